Feature: As much as he bears

  Boromir gives the Star-glass away, and has to make a corruption check for it. Faramir taps to support him.
  Boromir's player says: three points and a total of three, so he has withstood them.
  The opponent says: he would have needed four.

  Scenario: Boromir's corruption check comes to exactly his corruption points
    Given it is the organization phase
    And Boromir II, Faramir and tapped Beregond are at Minas Tirith
    And Boromir II bears "Sword of Gondolin" and "Star-glass"
    When Boromir II hands "Star-glass" to Beregond and rolls 2 and 1
    And Faramir supports Boromir II's corruption check
    Then Boromir II is in the discard pile
