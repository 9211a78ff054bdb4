Feature: The hoard after the Dragon

  Glóin's player says: Smaug is beaten, so the treasure under the Mountain is ours to take.
  The opponent says: no Dragon, no hoard, and Magical Harp is a hoard item.

  Scenario: Glóin plays a hoard item at The Lonely Mountain in the turn its Dragon was defeated
    Given untapped Glóin and untapped Balin are at The Lonely Mountain
    And the player holds "Magical Harp"
    And Smaug was defeated this turn
    And the company has entered the site
    When it is asked whether Glóin may play "Magical Harp"
    Then under the printed rules it is illegal by dragons.hoards.play-only-at-hoard
    And under the emended rules it is legal
