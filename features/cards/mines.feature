Feature: Mines below a Wizardhaven

  Who has gone far enough has them dug below his own house.

  @card:WH-55
  Rule: Deep Mines

    Background:
      Given the emended rules
      And the player is the Fallen-wizard Radagast

    @id:cards-mines-0001 @compute
    Scenario: From a protected Wizardhaven, with more than 6 stage points, a company goes down
      Given it is the movement/hazard phase
      And the player has "Bad Company", "Great Patron", "Pocketed Robes" and "Blind to All Else" in play
      And untapped Faramir is at Rhosgobel
      And the company is moving to Deep Mines
      When the movement/hazard phase is over
      Then the company is at Deep Mines
      And Rhosgobel is in the location deck

    @id:cards-mines-0002 @compute
    Scenario: With 6 stage points it stays, as the new site is revealed
      Given it is the organization phase
      And the player has "Bad Company", "Great Patron" and "Pocketed Robes" in play
      And untapped Faramir is at Rhosgobel
      When the company moves to Deep Mines
      And the organization phase is over
      And the long-event phase is over
      And the movement/hazard phase is over
      Then the company is at Rhosgobel
      And Deep Mines is in the location deck

    @id:cards-mines-0003 @forbid
    Scenario: From a site that is no Wizardhaven nobody goes there
      Given it is the organization phase
      And the player has "Bad Company", "Great Patron", "Pocketed Robes" and "Blind to All Else" in play
      And untapped Faramir is at the hero Bree
      When the company moves to Deep Mines
      Then it is illegal by core.movement.declare-movement-window

    @id:cards-mines-0004 @forbid
    Scenario: From a Wizardhaven that is not protected nobody goes there
      Given it is the organization phase
      And the player has "Bad Company", "Great Patron", "Pocketed Robes" and "Blind to All Else" in play
      And untapped Faramir is at Isengard
      When the company moves to Deep Mines
      Then it is illegal by core.movement.declare-movement-window

    @id:cards-mines-0005 @compute
    Scenario: The way up again takes no roll, and leads to the Wizardhaven above
      Given it is the movement/hazard phase
      And the player has "Bad Company", "Great Patron", "Pocketed Robes" and "Blind to All Else" in play
      And untapped Faramir is at Rhosgobel
      And the company is moving to Deep Mines
      And the opponent's untapped Annalena is at Edhellond
      And the player's play deck holds "Sting", "Glamdring" and "Star-glass"
      And the opponent's play deck holds "Wolves", "Giant" and "Wargs"
      When the movement/hazard phase is over
      And the player ends the turn
      And the end-of-turn phase is over
      And the opponent ends the turn
      And the end-of-turn phase is over
      Then it is the player's turn
      And the company may move to Rhosgobel
      And the company may not move to Isengard by core.movement.declared-movement-must-be-valid
      And Rhosgobel is in the location deck
      And "Sting", "Glamdring", "Star-glass", "Wolves", "Giant" and "Wargs" are in hand
