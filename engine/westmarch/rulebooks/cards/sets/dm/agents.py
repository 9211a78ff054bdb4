"""What single agents and hazards about agents of Dark Minions say."""

from westmarch.kernel.event import Event
from westmarch.kernel.order import Rank
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.agent_actions import is_at
from westmarch.mechanics.lookups import site_facts
from westmarch.mechanics.quantities.agents import AMBUSH, CLOSED_TO_AGENT
from westmarch.mechanics.quantities.combat import ATTACK_PROWESS, ATTACKER_CHOOSES, BEGINS_COMBAT
from westmarch.mechanics.quantities.people import HOME_SITE
from westmarch.rulebooks.cards.choices import is_answer, is_called_for
from westmarch.rulebooks.cards.effects.journeys import turned_back
from westmarch.table.actions import AttackWithAgent, ChooseCard, PlayEvent, UseCard
from westmarch.table.events.agents import AgentSent
from westmarch.table.events.cards import CardChosen, ChoiceCalled, ItemLost
from westmarch.table.events.chain import Declared, OwnTextFollowed
from westmarch.table.events.characters import CharacterWounded
from westmarch.table.events.combat import BodyCheckCalled
from westmarch.table.events.memory import Remembered
from westmarch.table.game import Game
from westmarch.table.state import Fact
from westmarch.table.windows import MOVEMENT_HAZARD

# DM-2

BADUILA = Rulebook("DM-2")


@BADUILA.react("turns-them-back", OwnTextFollowed)
def turns_them_back(game: Game, event: OwnTextFollowed) -> list[Event]:
    """The company returns to where it came from."""
    return [*turned_back(game, event.here.target)]


@BADUILA.forbid(
    "turns-them-back", UseCard, says="Baduila is no agent at the site to which that company goes."
)
def is_not_in_their_way(game: Game, action: UseCard) -> bool:
    """He has to be there already, as an agent."""
    if game.printed(action.card).id != "DM-2":
        return False
    company = game.state.companies.get(action.target or "")
    if company is None or company.destination is None or action.card not in game.state.agents:
        return True
    return not is_at(game, action.card, game.name(company.destination))


# DM-28

LOBELIA = Rulebook("DM-28")

_HER_WALKS = ("Bree", "Old Forest", "The White Towers")


@LOBELIA.define("keeps-to-the-shire", CLOSED_TO_AGENT)
def would_lose_her_spoons(game: Game, agent: str, site: str) -> bool | None:
    """She goes nowhere but to a few places that are near home."""
    near = game.name(site) in _HER_WALKS or site_facts(game, site).region == "The Shire"
    return (game.printed(agent).id == "DM-28" and not near) or None


# DM-43 and DM-50

AN_ARTICLE_MISSING = Rulebook("DM-43")
CUNNING_FOES = Rulebook("DM-50")

_ADDED = {"DM-43": 4, "DM-50": 3}
"""What each of them adds to the prowess of the agent whom it sends."""
_LAY = "how a sent agent lay"
"""Remembered of him from the declaration on: whether he was face-down, and whether at home."""
_STOLEN = "an item is gone"
_SENT = "sent against a company"
"""Remembered of him, with the company."""


def _noted(game: Game, event: Declared, card: str) -> list[Event]:
    """Note how the agent lies as the card is declared, which reveals him."""
    action = event.action
    if not isinstance(action, PlayEvent) or game.card(action.card).card != card:
        return []
    agent, company = str(action.character), game.state.companies[str(action.target)]
    site = company.destination or company.site
    lies = (game.card(agent).face_down, game.value(HOME_SITE, agent, site))
    return [Remembered(fact=Fact(_LAY, agent, lies, until="company", card=card))]


def _sent(event: OwnTextFollowed, card: str) -> Remembered:
    """Remember whom the card sends, and against whom."""
    agent, company = str(event.here.actor), event.here.target
    return Remembered(fact=Fact(_SENT, agent, company, until="company", card=card))


def _is_sent_by(game: Game, card: str, agent: str, company: str) -> bool:
    return any(
        (fact.what, fact.about, fact.value, fact.card) == (_SENT, agent, company, card)
        for fact in game.state.facts
    )


