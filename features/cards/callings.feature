Feature: Called away

  Hazards that call somebody home or to the Sea, or turn him against his own; and what is kept and found.

  @card:TW-18 @card:TW-19
  Rule: They go, and leave something behind

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Legolas and untapped Elrond are at Rivendell
      And Legolas bears "Glamdring" and "Cram"

    @id:cards-callings-0001 @compute
    Scenario Outline: <card>, and Glamdring stays
      Given the opponent holds "<card>"
      When the opponent plays "<card>" on Legolas and rolls 3 and 2
      And the player chooses "Glamdring" for "<card>"
      Then Legolas is in hand
      And Elrond bears "Glamdring"
      And "Cram" and "<card>" are in the discard pile
      And the player has 3 character points

      Examples:
        | case | card  |
        | home | TW-18 |
        | sea  | TW-19 |

    @id:cards-callings-0002 @compute
    Scenario Outline: <card>, and nothing stays
      Given the opponent holds "<card>"
      When the opponent plays "<card>" on Legolas and rolls 3 and 2
      And the player chooses "<card>" for "<card>"
      Then Legolas is in hand
      And "Cram", "Glamdring" and "<card>" are in the discard pile
      And the player has 3 character points
      And the player has 0 item points

      Examples:
        | case | card  |
        | home | TW-18 |
        | sea  | TW-19 |

    @id:cards-callings-0003 @compute
    Scenario Outline: <card>, and he stays
      Given the opponent holds "<card>"
      When the opponent plays "<card>" on Legolas and rolls 3 and 3
      Then Legolas is in play
      And "<card>" is in the discard pile

      Examples:
        | case | card  |
        | home | TW-18 |
        | sea  | TW-19 |

  @card:TW-18 @card:LE-105 @card:TW-19
  Rule: Not everybody hears it

    Background:
      Given the emended rules
      And it is the movement/hazard phase

    @id:cards-callings-0004 @forbid
    Scenario Outline: The Ring-bearer has another errand than <card>
      Given untapped Frodo is at Rivendell
      And Frodo bears "The One Ring"
      And the opponent holds "<card>"
      When the opponent plays "<card>" on Frodo
      Then it is illegal by the text of "<card>"

      Examples:
        | case   | card   |
        | first  | TW-18  |
        | second | LE-105 |

    @id:cards-callings-0005 @forbid
    Scenario: The Sea is for Elves
      Given untapped Glóin is at Rivendell
      And the opponent holds "TW-19"
      When the opponent plays "TW-19" on Glóin
      Then it is illegal by the text of "TW-19"

    @id:cards-callings-0006 @compute
    Scenario Outline: Legolas has <case> the Sea
      Given untapped Legolas and untapped Elrond are at <from>
      And the company is moving to <to> by <way>
      And the opponent holds "TW-19"
      When the opponent plays "TW-19" on Legolas and rolls 4 and 4
      Then Legolas is <place>
      And the player has <points> character points
      And "TW-19" is in the discard pile

      Examples:
        | case     | from       | to          | way                                             | place   | points |
        | seen     | Grey Havens | Himring     | Starter Movement | in hand | 3      |

  @card:TW-105
  Rule: Traitor

    Background:
      Given the emended rules
      And it is the organization phase
      And untapped Beretar, untapped Éowyn and untapped Elrond are at Rivendell
      And Beretar bears "Lure of the Senses" and "Cram"
      And the opponent has "Traitor" in play

    @id:cards-callings-0007 @compute
    Scenario: He strikes at Éowyn
      When Beretar hands "Cram" to Éowyn and rolls 1 and 1 for the corruption check
      And the opponent chooses Éowyn for "Traitor"
      Then the attack comes from "Traitor"
      And Beretar is in the discard pile
      And "Cram", "Lure of the Senses" and "Traitor" are in the discard pile
      And the player has 3 character points

    @id:cards-callings-0015 @compute
    Scenario: He knows where it hurts
      When Beretar hands "Cram" to Éowyn and rolls 1 and 1 for the corruption check
      And the opponent chooses Éowyn for "Traitor"
      And Éowyn faces the strike and rolls 6 and 5, then 4 and 3 for the body check
      Then the body check of Éowyn was 8
      And the prowess of the strike against Éowyn was 15
      And Éowyn was eliminated
      And Beretar is in the discard pile
      And "Cram", "Lure of the Senses" and "Traitor" are in the discard pile
      And the player has 3 character points

    @id:cards-callings-0017 @compute @rule:core.passive-conditions.duplicates-declared-once
    Scenario: He strikes at Éowyn but once, whoever else might have made a traitor of him
      Given the opponent has "Traitor" in play
      When Beretar hands "Cram" to Éowyn and rolls 1 and 1 for the corruption check
      And the opponent chooses Éowyn for the first "Traitor"
      And Éowyn faces the strike and rolls 6 and 5, then 4 and 3 for the body check
      Then nothing waits to resolve
      And the player has to act
      And the prowess of the strike against Éowyn was 15
      And Éowyn was eliminated
      And Beretar is in the discard pile
      And "Cram", "Lure of the Senses", the first "Traitor" and the second "Traitor" are in the discard pile
      And the player has 3 character points

    @id:cards-callings-0016 @compute
    Scenario: Whoever withstands is true
      When Beretar hands "Cram" to Éowyn and rolls 4 and 1 for the corruption check
      Then there is no attack
      And Éowyn bears "Cram"

  @card:TD-33
  Rule: Icy Touch

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Moria
      And the opponent holds "TW-37", "TW-74" and "Icy Touch"

    @id:cards-callings-0008 @compute
    Scenario: The dead are colder than they seem
      When the opponent plays the creature "TW-37" on the company keyed to a Shadow-hold
      And the opponent plays "Icy Touch" on the company
      Then the attack is Undead (3 strikes at 10)
      And "Icy Touch" lies on the company
      And "TW-37" is in play

    @id:cards-callings-0009 @compute
    Scenario: Whom they wound bears it
      When the opponent plays the creature "TW-37" on the company keyed to a Shadow-hold
      And the opponent plays "Icy Touch" on the company
      And Beretar faces the strike and rolls 1 and 2, then 1 and 1 for the body check, then 5 and 5 for the corruption check
      Then Beretar bears "Icy Touch"
      And the corruption points of Beretar are 2
      And Beretar is wounded
      And "TW-37" is in the discard pile

    @id:cards-callings-0010 @compute
    Scenario: If they wound nobody it is gone
      When the opponent plays the creature "TW-37" on the company keyed to a Shadow-hold
      And the opponent plays "Icy Touch" on the company
      And Beretar faces the strike and rolls 6 and 6
      Then "Icy Touch" is in the discard pile
      And Beretar is tapped
      And "TW-37" is in the marshalling-point pile
      And the player has 1 kill point

    @id:cards-callings-0011 @forbid
    Scenario: Orcs are not so cold
      When the opponent plays the creature "TW-74" on the company keyed to a Shadow-hold
      And the opponent plays "Icy Touch" on the company
      Then it is illegal by the text of "Icy Touch"
      And "TW-74" is in play

  @card:DM-37
  Rule: The Under-galleries

    @id:cards-callings-0012 @compute
    Scenario: They are not forgotten
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at The Under-galleries
      And the site is tapped
      And the opponent holds "TW-72"
      When the opponent plays the creature "TW-72" on the company keyed to a Dark-hold
      And Beretar faces the strike and rolls 1 and 1, then 6 and 6 for the body check
      And the movement/hazard phase is over
      Then The Under-galleries is in the marshalling-point pile
      And the player has 3 miscellaneous points
      And the player has 0 character points
      And Beretar was eliminated
      And "TW-72" is in the discard pile

  @card:DM-120
  Rule: Choice of Lúthien

    @id:cards-callings-0013 @compute
    Scenario Outline: Arwen calls for <card>
      Given the emended rules
      And it is the organization phase
      And untapped Arwen is at Minas Tirith
      And Arwen bears "Choice of Lúthien"
      And the player's discard pile holds "<card>", "Riders of Rohan", "Goldberry" and "Twilight"
      When the player uses "Choice of Lúthien"
      Then "<card>" is in hand
      And Arwen is tapped

      Examples:
        | case    | card                            |
        | faction | Tower Guard of Minas Tirith     |
        | item    | Palantír of Minas Tirith        |

  @card:DM-43 @card:DM-50
  Rule: Some hazards are not for minions

    @id:cards-callings-0014 @forbid
    Scenario Outline: "<card>" spares Gorbag
      Given the emended rules
      And the player is a Ringwraith
      And it is the movement/hazard phase
      And untapped Gorbag is at Edoras
      And the opponent has <agent> as a face-up agent at Edoras
      And the opponent holds "<card>"
      When the opponent plays "<card>" with <agent> on the company
      Then it is illegal by the text of "<card>"

      Examples:
        | case    | card               | agent           |
        | article | An Article Missing | Eun             |
        | foes    | Cunning Foes       | The Grimburgoth |
