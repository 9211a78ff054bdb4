"""The organization phase: characters come and go, companies are set up, items change hands."""

from msgspec.structs import replace

from westmarch.cards.model import Event as EventFacts
from westmarch.cards.model import Site
from westmarch.kernel.actions import (
    ChangeCompany,
    ChangeControl,
    DiscardCharacter,
    FetchFromSideboard,
    Finish,
    JoinCompanies,
    MoveCompany,
    Organize,
    PlaceOnCompany,
    PlayCharacter,
    PlayEvent,
    SplitCompany,
    StoreItem,
    TransferItem,
    UseCard,
)
from westmarch.kernel.events import (
    CardMoved,
    CardTapped,
    CharacterDiscarded,
    CharacterPlayed,
    CompaniesJoined,
    CompanySplit,
    ControlChanged,
    CorruptionCheckCalled,
    Event,
    JourneysEnded,
    PhaseEnded,
    Remembered,
    SideboardOpened,
    StoringTried,
    TransferTried,
)
from westmarch.kernel.game import Game
from westmarch.kernel.judge import forbidding
from westmarch.kernel.rulebook import Rulebook
from westmarch.kernel.state import Company, Fact
from westmarch.mechanics.control import (
    characters_of,
    followers,
    is_character,
    is_follower,
    is_ringwraith,
    ringwraith_followers,
)
from westmarch.mechanics.movement import offer_movement
from westmarch.mechanics.organization import TO_PLACE, family, same_site
from westmarch.mechanics.quantities import (
    AVATAR,
    AVATAR_HAVEN,
    GROUP_SIZE,
    HOME_SITE,
    IS_AVATAR,
    IS_HAVEN,
    REVEALED,
    RINGWRAITHS_LED,
)
from westmarch.mechanics.table import (
    character_facts,
    companies_of,
    company_of,
    in_hand,
    in_play,
    is_avatar,
    is_hazard,
    item_facts,
    site_facts,
    site_of,
)

RULES = Rulebook("core.organization")

_ALIGNMENTS = {"wizard": "hero", "ringwraith": "minion"}
_LARGEST = 7
_FREE_PEOPLES = {"Dúnadan", "Dwarf", "Elf", "Hobbit"}
_SERVANTS = {"Orc", "Troll"}

Arrangement = PlayCharacter | ChangeCompany | JoinCompanies | MoveCompany
"""What can bring characters together, or lead them away from a haven."""


# Organizing


@RULES.permit("declare-organizing-once", Organize)
def begins_to_organize(game: Game, action: Organize) -> bool:
    """The resource player may organize in the organization phase."""
    return _in_organization_phase(game, action.player)


@RULES.forbid(
    "declare-organizing-once", Organize, says="{action.player} has organized this turn already."
)
def has_organized(game: Game, action: Organize) -> bool:
    """Once a turn."""
    return game.state.fact("organized", action.player) is not None


@RULES.permit("nothing-else-while-organizing", Finish)
def done_organizing(game: Game, action: Finish) -> bool | None:
    """The resource player says when organizing is finished."""
    window = game.state.window
    return (window.name == "organizing" and action.player in window.waiting) or None


@RULES.forbid(
    "nothing-else-while-organizing",
    StoreItem,
    TransferItem,
    FetchFromSideboard,
    MoveCompany,
    PlayEvent,
    UseCard,
    says="{action.player} is organizing, and everything else has to wait.",
)
def busy_organizing(game: Game, action: StoreItem | TransferItem | MoveCompany) -> bool:
    """Everything else waits until organizing is finished."""
    return game.state.window.name == "organizing"


@RULES.permit("one-play-or-discard", DiscardCharacter)
def discards_while_organizing(game: Game, action: DiscardCharacter) -> bool | None:
    """A character of one's own may be discarded."""
    if game.state.window.name != "organizing" or company_of(game, action.character) is None:
        return None
    return _is_organizing(game, action.player) and _own(game, action.player, action.character)


@RULES.forbid(
    "one-play-or-discard",
    PlayCharacter,
    DiscardCharacter,
    says="{action.player} has played or discarded a character this turn already.",
)
def had_the_one_character(game: Game, action: PlayCharacter | DiscardCharacter) -> bool:
    """One character is played, or one discarded."""
    return game.state.fact("character action", action.player) is not None


