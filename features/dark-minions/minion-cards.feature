Feature: Minion cards

  @rule:dark-minions.minion-cards.minions-used-as-agents @rule:dark-minions.minion-cards.lidless-eye-preview
  Rule: They are played as hazards

    @id:minions-minion-cards-0001 @forbid
    Scenario: Woffung does not walk with Glóin
      Given the minions-emended rules
      And it is the organization phase
      And untapped Glóin is at Bree
      And the player holds "Woffung"
      When the player organizes
      And the player plays Woffung into the company
      Then it is illegal by core.agents.agent-as-character

    @id:minions-minion-cards-0002 @allow
    Scenario: He lies in wait for others
      Given it is the movement/hazard phase
      And untapped Glóin is at Bree
      And the opponent holds "Woffung"
      When the opponent plays Woffung as an agent
      Then under the minions-printed rules it is legal
      And under the minions-emended rules it is legal
      And Woffung is in play
      And the agent Woffung is face-down

  @rule:dark-minions.minion-cards.non-minion-agents @rule:dark-minions.minion-cards.agent-definition
  Rule: Two of them look like other hazards, and are agents all the same

    @id:minions-minion-cards-0003 @allow
    Scenario Outline: <who>
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Bree
      And the opponent holds "<who>"
      When the opponent plays <who> as an agent
      Then it is legal
      And <who> is in play
      And the agent <who> is face-down

      Examples:
        | case     | who                       |
        | precious | My Precious               |
        | lobelia  | Lobelia Sackville-Baggins |
        | elwen    | Elwen                     |

    @id:minions-minion-cards-0004 @forbid
    Scenario: Not even a Ringwraith has My Precious for a servant
      Given the minions-emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped Gorbag is at Goblin-gate
      And the player holds "My Precious"
      When the player organizes
      And the player plays My Precious into the company
      Then it is illegal by core.agents.agent-as-character
