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

  @rule:dark-minions.minion-cards.minions-used-as-agents @rule:dark-minions.minion-cards.minion-template
  Rule: A minion's card is played as a hazard, and looks like none

    @id:minions-minion-cards-0005 @forbid
    Scenario: Gisulf is none of Gandalf's people, and Boromir is no agent
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Bree
      And the opponent holds "Gisulf" and "Boromir II"
      Then the opponent may not play Boromir II as an agent by core.agents.play-agent-hazard
      And the opponent may play Gisulf as an agent

  @rule:dark-minions.minion-cards.agent-definition
  Rule: One card is one person

    @id:minions-minion-cards-0006 @allow
    Scenario: It is Wormtongue who comes
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Bree
      And the opponent holds "Wormtongue"
      When the opponent plays Wormtongue as an agent
      Then it is legal
      And the agent Wormtongue is at Edoras, Isengard and Dunharrow
      And the agent Wormtongue is face-down
      And Wormtongue is in play
      And there is no attack

  @rule:dark-minions.minion-cards.non-minion-agents
  Rule: What is for agents is for these two; what is for minions is not

    @id:minions-minion-cards-0007 @allow
    Scenario: Nobody has ever seen Lobelia
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Bree
      And the opponent has Lobelia Sackville-Baggins as a face-up agent at Bree
      And the opponent holds "Never Seen Him"
      When it is asked whether the opponent may play "Never Seen Him" on Lobelia Sackville-Baggins
      Then it is legal

    @id:minions-minion-cards-0008 @allow
    Scenario: Elwen is a minion, and serves a Ringwraith at home
      Given the minions-emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped Asternak is at Dol Amroth
      And the player holds "Elwen"
      When the player organizes
      And it is asked whether the player may play Elwen into the company
      Then it is legal

    @id:minions-minion-cards-0009 @forbid
    Scenario: My Precious serves nobody at Moria
      Given the minions-emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped Asternak is at Moria
      And the player holds "My Precious" and "Anarin"
      When the player organizes
      Then the player may not play My Precious into the company by core.agents.agent-as-character
      And the player may play Anarin into the company
