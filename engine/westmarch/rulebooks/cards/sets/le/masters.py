"""What single events of The Lidless Eye do between masters and servants."""

from collections.abc import Iterator

from westmarch.cards.model.phrases.things import Cards
from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.control import is_character, is_ringwraith
from westmarch.mechanics.lookups import company_of
from westmarch.mechanics.quantities.actions import COPIES
from westmarch.mechanics.quantities.influence import DIRECT_INFLUENCE
from westmarch.mechanics.quantities.people import AVATAR, MIND, PROWESS
from westmarch.rulebooks.cards.choices import is_called_for
from westmarch.rulebooks.cards.things.cards import is_such_card
from westmarch.table.actions import ChooseCard, PlayEvent
from westmarch.table.events.cards import (
    CardChosen,
    CardMoved,
    CardUntapped,
    ChoiceCalled,
    ShuffleCalled,
)
from westmarch.table.events.chain import ChainEnded, OwnTextFollowed, RollCalled, RollMade
from westmarch.table.events.characters import CharacterPlayed, CharacterWounded
from westmarch.table.events.combat import BodyCheckCalled, BodyCheckFailed
from westmarch.table.events.memory import Forgotten, Remembered
from westmarch.table.game import Game
from westmarch.table.state import IN_PLAY, Fact

# LE-166

BACK_TO_THE_FRAY = Rulebook("LE-166")

_BACK = "LE-166.calls-them-back"


@BACK_TO_THE_FRAY.react("calls-them-back", OwnTextFollowed)
def may_come_back(game: Game, event: OwnTextFollowed) -> Iterator[Event]:
    """Both players may have some come back, first the one who has played it."""
    yield from _asks_for(game, event.card, event.here.player, ())


def _asks_for(game: Game, card: str, player: str, called: tuple[str, ...]) -> Iterator[Event]:
    """Have a player name another one, or the card itself when that is enough."""
    there = (each for each in game.state.pile(player, "discard-pile") if each not in called)
    left = tuple(each for each in there if is_character(game, each))
    if left:
        yield ChoiceCalled(card=card, player=player, among=(card, *left), what=(_BACK, player))
    else:
        yield from _is_done(game, card, player)


def _is_done(game: Game, card: str, player: str) -> Iterator[Event]:
    """Shuffle, and have the other player name some, if he has not."""
    yield ShuffleCalled(player=player)
    if player == game.card(card).owner:
        yield from _asks_for(game, card, game.state.opponent(player), ())


@BACK_TO_THE_FRAY.permit(
    "calls-them-back", ChooseCard, says="Whoever is named goes back into the play deck."
)
def names_somebody(game: Game, action: ChooseCard) -> bool | None:
    """The player names one after the other."""
    return is_called_for(game, action, _BACK)


@BACK_TO_THE_FRAY.react("calls-them-back", CardChosen)
def comes_back(game: Game, event: CardChosen) -> Iterator[Event]:
    """Whoever is named goes into the play deck, which is shuffled in the end."""
    if game.printed(event.card).id != "LE-166":
        return
    player = event.what[1]
    if event.chosen == event.card:
        yield from _is_done(game, event.card, player)
    else:
        yield CardMoved(card=event.chosen, to="play-deck")
        yield from _asks_for(game, event.card, player, (event.chosen,))


# LE-167

BADE_TO_RULE = Rulebook("LE-167")


@BADE_TO_RULE.forbid(
    "before-he-comes", PlayEvent, says="One's Ringwraith is in play, and it goes to him."
)
def has_come(game: Game, action: PlayEvent) -> bool:
    """On nobody it is played for as long as there is no Ringwraith."""
    avatar = game.value(AVATAR, action.player)
    awaiting = game.printed(action.card).id == "LE-167" and action.effect == 1
    return awaiting and avatar is not None and is_ringwraith(game, avatar)


@BADE_TO_RULE.react("before-he-comes", CharacterPlayed)
def goes_to_him(game: Game, event: CharacterPlayed) -> list[Event]:
    """When he comes it is placed with him."""
    player = game.card(event.card).owner
    if game.value(AVATAR, player) != event.card or not is_ringwraith(game, event.card):
        return []
    waiting = (game.card(each) for each in game.value(COPIES, "LE-167"))
    return [
        CardMoved(card=each.id, to=IN_PLAY, host=event.card)
        for each in waiting
        if each.owner == player and each.host is None
    ]


# LE-210

NO_MORE_NONSENSE = Rulebook("LE-210")

_LEADERS, _OTHERS = "LE-210, the leader", "LE-210, the other"
_CHALLENGED = "LE-210, whom"
_HEARD = "is heard, or not"
"""Remembered of the event: what the direct influence of the leader gains, or loses."""
_NONSENSE = Cards(("hazard permanent-event",))