# Avatars


@RULES.define("revealing-an-avatar", AVATAR)
def avatar_in_play(game: Game, player: str) -> str | None:
    """The avatar that a player has in play is the player's own."""
    own = characters_of(game, player)
    return next((each for each in own if game.value(IS_AVATAR, each)), None)


@RULES.define("revealing-an-avatar", REVEALED)
def name_of_avatar(game: Game, player: str) -> str | None:
    """An avatar that was ever played is revealed, and stays so when it has left play."""
    fact = game.state.fact("revealed", player)
    if fact is not None:
        return str(fact.value)
    avatar = game.value(AVATAR, player)
    return None if avatar is None else game.name(avatar)


@RULES.react("revealing-an-avatar", CharacterPlayed)
def avatar_is_revealed(game: Game, event: CharacterPlayed) -> list[Event]:
    """Playing an avatar for the first time reveals it."""
    player = game.card(event.card).owner
    if event.card != game.value(AVATAR, player) or game.state.fact("revealed", player):
        return []
    return [Remembered(fact=Fact("revealed", player, game.name(event.card)))]


@RULES.forbid(
    "no-second-avatar",
    PlayCharacter,
    says="{action.player} has revealed another avatar than {action.card}.",
)
def another_avatar(game: Game, action: PlayCharacter) -> bool:
    """Nobody changes the avatar."""
    revealed = game.value(REVEALED, action.player)
    return _as_avatar(game, action) and revealed not in (None, game.name(action.card))


@RULES.permit("avatar-play-sites", PlayCharacter)
def avatar_comes_into_play(game: Game, action: PlayCharacter) -> bool | None:
    """An avatar comes into play at home, or at a haven of its kind."""
    if not plays_a_character(game, action) or not _as_avatar(game, action):
        return None
    at_home: bool = game.value(HOME_SITE, action.card, action.site)
    return can_be_played(game, action) and (
        at_home or bool(game.value(AVATAR_HAVEN, action.site, action.player))
    )


@RULES.define("wizard-play-sites", AVATAR_HAVEN)
def wizards_come_to_rivendell(game: Game, site: str, player: str) -> bool:
    """For a Wizard this is Rivendell."""
    return game.state.kind(player) == "wizard" and game.name(site) == "Rivendell"


@RULES.define("ringwraith-play-sites", AVATAR_HAVEN)
def ringwraiths_come_to_two_havens(game: Game, site: str, player: str) -> bool:
    """For a Ringwraith it is either of two Darkhavens."""
    kind, name = game.state.kind(player), game.name(site)
    return kind == "ringwraith" and name in ("Minas Morgul", "Dol Guldur")


# Ringwraiths


@RULES.react("nazgul-manifestation-leaves", CharacterPlayed)
def nazgul_leaves(game: Game, event: CharacterPlayed) -> list[Event]:
    """The Nazgûl that is the same being as a Ringwraith leaves play when he comes."""
    being = game.printed(event.card).manifestation_of
    if not is_ringwraith(game, event.card) or being is None:
        return []
    return [
        CardMoved(card=each, to="discard-pile")
        for each in in_play(game)
        if is_hazard(game, each) and game.name(each) == being
    ]


@RULES.permit(
    "ringwraith-displaces-follower", PlayCharacter, lifts=("core.turn.one-copy-for-both",)
)
def stronger_than_the_follower(game: Game, action: PlayCharacter) -> bool | None:
    """A follower in play does not keep the same Ringwraith from being played as an avatar."""
    if not is_ringwraith(game, action.card) or not _same_followers(game, action.card):
        return None
    return avatar_comes_into_play(game, action) or None


@RULES.react("ringwraith-displaces-follower", CharacterPlayed)
def follower_gives_way(game: Game, event: CharacterPlayed) -> list[Event]:
    """The follower who is the same Ringwraith is discarded."""
    if not is_ringwraith(game, event.card) or not game.value(IS_AVATAR, event.card):
        return []
    return [CharacterDiscarded(card=each) for each in _same_followers(game, event.card)]


