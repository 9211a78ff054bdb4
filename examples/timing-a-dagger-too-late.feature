Feature: A dagger too late

  Merry has won the Ents over, and somebody sings him to his feet again at once.
  His player says: we have brought in a faction here, so I am owed one minor item, and Merry is free to take it.
  The opponent says: you were owed it then. You sang instead.

  Scenario: Merry is untapped first, and picks up his dagger afterwards
    Given untapped Merry and tapped Glóin are at Wellinghall
    And the company has entered the site
    And the player holds "Ents of Fangorn", "Halfling Strength" and "Dagger of Westernesse"
    When Merry influences "Ents of Fangorn" and rolls 3 and 4
    And the player plays "Halfling Strength" on Merry
    And it is asked whether Merry may play "Dagger of Westernesse"
