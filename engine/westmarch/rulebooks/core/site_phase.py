"""The site phase: entering a site, and what may be played there."""

from collections.abc import Iterator

from westmarch.cards.model import Ally, Card, Creature, Faction, FromHand
from westmarch.cards.phrases import Turn
from westmarch.kernel.actions import (
    CancelAttack,
    EnterSite,
    Finish,
    PlayAlly,
    PlayAsAttack,
    PlayCard,
    PlayEvent,
    PlayFaction,
    PlayItem,
    UseCard,
)
from westmarch.kernel.events import (
    AttacksToFaceAgain,
    AutomaticAttacksFaced,
    CardMoved,
    CardTapped,
    CharacterDiscarded,
    CharacterEliminated,
    CharacterReturned,
    EntryDeclared,
    Event,
    FactionInfluenced,
    FactionPlayed,
    SiteEntered,
    SiteResourcePlayed,
)
from westmarch.kernel.game import Game
from westmarch.kernel.rulebook import Rulebook
from westmarch.kernel.state import IN_PLAY, Company
from westmarch.mechanics.allies import allies_of, company_with, is_ally
from westmarch.mechanics.combat_actions import helping_company, way_of
from westmarch.mechanics.control import is_character
from westmarch.mechanics.quantities import (
    ADDED_ATTACKS,
    ATTACK_FROM_HAND,
    AUTOMATIC_ATTACKS,
    COMPANIES_IN_PHASE,
    COSTS,
    DIRECT_INFLUENCE,
    FIGHTERS,
    GIFT,
    INFLUENCE_BONUS,
    INFLUENCE_TOTAL,
    LEAVES_UNTAPPED,
    NEXT_ATTACK,
    NEXT_PHASE,
    TREATED_AS_CHARACTER,
)
from westmarch.mechanics.sides import sorts
from westmarch.mechanics.site_phase import FROM_HAND
from westmarch.mechanics.table import (
    Cost,
    SiteAttack,
    admits,
    character_facts,
    companies_of,
    company_of,
    current_company,
    in_hand,
    is_hazard,
    item_facts,
    site_facts,
)

RULES = Rulebook("core.site-phase")


@RULES.define("one-per-company", COMPANIES_IN_PHASE)
def companies_to_come(game: Game, phase: str) -> tuple[str, ...] | None:
    """Every company has its own site phase."""
    if phase != "site":
        return None
    companies = companies_of(game, game.state.turn_player)
    return tuple(each.id for each in companies if not each.finished)


@RULES.adjust("skipped-without-companies", NEXT_PHASE)
def nobody_at_a_site(game: Game, following: str | None, phase: str) -> str | None:
    """Without companies there is no site phase."""
    if following != "site" or companies_of(game, game.state.turn_player):
        return None
    return game.value(NEXT_PHASE, following)  # type: ignore[no-any-return]


@RULES.permit("enter-or-do-nothing", EnterSite, Finish)
def enters_or_not(game: Game, action: EnterSite | Finish) -> bool | None:
    """A company enters its site, or does nothing."""
    window = game.state.window
    if window.name != "enter-or-not" or action.player not in window.waiting:
        return None
    return isinstance(action, Finish) or action.company in game.value(COMPANIES_IN_PHASE, "site")


@RULES.permit("company-phase-ends", Finish)
def done_at_site(game: Game, action: Finish) -> bool | None:
    """The resource player says when a company is finished at its site."""
    window = game.state.window
    return (window.name == "site" and action.player in window.waiting) or None


@RULES.forbid(
    "no-actions-before-choice",
    PlayItem,
    PlayAlly,
    PlayFaction,
    PlayEvent,
    UseCard,
    says="The company has yet to choose between entering the site and doing nothing.",
)
def choice_is_open(game: Game, action: PlayCard | UseCard) -> bool:
    """Nothing before the choice."""
    return game.state.window.name == "enter-or-not"


@RULES.forbid(
    "actions-need-entry",
    PlayItem,
    PlayAlly,
    PlayFaction,
    says="{action.character}'s company has not entered its site.",
)
def has_not_entered(game: Game, action: PlayItem | PlayAlly | PlayFaction) -> bool:
    """Only a company that has entered may act."""
    company = company_with(game, action.character)
    return game.state.phase == "site" and company is not None and not company.entered


@RULES.forbid(
    "other-companies-act",
    PlayEvent,
    UseCard,
    says="It is not this company's site phase, and the company has entered no site this turn.",
)
def has_no_part_yet(game: Game, action: PlayEvent | UseCard) -> bool:
    """In a company's site phase another may act if it has entered its own site before."""
    if game.state.phase != "site" or is_hazard(game, action.card):
        return False
    here, acting = current_company(game), helping_company(game, action)
    if here is None or acting is None or acting == here.id:
        return False
    return not game.state.companies[acting].entered


