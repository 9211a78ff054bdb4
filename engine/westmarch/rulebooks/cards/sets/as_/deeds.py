"""What single events of Against the Shadow do to characters: doubt, treason, theft and blows."""

from collections.abc import Iterator

from westmarch.cards.model.card import Item
from westmarch.cards.model.item_clauses import StaysWithBearer, StoredAt
from westmarch.cards.model.phrases.effects.cards import Remove
from westmarch.cards.model.phrases.effects.rolls import Roll
from westmarch.cards.model.phrases.targets import One
from westmarch.cards.model.phrases.things import Who
from westmarch.cards.model.play_clauses import Ability
from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.agents import homes_of
from westmarch.mechanics.control import is_character
from westmarch.mechanics.journey import companies_beside
from westmarch.mechanics.lookups import Cost, company_of, is_hazard
from westmarch.mechanics.quantities.actions import COSTS
from westmarch.mechanics.quantities.agents import AGENT_AT
from westmarch.mechanics.quantities.influence import UNUSED_INFLUENCE
from westmarch.mechanics.quantities.on_guard import TAKES_SOMEBODY
from westmarch.mechanics.quantities.people import ALIGNMENT, MIND
from westmarch.mechanics.quantities.points import POINTS
from westmarch.mechanics.sides import WIZARDS
from westmarch.rulebooks.cards.agent_influence import is_anothers, shows_himself, tapping
from westmarch.rulebooks.cards.choices import is_answer, is_called_for
from westmarch.rulebooks.cards.effects.rolls import unused_influence
from westmarch.rulebooks.cards.things.people import fits
from westmarch.table.actions import ChooseCard, PlayEvent
from westmarch.table.events.cards import (
    CardChosen,
    CardMoved,
    CardStored,
    CardTapped,
    ChoiceCalled,
    EventPlayed,
    ItemTransferred,
)
from westmarch.table.events.chain import OwnTextFollowed, RollCalled, RollMade
from westmarch.table.events.characters import CharacterDiscarded, CharacterReturned
from westmarch.table.events.memory import Remembered
from westmarch.table.game import Game
from westmarch.table.state import Fact

_PILE = "marshalling-point-pile"


# AS-23

A_LIE_IN_YOUR_EYES = Rulebook("AS-23")

_DOUBT = "AS-23.is-doubted"
_TRUSTED = 6


@A_LIE_IN_YOUR_EYES.react("is-doubted", OwnTextFollowed)
def is_doubted(game: Game, event: OwnTextFollowed) -> list[Event]:
    """His player says what comes of it."""
    who = event.here.target
    if who not in game.state.cards:
        return []
    allies = (each for each in game.card(who).holds if game.printed(each).type == "ally")
    tired = tuple(each for each in allies if game.card(each).position == "untapped")
    among = (who, *tired, event.card)
    player = game.card(who).owner
    return [ChoiceCalled(card=event.card, player=player, among=among, what=(_DOUBT, who))]


@A_LIE_IN_YOUR_EYES.permit(
    "is-doubted",
    ChooseCard,
    says="Whoever is doubted taps, or an ally of his does, or the card itself stands for a roll.",
)
def says_what_comes(game: Game, action: ChooseCard) -> bool | None:
    """The card itself stands for the roll."""
    return is_called_for(game, action, _DOUBT)


@A_LIE_IN_YOUR_EYES.react("is-doubted", CardChosen)
def takes_it(game: Game, event: CardChosen) -> list[Event]:
    """Somebody taps, or the dice are rolled."""
    if not is_answer(event, _DOUBT):
        return []
    if event.chosen == event.card:
        return [RollCalled(card=event.card, of=event.what[1], what=(_DOUBT,))]
    return [CardTapped(card=event.chosen)]


@A_LIE_IN_YOUR_EYES.define("is-doubted", TAKES_SOMEBODY)
def may_cost_him(game: Game, card: str) -> bool | None:
    """He may be found out."""
    return game.printed(card).id == "AS-23" or None


@A_LIE_IN_YOUR_EYES.react("is-doubted", RollMade)
def is_found_out(game: Game, event: RollMade) -> list[Event]:
    """Above his mind and six he goes."""
    if event.what != (_DOUBT,):
        return []
    beyond = event.roll > (game.value(MIND, event.of) or 0) + _TRUSTED
    return [CharacterDiscarded(card=event.of)] if beyond else []


# AS-28

FEALTY_UNDER_TRIAL = Rulebook("AS-28")

_TRIAL = "AS-28.is-tried"
_LOYAL = 15


@FEALTY_UNDER_TRIAL.forbid("of-minions", PlayEvent, says="{action.target} is no minion.")
def is_no_minion(game: Game, action: PlayEvent) -> bool:
    """It is the fealty of minions."""
    if game.printed(action.card).id != "AS-28" or action.target not in game.state.cards:
        return False
    return game.value(ALIGNMENT, action.target) != "minion"


