"""Setting up a table from a position: what lies where, and what happened before."""

from msgspec.structs import replace

from westmarch.cards.model.card import Creature, Event, Faction
from westmarch.errors import BadData
from westmarch.kernel.chance import no_chance
from westmarch.kernel.trace import Trace
from westmarch.mechanics.ending import begin_reckoning
from westmarch.mechanics.movement import chosen
from westmarch.mechanics.on_guard import JOURNEY, cards_on_guard
from westmarch.mechanics.patience import patient
from westmarch.mechanics.prisoners import RESCUE_SITE
from westmarch.mechanics.quantities.combat import PLACE_OF_DEFEATED
from westmarch.mechanics.quantities.items import ONE_AT_A_TIME
from westmarch.mechanics.treasures import AGREED
from westmarch.mechanics.trophies import remember
from westmarch.mechanics.turn import next_setup_step, open_phase
from westmarch.table.actions import ChooseCompany, TakeWay
from westmarch.table.events.cards import TreasureDesignated
from westmarch.table.events.memory import DragonFell, Remembered
from westmarch.table.events.turns import CALLED, RECKONING_PHASE
from westmarch.table.game import Game
from westmarch.table.judge import Judge
from westmarch.table.play import Play
from westmarch.table.state import (
    IN_PLAY,
    ON_GUARD,
    Card,
    Combat,
    Company,
    Fact,
    Player,
    State,
    Window,
    active_cards,
    pile,
)
from westmarch.table.windows import CHOOSE_COMPANY, DECLARING, DRAFT, SETUP, SITE, WAY_CHOICE
from westmarch.wire.protocol import CardAt, CompanyAt, Happened, PlayerAt, Position
from westmarch.wire.whole import ABOUT, check


def set_up(
    judge: Judge, position: Position, trace: Trace | None = None, *, waits: bool = False
) -> State:
    """Lay out a position, as it was when the turn began and as it is now.

    A table that `waits` asks the players in the draft and in the setup, too, whatever they can do.
    """
    check(judge, position)
    then, now = (
        _laid_aside(
            Game(judge.rules, judge.pool, _lay_out(judge, position, this_turn=this_turn), trace),
            {each.label for each in position.cards if each.in_use},
        )
        for this_turn in (False, True)
    )
    play = Play(Game(judge.rules, judge.pool, then, trace), judge.moves, no_chance)
    _happen(play, position, "earlier")
    _take_trophies(play, position)
    started = play.state
    play.game = play.game.after(_with(now, started))
    _happen(play, position, "this-turn")
    _journeys_are_over(play, position)
    entered = next((each for each in position.companies if each.entered), None)
    if position.turn.phase == "site" and entered is not None:
        window = Window(SITE.name, (position.turn.player,), entered.label)
        play.game = play.game.after(_opened(play.state, window))
    elif position.turn.phase in ("setup", "draft"):
        both = tuple(each.name for each in position.players)
        brought = any(each.deck for each in play.state.players)
        drafting = DRAFT if position.turn.phase == "draft" else SETUP
        window = Window((DECLARING if brought else drafting).name, both)
        before = patient(play.state) if waits else play.state
        play.game = play.game.after(_opened(before, window))
    elif position.turn.phase == "declared":
        next_setup_step(play, DECLARING.name)
    elif position.turn.phase == RECKONING_PHASE:
        begin_reckoning(play)
    else:
        open_phase(play)
    play.settle()
    _choose_who_is_under_way(play, position)
    _take_the_way(play, position)
    return play.state


def _player(player: PlayerAt) -> Player:
    deck = player.deck or None
    return Player(player.name, player.kind, player.exhausted, player.declared, deck=deck)


def _choose_who_is_under_way(play: Play, position: Position) -> None:
    """Have the one company go first of which the position says which way it goes."""
    under_way = [each for each in position.companies if each.way]
    if play.state.window.kind is CHOOSE_COMPANY and len(under_way) == 1:
        company = under_way[0]
        action = ChooseCompany(player=company.player, company=company.label)
        play.moves.performs[ChooseCompany](play, action)
        play.settle()


