"""What events are played on, and abilities used on: what fits, and what there is to choose from."""

from collections.abc import Iterator
from typing import TypeGuard

from msgspec.structs import replace

from westmarch.cards.model.phrases.effect import Effect
from westmarch.cards.model.phrases.effects import Turn
from westmarch.cards.model.phrases.targets import (
    NAMED,
    OnAttack,
    OnCard,
    OnCharacter,
    OnCompany,
    OnHazard,
    OnRegion,
    OnSite,
    OnStrike,
    OnWay,
    Target,
)
from westmarch.cards.model.phrases.things import Attacks, Where, Who
from westmarch.mechanics.combat_actions import would_cancel
from westmarch.mechanics.journey import (
    moves,
    new_site,
    number_of_regions,
    regions_in_play,
    site_of,
    type_of_region,
)
from westmarch.mechanics.quantities.actions import ACTION_SORT, DECLARED_ROLLS
from westmarch.mechanics.quantities.combat import FACING_STRIKE
from westmarch.mechanics.quantities.journeys import AT_ONE_SITE
from westmarch.mechanics.quantities.people import COMPANY_SIZE, FIGHTERS, MEMBERS
from westmarch.mechanics.quantities.sites import AUTOMATIC_ATTACKS
from westmarch.mechanics.sides import sorts
from westmarch.mechanics.table import (
    company_of,
    in_play,
    is_hazard,
    is_site,
    is_there,
    sites_in_play,
)
from westmarch.rulebooks.cards.here import Here, company_of_card
from westmarch.rulebooks.cards.meant import (
    fits,
    is_event_now,
    is_such_attack,
    is_such_card,
    is_such_site,
    purpose_of_card,
)
from westmarch.rulebooks.cards.passages import nameless
from westmarch.table.actions import Action, CancelAttack, PlayCard, PlayCreature, PlayEvent, UseCard
from westmarch.table.game import Game
from westmarch.table.state import Company


def purpose_of(effects: tuple[Effect, ...]) -> str:
    """For what allies may count as characters, apart from combat and skills: for healing."""
    heals = any(isinstance(each, Turn) and each.verb in ("heal", "restore") for each in effects)
    return "healing" if heals else ""


def fits_target(game: Game, target: Target | None, here: Here, purpose: str = "") -> bool:
    """Tell whether what an action is aimed at is what the card says.

    Whether it has to be named, and whether it is within reach, is not for the card to say: the
    rules on targets do.
    """
    if here.target is None and isinstance(target, NAMED):
        return True
    match target:
        case OnAttack() if here.target is not None:
            return _fits_attack_of_site(game, target, here)
        case None | OnAttack() | OnStrike():
            return here.target is None and _fits_combat(game, target, here)
        case OnCharacter():
            return _fits_character(game, target, here, purpose)
        case OnCompany():
            return _fits_company(game, target, here)
        case OnSite():
            return _fits_site(game, target, here.target, here.card)
        case OnCard():
            return _fits_card(game, target, here.target)
        case OnRegion():
            return (
                type_of_region(game, here.target, purpose_of_card(game, here.card))
                == target.region_type
            )
        case OnWay():
            return here.target is not None and (
                nameless(game, target, here.target, purpose_of_card(game, here.card)) is not None
            )
        case OnHazard():
            return here.target in tuple(_hazards_on(game, target.company, here))
    raise TypeError(f"nothing tells what fits {target}")


def _hazards_on(game: Game, companies: OnCompany | None, here: Here) -> Iterator[str]:
    """Go through the hazards that were played on such companies, or on what is with them."""
    own = company_of_card(game, here.card)
    for each in hazards_aimed(game):
        company = aimed_at(game, each)
        meant = company == own
        if companies is not None:
            meant = _fits_company(game, companies, replace(here, target=company))
        if meant and company is not None:
            yield each


