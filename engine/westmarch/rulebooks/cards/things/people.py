"""Which characters and allies are meant."""

from westmarch.cards.known import once_a_card
from westmarch.cards.model.card import Ally, Card, Character
from westmarch.cards.model.effects import asks_for_skill
from westmarch.cards.model.phrases.things import Who
from westmarch.cards.model.play_clauses import GivesMagic, GivesSkill, UsesMagic
from westmarch.kernel.lack import Lack
from westmarch.mechanics.quantities.people import (
    MIND,
    SKILLS_LEARNT,
    SKILLS_LOST,
    STANDS_FOR,
    TREATED_AS_CHARACTER,
)
from westmarch.table.game import Game
from westmarch.table.telling import described

_USING = "-using character"
"""What comes after the kind of magic that somebody can use."""


def fits(game: Game, who: Who, character: str, purpose: str = "", card: str | None = None) -> bool:
    """Tell whether a character is one of those meant, perhaps by a certain card.

    For some purposes allies are, too.
    """
    return unfit(game, who, character, purpose, card) is None


def unfit(
    game: Game, who: Who, character: str, purpose: str = "", card: str | None = None
) -> Lack | None:
    """Give in what a character is none of those meant, perhaps by a certain card."""
    printed = game.printed(character)
    facts = printed.facts
    if not isinstance(facts, Character | Ally) or facts.race in who.but:
        return Lack(as_he_is, (character,))
    if isinstance(facts, Ally) and not _counts(game, who, character, purpose):
        return Lack(as_he_is, (character,))
    if who.state and not _lies(game.card(character).position, who.state):
        return Lack(as_he_is, (character,))
    if who.other_than and printed.name == who.other_than:
        return Lack("{0} is excepted", (character,))
    if who.mind is not None and (game.value(MIND, character) or 0) > who.mind:
        return Lack(_his_mind, (character,))
    if not who.kinds or _is_of_kind(game, who, character, card):
        return None
    return Lack(of_another_kind, (who, character))


def _is_of_kind(game: Game, who: Who, character: str, card: str | None) -> bool:
    """Tell whether the words fit a character by which cards mean those of a kind."""
    printed, skilled = game.printed(character), asks_for_skill(who)
    lost = {*game.value(SKILLS_LOST, character)} if skilled else frozenset()
    if any((_words(printed) - lost).issuperset(kind) for kind in who.kinds):
        return True
    learnt = game.value(SKILLS_LEARNT, character) if skilled or _asks_for_magic(who) else ()
    if card is not None:
        learnt = (*learnt, *game.value(STANDS_FOR, character, card))
    words = _words(printed).union(learnt) - lost
    return any(words.issuperset(kind) for kind in who.kinds if learnt)


def as_he_is(game: Game, character: str) -> str:
    """Say what somebody is: “Gimli is an untapped Dwarf, warrior and diplomat”."""
    return f"{game.name(character)} is {described(game, character)}"


def _his_mind(game: Game, character: str) -> str:
    return f"the mind of {game.name(character)} is {game.value(MIND, character)}"


def of_another_kind(game: Game, who: Who, character: str) -> str:
    """Say what somebody is instead of one of those meant, or what he is no longer."""
    words, lost = _words(game.printed(character)), {*game.value(SKILLS_LOST, character)}
    for kind in who.kinds:
        if words.issuperset(kind):
            return f"{game.name(character)} is no {next(filter(lost.__contains__, kind))} now"
    return as_he_is(game, character)


def _asks_for_magic(who: Who) -> bool:
    """Tell whether those meant have to be able to use magic."""
    return any(each.endswith(_USING) for kind in who.kinds for each in kind)


def is_anyway(game: Game, who: Who, character: str, card: str) -> bool:
    """Tell whether a character is one of those meant by more than what a card gives him."""
    given = [
        each.skill if isinstance(each, GivesSkill) else f"{each.magic}{_USING}"
        for each in game.printed(card).clauses
        if isinstance(each, GivesSkill | GivesMagic)
    ]
    learnt = list(game.value(SKILLS_LEARNT, character))
    for each in given:
        if each in learnt:
            learnt.remove(each)
    words = _words(game.printed(character)).union(learnt) - {*game.value(SKILLS_LOST, character)}
    return any(words.issuperset(kind) for kind in who.kinds)


def _counts(game: Game, who: Who, ally: str, purpose: str) -> bool:
    """Tell whether an ally is meant where a text speaks of such characters."""
    purposes = [purpose]
    if game.state.combat is not None:
        purposes.append("combat")
    if asks_for_skill(who):
        purposes.append("skill")
    return any(game.value(TREATED_AS_CHARACTER, ally, each) for each in purposes)


@once_a_card
def _words(card: Card) -> frozenset[str]:
    """The words by which cards mean a character."""
    assert isinstance(card.facts, Character | Ally)
    magic = (
        f"{kind}{_USING}"
        for clause in card.clauses
        if isinstance(clause, UsesMagic)
        for kind in clause.kinds
    )
    return frozenset((card.facts.race, card.name, *card.facts.skills, *card.keywords, *magic))


def _lies(position: str, state: str) -> bool:
    return position != "wounded" if state == "unwounded" else position == state


def means_agents(who: Who) -> bool:
    """Tell whether agents on the table are meant, and not characters of a company."""
    return bool(who.kinds) and all("agent" in kind for kind in who.kinds)
