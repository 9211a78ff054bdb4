"""What single events of Against the Shadow do in a fight, and to what lies in wait."""

from westmarch.cards.model.attack import Attack
from westmarch.cards.model.card import Character
from westmarch.cards.model.phrases.things import Attacks
from westmarch.kernel.event import Event
from westmarch.kernel.judge import allows
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.journey import site_of
from westmarch.mechanics.lookups import SiteAttack, company_of, in_hand
from westmarch.mechanics.quantities.actions import SUITS_ANYWAY
from westmarch.mechanics.quantities.combat import (
    BODY_OF_STRIKE,
    HAS_ATTACKED,
    STRIKE_PROWESS,
)
from westmarch.mechanics.quantities.items import IN_USE
from westmarch.mechanics.quantities.people import ALIGNMENT, BODY, PROWESS
from westmarch.mechanics.quantities.sites import ADDED_ATTACKS, SITE_TYPE
from westmarch.mechanics.sides import sorts
from westmarch.rulebooks.cards.choices import is_answer, is_called_for
from westmarch.rulebooks.cards.either_side import ON_EITHER_SIDE, opposed
from westmarch.rulebooks.cards.lasting import leave, left_by_own, own_reached
from westmarch.rulebooks.cards.things.attacks import is_such_attack
from westmarch.table.actions import AttackCompany, ChooseCard, PlayEvent
from westmarch.table.events.cards import CardChosen, CardMoved, ChoiceCalled, EventPlayed
from westmarch.table.events.chain import Declared, OwnTextFollowed
from westmarch.table.events.memory import Remembered
from westmarch.table.game import Game
from westmarch.table.state import LASTING, Fact
from westmarch.table.windows import COMBAT_ACTIONS

# AS-29

FEAR_FIRE_FOES = Rulebook("AS-29")

_RISE = "AS-29.rise-up"
_NUMBER = 300
"""What is added to the number of an attack of the site's to tell the further one from it."""
_UP_IN_ARMS = Attack("", 5, 8, detainment=True)


@FEAR_FIRE_FOES.react("rise-up", OwnTextFollowed)
def rise_up(game: Game, event: OwnTextFollowed) -> list[Event]:
    """Those who live there are warned for this turn."""
    site = event.here.target
    return [leave(game, event, site, LASTING)] if site is not None else []


@FEAR_FIRE_FOES.define("rise-up", ADDED_ATTACKS)
def are_up_in_arms(game: Game, site: str) -> tuple[SiteAttack, ...] | None:
    """And there are more of them."""
    times = sum(left_by_own(each, _RISE) and each.about == site for each in game.state.facts)
    return tuple(SiteAttack(_UP_IN_ARMS, site, _NUMBER + each) for each in range(times)) or None


# AS-46

BITER_AND_BEATER = Rulebook("AS-46")

_SWORDS = ("Sword of Gondolin", "Orcrist", "Glamdring")
_BITE = "AS-46.bite-and-beat"
_KEEN = 2


def _fights_the_overt(game: Game, company: str | None) -> bool:
    """Tell whether a company fights another one that is overt."""
    other = opposed(game, company)
    return other is not None and "overt" in sorts(game, other.player, other.characters)


@BITER_AND_BEATER.define("in-battle", SUITS_ANYWAY)
def are_known_to_others(game: Game, card: str, target: str) -> bool | None:
    """Not Orcs alone know these swords."""
    mine = game.printed(card).id == "AS-46"
    return (mine and _fights_the_overt(game, target)) or None


@BITER_AND_BEATER.permit(
    "in-battle",
    PlayEvent,
    says="Biter and Beater! is for a fight with an overt company, whoever attacks.",
    lifts=ON_EITHER_SIDE,
)
def is_called_in_battle(game: Game, action: PlayEvent) -> bool | None:
    """It is called before strikes are assigned, by either side, and in either player's turn."""
    if game.printed(action.card).id != "AS-46" or action.target not in game.state.companies:
        return None
    timely = game.state.combat_step is COMBAT_ACTIONS and in_hand(game, action.player, action.card)
    own = game.state.companies[str(action.target)].player == action.player
    fights = opposed(game, action.target) is not None
    return (timely and own and fights) or None


