"""What is missing where a card cannot be played or used: what it asks for, and what is not so."""

from collections.abc import Iterator
from re import split
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace

from westmarch.cards.model.card import Card
from westmarch.cards.model.phrases.conditions import (
    At,
    Condition,
    HasCharacters,
    HasFaced,
    HasJust,
    HasMet,
    HasMoved,
    HasStrayed,
    HasWithIt,
    InPlay,
    Is,
    IsAble,
    IsBearing,
    IsBeside,
    IsFallenWizard,
    IsStored,
    IsThere,
    Keeps,
    LiesWith,
    NoLarger,
)
from westmarch.cards.model.phrases.targets import (
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
from westmarch.cards.model.play_clauses import Ability, Playing
from westmarch.cards.wording.writing import write
from westmarch.kernel.words import all_of
from westmarch.mechanics.agent_actions import is_at
from westmarch.mechanics.agent_attacks import attacked_at
from westmarch.mechanics.allies import company_with
from westmarch.mechanics.journey import path_to_site, site_of, site_path, type_of_region
from westmarch.mechanics.quantities.people import COMPANY_SIZE, WHICH_FALLEN_WIZARD
from westmarch.mechanics.quantities.points import STAGE_POINTS
from westmarch.mechanics.quantities.sites import SITE_TYPE
from westmarch.mechanics.table import is_site, is_there, kept_beside, site_facts
from westmarch.rulebooks.cards.aims import (
    are_together,
    fits_target,
    is_elsewhere,
    is_within_reach,
    means_agents,
    purpose_of,
)
from westmarch.rulebooks.cards.here import Here, company_of_card, is_somebody
from westmarch.rulebooks.cards.meant import (
    fits,
    holds,
    is_such_attack,
    is_such_site,
    purpose_of_card,
)
from westmarch.rulebooks.cards.prices import PAID, STORED
from westmarch.table.game import Game
from westmarch.table.moments import is_moment
from westmarch.table.state import IN_PLAY
from westmarch.table.telling import described, phase_now, place_told

T = TypeVar("T", bound=Struct)


def missing_to_play(game: Game, card: Card, clause: Playing, here: Here, by: Who | None) -> str:
    """Say what an event asks for, to be played in a certain way, that is not so; or nothing."""
    said = f"{card.name} is played"
    if not is_moment(game, clause.moment):
        return _at_another_time(game, f"{said} {clause.moment}")
    if by is None and here.actor is not None:
        return f"No character plays {card.name}, and {game.name(here.actor)} is named for it."
    if by is not None and (fact := _not_the_one(game, by, here, clause.target)):
        return f"{said} by {write(by)}, and {fact}."
    return _aimed_wrongly(game, clause, here, said)


def missing_to_use(game: Game, card: Card, clause: Ability, here: Here) -> str:
    """Say what a card asks for, to be used for something, that is not so; or nothing."""
    found, said = game.card(here.card), f"{card.name} is used"
    if not is_moment(game, clause.moment):
        return _at_another_time(game, f"{said} {clause.moment}")
    if found.stored != (clause.price in STORED):
        return f"{card.name} is {'' if found.stored else 'not '}stored."
    pays = any(who == "it" for who, _ in PAID[clause.price])
    if not pays and not is_there(game, here.card):
        return f"{card.name} is {place_told(game, here.card)}."
    if "bearer" in clause.price and found.host is None:
        return f"Nobody bears {card.name}."
    if not is_elsewhere(clause.target) and not is_within_reach(game, here.card, here.target):
        return f"{game.called(str(here.target))} is not in the company in which {card.name} is."
    return _aimed_wrongly(game, clause, here, said)


def _at_another_time(game: Game, when: str) -> str:
    said = when.replace("/", " ").replace("-", " ").replace("the turn", "turn")
    if game.state.phase.replace("-", " ") in said:
        return f"{when}, and that moment is not now."
    return f"{when}, and it is {phase_now(game)}."


def _not_the_one(game: Game, by: Who, here: Here, aimed: Target | None) -> str:
    """Say why it is not for this character to play the event; or nothing."""
    actor = here.actor
    company = company_with(game, actor) if actor is not None else None
    if actor is None:
        return "nobody is named who plays it"
    name = game.name(actor)
    if means_agents(by):
        return _not_the_agent(game, by, actor, here)
    if company is None:
        return f"{name} is not in play"
    if game.card(actor).owner != here.player:
        return f"{name} is not {game.called(here.player)}'s"
    if not fits(game, by, actor, card=here.card):
        return f"{name} is {described(game, actor)}"
    combat = game.state.combat
    if combat is not None and company.id != combat.company:
        return f"{name} is not in the company that is attacked"
    if isinstance(aimed, OnCompany) and aimed.met:
        return ""
    if not are_together(game, company.id, here.target):
        target = str(here.target)
        if target in game.state.cards and game.card(target).place != IN_PLAY:
            return f"{game.name(target)} is {place_told(game, target)}"
        return f"{name} is not in the company of {game.called(str(here.target))}"
    return ""


def _not_the_agent(game: Game, by: Who, agent: str, here: Here) -> str:
    """Say why it is not for this agent to be sent by the event; or nothing."""
    name, company = game.name(agent), here.target
    if agent not in game.state.agents:
        return f"{name} is no agent on the table"
    if game.card(agent).owner != here.player:
        return f"{name} is not {game.called(here.player)}'s"
    if not fits(game, by, agent, card=here.card):
        return f"{name} is {described(game, agent)}"
    if company in game.state.companies and not is_at(game, agent, attacked_at(game, company)):
        return f"{name} is not at {attacked_at(game, company)}, or cannot be revealed there"
    return ""


def _aimed_wrongly(game: Game, clause: Playing | Ability, here: Here, said: str) -> str:
    """Say what of the target or of the conditions is not as it should be; or nothing."""
    target = clause.target
    if not fits_target(game, target, here, purpose_of(clause.effects)):
        if target is None:
            return f"{said} on nothing, and {game.called(str(here.target))} is named."
        fact = _not_such(game, target, here, purpose_of(clause.effects))
        return f"{said} on {write(target)}, and {fact}."
    for each in clause.conditions:
        if not holds(game, each, here):
            return f"{said} if {write(each)}, and {_not_so(game, each, here)}."
    return ""


def _alone(whole: T) -> Iterator[tuple[str, T]]:
    """Take a phrase apart: each thing it asks for, alone, with the name of the field."""
    for field in whole.__struct_fields__:
        value = getattr(whole, field)
        if value not in ((), None, "", False, 0):
            yield field, type(whole)(**{field: value})


def _not_such(game: Game, target: Target, here: Here, purpose: str) -> str:
    """Say in what the target is not what the card means."""
    named = here.target
    what = game.called(named) if named is not None else ""
    match target:
        case OnAttack() | OnStrike() if named is None:
            return _not_such_combat(game, target, here)
        case OnCharacter():
            if named is None or not is_somebody(game, named):
                return f"{what} is no character"
            return _not_such_character(game, target, here, purpose)
        case OnCompany():
            if named not in game.state.companies:
                return f"{what} is no company"
            return _not_such_company(game, target, here)
        case OnSite() | OnAttack():
            if not is_site(game, named):
                return f"{what} is no site"
            where = target.where if isinstance(target, OnSite) else target.at
            return _not_such_site(game, where or Where(), here) or (
                f"no such attack waits at {what}"
            )
        case OnCard() | OnHazard():
            if named not in game.state.cards:
                return f"{what} is no card"
            return f"{what} is {described(game, str(named))}, {place_told(game, str(named))}"
        case OnWay():
            if not is_site(game, named):
                return f"{what} is no site"
            return f"there is no {target.region_type} without a name on the way to {what}"
        case OnStrike():
            return f"{what} is no strike"
        case OnRegion():
            kind = type_of_region(game, named, purpose_of_card(game, here.card))
            return f"{what} is a {kind}" if kind else f"{what} is no region"
    raise TypeError(f"nothing tells what is no {target}")


def _not_such_character(game: Game, target: OnCharacter, here: Here, purpose: str) -> str:
    who = str(here.target)
    name, combat = game.name(who), game.state.combat
    if not fits(game, target.who, who, purpose, here.card):
        return f"{name} is {described(game, who)}"
    situation = OnCharacter(facing=target.facing, strike_of=target.strike_of)
    if not fits_target(game, situation, here, purpose):
        match target.facing:
            case Attacks():
                attacked = combat is not None and combat.company == company_of_card(game, who)
                return _other_attack(game, target.facing) if attacked else f"{name} faces none"
            case "strike" if combat is not None and combat.facing == who:
                return _other_attack(game, target.strike_of or Attacks())
            case "strike":
                return f"{name} faces no strike now"
            case "company":
                return f"{name} is in another company"
            case "journey":
                return f"the company of {name} does not move"
            case "faction check":
                return f"{name} is not influencing one now"
        return f"{name} makes no such check now"
    if target.wounded_by is not None and not fits_target(
        game, OnCharacter(wounded_by=target.wounded_by), here, purpose
    ):
        return f"no such attack has wounded {name} now"
    if means_agents(target.who):
        return f"{name} is no agent on the table"
    return _lacks_there(game, site_of(game, who), target, here) or _is_elsewhere(game, who)


def _lacks_there(game: Game, site: str | None, target: OnCharacter | OnCompany, here: Here) -> str:
    """Say what the site lacks where somebody is, if it is of the right kind otherwise."""
    if site is None or target.at is None:
        return ""
    kind = Where(kinds=target.at.kinds)
    there = replace(here, target=site)
    fits_kind = is_such_site(game, kind, site, purpose=purpose_of_card(game, here.card))
    return _not_such_site(game, target.at, there) if fits_kind else ""


def _not_such_company(game: Game, target: OnCompany, here: Here) -> str:
    company = str(here.target)
    failing = (field for field, alone in _alone(target) if not fits_target(game, alone, here))
    match next(failing, ""):
        case "at_most":
            return f"the company's size is {game.value(COMPANY_SIZE, company)}"
        case "through" | "past":
            path = site_path(game, company, purpose_of_card(game, here.card))
            way = ", ".join(kind for kind, _ in path) or "no region"
            return f"the company goes through {way}"
        case "having" if target.having is not None:
            return f"nobody in the company is {write(target.having)}"
        case "facing":
            combat = game.state.combat
            attacked = combat is not None and combat.company == company
            if attacked and target.facing is not None:
                return _other_attack(game, target.facing)
            return "the company is not being attacked"
        case "moving":
            return "the company does not move"
        case "own":
            return f"this is not a company of {game.called(here.player)}'s"
        case "of":
            return f"this is no {target.of} company"
        case "met":
            return "the company is not met at the site"
    site = site_of(game, company)
    lacks = _lacks_there(game, site, target, here) if site is not None else ""
    return lacks or _company_elsewhere(game, company)


def _not_such_combat(game: Game, target: OnAttack | OnStrike, here: Here) -> str:
    combat = game.state.combat
    if combat is None or not is_such_attack(game, target.attacks, combat):
        return _other_attack(game, target.attacks)
    if isinstance(target, OnStrike):
        if combat.facing is None or combat.facing != here.bearer:
            who = game.name(here.bearer) if here.bearer in game.state.cards else "its bearer"
            return f"{who} faces no strike now"
        return "a strike of the attack has been faced already"
    attacked = game.state.companies.get(combat.company)
    where = target.at if isinstance(target, OnAttack) else None
    if where is not None and attacked is not None:
        site = site_of(game, attacked.id)
        if site is None or not is_such_site(game, where, site):
            return _company_elsewhere(game, attacked.id)
    return "the attack is on another company"


def _other_attack(game: Game, meant: Attacks) -> str:
    """Say in what the attack that is being fought is not one of those meant."""
    combat = game.state.combat
    if combat is None:
        return "no attack is being fought"
    if combat.cancelled:
        return "the attack is cancelled"
    failing = next(
        (field for field, each in _alone(meant) if not is_such_attack(game, each, combat)), ""
    )
    name = game.name(combat.source)
    match failing:
        case "races" | "but":
            race = all_of(combat.attack.races)
            if not race:
                return f"{name} attacks, and is of no race"
            return f"the attack is {'an' if race[:1] in 'AEIOU' else 'a'} {race} attack"
        case "prowess":
            return f"the prowess of the attack is {combat.attack.prowess}"
        case "dragon":
            return f"{name} is no manifestation of {meant.dragon}"
        case "keyed_to":
            key = f"keyed to {combat.keyed_to}" if combat.keyed_to else "not keyed to anything"
            return f"the attack is {key}"
    kinds = {"automatic": "an automatic-attack", "creature": "a creature's attack"}
    return f"this is {kinds.get(combat.kind, 'an attack')} of another sort, by {name}"


def _not_such_site(game: Game, where: Where, here: Here) -> str:
    """Say in what a site is not one of those meant."""
    site, purpose = str(here.target), purpose_of_card(game, here.card)
    name, facts = game.name(site), site_facts(game, site)
    unlike = (
        field
        for field, each in _alone(where)
        if not is_such_site(game, each, site, purpose=purpose)
    )
    failing = next(unlike, "")
    match failing:
        case "kinds":
            site_type = game.value(SITE_TYPE, site)
            if site_type in where.kinds:
                return f"{name} is no haven of its player's"
            return f"{name} is a {site_type}"
        case "normally":
            return f"{name} is normally a {facts.site_type}"
        case "other_than":
            return f"{name} is excepted"
        case "state":
            return f"{name} is {game.card(site).position}"
        case "information":
            return f"no information is playable at {name}"
        case "on_the_way":
            path = ", ".join(kind for kind, _ in path_to_site(game, site, purpose))
            return f"the site path of {name} is {path or 'empty'}"
        case "surface":
            return f"{name} is an Under-deeps site"
        case "deep":
            return f"{name} is no Under-deeps site"
        case "above":
            return f"{name} is no surface site of the Under-deeps"
        case "away":
            what = "an Under-deeps site" if facts.under_deeps else "above the Under-deeps"
            return f"{name} is {what}"
        case "domains":
            return f"{name} lies in {facts.region}"
        case "havens":
            return f"{name} is no Wizardhaven"
        case "protected":
            return f"{name} is not protected"
        case "outside" | "regions":
            return f"{name} lies in {facts.region}"
        case "attacked_by":
            return f"{name} has no {where.attacked_by} automatic-attack"
        case "not_lair":
            return f"{name} is a Dragon's lair"
    return ""


def _is_elsewhere(game: Game, who: str) -> str:
    site = site_of(game, who)
    if site is None:
        return f"{game.name(who)} is at no site now"
    return f"{game.name(who)} is at {game.name(site)} ({game.value(SITE_TYPE, site)})"


def _company_elsewhere(game: Game, company: str) -> str:
    site = site_of(game, company)
    if site is None:
        return "the company is on its way"
    return f"the company is at {game.name(site)} ({game.value(SITE_TYPE, site)})"


def _not_so(game: Game, condition: Condition, here: Here) -> str:
    """Say how it is where a condition does not hold."""
    role = getattr(condition, "role", None)
    who = here.role(game, role) if role is not None else None
    name = game.called(who) if who is not None else "nobody"
    match condition:
        case InPlay():
            return f"{condition.name} is {'not ' if condition.yes else ''}in play"
        case Is():
            return f"{name} is {described(game, str(who))}" if who is not None else "nobody is"
        case At():
            if who in game.state.companies:
                return _company_elsewhere(game, str(who))
            return _is_elsewhere(game, str(who)) if who is not None else "nobody is there"
        case IsStored():
            return f"{condition.name} is not stored"
        case Keeps():
            return f"{name} keeps {len(kept_beside(game, str(who)))}"
        case LiesWith():
            return f"{condition.name} {'does not lie' if condition.yes else 'lies'} with {name}"
        case IsAble():
            return f"{name} cannot use palantíri"
        case IsBearing():
            return f"{name} bears none"
        case NoLarger():
            size = game.value(COMPANY_SIZE, who) if who in game.state.companies else 0
            return f"the company's size is {size}"
        case HasCharacters():
            company = game.state.companies.get(str(who))
            return f"the company has {len(company.characters) if company else 0}"
        case IsBeside():
            return f"{condition.name} is not there"
        case IsThere():
            return "it is elsewhere"
        case HasWithIt():
            return "there is no such character in it"
        case HasMoved():
            return "the company has not"
        case IsFallenWizard():
            he = game.value(WHICH_FALLEN_WIZARD, here.player)
            return f"{game.called(here.player)} is {he or 'none of these'}"
        case HasStrayed():
            return f"{game.called(here.player)} has {game.value(STAGE_POINTS, here.player)}"
        case HasMet() | HasFaced() | HasJust():
            return "the company has not"
    return _negated(write(condition), name)


def _negated(said: str, name: str) -> str:
    """Deny what a condition says: “there is no protected Wizardhaven”, “Ren is not an Orc”."""
    if said.startswith("there is a "):
        return said.replace("there is a ", "there is no ", 1)
    subject, verb, rest = split(r"\b(is|are|has|can)\b", said, maxsplit=1)
    who = name if subject.strip() in _PRONOUNS and name != "nobody" else subject.strip()
    return f"{who} {verb} not {rest.strip()}"


_PRONOUNS = ("he", "it", "its bearer", "its player")
"""How conditions speak of somebody whom everybody at the table knows by name."""
