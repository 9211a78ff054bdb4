Feature: The end of the game

  Somebody says that it is enough, and the others have one more turn to prove him wrong.

  @rule:core.ending.call-short-game @rule:core.ending.game-length-table
  Rule: A Short game is called with 25 points and one new play deck, or with two

    Background:
      Given the emended rules
      And it is the end-of-turn phase
      And untapped Éowyn is at Edoras
      And the opponent's untapped Legolas is at Lórien
      And the player's marshalling-point pile holds the opponent's "Smaug", the opponent's "Scatha", the opponent's "Itangast", the opponent's "Agburanar" and the opponent's "Daelomin"

    @id:core-ending-0001 @allow
    Scenario: Five Dragons, a drake, and a deck played through
      Given the player's marshalling-point pile holds the opponent's "Rain-drake"
      And the player has exhausted the play deck
      Then the player has 25 points for a call
      When the player calls the Council
      Then it is legal
      And the player has called the Council

    @id:core-ending-0002 @forbid
    Scenario: Five Dragons without the drake
      Given the player has exhausted the play deck
      When the player calls the Council
      Then it is illegal by core.ending.call-short-game

    @id:core-ending-0003 @forbid
    Scenario: All the Dragons, and cards left to draw
      Given the player's marshalling-point pile holds the opponent's "Leucaruth" and the opponent's "Eärcaraxë"
      When the player calls the Council
      Then it is illegal by core.ending.call-short-game

    @id:core-ending-0004 @allow
    Scenario: Whoever has seen the deck twice need not count
      Given the player has exhausted the play deck twice
      When the player calls the Council
      Then it is legal
      And the player has called the Council

    @id:core-ending-0005 @forbid
    Scenario: That the other player is through twice is nothing to him
      Given the opponent has exhausted the play deck twice
      When the player calls the Council
      Then it is illegal by core.ending.call-short-game

  @rule:core.ending.call-starter-game @rule:core.ending.game-length-table
  Rule: A Starter game is called with 20 points, or with one new play deck

    Background:
      Given the emended rules
      And it is a Starter game
      And it is the end-of-turn phase
      And untapped Éowyn is at Edoras
      And the opponent's untapped Legolas is at Lórien

    @id:core-ending-0006 @allow
    Scenario: Twenty
      Given the player's marshalling-point pile holds the opponent's "Smaug", the opponent's "Scatha", the opponent's "Itangast" and the opponent's "Agburanar"
      When the player calls the Council
      Then it is legal
      And the player has called the Council

    @id:core-ending-0007 @forbid
    Scenario: Nineteen
      Given the player's marshalling-point pile holds the opponent's "Smaug", the opponent's "Scatha", the opponent's "Itangast" and the opponent's "Bairanax"
      Then the player has 19 points for a call
      And the player may not call the Council by core.ending.call-starter-game

    @id:core-ending-0008 @allow
    Scenario: None, and the deck is through
      Given the player has exhausted the play deck
      When the player calls the Council
      Then it is legal
      And the player has called the Council

  @rule:core.ending.call-long-game @rule:core.ending.game-length-table
  Rule: A Long game is called with 30 points and two new play decks, or with three

    Background:
      Given the emended rules
      And it is a Long game
      And it is the end-of-turn phase
      And untapped Éowyn is at Edoras
      And the opponent's untapped Legolas is at Lórien
      And the player's marshalling-point pile holds the opponent's "Smaug", the opponent's "Scatha", the opponent's "Itangast", the opponent's "Agburanar", the opponent's "Daelomin" and the opponent's "Leucaruth"

    @id:core-ending-0009 @allow
    Scenario: Thirty, and twice through
      Given the player's marshalling-point pile holds the opponent's "Slayer"
      And the player has exhausted the play deck twice
      When the player calls the Council
      Then it is legal
      And the player has called the Council

    @id:core-ending-0010 @forbid
    Scenario: Thirty, and once through
      Given the player's marshalling-point pile holds the opponent's "Slayer"
      And the player has exhausted the play deck
      When the player calls the Council
      Then it is illegal by core.ending.call-long-game

    @id:core-ending-0011 @forbid
    Scenario: Twenty-nine, and twice through
      Given the player's marshalling-point pile holds the opponent's "Rain-drake"
      And the player has exhausted the play deck twice
      When the player calls the Council
      Then it is illegal by core.ending.call-long-game

    @id:core-ending-0012 @allow
    Scenario: Three times through
      Given the player has exhausted the play deck three times
      When the player calls the Council
      Then it is legal
      And the player has called the Council

  @rule:core.ending.call-campaign-game @rule:core.ending.game-length-table
  Rule: A Campaign is called with 40 points and three new play decks, or with four

    Background:
      Given the emended rules
      And it is a Campaign game
      And it is the end-of-turn phase
      And untapped Éowyn is at Edoras
      And the opponent's untapped Legolas is at Lórien
      And the player's marshalling-point pile holds the opponent's "Smaug", the opponent's "Scatha", the opponent's "Itangast", the opponent's "Agburanar", the opponent's "Daelomin", the opponent's "Leucaruth", the opponent's "Eärcaraxë" and the opponent's "Bairanax"

    @id:core-ending-0013 @allow
    Scenario: Nine Dragons and a wolf, and three times through
      Given the player's marshalling-point pile holds the opponent's "Scorba" and the opponent's "Slayer"
      And the player has exhausted the play deck three times
      Then the player has 40 points for a call
      And the player may call the Council

    @id:core-ending-0014 @forbid
    Scenario: Thirty-nine, and three times through
      Given the player's marshalling-point pile holds the opponent's "Scorba" and the opponent's "Rain-drake"
      And the player has exhausted the play deck three times
      When the player calls the Council
      Then it is illegal by core.ending.call-campaign-game

    @id:core-ending-0015 @forbid
    Scenario: Forty, and twice through
      Given the player's marshalling-point pile holds the opponent's "Scorba" and the opponent's "Slayer"
      And the player has exhausted the play deck twice
      When the player calls the Council
      Then it is illegal by core.ending.call-campaign-game

    @id:core-ending-0016 @allow
    Scenario: Four times through
      Given the player has exhausted the play deck four times
      When the player calls the Council
      Then it is legal
      And the player has called the Council

  @rule:core.ending.call-at-own-turn-end
  Rule: It is called at the end of one's own turn

    Background:
      Given the emended rules
      And untapped Éowyn is at Edoras
      And the opponent's untapped Legolas is at Lórien
      And the player has exhausted the play deck twice

    @id:core-ending-0017 @forbid
    Scenario: Not in the middle of it
      Given it is the site phase
      When the player calls the Council
      Then it is illegal by core.ending.call-at-own-turn-end

    @id:core-ending-0018 @forbid
    Scenario: Not at the end of the other player's
      Given it is the end-of-turn phase of the opponent's turn
      When the player calls the Council
      Then it is illegal by core.ending.call-at-own-turn-end

    @id:core-ending-0019 @allow
    Scenario: At the end
      Given it is the end-of-turn phase
      When the player calls the Council
      Then it is legal
      And the player has called the Council

  @rule:core.ending.call-tally-is-plain
  Rule: For a call, points are points

    Background:
      Given the emended rules
      And it is the end-of-turn phase
      And untapped Glóin, untapped Éowyn and untapped Thorin II are at Rivendell
      And the opponent's untapped Éomer is at Lórien
      And the player has exhausted the play deck

    @id:core-ending-0020 @allow
    Scenario: Far more gold than would count in the end
      Given Glóin bears "The Mithril-coat", "Enruned Shield", "Habergeon of Silver" and "Wormsbane"
      And Thorin II bears "Emerald of the Mariner", "Glamdring" and "Necklace of Girion"
      Then the player has 22 item points
      And the player has 27 points for a call
      And the player may call the Council

    @id:core-ending-0021 @forbid
    Scenario: What would be doubled in the end is not doubled yet
      Given the player's marshalling-point pile holds the opponent's "Smaug", the opponent's "Scatha" and the opponent's "Itangast"
      And the player's marshalling-point pile holds "Ents of Fangorn"
      Then the player has 6 faction points in the final reckoning
      And the player has 24 points for a call
      And the player may not call the Council by core.ending.call-short-game

    @id:core-ending-0022 @compute
    Scenario: A copy in the other player's hand does not matter yet
      Given Glóin bears "The Mithril-coat"
      And the opponent holds the opponent's "The Mithril-coat"
      Then the player has 9 points for a call

    @id:core-ending-0023 @forbid @uses:core.turn.avatar-eliminated
    Scenario: A Wizard who is lost is lost for the call, too
      Given the player's marshalling-point pile holds the opponent's "Smaug", the opponent's "Scatha", the opponent's "Itangast" and the opponent's "Agburanar"
      And the player's marshalling-point pile holds the opponent's "Slayer"
      And Gandalf was eliminated
      Then the player has 22 points for a call
      And the player may not call the Council by core.ending.call-short-game

    @id:core-ending-0024 @allow @uses:core.turn.avatar-eliminated
    Scenario: Unless he is lost after five points more
      Given the player's marshalling-point pile holds the opponent's "Smaug", the opponent's "Scatha", the opponent's "Itangast" and the opponent's "Agburanar"
      And the player's marshalling-point pile holds the opponent's "Slayer" and "Ents of Fangorn"
      And Gandalf was eliminated
      Then the player has 25 points for a call
      And the player may call the Council

  @rule:core.ending.under-deeps-left-out
  Rule: What is under the mountains is not there yet

    Background:
      Given the emended rules
      And it is the end-of-turn phase
      And the opponent's untapped Éomer is at Lórien
      And the player has exhausted the play deck
      And the player's marshalling-point pile holds the opponent's "Smaug", the opponent's "Scatha", the opponent's "Itangast", the opponent's "Agburanar" and the opponent's "Rain-drake"

    @id:core-ending-0025 @forbid
    Scenario: Gimli and his horn are in the deeps
      Given untapped Gimli is at The Gem-deeps
      And Gimli bears "Glamdring"
      Then the player has 21 points for a call
      And the player may not call the Council by core.ending.call-short-game
      And the player's final total is 12

    @id:core-ending-0026 @allow
    Scenario: Gimli has come up
      Given untapped Gimli is at Rivendell
      And Gimli bears "Glamdring"
      Then the player has 25 points for a call
      And the player may call the Council
      And the player's final total is 12

  @rule:core.ending.opponent-gets-last-turn
  Rule: One more turn, and no more

    Background:
      Given the emended rules
      And it is the end-of-turn phase
      And untapped Éowyn is at Edoras
      And the opponent's untapped Éomer is at Lórien

    @id:core-ending-0027 @order
    Scenario: The other player has it
      Given the player has exhausted the play deck twice
      When the player calls the Council
      And the player ends the turn
      Then it is the opponent's turn
      And it is the last turn
      And the player has called the Council

    @id:core-ending-0028 @order
    Scenario: And after that the reckoning begins
      Given the opponent has called the Council
      When the player ends the turn
      Then it is the final reckoning
      And the player has to act in the window final-checks

    @id:core-ending-0029 @order
    Scenario: Nobody has called, and the game goes on
      When the player ends the turn
      Then it is the opponent's turn
      And it is not the last turn

    @id:core-ending-0030 @forbid
    Scenario: Another turn is not to be had by calling once more
      Given the opponent has called the Council
      And the player has exhausted the play deck twice
      When the player calls the Council
      Then it is illegal by core.ending.opponent-gets-last-turn

  @rule:core.ending.automatic-end-starter-game @rule:core.ending.game-length-table
  Rule: A Starter game ends by itself when both are through once

    Background:
      Given the emended rules
      And it is a Starter game
      And it is the end-of-turn phase
      And untapped Éowyn is at Edoras
      And the opponent's untapped Éomer is at Lórien
      And the player has exhausted the play deck

    @id:core-ending-0031 @order
    Scenario: Both are through
      Given the opponent has exhausted the play deck
      Then it is the last turn
      When the player ends the turn
      Then it is the final reckoning

    @id:core-ending-0032 @order
    Scenario: One is not
      When the player ends the turn
      Then it is the opponent's turn
      And it is not the last turn

    @id:core-ending-0033 @order
    Scenario: Both are through, and one of them has called
      Given the opponent has exhausted the play deck
      When the player calls the Council
      And the player ends the turn
      Then it is the opponent's turn
      And it is the last turn
      And the player has called the Council

  @rule:core.ending.automatic-end-short-game @rule:core.ending.game-length-table
  Rule: A Short game ends by itself when both are through twice

    Background:
      Given the emended rules
      And it is the end-of-turn phase
      And untapped Éowyn is at Edoras
      And the opponent's untapped Éomer is at Lórien
      And the player has exhausted the play deck three times

    @id:core-ending-0034 @order
    Scenario: Three times and twice
      Given the opponent has exhausted the play deck twice
      When the player ends the turn
      Then it is the final reckoning

    @id:core-ending-0035 @order
    Scenario: Three times and once
      Given the opponent has exhausted the play deck
      When the player ends the turn
      Then it is the opponent's turn
      And it is not the last turn

  @rule:core.ending.automatic-end-long-game @rule:core.ending.game-length-table
  Rule: A Long game ends by itself when both are through three times

    Background:
      Given the emended rules
      And it is a Long game
      And it is the end-of-turn phase
      And untapped Éowyn is at Edoras
      And the opponent's untapped Éomer is at Lórien
      And the player has exhausted the play deck three times

    @id:core-ending-0036 @order
    Scenario: Three times each
      Given the opponent has exhausted the play deck three times
      When the player ends the turn
      Then it is the final reckoning

    @id:core-ending-0037 @order
    Scenario: Three times and twice are not enough
      Given the opponent has exhausted the play deck twice
      When the player ends the turn
      Then it is the opponent's turn
      And it is not the last turn

  @rule:core.ending.automatic-end-campaign-game @rule:core.ending.game-length-table
  Rule: A Campaign ends by itself when both are through four times

    Background:
      Given the emended rules
      And it is a Campaign game
      And it is the end-of-turn phase
      And untapped Éowyn is at Edoras
      And the opponent's untapped Éomer is at Lórien
      And the player has exhausted the play deck four times

    @id:core-ending-0038 @order
    Scenario: Four times each
      Given the opponent has exhausted the play deck four times
      When the player ends the turn
      Then it is the final reckoning

    @id:core-ending-0039 @order
    Scenario: Four times and three times
      Given the opponent has exhausted the play deck three times
      When the player ends the turn
      Then it is the opponent's turn
      And it is not the last turn

  @rule:core.ending.ringwraith-no-free-call
  Rule: A Ringwraith needs a card for it

    Background:
      Given the emended rules
      And it is the end-of-turn phase
      And the opponent's untapped Éomer is at Lórien
      And the player has exhausted the play deck twice

    @id:core-ending-0040 @forbid
    Scenario: He cannot just say so
      Given the player is a Ringwraith
      And untapped Gorbag is at Dol Guldur
      When the player calls the Council
      Then it is illegal by core.ending.ringwraith-no-free-call

    @id:core-ending-0041 @allow
    Scenario: A Wizard can
      Given untapped Éowyn is at Edoras
      When the player calls the Council
      Then it is legal
      And the player has called the Council

  @rule:core.ending.ringwraith-sudden-call-resource
  Rule: The card does it, on the conditions of any call

    Background:
      Given the emended rules
      And it is a Starter game
      And it is the organization phase
      And the player is a Ringwraith
      And untapped Gorbag is at Dol Guldur
      And the opponent's untapped Éomer is at Lórien
      And the player's marshalling-point pile holds the opponent's "Smaug", the opponent's "Scatha" and the opponent's "Itangast"

    @id:core-ending-0042 @allow
    Scenario: Twenty points and a card
      Given the player's marshalling-point pile holds the opponent's "Slayer"
      Then the player has 20 points for a call
      When the player plays "Sudden Call"
      Then it is legal
      And the player has called the Council
      And "Sudden Call" is in the discard pile

    @id:core-ending-0043 @order
    Scenario: The opponent has the last turn
      Given the player's marshalling-point pile holds the opponent's "Slayer"
      When the player plays "Sudden Call"
      And the player ends the turn
      Then it is the opponent's turn
      And it is the last turn
      And the player has called the Council
      And "Sudden Call" is in the discard pile

    @id:core-ending-0044 @forbid
    Scenario: Nineteen points and a card
      Given the player's marshalling-point pile holds the opponent's "Rain-drake"
      Then the player has 19 points for a call
      When the player plays "Sudden Call"
      Then it is illegal by core.ending.ringwraith-sudden-call-resource

    @id:core-ending-0045 @forbid @rule:core.ending.opponent-gets-last-turn
    Scenario: Not once more in the last turn
      Given the player's marshalling-point pile holds the opponent's "Slayer"
      And the opponent has called the Council
      When the player plays "Sudden Call"
      Then it is illegal by core.ending.ringwraith-sudden-call-resource

  @rule:core.ending.ringwraith-sudden-call-hazard
  Rule: It does so in the other's turn, if the other could call

    Background:
      Given the emended rules
      And it is a Starter game
      And it is the movement/hazard phase of the opponent's turn
      And the player is a Ringwraith
      And the opponent is a Ringwraith
      And untapped Gorbag is at Dol Guldur
      And the opponent's untapped Grishnákh and the opponent's untapped Shagrat are at Minas Morgul
      And the opponent's marshalling-point pile holds the player's "Smaug", the player's "Scatha" and the player's "Itangast"

    @id:core-ending-0046 @allow
    Scenario: The other has grown too strong
      Given the opponent's marshalling-point pile holds the player's "Bairanax"
      When the player plays "Sudden Call"
      Then it is legal
      And the player has called the Council
      And "Sudden Call" is in the discard pile
      And 1 hazard was played on the company

    @id:core-ending-0047 @order
    Scenario: Whoever plays it has the last turn
      Given the opponent's marshalling-point pile holds the player's "Bairanax"
      When the player plays "Sudden Call"
      And the opponent ends the turn
      Then it is the player's turn
      And it is the last turn
      And the player has called the Council
      And "Sudden Call" is in the discard pile

    @id:core-ending-0048 @forbid
    Scenario: The other has not
      Then the opponent has 19 points for a call
      And the player may not play "Sudden Call" by core.ending.ringwraith-sudden-call-hazard

    @id:core-ending-0049 @forbid
    Scenario: That one could call oneself is no reason
      Given the player has exhausted the play deck
      Then the player may not play "Sudden Call" by core.ending.ringwraith-sudden-call-hazard

    @id:core-ending-0050 @forbid @uses:core.hazards.limit-at-declaration
    Scenario: Two hazards are all that two Orcs draw upon themselves
      Given the opponent's marshalling-point pile holds the player's "Bairanax"
      And the player holds "Clouds" and "Minions Stir"
      When the player plays "Clouds"
      And the player plays "Minions Stir"
      And the player plays "Sudden Call"
      Then it is illegal by core.hazards.limit-at-declaration
      And "Clouds" and "Minions Stir" are in play

    @id:core-ending-0051 @forbid @uses:core.turn.hazard-player-window
    Scenario: It is a hazard in its phase only
      Given it is the site phase of the opponent's turn
      And the opponent's marshalling-point pile holds the player's "Bairanax"
      Then the player may not play "Sudden Call" by core.turn.hazard-player-window

  @rule:core.ending.ringwraith-sudden-call-hazard
  Rule: Whoever fights is not called

    Background:
      Given the emended rules
      And it is a Starter game
      And it is the movement/hazard phase of the opponent's turn
      And the player is a Ringwraith
      And the opponent is a Ringwraith
      And untapped Gorbag is at Dol Guldur
      And the opponent's untapped Grishnákh, untapped Lagduf, untapped Muzgash and untapped Shagrat are at Ettenmoors
      And the opponent has exhausted the play deck
      And the player holds "Orc-patrol" and "Sudden Call"

    @id:core-ending-0404 @allow @uses:core.combat.pre-assignment-actions
    Scenario: Before strikes are assigned there is time for it
      When the player plays the creature "Orc-patrol" on the company keyed to a Ruins & Lairs
      And the opponent passes
      And the player plays "Sudden Call"
      Then it is legal
      And the player has called the Council
      And "Sudden Call" is in the discard pile
      And "Orc-patrol" is in play
      And 2 hazards were played on the company

    @id:core-ending-0405 @forbid
    Scenario: While they are assigned there is none
      When the player plays the creature "Orc-patrol" on the company keyed to a Ruins & Lairs
      And the opponent passes
      And the player passes
      And the player passes
      And the opponent passes
      Then the player may not play "Sudden Call" now by core.actions.needs-allowance
      And "Orc-patrol" is in play

  @rule:core.ending.ringwraith-sudden-call-hazard
  Rule: Whether a Wizard may do so, too, is an open question

    Background:
      Given the emended rules
      And it is a Starter game
      And it is the movement/hazard phase of the opponent's turn
      And the opponent is a Ringwraith
      And untapped Éowyn is at Edoras
      And the opponent's untapped Grishnákh and the opponent's untapped Shagrat are at Minas Morgul
      And the opponent has exhausted the play deck

    @id:core-ending-0052 @allow
    Scenario: The Wizard calls them to account
      Given reading a of q.core.sudden-call-of-a-wizard
      Then the player may play "Sudden Call"

    @id:core-ending-0053 @forbid
    Scenario: It is none of his business
      Given reading b of q.core.sudden-call-of-a-wizard
      Then the player may not play "Sudden Call" by core.turn.hazard-player-no-resources

  @rule:core.ending.reckoning-steps
  Rule: The reckoning has seven steps

    Background:
      Given the emended rules
      And the last turn was the opponent's
      And untapped Glóin is at Rivendell
      And the opponent's untapped Legolas is at Lórien
      And Glóin bears "Ringil"
      And the opponent's Legolas bears "Glamdring"
      And the opponent holds the opponent's "Ringil"
      And Gandalf was eliminated

    @id:core-ending-0054 @order
    Scenario: Checks, copies, and what a lost Wizard costs
      Then the opponent has to act in the window final-checks
      When the opponent's Legolas makes the final corruption check and rolls 4 and 3
      And Glóin makes the final corruption check and rolls 4 and 3
      Then the opponent has to act in the window show-copies
      When the opponent shows the opponent's "Ringil" from hand
      Then it is legal
      And the player's final total is -2
      And the opponent's final total is 4
      And the opponent has won the game

    @id:core-ending-0055 @forbid
    Scenario: A copy is not shown before its time
      When the opponent shows the opponent's "Ringil" from hand now
      Then it is illegal by core.marshalling-points.revealed-duplicates

  @rule:core.marshalling-points.revealed-duplicates
  Rule: What is not shown costs nothing

    Background:
      Given the emended rules
      And the last turn was the opponent's
      And untapped Glóin is at Rivendell
      And the opponent's untapped Legolas is at Lórien
      And Glóin bears "Ringil"
      And the opponent's Legolas bears "Glamdring"
      And the opponent holds the opponent's "Ringil" and the opponent's "Valiant Sword"
      And the player holds the player's "Cram"

    @id:core-ending-0056 @allow
    Scenario: There is a second Ringil
      When 4 and 3 are rolled for the corruption check of Legolas
      And 4 and 3 are rolled for the corruption check of Glóin
      And the opponent shows the opponent's "Ringil" from hand
      Then it is legal
      And the player can see the opponent's "Ringil"
      And the player cannot see "Valiant Sword"
      And the player's final total is 3
      And the opponent has won the game

    @id:core-ending-0057 @forbid
    Scenario: Swords like this one are many
      When the opponent's Legolas makes the final corruption check and rolls 4 and 3
      And Glóin makes the final corruption check and rolls 4 and 3
      And the opponent shows "Valiant Sword" from hand
      Then it is illegal by core.marshalling-points.revealed-duplicates

    @id:core-ending-0058 @order
    Scenario: Nobody will know
      When the opponent's Legolas makes the final corruption check and rolls 4 and 3
      And Glóin makes the final corruption check and rolls 4 and 3
      And the opponent passes
      Then the player's final total is 4
      And the opponent's final total is 4
      And the game has ended in a tie

  @rule:core.ending.final-check-order
  Rule: Whoever had the last turn comes first, in any order

    Background:
      Given the emended rules
      And untapped Glóin and untapped Balin are at Rivendell
      And the opponent's untapped Legolas and the opponent's untapped Haldir are at Lórien

    @id:core-ending-0059 @forbid
    Scenario: The caller is not the first
      Given the last turn was the opponent's
      Then Glóin may not make the final corruption check by core.ending.final-check-order
      And the opponent's Legolas may make the final corruption check

    @id:core-ending-0060 @order
    Scenario: Haldir before Legolas, and then the others
      Given the last turn was the opponent's
      When the opponent's Haldir makes the final corruption check and rolls 4 and 3
      Then Glóin may not make the final corruption check by core.ending.final-check-order
      And the opponent's Haldir may not make the final corruption check by core.ending.final-check-order
      When the opponent's Legolas makes the final corruption check and rolls 4 and 3
      And Balin makes the final corruption check and rolls 4 and 3
      Then it is legal
      And Glóin may make the final corruption check

    @id:core-ending-0061 @forbid
    Scenario: There are no such checks before the end
      Given it is the end-of-turn phase
      Then Glóin may not make the final corruption check by core.ending.final-check-order

  @rule:core.ending.final-corruption-checks
  Rule: Everybody has to withstand once more

    @id:core-ending-0062 @order
    Scenario: Three of them, and Gandalf is wise
      Given the emended rules
      And the last turn was the player's
      And untapped Gandalf, untapped Aragorn II and untapped Frodo are at Rivendell
      And Frodo bears "Star-glass" and "Enruned Shield"
      When Gandalf makes the final corruption check and rolls 4 and 3
      Then the corruption check of Gandalf was 8
      When Aragorn II makes the final corruption check and rolls 4 and 3
      And Frodo makes the final corruption check and rolls 1 and 1
      Then the corruption check of Frodo was 6
      And the corruption check of Aragorn II was 7
      And the player has won the game

    @id:core-ending-0063 @forbid
    Scenario: A Ringwraith has nothing left to lose
      Given the emended rules
      And the last turn was the player's
      And the player is a Ringwraith
      And untapped Indûr the Ringwraith and untapped The Mouth are at Minas Morgul
      And the opponent's untapped Éomer is at Lórien
      Then Indûr the Ringwraith may not make the final corruption check by core.ending.final-check-order
      And The Mouth may make the final corruption check

    @id:core-ending-0064 @compute
    Scenario: He fails, and his share of the points is gone
      Given the emended rules
      And the last turn was the player's
      And untapped Glóin is at Rivendell
      And Glóin bears "Magical Harp", "Enruned Shield" and "The Mithril-coat"
      And the opponent's untapped Legolas is at Lórien
      And the opponent's Legolas bears "Glamdring"
      When Glóin makes the final corruption check and rolls 1 and 2
      And the opponent's Legolas makes the final corruption check and rolls 4 and 3
      Then Glóin was eliminated
      And "Magical Harp", "Enruned Shield" and "The Mithril-coat" are in the discard pile
      And Rivendell is in the location deck
      And the player has 0 item points
      And the player has 0 character points
      And the opponent has won the game

  @rule:core.ending.final-check-actions
  Rule: Friends help to the last

    Background:
      Given the emended rules
      And the opponent's untapped Éomer is at Edoras

    @id:core-ending-0065 @allow
    Scenario: Two friends make two of it, though the turn was the other player's
      Given the last turn was the opponent's
      And untapped Frodo, untapped Aragorn II and untapped Elrond are at Rivendell
      When 4 and 3 are rolled for the corruption check of Éomer
      And Frodo makes the final corruption check
      And Aragorn II supports Frodo's corruption check
      And Elrond supports Frodo's corruption check
      And 1 and 1 are rolled for the corruption check of Frodo
      Then the corruption check of Frodo was 8
      And Aragorn II and Elrond are tapped

    @id:core-ending-0066 @forbid @uses:core.ending.no-untap-before-reckoning @uses:core.corruption.support
    Scenario: Whoever is tapped stays so
      Given the last turn was the player's
      And untapped Frodo, untapped Aragorn II and tapped Elrond are at Rivendell
      When Frodo makes the final corruption check
      Then Elrond may not support Frodo's corruption check by core.corruption.support
      And Aragorn II may support Frodo's corruption check

    @id:core-ending-0067 @allow
    Scenario: A Friend or Three at the last
      Given the last turn was the opponent's
      And untapped Frodo, untapped Aragorn II and untapped Elrond are at Rivendell
      And the player holds "A Friend or Three"
      When 4 and 3 are rolled for the corruption check of Éomer
      And Frodo makes the final corruption check
      And the player plays "A Friend or Three" on Frodo for its second effect
      And 1 and 1 are rolled for the corruption check of Frodo
      Then the corruption check of Frodo was 9
      And "A Friend or Three" is in the discard pile

    @id:core-ending-0392 @forbid
    Scenario: What is no burden on him is not told away then
      Given the last turn was the opponent's
      And untapped Balin and untapped Elrond are at Rivendell
      And the opponent has "Foolish Words" in play on Balin
      And the opponent has "Lure of the Senses" in play on Balin
      And the player holds "Marvels Told"
      When 4 and 3 are rolled for the corruption check of Éomer
      And Balin makes the final corruption check
      Then the player may not play "Marvels Told" with Elrond on "Foolish Words" by core.ending.no-actions-in-reckoning
      And the player may play "Marvels Told" with Elrond on "Lure of the Senses"

    @id:core-ending-0393 @forbid
    Scenario: The tale was told before, and lies in the discard pile
      Given the last turn was the opponent's
      And untapped Balin and untapped Elrond are at Rivendell
      And the opponent has "Lure of the Senses" in play on Balin
      And the player's discard pile holds "Marvels Told"
      When 4 and 3 are rolled for the corruption check of Éomer
      And Balin makes the final corruption check
      Then the player may not play "Marvels Told" with Elrond on "Lure of the Senses" by core.ending.no-actions-in-reckoning

    @id:core-ending-0394 @forbid @rule:core.ending.final-check-actions
    Scenario: In any other hour a check is no matter for the hazard player's friends
      Given it is the organization phase
      And untapped Balin, untapped Bifur and tapped Glóin are at Rivendell
      And Balin bears "Star-glass"
      And the opponent has "Lure of the Senses" in play on Balin
      And the opponent's untapped Elrond is at Lórien
      And the opponent holds "Marvels Told"
      When Balin hands "Star-glass" to Glóin
      Then the opponent may not play "Marvels Told" with Elrond on "Lure of the Senses" by core.turn.hazard-player-no-resources
      And Balin bears "Star-glass"

    @id:core-ending-0068 @allow
    Scenario: The lure is told away
      Given the last turn was the opponent's
      And untapped Balin and untapped Elrond are at Rivendell
      And the opponent has "Lure of the Senses" in play on Balin
      And the player holds "Marvels Told"
      When 4 and 3 are rolled for the corruption check of Éomer
      And Balin makes the final corruption check
      And the player plays "Marvels Told" with Elrond on "Lure of the Senses"
      And 1 and 1 are rolled for the corruption check of Balin
      And 4 and 3 are rolled for the corruption check of Elrond
      Then "Lure of the Senses" and "Marvels Told" are in the discard pile
      And Elrond is tapped
      And Balin is in play

  @rule:core.ending.no-actions-in-reckoning
  Rule: And nothing else is done

    Background:
      Given the emended rules
      And the last turn was the player's
      And untapped Balin, untapped Glóin and untapped Elrond are at Rivendell
      And the opponent's untapped Éomer is at Edoras
      And the opponent has "Lure of the Senses" in play on Balin
      And the player holds "Marvels Told"

    @id:core-ending-0069 @forbid
    Scenario: Balin's lure has to wait for Balin
      When Glóin makes the final corruption check
      And the player plays "Marvels Told" with Elrond on "Lure of the Senses"
      Then it is illegal by core.ending.no-actions-in-reckoning

    @id:core-ending-0070 @allow
    Scenario: It is Balin's turn
      When Balin makes the final corruption check
      Then the player may play "Marvels Told" with Elrond on "Lure of the Senses"

    @id:core-ending-0071 @forbid
    Scenario: The other player's hazards have had their day
      Given the opponent holds "Clouds"
      When Glóin makes the final corruption check
      Then the opponent may not play "Clouds" by core.ending.no-actions-in-reckoning

    @id:core-ending-0072 @forbid
    Scenario: Nor is anything done before the first check
      When the player plays "Marvels Told" with Elrond on "Lure of the Senses" now
      Then it is illegal by core.ending.no-actions-in-reckoning

    @id:core-ending-0400 @forbid
    Scenario: The sun has no part in it
      Given the player holds "Sun"
      When Balin makes the final corruption check
      Then the player may not play "Sun" by core.ending.no-actions-in-reckoning

    @id:core-ending-0401 @forbid
    Scenario: Nor is a ring tested any more, whatever it weighs
      Given Balin bears "Precious Gold Ring"
      And the player holds "Test of Form"
      When Balin makes the final corruption check
      Then the player may not play "Test of Form" with Elrond on "Precious Gold Ring" by core.ending.no-actions-in-reckoning

    @id:core-ending-0402 @forbid
    Scenario: Elrond tells for Balin, and is not asked about his own burden yet
      Given untapped Gandalf is at Rivendell
      And the opponent has "Lure of Expedience" in play on Elrond
      And the player holds the second "Marvels Told"
      When Balin makes the final corruption check
      And the player plays "Marvels Told" with Elrond on "Lure of the Senses"
      Then the player may not play the second "Marvels Told" with Gandalf on "Lure of Expedience" now by core.ending.no-actions-in-reckoning
      And the first "Marvels Told" is being played
      And Elrond is tapped

    @id:core-ending-0406 @forbid
    Scenario: What makes Elrond a better fighter helps him with nothing
      Given the player holds "The Evenstar"
      When Elrond makes the final corruption check
      Then the player may not play "The Evenstar" on Elrond by core.ending.no-actions-in-reckoning

    @id:core-ending-0075 @compute @uses:core.ending.events-active-in-reckoning
    Scenario: A rumor is believed to the last
      Given the opponent is a Ringwraith
      And the opponent's untapped Gorbag is at Dol Guldur
      And the opponent's Gorbag bears "The Least of Gold Rings"
      And the opponent has "Rumor of the One" in play
      Then the opponent has 3 item points

  @rule:core.ending.turn-effects-last-longer
  Rule: What would last the turn lasts to the end

    Background:
      Given the emended rules
      And the last turn was the opponent's
      And the player is a Ringwraith
      And untapped Hador and untapped Gorbag are at Dol Guldur
      And the opponent's untapped Éomer is at Edoras
      And the player holds "White Light Broken"
      When 4 and 3 are rolled for the corruption check of Éomer
      And Hador makes the final corruption check

    @id:core-ending-0073 @allow
    Scenario: Two more for each of his checks
      When the player plays "White Light Broken" on Hador
      And 3 and 2 are rolled for the corruption check of Hador
      And 4 and 3 are rolled for the corruption check of Hador
      Then it is legal
      And "White Light Broken" is in the discard pile

    @id:core-ending-0074 @forbid
    Scenario: Gorbag knows nothing of the light
      When the player plays "White Light Broken" on Gorbag
      Then it is illegal by the text of "White Light Broken"

  @rule:core.ending.no-actions-in-reckoning
  Rule: What lasts no time is no help, either

    @id:core-ending-0407 @forbid
    Scenario: Hador is on his feet again, and it makes no difference
      Given the emended rules
      And the last turn was the player's
      And the player is a Ringwraith
      And tapped Hador and untapped Gorbag are at Dol Guldur
      And the opponent's untapped Éomer is at Edoras
      And the player holds "Above the Abyss" and "White Light Broken"
      When Hador makes the final corruption check
      Then the player may not play "Above the Abyss" on Hador by core.ending.no-actions-in-reckoning
      And the player may play "White Light Broken" on Hador

  @rule:core.ending.hero-ring-win
  Rule: A Wizard player wins by destroying The One Ring

    Background:
      Given the emended rules
      And untapped Frodo is at Mount Doom
      And Frodo bears "The One Ring"
      And the company has entered the site
      And the player holds "Cracks of Doom" and "Gollum’s Fate"

    @id:core-ending-0101 @compute
    Scenario: An 8 is enough against 7 corruption points
      When the player plays "Cracks of Doom" on Frodo and rolls 4 and 4 for the corruption check
      Then the player has won the game
      And "The One Ring" is out of play
      And "Cracks of Doom" is in the discard pile
      And the player has 0 item points

    @id:core-ending-0102 @compute
    Scenario: A 7 is not, and the game goes on
      When the player plays "Cracks of Doom" on Frodo and rolls 4 and 3 for the corruption check
      Then nobody has won the game
      And Frodo, "The One Ring" and "Cracks of Doom" are in the discard pile
      And Mount Doom is in the location deck
      And the player has 0 item points
      And the player has 0 character points

    @id:core-ending-0103 @forbid
    Scenario: Gollum's Fate takes Gollum
      When the player plays "Gollum’s Fate" on Frodo
      Then it is illegal by the text of "Gollum’s Fate"

    @id:core-ending-0104 @allow
    Scenario: With him it takes no check
      Given Frodo bears "Gollum"
      When the player plays "Gollum’s Fate" on Frodo
      Then the player has won the game
      And "The One Ring" is out of play
      And "Gollum’s Fate" is in the discard pile
      And the player has 0 item points

    @id:core-ending-0105 @forbid
    Scenario: Elsewhere the fire is not hot enough
      Given untapped Sam Gamgee is at Minas Morgul
      And Sam Gamgee bears "Precious Gold Ring"
      When it is asked whether the player may play "Cracks of Doom" on Sam Gamgee
      Then it is illegal by the text of "Cracks of Doom"

  @rule:core.ending.minion-ring-win
  Rule: A Ringwraith player wins by bringing The One Ring to Barad-dûr

    @id:core-ending-0106 @compute
    Scenario: The Mouth comes home with it
      Given the emended rules
      And the player is a Ringwraith
      And it is the movement/hazard phase
      And untapped The Mouth is at Minas Morgul
      And The Mouth bears "The One Ring"
      And the company is moving to Barad-dûr by Starter Movement
      When the movement/hazard phase is over
      Then the player has won the game
      And Minas Morgul is in the location deck

    @id:core-ending-0107 @compute
    Scenario: On the way nothing is won yet
      Given the emended rules
      And the player is a Ringwraith
      And it is the movement/hazard phase
      And untapped The Mouth is at Minas Morgul
      And The Mouth bears "The One Ring"
      And the company is moving to Barad-dûr by Starter Movement
      When the opponent passes
      Then nobody has won the game

    @id:core-ending-0108 @compute
    Scenario: At Minas Morgul he has only hidden it well
      Given the emended rules
      And the player is a Ringwraith
      And it is the movement/hazard phase
      And untapped The Mouth is at Minas Morgul
      And The Mouth bears "The One Ring"
      When the movement/hazard phase is over
      Then nobody has won the game

    @id:core-ending-0109 @compute
    Scenario: A Wizard's people have nothing to hope for there
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Frodo is at Mount Doom
      And Frodo bears "The One Ring"
      And the company is moving to Barad-dûr
      When the movement/hazard phase is over
      Then nobody has won the game
      And the company is at Barad-dûr
      And Mount Doom is in the location deck

    @id:core-ending-0403 @compute
    Scenario: Gorbag stays behind, and The Mouth comes home with it
      Given the emended rules
      And the player is a Ringwraith
      And it is the movement/hazard phase
      And untapped The Mouth is at Minas Morgul
      And The Mouth bears "The One Ring"
      And The Mouth's company is moving to Barad-dûr by Starter Movement
      And untapped Gorbag is at Dol Guldur
      When the movement/hazard phase is over
      Then the player has won the game
      And Minas Morgul is in the location deck

    @id:core-ending-0110 @compute
    Scenario: It is found there, among the rings that came with others
      Given the emended rules
      And the player is a Ringwraith
      And untapped Ciryaher is at Barad-dûr
      And the company has entered the site
      And Ciryaher bears "Precious Gold Ring" and the player's "Scroll of Isildur"
      And the player holds "TW-347"
      When 6 and 6 are rolled for the ring test of "Precious Gold Ring"
      And the site phase is over
      And Ciryaher plays "TW-347" in the place of "Precious Gold Ring"
      Then the player has won the game
      And Ciryaher bears "TW-347"
      And "Precious Gold Ring" is in the discard pile
      And the player has 6 item points

  @rule:core.ending.balrog-no-free-call
  Rule: The Balrog needs the card, too

    Background:
      Given the emended rules
      And it is the end-of-turn phase
      And the opponent's untapped Éomer is at Lórien
      And the player has exhausted the play deck twice

    @id:core-ending-0200 @forbid
    Scenario: The Balrog's player cannot just say so
      Given the player is the Balrog
      And untapped Azog is at Moria
      When the player calls the Council
      Then it is illegal by core.ending.balrog-no-free-call

    @id:core-ending-0201 @allow
    Scenario: A Fallen-wizard's can
      Given the player is the Fallen-wizard Saruman
      And untapped Grishnákh is at The White Towers
      When the player calls the Council
      Then it is legal
      And the player has called the Council

  @rule:core.ending.balrog-sudden-call-resource
  Rule: For the Balrog, the card is a resource in his own turn

    Background:
      Given the emended rules
      And it is a Starter game
      And it is the organization phase
      And the player is the Balrog
      And untapped Azog is at Moria
      And the opponent's untapped Éomer is at Lórien

    @id:core-ending-0202 @allow
    Scenario: Points enough, and he has the card
      Given the player's marshalling-point pile holds the opponent's "Smaug", the opponent's "Scatha", the opponent's "Itangast" and the opponent's "Bairanax"
      When the player plays "Sudden Call"
      Then it is legal
      And the player has called the Council
      And "Sudden Call" is in the discard pile

    @id:core-ending-0203 @forbid
    Scenario: Three Dragons are not enough
      Given the player's marshalling-point pile holds the opponent's "Smaug", the opponent's "Scatha" and the opponent's "Itangast"
      When the player plays "Sudden Call"
      Then it is illegal by core.ending.balrog-sudden-call-resource

  @rule:core.ending.balrog-sudden-call-hazard
  Rule: And a hazard in the other's

    Background:
      Given the emended rules
      And it is a Starter game
      And it is the movement/hazard phase of the opponent's turn
      And the player is the Balrog
      And the opponent is a Ringwraith
      And untapped Azog is at Moria
      And the opponent's untapped Grishnákh and the opponent's untapped Shagrat are at Minas Morgul

    @id:core-ending-0204 @allow
    Scenario: The other's deck is exhausted
      Given the opponent has exhausted the play deck
      When the player plays "Sudden Call"
      Then it is legal
      And the player has called the Council
      And "Sudden Call" is in the discard pile
      And 1 hazard was played on the company

    @id:core-ending-0205 @forbid
    Scenario: His own is
      Given the player has exhausted the play deck
      Then the player may not play "Sudden Call" by core.ending.balrog-sudden-call-hazard

  @rule:core.ending.balrog-under-deeps-counted
  Rule: What the Balrog has in the deeps is there

    Background:
      Given the emended rules
      And it is the end-of-turn phase
      And the opponent's untapped Éomer is at Lórien

    @id:core-ending-0206 @compute
    Scenario: Azog is under the mountains
      Given the player is the Balrog
      And untapped Azog is at The Under-gates
      Then the player has 2 points for a call

    @id:core-ending-0207 @compute
    Scenario: Gimli is, and it is not for him
      Given untapped Gimli is at The Gem-deeps
      Then the player has 0 points for a call

  @rule:core.ending.reckoning-steps
  Rule: Every step has something to say

    @id:core-ending-0301 @compute @uses:core.marshalling-points.doubled-against-zero @uses:core.marshalling-points.half-of-total-limit @uses:core.marshalling-points.eliminated-avatar
    Scenario: Gandalf has fallen, and three swords are not worth what they were
      Given the emended rules
      And the last turn was the opponent's
      And untapped Glóin and untapped Faramir are at Rivendell
      And Glóin bears "Ringil" and "Glamdring"
      And Faramir bears "Sword of Gondolin"
      And the player has "Reforging" in play on Faramir
      And the player's marshalling-point pile holds "Rangers of the North", the opponent's "Orc-guard" and the opponent's "Giant"
      And Gandalf was eliminated
      And the opponent's untapped Legolas and untapped Haldir are at Lórien
      And the opponent's Legolas bears "Gollum"
      And the opponent's marshalling-point pile holds "Wood-elves"
      And the opponent holds the opponent's "Ringil"
      When Haldir makes the final corruption check and rolls 2 and 3
      And Legolas makes the final corruption check and rolls 4 and 2
      And Faramir makes the final corruption check and rolls 1 and 4
      And Glóin makes the final corruption check and rolls 5 and 3
      And the opponent shows the opponent's "Ringil" from hand
      Then it is legal
      And the player has 10 item points in the final reckoning
      And the opponent has 4 ally points in the final reckoning
      And the player's final total is 14
      And the opponent's final total is 10
      And the player has won the game

  @rule:core.ending.reckoning-steps
  Rule: A game that was played so

    # Two of Westmarch's own Wizard decks played each other at random, as `westmarch playout --keen`
    # plays them: the table as it was after the last turn, but for what counts nothing, and what
    # was done then.
    @id:core-ending-0396 @compute @uses:core.marshalling-points.doubled-against-zero @uses:core.marshalling-points.half-of-total-limit @uses:core.marshalling-points.revealed-duplicates @uses:core.marshalling-points.eliminated-avatar
    Scenario: Thirty-three turns, and Radagast has fallen
      Given the emended rules
      And the last turn was the player's
      And wounded Brand is at Shrel-Kain
      And Brand bears the opponent's "Lure of Expedience"
      And the player's marshalling-point pile holds the opponent's "Orc-warband", the opponent's "Orc-raiders", the opponent's "Orc-watch" and "Elven Cloak"
      And the player's marshalling-point pile holds the opponent's "Orc-raiders"
      And Radagast and Haldir were eliminated
      And the player holds Celeborn
      And the opponent's untapped Aragorn II and wounded Bergil are at Rivendell
      And the opponent's Bergil follows Aragorn II
      And the opponent's Bergil bears "Sword of Gondolin"
      And the opponent's wounded Celeborn is at Mount Gram
      And the opponent's untapped Beretar is at Isengard
      And the opponent's marshalling-point pile holds the player's "Cave-drake", the opponent's "Healing Herbs" and the opponent's "Dagger of Westernesse"
      When Brand makes the final corruption check and rolls 1 and 2
      And Beretar makes the final corruption check and rolls 2 and 3
      And Aragorn II makes the final corruption check and rolls 3 and 1
      And the opponent's Celeborn makes the final corruption check and rolls 2 and 1
      And Bergil makes the final corruption check
      And Aragorn II supports Bergil's corruption check
      And 6 and 2 are rolled for the corruption check of Bergil
      And the player shows "Celeborn" from hand
      Then it is legal
      And Aragorn II is tapped
      And the player has 2 kill points in the final reckoning
      And the opponent has 5 character points in the final reckoning
      And the opponent has 4 item points in the final reckoning
      And the player's final total is -1
      And the opponent's final total is 9
      And the opponent has won the game

  @rule:core.ending.under-deeps-left-out
  Rule: Whatever is counted there is taken off once

    Background:
      Given the emended rules
      And it is the end-of-turn phase
      And the opponent's untapped Éomer is at Lórien

    @id:core-ending-0391 @compute
    Scenario: Gorbag has his trophy with him in the deeps
      Given reading b of q.core.unstarred-trophy
      And the player is a Ringwraith
      And untapped Gorbag is at The Gem-deeps
      And Gorbag has taken the opponent's "Smaug" as a trophy
      Then the player has 0 points for a call

    @id:core-ending-0302 @compute
    Scenario: Bifur follows Balin down
      Given untapped Balin and untapped Bifur are at The Gem-deeps
      And Bifur follows Balin
      And Bifur bears "Glamdring"
      Then the player has 0 points for a call

  @rule:core.ending.hero-ring-win
  Rule: It is the Wizard's own kind that counts

    Background:
      Given the emended rules
      And untapped Frodo is at the hero Mount Doom
      And Frodo bears "The One Ring"
      And the company has entered the site
      And the player holds "Cracks of Doom"

    @id:core-ending-0303 @compute
    Scenario: Against a Ringwraith, too
      Given the opponent is a Ringwraith
      When the player plays "Cracks of Doom" on Frodo and rolls 4 and 4 for the corruption check
      Then the player has won the game
      And "The One Ring" is out of play
      And "Cracks of Doom" is in the discard pile
      And the player has 0 item points

    @id:core-ending-0304 @compute
    Scenario: A Fallen-wizard has destroyed what he sought
      Given the player is a Fallen-wizard
      When the player plays "Cracks of Doom" on Frodo and rolls 4 and 4 for the corruption check
      Then nobody has won the game
      And "The One Ring" is out of play
      And "Cracks of Doom" is in the discard pile
      And the player has 0 item points

  @rule:core.ending.minion-ring-win
  Rule: It takes The One Ring

    @id:core-ending-0305 @compute
    Scenario: The Mouth comes home with another
      Given the emended rules
      And the player is a Ringwraith
      And it is the movement/hazard phase
      And untapped The Mouth is at Minas Morgul
      And The Mouth bears "High Helm"
      And the company is moving to Barad-dûr by Starter Movement
      When the movement/hazard phase is over
      Then nobody has won the game
      And Minas Morgul is in the location deck

  @rule:core.ending.final-corruption-checks
  Rule: The Balrog is beyond corruption

    @id:core-ending-0306 @order
    Scenario: Azog is not
      Given the emended rules
      And the last turn was the player's
      And the player is the Balrog
      And untapped The Balrog and untapped Azog are at Moria
      And the opponent's untapped Éomer is at Lórien
      Then The Balrog may not make the final corruption check by core.ending.final-check-order
      And Azog may make the final corruption check

  @rule:core.ending.balrog-sudden-call-hazard
  Rule: The Balrog calls when he has the card, and might be heard

    Background:
      Given the emended rules
      And it is a Starter game
      And it is the movement/hazard phase of the opponent's turn
      And the player is the Balrog
      And the opponent is a Ringwraith
      And untapped Azog is at Moria
      And the opponent's untapped Grishnákh and the opponent's tapped Shagrat are at Minas Morgul
      And the opponent has exhausted the play deck

    @id:core-ending-0307 @forbid
    Scenario: The card is in the discard pile
      Given the player's discard pile holds "Sudden Call"
      Then the player may not play "Sudden Call" by core.actions.needs-allowance

  @rule:core.ending.ringwraith-sudden-call-hazard
  Rule: A Fallen-wizard does not call in the other's turn

    @id:core-ending-0308 @forbid
    Scenario: He has the card, and it is not for him
      Given the emended rules
      And it is a Starter game
      And it is the movement/hazard phase of the opponent's turn
      And the player is a Fallen-wizard
      And the opponent is a Ringwraith
      And untapped Éowyn is at the hero Edoras
      And the opponent's untapped Grishnákh and the opponent's untapped Shagrat are at Minas Morgul
      And the opponent has exhausted the play deck
      And the player holds "Sudden Call"
      Then the player may not play "Sudden Call" by core.turn.hazard-player-no-resources

  @rule:core.ending.ringwraith-sudden-call-hazard
  Rule: What the opponent is makes no difference

    @id:core-ending-0309 @allow
    Scenario: A Ringwraith calls against a Fallen-wizard
      Given the emended rules
      And it is a Starter game
      And it is the movement/hazard phase of the opponent's turn
      And the player is a Ringwraith
      And the opponent is a Fallen-wizard
      And untapped Gorbag is at Dol Guldur
      And the opponent's untapped Éowyn is at the hero Edoras
      And the opponent has exhausted the play deck
      When the player plays "Sudden Call"
      Then it is legal
      And the player has called the Council
      And "Sudden Call" is in the discard pile
      And 1 hazard was played on the company

  @rule:core.ending.fw-ring-win
  Rule: A Fallen-wizard may become the lord of the Ring himself

    Background:
      Given the emended rules
      And the player is the Fallen-wizard Alatar
      And it is the site phase

    @id:core-ending-0341 @compute
    Scenario: Eight, and two of his cards, make ten
      Given untapped Alatar is at Weathertop
      And Alatar bears "The One Ring"
      And the player has the first "A New Ringlord" and the second "A New Ringlord" in play on Alatar
      When 5 and 3 are rolled for the card text
      And the site phase is over
      Then the player has won the game

    @id:core-ending-0342 @compute
    Scenario: Nine is not enough
      Given untapped Alatar is at Weathertop
      And Alatar bears "The One Ring"
      And the player has the first "A New Ringlord" and the second "A New Ringlord" in play on Alatar
      When 4 and 3 are rolled for the card text
      And the site phase is over
      Then nobody has won the game

    @id:core-ending-0343 @compute
    Scenario: Isengard is no place for secrets
      Given untapped Alatar is at Isengard
      And Alatar bears "The One Ring"
      And the player has the first "A New Ringlord" and the second "A New Ringlord" in play on Alatar
      When the site phase is over
      Then nobody has won the game

  @rule:core.ending.balrog-ring-win
  Rule: The Balrog may challenge the Power that made the Ring

    Background:
      Given the emended rules
      And the player is the Balrog
      And it is the organization phase
      And untapped The Balrog and untapped Umagaur are at Moria
      And The Balrog bears "The One Ring"
      And the player holds "Challenge the Power"

    @id:core-ending-0344 @compute
    Scenario: Ten, and the counsel of Umagaur
      When the player plays "Challenge the Power" on The Balrog and rolls 6 and 4 for the card text
      Then the player has won the game
      And The Balrog bears "Challenge the Power"
      And the player has 2 miscellaneous points

    @id:core-ending-0345 @compute
    Scenario: Nine, and it is not enough
      When the player plays "Challenge the Power" on The Balrog and rolls 5 and 4 for the card text
      Then nobody has won the game
      And The Balrog bears "Challenge the Power"
      And the player has 2 miscellaneous points

  @rule:core.ending.final-check-actions
  Rule: What is handed over in time weighs on nobody

    @id:core-ending-0408 @allow
    Scenario: Balin gives the necklace away before he is asked about it
      Given the emended rules
      And the last turn was the opponent's
      And untapped Balin, untapped Merry and untapped Imrahil are at Rivendell
      And Balin bears "Necklace of Girion"
      And the opponent's untapped Éomer is at Edoras
      And the player holds "Pledge of Conduct"
      When 4 and 3 are rolled for the corruption check of Éomer
      And Balin makes the final corruption check
      And it is asked whether the player may play "Pledge of Conduct" with Imrahil on Balin
      Then it is legal

  @rule:core.ending.ringwraith-sudden-call-hazard
  Rule: Only the call is a call, and only when there is time for hazards

    Background:
      Given the emended rules
      And it is a Starter game
      And it is the movement/hazard phase of the opponent's turn
      And the player is a Ringwraith
      And the opponent is a Ringwraith
      And untapped Gorbag is at Dol Guldur
      And the opponent has exhausted the play deck

    @id:core-ending-0409 @forbid
    Scenario: He could be called, and other hazards keep to those who travel
      Given the opponent's untapped Grishnákh is at Minas Morgul
      And the opponent's untapped Shagrat is at Carn Dûm
      And the player holds "Foolish Words"
      When the opponent chooses Grishnákh's company to go next
      Then the player may not play "Foolish Words" on Shagrat by core.hazards.event-targets
      And the player may play "Foolish Words" on Grishnákh

    @id:core-ending-0410 @forbid
    Scenario: While cards are drawn for the journey nobody is called
      Given the opponent's untapped Grishnákh and the opponent's untapped Shagrat are at Minas Morgul
      And the opponent's company is moving to Dol Guldur by Starter Movement
      And the player holds "Sudden Call"
      And the player's play deck holds "Wargs", "Twilight" and "Orc-patrol"
      Then the player may not play "Sudden Call" now by core.actions.needs-allowance

  @rule:core.ending.no-untap-before-reckoning
  Rule: Whoever is tapped as the game ends stays so

    @id:following-0007 @forbid
    Scenario: Tapped Sam does not support the final check of Frodo
      Given the emended rules
      And the last turn was the opponent's
      And untapped Frodo, untapped Merry and tapped Sam Gamgee are at Bree
      And the opponent's Beregond is at the opponent's Bree
      When the opponent's Beregond makes the final corruption check and rolls 4 and 3
      And Frodo makes the final corruption check
      And Sam Gamgee supports Frodo's corruption check
      Then it is illegal by core.corruption.support

    @id:following-0008 @allow
    Scenario: Untapped Sam supports it
      Given the emended rules
      And the last turn was the opponent's
      And untapped Frodo, untapped Merry and untapped Sam Gamgee are at Bree
      And the opponent's Beregond is at the opponent's Bree
      When the opponent's Beregond makes the final corruption check and rolls 4 and 3
      And Frodo makes the final corruption check
      And Sam Gamgee supports Frodo's corruption check
      Then it is legal
      And Sam Gamgee is tapped

  @rule:core.ending.events-active-in-reckoning
  Rule: What is in play helps in the final reckoning

    @id:following-0009 @compute
    Scenario: A Fellowship gives one to the final corruption check
      Given the emended rules
      And the last turn was the opponent's
      And Frodo, Aragorn II, Legolas and Gimli are at Rivendell
      And the player's "Fellowship" lies on Frodo's company
      And the opponent's Beregond is at Bree
      When the opponent's Beregond makes the final corruption check and rolls 4 and 3
      And Frodo makes the final corruption check and rolls 2 and 3
      Then the corruption check of Frodo was 10
