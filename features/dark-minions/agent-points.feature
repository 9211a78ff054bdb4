Feature: Marshalling points from agents

  @rule:dark-minions.agent-points.kill-points @rule:dark-minions.agent-points.only-opponent-scores
  Rule: He counts as killed, for whoever has beaten him

    @id:minions-agent-points-0001 @compute
    Scenario: Baduila's days are over
      Given it is the site phase
      And untapped Aragorn II is at Goblin-gate
      And the opponent has Baduila as a face-up agent at Goblin-gate
      And the player holds "Concealment"
      And the opponent holds "Twilight"
      When the company enters the site
      And the player plays "Concealment" with Aragorn II
      And the agent Baduila falls upon the company
      And Aragorn II faces the strike and rolls 1 and 1 for the strike of Baduila, then 6 and 6 for the strike of Aragorn II, then 5 and 5 for the strike body check
      And the player keeps the agent Baduila
      Then under the minions-printed rules the player has 3 kill points
      And under the minions-emended rules the player has 3 kill points
      And Baduila is in the player's marshalling-point pile
      And the opponent's Goblin-gate is in the location deck
      And Aragorn II is tapped
      And "Concealment" is in the discard pile
