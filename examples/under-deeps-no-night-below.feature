Feature: No night below

  It is night on the map: Doors of Night is in play. Glóin has gone down to The Under-grottos, and the opponent shows Choking Shadows, by which Ruins & Lairs become a Shadow-hold, and has Orc-guards in hand.
  Glóin's player says: these are shadows of the air, and there is none down here.
  The opponent says: The Under-grottos are Ruins & Lairs like any others, and it is as dark as it can be.

  Scenario: Choking Shadows makes The Under-grottos a Shadow-hold
    Given it is the movement/hazard phase
    And untapped Glóin is at The Under-grottos
    And the opponent has "Doors of Night" in play
    And the opponent holds "Choking Shadows"
    When it is asked whether the opponent may play "Choking Shadows" on The Under-grottos for its third effect
