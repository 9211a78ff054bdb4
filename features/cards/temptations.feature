Feature: Rings, saplings and fair words

  What tempts a company of The Wizards, what helps it to win friends, and who waits at the door.

  @card:TW-52
  Rule: Lost in Dark-domains

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And the opponent holds "Lost in Dark-domains"

    @id:cards-temptations-0001 @compute
    Scenario: There is twice as much to meet at Barad-dûr, where there are two more anyway
      Given untapped Beretar is at Minas Morgul
      And the company is moving to Barad-dûr by Imlad Morgul and Gorgoroth
      When the opponent plays "Lost in Dark-domains" on the company
      Then it is legal
      And the hazard limit of the company is 8
      And "Lost in Dark-domains" is in the discard pile

    @id:cards-temptations-0002 @forbid
    Scenario: Not in the Wilderness
      Given untapped Beretar is at Rivendell
      And the company is moving to Bree by Starter Movement
      When the opponent plays "Lost in Dark-domains" on the company
      Then it is illegal by the text of "Lost in Dark-domains"

  @card:TW-98
  Rule: The Precious

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Frodo, untapped Merry and untapped Aragorn II are at Moria
      And Frodo bears "The One Ring"
      And the opponent holds "The Precious"

    @id:cards-temptations-0003 @compute
    Scenario Outline: A roll of <dice> is <case>
      Given Aragorn II bears "<item>"
      When the opponent plays "The Precious" on Aragorn II and rolls <dice> for the corruption check
      Then the corruption check of Aragorn II was <check>
      And Aragorn II is <place>
      And "<item>" is <left>
      And "The One Ring" is <ring>
      And the player has <items>
      And the player has <people>
      And "The Precious" is in the discard pile

      Examples:
        | case   | item      | dice    | check | place               | left                | ring                | items          | people              |
        | little | Cram      | 2 and 2 | 2     | in the discard pile | in the discard pile | in the discard pile | 0 item points  | 3 character points  |
        | much   | Glamdring | 1 and 1 | 0     | out of play         | in the discard pile | in the discard pile | 0 item points  | 0 character points  |
        | enough | Cram      | 3 and 2 | 3     | in play             | in play             | in play             | 6 item points  | 6 character points  |

    @id:cards-temptations-0004 @forbid
    Scenario: Frodo has it already
      When the opponent plays "The Precious" on Frodo
      Then it is illegal by the text of "The Precious"

  @card:TW-98
  Rule: Far from it nobody is tempted

    @id:cards-temptations-0005 @forbid
    Scenario: Legolas is elsewhere
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Frodo is at Moria
      And untapped Legolas and untapped Gimli are at Bree
      And Frodo bears "The One Ring"
      And the opponent holds "The Precious"
      When the player chooses Legolas's company to go next
      And the opponent plays "The Precious" on Legolas
      Then it is illegal by the text of "The Precious"

  @card:TW-267 @card:TW-288 @card:TW-293 @card:TW-337
  Rule: Fair words

    @id:cards-temptations-0006 @compute
    Scenario Outline: Glóin speaks to the Wood-elves, and rolls <dice>
      Given the emended rules
      And untapped Glóin is at Thranduil’s Halls
      And the company has entered the site
      And the player holds "Wood-elves" and "Lordly Presence"
      And the player's play deck holds "Cram" and "Dodge"
      When Glóin influences "Wood-elves"
      And the player plays "Lordly Presence" on Glóin and rolls <dice> for the influence check
      Then the influence check of Glóin was <check>
      And "Lordly Presence" is in the discard pile
      And "Wood-elves" is <place>
      And "Cram" is <drawn>
      And Glóin is tapped
      And the site is <state>
      And the player has <points>

      Examples:
        | case | dice    | check | place                          | drawn                 | state    | points           |
        | well | 2 and 2 | 9     | in the marshalling-point pile  | in hand               | tapped   | 3 faction points |
        | ill  | 1 and 2 | 8     | in the discard pile            | in the play deck      | untapped | 0 faction points |

    @id:cards-temptations-0040 @compute
    Scenario Outline: Those of the opponent listen to <event>, too
      Given the emended rules
      And it is turn 3 of the game
      And the opponent's Elrond and the opponent's Galadriel are at Lórien
      And the opponent's marshalling-point pile holds "Wood-elves"
      And untapped <who> is at Thranduil’s Halls
      And the company has entered the site
      And the player holds "<event>"
      And the player's play deck holds "Cram" and "Dodge"
      When <who> seeks to influence away the opponent's "Wood-elves"
      And the player plays "<event>" on <who> and rolls 5 and 5 for the influence attempt, then 1 and 1 for the influence defence
      Then the influence attempt of <who> was <total>
      And "<event>" is in the discard pile
      And the opponent's "Wood-elves" is in the discard pile
      And "Cram" is <drawn>
      And <who> is tapped
      And the opponent has 0 faction points

      Examples:
        | case    | event                | who     | total | drawn            |
        | fair    | Lordly Presence      | Glóin   | 14    | in hand          |
        | swords  | Muster               | Beretar | 13    | in the play deck |
        | friends | Tempering Friendship | Beretar | 12    | in the play deck |

    @id:cards-temptations-0041 @compute
    Scenario: Nothing is drawn for those who did not listen
      Given the emended rules
      And it is turn 3 of the game
      And the opponent's Elrond and the opponent's Galadriel are at Lórien
      And the opponent's marshalling-point pile holds "Wood-elves"
      And untapped Glóin is at Thranduil’s Halls
      And the company has entered the site
      And the player holds "Lordly Presence"
      And the player's play deck holds "Cram" and "Dodge"
      When Glóin seeks to influence away the opponent's "Wood-elves"
      And the player plays "Lordly Presence" on Glóin and rolls 1 and 1 for the influence attempt, then 6 and 6 for the influence defence
      Then "Lordly Presence" is in the discard pile
      And the opponent's "Wood-elves" is in the marshalling-point pile
      And "Cram" is in the play deck
      And Glóin is tapped

    @id:cards-temptations-0042 @forbid
    Scenario Outline: No single man listens to <event>
      Given the emended rules
      And it is turn 3 of the game
      And the opponent's Gamling the Old and the opponent's Théoden are at Edoras
      And untapped Glóin is at Edoras
      And the company has entered the site
      And the player holds "<event>" and "Old Friendship"
      When Glóin seeks to influence away the opponent's Gamling the Old
      And the player plays "<event>" on Glóin
      Then it is illegal by the text of "<event>"
      And Glóin is tapped

      Examples:
        | case    | event                |
        | fair    | Lordly Presence      |
        | swords  | Muster               |
        | friends | Tempering Friendship |

    @id:cards-temptations-0008 @compute
    Scenario: An old friendship helps Glóin to win Gamling
      Given the emended rules
      And it is turn 3 of the game
      And the opponent's Gamling the Old and the opponent's Théoden are at Edoras
      And untapped Glóin is at Edoras
      And the company has entered the site
      And the player holds "Old Friendship"
      When Glóin seeks to influence away the opponent's Gamling the Old
      And the player plays "Old Friendship" on Glóin and rolls 3 and 3 for the influence attempt, then 6 and 6 for the influence defence
      Then the influence attempt of Glóin was -11
      And "Old Friendship" is in the discard pile
      And Glóin is tapped

    @id:cards-temptations-0009 @forbid
    Scenario Outline: It is no help <case>
      Given the emended rules
      And it is turn 3 of the game
      And the opponent's Gamling the Old and the opponent's Théoden are at Edoras
      And untapped <who> is at Edoras
      And the company has entered the site
      And the player holds "Old Friendship", "Riders of Rohan" and "TW-189"
      When <who> <tries>
      And the player plays "Old Friendship" on <who> for its second effect
      Then it is illegal by the text of "Old Friendship"
      And <who> is tapped

      Examples:
        | case       | who     | tries                                                    |
        | to Beretar | Beretar | seeks to influence away the opponent's Gamling the Old   |

    @id:cards-temptations-0007 @forbid
    Scenario: Beretar has no such presence
      Given the emended rules
      And untapped Beretar is at Thranduil’s Halls
      And the company has entered the site
      And the player holds "Wood-elves", "Lordly Presence" and "TW-189"
      When Beretar influences "Wood-elves"
      And the player plays "Lordly Presence" on Beretar
      Then it is illegal by the text of "Lordly Presence"
      And Beretar is tapped
      And "Wood-elves" is being played

  @card:TW-322
  Rule: Sapling of the White Tree

    @id:cards-temptations-0010 @forbid
    Scenario Outline: It does not grow at <site>
      Given the emended rules
      And untapped Beretar is at <site>
      And the company has entered the site
      And the player holds "Sapling of the White Tree"
      When Beretar plays "Sapling of the White Tree"
      Then it is illegal by the text of "Sapling of the White Tree"

      Examples:
        | case | site       |
        | dark | Dol Guldur |
        | shadow | Moria    |

    @id:cards-temptations-0011 @allow
    Scenario: It does among ruins
      Given the emended rules
      And untapped Beretar is at Barrow-downs
      And the company has entered the site
      And the player holds "Sapling of the White Tree"
      When it is asked whether Beretar may play "Sapling of the White Tree"
      Then it is legal

  @card:TW-363
  Rule: Wizard’s Ring

    @id:cards-temptations-0012 @forbid
    Scenario: Gandalf does not part with it
      Given the emended rules
      And it is the organization phase
      And untapped Gandalf and untapped Elrond are at Rivendell
      And Gandalf bears "Wizard’s Ring"
      When it is asked whether Gandalf may hand "Wizard’s Ring" to Elrond
      Then it is illegal by the text of "Wizard’s Ring"

    @id:cards-temptations-0013 @forbid
    Scenario: Nor does he store it
      Given the emended rules
      And it is the organization phase
      And untapped Gandalf is at Rivendell
      And Gandalf bears "Wizard’s Ring"
      When it is asked whether the player may store "Wizard’s Ring"
      Then it is illegal by the text of "Wizard’s Ring"

  @card:TW-495
  Rule: Fatty Bolger

    @id:cards-temptations-0014 @allow
    Scenario: He has an idea for Merry
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Fatty Bolger and untapped Merry are at Moria
      And the opponent holds "TW-14"
      When the opponent plays the creature "TW-14" on the company keyed to a Shadow-hold
      And the player assigns a strike to Merry
      And Merry faces the strike untapped
      And the player uses Fatty Bolger on Merry
      Then it is legal
      And Fatty Bolger is tapped
      And the strike against Merry was cancelled
      And "TW-14" is in the discard pile

    @id:cards-temptations-0015 @forbid
    Scenario Outline: He has none for <who>
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Fatty Bolger, untapped Beretar and untapped Sam Gamgee are at Moria
      And the opponent holds "TW-14"
      And the player holds "Dodge"
      When the opponent plays the creature "TW-14" on the company keyed to a Shadow-hold
      And the player assigns a strike to <who>
      And <who> faces the strike untapped
      And the player uses Fatty Bolger on <target>
      Then it is illegal by the text of Fatty Bolger
      And "TW-14" is in play

      Examples:
        | case    | who          | target       |
        | himself | Fatty Bolger | Fatty Bolger |
        | man     | Beretar      | Beretar      |
        | other   | Beretar      | Sam Gamgee   |

    @id:cards-temptations-0016 @forbid
    Scenario: Not from afar
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Merry is at Moria
      And untapped Fatty Bolger is at Bree
      And the opponent holds "TW-14"
      And the player holds "Dodge"
      When the player chooses Merry's company to go next
      And the opponent plays the creature "TW-14" on Merry's company keyed to a Shadow-hold
      And Merry faces the strike untapped
      And the player uses Fatty Bolger on Merry
      Then it is illegal by core.combat.helper-in-company
      And "TW-14" is in play

  @card:TW-497
  Rule: A Pack at the Door

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And the opponent has "A Pack at the Door" in play

    @id:cards-temptations-0017 @compute
    Scenario Outline: <creature> comes to <site>: <key>
      Given untapped Beretar is at <site>
      And the opponent holds "<creature>"
      When it is asked whether the opponent may play the creature "<creature>" on the company keyed to <key>
      Then it is legal

      Examples:
        | case    | creature | site       | key             |
        | crebain | TW-25    | Bree       | a Border-hold   |
        | wargs   | TW-109   | Weathertop | a Ruins & Lairs |
        | mumak   | TW-66    | Bree       | a Border-hold   |

    @id:cards-temptations-0018 @forbid
    Scenario Outline: <creature> does not come to <site>: <key>
      Given untapped Beretar is at <site>
      And the opponent holds "<creature>"
      When the opponent plays the creature "<creature>" on the company keyed to <key>
      Then it is illegal by core.hazards.declare-key

      Examples:
        | case   | creature | site     | key           |
        | orcs   | TW-72    | Bree     | a Border-hold |
        | hold   | TW-109   | Edoras   | a Free-hold   |
        | unique | TW-86    | Bree     | a Border-hold |
        | sea    | TW-34    | Bree     | a Border-hold |

    @id:cards-temptations-0019 @compute
    Scenario: Along the way, too
      Given untapped Beretar is at Dale
      And the company is moving to The Lonely Mountain by Northern Rhovanion
      And the opponent holds "TW-25" and "TW-66"
      When it is asked whether the opponent may play the creature "TW-66" on the company keyed to a Ruins & Lairs
      Then it is legal

  @card:TD-142
  Rule: Nenseldë the Wingild

    @id:cards-temptations-0020 @compute
    Scenario Outline: She calls back <card>
      Given the emended rules
      And it is the organization phase
      And untapped Beretar is at Dol Amroth
      And Beretar bears "Nenseldë the Wingild"
      And the player's discard pile holds "<card>", "Twilight" and "Dodge"
      When the player uses "Nenseldë the Wingild"
      Then "<card>" is in hand
      And "Nenseldë the Wingild" is tapped

      Examples:
        | case  | card          |
        | long  | Sun  |
        | short | Quiet Lands   |
