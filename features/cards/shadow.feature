Feature: Cards of Against the Shadow

  A shadow takes shape again, and everybody has cards for it.

  @card:AS-98
  Rule: The gate is riven for all who come

    @id:cards-shadow-0001 @compute
    Scenario: Nobody stands in it any more
      Given the emended rules
      And the player is a Ringwraith
      And The Grimburgoth is at Lake-town
      And the player holds "Riven Gate"
      When the company enters the site
      And the player plays "Riven Gate" on The Grimburgoth and rolls 6 and 6 for the corruption check of The Grimburgoth
      Then it is legal
      And there is no attack
      And "Riven Gate" is in the discard pile

  @card:AS-80
  Rule: What was said at the tryst is not said twice

    @id:cards-shadow-0002 @compute
    Scenario: Three cards, and one fewer in the game
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And Pon Opar is at Dol Guldur
      And the player's play deck holds "Saw-toothed Blade", "Orc-liquor", "Orc-draughts" and "Strange Rations"
      And the player holds "Dark Tryst"
      When the player plays "Dark Tryst"
      Then it is legal
      And "Dark Tryst" is removed from the game
      And "Saw-toothed Blade", "Orc-liquor" and "Orc-draughts" are in hand

  @card:AS-38
  Rule: What they bear slips

    @id:cards-shadow-0003 @compute
    Scenario: Sword and bread
      Given the emended rules
      And it is the movement/hazard phase
      And Glóin is at Bree
      And Glóin bears "Cram"
      And Glóin bears "Glamdring"
      And the opponent holds "Slip Treacherously"
      And reading a of q.core.untargeted-hazard-short-events
      When the opponent plays "Slip Treacherously"
      Then "Cram" and "Glamdring" are tapped
      And "Slip Treacherously" is in the discard pile

  @card:AS-56
  Rule: The sun comes out

    @id:cards-shadow-0004 @compute
    Scenario: Glóin forgets what weighed on him
      Given the emended rules
      And it is the organization phase
      And tapped Glóin is at Edoras
      And Glóin bears the opponent's "Alone and Unadvised"
      And the player has "Gates of Morning" in play
      And the player holds "The Sun Unveiled"
      When the player plays "The Sun Unveiled" on Glóin
      Then it is legal
      And Glóin is untapped
      And "Alone and Unadvised" is in the discard pile
      And "The Sun Unveiled" is in the discard pile

  @card:AS-45
  Rule: Three peoples are stronger than one

    Background:
      Given the emended rules
      And the player has "Alliance of Free Peoples" in play
      And the player has "Woodmen" and "Wood-elves" in play

    @id:cards-shadow-0005 @compute
    Scenario: Dwarves make it three
      Given the player has "Blue Mountain Dwarves" in play
      Then the player has 11 faction points

    @id:cards-shadow-0006 @compute
    Scenario: Two of them are two
      Then the player has 5 faction points

    @id:cards-shadow-0601 @order
    Scenario: When the Elves go, it is over
      Given it is the movement/hazard phase
      And untapped Elrond and untapped Aragorn II are at Rivendell
      And the opponent holds "Muster Disperses"
      When the opponent plays "Muster Disperses" on "Wood-elves" and rolls 1 and 1 for the card text
      Then "Wood-elves", "Muster Disperses" and "Alliance of Free Peoples" are in the discard pile
      And the player has 2 faction points

  @card:AS-133 @card:AS-135
  Rule: Rings make slaves

    @id:cards-shadow-0007 @compute
    Scenario: Pon Opar thinks less, and talks more
      Given the emended rules
      And the player is a Ringwraith
      And Pon Opar is at Dol Guldur
      And Pon Opar bears "Thrall-ring"
      Then the mind of Pon Opar is 5

  @card:AS-135
  Rule: Troth-ring

    @id:cards-shadow-0602 @compute
    Scenario: It leaves little room for thoughts of one's own
      Given the emended rules
      And the player is a Ringwraith
      And untapped Gorbag is at Dol Guldur
      And Gorbag bears "Troth-ring"
      Then the mind of Gorbag is 5
