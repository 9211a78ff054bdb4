"""Location decks: which sites are in them, and how often."""

from collections.abc import Callable, Iterator

from westmarch.cards.every import Named
from westmarch.cards.kinds import (
    BALROG,
    FALLEN_WIZARD,
    ONE_SIDED,
    PLAYERS,
    Kind,
)
from westmarch.mechanics.decks import copies, entries
from westmarch.mechanics.quantities.decks import COPIES_OF_SITE, OPEN_SITE
from westmarch.rulebooks.core.setup import RULES, Breaches
from westmarch.rulebooks.core.setup.telling import listed
from westmarch.table.actions import RegisterDeck
from westmarch.table.game import Game


def _sites(game: Game, action: RegisterDeck) -> Iterator[tuple[Named, int]]:
    """Give each site of the location deck, and how often it is there."""
    held = copies(entries(game, action.player, ("sites",)))
    return ((card, number) for card, number, _ in held if card.sort == "site")


@RULES.forbid("location-deck-contents", RegisterDeck, says=listed)
def no_site_or_too_many(game: Game, action: RegisterDeck) -> Breaches:
    """A location deck is made of sites, one of each that is no haven."""
    others = copies(entries(game, action.player, ("sites",)))
    no_sites = tuple(
        f"{card.name} is no site, and only sites are in the location deck"
        for card, _, _ in others
        if not card.is_place
    )
    return no_sites + tuple(
        f"there are {number} {card.name} ({card.kind}), and of a site that is no haven "
        "no more than 1 may be there"
        for card, number in _sites(game, action)
        if (most := game.value(COPIES_OF_SITE, card, action.kind)) is not None and number > most
    )


@RULES.define("location-deck-contents", COPIES_OF_SITE)
def one_that_is_no_haven(game: Game, card: Named, kind: str) -> int | None:
    """Havens may be there as often as one likes."""
    return None if card.has("Haven") else 1


@RULES.forbid("no-region-cards", RegisterDeck, says=listed)
def regions_are_on_the_map(game: Game, action: RegisterDeck) -> Breaches:
    """Regions are read from the map."""
    return tuple(
        f"{card.name} is a region, and regions are not in the location deck"
        for card, _, _ in copies(entries(game, action.player, ("sites",)))
        if card.sort == "region"
    )


@RULES.define("balrog-sites-for-everyone", OPEN_SITE)
def is_open_to_everybody(game: Game, card: Named) -> bool:
    """Five Balrog sites have no other version, and are for every player."""
    open_sites = [row["Site"] for row in game.table("core.setup.balrog-sites-for-everyone")]
    return card.name in open_sites


def _foreign(
    game: Game, action: RegisterDeck, kind: Kind, own: Callable[[Named], bool]
) -> Breaches:
    """Say which sites this kind of player does not have."""
    if action.kind != kind:
        return ()
    return tuple(
        f"{card.name} ({card.kind}) is not for {PLAYERS[kind].called} player"
        for card, _ in _sites(game, action)
        if not own(card) and not game.value(OPEN_SITE, card)
    )


def _register_sites(kind: Kind) -> None:
    """Register that a kind of player has the sites of its side."""
    side = PLAYERS[kind].side

    @RULES.forbid(f"{kind}-location-deck", RegisterDeck, says=listed)
    def is_no_such_site(game: Game, action: RegisterDeck) -> Breaches:
        """Such a player has sites of its side."""
        return _foreign(game, action, kind, lambda each: each.alignment == side)


for _kind in ONE_SIDED:
    _register_sites(_kind)


def _more_than_one(game: Game, action: RegisterDeck, *alignments: str) -> Breaches:
    return tuple(
        f"there are {number} {card.name} ({card.kind}), and of these no more than 1 may be there"
        for card, number in _sites(game, action)
        if card.alignment in alignments and number > 1
    )


@RULES.forbid("fallen-wizard-location-deck", RegisterDeck, says=listed)
def one_of_each_of_both_sides(game: Game, action: RegisterDeck) -> Breaches:
    """A Fallen-wizard player has the sites of both sides, and one of each, be it a haven."""
    if action.kind != FALLEN_WIZARD:
        return ()
    foreign = _foreign(
        game,
        action,
        FALLEN_WIZARD,
        lambda each: each.alignment in ("hero", "minion", "fallen-wizard"),
    )
    return foreign + _more_than_one(game, action, "hero", "minion")


@RULES.adjust("fallen-wizard-own-sites", COPIES_OF_SITE)
def own_sites_as_one_likes(game: Game, most: float | None, card: Named, kind: str) -> float | None:
    """Of his own sites he may have several."""
    return float("inf") if kind == card.alignment == FALLEN_WIZARD else None


_OF_OTHERS = ("hero", "fallen-wizard")


@RULES.forbid("balrog-location-deck", RegisterDeck, says=listed)
def needs_the_balrog_version(game: Game, action: RegisterDeck) -> Breaches:
    """A Balrog player has minion sites, but some only in the version that is his own."""
    if action.kind != BALROG:
        return ()
    foreign = _foreign(game, action, BALROG, lambda each: each.alignment not in _OF_OTHERS)
    rows = game.table("core.setup.balrog-location-deck")
    own_only = {row["Minion sites"].removeprefix("any ") for row in rows}
    barred = tuple(
        f"{card.name} ({card.kind}) is only for others: a Balrog player uses the Balrog version"
        for card, _ in _sites(game, action)
        if card.alignment == "minion" and not own_only.isdisjoint((card.name, *card.words))
    )
    return foreign + barred + _more_than_one(game, action, "minion")
