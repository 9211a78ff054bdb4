"""What resources of The White Hand say that no others say."""

from westmarch.cards.kinds import WIZARD
from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.lookups import character_facts, company_of, somebodys_facts
from westmarch.mechanics.quantities.actions import COPIES
from westmarch.mechanics.quantities.corruption import CHECK_MODIFIER
from westmarch.mechanics.quantities.items import LABELS
from westmarch.mechanics.quantities.people import (
    AVATAR,
    HOME_SITE,
    SKILLS_LEARNT,
    WHICH_FALLEN_WIZARD,
)
from westmarch.mechanics.quantities.points import POINTS_SAID
from westmarch.mechanics.sides import WIZARDS
from westmarch.rulebooks.cards.clause_registry import AS_WRITTEN
from westmarch.rulebooks.cards.things.cards import MAGIC
from westmarch.table.actions import PlayEvent
from westmarch.table.events.cards import CardMoved, EventPlayed
from westmarch.table.events.characters import CharacterPlayed
from westmarch.table.game import Game


def _of_player(game: Game, card: str, player: str) -> list[str]:
    """The copies of a card of the pool that a player has in play."""
    return [each for each in game.value(COPIES, card) if game.card(each).owner == player]


# WH-36

THE_WHITE_WIZARD = Rulebook("WH-36")


@THE_WHITE_WIZARD.react("no-white-but-one", CharacterPlayed, EventPlayed)
def gives_way_to_saruman(game: Game, event: CharacterPlayed | EventPlayed) -> list[Event]:
    """While the opponent's Wizard is Saruman, nobody else is white."""
    return [
        CardMoved(card=copy, to="discard-pile")
        for copy in game.value(COPIES, "WH-36")
        if _is_saruman(game, game.state.opponent(game.card(copy).owner))
    ]


def _is_saruman(game: Game, player: str) -> bool:
    avatar = game.value(AVATAR, player)
    return (
        game.state.kind(player) == WIZARD
        and avatar is not None
        and (game.name(avatar) == "Saruman")
    )


# WH-48

POISON_OF_HIS_VOICE = Rulebook("WH-48")


@POISON_OF_HIS_VOICE.forbid("on-a-companion", PlayEvent, says=AS_WRITTEN)
def lies_elsewhere(game: Game, action: PlayEvent) -> bool:
    """What lies on nobody of his company is beyond his voice."""
    hazard = game.state.cards.get(action.target or "")
    if game.printed(action.card).id != "WH-48" or action.effect != 0 or hazard is None:
        return False
    company = company_of(game, action.character) if action.character is not None else None
    return company is None or hazard.host not in company.characters


# WH-70

GATHERER_OF_LOYALTIES = Rulebook("WH-70")


@GATHERER_OF_LOYALTIES.define("more-to-some", POINTS_SAID)
def is_worth_more_to_him(game: Game, card: str, player: str) -> tuple[int, ...] | None:
    """Dragons to Alatar, and great peoples to Pallando."""
    printed = game.printed(card)
    if printed.type != "faction" or not printed.unique or not _of_player(game, "WH-70", player):
        return None
    who = game.value(WHICH_FALLEN_WIZARD, player)
    if who == "Alatar" and getattr(printed.facts, "race", "") == "Dragon":
        return (4,)
    return (3,) if who == "Pallando" and printed.points >= 3 else None


# WH-78

NEVER_REFUSE = Rulebook("WH-78")


@NEVER_REFUSE.adjust("magic-is-kind", CHECK_MODIFIER, says="Never Refuse")
def bears_magic_better(game: Game, modifier: int, check: object) -> int | None:
    """What his player's magic costs others, it costs them less."""
    source, who = getattr(check, "source", None), getattr(check, "character", "")
    if source not in game.state.cards or character_facts(game, who).race in WIZARDS:
        return None
    player = game.card(who).owner
    magic = not set(MAGIC).isdisjoint(game.value(LABELS, source))
    his = game.card(str(source)).owner == player and _of_player(game, "WH-78", player)
    return modifier + 2 if magic and his else None


# WH-81

SPELLS_BORN_OF_DISCORD = Rulebook("WH-81")


@SPELLS_BORN_OF_DISCORD.define("all-magic", SKILLS_LEARNT)
def knows_all_magic(game: Game, who: str) -> tuple[str, ...] | None:
    """His Fallen-wizard uses whatever magic there is."""
    player = game.card(who).owner
    if somebodys_facts(game, who).race != "Fallen-wizard" or not _of_player(game, "WH-81", player):
        return None
    return tuple(f"{each}-using character" for each in MAGIC)


# WH-97

CHAMBERS = Rulebook("WH-97")


@CHAMBERS.forbid("hero-hall", PlayEvent, says=AS_WRITTEN)
def is_no_hall_of_ones_own(game: Game, action: PlayEvent) -> bool:
    """It takes a hero site card, and one of his own."""
    site = game.state.cards.get(action.target or "")
    if game.printed(action.card).id != "WH-97" or site is None:
        return False
    return site.owner != action.player or game.printed(site.id).alignment != "hero"


@CHAMBERS.define("gandalfs-home", HOME_SITE)
def is_at_home_in_the_chambers(game: Game, character: str, site: str) -> bool | None:
    """Gandalf is at home where his chambers are."""
    if game.name(character) != "Gandalf" or site not in game.state.cards:
        return None
    hosts = (game.card(each).host for each in game.value(COPIES, "WH-97"))
    return (
        any(each in game.state.cards and game.name(str(each)) == game.name(site) for each in hosts)
        or None
    )
