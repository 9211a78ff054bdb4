Feature: Tired and dangerous

  Bill Ferny has come all the way to Bree this turn, and is tapped for it. Glóin and Balin go in, and he attacks.
  Glóin's player says: who attacks taps for it, and he is tapped.
  The opponent says: he taps when it is over, if he is not tapped by then. To attack he needs nothing.

  Scenario: Bill Ferny attacks, tapped as he is
    Given it is the site phase
    And untapped Glóin and untapped Balin are at Bree
    And the opponent has tapped Bill Ferny as a face-up agent at Bree
    When the company enters the site
    And it is asked whether the agent Bill Ferny may fall upon the company
