Feature: A minion stays

  Luitprand bears the Least of Gold Rings, and rolls four against its four points.
  The opponent says: that is not more, so he is gone.
  Luitprand's player says: he serves the one who made it.

  Scenario: A minion's corruption check comes to exactly his corruption points
    Given the player is a Ringwraith
    And it is the untap phase
    And Luitprand is at Minas Morgul
    And Luitprand bears "The Least of Gold Rings"
    When the untap phase is over
    And 2 and 2 are rolled for the corruption check of Luitprand
    Then Luitprand is tapped
