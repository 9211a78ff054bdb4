"""What cards ask of their player."""

from westmarch.cards.model.phrases.conditions import (
    HasFactions,
    HasProtectedHaven,
    HasStrayed,
    IsFallenWizard,
    PlaysSauron,
)
from westmarch.kernel.lack import Lack
from westmarch.kernel.words import there_are
from westmarch.mechanics.lookups import sites_in_play
from westmarch.mechanics.quantities.people import SAURON, WHICH_FALLEN_WIZARD
from westmarch.mechanics.quantities.points import STAGE_POINTS
from westmarch.mechanics.sides import is_fallen
from westmarch.rulebooks.cards.conditions.record import NOBODY, condition
from westmarch.rulebooks.cards.context import Here
from westmarch.rulebooks.cards.wizardhavens import is_his_haven, is_protected
from westmarch.table.game import Game


@condition(PlaysSauron)
def _plays_sauron(game: Game, condition: PlaysSauron, here: Here) -> Lack | None:
    player = here.role(game, condition.role)
    if player is None:
        return NOBODY
    sauron = game.value(SAURON, player)
    return None if sauron is not None else Lack("{0} is not Sauron", (player,))


@condition(IsFallenWizard)
def _is_fallen_wizard(game: Game, condition: IsFallenWizard, here: Here) -> Lack | None:
    he = game.value(WHICH_FALLEN_WIZARD, here.player)
    if is_fallen(game, here.player) and (he in condition.names) == condition.yes:
        return None
    return Lack("{0} is {1}", (here.player, he or "none of these"))


@condition(HasStrayed)
def _has_strayed(game: Game, condition: HasStrayed, here: Here) -> Lack | None:
    points = game.value(STAGE_POINTS, here.player)
    return None if points >= condition.number else Lack("{0} has {1}", (here.player, points))


@condition(HasFactions)
def _has_factions(game: Game, condition: HasFactions, here: Here) -> Lack | None:
    pile = game.state.pile(here.player, "marshalling-point-pile")
    mine = (each for each in pile if game.card(each).owner == here.player)
    factions = sum(game.printed(each).type == "faction" for each in mine)
    return None if factions >= condition.number else Lack(there_are(factions))


@condition(HasProtectedHaven)
def _has_protected_haven(game: Game, condition: HasProtectedHaven, here: Here) -> Lack | None:
    for each in sites_in_play(game):
        mine = game.card(each).owner == here.player
        if mine and is_his_haven(game, each) and is_protected(game, each):
            return None
    return Lack("{0} has none", (here.player,))
