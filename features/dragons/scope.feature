Feature: What The Dragons covers

  Two documents tell how to play with Dragons. The one was in the box, and the other came years later.

  @rule:dragons.scope.emended-edition
  Rule: Where they differ, it matters which of them is followed

    @id:scope-0001 @compute
    Scenario: Whoever follows the insert has three kinds of Dragons
      Given the printed rules
      Then there are 27 manifestations of unique Dragons

    @id:scope-0002 @compute
    Scenario: Whoever follows the emended rulebook has four
      Given the emended rules
      Then there are 36 manifestations of unique Dragons

  @rule:dragons.scope.recommended-without-dragons-cards
  Rule: No card of The Dragons has to be on the table

    Background:
      Given the emended rules
      And it is the organization phase
      And tapped Beorn is at Rivendell
      And Beorn bears the opponent's "Lure of the Senses"

    @id:scope-0003 @allow
    Scenario: Tired as he is, Beorn throws off a lure
      When the player uses "Lure of the Senses" without tapping and rolls 5 and 5
      Then it is legal
      And "Lure of the Senses" is in the discard pile

    @id:scope-0004 @compute
    Scenario: It takes no less than a ten
      When the player uses "Lure of the Senses" without tapping and rolls 5 and 4
      Then Beorn bears "Lure of the Senses"
      And the corruption points of Beorn are 2
