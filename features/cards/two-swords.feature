Feature: A sword for either hand

  Whoever has learnt it uses two blades at a time.

  @card:TW-498
  Rule: Swordmaster

    Background:
      Given the emended rules
      And it is the site phase
      And the player holds "Glamdring"

    @id:cards-swords-0001 @compute
    Scenario: The steward has not forgotten his youth
      Given untapped Denethor II is at The Lonely Mountain
      And Denethor II bears "Dagger of Westernesse"
      And the player has "Swordmaster" in play on Denethor II
      And the company has entered the site
      Then the prowess of Denethor II is 4
      When Denethor II plays "Glamdring"
      Then the prowess of Denethor II is 7
      And Denethor II bears "Glamdring"
      And Denethor II and the site are tapped
      And the player has 2 item points

    @id:cards-swords-0002 @compute
    Scenario: Whoever has but learnt to hold a sword holds one
      Given untapped Vôteli is at The Lonely Mountain
      And Vôteli bears "Dagger of Westernesse"
      And the player has "Swordmaster" in play on Vôteli
      And the company has entered the site
      Then the prowess of Vôteli is 4
      When Vôteli plays "Glamdring"
      Then the prowess of Vôteli is 6
      And Vôteli bears "Glamdring"
      And Vôteli and the site are tapped
      And the player has 2 item points

    @id:cards-swords-0003 @compute
    Scenario: There is no third hand for the shield
      Given untapped Denethor II is at The Lonely Mountain
      And Denethor II bears "Dagger of Westernesse" and "Shield of Iron-bound Ash"
      And the player has "Swordmaster" in play on Denethor II
      And the company has entered the site
      Then the body of Denethor II is 7
      When Denethor II plays "Glamdring"
      Then the prowess of Denethor II is 7
      And the body of Denethor II is 6
      And Denethor II bears "Glamdring"
      And Denethor II and the site are tapped
      And the player has 2 item points
      And Denethor II may not begin to use "Shield of Iron-bound Ash" by the text of "Swordmaster"

    @id:cards-swords-0004 @compute
    Scenario: With a shield one sword is enough
      Given untapped Denethor II is at The Lonely Mountain
      And Denethor II bears "Shield of Iron-bound Ash"
      And the player has "Swordmaster" in play on Denethor II
      And the company has entered the site
      When Denethor II plays "Glamdring"
      Then the prowess of Denethor II is 6
      And the body of Denethor II is 7
      And Denethor II bears "Glamdring"
      And Denethor II and the site are tapped
      And the player has 2 item points

    @id:cards-swords-0005 @compute
    Scenario: Of three he uses two
      Given untapped Denethor II is at The Lonely Mountain
      And Denethor II bears "Dagger of Westernesse" and "Sword of Gondolin"
      And the player has "Swordmaster" in play on Denethor II
      And the company has entered the site
      When Denethor II begins to use "Dagger of Westernesse"
      And Denethor II plays "Glamdring"
      Then the prowess of Denethor II is 8
      And Denethor II bears "Glamdring"
      And Denethor II and the site are tapped
      And the player has 4 item points

  @card:TW-498
  Rule: Swordmaster, and what becomes of his skill

    @id:cards-swords-0006 @compute @rule:core.items.one-of-each-type
    Scenario: Who has forgotten that he was a warrior uses one of two daggers
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Denethor II is at Ovir Hollow
      And Denethor II bears "Dagger of Westernesse" and "Dagger of Westernesse"
      And the player has "Swordmaster" in play on Denethor II
      And the opponent holds "Bairanax" and "Memories Stolen"
      When Denethor II begins to use the first "Dagger of Westernesse"
      And the opponent plays the creature "Bairanax" on the company keyed to Ovir Hollow
      And Denethor II faces the strike
      And the opponent plays "Memories Stolen" on Denethor II
      And Denethor II faces the strike and rolls 4 and 4 for the strike
      Then the prowess of Denethor II is 4
      And Denethor II is tapped
      And Denethor II bears "Memories Stolen"
      And "Bairanax" is in the discard pile
