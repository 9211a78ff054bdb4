Feature: Attacking with an agent

  @rule:dark-minions.agent-attacking.conditions @rule:dark-minions.agent-attacking.timing
  Rule: Where he is, and who enters there

    Background:
      Given the minions-emended rules
      And it is the site phase
      And untapped Glóin and untapped Balin are at Bree

    @id:minions-agent-attacking-0001 @allow
    Scenario: Bill Ferny is at Bree
      Given the opponent has Bill Ferny as a face-up agent at Bree
      When the company enters the site
      And the agent Bill Ferny falls upon the company
      Then it is legal
      And the attack comes from Bill Ferny

    @id:minions-agent-attacking-0002 @forbid
    Scenario: He is elsewhere
      Given the opponent has Bill Ferny as a face-up agent at Cameth Brin
      And the opponent has Deallus as a face-up agent at Bree
      When the company enters the site
      And the agent Bill Ferny falls upon the company
      Then it is illegal by core.site-phase.agent-attack-window

    @id:minions-agent-attacking-0003 @forbid
    Scenario: They do not enter
      Given the opponent has Bill Ferny as a face-up agent at Bree
      When it is asked whether the agent Bill Ferny may fall upon the company
      Then it is illegal by core.site-phase.agent-attack-window

  @rule:dark-minions.agent-attacking.turned-face-up
  Rule: Whoever attacks shows himself

    @id:minions-agent-attacking-0004 @order
    Scenario: It is Wormtongue
      Given the minions-emended rules
      And it is the site phase
      And untapped Glóin and untapped Balin are at Edoras
      And the opponent has Wormtongue as a face-down agent
      And the opponent's location deck holds "Edoras"
      When the company enters the site
      And the agent Wormtongue falls upon the company
      Then it is legal
      And the agent Wormtongue is face-up
      And the agent Wormtongue has Edoras with him

  @rule:dark-minions.agent-attacking.no-detainment-rule-printed @rule:dark-minions.agent-attacking.detainment-against-minions
  Rule: Minions are spared, since it was said

    Background:
      Given the player is a Ringwraith
      And it is the site phase
      And untapped Gorbag is at Mount Gram
      And the opponent has Wormtongue as a face-up agent at Mount Gram
      When the company enters the site
      And the agent Wormtongue falls upon the company

    @id:minions-agent-attacking-0005 @compute
    Scenario: As sold they are not
      Given the minions-printed rules
      Then the attack is not detainment

    @id:minions-agent-attacking-0006 @compute
    Scenario: As emended they are
      Given the minions-emended rules
      Then the attack is detainment

    @id:minions-agent-attacking-0007 @compute
    Scenario: Gorbag is hurt by the one, and tapped by the other
      Given the minions-printed rules
      When Gorbag faces the strike and rolls 6 and 6 for the strike of Wormtongue, then 1 and 2 for the strike of Gorbag, then 1 and 1 for the body check
      Then Gorbag is wounded
      And Wormtongue is tapped
