"""What single Nazgûl of The Wizards do when they are spent as events."""

from collections.abc import Iterator

from westmarch.cards.model.card import Creature
from westmarch.cards.model.phrases.things import Attacks, Cards
from westmarch.kernel.event import Event
from westmarch.kernel.order import Layer
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.control import characters_of
from westmarch.mechanics.corruption import supported_check, supports_a_companion
from westmarch.mechanics.lookups import in_hand, in_play
from westmarch.mechanics.quantities.combat import ATTACK_CHANGE
from westmarch.mechanics.quantities.corruption import MAKES_CHECKS
from westmarch.mechanics.quantities.sites import SITE_TYPE
from westmarch.mechanics.quantities.turn import ACTS_AGAINST_JOURNEYS
from westmarch.rulebooks.cards.choices import is_answer, is_called_for
from westmarch.rulebooks.cards.context import follows_own
from westmarch.rulebooks.cards.lasting import leave, own_reached
from westmarch.rulebooks.cards.things.attacks import is_such_attack
from westmarch.rulebooks.cards.things.cards import is_such_card
from westmarch.table.actions import ChooseCard, PlayEvent, SpendNazgul, SupportCheck, UseCard
from westmarch.table.events.cards import CardChosen, CardMoved, ChoiceCalled
from westmarch.table.events.chain import Declared, OwnTextFollowed
from westmarch.table.events.characters import CorruptionCheckCalled
from westmarch.table.events.memory import Forgotten, Remembered
from westmarch.table.events.turns import PhaseEnded
from westmarch.table.game import Game
from westmarch.table.state import LASTING, Fact

# TW-31

DWAR_OF_WAW = Rulebook("TW-31")

_BEASTS = Attacks(races=("Wolf", "Spider", "Animal"))


@DWAR_OF_WAW.react("rouses-beasts", OwnTextFollowed)
def rouses_them(game: Game, event: OwnTextFollowed) -> list[Event]:
    """They hear him wherever they are."""
    return [leave(game, event, event.card, LASTING)]


@DWAR_OF_WAW.define("rouses-beasts", ATTACK_CHANGE, says="Dwar of Waw")
def are_roused(game: Game, what: str) -> int | None:
    """They are stronger for it."""
    if what != "prowess" or not own_reached(game, "TW-31.rouses-beasts"):
        return None
    return 1 if is_such_attack(game, _BEASTS, game.state.combat) else None


# TW-47

KHAMUL_THE_EASTERLING = Rulebook("TW-47")

_EMPTIES = "TW-47.empties-the-hand"
_CALLED = "Nazgûl as Khamûl called"
"""Remembered of the card: how many were in play when it was declared, and it among them."""


@KHAMUL_THE_EASTERLING.react("empties-the-hand", Declared)
def counts_them(game: Game, event: Declared) -> list[Event]:
    """It counts who is there as he calls."""
    used = event.action.card if isinstance(event.action, UseCard) else None
    if used is None or game.printed(used).id != "TW-47":
        return []
    nazgul = Cards(("Nazgûl event",))
    others = [each for each in in_play(game) if each != used and is_such_card(game, nazgul, each)]
    return [Remembered(fact=Fact(_CALLED, used, len(others) + 1, "chain", "TW-47"))]


@KHAMUL_THE_EASTERLING.react("empties-the-hand", OwnTextFollowed)
def empties_the_hand(game: Game, event: OwnTextFollowed) -> list[Event]:
    """The opponent begins to lay cards down."""
    called = game.state.fact(_CALLED, event.card)
    opponent = game.state.opponent(event.here.player)
    number = called.value if called is not None else 1
    return [*_discard(game, event.card, opponent, number)]


@KHAMUL_THE_EASTERLING.permit(
    "empties-the-hand", ChooseCard, says="What may be chosen is what Khamûl calls for."
)
def says_which(game: Game, action: ChooseCard) -> bool | None:
    """Which cards they are he says himself."""
    return is_called_for(game, action, _EMPTIES)


