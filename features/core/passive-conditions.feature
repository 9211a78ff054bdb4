Feature: Passive conditions

  @rule:core.passive-conditions.automatic-declaration
  Rule: Frost comes to travellers, and travellers come into the frost

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Rivendell
      And the company is moving to Weathertop

    @id:core-passive-conditions-0001 @order
    Scenario: The winter was there before them
      Given the opponent has "Long Winter" in play
      When the company travels by Starter Movement
      Then the company is at Rivendell
      And it is the site phase
      And Weathertop is in the location deck

    @id:core-passive-conditions-0002 @order
    Scenario: The winter comes when they are on their way
      Given the opponent holds "Long Winter"
      When the company travels by Starter Movement
      And the opponent plays "Long Winter"
      Then the company is at Rivendell
      And "Long Winter" is in play
      And it is the site phase
      And Weathertop is in the location deck

    @id:core-passive-conditions-0003 @order
    Scenario: A ranger leads them through it
      Given untapped Aragorn II is at another Rivendell
      And Aragorn II's company is moving to Barrow-downs
      And the opponent has "Long Winter" in play
      When the player chooses Aragorn II's company to go next
      And Aragorn II's company travels by Starter Movement
      Then Aragorn II's company is on its way
      And the player has to act

  @rule:core.passive-conditions.own-chain
  Rule: The snow falls when the chain that brought it is over

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Gimli and untapped Glóin are at Rivendell
      And the company is moving to Weathertop by Starter Movement
      And the opponent has "Doors of Night" in play
      And the opponent holds "Lost in the Wilderness", "Snowstorm" and "Smaug at Home"

    @id:core-passive-conditions-0004 @order
    Scenario: They are lost first, and snowed in later
      When the opponent plays "Lost in the Wilderness" on the company
      And the opponent plays "Snowstorm" in response
      Then the hazard limit of the company is 4
      And "Lost in the Wilderness" is in the discard pile
      And "Snowstorm" is in play
      And the company is on its way
      And the opponent has to act
      When the opponent passes
      Then the company is at Rivendell
      And Weathertop is in the location deck

  @rule:core.passive-conditions.simultaneous-one-chain
  Rule: Whose longing is the first to wake

    Background:
      Given the emended rules
      And untapped Annalena, untapped Beretar and untapped Boromir II are at Barrow-downs
      And the company has entered the site
      And the opponent has "Lure of Expedience" in play on Beretar
      And the player has "Lure of Expedience" in play on Boromir II
      And the player holds "Dagger of Westernesse"
      When Annalena plays "Dagger of Westernesse"

    @id:core-passive-conditions-0005 @order
    Scenario: Beretar's, says the player, and he turns away
      When the player chooses the opponent's "Lure of Expedience" for the opponent's "Lure of Expedience"
      And the player passes and rolls 1 and 1 for the corruption check, then 6 and 6 for the corruption check
      Then Beretar and the opponent's "Lure of Expedience" are in the discard pile
      And Annalena bears "Dagger of Westernesse"
      And Annalena and the site are tapped
      And the player has 2 character points

    @id:core-passive-conditions-0006 @forbid
    Scenario: It is not for the hazard player to say
      Then the opponent may not choose the opponent's "Lure of Expedience" for the opponent's "Lure of Expedience" by core.passive-conditions.simultaneous-one-chain
      And the player has to act
      And Annalena bears "Dagger of Westernesse"
      And Annalena and the site are tapped

  @rule:core.passive-conditions.rechecked-at-resolution
  Rule: What is told in time spares him the trial

    Background:
      Given the emended rules
      And untapped Annalena, untapped Elrond and untapped Boromir II are at Barrow-downs
      And the company has entered the site
      And the opponent has "Lure of Expedience" in play on Boromir II
      And the player holds "Dagger of Westernesse" and "Marvels Told"
      When Annalena plays "Dagger of Westernesse"
      And the player passes

    @id:core-passive-conditions-0007 @order
    Scenario: Elrond talks him out of it
      When the player plays "Marvels Told" with Elrond on "Lure of Expedience"
      And the player passes and rolls 5 and 5 for the corruption check
      Then "Lure of Expedience" and "Marvels Told" are in the discard pile
      And Annalena bears "Dagger of Westernesse"
      And Annalena, Elrond and the site are tapped

    @id:core-passive-conditions-0008 @order
    Scenario: Elrond says nothing
      When the player passes
      And the player passes and rolls 5 and 5 for the corruption check
      Then Annalena bears "Dagger of Westernesse"
      And Annalena and the site are tapped

  @rule:core.passive-conditions.untargeted-modifiers
  Rule: Full of fury, all of a kind

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Gimli and untapped Glóin are at Moria
      And the opponent has "Minions Stir" in play

    @id:core-passive-conditions-0009 @compute
    Scenario: Orcs are stirred up as soon as they come
      Given the opponent holds "Orc-patrol"
      When the opponent plays the creature "Orc-patrol" on the company keyed to a Shadow-hold
      Then the attack is Orc (4 strikes at 7)
      And "Orc-patrol" is in play

    @id:core-passive-conditions-0010 @compute
    Scenario: The dead do not listen
      Given the opponent holds "Ghosts"
      When the opponent plays the creature "Ghosts" on the company keyed to a Shadow-hold
      Then the attack is Undead (3 strikes at 9)
      And "Ghosts" is in play

  @rule:core.passive-conditions.lapse-with-condition
  Rule: Wolves howl louder by night

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Gimli and untapped Glóin are at Rivendell
      And the company is moving to Weathertop by Starter Movement
      And the opponent has "Wake of War" and "Doors of Night" in play
      And the opponent holds "Wolves" and "Twilight"
      When the opponent plays the creature "Wolves" on the company keyed to a Wilderness
      And the opponent passes

    @id:core-passive-conditions-0011 @compute
    Scenario: Twice as loud while the doors are open
      Then the attack is Wolf (5 strikes at 10)
      And "Wolves" is in play

    @id:core-passive-conditions-0012 @compute
    Scenario: The doors are shut on them
      When the opponent plays "Twilight" on "Doors of Night"
      Then the attack is Wolf (4 strikes at 9)
      And "Twilight" and "Doors of Night" are in the discard pile
      And "Wolves" is in play

  @rule:core.passive-conditions.end-of-phase-declared
  Rule: When all are up, the hall begins to sing

    Background:
      Given the emended rules
      And it is the untap phase
      And tapped Beretar and untapped Annalena are at Rivendell
      And the opponent has "Lure of the Senses" in play on Beretar

    @id:core-passive-conditions-0013 @order
    Scenario: It is still the untap phase when he is tempted
      Given the player holds "A Friend or Three"
      When the player untaps everything
      And the player passes
      Then it is the untap phase
      And Beretar is untapped
      And the player has to act
      When the player passes
      And the player passes and rolls 5 and 5 for the corruption check
      Then it is the organization phase

    @id:core-passive-conditions-0014 @order
    Scenario: One after the other, as the player likes
      Given the player has "Lure of the Senses" in play on Annalena
      When the player untaps everything
      And the player passes
      And the player chooses the player's "Lure of the Senses" for the opponent's "Lure of the Senses"
      And the player passes and rolls 1 and 1 for the corruption check, then 6 and 6 for the corruption check
      Then Annalena and the player's "Lure of the Senses" are in the discard pile
      And Beretar is untapped
      And the player has 2 character points

  @rule:core.passive-conditions.end-of-phase-responses
  Rule: It is too late for anything but what is at hand

    Background:
      Given the emended rules
      And it is the untap phase
      And untapped Beretar, untapped Elrond and untapped Boromir II are at Rivendell
      And the opponent has "Lure of the Senses" in play on Beretar
      And the opponent has "Despair of the Heart" in play on Boromir II
      And the player holds "Marvels Told" and "A Friend or Three"
      When the player passes

    @id:core-passive-conditions-0015 @allow
    Scenario: A friend or three may stand by him
      Then the player may play "A Friend or Three" on Beretar for its second effect

    @id:core-passive-conditions-0016 @allow
    Scenario: A tale may be told of what lures him
      Then the player may play "Marvels Told" with Elrond on "Lure of the Senses"

    @id:core-passive-conditions-0017 @forbid
    Scenario: Boromir's despair is another matter
      Then the player may not play "Marvels Told" with Elrond on "Despair of the Heart" by core.passive-conditions.end-of-phase-responses
      And it is the untap phase

  @rule:core.passive-conditions.end-of-phase-responses
  Rule: The road is at its end, and the wild still calls

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar, untapped Elrond and untapped Boromir II are at Rivendell
      And the company is moving to Weathertop by Starter Movement
      And the opponent has "Lure of Nature" in play on Beretar
      And the opponent has "Despair of the Heart" in play on Boromir II
      And the player holds "Marvels Told" and "A Friend or Three"
      When the player passes

    @id:core-passive-conditions-0031 @allow
    Scenario: Friends may still call him back
      Then the player may play "A Friend or Three" on Beretar for its second effect
      And the company is on its way

    @id:core-passive-conditions-0032 @compute
    Scenario: Elrond tells him what the wild is like
      When the player plays "Marvels Told" with Elrond on "Lure of Nature"
      And the player passes
      And the player passes and rolls 5 and 5 for the corruption check
      Then "Lure of Nature" and "Marvels Told" are in the discard pile
      And Elrond is tapped
      And the company is at Weathertop
      And Rivendell is in the location deck

    @id:core-passive-conditions-0033 @forbid
    Scenario: Of Boromir's despair he has nothing to tell here
      Then the player may not play "Marvels Told" with Elrond on "Despair of the Heart" by core.passive-conditions.end-of-phase-responses
      And the company is on its way

  @rule:core.passive-conditions.further-end-of-phase-actions
  Rule: When the wild has called, there is the Bridge

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Aragorn II and tapped Merry are at Weathertop
      And the company is moving to Rivendell by Starter Movement
      And the opponent has "Lure of Nature" in play on Aragorn II
      And the player holds "Bridge" and "Halfling Strength"
      And the player's location deck holds "Bree"
      When the player passes and rolls 5 and 5 for the corruption check, then 5 and 5 for the corruption check

    @id:core-passive-conditions-0029 @allow
    Scenario: He has withstood it, and they may go on
      Then the player may play "Bridge"
      And it is the movement/hazard phase
      And the company is on its way

    @id:core-passive-conditions-0030 @forbid
    Scenario: Merry has to go on as he is
      Then the player may not play "Halfling Strength" on Merry by core.movement-hazard.end-step-actions
      And the company is on its way

  @rule:core.passive-conditions.discards-immediate
  Rule: With the doors shut, his will is broken on the spot

    Background:
      Given the emended rules
      And it is the organization phase
      And untapped Elrond is at Rivendell
      And the opponent has "Doors of Night", "The Will of Sauron" and "Minions Stir" in play
      And the player holds "Gates of Morning" and "Marvels Told"

    @id:core-passive-conditions-0018 @order
    Scenario: Morning comes, and there is nothing left to tell
      When the player plays "Gates of Morning"
      And the player passes
      Then "Gates of Morning" is in play
      And "Doors of Night", "The Will of Sauron" and "Minions Stir" are in the discard pile
      And the player may not play "Marvels Told" with Elrond on "The Will of Sauron" by core.targeting.only-cards-in-play

  @rule:core.passive-conditions.other-copy-in-play
  Rule: There are two doors to the night

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Elrond is at Rivendell
      And the opponent has "Doors of Night" and "The Will of Sauron" in play
      And the opponent holds "Twilight"

    @id:core-passive-conditions-0019 @compute
    Scenario: One is shut, and the other stays open
      Given the player has "Doors of Night" in play
      When the opponent plays "Twilight" on the opponent's "Doors of Night"
      Then the opponent's "Doors of Night" and "Twilight" are in the discard pile
      And "The Will of Sauron" is in play

    @id:core-passive-conditions-0020 @compute
    Scenario: The only one is shut
      When the opponent plays "Twilight" on "Doors of Night"
      Then "Doors of Night", "Twilight" and "The Will of Sauron" are in the discard pile

  @rule:core.passive-conditions.duplicates-declared-once
  Rule: Two rings, one temptation

    Background:
      Given the emended rules
      And it is the untap phase
      And the player is a Ringwraith
      And tapped Layos and untapped Jerrek are at Dol Guldur
      And Layos bears "The Least of Gold Rings"

    @id:core-passive-conditions-0021 @compute
    Scenario: Layos wears both
      Given Layos bears "The Least of Gold Rings"
      When the player untaps everything
      And the player passes
      And the player passes and rolls 5 and 6 for the corruption check
      Then it is the organization phase
      And Layos is untapped

    @id:core-passive-conditions-0022 @compute
    Scenario: Each wears one
      Given Jerrek bears "The Least of Gold Rings"
      When it is asked whether the player may pass
      Then the corruption points of Layos are 4
      And the corruption points of Jerrek are 4

  @rule:core.passive-conditions.start-of-phase-first
  Rule: Before anybody enters anything, somebody is sniffing about

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And the player is a Ringwraith
      And untapped Jerrek and untapped Layos are at Bree
      And the opponent's untapped Merry is at Bree
      And the opponent's "Orc-mail" lies on Merry's company

    @id:core-passive-conditions-0023 @order
    Scenario: Twelve, and two noses
      When the player passes and rolls 5 and 6 for the card text
      Then it is the site phase
      And "Orc-mail" is in the discard pile

    @id:core-passive-conditions-0024 @order
    Scenario: They do not look closely enough
      When the player passes and rolls 5 and 5 for the card text
      Then it is the site phase
      And "Orc-mail" lies on Merry's company

  @rule:core.passive-conditions.start-of-phase-first
  Rule: Old foes are met before anybody else, one after the other

    @id:core-passive-conditions-0058 @order
    Scenario: Whose foe is the first to come back
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Gimli and untapped Legolas are at Lórien
      And the company is moving to Rivendell
      And the opponent has "Foes Shall Fall" in play on Gimli
      And the opponent has "Foes Shall Fall" in play on Legolas
      And the first "Cave-drake" lies off to the side with the first "Foes Shall Fall"
      And the second "Cave-drake" lies off to the side with the second "Foes Shall Fall"
      When the company travels by Starter Movement
      And the player chooses the second "Cave-drake" for the first "Cave-drake"
      Then the attack comes from the second "Cave-drake"
      And the company is on its way
      And Rivendell is in play

  @rule:core.passive-conditions.start-of-phase-responses
  Rule: First what is for the beginning

    Background:
      Given the emended rules
      And it is the end-of-turn phase
      And untapped Saruman is at Isengard
      And the player holds "Smoke Rings"
      And the player's discard pile holds "Vanishment"
      And the player's sideboard holds "Glamdring" and "Sting"

    @id:core-passive-conditions-0025 @order
    Scenario: He reads, and does not smoke meanwhile
      When the player uses Saruman
      Then "Vanishment" is in hand
      And Saruman is tapped
      And the player may play "Smoke Rings"

    @id:core-passive-conditions-0026 @forbid
    Scenario: After a pipe it is too late to read
      When the player plays "Smoke Rings"
      And the player passes
      And the player chooses "Glamdring" for "Smoke Rings" and shuffles
      Then the player may not use Saruman by core.passive-conditions.start-of-phase-responses
      And "Glamdring" is in the play deck
      And "Smoke Rings" is in the discard pile

  @rule:core.passive-conditions.phase-ends-immediately
  Rule: The snow ends it all, but not the dream of making

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Gandalf and untapped Aragorn II are at Bree
      And untapped Glóin is at Lórien
      And Gandalf's company is moving to Rivendell
      And Glóin's company is moving to Dimrill Dale
      And the opponent has "Lure of Creation" in play on Gandalf
      And the player holds "A Friend or Three"

    @id:core-passive-conditions-0027 @order
    Scenario: Nobody can stand by him
      Given the opponent has "Long Winter" in play
      When the player chooses Gandalf's company to go next
      And Gandalf's company travels by Starter Movement
      And the player passes
      And the player passes
      And the player passes and rolls 5 and 5 for the corruption check
      And Glóin's company travels by Starter Movement and rolls 5 and 5 for the corruption check
      Then it is the site phase
      And Gandalf's company is at Rivendell
      And Glóin's company is at Lórien
      And Bree and Dimrill Dale are in the location deck

    @id:core-passive-conditions-0028 @order
    Scenario: When they get through, there is time for a friend
      When the player chooses Gandalf's company to go next
      And Gandalf's company travels by Starter Movement
      And the player passes
      And the player passes
      And the player passes and rolls 5 and 5 for the corruption check
      And Glóin's company travels by Starter Movement
      And the player passes
      Then the player may play "A Friend or Three" on Gandalf for its second effect
      And Glóin's company is on its way
      And Rivendell is in play
      And Bree is in the location deck

  @rule:core.passive-conditions.simultaneous-one-chain
  Rule: Only what has come up is put in order

    @id:core-passive-conditions-0034 @forbid
    Scenario: A dagger tempts nobody
      Given the emended rules
      And untapped Annalena, untapped Beretar and untapped Boromir II are at Barrow-downs
      And the company has entered the site
      And the opponent has "Lure of Expedience" in play on Beretar
      And the player has "Lure of Expedience" in play on Boromir II
      And the player holds "Dagger of Westernesse"
      When Annalena plays "Dagger of Westernesse"
      Then the player may not choose "Dagger of Westernesse" for the opponent's "Lure of Expedience" by core.passive-conditions.simultaneous-one-chain
      And the player may choose the player's "Lure of Expedience" for the opponent's "Lure of Expedience"
      And Annalena bears "Dagger of Westernesse"
      And Annalena and the site are tapped

  @rule:core.passive-conditions.end-of-phase-responses
  Rule: Who stands by somebody at the end has to have the means

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar, untapped Elrond and tapped Boromir II are at Rivendell
      And the company is moving to Weathertop by Starter Movement
      And the opponent has "Lure of Nature" in play on Beretar
      And Elrond bears "When I Know Anything"
      And Boromir II bears "Cram"

    @id:core-passive-conditions-0035 @allow
    Scenario: Elrond knows something that will help Beretar
      When the player passes
      And the player passes
      Then the player may use "When I Know Anything" on Beretar
      And the company is on its way

    @id:core-passive-conditions-0036 @forbid
    Scenario: Boromir's hunger is another matter
      When the player passes
      And the player passes
      Then the player may not use "Cram" by core.passive-conditions.end-of-phase-responses
      And the company is on its way

    @id:core-passive-conditions-0037 @forbid
    Scenario: The tale of the wild was told long ago
      Given the player's discard pile holds "Marvels Told"
      When the player passes
      Then the player may not play "Marvels Told" with Elrond on "Lure of Nature" by core.passive-conditions.end-of-phase-responses
      And the company is on its way

  @rule:core.passive-conditions.start-of-phase-responses
  Rule: While they are sniffing about, nobody eats

    @id:core-passive-conditions-0038 @order
    Scenario: Layos waits with his rations
      Given the emended rules
      And it is the movement/hazard phase
      And the player is a Ringwraith
      And untapped Jerrek and tapped Layos are at Bree
      And Layos bears "Strange Rations"
      And the opponent's untapped Merry is at Bree
      And the opponent's "Orc-mail" lies on Merry's company
      When the player passes and rolls 5 and 6 for the card text
      Then it is the site phase
      And "Orc-mail" is in the discard pile

  @rule:core.passive-conditions.start-of-phase-responses
  Rule: What is for the beginning does not end it

    @id:core-passive-conditions-0078 @order
    Scenario: Indûr has called the cold back, and it is still time for Hador's ring
      Given the emended rules
      And the player is a Ringwraith
      And it is the end-of-turn phase
      And untapped Indûr the Ringwraith and untapped Hador are at Minas Morgul
      And the player has revealed Indûr the Ringwraith
      And Hador bears "Magic Ring of Weals"
      And the player's discard pile holds "Bitter Cold"
      And the player's play deck holds "Some Secret Art of Flame"
      When the player uses Indûr the Ringwraith
      Then Indûr the Ringwraith is tapped
      And "Bitter Cold" is in hand
      And the player may use "Magic Ring of Weals"

  @rule:core.passive-conditions.start-of-phase-responses @uses:core.rings.ringwraith-company-test
  Rule: While a gold ring is tested as the turn ends

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is the site phase
      And untapped Indûr the Ringwraith and untapped Ciryaher are at Minas Morgul
      And the company has entered the site
      And the player has revealed Indûr the Ringwraith
      And the player's discard pile holds "Bitter Cold"
      And the opponent has "Foolish Words" in play on Ciryaher
      And the player holds "Voices of Malice"

    @id:core-passive-conditions-0079 @allow
    Scenario: Indûr calls the cold back
      Given Ciryaher bears "Gleaming Gold Ring"
      When the player passes
      Then the player may use Indûr the Ringwraith

    @id:core-passive-conditions-0080 @forbid
    Scenario: Nobody speaks with malice meanwhile
      Given Ciryaher bears "Gleaming Gold Ring"
      When the player passes
      Then the player may not play "Voices of Malice" with Ciryaher on "Foolish Words" by core.passive-conditions.start-of-phase-responses

    @id:core-passive-conditions-0081 @allow
    Scenario: Once the ring is lost, it is time for that
      Given Ciryaher bears "Gleaming Gold Ring"
      When 4 and 3 are rolled for the ring test of "Gleaming Gold Ring"
      And the site phase is over
      Then "Gleaming Gold Ring" is in the discard pile
      And the player has 0 item points
      And the player may play "Voices of Malice" with Ciryaher on "Foolish Words"

    @id:core-passive-conditions-0082 @allow
    Scenario: Without a ring nothing is due
      When the player passes
      Then it is the end-of-turn phase
      And the player may play "Voices of Malice" with Ciryaher on "Foolish Words"

  @rule:core.passive-conditions.start-of-phase-responses
  Rule: To change the sword is not for the beginning

    @id:core-passive-conditions-0083 @forbid
    Scenario: Hador draws another sword, and the cold stays away
      Given the emended rules
      And the player is a Ringwraith
      And it is the end-of-turn phase
      And untapped Indûr the Ringwraith and untapped Hador are at Minas Morgul
      And the player has revealed Indûr the Ringwraith
      And Hador bears "Black Mace" and "Saw-toothed Blade"
      And Hador uses "Black Mace"
      And the player's discard pile holds "Bitter Cold"
      When Hador begins to use "Saw-toothed Blade"
      Then "Saw-toothed Blade" is in use
      And "Black Mace" is not in use
      And the player may not use Indûr the Ringwraith by core.passive-conditions.start-of-phase-responses
