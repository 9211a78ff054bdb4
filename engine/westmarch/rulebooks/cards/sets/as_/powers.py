"""What single events of Against the Shadow do for powers that be, and against spies."""

from msgspec.structs import replace

from westmarch.cards.model.phrases.targets import OnCharacter
from westmarch.cards.model.phrases.things import Cards
from westmarch.cards.model.play_clauses import Playing
from westmarch.cards.wording.declare import VOCABULARIES
from westmarch.kernel.event import Event
from westmarch.kernel.order import Layer
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.combat_actions import way_of
from westmarch.mechanics.corruption import CorruptionCheck
from westmarch.mechanics.lookups import SiteAttack
from westmarch.mechanics.quantities.actions import COPIES, OUT_OF_TURN
from westmarch.mechanics.quantities.corruption import CHECK_MODIFIER
from westmarch.mechanics.quantities.people import STANDS_FOR
from westmarch.mechanics.quantities.sites import AUTOMATIC_ATTACKS
from westmarch.rulebooks.cards.things.cards import is_such_card
from westmarch.rulebooks.cards.things.people import is_anyway
from westmarch.table.actions import PlayEvent, UseCard
from westmarch.table.events.chain import Declared
from westmarch.table.events.memory import Remembered
from westmarch.table.game import Game
from westmarch.table.state import Fact

# AS-85

THE_GREAT_EYE = Rulebook("AS-85")


@THE_GREAT_EYE.forbid(
    "not-what-lay-hidden",
    UseCard,
    says="{action.target} lay on-guard, hidden from the Eye.",
)
def lay_hidden(game: Game, action: UseCard) -> bool:
    """What is played in the site phase lay on-guard, or else is played at any time."""
    if game.printed(action.card).id != "AS-85" or action.target not in game.state.cards:
        return False
    return game.state.phase == "site" and not game.value(OUT_OF_TURN, action.target)


# AS-55

SPIES_FEARED = Rulebook("AS-55")

_AGAIN = 400
"""What is added to the number of an attack to tell its repetitions from it, for each of them."""


@SPIES_FEARED.adjust("are-on-their-guard", AUTOMATIC_ATTACKS, order=Layer.LAST)
def are_met_twice(
    game: Game, attacks: tuple[SiteAttack, ...], site: str
) -> tuple[SiteAttack, ...] | None:
    """Whoever guards the place is met twice, and once more for each such event there."""
    hosts = [str(game.card(each).host) for each in game.value(COPIES, "AS-55")]
    times = sum(each in game.state.cards and game.name(each) == game.name(site) for each in hosts)
    met = attacks
    for more in range(times):
        number = _AGAIN * 2**more
        met = tuple(each for one in met for each in (one, replace(one, number=one.number + number)))
    return met if times else None


# AS-97

POWERS_TOO_DARK = Rulebook("AS-97")

_LENT = "powers too dark"
"""Remembered of the event until the turn ends: for which card it has lent them."""
_RINGS = Cards(("mind ring", "special ring item"))
_MAGIC = Cards(("magic card",))
_USERS = tuple(VOCABULARIES["USING"].said)


def _lent_to(game: Game, who: str, card: str) -> str | None:
    """Give the event that lends somebody the powers for a magic card, if one does."""
    if who not in game.state.cards or not is_such_card(game, _MAGIC, card):
        return None
    owner = game.card(who).owner
    if owner != game.state.turn_player:
        return None
    if not any(is_such_card(game, _RINGS, each) for each in game.card(who).holds):
        return None
    for each in game.value(COPIES, "AS-97"):
        fact = game.state.fact(_LENT, each)
        if game.card(each).owner == owner and (fact is None or fact.value == card):
            return str(each)
    return None


@POWERS_TOO_DARK.define("lend-their-powers", STANDS_FOR)
def uses_them(game: Game, who: str, card: str) -> tuple[str, ...] | None:
    """With such a ring he has whatever it takes, for one card a turn."""
    return _USERS if _lent_to(game, who, card) is not None else None


@POWERS_TOO_DARK.react("lend-their-powers", Declared)
def are_used(game: Game, event: Declared) -> list[Event]:
    """It is remembered for which card, if he could not have played that by himself."""
    action = event.action
    way = way_of(game, action) if isinstance(action, PlayEvent) else None
    if not isinstance(way, Playing):
        return []
    on = way.target.who if isinstance(way.target, OnCharacter) else None
    user, asked = (action.target, on) if way.by is None else (action.character, way.by)
    lender = _lent_to(game, str(user), action.card)
    if asked is None or lender is None or is_anyway(game, asked, str(user), lender):
        return []
    return [Remembered(fact=Fact(_LENT, lender, action.card, "turn", "AS-97"))]


@POWERS_TOO_DARK.adjust("troubles-spells", CHECK_MODIFIER)
def is_heavier(game: Game, modifier: int, check: CorruptionCheck) -> int | None:
    """Spells of heroes weigh more."""
    copies = game.value(COPIES, "AS-97")
    source = check.source
    if not copies or source is None or source not in game.state.cards:
        return None
    printed = game.printed(source)
    spell = "spell" in printed.keywords and printed.alignment == "hero"
    return modifier - len(copies) if spell else None
