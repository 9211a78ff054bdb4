"""The untap phase."""

from westmarch.kernel.event import Event
from westmarch.kernel.needs import Need, lacking
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.journey import site_of
from westmarch.mechanics.quantities.hazards import LIMIT_HALVED
from westmarch.mechanics.quantities.people import AVATAR
from westmarch.mechanics.quantities.sites import HEALS
from westmarch.mechanics.quantities.turn import SIDEBOARD_OPENER
from westmarch.mechanics.sideboard import HALVED_LIMITS
from westmarch.mechanics.sides import is_hazard_for
from westmarch.table.actions import FetchFromSideboard, Finish, Heal, Untap
from westmarch.table.events.cards import SideboardOpened
from westmarch.table.events.memory import Remembered
from westmarch.table.game import Game
from westmarch.table.state import IN_PLAY, Fact
from westmarch.table.telling import not_now, place_told
from westmarch.table.windows import END_UNTAP, UNTAP

RULES = Rulebook("core.untap")

_BRINGING: tuple[Need, ...] = (
    (lambda _, action: bool(action.cards), "No card is named that is to come."),
    (
        lambda _, action: len(set(action.cards)) == len(action.cards),
        "The same card is named twice.",
    ),
    (
        lambda game, action: all(
            each in game.state.pile(action.player, "sideboard") for each in action.cards
        ),
        "Not all that is to come is in {action.player}'s sideboard.",
    ),
    (lambda *_: False, "Not all that is to come are hazards."),
)
"""What it takes to bring hazards from the sideboard."""


def _not_all_lie(game: Game, cards: tuple[str, ...], how: str) -> str:
    """Name the first of some cards that does not lie so, and how it lies."""
    for each in cards:
        if game.card(each).place != IN_PLAY:
            return f"{game.name(each)} is {place_told(game, each)}."
        if game.card(each).position != how:
            return f"{game.name(each)} is {game.card(each).position}, and not {how}."
    return ""


def _not_all_at_a_haven(game: Game, cards: tuple[str, ...]) -> str:
    """Name the first of those to be healed who is at no haven."""
    for each in cards:
        site = site_of(game, each)
        if site is None or not game.value(HEALS, site, game.card(each).owner):
            where = game.name(site) if site is not None else "no site"
            return f"{game.name(each)} is at {where}, and that is no haven of its player's."
    return ""


@RULES.permit(
    "untap-cards",
    Untap,
    says="In the untap phase, a player untaps his own cards.",
    otherwise=lacking(
        (
            lambda game, _: game.state.at(UNTAP),
            not_now("Cards are untapped at the beginning of the untap phase"),
        ),
        otherwise=lambda game, action: _not_all_lie(game, action.cards, "tapped"),
    ),
)
def untaps_tapped_cards(game: Game, action: Untap) -> bool:
    """Tapped cards in play may be untapped."""
    state = game.state
    tapped = (state.cards[each].position == "tapped" for each in action.cards)
    return state.at(UNTAP) and all(tapped)


@RULES.forbid(
    "only-own-cards",
    Untap,
    Heal,
    says="Only the player whose turn it is untaps and heals, and only his own cards.",
)
def untaps_for_another(game: Game, action: Untap | Heal) -> bool:
    """The hazard player's cards stay as they are."""
    player = game.state.turn_player
    owners = {game.card(each).owner for each in action.cards}
    return owners != {player}


@RULES.permit("optional", Finish, says="Nobody has to untap or heal everything.")
def leaves_cards_as_they_are(game: Game, action: Finish) -> bool | None:
    """The player is done when he says so, whatever is still tapped or wounded."""
    return game.state.at(UNTAP) or None


@RULES.permit(
    "heal-at-haven",
    Heal,
    says="In the untap phase, a wounded character at a haven may be healed.",
    otherwise=lacking(
        (
            lambda game, _: game.state.at(UNTAP),
            not_now("Healing at a haven is for the untap phase"),
        ),
        (
            lambda game, action: all(
                game.card(each).position == "wounded" for each in action.cards
            ),
            lambda game, action: _not_all_lie(game, action.cards, "wounded"),
        ),
        otherwise=lambda game, action: _not_all_at_a_haven(game, action.cards),
    ),
)
def heals_at_haven(game: Game, action: Heal) -> bool:
    """Wounded characters and allies at a haven may be healed."""
    return game.state.at(UNTAP) and all(_wounded_at_haven(game, each) for each in action.cards)


def _wounded_at_haven(game: Game, card: str) -> bool:
    here, site = game.card(card), site_of(game, card)
    return here.position == "wounded" and site is not None and game.value(HEALS, site, here.owner)


