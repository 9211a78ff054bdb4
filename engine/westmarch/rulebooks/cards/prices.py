"""The prices at which cards are used."""

ONCE_STORED = "tap the target and discard it, once stored,"
"""The price that is paid with a stored card."""
STORED = (ONCE_STORED, "discard it, once stored,")
"""The prices that are paid with a stored card."""
TAPS_ITSELF = ("it", "tap")
"""What a price asks for that a card itself pays by tapping."""
SPENT = "spend it"
"""The price that is paid with an untapped hazard in play, and with one of the hazard limit."""
PAID: dict[str, tuple[tuple[str, str], ...]] = {
    "tap it": (TAPS_ITSELF,),
    "tap him": (TAPS_ITSELF,),
    "discard it": (("it", "discard"),),
    "tap it and its bearer": (TAPS_ITSELF, ("bearer", "tap")),
    SPENT: (("it", "discard"),),
    "tap its bearer": (("bearer", "tap"),),
    "tap the target": (("target", "tap"),),
    ONCE_STORED: (("target", "tap"), ("it", "discard")),
    "discard it, once stored,": (("it", "discard"),),
    "tap its bearer and discard it": (("bearer", "tap"), ("it", "discard")),
    "once a turn tap the target": (("target", "tap"),),
    "freely": (),
    "once a turn": (),
}
"""For each price, who pays and how."""
ONCE_A_TURN = ("once a turn", "once a turn tap the target")
"""The prices that can be paid only once in a turn."""
