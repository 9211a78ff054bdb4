"""The site phase: entering a site, and playing items and factions there."""

from collections.abc import Iterator

from westmarch.cards.model.card import Creature
from westmarch.kernel.offers import Offer, one_of
from westmarch.mechanics.chain import declare, resolves
from westmarch.mechanics.combat import begin_combat
from westmarch.mechanics.control import characters_of
from westmarch.mechanics.moves import MOVES
from westmarch.mechanics.quantities.influence import GIFT, INFLUENCE_TOTAL
from westmarch.mechanics.quantities.sites import ATTACK_FROM_HAND, NEXT_ATTACK
from westmarch.mechanics.quantities.turn import COMPANIES_IN_PHASE
from westmarch.mechanics.table import SiteAttack, company_of
from westmarch.mechanics.turn import next_company
from westmarch.mechanics.windows import closes, open_window
from westmarch.table.actions import EnterSite, PlayAlly, PlayAsAttack, PlayFaction, PlayItem
from westmarch.table.events.cards import AllyPlayed, CardMoved, ItemPlayed, SiteResourcePlayed
from westmarch.table.events.characters import FactionInfluenced
from westmarch.table.events.companies import AutomaticAttacksFaced, CompanyFinished, EntryDeclared
from westmarch.table.events.memory import Remembered
from westmarch.table.events.turns import WindowClosed
from westmarch.table.game import Game
from westmarch.table.play import Play
from westmarch.table.state import IN_PLAY, Company, Fact, Window
from westmarch.table.windows import AGENTS, ENTER_OR_NOT, ENTERING, FROM_HAND, SITE

HAD_ITS_ATTACK = "attack from hand"
"""Remembered of a company whose site has left an attack to the opponent."""


@MOVES.perform(EnterSite)
def enter(play: Play, action: EnterSite) -> None:
    """Set out to enter the site."""
    play.do(WindowClosed(), EntryDeclared(company=action.company))
    open_window(play, ENTERING, asked=(), company=action.company)


@MOVES.step_in(ENTERING)
def face_next_attack(play: Play) -> bool:
    """Take an entering company to its next automatic-attack, or into the site."""
    state = play.state
    assert state.window.company is not None
    company = state.companies[state.window.company]
    if company.characters:
        following = play.game.value(NEXT_ATTACK, company.id)
        if _opponent_may_attack(play.game, company, following):
            play.do(Remembered(fact=Fact(HAD_ITS_ATTACK, company.id, until="company")))
            open_window(play, FROM_HAND, company=company.id)
            return True
        if following is not None:
            source, number = following.source, following.number
            begin_combat(play, "automatic", source, following.attack, company.id, number=number)
            return True
        play.do(AutomaticAttacksFaced(company=company.id))
    play.do(WindowClosed())
    if play.state.companies[company.id].entered:
        open_window(play, AGENTS, company=company.id)
    else:
        play.do(CompanyFinished(company=company.id))
        next_company(play)
    return True


def _opponent_may_attack(game: Game, company: Company, following: SiteAttack | None) -> bool:
    """Tell whether it is time for the site's attack that the opponent makes from his hand."""
    expected = game.value(ATTACK_FROM_HAND, company.site) is not None
    own_attacks_left = following is not None and following.printed
    had = game.state.fact(HAD_ITS_ATTACK, company.id) is not None
    return expected and not own_attacks_left and not had


@MOVES.perform(PlayAsAttack)
def attack_from_hand(play: Play, action: PlayAsAttack) -> None:
    """Have the company face the creature."""
    facts = play.game.printed(action.card).facts
    assert isinstance(facts, Creature)
    play.do(WindowClosed(), CardMoved(card=action.card, to=IN_PLAY))
    begin_combat(play, "automatic", action.card, facts.attack, action.company)


@closes(FROM_HAND)
def nobody_attacks_from_hand(play: Play, window: Window) -> None:
    """Let the company go on when the opponent has no creature for it."""


@MOVES.offer(FROM_HAND)
def offer_attacks_from_hand(game: Game, player: str) -> Iterator[PlayAsAttack]:
    """Each creature in hand."""
    company = game.state.window.company
    assert company is not None
    for card in game.state.pile(player, "hand"):
        if isinstance(game.printed(card).facts, Creature):
            yield PlayAsAttack(player=player, card=card, company=company)


@MOVES.perform(PlayItem)
@MOVES.perform(PlayFaction)
@MOVES.perform(PlayAlly)
def play_with_character(play: Play, action: PlayItem | PlayFaction | PlayAlly) -> None:
    """Declare the card."""
    declare(play, action)


@resolves(PlayItem)
def item_comes_into_play(play: Play, action: PlayItem) -> None:
    """Give the item to the character."""
    play.do(ItemPlayed(card=action.card, character=action.character))
    resource_played(play, action.card, action.character)


@resolves(PlayAlly)
def ally_comes_into_play(play: Play, action: PlayAlly) -> None:
    """Put the ally under the character's control."""
    play.do(AllyPlayed(card=action.card, character=action.character))
    resource_played(play, action.card, action.character)


@resolves(PlayFaction)
def faction_is_influenced(play: Play, action: PlayFaction) -> None:
    """Roll the influence check."""
    card, who = action.card, action.character
    dice = sum(play.draw("2d6", "influence-check", who))
    total = play.game.value(INFLUENCE_TOTAL, card, who, dice)
    play.do(FactionInfluenced(card=card, character=who, total=total))


def resource_played(play: Play, card: str, character: str) -> None:
    """Let a resource that normally taps its site have come into play there."""
    company = company_of(play.game, character)
    if company is not None:
        play.do(SiteResourcePlayed(card=card, character=character, site=company.site))


@MOVES.offer(ENTER_OR_NOT)
def offer_entering(game: Game, player: str) -> Iterator[EnterSite]:
    """Entering, for each company that has not had its part."""
    for company in game.value(COMPANIES_IN_PHASE, game.state.phase):
        yield EnterSite(player=player, company=company)


_PLAYED_BY: dict[str, type[PlayItem | PlayFaction | PlayAlly]] = {
    "item": PlayItem,
    "faction": PlayFaction,
    "ally": PlayAlly,
}


@MOVES.offer(SITE)
def offer_resources(game: Game, player: str) -> Iterator[PlayFaction | Offer]:
    """Each item, faction and ally in hand, with each of the player's characters."""
    if player != game.state.turn_player:
        return
    for card in game.state.pile(player, "hand"):
        action = _PLAYED_BY.get(game.printed(card).type)
        if action is None:
            continue
        characters = tuple(characters_of(game, player))
        yield from one_of(action(player=player, card=card, character=""), "character", characters)
        for character in characters if action is PlayFaction else ():
            yield from _with_gifts(game, player, card, character)


def _with_gifts(game: Game, player: str, faction: str, character: str) -> Iterator[PlayFaction]:
    """Each item of a character for which the faction would be kinder."""
    for item in game.card(character).holds:
        if game.value(GIFT, faction, character, item) is not None:
            yield PlayFaction(player=player, card=faction, character=character, gift=item)
