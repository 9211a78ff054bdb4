"""What an effect changes where it does not say: what its card is aimed at has to have it."""

from westmarch.book.load import our_book
from westmarch.cards.model.effects import abilities, playings
from westmarch.cards.model.phrases.effects.changes import Lasting
from westmarch.cards.model.phrases.targets import OnAttack, OnCharacter, OnCompany, OnStrike
from westmarch.cards.pool import load_pool

_OF_A_COMPANY = "hazard limit"


def test_every_change_reaches_somebody() -> None:
    book = our_book()
    for edition in book.editions:
        for card in load_pool(edition, book.in_force(edition)).cards.values():
            for way in (*playings(card), *abilities(card)):
                changes = [each for each in way.effects if isinstance(each, Lasting)]
                unsaid = [each for each in changes if each.subject is None]
                if not unsaid or isinstance(
                    way.target, OnAttack | OnCharacter | OnCompany | OnStrike
                ):
                    continue
                of_company = all(each.shifts[0].quantity == _OF_A_COMPANY for each in unsaid)
                assert of_company or getattr(way, "by", None) is not None, (card.name, unsaid)
