"""How Fallen-wizards draft: Stage resources, what these let begin, and where they start."""

from westmarch.cards.every import Named
from westmarch.cards.kinds import FALLEN_WIZARD
from westmarch.kernel.event import Event
from westmarch.kernel.lack import Lack, all_of
from westmarch.kernel.order import Rank
from westmarch.mechanics.agents import is_agent_card
from westmarch.mechanics.draft import chosen_start, laid, may_start_at, stages_in_pool
from westmarch.mechanics.lookups import is_site
from westmarch.mechanics.quantities.actions import COPIES
from westmarch.mechanics.quantities.decks import STARTING_SITE
from westmarch.mechanics.quantities.people import ADMITTED
from westmarch.mechanics.quantities.setup import (
    BRINGS,
    DUPLICATED,
    LAYS_MORE,
    PLACES_IN_DRAFT,
)
from westmarch.mechanics.sides import is_fallen, is_orc_or_troll, is_stage
from westmarch.rulebooks.core.setup import RULES
from westmarch.table.actions import DeclareStart, DraftCharacter, Finish
from westmarch.table.events.cards import CardMoved
from westmarch.table.events.memory import Remembered
from westmarch.table.events.setup import CHOSEN, GOES_WITH, RoundRevealed
from westmarch.table.game import Game
from westmarch.table.state import IN_PLAY, Fact
from westmarch.table.windows import DRAFT

_MIND = 5
"""So much mind somebody may have who begins with a Fallen-wizard player without any card."""


# Whom they may draft


def _is_brought(game: Game, action: DraftCharacter) -> bool:
    """Tell whether a drafted card expressly lets the character begin."""
    return action.by is not None and game.value(BRINGS, action.by, action.card)


@RULES.forbid(
    "fallen-wizard-draft-agents",
    DraftCharacter,
    says="{action.card} is an agent, and no resource that the player has drafted lets him begin.",
)
def agent_comes_unasked(game: Game, action: DraftCharacter) -> bool:
    """A Fallen-wizard player's agents need a resource that lets them in."""
    agent = is_fallen(game, action.player) and is_agent_card(game, action.card)
    return agent and not _is_brought(game, action)


@RULES.forbid(
    "fallen-wizard-draft-orcs",
    DraftCharacter,
    says="{action.card} is an Orc or a Troll, and no Stage resource that the player has drafted "
    "lets such begin.",
    blanket="card",
)
def orc_comes_unasked(game: Game, action: DraftCharacter) -> bool:
    """Orcs and Trolls need a Stage resource that lets them in."""
    return (
        is_fallen(game, action.player)
        and is_orc_or_troll(game, action.card)
        and not game.value(ADMITTED, action.card, action.player)
    )


@RULES.forbid(
    "fallen-wizard-draft-high-mind",
    DraftCharacter,
    says=lambda game, _, action: (
        f"{game.name(action.card)} has a mind of {_mind(game, action.card)}, and begins only with "
        "a Stage resource that lets such as him begin."
    ),
)
def too_great_a_mind(game: Game, action: DraftCharacter) -> bool:
    """Who has a mind of more than five needs one, too."""
    high = is_fallen(game, action.player) and _mind(game, action.card) > _MIND
    return high and not _is_brought(game, action)


def _mind(game: Game, card: str) -> int:
    return getattr(game.printed(card).facts, "mind", None) or 0


# Stage resources


@RULES.permit("fallen-wizard-draft-stage", DraftCharacter)
def lays_a_stage_resource(game: Game, action: DraftCharacter) -> Lack | bool | None:
    """A Fallen-wizard player lays the Stage resources of his pool, too."""
    if not game.state.at(DRAFT) or not is_stage(game, action.card):
        return None
    return _lays(game, action) or True


def _from_the_pool(game: Game, action: DraftCharacter) -> Lack | None:
    if action.card in stages_in_pool(game, action.player):
        return None
    return Lack("{0.card} is no Stage resource in {0.player}'s pool.")


def _by_a_fallen_wizard(game: Game, action: DraftCharacter) -> Lack | None:
    if is_fallen(game, action.player):
        return None
    return Lack("{0.player} is no Fallen-wizard player.")


def _by_itself(game: Game, action: DraftCharacter) -> Lack | None:
    return None if action.by is None else Lack("{0.by} brings characters, and no Stage resources.")


def _first_of_the_round(game: Game, action: DraftCharacter) -> Lack | None:
    if set(laid(game, action.player)).isdisjoint(stages_in_pool(game, action.player)):
        return None
    return Lack("{0.player} has laid a Stage resource in this round already.")


_lays = all_of(_from_the_pool, _by_a_fallen_wizard, _by_itself, _first_of_the_round)


@RULES.define("fallen-wizard-draft-stage", LAYS_MORE)
def lays_a_character_with_it(game: Game, player: str, card: str) -> bool:
    """Whether somebody is laid with it in the same round, first or after it, is open."""
    return game.reading("q.core.stage-resource-beside-a-character") == "b"


