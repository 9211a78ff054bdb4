Feature: Smaug sees them sneak

  Bilbo leads Balin to The Lonely Mountain by Stealth. Aragorn, who stays where he is, goes first, and the opponent uses that for Smaug Ahunt.
  Bilbo's player says: no creature is played on us this turn, and what comes of Smaug Ahunt counts as the attack of a creature.
  The opponent says: I play nothing on you. He is there.

  Scenario: A company that goes by Stealth where Smaug is Ahunt
    Given it is the organization phase
    And untapped Bilbo and Balin are at Lórien
    And Aragorn II is at Rivendell
    And Bilbo's company is moving to The Lonely Mountain
    And the player holds "Stealth"
    And the opponent holds "Smaug Ahunt"
    When the player plays "Stealth" with Bilbo on Bilbo's company
    And the player chooses Aragorn II's company to go next
    And the opponent plays "Smaug Ahunt"
    And Bilbo's company travels by Starter Movement
    Then the attack comes from "Smaug Ahunt"
