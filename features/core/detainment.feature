Feature: Detainment attacks

  Some are out for blood, and some only want to know what one is doing there.

  @rule:core.detainment.depends-on-defender
  Rule: It depends on who comes

    Background:
      Given the emended rules
      And it is the movement/hazard phase

    @id:core-detainment-0001 @compute
    Scenario: Knights of the Prince stop a friend to see who he is
      Given untapped Aragorn II is at Edhellond
      And the company is moving to Dol Amroth by Anfalas and Belfalas
      When the opponent plays the creature "Knights of the Prince" on the company keyed to Belfalas
      And Aragorn II faces the strike and rolls 1 and 1
      Then Aragorn II is tapped
      And "Knights of the Prince" is in the discard pile

    @id:core-detainment-0002 @compute
    Scenario: They do not ask an Orc who he is
      Given the player is a Ringwraith
      And untapped Gorbag is at Dol Amroth
      When the opponent plays the creature "Knights of the Prince" on the company keyed to Dol Amroth
      And Gorbag faces the strike and rolls 1 and 1, then 1 and 1 for the body check
      Then Gorbag is wounded
      And "Knights of the Prince" is in the discard pile

    @id:core-detainment-0003 @compute
    Scenario: Orcs do not ask a Wizard's friends
      Given untapped Aragorn II is at Moria
      When the opponent plays the creature "Orc-guard" on the company keyed to a Shadow-hold
      And Aragorn II faces the strike and rolls 1 and 1, then 1 and 1 for the body check
      Then Aragorn II is wounded
      And "Orc-guard" is in the discard pile

  @rule:core.detainment.ringwraith-dark-places
  Rule: In the dark, minions are known

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is the movement/hazard phase
      And untapped Gorbag is at Dol Guldur

    @id:core-detainment-0004 @compute
    Scenario: At Sarn Goriwing they only want to see his badge
      Given the company is moving to Sarn Goriwing by Starter Movement
      When the opponent plays the creature "Orc-guard" on the company keyed to a Shadow-hold
      And Gorbag faces the strike and rolls 1 and 1
      Then Gorbag is tapped
      And "Orc-guard" is in the discard pile

    @id:core-detainment-0005 @compute
    Scenario: In the wild nobody looks at it
      Given the company is moving to Sarn Goriwing by Starter Movement
      When the opponent plays the creature "Lawless Men" on the company keyed to a Wilderness
      And Gorbag faces the strike and rolls 1 and 1, then 1 and 1 for the body check
      Then Gorbag is wounded
      And "Lawless Men" is in the discard pile

    @id:core-detainment-0006 @compute
    Scenario: Under the trees of Southern Mirkwood they do
      Given the company is moving to Moria by Starter Movement
      When the opponent plays the creature "Orc-guard" on the company keyed to a Dark-domain
      And Gorbag faces the strike and rolls 1 and 1
      Then Gorbag is tapped
      And "Orc-guard" is in the discard pile

  @rule:core.detainment.ringwraith-dark-places
  Rule: A guard is a guard

    @id:core-detainment-0007 @compute
    Scenario: Those who live at a site are keyed to nothing
      Given the emended rules
      And the player is a Ringwraith
      And untapped Ostisen is at Sarn Goriwing
      When the company enters the site
      And Ostisen faces the strike and rolls 1 and 1, then 1 and 1 for the body check
      Then Ostisen is wounded

  @rule:core.detainment.ringwraith-shadow-land
  Rule: In the shadow, it depends on who they are

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is the movement/hazard phase
      And untapped Gorbag is at Dol Guldur
      And the company is moving to Moria by Starter Movement

    @id:core-detainment-0008 @compute
    Scenario: Half-trolls know an Orc when they see one
      When the opponent plays the creature "Half-trolls of Far Harad" on the company keyed to a Shadow-land
      And Gorbag faces the strike and rolls 1 and 1
      Then Gorbag is tapped
      And "Half-trolls of Far Harad" is in the discard pile

    @id:core-detainment-0009 @compute
    Scenario: Wolves see something to eat
      When the opponent plays the creature "Wargs" on the company keyed to a Shadow-land
      And Gorbag faces the strike and rolls 1 and 1, then 1 and 1 for the body check
      Then Gorbag is wounded
      And "Wargs" is in the discard pile

  @rule:core.detainment.ringwraith-keyed-by-name
  Rule: A dark place is dark by whatever name

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is the movement/hazard phase
      And untapped Gorbag is at Dol Guldur

    @id:core-detainment-0010 @compute
    Scenario: The spiders of Southern Mirkwood play with their prey
      Given the company is moving to Sarn Goriwing by Southern Mirkwood and Heart of Mirkwood
      When the opponent plays the creature "Giant Spiders" on the company keyed to Southern Mirkwood
      And Gorbag faces the strike and rolls 1 and 1
      Then Gorbag is tapped
      And "Giant Spiders" is in the discard pile

    @id:core-detainment-0011 @compute
    Scenario: Those of the Heart of Mirkwood are hungry
      Given the company is moving to Sarn Goriwing by Southern Mirkwood and Heart of Mirkwood
      When the opponent plays the creature "Giant Spiders" on the company keyed to Heart of Mirkwood
      And Gorbag faces the strike and rolls 1 and 1, then 1 and 1 for the body check
      Then Gorbag is wounded
      And "Giant Spiders" is in the discard pile

    @id:core-detainment-0012 @compute
    Scenario: A worm asks nobody, whatever the shadow
      Given untapped Shagrat is at Carn Dûm
      And Shagrat's company is moving to Mount Gram by Starter Movement
      When the player chooses Shagrat's company to go next
      And Shagrat's company travels by Starter Movement
      And the opponent plays the creature "Cave Worm" on Shagrat's company keyed to Angmar
      And Shagrat faces the strike and rolls 1 and 1, then 1 and 1 for the body check
      Then Shagrat is wounded
      And "Cave Worm" is in the discard pile

    @id:core-detainment-0303 @compute
    Scenario: Raiders in a shadow over Rhudaur
      Given untapped Shagrat is at Carn Dûm
      And Shagrat's company is moving to Cameth Brin by Angmar and Rhudaur
      And Rhudaur has become a Shadow-land
      When the opponent plays the creature "Dunlending Raiders" on Shagrat's company keyed to Rhudaur
      Then the attack is detainment
      And "Dunlending Raiders" is in play

    @id:core-detainment-0304 @compute
    Scenario: Raiders in Rhudaur as it is
      Given untapped Shagrat is at Carn Dûm
      And Shagrat's company is moving to Cameth Brin by Angmar and Rhudaur
      When the opponent plays the creature "Dunlending Raiders" on Shagrat's company keyed to Rhudaur
      Then the attack is not detainment
      And "Dunlending Raiders" is in play

  @rule:core.detainment.nazgul-creatures
  Rule: The Nine do not kill their own

    Background:
      Given the emended rules
      And it is the movement/hazard phase

    @id:core-detainment-0013 @compute
    Scenario: Adûnaphel meets an Orc in Western Mirkwood
      Given the player is a Ringwraith
      And untapped Gorbag is at Dol Guldur
      And the company is moving to Woodmen-town by Southern Mirkwood and Western Mirkwood
      When the opponent plays the creature "Adûnaphel" on the company keyed to Western Mirkwood
      And Gorbag faces the strike and rolls 1 and 1
      Then Gorbag is tapped
      And "Adûnaphel" is in the discard pile

    @id:core-detainment-0014 @compute
    Scenario: And a friend of Gandalf's
      Given untapped Aragorn II is at Lórien
      And the company is moving to Woodmen-town by Wold & Foothills, Anduin Vales and Western Mirkwood
      When the opponent plays the creature "Adûnaphel" on the company keyed to Western Mirkwood
      And Aragorn II faces the strike and rolls 1 and 1, then 1 and 1 for the body check
      Then Aragorn II is wounded
      And "Adûnaphel" is in the discard pile

  @rule:core.detainment.no-wounds-no-checks
  Rule: Nobody is out to kill anybody

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is the movement/hazard phase
      And untapped Gorbag is at Dol Guldur
      And the company is moving to Sarn Goriwing by Starter Movement

    @id:core-detainment-0015 @compute
    Scenario: Who loses is held up, and is none the worse for it
      When the opponent plays the creature "Orc-guard" on the company keyed to a Shadow-hold
      And Gorbag faces the strike and rolls 1 and 1
      Then Gorbag is tapped
      And "Orc-guard" is in the discard pile

    @id:core-detainment-0016 @compute
    Scenario: Adûnaphel is beaten, and nobody asks whether she bleeds
      When the opponent plays the creature "Adûnaphel" on the company keyed to a Dark-domain
      And Gorbag faces the strike and rolls 6 and 6
      Then there is no attack
      And Gorbag is tapped
      And "Adûnaphel" is in the discard pile

  @rule:core.detainment.not-wounded
  Rule: A bruise is no wound

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is the movement/hazard phase

    @id:core-detainment-0017 @compute
    Scenario: Ghosts frighten nobody whom they have not touched
      Given untapped Ostisen is at Dol Guldur
      And the company is moving to Sarn Goriwing by Starter Movement
      When the opponent plays the creature "Ghosts" on the company keyed to a Shadow-hold
      And Ostisen faces the strike and rolls 1 and 1
      Then Ostisen is tapped
      And "Ghosts" is in the discard pile

    @id:core-detainment-0018 @compute
    Scenario: Who is wounded stays wounded, and that is all
      Given wounded Gorbag is at Dol Guldur
      And the company is moving to Sarn Goriwing by Starter Movement
      When the opponent plays the creature "Orc-guard" on the company keyed to a Shadow-hold
      And Gorbag faces the strike and rolls 1 and 1
      Then Gorbag is wounded
      And "Orc-guard" is in the discard pile

  @rule:core.detainment.creature-no-points
  Rule: There is no glory in a scuffle

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is the movement/hazard phase
      And untapped Gorbag is at Dol Guldur
      And the company is moving to Moria by Starter Movement

    @id:core-detainment-0019 @compute
    Scenario: She would be worth five elsewhere
      When the opponent plays the creature "Adûnaphel" on the company keyed to a Dark-domain
      And Gorbag faces the strike and rolls 6 and 6
      Then "Adûnaphel" is in the discard pile
      And Gorbag is tapped
      And the player has 0 kill points

  @rule:core.detainment.nazgul-automatic-attacks
  Rule: A Nazgûl on guard is in earnest

    @id:core-detainment-0020 @compute
    Scenario: The Balrog's servants are not welcome in Carn Dûm
      Given the emended rules
      And the player is the Balrog
      And untapped Shagrat is at Carn Dûm
      When the company enters the site
      And Shagrat faces the strike and rolls 6 and 6
      Then the attack is Nazgûl (1 strike at 15)
      And Shagrat is tapped
      When Shagrat faces the strike and rolls 1 and 1, then 1 and 1 for the body check
      Then Shagrat is wounded

  @rule:core.detainment.depends-on-defender
  Rule: One can see by their swords whether they mean it

    Background:
      Given the emended rules
      And it is the movement/hazard phase

    @id:core-detainment-0120 @compute
    Scenario: Swords in their sheaths for Aragorn
      Given untapped Aragorn II is at Edhellond
      And the company is moving to Dol Amroth by Anfalas and Belfalas
      When the opponent plays the creature "Knights of the Prince" on the company keyed to Belfalas
      Then the attack is detainment
      And "Knights of the Prince" is in play

    @id:core-detainment-0121 @compute
    Scenario: Swords drawn for Gorbag
      Given the player is a Ringwraith
      And untapped Gorbag is at Dol Amroth
      When the opponent plays the creature "Knights of the Prince" on the company keyed to Dol Amroth
      Then the attack is not detainment
      And "Knights of the Prince" is in play

  @rule:core.detainment.ringwraith-agents
  Rule: Agents do not kill who serves as they do

    Background:
      Given the emended rules
      And it is the site phase

    @id:core-detainment-0122 @order
    Scenario: Wormtongue is tapped, and hurt by nobody
      Given the player is a Ringwraith
      And untapped Gorbag is at Mount Gram
      And the opponent has Wormtongue as a face-up agent at Mount Gram
      When the company enters the site
      And the agent Wormtongue falls upon the company
      And Gorbag faces the strike and rolls 2 and 2 for the strike of Wormtongue, then 6 and 6 for the strike of Gorbag
      Then it is legal
      And Wormtongue is tapped
      And Wormtongue is in play
      And Gorbag is tapped

    @id:core-detainment-0123 @order
    Scenario: So is Gorbag
      Given the player is a Ringwraith
      And untapped Gorbag is at Mount Gram
      And the opponent has Wormtongue as a face-up agent at Mount Gram
      When the company enters the site
      And the agent Wormtongue falls upon the company
      And Gorbag faces the strike and rolls 6 and 6 for the strike of Wormtongue, then 1 and 2 for the strike of Gorbag
      Then it is legal
      And Wormtongue is untapped
      And Gorbag is tapped

    @id:core-detainment-0124 @order
    Scenario: Whoever serves a Wizard bleeds
      Given untapped Glóin is at Dunnish Clan-hold
      And the opponent has Wormtongue as a face-up agent at Dunnish Clan-hold
      When the company enters the site
      And the agent Wormtongue falls upon the company
      And Glóin faces the strike and rolls 6 and 6 for the strike of Wormtongue, then 1 and 2 for the strike of Glóin, then 1 and 2 for the body check
      Then it is legal
      And Wormtongue is untapped
      And Glóin is wounded

  @rule:core.detainment.ringwraith-shadow-land
  Rule: Whoever does not serve him is attacked in earnest

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And the opponent holds "Orc-guard" and "Watcher in the Water"

    @id:core-detainment-0301 @compute
    Scenario: Orcs fall upon Aragorn in the Shadow
      Given untapped Aragorn II is at Lórien
      And the company is moving to Bandit Lair by Starter Movement
      When the opponent plays the creature "Orc-guard" on the company keyed to a Shadow-land
      Then the attack is not detainment
      And "Orc-guard" is in play

    @id:core-detainment-0302 @rule:core.detainment.ringwraith-keyed-by-name @compute
    Scenario: What lives in the water does not ask whom Aragorn serves
      Given untapped Aragorn II is at Moria
      When the opponent plays the creature "Watcher in the Water" on the company keyed to Moria
      Then the attack is not detainment
      And "Watcher in the Water" is in play

  # Fallen-wizards

  @rule:core.detainment.fallen-wizard-counts-as-hero
  Rule: To those who would take him, a Fallen-wizard's man is a hero's

    Background:
      Given the emended rules
      And the player is a Fallen-wizard
      And it is the movement/hazard phase
      And untapped Grishnákh is at the minion Edoras

    @id:core-detainment-0201 @compute
    Scenario: Knights take an Orc prisoner
      Given the company is moving to the minion Pelargir by Rohan, Anórien and Lebennin
      When the opponent plays the creature "Knights of the Prince" on the company keyed to Lebennin
      Then the attack is detainment
      And "Knights of the Prince" is in play

    @id:core-detainment-0202 @compute
    Scenario: A wight knows no difference
      Given the company is moving to the hero Moria by Rohan, Wold & Foothills and Redhorn Gate
      When the opponent plays the creature "Barrow-wight" on the company keyed to a Shadow-hold
      Then the attack is not detainment
      And "Barrow-wight" is in play

  # The Balrog

  @rule:core.detainment.balrog-dark-places
  Rule: In dark places, the Balrog's people are among their like

    Background:
      Given the emended rules
      And the player is the Balrog
      And it is the movement/hazard phase
      And untapped Azog and untapped "Hill-troll" are at Moria

    @id:core-detainment-0203 @compute
    Scenario: Ghouls at Mount Gram
      Given the company is moving to the minion Mount Gram by Redhorn Gate, Hollin, Rhudaur and Angmar
      When the opponent plays the creature "Ghouls" on the company keyed to a Shadow-hold
      Then the attack is detainment
      And "Ghouls" is in play

    @id:core-detainment-0204 @compute
    Scenario: The same at Carn Dûm, whose card says otherwise
      Given the company is moving to Carn Dûm by Redhorn Gate, Hollin, Rhudaur and Angmar
      When the opponent plays the creature "Ghouls" on the company keyed to a Dark-hold
      Then the attack is not detainment
      And "Ghouls" is in play

  @rule:core.detainment.balrog-shadow-land
  Rule: In Shadow-lands, it depends

    Background:
      Given the emended rules
      And the player is the Balrog
      And it is the movement/hazard phase
      And untapped Azog is at Moria
      And the company is moving to the minion Mount Gram by Redhorn Gate, Hollin, Rhudaur and Angmar

    @id:core-detainment-0205 @compute
    Scenario: Lawless Men
      When the opponent plays the creature "Lawless Men" on the company keyed to a Shadow-land
      Then the attack is detainment
      And "Lawless Men" is in play

    @id:core-detainment-0213 @compute
    Scenario: Lawless Men of Hollin
      When the opponent plays the creature "Lawless Men" on the company keyed to a Wilderness
      Then the attack is not detainment
      And "Lawless Men" is in play

    @id:core-detainment-0206 @compute
    Scenario: A drake
      When the opponent plays the creature "Marsh-drake" on the company keyed to a Shadow-land
      Then the attack is not detainment
      And "Marsh-drake" is in play

  @rule:core.detainment.balrog-keyed-by-name
  Rule: A name will do

    @id:core-detainment-0207 @compute
    Scenario: Spiders of Mirkwood
      Given the emended rules
      And the player is the Balrog
      And it is the movement/hazard phase
      And untapped Azog is at the minion Rhosgobel
      And the company is moving to Dol Guldur by Southern Mirkwood
      When the opponent plays the creature "Giant Spiders" on the company keyed to Southern Mirkwood
      Then the attack is detainment
      And "Giant Spiders" is in play

  @rule:core.detainment.balrog-agents
  Rule: Nor do they kill the Balrog's

    @id:core-detainment-0208 @order
    Scenario: Wormtongue meets the Balrog's Orc, and is only tapped
      Given the emended rules
      And it is the site phase
      And the player is the Balrog
      And untapped Azog is at Mount Gram
      And the opponent has Wormtongue as a face-up agent at Mount Gram
      When the company enters the site
      And the agent Wormtongue falls upon the company
      And Azog faces the strike and rolls 2 and 2 for the strike of Wormtongue, then 6 and 6 for the strike of Azog
      Then it is legal
      And Wormtongue is tapped
      And Wormtongue is in play
      And Azog is tapped
