Feature: Prisoners

  @rule:core.prisoners.hosts-and-sites
  Rule: A strike that succeeds takes a prisoner

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Frodo is at Rivendell
      And the company is moving to Goblin-gate by Starter Movement
      And the opponent holds "Orc-lieutenant" and "Waylaid, Wounded, and Orc-dragged"
      And the opponent's location deck holds "Ettenmoors"
      When the opponent plays the creature "Orc-lieutenant" on the company keyed to a Wilderness
      And Frodo faces the strike

    @id:core-prisoners-0001 @compute
    Scenario: Frodo is carried off unharmed
      When the opponent plays "Waylaid, Wounded, and Orc-dragged" to hold Frodo at Ettenmoors
      And Frodo faces the strike and rolls 1 and 1
      Then Frodo is held by "Waylaid, Wounded, and Orc-dragged"
      And Frodo is untapped
      And Ettenmoors is held by "Waylaid, Wounded, and Orc-dragged"
      And "Waylaid, Wounded, and Orc-dragged" is in play
      And "Orc-lieutenant" is in the discard pile
      And the player has -2 character points

    @id:core-prisoners-0002 @compute
    Scenario: A strike that fails takes nobody
      When the opponent plays "Waylaid, Wounded, and Orc-dragged" to hold Frodo at Ettenmoors
      And Frodo faces the strike and rolls 6 and 6
      Then Frodo is tapped
      And "Waylaid, Wounded, and Orc-dragged" is in the discard pile
      And Ettenmoors is in the location deck
      And "Orc-lieutenant" is in the marshalling-point pile
      And the player has 1 kill points

  @rule:core.prisoners.site-from-opponent-deck
  Rule: The hazard player has to have a site for his prisoner

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Frodo is at Rivendell
      And the company is moving to Goblin-gate by Starter Movement
      And the opponent holds "Orc-lieutenant" and "Waylaid, Wounded, and Orc-dragged"
      And the opponent's location deck holds "Ettenmoors"

    @id:core-prisoners-0003 @forbid
    Scenario: His Goblin-gate is in his discard pile
      Given the opponent's discard pile holds "Goblin-gate"
      When the opponent plays the creature "Orc-lieutenant" on the company keyed to a Wilderness
      And Frodo faces the strike
      And the opponent plays "Waylaid, Wounded, and Orc-dragged" to hold Frodo at the opponent's Goblin-gate
      Then it is illegal by core.prisoners.site-from-opponent-deck
      And "Orc-lieutenant" is in play

    @id:core-prisoners-0004 @allow
    Scenario: It is in his location deck
      Given the opponent's location deck holds "Goblin-gate"
      When the opponent plays the creature "Orc-lieutenant" on the company keyed to a Wilderness
      And Frodo faces the strike
      And the opponent plays "Waylaid, Wounded, and Orc-dragged" to hold Frodo at the opponent's Goblin-gate
      Then it is legal
      And the opponent's Goblin-gate is held by "Waylaid, Wounded, and Orc-dragged"
      And Frodo bears "Waylaid, Wounded, and Orc-dragged"
      And "Orc-lieutenant" is in play

    @id:core-prisoners-0005 @forbid
    Scenario: He names none
      When the opponent plays the creature "Orc-lieutenant" on the company keyed to a Wilderness
      And Frodo faces the strike
      And the opponent plays "Waylaid, Wounded, and Orc-dragged" on Frodo
      Then it is illegal by core.prisoners.site-from-opponent-deck
      And "Orc-lieutenant" is in play

  @rule:core.prisoners.site-starter-movement
  Rule: By Starter Movement, where he comes from or where he goes

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Frodo is at Rivendell
      And the company is moving to Goblin-gate by Starter Movement
      And the opponent holds "Orc-lieutenant" and "Waylaid, Wounded, and Orc-dragged"
      And the opponent's location deck holds "Ettenmoors"
      When the opponent plays the creature "Orc-lieutenant" on the company keyed to a Wilderness
      And Frodo faces the strike

    @id:core-prisoners-0006 @forbid
    Scenario: Angmar is neither
      When the opponent plays "Waylaid, Wounded, and Orc-dragged" to hold Frodo at Mount Gram
      Then it is illegal by core.prisoners.site-starter-movement
      And "Orc-lieutenant" is in play

    @id:core-prisoners-0007 @allow
    Scenario: Rhudaur is where he comes from
      When the opponent plays "Waylaid, Wounded, and Orc-dragged" to hold Frodo at Ettenmoors
      Then it is legal
      And Frodo bears "Waylaid, Wounded, and Orc-dragged"
      And Ettenmoors is held by "Waylaid, Wounded, and Orc-dragged"
      And "Orc-lieutenant" is in play

  @rule:core.prisoners.site-region-movement
  Rule: By Region Movement, where he passes, or next to it

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Frodo is at Rivendell
      And the company is moving to Goblin-gate by Rhudaur and High Pass
      And the opponent holds "Orc-lieutenant" and "Waylaid, Wounded, and Orc-dragged"
      And the opponent's location deck holds "Ettenmoors"
      When the opponent plays the creature "Orc-lieutenant" on the company keyed to a Wilderness
      And Frodo faces the strike

    @id:core-prisoners-0008 @forbid
    Scenario: The Heart of Mirkwood is far away
      When the opponent plays "Waylaid, Wounded, and Orc-dragged" to hold Frodo at Sarn Goriwing
      Then it is illegal by core.prisoners.site-region-movement
      And "Orc-lieutenant" is in play

    @id:core-prisoners-0009 @allow
    Scenario: Angmar is next to Rhudaur
      When the opponent plays "Waylaid, Wounded, and Orc-dragged" to hold Frodo at Mount Gram
      Then it is legal
      And Frodo bears "Waylaid, Wounded, and Orc-dragged"
      And Mount Gram is held by "Waylaid, Wounded, and Orc-dragged"
      And "Orc-lieutenant" is in play

  @rule:core.prisoners.site-not-moving
  Rule: Who stays is held in the region where he stays

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Frodo is at Moria
      And the opponent holds "Orc-lieutenant" and "Waylaid, Wounded, and Orc-dragged"
      And the opponent's location deck holds "Dimrill Dale"
      When the opponent plays the creature "Orc-lieutenant" on the company keyed to a Shadow-hold
      And Frodo faces the strike

    @id:core-prisoners-0010 @forbid
    Scenario: Hollin is another one
      When the opponent plays "Waylaid, Wounded, and Orc-dragged" to hold Frodo at Ettenmoors
      Then it is illegal by core.prisoners.site-not-moving
      And "Orc-lieutenant" is in play

    @id:core-prisoners-0011 @allow
    Scenario: Dimrill Dale is in the same one
      When the opponent plays "Waylaid, Wounded, and Orc-dragged" to hold Frodo at Dimrill Dale
      Then it is legal
      And Frodo bears "Waylaid, Wounded, and Orc-dragged"
      And Dimrill Dale is held by "Waylaid, Wounded, and Orc-dragged"
      And "Orc-lieutenant" is in play

  @rule:core.prisoners.site-under-deeps
  Rule: Below the site where he goes, he may be held as well

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And the opponent holds "Orc-lieutenant" and "Waylaid, Wounded, and Orc-dragged"
      And the opponent's location deck holds "Ettenmoors"

    @id:core-prisoners-0012 @allow
    Scenario: Under Goblin-gate are the grottos
      Given untapped Frodo is at Rivendell
      And the company is moving to Goblin-gate by Starter Movement
      When the opponent plays the creature "Orc-lieutenant" on the company keyed to a Wilderness
      And Frodo faces the strike
      And the opponent plays "Waylaid, Wounded, and Orc-dragged" to hold Frodo at The Under-grottos
      Then it is legal
      And Frodo bears "Waylaid, Wounded, and Orc-dragged"
      And The Under-grottos is held by "Waylaid, Wounded, and Orc-dragged"
      And "Orc-lieutenant" is in play

    @id:core-prisoners-0013 @forbid
    Scenario: They are not under Moria
      Given untapped Frodo is at Moria
      And the opponent's location deck holds "Dimrill Dale"
      When the opponent plays the creature "Orc-lieutenant" on the company keyed to a Shadow-hold
      And Frodo faces the strike
      And the opponent plays "Waylaid, Wounded, and Orc-dragged" to hold Frodo at The Under-grottos
      Then it is illegal by core.prisoners.site-not-moving
      And "Orc-lieutenant" is in play

  @rule:core.prisoners.allies-immune
  Rule: Allies are not taken

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Legolas is at Rivendell
      And Legolas bears "Gollum"
      And the company is moving to Goblin-gate by Starter Movement
      And the opponent holds "Giant Spiders" and "Flies and Spiders"
      When the opponent plays the creature "Giant Spiders" on the company keyed to a Wilderness

    @id:core-prisoners-0014 @forbid
    Scenario: Nobody carries off Gollum
      When the opponent plays "Flies and Spiders" to hold "Gollum" at Ettenmoors
      Then it is illegal by core.prisoners.allies-immune
      And "Giant Spiders" is in play

    @id:core-prisoners-0022 @allow
    Scenario: But Legolas, perhaps
      When the opponent plays "Flies and Spiders" to hold Legolas at Ettenmoors
      Then it is legal
      And Legolas bears "Flies and Spiders"
      And Ettenmoors is held by "Flies and Spiders"
      And "Giant Spiders" is in play

  @rule:core.prisoners.followers-freed
  Rule: His followers are on their own

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Aragorn II and untapped Arwen are at Moria
      And Arwen follows Aragorn II
      And the opponent holds "Barrow-wight" and "Spells of the Barrow-wights"

    @id:core-prisoners-0015 @compute
    Scenario: They are under general influence, which does not feel it yet
      When the opponent plays the creature "Barrow-wight" on the company keyed to a Shadow-hold
      And the opponent passes
      And the player assigns a strike to Aragorn II
      And Aragorn II faces the strike
      And the opponent plays "Spells of the Barrow-wights" to hold Aragorn II at Dimrill Dale
      And Aragorn II faces the strike and rolls 1 and 1
      Then Aragorn II is held by "Spells of the Barrow-wights"
      And Dimrill Dale is held by "Spells of the Barrow-wights"
      And "Spells of the Barrow-wights" is in play
      And "Barrow-wight" is in the discard pile
      And Arwen is under general influence
      And the player has 20 general influence left
      And the player has -2 character points

  @rule:core.prisoners.cards-discarded
  Rule: What he had is discarded, but for his rings

    @id:core-prisoners-0023 @compute
    Scenario: Glamdring is lost, and the ring is not
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Pippin is at Rivendell
      And the company is moving to Goblin-gate by Starter Movement
      And Pippin bears "Glamdring", "Fair Gold Ring" and "Treebeard"
      And the opponent holds "Giant Spiders" and "Flies and Spiders"
      When the opponent plays the creature "Giant Spiders" on the company keyed to a Wilderness
      And the opponent plays "Flies and Spiders" to hold Pippin at Ettenmoors
      And the player assigns a strike to Pippin
      And Pippin faces the strike and rolls 1 and 1
      Then Pippin is held by "Flies and Spiders"
      And "Fair Gold Ring" is held by "Pippin"
      And "Glamdring", "Treebeard" and "Giant Spiders" are in the discard pile
      And Ettenmoors is held by "Flies and Spiders"
      And "Flies and Spiders" is in play
      And the player has -1 character points
      And the player has 0 ally points
      And the player has 1 item point

  @rule:core.prisoners.captive-state
  Rule: A prisoner does nothing, and nothing is done to him

    Background:
      Given the emended rules
      And it is the untap phase
      And wounded Frodo is held by the opponent's "Waylaid, Wounded, and Orc-dragged" at Mount Gram
      And wounded Gimli is at Rivendell

    @id:core-prisoners-0016 @forbid
    Scenario: He does not heal
      When the player heals Frodo
      Then it is illegal by core.prisoners.captive-state

    @id:core-prisoners-0017 @allow
    Scenario: Others do
      When the player heals Gimli
      Then it is legal
      And Gimli is tapped

  @rule:core.prisoners.captive-state
  Rule: A prisoner is out of reach

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And Frodo is held by the opponent's "Waylaid, Wounded, and Orc-dragged" at Mount Gram
      And untapped Gimli is at Rivendell
      And the opponent holds "Call of Home"

    @id:core-prisoners-0018 @forbid
    Scenario: Nobody calls him home
      When the opponent plays "Call of Home" on Frodo
      Then it is illegal by core.prisoners.captive-state

    @id:core-prisoners-0024 @allow
    Scenario: Gimli is called
      When it is asked whether the opponent may play "Call of Home" on Gimli
      Then it is legal

  @rule:core.prisoners.captive-state
  Rule: He is there, as far as others of his name go

    @id:core-prisoners-0019 @forbid
    Scenario: There is no second Frodo
      Given the emended rules
      And it is the organization phase of the opponent's turn
      And Frodo is held by the opponent's "Waylaid, Wounded, and Orc-dragged" at Mount Gram
      And the opponent's Gimli is at Rivendell
      And the opponent holds "Frodo"
      When it is asked whether the opponent may play the opponent's Frodo into the opponent's company
      Then it is illegal by core.turn.one-copy-for-both

  @rule:core.prisoners.negative-points
  Rule: A prisoner costs points

    @id:core-prisoners-0020 @compute
    Scenario: Aragorn costs what he was worth
      Given the emended rules
      And Aragorn II is held by the opponent's "Flies and Spiders" at Moria
      And untapped Gimli is at Rivendell
      Then the player has -1 character points

    @id:core-prisoners-0025 @compute
    Scenario: And still does when the poison has killed him
      Given the emended rules
      And it is the end-of-turn phase of the opponent's turn
      And Faramir is held by the opponent's "Spells of the Barrow-wights" at Moria
      And untapped Gimli is at Rivendell
      When 5 and 4 are rolled for the body check of Faramir
      And the end-of-turn phase is over
      Then Faramir was eliminated
      And the player has 0 character points
      And "Spells of the Barrow-wights" is in the discard pile
      And Moria is in the location deck

  @rule:core.prisoners.negative-points
  Rule: One loss is paid once

    @id:core-prisoners-0049 @compute
    Scenario: Frodo's card takes as much as he was worth
      Given the emended rules
      And it is the end-of-turn phase of the opponent's turn
      And Frodo is held by the opponent's "Spells of the Barrow-wights" at Moria
      And untapped Gimli is at Rivendell
      When 6 and 4 are rolled for the body check of Frodo
      And the end-of-turn phase is over
      Then Frodo was eliminated
      And the player has 0 character points
      And "Spells of the Barrow-wights" is in the discard pile
      And Moria is in the location deck

    @id:core-prisoners-0050 @compute
    Scenario: By the other reading both count
      Given the emended rules
      And reading b of q.core.dead-prisoner
      And it is the end-of-turn phase of the opponent's turn
      And Frodo is held by the opponent's "Spells of the Barrow-wights" at Moria
      And untapped Gimli is at Rivendell
      When 6 and 4 are rolled for the body check of Frodo
      And the end-of-turn phase is over
      Then Frodo was eliminated
      And the player has -2 character points
      And "Spells of the Barrow-wights" is in the discard pile
      And Moria is in the location deck

  @rule:core.prisoners.rescue-attempt
  Rule: A rescue

    Background:
      Given the emended rules
      And untapped Gimli, untapped Legolas and untapped Balin are at Moria
      And the company has entered the site
      And Frodo is held by the opponent's "Flies and Spiders" at the opponent's Moria
      When the company attempts to rescue the prisoners of "Flies and Spiders"

    @id:core-prisoners-0021 @compute
    Scenario: The guards are faced
      Then the attack is Spider (3 strikes at 9)

    @id:core-prisoners-0026 @allow
    Scenario: One who is untapped frees him, though the guards are not beaten
      When Gimli faces the strike untapped and rolls 6 and 6
      And Legolas faces the strike untapped and rolls 2 and 2, then 1 and 1 for the body check
      And Balin faces the strike and rolls 6 and 6
      And Gimli frees the prisoners of "Flies and Spiders"
      Then it is legal
      And Gimli and Balin are tapped
      And Legolas is wounded
      And Frodo is in play
      And "Flies and Spiders" is in the discard pile
      And the player's Moria is tapped
      And the opponent's Moria is in the location deck
      And the player has 8 character points

    @id:core-prisoners-0027 @forbid
    Scenario: Nobody is left to untie him
      When Gimli faces the strike and rolls 6 and 6
      And Legolas faces the strike and rolls 6 and 6
      And Balin faces the strike and rolls 6 and 6
      And Gimli frees the prisoners of "Flies and Spiders"
      Then it is illegal by core.actions.tap-for-effect
      And Gimli, Legolas and Balin are tapped

  @rule:core.prisoners.rescue-attempt
  Rule: Where a rescue is attempted

    Background:
      Given the emended rules
      And Frodo is held by the opponent's "Flies and Spiders" at the opponent's Moria

    @id:core-prisoners-0028 @forbid
    Scenario: Not elsewhere
      Given untapped Gimli is at Dimrill Dale
      And the company has entered the site
      When the company attempts to rescue the prisoners of "Flies and Spiders"
      Then it is illegal by core.prisoners.rescue-attempt

    @id:core-prisoners-0029 @forbid
    Scenario: Not before the guards are faced
      Given untapped Gimli is at Moria
      And the company has entered the site
      When Gimli frees the prisoners of "Flies and Spiders"
      Then it is illegal by core.prisoners.rescue-attempt

    @id:core-prisoners-0030 @compute
    Scenario: The guards are no automatic-attack
      Given untapped Gimli is at Moria
      And the company has entered the site
      And the opponent has "Awaken Minions" in play
      When the company attempts to rescue the prisoners of "Flies and Spiders"
      Then the attack is Spider (3 strikes at 9)

  @rule:core.prisoners.rescued-join-company
  Rule: All whom a host holds are free at once

    Background:
      Given the emended rules
      And untapped Gimli is at Moria
      And the company has entered the site
      And tapped Frodo and untapped Pippin are held by the opponent's "Spells of the Barrow-wights" at the opponent's Moria
      When the company attempts to rescue the prisoners of "Spells of the Barrow-wights"
      And the player assigns a strike to Gimli
      And Gimli faces the strike untapped and rolls 6 and 6

    @id:core-prisoners-0031 @compute
    Scenario: They join the company, and the site taps
      When Gimli frees the prisoners of "Spells of the Barrow-wights"
      Then Gimli, Frodo and Pippin form a company
      And Frodo is under general influence
      And Frodo is tapped
      And Gimli is tapped
      And the player's Moria is tapped
      And the opponent's Moria is in the location deck
      And "Spells of the Barrow-wights" is in the discard pile
      And the player has 5 character points

  @rule:core.prisoners.rescue-minor-item
  Rule: And one of the company finds something

    Background:
      Given the emended rules
      And untapped Gimli, untapped Legolas and untapped Balin are at Moria
      And the company has entered the site
      And untapped Frodo is held by the opponent's "Flies and Spiders" at the opponent's Moria
      And the player holds "Dagger of Westernesse" and "Glamdring"
      When the company attempts to rescue the prisoners of "Flies and Spiders"
      And Gimli faces the strike untapped and rolls 6 and 6
      And Legolas faces the strike untapped and rolls 6 and 6
      And Balin faces the strike and rolls 6 and 6
      And Gimli frees the prisoners of "Flies and Spiders"

    @id:core-prisoners-0032 @allow
    Scenario: A dagger is found
      When Legolas plays "Dagger of Westernesse"
      Then it is legal
      And Legolas bears "Dagger of Westernesse"
      And Gimli, Legolas, Balin and Frodo form a company
      And Gimli, Legolas and Balin are tapped
      And the player's Moria is tapped
      And the opponent's Moria is in the location deck
      And "Flies and Spiders" is in the discard pile
      And the player has 8 character points

    @id:core-prisoners-0033 @forbid
    Scenario: But no sword of kings
      When Legolas plays "Glamdring"
      Then it is illegal by core.site-phase.play-requirements
      And Gimli, Legolas, Balin and Frodo form a company
      And Gimli and Balin are tapped
      And the player's Moria is tapped
      And the opponent's Moria is in the location deck
      And "Flies and Spiders" is in the discard pile
      And the player has 8 character points

  @rule:core.prisoners.empty-host-discarded
  Rule: A host that holds nobody goes

    @id:core-prisoners-0040 @compute
    Scenario: The strike has failed
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Frodo is at Rivendell
      And the company is moving to Goblin-gate by Starter Movement
      And the opponent holds "Orc-lieutenant" and "Waylaid, Wounded, and Orc-dragged"
      When the opponent plays the creature "Orc-lieutenant" on the company keyed to a Wilderness
      And Frodo faces the strike
      And the opponent plays "Waylaid, Wounded, and Orc-dragged" to hold Frodo at Ettenmoors
      And Frodo faces the strike and rolls 6 and 6
      Then "Waylaid, Wounded, and Orc-dragged" is in the discard pile
      And Ettenmoors is in the location deck
      And Frodo is tapped
      And "Orc-lieutenant" is in the marshalling-point pile
      And the player has 1 kill points

    @id:core-prisoners-0041 @compute
    Scenario: Of two, one has died, and the other is still held
      Given the emended rules
      And it is the end-of-turn phase of the opponent's turn
      And Faramir and Elrond are held by the opponent's "Spells of the Barrow-wights" at Moria
      And untapped Gimli is at Rivendell
      When 5 and 4 are rolled for the body check of Faramir
      And 1 and 1 are rolled for the body check of Elrond
      And the end-of-turn phase is over
      Then Faramir was eliminated
      And Elrond is held by "Spells of the Barrow-wights"
      And "Spells of the Barrow-wights" is in play

  @rule:core.prisoners.host-discarded
  Rule: When the host goes its prisoners are free

    @id:core-prisoners-0042 @compute
    Scenario: Marvels are told of a way out
      Given the emended rules
      And it is the organization phase
      And untapped Elrond is at Rivendell
      And Frodo is held by the opponent's "Waylaid, Wounded, and Orc-dragged" at the opponent's Mount Gram
      And the player holds "Marvels Told"
      When the player plays "Marvels Told" with Elrond on "Waylaid, Wounded, and Orc-dragged" and rolls 6 and 6 for the corruption check
      Then Frodo and the opponent's Mount Gram are in play
      And "Waylaid, Wounded, and Orc-dragged" and "Marvels Told" are in the discard pile
      And Elrond is tapped
      And the player has 5 character points

    @id:core-prisoners-0043 @compute
    Scenario: They are there by their own player's card, if he has one
      Given the emended rules
      And it is the organization phase
      And untapped Elrond is at Rivendell
      And Frodo is held by the opponent's "Waylaid, Wounded, and Orc-dragged" at the opponent's Mount Gram
      And the player's location deck holds "Mount Gram"
      And the player holds "Marvels Told"
      When the player plays "Marvels Told" with Elrond on "Waylaid, Wounded, and Orc-dragged" and rolls 6 and 6 for the corruption check
      Then Frodo and the player's Mount Gram are in play
      And the opponent's Mount Gram is in the location deck
      And "Waylaid, Wounded, and Orc-dragged" and "Marvels Told" are in the discard pile
      And Elrond is tapped
      And the player has 5 character points

    @id:core-prisoners-0051 @compute
    Scenario: By the other reading they are there by the opponent's in any case
      Given the emended rules
      And reading b of q.core.freed-company
      And it is the organization phase
      And untapped Elrond is at Rivendell
      And Frodo is held by the opponent's "Waylaid, Wounded, and Orc-dragged" at the opponent's Mount Gram
      And the player's location deck holds "Mount Gram"
      And the player holds "Marvels Told"
      When the player plays "Marvels Told" with Elrond on "Waylaid, Wounded, and Orc-dragged" and rolls 6 and 6 for the corruption check
      Then Frodo and the opponent's Mount Gram are in play
      And "Waylaid, Wounded, and Orc-dragged" and "Marvels Told" are in the discard pile
      And Elrond is tapped
      And the player has 5 character points

  @rule:core.prisoners.borrowed-site-card
  Rule: Who has no card of the site borrows that of the host

    Background:
      Given the emended rules
      And it is the organization phase
      And untapped Gimli is at Rivendell
      And Frodo is held by the opponent's "Flies and Spiders" at the opponent's Ettenmoors

    @id:core-prisoners-0044 @allow
    Scenario: He goes there by the opponent's card
      When the company moves to the Ettenmoors of "Flies and Spiders"
      Then it is legal
      And the opponent's Ettenmoors is in play

    @id:core-prisoners-0045 @forbid
    Scenario: But not if he has his own
      Given the player's location deck holds "Ettenmoors"
      When the company moves to the Ettenmoors of "Flies and Spiders"
      Then it is illegal by core.prisoners.borrowed-site-card

    @id:core-prisoners-0046 @forbid
    Scenario: He has not come for daggers
      Given it is the site phase
      And untapped Legolas is at the opponent's Ettenmoors
      And Legolas's company has entered the site
      And the player holds "Dagger of Westernesse"
      When Legolas plays "Dagger of Westernesse"
      Then it is illegal by core.prisoners.borrowed-site-card

  @rule:core.prisoners.borrowed-site-card
  Rule: A borrowed card is given back

    @id:core-prisoners-0047 @compute
    Scenario: It goes to the location deck, tapped as it is
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Legolas is at the opponent's Ettenmoors
      And the site is tapped
      And the company is moving to Rivendell by Starter Movement
      When the movement/hazard phase is over
      Then the company is at Rivendell
      And the opponent's Ettenmoors is in the location deck

  @rule:core.prisoners.followers-freed
  Rule: They count from their player's next organization phase on

    @id:core-prisoners-0048 @compute
    Scenario: Two turns later
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Aragorn II and untapped Arwen are at Moria
      And Arwen follows Aragorn II
      And the opponent holds "Barrow-wight" and "Spells of the Barrow-wights"
      When the opponent plays the creature "Barrow-wight" on the company keyed to a Shadow-hold
      And the opponent passes
      And the player assigns a strike to Aragorn II
      And Aragorn II faces the strike
      And the opponent plays "Spells of the Barrow-wights" to hold Aragorn II at Dimrill Dale
      And Aragorn II faces the strike and rolls 1 and 1
      And the player ends the turn
      And the opponent ends the turn
      And 1 and 1 are rolled for the body check of Aragorn II
      And the untap phase is over
      Then the player has 17 general influence left
      And Aragorn II is held by "Spells of the Barrow-wights"
      And Dimrill Dale is held by "Spells of the Barrow-wights"
      And Arwen is under general influence
      And "Barrow-wight" is in the discard pile
      And "Spells of the Barrow-wights" is in play
      And the player has -2 character points

  @rule:core.prisoners.rescue-attempt
  Rule: Who attempts a rescue, and when

    Background:
      Given the emended rules
      And untapped Gimli and untapped Legolas are at Moria
      And untapped Frodo is held by the opponent's "Waylaid, Wounded, and Orc-dragged" at the opponent's Moria

    @id:core-prisoners-0301 @forbid
    Scenario: Nobody else says that it be attempted
      Given the company has entered the site
      When the company attempts to rescue the prisoners of "Waylaid, Wounded, and Orc-dragged" at the opponent's word
      Then it is illegal by core.prisoners.rescue-attempt

    @id:core-prisoners-0302 @forbid
    Scenario: They have not entered Moria yet
      Then the company may not attempt to rescue the prisoners of "Waylaid, Wounded, and Orc-dragged" now by core.prisoners.rescue-attempt

    @id:core-prisoners-0303 @forbid
    Scenario: While the guards are faced, nobody calls for more of them
      Given the company has entered the site
      When the company attempts to rescue the prisoners of "Waylaid, Wounded, and Orc-dragged"
      Then the company may not attempt to rescue the prisoners of "Waylaid, Wounded, and Orc-dragged" now by core.prisoners.rescue-attempt

  @rule:core.prisoners.rescue-attempt
  Rule: Who frees them, and how often

    Background:
      Given the emended rules
      And untapped Gimli, untapped Legolas and untapped Balin are at Moria
      And the company has entered the site
      And untapped Frodo is held by the opponent's "Flies and Spiders" at the opponent's Moria
      When the company attempts to rescue the prisoners of "Flies and Spiders"
      And Gimli faces the strike untapped and rolls 6 and 6
      And Legolas faces the strike untapped and rolls 6 and 6
      And Balin faces the strike untapped and rolls 6 and 6

    @id:core-prisoners-0305 @forbid
    Scenario: They are not faced a second time
      When the company attempts to rescue the prisoners of "Flies and Spiders"
      Then it is illegal by core.prisoners.rescue-attempt

    @id:core-prisoners-0306 @forbid
    Scenario: Nobody else has Gimli untie him
      When Gimli frees the prisoners of "Flies and Spiders" at the opponent's word
      Then it is illegal by core.prisoners.rescue-attempt

    @id:core-prisoners-0307 @forbid
    Scenario: Frodo is free already
      When Gimli frees the prisoners of "Flies and Spiders"
      Then Gimli is tapped
      And Frodo is in play
      And "Flies and Spiders" is in the discard pile
      And the player's Moria is tapped
      And the opponent's Moria is in the location deck
      And the player has 8 character points
      When Legolas frees the prisoners of "Flies and Spiders"
      Then it is illegal by core.prisoners.rescue-attempt

  @rule:core.prisoners.rescue-minor-item
  Rule: It is found at once, and comes from the hand

    Background:
      Given the emended rules
      And untapped Gimli, untapped Legolas and untapped Balin are at Moria
      And the company has entered the site
      And untapped Frodo is held by the opponent's "Flies and Spiders" at the opponent's Moria
      And Gimli bears "Cram"
      When the company attempts to rescue the prisoners of "Flies and Spiders"
      And Gimli faces the strike untapped and rolls 6 and 6
      And Legolas faces the strike untapped and rolls 6 and 6
      And Balin faces the strike and rolls 6 and 6
      And Gimli frees the prisoners of "Flies and Spiders"

    @id:core-prisoners-0308 @forbid
    Scenario: First Gimli has something to eat
      Given the player holds "Dagger of Westernesse"
      When the player uses "Cram"
      And Legolas plays "Dagger of Westernesse"
      Then it is illegal by core.site-phase.play-requirements
      And "Cram" is in the discard pile
      And Balin is tapped
      And Gimli, Legolas, Balin and Frodo form a company
      And the player's Moria is tapped
      And the opponent's Moria is in the location deck
      And "Flies and Spiders" is in the discard pile
      And the player has 8 character points

    @id:core-prisoners-0309 @forbid
    Scenario: The dagger has been thrown away
      Given the player's discard pile holds "Dagger of Westernesse"
      When Legolas plays "Dagger of Westernesse"
      Then it is illegal by core.actions.needs-allowance
      And Gimli and Balin are tapped
      And Gimli, Legolas, Balin and Frodo form a company
      And the player's Moria is tapped
      And the opponent's Moria is in the location deck
      And "Flies and Spiders" is in the discard pile
      And the player has 8 character points

  @rule:core.prisoners.site-under-deeps
  Rule: It has to be below

    @id:core-prisoners-0310 @forbid
    Scenario: The gates lie under Moria, and not under Dimrill Dale
      Given the emended rules
      And it is the movement/hazard phase
      And the opponent holds "Orc-lieutenant" and "Waylaid, Wounded, and Orc-dragged"
      And the opponent's location deck holds "Moria"
      And untapped Frodo is at Dimrill Dale
      When the opponent plays the creature "Orc-lieutenant" on the company keyed to a Ruins & Lairs
      And Frodo faces the strike
      And the opponent plays "Waylaid, Wounded, and Orc-dragged" to hold Frodo at The Under-gates
      Then it is illegal by core.prisoners.site-not-moving
      And "Orc-lieutenant" is in play

  @rule:core.prisoners.host-discarded
  Rule: Not any card of his will do

    @id:core-prisoners-0311 @compute
    Scenario: He has a card of Bree, and Frodo was held at Mount Gram
      Given the emended rules
      And it is the organization phase
      And untapped Elrond is at Rivendell
      And Frodo is held by the opponent's "Waylaid, Wounded, and Orc-dragged" at the opponent's Mount Gram
      And the player's location deck holds "Bree"
      And the player holds "Marvels Told"
      When the player plays "Marvels Told" with Elrond on "Waylaid, Wounded, and Orc-dragged" and rolls 6 and 6 for the corruption check
      Then Frodo and the opponent's Mount Gram are in play
      And "Waylaid, Wounded, and Orc-dragged" and "Marvels Told" are in the discard pile
      And Elrond is tapped
      And the player has 5 character points

  @rule:core.prisoners.site-under-deeps
  Rule: Who goes by Under-deeps Movement is held below, and nowhere else

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And the opponent holds "Orc-lieutenant" and "Waylaid, Wounded, and Orc-dragged"
      And the opponent's location deck holds "The Under-leas"
      And untapped Frodo is at Goblin-gate
      And the company is moving to The Under-grottos
      When the opponent plays the creature "Orc-lieutenant" on the company keyed to a Ruins & Lairs
      And Frodo faces the strike

    @id:core-prisoners-0312 @forbid
    Scenario: Ettenmoors lies under the sky
      When the opponent plays "Waylaid, Wounded, and Orc-dragged" to hold Frodo at Ettenmoors
      Then it is illegal by core.prisoners.site-under-deeps
      And "Orc-lieutenant" is in play

    @id:core-prisoners-0313 @allow
    Scenario: The leas are beside the grottos
      When the opponent plays "Waylaid, Wounded, and Orc-dragged" to hold Frodo at The Under-leas
      Then it is legal
      And Frodo bears "Waylaid, Wounded, and Orc-dragged"
      And The Under-leas is held by "Waylaid, Wounded, and Orc-dragged"
      And "Orc-lieutenant" is in play

  @rule:core.prisoners.followers-freed
  Rule: The opponent's morning is not theirs

    @id:core-prisoners-0601 @compute
    Scenario: Arwen's mind costs nothing while the others organize
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Aragorn II and untapped Arwen are at Moria
      And Arwen follows Aragorn II
      And the opponent's untapped Haldir is at Lórien
      And the opponent holds "Barrow-wight" and "Spells of the Barrow-wights"
      When the opponent plays the creature "Barrow-wight" on the company keyed to a Shadow-hold
      And the opponent passes
      And the player assigns a strike to Aragorn II
      And Aragorn II faces the strike
      And the opponent plays "Spells of the Barrow-wights" to hold Aragorn II at Dimrill Dale
      And Aragorn II faces the strike and rolls 1 and 1
      And the player ends the turn
      And the untap phase is over
      Then the player has 20 general influence left
      And Aragorn II is held by "Spells of the Barrow-wights"
      And Dimrill Dale is held by "Spells of the Barrow-wights"
      And Arwen is under general influence
      And "Barrow-wight" is in the discard pile
      And "Spells of the Barrow-wights" is in play
      And the player has -2 character points

  @rule:core.prisoners.negative-points
  Rule: Who is worth nothing costs nothing, and makes nobody cheaper

    @id:core-prisoners-0602 @compute
    Scenario: Frodo is held, and Anborn with him
      Given the emended rules
      And untapped Gimli is at Rivendell
      And untapped Frodo and untapped Anborn are held by the opponent's "Spells of the Barrow-wights" at the opponent's Moria
      Then the player has 0 character points

  @rule:core.prisoners.rescue-attempt
  Rule: Who is there, and whom they look for

    @id:core-prisoners-0603 @forbid
    Scenario: A lure holds nobody
      Given the emended rules
      And untapped Gimli is at Moria
      And the company has entered the site
      And Gimli bears "Lure of the Senses"
      When the company attempts to rescue the prisoners of "Lure of the Senses"
      Then it is illegal by core.prisoners.rescue-attempt

    @id:core-prisoners-0604 @forbid
    Scenario: They stay outside
      Given the emended rules
      And untapped Gimli is at Dunnish Clan-hold
      And untapped Frodo is held by the opponent's "Flies and Spiders" at the opponent's Dunnish Clan-hold
      When the player passes
      Then the company may not attempt to rescue the prisoners of "Flies and Spiders" by core.prisoners.rescue-attempt

    @id:core-prisoners-0605 @forbid
    Scenario: Legolas has had his turn
      Given the emended rules
      And untapped Gimli is at Moria
      And untapped Legolas is at another Moria
      And untapped Frodo is held by the opponent's "Flies and Spiders" at the opponent's Moria
      And Legolas's company has entered the site
      And Gimli's company has entered the site
      When the player chooses Gimli's company to go next
      Then Legolas's company may not attempt to rescue the prisoners of "Flies and Spiders" now by core.prisoners.rescue-attempt

  @rule:core.prisoners.borrowed-site-card
  Rule: A card is lent to those whose people are held

    @id:core-prisoners-0606 @forbid
    Scenario: They are the player's own prisoners
      Given the emended rules
      And it is the organization phase
      And untapped Gimli is at Rivendell
      And the opponent's Frodo is held by the player's "Flies and Spiders" at the player's Ettenmoors
      When the company moves to the Ettenmoors of "Flies and Spiders"
      Then it is illegal by core.actions.needs-allowance

    @id:core-prisoners-0607 @compute
    Scenario: It is given back while others sit at Lórien
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Legolas is at the opponent's Ettenmoors
      And untapped Haldir is at Lórien
      And Legolas's site is tapped
      And Legolas's company is moving to Rivendell by Starter Movement
      When the player chooses Legolas's company to go next
      And the movement/hazard phase is over
      Then Legolas's company is at Rivendell
      And the opponent's Ettenmoors is in the location deck

  @rule:core.prisoners.site-under-deeps
  Rule: However they came there

    @id:core-prisoners-0608 @allow
    Scenario: By High Pass to the goblins, and below
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Frodo is at Rivendell
      And the company is moving to Goblin-gate by Rhudaur and High Pass
      And the opponent holds "Orc-lieutenant" and "Waylaid, Wounded, and Orc-dragged"
      And the opponent's location deck holds "Ettenmoors"
      When the opponent plays the creature "Orc-lieutenant" on the company keyed to a Wilderness
      And Frodo faces the strike
      And the opponent plays "Waylaid, Wounded, and Orc-dragged" to hold Frodo at The Under-grottos
      Then it is legal
      And Frodo bears "Waylaid, Wounded, and Orc-dragged"
      And The Under-grottos is held by "Waylaid, Wounded, and Orc-dragged"
      And "Orc-lieutenant" is in play

  @rule:core.prisoners.allies-immune
  Rule: What would take somebody does nothing to an ally

    Background:
      Given the emended rules
      And untapped Beretar and untapped Legolas are at the player's Ettenmoors
      And Legolas bears "Gollum"
      And the company has entered the site
      And the opponent has "Troll-purse" in play on the player's Ettenmoors
      And the opponent's Ettenmoors lies off to the side with "Troll-purse"
      And the player holds "Dagger of Westernesse"

    @id:core-prisoners-0609 @compute
    Scenario: Gollum is too small for the purse
      When Beretar plays "Dagger of Westernesse"
      And the player assigns a strike to "Gollum"
      And "Gollum" faces the strike and rolls 1 and 1
      Then "Gollum" is untapped
      And there is no attack
      And Beretar bears "Dagger of Westernesse"
      And Beretar and the player's Ettenmoors are tapped

    @id:core-prisoners-0610 @compute
    Scenario: Legolas is not
      When Beretar plays "Dagger of Westernesse"
      And the player assigns a strike to Legolas
      And Legolas faces the strike and rolls 1 and 1
      Then Legolas is held by "Troll-purse"
      And "Gollum" is in the discard pile
      And "Troll-purse" is in play
      And the player has 0 character points
      And the player has 0 ally points
      And there is no attack
      And Beretar bears "Dagger of Westernesse"
      And Beretar and the player's Ettenmoors are tapped

  @rule:core.prisoners.rescue-attempt
  Rule: The dead free nobody

    Background:
      Given the emended rules
      And Frodo is held by the opponent's "Flies and Spiders" at the opponent's Ettenmoors

    @id:core-prisoners-0611 @forbid
    Scenario: The Troll has slain Gimli, and nobody is left to try
      Given untapped Gimli is at the player's Ettenmoors
      And the company has entered the site
      When the company attempts to rescue the prisoners of "Flies and Spiders"
      And the player assigns a strike to Gimli
      And Gimli faces the strike and rolls 1 and 1, then 6 and 6 for the body check
      And it is asked whether the company may attempt to rescue the prisoners of "Flies and Spiders" now
      Then it is illegal by core.prisoners.rescue-attempt
      And Gimli was eliminated
      And the player's Ettenmoors is in the location deck
      And the player has -2 character points

  @rule:core.prisoners.site-not-moving @rule:core.prisoners.site-under-deeps
  Rule: Who stays below is held below

    Background:
      Given the emended rules

    @id:core-prisoners-0612 @forbid
    Scenario: Goblin-gate is above Pippin, and the grottos are in no region
      Given it is the movement/hazard phase
      And untapped Pippin is at The Under-grottos
      And the opponent holds "Orc-lieutenant" and "Waylaid, Wounded, and Orc-dragged"
      And the opponent's location deck holds "Goblin-gate" and "The Under-leas"
      When the opponent plays the creature "Orc-lieutenant" on the company keyed to a Ruins & Lairs
      And Pippin faces the strike
      And the opponent plays "Waylaid, Wounded, and Orc-dragged" to hold Pippin at the opponent's Goblin-gate
      Then it is illegal by core.prisoners.site-not-moving
      And "Orc-lieutenant" is in play

    @id:core-prisoners-0613 @allow
    Scenario: The vaults are beside the Drowning-deeps, whose card says so
      Given it is the movement/hazard phase
      And untapped Pippin is at The Drowning-deeps
      And the opponent holds "Orc-lieutenant" and "Waylaid, Wounded, and Orc-dragged"
      And the opponent's location deck holds "The Under-vaults"
      When the opponent plays the creature "Orc-lieutenant" on the company keyed to a Ruins & Lairs
      And Pippin faces the strike
      And the opponent plays "Waylaid, Wounded, and Orc-dragged" to hold Pippin at The Under-vaults
      Then it is legal
      And Pippin bears "Waylaid, Wounded, and Orc-dragged"
      And The Under-vaults is held by "Waylaid, Wounded, and Orc-dragged"
      And "Orc-lieutenant" is in play

  @rule:core.prisoners.rescue-attempt
  Rule: One thing after the other

    Background:
      Given the emended rules

    @id:core-prisoners-0614 @forbid
    Scenario: Gimli frees nobody while he fights for others
      Given untapped Gimli, untapped Legolas and untapped Balin are at Moria
      And the company has entered the site
      And Frodo is held by the opponent's "Flies and Spiders" at the opponent's Moria
      And Bilbo is held by the opponent's "Spells of the Barrow-wights" at the opponent's Moria
      When the company attempts to rescue the prisoners of "Flies and Spiders"
      And Gimli faces the strike untapped and rolls 6 and 6
      And Legolas faces the strike untapped and rolls 6 and 6
      And Balin faces the strike untapped and rolls 6 and 6
      And the company attempts to rescue the prisoners of "Spells of the Barrow-wights"
      Then Gimli may not free the prisoners of "Flies and Spiders" now by core.prisoners.rescue-attempt

  @rule:core.prisoners.rescue-minor-item
  Rule: What is found after a rescue was in the hand of the rescuers' player

    Background:
      Given the emended rules

    @id:core-prisoners-0615 @forbid
    Scenario: Not what was thrown away, and not what the opponent holds
      Given untapped Gimli and untapped Legolas are at Gladden Fields
      And the company has entered the site
      And Frodo is held by the opponent's "Spells of the Barrow-wights" at the opponent's Gladden Fields
      And the player's discard pile holds "Star-glass"
      And the player holds "Elven Cloak"
      And the opponent holds the opponent's "Cram"
      When the company attempts to rescue the prisoners of "Spells of the Barrow-wights"
      And Gimli faces the strike untapped and rolls 6 and 6
      And Legolas faces the strike untapped and rolls 6 and 6
      And Gimli frees the prisoners of "Spells of the Barrow-wights"
      Then Legolas may play "Elven Cloak"
      And Legolas may not play "Star-glass" by core.actions.needs-allowance
      And Legolas may not play the opponent's "Cram" by core.actions.needs-allowance
      And Gimli, Legolas and Frodo form a company
      And Gimli is tapped
      And the player's Gladden Fields is tapped
      And the opponent's Gladden Fields is in the location deck
      And "Spells of the Barrow-wights" is in the discard pile
      And the player has 6 character points

  @rule:core.prisoners.hosts-and-sites
  Rule: It is the strike that takes somebody, and nothing else that hurts

    @id:core-prisoners-0616 @compute
    Scenario: Pippin is hurt as all of them escape
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Pippin is at Rivendell
      And the company is moving to Goblin-gate by Starter Movement
      And the player holds "Escape"
      And the opponent holds "Giant Spiders" and "Flies and Spiders"
      When the opponent plays the creature "Giant Spiders" on the company keyed to a Wilderness
      And the opponent plays "Flies and Spiders" to hold Pippin at Ettenmoors
      And the player plays "Escape" on Pippin
      Then Pippin is wounded
      And there is no attack
      And "Giant Spiders", "Flies and Spiders" and "Escape" are in the discard pile
      And Ettenmoors is in the location deck

  @rule:core.prisoners.borrowed-site-card
  Rule: What is borrowed lies open

    @id:core-prisoners-0617 @allow @rule:core.movement.declare-face-down-site
    Scenario: The Evenstar shines on Rhudaur while they set out
      Given the emended rules
      And it is the organization phase
      And untapped Legolas is at Lórien
      And Frodo is held by the opponent's "Flies and Spiders" at the opponent's Ettenmoors
      And the player has "Gates of Morning" in play
      And the player holds "The Evenstar"
      When the company moves to the Ettenmoors of "Flies and Spiders"
      Then the opponent's Ettenmoors is in play
      And the player may play "The Evenstar" with Legolas on Rhudaur for its fourth effect
