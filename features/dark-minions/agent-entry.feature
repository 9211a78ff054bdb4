Feature: Untapping and playing an agent

  @rule:dark-minions.agent-entry.played-face-down-untapped @rule:dark-minions.agent-entry.starts-at-a-home-site
  Rule: He comes face-down, at home

    @id:minions-agent-entry-0001 @compute
    Scenario: Bill Ferny is at Bree, or at Cameth Brin
      Given it is the movement/hazard phase
      And untapped Glóin is at Moria
      And the opponent holds "Bill Ferny"
      When the opponent plays Bill Ferny as an agent
      Then under the minions-printed rules the agent Bill Ferny is face-down
      And under the minions-emended rules the agent Bill Ferny is face-down
      And Bill Ferny is untapped
      And Bill Ferny is in play
      And the agent Bill Ferny has no site with him
      And the player cannot see Bill Ferny

  @rule:dark-minions.agent-entry.untap-phase
  Rule: He untaps with his player's cards

    @id:minions-agent-entry-0002 @allow
    Scenario: In his player's untap phase
      Given the minions-emended rules
      And it is the untap phase of the opponent's turn
      And the opponent has tapped Eun as a face-down agent
      When the opponent untaps Eun
      Then it is legal
      And Eun is untapped

    @id:minions-agent-entry-0003 @forbid
    Scenario: Not in that of the other
      Given the minions-emended rules
      And it is the untap phase
      And the opponent has tapped Eun as a face-down agent
      When it is asked whether the player may untap Eun
      Then it is illegal by core.untap.only-own-cards

  @rule:dark-minions.agent-entry.untap-phase @rule:core.untap.untap-cards
  Rule: When he was tired by others' travels, he sleeps in his player's own time

    Background:
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Moria
      And the opponent's untapped Imrahil is at Edhellond
      And the opponent has Gisulf as a face-down agent
      And the opponent's location deck holds "Gladden Fields"
      When the agent Gisulf moves to Gladden Fields

    @id:minions-agent-entry-0004 @order
    Scenario: The turn in which he moved is over, and then he untaps
      When the player ends the turn
      Then Gisulf is tapped
      And the agent Gisulf has Gladden Fields with him
      When the opponent untaps Gisulf
      Then it is legal
      And Gisulf is untapped
      And the agent Gisulf is face-down

    @id:minions-agent-entry-0005 @order
    Scenario: Not before
      When the movement/hazard phase is over
      Then Gisulf is tapped
      And the agent Gisulf has Gladden Fields with him
      And the opponent may not untap Gisulf by core.untap.untap-cards

  @rule:dark-minions.agent-entry.played-face-down-untapped
  Rule: His back is up, whoever he is

    @id:minions-agent-entry-0006 @compute
    Scenario: Woffung comes, and only his player knows
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Moria
      And the opponent holds "Woffung"
      When the opponent plays Woffung as an agent
      Then Woffung is in play
      And the agent Woffung is face-down
      And Woffung is untapped
      And the player cannot see Woffung
      And the opponent can see Woffung

  @rule:dark-minions.agent-entry.starts-at-a-home-site @rule:core.agents.agent-hazard-location
  Rule: It takes no card to be at home

    Background:
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Moria
      And the opponent holds "Gergeli"

    @id:minions-agent-entry-0007 @compute
    Scenario: Gergeli is at one of three sites
      When the opponent plays Gergeli as an agent
      Then the agent Gergeli is at Shrel-Kain, Lake-town and Easterling Camp
      And the agent Gergeli has no site with him
      And Gergeli is in play

    @id:minions-agent-entry-0008 @allow
    Scenario: His player's Lake-town is used up, and he is there all the same
      Given the opponent's discard pile holds "Lake-town"
      When the opponent plays Gergeli as an agent
      Then it is legal
      And the agent Gergeli is at Shrel-Kain, Lake-town and Easterling Camp
      And Gergeli is in play
