"""What a resource of The Dragons says of allies who are found where nobody expects them."""

from msgspec.structs import replace

from westmarch.cards.model.card import Ally
from westmarch.cards.model.phrases.things import Who
from westmarch.cards.model.play_clauses import StaysBelow, StaysIn
from westmarch.kernel.event import Event
from westmarch.kernel.judge import allows
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.lookups import company_of, current_company, in_hand, site_facts
from westmarch.mechanics.quantities.actions import CARD_RESULT
from westmarch.mechanics.quantities.people import MIND
from westmarch.mechanics.quantities.sites import REGION_OF_SITE
from westmarch.rulebooks.cards.choices import is_answer, is_called_for
from westmarch.rulebooks.cards.clause_registry import AS_WRITTEN
from westmarch.rulebooks.cards.playable import AT_TAPPED_SITES
from westmarch.rulebooks.cards.things.people import fits
from westmarch.table.actions import ChooseCard, PlayAlly, PlayEvent
from westmarch.table.events.cards import AllyPlayed, CardChosen, CardTapped, ChoiceCalled
from westmarch.table.events.chain import OwnTextFollowed, RollCalled, RollMade
from westmarch.table.game import Game
from westmarch.table.state import Fact
from westmarch.table.windows import SITE

# TD-123

HERE_THERE_OR_YONDER = Rulebook("TD-123")

_FINDS = "TD-123.finds-a-friend"
_TOTAL = "found by TD-123"
"""Supposed of whoever has looked around: what the dice and he have come to."""
_DIPLOMAT = Who((("diplomat",),))
_SKILLED = 3
_SHY = 6


@HERE_THERE_OR_YONDER.forbid("finds-a-friend", PlayEvent, says=AS_WRITTEN)
def is_not_inside(game: Game, action: PlayEvent) -> bool:
    """He has to be where he can look around."""
    if game.printed(action.card).id != "TD-123" or action.character is None:
        return False
    company = company_of(game, action.character)
    return company is None or company != current_company(game) or not company.entered


@HERE_THERE_OR_YONDER.react("finds-a-friend", OwnTextFollowed)
def looks_around(game: Game, event: OwnTextFollowed) -> list[Event]:
    """The dice tell who may be there."""
    who = event.here.actor
    return [] if who is None else [RollCalled(card=event.card, of=who, what=(_FINDS,))]


@HERE_THERE_OR_YONDER.react("finds-a-friend", RollMade)
def may_find(game: Game, event: RollMade) -> list[Event]:
    """Of the allies in hand, those come who are not too proud, if he wants them."""
    if event.what != (_FINDS,):
        return []
    total = event.roll
    if fits(game, _DIPLOMAT, event.of):
        added = (_SKILLED, "diplomat")
        total = game.value(CARD_RESULT, event.card, (event.roll, "rolled"), added)
    player, what = game.card(event.of).owner, (_FINDS, event.of)
    found = tuple(
        each
        for each in game.state.pile(player, "hand")
        if isinstance(game.printed(each).facts, Ally) and _may_come(game, each, event.of, total)
    )
    if not found:
        return []
    return [ChoiceCalled(card=event.card, player=player, among=(*found, event.card), what=what)]


def _may_come(game: Game, ally: str, who: str, total: int) -> bool:
    """Tell whether the ally could be played if it were a matter of that total alone."""
    windows = list(game.state.windows)
    while windows and windows[-1].name != SITE.name:
        windows.pop()
    if not windows:
        return False
    rested = replace(game.card(who), position="untapped")
    state = replace(
        game.state,
        windows=tuple(windows),
        chain=(),
        pending=(),
        choices=(),
        cards={**game.state.cards, who: rested},
        facts=(*game.state.facts, Fact(_TOTAL, who, total, "chain", "TD-123")),
    )
    then = Game(game.rules, game.pool, state)
    return allows(then, PlayAlly(player=game.card(who).owner, card=ally, character=who))


@HERE_THERE_OR_YONDER.permit(
    "finds-a-friend",
    PlayAlly,
    says="Here, There, or Yonder finds {action.card}.",
    lifts=AT_TAPPED_SITES,
)
def is_found(game: Game, action: PlayAlly) -> bool | None:
    """Above its mind and six it may come, unless it never comes to these parts."""
    fact = game.state.fact(_TOTAL, action.character)
    company = company_of(game, action.character)
    if fact is None or company is None or not in_hand(game, action.player, action.card):
        return None
    enough = fact.value > _SHY + (game.value(MIND, action.card) or 0)
    return (enough and _comes_there(game, action.card, company.site)) or None


def _comes_there(game: Game, ally: str, site: str) -> bool:
    """Tell whether nothing on the ally keeps it from the region of a site."""
    for clause in game.printed(ally).clauses:
        places = {game.value(REGION_OF_SITE, site), game.name(site)}
        if isinstance(clause, StaysIn) and places.isdisjoint(clause.regions):
            return False
        if isinstance(clause, StaysBelow) and not site_facts(game, site).under_deeps:
            return False
    return True


@HERE_THERE_OR_YONDER.permit(
    "finds-a-friend", ChooseCard, says="One of the allies that may come does, or none."
)
def says_who_comes(game: Game, action: ChooseCard) -> bool | None:
    """The card itself stands for none."""
    return is_called_for(game, action, _FINDS)


@HERE_THERE_OR_YONDER.react("finds-a-friend", CardChosen)
def comes_along(game: Game, event: CardChosen) -> list[Event]:
    """It comes along with him, and the site has been searched."""
    mine = is_answer(event, _FINDS)
    if not mine or event.chosen == event.card:
        return []
    who = event.what[1]
    company = company_of(game, who)
    played: list[Event] = [AllyPlayed(card=event.chosen, character=who)]
    if company is not None and game.card(company.site).position == "untapped":
        played.append(CardTapped(card=company.site))
    return played
