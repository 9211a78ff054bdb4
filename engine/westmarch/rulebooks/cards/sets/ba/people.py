"""What the Balrog and those with him say, and the events of others."""

from collections.abc import Iterator

from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.control import is_character
from westmarch.mechanics.lookups import character_facts, company_of, in_play
from westmarch.mechanics.movement import REGION, STARTER, Way
from westmarch.mechanics.quantities.actions import COPIES
from westmarch.mechanics.quantities.combat import READY_FOR_STRIKE
from westmarch.mechanics.quantities.items import LABELS
from westmarch.mechanics.quantities.journeys import GOES_OVERLAND, UNDER_DEEPS_NUMBER, WAYS
from westmarch.mechanics.quantities.people import (
    AVATAR_MAY_COME,
    LEADS_OTHERS,
    MAY_COME,
    SKILLS_LEARNT,
    SKILLS_LOST,
)
from westmarch.mechanics.quantities.uniqueness import BEING, GIVES_WAY
from westmarch.mechanics.sides import is_hazard_for
from westmarch.rulebooks.cards.choices import is_called_for
from westmarch.rulebooks.cards.clause_registry import AS_WRITTEN
from westmarch.table.actions import AnyPlay, ChangeControl, ChooseCard, PlayCharacter
from westmarch.table.events.cards import (
    CardChosen,
    CardMoved,
    CardShown,
    ChoiceCalled,
    ShuffleCalled,
)
from westmarch.table.events.chain import OwnTextFollowed, RollCalled, RollMade
from westmarch.table.events.characters import CharacterEliminated, CharacterPlayed, ControlChanged
from westmarch.table.events.rings import RingMastered
from westmarch.table.game import Game
from westmarch.table.state import IN_PLAY

# BA-1

STRIDER = Rulebook("BA-1")


@STRIDER.permit(
    "aragorn-takes-his-place",
    PlayCharacter,
    says=AS_WRITTEN,
    lifts=(
        "core.organization.character-play-sites",
        "core.organization.avatar-limits-character-play",
    ),
)
def aragorn_comes_where_he_is(game: Game, action: PlayCharacter) -> bool | None:
    """Aragorn comes into play wherever Strider's company is."""
    if _strider_in(game, action.card, action.company) is None or action.controller is not None:
        return None
    return game.value(MAY_COME, action) or None


@STRIDER.define("aragorn-takes-his-place", GIVES_WAY)
def makes_room(game: Game, card: str, action: AnyPlay) -> bool | None:
    """Strider leaves as he comes."""
    if not isinstance(action, PlayCharacter):
        return None
    return card == _strider_in(game, action.card, action.company) or None


@STRIDER.react("aragorn-takes-his-place", CharacterPlayed)
def all_goes_over(game: Game, event: CharacterPlayed) -> list[Event]:
    """All that was Strider's is Aragorn's from now on."""
    strider = _strider_in(game, event.card, event.company)
    if strider is None:
        return []
    return [
        *(
            ControlChanged(card=each, controller=event.card)
            if is_character(game, each)
            else CardMoved(card=each, to=IN_PLAY, host=event.card)
            for each in game.card(strider).holds
        ),
        CardMoved(card=strider, to="removed-from-the-game"),
    ]


def _strider_in(game: Game, card: str, company: str | None) -> str | None:
    """Strider, if he is in the company and the card is Aragorn."""
    if company is None or game.name(card) != "Aragorn II":
        return None
    among = game.state.companies[company].characters
    return next((each for each in among if game.card(each).card == "BA-1"), None)


# BA-3

THE_BALROG = Rulebook("BA-3")


@THE_BALROG.react("one-balrog", CharacterPlayed)
def others_are_gone(game: Game, event: CharacterPlayed) -> list[Event]:
    """There is one Balrog when he comes."""
    if game.card(event.card).card != "BA-3":
        return []
    return [CardMoved(card=each, to="discard-pile") for each in _other_balrogs(game, event.card)]


@THE_BALROG.permit(
    "one-balrog",
    PlayCharacter,
    says=AS_WRITTEN,
    lifts=("core.glossary.one-manifestation-in-play",),
)
def others_make_room(game: Game, action: PlayCharacter) -> bool | None:
    """So no other keeps him out of play."""
    if game.card(action.card).card != "BA-3" or not _other_balrogs(game, action.card):
        return None
    return game.value(AVATAR_MAY_COME, action) or None


def _other_balrogs(game: Game, balrog: str) -> list[str]:
    being = game.value(BEING, game.card(balrog).card)
    return [
        each
        for each in in_play(game)
        if each != balrog and game.value(BEING, game.card(each).card) == being
    ]


@THE_BALROG.adjust(
    "deep-roads",
    WAYS,
    says="The Balrog moves between adjacent Under-deeps sites and in no other way.",
    bars=True,
)
def goes_by_the_deeps(
    game: Game, ways: tuple[Way, ...], company: str, site: str
) -> tuple[Way, ...] | None:
    """He leaves the Under-deeps no farther than to what lies next to them."""
    if not ways or not _is_among(game, company):
        return None
    let_out = game.value(GOES_OVERLAND, company, site)
    closed = (STARTER,) if let_out else (STARTER, REGION)
    return tuple(each for each in ways if each.name not in closed)


