Feature: The king and his follower

  Théoden calls the Riders of Rohan and rolls seven. Éomer is his follower, and knows the Riders as well as he.
  Théoden's player says: seven, three of his own, and two each for him and Éomer, against nine.
  The opponent says: Éomer costs him his three, and brings nothing.

  Scenario: Théoden, who controls Éomer, influences the Riders of Rohan
    Given Théoden and Éomer are at Edoras
    And Éomer follows Théoden
    And the company has entered the site
    And the player holds "Riders of Rohan"
    When Théoden influences "Riders of Rohan" and rolls 4 and 3
    Then "Riders of Rohan" is in the discard pile
