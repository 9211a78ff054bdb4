Feature: Counsels, charms and wrong turnings

  A Wizard says a word, a road goes the other way, and the Wolves have a bad day.

  @card:LE-58
  Rule: The Witch-king

    Background:
      Given the emended rules
      And the player is a Ringwraith

    @id:cards-counsels-0001 @compute
    Scenario: Two of the Nine follow him without a word
      Given untapped The Witch-king, untapped Adûnaphel the Ringwraith and untapped Ren the Ringwraith are at Minas Morgul
      And Adûnaphel the Ringwraith and Ren the Ringwraith follow The Witch-king
      And the player holds "Ostisen"
      Then The Witch-king has 3 direct influence left for Ostisen

  @card:TD-98
  Rule: And Forth He Hastened

    Background:
      Given the emended rules
      And it is the organization phase
      And untapped Radagast and tapped Beretar are at Rivendell
      And the player holds "And Forth He Hastened"

    @id:cards-counsels-0003 @allow
    Scenario: Radagast has something for Beretar to do
      When the player plays "And Forth He Hastened" with Radagast on Beretar
      Then it is legal
      And Beretar is untapped
      And "And Forth He Hastened" is in the discard pile

    @id:cards-counsels-0004 @forbid
    Scenario: Beretar cannot send himself
      When the player plays "And Forth He Hastened" with Beretar on Beretar
      Then it is illegal by the text of "And Forth He Hastened"

  @card:TD-98
  Rule: A Wizard's company is the one he is in

    @id:cards-counsels-0005 @forbid
    Scenario: Annalena does not hear him
      Given the emended rules
      And it is the organization phase
      And untapped Radagast is at Rivendell
      And tapped Annalena is at Lórien
      And the player holds "And Forth He Hastened"
      When the player plays "And Forth He Hastened" with Radagast on Annalena
      Then it is illegal by the text of "And Forth He Hastened"

  @card:TD-167
  Rule: Wielded Twice

    Background:
      Given the emended rules
      And it is the organization phase
      And untapped Annalena and untapped Bergil are at Rivendell
      And Annalena bears "Elven Cloak"
      And "Elven Cloak" is tapped
      And the player holds "Wielded Twice"

    @id:cards-counsels-0006 @allow
    Scenario: Annalena brushes the dust from her cloak
      When the player plays "Wielded Twice" with Annalena on "Elven Cloak"
      And the player passes and rolls 1 and 1 for the corruption check
      Then it is legal
      And "Elven Cloak" is untapped
      And Annalena is tapped
      And "Wielded Twice" is in the discard pile

    @id:cards-counsels-0007 @forbid
    Scenario: Bergil has not the learning
      When the player plays "Wielded Twice" with Bergil on "Elven Cloak"
      Then it is illegal by the text of "Wielded Twice"

  @card:TW-337
  Rule: Tempering Friendship

    Background:
      Given the emended rules
      And untapped Beretar is at Edoras
      And the company has entered the site
      And the player holds "Riders of Rohan" and "Tempering Friendship"
      When Beretar influences "Riders of Rohan"

    @id:cards-counsels-0008 @compute
    Scenario: Old bonds hold
      When the player plays "Tempering Friendship" on Beretar and rolls 2 and 2 for the influence check
      Then it is legal
      And "Riders of Rohan" is in the marshalling-point pile
      And "Tempering Friendship" is in the discard pile
      And Beretar and the site are tapped
      And the player has 3 faction points

    @id:cards-counsels-0009 @compute
    Scenario: Up to a point
      When the player plays "Tempering Friendship" on Beretar and rolls 2 and 1 for the influence check
      Then it is legal
      And "Riders of Rohan" and "Tempering Friendship" are in the discard pile
      And Beretar is tapped

  @card:TW-366
  Rule: Wizard’s Voice

    @id:cards-counsels-0010 @compute
    Scenario: Nobody contradicts Saruman
      Given the emended rules
      And it is the organization phase
      And untapped Saruman is at Rivendell
      And the player holds "Wizard’s Voice"
      When the player plays "Wizard’s Voice" with Saruman
      And the player passes and rolls 2 and 2 for the corruption check
      Then it is legal
      And the direct influence of Saruman is 16
      And "Wizard’s Voice" is in the discard pile

  @card:TW-233
  Rule: Fair Travels in Border-lands

    @id:cards-counsels-0011 @compute
    Scenario: The Beornings keep the road clear
      Given the emended rules
      And it is the organization phase
      And untapped Aragorn II, untapped Annalena, untapped Beretar and untapped Bergil are at Lórien
      And the company is moving to Edoras
      And the player holds "Fair Travels in Border-lands"
      And the opponent holds "Doors of Night"
      When the player passes
      And the player plays "Fair Travels in Border-lands" on the company
      And the player passes
      And the company travels by Starter Movement
      Then the hazard limit of the company is 3
      And "Fair Travels in Border-lands" is in the discard pile
      And the company is on its way
      And the site path of the company is Wold & Foothills (Wilderness) and Rohan (Border-land)

  @card:TW-51 @card:TW-54
  Rule: Lost on the way

    @id:cards-counsels-0012 @compute
    Scenario: There are too many lanes in Rohan
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Annalena is at Lórien
      And the company is moving to Edoras by Starter Movement
      And the opponent holds "Lost in Border-lands" and "Orc-raiders"
      When the opponent plays "Lost in Border-lands" on the company
      Then it is legal
      And the hazard limit of the company is 3
      And "Lost in Border-lands" is in the discard pile

    @id:cards-counsels-0013 @compute
    Scenario: And too little light in Dagorlad
      Given the emended rules
      And the player is a Ringwraith
      And it is the movement/hazard phase
      And untapped Layos is at Dol Guldur
      And the company is moving to Dead Marshes by Starter Movement
      And the opponent holds "Lost in Shadow-lands" and "Ghouls"
      When the opponent plays "Lost in Shadow-lands" on the company
      Then it is legal
      And the hazard limit of the company is 3
      And "Lost in Shadow-lands" is in the discard pile

    @id:cards-counsels-0014 @forbid
    Scenario: Nobody gets lost in a land where he does not go
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Annalena is at Lórien
      And the company is moving to Edoras by Starter Movement
      And the opponent holds "Lost in Shadow-lands" and "Orc-raiders"
      When the opponent plays "Lost in Shadow-lands" on the company
      Then it is illegal by core.events.short-not-just-to-discard

  @card:TW-58
  Rule: Lure of Nature

    @id:cards-counsels-0015 @compute
    Scenario: Every wood calls him
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Rivendell
      And the company is moving to Barrow-downs by Starter Movement
      And the opponent has "Lure of Nature" in play on Beretar
      When the player passes and rolls 5 and 5 for the corruption check, then 5 and 5 for the corruption check
      Then the company is at Barrow-downs
      And Rivendell is in the location deck

    @id:cards-counsels-0016 @forbid
    Scenario: Balin prefers stone
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Balin is at Barrow-downs
      And the opponent holds "Lure of Nature"
      When the opponent plays "Lure of Nature" on Balin
      Then it is illegal by the text of "Lure of Nature"

  @card:TW-111
  Rule: Weariness of the Heart comes in two ways

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Barrow-downs
      And the opponent holds "Weariness of the Heart"
      When the opponent plays "Weariness of the Heart" on Beretar
      Then the prowess of Beretar is 4
      And "Weariness of the Heart" is in the discard pile

    @id:cards-counsels-0017 @forbid
    Scenario: His sword does not get heavier still
      When the opponent plays another "Weariness of the Heart" on Beretar
      Then it is illegal by core.events.short-no-duplicate-on-entity

  @card:TW-17
  Rule: Brigands

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Annalena is at Rivendell
      And the company is moving to Barrow-downs by Starter Movement
      And Annalena bears "Dagger of Westernesse" and "Horn of Anor"
      And the opponent holds "Brigands"
      When the opponent plays the creature "Brigands" on the company keyed to a Wilderness
      And Annalena faces the strike and rolls 1 and 1

    @id:cards-counsels-0018 @compute
    Scenario: They take her horn
      When the player chooses "Horn of Anor" for "Brigands" and rolls 1 and 1 for the body check
      Then it is legal
      And "Horn of Anor" and "Brigands" are in the discard pile
      And Annalena bears "Dagger of Westernesse"
      And Annalena is wounded

  @card:TW-37
  Rule: Ghosts

    @id:cards-counsels-0019 @compute
    Scenario: A chill that does not pass
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Annalena is at Moria
      And Annalena bears "Elven Cloak"
      And the opponent holds "Ghosts"
      When the opponent plays the creature "Ghosts" on the company keyed to a Shadow-hold
      And Annalena faces the strike and rolls 1 and 1, then 1 and 1 for the body check, then 1 and 1 for the corruption check
      Then there is no attack
      And Annalena, "Elven Cloak" and "Ghosts" are in the discard pile
      And the player has 0 character points

  @card:TW-76
  Rule: Orc-warband

    @id:cards-counsels-0020 @compute
    Scenario: They have heard the noise
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Barrow-downs
      And the opponent holds "Orc-warband" and "Orc-lieutenant"
      When the opponent plays the creature "Orc-lieutenant" on the company keyed to a Ruins & Lairs
      And Beretar faces the strike and rolls 6 and 6
      And the opponent plays the creature "Orc-warband" on the company keyed to a Ruins & Lairs
      Then the attack is Orc (5 strikes at 7)
      And "Orc-warband" is in play
      And Beretar is tapped
      And "Orc-lieutenant" is in the marshalling-point pile
      And the player has 1 kill point

  @card:TW-18
  Rule: Call of Home

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Elrond, untapped Beretar and untapped Faramir are at Barrow-downs
      And Beretar bears "Dagger of Westernesse"
      And the opponent holds "Call of Home"

    @id:cards-counsels-0022 @compute
    Scenario: Beretar rides home, and leaves nobody his dagger
      When the opponent plays "Call of Home" on Beretar and rolls 5 and 4 for the card text
      And the player chooses "Call of Home" for "Call of Home"
      Then Beretar is in hand
      And "Dagger of Westernesse" and "Call of Home" are in the discard pile
      And the player has 5 character points

    @id:cards-counsels-0023 @compute
    Scenario: Beretar thinks of home, and stays
      When the opponent plays "Call of Home" on Beretar and rolls 5 and 5 for the card text
      Then it is legal
      And Beretar bears "Dagger of Westernesse"
      And "Call of Home" is in the discard pile
