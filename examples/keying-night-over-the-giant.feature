Feature: Night over the Giant

  It is a Morgul Night, and a company comes over two Wildernesses to Weathertop. The opponent holds a Giant and a Barrow-wight.
  The opponent says: it is dark for both of them, and both are here.
  The company's player says: then the Giant has lost his way.

  Background:
    Given it is the movement/hazard phase
    And Beretar is at Rivendell
    And the company is moving to Weathertop by Starter Movement
    And the opponent has "Doors of Night" and "Morgul Night" in play
    And the opponent holds "Giant" and "Barrow-wight"

  Scenario: The Giant is keyed to a Wilderness
    When it is asked whether the opponent may play the creature "Giant" on the company keyed to a Wilderness

  Scenario: The Barrow-wight is keyed to a Shadow-land
    When it is asked whether the opponent may play the creature "Barrow-wight" on the company keyed to a Shadow-land