@RULES.forbid(
    "untap-site-locally",
    PlayEvent,
    UseCard,
    says="Nobody untaps a site from elsewhere.",
)
def untaps_from_afar(game: Game, action: PlayEvent | UseCard) -> bool:
    """Whoever untaps a site is there."""
    if action.target not in game.state.cards or game.printed(action.target).type != "site":
        return False
    acting, way = helping_company(game, action), way_of(game, action)
    if acting is None or way is None or action.target == game.state.companies[acting].site:
        return False
    return any(isinstance(each, Turn) and each.verb == "untap" for each in way.effects)


@RULES.define("automatic-attacks-in-order", NEXT_ATTACK)
def first_not_faced(game: Game, company: str) -> SiteAttack | None:
    """Automatic-attacks are faced one at a time, in their order."""
    here = game.state.companies[company]
    attacks: tuple[SiteAttack, ...] = game.value(AUTOMATIC_ATTACKS, here.site)
    company_is = set(sorts(game, here.player, game.value(FIGHTERS, company)))
    return next(
        (
            each
            for each in attacks
            if (each.source, each.number) not in here.faced
            and company_is.issuperset(each.attack.only_against)
        ),
        None,
    )


@RULES.permit(
    "creature-played-as-attack",
    PlayAsAttack,
    Finish,
    says="The site leaves its next attack to {action.player}.",
)
def plays_as_attack(game: Game, action: PlayAsAttack | Finish) -> bool | None:
    """Right before its attack would begin, a creature that fits, or none."""
    window = game.state.window
    if window.name != FROM_HAND or action.player not in window.waiting:
        return None
    if isinstance(action, Finish):
        return True
    assert window.company is not None
    here = game.state.companies[window.company]
    expected = game.value(ATTACK_FROM_HAND, here.site)
    return (
        action.company == here.id
        and in_hand(game, action.player, action.card)
        and _can_attack_as(game.printed(action.card), expected)
    )


def _can_attack_as(printed: Card, expected: FromHand) -> bool:
    facts = printed.facts
    return (
        isinstance(facts, Creature)
        and (expected.unique or not printed.unique)
        and any((each, 1) in facts.keyed for each in expected.keyed_to)
    )


@RULES.permit(
    "home-site-cancels",
    CancelAttack,
    says="{action.character} is at home here, and can tap to cancel the attack.",
)
def cancels_at_home(game: Game, action: CancelAttack) -> bool | None:
    """Who is at home at the site, by its name, may cancel one of its attacks."""
    combat, window = game.state.combat, game.state.window
    if combat is None or combat.kind != "automatic":
        return None
    company = game.state.companies[combat.company]
    return (
        window.name == "combat-actions"
        and action.player in window.waiting
        and combat.attack.cancellable
        and action.character in company.characters
        and game.card(action.character).owner == action.player
        and game.card(action.character).position == "untapped"
        and game.name(company.site) in character_facts(game, action.character).home_sites
    )


@RULES.define("home-site-cancels", COSTS)
def taps_at_home(game: Game, card: str | None, action: object) -> tuple[Cost, ...] | None:
    """He taps for it."""
    return (Cost(action.character, "tap"),) if isinstance(action, CancelAttack) else None


@RULES.react("beaten-attack-returns", EntryDeclared)
def attacks_are_there_again(game: Game, event: EntryDeclared) -> list[Event]:
    """What was faced on an earlier turn is faced again."""
    return [AttacksToFaceAgain(company=event.company)]


@RULES.adjust("added-attacks-last", AUTOMATIC_ATTACKS, order=-10)
def added_after_own(
    game: Game, attacks: tuple[SiteAttack, ...], site: str
) -> tuple[SiteAttack, ...] | None:
    """Added attacks come after those the site has."""
    added = game.value(ADDED_ATTACKS, site)
    return (*attacks, *added) if added else None


@RULES.react("entered-when-faced", AutomaticAttacksFaced)
def has_entered(game: Game, event: AutomaticAttacksFaced) -> list[Event]:
    """Facing all automatic-attacks is entering."""
    return [SiteEntered(company=event.company)]


@RULES.forbid(
    "play-requirements",
    PlayItem,
    PlayAlly,
    PlayFaction,
    says="To play {action.card} takes the site phase, an untapped site and an untapped character.",
)
def requirements_fail(game: Game, action: PlayItem | PlayAlly | PlayFaction) -> bool:
    """The site phase, an untapped site and an untapped character."""
    company = company_with(game, action.character)
    if game.state.phase != "site" or company is None:
        return True
    if game.card(action.character).position != "untapped":
        return True
    return _is_tapped(game, company) and not game.value(LEAVES_UNTAPPED, action.card, company.site)