@RULES.permit("ringwraith-follower-conditions", PlayCharacter)
def follows_a_ringwraith(game: Game, action: PlayCharacter) -> bool | None:
    """A Ringwraith follows another where that one can lead him."""
    leader = action.controller
    if not plays_a_character(game, action) or leader is None:
        return None
    if not is_ringwraith(game, action.card):
        return None
    led: int = game.value(RINGWRAITHS_LED, leader)
    return (
        can_be_played(game, action)
        and leader == game.value(AVATAR, action.player)
        and is_ringwraith(game, leader)
        and len(ringwraith_followers(game, leader)) < led
        and bool(
            game.value(IS_HAVEN, action.site, action.player)
            or game.value(HOME_SITE, action.card, action.site)
        )
    )


@RULES.define("ringwraith-follower-not-avatar", IS_AVATAR)
def follower_is_no_avatar(game: Game, card: str) -> bool | None:
    """A Ringwraith who follows another is not his player's Ringwraith."""
    follows = is_follower(game, card) or game.card(card).uncontrolled
    return False if follows and is_ringwraith(game, card) else None


@RULES.forbid(
    "ringwraith-follower-abilities",
    UseCard,
    says="{action.card} follows another Ringwraith, and so cannot do this.",
)
def follower_has_no_other_effects(game: Game, action: UseCard) -> bool:
    """A Ringwraith follower's own effects sleep."""
    return is_ringwraith(game, action.card) and not game.value(IS_AVATAR, action.card)


@RULES.react("followers-await-returning-avatar", CharacterPlayed)
def leads_them_again(game: Game, event: CharacterPlayed) -> list[Event]:
    """A Ringwraith who comes as an avatar takes over the Ringwraiths who have waited."""
    player = game.card(event.card).owner
    if not is_ringwraith(game, event.card) or event.card != game.value(AVATAR, player):
        return []
    return [ControlChanged(card=each, controller=event.card) for each in _waiting(game, player)]


@RULES.react("followers-await-returning-avatar", PhaseEnded)
def they_wait_no_longer(game: Game, event: PhaseEnded) -> list[Event]:
    """At the end of the organization phase those who still wait are discarded."""
    if event.phase != "organization":
        return []
    return [CharacterDiscarded(card=each) for each in _waiting(game, game.state.turn_player)]


@RULES.forbid(
    "ringwraith-company-composition",
    PlayCharacter,
    ChangeCompany,
    JoinCompanies,
    MoveCompany,
    says="Away from a Darkhaven, a Ringwraith's company is for Ringwraiths alone.",
)
def others_with_a_ringwraith(game: Game, action: Arrangement) -> bool:
    """Only at a Darkhaven are there others with a Ringwraith."""
    kinds = {is_ringwraith(game, each) for each in _together_away(game, action)}
    return len(kinds) == 2


@RULES.react("forced-combination-discard", JourneysEnded)
def ringwraith_wants_no_company(game: Game, event: JourneysEnded) -> list[Event]:
    """A company that would have to join a Ringwraith's is discarded."""
    player = game.state.turn_player
    ringwraiths = [
        game.name(each.site)
        for each in companies_of(game, player)
        if any(is_ringwraith(game, who) for who in each.characters)
    ]
    return [
        CharacterDiscarded(card=who)
        for each in companies_of(game, player)
        if game.name(each.site) in ringwraiths and not game.value(IS_HAVEN, each.site, player)
        if not any(is_ringwraith(game, who) for who in each.characters)
        for who in each.characters
    ]


# Characters


@RULES.define("character-play-sites", IS_HAVEN)
def haven_of_ones_own(game: Game, site: str, player: str) -> bool:
    """A haven is a haven for the players of its own alignment."""
    alignment = _ALIGNMENTS.get(game.state.kind(player))
    return site_facts(game, site).site_type == "Haven" and game.printed(site).alignment == alignment


@RULES.forbid(
    "character-play-sites",
    PlayCharacter,
    says="{action.site} is neither a haven nor a home site of {action.card}.",
)
def neither_home_nor_haven(game: Game, action: PlayCharacter) -> bool:
    """A character comes into play at home or at a haven."""
    return not is_avatar(game, action.card) and not _home_or_haven(
        game, action.player, action.card, action.site
    )


