Feature: Less than nothing

  It is nearly over, and both players count. Legolas was taken prisoner long ago, and nobody has gone for him.
  His player says: he is not in play, so he is worth nothing.
  The opponent says: he is worth less than that. As long as I have him, what he was worth is taken off.

  Scenario: What Legolas is worth to his player as a prisoner
    Given untapped Elrond is at Rivendell
    And Legolas is held by the opponent's "Flies and Spiders" at the opponent's Ettenmoors
    Then the player has 1 character point
