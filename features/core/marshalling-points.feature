Feature: Marshalling points

  @rule:core.marshalling-points.kill-source
  Rule: A creature is worth its points to those who defeated it

    @id:core-marshalling-points-0001 @compute
    Scenario: Agburanar for four
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Aragorn II is at Caves of Ûlund
      And Aragorn II bears "Glamdring"
      And the opponent holds "Agburanar"
      When the opponent plays the creature "Agburanar" on the company keyed to Caves of Ûlund
      And Aragorn II faces the strike and rolls 4 and 5, then 5 and 5 for the strike body check
      Then "Agburanar" is in the marshalling-point pile
      And the player has 4 kill points
      And the opponent has 0 kill points
      And Aragorn II is tapped

    @id:core-marshalling-points-0002 @compute
    Scenario: Agburanar for nothing
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Aragorn II is at Caves of Ûlund
      And Aragorn II bears "Glamdring"
      And the opponent holds "Agburanar"
      When the opponent plays the creature "Agburanar" on the company keyed to Caves of Ûlund
      And Aragorn II faces the strike and rolls 4 and 5, then 4 and 5 for the strike body check
      Then "Agburanar" is in the discard pile
      And the player has 0 kill points
      And Aragorn II is tapped

    @id:core-marshalling-points-0003 @compute
    Scenario: A lair's own beast is worth nothing
      Given the emended rules
      And untapped Beorn is at The Lonely Mountain
      When the company enters the site
      And Beorn faces the strike and rolls 4 and 4
      Then the player has 0 kill points
      And Beorn is tapped
