Feature: Taking prisoners

  Some hazards kill nobody. They carry off whom they strike, and somebody has to go and look for him.

  @rule:dark-minions.prisoners.hazard-host
  Rule: Some hazards hold whom they take

    Background:
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Legolas is at Rivendell
      And the company is moving to Goblin-gate by Starter Movement
      And the opponent's location deck holds "Ettenmoors"

    @id:minions-prisoners-0001 @allow
    Scenario: Flies and Spiders is one of them
      Given the opponent holds "Giant Spiders" and "Flies and Spiders"
      When the opponent plays the creature "Giant Spiders" on the company keyed to a Wilderness
      And the opponent plays "Flies and Spiders" to hold Legolas at Ettenmoors
      Then it is legal
      And Legolas bears "Flies and Spiders"
      And Ettenmoors is held by "Flies and Spiders"
      And "Giant Spiders" is in play

    @id:minions-prisoners-0002 @forbid
    Scenario: Lure of the Senses is none
      Given the opponent holds "Lure of the Senses"
      When the opponent plays "Lure of the Senses" to hold Legolas at Ettenmoors
      Then it is illegal by core.prisoners.hosts-and-sites

  @rule:dark-minions.prisoners.leaves-company
  Rule: Whoever is taken is with them no longer

    @id:minions-prisoners-0003 @compute
    Scenario: Legolas is gone, and Gimli and Éowyn are the company
      Given it is the movement/hazard phase
      And untapped Legolas, untapped Gimli and untapped Éowyn are at Rivendell
      And the company is moving to Goblin-gate by Starter Movement
      And the opponent holds "Giant Spiders" and "Flies and Spiders"
      And the opponent's location deck holds "Ettenmoors"
      When the opponent plays the creature "Giant Spiders" on the company keyed to a Wilderness
      And the opponent plays "Flies and Spiders" to hold Legolas at Ettenmoors
      And the opponent passes
      And the player assigns a strike to Legolas
      And the player assigns a strike to Gimli
      And Legolas faces the strike and rolls 1 and 1
      And Gimli faces the strike and rolls 6 and 6
      Then under the minions-printed rules Legolas is held by "Flies and Spiders"
      And under the minions-emended rules Legolas is held by "Flies and Spiders"
      And Gimli and Éowyn form a company
      And Legolas is untapped
      And Gimli is tapped
      And Ettenmoors is held by "Flies and Spiders"
      And "Flies and Spiders" is in play
      And "Giant Spiders" is in the discard pile
      And the player has 0 character points

  @rule:dark-minions.prisoners.rescue-site
  Rule: The hazard player takes a site out of his own deck

    Background:
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Frodo is at Rivendell
      And the company is moving to Goblin-gate by Starter Movement
      And the opponent holds "Orc-lieutenant" and "Waylaid, Wounded, and Orc-dragged"
      And the opponent's location deck holds "Goblin-gate"
      When the opponent plays the creature "Orc-lieutenant" on the company keyed to a Wilderness
      And Frodo faces the strike

    @id:minions-prisoners-0004 @allow
    Scenario: His Ettenmoors
      Given the opponent's location deck holds "Ettenmoors"
      When the opponent plays "Waylaid, Wounded, and Orc-dragged" to hold Frodo at Ettenmoors
      Then it is legal
      And Ettenmoors is held by "Waylaid, Wounded, and Orc-dragged"
      And Frodo bears "Waylaid, Wounded, and Orc-dragged"
      And "Orc-lieutenant" is in play

    @id:minions-prisoners-0005 @forbid
    Scenario: Not if it lies in his discard pile
      Given the opponent's discard pile holds "Ettenmoors"
      When the opponent plays "Waylaid, Wounded, and Orc-dragged" to hold Frodo at Ettenmoors
      Then it is illegal by core.prisoners.site-from-opponent-deck
      And "Orc-lieutenant" is in play

  @rule:dark-minions.prisoners.rescue-site-host-restrictions
  Rule: The host says what kind of site it has to be

    Background:
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Legolas is at Rivendell
      And the company is moving to Goblin-gate by Starter Movement
      And the opponent holds "Giant Spiders" and "Flies and Spiders"
      And the opponent's location deck holds "Goblin-gate" and "Ettenmoors"
      When the opponent plays the creature "Giant Spiders" on the company keyed to a Wilderness

    @id:minions-prisoners-0006 @forbid
    Scenario: Spiders live in no Shadow-hold
      When the opponent plays "Flies and Spiders" to hold Legolas at the opponent's Goblin-gate
      Then it is illegal by the text of "Flies and Spiders"
      And "Giant Spiders" is in play

    @id:minions-prisoners-0007 @allow
    Scenario: They live in ruins
      When the opponent plays "Flies and Spiders" to hold Legolas at Ettenmoors
      Then it is legal
      And Legolas bears "Flies and Spiders"
      And Ettenmoors is held by "Flies and Spiders"
      And "Giant Spiders" is in play

  @rule:dark-minions.prisoners.rescue-site-region-movement
  Rule: On the way, or next to it

    Background:
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Legolas is at Lórien
      And the company is moving to Woodmen-town by Wold & Foothills, Anduin Vales and Western Mirkwood
      And the opponent holds "Giant Spiders" and "Flies and Spiders"
      When the opponent plays the creature "Giant Spiders" on the company keyed to a Wilderness

    @id:minions-prisoners-0008 @allow
    Scenario Outline: <site> will do, in <region>
      When the opponent plays "Flies and Spiders" to hold Legolas at <site>
      Then it is legal
      And Legolas bears "Flies and Spiders"
      And <site> is held by "Flies and Spiders"
      And "Giant Spiders" is in play

      Examples:
        | case    | site           | region       |
        | gladden | Gladden Fields | Anduin Vales |
        | hen     | Amon Hen       | Rohan        |

    @id:minions-prisoners-0009 @forbid
    Scenario: Rhudaur touches none of the three
      When the opponent plays "Flies and Spiders" to hold Legolas at Ettenmoors
      Then it is illegal by core.prisoners.site-region-movement
      And "Giant Spiders" is in play

  @rule:dark-minions.prisoners.rescue-site-starter-movement
  Rule: Where he comes from, or where he goes

    Background:
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Legolas is at Lórien
      And the company is moving to Moria by Starter Movement
      And the opponent holds "Giant Spiders" and "Flies and Spiders"
      When the opponent plays the creature "Giant Spiders" on the company keyed to a Wilderness

    @id:minions-prisoners-0010 @allow
    Scenario Outline: <site> will do
      When the opponent plays "Flies and Spiders" to hold Legolas at <site>
      Then it is legal
      And Legolas bears "Flies and Spiders"
      And <site> is held by "Flies and Spiders"
      And "Giant Spiders" is in play

      Examples:
        | case   | site          |
        | dale   | Dimrill Dale  |
        | hermit | Hermit’s Hill |

    @id:minions-prisoners-0011 @forbid
    Scenario: Hollin is next to it, and that is not enough
      When the opponent plays "Flies and Spiders" to hold Legolas at Ost-in-Edhil
      Then it is illegal by core.prisoners.site-starter-movement
      And "Giant Spiders" is in play

  @rule:dark-minions.prisoners.rescue-site-not-moving
  Rule: Where he is

    Background:
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Pippin is at Moria
      And the opponent holds "Orc-lieutenant" and "Waylaid, Wounded, and Orc-dragged"
      And the opponent's location deck holds "Dimrill Dale"
      When the opponent plays the creature "Orc-lieutenant" on the company keyed to a Shadow-hold
      And Pippin faces the strike

    @id:minions-prisoners-0012 @allow
    Scenario: Dimrill Dale is in Redhorn Gate as well
      When the opponent plays "Waylaid, Wounded, and Orc-dragged" to hold Pippin at Dimrill Dale
      Then it is legal
      And Pippin bears "Waylaid, Wounded, and Orc-dragged"
      And Dimrill Dale is held by "Waylaid, Wounded, and Orc-dragged"
      And "Orc-lieutenant" is in play

    @id:minions-prisoners-0013 @forbid
    Scenario: Hollin is next door
      When the opponent plays "Waylaid, Wounded, and Orc-dragged" to hold Pippin at Ost-in-Edhil
      Then it is illegal by core.prisoners.site-not-moving
      And "Orc-lieutenant" is in play

  @rule:dark-minions.prisoners.rescue-site-under-deeps
  Rule: Below where he goes

    Background:
      Given it is the movement/hazard phase
      And the opponent holds "Orc-lieutenant" and "Waylaid, Wounded, and Orc-dragged"

    @id:minions-prisoners-0014 @allow
    Scenario: Under Goblin-gate are the grottos
      Given the minions-emended rules
      And untapped Frodo is at Rivendell
      And the company is moving to Goblin-gate by Starter Movement
      When the opponent plays the creature "Orc-lieutenant" on the company keyed to a Wilderness
      And Frodo faces the strike
      And the opponent plays "Waylaid, Wounded, and Orc-dragged" to hold Frodo at The Under-grottos
      Then it is legal
      And Frodo bears "Waylaid, Wounded, and Orc-dragged"
      And The Under-grottos is held by "Waylaid, Wounded, and Orc-dragged"
      And "Orc-lieutenant" is in play

    @id:minions-prisoners-0015 @forbid
    Scenario: The Gem-deeps are elsewhere
      Given the minions-emended rules
      And untapped Frodo is at Rivendell
      And the opponent's location deck holds "Ettenmoors"
      And the company is moving to Goblin-gate by Starter Movement
      When the opponent plays the creature "Orc-lieutenant" on the company keyed to a Wilderness
      And Frodo faces the strike
      And the opponent plays "Waylaid, Wounded, and Orc-dragged" to hold Frodo at The Gem-deeps
      Then it is illegal by core.prisoners.site-starter-movement
      And "Orc-lieutenant" is in play

    @id:minions-prisoners-0016 @allow
    Scenario: Whether that is for those who stay as well is not settled
      Given the minions-printed rules
      And untapped Frodo is at Moria
      When the opponent plays the creature "Orc-lieutenant" on the company keyed to a Shadow-hold
      And Frodo faces the strike
      And it is asked whether the opponent may play "Waylaid, Wounded, and Orc-dragged" to hold Frodo at The Under-gates
      Then it is undetermined by q.dark-minions.rescue-site-deeps
      And "Orc-lieutenant" is in play

    @id:minions-prisoners-0017 @forbid
    Scenario: By the other reading it is for those who move alone
      Given the minions-emended rules
      And reading b of q.dark-minions.rescue-site-deeps
      And untapped Frodo is at Moria
      And the opponent's location deck holds "Dimrill Dale"
      When the opponent plays the creature "Orc-lieutenant" on the company keyed to a Shadow-hold
      And Frodo faces the strike
      And the opponent plays "Waylaid, Wounded, and Orc-dragged" to hold Frodo at The Under-gates
      Then it is illegal by core.prisoners.site-not-moving
      And "Orc-lieutenant" is in play

    @id:minions-prisoners-0018 @allow
    Scenario: Those who move may be held there by either
      Given the minions-emended rules
      And reading b of q.dark-minions.rescue-site-deeps
      And untapped Frodo is at Rivendell
      And the company is moving to Goblin-gate by Starter Movement
      When the opponent plays the creature "Orc-lieutenant" on the company keyed to a Wilderness
      And Frodo faces the strike
      And the opponent plays "Waylaid, Wounded, and Orc-dragged" to hold Frodo at The Under-grottos
      Then it is legal
      And Frodo bears "Waylaid, Wounded, and Orc-dragged"
      And The Under-grottos is held by "Waylaid, Wounded, and Orc-dragged"
      And "Orc-lieutenant" is in play

  @rule:dark-minions.prisoners.no-rescue-site-no-host
  Rule: Without a site there is no host

    @id:minions-prisoners-0019 @forbid
    Scenario: Of the sites in reach the opponent has none
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Frodo is at Moria
      And the opponent's discard pile holds "Dimrill Dale"
      And the opponent's location deck holds "Ost-in-Edhil"
      And the opponent holds "Orc-lieutenant" and "Waylaid, Wounded, and Orc-dragged"
      When the opponent plays the creature "Orc-lieutenant" on the company keyed to a Shadow-hold
      And it is asked whether the opponent may play "Waylaid, Wounded, and Orc-dragged" on Frodo
      Then it is illegal by core.prisoners.site-from-opponent-deck
      And "Orc-lieutenant" is in play

    @id:minions-prisoners-0038 @allow
    Scenario: He has one
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Frodo is at Moria
      And the opponent's location deck holds "Dimrill Dale"
      And the opponent holds "Orc-lieutenant" and "Waylaid, Wounded, and Orc-dragged"
      When the opponent plays the creature "Orc-lieutenant" on the company keyed to a Shadow-hold
      And Frodo faces the strike
      And it is asked whether the opponent may play "Waylaid, Wounded, and Orc-dragged" to hold Frodo at Dimrill Dale
      Then it is legal
      And "Orc-lieutenant" is in play

  @rule:dark-minions.prisoners.rescue-site-returns
  Rule: The rescue site goes back, tapped or not

    @id:minions-prisoners-0020 @compute
    Scenario: A borrowed site, tapped by a rescue
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Legolas is at the opponent's Ettenmoors
      And the site is tapped
      And the company is moving to Rivendell by Starter Movement
      When the movement/hazard phase is over
      Then the company is at Rivendell
      And the opponent's Ettenmoors is in the location deck

    @id:minions-prisoners-0021 @compute
    Scenario: Others go to the discard pile
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Legolas is at the player's Ettenmoors
      And the site is tapped
      And the company is moving to Rivendell by Starter Movement
      When the movement/hazard phase is over
      Then the company is at Rivendell
      And the player's Ettenmoors is in the discard pile

  @rule:dark-minions.prisoners.no-actions
  Rule: A prisoner does nothing

    Background:
      Given the minions-emended rules
      And it is the untap phase
      And untapped Gimli is at Rivendell

    @id:minions-prisoners-0022 @forbid
    Scenario: Not even untap
      Given tapped Frodo is held by the opponent's "Waylaid, Wounded, and Orc-dragged" at Mount Gram
      When the player untaps Frodo
      Then it is illegal by core.prisoners.captive-state

    @id:minions-prisoners-0023 @forbid
    Scenario: Nor heal
      Given wounded Frodo is held by the opponent's "Waylaid, Wounded, and Orc-dragged" at Mount Gram
      When the player heals Frodo
      Then it is illegal by core.prisoners.captive-state

    @id:minions-prisoners-0039 @allow
    Scenario: Who is free does
      Given wounded Legolas is at Rivendell
      When the player heals Legolas
      Then it is legal
      And Legolas is tapped

  @rule:dark-minions.prisoners.immune-to-cards
  Rule: He is out of reach

    Background:
      Given the minions-emended rules
      And it is the movement/hazard phase
      And Frodo is held by the opponent's "Waylaid, Wounded, and Orc-dragged" at Mount Gram
      And untapped Gimli is at Rivendell
      And the opponent holds "Call of Home"

    @id:minions-prisoners-0024 @forbid
    Scenario: Of what is played on others
      When the opponent plays "Call of Home" on Frodo
      Then it is illegal by core.prisoners.captive-state

    @id:minions-prisoners-0025 @allow
    Scenario: Which is played on others
      When it is asked whether the opponent may play "Call of Home" on Gimli
      Then it is legal

  @rule:dark-minions.prisoners.immune-to-cards
  Rule: But not of what holds him

    @id:minions-prisoners-0026 @compute
    Scenario: The Spiders' poison
      Given the minions-emended rules
      And it is the end-of-turn phase of the opponent's turn
      And untapped Faramir is held by the opponent's "Flies and Spiders" at the opponent's Ettenmoors
      And untapped Gimli is at Rivendell
      When 4 and 4 are rolled for the body check of Faramir
      And the end-of-turn phase is over
      Then Faramir is in the player's marshalling-point pile
      And "Flies and Spiders" is in the discard pile
      And Ettenmoors is in the location deck

  @rule:dark-minions.prisoners.uses-no-influence
  Rule: He takes no influence

    @id:minions-prisoners-0027 @compute
    Scenario: Faramir is held, and Arwen is there
      Given the minions-emended rules
      And it is the organization phase
      And Faramir is held by the opponent's "Flies and Spiders" at Moria
      And untapped Arwen is at Rivendell
      Then the player has 17 general influence left

    @id:minions-prisoners-0028 @compute
    Scenario: Imrahil's friend is held
      Given the minions-emended rules
      And it is the organization phase
      And Bard Bowman is held by the opponent's "Flies and Spiders" at Moria
      And untapped Imrahil is at Edhellond
      And untapped Háma is at Edhellond
      Then Imrahil has 2 direct influence left for Háma

  @rule:dark-minions.prisoners.followers-to-general-influence
  Rule: Whom he leads is under general influence

    Background:
      Given it is the movement/hazard phase
      And untapped Aragorn II and untapped Arwen are at Moria
      And Arwen follows Aragorn II
      And the opponent holds "Barrow-wight" and "Spells of the Barrow-wights"

    @id:minions-prisoners-0029 @compute
    Scenario: Which does not feel it yet
      When the opponent plays the creature "Barrow-wight" on the company keyed to a Shadow-hold
      And the opponent passes
      And the player assigns a strike to Aragorn II
      And Aragorn II faces the strike
      And the opponent plays "Spells of the Barrow-wights" to hold Aragorn II at Dimrill Dale
      And Aragorn II faces the strike and rolls 1 and 1
      Then under the minions-printed rules the player has 20 general influence left
      And under the minions-emended rules the player has 20 general influence left
      And Arwen is under general influence
      And Aragorn II is held by "Spells of the Barrow-wights"
      And Dimrill Dale is held by "Spells of the Barrow-wights"
      And "Spells of the Barrow-wights" is in play
      And "Barrow-wight" is in the discard pile
      And the player has -2 character points

    @id:minions-prisoners-0030 @compute
    Scenario: Or feels it at once, by the other reading
      Given the minions-emended rules
      And reading b of q.dark-minions.follower-mind
      When the opponent plays the creature "Barrow-wight" on the company keyed to a Shadow-hold
      And the opponent passes
      And the player assigns a strike to Aragorn II
      And Aragorn II faces the strike
      And the opponent plays "Spells of the Barrow-wights" to hold Aragorn II at Dimrill Dale
      And Aragorn II faces the strike and rolls 1 and 1
      Then the player has 17 general influence left
      And Arwen is under general influence
      And Aragorn II is held by "Spells of the Barrow-wights"
      And Dimrill Dale is held by "Spells of the Barrow-wights"
      And "Spells of the Barrow-wights" is in play
      And "Barrow-wight" is in the discard pile
      And the player has -2 character points

  @rule:dark-minions.prisoners.controlled-cards-discarded
  Rule: What he has is lost

    @id:minions-prisoners-0031 @compute
    Scenario: Glamdring, and Treebeard with it
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Bilbo is at Rivendell
      And the company is moving to Goblin-gate by Starter Movement
      And Bilbo bears "Glamdring" and "Treebeard"
      And the opponent holds "Giant Spiders" and "Flies and Spiders"
      When the opponent plays the creature "Giant Spiders" on the company keyed to a Wilderness
      And the opponent plays "Flies and Spiders" to hold Bilbo at Ettenmoors
      And the player assigns a strike to Bilbo
      And Bilbo faces the strike and rolls 1 and 1
      Then Bilbo is held by "Flies and Spiders"
      And "Glamdring", "Treebeard" and "Giant Spiders" are in the discard pile
      And Ettenmoors is held by "Flies and Spiders"
      And "Flies and Spiders" is in play
      And the player has -2 character points
      And the player has 0 ally points
      And the player has 0 item points

  @rule:dark-minions.prisoners.ring-stays
  Rule: But not the ring on his hand

    Background:
      Given it is the movement/hazard phase
      And untapped Pippin is at Rivendell
      And the company is moving to Goblin-gate by Starter Movement
      And Pippin bears "Elven Cloak", "Fair Gold Ring" and "Lesser Ring"
      And the opponent holds "Giant Spiders" and "Flies and Spiders"
      When the opponent plays the creature "Giant Spiders" on the company keyed to a Wilderness
      And the opponent plays "Flies and Spiders" to hold Pippin at Ettenmoors

    @id:minions-prisoners-0032 @compute
    Scenario: All his rings stay with him
      When Pippin faces the strike and rolls 1 and 1
      Then under the minions-printed rules "Lesser Ring" is held by "Pippin"
      And under the minions-emended rules "Lesser Ring" is held by "Pippin"
      And "Fair Gold Ring" is held by "Pippin"
      And Pippin is held by "Flies and Spiders"
      And "Elven Cloak" and "Giant Spiders" are in the discard pile
      And Ettenmoors is held by "Flies and Spiders"
      And "Flies and Spiders" is in play
      And the player has -1 character points
      And the player has 3 item points

    @id:minions-prisoners-0033 @compute
    Scenario: By the other reading it is one, and none that is to be tested
      Given the minions-emended rules
      And reading b of q.dark-minions.rings-kept
      When Pippin faces the strike and rolls 1 and 1
      Then "Lesser Ring" is held by "Pippin"
      And Pippin is held by "Flies and Spiders"
      And "Elven Cloak", "Fair Gold Ring" and "Giant Spiders" are in the discard pile
      And Ettenmoors is held by "Flies and Spiders"
      And "Flies and Spiders" is in play
      And the player has -1 character points
      And the player has 2 item points

    @id:minions-prisoners-0082 @compute
    Scenario: Of two rings that need no test, one is kept by that reading
      Given the minions-emended rules
      And reading b of q.dark-minions.rings-kept
      And Pippin bears "Magic Ring of Stealth"
      When Pippin faces the strike and rolls 1 and 1
      Then "Lesser Ring" is held by "Pippin"
      And Pippin is held by "Flies and Spiders"
      And "Elven Cloak", "Fair Gold Ring", "Magic Ring of Stealth" and "Giant Spiders" are in the discard pile
      And Ettenmoors is held by "Flies and Spiders"
      And "Flies and Spiders" is in play
      And the player has -1 character points
      And the player has 2 item points

  @rule:dark-minions.prisoners.ring-stays
  Rule: Unless the host says otherwise

    @id:minions-prisoners-0034 @compute
    Scenario: The wights take the ring as well
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Pippin is at Moria
      And Pippin bears "Fair Gold Ring"
      And the opponent holds "Barrow-wight" and "Spells of the Barrow-wights"
      When the opponent plays the creature "Barrow-wight" on the company keyed to a Shadow-hold
      And Pippin faces the strike
      And the opponent plays "Spells of the Barrow-wights" to hold Pippin at Dimrill Dale
      And Pippin faces the strike and rolls 1 and 1
      Then Pippin is held by "Spells of the Barrow-wights"
      And Dimrill Dale is held by "Spells of the Barrow-wights"
      And "Fair Gold Ring" and "Barrow-wight" are in the discard pile
      And "Spells of the Barrow-wights" is in play
      And the player has -1 character points
      And the player has 0 item points

  @rule:dark-minions.prisoners.negative-points
  Rule: He costs what he was worth

    @id:minions-prisoners-0035 @compute
    Scenario Outline: <who> is worth <points>
      Given the minions-emended rules
      And <who> is held by the opponent's "Flies and Spiders" at Moria
      Then the player has <points> character points

      Examples:
        | case    | who     | points |
        | faramir | Faramir | -2     |
        | eowyn   | Éowyn   | 0      |

  @rule:dark-minions.prisoners.eliminated-prisoner
  Rule: For good, if he dies there

    @id:minions-prisoners-0036 @compute
    Scenario: A nine is too much for Faramir
      Given the minions-emended rules
      And it is the end-of-turn phase of the opponent's turn
      And Faramir is held by the opponent's "Flies and Spiders" at Moria
      When 4 and 4 are rolled for the body check of Faramir
      And the end-of-turn phase is over
      Then Faramir is in the player's marshalling-point pile
      And the player has -2 character points
      And "Flies and Spiders" is in the discard pile
      And Moria is in the location deck

    @id:minions-prisoners-0037 @compute
    Scenario: An eight is not
      Given the minions-emended rules
      And it is the end-of-turn phase of the opponent's turn
      And Faramir is held by the opponent's "Flies and Spiders" at Moria
      When 4 and 3 are rolled for the body check of Faramir
      And 1 and 1 are rolled for the card text
      And the end-of-turn phase is over
      Then Faramir is held by "Flies and Spiders"
      And the player has -2 character points

  @rule:dark-minions.prisoners.leaves-company @rule:core.prisoners.hosts-and-sites
  Rule: Whoever is gone takes no blow any more

    @id:minions-prisoners-0040 @compute
    Scenario: The Spiders had a strike to spare for Legolas, and it finds nobody
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Legolas and untapped Gimli are at Rivendell
      And the company is moving to Goblin-gate by Starter Movement
      And the opponent holds "Giant Spiders" and "Flies and Spiders"
      And the opponent's location deck holds "Ettenmoors"
      When the opponent plays the creature "Giant Spiders" on the company keyed to a Wilderness
      And the opponent plays "Flies and Spiders" to hold Legolas at Ettenmoors
      And the opponent passes
      And the player assigns a strike to Legolas
      And the player assigns a strike to Gimli
      And Legolas faces the strike and rolls 1 and 1
      Then Legolas is held by "Flies and Spiders"
      And the opponent may not assign a strike to Legolas now by core.strikes.opponent-assigns-rest
      And Gimli forms a company
      And Ettenmoors is held by "Flies and Spiders"
      And "Flies and Spiders" is in play
      And "Giant Spiders" is in play
      And the player has 0 character points

  @rule:dark-minions.prisoners.rescue-site-under-deeps @rule:dark-minions.prisoners.rescue-site-host-restrictions
  Rule: What is below has to suit the host as well

    @id:minions-prisoners-0041 @forbid
    Scenario: Below Carn Dûm lie the Iron-deeps, a Dark-hold
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Legolas is at Rivendell
      And the company is moving to Carn Dûm by Rhudaur, Arthedain and Angmar
      And the opponent holds "Giant Spiders" and "Flies and Spiders"
      And the opponent's location deck holds "The Iron-deeps" and "Ettenmoors"
      When the opponent plays the creature "Giant Spiders" on the company keyed to a Wilderness
      Then the opponent may not play "Flies and Spiders" to hold Legolas at The Iron-deeps by the text of "Flies and Spiders"
      And the opponent may play "Flies and Spiders" to hold Legolas at Ettenmoors
      And "Giant Spiders" is in play

  @rule:dark-minions.prisoners.no-actions @rule:dark-minions.prisoners.immune-to-cards @rule:core.prisoners.captive-state
  Rule: His friends cannot help him from afar

    Background:
      Given the minions-emended rules
      And it is the organization phase
      And untapped Gimli and wounded Pippin are at Rivendell
      And Gimli bears "Healing Herbs"
      And wounded Sam Gamgee is held by the opponent's "Waylaid, Wounded, and Orc-dragged" at Mount Gram
      And the player holds "Halfling Strength"

    @id:minions-prisoners-0042 @forbid
    Scenario: The strength of a halfling fails Sam
      Then the player may not play "Halfling Strength" on Sam Gamgee for its second effect by core.prisoners.captive-state
      And the player may play "Halfling Strength" on Pippin for its second effect

    @id:minions-prisoners-0043 @forbid
    Scenario: And the herbs are for those at hand
      Then the player may not use "Healing Herbs" on Sam Gamgee by core.prisoners.captive-state
      And the player may use "Healing Herbs" on Pippin

  @rule:dark-minions.prisoners.uses-no-influence
  Rule: What he took is free again

    @id:minions-prisoners-0044 @compute
    Scenario: Faramir's five are back as soon as he is taken
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Faramir and untapped Aragorn II are at Rivendell
      And the company is moving to Goblin-gate by Starter Movement
      And the opponent holds "Giant Spiders" and "Flies and Spiders"
      And the opponent's location deck holds "Ettenmoors"
      Then the player has 6 general influence left
      When the opponent plays the creature "Giant Spiders" on the company keyed to a Wilderness
      And the opponent plays "Flies and Spiders" to hold Faramir at Ettenmoors
      And the opponent passes
      And the player assigns a strike to Faramir
      And the player assigns a strike to Aragorn II
      And Aragorn II faces the strike and rolls 6 and 6
      And Faramir faces the strike and rolls 1 and 1
      Then the player has 11 general influence left
      And Faramir is held by "Flies and Spiders"
      And Aragorn II is tapped
      And Ettenmoors is held by "Flies and Spiders"
      And "Flies and Spiders" is in play
      And "Giant Spiders" is in the discard pile
      And the player has 1 character point
      And Aragorn II forms a company

  @rule:dark-minions.prisoners.followers-to-general-influence
  Rule: It may be more than there is, until they organize

    @id:minions-prisoners-0045 @compute
    Scenario: Gandalf is taken, and Legolas and Haldir are nobody's for now
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Gandalf, untapped Legolas, untapped Haldir, untapped Aragorn II and untapped Théoden are at Moria
      And Legolas and Haldir follow Gandalf
      And the opponent holds "Barrow-wight" and "Spells of the Barrow-wights"
      And the opponent's location deck holds "Dimrill Dale"
      When the opponent plays the creature "Barrow-wight" on the company keyed to a Shadow-hold
      And the opponent passes
      And the player assigns a strike to Gandalf
      And Gandalf faces the strike
      And the opponent plays "Spells of the Barrow-wights" to hold Gandalf at Dimrill Dale
      And Gandalf faces the strike and rolls 1 and 1
      Then Legolas and Haldir are under general influence
      And Legolas, Haldir, Aragorn II and Théoden form a company
      And Gandalf is held by "Spells of the Barrow-wights"
      And Dimrill Dale is held by "Spells of the Barrow-wights"
      And "Spells of the Barrow-wights" is in play
      And "Barrow-wight" is in the discard pile

  @rule:dark-minions.prisoners.eliminated-prisoner
  Rule: His card stays with his player's points, to remind him

    Background:
      Given it is the end-of-turn phase of the opponent's turn
      And Faramir is held by the opponent's "Flies and Spiders" at Moria

    @id:minions-prisoners-0046 @compute
    Scenario Outline: Faramir is dead, and lies there (<case>)
      When 6 and 6 are rolled for the body check of Faramir
      And the end-of-turn phase is over
      Then under the <case> rules Faramir is in the player's marshalling-point pile
      And the player has -2 character points
      And "Flies and Spiders" is in the discard pile
      And Moria is in the location deck

      Examples:
        | case            |
        | minions-printed |
        | minions-emended |

    @id:minions-prisoners-0047 @compute
    Scenario: In the base game he is out of play
      Given the emended rules
      When 6 and 6 are rolled for the body check of Faramir
      And the end-of-turn phase is over
      Then Faramir was eliminated
      And the player has -2 character points
      And "Flies and Spiders" is in the discard pile
      And Moria is in the location deck

  @rule:dark-minions.prisoners.eliminated-prisoner @rule:core.prisoners.negative-points
  Rule: Frodo's own card takes points for his death as well

    Background:
      Given the minions-emended rules
      And it is the end-of-turn phase of the opponent's turn
      And Frodo is held by the opponent's "Flies and Spiders" at Moria

    @id:minions-prisoners-0081 @compute
    Scenario Outline: He costs <points>, by <which>
      Given reading <reading> of q.core.dead-prisoner
      When 6 and 6 are rolled for the body check of Frodo
      And the end-of-turn phase is over
      Then Frodo is in the player's marshalling-point pile
      And the player has <points> character points
      And "Flies and Spiders" is in the discard pile
      And Moria is in the location deck

      Examples:
        | case | which       | reading | points |
        | once | one reading | a       | -2     |
        | both | the other   | b       | -4     |

  @rule:dark-minions.prisoners.eliminated-prisoner
  Rule: That is for prisoners alone

    @id:minions-prisoners-0048 @compute
    Scenario: Who dies among his friends is out of play
      Given the minions-emended rules
      And it is the site phase
      And untapped Faramir is at Moria
      When the company enters the site
      And Faramir faces the strike and rolls 1 and 1, then 6 and 6 for the body check
      Then Faramir was eliminated
      And the player has 0 character points
      And Moria is in the location deck

  @rule:dark-minions.prisoners.rescue-site-host-restrictions
  Rule: A host may say where it holds them, wherever that lies

    @id:minions-prisoners-0049 @allow
    Scenario: Baduila's other home is not in a region to which they go, and will do
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Elladan and untapped Glóin are at Rivendell
      And the company is moving to the player's Goblin-gate by Starter Movement
      And the opponent has Baduila as a face-up agent at the opponent's Goblin-gate
      And the opponent's location deck holds "Mount Gundabad" and "Ettenmoors"
      And the opponent holds "To Get You Away"
      Then the opponent may play "To Get You Away" with Baduila on the company to hold somebody at Mount Gundabad
      And the opponent may not play "To Get You Away" with Baduila on the company to hold somebody at Ettenmoors by the text of "To Get You Away"

  @rule:dark-minions.prisoners.ring-stays
  Rule: It is prisoners who keep one ring

    @id:minions-prisoners-0083 @compute
    Scenario: What lies buried with great secrets is another matter
      Given the minions-emended rules
      And reading b of q.dark-minions.rings-kept
      And it is the movement/hazard phase
      And untapped Beretar is at Bree
      And the player's play deck holds "Dodge", "Precious Gold Ring", "Glamdring", "Ford", "Escape", "Muster", "Concealment", "Block", "Wargs", "Ghouls" and "Orcrist"
      And the opponent holds "Great Secrets Buried There"
      When the opponent plays "Great Secrets Buried There"
      And the player chooses "Precious Gold Ring" for "Great Secrets Buried There" and shuffles
      Then "Precious Gold Ring" lies off to the side with "Great Secrets Buried There"
      And "Glamdring" and "Orcrist" are in the play deck
      And "Great Secrets Buried There" is in play
      And the player has 0 item points
