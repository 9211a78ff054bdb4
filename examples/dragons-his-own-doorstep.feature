Feature: On his own doorstep

  Smaug at Home lies on the table, and two heroes come to The Lonely Mountain and put an end to him.
  Aragorn's player says: a Dragon is a Dragon, and this one is worth five points.
  The opponent says: it was you who put him there. Nobody is paid for slaying a Dragon of his own.

  Background:
    Given untapped Aragorn II and untapped Beorn are at The Lonely Mountain
    And Aragorn II bears "Glamdring"

  Scenario: Aragorn and Beorn defeat Smaug at Home, whom their own player has put in play
    Given the player has "Smaug at Home" in play
    When the company enters the site
    And the player assigns a strike to Beorn
    And Beorn faces the strike untapped and rolls 5 and 6
    And Aragorn II faces the strike and rolls 5 and 6, then 4 and 5 for the strike body check
    And Beorn faces the strike and rolls 6 and 6, then 4 and 5 for the strike body check
    Then the player has 0 kill points

  Scenario: The same, but it was the opponent who did
    Given the opponent has "Smaug at Home" in play
    When the company enters the site
    And the player assigns a strike to Beorn
    And Beorn faces the strike untapped and rolls 5 and 6
    And Aragorn II faces the strike and rolls 5 and 6, then 4 and 5 for the strike body check
    And Beorn faces the strike and rolls 6 and 6, then 4 and 5 for the strike body check
    Then the player has 5 kill points
