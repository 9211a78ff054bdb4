Feature: The sword of the fallen

  A Giant strikes Glóin down for good. Beside him lies Balin, who was wounded before.
  Balin's player says: somebody has to carry Glamdring home.
  The opponent says: not somebody who cannot stand.

  Scenario: Wounded Balin would take an item of Glóin, who is eliminated
    Given it is the movement/hazard phase
    And untapped Glóin and wounded Balin are at Rivendell
    And Glóin bears "Glamdring"
    And the company is moving to Weathertop by Starter Movement
    And the opponent holds "Giant"
    When the opponent plays the creature "Giant" on the company keyed to a Wilderness
    And the player assigns a strike to Glóin
    And Glóin faces the strike and rolls 1 and 1, then 5 and 5 for the body check
    And it is asked whether Balin may rescue "Glamdring"
