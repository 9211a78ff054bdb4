Feature: Cards that change the land

  Snow on the roads, mist in the valleys, and a night that does not end.

  @card:TW-35
  Rule: Fell Winter

    @id:cards-weather-0001 @compute
    Scenario: The Wolves have come down to Bree
      Given the emended rules
      And untapped Beretar is at Bree
      And the opponent has "Fell Winter" in play
      Then Bree has the automatic-attack Wolf (3 strikes at 7)

    @id:cards-weather-0002 @compute
    Scenario: They do not come into the halls of Edoras
      Given the emended rules
      And untapped Beretar is at Edoras
      And the opponent has "Fell Winter" in play
      Then Edoras has no automatic-attack

    @id:cards-weather-0003 @compute
    Scenario: In the dark, Rohan is a waste of snow
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Éowyn is at Edoras
      And the company is moving to Dunharrow by Rohan
      And the opponent has "Fell Winter" and "Doors of Night" in play
      Then the site path of the company is Rohan (Wilderness)

    @id:cards-weather-0004 @compute
    Scenario: By day the roads are clear
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Éowyn is at Edoras
      And the company is moving to Dunharrow by Rohan
      And the opponent has "Fell Winter" in play
      Then the site path of the company is Rohan (Border-land)

  @card:TW-62
  Rule: Morgul Night

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Rivendell
      And the company is moving to Weathertop by Starter Movement
      And the opponent holds "Morgul Night" and "Orc-guard"

    @id:cards-weather-0005 @allow
    Scenario: Night falls on the way to Weathertop
      Given the opponent has "Doors of Night" in play
      When the opponent plays "Morgul Night"
      Then it is legal
      And "Morgul Night" is in play
      And the site path of the company is Rhudaur (Shadow-land) and Arthedain (Shadow-land)

    @id:cards-weather-0006 @forbid
    Scenario: Not before the doors are open
      When the opponent plays "Morgul Night"
      Then it is illegal by the text of "Morgul Night"

  @card:TW-241
  Rule: Fog

    @id:cards-weather-0007 @allow
    Scenario: Rohan lies in the mist
      Given the emended rules
      And it is the long-event phase
      And untapped Éowyn is at Edoras
      And the company is moving to Dunharrow
      And the player has "Gates of Morning" in play
      And the player holds "Fog"
      When the player plays "Fog"
      Then it is legal
      When the player passes
      Then "Fog" is in play
      And the site path of the company is Rohan (Wilderness)
      And the company is on its way

    @id:cards-weather-0008 @forbid
    Scenario: At night nobody sees it
      Given the emended rules
      And it is the long-event phase
      And untapped Éowyn is at Edoras
      And the player holds "Fog"
      When the player plays "Fog"
      Then it is illegal by the text of "Fog"