@FEALTY_UNDER_TRIAL.react("is-tried", EventPlayed)
def is_tried(game: Game, event: EventPlayed) -> list[Event]:
    """The dice are rolled, and what he has is weighed."""
    if game.printed(event.card).id != "AS-28" or event.target not in game.state.cards:
        return []
    return [RollCalled(card=event.card, of=str(event.target), what=(_TRIAL,))]


@FEALTY_UNDER_TRIAL.react("is-tried", RollMade)
def is_judged(game: Game, event: RollMade) -> Iterator[Event]:
    """What can be stored is stored, and whoever has too much goes."""
    if event.what != (_TRIAL,):
        return
    player = game.card(event.of).owner
    weighed = [each for each in game.card(event.of).holds if _is_weighed(game, each)]
    total = event.roll + sum(
        game.value(POINTS, each, player) + (game.printed(each).corruption or 0) for each in weighed
    )
    for each in weighed:
        if _can_be_stored(game, each):
            yield CardStored(card=each, bearer=event.of)
    if total > _LOYAL:
        yield CharacterDiscarded(card=event.of)


def _is_weighed(game: Game, card: str) -> bool:
    return game.printed(card).type in ("item", "event")


def _can_be_stored(game: Game, card: str) -> bool:
    printed = game.printed(card)
    if isinstance(printed.facts, Item):
        return not any(isinstance(each, StaysWithBearer) for each in printed.clauses)
    return not is_hazard(game, card) and any(isinstance(each, StoredAt) for each in printed.clauses)


# AS-33

PILFER_ANYTHING = Rulebook("AS-33")

_PILFERS = "AS-33.pilfers"
_SAVES = "AS-33.saves-an-item"
_SAVED_BY = "AS-33.saved-by"
_AT_HOME = 5
_RESISTS = 5


@PILFER_ANYTHING.forbid(
    "pilfers", PlayEvent, says="{action.target} is no agent of {action.player}'s."
)
def is_not_his(game: Game, action: PlayEvent) -> bool:
    """It is one of his own whom its player sends."""
    return is_anothers(game, action, _PILFERS)


@PILFER_ANYTHING.permit(
    "pilfers",
    PlayEvent,
    says="{action.target} may lie face-down, and shows himself as he taps.",
    lifts=("core.targeting.face-down-cards",),
)
def may_have_been_hidden(game: Game, action: PlayEvent) -> bool | None:
    """Who lies face-down is shown as he taps for it."""
    return shows_himself(game, action, _PILFERS)


@PILFER_ANYTHING.define("pilfers", COSTS)
def taps_for_it(game: Game, card: str | None, action: object) -> tuple[Cost, ...] | None:
    """And who is sent taps."""
    return tapping(game, action, _PILFERS)


@PILFER_ANYTHING.react("pilfers", OwnTextFollowed)
def looks_around(game: Game, event: OwnTextFollowed) -> list[Event]:
    """Its player says whom he visits."""
    agent = str(event.here.target)
    if agent not in game.state.agents:
        return []
    places = set(game.value(AGENT_AT, agent))
    among = tuple(
        each
        for company in game.state.companies.values()
        for each in company.characters
        if not places.isdisjoint(homes_of(game, each))
    )
    if not among:
        return []
    what = (_PILFERS, agent)
    return [ChoiceCalled(card=event.card, player=event.here.player, among=among, what=what)]


@PILFER_ANYTHING.permit("pilfers", ChooseCard, says="He visits somebody who is at home there.")
def says_whom(game: Game, action: ChooseCard) -> bool | None:
    """Its player chooses."""
    return is_called_for(game, action, _PILFERS)


@PILFER_ANYTHING.react("pilfers", CardChosen)
def visits(game: Game, event: CardChosen) -> list[Event]:
    """The dice tell what he finds."""
    if not is_answer(event, _PILFERS):
        return []
    return [RollCalled(card=event.card, of=event.chosen, what=event.what)]


@PILFER_ANYTHING.react("pilfers", RollMade)
def robs_him(game: Game, event: RollMade) -> list[Event]:
    """Whom he robs of everything goes back to hand, but an item may be saved."""
    if not is_answer(event, _PILFERS):
        return []
    agent, company = event.what[1], company_of(game, event.of)
    home = set(game.value(AGENT_AT, agent)) & set(homes_of(game, agent))
    total = event.roll + (_AT_HOME if home else 0)
    if company is None or total <= (game.value(MIND, event.of) or 0) + _RESISTS:
        return []
    items = tuple(each for each in game.card(event.of).holds if game.printed(each).type == "item")
    if not items or len(company.characters) == 1:
        return [CharacterReturned(card=event.of)]
    among = (*items, event.card)
    what = (_SAVES, event.of)
    return [ChoiceCalled(card=event.card, player=company.player, among=among, what=what)]


