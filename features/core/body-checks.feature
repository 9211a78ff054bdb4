Feature: Body checks

  A strike that succeeds may only hurt, or it may kill: two dice against a body decide.

  @rule:core.body-checks.procedure
  Rule: The dice have to beat the body

    Background:
      Given the emended rules

    @id:core-body-checks-0001 @compute
    Scenario: Dwarves are hardy
      Given untapped Gimli is at Irerock
      When the company enters the site
      And Gimli faces the strike and rolls 4 and 4, then 4 and 4 for the body check
      Then Gimli is wounded

    @id:core-body-checks-0002 @rule:core.body-checks.elimination @compute
    Scenario: But not so hardy
      Given untapped Gimli is at Irerock
      When the company enters the site
      And Gimli faces the strike and rolls 4 and 4, then 4 and 5 for the body check
      Then Gimli is out of play
      And the player has 0 character points
      And Irerock is in the location deck

    @id:core-body-checks-0003 @compute
    Scenario: Dragons are just as hardy
      Given it is the movement/hazard phase
      And untapped Aragorn II is at Irerock
      And Aragorn II bears "Glamdring"
      And the opponent holds "Leucaruth"
      When the opponent plays the creature "Leucaruth" on the company keyed to Irerock
      And Aragorn II faces the strike and rolls 5 and 5, then 4 and 4 for the strike body check
      Then "Leucaruth" is in the discard pile
      And Aragorn II is tapped
      And the player has 0 kill points

    @id:core-body-checks-0004 @compute
    Scenario: And hardly more so
      Given it is the movement/hazard phase
      And untapped Aragorn II is at Irerock
      And Aragorn II bears "Glamdring"
      And the opponent holds "Leucaruth"
      When the opponent plays the creature "Leucaruth" on the company keyed to Irerock
      And Aragorn II faces the strike and rolls 5 and 5, then 4 and 5 for the strike body check
      Then "Leucaruth" is in the marshalling-point pile
      And Aragorn II is tapped
      And the player has 4 kill points

    @id:core-body-checks-0005 @compute
    Scenario: Armor helps
      Given untapped Glóin is at Irerock
      And Glóin bears "Habergeon of Silver"
      When the company enters the site
      And Glóin faces the strike and rolls 4 and 4, then 4 and 5 for the body check
      Then Glóin is wounded

    @id:core-body-checks-0006 @rule:core.body-checks.elimination @compute
    Scenario: Armor helps only so far
      Given untapped Glóin is at Irerock
      And Glóin bears "Habergeon of Silver"
      When the company enters the site
      And Glóin faces the strike and rolls 4 and 4, then 5 and 5 for the body check
      Then Glóin is out of play
      And "Habergeon of Silver" is in the discard pile
      And the player has 0 character points
      And the player has 0 item points
      And Irerock is in the location deck

  @rule:core.body-checks.already-wounded
  Rule: An old wound makes it worse

    Background:
      Given the emended rules

    @id:core-body-checks-0007 @compute
    Scenario: Wounded, and wounded again
      Given wounded Gimli is at Irerock
      When the company enters the site
      And Gimli faces the strike and rolls 5 and 5, then 4 and 4 for the body check
      Then Gimli is out of play
      And the player has 0 character points
      And Irerock is in the location deck

    @id:core-body-checks-0008 @compute
    Scenario: Wounded, and wounded again, and still there
      Given wounded Gimli is at Irerock
      When the company enters the site
      And Gimli faces the strike and rolls 5 and 5, then 3 and 4 for the body check
      Then Gimli is wounded

    @id:core-body-checks-0009 @compute
    Scenario: Being tired is not being wounded
      Given tapped Gimli is at Irerock
      When the company enters the site
      And Gimli faces the strike and rolls 4 and 5, then 4 and 4 for the body check
      Then Gimli is wounded

  @rule:core.body-checks.other-cards-discarded
  Rule: The dead leave their goods to nobody

    @id:core-body-checks-0010 @compute
    Scenario: A sword and a glass are lost with Gimli
      Given the emended rules
      And untapped Gimli and tapped Balin are at Irerock
      And Gimli bears "Glamdring" and "Star-glass"
      And Balin bears "Dagger of Westernesse"
      When the company enters the site
      And the player assigns a strike to Gimli
      And Gimli faces the strike and rolls 1 and 1, then 4 and 5 for the body check
      Then Gimli is out of play
      And "Glamdring" and "Star-glass" are in the discard pile
      And Balin bears "Dagger of Westernesse"
      And the player has 2 character points
      And the player has 0 item points

    @id:core-body-checks-0011 @compute
    Scenario: A wounded Dwarf holds on to his sword
      Given the emended rules
      And untapped Gimli is at Irerock
      And Gimli bears "Glamdring"
      When the company enters the site
      And Gimli faces the strike and rolls 1 and 1, then 4 and 4 for the body check
      Then Gimli is wounded
      And Gimli bears "Glamdring"
