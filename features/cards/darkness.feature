Feature: What darkness does to a mind

  Skills are forgotten, sages know nothing, and the light goes out.

  @card:TD-48
  Rule: Memories Stolen

    @id:cards-darkness-0001 @compute
    Scenario Outline: Beretar wields it <case>
      Given the emended rules
      And it is the organization phase
      And untapped Beretar and wounded Merry are at Bree
      And the opponent has "Memories Stolen" in play on <who>
      And Beretar bears "Sword of Gondolin"
      Then the prowess of Beretar is <number>

      Examples:
        | case        | who     | number |
        | like a club | Beretar | 5      |
        | like a man  | Merry   | 7      |

    @id:cards-darkness-0002 @forbid
    Scenario: A sage is none
      Given the emended rules
      And it is the organization phase
      And untapped Balin and untapped Beretar are at Bree
      And the opponent has "Memories Stolen" in play on Balin
      And the player holds "Marvels Told"
      And the opponent has "Smaug at Home" in play
      When the player plays "Marvels Told" with Balin on "Smaug at Home"
      Then it is illegal by the text of "Marvels Told"

    @id:cards-darkness-0003 @compute
    Scenario Outline: <case>, it takes <dice>
      Given the emended rules
      And it is the organization phase
      And untapped Balin, untapped Beretar and untapped Annalena are at Rivendell
      And the opponent has "Memories Stolen" in play on Balin
      When the player uses "Memories Stolen"
      And the player chooses Beretar for "Memories Stolen"
      And the player chooses Annalena for "Memories Stolen" and rolls <dice> for the card text
      Then Balin, Beretar and Annalena are tapped
      And "Memories Stolen" is <place>

      Examples:
        | case  | dice    | place               |
        | just  | 3 and 4 | in the discard pile |
        | short | 3 and 3 | in play             |

    @id:cards-darkness-0004 @compute
    Scenario: Nobody taps for him
      Given the emended rules
      And it is the organization phase
      And untapped Balin and untapped Beretar are at Rivendell
      And the opponent has "Memories Stolen" in play on Balin
      When the player uses "Memories Stolen"
      And the player chooses "Memories Stolen" for "Memories Stolen" and rolls 4 and 4 for the card text
      Then Balin is tapped
      And "Memories Stolen" is in play

    @id:cards-darkness-0005 @forbid
    Scenario: It takes a Haven
      Given the emended rules
      And it is the organization phase
      And untapped Balin is at Bree
      And the opponent has "Memories Stolen" in play on Balin
      When the player uses "Memories Stolen"
      Then it is illegal by the text of "Memories Stolen"

  @card:DM-67
  Rule: In the Heart of his Realm

    @id:cards-darkness-0006 @forbid
    Scenario Outline: At <site> nobody is a sage
      Given the emended rules
      And it is the organization phase
      And untapped Balin is at <site>
      And the opponent has "In the Heart of his Realm" and "Smaug at Home" in play
      And the player holds "Marvels Told"
      When the player plays "Marvels Told" with Balin on "Smaug at Home"
      Then it is illegal by the text of "Marvels Told"

      Examples:
        | case      | site       |
        | gorgoroth | Mount Doom |
        | dark      | Dol Guldur |

    @id:cards-darkness-0007 @allow
    Scenario: At Barad-dûr's gates he is none, and at Isengard he is one
      Given the emended rules
      And it is the organization phase
      And untapped Balin is at Isengard
      And the opponent has "In the Heart of his Realm" and "Smaug at Home" in play
      And the player holds "Marvels Told"
      When the player plays "Marvels Told" with Balin on "Smaug at Home" and rolls 6 and 6 for the corruption check
      Then it is legal
      And "Smaug at Home" is in the discard pile
      And "Marvels Told" is in the discard pile
      And Balin is tapped

    @id:cards-darkness-0008 @forbid
    Scenario Outline: Gandalf finds no words: <case>
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Gandalf is at Lórien
      And the company is moving to Dol Guldur by Starter Movement
      And the opponent has "In the Heart of his Realm" in play
      And the player holds "Wizard’s Flame", "Wizard’s Fire" and "Dodge"
      And the opponent holds "Wargs"
      When the opponent plays the creature "Wargs" on the company keyed to a Wilderness
      And the player plays "<spell>" <with>
      Then it is illegal by the text of "In the Heart of his Realm"
      And "Wargs" is no longer in hand

      Examples:
        | case  | spell          | with         |
        | flame | Wizard’s Flame | with Gandalf |
        | fire  | Wizard’s Fire  | on Gandalf   |

    @id:cards-darkness-0009 @allow
    Scenario: Minions know their way about
      Given the emended rules
      And the player is a Ringwraith
      And it is the movement/hazard phase
      And untapped Layos is at the minion Dol Guldur
      And the company is moving to the minion Moria by Starter Movement
      And the player's play deck holds "Orc-mail", "Saw-toothed Blade" and "Black Mace"
      And the opponent has "In the Heart of his Realm" in play
      When the player draws a card
      And the player draws a card
      Then it is legal
      And "Orc-mail" and "Saw-toothed Blade" are in hand

    @id:cards-darkness-0010 @forbid
    Scenario: On the way to Dol Guldur less is drawn
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Lórien
      And the company is moving to Dol Guldur by Starter Movement
      And the player's play deck holds "Dodge", "Cram", "Ford" and "Escape"
      And the opponent has "In the Heart of his Realm" in play
      When the player draws a card
      And the player draws a card
      Then it is illegal by core.movement-hazard.resource-player-draw
      And "Dodge" is in hand
