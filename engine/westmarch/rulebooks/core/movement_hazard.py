"""The movement/hazard phase: one company after the other goes on its way, step by step."""

from itertools import combinations

from westmarch.cards.phrases import OnSite, Turn
from westmarch.kernel.actions import (
    ChooseCard,
    ChooseCompany,
    DiscardFromHand,
    DrawCard,
    EnterSite,
    Finish,
    JoinCompanies,
    LetRemain,
    PlayAlly,
    PlayCreature,
    PlayEvent,
    PlayFaction,
    PlayItem,
    TakeWay,
    UseCard,
)
from westmarch.kernel.events import (
    CardMoved,
    CardTurned,
    CompanyArrived,
    CompanyCutShort,
    CompanyReturned,
    Declared,
    Event,
    Forgotten,
    JourneyEnds,
    JourneyForgotten,
    MovementDeclared,
    MovementNegated,
    NewSiteRevealed,
    Passed,
    Remembered,
    StepBegan,
    UnderDeepsRolled,
    WindowReopened,
)
from westmarch.kernel.game import Game
from westmarch.kernel.rulebook import Rulebook
from westmarch.kernel.state import Fact
from westmarch.mechanics.chain import COMES_FIRST
from westmarch.mechanics.combat_actions import cancels_attack, helping_company, way_of
from westmarch.mechanics.hands import drawn_so_far
from westmarch.mechanics.journey import moves, new_site
from westmarch.mechanics.map import map_of, number_beside
from westmarch.mechanics.movement import Way, chosen, ways
from westmarch.mechanics.movement_hazard import rivals
from westmarch.mechanics.quantities import (
    AT_THE_END,
    COMPANIES_IN_PHASE,
    COMPANIES_TO_JOIN,
    DEMANDS_WAIT,
    DRAW_SITE,
    DRAWS,
    HAND_SIZE,
    HANDS_TO_RESET,
    IS_HAVEN,
    MAY_DECLARE,
    MIND,
    NEW_SITE,
    NEXT_PHASE,
    NEXT_STEP,
    ORDERS_DEMANDS,
    PATH_OF_WAY,
    REGION_TYPE,
    SITE_NEEDED,
    SITE_PATH,
    TIME_FOR_HAZARDS,
    UNDER_DEEPS_NUMBER,
    WAYS,
    WHEREABOUTS,
)
from westmarch.mechanics.table import companies_of, current_company, in_hand, is_hazard, site_facts

RULES = Rulebook("core.movement-hazard")

_STEPS = (
    "on-the-way",
    "reveal",
    "site-path",
    "hazard-limit",
    "ongoing-effects",
    "draw",
    "beginning",
    "movement-hazard",
    "ending",
)
_IMMEDIATE = _STEPS[1:6]

Path = tuple[tuple[str, str | None], ...]


# One company after the other


@RULES.define("one-phase-per-company", COMPANIES_IN_PHASE)
def companies_to_come(game: Game, phase: str) -> tuple[str, ...] | None:
    """Every company has its own movement/hazard phase, moving or not."""
    if phase != "movement-hazard":
        return None
    companies = companies_of(game, game.state.turn_player)
    return tuple(each.id for each in companies if not each.finished)


@RULES.permit("company-order", ChooseCompany)
def company_is_next(game: Game, action: ChooseCompany) -> bool:
    """The resource player picks the order."""
    state = game.state
    return (
        state.window.name == "choose-company"
        and action.player == state.turn_player
        and action.company in game.value(COMPANIES_IN_PHASE, state.phase)
    )


@RULES.adjust("no-companies-skip", NEXT_PHASE)
def nobody_to_move(game: Game, following: str | None, phase: str) -> str | None:
    """Without companies, the phase is passed over."""
    if following != "movement-hazard" or companies_of(game, game.state.turn_player):
        return None
    return game.value(NEXT_PHASE, following)  # type: ignore[no-any-return]


@RULES.adjust("multiple-moves", COMPANIES_IN_PHASE)
def moves_again_at_once(
    game: Game, companies: tuple[str, ...], phase: str
) -> tuple[str, ...] | None:
    """A company that moves again does so before any other."""
    if phase != "movement-hazard":
        return None
    again = tuple(each.about for each in game.state.facts if each.what == "moves-again")
    return again or None


