"""What the action steps do: each makes the action that its words describe."""

from msgspec.structs import replace

from westmarch.cards.model.card import Card, Creature, Item, Region
from westmarch.cards.model.effects import abilities, length_of, playings
from westmarch.cards.model.phrases.effects import TestRing
from westmarch.cards.model.phrases.targets import OnCharacter, OnCompany
from westmarch.corpus.given import PLACES, a_way
from westmarch.corpus.patterns import NTHS, REGION_TYPES, SITE_TYPES, listed
from westmarch.corpus.table import Piece, Player, Table, reference, references
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
    ChooseCard,
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
    PlaceOnGuard,
    PlaceStartingItem,
    PlayAlly,
    PlayAsAttack,
    PlayCreature,
    PlayEvent,
    PlayFaction,
    PlayItem,
    PlayRing,
    RescueItem,
    ShowCopy,
    SpendExcess,
    SpendNazgul,
    TakeTrophy,
    TakeWay,
    TurnIn,
    Untap,
    UseCard,
)
from westmarch.table.game import Game
from westmarch.table.state import IN_PLAY
from westmarch.wire.protocol import Place

_WAYS = ("", *NTHS[1:])
"""What a step calls the ways in which a card can be played or used, the first of them silently."""


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
        player=seat(player), card=item.label, character=_character(table, character).label
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
    return heal(table, _player_of(table, character), character)


def untap_himself(table: Table, character: str) -> AnyAction:
    """Have a character untap."""
    return untap(table, _player_of(table, character), character)


def _player_of(table: Table, character: str) -> str:
    return f"the {_character(table, character).owner}"


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
    taker = _character(table, character)
    beaten = table.the(reference(card))
    return TakeTrophy(player=taker.owner, card=beaten.label, character=taker.label)


def begin_using(table: Table, character: str, card: str) -> AnyAction:
    """Take up an item."""
    bearer = _character(table, character)
    return BeginUsing(player=bearer.owner, card=table.the(reference(card)).label)


def rescue(table: Table, character: str, card: str) -> AnyAction:
    """Take an item of a companion who is to be eliminated."""
    rescuer = _character(table, character)
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
    copy = table.put(reference(to), "location-deck", types=("site",), owner=group.player)
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


def play(table: Table, character: str, card: str, target: str = "") -> AnyAction:
    """Play an item, an ally or an event with a character."""
    bearer = _character(table, character)
    piece = table.played(reference(card), bearer.owner)
    if length_of(piece.card):
        return _play_event_by(table, bearer, piece, target)
    if piece.card.type == "item":
        if table.tested and _is_special_ring(piece.card):
            return PlayRing(
                player=bearer.owner, card=piece.label, ring=table.tested, character=bearer.label
            )
        return PlayItem(player=bearer.owner, card=piece.label, character=bearer.label)
    if piece.card.type == "ally":
        return PlayAlly(player=bearer.owner, card=piece.label, character=bearer.label)
    if piece.card.type == "faction":
        raise BadData(
            f"{piece.card.name} is a faction, and factions are influenced.",
            hint=f"Write “{bearer.card.name} influences “{piece.card.name}””.",
        )
    raise BadData(
        f"{piece.card.name} is neither an item nor an ally nor an event.",
        hint=f"Creatures are played by a player: “the {bearer.owner} plays …”.",
    )


def _is_special_ring(card: Card) -> bool:
    special = isinstance(card.facts, Item) and card.facts.item_class == "special"
    return special and any("ring" in each.lower() for each in card.keywords)


def _play_event_by(table: Table, actor: Piece, event: Piece, target: str) -> AnyAction:
    """Play an event with a character: for himself or for his company, if nothing else is said."""
    way = next(iter(playings(event.card)), None)
    acts = way is not None and way.by is not None
    aim = table.spot(target) if target else None
    if way is not None and not target:
        if isinstance(way.target, OnCompany):
            aim = actor.company
        elif isinstance(way.target, OnCharacter) and not acts:
            aim = actor.label
    return PlayEvent(
        player=actor.owner, card=event.label, target=aim, character=actor.label if acts else None
    )


def test_ring(table: Table, character: str, ring: str) -> AnyAction:
    """Use what a character's card says of testing a gold ring."""
    tester = _character(table, character)
    ways = abilities(tester.card)
    tests = (
        number
        for number, way in enumerate(ways)
        if any(isinstance(each, TestRing) for each in way.effects)
    )
    number = next(tests, None)
    if number is None:
        raise BadData(
            f"{tester.card.name} tests no rings.",
            hint="A card may: “the player plays “Test of Form” with Elrond on “Fair Gold Ring””.",
        )
    table.tested = table.the(reference(ring)).label
    return UseCard(player=tester.owner, card=tester.label, ability=number, target=table.tested)


