Feature: What comes with the night, and with the morning

  Long nights make hunters bold, and sometimes the stars are out.

  @card:LE-106
  Rule: Chill Them with Fear

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is the movement/hazard phase
      And untapped Layos and untapped Jerrek are at Dol Guldur
      And the company is moving to Woodmen-town by Starter Movement
      And the opponent has "Chill Them with Fear" in play
      And the opponent holds "Sons of Kings" and "Wolves"

    @id:cards-weather-0001 @compute
    Scenario: The heirs of Isildur come in force
      When the opponent plays the creature "Sons of Kings" on the company keyed to a Border-hold
      Then the attack is Dúnadan (5 strikes at 12)
      And "Sons of Kings" is in play

    @id:cards-weather-0002 @compute
    Scenario: In the dark not quite as many
      Given the opponent has "Doors of Night" in play
      When the opponent plays the creature "Sons of Kings" on the company keyed to a Border-hold
      Then the attack is Dúnadan (4 strikes at 11)
      And "Sons of Kings" is in play

  @card:LE-108
  Rule: Darkness Under Tree

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is the movement/hazard phase
      And untapped Gorbag, tapped Lagduf and untapped Dwar the Ringwraith are at Moria
      And the opponent holds "Darkness Under Tree"

    @id:cards-weather-0003 @allow
    Scenario: Gorbag stumbles over a root
      Given the opponent has "Doors of Night" in play
      When the opponent plays "Darkness Under Tree" on Gorbag
      Then it is legal
      And Gorbag is tapped
      And "Darkness Under Tree" is in the discard pile

    @id:cards-weather-0004 @forbid
    Scenario: There has to be a night first
      When the opponent plays "Darkness Under Tree" on Gorbag
      Then it is illegal by the text of "Darkness Under Tree"

    @id:cards-weather-0005 @forbid
    Scenario: Dwar needs no light
      Given the opponent has "Doors of Night" in play
      When the opponent plays "Darkness Under Tree" on Dwar the Ringwraith
      Then it is illegal by the text of "Darkness Under Tree"

  @card:LE-144
  Rule: Tidings of Doubt and Danger

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And the opponent has "Tidings of Doubt and Danger" in play

    @id:cards-weather-0006 @compute
    Scenario: Even Ringwraiths hesitate
      Given untapped Dwar the Ringwraith and untapped Layos are at Dol Guldur
      Then the direct influence of Dwar the Ringwraith is 3
      And the direct influence of Layos is 2

    @id:cards-weather-0007 @compute
    Scenario: And more so in the dark
      Given untapped Dwar the Ringwraith and untapped Layos are at Dol Guldur
      And the opponent has "Doors of Night" in play
      Then the direct influence of Dwar the Ringwraith is 2
      And the direct influence of Layos is 2

  @card:TW-10
  Rule: Awaken Minions

    @id:cards-weather-0008 @compute
    Scenario: Twice as many in every hold
      Given the emended rules
      And untapped Beretar is at Goblin-gate
      And the opponent has "Awaken Minions" in play
      When the company enters the site
      Then the attack is Orc (6 strikes at 6)

    @id:cards-weather-0009 @compute
    Scenario: Ruins are nobody's post
      Given the emended rules
      And untapped Beretar is at Isengard
      And the opponent has "Awaken Minions" in play
      When the company enters the site
      Then the attack is Wolf (3 strikes at 7)

  @card:TW-108
  Rule: Wake of War

    @id:cards-weather-0010 @compute
    Scenario: Wolves follow the armies
      Given the emended rules
      And untapped Beretar is at Isengard
      And the opponent has "Wake of War" in play
      When the company enters the site
      Then the attack is Wolf (4 strikes at 8)

    @id:cards-weather-0011 @compute
    Scenario: By night most of all
      Given the emended rules
      And untapped Beretar is at Isengard
      And the opponent has "Wake of War" and "Doors of Night" in play
      When the company enters the site
      Then the attack is Wolf (5 strikes at 9)

    @id:cards-weather-0012 @compute
    Scenario: Spiders know no night
      Given the emended rules
      And untapped Beretar is at Ruined Signal Tower
      And the opponent has "Wake of War" and "Doors of Night" in play
      When the company enters the site
      Then the attack is Spider (3 strikes at 9)

  @card:TW-81
  Rule: Plague of Wights

    @id:cards-weather-0013 @compute
    Scenario: The dead are restless
      Given the emended rules
      And untapped Beretar is at Barrow-downs
      And the opponent has "Plague of Wights" in play
      When the company enters the site
      Then the attack is Undead (1 strike at 9)

    @id:cards-weather-0014 @compute
    Scenario: And they are many
      Given the emended rules
      And untapped Beretar is at Barrow-downs
      And the opponent has "Plague of Wights" and "Doors of Night" in play
      When the company enters the site
      Then the attack is Undead (2 strikes at 9)

  @card:TW-22
  Rule: Clouds

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar and untapped Bergil are at Rivendell
      And the company is moving to Barrow-downs by Starter Movement
      And the opponent has "Clouds" in play
      And the opponent holds "Orc-patrol"

    @id:cards-weather-0015 @compute
    Scenario: No moon, no stars
      Given the opponent has "Doors of Night" in play
      When the opponent plays the creature "Orc-patrol" on the company keyed to a Wilderness
      Then the attack is Orc (3 strikes at 8)
      And "Orc-patrol" is in play

    @id:cards-weather-0016 @compute
    Scenario: By day they are only clouds
      When the opponent plays the creature "Orc-patrol" on the company keyed to a Wilderness
      Then the attack is Orc (3 strikes at 6)
      And "Orc-patrol" is in play

  @card:TD-154
  Rule: Star of High Hope

    @id:cards-weather-0017 @compute
    Scenario: Elves and Dúnedain look up
      Given the emended rules
      And untapped Beretar, untapped Annalena and untapped Éomer are at Rivendell
      And the player has "Star of High Hope" in play
      Then the prowess of Beretar is 6
      And the prowess of Annalena is 4
      And the prowess of Éomer is 3

    @id:cards-weather-0018 @compute
    Scenario: It is brightest just before morning
      Given the emended rules
      And untapped Beretar, untapped Annalena and untapped Éomer are at Rivendell
      And the player has "Star of High Hope" and "Gates of Morning" in play
      Then the prowess of Beretar is 7
      And the prowess of Annalena is 5
      And the prowess of Éomer is 3

  @card:TW-28
  Rule: Doors of Night

    @id:cards-weather-0019 @compute
    Scenario: The morning is over
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Barrow-downs
      And the player has "Gates of Morning" and "Sun" in play
      And the opponent has "Clouds" in play
      And the opponent holds "Doors of Night"
      When the opponent plays "Doors of Night"
      Then it is legal
      And "Gates of Morning" and "Sun" are in the discard pile
      And "Doors of Night" and "Clouds" are in play

  @card:TW-49
  Rule: Long Winter

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Moria
      And untapped Annalena is at Lórien
      And untapped Éomer is at Edoras
      And the opponent holds "Long Winter"
      When the player chooses Beretar's company to go next

    @id:cards-weather-0020 @compute
    Scenario: Behind the Doors of Night the pass to Moria is closed
      Given the opponent has "Doors of Night" in play
      When the opponent plays "Long Winter"
      Then it is legal
      And Beretar's site is tapped
      And Annalena's site and Éomer's site are untapped
      And "Long Winter" is in play

    @id:cards-weather-0021 @compute
    Scenario: As long as they are shut it is only cold
      When the opponent plays "Long Winter"
      Then it is legal
      And Beretar's site is untapped
      And "Long Winter" is in play

    @id:cards-weather-0041 @compute
    Scenario: The winter is there, and the Doors are shut behind it
      Given the opponent has the opponent's second "Long Winter" in play
      And the opponent holds "Doors of Night"
      When the opponent plays "Doors of Night"
      Then it is legal
      And Beretar's site is tapped
      And Annalena's site and Éomer's site are untapped
      And "Doors of Night" is in play

    @id:cards-weather-0042 @compute
    Scenario: It lies on the hills to which they come
      Given the opponent has the opponent's second "Long Winter" in play
      And the opponent has "Doors of Night" in play
      And Beretar's company is moving to Dimrill Dale
      When Beretar's company travels by Redhorn Gate
      Then Dimrill Dale and Moria are tapped

  @card:TW-309
  Rule: Quiet Lands

    Background:
      Given the emended rules
      And untapped Balin and untapped Glóin are at Bandit Lair
      And the player holds "Quiet Lands"

    @id:cards-weather-0043 @compute
    Scenario: One of three Men is gone
      When the company enters the site
      And the player plays "Quiet Lands"
      Then the attack is Men (2 strikes at 6)
      And "Quiet Lands" is in the discard pile

    @id:cards-weather-0044 @compute @uses:core.combat.cancel-or-modify-window
    Scenario: Of those who were woken half go to sleep again
      Given the opponent has "Awaken Denizens" in play
      When the company enters the site
      And the player plays "Quiet Lands"
      Then the attack is Men (3 strikes at 6)
      And "Quiet Lands" is in the discard pile

    @id:cards-weather-0045 @compute @uses:core.combat.cancel-or-modify-window
    Scenario: Or those who did not go to sleep are woken twice
      Given reading b of q.core.doubled-and-halved
      And the opponent has "Awaken Denizens" in play
      When the company enters the site
      And the player plays "Quiet Lands"
      Then the attack is Men (4 strikes at 6)
      And "Quiet Lands" is in the discard pile
