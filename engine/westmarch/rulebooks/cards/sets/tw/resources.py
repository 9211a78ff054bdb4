"""What single resources of The Wizards say."""

from collections.abc import Iterator

from westmarch.cards.model.phrases.effects.rolls import Roll
from westmarch.cards.model.phrases.things import Cards, Where
from westmarch.cards.model.play_clauses import Ability, Playing
from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.journey import site_of
from westmarch.mechanics.lookups import companies_of, site_facts
from westmarch.mechanics.quantities.actions import COPIES, KEPT_IN_PLAY, STAYS_IN_PLAY, WORKS_WITH
from westmarch.mechanics.quantities.uniqueness import TAKEN
from westmarch.rulebooks.cards.choices import is_called_for
from westmarch.rulebooks.cards.context import Here, bears
from westmarch.rulebooks.cards.demands import demand_check
from westmarch.rulebooks.cards.things.cards import is_such_card
from westmarch.rulebooks.cards.things.places import is_such_site
from westmarch.table.actions import ChooseCard, DiscardCharacter
from westmarch.table.events.cards import (
    CardChosen,
    CardMoved,
    ChoiceCalled,
    DrawCalled,
    EventPlayed,
    ItemPlayed,
    ItemUsed,
    ShuffleCalled,
)
from westmarch.table.events.chain import OwnTextFollowed, RollMade
from westmarch.table.events.characters import (
    CharacterDiscarded,
    CharacterReturned,
    CorruptionCheckCalled,
    CorruptionCheckOmitted,
    CorruptionCheckPassed,
    FactionInfluenced,
    InfluenceRolled,
)
from westmarch.table.events.companies import SiteExchanged
from westmarch.table.events.memory import Remembered
from westmarch.table.events.rings import OneRingDestroyed
from westmarch.table.game import Game
from westmarch.table.state import IN_PLAY, Fact

# TW-198

BILL_THE_PONY = Rulebook("TW-198")


@BILL_THE_PONY.react("leads-them-home", OwnTextFollowed)
def leads_them_home(game: Game, event: OwnTextFollowed) -> Iterator[Event]:
    """The company's site is exchanged for its nearest haven, if the card is to be had."""
    group = game.state.companies.get(event.here.company(game) or "")
    if group is None:
        return
    haven = site_facts(game, group.site).nearest_haven
    in_use = (each.site for each in companies_of(game, group.player))
    own = (*game.state.pile(group.player, "location-deck"), *in_use)
    card = next((each for each in own if game.name(each) == haven), None)
    if card is not None:
        if game.card(card).place != IN_PLAY:
            yield CardMoved(card=card, to=IN_PLAY)
        yield SiteExchanged(company=group.id, site=card)


# TW-205

CRACKS_OF_DOOM = Rulebook("TW-205")

_CASTS_IT_IN = "TW-205.casts-it-in"
"""What the corruption check is made for; remembered of whoever makes it."""


@CRACKS_OF_DOOM.react("casts-it-in", OwnTextFollowed)
def is_tempted_once_more(game: Game, event: OwnTextFollowed) -> list[Event]:
    """Whoever bears The One Ring makes a corruption check at −4."""
    who = event.here.target
    if who not in game.state.cards:
        return []
    return [
        Remembered(fact=Fact(_CASTS_IT_IN, who, None, "turn", "TW-205")),
        CorruptionCheckCalled(
            character=who, modifier=-4, then=_CASTS_IT_IN, source=event.here.card
        ),
    ]


@CRACKS_OF_DOOM.react("casts-it-in", CorruptionCheckPassed, CorruptionCheckOmitted)
def casts_it_in(game: Game, event: CorruptionCheckPassed | CorruptionCheckOmitted) -> list[Event]:
    """If it succeeds, the Ring is destroyed."""
    return _destroyed(game, event.character) if event.then == _CASTS_IT_IN else []


