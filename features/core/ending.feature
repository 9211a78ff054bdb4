Feature: The end of the game

  @rule:core.ending.hero-ring-win
  Rule: A Wizard player wins by destroying The One Ring

    Background:
      Given the emended rules
      And untapped Frodo is at Mount Doom
      And Frodo bears "The One Ring"
      And the company has entered the site
      And the player holds "Cracks of Doom" and "Gollum’s Fate"

    @id:core-ending-0101 @compute
    Scenario: An 8 is enough against 7 corruption points
      When the player plays "Cracks of Doom" on Frodo and rolls 4 and 4 for the corruption check
      Then the player has won the game
      And "The One Ring" is out of play
      And "Cracks of Doom" is in the discard pile
      And the player has 0 item points

    @id:core-ending-0102 @compute
    Scenario: A 7 is not, and the game goes on
      When the player plays "Cracks of Doom" on Frodo and rolls 4 and 3 for the corruption check
      Then nobody has won the game
      And Frodo, "The One Ring" and "Cracks of Doom" are in the discard pile
      And Mount Doom is in the location deck
      And the player has 0 item points
      And the player has 0 character points

    @id:core-ending-0103 @forbid
    Scenario: Gollum's Fate takes Gollum
      When the player plays "Gollum’s Fate" on Frodo
      Then it is illegal by the text of "Gollum’s Fate"

    @id:core-ending-0104 @allow
    Scenario: With him it takes no check
      Given Frodo bears "Gollum"
      When the player plays "Gollum’s Fate" on Frodo
      Then the player has won the game
      And "The One Ring" is out of play
      And "Gollum’s Fate" is in the discard pile
      And the player has 0 item points

    @id:core-ending-0105 @forbid
    Scenario: Elsewhere the fire is not hot enough
      Given untapped Sam Gamgee is at Minas Morgul
      And Sam Gamgee bears "Precious Gold Ring"
      When it is asked whether the player may play "Cracks of Doom" on Sam Gamgee
      Then it is illegal by the text of "Cracks of Doom"

  @rule:core.ending.minion-ring-win
  Rule: A Ringwraith player wins by bringing The One Ring to Barad-dûr

    @id:core-ending-0106 @compute
    Scenario: The Mouth comes home with it
      Given the emended rules
      And the player is a Ringwraith
      And it is the movement/hazard phase
      And untapped The Mouth is at Minas Morgul
      And The Mouth bears "The One Ring"
      And the company is moving to Barad-dûr by Starter Movement
      When the movement/hazard phase is over
      Then the player has won the game
      And Minas Morgul is in the location deck

    @id:core-ending-0107 @compute
    Scenario: On the way nothing is won yet
      Given the emended rules
      And the player is a Ringwraith
      And it is the movement/hazard phase
      And untapped The Mouth is at Minas Morgul
      And The Mouth bears "The One Ring"
      And the company is moving to Barad-dûr by Starter Movement
      When the opponent passes
      Then nobody has won the game

    @id:core-ending-0108 @compute
    Scenario: At Minas Morgul he has only hidden it well
      Given the emended rules
      And the player is a Ringwraith
      And it is the movement/hazard phase
      And untapped The Mouth is at Minas Morgul
      And The Mouth bears "The One Ring"
      When the movement/hazard phase is over
      Then nobody has won the game

    @id:core-ending-0109 @compute
    Scenario: A Wizard's people have nothing to hope for there
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Frodo is at Mount Doom
      And Frodo bears "The One Ring"
      And the company is moving to Barad-dûr
      When the movement/hazard phase is over
      Then nobody has won the game
      And the company is at Barad-dûr
      And Mount Doom is in the location deck

    @id:core-ending-0110 @compute
    Scenario: It is found there, among the rings that came with others
      Given the emended rules
      And the player is a Ringwraith
      And untapped Ciryaher is at Barad-dûr
      And the company has entered the site
      And Ciryaher bears "Precious Gold Ring" and the player's "Scroll of Isildur"
      And the player holds "TW-347"
      When 6 and 6 are rolled for the ring test of "Precious Gold Ring"
      And the site phase is over
      And Ciryaher plays "TW-347" in the place of "Precious Gold Ring"
      Then the player has won the game
      And Ciryaher bears "TW-347"
      And "Precious Gold Ring" is in the discard pile
      And the player has 6 item points
