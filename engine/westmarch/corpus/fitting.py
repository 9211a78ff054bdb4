"""Fits what a sentence names to the parts that a card has: who plays it, on what, for what.

People say “on”, “with” and “may Glóin” of the same thing. A card has its own parts for those whom
it is about, so a name is taken for the part that it can have there.
"""

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from westmarch.cards.model.effects import abilities, playings, plays_otherwise
from westmarch.cards.model.own import Own
from westmarch.cards.model.phrases.effects.rests import Rest
from westmarch.cards.model.phrases.targets import (
    OnAttack,
    OnCard,
    OnCharacter,
    OnCompany,
    OnHazard,
    OnRegion,
    OnSite,
    OnWay,
    Target,
)
from westmarch.cards.model.phrases.things import Who
from westmarch.cards.model.play_clauses import Ability, Playing
from westmarch.cards.model.prisoner_clauses import HoldsAt
from westmarch.cards.wording.writing import write
from westmarch.corpus.said import Said
from westmarch.table.actions import (
    AnyAction,
    PlayAlly,
    PlayEvent,
    PlayFaction,
    PlayItem,
    UseCard,
)
from westmarch.table.game import Game

_MANY = 200
"""At most so many ways to fit a sentence to its card are looked at."""


class Tier(Struct, frozen=True):
    """Things that a sentence may mean, one as likely as the other."""

    ways: tuple[AnyAction, ...]
    sure: bool = True
    """One of them is meant, even if none is legal; else it is a guess that has to be legal."""


class _Found(Struct, frozen=True):
    """What a sentence may mean, by how near that is to what it says."""

    direct: list[AnyAction] = []
    """Each thing named is what it is called."""
    other: list[AnyAction] = []
    """Somebody who is said to play or use the card is what it is played on, or nobody is said."""
    moved: list[AnyAction] = []
    """Something it is said to be played on is something else, and it is clear what."""
    guess: list[AnyAction] = []
    """The same, and it is not clear."""
    untapped: list[AnyAction] = []
    """Nobody taps, who would have to."""

    def tiers(self, *, vaguely: bool = False, unclear: bool = False) -> tuple[Tier, ...]:
        """Give what there is, the likeliest first.

        What is moved counts only if nothing else is there, or has to be legal if it is named
        `vaguely`. If it is `unclear` whether it was meant so, it has to be legal, too.
        """
        first = (Tier(_few(self.direct)), Tier(_few(self.other)))
        moved, guess = Tier(_few(self.moved)), Tier(_few(self.guess), sure=False)
        found = tuple(each for each in first if each.ways)
        # Where it is a guess that something else was meant, it is one that this was.
        last: tuple[Tier, ...] = (replace(moved, sure=not (found or unclear)), guess)
        if found:
            last = last[:1] if vaguely else ()
        last = (*last, Tier(_few(self.untapped), sure=False))
        return (*found, *(each for each in last if each.ways))


def _few(ways: list[AnyAction]) -> tuple[AnyAction, ...]:
    return tuple(dict.fromkeys(ways))[:_MANY]


def fitted(game: Game, action: AnyAction, said: Said) -> tuple[Tier, ...]:
    """Give all that a sentence can mean, the likeliest first; nothing, if it can mean nothing."""
    see = _Sight(game, action.player)
    vaguely = said.on in game.state.companies
    match action:
        case UseCard() if _says_otherwise(game, action):
            # A text of its own says for what the card is used, and on whom.
            aims = [action.target] if action.target else [None, *see.own_people()]
            return _Found([replace(action, target=each) for each in aims]).tiers()
        case PlayEvent() | UseCard():
            targets = (each.target for each in _clauses(game, action))
            unclear = bool(said.on) and any(map(_is_vague, targets))
            found = (
                _events(see, action, said)
                if isinstance(action, PlayEvent)
                else _uses(see, action, said)
            )
            tiers = found.tiers(vaguely=vaguely, unclear=unclear)
            return tiers or (_as_said(action, said) if _is_in_words(game, action) else ())
        case PlayItem() | PlayAlly() | PlayFaction():
            users = see.people(said.by or said.doer or said.on) or see.own_people()
            return _Found([replace(action, character=each) for each in users]).tiers()
    return (Tier((action,)),)


