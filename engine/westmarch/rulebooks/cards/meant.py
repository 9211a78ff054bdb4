"""Whether somebody or something is what a phrase means."""

from collections.abc import Iterator

from msgspec import structs

from westmarch.cards.known import once_a_card
from westmarch.cards.model.card import Ally, Card, Character, Creature, Event, Item
from westmarch.cards.model.effects import asks_for_skill, length_of
from westmarch.cards.model.phrases.conditions import (
    At,
    Condition,
    HasCharacters,
    HasFaced,
    HasFactions,
    HasInPlay,
    HasJust,
    HasMet,
    HasMoved,
    HasProtectedHaven,
    HasStrayed,
    HasWithIt,
    InPlay,
    Is,
    IsAble,
    IsAnyway,
    IsAvatar,
    IsBearing,
    IsBeside,
    IsEvent,
    IsFallenWizard,
    IsOfSort,
    IsStored,
    IsThere,
    Keeps,
    LiesWith,
    NoLarger,
    PlaysSauron,
)
from westmarch.cards.model.phrases.targets import Bearer, EachCharacter, One, Subject
from westmarch.cards.model.phrases.things import MANIFESTATION_OF, Attacks, Cards, Where, Who
from westmarch.cards.model.play_clauses import GivesMagic, GivesSkill, UsesMagic
from westmarch.mechanics.allies import is_ally
from westmarch.mechanics.items import is_ring
from westmarch.mechanics.journey import (
    companies_beside,
    keys_of_site,
    path_to_site,
    site_of,
    type_of_place,
    type_of_region,
)
from westmarch.mechanics.quantities.actions import IN_PLAY_BY_NAME, SERVES, TAKEN_FOR
from westmarch.mechanics.quantities.combat import ATTACK_RACES, DETAINMENT, LIKE_A_CREATURE
from westmarch.mechanics.quantities.dragons import MANIFESTATION
from westmarch.mechanics.quantities.hazards import IS_KEYED_TO
from westmarch.mechanics.quantities.items import CAN_USE, LABELS
from westmarch.mechanics.quantities.people import (
    AVATAR,
    COMPANY_SIZE,
    MEMBERS,
    MIND,
    SAURON,
    SKILLS_LEARNT,
    SKILLS_LOST,
    STANDS_FOR,
    TREATED_AS_CHARACTER,
)
from westmarch.mechanics.quantities.sites import (
    ABOVE_THE_DEEPS,
    AUTOMATIC_ATTACKS,
    DRAGON_LAIR,
    HAVEN_MEANT,
    REGION_OF_SITE,
    SITE_TYPE,
    TYPE_TO_HAZARDS,
)
from westmarch.mechanics.sides import sorts
from westmarch.mechanics.table import (
    HAZARDS,
    companies_of,
    event_length,
    is_hazard,
    is_there,
    kept_beside,
    site_facts,
    stored_by,
)
from westmarch.rulebooks.cards.here import Here
from westmarch.rulebooks.cards.strayed import (
    holds_of_player,
    is_his_haven,
    is_protected,
)
from westmarch.table.actions import PlayCreature, PlayEvent
from westmarch.table.game import Game
from westmarch.table.state import BEING_PLAYED, FOUGHT, IN_PLAY, Combat, Fact

MAGIC = ("shadow-magic", "sorcery", "spirit-magic")
_USING = "-using character"
"""What comes after the kind of magic that somebody can use."""

DARK_HOLDS = ("Shadow-hold", "Dark-hold")
"""The types of sites where it is dark."""

ABLE = "able to use palantíri"
"""What facts about those are who can use palantíri for a while."""

INFORMED = "information is playable"
"""What facts about sites are at which information is playable until the turn ends."""

WITH_IT = "lies with"
"""What facts about stored cards are with which another lay in play: the name of that."""