@KHAMUL_THE_EASTERLING.react("empties-the-hand", CardChosen)
def lays_it_down(game: Game, event: CardChosen) -> list[Event]:
    """One after the other goes."""
    if game.printed(event.card).id != "TW-47" or event.what[0] != _EMPTIES:
        return []
    _, player, number = event.what
    gone = CardMoved(card=event.chosen, to="discard-pile")
    return [gone, *_discard(game, event.card, player, number - 1, event.chosen)]


def _discard(
    game: Game, card: str, player: str, number: int, but: str | None = None
) -> Iterator[Event]:
    """Discard all there is, or have the player choose the first of what he keeps less of."""
    held = [each for each in game.state.pile(player, "hand") if each != but]
    if len(held) <= number:
        yield from (CardMoved(card=each, to="discard-pile") for each in held)
    elif number > 0:
        yield ChoiceCalled(
            card=card, player=player, among=tuple(held), what=(_EMPTIES, player, number)
        )


# TW-63

MORGUL_HORSE = Rulebook("TW-63")

_BACK = "TW-63.brings-him-back"


@MORGUL_HORSE.forbid(
    "brings-him-back", PlayEvent, says="No Nazgûl of {action.player}'s has just been spent."
)
def has_nobody_to_carry(game: Game, action: PlayEvent) -> bool:
    """It answers what one of them is spent for."""
    if not follows_own(game, action, _BACK) or action in game.state.chain:
        return False
    return _just_spent(game, action.player) is None


@MORGUL_HORSE.permit(
    "brings-him-back",
    PlayEvent,
    says="Morgul-horse is played in answer to what a Nazgûl is spent for.",
)
def comes_for_him(game: Game, action: PlayEvent) -> bool | None:
    """What it is played on is out of play by then, and so it names nothing."""
    if not follows_own(game, action, _BACK) or action.target is not None:
        return None
    held = in_hand(game, action.player, action.card)
    return (held and game.value(ACTS_AGAINST_JOURNEYS, action.player)) or None


@MORGUL_HORSE.react("brings-him-back", OwnTextFollowed)
def brings_him_back(game: Game, event: OwnTextFollowed) -> list[Event]:
    """He is in hand again, and what he was spent for happens all the same."""
    rider = _just_spent(game, event.here.player)
    return [CardMoved(card=rider, to="hand")] if rider is not None else []


def _just_spent(game: Game, player: str) -> str | None:
    """Whoever was spent last, for what has not resolved yet, and lies where he was discarded."""
    for each in game.state.chain:
        if not isinstance(each, UseCard | SpendNazgul) or each.player != player:
            continue
        facts = game.printed(each.card).facts
        rider = isinstance(facts, Creature) and facts.attack.race == "Nazgûl"
        if rider and game.card(each.card).place == "discard-pile":
            return each.card
    return None


# TW-83

REN_THE_UNCLEAN = Rulebook("TW-83")

_UNSETTLES = "TW-83.unsettles-all"


@REN_THE_UNCLEAN.react("unsettles-all", OwnTextFollowed)
def unsettles_all(game: Game, event: OwnTextFollowed) -> list[Event]:
    """Both players say in which order their people make their checks."""
    # He is not in play any more, and what he says of support holds as long as it is remembered.
    asked = _ordered(game, event.card, game.state.turn_player, ())
    return [leave(game, event, event.card, "turn"), *asked] if asked else []


@REN_THE_UNCLEAN.permit(
    "unsettles-all", ChooseCard, says="What may be chosen is who makes the next check for Ren."
)
def says_who_is_next(game: Game, action: ChooseCard) -> bool | None:
    """One after the other is named."""
    return is_called_for(game, action, _UNSETTLES)


@REN_THE_UNCLEAN.react("unsettles-all", CardChosen)
def is_next(game: Game, event: CardChosen) -> list[Event]:
    """Whoever is named comes after those who were named before him."""
    if not is_answer(event, _UNSETTLES):
        return []
    _, player, before = event.what
    return _ordered(game, event.card, player, (*before, event.chosen))


