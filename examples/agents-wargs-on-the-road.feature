Feature: Wargs on the road

  Glóin and Balin are on their way from Rivendell to Isengard. Wormtongue, who has been waiting there, face-down, taps to open the site, and Wargs are to come.
  Their player says: the insert speaks of an agent who opens his site, and that is where they are going.
  Glóin's player says: it speaks of a company at the site, and we are not there yet.

  Background:
    Given it is the movement/hazard phase
    And untapped Glóin and untapped Balin are at Rivendell
    And the company is moving to Isengard
    And the opponent has Wormtongue as a face-down agent
    And the opponent's location deck holds "Isengard"
    And the opponent holds "Wargs"

  Scenario: By the insert as it was sold
    Given the minions-printed rules
    When the agent Wormtongue opens his site
    And it is asked whether the opponent may play the creature "Wargs" on the company keyed to Isengard

  Scenario: By the insert as it was emended
    Given the minions-emended rules
    When the agent Wormtongue opens his site
    And it is asked whether the opponent may play the creature "Wargs" on the company keyed to Isengard
