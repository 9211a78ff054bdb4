Feature: Two companies, one hilltop

  The twins are at Rivendell, each with a company and a card of the haven of his own.
  Their player says: Elladan goes to Weathertop, and Elrohir after him.
  The opponent says: not from the same house in the same turn.

  Scenario: Elrohir sets out for where Elladan is going
    Given it is the organization phase
    And Elladan is at Rivendell
    And Elrohir is at another Rivendell
    When Elladan's company moves to Weathertop
    And it is asked whether Elrohir's company may move to Weathertop
