"""The organization phase: characters come and go, and companies are set up."""

from collections.abc import Iterator
from itertools import count

from msgspec.structs import replace

from westmarch.cards.model.card import Site
from westmarch.kernel.lack import Lack, all_of
from westmarch.kernel.offers import ANY_NAME, Offer, OneOf, SomeOf, one_of
from westmarch.mechanics.chain import declare, resolves
from westmarch.mechanics.control import followers, is_character, is_follower
from westmarch.mechanics.hands import is_at_hand
from westmarch.mechanics.lookups import companies_of, sites_in_play, table_cards
from westmarch.mechanics.moves import MOVES
from westmarch.mechanics.quantities.actions import AT_HAND
from westmarch.mechanics.quantities.influence import BEYOND_CONTROL
from westmarch.mechanics.quantities.journeys import SITE_NEEDED
from westmarch.mechanics.quantities.people import CALLS_SOMEBODY, COMES_WITH, MAY_COME
from westmarch.mechanics.quantities.sites import SITE_STAYS
from westmarch.mechanics.windows import closes, open_window
from westmarch.table.actions import (
    ChangeCompany,
    ChangeControl,
    DiscardCharacter,
    JoinCompanies,
    Organize,
    PlaceOnCompany,
    PlayCharacter,
    SplitCompany,
)
from westmarch.table.events.cards import CardMoved
from westmarch.table.events.characters import (
    CharacterDiscarded,
    CharacterPlayed,
    CharacterSummoned,
    ControlChanged,
    ControlLost,
    NewcomerCalled,
)
from westmarch.table.events.companies import (
    CharacterHastened,
    CharacterTurnsBack,
    CompaniesJoined,
    CompanyChanged,
    CompanyDissolved,
    CompanyFinished,
    CompanyFormed,
    CompanyReturned,
    CompanySplit,
)
from westmarch.table.events.memory import Forgotten, Remembered
from westmarch.table.events.turns import WindowClosed
from westmarch.table.game import Game
from westmarch.table.play import Play
from westmarch.table.state import IN_PLAY, Company, Fact, State, Window
from westmarch.table.telling import phase_now
from westmarch.table.windows import (
    MOVEMENT_HAZARD,
    NEWCOMER,
    ORGANIZATION,
    ORGANIZATION_ENDS,
    ORGANIZING,
    PLACE_EVENTS,
)

NEWCOMER_TO = "newcomer"
"""Remembered of a company while somebody may join it besides: the card that says so."""
CHARACTERS_DONE = "character action"
"""Remembered of a player for the turn: whom he has played or discarded while organizing."""
TO_PLACE = "to be placed"
"""Remembered of a card on a company that was split: the companies it may go on with."""


@MOVES.perform(Organize)
def begin_organizing(play: Play, action: Organize) -> None:
    """Open the time in which companies are set up."""
    play.do(Remembered(fact=Fact("organized", action.player, until="turn")))
    open_window(play, ORGANIZING)


# Characters


@MOVES.perform(PlayCharacter)
def play_character(play: Play, action: PlayCharacter) -> None:
    """Declare the character; whom a card lets come besides is not counted."""
    if play.state.at(NEWCOMER):
        play.do(WindowClosed(), *_nobody_more(play.state))
    else:
        _count(play, action.player, action.card)
    declare(play, action)


@MOVES.follow(NewcomerCalled)
def let_come(play: Play, event: NewcomerCalled) -> None:
    """Open the time in which he may come."""
    card = play.game.printed(event.card).id
    fact = Fact(NEWCOMER_TO, event.company, event.card, "turn", card)
    play.do(Remembered(fact=fact))
    open_window(play, NEWCOMER, company=event.company, asked=(event.player,))


@closes(NEWCOMER)
def nobody_comes(play: Play, window: Window) -> None:
    """Go on without anybody."""
    play.do(*_nobody_more(play.state))


def _nobody_more(state: State) -> Iterator[Forgotten]:
    for fact in state.facts_of(NEWCOMER_TO):
        yield Forgotten(what=NEWCOMER_TO, about=fact.about)


def newcomer_to(game: Game, company: str | None) -> str | None:
    """The card that lets somebody join a company besides, at this moment."""
    fact = game.state.fact(NEWCOMER_TO, company) if company is not None else None
    return fact.value if fact is not None and game.state.at(NEWCOMER) else None


def _count(play: Play, player: str, character: str) -> None:
    """Remember whom a player has played or discarded while organizing."""
    so_far = play.state.fact(CHARACTERS_DONE, player)
    earlier: tuple[str, ...] = () if so_far is None else so_far.value
    play.do(
        Forgotten(what=CHARACTERS_DONE, about=player),
        Remembered(fact=Fact(CHARACTERS_DONE, player, (*earlier, character), until="turn")),
    )


