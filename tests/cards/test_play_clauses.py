"""How cards are played and used, and what they do: each sort of clause, read and understood."""

import pytest

from westmarch.cards.language.parse import parse
from westmarch.cards.model.clause import Clause
from westmarch.cards.model.phrases.conditions import At, HasFaced, HasMoved, InPlay
from westmarch.cards.model.phrases.effects.attacks import Cancel
from westmarch.cards.model.phrases.effects.cards import Lose, Remove
from westmarch.cards.model.phrases.effects.changes import Lasting, Shift
from westmarch.cards.model.phrases.effects.creatures import Bar
from westmarch.cards.model.phrases.effects.finding import Fetch
from westmarch.cards.model.phrases.effects.people import Check, Turn
from westmarch.cards.model.phrases.effects.rests import Rest
from westmarch.cards.model.phrases.effects.rolls import Roll
from westmarch.cards.model.phrases.effects.strikes import Spare
from westmarch.cards.model.phrases.targets import (
    Bearer,
    EachAttack,
    EachCharacter,
    OnAttack,
    OnCard,
    OnCharacter,
    OnCompany,
    One,
    OnSite,
    OnStrike,
)
from westmarch.cards.model.phrases.things import Attacks, Cards, Where, Who
from westmarch.cards.model.play_clauses import (
    Ability,
    AlsoKeyed,
    KeyedIn,
    NoDuplicate,
    Playing,
    Standing,
    Trigger,
)
from westmarch.errors import BadData

SCOUT, WARRIOR = Who((("scout",),)), Who((("warrior",),))
HE, BEARER, COMPANY = One("he"), One("its bearer"), One("the company")
MORNING = InPlay("Gates of Morning")


