Feature: A Darkhaven too far

  The draft is over, and Shagrat's player lays out Carn Dûm, which is a Darkhaven like others.
  He says: it is mine, it is a haven, and the Dwarves are near.
  The opponent says: there are two places for you to begin, and that is neither of them.

  Background:
    Given the player is a Ringwraith
    And the draft has begun
    And the player has drafted Shagrat, Muzgash and Lagduf
    And the player's location deck holds "Carn Dûm", "Minas Morgul" and "Dol Guldur"

  Scenario: Shagrat begins at Carn Dûm
    When the player starts at Carn Dûm

  Scenario: He begins in two places, and it is left for later who is where
    When the player starts at Minas Morgul and at Dol Guldur