def _is_in_words(game: Game, action: PlayEvent | UseCard) -> bool:
    """Tell whether how a card is played or used stands in words, so that anything may fit."""
    printed = game.printed(action.card)
    if isinstance(action, PlayEvent):
        return plays_otherwise(printed)
    return any("using" in each.touching for each in printed.unmodelled)


def _as_said(action: PlayEvent | UseCard, said: Said) -> tuple[Tier, ...]:
    """Take each name for what the sentence makes of it."""
    if isinstance(action, UseCard):
        return (Tier((replace(action, target=said.on or None),)),)
    who = said.by or said.doer or None
    return (Tier((replace(action, target=said.on or None, character=who),)),)


def misfit(game: Game, action: PlayEvent | UseCard, said: Said) -> str:
    """Say why a sentence does not fit its card, in what the card has that it could speak of."""
    printed = game.printed(action.card)
    if isinstance(action, UseCard) and not said.on:
        bearer = _bearer_instead(game, action, said)
        if bearer is not None:
            who = game.called(said.by or said.doer)
            return f"{printed.name} is with {game.called(bearer)}, and {who} is said to use it."
    using, clauses = isinstance(action, UseCard), _clauses(game, action)
    parts = " or ".join(dict.fromkeys(map(_parts, clauses))) or "on nothing by name"
    named = game.called(said.on or said.by or said.doer)
    return (
        f"{printed.name} is {'used' if using else 'played'} {parts}, and {named} is no such thing."
    )


def _clauses(game: Game, action: PlayEvent | UseCard) -> tuple[Playing | Ability, ...]:
    """Give the ways in which a card is played or used."""
    printed = game.printed(action.card)
    return abilities(printed) if isinstance(action, UseCard) else playings(printed)


def _says_otherwise(game: Game, action: UseCard) -> bool:
    """Tell whether a card has no ability, and may be good for something by another text."""
    printed = game.printed(action.card)
    effects = (each for way in playings(printed) for each in way.effects)
    against = any(isinstance(each, Rest) and each.unless is not None for each in effects)
    own = any(isinstance(each, Own) for each in printed.clauses)
    return not abilities(printed) and (against or own)


def _parts(clause: Playing | Ability) -> str:
    by = clause.by if isinstance(clause, Playing) else None
    on = "on nothing by name" if clause.target is None else f"on {write(clause.target)}"
    return on if by is None else f"by {write(by)}{'' if clause.target is None else f' {on}'}"


