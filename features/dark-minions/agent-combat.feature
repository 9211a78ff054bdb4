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

  @rule:dark-minions.agent-combat.after-combat
  Rule: Who is beaten and lives is wounded, or as his player likes

    Background:
      Given the minions-emended rules
      And it is the site phase
      And untapped Glóin is at Edoras

    @id:minions-agent-combat-0027 @compute
    Scenario Outline: Gisulf has lost, and is <state>
      Given reading <reading> of q.dark-minions.state-after-combat
      And the opponent has Gisulf as a face-up agent at Edoras
      When the company enters the site
      And the agent Gisulf falls upon the company
      And Glóin faces the strike and rolls 1 and 1 for the strike of Gisulf, then 6 and 6 for the strike of Glóin, then 1 and 1 for the strike body check
      Then Gisulf is <state>
      And Glóin is tapped

      Examples:
        | case   | reading | state   |
        | result | a       | wounded |
        | choice | b       | tapped  |

    @id:minions-agent-combat-0028 @compute
    Scenario Outline: He was wounded before, has won, and is <state>
      Given reading <reading> of q.dark-minions.state-after-combat
      And the opponent has wounded Gisulf as a face-up agent at Edoras
      When the company enters the site
      And the agent Gisulf falls upon the company
      And Glóin faces the strike and rolls 6 and 6 for the strike of Gisulf, then 1 and 1 for the strike of Glóin, then 1 and 1 for the body check
      Then Gisulf is <state>
      And Glóin is wounded

      Examples:
        | case   | reading | state   |
        | result | a       | wounded |
        | choice | b       | tapped  |

  @rule:dark-minions.agent-combat.attacker-one-strike @rule:dark-minions.agent-combat.modifier-table @rule:core.strikes.agent-modifiers @rule:core.strikes.ambushing-agent-chooses
  Rule: Woffung, in each of four ways

    Background:
      Given the minions-emended rules
      And it is the site phase
      And the opponent's location deck holds "Dale"

    @id:minions-agent-combat-0009 @compute
    Scenario: Hidden, at Dale: 4 and 8 are 9 and 9, and he strikes whom he likes
      Given wounded Glóin and untapped Balin are at Dale
      And the opponent has Woffung as a face-down agent
      When the company enters the site
      And the agent Woffung falls upon the company
      Then the attack is Man (1 strike at 9/9)
      And the player may not assign a strike to Balin by core.actions.when-asked
      When the opponent assigns a strike to Glóin
      And Glóin faces the strike and rolls 3 and 3 for the strike of Woffung, then 1 and 2 for the strike of Glóin, then 1 and 1 for the body check
      Then the prowess of the strike against Glóin was 15
      And Glóin is wounded
      And Woffung is tapped
      And the agent Woffung has Dale with him

    @id:minions-agent-combat-0010 @compute
    Scenario: Hidden, at the Mountain nearby: 6 and 8
      Given untapped Glóin and untapped Balin are at The Lonely Mountain
      And the site lost its automatic-attacks this turn
      And the opponent has Woffung as a face-down agent who has gone to The Lonely Mountain
      When the company enters the site
      And the agent Woffung falls upon the company
      Then the attack is Man (1 strike at 6/8)
      And the opponent may not assign a strike to Glóin by core.actions.when-asked
      And the player may assign a strike to Glóin

    @id:minions-agent-combat-0011 @compute
    Scenario: In the open, at home: 6 and 9
      Given untapped Glóin and untapped Balin are at Lake-town
      And the opponent has Woffung as a face-up agent at Lake-town
      When the company enters the site
      And the agent Woffung falls upon the company
      Then the attack is Man (1 strike at 6/9)
      And the opponent may not assign a strike to Glóin by core.actions.when-asked
      And the player may assign a strike to Glóin

    @id:minions-agent-combat-0012 @compute
    Scenario: In the open, elsewhere: 4 and 8
      Given untapped Glóin and untapped Balin are at The Lonely Mountain
      And the site lost its automatic-attacks this turn
      And the opponent has Woffung as a face-up agent at The Lonely Mountain
      When the company enters the site
      And the agent Woffung falls upon the company
      Then the attack is Man (1 strike at 4/8)

    @id:minions-agent-combat-0013 @compute
    Scenario: What he has gained is for that attack
      Given untapped Glóin and untapped Balin are at Lake-town
      And the opponent has Woffung as a face-up agent at Lake-town
      When the company enters the site
      And the agent Woffung falls upon the company
      And the player assigns a strike to Glóin
      And Glóin faces the strike and rolls 1 and 1 for the strike of Woffung, then 1 and 1 for the strike of Glóin, then 1 and 1 for the body check
      Then there is no attack
      And the prowess of Woffung is 4
      And the body of Woffung is 8
      And Glóin is wounded
      And Woffung is tapped

  @rule:dark-minions.agent-combat.like-other-combat
  Rule: All else is as ever

    Background:
      Given the minions-emended rules
      And it is the site phase
      And untapped Glóin is at Edoras
      And the opponent has Gisulf as a face-up agent at Edoras
      When the company enters the site
      And the agent Gisulf falls upon the company

    @id:minions-agent-combat-0014 @compute
    Scenario: As strong as each other, and nothing comes of it
      When Glóin faces the strike and rolls 3 and 3 for the strike of Gisulf, then 3 and 3 for the strike of Glóin
      Then the strike against Glóin was ineffectual
      And Glóin is tapped
      And Gisulf is tapped

    @id:minions-agent-combat-0015 @compute
    Scenario: His strike fails, and the body check is his
      When Glóin faces the strike and rolls 1 and 1 for the strike of Gisulf, then 6 and 6 for the strike of Glóin, then 4 and 3 for the strike body check
      Then the body check of the strike against Glóin was 7
      And Gisulf is wounded
      And Glóin is tapped

  @rule:dark-minions.agent-combat.roll-per-strike @rule:core.strikes.agent-roll
  Rule: An agent rolls, and a creature does not

    @id:minions-agent-combat-0016 @compute
    Scenario: Wolves are as strong as it says
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Rivendell
      And the company is moving to Goblin-gate by Starter Movement
      And the opponent holds "Wolves"
      When the opponent plays the creature "Wolves" on the company keyed to a Wilderness
      And the player assigns a strike to Glóin
      And Glóin faces the strike and rolls 6 and 6
      Then the prowess of the strike against Glóin was 8
      And Glóin is tapped
      And "Wolves" is in the player's marshalling-point pile
      And the player has 1 kill point

    @id:minions-agent-combat-0017 @compute
    Scenario: Woffung is so, and twelve stronger
      Given the minions-emended rules
      And it is the site phase
      And untapped Glóin is at Edoras
      And the opponent has Woffung as a face-up agent at Edoras
      When the company enters the site
      And the agent Woffung falls upon the company
      And Glóin faces the strike and rolls 6 and 6 for the strike of Woffung, then 1 and 1 for the strike of Glóin, then 1 and 1 for the body check
      Then the prowess of the strike against Glóin was 16
      And Glóin is wounded
      And Woffung is tapped

  @rule:dark-minions.agent-combat.wounded-minus-two @rule:core.strikes.agent-modifiers
  Rule: To be tired is no hindrance

    @id:minions-agent-combat-0018 @compute
    Scenario Outline: Gergeli is <state>, and has <prowess>
      Given the minions-emended rules
      And it is the site phase
      And untapped Glóin and untapped Balin are at Edoras
      And the opponent has <state> Gergeli as a face-up agent at Edoras
      When the company enters the site
      And the agent Gergeli falls upon the company
      Then the attack is Man (1 strike at <prowess>/9)

      Examples:
        | case    | state   | prowess |
        | wounded | wounded | 1       |
        | tapped  | tapped  | 3       |

  @rule:dark-minions.agent-combat.face-down-when-card-used @rule:core.agents.tapping-reveals-agent @rule:core.strikes.agent-modifiers
  Rule: What counts is how he lay before he was called

    @id:minions-agent-combat-0019 @compute
    Scenario: Anarin taps by his text, at home and unseen
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Glóin and untapped Balin are at Lórien
      And the company is moving to the player's Moria by Starter Movement
      And the opponent has Anarin as a face-down agent
      And the opponent's location deck holds "Moria"
      When the agent Anarin falls upon the company
      Then the attack is Elf (1 strike at 9/9)
      And Anarin is tapped
      And the agent Anarin is face-up
      And the agent Anarin has Moria with him

    @id:minions-agent-combat-0020 @compute
    Scenario: The Grimburgoth is two stronger by his, and three by his home
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Glóin and untapped Balin are at Lórien
      And the company is moving to the player's Dol Guldur by Starter Movement
      And the opponent has The Grimburgoth as a face-down agent
      And the opponent's location deck holds "Dol Guldur"
      When the agent The Grimburgoth falls upon the company
      Then the attack is Man (1 strike at 14/10)
      And The Grimburgoth is tapped
      And the agent The Grimburgoth is face-up
      And the agent The Grimburgoth has Dol Guldur with him

  @rule:dark-minions.agent-combat.after-combat
  Rule: Who was wounded before is so still

    @id:minions-agent-combat-0021 @compute
    Scenario: Woffung won, and his wound is no better
      Given the minions-emended rules
      And it is the site phase
      And untapped Glóin is at Edoras
      And the opponent has wounded Woffung as a face-up agent at Edoras
      When the company enters the site
      And the agent Woffung falls upon the company
      And Glóin faces the strike and rolls 6 and 6 for the strike of Woffung, then 1 and 1 for the strike of Glóin, then 1 and 1 for the body check
      Then Glóin is wounded
      And Woffung is wounded
      And the agent Woffung is face-up

  @rule:dark-minions.agent-combat.resources-cannot-modify
  Rule: A risky blow is for characters

    Background:
      Given the minions-emended rules
      And it is the site phase
      And untapped Gimli is at Edoras
      And the opponent has Woffung as a face-up agent at Edoras
      And the player holds "Risky Blow"
      And the opponent holds "Risky Blow"
      When the company enters the site
      And the agent Woffung falls upon the company

    @id:minions-agent-combat-0022 @forbid
    Scenario: Not for Woffung, warrior or not
      When Gimli faces the strike
      Then the opponent may not play the opponent's "Risky Blow" on Woffung by core.turn.hazard-player-no-resources

    @id:minions-agent-combat-0023 @allow
    Scenario: But for Gimli against him
      When Gimli faces the strike
      And the player plays the player's "Risky Blow" on Gimli and rolls 1 and 1 for the strike of Woffung, then 1 and 1 for the strike of Gimli, then 1 and 1 for the strike body check
      Then it is legal
      And the total of Gimli against the strike was 10
      And the player's "Risky Blow" is in the discard pile
      And Gimli is tapped
      And Woffung is wounded

  @rule:dark-minions.agent-combat.hazards-apply
  Rule: What hazards there are is for his attack as well

    Background:
      Given the minions-emended rules
      And it is the site phase
      And untapped Glóin is at Edoras
      And the opponent has "Chill Them with Fear" in play

    @id:minions-agent-combat-0024 @compute
    Scenario: An Elf makes them afraid, and strikes thrice, and harder
      Given the opponent has Nimloth as a face-up agent at Edoras
      When the company enters the site
      And the agent Nimloth falls upon the company
      Then the attack is Elf (3 strikes at 5/8)

    @id:minions-agent-combat-0025 @compute
    Scenario: Woffung is none, and does not
      Given the opponent has Woffung as a face-up agent at Edoras
      When the company enters the site
      And the agent Woffung falls upon the company
      Then the attack is Man (1 strike at 4/8)

  @rule:dark-minions.agent-combat.face-down-when-card-used @rule:core.agents.tapping-reveals-agent @rule:core.strikes.agent-modifiers
  Rule: Cunning Foes from behind the door

    @id:minions-agent-combat-0026 @compute
    Scenario: Herion, hidden at home: 5, and 5, and 3
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Elladan and untapped Glóin are at Edhellond
      And the company is moving to the player's Lond Galen by Starter Movement
      And the opponent has Herion as a face-down agent
      And the opponent's location deck holds "Lond Galen"
      And the opponent holds "Cunning Foes"
      When the opponent plays "Cunning Foes" with Herion on the company
      Then the attack is Man (1 strike at 13/8)
      And Herion is tapped
      And the agent Herion is face-up
      And the agent Herion has Lond Galen with him
      And "Cunning Foes" is in the discard pile

  @card:DM-29
  Rule: What comes of an attack of My Precious

    Background:
      Given the minions-emended rules
      And it is the site phase
      And untapped Glóin, untapped Balin and tapped Ori are at Moria
      And the site lost its automatic-attacks this turn
      And the opponent has My Precious as a face-up agent at Moria

    @id:minions-agent-combat-0050 @compute
    Scenario: He has the only ring of theirs, and is off
      Given Balin bears "Beautiful Gold Ring" and "Glamdring"
      When the company enters the site
      And the agent My Precious falls upon the company
      And the player assigns a strike to Glóin
      And Glóin faces the strike and rolls 6 and 6 for the strike of My Precious, then 1 and 1 for the strike of Glóin, then 1 and 1 for the body check
      Then "Beautiful Gold Ring" and "My Precious" are in the discard pile
      And the opponent's Moria is in the location deck
      And Glóin is wounded
      And the player has 2 item points

    @id:minions-agent-combat-0051 @compute
    Scenario: Of two rings, his player says which
      Given Balin bears "Beautiful Gold Ring"
      And Glóin bears "Precious Gold Ring"
      When the company enters the site
      And the agent My Precious falls upon the company
      And the player assigns a strike to Glóin
      And Glóin faces the strike and rolls 6 and 6 for the strike of My Precious, then 1 and 1 for the strike of Glóin, then 1 and 1 for the body check
      And the opponent chooses "Beautiful Gold Ring" for "My Precious"
      Then "Beautiful Gold Ring" and "My Precious" are in the discard pile
      And the opponent's Moria is in the location deck
      And Glóin is wounded
      And the player has 1 item point

    @id:minions-agent-combat-0052 @compute
    Scenario: Where there is no ring he stays
      Given Balin bears "Glamdring"
      When the company enters the site
      And the agent My Precious falls upon the company
      And the player assigns a strike to Glóin
      And Glóin faces the strike and rolls 6 and 6 for the strike of My Precious, then 1 and 1 for the strike of Glóin, then 1 and 1 for the body check
      Then Glóin is wounded
      And My Precious is tapped

    @id:minions-agent-combat-0053 @compute
    Scenario: He is beaten, and Balin knows him for who he is
      Given Glóin bears "Beautiful Gold Ring"
      And the player holds "Gollum"
      When the company enters the site
      And the agent My Precious falls upon the company
      And the player assigns a strike to Glóin
      And Glóin faces the strike and rolls 1 and 1 for the strike of My Precious, then 6 and 6 for the strike of Glóin, then 1 and 1 for the strike body check
      And the player chooses Balin for "My Precious"
      Then Balin bears "Gollum"
      And "My Precious" is in the discard pile
      And the opponent's Moria is in the location deck
      And Glóin and Balin are tapped
      And the player has 2 ally points

    @id:minions-agent-combat-0054 @compute
    Scenario: Or they let him go
      Given the player holds "Gollum"
      When the company enters the site
      And the agent My Precious falls upon the company
      And the player assigns a strike to Glóin
      And Glóin faces the strike and rolls 1 and 1 for the strike of My Precious, then 6 and 6 for the strike of Glóin, then 1 and 1 for the strike body check
      And the player chooses My Precious for "My Precious"
      Then My Precious is wounded
      And Glóin is tapped

    @id:minions-agent-combat-0055 @compute
    Scenario: Nobody comes along with one who is tapped already
      Given the player holds "Gollum"
      When the company enters the site
      And the agent My Precious falls upon the company
      And the player assigns a strike to Balin
      And Balin faces the strike and rolls 1 and 1 for the strike of My Precious, then 6 and 6 for the strike of Balin, then 1 and 1 for the strike body check
      Then the player may choose Glóin for "My Precious"
      And the player may not choose Ori for "My Precious" by core.actions.needs-allowance
      And the player may not choose Balin for "My Precious" by core.actions.needs-allowance
      And My Precious is wounded
      And Balin is tapped
