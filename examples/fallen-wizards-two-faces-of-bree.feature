Feature: Two faces of Bree

  Saruman's player has Grishnákh and an Orc at The White Towers, and two cards of Bree in his location deck: that of the heroes and that of the minions. He lays down the heroes' card and says: “Here no guard attacks us.”
  His opponent says that Orcs are not let in there as guests. Saruman's player says that he is no Ringwraith, and may use sites of both kinds.

  Scenario: Grishnákh goes to Bree as heroes know it
    Given the player is the Fallen-wizard Saruman
    And it is the organization phase
    And untapped Grishnákh and untapped Orc Veteran are at The White Towers
    When it is asked whether the company may move to the hero Bree
