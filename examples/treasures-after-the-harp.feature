Feature: A sword after the harp

  In the scenario of the lost treasures Glóin has brought Magical Harp home from The Lonely Mountain, and now he is back and finds Valiant Sword.
  Glóin's player says: the harp is stored, so the sword may be my next lost treasure.
  The opponent says: each lair gives up one, and this one has given up the harp.

  Scenario: Valiant Sword is called a lost treasure where Magical Harp was one
    Given untapped Glóin is at The Lonely Mountain
    And the player's marshalling-point pile holds "Magical Harp"
    And "Magical Harp" was designated a lost treasure at The Lonely Mountain
    And the company has entered the site
    When Glóin plays "Valiant Sword"
    And it is asked whether the player may designate "Valiant Sword" a lost treasure
    Then under the hoard-printed rules it is illegal by dragons.scenario.one-per-lair
    And under the hoard-emended rules it is illegal by dragons.scenario.one-per-lair

  Scenario: The same, but the harp was stored as an ordinary item
    Given untapped Glóin is at The Lonely Mountain
    And the player's marshalling-point pile holds "Magical Harp"
    And the company has entered the site
    When Glóin plays "Valiant Sword"
    And it is asked whether the player may designate "Valiant Sword" a lost treasure
    Then under the hoard-printed rules it is legal
    And under the hoard-emended rules it is legal