def play_ring(table: Table, character: str, card: str, ring: str) -> AnyAction:
    """Play a special ring for a gold ring that was tested."""
    bearer = _character(table, character)
    piece = table.played(reference(card), bearer.owner)
    return PlayRing(
        player=bearer.owner,
        card=piece.label,
        ring=table.the(reference(ring)).label,
        character=bearer.label,
    )


def play_another_item(table: Table, character: str, card: str) -> AnyAction:
    """Play one more copy of an item with a character, from his player's hand."""
    bearer = _character(table, character)
    copy = table.put(reference(card), "hand", types=("item",), owner=bearer.owner)
    return PlayItem(player=bearer.owner, card=copy.label, character=bearer.label)


def influence(table: Table, character: str, card: str, gift: str = "") -> AnyAction:
    """Have a character try to bring a faction into play, perhaps with an item for a gift."""
    actor = _character(table, character)
    faction = table.played(reference(card), actor.owner, ("faction",))
    given = table.the(reference(gift)).label if gift else None
    return PlayFaction(player=actor.owner, card=faction.label, character=actor.label, gift=given)


def play_card(
    table: Table, player: str, card: str, by: str = "", target: str = "", nth: str = ""
) -> AnyAction:
    """Play an event, perhaps with a character and on a target."""
    owner = seat(player)
    piece = table.played(reference(card), owner)
    if length_of(piece.card):
        return _play_event(table, piece, by, target, nth)
    if piece.card.type == "creature" and not by:
        return play_creature(table, player, card, target or "the company")
    if by:
        return play(table, by, card)
    if piece.card.type == "character":
        raise BadData(
            f"Nobody says where {piece.card.name} is played, or under whom.",
            hint=f"Write “the {owner} plays {piece.card.name} at Edoras” or “… under Théoden”.",
        )
    raise BadData(
        f"{piece.card.name} is played by a character, not by a player.",
        hint=f"Write “Glóin plays “{piece.card.name}””, or “influences” for a faction.",
    )


def play_another(
    table: Table, player: str, card: str, by: str = "", target: str = "", nth: str = ""
) -> AnyAction:
    """Play one more copy of an event, from hand."""
    copy = table.put(reference(card), "hand", types=("event",), owner=seat(player))
    return _play_event(table, copy, by, target, nth)


def _play_event(table: Table, piece: Piece, by: str, target: str, nth: str) -> AnyAction:
    return PlayEvent(
        player=piece.owner,
        card=piece.label,
        target=table.spot(target) if target else None,
        character=_character(table, by).label if by else None,
        effect=_WAYS.index(nth),
    )


def use(table: Table, player: str, used: str, target: str = "", nth: str = "") -> AnyAction:
    """Use a card in play, perhaps on a target."""
    return UseCard(
        player=seat(player),
        card=table.thing(used).label,
        ability=_WAYS.index(nth),
        target=table.spot(target) if target else None,
    )


def use_himself(
    table: Table, character: str, used: str, target: str = "", nth: str = ""
) -> AnyAction:
    """Have a character use a card in play, perhaps on a target."""
    return use(table, _player_of(table, character), used, target, nth)


def choose_card(table: Table, player: str, chosen: str, asking: str) -> AnyAction:
    """Choose a card that another asks for."""
    return ChooseCard(
        player=seat(player),
        card=table.the(reference(asking)).label,
        chosen=table.thing(chosen).label,
    )


def play_creature(
    table: Table, player: str, card: str, company: str = "the company", key: str = ""
) -> AnyAction:
    """Play a creature on a company, perhaps keyed to a region or a site."""
    by = seat(player)
    creature = table.played(reference(card), by, ("creature",))
    table.on_the_way()
    return PlayCreature(
        player=by,
        card=creature.label,
        company=table.company(company).label,
        keyed_to=_key(table, key, creature.card) if key else None,
    )


def attack(table: Table, card: str, company: str = "the company", key: str = "") -> AnyAction:
    """Have a creature attack a company of the other player's."""
    if not company.endswith("company"):
        company = f"{company}'s company"
    attacker = "the opponent" if table.company(company).player == "player" else "the player"
    return play_creature(table, attacker, card, company, key)


def play_host(table: Table, player: str, card: str, target: str, to: str) -> AnyAction:
    """Play a hazard that takes prisoners, and say where it holds them."""
    owner = seat(player)
    piece = table.played(reference(card), owner, ("event",))
    site = _held_at(table, owner, to)
    return PlayEvent(player=owner, card=piece.label, target=table.spot(target), site=site)


def play_taker(table: Table, player: str, card: str, by: str, company: str, to: str) -> AnyAction:
    """Play a hazard by which an agent takes somebody, and say where he holds him."""
    owner = seat(player)
    piece = table.played(reference(card), owner, ("event",))
    return PlayEvent(
        player=owner,
        card=piece.label,
        character=table.the(reference(by)).label,
        target=table.company(company).label,
        site=_held_at(table, owner, to),
    )


