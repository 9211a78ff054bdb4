Feature: A blow that never fell

  Two Wargs fall upon Aragorn and Sam. Aragorn beats his, and Sam is gone before his can bite: Halfling Stealth cancels the strike.
  Sam's player says: one strike is beaten, the other never fell, so nothing is left of the Wargs. A kill point, please.
  The opponent says: the other one was not beaten either. The Wargs are discarded.

  Scenario: One strike is beaten, the other is cancelled, and the Wargs are claimed as defeated
    Given it is the movement/hazard phase
    And untapped Aragorn II and untapped Sam Gamgee are at Rivendell
    And the company is moving to Weathertop by Starter Movement
    And the player holds "Halfling Stealth"
    And the opponent holds "Wargs"
    When the opponent plays the creature "Wargs" on the company keyed to a Wilderness
    And Aragorn II faces the strike and rolls 4 and 4
    And Sam Gamgee faces the strike
    And the player plays "Halfling Stealth" on Sam Gamgee
    Then the player has 1 kill point