@RULES.forbid(
    "avatar-limits-character-play",
    PlayCharacter,
    says="With the avatar elsewhere, {action.card} can only come under direct influence.",
)
def avatar_is_elsewhere(game: Game, action: PlayCharacter) -> bool:
    """With an avatar in play, others come to it, or to somebody who controls them."""
    avatar = game.value(AVATAR, action.player)
    if avatar is None or is_avatar(game, action.card) or action.controller is not None:
        return False
    site = site_of(game, avatar)
    return site is not None and game.name(site) != game.name(action.site)


@RULES.forbid(
    "new-company-needs-site",
    PlayCharacter,
    says="{action.site} is not there for a new company.",
)
def site_is_not_to_be_had(game: Game, action: PlayCharacter) -> bool:
    """A new company needs a site: the card in play, or else one of the location deck."""
    if action.company is not None:
        return False
    cards = {each.site for each in companies_of(game, action.player)}
    here = {each for each in cards if game.name(each) == game.name(action.site)}
    site = game.card(action.site)
    in_deck = (site.owner, site.place) == (action.player, "location-deck")
    return action.site not in here if here else not in_deck


@RULES.forbid(
    "discardable-characters",
    DiscardCharacter,
    says="{action.character} is an avatar, or neither at home nor at a haven.",
)
def cannot_be_discarded(game: Game, action: DiscardCharacter) -> bool:
    """Only at home or at a haven, and never an avatar."""
    site = site_of(game, action.character)
    return (
        is_avatar(game, action.character)
        or site is None
        or not _home_or_haven(game, action.player, action.character, site)
    )


# Companies


@RULES.permit("set-company-composition", ChangeControl)
def arranges_control(game: Game, action: ChangeControl) -> bool | None:
    """While organizing, control within a company may be arranged anew."""
    who, controller = action.character, action.controller
    if company_of(game, who) is None:
        return None
    if not _is_organizing(game, action.player) or not _own(game, action.player, who):
        return False
    if controller is None:
        return is_follower(game, who) or game.card(who).uncontrolled
    held = game.card(who).host == controller or who == controller
    return not held and _own(game, action.player, controller)


@RULES.permit("set-company-composition", ChangeCompany)
def arranges_companies(game: Game, action: ChangeCompany) -> bool | None:
    """While organizing, characters may be distributed over companies anew."""
    company = game.state.companies[action.company]
    if company_of(game, action.character) is None:
        return None
    return (
        _is_organizing(game, action.player)
        and _own(game, action.player, action.character)
        and company.player == action.player
        and bool(company.characters)
        and game.card(action.character).company != company.id
    )


@RULES.forbid(
    "company-size-limit",
    PlayCharacter,
    ChangeCompany,
    JoinCompanies,
    MoveCompany,
    says="Away from a haven, a company's size is seven at most.",
)
def too_many(game: Game, action: Arrangement) -> bool:
    """More than seven only at a haven."""
    return bool(game.value(GROUP_SIZE, _together_away(game, action)) > _LARGEST)


@RULES.define("half-size-characters", GROUP_SIZE)
def hobbits_and_scouts_are_halves(game: Game, characters: tuple[str, ...]) -> int:
    """Hobbits and Orc scouts count half, and the sum is rounded up."""
    facts = [character_facts(game, each) for each in characters]
    hobbits = sum(each.race == "Hobbit" for each in facts)
    scouts = sum(each.race == "Orc" and "scout" in each.skills for each in facts)
    return len(facts) - (hobbits + scouts) // 2


@RULES.forbid(
    "incompatible-races",
    PlayCharacter,
    ChangeCompany,
    JoinCompanies,
    MoveCompany,
    says="Away from a haven, Orcs and Trolls do not go with Dúnedain, Dwarves, Elves or Hobbits.",
)
def races_that_do_not_mix(game: Game, action: Arrangement) -> bool:
    """The free peoples and the servants of evil go together at a haven only."""
    races = {character_facts(game, each).race for each in _together_away(game, action)}
    return bool(races & _FREE_PEOPLES and races & _SERVANTS)


@RULES.forbid(
    "one-leader-per-company",
    PlayCharacter,
    ChangeCompany,
    JoinCompanies,
    MoveCompany,
    says="Away from a haven, a company has one leader at most.",
)
def two_leaders(game: Game, action: Arrangement) -> bool:
    """Leaders stand each other only at a haven."""
    together = _together_away(game, action)
    return sum("leader" in game.printed(each).keywords for each in together) > 1


