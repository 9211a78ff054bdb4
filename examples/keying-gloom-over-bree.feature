Feature: Gloom over Bree

  Beretar is on his way to Bree, it is night, and Gloom falls on the place. Then comes a Cave-drake.
  Beretar's player says: Bree is a Border-hold, and there are people living in it.
  The opponent says: today it looks like ruins.

  Scenario: A Cave-drake is keyed to what Gloom has made of Bree
    Given it is the movement/hazard phase
    And Beretar is at Rivendell
    And the company is moving to Bree by Starter Movement
    And the opponent has "Doors of Night" in play
    And the opponent holds "Gloom" and "Cave-drake"
    When the opponent plays "Gloom" on Bree
    And it is asked whether the opponent may play the creature "Cave-drake" on the company keyed to a Ruins & Lairs