@PILFER_ANYTHING.permit(
    "saves-an-item", ChooseCard, says="An item may be handed to a companion before that."
)
def says_what_is_saved(game: Game, action: ChooseCard) -> bool | None:
    """The card itself stands for none."""
    return is_called_for(game, action, _SAVES, _SAVED_BY)


@PILFER_ANYTHING.react("saves-an-item", CardChosen)
def is_saved(game: Game, event: CardChosen) -> list[Event]:
    """One item goes to a companion, or none, and then he goes back to hand."""
    if is_answer(event, _SAVES):
        who = event.what[1]
        company = company_of(game, who)
        if event.chosen == event.card or company is None:
            return [CharacterReturned(card=who)]
        others = tuple(each for each in company.characters if each != who)
        what = (_SAVED_BY, who, event.chosen)
        return [ChoiceCalled(card=event.card, player=company.player, among=others, what=what)]
    if is_answer(event, _SAVED_BY):
        _, who, item = event.what
        return [ItemTransferred(card=item, character=event.chosen), CharacterReturned(card=who)]
    return []


# AS-42

UNHAPPY_BLOWS = Rulebook("AS-42")

_BLOWS = "AS-42.come-to-blows"
_CAME_TO_BLOWS = "have come to blows"
"""Remembered of a company until the turn ends."""
_PAIRS = (("Elf", "Dwarf"), ("Troll", "Orc"))
_LESS = (5, 7)


def _of(game: Game, company: str, effect: int) -> tuple[str, ...]:
    """Give those of a company who are of one of two races that cannot bear each other."""
    members = game.state.companies[company].characters
    meant = Who(tuple((each,) for each in _PAIRS[effect]))
    return tuple(each for each in members if fits(game, meant, each))


@UNHAPPY_BLOWS.forbid(
    "come-to-blows", PlayEvent, says="There are none in that company who cannot bear each other."
)
def are_at_peace(game: Game, action: PlayEvent) -> bool:
    """It takes some of both."""
    if game.printed(action.card).id != "AS-42" or action.target not in game.state.companies:
        return False
    if not 0 <= action.effect < len(_PAIRS):
        return False  # That there is no such effect, another rule says.
    members = game.state.companies[str(action.target)].characters
    return not all(
        any(fits(game, Who(((race,),)), each) for each in members) for race in _PAIRS[action.effect]
    )


@UNHAPPY_BLOWS.define("come-to-blows", TAKES_SOMEBODY)
def may_part(game: Game, card: str) -> bool | None:
    """Some of them may go their own ways."""
    return game.printed(card).id == "AS-42" or None


@UNHAPPY_BLOWS.react("come-to-blows", EventPlayed)
def come_to_blows(game: Game, event: EventPlayed) -> list[Event]:
    """The dice tell how bad it is."""
    if game.printed(event.card).id != "AS-42" or event.target not in game.state.companies:
        return []
    company = str(event.target)
    return [
        Remembered(fact=Fact(_CAME_TO_BLOWS, company, None, "turn", "AS-42")),
        RollCalled(
            card=event.card,
            of=game.state.companies[company].characters[0],
            what=(_BLOWS, company, event.effect),
        ),
    ]


@UNHAPPY_BLOWS.react("come-to-blows", RollMade)
def some_have_to_go(game: Game, event: RollMade) -> list[Event]:
    """So much of mind has to go."""
    if not is_answer(event, _BLOWS):
        return []
    _, company, effect = event.what
    return _parting(game, event.card, company, effect, event.roll - _LESS[effect])


@UNHAPPY_BLOWS.permit(
    "come-to-blows", ChooseCard, says="What may be chosen is one of those who came to blows."
)
def says_who_goes(game: Game, action: ChooseCard) -> bool | None:
    """Their player chooses; once it is enough, the card itself stands for nobody more."""
    return is_called_for(game, action, _BLOWS)


@UNHAPPY_BLOWS.react("come-to-blows", CardChosen)
def goes_away(game: Game, event: CardChosen) -> list[Event]:
    """Who goes takes along what he bears."""
    if not is_answer(event, _BLOWS) or event.chosen == event.card:
        return []
    _, company, effect, left = event.what
    items = [each for each in game.card(event.chosen).holds if game.printed(each).type == "item"]
    mind = game.value(MIND, event.chosen) or 0
    rest = [each for each in _of(game, company, effect) if each != event.chosen]
    return [
        *(CardMoved(card=each, to="hand") for each in items),
        CharacterReturned(card=event.chosen),
        *_parting(game, event.card, company, effect, left - mind, rest),
    ]


