Feature: A passage for the drake

  Bilbo goes to Weathertop by a Secret Passage, and the opponent holds a Cave-drake.
  Bilbo's player says: nobody meets us on the way, and it is a thing of the wilderness.
  The opponent says: it lives in ruins just as well, and your passage ends in one.

  Background:
    Given it is the organization phase
    And Bilbo is at Rivendell
    And the company is moving to Weathertop
    And the player holds "Secret Passage"
    And the opponent holds "Cave-drake"
    When the player plays "Secret Passage" on the company
    And the company travels by Starter Movement

  Scenario: The Cave-drake is keyed to the Wildernesses on the way
    When it is asked whether the opponent may play the creature "Cave-drake" on the company keyed to a Wilderness

  Scenario: The Cave-drake is keyed to the ruins
    When it is asked whether the opponent may play the creature "Cave-drake" on the company keyed to a Ruins & Lairs
