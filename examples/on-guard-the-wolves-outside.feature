Feature: The wolves outside

  The company goes from Lórien to Moria, through two Wildernesses. The opponent lays a card on Moria, and as the company enters turns it over: Wolves.
  He says: they are keyed to a Wilderness, and the company came through two of them this very turn.
  The player says: the Wilderness is outside. In Moria there are no Wolves.

  Background:
    Given it is the movement/hazard phase
    And untapped Aragorn II and untapped Gimli are at Lórien
    And the company is moving to Moria by Starter Movement
    And the opponent holds "Wolves", "Orc-guard" and "Watcher in the Water"

  Scenario: The Wolves come in after the company
    When the opponent places "Wolves" on-guard
    And the company enters the site
    And it is asked whether the opponent may reveal "Wolves"

  Scenario: On the way they would have been in time
    When it is asked whether the opponent may play the creature "Wolves" on the company keyed to a Wilderness

  Scenario: Orcs are at home in a Shadow-hold
    When the opponent places "Orc-guard" on-guard
    And the company enters the site
    And it is asked whether the opponent may reveal "Orc-guard"

  Scenario: The Watcher lives at the gate
    When the opponent places "Watcher in the Water" on-guard
    And the company enters the site
    And it is asked whether the opponent may reveal "Watcher in the Water"
