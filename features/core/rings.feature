Feature: Rings

  @rule:core.rings.ring-test
  Rule: The final result of the test tells which rings may be played

    Background:
      Given the emended rules
      And it is the organization phase
      And untapped Elrond and untapped Pippin are at Rivendell
      And Pippin bears "Beautiful Gold Ring"
      And the player holds "Test of Form", "Test of Lore", "Magic Ring of Courage" and "Lesser Ring"

    @id:core-rings-0001 @allow
    Scenario: A 7 shows a magic ring
      When the player plays "Test of Form" with Elrond on "Beautiful Gold Ring" and rolls 4 and 3 for the ring test
      And Pippin plays "Magic Ring of Courage" in the place of "Beautiful Gold Ring"
      Then it is legal
      And Pippin bears "Magic Ring of Courage"
      And "Test of Form" and "Beautiful Gold Ring" are in the discard pile
      And the player has 3 item points

    @id:core-rings-0002 @forbid
    Scenario: A 9 shows none
      When the player plays "Test of Form" with Elrond on "Beautiful Gold Ring" and rolls 6 and 3 for the ring test
      Then "Test of Form" and "Beautiful Gold Ring" are in the discard pile
      And Pippin may not play "Magic Ring of Courage" in the place of "Beautiful Gold Ring" by core.rings.ring-test
      And the player has 0 item points

    @id:core-rings-0003 @allow
    Scenario: But a lesser ring may always be played
      When the player plays "Test of Form" with Elrond on "Beautiful Gold Ring" and rolls 6 and 3 for the ring test
      And Pippin plays "Lesser Ring" in the place of "Beautiful Gold Ring"
      Then Pippin bears "Lesser Ring"
      And "Test of Form" and "Beautiful Gold Ring" are in the discard pile
      And the player has 2 item points

    @id:core-rings-0004 @allow
    Scenario: What is taken from the roll counts
      When the player plays "Test of Lore" with Elrond on "Beautiful Gold Ring" and rolls 6 and 2 for the ring test
      And Pippin plays "Magic Ring of Courage" in the place of "Beautiful Gold Ring"
      Then Pippin bears "Magic Ring of Courage"
      And "Test of Lore" and "Beautiful Gold Ring" are in the discard pile
      And the player has 3 item points

    @id:core-rings-0005 @forbid
    Scenario: Without a test there is nothing to play it for
      When it is asked whether Pippin may play "Lesser Ring" in the place of "Beautiful Gold Ring"
      Then it is illegal by core.rings.ring-test

  @rule:core.rings.gold-ring-always-discarded
  Rule: The gold ring is gone whatever the test shows

    @id:core-rings-0006 @compute
    Scenario: Nothing that it shows is in hand
      Given the emended rules
      And it is the organization phase
      And untapped Elrond and untapped Pippin are at Rivendell
      And Pippin bears "Fair Gold Ring"
      And the player holds "Test of Form" and "Magic Ring of Lore"
      When the player plays "Test of Form" with Elrond on "Fair Gold Ring" and rolls 4 and 3 for the ring test
      Then "Test of Form" and "Fair Gold Ring" are in the discard pile
      And "Magic Ring of Lore" is in hand
      And the player has 0 item points

    @id:core-rings-0007 @compute
    Scenario: Its player would rather wait for another
      Given the emended rules
      And it is the organization phase
      And untapped Elrond and untapped Pippin are at Rivendell
      And Pippin bears "Fair Gold Ring"
      And the player holds "Test of Form" and "Magic Ring of Lore"
      When the player plays "Test of Form" with Elrond on "Fair Gold Ring" and rolls 2 and 3 for the ring test
      And the player passes
      Then "Test of Form" and "Fair Gold Ring" are in the discard pile
      And "Magic Ring of Lore" is in hand
      And the player has 0 item points

  @rule:core.rings.special-ring-takes-its-place
  Rule: The special ring is for whoever bore the gold ring

    Background:
      Given the emended rules
      And it is the organization phase
      And untapped Elrond and untapped Pippin are at Rivendell
      And Pippin bears "Beautiful Gold Ring"
      And the player holds "Test of Form" and "Magic Ring of Stealth"
      When the player plays "Test of Form" with Elrond on "Beautiful Gold Ring" and rolls 2 and 3 for the ring test

    @id:core-rings-0008 @forbid
    Scenario: The sage who tests it does not get it
      Then Elrond may not play "Magic Ring of Stealth" in the place of "Beautiful Gold Ring" by core.rings.special-ring-takes-its-place
      And "Test of Form" and "Beautiful Gold Ring" are in the discard pile
      And the player has 0 item points

    @id:core-rings-0009 @allow
    Scenario: Pippin does
      When Pippin plays "Magic Ring of Stealth" in the place of "Beautiful Gold Ring"
      Then Pippin bears "Magic Ring of Stealth"
      And "Test of Form" and "Beautiful Gold Ring" are in the discard pile
      And the player has 3 item points

  @rule:core.rings.same-alignment
  Rule: Rings of heroes and rings of minions do not take each other's place

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped Tarcil is at Dol Guldur
      And the player holds "Minor Ring"

    @id:core-rings-0010 @forbid
    Scenario: A minion's ring does not come for a hero's
      Given Tarcil bears "Fair Gold Ring"
      When the player stores "Fair Gold Ring" and rolls 6 and 5, then 4 and 3 for the ring test
      Then Tarcil may not play "Minor Ring" in the place of "Fair Gold Ring" by core.rings.same-alignment
      And "Fair Gold Ring" is in the discard pile
      And the player has 0 item points

    @id:core-rings-0011 @allow
    Scenario: It comes for a minion's
      Given Tarcil bears "A Little Gold Ring"
      When the player stores "A Little Gold Ring" and rolls 6 and 5, then 4 and 3 for the ring test
      Then Tarcil may play "Minor Ring" in the place of "A Little Gold Ring"
      And "A Little Gold Ring" is in the discard pile
      And the player has 0 item points

  @rule:core.rings.counts-as-playing-item
  Rule: To play a special ring is to play an item

    @id:core-rings-0012 @compute
    Scenario: Somebody envies him the ring
      Given the emended rules
      And it is the organization phase
      And untapped Elrond, untapped Pippin and untapped Faramir are at Rivendell
      And Pippin bears "Beautiful Gold Ring"
      And Faramir bears the opponent's "Lure of Expedience"
      And the player holds "Test of Form" and "Lesser Ring"
      When the player plays "Test of Form" with Elrond on "Beautiful Gold Ring" and rolls 2 and 3 for the ring test
      And Pippin plays "Lesser Ring" in the place of "Beautiful Gold Ring"
      And 6 and 5 are rolled for the corruption check of Faramir
      Then Pippin bears "Lesser Ring"
      And "Test of Form" and "Beautiful Gold Ring" are in the discard pile
      And the player has 2 item points

    @id:core-rings-0013 @compute
    Scenario: He uses it from then on
      Given the emended rules
      And it is the organization phase
      And untapped Elrond and untapped Pippin are at Rivendell
      And Pippin bears "Beautiful Gold Ring"
      And the player holds "Test of Form" and "Lesser Ring"
      When the player plays "Test of Form" with Elrond on "Beautiful Gold Ring" and rolls 2 and 3 for the ring test
      And Pippin plays "Lesser Ring" in the place of "Beautiful Gold Ring"
      Then Pippin bears "Lesser Ring"
      And the direct influence of Pippin is 3
      And "Test of Form" and "Beautiful Gold Ring" are in the discard pile
      And the player has 2 item points

  @rule:core.rings.outside-site-phase
  Rule: A special ring is played in any phase

    @id:core-rings-0014 @allow
    Scenario: While others organize
      Given the emended rules
      And it is the organization phase
      And untapped Elrond and untapped Faramir are at Rivendell
      And Faramir bears "Beautiful Gold Ring"
      And the player holds "Test of Form" and "Magic Ring of Nature"
      When the player plays "Test of Form" with Elrond on "Beautiful Gold Ring" and rolls 4 and 2 for the ring test
      And Faramir plays "Magic Ring of Nature" in the place of "Beautiful Gold Ring"
      Then it is legal
      And Faramir bears "Magic Ring of Nature"
      And "Test of Form" and "Beautiful Gold Ring" are in the discard pile
      And the player has 3 item points

  @rule:core.rings.no-site-or-character-tapped
  Rule: Neither the site nor anybody has to be untapped for a special ring

    @id:core-rings-0015 @allow
    Scenario: Everything is tapped
      Given the emended rules
      And untapped Elrond and tapped Faramir are at Edhellond
      And the site is tapped
      And the company has entered the site
      And Faramir bears "Beautiful Gold Ring"
      And the player holds "Test of Form" and "Magic Ring of Nature"
      When the player plays "Test of Form" with Elrond on "Beautiful Gold Ring" and rolls 4 and 2 for the ring test
      And Faramir plays "Magic Ring of Nature" in the place of "Beautiful Gold Ring"
      Then it is legal
      And Faramir bears "Magic Ring of Nature"
      And "Test of Form" and "Beautiful Gold Ring" are in the discard pile
      And the player has 3 item points

    @id:core-rings-0016 @compute
    Scenario: Nor does anything tap
      Given the emended rules
      And untapped Elrond and untapped Faramir are at Moria
      And the company has entered the site
      And Faramir bears "Beautiful Gold Ring"
      And the player holds "Test of Form" and "Magic Ring of Nature"
      When the player plays "Test of Form" with Elrond on "Beautiful Gold Ring" and rolls 4 and 2 for the ring test
      And Faramir plays "Magic Ring of Nature" in the place of "Beautiful Gold Ring"
      Then Faramir bears "Magic Ring of Nature"
      And Faramir, Elrond and the site are untapped
      And "Test of Form" and "Beautiful Gold Ring" are in the discard pile
      And the player has 3 item points

  @rule:core.rings.stored-at-darkhaven
  Rule: A gold ring is tested as it is stored at a Darkhaven

    @id:core-rings-0017 @allow
    Scenario: At Dol Guldur, a 9 shows what a 7 shows
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped Hador is at Dol Guldur
      And Hador bears "The Least of Gold Rings"
      And the player holds "Magic Ring of Lies"
      When the player stores "The Least of Gold Rings" and rolls 6 and 5, then 6 and 3 for the ring test
      Then Hador may play "Magic Ring of Lies" in the place of "The Least of Gold Rings"
      And "The Least of Gold Rings" is in the discard pile
      And the player has 0 item points

    @id:core-rings-0018 @forbid
    Scenario: A 10 shows none
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped Hador is at Dol Guldur
      And Hador bears "The Least of Gold Rings"
      And the player holds "Magic Ring of Lies"
      When the player stores "The Least of Gold Rings" and rolls 6 and 5, then 6 and 4 for the ring test
      Then Hador may not play "Magic Ring of Lies" in the place of "The Least of Gold Rings" by core.rings.ring-test
      And "The Least of Gold Rings" is in the discard pile
      And the player has 0 item points

    @id:core-rings-0019 @compute
    Scenario: Rivendell is no Darkhaven
      Given the emended rules
      And it is the organization phase
      And untapped Elrond is at Rivendell
      And Elrond bears "Precious Gold Ring"
      When the player stores "Precious Gold Ring" and rolls 6 and 5
      Then "Precious Gold Ring" is in the marshalling-point pile
      And the player has 1 item points

  @rule:core.rings.storing-test-ring-comes-stored
  Rule: What comes for a ring that is being stored is stored

    @id:core-rings-0020 @compute
    Scenario: It lies in the pile, and nobody bears it
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped Hador is at Dol Guldur
      And Hador bears "The Least of Gold Rings"
      And the player holds "Magic Ring of Lies"
      When the player stores "The Least of Gold Rings" and rolls 6 and 5, then 6 and 3 for the ring test
      And Hador plays "Magic Ring of Lies" in the place of "The Least of Gold Rings"
      Then "Magic Ring of Lies" is in the marshalling-point pile
      And "The Least of Gold Rings" is in the discard pile
      And the player has 2 item points

    @id:core-rings-0021 @compute
    Scenario: What comes for a ring that is borne is borne
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped Hador is at Dol Guldur
      And Hador bears "The Least of Gold Rings"
      And the player holds "Magic Ring of Lies" and "Test of Fire"
      When the player plays "Test of Fire" with Hador on "The Least of Gold Rings" and rolls 4 and 3 for the ring test
      And Hador plays "Magic Ring of Lies" in the place of "The Least of Gold Rings"
      Then Hador bears "Magic Ring of Lies"
      And "The Least of Gold Rings" and "Test of Fire" are in the discard pile
      And the player has 2 item points

  @rule:core.rings.ringwraith-company-test
  Rule: As the turn ends, a Ringwraith looks for rings in his company

    @id:core-rings-0022 @compute
    Scenario: He finds one
      Given the emended rules
      And the player is a Ringwraith
      And untapped Khamûl the Ringwraith and untapped Tarcil are at Minas Morgul
      And the company has entered the site
      And Tarcil bears "Gleaming Gold Ring"
      When 4 and 3 are rolled for the ring test of "Gleaming Gold Ring"
      And the site phase is over
      Then "Gleaming Gold Ring" is in the discard pile
      And the player has 0 item points

    @id:core-rings-0023 @compute
    Scenario: Without a Ringwraith nobody looks
      Given the emended rules
      And the player is a Ringwraith
      And untapped Tarcil is at Minas Morgul
      And the company has entered the site
      And Tarcil bears "Gleaming Gold Ring"
      When the site phase is over
      Then Tarcil bears "Gleaming Gold Ring"

  @rule:core.rings.ringwraith-company-modifier
  Rule: A Ringwraith's company takes 2 from the test

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And the player holds "Test of Fire" and "The Reviled Ring"

    @id:core-rings-0024 @forbid
    Scenario: With him a 10 shows no spirit ring
      Given untapped Khamûl the Ringwraith, untapped Hador and untapped Tarcil are at Minas Morgul
      And Tarcil bears "Gleaming Gold Ring"
      When the player plays "Test of Fire" with Hador on "Gleaming Gold Ring" and rolls 6 and 4 for the ring test
      Then Tarcil may not play "The Reviled Ring" in the place of "Gleaming Gold Ring" by core.rings.ring-test
      And "Gleaming Gold Ring" and "Test of Fire" are in the discard pile
      And the player has 0 item points

    @id:core-rings-0025 @allow
    Scenario: Without him it does
      Given untapped Hador and untapped Tarcil are at Minas Morgul
      And Tarcil bears "Gleaming Gold Ring"
      When the player plays "Test of Fire" with Hador on "Gleaming Gold Ring" and rolls 6 and 4 for the ring test
      And Tarcil plays "The Reviled Ring" in the place of "Gleaming Gold Ring"
      Then Tarcil bears "The Reviled Ring"
      And "Gleaming Gold Ring" and "Test of Fire" are in the discard pile
      And the player has 3 item points

  @rule:core.rings.barad-dur-test
  Rule: As the turn ends, rings are looked for at Barad-dûr

    @id:core-rings-0026 @compute
    Scenario: One is found
      Given the emended rules
      And the player is a Ringwraith
      And untapped Ciryaher is at Barad-dûr
      And the company has entered the site
      And Ciryaher bears "A Little Gold Ring"
      When 4 and 3 are rolled for the ring test of "A Little Gold Ring"
      And the site phase is over
      Then "A Little Gold Ring" is in the discard pile
      And the player has 0 item points

    @id:core-rings-0027 @compute
    Scenario: At Minas Morgul nobody looks
      Given the emended rules
      And the player is a Ringwraith
      And untapped Ciryaher is at Minas Morgul
      And the company has entered the site
      And Ciryaher bears "A Little Gold Ring"
      When the site phase is over
      Then Ciryaher bears "A Little Gold Ring"

    @id:core-rings-0028 @compute
    Scenario: With a Ringwraith there it is tested once
      Given the emended rules
      And the player is a Ringwraith
      And untapped Khamûl the Ringwraith is at Barad-dûr
      And the company has entered the site
      And Khamûl the Ringwraith bears "A Little Gold Ring"
      When 4 and 3 are rolled for the ring test of "A Little Gold Ring"
      And the site phase is over
      Then "A Little Gold Ring" is in the discard pile
      And the player has 0 item points

  @rule:core.rings.barad-dur-modifier
  Rule: Barad-dûr takes 3 from the test

    @id:core-rings-0029 @forbid
    Scenario: A 12 does not show The One Ring
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped Ciryaher is at Barad-dûr
      And Ciryaher bears "A Little Gold Ring"
      And the player holds "Test of Fire" and "The One Ring"
      When the player plays "Test of Fire" with Ciryaher on "A Little Gold Ring" and rolls 6 and 6 for the ring test
      Then Ciryaher may not play "The One Ring" in the place of "A Little Gold Ring" by core.rings.ring-test
      And "A Little Gold Ring" and "Test of Fire" are in the discard pile
      And the player has 0 item points

    @id:core-rings-0030 @allow
    Scenario: Elsewhere it does
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped Ciryaher is at Moria
      And Ciryaher bears "A Little Gold Ring"
      And the player holds "Test of Fire" and "The One Ring"
      When the player plays "Test of Fire" with Ciryaher on "A Little Gold Ring" and rolls 6 and 6 for the ring test
      Then Ciryaher may play "The One Ring" in the place of "A Little Gold Ring"
      And "A Little Gold Ring" and "Test of Fire" are in the discard pile
      And the player has 0 item points

    @id:core-rings-0031 @forbid
    Scenario: With a Ringwraith both are taken from it
      Given the emended rules
      And the player is a Ringwraith
      And untapped Khamûl the Ringwraith is at Barad-dûr
      And the company has entered the site
      And Khamûl the Ringwraith bears "A Little Gold Ring"
      And the player holds "Magic Ring of Lies"
      When 6 and 6 are rolled for the ring test of "A Little Gold Ring"
      And the site phase is over
      Then Khamûl the Ringwraith may not play "Magic Ring of Lies" in the place of "A Little Gold Ring" by core.rings.ring-test
      And "A Little Gold Ring" is in the discard pile
      And the player has 0 item points

    @id:core-rings-0032 @forbid
    Scenario: By the other reading only the greater one is
      Given the emended rules
      And reading b of q.core.ring-test-twice
      And the player is a Ringwraith
      And untapped Khamûl the Ringwraith is at Barad-dûr
      And the company has entered the site
      And Khamûl the Ringwraith bears "A Little Gold Ring"
      And the player holds "Magic Ring of Lies"
      When 5 and 4 are rolled for the ring test of "A Little Gold Ring"
      And the site phase is over
      Then Khamûl the Ringwraith may play "Magic Ring of Lies" in the place of "A Little Gold Ring"
      And "A Little Gold Ring" is in the discard pile
      And the player has 0 item points

  # Fallen-wizards and the Balrog

  @rule:core.rings.fallen-wizard-hero-ring-modifier
  Rule: Hero rings tell a Fallen-wizard less

    @id:core-rings-0101 @allow
    Scenario: For Gandalf a 7 is a 6
      Given the emended rules
      And the player is a Fallen-wizard
      And it is the organization phase
      And untapped Gandalf and untapped Éowyn are at Bag End
      And Éowyn bears "Fair Gold Ring"
      And the player holds "Magic Ring of Stealth"
      When the player uses Gandalf on "Fair Gold Ring" and rolls 4 and 3 for the ring test
      Then Éowyn may play "Magic Ring of Stealth" in the place of "Fair Gold Ring"
      And Gandalf is tapped
      And "Fair Gold Ring" is in the discard pile
      And the player has 0 item points

    @id:core-rings-0102 @forbid
    Scenario: For a Gandalf who has not fallen it is a 7
      Given the emended rules
      And it is the organization phase
      And untapped Gandalf and untapped Éowyn are at Rivendell
      And Éowyn bears "Fair Gold Ring"
      And the player holds "Magic Ring of Stealth" and "Lesser Ring"
      When the player uses Gandalf on "Fair Gold Ring" and rolls 4 and 3 for the ring test
      Then Éowyn may not play "Magic Ring of Stealth" in the place of "Fair Gold Ring" by core.rings.ring-test
      And Gandalf is tapped
      And "Fair Gold Ring" is in the discard pile
      And the player has 0 item points

  @rule:core.rings.fallen-wizard-any-alignment
  Rule: To a Fallen-wizard, a ring is a ring

    @id:core-rings-0103 @allow
    Scenario: A minion's ring comes for a hero's
      Given the emended rules
      And the player is a Fallen-wizard
      And it is the organization phase
      And untapped Gandalf and untapped Éowyn are at Bag End
      And Éowyn bears "Fair Gold Ring"
      And the player holds "Minor Ring"
      When the player uses Gandalf on "Fair Gold Ring" and rolls 5 and 3 for the ring test
      Then Éowyn may play "Minor Ring" in the place of "Fair Gold Ring"
      And Gandalf is tapped
      And "Fair Gold Ring" is in the discard pile
      And the player has 0 item points

  @rule:core.rings.balrog-company-test
  Rule: As the turn ends, The Balrog looks for rings in his company

    Background:
      Given the emended rules
      And the player is the Balrog

    @id:core-rings-0104 @compute
    Scenario: Nothing that glitters escapes him
      Given untapped The Balrog and untapped Azog are at Moria
      And the company has entered the site
      And Azog bears "Gleaming Gold Ring"
      When 4 and 3 are rolled for the ring test of "Gleaming Gold Ring"
      And the site phase is over
      Then "Gleaming Gold Ring" is in the discard pile
      And the player has 0 item points

    @id:core-rings-0105 @compute
    Scenario: Where he is not, it may glitter
      Given untapped Azog is at Moria
      And the company has entered the site
      And Azog bears "Gleaming Gold Ring"
      When the site phase is over
      Then Azog bears "Gleaming Gold Ring"

  @rule:core.rings.balrog-company-modifier
  Rule: The Balrog's company takes 2 from the test

    Background:
      Given the emended rules
      And the player is the Balrog
      And it is the organization phase
      And the player holds "Test of Fire" and "The Reviled Ring"

    @id:core-rings-0106 @forbid
    Scenario: Under his eyes a 10 shows no spirit ring
      Given untapped The Balrog and untapped Umagaur are at Moria
      And Umagaur bears "Gleaming Gold Ring"
      When the player plays "Test of Fire" with Umagaur on "Gleaming Gold Ring" and rolls 6 and 4 for the ring test
      Then Umagaur may not play "The Reviled Ring" in the place of "Gleaming Gold Ring" by core.rings.ring-test
      And "Gleaming Gold Ring" and "Test of Fire" are in the discard pile
      And the player has 0 item points

    @id:core-rings-0107 @allow
    Scenario: Behind his back it does
      Given untapped Umagaur is at Moria
      And Umagaur bears "Gleaming Gold Ring"
      When the player plays "Test of Fire" with Umagaur on "Gleaming Gold Ring" and rolls 6 and 4 for the ring test
      Then Umagaur may play "The Reviled Ring" in the place of "Gleaming Gold Ring"
      And "Gleaming Gold Ring" and "Test of Fire" are in the discard pile
      And the player has 0 item points

  @rule:core.rings.ring-test
  Rule: A special ring comes from the hand

    @id:core-rings-0301 @forbid
    Scenario: What was discarded stays so
      Given the emended rules
      And it is the organization phase
      And untapped Elrond and untapped Pippin are at Rivendell
      And Pippin bears "Beautiful Gold Ring"
      And the player holds "Test of Form" and "Lesser Ring"
      And the player's discard pile holds "Magic Ring of Courage"
      When the player plays "Test of Form" with Elrond on "Beautiful Gold Ring" and rolls 4 and 3 for the ring test
      Then Pippin may not play "Magic Ring of Courage" in the place of "Beautiful Gold Ring" by core.rings.ring-test
      And "Test of Form" and "Beautiful Gold Ring" are in the discard pile
      And the player has 0 item points

  @rule:core.rings.fallen-wizard-hero-ring-modifier
  Rule: By one, and of hero rings alone

    Background:
      Given the emended rules
      And the player is a Fallen-wizard
      And it is the organization phase
      And untapped Gandalf and untapped Éowyn are at Bag End

    @id:core-rings-0302 @forbid
    Scenario: An 8 is a 7, and shows no magic ring
      Given Éowyn bears "Fair Gold Ring"
      And the player holds "Magic Ring of Stealth" and "Lesser Ring"
      When the player uses Gandalf on "Fair Gold Ring" and rolls 4 and 4 for the ring test
      Then Éowyn may not play "Magic Ring of Stealth" in the place of "Fair Gold Ring" by core.rings.ring-test
      And Gandalf is tapped
      And "Fair Gold Ring" is in the discard pile
      And the player has 0 item points

    @id:core-rings-0303 @allow
    Scenario: A 10 for a minions' ring is a 10
      Given Éowyn bears "Gleaming Gold Ring"
      And the player holds "The Reviled Ring"
      When the player uses Gandalf on "Gleaming Gold Ring" and rolls 6 and 4 for the ring test
      Then Éowyn may play "The Reviled Ring" in the place of "Gleaming Gold Ring"
      And Gandalf is tapped
      And "Gleaming Gold Ring" is in the discard pile
      And the player has 0 item points

  @rule:core.rings.balrog-company-modifier
  Rule: The Balrog takes neither more nor less than 2

    Background:
      Given the emended rules
      And the player is the Balrog
      And it is the organization phase
      And untapped The Balrog and untapped Umagaur are at Moria
      And Umagaur bears "Gleaming Gold Ring"
      And the player holds "Test of Fire" and "The Reviled Ring"

    @id:core-rings-0304 @forbid
    Scenario: An 11 is a 9
      When the player plays "Test of Fire" with Umagaur on "Gleaming Gold Ring" and rolls 6 and 5 for the ring test
      Then Umagaur may not play "The Reviled Ring" in the place of "Gleaming Gold Ring" by core.rings.ring-test
      And "Gleaming Gold Ring" and "Test of Fire" are in the discard pile
      And the player has 0 item points

    @id:core-rings-0305 @allow
    Scenario: A 12 is a 10
      When the player plays "Test of Fire" with Umagaur on "Gleaming Gold Ring" and rolls 6 and 6 for the ring test
      Then Umagaur may play "The Reviled Ring" in the place of "Gleaming Gold Ring"
      And "Gleaming Gold Ring" and "Test of Fire" are in the discard pile
      And the player has 0 item points

  @rule:core.rings.ringwraith-company-modifier
  Rule: A Ringwraith takes neither more nor less than 2

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And the player holds "Test of Fire" and "The Reviled Ring"

    @id:core-rings-0306 @forbid
    Scenario: An 11 is a 9 there, too
      Given untapped Khamûl the Ringwraith, untapped Hador and untapped Tarcil are at Minas Morgul
      And Tarcil bears "Gleaming Gold Ring"
      When the player plays "Test of Fire" with Hador on "Gleaming Gold Ring" and rolls 6 and 5 for the ring test
      Then Tarcil may not play "The Reviled Ring" in the place of "Gleaming Gold Ring" by core.rings.ring-test
      And "Gleaming Gold Ring" and "Test of Fire" are in the discard pile
      And the player has 0 item points

    @id:core-rings-0307 @allow
    Scenario: A 12 is a 10 there, too
      Given untapped Khamûl the Ringwraith, untapped Hador and untapped Tarcil are at Minas Morgul
      And Tarcil bears "Gleaming Gold Ring"
      When the player plays "Test of Fire" with Hador on "Gleaming Gold Ring" and rolls 6 and 6 for the ring test
      Then Tarcil may play "The Reviled Ring" in the place of "Gleaming Gold Ring"
      And "Gleaming Gold Ring" and "Test of Fire" are in the discard pile
      And the player has 0 item points

    @id:core-rings-0308 @forbid
    Scenario: Whatever is said of Barad-dûr, at Minas Morgul a 10 is an 8
      Given reading b of q.core.ring-test-twice
      And untapped Khamûl the Ringwraith, untapped Hador and untapped Tarcil are at Minas Morgul
      And Tarcil bears "Gleaming Gold Ring"
      When the player plays "Test of Fire" with Hador on "Gleaming Gold Ring" and rolls 6 and 4 for the ring test
      Then Tarcil may not play "The Reviled Ring" in the place of "Gleaming Gold Ring" by core.rings.ring-test
      And "Gleaming Gold Ring" and "Test of Fire" are in the discard pile
      And the player has 0 item points

  @rule:core.rings.ringwraith-company-modifier
  Rule: At Barad-dûr it is 5 in all

    @id:core-rings-0309 @allow
    Scenario: An 11 shows what a 6 shows
      Given the emended rules
      And reading a of q.core.ring-test-twice
      And the player is a Ringwraith
      And untapped Khamûl the Ringwraith is at Barad-dûr
      And the company has entered the site
      And Khamûl the Ringwraith bears "A Little Gold Ring"
      And the player holds "Magic Ring of Lies"
      When 5 and 6 are rolled for the ring test of "A Little Gold Ring"
      And the site phase is over
      Then Khamûl the Ringwraith may play "Magic Ring of Lies" in the place of "A Little Gold Ring"
      And "A Little Gold Ring" is in the discard pile
      And the player has 0 item points

    @id:core-rings-0310 @forbid
    Scenario: By the other reading it shows what an 8 shows
      Given the emended rules
      And reading b of q.core.ring-test-twice
      And the player is a Ringwraith
      And untapped Khamûl the Ringwraith is at Barad-dûr
      And the company has entered the site
      And Khamûl the Ringwraith bears "A Little Gold Ring"
      And the player holds "Magic Ring of Lies"
      When 5 and 6 are rolled for the ring test of "A Little Gold Ring"
      And the site phase is over
      Then Khamûl the Ringwraith may not play "Magic Ring of Lies" in the place of "A Little Gold Ring" by core.rings.ring-test
      And "A Little Gold Ring" is in the discard pile
      And the player has 0 item points

  @rule:core.rings.stored-at-darkhaven
  Rule: What is stored is in nobody's company any more

    @id:core-rings-0311 @allow
    Scenario: With a Ringwraith beside it a 12 is a 10 all the same
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped Khamûl the Ringwraith and untapped Tarcil are at Dol Guldur
      And Tarcil bears "Gleaming Gold Ring"
      And the player holds "The Reviled Ring"
      When the player stores "Gleaming Gold Ring" and rolls 6 and 5, then 6 and 6 for the ring test
      Then Tarcil may play "The Reviled Ring" in the place of "Gleaming Gold Ring"
      And "Gleaming Gold Ring" is in the discard pile
      And the player has 0 item points

  @rule:core.rings.ringwraith-company-test
  Rule: He looks for gold rings, and for nothing else

    @id:core-rings-0312 @compute
    Scenario: A dagger is no ring
      Given the emended rules
      And the player is a Ringwraith
      And untapped Khamûl the Ringwraith and untapped Tarcil are at Minas Morgul
      And the company has entered the site
      And Tarcil bears "Gleaming Gold Ring" and "High Helm"
      When 4 and 3 are rolled for the ring test of "Gleaming Gold Ring"
      And the player ends the turn
      Then "Gleaming Gold Ring" is in the discard pile
      And Tarcil bears "High Helm"
      And the player has 2 item points

  @rule:core.rings.barad-dur-test
  Rule: At Barad-dûr it is the Ringwraiths who look

    @id:core-rings-0313 @compute
    Scenario: A Wizard's people have come there, and nobody tests their ring
      Given the emended rules
      And untapped Glóin is at the hero Barad-dûr
      And the company has entered the site
      And Glóin bears "Fair Gold Ring"
      When the site phase is over
      Then Glóin bears "Fair Gold Ring"

  @rule:core.rings.ringwraith-company-test
  Rule: He looks when the turn ends, and not before

    @id:core-rings-0314 @compute
    Scenario: They have organized, and the ring is still there
      Given the emended rules
      And the player is a Ringwraith
      And it is the untap phase
      And untapped Khamûl the Ringwraith and untapped Tarcil are at Minas Morgul
      And Tarcil bears "High Helm" and "Minor Ring"
      And the player holds "Test of Fire"
      When the player passes
      And the player organizes
      And the organization phase is over
      Then Tarcil bears "High Helm" and "Minor Ring"

  @rule:core.rings.ringwraith-company-test
  Rule: A morning is no evening

    @id:core-rings-0601 @compute
    Scenario: They have slept on it, and the ring is still there
      Given the emended rules
      And the player is a Ringwraith
      And it is the untap phase
      And untapped Khamûl the Ringwraith and untapped Tarcil are at Minas Morgul
      And Tarcil bears "Gleaming Gold Ring"
      When the player passes and rolls 6 and 5 for the corruption check
      And the player organizes
      And the organization phase is over
      Then Tarcil bears "Gleaming Gold Ring"

  @rule:core.rings.stored-at-darkhaven
  Rule: A Wizardhaven is no Darkhaven, whoever else goes there

    @id:core-rings-0602 @compute
    Scenario: Nobody looks for it at a hidden haven
      Given the emended rules
      And the player is a Fallen-wizard
      And it is the organization phase
      And untapped Lugdush is at the minion Ettenmoors
      And the player has "Hidden Haven" in play on the site
      And Lugdush bears "The Least of Gold Rings"
      When the player stores "The Least of Gold Rings" and rolls 6 and 5
      Then "The Least of Gold Rings" is in the marshalling-point pile
