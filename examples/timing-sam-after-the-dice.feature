Feature: Sam is asked when the dice lie on the table

  Frodo hands Glamdring to Sam, and his player rolls a four for the corruption check.
  Frodo's player says: then Sam taps in support.
  The opponent says: the dice have fallen.

  Scenario: Sam supports a corruption check that has been rolled
    Given it is the organization phase
    And untapped Frodo and untapped Sam Gamgee are at Rivendell
    And Frodo bears "Glamdring"
    When Frodo hands "Glamdring" to Sam Gamgee and rolls 2 and 2
    And it is asked whether Sam Gamgee may support Frodo's corruption check

  Scenario: Sam supports it while it waits to be rolled
    Given it is the organization phase
    And untapped Frodo and untapped Sam Gamgee are at Rivendell
    And Frodo bears "Glamdring"
    When Frodo hands "Glamdring" to Sam Gamgee and rolls 2 and 2
    And it is asked whether Sam Gamgee may support Frodo's corruption check in response