class _Sight(Struct, frozen=True):
    """The table, as somebody sees it who plays or uses a card."""

    game: Game
    player: str

    def is_somebody(self, named: str) -> bool:
        """Tell whether it is a character or an ally."""
        known = named in self.game.state.cards
        return known and self.game.printed(named).type in ("character", "ally")

    def is_such(self, who: Who, named: str) -> bool:
        """Tell whether it is somebody of the kind that is meant, as far as his own card says."""
        if not self.is_somebody(named):
            return False
        printed, agent = self.game.printed(named), named in self.game.state.agents
        facts = printed.facts
        own = {printed.name, getattr(facts, "race", ""), *getattr(facts, "skills", ())}
        own.update(printed.keywords if agent else {*printed.keywords} - {"agent"})
        return not who.kinds or any(own.issuperset(kind) for kind in who.kinds)

    def is_sort(self, target: OnCard | OnHazard, named: str) -> bool:
        """Tell whether somebody is one of the cards that are meant."""
        printed = self.game.printed(named)
        own = {printed.type, printed.name, *printed.keywords}
        return isinstance(target, OnCard) and not own.isdisjoint(target.cards.sorts)

    def is_site(self, named: str) -> bool:
        """Tell whether it is a site."""
        return named in self.game.state.cards and self.game.printed(named).type == "site"

    def members(self, company: str) -> list[str]:
        """Give the characters of a company and the allies whom they control."""
        found: list[str] = []
        for each in self.game.state.companies[company].characters:
            held = self.game.state.cards[each].holds
            found += (each, *(ally for ally in held if self.game.printed(ally).type == "ally"))
        return found

    def company(self, named: str) -> str | None:
        """Give the company in which a card is."""
        cards, label = self.game.state.cards, named
        while label in cards:
            label = cards[label].company or cards[label].host or ""
        return label if label in self.game.state.companies else None

    def companies(self, named: str) -> list[str]:
        """Give the companies that a name may stand for: all, if nothing is named."""
        every = self.game.state.companies
        if not named:
            return list(every)
        if named in every:
            return [named]
        if self.is_site(named):
            return [each.id for each in every.values() if named in (each.site, each.destination)]
        company = self.company(named)
        return [] if company is None else [company]

    def people(self, named: str) -> list[str]:
        """Give those whom a name may stand for: all, if nothing is named."""
        if self.is_somebody(named):
            return [named]
        found = [who for each in self.companies(named) for who in self.members(each)]
        return found if named else [*found, *self.game.state.agents]

    def own_people(self) -> list[str]:
        """Give those who may play a card."""
        cards = self.game.state.cards
        return [each for each in self.people("") if cards[each].owner == self.player]

    def sites(self, named: str) -> list[str]:
        """Give the sites that a name may stand for: where a company is, and where it goes."""
        if self.is_site(named):
            return [named]
        companies = (self.game.state.companies[each] for each in self.companies(named))
        found = (site for each in companies for site in (each.destination, each.site))
        return list(dict.fromkeys(each for each in found if each is not None))

    def regions(self) -> list[str]:
        """Give the regions through which companies move, and those of their sites."""
        paths = (each.path for each in self.game.state.companies.values())
        through = (name for path in paths for _, name in path)
        sites = (self.game.printed(each).facts for each in self.sites(""))
        found = (*through, *(getattr(each, "region", None) for each in sites))
        return list(dict.fromkeys(filter(None, found)))

    def cards(self, named: str) -> list[str]:
        """Give the cards that a name may stand for: itself, and what is with it."""
        every = self.game.state.cards
        if not named:
            return list(every)
        found = [named] if named in every else list(self.game.state.companies[named].holds)
        found += () if named in every else self.members(named)
        for each in found:
            found += every[each].holds
        return found

    def is_at_hand(self, named: str) -> bool:
        """Tell whether somebody, or a company, is where the card has its effect without a target.

        In a fight it is one of those who fight; else it is one of the player's own, for him, and
        one of the other player's for hazards.
        """
        combat, state = self.game.state.combat, self.game.state
        if named in state.cards and not (self.is_somebody(named) or self.is_site(named)):
            return combat is not None and combat.source == named
        if combat is not None:
            return bool({combat.company, combat.attacking}.intersection(self.companies(named)))
        whose = {state.companies[each].player for each in self.companies(named)}
        return state.turn_player in whose


def _fits(see: _Sight, target: Target | None, named: str) -> bool:
    """Tell whether a card can be aimed at what is named, as it is named."""
    match target:
        case OnCharacter():
            return see.is_such(target.who, named)
        case OnCompany():
            return named in see.game.state.companies
        case OnSite() | OnWay():
            return see.is_site(named)
        case OnAttack():
            combat = see.game.state.combat
            fought = combat is not None and named in (combat.company, combat.attacking)
            return see.is_site(named) or fought
        case OnCard() | OnHazard():
            known = named in see.game.state.cards
            return known and (not see.is_somebody(named) or see.is_sort(target, named))
        case OnRegion():
            return named not in (*see.game.state.cards, *see.game.state.companies)
    return False


def _aims(see: _Sight, target: Target | None, named: str) -> list[str | None]:
    """Give what a card can be aimed at that is named so; all there is, if nothing is named."""
    match target:
        case OnCharacter():
            return [*see.people(named)]
        case OnCompany():
            return [*see.companies(named)]
        case OnSite() | OnWay():
            return [*see.sites(named)]
        case OnCard() | OnHazard():
            return [*see.cards(named)] if _is_there(see, named) else []
        case OnRegion():
            return [named] if named and _fits(see, target, named) else [*see.regions()]
        case OnAttack():
            # The one that is fought needs no name; one that a site has is named by the site.
            there = see.sites(named)
            if see.is_site(named):
                return [*there, None]
            return [None, *there] if not named or see.is_at_hand(named) else []
    return [None] if not named or see.is_at_hand(named) else []


