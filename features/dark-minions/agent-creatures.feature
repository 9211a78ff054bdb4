Feature: Playing creatures at an agent's site

  Whoever has a friend inside need not knock.

  @rule:dark-minions.agent-creatures.automatic-attack-type
  Rule: Friends of those who keep the site

    Background:
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Glóin and untapped Balin are at Isengard
      And the opponent holds "Wargs"

    @id:minions-agent-creatures-0001 @allow
    Scenario: Wormtongue lets the Wargs in
      Given the opponent has Wormtongue as a face-up agent at Isengard
      When the agent Wormtongue opens his site
      And the opponent plays the creature "Wargs" on the company keyed to Isengard
      Then it is legal
      And Wormtongue is tapped
      And the attack comes from "Wargs"
      And the attack is Wolf (2 strikes at 9)
      And "Wargs" is in play
      And 2 hazards were played on the company

    @id:minions-agent-creatures-0002 @forbid
    Scenario: Not if he is elsewhere
      Given the opponent has Wormtongue as a face-up agent at Edoras
      When the agent Wormtongue opens his site
      Then Wormtongue is tapped
      When the opponent plays the creature "Wargs" on the company keyed to Isengard
      Then it is illegal by core.hazards.declare-key
      And Wormtongue is tapped
      And 1 hazard was played on the company

  @rule:dark-minions.agent-creatures.company-must-be-there-printed
  Rule: As sold, not for those who are still on their way

    Background:
      Given it is the movement/hazard phase
      And untapped Glóin and untapped Balin are at Edoras
      And the company is moving to Isengard by Rohan and Gap of Isen
      And the opponent has Wormtongue as a face-up agent at Isengard
      And the opponent holds "Wargs"

    @id:minions-agent-creatures-0003 @forbid
    Scenario: The Wargs wait inside
      Given the minions-printed rules
      When the agent Wormtongue opens his site
      Then Wormtongue is tapped
      When the opponent plays the creature "Wargs" on the company keyed to Isengard
      Then it is illegal by core.hazards.declare-key
      And Wormtongue is tapped

  @rule:dark-minions.agent-creatures.company-must-be-there-printed
  Rule: As sold, for those who are there

    @id:minions-agent-creatures-0004 @allow
    Scenario: The Wargs come out
      Given the minions-printed rules
      And it is the movement/hazard phase
      And untapped Glóin and untapped Balin are at Isengard
      And the opponent has Wormtongue as a face-up agent at Isengard
      And the opponent holds "Wargs"
      When the agent Wormtongue opens his site
      And the opponent plays the creature "Wargs" on the company keyed to Isengard
      Then it is legal
      And Wormtongue is tapped
      And the attack comes from "Wargs"
      And "Wargs" is in play

  @rule:dark-minions.agent-creatures.moving-company
  Rule: As emended, for those who are on their way, too

    @id:minions-agent-creatures-0005 @allow
    Scenario: The Wargs come to meet them
      Given it is the movement/hazard phase
      And untapped Glóin and untapped Balin are at Edoras
      And the company is moving to Isengard by Rohan and Gap of Isen
      And the opponent has Wormtongue as a face-up agent at Isengard
      And the opponent holds "Wargs"
      When the agent Wormtongue opens his site
      And the opponent plays the creature "Wargs" on the company keyed to Isengard
      Then under the minions-emended rules it is legal
      And under the minions-emended+emended rules it is legal
      And Wormtongue is tapped
      And the attack comes from "Wargs"
      And "Wargs" is in play
