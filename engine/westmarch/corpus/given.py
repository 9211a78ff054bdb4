"""What the Given steps do: each puts something on the table or into its history."""

from typing import Literal, cast

from westmarch.cards.kinds import FALLEN_WIZARD, Kind
from westmarch.corpus.naming import Naming
from westmarch.corpus.patterns import listed
from westmarch.corpus.scene import Piece, Player, State, Table, reference, references
from westmarch.corpus.scene import player as seat
from westmarch.errors import BadData
from westmarch.wire.protocol import Happened, Length, Phase, Place, Trophy

PLACES: dict[str, Place] = {
    "play deck": "play-deck",
    "discard pile": "discard-pile",
    "sideboard": "sideboard",
    "pool": "pool",
    "location deck": "location-deck",
    "marshalling-point pile": "marshalling-point-pile",
    "marshalling point pile": "marshalling-point-pile",
    "out-of-play pile": "out-of-play",
}


_TIMES = {"": 1, "twice": 2, "three times": 3, "four times": 4}
_WAYS = {
    "Starter Movement": "starter",
    "Under-deeps Movement": "under-deeps",
}


def edition(table: Table, edition: str) -> None:
    """Play by the rules of an edition; the compiler has chosen the cards by it already."""
    table.edition = edition


def phase(table: Table, phase: str, whose: str = "the player") -> None:
    """Say whose turn it is and how far it has come."""
    table.phase = cast("Phase", phase.replace("/", "-"))
    table.phase_said = True
    table.turn = seat(whose)


def turn(table: Table, number: str) -> None:
    """Say how many turns have begun."""
    table.number = int(number)


def length(table: Table, length: str) -> None:
    """Say what length of game was settled."""
    table.length = cast("Length", length.lower())


def called(table: Table, player: str) -> None:
    """Remember that a player has called the end of the game in the turn before this one."""
    table.history.append(Happened(what="called", when="earlier", player=seat(player)))


def last_turn_over(table: Table, whose: str) -> None:
    """Go to the final reckoning, after somebody's turn that was the last."""
    table.phase = "reckoning"
    table.phase_said = True
    table.turn = seat(whose)


def before_the_game(table: Table) -> None:
    """Stay before the first turn, where the companies are fitted out."""
    table.phase = "setup"
    table.phase_said = True


def kind(table: Table, player: str, kind: str) -> None:
    """Say what kind of player somebody is."""
    table.kinds[seat(player)] = cast("Kind", kind.split(" ")[1].lower())
    table.kinds_said.add(seat(player))


def fallen_wizard(table: Table, player: str, avatar: str) -> None:
    """Say which Fallen-wizard somebody has declared to be."""
    table.kinds[seat(player)] = FALLEN_WIZARD
    table.kinds_said.add(seat(player))
    card = table.card(reference(avatar), ("character",), seat(player))
    if card.alignment != "fallen-wizard":
        raise BadData(f"{card.name} is no Fallen-wizard.")
    table.declared[seat(player)] = card.name


def at(table: Table, characters: str, site: str) -> None:
    """Form a company."""
    table.gather(references(characters), site)


def at_with(table: Table, characters: str, site: str, cards: str) -> None:
    """Form a company whose first character bears some cards."""
    table.gather(references(characters), site)
    bears(table, listed(characters)[0], cards)


def entered(table: Table, company: str, site: str) -> None:
    """Have a company in its site already, past all automatic-attacks."""
    group = table.company(company)
    here = table.pieces[group.site].card.name
    if site != "the site" and (named := table.card(reference(site), ("site",)).name) != here:
        raise BadData(f"The company is at {here}, not at {named}.")
    group.entered = True


def moving(table: Table, company: str, to: str, way: str = "") -> None:
    """Have a company on its way, by movement that it has declared."""
    group = table.company(company)
    goal = table.destination(to, group)
    if table.is_away(goal):
        raise table.lies_elsewhere(goal, "and so no company is on its way to it")
    goal.place = "in-play"
    group.moving_to = goal.label
    table.on_the_way()
    if way:
        group.way, group.regions = a_way(table, way)


