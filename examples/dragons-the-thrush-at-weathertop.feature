Feature: The thrush at Weathertop

  Smaug comes down on Weathertop, and The Old Thrush tells Aragorn where to aim. Both strikes are beaten.
  Aragorn's player says: five points, and that was the end of Smaug, wherever he shows himself.
  The opponent says: five points, very well. But I have Smaug at Home and Smaug Ahunt on the table, and these are other cards.

  Background:
    Given it is the movement/hazard phase
    And untapped Aragorn II and untapped Beorn are at Weathertop
    And Aragorn II bears "Glamdring"
    And the player holds "The Old Thrush"
    And the opponent has "Smaug at Home" and "Smaug Ahunt" in play
    And the opponent holds "Dragon's Desolation" and "Smaug"
    When the opponent plays "Dragon's Desolation" on the site for its second effect
    And the opponent plays the creature "Smaug" on the company keyed to Weathertop
    And the player plays "The Old Thrush"
    And Aragorn II faces the strike and rolls 4 and 3, then 3 and 3 for the strike body check

  Scenario: Smaug is beaten by Aragorn and Beorn, and Aragorn's player counts five points
    When Beorn faces the strike and rolls 4 and 4, then 3 and 3 for the strike body check
    Then the player has 5 kill points

  Scenario: And the two other cards of Smaug's on the table
    When Beorn faces the strike and rolls 4 and 4, then 3 and 3 for the strike body check
    Then "Smaug at Home" and "Smaug Ahunt" are removed from the game

  Scenario: And his lair under the Mountain
    When Beorn faces the strike and rolls 4 and 4, then 3 and 3 for the strike body check
    Then The Lonely Mountain has no automatic-attack
