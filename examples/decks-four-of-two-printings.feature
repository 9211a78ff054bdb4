Feature: Four of two printings

  On the table, before the game, a deck is looked through: two Lesser Spiders from The Lidless Eye in the play deck, and two from The Dragons in the sideboard.
  Their owner says: these are two cards of two sets, and of neither there are more than three.
  The other player says: they have one name and do one thing, and there are four.

  Scenario: Two Lesser Spiders of one set, and two of another
    Given the player brings the plain Wizard deck
    And the deck's hazards lose 2 "River"
    And the deck's hazards gain 2 "LE-83"
    And the deck's sideboard gains 2 "TD-42"
    When it is asked whether the player may declare to be a Wizard

  Scenario: The same, and one of them stays at home
    Given the player brings the plain Wizard deck
    And the deck's hazards lose 2 "River"
    And the deck's hazards gain 2 "LE-83"
    And the deck's sideboard gains 1 "TD-42"
    When it is asked whether the player may declare to be a Wizard
