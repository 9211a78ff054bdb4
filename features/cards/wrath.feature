Feature: The wrath of the Balrog

  Those who serve him, and those who meet him.

  @card:BA-69
  Rule: They obey him or die

    Background:
      Given the emended rules
      And the player is the Balrog

    @id:cards-wrath-0001 @compute
    Scenario: Who is more afraid of him stays
      Given it is the movement/hazard phase
      And untapped Azog is at The Wind-deeps
      And Azog bears "Obey Him or Die"
      And the opponent holds "Cave-drake"
      When the opponent plays the creature "Cave-drake" on the company keyed to a Ruins & Lairs
      And Azog faces the strike and rolls 1 and 1, then 4 and 5 for the body check
      Then Azog is wounded
      And "Cave-drake" is in the discard pile

    @id:cards-wrath-0002 @compute
    Scenario: Others run
      Given it is the movement/hazard phase
      And untapped Azog is at The Wind-deeps
      And the opponent holds "Cave-drake"
      When the opponent plays the creature "Cave-drake" on the company keyed to a Ruins & Lairs
      And Azog faces the strike and rolls 1 and 1, then 4 and 5 for the body check
      Then Azog is in the discard pile
      And the player has 0 character points
      And "Cave-drake" is in the discard pile

    @id:cards-wrath-0003 @compute
    Scenario: But they die like others
      Given it is the movement/hazard phase
      And untapped Azog is at The Wind-deeps
      And Azog bears "Obey Him or Die"
      And the opponent holds "Cave-drake"
      When the opponent plays the creature "Cave-drake" on the company keyed to a Ruins & Lairs
      And Azog faces the strike and rolls 1 and 1, then 5 and 5 for the body check
      Then Azog is out of play
      And the player has 0 character points
      And "Obey Him or Die" is in the discard pile
      And "Cave-drake" is in the discard pile

    @id:cards-wrath-0004 @compute
    Scenario: Whom they do not follow they do not fear
      Given it is the organization phase
      And untapped Orc Chieftain is at The Under-gates
      And untapped Mauhúr is at another The Under-gates
      And Orc Chieftain bears "Obey Him or Die"
      When Mauhúr changes to Orc Chieftain's company
      Then Mauhúr and Orc Chieftain form a company
      And "Obey Him or Die" is in the discard pile
      And the second The Under-gates is in the location deck

    @id:cards-wrath-0005 @compute
    Scenario: With those who think no more than he does he is their master
      Given it is the organization phase
      And untapped Orc Chieftain is at The Under-gates
      And untapped Snaga is at another The Under-gates
      And Orc Chieftain bears "Obey Him or Die"
      When Snaga changes to Orc Chieftain's company
      Then Snaga and Orc Chieftain form a company
      And Orc Chieftain bears "Obey Him or Die"
      And the second The Under-gates is in the location deck

  @card:BA-71
  Rule: Out he springs

    Background:
      Given the emended rules
      And the player is the Balrog
      And it is the organization phase

    @id:cards-wrath-0010 @allow
    Scenario: From Carn Dûm he gets to Mount Gram
      Given untapped The Balrog is at Carn Dûm
      And the player has "Out He Sprang" in play
      When the company moves to the minion Mount Gram
      Then it is legal
      And Mount Gram is in play
      And the new site of the company is Mount Gram

    @id:cards-wrath-0011 @forbid
    Scenario: Else he does not
      Given untapped The Balrog is at Carn Dûm
      When the company moves to the minion Mount Gram
      Then it is illegal by the text of "The Balrog"

    @id:cards-wrath-0012 @forbid
    Scenario: Not as a shadow
      Given untapped The Balrog is at Carn Dûm
      And the player has "Out He Sprang" in play
      And The Balrog bears "Great Shadow"
      When the company moves to the minion Mount Gram
      Then it is illegal by the text of "The Balrog"

    @id:cards-wrath-0013 @forbid
    Scenario: Two regions are too far
      Given untapped The Balrog is at Carn Dûm
      And the player has "Out He Sprang" in play
      When the company moves to the minion Mount Gundabad
      Then it is illegal by core.movement.declared-movement-must-be-valid

    @id:cards-wrath-0014 @allow
    Scenario: But not for who has done so much
      Given untapped The Balrog is at Carn Dûm
      And the player has "Out He Sprang" in play
      And the player's marshalling-point pile holds "Descent through Fire", "Descent through Fire" and "Descent through Fire"
      When the company moves to the minion Mount Gundabad
      Then it is legal
      And Mount Gundabad is in play
      And the new site of the company is Mount Gundabad

    @id:cards-wrath-0015 @forbid
    Scenario: And only where the deeps are near
      Given untapped The Balrog is at the minion Bree
      And the player has "Out He Sprang" in play
      When the company moves to the minion Weathertop
      Then it is illegal by the text of "The Balrog"

  @card:BA-75
  Rule: He is a scourge

    Background:
      Given the emended rules
      And the player is the Balrog
      And it is the site phase
      And the player holds "Scourge of Fire"

    @id:cards-wrath-0020 @compute
    Scenario: He burns what they carry
      Given untapped The Balrog is at the minion Moria
      And The Balrog's company has entered the site
      And the opponent's untapped Legolas is at the hero Moria
      And The Balrog bears "Flame of Udûn"
      And Legolas bears "Glamdring" and "Cram"
      When the company attacks Legolas's company
      And the player plays "Scourge of Fire"
      And the player chooses "Glamdring" for "Scourge of Fire"
      Then "Glamdring" is in the opponent's discard pile
      And the opponent has 0 item points
      And "Scourge of Fire" is in the discard pile
      And Legolas bears "Cram"

    @id:cards-wrath-0021 @forbid
    Scenario: Without his flame he has no scourge
      Given untapped The Balrog is at the minion Moria
      And The Balrog's company has entered the site
      And the opponent's untapped Legolas is at the hero Moria
      And Legolas bears "Cram"
      When the company attacks Legolas's company
      And the player plays "Scourge of Fire"
      Then it is illegal by the text of "Scourge of Fire"

    @id:cards-wrath-0022 @forbid
    Scenario: Nor when he is tired
      Given tapped The Balrog and untapped Azog are at the minion Moria
      And The Balrog's company has entered the site
      And the opponent's untapped Legolas is at the hero Moria
      And The Balrog bears "Flame of Udûn"
      And Legolas bears "Cram"
      When the company attacks Legolas's company
      And the player plays "Scourge of Fire"
      Then it is illegal by the text of "Scourge of Fire"

    @id:cards-wrath-0023 @forbid
    Scenario: Who has nothing loses nothing
      Given untapped The Balrog is at the minion Moria
      And The Balrog's company has entered the site
      And the opponent's untapped Legolas is at the hero Moria
      And The Balrog bears "Flame of Udûn"
      When the company attacks Legolas's company
      And the player plays "Scourge of Fire"
      Then it is illegal by the text of "Scourge of Fire"

    @id:cards-wrath-0024 @forbid
    Scenario: He uses it once a turn
      Given untapped The Balrog is at the minion Moria
      And The Balrog's company has entered the site
      And the opponent's untapped Legolas is at the hero Moria
      And The Balrog bears "Flame of Udûn"
      And Legolas bears "Glamdring" and "Cram"
      And the player holds "Scourge of Fire"
      When the company attacks Legolas's company
      And the player plays the first "Scourge of Fire"
      And the player chooses "Glamdring" for the first "Scourge of Fire"
      And the player plays the second "Scourge of Fire"
      Then it is illegal by the text of "Scourge of Fire"
      And "Glamdring" is in the opponent's discard pile
      And the opponent has 0 item points
      And the first "Scourge of Fire" is in the discard pile

  @card:BA-54
  Rule: He is crowned with storm

    Background:
      Given the emended rules
      And the player is the Balrog
      And it is the site phase
      And untapped The Balrog and untapped Mountain-maggot are at the minion Moria
      And The Balrog's company has entered the site
      And the player holds "Crowned with Storm"

    @id:cards-wrath-0030 @compute
    Scenario: Whoever is there feels it
      Given the opponent's untapped TW-156, untapped Legolas and wounded Bilbo are at the hero Moria
      And Legolas bears "Goldberry"
      When the company attacks Legolas's company
      And the player plays "Crowned with Storm"
      And 6 and 5 are rolled for the card text of Mountain-maggot
      And 6 and 5 are rolled for the card text of Legolas
      And 6 and 5 are rolled for the card text of Bilbo
      Then "Goldberry" is in the opponent's discard pile
      And Mountain-maggot is wounded
      And Legolas is wounded
      And Bilbo is out of play
      And the player has 2 kill points
      And the opponent has 0 character points
      And the opponent has 0 ally points
      And "Crowned with Storm" is in the discard pile

    @id:cards-wrath-0031 @compute
    Scenario: The strong only tire
      Given the opponent's untapped TW-156, untapped Elrond and untapped Legolas are at the hero Moria
      When the company attacks Legolas's company
      And the player plays "Crowned with Storm"
      And 1 and 1 are rolled for the card text of Mountain-maggot
      And 4 and 5 are rolled for the card text of Legolas
      Then Elrond, Legolas and Mountain-maggot are tapped
      And "Crowned with Storm" is in the discard pile

    @id:cards-wrath-0032 @forbid
    Scenario: It is for Wizards
      Given the opponent's untapped Elrond is at the hero Moria
      When the company attacks Elrond's company
      And the player plays "Crowned with Storm"
      Then it is illegal by the text of "Crowned with Storm"

  @card:BA-54
  Rule: There is no sky below the earth

    @id:cards-wrath-0033 @forbid
    Scenario: And so no storm
      Given the emended rules
      And the player is the Balrog
      And it is the site phase
      And untapped The Balrog is at The Gem-deeps
      And The Balrog's company has entered the site
      And the opponent's untapped TW-156 and untapped Legolas are at the hero The Gem-deeps
      And the player holds "Crowned with Storm"
      When the company attacks Legolas's company
      And the player plays "Crowned with Storm"
      Then it is illegal by the text of "Crowned with Storm"
