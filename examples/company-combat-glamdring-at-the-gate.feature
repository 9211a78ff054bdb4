Feature: Glamdring at the gate

  Gorbag and Lagduf have entered Moria, and Aragorn is there with Glamdring in his hand. They attack him. Gorbag's strike is the one that he takes; he wants to stay untapped for his own turn, and rolls seven against eight.
  Aragorn's player says: eight with Glamdring, one more against Orcs, and seven make sixteen; three less for staying on his feet is thirteen, and Gorbag has twelve if he is lucky.
  Gorbag's player says: eight and six are fourteen, and Lagduf was there, too.

  Scenario: Aragorn stays untapped against two Orcs
    Given the player is a Ringwraith
    And untapped Gorbag and untapped Lagduf are at Moria
    And Gorbag's company has entered the site
    And the opponent's untapped Aragorn II is at Moria
    And Aragorn II bears "Glamdring"
    When Gorbag's company attacks Aragorn II's company
    And the opponent assigns the strike of Gorbag to Aragorn II
    And Aragorn II faces the strike
    And Gorbag deals his strike
    And Aragorn II faces the strike untapped and rolls 4 and 4 for the strike of Gorbag, then 4 and 3 for the strike of Aragorn II, then 2 and 2 for the body check
    Then Aragorn II is wounded