@RULES.define("multiple-moves", MAY_DECLARE)
def declares_once_more(game: Game, company: str) -> bool | None:
    """Right before its next phase, its player says where it goes."""
    window = game.state.window
    return (window.name == "on-the-way" and window.company == company) or None


@RULES.permit("multiple-moves", Finish)
def stays_instead(game: Game, action: Finish) -> bool | None:
    """Or that it stays."""
    window = game.state.window
    return (window.name == "on-the-way" and action.player in window.waiting) or None


@RULES.define("eight-steps", NEXT_STEP)
def step_after(game: Game, step: str) -> str | None:
    """Eight steps follow one another."""
    following = _STEPS.index(step) + 1
    return _STEPS[following] if following < len(_STEPS) else None


@RULES.define("eight-steps", TIME_FOR_HAZARDS)
def seventh_step(game: Game) -> bool:
    """Hazards have a step of their own, the seventh."""
    return _is_open(game, "movement-hazard")


@RULES.forbid(
    "eight-steps",
    PlayCreature,
    PlayEvent,
    UseCard,
    says="In a company's movement/hazard phase, hazards are played in the seventh step.",
)
def not_the_seventh_step(game: Game, action: PlayCreature | PlayEvent | UseCard) -> bool:
    """In the steps before and after it, there are none."""
    if game.state.phase != "movement-hazard" or not is_hazard(game, action.card):
        return False
    return not game.value(TIME_FOR_HAZARDS)


@RULES.forbid(
    "immediate-steps",
    PlayEvent,
    PlayCreature,
    UseCard,
    says="The new site is still being revealed, and nobody acts before that is done.",
)
def still_revealing(game: Game, action: PlayEvent | PlayCreature | UseCard) -> bool:
    """Up to the drawing of cards, nobody does anything else."""
    return game.state.phase == "movement-hazard" and game.state.window.name in _IMMEDIATE


# Step 1: the new site


@RULES.react("reveal-new-site", StepBegan)
def new_site_is_revealed(game: Game, event: StepBegan) -> list[Event]:
    """A moving company's new site is turned up."""
    site = game.state.companies[event.company].destination
    if event.step != "reveal" or site is None:
        return []
    turned: list[Event] = []
    if game.card(site).face_down:
        turned = [CardTurned(card=site, face_down=False)]
    return [*turned, NewSiteRevealed(company=event.company, site=site)]


@RULES.react("illegal-movement-negated", NewSiteRevealed)
def comes_to_nothing(game: Game, event: NewSiteRevealed) -> list[Event]:
    """A movement that is not possible after all is negated."""
    if ways(game, event.company):
        return []
    return [MovementNegated(company=event.company, site=event.site)]


@RULES.define("under-deeps-roll", UNDER_DEEPS_NUMBER)
def number_on_the_way_out(game: Game, company: str) -> int | None:
    """A company that leaves an Under-deeps site has to roll the number printed there."""
    here = game.state.companies[company]
    if here.destination is None or not site_facts(game, here.site).under_deeps:
        return None
    return number_beside(game.printed(here.site), game.printed(here.destination))


@RULES.react("under-deeps-roll", UnderDeepsRolled)
def lost_its_way(game: Game, event: UnderDeepsRolled) -> list[Event]:
    """With less, it stays."""
    here = game.state.companies[event.company]
    if event.total >= event.number or here.destination is None:
        return []
    back = CompanyReturned(company=here.id, origin=here.site, new_site=here.destination)
    return [back]


@RULES.replace("failed-roll-not-returned", CompanyReturned)
def has_not_moved(game: Game, event: CompanyReturned) -> list[Event] | None:
    """Who does not find the way has not moved, and so is not returned."""
    here = game.state.companies[event.company]
    if here.moved or here.way:
        return None
    return [MovementNegated(company=event.company, site=event.new_site)]


# Step 2: the site path


@RULES.permit("declare-movement-type", TakeWay)
def takes_a_way(game: Game, action: TakeWay) -> bool:
    """The resource player says which way it is."""
    window = game.state.window
    return (
        window.name == "site-path"
        and window.company == action.company
        and action.player in window.waiting
        and chosen(game, action) is not None
    )


@RULES.define("starter-site-path", PATH_OF_WAY)
def printed_path(game: Game, company: str, site: str, way: Way) -> Path | None:
    """The printed types; the first and the last region are known by name."""
    if way.name != "starter":
        return None
    names: list[str | None] = [None] * len(way.types)
    if names:
        names[0] = site_facts(game, game.state.companies[company].site).region
        names[-1] = site_facts(game, site).region
    return tuple(zip(way.types, names, strict=True))


