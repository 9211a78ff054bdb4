"""What dice are rolled for, in the words of the steps."""

PURPOSES: dict[str, str] = {
    "strike": "Whoever faces a strike rolls, to be added to his prowess.",
    "body check": "It decides what becomes of a character or an ally.",
    "strike body check": "It decides what becomes of the attacker whose strike has failed.",
    "corruption check": "A character withstands his corruption points, or does not.",
    "influence check": "A faction is brought into play.",
    "influence attempt": "A card of the opponent's is to be influenced away.",
    "influence defence": "The opponent rolls against an influence attempt.",
    "ring test": "A gold ring is tested.",
    "first turn": "Both players roll to see who begins, the player first.",
    "card text": "The text of a card asks for it.",
    "under-deeps roll": "A company finds its way out of the Under-deeps, or does not.",
}
