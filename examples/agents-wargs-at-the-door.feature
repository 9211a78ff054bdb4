Feature: Wargs at the door

  Glóin, Balin and Bifur stay at Isengard. Somebody on the other side of the table is tapped, face-down, to open his site; now Wargs are to come, who live in the wild and in border-lands.
  Their player says: there are Wolves in Isengard, and my man has let these in.
  Glóin's player says: Wargs are not keyed to Ruins & Lairs, and whoever your man is, he may be anywhere.

  Scenario: Wargs are keyed to a site that an agent has opened
    Given it is the movement/hazard phase
    And untapped Glóin and untapped Balin and untapped Bifur are at Isengard
    And the opponent has Wormtongue as a face-down agent
    And the opponent's location deck holds "Isengard"
    And the opponent holds "Wargs"
    When the agent Wormtongue opens his site
    And it is asked whether the opponent may play the creature "Wargs" on the company keyed to Isengard
