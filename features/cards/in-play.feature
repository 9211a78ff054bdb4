Feature: Cards that stay in play

  Weather, moods and alarms: as long as they last, the numbers are others.

  @card:TW-335
  Rule: Sun

    @id:cards-in-play-0001 @compute
    Scenario: The Dúnedain are glad of it
      Given the emended rules
      And untapped Beretar, untapped Annalena and untapped Éomer are at Rivendell
      And the player has "Sun" in play
      When it is asked whether the player may pass
      Then the prowess of Beretar is 6
      And the prowess of Annalena is 3
      And the prowess of Éomer is 3

    @id:cards-in-play-0002 @compute
    Scenario: At the gates of morning all Men are
      Given the emended rules
      And untapped Beretar, untapped Annalena and untapped Éomer are at Ettenmoors
      And the player has "Sun" and "Gates of Morning" in play
      When the company enters the site
      Then the prowess of Beretar is 7
      And the prowess of Annalena is 3
      And the prowess of Éomer is 4
      And the attack is Troll (1 strike at 8)

  @card:TW-61
  Rule: Minions Stir

    @id:cards-in-play-0003 @compute
    Scenario: There are more of them than before
      Given the emended rules
      And untapped Beretar is at Goblin-gate
      And the opponent has "Minions Stir" in play
      When the company enters the site
      Then the attack is Orc (4 strikes at 7)

    @id:cards-in-play-0004 @compute
    Scenario: And more still in the dark
      Given the emended rules
      And untapped Beretar is at Goblin-gate
      And the opponent has "Minions Stir" and "Doors of Night" in play
      When the company enters the site
      Then the attack is Orc (5 strikes at 8)

    @id:cards-in-play-0005 @compute
    Scenario: Wolves do not care
      Given the emended rules
      And untapped Beretar is at Isengard
      And the opponent has "Minions Stir" in play
      When the company enters the site
      Then the attack is Wolf (3 strikes at 7)

  @card:TW-9
  Rule: Awaken Denizens

    @id:cards-in-play-0006 @compute
    Scenario: Somebody has woken the whole pack
      Given the emended rules
      And untapped Beretar is at Isengard
      And the opponent has "Awaken Denizens" in play
      When the company enters the site
      Then the attack is Wolf (6 strikes at 7)

    @id:cards-in-play-0007 @compute
    Scenario: In a hold of the Shadow they sleep on
      Given the emended rules
      And untapped Beretar is at Goblin-gate
      And the opponent has "Awaken Denizens" in play
      When the company enters the site
      Then the attack is Orc (3 strikes at 6)

  @card:TW-243
  Rule: Gates of Morning

    @id:cards-in-play-0009 @allow
    Scenario: The night is over
      Given the emended rules
      And it is the organization phase
      And untapped Beretar is at Rivendell
      And the opponent has "Doors of Night", "Clouds" and "Minions Stir" in play
      And the player holds "Gates of Morning"
      When the player plays "Gates of Morning"
      Then it is legal
      And "Gates of Morning" and "Minions Stir" are in play
      And "Doors of Night" and "Clouds" are in the discard pile

  @card:TW-342
  Rule: The Cock Crows

    @id:cards-in-play-0010 @allow
    Scenario: With the dawn the despair is gone
      Given the emended rules
      And it is the organization phase
      And untapped Beretar is at Barrow-downs
      And the player has "Gates of Morning" in play
      And the opponent has "Despair of the Heart" in play on Beretar
      And the player holds "The Cock Crows"
      When the player plays "The Cock Crows" on "Despair of the Heart" for its second effect
      Then it is legal
      And "The Cock Crows" and "Despair of the Heart" are in the discard pile

  @card:TD-134
  Rule: Marvels Told

    Background:
      Given the emended rules
      And it is the organization phase
      And untapped Annalena and untapped Beretar are at Rivendell
      And the opponent has "Minions Stir" and "Doors of Night" in play
      And the player holds "Marvels Told"

    @id:cards-in-play-0011 @allow
    Scenario: Annalena tells of better days
      When the player plays "Marvels Told" with Annalena on "Minions Stir"
      And the player passes and rolls 4 and 4 for the corruption check
      Then it is legal
      And Annalena is tapped
      And "Minions Stir" and "Marvels Told" are in the discard pile

    @id:cards-in-play-0012 @forbid
    Scenario: Words do not change the weather
      When the player plays "Marvels Told" with Annalena on "Doors of Night"
      Then it is illegal by the text of "Marvels Told"

  @card:TW-100
  Rule: The Will of Sauron

    @id:cards-in-play-0013 @compute
    Scenario: What he wills, lasts
      Given the emended rules
      And it is the long-event phase
      And untapped Beretar is at Rivendell
      And the opponent has "Doors of Night", "The Will of Sauron" and "Minions Stir" in play
      When the player passes
      Then it is the movement/hazard phase
      And "Minions Stir" and "The Will of Sauron" are in play

    @id:cards-in-play-0014 @forbid
    Scenario: By day he wills nothing
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Rivendell
      And the opponent holds "The Will of Sauron"
      When the opponent plays "The Will of Sauron"
      Then it is illegal by the text of "The Will of Sauron"

    @id:cards-in-play-0015 @compute
    Scenario: When the cards have run out, so has his will
      Given the emended rules
      And it is the end-of-turn phase
      And untapped Beretar is at Rivendell
      And the opponent's untapped Legolas is at Lórien
      And the player holds "Glamdring", "Ringil", "Belegennon", "Magical Harp", "Horn of Defiance", "Enruned Shield" and "Star-glass"
      And the player's play deck holds "Sting"
      And the player's discard pile holds "Elf-stone"
      And the opponent has "Doors of Night", "The Will of Sauron" and "Minions Stir" in play
      When the player passes and shuffles
      Then "The Will of Sauron" and "Minions Stir" are in the discard pile
      And "Doors of Night" is in play
      And "Sting" is in hand
      And "Elf-stone" is in the play deck

    @id:cards-in-play-0019 @compute
    Scenario: Elrond tells of it, and the spell is broken
      Given the emended rules
      And it is the organization phase
      And untapped Elrond is at Rivendell
      And the opponent has "Doors of Night", "The Will of Sauron" and "Minions Stir" in play
      And the player holds "Marvels Told"
      When the player plays "Marvels Told" with Elrond on "The Will of Sauron" and rolls 5 and 5 for the corruption check
      Then "The Will of Sauron", "Minions Stir" and "Marvels Told" are in the discard pile
      And "Doors of Night" is in play
      And Elrond is tapped

  @card:AS-52
  Rule: Orc-mail

    @id:cards-in-play-0016 @compute
    Scenario: Seen through by a pair of Men
      Given the emended rules
      And it is the movement/hazard phase
      And the player is a Ringwraith
      And untapped Jerrek and untapped Layos are at Bree
      And the opponent's untapped Merry is at Bree
      And the opponent's "Orc-mail" lies on Merry's company
      When the player passes and rolls 5 and 6 for the card text
      Then it is the site phase
      And "Orc-mail" is in the discard pile

    @id:cards-in-play-0017 @compute
    Scenario: Nobody near to see through it
      Given the emended rules
      And it is the movement/hazard phase
      And the player is a Ringwraith
      And untapped Jerrek and untapped Layos are at Edoras
      And the opponent's untapped Merry is at Bree
      And the opponent's "Orc-mail" lies on Merry's company
      When the player passes and rolls 6 and 6 for the card text
      Then it is the site phase
      And "Orc-mail" lies on Merry's company

    @id:cards-in-play-0018 @compute
    Scenario: On his own side nobody looks
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Merry is at Bree
      And the player's "Orc-mail" lies on Merry's company
      When the player passes
      Then it is the site phase
      And "Orc-mail" lies on Merry's company

  @card:LE-203
  Rule: The Lidless Eye

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And untapped Ciryaher is at Dol Guldur

    @id:cards-in-play-0021 @compute
    Scenario: Nobody commands as many as Sauron
      Given the player has "The Lidless Eye" in play
      Then the player has 27 general influence left

    @id:cards-in-play-0022 @forbid
    Scenario: No Ringwraith beside him
      Given it is the organization phase
      And the player has "The Lidless Eye" in play
      When the player organizes
      And the player plays The Witch-king at Minas Morgul
      Then it is illegal by the text of "The Lidless Eye"

    @id:cards-in-play-0023 @allow
    Scenario: Without him, there is room for one
      Given it is the organization phase
      When the player organizes
      And the player plays The Witch-king at Minas Morgul
      Then it is legal
      And The Witch-king and Minas Morgul are in play

  @card:BA-43
  Rule: Sauron

    @id:cards-in-play-0024 @compute
    Scenario: Nobody commands as many as Sauron in person
      Given the emended rules
      And the player is a Ringwraith
      And untapped Ciryaher is at Dol Guldur
      And the player has "Sauron" in play
      Then the player has 30 general influence left

    @id:cards-in-play-0025 @compute
    Scenario: He is reason enough to arm against him
      Given the emended rules
      And it is the untap phase
      And the player is a Ringwraith
      And untapped Ciryaher is at Dol Guldur
      And the player has "Sauron" in play
      And the opponent's sideboard holds "Smaug"
      When the player passes
      And the opponent brings "Smaug" from the sideboard to the discard pile
      Then it is legal
      And "Smaug" is in the discard pile

  @card:TW-100
  Rule: His will has to be done, and is about his own

    Background:
      Given the emended rules
      And untapped Beretar is at Rivendell
      And the opponent has "Doors of Night" in play

    @id:cards-in-play-0026 @compute
    Scenario: He has not said what he wills
      Given it is the long-event phase
      And the opponent has "Minions Stir" in play
      And the opponent holds "The Will of Sauron"
      When the player passes
      Then it is the movement/hazard phase
      And "Minions Stir" is in the discard pile

    @id:cards-in-play-0027 @compute
    Scenario: The sun sets all the same
      Given it is the organization phase
      And the opponent has "The Will of Sauron" in play
      And the player has "Sun" in play
      When the player passes
      Then "Sun" is in the discard pile

  @card:TW-12
  Rule: Balrog of Moria

    Background:
      Given the emended rules
      And it is the untap phase
      And wounded Haldir is at Lórien
      And the opponent has "Balrog of Moria" in play

    @id:cards-in-play-0301 @forbid
    Scenario: The Lady has left the wood, and nobody is healed in it
      Given untapped Galadriel is at Rivendell
      When the player heals Haldir
      Then it is illegal by core.untap.heal-at-haven

    @id:cards-in-play-0302 @allow
    Scenario: Nobody has seen her yet, and all is well
      When the player heals Haldir
      Then it is legal
      And Haldir is tapped

  @card:TW-348
  Rule: The White Tree

    Background:
      Given the emended rules
      And it is the untap phase
      And the player has "The White Tree" in play

    @id:cards-in-play-0303 @allow
    Scenario: Bergil lies in its shade
      Given wounded Bergil is at Minas Tirith
      When the player heals Bergil
      Then it is legal
      And Bergil is tapped

    @id:cards-in-play-0304 @forbid
    Scenario: Beregond lies in Edoras
      Given wounded Beregond is at Edoras
      When the player heals Beregond
      Then it is illegal by core.untap.heal-at-haven

  @card:DM-84
  Rule: Reluctant Final Parting

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And the opponent has "Reluctant Final Parting" in play

    @id:cards-in-play-0305 @compute
    Scenario: Quickbeam does not go as far as Rivendell
      Given untapped Legolas is at Lórien
      And Legolas bears "Quickbeam"
      And the company is moving to Rivendell by Starter Movement
      When the movement/hazard phase is over
      Then "Quickbeam" is in the discard pile
      And the company is at Rivendell
      And Lórien is in the location deck
      And the player has 0 ally points

    @id:cards-in-play-0306 @compute
    Scenario: To Wellinghall he goes
      Given untapped Legolas is at Lórien
      And Legolas bears "Quickbeam"
      And the company is moving to Wellinghall by Starter Movement
      When the movement/hazard phase is over
      Then the company is at Wellinghall
      And Lórien is in the location deck

    @id:cards-in-play-0307 @forbid
    Scenario: The Balrog parts from nobody with regret
      Given the player is the Balrog
      And untapped Azog is at Moria
      And the opponent holds the second "Reluctant Final Parting"
      When the opponent plays the second "Reluctant Final Parting"
      Then it is illegal by the text of the second "Reluctant Final Parting"

  @card:DM-84
  Rule: Reluctant Final Parting below the earth

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is the movement/hazard phase
      And untapped Ciryaher is at The Under-gates
      And the opponent holds "Reluctant Final Parting"

    @id:cards-in-play-0308 @compute
    Scenario: The Balrog is at home there, and stays
      Given Ciryaher bears "The Balrog"
      When the opponent plays "Reluctant Final Parting"
      Then it is legal
      And "The Balrog" is in play
      And "Reluctant Final Parting" is in play

    @id:cards-in-play-0309 @compute
    Scenario: A Warg is not
      Given Ciryaher bears "War-warg"
      When the opponent plays "Reluctant Final Parting"
      Then it is legal
      And "War-warg" is in the discard pile
      And "Reluctant Final Parting" is in play
      And the player has 0 ally points

  @card:TW-240
  Rule: Fellowship

    Background:
      Given the emended rules

    @id:cards-in-play-0401 @allow
    Scenario: Three friends and a tree are a fellowship
      Given it is the organization phase
      And untapped Legolas, untapped Gimli and untapped Merry are at Lórien
      And Merry bears "Treebeard"
      And the player holds "Fellowship"
      When the player plays "Fellowship" on the company
      Then it is legal
      And "Fellowship" lies on the company
      And the prowess of Gimli is 6

    @id:cards-in-play-0402 @forbid
    Scenario: Three friends are none
      Given it is the organization phase
      And untapped Legolas, untapped Gimli and untapped Merry are at Lórien
      And the player holds "Fellowship"
      When the player plays "Fellowship" on the company
      Then it is illegal by the text of "Fellowship"

    @id:cards-in-play-0403 @forbid
    Scenario: Nor are four at Bree
      Given it is the organization phase
      And untapped Legolas, untapped Gimli, untapped Merry and untapped Pippin are at Bree
      And the player holds "Fellowship"
      When the player plays "Fellowship" on the company
      Then it is illegal by the text of "Fellowship"

    @id:cards-in-play-0404 @compute
    Scenario: They split, and it is broken
      Given it is the organization phase
      And untapped Legolas, untapped Gimli, untapped Merry and untapped Pippin are at Rivendell
      And the player holds "Fellowship"
      When the player plays "Fellowship" on the company
      And the player organizes
      And the player splits off Pippin
      Then "Fellowship" is in the discard pile
      And Pippin forms a company

    @id:cards-in-play-0405 @compute
    Scenario: Háma joins them, and it is broken
      Given it is the organization phase
      And untapped Legolas, untapped Gimli, untapped Merry and untapped Pippin are at Rivendell
      And "Fellowship" lies on the company
      And the player holds "Háma"
      When the player organizes
      And the player plays Háma into the company
      Then "Fellowship" is in the discard pile
      And Háma is in play

    @id:cards-in-play-0406 @compute
    Scenario Outline: Wolves come upon them, and it is <what>
      Given it is the movement/hazard phase
      And untapped Legolas, untapped Gimli, untapped Boromir II and untapped Pippin are at Rivendell
      And "Fellowship" lies on the company
      And the company is moving to Goblin-gate by Starter Movement
      And the opponent holds "Wolves"
      When the opponent plays the creature "Wolves" on the company keyed to a Wilderness
      And the player assigns a strike to Pippin
      And the player assigns a strike to Gimli
      And the player assigns a strike to Legolas
      And Pippin faces the strike and rolls 1 and 1, then <check> for the body check
      And Gimli faces the strike and rolls 6 and 6
      And Legolas faces the strike and rolls 6 and 6
      Then "Fellowship" is <where>
      And Pippin <fate>
      And Gimli and Legolas are tapped
      And "Wolves" is in the discard pile
      And the player has <points> character points

      Examples:
        | case | what      | check   | where               | fate           | points |
        | dead | broken    | 6 and 6 | in the discard pile | was eliminated | 5      |
        | hurt | not ended | 1 and 1 | in play             | is wounded     | 6      |

    @id:cards-in-play-0407 @compute
    Scenario: Treebeard fights as well, and is as strong as the others with it
      Given it is the movement/hazard phase
      And untapped Legolas, untapped Gimli and untapped Merry are at Rivendell
      And Merry bears "Treebeard"
      And "Fellowship" lies on the company
      And the company is moving to Goblin-gate by Starter Movement
      And the opponent holds "Wolves"
      When the opponent plays the creature "Wolves" on the company keyed to a Wilderness
      And the player assigns a strike to "Treebeard"
      And the player assigns a strike to Gimli
      And the player assigns a strike to Legolas
      And "Treebeard" faces the strike and rolls 1 and 1
      Then the total of "Treebeard" against the strike was 11
      And "Treebeard" is tapped
      And "Wolves" is in play

  @card:TW-100
  Rule: He needs the night

    @id:cards-in-play-0481 @compute
    Scenario: The Gates of Morning open
      Given the emended rules
      And it is the organization phase
      And untapped Beretar is at Rivendell
      And the opponent has "Doors of Night", "The Will of Sauron" and "Minions Stir" in play
      And the player holds "Gates of Morning"
      When the player plays "Gates of Morning"
      Then "The Will of Sauron", "Minions Stir" and "Doors of Night" are in the discard pile
      And "Gates of Morning" is in play
