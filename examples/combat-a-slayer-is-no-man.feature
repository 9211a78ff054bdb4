Feature: A Slayer is no Man

  A Slayer waits for Boromir at Bree, and his player sets him and his like against each other: Dark Quarrels.
  Boromir's player says: there is a man in the picture, with a knife.
  The opponent says: read what it says below the picture.

  Scenario: Dark Quarrels against a Slayer
    Given it is the movement/hazard phase
    And untapped Boromir II is at Rivendell
    And the company is moving to Bree by Starter Movement
    And the player holds "Dark Quarrels"
    And the opponent holds "Slayer"
    When the opponent plays the creature "Slayer" on the company keyed to a Border-hold
    And it is asked whether the player may play "Dark Quarrels"
