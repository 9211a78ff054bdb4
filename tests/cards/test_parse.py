"""What each line of the language says."""

import pytest

from westmarch.cards.language.parse import parse
from westmarch.cards.model.attack import Attack
from westmarch.cards.model.card import (
    AdditionalAttack,
    Ally,
    CancelsManifestations,
    Card,
    Character,
    ContainsHoard,
    Creature,
    Event,
    Faction,
    Influence,
    Item,
    Modifier,
    ProwessAgainst,
    Region,
    Site,
    Unmodelled,
)
from westmarch.cards.model.clause import Clause
from westmarch.cards.model.own import Own

DRAGON = Attack("Dragon", 2, 17, 8)


def read(*lines: str, name: str = "Something") -> Card:
    block = f'card XX-1 "{name}"\n' + "".join(f"  {line}\n" for line in lines)
    (card,) = parse(block, "cards/xx.cards").cards
    return card


def test_a_character() -> None:
    card = read(
        "hero character, unique, Dwarf, warrior, diplomat",
        "5 mind, 4 prowess, 7 body, 2 direct influence, 2 marshalling points",
        'home site "Bree"',
        "home site any Haven",
        'home site any site in "Udûn"',
        name="Balin",
    )
    homes = ("Bree", "any Haven", "any site in Udûn")
    assert card.facts == Character("Dwarf", 4, 7, 5, 2, ("warrior", "diplomat"), homes)
    assert (card.id, card.name, card.type, card.alignment) == (
        "XX-1",
        "Balin",
        "character",
        "hero",
    )
    assert (card.points, card.points_kind, card.starred) == (2, "character", False)
    assert card.unique
    assert card.set == "XX"


def test_an_avatar_has_no_mind() -> None:
    card = read("minion character, Ringwraith", "9 prowess, 10 body")
    assert isinstance(card.facts, Character)
    assert card.facts.mind is None


def test_an_item() -> None:
    card = read(
        "minion greater item, hoard item, weapon",
        "3 corruption points",
        "+2 prowess, to a maximum of 9",
        "-1 body",
        "+1 direct influence to a maximum of 4",
    )
    assert card.facts == Item("greater", Modifier(2, 9), Modifier(-1), Modifier(1, 4))
    assert card.keywords == ("hoard item", "weapon")
    assert card.corruption == 3


def test_a_faction() -> None:
    card = read(
        "hero faction, Ent",
        'playable at "Wellinghall" or "Isengard" if the influence check is greater than 9',
        'standard modifications: Hobbits +4, "Treebeard" -2',
    )
    modifications = (("Hobbit", 4), ("Treebeard", -2))
    assert card.facts == Faction(("Wellinghall", "Isengard"), "Ent", 9, modifications)


def test_an_ally() -> None:
    card = read("hero ally, Eagle", "3 mind, 4 prowess, 7 body", 'playable at "Eagles’ Eyrie"')
    assert card.facts == Ally(3, "Eagle", 4, 7, ("Eagles’ Eyrie",))


def test_a_creature() -> None:
    card = read(
        "hazard creature, 3* kill points",
        "attack: Wolves, 3 strikes, 8 prowess, 5 body, attacker chooses defenders, detainment",
        'keyed to 2 Wildernesses, a Shadow-land, Ruins & Lairs or "Angmar"',
        'playable at "Weathertop"',
    )
    keyed = (("Wilderness", 2), ("Shadow-land", 1), ("Ruins & Lairs", 1))
    attack = Attack("Wolf", 3, 8, 5, attacker_chooses=True, detainment=True)
    assert card.facts == Creature(attack, keyed, ("Angmar",), ("Weathertop",))
    assert (card.points, card.points_kind, card.starred) == (3, "kill", True)
    assert card.alignment == "neutral"


@pytest.mark.parametrize(
    ("kind", "facts", "alignment"),
    [
        ("hazard long-event", Event("hazard", "long"), "neutral"),
        ("minion resource permanent-event", Event("resource", "permanent"), "minion"),
    ],
)
def test_an_event(kind: str, facts: Event, alignment: str) -> None:
    card = read(kind, "1 marshalling point")
    assert card.facts == facts
    assert card.alignment == alignment
    assert card.points_kind == "miscellaneous"


def test_an_event_may_print_an_attack() -> None:
    card = read("hazard long-event", "attack: Dragon, 2 strikes, 17 prowess, 8 body")
    assert card.facts == Event("hazard", "long", DRAGON)


