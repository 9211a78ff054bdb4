Feature: What Dark Minions covers

  The insert is for the whole game; and three of its rules came late.

  @rule:dark-minions.scope.applies-to-all-products @rule:core.glossary.off-to-the-side
  Rule: It takes no card of the set to be played by its rules

    @id:minions-scope-0001 @forbid
    Scenario: Scatha lies beside the Summons of a later set, and there is no second Scatha
      Given the minions-emended rules
      And it is the movement/hazard phase of the opponent's turn
      And the opponent's untapped Beretar is at the opponent's Barrow-downs
      And the opponent has "Summons from Long Sleep" in play
      And the opponent's "Scatha" lies off to the side with "Summons from Long Sleep"
      And the player holds the player's "Scatha"
      When the player plays the creature the player's "Scatha" on Beretar's company
      Then it is illegal by core.turn.one-copy-for-both

  @rule:dark-minions.scope.emended-rules-count-as-printed
  Rule: Three rules were missing in the box

    @id:minions-scope-0002 @allow
    Scenario: The first: who is tired may untap
      Given it is the movement/hazard phase
      And untapped Glóin is at Moria
      And the opponent has tapped Eun as a face-down agent
      When it is asked whether the agent Eun may untap
      Then under the minions-printed rules it is illegal by dark-minions.agent-actions.menu-printed
      And under the minions-emended rules it is legal
      And under the emended rules it is legal

    @id:minions-scope-0003 @allow
    Scenario: The second: the door is open to those who are on their way
      Given it is the movement/hazard phase
      And untapped Glóin and untapped Balin are at Rivendell
      And the company is moving to Goblin-gate by Starter Movement
      And the opponent has Gisulf as a face-up agent at Goblin-gate
      And the opponent holds "Orc-warriors"
      When the agent Gisulf opens his site
      And the opponent passes
      And it is asked whether the opponent may play the creature "Orc-warriors" on the company keyed to Goblin-gate
      Then under the minions-printed rules it is illegal by core.hazards.declare-key
      And under the minions-emended rules it is legal
      And under the emended rules it is legal
      And Gisulf is tapped

    @id:minions-scope-0004 @compute
    Scenario: The third: an agent spares minions
      Given the player is a Ringwraith
      And it is the site phase
      And untapped Gorbag is at Mount Gram
      And the opponent has Wormtongue as a face-up agent at Mount Gram
      When the company enters the site
      And the agent Wormtongue falls upon the company
      Then under the minions-printed rules the attack is not detainment
      And under the minions-emended rules the attack is detainment
      And under the emended rules the attack is detainment

  @rule:dark-minions.scope.emended-rules-count-as-printed
  Rule: Who does not believe in them plays as it was sold

    @id:minions-scope-0005 @forbid
    Scenario: By that reading, who is tired stays so
      Given the minions-emended rules
      And reading b of q.dark-minions.late-rules
      And it is the movement/hazard phase
      And untapped Glóin is at Moria
      And the opponent has tapped Eun as a face-down agent
      When it is asked whether the agent Eun may untap
      Then it is illegal by dark-minions.scope.emended-rules-count-as-printed

    @id:minions-scope-0006 @allow
    Scenario: By the other he need not
      Given the minions-emended rules
      And reading a of q.dark-minions.late-rules
      And it is the movement/hazard phase
      And untapped Glóin is at Moria
      And the opponent has tapped Eun as a face-down agent
      When it is asked whether the agent Eun may untap
      Then it is legal

    @id:minions-scope-0007 @forbid
    Scenario: By that reading, the door is shut to those who are on their way
      Given the minions-emended rules
      And reading b of q.dark-minions.late-rules
      And it is the movement/hazard phase
      And untapped Glóin and untapped Balin are at Rivendell
      And the company is moving to Goblin-gate by Starter Movement
      And the opponent has Gisulf as a face-up agent at Goblin-gate
      And the opponent holds "Orc-warriors"
      When the agent Gisulf opens his site
      And the opponent passes
      And it is asked whether the opponent may play the creature "Orc-warriors" on the company keyed to Goblin-gate
      Then it is illegal by core.hazards.declare-key
      And Gisulf is tapped

    @id:minions-scope-0008 @allow
    Scenario: And open to those who stay
      Given the minions-emended rules
      And reading b of q.dark-minions.late-rules
      And it is the movement/hazard phase
      And untapped Glóin and untapped Balin are at Goblin-gate
      And the opponent has Gisulf as a face-up agent at Goblin-gate
      And the opponent holds "Orc-warriors"
      When the agent Gisulf opens his site
      And it is asked whether the opponent may play the creature "Orc-warriors" on the company keyed to Goblin-gate
      Then it is legal
      And Gisulf is tapped

    @id:minions-scope-0009 @compute
    Scenario Outline: By <which> reading the attack is <what>
      Given the minions-emended rules
      And reading <reading> of q.dark-minions.late-rules
      And the player is a Ringwraith
      And it is the site phase
      And untapped Gorbag is at Mount Gram
      And the opponent has Wormtongue as a face-up agent at Mount Gram
      When the company enters the site
      And the agent Wormtongue falls upon the company
      Then the attack is <what>

      Examples:
        | case  | which     | reading | what           |
        | sold  | that      | b       | not detainment |
        | later | the other | a       | detainment     |

    @id:minions-scope-0010 @compute
    Scenario: Orcs of a Shadow-hold spare minions as they always did
      Given the minions-emended rules
      And reading b of q.dark-minions.late-rules
      And the player is a Ringwraith
      And it is the movement/hazard phase
      And untapped Gorbag is at Dol Guldur
      And the company is moving to Sarn Goriwing by Starter Movement
      And the opponent holds "Orc-guard"
      When the opponent plays the creature "Orc-guard" on the company keyed to a Shadow-hold
      Then the attack is detainment
      And "Orc-guard" is in play