def hazards_aimed(game: Game) -> Iterator[str]:
    """Go through the hazards that are being played, and the events that lie in play on others."""
    yield from (each.card for each in game.state.chain if _plays_hazard(game, each))
    for each in in_play(game):
        lies_on = game.card(each).host is not None
        if lies_on and is_hazard(game, each) and is_event_now(game, each):
            yield each


def aimed_at(game: Game, hazard: str) -> str | None:
    """The company on which a hazard was played, or on something in it."""
    playing = next((each for each in game.state.chain if _plays(each, hazard)), None)
    if playing is None:
        return company_of_card(game, hazard)
    aim = playing.company if isinstance(playing, PlayCreature) else playing.target
    return aim if aim in game.state.companies else company_of_card(game, aim)


def _plays(action: Action, card: str) -> TypeGuard[PlayCreature | PlayEvent]:
    return isinstance(action, PlayCreature | PlayEvent) and action.card == card


def _plays_hazard(game: Game, action: Action) -> TypeGuard[PlayCreature | PlayEvent]:
    """Tell whether a hazard is being played, be it a creature or an event."""
    if not isinstance(action, PlayCreature | PlayEvent):
        return False
    return game.value(ACTION_SORT, action) == "hazard"


def candidates(game: Game, target: Target | None) -> Iterator[str | None]:
    """Go through what an action might be aimed at."""
    match target:
        case None | OnStrike():
            yield None
        case OnAttack():
            yield None
            yield from sites_in_play(game)
        case OnCharacter():
            yield from _in_situation(game, target)
        case OnCompany():
            yield from game.state.companies
        case OnSite() | OnWay():
            yield from sites_in_play(game)
        case OnCard():
            if target.cancels is not None:
                yield from (name for each in cancelling(game) for name in _named(each))
                return
            there = _is_declared if target.played else is_there
            if target.stored:
                there = _is_stored
            yield from (each.id for each in game.state.cards.values() if there(game, each.id))
        case OnRegion():
            yield from regions_in_play(game)
        case OnHazard():
            yield from hazards_aimed(game)


def means_agents(who: Who) -> bool:
    """Tell whether agents on the table are meant, and not characters of a company."""
    return bool(who.kinds) and all("agent" in kind for kind in who.kinds)


def _in_situation(game: Game, target: OnCharacter) -> Iterator[str]:
    """Go through the characters who may be in the situation that is meant."""
    if means_agents(target.who):
        yield from game.state.agents
        return
    combat = game.state.combat
    match target.facing:
        case Attacks():
            if combat is not None and combat.company in game.state.companies:
                yield from game.value(FIGHTERS, combat.company)
        case "strike":
            if combat is not None:
                yield from game.value(FACING_STRIKE)
        case "corruption check" | "influence check" | "faction check" | "character check":
            rolling = _rolling(game, target.facing)
            if rolling is not None:
                yield rolling
        case _:
            for company in game.state.companies:
                yield from game.value(MEMBERS, company)


def are_together(game: Game, company: str | None, target: str | None) -> bool:
    """Tell whether a target is in a company, if it is a character, an item or a company at all."""
    if target is None or company is None:
        return True
    if target in game.state.companies:
        return target == company
    if target not in game.state.cards:
        return True
    if game.printed(target).type not in ("character", "item", "ally"):
        return True
    return company_of_card(game, target) == company


def is_elsewhere(target: Target | None) -> bool:
    """Tell whether a card in play is used on somebody who need not be with whoever bears it."""
    match target:
        case OnCharacter():
            return target.beside
        case OnCompany():
            return target.afar
    return False


def is_within_reach(game: Game, card: str, target: str | None) -> bool:
    """Tell whether a card in play can be used on something: what nobody bears, also far away.

    But for an item somebody has to be there.
    """
    item = target in game.state.cards and game.printed(target).type == "item"
    if game.card(card).host is None and not item:
        return True
    return are_together(game, company_of_card(game, card), target)


def _fits_site(game: Game, target: OnSite, site: str | None, card: str) -> bool:
    if site is None or not is_site(game, site):
        return False
    return is_such_site(game, target.where, site, card, purpose_of_card(game, card))


