Feature: Luck in the dark

  What a scout finds who should not be there, and a rider who is carried off.

  @card:TW-269
  Rule: Lucky Search

    Background:
      Given the emended rules
      And untapped Frodo, untapped Pippin and untapped Beretar are at Moria
      And the company has entered the site
      And the player holds "Lucky Search"

    @id:cards-luck-0001 @compute
    Scenario: Frodo has found a sword, and wakes something
      Given the player's play deck holds "Dodge", "Glamdring" and "Cram"
      When the player plays "Lucky Search" with Frodo and shuffles
      Then it is legal
      And the attack comes from "Lucky Search"
      And Frodo bears "Glamdring"
      And the prowess of Frodo is 4
      And "Dodge" and "Cram" are in the play deck
      And Frodo is tapped
      And "Lucky Search" is in the discard pile
      And the player has 2 item points

    @id:cards-luck-0002 @compute
    Scenario: What strikes him takes it away
      Given the player's play deck holds "Dodge", "Concealment" and "Cram"
      When the player plays "Lucky Search" with Frodo and shuffles
      And Frodo faces the strike and rolls 3 and 2, then 1 and 1 for the body check
      Then Frodo is wounded
      And "Cram" and "Lucky Search" are in the discard pile

    @id:cards-luck-0003 @compute
    Scenario: Whoever gets away keeps it
      Given the player's play deck holds "Dodge", "Concealment" and "Cram"
      When the player plays "Lucky Search" with Frodo and shuffles
      And Frodo faces the strike and rolls 4 and 2
      Then Frodo bears "Cram"
      And Frodo is tapped
      And "Lucky Search" is in the discard pile

    @id:cards-luck-0004 @compute
    Scenario: Two of a kind there cannot be
      Given Beretar bears "Glamdring"
      And the player's play deck holds the player's second "Glamdring" and "Cram"
      When the player plays "Lucky Search" with Frodo and shuffles
      Then Frodo bears "Cram"
      And Frodo is tapped
      And the attack comes from "Lucky Search"
      And "Lucky Search" is in the discard pile

    @id:cards-luck-0005 @compute
    Scenario: There is nothing, and yet somebody has heard him
      Given the player's play deck holds "Dodge" and "Concealment"
      When the player plays "Lucky Search" with Frodo and shuffles
      Then the attack comes from "Lucky Search"
      And Frodo is tapped
      And "Lucky Search" is in the discard pile

    @id:cards-luck-0006 @forbid
    Scenario: It is too late to hide
      Given the player's play deck holds "Cram" and "Dodge"
      And the player holds "Concealment"
      When the player plays "Lucky Search" with Frodo
      Then the player may not play "Concealment" with Pippin by core.events.short-needs-immediate-effect
      And Frodo bears "Cram"
      And Frodo is tapped
      And "Lucky Search" is in the discard pile

    @id:cards-luck-0011 @forbid
    Scenario: Nor can he get out of its way
      Given the player's play deck holds "Cram" and "Dodge"
      And Frodo bears "Magic Ring of Stealth"
      When the player plays "Lucky Search" with Frodo
      Then the player may not use "Magic Ring of Stealth" by the text of "Lucky Search"
      And Frodo bears "Cram"
      And Frodo is tapped
      And "Lucky Search" is in the discard pile

    @id:cards-luck-0007 @forbid
    Scenario: Beretar is no scout
      When the player plays "Lucky Search" with Beretar
      Then it is illegal by the text of "Lucky Search"

  @card:TW-269
  Rule: Where there is anything to be found

    @id:cards-luck-0008 @forbid
    Scenario: Nobody hides such things at Bree
      Given the emended rules
      And untapped Frodo is at Bree
      And the company has entered the site
      And the player holds "Lucky Search"
      When the player plays "Lucky Search" with Frodo
      Then it is illegal by the text of "Lucky Search"

  @card:TW-63
  Rule: Morgul-horse

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Legolas and untapped Gimli are at Rivendell
      And the company is moving to Weathertop by Starter Movement
      And the opponent has "Adûnaphel" in play
      And the opponent holds "Morgul-horse"

    @id:cards-luck-0009 @compute
    Scenario: She tires Gimli, and rides away
      When the opponent uses "Adûnaphel" on Gimli
      And the player passes
      And the opponent plays "Morgul-horse" for its second effect in response
      Then it is legal
      And Gimli is tapped
      And "Adûnaphel" is in hand
      And "Morgul-horse" is in the discard pile

    @id:cards-luck-0010 @forbid
    Scenario: While she is there she needs no horse
      When the opponent plays "Morgul-horse" for its second effect
      Then it is illegal by the text of "Morgul-horse"
