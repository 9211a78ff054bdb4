Feature: A mountain that is watched

  Nothing keeps what is keyed to it from those who go there.

  @card:TW-414
  Rule: Mount Doom

    Background:
      Given the emended rules
      And it is the organization phase
      And the opponent holds "Orc-lieutenant" and "Doors of Night"

    @id:cards-doom-0001 @allow
    Scenario: Stealth keeps no creature from a company that is keyed to the mountain
      Given untapped Annalena and untapped Bergil are at Barad-dûr
      And the company is moving to Mount Doom
      And the player holds "Stealth"
      When the player passes
      And the player plays "Stealth" with Annalena on the company
      And the player passes
      And the company travels by Gorgoroth
      And the opponent plays the creature "Orc-lieutenant" on the company keyed to a Shadow-hold
      Then it is legal
      And Annalena is tapped
      And "Stealth" is in the discard pile
      And "Orc-lieutenant" is no longer in hand

    @id:cards-doom-0002 @forbid
    Scenario: It keeps one away that is keyed to the region
      Given untapped Annalena and untapped Bergil are at Barad-dûr
      And the company is moving to Mount Doom
      And the player holds "Stealth"
      When the player passes
      And the player plays "Stealth" with Annalena on the company
      And the player passes
      And the company travels by Gorgoroth
      And the opponent plays the creature "Orc-lieutenant" on the company keyed to a Dark-domain
      Then it is illegal by the text of "Stealth"
      And Annalena is tapped
      And "Stealth" is in the discard pile

    @id:cards-doom-0003 @forbid
    Scenario: At another Shadow-hold Stealth keeps it away
      Given untapped Annalena and untapped Bergil are at Moria
      And the player holds "Stealth"
      When the player passes
      And the player plays "Stealth" with Annalena on the company
      And the player passes
      And the opponent plays the creature "Orc-lieutenant" on the company keyed to a Shadow-hold
      Then it is illegal by the text of "Stealth"
      And Annalena is tapped
      And "Stealth" is in the discard pile

    @id:cards-doom-0004 @forbid
    Scenario: A creature still needs a key that fits
      Given untapped Annalena and untapped Bergil are at Mount Doom
      When the player passes
      And the opponent plays the creature "Orc-lieutenant" on the company keyed to a Ruins & Lairs
      Then it is illegal by core.hazards.declare-key

    @id:cards-doom-0005 @allow
    Scenario: A Fallen-wizard's company knows of no crack there
      Given the player is a Fallen-wizard
      And untapped Pon Opar is at the hero Barad-dûr
      And the company is moving to the hero Mount Doom
      And the player holds "Crack in the Wall"
      When the player plays "Crack in the Wall" with Pon Opar on the company
      And the player passes
      And the company travels by Gorgoroth
      And the opponent plays the creature "Orc-lieutenant" on the company keyed to a Shadow-hold
      Then it is legal
      And Pon Opar is tapped
      And "Crack in the Wall" is in the discard pile
      And "Orc-lieutenant" is no longer in hand
