"""What single cards of Dark Minions about ways, above and below, say."""

from westmarch.cards.model.card import Creature
from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.journey import moves, site_of
from westmarch.mechanics.lookups import SiteAttack, current_company, in_play, site_facts
from westmarch.mechanics.movement_hazard import Return
from westmarch.mechanics.quantities.actions import COPIES, IN_PLAY_BY_NAME, NEGATED, STILL_DEMANDED
from westmarch.mechanics.quantities.journeys import REGION_LIMIT
from westmarch.mechanics.quantities.sites import ADDED_ATTACKS
from westmarch.rulebooks.cards.choices import is_called_for
from westmarch.rulebooks.cards.clause_registry import AS_WRITTEN
from westmarch.rulebooks.cards.lasting import EFFECT
from westmarch.rulebooks.cards.things.cards import is_event_now
from westmarch.table.actions import ChooseCard, PlayEvent
from westmarch.table.events.cards import CardChosen, ChoiceCalled, EventPlayed
from westmarch.table.events.chain import ConditionMet
from westmarch.table.events.combat import AttackBegan
from westmarch.table.events.companies import EntryDeclared, WayTaken
from westmarch.table.events.memory import Forgotten, Remembered
from westmarch.table.game import Game
from westmarch.table.state import IN_PLAY, Fact

# DM-162

VEIN_OF_ARDA = Rulebook("DM-162")


@VEIN_OF_ARDA.forbid("once-a-site", PlayEvent, says=AS_WRITTEN, again=True)
def is_dug_already(game: Game, action: PlayEvent) -> bool:
    """Whoever bears another is not at a site of the same name."""
    site = site_of(game, action.target) if action.target in game.state.cards else None
    if game.printed(action.card).id != "DM-162" or site is None:
        return False
    bearers = (game.card(each).host for each in game.value(COPIES, "DM-162") if each != action.card)
    dug = (site_of(game, each) for each in bearers if each in game.state.cards)
    return any(each is not None and game.name(each) == game.name(site) for each in dug)


# DM-75

NO_WAY_FORWARD = Rulebook("DM-75")

_AT_LEAST = 2


@NO_WAY_FORWARD.adjust("narrows-the-ways", REGION_LIMIT, says="No Way Forward")
def narrows_the_ways(game: Game, limit: int, company: str) -> int | None:
    """Ways are laid out while organizing, so what comes into play later narrows none."""
    before = game.turn_start.state.cards
    lay = [each for each in game.value(COPIES, "DM-75") if before[each].place == IN_PLAY]
    if not lay or limit <= _AT_LEAST:
        return None
    player = game.card(lay[0]).owner
    less = 2 if game.value(IN_PLAY_BY_NAME, "Doors of Night", player) else 1
    return max(_AT_LEAST, limit - less)


# DM-98

THE_WAY_IS_SHUT = Rulebook("DM-98")


def _goes_below(game: Game, company: str) -> bool:
    """Tell whether a company is on its way to or from a site of the Under-deeps."""
    here = game.state.companies[company]
    ends = (here.site, here.destination or here.site)
    return moves(game, company) and any(site_facts(game, each).under_deeps for each in ends)


@THE_WAY_IS_SHUT.react("bars-the-way", WayTaken, EventPlayed)
def way_is_shut(game: Game, event: WayTaken | EventPlayed) -> list[Event]:
    """As soon as its way is known, or the card is in play, it has to turn back."""
    if isinstance(event, WayTaken):
        company: str | None = event.company
    else:
        current = current_company(game)
        played = game.printed(event.card).id == "DM-98"
        company = current.id if played and current is not None else None
    if company is None or not _goes_below(game, company):
        return []
    player = game.state.turn_player
    return [
        ConditionMet(demand=Return(player=player, company=company, card=each))
        for each in game.value(COPIES, "DM-98")
    ]


@THE_WAY_IS_SHUT.define("bars-the-way", STILL_DEMANDED)
def way_is_still_shut(game: Game, sender: str, demand: object) -> bool:
    """Unless it is gone by then."""
    if not isinstance(demand, Return) or game.printed(sender).id != "DM-98":
        return False
    return game.card(sender).place == IN_PLAY and _goes_below(game, demand.company)


_WAYS_IN = ("Secret Passage", "Secret Entrance")