@REN_THE_UNCLEAN.permit(
    "unsettles-all",
    SupportCheck,
    says="The check is for Ren, and the hazard player's people support it, too.",
    lifts=("core.corruption.support-resource-player-only",),
)
def others_support_it(game: Game, action: SupportCheck) -> bool | None:
    """The hazard player plays no resources in this turn, but his people support each other."""
    check = supported_check(game, action)
    source = check.source if check is not None else None
    if source is None or game.printed(source).id != "TW-83":
        return None
    # Who they are that support whom is as in any check.
    return supports_a_companion(game, action) is None or None


def _ordered(game: Game, card: str, player: str, before: tuple[str, ...]) -> list[Event]:
    """Ask who comes next, as long as there is a choice; then have all of them make their checks."""
    left = [
        each
        for each in characters_of(game, player)
        if each not in before and game.value(MAKES_CHECKS, each)
    ]
    if len(left) > 1:
        what = (_UNSETTLES, player, before)
        return [ChoiceCalled(card=card, player=player, among=tuple(left), what=what)]
    order = (*before, *left)
    if player == game.state.turn_player:
        return _ordered(game, card, game.state.opponent(player), order)
    # What is declared last resolves first.
    return [CorruptionCheckCalled(character=each, source=card) for each in reversed(order)]


# TW-107

UVATHA_THE_HORSEMAN = Rulebook("TW-107")

_CALLS = "TW-107.calls-a-creature"


@UVATHA_THE_HORSEMAN.react("calls-a-creature", OwnTextFollowed)
def calls_one(game: Game, event: OwnTextFollowed) -> list[Event]:
    """Any creature will come but himself, who is not discarded yet while he calls."""
    player = event.here.player
    creatures = tuple(
        each
        for each in game.state.pile(player, "discard-pile")
        if each != event.card and game.printed(each).type == "creature"
    )
    if not creatures:
        return []
    return [ChoiceCalled(card=event.card, player=player, among=creatures, what=(_CALLS,))]


@UVATHA_THE_HORSEMAN.permit(
    "calls-a-creature", ChooseCard, says="What may be chosen is what Ûvatha calls for."
)
def says_who_comes(game: Game, action: ChooseCard) -> bool | None:
    """His player says which."""
    return is_called_for(game, action, _CALLS)


@UVATHA_THE_HORSEMAN.react("calls-a-creature", CardChosen)
def it_comes(game: Game, event: CardChosen) -> list[Event]:
    """It is in hand again."""
    if game.printed(event.card).id != "TW-107" or event.what[0] != _CALLS:
        return []
    return [CardMoved(card=event.chosen, to="hand")]


# TW-113

WITCH_KING = Rulebook("TW-113")

_DARKNESS = "darkness of TW-113"
"""Remembered of the player whose long-event it is."""


@WITCH_KING.react("brings-darkness", OwnTextFollowed)
def brings_darkness(game: Game, event: OwnTextFollowed) -> list[Event]:
    """It lasts as a long-event does, without its card."""
    return [Remembered(fact=Fact(_DARKNESS, event.here.player, None, "game", "TW-113"))]


@WITCH_KING.adjust(
    "brings-darkness",
    SITE_TYPE,
    order=Layer.LATER,
    says="The Witch-king of Angmar brings darkness over it.",
)
def is_darkened(game: Game, site_type: str, site: str) -> str | None:
    """Every Shadow-hold is a Dark-hold."""
    dark = any(each.what == _DARKNESS for each in game.state.facts)
    return "Dark-hold" if dark and site_type == "Shadow-hold" else None


@WITCH_KING.react("brings-darkness", PhaseEnded)
def darkness_lifts(game: Game, event: PhaseEnded) -> list[Event]:
    """It is over when the hazard long-events of its player are."""
    player = game.state.opponent(game.state.turn_player)
    if event.phase != "long-event" or game.state.fact(_DARKNESS, player) is None:
        return []
    return [Forgotten(what=_DARKNESS, about=player)]
