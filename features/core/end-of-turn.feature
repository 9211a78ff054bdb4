Feature: End-of-turn phase

  One more card laid down, a full hand again, and the turn is over.

  Background:
    Given the emended rules
    And it is the end-of-turn phase
    And untapped Glóin is at Rivendell
    And the opponent's untapped Legolas is at Lórien

  @rule:core.end-of-turn.three-steps
  Rule: A discard, the hands, and the end

    Background:
      Given the player holds "Glamdring", "Ringil", "Belegennon", "Magical Harp", "Horn of Defiance", "Enruned Shield", "Bow of Dragon-horn" and "Star-glass"
      And the player's play deck holds "Valiant Sword" and "Habergeon of Silver"
      And the opponent holds "Smaug" and "Scatha"

    @id:core-end-of-turn-0001 @order
    Scenario: One goes, one comes, and the day is over
      When the player discards "Star-glass" from hand
      Then the player holds 7 cards
      And "Star-glass" is in the discard pile
      And the opponent has to act
      When the opponent passes
      Then "Valiant Sword" is in hand
      And the player holds 8 cards
      And the player has to act
      And it is the player's turn
      When the player passes
      Then it is the opponent's turn
      And it is the untap phase

    @id:core-end-of-turn-0002 @forbid @rule:core.end-of-turn.optional-discard
    Scenario: A card laid down too late
      When the player passes
      And the opponent passes
      And the player discards "Star-glass" from hand
      Then it is illegal by core.end-of-turn.optional-discard

    @id:core-end-of-turn-0003 @order
    Scenario: The other player lays one down after all
      When the player passes
      And the opponent discards "Smaug" from hand
      Then it is legal
      And "Smaug" is in the discard pile
      And the opponent holds 1 card

  @rule:core.end-of-turn.optional-discard
  Rule: One card, if one likes

    Background:
      Given the player holds "Glamdring" and "Star-glass"
      And the opponent holds "Smaug" and "Scatha"

    @id:core-end-of-turn-0004 @allow
    Scenario: A glass that gave no light
      When the player discards "Star-glass" from hand
      Then it is legal
      And "Star-glass" is in the discard pile

    @id:core-end-of-turn-0005 @forbid
    Scenario: The sword stays
      When the player discards "Star-glass" from hand
      And the player discards "Glamdring" from hand
      Then it is illegal by core.end-of-turn.optional-discard
      And "Star-glass" is in the discard pile

    @id:core-end-of-turn-0006 @allow
    Scenario: One for each of them
      When the player discards "Star-glass" from hand
      And the opponent discards "Smaug" from hand
      Then it is legal
      And "Star-glass" and "Smaug" are in the discard pile

    @id:core-end-of-turn-0007 @forbid
    Scenario: What the other holds is the other's to lay down
      When the opponent discards the player's "Star-glass" from hand
      Then it is illegal by core.end-of-turn.optional-discard

    @id:core-end-of-turn-0008 @allow
    Scenario: Nothing to spare
      When the player passes
      Then it is legal
      And the player holds 2 cards

  @rule:core.end-of-turn.hand-reset
  Rule: Eight cards in hand

    @id:core-end-of-turn-0009 @compute
    Scenario: Three for a hand of five
      Given the player holds "Glamdring", "Ringil", "Belegennon", "Magical Harp" and "Star-glass"
      And the player's play deck holds "Valiant Sword", "Habergeon of Silver", "Bow of Dragon-horn" and "Enruned Shield"
      When the player passes
      Then the player holds 8 cards
      And "Valiant Sword", "Habergeon of Silver" and "Bow of Dragon-horn" are in hand
      And "Enruned Shield" is in the play deck

    @id:core-end-of-turn-0010 @compute
    Scenario: Two too many Dragons
      Given the player holds "Glamdring"
      And the opponent holds "Smaug", "Scatha", "Scorba", "Daelomin", "Leucaruth", "Agburanar", "Bairanax", "Itangast", "Eärcaraxë" and "Rain-drake"
      When the player passes
      And the opponent passes
      Then the opponent has to act
      When the opponent discards "Rain-drake" from hand
      Then the opponent has to act
      When the opponent discards "Bairanax" from hand
      Then the opponent holds 8 cards
      And "Rain-drake" and "Bairanax" are in the discard pile
      And the player has to act

    @id:core-end-of-turn-0032 @forbid
    Scenario: Whoever has put his ninth card away has nothing more to say
      Given the player holds "Glamdring", "Ringil", "Belegennon", "Magical Harp", "Star-glass", "Valiant Sword", "Habergeon of Silver", "Bow of Dragon-horn" and "Enruned Shield"
      And the opponent holds "Smaug", "Scatha", "Scorba", "Daelomin", "Leucaruth", "Agburanar", "Bairanax", "Itangast" and "Eärcaraxë"
      When the player passes
      And the opponent passes
      And the player discards "Star-glass" from hand
      Then "Star-glass" is in the discard pile
      And the player may not pass by core.end-of-turn.hand-reset
      And the opponent has to act

    @id:core-end-of-turn-0011 @forbid
    Scenario: Nine Dragons are still one too many
      Given the player holds "Glamdring"
      And the opponent holds "Smaug", "Scatha", "Scorba", "Daelomin", "Leucaruth", "Agburanar", "Bairanax", "Itangast" and "Eärcaraxë"
      When the player passes
      And the opponent passes
      Then the opponent may not pass by core.end-of-turn.hand-reset

    @id:core-end-of-turn-0012 @compute
    Scenario: Both hands, in either player's turn
      Given the player holds "Glamdring", "Ringil", "Belegennon", "Magical Harp", "Horn of Defiance", "Enruned Shield" and "Star-glass"
      And the player's play deck holds "Valiant Sword" and "Habergeon of Silver"
      And the opponent holds "Smaug", "Scatha", "Scorba", "Daelomin", "Leucaruth", "Agburanar" and "Bairanax"
      And the opponent's play deck holds "Itangast" and "Rain-drake"
      When the player passes
      And the opponent passes
      Then the player holds 8 cards
      And the opponent holds 8 cards
      And "Valiant Sword" and "Itangast" are in hand

  @rule:core.end-of-turn.end-signalled
  Rule: The turn is over when its player says so

    @id:core-end-of-turn-0013 @order
    Scenario: Good night
      Given the player holds "Star-glass"
      When the player passes
      Then it is the player's turn
      And the player has to act
      When the player passes
      Then it is legal
      And it is the opponent's turn

    @id:core-end-of-turn-0014 @forbid
    Scenario: It is not for the other player to say
      Given the player holds "Star-glass"
      When the player passes
      And the opponent passes
      Then it is illegal by core.end-of-turn.end-signalled
      And it is the player's turn

  @rule:core.end-of-turn.actions-between-steps
  Rule: There is time for other things in between

    Background:
      Given the player holds "Gates of Morning", "Glamdring" and "Star-glass"

    @id:core-end-of-turn-0015 @allow
    Scenario: Morning before a card is laid down
      When the player plays "Gates of Morning"
      Then it is legal
      And "Gates of Morning" is in play
      And the player may discard "Star-glass" from hand

    @id:core-end-of-turn-0016 @allow
    Scenario: Morning after a card is laid down
      When the player discards "Star-glass" from hand
      And the player plays "Gates of Morning"
      Then it is legal
      And "Gates of Morning" is in play
      And "Star-glass" is in the discard pile

    @id:core-end-of-turn-0017 @forbid
    Scenario: It is no time to look for swords
      When it is asked whether Glóin may play "Glamdring"
      Then it is illegal by core.site-phase.play-requirements

    @id:core-end-of-turn-0018 @forbid
    Scenario: Nor is it time for the other player's morning
      Given the opponent holds the opponent's "Gates of Morning"
      When the opponent plays the opponent's "Gates of Morning"
      Then it is illegal by core.turn.hazard-player-no-resources

  @rule:core.end-of-turn.only-end-actions
  Rule: Good night is good night

    Background:
      Given untapped Merry is at Bree
      And Merry bears "Bill the Pony"
      And the player holds "Gates of Morning"

    @id:core-end-of-turn-0019 @allow
    Scenario: Bill wants to go home
      When the player passes
      And the player passes
      Then it is the player's turn
      And the player may use "Bill the Pony"

    @id:core-end-of-turn-0020 @forbid
    Scenario: Morning has to wait for the night to pass
      When the player passes
      And the player passes
      And the player plays "Gates of Morning"
      Then it is illegal by core.end-of-turn.only-end-actions

    @id:core-end-of-turn-0021 @allow
    Scenario: A moment ago it had not
      When the player passes
      And the player plays "Gates of Morning"
      Then it is legal
      And "Gates of Morning" is in play

    @id:core-end-of-turn-0022 @forbid
    Scenario: Bill does not want to go home yet
      When the player passes
      And the player uses "Bill the Pony"
      Then it is illegal by the text of "Bill the Pony"

  @rule:core.end-of-turn.site-swap-is-movement
  Rule: A way home is a way, too

    Background:
      Given untapped Merry is at Bree
      And Merry bears "Bill the Pony"
      And the opponent holds "Doors of Night" and "Smaug"

    @id:core-end-of-turn-0023 @card:TW-198 @order
    Scenario: Bill brings them home
      When the opponent passes
      And the player passes
      And the player uses "Bill the Pony"
      Then it is legal
      And "Bill the Pony" is in the discard pile
      And the player has 0 ally points
      And Merry's company is at Rivendell
      And Bree is in the location deck
      And it is the opponent's turn

    @id:core-end-of-turn-0024 @forbid
    Scenario: No hazards on that way
      When the opponent passes
      And the player passes
      Then the opponent may not play "Doors of Night" by core.turn.hazard-player-window

  @rule:core.end-of-turn.hand-reset
  Rule: Some hold more than others

    @id:core-end-of-turn-0025 @compute
    Scenario: Elrond is at home
      Given untapped Elrond is at Rivendell
      And the player holds "Glamdring", "Ringil", "Belegennon", "Magical Harp", "Horn of Defiance", "Enruned Shield", "Bow of Dragon-horn" and "Star-glass"
      And the player's play deck holds "Valiant Sword" and "Habergeon of Silver"
      When the player passes
      Then the player holds 9 cards
      And "Valiant Sword" is in hand

    @id:core-end-of-turn-0026 @compute
    Scenario: Elrond is abroad
      Given untapped Elrond is at Weathertop
      And the player holds "Glamdring", "Ringil", "Belegennon", "Magical Harp", "Horn of Defiance", "Enruned Shield", "Bow of Dragon-horn" and "Star-glass"
      And the player's play deck holds "Valiant Sword" and "Habergeon of Silver"
      When the player passes
      Then the player holds 8 cards

  @rule:core.end-of-turn.actions-between-steps
  Rule: What is played in between is held in hand

    @id:core-end-of-turn-0027 @forbid
    Scenario: The morning has been thrown away
      Given the player's discard pile holds "Gates of Morning"
      Then the player may not play "Gates of Morning" by core.actions.needs-allowance

    @id:core-end-of-turn-0028 @forbid
    Scenario: It is not the opponent's morning
      Given the opponent holds the opponent's "Gates of Morning"
      When it is asked whether the opponent may play the opponent's "Gates of Morning"
      Then it is illegal by core.end-of-turn.actions-between-steps

    @id:core-end-of-turn-0029 @rule:core.end-of-turn.hand-reset @forbid
    Scenario: A hand grows no smaller by what lies in the discard pile
      Given the player holds "Glamdring", "Ringil", "Belegennon", "Magical Harp", "Horn of Defiance", "Enruned Shield", "Bow of Dragon-horn", "Star-glass" and "Elf-stone"
      And the player's discard pile holds "Sting"
      When the player passes
      Then the player may not discard "Sting" from hand by core.end-of-turn.hand-reset
      And the player may discard "Elf-stone" from hand

    @id:core-end-of-turn-0033 @rule:core.end-of-turn.hand-reset @rule:core.end-of-turn.optional-discard @forbid
    Scenario: Of a hand too large, one card goes first, and the next when its turn comes
      Given the player holds "Glamdring", "Ringil", "Belegennon", "Magical Harp", "Horn of Defiance", "Enruned Shield", "Bow of Dragon-horn", "Star-glass", "Elf-stone" and "Sting"
      And the opponent holds "Smaug"
      When the player discards "Star-glass" from hand
      And the player discards "Elf-stone" from hand now
      Then it is illegal by core.end-of-turn.optional-discard
      And "Star-glass" is in the discard pile

  @rule:core.end-of-turn.actions-between-steps @rule:core.end-of-turn.only-end-actions
  Rule: In the evening one does what one still can

    @id:core-end-of-turn-0030 @forbid
    Scenario: Morning was thrown away
      Given untapped Merry is at Bree
      And the player holds "Star-glass"
      And the player's discard pile holds "Gates of Morning"
      Then the player may discard "Star-glass" from hand
      And the player may not play "Gates of Morning" by core.actions.needs-allowance

    @id:core-end-of-turn-0031 @forbid
    Scenario: Nobody hastens when all is over
      Given untapped Gandalf and tapped Merry are at Bree
      And Merry bears "Bill the Pony"
      And the player holds "And Forth He Hastened"
      When the player passes
      And the player passes
      Then the player may use "Bill the Pony"
      And the player may not play "And Forth He Hastened" with Gandalf on Merry by core.end-of-turn.only-end-actions