@THE_BALROG.adjust("deep-roads", UNDER_DEEPS_NUMBER, says="The Balrog")
def knows_the_deep_roads(game: Game, number: int | None, company: str) -> int | None:
    """His company gets through where others do not."""
    return number - 3 if number and _is_among(game, company) else None


@THE_BALROG.forbid("no-followers", ChangeControl, PlayCharacter, says=AS_WRITTEN)
def follows_nobody_else(game: Game, action: ChangeControl | PlayCharacter) -> bool:
    """Nobody follows him."""
    controller = action.controller
    if controller is None or game.card(controller).card != "BA-3":
        return False
    return not game.value(LEADS_OTHERS, controller)


def _is_among(game: Game, company: str) -> bool:
    characters = game.state.companies[company].characters
    return any(game.card(each).card == "BA-3" for each in characters)


# BA-32

SHOW_THINGS_UNBIDDEN = Rulebook("BA-32")

_SENDS_BACK = "BA-32.sends-back"


@SHOW_THINGS_UNBIDDEN.react("sends-back", OwnTextFollowed)
def hazards_go_back(game: Game, event: OwnTextFollowed) -> list[Event]:
    """Three hazards go back into the opponent's play deck."""
    return [*_send_back(game, event.card, 3)]


@SHOW_THINGS_UNBIDDEN.permit(
    "sends-back", ChooseCard, says="What may be chosen is what Show Things Unbidden calls for."
)
def says_which(game: Game, action: ChooseCard) -> bool | None:
    """Where there are more, whose hand it is chooses."""
    return is_called_for(game, action, _SENDS_BACK)


@SHOW_THINGS_UNBIDDEN.react("sends-back", CardChosen)
def one_goes_back(game: Game, event: CardChosen) -> list[Event]:
    """One goes, and then there are fewer to choose."""
    if game.printed(event.card).id != "BA-32" or event.what[0] != _SENDS_BACK:
        return []
    _, number = event.what
    gone = CardMoved(card=event.chosen, to="play-deck")
    return [
        CardShown(card=event.chosen),
        gone,
        *_send_back(game, event.card, number - 1, event.chosen),
    ]


def _send_back(game: Game, card: str, number: int, but: str | None = None) -> Iterator[Event]:
    """Send back all such hazards, or have their player choose the first of them."""
    opponent = game.state.opponent(game.card(card).owner)
    hand = game.state.pile(opponent, "hand")
    hazards = tuple(
        each
        for each in hand
        if each != but
        and is_hazard_for(game, opponent, each)
        and "environment" not in game.value(LABELS, each)
    )
    if 0 < number < len(hazards):
        what = (_SENDS_BACK, number)
        yield ChoiceCalled(card=card, player=opponent, among=hazards, what=what)
        return
    if len(hazards) < number:
        yield from (CardShown(card=each) for each in hand)
    if number:
        yield from (CardShown(card=each) for each in hazards)
        yield from (CardMoved(card=each, to="play-deck") for each in hazards)
    yield ShuffleCalled(player=opponent)


# BA-52

CHALLENGE_THE_POWER = Rulebook("BA-52")

_CHALLENGE = "BA-52.challenges"


@CHALLENGE_THE_POWER.react("challenges", OwnTextFollowed)
def challenges(game: Game, event: OwnTextFollowed) -> list[Event]:
    """The Balrog measures himself with the maker of the Ring."""
    balrog = event.here.target
    if balrog not in game.state.cards:
        return []
    return [RollCalled(card=event.card, of=balrog, what=_CHALLENGE)]


@CHALLENGE_THE_POWER.react("challenges", RollMade)
def comes_of_it(game: Game, event: RollMade) -> list[Event]:
    """It is his end, or he is the lord of all."""
    if event.what != _CHALLENGE:
        return []
    company = company_of(game, event.of)
    sages = [each for each in company.characters if _is_sage(game, each)] if company else []
    others = [each for each in game.value(COPIES, "BA-52") if each != event.card]
    total = event.roll + len(sages) + len(others)
    if total < 7:
        return [CharacterEliminated(card=event.of)]
    if total < 9:
        return [CardMoved(card=event.card, to="discard-pile")]
    player = game.card(event.card).owner
    return [RingMastered(card=event.card, player=player)] if total > 10 else []


def _is_sage(game: Game, who: str) -> bool:
    skills = (*character_facts(game, who).skills, *game.value(SKILLS_LEARNT, who))
    return "sage" in skills and "sage" not in game.value(SKILLS_LOST, who)


# BA-46

GREAT_TROLL = Rulebook("BA-46")


@GREAT_TROLL.define("always-in-the-way", READY_FOR_STRIKE)
def stands_there_all_the_same(game: Game, who: str) -> bool | None:
    """Tired or hurt, it is as large as ever."""
    return game.printed(who).id == "BA-46" or None
