"""What hazards of The White Hand say that no others say."""

from westmarch.cards.model.card import Character, Faction
from westmarch.kernel.event import Event
from westmarch.kernel.order import Layer
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.items import is_ring
from westmarch.mechanics.lookups import character_facts, in_play, item_facts
from westmarch.mechanics.quantities.actions import COPIES
from westmarch.mechanics.quantities.influence import INFLUENCE_RESULT, INFLUENCE_TOTAL
from westmarch.mechanics.quantities.points import POINTS, STAGE_POINTS, STAGE_RESOURCES
from westmarch.mechanics.sides import is_fallen, is_stage
from westmarch.rulebooks.cards.choices import is_called_for
from westmarch.rulebooks.cards.clause_registry import AS_WRITTEN
from westmarch.rulebooks.cards.context import follows_own
from westmarch.rulebooks.cards.demands import demand_check
from westmarch.rulebooks.cards.wizardhavens import is_protected
from westmarch.table.actions import ChooseCard, InfluenceCard, PlayCharacter, PlayEvent
from westmarch.table.events.cards import (
    AllyPlayed,
    CardChosen,
    CardMoved,
    CardShown,
    ChoiceCalled,
    EventPlayed,
    FactionPlayed,
    ItemLost,
    ItemPlayed,
)
from westmarch.table.events.chain import OwnTextFollowed
from westmarch.table.game import Game


def _bearers(game: Game, card: str) -> list[str]:
    """Whoever bears a copy of a card of the pool."""
    hosts = (game.card(each).host for each in game.value(COPIES, card))
    return [str(each) for each in hosts if each in game.state.cards]


# WH-17

ECHOES_OF_THE_SONG = Rulebook("WH-17")

_GIVES_UP = "WH-17.gives-one-up"


@ECHOES_OF_THE_SONG.forbid("gives-one-up", PlayEvent, says=AS_WRITTEN)
def has_not_strayed_enough(game: Game, action: PlayEvent) -> bool:
    """It takes several Stage cards, and four stage points."""
    if not follows_own(game, action, _GIVES_UP):
        return False
    opponent = game.state.opponent(action.player)
    few = len(game.value(STAGE_RESOURCES, opponent)) < 2
    return few or game.value(STAGE_POINTS, opponent) < 4


@ECHOES_OF_THE_SONG.react("gives-one-up", OwnTextFollowed)
def calls_for_one(game: Game, event: OwnTextFollowed) -> list[Event]:
    """Whose they are chooses."""
    opponent = game.state.opponent(event.here.player)
    among = tuple(game.value(STAGE_RESOURCES, opponent))
    if not among:
        return []
    return [ChoiceCalled(card=event.card, player=opponent, among=among, what=(_GIVES_UP,))]


@ECHOES_OF_THE_SONG.permit(
    "gives-one-up", ChooseCard, says="What may be chosen is what Echoes of the Song calls for."
)
def says_which(game: Game, action: ChooseCard) -> bool | None:
    """One of his Stage cards."""
    return is_called_for(game, action, _GIVES_UP)


@ECHOES_OF_THE_SONG.react("gives-one-up", CardChosen)
def is_given_up(game: Game, event: CardChosen) -> list[Event]:
    """It is discarded."""
    mine = game.printed(event.card).id == "WH-17" and event.what[0] == _GIVES_UP
    return [CardMoved(card=event.chosen, to="discard-pile")] if mine else []


# WH-19

FOOLS_BANE = Rulebook("WH-19")

_STEPS = ((18, -9), (12, -7), (7, -5), (3, -3), (0, -1))


def _distrust(game: Game, influencer: str, target: str) -> int:
    """What hero resources think of somebody, for each copy that he bears."""
    if game.printed(target).alignment != "hero" or game.printed(target).type == "character":
        return 0
    points = game.value(STAGE_POINTS, game.card(influencer).owner)
    amount = next((each for above, each in _STEPS if points > above), 0)
    return amount * _bearers(game, "WH-19").count(influencer)


@FOOLS_BANE.adjust("heroes-distrust-him", INFLUENCE_TOTAL)
def factions_distrust_him(
    game: Game, total: int, faction: str, character: str, dice: int
) -> int | None:
    """A hero faction is harder to win over."""
    change = _distrust(game, character, faction)
    return total + change if change else None


@FOOLS_BANE.adjust("heroes-distrust-him", INFLUENCE_RESULT)
def others_distrust_him(
    game: Game, result: int, attempt: InfluenceCard, ours: int, theirs: int
) -> int | None:
    """So is a hero resource of the opponent's."""
    change = _distrust(game, attempt.character, attempt.target)
    return result + change if change else None


