Feature: Ferny is beaten, and nobody says whether he is kept

  Aragorn has beaten Bill Ferny, who came face-up at Bree.
  Aragorn's player says: then I have a kill point.
  The opponent says: only if you keep him.

  Scenario: An agent is beaten, and his points are counted
    Given it is the site phase
    And untapped Aragorn II is at Bree
    And the opponent has Bill Ferny as a face-up agent at Bree
    When the company enters the site
    And the agent Bill Ferny falls upon the company
    And Aragorn II faces the strike
    And 1 and 1 are rolled for the strike of Bill Ferny
    And 6 and 6 are rolled for the strike of Aragorn II
    And 6 and 6 are rolled for the strike body check
    Then the player has 1 kill point