@BITER_AND_BEATER.react("bite-and-beat", OwnTextFollowed)
def bite_and_beat(game: Game, event: OwnTextFollowed) -> list[Event]:
    """It lasts as long as the fight."""
    company = event.here.company(game)
    return [leave(game, event, company, "combat")] if company is not None else []


def _swords(game: Game, who: str | None) -> int:
    """Count the swords that somebody uses, for each time that they were called upon."""
    company = company_of(game, who) if who is not None else None
    if company is None or who is None:
        return 0
    times = sum(left_by_own(each, _BITE) and each.about == company.id for each in game.state.facts)
    held = (each for each in game.card(who).holds if game.value(IN_USE, each))
    return times * sum(game.name(each) in _SWORDS for each in held)


@BITER_AND_BEATER.adjust("bite-and-beat", STRIKE_PROWESS, says="Biter and Beater!")
def are_keener(game: Game, prowess: int, who: str) -> int | None:
    """They are keener than ever."""
    keen = _swords(game, who)
    return prowess + _KEEN * keen if keen else None


@BITER_AND_BEATER.adjust("bite-and-beat", BODY_OF_STRIKE, says="Biter and Beater!")
def cut_deeper(game: Game, body: int | None) -> int | None:
    """And what was beaten by them hardly gets up again."""
    combat = game.state.combat
    keen = _swords(game, combat.facing) if combat is not None else 0
    return body - keen if body is not None and keen else None


@BITER_AND_BEATER.adjust("bite-and-beat", BODY, says="Biter and Beater!")
def cut_deeper_in_battle(game: Game, body: int | None, who: str) -> int | None:
    """Be it one of another company."""
    combat = game.state.combat
    if body is None or combat is None or combat.striking is None:
        return None
    other = {combat.facing: combat.striking, combat.striking: combat.facing}.get(who)
    keen = _swords(game, other)
    return body - keen if keen else None


# AS-47

DRUGHU = Rulebook("AS-47")

_RANGER = "AS-47.calls-a-ranger"
_WOODS = Attacks(keyed_to=("Wilderness",))
_STRONGER = 2


@DRUGHU.forbid("calls-a-ranger", PlayEvent, says="{action.player} has no ranger in hand.")
def has_no_ranger(game: Game, action: PlayEvent) -> bool:
    """It takes a ranger from hand."""
    return game.printed(action.card).id == "AS-47" and not _rangers(game, action.player)


@DRUGHU.react("calls-a-ranger", Declared)
def has_to_give_one(game: Game, event: Declared) -> list[Event]:
    """Who it is, is said as the card is declared."""
    action = event.action
    if not isinstance(action, PlayEvent) or game.printed(action.card).id != "AS-47":
        return []
    among = _rangers(game, action.player)
    call = ChoiceCalled(card=action.card, player=action.player, among=among, what=(_RANGER,))
    return [call] if among else []


@DRUGHU.permit("calls-a-ranger", ChooseCard, says="What may be chosen is a ranger in hand.")
def says_which(game: Game, action: ChooseCard) -> bool | None:
    """Its player chooses."""
    return is_called_for(game, action, _RANGER)


@DRUGHU.react("calls-a-ranger", CardChosen)
def is_given(game: Game, event: CardChosen) -> list[Event]:
    """That one is discarded."""
    mine = is_answer(event, _RANGER)
    return [CardMoved(card=event.chosen, to="discard-pile")] if mine else []


def _rangers(game: Game, player: str) -> tuple[str, ...]:
    return tuple(
        each
        for each in game.state.pile(player, "hand")
        if isinstance(facts := game.printed(each).facts, Character) and "ranger" in facts.skills
    )


@DRUGHU.react("know-the-woods", OwnTextFollowed)
def know_the_woods(game: Game, event: OwnTextFollowed) -> list[Event]:
    """The company is remembered until the turn ends."""
    company = event.here.company(game)
    return [leave(game, event, company, LASTING)] if company is not None else []


