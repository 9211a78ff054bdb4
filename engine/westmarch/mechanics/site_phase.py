"""The site phase: entering a site, and playing items and factions there."""

from collections.abc import Iterator
from typing import Any

from westmarch.cards.model.card import Creature
from westmarch.kernel.offers import Offer, one_of
from westmarch.mechanics.chain import resolves, take_effect
from westmarch.mechanics.combat import begin_combat
from westmarch.mechanics.control import characters_of
from westmarch.mechanics.hands import at_hand
from westmarch.mechanics.lookups import SiteAttack, company_of
from westmarch.mechanics.moves import MOVES
from westmarch.mechanics.quantities.actions import NEGATED
from westmarch.mechanics.quantities.influence import GIFT, INFLUENCE_TOTAL, NEEDS_NO_CHECK
from westmarch.mechanics.quantities.on_guard import ORDERS_ATTACKS, REVEALED_AT_ENTRY
from westmarch.mechanics.quantities.sites import ATTACK_FROM_HAND, NEXT_ATTACK
from westmarch.mechanics.quantities.turn import COMPANIES_IN_PHASE
from westmarch.mechanics.second_rolls import roll_for, rolled_for
from westmarch.mechanics.turn import next_company
from westmarch.mechanics.windows import open_window
from westmarch.table.actions import EnterSite, PlayAlly, PlayAsAttack, PlayFaction, PlayItem
from westmarch.table.events.cards import (
    AllyPlayed,
    CardChosen,
    CardMoved,
    ChoiceCalled,
    FactionPlayed,
    ItemPlayed,
    SiteResourcePlayed,
)
from westmarch.table.events.chain import Negated
from westmarch.table.events.characters import FactionInfluenced
from westmarch.table.events.companies import (
    AttackDue,
    AttacksToFaceAgain,
    AutomaticAttacksFaced,
    CompanyFinished,
    EntryDeclared,
)
from westmarch.table.events.memory import EffectLapsed, Forgotten, Remembered
from westmarch.table.events.turns import WindowClosed
from westmarch.table.game import Game
from westmarch.table.play import Play
from westmarch.table.state import IN_PLAY, Company, Fact
from westmarch.table.windows import (
    AGENTS,
    ENTER_OR_NOT,
    ENTERING,
    ENTRY_REVEAL,
    FROM_HAND,
    SITE,
)

HAD_ITS_ATTACK = "attack from hand"
"""Remembered of a company whose site has left an attack to the opponent."""
FACES_AGAIN = "faces the automatic-attacks again"
"""Remembered of a company in its site, once for each card that says so: the card."""
FACED_NEXT = "faced next"
"""What a choice is about that picks one of the attacks that wait."""


@MOVES.perform(EnterSite)
def enter(play: Play, action: EnterSite) -> None:
    """Set out to enter the site, and let the opponent reveal what lies there on-guard."""
    play.do(WindowClosed(), EntryDeclared(company=action.company))
    open_window(play, ENTERING, asked=(), company=action.company)
    if play.game.value(REVEALED_AT_ENTRY, action.company):
        open_window(play, ENTRY_REVEAL, company=action.company)


@MOVES.step_in(ENTERING)
def face_next_attack(play: Play) -> bool:
    """Take an entering company to its next attack, or into the site."""
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
        if not company.entered:
            play.do(AutomaticAttacksFaced(company=company.id))
            company = play.state.companies[company.id]
            if company.entered:
                open_window(play, AGENTS, company=company.id)
                return True
        if company.to_face:
            face_what_waits(play, company)
            return True
    for action in company.to_face:
        play.do(AttackDue(company=company.id, action=action), Negated(action=action))
    play.do(WindowClosed())
    after = play.state.companies[company.id]
    if after.entered and after.characters:
        open_window(play, SITE, company=company.id)
    else:
        play.do(CompanyFinished(company=company.id))
        next_company(play)
    return True


@MOVES.step_in(SITE)
def face_attacks_again(play: Play) -> bool:
    """Take a company to the automatic-attacks once more, if a card says so."""
    company = play.state.window.company
    fact = play.state.fact(FACES_AGAIN, company) if company is not None else None
    if company is None or fact is None or play.state.chain:
        return False
    play.do(
        EffectLapsed(fact=fact),
        Forgotten(what=HAD_ITS_ATTACK, about=company),
        WindowClosed(),
        AttacksToFaceAgain(company=company),
    )
    open_window(play, ENTERING, asked=(), company=company)
    return True


def face_what_waits(play: Play, company: Company) -> None:
    """Let the next attack be made that has waited for the automatic-attacks."""
    due = tuple(each.card for each in company.to_face)
    player = play.game.value(ORDERS_ATTACKS)
    if player is not None and len(due) > 1:
        play.do(ChoiceCalled(card=due[0], player=player, among=due, what=FACED_NEXT))
    else:
        _make(play, company.id, company.to_face[0])


@MOVES.follow(CardChosen)
def face_what_is_chosen(play: Play, event: CardChosen) -> None:
    """Let the attack be made that was chosen of those that wait."""
    company = play.state.window.company
    if event.what == FACED_NEXT and company is not None:
        waiting = play.state.companies[company].to_face
        _make(play, company, next(each for each in waiting if each.card == event.chosen))


def _make(play: Play, company: str, action: Any) -> None:
    """Let an attack that was declared before take effect, if it still can."""
    play.do(AttackDue(company=company, action=action))
    if play.game.value(NEGATED, action):
        play.do(Negated(action=action))
    else:
        take_effect(play, action)


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


@MOVES.offer(FROM_HAND)
def offer_attacks_from_hand(game: Game, player: str) -> Iterator[PlayAsAttack]:
    """Each creature in hand."""
    company = game.state.window.company
    assert company is not None
    for card in game.state.pile(player, "hand"):
        if isinstance(game.printed(card).facts, Creature):
            yield PlayAsAttack(player=player, card=card, company=company)


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
    """Roll the influence check, if it takes one."""
    card, who = action.card, action.character
    if play.game.value(NEEDS_NO_CHECK, card, who):
        play.do(FactionPlayed(card=card, character=who))
        resource_played(play, card, who)
        return
    roll_for(play, "influence-check", who, action)


@rolled_for(PlayFaction)
def faction_has_heard(play: Play, action: PlayFaction, dice: int) -> None:
    """See what the check comes to."""
    card, who = action.card, action.character
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
    """Each item, faction and ally that is as good as in hand, with each character."""
    if player != game.state.turn_player:
        return
    for card in at_hand(game, player):
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
