"""What is to be seen of a card."""

from westmarch.mechanics.agents import sites_of
from westmarch.mechanics.lookups import company_of, is_avatar
from westmarch.mechanics.quantities.agents import AGENT_AT
from westmarch.mechanics.quantities.corruption import CORRUPTION_POINTS
from westmarch.mechanics.quantities.dragons import LOST_TREASURE
from westmarch.mechanics.quantities.influence import DIRECT_INFLUENCE, INFLUENCE_BONUS
from westmarch.mechanics.quantities.items import HOARD_ITEM, IN_USE, ITEM_CLASS
from westmarch.mechanics.quantities.people import BODY, MIND, PROWESS
from westmarch.mechanics.trophies import is_trophy
from westmarch.table.game import Game
from westmarch.table.state import Card
from westmarch.table.view import may_see
from westmarch.wire.sights.named import ANY_CARD, CHARACTER, LABEL, ON_TABLE, SOMEBODY, of
from westmarch.wire.sights.path import TEXT, Path


def _seen_by(game: Game, card: Card) -> list[str]:
    return [each.name for each in game.state.players if may_see(card, each.name)]


def _pile_of(game: Game, card: Card) -> str | None:
    """The player in whose pile a card lies."""
    owners = (each.name for each in game.state.players)
    return next((each for each in owners if card.id in game.state.pile(each, card.place)), None)


def _companions(game: Game, character: str) -> list[str]:
    company = company_of(game, character)
    return [each for each in company.characters if each != character] if company else []


def _influence(game: Game, character: str) -> str | None:
    """What controls a character: influence of one kind or the other, or nothing."""
    card = game.card(character)
    if card.host is None and is_avatar(game, character):
        return None
    if card.uncontrolled:
        return "none"
    return "general" if card.host is None else "direct"


def _influence_over(game: Game, character: str, other: str) -> int:
    bonus: int = game.value(INFLUENCE_BONUS, character, other)
    return int(game.value(DIRECT_INFLUENCE, character)) + bonus


def _keywords(game: Game, card: str) -> list[str]:
    """The designations of a card; that of a hoard item is for the rules to tell."""
    printed = [each for each in game.printed(card).keywords if each != "hoard item"]
    return [*printed, "hoard item"] if game.value(HOARD_ITEM, card) else printed


CARDS = (
    Path("card/<label>/place", "a place", "Where the card is.", lambda _, card: card.place,
        (ON_TABLE,)),
    Path("card/<label>/position", "untapped, tapped or wounded", "How the card lies.",
        lambda _, card: card.position, (ON_TABLE,)),
    Path("card/<label>/bearer", "a label or null",
        "The card that bears or controls it, or the company it lies on.", lambda _, card: card.host,
        (ON_TABLE,)),
    Path("card/<label>/beside", "a label or null",
        "The card or the company that keeps it off to the side.", lambda _, card: card.beside,
        (ON_TABLE,)),
    Path("card/<label>/on-guard-at", "a label or null",
        "The site card at which it lies on-guard, if it does.", lambda _, card: card.lies_at,
        (ON_TABLE,)),
    Path("card/<label>/company", "a label or null", "The company that the character is in.",
        lambda _, card: card.company, (ON_TABLE,)),
    Path("card/<label>/pile-of", "a player or null", "In whose pile the card lies, if in any.",
        _pile_of, (ON_TABLE,)),
    Path("card/<label>/in-use", "true or false", "Whether the item does something for its bearer.",
        of(IN_USE), (LABEL,)),
    Path("card/<label>/trophy", "true or false", "Whether somebody keeps it as a trophy.",
        is_trophy, (LABEL,)),
    Path("card/<label>/seen-by", "a list of players", "Who may look at what the card is.", _seen_by,
        (ON_TABLE,)),
    Path("card/<label>/face-down", "true or false", "Whether the card lies with its back up.",
        lambda _, card: card.face_down, (ON_TABLE,)),
    Path("card/<label>/agent", "true or false", "Whether it is in play as an agent hazard.",
        lambda game, card: card in game.state.agents, (LABEL,)),
    Path("card/<label>/agent-at", "a list of names",
        "The sites at one of which the agent is; several as long as it has not been said.",
        lambda game, card: list(game.value(AGENT_AT, card)), (CHARACTER,)),
    Path("card/<label>/path", "a list of labels",
        "The site cards that lie with the agent, in the order of his travels.",
        lambda game, card: list(sites_of(game, card)), (LABEL,)),
    Path("card/<label>/companions", "a list of labels", "The others in the character's company.",
        _companions, (CHARACTER,)),
    Path("card/<label>/influence", "general, direct, none or null",
        "What controls the character; null for an avatar, who needs nothing.", _influence,
        (CHARACTER,)),
    Path("card/<label>/influence-over/<other>", "a number",
        "The direct influence that the character has left for another card.", _influence_over,
        (CHARACTER, TEXT)),
    Path("card/<label>/mind", "a number or null", "With everything that changes it now.", of(MIND),
        (SOMEBODY,)),
    Path("card/<label>/prowess", "a number", "With everything that changes it now.", of(PROWESS),
        (SOMEBODY,)),
    Path("card/<label>/body", "a number", "With everything that changes it now.", of(BODY),
        (SOMEBODY,)),
    Path("card/<label>/corruption-points", "a number", "Those that count for the character now.",
        of(CORRUPTION_POINTS), (CHARACTER,)),
    Path("card/<label>/direct-influence", "a number", "Without what counts against some only.",
        of(DIRECT_INFLUENCE), (CHARACTER,)),
    Path("card/<label>/keywords", "a list of words", "The designations printed on the card.",
        _keywords, (ANY_CARD,)),
    Path("card/<label>/item-class", "a word or null", "minor, major, greater, gold ring, special.",
        of(ITEM_CLASS), (ANY_CARD,)),
    Path("card/<label>/lost-treasure", "true or false", "Whether the item is a lost treasure.",
        of(LOST_TREASURE), (LABEL,)),
)  # fmt: skip
