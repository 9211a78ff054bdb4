Feature: The star that went out

  The Evenstar shines on Haldir, and he is stronger by one until the turn ends. Then the opponent opens the Doors of Night.
  Haldir's player says: my card is in the discard pile already, there is nothing left to discard.
  The opponent says: the light is gone, and so is what it did.

  Scenario: Doors of Night is played after The Evenstar
    Given it is the movement/hazard phase
    And Haldir is at Lórien
    And the company is moving to Moria by Starter Movement
    And the player holds "The Evenstar"
    And the opponent holds "Doors of Night"
    When the player plays "The Evenstar" on Haldir
    And the opponent plays "Doors of Night"
    Then the prowess of Haldir is 4
