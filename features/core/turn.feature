Feature: The player turn

  Six phases, two roles, and what each of them may not do.

  @rule:core.turn.phase-order @rule:core.turn.no-gap-between-phases
  Rule: Six phases, one right after the other

    @id:core-turn-0001 @order
    Scenario: A day in the house of Elrond
      Given the emended rules
      And it is the untap phase
      And untapped Glóin is at Rivendell
      When the player passes
      Then it is the organization phase
      When the player passes
      Then it is the long-event phase
      When the player passes
      Then it is the movement/hazard phase
      When the player passes
      Then it is the site phase
      When the player passes
      Then it is the end-of-turn phase
      When the player passes
      Then it is the opponent's turn
      And it is the untap phase

    @id:core-turn-0002 @order
    Scenario: Enough for today
      Given the emended rules
      And it is the organization phase
      And untapped Glóin is at Rivendell
      When the player ends the turn
      Then it is the opponent's turn
      And it is the untap phase
      And the opponent has to act

    @id:core-turn-0003 @order
    Scenario: The other player's day is as long
      Given the emended rules
      And it is the organization phase of the opponent's turn
      And untapped Glóin is at Rivendell
      And the opponent's untapped Legolas is at Lórien
      When the opponent passes
      Then it is the long-event phase
      When the opponent passes
      Then it is the movement/hazard phase
      And it is the opponent's turn

  @rule:core.turn.resource-player-no-hazards
  Rule: In one's own turn one plays no hazards

    @id:core-turn-0004 @forbid
    Scenario: Nobody calls down the night on himself
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Rivendell
      When the player plays "Doors of Night"
      Then it is illegal by core.turn.resource-player-no-hazards

    @id:core-turn-0005 @rule:core.turn.hazard-player-window @allow
    Scenario: The other player may
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Rivendell
      When the opponent plays "Doors of Night"
      Then it is legal
      And "Doors of Night" is in play

    @id:core-turn-0006 @forbid
    Scenario: Nor does one send a Dragon against one's own company
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Gold Hill
      When the player plays the creature "Itangast" on the company keyed to Gold Hill
      Then it is illegal by core.turn.resource-player-no-hazards

  @rule:core.turn.hazard-player-window
  Rule: Hazards have their hour

    @id:core-turn-0007 @forbid
    Scenario: Night cannot fall while they are still packing
      Given the emended rules
      And it is the organization phase
      And untapped Glóin is at Rivendell
      When the opponent plays "Doors of Night"
      Then it is illegal by core.turn.hazard-player-window

    @id:core-turn-0008 @forbid
    Scenario: Nor once they have arrived
      Given the emended rules
      And it is the site phase
      And untapped Glóin is at Gold Hill
      When the opponent plays the creature "Itangast" on the company keyed to Gold Hill
      Then it is illegal by core.turn.hazard-player-window

    @id:core-turn-0009 @allow
    Scenario: A Dragon meets them on their way
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Gold Hill
      When the opponent plays the creature "Itangast" on the company keyed to Gold Hill
      Then it is legal
      And the attack comes from "Itangast"
      And "Itangast" is in play

  @rule:core.turn.hazard-player-no-resources
  Rule: In the other player's turn one finds no treasure

    Background:
      Given the emended rules
      And untapped Glóin is at The Lonely Mountain
      And the opponent's untapped Legolas is at Gold Hill
      And the player's company has entered the site
      And the opponent's company has entered the site
      And the opponent holds "Ringil"

    @id:core-turn-0010 @forbid
    Scenario: Legolas has to wait
      Given it is the site phase
      When Legolas plays "Ringil"
      Then it is illegal by core.turn.hazard-player-no-resources

    @id:core-turn-0011 @allow
    Scenario: Legolas has waited
      Given it is the site phase of the opponent's turn
      When Legolas plays "Ringil"
      Then it is legal
      And Legolas bears "Ringil"
      And Legolas and Gold Hill are tapped
      And the opponent has 2 item points

  @rule:core.turn.one-copy-for-both
  Rule: There is only one of what there is only one of

    @id:core-turn-0012 @forbid
    Scenario: Glamdring cannot hang from two belts
      Given the emended rules
      And untapped Glóin is at The Lonely Mountain
      And the opponent's untapped Legolas is at Rivendell
      And the opponent's Legolas bears "Glamdring"
      And the player holds the player's "Glamdring"
      And the company has entered the site
      When Glóin plays the player's "Glamdring"
      Then it is illegal by core.turn.one-copy-for-both

    @id:core-turn-0013 @allow
    Scenario: Daggers can
      Given the emended rules
      And untapped Glóin is at The Lonely Mountain
      And the opponent's untapped Legolas is at Rivendell
      And the opponent's Legolas bears "Dagger of Westernesse"
      And the player holds the player's "Dagger of Westernesse"
      And the company has entered the site
      When Glóin plays the player's "Dagger of Westernesse"
      Then it is legal
      And Glóin bears the player's "Dagger of Westernesse"
      And Glóin and the player's The Lonely Mountain are tapped

    @id:core-turn-0014 @forbid
    Scenario: Smaug is at home once
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Rivendell
      And the player has the player's "Smaug at Home" in play
      When the opponent plays the opponent's "Smaug at Home"
      Then it is illegal by core.turn.one-copy-for-both

    @id:core-turn-0015 @allow
    Scenario: Scatha may be at home as well
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Rivendell
      And the player has "Smaug at Home" in play
      When the opponent plays "Scatha at Home"
      Then it is legal
      And "Scatha at Home" is in play

    @id:core-turn-0016 @forbid
    Scenario: Ents are brought in once
      Given the emended rules
      And untapped Merry is at Wellinghall
      And the opponent's marshalling-point pile holds "Ents of Fangorn"
      And the player holds the player's "Ents of Fangorn"
      And the company has entered the site
      When it is asked whether Merry may influence the player's "Ents of Fangorn"
      Then it is illegal by core.turn.one-copy-for-both
