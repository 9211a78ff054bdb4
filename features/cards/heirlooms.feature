Feature: Heirlooms, and where they belong

  Rings of the seven houses, stones that see, books and other things to be brought home.

  @card:TW-195
  Rule: Athelas

    Background:
      Given the emended rules
      And it is the organization phase

    @id:cards-heirlooms-0001 @compute
    Scenario: In the hands of a Dúnadan it heals
      Given untapped Beretar and wounded Annalena are at Bree
      And Beretar bears "Athelas"
      When the player uses "Athelas" on Annalena
      Then it is legal
      And Annalena and Beretar are tapped
      And "Athelas" is in the discard pile

    @id:cards-heirlooms-0002 @forbid
    Scenario: In those of an Elf it is a weed
      Given wounded Beretar and untapped Annalena are at Bree
      And Annalena bears "Athelas"
      When the player uses "Athelas" on Beretar
      Then it is illegal by the text of "Athelas"

    @id:cards-heirlooms-0003 @compute
    Scenario: In those of the king it drives out worse than wounds
      Given untapped Aragorn II and untapped Annalena are at Bree
      And Aragorn II bears "Athelas"
      And the opponent has "Lure of the Senses" in play on Annalena
      When the player uses "Athelas" on Annalena for its second effect
      Then it is legal
      And Aragorn II is tapped
      And "Athelas" and "Lure of the Senses" are in the discard pile

    @id:cards-heirlooms-0004 @forbid
    Scenario: Beretar is no king
      Given untapped Beretar and untapped Annalena are at Bree
      And Beretar bears "Athelas"
      And the opponent has "Lure of the Senses" in play on Annalena
      Then the player may not use "Athelas" on Annalena for its second effect by the text of "Athelas"

  @card:TW-221 @card:TW-296 @card:TW-301 @card:TW-313 @card:TW-201
  Rule: Some things are worth most where they belong

    @id:cards-heirlooms-0005 @compute
    Scenario Outline: <item> comes to <site>
      Given the emended rules
      And it is the organization phase
      And untapped <who> is at <site>
      And <who> bears "<item>"
      When the player stores "<item>" and rolls 6 and 6
      Then it is legal
      And "<item>" is in the marshalling-point pile
      And the player has <points> item points

      Examples:
        | case     | item                         | who     | site                    | points |
        | earth    | Earth of Galadriel’s Orchard | Merry   | Bag End                 | 2      |
        | earth-h  | Earth of Galadriel’s Orchard | Merry   | Rivendell               | 0      |
        | amon     | Palantír of Amon Sûl         | Elrond  | Rivendell               | 5      |
        | osgil    | Palantír of Osgiliath        | Elrond  | Rivendell               | 5      |
        | red      | Red Book of Westmarch        | Elrond  | Rivendell               | 1      |
        | mazarbul | Book of Mazarbul             | Balin   | Iron Hill Dwarf-hold    | 5      |
        | mazar-h  | Book of Mazarbul             | Balin   | Rivendell               | 1      |

    @id:cards-heirlooms-0006 @compute
    Scenario: Whoever gives in to it on the threshold has nothing to store
      Given the emended rules
      And it is the organization phase
      And untapped Balin and untapped Bilbo are at Bag End
      And Balin bears "Earth of Galadriel’s Orchard" and "Cram"
      When the player stores "Earth of Galadriel’s Orchard"
      And the player passes and rolls 1 and 1 for the corruption check
      Then Balin, "Earth of Galadriel’s Orchard" and "Cram" are in the discard pile
      And the player has 2 character points

  @card:TW-296 @card:TW-298 @card:TW-301
  Rule: The stones are not carried about lightly

    @id:cards-heirlooms-0007 @compute
    Scenario Outline: <stone> is lost on the way
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Elrond is at Rivendell
      And Elrond bears "<stone>"
      And the company is moving to Barrow-downs by Starter Movement
      And the opponent holds "Twilight"
      When the opponent passes
      And the player passes
      Then "<stone>" is in the discard pile
      And the company is at Barrow-downs
      And Rivendell is in the location deck
      And the player has 0 item points

      Examples:
        | case | stone                 |
        | amon | Palantír of Amon Sûl  |
        | elos | Palantír of Elostirion |
        | osgi | Palantír of Osgiliath |

    @id:cards-heirlooms-0008 @compute
    Scenario: Two can carry that of Amon Sûl
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Elrond and untapped Annalena are at Rivendell
      And Elrond bears "Palantír of Amon Sûl"
      And the company is moving to Barrow-downs by Starter Movement
      When the opponent passes
      And the player passes
      Then the company is at Barrow-downs
      And Elrond bears "Palantír of Amon Sûl"
      And Rivendell is in the location deck

    @id:cards-heirlooms-0009 @compute
    Scenario: Through that of Osgiliath a shadow can be lifted
      Given the emended rules
      And it is the organization phase
      And untapped Saruman is at Isengard
      And Saruman bears "Palantír of Osgiliath"
      And the opponent has "Stormcrow" in play
      When the player uses Saruman for its second effect
      And the player uses "Palantír of Osgiliath" on "Stormcrow" and rolls 6 and 6 for the corruption check
      Then it is legal
      And Saruman and "Palantír of Osgiliath" are tapped
      And "Stormcrow" is in the discard pile

    @id:cards-heirlooms-0010 @forbid
    Scenario: For those who have no mastery of it, it shows nothing
      Given the emended rules
      And it is the organization phase
      And untapped Elrond is at Isengard
      And Elrond bears "Palantír of Osgiliath"
      And the opponent has "Stormcrow" in play
      When the player uses "Palantír of Osgiliath" on "Stormcrow"
      Then it is illegal by the text of "Palantír of Osgiliath"

    @id:cards-heirlooms-0011 @allow
    Scenario: But a sage may be taught for a day
      Given the emended rules
      And it is the organization phase
      And untapped Elrond is at Isengard
      And Elrond bears "Palantír of Osgiliath"
      And the opponent has "Stormcrow" in play
      And the player holds "Use Palantír"
      When the player plays "Use Palantír" with Elrond
      And the player uses "Palantír of Osgiliath" on "Stormcrow" and rolls 6 and 6 for the corruption check
      Then it is legal
      And Elrond and "Palantír of Osgiliath" are tapped
      And "Stormcrow" and "Use Palantír" are in the discard pile

    @id:cards-heirlooms-0012 @forbid
    Scenario: If he has a stone to be taught with
      Given the emended rules
      And it is the organization phase
      And untapped Elrond is at Isengard
      And the player holds "Use Palantír"
      When the player plays "Use Palantír" with Elrond
      Then it is illegal by the text of "Use Palantír"

  @card:TW-298 @card:TW-299 @card:TW-300 @card:TW-201 @card:TW-221 @card:TW-313
  Rule: Each lies in a place of its own

    @id:cards-heirlooms-0013 @allow
    Scenario Outline: <item> at <site>
      Given the emended rules
      And untapped Elrond is at <site>
      And the company has entered the site
      And the player holds "<item>"
      Then Elrond may play "<item>"

      Examples:
        | case   | item                         | site             |
        | elos   | Palantír of Elostirion       | The White Towers |
        | minas  | Palantír of Minas Tirith     | Minas Tirith     |
        | orth   | Palantír of Orthanc          | Isengard         |
        | mazar  | Book of Mazarbul             | Moria            |
        | earth  | Earth of Galadriel’s Orchard | Lórien           |
        | red    | Red Book of Westmarch        | Bag End          |

  @card:TW-212 @card:TW-341 @card:TW-499 @card:TW-213 @card:TW-214 @card:TW-216 @card:TW-215 @card:TW-217 @card:TW-218 @card:TW-219
  Rule: What Dwarves made works best for Dwarves

    @id:cards-heirlooms-0014 @compute
    Scenario Outline: <item> with <who>
      Given the emended rules
      And it is the organization phase
      And untapped <who> is at Rivendell
      And <who> bears "<item>"
      Then the prowess of <who> is <prowess>
      And the direct influence of <who> is <influence>
      And the corruption points of <who> are <corruption>
      And the player has <points> item points

      Examples:
        | case      | item                          | who     | prowess | influence | corruption | points |
        | axe-d     | Durin’s Axe                   | Balin   | 8       | 2         | 3          | 4      |
        | axe-e     | Durin’s Axe                   | Annalena | 5      | 0         | 2          | 2      |
        | dwarven-d | Dwarven Axe                   | Balin   | 7       | 2         | 2          | 2      |
        | dwarven-m | Dwarven Axe                   | Beretar | 7       | 1         | 2          | 2      |
        | dwarven-h | Dwarven Axe                   | Annalena | 3      | 0         | 2          | 2      |
        | arken-d   | The Arkenstone                | Balin   | 4       | 2         | 4          | 5      |
        | arken-e   | The Arkenstone                | Annalena | 3      | 0         | 2          | 2      |
        | barin-d   | Dwarven Ring of Barin’s Tribe | Balin   | 8       | 9         | 5          | 6      |
        | barin-e   | Dwarven Ring of Barin’s Tribe | Annalena | 5      | 2         | 3          | 4      |
        | bavor-d   | Dwarven Ring of Bávor’s Tribe | Balin   | 8       | 9         | 5          | 6      |
        | bavor-e   | Dwarven Ring of Bávor’s Tribe | Annalena | 5      | 2         | 3          | 4      |
        | durin-d   | Dwarven Ring of Durin’s Tribe | Balin   | 8       | 9         | 5          | 6      |
        | durin-e   | Dwarven Ring of Durin’s Tribe | Annalena | 5      | 2         | 3          | 4      |
        | druin-d   | Dwarven Ring of Drúin’s Tribe | Balin   | 8       | 9         | 5          | 6      |
        | druin-e   | Dwarven Ring of Drúin’s Tribe | Annalena | 5      | 2         | 3          | 4      |
        | dwalin-d  | Dwarven Ring of Dwálin’s Tribe | Balin  | 8       | 9         | 5          | 6      |
        | dwalin-e  | Dwarven Ring of Dwálin’s Tribe | Annalena | 5     | 2         | 3          | 4      |
        | thelor-d  | Dwarven Ring of Thélor’s Tribe | Balin  | 8       | 9         | 5          | 6      |
        | thelor-e  | Dwarven Ring of Thélor’s Tribe | Annalena | 5     | 2         | 3          | 4      |
        | thrar-d   | Dwarven Ring of Thrár’s Tribe | Balin   | 8       | 9         | 5          | 6      |
        | thrar-e   | Dwarven Ring of Thrár’s Tribe | Annalena | 5      | 2         | 3          | 4      |

    @id:cards-heirlooms-0015 @compute
    Scenario: The Arkenstone gives Dwarves new heart
      Given the emended rules
      And it is the organization phase
      And untapped Annalena and tapped Balin are at Rivendell
      And Annalena bears "The Arkenstone"
      When the player uses "The Arkenstone" on Balin and rolls 4 and 4 for the corruption check
      Then it is legal
      And Balin is untapped
      And "The Arkenstone" is tapped

    @id:cards-heirlooms-0016 @compute
    Scenario Outline: Two small things out of the hoard of <tribe>
      Given the emended rules
      And it is the organization phase
      And untapped Balin is at Rivendell
      And Balin bears "Dwarven Ring of <tribe> Tribe"
      And the player's play deck holds "Cram", "Glamdring" and "Sun"
      And the player's discard pile holds "Star-glass"
      When the player uses "Dwarven Ring of <tribe> Tribe" for its second effect
      And the player chooses "Star-glass" for "Dwarven Ring of <tribe> Tribe" and shuffles
      And the player chooses "Cram" for "Dwarven Ring of <tribe> Tribe" and rolls 6 and 6 for the corruption check and shuffles
      Then "Star-glass" and "Cram" are in hand
      And Balin is tapped

      Examples:
        | case   | tribe    |
        | thelor | Thélor’s |
        | thrar  | Thrár’s  |

    @id:cards-heirlooms-0017 @compute
    Scenario Outline: Or one out of that of <tribe>
      Given the emended rules
      And it is the organization phase
      And untapped Balin is at Rivendell
      And Balin bears "Dwarven Ring of <tribe> Tribe"
      And the player's play deck holds "Cram", "Glamdring" and "Sun"
      When the player uses "Dwarven Ring of <tribe> Tribe" and rolls 6 and 6 for the corruption check and shuffles
      Then "Cram" is in hand
      And Balin is tapped

      Examples:
        | case   | tribe    |
        | thelor | Thélor’s |
        | thrar  | Thrár’s  |

  @card:TW-494
  Rule: Black Arrow

    @id:cards-heirlooms-0018 @compute
    Scenario Outline: <who> lets it fly
      Given the emended rules
      And it is the movement/hazard phase
      And untapped <who> and untapped Annalena are at Rivendell
      And <who> bears "Black Arrow"
      And the company is moving to Barrow-downs by Starter Movement
      And the opponent holds "Wargs"
      When the opponent plays the creature "Wargs" on the company keyed to a Wilderness
      And the player uses "Black Arrow"
      And the opponent passes
      Then the attack is Wolf (2 strikes at 8)
      And "Black Arrow" is <where>
      And "Wargs" is in play

      Examples:
        | case | who        | where               |
        | man  | Éomer      | tapped              |
        | dun  | Beretar    | in the discard pile |

  @card:TW-363
  Rule: Wizard’s Ring

    @id:cards-heirlooms-0019 @compute
    Scenario: Saruman has forged one, and has to bear it
      Given the emended rules
      And untapped Saruman is at Isengard
      And the company has entered the site
      And the player holds "Wizard’s Ring"
      Then Saruman may not play "Wizard’s Ring" by core.site-phase.play-item

    @id:cards-heirlooms-0020 @compute
    Scenario: In Rivendell there is a forge
      Given the emended rules
      And untapped Saruman and untapped Elrond are at Rivendell
      And the company has entered the site
      And the player holds "Wizard’s Ring"
      When Saruman plays "Wizard’s Ring" and rolls 6 and 6 for the corruption check
      Then it is legal
      And Saruman bears "Wizard’s Ring"
      And Saruman and the site are tapped
      And the prowess of Saruman is 8
      And the direct influence of Saruman is 15
      And the player has 2 item points

    @id:cards-heirlooms-0021 @forbid
    Scenario: It is for nobody but a Wizard
      Given the emended rules
      And untapped Saruman and untapped Elrond are at Rivendell
      And the company has entered the site
      And the player holds "Wizard’s Ring"
      When Elrond plays "Wizard’s Ring"
      Then it is illegal by the text of "Wizard’s Ring"

  @card:TW-496
  Rule: The Iron Crown

    @id:cards-heirlooms-0022 @compute
    Scenario: It becomes Beretar, and scares Orcs
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar and untapped Annalena are at Rivendell
      And Beretar bears "The Iron Crown"
      And the company is moving to Barrow-downs by Starter Movement
      And the opponent holds "Orc-patrol"
      Then the body of Beretar is 9
      And the direct influence of Beretar is 5
      When the opponent plays the creature "Orc-patrol" on the company keyed to a Wilderness
      And the player uses "The Iron Crown"
      Then there is no attack
      And "The Iron Crown" is tapped
      And "Orc-patrol" is in the discard pile

    @id:cards-heirlooms-0023 @forbid
    Scenario: It slips down over Merry's ears
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Merry and untapped Annalena are at Rivendell
      And Merry bears "The Iron Crown"
      And the company is moving to Barrow-downs by Starter Movement
      And the opponent holds "Orc-patrol"
      When the opponent plays the creature "Orc-patrol" on the company keyed to a Wilderness
      Then the direct influence of Merry is 1
      And the player may not use "The Iron Crown" by the text of "The Iron Crown"
      And "Orc-patrol" is in play

    @id:cards-heirlooms-0024 @compute
    Scenario: Nobody speaks under it without a price
      Given the emended rules
      And untapped Beretar is at Bree
      And the company has entered the site
      And Beretar bears "The Iron Crown"
      And the player holds "Rangers of the North"
      When Beretar influences "Rangers of the North" and rolls 6 and 6, then 3 and 3 for the corruption check
      Then "Rangers of the North" is in the marshalling-point pile
      And Beretar and the site are tapped
      And the player has 3 faction points

    @id:cards-heirlooms-0050 @order @rule:core.passive-conditions.own-chain
    Scenario: Between what he says and its price there is time for a tale
      Given the emended rules
      And untapped Beretar and untapped Elrond are at Bree
      And the company has entered the site
      And Beretar bears "The Iron Crown"
      And the opponent has "Lure of the Senses" in play on Beretar
      And the player holds "Rangers of the North" and "Marvels Told"
      When Beretar influences "Rangers of the North"
      And the player passes and rolls 6 and 6 for the influence check
      And the player plays "Marvels Told" with Elrond on "Lure of the Senses" and rolls 6 and 5 for the corruption check of Elrond, then 4 and 3 for the corruption check of Beretar
      Then "Lure of the Senses" and "Marvels Told" are in the discard pile
      And "Rangers of the North" is in the marshalling-point pile
      And Beretar, Elrond and the site are tapped
      And the player has 3 faction points

    @id:cards-heirlooms-0025 @compute
    Scenario: Nor is flattery free
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Gandalf is at Rivendell
      And Gandalf bears "The Iron Crown"
      And the company is moving to Barrow-downs by Starter Movement
      And the player holds "Flatter a Foe"
      And the opponent holds "Brigands"
      When the opponent plays the creature "Brigands" on the company keyed to a Wilderness
      And the player plays "Flatter a Foe" on Gandalf and rolls 6 and 6 for the card text, then 4 and 4 for the corruption check
      Then there is no attack
      And "Flatter a Foe" and "Brigands" are in the discard pile
