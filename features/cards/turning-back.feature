Feature: Turning back

  Ways that lead back, and terrors that drive somebody back.

  @card:TW-249 @card:DM-115 @card:AS-91 @card:LE-199
  Rule: As the turn ends, the way back lies open

    @id:cards-turning-back-0001 @compute
    Scenario Outline: By <card>, the company is at <chosen> again
      Given the emended rules
      And it is the organization phase
      And untapped Beretar is at <from>
      And the player holds "<card>"
      When the company moves to <to>
      And the player passes
      And the player plays "<card>" on the company
      And the organization phase is over
      And the long-event phase is over
      And the company travels by <way>
      And the movement/hazard phase is over
      And the site phase is over
      And the end-of-turn phase is over
      And the player chooses <chosen> for "<card>"
      Then the company is at <chosen>
      And <chosen> is in play
      And <other> is in the location deck
      And "<card>" is in the discard pile

      Examples:
        | case   | card          | from      | to              | way              | chosen    | other     |
        | road   | Great-road    | Rivendell | Bree            | Starter Movement | Rivendell | Bree      |
        | stay   | Great-road    | Rivendell | Bree            | Starter Movement | Bree      | Rivendell |

    @id:cards-turning-back-0002 @compute
    Scenario: Up the stair again
      Given the emended rules
      And it is the organization phase
      And untapped Beretar is at Moria
      And the player holds "Ancient Stair"
      And the opponent holds "Doors of Night"
      When the company moves to The Under-gates
      And the player passes
      And the player plays "Ancient Stair" on the company
      And the organization phase is over
      And the long-event phase is over
      And the movement/hazard phase is over
      And the site phase is over
      And the end-of-turn phase is over
      And the player chooses Moria for "Ancient Stair"
      Then the company is at Moria
      And Moria is in play
      And The Under-gates is in the location deck
      And "Ancient Stair" is in the discard pile

    @id:cards-turning-back-0010 @compute
    Scenario: And minions have a stair of their own
      Given the emended rules
      And it is the organization phase
      And the player is a Ringwraith
      And untapped Shagrat is at Moria
      And the player holds "Legendary Stair"
      And the opponent holds "Doors of Night"
      When the company moves to The Under-gates
      And the player plays "Legendary Stair" on the company
      And the organization phase is over
      And the long-event phase is over
      And the movement/hazard phase is over
      And the site phase is over
      And the end-of-turn phase is over
      And the player chooses Moria for "Legendary Stair"
      Then the company is at Moria
      And Moria is in play
      And The Under-gates is in the location deck
      And "Legendary Stair" is in the discard pile

    @id:cards-turning-back-0101 @compute
    Scenario Outline: The iron road leads to <chosen>
      Given the emended rules
      And it is the organization phase
      And the player is a Ringwraith
      And untapped Jerrek is at Carn Dûm
      And the player holds "Iron-road"
      When the company moves to Ettenmoors
      And the player plays "Iron-road" on the company
      And the organization phase is over
      And the long-event phase is over
      And the company travels by Starter Movement
      And the movement/hazard phase is over
      And the site phase is over
      And the end-of-turn phase is over
      And the player chooses <chosen> for "Iron-road"
      Then the company is at <chosen>
      And <chosen> is in play
      And <other> is in the location deck
      And "Iron-road" is in the discard pile

      Examples:
        | case | chosen     | other      |
        | back | Carn Dûm   | Ettenmoors |
        | stay | Ettenmoors | Carn Dûm   |

    @id:cards-turning-back-0102 @forbid
    Scenario Outline: The iron road is not for who is <case>
      Given the emended rules
      And it is the organization phase
      And the player is a Ringwraith
      And untapped Jerrek is at <site>
      And the company is moving to <to>
      And the player holds "Iron-road"
      When the player plays "Iron-road" on the company
      Then it is illegal by the text of "Iron-road"

      Examples:
        | case       | site       | to       |
        | not at one | Ettenmoors | Carn Dûm |

    @id:cards-turning-back-0103 @allow
    Scenario: On an iron road they are seen from afar
      Given the emended rules
      And it is the organization phase
      And the player is a Ringwraith
      And untapped Jerrek is at Carn Dûm
      And the player holds "Iron-road"
      And the opponent's play deck holds "Wargs", "Cave-drake" and "Twilight"
      When the company moves to Ettenmoors
      And the player plays "Iron-road" on the company
      And the organization phase is over
      And the long-event phase is over
      And the company travels by Starter Movement
      And the opponent draws a card
      And it is asked whether the opponent may draw a card
      Then it is legal
      And "Wargs" is in hand
      And Ettenmoors is in play
      And "Iron-road" is in the discard pile

    @id:cards-turning-back-0003 @compute
    Scenario: Above, Ancient Stair leads nowhere
      Given the emended rules
      And it is the organization phase
      And untapped Beretar is at Moria
      And the player holds "Ancient Stair"
      When the company moves to Lórien
      And the player passes
      And the player plays "Ancient Stair" on the company
      And the organization phase is over
      And the long-event phase is over
      And the company travels by Starter Movement
      And the movement/hazard phase is over
      And the site phase is over
      And the end-of-turn phase is over
      Then the company is at Lórien
      And Lórien is in play
      And Moria is in the location deck
      And "Ancient Stair" is in the discard pile

    @id:cards-turning-back-0004 @forbid
    Scenario Outline: <card> is not for who is at <site>
      Given the emended rules
      And it is the organization phase
      And the player is a <kind>
      And untapped <who> is at <site>
      And the site is <state>
      And the company is moving to <to>
      And the player holds "<card>"
      When the player passes
      And the player plays "<card>" on the company
      Then it is illegal by the text of "<card>"

      Examples:
        | case    | kind       | who     | card            | site      | state    | to              |
        | ruins   | Wizard     | Beretar | Great-road      | Moria     | untapped | Lórien          |
        | tapped  | Wizard     | Beretar | Ancient Stair   | Moria     | tapped   | The Under-gates |
        | surface | Wizard     | Beretar | Ancient Stair   | Bree      | untapped | Rivendell       |

    @id:cards-turning-back-0005 @forbid
    Scenario Outline: Legendary Stair is not <case>
      Given the emended rules
      And it is the organization phase
      And the player is a Ringwraith
      And untapped Shagrat is at Moria
      And the site is <state>
      And the company is moving to <to>
      And the player holds "Legendary Stair"
      When the player plays "Legendary Stair" on the company
      Then it is illegal by the text of "Legendary Stair"

      Examples:
        | case            | state    | to              |
        | for who is done | tapped   | The Under-gates |
        | above           | untapped | Dol Guldur      |

    @id:cards-turning-back-0006 @compute
    Scenario: The opponent sees where they are going
      Given the emended rules
      And it is the organization phase
      And the player is a Ringwraith
      And untapped Shagrat is at Moria
      And the company is moving to The Under-gates
      And the player holds "Legendary Stair"
      When the player plays "Legendary Stair" on the company
      Then the opponent can see The Under-gates
      And "Legendary Stair" is in the discard pile

    @id:cards-turning-back-0007 @compute
    Scenario Outline: The opponent draws twice as much, by <card>
      Given the emended rules
      And it is the organization phase
      And untapped Beretar is at <from>
      And the player holds "<card>"
      And the player's play deck holds "Cram", "Dodge", "Glamdring" and "Sting"
      And the opponent's play deck holds "TW-74", "TW-72", "TW-109", "TW-17", "TW-25", "TW-39", "TW-15" and "TW-14"
      When the company moves to <to>
      And the player passes
      And the player plays "<card>" on the company
      And the organization phase is over
      And the long-event phase is over
      And the company travels by <way>
      And the player draws a card
      And the opponent draws a card
      And the opponent draws a card
      Then it is legal
      And "Cram", "TW-74" and "TW-72" are in hand
      And "<card>" is in the discard pile
      And <to> is in play
      And the company is on its way

      Examples:
        | case  | card          | from      | to              | way              |
        | road  | Great-road    | Rivendell | Bree            | Starter Movement |

    @id:cards-turning-back-0008 @forbid
    Scenario: Nobody draws twice as much for himself
      Given the emended rules
      And it is the organization phase
      And untapped Beretar is at Rivendell
      And the player holds "Great-road"
      And the player's play deck holds "Cram", "Dodge", "Glamdring" and "Sting"
      When the company moves to Bree
      And the player passes
      And the player plays "Great-road" on the company
      And the organization phase is over
      And the long-event phase is over
      And the company travels by Starter Movement
      And the player draws a card
      And the player draws a card
      Then it is illegal by core.movement-hazard.resource-player-draw
      And "Cram" is in hand
      And "Great-road" is in the discard pile
      And Bree is in play
      And the company is on its way

  @card:DM-57 @card:DM-88
  Rule: Some turn back alone

    Background:
      Given the emended rules
      And it is the movement/hazard phase

    @id:cards-turning-back-0009 @compute
    Scenario Outline: Beretar rolls <dice> before <card>
      Given untapped Beretar and untapped Gandalf are at Lórien
      And the company is moving to <to> by <way>
      And the opponent holds "<card>" and "TW-14"
      When the opponent plays "<card>" on Beretar and rolls <dice>
      And the movement/hazard phase is over
      Then <alone> a company
      And the company is at <to>
      And <to> is in play
      And Lórien is <old>
      And "<card>" is in the discard pile
      And "TW-14" is <dead>

      Examples:
        | case    | card              | to         | way              | dice    | alone                    | old                  | dead    |
        | flees   | Seized by Terror  | Dol Guldur | Starter Movement | 3 and 3 | Beretar forms            | in play              | in hand |
        | stands  | Seized by Terror  | Dol Guldur | Starter Movement | 3 and 4 | Beretar and Gandalf form | in the location deck | in hand |
        | follows | Faces of the Dead | Moria      | Starter Movement | 4 and 3 | Beretar forms            | in play              | in the discard pile |
        | stays   | Faces of the Dead | Moria      | Starter Movement | 4 and 4 | Beretar and Gandalf form | in the location deck | in the discard pile |

    @id:cards-turning-back-0011 @forbid
    Scenario Outline: <card> is not for <who> on the way to <to>
      Given untapped Beretar and untapped Gandalf are at <from>
      And the company is moving to <to> by <way>
      And the opponent holds "<card>" and "<with>"
      When the opponent plays "<card>" on <who>
      Then it is illegal by the text of "<card>"

      Examples:
        | case   | card              | who     | from      | to         | way              | with   |
        | wizard | Seized by Terror  | Gandalf | Lórien    | Dol Guldur | Starter Movement | TW-14  |
        | light  | Seized by Terror  | Beretar | Lórien    | Moria      | Starter Movement | TW-14  |
        | road   | Faces of the Dead | Beretar | Lórien    | Dol Guldur | Starter Movement | TW-14  |
        | none   | Faces of the Dead | Beretar | Lórien    | Moria      | Starter Movement | TW-72  |

    @id:cards-turning-back-0012 @compute
    Scenario: Who is alone takes the whole company back
      Given untapped Beretar is at Lórien
      And the company is moving to Dol Guldur by Starter Movement
      And the opponent holds "Seized by Terror"
      When the opponent plays "Seized by Terror" on Beretar and rolls 3 and 3
      Then the company is at Lórien
      And Dol Guldur is in the location deck
      And "Seized by Terror" is in the discard pile

    @id:cards-turning-back-0013 @compute
    Scenario: He does nothing at the old site
      Given untapped Beretar and untapped Gandalf are at Moria
      And the company is moving to Lórien by Starter Movement
      And the opponent holds "Faces of the Dead" and "TW-14"
      When the opponent plays "Faces of the Dead" on Beretar and rolls 1 and 2
      Then Beretar forms a company
      And "Faces of the Dead" and "TW-14" are in the discard pile

  @card:DM-55 @card:DM-66
  Rule: Some come back

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar, untapped Annalena and untapped Gandalf are at Lórien
      And the company is moving to Dol Guldur by Starter Movement

    @id:cards-turning-back-0014 @compute
    Scenario Outline: <creature> comes back by <card>
      Given the opponent holds "<card>" and "Doors of Night"
      And the opponent's discard pile holds "<creature>"
      When the opponent plays "<card>" on the company
      And the opponent plays the creature "<creature>" on the company keyed to <key>
      Then the attack is <attack>
      And 1 hazard was played on the company
      And "<creature>" is in play
      And "<card>" is in the discard pile

      Examples:
        | case  | card                | creature       | key           | attack                     |
        | wight | Exhalation of Decay | TW-14          | a Dark-domain | Undead (1 strike at 11)    |
        | nine  | In Great Wrath      | Witch-king of Angmar | a Dark-domain | Nazgûl (1 strike at 19/11) |

    @id:cards-turning-back-0015 @forbid
    Scenario Outline: <creature> does not come by <card>
      Given the opponent holds "<card>"
      And the opponent's discard pile holds "<creature>"
      When the opponent plays "<card>" on the company
      Then it is illegal by the text of "<card>"

      Examples:
        | case   | card                | creature |
        | orcs   | Exhalation of Decay | TW-74    |
        | douser | Exhalation of Decay | DM-106   |
        | wight  | In Great Wrath      | TW-14    |

    @id:cards-turning-back-0016 @forbid
    Scenario: It is now or never
      Given the opponent holds "Exhalation of Decay" and "Doors of Night"
      And the opponent's discard pile holds "TW-14"
      When the opponent plays "Exhalation of Decay" on the company
      And the opponent plays "Doors of Night"
      Then "Doors of Night" is in play
      And the opponent may not play the creature "TW-14" on the company keyed to a Dark-domain by core.actions.needs-allowance
      And "Exhalation of Decay" is in the discard pile

  @rule:core.movement-hazard.returned-company-ends-phase @card:DM-88
  Rule: One has fled, and the others go on

    @id:cards-turning-back-0104 @allow
    Scenario: There are still Orcs before Gandalf
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar and untapped Gandalf are at Lórien
      And the company is moving to Dol Guldur by Starter Movement
      And the opponent holds "Seized by Terror" and "Orc-lieutenant"
      When the opponent plays "Seized by Terror" on Beretar and rolls 3 and 3
      Then Beretar forms a company
      And Gandalf forms a company
      And "Seized by Terror" is in the discard pile
      And the opponent may play the creature "Orc-lieutenant" on Gandalf's company keyed to a Dark-hold
