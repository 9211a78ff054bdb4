"""Says an action in the sentences of the vocabulary, for those who have to choose one."""

from collections.abc import Callable, Iterable
from typing import Any

from westmarch.corpus.patterns import NTHS, REGION_TYPES, SITE_TYPES
from westmarch.table.actions import (
    ActAgent,
    ActFirst,
    AddToDeck,
    AnyAction,
    AssignStrike,
    AttackCompany,
    AttackWithAgent,
    AttemptRescue,
    BeginUsing,
    CallCouncil,
    CancelAttack,
    ChangeCompany,
    ChangeControl,
    ChooseCard,
    ChooseCompany,
    ClaimAgent,
    DealStrike,
    DeclareStart,
    DesignateTreasure,
    DiscardCharacter,
    DiscardFromHand,
    DiscardStage,
    DraftCharacter,
    DrawCard,
    EnterSite,
    ExchangeCards,
    FaceStrike,
    FetchFromSideboard,
    Finish,
    FreePrisoners,
    Heal,
    InfluenceCard,
    JoinCompanies,
    LetRemain,
    MakeFinalCheck,
    MoveCompany,
    Organize,
    PlaceOnCompany,
    PlaceOnGuard,
    PlaceStartingItem,
    PlayAgent,
    PlayAlly,
    PlayAsAttack,
    PlayCard,
    PlayCharacter,
    PlayCreature,
    PlayEvent,
    PlayFaction,
    PlayItem,
    PlayRevealed,
    PlayRing,
    RegisterDeck,
    RescueItem,
    RevealAgent,
    ShowCopy,
    SpendExcess,
    SpendNazgul,
    SplitCompany,
    StoreItem,
    SupportCheck,
    SwitchWizard,
    TakeTrophy,
    TakeWay,
    TransferItem,
    TurnIn,
    Untap,
    UseCard,
)
from westmarch.table.game import Game
from westmarch.table.state import ON_GUARD

_WAYS_SHOWN = 3
"""So many ways to a site are told of, where there are more."""
_NTH = ("", *(f" for its {nth} effect" for nth in NTHS[1:]))


def sentence(game: Game, action: AnyAction) -> str:
    """Say an action as a step does, without the dice."""
    return SAID[type(action)](_Names(game, action), action)


def sentences(game: Game, actions: Iterable[AnyAction]) -> str:
    """List what may be done."""
    return "; ".join(f"“{sentence(game, each)}”" for each in actions)


def choice(game: Game, actions: tuple[AnyAction, ...], *, all_: bool) -> tuple[str, str]:
    """Say what somebody has to decide, and how a scenario says it; of many ways only a few."""
    more = "" if all_ else "; …"
    first = actions[0]
    if not isinstance(first, TakeWay):
        return "has to decide something", f"Say what comes first: {sentences(game, actions)}{more}."
    few = actions[:_WAYS_SHOWN]
    more = more if few == actions else "; …"
    it = _Names(game, first)
    company = it.company(first.company)
    goal = game.state.companies[first.company].destination
    to = it.card(goal) if goal is not None else "…"
    given = f"{company} is moving to {to} by {_by(first)}"
    hint = f"Say it in the Given, “{given}”, or say what comes first: {sentences(game, few)}{more}."
    return f"has to say which way {company} takes to {to}", hint


