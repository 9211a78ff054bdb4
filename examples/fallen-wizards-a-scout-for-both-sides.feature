Feature: A scout for both sides

  Grishnákh and Éowyn, both of Saruman's company, have gone to Goblin-gate, and the Orcs there come at them. Grishnákh is a scout, and Saruman's player says: “I tap him for Concealment, and not Éowyn, who is one as well.”
  His opponent says that this is a card for heroes, and no Orc plays it. Saruman's player says that the card asks for a scout and for nothing else.

  Scenario: Grishnákh is to conceal the company
    Given the player is the Fallen-wizard Saruman
    And untapped Grishnákh and untapped Éowyn are at the hero Goblin-gate
    And the player holds "Concealment"
    When the company enters the site
    And it is asked whether the player may play "Concealment" with Grishnákh
