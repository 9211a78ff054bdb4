Feature: The third Orc

  An Orc-patrol of three comes upon two. Each of the two beats his Orc, and the third finds nobody.
  The opponent says: two of three were beaten, so the patrol is not.
  Aragorn's player says: a strike that nobody faced is no strike that was not beaten.

  Scenario: Both strikes that were assigned are beaten, and one was in excess
    Given it is the movement/hazard phase
    And Aragorn II and Boromir II are at Rivendell
    And the company is moving to Weathertop by Starter Movement
    And the opponent holds "Orc-patrol"
    When the opponent plays the creature "Orc-patrol" on the company keyed to a Wilderness
    And the player assigns a strike to Aragorn II
    And the player assigns a strike to Boromir II
    And Aragorn II faces the strike and rolls 4 and 3
    And Boromir II faces the strike and rolls 4 and 3
    Then the player has 1 kill point
