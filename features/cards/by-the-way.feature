Feature: What single cards say by the way

  Bounds of what cards do, each with what lies just beyond it.

  @card:AS-130 @card:AS-131
  Rule: Books are found, and not brought

    @id:cards-by-the-way-0001 @forbid
    Scenario Outline: Nobody begins with <item>
      Given the emended rules
      And the player is a Ringwraith
      And the game has not begun
      And untapped Layos is at Dol Guldur
      When the player gives <item> to Layos
      Then it is illegal by the text of <item>

      Examples:
        | case    | item             |
        | records | "Records Unread" |
        | book    | "Secret Book"    |

  @card:AS-7
  Rule: Alatar picks them out

    @id:cards-by-the-way-0002 @forbid
    Scenario: Those who are hunted have no say
      Given the emended rules
      And the player is a Ringwraith
      And it is the movement/hazard phase
      And untapped Gorbag and untapped Layos are at Dol Guldur
      And the company is moving to Sarn Goriwing by Southern Mirkwood and Heart of Mirkwood
      And the opponent has "Alatar the Hunter" in play
      And the opponent holds "Radagast the Tamer"
      When the opponent plays the creature "Radagast the Tamer" on the company keyed to Heart of Mirkwood
      And the player assigns a strike to Layos
      Then it is illegal by core.strikes.attacker-chooses-defenders
      And "Radagast the Tamer" is in play

  @card:BA-61
  Rule: The earth opens below, and nowhere else

    @id:cards-by-the-way-0003 @forbid
    Scenario: Not at Mount Gram
      Given the emended rules
      And the player is the Balrog
      And untapped Azog is at the minion Carn Dûm
      And it is the movement/hazard phase
      And the company is moving to the minion Mount Gram by Angmar
      And the opponent holds "Barrow-wight"
      And the player holds "Great Fissure"
      When the opponent plays the creature "Barrow-wight" on the company keyed to a Shadow-land
      And the player plays "Great Fissure"
      Then it is illegal by the text of "Great Fissure"
      And "Barrow-wight" is in play

  @card:BA-68
  Rule: What is his, and what is not

    @id:cards-by-the-way-0004 @forbid
    Scenario: A man is none of his
      Given the emended rules
      And the player is the Balrog
      And the opponent is a Ringwraith
      And it is turn 3 of the game
      And the opponent's Ostisen and the opponent's Gorbag are at the opponent's minion Goblin-gate
      And untapped The Balrog is at the minion Goblin-gate
      And the company has entered the site
      And the player holds "Mine or No One’s"
      When The Balrog seeks to influence away the opponent's Ostisen and rolls 1 and 1, then 4 and 4 for the influence defence
      Then the player may not play "Mine or No One’s" on The Balrog in response by the text of "Mine or No One’s"
      And The Balrog is tapped

  @card:BA-76
  Rule: His own company, on its own way

    @id:cards-by-the-way-0005 @allow
    Scenario: He has them rise
      Given the emended rules
      And the player is the Balrog
      And it is the movement/hazard phase
      And untapped The Balrog and tapped Azog are at The Under-gates
      And The Balrog bears "Strangling Coils"
      When the player uses "Strangling Coils" for its second effect
      Then it is legal
      And Azog is untapped
      And The Balrog is tapped

    @id:cards-by-the-way-0010 @forbid
    Scenario: In the phase of others he does not
      Given the emended rules
      And the player is the Balrog
      And it is the movement/hazard phase
      And untapped The Balrog and tapped Azog are at The Under-gates
      And untapped Mountain-maggot is at the minion Goblin-gate
      And Mountain-maggot's company is moving to the minion Cameth Brin by High Pass and Rhudaur
      And The Balrog bears "Strangling Coils"
      When the opponent passes
      Then the player may not use "Strangling Coils" for its second effect by the text of "Strangling Coils"

  @card:BA-15
  Rule: It takes more Spawn than there are others

    @id:cards-by-the-way-0011 @forbid
    Scenario: Two do not frighten two
      Given the emended rules
      And the player is the Balrog
      And it is the movement/hazard phase
      And untapped Azog and untapped Mountain-maggot are at The Iron-deeps
      And the opponent has "Spawn of Ungoliant" and "Ungoliant’s Progeny" in play
      When the opponent plays "Darkness Made by Malice" on the company for its second effect
      Then it is illegal by the text of "Darkness Made by Malice"

  @card:LE-5
  Rule: Carambor leads those who are with him

    @id:cards-by-the-way-0006 @forbid
    Scenario: He does not send others on
      Given the emended rules
      And the player is a Ringwraith
      And it is the movement/hazard phase
      And untapped Carambor is at Carn Dûm
      And untapped Gorbag and untapped Layos are at Dol Guldur
      And Gorbag's company is moving to Sarn Goriwing by Starter Movement
      When the opponent passes
      And the player passes
      Then the player may not use Carambor on Gorbag's company now by the text of "Carambor"
      And Dol Guldur is in the location deck

  @card:WH-33
  Rule: Steeds carry far

    @id:cards-by-the-way-0007 @allow
    Scenario: Six regions on horseback
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Legolas is at Rivendell
      And Legolas bears "Noble Steed"
      And the company is moving to Edoras
      When the company travels by Rhudaur, Hollin, Dunland, Enedhwaith, Gap of Isen and Rohan
      Then it is legal
      And the company is on its way

    @id:cards-by-the-way-0008 @forbid
    Scenario: On foot they are too many
      Given the emended rules
      And it is the organization phase
      And untapped Legolas and untapped Gimli are at Rivendell
      And Legolas bears "Noble Steed"
      When the company moves to Edoras
      Then it is illegal by core.movement.declared-movement-must-be-valid
