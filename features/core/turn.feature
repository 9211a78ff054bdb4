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

  @rule:core.turn.deck-exhausted
  Rule: The last card drawn is the end of a play deck

    Background:
      Given the emended rules
      And it is the end-of-turn phase
      And untapped Glóin is at Rivendell
      And the opponent's untapped Legolas is at Lórien
      And the player holds "Glamdring", "Ringil", "Belegennon", "Magical Harp", "Horn of Defiance", "Enruned Shield" and "Star-glass"
      And the player's discard pile holds "Valiant Sword" and "Weathertop"

    @id:core-turn-0017 @rule:core.turn.exhaustion-reshuffle @compute
    Scenario: What was laid down is dealt again
      Given the player's play deck holds "Sting"
      When the player passes and shuffles
      Then "Sting" is in hand
      And "Valiant Sword" is in the play deck
      And "Weathertop" is in the location deck
      And the player's play deck holds 1 card
      And the player's discard pile holds 0 cards

    @id:core-turn-0018 @compute
    Scenario: One card is left
      Given the player's play deck holds "Sting" and "Dagger of Westernesse"
      When the player passes
      Then "Sting" is in hand
      And "Valiant Sword" is in the discard pile
      And "Dagger of Westernesse" is in the play deck
      And "Weathertop" is in the discard pile

  @rule:core.turn.exhaustion-returns-sites
  Rule: Sites go back where they came from

    Background:
      Given the emended rules
      And it is the end-of-turn phase
      And untapped Glóin is at Rivendell
      And the opponent's untapped Legolas is at Lórien
      And the player holds "Glamdring", "Ringil", "Belegennon", "Magical Harp", "Horn of Defiance", "Enruned Shield" and "Star-glass"
      And the player's play deck holds "Sting"

    @id:core-turn-0019 @compute
    Scenario: Weathertop and Gold Hill can be visited again
      Given the player's discard pile holds "Weathertop", "Valiant Sword" and "Gold Hill"
      When the player passes and shuffles
      Then "Weathertop" and "Gold Hill" are in the location deck
      And "Valiant Sword" is in the play deck
      And "Sting" is in hand

    @id:core-turn-0020 @compute
    Scenario: What the other player has seen of the world stays seen
      Given the player's discard pile holds "Valiant Sword"
      And the opponent's discard pile holds "Gold Hill"
      When the player passes and shuffles
      Then "Gold Hill" is in the discard pile
      And "Valiant Sword" is in the play deck
      And "Sting" is in hand

  @rule:core.turn.exhaustion-exchange
  Rule: Five cards for five others

    Background:
      Given the emended rules
      And it is the end-of-turn phase
      And untapped Glóin is at Rivendell
      And the opponent's untapped Legolas is at Lórien
      And the player holds "Glamdring", "Ringil", "Belegennon", "Magical Harp", "Horn of Defiance", "Enruned Shield" and "Star-glass"
      And the player's play deck holds "Sting"
      And the player's discard pile holds "Valiant Sword", "Elf-stone", "Adamant Helmet", "Habergeon of Silver", "Bow of Dragon-horn" and "Emerald of Doriath"
      And the player's sideboard holds "Smaug", "Scatha", "Scorba", "Daelomin", "Leucaruth" and "Agburanar"

    @id:core-turn-0021 @allow
    Scenario: Five treasures make way for five Dragons
      When the player passes
      Then "Sting" is in hand
      And the player has to act
      When the player exchanges "Smaug", "Scatha", "Scorba", "Daelomin" and "Leucaruth" for "Valiant Sword", "Elf-stone", "Adamant Helmet", "Habergeon of Silver" and "Bow of Dragon-horn" and shuffles
      Then it is legal
      And "Smaug", "Scatha", "Scorba", "Daelomin" and "Leucaruth" are in the play deck
      And "Emerald of Doriath" is in the play deck
      And "Valiant Sword", "Elf-stone", "Adamant Helmet", "Habergeon of Silver" and "Bow of Dragon-horn" are in the sideboard

    @id:core-turn-0022 @forbid
    Scenario: Six treasures do not
      When the player passes
      And the player exchanges "Smaug", "Scatha", "Scorba", "Daelomin", "Leucaruth" and "Agburanar" for "Valiant Sword", "Elf-stone", "Adamant Helmet", "Habergeon of Silver", "Bow of Dragon-horn" and "Emerald of Doriath"
      Then it is illegal by core.turn.exhaustion-exchange
      And "Sting" is in hand

    @id:core-turn-0023 @allow
    Scenario: All is well as it is
      When the player passes
      And the player passes and shuffles
      Then it is legal
      And the player's play deck holds 6 cards
      And the player's sideboard holds 6 cards
      And "Valiant Sword", "Elf-stone", "Adamant Helmet", "Habergeon of Silver", "Bow of Dragon-horn" and "Emerald of Doriath" are in the play deck
      And "Sting" is in hand

    @id:core-turn-0024 @forbid
    Scenario: There is no second exchange
      When the player passes
      And the player exchanges "Smaug" for "Valiant Sword" and shuffles
      And the player exchanges "Scatha" for "Elf-stone"
      Then it is illegal by core.actions.needs-allowance
      And "Smaug", "Elf-stone", "Adamant Helmet", "Habergeon of Silver", "Bow of Dragon-horn" and "Emerald of Doriath" are in the play deck
      And "Valiant Sword" is in the sideboard
      And "Sting" is in hand

    @id:core-turn-0025 @compute
    Scenario: May Smaug come for nothing?
      When the player passes
      And it is asked whether the player may exchange "Smaug" for nothing
      Then it is undetermined by q.core.uneven-exchange
      And "Sting" is in hand

    @id:core-turn-0026 @allow
    Scenario: Those who read it so let him come
      Given reading b of q.core.uneven-exchange
      When the player passes
      And the player exchanges "Smaug" for nothing and shuffles
      Then it is legal
      And "Smaug", "Valiant Sword", "Elf-stone", "Adamant Helmet", "Habergeon of Silver", "Bow of Dragon-horn" and "Emerald of Doriath" are in the play deck
      And "Sting" is in hand

  @rule:core.turn.exhaustion-immediate
  Rule: It is done on the spot

    Background:
      Given the emended rules
      And untapped Glóin is at Rivendell
      And the opponent's untapped Legolas is at Lórien
      And the player holds "Glamdring", "Ringil", "Belegennon" and "Star-glass"
      And the player's play deck holds "Sting"

    @id:core-turn-0027 @compute
    Scenario: In the middle of drawing four
      Given it is the end-of-turn phase
      And the player's discard pile holds "Valiant Sword", "Elf-stone", "Adamant Helmet" and "Habergeon of Silver"
      When the player passes and shuffles
      Then the player holds 8 cards
      And the player's play deck holds 1 card
      And "Sting" is in hand
      And "Valiant Sword", "Elf-stone", "Adamant Helmet" and "Habergeon of Silver" are no longer in the discard pile

    @id:core-turn-0028 @forbid
    Scenario: Night does not fall between two cards
      Given it is the end-of-turn phase
      And the player's discard pile holds "Valiant Sword", "Elf-stone", "Adamant Helmet" and "Habergeon of Silver"
      And the player's sideboard holds "Smaug"
      And the opponent holds "Doors of Night"
      When the player passes
      And the opponent passes
      Then "Sting" is in hand
      And the opponent may not play "Doors of Night" by core.turn.exhaustion-immediate

    @id:core-turn-0057 @order
    Scenario: The storm can wait
      Given it is the movement/hazard phase
      And Glóin's company is moving to Weathertop by Starter Movement
      And the player's discard pile holds "Valiant Sword"
      And the player's sideboard holds "Orcrist"
      And the opponent has "Snowstorm" and "Doors of Night" in play
      When the player draws a card
      Then "Sting" is in hand
      And the player has to act
      And Glóin's company is on its way
      When the player exchanges "Orcrist" for "Valiant Sword" and shuffles
      Then "Orcrist" is in hand
      And "Valiant Sword" is in the sideboard
      And Glóin's company is at Rivendell
      And Weathertop is in the location deck

  @rule:core.turn.no-cards-left
  Rule: A player with no card left begins anew with the next

    Background:
      Given the emended rules
      And it is the end-of-turn phase
      And untapped Glóin is at Rivendell
      And the opponent's untapped Legolas is at Lórien
      And the player has exhausted the play deck
      And the player holds "Glamdring", "Ringil", "Belegennon", "Magical Harp", "Horn of Defiance", "Enruned Shield", "Bow of Dragon-horn", "Valiant Sword" and "Star-glass"

    @id:core-turn-0029 @compute
    Scenario: A play deck of one card
      When the player discards "Star-glass" from hand
      Then it is legal
      And "Star-glass" is in the play deck
      And the player's play deck holds 1 card
      And the player's discard pile holds 0 cards

    @id:core-turn-0030 @compute
    Scenario: A discard pile of two
      Given the player's discard pile holds "Elf-stone"
      When the player discards "Star-glass" from hand
      Then it is legal
      And "Star-glass" is in the discard pile
      And the player's play deck holds 0 cards

  @rule:core.turn.avatar-eliminated
  Rule: The loss of a Wizard weighs heavy

    Background:
      Given the emended rules
      And untapped Gandalf and wounded Glóin are at The Lonely Mountain

    @id:core-turn-0031 @compute
    Scenario: Gandalf falls
      When the company enters the site
      And the player assigns a strike to Gandalf
      And Gandalf faces the strike and rolls 1 and 1, then 5 and 5 for the body check
      Then Gandalf is out of play
      And the player has -5 miscellaneous points

    @id:core-turn-0032 @compute
    Scenario: Gandalf is only hurt
      When the company enters the site
      And the player assigns a strike to Gandalf
      And Gandalf faces the strike and rolls 1 and 1, then 4 and 5 for the body check
      Then Gandalf is wounded
      And the player has 0 miscellaneous points

    @id:core-turn-0033 @compute
    Scenario: Gandalf has gone away, no more than that
      Given the opponent's discard pile holds the opponent's "Gandalf"
      Then the opponent has 0 miscellaneous points

  @rule:core.turn.empty-company-site
  Rule: Nobody is left, and the place goes

    Background:
      Given the emended rules
      And the opponent's untapped Legolas is at Lórien

    @id:core-turn-0034 @compute
    Scenario: Éowyn fell on the hill, and the hill may be climbed again
      Given untapped Éowyn is at Gold Hill
      When the company enters the site
      And Éowyn faces the strike and rolls 1 and 1, then 4 and 4 for the body check
      Then Éowyn is out of play
      And Gold Hill is in the location deck

    @id:core-turn-0035 @compute
    Scenario: The hill was tapped, and is discarded
      Given untapped Éowyn is at Gold Hill
      And the site is tapped
      When the company enters the site
      And Éowyn faces the strike and rolls 1 and 1, then 4 and 4 for the body check
      Then Éowyn is out of play
      And Gold Hill is in the discard pile

    @id:core-turn-0036 @compute
    Scenario: Somebody is left
      Given untapped Éowyn and wounded Glóin are at Gold Hill
      When the company enters the site
      And the player assigns a strike to Éowyn
      And Éowyn faces the strike and rolls 1 and 1, then 4 and 4 for the body check
      Then Éowyn is out of play
      And Gold Hill is in play

  @rule:core.turn.exhaustion-discards
  Rule: Some cards last until a play deck is exhausted

    Background:
      Given the emended rules
      And it is the end-of-turn phase
      And untapped Glóin is at Rivendell
      And the opponent's untapped Legolas is at Lórien
      And the player holds "Glamdring", "Ringil", "Belegennon", "Magical Harp", "Horn of Defiance", "Enruned Shield" and "Star-glass"
      And the player's play deck holds "Sting"
      And the player's discard pile holds "Elf-stone"
      And the opponent has "Stormcrow" and "Doors of Night" in play

    @id:core-turn-0037 @compute
    Scenario: The crow flies off
      When the player passes and shuffles
      Then "Stormcrow" is in the discard pile
      And "Doors of Night" is in play
      And "Sting" is in hand
      And "Elf-stone" is in the play deck

    @id:core-turn-0038 @compute
    Scenario: The crow stays as long as there are cards
      Given the player's play deck holds "Dagger of Westernesse"
      When the player passes
      Then "Stormcrow" is in play
      And "Sting" is in hand

  @rule:core.turn.resource-player-any-phase
  Rule: One's own turn is one's own

    Background:
      Given the emended rules
      And untapped Glóin is at Rivendell
      And the opponent's untapped Legolas is at Lórien
      And the player holds "Gates of Morning"

    @id:core-turn-0040 @allow
    Scenario: Morning comes while they are still asleep
      Given it is the untap phase
      When the player plays "Gates of Morning"
      Then it is legal
      And "Gates of Morning" is in play

    @id:core-turn-0041 @allow
    Scenario: Morning comes while they talk of where to go
      Given it is the organization phase
      When the player plays "Gates of Morning"
      Then it is legal
      And "Gates of Morning" is in play

    @id:core-turn-0042 @allow
    Scenario: Morning comes at the end of the day
      Given it is the end-of-turn phase
      When the player passes
      And the player plays "Gates of Morning"
      Then it is legal
      And "Gates of Morning" is in play

    @id:core-turn-0043 @forbid
    Scenario: Nobody moves before they have made up their minds
      Given it is the site phase
      When the player plays "Gates of Morning"
      Then it is illegal by core.site-phase.no-actions-before-choice

    @id:core-turn-0044 @forbid @rule:core.turn.hazard-player-no-resources
    Scenario: It is the other player's day
      Given it is the organization phase of the opponent's turn
      When the player plays "Gates of Morning"
      Then it is illegal by core.turn.hazard-player-no-resources

  @rule:core.turn.no-second-avatar
  Rule: No Wizard comes for a Wizard

    Background:
      Given the emended rules
      And it is the organization phase
      And untapped Glóin is at Rivendell
      And the player holds "Saruman"

    @id:core-turn-0045 @forbid
    Scenario: After Gandalf there is nobody
      Given Gandalf was eliminated
      When the player organizes
      And the player plays Saruman at Isengard
      Then it is illegal by core.turn.no-second-avatar

    @id:core-turn-0046 @forbid
    Scenario: Not even Gandalf
      Given Gandalf was eliminated
      And the player holds the player's "Gandalf"
      When the player organizes
      And it is asked whether the player may play Gandalf into Glóin's company
      Then it is illegal by core.turn.no-second-avatar

    @id:core-turn-0047 @allow
    Scenario: Saruman comes because nobody has come before
      When the player organizes
      And the player plays Saruman at Isengard
      Then it is legal
      And Saruman is in play
      And Isengard is in play

  @rule:core.turn.empty-company-events
  Rule: What lay on a company ends with it

    Background:
      Given the emended rules
      And the opponent's untapped Legolas is at Lórien

    @id:core-turn-0048 @compute
    Scenario: Nobody is left to wear it
      Given untapped Bofur is at Gold Hill
      And "Orc-mail" lies on the company
      When the company enters the site
      And Bofur faces the strike and rolls 1 and 1, then 6 and 6 for the body check
      Then Bofur is out of play
      And Gold Hill is in the location deck
      And "Orc-mail" is in the discard pile

    @id:core-turn-0049 @compute
    Scenario: Glóin wears it yet
      Given untapped Bofur and wounded Glóin are at Gold Hill
      And "Orc-mail" lies on the company
      When the company enters the site
      And the player assigns a strike to Bofur
      And Bofur faces the strike and rolls 1 and 1, then 6 and 6 for the body check
      Then Bofur is out of play
      And "Orc-mail" is in play

  @rule:core.turn.empty-company-in-movement
  Rule: On the road the dead keep their place for a while

    @id:core-turn-0050 @order
    Scenario: Éowyn fell to Itangast, and the others have yet to move
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Éowyn is at Gold Hill
      And untapped Glóin is at Rivendell
      And the opponent holds "Itangast"
      When the player chooses Éowyn's company to go next
      And the opponent plays the creature "Itangast" on Éowyn's company keyed to Gold Hill
      And Éowyn faces the strike and rolls 1 and 1, then 4 and 4 for the body check
      Then Éowyn is out of play
      And Gold Hill is in play
      And "Itangast" is in the discard pile
      When the player passes
      Then it is the movement/hazard phase
      And Gold Hill is in play
      When the player passes
      Then it is the site phase
      And Gold Hill is in the location deck

  @rule:core.turn.one-copy-for-both
  Rule: There is one of him, wherever he is

    @id:core-turn-0051 @forbid
    Scenario: Legolas is with the others already
      Given the emended rules
      And it is the organization phase
      And untapped Glóin is at Rivendell
      And the opponent's untapped Legolas is at Lórien
      And the player holds the player's "Legolas"
      When the player organizes
      And the player plays the player's Legolas into Glóin's company
      Then it is illegal by core.turn.one-copy-for-both

    @id:core-turn-0052 @allow
    Scenario: Gimli is not
      Given the emended rules
      And it is the organization phase
      And untapped Glóin is at Rivendell
      And the opponent's untapped Legolas is at Lórien
      And the player holds "Gimli"
      When the player organizes
      And the player plays Gimli into Glóin's company
      Then it is legal
      And Gimli is in play
      And the player has 4 character points

    @id:core-turn-0053 @forbid
    Scenario: Night falls once
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Rivendell
      And the player has the player's "Doors of Night" in play
      And the opponent holds the opponent's "Doors of Night"
      When the opponent plays the opponent's "Doors of Night"
      Then it is illegal by the text of the opponent's "Doors of Night"

  @rule:core.turn.no-cards-left
  Rule: Anybody will do to begin anew with

    @id:core-turn-0054 @compute
    Scenario: A play deck of one Dwarf
      Given the emended rules
      And it is the organization phase
      And untapped Glóin and untapped Gimli are at Rivendell
      And the player has exhausted the play deck
      When the player organizes
      And the player discards Gimli from play
      Then it is legal
      And Gimli is in the play deck
      And the player has 2 character points

  @rule:core.turn.hazard-player-no-resources
  Rule: Nor does one use what one has in the other player's turn

    Background:
      Given the emended rules
      And untapped Glóin is at Rivendell
      And the opponent's untapped Legolas is at Lórien
      And the opponent's Legolas bears "Miruvor"

    @id:core-turn-0055 @forbid
    Scenario: Legolas keeps the bottle closed
      Given it is the organization phase
      When the opponent uses "Miruvor"
      Then it is illegal by core.turn.hazard-player-no-resources

    @id:core-turn-0056 @allow @rule:core.turn.resource-player-any-phase
    Scenario: Legolas opens the bottle
      Given it is the organization phase of the opponent's turn
      When the opponent uses "Miruvor"
      Then it is legal
      And "Miruvor" is in the discard pile
      And the body of Legolas is 10

  @rule:core.turn.hazard-player-window
  Rule: A Nazgûl is sent on errands when hazards have their time

    Background:
      Given the emended rules
      And untapped Glóin is at Rivendell
      And the opponent has "Adûnaphel" in play
      And the opponent's sideboard holds "Smaug"

    @id:core-turn-0058 @forbid
    Scenario: She does not leave while they are still packing
      Given it is the organization phase
      When the opponent spends "Adûnaphel" for "Smaug" from the sideboard to the discard pile
      Then it is illegal by core.turn.hazard-player-window

    @id:core-turn-0059 @allow
    Scenario: She leaves when they are on their way
      Given it is the movement/hazard phase
      When the opponent spends "Adûnaphel" for "Smaug" from the sideboard to the discard pile
      Then it is legal
      And "Adûnaphel" and "Smaug" are in the discard pile

  @rule:core.turn.resource-player-no-hazards
  Rule: Nor does she serve her master in his own turn

    @id:core-turn-0060 @forbid
    Scenario: He has sent himself a Nazgûl
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Rivendell
      And the player has "Adûnaphel" in play
      And the player's sideboard holds "Smaug"
      When the player spends "Adûnaphel" for "Smaug" from the sideboard to the discard pile
      Then it is illegal by core.turn.resource-player-no-hazards

  @rule:core.turn.resource-player-any-phase
  Rule: An event comes from the hand

    Background:
      Given the emended rules
      And untapped Elrond is at Rivendell
      And the company has entered the site
      And the opponent has "Smaug at Home" in play

    @id:core-turn-0061 @allow
    Scenario: The tale is in hand
      Given the player holds "Marvels Told"
      Then the player may play "Marvels Told" with Elrond on "Smaug at Home"

    @id:core-turn-0062 @forbid
    Scenario: The tale has been told
      Given the player's discard pile holds "Marvels Told"
      Then the player may not play "Marvels Told" with Elrond on "Smaug at Home" by core.turn.resource-player-any-phase

    @id:core-turn-0063 @rule:core.actions.when-asked @forbid
    Scenario: The opponent tells no tales of his own in this turn
      Given the opponent holds the opponent's "Marvels Told"
      And the opponent's untapped Galadriel is at Lórien
      And the player has "Scatha at Home" in play
      Then the opponent may not play the opponent's "Marvels Told" with the opponent's Galadriel on "Scatha at Home" by core.actions.when-asked

  @rule:core.turn.exhaustion-exchange
  Rule: What changes places is where it is said to be

    Background:
      Given the emended rules
      And it is the end-of-turn phase
      And untapped Glóin is at Rivendell
      And the opponent's untapped Legolas is at Lórien
      And the player holds "Glamdring", "Ringil", "Belegennon", "Magical Harp", "Horn of Defiance", "Enruned Shield" and "Star-glass"
      And the player's play deck holds "Sting"
      And the player's discard pile holds "Valiant Sword" and "Elf-stone"
      And the player's sideboard holds "Smaug"

    @id:core-turn-0064 @forbid
    Scenario: Glamdring is in hand, and stays there
      When the player passes
      And the player exchanges "Smaug" for "Glamdring"
      Then it is illegal by core.turn.exhaustion-exchange
      And "Sting" is in hand

    @id:core-turn-0065 @forbid
    Scenario: A stone that is wanted lies in the discard pile already
      When the player passes
      And the player exchanges "Elf-stone" for "Valiant Sword"
      Then it is illegal by core.turn.exhaustion-exchange
      And "Sting" is in hand

    @id:core-turn-0066 @forbid
    Scenario: The opponent does not sort another player's cards
      When the player passes
      Then the opponent may not exchange the player's "Smaug" for the player's "Valiant Sword" by core.actions.needs-allowance
      And "Sting" is in hand

  @rule:core.turn.exhaustion-exchange
  Rule: Even where it need not be even, five are the most

    Background:
      Given the emended rules
      And reading b of q.core.uneven-exchange
      And it is the end-of-turn phase
      And untapped Glóin is at Rivendell
      And the opponent's untapped Legolas is at Lórien
      And the player holds "Glamdring", "Ringil", "Belegennon", "Magical Harp", "Horn of Defiance", "Enruned Shield" and "Star-glass"
      And the player's play deck holds "Sting"
      And the player's discard pile holds "Valiant Sword"
      And the player's sideboard holds "Smaug", "Scatha", "Scorba", "Daelomin", "Leucaruth" and "Agburanar"

    @id:core-turn-0067 @forbid
    Scenario: Six Dragons do not come for one sword
      When the player passes
      And the player exchanges "Smaug", "Scatha", "Scorba", "Daelomin", "Leucaruth" and "Agburanar" for "Valiant Sword"
      Then it is illegal by core.turn.exhaustion-exchange
      And "Sting" is in hand

    @id:core-turn-0068 @allow
    Scenario: Five do
      When the player passes
      Then the player may exchange "Smaug", "Scatha", "Scorba", "Daelomin" and "Leucaruth" for "Valiant Sword"
      And "Sting" is in hand

  @rule:core.turn.empty-company-in-movement
  Rule: What becomes of the place depends on what was found there, and whose haven it is

    Background:
      Given the emended rules
      And the opponent is a Ringwraith
      And it is the movement/hazard phase
      And untapped Glóin is at Rivendell

    @id:core-turn-0069 @compute
    Scenario: Gold Hill had been searched before Éowyn fell
      Given untapped Éowyn is at Gold Hill
      And Gold Hill is tapped
      And the opponent holds "Itangast"
      When the player chooses Éowyn's company to go next
      And the opponent plays the creature "Itangast" on Éowyn's company keyed to Gold Hill
      And Éowyn faces the strike and rolls 1 and 1, then 4 and 4 for the body check
      And the player passes
      And the player passes
      Then it is the site phase
      And Éowyn is out of play
      And "Itangast" is in the discard pile
      And Gold Hill is in the discard pile
      And Gold Hill is untapped

    @id:core-turn-0070 @compute
    Scenario: Lórien had been of use, and stays open to all who come after Éowyn
      Given untapped Éowyn is at Lórien
      And Lórien is tapped
      And Éowyn's company is moving to Moria
      And the opponent holds "Giant"
      When the player chooses Éowyn's company to go next
      And Éowyn's company travels by Starter Movement
      And the opponent plays the creature "Giant" on Éowyn's company keyed to a Wilderness
      And Éowyn faces the strike and rolls 1 and 1, then 6 and 6 for the body check
      And the player passes
      And the player passes
      Then it is the site phase
      And Éowyn is out of play
      And "Giant" is in the discard pile
      And Lórien is in the location deck
      And Lórien is untapped
      And Moria is in the location deck

  @rule:core.turn.no-second-avatar
  Rule: Others come all the same

    @id:core-turn-0301 @allow
    Scenario: Gandalf is gone, and Éowyn comes
      Given the emended rules
      And it is the organization phase
      And Gandalf was eliminated
      And untapped Aragorn II is at Edoras
      And the player holds "Éowyn"
      When the player organizes
      Then the player may play Éowyn into Aragorn II's company

  @rule:core.turn.exhaustion-exchange
  Rule: Each card is exchanged for another

    @id:core-turn-0302 @forbid
    Scenario: One sword is not worth two
      Given the emended rules
      And it is the end-of-turn phase
      And untapped Glóin is at Rivendell
      And the opponent's untapped Legolas is at Lórien
      And the player holds "Glamdring", "Ringil", "Belegennon", "Magical Harp", "Horn of Defiance", "Enruned Shield" and "Star-glass"
      And the player's play deck holds "Sting"
      And the player's discard pile holds "Valiant Sword" and "Elf-stone"
      And the player's sideboard holds "Smaug" and "Scatha"
      When the player passes
      Then "Sting" is in hand
      And the player may exchange "Smaug" and "Scatha" for "Valiant Sword" and "Elf-stone"
      And the player may not exchange "Smaug" and "Scatha" for "Valiant Sword" and "Valiant Sword" by core.turn.exhaustion-exchange

  @rule:core.turn.no-cards-left
  Rule: What begins anew is what is laid down, and by somebody who has nothing else

    @id:core-turn-0303 @compute
    Scenario: Gimli leaves, and there is a stone to deal again
      Given the emended rules
      And it is the organization phase
      And untapped Glóin and untapped Gimli are at Rivendell
      And the player has exhausted the play deck
      And the player's discard pile holds "Elf-stone"
      When the player organizes
      And the player discards Gimli from play
      Then it is legal
      And Gimli is in the discard pile
      And the player's play deck holds 0 cards
      And the player has 2 character points

    @id:core-turn-0304 @compute
    Scenario: Gandalf has things sent for, and has laid nothing down
      Given the emended rules
      And it is the organization phase
      And untapped Gandalf is at Rivendell
      And the player has exhausted the play deck
      And the player's sideboard holds "Glamdring"
      When the player brings "Glamdring" from the sideboard to the discard pile
      Then it is legal
      And "Glamdring" is in the discard pile
      And the player's play deck holds 0 cards
      And Gandalf is tapped

  @rule:core.turn.empty-company-site
  Rule: The site stays only for those who are lost in their own part of the phase

    @id:core-turn-0305 @order
    Scenario: Annalena tells a tale too many while Glóin is on his way
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Annalena is at Bree
      And Bree is tapped
      And Annalena bears "Glamdring"
      And untapped Glóin is at Rivendell
      And the opponent has "Smaug Ahunt" in play
      And the player holds "Marvels Told"
      When the player chooses Glóin's company to go next
      And the player plays "Marvels Told" with Annalena on "Smaug Ahunt" and rolls 1 and 1 for the corruption check
      Then it is legal
      And "Smaug Ahunt" and "Marvels Told" are in the discard pile
      And Annalena is in the discard pile
      And "Glamdring" is in the discard pile
      And Bree is in the discard pile
      And Bree is untapped
      And the player has 2 character points
      And the player has 0 item points
      When the player passes
      Then it is the site phase
      And Bree is in the discard pile

  # Fallen-wizards

  @rule:core.turn.fallen-wizard-avatar-leaves
  Rule: With a Fallen-wizard goes what was his alone

    Background:
      Given the emended rules
      And untapped Saruman and wounded Gamling the Old are at The Lonely Mountain

    @id:core-turn-0101 @order
    Scenario: The man of skill is gone, and so is his skill
      Given the player is the Fallen-wizard Saruman
      And the player has "Man of Skill" and "Great Patron" in play
      When the company enters the site
      And the player assigns a strike to Saruman
      And Saruman faces the strike and rolls 1 and 1, then 5 and 5 for the body check
      Then Saruman is out of play
      And "Man of Skill" is in the discard pile
      And "Great Patron" is in play
      And the player has 2 stage points
      And the player has -5 miscellaneous points

    @id:core-turn-0102 @allow
    Scenario: Saruman is only hurt, and keeps what he knows
      Given the player is the Fallen-wizard Saruman
      And the player has "Man of Skill" and "Great Patron" in play
      When the company enters the site
      And the player assigns a strike to Saruman
      And Saruman faces the strike and rolls 1 and 1, then 4 and 5 for the body check
      Then Saruman is wounded
      And the player has 4 stage points

  @rule:core.turn.fallen-wizard-avatar-leaves
  Rule: It is what lies there for good that goes with him, and it is his own

    Background:
      Given the emended rules
      And the player is the Fallen-wizard Radagast
      And the player's untapped Radagast and wounded Gamling the Old are at The Lonely Mountain

    @id:core-turn-0108 @compute
    Scenario: Radagast is gone, and his bird stays
      Given Gamling the Old bears "Radagast’s Black Bird"
      When the company enters the site
      And the player assigns a strike to Radagast
      And Radagast faces the strike and rolls 1 and 1, then 5 and 5 for the body check
      Then Radagast is out of play
      And "Radagast’s Black Bird" is in play
      And the player has 2 stage points
      And the player has -5 miscellaneous points

    @id:core-turn-0109 @compute
    Scenario: Another has strayed as Radagast has, and is not touched
      Given the opponent is the Fallen-wizard Radagast
      And the opponent has "Pocketed Robes" in play
      When the player's company enters the site
      And the player assigns a strike to Radagast
      And Radagast faces the strike and rolls 1 and 1, then 5 and 5 for the body check
      Then Radagast is out of play
      And "Pocketed Robes" is in play
      And the player has -5 miscellaneous points

  @rule:core.turn.fallen-wizard-avatar-leaves
  Rule: It is his going that costs it, and not his coming

    @id:core-turn-0110 @allow
    Scenario: His skill was known before he came
      Given the emended rules
      And the player is the Fallen-wizard Saruman
      And it is the organization phase
      And untapped Gamling the Old is at Isengard
      And the player has "Man of Skill" in play
      And the player holds "Saruman"
      When the player organizes
      And the player plays Saruman into Gamling the Old's company
      Then it is legal
      And Saruman is in play
      And "Man of Skill" is in play
      And the player has 2 stage points

  @rule:core.turn.fallen-wizard-no-specific-cards
  Rule: What was his alone is not played after him

    Background:
      Given the emended rules
      And the player is the Fallen-wizard Saruman
      And it is the organization phase
      And untapped Gamling the Old is at Isengard
      And the player holds "Man of Skill"

    @id:core-turn-0103 @forbid
    Scenario: Skill without the man
      Given the player's Saruman was eliminated
      When the player plays "Man of Skill"
      Then it is illegal by core.turn.fallen-wizard-no-specific-cards

    @id:core-turn-0104 @allow
    Scenario: The man has not come yet, but his skill is known
      When the player plays "Man of Skill"
      Then it is legal
      And "Man of Skill" is in play
      And the player has 2 stage points

  @rule:core.turn.fallen-wizard-no-specific-cards
  Rule: It is Fallen-wizards whose secrets die with them

    @id:core-turn-0111 @allow
    Scenario: The Balrog is gone, and his captains know what he has taught them
      Given the emended rules
      And the player is the Balrog
      And The Balrog was eliminated
      And it is the site phase
      And untapped Azog and untapped Crook-legged Orc are at The Under-grottos
      When the company enters the site
      And the player plays "Foe Dismayed"
      Then it is legal
      And the prowess of Crook-legged Orc is 4
      And the prowess of Azog is 7
      And "Foe Dismayed" is in the discard pile

  @rule:core.turn.fallen-wizard-no-longer-counts
  Rule: A player who has lost him is that Fallen-wizard no more

    @id:core-turn-0105 @forbid
    Scenario: No brood after Radagast
      Given the emended rules
      And the player is the Fallen-wizard Radagast
      And it is the organization phase
      And the player's Radagast was eliminated
      And untapped Gamling the Old is at Isengard
      And the player has "The Fortress of Isen" in play on Isengard
      And the player has "Great Patron" and "Blind to All Else" in play
      And the player holds "An Untimely Brood"
      Then the player has 7 stage points
      And the player may not play "An Untimely Brood" by the text of "An Untimely Brood"

    @id:core-turn-0106 @allow
    Scenario: The same while he might still come
      Given the emended rules
      And the player is the Fallen-wizard Radagast
      And it is the organization phase
      And untapped Gamling the Old is at Isengard
      And the player has "The Fortress of Isen" in play on Isengard
      And the player has "Great Patron" and "Blind to All Else" in play
      When the player plays "An Untimely Brood"
      Then it is legal
      And "An Untimely Brood" is in play
      And the player has 11 stage points
      And the player has 1 miscellaneous points

    @id:core-turn-0107 @allow
    Scenario: He was Alatar, and is so no more
      Given the emended rules
      And the player is the Fallen-wizard Alatar
      And it is the organization phase
      And the player's Alatar was eliminated
      And untapped Gamling the Old is at Isengard
      And the player has "The Fortress of Isen" in play on Isengard
      And the player has "Great Patron" and "Blind to All Else" in play
      When the player plays "Shameful Deeds"
      Then it is legal
      And "Shameful Deeds" is in play
      And the player has 11 stage points
