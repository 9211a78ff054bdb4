Feature: A helmet from the Ents

  Merry's player says: the Ents are with us, so an extra minor item is mine, whatever it is.
  The opponent says: not that one. Adamant Helmet comes out of hoards, and Ents have none.

  Scenario: Glóin picks up a hoard minor item at Wellinghall after the Ents were brought in
    Given untapped Merry and untapped Glóin are at Wellinghall
    And the company has entered the site
    When Merry influences "Ents of Fangorn" and rolls 2 and 3
    And Glóin plays "Adamant Helmet"

  Scenario: He takes a dagger instead
    Given untapped Merry and untapped Glóin are at Wellinghall
    And the company has entered the site
    When Merry influences "Ents of Fangorn" and rolls 2 and 3
    And Glóin plays "Dagger of Westernesse"
