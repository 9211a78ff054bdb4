Feature: Revealing an agent

  @rule:dark-minions.agent-revealing.illegal-path-no-effect @rule:dark-minions.agent-revealing.voluntary @rule:dark-minions.agent-revealing.free-of-charge @rule:dark-minions.agent-revealing.reveal-returns-other-sites @rule:dark-minions.agent-revealing.path-first-site @rule:dark-minions.agent-revealing.path-next-sites
  Rule: His player shows him when he likes

    Background:
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Glóin and untapped Balin are at Moria

    @id:minions-agent-revealing-0001 @allow @rule:dark-minions.agent-revealing.illegal-path-no-effect
    Scenario: By the Gladden Fields to Goblin-gate, and it costs nothing
      Given the opponent has Gisulf as a face-down agent who has gone to Gladden Fields and Goblin-gate
      When the opponent reveals the agent Gisulf
      Then it is legal
      And the agent Gisulf is face-up
      And the agent Gisulf has Goblin-gate with him
      And Gladden Fields is in the location deck
      And 0 hazards were played on the company

  @rule:dark-minions.agent-revealing.illegal-path-no-effect @rule:dark-minions.agent-revealing.illegal-path-discard @rule:dark-minions.agent-revealing.path-first-site @rule:dark-minions.agent-revealing.path-next-sites
  Rule: Who cannot have come there is gone

    @id:minions-agent-revealing-0002 @forbid
    Scenario: From home straight to Edoras
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Glóin and untapped Balin are at Moria
      And the opponent has Gisulf as a face-down agent who has gone to Edoras
      When the opponent reveals the agent Gisulf
      Then Gisulf is in the discard pile
      And Edoras is in the location deck

  @rule:dark-minions.agent-revealing.unmoved-choose-home @rule:dark-minions.agent-revealing.unmoved-without-card
  Rule: Who has not moved is at home

    Background:
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Glóin and untapped Balin are at Moria
      And the opponent has Gisulf as a face-down agent

    @id:minions-agent-revealing-0003 @allow
    Scenario: At Dale, by its card
      Given the opponent's location deck holds "Dale"
      When the opponent reveals the agent Gisulf at Dale
      Then it is legal
      And the agent Gisulf is face-up
      And the agent Gisulf has Dale with him

    @id:minions-agent-revealing-0004 @order
    Scenario: Without a card, until the turn ends
      When the opponent reveals the agent Gisulf, without a card, at Dale
      And the player ends the turn
      Then Gisulf is in the discard pile
