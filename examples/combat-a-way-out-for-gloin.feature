Feature: A way out for Glóin

  Brigands stop Glóin and Balin, and Glóin gets them away: he is wounded by it, and the attack is cancelled.
  The opponent says: he is wounded, and they are Brigands. Lay down an item.
  Glóin's player says: not by them.

  Scenario: Glóin escapes from Brigands, and keeps his dagger
    Given it is the movement/hazard phase
    And untapped Glóin and untapped Balin are at Rivendell
    And Glóin bears "Dagger of Westernesse"
    And the company is moving to Weathertop by Starter Movement
    And the player holds "Escape"
    And the opponent holds "Brigands"
    When the opponent plays the creature "Brigands" on the company keyed to a Wilderness
    And the player plays "Escape" on Glóin
    Then Glóin bears "Dagger of Westernesse"
