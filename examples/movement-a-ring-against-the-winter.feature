Feature: A ring against the winter

  It is a Long Winter, and Frodo goes alone to Weathertop with a Magic Ring of Nature on his finger.
  The opponent says: two Wildernesses, and no ranger. Back to Rivendell.
  Frodo's player says: he knows all about the wild since he wears that ring.

  Scenario: The only ranger is one by his ring
    Given it is the movement/hazard phase
    And Frodo is at Rivendell
    And Frodo bears "Magic Ring of Nature"
    And the company is moving to Weathertop
    And the opponent has "Long Winter" in play
    When the company travels by Starter Movement
    Then the new site of the company is Weathertop
