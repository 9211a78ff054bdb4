Feature: What the Nine are good for

  The darkness that the greatest of them brings, and what one of them is given up for.

  @card:TW-113
  Rule: Witch-king of Angmar

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And the opponent has "Witch-king of Angmar" in play
      And the opponent holds "TW-71"

    @id:cards-the-nine-0012 @allow
    Scenario: Where he is, it is darker
      Given untapped Beretar is at Moria
      When the opponent uses "Witch-king of Angmar"
      And the opponent plays the creature "TW-71" on the company keyed to a Dark-hold
      Then it is legal
      And "Witch-king of Angmar" is in the discard pile
      And "TW-71" is in play

    @id:cards-the-nine-0013 @forbid
    Scenario: Before, it is not
      Given untapped Beretar is at Moria
      When the opponent plays the creature "TW-71" on the company keyed to a Dark-hold
      Then it is illegal by core.hazards.declare-key

  @card:DM-64 @card:DM-86
  Rule: It takes one of the Nine

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Bree

    @id:cards-the-nine-0017 @compute
    Scenario Outline: <card> for a Nazgûl
      Given the opponent has "Adûnaphel" in play
      And the opponent holds "<card>"
      When the opponent plays "<card>"
      Then it is legal
      And "<card>" is in play
      And "Adûnaphel" is in the discard pile

      Examples:
        | case | card               |
        | helm | Helms of Iron      |
        | arms | Scimitars of Steel |

    @id:cards-the-nine-0018 @compute
    Scenario Outline: <card>, and its player says which Nazgûl
      Given the opponent has "Adûnaphel" and "Dwar of Waw" in play
      And the opponent holds "<card>"
      When the opponent plays "<card>"
      And the opponent chooses "Dwar of Waw" for "<card>"
      Then "<card>" is in play
      And "Dwar of Waw" is in the discard pile

      Examples:
        | case | card               |
        | helm | Helms of Iron      |
        | arms | Scimitars of Steel |

    @id:cards-the-nine-0019 @forbid
    Scenario Outline: Without one there is no <card>: <case>
      Given <whose> has "<there>" in play
      And the opponent holds "<card>"
      When the opponent plays "<card>"
      Then it is illegal by the text of "<card>"

      Examples:
        | case  | whose        | there          | card               |
        | other | the player   | Adûnaphel      | Helms of Iron      |
        | doors | the opponent | Doors of Night | Helms of Iron      |
        | arms  | the player   | Adûnaphel      | Scimitars of Steel |
        | night | the opponent | Doors of Night | Scimitars of Steel |