def fits(game: Game, who: Who, character: str, purpose: str = "", card: str | None = None) -> bool:
    """Tell whether a character is one of those meant, perhaps by a certain card.

    For some purposes allies are, too.
    """
    printed = game.printed(character)
    facts = printed.facts
    if not isinstance(facts, Character | Ally) or facts.race in who.but:
        return False
    if isinstance(facts, Ally) and not _counts(game, who, character, purpose):
        return False
    if who.state and not _lies(game.card(character).position, who.state):
        return False
    if who.other_than and printed.name == who.other_than:
        return False
    if who.mind is not None and (game.value(MIND, character) or 0) > who.mind:
        return False
    if not who.kinds:
        return True
    lost = {*game.value(SKILLS_LOST, character)} if asks_for_skill(who) else frozenset()
    if any((_words(printed) - lost).issuperset(kind) for kind in who.kinds):
        return True
    able = asks_for_skill(who) or _asks_for_magic(who)
    learnt = game.value(SKILLS_LEARNT, character) if able else ()
    if card is not None:
        learnt = (*learnt, *game.value(STANDS_FOR, character, card))
    words = _words(printed).union(learnt) - lost
    return any(words.issuperset(kind) for kind in who.kinds if learnt)


def _asks_for_magic(who: Who) -> bool:
    """Tell whether those meant have to be able to use magic."""
    return any(each.endswith(_USING) for kind in who.kinds for each in kind)


def is_anyway(game: Game, who: Who, character: str, card: str) -> bool:
    """Tell whether a character is one of those meant by more than what a card gives him."""
    given = [
        each.skill if isinstance(each, GivesSkill) else f"{each.magic}{_USING}"
        for each in game.printed(card).clauses
        if isinstance(each, GivesSkill | GivesMagic)
    ]
    learnt = list(game.value(SKILLS_LEARNT, character))
    for each in given:
        if each in learnt:
            learnt.remove(each)
    words = _words(game.printed(character)).union(learnt) - {*game.value(SKILLS_LOST, character)}
    return any(words.issuperset(kind) for kind in who.kinds)


def _counts(game: Game, who: Who, ally: str, purpose: str) -> bool:
    """Tell whether an ally is meant where a text speaks of such characters."""
    purposes = [purpose]
    if game.state.combat is not None:
        purposes.append("combat")
    if asks_for_skill(who):
        purposes.append("skill")
    return any(game.value(TREATED_AS_CHARACTER, ally, each) for each in purposes)


@once_a_card
def _words(card: Card) -> frozenset[str]:
    """The words by which cards mean a character."""
    assert isinstance(card.facts, Character | Ally)
    magic = (
        f"{kind}{_USING}"
        for clause in card.clauses
        if isinstance(clause, UsesMagic)
        for kind in clause.kinds
    )
    return frozenset((card.facts.race, card.name, *card.facts.skills, *card.keywords, *magic))


def _lies(position: str, state: str) -> bool:
    return position != "wounded" if state == "unwounded" else position == state


def characters(game: Game, subject: Subject, here: Here) -> Iterator[str]:
    """Go through the characters that a subject means here."""
    match subject:
        case Bearer():
            if here.bearer is not None and fits(game, subject.who, here.bearer):
                yield here.bearer
        case EachCharacter():
            for company in _companies(game, subject, here):
                for each in game.value(MEMBERS, company):
                    if is_one_of(game, subject, each):
                        yield each
        case One():
            found = here.role(game, subject.role)
            if found is not None and found in game.state.cards:
                yield found


def is_one_of(game: Game, subject: EachCharacter, who: str) -> bool:
    """Tell whether somebody is such a character, or an ally where those are meant, too."""
    return fits(game, subject.who, who) or (subject.allies and is_ally(game, who))


def _companies(game: Game, subject: EachCharacter, here: Here) -> list[str]:
    if subject.of == "the company":
        company = here.company(game)
        return [company] if company is not None else []
    players = [here.player] if subject.of else [each.name for each in game.state.players]
    return [each.id for player in players for each in companies_of(game, player)]


def purpose_of_card(game: Game, card: str) -> str:
    """Tell for what purpose a card's text looks at regions and sites: a hazard's, to be played."""
    there = game.state.cards.get(card)
    played = there is not None and there.place != IN_PLAY
    return HAZARDS if played and is_hazard(game, card) else ""


