Feature: A sword after the harp

  In the scenario of the lost treasures Glóin has brought Magical Harp home from The Lonely Mountain, and now he is back and finds Valiant Sword.
  Glóin's player says: the harp is stored, so the sword may be my next lost treasure.
  The opponent says: each lair gives up one, and this one has given up the harp.

  Background:
    Given untapped Glóin is at The Lonely Mountain
    And the company has entered the site

  Scenario: Glóin finds Valiant Sword where he found Magical Harp
    Given the player's marshalling-point pile holds "Magical Harp"
    And "Magical Harp" was designated a lost treasure at The Lonely Mountain
    When Glóin plays "Valiant Sword"
    And it is asked whether the player may designate "Valiant Sword" a lost treasure
    Then under the hoard-printed rules it is illegal by dragons.scenario.one-per-lair
    And under the hoard-emended rules it is illegal by dragons.scenario.one-per-lair

  Scenario: The same, but the harp came from Gold Hill
    Given the player's marshalling-point pile holds "Magical Harp"
    And "Magical Harp" was designated a lost treasure at Gold Hill
    When Glóin plays "Valiant Sword"
    And it is asked whether the player may designate "Valiant Sword" a lost treasure
    Then under the hoard-printed rules it is legal
    And under the hoard-emended rules it is legal

  Scenario: The same, but it was the opponent who found the harp here
    Given the opponent's marshalling-point pile holds "Magical Harp"
    And the opponent's "Magical Harp" was designated a lost treasure at The Lonely Mountain
    When Glóin plays "Valiant Sword"
    And it is asked whether the player may designate "Valiant Sword" a lost treasure
    Then under the hoard-printed rules it is undetermined by q.dragons.treasures-per-lair
    And under the hoard-emended rules it is undetermined by q.dragons.treasures-per-lair