@RULES.define("region-site-path", PATH_OF_WAY)
def path_of_regions(game: Game, company: str, site: str, way: Way) -> Path | None:
    """Type and name of every region."""
    if way.name != "region":
        return None
    types = map_of(game.pool).types
    return tuple((types[each], each) for each in way.regions)


@RULES.react("region-site-path", MovementDeclared)
def remember_regions(game: Game, event: MovementDeclared) -> list[Event]:
    """Which ways there are is settled when movement is declared."""
    found = game.value(WAYS, event.company, event.site)
    regions = tuple(each.regions for each in found if each.name == "region")
    player = game.state.companies[event.company].player
    fact = Fact("regions-declared", event.company, regions, until="turn", known_to=player)
    return [Forgotten(what=fact.what, about=fact.about), Remembered(fact=fact)]


@RULES.adjust("region-site-path", WAYS)
def as_legal_when_declared(
    game: Game, found: tuple[Way, ...], company: str, site: str
) -> tuple[Way, ...] | None:
    """What was not possible then is not possible now."""
    declared = game.state.fact("regions-declared", company)
    if declared is None or game.state.companies[company].destination != site:
        return None
    return tuple(each for each in found if each.name != "region" or each.regions in declared.value)


@RULES.define("under-deeps-no-path", PATH_OF_WAY)
def no_path_below(game: Game, company: str, site: str, way: Way) -> Path | None:
    """There are no regions in the Under-deeps."""
    return () if way.name == "under-deeps" else None


@RULES.define("stationary-company-sites", NEW_SITE)
def stays_where_it_is(game: Game, company: str) -> str | None:
    """The new site of a company that stays is the site it has."""
    here = game.state.companies[company]
    return here.site if here.destination is None else None


@RULES.adjust("named-region-type-change", SITE_PATH)
def types_of_named_regions(game: Game, path: Path, company: str) -> Path | None:
    """A region that is named has the type it has now."""
    changed = tuple(
        ((game.value(REGION_TYPE, name) if name else None) or region_type, name)
        for region_type, name in path
    )
    return changed if changed != path else None


@RULES.adjust("unnamed-region-type-change", SITE_PATH, order=-1)
def types_of_unnamed_regions(game: Game, path: Path, company: str) -> Path | None:
    """A change to a region without a name holds for Starter Movement to and from that site."""
    here = game.state.companies[company]
    if here.way != "starter":
        return None
    origin = here.origin or here.site
    changed = list(path)
    for fact in game.state.facts:
        if fact.what != "path-changed" or fact.about not in (origin, new_site(game, company)):
            continue
        number, region_type = fact.value
        index = number - 1 if fact.about != origin else len(path) - number
        changed[index] = (region_type, path[index][1])
    return tuple(changed) if changed != list(path) else None


# Step 5: drawing cards


@RULES.define("draw-reference-site", DRAW_SITE)
def site_to_draw_by(game: Game, company: str) -> str:
    """The new site, unless it is a haven; then the site of origin."""
    here, site = game.state.companies[company], new_site(game, company)
    return here.site if game.value(IS_HAVEN, site, here.player) else site


@RULES.define("resource-player-draw", DRAWS)
def resource_player_draws(game: Game, company: str, player: str) -> int | None:
    """For an avatar or a mind of three, the resource player draws."""
    if player != game.state.turn_player:
        return None
    members = game.state.companies[company].characters
    if not any(_is_worth_drawing_for(game, each) for each in members):
        return 0
    return site_facts(game, game.value(DRAW_SITE, company)).draws[0]


@RULES.permit("resource-player-draw", DrawCard)
def resource_player_may_draw(game: Game, action: DrawCard) -> bool | None:
    """As many cards as the site gives the resource player."""
    return _may_draw(game, action) if action.player == game.state.turn_player else None


@RULES.define("hazard-player-draw", DRAWS)
def hazard_player_draws(game: Game, company: str, player: str) -> int | None:
    """The hazard player draws whoever moves."""
    if player == game.state.turn_player:
        return None
    return site_facts(game, game.value(DRAW_SITE, company)).draws[1]


