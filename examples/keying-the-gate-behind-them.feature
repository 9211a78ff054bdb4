Feature: The gate behind them

  Gimli and Legolas leave Moria for Lórien, and the opponent holds an Orc-guard.
  The opponent says: it is keyed to a Shadow-hold, and Moria is one.
  Gimli's player says: we are out of it.

  Scenario: An Orc-guard is keyed to the site that the company leaves
    Given it is the movement/hazard phase
    And Gimli and Legolas are at Moria
    And the company is moving to Lórien by Starter Movement
    And the opponent holds "Orc-guard"
    When it is asked whether the opponent may play the creature "Orc-guard" on the company keyed to a Shadow-hold
