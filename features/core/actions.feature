Feature: Actions

  @rule:core.actions.needs-allowance
  Rule: What nothing allows is not done

    @id:core-actions-0003 @forbid
    Scenario: Nobody fights a strike that nobody deals
      Given the emended rules
      And untapped Beorn is at The Lonely Mountain
      When it is asked whether Beorn may face the strike
      Then it is illegal by core.actions.needs-allowance

    @id:core-actions-0004 @allow
    Scenario: A strike that is dealt is there to be fought
      Given the emended rules
      And untapped Beorn is at The Lonely Mountain
      When the company enters the site
      And Beorn faces the strike and rolls 4 and 4
      Then it is legal
      And Beorn is tapped

    @id:core-actions-0039 @forbid
    Scenario: Nobody throws away his bread because his hands are full
      Given the emended rules
      And it is the organization phase
      And untapped Glóin is at Rivendell
      And the player holds "Cram"
      When the player discards "Cram" from hand
      Then it is illegal by core.actions.needs-allowance

    @id:core-actions-0040 @allow
    Scenario: In the evening he may
      Given the emended rules
      And it is the end-of-turn phase
      And untapped Glóin is at Rivendell
      And the player holds "Cram"
      When the player discards "Cram" from hand
      Then it is legal
      And "Cram" is in the discard pile

    @id:core-actions-0071 @forbid
    Scenario: Nobody in particular brings the morning
      Given the emended rules
      And it is the organization phase
      And untapped Glóin is at Rivendell
      And the player holds "Gates of Morning"
      When the player plays "Gates of Morning" with Glóin
      Then it is illegal by core.actions.needs-allowance

    @id:core-actions-0072 @forbid
    Scenario: It dawns on nobody in particular, either
      Given the emended rules
      And it is the organization phase
      And untapped Glóin is at Rivendell
      And the player holds "Gates of Morning"
      When the player plays "Gates of Morning" on Glóin
      Then it is illegal by core.actions.needs-allowance

    @id:core-actions-0073 @allow
    Scenario: It dawns
      Given the emended rules
      And it is the organization phase
      And untapped Glóin is at Rivendell
      And the player holds "Gates of Morning"
      When the player plays "Gates of Morning"
      Then it is legal
      And "Gates of Morning" is in play

  @rule:core.actions.own-cards-only
  Rule: What a card offers, it offers to its own player

    Background:
      Given the emended rules
      And it is the organization phase
      And untapped Glóin is at Rivendell
      And the opponent's untapped Legolas is at Rivendell

    @id:core-actions-0005 @forbid
    Scenario: Glóin looks at the flask of Legolas
      Given the opponent's Legolas bears "Miruvor"
      When the player uses the opponent's "Miruvor"
      Then it is illegal by core.actions.own-cards-only

    @id:core-actions-0006 @allow @rule:core.actions.may-be-tapped-or-discarded
    Scenario: He has one of his own
      Given Glóin bears "Miruvor"
      When the player uses "Miruvor"
      Then it is legal
      And the body of Glóin is 9
      And "Miruvor" is in the discard pile

  @rule:core.actions.allowance-open-to-type @rule:core.actions.may-take-an-action
  Rule: What it offers to whoever bears it, it offers to the bearer's player

    Background:
      Given the emended rules
      And it is the organization phase
      And untapped Beretar is at Rivendell
      And the opponent's untapped Legolas is at Lórien

    @id:core-actions-0007 @allow
    Scenario: Beretar may try to shake it off, whoever sent it
      Given the opponent has "Lure of Nature" in play on Beretar
      When the player uses "Lure of Nature" and rolls 4 and 3 for the card text
      Then it is legal
      And Beretar is tapped
      And "Lure of Nature" is in the discard pile

    @id:core-actions-0008 @forbid
    Scenario: Legolas is not asked by whoever sent it
      Given the player has "Lure of Nature" in play on the opponent's Legolas
      When the player uses "Lure of Nature"
      Then it is illegal by core.actions.may-take-an-action

  @rule:core.actions.resource-action-timing @rule:core.actions.resource-character-action
  Rule: Resources in play are used when resources could be played

    Background:
      Given the emended rules
      And untapped Glóin is at Rivendell
      And the opponent's untapped Legolas is at Lórien
      And Glóin bears "Miruvor"

    @id:core-actions-0009 @allow
    Scenario: Before they set out
      Given it is the organization phase
      When the player uses "Miruvor"
      Then it is legal
      And "Miruvor" is in the discard pile
      And the body of Glóin is 9

    @id:core-actions-0010 @forbid
    Scenario: Not while the others set out
      Given it is the organization phase of the opponent's turn
      When the player uses "Miruvor"
      Then it is illegal by core.actions.resource-action-timing

  @rule:core.actions.hazard-action-timing @rule:core.actions.hazard-action
  Rule: Hazards in play are used when hazards could be played

    Background:
      Given the emended rules
      And untapped Glóin is at Rivendell
      And the opponent has "Daelomin at Home" in play

    @id:core-actions-0011 @allow
    Scenario: Daelomin leaves his hall, and all his kin follow
      Given it is the movement/hazard phase
      When the opponent uses "Daelomin at Home"
      Then it is legal
      And "Daelomin at Home" is in the discard pile
      And the hazard limit of the company is 4

    @id:core-actions-0012 @forbid
    Scenario: Not before somebody is on the road
      Given it is the organization phase
      When the opponent uses "Daelomin at Home"
      Then it is illegal by core.actions.hazard-action-timing

    @id:core-actions-0201 @allow
    Scenario: Daelomin leaves his hall in answer to Smoke Rings on the way
      Given it is the movement/hazard phase
      And the player holds "Smoke Rings"
      And the player's sideboard holds "Glamdring" and "Orcrist"
      When the player plays "Smoke Rings"
      Then the opponent may use "Daelomin at Home"
      When the player chooses "Glamdring" for "Smoke Rings" and shuffles
      Then "Glamdring" is in the play deck
      And "Smoke Rings" is in the discard pile

  @rule:core.actions.hazard-action-timing
  Rule: Hazards are used against a company that is under way, and there may be none

    @id:core-actions-0202 @forbid
    Scenario: Daelomin stays in his hall where the player has no company
      Given the emended rules
      And it is the movement/hazard phase
      And the opponent's untapped Legolas is at Lórien
      And the opponent has "Daelomin at Home" in play
      And the player holds "Smoke Rings"
      And the player's sideboard holds "Glamdring" and "Orcrist"
      When the player plays "Smoke Rings"
      Then the opponent may not use "Daelomin at Home" by core.actions.hazard-action-timing
      When the player chooses "Glamdring" for "Smoke Rings" and shuffles
      Then "Glamdring" is in the play deck
      And "Smoke Rings" is in the discard pile

  @rule:core.actions.may-take-an-action
  Rule: A card offers what it says, and nothing else

    @id:core-actions-0013 @forbid
    Scenario: There is no second thing that a lure is good for
      Given the emended rules
      And it is the organization phase
      And untapped Beretar is at Rivendell
      And the opponent has "Lure of Nature" in play on Beretar
      When the player uses "Lure of Nature" for its second effect
      Then it is illegal by core.actions.needs-allowance

  @rule:core.actions.choose-mode-at-declaration
  Rule: Which of its effects a card is played for is said at once

    @id:core-actions-0014 @forbid
    Scenario: Who hides has one way to do it
      Given the emended rules
      And untapped Annalena is at Ettenmoors
      When the company enters the site
      And the player plays "Concealment" with Annalena for its second effect
      Then it is illegal by core.actions.choose-mode-at-declaration

    @id:core-actions-0015 @allow
    Scenario: A weary heart is no weary arm
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Barrow-downs
      When the opponent plays "Weariness of the Heart" on Beretar for its second effect and rolls 5 and 4 for the corruption check
      Then it is legal
      And the prowess of Beretar is 5
      And "Weariness of the Heart" is in the discard pile

  @rule:core.actions.costs-paid-at-declaration
  Rule: The price is paid on the spot

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Annalena and untapped Beretar are at Rivendell
      And the opponent has "Minions Stir" in play
      And the opponent holds "Call of Home"

    @id:core-actions-0016 @order
    Scenario: Annalena has begun, and anybody may still interrupt her
      Given the player holds "Marvels Told"
      When the player plays "Marvels Told" with Annalena on "Minions Stir"
      Then Annalena is tapped
      And "Marvels Told" is being played
      And "Minions Stir" is in play
      And the opponent may play "Call of Home" on Annalena

    @id:core-actions-0017 @order
    Scenario: The flask is empty before anybody feels better
      Given Beretar bears "Miruvor"
      When the player uses "Miruvor"
      Then "Miruvor" is in the discard pile
      And the body of Beretar is 8
      And the opponent may play "Call of Home" on Beretar in response

  @rule:core.actions.tap-for-effect
  Rule: Who is to tap has to stand untapped

    @id:core-actions-0018 @forbid
    Scenario: Merry can hardly walk
      Given the emended rules
      And wounded Merry is at Ettenmoors
      When the company enters the site
      And the player plays "Concealment" with Merry
      Then it is illegal by core.actions.tap-for-effect

    @id:core-actions-0019 @allow
    Scenario: Merry can crawl under a bush
      Given the emended rules
      And untapped Merry is at Ettenmoors
      When the company enters the site
      And the player plays "Concealment" with Merry
      Then it is legal
      And Merry is tapped
      And there is no attack
      And "Concealment" is in the discard pile

    @id:core-actions-0020 @forbid
    Scenario: A stone that has been used gives no more light
      Given the emended rules
      And untapped Gimli is at Ettenmoors
      And Gimli bears "Torque of Hues"
      And "Torque of Hues" is tapped
      When the company enters the site
      And the player uses "Torque of Hues"
      Then it is illegal by core.actions.tap-for-effect

    @id:core-actions-0602 @forbid
    Scenario: What waits in hand gathers no power
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Elrond is at Rivendell
      And the opponent holds "Power Built by Waiting"
      When the opponent uses "Power Built by Waiting"
      Then it is illegal by core.actions.tap-for-effect

  @rule:core.actions.discard-for-effect
  Rule: What is to be discarded has to be in play

    Background:
      Given the emended rules
      And it is the organization phase
      And untapped Gimli is at Rivendell

    @id:core-actions-0021 @forbid
    Scenario: One cannot drink from a flask that nobody carries
      Given the player holds "Miruvor"
      When the player uses "Miruvor"
      Then it is illegal by core.actions.discard-for-effect

    @id:core-actions-0022 @allow
    Scenario: Gimli carries it
      Given Gimli bears "Miruvor"
      When the player uses "Miruvor"
      Then it is legal
      And the body of Gimli is 10
      And "Miruvor" is in the discard pile

  @rule:core.actions.conditions-rechecked-at-resolution
  Rule: What had to be so has to be so still

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Balin and untapped Elrond are at Rivendell
      And the opponent has "Lure of the Senses" in play on Elrond
      And the player holds "Marvels Told"
      And the opponent holds "Call of Home"

    @id:core-actions-0023 @order
    Scenario: Balin is called away in the middle of his tale
      When the player plays "Marvels Told" with Balin on "Lure of the Senses"
      And the opponent plays "Call of Home" on Balin and rolls 1 and 2 for the card text
      Then Balin is in hand
      And Elrond bears "Lure of the Senses"
      And "Marvels Told" and "Call of Home" are in the discard pile
      And the player has 3 character points

    @id:core-actions-0024 @order
    Scenario: Nobody calls him
      When the player plays "Marvels Told" with Balin on "Lure of the Senses"
      And the opponent passes
      And the player passes and rolls 5 and 5 for the corruption check
      Then "Lure of the Senses" and "Marvels Told" are in the discard pile
      And Balin is tapped

    @id:core-actions-0042 @order
    Scenario: The morning that was asked for is gone
      Given the player has "Gates of Morning" in play
      And the player holds "The Cock Crows"
      And the opponent holds "Twilight"
      When the player plays "The Cock Crows" on "Lure of the Senses" for its second effect
      And the opponent plays "Twilight" on "Gates of Morning" in response
      And the player passes
      And the opponent passes
      Then Elrond bears "Lure of the Senses"
      And "Gates of Morning", "Twilight" and "The Cock Crows" are in the discard pile

  @rule:core.actions.item-alignment-conditions
  Rule: A stone of heroes does not answer to the arts of Mordor

    Background:
      Given the emended rules
      And it is the organization phase
      And the player is a Ringwraith
      And untapped Layos is at Dol Guldur
      And the player holds "Wisdom to Wield"

    @id:core-actions-0036 @forbid
    Scenario: This one was found in Arnor by honest people
      Given Layos bears "TW-297"
      When the player plays "Wisdom to Wield" on Layos
      Then it is illegal by the text of "Wisdom to Wield"

    @id:core-actions-0037 @allow
    Scenario: This one was not
      Given Layos bears "LE-331"
      When the player plays "Wisdom to Wield" on Layos
      Then it is legal
      And the player may use "LE-331"
      And "Wisdom to Wield" is in the discard pile

  @rule:core.actions.item-alignment-on-resolution
  Rule: Heroes find no use for what was made in Mordor

    Background:
      Given the emended rules
      And untapped Glóin is at Caves of Ûlund
      And the site is tapped
      And the company has entered the site
      And the player holds "Bounty of the Hoard", "High Helm" and "Habergeon of Silver"
      When the player plays "Bounty of the Hoard"
      Then "Bounty of the Hoard" is in the discard pile

    @id:core-actions-0025 @forbid
    Scenario: The helm stays where it lies
      When Glóin plays "High Helm"
      Then it is illegal by core.site-phase.play-requirements

    @id:core-actions-0026 @allow
    Scenario: The habergeon does not
      When Glóin plays "Habergeon of Silver"
      Then it is legal
      And Glóin bears "Habergeon of Silver"
      And Glóin is tapped
      And the player has 2 item points

  @rule:core.actions.alternative-inherits-playability
  Rule: Another effect of a card takes the same people

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And the player has "Gates of Morning" in play
      And the player holds "Many Turns and Doublings"

    @id:core-actions-0027 @forbid
    Scenario: Gimli and Frodo do not know the ways
      Given untapped Gimli and untapped Frodo are at Rivendell
      When the player plays "Many Turns and Doublings" for its second effect
      Then it is illegal by the text of "Many Turns and Doublings"

    @id:core-actions-0028 @allow
    Scenario: Aragorn does
      Given untapped Gimli, untapped Frodo and untapped Aragorn II are at Rivendell
      When the player plays "Many Turns and Doublings" with Aragorn II for its second effect
      Then it is legal
      And the hazard limit of the company is 2
      And "Many Turns and Doublings" is in the discard pile

  @rule:core.actions.alternative-exception-cards
  Rule: Some cards are not so particular

    @id:core-actions-0038 @allow
    Scenario: One name is enough to call Adûnaphel home
      Given the emended rules
      And it is the organization phase
      And the player is a Ringwraith
      And untapped Layos is at Dol Guldur
      And the opponent has "Adûnaphel" in play
      And the player holds "In the Name of Mordor"
      When the player plays "In the Name of Mordor" on "Adûnaphel" for its second effect
      Then it is legal
      And "Adûnaphel" and "In the Name of Mordor" are in the discard pile

  @rule:core.actions.effects-end-with-card
  Rule: What a card in play does ends with it

    @id:core-actions-0029 @compute
    Scenario: The tidings were false, and Dwar is himself again
      Given the emended rules
      And it is the organization phase
      And the player is a Ringwraith
      And untapped Dwar the Ringwraith and untapped Layos are at Dol Guldur
      And the opponent has "Tidings of Doubt and Danger" in play
      And the player holds "Voices of Malice"
      When it is asked whether the player may pass
      Then the direct influence of Dwar the Ringwraith is 3
      When the player plays "Voices of Malice" with Layos on "Tidings of Doubt and Danger"
      And the player passes
      And the player passes and rolls 4 and 4 for the corruption check
      Then "Tidings of Doubt and Danger" and "Voices of Malice" are in the discard pile
      And Layos is tapped
      And the direct influence of Dwar the Ringwraith is 5

    @id:core-actions-0041 @compute
    Scenario: At twilight the sun is only half as bright
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar and untapped Éomer are at Rivendell
      And the player has "Sun" and "Gates of Morning" in play
      And the opponent holds "Twilight"
      When it is asked whether the player may pass
      Then the prowess of Beretar is 7
      And the prowess of Éomer is 4
      When the opponent plays "Twilight" on "Gates of Morning"
      Then the prowess of Beretar is 6
      And the prowess of Éomer is 3
      And "Gates of Morning" and "Twilight" are in the discard pile

  @rule:core.actions.discarded-for-effect-lasts
  Rule: A card that was used up works until the turn is over

    Background:
      Given the emended rules
      And it is the organization phase
      And untapped Gimli is at Rivendell
      And Gimli bears "Miruvor"
      When the player uses "Miruvor"
      Then "Miruvor" is in the discard pile

    @id:core-actions-0030 @compute
    Scenario: They still feel it at night
      When the player passes
      And the player passes
      And the player passes
      Then it is the site phase
      And the body of Gimli is 10

    @id:core-actions-0031 @compute
    Scenario: They do not feel it the next day
      When the player ends the turn
      Then it is the opponent's turn
      And the body of Gimli is 8

  @rule:core.actions.canceled-card-discarded
  Rule: What is cancelled is discarded

    @id:core-actions-0032 @compute
    Scenario: The morning ends before it has begun
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Rivendell
      And the player holds "Gates of Morning"
      And the opponent holds "Twilight"
      When the player plays "Gates of Morning"
      And the opponent plays "Twilight" on "Gates of Morning" for its second effect
      Then "Gates of Morning" and "Twilight" are in the discard pile

  @rule:core.actions.latest-effect-wins
  Rule: Of effects that contradict each other the last one counts

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Rivendell
      And the company is moving to Weathertop by Starter Movement

    @id:core-actions-0033 @compute
    Scenario: First a border, then a shadow
      Given Rhudaur has become a Border-land
      And Rhudaur has become a Shadow-land
      When it is asked whether the player may pass
      Then the site path of the company is Rhudaur (Shadow-land) and Arthedain (Wilderness)

    @id:core-actions-0034 @compute
    Scenario: First a shadow, then a border
      Given Rhudaur has become a Shadow-land
      And Rhudaur has become a Border-land
      When it is asked whether the player may pass
      Then the site path of the company is Rhudaur (Border-land) and Arthedain (Wilderness)

  @rule:core.actions.discarded-cards-forget
  Rule: Who leaves play leaves everything behind

    @id:core-actions-0035 @compute
    Scenario: At home nobody is weary
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar and untapped Elrond are at Barrow-downs
      And the opponent holds "Weariness of the Heart" and "Call of Home"
      When the opponent plays "Weariness of the Heart" on Beretar
      And the opponent passes
      Then the prowess of Beretar is 4
      And "Weariness of the Heart" is in the discard pile
      When the opponent plays "Call of Home" on Beretar and rolls 1 and 1 for the card text
      Then Beretar is in hand
      And the prowess of Beretar is 5
      And "Call of Home" is in the discard pile
      And the player has 3 character points

  @rule:core.actions.when-asked
  Rule: Only he whose time it is says that he is done with it

    @id:core-actions-0001 @forbid
    Scenario: One cannot hurry the other player along
      Given the emended rules
      And untapped Glóin is at Rivendell
      When the opponent passes
      Then it is illegal by core.actions.when-asked

    @id:core-actions-0002 @allow
    Scenario: One can be done oneself
      Given the emended rules
      And untapped Glóin is at Rivendell
      When the player passes
      Then it is legal
      And it is the end-of-turn phase

  @rule:core.actions.when-asked
  Rule: Only those act for whom the game waits

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is the movement/hazard phase
      And untapped Gorbag, untapped Shagrat and untapped Ostisen are at Bree
      And the opponent holds "Sons of Kings" and "Doors of Night"
      When the opponent plays the creature "Sons of Kings" on the company
      And the opponent passes
      And the opponent passes
      And Gorbag faces the strike and rolls 2 and 3
      And Shagrat faces the strike and rolls 2 and 3
      And Ostisen faces the strike and rolls 4 and 4
      And the opponent passes

    @id:core-actions-0043 @forbid
    Scenario: The night does not fall while Gorbag looks at the cloaks
      Then the player has to act
      And Gorbag, Shagrat and Ostisen are tapped
      And "Sons of Kings" is in the marshalling-point pile
      And the player has 2 kill points
      When the opponent plays "Doors of Night"
      Then it is illegal by core.actions.when-asked

    @id:core-actions-0044 @allow
    Scenario: It falls when he has taken one
      When Gorbag takes "Sons of Kings" as a trophy
      And the opponent plays "Doors of Night"
      Then it is legal
      And Gorbag bears "Sons of Kings"
      And Gorbag, Shagrat and Ostisen are tapped
      And the player has 2 kill points
      And "Doors of Night" is in play

  @rule:core.actions.when-asked
  Rule: Who has said that he is done does not go on before he is asked again

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Elrond is at Rivendell
      And the opponent has "Adûnaphel" in play
      And the opponent's sideboard holds "Smaug"

    @id:core-actions-0045 @rule:core.movement-hazard.phase-ends-both-done @forbid
    Scenario: The Nazgûl has been sent to sleep
      When the opponent passes
      And the opponent spends "Adûnaphel" for "Smaug" from the sideboard to the discard pile
      Then it is illegal by core.actions.when-asked and core.movement-hazard.phase-ends-both-done

    @id:core-actions-0046 @allow
    Scenario: She is sent on an errand instead
      When the opponent spends "Adûnaphel" for "Smaug" from the sideboard to the discard pile
      Then it is legal
      And "Adûnaphel" and "Smaug" are in the discard pile

  @rule:core.actions.choice-comes-first
  Rule: First the weather, then all else

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And the opponent has "Doors of Night", "Fell Winter" and "Morgul Night" in play
      And untapped Éowyn is at Edoras
      And the company is moving to Dunharrow by Rohan
      And the opponent holds "Minions Stir"

    @id:core-actions-0047 @forbid
    Scenario: Nobody stirs before it is settled how the sky looks
      When the opponent plays "Minions Stir"
      Then it is illegal by core.actions.choice-comes-first

    @id:core-actions-0078 @forbid
    Scenario: Whom they stir is not what is asked
      When the opponent chooses "Fell Winter" for "Minions Stir"
      Then it is illegal by core.actions.choice-comes-first

    @id:core-actions-0048 @allow
    Scenario: It is winter, and they stir
      When the opponent chooses "Fell Winter" for "Fell Winter"
      And the opponent plays "Minions Stir"
      Then it is legal
      And "Minions Stir" is in play

  @rule:core.actions.conditions-rechecked-at-resolution
  Rule: Who is fresh again has not done it

    @id:core-actions-0079 @order
    Scenario: Gandalf hastens Elrond away from his tale
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Gandalf and untapped Elrond are at Rivendell
      And the opponent has "Lure of the Senses" in play on Gandalf
      And the player holds "Marvels Told" and "And Forth He Hastened"
      When the player plays "Marvels Told" with Elrond on "Lure of the Senses"
      And the player plays "And Forth He Hastened" with Gandalf on Elrond in response
      Then Elrond is untapped
      And Gandalf bears "Lure of the Senses"
      And "Marvels Told" and "And Forth He Hastened" are in the discard pile

  @rule:core.actions.needs-allowance
  Rule: What a card says of how it is played may stand there in words only

    @id:core-actions-0601 @forbid
    Scenario: How Elrond tells of the Ithil-stone is not modelled
      Given the emended rules
      And it is the organization phase
      And untapped Elrond is at Rivendell
      And the player holds "Fate of the Ithil-stone"
      When the player plays "Fate of the Ithil-stone" with Elrond
      Then it is unsupported
