"""What the outcome steps do: each says what has to be seen, and where."""

from collections.abc import Iterator
from typing import Any, Literal

from msgspec import Struct

from westmarch.cards.model.vocabulary import singular
from westmarch.corpus.given import PLACES, dragon_named, strengths
from westmarch.corpus.patterns import listed
from westmarch.corpus.table import Piece, Table, reference, references
from westmarch.corpus.table import player as seat
from westmarch.errors import BadData
from westmarch.wire.protocol import VerdictName


class Claim(Struct, frozen=True):
    """Something to be seen at a path."""

    path: str
    value: Any
    relation: Literal["is", "is-not", "has", "has-not", "consists-of"] = "is"


class Ruling(Struct, frozen=True):
    """The verdict on the last action."""

    verdict: VerdictName
    by: tuple[str, ...] = ()
    questions: tuple[str, ...] = ()


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


def quantity(table: Table, quantity: str, character: str, number: str) -> Claims:
    """Say what a number of a character or an ally is."""
    label = table.the(reference(character), ("character", "ally")).label
    yield Claim(f"card/{label}/{quantity.replace(' ', '-')}", int(number))


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


def company_size(table: Table, company: str, number: str) -> Claims:
    """Say how large a company is."""
    yield Claim(f"company/{table.company(company).label}/size", int(number))


def hazard_limit(table: Table, company: str, number: str) -> Claims:
    """Say how many hazards may be played on a company."""
    yield Claim(f"company/{table.company(company).label}/hazard-limit", int(number))


def lies_on(table: Table, cards: str, spot: str) -> Claims:
    """Say on which company or site cards lie."""
    for ref in references(cards):
        yield Claim(f"card/{table.the(ref).label}/bearer", table.spot(spot))


def general_influence_left(_: Table, player: str, number: str) -> Claims:
    """Say how much general influence a player has left."""
    yield Claim(f"player/{seat(player)}/general-influence", int(number))


def direct_influence_left(table: Table, character: str, number: str, target: str) -> Claims:
    """Say how much direct influence a character has left for somebody."""
    who, whom = _character(table, character), table.thing(target).label
    yield Claim(f"card/{who}/influence-over/{whom}", int(number))


def hoard_item(table: Table, card: str) -> Claims:
    """Say that an item is a hoard item."""
    yield Claim(f"card/{table.the(reference(card)).label}/keywords", "hoard item", "has")


def no_hoard_item(table: Table, card: str) -> Claims:
    """Say that an item is no hoard item."""
    yield Claim(f"card/{table.the(reference(card)).label}/keywords", "hoard item", "has-not")


def treasure(table: Table, card: str) -> Claims:
    """Say that an item is a lost treasure."""
    yield Claim(f"card/{table.the(reference(card)).label}/lost-treasure", value=True)


def no_treasure(table: Table, card: str) -> Claims:
    """Say that an item is no lost treasure."""
    yield Claim(f"card/{table.the(reference(card)).label}/lost-treasure", value=False)


def item_class(table: Table, card: str, **slots: str) -> Claims:
    """Say what class an item is of."""
    yield Claim(f"card/{table.the(reference(card)).label}/item-class", slots["class"])


def hoard(table: Table, site: str) -> Claims:
    """Say that a site contains a hoard."""
    yield Claim(f"{_site(table, site)}/hoard", value=True)


def no_hoard(table: Table, site: str) -> Claims:
    """Say that a site contains no hoard."""
    yield Claim(f"{_site(table, site)}/hoard", value=False)


def site_path(table: Table, company: str, path: str) -> Claims:
    """Say through which regions a company moves."""
    regions = [_region_on_path(table, each) for each in listed(path)]
    yield Claim(f"company/{table.company(company).label}/site-path", regions)


def no_site_path(table: Table, company: str) -> Claims:
    """Say that a company moves through no region."""
    yield Claim(f"company/{table.company(company).label}/site-path", [])


def new_site(table: Table, company: str, site: str) -> Claims:
    """Say where a company goes, or stays."""
    yield Claim(f"company/{table.company(company).label}/new-site", _on_table(table, site))


