Feature: Cards that were printed twice

  What The Lidless Eye prints once more says what it said before.

  @card:LE-61
  Rule: Barrow-wight, once more

    @id:cards-reprints-0061 @compute
    Scenario: Cold be hand and heart and bone
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Moria
      And the opponent holds "LE-61"
      When the opponent plays the creature "LE-61" on the company keyed to a Shadow-hold
      And Beretar faces the strike and rolls 1 and 2, then 1 and 1 for the body check, then 5 and 5 for the corruption check
      Then Beretar is wounded
      And "LE-61" is in the discard pile

  @card:LE-64
  Rule: Brigands, once more

    @id:cards-reprints-0064 @compute
    Scenario: They take her horn
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Annalena is at Rivendell
      And the company is moving to Barrow-downs by Starter Movement
      And Annalena bears "Dagger of Westernesse" and "Horn of Anor"
      And the opponent holds "LE-64"
      When the opponent plays the creature "LE-64" on the company keyed to a Wilderness
      And Annalena faces the strike and rolls 1 and 1
      And the player chooses "Horn of Anor" for "LE-64" and rolls 1 and 1 for the body check
      Then it is legal
      And "Horn of Anor" and "LE-64" are in the discard pile
      And Annalena bears "Dagger of Westernesse"
      And Annalena is wounded

  @card:LE-72
  Rule: Ghosts, once more

    @id:cards-reprints-0072 @compute
    Scenario: A chill that does not pass
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Annalena is at Moria
      And Annalena bears "Elven Cloak"
      And the opponent holds "LE-72"
      When the opponent plays the creature "LE-72" on the company keyed to a Shadow-hold
      And Annalena faces the strike and rolls 1 and 1, then 1 and 1 for the body check, then 1 and 1 for the corruption check
      Then there is no attack
      And Annalena, "Elven Cloak" and "LE-72" are in the discard pile
      And the player has 0 character points

  @card:LE-75
  Rule: Giant Spiders, once more

    @id:cards-reprints-0075 @compute
    Scenario: Beretar is caught in the web
      Given the emended rules
      And it is the movement/hazard phase
      And the opponent holds "LE-75"
      And untapped Beretar is at Lórien
      And the company is moving to Woodmen-town by Wold & Foothills, Anduin Vales and Western Mirkwood
      When the opponent plays the creature "LE-75" on the company keyed to Western Mirkwood
      And Beretar faces the strike and rolls 1 and 1, then 4 and 4 for the body check
      Then Beretar is in the discard pile
      And the player has 0 character points
      And "LE-75" is in the discard pile

  @card:LE-86
  Rule: Orc-warband, once more

    @id:cards-reprints-0086 @compute
    Scenario: They have heard the noise
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Barrow-downs
      And the opponent holds "LE-86" and "Orc-lieutenant"
      When the opponent plays the creature "Orc-lieutenant" on the company keyed to a Ruins & Lairs
      And Beretar faces the strike and rolls 6 and 6
      And the opponent plays the creature "LE-86" on the company keyed to a Ruins & Lairs
      Then the attack is Orc (5 strikes at 7)
      And "LE-86" is in play
      And Beretar is tapped
      And "Orc-lieutenant" is in the marshalling-point pile
      And the player has 1 kill point

  @card:LE-95
  Rule: True Fire-drake, once more

    @id:cards-reprints-0095 @allow
    Scenario: By night they are
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Rivendell
      And the opponent holds "LE-95"
      And the company is moving to Tharbad by Starter Movement
      And the opponent has "Doors of Night" in play
      When the opponent plays the creature "LE-95" on the company keyed to a Wilderness
      Then it is legal
      And the attack is Drake (2 strikes at 13)
      And "LE-95" is in play

  @card:LE-104
  Rule: Awaken Denizens, once more

    @id:cards-reprints-0104 @compute
    Scenario: Somebody has woken the whole pack
      Given the emended rules
      And untapped Beretar is at Isengard
      And the opponent has "LE-104" in play
      When the company enters the site
      Then the attack is Wolf (6 strikes at 7)

  @card:LE-105
  Rule: Call of Home, once more

    @id:cards-reprints-0105 @compute
    Scenario: Beretar rides home, and leaves Elrond his dagger
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Elrond, untapped Beretar and untapped Faramir are at Barrow-downs
      And Beretar bears "Dagger of Westernesse"
      And the opponent holds "LE-105"
      When the opponent plays "LE-105" on Beretar and rolls 5 and 4 for the card text
      And the player chooses "Dagger of Westernesse" for "LE-105"
      And the player chooses Elrond for "LE-105"
      Then Beretar is in hand
      And Elrond bears "Dagger of Westernesse"
      And "LE-105" is in the discard pile
      And the player has 5 character points

  @card:LE-109
  Rule: Despair of the Heart, once more

    @id:cards-reprints-0109 @compute
    Scenario: It is hopeless
      Given the emended rules
      And untapped Beretar and tapped Forlong are at Ettenmoors
      And the opponent has "LE-109" in play on Beretar
      When the company enters the site
      And the player passes
      And the opponent assigns a strike to Forlong
      And Forlong faces the strike and rolls 1 and 2, then 1 and 1 for the body check, then 5 and 5 for the corruption check
      Then it is legal
      And Forlong is wounded

  @card:LE-110
  Rule: Doors of Night, once more

    @id:cards-reprints-0110 @compute
    Scenario: The morning is over
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Barrow-downs
      And the player has "Gates of Morning" and "Sun" in play
      And the opponent has "Clouds" in play
      And the opponent holds "LE-110"
      When the opponent plays "LE-110"
      Then it is legal
      And "Gates of Morning" and "Sun" are in the discard pile
      And "LE-110" and "Clouds" are in play

  @card:LE-112
  Rule: Foolish Words, once more

    @id:cards-reprints-0112 @compute
    Scenario: The Men of Lake-town have heard of it
      Given the emended rules
      And untapped Gimli is at Lake-town
      And Gimli bears the opponent's "LE-112"
      And the company has entered the site
      When Gimli influences "Men of Lake-town" and rolls 6 and 5
      Then "Men of Lake-town" is in the discard pile
      And Gimli is tapped

  @card:LE-116
  Rule: Incite Denizens, once more

    @id:cards-reprints-0116 @compute
    Scenario: Two packs at Isengard
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar and untapped Annalena are at Rivendell
      And the opponent holds "LE-116" and "Incite Minions"
      And untapped Gimli is at Isengard
      When the player chooses Gimli's company to go next
      And the opponent plays "LE-116" on Isengard
      Then it is legal
      And Isengard has the automatic-attacks Wolf (3 strikes at 7) and Wolf (3 strikes at 7)
      And "LE-116" is in the discard pile

  @card:LE-117
  Rule: Long Winter, once more

    @id:cards-reprints-0117 @compute
    Scenario: Behind the Doors of Night the pass to Moria is closed
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Moria
      And untapped Annalena is at Lórien
      And untapped Éomer is at Edoras
      And the opponent holds "LE-117"
      And the opponent has "Doors of Night" in play
      When the player chooses Beretar's company to go next
      And the opponent plays "LE-117"
      Then it is legal
      And Beretar's site is tapped
      And Annalena's site and Éomer's site are untapped
      And "LE-117" is in play

  @card:LE-118
  Rule: Lost in Border-lands, once more

    @id:cards-reprints-0118 @compute
    Scenario: There are too many lanes in Rohan
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Annalena is at Lórien
      And the company is moving to Edoras by Starter Movement
      And the opponent holds "LE-118" and "Orc-raiders"
      When the opponent plays "LE-118" on the company
      Then it is legal
      And the hazard limit of the company is 3
      And "LE-118" is in the discard pile

  @card:LE-119
  Rule: Lost in Free-domains, once more

    @id:cards-reprints-0119 @forbid
    Scenario: They come too late to Minas Tirith
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Annalena is at Lórien
      And the opponent holds "LE-119" and "Orc-patrol"
      And the company is moving to Minas Tirith by Starter Movement
      When the opponent plays "LE-119" on the company
      And the opponent passes
      And the player passes
      And the company enters the site
      Then it is illegal by the text of "LE-119"
      And the company is at Minas Tirith
      And "LE-119" is in the discard pile
      And Lórien is in the location deck

  @card:LE-120
  Rule: Lost in Shadow-lands, once more

    @id:cards-reprints-0120 @compute
    Scenario: And too little light in Dagorlad
      Given the emended rules
      And the player is a Ringwraith
      And it is the movement/hazard phase
      And untapped Layos is at Dol Guldur
      And the company is moving to Dead Marshes by Starter Movement
      And the opponent holds "LE-120" and "Ghouls"
      When the opponent plays "LE-120" on the company
      Then it is legal
      And the hazard limit of the company is 3
      And "LE-120" is in the discard pile

  @card:LE-121
  Rule: Lost in the Wilderness, once more

    @id:cards-reprints-0121 @compute
    Scenario: Nothing but trees
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Annalena is at Rivendell
      And the company is moving to Barrow-downs by Starter Movement
      And the opponent holds "LE-121" and "Orc-patrol"
      When the opponent plays "LE-121" on the company
      Then it is legal
      And the hazard limit of the company is 4
      And "LE-121" is in the discard pile

  @card:LE-122
  Rule: Lure of Expedience, once more

    @id:cards-reprints-0122 @compute
    Scenario: Beretar could use that sword himself
      Given the emended rules
      And untapped Annalena and untapped Beretar are at Barrow-downs
      And the company has entered the site
      And the opponent has "LE-122" in play on Beretar
      And the player holds "Dagger of Westernesse"
      When Annalena plays "Dagger of Westernesse" and rolls 5 and 5 for the corruption check
      Then Annalena bears "Dagger of Westernesse"
      And Annalena and the site are tapped
      And the corruption points of Beretar are 2

  @card:LE-123
  Rule: Lure of Nature, once more

    @id:cards-reprints-0123 @compute
    Scenario: Every wood calls him
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Rivendell
      And the company is moving to Barrow-downs by Starter Movement
      And the opponent has "LE-123" in play on Beretar
      When the player passes and rolls 5 and 5 for the corruption check, then 5 and 5 for the corruption check
      Then the company is at Barrow-downs
      And Rivendell is in the location deck

  @card:LE-124
  Rule: Lure of the Senses, once more

    @id:cards-reprints-0124 @compute
    Scenario: The songs in the hall are sweet
      Given the emended rules
      And it is the untap phase
      And untapped Beretar is at Rivendell
      And the opponent has "LE-124" in play on Beretar
      When the player passes and rolls 5 and 5 for the corruption check
      Then it is legal

  @card:LE-125
  Rule: Minions Stir, once more

    @id:cards-reprints-0125 @compute
    Scenario: There are more of them than before
      Given the emended rules
      And untapped Beretar is at Goblin-gate
      And the opponent has "LE-125" in play
      When the company enters the site
      Then the attack is Orc (4 strikes at 7)

  @card:LE-126
  Rule: Muster Disperses, once more

    @id:cards-reprints-0126 @compute
    Scenario: The Woodmen have other things to do
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Aragorn II and untapped Beretar are at Rivendell
      And the player's marshalling-point pile holds "Woodmen"
      And the opponent holds "LE-126"
      When the opponent plays "LE-126" on "Woodmen" and rolls 2 and 2 for the card text
      Then it is legal
      And "Woodmen" and "LE-126" are in the discard pile
      And the player has 0 faction points

  @card:LE-130
  Rule: Plague of Wights, once more

    @id:cards-reprints-0130 @compute
    Scenario: The dead are restless
      Given the emended rules
      And untapped Beretar is at Barrow-downs
      And the opponent has "LE-130" in play
      When the company enters the site
      Then the attack is Undead (1 strike at 9)

  @card:LE-148
  Rule: Wake of War, once more

    @id:cards-reprints-0148 @compute
    Scenario: Wolves follow the armies
      Given the emended rules
      And untapped Beretar is at Isengard
      And the opponent has "LE-148" in play
      When the company enters the site
      Then the attack is Wolf (4 strikes at 8)

  @card:LE-149
  Rule: Weariness of the Heart, once more

    @id:cards-reprints-0149 @forbid
    Scenario: His sword does not get heavier still
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Barrow-downs
      And the opponent holds "LE-149"
      When the opponent plays "LE-149" on Beretar
      Then the prowess of Beretar is 4
      And "LE-149" is in the discard pile
      When the opponent plays another "LE-149" on Beretar
      Then it is illegal by core.events.short-no-duplicate-on-entity

  @card:LE-102
  Rule: Arouse Denizens, once more

    @id:cards-reprints-0102 @compute
    Scenario: At Weathertop they are up before anybody comes
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Rivendell
      And the company is moving to Weathertop by Starter Movement
      And the opponent holds "LE-102"
      When the opponent plays "LE-102" on Weathertop
      Then it is legal
      When the player passes
      And the company enters the site
      Then the attack is Wolf (2 strikes at 9)
      And "LE-102" is in the discard pile
      And Weathertop is in play
      And Rivendell is in the location deck

  @card:LE-111
  Rule: Fell Winter, once more

    @id:cards-reprints-0111 @compute
    Scenario: There are wolves in the streets of Bree
      Given the emended rules
      And it is the site phase
      And untapped Beretar is at Bree
      And the opponent has "LE-111" in play
      When the company enters the site
      Then the attack is Wolf (3 strikes at 7)

  @card:LE-134
  Rule: River, once more

    @id:cards-reprints-0134 @forbid
    Scenario: Water rises at a ford, and not around somebody
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Annalena is at Lórien
      And the company is moving to Edoras by Starter Movement
      And the opponent holds "LE-134"
      When the opponent plays "LE-134" on Annalena
      Then it is illegal by the text of "LE-134"

  @card:LE-145
  Rule: Twilight, once more

    @id:cards-reprints-0145 @allow
    Scenario: The morning turns grey
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Bree
      And the player has "Gates of Morning" in play
      And the opponent holds "LE-145"
      When the opponent plays "LE-145" on "Gates of Morning"
      Then it is legal
      And "Gates of Morning" and "LE-145" are in the discard pile
