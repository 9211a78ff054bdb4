"""Whom effects of cards are about."""

from collections.abc import Iterator

from westmarch.cards.model.phrases.targets import Bearer, EachCharacter, One, Subject
from westmarch.mechanics.allies import is_ally
from westmarch.mechanics.lookups import companies_of
from westmarch.mechanics.quantities.people import MEMBERS
from westmarch.rulebooks.cards.context import Here
from westmarch.rulebooks.cards.things.people import fits
from westmarch.table.game import Game


def characters(game: Game, subject: Subject, here: Here) -> Iterator[str]:
    """Go through the characters that a subject means here."""
    match subject:
        case Bearer():
            if here.bearer is not None and fits(game, subject.who, here.bearer):
                yield here.bearer
        case EachCharacter():
            for company in _companies(game, subject, here):
                for each in game.value(MEMBERS, company):
                    if is_one_of(game, subject, each):
                        yield each
        case One():
            found = here.role(game, subject.role)
            if found is not None and found in game.state.cards:
                yield found


def is_one_of(game: Game, subject: EachCharacter, who: str) -> bool:
    """Tell whether somebody is such a character, or an ally where those are meant, too."""
    return fits(game, subject.who, who) or (subject.allies and is_ally(game, who))


def _companies(game: Game, subject: EachCharacter, here: Here) -> list[str]:
    if subject.of == "the company":
        company = here.company(game)
        return [company] if company is not None else []
    players = [here.player] if subject.of else [each.name for each in game.state.players]
    return [each.id for player in players for each in companies_of(game, player)]
