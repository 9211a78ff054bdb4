Feature: Darkness that wards off two attacks

  The Balrog's player says which is the second.

  @card:BA-55
  Rule: Darkness Wielded

    Background:
      Given the emended rules
      And the player is the Balrog
      And it is the movement/hazard phase
      And untapped The Balrog, untapped Azog and untapped Bolg are at The Under-grottos
      And The Balrog bears "Great Shadow"
      And the player holds "Darkness Wielded"
      And the opponent holds "Cave-drake", "Orc-lieutenant" and "Land-drake"
      When the opponent plays the creature "Cave-drake" on the company keyed to a Ruins & Lairs
      And the player plays "Darkness Wielded" for its second effect

    @id:cards-wielded-0001 @compute
    Scenario: It cancels the attack against which it is played
      Then there is no attack
      And "Cave-drake" and "Darkness Wielded" are in the discard pile

    @id:cards-wielded-0002 @compute
    Scenario: It cancels a later attack that its player chooses
      When the opponent plays the creature "Orc-lieutenant" on the company keyed to a Ruins & Lairs
      And the player chooses "Orc-lieutenant" for "Darkness Wielded"
      Then there is no attack
      And "Cave-drake", "Orc-lieutenant" and "Darkness Wielded" are in the discard pile

    @id:cards-wielded-0003 @compute
    Scenario: Its player may wait for another attack
      When the opponent plays the creature "Orc-lieutenant" on the company keyed to a Ruins & Lairs
      And the player chooses "Darkness Wielded" for "Darkness Wielded"
      And the player assigns a strike to The Balrog
      And The Balrog faces the strike and rolls 6 and 6
      Then there is no attack
      And The Balrog is tapped
      And "Cave-drake" and "Darkness Wielded" are in the discard pile
      And "Orc-lieutenant" is out of play

    @id:cards-wielded-0004 @forbid
    Scenario: It cancels no third attack
      When the opponent plays the creature "Orc-lieutenant" on the company keyed to a Ruins & Lairs
      And the player chooses "Orc-lieutenant" for "Darkness Wielded"
      And the opponent plays the creature "Land-drake" on the company keyed to a Ruins & Lairs
      And the player chooses "Land-drake" for "Darkness Wielded" now
      Then it is illegal by core.actions.needs-allowance
      And "Cave-drake", "Orc-lieutenant" and "Darkness Wielded" are in the discard pile now
      And "Land-drake" is in play now
