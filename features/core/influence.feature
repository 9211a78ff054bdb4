Feature: Influence attempts

  Not every battle is fought with swords: some are won by a word in the right ear.

  @rule:core.influence.declare-by-tapping
  Rule: To talk takes a free hand and the right time

    Background:
      Given the emended rules
      And it is turn 3 of the game
      And the opponent's Gamling the Old and the opponent's Théoden are at Edoras
      And the opponent's Elrond and the opponent's Bergil are at Rivendell

    @id:core-influence-0001 @allow
    Scenario: Imrahil has a word with Gamling
      Given Imrahil is at Edoras
      And the company has entered the site
      When Imrahil seeks to influence away the opponent's Gamling the Old and rolls 3 and 3, then 3 and 3 for the influence defence
      Then it is legal
      And Imrahil is tapped
      And the opponent's Gamling the Old is in play

    @id:core-influence-0002 @forbid
    Scenario: Imrahil is busy
      Given tapped Imrahil is at Edoras
      And the company has entered the site
      When Imrahil seeks to influence away the opponent's Gamling the Old
      Then it is illegal by core.influence.declare-by-tapping

    @id:core-influence-0003 @forbid
    Scenario: On the road there is no time for it
      Given Imrahil is at Edoras
      And it is the movement/hazard phase
      When Imrahil seeks to influence away the opponent's Gamling the Old
      Then it is illegal by core.influence.declare-by-tapping

  @rule:core.influence.not-on-first-turn
  Rule: Nobody begins with treachery

    Background:
      Given the emended rules
      And the opponent's Gamling the Old is at Edoras
      And Imrahil is at Edoras
      And the company has entered the site

    @id:core-influence-0004 @forbid
    Scenario: The very first turn
      Given it is turn 1 of the game
      When Imrahil seeks to influence away the opponent's Gamling the Old
      Then it is illegal by core.influence.not-on-first-turn

    @id:core-influence-0005 @forbid
    Scenario: The other player's first turn
      Given it is turn 2 of the game
      When Imrahil seeks to influence away the opponent's Gamling the Old
      Then it is illegal by core.influence.not-on-first-turn

    @id:core-influence-0006 @allow
    Scenario: The second turn will do
      Given it is turn 3 of the game
      When it is asked whether Imrahil may seek to influence away the opponent's Gamling the Old
      Then it is legal

  @rule:core.influence.company-must-have-entered
  Rule: Nobody talks through the gate

    Background:
      Given the emended rules
      And it is turn 3 of the game
      And the opponent's Gamling the Old is at Edoras
      And Imrahil is at Edoras

    @id:core-influence-0007 @forbid
    Scenario: Imrahil waits outside
      When Imrahil seeks to influence away the opponent's Gamling the Old
      Then it is illegal by core.influence.company-must-have-entered

    @id:core-influence-0008 @allow
    Scenario: Imrahil walks in
      When the company enters the site
      Then Imrahil may seek to influence away the opponent's Gamling the Old

  @rule:core.influence.one-attempt-per-turn
  Rule: One such talk a turn

    Background:
      Given the emended rules
      And it is turn 3 of the game
      And the opponent's Gamling the Old and the opponent's Éowyn are at Edoras
      And Imrahil and Beregond are at Edoras
      And the company has entered the site

    @id:core-influence-0009 @forbid
    Scenario: Beregond does not get his turn
      When Imrahil seeks to influence away the opponent's Gamling the Old and rolls 1 and 1, then 3 and 3 for the influence defence
      And Beregond seeks to influence away the opponent's Éowyn
      Then it is illegal by core.influence.one-attempt-per-turn
      And Imrahil is tapped

    @id:core-influence-0010 @allow
    Scenario: The Riders do not count
      When Imrahil influences "Riders of Rohan" and rolls 1 and 1
      And Beregond seeks to influence away the opponent's Éowyn and rolls 1 and 1, then 3 and 3 for the influence defence
      Then it is legal
      And Imrahil and Beregond are tapped
      And "Riders of Rohan" is in the discard pile

  @rule:core.influence.new-avatar-cannot-influence
  Rule: Avatars take their time

    Background:
      Given the emended rules
      And it is turn 3 of the game
      And the opponent's Robin Smallburrow is at Rivendell
      And Gandalf is at Rivendell
      And the company has entered the site

    @id:core-influence-0011 @forbid
    Scenario: Gandalf has only just arrived
      Given Gandalf came into play this turn
      When Gandalf seeks to influence away the opponent's Robin Smallburrow
      Then it is illegal by core.influence.new-avatar-cannot-influence

    @id:core-influence-0012 @allow
    Scenario: Gandalf has been here for a while
      When it is asked whether Gandalf may seek to influence away the opponent's Robin Smallburrow
      Then it is legal

  @rule:core.influence.new-avatar-cannot-influence
  Rule: Others need no rest

    @id:core-influence-0077 @allow
    Scenario: Aragorn has only just arrived, but he is no avatar
      Given the emended rules
      And it is turn 3 of the game
      And the opponent's Robin Smallburrow is at Rivendell
      And untapped Aragorn II is at Rivendell
      And Aragorn II came into play this turn
      And the company has entered the site
      When it is asked whether Aragorn II may seek to influence away the opponent's Robin Smallburrow
      Then it is legal

  @rule:core.influence.avatar-not-a-target @rule:core.influence.avatar-cards-not-targets
  Rule: A Wizard, and who is with him, are beyond it

    Background:
      Given the emended rules
      And it is turn 3 of the game
      And the opponent's Gandalf, the opponent's Pippin and the opponent's Merry are at Bree
      And the opponent's Pippin follows the opponent's Gandalf
      And the opponent's Gandalf bears "Glamdring"
      And the opponent's Merry bears "Dagger of Westernesse"
      And the player holds "Glamdring" and "Dagger of Westernesse"
      And Aragorn II is at Bree
      And the company has entered the site

    @id:core-influence-0013 @forbid
    Scenario: Not Gandalf
      When Aragorn II seeks to influence away the opponent's Gandalf
      Then it is illegal by core.influence.avatar-not-a-target

    @id:core-influence-0014 @forbid
    Scenario: Not Pippin, who follows him
      When Aragorn II seeks to influence away the opponent's Pippin
      Then it is illegal by core.influence.avatar-cards-not-targets

    @id:core-influence-0015 @forbid
    Scenario: Not Gandalf's sword
      When Aragorn II seeks to influence away the opponent's "Glamdring" showing the player's "Glamdring"
      Then it is illegal by core.influence.avatar-cards-not-targets

    @id:core-influence-0016 @allow
    Scenario: Merry is his own master
      When it is asked whether Aragorn II may seek to influence away the opponent's Merry
      Then it is legal

    @id:core-influence-0017 @allow
    Scenario: And Merry's dagger is Merry's
      When it is asked whether Aragorn II may seek to influence away the opponent's "Dagger of Westernesse" showing the player's "Dagger of Westernesse"
      Then it is legal

  @rule:core.influence.character-at-same-site
  Rule: People are met where they are

    Background:
      Given the emended rules
      And it is turn 3 of the game
      And Imrahil is at Edoras
      And the company has entered the site

    @id:core-influence-0018 @forbid
    Scenario: Gamling has ridden to Dunharrow
      Given the opponent's Gamling the Old is at Dunharrow
      When Imrahil seeks to influence away the opponent's Gamling the Old
      Then it is illegal by core.influence.character-at-same-site

    @id:core-influence-0019 @allow
    Scenario: Gamling is at home
      Given the opponent's Gamling the Old is at Edoras
      When it is asked whether Imrahil may seek to influence away the opponent's Gamling the Old
      Then it is legal

  @rule:core.influence.ally-at-same-site
  Rule: So are their friends

    Background:
      Given the emended rules
      And it is turn 3 of the game
      And Imrahil is at Edoras
      And the company has entered the site

    @id:core-influence-0020 @forbid
    Scenario: Quickbeam is in the wood
      Given the opponent's Théoden is at Wellinghall
      And the opponent's Théoden bears "Quickbeam"
      When Imrahil seeks to influence away the opponent's "Quickbeam"
      Then it is illegal by core.influence.ally-at-same-site

    @id:core-influence-0021 @allow
    Scenario: Quickbeam has come to the Golden Hall
      Given the opponent's Théoden is at Edoras
      And the opponent's Théoden bears "Quickbeam"
      When it is asked whether Imrahil may seek to influence away the opponent's "Quickbeam"
      Then it is legal

  @rule:core.influence.item-at-same-site
  Rule: And what they carry

    Background:
      Given the emended rules
      And it is turn 3 of the game
      And Imrahil is at Minas Tirith
      And the player holds "Valiant Sword"
      And the company has entered the site

    @id:core-influence-0022 @forbid
    Scenario: The sword is at Pelargir
      Given the opponent's Boromir II is at Pelargir
      And the opponent's Boromir II bears "Valiant Sword"
      When Imrahil seeks to influence away the opponent's "Valiant Sword" showing the player's "Valiant Sword"
      Then it is illegal by core.influence.item-at-same-site

    @id:core-influence-0023 @allow
    Scenario: The sword is before his eyes
      Given the opponent's Boromir II is at Minas Tirith
      And the opponent's Boromir II bears "Valiant Sword"
      When it is asked whether Imrahil may seek to influence away the opponent's "Valiant Sword" showing the player's "Valiant Sword"
      Then it is legal

  @rule:core.influence.faction-at-playable-site
  Rule: A people is met where it lives

    Background:
      Given the emended rules
      And it is turn 3 of the game
      And the opponent's marshalling-point pile holds "The Great Eagles"

    @id:core-influence-0024 @allow
    Scenario: Up in the Eyrie, with nobody else about
      Given Beorn is at Eagles' Eyrie
      And the company has entered the site
      When it is asked whether Beorn may seek to influence away the opponent's "The Great Eagles"
      Then it is legal

    @id:core-influence-0025 @forbid
    Scenario: From home he cannot be heard
      Given Beorn is at Beorn's House
      And the company has entered the site
      When Beorn seeks to influence away the opponent's "The Great Eagles"
      Then it is illegal by core.influence.faction-at-playable-site

  @rule:core.influence.item-needs-identical-card
  Rule: No sword without its like

    Background:
      Given the emended rules
      And it is turn 3 of the game
      And Imrahil is at Minas Tirith
      And the player holds "Valiant Sword" and "Glamdring"
      And the company has entered the site
      And the opponent's Boromir II is at Minas Tirith
      And the opponent's Boromir II bears "Valiant Sword"

    @id:core-influence-0026 @forbid
    Scenario: Words alone do not win a sword
      When Imrahil seeks to influence away the opponent's "Valiant Sword"
      Then it is illegal by core.influence.item-needs-identical-card

    @id:core-influence-0027 @forbid
    Scenario: Nor does some other sword
      When Imrahil seeks to influence away the opponent's "Valiant Sword" showing "Glamdring"
      Then it is illegal by core.influence.item-needs-identical-card

    @id:core-influence-0028 @allow
    Scenario: Its like does
      When it is asked whether Imrahil may seek to influence away the opponent's "Valiant Sword" showing the player's "Valiant Sword"
      Then it is legal

  @rule:core.influence.reveal-identical-optional
  Rule: A face that one knows

    Background:
      Given the emended rules
      And it is turn 3 of the game
      And the opponent's Gamling the Old and the opponent's Théoden are at Edoras
      And the opponent's Elrond and the opponent's Bergil are at Rivendell
      And Imrahil is at Edoras
      And the player holds "Gamling the Old" and "Háma"
      And the company has entered the site

    @id:core-influence-0029 @allow
    Scenario: Gamling meets his double
      When it is asked whether Imrahil may seek to influence away the opponent's Gamling the Old showing the player's Gamling the Old
      Then it is legal

    @id:core-influence-0030 @allow
    Scenario: Or does not
      When it is asked whether Imrahil may seek to influence away the opponent's Gamling the Old
      Then it is legal

    @id:core-influence-0031 @forbid
    Scenario: Háma is not his double
      When Imrahil seeks to influence away the opponent's Gamling the Old showing Háma
      Then it is illegal by core.influence.reveal-identical-optional

  @rule:core.influence.attempt-result @rule:core.influence.must-exceed-number @rule:core.influence.number-to-beat
  Rule: One influence against the other, and luck against luck

    Background:
      Given the emended rules
      And it is turn 3 of the game
      And the opponent's Gamling the Old and the opponent's Théoden are at Edoras
      And the opponent's Elrond is at Rivendell

    @id:core-influence-0032 @compute @rule:core.influence.success-discards-target
    Scenario: Seven and two against six leave three, and Gamling has a mind of two
      Given the opponent's Bergil is at Lórien
      And Imrahil is at Edoras
      And the company has entered the site
      When Imrahil seeks to influence away the opponent's Gamling the Old and rolls 4 and 3, then 3 and 3 for the influence defence
      Then the opponent's Gamling the Old is in the discard pile
      And Imrahil is tapped

    @id:core-influence-0033 @compute
    Scenario: Six and two against six leave two, which is not more than two
      Given the opponent's Bergil is at Lórien
      And Imrahil is at Edoras
      And the company has entered the site
      When Imrahil seeks to influence away the opponent's Gamling the Old and rolls 3 and 3, then 3 and 3 for the influence defence
      Then the opponent's Gamling the Old is in play
      And Imrahil is tapped

    @id:core-influence-0034 @compute
    Scenario: Forlong takes a part of Imrahil's attention
      Given the opponent's Bergil is at Lórien
      And Imrahil and Forlong are at Edoras
      And Forlong follows Imrahil
      And the company has entered the site
      When Imrahil seeks to influence away the opponent's Gamling the Old and rolls 4 and 3, then 3 and 3 for the influence defence
      Then the opponent's Gamling the Old is in play
      And Imrahil is tapped

    @id:core-influence-0035 @compute
    Scenario: The opponent has some influence to spare
      Given Imrahil is at Edoras
      And the company has entered the site
      When Imrahil seeks to influence away the opponent's Gamling the Old and rolls 4 and 3, then 3 and 3 for the influence defence
      Then the opponent's Gamling the Old is in play
      And Imrahil is tapped

  @rule:core.influence.controller-influence-subtracted
  Rule: Who leads somebody has a word in the matter

    Background:
      Given the emended rules
      And it is turn 3 of the game
      And the opponent's Éowyn, the opponent's Gamling the Old and the opponent's Théoden are at Edoras
      And the opponent's Elrond is at Rivendell
      And Imrahil is at Edoras
      And the company has entered the site

    @id:core-influence-0036 @compute
    Scenario: Théoden has one word left for Éowyn
      Given the opponent's Bergil is at Lórien
      And the opponent's Éowyn follows the opponent's Théoden
      When Imrahil seeks to influence away the opponent's Éowyn and rolls 4 and 3, then 3 and 3 for the influence defence
      Then the opponent's Éowyn is in play
      And Imrahil is tapped

    @id:core-influence-0037 @compute
    Scenario: On her own she would have gone
      When Imrahil seeks to influence away the opponent's Éowyn and rolls 4 and 3, then 3 and 3 for the influence defence
      Then the opponent's Éowyn is in the discard pile
      And Imrahil is tapped

  @rule:core.influence.number-to-beat
  Rule: Each has a mind of its own, or its bearer's

    Background:
      Given the emended rules
      And it is turn 3 of the game

    @id:core-influence-0038 @compute
    Scenario: For the Eagles it takes more than nine
      Given the opponent's Elrond, the opponent's Glorfindel II and the opponent's Bergil are at Rivendell
      And the opponent's marshalling-point pile holds "The Great Eagles"
      And Beorn is at Eagles' Eyrie
      And the company has entered the site
      When Beorn seeks to influence away the opponent's "The Great Eagles" and rolls 6 and 5, then 2 and 2 for the influence defence
      Then the opponent's "The Great Eagles" is in the marshalling-point pile
      And Beorn is tapped

    @id:core-influence-0039 @compute
    Scenario: Ten are more than nine
      Given the opponent's Elrond, the opponent's Glorfindel II and the opponent's Bergil are at Rivendell
      And the opponent's marshalling-point pile holds "The Great Eagles"
      And Beorn is at Eagles' Eyrie
      And the company has entered the site
      When Beorn seeks to influence away the opponent's "The Great Eagles" and rolls 6 and 6, then 2 and 2 for the influence defence
      Then the opponent's "The Great Eagles" is in the discard pile
      And the opponent has 0 faction points
      And Beorn is tapped

    @id:core-influence-0040 @compute
    Scenario: For Quickbeam it takes more than three
      Given the opponent's Gamling the Old and the opponent's Éowyn are at Edoras
      And the opponent's Elrond and the opponent's Legolas are at Rivendell
      And the opponent's Gamling the Old bears "Quickbeam"
      And Imrahil is at Edoras
      And the company has entered the site
      When Imrahil seeks to influence away the opponent's "Quickbeam" and rolls 4 and 3, then 3 and 2 for the influence defence
      Then the opponent's Gamling the Old bears "Quickbeam"
      And Imrahil is tapped

    @id:core-influence-0041 @compute @rule:core.influence.success-discards-target
    Scenario: Four are more than three
      Given the opponent's Gamling the Old and the opponent's Éowyn are at Edoras
      And the opponent's Elrond and the opponent's Legolas are at Rivendell
      And the opponent's Gamling the Old bears "Quickbeam"
      And Imrahil is at Edoras
      And the company has entered the site
      When Imrahil seeks to influence away the opponent's "Quickbeam" and rolls 4 and 4, then 3 and 2 for the influence defence
      Then the opponent's "Quickbeam" is in the discard pile
      And the opponent has 0 ally points
      And Imrahil is tapped

  @rule:core.influence.identical-card-makes-zero
  Rule: Who sees his like needs little persuasion

    Background:
      Given the emended rules
      And it is turn 3 of the game
      And the opponent's Elrond, the opponent's Glorfindel II and the opponent's Bergil are at Rivendell
      And the opponent's marshalling-point pile holds "The Great Eagles"
      And the player holds "The Great Eagles"
      And Beorn is at Eagles' Eyrie
      And the company has entered the site

    @id:core-influence-0042 @compute @rule:core.influence.play-revealed-card
    Scenario: One is more than nothing, and the Eagles change sides
      When Beorn seeks to influence away the opponent's "The Great Eagles" showing the player's "The Great Eagles" and rolls 3 and 3, then 4 and 3 for the influence defence
      Then the opponent's "The Great Eagles" is in the discard pile
      And the opponent has 0 faction points
      And Beorn is tapped
      When the player plays the revealed "The Great Eagles" with Beorn
      Then it is legal
      And the player's "The Great Eagles" is in the marshalling-point pile
      And the player has 3 faction points
      And the site is untapped

    @id:core-influence-0043 @compute @rule:core.influence.failure-discards-revealed @rule:core.influence.must-exceed-number
    Scenario: Nothing is not
      When Beorn seeks to influence away the opponent's "The Great Eagles" showing the player's "The Great Eagles" and rolls 3 and 2, then 4 and 3 for the influence defence
      Then the opponent's "The Great Eagles" is in the marshalling-point pile
      And the player's "The Great Eagles" is in the discard pile
      And Beorn is tapped

    @id:core-influence-0044 @compute @rule:core.influence.failure-discards-revealed
    Scenario: What was not shown is not lost
      When Beorn seeks to influence away the opponent's "The Great Eagles" and rolls 3 and 2, then 4 and 3 for the influence defence
      Then the opponent's "The Great Eagles" is in the marshalling-point pile
      And the player's "The Great Eagles" is in hand
      And Beorn is tapped

    @id:core-influence-0045 @allow @rule:core.influence.play-revealed-card
    Scenario: The player keeps the card for another day
      When Beorn seeks to influence away the opponent's "The Great Eagles" showing the player's "The Great Eagles" and rolls 3 and 3, then 4 and 3 for the influence defence
      And the player passes
      Then it is legal
      And the player's "The Great Eagles" is in hand
      And the opponent's "The Great Eagles" is in the discard pile
      And the opponent has 0 faction points
      And Beorn is tapped

    @id:core-influence-0046 @forbid @rule:core.influence.play-revealed-card
    Scenario: A copy that was kept hidden cannot take wing
      When Beorn seeks to influence away the opponent's "The Great Eagles" and rolls 6 and 6, then 2 and 2 for the influence defence
      Then the player may not play the revealed "The Great Eagles" with Beorn by core.influence.play-revealed-card
      And the opponent's "The Great Eagles" is in the discard pile
      And the opponent has 0 faction points
      And Beorn is tapped

  @rule:core.influence.identical-card-makes-zero
  Rule: A sword persuades nobody

    @id:core-influence-0047 @compute @rule:core.influence.number-to-beat @rule:core.influence.failure-discards-revealed
    Scenario: Its bearer has a mind of five
      Given the emended rules
      And it is turn 3 of the game
      And the opponent's Beretar is at Minas Tirith
      And the opponent's Elrond and the opponent's Boromir II are at Rivendell
      And the opponent's Mablung is at Lórien
      And the opponent's Beretar bears "Valiant Sword"
      And Imrahil is at Minas Tirith
      And the player holds "Valiant Sword"
      And the company has entered the site
      When Imrahil seeks to influence away the opponent's "Valiant Sword" showing the player's "Valiant Sword" and rolls 5 and 5, then 3 and 3 for the influence defence
      Then the opponent's Beretar bears the opponent's "Valiant Sword"
      And the player's "Valiant Sword" is in the discard pile
      And Imrahil is tapped

    @id:core-influence-0048 @compute @rule:core.influence.number-to-beat @rule:core.influence.success-discards-target
    Scenario: Six are more than five
      Given the emended rules
      And it is turn 3 of the game
      And the opponent's Beretar is at Minas Tirith
      And the opponent's Elrond and the opponent's Boromir II are at Rivendell
      And the opponent's Mablung is at Lórien
      And the opponent's Beretar bears "Valiant Sword"
      And Imrahil is at Minas Tirith
      And the player holds "Valiant Sword"
      And the company has entered the site
      When Imrahil seeks to influence away the opponent's "Valiant Sword" showing the player's "Valiant Sword" and rolls 6 and 5, then 3 and 3 for the influence defence
      Then the opponent's "Valiant Sword" is in the discard pile
      And the opponent has 0 item points
      And Imrahil is tapped

  @rule:core.influence.success-discards-target
  Rule: Who goes takes everything along, but for those who followed

    @id:core-influence-0049 @compute
    Scenario: Faramir leaves Mablung behind
      Given the emended rules
      And it is turn 3 of the game
      And the opponent's Faramir and the opponent's Mablung are at Edoras
      And the opponent's Mablung follows the opponent's Faramir
      And the opponent's Faramir bears "Dagger of Westernesse" and "Quickbeam"
      And the opponent's Elrond and the opponent's Beretar are at Rivendell
      And Imrahil is at Edoras
      And the company has entered the site
      When Imrahil seeks to influence away the opponent's Faramir and rolls 6 and 5, then 3 and 3 for the influence defence
      Then the opponent's Faramir is in the discard pile
      And the opponent's "Dagger of Westernesse" and the opponent's "Quickbeam" are in the discard pile
      And the opponent's Mablung is in play
      And the opponent's Mablung is under nobody's influence
      And the opponent has 5 character points
      And the opponent has 0 ally points
      And Imrahil is tapped

  @rule:core.influence.revealed-card-other-restrictions
  Rule: The copy comes only where it can come

    Background:
      Given the emended rules
      And it is turn 3 of the game
      And the opponent's Elrond and the opponent's Glorfindel II are at Rivendell

    @id:core-influence-0050 @forbid
    Scenario: Quickbeam's like will not come to Edoras
      Given the opponent's Gamling the Old is at Edoras
      And the opponent's Gamling the Old bears "Quickbeam"
      And the player holds "Quickbeam"
      And Imrahil is at Edoras
      And the company has entered the site
      When Imrahil seeks to influence away the opponent's "Quickbeam" showing the player's "Quickbeam" and rolls 6 and 6, then 1 and 1 for the influence defence
      And the player plays the revealed "Quickbeam" with Imrahil
      Then it is illegal by core.influence.revealed-card-other-restrictions
      And the opponent's "Quickbeam" is in the discard pile
      And the opponent has 0 ally points
      And Imrahil is tapped

    @id:core-influence-0051 @allow
    Scenario: At home he will
      Given the opponent's Gamling the Old is at Wellinghall
      And the opponent's Gamling the Old bears "Quickbeam"
      And the player holds "Quickbeam"
      And Imrahil is at Wellinghall
      And the company has entered the site
      When Imrahil seeks to influence away the opponent's "Quickbeam" showing the player's "Quickbeam" and rolls 6 and 6, then 1 and 1 for the influence defence
      And the player plays the revealed "Quickbeam" with Imrahil
      Then it is legal
      And Imrahil bears the player's "Quickbeam"
      And the player has 2 ally points
      And the opponent's "Quickbeam" is in the discard pile
      And the opponent has 0 ally points
      And Imrahil is tapped

  @rule:core.influence.revealed-character-influence
  Rule: A newcomer needs somebody to lead him

    Background:
      Given the emended rules
      And it is turn 3 of the game
      And the opponent's Robin Smallburrow and the opponent's Mablung are at Bree
      And the opponent's Elrond and the opponent's Théoden are at Rivendell
      And the player holds "Robin Smallburrow"

    @id:core-influence-0052 @forbid
    Scenario: Two points are not enough for a mind of three
      Given Imrahil and Forlong are at Bree
      And the company has entered the site
      When Imrahil seeks to influence away the opponent's Robin Smallburrow showing the player's Robin Smallburrow and rolls 6 and 6, then 1 and 1 for the influence defence
      And the player plays the revealed Robin Smallburrow as a follower of Imrahil
      Then it is illegal by core.influence.revealed-character-influence
      And the opponent's Robin Smallburrow is in the discard pile
      And the opponent has 5 character points
      And Imrahil is tapped

    @id:core-influence-0053 @allow @rule:core.influence.revealed-character-text-ignored
    Scenario: Robin joins Imrahil far from home
      Given Imrahil and Forlong are at Bree
      And the company has entered the site
      When Imrahil seeks to influence away the opponent's Robin Smallburrow showing the player's Robin Smallburrow and rolls 6 and 6, then 1 and 1 for the influence defence
      And the player plays the revealed Robin Smallburrow with Imrahil
      Then it is legal
      And Imrahil, Forlong and the player's Robin Smallburrow form a company
      And the player's Robin Smallburrow is in play
      And the player's Robin Smallburrow is under general influence
      And the player has 3 character points
      And the opponent's Robin Smallburrow is in the discard pile
      And the opponent has 5 character points
      And Imrahil is tapped

    @id:core-influence-0054 @allow @rule:core.influence.revealed-character-text-ignored
    Scenario: Robin follows Aragorn, who knows the way to Bree
      Given Aragorn II is at Bree
      And the company has entered the site
      When Aragorn II seeks to influence away the opponent's Robin Smallburrow showing the player's Robin Smallburrow and rolls 6 and 6, then 1 and 1 for the influence defence
      And the player plays the revealed Robin Smallburrow as a follower of Aragorn II
      Then it is legal
      And the player's Robin Smallburrow follows Aragorn II
      And the player's Robin Smallburrow is in play
      And Aragorn II and the player's Robin Smallburrow form a company
      And the player has 4 character points
      And the opponent's Robin Smallburrow is in the discard pile
      And the opponent has 5 character points
      And Aragorn II is tapped

    @id:core-influence-0055 @forbid
    Scenario: Nor are two points of general influence
      Given Imrahil is at Bree
      And Aragorn II and Kíli are at Lórien
      And Imrahil's company has entered the site
      When Imrahil seeks to influence away the opponent's Robin Smallburrow showing the player's Robin Smallburrow and rolls 6 and 6, then 1 and 1 for the influence defence
      And the player plays the revealed Robin Smallburrow with Imrahil
      Then it is illegal by core.influence.revealed-character-influence
      And the opponent's Robin Smallburrow is in the discard pile
      And the opponent has 5 character points
      And Imrahil is tapped

  @rule:core.influence.wizard-against-minions
  Rule: Servants of the Shadow do not listen to a Wizard's people

    Background:
      Given the emended rules
      And it is turn 3 of the game
      And the opponent is a Ringwraith
      And the opponent's Asternak and the opponent's Ostisen are at Edoras
      And the opponent's Hador, the opponent's Calendal and the opponent's Odoacer are at Dol Guldur
      And Gandalf is at Edoras
      And the company has entered the site

    @id:core-influence-0056 @compute @uses:core.setup.ringwraith-extra-five
    Scenario: Four and ten against two, five and five leave two
      When Gandalf seeks to influence away the opponent's Ostisen and rolls 2 and 2, then 1 and 1 for the influence defence
      Then the opponent's Ostisen is in play
      And Gandalf is tapped

    @id:core-influence-0057 @compute @uses:core.setup.ringwraith-extra-five
    Scenario: Five and ten leave three
      When Gandalf seeks to influence away the opponent's Ostisen and rolls 3 and 2, then 1 and 1 for the influence defence
      Then the opponent's Ostisen is in the discard pile
      And Gandalf is tapped

  @rule:core.influence.ringwraith-against-heroes
  Rule: Nor does anybody else listen to a Ringwraith's people

    Background:
      Given the emended rules
      And it is turn 3 of the game
      And the player is a Ringwraith
      And Asternak is at Edoras
      And the opponent's Gamling the Old and the opponent's Théoden are at Edoras
      And the opponent's Elrond and the opponent's Bergil are at Rivendell
      And the company has entered the site

    @id:core-influence-0058 @compute
    Scenario: Twelve and two against six and five leave three
      When Asternak seeks to influence away the opponent's Gamling the Old and rolls 6 and 6, then 3 and 3 for the influence defence
      Then the opponent's Gamling the Old is in the discard pile
      And Asternak is tapped

    @id:core-influence-0059 @compute
    Scenario: Eleven and two against six and five leave two
      When Asternak seeks to influence away the opponent's Gamling the Old and rolls 6 and 5, then 3 and 3 for the influence defence
      Then the opponent's Gamling the Old is in play
      And Asternak is tapped

  @rule:core.influence.item-without-permanent-event
  Rule: What has become special is not given away

    Background:
      Given the emended rules
      And it is turn 3 of the game
      And Imrahil is at Minas Tirith
      And the player holds "Dagger of Westernesse"
      And the company has entered the site
      And the opponent's Boromir II is at Minas Tirith
      And the opponent's Boromir II bears "Dagger of Westernesse"

    @id:core-influence-0060 @forbid
    Scenario: A dagger out of the barrows
      Given the opponent has "Barrow-blade" in play on the opponent's "Dagger of Westernesse"
      When Imrahil seeks to influence away the opponent's "Dagger of Westernesse" showing the player's "Dagger of Westernesse"
      Then it is illegal by core.influence.item-without-permanent-event

    @id:core-influence-0061 @allow
    Scenario: A dagger like any other
      When it is asked whether Imrahil may seek to influence away the opponent's "Dagger of Westernesse" showing the player's "Dagger of Westernesse"
      Then it is legal

  @rule:core.influence-control.ringwraith-follower-immune
  Rule: The Nine stand together

    Background:
      Given the emended rules
      And it is turn 3 of the game
      And the opponent is a Ringwraith
      And Imrahil is at Dol Guldur
      And the company has entered the site
      And the opponent's Khamûl the Ringwraith, the opponent's Adûnaphel the Ringwraith and the opponent's Hador are at Dol Guldur

    @id:core-influence-0062 @forbid
    Scenario: Adûnaphel follows her captain
      Given the opponent's Adûnaphel the Ringwraith follows the opponent's Khamûl the Ringwraith
      When Imrahil seeks to influence away the opponent's Adûnaphel the Ringwraith
      Then it is illegal by core.influence-control.ringwraith-follower-immune

    @id:core-influence-0063 @allow
    Scenario: Hador follows nobody
      When it is asked whether Imrahil may seek to influence away the opponent's Hador
      Then it is legal

  @rule:core.influence.declare-by-tapping
  Rule: One's own people speak, to people of the other side

    Background:
      Given the emended rules
      And it is turn 3 of the game
      And the opponent's Gamling the Old and the opponent's Háma are at Edoras
      And Imrahil and Éomer are at Edoras
      And the company has entered the site

    @id:core-influence-0064 @allow
    Scenario: Imrahil speaks to Gamling
      Then Imrahil may seek to influence away the opponent's Gamling the Old

    @id:core-influence-0065 @forbid
    Scenario: Imrahil does not speak to Éomer, who is his friend
      Then Imrahil may not seek to influence away the player's Éomer by core.influence.declare-by-tapping

    @id:core-influence-0066 @forbid
    Scenario: Háma does not speak for the other side
      Then the opponent's Háma may not seek to influence away the opponent's Gamling the Old at the player's word by core.influence.declare-by-tapping

    @id:core-influence-0067 @rule:core.influence.reveal-identical-optional @forbid
    Scenario: A Gamling who lies in the discard pile is not shown to anybody
      Given the player's discard pile holds "Gamling the Old"
      Then Imrahil may not seek to influence away the opponent's Gamling the Old showing the player's Gamling the Old by core.influence.reveal-identical-optional

  @rule:core.influence.revealed-character-influence
  Rule: The opponent's influence does not lead a newcomer

    Background:
      Given the emended rules
      And it is turn 3 of the game
      And the opponent's Robin Smallburrow and the opponent's Mablung are at Bree
      And the opponent's Elrond and the opponent's Théoden are at Rivendell
      And the player holds "Robin Smallburrow"
      And Imrahil is at Bree
      And Aragorn II and Kíli are at Lórien
      And Imrahil's company has entered the site

    @id:core-influence-0068 @forbid
    Scenario: The opponent sees further
      Given the opponent has the opponent's "Saw Further and Deeper" in play
      When Imrahil seeks to influence away the opponent's Robin Smallburrow showing the player's Robin Smallburrow and rolls 6 and 6, then 1 and 1 for the influence defence
      And the player plays the revealed Robin Smallburrow with Imrahil
      Then it is illegal by core.influence.revealed-character-influence
      And the opponent's Robin Smallburrow is in the discard pile
      And the opponent has 5 character points
      And Imrahil is tapped

    @id:core-influence-0069 @allow
    Scenario: Robin's new friends see further
      Given the player has "Saw Further and Deeper" in play
      When Imrahil seeks to influence away the opponent's Robin Smallburrow showing the player's Robin Smallburrow and rolls 6 and 6, then 1 and 1 for the influence defence
      Then the player may play the revealed Robin Smallburrow with Imrahil
      And the opponent's Robin Smallburrow is in the discard pile
      And the opponent has 5 character points
      And Imrahil is tapped

  @rule:core.influence.declare-by-tapping
  Rule: What is not there cannot be talked to

    Background:
      Given the emended rules
      And it is turn 3 of the game
      And the opponent's Théoden is at Edoras
      And Imrahil is at Edoras
      And the company has entered the site

    @id:core-influence-0070 @forbid
    Scenario: Gamling has gone
      Given the opponent's discard pile holds "Gamling the Old"
      Then Imrahil may not seek to influence away the opponent's Gamling the Old by core.influence.declare-by-tapping

    @id:core-influence-0071 @forbid
    Scenario: The Riders have not come yet
      Given the opponent's discard pile holds "Riders of Rohan"
      Then Imrahil may not seek to influence away the opponent's "Riders of Rohan" by core.influence.declare-by-tapping

    @id:core-influence-0072 @allow
    Scenario: The Riders have come
      Given the opponent's marshalling-point pile holds "Riders of Rohan"
      Then Imrahil may seek to influence away the opponent's "Riders of Rohan"

    @id:core-influence-0073 @forbid
    Scenario: What lies before Théoden's door is nobody's friend
      Given the opponent has "Smaug at Home" in play
      Then Imrahil may not seek to influence away the opponent's "Smaug at Home" by core.influence.declare-by-tapping

  @rule:core.influence.declare-by-tapping
  Rule: For a sword, too, it takes a free hand

    @id:core-influence-0074 @forbid
    Scenario: Imrahil is tired, and his sword does not speak
      Given the emended rules
      And it is turn 3 of the game
      And tapped Imrahil is at Minas Tirith
      And the player holds "Valiant Sword"
      And the company has entered the site
      And the opponent's Boromir II is at Minas Tirith
      And the opponent's Boromir II bears "Valiant Sword"
      Then Imrahil may not seek to influence away the opponent's "Valiant Sword" showing the player's "Valiant Sword" by core.influence.declare-by-tapping

  @rule:core.influence.declare-by-tapping
  Rule: Nor does a familiar face help somebody who is tired

    @id:core-influence-0075 @forbid
    Scenario: Imrahil is tired, and Gamling's double does not wake him
      Given the emended rules
      And it is turn 3 of the game
      And the opponent's Gamling the Old is at Edoras
      And tapped Imrahil is at Edoras
      And the player holds "Gamling the Old"
      And the company has entered the site
      Then Imrahil may not seek to influence away the opponent's Gamling the Old showing the player's Gamling the Old by core.influence.declare-by-tapping

  @rule:core.influence.play-revealed-card
  Rule: Only he who has talked brings the newcomer

    @id:core-influence-0076 @forbid
    Scenario: Forlong has said nothing
      Given the emended rules
      And it is turn 3 of the game
      And the opponent's Robin Smallburrow and the opponent's Mablung are at Bree
      And the opponent's Elrond and the opponent's Théoden are at Rivendell
      And the player holds "Robin Smallburrow" and "Barliman Butterbur"
      And Imrahil and Forlong are at Bree
      And the company has entered the site
      When Imrahil seeks to influence away the opponent's Robin Smallburrow showing the player's Robin Smallburrow and rolls 6 and 6, then 1 and 1 for the influence defence
      Then the player may not play the revealed Robin Smallburrow with Forlong by core.actions.needs-allowance
      And the player may not play the revealed "Barliman Butterbur" with Imrahil by core.actions.needs-allowance
      And the player may play the revealed Robin Smallburrow with Imrahil
      And the opponent's Robin Smallburrow is in the discard pile
      And Imrahil is tapped
      And the opponent has 5 character points

  @rule:core.influence.play-revealed-card
  Rule: The newcomer comes at once, and with him who has talked, or not at all

    @id:core-influence-0078 @forbid
    Scenario: The Eagles do not wait until the player has thought better of it
      Given the emended rules
      And it is turn 3 of the game
      And the opponent's Elrond, the opponent's Glorfindel II and the opponent's Bergil are at Rivendell
      And the opponent's marshalling-point pile holds "The Great Eagles"
      And the player holds "The Great Eagles"
      And Beorn is at Eagles' Eyrie
      And the company has entered the site
      When Beorn seeks to influence away the opponent's "The Great Eagles" showing the player's "The Great Eagles" and rolls 3 and 3, then 4 and 3 for the influence defence
      And the player passes
      Then the player may not play the revealed "The Great Eagles" with Beorn by core.influence.play-revealed-card
      And the player's "The Great Eagles" is in hand
      And the opponent's "The Great Eagles" is in the discard pile
      And the opponent has 0 faction points
      And Beorn is tapped

    @id:core-influence-0079 @forbid
    Scenario: The Eagles follow nobody, not even Beorn
      Given the emended rules
      And it is turn 3 of the game
      And the opponent's Elrond, the opponent's Glorfindel II and the opponent's Bergil are at Rivendell
      And the opponent's marshalling-point pile holds "The Great Eagles"
      And the player holds "The Great Eagles"
      And Beorn is at Eagles' Eyrie
      And the company has entered the site
      When Beorn seeks to influence away the opponent's "The Great Eagles" showing the player's "The Great Eagles" and rolls 3 and 3, then 4 and 3 for the influence defence
      Then the player may not play the revealed "The Great Eagles" as a follower of Beorn by core.influence.play-revealed-card
      And the opponent's "The Great Eagles" is in the discard pile
      And the opponent has 0 faction points
      And Beorn is tapped

    @id:core-influence-0080 @forbid @rule:core.influence.revealed-character-influence
    Scenario: Robin follows Aragorn, who has talked, and not Elrond, who has not
      Given the emended rules
      And it is turn 3 of the game
      And the opponent's Robin Smallburrow and the opponent's Mablung are at Bree
      And the opponent's Galadriel and the opponent's Théoden are at Lórien
      And the player holds "Robin Smallburrow"
      And Aragorn II and Elrond are at Bree
      And the company has entered the site
      When Aragorn II seeks to influence away the opponent's Robin Smallburrow showing the player's Robin Smallburrow and rolls 6 and 6, then 1 and 1 for the influence defence
      Then the player may not play the revealed Robin Smallburrow with Aragorn II under Elrond by core.actions.needs-allowance
      And the player may play the revealed Robin Smallburrow as a follower of Aragorn II
      And the opponent's Robin Smallburrow is in the discard pile
      And the opponent has 5 character points
      And Aragorn II is tapped

  @rule:core.influence.revealed-card-other-restrictions
  Rule: An item's copy asks for a place where there are such items

    Background:
      Given the emended rules
      And it is turn 3 of the game
      And the opponent's Elrond and the opponent's Boromir II are at Rivendell
      And the opponent's Mablung is at Lórien
      And the player holds "Dagger of Westernesse"

    @id:core-influence-0081 @allow @rule:core.influence.play-revealed-card
    Scenario: One dagger goes at Isengard, and another comes
      Given the opponent's Beretar is at Isengard
      And the opponent's Beretar bears the opponent's "Dagger of Westernesse"
      And Imrahil is at Isengard
      And the company has entered the site
      When Imrahil seeks to influence away the opponent's "Dagger of Westernesse" showing the player's "Dagger of Westernesse" and rolls 6 and 6, then 1 and 1 for the influence defence
      And the player plays the revealed "Dagger of Westernesse" with Imrahil
      Then it is legal
      And Imrahil bears the player's "Dagger of Westernesse"
      And the opponent's "Dagger of Westernesse" is in the discard pile
      And Imrahil is tapped
      And the site is untapped

    @id:core-influence-0082 @forbid
    Scenario: One dagger goes at Minas Tirith, where there are no others
      Given the opponent's Beretar is at Minas Tirith
      And the opponent's Beretar bears the opponent's "Dagger of Westernesse"
      And Imrahil is at Minas Tirith
      And the company has entered the site
      When Imrahil seeks to influence away the opponent's "Dagger of Westernesse" showing the player's "Dagger of Westernesse" and rolls 6 and 6, then 1 and 1 for the influence defence
      And the player plays the revealed "Dagger of Westernesse" with Imrahil
      Then it is illegal by core.influence.revealed-card-other-restrictions
      And the opponent's "Dagger of Westernesse" is in the discard pile
      And Imrahil is tapped

  @rule:core.influence.item-without-permanent-event
  Rule: That is said of items, not of those who have an event on them

    @id:core-influence-0083 @allow
    Scenario: Gamling's senses are lured, and he may be talked to
      Given the emended rules
      And it is turn 3 of the game
      And the opponent's Gamling the Old is at Edoras
      And the player has "Lure of the Senses" in play on the opponent's Gamling the Old
      And Imrahil is at Edoras
      And the company has entered the site
      When it is asked whether Imrahil may seek to influence away the opponent's Gamling the Old
      Then it is legal

  @rule:core.influence.success-discards-target
  Rule: What keeps people keeps nothing that is with them

    @id:core-influence-0084 @compute
    Scenario: The song of the Elves holds no Ent
      Given the emended rules
      And it is turn 3 of the game
      And the opponent has "Elf-song" in play
      And the opponent's Gamling the Old and the opponent's Éowyn are at Lórien
      And the opponent's Elrond and the opponent's Legolas are at Rivendell
      And the opponent's Gamling the Old bears "Quickbeam"
      And Imrahil is at Lórien
      And the company has entered the site
      When Imrahil seeks to influence away the opponent's "Quickbeam" and rolls 4 and 4, then 3 and 2 for the influence defence
      Then the opponent's "Quickbeam" is in the discard pile
      And the opponent has 0 ally points
      And Imrahil is tapped

  @rule:core.influence.declare-by-tapping
  Rule: A company talks in its own time

    Background:
      Given the emended rules
      And it is turn 3 of the game
      And the opponent's Gamling the Old is at Edoras
      And Imrahil is at Edoras
      And Aragorn II is at Bree
      And Imrahil's company has entered the site

    @id:core-influence-0085 @forbid
    Scenario: Imrahil is done at Edoras, and Aragorn enters Bree
      When the player passes
      And Aragorn II's company enters Bree
      Then Imrahil may not seek to influence away the opponent's Gamling the Old by core.influence.declare-by-tapping

    @id:core-influence-0086 @allow
    Scenario: Imrahil is not done yet
      Then Imrahil may seek to influence away the opponent's Gamling the Old

    @id:core-influence-0087 @forbid
    Scenario: What lies on the whole company is nobody to talk to
      Given the opponent's "Something Has Slipped" lies on Imrahil's company
      Then Imrahil may not seek to influence away the opponent's "Something Has Slipped" by core.influence.declare-by-tapping

  @rule:core.influence.agent-needs-an-effect
  Rule: An agent speaks to those on the road, if something lets him

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And it is turn 3 of the game
      And untapped Faramir and untapped Aragorn II and untapped Boromir II are at Dead Marshes

    @id:core-influence-0401 @allow
    Scenario: Golodhros is believed
      Given the opponent has Golodhros as a face-up agent at Dead Marshes
      When Golodhros seeks to influence away Faramir and rolls 5 and 5, then 2 and 2 for the influence defence
      Then it is legal
      And Golodhros is tapped
      And Faramir is in the discard pile
      And the player has 4 character points

    @id:core-influence-0402 @forbid
    Scenario: Nobody has asked Bill Ferny
      Given the opponent has Bill Ferny as a face-up agent at Dead Marshes
      When Bill Ferny seeks to influence away Faramir
      Then it is illegal by core.influence.agent-needs-an-effect

    @id:core-influence-0403 @forbid
    Scenario: Golodhros is tired
      Given the opponent has tapped Golodhros as a face-up agent at Dead Marshes
      When Golodhros seeks to influence away Faramir
      Then it is illegal by core.influence.agent-needs-an-effect

    @id:core-influence-0404 @forbid
    Scenario: He does not speak to them in the site phase
      Given it is the site phase
      And the opponent has Golodhros as a face-up agent at Dead Marshes
      When Golodhros seeks to influence away Faramir
      Then it is illegal by core.influence.agent-needs-an-effect

  @rule:core.influence.agent-revealed-as-influencer
  Rule: Whoever speaks is seen

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And it is turn 3 of the game
      And untapped Faramir and untapped Aragorn II and untapped Boromir II are at Dead Marshes
      And the opponent is a Ringwraith
      And the opponent has Golodhros as a face-down agent who has gone to Cirith Gorgor and Dead Marshes

    @id:core-influence-0405 @order
    Scenario: It was Golodhros, and nobody heeds him
      When Golodhros seeks to influence away Faramir and rolls 3 and 3, then 2 and 2 for the influence defence
      Then it is legal
      And the agent Golodhros is face-up
      And Golodhros is tapped
      And the opponent's Cirith Gorgor is in the location deck
      And the agent Golodhros has Dead Marshes with him

  @rule:core.influence.agent-place-character-or-ally
  Rule: He meets them where they go

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And it is turn 3 of the game
      And untapped Faramir is at Minas Tirith

    @id:core-influence-0406 @allow
    Scenario: They come to where he is
      Given the company is moving to Dead Marshes
      And the opponent has Golodhros as a face-up agent at Dead Marshes
      When it is asked whether Golodhros may seek to influence away Faramir
      Then it is legal

    @id:core-influence-0407 @forbid
    Scenario: They have left
      Given the company is moving to Dead Marshes
      And the opponent has Golodhros as a face-up agent at Minas Tirith
      When it is asked whether Golodhros may seek to influence away Faramir
      Then it is illegal by core.influence.agent-place-character-or-ally

    @id:core-influence-0408 @allow
    Scenario: They stay
      Given the opponent has Golodhros as a face-up agent at Minas Tirith
      When it is asked whether Golodhros may seek to influence away Faramir
      Then it is legal

  @rule:core.influence.agent-place-faction
  Rule: A faction he meets where it lives

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And it is turn 3 of the game
      And untapped Faramir is at Minas Tirith
      And the player's marshalling-point pile holds "Men of Anórien"

    @id:core-influence-0409 @allow
    Scenario: At Minas Tirith they hear him
      Given the opponent has Golodhros as a face-up agent at Minas Tirith
      When it is asked whether Golodhros may seek to influence away "Men of Anórien"
      Then it is legal

    @id:core-influence-0410 @forbid
    Scenario: At Pelargir they do not
      Given the opponent has Golodhros as a face-up agent at Pelargir
      When it is asked whether Golodhros may seek to influence away "Men of Anórien"
      Then it is illegal by core.influence.agent-place-faction

  @rule:core.influence.agent-cannot-reveal-card
  Rule: He shows no card

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And it is turn 3 of the game
      And untapped Faramir is at Minas Tirith
      And Faramir bears "Sword of Gondolin"
      And the opponent has Golodhros as a face-up agent at Minas Tirith
      And the opponent holds "Faramir" and "Sword of Gondolin"

    @id:core-influence-0411 @forbid
    Scenario: Not even another Faramir
      When it is asked whether Golodhros may seek to influence away the player's Faramir showing the opponent's Faramir
      Then it is illegal by core.influence.agent-cannot-reveal-card

    @id:core-influence-0412 @allow
    Scenario: His word has to do
      When it is asked whether Golodhros may seek to influence away the player's Faramir
      Then it is legal

  @rule:core.influence.agent-cannot-influence-item
  Rule: Swords do not listen

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And it is turn 3 of the game
      And untapped Faramir is at Minas Tirith
      And Faramir bears "Sword of Gondolin"
      And the opponent has Golodhros as a face-up agent at Minas Tirith

    @id:core-influence-0413 @forbid
    Scenario: Not that of Gondolin
      When it is asked whether Golodhros may seek to influence away "Sword of Gondolin"
      Then it is illegal by core.influence.agent-cannot-influence-item

    @id:core-influence-0419 @allow
    Scenario: Faramir does
      When it is asked whether Golodhros may seek to influence away Faramir
      Then it is legal

  @rule:core.influence.agent-home-direct-influence
  Rule: At home he has more to say

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Faramir is at Minas Tirith

    @id:core-influence-0414 @compute
    Scenario: At Cirith Ungol it is six
      Given the opponent has Golodhros as a face-up agent at Cirith Ungol
      Then the direct influence of Golodhros is 6

    @id:core-influence-0415 @compute
    Scenario: At Dead Marshes it is four
      Given the opponent has Golodhros as a face-up agent at Dead Marshes
      Then the direct influence of Golodhros is 4

  @rule:core.influence.agent-shared-home-site
  Rule: Among his own people he is one of them

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And the opponent is a Ringwraith
      And it is the movement/hazard phase
      And it is turn 3 of the game
      And the opponent has Golodhros as a face-up agent at Cirith Gorgor
      And untapped Shagrat and untapped Ufthak and untapped Radbug and untapped Grishnákh are at Cirith Gorgor

    @id:core-influence-0416 @order
    Scenario: Shagrat, of Cirith Ungol, listens
      When Golodhros seeks to influence away Shagrat and rolls 4 and 3, then 1 and 1 for the influence defence
      Then it is legal
      And Golodhros is tapped
      And Shagrat is in the discard pile
      And the player has 3 character points

    @id:core-influence-0417 @order
    Scenario: Ufthak comes from elsewhere
      When Golodhros seeks to influence away Ufthak and rolls 4 and 3, then 1 and 1 for the influence defence
      Then it is legal
      And Golodhros is tapped
      And Ufthak is in play

  @rule:core.influence.not-after-attacking
  Rule: After blows no words

    Background:
      Given the emended rules
      And it is turn 3 of the game
      And it is the site phase
      And the player is a Ringwraith
      And untapped Gorbag is at Moria
      And untapped Jerrek is at Bree
      And the opponent's untapped Legolas is at Moria
      And the opponent's untapped Gimli is at Bree
      And Gorbag's company has entered the site
      And Jerrek's company has entered the site

    @id:core-influence-0418 @forbid
    Scenario: Gorbag has fought Legolas, and Jerrek keeps silent
      When Gorbag's company attacks Legolas's company
      And the opponent assigns the strike of Gorbag to Legolas
      And Legolas faces the strike
      And Gorbag deals his strike
      And Legolas faces the strike and rolls 3 and 3 for the strike of Gorbag, then 3 and 4 for the strike of Legolas
      And Jerrek seeks to influence away Gimli
      Then it is illegal by core.influence.not-after-attacking
      And Gorbag and Legolas are tapped

    @id:core-influence-0420 @allow
    Scenario: Nobody has fought, and Jerrek talks
      When it is asked whether Jerrek may seek to influence away Gimli
      Then it is legal

  # Fallen-wizards and Balrogs

  @rule:core.influence.fallen-wizard-against-minions
  Rule: Servants of the Shadow distrust a Fallen-wizard's people

    Background:
      Given the emended rules
      And the player is a Fallen-wizard
      And it is turn 3 of the game
      And untapped Layos is at the hero Bandit Lair
      And the company has entered the site

    @id:core-influence-0101 @compute
    Scenario: Asternak stays where he is
      Given the opponent is a Ringwraith
      And the opponent's untapped Asternak is at the opponent's Bandit Lair
      When Layos seeks to influence away Asternak and rolls 6 and 6, then 1 and 1 for the influence defence
      Then the influence attempt of Layos was -13
      And Layos is tapped

    @id:core-influence-0102 @compute
    Scenario: Gamling listens to him as to others
      Given the opponent's untapped Gamling the Old is at the opponent's Bandit Lair
      When Layos seeks to influence away Gamling the Old and rolls 6 and 6, then 1 and 1 for the influence defence
      Then the influence attempt of Layos was -6
      And Layos is tapped

  @rule:core.influence.balrog-against-heroes
  Rule: Heroes distrust the Balrog's people

    Background:
      Given the emended rules
      And the player is the Balrog
      And it is turn 3 of the game
      And untapped Azog is at the minion Bandit Lair
      And the company has entered the site

    @id:core-influence-0103 @compute
    Scenario: Gamling does not even listen
      Given the opponent's untapped Gamling the Old is at the opponent's Bandit Lair
      When Azog seeks to influence away Gamling the Old and rolls 6 and 6, then 1 and 1 for the influence defence
      Then the influence attempt of Azog was -12
      And Azog is tapped

    @id:core-influence-0104 @compute
    Scenario: Asternak does
      Given the opponent is a Ringwraith
      And the opponent's untapped Asternak is at the opponent's Bandit Lair
      When Azog seeks to influence away Asternak and rolls 6 and 6, then 1 and 1 for the influence defence
      Then the influence attempt of Azog was -9
      And Azog is tapped

  @rule:core.influence.fallen-wizard-reveal-alignment
  Rule: A Fallen-wizard shows what he could play there

    Background:
      Given the emended rules
      And the player is a Fallen-wizard
      And it is turn 3 of the game
      And untapped Perchen is at the hero Dunnish Clan-hold
      And the company has entered the site
      And the opponent's marshalling-point pile holds the hero "Dunlendings"

    @id:core-influence-0105 @forbid
    Scenario: Dunlendings of the wrong side
      Given the player holds the minion "Dunlendings"
      When Perchen seeks to influence away the opponent's "Dunlendings" showing the player's minion "Dunlendings"
      Then it is illegal by core.influence.fallen-wizard-reveal-alignment

    @id:core-influence-0106 @allow
    Scenario: Dunlendings of the right side
      Given the player holds the hero "Dunlendings"
      Then Perchen may seek to influence away the opponent's "Dunlendings" showing the player's hero "Dunlendings"

  @rule:core.influence.controller-influence-subtracted
  Rule: Who has more to say to his own kind has so here, too

    Background:
      Given the emended rules
      And it is turn 3 of the game
      And the opponent's Glóin, the opponent's Bofur, the opponent's Elrond and the opponent's Thorin II are at Moria
      And the opponent's Bofur follows the opponent's Glóin
      And Imrahil is at Moria
      And the company has entered the site

    @id:core-influence-0601 @compute
    Scenario: Glóin reminds Bofur that he is a Dwarf
      When Imrahil seeks to influence away the opponent's Bofur and rolls 4 and 3, then 3 and 3 for the influence defence
      Then the opponent's Bofur is in play
      And Imrahil is tapped

    @id:core-influence-0602 @compute
    Scenario: One more, and Bofur forgets it
      When Imrahil seeks to influence away the opponent's Bofur and rolls 4 and 4, then 3 and 3 for the influence defence
      Then the opponent's Bofur is in the discard pile
      And Imrahil is tapped

  @rule:core.influence.agent-needs-an-effect
  Rule: He speaks for his own player, to others, and not in a fight

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And it is turn 3 of the game
      And untapped Faramir and untapped Aragorn II and tapped Boromir II are at Dead Marshes
      And Boromir II bears "Cram"
      And the opponent has Golodhros as a face-up agent at Dead Marshes
      And the opponent's untapped Haldir is at Dead Marshes
      And the opponent holds "Orc-patrol"

    @id:core-influence-0603 @forbid
    Scenario: Baduila is not the opponent's to send
      Given the player has Baduila as a face-up agent at Dead Marshes
      Then Baduila may not seek to influence away the player's Faramir at the opponent's word by core.influence.agent-needs-an-effect

    @id:core-influence-0604 @forbid
    Scenario: Haldir is on his side already
      Then Golodhros may not seek to influence away the opponent's Haldir by core.influence.agent-needs-an-effect

    @id:core-influence-0605 @forbid
    Scenario: While Orcs are about, nobody listens
      When the opponent plays the creature "Orc-patrol" on the company keyed to a Shadow-hold
      And the player uses "Cram"
      Then Golodhros may not seek to influence away Faramir now by core.influence.agent-needs-an-effect
      And "Cram" is in the discard pile
      And Boromir II is untapped
      And "Orc-patrol" is in play

  @rule:core.influence.agent-faction-at-home
  Rule: His own people ask for nothing, and no less than that

    @id:core-influence-0606 @compute
    Scenario Outline: <own> and 18, less 11 and 11: the Riders <result>
      Given the emended rules
      And it is the movement/hazard phase
      And it is turn 3 of the game
      And untapped Aragorn II is at Bree
      And the player's marshalling-point pile holds "Riders of Rohan"
      And the opponent holds "Good Sense Revolts"
      And the opponent has Wormtongue as a face-up agent at Edoras
      When the opponent plays "Good Sense Revolts" on Wormtongue
      And Wormtongue seeks to influence away "Riders of Rohan" and rolls <dice>, then 6 and 5 for the influence defence
      Then "Riders of Rohan" is in the <place>
      And Wormtongue is tapped
      And "Good Sense Revolts" is in the discard pile
      And the player has <points> faction points

      Examples:
        | case | own  | dice    | result    | place                  | points |
        | won  | five | 3 and 2 | are won   | discard pile           | 0      |
        | kept | four | 2 and 2 | stay      | marshalling-point pile | 3      |

  @rule:core.influence.agent-needs-an-effect
  Rule: He does what his own player has him do

    @id:core-influence-0646 @forbid
    Scenario: Golodhros is the player's, and not the opponent's to send
      Given the emended rules
      And it is the movement/hazard phase
      And it is turn 3 of the game
      And untapped Faramir is at Dead Marshes
      And the player has Golodhros as a face-up agent at Dead Marshes
      Then Golodhros may not seek to influence away the player's Faramir at the opponent's word by core.influence.agent-needs-an-effect

  @rule:core.influence.agent-place-character-or-ally
  Rule: Horses go where their masters go

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And it is turn 3 of the game
      And untapped Faramir is at Minas Tirith
      And Faramir bears "Shadowfax"
      And the company is moving to Dead Marshes

    @id:core-influence-0647 @forbid
    Scenario: Shadowfax has left Minas Tirith
      Given the opponent has Golodhros as a face-up agent at Minas Tirith
      When it is asked whether Golodhros may seek to influence away "Shadowfax"
      Then it is illegal by core.influence.agent-place-character-or-ally

    @id:core-influence-0648 @allow
    Scenario: He comes to Dead Marshes
      Given the opponent has Golodhros as a face-up agent at Dead Marshes
      When it is asked whether Golodhros may seek to influence away "Shadowfax"
      Then it is legal

  @rule:core.influence.agent-place-faction
  Rule: Where nobody can show him to be, nobody hears him

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is the movement/hazard phase
      And it is turn 3 of the game
      And untapped Gorbag is at Mount Gram
      And the player's marshalling-point pile holds "Orcs of Gorgoroth"
      And the opponent has Golodhros as a face-down agent
      And the opponent's location deck holds "Cirith Ungol"

    @id:core-influence-0649 @forbid
    Scenario: Barad-dûr is his home, and his player has no card of it
      When it is asked whether Golodhros may seek to influence away "Orcs of Gorgoroth"
      Then it is illegal by core.influence.agent-place-faction

    @id:core-influence-0650 @allow
    Scenario: He has one
      Given the opponent's location deck holds "Barad-dûr"
      When it is asked whether Golodhros may seek to influence away "Orcs of Gorgoroth"
      Then it is legal

  @rule:core.influence.agent-home-direct-influence
  Rule: One home is home enough

    @id:core-influence-0651 @compute
    Scenario: The Grimburgoth is at Dol Guldur, and has four
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Faramir is at Minas Tirith
      And the opponent has The Grimburgoth as a face-up agent at Dol Guldur
      Then the direct influence of The Grimburgoth is 4

  Rule: To everybody else a common home is no help

    Background:
      Given the emended rules
      And it is turn 3 of the game
      And untapped Erkenbrand is at Edoras
      And the company has entered the site

    @id:core-influence-0652 @compute @rule:core.influence.agent-shared-home-site
    Scenario: Erkenbrand and Háma are both of Edoras: 12 and 2, less 2 and 18
      Given the opponent's Háma is at Edoras
      When Erkenbrand seeks to influence away the opponent's Háma and rolls 6 and 6, then 1 and 1 for the influence defence
      Then the influence attempt of Erkenbrand was -6
      And Erkenbrand is tapped

    @id:core-influence-0653 @compute @rule:core.influence.agent-faction-at-home
    Scenario: So are the Riders: 12 and 4, less 2 and 20
      Given the opponent's marshalling-point pile holds "Riders of Rohan"
      When Erkenbrand seeks to influence away the opponent's "Riders of Rohan" and rolls 6 and 6, then 1 and 1 for the influence defence
      Then the influence attempt of Erkenbrand was -6
      And Erkenbrand is tapped

  @rule:core.influence.fallen-wizard-reveal-alignment
  Rule: The Balrog shows what he has

    @id:core-influence-0654 @allow
    Scenario: The Orcs of the Ephel Dúath are minions, and the Balrog's Cirith Ungol is his
      Given the emended rules
      And the player is the Balrog
      And the opponent is a Ringwraith
      And it is turn 3 of the game
      And untapped Azog is at Cirith Ungol
      And the company has entered the site
      And the opponent's marshalling-point pile holds "Orcs of the Ephel Dúath"
      And the player holds "Orcs of the Ephel Dúath"
      Then Azog may seek to influence away the opponent's "Orcs of the Ephel Dúath" showing the player's "Orcs of the Ephel Dúath"
