Feature: Shadows below and above

  Hazards that lie there and wait: below the earth, at gates, at the ears of the Lady, and over what was thought to be safe.

  @card:TD-31
  Rule: Host of Bats

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Moria
      And the opponent has "Host of Bats" in play

    @id:cards-deep-shadows-0001 @compute
    Scenario: One of the Orcs comes along
      Given the opponent holds "TW-74" and "TW-72"
      When the opponent plays the creature "TW-74" on the company keyed to a Shadow-hold
      Then 0 hazards were played on the company
      And "TW-74" is in play

    @id:cards-deep-shadows-0002 @compute
    Scenario Outline: After it, <creature> counts
      Given the opponent holds "TW-74" and "<creature>"
      When the opponent plays the creature "TW-74" on the company keyed to a Shadow-hold
      And Beretar faces the strike and rolls 6 and 6
      And the opponent plays the creature "<creature>" on the company keyed to a Shadow-hold
      Then 1 hazard was played on the company
      And "TW-74" is in the marshalling-point pile
      And the player has 1 kill point
      And Beretar is tapped
      And "<creature>" is in play

      Examples:
        | case   | creature |
        | orcs   | TW-72    |
        | others | TW-14    |

    @id:cards-deep-shadows-0003 @compute
    Scenario Outline: Whom <creature> wounds makes <case>
      Given the opponent holds "<creature>"
      And the opponent has "<other>" in play
      When the opponent plays the creature "<creature>" on the company keyed to a Shadow-hold
      And Beretar faces the strike and rolls 1 and 1, <checks>
      Then the body check of Beretar was <last>
      And Beretar is wounded
      And "<creature>" is in the discard pile

      Examples:
        | case       | creature | other            | checks                                                                                             | last |
        | one more   | TW-72    | Doors of Night   | then 2 and 2 for the body check, then 4 and 5 for the body check                                   | 8    |
        | two more   | TW-72    | Shadow of Mordor | then 2 and 2 for the body check, then 4 and 4 for the body check, then 5 and 5 for the body check  | 8    |
        | none       | DM-105   | Doors of Night   | then 3 and 2 for the body check                                                                    | 5    |
        | one in the dark | DM-105 | Shadow of Mordor | then 3 and 2 for the body check, then 5 and 4 for the body check                                 | 7    |

  @card:TD-68
  Rule: Shadow of Mordor

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Aragorn II is at Lórien
      And the company is moving to Moria by Starter Movement
      And the opponent has "Shadow of Mordor" in play
      And the player's play deck holds "Cram", "Dodge", "Glamdring" and "Sting"
      And the opponent's play deck holds "TW-74", "TW-72", "TW-109", "TW-17", "TW-25" and "TW-39"

    @id:cards-deep-shadows-0004 @compute
    Scenario: What the company learns, others learn of it
      When the player draws a card
      And the player draws a card
      Then the hazard limit of the company is 3
      And "Cram" and "Dodge" are in hand

    @id:cards-deep-shadows-0005 @allow
    Scenario: By night the other player draws along
      Given the opponent has "Doors of Night" in play
      When the player draws a card
      And the player draws a card
      And the opponent draws a card
      And the opponent draws a card
      And the opponent draws a card
      And the opponent draws a card
      Then it is legal
      And "Cram" and "Dodge" are in hand
      And "TW-74", "TW-72", "TW-109" and "TW-17" are in hand

    @id:cards-deep-shadows-0007 @forbid
    Scenario: By day he does not
      When the player draws a card
      And the player draws a card
      And the opponent draws a card
      And the opponent draws a card
      And the opponent draws a card
      And the opponent draws a card
      Then it is illegal by core.movement-hazard.hazard-player-draw
      And "Cram" and "Dodge" are in hand
      And "TW-74", "TW-72" and "TW-109" are in hand

  @card:TD-72
  Rule: Song of the Lady

    @id:cards-deep-shadows-0006 @compute
    Scenario Outline: <who> would leave Lórien, and rolls <dice>
      Given the emended rules
      And it is the organization phase
      And untapped <who> is at Lórien
      And the opponent has "Song of the Lady" in play
      When the company moves to Rivendell
      And the organization phase is over
      And <dice> are rolled for the card text
      Then the company is at Lórien
      And Rivendell is <place>

      Examples:
        | case  | who      | dice    | place                |
        | elf   | Legolas  | 4 and 3 | in play              |
        | less  | Legolas  | 3 and 3 | in the location deck |
        | man   | Éowyn    | 4 and 3 | in the location deck |
        | dwarf | Glóin    | 3 and 2 | in play              |

    @id:cards-deep-shadows-0070 @compute @rule:core.passive-conditions.duplicates-declared-once
    Scenario: Two songs are heard as one
      Given the emended rules
      And it is the organization phase
      And untapped Legolas is at Lórien
      And the opponent has "Song of the Lady" and "Song of the Lady" in play
      When the company moves to Rivendell
      And the organization phase is over
      And 4 and 3 are rolled for the card text
      Then the company is at Lórien
      And Rivendell is in play

  @card:DM-47
  Rule: The Black Enemy’s Wrath

    Background:
      Given the emended rules
      And the opponent has "The Black Enemy’s Wrath" in play

    @id:cards-deep-shadows-0008 @compute
    Scenario: Swords do not help, and whoever stands still is worse off than ever
      Given untapped Gandalf is at Moria
      And Gandalf bears "Glamdring"
      When the company enters the site
      And Gandalf faces the strike untapped and rolls 6 and 6
      And Gandalf faces the strike untapped and rolls 4 and 3
      Then the total of Gandalf against the strike was 8
      And the prowess of the strike against Gandalf was 6

    @id:cards-deep-shadows-0009 @compute
    Scenario Outline: It does not burn at <site> for a <kind>
      Given the player is a <kind>
      And untapped <who> is at <site>
      Then <site> has the <attacks>

      Examples:
        | case   | kind       | who     | site        | attacks |
        | ruins  | Wizard     | Beretar | Weathertop  | automatic-attack Wolf (2 strikes at 6) |
        | minion | Ringwraith | Gorbag  | Goblin-gate | automatic-attack Orc (3 strikes at 6) |

  @card:DM-51
  Rule: Doubled Vigilance

    @id:cards-deep-shadows-0010 @compute
    Scenario Outline: A roll of <dice> at the gate
      Given the emended rules
      And untapped Beretar and untapped Annalena are at Moria
      And the opponent has "Doubled Vigilance" in play on Moria
      When the company enters the site
      And <dice> are rolled for the card text
      Then the attack is <attack>

      Examples:
        | case | dice    | attack |
        | seen | 4 and 4 | Orc (4 strikes at 9) |
        | not  | 5 and 4 | Orc (4 strikes at 7) |

    @id:cards-deep-shadows-0071 @allow @rule:core.on-guard.event-affecting-attack
    Scenario: They are seen by those who were not there before
      Given the emended rules
      And untapped Beretar and untapped Annalena are at Moria
      And the opponent has placed "Doubled Vigilance" on-guard
      When the company enters the site
      And the opponent reveals "Doubled Vigilance" on Moria
      And 4 and 4 are rolled for the card text
      Then "Doubled Vigilance" is in play
      And the attack is Orc (4 strikes at 9)

    @id:cards-deep-shadows-0072 @forbid @rule:core.on-guard.event-affecting-attack
    Scenario: What does not say so is not turned up there
      Given the emended rules
      And untapped Beretar and untapped Annalena are at Moria
      And the opponent has placed "Lure of the Senses" on-guard
      When the company enters the site
      Then the opponent may not reveal "Lure of the Senses" on Beretar by core.on-guard.event-affecting-attack

    @id:cards-deep-shadows-0073 @compute @rule:core.passive-conditions.duplicates-declared-once
    Scenario: Those who got past the one watch need not fear another
      Given the emended rules
      And untapped Beretar and untapped Annalena are at Moria
      And the opponent has "Doubled Vigilance" in play on Moria
      And the opponent has placed "Doubled Vigilance" on-guard
      When the company enters the site
      And 6 and 5 are rolled for the card text
      And the opponent reveals "Doubled Vigilance" on Moria
      Then the second "Doubled Vigilance" is in play
      And the attack is Orc (4 strikes at 7)

    @id:cards-deep-shadows-0040 @compute
    Scenario: Two watches are no more than one
      Given the emended rules
      And untapped Beretar and untapped Bilbo are at Moria
      And the opponent has "Doubled Vigilance" and "Doubled Vigilance" in play on Moria
      And the player holds "Concealment"
      When the company enters the site
      And 4 and 4 are rolled for the card text
      And the player plays "Concealment" with Bilbo
      Then the attack is Orc (4 strikes at 7)
      And Bilbo is tapped
      And "Concealment" is in the discard pile

  @card:DM-52
  Rule: Drums

    @id:cards-deep-shadows-0012 @compute
    Scenario Outline: The drums at <site> when there is <season>
      Given the emended rules
      And untapped Beretar is at <site>
      And the opponent has "Drums" and "<season>" in play
      When the company enters the site
      Then the attack is <attack>

      Examples:
        | case  | site        | season           | attack                |
        | pass  | Goblin-gate | Gates of Morning | Orc (4 strikes at 7)  |
        | night | Goblin-gate | Doors of Night   | Orc (5 strikes at 8)  |
        | not   | Weathertop  | Doors of Night   | Wolf (2 strikes at 6) |

    @id:cards-deep-shadows-0013 @compute
    Scenario: Below, more are called
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at The Under-gates
      And the opponent has "Drums" in play
      Then the hazard limit of the company is 3

  @card:DM-73 @card:DM-100
  Rule: What was stored is not safe

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Rivendell

    @id:cards-deep-shadows-0015 @compute
    Scenario: It was no treasure
      Given the player's marshalling-point pile holds "Book of Mazarbul"
      And the opponent holds "Neither so Ancient Nor so Potent"
      When the opponent plays "Neither so Ancient Nor so Potent" on "Book of Mazarbul"
      Then it is legal
      And "Book of Mazarbul" is in hand
      And "Neither so Ancient Nor so Potent" is in the player's marshalling-point pile
      And the player has 2 item points

    @id:cards-deep-shadows-0016 @compute
    Scenario Outline: <card> were lies
      Given the player's marshalling-point pile holds "<card>"
      And the opponent holds "Which Might Be Lies"
      When the opponent plays "Which Might Be Lies" on "<card>"
      Then "<card>" and "Which Might Be Lies" are in the discard pile
      And the player has 0 miscellaneous points

      Examples:
        | case | card      |
        | forge | Reforging |

    @id:cards-deep-shadows-0017 @forbid
    Scenario Outline: "<event>" is not for "<card>"
      Given the player's marshalling-point pile holds "<card>"
      And the opponent holds "<event>"
      When the opponent plays "<event>" on "<card>"
      Then it is illegal by the text of "<event>"

      Examples:
        | case  | card              | event                             |
        | vein  | Vein of Arda      | Which Might Be Lies               |
        | book  | Book of Mazarbul  | Which Might Be Lies               |
        | forge | Reforging         | Neither so Ancient Nor so Potent  |

  @card:DM-79
  Rule: Pierced by Many Wounds

    @id:cards-deep-shadows-0018 @compute
    Scenario: Three on one
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Gandalf is at Moria
      And the opponent holds "TW-74" and "Pierced by Many Wounds"
      When the opponent plays the creature "TW-74" on the company keyed to a Shadow-hold
      And the opponent plays "Pierced by Many Wounds"
      And Gandalf faces the strike and rolls 6 and 5
      Then the total of Gandalf against the strike was 12
      And Gandalf is tapped
      And "Pierced by Many Wounds" is in the discard pile
      And "TW-74" is in the marshalling-point pile
      And the player has 1 kill point

    @id:cards-deep-shadows-0019 @forbid
    Scenario: Three on three
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Gandalf, untapped Beretar and untapped Éowyn are at Moria
      And the opponent holds "TW-74" and "Pierced by Many Wounds"
      When the opponent plays the creature "TW-74" on the company keyed to a Shadow-hold
      And the opponent plays "Pierced by Many Wounds"
      Then it is illegal by the text of "Pierced by Many Wounds"
      And "TW-74" is in play
