"""What characters can do better or worse than others, because their cards say so."""

from collections.abc import Iterator

from westmarch.cards.model.card import Card
from westmarch.cards.model.character_clauses import (
    AgentAtHavens,
    AgentAttacksEarly,
    AgentKeepsOut,
    AgentTries,
    CheckModifier,
    EntersPlayAtHome,
    FactionCheckModifier,
    HalvesBody,
    HandSize,
    HealsAll,
    InMode,
    LeadsRingwraiths,
    MindBeside,
    StaysBehind,
)
from westmarch.cards.model.phrases.things import Who
from westmarch.cards.model.play_clauses import (
    GivesMagic,
    GivesSkill,
    IsSauron,
    MakesOvert,
    UsesMagic,
)
from westmarch.kernel.rulebook import Rule
from westmarch.mechanics.agent_actions import is_at
from westmarch.mechanics.agent_attacks import attacked_at
from westmarch.mechanics.allies import company_with
from westmarch.mechanics.journey import site_of
from westmarch.mechanics.lookups import Cost, character_facts, company_of, site_facts, table_cards
from westmarch.mechanics.quantities.actions import COPIES, COSTS
from westmarch.mechanics.quantities.agents import AGENT_TRIES, CLOSED_TO_AGENT
from westmarch.mechanics.quantities.combat import ATTACK_PROWESS, BODY_OF_STRIKE
from westmarch.mechanics.quantities.corruption import CORRUPTION_TOTAL
from westmarch.mechanics.quantities.influence import (
    DIRECT_INFLUENCE,
    INFLUENCE_RESULT,
    INFLUENCE_TOTAL,
)
from westmarch.mechanics.quantities.journeys import MODE
from westmarch.mechanics.quantities.people import (
    AVATAR,
    COMES_FROM_HOME,
    HEALED,
    HOME_SITE,
    MEMBERS,
    MIND,
    OVERT,
    PROWESS,
    RINGWRAITHS_LED,
    SAURON,
    SKILLS_LEARNT,
)
from westmarch.mechanics.quantities.setup import PLACES_IN_DRAFT
from westmarch.mechanics.quantities.turn import HAND_SIZE
from westmarch.rulebooks.cards.clause_registry import makes, rule
from westmarch.rulebooks.cards.things.people import fits
from westmarch.table.actions import (
    AttackWithAgent,
    DraftCharacter,
    InfluenceCard,
    PlayCharacter,
)
from westmarch.table.game import Game
from westmarch.table.state import Company
from westmarch.table.windows import MOVEMENT_HAZARD

TRIED_BY_AGENTS = ("ally", "faction", "character")
"""What agents try to influence away by what their own cards say, or cards that send them."""


@makes(IsSauron)
def is_sauron(card: Card, clause: IsSauron) -> Iterator[Rule]:
    """Whoever plays Sauron has no Ringwraith, and plays none."""

    def is_there(game: Game, player: str) -> str | None:
        copies = (each for each in game.value(COPIES, card.id) if game.card(each).owner == player)
        return next(copies, None)

    def plays_ringwraith(game: Game, action: PlayCharacter) -> bool:
        is_his = is_there(game, action.player) is not None
        return is_his and character_facts(game, action.card).race == "Ringwraith"

    says = f"With {card.name} in play, its player is Sauron and plays no Ringwraith."
    yield rule(card, "define", SAURON, is_there)
    yield rule(card, "forbid", PlayCharacter, plays_ringwraith, says)


@makes(AgentAtHavens)
def agent_at_havens(card: Card, clause: AgentAtHavens) -> Iterator[Rule]:
    """The agent goes where others are kept out."""

    def is_let_in(game: Game, closed: bool, agent: str, site: str) -> bool | None:
        return False if closed and game.printed(agent).id == card.id else None

    yield rule(card, "adjust", CLOSED_TO_AGENT, is_let_in)


@makes(AgentAttacksEarly)
def agent_attacks_early(card: Card, clause: AgentAttacksEarly) -> Iterator[Rule]:
    """The agent attacks whoever comes to where he is, at once."""

    def is_his(game: Game, action: AttackWithAgent) -> bool:
        early = game.state.phase == "movement-hazard"
        return early and game.printed(action.card).id == card.id

    def attacks(game: Game, action: AttackWithAgent) -> bool | None:
        if not is_his(game, action) or not game.state.at(MOVEMENT_HAZARD):
            return None
        return (
            action.card in game.state.agents
            and game.card(action.card).owner == action.player != game.state.turn_player
            and action.company == game.state.window.company
            and is_at(game, action.card, attacked_at(game, action.company))
        )

    def taps(game: Game, _: str | None, action: object) -> tuple[Cost, ...] | None:
        his = isinstance(action, AttackWithAgent) and is_his(game, action)
        return (Cost(action.card, "tap"),) if isinstance(action, AttackWithAgent) and his else None

    def is_stronger(game: Game, prowess: int) -> int | None:
        combat = game.state.combat
        early = game.state.phase == "movement-hazard"
        his = combat is not None and game.printed(combat.source).id == card.id
        return prowess + clause.prowess if his and early and clause.prowess else None

    yield rule(card, "permit", AttackWithAgent, attacks)
    yield rule(card, "define", COSTS, taps)
    yield rule(card, "adjust", ATTACK_PROWESS, is_stronger)


