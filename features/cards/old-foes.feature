Feature: Foes who come back for somebody

  @card:DM-59
  Rule: Foes Shall Fall

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar and untapped Balin are at Barrow-downs
      And the opponent holds "Cave-drake" and "Foes Shall Fall"
      When the opponent plays the creature "Cave-drake" on the company keyed to a Ruins & Lairs
      And the opponent assigns a strike to Beretar
      And the opponent assigns a strike to Balin

    @id:cards-old-foes-0001 @compute
    Scenario: The drake has hurt Beretar, and will come back
      When Beretar faces the strike
      And the opponent plays "Foes Shall Fall" on Beretar
      And Beretar faces the strike and rolls 1 and 1, then 1 and 1 for the body check
      And Balin faces the strike and rolls 6 and 6
      Then "Foes Shall Fall" lies on Beretar
      And "Cave-drake" lies off to the side with "Foes Shall Fall"
      And Beretar is wounded
      And Balin is tapped

    @id:cards-old-foes-0002 @compute
    Scenario: Beretar has beaten its strike, and it has forgotten him
      When Beretar faces the strike
      And the opponent plays "Foes Shall Fall" on Beretar
      And Beretar faces the strike and rolls 6 and 6
      And Balin faces the strike and rolls 1 and 1, then 1 and 1 for the body check
      Then "Foes Shall Fall" and "Cave-drake" are in the discard pile
      And Beretar is tapped
      And Balin is wounded

  @card:DM-59
  Rule: It is after him

    Background:
      Given the emended rules
      And it is the organization phase
      And untapped Beretar and untapped Balin are at Barrow-downs
      And the opponent has "Foes Shall Fall" in play on Beretar
      And the opponent's "Cave-drake" lies off to the side with "Foes Shall Fall"

    @id:cards-old-foes-0003 @compute
    Scenario: In the barrows it finds him
      When the organization phase is over
      And the opponent assigns a strike to Beretar
      Then the attack is Dragon (2 strikes at 10)

    @id:cards-old-foes-0004 @compute
    Scenario: It is not beaten, and lies in wait again
      When the organization phase is over
      And the opponent assigns a strike to Beretar
      And the opponent assigns a strike to Balin
      And Beretar faces the strike and rolls 6 and 6
      And Balin faces the strike and rolls 1 and 1, then 1 and 1 for the body check
      Then "Cave-drake" lies off to the side with "Foes Shall Fall"
      And "Foes Shall Fall" lies on Beretar
      And Beretar is tapped
      And Balin is wounded

    @id:cards-old-foes-0005 @compute
    Scenario: It is beaten, and nothing is left of it but a tale
      When the organization phase is over
      And the opponent assigns a strike to Beretar
      And the opponent assigns a strike to Balin
      And Beretar faces the strike and rolls 6 and 6
      And Balin faces the strike and rolls 6 and 6
      Then "Cave-drake" is in the player's marshalling-point pile
      And "Foes Shall Fall" is in the discard pile
      And the player has 1 kill point
      And Beretar and Balin are tapped

    @id:cards-old-foes-0006 @compute
    Scenario: It has nothing against others
      Given untapped Elladan and untapped Elrohir are at Weathertop
      When the organization phase is over
      And the player chooses Elladan's company to go next
      Then there is no attack

  @card:DM-59
  Rule: It comes where such a creature could come

    Background:
      Given the emended rules
      And it is the organization phase
      And untapped Beretar and untapped Balin are at Rivendell
      And the opponent has "Foes Shall Fall" in play on Beretar
      And the opponent's "Cave-drake" lies off to the side with "Foes Shall Fall"

    @id:cards-old-foes-0007 @compute
    Scenario: At Rivendell it does not show itself
      When the movement/hazard phase is over
      Then there is no attack
      And "Cave-drake" lies off to the side with "Foes Shall Fall"

    @id:cards-old-foes-0008 @compute
    Scenario: It waits for them at Moria
      When the company moves to Moria
      And the company travels by Rhudaur, Hollin and Redhorn Gate
      And the opponent assigns a strike to Beretar
      Then the attack is Dragon (2 strikes at 10)
      And the company is on its way
      And Moria is in play

  @card:DM-48
  Rule: Bring Our Curses Home

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar and untapped Balin are at Barrow-downs
      And the opponent holds "Cave-drake" and "Bring Our Curses Home"
      When the opponent plays the creature "Cave-drake" on the company keyed to a Ruins & Lairs
      And the opponent plays "Bring Our Curses Home" on Beretar
      And the opponent assigns a strike to Beretar
      And the opponent assigns a strike to Balin

    @id:cards-old-foes-0009 @compute
    Scenario: The drake has had Balin, and will come back for more
      When Beretar faces the strike and rolls 6 and 6
      And Balin faces the strike and rolls 1 and 1, then 6 and 6 for the body check
      Then Balin is out of play
      And "Cave-drake" lies off to the side with "Bring Our Curses Home"
      And "Bring Our Curses Home" lies on Beretar
      And Beretar is tapped
      And the player has 2 character points

    @id:cards-old-foes-0010 @compute
    Scenario: It has only hurt him, and curses nobody
      When Beretar faces the strike and rolls 6 and 6
      And Balin faces the strike and rolls 1 and 1, then 1 and 1 for the body check
      Then Balin is wounded
      And "Cave-drake" and "Bring Our Curses Home" are in the discard pile
      And Beretar is tapped

    @id:cards-old-foes-0011 @compute
    Scenario: Whoever bears the curse is dead, and it is over
      When Beretar faces the strike and rolls 1 and 1, then 6 and 6 for the body check
      And Balin faces the strike and rolls 6 and 6
      Then Beretar is out of play
      And the player has 2 character points
      And "Cave-drake" and "Bring Our Curses Home" are in the discard pile
      And Balin is tapped

    @id:cards-old-foes-0012 @compute
    Scenario: It is beaten at once
      When Beretar faces the strike and rolls 6 and 6
      And Balin faces the strike and rolls 6 and 6
      Then "Cave-drake" is in the player's marshalling-point pile
      And "Bring Our Curses Home" is in the discard pile
      And the player has 1 kill point
      And Beretar and Balin are tapped

  @card:DM-48
  Rule: The curse comes home

    Background:
      Given the emended rules
      And it is the organization phase
      And untapped Beretar and untapped Balin are at Barrow-downs
      And the opponent has "Bring Our Curses Home" in play on Beretar
      And the opponent's "Cave-drake" lies off to the side with "Bring Our Curses Home"

    @id:cards-old-foes-0013 @compute
    Scenario: It kills nobody this time, and waits for the next
      When the organization phase is over
      And the opponent assigns a strike to Beretar
      And the opponent assigns a strike to Balin
      And Beretar faces the strike and rolls 6 and 6
      And Balin faces the strike and rolls 1 and 1, then 1 and 1 for the body check
      Then "Cave-drake" lies off to the side with "Bring Our Curses Home"
      And "Bring Our Curses Home" lies on Beretar
      And Beretar is tapped
      And Balin is wounded

    @id:cards-old-foes-0014 @compute
    Scenario: It is beaten in the end
      When the organization phase is over
      And the opponent assigns a strike to Beretar
      And the opponent assigns a strike to Balin
      And Beretar faces the strike and rolls 6 and 6
      And Balin faces the strike and rolls 6 and 6
      Then "Cave-drake" is in the player's marshalling-point pile
      And "Bring Our Curses Home" is in the discard pile
      And the player has 1 kill point
      And Beretar and Balin are tapped

  @card:DM-48
  Rule: The curse is for those who go where it could come

    @id:cards-old-foes-0015 @compute
    Scenario: In Rivendell it does not reach them
      Given the emended rules
      And it is the organization phase
      And untapped Beretar and untapped Balin are at Rivendell
      And the opponent has "Bring Our Curses Home" in play on Beretar
      And the opponent's "Cave-drake" lies off to the side with "Bring Our Curses Home"
      When the movement/hazard phase is over
      Then there is no attack
      And "Cave-drake" lies off to the side with "Bring Our Curses Home"
