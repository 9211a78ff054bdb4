"""The site phase: entering a site, and playing items and factions there."""

from collections.abc import Iterator

from westmarch.cards.model.card import Creature
from westmarch.kernel.offers import Offer
from westmarch.mechanics.chain import declare, resolves
from westmarch.mechanics.choosing import being_done
from westmarch.mechanics.combat import begin_combat
from westmarch.mechanics.control import characters_of
from westmarch.mechanics.moves import MOVES
from westmarch.mechanics.quantities.influence import GIFT
from westmarch.mechanics.quantities.sites import ATTACK_FROM_HAND, NEXT_ATTACK
from westmarch.mechanics.quantities.turn import COMPANIES_IN_PHASE
from westmarch.mechanics.table import SiteAttack, company_of
from westmarch.mechanics.turn import next_company
from westmarch.table.actions import EnterSite, PlayAlly, PlayAsAttack, PlayFaction, PlayItem
from westmarch.table.events.cards import AllyPlayed, CardMoved, ItemPlayed, SiteResourcePlayed
from westmarch.table.events.characters import FactionInfluenced
from westmarch.table.events.companies import AutomaticAttacksFaced, CompanyFinished, EntryDeclared
from westmarch.table.events.memory import Remembered
from westmarch.table.events.turns import WindowClosed, WindowOpened
from westmarch.table.game import Game
from westmarch.table.play import Play
from westmarch.table.state import IN_PLAY, Company, Fact, Window

FROM_HAND = "attack-from-hand"
"""The window in which the opponent may play a creature as an automatic-attack."""


@MOVES.perform(EnterSite)
def enter(play: Play, action: EnterSite) -> None:
    """Set out to enter the site."""
    play.do(WindowClosed(), EntryDeclared(company=action.company))
    play.do(WindowOpened(window=Window("entering", (), action.company)))


@MOVES.step_in("entering")
def face_next_attack(play: Play) -> bool:
    """Take an entering company to its next automatic-attack, or into the site."""
    state = play.state
    assert state.window.company is not None
    company = state.companies[state.window.company]
    if company.characters:
        following = play.game.value(NEXT_ATTACK, company.id)
        if _opponent_may_attack(play.game, company, following):
            opponent = state.opponent(company.player)
            play.do(Remembered(fact=Fact(FROM_HAND, company.id, until="company")))
            play.do(WindowOpened(window=Window(FROM_HAND, (opponent,), company.id)))
            return True
        if following is not None:
            source, number = following.source, following.number
            begin_combat(play, "automatic", source, following.attack, company.id, number=number)
            return True
        play.do(AutomaticAttacksFaced(company=company.id))
    play.do(WindowClosed())
    if play.state.companies[company.id].entered:
        play.do(WindowOpened(window=Window("site", (state.turn_player,), company.id)))
    else:
        play.do(CompanyFinished(company=company.id))
        next_company(play)
    return True


def _opponent_may_attack(game: Game, company: Company, following: SiteAttack | None) -> bool:
    """Tell whether it is time for the site's attack that the opponent makes from his hand."""
    expected = game.value(ATTACK_FROM_HAND, company.site) is not None
    own_attacks_left = following is not None and following.printed
    had = game.state.fact(FROM_HAND, company.id) is not None
    return expected and not own_attacks_left and not had


@MOVES.perform(PlayAsAttack)
def attack_from_hand(play: Play, action: PlayAsAttack) -> None:
    """Have the company face the creature."""
    facts = play.game.printed(action.card).facts
    assert isinstance(facts, Creature)
    play.do(WindowClosed(), CardMoved(card=action.card, to=IN_PLAY))
    begin_combat(play, "automatic", action.card, facts.attack, action.company)


@MOVES.step_in(FROM_HAND)
def nobody_attacks_from_hand(play: Play) -> bool:
    """Let the company go on when the opponent has no creature for it."""
    state = play.state
    if state.window.waiting:
        return False
    play.do(WindowClosed())
    return True


