Feature: Rumors about an empty lair

  Itangast fell in this very turn, on the way of another company to Gold Hill.
  The opponent says: no Dragon, no lair, so there may be a rumor of wealth about it.
  Glóin's player says: it is the lair of Itangast, and everybody knows what lay there.

  Scenario: Rumor of Wealth is played on Gold Hill in the turn its Dragon fell
    Given it is the movement/hazard phase
    And untapped Glóin is at Gold Hill
    And Itangast was defeated this turn
    When the opponent plays "Rumor of Wealth" on the site
