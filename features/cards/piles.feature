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
