"""How cards name what they mean: people, attacks, places and cards."""

from westmarch.cards.language.grammar import vocabulary
from westmarch.cards.language.phrase_words.words import (
    is_name,
    line_of,
    quoted,
    race_words,
    with_article,
)
from westmarch.cards.language.vocabulary import REGION_TYPES, series
from westmarch.cards.model.phrases.targets import (
    Bearer,
    EachAttack,
    EachCard,
    EachCharacter,
    One,
    Subject,
)
from westmarch.cards.model.phrases.things import MANIFESTATION_OF, Attacks, Cards, Where, Who

_ORIGINS = {
    "automatic": "automatic-attack",
    "creature": "creature's attack",
    "at site": "attack keyed to a site",
    "off site": "creature's attack not keyed to a site",
    "detainment": "detainment attack",
}

BEING_PLAYED = "being played"


# Who, which and where


def who(who: Who) -> str:
    """Write which character is meant."""
    if len(who.kinds) == 1 and is_name(who.kinds[0]):
        return f'"{who.kinds[0][0]}"'
    other = f' other than "{who.other_than}"' if who.other_than else ""
    return with_article(_characters(who)) + other


def attacks(attacks: Attacks) -> str:
    """Write which attacks are meant."""
    origins = [_ORIGINS[each] for each in attacks.origins] or ["attack"]
    return " or ".join(map(with_article, origins)) + _of_attacks(attacks)


def where(where: Where) -> str:
    """Write which sites are meant."""
    kinds = series(where.kinds, "or") if where.kinds else "site"
    more = " where information is playable" if where.information else ""
    lair = " that is not a Dragon's lair" if where.not_lair else ""
    lair += " outside the Under-deeps" if where.surface else ""
    lair += f" outside {series(quoted(where.outside), 'or')}" if where.outside else ""
    attack = f"{with_article(where.attacked_by)} automatic-attack" if where.attacked_by else ""
    more += lair + (f" with {attack}" if attack else "")
    if where.on_the_way is not None:
        number, region_type = where.on_the_way
        regions = REGION_TYPES[region_type] if number > 1 else region_type
        more += f" with {number} {regions} in its site path"
    return with_article(line_of(where.state, kinds)) + more


def subject(subject: Subject | EachCard) -> str:
    """Write whom something is said of."""
    match subject:
        case One():
            return subject.role
        case Bearer():
            return f"{who(subject.who)} who bears it"
        case EachCharacter():
            owner = f"of {subject.of}" if subject.of else "in play"
            return f"each {_characters(subject.who)} {owner}"
        case EachCard():
            return f"every {card_words(subject.cards)}"
        case EachAttack():
            (origin,) = subject.attacks.origins or ("attack",)
            said = f"each {_ORIGINS.get(origin, origin)}{_of_attacks(subject.attacks)}"
            return line_of(said, at(subject.at), "on the company" if subject.on_company else "")


def _characters(who: Who) -> str:
    but = ", ".join(f"non-{race}" for race in who.but)
    kinds = series([" ".join(each) for each in who.kinds], "or") if who.kinds else "character"
    return line_of(who.state, but, kinds)


def _of_attacks(attacks: Attacks) -> str:
    by = f"by {race_words(attacks.races)}" if attacks.races else ""
    but = f"not by {race_words(attacks.but)}" if attacks.but else ""
    dragon = f'by manifestations of "{attacks.dragon}"' if attacks.dragon else ""
    keyed = " or ".join(map(with_article, attacks.keyed_to))
    name = "by name or type" if attacks.by_name else ""
    strong = f"of {attacks.prowess} or more prowess" if attacks.prowess else ""
    said = line_of(by, but, dragon, f"keyed to {keyed}" if keyed else "", name, strong)
    return f" {said}" if said else ""


def at(where_: Where | None) -> str:
    """Write at which sites somebody is."""
    if where_ is None:
        return ""
    if where_.kinds and where_.kinds[0] not in vocabulary("SITE_TYPE"):
        return f"at {' or '.join(quoted(where_.kinds))}"
    return f"at {where(where_)}"


def card_words(cards: Cards) -> str:
    """Write which cards are meant."""
    but = f" that is no {cards.but[0]}" if cards.but else ""
    return " or ".join(map(_sort, cards.sorts)) + but


def _sort(sort: str) -> str:
    if sort in vocabulary("CARD_SORT") or not sort.startswith(MANIFESTATION_OF):
        return sort
    return f'{MANIFESTATION_OF}"{sort.removeprefix(MANIFESTATION_OF)}"'
