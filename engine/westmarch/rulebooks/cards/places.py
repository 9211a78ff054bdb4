"""What holds at a site, or on the way there, because its card says so."""

from collections.abc import Iterator

from msgspec import structs

from westmarch.cards.kinds import MINIONS
from westmarch.cards.model.card import Card, Creature
from westmarch.cards.model.play_clauses import HealsAtSite, NoAttacksThere
from westmarch.cards.model.site_clauses import (
    AlsoKeyedHere,
    AttacksCancelledHere,
    CreaturesAttackHere,
    EntersPlayHere,
    HazardLimitHere,
    ItemsWhileTapped,
    NobodyMovesHere,
    NoMinionsAttackHere,
    SiteStays,
    TapsWhoComes,
)
from westmarch.cards.model.vocabulary import RACES
from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rule
from westmarch.mechanics.journey import keys_of_site, moves, new_site, site_of
from westmarch.mechanics.lookups import (
    LimitModifier,
    SiteAttack,
    admits,
    character_facts,
    company_of,
    in_hand,
    sites_in_play,
)
from westmarch.mechanics.quantities.actions import CONCERNS, COPIES
from westmarch.mechanics.quantities.combat import CANCELLABLE, DETAINMENT
from westmarch.mechanics.quantities.hazards import KEYS, LIMIT_MODIFIERS
from westmarch.mechanics.quantities.journeys import SITE_NEEDED
from westmarch.mechanics.quantities.people import HOME_SITE, IS_HAVEN
from westmarch.mechanics.quantities.sites import (
    AUTOMATIC_ATTACKS,
    SERVES_AS,
    SITE_STAYS,
    SPARES_WHO_ENTERS,
)
from westmarch.mechanics.sides import sorts
from westmarch.rulebooks.cards.clause_registry import makes, rule, saying
from westmarch.table.actions import (
    AttackCompany,
    ChooseCard,
    MoveCompany,
    PlayCharacter,
    PlayItem,
)
from westmarch.table.events.cards import (
    CardChosen,
    CardMoved,
    CardTapped,
    CardUntapped,
    ChoiceCalled,
)
from westmarch.table.events.combat import AttackBegan, AttackCancelled
from westmarch.table.events.companies import NewSiteRevealed
from westmarch.table.game import Game
from westmarch.table.state import IN_PLAY, Combat


@makes(HazardLimitHere)
def hazard_limit_here(card: Card, clause: HazardLimitHere) -> Iterator[Rule]:
    """Who moves to the site has another hazard limit."""

    def changes_limit(game: Game, company: str) -> tuple[LimitModifier, ...] | None:
        site = new_site(game, company)
        if site is None or not moves(game, company) or game.printed(site).id != card.id:
            return None
        return (LimitModifier(site, clause.amount),)

    yield rule(card, "define", LIMIT_MODIFIERS, changes_limit)


@makes(AttacksCancelledHere)
def attacks_cancelled_here(card: Card, clause: AttacksCancelledHere) -> Iterator[Rule]:
    """Nobody harms certain companies at the site."""

    def cancels(game: Game, event: AttackBegan) -> list[Event]:
        combat = event.combat
        site = site_of(game, combat.company)
        if site is None or game.printed(site).id != card.id or not game.value(CANCELLABLE):
            return []
        if clause.on == "minion":
            meant = game.state.kind(combat.defender) in MINIONS
        else:
            meant = game.card(site).owner == combat.defender
        return [AttackCancelled()] if meant else []

    yield rule(card, "react", AttackBegan, cancels)


@makes(CreaturesAttackHere)
def creatures_attack_here(card: Card, clause: CreaturesAttackHere) -> Iterator[Rule]:
    """Creatures keyed to the site do as it says, whatever the rules would make of them."""

    def as_it_says(game: Game, detains: bool, combat: Combat) -> bool | None:
        if combat.kind != "creature":
            return None
        site = new_site(game, combat.company)
        if site is None or game.printed(site).id != card.id:
            return None
        if combat.keyed_to not in keys_of_site(game, combat.company):
            return None
        return None if clause.other_than in combat.attack.races else clause.detainment

    yield rule(card, "adjust", DETAINMENT, as_it_says)


