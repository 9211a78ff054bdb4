Feature: What somebody looks for where he is

  Rings of Dwarves, a lady who has taken the spoons, and a ranger know what is to be had at a place.

  @card:TW-213 @card:TW-214 @card:TW-215 @card:TW-217
  Rule: A Dwarf who bears the ring of a tribe knows what lies there

    @id:cards-seekers-0001 @compute
    Scenario Outline: <item> was in Moria, as the ring of <tribe> Tribe knows
      Given the emended rules
      And untapped Balin and untapped Gimli are at Moria
      And the company has entered the site
      And Balin bears "Dwarven Ring of <tribe> Tribe"
      And the player's play deck holds "Glamdring", "The Mithril-coat", "Cram" and "Sun"
      When the player uses "Dwarven Ring of <tribe> Tribe"
      And the player chooses Gimli for "Dwarven Ring of <tribe> Tribe" and rolls 5 and 4 for the corruption check and shuffles
      Then it is legal
      And Gimli bears "<item>"
      And Balin, Gimli and the site are tapped
      And the player has <points> item points

      Examples:
        | case   | tribe    | item             | points |
        | barin  | Barin’s  | Glamdring        | 8      |
        | dwalin | Dwálin’s | Glamdring        | 8      |
        | bavor  | Bávor’s  | The Mithril-coat | 10     |
        | druin  | Drúin’s  | The Mithril-coat | 10     |

    @id:cards-seekers-0002 @compute
    Scenario Outline: What nobody takes up is lost, and the ring of <tribe> Tribe tempts all the same
      Given the emended rules
      And untapped Balin and untapped Gimli are at Moria
      And the company has entered the site
      And Balin bears "Dwarven Ring of <tribe> Tribe"
      And the player's play deck holds "Glamdring", "The Mithril-coat", "Cram" and "Sun"
      When the player uses "Dwarven Ring of <tribe> Tribe"
      And the player chooses "Dwarven Ring of <tribe> Tribe" for "Dwarven Ring of <tribe> Tribe" and rolls 1 and 2 for the corruption check and shuffles
      Then "<item>" and Balin are in the discard pile
      And "Dwarven Ring of <tribe> Tribe" is in the discard pile
      And the player has 0 item points
      And the player has 2 character points

      Examples:
        | case   | tribe    | item             |
        | barin  | Barin’s  | Glamdring        |
        | dwalin | Dwálin’s | Glamdring        |
        | bavor  | Bávor’s  | The Mithril-coat |
        | druin  | Drúin’s  | The Mithril-coat |

    @id:cards-seekers-0003 @forbid
    Scenario Outline: To <who> the ring of <tribe> Tribe says nothing
      Given the emended rules
      And untapped <who> and untapped Gimli are at Moria
      And the company has entered the site
      And <who> bears "Dwarven Ring of <tribe> Tribe"
      And the player's play deck holds "Glamdring", "The Mithril-coat", "Cram" and "Sun"
      When the player uses "Dwarven Ring of <tribe> Tribe"
      Then it is illegal by the text of "Dwarven Ring of <tribe> Tribe"

      Examples:
        | case   | tribe    | who      |
        | barin  | Barin’s  | Annalena |
        | dwalin | Dwálin’s | Annalena |
        | bavor  | Bávor’s  | Beretar  |
        | druin  | Drúin’s  | Beretar  |

  @card:TW-213
  Rule: It is played as items are, or not at all

    @id:cards-seekers-0004 @compute
    Scenario: Balin is alone, and has no hand free
      Given the emended rules
      And untapped Balin is at Moria
      And the company has entered the site
      And Balin bears "Dwarven Ring of Barin’s Tribe"
      And the player's play deck holds "Glamdring" and "Sun"
      When the player uses "Dwarven Ring of Barin’s Tribe" and rolls 5 and 4 for the corruption check and shuffles
      Then "Glamdring" is in the discard pile
      And Balin is tapped

    @id:cards-seekers-0005 @compute
    Scenario: The site has been plundered, and Gimli finds no way in
      Given the emended rules
      And untapped Balin and untapped Gimli are at Moria
      And the company has entered the site
      And the site is tapped
      And Balin bears "Dwarven Ring of Barin’s Tribe"
      And the player's play deck holds "Glamdring" and "Sun"
      When the player uses "Dwarven Ring of Barin’s Tribe" and rolls 5 and 4 for the corruption check and shuffles
      Then "Glamdring" is in the discard pile
      And Balin is tapped

    @id:cards-seekers-0006 @compute
    Scenario: There is nothing of the sort at Bree
      Given the emended rules
      And untapped Balin and untapped Gimli are at Bree
      And the company has entered the site
      And Balin bears "Dwarven Ring of Barin’s Tribe"
      And the player's play deck holds "Glamdring" and "Sun"
      When the player uses "Dwarven Ring of Barin’s Tribe" and rolls 5 and 4 for the corruption check and shuffles
      Then "Glamdring" is in the play deck
      And Balin is tapped

    @id:cards-seekers-0007 @compute
    Scenario: Before anybody has gone in, it is too early
      Given the emended rules
      And it is the organization phase
      And untapped Balin and untapped Gimli are at Moria
      And Balin bears "Dwarven Ring of Barin’s Tribe"
      And the player's play deck holds "Glamdring" and "Sun"
      When the player uses "Dwarven Ring of Barin’s Tribe" and rolls 5 and 4 for the corruption check and shuffles
      Then "Glamdring" is in the discard pile
      And Balin is tapped

    @id:cards-seekers-0008 @compute
    Scenario: What minions wear is nothing to him
      Given the emended rules
      And the player is the Fallen-wizard Saruman
      And untapped Balin and untapped Gimli are at Moria
      And the company has entered the site
      And Balin bears "Dwarven Ring of Barin’s Tribe"
      And the player's play deck holds "High Helm" and "Sun"
      When the player uses "Dwarven Ring of Barin’s Tribe" and rolls 5 and 4 for the corruption check and shuffles
      Then "High Helm" is in the play deck
      And Balin is tapped

  @card:LE-305 @card:LE-306 @card:LE-307 @card:LE-309
  Rule: To Dwarves who serve the Shadow it says more

    @id:cards-seekers-0009 @compute
    Scenario Outline: Bróin has <item> of the ring of <tribe> Tribe
      Given the emended rules
      And the player is a Ringwraith
      And untapped Bróin and untapped Gorbag are at Moria
      And the company has entered the site
      And Bróin bears "Dwarven Ring of <tribe> Tribe"
      And the player's play deck holds "Bitter Cold" and "Foul-smelling Paste"
      And the player's discard pile holds "<item>"
      When the player uses "Dwarven Ring of <tribe> Tribe"
      And the player chooses Gorbag for "Dwarven Ring of <tribe> Tribe" and rolls 5 and 4 for the corruption check and shuffles
      Then it is legal
      And Gorbag bears "<item>"
      And Bróin, Gorbag and the site are tapped
      And the player has <points> item points

      Examples:
        | case        | tribe    | item               | points |
        | barin       | Barin’s  | High Helm          | 6      |
        | barin-ring  | Barin’s  | The Least of Gold Rings | 6 |
        | dwalin      | Dwálin’s | High Helm          | 6      |
        | dwalin-ring | Dwálin’s | The Least of Gold Rings | 6 |
        | bavor       | Bávor’s  | Scroll of Isildur  | 7      |
        | druin       | Drúin’s  | Scroll of Isildur  | 7      |

  @card:DM-178
  Rule: Mistress Lobelia

    Background:
      Given the emended rules
      And it is the organization phase
      And untapped Frodo is at Bree
      And Frodo bears "Mistress Lobelia"

    @id:cards-seekers-0010 @compute
    Scenario Outline: Her umbrella holds <what>
      Given the player's play deck holds "Bill the Pony", "Ents of Fangorn", "Treebeard" and "Glamdring"
      And the player's discard pile holds "Rangers of the North", "Men of Dale" and "Sun"
      When the player uses "Mistress Lobelia"
      And the player chooses "<what>" for "Mistress Lobelia" and shuffles
      Then "<what>" is in hand
      And "Mistress Lobelia" is tapped

      Examples:
        | case    | what                 |
        | ally    | Bill the Pony        |
        | faction | Rangers of the North |

    @id:cards-seekers-0011 @forbid
    Scenario Outline: She has no <what> at Bree
      Given the player's play deck holds "Bill the Pony", "Ents of Fangorn", "Treebeard" and "Glamdring"
      And the player's discard pile holds "Rangers of the North", "Men of Dale" and "Sun"
      When the player uses "Mistress Lobelia"
      Then the player may not choose "<what>" for "Mistress Lobelia" by core.actions.needs-allowance
      And "Mistress Lobelia" is tapped

      Examples:
        | case    | what        |
        | ally    | Treebeard   |
        | faction | Men of Dale |
        | item    | Glamdring   |
        | event   | Sun         |

  @card:BA-1
  Rule: Strider has friends in Arnor

    Background:
      Given the emended rules
      And it is the organization phase
      And the player's discard pile holds "Rangers of the North", "Wood-elves", "Bill the Pony" and "Glamdring"

    @id:cards-seekers-0012 @compute
    Scenario Outline: He meets <what> at <site>
      Given untapped Strider is at <site>
      When the player uses Strider
      And the player chooses "<what>" for Strider
      Then "<what>" is in hand
      And Strider is tapped

      Examples:
        | case    | site         | what                 |
        | ally    | Bree         | Bill the Pony        |
        | faction | Bree         | Rangers of the North |

    @id:cards-seekers-0013 @compute
    Scenario: He digs something up at Barrow-downs
      Given untapped Strider is at Barrow-downs
      When the player uses Strider
      Then "Glamdring" is in hand
      And Strider is tapped

    @id:cards-seekers-0014 @forbid
    Scenario: He has none in Mirkwood
      Given untapped Strider is at Thranduil’s Halls
      When the player uses Strider
      Then it is illegal by the text of "Strider"

  @card:LE-303 @card:LE-311 @card:LE-337
  Rule: A lesser ring may come from anywhere

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped Hador and untapped Tarcil are at Moria
      And the player holds "Test of Fire"

    @id:cards-seekers-0015 @allow
    Scenario Outline: <gold> was a lesser ring that lay in the deck
      Given Tarcil bears "<gold>"
      And the player's play deck holds "Minor Ring", "Magic Ring of Enigma" and "Sun"
      When the player plays "Test of Fire" with Hador on "<gold>" and rolls 2 and 3 for the ring test
      And Tarcil plays the player's "Minor Ring" in the place of "<gold>" and shuffles
      Then it is legal
      And Tarcil bears "Minor Ring"
      And "Test of Fire" and "<gold>" are in the discard pile
      And the player has 2 item points

      Examples:
        | case | gold               |
        | b    | Bright Gold Ring   |
        | g    | Gleaming Gold Ring |
        | p    | Perfect Gold Ring  |

    @id:cards-seekers-0016 @allow
    Scenario Outline: Or one that had been lost before <gold> was tested
      Given Tarcil bears "<gold>"
      And the player's discard pile holds "Minor Ring" and "Magic Ring of Enigma"
      When the player plays "Test of Fire" with Hador on "<gold>" and rolls 2 and 3 for the ring test
      And Tarcil plays the player's "Minor Ring" in the place of "<gold>"
      Then it is legal
      And Tarcil bears "Minor Ring"
      And "Test of Fire" and "<gold>" are in the discard pile
      And the player has 2 item points

      Examples:
        | case | gold               |
        | b    | Bright Gold Ring   |
        | g    | Gleaming Gold Ring |
        | p    | Perfect Gold Ring  |

    @id:cards-seekers-0017 @forbid
    Scenario Outline: A magic ring has to be in hand when <gold> is tested
      Given Tarcil bears "<gold>"
      And the player's discard pile holds "Minor Ring" and "Magic Ring of Enigma"
      When the player plays "Test of Fire" with Hador on "<gold>" and rolls 2 and 3 for the ring test
      Then Tarcil may not play the player's "Magic Ring of Enigma" in the place of "<gold>" by core.rings.ring-test
      And "Test of Fire" and "<gold>" are in the discard pile
      And the player has 0 item points

      Examples:
        | case | gold               |
        | b    | Bright Gold Ring   |
        | g    | Gleaming Gold Ring |
        | p    | Perfect Gold Ring  |

    @id:cards-seekers-0018 @forbid
    Scenario: What else shows a ring does not bring it
      Given Tarcil bears "The Least of Gold Rings"
      And the player's discard pile holds "Minor Ring"
      When the player plays "Test of Fire" with Hador on "The Least of Gold Rings" and rolls 2 and 3 for the ring test
      Then Tarcil may not play the player's "Minor Ring" in the place of "The Least of Gold Rings" by core.rings.ring-test
      And "Test of Fire" and "The Least of Gold Rings" are in the discard pile
      And the player has 0 item points

  @card:LE-337
  Rule: The perfect one lies with Dragons

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And the player holds "Perfect Gold Ring"

    @id:cards-seekers-0019 @allow
    Scenario: Gondmaeglom is a lair
      Given untapped Gorbag is at Gondmaeglom
      And the company has entered the site
      When Gorbag plays "Perfect Gold Ring"
      Then it is legal
      And Gorbag bears "Perfect Gold Ring"
      And Gorbag and the site are tapped
      And the player has 2 item points

    @id:cards-seekers-0020 @forbid
    Scenario: Moria is none
      Given untapped Gorbag is at Moria
      And the company has entered the site
      Then Gorbag may not play "Perfect Gold Ring" by the text of "Perfect Gold Ring"
