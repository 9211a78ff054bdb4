Feature: One left standing

  Flies and Spiders holds Frodo at Ettenmoors, and Gimli, Legolas and Balin have come to free him. Gimli has beaten his Spider and stays untapped; Legolas is wounded, and Balin taps.
  Their player says: the guards were faced, Gimli taps, and Frodo is free.
  The opponent says: a guard that has wounded somebody was not beaten, and until all of them are, nobody gets to the prisoner.

  Background:
    Given untapped Gimli, untapped Legolas and untapped Balin are at Ettenmoors
    And the company has entered the site
    And Frodo is held by the opponent's "Flies and Spiders" at the opponent's Ettenmoors
    When the company attempts to rescue the prisoners of "Flies and Spiders"
    And Gimli faces the strike untapped and rolls 6 and 5
    And Legolas faces the strike and rolls 2 and 1, then 3 and 2 for the body check
    And Balin faces the strike and rolls 6 and 4

  Scenario: Gimli unties him
    When Gimli frees the prisoners of "Flies and Spiders"

  Scenario: Balin, who has tapped, does
    When Balin frees the prisoners of "Flies and Spiders"
