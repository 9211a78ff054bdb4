"""Which cards each kind of player may have, and as what they count."""

from collections.abc import Callable, Iterator

from westmarch.cards.every import Named
from westmarch.cards.kinds import (
    BALROG,
    FALLEN_WIZARD,
    KINDS,
    ONE_SIDED,
    PLAYERS,
    RINGWRAITH,
    WIZARD,
    Kind,
)
from westmarch.cards.names import fold
from westmarch.kernel.words import all_of
from westmarch.mechanics.decks import copies, of_sort, together
from westmarch.mechanics.lookups import is_avatar
from westmarch.mechanics.quantities.agents import PLAYS_AS_CHARACTER, PLAYS_AS_HAZARD
from westmarch.mechanics.quantities.decks import COUNTS_AS
from westmarch.mechanics.sides import is_avatar_for
from westmarch.rulebooks.core.setup import RULES, Breaches
from westmarch.rulebooks.core.setup.telling import listed
from westmarch.table.actions import PlayCharacter, RegisterDeck
from westmarch.table.game import Game

Sorts = tuple[str, ...]


def _named(card: Named) -> str:
    return f"{card.name} ({card.kind})"


def _each(action: RegisterDeck, what: str, cards: Iterator[Named]) -> Breaches:
    """Say which cards this kind of player does not have."""
    names = tuple(dict.fromkeys(map(_named, cards)))
    verb = "are" if len(names) > 1 else "is"
    said = f"{verb} not among the {what} of {PLAYERS[action.kind].called} player"
    return (f"{all_of(names)} {said}",) if names else ()


# As what a card counts


@RULES.adjust("dual-card-counts-either", COUNTS_AS)
def either_of_two(game: Game, sorts: Sorts, card: Named, kind: str) -> Sorts | None:
    """What may be played as either counts as the one or the other."""
    for other in ("resource", "hazard"):
        if card.has(f"also a {other}"):
            return (*sorts, other)
    return None


def _is_agent(card: Named) -> bool:
    return card.sort == "character" and card.has("agent")


def _register_agents(kind: Kind, rule: str) -> None:
    """Register as what agents count in the deck of a kind of player."""
    sort = PLAYERS[kind].agents

    @RULES.adjust(rule, COUNTS_AS)
    def counts_as(game: Game, sorts: Sorts, card: Named, of_kind: str) -> Sorts | None:
        """Agents in the deck of such a player count as characters, or as hazards."""
        return (sort,) if of_kind == kind and _is_agent(card) else None


_register_agents(WIZARD, "wizard-may-include-agents")
_register_agents(RINGWRAITH, "ringwraith-agents-are-characters")
_register_agents(FALLEN_WIZARD, "fallen-wizard-agents-are-characters")
_register_agents(BALROG, "balrog-agents-are-hazards")


@RULES.define("fallen-wizard-agents-are-characters", PLAYS_AS_CHARACTER)
def character_for_a_fallen_wizard(game: Game, card: str, player: str) -> bool:
    """A Fallen-wizard player plays agents as characters."""
    return game.state.kind(player) == FALLEN_WIZARD


@RULES.define("balrog-agents-are-hazards", PLAYS_AS_HAZARD)
def hazard_for_the_balrog(game: Game, card: str, player: str) -> bool:
    """A Balrog player plays agents as hazards, wherever they are."""
    return game.state.kind(player) == BALROG


# Avatars


def _register_avatars(kind: Kind, rule: str, alone: str) -> None:
    """Register which avatars a kind of player has."""
    race = PLAYERS[kind].avatar

    @RULES.forbid(rule, RegisterDeck, says=listed)
    def is_none_of_its_avatars(game: Game, action: RegisterDeck) -> Breaches:
        """The avatars in the deck of such a player are of its own race."""
        if action.kind != kind:
            return ()
        held = (card for card, _ in together(game, action.player) if card.has("avatar"))
        return _each(action, "avatars", (each for each in held if not each.has(race)))

    @RULES.forbid(
        rule,
        PlayCharacter,
        says=f"{{action.card}} is no avatar of {PLAYERS[kind].called} player: {alone} alone.",
    )
    def comes_as_another(game: Game, action: PlayCharacter) -> bool:
        """No other being comes into play as the avatar of such a player."""
        avatar = is_avatar(game, action.card) and action.controller is None
        own = is_avatar_for(game, action.card, action.player)
        return avatar and game.state.kind(action.player) == kind and not own


_register_avatars(WIZARD, "wizard-avatars", "these are Wizards")
_register_avatars(RINGWRAITH, "ringwraith-avatars", "these are Ringwraiths")
_register_avatars(FALLEN_WIZARD, "fallen-wizard-avatars", "these are Fallen-wizards")
_register_avatars(BALROG, "balrog-avatar", "that is the Balrog")


@RULES.forbid("avatar-specific-cards", RegisterDeck, says=listed)
def belongs_to_another_avatar(game: Game, action: RegisterDeck) -> Breaches:
    """What is specific to an avatar is for whoever plays that avatar."""
    own = "Balrog" if action.kind == BALROG else action.avatar
    return tuple(
        dict.fromkeys(
            f"{card.name} is {said}, and the player declares {_declared(action)}"
            for card, _ in together(game, action.player)
            for said in card.words
            if said.endswith(" specific") and said != f"{own} specific"
        )
    )


def _declared(action: RegisterDeck) -> str:
    return action.avatar or f"to be {PLAYERS[action.kind].called} player"


# Characters


