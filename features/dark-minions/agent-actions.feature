Feature: Agent actions

  What an agent may do in a turn; and what he could not yet do when the insert was sold.

  @rule:dark-minions.agent-actions.menu-printed
  Rule: As sold, an agent does not untap by an action

    Background:
      Given it is the movement/hazard phase
      And untapped Glóin is at Moria

    @id:minions-agent-actions-0001 @forbid
    Scenario: Eun is tired, and stays so until his player's untap phase
      Given the minions-printed rules
      And the opponent has tapped Eun as a face-down agent
      When the agent Eun untaps
      Then it is illegal by dark-minions.agent-actions.menu-printed

    @id:minions-agent-actions-0002 @allow
    Scenario: Ivic, wounded, may heal all the same
      Given the minions-printed rules
      And the opponent has wounded Ivic as a face-up agent at Pelargir
      When the agent Ivic heals
      Then it is legal
      And Ivic is tapped

  @rule:dark-minions.agent-actions.menu @rule:dark-minions.agent-actions.untap
  Rule: As emended, he may

    Background:
      Given it is the movement/hazard phase
      And untapped Glóin is at Moria

    @id:minions-agent-actions-0003 @allow
    Scenario: Eun has slept, for one against the hazard limit
      Given the opponent has tapped Eun as a face-down agent
      When the agent Eun untaps
      Then under the minions-emended rules it is legal
      And under the minions-emended+emended rules it is legal
      And Eun is untapped
      And the agent Eun is face-down

    @id:minions-agent-actions-0004 @forbid
    Scenario: It is no help to who is wounded
      Given the minions-emended rules
      And the opponent has wounded Ivic as a face-up agent at Pelargir
      When the agent Ivic untaps
      Then it is illegal by core.agents.untap-action

  @rule:dark-minions.agent-actions.one-per-turn @rule:dark-minions.agent-actions.costs-one-hazard
  Rule: One thing in a turn

    Background:
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Glóin and untapped Balin are at Moria
      And the opponent has wounded Ivic as a face-up agent at Pelargir

    @id:minions-agent-actions-0005 @allow
    Scenario: Ivic heals, and it counts one
      When the agent Ivic heals
      Then it is legal
      And Ivic is tapped
      And 1 hazard was played on the company

    @id:minions-agent-actions-0006 @forbid
    Scenario: And then nothing more
      When the agent Ivic heals
      And the agent Ivic untaps
      Then it is illegal by core.agents.one-action-per-turn
      And Ivic is tapped

  @rule:dark-minions.agent-actions.in-play-at-start
  Rule: Not in the turn in which he came

    @id:minions-agent-actions-0007 @forbid
    Scenario: Gisulf was played just now
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Glóin and untapped Balin are at Moria
      And the opponent holds "Gisulf"
      And the opponent's location deck holds "Gladden Fields"
      When the opponent plays Gisulf as an agent
      And the agent Gisulf moves to Gladden Fields
      Then it is illegal by core.agents.action-in-play-at-start
      And Gisulf is in play
      And the agent Gisulf is face-down

    @id:minions-agent-actions-0013 @allow
    Scenario: He has been there for a while
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Glóin and untapped Balin are at Moria
      And the opponent has Gisulf as a face-down agent
      And the opponent's location deck holds "Gladden Fields"
      When the agent Gisulf moves to Gladden Fields
      Then it is legal
      And Gisulf is tapped
      And the agent Gisulf has Gladden Fields with him

  @rule:dark-minions.agent-actions.move-destination
  Rule: To no haven, and not below the earth

    Background:
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Moria
      And the opponent has Bill Ferny as a face-down agent who has gone to Mount Gram
      And the opponent's location deck holds "The Under-vaults", "Rivendell" and "Carn Dûm"

    @id:minions-agent-actions-0008 @forbid
    Scenario: The Under-vaults
      When the agent Bill Ferny moves to The Under-vaults
      Then it is illegal by core.agents.move-not-to-under-deeps

    @id:minions-agent-actions-0009 @forbid
    Scenario: Rivendell
      When the agent Bill Ferny moves to Rivendell
      Then it is illegal by core.agents.no-wizard-havens

    @id:minions-agent-actions-0014 @allow
    Scenario: Carn Dûm will do
      When the agent Bill Ferny moves to Carn Dûm
      Then it is legal
      And Bill Ferny is tapped
      And the agent Bill Ferny has Mount Gram and Carn Dûm with him

  @rule:dark-minions.agent-actions.move-range
  Rule: One step at a time

    Background:
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Moria
      And the opponent has Gisulf as a face-down agent who has gone to Gladden Fields
      And the opponent's location deck holds "Goblin-gate" and "Edoras"

    @id:minions-agent-actions-0010 @allow
    Scenario: Over the hills to Goblin-gate
      When the agent Gisulf moves to Goblin-gate
      Then it is legal
      And Gisulf is tapped
      And the agent Gisulf has Gladden Fields and Goblin-gate with him

    @id:minions-agent-actions-0011 @forbid
    Scenario: Edoras is too far
      When the agent Gisulf moves to Edoras
      Then it is illegal by core.agents.move-range

  @rule:dark-minions.agent-actions.return-home
  Rule: Home again

    @id:minions-agent-actions-0012 @allow
    Scenario: Gisulf has seen enough
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Moria
      And the opponent has Gisulf as a face-down agent who has gone to Gladden Fields
      When the agent Gisulf returns home
      Then it is legal
      And the agent Gisulf has no site with him
      And Gladden Fields is in the location deck
      And Gisulf is untapped
