Feature: A second Legolas

  Legolas is held by Flies and Spiders, and lies off to the side with it. Now it is the turn of the opponent, who has a Legolas, too, and would bring him into play at Rivendell.
  The opponent says: your Legolas is off to the side, and that is off the table. This one is free to come.
  Legolas's player says: there is one Legolas, and everybody knows where he is.

  Scenario: A second Legolas comes while the first one is a prisoner
    Given it is the organization phase of the opponent's turn
    And Legolas is held by the opponent's "Flies and Spiders" at the opponent's Ettenmoors
    And the opponent's Gimli is at Rivendell
    And the opponent holds "Legolas"
    When it is asked whether the opponent may play the opponent's Legolas into the opponent's company
