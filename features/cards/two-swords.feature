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