def _fits_card(game: Game, target: OnCard, card: str | None) -> bool:
    if card is None or card not in game.state.cards:
        return False
    if target.cancels is not None:
        return bool(cancelling_by(game, card)) and is_such_attack(
            game, target.cancels, game.state.combat
        )
    if target.played and not _is_declared(game, card):
        return False
    if target.stored and not _is_stored(game, card):
        return False
    return is_such_card(game, target.cards, card)


def cancelling(game: Game) -> tuple[CancelAttack | PlayEvent | UseCard, ...]:
    """Give what was declared and would cancel the attack that is being fought, dice permitting."""
    return tuple(
        each
        for each in game.state.chain
        if isinstance(each, CancelAttack)
        or (isinstance(each, PlayEvent | UseCard) and would_cancel(game, each))
    )


def cancelling_by(game: Game, card: str | None) -> tuple[Action, ...]:
    """Give what of that was declared with a card in play, or by a character."""
    return tuple(each for each in cancelling(game) if card in _named(each))


def _named(action: CancelAttack | PlayEvent | UseCard) -> tuple[str, ...]:
    """Name what is declared: by its card, or by the character who taps."""
    return (action.character,) if isinstance(action, CancelAttack) else (action.card,)


def _is_stored(game: Game, card: str) -> bool:
    return game.card(card).stored


def _is_declared(game: Game, card: str) -> bool:
    """Tell whether a card waits on the chain of effects."""
    return any(isinstance(each, PlayCard) and each.card == card for each in game.state.chain)


def _fits_attack_of_site(game: Game, target: OnAttack, here: Here) -> bool:
    """Tell whether a site has such an automatic-attack, and nobody faces it yet."""
    site, races, origins = here.target, target.attacks.races, target.attacks.origins
    if game.state.combat is not None or (origins and "automatic" not in origins):
        return False
    if target.attacks.source:
        return False
    if site is None or not is_site(game, site):
        return False
    if target.at is not None and not is_such_site(
        game, target.at, site, here.card, purpose_of_card(game, here.card)
    ):
        return False
    attacks = game.value(AUTOMATIC_ATTACKS, site)
    return any(not races or each.attack.race in races for each in attacks)


def _fits_combat(game: Game, target: OnAttack | OnStrike | None, here: Here) -> bool:
    combat = game.state.combat
    if target is None:
        return True
    if combat is None or not is_such_attack(game, target.attacks, combat):
        return False
    where = target.at if isinstance(target, OnAttack) else None
    if where is not None and not _is_at(game, where, combat.company, here.card):
        return False
    if isinstance(target, OnStrike):
        late = target.first and any(each.outcome for each in combat.strikes)
        struck = here.card if target.itself else here.bearer
        return struck in game.value(FACING_STRIKE) and not late
    if isinstance(target, OnAttack) and target.anywhere:
        return here.player == combat.defender
    mine = company_of_card(game, here.bearer) or company_of_card(game, here.actor)
    return mine in (None, combat.side(here.player))


def _fits_character(game: Game, target: OnCharacter, here: Here, purpose: str) -> bool:
    who = here.target
    if who is None or who not in game.state.cards:
        return False
    # An agent on the table is no character, and only what speaks of agents means him.
    if means_agents(target.who) != (who in game.state.agents):
        return False
    return (
        fits(game, target.who, who, purpose, here.card)
        and _is_in_situation(game, target, who, here)
        and (target.wounded_by is None or _is_wounded_by(game, target.wounded_by, who))
        and (target.at is None or _is_at(game, target.at, company_of_card(game, who), here.card))
        and _is_bound(game, target.bound, company_of_card(game, who), here.card)
        and (not target.beside or _is_beside(game, here.bearer, who))
    )


def _is_beside(game: Game, bearer: str | None, who: str) -> bool:
    """Tell whether somebody is at the site of a bearer."""
    here, there = company_of_card(game, bearer), company_of_card(game, who)
    return here is not None and there is not None and game.value(AT_ONE_SITE, here, there)


