Feature: What rings say

  @card:TW-196
  Rule: Beautiful Gold Ring

    Background:
      Given the emended rules
      And it is the organization phase
      And untapped Elrond and untapped Pippin are at Rivendell
      And Pippin bears "Beautiful Gold Ring"
      And the player holds "Test of Form"

    @id:cards-rings-0001 @allow
    Scenario Outline: What Beautiful Gold Ring shows
      Given the player holds "<ring>"
      When the player plays "Test of Form" with Elrond on "Beautiful Gold Ring" and rolls <dice> for the ring test
      Then Pippin may play "<ring>" in the place of "Beautiful Gold Ring"
      And "Test of Form" and "Beautiful Gold Ring" are in the discard pile
      And the player has 0 item points

      Examples:
        | case | ring | dice |
        | the-one-ring | The One Ring | 6 and 6 |
        | dwarven-ring | Dwarven Ring of Durin’s Tribe | 5 and 5 |
        | magic-ring | Magic Ring of Lore | 4 and 3 |
        | lesser-ring | Lesser Ring | 6 and 6 |

    @id:cards-rings-0002 @forbid
    Scenario Outline: And what Beautiful Gold Ring does not show
      Given the player holds "<ring>"
      When the player plays "Test of Form" with Elrond on "Beautiful Gold Ring" and rolls <dice> for the ring test
      Then Pippin may not play "<ring>" in the place of "Beautiful Gold Ring" by core.rings.ring-test
      And "Test of Form" and "Beautiful Gold Ring" are in the discard pile
      And the player has 0 item points

      Examples:
        | case | ring | dice |
        | the-one-ring | The One Ring | 6 and 5 |
        | dwarven-ring | Dwarven Ring of Durin’s Tribe | 5 and 4 |
        | magic-ring | Magic Ring of Lore | 4 and 4 |

  @card:TW-231
  Rule: Fair Gold Ring

    Background:
      Given the emended rules
      And it is the organization phase
      And untapped Elrond and untapped Pippin are at Rivendell
      And Pippin bears "Fair Gold Ring"
      And the player holds "Test of Form"

    @id:cards-rings-0003 @allow
    Scenario Outline: What Fair Gold Ring shows
      Given the player holds "<ring>"
      When the player plays "Test of Form" with Elrond on "Fair Gold Ring" and rolls <dice> for the ring test
      Then Pippin may play "<ring>" in the place of "Fair Gold Ring"
      And "Test of Form" and "Fair Gold Ring" are in the discard pile
      And the player has 0 item points

      Examples:
        | case | ring | dice |
        | the-one-ring | The One Ring | 6 and 5 |
        | dwarven-ring | Dwarven Ring of Durin’s Tribe | 5 and 4 |
        | magic-ring | Magic Ring of Lore | 4 and 2 |
        | lesser-ring | Lesser Ring | 6 and 6 |

    @id:cards-rings-0004 @forbid
    Scenario Outline: And what Fair Gold Ring does not show
      Given the player holds "<ring>"
      When the player plays "Test of Form" with Elrond on "Fair Gold Ring" and rolls <dice> for the ring test
      Then Pippin may not play "<ring>" in the place of "Fair Gold Ring" by core.rings.ring-test
      And "Test of Form" and "Fair Gold Ring" are in the discard pile
      And the player has 0 item points

      Examples:
        | case | ring | dice |
        | the-one-ring | The One Ring | 5 and 5 |
        | dwarven-ring | Dwarven Ring of Durin’s Tribe | 4 and 4 |
        | magic-ring | Magic Ring of Lore | 4 and 3 |

  @card:TW-306
  Rule: Precious Gold Ring

    Background:
      Given the emended rules
      And it is the organization phase
      And untapped Elrond and untapped Pippin are at Rivendell
      And Pippin bears "Precious Gold Ring"
      And the player holds "Test of Form"

    @id:cards-rings-0005 @allow
    Scenario Outline: What Precious Gold Ring shows
      Given the player holds "<ring>"
      When the player plays "Test of Form" with Elrond on "Precious Gold Ring" and rolls <dice> for the ring test
      Then Pippin may play "<ring>" in the place of "Precious Gold Ring"
      And "Test of Form" and "Precious Gold Ring" are in the discard pile
      And the player has 0 item points

      Examples:
        | case | ring | dice |
        | the-one-ring | The One Ring | 5 and 5 |
        | dwarven-ring | Dwarven Ring of Durin’s Tribe | 4 and 4 |
        | magic-ring | Magic Ring of Lore | 3 and 2 |
        | lesser-ring | Lesser Ring | 6 and 6 |

    @id:cards-rings-0006 @forbid
    Scenario Outline: And what Precious Gold Ring does not show
      Given the player holds "<ring>"
      When the player plays "Test of Form" with Elrond on "Precious Gold Ring" and rolls <dice> for the ring test
      Then Pippin may not play "<ring>" in the place of "Precious Gold Ring" by core.rings.ring-test
      And "Test of Form" and "Precious Gold Ring" are in the discard pile
      And the player has 0 item points

      Examples:
        | case | ring | dice |
        | the-one-ring | The One Ring | 5 and 4 |
        | dwarven-ring | Dwarven Ring of Durin’s Tribe | 4 and 3 |
        | magic-ring | Magic Ring of Lore | 4 and 2 |

  @card:LE-297
  Rule: A Little Gold Ring

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped Hador and untapped Tarcil are at Moria
      And Tarcil bears "A Little Gold Ring"
      And the player holds "Test of Fire"

    @id:cards-rings-0007 @allow
    Scenario Outline: What A Little Gold Ring shows
      Given the player holds "<ring>"
      When the player plays "Test of Fire" with Hador on "A Little Gold Ring" and rolls <dice> for the ring test
      Then Tarcil may play "<ring>" in the place of "A Little Gold Ring"
      And "Test of Fire" and "A Little Gold Ring" are in the discard pile
      And the player has 0 item points

      Examples:
        | case | ring | dice |
        | the-one-ring | The One Ring | 6 and 5 |
        | dwarven-ring | Dwarven Ring of Durin’s Tribe | 5 and 4 |
        | magic-ring | Magic Ring of Enigma | 4 and 2 |
        | lesser-ring | Minor Ring | 6 and 6 |

    @id:cards-rings-0008 @forbid
    Scenario Outline: And what A Little Gold Ring does not show
      Given the player holds "<ring>"
      When the player plays "Test of Fire" with Hador on "A Little Gold Ring" and rolls <dice> for the ring test
      Then Tarcil may not play "<ring>" in the place of "A Little Gold Ring" by core.rings.ring-test
      And "Test of Fire" and "A Little Gold Ring" are in the discard pile
      And the player has 0 item points

      Examples:
        | case | ring | dice |
        | the-one-ring | The One Ring | 5 and 5 |
        | dwarven-ring | Dwarven Ring of Durin’s Tribe | 4 and 4 |
        | spirit-ring | The Reviled Ring | 6 and 6 |
        | magic-ring | Magic Ring of Enigma | 4 and 3 |

  @card:LE-312
  Rule: Gold Ring that Sauron Fancies

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped Hador and untapped Tarcil are at Moria
      And Tarcil bears "Gold Ring that Sauron Fancies"
      And the player holds "Test of Fire"

    @id:cards-rings-0009 @allow
    Scenario Outline: What Gold Ring that Sauron Fancies shows
      Given the player holds "<ring>"
      When the player plays "Test of Fire" with Hador on "Gold Ring that Sauron Fancies" and rolls <dice> for the ring test
      Then Tarcil may play "<ring>" in the place of "Gold Ring that Sauron Fancies"
      And "Test of Fire" and "Gold Ring that Sauron Fancies" are in the discard pile
      And the player has 0 item points

      Examples:
        | case | ring | dice |
        | the-one-ring | The One Ring | 6 and 5 |
        | dwarven-ring | Dwarven Ring of Durin’s Tribe | 4 and 4 |
        | magic-ring | Magic Ring of Enigma | 3 and 2 |
        | lesser-ring | Minor Ring | 6 and 6 |

    @id:cards-rings-0010 @forbid
    Scenario Outline: And what Gold Ring that Sauron Fancies does not show
      Given the player holds "<ring>"
      When the player plays "Test of Fire" with Hador on "Gold Ring that Sauron Fancies" and rolls <dice> for the ring test
      Then Tarcil may not play "<ring>" in the place of "Gold Ring that Sauron Fancies" by core.rings.ring-test
      And "Test of Fire" and "Gold Ring that Sauron Fancies" are in the discard pile
      And the player has 0 item points

      Examples:
        | case | ring | dice |
        | the-one-ring | The One Ring | 5 and 5 |
        | dwarven-ring | Dwarven Ring of Durin’s Tribe | 4 and 3 |
        | spirit-ring | The Reviled Ring | 6 and 6 |
        | magic-ring | Magic Ring of Enigma | 4 and 2 |

  @card:LE-315
  Rule: The Least of Gold Rings

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped Hador and untapped Tarcil are at Moria
      And Tarcil bears "The Least of Gold Rings"
      And the player holds "Test of Fire"

    @id:cards-rings-0011 @allow
    Scenario Outline: What The Least of Gold Rings shows
      Given the player holds "<ring>"
      When the player plays "Test of Fire" with Hador on "The Least of Gold Rings" and rolls <dice> for the ring test
      Then Tarcil may play "<ring>" in the place of "The Least of Gold Rings"
      And "Test of Fire" and "The Least of Gold Rings" are in the discard pile
      And the player has 0 item points

      Examples:
        | case | ring | dice |
        | the-one-ring | The One Ring | 6 and 6 |
        | dwarven-ring | Dwarven Ring of Durin’s Tribe | 5 and 5 |
        | magic-ring | Magic Ring of Enigma | 4 and 3 |
        | lesser-ring | Minor Ring | 6 and 6 |

    @id:cards-rings-0012 @forbid
    Scenario Outline: And what The Least of Gold Rings does not show
      Given the player holds "<ring>"
      When the player plays "Test of Fire" with Hador on "The Least of Gold Rings" and rolls <dice> for the ring test
      Then Tarcil may not play "<ring>" in the place of "The Least of Gold Rings" by core.rings.ring-test
      And "Test of Fire" and "The Least of Gold Rings" are in the discard pile
      And the player has 0 item points

      Examples:
        | case | ring | dice |
        | the-one-ring | The One Ring | 6 and 5 |
        | dwarven-ring | Dwarven Ring of Durin’s Tribe | 5 and 4 |
        | spirit-ring | The Reviled Ring | 6 and 6 |
        | magic-ring | Magic Ring of Enigma | 4 and 4 |

  @card:LE-303
  Rule: Bright Gold Ring

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped Hador and untapped Tarcil are at Moria
      And Tarcil bears "Bright Gold Ring"
      And the player holds "Test of Fire"

    @id:cards-rings-0013 @allow
    Scenario Outline: What Bright Gold Ring shows
      Given the player holds "<ring>"
      When the player plays "Test of Fire" with Hador on "Bright Gold Ring" and rolls <dice> for the ring test
      Then Tarcil may play "<ring>" in the place of "Bright Gold Ring"
      And "Test of Fire" and "Bright Gold Ring" are in the discard pile
      And the player has 0 item points

      Examples:
        | case | ring | dice |
        | dwarven-ring | Dwarven Ring of Durin’s Tribe | 5 and 4 |
        | spirit-ring | The Reviled Ring | 4 and 4 |
        | magic-ring | Magic Ring of Enigma | 3 and 2 |
        | lesser-ring | Minor Ring | 6 and 6 |

    @id:cards-rings-0014 @forbid
    Scenario Outline: And what Bright Gold Ring does not show
      Given the player holds "<ring>"
      When the player plays "Test of Fire" with Hador on "Bright Gold Ring" and rolls <dice> for the ring test
      Then Tarcil may not play "<ring>" in the place of "Bright Gold Ring" by core.rings.ring-test
      And "Test of Fire" and "Bright Gold Ring" are in the discard pile
      And the player has 0 item points

      Examples:
        | case | ring | dice |
        | the-one-ring | The One Ring | 6 and 6 |
        | dwarven-ring | Dwarven Ring of Durin’s Tribe | 4 and 4 |
        | spirit-ring | The Reviled Ring | 4 and 3 |
        | magic-ring | Magic Ring of Enigma | 4 and 2 |

  @card:LE-311
  Rule: Gleaming Gold Ring

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped Hador and untapped Tarcil are at Moria
      And Tarcil bears "Gleaming Gold Ring"
      And the player holds "Test of Fire"

    @id:cards-rings-0015 @allow
    Scenario Outline: What Gleaming Gold Ring shows
      Given the player holds "<ring>"
      When the player plays "Test of Fire" with Hador on "Gleaming Gold Ring" and rolls <dice> for the ring test
      Then Tarcil may play "<ring>" in the place of "Gleaming Gold Ring"
      And "Test of Fire" and "Gleaming Gold Ring" are in the discard pile
      And the player has 0 item points

      Examples:
        | case | ring | dice |
        | dwarven-ring | Dwarven Ring of Durin’s Tribe | 5 and 4 |
        | spirit-ring | The Reviled Ring | 5 and 5 |
        | magic-ring | Magic Ring of Enigma | 4 and 2 |
        | lesser-ring | Minor Ring | 6 and 6 |

    @id:cards-rings-0016 @forbid
    Scenario Outline: And what Gleaming Gold Ring does not show
      Given the player holds "<ring>"
      When the player plays "Test of Fire" with Hador on "Gleaming Gold Ring" and rolls <dice> for the ring test
      Then Tarcil may not play "<ring>" in the place of "Gleaming Gold Ring" by core.rings.ring-test
      And "Test of Fire" and "Gleaming Gold Ring" are in the discard pile
      And the player has 0 item points

      Examples:
        | case | ring | dice |
        | the-one-ring | The One Ring | 6 and 6 |
        | dwarven-ring | Dwarven Ring of Durin’s Tribe | 4 and 4 |
        | spirit-ring | The Reviled Ring | 5 and 4 |
        | magic-ring | Magic Ring of Enigma | 4 and 3 |

  @card:LE-337
  Rule: Perfect Gold Ring

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped Hador and untapped Tarcil are at Moria
      And Tarcil bears "Perfect Gold Ring"
      And the player holds "Test of Fire"

    @id:cards-rings-0017 @allow
    Scenario Outline: What Perfect Gold Ring shows
      Given the player holds "<ring>"
      When the player plays "Test of Fire" with Hador on "Perfect Gold Ring" and rolls <dice> for the ring test
      Then Tarcil may play "<ring>" in the place of "Perfect Gold Ring"
      And "Test of Fire" and "Perfect Gold Ring" are in the discard pile
      And the player has 0 item points

      Examples:
        | case | ring | dice |
        | spirit-ring | The Reviled Ring | 4 and 4 |
        | magic-ring | Magic Ring of Enigma | 4 and 3 |
        | lesser-ring | Minor Ring | 6 and 6 |

    @id:cards-rings-0018 @forbid
    Scenario Outline: And what Perfect Gold Ring does not show
      Given the player holds "<ring>"
      When the player plays "Test of Fire" with Hador on "Perfect Gold Ring" and rolls <dice> for the ring test
      Then Tarcil may not play "<ring>" in the place of "Perfect Gold Ring" by core.rings.ring-test
      And "Test of Fire" and "Perfect Gold Ring" are in the discard pile
      And the player has 0 item points

      Examples:
        | case | ring | dice |
        | the-one-ring | The One Ring | 6 and 6 |
        | dwarven-ring | Dwarven Ring of Durin’s Tribe | 6 and 6 |
        | spirit-ring | The Reviled Ring | 4 and 3 |
        | magic-ring | Magic Ring of Enigma | 4 and 4 |
  @card:LE-297
  Rule: Where little gold rings are found

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And the player holds "A Little Gold Ring"

    @id:cards-rings-0101 @forbid
    Scenario: Not in a cave of Orcs
      Given untapped Tarcil is at Moria
      And the company has entered the site
      When Tarcil plays "A Little Gold Ring"
      Then it is illegal by the text of "A Little Gold Ring"

    @id:cards-rings-0102 @allow
    Scenario: But in a bandit's lair
      Given untapped Tarcil is at Bandit Lair
      And the company has entered the site
      When Tarcil plays "A Little Gold Ring"
      Then it is legal
      And Tarcil bears "A Little Gold Ring"
      And Tarcil and the site are tapped
      And the player has 2 item points

    @id:cards-rings-0103 @allow
    Scenario: And at Bag End, above all
      Given untapped Tarcil is at Bag End
      And the company has entered the site
      When Tarcil plays "A Little Gold Ring"
      Then it is legal
      And Tarcil bears "A Little Gold Ring"
      And Tarcil and the site are tapped
      And the player has 2 item points

  @card:TW-156
  Rule: Gandalf

    Background:
      Given the emended rules
      And it is the organization phase

    @id:cards-rings-0104 @allow
    Scenario: He throws it into the fire
      Given untapped Gandalf and untapped Frodo are at Rivendell
      And Frodo bears "Beautiful Gold Ring"
      When Gandalf tests "Beautiful Gold Ring" and rolls 4 and 3 for the ring test
      Then it is legal
      And Gandalf is tapped
      And "Beautiful Gold Ring" is in the discard pile
      And the player has 0 item points

    @id:cards-rings-0105 @forbid
    Scenario: But only in his own company
      Given untapped Gandalf is at Rivendell
      And untapped Frodo is at Lórien
      And Frodo bears "Beautiful Gold Ring"
      When Gandalf tests "Beautiful Gold Ring"
      Then it is illegal by the text of "Gandalf"

  @card:TW-340
  Rule: Test of Lore

    @id:cards-rings-0107 @forbid
    Scenario: It takes 1 from the roll
      Given the emended rules
      And it is the organization phase
      And untapped Elrond and untapped Pippin are at Rivendell
      And Pippin bears "Beautiful Gold Ring"
      And the player holds "Test of Lore" and "Dwarven Ring of Durin’s Tribe"
      When the player plays "Test of Lore" with Elrond on "Beautiful Gold Ring" and rolls 5 and 5 for the ring test
      Then Pippin may not play "Dwarven Ring of Durin’s Tribe" in the place of "Beautiful Gold Ring" by core.rings.ring-test
      And "Test of Lore" and "Beautiful Gold Ring" are in the discard pile
      And the player has 0 item points

  @card:TW-338
  Rule: Test of Form

    @id:cards-rings-0108 @forbid
    Scenario: It takes a sage
      Given the emended rules
      And it is the organization phase
      And untapped Faramir and untapped Pippin are at Rivendell
      And Pippin bears "Beautiful Gold Ring"
      And the player holds "Test of Form"
      When the player plays "Test of Form" with Faramir on "Beautiful Gold Ring"
      Then it is illegal by the text of "Test of Form"

  @card:LE-239
  Rule: Test of Fire

    @id:cards-rings-0109 @forbid
    Scenario: It takes a sage, too
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped Tarcil is at Moria
      And Tarcil bears "A Little Gold Ring"
      And the player holds "Test of Fire"
      When the player plays "Test of Fire" with Tarcil on "A Little Gold Ring"
      Then it is illegal by the text of "Test of Fire"

  @card:TW-323
  Rule: Scroll of Isildur

    @id:cards-rings-0110 @allow
    Scenario: Who has read it finds the One with a 10
      Given the emended rules
      And it is the organization phase
      And untapped Elrond and untapped Pippin are at Rivendell
      And Pippin bears "Beautiful Gold Ring"
      And Elrond bears "Scroll of Isildur"
      And the player holds "Test of Form" and "The One Ring"
      When the player plays "Test of Form" with Elrond on "Beautiful Gold Ring" and rolls 5 and 5 for the ring test
      Then Pippin may play "The One Ring" in the place of "Beautiful Gold Ring"
      And "Test of Form" and "Beautiful Gold Ring" are in the discard pile
      And the player has 4 item points

    @id:cards-rings-0111 @forbid
    Scenario: If it is in his company
      Given the emended rules
      And it is the organization phase
      And untapped Elrond and untapped Pippin are at Rivendell
      And Pippin bears "Beautiful Gold Ring"
      And untapped Bilbo is at Lórien
      And Bilbo bears "Scroll of Isildur"
      And the player holds "Test of Form" and "The One Ring"
      When the player plays "Test of Form" with Elrond on "Beautiful Gold Ring" and rolls 5 and 5 for the ring test
      Then Pippin may not play "The One Ring" in the place of "Beautiful Gold Ring" by core.rings.ring-test
      And "Test of Form" and "Beautiful Gold Ring" are in the discard pile
      And the player has 4 item points

  @card:LE-343
  Rule: Scroll of Isildur, in other hands

    @id:cards-rings-0112 @allow
    Scenario: It is worth 1 only
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped Hador and untapped Tarcil are at Moria
      And Tarcil bears "A Little Gold Ring" and "Scroll of Isildur"
      And the player holds "Test of Fire" and "The One Ring"
      When the player plays "Test of Fire" with Hador on "A Little Gold Ring" and rolls 6 and 4 for the ring test
      Then Tarcil may play "The One Ring" in the place of "A Little Gold Ring"
      And "Test of Fire" and "A Little Gold Ring" are in the discard pile
      And the player has 3 item points

  @card:DM-39
  Rule: The Under-grottos

    @id:cards-rings-0113 @allow
    Scenario: Where Gollum found it
      Given the emended rules
      And it is the organization phase
      And untapped Elrond and untapped Pippin are at The Under-grottos
      And Pippin bears "Beautiful Gold Ring"
      And the player holds "Test of Form" and "The One Ring"
      When the player plays "Test of Form" with Elrond on "Beautiful Gold Ring" and rolls 5 and 5 for the ring test
      Then Pippin may play "The One Ring" in the place of "Beautiful Gold Ring"
      And "Test of Form" and "Beautiful Gold Ring" are in the discard pile
      And the player has 0 item points

  @card:TW-347
  Rule: The One Ring

    @id:cards-rings-0114 @compute
    Scenario: It weighs on everybody
      Given the emended rules
      And untapped Frodo and untapped Sam Gamgee are at Rivendell
      And Frodo bears "The One Ring"
      Then the corruption points of Frodo are 7
      And the corruption points of Sam Gamgee are 1
      And the body of Frodo is 10
      And the direct influence of Frodo is 6

  @card:LE-326
  Rule: The One Ring, and its master's servants

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase

    @id:cards-rings-0116 @compute
    Scenario: It weighs on whoever is with its bearer
      Given untapped Hador and untapped Tarcil are at Dol Guldur
      And Hador bears "The One Ring"
      Then the corruption points of Tarcil are 1

    @id:cards-rings-0117 @compute
    Scenario: But not if a Ringwraith wears it
      Given untapped Khamûl the Ringwraith and untapped Tarcil are at Dol Guldur
      And Khamûl the Ringwraith bears "The One Ring"
      Then the corruption points of Tarcil are 0

  @card:TW-216
  Rule: Dwarven Ring of Durin's Tribe

    Background:
      Given the emended rules
      And it is the site phase

    @id:cards-rings-0119 @allow
    Scenario: A Dwarf finds more
      Given tapped Balin and untapped Glóin are at Moria
      And the company has entered the site
      And the site is tapped
      And Glóin bears "Dwarven Ring of Durin’s Tribe"
      When the player uses "Dwarven Ring of Durin’s Tribe" and rolls 6 and 5 for the corruption check
      Then it is legal
      And Glóin is tapped
      And the site is untapped

    @id:cards-rings-0120 @forbid
    Scenario: Anybody else has found what there is
      Given untapped Faramir is at Moria
      And the company has entered the site
      And the site is tapped
      And Faramir bears "Dwarven Ring of Durin’s Tribe"
      When the player uses "Dwarven Ring of Durin’s Tribe"
      Then it is illegal by the text of "Dwarven Ring of Durin’s Tribe"

    @id:cards-rings-0121 @compute
    Scenario: It was made for Dwarves
      Given untapped Glóin and untapped Faramir are at Moria
      And Glóin bears "Dwarven Ring of Durin’s Tribe"
      Then the prowess of Glóin is 9
      And the direct influence of Glóin is 9
      And the corruption points of Glóin are 5

    @id:cards-rings-0122 @compute
    Scenario: Others gain less, and risk less
      Given untapped Glóin and untapped Faramir are at Moria
      And Faramir bears "Dwarven Ring of Durin’s Tribe"
      Then the prowess of Faramir is 7
      And the direct influence of Faramir is 3
      And the corruption points of Faramir are 3

  @card:BA-31
  Rule: Rumours of Rings

    Background:
      Given the emended rules
      And it is the organization phase
      And untapped Elrond and untapped Pippin are at Rivendell
      And the player has "Rumours of Rings" in play

    @id:cards-rings-0201 @allow
    Scenario: Somebody has seen such a ring
      Given the player's sideboard holds "Magic Ring of Lore", "Magic Ring of Nature", "The One Ring" and "Glamdring"
      When the player uses "Rumours of Rings"
      And the player chooses "Magic Ring of Lore" for "Rumours of Rings"
      Then it is legal
      And "Magic Ring of Lore" lies off to the side with "Rumours of Rings"
      And the player has 0 item points

    @id:cards-rings-0202 @forbid
    Scenario Outline: Of this nobody has heard: <ring>
      Given the player's sideboard holds "Magic Ring of Lore", "Magic Ring of Nature", "<ring>" and "Cram"
      When the player uses "Rumours of Rings"
      Then the player may not choose "<ring>" for "Rumours of Rings" by core.actions.needs-allowance

      Examples:
        | case     | ring               |
        | the-one  | The One Ring       |
        | no-ring  | Glamdring          |
        | untested | Beautiful Gold Ring |

    @id:cards-rings-0203 @forbid
    Scenario: Three rumours are gossip
      Given "Magic Ring of Lore" and "Magic Ring of Stealth" lie off to the side with "Rumours of Rings"
      And the player's discard pile holds "Magic Ring of Nature"
      When the player uses "Rumours of Rings"
      Then it is illegal by the text of "Rumours of Rings"

    @id:cards-rings-0204 @allow
    Scenario: Two are not
      Given "Magic Ring of Lore" lies off to the side with "Rumours of Rings"
      And the player's discard pile holds "Magic Ring of Nature"
      When the player uses "Rumours of Rings"
      Then it is legal
      And "Magic Ring of Nature" lies off to the side with "Rumours of Rings"

    @id:cards-rings-0205 @allow
    Scenario: It was a magic ring after all
      Given Pippin bears "Beautiful Gold Ring"
      And the player holds "Test of Form"
      And the player's "Magic Ring of Lore" lies off to the side with "Rumours of Rings"
      When the player plays "Test of Form" with Elrond on "Beautiful Gold Ring" and rolls 4 and 3 for the ring test
      And Pippin plays "Magic Ring of Lore" in the place of "Beautiful Gold Ring"
      Then it is legal
      And Pippin bears "Magic Ring of Lore"
      And "Test of Form" and "Beautiful Gold Ring" are in the discard pile
      And the player has 3 item points

    @id:cards-rings-0210 @allow @uses:core.turn.one-copy-for-both
    Scenario: Durin's ring does not bar the way to itself
      Given Pippin bears "Beautiful Gold Ring"
      And the player holds "Test of Form"
      And the player's "Dwarven Ring of Durin’s Tribe" lies off to the side with "Rumours of Rings"
      When the player plays "Test of Form" with Elrond on "Beautiful Gold Ring" and rolls 5 and 5 for the ring test
      Then Pippin may play "Dwarven Ring of Durin’s Tribe" in the place of "Beautiful Gold Ring"
      And "Test of Form" and "Beautiful Gold Ring" are in the discard pile
      And the player has 0 item points

    @id:cards-rings-0206 @forbid
    Scenario: What the opponent has heard is of no use
      Given Pippin bears "Beautiful Gold Ring"
      And the player holds "Test of Form"
      And the opponent has the opponent's "Rumours of Rings" in play
      And the player's "Magic Ring of Lore" lies off to the side with the opponent's "Rumours of Rings"
      When the player plays "Test of Form" with Elrond on "Beautiful Gold Ring" and rolls 4 and 3 for the ring test
      Then Pippin may not play "Magic Ring of Lore" in the place of "Beautiful Gold Ring" by core.rings.ring-test
      And "Test of Form" and "Beautiful Gold Ring" are in the discard pile
      And the player has 0 item points

    @id:cards-rings-0207 @forbid
    Scenario: On the road nobody listens
      Given it is the site phase
      And the player's sideboard holds "Magic Ring of Lore"
      When the player uses "Rumours of Rings"
      Then it is illegal by the text of "Rumours of Rings"

  @card:BA-44
  Rule: Whispers of Rings

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped Layos is at Dol Guldur
      And the player has "Whispers of Rings" in play

    @id:cards-rings-0208 @allow
    Scenario: The Dark Tower hears of rings as well
      Given the player's discard pile holds "Magic Ring of Fury"
      When the player uses "Whispers of Rings"
      Then it is legal
      And "Magic Ring of Fury" lies off to the side with "Whispers of Rings"
      And the player has 0 item points

    @id:cards-rings-0209 @forbid
    Scenario: It has heard enough
      Given "Magic Ring of Fury" and "Magic Ring of Guile" lie off to the side with "Whispers of Rings"
      And the player's discard pile holds "Magic Ring of Lies"
      When the player uses "Whispers of Rings"
      Then it is illegal by the text of "Whispers of Rings"

  @card:WH-60
  Rule: A New Ringlord

    Background:
      Given the emended rules
      And the player is the Fallen-wizard Alatar
      And the player holds the first "A New Ringlord" and the second "A New Ringlord"

    @id:cards-rings-0301 @forbid
    Scenario: One a turn
      Given it is the organization phase
      And untapped Alatar is at Isengard
      And Alatar bears "The One Ring"
      When the player plays the first "A New Ringlord" on Alatar
      And the player plays the second "A New Ringlord" on Alatar
      Then it is illegal by the text of the second "A New Ringlord"
      And Alatar bears the first "A New Ringlord"
      And the player has 3 stage points

    @id:cards-rings-0302 @allow
    Scenario: The first
      Given it is the organization phase
      And untapped Alatar is at Isengard
      And Alatar bears "The One Ring"
      When the player plays the first "A New Ringlord" on Alatar
      Then it is legal
      And Alatar bears the first "A New Ringlord"
      And the player has 3 stage points

    @id:cards-rings-0303 @forbid
    Scenario: Without the Ring nobody is its lord
      Given it is the organization phase
      And untapped Alatar is at Isengard
      When the player plays the first "A New Ringlord" on Alatar
      Then it is illegal by the text of the first "A New Ringlord"

    @id:cards-rings-0304 @compute
    Scenario: The Ring has its own mind
      Given it is the site phase
      And untapped Alatar is at Weathertop
      And Alatar bears "The One Ring"
      And the player has the third "A New Ringlord" in play on Alatar
      When 1 and 3 are rolled for the card text
      And the site phase is over
      Then Alatar was eliminated
      And "The One Ring" and the third "A New Ringlord" are in the discard pile
      And the player has 0 stage points
      And the player has 0 item points
      And the player has -5 miscellaneous points
      And Weathertop is in the location deck

  @card:BA-52
  Rule: Challenge the Power

    Background:
      Given the emended rules
      And the player is the Balrog
      And it is the organization phase
      And untapped The Balrog and untapped Azog are at Moria
      And the player holds the first "Challenge the Power" and the second "Challenge the Power"

    @id:cards-rings-0305 @compute
    Scenario: It comes to nothing
      Given The Balrog bears "The One Ring"
      When the player plays the first "Challenge the Power" on The Balrog and rolls 4 and 4 for the card text
      Then it is legal
      And the first "Challenge the Power" is in the discard pile

    @id:cards-rings-0306 @compute
    Scenario: He is not strong enough
      Given The Balrog bears "The One Ring"
      When the player plays the first "Challenge the Power" on The Balrog and rolls 4 and 2 for the card text
      Then The Balrog was eliminated
      And "The One Ring" and the first "Challenge the Power" are in the discard pile
      And the player has 0 item points
      And the player has -5 miscellaneous points

    @id:cards-rings-0307 @forbid
    Scenario: Once in a turn
      Given The Balrog bears "The One Ring"
      When the player plays the first "Challenge the Power" on The Balrog and rolls 4 and 4 for the card text
      And the player plays the second "Challenge the Power" on The Balrog
      Then it is illegal by the text of the second "Challenge the Power"
      And the first "Challenge the Power" is in the discard pile

    @id:cards-rings-0308 @forbid
    Scenario: There is nothing to do it with
      When the player plays the first "Challenge the Power" on The Balrog
      Then it is illegal by the text of the first "Challenge the Power"
