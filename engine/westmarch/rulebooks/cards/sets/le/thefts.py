"""How single events of The Lidless Eye come by what others have, or do not know that they have."""

from msgspec.structs import replace

from westmarch.kernel.event import Event
from westmarch.kernel.judge import allows
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.allowances import ALLOWANCE, Allowance, allowances
from westmarch.mechanics.hands import at_hand
from westmarch.mechanics.lookups import company_of, in_hand
from westmarch.mechanics.rings import RESULT, is_gold_ring
from westmarch.rulebooks.cards.choices import is_called_for
from westmarch.rulebooks.cards.context import follows_own
from westmarch.rulebooks.cards.playable import is_to_be_had
from westmarch.table.actions import ChooseCard, PlayEvent, PlayItem, PlayRing
from westmarch.table.events.cards import CardChosen, CardMoved, ChoiceCalled
from westmarch.table.events.chain import OwnTextFollowed
from westmarch.table.events.memory import Remembered
from westmarch.table.events.rings import RingPlayed, RingTest, RingTested
from westmarch.table.game import Game
from westmarch.table.state import Fact, Window
from westmarch.table.windows import RING_TEST

# LE-226

SECRETS_OF_THEIR_FORGING = Rulebook("LE-226")

_MORE = "LE-226.is-more-than-gold"
_SHOWN = "LE-226.is-more-than-gold, which"
_RESULTS = range(13)
"""What a test may come to, as far as cards tell results apart."""


def _gold_rings(game: Game, company: str | None) -> tuple[str, ...]:
    members = game.state.companies[company].characters if company is not None else ()
    return tuple(
        each for who in members for each in game.card(who).holds if is_gold_ring(game, each)
    )


@SECRETS_OF_THEIR_FORGING.forbid(
    "is-more-than-gold", PlayEvent, says="There is no gold ring in that company."
)
def has_no_gold(game: Game, action: PlayEvent) -> bool:
    """It takes a gold ring."""
    if not follows_own(game, action, _MORE) or action.character is None:
        return False
    company = company_of(game, action.character)
    return company is None or not _gold_rings(game, company.id)


@SECRETS_OF_THEIR_FORGING.react("is-more-than-gold", OwnTextFollowed)
def looks_closely(game: Game, event: OwnTextFollowed) -> list[Event]:
    """His player says which ring he looks at."""
    company = company_of(game, event.here.actor) if event.here.actor is not None else None
    rings = _gold_rings(game, company.id) if company is not None else ()
    what = (_MORE, event.here)
    call = ChoiceCalled(card=event.card, player=event.here.player, among=rings, what=what)
    return [call] if rings else []


@SECRETS_OF_THEIR_FORGING.permit(
    "is-more-than-gold", ChooseCard, says="It may be any special ring that a test might show."
)
def says_what_it_is(game: Game, action: ChooseCard) -> bool | None:
    """His player says which ring it is about, and what it is; the event stands for nothing."""
    return is_called_for(game, action, _MORE, _SHOWN)


@SECRETS_OF_THEIR_FORGING.react("is-more-than-gold", CardChosen)
def is_known(game: Game, event: CardChosen) -> list[Event]:
    """The gold ring goes, and what it was comes in its place."""
    if game.printed(event.card).id != "LE-226" or event.what[0] not in (_MORE, _SHOWN):
        return []
    if event.what[0] == _MORE:
        here = event.what[1]
        held = at_hand(game, here.player)
        fitting = tuple(each for each in held if _may_be(game, here.player, event.chosen, each))
        what = (_SHOWN, here, event.chosen)
        among = (*fitting, event.card)
        return [ChoiceCalled(card=event.card, player=here.player, among=among, what=what)]
    _, here, ring = event.what
    bearer, gone = str(game.card(ring).host), CardMoved(card=ring, to="discard-pile")
    if event.chosen == event.card:
        return [gone]
    test = RingTest(here.player, ring, bearer, 0, event.card)
    return [gone, RingPlayed(card=event.chosen, character=bearer, test=test)]


def _may_be(game: Game, player: str, ring: str, special: str) -> bool:
    """Tell whether a special ring could be played for a gold ring by some result of a test."""
    if game.name(special) == "The One Ring":
        return False
    bearer = str(game.card(ring).host)
    test, window = RingTest(player, ring, bearer), Window(RING_TEST.name, (player,))
    action = PlayRing(player=player, card=special, ring=ring, character=bearer)
    for total in _RESULTS:
        fact = Fact(RESULT, ring, RingTested(test=test, roll=total, total=total))
        facts, windows = (*game.state.facts, fact), (*game.state.windows, window)
        quiet = {"chain": (), "pending": (), "choices": ()}
        state = replace(game.state, facts=facts, windows=windows, **quiet)
        if allows(Game(game.rules, game.pool, state), action):
            return True
    return False


# LE-243

THING_STOLEN = Rulebook("LE-243")

_CLASSES = ("minor", "major")
_PILE = "marshalling-point-pile"


@THING_STOLEN.forbid("is-lifted", PlayEvent, says="No faction was played at that site this turn.")
def look_after_their_things(game: Game, action: PlayEvent) -> bool:
    """Where a faction was played, nobody looks after his things."""
    if game.printed(action.card).id != "LE-243" or action.target not in game.state.companies:
        return False
    site = game.state.companies[str(action.target)].site
    pile = (each.state.pile(action.player, _PILE) for each in (game, game.turn_start))
    now, before = pile
    new = (each for each in now if each not in before and game.printed(each).type == "faction")
    return not any(is_to_be_had(game, each, site) for each in new)


@THING_STOLEN.react("is-lifted", OwnTextFollowed)
def may_be_lifted(game: Game, event: OwnTextFollowed) -> list[Event]:
    """Somebody of the company may have it, next or not at all."""
    company = event.here.company(game)
    if company is None:
        return []
    given = Allowance(event.card, _CLASSES, game.state.declared, hoard=False, anywhere=True)
    return [Remembered(fact=Fact(ALLOWANCE, company, given, "turn", "LE-243"))]


@THING_STOLEN.permit(
    "is-lifted",
    PlayItem,
    says="It is stolen, and was not for sale.",
    lifts=("TW-322",),
)
def is_lifted(game: Game, action: PlayItem) -> bool | None:
    """At an untapped site, too, and be it a thing that is found elsewhere."""
    company = company_of(game, action.character)
    if company is None or not in_hand(game, action.player, action.card):
        return None
    ready = game.card(action.character).position == "untapped" and game.state.phase == "site"
    return (
        ready
        and any(
            each.card == "LE-243"
            and game.state.is_next(action.player, each.value.declared)
            and each.value.covers(game, action)
            for each in allowances(game, company.id)
        )
    ) or None
