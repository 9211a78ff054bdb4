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

  @rule:dark-minions.agent-creatures.automatic-attack-type @rule:core.agents.open-site-by-automatic-attack
  Rule: At the gate of the Goblins

    Background:
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Glóin and untapped Balin are at Goblin-gate
      And the opponent has Gisulf as a face-up agent at Goblin-gate
      And the opponent holds "Orc-warriors" and "Wargs"
      When the agent Gisulf opens his site

    @id:minions-agent-creatures-0006 @allow
    Scenario: Orcs come to Orcs, keyed to ruins or not
      When the opponent plays the creature "Orc-warriors" on the company keyed to Goblin-gate
      Then it is legal
      And the attack comes from "Orc-warriors"
      And "Orc-warriors" is in play
      And Gisulf is tapped

    @id:minions-agent-creatures-0007 @forbid
    Scenario: Wolves do not
      When the opponent passes
      Then the opponent may not play the creature "Wargs" on the company keyed to Goblin-gate by core.hazards.declare-key
      And Gisulf is tapped

  @rule:dark-minions.agent-creatures.automatic-attack-type @rule:core.agents.open-site-by-automatic-attack
  Rule: Not for the great, and not everywhere

    Background:
      Given the minions-emended rules
      And it is the movement/hazard phase

    @id:minions-agent-creatures-0008 @forbid
    Scenario: There is one Rogrog, and he comes to no friends at the Ettenmoors
      Given untapped Glóin and untapped Balin are at Ettenmoors
      And the opponent has Gisulf as a face-up agent at Ettenmoors
      And the opponent holds "Rogrog" and "Half-trolls of Far Harad"
      When the agent Gisulf opens his site
      And the opponent passes
      Then the opponent may not play the creature "Rogrog" on the company keyed to Ettenmoors by core.hazards.declare-key
      And the opponent may play the creature "Half-trolls of Far Harad" on the company keyed to Ettenmoors
      And Gisulf is tapped

    @id:minions-agent-creatures-0009 @forbid
    Scenario: Bree is no place of the kind, and not his home
      Given untapped Glóin and untapped Balin are at Bree
      And the opponent has Gisulf as a face-up agent at Bree
      And the opponent holds "Orc-warriors"
      When the agent Gisulf opens his site
      And the opponent passes
      Then the opponent may not play the creature "Orc-warriors" on the company keyed to Bree by core.hazards.declare-key
      And Gisulf is tapped

  @rule:dark-minions.agent-creatures.home-site-table @rule:core.agents.open-site-at-home
  Rule: At home he knows whom to call, by the type of the site

    Background:
      Given the minions-emended rules
      And it is the movement/hazard phase

    @id:minions-agent-creatures-0010 @allow
    Scenario: Nimloth calls Trolls to Sarn Goriwing, even the one and only Rogrog
      Given untapped Glóin and untapped Balin are at Sarn Goriwing
      And the opponent has Nimloth as a face-up agent at Sarn Goriwing
      And the opponent holds "Rogrog"
      When the agent Nimloth opens his site
      And the opponent plays the creature "Rogrog" on the company keyed to Sarn Goriwing
      Then it is legal
      And the attack comes from "Rogrog"
      And "Rogrog" is in play
      And Nimloth is tapped

    @id:minions-agent-creatures-0011 @forbid
    Scenario: No Orcs to the halls of Thranduil
      Given untapped Glóin and untapped Balin are at Thranduil’s Halls
      And the opponent has Nimloth as a face-up agent at Thranduil’s Halls
      And the opponent holds "Orc-patrol"
      When the agent Nimloth opens his site
      And the opponent passes
      Then the opponent may not play the creature "Orc-patrol" on the company keyed to Thranduil’s Halls by core.hazards.declare-key
      And Nimloth is tapped

    @id:minions-agent-creatures-0012 @allow
    Scenario: But to Dale, if Woffung asks them
      Given untapped Glóin and untapped Balin are at Dale
      And the opponent has Woffung as a face-up agent at Dale
      And the opponent holds "Orc-patrol"
      When the agent Woffung opens his site
      And the opponent plays the creature "Orc-patrol" on the company keyed to Dale
      Then it is legal
      And the attack comes from "Orc-patrol"
      And "Orc-patrol" is in play
      And Woffung is tapped

    @id:minions-agent-creatures-0013 @forbid
    Scenario: Spiders are in no line of the table
      Given untapped Glóin and untapped Balin are at Dale
      And the opponent has Woffung as a face-up agent at Dale
      And the opponent holds "Giant Spiders"
      When the agent Woffung opens his site
      And the opponent passes
      Then the opponent may not play the creature "Giant Spiders" on the company keyed to Dale by core.hazards.declare-key
      And Woffung is tapped

  @rule:dark-minions.agent-creatures.both-routes-may-apply @rule:core.agents.open-site-by-automatic-attack @rule:core.agents.open-site-at-home
  Rule: Wormtongue's Isengard is open in both ways

    Background:
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Glóin, untapped Balin and untapped Bifur are at Isengard
      And the opponent has Wormtongue as a face-up agent at Isengard
      And the opponent holds "Wolves", "Half-trolls of Far Harad" and "Ghouls"
      When the agent Wormtongue opens his site

    @id:minions-agent-creatures-0014 @allow
    Scenario: Wolves come to those who keep it, and Trolls to him
      Then the opponent may play the creature "Wolves" on the company keyed to Isengard
      And the opponent may play the creature "Half-trolls of Far Harad" on the company keyed to Isengard
      And Wormtongue is tapped

    @id:minions-agent-creatures-0026 @allow
    Scenario: One after the other, if one tap opens both ways
      Given reading a of q.dark-minions.two-routes-one-tap
      When the opponent plays the creature "Wolves" on the company keyed to Isengard
      And Glóin faces the strike and rolls 6 and 6
      And Balin faces the strike and rolls 6 and 6
      And Bifur faces the strike and rolls 6 and 6
      Then the opponent may play the creature "Half-trolls of Far Harad" on the company keyed to Isengard
      And Wormtongue, Glóin, Balin and Bifur are tapped
      And "Wolves" is in the player's marshalling-point pile
      And the player has 1 kill point

    @id:minions-agent-creatures-0027 @forbid
    Scenario: Or the one or the other, if it opens one
      Given reading b of q.dark-minions.two-routes-one-tap
      And the opponent holds "Wargs"
      When the opponent plays the creature "Wolves" on the company keyed to Isengard
      And Glóin faces the strike and rolls 6 and 6
      And Balin faces the strike and rolls 6 and 6
      And Bifur faces the strike and rolls 6 and 6
      Then the opponent may not play the creature "Half-trolls of Far Harad" on the company keyed to Isengard by dark-minions.agent-creatures.both-routes-may-apply
      And the opponent may play the creature "Wargs" on the company keyed to Isengard
      And Wormtongue, Glóin, Balin and Bifur are tapped
      And "Wolves" is in the player's marshalling-point pile
      And the player has 1 kill point

    @id:minions-agent-creatures-0015 @forbid
    Scenario: The dead come to neither
      When the opponent passes
      Then the opponent may not play the creature "Ghouls" on the company keyed to Isengard by core.hazards.declare-key
      And Wormtongue is tapped

  @rule:dark-minions.agent-creatures.reveals-agent @rule:core.agents.open-site-reveals-agent
  Rule: Who lets them in comes to light with them

    Background:
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Glóin and untapped Balin are at the player's Sarn Goriwing
      And the opponent has Nimloth as a face-down agent
      And the opponent's location deck holds "Sarn Goriwing"
      And the opponent holds "Half-trolls of Far Harad"
      When the agent Nimloth opens his site

    @id:minions-agent-creatures-0016 @order
    Scenario: The Trolls are there, and so is Nimloth
      When the opponent plays the creature "Half-trolls of Far Harad" on the company keyed to Sarn Goriwing
      Then the agent Nimloth is face-up
      And Nimloth is tapped
      And the agent Nimloth has Sarn Goriwing with him
      And "Half-trolls of Far Harad" is in play

    @id:minions-agent-creatures-0017 @order
    Scenario: Nobody came, and nobody knows her
      When the movement/hazard phase is over
      Then the agent Nimloth is face-down
      And Nimloth is tapped

  @rule:dark-minions.agent-creatures.moving-company @rule:core.agents.open-site-action
  Rule: To those who come, and not to those who leave

    Background:
      Given the minions-emended rules
      And it is the movement/hazard phase
      And the opponent has Gisulf as a face-up agent at the opponent's Goblin-gate
      And the opponent holds "Orc-warriors"

    @id:minions-agent-creatures-0018 @allow
    Scenario: They are on their way to the gate
      Given untapped Glóin and untapped Balin are at Rivendell
      And the company is moving to the player's Goblin-gate by Starter Movement
      When the agent Gisulf opens his site
      Then the opponent may play the creature "Orc-warriors" on the company keyed to Goblin-gate
      And Gisulf is tapped

    @id:minions-agent-creatures-0019 @forbid
    Scenario: They have left it for Beorn's House
      Given untapped Glóin and untapped Balin are at the player's Goblin-gate
      And the company is moving to Beorn's House by High Pass and Anduin Vales
      When the agent Gisulf opens his site
      And the opponent passes
      Then the opponent may not play the creature "Orc-warriors" on the company keyed to Goblin-gate by core.hazards.declare-key
      And Gisulf is tapped

  @rule:dark-minions.agent-creatures.company-must-be-there-printed
  Rule: As sold, the gate is open to those who stand before it

    Background:
      Given it is the movement/hazard phase
      And the opponent has Gisulf as a face-up agent at the opponent's Goblin-gate
      And the opponent holds "Orc-warriors"

    @id:minions-agent-creatures-0020 @allow
    Scenario: They have stayed there
      Given the minions-printed rules
      And untapped Glóin and untapped Balin are at the player's Goblin-gate
      When the agent Gisulf opens his site
      Then the opponent may play the creature "Orc-warriors" on the company keyed to Goblin-gate
      And Gisulf is tapped

  @rule:dark-minions.agent-creatures.moving-company @rule:dark-minions.agent-creatures.company-must-be-there-printed
  Rule: What the second footnote has changed

    @id:minions-agent-creatures-0021 @allow
    Scenario: Gisulf is there, and they are coming
      Given it is the movement/hazard phase
      And untapped Glóin and untapped Balin are at Rivendell
      And the company is moving to the player's Goblin-gate by Starter Movement
      And the opponent has Gisulf as a face-up agent at the opponent's Goblin-gate
      And the opponent holds "Orc-warriors"
      When the agent Gisulf opens his site
      And the opponent passes
      And it is asked whether the opponent may play the creature "Orc-warriors" on the company keyed to Goblin-gate
      Then under the minions-printed rules it is illegal by core.hazards.declare-key
      And under the minions-emended rules it is legal
      And Gisulf is tapped

  @rule:dark-minions.agent-creatures.automatic-attack-type
  Rule: How many come, and of which kinds

    Background:
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Glóin, untapped Balin and untapped Bifur are at Dol Guldur
      And the opponent has Gisulf as a face-up agent at Dol Guldur
      And the opponent holds "Orc-warriors" and "Orc-raiders"
      When the agent Gisulf opens his site

    @id:minions-agent-creatures-0022 @allow
    Scenario: As many as the limit allows
      Given reading a of q.dark-minions.creatures-through-agent
      When the opponent plays the creature "Orc-warriors" on the company keyed to Dol Guldur
      And Glóin faces the strike and rolls 6 and 6
      And Balin faces the strike and rolls 6 and 6
      And Bifur faces the strike and rolls 6 and 6
      Then the opponent may play the creature "Orc-raiders" on the company keyed to Dol Guldur
      And Gisulf, Glóin, Balin and Bifur are tapped
      And "Orc-warriors" is in the player's marshalling-point pile
      And the player has 1 kill point

    @id:minions-agent-creatures-0023 @forbid
    Scenario: Or one
      Given reading b of q.dark-minions.creatures-through-agent
      When the opponent plays the creature "Orc-warriors" on the company keyed to Dol Guldur
      And Glóin faces the strike and rolls 6 and 6
      And Balin faces the strike and rolls 6 and 6
      And Bifur faces the strike and rolls 6 and 6
      Then the opponent may not play the creature "Orc-raiders" on the company keyed to Dol Guldur by dark-minions.agent-creatures.automatic-attack-type
      And Gisulf, Glóin, Balin and Bifur are tapped
      And "Orc-warriors" is in the player's marshalling-point pile
      And the player has 1 kill point

    @id:minions-agent-creatures-0028 @allow
    Scenario: Those who know the way come besides
      Given reading b of q.dark-minions.creatures-through-agent
      And the opponent holds "Orc-guard"
      When the opponent plays the creature "Orc-warriors" on the company keyed to Dol Guldur
      And Glóin faces the strike and rolls 6 and 6
      And Balin faces the strike and rolls 6 and 6
      And Bifur faces the strike and rolls 6 and 6
      Then the opponent may play the creature "Orc-guard" on the company keyed to a Dark-hold
      And Gisulf, Glóin, Balin and Bifur are tapped
      And "Orc-warriors" is in the player's marshalling-point pile
      And the player has 1 kill point

  @rule:dark-minions.agent-creatures.automatic-attack-type
  Rule: Orcs come first at Dol Guldur, and then Trolls

    Background:
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Glóin and untapped Balin are at Dol Guldur
      And the opponent has Gisulf as a face-up agent at Dol Guldur
      And the opponent holds "Wild Trolls" and "Orc-warriors"
      When the agent Gisulf opens his site

    @id:minions-agent-creatures-0024 @allow
    Scenario: Both have friends
      Given reading a of q.dark-minions.creatures-through-agent
      Then the opponent may play the creature "Wild Trolls" on the company keyed to Dol Guldur
      And Gisulf is tapped

    @id:minions-agent-creatures-0025 @forbid
    Scenario: Or only those who are named first
      Given reading b of q.dark-minions.creatures-through-agent
      Then the opponent may play the creature "Orc-warriors" on the company keyed to Dol Guldur
      And the opponent may not play the creature "Wild Trolls" on the company keyed to Dol Guldur by core.hazards.declare-key
      And Gisulf is tapped

  @rule:dark-minions.agent-creatures.automatic-attack-type
  Rule: One friend inside is not the other

    @id:minions-agent-creatures-0029 @allow
    Scenario: Gisulf has let Orcs in, and Wormtongue lets Wolves in elsewhere
      Given the minions-emended rules
      And reading b of q.dark-minions.creatures-through-agent
      And it is the movement/hazard phase
      And untapped Glóin, untapped Balin and untapped Bifur are at Dol Guldur
      And untapped Bofur and untapped Thorin II are at Isengard
      And the opponent has Gisulf as a face-up agent at Dol Guldur
      And the opponent has Wormtongue as a face-up agent at Isengard
      And the opponent holds "Orc-warriors" and "Wargs"
      When the player chooses Glóin's company to go next
      And the agent Gisulf opens his site
      And the opponent plays the creature "Orc-warriors" on Glóin's company keyed to Dol Guldur
      And Glóin faces the strike and rolls 6 and 6
      And Balin faces the strike and rolls 6 and 6
      And Bifur faces the strike and rolls 6 and 6
      And the player passes
      And the agent Wormtongue opens his site
      Then the opponent may play the creature "Wargs" on Bofur's company keyed to Isengard
      And Gisulf, Wormtongue, Glóin, Balin and Bifur are tapped
      And "Orc-warriors" is in the player's marshalling-point pile
      And the player has 1 kill point

  @rule:dark-minions.agent-creatures.both-routes-may-apply
  Rule: Who could have come in both ways has come in neither

    @id:minions-agent-creatures-0030 @allow
    Scenario: Orcs may have come in either way, and so say nothing of it
      Given the minions-emended rules
      And reading b of q.dark-minions.two-routes-one-tap
      And it is the movement/hazard phase
      And untapped Glóin, untapped Balin and untapped Bifur are at Moria
      And the opponent has My Precious as a face-up agent at Moria
      And the opponent holds "Orc-warriors" and "Wild Trolls"
      When the agent My Precious opens his site
      And the opponent plays the creature "Orc-warriors" on the company keyed to Moria
      And Glóin faces the strike and rolls 6 and 6
      And Balin faces the strike and rolls 6 and 6
      And Bifur faces the strike and rolls 6 and 6
      Then the opponent may play the creature "Wild Trolls" on the company keyed to Moria
      And My Precious, Glóin, Balin and Bifur are tapped
      And "Orc-warriors" is in the player's marshalling-point pile
      And the player has 1 kill point
