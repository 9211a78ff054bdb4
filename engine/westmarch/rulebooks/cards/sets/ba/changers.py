"""What single creatures of The Balrog say of companies that they turn back."""

from westmarch.cards.model.phrases.things import Who
from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.quantities.people import PROWESS
from westmarch.rulebooks.cards.context import follows_own
from westmarch.rulebooks.cards.effects.journeys import turned_back
from westmarch.rulebooks.cards.things.people import fits
from westmarch.table.actions import PlayEvent
from westmarch.table.events.chain import OwnTextFollowed
from westmarch.table.game import Game

# BA-10

SKIN_CHANGERS = Rulebook("BA-10")

_STRONG = 4
_WARRIOR = Who((("warrior",),))


@SKIN_CHANGERS.react("turns-them-back", OwnTextFollowed)
def turns_them_back(game: Game, event: OwnTextFollowed) -> list[Event]:
    """The company returns to where it came from."""
    return [*turned_back(game, event.here.target)]


@SKIN_CHANGERS.forbid(
    "not-past-the-strong",
    PlayEvent,
    says="Beorn is with the company, or an untapped warrior of more than 4 prowess.",
    again=True,
)
def are_known_or_feared(game: Game, action: PlayEvent) -> bool:
    """They let Beorn pass, and whoever is strong enough."""
    company = game.state.companies.get(action.target or "")
    if company is None or not follows_own(game, action, "BA-10.turns-them-back"):
        return False
    return any(_is_let_pass(game, each) for each in company.characters)


def _is_let_pass(game: Game, who: str) -> bool:
    if game.name(who) == "Beorn":
        return True
    untapped = game.card(who).position == "untapped"
    return untapped and fits(game, _WARRIOR, who) and game.value(PROWESS, who) > _STRONG
