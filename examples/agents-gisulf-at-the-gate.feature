Feature: Gisulf at the gate

  Elladan, Glóin and Gimli have fought their way past the Orcs of Goblin-gate, and nobody is hurt. A card has been lying face-down on the other side of the table for two turns, with two site cards on it. It is turned up now: it is Gisulf, who has come by Gladden Fields, and he attacks.
  Gisulf's player says: he was hidden, so I say whom he strikes, and that is Glóin.
  Elladan's player says: he is at home at Woodmen-town, at Lake-town and at Dale, and this is Goblin-gate, so Elladan steps forward.

  Scenario: Who is to be struck by Gisulf at Goblin-gate
    Given it is the site phase
    And untapped Elladan, untapped Glóin and untapped Gimli are at Goblin-gate
    And the opponent has tapped Gisulf as a face-down agent who has gone to Gladden Fields and Goblin-gate
    When the company enters the site
    And Elladan faces the strike untapped and rolls 6 and 6
    And Glóin faces the strike untapped and rolls 6 and 6
    And Gimli faces the strike untapped and rolls 6 and 6
    And the agent Gisulf falls upon the company
    And it is asked whether the player may assign a strike to Elladan