def _take_the_way(play: Play, position: Position) -> None:
    """Have a company that is on its way go the way the position says."""
    window = play.state.window
    for company in position.companies:
        if window.kind is WAY_CHOICE and company.label == window.company and company.way:
            action = TakeWay(
                player=company.player,
                company=company.label,
                way=company.way,
                regions=company.regions,
            )
            if chosen(play.game, action) is None:
                raise BadData(f"{_named(play.game, company)} cannot go that way")
            play.moves.performs[TakeWay](play, action)
            play.settle()
        elif company.way and not _goes_that_way(play.state.companies[company.label], company):
            raise BadData(f"{_named(play.game, company)} goes another way, the only one")


def _named(game: Game, company: CompanyAt) -> str:
    """Name a company by whoever is in it."""
    characters = game.state.companies[company.label].characters
    return f"{game.name(characters[0])}'s company" if characters else company.label


def _goes_that_way(company: Company, wanted: CompanyAt) -> bool:
    """Tell whether a company that had no choice goes the way the position says."""
    if not company.way:
        return True
    names = tuple(name for _, name in company.path)
    return company.way == wanted.way and wanted.regions in ((), names)


def _with(now: State, started: State) -> State:
    return replace(now, facts=started.facts, turn_start=started)


def _opened(state: State, window: Window) -> State:
    return replace(state, windows=(window,))


def _lay_out(judge: Judge, position: Position, *, this_turn: bool) -> State:
    """Put every card in its place; those that came this turn only if it is now."""
    cards: dict[str, Card] = {}
    piles: dict[str, list[str]] = {
        pile(each.name, "play-deck"): [] for each in position.players if each.exhausted
    }
    companies: dict[str, Company] = {}
    goals = {each.moving_to for each in position.companies} - {
        each.site for each in position.companies
    }
    for company in position.companies:
        companies[company.label] = Company(
            company.label,
            company.player,
            company.site,
            entered=company.entered and this_turn,
            destination=company.moving_to if this_turn else None,
            moved=company.moved and this_turn,
        )
    agents = {each.label: each for each in position.cards if each.agent}
    borne: dict[str | None, list[str]] = {}
    for card in position.cards:
        if this_turn or not card.this_turn:
            borne.setdefault(card.on, []).append(card.label)
    for card in position.cards:
        lies_with = agents.get(card.on or "", card)
        arrived = this_turn or not (card.this_turn or lies_with.this_turn)
        place = card.place if arrived else "hand"
        goal = card.label in goals
        if (goal and not this_turn) or (lies_with is not card and not arrived):
            place = "location-deck"
        cards[card.label] = Card(
            card.label,
            card.card,
            card.owner,
            place,
            card.position,
            card.on if arrived and place != ON_GUARD else None,
            tuple(borne.get(card.label, ())) if arrived else (),
            card.beside if arrived else None,
            card.company if arrived else None,
            in_use=card.on is not None,
            face_down=arrived and card.face_down if not goal else this_turn,
            uncontrolled=card.uncontrolled,
            stored=_was_stored(judge, card, place),
            guards=card.on if place == ON_GUARD else None,
            lies_at=_new_site_of(companies.get(card.on or "")) if place == ON_GUARD else None,
        )
        if place != IN_PLAY:
            piles.setdefault(pile(card.whose or card.owner, place), []).append(card.label)
    members: dict[str | None, list[str]] = {}
    lying: dict[str | None, list[str]] = {}
    for laid in cards.values():
        members.setdefault(laid.company, []).append(laid.id)
        lying.setdefault(laid.host, []).append(laid.id)
    for label, each in companies.items():
        characters, holds = members.get(label, ()), lying.get(label, ())
        companies[label] = replace(each, characters=tuple(characters), holds=tuple(holds))
    return State(
        edition=position.edition,
        players=tuple(map(_player, position.players)),
        turn_player=position.turn.player,
        phase="setup" if position.turn.phase in ("declared", "draft") else position.turn.phase,
        turn=position.turn.number,
        length=position.length,
        cards=cards,
        companies=companies,
        agents=tuple(each for each in agents if cards[each].place == IN_PLAY),
        piles={key: tuple(ids) for key, ids in piles.items()},
        readings=dict(position.readings),
        facts=(
            *(Fact(AGREED, what, number) for what, number in position.agreed.items()),
            *(
                Fact(RESCUE_SITE, card.beside, card.label)
                for card in position.cards
                if card.beside in cards
                and judge.pool[card.card].type == "site"
                and judge.pool[cards[card.beside].card].type == "event"
            ),
        ),
    )


