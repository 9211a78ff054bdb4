"""What single cards of Dark Minions do to those who travel through certain lands."""

from collections.abc import Iterable, Iterator

from westmarch.cards.kinds import MINIONS
from westmarch.cards.model.attack import Attack
from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.journey import moves, site_path
from westmarch.mechanics.lookups import current_company, lies_below
from westmarch.mechanics.quantities.actions import COPIES
from westmarch.mechanics.quantities.combat import BEATEN, STRIKE_PROWESS
from westmarch.mechanics.quantities.hazards import SPARED
from westmarch.mechanics.quantities.influence import INFLUENCE_RESULT, INFLUENCE_TOTAL
from westmarch.mechanics.quantities.points import MARSHALLING_POINTS
from westmarch.rulebooks.cards.homelands import lives_in, tried_with_swords
from westmarch.rulebooks.cards.items import added_by_weapons
from westmarch.rulebooks.cards.lasting import EFFECT
from westmarch.table.actions import InfluenceCard, PlayEvent
from westmarch.table.events.cards import CardMoved, EventPlayed
from westmarch.table.events.combat import AttackCalled, AttackFought
from westmarch.table.events.companies import WayTaken
from westmarch.table.events.memory import Forgotten, Remembered
from westmarch.table.game import Game
from westmarch.table.state import Fact

_PILE = "marshalling-point-pile"

# DM-53

EARTH_TREMORS = Rulebook("DM-53")

_ROCK_FALL = Attack("", 1, 7, each_character=True, cancellable=False)
_SHAKEN = ("Bridge", "Great-road", "Into Dark Tunnels", "Old Road")


@EARTH_TREMORS.react("shake-the-deeps", WayTaken)
def rocks_fall(game: Game, event: WayTaken) -> list[Event]:
    """Rocks fall on whoever goes down there, or comes up from there."""
    return [*_falling(game, event.company)]


@EARTH_TREMORS.react("shake-the-deeps", EventPlayed)
def rocks_fall_at_once(game: Game, event: EventPlayed) -> list[Event]:
    """And on who is on the way as it begins."""
    company = current_company(game)
    if game.printed(event.card).id != "DM-53" or company is None:
        return []
    return [*_falling(game, company.id)]


@EARTH_TREMORS.adjust("shake-the-deeps", STRIKE_PROWESS, says="weapons are of no use")
def is_no_help(game: Game, prowess: int, who: str) -> int | None:
    """Nobody wards off rocks with a sword."""
    combat = game.state.combat
    falls = combat is not None and game.card(combat.source).card == "DM-53"
    more = added_by_weapons(game, who) if falls else 0
    return prowess - more if more else None


@EARTH_TREMORS.react("break-the-roads", EventPlayed)
def roads_break(game: Game, event: EventPlayed) -> list[Event]:
    """What some roads have been good for is over."""
    if game.printed(event.card).id != "DM-53":
        return []
    return [
        Forgotten(what=each.what, about=each.about, card=each.card)
        for each in game.state.facts
        if each.what == EFFECT and each.card and game.name(each.card) in _SHAKEN
    ]


@EARTH_TREMORS.replace("break-the-roads", Remembered)
def leads_nowhere(game: Game, event: Remembered) -> list[Event] | None:
    """And none of them is good for anything while it lasts."""
    card = event.fact.card
    if card is None or game.name(card) not in _SHAKEN or not game.value(COPIES, "DM-53"):
        return None
    return []


def _falling(game: Game, company: str) -> Iterator[Event]:
    group = game.state.companies[company]
    if moves(game, company) and (
        lies_below(game, group.site) or lies_below(game, group.destination)
    ):
        for each in game.value(COPIES, "DM-53"):
            yield AttackCalled(source=each, attack=_ROCK_FALL, company=company)


# DM-72

MORDOR_IN_ARMS = Rulebook("DM-72")

_HOSTS = (Attack("Orc", 5, 8), Attack("Orc", 4, 10), Attack("Troll", 3, 12))
_BEATEN = "beaten hosts of Mordor"
"""Remembered of a copy of the card: which of its attacks a company has defeated."""
_KILLS = 2
_THREATENED = frozenset(
    (
        *("Horse Plains", "Khand", "Harondor", "Nurn"),
        *("Gorgoroth", "Imlad Morgul", "Udûn"),
    )
)
_HARDER = 6


