Feature: The dead that do not sleep

  A door under the mountains, and those who wait behind it.

  @card:TW-302
  Rule: Paths of the Dead

    Background:
      Given the emended rules
      And it is the organization phase
      And the player holds "Paths of the Dead"

    @id:cards-dead-0001 @allow
    Scenario: The shortest way
      Given untapped Aragorn II is at Dunharrow
      When the player passes
      And the player plays "Paths of the Dead" on the company
      And the company moves to Vale of Erech
      And the company travels by "Paths of the Dead"
      And the movement/hazard phase is over
      Then it is legal
      And the company is at Vale of Erech
      And Vale of Erech is in play
      And "Paths of the Dead" is in the discard pile
      And Dunharrow is in the location deck

    @id:cards-dead-0002 @forbid @rule:core.movement.declare-movement-window
    Scenario: They lead nowhere else
      Given untapped Aragorn II is at Dunharrow
      And the player's location deck holds "Vale of Erech" and "Pelargir"
      When the player passes
      And the player plays "Paths of the Dead" on the company
      Then the company may not move to Pelargir by core.movement.declare-movement-window
      And "Paths of the Dead" is in the discard pile

    @id:cards-dead-0003 @forbid
    Scenario Outline: <who> at <site> does not find them
      Given untapped <who> is at <site>
      When the player passes
      And the player plays "Paths of the Dead" on the company
      Then it is illegal by the text of "Paths of the Dead"

      Examples:
        | case  | who        | site      |
        | who   | Beretar    | Dunharrow |
        | where | Aragorn II | Edoras    |

    @id:cards-dead-0004 @compute
    Scenario Outline: <creature> come out of the dark
      Given untapped Aragorn II is at Dunharrow
      And the opponent holds "<creature>"
      When the player passes
      And the player plays "Paths of the Dead" on the company
      And the company moves to Vale of Erech
      And the company travels by "Paths of the Dead"
      And the opponent plays the creature "<creature>" on the company keyed to Vale of Erech
      Then it is legal
      And "<creature>" is in play
      And "Paths of the Dead" is in the discard pile
      And Vale of Erech is in play

      Examples:
        | case   | creature      |
        | wights | Barrow-wight  |
        | ghosts | Ghosts        |

    @id:cards-dead-0005 @forbid
    Scenario: The living fear them
      Given untapped Aragorn II is at Dunharrow
      And the opponent holds "Abductor"
      When the player passes
      And the player plays "Paths of the Dead" on the company
      And the company moves to Vale of Erech
      And the company travels by "Paths of the Dead"
      Then the opponent may not play the creature "Abductor" on the company keyed to a Border-land by the text of "Paths of the Dead"
      And "Paths of the Dead" is in the discard pile
      And Vale of Erech is in play

  @card:TW-193
  Rule: Army of the Dead

    @id:cards-dead-0006 @compute
    Scenario: They keep their oath at last
      Given the emended rules
      And it is the organization phase
      And untapped Aragorn II is at Dunharrow
      And the player holds "Paths of the Dead" and "Army of the Dead"
      When the player passes
      And the player plays "Paths of the Dead" on the company
      And the company moves to Vale of Erech
      And the company travels by "Paths of the Dead"
      And the movement/hazard phase is over
      And the company enters the site
      And Aragorn II influences "Army of the Dead"
      Then it is legal
      And "Army of the Dead" is in the marshalling point pile
      And the player has 6 faction points
      And Aragorn II and the site are tapped
      And the company is at Vale of Erech
      And Vale of Erech is in play
      And "Paths of the Dead" is in the discard pile
      And Dunharrow is in the location deck

    @id:cards-dead-0007 @forbid
    Scenario: By any other way he has called nobody
      Given the emended rules
      And untapped Aragorn II is at Vale of Erech
      And the company has entered the site
      And the player holds "Army of the Dead"
      When Aragorn II influences "Army of the Dead"
      Then it is illegal by the text of "Army of the Dead"

    @id:cards-dead-0008 @forbid
    Scenario: Nobody talks them out of it
      Given the emended rules
      And untapped Beretar is at Vale of Erech
      And the company has entered the site
      And the opponent has "Army of the Dead" in play
      When Beretar seeks to influence away "Army of the Dead"
      Then it is illegal by the text of "Army of the Dead"
