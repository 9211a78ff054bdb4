"""What the action steps do: each makes the action that its words describe."""

from msgspec.structs import replace

from westmarch.corpus.given import PLACES, a_way
from westmarch.corpus.patterns import listed
from westmarch.corpus.table import Piece, Table, reference, references
from westmarch.corpus.table import player as seat
from westmarch.errors import BadData
from westmarch.kernel.judge import allows
from westmarch.table.actions import (
    ActFirst,
    AnyAction,
    AssignStrike,
    AttackCompany,
    AttemptRescue,
    BeginUsing,
    CallCouncil,
    CancelAttack,
    ChooseCompany,
    DealStrike,
    DesignateTreasure,
    DiscardFromHand,
    DrawCard,
    EnterSite,
    ExchangeCards,
    FaceStrike,
    FetchFromSideboard,
    Finish,
    FreePrisoners,
    Heal,
    LetRemain,
    MakeFinalCheck,
    MoveCompany,
    PlaceStartingItem,
    RescueItem,
    ShowCopy,
    SpendExcess,
    SpendNazgul,
    TakeTrophy,
    TakeWay,
    TurnIn,
    Untap,
)
from westmarch.table.game import Game
from westmarch.table.state import IN_PLAY
from westmarch.wire.protocol import Place


def pass_(_: Table, player: str) -> AnyAction:
    """Be done with the present window."""
    return Finish(player=seat(player))


def end_turn(_: Table, player: str) -> AnyAction:
    """Be done with the turn."""
    return Finish(player=seat(player), turn=True)


def give(table: Table, player: str, card: str, character: str) -> AnyAction:
    """Give a starting item, from the pool unless a step says otherwise."""
    item = table.played(reference(card), seat(player), ("item", "event"), source="pool")
    return PlaceStartingItem(
        player=seat(player), card=item.label, character=table.somebody(character).label
    )


def untap(table: Table, player: str, things: str) -> AnyAction:
    """Untap cards."""
    labels = tuple(table.thing(each).label for each in listed(things))
    return Untap(player=seat(player), cards=labels)


def untap_everything(table: Table, player: str) -> AnyAction:
    """Untap every card of the player's that can be untapped by then; if none can, try them all."""

    def tapped(game: Game, action: Untap) -> Untap:
        cards = tuple(
            each.id
            for each in game.state.cards.values()
            if (each.owner, each.position) == (action.player, "tapped")
            and each.place in (IN_PLAY, "marshalling-point-pile")
            and game.printed(each.id).type != "site"
        )
        able = tuple(each for each in cards if allows(game, replace(action, cards=(each,))))
        return replace(action, cards=able or cards)

    table.later.append(tapped)
    return Untap(player=seat(player), cards=())


def heal(table: Table, player: str, things: str) -> AnyAction:
    """Heal characters."""
    labels = tuple(table.thing(each).label for each in listed(things))
    return Heal(player=seat(player), cards=labels)


def heal_himself(table: Table, character: str) -> AnyAction:
    """Have a character heal."""
    return heal(table, table.player_of(character), character)


def untap_himself(table: Table, character: str) -> AnyAction:
    """Have a character untap."""
    return untap(table, table.player_of(character), character)


def fetch(table: Table, player: str, cards: str, pile: str) -> AnyAction:
    """Bring cards from the sideboard to the discard pile or into the play deck."""
    return FetchFromSideboard(
        player=seat(player), cards=_from(table, player, cards, "sideboard"), to=PLACES[pile]
    )


def turn_in(table: Table, player: str, card: str, wanted: str) -> AnyAction:
    """Give up a card in hand for one of the sideboard."""
    (given,), (taken,) = (
        _from(table, player, card, "hand"),
        _from(table, player, wanted, "sideboard"),
    )
    return TurnIn(player=seat(player), card=given, wanted=taken)


def spend_nazgul(table: Table, player: str, spent: str, cards: str, pile: str) -> AnyAction:
    """Spend a Nazgûl in play for cards of the sideboard."""
    return SpendNazgul(
        player=seat(player),
        card=table.thing(spent).label,
        cards=_from(table, player, cards, "sideboard"),
        to=PLACES[pile],
    )


