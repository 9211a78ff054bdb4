Feature: The organization phase

  Who comes and who goes, who travels with whom, and what they carry.

  @rule:core.organization.declare-organizing-once
  Rule: Once a turn, in one's own organization phase

    @id:core-organization-0001 @allow
    Scenario: Time to sort things out
      Given the emended rules
      And it is the organization phase
      And untapped Glóin and untapped Balin are at Rivendell
      When the player organizes
      Then it is legal
      And the player has to act

    @id:core-organization-0002 @forbid
    Scenario: Second thoughts come too late
      Given the emended rules
      And it is the organization phase
      And untapped Glóin and untapped Balin are at Rivendell
      When the player organizes
      And the player passes
      And the player organizes
      Then it is illegal by core.organization.declare-organizing-once

    @id:core-organization-0003 @forbid
    Scenario: Others organize for themselves
      Given the emended rules
      And it is the organization phase of the opponent's turn
      And untapped Glóin and untapped Balin are at Rivendell
      And the opponent's Legolas is at Lórien
      When the player organizes
      Then it is illegal by core.organization.declare-organizing-once

    @id:core-organization-0004 @forbid
    Scenario: At the site it is too late
      Given the emended rules
      And untapped Glóin and untapped Balin are at Rivendell
      When the player organizes
      Then it is illegal by core.organization.declare-organizing-once

  @rule:core.organization.nothing-else-while-organizing
  Rule: One thing at a time

    Background:
      Given the emended rules
      And it is the organization phase
      And untapped Gandalf, untapped Aragorn II and untapped Legolas are at Rivendell
      And Aragorn II bears "Glamdring"
      And the player's sideboard holds "Star-glass"

    @id:core-organization-0005 @forbid
    Scenario: The sword has to wait
      When the player organizes
      Then Aragorn II may not hand "Glamdring" to Legolas by core.organization.nothing-else-while-organizing

    @id:core-organization-0006 @forbid
    Scenario: So has the vault
      When the player organizes
      Then the player may not store "Glamdring" by core.organization.nothing-else-while-organizing

    @id:core-organization-0007 @forbid
    Scenario: So has the Wizard's errand
      When the player organizes
      Then the player may not bring "Star-glass" from the sideboard to the discard pile by core.organization.nothing-else-while-organizing

    @id:core-organization-0008 @forbid
    Scenario: So has the journey
      When the player organizes
      Then the company may not move to Lórien by core.organization.nothing-else-while-organizing

    @id:core-organization-0009 @allow
    Scenario: It has not to wait for long
      When the player organizes
      And the player passes
      Then Aragorn II may hand "Glamdring" to Legolas
      And the player may store "Glamdring"
      And the player may bring "Star-glass" from the sideboard to the discard pile
      And the company may move to Lórien

    @id:core-organization-0010 @allow
    Scenario: To play and to arrange go together
      Given untapped Gimli is at Rivendell
      When the player organizes
      And the player plays Bergil into Gimli's company
      And the player joins Gimli's company and Legolas's company
      Then it is legal
      And Bergil is in play
      And Gimli, Bergil, Gandalf, Aragorn II and Legolas form a company

  @rule:core.organization.one-play-or-discard
  Rule: One comes, or one goes

    Background:
      Given the emended rules
      And it is the organization phase
      And untapped Théoden and untapped Éomer are at Edoras
      And the player holds "Éowyn" and "Háma"

    @id:core-organization-0011 @forbid
    Scenario: She has come, so nobody else does
      When the player organizes
      And the player plays Éowyn into Théoden's company
      Then the player may not play Háma into Théoden's company by core.organization.one-play-or-discard
      And Éowyn is in play

    @id:core-organization-0012 @forbid
    Scenario: She has come, so nobody goes
      When the player organizes
      And the player plays Éowyn into Théoden's company
      Then the player may not discard Éomer from play by core.organization.one-play-or-discard
      And Éowyn is in play

    @id:core-organization-0013 @forbid
    Scenario: He has gone, so nobody comes
      When the player organizes
      And the player discards Éomer from play
      Then the player may not play Éowyn into Théoden's company by core.organization.one-play-or-discard
      And Éomer is in the discard pile
      And the player has 2 character points

    @id:core-organization-0014 @allow
    Scenario: He may go if nobody has come
      When the player organizes
      And the player discards Éomer from play
      Then it is legal
      And Éomer is in the discard pile
      And the player has 2 character points

    @id:core-organization-0015 @forbid
    Scenario: Nobody is sent away outside of organizing
      When the player discards Éomer from play
      Then it is illegal by core.actions.needs-allowance

  @rule:core.organization.revealing-an-avatar
  Rule: Who has come in person is known

    @id:core-organization-0016 @compute @uses:core.organization.no-second-avatar
    Scenario: Gandalf it is, from now on
      Given the emended rules
      And it is the organization phase
      And the player holds "Gandalf" and "Saruman"
      When the player organizes
      And the player plays Gandalf at Rivendell
      Then the player may not play Saruman at Isengard by core.organization.no-second-avatar
      And Gandalf and Rivendell are in play

  @rule:core.organization.no-second-avatar
  Rule: One Wizard and no other

    Background:
      Given the emended rules
      And it is the organization phase
      And untapped Glóin is at Isengard
      And the player holds "Saruman"

    @id:core-organization-0017 @forbid
    Scenario: Saruman does not follow Gandalf
      Given untapped Gandalf is at Rivendell
      When the player organizes
      And the player plays Saruman into Glóin's company
      Then it is illegal by core.organization.no-second-avatar

    @id:core-organization-0018 @forbid
    Scenario: Not even when Gandalf is away
      Given the player has revealed Gandalf
      When the player organizes
      And the player plays Saruman into Glóin's company
      Then it is illegal by core.organization.no-second-avatar

    @id:core-organization-0019 @allow
    Scenario: Nobody came before him
      When the player organizes
      And the player plays Saruman into Glóin's company
      Then it is legal
      And Saruman is in play

    @id:core-organization-0020 @allow
    Scenario: Gandalf himself may come back
      Given the player has revealed Gandalf
      When the player organizes
      And the player plays Gandalf at Rivendell
      Then it is legal
      And Gandalf and Rivendell are in play

  @rule:core.organization.avatar-play-sites
  Rule: An avatar arrives at home, or where its kind arrives

    Background:
      Given the emended rules
      And it is the organization phase

    @id:core-organization-0021 @allow
    Scenario: Saruman is at home at Isengard
      When the player organizes
      And the player plays Saruman at Isengard
      Then it is legal
      And Saruman and Isengard are in play

    @id:core-organization-0022 @forbid
    Scenario: Saruman is not at home at Lórien
      When the player organizes
      And the player plays Saruman at Lórien
      Then it is illegal by core.organization.avatar-play-sites

    @id:core-organization-0023 @allow
    Scenario: Gandalf is at home at every Haven
      When the player organizes
      And the player plays Gandalf at Lórien
      Then it is legal
      And Gandalf and Lórien are in play

    @id:core-organization-0024 @forbid
    Scenario: Bree is no Haven
      Given untapped Glóin is at Bree
      When the player organizes
      And the player plays Gandalf into Glóin's company
      Then it is illegal by core.organization.avatar-play-sites

  @rule:core.organization.wizard-play-sites
  Rule: Every Wizard can come to Rivendell

    @id:core-organization-0025 @allow
    Scenario: Saruman is welcome in Elrond's house
      Given the emended rules
      And it is the organization phase
      When the player organizes
      And the player plays Saruman at Rivendell
      Then it is legal
      And Saruman and Rivendell are in play

    @id:core-organization-0026 @forbid @uses:core.organization.avatar-play-sites
    Scenario: The Grey Havens are not for him
      Given the emended rules
      And it is the organization phase
      When the player organizes
      And the player plays Saruman at Grey Havens
      Then it is illegal by core.organization.avatar-play-sites

  @rule:core.organization.ringwraith-play-sites
  Rule: Two Darkhavens see Ringwraiths arrive

    Background:
      Given the emended rules
      And it is the organization phase
      And the player is a Ringwraith

    @id:core-organization-0027 @allow
    Scenario: The Witch-king at Dol Guldur
      When the player organizes
      And the player plays The Witch-king at Dol Guldur
      Then it is legal
      And The Witch-king and Dol Guldur are in play

    @id:core-organization-0028 @allow
    Scenario: Ren at Minas Morgul
      When the player organizes
      And the player plays Ren the Ringwraith at Minas Morgul
      Then it is legal
      And Ren the Ringwraith and Minas Morgul are in play

    @id:core-organization-0029 @forbid @uses:core.organization.avatar-play-sites
    Scenario: Carn Dûm is a Darkhaven and still will not do
      When the player organizes
      And the player plays The Witch-king at Carn Dûm
      Then it is illegal by core.organization.avatar-play-sites

    @id:core-organization-0030 @allow @uses:core.organization.avatar-play-sites
    Scenario: All of Imlad Morgul is home to the Witch-king
      When the player organizes
      And the player plays The Witch-king at Cirith Ungol
      Then it is legal
      And The Witch-king and Cirith Ungol are in play

  @rule:core.organization.nazgul-manifestation-leaves
  Rule: Nobody is in two places at once

    Background:
      Given the emended rules
      And it is the organization phase
      And the player is a Ringwraith
      And the opponent has "Witch-king of Angmar" and "Khamûl the Easterling" in play

    @id:core-organization-0031 @compute
    Scenario: Angmar's king leaves, and the Easterling stays
      When the player organizes
      And the player plays The Witch-king at Dol Guldur
      Then The Witch-king and Dol Guldur are in play
      And "Witch-king of Angmar" is in the discard pile
      And "Khamûl the Easterling" is in play

    @id:core-organization-0032 @compute
    Scenario: He leaves as well when he comes to follow
      Given untapped Khamûl the Ringwraith is at Minas Morgul
      When the player organizes
      And the player plays The Witch-king under Khamûl the Ringwraith
      Then The Witch-king follows Khamûl the Ringwraith
      And "Witch-king of Angmar" is in the discard pile

  @rule:core.organization.ringwraith-displaces-follower
  Rule: A Ringwraith who leads is more than one who follows

    Background:
      Given the emended rules
      And it is the organization phase
      And the player is a Ringwraith
      And the opponent is a Ringwraith
      And the opponent's The Witch-king and Ren the Ringwraith are at Minas Morgul

    @id:core-organization-0033 @allow
    Scenario: Ren comes in person
      Given the opponent's Ren the Ringwraith follows the opponent's The Witch-king
      When the player organizes
      And the player plays Ren the Ringwraith at Dol Guldur
      Then it is legal
      And the player's Ren the Ringwraith and Dol Guldur are in play
      And the opponent's Ren the Ringwraith is in the discard pile

    @id:core-organization-0034 @forbid @uses:core.turn.one-copy-for-both
    Scenario: He does not come to follow where he follows already
      Given the opponent's Ren the Ringwraith follows the opponent's The Witch-king
      And untapped Khamûl the Ringwraith is at Dol Guldur
      When the player organizes
      And the player plays Ren the Ringwraith under Khamûl the Ringwraith
      Then it is illegal by core.turn.one-copy-for-both

  @rule:core.organization.ringwraith-follower-conditions
  Rule: Following takes leave, and the right place

    Background:
      Given the emended rules
      And it is the organization phase
      And the player is a Ringwraith

    @id:core-organization-0035 @allow
    Scenario: Khamûl may lead one
      Given untapped Khamûl the Ringwraith is at Dol Guldur
      When the player organizes
      And the player plays Ren the Ringwraith under Khamûl the Ringwraith
      Then it is legal
      And Ren the Ringwraith follows Khamûl the Ringwraith

    @id:core-organization-0036 @forbid
    Scenario: Khamûl may not lead two
      Given untapped Khamûl the Ringwraith and untapped Dwar the Ringwraith are at Dol Guldur
      And Dwar the Ringwraith follows Khamûl the Ringwraith
      When the player organizes
      And the player plays Ren the Ringwraith under Khamûl the Ringwraith
      Then it is illegal by core.organization.ringwraith-follower-conditions

    @id:core-organization-0037 @allow
    Scenario: The Witch-king may
      Given untapped The Witch-king and untapped Dwar the Ringwraith are at Dol Guldur
      And Dwar the Ringwraith follows The Witch-king
      When the player organizes
      And the player plays Ren the Ringwraith under The Witch-king
      Then it is legal
      And Ren the Ringwraith follows The Witch-king

    @id:core-organization-0038 @forbid
    Scenario: Adûnaphel's card says nothing of the kind
      Given untapped Adûnaphel the Ringwraith is at Dol Guldur
      When the player organizes
      And the player plays Ren the Ringwraith under Adûnaphel the Ringwraith
      Then it is illegal by core.organization.ringwraith-follower-conditions

    @id:core-organization-0039 @allow
    Scenario: Barad-dûr is home to Ren
      Given untapped Khamûl the Ringwraith is at Barad-dûr
      When the player organizes
      And the player plays Ren the Ringwraith under Khamûl the Ringwraith
      Then it is legal
      And Ren the Ringwraith follows Khamûl the Ringwraith

    @id:core-organization-0040 @forbid
    Scenario: Barad-dûr is nothing to Dwar
      Given untapped Khamûl the Ringwraith is at Barad-dûr
      When the player organizes
      And the player plays Dwar the Ringwraith under Khamûl the Ringwraith
      Then it is illegal by core.organization.ringwraith-follower-conditions

  @rule:core.organization.ringwraith-follower-not-avatar
  Rule: Who follows does not stand for his player

    Background:
      Given the emended rules
      And it is the organization phase
      And the player is a Ringwraith
      And the player's sideboard holds "The Arkenstone"

    @id:core-organization-0041 @forbid
    Scenario: Ren is not sent for a stone
      Given untapped Ren the Ringwraith and tapped Adûnaphel the Ringwraith are at Dol Guldur
      And Ren the Ringwraith follows Adûnaphel the Ringwraith
      When the player brings "The Arkenstone" from the sideboard to the discard pile
      Then it is illegal by core.organization.avatar-sideboard-to-discard

    @id:core-organization-0042 @allow
    Scenario: Adûnaphel goes herself
      Given untapped Ren the Ringwraith and untapped Adûnaphel the Ringwraith are at Dol Guldur
      And Ren the Ringwraith follows Adûnaphel the Ringwraith
      When the player brings "The Arkenstone" from the sideboard to the discard pile
      Then it is legal
      And "The Arkenstone" is in the discard pile
      And Adûnaphel the Ringwraith is tapped
      And Ren the Ringwraith is untapped

  @rule:core.organization.ringwraith-follower-abilities
  Rule: Who follows keeps his gifts to himself

    Background:
      Given the emended rules
      And it is the organization phase
      And the player is a Ringwraith

    @id:core-organization-0144 @allow
    Scenario: Dwar strengthens his company
      Given untapped Dwar the Ringwraith and untapped Ostisen are at Dol Guldur
      When the player uses Dwar the Ringwraith on the company
      Then it is legal
      And Dwar the Ringwraith is tapped
      And the prowess of Ostisen is 4

    @id:core-organization-0145 @forbid
    Scenario: Not while he follows Khamûl
      Given untapped Dwar the Ringwraith, untapped Ostisen and untapped Khamûl the Ringwraith are at Dol Guldur
      And Dwar the Ringwraith follows Khamûl the Ringwraith
      When the player uses Dwar the Ringwraith on the company
      Then it is illegal by core.organization.ringwraith-follower-abilities

    @id:core-organization-0146 @compute @uses:core.influence-control.mind-charged-to-controller
    Scenario: His influence is at hand all the same
      Given untapped Dwar the Ringwraith, untapped Ostisen and untapped Khamûl the Ringwraith are at Dol Guldur
      And Dwar the Ringwraith follows Khamûl the Ringwraith
      Then Dwar the Ringwraith has 5 direct influence left for Ostisen

  @rule:core.organization.followers-await-returning-avatar
  Rule: Ringwraiths without a leader wait until the end of the phase

    Background:
      Given the emended rules
      And it is the organization phase
      And the player is a Ringwraith
      And untapped Ren the Ringwraith is at Dol Guldur
      And Ren the Ringwraith is under nobody's influence
      And the player has revealed Adûnaphel the Ringwraith

    @id:core-organization-0043 @compute
    Scenario: Adûnaphel is back
      When the player organizes
      And the player plays Adûnaphel the Ringwraith into Ren the Ringwraith's company
      Then Adûnaphel the Ringwraith is in play
      And Ren the Ringwraith follows Adûnaphel the Ringwraith

    @id:core-organization-0044 @compute
    Scenario: Adûnaphel is not back
      When the player passes
      Then it is the long-event phase
      And Ren the Ringwraith is in the discard pile
      And Dol Guldur is in the location deck

  @rule:core.organization.ringwraith-company-composition
  Rule: A Ringwraith keeps to his own kind

    Background:
      Given the emended rules
      And it is the organization phase
      And the player is a Ringwraith

    @id:core-organization-0045 @forbid
    Scenario: Shagrat does not share the Witch-king's room at Cirith Ungol
      Given untapped The Witch-king is at Cirith Ungol
      And untapped Shagrat is at Cirith Ungol
      When the player organizes
      And the player joins The Witch-king's company and Shagrat's company
      Then it is illegal by core.organization.ringwraith-company-composition

    @id:core-organization-0046 @allow
    Scenario: At Minas Morgul he may
      Given untapped The Witch-king is at Minas Morgul
      And untapped Shagrat is at Minas Morgul
      When the player organizes
      And the player joins The Witch-king's company and Shagrat's company
      Then it is legal
      And The Witch-king and Shagrat form a company

    @id:core-organization-0047 @forbid
    Scenario: They do not leave it together
      Given untapped The Witch-king and untapped Ostisen are at Minas Morgul
      When the company moves to Cirith Ungol
      Then it is illegal by core.organization.ringwraith-company-composition

    @id:core-organization-0048 @allow
    Scenario: A Ringwraith is of his own kind
      Given untapped The Witch-king is at Cirith Ungol
      When the player organizes
      And the player plays Indûr the Ringwraith under The Witch-king
      Then it is legal
      And The Witch-king and Indûr the Ringwraith form a company
      And Indûr the Ringwraith follows The Witch-king

  @rule:core.organization.forced-combination-discard
  Rule: Those who would have to be with a Ringwraith are gone

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And the player is a Ringwraith

    @id:core-organization-0049 @compute
    Scenario: Shagrat was in the way
      Given untapped The Witch-king is at Cirith Ungol
      And untapped Shagrat and untapped Ostisen are at Cirith Ungol
      When the player chooses Shagrat's company to go next
      And the player ends the turn
      Then The Witch-king is in play
      And Shagrat and Ostisen are in the discard pile
      And the player has 0 character points

    @id:core-organization-0050 @compute
    Scenario: At Minas Morgul there is room for all
      Given untapped The Witch-king is at Minas Morgul
      And untapped Shagrat and untapped Ostisen are at Minas Morgul
      When the player chooses Shagrat's company to go next
      And the player ends the turn
      Then The Witch-king, Shagrat and Ostisen are in play

  @rule:core.organization.character-play-sites
  Rule: Others come at home, or at a haven

    Background:
      Given the emended rules
      And it is the organization phase

    @id:core-organization-0051 @allow
    Scenario: Legolas comes to Rivendell
      When the player organizes
      And the player plays Legolas at Rivendell
      Then it is legal
      And Legolas and Rivendell are in play
      And the player has 2 character points

    @id:core-organization-0052 @forbid
    Scenario: Legolas does not come to Bree
      Given untapped Glóin is at Bree
      When the player organizes
      And the player plays Legolas into Glóin's company
      Then it is illegal by core.organization.character-play-sites

    @id:core-organization-0053 @allow
    Scenario: Aragorn does
      Given untapped Glóin is at Bree
      When the player organizes
      And the player plays Aragorn II into Glóin's company
      Then it is legal
      And Aragorn II is in play
      And the player has 5 character points

    @id:core-organization-0054 @forbid
    Scenario: Tarcil is not at home in the Dark Tower
      Given the player is a Ringwraith
      When the player organizes
      And the player plays Tarcil at Barad-dûr
      Then it is illegal by core.organization.character-play-sites

    @id:core-organization-0055 @allow
    Scenario: Tarcil comes to a Darkhaven
      Given the player is a Ringwraith
      When the player organizes
      And the player plays Tarcil at Dol Guldur
      Then it is legal
      And Tarcil and Dol Guldur are in play
      And the player has 2 character points

  @rule:core.organization.avatar-limits-character-play
  Rule: Where the avatar is, others come

    Background:
      Given the emended rules
      And it is the organization phase
      And untapped Gandalf is at Lórien
      And untapped Denethor II is at Minas Tirith

    @id:core-organization-0056 @forbid
    Scenario: Bergil comes of his own accord, and Gandalf is far away
      When the player organizes
      And the player plays Bergil into Denethor II's company
      Then it is illegal by core.organization.avatar-limits-character-play

    @id:core-organization-0057 @allow
    Scenario: Bergil is called by the Steward
      When the player organizes
      And the player plays Bergil under Denethor II
      Then it is legal
      And Bergil follows Denethor II

    @id:core-organization-0058 @allow
    Scenario: Bergil comes to Gandalf
      When the player organizes
      And the player plays Bergil into Gandalf's company
      Then it is legal
      And Bergil is in play

    @id:core-organization-0059 @forbid @uses:core.organization.character-play-sites
    Scenario: Not even the Steward can call him to Bree
      Given untapped Thorin II is at Bree
      When the player organizes
      And the player plays Bergil under Thorin II
      Then it is illegal by core.organization.character-play-sites

  @rule:core.organization.new-company-needs-site
  Rule: A new company needs a site to be at

    Background:
      Given the emended rules
      And it is the organization phase

    @id:core-organization-0060 @allow
    Scenario: Edoras is in the location deck
      Given the player's location deck holds "Edoras"
      When the player organizes
      And the player plays Éowyn at Edoras
      Then it is legal
      And Éowyn and Edoras are in play

    @id:core-organization-0061 @forbid
    Scenario: Edoras has been discarded
      Given the player's discard pile holds "Edoras"
      When the player organizes
      And the player plays Éowyn at Edoras
      Then it is illegal by core.organization.new-company-needs-site

    @id:core-organization-0062 @allow
    Scenario: Somebody is at Edoras already
      Given untapped Théoden is at Edoras
      When the player organizes
      And the player plays Éowyn into Théoden's company
      Then it is legal
      And Éowyn is in play

    @id:core-organization-0063 @allow
    Scenario: Somebody is there, and she keeps her distance
      Given untapped Théoden is at Edoras
      When the player organizes
      And the player plays Éowyn at Edoras
      Then it is legal
      And Éowyn forms a company

  @rule:core.organization.discardable-characters
  Rule: Nobody is left behind in the wild

    Background:
      Given the emended rules
      And it is the organization phase

    @id:core-organization-0064 @allow
    Scenario: Éowyn takes her leave at Rivendell
      Given untapped Éowyn and untapped Gandalf are at Rivendell
      When the player organizes
      And the player discards Éowyn from play
      Then it is legal
      And Éowyn is in the discard pile

    @id:core-organization-0065 @allow
    Scenario: Éowyn takes her leave at Edoras
      Given untapped Éowyn and untapped Gandalf are at Edoras
      When the player organizes
      And the player discards Éowyn from play
      Then it is legal
      And Éowyn is in the discard pile

    @id:core-organization-0066 @forbid
    Scenario: She cannot do so at Bree
      Given untapped Éowyn and untapped Gandalf are at Bree
      When the player organizes
      And the player discards Éowyn from play
      Then it is illegal by core.organization.discardable-characters

    @id:core-organization-0067 @forbid
    Scenario: A Wizard does not take his leave at all
      Given untapped Éowyn and untapped Gandalf are at Rivendell
      When the player organizes
      And the player discards Gandalf from play
      Then it is illegal by core.organization.discardable-characters

    @id:core-organization-0068 @compute @uses:core.organization.one-play-or-discard
    Scenario: What he bore goes with him
      Given untapped Éomer and untapped Éowyn are at Edoras
      And Éomer bears "Sting"
      When the player organizes
      And the player discards Éomer from play
      Then Éomer and "Sting" are in the discard pile
      And the player has 0 character points

  @rule:core.organization.set-company-composition
  Rule: As often as one likes

    @id:core-organization-0069 @allow
    Scenario: Everybody changes places
      Given the emended rules
      And it is the organization phase
      And untapped Elrond and untapped Bergil are at Rivendell
      And untapped Legolas and untapped Éowyn are at Rivendell
      And Bergil follows Elrond
      When the player organizes
      And Éowyn changes to Elrond's company
      And the player puts Bergil under general influence
      And Bergil changes to Legolas's company
      Then it is legal
      And Elrond and Éowyn form a company
      And Legolas and Bergil form a company
      And Bergil is under general influence

    @id:core-organization-0070 @forbid
    Scenario: Not outside of organizing
      Given the emended rules
      And it is the organization phase
      And untapped Elrond and untapped Bergil are at Rivendell
      And untapped Legolas and untapped Éowyn are at Rivendell
      Then Éowyn may not change to Elrond's company by core.organization.set-company-composition
      And the player may not put Bergil under Elrond by core.organization.set-company-composition

  @rule:core.organization.company-size-limit
  Rule: Seven on the road, and any number at a haven

    Background:
      Given the emended rules
      And it is the organization phase

    @id:core-organization-0071 @allow
    Scenario: Eight at Lórien
      Given untapped Balin, untapped Glóin, untapped Gimli and untapped Thorin II are at Lórien
      And untapped Legolas, untapped Beorn, untapped Aragorn II and untapped Éowyn are at Lórien
      When the player organizes
      And the player joins Balin's company and Legolas's company
      Then it is legal
      And Balin, Glóin, Gimli, Thorin II, Legolas, Beorn, Aragorn II and Éowyn form a company
      And the size of Balin's company is 8

    @id:core-organization-0072 @forbid
    Scenario: No eighth at Bree
      Given untapped Balin, untapped Glóin, untapped Gimli, untapped Thorin II, untapped Legolas, untapped Beorn and untapped Éowyn are at Bree
      When the player organizes
      And the player plays Aragorn II into Balin's company
      Then it is illegal by core.organization.company-size-limit

    @id:core-organization-0073 @allow
    Scenario: A company of his own at Bree
      Given untapped Balin, untapped Glóin, untapped Gimli, untapped Thorin II, untapped Legolas, untapped Beorn and untapped Éowyn are at Bree
      When the player organizes
      And the player plays Aragorn II at Bree
      Then it is legal
      And Aragorn II forms a company
      And the player has 16 character points

    @id:core-organization-0074 @allow
    Scenario: Six and one more
      Given untapped Balin, untapped Glóin, untapped Gimli, untapped Thorin II, untapped Legolas and untapped Beorn are at Bree
      When the player organizes
      And the player plays Aragorn II into Balin's company
      Then it is legal
      And Aragorn II is in play
      And the player has 16 character points

    @id:core-organization-0075 @forbid
    Scenario: Eight do not set out for Edoras
      Given untapped Balin, untapped Glóin, untapped Gimli, untapped Thorin II, untapped Legolas, untapped Beorn, untapped Aragorn II and untapped Éowyn are at Lórien
      When the company moves to Edoras
      Then it is illegal by core.organization.company-size-limit

    @id:core-organization-0076 @forbid
    Scenario: Whether eight may go from haven to haven is open
      Given untapped Balin, untapped Glóin, untapped Gimli, untapped Thorin II, untapped Legolas, untapped Beorn, untapped Aragorn II and untapped Éowyn are at Lórien
      When it is asked whether the company may move to Rivendell
      Then it is undetermined by q.core.company-between-havens

    @id:core-organization-0077 @forbid
    Scenario: The road from haven to haven is no haven
      Given reading a of q.core.company-between-havens
      And untapped Balin, untapped Glóin, untapped Gimli, untapped Thorin II, untapped Legolas, untapped Beorn, untapped Aragorn II and untapped Éowyn are at Lórien
      When the company moves to Rivendell
      Then it is illegal by core.organization.company-size-limit

    @id:core-organization-0078 @allow
    Scenario: From haven to haven, eight may go
      Given reading b of q.core.company-between-havens
      And untapped Balin, untapped Glóin, untapped Gimli, untapped Thorin II, untapped Legolas, untapped Beorn, untapped Aragorn II and untapped Éowyn are at Lórien
      When the company moves to Rivendell
      Then it is legal
      And Rivendell is in play

  @rule:core.organization.half-size-characters
  Rule: Little people

    Background:
      Given the emended rules
      And it is the organization phase

    @id:core-organization-0079 @compute
    Scenario: Three Hobbits and two others
      Given Sam Gamgee, Merry, Pippin, Aragorn II and Gandalf are at Rivendell
      Then the size of the company is 4

    @id:core-organization-0080 @compute
    Scenario: Four Hobbits and another
      Given Sam Gamgee, Merry, Pippin, Bilbo and Aragorn II are at Rivendell
      Then the size of the company is 3

    @id:core-organization-0081 @compute
    Scenario: Two Orc scouts and an Orc ranger
      Given the player is a Ringwraith
      And Gorbag, Ufthak and Shagrat are at Minas Morgul
      Then the size of the company is 2

    @id:core-organization-0082 @compute
    Scenario: A scout who is no Orc
      Given the player is a Ringwraith
      And Ostisen and Gorbag are at Minas Morgul
      Then the size of the company is 2

    @id:core-organization-0083 @allow @uses:core.organization.company-size-limit
    Scenario: Eight heads, four of them small
      Given untapped Balin, untapped Glóin, untapped Gimli, untapped Sam Gamgee, untapped Merry, untapped Pippin and untapped Bilbo are at Bree
      When the player organizes
      And the player plays Aragorn II into Balin's company
      Then it is legal
      And Aragorn II is in play
      And the player has 14 character points

  @rule:core.organization.incompatible-races
  Rule: Not everybody travels with everybody

    Background:
      Given the emended rules
      And it is the organization phase
      And the player is a Ringwraith

    @id:core-organization-0084 @allow
    Scenario: A Darkhaven holds Dwarf and Orc
      Given untapped Gulla is at Minas Morgul
      And untapped Gorbag is at Minas Morgul
      When the player organizes
      And the player joins Gulla's company and Gorbag's company
      Then it is legal
      And Gulla and Gorbag form a company

    @id:core-organization-0085 @forbid
    Scenario: Cirith Ungol does not
      Given untapped Gulla is at Cirith Ungol
      And untapped Gorbag is at Cirith Ungol
      When the player organizes
      And the player joins Gulla's company and Gorbag's company
      Then it is illegal by core.organization.incompatible-races

    @id:core-organization-0086 @forbid
    Scenario: They do not leave the Darkhaven together
      Given untapped Gulla and untapped Gorbag are at Minas Morgul
      When the company moves to Cirith Ungol
      Then it is illegal by core.organization.incompatible-races

    @id:core-organization-0087 @allow
    Scenario: Men go with Orcs
      Given untapped Ostisen and untapped Gorbag are at Minas Morgul
      When the company moves to Cirith Ungol
      Then it is legal
      And Cirith Ungol is in play

  @rule:core.organization.one-leader-per-company
  Rule: One leader is enough

    Background:
      Given the emended rules
      And it is the organization phase
      And the player is a Ringwraith

    @id:core-organization-0088 @forbid
    Scenario: Gorbag and Shagrat quarrel at Cirith Ungol
      Given untapped Gorbag is at Cirith Ungol
      And untapped Shagrat is at Cirith Ungol
      When the player organizes
      And Shagrat changes to Gorbag's company
      Then it is illegal by core.organization.one-leader-per-company

    @id:core-organization-0089 @allow
    Scenario: At Minas Morgul they had better not
      Given untapped Gorbag is at Minas Morgul
      And untapped Shagrat is at Minas Morgul
      When the player organizes
      And Shagrat changes to Gorbag's company
      Then it is legal
      And Gorbag and Shagrat form a company

    @id:core-organization-0090 @forbid
    Scenario: Nor do they set out together
      Given untapped Gorbag and untapped Shagrat are at Minas Morgul
      When the company moves to Cirith Ungol
      Then it is illegal by core.organization.one-leader-per-company

    @id:core-organization-0091 @allow
    Scenario: Ufthak leads nobody
      Given untapped Gorbag and untapped Ufthak are at Minas Morgul
      When the company moves to Cirith Ungol
      Then it is legal
      And Cirith Ungol is in play

  @rule:core.organization.move-between-companies
  Rule: From one company to the other

    Background:
      Given the emended rules
      And it is the organization phase
      And untapped Elrond, untapped Bergil and untapped Gimli are at Rivendell
      And Bergil follows Elrond

    @id:core-organization-0092 @allow
    Scenario: Elrond takes Bergil along
      Given untapped Legolas is at Rivendell
      When the player organizes
      And Elrond changes to Legolas's company
      Then it is legal
      And Legolas, Elrond and Bergil form a company
      And Gimli forms a company
      And Bergil follows Elrond

    @id:core-organization-0093 @forbid
    Scenario: Bergil does not go alone
      Given untapped Legolas is at Rivendell
      When the player organizes
      And Bergil changes to Legolas's company
      Then it is illegal by core.organization.move-between-companies

    @id:core-organization-0094 @forbid
    Scenario: Lórien is not next door
      Given untapped Legolas is at Lórien
      When the player organizes
      And Gimli changes to Legolas's company
      Then it is illegal by core.organization.move-between-companies

    @id:core-organization-0095 @forbid
    Scenario: Nobody knows whether a Wizard may
      Given untapped Gandalf and untapped Legolas are at Rivendell
      When the player organizes
      And it is asked whether Gandalf may change to Gimli's company
      Then it is undetermined by q.core.avatar-changes-company

    @id:core-organization-0096 @allow
    Scenario: A Wizard goes where he likes
      Given reading a of q.core.avatar-changes-company
      And untapped Gandalf and untapped Legolas are at Rivendell
      When the player organizes
      And Gandalf changes to Gimli's company
      Then it is legal
      And Elrond, Bergil, Gimli and Gandalf form a company
      And Legolas forms a company

    @id:core-organization-0097 @forbid
    Scenario: A Wizard stays where he is
      Given reading b of q.core.avatar-changes-company
      And untapped Gandalf and untapped Legolas are at Rivendell
      When the player organizes
      And Gandalf changes to Gimli's company
      Then it is illegal by core.organization.move-between-companies

  @rule:core.organization.join-companies
  Rule: Two become one

    Background:
      Given the emended rules
      And it is the organization phase
      And untapped Gimli and untapped Glóin are at Rivendell

    @id:core-organization-0098 @allow
    Scenario: At the same site
      Given untapped Legolas is at Rivendell
      When the player organizes
      And the player joins Gimli's company and Legolas's company
      Then it is legal
      And Gimli, Glóin and Legolas form a company

    @id:core-organization-0099 @forbid
    Scenario: At different sites
      Given untapped Legolas is at Bree
      When the player organizes
      And the player joins Gimli's company and Legolas's company
      Then it is illegal by core.organization.join-companies

  @rule:core.organization.joined-effects-spread
  Rule: What lies on one lies on both

    @id:core-organization-0100 @compute
    Scenario: Something has slipped, for everybody
      Given the emended rules
      And it is the organization phase
      And untapped Gimli is at Bree
      And untapped Legolas is at Bree
      And the opponent's "Something Has Slipped" lies on Legolas's company
      When the player organizes
      And the player joins Gimli's company and Legolas's company
      Then Gimli and Legolas form a company
      And "Something Has Slipped" lies on Gimli's company

  @rule:core.organization.join-returns-haven-copies
  Rule: One haven card is enough for one company

    Background:
      Given the emended rules
      And it is the organization phase
      And untapped Gimli is at Rivendell
      And untapped Legolas is at another Rivendell

    @id:core-organization-0101 @compute
    Scenario: The other card goes back
      When the player organizes
      And the player joins Gimli's company and Legolas's company
      Then Gimli and Legolas form a company
      And Legolas's site is in the location deck

    @id:core-organization-0102 @compute
    Scenario: The healers go over to the other house
      Given the player has "Houses of Healing" in play on Legolas's site
      When the player organizes
      And the player joins Gimli's company and Legolas's company
      Then Gimli and Legolas form a company
      And Legolas's site is in the location deck
      And "Houses of Healing" lies on Gimli's site

    @id:core-organization-0103 @compute
    Scenario: Somebody else needs the card
      Given untapped Bergil is at Legolas's site
      When the player organizes
      And the player joins Gimli's company and Legolas's company
      Then Gimli and Legolas form a company
      And Legolas's site is in play

  @rule:core.organization.split-company
  Rule: One becomes two

    Background:
      Given the emended rules
      And it is the organization phase

    @id:core-organization-0104 @allow
    Scenario: Two and two
      Given untapped Aragorn II, untapped Gimli, untapped Legolas and untapped Glóin are at Edoras
      When the player organizes
      And the player splits off Legolas and Glóin
      Then it is legal
      And Aragorn II and Gimli form a company
      And Legolas and Glóin form a company

    @id:core-organization-0105 @allow
    Scenario: And another
      Given untapped Aragorn II, untapped Gimli, untapped Legolas and untapped Glóin are at Edoras
      When the player organizes
      And the player splits off Legolas
      And the player splits off Glóin
      Then it is legal
      And Aragorn II and Gimli form a company
      And Legolas forms a company
      And Glóin forms a company

    @id:core-organization-0106 @forbid
    Scenario: Somebody has to stay
      Given untapped Aragorn II and untapped Gimli are at Edoras
      When the player organizes
      And the player splits off Aragorn II and Gimli
      Then it is illegal by core.organization.split-company

    @id:core-organization-0107 @forbid
    Scenario: A follower is not split off whom he follows
      Given untapped Elrond, untapped Bergil and untapped Gimli are at Edoras
      And Bergil follows Elrond
      When the player organizes
      And the player splits off Bergil
      Then it is illegal by core.organization.split-company

    @id:core-organization-0108 @allow
    Scenario: He comes along
      Given untapped Elrond, untapped Bergil and untapped Gimli are at Edoras
      And Bergil follows Elrond
      When the player organizes
      And the player splits off Elrond
      Then it is legal
      And Elrond and Bergil form a company
      And Gimli forms a company
      And Bergil follows Elrond

  @rule:core.organization.split-cannot-rejoin
  Rule: Who parts, parts

    Background:
      Given the emended rules
      And it is the organization phase
      And untapped Aragorn II, untapped Gimli and untapped Legolas are at Edoras
      And untapped Éowyn is at Edoras

    @id:core-organization-0109 @forbid
    Scenario: They cannot be one again
      When the player organizes
      And the player splits off Legolas
      Then the player may not join Gimli's company and Legolas's company by core.organization.split-cannot-rejoin
      And Legolas forms a company

    @id:core-organization-0110 @forbid
    Scenario: Nor can he simply walk back
      When the player organizes
      And the player splits off Legolas
      Then Legolas may not change to Gimli's company by core.organization.split-cannot-rejoin
      And Legolas forms a company

    @id:core-organization-0111 @forbid
    Scenario: Two who have left are not one, either
      When the player organizes
      And the player splits off Legolas
      And the player splits off Gimli
      Then the player may not join Gimli's company and Legolas's company by core.organization.split-cannot-rejoin
      And Legolas forms a company
      And Gimli forms a company

    @id:core-organization-0112 @allow
    Scenario: Éowyn was never one of them
      When the player organizes
      And the player splits off Legolas
      And the player joins Éowyn's company and Legolas's company
      Then it is legal
      And Éowyn and Legolas form a company
      And Aragorn II and Gimli form a company

    @id:core-organization-0181 @forbid
    Scenario: A third company is no way round it
      When the player organizes
      And the player splits off Legolas
      And the player joins Éowyn's company and Legolas's company
      Then the player may not join Gimli's company and Éowyn's company by core.organization.split-cannot-rejoin
      And Éowyn and Legolas form a company
      And Aragorn II and Gimli form a company

    @id:core-organization-0182 @allow
    Scenario: Who has only changed companies has parted from nobody
      When the player organizes
      And Legolas changes to Éowyn's company
      And the player joins Gimli's company and Éowyn's company
      Then it is legal
      And Aragorn II, Gimli, Legolas and Éowyn form a company

    @id:core-organization-0183 @forbid
    Scenario: Nor does the one of two go back who left
      When the player organizes
      And the player splits off Legolas and Gimli
      Then Legolas may not change to Aragorn II's company by core.organization.split-cannot-rejoin
      And Legolas and Gimli form a company

    @id:core-organization-0184 @forbid
    Scenario: Nor does the one of two go after him who stayed
      When the player organizes
      And the player splits off Legolas
      Then Gimli may not change to Legolas's company by core.organization.split-cannot-rejoin
      And Legolas forms a company

    @id:core-organization-0185 @allow
    Scenario: Who has come since was not there when they parted
      When the player organizes
      And the player splits off Legolas
      And Éowyn changes to Gimli's company
      And Éowyn changes to Legolas's company
      Then it is legal
      And Éowyn and Legolas form a company

  @rule:core.organization.split-companies-must-move
  Rule: Parting is for those who go different ways

    Background:
      Given the emended rules
      And it is the organization phase
      And untapped Glóin, untapped Gimli and untapped Legolas are at Edoras

    @id:core-organization-0113 @forbid
    Scenario: Both would rather stay
      Given the player's location deck holds "Lórien" and "Isengard"
      When the player organizes
      And the player splits off Legolas
      And the player passes
      Then the player may not pass by core.organization.split-companies-must-move
      And Legolas forms a company

    @id:core-organization-0114 @allow
    Scenario: Legolas goes home to Lórien
      Given the player's location deck holds "Lórien" and "Isengard"
      When the player organizes
      And the player splits off Legolas
      And the player passes
      And Legolas's company moves to Lórien
      And the player passes
      Then it is legal
      And it is the long-event phase
      And Legolas forms a company
      And Lórien is in play

    @id:core-organization-0115 @allow
    Scenario: Legolas stays, and the others go
      Given the player's location deck holds "Lórien" and "Isengard"
      When the player organizes
      And the player splits off Legolas
      And the player passes
      And Gimli's company moves to Isengard
      And the player passes
      Then it is legal
      And it is the long-event phase
      And Legolas forms a company
      And Isengard is in play

    @id:core-organization-0116 @forbid
    Scenario: Of three, one is not enough
      Given the player's location deck holds "Lórien" and "Isengard"
      When the player organizes
      And the player splits off Legolas
      And the player splits off Gimli
      And the player passes
      And Legolas's company moves to Lórien
      Then the player may not pass by core.organization.split-companies-must-move
      And Legolas forms a company
      And Gimli forms a company
      And Lórien is in play

    @id:core-organization-0117 @allow
    Scenario: There is nowhere to go
      Given the player's location deck holds "Weathertop"
      When the player organizes
      And the player splits off Legolas
      And the player passes
      Then Legolas's company may not move to Weathertop by core.movement.declared-movement-must-be-valid
      And the player may pass
      And Legolas forms a company

  @rule:core.organization.original-keeps-company-effects @rule:core.organization.split-hazard-events
  Rule: Whose business it remains

    Background:
      Given the emended rules
      And it is the organization phase
      And untapped Aragorn II, untapped Gimli and untapped Legolas are at Bree

    @id:core-organization-0118 @allow
    Scenario: The opponent lets it go with Legolas
      Given the opponent's "Something Has Slipped" lies on the company
      When the player organizes
      And the player splits off Legolas
      And the opponent places "Something Has Slipped" on Legolas's company
      Then it is legal
      And "Something Has Slipped" lies on Legolas's company
      And Legolas forms a company
      And the player has to act

    @id:core-organization-0119 @allow
    Scenario: The opponent leaves it with the others
      Given the opponent's "Something Has Slipped" lies on the company
      When the player organizes
      And the player splits off Legolas
      And the opponent places "Something Has Slipped" on Gimli's company
      Then it is legal
      And "Something Has Slipped" lies on Gimli's company
      And Legolas forms a company

    @id:core-organization-0120 @order
    Scenario: It is the opponent's choice, and comes first
      Given the opponent's "Something Has Slipped" lies on the company
      When the player organizes
      And the player splits off Legolas
      Then the opponent has to act
      And the player may not place "Something Has Slipped" on Gimli's company by core.organization.split-hazard-events
      And Legolas forms a company

    @id:core-organization-0121 @forbid
    Scenario: Care taken is not carried off
      Given the opponent's "Something Has Slipped" lies on the company
      And "Crept Along Carefully" lies on the company
      When the player organizes
      And the player splits off Legolas
      Then the opponent may not place "Crept Along Carefully" on Legolas's company by core.organization.original-keeps-company-effects
      And "Crept Along Carefully" lies on Gimli's company
      And Legolas forms a company

  @rule:core.organization.split-extra-haven-copy
  Rule: A Haven has room for two companies

    Background:
      Given the emended rules
      And it is the organization phase

    @id:core-organization-0122 @allow
    Scenario: A Rivendell for each
      Given untapped Gimli and untapped Legolas are at Rivendell
      When the player organizes
      And the player splits off Legolas at another Rivendell
      Then it is legal
      And Legolas forms a company
      And Gimli forms a company
      And Legolas's site is in play

    @id:core-organization-0123 @forbid
    Scenario: There is but one Edoras
      Given untapped Gimli and untapped Legolas are at Edoras
      When the player organizes
      And the player splits off Legolas at another Edoras
      Then it is illegal by core.organization.split-extra-haven-copy

    @id:core-organization-0124 @forbid
    Scenario: Lórien is no copy of Rivendell
      Given untapped Gimli and untapped Legolas are at Rivendell
      When the player organizes
      And the player splits off Legolas at another Lórien
      Then it is illegal by core.organization.split-extra-haven-copy

  @rule:core.organization.storing-window
  Rule: Things are stored at havens

    Background:
      Given the emended rules
      And it is the organization phase

    @id:core-organization-0125 @allow
    Scenario: Glamdring is for another day
      Given untapped Gimli is at Rivendell
      And Gimli bears "Glamdring"
      Then the player may store "Glamdring"

    @id:core-organization-0126 @forbid
    Scenario: Bree is not safe enough
      Given untapped Gimli is at Bree
      And Gimli bears "Glamdring"
      Then the player may not store "Glamdring" by core.organization.storing-window

    @id:core-organization-0127 @forbid
    Scenario: The site phase is too late
      Given untapped Gimli is at Rivendell
      And Gimli bears "Glamdring"
      When the player organizes
      And the player passes
      And the player passes
      Then the player may not store "Glamdring" by core.organization.storing-window

  @rule:core.organization.storing-corruption-check
  Rule: It is hard to part with things

    Background:
      Given the emended rules
      And it is the organization phase
      And untapped Legolas and tapped Éowyn are at Rivendell
      And Legolas bears "Magical Harp"

    @id:core-organization-0128 @compute
    Scenario: More than two is enough
      When the player stores "Magical Harp"
      And the player passes and rolls 1 and 2 for the corruption check
      Then "Magical Harp" is in the marshalling-point pile

    @id:core-organization-0129 @compute
    Scenario: Two is not
      When the player stores "Magical Harp"
      And the player passes and rolls 1 and 1 for the corruption check
      Then "Magical Harp" is in the discard pile
      And Legolas is in the discard pile
      And the player has 0 item points
      And the player has 0 character points

  @rule:core.organization.transfer-window-and-range
  Rule: Things go from hand to hand

    Background:
      Given the emended rules
      And it is the organization phase

    @id:core-organization-0130 @allow
    Scenario: To somebody in another company
      Given untapped Gimli is at Edoras
      And untapped Éowyn is at Edoras
      And Gimli bears "Glamdring"
      Then Gimli may hand "Glamdring" to Éowyn

    @id:core-organization-0131 @forbid
    Scenario: Not across the mountains
      Given untapped Gimli is at Edoras
      And untapped Éowyn is at Dunharrow
      And Gimli bears "Glamdring"
      Then Gimli may not hand "Glamdring" to Éowyn by core.organization.transfer-window-and-range

    @id:core-organization-0132 @forbid
    Scenario: Not to a friend of the opponent
      Given untapped Gimli is at Edoras
      And the opponent's Éowyn is at Edoras
      And Gimli bears "Glamdring"
      Then Gimli may not hand "Glamdring" to Éowyn by core.organization.transfer-window-and-range

  @rule:core.organization.transfer-corruption-check
  Rule: It is hard to give things away

    Background:
      Given the emended rules
      And it is the organization phase
      And untapped Gimli and tapped Legolas are at Edoras
      And Gimli bears "Glamdring" and "Magical Harp"

    @id:core-organization-0133 @compute
    Scenario: Four against three
      When Gimli hands "Glamdring" to Legolas
      And the player passes and rolls 1 and 3 for the corruption check
      Then Legolas bears "Glamdring"

    @id:core-organization-0134 @compute
    Scenario: Three against three
      When Gimli hands "Glamdring" to Legolas
      And the player passes and rolls 1 and 2 for the corruption check
      Then Gimli, "Glamdring" and "Magical Harp" are in the discard pile
      And the player has 0 item points
      And the player has 2 character points

  @rule:core.organization.avatar-sideboard-to-discard
  Rule: A Wizard can send for things

    Background:
      Given the emended rules
      And it is the organization phase
      And the player's sideboard holds "Glamdring", "Star-glass", "Elf-stone", "Not at Home", "Legolas" and "Gimli"

    @id:core-organization-0135 @allow
    Scenario: Five at once
      Given untapped Gandalf is at Bree
      When the player brings "Glamdring", "Star-glass", "Not at Home", "Legolas" and "Gimli" from the sideboard to the discard pile
      Then it is legal
      And "Glamdring", "Star-glass", "Not at Home", "Legolas" and "Gimli" are in the discard pile
      And Gandalf is tapped

    @id:core-organization-0136 @forbid
    Scenario: Six are too many
      Given untapped Gandalf is at Bree
      When the player brings "Glamdring", "Star-glass", "Elf-stone", "Not at Home", "Legolas" and "Gimli" from the sideboard to the discard pile
      Then it is illegal by core.organization.avatar-sideboard-to-discard

    @id:core-organization-0137 @forbid
    Scenario: He is tired
      Given tapped Gandalf is at Bree
      When the player brings "Glamdring" from the sideboard to the discard pile
      Then it is illegal by core.organization.avatar-sideboard-to-discard

    @id:core-organization-0138 @forbid
    Scenario: He sends for no Dragons
      Given untapped Gandalf is at Bree
      And the player's sideboard holds "Smaug"
      When the player brings "Smaug" from the sideboard to the discard pile
      Then it is illegal by core.organization.avatar-sideboard-to-discard

    @id:core-organization-0139 @forbid
    Scenario: Glóin is no Wizard
      Given untapped Glóin is at Bree
      When the player brings "Glamdring" from the sideboard to the discard pile
      Then it is illegal by core.organization.avatar-sideboard-to-discard

  @rule:core.organization.avatar-sideboard-to-deck
  Rule: Or for one thing, soon

    Background:
      Given the emended rules
      And it is the organization phase
      And untapped Gandalf is at Bree
      And the player's sideboard holds "Legolas" and "Glamdring"

    @id:core-organization-0140 @allow
    Scenario: Five cards are a deck
      Given the player's play deck holds "Star-glass", "Elf-stone", "Not at Home", "Gimli" and "Glóin"
      When the player brings "Legolas" from the sideboard to the play deck and shuffles
      Then it is legal
      And "Legolas" is in the play deck
      And Gandalf is tapped

    @id:core-organization-0141 @forbid
    Scenario: Four are not
      Given the player's play deck holds "Star-glass", "Elf-stone", "Not at Home" and "Gimli"
      When the player brings "Legolas" from the sideboard to the play deck
      Then it is illegal by core.organization.avatar-sideboard-to-deck
      And the player may bring "Legolas" from the sideboard to the discard pile

    @id:core-organization-0142 @forbid
    Scenario: One is all
      Given the player's play deck holds "Star-glass", "Elf-stone", "Not at Home", "Gimli" and "Glóin"
      When the player brings "Legolas" and "Glamdring" from the sideboard to the play deck
      Then it is illegal by core.organization.avatar-sideboard-to-deck

    @id:core-organization-0143 @forbid
    Scenario: Not one and then another
      Given the player's play deck holds "Star-glass", "Elf-stone", "Not at Home", "Gimli" and "Glóin"
      When the player brings "Legolas" from the sideboard to the play deck and shuffles
      Then the player may not bring "Glamdring" from the sideboard to the discard pile by core.organization.avatar-sideboard-to-discard
      And "Legolas" is in the play deck
      And Gandalf is tapped

  @rule:core.organization.effects-follow-their-character
  Rule: Whoever sneaks takes his sneaking with him

    Background:
      Given the emended rules
      And it is the organization phase
      And the player is a Ringwraith
      And untapped Jerrek and untapped Odoacer are at Dol Guldur
      And the player's location deck holds "Dale"
      And the player holds "Sneakin’"
      And the opponent holds "Orc-patrol"

    @id:core-organization-0147 @forbid
    Scenario: Jerrek goes to Dale, and nobody sees him
      When the player plays "Sneakin’" with Jerrek on the company
      And the player organizes
      And the player splits off Jerrek
      And the player passes
      And Jerrek's company moves to Dale
      And the player passes
      And the player passes
      And the player chooses Jerrek's company to go next
      And Jerrek's company travels by Starter Movement
      Then the opponent may not play the creature "Orc-patrol" on Jerrek's company keyed to a Wilderness by the text of "Sneakin’"
      And Jerrek forms a company
      And Odoacer forms a company
      And Jerrek is tapped
      And "Sneakin’" is in the discard pile
      And Dale is in play

    @id:core-organization-0148 @allow
    Scenario: Odoacer goes to Dale, and everybody sees him
      When the player plays "Sneakin’" with Jerrek on the company
      And the player organizes
      And the player splits off Odoacer
      And the player passes
      And Odoacer's company moves to Dale
      And the player passes
      And the player passes
      And the player chooses Odoacer's company to go next
      And Odoacer's company travels by Starter Movement
      Then the opponent may play the creature "Orc-patrol" on Odoacer's company keyed to a Wilderness
      And Jerrek forms a company
      And Odoacer forms a company
      And Jerrek is tapped
      And "Sneakin’" is in the discard pile
      And Dale is in play

  @rule:core.organization.split-faced-attacks
  Rule: Both have met the Orcs before, and the Orcs remember

    Background:
      Given the emended rules
      And it is the organization phase
      And untapped Legolas and untapped Gimli are at Rivendell
      And the player's location deck holds "Weathertop"
      And the opponent holds "Orc-warband"

    @id:core-organization-0149 @compute
    Scenario: Gimli goes on alone, and they come back in wrath
      Given the company has faced the opponent's "Orc-guard" this turn
      When the player organizes
      And the player splits off Gimli
      And the player passes
      And Gimli's company moves to Weathertop
      And the player passes
      And the player passes
      And the player chooses Gimli's company to go next
      And Gimli's company travels by Starter Movement
      And the opponent plays the creature "Orc-warband" on Gimli's company keyed to a Wilderness
      Then the attack is Orc (5 strikes at 7)
      And "Orc-warband" is in play
      And Weathertop is in play
      And Legolas forms a company
      And Gimli forms a company

    @id:core-organization-0150 @compute
    Scenario: Nobody has met anybody
      When the player organizes
      And the player splits off Gimli
      And the player passes
      And Gimli's company moves to Weathertop
      And the player passes
      And the player passes
      And the player chooses Gimli's company to go next
      And Gimli's company travels by Starter Movement
      And the opponent plays the creature "Orc-warband" on Gimli's company keyed to a Wilderness
      Then the attack is Orc (5 strikes at 4)
      And "Orc-warband" is in play
      And Weathertop is in play
      And Legolas forms a company
      And Gimli forms a company

  @rule:core.organization.character-play-sites
  Rule: A haven is one's own, whatever the other player calls a haven

    Background:
      Given the emended rules
      And the opponent is a Ringwraith
      And it is the organization phase

    @id:core-organization-0151 @rule:core.organization.storing-window @allow
    Scenario: Rivendell keeps Glamdring from a Ringwraith's spies
      Given untapped Gimli is at Rivendell
      And Gimli bears "Glamdring"
      Then the player may store "Glamdring"

    @id:core-organization-0152 @rule:core.organization.storing-window @forbid
    Scenario: In Dol Guldur it would be in the opponent's hands
      Given untapped Gimli is at Dol Guldur
      And Gimli bears "Glamdring"
      Then the player may not store "Glamdring" by core.organization.storing-window

    @id:core-organization-0153 @rule:core.organization.split-extra-haven-copy @allow
    Scenario: Two halls in Rivendell, though the Nazgûl sleep elsewhere
      Given untapped Gimli and untapped Legolas are at Rivendell
      When the player organizes
      And the player splits off Legolas at another Rivendell
      Then it is legal
      And Legolas forms a company
      And Gimli forms a company
      And Legolas's site is in play

    @id:core-organization-0154 @rule:core.organization.discardable-characters @allow
    Scenario: Legolas takes his leave in Elrond's house
      Given untapped Legolas and untapped Gimli are at Rivendell
      When the player organizes
      Then the player may discard Legolas from play

    @id:core-organization-0155 @rule:core.organization.discardable-characters @forbid
    Scenario: He cannot take it in the Necromancer's
      Given untapped Legolas and untapped Gimli are at Dol Guldur
      When the player organizes
      Then the player may not discard Legolas from play by core.organization.discardable-characters

    @id:core-organization-0156 @rule:core.organization.join-returns-haven-copies @compute
    Scenario: One card of Rivendell goes back as ever
      Given untapped Gimli is at Rivendell
      And untapped Legolas is at another Rivendell
      When the player organizes
      And the player joins Gimli's company and Legolas's company
      Then Gimli and Legolas form a company
      And Legolas's site is in the location deck

  @rule:core.organization.set-company-composition
  Rule: One orders about one's own people, and nobody else's

    Background:
      Given the emended rules
      And it is the organization phase
      And untapped Gimli and untapped Legolas are at Rivendell
      And untapped Beretar is at another Rivendell
      And the opponent's untapped Elrond and the opponent's untapped Haldir are at Rivendell
      And the opponent's untapped Glorfindel II is at another Rivendell

    @id:core-organization-0157 @allow
    Scenario: Legolas joins the ranger
      When the player organizes
      Then Legolas may change to Beretar's company

    @id:core-organization-0158 @forbid
    Scenario: Haldir is not his to send
      When the player organizes
      Then the opponent's Haldir may not change to Beretar's company at the player's word by core.organization.set-company-composition

    @id:core-organization-0159 @forbid
    Scenario: Legolas does not go over to the other side
      When the player organizes
      Then Legolas may not change to Glorfindel II's company by core.organization.set-company-composition

    @id:core-organization-0160 @forbid
    Scenario: Legolas does not serve the opponent's Elrond
      When the player organizes
      Then the player may not put Legolas under the opponent's Elrond by core.organization.set-company-composition

    @id:core-organization-0161 @forbid
    Scenario: Nor does Haldir serve Legolas because Legolas's player says so
      When the player organizes
      Then the player may not put the opponent's Haldir under Legolas by core.organization.set-company-composition

    @id:core-organization-0162 @rule:core.organization.join-companies @allow
    Scenario: Three make a company
      When the player organizes
      Then the player may join Gimli's company and Beretar's company

    @id:core-organization-0163 @rule:core.organization.join-companies @forbid
    Scenario: Those who meet in Elrond's house do not go on together
      When the player organizes
      Then the player may not join Gimli's company and Elrond's company by core.organization.join-companies

    @id:core-organization-0164 @rule:core.organization.join-companies @forbid
    Scenario: Nobody says yet that he is organizing
      Then the player may not join Gimli's company and Beretar's company by core.organization.join-companies

    @id:core-organization-0165 @rule:core.organization.split-company @forbid
    Scenario: Haldir is not his to leave behind
      When the player organizes
      Then the player may not split off the opponent's Haldir by core.organization.split-company

    @id:core-organization-0166 @rule:core.organization.one-play-or-discard @forbid
    Scenario: Nor his to send home
      When the player organizes
      Then the player may not discard the opponent's Haldir from play by core.organization.one-play-or-discard

  @rule:core.organization.storing-window
  Rule: One stores what one's own people bear

    Background:
      Given the emended rules
      And it is the organization phase
      And untapped Gimli is at Rivendell
      And the opponent's untapped Haldir is at Rivendell
      And Gimli bears "Dagger of Westernesse"
      And the opponent's Haldir bears the opponent's "Glamdring"

    @id:core-organization-0167 @forbid
    Scenario: Haldir does not part with Glamdring
      Then the player may not store the opponent's "Glamdring" by core.organization.storing-window

    @id:core-organization-0168 @rule:core.organization.transfer-window-and-range @forbid
    Scenario: Gimli lends nothing to an Elf of the other side
      Then Gimli may not hand "Dagger of Westernesse" to the opponent's Haldir by core.organization.transfer-window-and-range

    @id:core-organization-0169 @rule:core.organization.transfer-window-and-range @forbid
    Scenario: Haldir does not give Glamdring to Gimli because Gimli's player says so
      Then the opponent's Haldir may not hand the opponent's "Glamdring" to Gimli at the player's word by core.organization.transfer-window-and-range

  @rule:core.influence-control.play-under-general
  Rule: Who comes into play comes from the hand, and to his own

    Background:
      Given the emended rules
      And it is the organization phase
      And untapped Gimli is at Edoras
      And the opponent's untapped Théoden is at Edoras

    @id:core-organization-0170 @allow
    Scenario: Éowyn comes to Gimli
      Given the player holds "Éowyn"
      When the player organizes
      Then the player may play Éowyn into Gimli's company

    @id:core-organization-0171 @forbid
    Scenario: From the discard pile she does not
      Given the player's discard pile holds "Éowyn"
      When the player organizes
      Then the player may not play Éowyn into Gimli's company by core.influence-control.play-under-general

    @id:core-organization-0172 @forbid
    Scenario: Nor does she come to the king of the other side
      Given the player holds "Éowyn"
      When the player organizes
      Then the player may not play Éowyn into Théoden's company by core.influence-control.play-under-general

    @id:core-organization-0173 @rule:core.influence-control.play-under-direct @forbid
    Scenario: And she does not obey somebody at another place
      Given the player holds "Éowyn"
      And untapped Elrond is at Rivendell
      When the player organizes
      Then the player may not play Éowyn under the opponent's Théoden by core.influence-control.play-under-direct

  @rule:core.organization.transfer-window-and-range
  Rule: What is handed over is handed over while organizing

    @id:core-organization-0174 @forbid
    Scenario: In the site phase everybody keeps what he has
      Given the emended rules
      And untapped Gimli and untapped Legolas are at Rivendell
      And Gimli bears "Dagger of Westernesse"
      Then Gimli may not hand "Dagger of Westernesse" to Legolas by core.organization.transfer-window-and-range

    @id:core-organization-0175 @forbid
    Scenario: Gimli does not hand it to himself
      Given the emended rules
      And it is the organization phase
      And untapped Gimli and untapped Legolas are at Rivendell
      And Gimli bears "Dagger of Westernesse"
      Then Gimli may not hand "Dagger of Westernesse" to Gimli by core.organization.transfer-window-and-range

  @rule:core.organization.wizard-play-sites
  Rule: Rivendell is for Wizards

    @id:core-organization-0176 @forbid
    Scenario: No Ringwraith rides into Rivendell
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And the player holds "Adûnaphel the Ringwraith"
      And the player's location deck holds "Rivendell"
      When the player organizes
      Then the player may not play Adûnaphel the Ringwraith at Rivendell by core.organization.avatar-play-sites

    @id:core-organization-0177 @allow
    Scenario: Gandalf does, whoever sits on the other side
      Given the emended rules
      And the opponent is a Ringwraith
      And it is the organization phase
      And the player holds "Gandalf"
      And the player's location deck holds "Rivendell"
      When the player organizes
      Then the player may play Gandalf at Rivendell

  @rule:core.organization.avatar-sideboard-to-discard
  Rule: What one sends for is there, and is no hazard

    Background:
      Given the emended rules
      And it is the organization phase
      And untapped Gandalf is at Bree
      And the player's sideboard holds "Glamdring", "Star-glass" and "Smaug"
      And the player's discard pile holds "Elf-stone"

    @id:core-organization-0178 @forbid
    Scenario: A sword, and a Dragon
      When the player brings "Glamdring" and "Smaug" from the sideboard to the discard pile
      Then it is illegal by core.organization.avatar-sideboard-to-discard

    @id:core-organization-0179 @forbid
    Scenario: A sword, and a stone that was never in the sideboard
      When the player brings "Glamdring" and "Elf-stone" from the sideboard to the discard pile
      Then it is illegal by core.organization.avatar-sideboard-to-discard

    @id:core-organization-0180 @allow
    Scenario: A sword, and a star
      When the player brings "Glamdring" and "Star-glass" from the sideboard to the discard pile
      Then it is legal
      And "Glamdring" and "Star-glass" are in the discard pile
      And Gandalf is tapped

    @id:core-organization-0231 @forbid
    Scenario: The opponent's Wizard does not run for him
      Given the opponent's untapped Saruman is at Isengard
      When the opponent brings the player's "Glamdring" from the sideboard to the discard pile
      Then it is illegal by core.actions.when-asked

  @rule:core.organization.avatar-sideboard-to-deck
  Rule: A Wizard sends for no Dragons

    Background:
      Given the emended rules
      And it is the organization phase
      And untapped Gandalf is at Bree
      And the player's sideboard holds "Glamdring", "Star-glass" and the player's "Smaug"
      And the player's discard pile holds "Elf-stone"
      And the player's play deck holds "Sting", "Ringil", "Belegennon", "Magical Harp" and "Horn of Defiance"

    @id:core-organization-0232 @forbid
    Scenario: Not even for one, to be met sooner or later
      When the player brings the player's "Smaug" from the sideboard to the play deck
      Then it is illegal by core.organization.avatar-sideboard-to-deck

    @id:core-organization-0233 @forbid
    Scenario: What lies in the discard pile he does not bring, either
      When the player brings "Elf-stone" from the sideboard to the play deck
      Then it is illegal by core.organization.avatar-sideboard-to-deck

    @id:core-organization-0234 @allow
    Scenario: A sword he does
      When the player brings "Glamdring" from the sideboard to the play deck and shuffles
      Then it is legal
      And "Glamdring" is in the play deck
      And Gandalf is tapped

  @rule:core.organization.company-size-limit
  Rule: A road between havens is one for those whose havens they are

    @id:core-organization-0235 @allow
    Scenario: Eight go from Lórien to Rivendell, and no Ringwraith can say a word
      Given the emended rules
      And reading b of q.core.company-between-havens
      And the opponent is a Ringwraith
      And it is the organization phase
      And untapped Balin, untapped Glóin, untapped Gimli, untapped Thorin II, untapped Legolas, untapped Beorn, untapped Aragorn II and untapped Éowyn are at Lórien
      When the company moves to Rivendell
      Then it is legal
      And Rivendell is in play

  @rule:core.organization.revealing-an-avatar
  Rule: Who was revealed stays so when he has gone

    @id:core-organization-0236 @rule:core.organization.no-second-avatar @forbid
    Scenario: Gandalf came, bore a sword and fell to it
      Given the emended rules
      And it is the organization phase
      And untapped Gimli is at Rivendell
      And Gimli bears "Scroll of Isildur"
      And the player holds "Gandalf" and "Saruman"
      When the player organizes
      And the player plays Gandalf into Gimli's company
      And the player passes
      And Gimli hands "Scroll of Isildur" to Gandalf
      And the player passes and rolls 6 and 6 for the corruption check
      And the player stores "Scroll of Isildur"
      And the player passes and rolls 1 and 1 for the corruption check
      Then Gandalf is out of play
      And the player may not play Saruman at Isengard by core.organization.no-second-avatar
      And "Scroll of Isildur" is in the discard pile
      And the player has 0 item points
      And the player has -5 miscellaneous points

  @rule:core.organization.revealing-an-avatar
  Rule: Not everybody who comes is somebody

    @id:core-organization-0237 @rule:core.organization.no-second-avatar @allow
    Scenario: Éowyn came first, and Gandalf may still come
      Given the emended rules
      And it is the organization phase
      And untapped Beorn is at Edoras
      And the player holds "Éowyn" and "Gandalf"
      And the player's location deck holds "Rivendell"
      When the player organizes
      And the player plays Éowyn into Beorn's company
      And the player ends the turn
      And the opponent ends the turn
      And the player passes
      And the player passes
      And the player organizes
      And the player plays Gandalf at Rivendell
      Then it is legal
      And Éowyn, Gandalf and Rivendell are in play

  @rule:core.organization.avatar-play-sites
  Rule: An avatar, too, comes while companies are set up

    @id:core-organization-0238 @forbid
    Scenario: Gandalf has not been sent for
      Given the emended rules
      And it is the organization phase
      And untapped Beorn is at Edoras
      And the player holds "Gandalf"
      And the player's location deck holds "Rivendell"
      When the player plays Gandalf at Rivendell
      Then it is illegal by core.organization.avatar-play-sites

    @id:core-organization-0239 @rule:core.organization.ringwraith-play-sites @forbid
    Scenario: Gandalf does not come to the dungeons of the Necromancer
      Given the emended rules
      And it is the organization phase
      And untapped Beorn is at Edoras
      And the player holds "Gandalf"
      And the player's location deck holds "Dol Guldur"
      When the player organizes
      And the player plays Gandalf at Dol Guldur
      Then it is illegal by core.organization.avatar-play-sites

  @rule:core.organization.set-company-composition
  Rule: Somebody has to change for anything to be changed

    Background:
      Given the emended rules
      And it is the organization phase
      And untapped Elrond, untapped Bergil and untapped Haldir are at Rivendell
      And untapped Legolas is at Rivendell
      And Bergil follows Elrond
      And Haldir is under nobody's influence
      When the player organizes

    @id:core-organization-0240 @forbid
    Scenario: Bergil follows Elrond already
      Then the player may not put Bergil under Elrond by core.organization.set-company-composition

    @id:core-organization-0241 @forbid
    Scenario: Nobody follows himself
      Then the player may not put Elrond under Elrond by core.organization.set-company-composition

    @id:core-organization-0242 @forbid
    Scenario: Elrond is in Elrond's company
      Then the player may not organize by core.organization.declare-organizing-once
      And Elrond may not change to Elrond's company by core.organization.set-company-composition
      And Elrond may change to Legolas's company

    @id:core-organization-0243 @rule:core.organization.move-between-companies @forbid
    Scenario: Haldir obeys nobody, and goes nowhere
      Then Haldir may not change to Legolas's company by core.organization.move-between-companies

    @id:core-organization-0244 @rule:core.organization.join-companies @forbid
    Scenario: Legolas alone does not become more by joining
      Then the player may not join Legolas's company and Legolas's company by core.organization.join-companies
      And the player may join Legolas's company and Elrond's company

  @rule:core.organization.split-company
  Rule: Nobody is led away by those whom he does not follow

    @id:core-organization-0245 @forbid
    Scenario: Elrond stays, and so Bergil does not go along with Gimli
      Given the emended rules
      And it is the organization phase
      And untapped Elrond, untapped Bergil, untapped Gimli and untapped Legolas are at Rivendell
      And Bergil follows Elrond
      When the player organizes
      Then the player may not split off Gimli and Bergil by core.organization.split-company
      And the player may split off Elrond and Bergil

    @id:core-organization-0252 @forbid
    Scenario: Nobody parts before he is told to
      Given the emended rules
      And it is the organization phase
      And untapped Elrond and untapped Legolas are at Rivendell
      When the player splits off Legolas
      Then it is illegal by core.organization.split-company

    @id:core-organization-0253 @rule:core.organization.split-extra-haven-copy @forbid
    Scenario: Nor does he at a Rivendell of his own
      Given the emended rules
      And it is the organization phase
      And untapped Elrond and untapped Legolas are at Rivendell
      When the player splits off Legolas at another Rivendell
      Then it is illegal by core.organization.split-extra-haven-copy

  @rule:core.organization.move-between-companies
  Rule: Ren follows, wherever Khamûl goes

    @id:core-organization-0246 @forbid
    Scenario: He does not keep Adûnaphel's people company instead
      Given the emended rules
      And it is the organization phase
      And the player is a Ringwraith
      And untapped Khamûl the Ringwraith and untapped Ren the Ringwraith are at Dol Guldur
      And untapped Ostisen is at Dol Guldur
      And Ren the Ringwraith follows Khamûl the Ringwraith
      When the player organizes
      And Ren the Ringwraith changes to Ostisen's company
      Then it is illegal by core.organization.move-between-companies

  @rule:core.organization.joined-effects-spread
  Rule: Whoever joins those who have eaten well goes as far as they do

    Background:
      Given the emended rules
      And it is the organization phase
      And untapped Gimli is at Rivendell
      And untapped Legolas is at Rivendell
      And untapped Beorn is at Rivendell
      And Legolas's company may pass through 1 more regions
      And the player's location deck holds "Edoras"
      When the player organizes

    @id:core-organization-0247 @allow
    Scenario: Gimli and Legolas go to Edoras
      When the player joins Gimli's company and Legolas's company
      And the player passes
      And Gimli's company moves to Edoras
      Then it is legal
      And Edoras is in play
      And Gimli and Legolas form a company

    @id:core-organization-0248 @forbid
    Scenario: Gimli and Beorn do not
      When the player joins Gimli's company and Beorn's company
      And the player passes
      And Gimli's company moves to Edoras
      Then it is illegal by core.movement.declared-movement-must-be-valid
      And Gimli and Beorn form a company

  @rule:core.organization.half-size-characters
  Rule: It takes a scout among the Orcs

    @id:core-organization-0249 @compute
    Scenario: One Orc scout and an Orc ranger
      Given the emended rules
      And the player is a Ringwraith
      And untapped Grishnákh and untapped Radbug are at Minas Morgul
      Then the size of the company is 2

  @rule:core.organization.storing-window
  Rule: What lies on all is no item of any

    @id:core-organization-0250 @forbid
    Scenario: Care is not stored
      Given the emended rules
      And it is the organization phase
      And untapped Gimli is at Rivendell
      And "Crept Along Carefully" lies on the company
      When the player stores "Crept Along Carefully"
      Then it is illegal by core.organization.storing-window

  @rule:core.organization.one-play-or-discard
  Rule: Who is not there is not sent away

    @id:core-organization-0251 @forbid
    Scenario: Éowyn is still to come
      Given the emended rules
      And it is the organization phase
      And untapped Gimli is at Edoras
      And the player holds "Éowyn"
      When the player organizes
      And the player discards Éowyn from play
      Then it is illegal by core.organization.one-play-or-discard

  @rule:core.organization.ringwraith-displaces-follower
  Rule: Only a follower gives way, and only to himself

    Background:
      Given the emended rules
      And it is the organization phase
      And the player is a Ringwraith
      And the opponent is a Ringwraith

    @id:core-organization-0254 @rule:core.turn.one-copy-for-both @forbid
    Scenario: The opponent's Ren leads
      Given the opponent's Ren the Ringwraith is at Minas Morgul
      And untapped Ostisen is at Dol Guldur
      When the player organizes
      And the player plays Ren the Ringwraith into Ostisen's company
      Then it is illegal by core.turn.one-copy-for-both

    @id:core-organization-0255 @rule:core.turn.one-copy-for-both @forbid
    Scenario: That Dwar follows him opens no way for another Ren
      Given the opponent's Ren the Ringwraith and the opponent's Dwar the Ringwraith are at Minas Morgul
      And the opponent's Dwar the Ringwraith follows the opponent's Ren the Ringwraith
      And untapped Ostisen is at Dol Guldur
      When the player organizes
      And the player plays Ren the Ringwraith into Ostisen's company
      Then it is illegal by core.turn.one-copy-for-both

    @id:core-organization-0256 @compute
    Scenario: Nobody else who follows leaves for the Witch-king
      Given untapped Lieutenant of Dol Guldur and untapped Luitprand are at Dol Guldur
      And Luitprand follows Lieutenant of Dol Guldur
      When the player organizes
      And the player plays The Witch-king into Luitprand's company
      Then The Witch-king is in play
      And Luitprand follows Lieutenant of Dol Guldur
      And Lieutenant of Dol Guldur is in play

  @rule:core.organization.ringwraith-follower-conditions
  Rule: Only a Ringwraith who leads is followed

    Background:
      Given the emended rules
      And it is the organization phase
      And the player is a Ringwraith

    @id:core-organization-0257 @forbid
    Scenario: The Witch-king leads nobody while he follows
      Given untapped Khamûl the Ringwraith and untapped The Witch-king are at Minas Morgul
      And The Witch-king follows Khamûl the Ringwraith
      When the player organizes
      And the player plays Ren the Ringwraith under The Witch-king
      Then it is illegal by core.organization.ringwraith-follower-conditions

    @id:core-organization-0258 @forbid
    Scenario: Ren waits until he is called
      Given untapped Khamûl the Ringwraith is at Dol Guldur
      When the player plays Ren the Ringwraith under Khamûl the Ringwraith
      Then it is illegal by core.organization.ringwraith-follower-conditions

    @id:core-organization-0259 @rule:core.influence-control.play-under-direct @forbid
    Scenario: Gorbag takes more than a Ringwraith's leave
      Given untapped Khamûl the Ringwraith is at Minas Morgul
      When the player organizes
      And the player plays Gorbag under Khamûl the Ringwraith
      Then it is illegal by core.influence-control.play-under-direct

  @rule:core.organization.followers-await-returning-avatar
  Rule: They wait for their leader, until the organization phase is over

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And the player has revealed Adûnaphel the Ringwraith

    @id:core-organization-0260 @compute
    Scenario: Ren does not wait for a lieutenant
      Given it is the organization phase
      And untapped Ren the Ringwraith and untapped Ostisen are at Dol Guldur
      And Ren the Ringwraith is under nobody's influence
      When the player organizes
      And the player plays Lieutenant of Dol Guldur into Ostisen's company
      And the player passes
      And the player passes
      Then Ren the Ringwraith is in the discard pile
      And Lieutenant of Dol Guldur and Ostisen are in play
      And the player has 3 character points

    @id:core-organization-0261 @compute
    Scenario: In the site phase he waits on
      Given it is the site phase
      And untapped Ren the Ringwraith is at Dol Guldur
      And Ren the Ringwraith is under nobody's influence
      When the player passes
      Then it is the end-of-turn phase
      And Ren the Ringwraith is in play

    @id:core-organization-0262 @compute
    Scenario: Who leads, and who is led, stays
      Given it is the organization phase
      And untapped Khamûl the Ringwraith and untapped Ren the Ringwraith are at Dol Guldur
      And Ren the Ringwraith follows Khamûl the Ringwraith
      When the player passes
      Then it is the long-event phase
      And Ren the Ringwraith follows Khamûl the Ringwraith
      And Khamûl the Ringwraith is in play

  @rule:core.organization.avatar-sideboard-to-discard @rule:core.organization.avatar-sideboard-to-deck
  Rule: An avatar is sent when the phase is at its height, and by his own player

    @id:core-organization-0263 @forbid
    Scenario: At the end of the phase Gandalf goes nowhere
      Given the emended rules
      And it is the organization phase
      And untapped Gandalf is at Thranduil’s Halls
      And the company is moving to Lake-town
      And the player holds "Master of Esgaroth"
      And the player's sideboard holds "Star-glass"
      And the player's play deck holds "Sting", "Elf-stone", "Glamdring", "Ringil" and "Cram"
      When the player passes
      Then the player may play "Master of Esgaroth" on the company
      And the player may not bring "Star-glass" from the sideboard to the discard pile by core.organization.avatar-sideboard-to-discard
      And the player may not bring "Star-glass" from the sideboard to the play deck by core.organization.avatar-sideboard-to-deck
      And the player may not bring "Star-glass" from the sideboard to the pool by core.actions.needs-allowance

    @id:core-organization-0264 @compute
    Scenario: For hazards in the untap phase nobody's Wizard runs
      Given the emended rules
      And it is the untap phase
      And untapped Gandalf is at Rivendell
      And the opponent's untapped Saruman is at Isengard
      And the opponent's sideboard holds "Smaug"
      When the player passes
      And the opponent brings "Smaug" from the sideboard to the discard pile
      Then it is legal
      And "Smaug" is in the discard pile
      And Saruman is untapped
      And Gandalf is untapped

  @rule:core.organization.split-cannot-rejoin
  Rule: What else happened to him parts nobody

    @id:core-organization-0265 @allow
    Scenario: Gimli is not himself, and Legolas keeps him company
      Given the emended rules
      And it is the organization phase
      And untapped Gimli is at Edoras
      And untapped Legolas is at Edoras
      And Gimli has lost 2 direct influence
      When the player organizes
      And the player joins Legolas's company and Gimli's company
      Then it is legal
      And Legolas and Gimli form a company

  @rule:core.organization.split-companies-must-move
  Rule: Who has gone another way has done enough

    @id:core-organization-0266 @allow
    Scenario: Over the Bridge Glóin may stay
      Given the emended rules
      And it is the organization phase
      And untapped Glóin and untapped Gimli are at Moria
      And the player holds "Bridge"
      And the player's location deck holds "Lórien" and "Rivendell"
      When the player organizes
      And the player splits off Gimli
      And the player passes
      And Glóin's company moves to Lórien
      And the player passes
      And the player passes
      And the player chooses Glóin's company to go next
      And Glóin's company travels by Starter Movement
      And the player passes
      And the player plays "Bridge"
      Then Glóin's company may move to Rivendell
      And the player may pass
      And "Bridge" is in the discard pile
      And Lórien is in play
      And Glóin forms a company
      And Gimli forms a company

    @id:core-organization-0267 @allow
    Scenario: Others who could go do not have to go for them
      Given the emended rules
      And it is the organization phase
      And untapped Glóin and untapped Gimli are at Edoras
      And untapped Beorn is at Bree
      And the player's location deck holds "Weathertop"
      When the player organizes
      And the player splits off Gimli
      And the player passes
      Then Beorn's company may move to Weathertop
      And the player may pass
      And Glóin forms a company
      And Gimli forms a company

  @rule:core.organization.split-hazard-events
  Rule: Only hazards are placed, and only on those who were parted

    Background:
      Given the emended rules
      And it is the organization phase
      And untapped Aragorn II, untapped Gimli and untapped Legolas are at Bree
      And untapped Beorn is at Lórien

    @id:core-organization-0268 @order
    Scenario: Care stays with the others without anybody's leave
      Given "Crept Along Carefully" lies on Aragorn II's company
      When the player organizes
      And the player splits off Legolas
      Then the player has to act
      And "Crept Along Carefully" lies on Gimli's company
      And Legolas forms a company

    @id:core-organization-0269 @forbid
    Scenario: Beorn has nothing to do with it
      Given the opponent's "Something Has Slipped" lies on Aragorn II's company
      When the player organizes
      And the player splits off Legolas
      Then the opponent may not place "Something Has Slipped" on Beorn's company by core.organization.split-hazard-events
      And the opponent may place "Something Has Slipped" on Gimli's company
      And Legolas forms a company

  @rule:core.organization.split-faced-attacks
  Rule: What others have met was not met by these

    @id:core-organization-0270 @compute
    Scenario: Beorn met the Orcs, and Gimli did not
      Given the emended rules
      And it is the organization phase
      And untapped Legolas and untapped Gimli are at Rivendell
      And untapped Beorn is at Lórien
      And the player's location deck holds "Weathertop"
      And the opponent holds "Orc-warband"
      And Beorn's company has faced the opponent's "Orc-guard" this turn
      When the player organizes
      And the player splits off Gimli
      And the player passes
      And Gimli's company moves to Weathertop
      And the player passes
      And the player passes
      And the player chooses Gimli's company to go next
      And Gimli's company travels by Starter Movement
      And the opponent plays the creature "Orc-warband" on Gimli's company keyed to a Wilderness
      Then the attack is Orc (5 strikes at 4)
      And "Orc-warband" is in play
      And Weathertop is in play
      And Legolas forms a company
      And Gimli forms a company

  @rule:core.organization.ringwraith-follower-conditions
  Rule: Who waits for a leader leads nobody

    @id:core-organization-0271 @forbid
    Scenario: Khamûl is under nobody's influence
      Given the emended rules
      And it is the organization phase
      And the player is a Ringwraith
      And untapped Khamûl the Ringwraith is at Dol Guldur
      And Khamûl the Ringwraith is under nobody's influence
      And the player has revealed Adûnaphel the Ringwraith
      When the player organizes
      And the player plays Ren the Ringwraith under Khamûl the Ringwraith
      Then it is illegal by core.organization.ringwraith-follower-conditions

  @rule:core.organization.avatar-sideboard-to-discard
  Rule: He brings nothing twice

    @id:core-organization-0273 @forbid
    Scenario: One sword is one sword
      Given the emended rules
      And it is the organization phase
      And untapped Gandalf is at Rivendell
      And the player's sideboard holds "Sting"
      When the player brings "Sting" and "Sting" from the sideboard to the discard pile
      Then it is illegal by core.organization.avatar-sideboard-to-discard

  @rule:core.organization.effects-follow-their-character
  Rule: Everybody goes with his own

    @id:core-organization-0275 @forbid
    Scenario: Jerrek takes his sneaking along, and leaves Luitprand's to Luitprand
      Given the emended rules
      And it is the organization phase
      And the player is a Ringwraith
      And untapped Jerrek and untapped Odoacer are at Dol Guldur
      And untapped Luitprand is at Dol Guldur
      And the player's location deck holds "Dale"
      And the player holds "Sneakin’"
      And the opponent holds "Orc-patrol"
      When the player plays "Sneakin’" with Jerrek on Jerrek's company
      And the player plays another "Sneakin’" with Luitprand on Luitprand's company
      And the player organizes
      And the player splits off Jerrek
      And the player passes
      And Luitprand's company moves to Dale
      And the player passes
      And the player passes
      And the player chooses Luitprand's company to go next
      And Luitprand's company travels by Starter Movement
      Then the opponent may not play the creature "Orc-patrol" on Luitprand's company keyed to a Wilderness by the text of "Sneakin’"
      And Jerrek forms a company
      And Odoacer forms a company
      And Jerrek and Luitprand are tapped
      And both copies of "Sneakin’" are in the discard pile
      And Dale is in play

  # Fallen-wizards

  @rule:core.organization.fallen-wizard-play-site
  Rule: A Fallen-wizard comes into play at home

    Background:
      Given the emended rules
      And the player is the Fallen-wizard Gandalf
      And it is the organization phase
      And the player holds "Gandalf"

    @id:core-organization-0301 @allow
    Scenario: Gandalf comes to Bag End
      Given untapped Gamling the Old is at Bag End
      When the player plays Gandalf into the company
      Then it is legal
      And Gandalf is in play
      And Gandalf and Gamling the Old form a company

    @id:core-organization-0302 @forbid
    Scenario: A hidden haven is no Free-hold
      Given untapped Gamling the Old is at the hero Bandit Lair
      And the player has "Hidden Haven" in play on the site
      When the player plays Gandalf into the company
      Then it is illegal by core.organization.fallen-wizard-play-site

  @rule:core.organization.avatar-clears-opposing-stage
  Rule: Two claim to be one and the same Fallen-wizard

    @id:core-organization-0303 @order
    Scenario: Radagast comes, and the other's robes are gone
      Given the emended rules
      And the player is the Fallen-wizard Radagast
      And the opponent is the Fallen-wizard Radagast
      And it is the organization phase
      And untapped Gamling the Old is at the hero Rhosgobel
      And the opponent's untapped Beregond is at Minas Tirith
      And the opponent has "Pocketed Robes" and "Bad Company" in play
      And the player has "Great Patron" in play
      And the player holds "Radagast"
      When the player plays Radagast into the company
      Then it is legal
      And Radagast is in play
      And Radagast and Gamling the Old form a company
      And the opponent's "Pocketed Robes" is in the discard pile
      And the opponent has 2 stage points

  @rule:core.organization.fallen-wizard-mind-limit
  Rule: Nobody with more mind than five

    Background:
      Given the emended rules
      And the player is a Fallen-wizard
      And it is the organization phase
      And untapped Gamling the Old is at Isengard

    @id:core-organization-0304 @forbid
    Scenario: Legolas is too wise for this company
      Given the player holds "Legolas"
      When the player plays Legolas into the company
      Then it is illegal by core.organization.fallen-wizard-mind-limit

    @id:core-organization-0305 @allow
    Scenario: Faramir has no more than five
      Given the player holds "Faramir"
      When the player plays Faramir into the company
      Then it is legal
      And Faramir is in play
      And Faramir and Gamling the Old form a company
      And the player has 1 character point

    @id:core-organization-0306 @allow
    Scenario: Whoever is there stays
      Given untapped Legolas is at the hero Bandit Lair
      When the player passes
      Then it is the long-event phase
      And Legolas is in play

  @rule:core.organization.fallen-wizard-orcs-trolls
  Rule: Orcs and Trolls come by leave of a Stage resource

    Background:
      Given the emended rules
      And the player is a Fallen-wizard
      And it is the organization phase
      And untapped Gamling the Old is at Isengard

    @id:core-organization-0307 @allow
    Scenario: In bad company
      Given the player has "Bad Company" in play
      And the player holds "Orc Veteran"
      When the player plays Orc Veteran into the company
      Then it is legal
      And Orc Veteran is in play
      And Orc Veteran and Gamling the Old form a company

    @id:core-organization-0308 @forbid
    Scenario: A patron is no leave
      Given the player has "Great Patron" in play
      And the player holds "Orc Veteran"
      When the player plays Orc Veteran into the company
      Then it is illegal by core.organization.fallen-wizard-orcs-trolls

    @id:core-organization-0309 @forbid
    Scenario: A Half-orc is an Orc here
      Given the player holds "Squint-eyed Brute"
      When the player plays Squint-eyed Brute into the company
      Then it is illegal by core.organization.fallen-wizard-orcs-trolls

    @id:core-organization-0310 @forbid
    Scenario: The opponent's bad company is no leave either
      Given the opponent is a Fallen-wizard
      And the opponent has "Bad Company" in play
      And the player holds "Orc Veteran"
      When the player plays Orc Veteran into the company
      Then it is illegal by core.organization.fallen-wizard-orcs-trolls

  @rule:core.organization.stored-stage-resources
  Rule: What is stored still counts

    Background:
      Given the emended rules
      And the player is a Fallen-wizard
      And it is the organization phase
      And untapped Gamling the Old is at Isengard
      And the player's marshalling-point pile holds "Keys of Orthanc"
      And the player has "Bad Company" and "Great Patron" in play

    @id:core-organization-0311 @compute
    Scenario: The keys of Orthanc lie in store
      Then the player has 5 stage points

    @id:core-organization-0312 @allow
    Scenario: And can be given up
      When the player passes
      And the player renounces "Keys of Orthanc"
      Then it is legal
      And "Keys of Orthanc" is in the discard pile
      And the player has 4 stage points
      And the player has 0 item points

  @rule:core.organization.stage-resource-self-discard
  Rule: One step back, as the phase ends

    Background:
      Given the emended rules
      And the player is a Fallen-wizard
      And it is the organization phase
      And untapped Gamling the Old is at Isengard
      And the player has "Bad Company", "Many-coloured Robes" and "Pocketed Robes" in play

    @id:core-organization-0313 @allow
    Scenario: Three points are left
      When the player passes
      And the player renounces "Pocketed Robes"
      Then it is legal
      And "Pocketed Robes" is in the discard pile
      And the player has 3 stage points

    @id:core-organization-0314 @forbid
    Scenario: No more than once
      Given the player has "Great Patron" in play
      When the player passes
      And the player renounces "Pocketed Robes"
      And the player renounces "Many-coloured Robes"
      Then it is illegal by core.organization.stage-resource-self-discard
      And "Pocketed Robes" is in the discard pile
      And the player has 5 stage points

    @id:core-organization-0315 @forbid
    Scenario: Fewer than three would be left
      When the player passes
      And the player renounces "Bad Company"
      Then it is illegal by core.organization.stage-resource-self-discard

    @id:core-organization-0316 @forbid
    Scenario: Not before the end of the phase
      Then the player may not renounce "Pocketed Robes" now by core.actions.needs-allowance

  # The Balrog's people

  @rule:core.organization.balrog-play-site
  Rule: The Balrog comes up from The Under-gates

    Background:
      Given the emended rules
      And the player is the Balrog
      And it is the organization phase
      And the player holds "The Balrog"

    @id:core-organization-0317 @allow
    Scenario: Out of the gates
      Given untapped Azog is at The Under-gates
      When the player plays The Balrog into the company
      Then it is legal
      And The Balrog is in play
      And The Balrog and Azog form a company

    @id:core-organization-0318 @forbid
    Scenario: Moria is his, but not where he comes from
      Given untapped Azog is at Moria
      When the player plays The Balrog into the company
      Then it is illegal by core.organization.balrog-play-site

  @rule:core.organization.balrog-home-site-change
  Rule: No Dark-hold is home to the Balrog's Orcs

    Background:
      Given the emended rules
      And the player is the Balrog
      And it is the organization phase
      And the player holds "Orc Captain"

    @id:core-organization-0319 @allow
    Scenario: A captain from below
      Given untapped Mountain-maggot is at The Under-grottos
      When the player plays Orc Captain into the company
      Then it is legal
      And Orc Captain is in play
      And Orc Captain and Mountain-maggot form a company
      And the player has 2 character points

    @id:core-organization-0320 @forbid
    Scenario: The courts below are a Dark-hold
      Given untapped Mountain-maggot is at The Under-courts
      When the player plays Orc Captain into the company
      Then it is illegal by core.organization.character-play-sites

    @id:core-organization-0321 @forbid
    Scenario: Barad-dûr is no home of his any more
      Given untapped Mountain-maggot is at Barad-dûr
      When the player plays Orc Captain into the company
      Then it is illegal by core.organization.character-play-sites

  @rule:core.organization.balrog-extra-character-action
  Rule: One more of the Balrog's lads

    Background:
      Given the emended rules
      And the player is the Balrog
      And it is the organization phase
      And untapped Umagaur is at Moria

    @id:core-organization-0322 @allow
    Scenario: A captain of name, and one without
      Given the player holds "Azog" and "Orc Veteran"
      And untapped Hill-troll is at The Under-gates
      When the player plays Azog into Hill-troll's company
      And the player plays Orc Veteran into Hill-troll's company
      Then it is legal
      And Azog, Orc Veteran and Hill-troll form a company
      And the player has 6 character points

    @id:core-organization-0323 @allow
    Scenario: The other way round
      Given the player holds "Azog" and "Orc Veteran"
      And untapped Hill-troll is at The Under-gates
      When the player plays Orc Veteran into Hill-troll's company
      And the player plays Azog into Hill-troll's company
      Then it is legal
      And Azog, Orc Veteran and Hill-troll form a company
      And the player has 6 character points

    @id:core-organization-0324 @forbid
    Scenario: Two captains of name are one too many
      Given the player holds "Azog" and "Bolg"
      When the player plays Azog at The Under-gates
      And the player plays Bolg at Moria
      Then it is illegal by core.organization.one-play-or-discard
      And Azog and The Under-gates are in play
      And the player has 5 character points

    @id:core-organization-0325 @forbid
    Scenario: And so is a third
      Given the player holds "Orc Veteran", "Orc Brawler" and "Orc Tracker"
      And untapped Hill-troll is at The Under-gates
      When the player plays Orc Veteran into Hill-troll's company
      And the player plays Orc Brawler into Hill-troll's company
      And the player plays Orc Tracker into Hill-troll's company
      Then it is illegal by core.organization.one-play-or-discard
      And Orc Veteran, Orc Brawler and Hill-troll form a company

  @rule:core.organization.balrog-character-sources
  Rule: Small fry comes from anywhere

    Background:
      Given the emended rules
      And the player is the Balrog
      And it is the organization phase
      And untapped Azog is at The Under-grottos

    @id:core-organization-0326 @allow
    Scenario: A troll from the heap
      Given the player's discard pile holds "Hill-troll"
      When the player plays Hill-troll into the company
      Then it is legal
      And Hill-troll and Azog form a company
      And Hill-troll is in play
      And the player has 3 character points

    @id:core-organization-0327 @allow
    Scenario: A maggot from aside
      Given the player's sideboard holds "Mountain-maggot"
      When the player plays Mountain-maggot into the company
      Then it is legal
      And Mountain-maggot and Azog form a company
      And Mountain-maggot is in play

    @id:core-organization-0328 @forbid
    Scenario: An old troll has too much mind for that
      Given the player's discard pile holds "Old Troll"
      When the player organizes
      And the player plays Old Troll into the company
      Then it is illegal by core.actions.needs-allowance

    @id:core-organization-0329 @forbid
    Scenario: Muzgash has too much of a name
      Given the player's sideboard holds "Muzgash"
      When the player organizes
      And the player plays Muzgash into the company
      Then it is illegal by core.actions.needs-allowance and core.organization.character-play-sites

  @rule:core.organization.no-balrog-storing-barad-dur
  Rule: The Balrog trusts nothing to the Dark Tower

    Background:
      Given the emended rules
      And the player is the Balrog
      And it is the organization phase

    @id:core-organization-0330 @forbid
    Scenario: A blade at Barad-dûr
      Given untapped Azog is at Barad-dûr
      And Azog bears "Saw-toothed Blade"
      When the player stores "Saw-toothed Blade"
      Then it is illegal by core.organization.no-balrog-storing-barad-dur and core.actions.needs-allowance

    @id:core-organization-0331 @allow
    Scenario: A blade at Moria
      Given untapped Azog is at Moria
      And Azog bears "Saw-toothed Blade"
      When the player stores "Saw-toothed Blade" and rolls 5 and 5 for the corruption check
      Then it is legal
      And "Saw-toothed Blade" is in the marshalling-point pile

  @rule:core.organization.stored-stage-resources
  Rule: Only Stage resources that are stored

    Background:
      Given the emended rules
      And the player is a Fallen-wizard
      And it is the organization phase
      And untapped Gamling the Old is at Isengard
      And the player has "Bad Company", "Many-coloured Robes" and "Pocketed Robes" in play
      And the player's marshalling-point pile holds "Glamdring"

    @id:core-organization-0501 @forbid
    Scenario: A sword that is stored is none
      When the player passes
      And the player renounces "Glamdring"
      Then it is illegal by core.organization.stage-resource-self-discard

    @id:core-organization-0502 @forbid
    Scenario: A Stage resource in hand is not there to be given up
      Given the player holds "Great Patron"
      When the player passes
      And the player renounces "Great Patron"
      Then it is illegal by core.organization.stage-resource-self-discard

    @id:core-organization-0503 @forbid
    Scenario: The other Fallen-wizard's phase is not one's own
      Given the opponent is a Fallen-wizard
      And the opponent's untapped Éowyn is at the hero Edoras
      And the opponent has "Great Patron" and "Gatherer of Loyalties" in play
      When the player passes
      Then the opponent may not renounce "Great Patron" now by core.organization.stage-resource-self-discard

  @rule:core.organization.avatar-clears-opposing-stage
  Rule: Only a Fallen-wizard has robes of his own, and only his events are gone

    @id:core-organization-0523 @compute
    Scenario: Radagast the Wizard comes, and the robes stay
      Given the emended rules
      And the opponent is a Fallen-wizard
      And it is the organization phase
      And untapped Gamling the Old is at Rivendell
      And the opponent's untapped Beregond is at Minas Tirith
      And the opponent has "Pocketed Robes" in play
      And the player holds "Radagast"
      When the player organizes
      And the player plays Radagast into the company
      Then Radagast and Gamling the Old form a company
      And Radagast is in play
      And the opponent's "Pocketed Robes" is in play

    @id:core-organization-0524 @compute
    Scenario: Radagast the Fallen-wizard comes, and the bird stays
      Given the emended rules
      And the player is the Fallen-wizard Radagast
      And the opponent is the Fallen-wizard Radagast
      And it is the organization phase
      And untapped Gamling the Old is at the hero Rhosgobel
      And the opponent's untapped Beregond is at Minas Tirith
      And the opponent's Beregond bears "Radagast’s Black Bird"
      And the opponent has "Pocketed Robes" in play
      And the player has "Great Patron" in play
      And the player holds "Radagast"
      When the player organizes
      And the player plays Radagast into the company
      Then Radagast and Gamling the Old form a company
      And Radagast is in play
      And the opponent's "Pocketed Robes" is in the discard pile
      And the opponent's Beregond bears "Radagast’s Black Bird"
      And the opponent has 2 stage points

  @rule:core.organization.avatar-sideboard-to-discard
  Rule: What can come by itself comes by itself into the deck

    @id:core-organization-0525 @compute
    Scenario: To the discard pile the Balrog brings it
      Given the emended rules
      And the player is the Balrog
      And it is the organization phase
      And untapped The Balrog is at The Under-gates
      And the player's sideboard holds "Roam the Waste"
      When the player brings "Roam the Waste" from the sideboard to the discard pile
      Then it is legal
      And "Roam the Waste" is in the discard pile
      And The Balrog is tapped

  @rule:core.organization.new-company-needs-site
  Rule: What is held is held by one player

    Background:
      Given the emended rules
      And the player is the Balrog
      And the opponent is the Balrog
      And it is the organization phase
      And untapped Azog is at Moria
      And the player holds "Hill-troll"
      And the opponent's untapped Mountain-maggot is at the opponent's The Wind-deeps
      And the opponent has "Roots of the Earth" in play on the opponent's The Wind-deeps

    @id:core-organization-0526 @forbid
    Scenario: The opponent's roots hold no site for others
      When the player organizes
      Then the player may not play Hill-troll at the opponent's The Wind-deeps by core.organization.new-company-needs-site
      And the player may play Hill-troll at the player's The Wind-deeps

  @rule:core.organization.fallen-wizard-mind-limit @rule:core.organization.fallen-wizard-orcs-trolls
  Rule: It is people for whom a Fallen-wizard does not care

    @id:core-organization-0527 @allow
    Scenario: Goblins who are a whole people need nobody's leave
      Given the emended rules
      And the player is a Fallen-wizard
      And the opponent is a Ringwraith
      And it is turn 3 of the game
      And untapped Uglúk is at the minion Goblin-gate
      And the company has entered the site
      And the opponent's Lieutenant of Dol Guldur, the opponent's Lieutenant of Angmar and the opponent's Shagrat are at Dol Guldur
      And the opponent's marshalling-point pile holds "Goblins of Goblin-gate"
      And the player holds "Goblins of Goblin-gate"
      When Uglúk seeks to influence away the opponent's "Goblins of Goblin-gate" showing the player's "Goblins of Goblin-gate" and rolls 6 and 6, then 1 and 1 for the influence defence
      And the player plays the revealed "Goblins of Goblin-gate" with Uglúk
      Then it is legal
      And the player's "Goblins of Goblin-gate" is in the marshalling-point pile
      And the opponent's "Goblins of Goblin-gate" is in the discard pile
      And the opponent has 0 faction points
      And Uglúk is tapped
      And the player has 1 faction points

  @rule:core.organization.company-size-limit
  Rule: A leader who may come besides is not counted

    Background:
      Given the emended rules
      And the player is the Balrog
      And it is the organization phase

    @id:core-organization-0528 @allow
    Scenario: Eight, and one of them is the second leader
      Given untapped Azog, untapped Bolg, untapped Hill-troll, untapped Crook-legged Orc, untapped Mountain-maggot, untapped Muzgash, untapped Lagduf and untapped Snaga are at The Under-leas
      And "Orders from the Great Demon" lies on the company
      When the company moves to The Under-vaults
      Then it is legal
      And The Under-vaults is in play

    @id:core-organization-0529 @forbid
    Scenario: Eight, and there is but one leader
      Given untapped Azog, untapped Radbug, untapped Hill-troll, untapped Crook-legged Orc, untapped Mountain-maggot, untapped Muzgash, untapped Lagduf and untapped Snaga are at The Under-leas
      And "Orders from the Great Demon" lies on the company
      When the company moves to The Under-vaults
      Then it is illegal by core.organization.company-size-limit

  @rule:core.organization.half-size-characters
  Rule: Who has forgotten how to sneak takes up more room

    @id:core-organization-0530 @compute
    Scenario: Gorbag was a scout, and cannot remember
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And Gorbag, Ufthak and Shagrat are at Minas Morgul
      And the opponent has "Memories Stolen" in play on Gorbag
      Then the size of the company is 3

  @rule:core.organization.balrog-extra-character-action
  Rule: One of the Balrog's lads may go as well, and one of nobody else's

    @id:core-organization-0531 @allow
    Scenario: Azog comes, and a troll goes
      Given the emended rules
      And the player is the Balrog
      And it is the organization phase
      And untapped Umagaur is at Moria
      And untapped Hill-troll is at The Under-gates
      And the player holds "Azog"
      When the player organizes
      And the player plays Azog into Umagaur's company
      And the player discards Hill-troll from play
      Then it is legal
      And Azog and Umagaur form a company
      And Hill-troll is in the discard pile
      And The Under-gates is in the location deck
      And the player has 5 character points

    @id:core-organization-0532 @forbid
    Scenario: A Ringwraith's captain comes, and nobody else does
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped Ostisen is at Minas Morgul
      And the player holds "Gorbag" and "Orc Veteran"
      When the player organizes
      And the player plays Gorbag into the company
      Then the player may not play Orc Veteran into the company by core.organization.one-play-or-discard
      And Gorbag and Ostisen form a company
      And Gorbag is in play
      And the player has 2 character points

  @rule:core.organization.balrog-character-sources
  Rule: Not from everywhere, nor for everybody

    @id:core-organization-0533 @forbid
    Scenario: A Ringwraith's small fry stays in the heap
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped Ostisen is at Minas Morgul
      And the player's discard pile holds "Orc Veteran"
      When the player organizes
      And the player plays Orc Veteran into the company
      Then it is illegal by core.actions.needs-allowance

    @id:core-organization-0534 @forbid
    Scenario: What lies in the opponent's heap is the opponent's
      Given the emended rules
      And the player is the Balrog
      And the opponent is the Balrog
      And it is the organization phase
      And untapped Azog is at The Under-grottos
      And the opponent's discard pile holds "Hill-troll"
      When the player organizes
      And the player plays the opponent's Hill-troll into the company
      Then it is illegal by core.actions.needs-allowance

    @id:core-organization-0535 @forbid
    Scenario: What is in the deck has to be drawn
      Given the emended rules
      And the player is the Balrog
      And it is the organization phase
      And untapped Azog is at The Under-grottos
      And the player's play deck holds "Hill-troll"
      When the player organizes
      And the player plays Hill-troll into the company
      Then it is illegal by core.actions.needs-allowance

  @rule:core.organization.both-players-balrog
  Rule: Of two Balrogs neither bars the other's cards

    @id:following-0006 @allow
    Scenario: Azog is played though the opponent's Balrog is there
      Given the emended rules
      And the player is the Balrog
      And the opponent is the Balrog
      And it is the organization phase
      And the player's untapped The Balrog is at the player's The Under-gates
      And the opponent's untapped The Balrog is at the opponent's The Under-gates
      And the player holds Azog
      When the player organizes
      And the player plays Azog into the player's company
      Then it is legal
      And Azog is in play
      And the player has 2 character points
