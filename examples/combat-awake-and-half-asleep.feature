Feature: Awake, and half asleep

  Three Men guard the Bandit Lair. Awaken Denizens has made them six, and Balin's player plays Quiet Lands.
  Balin's player says: there are six of them, and half of them go to sleep.
  The opponent says: what lies on the table works all the time. Halve your three, which makes two, and I double them.

  Scenario: The strikes are doubled, and then halved
    Given untapped Balin and untapped Glóin are at Bandit Lair
    And the player holds "Quiet Lands"
    And the opponent has "Awaken Denizens" in play
    When the company enters the site
    And the player plays "Quiet Lands"
    Then the attack is Men (3 strikes at 6)
