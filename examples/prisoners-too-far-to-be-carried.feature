Feature: Too far to be carried

  Frodo goes from Rivendell to Goblin-gate by Starter Movement, and Orc-raiders come upon him. As he faces one of them, the opponent plays Waylaid, Wounded, and Orc-dragged on him, and puts a site card with it.
  Frodo's player says: nobody carries him to the other end of Eriador. He is held where he comes from or where he goes, or not at all.
  The opponent says: the card asks for Ruins & Lairs, and these are some.

  Background:
    Given it is the movement/hazard phase
    And untapped Frodo is at Rivendell
    And the company is moving to Goblin-gate by Starter Movement
    And the opponent's location deck holds "Ettenmoors" and "Ruined Signal Tower"
    And the opponent holds "Orc-raiders" and "Waylaid, Wounded, and Orc-dragged"
    When the opponent plays the creature "Orc-raiders" on the company keyed to a Wilderness
    And Frodo faces the strike

  Scenario: Frodo is to be held at the Ruined Signal Tower
    When it is asked whether the opponent may play "Waylaid, Wounded, and Orc-dragged" to hold Frodo at Ruined Signal Tower now

  Scenario: Frodo is to be held at Ettenmoors
    When it is asked whether the opponent may play "Waylaid, Wounded, and Orc-dragged" to hold Frodo at Ettenmoors now