class _Names:
    """What the cards and companies of an action are called in steps."""

    def __init__(self, game: Game, action: AnyAction) -> None:
        self.game = game
        self.player = f"the {action.player}"

    def card(self, label: str, *, quoted: bool = False) -> str:
        """A character or a site goes without quotation marks where a step takes him so."""
        game = self.game
        printed = game.printed(label)
        bare = not quoted and printed.type in ("character", "site", "region")
        name = printed.name if bare else f"“{printed.name}”"
        owner = game.card(label).owner
        alike = [
            each for each in game.state.cards.values() if game.printed(each.id).name == printed.name
        ]
        article = f"the {owner}'s " if any(each.owner != owner for each in alike) else ""
        if any(each.owner == owner and each.card != printed.id for each in alike):
            # Of two cards for one place, the one is the heroes', and the other the minions'.
            return f"{article or 'the '}{printed.alignment} {name}"
        return f"{article}{name}"

    def whose(self, label: str, *, quoted: bool = False) -> str:
        """A card that is somebody else's is said to be so, even if there is no other copy."""
        owner, name = f"the {self.game.card(label).owner}", self.card(label, quoted=quoted)
        return name if owner == self.player or name.startswith("the ") else f"{owner}'s {name}"

    def cards(self, labels: Iterable[str]) -> str:
        """Several things, one after the other."""
        return self._listed([self.card(each) for each in labels])

    def in_quotes(self, labels: Iterable[str]) -> str:
        """Several cards, as cards are named that lie in piles."""
        return self._listed([self.card(each, quoted=True) for each in labels])

    def _listed(self, names: list[str]) -> str:
        *most, last = names or ["nothing"]
        return f"{', '.join(most)} and {last}" if most else last

    def company(self, label: str) -> str:
        """A company is named by somebody in it, where its player has several."""
        company = self.game.state.companies[label]
        mates = [
            each
            for each in self.game.state.companies.values()
            if each.player == company.player and each.characters
        ]
        if len(mates) == 1 and company.player == self.game.state.turn_player:
            return "the company"
        if len(mates) == 1:
            return f"the {company.player}'s company"
        return f"{self.card(company.characters[0])}'s company"

    def spot(self, label: str) -> str:
        """Something that is aimed at: a card, a company, or a region by its name."""
        if label in self.game.state.companies:
            return self.company(label)
        return self.card(label) if label in self.game.state.cards else label

    def plays(self, action: PlayCard) -> str:
        """To play what lies on-guard is to reveal it."""
        return "reveals" if self.game.card(action.card).place == ON_GUARD else "plays"

    def on(self, label: str | None) -> str:
        """Say what something is aimed at, if it is."""
        return "" if label is None else f" on {self.spot(label)}"


def _way(it: _Names, each: TakeWay) -> str:
    return f"{it.company(each.company)} travels by {_by(each)}"


def _by(each: TakeWay) -> str:
    if each.way == "region":
        *most, last = each.regions
        return f"{', '.join(most)} and {last}" if most else last
    kinds = {"starter": "Starter Movement", "under-deeps": "Under-deeps Movement"}
    return kinds.get(each.way, f'"{each.way}"')


def _character(it: _Names, each: PlayCharacter) -> str:
    said = f"{it.player} plays {it.card(each.card)}"
    if each.controller is not None:
        return f"{said} under {it.card(each.controller)}"
    if each.company is not None:
        return f"{said} into {it.company(each.company)}"
    return f"{said} at {it.card(each.site)}"


def _control(it: _Names, each: ChangeControl) -> str:
    under = "general influence" if each.controller is None else it.card(each.controller)
    return f"{it.player} puts {it.card(each.character)} under {under}"


def _split(it: _Names, each: SplitCompany) -> str:
    copy = "" if each.site is None else f" at another {it.card(each.site)}"
    return f"{it.player} splits off {it.cards(each.characters)}{copy}"


def _event(it: _Names, each: PlayEvent) -> str:
    by = "" if each.character is None else f" with {it.card(each.character)}"
    said = f"{it.player} {it.plays(each)} {it.card(each.card)}{by}{it.on(each.target)}"
    if each.site is not None and (each.character is not None or _is_site(it, each.target)):
        return f"{said} to hold somebody at {it.card(each.site)}"
    if each.site is not None:
        held = "" if each.target is None else it.spot(each.target)
        return f"{it.player} plays {it.card(each.card)} to hold {held} at {it.card(each.site)}"
    return said + _NTH[each.effect]


def _is_site(it: _Names, label: str | None) -> bool:
    return label in it.game.state.cards and it.game.printed(str(label)).type == "site"


def _use(it: _Names, each: UseCard) -> str:
    said = f"{it.player} uses {it.card(each.card)}"
    if not each.tap:
        target = "" if each.target is None else f" {it.spot(each.target)}"
        return f"{said} without tapping{target}"
    return said + it.on(each.target) + _NTH[each.ability]


def _creature(it: _Names, each: PlayCreature) -> str:
    said = f"{it.player} plays the creature {it.card(each.card)} on {it.company(each.company)}"
    if it.plays(each) == "reveals":
        said = f"{it.player} reveals {it.card(each.card)}"
    if each.keyed_to is None:
        return said
    typed = each.keyed_to in (*SITE_TYPES, *REGION_TYPES)
    return f"{said} keyed to {'a ' if typed else ''}{each.keyed_to}"


def _assigned(it: _Names, each: AssignStrike) -> str:
    strike = "a strike" if each.by is None else f"the strike of {it.card(each.by)}"
    return f"{it.player} assigns {strike} to {it.card(each.character)}"


def _face(it: _Names, each: FaceStrike) -> str:
    said = f"{it.card(each.character)} faces the strike"
    if each.supporters:
        return f"{said} with the support of {it.cards(each.supporters)}"
    return said if each.tap else f"{said} untapped"


