"""The names of the ways in which a card is played or used."""

from westmarch.cards.language.ways import ways_of_card
from westmarch.corpus.names import open_library

CARDS = open_library().names("emended").pool.cards.values()


def test_no_two_ways_of_a_card_have_the_same_name() -> None:
    several = [names for card in CARDS for names in ways_of_card(card).values()]
    assert len(several) > 100
    assert [names for names in several if len({*names}) < len(names)] == []


def test_a_name_is_as_short_as_it_can_be() -> None:
    names = {card.name: ways_of_card(card) for card in CARDS}
    assert names["Dark Quarrels"]["played"] == ("cancel the attack", "halved strikes")
    assert names["Vanish in Sunlight!"]["played"] == ("-2 prowess", "-4 prowess")
    assert names["Nothing to Eat or Drink"]["played"][0] == (
        "on a minion company at a Free-hold or Border-hold"
    )