@RULES.permit("hazard-player-draw", DrawCard)
def hazard_player_may_draw(game: Game, action: DrawCard) -> bool | None:
    """As many cards as the site gives the hazard player."""
    return _may_draw(game, action) if action.player != game.state.turn_player else None


@RULES.permit("mandatory-first-draw", Finish)
def has_drawn_one(game: Game, action: Finish) -> bool | None:
    """Whoever may draw draws one card at least."""
    window = game.state.window
    if window.name != "draw" or action.player not in window.waiting:
        return None
    return drawn_so_far(game, action.player) > 0 or not game.state.pile(action.player, "play-deck")


@RULES.adjust("no-draw-when-stationary", DRAWS, order=100)
def nothing_for_staying(game: Game, draws: int, company: str, player: str) -> int | None:
    """Nobody draws for a company that stays."""
    return None if moves(game, company) else 0


@RULES.forbid(
    "no-draw-when-stationary",
    DrawCard,
    says="The company does not move, so nobody draws.",
)
def draws_for_staying(game: Game, action: DrawCard) -> bool:
    """Nobody draws for it, whatever its site prints."""
    company = game.state.window.company
    return company in game.state.companies and not moves(game, str(company))


# Step 6: what is due at the beginning


@RULES.define("beginning-conditions-wait", DEMANDS_WAIT)
def new_site_comes_first(game: Game) -> bool | None:
    """While a new site is being revealed, everything else waits."""
    return game.state.phase == "movement-hazard" and (
        not game.state.windows or game.state.window.name in _IMMEDIATE
    )


@RULES.define("resolve-beginning-conditions", ORDERS_DEMANDS)
def resource_player_orders_beginning(game: Game) -> str | None:
    """What is due at the beginning comes in the order that the resource player wants."""
    return game.state.turn_player if game.state.window.name == "beginning" else None


@RULES.permit("resolve-beginning-conditions", ChooseCard)
def puts_beginning_in_order(game: Game, action: ChooseCard) -> bool | None:
    """The resource player says what comes first."""
    return _says_what_comes_first(game, action) if _is_open(game, "beginning") else None


@RULES.define("respond-during-step-six", TIME_FOR_HAZARDS)
def responds_to_beginning(game: Game) -> bool:
    """To what is due in the sixth step, the hazard player may respond."""
    return _is_open(game, "beginning") and game.state.window.name != "beginning"


# Step 7: hazards


@RULES.permit("phase-ends-both-done", Finish)
def done_with_company(game: Game, action: Finish) -> bool | None:
    """Both players say when they are done."""
    window = game.state.window
    open_to_both = window.name in ("movement-hazard", "ending")
    return (open_to_both and action.player in window.waiting) or None


@RULES.forbid(
    "phase-ends-both-done",
    PlayEvent,
    PlayCreature,
    UseCard,
    says="{action.player} has said that there is nothing more to come.",
)
def is_done(game: Game, action: PlayEvent | PlayCreature | UseCard) -> bool:
    """Whoever is done is done, until the other one acts."""
    window = game.state.window
    return (
        window.name == "movement-hazard" and game.state.fact("is done", action.player) is not None
    )


@RULES.react("phase-ends-both-done", Passed)
def has_said_so(game: Game, event: Passed) -> list[Event]:
    """To say that one is done is binding, until the other one acts."""
    if not event.said or game.state.window.name != "movement-hazard":
        return []
    return [Remembered(fact=Fact("is done", event.player, until="company"))]


@RULES.react("phase-ends-both-done", Declared)
def resource_player_may_go_on(game: Game, event: Declared) -> list[Event]:
    """Whatever the hazard player begins gives the resource player something to think about."""
    return _reopened(game, event, game.state.turn_player)


@RULES.react("hazard-player-resumes", Declared)
def hazard_player_may_go_on(game: Game, event: Declared) -> list[Event]:
    """When the resource player acts again, so may the hazard player."""
    return _reopened(game, event, game.state.opponent(game.state.turn_player))


@RULES.forbid(
    "other-companies-actions",
    PlayEvent,
    UseCard,
    says="In another company's movement/hazard phase, "
    "a company cancels no attack and untaps no site.",
)
def helps_from_elsewhere(game: Game, action: PlayEvent | UseCard) -> bool:
    """Other companies may do this and that, but they cancel no attack and untap no site."""
    current, company = current_company(game), helping_company(game, action)
    if game.state.phase != "movement-hazard" or current is None or company in (None, current.id):
        return False
    return cancels_attack(game, action) or _untaps_site(game, action)


