Feature: A cloak in the ruins

  Frodo wears an Elven Cloak, and a Cave-drake is after him.
  Frodo's player says: it came out of the Wilderness, so the cloak hides him.
  The opponent says: this one came out of the ruins.

  Background:
    Given it is the movement/hazard phase
    And untapped Frodo is at Rivendell
    And Frodo bears "Elven Cloak"
    And the company is moving to Weathertop by Starter Movement
    And the opponent holds "Cave-drake"

  Scenario: The Cave-drake was keyed to Ruins & Lairs
    When the opponent plays the creature "Cave-drake" on the company keyed to a Ruins & Lairs
    And it is asked whether the player may use "Elven Cloak"

  Scenario: The Cave-drake was keyed to a Wilderness
    When the opponent plays the creature "Cave-drake" on the company keyed to a Wilderness
    And Frodo faces the strike
    And it is asked whether the player may use "Elven Cloak" now