@RULES.forbid(
    "move-between-companies",
    ChangeCompany,
    says="{action.character} is not under general influence, or not at the same site.",
)
def cannot_go_over(game: Game, action: ChangeCompany) -> bool:
    """Only somebody under general influence goes over, to a company at the same site."""
    who = action.character
    here, there = company_of(game, who), game.state.companies[action.company]
    if here is None or not same_site(game, here, there):
        return True
    if is_avatar(game, who) and not is_follower(game, who):
        return game.reading("q.core.avatar-changes-company") == "b"
    return is_follower(game, who) or game.card(who).uncontrolled


@RULES.permit("join-companies", JoinCompanies)
def joins_companies(game: Game, action: JoinCompanies) -> bool | None:
    """Companies at the same site may become one."""
    if game.state.phase != "organization":
        return None
    one, other = (game.state.companies[each] for each in (action.company, action.other))
    return (
        _is_organizing(game, action.player)
        and one != other
        and {one.player, other.player} == {action.player}
        and bool(one.characters and other.characters)
        and same_site(game, one, other)
    )


@RULES.react("joined-effects-spread", CompaniesJoined)
def effects_on_both(game: Game, event: CompaniesJoined) -> list[Event]:
    """What lay on a company that has joined another lies on the whole of it."""
    cards = game.state.companies[event.other].holds
    facts = [each for each in game.state.facts if each.about == event.other]
    return [
        *(CardMoved(card=each, to="in-play", host=event.company) for each in cards),
        *(Remembered(fact=replace(each, about=event.company)) for each in facts),
    ]


@RULES.react("join-returns-haven-copies", CompaniesJoined)
def copies_go_back(game: Game, event: CompaniesJoined) -> list[Event]:
    """A haven card that nobody is at any more goes back, and what was played on it stays."""
    joined = game.state.companies[event.company]
    others = [each for each in game.state.companies.values() if each.id != event.other]
    if any(event.site in (each.site, each.destination) for each in others):
        return []
    if not game.value(IS_HAVEN, event.site, joined.player):
        return []
    played = game.card(event.site).holds
    return [
        *(CardMoved(card=each, to="in-play", host=joined.site) for each in played),
        CardMoved(card=event.site, to="location-deck"),
    ]


@RULES.permit("split-company", SplitCompany)
def splits_company(game: Game, action: SplitCompany) -> bool | None:
    """Some of a company may part from the others."""
    return None if action.site is not None else _can_part(game, action)


@RULES.permit("split-extra-haven-copy", SplitCompany)
def splits_at_two_cards(game: Game, action: SplitCompany) -> bool | None:
    """At a haven, they may have a card of it to themselves."""
    if action.site is None:
        return None
    company, copy = game.state.companies[action.company], game.card(action.site)
    return (
        _can_part(game, action)
        and bool(game.value(IS_HAVEN, company.site, action.player))
        and copy.card == game.card(company.site).card
        and (copy.owner, copy.place) == (action.player, "location-deck")
    )


@RULES.forbid(
    "split-cannot-rejoin",
    JoinCompanies,
    ChangeCompany,
    says="Those companies were one, and were split in this very phase.",
)
def was_split_just_now(game: Game, action: JoinCompanies | ChangeCompany) -> bool:
    """Companies that were split stay apart for the rest of the phase."""
    if game.state.phase != "organization":
        return False
    if isinstance(action, JoinCompanies):
        left: str | None = action.other
    else:
        # A company of one that goes over to another joins it.
        left = game.card(action.character).company
        staying = set(game.state.companies[left].characters if left else ())
        if staying - {action.character, *followers(game, action.character)}:
            return False
    return left is not None and family(game, left) == family(game, action.company)


@RULES.forbid(
    "split-companies-must-move",
    Finish,
    says="Of the companies that were split, all but one have to declare movement.",
)
def parts_have_not_moved(game: Game, action: Finish) -> bool:
    """Parting is for those who go different ways: only one part may stay."""
    if game.state.window.name != "organization":
        return False
    staying: dict[str, list[str]] = {}
    for each in companies_of(game, action.player):
        if each.destination is None:
            staying.setdefault(family(game, each.id), []).append(each.id)
    apart = {each for parts in staying.values() if len(parts) > 1 for each in parts}
    # Whoever has nowhere to go cannot be held to going.
    return any(
        not forbidding(game, move)
        for move in (offer_movement(game, action.player) if apart else ())
        if move.company in apart
    )