def _sender(game: Game) -> str | None:
    """The card by which the agent was sent whose attack is being fought, if he was."""
    combat = game.state.combat
    if combat is None or combat.kind != "agent":
        return None
    cards = (each for each in _ADDED if _is_sent_by(game, each, combat.source, combat.company))
    return next(cards, None)


def _lay(game: Game, card: str) -> tuple[bool, bool] | None:
    """How the agent lay whom a card has sent."""
    combat = game.state.combat
    if combat is None or _sender(game) != card:
        return None
    fact = game.state.fact(_LAY, combat.source)
    return None if fact is None else fact.value


def _stronger(game: Game, prowess: int, card: str) -> int | None:
    return prowess + _ADDED[card] if _sender(game) == card else None


@CUNNING_FOES.react("attacks-with-guile", Declared, order=Rank.BEFORE)
def foe_is_noted(game: Game, event: Declared) -> list[Event]:
    """How he lay counts, although the card reveals him."""
    return _noted(game, event, "DM-50")


@CUNNING_FOES.define("attacks-with-guile", BEGINS_COMBAT)
def foe_will_attack(game: Game, event: str, _: int) -> bool | None:
    """It brings about an attack."""
    return game.printed(event).id == "DM-50" or None


@CUNNING_FOES.react("attacks-with-guile", OwnTextFollowed)
def foe_attacks(game: Game, event: OwnTextFollowed) -> list[Event]:
    """He attacks at once, if he is still there."""
    agent, company = str(event.here.actor), str(event.here.target)
    if agent not in game.state.agents or company not in game.state.companies:
        return []
    return [_sent(event, "DM-50"), AgentSent(card=agent, company=company)]


@CUNNING_FOES.define("attacks-with-guile", AMBUSH, order=Rank.BEFORE)
def foe_lay_so(game: Game) -> tuple[bool, bool] | None:
    """So he ambushes the company if he lay in wait for it."""
    return _lay(game, "DM-50")


@CUNNING_FOES.adjust("attacks-with-guile", ATTACK_PROWESS, says="Cunning Foes")
def foe_is_stronger(game: Game, prowess: int) -> int | None:
    """He is stronger."""
    return _stronger(game, prowess, "DM-50")


@CUNNING_FOES.define("attacks-with-guile", ATTACKER_CHOOSES)
def foe_chooses(game: Game) -> bool | None:
    """And his player chooses who defends."""
    return _sender(game) == "DM-50" or None


@AN_ARTICLE_MISSING.react("sends-a-thief", Declared, order=Rank.BEFORE)
def thief_is_noted(game: Game, event: Declared) -> list[Event]:
    """How he lay counts, although the card reveals him."""
    return _noted(game, event, "DM-43")


@AN_ARTICLE_MISSING.react("sends-a-thief", OwnTextFollowed)
def thief_may_attack(game: Game, event: OwnTextFollowed) -> list[Event]:
    """From now on he may attack."""
    return [_sent(event, "DM-43")] if event.here.actor in game.state.agents else []


@AN_ARTICLE_MISSING.permit(
    "sends-a-thief", AttackWithAgent, says="An Article Missing lets {action.card} attack."
)
def thief_attacks(game: Game, action: AttackWithAgent) -> bool | None:
    """While the company's movement/hazard phase lasts."""
    return (
        game.state.at(MOVEMENT_HAZARD)
        and action.card in game.state.agents
        and game.card(action.card).owner == action.player
        and action.company == game.state.window.company
        and _is_sent_by(game, "DM-43", action.card, action.company)
    ) or None


@AN_ARTICLE_MISSING.define("sends-a-thief", AMBUSH, order=Rank.BEFORE)
def thief_lay_so(game: Game) -> tuple[bool, bool] | None:
    """So he ambushes the company if he lay in wait for it."""
    return _lay(game, "DM-43")


@AN_ARTICLE_MISSING.adjust("sends-a-thief", ATTACK_PROWESS, says="An Article Missing")
def thief_is_stronger(game: Game, prowess: int) -> int | None:
    """He is stronger."""
    return _stronger(game, prowess, "DM-43")


@AN_ARTICLE_MISSING.define("sends-a-thief", ATTACKER_CHOOSES)
def thief_chooses(game: Game) -> bool | None:
    """And his player chooses who defends."""
    return _sender(game) == "DM-43" or None


