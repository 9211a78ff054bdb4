Feature: What is particular about some creatures

  Captains who come after their troops, and the dead who leave more than wounds.

  @card:TW-73
  Rule: Orc-lieutenant

    @id:cards-creatures-0001 @compute
    Scenario: He comes first, and alone
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Barrow-downs
      And the opponent holds "Orc-lieutenant"
      When the opponent plays the creature "Orc-lieutenant" on the company keyed to a Ruins & Lairs
      Then the attack is Orc (1 strike at 7)
      And "Orc-lieutenant" is in play

    @id:cards-creatures-0002 @compute
    Scenario: He comes behind his patrol
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Barrow-downs
      And the opponent holds "Orc-lieutenant" and "Orc-patrol"
      When the opponent plays the creature "Orc-patrol" on the company keyed to a Ruins & Lairs
      And Beretar faces the strike and rolls 1 and 2
      And the opponent plays the creature "Orc-lieutenant" on the company keyed to a Ruins & Lairs
      Then the attack is Orc (1 strike at 11)
      And "Orc-lieutenant" is in play
      And Beretar is tapped
      And "Orc-patrol" is in the discard pile

  @card:TW-14
  Rule: Barrow-wight

    @id:cards-creatures-0003 @compute
    Scenario: Cold be hand and heart and bone
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Moria
      And the opponent holds "Barrow-wight"
      When the opponent plays the creature "Barrow-wight" on the company keyed to a Shadow-hold
      And Beretar faces the strike and rolls 1 and 2, then 1 and 1 for the body check, then 5 and 5 for the corruption check
      Then Beretar is wounded
      And "Barrow-wight" is in the discard pile

  @card:TW-40
  Rule: Giant Spiders

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And the opponent holds "Giant Spiders"

    @id:cards-creatures-0004 @compute
    Scenario: Beretar is caught in the web
      Given untapped Beretar is at Lórien
      And the company is moving to Woodmen-town by Wold & Foothills, Anduin Vales and Western Mirkwood
      When the opponent plays the creature "Giant Spiders" on the company keyed to Western Mirkwood
      And Beretar faces the strike and rolls 1 and 1, then 4 and 4 for the body check
      Then Beretar is in the discard pile
      And the player has 0 character points
      And "Giant Spiders" is in the discard pile

    @id:cards-creatures-0005 @compute
    Scenario: One less, and he tears himself loose
      Given untapped Beretar is at Lórien
      And the company is moving to Woodmen-town by Wold & Foothills, Anduin Vales and Western Mirkwood
      When the opponent plays the creature "Giant Spiders" on the company keyed to Western Mirkwood
      And Beretar faces the strike and rolls 1 and 1, then 4 and 3 for the body check
      Then Beretar is wounded
      And "Giant Spiders" is in the discard pile

    @id:cards-creatures-0006 @compute
    Scenario: Gandalf is not so easily caught
      Given untapped Gandalf is at Lórien
      And the company is moving to Woodmen-town by Wold & Foothills, Anduin Vales and Western Mirkwood
      When the opponent plays the creature "Giant Spiders" on the company keyed to Western Mirkwood
      And Gandalf faces the strike and rolls 1 and 1, then 5 and 4 for the body check
      Then Gandalf is wounded
      And "Giant Spiders" is in the discard pile

    @id:cards-creatures-0007 @compute
    Scenario: Others only wound whom they strike
      Given untapped Beretar is at Moria
      And the opponent holds "Barrow-wight"
      When the opponent plays the creature "Barrow-wight" on the company keyed to a Shadow-hold
      And Beretar faces the strike and rolls 1 and 2, then 4 and 4 for the body check, then 5 and 5 for the corruption check
      Then Beretar is wounded
      And "Barrow-wight" is in the discard pile
