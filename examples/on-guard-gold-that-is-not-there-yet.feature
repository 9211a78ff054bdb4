Feature: Gold that is not there yet

  Aragorn bears nothing, Gimli a hauberk. Aragorn declares Glamdring, a major item, and the opponent reveals Dragon-sickness: its victim has to bear a major or a greater item.
  The opponent says: on Aragorn. In a moment he will bear one.
  The player says: he bears none, and when the card was laid there he bore none either. Take Gimli, if you like.

  Background:
    Given it is the site phase
    And untapped Aragorn II and untapped Gimli are at Moria
    And Gimli bears "Hauberk of Bright Mail"
    And the company has entered the site
    And the player holds "Glamdring"
    And the opponent has placed "Dragon-sickness" on-guard

  Scenario: The sickness falls on him who reaches for the sword
    When Aragorn II plays "Glamdring"
    And it is asked whether the opponent may reveal "Dragon-sickness" on Aragorn II

  Scenario: It falls on Gimli
    When Aragorn II plays "Glamdring"
    And it is asked whether the opponent may reveal "Dragon-sickness" on Gimli

  Scenario: Gimli has found his hauberk only this turn
    Given "Hauberk of Bright Mail" came into play this turn
    When Aragorn II plays "Glamdring"
    And it is asked whether the opponent may reveal "Dragon-sickness" on Gimli
