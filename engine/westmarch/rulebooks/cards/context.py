"""The situation in which a clause speaks: whose card it is, what it is aimed at, who has a part."""

from typing import Any

from msgspec import Struct

from westmarch.cards.model.card import Ally, Character
from westmarch.cards.model.own import Own
from westmarch.cards.model.vocabulary import Role
from westmarch.mechanics.combat_actions import way_of
from westmarch.mechanics.journey import site_of
from westmarch.mechanics.lookups import current_company
from westmarch.mechanics.quantities.items import IN_USE
from westmarch.table.actions import PlayEvent, UseCard
from westmarch.table.game import Game
from westmarch.table.state import IN_PLAY


class Here(Struct, frozen=True):
    """Who and what a clause is about as it speaks."""

    card: str
    """The card whose clause it is."""
    player: str
    """Who plays or uses it."""
    bearer: str | None = None
    """The card that bears it."""
    target: str | None = None
    """What it is played or used on."""
    actor: str | None = None
    """The character who plays it, where it takes one."""

    def character(self, game: Game) -> str | None:
        """Whom the text means by “he”: the target, or who plays it, or the card itself."""
        for each in (self.target, self.actor, self.card):
            if each is not None and is_somebody(game, each):
                return each
        return None

    def company(self, game: Game) -> str | None:
        """The company that the text means: the target's, the actor's, the bearer's …"""
        for each in (self.target, self.bearer):
            if each in game.state.companies:
                return each
        for each in (self.target, self.actor, self.bearer, self.card):
            company = company_of_card(game, each)
            if company is not None:
                return company
        combat = game.state.combat
        if combat is not None:
            return combat.company
        current = current_company(game)
        return current.id if current is not None else None

    def role(self, game: Game, role: Role) -> str | None:
        """The card, company or player that has this part."""
        match role:
            case "he":
                return self.character(game)
            case "it":
                return self.target if self.target in game.state.cards else self.card
            case "this card":
                return self.card
            case "its bearer":
                return self.bearer
            case "its player":
                return self.player
            case "whoever plays it":
                return self.actor
            case "the company":
                return self.company(game)
            case "the site":
                company = self.company(game)
                return site_of(game, company) if company is not None else None
        return None


def playing_here(action: PlayEvent) -> Here:
    """See an event as it is played."""
    return Here(action.card, action.player, None, action.target, action.character)


def using_here(game: Game, action: UseCard) -> Here:
    """See a card as it is used."""
    return Here(action.card, action.player, bearer_of(game, action.card), action.target)


def in_play_here(game: Game, card: str) -> Here:
    """See a card as it lies there."""
    found = game.card(card)
    return Here(card, found.owner, found.host)


def bearer_of(game: Game, card: str) -> str | None:
    """The card that bears a card, or bore it when it was discarded for its effect."""
    remembered = game.state.fact("borne by", card)
    return remembered.value if remembered is not None else game.card(card).host


def bears(game: Game, who: str, card: str) -> bool:
    """Tell whether somebody bears an item, by its id in the pool, and uses it."""
    held = game.card(who).holds
    return any(game.card(each).card == card and game.value(IN_USE, each) for each in held)


def follows_own(game: Game, action: PlayEvent | UseCard, text: str) -> bool:
    """Tell whether an effect of what is played or used is a text that one card alone has."""
    card, _, key = text.partition(".")
    way = way_of(game, action) if game.printed(action.card).id == card else None
    return way is not None and any(
        isinstance(each, Own) and each.key == key for each in way.effects
    )


def is_somebody(game: Game, card: str) -> bool:
    """Tell whether a card is a character or an ally."""
    return card in game.state.cards and isinstance(game.printed(card).facts, Character | Ally)


def company_of_card(game: Game, card: str | None) -> str | None:
    """The company of a character, or of what lies on a character or a company."""
    found: Any = game.state.cards.get(card) if card is not None else None
    while found is not None and found.place == IN_PLAY:
        company: str | None = found.company
        if company is None and found.host in game.state.companies:
            company = found.host
        if company is not None:
            return company
        found = game.state.cards.get(found.host)
    return None