@MOVES.follow(CharacterSummoned)
def character_is_summoned(play: Play, event: CharacterSummoned) -> None:
    """Form the company in which the character comes."""
    company = form_company(play, play.state.cards[event.card].owner, event.site)
    play.do(CharacterPlayed(card=event.card, company=company))


@resolves(PlayCharacter)
def character_comes_into_play(play: Play, action: PlayCharacter) -> None:
    """Bring the character into its company."""
    company = action.company
    if company is None:
        company = form_company(play, action.player, action.site)
    play.do(CharacterPlayed(card=action.card, company=company, controller=action.controller))
    if action.by is not None:
        play.do(CardMoved(card=action.by, to=IN_PLAY, host=action.card))


def is_of_a_character(game: Game, action: PlayCharacter) -> bool:
    """Tell whether it is a character who would come, to a site and under a character or nobody."""
    return (
        is_character(game, action.card)
        and isinstance(game.printed(action.site).facts, Site)
        and (action.controller is None or is_character(game, action.controller))
    )


def may_come(game: Game, action: PlayCharacter) -> bool:
    """Tell whether it is the time for a character to come."""
    return is_of_a_character(game, action) and is_time_to_come(game, action) is None


def _while_organizing(game: Game, action: PlayCharacter) -> Lack | None:
    return None if game.state.at(ORGANIZING) else Lack(_not_organizing)


def _not_organizing(game: Game, action: PlayCharacter) -> str:
    who, when = game.called(action.player), phase_now(game)
    return f"Characters are played while organizing, and {who} is not organizing now, in {when}."


def _from_hand(game: Game, action: PlayCharacter) -> Lack | None:
    at_hand = is_at_hand(game, action.player, action.card)
    return None if at_hand else Lack("{0.card} is not in hand.")


def _into_a_company_of_his(game: Game, action: PlayCharacter) -> Lack | None:
    if action.company is None:
        return None
    company = game.state.companies[action.company]
    if company.player != action.player:
        return Lack("{0.company} is not {0.player}'s.")
    return None if company.site == action.site else Lack("{0.company} is at another site.")


def _under_a_companion(game: Game, action: PlayCharacter) -> Lack | None:
    if action.controller is None:
        return None
    company = game.state.companies.get(action.company or "")
    if company is not None and action.controller in company.characters:
        return None
    return Lack("{0.controller} is not in that company.")


comes_while_organizing = all_of(
    _while_organizing, _from_hand, _into_a_company_of_his, _under_a_companion
)
"""What it takes for a character to come who is played while organizing."""


def _when_somebody_may(game: Game, action: PlayCharacter) -> Lack | None:
    return None if game.value(MAY_COME, action) else Lack(_why_nobody_comes)


def _why_nobody_comes(game: Game, action: PlayCharacter) -> str:
    lack = comes_while_organizing(game, action)
    return "" if lack is None else lack.told(game, action)


def _with_what_brings_him(game: Game, action: PlayCharacter) -> Lack | None:
    if action.by is None or game.value(COMES_WITH, action.by, action):
        return None
    return Lack("{0.by} does not let {0.card} come into play there now.")


is_time_to_come = all_of(_when_somebody_may, _with_what_brings_him)
"""What it takes for a character to come into play, as far as that is the same for all."""


@MOVES.perform(DiscardCharacter)
def discard_character(play: Play, action: DiscardCharacter) -> None:
    """Discard the character."""
    if play.state.at(ORGANIZING):
        _count(play, action.player, action.character)
    play.do(CharacterDiscarded(card=action.character, chosen=True))


@MOVES.offer(ORGANIZING, NEWCOMER)
def offer_characters(game: Game, player: str) -> Iterator[Offer]:
    """Each character in hand, in each company, under whatever influence, and at each site."""
    elsewhere = (
        each.id
        for each in game.state.cards.values()
        if each.owner == player and each.place not in (IN_PLAY, "hand")
        if is_character(game, each.id) and game.value(AT_HAND, each.id, player)
    )
    for card in (*game.state.pile(player, "hand"), *elsewhere):
        if not is_character(game, card):
            continue
        for by in (None, *_calling(game, player)):
            yield from _comings(game, PlayCharacter(player=player, card=card, site="", by=by))


def _calling(game: Game, player: str) -> Iterator[str]:
    """Go through the cards with which somebody may come: in hand, or on a company."""
    on_companies = (it for each in companies_of(game, player) for it in each.holds)
    for each in (*game.state.pile(player, "hand"), *on_companies):
        if game.value(CALLS_SOMEBODY, each):
            yield each


