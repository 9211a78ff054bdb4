Feature: Chains of effects

  @rule:core.chain.closes-when-both-done
  Rule: What is declared takes effect when nobody has an answer

    @id:core-chain-0001 @order
    Scenario: Night falls, and nobody objects
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Rivendell
      And the opponent holds "Doors of Night" and "Smaug at Home"
      When the opponent plays "Doors of Night"
      And the opponent passes
      Then "Doors of Night" is in play
      And the opponent may play "Smaug at Home"