def test_a_site() -> None:
    card = read(
        "hero site, unique",
        'Ruins & Lairs in "Angmar"',
        'nearest haven "Rivendell": Wilderness, Shadow-land',
        "draws 2, opponent draws 3",
        "playable: information, minor, gold ring",
        "automatic-attack: Dragon, 2 strikes, 17 prowess, 8 body",
        "automatic-attack: Orcs, 1 strike, 6 prowess",
    )
    assert card.facts == Site(
        "Ruins & Lairs",
        "Angmar",
        "Rivendell",
        ("Wilderness", "Shadow-land"),
        draws=(2, 3),
        playable=("information", "minor", "gold ring"),
        automatic_attacks=(DRAGON, Attack("Orc", 1, 6)),
    )


def test_a_haven() -> None:
    card = read(
        "minion site",
        'Haven in "Angmar"',
        'site path from "Dol Guldur": Dark-domain, Border-land',
        'site path from "Geann a-Lisch": Wilderness',
    )
    havens = (("Dol Guldur", ("Dark-domain", "Border-land")), ("Geann a-Lisch", ("Wilderness",)))
    assert card.facts == Site("Haven", "Angmar", havens=havens)


def test_a_region() -> None:
    card = read("Shadow-land region", 'adjacent to "Rhudaur", "Forochel" and "Gundabad"')
    assert card.facts == Region("Shadow-land", ("Rhudaur", "Forochel", "Gundabad"))


@pytest.mark.parametrize(
    ("line", "clause"),
    [
        ("contains a hoard", ContainsHoard(line=3)),
        (
            '"Gold Hill" has an additional automatic-attack: Dragon, 2 strikes, 17 prowess, 8 body',
            AdditionalAttack("Gold Hill", DRAGON, line=3),
        ),
        (
            (
                'unless "Itangast Ahunt" is in play: "Gold Hill" has an additional '
                "automatic-attack: Dragon, 2 strikes, 17 prowess, 8 body"
            ),
            AdditionalAttack("Gold Hill", DRAGON, "Itangast Ahunt", line=3),
        ),
        (
            '+2 direct influence against "Beornings", Dwarves and Dwarf factions',
            Influence(2, ("Beornings", "Dwarf", "Dwarf factions"), line=3),
        ),
        ("+3 prowess against Orcs", ProwessAgainst(3, ("Orc",), line=3)),
        (
            "+1 prowess against Nazgûl and Ringwraiths, to a maximum of 9",
            ProwessAgainst(1, ("Nazgûl", "Ringwraith"), 9, line=3),
        ),
        (
            'cancels attacks by manifestations of "Smaug" against your companies',
            CancelsManifestations("Smaug", line=3),
        ),
        (
            "own first-is-free: the first of them counts for nothing",
            Own("first-is-free", "the first of them counts for nothing", line=3),
        ),
    ],
)
def test_a_clause(line: str, clause: Clause) -> None:
    assert read("hazard short-event", line).clauses == (clause,)


def test_what_is_not_modelled_is_kept_in_words() -> None:
    card = read("hazard short-event", "unmodelled (using, hand size): a card: two, #3 (or “four”)")
    clause = Unmodelled("a card: two, #3 (or “four”)", ("using", "hand size"), line=3)
    assert card.unmodelled == (clause,)


@pytest.mark.parametrize(
    ("words", "of", "kind"),
    [
        ('basic manifestation of "Smaug"', "Smaug", "basic"),
        ('Ahunt manifestation of "Smaug"', "Smaug", "ahunt"),
        ('At Home manifestation of "Smaug"', "Smaug", "at home"),
        ('Roused manifestation of "Smaug"', "Smaug", "roused"),
        ('manifestation of "Dwar of Waw"', "Dwar of Waw", None),
    ],
)
def test_a_manifestation(words: str, of: str, kind: str | None) -> None:
    card = read("hazard short-event", words)
    assert (card.manifestation_of, card.manifestation_kind) == (of, kind)


def test_comments_empty_lines_and_long_lines() -> None:
    text = """
# A comment.
card XX-1 "One"  # another

  hero site, unique   # and another
      # and one that is indented
  Free-hold in "Fangorn"

  unmodelled (using): words that go on
    and on
    to the end

# Between blocks.
card XX-2 "Two"
  Wilderness region
  adjacent to "Angmar",
    "Rhudaur"
# The last line."""
    one, two = parse(text, "cards/xx.cards").cards
    assert one.unmodelled == (Unmodelled("words that go on and on to the end", ("using",), line=9),)
    assert two.facts == Region("Wilderness", ("Angmar", "Rhudaur"))
    assert (two.path, two.line) == ("cards/xx.cards", 14)


def test_other_line_ends_and_tabs() -> None:
    text = 'card XX-1 "One"\r\n\tWilderness region\r\n\tadjacent to "Angmar"\r\n'
    (card,) = parse(text, "cards/xx.cards").cards
    assert card.facts == Region("Wilderness", ("Angmar",))


def test_an_empty_file() -> None:
    assert parse("", "cards/xx.cards") == ((), ())
    assert parse("# Nothing yet.", "cards/xx.cards") == ((), ())
