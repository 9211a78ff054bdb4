"""What cards say of fights between companies, be it their player's company that attacks or not."""

from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.lookups import company_of, in_hand
from westmarch.table.actions import PlayEvent
from westmarch.table.game import Game
from westmarch.table.state import Company
from westmarch.table.windows import COMBAT_ACTIONS

AS_HE_ATTACKS = ("core.company-combat.attacker-resources",)
"""What keeps whoever attacks from playing a card as the attack is declared."""

ON_EITHER_SIDE = (
    *AS_HE_ATTACKS,
    "core.combat.off-turn-defender",
    "core.turn.hazard-player-no-resources",
)
"""What keeps a player from playing a card in such a fight, on whichever side he is."""


def opposed(game: Game, company: str | None) -> Company | None:
    """The company that fights with this one, whichever attacks; None where no company does."""
    combat = game.state.combat
    if combat is None or combat.attacking is None:
        return None
    sides = (combat.attacking, combat.company)
    if company not in sides:
        return None
    return game.state.companies[sides[company == sides[0]]]


def on_the_side_of(game: Game, player: str) -> Company | None:
    """The company of a player that fights with another one, whichever attacks."""
    combat = game.state.combat
    mine = game.state.companies.get(combat.side(player) or "") if combat is not None else None
    if mine is None or mine.player != player or opposed(game, mine.id) is None:
        return None
    return mine


def attacks_or_is_attacked(
    book: Rulebook, is_for: str, as_he_attacks: str, *, alone: bool = False
) -> None:
    """Let an event be played in its first way by who is attacked, in its second by who attacks.

    The second way is for the moment in which the attack is declared, before anything else is done
    about it. Of some, whoever plays it has to be alone with himself.
    """
    card, key = book.chapter, "attacks-or-is-attacked"

    def suits(game: Game, action: PlayEvent) -> bool:
        combat = game.state.combat
        company = company_of(game, action.character) if action.character is not None else None
        if combat is None or company is None or (alone and len(company.characters) > 1):
            return False
        return company.id == (combat.attacking if action.effect == 1 else combat.company)

    @book.forbid(key, PlayEvent, says=is_for)
    def is_on_the_other_side(game: Game, action: PlayEvent) -> bool:
        """The first way is for those who are attacked, the second for those who attack."""
        mine = game.printed(action.card).id == card and action.character is not None
        return mine and not suits(game, action)

    @book.permit(key, PlayEvent, says=as_he_attacks, lifts=AS_HE_ATTACKS)
    def as_the_attack_begins(game: Game, action: PlayEvent) -> bool | None:
        """It is played as the attack is declared, before strikes are assigned."""
        if game.printed(action.card).id != card or action.effect != 1:
            return None
        timely = game.state.combat_step is COMBAT_ACTIONS and in_hand(
            game, action.player, action.card
        )
        return (timely and suits(game, action)) or None
