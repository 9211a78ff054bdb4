"""How the clauses are written that say when and how a card is played, used and felt."""

from westmarch.cards.language.phrase_words.conditions import if_words, while_words
from westmarch.cards.language.phrase_words.effects import shift_words, then_words, whom_words
from westmarch.cards.language.phrase_words.targets import target_words
from westmarch.cards.language.phrase_words.things import (
    at,
    attacks,
    subject,
    where,
    who,
)
from westmarch.cards.language.phrase_words.words import line_of, quoted, race_words, region_words
from westmarch.cards.language.vocabulary import series
from westmarch.cards.model.item_clauses import (
    BorneBy,
    StaysTapped,
    UntappedCost,
)
from westmarch.cards.model.journey_clauses import RegionsCount
from westmarch.cards.model.play_clauses import (
    Ability,
    AlsoKeyed,
    Gifts,
    InsteadAgainst,
    KeyedIn,
    KeyedThrough,
    NoDuplicate,
    NumberInPlay,
    PlayableWhere,
    Playing,
    RaceKeyed,
    Standing,
    StaysIn,
    StrikesWeakened,
    Trigger,
    Unassailed,
    UsesMagic,
)


def playing(clause: Playing) -> str:
    """Write how an event is played."""
    by = f"by {who(clause.by)}" if clause.by is not None else ""
    taps = "who taps" if clause.tapping else ""
    head = line_of(
        "play", clause.moment, by, taps, target_words(clause.target), if_words(clause.conditions)
    )
    return head + then_words(clause.effects)


def ability(clause: Ability) -> str:
    """Write what a card in play can be used for."""
    head = line_of(
        clause.price, clause.moment, target_words(clause.target), if_words(clause.conditions)
    )
    return head + then_words(clause.effects)


def standing(clause: Standing) -> str:
    """Write what a card in play changes."""
    has = "has" if clause.subject else "have"
    return while_words(clause.conditions) + line_of(
        subject(clause.subject), has, shift_words(clause.shifts)
    )


def trigger(clause: Trigger) -> str:
    """Write what follows when something happens."""
    happening = clause.happening.replace("another card", f'"{clause.name}"')
    return line_of(happening, if_words(clause.conditions)) + then_words(clause.effects)


def no_duplicate(clause: NoDuplicate) -> str:
    """Write that a second copy has no place."""
    return line_of(clause.use, "cannot be duplicated", clause.on)


def also_keyed(clause: AlsoKeyed) -> str:
    """Write which further regions a creature can be keyed to."""
    return while_words(clause.conditions) + f"also keyed to {series(quoted(clause.regions), 'or')}"


def keyed_in(clause: KeyedIn) -> str:
    """Write which sites in some regions a creature can be keyed to."""
    regions = f"in {series(quoted(clause.regions), 'or')}" if clause.regions else ""
    return while_words(clause.conditions) + line_of("also keyed to", where(clause.where), regions)


def keyed_through(clause: KeyedThrough) -> str:
    """Write how many regions of a type a creature can be keyed to."""
    regions = region_words(clause.number, clause.region_type)
    return while_words(clause.conditions) + f"also keyed to {regions}"


def race_keyed(clause: RaceKeyed) -> str:
    """Write where creatures of some races can be keyed."""
    creature = f"any creature by {race_words(clause.races)}"
    return while_words(clause.conditions) + f"{creature} may be keyed to a {clause.site_type}"


def regions_count(clause: RegionsCount) -> str:
    """Write which types of regions count as others."""
    changes = [f"each {one} counts as a {other}" for one, other in clause.types]
    return while_words(clause.conditions) + series(changes, "and")


def uses_magic(clause: UsesMagic) -> str:
    """Write what magic a character can use."""
    return f"can use {series(clause.kinds, 'and')}"


def unassailed(clause: Unassailed) -> str:
    """Write which attacks an ally is safe from."""
    return f"is not attacked by {attacks(clause.attacks)}"


def stays_in(clause: StaysIn) -> str:
    """Write which regions an ally does not leave."""
    regions = series(quoted(clause.regions), "or")
    return f"is discarded when its company moves outside {regions}"


def playable_where(clause: PlayableWhere) -> str:
    """Write where an ally or a special item is playable."""
    return f"is playable {at(clause.where)}" + ", tapped or not" * clause.even_tapped


def strikes_weakened(clause: StrikesWeakened) -> str:
    """Write whose strikes have a lower body."""
    by = f"by {race_words(clause.races)}" if clause.races else ""
    return line_of("strikes", by, f"against its bearer have {clause.amount:+} body")


def instead_against(clause: InsteadAgainst) -> str:
    """Write what a weapon gives against some."""
    maximum = f", to a maximum of {clause.maximum}" if clause.maximum is not None else ""
    return f"against {race_words(clause.races)} instead {clause.amount:+} prowess{maximum}"


def borne_by(clause: BorneBy) -> str:
    """Write who bears an item."""
    strong = f"of {clause.prowess} or more prowess" if clause.prowess else ""
    return line_of("only", who(clause.who), strong, "bears it")


def untapped_cost(clause: UntappedCost) -> str:
    """Write what it costs somebody to stay untapped."""
    cost = f"staying untapped costs {whom_words(clause.subject)} {clause.prowess or 'no'} prowess"
    return while_words(clause.conditions) + cost


def stays_tapped(clause: StaysTapped) -> str:
    """Write what does not untap."""
    when = "in the untap phase" if clause.in_phase else ""
    return line_of(subject(clause.subject), "does not untap", when)


def number_in_play(clause: NumberInPlay) -> str:
    """Write what it takes to influence a faction in play."""
    return f"once in play its number is {clause.number}"


def gifts(clause: Gifts) -> str:
    """Write what may be given for a faction."""
    worth = (f"a {each} item for {amount:+}" for each, amount in clause.worth)
    return f"the influencer may discard {' or '.join(worth)}"