@DRUGHU.adjust("know-the-woods", STRIKE_PROWESS, says="Drughu")
def fight_better(game: Game, prowess: int, who: str) -> int | None:
    """In the wild, and among ruins, all characters of it fight better."""
    combat, own = game.state.combat, company_of(game, who)
    if combat is None or own is None or game.printed(who).type != "character":
        return None
    if not own_reached(game, "AS-47.know-the-woods", own.id):
        return None
    site = site_of(game, who)
    ruins = site is not None and game.value(SITE_TYPE, site) == "Ruins & Lairs"
    return prowess + _STRONGER if ruins or is_such_attack(game, _WOODS, combat) else None


# AS-53

POWER_AGAINST_THE_SHADOW = Rulebook("AS-53")

_AGAINST = "AS-53.stand-together"
_BRAVE = 3


@POWER_AGAINST_THE_SHADOW.forbid(
    "against-minions",
    PlayEvent,
    says="It is not the opponent's site phase, or no minions attack a company of heroes.",
)
def are_no_minions(game: Game, action: PlayEvent) -> bool:
    """It is for the other player's site phase, when his minions attack."""
    combat = game.state.combat
    if game.printed(action.card).id != "AS-53":
        return False
    if combat is None or combat.attacking is None or combat.defender != action.player:
        return True
    theirs = game.state.phase == "site" and game.state.turn_player != action.player
    members = game.state.companies[combat.attacking].characters
    minions = any(game.value(ALIGNMENT, each) == "minion" for each in members)
    return not (theirs and minions)


@POWER_AGAINST_THE_SHADOW.permit(
    "against-minions",
    PlayEvent,
    says="Power Against the Shadow is for the opponent's site phase, when his minions attack.",
    lifts=("core.combat.off-turn-defender", "core.turn.hazard-player-no-resources"),
)
def defends_itself(game: Game, action: PlayEvent) -> bool | None:
    """Then it is played although it is not one's own turn."""
    if game.printed(action.card).id != "AS-53" or not in_hand(game, action.player, action.card):
        return None
    timely = game.state.combat_step is COMBAT_ACTIONS and not are_no_minions(game, action)
    return timely or None


@POWER_AGAINST_THE_SHADOW.react("stand-together", OwnTextFollowed)
def stand_together(game: Game, event: OwnTextFollowed) -> list[Event]:
    """It lasts until the turn ends."""
    company = event.here.company(game)
    return [leave(game, event, company, LASTING)] if company is not None else []


@POWER_AGAINST_THE_SHADOW.adjust("stand-together", PROWESS, says="Power Against the Shadow")
def are_brave(game: Game, prowess: int, who: str) -> int | None:
    """All heroes are stronger, wherever they are, for each company that calls on it."""
    times = sum(left_by_own(each, _AGAINST) for each in game.state.facts)
    hero = game.printed(who).type == "character" and game.value(ALIGNMENT, who) == "hero"
    return prowess + _BRAVE * times if times and hero else None


# AS-89

HOUNDS_OF_SAURON = Rulebook("AS-89")

_HUNTED = "has hunted with hounds"
"""Remembered of a player until the turn ends."""


@HOUNDS_OF_SAURON.forbid(
    "in-place-of-an-attack",
    PlayEvent,
    says="The company of {action.character} could not attack {action.target} now itself.",
)
def could_not_attack(game: Game, action: PlayEvent) -> bool:
    """They are set on whom he could attack himself."""
    if game.printed(action.card).id != "AS-89" or action.effect != 0 or action in game.state.chain:
        return False
    own = company_of(game, str(action.character)) if action.character is not None else None
    if own is None or action.target not in game.state.companies:
        return False
    attack = AttackCompany(player=action.player, company=own.id, other=str(action.target))
    return not allows(game, attack)


@HOUNDS_OF_SAURON.react("in-place-of-an-attack", EventPlayed)
def has_attacked_by_them(game: Game, event: EventPlayed) -> list[Event]:
    """That was the attack of the turn."""
    if game.printed(event.card).id != "AS-89" or event.effect != 0:
        return []
    player = game.card(event.card).owner
    return [Remembered(fact=Fact(_HUNTED, player, None, "turn", "AS-89"))]


@HOUNDS_OF_SAURON.adjust("in-place-of-an-attack", HAS_ATTACKED)
def is_known(game: Game, attacked: bool, player: str) -> bool | None:
    """So he attacks nobody else."""
    return game.state.fact(_HUNTED, player) is not None or None
