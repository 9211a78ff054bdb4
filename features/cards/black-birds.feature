Feature: A bird that comes and goes

  It flies from blows, and back to its master's hand.

  @card:WH-114
  Rule: Radagast's Black Bird

    Background:
      Given the emended rules
      And the player is the Fallen-wizard Radagast

    @id:cards-black-birds-0001 @allow
    Scenario: It goes back to hand in the organization phase
      Given it is the organization phase
      And untapped Radagast is at Rhosgobel
      And Radagast bears "Radagast’s Black Bird"
      When the player uses "Radagast’s Black Bird"
      Then it is legal
      And "Radagast’s Black Bird" is in hand
      And the player has 0 ally points

    @id:cards-black-birds-0002 @forbid
    Scenario: In another phase it does not
      Given it is the long-event phase
      And untapped Radagast is at Rhosgobel
      And Radagast bears "Radagast’s Black Bird"
      When the player uses "Radagast’s Black Bird"
      Then it is illegal by the text of "Radagast’s Black Bird"

    @id:cards-black-birds-0003 @allow
    Scenario: It cancels a strike against it, and taps
      Given it is the movement/hazard phase
      And untapped Radagast is at Moria
      And Radagast bears "Radagast’s Black Bird"
      And the opponent holds "Orc-lieutenant"
      When the opponent plays the creature "Orc-lieutenant" on the company keyed to a Shadow-hold
      And the player assigns a strike to "Radagast’s Black Bird"
      And "Radagast’s Black Bird" faces the strike
      And the opponent passes
      And the player uses "Radagast’s Black Bird" for its second effect
      Then it is legal
      And "Radagast’s Black Bird" is tapped
      And there is no attack
      And "Orc-lieutenant" is in the discard pile

    @id:cards-black-birds-0004 @allow
    Scenario: Tapped, it cancels one all the same
      Given it is the movement/hazard phase
      And untapped Radagast is at Moria
      And Radagast bears "Radagast’s Black Bird"
      And "Radagast’s Black Bird" is tapped
      And the opponent holds "Orc-lieutenant"
      When the opponent plays the creature "Orc-lieutenant" on the company keyed to a Shadow-hold
      And the player passes
      And the opponent assigns a strike to "Radagast’s Black Bird"
      And "Radagast’s Black Bird" faces the strike
      And the opponent passes
      And the player uses "Radagast’s Black Bird" for its second effect
      Then it is legal
      And there is no attack
      And "Orc-lieutenant" is in the discard pile

    @id:cards-black-birds-0005 @forbid
    Scenario: It cancels no strike against its master
      Given it is the movement/hazard phase
      And untapped Radagast is at Moria
      And Radagast bears "Radagast’s Black Bird"
      And the opponent holds "Orc-lieutenant"
      When the opponent plays the creature "Orc-lieutenant" on the company keyed to a Shadow-hold
      And the player assigns a strike to Radagast
      And the player uses "Radagast’s Black Bird" for its second effect now
      Then it is illegal by the text of "Radagast’s Black Bird"
      And "Orc-lieutenant" is in play
