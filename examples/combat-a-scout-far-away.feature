Feature: A scout far away

  Wargs fall upon Glóin on the road. Frodo, who could conceal them all, is at Bree.
  Their player says: the card wants a scout who taps, and he is one.
  The opponent says: he would have to be there.

  Scenario: A scout of another company taps for Concealment
    Given it is the movement/hazard phase
    And Glóin is at Rivendell
    And Frodo is at Bree
    And Glóin's company is moving to Weathertop by Starter Movement
    And the player holds "Concealment"
    And the opponent holds "Wargs"
    When the opponent plays the creature "Wargs" on Glóin's company keyed to a Wilderness
    And it is asked whether the player may play "Concealment" with Frodo
