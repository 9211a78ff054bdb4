Feature: Nine against two

  Imrahil talks to Gamling in the Golden Hall. He rolls nine, and the opponent no more than three.
  Imrahil's player says: nine and his influence of two are eleven. Take away three, and it is eight, against a mind of two.
  The opponent says: so much for the dice. I have general influence that nobody uses.

  Scenario: Imrahil tries to win Gamling over, and the opponent has few followers
    Given it is turn 3 of the game
    And the opponent's Gamling the Old and the opponent's Théoden are at Edoras
    And Imrahil is at Edoras
    And the company has entered the site
    When Imrahil seeks to influence away the opponent's Gamling the Old and rolls 5 and 4, then 2 and 1 for the influence defence
    Then the opponent's Gamling the Old is in play