@THE_WAY_IS_SHUT.react("closes-side-doors", EventPlayed)
def closes_side_doors(game: Game, event: EventPlayed) -> list[Event]:
    """What the side doors have been good for is over."""
    if game.printed(event.card).id != "DM-98":
        return []
    return [
        Forgotten(what=each.what, about=each.about, card=each.card)
        for each in game.state.facts
        if each.what == EFFECT and each.card and game.name(each.card) in _WAYS_IN
    ]


@THE_WAY_IS_SHUT.define("closes-side-doors", NEGATED)
def leads_nowhere(game: Game, action: object) -> bool:
    """And no other comes to anything while it lies there."""
    if not isinstance(action, PlayEvent) or not game.value(COPIES, "DM-98"):
        return False
    return game.name(action.card) in _WAYS_IN


# DM-33, DM-35, DM-36, DM-40

IRON_DEEPS, SULFUR_DEEPS = Rulebook("DM-33"), Rulebook("DM-35")
UNDER_COURTS, UNDER_LEAS = Rulebook("DM-36"), Rulebook("DM-40")

_WHO: dict[str, tuple[str, ...]] = {
    "DM-33": ("Witch-king of Angmar",),
    "DM-35": ("Khamûl the Easterling", "Adûnaphel"),
    "DM-36": (),
    "DM-40": ("Witch-king of Angmar",),
}
"""Who comes to each of these sites; where nobody is named, any of the Nine."""
_CALLED, _CAME = "calls-a-nazgul", "a Nazgûl came"
"""What is remembered of such a site until the turn ends: who is to come, and that he has come."""


def _candidates(game: Game, site: str) -> list[str]:
    """The Nazgûl who could come: those in play as events, whom the site means."""
    names = _WHO[game.printed(site).id]
    found = []
    for each in in_play(game):
        facts = game.printed(each).facts
        if isinstance(facts, Creature) and facts.attack.race == "Nazgûl":
            fighting = game.state.combat is not None and game.state.combat.source == each
            if (not names or game.name(each) in names) and (is_event_now(game, each) or fighting):
                found.append(each)
    return found


def _is_asked(game: Game, event: EntryDeclared) -> list[Event]:
    """Where several could come, the opponent says who it is."""
    company = game.state.companies[event.company]
    if game.printed(company.site).id not in _WHO:
        return []
    among = tuple(_candidates(game, company.site))
    if len(among) < 2:
        return []
    opponent = game.state.opponent(company.player)
    return [ChoiceCalled(card=company.site, player=opponent, among=among, what=(_CALLED,))]


def _may_say(game: Game, action: ChooseCard) -> bool | None:
    """He says it as the company sets out to enter."""
    return is_called_for(game, action, _CALLED) if game.printed(action.card).id in _WHO else None


def _is_said(game: Game, event: CardChosen) -> list[Event]:
    """And so it is."""
    if game.printed(event.card).id not in _WHO or event.what[0] != _CALLED:
        return []
    return [Remembered(fact=Fact(_CALLED, event.card, event.chosen, "phase"))]


def _has_come(game: Game, event: AttackBegan) -> list[Event]:
    """One of them is enough."""
    site = game.state.companies[event.combat.company].site
    if event.combat.kind != "automatic" or game.printed(site).id not in _WHO:
        return []
    if event.combat.source not in _candidates(game, site):
        return []
    return [Remembered(fact=Fact(_CAME, site, event.combat.source, "phase"))]


def _comes(game: Game, site: str) -> tuple[SiteAttack, ...] | None:
    """He attacks as one more automatic-attack."""
    if game.printed(site).id not in _WHO:
        return None
    here = _candidates(game, site)
    came, said = game.state.fact(_CAME, site), game.state.fact(_CALLED, site)
    if came is not None or said is not None:
        only = (came or said).value  # type: ignore[union-attr]
        here = [each for each in here if each == only]
    facts = [game.printed(each).facts for each in here[:1]]
    return (
        tuple(SiteAttack(each.attack, here[0]) for each in facts if isinstance(each, Creature))
        or None
    )


for _book in (IRON_DEEPS, SULFUR_DEEPS, UNDER_COURTS, UNDER_LEAS):
    _book.react("calls-a-nazgul", EntryDeclared)(_is_asked)
    _book.permit(
        "calls-a-nazgul", ChooseCard, says="The opponent says which of the Nine comes to the site."
    )(_may_say)
    _book.react("calls-a-nazgul", CardChosen)(_is_said)
    _book.react("calls-a-nazgul", AttackBegan)(_has_come)
    _book.define("calls-a-nazgul", ADDED_ATTACKS)(_comes)
