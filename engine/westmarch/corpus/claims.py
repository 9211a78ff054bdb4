"""What the outcome steps do: each says what has to be seen, and where."""

from collections.abc import Iterator

from westmarch.cards.model.vocabulary import singular
from westmarch.corpus.expecting import Claim, Ruling, bare, site_named, site_on_table
from westmarch.corpus.given import dragon_named, strengths
from westmarch.corpus.patterns import listed
from westmarch.corpus.scene import Piece, Table, reference, references
from westmarch.corpus.scene import player as seat
from westmarch.errors import BadData

Claims = Iterator[Claim | Ruling]


def legal(_: Table) -> Claims:
    """Say that the action is allowed."""
    yield Ruling("legal")


def just_illegal(table: Table) -> Claims:
    """Say that the action is forbidden; in a dispute it may be asked why."""
    if not table.loosely:
        raise BadData(
            "Nobody says by which rule it is illegal.",
            hint="Write “it is illegal by dragons.hoards.play-only-at-hoard”.",
        )
    yield Ruling("illegal")


def illegal(_: Table, rules: str) -> Claims:
    """Say that the action is forbidden, and by which rules."""
    yield Ruling("illegal", by=tuple(listed(rules)))


def illegal_by_card(table: Table, card: str) -> Claims:
    """Say that the action is forbidden, and by the text of which card."""
    yield Ruling("illegal", by=(table.text(reference(card)),))


def undetermined(_: Table, questions: str) -> Claims:
    """Say that the sources leave the verdict open."""
    yield Ruling("undetermined", questions=tuple(listed(questions)))


def unsupported(_: Table) -> Claims:
    """Say that the engine has to decline."""
    yield Ruling("unsupported")


def lies(table: Table, things: str, state: str) -> Claims:
    """Say how cards lie."""
    for each in listed(things):
        yield Claim(f"card/{table.thing(each).label}/position", state)


def place(table: Table, things: str, place: str) -> Claims:
    """Say where cards are."""
    for each in listed(things):
        piece = table.thing(each)
        yield Claim(f"card/{piece.label}/place", _place(place, piece))


def not_there(table: Table, things: str, place: str) -> Claims:
    """Say where cards are not."""
    for each in listed(things):
        piece = table.thing(each)
        yield Claim(f"card/{piece.label}/place", _place(place, piece), "is-not")


def held(table: Table, things: str, card: str) -> Claims:
    """Say beside what cards lie, off to the side."""
    keeper = table.the(reference(card))
    for each in listed(things):
        yield Claim(f"card/{table.thing(each).label}/beside", keeper.label)
        yield Claim(f"card/{table.thing(each).label}/place", "off-to-the-side")


def copies_place(table: Table, card: str, place: str) -> Claims:
    """Say where all copies of a card are."""
    ref = reference(card)
    name = table.card(ref).name
    for piece in table.pieces.values():
        if piece.card.name == name and ref.owner in (None, piece.owner):
            yield Claim(f"card/{piece.label}/place", _place(place, piece))


def _place(text: str, piece: Piece) -> str:
    """A faction in play lies in its player's marshalling point pile."""
    if text == "in hand":
        return "hand"
    where = text.removeprefix("in the ").replace(" ", "-")
    in_play = piece.card.type == "faction" and where == "in-play"
    return "marshalling-point-pile" if in_play else where


def bears(table: Table, character: str, cards: str) -> Claims:
    """Say who bears cards."""
    bearer = table.the(reference(character), ("character",))
    for ref in references(cards):
        yield Claim(f"card/{table.the(ref).label}/bearer", bearer.label)


def bears_not(table: Table, character: str, cards: str) -> Claims:
    """Say who does not bear cards."""
    bearer = table.the(reference(character), ("character",))
    for ref in references(cards):
        yield Claim(f"card/{table.the(ref).label}/bearer", bearer.label, "is-not")


def follows(table: Table, characters: str, controller: str) -> Claims:
    """Say who controls characters."""
    leader = table.the(reference(controller), ("character",))
    for each in listed(characters):
        yield Claim(f"card/{_character(table, each)}/bearer", leader.label)


def under_general(table: Table, characters: str) -> Claims:
    """Say that general influence controls characters."""
    for each in listed(characters):
        yield Claim(f"card/{_character(table, each)}/influence", "general")


def under_nobody(table: Table, characters: str) -> Claims:
    """Say that nobody controls characters."""
    for each in listed(characters):
        yield Claim(f"card/{_character(table, each)}/influence", "none")


def form_company(table: Table, characters: str) -> Claims:
    """Say that characters, and nobody else, are a company."""
    labels = [_character(table, each) for each in listed(characters)]
    for label in labels:
        others = [each for each in labels if each != label]
        yield Claim(f"card/{label}/companions", others, "consists-of")