@RULES.forbid(
    "not-tapping-differs",
    PlayItem,
    PlayAlly,
    PlayFaction,
    says="{action.card} would not tap the site; that alone is no leave to play it at a tapped one.",
)
def needs_untapped_site_too(game: Game, action: PlayItem | PlayAlly | PlayFaction) -> bool:
    """So does what would not tap the site."""
    company = company_with(game, action.character)
    if company is None or not _is_tapped(game, company):
        return False
    leaves: bool = game.value(LEAVES_UNTAPPED, action.card, company.site)
    return leaves


def _is_tapped(game: Game, company: Company) -> bool:
    return game.card(company.site).position != "untapped"


@RULES.forbid(
    "resources-after-attacks",
    PlayItem,
    PlayAlly,
    PlayFaction,
    says="{action.character}'s company has not faced all that waits at the site.",
)
def more_to_face(game: Game, action: PlayItem | PlayAlly | PlayFaction) -> bool:
    """First everything that attacks at the site, then what is to be had there."""
    company = company_with(game, action.character)
    if game.state.phase != "site" or company is None or company.entered:
        return False
    fighting = game.state.combat is not None and game.state.combat.company == company.id
    return fighting or game.value(NEXT_ATTACK, company.id) is not None


@RULES.define("play-requirements", COSTS)
def character_taps(game: Game, card: str | None, action: object) -> tuple[Cost, ...] | None:
    """Whoever plays it taps."""
    if not isinstance(action, PlayItem | PlayFaction | PlayAlly):
        return None
    return (Cost(action.character, "tap"),)


@RULES.react("site-taps-on-resolution", SiteResourcePlayed)
def site_taps(game: Game, event: SiteResourcePlayed) -> list[Event]:
    """The site taps when the resource resolves."""
    return [CardTapped(card=event.site)] if game.card(event.site).position == "untapped" else []


@RULES.permit(
    "play-item",
    PlayItem,
    says="{action.character} may play {action.card} at this site.",
)
def item_playable_here(game: Game, action: PlayItem) -> bool | None:
    """An item of a class that the site allows."""
    item, company = item_facts(game, action.card), _company_to_play(game, action)
    if item is None or company is None:
        return None
    return not _busy(game) and admits(game, company.site, action.card)


@RULES.permit(
    "extra-minor-item",
    PlayItem,
    says="After another resource that tapped the site, one extra minor item may be played.",
    lifts=("core.site-phase.play-requirements", "core.site-phase.not-tapping-differs"),
)
def extra_item(game: Game, action: PlayItem) -> bool | None:
    """One minor item after a resource that tapped the site, whatever the site allows."""
    item, company = item_facts(game, action.card), _company_to_play(game, action)
    if item is None or item.item_class != "minor" or company is None:
        return None
    return _has_tapped_the_site(game, company, action.character) or None


@RULES.permit(
    "extra-item-under-deeps",
    PlayItem,
    says="In the Under-deeps that extra item may be any that the site allows.",
    lifts=("core.site-phase.play-requirements", "core.site-phase.not-tapping-differs"),
)
def extra_item_below(game: Game, action: PlayItem) -> bool | None:
    """In the Under-deeps, an item of any class that the site allows."""
    company = _company_to_play(game, action)
    if company is None or not site_facts(game, company.site).under_deeps:
        return None
    if not admits(game, company.site, action.card):
        return None
    return _has_tapped_the_site(game, company, action.character) or None


def _has_tapped_the_site(game: Game, company: Company, character: str) -> bool:
    """Tell whether something has just tapped the site, and the character may find more."""
    return (
        not _busy(game)
        and game.state.fact("site-resource", company.id) is not None
        and game.card(company.site).position == "tapped"
        and game.card(character).position == "untapped"
    )


@RULES.forbid(
    "extra-item-next-action",
    PlayItem,
    says="The extra minor item has to be the very next thing declared after the resource, "
    "and something else was declared since.",
)
def extra_item_too_late(game: Game, action: PlayItem) -> bool:
    """Only the very next action, and only once."""
    company = company_of(game, action.character)
    if company is None or game.card(company.site).position != "tapped":
        return False
    fact = game.state.fact("site-resource", company.id)
    return fact is not None and fact.value != game.state.declared


@RULES.permit("play-ally", PlayAlly, says="{action.card} is playable at this site.")
def ally_playable_here(game: Game, action: PlayAlly) -> bool | None:
    """An ally that is playable at the site."""
    facts, company = game.printed(action.card).facts, _company_to_play(game, action)
    if not isinstance(facts, Ally) or company is None:
        return None
    return not _busy(game) and game.name(company.site) in facts.sites