def _untaps_site(game: Game, action: PlayEvent | UseCard) -> bool:
    way = way_of(game, action)
    untaps = way is not None and any(
        isinstance(each, Turn) and each.verb == "untap" for each in way.effects
    )
    return untaps and way is not None and isinstance(way.target, OnSite)


# Step 8: the end


@RULES.react("end-of-phase-conditions", StepBegan)
def what_waits_for_the_end(game: Game, event: StepBegan) -> list[Event]:
    """First comes what passive conditions demand at the end of the phase."""
    return [JourneyEnds(company=event.company)] if event.step == "ending" else []


@RULES.define("end-of-phase-conditions", ORDERS_DEMANDS)
def resource_player_orders_end(game: Game) -> str | None:
    """It comes in the order that the resource player wants."""
    return game.state.turn_player if game.state.window.name == "ending" else None


@RULES.permit("end-of-phase-conditions", ChooseCard)
def puts_end_in_order(game: Game, action: ChooseCard) -> bool | None:
    """The resource player says what comes first."""
    return _says_what_comes_first(game, action) if _is_open(game, "ending") else None


@RULES.react("site-of-origin-disposal", CompanyArrived)
def leaves_its_site(game: Game, event: CompanyArrived) -> list[Event]:
    """The site of origin goes, unless somebody else needs it."""
    site = event.origin
    if game.value(SITE_NEEDED, site):
        return []
    owner = game.card(site).owner
    spent = game.card(site).position == "tapped" and not game.value(IS_HAVEN, site, owner)
    return [CardMoved(card=site, to="discard-pile" if spent else "location-deck")]


@RULES.define("reset-hands", HANDS_TO_RESET)
def both_reset_their_hands(game: Game, phase: str) -> tuple[str, ...] | None:
    """Both players draw up or discard down to their hand size."""
    if phase != "movement-hazard":
        return None
    return tuple(each.name for each in game.state.players)


@RULES.permit("reset-hands", DiscardFromHand)
def discards_what_is_too_much(game: Game, action: DiscardFromHand) -> bool | None:
    """Whoever has too many cards discards some."""
    state = game.state
    if state.phase != "movement-hazard" or state.window.name != "reset-hand":
        return None
    hand = state.pile(action.player, "hand")
    return action.card in hand and len(hand) > game.value(HAND_SIZE, action.player)


@RULES.forbid(
    "end-step-actions",
    PlayEvent,
    PlayCreature,
    UseCard,
    says="The company's movement/hazard phase is at its end.",
)
def too_late(game: Game, action: PlayEvent | PlayCreature | UseCard) -> bool:
    """At the end of the phase it is too late for anything else."""
    at_its_end = game.state.phase == "movement-hazard" and any(
        each.name in ("ending", "reset-hand", "joining", "join") for each in game.state.windows
    )
    return at_its_end and not game.value(AT_THE_END, action.card)


@RULES.permit("end-step-actions", PlayEvent)
def right_at_the_end(game: Game, action: PlayEvent) -> bool | None:
    """What is for the end of the phase may be played there."""
    state = game.state
    if state.window.name != "ending" or not game.value(AT_THE_END, action.card):
        return None
    return action.player in state.window.waiting and in_hand(game, action.player, action.card)


# Companies that are sent back


@RULES.react("returned-company-ends-phase", CompanyReturned)
def its_phase_is_over(game: Game, event: CompanyReturned) -> list[Event]:
    """The phase of a company that is sent back is over at once."""
    windows = game.state.windows
    own = bool(windows) and windows[0].company == event.company
    return [CompanyCutShort(company=event.company)] if own else []


@RULES.react("returned-company-status", CompanyReturned)
def has_been_nowhere(game: Game, event: CompanyReturned) -> list[Event]:
    """It has no site path, and has not moved."""
    return [JourneyForgotten(company=event.company)]


@RULES.react("returned-company-site-phase", CompanyReturned)
def remember_return(game: Game, event: CompanyReturned) -> list[Event]:
    """That it was returned matters until the end of the turn."""
    return [Remembered(fact=Fact("sent-back", event.company, until="turn"))]


