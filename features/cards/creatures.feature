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
