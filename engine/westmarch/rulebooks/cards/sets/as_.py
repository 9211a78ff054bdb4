"""What single cards of Against the Shadow say."""

from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.combat import Claim, defending
from westmarch.mechanics.quantities.actions import COPIES
from westmarch.mechanics.quantities.combat import (
    ATTACK_PROWESS,
    CLAIM_PREVAILS,
    DEFENDER_PICKS,
    FIRST_STRIKE_CLAIMS,
)
from westmarch.mechanics.quantities.sites import LEAVES_UNTAPPED
from westmarch.mechanics.table import item_facts, lies_in_play
from westmarch.rulebooks.cards.making import AS_WRITTEN
from westmarch.table.actions import AssignStrike, Finish
from westmarch.table.events.cards import CardMoved, SiteResourcePlayed
from westmarch.table.events.characters import CharacterHealed
from westmarch.table.events.combat import AttackEnded
from westmarch.table.events.memory import Forgotten, Remembered
from westmarch.table.game import Game
from westmarch.table.state import BEING_PLAYED, Fact
from westmarch.table.windows import ASSIGN_FIRST

# AS-32

ONE_FOE_TO_BREED_A_WAR = Rulebook("AS-32")


@ONE_FOE_TO_BREED_A_WAR.define("struck-first", FIRST_STRIKE_CLAIMS)
def claims(game: Game) -> tuple[Claim, ...]:
    """The attacker has a claim on the bearer, whatever the attack."""
    bearers = (game.card(copy).host for copy in game.value(COPIES, "AS-32"))
    return tuple(Claim(str(each), always=True) for each in bearers)


@ONE_FOE_TO_BREED_A_WAR.permit("struck-first", AssignStrike)
def strikes_first(game: Game, action: AssignStrike) -> bool | None:
    """He may take it before anybody else assigns a strike."""
    combat = game.state.combat
    claimed = game.state.combat_step is ASSIGN_FIRST
    if combat is None or not claimed or action.player != combat.attacker:
        return None
    named = [each for each in claims(game) if each.character == action.character]
    if not named or combat.strikes or action.character not in defending(game):
        return None
    return not game.value(DEFENDER_PICKS) or any(game.value(CLAIM_PREVAILS, each) for each in named)


@ONE_FOE_TO_BREED_A_WAR.permit("struck-first", Finish)
def leaves_it(game: Game, action: Finish) -> bool | None:
    """Or he may leave it at that."""
    return game.state.at(ASSIGN_FIRST) or None


@ONE_FOE_TO_BREED_A_WAR.replace("goes-in-place-of-healing", CharacterHealed, says=AS_WRITTEN)
def goes_instead(game: Game, event: CharacterHealed) -> list[Event] | None:
    """Once, the bearer stays wounded, and it is the card that goes."""
    found = (each for each in game.card(event.card).holds if game.card(each).card == "AS-32")
    copy = next(found, None)
    return [CardMoved(card=copy, to="discard-pile")] if copy is not None else None


# AS-146

FRAMSBURG = Rulebook("AS-146")

_FIRST_ITEM = "first item"
"""Remembered of the site once one was played there this turn."""


@FRAMSBURG.define("first-leaves-it-untapped", LEAVES_UNTAPPED)
def is_first(game: Game, played: str, site: str) -> bool | None:
    """The first minor item of a turn does not tap the site."""
    item = item_facts(game, played)
    if game.printed(site).id != "AS-146" or item is None or item.item_class != "minor":
        return None
    return game.state.fact(_FIRST_ITEM, site) is None or None


@FRAMSBURG.replace("first-leaves-it-untapped", SiteResourcePlayed)
def leaves_it_untapped(game: Game, event: SiteResourcePlayed) -> list[Event] | None:
    """After it the site is as it was, but for what is remembered."""
    if not is_first(game, event.card, event.site):
        return None
    return [Remembered(fact=Fact(_FIRST_ITEM, event.site, until="turn"))]


# AS-39

SUMMONS_FROM_LONG_SLEEP = Rulebook("AS-39")

_ROUSED = "AS-39.comes-roused"
"""Remembered of a creature that is played from where it was kept: the card that kept it."""


@SUMMONS_FROM_LONG_SLEEP.replace("comes-roused", CardMoved)
def is_called(game: Game, event: CardMoved) -> list[Event] | None:
    """It is remembered of a creature that it was kept."""
    host = game.card(event.card).beside
    if event.to != BEING_PLAYED or host not in game.state.cards or game.card(host).card != "AS-39":
        return None
    if game.state.fact(_ROUSED, event.card) is not None:
        return None
    return [Remembered(fact=Fact(_ROUSED, event.card, host, "turn", "AS-39")), event]


@SUMMONS_FROM_LONG_SLEEP.adjust("comes-roused", ATTACK_PROWESS, says="out of a long sleep")
def is_stronger_for_it(game: Game, prowess: int) -> int | None:
    """It is stronger for its rest."""
    combat = game.state.combat
    roused = combat is not None and game.state.fact(_ROUSED, combat.source) is not None
    return prowess + 2 if roused else None


@SUMMONS_FROM_LONG_SLEEP.react("comes-roused", AttackEnded)
def has_called(game: Game, event: AttackEnded) -> list[Event]:
    """The card that kept it has done what it was for."""
    fact = game.state.fact(_ROUSED, event.combat.source)
    if fact is None:
        return []
    left = [CardMoved(card=fact.value, to="discard-pile")] if lies_in_play(game, fact.value) else []
    return [Forgotten(what=_ROUSED, about=fact.about), *left]