def _in_arms(game: Game, player: str) -> list[str]:
    """Give the copies in play that are about a player."""
    copies = game.value(COPIES, "DM-72")
    return [each for each in copies if not game.value(SPARED, each, player)]


@MORDOR_IN_ARMS.define("hosts-of-mordor", SPARED)
@MORDOR_IN_ARMS.define("under-its-eyes", SPARED)
def are_their_own(game: Game, copy: str, player: str) -> bool | None:
    """Minions have nothing to fear."""
    return (game.printed(copy).id == "DM-72" and game.state.kind(player) in MINIONS) or None


@MORDOR_IN_ARMS.react("hosts-of-mordor", WayTaken)
def hosts_wait(game: Game, event: WayTaken) -> list[Event]:
    """Three hosts meet whoever moves in Nurn."""
    player = game.state.companies[event.company].player
    # However many say so: core.passive-conditions.duplicates-declared-once
    return [*_hosts(game, event.company, _in_arms(game, player)[:1])]


@MORDOR_IN_ARMS.react("hosts-of-mordor", EventPlayed)
def hosts_come(game: Game, event: EventPlayed) -> list[Event]:
    """And who is on the way as it is played."""
    company = current_company(game)
    if game.printed(event.card).id != "DM-72" or company is None:
        return []
    meant = (each for each in _in_arms(game, company.player) if each == event.card)
    return [*_hosts(game, company.id, meant)]


def _hosts(game: Game, company: str, copies: Iterable[str]) -> Iterator[Event]:
    if moves(game, company) and any(name == "Nurn" for _, name in site_path(game, company)):
        for copy in copies:
            for each in _HOSTS:
                yield AttackCalled(source=copy, attack=each, company=company)


@MORDOR_IN_ARMS.react("hosts-of-mordor", AttackFought)
def are_thrown_back(game: Game, event: AttackFought) -> list[Event]:
    """Whoever throws back all three, and is its player's opponent, keeps the card."""
    combat = event.combat
    if game.card(combat.source).card != "DM-72" or not game.value(BEATEN, combat.strikes):
        return []
    if game.card(combat.source).owner == combat.defender:
        return []
    fact = Fact(_BEATEN, combat.source, _HOSTS.index(combat.attack), "company", "DM-72")
    before = {each.value for each in game.state.facts_of(_BEATEN) if each.about == combat.source}
    if len({*before, fact.value}) < len(_HOSTS):
        return [Remembered(fact=fact)]
    return [
        Forgotten(what=_BEATEN, about=combat.source),
        CardMoved(card=combat.source, to=_PILE, player=combat.defender),
    ]


@MORDOR_IN_ARMS.define("hosts-of-mordor", MARSHALLING_POINTS)
def count_as_kills(game: Game, player: str, source: str) -> int | None:
    """They count as kills for him."""
    if source != "kill":
        return None
    kept = [each for each in game.state.pile(player, _PILE) if game.card(each).card == "DM-72"]
    return _KILLS * len(kept) or None


@MORDOR_IN_ARMS.adjust("under-its-eyes", INFLUENCE_TOTAL, says="Mordor in Arms")
def are_afraid(game: Game, total: int, faction: str, who: str, dice: int) -> int | None:
    """Near Mordor it is hard to win anybody."""
    copies = len(_in_arms(game, game.card(who).owner))
    return total - _HARDER * copies if copies and lives_in(game, faction, _THREATENED) else None


@MORDOR_IN_ARMS.adjust("under-its-eyes", INFLUENCE_RESULT, says="Mordor in Arms")
def are_not_to_be_won_away(
    game: Game, result: int, action: InfluenceCard, ours: int, theirs: int
) -> int | None:
    """Nor to win them away."""
    copies = len(_in_arms(game, action.player))
    afraid = copies and lives_in(game, action.target, _THREATENED)
    return result - _HARDER * copies if afraid else None


@MORDOR_IN_ARMS.forbid(
    "under-its-eyes", PlayEvent, says="With Mordor in Arms nobody musters those people."
)
def are_not_mustered(game: Game, action: PlayEvent) -> bool:
    """And not by a show of swords."""
    faction = tried_with_swords(game, action)
    if faction is None or not _in_arms(game, action.player):
        return False
    return lives_in(game, faction, _THREATENED)
