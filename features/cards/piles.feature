Feature: Cards that fetch others

  What was laid aside or thrown away comes in useful after all.

  @card:DM-159
  Rule: Smoke Rings

    Background:
      Given the emended rules
      And it is the organization phase
      And untapped Beretar is at Rivendell
      And the player holds "Smoke Rings"
      And the player's sideboard holds "Glamdring"
      And the player's discard pile holds "Elladan" and "Wargs"

    @id:cards-piles-0001 @allow
    Scenario: A good sword comes to mind
      When the player plays "Smoke Rings"
      And the player chooses "Glamdring" for "Smoke Rings" and shuffles
      Then it is legal
      And "Glamdring" is in the play deck
      And "Smoke Rings" is in the discard pile

    @id:cards-piles-0002 @allow
    Scenario: Or a good friend
      When the player plays "Smoke Rings"
      And the player chooses Elladan for "Smoke Rings" and shuffles
      Then it is legal
      And Elladan is in the play deck
      And "Smoke Rings" is in the discard pile

    @id:cards-piles-0003 @forbid
    Scenario: Nobody wishes for Wolves
      When the player plays "Smoke Rings"
      And the player chooses "Wargs" for "Smoke Rings"
      Then it is illegal by core.actions.needs-allowance
      And "Smoke Rings" is in the discard pile

  @card:TW-239
  Rule: Favor of the Valar

    Background:
      Given the emended rules
      And untapped Beretar is at Rivendell
      And the player holds "Favor of the Valar" and "Cram"
      And the player's discard pile holds "Glamdring" and "Moria"
      And the player's play deck holds "Sting", "Star-glass", "Elven Cloak", "Fog", "Ford", "Escape" and "Block"

    @id:cards-piles-0201 @allow
    Scenario: The tale begins anew, and nobody will hear this part again
      Given it is the organization phase
      When the player plays "Favor of the Valar" and shuffles
      Then it is legal
      And "Cram", "Glamdring", "Sting", "Star-glass", "Elven Cloak", "Fog", "Ford" and "Escape" are in hand
      And "Favor of the Valar" is removed from the game

    @id:cards-piles-0202 @forbid
    Scenario: In the middle of it nothing begins
      Given it is the site phase
      And the company has entered the site
      When the player plays "Favor of the Valar"
      Then it is illegal by the text of "Favor of the Valar"
