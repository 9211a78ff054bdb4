Feature: Three hazards against two

  Three set out from Lórien for Moria. The first hazard calls Boromir home, so two go on, and night falls as the second.
  Faramir's player says: we are two now, and two hazards have come. That is all.
  The opponent says: you were three when you set out. I have one left.

  Scenario: A third hazard is played on a company that has lost its third member on the way
    Given it is the movement/hazard phase
    And untapped Faramir, untapped Boromir II and untapped Imrahil are at Lórien
    And the company is moving to Moria by Starter Movement
    And the opponent holds "Call of Home", "Doors of Night" and "Orc-guard"
    When the opponent plays "Call of Home" on Boromir II and rolls 1 and 2
    And the opponent plays "Doors of Night"
    And it is asked whether the opponent may play the creature "Orc-guard" on the company keyed to a Shadow-hold
