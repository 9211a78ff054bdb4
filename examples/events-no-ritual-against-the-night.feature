Feature: No ritual against the night

  Doors of Night is on the table, and Balin knows of Marvels Told.
  Balin's player says: it is a hazard permanent-event, so out it goes.
  The opponent says: the night is no marvel. It is the weather.

  Scenario: Marvels Told is aimed at Doors of Night
    Given it is the organization phase
    And untapped Balin is at Rivendell
    And the player holds "Marvels Told"
    And the opponent has "Doors of Night" in play
    When it is asked whether the player may play "Marvels Told" with Balin on "Doors of Night"
