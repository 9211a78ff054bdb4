Feature: Lands without a name

  Most of the lands between two sites have no name on the card, and may change all the same.

  @card:TW-309 @card:TW-21
  Rule: On the way there it is not what it was

    @id:cards-nameless-0001 @compute
    Scenario: The morning reaches the empty lands
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Lórien
      And the company is moving to Raider-hold by Starter Movement
      And the player has "Gates of Morning" in play
      And the player holds "Quiet Lands"
      When the player plays "Quiet Lands" on Raider-hold for its fourth effect
      Then it is legal
      And the site path of the company is Wold & Foothills (Wilderness), Wilderness, Shadow-land and Horse Plains (Shadow-land)
      And "Quiet Lands" is in the discard pile

    @id:cards-nameless-0002 @compute
    Scenario: A shadow comes up between two havens
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Rivendell
      And the company is moving to Lórien by Starter Movement
      And the opponent has "Doors of Night" in play
      And the opponent holds "Choking Shadows"
      When the opponent plays "Choking Shadows" on Lórien
      Then it is legal
      And the site path of the company is Rhudaur (Wilderness), Shadow-land, Border-land and Wold & Foothills (Wilderness)
      And "Choking Shadows" is in the discard pile

    @id:cards-nameless-0003 @compute
    Scenario: Nobody else meets it who comes from somewhere else
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Rivendell
      And untapped Glóin is at Edhellond
      And Beretar's company is moving to Lórien by Starter Movement
      And Glóin's company is moving to Lórien
      And the opponent has "Doors of Night" in play
      And the opponent holds "Choking Shadows"
      When the opponent plays "Choking Shadows" on Lórien
      And Glóin's company travels by Starter Movement
      Then the site path of Glóin's company is Anfalas (Wilderness), Border-land, Free-domain, Free-domain, Border-land and Wold & Foothills (Wilderness)
      And Rivendell is in the location deck
      And "Choking Shadows" is in the discard pile

    @id:cards-nameless-0004 @compute
    Scenario: A shadow on the way to Dunland
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Rivendell
      And the company is moving to Dunnish Clan-hold by Starter Movement
      And the opponent has "Doors of Night" in play
      And the opponent holds "Choking Shadows"
      When the opponent plays "Choking Shadows" on Dunnish Clan-hold
      Then it is legal
      And the site path of the company is Rhudaur (Wilderness), Shadow-land and Dunland (Wilderness)
      And "Choking Shadows" is in the discard pile

    @id:cards-nameless-0005 @forbid
    Scenario: The shortest ways have names
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Rivendell
      And the company is moving to Weathertop by Starter Movement
      And the opponent has "Doors of Night" in play
      And the opponent holds "Choking Shadows"
      When the opponent plays "Choking Shadows" on Weathertop for its fourth effect
      Then it is illegal by the text of "Choking Shadows"

    @id:cards-nameless-0006 @forbid
    Scenario: By day it does nothing of the kind
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Rivendell
      And the company is moving to Dunnish Clan-hold by Starter Movement
      And the opponent holds "Choking Shadows"
      When the opponent plays "Choking Shadows" on Dunnish Clan-hold for its fourth effect
      Then it is illegal by the text of "Choking Shadows"
