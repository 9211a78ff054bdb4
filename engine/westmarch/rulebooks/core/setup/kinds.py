"""Which cards each kind of player may have, and as what they count."""

from collections.abc import Callable, Iterator

from westmarch.cards.every import Named
from westmarch.cards.names import fold
from westmarch.kernel.words import all_of
from westmarch.mechanics.decks import copies, of_sort, together
from westmarch.mechanics.quantities.agents import PLAYS_AS_CHARACTER, PLAYS_AS_HAZARD
from westmarch.mechanics.quantities.decks import COUNTS_AS
from westmarch.mechanics.sides import is_avatar_for
from westmarch.mechanics.table import is_avatar
from westmarch.rulebooks.core.setup import RULES, Breaches
from westmarch.rulebooks.core.setup.telling import listed
from westmarch.table.actions import PlayCharacter, RegisterDeck
from westmarch.table.game import Game

_CALLED = {
    "wizard": "a Wizard",
    "ringwraith": "a Ringwraith",
    "fallen-wizard": "a Fallen-wizard",
    "balrog": "a Balrog",
}
Sorts = tuple[str, ...]


def _named(card: Named) -> str:
    return f"{card.name} ({card.kind})"


def _each(action: RegisterDeck, what: str, cards: Iterator[Named]) -> Breaches:
    """Say which cards this kind of player does not have."""
    names = tuple(dict.fromkeys(map(_named, cards)))
    verb = "are" if len(names) > 1 else "is"
    said = f"{verb} not among the {what} of {_CALLED[action.kind]} player"
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


@RULES.adjust("wizard-may-include-agents", COUNTS_AS)
def agents_of_a_wizard(game: Game, sorts: Sorts, card: Named, kind: str) -> Sorts | None:
    """A Wizard player may have agents, and has them among the hazards."""
    return ("hazard",) if kind == "wizard" and _is_agent(card) else None


@RULES.adjust("ringwraith-agents-are-characters", COUNTS_AS)
def agents_of_a_ringwraith(game: Game, sorts: Sorts, card: Named, kind: str) -> Sorts | None:
    """With a Ringwraith player they are the characters that they are printed as."""
    return ("character",) if kind == "ringwraith" and _is_agent(card) else None


@RULES.adjust("fallen-wizard-agents-are-characters", COUNTS_AS)
def agents_of_a_fallen_wizard(game: Game, sorts: Sorts, card: Named, kind: str) -> Sorts | None:
    """So they are with a Fallen-wizard player."""
    return ("character",) if kind == "fallen-wizard" and _is_agent(card) else None


@RULES.define("fallen-wizard-agents-are-characters", PLAYS_AS_CHARACTER)
def character_for_a_fallen_wizard(game: Game, card: str, player: str) -> bool:
    """And they may be played as what they are."""
    return game.state.kind(player) == "fallen-wizard"


@RULES.adjust("balrog-agents-are-hazards", COUNTS_AS)
def agents_of_a_balrog(game: Game, sorts: Sorts, card: Named, kind: str) -> Sorts | None:
    """A Balrog player has them among the hazards, too."""
    return ("hazard",) if kind == "balrog" and _is_agent(card) else None


@RULES.define("balrog-agents-are-hazards", PLAYS_AS_HAZARD)
def hazard_for_the_balrog(game: Game, card: str, player: str) -> bool:
    """And they are hazards wherever they are."""
    return game.state.kind(player) == "balrog"


# Avatars


def _avatars(game: Game, action: RegisterDeck, kind: str, proper: str) -> Breaches:
    if action.kind != kind:
        return ()
    held = (card for card, _ in together(game, action.player) if card.has("avatar"))
    return _each(action, "avatars", (each for each in held if not each.has(proper)))


def _is_avatar_of_others(game: Game, action: PlayCharacter, kind: str) -> bool:
    """Tell whether this kind of player plays as an avatar what is none of this kind."""
    avatar = is_avatar(game, action.card) and action.controller is None
    own = is_avatar_for(game, action.card, action.player)
    return avatar and game.state.kind(action.player) == kind and not own


@RULES.forbid("wizard-avatars", RegisterDeck, says=listed)
def no_wizard(game: Game, action: RegisterDeck) -> Breaches:
    """A Wizard player's avatars are Wizards."""
    return _avatars(game, action, "wizard", "Wizard")


