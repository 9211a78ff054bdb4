Feature: Long Winter at Moria

  Glóin sets out from Moria for Lórien over two Wildernesses, without a ranger, and Long Winter sends him back.
  Glóin's player says: so he is at Moria, and goes in.
  The opponent says: he was not meant to be there any more.

  Scenario: Glóin was returned to Moria, and would enter it
    Given it is the movement/hazard phase
    And Glóin is at Moria
    And the company is moving to Lórien by Starter Movement
    And the opponent has "Long Winter" in play
    When the movement/hazard phase is over
    And it is asked whether Glóin's company may enter Moria
