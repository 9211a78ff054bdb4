Feature: Cards for journeys

  Short cuts, hidden fords, and the many ways of losing one's way.

  @card:TW-55
  Rule: Lost in the Wilderness

    @id:cards-journeys-0001 @compute
    Scenario: Nothing but trees
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Annalena is at Rivendell
      And the company is moving to Barrow-downs by Starter Movement
      And the opponent holds "Lost in the Wilderness" and "Orc-patrol"
      When the opponent plays "Lost in the Wilderness" on the company
      Then it is legal
      And the hazard limit of the company is 4
      And "Lost in the Wilderness" is in the discard pile

    @id:cards-journeys-0002 @forbid
    Scenario: Who stays at home is not lost
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Annalena is at Rivendell
      And the opponent holds "Lost in the Wilderness" and "Orc-patrol"
      When the opponent plays "Lost in the Wilderness" on the company
      Then it is illegal by the text of "Lost in the Wilderness"

  @card:TW-237
  Rule: Fair Travels in Wilderness

    Background:
      Given the emended rules
      And it is the organization phase
      And untapped Aragorn II, untapped Annalena, untapped Beretar and untapped Bergil are at Rivendell
      And the company is moving to Barrow-downs
      And the player holds "Fair Travels in Wilderness"
      And the opponent holds "Doors of Night"

    @id:cards-journeys-0003 @compute
    Scenario: A friendly wood
      When the player passes
      And the player plays "Fair Travels in Wilderness" on the company
      And the player passes
      And the company travels by Starter Movement
      Then the hazard limit of the company is 2
      And "Fair Travels in Wilderness" is in the discard pile
      And the company is on its way
      And the site path of the company is Rhudaur (Wilderness) and Cardolan (Wilderness)

    @id:cards-journeys-0004 @forbid
    Scenario: It is for those who know that they go
      When the player plays "Fair Travels in Wilderness" on the company
      Then it is illegal by the text of "Fair Travels in Wilderness"

  @card:TW-242
  Rule: Ford

    Background:
      Given the emended rules
      And it is the organization phase
      And untapped Beretar and untapped Annalena are at Rivendell
      And the company is moving to Barrow-downs
      And the player holds "Ford"
      And the opponent holds "Wargs", "Orc-lieutenant" and "Doors of Night"
      When the player passes
      And the player plays "Ford" with Beretar
      And the player passes
      And the company travels by Starter Movement

    @id:cards-journeys-0005 @forbid
    Scenario: The Wargs have lost the scent
      When the opponent plays the creature "Wargs" on the company keyed to a Wilderness
      Then it is illegal by the text of "Ford"
      And Beretar is tapped
      And "Ford" is in the discard pile

    @id:cards-journeys-0006 @allow
    Scenario: The Orc waits among the barrows
      When the opponent plays the creature "Orc-lieutenant" on the company keyed to a Ruins & Lairs
      Then it is legal
      And Beretar is tapped
      And "Ford" is in the discard pile
      And "Orc-lieutenant" is no longer in hand

  @card:TW-332
  Rule: Stealth

    @id:cards-journeys-0007 @forbid
    Scenario: Annalena and Bergil go on tiptoe
      Given the emended rules
      And it is the organization phase
      And untapped Annalena and untapped Bergil are at Rivendell
      And the company is moving to Barrow-downs
      And the player holds "Stealth"
      And the opponent holds "Orc-lieutenant" and "Doors of Night"
      When the player passes
      And the player plays "Stealth" with Annalena on the company
      And the player passes
      And the company travels by Starter Movement
      And the opponent plays the creature "Orc-lieutenant" on the company keyed to a Ruins & Lairs
      Then it is illegal by the text of "Stealth"
      And Annalena is tapped
      And "Stealth" is in the discard pile

    @id:cards-journeys-0008 @forbid
    Scenario: Three are a crowd
      Given the emended rules
      And it is the organization phase
      And untapped Annalena, untapped Bergil and untapped Beretar are at Rivendell
      And the company is moving to Barrow-downs
      And the player holds "Stealth"
      When the player passes
      Then the player may not play "Stealth" with Annalena on the company by the text of "Stealth"

  @card:TW-256
  Rule: Hiding

    Background:
      Given the emended rules
      And it is the organization phase
      And untapped Annalena is at Barrow-downs
      And the player holds "Hiding"
      And the player's location deck holds "Rivendell"
      And the opponent holds "Orc-lieutenant"
      When the player passes
      And the player plays "Hiding" with Annalena
      Then it is legal
      And "Hiding" is in the discard pile

    @id:cards-journeys-0009 @allow
    Scenario: The Orc walks by
      When the player passes
      And the opponent plays the creature "Orc-lieutenant" on the company keyed to a Ruins & Lairs
      Then it is legal
      And there is no attack
      And "Orc-lieutenant" is in the discard pile

  @card:TW-53
  Rule: Lost in Free-domains

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Annalena is at Lórien
      And the opponent holds "Lost in Free-domains" and "Orc-patrol"

    @id:cards-journeys-0010 @forbid
    Scenario: They come too late to Minas Tirith
      Given the company is moving to Minas Tirith by Starter Movement
      When the opponent plays "Lost in Free-domains" on the company
      And the opponent passes
      And the player passes
      And the company enters the site
      Then it is illegal by the text of "Lost in Free-domains"
      And the company is at Minas Tirith
      And "Lost in Free-domains" is in the discard pile
      And Lórien is in the location deck

    @id:cards-journeys-0011 @forbid
    Scenario: There is no such land on the way to Edoras
      Given the company is moving to Edoras by Starter Movement
      When the opponent plays "Lost in Free-domains" on the company
      Then it is illegal by the text of "Lost in Free-domains"

  @card:TW-91
  Rule: Snowstorm

    @id:cards-journeys-0012 @forbid
    Scenario: It needs the night
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Annalena is at Rivendell
      And the opponent holds "Snowstorm"
      When the opponent plays "Snowstorm"
      Then it is illegal by the text of "Snowstorm"

    @id:cards-journeys-0013 @allow
    Scenario: In the dark it snows
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Annalena is at Rivendell
      And the opponent has "Doors of Night" in play
      And the opponent holds "Snowstorm"
      When the opponent plays "Snowstorm"
      Then it is legal
      And "Snowstorm" is in play
