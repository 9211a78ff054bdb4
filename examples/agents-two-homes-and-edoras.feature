Feature: Two homes, and Edoras

  Leamon lies face-down with one site on him. As the company comes to Edoras his player turns both up: Leamon, and Edoras.
  His player says: he was at Dunnish Clan-hold, and from Dunland it is not far to Rohan.
  The other says: it is as far as the Gap of Isen is wide. Nobody gets there in one move, neither from Dunland nor from Rhudaur.

  Scenario: An agent is revealed at a site that he cannot have reached
    Given it is the movement/hazard phase
    And untapped Glóin is at Edoras
    And the opponent has Leamon as a face-down agent who has gone to Edoras
    When the opponent reveals the agent Leamon
    Then Leamon is in the discard pile