@RULES.forbid(
    "fallen-wizard-draft-stage",
    Finish,
    says=lambda game, _, action: (
        f"{game.called(action.player).capitalize()} still has Stage resources to draft."
    ),
)
def has_to_try(game: Game, action: Finish) -> bool:
    """He does not stop before he has tried to."""
    if not game.state.at(DRAFT) or not is_fallen(game, action.player) or laid(game, action.player):
        return False
    return any(
        on is None or not is_site(game, on) or _may_be_chosen(game, action.player, on)
        for stage in stages_in_pool(game, action.player)
        for on in game.value(PLACES_IN_DRAFT, stage)
    )


def _may_be_chosen(game: Game, player: str, site: str) -> bool:
    chosen = chosen_start(game, player)
    return may_start_at(game, site, player) if chosen is None else site == chosen


@RULES.define("draft-stage-duplicates", DUPLICATED)
def both_have_it(game: Game, card: str, cards: tuple[str, ...]) -> bool | None:
    """A unique Stage resource that both have turned up is duplicated."""
    if not is_stage(game, card):
        return None
    named = [each for each in cards if game.name(each) == game.name(card)]
    return game.printed(card).unique and len(named) > 1


@RULES.react(
    "draft-stage-duplicates",
    RoundRevealed,
    says=lambda game, _, event: " ".join(
        f"{game.name(each)} was turned up by both players, and is discarded."
        for each in event.cards[:1]
        if is_stage(game, each) and game.value(DUPLICATED, each, event.cards)
    ),
)
def is_discarded_or_played(game: Game, event: RoundRevealed) -> list[Event]:
    """Both are discarded; any other Stage resource comes into play."""
    found: list[Event] = []
    for each in event.cards:
        if not is_stage(game, each):
            continue
        if game.value(DUPLICATED, each, event.cards):
            found.append(CardMoved(card=each, to="discard-pile"))
            continue
        on = dict(event.with_them).get(each)
        there = is_site(game, on)
        found.append(CardMoved(card=each, to=IN_PLAY, host=on if there else None))
        if on is not None and not there:
            found.append(Remembered(fact=Fact(GOES_WITH, each, on)))
    return found


@RULES.forbid(
    "draft-stage-conditions",
    DraftCharacter,
    says="{action.card} cannot be played as {action.player} would play it.",
)
def cannot_come_into_play(game: Game, action: DraftCharacter) -> bool:
    """It is played on what its text asks for, if anything."""
    if not is_stage(game, action.card):
        return False
    return action.on not in game.value(PLACES_IN_DRAFT, action.card)


@RULES.adjust("draft-stage-conditions", PLACES_IN_DRAFT)
def is_there_already(
    game: Game, places: tuple[str | None, ...], card: str
) -> tuple[str | None, ...] | None:
    """A unique card is not played while a copy is in play."""
    unique = game.printed(card).unique
    return () if unique and game.value(COPIES, game.card(card).card) else None


# Where they start


@RULES.define("fallen-wizard-starting-site", STARTING_SITE)
def is_where_they_start(game: Game, card: Named, kind: str) -> bool | None:
    """They start at The White Towers, or in a ruin of two regions."""
    if kind != FALLEN_WIZARD:
        return None
    return any(
        row["Site"] == card.name
        or (card.has(row["Site"].removeprefix("any ")) and card.has(f"in {row['Region']}"))
        for row in game.table("core.setup.fallen-wizard-starting-site")
    )


@RULES.forbid(
    "fallen-wizard-starting-site",
    DeclareStart,
    DraftCharacter,
    says="A Fallen-wizard player's company begins at The White Towers, or at Ruins & Lairs in "
    "Arthedain or Rhudaur, and nowhere else.",
)
def does_not_start_there(game: Game, action: DeclareStart | DraftCharacter) -> bool:
    """A Fallen-wizard player has one starting company, at one of these."""
    if not is_fallen(game, action.player):
        return False
    if isinstance(action, DeclareStart):
        return action.second is not None or not may_start_at(game, action.site, action.player)
    on = action.on
    return on is not None and is_site(game, on) and not may_start_at(game, on, action.player)


@RULES.react("drafted-card-needs-site", RoundRevealed, order=Rank.BEFORE)
def lays_the_site_out(game: Game, event: RoundRevealed) -> list[Event]:
    """The site that a drafted card needs is laid out at once."""
    chosen = [
        (game.card(each).owner, on)
        for each, on in event.with_them
        if is_site(game, on) and not game.value(DUPLICATED, each, event.cards)
    ]
    return [
        happening
        for player, site in chosen
        if chosen_start(game, player) is None
        for happening in (
            CardMoved(card=site, to=IN_PLAY),
            Remembered(fact=Fact(CHOSEN, player, site)),
        )
    ]


@RULES.forbid(
    "drafted-card-needs-site",
    DeclareStart,
    DraftCharacter,
    says=lambda game, _, action: (
        f"{game.called(action.player).capitalize()} has chosen "
        f"{game.name(chosen_start(game, action.player) or '')} in the draft."
    ),
)
def has_chosen_another(game: Game, action: DeclareStart | DraftCharacter) -> bool:
    """And it is the starting site from then on."""
    chosen = chosen_start(game, action.player)
    site = action.site if isinstance(action, DeclareStart) else action.on
    if chosen is None or not is_site(game, site):
        return False
    return site != chosen