def is_such_site(game: Game, where: Where, site: str, card: str = "", purpose: str = "") -> bool:
    """Tell whether a site is one of those meant, perhaps by a certain card, and for a purpose."""
    facts = site_facts(game, site)
    if where.kinds and not any(_is_called(game, each, site, card, purpose) for each in where.kinds):
        return False
    if where.normally and facts.site_type not in where.normally:
        return False
    if game.name(site) in where.other_than:
        return False
    if where.state and game.card(site).position != where.state:
        return False
    if where.information and not _informs(game, site):
        return False
    if where.on_the_way is not None:
        number, region_type = where.on_the_way
        path = path_to_site(game, site, purpose)
        if sum(each == region_type for each, _ in path) < number:
            return False
    if (facts.under_deeps and where.surface) or (where.deep and not facts.under_deeps):
        return False
    if where.above or where.away:
        above = game.value(ABOVE_THE_DEEPS, site)
        if above != where.above or (where.away and facts.under_deeps):
            return False
    if where.outside or where.regions or where.domains:
        region = game.value(REGION_OF_SITE, site)
        if region in where.outside or (where.regions and region not in where.regions):
            return False
        if where.domains and type_of_region(game, region, purpose) not in where.domains:
            return False
    if where.havens and not is_his_haven(game, site):
        return False
    if where.protected and not is_protected(game, site):
        return False
    if where.attacked_by and not any(
        each.attack.race == where.attacked_by for each in game.value(AUTOMATIC_ATTACKS, site)
    ):
        return False
    if where.lair and not game.value(DRAGON_LAIR, site):
        return False
    return not (where.not_lair and game.value(DRAGON_LAIR, site))


def _informs(game: Game, site: str) -> bool:
    """Tell whether information is playable at a site, by its own text or by what a card did."""
    playable = site_facts(game, site).playable
    return "information" in playable or game.state.fact(INFORMED, site) is not None


def _is_called(game: Game, kind: str, site: str, card: str, purpose: str) -> bool:
    """Tell whether a site is of a type, or of a name; whose haven one is depends on its player."""
    site_type = game.value(SITE_TYPE, site)
    served = game.value(TYPE_TO_HAZARDS, site) if purpose == HAZARDS else site_type
    if kind == "Haven" and served == site_type:
        return game.value(HAVEN_MEANT, card, site, game.card(site).owner)
    return kind in (served, game.name(site))


def is_such_attack(game: Game, attacks: Attacks, combat: Combat | None) -> bool:
    """Tell whether an attack is one of those meant; one that was cancelled is none any more."""
    if combat is None or combat.cancelled:
        return False
    races = set(game.value(ATTACK_RACES, combat))
    if attacks.races and not _are_such(
        races, attacks.races, of_company=combat.attacking is not None
    ):
        return False
    if races.intersection(attacks.but):
        return False
    if combat.attack.prowess < attacks.prowess:
        return False
    if attacks.dragon and game.value(MANIFESTATION, combat) != attacks.dragon:
        return False
    if attacks.source and game.name(combat.source) != attacks.source:
        return False
    if attacks.keyed_to and not _is_keyed(game, attacks, combat):
        return False
    return not attacks.origins or any(_comes_from(game, each, combat) for each in attacks.origins)


def _are_such(races: set[str], meant: tuple[str, ...], *, of_company: bool) -> bool:
    """Tell whether an attacker is of one of these races; of a company, whether everybody is."""
    return races.issubset(meant) if of_company else not races.isdisjoint(meant)


def _is_keyed(game: Game, attacks: Attacks, combat: Combat) -> bool:
    """Tell whether an attack is keyed as the text says: by type, or by name as well."""
    if any(game.value(IS_KEYED_TO, combat, each) for each in attacks.keyed_to):
        return True
    key = combat.keyed_to
    if not attacks.by_name or key is None:
        return False
    return type_of_place(game, combat.company, key) in attacks.keyed_to