@NO_MORE_NONSENSE.react("settles-it", OwnTextFollowed)
def rolls_first(game: Game, event: OwnTextFollowed) -> list[Event]:
    """First it is rolled for the leader."""
    leader = event.here.target
    return [] if leader is None else [RollCalled(event.card, leader, (_LEADERS, event.here, 0))]


@NO_MORE_NONSENSE.react("settles-it", RollMade)
def has_rolled(game: Game, event: RollMade) -> Iterator[Event]:
    """Then somebody is named, and it is rolled for him, too."""
    if game.printed(event.card).id != "LE-210":
        return
    stage, here, before = event.what
    leader = str(here.target)
    if stage == _LEADERS:
        company = company_of(game, leader)
        group = company.characters if company is not None else ()
        others = tuple(each for each in group if each != leader)
        if others:
            what = (_CHALLENGED, here, event.roll)
            yield ChoiceCalled(card=event.card, player=here.player, among=others, what=what)
        return
    strength, against = game.value(PROWESS, leader), game.value(PROWESS, event.of)
    wins = before + strength > event.roll + against
    if wins:
        for each in game.card(event.of).holds:
            if is_such_card(game, _NONSENSE, each):
                yield CardMoved(card=each, to="discard-pile")
    yield Remembered(fact=Fact(_HEARD, event.card, 2 if wins else -2, "game", "LE-210"))


@NO_MORE_NONSENSE.permit(
    "settles-it", ChooseCard, says="It is between the leader and another of his company."
)
def names_the_other(game: Game, action: ChooseCard) -> bool | None:
    """His player says with whom."""
    return is_called_for(game, action, _CHALLENGED)


@NO_MORE_NONSENSE.react("settles-it", CardChosen)
def is_named(game: Game, event: CardChosen) -> list[Event]:
    """It is rolled for whoever is named."""
    if game.printed(event.card).id != "LE-210":
        return []
    _, here, before = event.what
    return [RollCalled(event.card, event.chosen, (_OTHERS, here, before))]


@NO_MORE_NONSENSE.adjust("settles-it", DIRECT_INFLUENCE, says="No More Nonsense")
def is_heard(game: Game, influence: int, who: str) -> int | None:
    """From then on they listen to him, or they do not."""
    facts = (
        game.state.fact(_HEARD, each)
        for each in game.value(COPIES, "LE-210")
        if game.card(each).host == who
    )
    change = sum(each.value for each in facts if each is not None)
    return influence + change if change else None


# LE-254

WHERE_THERES_A_WHIP = Rulebook("LE-254")

_DRIVEN = "is driven on"
"""Remembered of a company while the whip is over it, and of those who feel it."""


@WHERE_THERES_A_WHIP.react("drives-them", OwnTextFollowed)
def is_over_them(game: Game, event: OwnTextFollowed) -> Iterator[Event]:
    """Whoever is tapped and weaker feels it."""
    master = str(event.here.target)
    company = company_of(game, master)
    if company is None:
        return
    weak = [each for each in company.characters if _is_weaker(game, each, master)]
    felt = [each for each in weak if game.card(each).position == "tapped"]
    for each in (company.id, *felt):
        yield Remembered(fact=Fact(_DRIVEN, each, None, "turn", "LE-254"))
    for each in felt:
        yield BodyCheckCalled(character=each, of_strike=False, modifier=-2)


def _is_weaker(game: Game, who: str, master: str) -> bool:
    """Tell whether somebody is of a lower mind and of less prowess."""
    mind, masters = game.value(MIND, who), game.value(MIND, master)
    if mind is None or masters is None:
        return False
    return mind < masters and game.value(PROWESS, who) < game.value(PROWESS, master)


@WHERE_THERES_A_WHIP.replace("drives-them", BodyCheckFailed)
def is_only_hurt(game: Game, event: BodyCheckFailed) -> list[Event] | None:
    """It wounds, and kills nobody."""
    felt = not event.of_strike and game.state.fact(_DRIVEN, event.character) is not None
    return [CharacterWounded(card=event.character)] if felt else None


@WHERE_THERES_A_WHIP.react("drives-them", ChainEnded)
def stand_up(game: Game, event: ChainEnded) -> Iterator[Event]:
    """When it is over all stand up who can."""
    for fact in game.state.facts_of(_DRIVEN):
        yield Forgotten(what=_DRIVEN, about=fact.about)
        company = game.state.companies.get(fact.about)
        for each in company.characters if company is not None else ():
            if game.card(each).position == "tapped":
                yield CardUntapped(card=each)
