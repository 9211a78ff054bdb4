"""The turn: who does what, in which order its phases come, and what may happen in any of them."""

from westmarch.cards.model.card import Event as EventFacts
from westmarch.kernel.event import Event
from westmarch.kernel.lack import UNSAID, Lack, all_of, told
from westmarch.kernel.order import Rank
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.companies import in_its_part
from westmarch.mechanics.hands import is_held
from westmarch.mechanics.lookups import (
    cards_named,
    companies_of,
    is_avatar,
    table_cards,
)
from westmarch.mechanics.quantities.actions import ACTION_SORT, DEMANDS_WAIT
from westmarch.mechanics.quantities.people import IS_HAVEN, WHICH_FALLEN_WIZARD
from westmarch.mechanics.quantities.points import AVATAR_LOSS, MARSHALLING_POINTS
from westmarch.mechanics.quantities.turn import NEXT_PHASE, TIME_FOR_RESOURCES
from westmarch.mechanics.quantities.uniqueness import COUNTS_AS_IN_PLAY, TAKEN
from westmarch.mechanics.sides import is_hazard_action, is_specific
from westmarch.table.actions import (
    EVERY,
    HAZARD,
    PLAY,
    RESOURCE,
    Action,
    AnyPlay,
    ExchangeCards,
    Finish,
    PlayCharacter,
    PlayEvent,
)
from westmarch.table.events.cards import (
    CardDrawn,
    CardMoved,
    DeckExhausted,
    DeckRenewed,
    ExhaustionFelt,
)
from westmarch.table.events.characters import (
    CharacterDiscarded,
    CharacterEliminated,
    CharacterReturned,
)
from westmarch.table.events.companies import CompanyEmptied, JourneysEnded
from westmarch.table.game import Game
from westmarch.table.state import IN_PLAY, pile
from westmarch.table.telling import phase_now
from westmarch.table.windows import EXCHANGE, LONG_EVENT, ORGANIZATION, TURN

RULES = Rulebook("core.turn")

_ORDER = tuple(TURN)


@RULES.define("phase-order", NEXT_PHASE)
def phase_after(game: Game, phase: str) -> str | None:
    """Six phases follow one another."""
    following = _ORDER.index(phase) + 1 if phase else 0
    return _ORDER[following] if following < len(_ORDER) else None


@RULES.permit(
    "no-gap-between-phases", Finish, says="The player whose turn it is says when a phase is over."
)
def phase_is_done(game: Game, action: Finish) -> bool | None:
    """Being done with a phase lets the next one begin at once."""
    return game.state.window.kind in (ORGANIZATION, LONG_EVENT) or None


# The two players


@RULES.permit(
    "resource-player-any-phase",
    PlayEvent,
    says="It is the player's own turn, and nothing else is under way.",
)
def resource_event_in_own_turn(game: Game, action: PlayEvent) -> Lack | bool | None:
    """Short-events and permanent-events that are resources fit into any phase of one's turn."""
    facts = game.printed(action.card).facts
    if not isinstance(facts, EventFacts) or facts.side != "resource" or facts.length == "long":
        return None
    return _plays_a_resource(game, action) or True


def _in_own_turn(game: Game, action: PlayEvent) -> Lack | None:
    # Whose turn it is other rules tell.
    return None if action.player == game.state.turn_player else UNSAID


def _when_there_is_time(game: Game, action: PlayEvent) -> Lack | None:
    if game.value(TIME_FOR_RESOURCES, action.player):
        return None
    # So they do what an attack leaves time for.
    if game.state.combat is not None:
        return UNSAID
    return Lack("Something else is under way, and {0.card} has to wait until it is over.")


_plays_a_resource = all_of(_in_own_turn, is_held, _when_there_is_time)


@RULES.define("resource-player-any-phase", TIME_FOR_RESOURCES)
def is_free_to_act(game: Game, player: str) -> bool:
    """It is their own turn, and neither combat nor a chain is under way."""
    state = game.state
    return player == state.turn_player and state.window.kind.resources


