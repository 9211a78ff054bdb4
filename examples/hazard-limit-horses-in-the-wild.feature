Feature: Horses in the wild

  Three ride to Weathertop, and with Horses the hazard limit goes down from three to two, as it goes no further. Then they are Lost in the Wilderness, and there are two on their way.
  Their player says: three, less two, and two more are three.
  The opponent says: it was two, and two more are four.

  Scenario: The limit is lowered as far as it goes, and raised again
    Given it is the organization phase
    And Aragorn II, Legolas and Faramir are at Rivendell
    And the company is moving to Weathertop
    And the player holds "Horses"
    And the opponent holds "Lost in the Wilderness"
    When the player plays "Horses" on the company
    And the company travels by Starter Movement
    And the opponent plays "Lost in the Wilderness" on the company
    Then the hazard limit of the company is 4