@RULES.react("split-hazard-events", CompanySplit)
def hazards_are_placed(game: Game, event: CompanySplit) -> list[Event]:
    """The hazard player says with which part each of the hazards on the company goes."""
    parts = (event.company, event.new)
    return [
        Remembered(fact=Fact(TO_PLACE, each, parts, until="phase"))
        for each in game.state.companies[event.company].holds
        if is_hazard(game, each)
    ]


@RULES.permit("split-hazard-events", PlaceOnCompany)
def places_hazard(game: Game, action: PlaceOnCompany) -> bool:
    """Each of them goes with one of the parts."""
    window, fact = game.state.window, game.state.fact(TO_PLACE, action.card)
    waits = window.name == "place-events" and action.player in window.waiting
    return waits and fact is not None and action.company in fact.value


@RULES.forbid(
    "original-keeps-company-effects",
    PlaceOnCompany,
    says="{action.card} is a resource, and stays with the original company.",
)
def resource_stays(game: Game, action: PlaceOnCompany) -> bool:
    """A resource on the company stays with the original one."""
    facts = game.printed(action.card).facts
    return isinstance(facts, EventFacts) and facts.side == "resource"


# Items


@RULES.permit("storing-window", StoreItem)
def stores_an_item(game: Game, action: StoreItem) -> bool:
    """An item that is at a haven with its bearer may be stored."""
    site = site_of(game, action.card)
    return (
        _in_organization_phase(game, action.player)
        and _own_item(game, action.player, action.card)
        and site is not None
        and bool(game.value(IS_HAVEN, site, action.player))
    )


@RULES.react("storing-corruption-check", StoringTried)
def storing_is_a_temptation(game: Game, event: StoringTried) -> list[Event]:
    """The bearer has to pass a corruption check for it."""
    return [CorruptionCheckCalled(character=event.character, then=event.action)]


@RULES.permit("transfer-window-and-range", TransferItem)
def transfers_an_item(game: Game, action: TransferItem) -> bool:
    """An item may go from one character to another at the same site."""
    here, there = site_of(game, action.card), site_of(game, action.character)
    return (
        _in_organization_phase(game, action.player)
        and _own_item(game, action.player, action.card)
        and _own(game, action.player, action.character)
        and game.card(action.card).host != action.character
        and here is not None
        and there is not None
        and game.name(here) == game.name(there)
    )


@RULES.react("transfer-corruption-check", TransferTried)
def giving_is_a_temptation(game: Game, event: TransferTried) -> list[Event]:
    """The giver has to pass a corruption check for it."""
    return [CorruptionCheckCalled(character=event.character, then=event.action)]


# The sideboard


@RULES.permit("avatar-sideboard-to-discard", FetchFromSideboard)
def avatar_sends_for_cards(game: Game, action: FetchFromSideboard) -> bool | None:
    """The avatar taps for up to five resources and characters."""
    if game.state.phase != "organization" or action.to != "discard-pile":
        return None
    return _avatar_can_fetch(game, action) and len(action.cards) <= 5


@RULES.react("avatar-sideboard-to-discard", SideboardOpened)
def avatar_taps(game: Game, event: SideboardOpened) -> list[Event]:
    """The avatar taps for it."""
    avatar = game.value(AVATAR, event.player)
    in_phase = game.state.phase == "organization"
    return [CardTapped(card=avatar)] if in_phase and avatar is not None else []


@RULES.permit("avatar-sideboard-to-deck", FetchFromSideboard)
def avatar_sends_for_one_card(game: Game, action: FetchFromSideboard) -> bool | None:
    """Or for a single card that goes into a play deck of five or more."""
    if game.state.phase != "organization" or action.to != "play-deck":
        return None
    return (
        _avatar_can_fetch(game, action)
        and len(action.cards) == 1
        and len(game.state.pile(action.player, "play-deck")) >= 5
    )


# What several rules ask


