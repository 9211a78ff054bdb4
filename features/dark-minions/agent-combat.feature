Feature: Resolving combat with an agent

  @rule:dark-minions.agent-combat.face-down-at-home @rule:dark-minions.agent-combat.face-down-away-from-home @rule:dark-minions.agent-combat.face-up-at-home @rule:dark-minions.agent-combat.face-up-away-from-home @rule:dark-minions.agent-combat.modifier-table @rule:dark-minions.agent-combat.attacker-one-strike
  Rule: How he lies, and where

    Background:
      Given it is the site phase

    @id:minions-agent-combat-0001 @compute
    Scenario: Hidden, at home
      Given the minions-emended rules
      And untapped Glóin and untapped Balin are at Dale
      And the opponent has Gisulf as a face-down agent
      And the opponent's location deck holds "Dale"
      When the company enters the site
      And the agent Gisulf falls upon the company
      Then the attack is Man (1 strike at 10/8)
      And the agent Gisulf has Dale with him
      And the opponent may assign a strike to Balin

    @id:minions-agent-combat-0002 @compute
    Scenario: Hidden, elsewhere
      Given the minions-emended rules
      And untapped Glóin and untapped Balin are at Gladden Fields
      And the opponent has Gisulf as a face-down agent who has gone to Gladden Fields
      When the company enters the site
      And the player assigns a strike to Glóin
      And Glóin faces the strike untapped and rolls 6 and 6
      And the agent Gisulf falls upon the company
      Then the attack is Man (1 strike at 7/7)
      And the agent Gisulf has Gladden Fields with him
      And the player may assign a strike to Balin

    @id:minions-agent-combat-0003 @compute
    Scenario: In the open, at home
      Given the minions-emended rules
      And untapped Glóin and untapped Balin are at Dale
      And the opponent has Gisulf as a face-up agent at Dale
      When the company enters the site
      And the agent Gisulf falls upon the company
      Then the attack is Man (1 strike at 7/8)

    @id:minions-agent-combat-0004 @compute
    Scenario: In the open, elsewhere
      Given the minions-emended rules
      And untapped Glóin and untapped Balin are at Edoras
      And the opponent has Gisulf as a face-up agent at Edoras
      When the company enters the site
      And the agent Gisulf falls upon the company
      Then the attack is Man (1 strike at 5/7)

  @rule:dark-minions.agent-combat.wounded-minus-two
  Rule: A wound is a hindrance

    @id:minions-agent-combat-0005 @compute
    Scenario: Gisulf is wounded
      Given the minions-emended rules
      And it is the site phase
      And untapped Glóin and untapped Balin are at Edoras
      And the opponent has wounded Gisulf as a face-up agent at Edoras
      When the company enters the site
      And the agent Gisulf falls upon the company
      Then the attack is Man (1 strike at 3/7)

  @rule:dark-minions.agent-combat.roll-per-strike @rule:dark-minions.agent-combat.after-combat
  Rule: He rolls as well, and is tired or wounded afterwards

    Background:
      Given it is the site phase
      And untapped Glóin is at Edoras
      And the opponent has Gisulf as a face-up agent at Edoras
      When the company enters the site
      And the agent Gisulf falls upon the company

    @id:minions-agent-combat-0006 @compute
    Scenario: He has won, and is tired
      When Glóin faces the strike and rolls 4 and 4 for the strike of Gisulf, then 2 and 2 for the strike of Glóin, then 1 and 1 for the body check
      Then under the minions-printed rules Gisulf is tapped
      And under the minions-emended rules Gisulf is tapped
      And Glóin is wounded
      And the agent Gisulf is face-up

    @id:minions-agent-combat-0007 @compute
    Scenario: In the base game he is not
      Given the emended rules
      When Glóin faces the strike and rolls 4 and 4 for the strike of Gisulf, then 2 and 2 for the strike of Glóin, then 1 and 1 for the body check
      Then Gisulf is untapped
      And Glóin is wounded

    @id:minions-agent-combat-0008 @compute
    Scenario: He has lost, and is wounded
      Given the minions-emended rules
      When Glóin faces the strike and rolls 1 and 1 for the strike of Gisulf, then 6 and 6 for the strike of Glóin, then 1 and 1 for the strike body check
      Then Gisulf is wounded
      And Glóin is tapped
