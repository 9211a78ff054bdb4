Feature: Ferny sets out while they are still choosing their way

  Gimli is on his way to Moria, and his player has not said by which road. The opponent moves Bill Ferny to Weathertop.
  Gimli's player says: first I choose my way, and then we see.
  The opponent says: whichever way you take, Ferny takes his.

  Scenario: An agent moves, and nobody has said which way the company takes
    Given it is the movement/hazard phase
    And untapped Gimli is at Rivendell
    And the company is moving to Moria
    And the opponent has Bill Ferny as a face-down agent
    When it is asked whether the agent Bill Ferny may move to Weathertop