def _comings(game: Game, coming: PlayCharacter) -> Iterator[Offer]:
    companies = companies_of(game, coming.player)
    for company in companies:
        here = replace(coming, site=company.site, company=company.id)
        yield from one_of(here, "controller", (None, *company.characters))
    held = (each for each in sites_in_play(game) if game.value(SITE_STAYS, each))
    known = dict.fromkeys((*(each.site for each in companies), *held))
    sites = (*known, *game.state.pile(coming.player, "location-deck"))
    yield from one_of(coming, "site", sites)


@MOVES.offer(ORGANIZING, ORGANIZATION_ENDS)
def offer_discards(game: Game, player: str) -> Iterator[DiscardCharacter]:
    """Each character in play."""
    for company in companies_of(game, player):
        for each in company.characters:
            yield DiscardCharacter(player=player, character=each)


@MOVES.step
def lose_control(play: Play) -> bool:
    """Let a follower go whom his controller cannot hold any more."""
    state = play.state
    looked_at = (table_cards(play.game), state.facts, state.companies, state.phase)
    if play.unchanged("control", *looked_at):
        return False
    follower = play.game.value(BEYOND_CONTROL)
    if follower is not None:
        play.do(ControlLost(card=follower))
    return follower is not None


# Companies


@MOVES.perform(ChangeControl)
def change_control(play: Play, action: ChangeControl) -> None:
    """Put the character under other influence."""
    play.do(ControlChanged(card=action.character, controller=action.controller))


@MOVES.perform(ChangeCompany)
def change_company(play: Play, action: ChangeCompany) -> None:
    """Have the character and its followers go over; who is alone takes all of a company along."""
    left = play.state.cards[action.character].company
    go_over(play, action.character, action.company)
    if left is not None and not play.state.companies[left].characters:
        dissolve(play, left, into=action.company)


@MOVES.perform(JoinCompanies)
def join(play: Play, action: JoinCompanies) -> None:
    """Make one company of two."""
    join_companies(play, action.company, action.other)


def join_companies(play: Play, company: str, other: str) -> None:
    """Have everybody of one company go over to another."""
    for each in play.state.companies[other].characters:
        play.do(CompanyChanged(card=each, company=company))
    dissolve(play, other, into=company)


def dissolve(play: Play, company: str, into: str) -> None:
    """Dissolve a company of which all have gone over to another."""
    gone = play.state.companies[company]
    play.do(CompaniesJoined(company=into, other=company, site=gone.site))
    play.do(CompanyDissolved(company=company))
    if gone.destination is not None and not play.game.value(SITE_NEEDED, gone.destination):
        play.do(CardMoved(card=gone.destination, to="location-deck"))


@MOVES.perform(SplitCompany)
def split(play: Play, action: SplitCompany) -> None:
    """Form a new company of those who leave."""
    old = play.state.companies[action.company]
    site = action.site or old.site
    new = form_company(play, action.player, site, split_from=old.id, name=action.name)
    for each in action.characters:
        if play.state.cards[each].company != new:
            go_over(play, each, new)
    play.do(CompanySplit(company=old.id, new=new))


@MOVES.follow(CharacterTurnsBack)
def turn_back(play: Play, event: CharacterTurnsBack) -> None:
    """Let somebody go back, in a company of his own if he was not alone."""
    company = play.state.companies[event.company]
    own, destination = company.id, company.destination
    if set(company.characters) != {event.card, *followers(play.game, event.card)}:
        if is_follower(play.game, event.card):
            play.do(ControlLost(card=event.card))
        own = form_company(play, company.player, company.site, split_from=company.id)
        go_over(play, event.card, own)
        play.do(CompanySplit(company=company.id, new=own), CompanyFinished(company=own))
    if destination is not None:
        play.do(CompanyReturned(company=own, origin=company.site, new_site=destination))


@MOVES.follow(CharacterHastened)
def hasten(play: Play, event: CharacterHastened) -> None:
    """Take somebody from one company to another; those who follow him stay behind."""
    left = play.state.cards[event.card].company
    for each in followers(play.game, event.card):
        play.do(ControlLost(card=each))
    if is_follower(play.game, event.card):
        play.do(ControlLost(card=event.card))
    play.do(CompanyChanged(card=event.card, company=event.company))
    if left is not None and not play.state.companies[left].characters:
        dissolve(play, left, into=event.company)


def go_over(play: Play, character: str, company: str) -> None:
    """Have a character go over to a company, with its followers."""
    along = followers(play.game, character)
    for each in (character, *along):
        play.do(CompanyChanged(card=each, company=company))