def lies_on(table: Table, cards: str, spot: str) -> Claims:
    """Say on which company or site cards lie."""
    for ref in references(cards):
        yield Claim(f"card/{table.the(ref).label}/bearer", table.spot(spot))


def site_path(table: Table, company: str, path: str) -> Claims:
    """Say through which regions a company moves."""
    regions = [_region_on_path(table, each) for each in listed(path)]
    yield Claim(f"company/{table.company(company).label}/site-path", regions)


def characters_at(table: Table, characters: str, site: str) -> Claims:
    """Say where characters are."""
    groups = {table.company(f"{each}'s company").label for each in listed(characters)}
    for label in sorted(groups):
        yield Claim(f"company/{label}/site", site_on_table(table, site))


def lies_on_guard(table: Table, cards: str, site: str) -> Claims:
    """Say at which site cards lie on-guard."""
    for ref in references(cards):
        yield Claim(f"card/{table.the(ref).label}/on-guard-at", site_on_table(table, site))
        yield Claim(f"card/{table.the(ref).label}/place", "on-guard")


def site_attacks(table: Table, site: str, attacks: str) -> Claims:
    """Say which automatic-attacks a site has, in order."""
    yield Claim(
        f"site/{site_named(table, site)}/automatic-attacks",
        [_attack(each) for each in listed(attacks)],
    )


def attack(_: Table, attack: str) -> Claims:
    """Say what the attack being fought is."""
    for fact, value in _attack(attack).items():
        yield Claim(f"attack/{fact}", value)


def attack_from(table: Table, thing: str) -> Claims:
    """Say which card the attack being fought comes from."""
    yield Claim("attack/source", table.thing(thing).card.name)


def attack_of_nobody(_: Table) -> Claims:
    """Say that there is an attack and it is no manifestation of a Dragon."""
    yield Claim("attack/race", None, "is-not")
    yield Claim("attack/manifestation-of", "none")


def strikes_assigned(table: Table, targets: str) -> Claims:
    """Say who was assigned the strikes of the attack being fought."""
    labels = [table.the(ref, ("character", "ally")).label for ref in references(targets)]
    yield Claim("attack/targets", labels, "consists-of")


def points(_: Table, player: str, number: str, points: str) -> Claims:
    """Say how many marshalling points of a source a player has, or how many stage points."""
    source = points.split(" ", 1)[0]
    of = "stage-points" if source == "stage" else f"points/{source}"
    yield Claim(f"player/{seat(player)}/{of}", int(number))


def points_from(table: Table, player: str, number: str, source: str) -> Claims:
    """Say how many points a player has from one source."""
    yield from points(table, player, number, f"{_SOURCES[source]} points")


_SOURCES = {
    "characters": "character",
    "allies": "ally",
    "items": "item",
    "factions": "faction",
    "kills": "kill",
    "other sources": "miscellaneous",
}


def lair_and_region(table: Table, dragon: str, site: str, region: str) -> Claims:
    """Say where a Dragon's lair is."""
    name = dragon_named(table, dragon)
    yield Claim(f"dragon/{name}/lair", table.card(reference(site), ("site",)).name)
    yield Claim(f"dragon/{name}/region", table.card(reference(region), ("region",)).name)


def counts(_: Table, dragons: str, lairs: str) -> Claims:
    """Say how many unique Dragons and lairs there are."""
    yield Claim("dragons/count", int(dragons))
    yield Claim("dragons/lairs", int(lairs))


def manifestations(table: Table, dragon: str, cards: str) -> Claims:
    """Say which cards are manifestations of a Dragon."""
    names = [table.card(ref).name for ref in references(cards)]
    yield Claim(f"dragon/{dragon_named(table, dragon)}/manifestations", names, "consists-of")


def in_person(table: Table, text: str, cards: str) -> Claims:
    """Say which Dragons had their creature in a set."""
    names = [table.card(ref, ("creature",)).name for ref in references(cards)]
    yield Claim(f"dragons/in-person/{bare(table, text)}", names, "consists-of")


def lairs_in(table: Table, region: str, sites: str) -> Claims:
    """Say which lairs lie in a region."""
    names = [table.card(ref, ("site",)).name for ref in references(sites)]
    name = table.card(reference(region), ("region",)).name
    yield Claim(f"region/{name}/lairs", names, "consists-of")


def _character(table: Table, text: str) -> str:
    return table.the(reference(text), ("character",)).label


def _region_on_path(table: Table, text: str) -> dict[str, str | None]:
    name, _, region_type = text.rstrip(")").rpartition(" (")
    named = table.card(reference(name), ("region",)).name if name else None
    return {"name": named, "type": region_type}


def _attack(text: str) -> dict[str, str | int | None]:
    race, _, rest = text.partition(" (")
    strikes, prowess, body = strengths(rest.rstrip(")"))
    return {"race": singular(race), "strikes": strikes, "prowess": prowess, "body": body}
