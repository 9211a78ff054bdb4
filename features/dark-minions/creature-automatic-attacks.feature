Feature: Creatures as automatic-attacks

  Some sites have an attack that the opponent brings.

  @rule:dark-minions.creature-automatic-attacks.defeated-is-discarded
  Rule: Beaten, it is discarded

    @id:minions-creature-automatic-attacks-0001 @compute
    Scenario: A wight of the opponent's in the Under-grottos
      Given untapped Aragorn II is at The Under-grottos
      And the opponent holds "Barrow-wight"
      When the company enters the site
      And Aragorn II faces the strike and rolls 5 and 6
      And the opponent plays "Barrow-wight" as an automatic-attack
      And Aragorn II faces the strike and rolls 6 and 6
      Then under the minions-printed rules "Barrow-wight" is in the discard pile
      And under the minions-emended rules "Barrow-wight" is in the discard pile
      And the player has 0 kill points
      And Aragorn II is tapped

    @id:minions-creature-automatic-attacks-0002 @compute
    Scenario: One who comes as a hazard is a trophy for the pile
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Aragorn II is at Rivendell
      And the company is moving to Goblin-gate by Starter Movement
      And the opponent holds "Barrow-wight"
      When the opponent plays the creature "Barrow-wight" on the company keyed to a Shadow-hold
      And Aragorn II faces the strike and rolls 6 and 6
      Then "Barrow-wight" is in the player's marshalling-point pile
      And the player has 1 kill point
      And Aragorn II is tapped

  @rule:dark-minions.creature-automatic-attacks.scope
  Rule: On the map as below it

    @id:minions-creature-automatic-attacks-0003 @compute
    Scenario: The ruins of Framsburg
      Given the minions-emended rules
      And untapped Aragorn II is at Framsburg
      And the opponent holds "Barrow-wight"
      When the company enters the site
      And the opponent plays "Barrow-wight" as an automatic-attack
      And Aragorn II faces the strike and rolls 6 and 6
      Then "Barrow-wight" is in the discard pile
      And the player has 0 kill points
      And Aragorn II is tapped
