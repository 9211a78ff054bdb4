Feature: Whispers, wounds, and what is carried home

  Cards of Dark Minions of which some is acted on, and some is in words as yet.

  @card:DM-105 @card:DM-109 @card:DM-112
  Rule: They live in deep places

    @id:cards-whispers-0001 @allow
    Scenario Outline: <creature> at <site>
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at <site>
      And the opponent has "<night>" in play
      And the opponent holds "<creature>"
      When the opponent plays the creature "<creature>" on the company keyed to <site>
      Then it is legal
      And the attack is <attack>
      And "<creature>" is in play

      Examples:
        | case   | creature              | site              | night          | attack                    |
        | green  | Bûthrakaur the Green  | Moria             | Minions Stir   | Troll (2 strikes at 16/6) |
        | gates  | Bûthrakaur the Green  | The Under-gates   | Minions Stir   | Troll (2 strikes at 16/6) |
        | below  | Bûthrakaur the Green  | The Under-vaults  | Doors of Night | Troll (1 strike at 15/6)  |
        | pale   | Umagaur the Pale      | Moria             | Minions Stir   | Troll (2 strikes at 15/8) |
        | vaults | Umagaur the Pale      | The Under-vaults  | Doors of Night | Troll (1 strike at 14/8)  |
        | thing  | Nameless Thing        | The Under-grottos | Minions Stir   | Drake (2 strikes at 10/4) |
        | spider | Spider of the Môrlat  | Dol Guldur        | Minions Stir   | Spider (2 strikes at 16/9) |

    @id:cards-whispers-0002 @forbid
    Scenario Outline: <creature> does not come to <site> by day
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at <site>
      And the opponent holds "<creature>"
      When the opponent plays the creature "<creature>" on the company keyed to <site>
      Then it is illegal by core.hazards.declare-key

      Examples:
        | case   | creature             | site             |
        | green  | Bûthrakaur the Green | The Under-vaults |
        | pale   | Umagaur the Pale     | The Under-vaults |

  @card:DM-48 @card:DM-59
  Rule: A curse comes with the blow

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Barrow-downs

    @id:cards-whispers-0003 @compute
    Scenario Outline: <card> weighs <points> on <who>
      Given untapped Beretar is at Bree
      And the opponent has "<card>" in play on <who>
      Then the corruption points of <who> are <points>

      Examples:
        | case    | card                 | who     | points |
        | man     | Foes Shall Fall      | Beretar | 1      |
        | dwarf   | Foes Shall Fall      | Glóin   | 2      |
        | curses  | Bring Our Curses Home | Glóin  | 3      |

    @id:cards-whispers-0004 @forbid
    Scenario Outline: <card>, when nobody attacks
      Given the opponent holds "<card>"
      When the opponent plays "<card>" on Glóin
      Then it is illegal by the text of "<card>"

      Examples:
        | case   | card                  |
        | foes   | Foes Shall Fall       |
        | curses | Bring Our Curses Home |

  @card:DM-54 @card:DM-164 @card:DM-173
  Rule: Nobody rests who carries that

    @id:cards-whispers-0005 @forbid
    Scenario Outline: Glóin bears <card>
      Given the emended rules
      And it is the untap phase
      And tapped Glóin is at Rivendell
      And the player has "<card>" in play on Glóin
      When the player untaps Glóin
      Then it is illegal by the text of "<card>"

      Examples:
        | case     | card                  |
        | windlord | The Windlord Found Me |
        | mithril  | Mithril               |

    @id:cards-whispers-0006 @forbid
    Scenario: He hears them all night
      Given the emended rules
      And it is the untap phase
      And tapped Glóin is at Rivendell
      And the opponent has "Endless Whispers" in play on Glóin
      When the player untaps Glóin
      Then it is illegal by the text of "Endless Whispers"

  @card:DM-102
  Rule: It can be cured

    Background:
      Given the emended rules
      And it is the organization phase

    @id:cards-whispers-0008 @allow
    Scenario: At Rivendell old wounds close
      Given untapped Glóin is at Rivendell
      And the opponent has "Wound of Long Burden" in play on Glóin
      When the player uses "Wound of Long Burden" and rolls 4 and 4 for the card text
      Then it is legal
      And Glóin is tapped
      And "Wound of Long Burden" is in the discard pile

    @id:cards-whispers-0009 @forbid
    Scenario: At Bree they do not
      Given untapped Glóin is at Bree
      And the opponent has "Wound of Long Burden" in play on Glóin
      When the player uses "Wound of Long Burden"
      Then it is illegal by the text of "Wound of Long Burden"

    @id:cards-whispers-0010 @compute
    Scenario: As long as it is open he is weak
      Given untapped Glóin is at Bree
      And the opponent has "Wound of Long Burden" in play on Glóin
      Then the body of Glóin is 6
      And the corruption points of Glóin are 1

  @card:DM-95 @card:DM-51
  Rule: Some places are watched

    @id:cards-whispers-0011 @forbid
    Scenario Outline: <card> at <site>
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at the player's <site>
      And the opponent holds "<card>"
      When the opponent plays "<card>" on <where>
      Then it is illegal by the text of "<card>"

      Examples:
        | case  | card              | site     | where                                                     |
        | purse | Troll-purse       | Isengard | the player's Isengard to hold somebody at the opponent's Isengard |
        | watch | Doubled Vigilance | Bree     | Bree                                                      |

    @id:cards-whispers-0012 @allow
    Scenario Outline: <card> is for <site>
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at the player's <site>
      And the opponent holds "<card>"
      When the opponent plays "<card>" on <where>
      Then it is legal
      And "<card>" lies on the player's <site>
      And <what>

      Examples:
        | case  | card              | site        | where                                                      | what                                            |
        | purse | Troll-purse       | Goblin-gate | the player's Goblin-gate to hold somebody at the opponent's Goblin-gate | the opponent's Goblin-gate is held by "Troll-purse" |
        | watch | Doubled Vigilance | Moria       | Moria                                                      | the site is untapped                             |

  @card:DM-123
  Rule: What was found out can be brought home

    @id:cards-whispers-0013 @allow
    Scenario Outline: <card> at Rivendell
      Given the emended rules
      And it is the organization phase
      And untapped Glóin is at Rivendell
      And Glóin bears "<card>"
      When the player stores "<card>"
      Then it is legal
      And "<card>" is in the marshalling-point pile

      Examples:
        | case    | card         |
        | numbers | Dark Numbers |

  @card:DM-168 @card:DM-177 @card:DM-176
  Rule: They are of help against some

    @id:cards-whispers-0014 @compute
    Scenario: The stone shines in their eyes
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Moria
      And Glóin bears "Dwarven Light-stone"
      And the opponent holds "Orc-guard"
      When the opponent plays the creature "Orc-guard" on the company keyed to a Shadow-hold
      And the player uses "Dwarven Light-stone"
      Then it is legal
      And the attack is Orc (5 strikes at 6)
      And "Dwarven Light-stone" is tapped
      And "Orc-guard" is in play

    @id:cards-whispers-0015 @compute
    Scenario: The Phial is a light when all other lights go out
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Moria
      And Beretar bears "Phial of Galadriel"
      And the opponent holds "Ghouls"
      When the opponent plays the creature "Ghouls" on the company keyed to a Shadow-hold
      And the player uses "Phial of Galadriel"
      Then it is legal
      And there is no attack
      And "Phial of Galadriel" is tapped
      And "Ghouls" is in the discard pile

    @id:cards-whispers-0016 @compute
    Scenario: Lindion knows all beasts
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Weathertop
      And Beretar bears "Lindion the Oronín"
      And the opponent holds "Crebain"
      When the opponent plays the creature "Crebain" on the company keyed to a Ruins & Lairs
      And the player uses "Lindion the Oronín"
      Then it is legal
      And there is no attack
      And "Lindion the Oronín" is tapped
      And "Crebain" is in the discard pile
