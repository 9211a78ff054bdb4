Feature: Agents

  @rule:dark-minions.agents.attributes @rule:dark-minions.agents.five-states
  Rule: An agent is somebody, and lies somehow

    @id:minions-agents-0001 @compute
    Scenario: Woffung, tapped, in the open
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Moria
      And the opponent has tapped Woffung as a face-up agent at Dunnish Clan-hold
      Then the mind of Woffung is 4
      And the prowess of Woffung is 4
      And the agent Woffung is face-up
      And Woffung is tapped

    @id:minions-agents-0002 @compute
    Scenario: Tapped face-down, he is tapped face-up
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Moria
      And the opponent has tapped Gisulf as a face-down agent who has gone to Gladden Fields
      When the opponent reveals the agent Gisulf
      Then it is legal
      And the agent Gisulf is face-up
      And Gisulf is tapped
      And the agent Gisulf has Gladden Fields with him

  @rule:dark-minions.agents.mind-limit-36
  Rule: Thirty-six is the most

    @id:minions-agents-0003 @compute
    Scenario: An agent has a mind, and it is counted with the deck
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Moria
      And the opponent has My Precious as a face-up agent at Moria
      Then the mind of My Precious is 4

  @rule:dark-minions.agents.always-at-a-site @rule:dark-minions.agents.site-card-required @rule:dark-minions.agents.face-up-site-face-up
  Rule: He is somewhere

    Background:
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Moria
      And the opponent has Gisulf as a face-down agent
      And the opponent's location deck holds "Dale"

    @id:minions-agents-0004 @compute
    Scenario: At one of three places, and no card says at which
      Then the agent Gisulf is at Woodmen-town, Lake-town and Dale
      And the agent Gisulf has no site with him

    @id:minions-agents-0005 @compute
    Scenario: Revealed, he has a card, and it lies open
      When the opponent reveals the agent Gisulf at Dale
      Then the agent Gisulf is face-up
      And the agent Gisulf has Dale with him
      And the player can see Dale

  @rule:dark-minions.agents.unique @rule:dark-minions.agents.second-copy-revealed-is-discarded
  Rule: Of each there is one

    Background:
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Moria
      And the opponent has Súrion as a face-down agent who has gone to Pelargir

    @id:minions-agents-0006 @order
    Scenario: Another Súrion walked openly before
      Given the player has Súrion as a face-up agent at Minas Tirith
      When the opponent reveals the agent the opponent's Súrion
      Then it is legal
      And the opponent's Súrion is in the discard pile
      And the opponent's Pelargir is in the location deck

    @id:minions-agents-0007 @order
    Scenario: Another lies hidden, and is nobody yet
      Given the player has Súrion as a face-down agent
      When the opponent reveals the agent the opponent's Súrion
      Then it is legal
      And the agent the opponent's Súrion is face-up