def _registers(it: _Names, each: RegisterDeck) -> str:
    kind = each.kind.capitalize()
    said = f"{it.player} declares to be a {kind}"
    return f"{said}, {each.avatar}" if each.avatar else said


def _drafts(it: _Names, each: DraftCharacter) -> str:
    said = f"{it.player} drafts {it.whose(each.card, quoted=each.on is not None)}"
    if each.by is not None:
        return f"{said} with {it.card(each.by)}"
    return said if each.on is None else f"{said} on {it.card(each.on)}"


def _starts(it: _Names, each: DeclareStart) -> str:
    said = f"{it.player} starts at {it.card(each.site)}"
    if each.second is None:
        return f"{said} with {it.cards(each.characters)}" if each.characters else said
    if not each.characters:
        return f"{said} and at {it.card(each.second)}"
    return f"{said}, and at {it.card(each.second)} with {it.cards(each.characters)}"


def _faction(it: _Names, each: PlayFaction) -> str:
    gift = "" if each.gift is None else f" for {it.card(each.gift)}"
    return f"{it.card(each.character)} influences {it.card(each.card)}{gift}"


def _attempt(it: _Names, each: InfluenceCard) -> str:
    shown = "" if each.revealed is None else f" showing {it.card(each.revealed)}"
    return f"{it.card(each.character)} seeks to influence away {it.card(each.target)}{shown}"


def _revealed(it: _Names, each: PlayRevealed) -> str:
    said = f"{it.player} plays the revealed {it.card(each.card)}"
    how = "with" if each.controller is None else "as a follower of"
    return f"{said} {how} {it.card(each.character)}"


def _supported(it: _Names, each: SupportCheck) -> str:
    whose = "the" if each.of is None else f"{it.card(each.of)}'s"
    return f"{it.card(each.character)} supports {whose} corruption check"


def _choose(it: _Names, each: ChooseCard) -> str:
    here = each.chosen in it.game.state.cards
    chosen = it.card(each.chosen) if here else f"{each.chosen}, without a card,"
    return f"{it.player} chooses {chosen} for {it.card(each.card)}"


def _pile(place: str) -> str:
    return place.replace("-", " ")


_DEEDS: dict[str, str] = {
    "move": "moves",
    "step-back": "steps back",
    "go-home": "returns home",
    "heal": "heals",
    "untap": "untaps",
    "turn-face-down": "turns face-down",
    "open-site": "opens his site",
}


def _agent_acts(it: _Names, each: ActAgent) -> str:
    to = f" to {it.card(each.site)}" if each.site is not None else ""
    return f"the agent {it.card(each.card)} {_DEEDS[each.deed]}{to}"


def _agent_revealed(it: _Names, each: RevealAgent) -> str:
    said = f"{it.player} reveals the agent {it.card(each.card)}"
    if each.home is not None:
        return f"{said}, without a card, at {each.home}"
    return f"{said} at {it.card(each.site)}" if each.site is not None else said


