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

  @rule:dark-minions.agent-points.only-opponent-scores @rule:dark-minions.agent-points.kill-points @rule:core.combat.agent-defeated
  Rule: What his card calls character points are kill points, and not his own player's

    @id:minions-agent-points-0002 @compute
    Scenario Outline: <who> is worth <points>
      Given the minions-emended rules
      And it is the site phase
      And untapped Aragorn II is at Edoras
      And the opponent has <who> as a face-up agent at Edoras
      When the company enters the site
      And the agent <who> falls upon the company
      And Aragorn II faces the strike and rolls 1 and 1 for the strike of <who>, then 6 and 6 for the strike of Aragorn II, then 5 and 5 for the strike body check
      And the player keeps the agent <who>
      Then the player has <points> kill <word>
      And the player has 3 character points
      And the opponent has 0 kill points
      And the opponent has 0 character points
      And <who> is in the player's marshalling-point pile
      And the opponent's Edoras is in the location deck
      And Aragorn II is tapped

      Examples:
        | case    | who     | points | word   |
        | gergeli | Gergeli | 2      | points |
        | woffung | Woffung | 1      | point  |

  @rule:dark-minions.agent-points.own-agent-removed @rule:core.site-phase.agent-attack-window
  Rule: Nobody beats his own agent

    @id:minions-agent-points-0003 @forbid
    Scenario: Woffung does not fall upon those who serve him
      Given the minions-emended rules
      And it is the site phase
      And untapped Aragorn II is at Edoras
      And the player has Woffung as a face-up agent at Edoras
      And the opponent has Gergeli as a face-up agent at Edoras
      When the company enters the site
      Then the agent Gergeli may fall upon the company
      And the agent Woffung may not fall upon the company by core.site-phase.agent-attack-window