def _destroyed(game: Game, bearer: str) -> list[Event]:
    return [
        OneRingDestroyed(card=each, player=game.card(bearer).owner)
        for each in game.card(bearer).holds
        if game.name(each) == "The One Ring"
    ]


# TW-223

ELF_SONG = Rulebook("TW-223")


@ELF_SONG.define("keeps-at-havens", STAYS_IN_PLAY)
@ELF_SONG.define("keeps-at-havens", KEPT_IN_PLAY)
def is_kept(game: Game, character: str) -> bool | None:
    """While it is in play, whoever is at a Haven stays."""
    return (bool(game.value(COPIES, "TW-223")) and _is_at_haven(game, character)) or None


def _is_at_haven(game: Game, who: str) -> bool:
    """Tell whether a character or a company is at a Haven of its player's, as sites are now."""
    site = site_of(game, who)
    return site is not None and is_such_site(game, Where(("Haven",)), site, "TW-223")


@ELF_SONG.replace("keeps-at-havens", CharacterDiscarded, CharacterReturned)
def does_not_leave(game: Game, event: CharacterDiscarded | CharacterReturned) -> list[Event] | None:
    """Neither discarded nor returned to hand: nothing of the kind happens."""
    return [] if is_kept(game, event.card) else None


@ELF_SONG.forbid(
    "keeps-at-havens",
    DiscardCharacter,
    says="{action.character} is at a Haven, and Elf-song keeps everybody there in play.",
)
def may_not_be_discarded(game: Game, action: DiscardCharacter) -> bool:
    """His player cannot discard him, either."""
    return bool(is_kept(game, action.character))


_BURDEN = "TW-223.lifts-a-burden"
_BURDENS = Cards(("corruption card",))


@ELF_SONG.react("lifts-a-burden", EventPlayed)
def burdens_are_lifted(game: Game, event: EventPlayed) -> list[Event]:
    """Whoever is at a Haven may be rid of one, or of none."""
    if game.printed(event.card).id != "TW-223":
        return []
    return [
        ChoiceCalled(
            card=event.card,
            player=company.player,
            among=(*burdens, who),
            what=(_BURDEN,),
        )
        for company in game.state.companies.values()
        if _is_at_haven(game, company.id)
        for who in company.characters
        if (burdens := tuple(_burdens(game, who)))
    ]


def _burdens(game: Game, who: str) -> Iterator[str]:
    return (each for each in game.card(who).holds if is_such_card(game, _BURDENS, each))


@ELF_SONG.permit(
    "lifts-a-burden", ChooseCard, says="What may be chosen is what Elf-song calls for."
)
def says_which_burden(game: Game, action: ChooseCard) -> bool | None:
    """Each for himself."""
    return is_called_for(game, action, _BURDEN)


@ELF_SONG.react("lifts-a-burden", CardChosen)
def is_lifted(game: Game, event: CardChosen) -> list[Event]:
    """The card is discarded; nothing is, if it is himself who was chosen."""
    if game.printed(event.card).id != "TW-223" or event.what[0] != _BURDEN:
        return []
    person = game.printed(event.chosen).type == "character"
    return [] if person else [CardMoved(card=event.chosen, to="discard-pile")]


# TW-239

FAVOR_OF_THE_VALAR = Rulebook("TW-239")


@FAVOR_OF_THE_VALAR.react("begins-anew", OwnTextFollowed)
def begins_anew(game: Game, event: OwnTextFollowed) -> Iterator[Event]:
    """All that was played comes back, and the favor itself does not."""
    player = event.here.player
    for each in (*game.state.pile(player, "hand"), *game.state.pile(player, "discard-pile")):
        if game.printed(each).type != "site":
            yield CardMoved(card=each, to="play-deck")
    yield CardMoved(card=event.card, to="removed-from-the-game")
    yield ShuffleCalled(player=player)
    yield DrawCalled(player=player, number=8)


# TW-247

GOLLUMS_FATE = Rulebook("TW-247")