def _comes_from(game: Game, origin: str, combat: Combat) -> bool:
    if origin == "detainment":
        return game.value(DETAINMENT, combat)
    if origin in ("at site", "off site"):
        creature = origin == "off site"
        return (not creature or combat.kind == "creature") and _at_site(game, combat) != creature
    if origin == "not automatic":
        return combat.kind != "automatic"
    if combat.kind == origin:
        return True
    return origin == "creature" and game.value(LIKE_A_CREATURE, combat)


def _at_site(game: Game, combat: Combat) -> bool:
    """Tell whether an attack is keyed to the site."""
    if combat.kind == "automatic" or combat.company not in game.state.companies:
        return False
    keys = keys_of_site(game, combat.company)
    return any(game.value(IS_KEYED_TO, combat, key) for key in keys)


def is_such_card(game: Game, cards: Cards, card: str) -> bool:
    """Tell whether a card is one of those meant."""
    printed = game.printed(card)
    if any(each in printed.keywords for each in cards.but):
        return False
    return any(_is_sort(game, printed, card, sort) for sort in cards.sorts)


def _is_sort(game: Game, printed: Card, card: str, sort: str) -> bool:
    facts = printed.facts
    if sort.startswith(MANIFESTATION_OF):
        return _is_manifestation(printed, sort.removeprefix(MANIFESTATION_OF))
    if printed.name == sort:
        return True
    *side, kind = sort.split(" ")
    if side in (["hazard"], ["resource"]) and is_hazard(game, card) != (side == ["hazard"]):
        return False
    match kind:
        case "hazard":
            return is_hazard(game, card)
        case "resource":
            return not is_hazard(game, card) and printed.type not in ("character", "site", "region")
        case "event" if side == ["Nazgûl"]:
            is_nazgul = isinstance(facts, Creature) and facts.attack.race == "Nazgûl"
            return is_nazgul and not _is_fought(game, card)
        case "event":
            return isinstance(facts, Event) or is_event_now(game, card)
        case "creature" if side:
            return isinstance(facts, Creature) and side[0] in facts.attack.races
        case "environment" | "spell" | "ritual" | "palantír":
            return kind in game.value(LABELS, card)
        case "enchantment" | "ring":
            return sort in game.value(LABELS, card)
        case "card" if not side:
            return True
        case "card" if side in (["corruption"], ["command"], ["shapeshifter"]):
            return side[0] in game.value(LABELS, card)
        case "card" if side == ["magic"]:
            return any(each in game.value(LABELS, card) for each in MAGIC)
        case "card" if side[0] in MAGIC:
            return side[0] in game.value(LABELS, card)
        case "card" if side == ["demon", "fána"]:
            return "demon fána" in game.value(LABELS, card)
        case "card":
            return _for_sages(printed)
        case "manifestation":
            return printed.manifestation_kind == side[0].lower()
        case "long-event" | "permanent-event" | "short-event":
            there = isinstance(facts, Event) or is_event_now(game, card)
            return there and length_of(printed) == kind.removesuffix("-event")
        case "weapon" | "armor" | "shield":
            classed = isinstance(facts, Item) and facts.item_class in side
            return classed and kind in printed.keywords
        case "item" if side == ["special", "ring"]:
            special = isinstance(facts, Item) and facts.item_class == "special"
            return special and is_ring(game, card)
        case "item" if side == ["non-special"]:
            return isinstance(facts, Item) and facts.item_class != "special"
        case "item" if side == ["non-ring"]:
            return isinstance(facts, Item) and not is_ring(game, card)
        case "item" if side == ["ring"]:
            return is_ring(game, card)
        case "item":
            return isinstance(facts, Item) and " ".join(side) in ("", facts.item_class)
    return printed.type == kind


def _is_manifestation(printed: Card, dragon: str) -> bool:
    """Tell whether a card is a manifestation of a Dragon: of this one, or of any that is unique."""
    if dragon == "a unique Dragon":
        return printed.manifestation_kind is not None
    return printed.manifestation_of == dragon


