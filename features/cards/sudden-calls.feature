Feature: A call that may wait

  Whoever is not to call yet puts the card away until later.

  @card:LE-235
  Rule: Sudden Call goes back into the play deck

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And the opponent is a Ringwraith
      And untapped Shagrat is at Minas Morgul
      And the player's play deck holds "Black Mace"

    @id:cards-sudden-calls-0001 @allow
    Scenario Outline: In the <phase> phase, it may be shuffled into the play deck
      Given it is the <phase> phase
      And the player holds "Sudden Call"
      When the player uses "Sudden Call"
      Then it is legal
      And "Sudden Call" is in the play deck
      And the player holds 0 cards
      And the player's play deck holds 2 cards

      Examples:
        | case  | phase        |
        | first | organization |
        | later | long-event   |

    @id:cards-sudden-calls-0002 @allow
    Scenario: In the opponent's movement/hazard phase it may be, too
      Given it is the movement/hazard phase of the opponent's turn
      And the opponent's untapped Gorbag is at Dol Guldur
      And the player holds "Sudden Call"
      When the player uses "Sudden Call"
      Then it is legal
      And "Sudden Call" is in the play deck
      And 0 hazards were played on Gorbag's company

    @id:cards-sudden-calls-0003 @allow
    Scenario: In the middle of an attack it may be as well
      Given it is the movement/hazard phase
      And the company is moving to Cirith Ungol by Starter Movement
      And the player holds "Sudden Call"
      And the opponent holds "Orc-guard"
      When the opponent plays the creature "Orc-guard" on the company
      And the player uses "Sudden Call"
      Then it is legal
      And "Sudden Call" is in the play deck
      And the attack comes from "Orc-guard"
      And "Black Mace" is in hand
      And "Orc-guard" is in play

    @id:cards-sudden-calls-0004 @forbid
    Scenario: From the discard pile it does not go back
      Given it is the organization phase
      And the player's discard pile holds "Sudden Call"
      When the player uses "Sudden Call"
      Then it is illegal by the text of "Sudden Call"

    @id:cards-sudden-calls-0005 @forbid
    Scenario: It is not the opponent's to put away
      Given it is the organization phase
      And the opponent holds "Sudden Call"
      When the player uses "Sudden Call"
      Then it is illegal by core.actions.own-cards-only
