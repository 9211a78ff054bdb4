Feature: On-guard cards

  A card lies face-down where the company goes, and nobody but the one who laid it there knows
  whether there is anything to be afraid of.

  @rule:core.on-guard.place-on-guard
  Rule: A card is laid where the company goes

    Background:
      Given the emended rules
      And untapped Aragorn II and untapped Gimli are at Lórien
      And the opponent holds "Orc-guard" and "Lure of the Senses"

    @id:core-on-guard-0001 @allow
    Scenario: Somebody is waiting in Moria
      Given it is the movement/hazard phase
      And the company is moving to Moria by Starter Movement
      When the opponent places "Orc-guard" on-guard
      Then it is legal
      And "Orc-guard" lies on-guard at Moria
      And an on-guard card lies at Moria
      And the opponent can see "Orc-guard"
      And the player cannot see "Orc-guard"
      And the opponent holds 1 card
      And 1 hazard was played on the company

    @id:core-on-guard-0002 @allow
    Scenario: They stay among the trees, and are not alone
      Given it is the movement/hazard phase
      When the opponent places "Lure of the Senses" on-guard
      Then it is legal
      And "Lure of the Senses" lies on-guard at Lórien
      And the player cannot see "Lure of the Senses"

    @id:core-on-guard-0003 @order
    Scenario: From its declaration on nobody sees what it is
      Given it is the movement/hazard phase
      And the company is moving to Moria by Starter Movement
      And the player holds "Gates of Morning"
      When the opponent places "Orc-guard" on-guard
      Then the player cannot see "Orc-guard"
      And "Orc-guard" waits to resolve
      And no on-guard card lies at Moria
      And the opponent holds 1 card
      And "Orc-guard" is no longer in hand

    @id:core-on-guard-0004 @forbid
    Scenario: They are in Moria by now
      Given it is the site phase
      And the company has entered the site
      When the opponent places "Orc-guard" on-guard
      Then it is illegal by core.on-guard.place-on-guard

    @id:core-on-guard-0005 @forbid
    Scenario: It is not for one's own company
      Given it is the movement/hazard phase
      And the player holds "Orc-guard"
      When the player places "Orc-guard" on-guard
      Then it is illegal by core.turn.resource-player-no-hazards

    @id:core-on-guard-0006 @forbid
    Scenario: What lies in the discard pile is not in hand
      Given it is the movement/hazard phase
      And the opponent's discard pile holds "Ghouls"
      When the opponent places "Ghouls" on-guard
      Then it is illegal by core.on-guard.place-on-guard

    @id:core-on-guard-0007 @forbid
    Scenario: Gates of Morning are no hazard, and wait for the seventh step all the same
      Given it is the movement/hazard phase
      And untapped Legolas is at Rivendell
      And the opponent holds "Gates of Morning"
      Then the opponent may not place "Gates of Morning" on-guard against Legolas's company by core.movement-hazard.eight-steps

  @rule:core.on-guard.any-card-allowed
  Rule: A guard may be a bluff

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Aragorn II and untapped Gimli are at Lórien

    @id:core-on-guard-0008 @allow
    Scenario: The gates stand open, and nobody knows
      Given the opponent holds "Gates of Morning"
      When the opponent places "Gates of Morning" on-guard
      Then it is legal
      And "Gates of Morning" lies on-guard at Lórien

    @id:core-on-guard-0009 @allow
    Scenario: A Hobbit behind the bush
      Given the opponent holds "Pippin"
      When the opponent places "Pippin" on-guard
      Then it is legal
      And "Pippin" lies on-guard at Lórien

  @rule:core.on-guard.one-per-phase
  Rule: One for each company

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Aragorn II and untapped Gimli are at Lórien
      And untapped Legolas is at Rivendell
      And the opponent holds "Orc-guard" and "Lure of the Senses"
      When the player chooses Aragorn II's company to go next
      And the opponent places "Orc-guard" on-guard

    @id:core-on-guard-0010 @forbid
    Scenario: A second one for Aragorn
      When the opponent places "Lure of the Senses" on-guard
      Then it is illegal by core.on-guard.one-per-phase
      And "Orc-guard" lies on-guard at Lórien

    @id:core-on-guard-0011 @allow
    Scenario: The first one for Legolas
      When the player passes
      And the opponent passes
      And the opponent places "Lure of the Senses" on-guard against Legolas's company
      Then it is legal
      And "Orc-guard" lies on-guard at Lórien
      And "Lure of the Senses" lies on-guard at Rivendell

  @rule:core.on-guard.counts-and-may-respond
  Rule: It takes its share of the hazard limit, and may answer something

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Aragorn II and untapped Gimli are at Lórien
      And the player has "Gates of Morning" in play
      And the player holds "Many Turns and Doublings"
      And the opponent holds "Minions Stir", "Plague of Wights" and "Lure of the Senses"

    @id:core-on-guard-0012 @allow
    Scenario: While the company turns and doubles
      When the player plays "Many Turns and Doublings" with Aragorn II for its second effect
      And the opponent places "Lure of the Senses" on-guard in response
      Then it is legal
      And "Lure of the Senses" lies on-guard at Lórien
      And "Many Turns and Doublings" is in the discard pile
      And 1 hazard was played on the company

    @id:core-on-guard-0013 @forbid
    Scenario: Two hazards are all for two
      When the opponent plays "Minions Stir"
      And the opponent plays "Plague of Wights"
      And the opponent places "Lure of the Senses" on-guard
      Then it is illegal by core.hazards.limit-at-declaration
      And "Minions Stir" and "Plague of Wights" are in play

    @id:core-on-guard-0014 @allow
    Scenario: One leaves room for it
      When the opponent plays "Minions Stir"
      And the opponent places "Lure of the Senses" on-guard
      Then it is legal
      And "Minions Stir" is in play
      And "Lure of the Senses" lies on-guard at Lórien

    @id:core-on-guard-0015 @compute
    Scenario: To reveal it takes no more of the limit
      When the opponent plays "Minions Stir"
      And the opponent places "Lure of the Senses" on-guard
      Then 2 hazards were played on the company
      And 0 more hazards can be played on the company
      And "Minions Stir" is in play
      And "Lure of the Senses" lies on-guard at Lórien

  @rule:core.on-guard.counts-and-may-respond
  Rule: What is revealed is not counted again

    @id:core-on-guard-0016 @compute
    Scenario: A Lure for Aragorn, for nothing
      Given the emended rules
      And it is the site phase
      And untapped Aragorn II is at Moria
      And the company has entered the site
      And the player holds "Glamdring"
      And the opponent has placed "Lure of the Senses" on-guard
      When Aragorn II plays "Glamdring"
      And the opponent reveals "Lure of the Senses" on Aragorn II
      Then 0 hazards were played on the company
      And Aragorn II bears "Lure of the Senses" and "Glamdring"
      And Aragorn II and the site are tapped
      And the player has 2 item points

  @rule:core.on-guard.over-limit-returns-hand
  Rule: One too many goes back to hand

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Aragorn II and untapped Gimli are at Lórien
      And the player has "Gates of Morning" in play
      And the player holds "Many Turns and Doublings"
      And the opponent holds "Minions Stir", "Weariness of the Heart" and "Lure of the Senses"

    @id:core-on-guard-0017 @compute
    Scenario: The company doubles back, and the guard comes too late
      When the opponent plays "Minions Stir"
      And the opponent places "Lure of the Senses" on-guard
      And the player plays "Many Turns and Doublings" with Aragorn II for its second effect in response
      Then "Lure of the Senses" is in hand
      And "Many Turns and Doublings" is in the discard pile
      And "Minions Stir" is in play
      And no on-guard card lies at Lórien
      And the opponent holds 2 cards

    @id:core-on-guard-0018 @compute
    Scenario: Without that it would have been in time
      When the opponent plays "Minions Stir"
      And the opponent places "Lure of the Senses" on-guard
      Then "Lure of the Senses" lies on-guard at Lórien
      And "Minions Stir" is in play

  @rule:core.on-guard.site-leaves-play
  Rule: With the site goes the guard

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin and untapped Gimli are at Lórien
      And the company is moving to Moria by Starter Movement
      And the opponent holds "Orc-guard" and "Snowstorm"
      And the opponent has "Doors of Night" in play

    @id:core-on-guard-0019 @compute
    Scenario: Caradhras has defeated them
      When the opponent places "Orc-guard" on-guard
      And the opponent plays "Snowstorm"
      Then the company is at Lórien
      And Moria is in the location deck
      And "Orc-guard" is in hand
      And "Snowstorm" is in play

    @id:core-on-guard-0020 @compute
    Scenario: The weather holds, and so does the guard
      When the opponent places "Orc-guard" on-guard
      And the movement/hazard phase is over
      Then the company is at Moria
      And "Orc-guard" lies on-guard at Moria
      And Lórien is in the location deck

  @rule:core.on-guard.entry-reveal-window
  Rule: What lies in wait shows itself as they come in

    Background:
      Given the emended rules
      And it is the site phase

    @id:core-on-guard-0021 @allow
    Scenario: The chamber is full of Orcs
      Given untapped Aragorn II and untapped Gimli are at Moria
      And the opponent has placed "Orc-guard" on-guard
      When the company enters the site
      And the opponent reveals "Orc-guard"
      Then it is legal
      And the attack comes from Moria
      And "Orc-guard" is no longer on-guard
      And no on-guard card lies at Moria

    @id:core-on-guard-0022 @forbid
    Scenario: Nothing attacks at Bree
      Given untapped Aragorn II and untapped Gimli are at Bree
      And the opponent has placed "Sellswords Between Charters" on-guard
      When the company enters the site
      And the opponent reveals "Sellswords Between Charters"
      Then it is illegal by core.on-guard.entry-reveal-window

    @id:core-on-guard-0023 @forbid
    Scenario: They stay outside
      Given untapped Aragorn II and untapped Gimli are at Moria
      And the opponent has placed "Orc-guard" on-guard
      Then the opponent may not reveal "Orc-guard" by core.on-guard.entry-reveal-window

    @id:core-on-guard-0024 @forbid
    Scenario: The Orcs of Moria are upon them, and it is too late
      Given untapped Aragorn II and untapped Gimli are at Moria
      And the opponent has placed "Orc-guard" on-guard
      When the company enters the site
      And the opponent passes
      Then the attack comes from Moria
      And the opponent may not reveal "Orc-guard" by core.on-guard.entry-reveal-window

    @id:core-on-guard-0025 @order
    Scenario: The player has to wait for it
      Given untapped Aragorn II and untapped Gimli are at Moria
      And the opponent has placed "Orc-guard" on-guard
      When the company enters the site
      Then the opponent has to act in the window entry-reveal

    @id:core-on-guard-0026 @forbid
    Scenario: A bluff stays one
      Given untapped Aragorn II and untapped Gimli are at Moria
      And the opponent has placed "Gates of Morning" on-guard
      When the company enters the site
      And the opponent reveals "Gates of Morning"
      Then it is illegal by core.actions.needs-allowance

  @rule:core.on-guard.creature-keyed-to-site
  Rule: A creature has to belong to the place

    Background:
      Given the emended rules
      And untapped Aragorn II and untapped Gimli are at Lórien
      And it is the movement/hazard phase
      And the company is moving to Moria by Starter Movement

    @id:core-on-guard-0027 @order
    Scenario: The Ghouls come after the Orcs
      Given the opponent holds "Ghouls"
      When the opponent places "Ghouls" on-guard
      And the company enters the site
      And the opponent reveals "Ghouls"
      Then the attack is Orc (4 strikes at 7)
      And "Ghouls" is being played
      When Aragorn II faces the strike and rolls 6 and 6
      And Gimli faces the strike and rolls 6 and 6
      Then the attack is Undead (5 strikes at 7)
      And the attack comes from "Ghouls"
      And "Ghouls" is in play
      And Aragorn II and Gimli are tapped
      And Lórien is in the location deck

    @id:core-on-guard-0028 @allow
    Scenario: The Watcher is at home there
      Given the opponent holds "Watcher in the Water"
      When the opponent places "Watcher in the Water" on-guard
      And the company enters the site
      And the opponent reveals "Watcher in the Water" keyed to Moria
      Then it is legal
      And the attack comes from Moria
      And "Watcher in the Water" is no longer on-guard
      And Lórien is in the location deck

    @id:core-on-guard-0029 @forbid
    Scenario: The Wolves were in the Wilderness, and are no matter now
      Given the opponent holds "Wolves"
      When the opponent places "Wolves" on-guard
      And the company enters the site
      And the opponent reveals "Wolves"
      Then it is illegal by core.on-guard.creature-keyed-to-site
      And "Wolves" lies on-guard at Moria
      And Lórien is in the location deck

  @rule:core.on-guard.event-affecting-attack
  Rule: An event has to do with the attacks

    Background:
      Given the emended rules
      And it is the site phase
      And untapped Aragorn II and untapped Gimli are at Goblin-gate

    @id:core-on-guard-0030 @allow
    Scenario: The minions stir
      Given the opponent has placed "Minions Stir" on-guard
      When the company enters the site
      And the opponent reveals "Minions Stir"
      Then it is legal
      And the attack is Orc (4 strikes at 7)
      And "Minions Stir" is in play

    @id:core-on-guard-0031 @forbid
    Scenario: It is the Orcs whom a lure would have to allure
      Given the opponent has placed "Lure of the Senses" on-guard
      When the company enters the site
      And the opponent reveals "Lure of the Senses" on Gimli
      Then it is illegal by core.on-guard.event-affecting-attack

    @id:core-on-guard-0032 @forbid
    Scenario: There are no Wights in there
      Given the opponent has placed "Plague of Wights" on-guard
      When the company enters the site
      And the opponent reveals "Plague of Wights"
      Then it is illegal by core.on-guard.event-affecting-attack

  @rule:core.on-guard.added-or-removed-attack
  Rule: One attack more is a change, too

    Background:
      Given the emended rules
      And it is the site phase

    @id:core-on-guard-0033 @allow
    Scenario: The Orcs come twice
      Given untapped Aragorn II and untapped Gimli are at Goblin-gate
      And the opponent has placed "Incite Minions" on-guard
      When the company enters the site
      And the opponent reveals "Incite Minions" on Goblin-gate
      Then it is legal
      And Goblin-gate has the automatic-attacks Orc (3 strikes at 6) and Orc (3 strikes at 6)
      And "Incite Minions" is in the discard pile

    @id:core-on-guard-0034 @forbid
    Scenario: There is no second attack that could come twice
      Given untapped Aragorn II and untapped Gimli are at Goblin-gate
      And the opponent has placed "Incite Minions" on-guard
      When the company enters the site
      And the opponent reveals "Incite Minions" on Goblin-gate for its second effect
      Then it is illegal by core.on-guard.event-affecting-attack

    @id:core-on-guard-0035 @forbid
    Scenario: The Wolves of winter come to Bree in vain
      Given untapped Aragorn II and untapped Gimli are at Bree
      And the opponent has placed "Fell Winter" on-guard
      When the company enters the site
      And the opponent reveals "Fell Winter"
      Then it is illegal by core.on-guard.reveal-on-resource

    @id:core-on-guard-0036 @forbid
    Scenario: A Shadow-hold has no denizens
      Given untapped Aragorn II and untapped Gimli are at Goblin-gate
      And the opponent has placed "Incite Denizens" on-guard
      When the company enters the site
      And the opponent reveals "Incite Denizens" on Goblin-gate
      Then it is illegal by the text of "Incite Denizens"

  @rule:core.on-guard.entry-step-closed
  Rule: There is time for nothing else

    Background:
      Given the emended rules
      And it is the site phase
      And untapped Elrond and untapped Gimli are at Goblin-gate
      And the player has "Gates of Morning" in play
      And the player holds "The Cock Crows"
      And the opponent has "Stormcrow" in play

    @id:core-on-guard-0037 @forbid
    Scenario: The cock may crow later
      Given the opponent has placed "Minions Stir" and "Awaken Minions" on-guard
      When the company enters the site
      And the opponent reveals "Minions Stir"
      And the player plays "The Cock Crows" on "Stormcrow" for its second effect in response
      Then it is illegal by core.on-guard.entry-step-closed
      And "Minions Stir" is being played

    @id:core-on-guard-0038 @allow
    Scenario: When they are in, it may
      Given the company has entered the site
      When the player plays "The Cock Crows" on "Stormcrow" for its second effect
      Then it is legal
      And "The Cock Crows" and "Stormcrow" are in the discard pile

    @id:core-on-guard-0039 @forbid
    Scenario: What is in hand stays there
      Given the opponent holds "Awaken Minions"
      And the opponent has placed "Minions Stir" on-guard
      When the company enters the site
      And the opponent plays "Awaken Minions" now
      Then it is illegal by core.on-guard.entry-step-closed

    @id:core-on-guard-0040 @allow
    Scenario: What lies there may follow what lay there
      Given the opponent has placed "Minions Stir" and "Awaken Minions" on-guard
      When the company enters the site
      And the opponent reveals "Minions Stir"
      And the opponent reveals "Awaken Minions"
      Then it is legal
      And the attack is Orc (8 strikes at 7)
      And "Minions Stir" and "Awaken Minions" are in play

  @rule:core.on-guard.reveal-on-resource
  Rule: Whoever takes something from the site may find more than he looked for

    Background:
      Given the emended rules
      And it is the site phase
      And untapped Aragorn II and untapped Gimli are at Moria
      And the company has entered the site
      And the player holds "Glamdring" and "Cram"
      And the opponent has placed "Lure of the Senses" on-guard

    @id:core-on-guard-0041 @allow
    Scenario: The sword has its price
      When Aragorn II plays "Glamdring"
      And the opponent reveals "Lure of the Senses" on Aragorn II
      Then it is legal
      And Aragorn II bears "Lure of the Senses" and "Glamdring"
      And Aragorn II and the site are tapped
      And the player has 2 item points

    @id:core-on-guard-0042 @allow
    Scenario: It may be Gimli who pays it
      When Aragorn II plays "Glamdring"
      And the opponent reveals "Lure of the Senses" on Gimli
      Then it is legal
      And Gimli bears "Lure of the Senses"
      And Aragorn II bears "Glamdring"
      And Aragorn II and the site are tapped
      And the player has 2 item points

    @id:core-on-guard-0043 @forbid
    Scenario: The bread after it taps nothing any more
      When Aragorn II plays "Glamdring"
      And Gimli plays "Cram"
      And the opponent reveals "Lure of the Senses" on Gimli
      Then it is illegal by core.on-guard.reveal-on-resource
      And Aragorn II bears "Glamdring"
      And Gimli bears "Cram"
      And Aragorn II, Gimli and the site are tapped
      And the player has 2 item points

    @id:core-on-guard-0044 @forbid
    Scenario: Nobody has touched anything
      Then the opponent may not reveal "Lure of the Senses" on Gimli by core.actions.when-asked

  @rule:core.on-guard.must-affect-company
  Rule: It has to do with the company

    Background:
      Given the emended rules
      And it is the site phase
      And untapped Aragorn II and untapped Gimli are at Moria
      And the company has entered the site
      And the player holds "Glamdring"

    @id:core-on-guard-0045 @allow
    Scenario: Gimli is weary
      Given the opponent has placed "Weariness of the Heart" on-guard
      When Aragorn II plays "Glamdring"
      And the opponent reveals "Weariness of the Heart" on Gimli
      Then it is legal
      And the prowess of Gimli is 4
      And Aragorn II bears "Glamdring"
      And "Weariness of the Heart" is in the discard pile
      And Aragorn II and the site are tapped
      And the player has 2 item points

    @id:core-on-guard-0046 @forbid
    Scenario: Smaug is far away
      Given the opponent has placed "Smaug at Home" on-guard
      When Aragorn II plays "Glamdring"
      And the opponent reveals "Smaug at Home"
      Then it is illegal by core.on-guard.must-affect-company
      And "Glamdring" is being played
      And Aragorn II is tapped

    @id:core-on-guard-0047 @forbid
    Scenario: Orcs should have come earlier
      Given the opponent has placed "Orc-guard" on-guard
      When Aragorn II plays "Glamdring"
      And the opponent reveals "Orc-guard"
      Then it is illegal by core.on-guard.must-affect-company
      And Aragorn II is tapped
      And "Glamdring" is being played

    @id:core-on-guard-0048 @forbid
    Scenario: Legolas is in Rivendell
      Given untapped Legolas is at Rivendell
      And the opponent has placed "Weariness of the Heart" on-guard against Aragorn II's company
      When Aragorn II plays "Glamdring"
      And the opponent reveals "Weariness of the Heart" on Legolas
      Then it is illegal by core.on-guard.must-affect-company
      And Aragorn II is tapped
      And "Glamdring" is being played

  @rule:core.on-guard.must-affect-company
  Rule: An event without a target affects the company if somebody or something of it changes

    Background:
      Given the emended rules
      And it is the site phase
      And the player holds "Glamdring"

    @id:on-guard-affects-0001 @allow
    Scenario: Night takes prowess from Boromir
      Given untapped Gimli and untapped Boromir II are at Moria
      And the company has entered the site
      And the opponent has placed "Night" on-guard
      When Gimli plays "Glamdring"
      Then the opponent may reveal "Night"
      And "Glamdring" is being played
      And Gimli is tapped

    @id:on-guard-affects-0002 @forbid
    Scenario: Night does nothing to Dwarves and Elves
      Given untapped Gimli and untapped Legolas are at Moria
      And the company has entered the site
      And the opponent has placed "Night" on-guard
      When Gimli plays "Glamdring"
      Then the opponent may not reveal "Night" by core.on-guard.must-affect-company
      And "Glamdring" is being played
      And Gimli is tapped

    @id:on-guard-affects-0003 @allow
    Scenario: Scorba at Home makes the sword that Legolas bears heavier
      Given untapped Gimli and untapped Legolas are at Moria
      And the company has entered the site
      And Legolas bears "Sword of Gondolin"
      And the opponent has placed "Scorba at Home" on-guard
      When Gimli plays "Glamdring"
      Then the opponent may reveal "Scorba at Home"
      And "Glamdring" is being played
      And Gimli is tapped

    @id:on-guard-affects-0004 @forbid
    Scenario: Scorba at Home waits for a sword that nobody bears yet
      Given untapped Gimli and untapped Legolas are at Moria
      And the company has entered the site
      And the opponent has placed "Scorba at Home" on-guard
      When Gimli plays "Glamdring"
      Then the opponent may not reveal "Scorba at Home" by core.on-guard.must-affect-company
      And "Glamdring" is being played
      And Gimli is tapped

    @id:on-guard-affects-0005 @allow
    Scenario: Slip Treacherously taps what Legolas bears
      Given untapped Gimli and untapped Legolas are at Moria
      And the company has entered the site
      And Legolas bears "Elven Cloak"
      And the opponent has placed "Slip Treacherously" on-guard
      When Gimli plays "Glamdring"
      Then the opponent may reveal "Slip Treacherously"
      And "Glamdring" is being played
      And Gimli is tapped

  @rule:core.on-guard.influence-check-cards
  Rule: Who talks may be talked down

    Background:
      Given the emended rules
      And it is turn 5 of the game
      And it is the site phase
      And untapped Aragorn II and untapped Gimli are at Bree
      And Aragorn II's company has entered the site

    @id:core-on-guard-0049 @allow
    Scenario: Times are evil for Rangers
      Given the opponent has placed "Times Are Evil" on-guard
      When Aragorn II influences "Rangers of the North"
      And the opponent reveals "Times Are Evil"
      And 3 and 3 are rolled for the influence check
      Then the influence check of Aragorn II was 9
      And "Rangers of the North" is in the discard pile
      And "Times Are Evil" is in play
      And Aragorn II is tapped

    @id:core-on-guard-0050 @rule:core.on-guard.must-affect-company @forbid
    Scenario: For a sword they are no worse than ever
      Given untapped Legolas is at Moria
      And the player holds "Glamdring"
      And Legolas's company has entered the site
      And the opponent has placed "Times Are Evil" on-guard against Legolas's company
      When Legolas plays "Glamdring"
      And the opponent reveals "Times Are Evil"
      Then it is illegal by core.on-guard.must-affect-company
      And Legolas is tapped
      And "Glamdring" is being played

    @id:core-on-guard-0411 @allow
    Scenario: Whoever waits for him to succeed need not wait any longer
      Given the opponent has placed "Lure of Power" on-guard
      When Aragorn II influences "Rangers of the North"
      And the opponent reveals "Lure of Power"
      And 5 and 5 are rolled for the influence check
      And 6 and 6 are rolled for the corruption check
      Then "Rangers of the North" is in the marshalling-point pile
      And "Lure of Power" is in the discard pile
      And Aragorn II and the site are tapped
      And the player has 3 faction points

    @id:core-on-guard-0412 @rule:core.on-guard.must-affect-company @forbid
    Scenario: A Hobbit who succeeds is no use to it
      Given untapped Merry is at Wellinghall
      And the player holds "Ents of Fangorn"
      And Merry's company has entered the site
      And the opponent has placed "Lure of Power" on-guard against Merry's company
      When Merry influences "Ents of Fangorn"
      Then the opponent may not reveal "Lure of Power" by core.on-guard.must-affect-company
      And Merry is tapped
      And "Ents of Fangorn" is being played

    @id:core-on-guard-0051 @allow
    Scenario: Nor do they help against the opponent's people
      Given the opponent's untapped Imrahil is at Bree
      And the opponent has placed "Times Are Evil" on-guard
      When Aragorn II seeks to influence away the opponent's Imrahil
      Then the opponent may reveal "Times Are Evil"
      And Aragorn II is tapped

    @id:core-on-guard-0052 @rule:core.on-guard.reveal-on-resource @forbid
    Scenario: To be weary is one thing, to be less convincing another
      Given the opponent's untapped Imrahil is at Bree
      And the opponent has placed "Weariness of the Heart" and "Times Are Evil" on-guard
      When Aragorn II seeks to influence away the opponent's Imrahil
      Then the opponent may not reveal "Weariness of the Heart" on Aragorn II by core.on-guard.reveal-on-resource
      And Aragorn II is tapped

    @id:core-on-guard-0053 @allow
    Scenario: He says something foolish
      Given the opponent's untapped Imrahil is at Bree
      And the opponent has placed "Foolish Words" on-guard
      When Aragorn II seeks to influence away the opponent's Imrahil
      Then the opponent may reveal "Foolish Words" on Aragorn II
      And Aragorn II is tapped

  @rule:core.on-guard.targets-existed-earlier
  Rule: It takes somebody who was there before

    Background:
      Given the emended rules
      And it is the site phase
      And untapped Aragorn II and untapped Gimli are at Moria
      And the company has entered the site
      And the player holds "Glamdring"
      And the opponent has placed "Dragon-sickness" on-guard

    @id:core-on-guard-0054 @allow
    Scenario: Gimli has had his hauberk for long
      Given Gimli bears "Hauberk of Bright Mail"
      When Aragorn II plays "Glamdring"
      Then the opponent may reveal "Dragon-sickness" on Gimli
      And "Glamdring" is being played
      And Aragorn II is tapped

    @id:core-on-guard-0055 @forbid
    Scenario: He has found it only just now
      Given Gimli bears "Hauberk of Bright Mail"
      And "Hauberk of Bright Mail" came into play this turn
      When Aragorn II plays "Glamdring"
      And the opponent reveals "Dragon-sickness" on Gimli
      Then it is illegal by core.on-guard.targets-existed-earlier
      And "Glamdring" is being played
      And Aragorn II is tapped

    @id:core-on-guard-0056 @uses:core.on-guard.only-declared-effects @forbid
    Scenario: Aragorn will bear a sword, and bears none
      When Aragorn II plays "Glamdring"
      And the opponent reveals "Dragon-sickness" on Aragorn II
      Then it is illegal by core.on-guard.targets-existed-earlier
      And "Glamdring" is being played
      And Aragorn II is tapped

  @rule:core.on-guard.targets-existed-earlier
  Rule: Whoever has joined them since is safe

    Background:
      Given the emended rules
      And it is the site phase
      And untapped Aragorn II and untapped Haldir are at Moria
      And the company has entered the site
      And the player holds "Glamdring"
      And the opponent has placed "Lure of the Senses" on-guard

    @id:core-on-guard-0057 @forbid
    Scenario: Haldir came this very turn
      Given Haldir came into play this turn
      When Aragorn II plays "Glamdring"
      And the opponent reveals "Lure of the Senses" on Haldir
      Then it is illegal by core.on-guard.targets-existed-earlier
      And "Glamdring" is being played
      And Aragorn II is tapped

    @id:core-on-guard-0058 @allow
    Scenario: Haldir has been with them all the way
      When Aragorn II plays "Glamdring"
      And the opponent reveals "Lure of the Senses" on Haldir
      Then it is legal
      And Haldir bears "Lure of the Senses"
      And Aragorn II bears "Glamdring"
      And Aragorn II and the site are tapped
      And the player has 2 item points

  @rule:core.on-guard.targets-existed-earlier
  Rule: The journey is what counts

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Aragorn II and untapped Gimli are at Edoras
      And the player holds "Riders of Rohan"
      And the opponent holds "One Foe to Breed a War" and "Weariness of the Heart"

    @id:core-on-guard-0059 @forbid
    Scenario: Nobody was hurt on the way
      When the opponent places "One Foe to Breed a War" on-guard
      And the company enters the site
      And Aragorn II influences "Riders of Rohan"
      And the opponent reveals "One Foe to Breed a War" on Gimli
      Then it is illegal by core.on-guard.targets-existed-earlier
      And "One Foe to Breed a War" lies on-guard at Edoras
      And "Riders of Rohan" is being played
      And Aragorn II is tapped

    @id:core-on-guard-0060 @allow
    Scenario: Gimli was as strong then as he is now
      When the opponent places "Weariness of the Heart" on-guard
      And the company enters the site
      And Aragorn II influences "Riders of Rohan"
      Then the opponent may reveal "Weariness of the Heart" on Gimli
      And "Weariness of the Heart" lies on-guard at Edoras
      And "Riders of Rohan" is being played
      And Aragorn II is tapped

  @rule:core.on-guard.no-return-to-origin
  Rule: It does not send them away

    Background:
      Given the emended rules
      And it is the site phase
      And untapped Aragorn II and untapped Gimli are at Goblin-gate
      And the company has entered the site
      And the player holds "Cram"
      And the opponent has "Doors of Night" in play

    @id:core-on-guard-0061 @forbid
    Scenario: No storm reaches into the tunnels
      Given the opponent has placed "Snowstorm" on-guard
      When Gimli plays "Cram"
      And the opponent reveals "Snowstorm"
      Then it is illegal by core.on-guard.no-return-to-origin
      And "Cram" is being played
      And Gimli is tapped

    @id:core-on-guard-0062 @allow
    Scenario: Weariness does
      Given the opponent has placed "Weariness of the Heart" on-guard
      When Gimli plays "Cram"
      And the opponent reveals "Weariness of the Heart" on Gimli
      Then it is legal
      And the prowess of Gimli is 4
      And Gimli bears "Cram"
      And "Weariness of the Heart" is in the discard pile
      And Gimli and the site are tapped

  @rule:core.on-guard.no-site-tapping
  Rule: It does not shut the place up

    Background:
      Given the emended rules
      And it is the site phase
      And untapped Aragorn II and untapped Gimli are at Moria
      And the company has entered the site
      And the player holds "Cram"

    @id:core-on-guard-0063 @forbid
    Scenario: The winter is long in Moria, too
      Given the opponent has "Doors of Night" in play
      And the opponent has placed "Long Winter" on-guard
      When Gimli plays "Cram"
      And the opponent reveals "Long Winter"
      Then it is illegal by core.on-guard.no-site-tapping
      And "Cram" is being played
      And Gimli is tapped

    @id:core-on-guard-0064 @allow
    Scenario: A lure leaves the gates as they are
      Given the opponent has "Doors of Night" in play
      And the opponent has placed "Lure of the Senses" on-guard
      When Gimli plays "Cram"
      And the opponent reveals "Lure of the Senses" on Gimli
      Then it is legal
      And Gimli bears "Cram" and "Lure of the Senses"
      And Gimli and the site are tapped

  @rule:core.on-guard.no-character-removal
  Rule: It takes nobody away

    Background:
      Given the emended rules
      And it is the site phase
      And untapped Aragorn II and untapped Gimli are at Moria
      And the company has entered the site
      And the player holds "Cram"

    @id:core-on-guard-0065 @forbid
    Scenario: Home calls in vain
      Given the opponent has placed "Call of Home" on-guard
      When Gimli plays "Cram"
      And the opponent reveals "Call of Home" on Gimli
      Then it is illegal by core.on-guard.no-character-removal
      And "Cram" is being played
      And Gimli is tapped

    @id:core-on-guard-0413 @forbid
    Scenario Outline: <card>: Whatever it is that might part them, it comes too late
      Given the opponent has placed "<card>" on-guard
      When Gimli plays "Cram"
      Then the opponent may not reveal "<card>" on Aragorn II by core.on-guard.no-character-removal
      And "Cram" is being played
      And Gimli is tapped

      Examples:
        | case   | card                |
        | doubt  | A Lie in Your Eyes  |
        | plague | Plague              |

    @id:core-on-guard-0066 @allow
    Scenario: What he does to himself is another matter
      Given the opponent has placed "Weariness of the Heart" on-guard
      When Gimli plays "Cram"
      Then the opponent may reveal "Weariness of the Heart" on Gimli for its second effect
      And "Cram" is being played
      And Gimli is tapped

    @id:core-on-guard-0067 @allow
    Scenario: Gollum may go where he likes
      Given Gimli bears "Gollum"
      And the opponent has placed "Stay Her Appetite" on-guard
      When Gimli plays "Cram"
      Then the opponent may reveal "Stay Her Appetite" on "Gollum"
      And "Cram" is being played
      And Gimli is tapped

  @rule:core.on-guard.no-character-removal
  Rule: Nor does it part them

    @id:core-on-guard-0414 @forbid
    Scenario: Gimli and Legolas have no time to quarrel
      Given the emended rules
      And untapped Gimli and untapped Legolas are at Moria
      And the company has entered the site
      And the player holds "Cram"
      And the opponent has placed "Unhappy Blows" on-guard
      When Gimli plays "Cram"
      Then the opponent may not reveal "Unhappy Blows" on the company by core.on-guard.no-character-removal
      And "Cram" is being played
      And Gimli is tapped

  @rule:core.on-guard.no-do-nothing
  Rule: It does not stop them

    Background:
      Given the emended rules
      And it is the site phase
      And untapped Aragorn II and untapped Gimli are at Bree
      And the company has entered the site
      And the player holds "Rangers of the North"

    @id:core-on-guard-0068 @forbid
    Scenario: The river is behind them
      Given the opponent has placed "River" on-guard
      When Aragorn II influences "Rangers of the North"
      And the opponent reveals "River" on Bree
      Then it is illegal by core.on-guard.no-do-nothing
      And "Rangers of the North" is being played
      And Aragorn II is tapped

    @id:core-on-guard-0069 @allow
    Scenario: Evil times are not
      Given the opponent has placed "Times Are Evil" on-guard
      When Aragorn II influences "Rangers of the North"
      Then the opponent may reveal "Times Are Evil"
      And "Rangers of the North" is being played
      And Aragorn II is tapped

  @rule:core.on-guard.no-direct-tapping
  Rule: It tires nobody out there and then

    Background:
      Given the emended rules
      And it is the site phase
      And untapped Aragorn II and untapped Brand are at Moria
      And the company has entered the site
      And the player holds "Cram"
      And the opponent has "Doors of Night" in play

    @id:core-on-guard-0070 @forbid
    Scenario: There is no tree in Moria, and no darkness under it
      Given the opponent has placed "Darkness Under Tree" on-guard
      When Aragorn II plays "Cram"
      And the opponent reveals "Darkness Under Tree" on Brand
      Then it is illegal by core.on-guard.no-direct-tapping
      And "Cram" is being played
      And Aragorn II is tapped

    @id:core-on-guard-0415 @forbid
    Scenario: No shadow waits for anybody
      Given the opponent has placed "Waiting Shadow" on-guard
      When Aragorn II plays "Cram"
      Then the opponent may not reveal "Waiting Shadow" on the company by core.on-guard.no-direct-tapping
      And "Cram" is being played
      And Aragorn II is tapped

    @id:core-on-guard-0416 @forbid
    Scenario: Nor does it begin to stink
      Given untapped Frodo and untapped Beregond are at Barrow-downs
      And Frodo's company has entered the site
      And the player holds "Dagger of Westernesse"
      And the opponent holds "Giant Spiders"
      And the opponent has "Spawn of Ungoliant" in play
      And the opponent has placed "The Reek" on-guard against Frodo's company
      When Frodo plays "Dagger of Westernesse"
      Then the opponent may not reveal "The Reek" on Frodo's company by core.on-guard.no-direct-tapping
      And "Dagger of Westernesse" is being played
      And Frodo is tapped

    @id:core-on-guard-0071 @allow
    Scenario: To be weary is not to be tapped
      Given the opponent has placed "Weariness of the Heart" on-guard
      When Aragorn II plays "Cram"
      And the opponent reveals "Weariness of the Heart" on Brand
      Then it is legal
      And the prowess of Brand is 3
      And Aragorn II bears "Cram"
      And Aragorn II and the site are tapped
      And "Weariness of the Heart" is in the discard pile

  @rule:core.on-guard.no-facing-attack-cards
  Rule: Nobody was facing this attack before

    Background:
      Given the emended rules
      And it is the site phase
      And untapped Aragorn II and untapped Gimli are at The Lonely Mountain

    @id:core-on-guard-0072 @forbid
    Scenario: The Dragon's blood does not come out of the dark
      Given the opponent has placed "Dragon’s Blood" on-guard
      When the company enters the site
      And the opponent passes
      And the player assigns a strike to Aragorn II
      Then the opponent may not reveal "Dragon’s Blood" on Aragorn II by core.on-guard.no-facing-attack-cards

    @id:core-on-guard-0073 @forbid
    Scenario: Nor is anybody else's weariness a matter for the fight
      Given the opponent has placed "Weariness of the Heart" on-guard
      When the company enters the site
      And the opponent passes
      Then the opponent may not reveal "Weariness of the Heart" on Gimli by core.on-guard.reveal-on-resource

    @id:core-on-guard-0074 @allow
    Scenario: Before the Dragon comes, his wrath may be roused
      Given the opponent has placed "Prowess of Might" on-guard
      When the company enters the site
      And the opponent reveals "Prowess of Might" on The Lonely Mountain
      Then it is legal
      And the attack is Dragon (1 strike at 15)
      And "Prowess of Might" is in the discard pile

  @rule:core.on-guard.separate-earlier-chain
  Rule: It comes first, in a chain of its own

    Background:
      Given the emended rules
      And it is the site phase
      And untapped Aragorn II and untapped Gimli are at Moria
      And the company has entered the site
      And the player holds "Glamdring"

    @id:core-on-guard-0075 @order
    Scenario: The lure is there before the sword
      Given the opponent has placed "Lure of Expedience" on-guard
      When Aragorn II plays "Glamdring"
      And the opponent reveals "Lure of Expedience" on Gimli
      And 6 and 5 are rolled for the corruption check of Gimli
      Then the corruption check of Gimli was 11
      And Gimli bears "Lure of Expedience"
      And Aragorn II bears "Glamdring"
      And Aragorn II and the site are tapped
      And the player has 2 item points

    @id:core-on-guard-0076 @order
    Scenario: The player may answer it, and then the opponent, and only then comes the sword
      Given the opponent has placed "Lure of the Senses" on-guard
      And untapped Elrond is at Rivendell
      And the player holds "Gates of Morning"
      When Aragorn II plays "Glamdring"
      And the opponent reveals "Lure of the Senses" on Aragorn II
      Then the player has to act on "Lure of the Senses"
      And "Lure of the Senses" is being played
      And "Glamdring" is being played
      And Aragorn II is tapped

  @rule:core.on-guard.original-chain-resumes
  Rule: Then the other chain goes on

    Background:
      Given the emended rules
      And it is the site phase
      And untapped Aragorn II and untapped Gimli are at Moria
      And the opponent has "Despair of the Heart" in play on Gimli
      And the company has entered the site
      And the player holds "Glamdring" and "A Friend or Three"
      And the opponent has placed "Weariness of the Heart" on-guard

    @id:core-on-guard-0077 @order
    Scenario: A friend helps, and then comes the sword
      When Gimli plays "Glamdring"
      And the opponent reveals "Weariness of the Heart" on Gimli for its second effect
      And the player plays "A Friend or Three" on Gimli for its second effect in response
      And 1 and 2 are rolled for the corruption check
      Then the corruption check of Gimli was 5
      And Gimli bears "Glamdring"
      And "Weariness of the Heart" and "A Friend or Three" are in the discard pile
      And Gimli and the site are tapped
      And the player has 2 item points

    @id:core-on-guard-0078 @order
    Scenario: There is no Gimli any more to take up the sword
      When Gimli plays "Glamdring"
      And the opponent reveals "Weariness of the Heart" on Gimli for its second effect
      And 1 and 1 are rolled for the corruption check
      Then the corruption check of Gimli was 2
      And Gimli, "Despair of the Heart", "Weariness of the Heart" and "Glamdring" are in the discard pile
      And the player has 3 character points

  @rule:core.on-guard.original-chain-resumes
  Rule: Both players go on where they were

    @id:core-on-guard-0079 @order
    Scenario: What the player had in mind is still possible
      Given the emended rules
      And it is the site phase
      And untapped Aragorn II and untapped Gimli are at Moria
      And the company has entered the site
      And the player holds "Glamdring" and "Gates of Morning"
      And the opponent has placed "Lure of the Senses" on-guard
      When Aragorn II plays "Glamdring"
      And the opponent reveals "Lure of the Senses" on Aragorn II
      And the player passes
      And the opponent passes
      And the player plays "Gates of Morning" in response
      Then it is legal
      And "Gates of Morning" is in play
      And Aragorn II bears "Glamdring" and "Lure of the Senses"
      And Aragorn II and the site are tapped
      And the player has 2 item points

  @rule:core.on-guard.bound-to-company
  Rule: It lies in wait for one company

    Background:
      Given the emended rules
      And it is the site phase
      And untapped Aragorn II and untapped Gimli are at Moria
      And untapped Legolas is at Goblin-gate
      And the player holds "Cram"

    @id:core-on-guard-0080 @forbid
    Scenario: Legolas takes the bread
      Given Legolas's company has entered the site
      And the opponent has placed "Lure of the Senses" on-guard against Aragorn II's company
      When Legolas plays "Cram"
      And the opponent reveals "Lure of the Senses" on Legolas
      Then it is illegal by core.on-guard.bound-to-company
      And Legolas bears "Cram"
      And Legolas and Legolas's site are tapped

    @id:core-on-guard-0081 @allow
    Scenario: Legolas takes the bread, and is the one who is waited for
      Given Legolas's company has entered the site
      And the opponent has placed "Lure of the Senses" on-guard against Legolas's company
      When Legolas plays "Cram"
      And the opponent reveals "Lure of the Senses" on Legolas
      Then it is legal
      And Legolas bears "Cram" and "Lure of the Senses"
      And Legolas and Legolas's site are tapped

    @id:core-on-guard-0082 @compute
    Scenario: The minions stir for Legolas alone
      Given the opponent has placed "Minions Stir" on-guard against Legolas's company
      When Legolas's company enters Goblin-gate
      And the opponent reveals "Minions Stir"
      Then the attack is Orc (4 strikes at 7)
      And "Minions Stir" is in play
      When Legolas faces the strike and rolls 6 and 6
      And the attack is over
      And the player passes
      And Aragorn II's company enters Moria
      Then the attack is Orc (4 strikes at 7)
      And the attack comes from Moria
      And Legolas is tapped

  @rule:core.on-guard.bound-to-company
  Rule: How long it spares the others is open

    Background:
      Given the emended rules
      And it is the site phase
      And untapped Legolas is at Goblin-gate
      And the opponent's untapped Éomer is at Moria
      And the opponent has placed "Minions Stir" on-guard against Legolas's company

    @id:core-on-guard-0201 @compute
    Scenario: In the next turn the Orcs of Moria have heard of it
      When Legolas's company enters Goblin-gate
      And the opponent reveals "Minions Stir"
      Then the attack is Orc (4 strikes at 7)
      When Legolas faces the strike and rolls 6 and 6
      And the attack is over
      And the player ends the turn
      And the opponent's company enters the opponent's Moria
      Then the attack is Orc (5 strikes at 8)
      And "Minions Stir" is in play
      And Legolas is tapped

    @id:core-on-guard-0202 @compute
    Scenario: Or they have not, as it was for Legolas
      Given reading b of q.core.revealed-on-guard
      When Legolas's company enters Goblin-gate
      And the opponent reveals "Minions Stir"
      Then the attack is Orc (4 strikes at 7)
      When Legolas faces the strike and rolls 6 and 6
      And the attack is over
      And the player ends the turn
      And the opponent's company enters the opponent's Moria
      Then the attack is Orc (4 strikes at 7)
      And "Minions Stir" is in play
      And Legolas is tapped

  @rule:core.on-guard.bound-to-company
  Rule: If it spares them for good, it does not spare those against whom it was revealed

    Background:
      Given the emended rules
      And reading b of q.core.revealed-on-guard
      And it is the site phase
      And untapped Legolas is at Goblin-gate
      And untapped Gimli is at Rivendell
      And the opponent has placed "Redoubled Force" on-guard against Legolas's company
      When Legolas's company enters Goblin-gate
      And the opponent reveals "Redoubled Force"
      Then the attack is Orc (6 strikes at 8)
      When Legolas faces the strike and rolls 4 and 4
      And the attack is over
      And the player ends the turn
      And the opponent ends the turn

    @id:core-on-guard-0203 @compute
    Scenario: He tries it again
      When the player chooses Legolas's company to go next
      And the movement/hazard phase is over
      And Legolas's company enters Goblin-gate
      Then the attack is Orc (6 strikes at 8)
      And "Redoubled Force" is in play
      And Legolas is tapped

    @id:core-on-guard-0204 @compute
    Scenario: He tries it again, and has got help
      When Gimli's company moves to Goblin-gate
      And the player chooses Gimli's company to go next
      And Gimli's company travels by Starter Movement
      And Legolas's company enters Goblin-gate
      Then the attack is Orc (6 strikes at 8)
      And "Redoubled Force" is in play
      And Legolas and Gimli form a company
      And Legolas is tapped
      And Rivendell is in the location deck

  @rule:core.on-guard.bound-to-company
  Rule: If the company goes up in another, it waits for that

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Aragorn II is at Rivendell
      And untapped Gimli is at Bree
      And Aragorn II's company is moving to Bree
      And the player holds "Rangers of the North"
      And the opponent holds "Lure of the Senses"

    @id:core-on-guard-0083 @allow
    Scenario: It was Gimli for whom it waited, and he has friends now
      When the player chooses Gimli's company to go next
      And the opponent places "Lure of the Senses" on-guard against Gimli's company
      And Aragorn II's company travels by Starter Movement
      And Aragorn II's company enters Bree
      And Aragorn II influences "Rangers of the North"
      Then "Lure of the Senses" lies on-guard at Bree
      And the opponent may reveal "Lure of the Senses" on Gimli
      And the opponent may not reveal "Lure of the Senses" on Aragorn II by core.on-guard.targets-existed-earlier
      And "Rangers of the North" is being played
      And Aragorn II and Gimli form a company
      And Aragorn II is tapped
      And Rivendell is in the location deck

    @id:core-on-guard-0391 @compute
    Scenario: Who waits for Legolas goes on doing so
      Given untapped Legolas is at Lórien
      And the opponent holds "Foolish Words"
      When the player chooses Legolas's company to go next
      And the opponent places "Foolish Words" on-guard against Legolas's company
      And the player chooses Gimli's company to go next
      And the opponent places "Lure of the Senses" on-guard against Gimli's company
      And Aragorn II's company travels by Starter Movement
      And Aragorn II's company enters Bree
      Then "Foolish Words" lies on-guard at Lórien
      And "Lure of the Senses" lies on-guard at Bree
      And Aragorn II and Gimli form a company
      And Rivendell is in the location deck

  @rule:core.on-guard.returned-to-hand
  Rule: In the end it goes back to hand

    Background:
      Given the emended rules
      And it is the site phase
      And untapped Aragorn II is at Bree
      And untapped Legolas is at Moria
      And Aragorn II's company has entered the site
      And the opponent has placed "Lure of the Senses" on-guard against Aragorn II's company

    @id:core-on-guard-0084 @order
    Scenario: Legolas has still to be at his site
      When the player passes
      Then "Lure of the Senses" lies on-guard at Bree
      And it is the site phase

    @id:core-on-guard-0085 @order
    Scenario: They have all been at theirs
      When the site phase is over
      Then "Lure of the Senses" is in hand
      And no on-guard card lies at Bree
      And it is the end-of-turn phase

    @id:core-on-guard-0086 @uses:core.on-guard.ceases-when-revealed @order
    Scenario: What was revealed is on guard no longer
      Given the player holds "Rangers of the North"
      When Aragorn II influences "Rangers of the North"
      And the opponent reveals "Lure of the Senses" on Aragorn II
      And 1 and 1 are rolled for the influence check
      And the site phase is over
      Then Aragorn II bears "Lure of the Senses"
      And no on-guard card lies at Bree
      And "Rangers of the North" is in the discard pile
      And Aragorn II is tapped

  @rule:core.site-phase.entry-attack-order
  Rule: Who waits inside comes in the order that the company's player likes

    Background:
      Given the emended rules
      And it is the site phase
      And untapped Aragorn II and untapped Gimli are at Moria
      And the opponent has placed "Orc-guard" and "Ghouls" on-guard
      When the company enters the site
      And the opponent reveals "Orc-guard"
      And the opponent reveals "Ghouls"
      And Aragorn II faces the strike and rolls 6 and 6
      And Gimli faces the strike and rolls 6 and 6

    @id:core-on-guard-0087 @allow
    Scenario: The Ghouls first
      When the player chooses "Ghouls" for "Orc-guard"
      Then it is legal
      And the attack comes from "Ghouls"
      And "Ghouls" is in play
      And "Orc-guard" is being played
      And Aragorn II and Gimli are tapped

    @id:core-on-guard-0088 @forbid
    Scenario: It is not for the opponent to say
      When the opponent chooses "Ghouls" for "Orc-guard"
      Then it is illegal by core.actions.when-asked
      And "Orc-guard" and "Ghouls" are being played
      And Aragorn II and Gimli are tapped

    @id:core-on-guard-0089 @order
    Scenario: The Orcs follow the Ghouls without a pause
      When the player chooses "Ghouls" for "Orc-guard"
      And Aragorn II faces the strike and rolls 6 and 6
      And Gimli faces the strike and rolls 6 and 6
      Then the attack comes from "Orc-guard"
      And the attack is Orc (5 strikes at 8)
      And "Orc-guard" is in play
      And "Ghouls" is in the marshalling-point pile
      And Aragorn II and Gimli are tapped
      And the player has 1 kill point

  @rule:core.site-phase.entry-attack-order
  Rule: Agents take their turn among them

    Background:
      Given the emended rules
      And it is the site phase
      And untapped Aragorn II and untapped Gimli are at Moria
      And the opponent has Anarin as a face-up agent at Moria
      And the opponent has placed "Orc-guard" on-guard
      When the company enters the site
      And the opponent reveals "Orc-guard"
      And Aragorn II faces the strike and rolls 6 and 6
      And Gimli faces the strike and rolls 6 and 6
      And the agent Anarin falls upon the company

    @id:core-on-guard-0094 @order
    Scenario: Anarin first, and then the Orcs
      When the player chooses Anarin for "Orc-guard"
      Then the attack comes from Anarin
      And "Orc-guard" is being played
      And Aragorn II and Gimli are tapped

    @id:core-on-guard-0095 @order
    Scenario: The Orcs first, and then Anarin
      When the player chooses "Orc-guard" for "Anarin"
      Then the attack comes from "Orc-guard"
      And "Orc-guard" is in play
      And Aragorn II and Gimli are tapped

  @rule:core.site-phase.resources-after-attacks
  Rule: There is nothing to be had before they are through

    @id:core-on-guard-0090 @forbid
    Scenario: The Ghouls have still to come
      Given the emended rules
      And it is the site phase
      And untapped Aragorn II and untapped Gimli are at Moria
      And the player holds "Cram"
      And the opponent has placed "Ghouls" on-guard
      When the company enters the site
      And the opponent reveals "Ghouls"
      Then the attack comes from Moria
      And "Ghouls" is being played
      And Gimli may not play "Cram" by core.site-phase.resources-after-attacks

  @rule:core.on-guard.separate-earlier-chain
  Rule: To be tapped once more makes no difference

    @id:core-on-guard-0091 @uses:core.on-guard.indirect-tapping-harmless @compute
    Scenario: Belegorn only just stands it
      Given the emended rules
      And the player is a Ringwraith
      And it is the site phase
      And untapped Belegorn is at Dead Marshes
      And the opponent has "Lure of the Senses" and "Despair of the Heart" in play on Belegorn
      And the company has entered the site
      And the player holds "Saw-toothed Blade"
      And the opponent has placed "Weariness of the Heart" on-guard
      When Belegorn plays "Saw-toothed Blade"
      And the opponent reveals "Weariness of the Heart" on Belegorn for its second effect
      And 2 and 2 are rolled for the corruption check
      Then the corruption check of Belegorn was 4
      And Belegorn bears "Saw-toothed Blade"
      And "Weariness of the Heart" is in the discard pile
      And Belegorn and the site are tapped

  @rule:core.on-guard.original-chain-resumes
  Rule: What is done about a check counts until the check is made

    @id:core-on-guard-0092 @compute
    Scenario: Friends make up for half of what he has said
      Given the emended rules
      And it is the site phase
      And untapped Aragorn II and untapped Gimli are at Bree
      And the company has entered the site
      And the player holds "Rangers of the North" and "A Friend or Three"
      And the opponent has placed "Foolish Words" on-guard
      When Aragorn II influences "Rangers of the North"
      And the opponent reveals "Foolish Words" on Aragorn II
      And the player plays "A Friend or Three" on Aragorn II in response
      And 3 and 3 are rolled for the influence check
      Then the influence check of Aragorn II was 10
      And "Rangers of the North" is in the marshalling-point pile
      And "A Friend or Three" is in the discard pile
      And Aragorn II bears "Foolish Words"
      And Aragorn II and the site are tapped
      And the player has 3 faction points

  @rule:core.chain.resource-player-priority
  Rule: To place a card is to begin something, and the other player has the first right

    @id:core-on-guard-0093 @order
    Scenario: The gates are to be opened before anybody hides behind them
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Aragorn II and untapped Gimli are at Lórien
      And the player holds "Gates of Morning"
      And the opponent holds "Lure of the Senses"
      When the opponent places "Lure of the Senses" on-guard
      And the player insists on acting first
      Then it is legal
      And "Lure of the Senses" is in hand
      And no on-guard card lies at Lórien

  @rule:core.on-guard.place-on-guard
  Rule: Where and when it is laid down

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Gimli and tapped Balin are at Moria
      And Balin bears "Cram"
      And the opponent holds "Orc-guard", "Orc-patrol" and "Gates of Morning"

    @id:core-on-guard-0301 @forbid
    Scenario: Legolas is not on his way yet
      Given untapped Legolas is at Rivendell
      When the player chooses Gimli's company to go next
      Then the opponent may not place "Orc-guard" on-guard against Legolas's company now by core.on-guard.place-on-guard

    @id:core-on-guard-0302 @forbid
    Scenario: Nobody lies in wait while there is a fight
      When the opponent plays the creature "Orc-patrol" on the company keyed to a Shadow-hold
      And the player uses "Cram"
      Then the opponent may not place "Orc-guard" on-guard now by core.on-guard.place-on-guard
      And "Cram" is in the discard pile
      And Balin is untapped
      And "Orc-patrol" is in play

  @rule:core.on-guard.returned-to-hand
  Rule: It lies there as long as there are site phases to come

    @id:core-on-guard-0303 @order
    Scenario: They organize, and go, and it still lies there
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Gimli is at Moria
      And the opponent holds "Orc-guard"
      When the opponent places "Orc-guard" on-guard
      And the movement/hazard phase is over
      Then it is the site phase
      And "Orc-guard" lies on-guard at Moria

  @rule:core.on-guard.place-on-guard
  Rule: Nobody lies down in wait for those who are there, or are still to say how they go

    @id:core-on-guard-0304 @forbid
    Scenario: Balin has a bite to eat in Moria
      Given the emended rules
      And untapped Gimli and tapped Balin are at Moria
      And the company has entered the site
      And Balin bears "Cram"
      And the opponent holds "Orc-guard"
      When the player uses "Cram"
      Then the opponent may not place "Orc-guard" on-guard now by core.on-guard.place-on-guard
      And "Cram" is in the discard pile
      And Balin is untapped

    @id:core-on-guard-0305 @forbid
    Scenario: By which way they will go is not said yet
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Gimli is at Moria
      And the company is moving to Lórien
      And the opponent holds "Orc-guard"
      Then the opponent may not place "Orc-guard" on-guard now by core.on-guard.place-on-guard

  @rule:core.on-guard.no-facing-attack-cards
  Rule: Nor is it revealed beside a treasure

    @id:core-on-guard-0306 @forbid
    Scenario Outline: <card> waits for a fight, and there is none
      Given the emended rules
      And it is the site phase
      And untapped Aragorn II and wounded Gimli are at Moria
      And the company has entered the site
      And the player holds "Glamdring"
      And the opponent has placed "<card>" on-guard
      When Aragorn II plays "Glamdring"
      Then the opponent may not reveal "<card>" on <whom> by core.on-guard.no-facing-attack-cards
      And "Glamdring" is being played
      And Aragorn II is tapped

      Examples:
        | case     | card                      | whom        |
        | attack   | Prowess of Might          | Gimli       |
        | wounds   | Subtlety of Guile         | Gimli       |
        | company  | Words of Power and Terror | the company |
        | creature | Bring Our Curses Home     | Gimli       |

  @rule:core.on-guard.place-on-guard
  Rule: In the site phase it is too late to lie in wait

    @id:core-on-guard-0307 @forbid
    Scenario: An Orc would come to look after the sword
      Given the emended rules
      And it is the site phase
      And untapped Aragorn II and untapped Gimli are at Moria
      And the company has entered the site
      And the player holds "Glamdring"
      And the opponent holds "Orc-guard"
      And the opponent has placed "Lure of Expedience" on-guard
      When Aragorn II plays "Glamdring"
      Then the opponent may not place "Orc-guard" on-guard now by core.on-guard.place-on-guard
      And the opponent may reveal "Lure of Expedience" on Gimli
      And "Glamdring" is being played
      And Aragorn II is tapped

  @rule:core.on-guard.entry-reveal-window
  Rule: It falls upon those who enter

    @id:core-on-guard-0308 @forbid
    Scenario: Legolas is far away
      Given the emended rules
      And it is the site phase
      And untapped Aragorn II and untapped Gimli are at Moria
      And untapped Legolas is at Bree
      And the opponent has placed "Orc-guard" on-guard against Gimli's company
      When Gimli's company enters Moria
      Then the opponent may not play the creature "Orc-guard" on Legolas's company by core.on-guard.entry-reveal-window
      And the opponent may reveal "Orc-guard"

  @rule:core.on-guard.entry-reveal-window
  Rule: An attack from a hand is an automatic-attack, too

    @id:core-on-guard-0401 @allow
    Scenario: At Framsburg nothing is printed, and a drake lies there
      Given the emended rules
      And it is the site phase
      And untapped Aragorn II and untapped Gimli are at Framsburg
      And the opponent has placed "Cave-drake" on-guard
      When the company enters the site
      And the opponent reveals "Cave-drake"
      Then it is legal
      And "Cave-drake" is in play
      And the attack comes from "Cave-drake"

  @rule:core.on-guard.entry-step-closed
  Rule: Nobody goes for anybody else meanwhile

    @id:core-on-guard-0402 @forbid
    Scenario: Legolas is still safe from Gorbag
      Given the emended rules
      And the player is a Ringwraith
      And it is the site phase
      And untapped Gorbag is at Moria
      And the opponent's untapped Legolas is at Moria
      And the opponent has placed "Orc-guard" on-guard
      When the company enters the site
      Then Gorbag's company may not attack Legolas's company now by core.on-guard.entry-step-closed

  @rule:core.on-guard.entry-reveal-window
  Rule: As a company enters, what counts is how things are now

    @id:core-on-guard-0403 @allow
    Scenario: The Dragon of Moria has come only today
      Given the emended rules
      And it is the site phase
      And untapped Aragorn II and untapped Gimli are at Moria
      And the site gained a Dragon automatic-attack of 1 strike at 8 this turn
      And the opponent has placed "Prowess of Might" on-guard
      When the company enters the site
      And the opponent reveals "Prowess of Might" on Moria
      Then it is legal
      And "Prowess of Might" is in the discard pile
      And the attack comes from Moria

  @rule:core.on-guard.reveal-on-resource
  Rule: An event may tap the site, or leave it as it is

    Background:
      Given the emended rules
      And it is the site phase
      And untapped Elrond and untapped Gimli are at The Under-gates
      And the company has entered the site
      And the player holds "Vein of Arda", "Marvels Told" and "Gates of Morning"
      And the opponent has "Minions Stir" in play
      And the opponent has placed "Lure of the Senses" on-guard

    @id:core-on-guard-0404 @allow
    Scenario: Gimli has found a vein of ore
      When the player plays "Vein of Arda" on Gimli
      And the opponent reveals "Lure of the Senses" on Elrond
      Then it is legal
      And Elrond bears "Lure of the Senses"
      And Gimli bears "Vein of Arda"
      And Gimli and the site are tapped
      And the player has 2 miscellaneous points

    @id:core-on-guard-0405 @forbid
    Scenario: Elrond has something to tell
      When the player plays "Marvels Told" with Elrond on "Minions Stir"
      Then the opponent may not reveal "Lure of the Senses" on Gimli now by core.on-guard.reveal-on-resource
      And "Marvels Told" is being played
      And Elrond is tapped

  @rule:core.on-guard.reveal-on-resource
  Rule: What has been said since is no matter, and what is in hand is not on-guard

    Background:
      Given the emended rules
      And it is the site phase
      And untapped Elrond and untapped Gimli are at Moria
      And the company has entered the site
      And the player holds "Glamdring" and "Gates of Morning"
      And the opponent holds "Weariness of the Heart"
      And the opponent has placed "Lure of the Senses" and "A Friend or Three" on-guard

    @id:core-on-guard-0406 @allow
    Scenario: It is not too late for the Lure as the gates open
      When Gimli plays "Glamdring"
      And the opponent passes
      And the player plays "Gates of Morning" now
      And the opponent reveals "Lure of the Senses" on Elrond
      Then it is legal
      And Elrond bears "Lure of the Senses"
      And Gimli bears "Glamdring"
      And "Gates of Morning" is in play
      And Gimli and the site are tapped
      And the player has 2 item points

    @id:core-on-guard-0407 @uses:core.turn.hazard-player-window @forbid
    Scenario: Who is to be weary by a card in hand should have been so earlier
      When Gimli plays "Glamdring"
      Then the opponent may not play "Weariness of the Heart" on Elrond now by core.turn.hazard-player-window
      And "Glamdring" is being played
      And Gimli is tapped

    @id:core-on-guard-0408 @rule:core.turn.hazard-player-no-resources @forbid
    Scenario: A bluff does no harm, and no good
      When Gimli plays "Glamdring"
      Then the opponent may not reveal "A Friend or Three" on Elrond now by core.turn.hazard-player-no-resources
      And "Glamdring" is being played
      And Gimli is tapped

  @rule:core.on-guard.influence-check-cards
  Rule: It may be revealed however they came there, and out of no hand

    Background:
      Given the emended rules
      And it is turn 5 of the game
      And untapped Aragorn II and untapped Gimli are at Rivendell
      And the player holds "Rangers of the North" and "Gates of Morning"
      And the opponent holds "Times Are Evil" and "Lure of the Senses"
      And it is the movement/hazard phase
      And the company is moving to Bree by Starter Movement

    @id:core-on-guard-0409 @allow
    Scenario: The times have been evil all the way to Bree
      When the opponent places "Times Are Evil" on-guard
      And the company enters the site
      And Aragorn II influences "Rangers of the North"
      Then the opponent may reveal "Times Are Evil"
      And "Times Are Evil" lies on-guard at Bree
      And "Rangers of the North" is being played
      And Aragorn II is tapped
      And Rivendell is in the location deck

    @id:core-on-guard-0410 @allow
    Scenario: The gates stand open, and that does not make the times any better
      When the opponent places "Times Are Evil" on-guard
      And the company enters the site
      And Aragorn II influences "Rangers of the North"
      And the opponent passes
      And the player plays "Gates of Morning" now
      Then the opponent may reveal "Times Are Evil" now
      And "Times Are Evil" lies on-guard at Bree
      And "Rangers of the North" and "Gates of Morning" are being played
      And Aragorn II is tapped
      And Rivendell is in the location deck

    @id:core-on-guard-0431 @uses:core.turn.hazard-player-window @forbid
    Scenario: From the hand it comes too late
      When the opponent places "Lure of the Senses" on-guard
      And the company enters the site
      And Aragorn II influences "Rangers of the North"
      Then the opponent may not play "Times Are Evil" now by core.turn.hazard-player-window
      And "Lure of the Senses" lies on-guard at Bree
      And "Rangers of the North" is being played
      And Aragorn II is tapped
      And Rivendell is in the location deck

  @rule:core.on-guard.targets-existed-earlier
  Rule: The end of their own journey is what counts, and who was there

    @id:core-on-guard-0432 @allow
    Scenario: That Legolas went first makes no difference to Gimli
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Aragorn II and untapped Gimli are at Edoras
      And untapped Legolas is at Lórien
      And the player holds "Riders of Rohan"
      And the opponent has placed "Lure of the Senses" on-guard against Gimli's company
      When the player chooses Legolas's company to go next
      And the player chooses Gimli's company to go next
      And the movement/hazard phase is over
      And Gimli's company enters Edoras
      And Aragorn II influences "Riders of Rohan"
      Then the opponent may reveal "Lure of the Senses" on Gimli
      And "Lure of the Senses" lies on-guard at Edoras
      And "Riders of Rohan" is being played
      And Aragorn II is tapped

    @id:core-on-guard-0433 @allow
    Scenario: Gimli was wounded while it lay there
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Aragorn II and untapped Gimli are at Bree
      And the player holds "Rangers of the North"
      And the opponent has placed "One Foe to Breed a War" on-guard
      And the opponent holds "Slayer"
      When the opponent plays the creature "Slayer" on the company keyed to a Border-hold
      And the opponent assigns a strike to Gimli
      And Gimli faces the strike and rolls 1 and 1, then 1 and 1 for the body check
      And Gimli faces the strike and rolls 6 and 6
      And the company enters the site
      And Aragorn II influences "Rangers of the North"
      Then the opponent may reveal "One Foe to Breed a War" on Gimli
      And "Rangers of the North" is being played
      And "Slayer" is in the discard pile
      And Aragorn II is tapped
      And Gimli is wounded

    @id:core-on-guard-0434 @allow
    Scenario: The Doors were open then, and who has met a drake smells of it all the same
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Aragorn II and untapped Gimli are at Edoras
      And the player holds "Riders of Rohan" and "Gates of Morning"
      And the opponent has "Doors of Night" in play
      And the opponent has placed "Worm’s Stench" on-guard
      And the company has faced the opponent's "Cave-drake" this turn
      When the movement/hazard phase is over
      And the company enters the site
      And the player plays "Gates of Morning"
      And Aragorn II influences "Riders of Rohan"
      Then the opponent may reveal "Worm’s Stench" on the company
      And "Worm’s Stench" lies on-guard at Edoras
      And "Riders of Rohan" is being played
      And "Gates of Morning" is in play
      And "Doors of Night" is in the discard pile
      And Aragorn II is tapped

  @rule:core.on-guard.no-character-removal
  Rule: Nor does it call a whole company home

    @id:core-on-guard-0435 @forbid
    Scenario: Home calls one at a time
      Given the emended rules
      And it is the site phase
      And untapped Aragorn II and untapped Gimli are at Moria
      And the company has entered the site
      And the player holds "Cram"
      And the opponent has placed "Call of Home" on-guard
      When Gimli plays "Cram"
      Then the opponent may not reveal "Call of Home" on the company by the text of "Call of Home"
      And "Cram" is being played
      And Gimli is tapped

  @rule:core.on-guard.bound-to-company
  Rule: Whoever goes up in another company takes with him what lies in wait for him

    @id:core-on-guard-0436 @compute
    Scenario: Gimli had come to Lórien by himself, and now lies there what lay there for him
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Aragorn II is at Lórien
      And untapped Gimli is at another Lórien
      And the opponent holds "Lure of the Senses"
      When the player chooses Gimli's company to go next
      And the opponent places "Lure of the Senses" on-guard against Gimli's company
      And the player passes
      And the opponent passes
      And the player joins Aragorn II's company and Gimli's company
      Then "Lure of the Senses" lies on-guard at Aragorn II's site
      And Aragorn II and Gimli form a company
      And Gimli's site is in the location deck

    @id:core-on-guard-0417 @compute
    Scenario: If it is for good, the Orcs of Goblin-gate have heard what those of Moria have
      Given the emended rules
      And reading b of q.core.revealed-on-guard
      And it is the site phase
      And untapped Gimli is at Goblin-gate
      And untapped Legolas is at Moria
      And the opponent has placed "Redoubled Force" on-guard against Legolas's company
      When Legolas's company enters Moria
      And the opponent reveals "Redoubled Force"
      And Legolas faces the strike and rolls 4 and 4, then 1 and 1 for the body check
      And the attack is over
      And the player ends the turn
      And the opponent ends the turn
      And Legolas's company moves to Goblin-gate
      And the player chooses Legolas's company to go next
      And Legolas's company travels by Redhorn Gate, Hollin, Rhudaur and High Pass
      And the player chooses Gimli's company to go next
      And the movement/hazard phase is over
      And Gimli's company enters Goblin-gate
      Then the attack is Orc (6 strikes at 8)
      And "Redoubled Force" is in play
      And Legolas and Gimli form a company
      And Legolas is wounded
      And Moria is in the location deck

    @id:core-on-guard-0420 @compute
    Scenario: Legolas has met nobody, and brings nothing along that was for Bofur
      Given the emended rules
      And reading b of q.core.revealed-on-guard
      And it is the site phase
      And untapped Gimli is at Dimrill Dale
      And untapped Legolas is at Lórien
      And untapped Bofur is at Moria
      And the opponent has placed "Balrog of Moria" on-guard against Bofur's company
      When Bofur's company enters Moria
      And the opponent reveals "Balrog of Moria"
      And Bofur faces the strike and rolls 6 and 6
      And Bofur faces the strike and rolls 6 and 6, then 1 and 1 for the body check
      And the attack is over
      And the player ends the turn
      And the opponent ends the turn
      And Legolas's company moves to Dimrill Dale
      And the player chooses Legolas's company to go next
      And Legolas's company travels by Starter Movement
      And the player chooses Gimli's company to go next
      And the movement/hazard phase is over
      And Gimli's company enters Dimrill Dale
      Then the attack is Orc (1 strike at 6)
      And "Balrog of Moria" is in play
      And Legolas and Gimli form a company
      And Bofur is wounded
      And Lórien is in the location deck

    @id:core-on-guard-0418 @compute
    Scenario: It has been dealt again, and is like any other hazard
      Given the emended rules
      And reading b of q.core.revealed-on-guard
      And it is the site phase
      And untapped Legolas is at Moria
      And untapped Gimli is at Goblin-gate
      And the opponent's play deck holds "Ghouls"
      And the opponent has placed "Redoubled Force" on-guard against Legolas's company
      When Legolas's company enters Moria
      And the opponent reveals "Redoubled Force"
      And Legolas faces the strike and rolls 6 and 6
      And the attack is over
      And the player ends the turn and shuffles
      And the opponent ends the turn
      And the player chooses Gimli's company to go next
      And the opponent plays "Redoubled Force"
      And the movement/hazard phase is over
      And Gimli's company enters Goblin-gate
      Then the attack is Orc (6 strikes at 8)
      And "Redoubled Force" is in play
      And "Ghouls" is in hand
      And Legolas is tapped

  @rule:core.on-guard.bound-to-company
  Rule: A resource lies in wait for nobody

    @id:core-on-guard-0419 @compute
    Scenario: Shagrat has heard the rumor as well as Gorbag
      Given the emended rules
      And the player is a Ringwraith
      And it is the site phase
      And untapped Gorbag is at Moria
      And untapped Shagrat is at Goblin-gate
      And Shagrat bears "The Least of Gold Rings"
      And Gorbag's company has entered the site
      And the player holds "Rumor of the One"
      When the player plays "Rumor of the One"
      And the player passes
      And Shagrat's company enters Goblin-gate
      Then the corruption points of Shagrat is 5
      And "Rumor of the One" is in play
      And the player has 3 item points