def is_event_now(game: Game, card: str) -> bool:
    """Tell whether a creature that may be an event is there as one: in play, or being played."""
    played = any(isinstance(each, PlayEvent) and each.card == card for each in game.state.chain)
    there = played or game.card(card).place == IN_PLAY
    return there and bool(event_length(game, card)) and not _is_fought(game, card)


def _is_fought(game: Game, card: str) -> bool:
    """Tell whether a card is there as a creature: declared as one, or attacking."""
    combat = game.state.combat
    if combat is not None and combat.source == card:
        return True
    return any(isinstance(each, PlayCreature) and each.card == card for each in game.state.chain)


def _for_sages(printed: Card) -> bool:
    """Tell whether only a sage can play a card."""
    by = [getattr(each, "by", None) for each in printed.clauses]
    return any(isinstance(each, Who) and each.kinds == (("sage",),) for each in by)


def holds(game: Game, condition: Condition, here: Here) -> bool:
    """Tell whether a condition is met."""
    match condition:
        case InPlay():
            return is_by_name(game, condition.name, here.player, here.card) == condition.yes
        case Is():
            who = here.role(game, condition.role)
            there = who is not None and who in game.state.cards
            return there and fits(game, condition.who, str(who), card=here.card)
        case IsEvent():
            meant = here.role(game, condition.role) or ""
            # What it is used for, it is used for as an event, be it the price of that itself.
            used = game.state.fact("borne by", meant) is not None
            return used or (meant in game.state.cards and is_event_now(game, meant))
        case IsAnyway():
            who = here.role(game, condition.role)
            return who is not None and is_anyway(game, condition.who, who, here.card)
        case IsAvatar():
            who = here.role(game, condition.role)
            there = who in game.state.cards
            return there and game.value(AVATAR, game.card(str(who)).owner) == who
        case IsOfSort():
            return _is_of_sort(game, condition, here.role(game, condition.role))
        case PlaysSauron():
            player = here.role(game, condition.role)
            return player is not None and game.value(SAURON, player) is not None
        case At():
            who = here.role(game, condition.role)
            site = _site(game, who)
            there = site is not None and is_such_site(
                game, condition.where, site, here.card, purpose_of_card(game, here.card)
            )
            return there == condition.yes
        case IsStored():
            return any(stored_by(game, here.player, condition.name))
        case Keeps():
            keeper = here.role(game, condition.role)
            return keeper is not None and len(kept_beside(game, keeper)) <= condition.number
        case LiesWith():
            return _lies_with(game, condition, here.role(game, condition.role)) == condition.yes
        case IsAble():
            who = here.role(game, condition.role)
            # Somebody may be able to use one palantír alone.
            if who is not None and game.value(CAN_USE, who, here.card):
                return True
            return any(
                fact.what == ABLE and fact.about == who and fact.value in (None, here.card)
                for fact in game.state.facts
            )
        case IsBearing():
            who = here.role(game, condition.role)
            borne = game.card(who).holds if who in game.state.cards else ()
            return any(
                is_such_card(game, condition.cards, each) and game.value(SERVES, here.card, each)
                for each in borne
            )
        case NoLarger():
            group = here.role(game, condition.role)
            size = game.value(COMPANY_SIZE, group) if group in game.state.companies else None
            return size is not None and size <= condition.than
        case HasCharacters():
            return _has_characters(game, condition, here.role(game, condition.role))
        case IsBeside():
            who = here.role(game, condition.role)
            return who is not None and _is_beside(game, who, condition.name)
        case IsThere():
            site = _site(game, here.role(game, condition.role))
            return site is not None and site == here.target
        case HasInPlay():
            player = here.role(game, condition.role)
            there_too = (each for each in game.state.cards if is_there(game, each))
            return any(
                game.name(each) == condition.name and game.card(each).owner == player
                for each in there_too
            )
        case HasWithIt():
            group = here.role(game, condition.role)
            members = game.value(MEMBERS, group) if group in game.state.companies else ()
            return any(fits(game, condition.who, each) for each in members)
        case HasMoved():
            company = here.role(game, condition.role)
            there = any(
                is_such_site(
                    game, condition.where, each, here.card, purpose_of_card(game, here.card)
                )
                for each in _reached(game, company)
            )
            return there == condition.yes
        case HasMet():
            company = here.role(game, condition.role)
            return any(
                fact.what == "faced" and fact.about == company and _was(game, condition, fact)
                for fact in game.state.facts
            )
        case HasJust():
            return _has_just(game, condition, here)
        case IsFallenWizard() | HasStrayed() | HasFactions() | HasProtectedHaven():
            return holds_of_player(game, condition, here.player)
        case HasFaced():
            company = here.role(game, condition.role)
            return any(
                fact.what == "faced"
                and fact.about == company
                and fact.value[1] != here.card
                and {fact.value[0], game.name(fact.value[1])}.intersection(condition.races)
                for fact in game.state.facts
            )
    raise TypeError(f"nothing tells whether {condition} holds")


