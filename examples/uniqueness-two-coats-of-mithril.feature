Feature: Two coats of mithril

  Gorbag's player has found The Mithril-coat at Moria and holds the card of the servants of the Eye. The opponent's Frodo wears a coat of that name, and his is the card of the Free Peoples.
  Gorbag's player says: those are two different cards, with different points on them.
  The opponent says: there is only one such coat in the world, whoever's card it is.

  Scenario: The second Mithril-coat is of the other alignment
    Given the player is a Ringwraith
    And untapped Gorbag is at Moria
    And the opponent's Frodo is at Rivendell
    And the opponent's Frodo bears the opponent's "The Mithril-coat"
    And the player holds the player's "The Mithril-coat"
    And the company has entered the site
    When it is asked whether Gorbag may play the player's "The Mithril-coat"