def company_at(table: Table, company: str, site: str) -> Claims:
    """Say where a company is."""
    yield Claim(f"company/{table.company(company).label}/site", _on_table(table, site))


def characters_at(table: Table, characters: str, site: str) -> Claims:
    """Say where characters are."""
    groups = {table.company(f"{each}'s company").label for each in listed(characters)}
    for label in sorted(groups):
        yield Claim(f"company/{label}/site", _on_table(table, site))


def draws(table: Table, player: str, number: str, company: str) -> Claims:
    """Say how many cards a player may draw for a company's movement."""
    yield Claim(f"company/{table.company(company).label}/draws/{seat(player)}", int(number))


def company_nowhere(table: Table, company: str) -> Claims:
    """Say that a company is at no site, since it is on its way."""
    yield Claim(f"company/{table.company(company).label}/site", None)


def lies_on_guard(table: Table, cards: str, site: str) -> Claims:
    """Say at which site cards lie on-guard."""
    for ref in references(cards):
        yield Claim(f"card/{table.the(ref).label}/on-guard-at", _on_table(table, site))
        yield Claim(f"card/{table.the(ref).label}/place", "on-guard")


def has_guard(table: Table, site: str) -> Claims:
    """Say that a card lies on-guard at a site."""
    yield Claim(f"{_site(table, site)}/on-guard", 1)


def has_guards(table: Table, number: str, site: str) -> Claims:
    """Say how many cards lie on-guard at a site."""
    yield Claim(f"{_site(table, site)}/on-guard", int(number))


def has_no_guard(table: Table, site: str) -> Claims:
    """Say that no card lies on-guard at a site."""
    yield Claim(f"{_site(table, site)}/on-guard", 0)


def sees(table: Table, player: str, thing: str) -> Claims:
    """Say that a player may look at a card."""
    yield Claim(f"card/{table.thing(thing).label}/seen-by", seat(player), "has")


def sees_not(table: Table, player: str, thing: str) -> Claims:
    """Say that a player may not look at a card."""
    yield Claim(f"card/{table.thing(thing).label}/seen-by", seat(player), "has-not")


def lair(table: Table, site: str) -> Claims:
    """Say that a site is a Dragon's lair."""
    yield Claim(f"{_site(table, site)}/dragon-lair", value=True)


def no_lair(table: Table, site: str) -> Claims:
    """Say that a site is no Dragon's lair."""
    yield Claim(f"{_site(table, site)}/dragon-lair", value=False)


def lair_of(table: Table, site: str, dragon: str) -> Claims:
    """Say whose lair a site is."""
    yield Claim(f"{_site(table, site)}/lair-of", dragon_named(table, dragon))


def site_attacks(table: Table, site: str, attacks: str) -> Claims:
    """Say which automatic-attacks a site has, in order."""
    yield Claim(
        f"{_site(table, site)}/automatic-attacks", [_attack(each) for each in listed(attacks)]
    )


def no_site_attacks(table: Table, site: str) -> Claims:
    """Say that a site has no automatic-attack."""
    yield Claim(f"{_site(table, site)}/automatic-attacks", [])


def attack(_: Table, attack: str) -> Claims:
    """Say what the attack being fought is."""
    for fact, value in _attack(attack).items():
        yield Claim(f"attack/{fact}", value)


def attack_from(table: Table, thing: str) -> Claims:
    """Say which card the attack being fought comes from."""
    yield Claim("attack/source", table.thing(thing).card.name)


def attack_of(table: Table, dragon: str) -> Claims:
    """Say which Dragon the attack being fought is a manifestation of."""
    yield Claim("attack/manifestation-of", dragon_named(table, dragon))


def attack_of_nobody(_: Table) -> Claims:
    """Say that there is an attack and it is no manifestation of a Dragon."""
    yield Claim("attack/race", None, "is-not")
    yield Claim("attack/manifestation-of", "none")


def strikes_assigned(table: Table, targets: str) -> Claims:
    """Say who was assigned the strikes of the attack being fought."""
    labels = [table.the(ref, ("character", "ally")).label for ref in references(targets)]
    yield Claim("attack/targets", labels, "consists-of")


