Feature: Who flies, and who calls those who do

  Eagles go where they like, and one knows how to speak to them.

  @card:TW-251
  Rule: Gwaihir

    Background:
      Given the emended rules
      And it is the organization phase
      And the opponent holds "Wolves" and "Orc-guard"

    @id:cards-wings-0001 @allow
    Scenario: Frodo flies to Minas Tirith
      Given untapped Frodo is at Rivendell
      And Frodo bears "Gwaihir"
      When the player uses "Gwaihir"
      And the company moves to Minas Tirith
      Then it is legal
      And "Gwaihir" is in the discard pile
      And the player has 0 ally points
      And Minas Tirith is in play

    @id:cards-wings-0002 @forbid
    Scenario Outline: Nobody flies to <site>
      Given untapped Frodo is at Rivendell
      And Frodo bears "Gwaihir"
      When the player uses "Gwaihir"
      And the company moves to <site>
      Then it is illegal by core.movement.declare-movement-window
      And "Gwaihir" is in the discard pile
      And the player has 0 ally points

      Examples:
        | case   | site            |
        | dark   | Barad-dûr       |
        | shadow | Cirith Ungol    |
        | deep   | The Under-gates |

    @id:cards-wings-0003 @forbid
    Scenario: He does not carry three
      Given untapped Frodo, untapped Sam Gamgee, untapped Aragorn II and untapped Legolas are at Rivendell
      And Frodo bears "Gwaihir"
      When the player uses "Gwaihir"
      Then it is illegal by the text of "Gwaihir"

    @id:cards-wings-0004 @forbid
    Scenario: Nor out of the deep
      Given untapped Frodo is at The Under-gates
      And Frodo bears "Gwaihir"
      When the player uses "Gwaihir"
      Then it is illegal by the text of "Gwaihir"

    @id:cards-wings-0005 @forbid
    Scenario: Wolves cannot reach them
      Given untapped Frodo is at Rivendell
      And Frodo bears "Gwaihir"
      When the player uses "Gwaihir"
      And the company moves to Minas Tirith
      Then the opponent may not play the creature "Wolves" on the company keyed to a Wilderness by the text of "Gwaihir"
      And "Gwaihir" is in the discard pile
      And the player has 0 ally points
      And Minas Tirith is in play

  @card:DM-177
  Rule: Lindion the Oronín

    Background:
      Given the emended rules
      And it is the organization phase
      And the player holds "Eagle-mounts"

    @id:cards-wings-0006 @allow
    Scenario: Where he is, Eagles come
      Given untapped Beretar is at Rivendell
      And Beretar bears "Lindion the Oronín"
      When the player plays "Eagle-mounts" on the company
      And the company moves to Minas Tirith
      Then it is legal
      And "Eagle-mounts" is in the discard pile
      And Minas Tirith is in play

    @id:cards-wings-0007 @forbid
    Scenario: They do not come to others
      Given untapped Beretar is at Rivendell
      And untapped Faramir is at Edoras
      And Faramir bears "Lindion the Oronín"
      Then the player may not play "Eagle-mounts" on Beretar's company by the text of "Eagle-mounts"