def _is_in_situation(game: Game, target: OnCharacter, who: str, here: Here) -> bool:
    combat = game.state.combat
    match target.facing:
        case None:
            return True
        case Attacks():
            attacked = combat is not None and combat.company == company_of_card(game, who)
            return attacked and is_such_attack(game, target.facing, combat)
        case "company":
            if here.bearer in game.state.companies:
                return here.bearer == company_of_card(game, who)
            bearer = game.state.cards.get(here.bearer or "")
            return bearer is not None and bearer.company == company_of_card(game, who)
        case "journey":
            company = company_of_card(game, who)
            return company is not None and moves(game, company)
        case "strike":
            of = target.strike_of or Attacks()
            faces = combat is not None and who in game.value(FACING_STRIKE)
            return faces and is_such_attack(game, of, combat)
        case "corruption check" | "influence check" | "faction check" | "character check":
            return _rolling(game, target.facing) == who


def _is_wounded_by(game: Game, attacks: Attacks, who: str) -> bool:
    """Tell whether the attack that is being fought is such, and has wounded somebody."""
    combat = game.state.combat
    if combat is None or not is_such_attack(game, attacks, combat):
        return False
    return any(
        (fact.what, fact.about, fact.value) == ("wounded", who, combat.source)
        for fact in game.state.facts
    )


def _rolling(game: Game, what: str) -> str | None:
    """The character whose roll for this comes before any other such roll."""
    return next((who for kind, who in game.value(DECLARED_ROLLS) if kind == what), None)


def is_such_company(game: Game, target: OnCompany, company: str | None) -> bool:
    """Tell whether a company, if it is one, is of those meant."""
    return _fits_company(game, target, Here("", "", target=company))


def _fits_company(game: Game, target: OnCompany, here: Here) -> bool:
    company = game.state.companies.get(here.target or "")
    if company is None or not company.characters:
        return False
    if target.own and company.player != here.player:
        return False
    if target.at_most is not None and game.value(COMPANY_SIZE, company.id) > target.at_most:
        return False
    purpose = purpose_of_card(game, here.card)
    if target.through and not number_of_regions(game, company.id, target.through, purpose):
        return False
    if target.past is not None and not _has_passed(game, target.past, company.id, purpose):
        return False
    if target.having is not None and not any(
        fits(game, target.having, each) for each in company.characters
    ):
        return False
    if target.facing is not None:
        combat = game.state.combat
        attacked = combat is not None and combat.company == company.id
        if not attacked or not is_such_attack(game, target.facing, combat):
            return False
    if target.moving and not moves(game, company.id):
        return False
    if target.of and target.of not in sorts(game, company.player, company.characters):
        return False
    if target.met and not _meet(game, here.actor, company):
        return False
    if not _is_bound(game, target.bound, company.id, here.card):
        return False
    return target.at is None or _is_at(game, target.at, company.id, here.card)


def _has_passed(game: Game, regions: tuple[int, str], company: str, purpose: str) -> bool:
    number, region_type = regions
    return number_of_regions(game, company, region_type, purpose) >= number


def _meet(game: Game, character: str | None, company: Company) -> bool:
    """Tell whether a character is at a company's site, with another company."""
    own = company_of(game, character) if character is not None else None
    if own is None or own.id == company.id:
        return False
    return game.value(AT_ONE_SITE, own.id, company.id)


def _is_bound(game: Game, where: Where | None, company: str | None, card: str) -> bool:
    """Tell whether a company is at such a site, or moves there, if that is asked for."""
    if where is None:
        return True
    site = new_site(game, company) if company in game.state.companies else None
    return site is not None and is_such_site(game, where, site, card, purpose_of_card(game, card))


def _is_at(game: Game, where: Where, company: str | None, card: str) -> bool:
    """Tell whether a company is at such a site, and not on its way."""
    site = site_of(game, company) if company is not None else None
    return site is not None and is_such_site(game, where, site, card, purpose_of_card(game, card))