@RULES.forbid(
    "returned-company-site-phase",
    EnterSite,
    PlayItem,
    PlayFaction,
    PlayAlly,
    says="The company was returned to its site of origin this turn.",
)
def was_returned(game: Game, action: EnterSite | PlayItem | PlayFaction | PlayAlly) -> bool:
    """It does nothing in its site phase."""
    company = (
        action.company if isinstance(action, EnterSite) else game.card(action.character).company
    )
    return company is not None and game.state.fact("sent-back", company) is not None


@RULES.define("company-at-site", WHEREABOUTS)
def is_on_its_way(game: Game, company: str) -> str | None:
    """From the reveal until all companies have moved, a moving company is nowhere."""
    here = game.state.companies[company]
    on_its_way = game.state.fact("on its way", company) is not None
    return "" if on_its_way and (here.moved or here.destination is not None) else None


@RULES.react("company-at-site", NewSiteRevealed)
def sets_out(game: Game, event: NewSiteRevealed) -> list[Event]:
    """It sets out when its new site is revealed."""
    return [Remembered(fact=Fact("on its way", event.company, until="phase"))]


# When all have moved


@RULES.define("join-at-non-haven", COMPANIES_TO_JOIN)
def companies_at_one_site(game: Game) -> tuple[tuple[str, str], ...]:
    """Companies at the same site become one, unless it is a haven."""
    pairs = combinations(companies_of(game, game.state.turn_player), 2)
    return tuple(
        (one.id, other.id)
        for one, other in pairs
        if game.name(one.site) == game.name(other.site)
        and not game.value(IS_HAVEN, one.site, one.player)
        and not any(game.state.fact("apart", each.id) for each in (one, other))
    )


@RULES.permit("join-at-non-haven", JoinCompanies)
def have_to_join(game: Game, action: JoinCompanies) -> bool | None:
    """They join as soon as all companies have moved."""
    if game.state.window.name != "joining":
        return None
    pair = (action.company, action.other)
    return any(set(pair) == set(each) for each in game.value(COMPANIES_TO_JOIN)) or None


@RULES.permit("join-at-haven-optional", JoinCompanies, Finish)
def may_join_at_haven(game: Game, action: JoinCompanies | Finish) -> bool | None:
    """Companies at the same haven join if their player likes."""
    state = game.state
    if state.window.name != "join" or action.player not in state.window.waiting:
        return None
    if isinstance(action, Finish):
        return True
    one, other = state.companies[action.company], state.companies[action.other]
    return (
        one.id != other.id
        and one.player == other.player == action.player
        and game.name(one.site) == game.name(other.site)
        and bool(game.value(IS_HAVEN, one.site, one.player))
    )


@RULES.permit("illegal-combination", LetRemain)
def one_of_them_remains(game: Game, action: LetRemain) -> bool:
    """The hazard player says which of them remains; the others go back where they came from."""
    window = game.state.window
    if window.name != "remain" or action.player not in window.waiting:
        return False
    others = rivals(game, action.company)
    if game.reading("q.core.nowhere-to-return") == "a":
        return bool(others) and all(each.origin is not None for each in others)
    return bool(others)


def _is_open(game: Game, step: str) -> bool:
    return any(each.name == step for each in game.state.windows)


def _says_what_comes_first(game: Game, action: ChooseCard) -> bool | None:
    choice = game.state.choices[0] if game.state.choices else None
    if choice is None or choice.what != COMES_FIRST or game.state.window.name != "choose":
        return None
    return (action.player, action.card) == (choice.player, choice.card) and (
        action.chosen in choice.among
    )


def _may_draw(game: Game, action: DrawCard) -> bool:
    window = game.state.window
    if window.name != "draw" or action.player not in window.waiting or window.company is None:
        return False
    allowed: int = game.value(DRAWS, window.company, action.player)
    return drawn_so_far(game, action.player) < allowed


def _is_worth_drawing_for(game: Game, character: str) -> bool:
    mind: int | None = game.value(MIND, character)
    return mind is None or mind >= 3


def _reopened(game: Game, event: Declared, player: str) -> list[Event]:
    """Let a player act again who was done with the phase before the other one acted."""
    window = game.state.window if game.state.windows else None
    if window is None or window.name != "movement-hazard" or event.action.player == player:
        return []
    if player in window.waiting:
        return []
    both = (game.state.opponent(game.state.turn_player), game.state.turn_player)
    waiting = tuple(each for each in both if each == player or each in window.waiting)
    return [Forgotten(what="is done", about=player), WindowReopened(waiting=waiting)]
