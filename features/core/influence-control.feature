Feature: General and direct influence

  Who is controlled by whom, what it costs, and what happens when it costs too much.

  @rule:core.influence-control.play-under-general
  Rule: One may always hope for the best

    Background:
      Given the emended rules
      And it is the organization phase
      And untapped Elrond and untapped Aragorn II are at Rivendell

    @id:core-influence-control-0001 @allow
    Scenario: Nineteen and four are more than twenty
      When the player organizes
      And the player plays Elladan into Elrond's company
      Then it is legal
      And Elladan is under general influence
      And the player has 7 character points

    @id:core-influence-control-0002 @allow
    Scenario: Elladan keeps to himself
      When the player organizes
      And the player plays Elladan at Rivendell
      Then it is legal
      And Elladan forms a company
      And the player has 7 character points

    @id:core-influence-control-0003 @forbid
    Scenario: Nobody drops in while nobody organizes
      When the player plays Elladan into Elrond's company
      Then it is illegal by core.influence-control.play-under-general

  @rule:core.influence-control.play-under-direct
  Rule: Somebody has to call, and be heeded

    Background:
      Given the emended rules
      And it is the organization phase

    @id:core-influence-control-0004 @allow
    Scenario: Elrond calls his son
      Given untapped Elrond is at Rivendell
      When the player organizes
      And the player plays Elladan under Elrond
      Then it is legal
      And Elladan follows Elrond
      And the player has 4 character points

    @id:core-influence-control-0005 @forbid
    Scenario: He cannot call them both
      Given untapped Elrond and untapped Elladan are at Rivendell
      And Elladan follows Elrond
      When the player organizes
      And the player plays Elrohir under Elrond
      Then it is illegal by core.influence-control.play-under-direct

    @id:core-influence-control-0006 @forbid
    Scenario: Halbarad follows, and does not lead
      Given untapped Elrond and untapped Halbarad are at Rivendell
      And Halbarad follows Elrond
      When the player organizes
      And the player plays Mablung under Halbarad
      Then it is illegal by core.influence-control.play-under-direct

    @id:core-influence-control-0007 @allow
    Scenario: On his own feet, Halbarad leads
      Given untapped Elrond and untapped Halbarad are at Rivendell
      When the player organizes
      And the player plays Mablung under Halbarad
      Then it is legal
      And Mablung follows Halbarad

    @id:core-influence-control-0008 @forbid
    Scenario: Whether a Wizard can call somebody is open
      Given untapped Gandalf is at Rivendell
      When the player organizes
      And it is asked whether the player may play Bergil under Gandalf
      Then it is undetermined by q.core.play-under-avatar

    @id:core-influence-control-0009 @allow
    Scenario: A Wizard calls
      Given reading a of q.core.play-under-avatar
      And untapped Gandalf is at Rivendell
      When the player organizes
      And the player plays Bergil under Gandalf
      Then it is legal
      And Bergil follows Gandalf

    @id:core-influence-control-0010 @forbid
    Scenario: A Wizard is under no influence himself
      Given reading b of q.core.play-under-avatar
      And untapped Gandalf is at Rivendell
      When the player organizes
      And the player plays Bergil under Gandalf
      Then it is illegal by core.influence-control.play-under-direct

  @rule:core.influence-control.mind-charged-to-general
  Rule: Neither Wizards nor followers weigh on general influence

    @id:core-influence-control-0011 @compute
    Scenario: Nine and six
      Given the emended rules
      And Gandalf, Aragorn II, Gimli and Bergil are at Rivendell
      And Bergil follows Aragorn II
      Then the player has 5 general influence left

    @id:core-influence-control-0012 @compute
    Scenario: Bergil on his own
      Given the emended rules
      And Gandalf, Aragorn II, Gimli and Bergil are at Rivendell
      Then the player has 3 general influence left

    @id:core-influence-control-0013 @compute
    Scenario: Each player has his own
      Given the emended rules
      And Legolas is at Rivendell
      And the opponent's Aragorn II is at Lórien
      Then the player has 14 general influence left
      And the opponent has 11 general influence left

  @rule:core.influence-control.mind-charged-to-controller
  Rule: Followers weigh on whom they follow

    Background:
      Given the emended rules
      And it is the organization phase
      And untapped Elrond, untapped Haldir and untapped Orophin are at Rivendell
      And Haldir follows Elrond

    @id:core-influence-control-0014 @compute
    Scenario: Four less three
      Then Elrond has 1 direct influence left for Orophin

    @id:core-influence-control-0015 @forbid @uses:core.influence-control.move-to-direct
    Scenario: One is not enough for Orophin
      When the player organizes
      And the player puts Orophin under Elrond
      Then it is illegal by core.influence-control.move-to-direct

    @id:core-influence-control-0016 @allow @uses:core.influence-control.move-to-direct
    Scenario: One is enough for Halbarad
      Given untapped Halbarad is at Rivendell
      When the player organizes
      And Halbarad changes to Elrond's company
      And the player puts Halbarad under Elrond
      Then it is legal
      And Halbarad follows Elrond

  @rule:core.influence-control.restricted-influence-applied-once
  Rule: A way with Dwarves is one way with all of them

    Background:
      Given the emended rules
      And it is the organization phase
      And untapped Thorin II, untapped Bifur, untapped Bofur and untapped Dori are at Bree
      And untapped Bergil is at Bree

    @id:core-influence-control-0017 @allow
    Scenario: Two and two for Bifur and Bofur
      Given Bifur follows Thorin II
      When the player organizes
      And the player puts Bofur under Thorin II
      Then it is legal
      And Bofur follows Thorin II
      And Thorin II has 0 direct influence left for Dori

    @id:core-influence-control-0018 @forbid
    Scenario: Nothing more for Dori
      Given Bifur and Bofur follow Thorin II
      When the player organizes
      And the player puts Dori under Thorin II
      Then it is illegal by core.influence-control.move-to-direct

    @id:core-influence-control-0019 @compute
    Scenario: The best is kept for others
      Given reading a of q.core.follower-mind-order
      And Bifur follows Thorin II
      Then Thorin II has 2 direct influence left for Bergil
      And Thorin II has 2 direct influence left for Bofur

    @id:core-influence-control-0020 @compute
    Scenario: The best goes first
      Given reading b of q.core.follower-mind-order
      And Bifur follows Thorin II
      Then Thorin II has 0 direct influence left for Bergil
      And Thorin II has 2 direct influence left for Bofur

    @id:core-influence-control-0021 @compute
    Scenario: Nobody follows yet
      Then Thorin II has 4 direct influence left for Bofur
      And Thorin II has 2 direct influence left for Bergil

  @rule:core.influence-control.unrestricted-reduced-first
  Rule: What is lost is lost with everybody first

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And Calendal, Hendolen, Carambor and Ostisen are at Dol Guldur

    @id:core-influence-control-0060 @compute
    Scenario: Hendolen is told to be silent, and Elves still listen
      Given Hendolen bears the opponent's "Shut Yer Mouth"
      Then Hendolen has 0 direct influence left for Ostisen
      And Hendolen has 2 direct influence left for Carambor

    @id:core-influence-control-0061 @compute
    Scenario: Calendal has less to lose, and loses it with Elves
      Given Calendal has lost 2 direct influence
      Then Calendal has 0 direct influence left for Ostisen
      And Calendal has 1 direct influence left for Carambor

    @id:core-influence-control-0062 @compute
    Scenario: Nothing has happened to Calendal
      Then Calendal has 1 direct influence left for Ostisen
      And Calendal has 3 direct influence left for Carambor

  @rule:core.influence-control.choose-restricted-reduction
  Rule: Who has lost more than he had may say to whom he is still somebody

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And untapped Shámas is at Dunnish Clan-hold
      And Shámas has lost 2 direct influence
      And the player holds "Southrons" and "Dunlendings"

    @id:core-influence-control-0065 @compute
    Scenario: Men of the South listen to Shámas as they did before
      Then Shámas has 1 direct influence left for "Southrons"

    @id:core-influence-control-0066 @compute
    Scenario: His own people count among the Men, and somebody has to listen less
      Then Shámas has 2 direct influence left for "Dunlendings"

  @rule:core.influence-control.move-to-direct
  Rule: Whose banner one follows

    Background:
      Given the emended rules
      And it is the organization phase

    @id:core-influence-control-0022 @allow
    Scenario: Éowyn under Théoden
      Given untapped Théoden and untapped Éowyn are at Edoras
      When the player organizes
      And the player puts Éowyn under Théoden
      Then it is legal
      And Éowyn follows Théoden
      And Théoden has 1 direct influence left for Éowyn

    @id:core-influence-control-0023 @forbid
    Scenario: Denethor has a follower of his own
      Given untapped Elrond, untapped Denethor II and untapped Bergil are at Rivendell
      And Bergil follows Denethor II
      When the player organizes
      And the player puts Denethor II under Elrond
      Then it is illegal by core.influence-control.move-to-direct

    @id:core-influence-control-0024 @allow
    Scenario: Denethor has none
      Given untapped Elrond, untapped Denethor II and untapped Bergil are at Rivendell
      When the player organizes
      And the player puts Denethor II under Elrond
      Then it is legal
      And Denethor II follows Elrond

    @id:core-influence-control-0025 @forbid
    Scenario: Théoden is in another company
      Given untapped Théoden is at Edoras
      And untapped Éowyn is at Edoras
      When the player organizes
      And the player puts Éowyn under Théoden
      Then it is illegal by core.influence-control.move-to-direct

    @id:core-influence-control-0026 @forbid
    Scenario: Denethor is himself a follower
      Given untapped Elrond, untapped Denethor II and untapped Bergil are at Rivendell
      And Denethor II follows Elrond
      When the player organizes
      And the player puts Bergil under Denethor II
      Then it is illegal by core.influence-control.move-to-direct

    @id:core-influence-control-0027 @forbid
    Scenario: Gandalf follows nobody
      Given untapped Elrond and untapped Gandalf are at Rivendell
      When the player organizes
      And the player puts Gandalf under Elrond
      Then it is illegal by core.influence-control.move-to-direct

  @rule:core.influence-control.direct-uses-current-mind
  Rule: A mind is what it is

    Background:
      Given the emended rules
      And it is the organization phase
      And untapped Elrond, untapped Faramir and untapped Boromir II are at Rivendell

    @id:core-influence-control-0028 @forbid
    Scenario: Five are more than four
      When the player organizes
      And the player puts Faramir under Elrond
      Then it is illegal by core.influence-control.move-to-direct

    @id:core-influence-control-0029 @allow
    Scenario: Four are four
      When the player organizes
      And the player puts Boromir II under Elrond
      Then it is legal
      And Boromir II follows Elrond

  @rule:core.influence-control.move-to-general
  Rule: Twenty is the measure

    Background:
      Given the emended rules
      And it is the organization phase
      And untapped Elrond, untapped Haldir and untapped Halbarad are at Rivendell
      And untapped Gimli is at Bree
      And Haldir and Halbarad follow Elrond

    @id:core-influence-control-0030 @allow
    Scenario: Sixteen and three
      When the player organizes
      And the player puts Haldir under general influence
      Then it is legal
      And Haldir is under general influence
      And the player has 1 general influence left

    @id:core-influence-control-0031 @allow
    Scenario: And one makes twenty
      When the player organizes
      And the player puts Haldir under general influence
      And the player puts Halbarad under general influence
      Then it is legal
      And Haldir and Halbarad are under general influence
      And the player has 0 general influence left

    @id:core-influence-control-0032 @forbid
    Scenario: Eighteen and three
      Given untapped Éowyn is at Bree
      When the player organizes
      And the player puts Haldir under general influence
      Then it is illegal by core.influence-control.move-to-general

  @rule:core.influence-control.uncontrolled-follower-grace
  Rule: Whom nobody leads any more

    @id:core-influence-control-0033 @compute
    Scenario: Denethor falls, and Bergil is still there
      Given the emended rules
      And untapped Denethor II and untapped Bergil are at Weathertop
      And Bergil follows Denethor II
      When the company enters the site
      And Denethor II faces the strike and rolls 1 and 1, then 6 and 6 for the body check
      Then Denethor II is out of play
      And Bergil is in play
      And Bergil is under nobody's influence
      And the player has 20 general influence left
      And the player has 0 character points

    @id:core-influence-control-0034 @compute
    Scenario: Denethor lives, and Bergil follows
      Given the emended rules
      And untapped Denethor II and untapped Bergil are at Weathertop
      And Bergil follows Denethor II
      When the company enters the site
      And Denethor II faces the strike and rolls 1 and 1, then 1 and 1 for the body check
      Then Denethor II is wounded
      And Bergil follows Denethor II

    @id:core-influence-control-0035 @compute
    Scenario: Búrat's brother leaves, and so does his good temper
      Given the emended rules
      And it is the organization phase
      And the player is a Ringwraith
      And untapped Troll-chief, untapped Búrat and untapped Tûma are at Dol Guldur
      And untapped Ostisen is at Dol Guldur
      And Búrat follows Troll-chief
      When the player organizes
      And Tûma changes to Ostisen's company
      Then Tûma and Ostisen form a company
      And Búrat is under nobody's influence

    @id:core-influence-control-0036 @compute
    Scenario: His brother stays, and so does he
      Given the emended rules
      And it is the organization phase
      And the player is a Ringwraith
      And untapped Troll-chief, untapped Búrat, untapped Tûma and untapped Ostisen are at Dol Guldur
      And Búrat follows Troll-chief
      When the player organizes
      And the player splits off Ostisen
      Then Ostisen forms a company
      And Búrat follows Troll-chief

  @rule:core.influence-control.uncontrolled-follower-deadline
  Rule: Somebody has to take them

    Background:
      Given the emended rules
      And it is the organization phase
      And untapped Elladan and untapped Gimli are at Rivendell
      And Elladan is under nobody's influence

    @id:core-influence-control-0037 @allow
    Scenario: General influence takes him
      When the player organizes
      And the player puts Elladan under general influence
      And the player passes
      And the player passes
      Then it is legal
      And it is the long-event phase
      And Elladan is in play
      And Elladan is under general influence

    @id:core-influence-control-0038 @compute
    Scenario: His father takes him
      Given untapped Elrond is at Rivendell
      When the player organizes
      And Elrond changes to Gimli's company
      And the player puts Elladan under Elrond
      And the player passes
      And the player passes
      Then it is the long-event phase
      And Elladan, Gimli and Elrond form a company
      And Elladan follows Elrond

    @id:core-influence-control-0039 @compute
    Scenario: Nobody does anything about it
      When the player passes
      Then it is the long-event phase
      And Elladan is in the discard pile
      And the player has 2 character points

    @id:core-influence-control-0040 @compute
    Scenario: Théoden rides away for good, and Éowyn does not wait for the end of the year
      Given reading a of q.core.freed-while-organizing
      And untapped Théoden and untapped Éowyn are at Edoras
      And Éowyn follows Théoden
      When the player organizes
      And the player puts Elladan under general influence
      And the player discards Théoden from play
      And the player passes
      And the player passes
      Then it is the long-event phase
      And Elladan is under general influence
      And Théoden and Éowyn are in the discard pile
      And Edoras is in the location deck
      And the player has 3 character points

    @id:core-influence-control-0041 @compute
    Scenario: Éowyn waits
      Given reading b of q.core.freed-while-organizing
      And untapped Théoden and untapped Éowyn are at Edoras
      And Éowyn follows Théoden
      When the player organizes
      And the player puts Elladan under general influence
      And the player discards Théoden from play
      And the player passes
      And the player passes
      Then it is the long-event phase
      And Elladan is under general influence
      And Théoden is in the discard pile
      And Éowyn is under nobody's influence
      And the player has 3 character points

  @rule:core.influence-control.excess-removal
  Rule: In the end it has to be enough

    Background:
      Given the emended rules
      And it is the organization phase

    @id:core-influence-control-0042 @forbid
    Scenario: Twenty-three are too many
      Given untapped Elrond, untapped Aragorn II and untapped Boromir II are at Rivendell
      When the player passes
      Then the player may not pass by core.influence-control.excess-removal
      And it is the organization phase

    @id:core-influence-control-0043 @allow
    Scenario: Boromir goes his own way
      Given untapped Elrond, untapped Aragorn II and untapped Boromir II are at Rivendell
      When the player passes
      And the player discards Boromir II from play
      Then it is legal
      And it is the long-event phase
      And Boromir II is in the discard pile
      And the player has 6 character points

    @id:core-influence-control-0044 @allow
    Scenario: Twenty are just right
      Given untapped Elrond, untapped Gimli and untapped Boromir II are at Rivendell
      When the player passes
      Then it is legal
      And it is the long-event phase

    @id:core-influence-control-0045 @allow
    Scenario: One follower less, and all is well
      Given untapped Elrond, untapped Faramir, untapped Boromir II and untapped Éowyn are at Rivendell
      When the player organizes
      And the player puts Boromir II under Elrond
      And the player passes
      And the player passes
      Then it is legal
      And it is the long-event phase
      And Boromir II follows Elrond

  @rule:core.influence-control.excess-removal-order
  Rule: Who came last goes first

    Background:
      Given the emended rules
      And it is the organization phase
      And untapped Elrond, untapped Faramir and untapped Boromir II are at Rivendell

    @id:core-influence-control-0046 @forbid
    Scenario: Boromir does not make room for Éowyn
      Given untapped Éowyn is at Rivendell
      And Éowyn came into play this turn
      When the player passes
      Then the player may not discard Boromir II from play by core.influence-control.excess-removal-order
      And the player may discard Éowyn from play

    @id:core-influence-control-0047 @forbid
    Scenario: Elladan, whom nobody leads, goes before Boromir
      Given untapped Éowyn is at Rivendell
      And untapped Elladan is at Rivendell
      And Elladan is under nobody's influence
      When the player passes
      Then the player may not discard Boromir II from play by core.influence-control.excess-removal-order
      And the player may discard Elladan from play

    @id:core-influence-control-0048 @forbid
    Scenario: Gandalf does not go at all
      Given untapped Éowyn is at Rivendell
      And untapped Gandalf is at Rivendell
      When the player passes
      Then the player may not discard Gandalf from play by core.influence-control.excess-removal-order
      And the player may discard Boromir II from play

    @id:core-influence-control-0049 @compute
    Scenario: When those who came are gone, nobody else has to go
      Given untapped Bergil is at Rivendell
      And untapped Elladan is at Rivendell
      And Bergil came into play this turn
      And Elladan is under nobody's influence
      When the player passes
      And the player discards Bergil from play
      Then it is the long-event phase
      And Bergil is in hand
      And Elladan is in the discard pile
      And the player has 6 character points

  @rule:core.influence-control.new-characters-return-to-hand
  Rule: There will be another day for them

    Background:
      Given the emended rules
      And it is the organization phase
      And untapped Elrond, untapped Faramir and untapped Boromir II are at Rivendell

    @id:core-influence-control-0050 @compute
    Scenario: Éowyn may come again
      Given the player holds "Éowyn"
      And untapped Théoden is at Edoras
      When the player organizes
      And the player plays Éowyn into Elrond's company
      And the player puts Boromir II under Elrond
      And the player passes
      And the player passes
      And the player discards Éowyn from play
      And the player discards Théoden from play
      Then it is the long-event phase
      And Éowyn is in hand
      And Théoden is in the discard pile
      And Boromir II follows Elrond
      And Edoras is in the location deck
      And the player has 6 character points

    @id:core-influence-control-0051 @compute
    Scenario: Of two who came, one is enough
      Given reading a of q.core.excess-new-characters
      And untapped Halbarad and untapped Bergil are at Rivendell
      And Halbarad and Bergil came into play this turn
      When the player passes
      And the player discards Bergil from play
      Then it is the long-event phase
      And Bergil is in hand
      And Halbarad is in play

    @id:core-influence-control-0052 @compute
    Scenario: Of two who came, both go
      Given reading b of q.core.excess-new-characters
      And untapped Halbarad and untapped Bergil are at Rivendell
      And Halbarad and Bergil came into play this turn
      When the player passes
      And the player discards Bergil from play
      Then it is the long-event phase
      And Bergil and Halbarad are in hand

  @rule:core.influence-control.excess-removal-not-organizing
  Rule: It does not matter where they are

    @id:core-influence-control-0053 @allow
    Scenario: Boromir leaves them at Bree
      Given the emended rules
      And it is the organization phase
      And untapped Elrond, untapped Aragorn II and untapped Boromir II are at Bree
      When the player passes
      And the player discards Boromir II from play
      Then it is legal
      And it is the long-event phase
      And Boromir II is in the discard pile
      And the player has 6 character points

    @id:core-influence-control-0054 @allow
    Scenario: Nor does it matter that somebody else went this turn
      Given the emended rules
      And it is the organization phase
      And untapped Elrond, untapped Aragorn II, untapped Éowyn and untapped Boromir II are at Rivendell
      When the player organizes
      And the player discards Éowyn from play
      And the player passes
      And the player passes
      And the player discards Boromir II from play
      Then it is legal
      And it is the long-event phase
      And Éowyn and Boromir II are in the discard pile
      And the player has 6 character points

    @id:core-influence-control-0055 @forbid @uses:core.organization.discardable-characters
    Scenario: While there is time it does matter
      Given the emended rules
      And it is the organization phase
      And untapped Elrond, untapped Aragorn II and untapped Boromir II are at Bree
      When the player organizes
      And the player discards Boromir II from play
      Then it is illegal by core.organization.discardable-characters

  @rule:core.influence-control.ringwraith-follower-control
  Rule: A Ringwraith follows one alone, and costs little

    Background:
      Given the emended rules
      And it is the organization phase
      And the player is a Ringwraith

    @id:core-influence-control-0056 @compute
    Scenario: Three who follow cost three
      Given untapped Adûnaphel the Ringwraith, untapped Ren the Ringwraith, untapped Dwar the Ringwraith, untapped Hoarmûrath the Ringwraith and untapped Ostisen are at Dol Guldur
      And Ren the Ringwraith, Dwar the Ringwraith and Hoarmûrath the Ringwraith follow Adûnaphel the Ringwraith
      Then Adûnaphel the Ringwraith has 1 direct influence left for Ostisen
      And the player has 23 general influence left

    @id:core-influence-control-0057 @compute
    Scenario: The Witch-king leads two of them for nothing
      Given untapped The Witch-king, untapped Ren the Ringwraith, untapped Dwar the Ringwraith and untapped Ostisen are at Dol Guldur
      And Ren the Ringwraith and Dwar the Ringwraith follow The Witch-king
      Then The Witch-king has 3 direct influence left for Ostisen

    @id:core-influence-control-0058 @forbid
    Scenario: Ren is under nobody's command but Adûnaphel's
      Given untapped Adûnaphel the Ringwraith, untapped Ren the Ringwraith and untapped Tarcil are at Dol Guldur
      And Ren the Ringwraith follows Adûnaphel the Ringwraith
      When the player organizes
      Then the player may not put Ren the Ringwraith under general influence by core.influence-control.ringwraith-follower-control
      And the player may not put Ren the Ringwraith under Tarcil by core.influence-control.ringwraith-follower-control

    @id:core-influence-control-0059 @allow
    Scenario: Tarcil is free to choose
      Given untapped Adûnaphel the Ringwraith, untapped Ostisen and untapped Tarcil are at Dol Guldur
      And Ostisen follows Adûnaphel the Ringwraith
      When the player organizes
      Then the player may put Ostisen under general influence
      And the player may put Ostisen under Tarcil

  @rule:core.influence-control.ringwraith-follower-immune
  Rule: A Ringwraith is not talked round

    Background:
      Given the emended rules
      And it is turn 3 of the game
      And the opponent is a Ringwraith
      And untapped Elrond is at Minas Morgul
      And the company has entered the site

    @id:core-influence-control-0063 @forbid
    Scenario: Ren listens to Adûnaphel alone
      Given the opponent's Adûnaphel the Ringwraith and Ren the Ringwraith are at Minas Morgul
      And the opponent's Ren the Ringwraith follows the opponent's Adûnaphel the Ringwraith
      When Elrond seeks to influence away the opponent's Ren the Ringwraith
      Then it is illegal by core.influence-control.ringwraith-follower-immune

    @id:core-influence-control-0064 @allow
    Scenario: Ostisen listens
      Given the opponent's Tarcil and Ostisen are at Minas Morgul
      And the opponent's Ostisen follows the opponent's Tarcil
      Then Elrond may seek to influence away the opponent's Ostisen

  @rule:core.influence-control.move-to-general
  Rule: What the opponent may lead makes no room here

    Background:
      Given the emended rules
      And it is the organization phase
      And untapped Elrond, untapped Haldir and untapped Halbarad are at Rivendell
      And untapped Gimli is at Bree
      And untapped Éowyn is at Bree
      And Haldir and Halbarad follow Elrond

    @id:core-influence-control-0067 @forbid
    Scenario: The opponent sees further, and Haldir stays where he is
      Given the opponent has the opponent's "Saw Further and Deeper" in play
      When the player organizes
      And the player puts Haldir under general influence
      Then it is illegal by core.influence-control.move-to-general

    @id:core-influence-control-0068 @allow
    Scenario: His own player sees further, and he does not
      Given the player has "Saw Further and Deeper" in play
      When the player organizes
      And the player puts Haldir under general influence
      Then it is legal
      And Haldir is under general influence
      And the player has 4 general influence left

  @rule:core.influence-control.excess-removal
  Rule: Nor does it keep anybody who has to go

    Background:
      Given the emended rules
      And it is the organization phase
      And untapped Elrond, untapped Aragorn II and untapped Boromir II are at Rivendell
      And the opponent's untapped Legolas is at Rivendell

    @id:core-influence-control-0069 @forbid
    Scenario: The opponent sees further, and twenty-three are still too many
      Given the opponent has the opponent's "Saw Further and Deeper" in play
      When the player passes
      Then the player may not pass by core.influence-control.excess-removal
      And it is the organization phase

    @id:core-influence-control-0070 @allow
    Scenario: His own player sees further, and all may stay
      Given the player has "Saw Further and Deeper" in play
      When the player passes
      Then it is legal
      And it is the long-event phase

    @id:core-influence-control-0071 @rule:core.influence-control.excess-removal-not-organizing @forbid
    Scenario: It is not Legolas of the other side who goes
      When the player passes
      Then the player may not discard the opponent's Legolas from play by core.influence-control.excess-removal-not-organizing

  @rule:core.influence-control.play-under-direct
  Rule: Who is under nobody's influence calls nobody

    @id:core-influence-control-0073 @forbid
    Scenario: Halbarad has lost his captain, and Mablung does not come to him
      Given the emended rules
      And it is the organization phase
      And untapped Elrond and untapped Halbarad are at Rivendell
      And Halbarad is under nobody's influence
      When the player organizes
      And the player plays Mablung under Halbarad
      Then it is illegal by core.influence-control.play-under-direct

  @rule:core.influence-control.restricted-influence-applied-once
  Rule: Where a follower takes what everybody could have, Dwarves are served from the rest

    Background:
      Given the emended rules
      And reading b of q.core.follower-mind-order
      And it is the organization phase
      And untapped Thorin II, untapped Bifur, untapped Bofur and untapped Dori are at Bree
      And untapped Bergil and untapped Mablung are at Bree

    @id:core-influence-control-0074 @compute
    Scenario: Two of Thorin's kin, and nothing is left for anybody
      Given Bifur and Bofur follow Thorin II
      Then Thorin II has 0 direct influence left for Bergil
      And Thorin II has 0 direct influence left for Dori

    @id:core-influence-control-0075 @compute
    Scenario: Mablung takes one of two, and Dwarves have their two besides
      Given Mablung follows Thorin II
      Then Thorin II has 1 direct influence left for Bergil
      And Thorin II has 3 direct influence left for Dori

  @rule:core.influence-control.uncontrolled-follower-grace
  Rule: A follower stays as long as there is influence for him

    Background:
      Given the emended rules
      And it is the organization phase
      And untapped Thorin II, untapped Bifur and untapped Bofur are at Bree

    @id:core-influence-control-0076 @compute @rule:core.influence-control.choose-restricted-reduction
    Scenario: Thorin has one less than nothing, and lets the Dwarves of the Blue Mountains bear it
      Given Thorin II has lost 3 direct influence
      And Bifur follows Thorin II
      When the player passes
      Then Bifur follows Thorin II

    @id:core-influence-control-0077 @compute @rule:core.influence-control.choose-restricted-reduction
    Scenario: Three less than nothing are more than they can bear
      Given Thorin II has lost 5 direct influence
      And Bifur follows Thorin II
      When the player organizes
      Then Bifur is under nobody's influence

    @id:core-influence-control-0078 @compute
    Scenario: There is enough for Bifur, and Bofur came after him
      Given Thorin II has lost 2 direct influence
      And Bifur and Bofur follow Thorin II
      When the player organizes
      Then Bofur is under nobody's influence
      And Bifur follows Thorin II

  @rule:core.influence-control.uncontrolled-follower-deadline
  Rule: It is the organization phase that matters

    @id:core-influence-control-0079 @compute
    Scenario: As other phases end, Elladan is still there
      Given the emended rules
      And it is the long-event phase
      And untapped Elladan and untapped Gimli are at Rivendell
      And Elladan is under nobody's influence
      When the player passes
      Then it is the movement/hazard phase
      And Elladan is under nobody's influence

    @id:core-influence-control-0080 @compute
    Scenario: Whoever was free before this turn began has had his time
      Given the emended rules
      And reading b of q.core.freed-while-organizing
      And it is the organization phase
      And untapped Elladan and untapped Gimli are at Rivendell
      And Elladan is under nobody's influence
      When the player passes
      Then it is the long-event phase
      And Elladan is in the discard pile
      And the player has 2 character points

  @rule:core.influence-control.excess-removal-order
  Rule: The order is for those who have to go, and for general influence

    Background:
      Given the emended rules
      And it is the organization phase

    @id:core-influence-control-0081 @allow
    Scenario: While the player organizes, Gimli may go before Elladan, whom nobody leads
      Given untapped Elladan and untapped Gimli are at Rivendell
      And Elladan is under nobody's influence
      When the player organizes
      Then the player may discard Gimli from play

    @id:core-influence-control-0082 @allow
    Scenario: Elladan has just come, but he takes nothing of it
      Given reading a of q.core.excess-new-characters
      And untapped Elrond, untapped Faramir, untapped Boromir II, untapped Éowyn and untapped Elladan are at Rivendell
      And Elladan follows Elrond
      And Elladan came into play this turn
      When the player passes
      Then the player may discard Boromir II from play

  @rule:core.influence-control.new-characters-return-to-hand
  Rule: That is for those who have to make room

    @id:core-influence-control-0083 @compute
    Scenario: Faramir has just come, and the sword is more than he can bear
      Given the emended rules
      And it is the organization phase
      And untapped Faramir is at Rivendell
      And Faramir bears "Sword of Gondolin"
      And Faramir came into play this turn
      When the player stores "Sword of Gondolin" and rolls 1 and 1 for the corruption check
      Then Faramir is in the discard pile
      And "Sword of Gondolin" is in the discard pile
      And Rivendell is in the location deck
      And the player has 0 character points
      And the player has 0 item points

    @id:core-influence-control-0084 @compute
    Scenario: Gandalf came with them, and does not go
      Given the emended rules
      And reading b of q.core.excess-new-characters
      And it is the organization phase
      And untapped Elrond, untapped Faramir and untapped Boromir II are at Rivendell
      And untapped Halbarad, untapped Bergil and untapped Gandalf are at Rivendell
      And Halbarad, Bergil and Gandalf came into play this turn
      When the player passes
      And the player discards Bergil from play
      Then it is the long-event phase
      And Bergil and Halbarad are in hand
      And Gandalf is in play

  @rule:core.influence-control.excess-removal-order
  Rule: Somebody who is kept in play does not go, and others go in his place

    Background:
      Given the emended rules
      And it is the organization phase

    @id:core-influence-control-0201 @forbid
    Scenario: Beorn came this turn, and Elf-song keeps him at Rivendell
      Given untapped Beorn and untapped Elrond are at Rivendell
      And untapped Boromir II is at Edoras
      And Beorn came into play this turn
      And the player has "Elf-song" in play
      When the player passes
      Then the player may not discard Beorn from play by the text of "Elf-song"
      And the player may discard Boromir II from play

    @id:core-influence-control-0202 @allow
    Scenario: Beorn came this turn, and there is no Elf-song at Rivendell
      Given untapped Beorn and untapped Elrond are at Rivendell
      And untapped Boromir II is at Edoras
      And Beorn came into play this turn
      When the player passes
      Then the player may not discard Boromir II from play by core.influence-control.excess-removal-order
      When the player discards Beorn from play
      Then Beorn is in hand
      And it is the long-event phase
      And the player has 4 character points

    @id:core-influence-control-0203 @allow
    Scenario: Beorn is kept at Rivendell by Elf-song, so Boromir goes at Edoras
      Given untapped Beorn and untapped Elrond are at Rivendell
      And untapped Boromir II is at Edoras
      And Beorn came into play this turn
      And the player has "Elf-song" in play
      When the player passes
      And the player discards Boromir II from play
      Then it is legal
      And Boromir II is in the discard pile
      And it is the long-event phase
      And "Elf-song" is in the discard pile
      And Edoras is in the location deck
      And the player has 5 character points

    @id:core-influence-control-0204 @rule:core.influence-control.excess-removal @forbid
    Scenario: Elf-song keeps those at Rivendell, and Boromir at Edoras has to go
      Given untapped Beorn and untapped Elrond are at Rivendell
      And untapped Boromir II is at Edoras
      And the player has "Elf-song" in play
      When the player passes
      Then the player may not pass by core.influence-control.excess-removal
      And it is the organization phase

    @id:core-influence-control-0205 @rule:core.influence-control.excess-removal @allow
    Scenario: Elf-song keeps everybody whom influence does not suffice for
      Given untapped Aragorn II, untapped Elrond and untapped Boromir II are at Rivendell
      And the player has "Elf-song" in play
      When the player passes
      Then it is legal
      And it is the long-event phase
      And "Elf-song" is in the discard pile
      And Aragorn II, Elrond and Boromir II are in play

  # Fallen-wizards

  @rule:core.influence-control.fallen-wizard-general-influence
  Rule: A Fallen-wizard has as much influence as his white hand says

    @id:core-influence-control-0101 @compute
    Scenario: Saruman keeps little for others
      Given the emended rules
      And the player is the Fallen-wizard Saruman
      And it is the organization phase
      And untapped Beregond and untapped Faramir are at the hero Isengard
      And the player holds "Saruman"
      Then the player has 13 general influence left
      When the player plays Saruman into the company
      Then Saruman is in play
      And Saruman, Beregond and Faramir form a company
      And the player has 8 general influence left

    @id:core-influence-control-0102 @compute
    Scenario: Radagast has friends
      Given the emended rules
      And the player is the Fallen-wizard Radagast
      And untapped Radagast is at Rhosgobel
      Then the player has 22 general influence left