def exchange(table: Table, player: str, wanted: str, given: str = "") -> AnyAction:
    """Exchange cards of the sideboard for cards of the discard pile."""
    return ExchangeCards(
        player=seat(player),
        from_sideboard=_from(table, player, wanted, "sideboard"),
        from_discard_pile=_from(table, player, given, "discard-pile"),
    )


def designate(table: Table, player: str, card: str) -> AnyAction:
    """Say that an item is a lost treasure."""
    return DesignateTreasure(player=seat(player), card=table.the(reference(card)).label)


def take_trophy(table: Table, character: str, card: str) -> AnyAction:
    """Take a beaten creature as a trophy."""
    taker = table.somebody(character)
    beaten = table.the(reference(card))
    return TakeTrophy(player=taker.owner, card=beaten.label, character=taker.label)


def begin_using(table: Table, character: str, card: str) -> AnyAction:
    """Take up an item."""
    bearer = table.somebody(character)
    return BeginUsing(player=bearer.owner, card=table.the(reference(card)).label)


def rescue(table: Table, character: str, card: str) -> AnyAction:
    """Take an item of a companion who is to be eliminated."""
    rescuer = table.somebody(character)
    item = table.the(reference(card))
    return RescueItem(player=rescuer.owner, card=item.label, character=rescuer.label)


def discard(table: Table, player: str, card: str) -> AnyAction:
    """Discard a card from hand."""
    return DiscardFromHand(player=seat(player), card=_from(table, player, card, "hand")[0])


def act_first(_: Table, player: str) -> AnyAction:
    """Have taken back what the other player has just begun."""
    return ActFirst(player=seat(player))


def choose(table: Table, player: str, company: str) -> AnyAction:
    """Say which company goes next."""
    return ChooseCompany(player=seat(player), company=table.company(company).label)


def move(table: Table, company: str, to: str) -> AnyAction:
    """Declare movement to a site."""
    group = table.company(company)
    site = table.destination(to, group)
    return MoveCompany(player=group.player, company=group.label, site=site.label)


def move_to_copy(table: Table, company: str, to: str) -> AnyAction:
    """Declare movement to one more card of a site that is in play."""
    group = table.company(company)
    copy = table.further(reference(to), group.player)
    return MoveCompany(player=group.player, company=group.label, site=copy.label)


def travel(table: Table, company: str, way: str) -> AnyAction:
    """Say which way a moving company takes."""
    group = table.company(company)
    kind, regions = a_way(table, way)
    return TakeWay(player=group.player, company=group.label, way=kind, regions=regions)


def draw(_: Table, player: str) -> AnyAction:
    """Draw a card for a company's movement."""
    return DrawCard(player=seat(player))


def let_remain(table: Table, player: str, company: str) -> AnyAction:
    """Say which company remains where not all can be."""
    return LetRemain(player=seat(player), company=table.company(company).label)


def enter(table: Table, company: str, site: str) -> AnyAction:
    """Enter the site the company is at."""
    group = table.company(company)
    named = table.site(site)
    card = named.card if isinstance(named, Piece) else named

    def is_there(game: Game, action: EnterSite) -> EnterSite:
        here = game.name(game.state.companies[action.company].site)
        if site != "the site" and card.name != here:
            raise BadData(f"The company is at {here}, not at {card.name}.")
        return action

    table.later.append(is_there)
    return EnterSite(player=group.player, company=group.label)


def enter_with(table: Table, character: str, site: str) -> AnyAction:
    """Enter the site that somebody is at with his company."""
    return enter(table, f"{character}'s company", site)


def move_with(table: Table, character: str, to: str) -> AnyAction:
    """Declare movement for somebody and his company."""
    return move(table, f"{character}'s company", to)


