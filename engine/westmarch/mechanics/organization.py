"""The organization phase: characters, companies, items that are stored or change hands."""

from collections.abc import Iterator
from itertools import count

from westmarch.cards.model import Character
from westmarch.kernel.actions import (
    ChangeCompany,
    ChangeControl,
    DiscardCharacter,
    FetchFromSideboard,
    JoinCompanies,
    Organize,
    PlayCharacter,
    SplitCompany,
    StoreItem,
    TransferItem,
)
from westmarch.kernel.events import (
    CardMoved,
    CharacterDiscarded,
    CharacterPlayed,
    CompanyDissolved,
    CompanyFormed,
    ControlChanged,
    Remembered,
    WindowOpened,
)
from westmarch.kernel.game import Game
from westmarch.kernel.play import Play
from westmarch.kernel.state import IN_PLAY, Fact, State, Window
from westmarch.mechanics.chain import declare, resolves
from westmarch.mechanics.corruption import call_check
from westmarch.mechanics.hands import shuffle
from westmarch.mechanics.moves import MOVES
from westmarch.mechanics.table import companies_of, item_facts


@MOVES.perform(Organize)
def begin_organizing(play: Play, action: Organize) -> None:
    """Open the time in which companies are set up."""
    play.do(Remembered(fact=Fact("organized", action.player, until="turn")))
    play.do(WindowOpened(window=Window("organizing", (action.player,))))


@MOVES.perform(PlayCharacter)
def play_character(play: Play, action: PlayCharacter) -> None:
    """Declare the character."""
    play.do(Remembered(fact=Fact("character action", action.player, until="turn")))
    declare(play, action)


@resolves(PlayCharacter)
def character_comes_into_play(play: Play, action: PlayCharacter) -> None:
    """Bring the character into its company."""
    company = action.company
    if company is None:
        if play.state.cards[action.site].place != IN_PLAY:
            play.do(CardMoved(card=action.site, to=IN_PLAY))
        company = form_company(play, action.player, action.site)
    play.do(CharacterPlayed(card=action.card, company=company, controller=action.controller))
    play.do(Remembered(fact=Fact("played this turn", action.card, until="turn")))


@MOVES.perform(DiscardCharacter)
def discard_character(play: Play, action: DiscardCharacter) -> None:
    """Discard the character, and all that depends on it."""
    play.do(Remembered(fact=Fact("character action", action.player, until="turn")))
    play.do(CharacterDiscarded(card=action.character))


@MOVES.perform(ChangeControl)
def change_control(play: Play, action: ChangeControl) -> None:
    """Put the character under other influence."""
    play.do(ControlChanged(card=action.character, controller=action.controller))


@MOVES.perform(ChangeCompany)
def change_company(play: Play, action: ChangeCompany) -> None:
    """Have the character and its followers go over."""
    go_over(play, action.character, action.company)


@MOVES.perform(JoinCompanies)
def join(play: Play, action: JoinCompanies) -> None:
    """Make one company of two."""
    join_companies(play, action.company, action.other)


def join_companies(play: Play, company: str, other: str) -> None:
    """Have everybody of one company go over to another."""
    for each in play.state.companies[other].characters:
        if play.state.companies[other].characters:
            play.do(
                CharacterPlayed(card=each, company=company, controller=play.state.cards[each].host)
            )
    leave_site(play, other)


@MOVES.perform(SplitCompany)
def split(play: Play, action: SplitCompany) -> None:
    """Form a new company of those who leave."""
    old = play.state.companies[action.company]
    new = form_company(play, action.player, old.site, split_from=old.id)
    for each in action.characters:
        go_over(play, each, new)


def go_over(play: Play, character: str, company: str) -> None:
    """Have a character go over to a company, with its followers."""
    followers = [
        each
        for each in play.state.cards[character].holds
        if isinstance(play.game.printed(each).facts, Character)
    ]
    host = play.state.cards[character].host
    left = play.state.cards[character].company
    play.do(CharacterPlayed(card=character, company=company, controller=host))
    for each in followers:
        play.do(CharacterPlayed(card=each, company=company, controller=character))
    if left is not None and not play.state.companies[left].characters:
        leave_site(play, left)


