Feature: What is printed on characters

  Whom they can talk to, whom they hate, and what they cannot resist.

  @card:LE-1 @card:LE-16 @card:LE-17 @card:LE-19 @card:LE-27 @card:LE-28 @card:LE-37 @card:LE-40 @card:LE-46
  Rule: Minions have friends among the peoples of the East

    @id:cards-characters-0001 @compute
    Scenario Outline: <who> knows <faction> better than <other>
      Given the emended rules
      And the player is a Ringwraith
      And untapped <who> is at Dol Guldur
      And the player holds "<faction>" and "<other>"
      Then <who> has <more> direct influence left for "<faction>"
      And <who> has <less> direct influence left for "<other>"

      Examples:
        | case       | who          | faction          | more | other                | less |
        | khand      | Asternak     | Variags of Khand | 4    | Southrons            | 2    |
        | harad      | Jerrek       | Southrons        | 1    | Variags of Khand     | 0    |
        | dorwinion  | Layos        | Men of Dorwinion | 4    | Southrons            | 2    |
        | east       | Nevido Smôd  | Easterlings      | 3    | Southrons            | 1    |
        | woods      | Odoacer      | Woodmen          | 3    | Southrons            | 0    |
        | oasis      | Pon Opar     | Southrons        | 3    | Woodmen              | 1    |
        | dunland    | Shámas       | Dunlendings      | 4    | Southrons            | 2    |
        | men        | Shámas       | Southrons        | 2    | Orcs of Moria        | 1    |
        | camp       | Tros Hesnef  | Easterlings      | 1    | Southrons            | 0    |

    @id:cards-characters-0002 @compute
    Scenario: The Horseman frightens all of them, and nobody else
      Given the emended rules
      And the player is a Ringwraith
      And untapped Horseman in the Night is at Dol Guldur
      And the player holds "Orcs of Moria" and "Ostisen"
      Then Horseman in the Night has 3 direct influence left for "Orcs of Moria"
      And Horseman in the Night has 2 direct influence left for Ostisen

  @card:LE-11 @card:LE-31 @card:LE-32 @card:LE-39
  Rule: Orcs obey a bigger Orc

    @id:cards-characters-0003 @compute
    Scenario Outline: <who> shouts at Orcs
      Given the emended rules
      And the player is a Ringwraith
      And untapped <who> is at Dol Guldur
      And the player holds "Orcs of Moria", "Southrons", "Muzgash" and "Ostisen"
      Then <who> has <loud> direct influence left for "Orcs of Moria"
      And <who> has <loud> direct influence left for Muzgash
      And <who> has 0 direct influence left for "Southrons"
      And <who> has 0 direct influence left for Ostisen

      Examples:
        | case      | who          | loud |
        | gorbag    | Gorbag       | 3    |
        | captain   | Orc Captain  | 3    |
        | chieftain | Orc Chieftain | 3   |
        | shagrat   | Shagrat      | 4    |

  @card:TW-182
  Rule: Whoever follows keeps his friends to himself

    Background:
      Given the emended rules
      And untapped Théoden and untapped Éomer are at Edoras
      And the company has entered the site
      And the player holds "Riders of Rohan"

    @id:cards-characters-0016 @compute
    Scenario: Éomer rides with the king, and nobody rides for the two of them
      Given Éomer follows Théoden
      When Théoden influences "Riders of Rohan" and rolls 4 and 3
      Then the influence check of Théoden was 9
      And "Riders of Rohan" is in the discard pile
      And Théoden is tapped

    @id:cards-characters-0017 @compute
    Scenario: Where Éomer is his own man, the king has more to give
      When Théoden influences "Riders of Rohan" and rolls 4 and 3
      Then the influence check of Théoden was 12
      And "Riders of Rohan" is in play
      And Théoden and the site are tapped
      And the player has 3 faction points

  @card:TW-120 @card:TW-121 @card:TW-124 @card:TW-128 @card:TW-134 @card:TW-146 @card:TW-148 @card:TW-149
  @card:TW-154 @card:TW-157 @card:TW-162 @card:TW-166 @card:TW-168 @card:TW-176 @card:TW-182 @card:TW-186
  Rule: Heroes have friends among the Free Peoples

    @id:cards-characters-0004 @compute
    Scenario Outline: <who> knows <faction> better than others
      Given the emended rules
      And untapped <who> is at Rivendell
      And the player holds "<faction>" and "<other>"
      Then <who> has <more> direct influence left for "<faction>"
      And <who> has <less> direct influence left for "<other>"

      Examples:
        | case      | who            | faction                    | more | other         | less |
        | aragorn   | Aragorn II     | Rangers of the North       | 5    | Beornings     | 3    |
        | arinmir   | Arinmîr        | Variags of Khand           | 4    | Beornings     | 2    |
        | bard      | Bard Bowman    | Men of Northern Rhovanion  | 2    | Beornings     | 0    |
        | beretar   | Beretar        | Rangers of the North       | 3    | Beornings     | 1    |
        | boromir   | Boromir II     | Men of Anórien             | 3    | Beornings     | 1    |
        | eomer     | Éomer          | Riders of Rohan            | 2    | Beornings     | 0    |
        | erkenbrand | Erkenbrand    | Riders of Rohan            | 4    | Beornings     | 2    |
        | faramir   | Faramir        | Rangers of Ithilien        | 3    | Beornings     | 1    |
        | galva     | Galva          | Men of Dorwinion           | 3    | Beornings     | 1    |
        | ghan      | Ghân-buri-Ghân | Woses of the Drúadan Forest | 4   | Beornings     | 2    |
        | halbarad  | Halbarad       | Hillmen                    | 3    | Beornings     | 1    |
        | imrahil   | Imrahil        | Knights of Dol Amroth      | 4    | Beornings     | 2    |
        | legolas   | Legolas        | Wood-elves                 | 4    | Beornings     | 2    |
        | peath     | Peath          | Dunlendings                | 5    | Beornings     | 1    |
        | theoden   | Théoden        | Riders of Rohan            | 5    | Beornings     | 3    |
        | vygavril  | Vygavril       | Southrons                  | 3    | Beornings     | 1    |

  @card:TW-116
  Rule: Adrazar

    @id:cards-characters-0005 @compute
    Scenario: He talks better to a crowd
      Given the emended rules
      And untapped Adrazar is at Rivendell
      And the player holds "Beornings" and "Bergil"
      Then Adrazar has 2 direct influence left for "Beornings"
      And Adrazar has 1 direct influence left for Bergil

  @card:TW-136
  Rule: Celeborn

    @id:cards-characters-0006 @compute
    Scenario: There is one who listens to him
      Given the emended rules
      And untapped Celeborn is at Lórien
      And the player holds "Galadriel" and "Haldir"
      Then Celeborn has 6 direct influence left for Galadriel
      And Celeborn has 1 direct influence left for Haldir

  @card:TW-123
  Rule: Balin

    @id:cards-characters-0007 @compute
    Scenario: A Dwarf among Dwarves
      Given the emended rules
      And untapped Balin is at Rivendell
      And the player holds "Bofur" and "Bergil"
      Then Balin has 3 direct influence left for Bofur
      And Balin has 2 direct influence left for Bergil

  @card:TW-123 @card:TW-132 @card:TW-143 @card:TW-144 @card:TW-158 @card:TW-167 @card:TW-172
  Rule: Some hate Orcs

    @id:cards-characters-0008 @compute
    Scenario Outline: <who> strikes harder at an Orc
      Given the emended rules
      And it is the movement/hazard phase
      And untapped <who> is at Rivendell
      And the company is moving to Goblin-gate by Starter Movement
      And the opponent holds "Orc-lieutenant"
      When the opponent plays the creature "Orc-lieutenant" on the company keyed to a Wilderness
      And <who> faces the strike and rolls <dice>
      Then there is no attack
      And "Orc-lieutenant" is in the marshalling-point pile
      And <who> is tapped
      And the player has 1 kill point

      Examples:
        | case    | who              | dice    |
        | balin   | Balin            | 1 and 1 |
        | bofur   | Bofur            | 2 and 1 |
        | elladan | Elladan          | 1 and 1 |
        | elrohir | Elrohir          | 1 and 1 |
        | gildor  | Gildor Inglorion | 1 and 1 |
        | kili    | Kíli             | 2 and 2 |
        | oin     | Óin              | 2 and 2 |

    @id:cards-characters-0009 @compute
    Scenario Outline: <who> is not angrier with Wolves
      Given the emended rules
      And untapped <who> is at Isengard
      When the company enters the site
      Then the attack is Wolf (3 strikes at 7)
      And the prowess of <who> is <wolves>

      Examples:
        | case   | who              | wolves |
        | balin  | Balin            | 4      |
        | gildor | Gildor Inglorion | 5      |
        | kili   | Kíli             | 3      |

  @card:TW-132 @card:TW-134 @card:TW-151 @card:TW-164 @card:TW-167 @card:TW-172 @card:TW-174
  Rule: Some are easily tempted

    @id:cards-characters-0010 @compute
    Scenario Outline: <who> keeps the Dagger too long
      Given the emended rules
      And it is the organization phase
      And untapped <who> and tapped Aragorn II are at Rivendell
      And <who> bears "Dagger of Westernesse"
      When <who> hands "Dagger of Westernesse" to Aragorn II and rolls 1 and 1 for the corruption check
      Then <who> and "Dagger of Westernesse" are in the discard pile
      And the player has 3 character points

      Examples:
        | case    | who        |
        | bofur   | Bofur      |
        | boromir | Boromir II |
        | forlong | Forlong    |
        | haldir  | Haldir     |
        | kili    | Kíli       |
        | oin     | Óin        |
        | orophin | Orophin    |

    @id:cards-characters-0011 @compute
    Scenario: Bergil thinks nothing of it
      Given the emended rules
      And it is the organization phase
      And untapped Bergil and tapped Aragorn II are at Rivendell
      And Bergil bears "Dagger of Westernesse"
      When Bergil hands "Dagger of Westernesse" to Aragorn II and rolls 1 and 1 for the corruption check
      Then Aragorn II bears "Dagger of Westernesse"

  @card:LE-30 @card:LE-33 @card:LE-34 @card:LE-35 @card:LE-46
  Rule: Some minions are, too

    @id:cards-characters-0012 @compute
    Scenario Outline: <who> cannot let go
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped <who> and tapped Layos are at Dol Guldur
      And <who> bears "Saw-toothed Blade"
      When <who> hands "Saw-toothed Blade" to Layos and rolls 1 and 1 for the corruption check
      Then <who> is tapped
      And Layos bears "Saw-toothed Blade"

      Examples:
        | case     | who          |
        | brawler  | Orc Brawler  |
        | sniffler | Orc Sniffler |
        | tracker  | Orc Tracker  |
        | veteran  | Orc Veteran  |
        | hesnef   | Tros Hesnef  |

  @card:TW-132 @card:TW-151 @card:TW-164 @card:TW-167 @card:TW-174
  Rule: Some have no way with words

    @id:cards-characters-0013 @compute
    Scenario Outline: <who> says the wrong thing
      Given the emended rules
      And untapped <who> is at <site>
      And the company has entered the site
      And the player holds "<faction>"
      When <who> influences "<faction>" and rolls <dice>
      Then it is legal
      And "<faction>" is in the discard pile
      And <who> is tapped

      Examples:
        | case    | who     | site              | faction                   | dice    |
        | bofur   | Bofur   | Lake-town         | Men of Northern Rhovanion | 3 and 4 |
        | forlong | Forlong | Edoras            | Riders of Rohan           | 4 and 5 |
        | haldir  | Haldir  | Thranduil’s Halls | Wood-elves                | 4 and 4 |
        | kili    | Kíli    | Lake-town         | Men of Northern Rhovanion | 3 and 4 |
        | orophin | Orophin | Thranduil’s Halls | Wood-elves                | 4 and 4 |

  @card:TW-154 @card:TW-176 @card:TW-186
  Rule: Women whom no Nazgûl frightens

    @id:cards-characters-0014 @compute
    Scenario Outline: <who> turns on the Nazgûl
      Given the emended rules
      And it is the movement/hazard phase
      And untapped <who> is at Lórien
      And the company is moving to Bandit Lair by Starter Movement
      And the opponent holds "Adûnaphel"
      When the opponent plays the creature "Adûnaphel" on the company keyed to Bandit Lair
      And <who> faces the strike and rolls <dice>, then 3 and 3 for the strike body check
      Then there is no attack
      And "Adûnaphel" is in the marshalling-point pile
      And <who> is tapped
      And the player has 5 kill points

      Examples:
        | case     | who      | dice    |
        | galva    | Galva    | 5 and 5 |
        | peath    | Peath    | 4 and 3 |
        | vygavril | Vygavril | 4 and 4 |

    @id:cards-characters-0015 @compute
    Scenario Outline: Half of the Nazgûl is still something
      Given the emended rules
      And it is the movement/hazard phase
      And untapped <who> is at Lórien
      And the company is moving to Bandit Lair by Starter Movement
      And the opponent holds "Adûnaphel"
      When the opponent plays the creature "Adûnaphel" on the company keyed to Bandit Lair
      And <who> faces the strike and rolls <dice>, then 3 and 2 for the strike body check
      Then there is no attack
      And "Adûnaphel" is in the discard pile
      And <who> is tapped

      Examples:
        | case     | who      | dice    |
        | galva    | Galva    | 5 and 5 |
        | peath    | Peath    | 4 and 3 |
        | vygavril | Vygavril | 4 and 4 |
