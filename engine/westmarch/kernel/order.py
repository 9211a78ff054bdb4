"""The order of rules about the same thing: lower comes first, and what is equal as registered."""

from enum import IntEnum


class Layer(IntEnum):
    """Where an adjustment stands in the making of a value, from what is printed to the end."""

    REPLACED = -4
    """Another value stands in the place of what is printed."""
    SPREAD = -3
    """So many for each of several: the strikes of an attack for each character."""
    OWN = -2
    """What the thing says or bears by itself: the weapon in use, the row of a table."""
    EARLY = -1
    """What has to be known before others change it."""
    ADDED = 0
    """What effects add and take away. Most adjustments are here."""
    HALVED_FIRST = 1
    """By a reading, half of a number before it is doubled."""
    DOUBLED = 2
    """What doubles a number that was added up, or sets it."""
    HALVED = 3
    """Half of a number, doubled or not."""
    AFTER = 4
    """What looks at all that was added."""
    LATER = 5
    """What looks at that in turn."""
    EXCEPTED = 6
    """An exception from this."""
    GRANTED = 7
    """What is worth more by an effect, whatever the exceptions say."""
    WITHHELD = 8
    """What is worth nothing by where it lies."""
    REPEATED = 9
    """The whole once more, or not at all."""
    CAPPED = 10
    """A bound that what was reckoned so far does not pass."""
    DENIED = 11
    """What is taken away from that, bound or no bound."""
    LAST = 12
    """What holds regardless of all that."""


class Rank(IntEnum):
    """Which rule has its say first, in what happens or in giving a value."""

    FIRST = -4
    """Before all else looks: what has to be noted or to lie in its place by then."""
    EARLIER = -3
    """Before those that are early."""
    EARLY = -2
    """Before those that come before others."""
    BEFORE = -1
    """Before what usually comes of it, or in the place of the usual answer."""
    USUAL = 0
    """Most rules."""
    AFTER = 1
    """After what usually comes of it, or where nothing else gives an answer."""
    LATER = 2
    """After those that come after others."""
    LAST = 3
    """When all else has had its say."""