@RULES.forbid(
    "wizard-avatars",
    PlayCharacter,
    says="{action.card} is no avatar of a Wizard player: these are Wizards alone.",
)
def comes_as_no_wizard(game: Game, action: PlayCharacter) -> bool:
    """Nor does another being come into play as the avatar of a Wizard player."""
    return _is_avatar_of_others(game, action, "wizard")


@RULES.forbid("ringwraith-avatars", RegisterDeck, says=listed)
def no_ringwraith(game: Game, action: RegisterDeck) -> Breaches:
    """A Ringwraith player's avatars are Ringwraiths."""
    return _avatars(game, action, "ringwraith", "Ringwraith")


@RULES.forbid(
    "ringwraith-avatars",
    PlayCharacter,
    says="{action.card} is no avatar of a Ringwraith player: these are Ringwraiths alone.",
)
def comes_as_no_ringwraith(game: Game, action: PlayCharacter) -> bool:
    """Nor does another being come into play as the avatar of a Ringwraith player."""
    return _is_avatar_of_others(game, action, "ringwraith")


@RULES.forbid("fallen-wizard-avatars", RegisterDeck, says=listed)
def no_fallen_wizard(game: Game, action: RegisterDeck) -> Breaches:
    """A Fallen-wizard player's avatars are Fallen-wizards."""
    return _avatars(game, action, "fallen-wizard", "Fallen-wizard")


@RULES.forbid(
    "fallen-wizard-avatars",
    PlayCharacter,
    says="{action.card} is no avatar of a Fallen-wizard player: these are Fallen-wizards alone.",
)
def comes_as_no_fallen_wizard(game: Game, action: PlayCharacter) -> bool:
    """Nor does another being come into play as the avatar of a Fallen-wizard player."""
    return _is_avatar_of_others(game, action, "fallen-wizard")


@RULES.forbid("balrog-avatar", RegisterDeck, says=listed)
def no_balrog(game: Game, action: RegisterDeck) -> Breaches:
    """A Balrog player's avatar is the Balrog."""
    return _avatars(game, action, "balrog", "Balrog")


@RULES.forbid(
    "balrog-avatar",
    PlayCharacter,
    says="{action.card} is no avatar of a Balrog player: that is the Balrog alone.",
)
def comes_as_no_balrog(game: Game, action: PlayCharacter) -> bool:
    """Nor does another being come into play as the avatar of a Balrog player."""
    return _is_avatar_of_others(game, action, "balrog")


@RULES.forbid("avatar-specific-cards", RegisterDeck, says=listed)
def belongs_to_another_avatar(game: Game, action: RegisterDeck) -> Breaches:
    """What is specific to an avatar is for whoever plays that avatar."""
    own = "Balrog" if action.kind == "balrog" else action.avatar
    return tuple(
        dict.fromkeys(
            f"{card.name} is {said}, and the player declares {_declared(action)}"
            for card, _ in together(game, action.player)
            for said in card.words
            if said.endswith(" specific") and said != f"{own} specific"
        )
    )


def _declared(action: RegisterDeck) -> str:
    return action.avatar or f"to be {_CALLED[action.kind]} player"


# Characters


def _unfit(
    game: Game, action: RegisterDeck, kind: str, unfit: Callable[[Named], bool]
) -> Iterator[Named]:
    """Go through the characters, avatars apart, whom this kind of player does not have."""
    held = (each.card for each in of_sort(game, action, "character"))
    others = (each for each in held if not each.has("avatar"))
    return (each for each in others if action.kind == kind and unfit(each))


def _characters(
    game: Game, action: RegisterDeck, kind: str, unfit: Callable[[Named], bool]
) -> Breaches:
    return _each(action, "characters", _unfit(game, action, kind, unfit))


def _is_character_of_others(game: Game, action: PlayCharacter, kind: str, side: str) -> bool:
    """Tell whether this kind of player plays a character of another side, avatars apart."""
    other = not is_avatar(game, action.card) and game.printed(action.card).alignment != side
    return game.state.kind(action.player) == kind and other


@RULES.forbid("wizard-hero-characters", RegisterDeck, says=listed)
def no_hero(game: Game, action: RegisterDeck) -> Breaches:
    """A Wizard player's characters are heroes."""
    return _characters(game, action, "wizard", lambda each: each.alignment != "hero")


@RULES.forbid(
    "wizard-hero-characters",
    PlayCharacter,
    says="{action.card} is no hero character, and a Wizard player plays no others.",
)
def comes_as_no_hero(game: Game, action: PlayCharacter) -> bool:
    """Nor does a Wizard player play others."""
    return _is_character_of_others(game, action, "wizard", "hero")


