Feature: A lure beside the sword

  Aragorn taps to take Glamdring out of Moria. The opponent turns over the card that has been lying there since the company set out: Lure of the Senses, on Aragorn.
  Aragorn's player says: a corruption card begins a chain of effects. Glamdring is declared already, so it is too late for a lure.
  The opponent says: what lies on-guard has a chain of its own, and that comes first.

  Background:
    Given it is the site phase
    And untapped Aragorn II and untapped Gimli are at Moria
    And the company has entered the site
    And the player holds "Glamdring" and "Cram"
    And the opponent has placed "Lure of the Senses" on-guard

  Scenario: The lure is revealed as Aragorn takes the sword
    When Aragorn II plays "Glamdring"
    And it is asked whether the opponent may reveal "Lure of the Senses" on Aragorn II

  Scenario: He gets both
    When Aragorn II plays "Glamdring"
    And the opponent reveals "Lure of the Senses" on Aragorn II
    Then Aragorn II bears "Lure of the Senses" and "Glamdring"

  Scenario: It is revealed as Gimli takes the bread after the sword
    When Aragorn II plays "Glamdring"
    And Gimli plays "Cram"
    And it is asked whether the opponent may reveal "Lure of the Senses" on Gimli