@makes(AlsoKeyedHere)
def also_keyed_here(card: Card, clause: AlsoKeyedHere) -> Iterator[Rule]:
    """The name of the site is a key for further creatures."""

    def may_be_keyed(game: Game, creature: str, company: str) -> tuple[str, ...] | None:
        site = new_site(game, company)
        facts = game.printed(creature).facts
        if site is None or game.printed(site).id != card.id or not isinstance(facts, Creature):
            return None
        fits = clause.of_region in dict(facts.keyed) or (
            not {*clause.races}.isdisjoint(facts.attack.races)
            and game.name(creature) != clause.other_than
        )
        return (game.name(site),) if fits else None

    yield rule(card, "define", KEYS, may_be_keyed)


@makes(NoMinionsAttackHere)
def no_minions_attack_here(card: Card, clause: NoMinionsAttackHere) -> Iterator[Rule]:
    """Minions leave others alone at the site."""

    def keeps_still(game: Game, action: AttackCompany) -> bool:
        company = game.state.companies[action.company]
        minion = "minion" in sorts(game, company.player, company.characters)
        return minion and game.printed(company.site).id == card.id

    says = f"At {card.name}, a minion company attacks nobody."
    yield rule(card, "forbid", AttackCompany, keeps_still, says)


@makes(NobodyMovesHere)
def nobody_moves_here(card: Card, clause: NobodyMovesHere) -> Iterator[Rule]:
    """The site is out of bounds for some."""

    def out_of_bounds(game: Game, action: MoveCompany) -> bool:
        if game.printed(action.site).id != card.id:
            return False
        characters = game.state.companies[action.company].characters
        return any(character_facts(game, each).race == clause.race for each in characters)

    says = f"No {clause.race} moves to {card.name}."
    yield rule(card, "forbid", MoveCompany, out_of_bounds, says)


@makes(EntersPlayHere)
def enters_play_here(card: Card, clause: EntersPlayHere) -> Iterator[Rule]:
    """Strangers do not enter play at the site."""

    def is_a_stranger(game: Game, action: PlayCharacter) -> bool:
        return (
            game.printed(action.site).id == card.id
            and character_facts(game, action.card).race not in clause.races
            and not game.value(HOME_SITE, action.card, action.site)
        )

    who = " and ".join(["those at home here", *(RACES[race] for race in clause.races)])
    says = f"At {card.name} only {who} enter play."
    yield rule(card, "forbid", PlayCharacter, is_a_stranger, says)


@makes(TapsWhoComes)
def taps_who_comes(card: Card, clause: TapsWhoComes) -> Iterator[Rule]:
    """Somebody tires on the way to the site."""
    what = ("taps-who-comes", card.id)

    def somebody_has_to(game: Game, event: NewSiteRevealed) -> list[Event]:
        company = game.state.companies[event.company]
        tired = clause.companies in sorts(game, company.player, company.characters)
        if game.printed(event.site).id != card.id or not tired:
            return []
        able = tuple(each for each in company.characters if game.card(each).position == "untapped")
        call = ChoiceCalled(card=event.site, player=company.player, among=able, what=what)
        return [call] if able else []

    def is_called_for(game: Game, action: ChooseCard) -> bool | None:
        choice = next(iter(game.state.choices), None)
        if choice is None or choice.what != what:
            return None
        return action.chosen in choice.among

    def does(game: Game, event: CardChosen) -> list[Event]:
        return [CardTapped(card=event.chosen)] if event.what == what else []

    yield rule(card, "react", NewSiteRevealed, somebody_has_to)
    says = f"What may be chosen is what {card.name} calls for."
    yield rule(card, "permit", ChooseCard, is_called_for, says)
    yield rule(card, "react", CardChosen, does)


