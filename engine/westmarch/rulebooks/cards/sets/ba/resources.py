"""What minion resources of The Balrog say that no others say."""

from westmarch.cards.kinds import MINIONS
from westmarch.cards.model.card import Faction, Site
from westmarch.cards.model.phrases.things import Cards
from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.control import is_ringwraith
from westmarch.mechanics.map import map_of
from westmarch.mechanics.quantities.actions import COPIES
from westmarch.mechanics.quantities.combat import ATTACK_PROWESS, FAIR_GAME
from westmarch.mechanics.quantities.people import IS_AVATAR
from westmarch.mechanics.quantities.sites import REGION_OF_SITE, SITE_TYPE
from westmarch.rulebooks.cards.choices import is_called_for
from westmarch.rulebooks.cards.clause_registry import AS_WRITTEN
from westmarch.rulebooks.cards.things.cards import is_such_card
from westmarch.table.actions import AttackCompany, ChooseCard, PlayEvent
from westmarch.table.events.cards import CardChosen, CardMoved, ChoiceCalled, ShuffleCalled
from westmarch.table.events.chain import OwnTextFollowed
from westmarch.table.game import Game

# BA-36

ANCIENT_SECRETS = Rulebook("BA-36")

_BROUGHT = "BA-36.brings-two"
_AT_MOST = 2


@ANCIENT_SECRETS.forbid("ones-own", PlayEvent, says="{action.character} follows another.")
def follows_another(game: Game, action: PlayEvent) -> bool:
    """Whoever taps for it is the avatar himself."""
    if game.printed(action.card).id != "BA-36" or action.character is None:
        return False
    return is_ringwraith(game, action.character) and not game.value(IS_AVATAR, action.character)


@ANCIENT_SECRETS.react("brings-two", OwnTextFollowed)
def looks_them_out(game: Game, event: OwnTextFollowed) -> list[Event]:
    """Its player chooses the first, if he will."""
    return _call(game, event.card, event.here.player, 0)


@ANCIENT_SECRETS.permit(
    "brings-two", ChooseCard, says="What may be chosen is a resource of the sideboard, or no more."
)
def says_which(game: Game, action: ChooseCard) -> bool | None:
    """Whoever chooses the card itself has done."""
    return is_called_for(game, action, _BROUGHT)


@ANCIENT_SECRETS.react("brings-two", CardChosen)
def is_brought(game: Game, event: CardChosen) -> list[Event]:
    """It is among the cards of the play deck, and there may be a second one."""
    if game.printed(event.card).id != "BA-36" or event.what[0] != _BROUGHT:
        return []
    _, player, number = event.what
    if event.chosen == event.card:
        return [ShuffleCalled(player=player)] if number else []
    brought = CardMoved(card=event.chosen, to="play-deck")
    if number + 1 == _AT_MOST:
        return [brought, ShuffleCalled(player=player)]
    return [brought, *_call(game, event.card, player, number + 1, event.chosen)]


def _call(game: Game, card: str, player: str, number: int, but: str | None = None) -> list[Event]:
    among = tuple(
        each
        for each in game.state.pile(player, "sideboard")
        if each != but and is_such_card(game, Cards(("resource",)), each)
    )
    what = (_BROUGHT, player, number)
    return [ChoiceCalled(card=card, player=player, among=(*among, card), what=what)]


# BA-42

PRONE_TO_VIOLENCE = Rulebook("BA-42")


@PRONE_TO_VIOLENCE.define("sets-them-on", FAIR_GAME)
def are_set_on_each_other(game: Game, action: AttackCompany) -> bool:
    """Companies of minions fight each other where no Ringwraith keeps order."""
    companies = [game.state.companies[each] for each in (action.company, action.other)]
    return (
        bool(game.value(COPIES, "BA-42"))
        and all(game.state.kind(each.player) in MINIONS for each in companies)
        and not any(is_ringwraith(game, who) for each in companies for who in each.characters)
    )


# BA-39

GROND = Rulebook("BA-39")

_GATES = ("Free-hold", "Border-hold")


@GROND.forbid("for-a-host", PlayEvent, says=AS_WRITTEN)
def is_no_such_host(game: Game, action: PlayEvent) -> bool:
    """It goes with a great host of Orcs or Trolls."""
    if game.printed(action.card).id != "BA-39" or action.target not in game.state.cards:
        return False
    faction = game.printed(str(action.target))
    return not (faction.unique and getattr(faction.facts, "race", "") in ("Orc", "Troll"))


@GROND.adjust("breaks-gates", ATTACK_PROWESS, says="Grond")
def breaks_gates(game: Game, prowess: int) -> int | None:
    """Those who hold such a place are weaker, however many rams there are."""
    combat = game.state.combat
    if combat is None or combat.kind != "automatic":
        return None
    site = game.state.companies[combat.company].site
    if game.value(SITE_TYPE, site) not in _GATES:
        return None
    region = game.value(REGION_OF_SITE, site)
    hosts = (game.card(each).host for each in game.value(COPIES, "BA-39"))
    near = any(region in _reach(game, each) for each in hosts if each in game.state.cards)
    return prowess - 3 if near else None


def _reach(game: Game, faction: str) -> set[str]:
    """The regions of the sites where a faction is playable, and those next to them."""
    facts, regions = game.printed(faction).facts, set[str]()
    sites = facts.sites if isinstance(facts, Faction) else ()
    for each in (site for name in sites for site in game.pool.named(name)):
        if isinstance(each.facts, Site):
            regions |= {each.facts.region, *map_of(game.pool).beside(each.facts.region)}
    return regions