def _held_at(table: Table, owner: Player, to: str) -> str:
    """The card of the site where prisoners are to be held."""
    found = table.site(to)
    mine = isinstance(found, Piece) and found.owner == owner
    ref = reference(to)
    site = found if mine else table.put(ref, "location-deck", types=("site",), owner=owner)
    assert isinstance(site, Piece)
    return site.label


def attempt_rescue(table: Table, company: str, card: str) -> AnyAction:
    """Face what guards prisoners."""
    group = table.company(company)
    return AttemptRescue(
        player=group.player, company=group.label, card=table.the(reference(card)).label
    )


def free_prisoners(table: Table, character: str, card: str) -> AnyAction:
    """Tap to free prisoners."""
    rescuer = _character(table, character)
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


def place_on_guard(table: Table, player: str, card: str, company: str = "") -> AnyAction:
    """Lay a card on-guard against a company: without one named, that whose phase it is."""
    piece = table.played(reference(card), seat(player))
    if company:
        group = table.company(company).label
    else:
        group = next(iter(table.companies), "")
        table.later.append(_against_present_company)
    return PlaceOnGuard(player=seat(player), card=piece.label, company=group)


def _against_present_company(
    game: Game, action: PlaceOnGuard | PlayCreature
) -> PlaceOnGuard | PlayCreature:
    """Mean the company whose part of the phase it is."""
    here = next((each.company for each in game.state.windows if each.company is not None), None)
    return action if here is None else replace(action, company=here)


def reveal(
    table: Table, player: str, card: str, target: str = "", key: str = "", nth: str = ""
) -> AnyAction:
    """Reveal a card that lies on-guard, and play it."""
    by = seat(player)
    piece = table.played(reference(card), by, source="on-guard")
    if piece.card.type == "event":
        return _play_event(table, piece, "", target, nth)
    if piece.card.type != "creature":
        raise BadData(
            f"{piece.card.name} is no hazard, and nothing comes of it on-guard.",
            hint="It may lie there, and goes back to hand; only hazards are revealed.",
        )
    table.later.append(_against_present_company)
    return PlayCreature(
        player=by,
        card=piece.label,
        company=piece.on or next(iter(table.companies), ""),
        keyed_to=_key(table, key, piece.card) if key else None,
    )


def play_as_attack(table: Table, player: str, card: str, company: str = "the company") -> AnyAction:
    """Play a creature as an automatic-attack of the site that a company enters."""
    by = seat(player)
    creature = table.played(reference(card), by, ("creature",))
    return PlayAsAttack(player=by, card=creature.label, company=table.company(company).label)


def cancel(table: Table, character: str) -> AnyAction:
    """Tap to cancel the automatic-attack at one's home site."""
    piece = _character(table, character)
    return CancelAttack(player=piece.owner, character=piece.label)


def assign(table: Table, player: str, character: str) -> AnyAction:
    """Assign a strike to a character."""
    return AssignStrike(player=seat(player), character=_character(table, character).label)


def assign_of(table: Table, player: str, striker: str, character: str) -> AnyAction:
    """Assign the strike of one character to another."""
    by, to = _character(table, striker).label, _character(table, character).label
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
    piece = _character(table, character)
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
    piece = _character(table, character)
    return MakeFinalCheck(player=piece.owner, character=piece.label)


def show(table: Table, player: str, card: str) -> AnyAction:
    """Show a card from hand."""
    return ShowCopy(player=seat(player), card=_from(table, player, card, "hand")[0])


def _face(table: Table, character: str, *, tap: bool, helpers: str = "") -> AnyAction:
    piece = _character(table, character)
    supporters = tuple(_character(table, each).label for each in listed(helpers))
    return FaceStrike(player=piece.owner, character=piece.label, tap=tap, supporters=supporters)


def _from(table: Table, player: str, cards: str, place: Place) -> tuple[str, ...]:
    """Find cards that a player has in a place, unless a step has put them elsewhere."""
    found = (table.played(ref, seat(player), source=place) for ref in references(cards))
    return tuple(each.label for each in found)


def _character(table: Table, text: str) -> Piece:
    return table.the(reference(text), ("character", "ally"))


def _key(table: Table, text: str, creature: Card) -> str:
    """Read a key: a type, or a place, which stands for its type where that is what is printed."""
    kind = text.removeprefix("a ").removeprefix("an ")
    if kind in (*REGION_TYPES, *SITE_TYPES):
        return kind
    place = table.card(references(text)[0], ("region", "site"), table.turn)
    facts, where = creature.facts, place.facts
    if table.loosely and isinstance(facts, Creature):
        kind = where.region_type if isinstance(where, Region) else getattr(where, "site_type", "")
        named = place.name in (*facts.sites, *facts.regions)
        if not named and kind in dict(facts.keyed):
            return kind
    return place.name
