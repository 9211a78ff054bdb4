Feature: Few can look a Dragon in the eye

  What it costs, and whom it frightens.

  @card:TD-17
  Rule: Dragon's Terror

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar, untapped Annalena, untapped Gandalf, untapped Gimli and untapped Elrond are at Ovir Hollow
      And the opponent holds "Dragon’s Terror", "Bairanax", "Land-drake", "Giant" and "Wolves"

    @id:cards-terrors-0001 @compute
    Scenario: Two cards for two of them
      When the opponent plays the creature "Bairanax" on the company keyed to Ovir Hollow
      And the opponent plays "Dragon’s Terror"
      And the opponent chooses "Giant" for "Dragon’s Terror"
      And the opponent chooses Beretar for "Dragon’s Terror"
      And the opponent chooses "Wolves" for "Dragon’s Terror"
      And the opponent chooses Elrond for "Dragon’s Terror"
      And the opponent chooses "Dragon’s Terror" for "Dragon’s Terror" and rolls 2 and 2 for the card text of Beretar, then 4 and 4 for the card text of Elrond
      Then Beretar is tapped
      And Elrond is untapped
      And 4 hazards were played on the company
      And "Giant", "Wolves" and "Dragon’s Terror" are in the discard pile
      And "Bairanax" is in play

    @id:cards-terrors-0002 @compute
    Scenario Outline: A Drake is not so bad: <case>
      When the opponent plays the creature "Land-drake" on the company keyed to a Ruins & Lairs
      And the opponent plays "Dragon’s Terror"
      And the opponent chooses "Giant" for "Dragon’s Terror"
      And the opponent chooses Beretar for "Dragon’s Terror"
      And the opponent chooses "Dragon’s Terror" for "Dragon’s Terror" and rolls <dice> for the card text
      Then Beretar is <state>
      And 3 hazards were played on the company
      And "Giant" and "Dragon’s Terror" are in the discard pile
      And "Land-drake" is in play

      Examples:
        | case  | dice    | state    |
        | bears | 3 and 2 | untapped |
        | less  | 3 and 3 | tapped   |

    @id:cards-terrors-0003 @forbid
    Scenario: Gandalf has seen worse
      When the opponent plays the creature "Bairanax" on the company keyed to Ovir Hollow
      And the opponent plays "Dragon’s Terror"
      And the opponent chooses "Giant" for "Dragon’s Terror"
      And the opponent chooses Gandalf for "Dragon’s Terror"
      Then it is illegal by the text of "Dragon’s Terror"
      And "Giant" and "Dragon’s Terror" are no longer in hand
      And "Bairanax" is in play
      And 3 hazards were played on the company

  @card:TD-17
  Rule: It takes room, and something that can be feared

    @id:cards-terrors-0004 @compute
    Scenario: There is no room for more
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar, untapped Annalena and untapped Gimli are at Ovir Hollow
      And the opponent holds "Dragon’s Terror", "Bairanax", "Giant" and "Wolves"
      When the opponent plays the creature "Bairanax" on the company keyed to Ovir Hollow
      And the opponent plays "Dragon’s Terror"
      And the opponent chooses "Giant" for "Dragon’s Terror"
      And the opponent chooses Beretar for "Dragon’s Terror" and rolls 6 and 6 for the card text
      Then Beretar is tapped
      And 3 hazards were played on the company
      And "Giant" and "Dragon’s Terror" are in the discard pile
      And "Bairanax" is in play

    @id:cards-terrors-0005 @forbid
    Scenario: Nothing can be given for it
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar, untapped Annalena and untapped Gimli are at Ovir Hollow
      And the opponent holds "Dragon’s Terror" and "Bairanax"
      When the opponent plays the creature "Bairanax" on the company keyed to Ovir Hollow
      And the opponent plays "Dragon’s Terror"
      Then it is illegal by core.events.short-needs-immediate-effect
      And "Bairanax" is no longer in hand

    @id:cards-terrors-0006 @forbid
    Scenario: Nobody fears wolves
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar, untapped Annalena and untapped Gimli are at Bree
      And the company is moving to Rivendell by Starter Movement
      And the opponent holds "Dragon’s Terror", "Wargs" and "Giant"
      When the opponent plays the creature "Wargs" on the company keyed to a Wilderness
      And the opponent plays "Dragon’s Terror"
      Then it is illegal by the text of "Dragon’s Terror"
      And "Wargs" is no longer in hand