@FOOLS_BANE.adjust("no-elves", POINTS, order=Layer.DENIED)
def elves_count_for_nothing(game: Game, points: int, card: str, player: str) -> int | None:
    """No Elf, and no faction of Elves, is worth anything to his player."""
    facts = game.printed(card).facts
    elves = isinstance(facts, Character | Faction) and facts.race == "Elf"
    his = any(game.card(each).owner == player for each in _bearers(game, "WH-19"))
    return 0 if points and elves and his else None


# WH-22

GRIP_OF_AMBITION = Rulebook("WH-22")


@GRIP_OF_AMBITION.adjust("one-more", STAGE_POINTS, order=Layer.LAST, says="In the Grip of Ambition")
def one_leads_to_another(game: Game, points: int, player: str) -> int | None:
    """Whoever has strayed far strays one step farther."""
    if points <= 7:
        return None
    hosts = sum(game.card(each).owner == player for each in _bearers(game, "WH-22"))
    return points + hosts if hosts else None


# WH-23

INNER_ROT = Rulebook("WH-23")


@INNER_ROT.react("every-step", EventPlayed, ItemPlayed, AllyPlayed, FactionPlayed)
def checks_at_every_step(
    game: Game, event: EventPlayed | ItemPlayed | AllyPlayed | FactionPlayed
) -> list[Event]:
    """Each Stage card has him make a corruption check."""
    if not is_stage(game, event.card):
        return []
    player = game.card(event.card).owner
    return [
        demand_check(game, copy, str(host), event.card)
        for copy in game.value(COPIES, "WH-23")
        if (host := game.card(copy).host) in game.state.cards
        and game.card(str(host)).owner == player
    ]


# WH-26

MASK_TORN = Rulebook("WH-26")


@MASK_TORN.forbid("nobody-great", PlayCharacter, says=AS_WRITTEN)
def will_not_come(game: Game, action: PlayCharacter) -> bool:
    """Those who could see through him stay away."""
    if not game.value(COPIES, "WH-26") or not is_fallen(game, action.player):
        return False
    most = 3 if game.value(STAGE_POINTS, action.player) > 9 else 4
    return (character_facts(game, action.card).mind or 0) > most


# WH-27

NATURES_REVENGE = Rulebook("WH-27")


@NATURES_REVENGE.forbid("unprotected", PlayEvent, says=AS_WRITTEN)
def is_guarded(game: Game, action: PlayEvent) -> bool:
    """A protected Wizardhaven is left alone."""
    site = action.target
    meant = follows_own(game, action, "WH-27.unprotected") and site in game.state.cards
    return meant and is_protected(game, str(site))


# WH-14, WH-24

BLIND_TO_THE_WEST, IRE_OF_THE_EAST = Rulebook("WH-14"), Rulebook("WH-24")


def _against(book: Rulebook, side: str) -> None:
    """Let it be aimed at a Fallen-wizard's short-events of one side only."""

    @book.forbid("against-the-strayed", PlayEvent, says=AS_WRITTEN)
    def is_no_such_event(game: Game, action: PlayEvent) -> bool:
        """It takes an event of that side, and somebody who has strayed to play it."""
        event = game.state.cards.get(action.target or "")
        if game.printed(action.card).id != book.chapter or event is None:
            return False
        return game.printed(event.id).alignment != side or not is_fallen(game, event.owner)


_against(BLIND_TO_THE_WEST, "hero")
_against(IRE_OF_THE_EAST, "minion")

# WH-29

ROLLED_DOWN_TO_THE_SEA = Rulebook("WH-29")

_RING = "WH-29.asks-for-a-ring"


@ROLLED_DOWN_TO_THE_SEA.react("asks-for-a-ring", OwnTextFollowed)
def asks_for_a_ring(game: Game, event: OwnTextFollowed) -> list[Event]:
    """One ring goes, from hand or from somebody; or he shows that he has none in hand."""
    opponent = game.state.opponent(event.here.player)
    hand = game.state.pile(opponent, "hand")
    borne = tuple(each for each in in_play(game) if game.card(each).owner == opponent)
    among = tuple(
        each
        for each in (*hand, *borne)
        if item_facts(game, each) is not None and is_ring(game, each)
    )
    if among:
        return [ChoiceCalled(card=event.card, player=opponent, among=among, what=(_RING,))]
    return [CardShown(card=each) for each in hand]


@ROLLED_DOWN_TO_THE_SEA.permit(
    "asks-for-a-ring",
    ChooseCard,
    says="What may be chosen is what Rolled down to the Sea calls for.",
)
def says_which_ring(game: Game, action: ChooseCard) -> bool | None:
    """It is for him to say which."""
    return is_called_for(game, action, _RING)


@ROLLED_DOWN_TO_THE_SEA.react("asks-for-a-ring", CardChosen)
def rolls_away(game: Game, event: CardChosen) -> list[Event]:
    """It is discarded."""
    mine = game.printed(event.card).id == "WH-29" and event.what[0] == _RING
    return [ItemLost(card=event.chosen)] if mine else []
