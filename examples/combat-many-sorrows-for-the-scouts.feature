Feature: Many sorrows for the scouts

  Wargs come upon Frodo and Bilbo. Frodo taps for Concealment, and in response Many Sorrows Befall. Bilbo has a Concealment, too.
  Their player says: the first one was cancelled, so Frodo may stand up again. And now the second.
  The opponent says: they have hidden once, and it has failed.

  Background:
    Given it is the movement/hazard phase
    And untapped Frodo and untapped Bilbo are at Rivendell
    And the company is moving to Weathertop by Starter Movement
    And the player holds "Concealment" and "Concealment"
    And the opponent holds "Wargs" and "Many Sorrows Befall"
    When the opponent plays the creature "Wargs" on the company keyed to a Wilderness
    And the player plays the first "Concealment" with Frodo
    And the opponent plays "Many Sorrows Befall" on the first "Concealment" in response

  Scenario: What Frodo has paid
    Then Frodo is tapped

  Scenario: Bilbo hides them after all
    When it is asked whether the player may play another "Concealment" with Bilbo
