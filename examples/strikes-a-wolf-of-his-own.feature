Feature: A wolf of his own

  Three Wolves come upon three companions, so each of them has one to face.
  Aragorn's player says: Legolas is untapped, he helps Aragorn first.
  The opponent says: Legolas has a wolf of his own.

  Scenario: Legolas, who has a strike of the attack, taps in support of Aragorn
    Given it is the movement/hazard phase
    And Aragorn II, Legolas and Gimli are at Rivendell
    And the company is moving to Weathertop by Starter Movement
    And the opponent holds "Wolves"
    When the opponent plays the creature "Wolves" on the company keyed to a Wilderness
    And it is asked whether Aragorn II may face the strike with the support of Legolas
