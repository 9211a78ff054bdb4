"""Whom cards of The Wizards let come where nobody would, and when."""

from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.lookups import character_facts, is_avatar
from westmarch.mechanics.quantities.people import COMES_FROM_HOME
from westmarch.rulebooks.cards.newcomers import is_met, meets
from westmarch.table.actions import PlayCharacter
from westmarch.table.game import Game

# TW-188

CHANCE_MEETING = Rulebook("TW-188")


def _may_be_met(game: Game, action: PlayCharacter) -> bool:
    """Anybody who follows one of them, and is no Wizard."""
    if action.controller is None or is_avatar(game, action.card):
        return False
    return character_facts(game, action.card).race != "Wizard"


@CHANCE_MEETING.define("meets-somebody", COMES_FROM_HOME)
def has_left_home(game: Game, action: PlayCharacter) -> bool | None:
    """He may be a Hobbit, and far from home."""
    return is_met(game, action.company, "TW-188") or None


meets(CHANCE_MEETING, "meets-somebody", _may_be_met)
