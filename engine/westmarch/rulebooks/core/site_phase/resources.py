"""Items and allies, and what all resources of a site ask for."""

from westmarch.cards.model.card import Ally, Faction
from westmarch.cards.model.play_clauses import PlayableWhere
from westmarch.cards.wording.writing import write
from westmarch.kernel import words
from westmarch.kernel.event import Event
from westmarch.kernel.lack import Lack, all_of, told
from westmarch.mechanics.allies import company_with
from westmarch.mechanics.hands import is_at_hand
from westmarch.mechanics.lookups import Cost, admits, company_of, item_facts, site_facts
from westmarch.mechanics.playable import is_playable_at
from westmarch.mechanics.quantities.actions import COSTS
from westmarch.mechanics.quantities.people import IS_HAVEN
from westmarch.mechanics.quantities.sites import (
    BOUND_TO_SITE,
    LEAVES_UNTAPPED,
    NEXT_ATTACK,
    SIDES_AT,
)
from westmarch.mechanics.sides import is_fallen, is_stage
from westmarch.rulebooks.core.site_phase import RULES
from westmarch.table.actions import AT_SITE, AtSite, PlayAlly, PlayFaction, PlayItem
from westmarch.table.events.cards import CardTapped, SiteResourcePlayed
from westmarch.table.events.memory import Forgotten, Remembered
from westmarch.table.game import Game
from westmarch.table.state import Company, Fact


@RULES.forbid(
    "play-requirements",
    AT_SITE,
    says=told,
)
def requirements_fail(game: Game, action: AtSite) -> Lack | None:
    """The site phase, an untapped site and an untapped character."""
    lacks = (need(game, action) for need in _WHAT_IT_TAKES)
    missing = [each for each in lacks if each is not None]
    if not missing or not game.value(BOUND_TO_SITE, action):
        return None
    return Lack(_missing_told, (action.card, *missing))


def _missing_told(game: Game, card: str, *missing: Lack) -> str:
    return (
        f"To play {game.name(card)} takes the site phase, an untapped site and an untapped "
        f"character, and {words.all_of([each.told(game) for each in missing])}."
    )


def _the_site_phase(game: Game, action: AtSite) -> Lack | None:
    return None if game.state.phase == "site" else Lack("it is not the site phase")


def _an_untapped_character(game: Game, action: AtSite) -> Lack | None:
    who = action.character
    lies = game.card(who).position
    return None if lies == "untapped" else Lack("{0} is {1}", (who, lies))


def _an_untapped_site(game: Game, action: AtSite) -> Lack | None:
    company = company_with(game, action.character)
    if company is None:
        return Lack("{0} is in no company", (action.character,))
    return Lack("{0} is tapped", (company.site,)) if _is_tapped(game, company) else None


_WHAT_IT_TAKES = (_the_site_phase, _an_untapped_character, _an_untapped_site)


@RULES.forbid(
    "not-tapping-differs",
    AT_SITE,
    says="{action.card} would not tap the site; that alone is no leave to play it at a tapped one.",
)
def needs_untapped_site_too(game: Game, action: AtSite) -> bool:
    """So does what would not tap the site."""
    company = company_with(game, action.character)
    if company is None or not _is_tapped(game, company):
        return False
    leaves = game.value(LEAVES_UNTAPPED, action.card, company.site)
    return leaves and game.value(BOUND_TO_SITE, action)


def _is_tapped(game: Game, company: Company) -> bool:
    return game.card(company.site).position != "untapped"


@RULES.forbid(
    "resources-after-attacks",
    AT_SITE,
    says="{action.character}'s company has not faced all that waits at the site.",
)
def more_to_face(game: Game, action: AtSite) -> bool:
    """First everything that attacks at the site, then what is to be had there."""
    company = company_with(game, action.character)
    if company is None or (company.entered and not company.to_face):
        return False
    fighting = game.state.combat is not None and game.state.combat.company == company.id
    waiting = fighting or bool(company.to_face)
    more = waiting or game.value(NEXT_ATTACK, company.id) is not None
    return more and game.value(BOUND_TO_SITE, action)


@RULES.forbid(
    "alignment-matches-site",
    AT_SITE,
    says=lambda game, _, action: (
        f"{game.name(action.card)} is a {game.printed(action.card).alignment} resource, and the "
        f"site a {game.printed(_site_to_play(game, action)).alignment} site."
    ),
)
def is_not_of_that_side(game: Game, action: AtSite) -> bool:
    """A Fallen-wizard plays at a site what is of its side."""
    company = company_with(game, action.character)
    if not is_fallen(game, action.player) or not game.value(BOUND_TO_SITE, action):
        return False
    if company is None:
        return False
    return not game.value(SIDES_AT, action.card, company.site)


@RULES.define("alignment-matches-site", SIDES_AT)
def are_of_one_side(game: Game, card: str, site: str) -> bool:
    """A card and a site are, if they have the same alignment; what is dual has either."""
    one, other = game.printed(card).alignment, game.printed(site).alignment
    return one == other or "dual" in (one, other)


@RULES.define("wizardhaven-any-alignment", SIDES_AT)
def is_of_any_side(game: Game, card: str, site: str) -> bool:
    """Stage resources, and all that is played at a Wizardhaven, are of whatever side it takes."""
    return is_stage(game, card) or game.value(IS_HAVEN, site, game.card(card).owner)


