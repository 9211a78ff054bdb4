Feature: Thirteen at Lond Galen

  Elladan and Glóin come to Lond Galen by sea. The opponent taps a card that has been lying face-down, plays Cunning Foes, and turns it up: it is Herion, of prowess 5, who is at home there.
  The opponent says: he was hidden, and at home, so that is five more, and the card gives three.
  Elladan's player says: by tapping for the card he came to light, so he attacks in the open: two for his home, and three.

  Scenario: How strong Herion is when Cunning Foes sends him
    Given it is the movement/hazard phase
    And untapped Elladan and untapped Glóin are at Edhellond
    And the company is moving to Lond Galen by Starter Movement
    And the opponent has Herion as a face-down agent
    And the opponent's location deck holds "Lond Galen"
    And the opponent holds "Cunning Foes"
    When the opponent plays "Cunning Foes" with Herion on the company
    Then the attack is Man (1 strike at 13/8)