@RULES.permit(
    "play-faction",
    PlayFaction,
    says="{action.card} may be brought into play at this site, if the influence check succeeds.",
)
def faction_playable_here(game: Game, action: PlayFaction) -> bool | None:
    """A faction that is playable at the site."""
    facts, company = game.printed(action.card).facts, _company_to_play(game, action)
    if not isinstance(facts, Faction) or company is None:
        return None
    in_vain = action.gift is not None and (
        game.value(GIFT, action.card, action.character, action.gift) is None
    )
    return not _busy(game) and not in_vain and game.name(company.site) in facts.sites


def _faction_check_terms(
    game: Game, faction: str, character: str, dice: int
) -> Iterator[tuple[int, str]]:
    yield dice, "rolled"
    yield game.value(DIRECT_INFLUENCE, character), "direct influence"
    yield game.value(INFLUENCE_BONUS, character, faction), "against this faction"
    yield _standard_modification(game, faction, character), "standard modification"


@RULES.define("faction-check-total", INFLUENCE_TOTAL, terms=_faction_check_terms)
def influence_check_total(game: Game, faction: str, character: str, dice: int) -> int:
    """The roll, direct influence, and what helps with this faction."""
    return sum(amount for amount, _ in _faction_check_terms(game, faction, character, dice))


def _standard_modification(game: Game, faction: str, character: str) -> int:
    facts = game.printed(faction).facts
    assert isinstance(facts, Faction)
    race = character_facts(game, character).race
    return sum(amount for who, amount in facts.modifications if who == race)


def _faction_check_told(game: Game, _: object, event: FactionInfluenced) -> str:
    facts = game.printed(event.card).facts
    assert isinstance(facts, Faction)
    total = game.value(INFLUENCE_TOTAL, event.card, event.character, event.roll)
    name = game.name(event.card)
    if total > facts.number:
        return f"{total} is more than the {facts.number} of {name}, who come into play."
    return f"{total} is not more than the {facts.number} of {name}, who are discarded."


@RULES.react("faction-check-result", FactionInfluenced, says=_faction_check_told)
def influence_check_result(game: Game, event: FactionInfluenced) -> list[Event]:
    """A total above the faction's number brings it into play; any other discards it."""
    facts = game.printed(event.card).facts
    assert isinstance(facts, Faction)
    company = company_of(game, event.character)
    total = game.value(INFLUENCE_TOTAL, event.card, event.character, event.roll)
    if company is None or total <= facts.number:
        return [CardMoved(card=event.card, to="discard-pile")]
    return [
        FactionPlayed(card=event.card, character=event.character),
        SiteResourcePlayed(card=event.card, character=event.character, site=company.site),
    ]


# Allies in play


@RULES.define("ally-fights-like-character", TREATED_AS_CHARACTER)
def fights_like_one(game: Game, ally: str, purpose: str) -> bool | None:
    """In combat an ally is a character."""
    return True if purpose == "combat" else None


@RULES.define("ally-uses-skills", TREATED_AS_CHARACTER)
def has_skills_like_one(game: Game, ally: str, purpose: str) -> bool | None:
    """And where a skill is asked for."""
    return True if purpose == "skill" else None


@RULES.define("ally-heals", TREATED_AS_CHARACTER)
def heals_like_one(game: Game, ally: str, purpose: str) -> bool | None:
    """And where somebody is healed."""
    return True if purpose == "healing" else None


@RULES.define("ally-not-a-character", TREATED_AS_CHARACTER, order=10)
def is_none_otherwise(game: Game, ally: str, purpose: str) -> bool:
    """For all else it is none."""
    return False


@RULES.forbid(
    "ally-not-a-character",
    PlayItem,
    PlayAlly,
    PlayFaction,
    says="{action.character} is an ally, and no character who could play anything here.",
)
def plays_with_an_ally(game: Game, action: PlayItem | PlayAlly | PlayFaction) -> bool:
    """An ally plays nothing."""
    return is_ally(game, action.character)


@RULES.react(
    "ally-leaves-with-controller",
    CardMoved,
    CharacterDiscarded,
    CharacterEliminated,
    CharacterReturned,
)
def allies_leave(
    game: Game, event: CardMoved | CharacterDiscarded | CharacterEliminated | CharacterReturned
) -> list[Event]:
    """Whoever leaves play leaves no ally behind."""
    if not is_character(game, event.card) or game.card(event.card).place == IN_PLAY:
        return []
    return [CardMoved(card=each, to="discard-pile") for each in allies_of(game, event.card)]


def _company_to_play(game: Game, action: PlayItem | PlayAlly | PlayFaction) -> Company | None:
    """The company that would play a card from its player's hand."""
    company = company_with(game, action.character)
    if (
        company is None
        or company.player != action.player
        or not in_hand(game, action.player, action.card)
    ):
        return None
    return company


def _busy(game: Game) -> bool:
    """Tell whether an attack or a chain of effects leaves no time for other things."""
    return game.state.combat is not None or bool(game.state.chain)
