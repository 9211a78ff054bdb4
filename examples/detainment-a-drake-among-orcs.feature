Feature: A Drake among Orcs

  Gorbag goes from Minas Morgul to Cirith Ungol, through a Shadow-land, and meets a Marsh-drake there.
  Gorbag's player says: in the Shadow-land, all attacks on us are detainment.
  The opponent says: of Men, Orcs, Trolls and Undead. A Drake asks nobody whom he serves.

  Scenario: A Marsh-drake is keyed to a Shadow-land against a Ringwraith's company
    Given the player is a Ringwraith
    And it is the movement/hazard phase
    And Gorbag and Muzgash are at Minas Morgul
    And the company is moving to Cirith Ungol by Imlad Morgul
    And the opponent holds "Marsh-drake"
    When the opponent plays the creature "Marsh-drake" on the company keyed to a Shadow-land
    Then the attack is not detainment