@RULES.forbid("ringwraith-minion-characters", RegisterDeck, says=listed)
def no_minion(game: Game, action: RegisterDeck) -> Breaches:
    """A Ringwraith player's characters are minions."""
    return _characters(game, action, "ringwraith", lambda each: each.alignment != "minion")


@RULES.forbid(
    "ringwraith-minion-characters",
    PlayCharacter,
    says="{action.card} is no minion character, and a Ringwraith player plays no others.",
)
def comes_as_no_minion(game: Game, action: PlayCharacter) -> bool:
    """Nor does a Ringwraith player play others."""
    return _is_character_of_others(game, action, "ringwraith", "minion")


@RULES.forbid("balrog-minion-characters", RegisterDeck, says=listed)
def no_minion_of_the_balrog(game: Game, action: RegisterDeck) -> Breaches:
    """So are a Balrog player's."""
    return _characters(game, action, "balrog", lambda each: each.alignment != "minion")


@RULES.forbid(
    "balrog-minion-characters",
    PlayCharacter,
    says="{action.card} is no minion character, and a Balrog player plays no others.",
)
def comes_as_no_minion_of_the_balrog(game: Game, action: PlayCharacter) -> bool:
    """Nor does a Balrog player play others."""
    return _is_character_of_others(game, action, "balrog", "minion")


@RULES.forbid("balrog-orcs-and-trolls", RegisterDeck, says=listed)
def neither_orc_nor_troll(game: Game, action: RegisterDeck) -> Breaches:
    """And they are Orcs and Trolls."""
    others = _unfit(game, action, "balrog", lambda each: not (each.has("Orc") or each.has("Troll")))
    return tuple(
        f"{name} is neither an Orc nor a Troll, and a Balrog player has nobody else"
        for name in dict.fromkeys(map(_named, others))
    )


@RULES.forbid("balrog-mind-below-nine", RegisterDeck, says=listed)
def too_great_a_mind(game: Game, action: RegisterDeck) -> Breaches:
    """None of great mind is among them, but those who are the Balrog's own."""
    minds = {
        _named(each): each.number("mind")
        for each in _unfit(game, action, "balrog", lambda each: not each.has("Balrog specific"))
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


@RULES.forbid("wizard-resources", RegisterDeck, says=listed)
def no_hero_resource(game: Game, action: RegisterDeck) -> Breaches:
    """A Wizard player has hero resources and minion items."""
    return _resources(
        game, action, "wizard", lambda each: each.alignment == "hero" or _is_item(each, "minion")
    )


@RULES.forbid("ringwraith-resources", RegisterDeck, says=listed)
def no_minion_resource(game: Game, action: RegisterDeck) -> Breaches:
    """A Ringwraith player has minion resources and hero items."""
    return _resources(
        game,
        action,
        "ringwraith",
        lambda each: each.alignment == "minion" or _is_item(each, "hero"),
    )


@RULES.forbid("balrog-resources", RegisterDeck, says=listed)
def no_resource_of_the_balrog(game: Game, action: RegisterDeck) -> Breaches:
    """A Balrog player has minion resources, and no items of the other side."""
    return _resources(game, action, "balrog", lambda each: each.alignment == "minion")


@RULES.forbid("balrog-factions", RegisterDeck, says=listed)
def faction_of_another_kind(game: Game, action: RegisterDeck) -> Breaches:
    """A Balrog player's factions are of five kinds."""
    if action.kind != "balrog":
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
        f"{card.name} may not be in the deck of {_CALLED[action.kind]} player, "
        f"and there are {number} ({where})"
        if number > 1
        else f"{card.name} may not be in the deck of {_CALLED[action.kind]} player"
        for card, number, where in held
        if card.described in barred
    )


@RULES.forbid("fallen-wizard-banned-cards", RegisterDeck, says=listed)
def barred_from_a_fallen_wizard(game: Game, action: RegisterDeck) -> Breaches:
    """Some cards are for no Fallen-wizard."""
    if action.kind != "fallen-wizard":
        return ()
    return _barred(game, action, "fallen-wizard-banned-cards")


@RULES.forbid("balrog-banned-cards", RegisterDeck, says=listed)
def barred_from_the_balrog(game: Game, action: RegisterDeck) -> Breaches:
    """Some are not for the Balrog."""
    if action.kind != "balrog":
        return ()
    return _barred(game, action, "balrog-banned-cards")
