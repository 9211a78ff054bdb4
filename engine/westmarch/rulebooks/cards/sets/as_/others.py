"""What single characters, allies, factions, items and sites of Against the Shadow say."""

from westmarch.kernel.event import Event
from westmarch.kernel.order import Layer
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.lookups import SiteAttack, in_play, lies_in_play
from westmarch.mechanics.organization import CHARACTERS_DONE
from westmarch.mechanics.quantities.combat import ATTACKER_CHOOSES
from westmarch.mechanics.quantities.people import AVATAR, ONE_MORE
from westmarch.mechanics.quantities.sites import AUTOMATIC_ATTACKS, LEAVES_UNTAPPED
from westmarch.mechanics.sides import sorts
from westmarch.rulebooks.cards.clause_registry import AS_WRITTEN
from westmarch.rulebooks.cards.context import follows_own
from westmarch.rulebooks.cards.lasting import leave, own_reached
from westmarch.table.actions import (
    DiscardCharacter,
    PlayCharacter,
    PlayEvent,
    PlayFaction,
    PlayItem,
    UseCard,
)
from westmarch.table.events.cards import CardMoved, SiteResourcePlayed
from westmarch.table.events.chain import OwnTextFollowed
from westmarch.table.events.memory import Forgotten, Remembered
from westmarch.table.game import Game
from westmarch.table.state import Fact

# AS-1, AS-5, AS-6

BURAT, TUMA, WULUAG = Rulebook("AS-1"), Rulebook("AS-5"), Rulebook("AS-6")

_BROTHERS = ("AS-1", "AS-5", "AS-6")


def _are_brothers(game: Game, action: PlayCharacter | DiscardCharacter) -> bool | None:
    """Of the three, whoever comes in the turn of another one does not count."""
    fact = game.state.fact(CHARACTERS_DONE, action.player)
    done = () if fact is None else fact.value
    who = action.card if isinstance(action, PlayCharacter) else action.character
    comes = {who} if isinstance(action, PlayCharacter) else set()
    came = {each for each in done if lies_in_play(game, each)} | comes
    together = {each for each in came if game.card(each).card in _BROTHERS}
    uncounted = together if len(together) > 1 else set()
    return len({*done, who} - uncounted) <= 1 or None


for _book in (BURAT, TUMA, WULUAG):
    _book.define("comes-with-his-brothers", ONE_MORE)(_are_brothers)

# AS-58, AS-64

ANGMARIM, NURNIAGS = Rulebook("AS-58"), Rulebook("AS-64")


def _musters_in_vain(game: Game, action: PlayEvent) -> bool:
    """Muster is of no use with those who serve the enemy."""
    tried = (each.card for each in game.state.chain if isinstance(each, PlayFaction))
    deaf = any(game.card(each).card in ("AS-58", "AS-64") for each in tried)
    return deaf and game.name(action.card) == "Muster"


for _book in (ANGMARIM, NURNIAGS):
    _book.forbid("hears-no-muster", PlayEvent, says="Muster has no effect on this attempt.")(
        _musters_in_vain
    )

# AS-74

GREAT_BATS = Rulebook("AS-74")


@GREAT_BATS.forbid(
    "confuses-them", UseCard, says="The attacker does not choose the defenders of this attack."
)
def nothing_to_confuse(game: Game, action: UseCard) -> bool:
    """It takes an attack whose attacker chooses."""
    if game.state.combat is None or not follows_own(game, action, "AS-74.confuses-them"):
        return False
    return not game.value(ATTACKER_CHOOSES)


@GREAT_BATS.react("confuses-them", OwnTextFollowed)
def confuses_them(game: Game, event: OwnTextFollowed) -> list[Event]:
    """As long as the attack lasts, nobody knows whom to strike."""
    return [leave(game, event, "attack", "combat")]


@GREAT_BATS.adjust("confuses-them", ATTACKER_CHOOSES, order=Layer.DENIED)
def does_not_choose(game: Game, chooses: bool) -> bool | None:
    """So it is for the defender to say."""
    return False if chooses and own_reached(game, "AS-74.confuses-them") else None


# AS-76

REGIMENT_OF_BLACK_CROWS = Rulebook("AS-76")


_SENT_BACK = "sent back by the crows"
"""Remembered of a creature whose attack they have cancelled."""


@REGIMENT_OF_BLACK_CROWS.react("sends-it-back", OwnTextFollowed)
def turns_back(game: Game, event: OwnTextFollowed) -> list[Event]:
    """The creature will not attack today."""
    combat = game.state.combat
    if combat is None:
        return []
    return [Remembered(fact=Fact(_SENT_BACK, combat.source, None, "turn", "AS-76"))]


@REGIMENT_OF_BLACK_CROWS.replace("sends-it-back", CardMoved)
def goes_back(game: Game, event: CardMoved) -> list[Event] | None:
    """It is in hand again where it would be discarded."""
    if event.to != "discard-pile" or game.state.fact(_SENT_BACK, event.card) is None:
        return None
    return [Forgotten(what=_SENT_BACK, about=event.card), CardMoved(card=event.card, to="hand")]


# AS-126

HELM_OF_FEAR = Rulebook("AS-126")

_FEARED = "AS-126.not-of-heroes"


@HELM_OF_FEAR.forbid("his-alone", PlayItem, says=AS_WRITTEN)
def is_anothers(game: Game, action: PlayItem) -> bool:
    """No follower has it."""
    its_own = game.printed(action.card).id == "AS-126"
    return its_own and game.value(AVATAR, action.player) != action.character


@HELM_OF_FEAR.forbid("not-of-heroes", UseCard, says="Heroes do not fear {action.card}.")
def are_not_afraid(game: Game, action: UseCard) -> bool:
    """It cancels whatever attacks, but for a hero company."""
    combat = game.state.combat
    if combat is None or combat.attacking is None or not follows_own(game, action, _FEARED):
        return False
    attackers = game.state.companies[combat.attacking]
    return "hero" in sorts(game, attackers.player, attackers.characters)


@HELM_OF_FEAR.define("his-alone", LEAVES_UNTAPPED)
def taps_no_site(game: Game, played: str, site: str) -> bool | None:
    """The Dark Tower gives it and stays as it is."""
    return game.printed(played).id == "AS-126" or None


@HELM_OF_FEAR.replace("his-alone", SiteResourcePlayed)
def leaves_it_untapped(game: Game, event: SiteResourcePlayed) -> list[Event] | None:
    """So the site does not tap."""
    return [] if game.printed(event.card).id == "AS-126" else None


# AS-159

RHOSGOBEL = Rulebook("AS-159")


@RHOSGOBEL.adjust("is-his-house", AUTOMATIC_ATTACKS, order=Layer.REPEATED)
def he_is_elsewhere(
    game: Game, attacks: tuple[SiteAttack, ...], site: str
) -> tuple[SiteAttack, ...] | None:
    """While he walks abroad, his house is empty."""
    if not attacks or game.printed(site).id != "AS-159":
        return None
    abroad = any(
        game.name(each) == "Radagast" and game.printed(each).alignment == "hero"
        for each in in_play(game)
    )
    return () if abroad else None