def strikes(_: Table, number: str) -> Claims:
    """Say how many strikes the attack being fought has."""
    yield Claim("attack/strikes", int(number))


def excess_strikes(_: Table, number: str) -> Claims:
    """Say how many excess strikes of the attack being fought are left."""
    yield Claim("attack/excess-strikes", int(number))


def no_attack(_: Table) -> Claims:
    """Say that nothing is being fought."""
    yield Claim("attack/race", None)


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


def reckoning(_: Table, player: str, number: str, points: str) -> Claims:
    """Say how many points of a source go into the final total."""
    source = points.split(" ", 1)[0]
    yield Claim(f"player/{seat(player)}/reckoning/{source}", int(number))


def final_total(_: Table, player: str, number: str) -> Claims:
    """Say what a player would end with."""
    yield Claim(f"player/{seat(player)}/final-points", int(number))


def wins(_: Table, player: str) -> Claims:
    """Say who would win."""
    yield Claim("winner", seat(player))


def tie(_: Table) -> Claims:
    """Say that nobody would win."""
    yield Claim("winner", "tie")


def nobody_would_win(_: Table) -> Claims:
    """Say that it is too early for anybody to win."""
    yield Claim("winner", "nobody")


def has_won(_: Table, player: str) -> Claims:
    """Say who has won, before the game's time."""
    yield Claim("won", seat(player))


def nobody_has_won(_: Table) -> Claims:
    """Say that the game goes on."""
    yield Claim("won", None)


def tied(_: Table) -> Claims:
    """Say that the game is over, and nobody has won it."""
    yield Claim("won", "tie")


def called(_: Table, player: str) -> Claims:
    """Say who has called the end of the game."""
    yield Claim("called", seat(player))


def uncalled(_: Table) -> Claims:
    """Say that nobody has called the end of the game."""
    yield Claim("called", None)


def last_turn(_: Table) -> Claims:
    """Say that the game ends with this turn."""
    yield Claim("turn/last", value=True)


def not_last_turn(_: Table) -> Claims:
    """Say that the game goes on after this turn."""
    yield Claim("turn/last", value=False)


def final_reckoning(_: Table) -> Claims:
    """Say that the last turn is over, and the final reckoning is held."""
    yield Claim("turn/phase", "reckoning")


def length(_: Table, length: str) -> Claims:
    """Say of what length the game is."""
    yield Claim("length", length.lower())


def call_points(_: Table, player: str, number: str) -> Claims:
    """Say how many points of a player's count for a call."""
    yield Claim(f"player/{seat(player)}/call-points", int(number))


def treasures(_: Table, player: str, number: str) -> Claims:
    """Say how many lost treasures a player has stored."""
    yield Claim(f"player/{seat(player)}/lost-treasures", int(number))


def hand_size(_: Table, player: str, number: str) -> Claims:
    """Say how large a player's hand may be."""
    yield Claim(f"player/{seat(player)}/hand-size", int(number))


def hand(_: Table, player: str, number: str) -> Claims:
    """Say how many cards a player holds."""
    yield Claim(f"player/{seat(player)}/cards/hand", int(number))


def pile(_: Table, player: str, pile: str, number: str) -> Claims:
    """Say how many cards are in a pile."""
    yield Claim(f"player/{seat(player)}/cards/{PLACES[pile]}", int(number))


def lair_and_region(table: Table, dragon: str, site: str, region: str) -> Claims:
    """Say where a Dragon's lair is."""
    name = dragon_named(table, dragon)
    yield Claim(f"dragon/{name}/lair", table.card(reference(site), ("site",)).name)
    yield Claim(f"dragon/{name}/region", table.card(reference(region), ("region",)).name)


def lair_as_written(table: Table, dragon: str, text: str) -> Claims:
    """Say how an edition spells a lair."""
    yield Claim(f"dragon/{dragon_named(table, dragon)}/lair-as-written", _bare(text))


def no_lair_of(table: Table, dragon: str) -> Claims:
    """Say that a creature has no lair."""
    yield Claim(f"dragon/{dragon_named(table, dragon)}/lair", None)


def counts(_: Table, dragons: str, lairs: str) -> Claims:
    """Say how many unique Dragons and lairs there are."""
    yield Claim("dragons/count", int(dragons))
    yield Claim("dragons/lairs", int(lairs))


