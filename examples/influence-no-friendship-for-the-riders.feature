Feature: No friendship for the Riders

  Muster Disperses is declared on the Riders of Rohan, and a roll has to keep them. Legolas, a diplomat, has a New Friendship ready.
  Legolas's player says: his friends are to stay with him, and that is what the three more are for.
  The opponent says: nobody talks to anybody. They are going home.

  Scenario: New Friendship in answer to Muster Disperses
    Given it is the movement/hazard phase
    And Legolas is at Rivendell
    And the player has "Riders of Rohan" in play
    And the player holds "New Friendship"
    And the opponent holds "Muster Disperses"
    When the opponent plays "Muster Disperses" on "Riders of Rohan"
    And it is asked whether the player may play "New Friendship" on Legolas in response