def _new_site_of(company: Company | None) -> str | None:
    """Where a company goes, or stays: there lies what was placed on-guard against it."""
    return None if company is None else company.destination or company.site


def _journeys_are_over(play: Play, position: Position) -> None:
    """Remember how things were when cards were placed on-guard: as the turn began."""
    for each in cards_on_guard(play.state):
        then = (each.guards, play.state.turn_start)
        fact = Fact(JOURNEY, each.id, then, "turn", known_to="")
        if position.turn.phase == "site":
            play.do(Remembered(fact=fact))


def _was_stored(judge: Judge, card: CardAt, place: str) -> bool:
    """An item, or an event, comes into its owner's marshalling point pile by being stored."""
    printed = judge.pool[card.card]
    own = place == "marshalling-point-pile" and card.whose in (None, card.owner)
    return own and printed.type in ("item", "event") and printed.points_kind != "kill"


def _laid_aside(game: Game, said: set[str]) -> State:
    """Have whoever bears several items of a type used one at a time use one of them.

    It is the one that is said to be in use, or the last.
    """
    state = game.state
    cards = dict(state.cards)
    for bearer in state.cards.values():
        for kind in game.value(ONE_AT_A_TIME):
            borne = [each for each in bearer.holds if kind in game.printed(each).keywords]
            used = ([each for each in borne if each in said] or borne)[-1:]
            for each in borne:
                if each not in used:
                    cards[each] = replace(cards[each], in_use=False)
    return replace(state, cards=cards, active=active_cards(state))


def _happen(play: Play, position: Position, when: str) -> None:
    """Let the history of the position have happened."""
    for past in position.history:
        if past.when == when:
            _past(play, past)


def _take_trophies(play: Play, position: Position) -> None:
    """Let the attacks have been fought from which characters have trophies."""
    for card in position.cards:
        facts = play.game.printed(card.card).facts
        attack = facts.attack if isinstance(facts, Creature | Event | Faction) else None
        if not card.trophy or card.on is None or attack is None:
            continue
        taker = play.state.cards[card.on]
        assert taker.company is not None
        combat = Combat(
            kind="creature" if isinstance(facts, Creature) else "other",
            source=card.label,
            attack=replace(attack, detainment=card.trophy == "detainment"),
            company=taker.company,
            defender=taker.owner,
            attacker=card.owner,
        )
        fighting = play.game.after(replace(play.state, combat=combat))
        remember(play, card.label, fighting.value(PLACE_OF_DEFEATED, combat))


def _past(play: Play, past: Happened) -> None:
    if past.what == "defeated":
        assert past.dragon is not None
        play.do(DragonFell(dragon=past.dragon))
        return
    if past.what == "lost-treasure":
        assert past.card is not None
        owner = play.game.card(past.card).owner
        play.do(TreasureDesignated(card=past.card, player=owner, lair=str(past.site)))
        return
    value = {
        "gained-attack": (past.strikes, past.prowess),
        "region-changed": past.type,
        "path-changed": (past.number, past.type),
        "extra-regions": past.number,
        "faced": _attack_of(play.game, past.card),
        "revealed": past.avatar,
        "influence-lost": past.number,
        "called": play.state.turn - (past.when == "earlier"),
    }.get(past.what)
    about = getattr(past, ABOUT[past.what])
    fleeting = past.when == "this-turn" and past.what != CALLED
    # What a creature says of those who have faced it holds although it is gone.
    source = play.game.card(str(past.card)).card if past.what == "faced" else None
    fact = Fact(past.what, about, value, until="turn" if fleeting else "game", card=source)
    play.do(Remembered(fact=fact))


def _attack_of(game: Game, card: str | None) -> tuple[str, str, str, None] | None:
    """What is remembered of an attack: the race of those who made it, and their card."""
    facts = game.printed(card).facts if card is not None else None
    return (facts.attack.race, str(card), "creature", None) if isinstance(facts, Creature) else None
