Feature: As strong as the wolf

  Wargs come out of the hills, two of them. Balin beats his, and Glóin, with a sword out of Gondolin, does not even tap for the other: his total is as high as its prowess.
  Glóin's player says: nobody is hurt and the Wargs have got nowhere, so they are beaten, and that is a kill point.
  The opponent says: he has not beaten his, so he is wounded.

  Scenario: The same total on both sides, and the Wargs are not defeated
    Given it is the movement/hazard phase
    And untapped Glóin and untapped Balin are at Rivendell
    And Glóin bears "Sword of Gondolin"
    And the company is moving to Weathertop by Starter Movement
    And the opponent holds "Wargs"
    When the opponent plays the creature "Wargs" on the company keyed to a Wilderness
    And Balin faces the strike and rolls 5 and 4
    And Glóin faces the strike untapped and rolls 3 and 2
    Then the player has 0 kill points