def moving_from(table: Table, characters: str, site: str, to: str, way: str = "") -> None:
    """Form a company that is on its way already."""
    group = table.gather(references(characters), site)
    first = next(each for each in table.pieces.values() if each.company == group.label)
    whose = "the opponent's " if group.player == "opponent" else "the player's "
    moving(table, f"{whose}{first.card.name}'s company", to, way)


def moving_from_there(table: Table, company: str, site: str, to: str, way: str = "") -> None:
    """Have a company that is at one site on its way to another; form it if it is nowhere yet."""
    whose = company.removesuffix("'s company")
    if whose != company and not whose.startswith("the ") and not table.knows(reference(whose)):
        moving_from(table, whose, site, to, way)
        return
    here = table.pieces[table.company(company).site].card.name
    if (named := table.card(reference(site), ("site",)).name) != here:
        raise BadData(f"The company is at {here}, not at {named}.")
    moving(table, company, to, way)


def stored(table: Table, cards: str, site: str = "") -> None:
    """Have items lie in the marshalling point pile of their player, who has stored them."""
    for each in _put(table, "the player", cards, "marshalling-point-pile"):
        if site:
            table.notes.append(
                f"{each.card.name} lies in its player's marshalling point pile; it is not kept "
                f"in mind that it was stored at {table.card(reference(site), ('site',)).name}."
            )


def moving_there(table: Table, characters: str, to: str, way: str = "") -> None:
    """Form a company that is on its way from the haven that is nearest to where it goes."""
    goal = table.card(reference(to), ("site",))
    haven = getattr(goal.facts, "nearest_haven", None)
    if haven is None:
        raise BadData(
            f"Nobody says from where they go to {goal.name}.",
            hint=f"Write “… are moving from Rivendell to {goal.name}”.",
        )
    moving_from(table, characters, haven, to, way)
    said = f"Nobody says from where they go to {goal.name}"
    table.notes.append(f"{said}: it was taken to be {haven}.")


def a_way(table: Table, text: str) -> tuple[str, tuple[str, ...]]:
    """Read how a company travels: by which kind of movement, and through which regions."""
    kind = _WAYS.get(text)
    if kind is not None:
        return kind, ()
    if text.startswith('"'):
        return table.card(reference(text), ("event", "ally")).name, ()
    return "region", tuple(table.card(ref, ("region",)).name for ref in references(text))


def way_told(it: Naming, way: str, regions: tuple[str, ...]) -> str:
    """Say how a company travels, as it is read again."""
    if way == "region":
        return it.listed(regions)
    return next((text for text, kind in _WAYS.items() if kind == way), f'"{way}"')


def more_regions(table: Table, company: str, number: str) -> None:
    """Remember that some effect lets a company pass more regions."""
    table.history.append(
        Happened(
            what="extra-regions",
            when="this-turn",
            company=table.company(company).label,
            number=int(number),
        )
    )


def region_changed(table: Table, region: str, type: str) -> None:  # noqa: A002
    """Remember that some effect has changed the type of a region."""
    name = table.card(reference(region), ("region",)).name
    table.history.append(
        Happened(what="region-changed", when="this-turn", region=name, type=_singular(type))
    )


def path_changed(table: Table, number: str, site: str, type: str) -> None:  # noqa: A002
    """Remember that some effect has changed a region on the site path of a site."""
    table.history.append(
        Happened(
            what="path-changed",
            when="this-turn",
            site=_site(table, site),
            number=int(number),
            type=_singular(type),
        )
    )


def sent_back(table: Table, company: str) -> None:
    """Remember that a company was sent back to its site of origin."""
    table.history.append(
        Happened(what="sent-back", when="this-turn", company=table.company(company).label)
    )


def faced(table: Table, company: str, attacker: str) -> None:
    """Remember that a creature has attacked a company; it lies in the discard pile now."""
    group = table.company(company)
    opponent: Player = "opponent" if group.player == "player" else "player"
    piece = table.put(reference(attacker), "discard-pile", types=("creature",), owner=opponent)
    table.history.append(
        Happened(what="faced", when="this-turn", company=group.label, card=piece.label)
    )


def lies(table: Table, things: str, state: str) -> None:
    """Turn cards: untapped, tapped or wounded."""
    for piece in _pieces(table, things):
        piece.position = cast("State", state)


