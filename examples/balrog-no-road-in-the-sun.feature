Feature: No road in the sun

  The Balrog is at Moria, and Goblin-gate is four regions away. His player wants to be there before the Orcs of the other side are, and says: “Any company may go through four regions.”

  Scenario: The Balrog would walk to Goblin-gate
    Given the player is the Balrog
    And it is the organization phase
    And untapped The Balrog is at Moria
    When it is asked whether the company may move to Goblin-gate