@makes(AgentTries)
def agent_tries(card: Card, clause: AgentTries) -> Iterator[Rule]:
    """The agent speaks to those whom he meets."""

    def may_try(game: Game, agent: str, target: str) -> bool | None:
        his = game.printed(agent).id == card.id
        return (his and game.printed(target).type in TRIED_BY_AGENTS) or None

    yield rule(card, "define", AGENT_TRIES, may_try)


@makes(AgentKeepsOut)
def agent_keeps_out(card: Card, clause: AgentKeepsOut) -> Iterator[Rule]:
    """The agent keeps away from where others go."""

    def keeps_away(game: Game, agent: str, site: str) -> bool | None:
        his = game.printed(agent).id == card.id
        return (his and site_facts(game, site).site_type in clause.types) or None

    yield rule(card, "define", CLOSED_TO_AGENT, keeps_away)


@makes(CheckModifier)
def check_modifier(card: Card, clause: CheckModifier) -> Iterator[Rule]:
    """The character withstands corruption better or worse."""

    def withstands(game: Game, total: int, character: str, *_: object) -> int | None:
        return total + clause.amount if game.printed(character).id == card.id else None

    yield rule(card, "adjust", CORRUPTION_TOTAL, withstands)


@makes(FactionCheckModifier)
def faction_check_modifier(card: Card, clause: FactionCheckModifier) -> Iterator[Rule]:
    """The character wins factions over more or less easily."""

    def wins_over(game: Game, total: int, faction: str, character: str, dice: int) -> int | None:
        return total + clause.amount if game.printed(character).id == card.id else None

    def wins_away(
        game: Game, result: int, attempt: InfluenceCard, ours: int, theirs: int
    ) -> int | None:
        is_meant = game.printed(attempt.character).id == card.id
        against_faction = game.printed(attempt.target).type == "faction"
        return result + clause.amount if is_meant and against_faction else None

    yield rule(card, "adjust", INFLUENCE_TOTAL, wins_over)
    yield rule(card, "adjust", INFLUENCE_RESULT, wins_away)


@makes(StaysBehind)
def stays_behind(card: Card, _: StaysBehind) -> Iterator[Rule]:
    """Nobody drafts the character, or the Stage resource."""

    def begins(game: Game, action: DraftCharacter) -> bool:
        return game.printed(action.card).id == card.id

    def nowhere(game: Game, _: tuple[str | None, ...], which: str) -> tuple[str, ...] | None:
        return () if game.printed(which).id == card.id else None

    says = f"{card.name} does not begin in a starting company."
    yield rule(card, "forbid", DraftCharacter, begins, says, of="itself")
    yield rule(card, "adjust", PLACES_IN_DRAFT, nowhere, of="itself")


@makes(EntersPlayAtHome)
def enters_play_at_home(card: Card, clause: EntersPlayAtHome) -> Iterator[Rule]:
    """The character does not leave home for a haven to enter play there."""

    def is_not_home(game: Game, action: PlayCharacter) -> bool:
        is_meant = game.printed(action.card).id == card.id
        if not is_meant or game.value(COMES_FROM_HOME, action):
            return False
        return not game.value(HOME_SITE, action.card, action.site)

    says = f"{card.name} enters play at a home site and nowhere else."
    yield rule(card, "forbid", PlayCharacter, is_not_home, says)


@makes(HandSize)
def hand_size(card: Card, clause: HandSize) -> Iterator[Rule]:
    """The character's player may hold more cards."""

    def holds_more(game: Game, size: int, player: str) -> int | None:
        copies = sum(
            each.card == card.id
            and each.owner == player
            and (clause.at is None or _is_at(game, each.id, clause.at))
            for each in table_cards(game)
        )
        return size + copies * clause.amount if copies else None

    yield rule(card, "adjust", HAND_SIZE, holds_more)