def bears(table: Table, character: str, cards: str) -> None:
    """Put cards with a character who bears or controls them."""
    bearer = table.the(reference(character), ("character",))
    _lay_on(table, cards, bearer.label, bearer.owner)


def lie_on(table: Table, cards: str, spot: str) -> None:
    """Lay cards on a company, or on a card that is on the table."""
    if spot == "the company" or spot.endswith("'s company"):
        group = table.company(spot)
        _lay_on(table, cards, group.label, group.player)
    else:
        host = table.thing(spot)
        _lay_on(table, cards, host.label, host.owner)


def lie_in_play(table: Table, cards: str, on: str = "") -> None:
    """Put cards into play with whoever plays such, perhaps on another card."""
    if on:
        lie_on(table, cards, on)
    else:
        _lay_on(table, cards, None, table.turn)


def _lay_on(table: Table, cards: str, host: str | None, whose: Player) -> None:
    """Lay cards on what is a player's: hazards are the other player's."""
    for ref in references(cards):
        piece = table.put_on(ref, whose)
        piece.on = host
        if piece.card.type == "faction":
            piece.place = "marshalling-point-pile"


def trophies(table: Table, character: str, cards: str) -> None:
    """Have a character keep beaten creatures."""
    _take(table, character, cards, "attack")


def trophies_of_detainment(table: Table, character: str, cards: str) -> None:
    """Have a character keep creatures whose attacks were detainment."""
    _take(table, character, cards, "detainment")


def _take(table: Table, character: str, cards: str, trophy: Trophy) -> None:
    taker = table.the(reference(character), ("character",))
    opponent: Player = "opponent" if taker.owner == "player" else "player"
    for ref in references(cards):
        piece = table.put(ref, "in-play", types=("creature", "event", "faction"), owner=opponent)
        if getattr(piece.card.facts, "attack", None) is None:
            raise BadData(
                f"{piece.card.name} does not attack, and so it is nobody's trophy.",
                hint="core.trophies.taking says what can be one.",
            )
        piece.on, piece.trophy = taker.label, trophy


def in_use(table: Table, character: str, cards: str) -> None:
    """Say which of several items a character uses."""
    bearer = table.the(reference(character), ("character",))
    for ref in references(cards):
        item = table.the(ref, ("item",))
        if item.on != bearer.label:
            raise BadData(
                f"{bearer.card.name} does not bear {item.card.name}.",
                hint=f"Say so first: “Given {bearer.card.name} bears “{item.card.name}””.",
            )
        item.in_use = True


def holds(table: Table, player: str, cards: str) -> None:
    """Put cards into a player's hand."""
    _put(table, player, cards, "hand")


def pile(table: Table, pile: str, cards: str, player: str) -> None:
    """Put cards into a player's pile, be they his own or not."""
    for piece in _put(table, player, cards, PLACES[pile]):
        piece.whose = seat(player)


def exhausted(table: Table, player: str, times: str = "") -> None:
    """Have a player's play deck run out, once unless it is said how often."""
    table.exhausted[seat(player)] = _TIMES[times]


def in_play(table: Table, player: str, cards: str, on: str = "") -> None:
    """Put cards into play, perhaps on another card."""
    host = table.thing(on).label if on else None
    for piece in _put(table, player, cards, "in-play"):
        piece.on = host
        if piece.card.type == "faction":
            piece.place = "marshalling-point-pile"


def on_guard(table: Table, player: str, cards: str, company: str = "the company") -> None:
    """Have cards lie on-guard against a company."""
    group = table.company(company)
    for piece in _put(table, player, cards, "on-guard"):
        piece.on = group.label


def this_turn(table: Table, things: str) -> None:
    """Have cards come into play only after the turn had begun."""
    for piece in _pieces(table, things):
        piece.this_turn = True


def defeated(table: Table, dragon: str, when: str) -> None:
    """Remember that an attack by a manifestation of a Dragon was defeated."""
    table.history.append(
        Happened(what="defeated", when=_when(when), dragon=dragon_named(table, dragon))
    )


def eliminated(table: Table, characters: str) -> None:
    """Have characters, or allies, be out of play."""
    for ref in references(characters):
        table.put(ref, "out-of-play", types=("character", "ally"))