@GOLLUMS_FATE.react("falls-with-it", OwnTextFollowed)
def falls_with_it(game: Game, event: OwnTextFollowed) -> list[Event]:
    """The Ring is destroyed, without a check."""
    who = event.here.target
    return _destroyed(game, who) if who in game.state.cards else []


# TW-314

REFORGING = Rulebook("TW-314")

_REFORGED, _BEARER = "TW-314.reforges", "TW-314.reforges for"
_CRAFTED = Cards(
    ("minor weapon", "major weapon", "minor armor", "major armor", "minor shield", "major shield")
)


@REFORGING.react("reforges", OwnTextFollowed)
def is_reforged(game: Game, event: OwnTextFollowed) -> list[Event]:
    """The player chooses one of the items in his discard pile that would do."""
    here: Here = event.here
    among = tuple(
        each
        for each in game.state.pile(here.player, "discard-pile")
        if is_such_card(game, _CRAFTED, each)
        and game.value(WORKS_WITH, here.card, each)
        and not (game.printed(each).unique and game.value(TAKEN, each))
    )
    what = (_REFORGED, here)
    call = ChoiceCalled(card=here.card, player=here.player, among=among, what=what)
    return [call] if among else []


@REFORGING.permit("reforges", ChooseCard, says="What may be chosen is what Reforging calls for.")
def says_which_and_whose(game: Game, action: ChooseCard) -> bool | None:
    """He says which item it is, and then who gets it."""
    return is_called_for(game, action, _REFORGED, _BEARER)


@REFORGING.react("reforges", CardChosen)
def is_given(game: Game, event: CardChosen) -> list[Event]:
    """Once it is chosen, so is a character of the company, who bears it from now on."""
    if game.printed(event.card).id != "TW-314" or event.what[0] not in (_REFORGED, _BEARER):
        return []
    here: Here = event.what[1]
    if event.what[0] == _BEARER:
        item = event.what[2]
        return [CardMoved(card=item, to=IN_PLAY, host=event.chosen), ItemUsed(card=item)]
    company = game.state.companies[here.company(game) or ""]
    what = (_BEARER, here, event.chosen)
    return [ChoiceCalled(card=event.card, player=here.player, among=company.characters, what=what)]


# TW-363

WIZARDS_RING = Rulebook("TW-363")


@WIZARDS_RING.react("tempts-at-once", ItemPlayed)
def is_tempted_at_once(game: Game, event: ItemPlayed) -> list[Event]:
    """Whoever it is played with makes a corruption check."""
    if game.printed(event.card).id != "TW-363":
        return []
    return [CorruptionCheckCalled(character=event.character, source=event.card)]


# TW-496

IRON_CROWN = Rulebook("TW-496")


@IRON_CROWN.react("demands-its-due", FactionInfluenced, InfluenceRolled)
def pays_for_his_words(game: Game, event: FactionInfluenced | InfluenceRolled) -> list[Event]:
    """Who bears it and tries to win somebody over makes a corruption check."""
    for_whom = event.card if isinstance(event, FactionInfluenced) else event.target
    return _its_due(game, event.character, for_whom)


@IRON_CROWN.react("demands-its-due", RollMade)
def pays_for_flattery(game: Game, event: RollMade) -> list[Event]:
    """So does who makes such a check because a card says so."""
    key = event.what[0] if isinstance(event.what, tuple) else None
    if not isinstance(key, tuple) or not isinstance(key[0], int):
        return []
    said = game.printed(event.card).clauses[key[0]]
    effects = said.effects if isinstance(said, Playing | Ability) else ()
    checks = any(isinstance(each, Roll) and bool(each.check) for each in effects)
    return _its_due(game, event.of, event.card) if checks else []


def _its_due(game: Game, who: str, occasion: str) -> list[Event]:
    crowns = (each for each in game.card(who).holds if game.card(each).card == "TW-496")
    crown = next(crowns, None)
    if crown is None or not bears(game, who, "TW-496"):
        return []
    return [demand_check(game, crown, who, occasion)]