def _unfit(
    game: Game, action: RegisterDeck, kind: str, unfit: Callable[[Named], bool]
) -> Iterator[Named]:
    """Go through the characters, avatars apart, whom this kind of player does not have."""
    held = (each.card for each in of_sort(game, action, "character"))
    others = (each for each in held if not each.has("avatar"))
    return (each for each in others if action.kind == kind and unfit(each))


def _register_characters(kind: Kind) -> None:
    """Register of what side the characters of a kind of player are."""
    side, player = PLAYERS[kind].side, PLAYERS[kind].called

    @RULES.forbid(f"{kind}-{side}-characters", RegisterDeck, says=listed)
    def is_of_another_side(game: Game, action: RegisterDeck) -> Breaches:
        """The characters in the deck of such a player are of its side."""
        others = _unfit(game, action, kind, lambda each: each.alignment != side)
        return _each(action, "characters", others)

    @RULES.forbid(
        f"{kind}-{side}-characters",
        PlayCharacter,
        says=f"{{action.card}} is no {side} character, and {player} player plays no others.",
    )
    def comes_from_another_side(game: Game, action: PlayCharacter) -> bool:
        """Such a player plays characters of its side alone, avatars apart."""
        other = not is_avatar(game, action.card) and game.printed(action.card).alignment != side
        return game.state.kind(action.player) == kind and other


for _kind in (each for each in KINDS if PLAYERS[each].side):
    _register_characters(_kind)


@RULES.forbid("balrog-orcs-and-trolls", RegisterDeck, says=listed)
def neither_orc_nor_troll(game: Game, action: RegisterDeck) -> Breaches:
    """And they are Orcs and Trolls."""
    others = _unfit(game, action, BALROG, lambda each: not (each.has("Orc") or each.has("Troll")))
    return tuple(
        f"{name} is neither an Orc nor a Troll, and a Balrog player has nobody else"
        for name in dict.fromkeys(map(_named, others))
    )


@RULES.forbid("balrog-mind-below-nine", RegisterDeck, says=listed)
def too_great_a_mind(game: Game, action: RegisterDeck) -> Breaches:
    """None of great mind is among them, but those who are the Balrog's own."""
    minds = {
        _named(each): each.number("mind")
        for each in _unfit(game, action, BALROG, lambda each: not each.has("Balrog specific"))
    }
    return tuple(
        f"{name} has a mind of {mind}, and a Balrog player has nobody with a mind of 9 or more"
        for name, mind in minds.items()
        if mind >= 9
    )


# Resources


def _resources(
    game: Game, action: RegisterDeck, kind: str, fit: Callable[[Named], bool]
) -> Breaches:
    if action.kind != kind:
        return ()
    held = (each.card for each in of_sort(game, action, "resource"))
    own = (each for each in held if each.sort == "resource" and each.alignment != "dual")
    return _each(action, "resources", (each for each in own if not fit(each)))


def _is_item(card: Named, alignment: str) -> bool:
    return card.alignment == alignment and card.kind.endswith(" item")


def _register_resources(kind: Kind) -> None:
    """Register which resources a kind of player has that may carry items of the other side."""
    side, foreign = PLAYERS[kind].side, PLAYERS[kind].foreign

    @RULES.forbid(f"{kind}-resources", RegisterDeck, says=listed)
    def is_no_such_resource(game: Game, action: RegisterDeck) -> Breaches:
        """Such a player has resources of its side, and items of the other."""
        return _resources(
            game, action, kind, lambda each: each.alignment == side or _is_item(each, foreign)
        )


for _kind in ONE_SIDED:
    _register_resources(_kind)


@RULES.forbid("balrog-resources", RegisterDeck, says=listed)
def no_resource_of_the_balrog(game: Game, action: RegisterDeck) -> Breaches:
    """A Balrog player has minion resources, and no items of the other side."""
    return _resources(game, action, BALROG, lambda each: each.alignment == "minion")


@RULES.forbid("balrog-factions", RegisterDeck, says=listed)
def faction_of_another_kind(game: Game, action: RegisterDeck) -> Breaches:
    """A Balrog player's factions are of five kinds."""
    if action.kind != BALROG:
        return ()
    kinds = [row["Faction"] for row in game.table("core.setup.balrog-factions")]
    held = (card for card, _ in together(game, action.player) if card.kind.endswith(" faction"))
    return _each(action, "factions", (each for each in held if not any(map(each.has, kinds))))


# Cards by their names


def _barred(game: Game, action: RegisterDeck, rule: str) -> Breaches:
    """Find the cards that the table of a rule lists, each by its name and what it is."""
    barred = {(fold(row["Card"]), row["What it is"]) for row in game.table(f"core.setup.{rule}")}
    held = copies(together(game, action.player))
    return tuple(
        f"{card.name} may not be in the deck of {PLAYERS[action.kind].called} player, "
        f"and there are {number} ({where})"
        if number > 1
        else f"{card.name} may not be in the deck of {PLAYERS[action.kind].called} player"
        for card, number, where in held
        if card.described in barred
    )


@RULES.forbid("fallen-wizard-banned-cards", RegisterDeck, says=listed)
def barred_from_a_fallen_wizard(game: Game, action: RegisterDeck) -> Breaches:
    """Some cards are for no Fallen-wizard."""
    if action.kind != FALLEN_WIZARD:
        return ()
    return _barred(game, action, "fallen-wizard-banned-cards")


@RULES.forbid("balrog-banned-cards", RegisterDeck, says=listed)
def barred_from_the_balrog(game: Game, action: RegisterDeck) -> Breaches:
    """Some are not for the Balrog."""
    if action.kind != BALROG:
        return ()
    return _barred(game, action, "balrog-banned-cards")
