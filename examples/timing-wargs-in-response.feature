Feature: Wargs in response

  Glóin is on his way, and his player plays Gates of Morning.
  The opponent says: before the day breaks, the Wargs are upon you.
  Glóin's player says: they wait their turn.

  Scenario: A creature is played in response to an event
    Given it is the movement/hazard phase
    And Glóin is at Rivendell
    And the company is moving to Weathertop by Starter Movement
    And the player holds "Gates of Morning"
    And the opponent holds "Wargs"
    When the player plays "Gates of Morning"
    And it is asked whether the opponent may play the creature "Wargs" on the company keyed to a Wilderness in response