def _is_beside(game: Game, who: str, name: str) -> bool:
    """Tell whether somebody of this name is at the site of somebody, by whichever card of it."""
    return any(
        game.name(each) == name
        for company in companies_beside(game, who)
        for each in game.value(MEMBERS, company.id)
    )


def _lies_with(game: Game, condition: LiesWith, card: str | None) -> bool:
    if card is None or card not in game.state.cards:
        return False
    fact = game.state.fact(WITH_IT, card)
    beside = any(game.name(each) == condition.name for each in game.card(card).holds)
    return beside or (fact is not None and fact.value == condition.name)


def _was(game: Game, condition: HasMet, faced: Fact) -> bool:
    """Tell whether what a company has faced was such an attack."""
    race, _, kind, key = faced.value
    meant = condition.attacks
    if (meant.races and race not in meant.races) or (meant.origins and kind not in meant.origins):
        return False
    if not meant.keyed_to:
        return True
    by_type = type_of_place(game, faced.about, key) if meant.by_name and key is not None else None
    return not {key, by_type}.isdisjoint(meant.keyed_to)


def is_by_name(game: Game, name: str, player: str, card: str) -> bool:
    """Tell whether a card of a name is in play, as a card sees it that asks for one."""
    if game.value(IN_PLAY_BY_NAME, name, player):
        return True
    return is_hazard(game, card) and game.value(TAKEN_FOR, name)


def _has_just(game: Game, condition: HasJust, here: Here) -> bool:
    """Tell whether nothing was declared since a company had faced such an attack but this card."""
    company = here.role(game, condition.role)
    fact = game.state.fact(FOUGHT, company) if company is not None else None
    if fact is None or game.state.combat is not None:
        return False
    fight, declared = fact.value
    now = declared == game.state.declared or game.card(here.card).place == BEING_PLAYED
    faced = is_such_attack(game, condition.attacks, structs.replace(fight, cancelled=False))
    return now and faced and (fight.defeated or not condition.defeated)


def _is_of_sort(game: Game, condition: IsOfSort, company: str | None) -> bool:
    group = game.state.companies.get(company or "")
    return group is not None and condition.sort in sorts(game, group.player, group.characters)


def _has_characters(game: Game, condition: HasCharacters, company: str | None) -> bool:
    group = game.state.companies.get(company or "")
    number = len(group.characters) if group is not None else 0
    fewer = condition.comparison == "fewer"
    return number <= condition.number if fewer else number >= condition.number


def _reached(game: Game, company: str | None) -> Iterator[str]:
    """The sites to which a company has moved this turn, or is on its way."""
    group = game.state.companies.get(company or "")
    if group is None:
        return
    if group.destination is not None:
        yield group.destination
    if group.moved:
        yield group.site
    before = game.turn_start.state.companies.get(group.id)
    if group.origin is not None and (before is None or before.site != group.origin):
        yield group.origin


def _site(game: Game, who: str | None) -> str | None:
    if who is None:
        return None
    there = who in game.state.companies or game.card(who).place == IN_PLAY
    return site_of(game, who) if there else None
