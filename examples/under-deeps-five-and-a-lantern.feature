Feature: Five and a lantern

  Glóin is in The Iron-deeps, and his card says that it takes a seven to find the way to The Under-vaults. He bears a Noldo-lantern, and his player has rolled a five.
  Glóin's player says: the lantern is worth two, and five and two are seven.
  The opponent says: it has to be more than the number, and the lantern would have had to be tapped.

  Scenario: Glóin rolls a five on the way to The Under-vaults
    Given it is the long-event phase
    And untapped Glóin is at The Iron-deeps
    And Glóin bears "Noldo-lantern"
    And the company is moving to The Under-vaults
    When the player passes and rolls 3 and 2 for the under-deeps roll
    Then the new site of the company is The Under-vaults
