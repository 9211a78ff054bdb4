"""Prisoners: those who hold them, where they are held, and how a company goes about a rescue."""

from collections.abc import Iterator

from westmarch.kernel.offers import Offer, one_of
from westmarch.mechanics.chain import resolves
from westmarch.mechanics.combat import begin_combat
from westmarch.mechanics.control import is_character
from westmarch.mechanics.lookups import in_play, kept_beside
from westmarch.mechanics.moves import MOVES
from westmarch.mechanics.organization import form_company
from westmarch.mechanics.quantities.prisoners import (
    FREED_APART,
    HOLDS_PRISONERS,
    MAY_RESCUE,
    RELEASED_AT,
    RESCUE_ATTACKS,
)
from westmarch.mechanics.windows import open_window
from westmarch.table.actions import AttemptRescue, FreePrisoners
from westmarch.table.events.memory import Forgotten, Remembered
from westmarch.table.events.prisoners import (
    CharacterFreed,
    PrisonersReleased,
    PrisonersRescued,
    RescueAttackFaced,
    RescueAttacksOver,
)
from westmarch.table.events.turns import WindowClosed
from westmarch.table.game import Game
from westmarch.table.play import Play
from westmarch.table.state import ASIDE, Fact
from westmarch.table.windows import RESCUING, SITE

RESCUE_SITE = "rescue site"
"""Remembered of a hazard host: the site card that was placed with it, wherever that is now."""
CAPTURE = "to be taken prisoner"
"""Remembered of somebody who faces a strike: the hazard host that waits for it to succeed."""
LEFT_ALONE = "left alone"
"""Remembered of a follower whose controller was taken, until his player organizes."""
REACHED = "prisoners reached"
"""Remembered of a company: the host whose rescue-attacks it has faced."""
_ATTEMPT = "rescue attempt"
"""Remembered of a company: whose prisoners it is to free, and how many attacks it has faced."""


def captives(game: Game, host: str) -> tuple[str, ...]:
    """The prisoners that a hazard host holds."""
    return tuple(each for each in kept_beside(game, host) if is_character(game, each))


def is_captive(game: Game, card: str) -> bool:
    """Tell whether somebody is a prisoner."""
    found = game.state.cards.get(card)
    return (
        found is not None
        and found.place == ASIDE
        and is_character(game, card)
        and found.beside in game.state.cards
        and game.value(HOLDS_PRISONERS, found.beside)
    )


def hosts_in_play(game: Game) -> Iterator[str]:
    """Go through the hazard hosts in play."""
    return (each for each in in_play(game) if game.value(HOLDS_PRISONERS, each))


def rescue_site(game: Game, host: str) -> str | None:
    """The site card that shows where a host's prisoners are held."""
    fact = game.state.fact(RESCUE_SITE, host)
    beside = (each for each in kept_beside(game, host) if game.printed(each).type == "site")
    return fact.value if fact is not None else next(beside, None)


@MOVES.perform(AttemptRescue)
def attempt_rescue(play: Play, action: AttemptRescue) -> None:
    """Set about facing what guards the prisoners."""
    play.do(Remembered(fact=Fact(_ATTEMPT, action.company, (action.card, 0), until="company")))
    open_window(play, RESCUING, asked=(), company=action.company)


@MOVES.step_in(RESCUING)
def face_next_guard(play: Play) -> bool:
    """Take the company to the next rescue-attack, or to the prisoners."""
    state = play.state
    company = state.companies[str(state.window.company)]
    fact = state.fact(_ATTEMPT, company.id)
    assert fact is not None
    host, faced = fact.value
    play.do(Forgotten(what=_ATTEMPT, about=company.id))
    attacks = play.game.value(RESCUE_ATTACKS, host)
    if company.characters and faced < len(attacks):
        again = Fact(_ATTEMPT, company.id, (host, faced + 1), until="company")
        play.do(
            Remembered(fact=again),
            RescueAttackFaced(company=company.id, host=host, number=faced),
        )
        begin_combat(play, "other", host, attacks[faced], company.id, number=faced)
        return True
    play.do(WindowClosed())
    if company.characters:
        play.do(RescueAttacksOver(company=company.id, host=host))
    return True


@resolves(FreePrisoners)
def prisoners_are_freed(play: Play, action: FreePrisoners) -> None:
    """Free all prisoners of the host."""
    company = play.state.cards[action.character].company
    if company is not None:
        play.do(PrisonersRescued(company=company, host=action.card))


@MOVES.offer(SITE)
def offer_rescues(game: Game, player: str) -> Iterator[AttemptRescue | Offer]:
    """An attempt to rescue the prisoners of each host, and freeing them with any character."""
    company = game.state.window.company
    if company is None:
        return
    for host in hosts_in_play(game):
        yield AttemptRescue(player=player, company=company, card=host)
        if game.value(MAY_RESCUE, company, host):
            yield from one_of(
                FreePrisoners(player=player, character="", card=host),
                "character",
                game.state.companies[company].characters,
            )


@MOVES.follow(PrisonersReleased)
def go_free(play: Play, event: PrisonersReleased) -> None:
    """Have the prisoners of each player form a company where they were held."""
    held = [each for each in captives(play.game, event.host) if event.who in (None, each)]
    for player in dict.fromkeys(play.state.cards[each].owner for each in held):
        site = play.game.value(RELEASED_AT, event.host, player)
        if site is None:
            continue
        own = [each for each in held if play.state.cards[each].owner == player]
        apart = play.game.value(FREED_APART, event.host)
        for group in [[each] for each in own] if apart else [own]:
            company = form_company(play, player, site)
            for each in group:
                play.do(CharacterFreed(card=each, company=company))