@pytest.mark.parametrize(
    ("line", "clause"),
    [
        (
            "play by a scout who taps on an attack: cancel the attack",
            Playing("", SCOUT, True, OnAttack(), (), (Cancel("the attack"),)),
        ),
        (
            "play on an attack by Orcs, Trolls or Men: cancel the attack",
            Playing(
                target=OnAttack(Attacks(races=("Orc", "Troll", "Man"))),
                effects=(Cancel("the attack"),),
            ),
        ),
        (
            'play on an attack if "Gates of Morning" is in play: halved strikes',
            Playing(
                target=OnAttack(),
                conditions=(MORNING,),
                effects=(Lasting((Shift("strikes", times="halved"),)),),
            ),
        ),
        (
            "play on an attack not by Nazgûl of 13 or more prowess: -3 prowess and -3 body",
            Playing(
                target=OnAttack(Attacks(but=("Nazgûl",), prowess=13)),
                effects=(Lasting((Shift("prowess", -3), Shift("body", -3))),),
            ),
        ),
        (
            "play on a warrior facing a strike: he does not tap against the strike",
            Playing(target=OnCharacter(WARRIOR, "strike"), effects=(Spare(HE),)),
        ),
        (
            (
                "play on a warrior facing a strike: +3 prowess and -1 body until the strike is "
                "resolved"
            ),
            Playing(
                target=OnCharacter(WARRIOR, "strike"),
                effects=(Lasting((Shift("prowess", 3), Shift("body", -1)), until="strike"),),
            ),
        ),
        (
            "play on an unwounded character facing an attack: cancel the attack, wound him",
            Playing(
                target=OnCharacter(Who(state="unwounded"), Attacks()),
                effects=(Cancel("the attack"), Turn("wound", HE)),
            ),
        ),
        (
            (
                "play at the end of the organization phase on a moving company: "
                "-1 hazard limit per Wilderness in the site path, to a minimum of 2"
            ),
            Playing(
                "at the end of the organization phase",
                target=OnCompany(moving=True),
                effects=(
                    Lasting(
                        (Shift("hazard limit", -1, minimum=2, per="Wilderness in the site path"),)
                    ),
                ),
            ),
        ),
        (
            (
                "play at the end of the organization phase by a ranger who taps: "
                "no creature keyed to a Wilderness is played on the company this turn"
            ),
            Playing(
                "at the end of the organization phase",
                Who((("ranger",),)),
                True,
                effects=(Bar(("Wilderness",)),),
            ),
        ),
        (
            "play on a company of 2 or fewer with a scout: the company does not move this turn",
            Playing(target=OnCompany(at_most=2, having=SCOUT), effects=(Rest("move"),)),
        ),
        (
            (
                "play by a sage who taps on one hazard permanent-event or hazard long-event that "
                "is no environment: discard it, he makes a corruption check at -2"
            ),
            Playing(
                "",
                Who((("sage",),)),
                True,
                OnCard(Cards(("hazard permanent-event", "hazard long-event"), ("environment",))),
                (),
                (Remove(One("it")), Check(HE, -2)),
            ),
        ),
        (
            (
                "play on a warrior making an influence check: "
                "+1 influence check per point of his prowess at most 5"
            ),
            Playing(
                target=OnCharacter(WARRIOR, "influence check"),
                effects=(
                    Lasting((Shift("influence check", 1, per="point of his prowess", at_most=5),)),
                ),
            ),
        ),
        (
            "play on a tapped site where information is playable: untap it",
            Playing(
                target=OnSite(Where(state="tapped", information=True)),
                effects=(Turn("untap", One("it")),),
            ),
        ),
        (
            (
                "play: bring one resource or character from the sideboard or the discard pile into "
                "the play deck"
            ),
            Playing(
                effects=(
                    Fetch(
                        Cards(("resource", "character")),
                        ("sideboard", "discard-pile"),
                        "play-deck",
                    ),
                )
            ),
        ),
        (
            "play on a non-Hobbit, non-Wizard character",
            Playing(target=OnCharacter(Who(but=("Hobbit", "Wizard")))),
        ),
        (
            "tap it on a strike of a creature's attack keyed to a Wilderness: cancel the strike",
            Ability(
                "tap it",
                target=OnStrike(Attacks(("creature",), keyed_to=("Wilderness",))),
                effects=(Cancel("the strike"),),
            ),
        ),
        (
            (
                "discard it: each character of the company has +2 body, to a maximum of 10 until "
                "the turn ends"
            ),
            Ability(
                "discard it",
                effects=(
                    Lasting(
                        (Shift("body", 2, maximum=10),),
                        EachCharacter(of="the company"),
                        "turn",
                    ),
                ),
            ),
        ),
        (
            (
                "tap its bearer in the organization phase: if a roll is greater than 4 then "
                "discard this card"
            ),
            Ability(
                "tap its bearer",
                "in the organization phase",
                effects=(Roll(4, (Remove(One("this card")),)),),
            ),
        ),
        ("its bearer has +1 corruption points", Standing(BEARER, (Shift("corruption points", 1),))),
        (
            "a Hobbit who bears it has +1 prowess, to a maximum of 8",
            Standing(Bearer(Who((("Hobbit",),))), (Shift("prowess", 1, maximum=8),)),
        ),
        (
            "each Elf or Dúnadan in play has +1 prowess",
            Standing(EachCharacter(Who((("Elf",), ("Dúnadan",)))), (Shift("prowess", 1),)),
        ),
        (
            'while "Gates of Morning" is in play: each automatic-attack has -1 prowess',
            Standing(EachAttack(Attacks(("automatic",))), (Shift("prowess", -1),), (MORNING,)),
        ),
        (
            "each automatic-attack at a Ruins & Lairs has doubled strikes",
            Standing(
                EachAttack(Attacks(("automatic",)), at=Where(("Ruins & Lairs",))),
                (Shift("strikes", times="doubled"),),
            ),
        ),
        (
            "while the company has faced Orc this turn: the attack has +4 prowess",
            Standing(
                One("the attack"),
                (Shift("prowess", 4),),
                (HasFaced("the company", ("Orc",)),),
            ),
        ),
        (
            "when a character of the company becomes wounded: its bearer makes a corruption check",
            Trigger("when a character of the company becomes wounded", (Check(BEARER),)),
        ),
        (
            (
                "at the end of the untap phase if its bearer is at a Haven: its bearer makes a "
                "corruption check"
            ),
            Trigger(
                "at the end of the untap phase",
                (Check(BEARER),),
                (At("its bearer", Where(("Haven",))),),
            ),
        ),
        (
            "when it wounds a character: discard one item of the company",
            Trigger("when it wounds a character", (Lose(Cards(("item",)), "the company"),)),
        ),
        (
            "when it comes into play: discard every hazard environment",
            Trigger("when it comes into play", (Remove(Cards(("hazard environment",))),)),
        ),
        (
            'when "Doors of Night" leaves play: discard this card',
            Trigger(
                "when another card leaves play", (Remove(One("this card")),), (), "Doors of Night"
            ),
        ),
        (
            (
                "at the end of any movement/hazard phase if the company has moved to a Haven this "
                "turn: its bearer makes a corruption check"
            ),
            Trigger(
                "at the end of any movement/hazard phase",
                (Check(BEARER),),
                (HasMoved("the company", Where(("Haven",))),),
            ),
        ),
        ("cannot be duplicated", NoDuplicate()),
        ("cannot be duplicated on a character", NoDuplicate("on a character")),
        ("its first use cannot be duplicated", NoDuplicate("", "its first use")),
        (
            'while "Doors of Night" is in play: also keyed to "Angmar" or "Gundabad"',
            AlsoKeyed(("Angmar", "Gundabad"), (InPlay("Doors of Night"),)),
        ),
        (
            'also keyed to a Ruins & Lairs or Shadow-hold in "Heart of Mirkwood"',
            KeyedIn(Where(("Ruins & Lairs", "Shadow-hold")), ("Heart of Mirkwood",)),
        ),
    ],
)
def test_a_clause(line: str, clause: Clause) -> None:
    text = f'card XX-1 "Something"\n  hazard short-event\n  {line}\n'
    (card,) = parse(text, "cards/xx.cards").cards
    (read,) = card.clauses
    assert read == type(clause)(**{**_fields(clause), "line": 3})


def _fields(clause: Clause) -> dict[str, object]:
    return {field: getattr(clause, field) for field in clause.__struct_fields__}


@pytest.mark.parametrize(
    ("line", "what"),
    [
        ("play on a scuot: tap him", "“scuot” is not known here"),
        ("play on an attack by Orks: cancel the attack", "“Orks” is not known here"),
        ("tap it: +2 luck until the turn ends", "a number that cards change should stand here"),
        ("play on an attack: cancel", "what to cancel should follow There are: every automatic"),
        ("cannot be duplicated on a charcter", "“on a charcter”"),
    ],
)
def test_a_mistake_is_named(line: str, what: str) -> None:
    text = f'card XX-1 "Something"\n  hazard short-event\n  {line}\n'
    with pytest.raises(BadData) as error:
        parse(text, "cards/xx.cards")
    assert what in f"{error.value.what} {error.value.hint}"
