"""How many copies of a card a deck may hold, and what is counted together for that."""

from westmarch.cards.deck import ASIDE, Part
from westmarch.cards.every import Named, cards_called
from westmarch.cards.kinds import FALLEN_WIZARD
from westmarch.mechanics.decks import copies, entries, of_sort, together
from westmarch.mechanics.quantities.decks import AGENTS_COUNTED, COUNTED_TOGETHER
from westmarch.rulebooks.core.setup import RULES, Breaches
from westmarch.rulebooks.core.setup.telling import listed
from westmarch.table.actions import RegisterDeck
from westmarch.table.game import Game

_NO_MORE = "and no more than {} may be there"


@RULES.adjust("sideboard-shares-limits", COUNTED_TOGETHER)
def sideboard_counts(game: Game, parts: tuple[Part, ...]) -> tuple[Part, ...]:
    """The sideboard is counted with the play deck."""
    return (*parts, *ASIDE)


@RULES.adjust("pool-shares-limits", COUNTED_TOGETHER)
def pool_counts(game: Game, parts: tuple[Part, ...]) -> tuple[Part, ...]:
    """So is the pool."""
    return (*parts, "pool")


@RULES.forbid("one-of-each-unique", RegisterDeck, says=listed)
def several_of_a_unique_card(game: Game, action: RegisterDeck) -> Breaches:
    """There is one of a unique card that is no avatar."""
    return tuple(
        f"{card.name} is unique, and there are {number} ({where})"
        for card, number, where in copies(together(game, action.player))
        if card.has("unique") and not card.has("avatar") and number > 1
    )


@RULES.forbid("three-of-each-nonunique", RegisterDeck, says=listed)
def more_than_three_of_a_card(game: Game, action: RegisterDeck) -> Breaches:
    """There are three of any other card, unless its own text allows more."""
    return tuple(
        f"there are {number} {card.name} ({where}), {_NO_MORE.format(_most_of(card))}"
        for card, number, where in copies(together(game, action.player))
        if not card.has("unique") and number > _most_of(card)
    )


def _most_of(card: Named) -> int:
    own = card.said_after("up to").removesuffix(" copies")
    return int(own) if own else 3


@RULES.forbid("manifestations-share-limit", RegisterDeck, says=listed)
def several_manifestations(game: Game, action: RegisterDeck) -> Breaches:
    """Of what is several unique cards, one of them a resource, there is one."""
    found: dict[str, dict[tuple[str, str], Named]] = {}
    for card, _ in together(game, action.player):
        if card.has("unique") and card.sort != "character":
            found.setdefault(_being(card), {})[card.described] = card
    return tuple(
        f"{' and '.join(f'{each.name} ({each.kind})' for each in cards.values())} are the same"
        for cards in found.values()
        if _share_a_limit(game, [each.sort for each in cards.values()])
    )


def _share_a_limit(game: Game, sorts: list[str]) -> bool:
    """Resources do that are the same; whether a hazard counts with them is open."""
    resources = sorts.count("resource")
    if resources != 1 or len(sorts) == 1:
        return resources > 1
    return game.reading("q.core.hazard-manifestations-in-deck") == "b"


def _being(card: Named) -> str:
    """Name whatever a card is a manifestation of; of two that are each other's, one of them."""
    names = [card.name]
    while True:
        said = (each.said_after("manifestation of") for each in cards_called(names[-1]))
        further = next(filter(None, said), "")
        if not further or further in names:
            return min(names[names.index(further) :]) if further else names[-1]
        names.append(further)


@RULES.define("agent-mind-limit", AGENTS_COUNTED)
def agents_anywhere(game: Game) -> tuple[Part, ...]:
    """They count wherever other cards are counted together."""
    parts: tuple[Part, ...] = game.value(COUNTED_TOGETHER)
    return parts


@RULES.forbid("agent-mind-limit", RegisterDeck, says=listed)
def too_much_mind_of_agents(game: Game, action: RegisterDeck) -> Breaches:
    """All agents have no more than 36 mind."""
    counted = entries(game, action.player, game.value(AGENTS_COUNTED))
    agents = [card for card, _ in counted if card.has("agent")]
    mind = sum(each.number("mind") for each in agents)
    parts = " + ".join(f"{each.number('mind')} ({each.name})" for each in agents)
    return (f"the agents have {mind} mind: {parts}, {_NO_MORE.format(36)}",) if mind > 36 else ()


# Fallen-wizards


@RULES.forbid("fallen-wizard-two-copies", RegisterDeck, says=listed)
def more_than_two_of_a_card(game: Game, action: RegisterDeck) -> Breaches:
    """A Fallen-wizard has two of a character or of a resource that is not unique."""
    if action.kind != FALLEN_WIZARD:
        return ()
    rows = game.table("core.setup.fallen-wizard-two-copies")
    most = {row["Cards that are not unique"]: int(row["Copies"]) for row in rows}
    return tuple(
        f"there are {number} {card.name} ({where}), {_NO_MORE.format(most[_sort(card)])} "
        "with a Fallen-wizard"
        for card, number, where in copies(together(game, action.player))
        if not card.has("unique") and number > most.get(_sort(card), number)
    )


def _sort(card: Named) -> str:
    return card.sort if card.sort == "character" else f"{card.alignment} {card.sort}"


@RULES.forbid("fallen-wizard-dual-hazards", RegisterDeck, says=listed)
def too_many_hazards_as_resources(game: Game, action: RegisterDeck) -> Breaches:
    """Of a hazard that is a resource as well, a Fallen-wizard counts two as resources."""
    if action.kind != FALLEN_WIZARD:
        return ()
    counted = of_sort(game, action, "resource", ("resources",))
    return tuple(
        f"{number} {card.name} are counted as resources, {_NO_MORE.format(2)}"
        for card, number, _ in copies(each for each in counted if each.card.sort == "hazard")
        if number > 2
    )