def _is_there(see: _Sight, named: str) -> bool:
    return not named or named in see.game.state.cards or named in see.game.state.companies


def _events(see: _Sight, action: PlayEvent, said: Said) -> _Found:
    """Give what somebody may mean who plays an event."""
    clauses: tuple[Playing | None, ...] = playings(see.game.printed(action.card)) or (None,)
    found = _Found([], [], [], [], [])
    deck = see.game.state.pile(action.player, "location-deck")
    sites = deck if _holds_prisoners(see, action) else (action.site,)
    for number, clause in enumerate(clauses):
        if said.nth and number != action.effect:
            continue
        target = None if clause is None else clause.target
        for takes_somebody in _takes_somebody(clauses, number):
            whom: list[str | None] = [None]
            on = said.on or _hint(target, said.by or said.doer)
            if takes_somebody:
                whom, on = _players_of(see, target, said)
            ways = [
                replace(action, target=aim, character=who, effect=number, site=site)
                for who in whom
                for aim in _aims(see, target, on)
                for site in sites
            ]
            if said.on and not _fits(see, target, said.on):
                (found.guess if on and _is_vague(target) else found.moved).extend(ways)
            else:
                (found.other if said.by and not takes_somebody else found.direct).extend(ways)
    return found


def _holds_prisoners(see: _Sight, action: PlayEvent) -> bool:
    """Tell whether an event takes prisoners, and nobody says where they are held."""
    clauses = see.game.printed(action.card).clauses
    return action.site is None and any(isinstance(each, HoldsAt) for each in clauses)


def _hint(target: Target | None, who: str) -> str:
    """Give whom a card is about if somebody is named and nothing is: himself, and what is his."""
    return "" if _is_vague(target) else who


def _is_vague(target: Target | None) -> bool:
    """Tell whether many a thing can be meant, so that it does not follow from whose it is."""
    return isinstance(target, OnCard | OnHazard | OnRegion)


def _takes_somebody(clauses: tuple[Playing | None, ...], number: int) -> Iterator[bool]:
    """Tell whether a character plays the event in this way; a further way may need the same one."""
    clause, first = clauses[number], clauses[0]
    needs = clause is not None and clause.by is not None
    yield needs
    if not needs and number and first is not None and first.by is not None:
        yield True


def _players_of(see: _Sight, target: Target | None, said: Said) -> tuple[list[str | None], str]:
    """Give who may play an event, and what is left of what is named to play it on."""
    if said.by or said.doer:
        return [said.by or said.doer], said.on
    if said.on and not _fits(see, target, said.on):
        return [*see.people(said.on)], ""
    return [*see.own_people()], said.on


def _uses(see: _Sight, action: UseCard, said: Said) -> _Found:
    """Give what somebody may mean who uses a card: for himself first, if he is a character."""
    found = _Found([], [], [], [], [])
    who = said.by or said.doer
    own = not who or _bearer_instead(see.game, action, said) is None
    clauses = abilities(see.game.printed(action.card))
    if not clauses:
        found.direct.append(action)
    for number, clause in enumerate(clauses):
        if said.nth and number != action.ability:
            continue
        use, target = replace(action, ability=number), clause.target
        if not (own or said.on or _takes(target)):
            continue
        ways = [
            replace(use, target=aim) for aim in _aims(see, target, said.on or _hint(target, who))
        ]
        if said.on and not _fits(see, target, said.on):
            (found.guess if _is_vague(target) else found.moved).extend(ways)
        else:
            found.direct.extend(ways)
        if own and who and not said.on:
            found.other.extend(replace(use, target=aim) for aim in _aims(see, target, ""))
        found.untapped.extend(replace(each, tap=False) for each in ways)
    return found


def _bearer_instead(game: Game, action: UseCard, said: Said) -> str | None:
    """Give who has a card, if somebody else is said to use it."""
    who, host = said.by or said.doer, game.state.cards[action.card].host
    if not who or who in (host, action.card) or host not in game.state.cards:
        return None
    return host if _Sight(game, action.player).is_somebody(host) else None


def _takes(target: Target | None) -> bool:
    """Tell whether somebody may be the target who does not bear the card."""
    return isinstance(target, OnCharacter | OnCompany | OnSite)
