Feature: Who sends tired Pippin against the Wargs?

  Two Wargs come at Gimli and at Pippin, who is tapped. There is a strike for each of them.
  Their player says: I assign one to Gimli and one to Pippin.
  The opponent says: Pippin is tapped, so that one is mine to assign.

  Scenario: Their player assigns a strike to tapped Pippin
    Given it is the movement/hazard phase
    And tapped Pippin and untapped Gimli are at Rivendell
    And the company is moving to Bree by Starter Movement
    And the opponent holds "Wargs"
    When the opponent plays "Wargs" on the company keyed to a Wilderness
    And it is asked whether the player may assign a strike to Pippin

  Scenario: The opponent assigns it
    Given it is the movement/hazard phase
    And tapped Pippin and untapped Gimli are at Rivendell
    And the company is moving to Bree by Starter Movement
    And the opponent holds "Wargs"
    When the opponent plays "Wargs" on the company keyed to a Wilderness
    And it is asked whether the opponent may assign a strike to Pippin
