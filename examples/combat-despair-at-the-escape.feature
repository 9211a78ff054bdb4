Feature: Despair at the Escape

  Wargs are left behind by an Escape, for which Glóin was wounded. Balin bears Despair of the Heart.
  Balin's player says: no strike has wounded anybody, so there is no check.
  The opponent says: Glóin has become wounded before his eyes, and who did it is not asked. He rolls a two.

  Scenario: Glóin is wounded by an Escape, and Balin bears Despair of the Heart
    Given it is the movement/hazard phase
    And untapped Glóin and untapped Balin are at Rivendell
    And Balin bears the opponent's "Despair of the Heart"
    And the company is moving to Weathertop by Starter Movement
    And the player holds "Escape"
    And the opponent holds "Wargs"
    When the opponent plays the creature "Wargs" on the company keyed to a Wilderness
    And the player plays "Escape" on Glóin
    And 1 and 1 are rolled for the corruption check of Balin
    Then Balin is in the discard pile
