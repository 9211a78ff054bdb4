Feature: Moving an agent

  @rule:dark-minions.agent-moving.place-site-card @rule:dark-minions.agent-moving.orientation @rule:dark-minions.agent-moving.top-card-is-location
  Rule: A card for each step

    Background:
      Given it is the movement/hazard phase
      And untapped Glóin is at Moria
      And the opponent's location deck holds "Goblin-gate"

    @id:minions-agent-moving-0001 @compute
    Scenario: Face-down, on top of the other
      Given the opponent has Gisulf as a face-down agent who has gone to Gladden Fields
      When the agent Gisulf moves to Goblin-gate
      Then under the minions-printed rules the agent Gisulf has Gladden Fields and Goblin-gate with him
      And under the minions-emended rules the agent Gisulf has Gladden Fields and Goblin-gate with him
      And the agent Gisulf is at Goblin-gate
      And the player cannot see Goblin-gate
      And Gisulf is tapped

  @rule:dark-minions.agent-moving.face-up-returns-others
  Rule: Face-up, there is one

    @id:minions-agent-moving-0002 @compute
    Scenario: Gladden Fields goes back
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Moria
      And the opponent's location deck holds "Goblin-gate"
      And the opponent has Gisulf as a face-up agent at Gladden Fields
      When the agent Gisulf moves to Goblin-gate
      Then the agent Gisulf has Goblin-gate with him
      And Gladden Fields is in the location deck
      And the player can see Goblin-gate
      And Gisulf is tapped

  @rule:dark-minions.agent-moving.step-back
  Rule: Or back again

    Background:
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Moria

    @id:minions-agent-moving-0003 @allow
    Scenario: From Goblin-gate to Gladden Fields
      Given the opponent has Gisulf as a face-down agent who has gone to Gladden Fields and Goblin-gate
      When the agent Gisulf steps back
      Then it is legal
      And the agent Gisulf has Gladden Fields with him
      And Goblin-gate is in the location deck
      And Gisulf is tapped

    @id:minions-agent-moving-0004 @forbid
    Scenario: Not when he lies face-up
      Given the opponent has Gisulf as a face-up agent at Goblin-gate
      When the agent Gisulf steps back
      Then it is illegal by core.agents.move-back

  @rule:dark-minions.agent-moving.orientation @rule:core.agents.move-face-down-site-card @rule:core.agents.move-face-up-site-card
  Rule: The card lies as he does

    Background:
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Moria
      And the opponent's location deck holds "Lake-town"

    @id:minions-agent-moving-0005 @compute
    Scenario: Woffung is hidden, and so is Lake-town
      Given the opponent has Woffung as a face-down agent
      When the agent Woffung moves to Lake-town
      Then the agent Woffung has Lake-town with him
      And the player cannot see Lake-town
      And the opponent can see Lake-town
      And Woffung is tapped

    @id:minions-agent-moving-0006 @compute
    Scenario: Woffung is seen, and so is Lake-town
      Given the opponent has Woffung as a face-up agent at Dale
      When the agent Woffung moves to Lake-town
      Then the agent Woffung has Lake-town with him
      And the player can see Lake-town
      And Dale is in the location deck
      And Woffung is tapped

    @id:minions-agent-moving-0007 @compute
    Scenario: Hidden, both stay with him
      Given the opponent has Woffung as a face-down agent who has gone to Dale
      When the agent Woffung moves to Lake-town
      Then the agent Woffung has Dale and Lake-town with him
      And Woffung is tapped

  @rule:dark-minions.agent-moving.top-card-is-location
  Rule: The last is where he is

    @id:minions-agent-moving-0008 @compute
    Scenario: Below it is Gladden Fields, and on top is Goblin-gate
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Moria
      And the opponent has Gisulf as a face-down agent who has gone to Gladden Fields and Goblin-gate
      Then the agent Gisulf is at Goblin-gate

  @rule:dark-minions.agent-moving.step-back @rule:core.agents.move-back
  Rule: As far back as home

    @id:minions-agent-moving-0009 @allow
    Scenario: The one card is taken away, and he is at any of his homes
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Moria
      And the opponent has Gisulf as a face-down agent who has gone to Gladden Fields
      When the agent Gisulf steps back
      Then it is legal
      And the agent Gisulf has no site with him
      And the agent Gisulf is at Woodmen-town, Lake-town and Dale
      And Gladden Fields is in the location deck
      And Gisulf is tapped

  @rule:dark-minions.agent-moving.step-back
  Rule: Whether it makes him tired

    Background:
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Moria
      And the opponent has Gisulf as a face-down agent who has gone to Gladden Fields and Goblin-gate

    @id:minions-agent-moving-0010 @compute
    Scenario Outline: By <which> he is <state>
      Given reading <reading> of q.dark-minions.step-back-cost
      When the agent Gisulf steps back
      Then it is legal
      And Gisulf is <state>
      And the agent Gisulf has Gladden Fields with him
      And Goblin-gate is in the location deck
      And 1 hazard was played on the company

      Examples:
        | case   | which           | reading | state    |
        | taps   | the one reading | a       | tapped   |
        | stands | the other       | b       | untapped |

  @rule:dark-minions.agent-moving.step-back
  Rule: To go on makes him tired in any case

    @id:minions-agent-moving-0011 @compute
    Scenario: Gisulf goes to Beorn's House
      Given the minions-emended rules
      And reading b of q.dark-minions.step-back-cost
      And it is the movement/hazard phase
      And untapped Glóin is at Moria
      And the opponent has Gisulf as a face-down agent who has gone to Gladden Fields
      And the opponent's location deck holds "Beorn's House"
      When the agent Gisulf moves to Beorn's House
      Then it is legal
      And Gisulf is tapped
      And the agent Gisulf has Gladden Fields and Beorn's House with him
      And 1 hazard was played on the company