def held(table: Table, characters: str, card: str, site: str) -> None:
    """Have characters be prisoners, with the hazard that holds them and the site card in place."""
    host = table.the(reference(card), ("event",))
    host.place = "in-play"
    host.on = None
    beside = [each for each in table.pieces.values() if each.beside == host.label]
    if not any(each.card.type == "site" for each in beside):
        lent = table.put(reference(site), "off-to-the-side", types=("site",), owner=host.owner)
        lent.beside = host.label
    for ref in references(characters):
        piece = table.put(ref, "off-to-the-side", types=("character",))
        piece.beside = host.label


def kept(table: Table, cards: str, keeper: str) -> None:
    """Have cards lie off to the side with the card that keeps them."""
    host = table.thing(keeper)
    for ref in references(cards):
        piece = table.put(ref, "off-to-the-side", owner=host.owner)
        piece.beside = host.label


def removed(table: Table, cards: str) -> None:
    """Have cards be removed from the game."""
    for ref in references(cards):
        table.put(ref, "removed-from-the-game")


def gained(table: Table, site: str, strength: str, when: str) -> None:
    """Remember that a site gained a Dragon automatic-attack."""
    strikes, prowess, _ = strengths(strength)
    table.history.append(
        Happened(
            what="gained-attack",
            when=_when(when),
            site=_site(table, site),
            strikes=strikes,
            prowess=prowess,
        )
    )


def lost(table: Table, site: str, when: str) -> None:
    """Remember that a site lost its automatic-attacks."""
    table.history.append(Happened(what="lost-attacks", when=_when(when), site=_site(table, site)))


def revealed(table: Table, player: str, avatar: str) -> None:
    """Remember that a player has revealed an avatar."""
    name = table.card(reference(avatar), ("character",), seat(player)).name
    table.history.append(
        Happened(what="revealed", when="earlier", player=seat(player), avatar=name)
    )


def reading(table: Table, reading: str, question: str) -> None:
    """Choose a reading of an open question."""
    table.readings[question] = reading


def agreed_treasures(table: Table, number: str) -> None:
    """Have the players agree how many lost treasures win the game."""
    table.agreed["treasures"] = int(number)
    if int(number) not in (2, 3, 4, 5):
        table.notes.append(
            f"Players may agree on two, three or four lost treasures: {number} of them changes "
            "nothing, and five are needed."
        )


def agreed_dragons(table: Table, number: str) -> None:
    """Have the players agree how many Dragons the winner has to have defeated."""
    table.agreed["dragons"] = int(number)
    if int(number) not in (1, 2):
        table.notes.append(
            f"Players may agree on one or two unique Dragons: {number} of them changes nothing."
        )


def designated(table: Table, card: str, site: str) -> None:
    """Remember that an item was designated a lost treasure, and where."""
    lair = table.site(site)
    name = lair.card.name if isinstance(lair, Piece) else lair.name
    item = table.the(reference(card), ("item",))
    table.history.append(Happened(what="lost-treasure", when="earlier", card=item.label, site=name))


def dragon_named(table: Table, text: str) -> str:
    """Give the card name of a Dragon."""
    return table.card(reference(text), ("creature",)).name


def strengths(text: str) -> tuple[int, int, int | None]:
    """Read “2 strikes at 18/8”: strikes, prowess, and body if it has one."""
    strikes, _, _, numbers = text.split(" ")
    prowess, _, body = numbers.partition("/")
    return int(strikes), int(prowess), int(body) if body else None


def _put(table: Table, player: str, cards: str, place: Place) -> list[Piece]:
    return [table.put(ref, place, owner=seat(player)) for ref in references(cards)]


def _pieces(table: Table, things: str) -> list[Piece]:
    return [table.thing(each) for each in listed(things)]


def _site(table: Table, text: str) -> str:
    site = table.site(text)
    if not isinstance(site, Piece):
        raise BadData(
            f"{site.name} is not on the table.",
            hint=f"Put a company there first: “Given Glóin is at {site.name}”.",
        )
    return site.label


def _singular(type_: str) -> str:
    return type_.partition(" ")[2]


def _when(text: str) -> Literal["this-turn", "earlier"]:
    return "earlier" if text == "earlier in the game" else "this-turn"