def plays_a_character(game: Game, action: PlayCharacter) -> bool:
    """Tell whether it is a character, a site and nothing else that an action speaks of."""
    return (
        is_character(game, action.card)
        and isinstance(game.printed(action.site).facts, Site)
        and (action.controller is None or is_character(game, action.controller))
    )


def can_be_played(game: Game, action: PlayCharacter) -> bool:
    """Tell whether a player holds a character he can bring into play while organizing."""
    company = None if action.company is None else game.state.companies[action.company]
    return (
        _is_organizing(game, action.player)
        and in_hand(game, action.player, action.card)
        and (company is None or (company.player, company.site) == (action.player, action.site))
        and (action.controller is None or _companion(game, action.controller, company))
    )


def _companion(game: Game, character: str, company: Company | None) -> bool:
    return company is not None and character in company.characters


def _in_organization_phase(game: Game, player: str) -> bool:
    window = game.state.window
    return window.name == "organization" and player in window.waiting


def _is_organizing(game: Game, player: str) -> bool:
    window = game.state.window
    return window.name == "organizing" and player in window.waiting


def _own(game: Game, player: str, character: str) -> bool:
    card = game.card(character)
    return card.owner == player and card.company is not None


def _own_item(game: Game, player: str, card: str) -> bool:
    bearer = game.card(card).host
    borne = bearer is not None and bearer in game.state.cards and _own(game, player, bearer)
    return borne and item_facts(game, card) is not None


def _avatar_can_fetch(game: Game, action: FetchFromSideboard) -> bool:
    """Tell whether an avatar may tap for these cards of the sideboard."""
    avatar = game.value(AVATAR, action.player)
    sideboard = game.state.pile(action.player, "sideboard")
    return (
        _in_organization_phase(game, action.player)
        and avatar is not None
        and game.card(avatar).position == "untapped"
        and 0 < len(set(action.cards)) == len(action.cards)
        and all(each in sideboard and not is_hazard(game, each) for each in action.cards)
    )


def _as_avatar(game: Game, action: PlayCharacter) -> bool:
    return is_avatar(game, action.card) and action.controller is None


def _same_followers(game: Game, card: str) -> list[str]:
    """The Ringwraith followers in play who are the same Ringwraith as a card."""
    return [
        each
        for player in game.state.players
        for each in characters_of(game, player.name)
        if each != card and game.name(each) == game.name(card) and is_follower(game, each)
    ]


def _waiting(game: Game, player: str) -> list[str]:
    """The Ringwraiths who have lost the one they followed."""
    own = characters_of(game, player)
    return [each for each in own if is_ringwraith(game, each) and game.card(each).uncontrolled]


def _home_or_haven(game: Game, player: str, character: str, site: str) -> bool:
    return bool(game.value(IS_HAVEN, site, player) or game.value(HOME_SITE, character, site))


def _together_away(game: Game, action: Arrangement) -> tuple[str, ...]:
    """Those whom an action brings together away from a haven; nobody, if it is at one."""
    if action.company is None:
        return ()
    company = game.state.companies[action.company]
    at_haven: bool = game.value(IS_HAVEN, company.site, action.player)
    joining: tuple[str, ...] = ()
    if isinstance(action, MoveCompany):
        # Between two havens there is a road.
        at_haven = at_haven and game.value(IS_HAVEN, action.site, action.player)
        at_haven = at_haven and game.reading("q.core.company-between-havens") == "b"
    elif isinstance(action, PlayCharacter):
        joining = (action.card,)
    elif isinstance(action, ChangeCompany):
        joining = (action.character, *followers(game, action.character))
    else:
        joining = game.state.companies[action.other].characters
    return () if at_haven else (*company.characters, *joining)


def _can_part(game: Game, action: SplitCompany) -> bool:
    """Some leave, some stay, and nobody is parted from whoever controls him."""
    company, leaving = game.state.companies[action.company], set(action.characters)
    controlled = {each for who in leaving for each in followers(game, who)}
    return (
        _is_organizing(game, action.player)
        and company.player == action.player
        and action.name not in game.state.companies
        and bool(leaving)
        and (leaving | controlled) < set(company.characters)
        and all(not is_follower(game, each) or each in controlled for each in leaving)
    )
