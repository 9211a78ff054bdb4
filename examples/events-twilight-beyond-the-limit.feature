Feature: Twilight beyond the limit

  One is on the way, two hazards have been played on him, and Gates of Morning is in play.
  The opponent says: now Twilight on your Gates.
  Glóin's player says: you had two.

  Scenario: Twilight is played when the hazard limit is reached
    Given it is the movement/hazard phase
    And Glóin is at Rivendell
    And the company is moving to Weathertop by Starter Movement
    And the player has "Gates of Morning" in play
    And the opponent holds "Lure of Expedience", "Eye of Sauron" and "Twilight"
    When the opponent plays "Lure of Expedience" on Glóin
    And the opponent plays "Eye of Sauron"
    And it is asked whether the opponent may play "Twilight" on "Gates of Morning"
