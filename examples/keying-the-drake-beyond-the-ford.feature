Feature: The drake beyond the ford

  Beretar finds a Ford on the way to Weathertop, and the opponent holds a Cave-drake.
  Beretar's player says: nothing that is keyed to the Wilderness gets at us, and a Cave-drake takes two of them.
  The opponent says: then it waits for you where you are going.

  Background:
    Given it is the organization phase
    And untapped Beretar is at Rivendell
    And the company is moving to Weathertop
    And the player holds "Ford"
    And the opponent holds "Cave-drake"
    When the player plays "Ford" with Beretar
    And the company travels by Starter Movement

  Scenario: The Cave-drake is keyed to a Wilderness
    When it is asked whether the opponent may play the creature "Cave-drake" on the company keyed to a Wilderness

  Scenario: The Cave-drake is keyed to the ruins
    When it is asked whether the opponent may play the creature "Cave-drake" on the company keyed to a Ruins & Lairs
