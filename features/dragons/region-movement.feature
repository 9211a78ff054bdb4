Feature: Limits of region movement

  The road goes ever on, but a company that follows it by the map gets through four regions in a
  turn, and through six if it eats well.

  @rule:dragons.region-movement.four @uses:core.movement.region-movement
  Rule: Four regions on an ordinary journey

    Background:
      Given it is the organization phase
      And untapped Glóin is at Rivendell

    @id:region-movement-0001 @allow
    Scenario: Over the mountains and through the wood to the Elvenking
      When the company moves to Thranduil’s Halls
      Then under the printed rules it is legal
      And under the emended rules it is legal
      And Thranduil’s Halls is in play

    @id:region-movement-0002 @forbid
    Scenario: The Mountain is one region too far
      When the company moves to The Lonely Mountain
      Then under the printed rules it is illegal by core.movement.declared-movement-must-be-valid
      And under the emended rules it is illegal by core.movement.declared-movement-must-be-valid

  @rule:dragons.region-movement.six @uses:core.movement.region-movement-maximum-six
  Rule: Six with the best provisions, and never seven

    Background:
      Given the emended rules
      And it is the organization phase

    @id:region-movement-0003 @allow
    Scenario: Cram, and the Mountain is within reach
      Given untapped Glóin is at Rivendell
      And Glóin bears "Cram"
      When the player uses "Cram" for its second effect
      And the company moves to The Lonely Mountain
      Then it is legal
      And The Lonely Mountain is in play
      And "Cram" is in the discard pile

    @id:region-movement-0004 @forbid
    Scenario: The Iron Hills are not
      Given untapped Glóin is at Rivendell
      And Glóin bears "Cram"
      When the player uses "Cram" for its second effect
      And the company moves to Iron Hill Dwarf-hold
      Then it is illegal by core.movement.declared-movement-must-be-valid
      And "Cram" is in the discard pile

    @id:region-movement-0005 @allow
    Scenario: Beorn's cakes are worth two regions
      Given untapped Glóin is at Rivendell
      And Glóin bears "Twice-baked Cakes"
      When the player uses "Twice-baked Cakes"
      And the company moves to Iron Hill Dwarf-hold
      Then it is legal
      And Iron Hill Dwarf-hold is in play
      And "Twice-baked Cakes" is in the discard pile

    @id:region-movement-0006 @allow
    Scenario: With three rations of one region each, six
      Given untapped Glóin is at Bree
      And Glóin bears "Cram", "Waybread" and "Strange Rations"
      When the player uses "Cram" for its second effect
      And the player uses "Waybread" for its third effect
      And the player uses "Strange Rations" for its second effect
      And the company moves to Minas Tirith
      Then it is legal
      And Minas Tirith is in play
      And "Cram", "Waybread" and "Strange Rations" are in the discard pile

    @id:region-movement-0007 @forbid
    Scenario: With cakes and cram, no seventh
      Given untapped Glóin is at Bree
      And Glóin bears "Cram" and "Twice-baked Cakes"
      When the player uses "Twice-baked Cakes"
      And the player uses "Cram" for its second effect
      And the company moves to Henneth Annûn
      Then it is illegal by core.movement.declared-movement-must-be-valid
      And "Twice-baked Cakes" and "Cram" are in the discard pile

    @id:region-movement-0008 @forbid
    Scenario: With three rations of one region each, no seventh either
      Given untapped Glóin is at Bree
      And Glóin bears "Cram", "Waybread" and "Strange Rations"
      When the player uses "Cram" for its second effect
      And the player uses "Waybread" for its third effect
      And the player uses "Strange Rations" for its second effect
      And the company moves to Henneth Annûn
      Then it is illegal by core.movement.declared-movement-must-be-valid
      And "Cram", "Waybread" and "Strange Rations" are in the discard pile
