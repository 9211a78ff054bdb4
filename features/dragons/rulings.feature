Feature: Two late rulings

  When a card is gone, so is what it did.

  @rule:dragons.rulings.left-play @uses:core.actions.effects-end-with-card
  Rule: What is gone does nothing

    @id:rulings-0001 @compute
    Scenario: While Scorba is at home, Glamdring weighs more
      Given the printed rules
      And untapped Aragorn II is at Rivendell
      And Aragorn II bears "Glamdring"
      And the opponent has "Scorba at Home" in play
      Then the corruption points of Aragorn II are 2

    @id:rulings-0002 @compute
    Scenario: Scorba is slain, and Glamdring is what it was
      Given the printed rules
      And it is the movement/hazard phase
      And untapped Aragorn II is at Rivendell
      And Aragorn II bears "Glamdring"
      And the company is moving to Zarak Dûm by Starter Movement
      And the opponent has "Scorba Ahunt" and "Scorba at Home" in play
      When Aragorn II faces the strike and rolls 4 and 4, then 4 and 4 for the strike body check
      Then "Scorba Ahunt" is in the marshalling-point pile
      And "Scorba at Home" is removed from the game
      And the player has 3 kill points
      And Aragorn II is tapped
      And the corruption points of Aragorn II are 1

  @rule:dragons.rulings.left-play @uses:core.actions.effects-end-with-card
  Rule: To be in hand is to be gone

    @id:rulings-0003 @compute
    Scenario: Elrond is called home from his own house
      Given it is the movement/hazard phase
      And untapped Elrond and untapped Aragorn II are at Rivendell
      Then under the printed rules the player's hand size is 9
      And under the emended rules the player's hand size is 9
      When the opponent plays "Call of Home" on Elrond and rolls 1 and 1 for the card text
      Then under the printed rules the player's hand size is 8
      And under the emended rules the player's hand size is 8
      And Elrond is in hand
      And the player has 3 character points
      And "Call of Home" is in the discard pile

  @rule:dragons.rulings.stay-her-appetite
  Rule: Whether Treebeard turns on his friends cannot be judged yet

    @id:rulings-0004 @compute
    Scenario: Somebody has talked to Treebeard
      Given the printed rules
      And it is the movement/hazard phase
      And untapped Aragorn II is at Wellinghall
      And Aragorn II bears "Treebeard"
      When it is asked whether the opponent may play "Stay Her Appetite" on "Treebeard"
      Then it is unsupported