@MOVES.offer(FROM_HAND)
def offer_attacks_from_hand(game: Game, player: str) -> Iterator[PlayAsAttack | Offer]:
    """Each creature in hand, and none."""
    company = game.state.window.company
    assert company is not None
    for card in game.state.pile(player, "hand"):
        if isinstance(game.printed(card).facts, Creature):
            yield PlayAsAttack(player=player, card=card, company=company)
    yield being_done(player)


@MOVES.perform(PlayItem)
@MOVES.perform(PlayFaction)
@MOVES.perform(PlayAlly)
def play_with_character(play: Play, action: PlayItem | PlayFaction | PlayAlly) -> None:
    """Declare the card."""
    declare(play, action)


@resolves(PlayItem)
def item_comes_into_play(play: Play, action: PlayItem) -> None:
    """Give the item to the character."""
    untapped = _site(play, action.character)
    play.do(ItemPlayed(card=action.card, character=action.character))
    if untapped is not None:
        resource_played(play, action.card, action.character, untapped)


@resolves(PlayAlly)
def ally_comes_into_play(play: Play, action: PlayAlly) -> None:
    """Put the ally under the character's control."""
    untapped = _site(play, action.character)
    play.do(AllyPlayed(card=action.card, character=action.character))
    if untapped is not None:
        resource_played(play, action.card, action.character, untapped)


@resolves(PlayFaction)
def faction_is_influenced(play: Play, action: PlayFaction) -> None:
    """Roll the influence check."""
    dice = play.draw("2d6", "influence-check", action.character)
    play.do(FactionInfluenced(card=action.card, character=action.character, roll=sum(dice)))


def resource_played(play: Play, card: str, character: str, site: str) -> None:
    """Let a resource that normally taps its site have come into play there."""
    play.do(SiteResourcePlayed(card=card, character=character, site=site))


@MOVES.follow(SiteResourcePlayed)
def remember_resource(play: Play, event: SiteResourcePlayed) -> None:
    """Remember what was played, as the last thing declared so far."""
    company = company_of(play.game, event.character)
    if company is not None:
        fact = Fact("site-resource", company.id, play.state.declared, until="company")
        play.do(Remembered(fact=fact))


def _site(play: Play, character: str) -> str | None:
    """The character's site, if it is untapped."""
    company = company_of(play.game, character)
    if company is None or play.game.card(company.site).position != "untapped":
        return None
    return company.site


@MOVES.offer("enter-or-not")
def offer_entering(game: Game, player: str) -> Iterator[EnterSite]:
    """Entering, for each company that has not had its part."""
    for company in game.value(COMPANIES_IN_PHASE, game.state.phase):
        yield EnterSite(player=player, company=company)


_PLAYED_BY: dict[str, type[PlayItem | PlayFaction | PlayAlly]] = {
    "item": PlayItem,
    "faction": PlayFaction,
    "ally": PlayAlly,
}


@MOVES.offer("site")
def offer_resources(game: Game, player: str) -> Iterator[PlayItem | PlayFaction | PlayAlly]:
    """Each item, faction and ally in hand, with each untapped character of the player's."""
    if player != game.state.turn_player:
        return
    for card in game.state.pile(player, "hand"):
        action = _PLAYED_BY.get(game.printed(card).type)
        if action is None:
            continue
        for character in characters_of(game, player):
            if game.card(character).position == "untapped":
                yield action(player=player, card=card, character=character)
                if action is PlayFaction:
                    yield from _with_gifts(game, player, card, character)


def _with_gifts(game: Game, player: str, faction: str, character: str) -> Iterator[PlayFaction]:
    """Each item of a character for which the faction would be kinder."""
    for item in game.card(character).holds:
        if game.value(GIFT, faction, character, item) is not None:
            yield PlayFaction(player=player, card=faction, character=character, gift=item)
