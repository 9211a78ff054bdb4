Feature: For whom was the ring tested?

  It is the organization phase at Rivendell. Pippin, who has just been healed and is tapped, bears Beautiful Gold Ring, and Elrond's player plays Test of Form with Elrond: a 5, so it is a magic ring.
  His player says: Elrond has tested it, so Elrond puts on Magic Ring of Stealth.
  The opponent says: not Elrond, and not Pippin either. Pippin is tapped, this is no site phase, and items are played in none but that.

  Background:
    Given it is the organization phase
    And untapped Elrond and tapped Pippin are at Rivendell
    And Pippin bears "Beautiful Gold Ring"
    And the player holds "Test of Form" and "Magic Ring of Stealth"
    When the player plays "Test of Form" with Elrond on "Beautiful Gold Ring" and rolls 3 and 2 for the ring test

  Scenario: Elrond keeps the ring that he has tested
    When it is asked whether Elrond may play "Magic Ring of Stealth" in the place of "Beautiful Gold Ring"

  Scenario: Pippin gets it, tapped as he is
    When it is asked whether Pippin may play "Magic Ring of Stealth" in the place of "Beautiful Gold Ring"