def form_company(play: Play, player: str, site: str, split_from: str | None = None) -> str:
    """Form a new company at a site, and say what it is called."""
    name = next(
        f"{player}'s company {number}"
        for number in count(1)
        if f"{player}'s company {number}" not in play.state.companies
    )
    play.do(CompanyFormed(company=name, player=player, site=site, split_from=split_from))
    return name


def leave_site(play: Play, company: str) -> None:
    """Dissolve an empty company; its site goes, too, if nobody else needs it."""
    gone = play.state.companies[company]
    play.do(CompanyDissolved(company=company))
    for site in (gone.site, gone.destination):
        if site is not None and not needed(play.state, site):
            play.do(CardMoved(card=site, to="location-deck"))


def needed(state: State, site: str) -> bool:
    """Tell whether any company is at a site, or on its way there."""
    return any(site in (each.site, each.destination) for each in state.companies.values())


@MOVES.perform(StoreItem)
def store(play: Play, action: StoreItem) -> None:
    """Declare the storing."""
    declare(play, action)


@MOVES.perform(TransferItem)
def transfer(play: Play, action: TransferItem) -> None:
    """Declare the transfer."""
    declare(play, action)


@resolves(StoreItem)
@resolves(TransferItem)
def check_before(play: Play, action: StoreItem | TransferItem) -> None:
    """The character who gives the item away makes a corruption check first."""
    bearer = play.state.cards[action.card].host
    assert bearer is not None
    call_check(play, bearer, then=action)


@MOVES.perform(FetchFromSideboard)
def fetch(play: Play, action: FetchFromSideboard) -> None:
    """Bring the cards, and shuffle if they go into the deck."""
    play.do(*(CardMoved(card=each, to=action.to) for each in action.cards))
    if action.to == "play-deck":
        shuffle(play, action.player)
    play.do(Remembered(fact=Fact("sideboard", action.player, until="turn")))


@MOVES.offer("organization")
def offer_organizing(game: Game, player: str) -> Iterator[Organize]:
    """Organizing."""
    yield Organize(player=player)


@MOVES.offer("organization")
def offer_items(game: Game, player: str) -> Iterator[StoreItem | TransferItem]:
    """Storing each item, and handing it to each companion."""
    for company in companies_of(game, player):
        for character in company.characters:
            for card in game.card(character).holds:
                if item_facts(game, card) is None:
                    continue
                yield StoreItem(player=player, card=card)
                for other in company.characters:
                    if other != character:
                        yield TransferItem(player=player, card=card, character=other)


@MOVES.offer("organizing")
def offer_characters(game: Game, player: str) -> Iterator[PlayCharacter | DiscardCharacter]:
    """Each character in hand at each site, and each character in play."""
    companies = companies_of(game, player)
    for card in game.state.pile(player, "hand"):
        if not isinstance(game.printed(card).facts, Character):
            continue
        for company in companies:
            yield PlayCharacter(player=player, card=card, site=company.site, company=company.id)
            for other in company.characters:
                yield PlayCharacter(
                    player=player,
                    card=card,
                    site=company.site,
                    company=company.id,
                    controller=other,
                )
        for site in game.state.pile(player, "location-deck"):
            yield PlayCharacter(player=player, card=card, site=site)
    for company in companies:
        for each in company.characters:
            yield DiscardCharacter(player=player, character=each)


@MOVES.offer("organizing")
def offer_arrangements(
    game: Game, player: str
) -> Iterator[ChangeControl | ChangeCompany | JoinCompanies | SplitCompany]:
    """Control within companies, and going from one to another."""
    companies = companies_of(game, player)
    for company in companies:
        for each in company.characters:
            if game.card(each).host is not None:
                yield ChangeControl(player=player, character=each)
            for other in company.characters:
                if other != each and game.card(each).host != other:
                    yield ChangeControl(player=player, character=each, controller=other)
            for place in companies:
                if place.id != company.id and place.site == company.site:
                    yield ChangeCompany(player=player, character=each, company=place.id)
            if len(company.characters) > 1:
                yield SplitCompany(player=player, company=company.id, characters=(each,))
        for place in companies:
            if place.id != company.id and place.site == company.site:
                yield JoinCompanies(player=player, company=company.id, other=place.id)
