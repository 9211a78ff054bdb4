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
