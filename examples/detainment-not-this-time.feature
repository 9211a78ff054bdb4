Feature: Not this time

  Grishnákh leads his Orcs from Dol Guldur to Sarn Goriwing, and an Orc-patrol stands in his way. The opponent has keyed it to a Wilderness.
  Grishnákh's player says: Orcs on the road to a Shadow-hold only hold up those who serve the same master. He taps, and that is all.
  The opponent says: in the Wilderness nobody knows him.

  Scenario: A Ringwraith's Orc loses against Orcs that were keyed to a Wilderness
    Given the player is a Ringwraith
    And it is the movement/hazard phase
    And untapped Grishnákh is at Dol Guldur
    And the company is moving to Sarn Goriwing by Starter Movement
    And the opponent holds "Orc-patrol"
    When the opponent plays the creature "Orc-patrol" on the company keyed to a Wilderness
    And Grishnákh faces the strike and rolls 1 and 1, then 3 and 2 for the body check
    Then Grishnákh is wounded