def _site_to_play(game: Game, action: AtSite) -> str:
    company = company_with(game, action.character)
    assert company is not None
    return company.site


@RULES.define("play-requirements", COSTS)
def character_taps(game: Game, card: str | None, action: object) -> tuple[Cost, ...] | None:
    """Whoever plays it taps."""
    if not isinstance(action, PlayItem | PlayFaction | PlayAlly):
        return None
    return (Cost(action.character, "tap"),)


@RULES.react("site-taps-on-resolution", SiteResourcePlayed)
def site_taps(game: Game, event: SiteResourcePlayed) -> list[Event]:
    """The site taps when the resource resolves, and it is known what was declared last then."""
    company = company_of(game, event.character)
    assert company is not None
    if game.card(event.site).position != "untapped":
        return []
    fact = Fact("site-resource", company.id, game.state.declared, until="company")
    return [
        Forgotten(what=fact.what, about=fact.about),
        Remembered(fact=fact),
        CardTapped(card=event.site),
    ]


def is_time_to_play(game: Game, _: AtSite) -> Lack | None:
    """Ask that neither an attack nor a chain of effects is under way."""
    if game.state.combat is None and not game.state.chain:
        return None
    return Lack("While something else is under way, {0.card} has to wait.")


def is_playable_here(game: Game, action: PlayAlly | PlayFaction) -> Lack | None:
    """Ask that an ally or a faction is playable where the company is."""
    site, sort = _site_to_play(game, action), Ally if isinstance(action, PlayAlly) else Faction
    if is_playable_at(game, action.card, site, sort):
        return None
    return Lack(_where_playable, (action.card, site))


def _where_playable(game: Game, card: str, site: str) -> str:
    """Say where a card is playable, and where the company is instead."""
    facts = game.printed(card).facts
    where = [
        *getattr(facts, "sites", ()),
        *(
            write(each.where)
            for each in game.printed(card).clauses
            if isinstance(each, PlayableWhere)
        ),
    ]
    asked = f"is playable at {' or '.join(where)}" if where else "is playable elsewhere"
    return f"{game.name(card)} {asked}, and the company is at {game.name(site)}."


@RULES.permit("play-item", PlayItem, says="{action.character} may play {action.card} at this site.")
def item_playable_here(game: Game, action: PlayItem) -> Lack | bool | None:
    """An item of a class that the site allows."""
    if company_to_play(game, action) is None:
        return None
    return _plays_item(game, action) or True


def _of_a_class_allowed(game: Game, action: PlayItem) -> Lack | None:
    site, item = _site_to_play(game, action), item_facts(game, action.card)
    if item is None:
        return Lack("{0.card} is no item.")
    if admits(game, site, action.card):
        return None
    says = "{0} is a {1} item, and {2} does not allow that."
    return Lack(says, (action.card, item.item_class, site))


_plays_item = all_of(is_time_to_play, _of_a_class_allowed)


@RULES.permit(
    "extra-minor-item",
    PlayItem,
    says="After another resource that tapped the site, one extra minor item may be played.",
    lifts=("core.site-phase.play-requirements", "core.site-phase.not-tapping-differs"),
)
def extra_item(game: Game, action: PlayItem) -> bool | None:
    """One minor item after a resource that tapped the site, whatever the site allows."""
    item, company = item_facts(game, action.card), company_to_play(game, action)
    if item is None or item.item_class != "minor" or company is None:
        return None
    return _has_tapped_the_site(game, company) or None


@RULES.permit(
    "extra-item-under-deeps",
    PlayItem,
    says="In the Under-deeps that extra item may be any that the site allows.",
    lifts=("core.site-phase.play-requirements", "core.site-phase.not-tapping-differs"),
)
def extra_item_below(game: Game, action: PlayItem) -> bool | None:
    """In the Under-deeps, an item of any class that the site allows."""
    company = company_to_play(game, action)
    if company is None or not site_facts(game, company.site).under_deeps:
        return None
    if not admits(game, company.site, action.card):
        return None
    return _has_tapped_the_site(game, company) or None


def _has_tapped_the_site(game: Game, company: Company) -> bool:
    """Tell whether something that was played has tapped the site."""
    return (
        game.state.fact("site-resource", company.id) is not None
        and game.card(company.site).position == "tapped"
    )


@RULES.forbid(
    "extra-item-next-action",
    PlayItem,
    says="The extra minor item has to be the very next thing that its player declares after the "
    "resource, and he has declared something else since.",
)
def extra_item_too_late(game: Game, action: PlayItem) -> bool:
    """Only the very next action, and only once."""
    company = company_of(game, action.character)
    if company is None or game.card(company.site).position != "tapped":
        return False
    fact = game.state.fact("site-resource", company.id)
    return fact is not None and not game.state.is_next(action.player, fact.value)


@RULES.permit(
    "play-ally",
    PlayAlly,
    says="{action.card} is playable at this site.",
)
def ally_playable_here(game: Game, action: PlayAlly) -> Lack | bool | None:
    """An ally that is playable at the site."""
    if company_to_play(game, action) is None:
        return None
    return _plays_ally(game, action) or True


_plays_ally = all_of(is_time_to_play, is_playable_here)


def company_to_play(game: Game, action: AtSite) -> Company | None:
    """The company that would play a card from its player's hand, or as from there."""
    company = company_with(game, action.character)
    if (
        company is None
        or company.player != action.player
        or not is_at_hand(game, action.player, action.card)
    ):
        return None
    return company