def form_company(
    play: Play, player: str, site: str, *, split_from: str | None = None, name: str = ""
) -> str:
    """Form a new company at a site, which is brought into play if it is not there yet."""
    numbered = (f"{player}'s company {number}" for number in count(1))
    companies = play.state.companies
    # A company that is no more keeps its name as long as another is known to come from it.
    known = {*companies, *(each.split_from for each in companies.values())}
    company = name or next(each for each in numbered if each not in known)
    if play.state.cards[site].place != IN_PLAY:
        play.do(CardMoved(card=site, to=IN_PLAY))
    play.do(CompanyFormed(company=company, player=player, site=site, split_from=split_from))
    return company


@MOVES.offer(ORGANIZATION)
def offer_organizing(game: Game, player: str) -> Iterator[Organize]:
    """Organizing."""
    yield Organize(player=player)


@MOVES.offer(ORGANIZING)
def offer_control(game: Game, player: str) -> Iterator[Offer]:
    """Each character, under each companion's influence and under general influence."""
    for company in companies_of(game, player):
        for each in company.characters:
            card = game.card(each)
            nobody = (None,) if is_follower(game, each) or card.uncontrolled else ()
            others = (other for other in company.characters if other not in (each, card.host))
            change = ChangeControl(player=player, character=each)
            yield from one_of(change, "controller", (*nobody, *others))


@MOVES.offer(ORGANIZING)
def offer_arrangements(game: Game, player: str) -> Iterator[ChangeCompany | JoinCompanies | Offer]:
    """Going from company to company, joining, and splitting any of a company off."""
    companies = companies_of(game, player)
    for company in companies:
        nearby = [each for each in companies if each != company and same_site(game, each, company)]
        for other in nearby:
            yield JoinCompanies(player=player, company=company.id, other=other.id)
        for each in company.characters:
            for other in nearby:
                yield ChangeCompany(player=player, character=each, company=other.id)
        following = frozenset(each for each in company.characters if is_follower(game, each))
        leaders = tuple(each for each in company.characters if each not in following)
        yield Offer(
            SplitCompany(player=player, company=company.id, characters=()),
            characters=SomeOf(leaders, most=len(leaders) - 1, besides=following),
            site=OneOf((None, *_copies(game, company))),
            name=ANY_NAME,
        )


def are_own_at_one_site(game: Game, action: JoinCompanies) -> Lack | None:
    """Ask that a player's two companies are at the same site."""
    one, other = game.state.companies[action.company], game.state.companies[action.other]
    if one == other:
        return Lack("That is one company, and not two.")
    if {one.player, other.player} != {action.player}:
        return Lack("They are not both {0.player}'s companies.")
    return None if same_site(game, one, other) else Lack("They are not at the same site.")


def same_site(game: Game, one: Company, other: Company) -> bool:
    """Tell whether two companies are at the same site, be it at one card of it or at two."""
    return game.name(one.site) == game.name(other.site)


def _copies(game: Game, company: Company) -> Iterator[str]:
    """The other cards of a company's site that its player has in the location deck."""
    for each in game.state.pile(company.player, "location-deck"):
        if game.card(each).card == game.card(company.site).card:
            yield each


# Cards on a company that is split


@MOVES.step_in(ORGANIZING, MOVEMENT_HAZARD)
def place_events(play: Play) -> bool:
    """Ask whose cards lay on a company that was split with which part they go."""
    waiting = {play.state.cards[each].owner for each in _to_place(play.state)}
    if not waiting:
        return False
    turn = play.state.turn_player
    asked = turn if turn in waiting else next(iter(waiting))
    open_window(play, PLACE_EVENTS, asked=(asked,))
    return True


@MOVES.step_in(PLACE_EVENTS)
def all_are_placed(play: Play) -> bool:
    """Go on organizing when each of the player's cards has its company."""
    state = play.state
    if any(state.cards[each].owner in state.window.waiting for each in _to_place(state)):
        return False
    play.do(WindowClosed())
    return True


def _to_place(state: State) -> list[str]:
    return [each.about for each in state.facts_of(TO_PLACE)]


@MOVES.perform(PlaceOnCompany)
def place_on_company(play: Play, action: PlaceOnCompany) -> None:
    """Lay the card on the company."""
    if play.state.cards[action.card].host != action.company:
        play.do(CardMoved(card=action.card, to=IN_PLAY, host=action.company))
    play.do(Forgotten(what=TO_PLACE, about=action.card))


@MOVES.offer(PLACE_EVENTS)
def offer_placing(game: Game, player: str) -> Iterator[PlaceOnCompany]:
    """Each of the cards, on each of the companies."""
    for fact in game.state.facts:
        if fact.what == TO_PLACE and game.card(fact.about).owner == player:
            for company in fact.value:
                yield PlaceOnCompany(player=player, card=fact.about, company=company)
