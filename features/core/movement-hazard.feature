Feature: Movement/hazard phase

  One company after the other goes on its way, and each has to reckon with hazards.

  @rule:core.movement-hazard.one-phase-per-company
  Rule: Every company has its turn, even one that stays

    @id:core-movement-hazard-0001 @order
    Scenario: A rest at Rivendell does not keep the night away
      Given the emended rules
      And it is the long-event phase
      And untapped Glóin is at Rivendell
      And the opponent holds "Doors of Night"
      When the player passes
      Then it is the movement/hazard phase
      And the opponent has to act
      And the opponent may play "Doors of Night"

    @id:core-movement-hazard-0002 @order
    Scenario: When one is through, it is the other's turn
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Gondmaeglom
      And untapped Beorn is at Gold Hill
      And the opponent holds "Itangast"
      When the player chooses Glóin's company to go next
      And the player passes
      Then it is the movement/hazard phase
      And the opponent may play the creature "Itangast" on Beorn's company keyed to Gold Hill

  @rule:core.movement-hazard.company-order
  Rule: Their player says who goes first

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Gondmaeglom
      And untapped Beorn is at Gold Hill

    @id:core-movement-hazard-0003 @allow
    Scenario: Beorn first
      When the player chooses Beorn's company to go next
      Then it is legal

    @id:core-movement-hazard-0004 @allow
    Scenario: Glóin first
      When the player chooses Glóin's company to go next
      Then it is legal

    @id:core-movement-hazard-0005 @forbid
    Scenario: One at a time
      When the player chooses Glóin's company to go next
      And the player chooses Beorn's company to go next
      Then it is illegal by core.movement-hazard.company-order

  @rule:core.movement-hazard.phase-ends-both-done
  Rule: A company is through when both players have had enough

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Rivendell
      And the opponent holds "Doors of Night"

    @id:core-movement-hazard-0006 @order
    Scenario: Both are done, and what was not played stays in hand
      When the opponent passes
      Then it is legal
      And it is the movement/hazard phase
      When the player passes
      Then it is legal
      And it is the site phase
      And "Doors of Night" is in hand

    @id:core-movement-hazard-0007 @order
    Scenario: One is done, the other is not
      When the player passes
      Then it is legal
      And it is the movement/hazard phase
      When the opponent plays "Doors of Night"
      Then it is legal
      And "Doors of Night" is in play
