"""The untap phase."""

from westmarch.kernel.event import Event
from westmarch.kernel.lack import Lack, all_of
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.journey import site_of
from westmarch.mechanics.quantities.hazards import LIMIT_HALVED
from westmarch.mechanics.quantities.people import AVATAR
from westmarch.mechanics.quantities.sites import HEALS
from westmarch.mechanics.quantities.turn import SIDEBOARD_OPENER
from westmarch.mechanics.sideboard import HALVED_LIMITS, are_in_the_sideboard
from westmarch.mechanics.sides import is_hazard_for
from westmarch.table.actions import FetchFromSideboard, Finish, Heal, Untap
from westmarch.table.events.cards import SideboardOpened
from westmarch.table.events.memory import Remembered
from westmarch.table.game import Game
from westmarch.table.state import IN_PLAY, Fact
from westmarch.table.telling import not_now, place_told
from westmarch.table.windows import END_UNTAP, UNTAP

RULES = Rulebook("core.untap")


def _all_lie(game: Game, cards: tuple[str, ...], how: str) -> Lack | None:
    for each in cards:
        card = game.card(each)
        if card.position == how:
            continue
        if card.place != IN_PLAY:
            return Lack("{0} is {1}.", (each, place_told(game, each)))
        return Lack("{0} is {1}, and not {2}.", (each, card.position, how))
    return None


def _when_cards_untap(game: Game, _: Untap) -> Lack | None:
    if game.state.at(UNTAP):
        return None
    return Lack(not_now("Cards are untapped at the beginning of the untap phase"))


def _what_is_tapped(game: Game, action: Untap) -> Lack | None:
    return _all_lie(game, action.cards, "tapped")


_untaps = all_of(_when_cards_untap, _what_is_tapped)


@RULES.permit("untap-cards", Untap, says="In the untap phase, a player untaps his own cards.")
def untaps_tapped_cards(game: Game, action: Untap) -> Lack | bool:
    """Tapped cards in play may be untapped."""
    return _untaps(game, action) or True


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
)
def heals_at_haven(game: Game, action: Heal) -> Lack | bool:
    """Wounded characters and allies at a haven may be healed."""
    return _heals(game, action) or True


def _when_havens_heal(game: Game, _: Heal) -> Lack | None:
    if game.state.at(UNTAP):
        return None
    return Lack(not_now("Healing at a haven is for the untap phase"))


def _who_is_wounded(game: Game, action: Heal) -> Lack | None:
    return _all_lie(game, action.cards, "wounded")


def _who_is_at_a_haven(game: Game, action: Heal) -> Lack | None:
    for each in action.cards:
        site = site_of(game, each)
        if site is None or not game.value(HEALS, site, game.card(each).owner):
            says = "{0} is at {1}, and that is no haven of its player's."
            return Lack(says, (each, "no site" if site is None else site))
    return None


_heals = all_of(_when_havens_heal, _who_is_wounded, _who_is_at_a_haven)


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


@RULES.permit("five-hazards-to-discard", FetchFromSideboard)
def hazards_to_the_discard_pile(game: Game, action: FetchFromSideboard) -> Lack | bool | None:
    """Up to five hazards go to the discard pile."""
    if action.player == game.state.turn_player or action.to != "discard-pile":
        return None
    return _brings_up_to_five(game, action) or True


@RULES.permit("one-hazard-to-deck", FetchFromSideboard)
def hazard_into_the_deck(game: Game, action: FetchFromSideboard) -> Lack | bool | None:
    """One hazard goes into the play deck."""
    if action.player == game.state.turn_player or action.to != "play-deck":
        return None
    return _brings_one(game, action) or True


def _five_at_most(game: Game, action: FetchFromSideboard) -> Lack | None:
    number = len(action.cards)
    if number <= 5:
        return None
    return Lack("Five hazards at most come to the discard pile, and these are {0}.", (number,))


def _one_hazard(game: Game, action: FetchFromSideboard) -> Lack | None:
    number = len(action.cards)
    if number == 1:
        return None
    return Lack("One hazard comes into the play deck, and these are {0}.", (number,))


def _only_hazards(game: Game, action: FetchFromSideboard) -> Lack | None:
    if all(is_hazard_for(game, action.player, each) for each in action.cards):
        return None
    return Lack("Not all that is to come are hazards.")


_brings_up_to_five = all_of(_five_at_most, are_in_the_sideboard, _only_hazards)
_brings_one = all_of(_one_hazard, are_in_the_sideboard, _only_hazards)


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
