Feature: The Riders disperse

  Muster Disperses is played on the Riders of Rohan, and a six is rolled. Elrond and Théoden take sixteen of general influence.
  Théoden's player says: six and the twenty that I have are more than ten.
  The opponent says: what you have left are four.

  Scenario: Muster Disperses comes to six, with four general influence left
    Given it is the movement/hazard phase
    And Elrond and Théoden are at Rivendell
    And the player has "Riders of Rohan" in play
    And the opponent holds "Muster Disperses"
    When the opponent plays "Muster Disperses" on "Riders of Rohan" and rolls 3 and 3
    Then "Riders of Rohan" is in the discard pile