@makes(ItemsWhileTapped)
def items_while_tapped(card: Card, clause: ItemsWhileTapped) -> Iterator[Rule]:
    """A tapped site is as good as an untapped one for the items it allows."""

    def still_playable(game: Game, action: PlayItem) -> bool | None:
        company = company_of(game, action.character)
        if company is None or game.printed(company.site).id != card.id:
            return None
        fits = in_hand(game, action.player, action.card) and admits(game, company.site, action.card)
        quiet = game.state.combat is None and not game.state.chain
        return (
            fits
            and quiet
            and game.state.phase == "site"
            and company.player == action.player
            and game.card(company.site).position == "tapped"
            and game.card(action.character).position == "untapped"
        ) or None

    says = f"Items are playable at {card.name} even while it is tapped."
    lifts = ("core.site-phase.play-requirements", "core.site-phase.extra-item-next-action")
    yield structs.replace(rule(card, "permit", PlayItem, still_playable, says), lifts=lifts)


@makes(NoAttacksThere)
def no_attacks_there(card: Card, clause: NoAttacksThere) -> Iterator[Rule]:
    """Where the event lies, nothing attacks those who enter."""

    def lies_there(game: Game, site: str) -> bool:
        return any(game.value(CONCERNS, copy, site) for copy in game.value(COPIES, card.id))

    def none(game: Game, _: tuple[SiteAttack, ...], site: str) -> tuple[SiteAttack, ...] | None:
        return () if lies_there(game, site) else None

    def is_spared(game: Game, site: str) -> bool | None:
        return lies_there(game, site) or None

    says = f"{card.name} has taken the automatic-attacks of the site away."
    yield rule(card, "adjust", AUTOMATIC_ATTACKS, none, says)
    yield rule(card, "define", SPARES_WHO_ENTERS, is_spared)


@makes(HealsAtSite)
def heals_at_site(card: Card, clause: HealsAtSite) -> Iterator[Rule]:
    """Where the event lies, there is healing as at a haven."""

    def heals(game: Game, site: str, purpose: str) -> str | None:
        if purpose != "healing":
            return None
        lies_there = any(game.value(CONCERNS, each, site) for each in game.value(COPIES, card.id))
        return "a haven" if lies_there else None

    says = f"{card.name} lets those here be healed as at a haven."
    yield rule(card, "define", SERVES_AS, heals, says)


@makes(SiteStays)
def site_stays(card: Card, clause: SiteStays) -> Iterator[Rule]:
    """Where the card lies, the site is held, be somebody there or not."""

    def is_held(game: Game, site: str) -> bool | None:
        return any(game.card(each).host == site for each in game.value(COPIES, card.id)) or None

    def stays(game: Game, event: CardMoved) -> list[Event] | None:
        goes = event.to in ("discard-pile", "location-deck")
        return [] if goes and is_held(game, event.card) else None

    def stays_tapped(game: Game, event: CardUntapped) -> list[Event] | None:
        return [] if is_held(game, event.card) else None

    def may_come_back(game: Game, action: MoveCompany) -> bool | None:
        site = game.card(action.site)
        there = (site.owner, site.place) == (action.player, IN_PLAY)
        return (there and is_held(game, action.site)) or None

    def is_given_up(game: Game, event: CardMoved) -> list[Event]:
        if game.printed(event.card).id != card.id or event.to == IN_PLAY:
            return []
        return [
            CardMoved(card=each, to="discard-pile" if _is_spent(game, each) else "location-deck")
            for each in sites_in_play(game)
            if not game.value(SITE_NEEDED, each) and not game.value(SITE_STAYS, each)
        ]

    yield rule(card, "define", SITE_STAYS, is_held)
    yield rule(card, "replace", CardMoved, stays, saying(card, clause))
    yield rule(card, "react", CardMoved, is_given_up)
    says = f"{card.name} keeps the site in play, and one may go there again."
    yield rule(card, "permit", MoveCompany, may_come_back, says)
    if clause.tapped:
        yield rule(card, "replace", CardUntapped, stays_tapped, saying(card, clause))


def _is_spent(game: Game, site: str) -> bool:
    """Tell whether a site is used up that nobody needs any more."""
    found = game.card(site)
    return found.position == "tapped" and not game.value(IS_HAVEN, site, found.owner)