@RULES.forbid(
    "resource-player-no-hazards",
    HAZARD,
    says="It is {action.player}'s own turn, in which {action.player} plays no hazards.",
)
def hazard_in_own_turn(game: Game, action: Action) -> bool:
    """No hazards in one's own turn."""
    return action.player == game.state.turn_player and is_hazard_action(game, action)


@RULES.forbid(
    "hazard-player-window",
    HAZARD,
    says=lambda game, *_: (
        "Hazards are played in the opponent's movement/hazard phase only, and it is "
        f"{phase_now(game)}."
    ),
)
def hazard_out_of_phase(game: Game, action: Action) -> bool:
    """Hazards have their phase."""
    return is_hazard_action(game, action) and game.state.phase != "movement-hazard"


@RULES.forbid(
    "hazard-player-no-resources",
    RESOURCE,
    says="It is not {action.player}'s turn, so {action.player} uses no resources or characters.",
)
def resource_out_of_turn(game: Game, action: Action) -> bool:
    """No resources and no characters in the opponent's turn."""
    away = action.player != game.state.turn_player
    return away and game.value(ACTION_SORT, action) == "resource"


@RULES.forbid(
    "one-copy-for-both",
    PLAY,
    says=told,
)
def copy_in_play(game: Game, action: AnyPlay) -> Lack | None:
    """One copy of a unique card, whoever plays it."""
    copies = _copies_in_play(game, action.card) if game.printed(action.card).unique else ()
    return Lack(_copy_told, (action.card, copies[0])) if copies else None


@RULES.define("one-copy-for-both", TAKEN)
def copies_have_its_place(game: Game, card: str) -> tuple[str, ...]:
    """Its place is taken by any copy that counts as in play, whoever's that is."""
    return _copies_in_play(game, card)


def _copies_in_play(game: Game, card: str) -> tuple[str, ...]:
    copies = cards_named(game, game.name(card))
    return tuple(each for each in copies if each != card and game.value(COUNTS_AS_IN_PLAY, each))


def _copy_told(game: Game, card: str, copy: str) -> str:
    bearer = game.card(copy).host
    borne = bearer in game.state.cards and game.printed(copy).type != "character"
    where = f": {game.name(bearer)} has it" if bearer is not None and borne else ""
    whose = f"{game.called(game.card(copy).owner)}'s"
    return f"{game.name(card)} is unique, and {whose} is in play already{where}."


# An avatar is lost


@RULES.define("avatar-eliminated", AVATAR_LOSS)
def avatar_costs_points(game: Game, player: str) -> int | None:
    """An eliminated avatar costs five miscellaneous points."""
    return 5 if _lost_avatar(game, player) else None


@RULES.adjust("avatar-eliminated", MARSHALLING_POINTS, says="elimination of the avatar")
def points_are_lost(game: Game, points: int, player: str, source: str) -> int | None:
    """They are lost from the moment of the elimination."""
    loss: int = game.value(AVATAR_LOSS, player) if source == "miscellaneous" else 0
    return points - loss if loss else None


@RULES.forbid(
    "no-second-avatar",
    PlayCharacter,
    says="{action.player}'s avatar was eliminated, and there is no other.",
    blanket="card",
)
def avatar_was_lost(game: Game, action: PlayCharacter) -> bool:
    """After the first avatar comes no second."""
    return is_avatar(game, action.card) and _lost_avatar(game, action.player)


def _lost_avatar(game: Game, player: str) -> bool:
    return any(is_avatar(game, each) for each in game.state.pile(player, "out-of-play"))


