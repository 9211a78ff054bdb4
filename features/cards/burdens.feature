Feature: Burdens that weigh twice

  Of all that tempts somebody, one thing tempts him doubly.

  @card:TW-93
  Rule: The Balance of Things

    Background:
      Given the emended rules

    @id:cards-burdens-0001 @compute
    Scenario Outline: Glóin bears <items>, and has <points> corruption points
      Given it is the organization phase
      And untapped Glóin is at Rivendell
      And Glóin bears <items>
      And the opponent has "The Balance of Things" in play
      Then the corruption points of Glóin are <points>

      Examples:
        | case  | items                                       | points |
        | alone | "Glamdring"                                 | 2      |
        | least | "Glamdring" and "TW-345"                    | 4      |
        | equal | "Glamdring" and "Elven Cloak"               | 3      |
        | card  | "TW-345" and the opponent's "Lure of the Senses"| 6      |
        | none  | "TW-345" and "Emerald of the Mariner"       | 2      |

    @id:cards-burdens-0002 @compute
    Scenario: What a companion bears is a source, too, if it tempts the others
      Given the player is a Ringwraith
      And it is the organization phase
      And untapped Gorbag and untapped Radbug are at Minas Morgul
      And Gorbag bears "LE-326"
      And the opponent has "The Balance of Things" in play
      Then the corruption points of Radbug are 2

    @id:cards-burdens-0003 @compute
    Scenario: Without a source of corruption there is nothing to count twice
      Given it is the organization phase
      And untapped Glóin is at Rivendell
      And the opponent has "The Balance of Things" in play
      Then the corruption points of Glóin are 0

    @id:cards-burdens-0004 @allow
    Scenario: It may be revealed as somebody takes an item who bears one already
      Given untapped Glóin is at Bandit Lair
      And Glóin bears "Glamdring"
      And the company has entered the site
      And the opponent has placed "The Balance of Things" on-guard
      And the player holds "Elven Cloak"
      When Glóin plays "Elven Cloak"
      And the opponent reveals "The Balance of Things"
      Then it is legal
      And "The Balance of Things" is in play
      And the corruption points of Glóin are 3
      And Glóin bears "Elven Cloak"
      And Glóin and the site are tapped
      And no on-guard card lies at Bandit Lair

    @id:cards-burdens-0005 @forbid
    Scenario: It is not revealed where nobody has any burden yet
      Given untapped Glóin is at Bandit Lair
      And the company has entered the site
      And the opponent has placed "The Balance of Things" on-guard
      And the player holds "Elven Cloak"
      When Glóin plays "Elven Cloak"
      And the opponent reveals "The Balance of Things"
      Then it is illegal by core.on-guard.must-affect-company
      And Glóin and the site are tapped
      And Glóin bears "Elven Cloak"