@RULES.forbid("heal-or-untap", Untap, says="Whoever was healed in this phase stays tapped.")
def was_healed(game: Game, action: Untap) -> bool:
    """Healing is all that a character gets out of an untap phase."""
    return any(game.state.fact("healed", each) is not None for each in action.cards)


@RULES.forbid("sites-stay-tapped", Untap, says="Sites do not untap in the untap phase.")
def untaps_a_site(game: Game, action: Untap) -> bool:
    """Sites stay tapped."""
    return any(game.printed(each).type == "site" for each in action.cards)


@RULES.permit("sideboard-access-condition", Finish)
def leaves_the_sideboard(game: Game, action: Finish) -> bool | None:
    """The hazard player need not reach for the sideboard."""
    return game.state.at(END_UNTAP) or None


@RULES.define("sideboard-access-condition", SIDEBOARD_OPENER)
def avatar_to_guard_against(game: Game, player: str) -> str | None:
    """It is an avatar that is to be guarded against."""
    return game.value(AVATAR, player)


@RULES.forbid(
    "sideboard-access-condition",
    FetchFromSideboard,
    says="The player whose turn it is has no avatar in play.",
    blanket="kind",
)
def nobody_to_guard_against(game: Game, action: FetchFromSideboard) -> bool:
    """Without one the hazard player does not reach for the sideboard."""
    player = game.state.turn_player
    return action.player != player and not game.value(SIDEBOARD_OPENER, player)


@RULES.forbid(
    "sideboard-access-timing",
    FetchFromSideboard,
    says="Hazards come from the sideboard at the end of the opponent's untap phase only.",
    blanket="kind",
)
def not_the_moment(game: Game, action: FetchFromSideboard) -> bool:
    """The moment comes once, as the untap phase ends."""
    return action.player != game.state.turn_player and not game.state.at(END_UNTAP)


@RULES.permit(
    "five-hazards-to-discard",
    FetchFromSideboard,
    otherwise=lacking(
        (
            lambda game, action: len(action.cards) <= 5,
            lambda game, action: (
                f"Five hazards at most come to the discard pile, and these are {len(action.cards)}."
            ),
        ),
        *_BRINGING,
    ),
)
def hazards_to_the_discard_pile(game: Game, action: FetchFromSideboard) -> bool | None:
    """Up to five hazards go to the discard pile."""
    if action.player == game.state.turn_player or action.to != "discard-pile":
        return None
    return 1 <= len(action.cards) <= 5 and _hazards_of_sideboard(game, action)


@RULES.permit(
    "one-hazard-to-deck",
    FetchFromSideboard,
    otherwise=lacking(
        (
            lambda game, action: len(action.cards) == 1,
            lambda game, action: (
                f"One hazard comes into the play deck, and these are {len(action.cards)}."
            ),
        ),
        *_BRINGING,
    ),
)
def hazard_into_the_deck(game: Game, action: FetchFromSideboard) -> bool | None:
    """One hazard goes into the play deck."""
    if action.player == game.state.turn_player or action.to != "play-deck":
        return None
    return len(action.cards) == 1 and _hazards_of_sideboard(game, action)


def _hazards_of_sideboard(game: Game, action: FetchFromSideboard) -> bool:
    mine = game.state.pile(action.player, "sideboard")
    return len(set(action.cards)) == len(action.cards) and all(
        each in mine and is_hazard_for(game, action.player, each) for each in action.cards
    )


@RULES.forbid(
    "five-card-minimum",
    FetchFromSideboard,
    says="The play deck has fewer than five cards.",
)
def deck_is_too_small(game: Game, action: FetchFromSideboard) -> bool:
    """A small play deck takes nothing in."""
    deck = game.state.pile(action.player, "play-deck")
    return action.to == "play-deck" and len(deck) < 5


@RULES.react("hazard-limit-halved", SideboardOpened)
def it_will_cost(game: Game, event: SideboardOpened) -> list[Event]:
    """What is gained from the sideboard in this way has to be paid for later in the turn."""
    if not game.state.at(END_UNTAP):
        return []
    opener = game.value(SIDEBOARD_OPENER, game.state.turn_player)
    return [Remembered(fact=Fact(HALVED_LIMITS, event.player, opener, until="turn"))]


@RULES.define("hazard-limit-halved", LIMIT_HALVED)
def limits_are_halved(game: Game, player: str) -> bool:
    """The price is half of each base hazard limit."""
    return game.state.fact(HALVED_LIMITS, player) is not None


@RULES.forbid(
    "sideboard-once-per-turn",
    FetchFromSideboard,
    says="{action.player} has reached for the sideboard in this turn already.",
    blanket="kind",
)
def has_reached_already(game: Game, action: FetchFromSideboard) -> bool:
    """Once a turn, in one of the two ways."""
    state = game.state
    return action.player != state.turn_player and state.fact("sideboard", action.player) is not None