@RULES.react(
    "fallen-wizard-avatar-leaves",
    CharacterEliminated,
    CharacterDiscarded,
    CharacterReturned,
    says=lambda game, _, event: (
        f"{game.name(event.card)} has left play, and so the Stage cards that are specific to "
        "him are discarded."
    ),
)
def what_was_his_goes_with_him(
    game: Game, event: CharacterEliminated | CharacterDiscarded | CharacterReturned
) -> list[Event]:
    """A Fallen-wizard who leaves play takes along the Stage permanent-events specific to him."""
    player, name = game.card(event.card).owner, game.name(event.card)
    return [
        CardMoved(card=each.id, to="discard-pile")
        for each in table_cards(game)
        if each.owner == player and is_specific(game, each.id, name)
        if isinstance(game.printed(each.id).facts, EventFacts)
    ]


@RULES.forbid(
    "fallen-wizard-no-specific-cards",
    PLAY,
    says="{action.card} is specific to an avatar who was eliminated.",
    blanket="card",
)
def avatar_is_gone_for_good(game: Game, action: AnyPlay) -> bool:
    """Stage resources specific to an avatar who was eliminated are not played any more."""
    lost = game.state.pile(action.player, "out-of-play")
    return any(is_specific(game, action.card, game.name(each)) for each in lost)


@RULES.adjust("fallen-wizard-no-longer-counts", WHICH_FALLEN_WIZARD)
def is_nobody_now(game: Game, wizard: str, player: str) -> str | None:
    """Without his avatar a player is that Fallen-wizard no more."""
    return "" if wizard and _lost_avatar(game, player) else None


# A company is lost


@RULES.react("empty-company-events", CompanyEmptied)
def events_are_discarded(game: Game, event: CompanyEmptied) -> list[Event]:
    """Permanent-events that lie on the company are discarded."""
    held = game.state.companies[event.company].holds
    return [CardMoved(card=each, to="discard-pile") for each in held]


@RULES.react("empty-company-site", CompanyEmptied)
def site_is_put_away(game: Game, event: CompanyEmptied) -> list[Event]:
    """Its site goes at once, where it belongs."""
    if game.state.phase == "movement-hazard" and in_its_part(game.state, event.company):
        return []
    return [
        CardMoved(card=each, to="discard-pile" if _is_tapped(game, each) else "location-deck")
        for each in _deserted(game, event.company)
    ]


@RULES.react("empty-company-in-movement", JourneysEnded)
def sites_are_put_away(game: Game, event: JourneysEnded) -> list[Event]:
    """The site of a company that was lost on its journey goes when all journeys are over."""
    sites = {
        site: company.player
        for company in game.state.companies.values()
        if not company.characters
        for site in _deserted(game, company.id)
    }
    return [
        CardMoved(
            card=site,
            to="discard-pile"
            if _is_tapped(game, site) and not game.value(IS_HAVEN, site, player)
            else "location-deck",
        )
        for site, player in sites.items()
    ]


def _is_tapped(game: Game, card: str) -> bool:
    return game.card(card).position == "tapped"


def _deserted(game: Game, company: str) -> list[str]:
    """The sites in play where a lost company was or went, and no other company is or goes."""
    lost = game.state.companies[company]
    others = companies_of(game, lost.player)
    wanted = {each.site for each in others} | {each.destination for each in others}
    return [
        site
        for site in dict.fromkeys((lost.site, lost.destination))
        if site is not None and site not in wanted and game.card(site).place == IN_PLAY
    ]


# The play deck runs out


@RULES.react("deck-exhausted", CardDrawn)
def last_card_was_drawn(game: Game, event: CardDrawn) -> list[Event]:
    """Drawing its last card exhausts the play deck."""
    left = game.state.pile(event.player, "play-deck")
    return [] if left else [DeckExhausted(player=event.player)]


@RULES.react("exhaustion-discards", DeckExhausted, order=Rank.EARLY)
def cards_act_on_it(game: Game, event: DeckExhausted) -> list[Event]:
    """First, cards in play that are discarded when a play deck is exhausted go, whose ever."""
    return [ExhaustionFelt(player=event.player)]


@RULES.react("exhaustion-returns-sites", DeckExhausted, order=Rank.BEFORE)
def sites_return(game: Game, event: DeckExhausted) -> list[Event]:
    """Next, the player's discarded sites go back to the location deck."""
    return [
        CardMoved(card=each, to="location-deck")
        for each in game.state.pile(event.player, "discard-pile")
        if game.printed(each).type == "site"
    ]


