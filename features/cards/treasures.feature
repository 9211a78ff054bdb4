Feature: What the Dragons had lain on

  Treasures of the hoards, and what they can do for those who carry them off.

  @card:TD-99
  Rule: Arrows Shorn of Ebony

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Aragorn II and untapped Galadriel are at Edhellond
      And the company is moving to Isle of the Ulond by Starter Movement
      And the opponent holds "Sea Serpent"

    @id:cards-treasures-0001 @compute
    Scenario: When the first head sinks, the other is an easy prey
      Given Aragorn II bears "Arrows Shorn of Ebony"
      When the opponent plays the creature "Sea Serpent" on the company keyed to a Coastal Sea
      And Aragorn II faces the strike
      And the player uses "Arrows Shorn of Ebony" and rolls 4 and 4 for the strike, then 3 and 2 for the strike body check
      And Galadriel faces the strike and rolls 6 and 6
      Then "Sea Serpent" is in the marshalling-point pile
      And the player has 2 kill points
      And Aragorn II and Galadriel are tapped
      And "Arrows Shorn of Ebony" is in the discard pile

    @id:cards-treasures-0002 @compute
    Scenario: While it holds out, so may the other
      Given Aragorn II bears "Arrows Shorn of Ebony"
      When the opponent plays the creature "Sea Serpent" on the company keyed to a Coastal Sea
      And Aragorn II faces the strike
      And the player uses "Arrows Shorn of Ebony" and rolls 4 and 4 for the strike, then 2 and 2 for the strike body check
      And Galadriel faces the strike and rolls 6 and 6, then 6 and 6 for the strike body check
      Then "Sea Serpent" is in the discard pile
      And Aragorn II and Galadriel are tapped
      And "Arrows Shorn of Ebony" is in the discard pile

    @id:cards-treasures-0003 @forbid
    Scenario: Galadriel is no archer
      Given Galadriel bears "Arrows Shorn of Ebony"
      And the player holds "Dodge"
      When the opponent plays the creature "Sea Serpent" on the company keyed to a Coastal Sea
      And Galadriel faces the strike
      And the player uses "Arrows Shorn of Ebony"
      Then it is illegal by the text of "Arrows Shorn of Ebony"
      And "Sea Serpent" is in play

    @id:cards-treasures-0004 @forbid
    Scenario: Aragorn has an eye on his own head of the two
      Given Aragorn II bears "Arrows Shorn of Ebony"
      And the player holds "Dodge"
      When the opponent plays the creature "Sea Serpent" on the company keyed to a Coastal Sea
      And Galadriel faces the strike
      And the player uses "Arrows Shorn of Ebony"
      Then it is illegal by core.strikes.defender-actions
      And "Sea Serpent" is in play

    @id:cards-treasures-0005 @forbid
    Scenario: Eärcaraxë is at home, and no arrow finds the way in
      Given Aragorn II bears "Arrows Shorn of Ebony"
      And the opponent holds "Eärcaraxë"
      And the player holds "Dodge"
      When the opponent plays the creature "Eärcaraxë" on the company keyed to Isle of the Ulond
      And Aragorn II faces the strike
      And the player uses "Arrows Shorn of Ebony"
      Then it is illegal by the text of "Arrows Shorn of Ebony"
      And "Eärcaraxë" is in play

  @card:TD-114
  Rule: Enruned Shield

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Aragorn II and untapped Galadriel are at Edhellond
      And the company is moving to Isle of the Ulond by Starter Movement
      And the opponent holds "Sea Serpent"

    @id:cards-treasures-0006 @compute
    Scenario: The runes hold, and nobody has won
      Given Aragorn II bears "Enruned Shield"
      When the opponent plays the creature "Sea Serpent" on the company keyed to a Coastal Sea
      And Aragorn II faces the strike
      And the player uses "Enruned Shield"
      And Galadriel faces the strike and rolls 6 and 6, then 6 and 6 for the strike body check
      Then "Sea Serpent" is in the discard pile
      And "Enruned Shield" is tapped
      And Aragorn II is untapped
      And Galadriel is tapped

    @id:cards-treasures-0007 @compute
    Scenario: It is broad, but ten is as much as a body can be
      Given Aragorn II bears "Enruned Shield"
      Then the body of Aragorn II is 10

    @id:cards-treasures-0008 @forbid
    Scenario: Galadriel can read the runes, but not stand behind them
      Given Galadriel bears "Enruned Shield"
      And the player holds "Dodge"
      When the opponent plays the creature "Sea Serpent" on the company keyed to a Coastal Sea
      And Galadriel faces the strike
      And the player uses "Enruned Shield"
      Then it is illegal by the text of "Enruned Shield"
      And "Sea Serpent" is in play

    @id:cards-treasures-0009 @forbid
    Scenario: Behind it there is room for one
      Given Aragorn II bears "Enruned Shield"
      And the player holds "Dodge"
      When the opponent plays the creature "Sea Serpent" on the company keyed to a Coastal Sea
      And Galadriel faces the strike
      And the player uses "Enruned Shield"
      Then it is illegal by the text of "Enruned Shield"
      And "Sea Serpent" is in play

  @card:TD-104
  Rule: Cloudless Day

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And the opponent holds "Rain-drake" and "Eärcaraxë"

    @id:cards-treasures-0010 @allow
    Scenario Outline: In such a light anybody sees it coming, even <who>
      Given the player has "Cloudless Day" in play
      And untapped Aragorn II, tapped Galdor and wounded Pippin are at Edhellond
      And the company is moving to Isle of the Ulond by Starter Movement
      When the opponent plays the creature "Rain-drake" on the company keyed to a Coastal Sea
      And the player assigns a strike to <who>
      Then it is legal
      And the strikes are assigned to <who>
      And "Rain-drake" is in play

      Examples:
        | case    | who    |
        | tapped  | Galdor |
        | wounded | Pippin |

    @id:cards-treasures-0011 @forbid
    Scenario: Under clouds the weary are not called upon
      Given untapped Aragorn II, tapped Galdor and wounded Pippin are at Edhellond
      And the company is moving to Isle of the Ulond by Starter Movement
      When the opponent plays the creature "Rain-drake" on the company keyed to a Coastal Sea
      And the player assigns a strike to Galdor
      Then it is illegal by core.actions.needs-allowance
      And "Rain-drake" is in play

    @id:cards-treasures-0012 @allow
    Scenario: Not even a Dragon picks and chooses
      Given the player has "Cloudless Day" in play
      And untapped Aragorn II, tapped Galdor and wounded Pippin are at Edhellond
      And the company is moving to Isle of the Ulond by Starter Movement
      When the opponent plays the creature "Eärcaraxë" on the company keyed to Isle of the Ulond
      And the player assigns a strike to Pippin
      Then it is legal
      And "Eärcaraxë" is in play

    @id:cards-treasures-0013 @forbid
    Scenario: What lives in a ruin is not seen from outside
      Given it is the site phase
      And untapped Aragorn II, tapped Galdor and wounded Pippin are at Zarak Dûm
      And the player has "Cloudless Day" in play
      When the company enters the site
      And the player assigns a strike to Galdor
      Then it is illegal by core.actions.needs-allowance

    @id:cards-treasures-0014 @allow
    Scenario: The sky clears in the morning
      Given it is the long-event phase
      And the player has "Gates of Morning" in play
      And the player holds "Cloudless Day"
      When the player plays "Cloudless Day"
      Then it is legal
      And "Cloudless Day" is in play

    @id:cards-treasures-0015 @forbid
    Scenario: Not before the morning
      Given it is the long-event phase
      And the player holds "Cloudless Day"
      When the player plays "Cloudless Day"
      Then it is illegal by the text of "Cloudless Day"
