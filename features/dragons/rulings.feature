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

  @rule:dragons.rulings.left-play @uses:core.actions.effects-end-with-card
  Rule: Nobody fights what has been talked away

    Background:
      Given the printed rules
      And it is the movement/hazard phase
      And untapped Elrond and untapped Aragorn II are at Lórien
      And the company is moving to Bandit Lair by Starter Movement
      And the opponent has "Wake of War" in play
      And the opponent holds "Lesser Spiders"

    @id:rulings-0008 @compute
    Scenario: While there is war, five spiders come
      When the opponent plays the creature "Lesser Spiders" on the company keyed to a Wilderness
      Then the attack is Spider (5 strikes at 8)
      And "Lesser Spiders" is in play

    @id:rulings-0009 @compute
    Scenario: Elrond tells of marvels, and four of them are left
      Given the player holds "Marvels Told"
      When the player plays "Marvels Told" with Elrond on "Wake of War"
      And the player passes and rolls 5 and 5 for the corruption check
      And the opponent plays the creature "Lesser Spiders" on the company keyed to a Wilderness
      Then the attack is Spider (4 strikes at 7)
      And "Wake of War" and "Marvels Told" are in the discard pile
      And "Lesser Spiders" is in play
      And Elrond is tapped

  @rule:dragons.rulings.stay-her-appetite
  Rule: It takes five to keep Treebeard quiet

    Background:
      Given it is the movement/hazard phase
      And untapped Faramir, untapped Aragorn II and untapped Elladan are at Wellinghall
      And Faramir bears "Treebeard"
      And the opponent holds "Stay Her Appetite"

    @id:rulings-0004 @compute
    Scenario: Two, one and five are eight, and so are five and three
      When the opponent plays "Stay Her Appetite" on "Treebeard" and rolls 3 and 2 for the card text
      Then under the printed rules there is no attack
      And under the emended rules there is no attack
      And "Stay Her Appetite" is in the discard pile
      And Faramir bears "Treebeard"

    @id:rulings-0005 @compute
    Scenario: Six and three are more
      Given the printed rules
      When the opponent plays "Stay Her Appetite" on "Treebeard" and rolls 3 and 3 for the card text, then 2 and 1 for the card text
      Then the attack is Ent (1 strike at 11)
      And "Stay Her Appetite" is in the discard pile

  @rule:dragons.rulings.omitted-in-emended
  Rule: Whether a ruling that is left out still holds is an open question

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Faramir, untapped Aragorn II and untapped Elladan are at Wellinghall
      And Faramir bears "Treebeard"
      And the opponent holds "Stay Her Appetite"

    @id:rulings-0006 @compute
    Scenario: It was never taken back
      Given reading a of q.dragons.omitted-rulings
      When the opponent plays "Stay Her Appetite" on "Treebeard" and rolls 3 and 2 for the card text
      Then there is no attack
      And "Stay Her Appetite" is in the discard pile

    @id:rulings-0007 @compute
    Scenario: Nobody has to know of it any more
      Given reading b of q.dragons.omitted-rulings
      When the opponent plays "Stay Her Appetite" on "Treebeard" and rolls 3 and 2 for the card text, then 2 and 1 for the card text
      Then the attack is Ent (1 strike at 11)
      And "Stay Her Appetite" is in the discard pile