def manifestations(table: Table, dragon: str, cards: str) -> Claims:
    """Say which cards are manifestations of a Dragon."""
    names = [table.card(ref).name for ref in references(cards)]
    yield Claim(f"dragon/{dragon_named(table, dragon)}/manifestations", names, "consists-of")


def manifestations_count(_: Table, number: str) -> Claims:
    """Say how many manifestations of unique Dragons there are."""
    yield Claim("dragons/manifestations", int(number))


def in_person(table: Table, text: str, cards: str) -> Claims:
    """Say which Dragons had their creature in a set."""
    names = [table.card(ref, ("creature",)).name for ref in references(cards)]
    yield Claim(f"dragons/in-person/{_bare(text)}", names, "consists-of")


def key_word(_: Table, text: str) -> Claims:
    """Say that a word is listed as a key word."""
    yield Claim(f"key-word/{_bare(text)}", value=True)


def no_key_word(_: Table, text: str) -> Claims:
    """Say that a word is not listed as a key word."""
    yield Claim(f"key-word/{_bare(text)}", value=False)


def label(_: Table, text: str) -> Claims:
    """Say that some card bears a word as a label."""
    yield Claim(f"label/{_bare(text)}", value=True)


def no_label(_: Table, text: str) -> Claims:
    """Say that no card bears a word as a label."""
    yield Claim(f"label/{_bare(text)}", value=False)


def sideboard_fits(_: Table, cards: str, decks: str) -> Claims:
    """Say that a sideboard is not too large."""
    yield Claim(f"sideboard/{int(cards)}/{int(decks)}", value=True)


def sideboard_too_large(_: Table, cards: str, decks: str) -> Claims:
    """Say that a sideboard is too large."""
    yield Claim(f"sideboard/{int(cards)}/{int(decks)}", value=False)


def new_key_words(_: Table, number: str) -> Claims:
    """Say how many key words are listed for The Dragons."""
    yield Claim("key-words/METD", int(number))


def lairs_in(table: Table, region: str, sites: str) -> Claims:
    """Say which lairs lie in a region."""
    names = [table.card(ref, ("site",)).name for ref in references(sites)]
    name = table.card(reference(region), ("region",)).name
    yield Claim(f"region/{name}/lairs", names, "consists-of")


def means(table: Table, text: str, thing: str) -> Claims:
    """Say which card a spelling stands for."""
    yield Claim(f"name/{_bare(text)}", table.card(reference(thing)).name)


def means_nothing(_: Table, text: str) -> Claims:
    """Say that no card bears a name."""
    yield Claim(f"name/{_bare(text)}", None)


def whose_turn(_: Table, player: str) -> Claims:
    """Say whose turn it is."""
    yield Claim("turn/player", seat(player))


def phase(_: Table, phase: str) -> Claims:
    """Say which phase it is."""
    yield Claim("turn/phase", phase.replace("/", "-"))


def has_to_act(_: Table, player: str) -> Claims:
    """Say who is asked."""
    yield Claim("awaiting", seat(player))


def _character(table: Table, text: str) -> str:
    return table.the(reference(text), ("character",)).label


def _site(table: Table, text: str) -> str:
    site = table.site(text)
    return f"site/{site.label if isinstance(site, Piece) else site.name}"


def _on_table(table: Table, text: str) -> str:
    site = table.site(text)
    if isinstance(site, Piece):
        return site.label
    raise BadData(f"{site.name} is not on the table.")


def _region_on_path(table: Table, text: str) -> dict[str, str | None]:
    name, _, region_type = text.rstrip(")").rpartition(" (")
    named = table.card(reference(name), ("region",)).name if name else None
    return {"name": named, "type": region_type}


def _attack(text: str) -> dict[str, str | int | None]:
    race, _, rest = text.partition(" (")
    strikes, prowess, body = strengths(rest.rstrip(")"))
    return {"race": singular(race), "strikes": strikes, "prowess": prowess, "body": body}


def _bare(text: str) -> str:
    """Take words out of their quotation marks."""
    return text.strip('"')