def _parting(
    game: Game,
    card: str,
    company: str,
    effect: int,
    left: int,
    among: list[str] | None = None,
) -> list[Event]:
    there = [*_of(game, company, effect)] if among is None else among
    if not there:
        return []
    player = game.state.companies[company].player
    choice = tuple(there) if left > 0 else (card, *there)
    what = (_BLOWS, company, effect, left)
    return [ChoiceCalled(card=card, player=player, among=choice, what=what)]


# AS-49

GLAMOUR = Rulebook("AS-49")

_SHINES = "AS-49.shines"
_ELSE = 8


@GLAMOUR.react("shines", OwnTextFollowed)
def shines(game: Game, event: OwnTextFollowed) -> list[Event]:
    """The dice are rolled for each hazard that lies on somebody there."""
    company = event.here.company(game)
    if company is None:
        return []
    return [
        RollCalled(card=event.card, of=each, what=(_SHINES,))
        for who in game.state.companies[company].characters
        for each in game.card(who).holds
        if game.printed(each).type == "event" and is_hazard(game, each)
    ]


@GLAMOUR.react("shines", RollMade)
def is_shaken_off(game: Game, event: RollMade) -> list[Event]:
    """It goes by the number that would remove it."""
    if event.what != (_SHINES,) or event.roll <= _number(game, event.of):
        return []
    return [CardMoved(card=event.of, to="discard-pile")]


def _number(game: Game, card: str) -> int:
    """Give the number above which a roll removes a hazard, by its own text; else the usual one."""
    for clause in game.printed(card).clauses:
        for effect in clause.effects if isinstance(clause, Ability) else ():
            if isinstance(effect, Roll) and any(_goes(each) for each in effect.effects):
                return effect.than
    return _ELSE


def _goes(effect: object) -> bool:
    return isinstance(effect, Remove) and effect.subject == One("this card")


# AS-103

TREASON = Rulebook("AS-103")

_BETRAYS = "AS-103.betrays"


@TREASON.forbid("betrays", PlayEvent, says="{action.target} has nobody there to betray.")
def has_no_friend(game: Game, action: PlayEvent) -> bool:
    """It takes a minion of one's own, and a hero from the same home at the same site."""
    if game.printed(action.card).id != "AS-103" or action.target not in game.state.cards:
        return False
    who = str(action.target)
    mine = game.card(who).owner == action.player and game.value(ALIGNMENT, who) == "minion"
    return not (mine and _friends(game, who))


@TREASON.react("betrays", EventPlayed)
def finds_a_friend(game: Game, event: EventPlayed) -> list[Event]:
    """Its player says whom he betrays."""
    if game.printed(event.card).id != "AS-103" or event.target not in game.state.cards:
        return []
    among = _friends(game, str(event.target))
    if not among:
        return [CardMoved(card=event.card, to="discard-pile")]
    player = game.card(event.card).owner
    what = (_BETRAYS, event.target)
    return [ChoiceCalled(card=event.card, player=player, among=among, what=what)]


@TREASON.permit("betrays", ChooseCard, says="He betrays a hero from the same home, at his site.")
def says_whom_he_betrays(game: Game, action: ChooseCard) -> bool | None:
    """Its player chooses."""
    return is_called_for(game, action, _BETRAYS)


@TREASON.react("betrays", CardChosen)
def is_called_a_friend(game: Game, event: CardChosen) -> list[Event]:
    """The dice tell whether he is believed."""
    if not is_answer(event, _BETRAYS):
        return []
    return [RollCalled(card=event.card, of=event.chosen, what=event.what)]


@TREASON.react("betrays", RollMade)
def is_betrayed(game: Game, event: RollMade) -> list[Event]:
    """The hero goes, and the card is worth its points; or it goes itself."""
    if not is_answer(event, _BETRAYS):
        return []
    hero = game.card(event.of)
    ours = event.roll + unused_influence(game, event.what[1])
    theirs = (game.value(MIND, event.of) or 0) + game.value(UNUSED_INFLUENCE, hero.owner)
    if ours <= theirs:
        return [CardMoved(card=event.card, to="discard-pile")]
    return [CharacterDiscarded(card=event.of), CardMoved(card=event.card, to=_PILE)]


def _friends(game: Game, who: str) -> tuple[str, ...]:
    """The heroes at a minion's site and of his home, but no Wizards, astray or not."""
    own = company_of(game, who)
    if own is None:
        return ()
    hero = Who(but=WIZARDS)
    return tuple(
        each
        for company in companies_beside(game, who)
        if company.player != own.player
        for each in company.characters
        if is_character(game, each)
        and game.value(ALIGNMENT, each) == "hero"
        and fits(game, hero, each)
        and not set(homes_of(game, each)).isdisjoint(homes_of(game, who))
    )
