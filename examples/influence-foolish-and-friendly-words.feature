Feature: Foolish words, and friendly ones

  Legolas is at home, and calls the Wood-elves. Foolish Words lie on him, and he rolls a five.
  The opponent says: five and his influence of four, less four: that is five, and you need nine.
  Legolas's player says: I have a New Friendship, and they are Elves.

  Scenario: Both change the same check
    Given untapped Legolas is at Thranduil’s Halls
    And Legolas bears the opponent's "Foolish Words"
    And the company has entered the site
    And the player holds "Wood-elves" and "New Friendship"
    When Legolas influences "Wood-elves" and rolls 3 and 2
    And the player plays "New Friendship" on Legolas in response
    Then "Wood-elves" is in play