def _robbed(game: Game, event: CharacterWounded, card: str) -> list[Event]:
    """Nobody is harmed; an item of the company is gone, as the defender chooses."""
    combat = game.state.combat
    assert combat is not None
    company = game.state.companies[combat.company]
    among = tuple(
        each
        for who in company.characters
        for each in game.card(who).holds
        if game.printed(each).type == "item"
    )
    what = (f"{card}.{_STOLEN}",)
    call = ChoiceCalled(card=combat.source, player=company.player, among=among, what=what)
    return [call] if among else []


def _is_discarded(event: CardChosen, card: str) -> list[Event]:
    mine = is_answer(event, f"{card}.{_STOLEN}")
    return [ItemLost(card=event.chosen)] if mine else []


def _is_struck(game: Game, who: str) -> bool:
    combat = game.state.combat
    return combat is not None and combat.facing == who


@AN_ARTICLE_MISSING.replace("sends-a-thief", CharacterWounded)
def is_robbed_instead(game: Game, event: CharacterWounded) -> list[Event] | None:
    """Whom he strikes loses an item, or a companion does."""
    mine = _is_struck(game, event.card) and _sender(game) == "DM-43"
    return _robbed(game, event, "DM-43") if mine else None


@AN_ARTICLE_MISSING.replace("sends-a-thief", BodyCheckCalled)
def is_not_hurt(game: Game, event: BodyCheckCalled) -> list[Event] | None:
    """Nor is there a body check."""
    mine = not event.of_strike and _is_struck(game, event.character)
    return [] if mine and _sender(game) == "DM-43" else None


@AN_ARTICLE_MISSING.permit("sends-a-thief", ChooseCard, says="An item of the company has to go.")
def which_is_stolen(game: Game, action: ChooseCard) -> bool | None:
    """The defender says which one."""
    return is_called_for(game, action, f"DM-43.{_STOLEN}")


@AN_ARTICLE_MISSING.react("sends-a-thief", CardChosen)
def is_stolen(game: Game, event: CardChosen) -> list[Event]:
    """What he says is discarded."""
    return _is_discarded(event, "DM-43")


# DM-25

TALADHAN = Rulebook("DM-25")


def _is_his_attack(game: Game) -> bool:
    combat = game.state.combat
    if combat is None or combat.kind != "agent":
        return False
    return game.card(combat.source).card == "DM-25"


@TALADHAN.define("steals-in-the-dark", ATTACKER_CHOOSES)
def chooses_his_victim(game: Game) -> bool | None:
    """As an agent he chooses whom he attacks."""
    return _is_his_attack(game) or None


@TALADHAN.replace("steals-in-the-dark", CharacterWounded)
def robs_him(game: Game, event: CharacterWounded) -> list[Event] | None:
    """And takes what they have, and nobody's life."""
    mine = _is_struck(game, event.card) and _is_his_attack(game)
    return _robbed(game, event, "DM-25") if mine else None


@TALADHAN.replace("steals-in-the-dark", BodyCheckCalled)
def hurts_nobody(game: Game, event: BodyCheckCalled) -> list[Event] | None:
    """So there is no body check, either."""
    mine = not event.of_strike and _is_struck(game, event.character)
    return [] if mine and _is_his_attack(game) else None


@TALADHAN.permit("steals-in-the-dark", ChooseCard, says="An item of the company has to go.")
def which_he_takes(game: Game, action: ChooseCard) -> bool | None:
    """The defender says which item goes."""
    return is_called_for(game, action, f"DM-25.{_STOLEN}")


@TALADHAN.react("steals-in-the-dark", CardChosen)
def is_taken_away(game: Game, event: CardChosen) -> list[Event]:
    """And it is discarded."""
    return _is_discarded(event, "DM-25")


# DM-87

SEEK_WITHOUT_SUCCESS = Rulebook("DM-87")


@SEEK_WITHOUT_SUCCESS.react("leads-astray", OwnTextFollowed)
def leads_astray(game: Game, event: OwnTextFollowed) -> list[Event]:
    """The company returns to where it came from."""
    return [*turned_back(game, event.here.target)]