@RULES.permit(
    "exhaustion-exchange",
    ExchangeCards,
    Finish,
    says="As the play deck is exhausted, up to five cards may change places between the sideboard "
    "and the discard pile.",
)
def exchanges_with_sideboard(game: Game, action: ExchangeCards | Finish) -> Lack | bool | None:
    """Then up to five cards change places with as many of the sideboard."""
    if not game.state.at(EXCHANGE):
        return None
    return isinstance(action, Finish) or _exchanges(game, action) or True


def _up_to_five(game: Game, action: ExchangeCards) -> Lack | None:
    number = max(len(action.from_sideboard), len(action.from_discard_pile))
    if number <= 5:
        return None
    return Lack("Five cards at most change places, and these are {0}.", (number,))


def _of_the_two_piles(game: Game, action: ExchangeCards) -> Lack | None:
    if not _all_in(action.from_sideboard, game.state.pile(action.player, "sideboard")):
        return Lack("Not all of what is to come is in the sideboard, each card once.")
    if not _all_in(action.from_discard_pile, game.state.pile(action.player, "discard-pile")):
        return Lack("Not all of what is to go is in the discard pile, each card once.")
    return None


def _as_many_as_go(game: Game, action: ExchangeCards) -> Lack | None:
    if len(action.from_sideboard) == len(action.from_discard_pile):
        return None
    if game.reading("q.core.uneven-exchange") == "b":
        return None
    return Lack("As many cards have to come as go, as that is read.")


_exchanges = all_of(_up_to_five, _of_the_two_piles, _as_many_as_go)


def _all_in(cards: tuple[str, ...], pile: tuple[str, ...]) -> bool:
    return len(set(cards)) == len(cards) and set(cards) <= set(pile)


@RULES.react("exhaustion-reshuffle", DeckRenewed)
def discard_pile_becomes_deck(game: Game, event: DeckRenewed) -> list[Event]:
    """Last, the discard pile becomes the new play deck."""
    discarded = game.state.pile(event.player, "discard-pile")
    return [CardMoved(card=each, to="play-deck") for each in discarded]


@RULES.forbid(
    "exhaustion-immediate",
    EVERY,
    says="A play deck is being exhausted, and nothing comes in between.",
    blanket="kind",
)
def deck_is_being_exhausted(game: Game, action: Action) -> bool:
    """Nobody responds while a new play deck is made."""
    return game.state.at(EXCHANGE) and not isinstance(action, ExchangeCards | Finish)


@RULES.define("exhaustion-immediate", DEMANDS_WAIT)
def new_deck_comes_first(game: Game) -> bool:
    """What else has come up waits until there is a new play deck."""
    return game.state.at(EXCHANGE)


@RULES.replace("no-cards-left", CardMoved)
def discard_becomes_deck(game: Game, event: CardMoved) -> list[Event] | None:
    """Without play deck and discard pile, the next card discarded is the play deck."""
    card = game.card(event.card)
    if event.to != "discard-pile" or card.place == "sideboard":
        return None
    if not _has_no_deck(game, card.owner) or game.state.pile(card.owner, "discard-pile"):
        return None
    return [CardMoved(card=event.card, to="play-deck")]


@RULES.react("no-cards-left", CharacterDiscarded)
def character_becomes_deck(game: Game, event: CharacterDiscarded) -> list[Event]:
    """So is a character who is discarded from play."""
    player = game.card(event.card).owner
    alone = game.state.pile(player, "discard-pile") == (event.card,)
    return (
        [CardMoved(card=event.card, to="play-deck")] if alone and _has_no_deck(game, player) else []
    )


def _has_no_deck(game: Game, player: str) -> bool:
    """Tell whether a play deck is empty; where a position speaks of none, that says nothing."""
    return game.state.piles.get(pile(player, "play-deck")) == ()