SAID: dict[type, Callable[[_Names, Any], str]] = {
    Finish: lambda it, each: f"{it.player} {'ends the turn' if each.turn else 'passes'}",
    RegisterDeck: _registers,
    SwitchWizard: lambda it, each: f"{it.player} switches to {each.wizard}",
    DraftCharacter: _drafts,
    DeclareStart: _starts,
    AddToDeck: lambda it, each: f"{it.player} adds {it.cards(each.cards)} to the play deck",
    DiscardStage: lambda it, each: f"{it.player} renounces {it.card(each.card)}",
    PlaceStartingItem: lambda it, each: (
        f"{it.player} gives {it.card(each.card)} to {it.card(each.character)}"
    ),
    Untap: lambda it, each: f"{it.player} untaps {it.cards(each.cards)}",
    Heal: lambda it, each: f"{it.player} heals {it.cards(each.cards)}",
    Organize: lambda it, _: f"{it.player} organizes",
    PlayCharacter: _character,
    DiscardCharacter: lambda it, each: f"{it.player} discards {it.card(each.character)} from play",
    ChangeControl: _control,
    ChangeCompany: lambda it, each: (
        f"{it.card(each.character)} changes to {it.company(each.company)}"
    ),
    JoinCompanies: lambda it, each: (
        f"{it.player} joins {it.company(each.company)} and {it.company(each.other)}"
    ),
    SplitCompany: _split,
    PlaceOnCompany: lambda it, each: (
        f"{it.player} places {it.card(each.card)} on {it.company(each.company)}"
    ),
    StoreItem: lambda it, each: f"{it.player} stores {it.card(each.card)}",
    TransferItem: lambda it, each: (
        f"{it.card(str(it.game.card(each.card).host))} hands {it.card(each.card)} "
        f"to {it.card(each.character)}"
    ),
    MoveCompany: lambda it, each: f"{it.company(each.company)} moves to {it.card(each.site)}",
    TakeWay: _way,
    DrawCard: lambda it, _: f"{it.player} draws a card",
    DiscardFromHand: lambda it, each: (
        f"{it.player} discards {it.card(each.card, quoted=True)} from hand"
    ),
    ExchangeCards: lambda it, each: (
        f"{it.player} exchanges {it.in_quotes(each.from_sideboard)} "
        f"for {it.in_quotes(each.from_discard_pile)}"
    ),
    SupportCheck: _supported,
    PlayAlly: lambda it, each: f"{it.card(each.character)} plays {it.card(each.card)}",
    InfluenceCard: _attempt,
    PlayRevealed: _revealed,
    RescueItem: lambda it, each: f"{it.card(each.character)} rescues {it.card(each.card)}",
    TakeTrophy: lambda it, each: (
        f"{it.card(each.character)} takes {it.card(each.card)} as a trophy"
    ),
    UseCard: _use,
    BeginUsing: lambda it, each: (
        f"{it.card(str(it.game.card(each.card).host))} begins to use {it.card(each.card)}"
    ),
    ChooseCard: _choose,
    SpendExcess: lambda it, each: (
        f"{it.player} spends {each.number} excess strike{'s' if each.number != 1 else ''}"
    ),
    FetchFromSideboard: lambda it, each: (
        f"{it.player} brings {it.in_quotes(each.cards)} from the sideboard to the {_pile(each.to)}"
    ),
    TurnIn: lambda it, each: (
        f"{it.player} trades {it.card(each.card, quoted=True)} for "
        f"{it.card(each.wanted, quoted=True)} from the sideboard"
    ),
    SpendNazgul: lambda it, each: (
        f"{it.player} spends {it.card(each.card)} for {it.in_quotes(each.cards)} "
        f"from the sideboard to the {_pile(each.to)}"
    ),
    ChooseCompany: lambda it, each: f"{it.player} chooses {it.company(each.company)} to go next",
    LetRemain: lambda it, each: f"{it.player} lets {it.company(each.company)} remain",
    EnterSite: lambda it, each: f"{it.company(each.company)} enters the site",
    CancelAttack: lambda it, each: f"{it.card(each.character)} cancels the attack",
    PlayCreature: _creature,
    PlaceOnGuard: lambda it, each: (
        f"{it.player} places {it.card(each.card, quoted=True)} on-guard against "
        f"{it.company(each.company)}"
    ),
    ActFirst: lambda it, _: f"{it.player} insists on acting first",
    PlayAsAttack: lambda it, each: f"{it.player} plays {it.card(each.card)} as an automatic-attack",
    PlayEvent: _event,
    PlayItem: lambda it, each: f"{it.card(each.character)} plays {it.card(each.card)}",
    PlayRing: lambda it, each: (
        f"{it.card(each.character)} plays {it.card(each.card)} in the place of {it.card(each.ring)}"
    ),
    DesignateTreasure: lambda it, each: (
        f"{it.player} designates {it.card(each.card)} a lost treasure"
    ),
    PlayFaction: _faction,
    AttemptRescue: lambda it, each: (
        f"{it.company(each.company)} attempts to rescue the prisoners of {it.card(each.card)}"
    ),
    FreePrisoners: lambda it, each: (
        f"{it.card(each.character)} frees the prisoners of {it.card(each.card)}"
    ),
    PlayAgent: lambda it, each: f"{it.player} plays {it.card(each.card)} as an agent",
    ActAgent: _agent_acts,
    RevealAgent: _agent_revealed,
    AttackWithAgent: lambda it, each: (
        f"the agent {it.card(each.card)} falls upon {it.company(each.company)}"
    ),
    ClaimAgent: lambda it, each: f"{it.player} keeps the agent {it.card(each.card)}",
    AttackCompany: lambda it, each: f"{it.company(each.company)} attacks {it.company(each.other)}",
    AssignStrike: _assigned,
    DealStrike: lambda it, each: (
        f"{it.card(each.character)} deals his strike{'' if each.tap else ' untapped'}"
    ),
    FaceStrike: _face,
    CallCouncil: lambda it, _: f"{it.player} calls the Council",
    MakeFinalCheck: lambda it, each: f"{it.card(each.character)} makes the final corruption check",
    ShowCopy: lambda it, each: f"{it.player} shows {it.card(each.card, quoted=True)} from hand",
}
"""How each kind of action is said that somebody may have to choose."""
