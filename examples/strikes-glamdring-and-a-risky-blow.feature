Feature: Glamdring, and a Risky Blow

  Aragorn has Glamdring in his hand as a Giant comes at him, strikes a Risky Blow, and rolls a three.
  The opponent says: with Glamdring he comes to eight and no further. Eight and three are eleven, and the Giant has thirteen.
  Aragorn's player says: the eight is what the sword can do. The rest he has from himself.

  Scenario: Three for the Risky Blow, on top of the eight
    Given it is the movement/hazard phase
    And untapped Aragorn II is at Rivendell
    And Aragorn II bears "Glamdring"
    And the company is moving to Weathertop by Starter Movement
    And the player holds "Risky Blow"
    And the opponent holds "Giant"
    When the opponent plays the creature "Giant" on the company keyed to a Wilderness
    And Aragorn II faces the strike and rolls 2 and 1
    And the player plays "Risky Blow" on Aragorn II
    Then the total of Aragorn II against the strike was 14