def attempt_rescue(table: Table, company: str, card: str) -> AnyAction:
    """Face what guards prisoners."""
    group = table.company(company)
    return AttemptRescue(
        player=group.player, company=group.label, card=table.the(reference(card)).label
    )


def free_prisoners(table: Table, character: str, card: str) -> AnyAction:
    """Tap to free prisoners."""
    rescuer = table.somebody(character)
    host = table.the(reference(card))
    return FreePrisoners(player=rescuer.owner, character=rescuer.label, card=host.label)


def move_borrowed(table: Table, company: str, to: str, card: str) -> AnyAction:
    """Declare movement to the site card that lies with a hazard host."""
    group, host = table.company(company), table.the(reference(card))
    lent = (each for each in table.pieces.values() if each.beside == host.label)
    site = next((each for each in lent if each.card.type == "site"), None)
    if site is None or site.card.name != table.card(reference(to), ("site",)).name:
        raise BadData(f"No card of that site lies with {host.card.name}.")
    return MoveCompany(player=group.player, company=group.label, site=site.label)


def cancel(table: Table, character: str) -> AnyAction:
    """Tap to cancel the automatic-attack at one's home site."""
    piece = table.somebody(character)
    return CancelAttack(player=piece.owner, character=piece.label)


def assign(table: Table, player: str, character: str) -> AnyAction:
    """Assign a strike to a character."""
    return AssignStrike(player=seat(player), character=table.somebody(character).label)


def assign_of(table: Table, player: str, striker: str, character: str) -> AnyAction:
    """Assign the strike of one character to another."""
    by, to = table.somebody(striker).label, table.somebody(character).label
    return AssignStrike(player=seat(player), character=to, by=by)


def attack_company(table: Table, company: str, other: str) -> AnyAction:
    """Attack a company."""
    mine, theirs = table.company(company), table.company(other)
    return AttackCompany(player=mine.player, company=mine.label, other=theirs.label)


def deal(table: Table, character: str) -> AnyAction:
    """Tap for the strike that is dealt."""
    return _deal(table, character, tap=True)


def deal_untapped(table: Table, character: str) -> AnyAction:
    """Stay untapped in spite of it."""
    return _deal(table, character, tap=False)


def _deal(table: Table, character: str, *, tap: bool) -> AnyAction:
    piece = table.somebody(character)
    return DealStrike(player=piece.owner, character=piece.label, tap=tap)


def face(table: Table, character: str) -> AnyAction:
    """Face a strike and tap."""
    return _face(table, character, tap=True)


def face_untapped(table: Table, character: str) -> AnyAction:
    """Face a strike and stay untapped."""
    return _face(table, character, tap=False)


def face_supported(table: Table, character: str, helpers: str) -> AnyAction:
    """Face a strike with the support of others."""
    return _face(table, character, tap=True, helpers=helpers)


def spend_excess(_: Table, player: str, number: str) -> AnyAction:
    """Turn excess strikes against the character who faces a strike."""
    return SpendExcess(player=seat(player), number=int(number))


def call_council(_: Table, player: str) -> AnyAction:
    """Call the end of the game."""
    return CallCouncil(player=seat(player))


def final_check(table: Table, character: str) -> AnyAction:
    """Make the corruption check of the final reckoning."""
    piece = table.somebody(character)
    return MakeFinalCheck(player=piece.owner, character=piece.label)


def show(table: Table, player: str, card: str) -> AnyAction:
    """Show a card from hand."""
    return ShowCopy(player=seat(player), card=_from(table, player, card, "hand")[0])


def _face(table: Table, character: str, *, tap: bool, helpers: str = "") -> AnyAction:
    piece = table.somebody(character)
    supporters = tuple(table.somebody(each).label for each in listed(helpers))
    return FaceStrike(player=piece.owner, character=piece.label, tap=tap, supporters=supporters)


def _from(table: Table, player: str, cards: str, place: Place) -> tuple[str, ...]:
    """Find cards that a player has in a place, unless a step has put them elsewhere."""
    found = (table.played(ref, seat(player), source=place) for ref in references(cards))
    return tuple(each.label for each in found)
