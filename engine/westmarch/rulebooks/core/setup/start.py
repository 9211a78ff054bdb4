"""Before the game: minor items for the starting company, the hand, and influence."""

from westmarch.cards.kinds import BALROG, KINDS, PLAYERS, RINGWRAITH, WIZARD, Kind
from westmarch.kernel.lack import Lack, all_of
from westmarch.kernel.order import Layer, Rank
from westmarch.mechanics.lookups import company_of, in_play, item_facts
from westmarch.mechanics.quantities.agents import PLAYS_AS_CHARACTER, PLAYS_AS_HAZARD
from westmarch.mechanics.quantities.ending import GAME_LENGTH
from westmarch.mechanics.quantities.influence import GENERAL_INFLUENCE, UNUSED_INFLUENCE
from westmarch.mechanics.quantities.people import ALIGNMENT
from westmarch.mechanics.quantities.setup import NEXT_SETUP_STEP, STARTS_AS_ITEM
from westmarch.mechanics.quantities.sites import SITE_TYPE
from westmarch.mechanics.quantities.turn import FIRST_PLAYER, HAND_SIZE, ROLLS_AGAIN, STARTING_HAND
from westmarch.mechanics.sides import is_fallen, is_orc_or_troll
from westmarch.rulebooks.core.setup import RULES
from westmarch.table.actions import Finish, MoveCompany, PlaceStartingItem, PlayCharacter
from westmarch.table.game import Game
from westmarch.table.windows import DRAFT, SETUP, STARTING_SITES

_EIGHT = 8
"""The cards of a hand of which nothing else is said."""


@RULES.define("game-lengths", GAME_LENGTH)
def settled_or_usual(game: Game) -> str:
    """The length that was settled, or else the one that is played without a word."""
    rows = game.table("core.setup.game-lengths")
    lengths = {row["Length"].lower(): row["Unless another is settled"] for row in rows}
    return game.state.length or next(each for each, usual in lengths.items() if usual)


@RULES.permit(
    "draft-minor-items",
    PlaceStartingItem,
    Finish,
)
def gives_minor_item(game: Game, action: PlaceStartingItem | Finish) -> Lack | bool | None:
    """Up to two minor items of the pool go to starting characters."""
    if not game.state.at(SETUP):
        return None
    return isinstance(action, Finish) or _gives(game, action) or True


def _a_minor_item(game: Game, action: PlaceStartingItem) -> Lack | None:
    return None if _may_be_given(game, action.card) else Lack("{0.card} is no minor item.")


def _from_the_pool(game: Game, action: PlaceStartingItem) -> Lack | None:
    card = game.card(action.card)
    if (card.owner, card.place) == (action.player, "pool"):
        return None
    return Lack("{0.card} is not in {0.player}'s pool.")


def _to_a_starting_character(game: Game, action: PlaceStartingItem) -> Lack | None:
    company = company_of(game, action.character)
    own = company is not None and company.player == action.player
    return None if own else Lack("{0.character} is not {0.player}'s.")


def _one_of_two(game: Game, action: PlaceStartingItem) -> Lack | None:
    mine = (each for each in in_play(game) if game.card(each).owner == action.player)
    if sum(_may_be_given(game, each) for each in mine) < 2:
        return None
    return Lack("{0.player} has given two minor items from the pool already, and two are all.")


_gives = all_of(_a_minor_item, _from_the_pool, _to_a_starting_character, _one_of_two)


def _may_be_given(game: Game, card: str) -> bool:
    """Tell whether a card is a minor item, or may begin the game in the place of one."""
    minor = getattr(item_facts(game, card), "item_class", "") == "minor"
    return minor or game.value(STARTS_AS_ITEM, card)


@RULES.define("draft-minor-items", NEXT_SETUP_STEP, order=Rank.AFTER)
def items_come_next(game: Game, done: str) -> str | None:
    """After the draft, and whatever comes right after that, items are given."""
    return SETUP.name if done in (DRAFT.name, STARTING_SITES.name) else None


@RULES.define("starting-hand-eight", HAND_SIZE)
def holds_eight(game: Game, player: str) -> int:
    """A hand is eight cards, unless something changes that."""
    return _EIGHT