@makes(HalvesBody)
def halves_body(card: Card, clause: HalvesBody) -> Iterator[Rule]:
    """Certain attackers are easier to kill for the character."""

    def halves(game: Game, body: int | None) -> int | None:
        combat = game.state.combat
        if body is None or combat is None or combat.strike is None:
            return None
        facing = game.printed(combat.strike.target).id == card.id
        such = not {*clause.races}.isdisjoint(combat.attack.races)
        return (body + 1) // 2 if facing and such else None

    yield rule(card, "adjust", BODY_OF_STRIKE, halves)


@makes(GivesSkill)
def gives_skill(card: Card, clause: GivesSkill) -> Iterator[Rule]:
    """Whoever bears the card can do what the skilled can."""

    def has_learnt(game: Game, who: str) -> tuple[str, ...] | None:
        bears = any(game.card(each).card == card.id for each in game.card(who).holds)
        return (clause.skill,) if bears else None

    yield rule(card, "define", SKILLS_LEARNT, has_learnt, of="bearer")


@makes(GivesMagic)
def gives_magic(card: Card, clause: GivesMagic) -> Iterator[Rule]:
    """Whoever bears the card can use the magic."""

    def can_use(game: Game, who: str) -> tuple[str, ...] | None:
        bears = any(game.card(each).card == card.id for each in game.card(who).holds)
        return (f"{clause.magic}-using character",) if bears else None

    yield rule(card, "define", SKILLS_LEARNT, can_use, of="bearer")


@makes(MakesOvert)
def makes_overt(card: Card, _: MakesOvert) -> Iterator[Rule]:
    """Nobody overlooks a company with somebody who bears it."""

    def gives_away(game: Game, characters: tuple[str, ...]) -> bool | None:
        held = (each for who in characters for each in game.card(who).holds)
        return any(game.card(each).card == card.id for each in held) or None

    yield rule(card, "define", OVERT, gives_away)


@makes(HealsAll)
def heals_all(card: Card, clause: HealsAll) -> Iterator[Rule]:
    """Whoever is healed in the character's company, or at the site, everybody there is."""

    def all_of_them(game: Game, healed: tuple[str, ...], who: str) -> tuple[str, ...] | None:
        company = company_with(game, who)
        if company is None or not is_meant(game, company):
            return None
        near = game.state.companies.values() if clause.here else [company]
        meant = (each.id for each in near if is_meant(game, each))
        members = (each for its in meant for each in game.value(MEMBERS, its))
        others = (each for each in members if fits(game, Who(), each, "healing"))
        return tuple(dict.fromkeys((*healed, *others)))

    def is_meant(game: Game, company: Company) -> bool:
        if not clause.here:
            return any(game.printed(each).id == card.id for each in company.characters)
        site = site_of(game, company.id)
        return site is not None and game.printed(site).id == card.id

    yield rule(card, "adjust", HEALED, all_of_them)


@makes(UsesMagic)
def uses_magic(_: Card, __: UsesMagic) -> Iterator[Rule]:
    """What magic a character can use is read by the cards that take such a character."""
    return iter(())


@makes(MindBeside)
def mind_beside(card: Card, clause: MindBeside) -> Iterator[Rule]:
    """The character is easier or harder to control in certain company."""

    def in_company(game: Game, mind: int | None, character: str) -> int | None:
        company = company_of(game, character)
        if mind is None or company is None or game.printed(character).id != card.id:
            return None
        beside = any(game.name(each) in clause.names for each in company.characters)
        return mind + clause.amount if beside else None

    yield rule(card, "adjust", MIND, in_company)


@makes(LeadsRingwraiths)
def leads_ringwraiths(card: Card, clause: LeadsRingwraiths) -> Iterator[Rule]:
    """Others of his kind follow him of their own will."""

    def followers(game: Game, character: str) -> int | None:
        if game.printed(character).id != card.id:
            return None
        leads = game.value(AVATAR, game.card(character).owner) == character
        return clause.number if leads else None

    yield rule(card, "define", RINGWRAITHS_LED, followers)


@makes(InMode)
def in_mode(card: Card, clause: InMode) -> Iterator[Rule]:
    """The Ringwraith is another in this shape."""
    quantity = DIRECT_INFLUENCE if clause.quantity == "direct influence" else PROWESS

    def is_different(game: Game, value: int, character: str) -> int | None:
        if game.printed(character).id != card.id or game.value(MODE, character) != clause.mode:
            return None
        return value + clause.amount

    yield rule(card, "adjust", quantity, is_different)


def _is_at(game: Game, character: str, site: str) -> bool:
    company = company_of(game, character)
    here = site_of(game, company.id) if company is not None else None
    return here is not None and game.name(here) == site