@RULES.define("starting-hand-ignores-modifiers", STARTING_HAND)
def begins_with_eight(game: Game, player: str) -> int:
    """The first hand is eight cards, whatever would change that."""
    return _EIGHT


@RULES.define("starting-general-influence", GENERAL_INFLUENCE)
def has_twenty(game: Game, player: str) -> int:
    """Everybody has twenty points of it."""
    return 20


@RULES.adjust("general-influence-not-negative", UNUSED_INFLUENCE, says="no less than nothing")
def nothing_is_left(game: Game, unused: int, player: str) -> int | None:
    """Nobody has less than nothing left."""
    return max(0, unused)


@RULES.define("fallen-wizard-hero-characters", ALIGNMENT)
def counts_as_hero(game: Game, character: str) -> str | None:
    """A Fallen-wizard's people are heroes, and so is he himself, but not Orcs and Trolls."""
    own = is_fallen(game, game.card(character).owner)
    return "hero" if own and not is_orc_or_troll(game, character) else None


@RULES.forbid(
    "balrog-sites-hazard-use",
    MoveCompany,
    PlayCharacter,
    says="{action.site} is a Balrog site, and serves others for nothing but playing hazards.",
)
def is_the_balrogs(game: Game, action: MoveCompany | PlayCharacter) -> bool:
    """Nobody but a Balrog player goes to a Balrog site."""
    balrog = game.printed(action.site).alignment == "balrog"
    return balrog and game.state.kind(action.player) != BALROG


@RULES.adjust("balrog-geann-a-lisch", SITE_TYPE)
def is_no_darkhaven(game: Game, site_type: str, site: str) -> str | None:
    """Geann a-Lisch is a ruin to a Balrog player."""
    card = game.state.cards.get(site)
    if card is None or game.name(site) != "Geann a-Lisch":
        return None
    return "Ruins & Lairs" if game.state.kind(card.owner) == BALROG else None


def _register_influence(kind: Kind) -> None:
    """Register the influence of a kind of player that controls nobody."""
    own = PLAYERS[kind].influence

    @RULES.adjust(
        f"{kind}-extra-five",
        UNUSED_INFLUENCE,
        order=Layer.AFTER,
        says=f"{PLAYERS[kind].called} player's own",
    )
    def has_more(game: Game, unused: int, player: str) -> int | None:
        """Such a player has points of influence that control nobody."""
        return unused + own if game.state.kind(player) == kind else None


for _kind in (each for each in KINDS if PLAYERS[each].influence):
    _register_influence(_kind)


# Agents


@RULES.define("wizard-agents-are-hazards", PLAYS_AS_HAZARD)
def hazard_for_a_wizard(game: Game, card: str, player: str) -> bool:
    """For a Wizard an agent is a hazard and nothing else."""
    return game.state.kind(player) == WIZARD


@RULES.define("ringwraith-agent-dual-nature", PLAYS_AS_HAZARD)
def hazard_for_a_ringwraith(game: Game, card: str, player: str) -> bool:
    """For a Ringwraith he is both, until he is played: a hazard …"""
    return game.state.kind(player) == RINGWRAITH


@RULES.define("ringwraith-agent-dual-nature", PLAYS_AS_CHARACTER)
def character_for_a_ringwraith(game: Game, card: str, player: str) -> bool:
    """… and a character, if his card looks like one."""
    return game.state.kind(player) == RINGWRAITH and game.printed(card).alignment != "neutral"


@RULES.define("who-goes-first", FIRST_PLAYER)
def rolled_more(game: Game, rolls: tuple[tuple[str, int], ...]) -> str | None:
    """Whoever has rolled more has the first turn."""
    # Those who have rolled the same roll again: core.setup.tied-first-roll.
    player, _ = max(rolls, key=lambda each: each[-1])
    return player


@RULES.define("tied-first-roll", ROLLS_AGAIN)
def rolled_the_same(game: Game, rolls: tuple[tuple[str, int], ...]) -> bool:
    """Those who have rolled the same roll again."""
    return len({roll for _, roll in rolls}) == 1
