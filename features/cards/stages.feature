Feature: What Fallen-wizards have and do

  Havens of their own, patrons and purses, and followers whom nobody else would have.

  @card:WH-1
  Rule: Alatar the hunter

    @id:cards-stages-0001 @compute
    Scenario: He keeps all that he slays, and it counts
      Given the emended rules
      And the player is the Fallen-wizard Alatar
      And it is the movement/hazard phase
      And untapped Alatar is at Isengard
      And untapped Uglúk is at The White Towers
      And Uglúk's company is moving to the minion Bree by Arthedain
      When the player chooses Uglúk's company to go next
      And the opponent plays the creature "Sons of Kings" on Uglúk's company
      And Uglúk faces the strike and rolls 6 and 6
      And the attack is over
      Then "Sons of Kings" is in the marshalling-point pile
      And Uglúk is tapped
      And the player has 2 kill points

    @id:cards-stages-0002 @compute
    Scenario: Far astray, nobody would only detain his people
      Given the emended rules
      And the player is the Fallen-wizard Alatar
      And it is the movement/hazard phase
      And untapped Alatar is at Isengard
      And the player has "An Untimely Brood", "Legacy of Smiths" and "Great Patron" in play
      And untapped Grishnákh is at the minion Edoras
      And Grishnákh's company is moving to the minion Pelargir by Rohan, Anórien and Lebennin
      When the player chooses Grishnákh's company to go next
      And the opponent plays the creature "Knights of the Prince" on Grishnákh's company keyed to Lebennin
      Then the attack is not detainment
      And "Knights of the Prince" is in play

    @id:cards-stages-0003 @compute
    Scenario: With fewer stage points they would
      Given the emended rules
      And the player is the Fallen-wizard Alatar
      And it is the movement/hazard phase
      And untapped Alatar is at Isengard
      And the player has "Great Patron" in play
      And untapped Grishnákh is at the minion Edoras
      And Grishnákh's company is moving to the minion Pelargir by Rohan, Anórien and Lebennin
      When the player chooses Grishnákh's company to go next
      And the opponent plays the creature "Knights of the Prince" on Grishnákh's company keyed to Lebennin
      Then the attack is detainment
      And "Knights of the Prince" is in play

  @card:WH-4 @card:WH-7 @card:WH-8 @card:WH-9
  Rule: What each of them holds dear

    @id:cards-stages-0004 @compute
    Scenario: Gandalf counts friends
      Given the emended rules
      And the player is a Fallen-wizard
      And untapped Gandalf and untapped Faramir are at Bag End
      And Faramir bears "Gollum" and "Glamdring"
      Then the player has 2 character points
      And the player has 2 ally points
      And the player has 1 item point

    @id:cards-stages-0005 @compute
    Scenario: Pallando counts peoples, and holds more cards
      Given the emended rules
      And the player is a Fallen-wizard
      And untapped Pallando is at The White Towers
      And the player's marshalling-point pile holds "Knights of Dol Amroth", "Hillmen" and "Ents of Fangorn"
      Then the player has 5 faction points
      And the player's hand size is 9

    @id:cards-stages-0006 @compute
    Scenario: Radagast counts other beings
      Given the emended rules
      And the player is a Fallen-wizard
      And untapped Radagast is at Rhosgobel
      And the player's marshalling-point pile holds "Knights of Dol Amroth" and "Ents of Fangorn"
      And Radagast bears "Gollum"
      Then the player has 3 faction points
      And the player has 2 ally points

    @id:cards-stages-0007 @compute
    Scenario: Saruman counts what is made, but no arms
      Given the emended rules
      And the player is a Fallen-wizard
      And untapped Saruman is at Isengard
      And Saruman bears "Glamdring" and "Emerald of the Mariner"
      Then the player has 4 item points

  @card:WH-56 @card:WH-58
  Rule: Isengard and The White Towers are strong

    @id:cards-stages-0008 @order
    Scenario: Lagduf beats his head against Orthanc
      Given the emended rules
      And the player is a Fallen-wizard
      And the opponent is a Ringwraith
      And it is the site phase of the opponent's turn
      And untapped Faramir is at Isengard
      And the opponent's untapped Lagduf is at the opponent's Isengard
      And the opponent's company has entered the site
      When the opponent's company attacks the player's company
      Then it is legal
      And there is no attack

    @id:cards-stages-0044 @order
    Scenario: And against Elostirion
      Given the emended rules
      And the player is a Fallen-wizard
      And the opponent is a Ringwraith
      And it is the site phase of the opponent's turn
      And untapped Faramir is at The White Towers
      And the opponent's untapped Lagduf is at the opponent's The White Towers
      And the opponent's company has entered the site
      When the opponent's company attacks the player's company
      Then it is legal
      And there is no attack

  @card:WH-57
  Rule: Rhosgobel is Radagast's

    @id:cards-stages-0009 @forbid
    Scenario: Saruman's people find the door shut
      Given the emended rules
      And the player is the Fallen-wizard Saruman
      And it is the organization phase
      And untapped Faramir is at the hero Dol Guldur
      When the company moves to Rhosgobel
      Then it is illegal by the text of "WH-57"

    @id:cards-stages-0010 @allow
    Scenario: Radagast's find it open
      Given the emended rules
      And the player is the Fallen-wizard Radagast
      And it is the organization phase
      And untapped Faramir is at the hero Dol Guldur
      When the company moves to Rhosgobel
      Then it is legal
      And Rhosgobel is in play

    @id:cards-stages-0011 @compute
    Scenario: It is a protected Wizardhaven, and whoever is there has strayed a little
      Given the emended rules
      And the player is the Fallen-wizard Radagast
      And it is the organization phase
      And untapped Faramir is at Rhosgobel
      And the player has "Bad Company", "Great Patron" and "Pocketed Robes" in play
      Then the player has 6 stage points
      When the player plays "An Untimely Brood"
      Then it is legal
      And "An Untimely Brood" is in play
      And the player has 10 stage points
      And the player has 1 miscellaneous point

  @card:WH-63
  Rule: Bad Company

    @id:cards-stages-0012 @forbid
    Scenario: One bad company is enough
      Given the emended rules
      And the player is a Fallen-wizard
      And it is the organization phase
      And untapped Faramir is at Isengard
      And the player has "Bad Company" in play
      When the player plays another "Bad Company"
      Then it is illegal by the text of "Bad Company"

    @id:cards-stages-0013 @allow
    Scenario: The opponent may have his
      Given the emended rules
      And the player is a Fallen-wizard
      And the opponent is a Fallen-wizard
      And it is the organization phase
      And untapped Faramir is at Isengard
      And the opponent has "Bad Company" in play
      When the player plays "Bad Company"
      Then it is legal
      And the player's "Bad Company" is in play
      And the player has 2 stage points
      And the player holds 0 cards

    @id:cards-stages-0014 @allow
    Scenario: Orcs of his come with it
      Given the emended rules
      And the player is a Fallen-wizard
      And it is the organization phase
      And untapped Faramir is at Isengard
      And the player has "Bad Company" in play
      And the player holds "Orc Veteran"
      Then the player may play Orc Veteran into the company

  @card:WH-64 @card:WH-76
  Rule: Rings, and what is none

    @id:cards-stages-0015 @compute
    Scenario: Smiths are honoured for all but rings
      Given the emended rules
      And the player is a Fallen-wizard
      And untapped Faramir is at Isengard
      And Faramir bears "Glamdring"
      And the player has "Legacy of Smiths" in play
      Then the player has 2 item points

    @id:cards-stages-0016 @compute
    Scenario: Who is blind to all but rings sees no sword
      Given the emended rules
      And the player is a Fallen-wizard
      And untapped Faramir is at Isengard
      And Faramir bears "Glamdring"
      And the player has "Blind to All Else" in play
      Then the player has 1 item point

    @id:cards-stages-0017 @forbid
    Scenario: It takes seven stage points to honour smiths
      Given the emended rules
      And the player is a Fallen-wizard
      And it is the organization phase
      And untapped Faramir is at Isengard
      And the player has "Blind to All Else", "Bad Company" and "Great Patron" in play
      When the player plays "Legacy of Smiths"
      Then it is illegal by the text of "Legacy of Smiths"

    @id:cards-stages-0018 @allow
    Scenario: Seven are enough
      Given the emended rules
      And the player is a Fallen-wizard
      And it is the organization phase
      And untapped Faramir is at Isengard
      And the player has "Blind to All Else", "Bad Company", "Great Patron" and "Pocketed Robes" in play
      Then the player may play "Legacy of Smiths"

  @card:WH-66
  Rule: Double-dealing

    @id:cards-stages-0019 @allow
    Scenario: At Goblin-gate he deals with both
      Given the emended rules
      And the player is a Fallen-wizard
      And untapped Faramir is at the hero Goblin-gate
      And the company has entered the site
      And the player has "Double-dealing" in play on the site
      And the player holds "Saw-toothed Blade"
      When Faramir plays "Saw-toothed Blade"
      Then it is legal
      And Faramir bears "Saw-toothed Blade"
      And Faramir and the site are tapped

    @id:cards-stages-0020 @order
    Scenario: When they leave, it is over
      Given the emended rules
      And the player is a Fallen-wizard
      And it is the movement/hazard phase
      And untapped Faramir is at the hero Goblin-gate
      And the player has "Double-dealing" in play on the site
      And the company is moving to the hero Eagles' Eyrie by High Pass and Anduin Vales
      When the movement/hazard phase is over
      Then "Double-dealing" is in the discard pile
      And Goblin-gate is in the location deck
      And the company is at Eagles' Eyrie
      And the player has 0 stage points

  @card:WH-68 @card:WH-69 @card:WH-74
  Rule: Strongholds

    @id:cards-stages-0021 @forbid
    Scenario: The opponent finds nothing at Isengard any more
      Given the emended rules
      And the opponent is the Fallen-wizard Saruman
      And untapped Faramir is at Isengard
      And the company has entered the site
      And the opponent's untapped Gamling the Old is at the opponent's Isengard
      And the opponent has "The Fortress of Isen" in play on the opponent's Isengard
      And the player holds "Glamdring"
      When Faramir plays "Glamdring"
      Then it is illegal by the text of "The Fortress of Isen"

    @id:cards-stages-0022 @allow
    Scenario: But a dagger he may find
      Given the emended rules
      And the opponent is the Fallen-wizard Saruman
      And untapped Faramir is at Isengard
      And the company has entered the site
      And the opponent's untapped Gamling the Old is at the opponent's Isengard
      And the opponent has "The Fortress of Isen" in play on the opponent's Isengard
      And the player holds "Dagger of Westernesse"
      Then Faramir may play "Dagger of Westernesse"

    @id:cards-stages-0023 @forbid
    Scenario: Radagast builds no fortress
      Given the emended rules
      And the player is the Fallen-wizard Radagast
      And it is the organization phase
      And untapped Faramir is at The White Towers
      When the player plays "Fortress of the Towers" on The White Towers
      Then it is illegal by the text of "Fortress of the Towers"

    @id:cards-stages-0024 @allow
    Scenario: Pallando does
      Given the emended rules
      And the player is the Fallen-wizard Pallando
      And it is the organization phase
      And untapped Faramir is at The White Towers
      When the player plays "Fortress of the Towers" on The White Towers
      Then it is legal
      And "Fortress of the Towers" is in play
      And "Fortress of the Towers" lies on The White Towers
      And the player has 3 stage points

    @id:cards-stages-0025 @allow
    Scenario: A guard for a hidden haven
      Given the emended rules
      And the player is a Fallen-wizard
      And it is the organization phase
      And untapped Faramir is at the hero Bandit Lair
      And the player has "Hidden Haven" in play on the site
      When the player plays "Guarded Haven" on Bandit Lair
      Then it is legal
      And "Guarded Haven" is in play
      And "Guarded Haven" lies on Bandit Lair
      And the player has 2 stage points
      And the player has 1 miscellaneous point

    @id:cards-stages-0026 @forbid
    Scenario: Bandits need no guard
      Given the emended rules
      And the player is a Fallen-wizard
      And it is the organization phase
      And untapped Faramir is at the hero Bandit Lair
      When the player plays "Guarded Haven" on Bandit Lair
      Then it is illegal by the text of "Guarded Haven"

  @card:WH-72
  Rule: Patrons and gatherers

    @id:cards-stages-0027 @compute
    Scenario: A great patron knows whom he has
      Given the emended rules
      And the player is a Fallen-wizard
      And untapped Faramir and untapped Lugdush are at Isengard
      And Faramir bears "Gollum"
      And the player has "Great Patron" in play
      Then the player has 3 character points
      And the player has 2 ally points

  @card:WH-75 @card:WH-77
  Rule: Hidden havens

    @id:cards-stages-0028 @allow
    Scenario: Among bandits
      Given the emended rules
      And the player is a Fallen-wizard
      And it is the organization phase
      And untapped Faramir is at the hero Bandit Lair
      When the player plays "Hidden Haven" on Bandit Lair
      Then it is legal
      And "Hidden Haven" is in play
      And "Hidden Haven" lies on Bandit Lair
      And the player has 1 stage point
      And Bandit Lair has no automatic-attack

    @id:cards-stages-0029 @forbid
    Scenario: Not with a Dragon
      Given the emended rules
      And the player is a Fallen-wizard
      And it is the organization phase
      And untapped Faramir is at the hero Irerock
      When the player plays "Hidden Haven" on Irerock
      Then it is illegal by the text of "Hidden Haven"

    @id:cards-stages-0030 @allow
    Scenario: Wounds heal there
      Given the emended rules
      And the player is a Fallen-wizard
      And it is the untap phase
      And wounded Faramir is at the hero Bandit Lair
      And the player has "Hidden Haven" in play on the site
      When the player heals Faramir
      Then it is legal
      And Faramir is tapped

    @id:cards-stages-0031 @forbid
    Scenario: Nobody plunders it
      Given the emended rules
      And the player is a Fallen-wizard
      And untapped Faramir is at the hero Bandit Lair
      And the company has entered the site
      And the player has "Hidden Haven" in play on the site
      And the player holds "Dagger of Westernesse"
      When Faramir plays "Dagger of Westernesse"
      Then it is illegal by the text of "Hidden Haven"

    @id:cards-stages-0032 @forbid
    Scenario: Nor is it given up
      Given the emended rules
      And the player is a Fallen-wizard
      And it is the organization phase
      And untapped Faramir is at the hero Bandit Lair
      And the player has "Hidden Haven" in play on the site
      And the player has "Great Patron", "Bad Company" and "Pocketed Robes" in play
      When the player passes
      Then the player may not renounce "Hidden Haven" by the text of "Hidden Haven"
      And the player may renounce "Great Patron"

  @card:WH-84 @card:WH-95 @card:WH-98
  Rule: Those whom they favour

    @id:cards-stages-0033 @compute
    Scenario: A myrmidon takes three of general influence, and has one more of his own
      Given the emended rules
      And the player is a Fallen-wizard
      And untapped Faramir and untapped Gamling the Old are at Isengard
      And the player has "Wizard's Myrmidon" in play on Faramir
      Then the player has 15 general influence left
      And the direct influence of Faramir is 2

    @id:cards-stages-0034 @forbid
    Scenario: He follows nobody but a Fallen-wizard
      Given the emended rules
      And the player is a Fallen-wizard
      And it is the organization phase
      And untapped Éomer and untapped Galadriel are at Isengard
      And the player has "Wizard's Myrmidon" in play on Éomer
      When the player puts Éomer under Galadriel
      Then it is illegal by the text of "Wizard's Myrmidon"

    @id:cards-stages-0035 @compute
    Scenario: Gandalf's friend costs one
      Given the emended rules
      And the player is a Fallen-wizard
      And untapped Faramir is at Isengard
      And the player has "Gandalf's Friend" in play on Faramir
      Then the player has 19 general influence left
      And the direct influence of Faramir is 3

  @card:WH-93
  Rule: Join the Hunt

    @id:cards-stages-0036 @compute
    Scenario: Arms that hunt count in full
      Given the emended rules
      And the player is the Fallen-wizard Alatar
      And untapped Alatar and untapped Faramir are at Isengard
      And untapped Éomer is at The White Towers
      And Faramir bears "Glamdring"
      And Éomer bears "Hauberk of Bright Mail"
      And the player has "Join the Hunt" in play
      Then the player has 3 item points

  @card:WH-108
  Rule: Truths of Doom

    @id:cards-stages-0037 @compute
    Scenario: Two points for followers, and four besides
      Given the emended rules
      And the player is the Fallen-wizard Pallando
      And untapped Pallando is at The White Towers
      And the player has "Truths of Doom" in play
      Then the player has 26 general influence left

  @card:WH-61
  Rule: A Strident Spawn

    @id:cards-stages-0038 @compute
    Scenario: Half-orcs take one less
      Given the emended rules
      And the player is the Fallen-wizard Saruman
      And untapped Squint-eyed Brute is at Isengard
      And the player has "A Strident Spawn" in play
      Then the player has 19 general influence left

  @card:BA-3
  Rule: The Balrog

    @id:cards-stages-0039 @forbid
    Scenario: He walks no roads
      Given the emended rules
      And the player is the Balrog
      And it is the organization phase
      And untapped The Balrog is at Moria
      When the company moves to Goblin-gate
      Then it is illegal by the text of "The Balrog"

    @id:cards-stages-0040 @allow
    Scenario: He goes below
      Given the emended rules
      And the player is the Balrog
      And it is the organization phase
      And untapped The Balrog is at Moria
      When the company moves to The Under-gates
      Then it is legal
      And The Under-gates is in play

    @id:cards-stages-0041 @compute
    Scenario: He knows the deep roads
      Given the emended rules
      And the player is the Balrog
      And it is the long-event phase
      And untapped The Balrog is at The Under-gates
      And the company is moving to The Under-grottos
      When the player passes and rolls 1 and 2 for the under-deeps roll
      Then the new site of the company is The Under-grottos
      And the opponent can see The Under-grottos
      And the company is on its way

    @id:cards-stages-0045 @compute
    Scenario: Azog does not
      Given the emended rules
      And the player is the Balrog
      And it is the long-event phase
      And untapped Azog is at The Under-gates
      And the company is moving to The Under-grottos
      When the player passes and rolls 1 and 2 for the under-deeps roll
      Then the new site of the company is The Under-gates
      And The Under-grottos is in the location deck

    @id:cards-stages-0042 @forbid
    Scenario: Nobody follows him
      Given the emended rules
      And the player is the Balrog
      And it is the organization phase
      And untapped The Balrog and untapped Mountain-maggot are at The Under-gates
      When the player puts Mountain-maggot under The Balrog
      Then it is illegal by the text of "The Balrog"

  @card:BA-93 @card:BA-100
  Rule: Moria and The Under-gates are strong

    @id:cards-stages-0046 @order
    Scenario Outline: Lugdush beats his head against <site>
      Given the emended rules
      And the player is the Balrog
      And the opponent is a Fallen-wizard
      And it is the site phase of the opponent's turn
      And untapped Azog is at <site>
      And the opponent's untapped Lugdush is at the opponent's hero <site>
      And the opponent's company has entered the site
      When the opponent's company attacks the player's company
      Then it is legal
      And there is no attack

      Examples:
        | case  | site            |
        | moria | Moria           |
        | gates | The Under-gates |

  @card:BA-3
  Rule: There is one of him

    @id:cards-stages-0043 @order
    Scenario: What was heard in Moria was he
      Given the emended rules
      And the player is the Balrog
      And it is the organization phase
      And untapped Azog is at The Under-gates
      And the opponent has "Balrog of Moria" in play
      And the player holds "The Balrog"
      When the player plays The Balrog into the company
      Then The Balrog and Azog form a company
      And The Balrog is in play
      And "Balrog of Moria" is in the discard pile

  @card:WH-70
  Rule: Gatherer of Loyalties

    @id:cards-stages-0047 @forbid
    Scenario: It takes four stage points
      Given the emended rules
      And the player is the Fallen-wizard Saruman
      And it is the organization phase
      And untapped Faramir is at Isengard
      And the player has "Bad Company" in play
      When the player plays "Gatherer of Loyalties"
      Then it is illegal by the text of "Gatherer of Loyalties"

    @id:cards-stages-0051 @allow
    Scenario: Four are enough
      Given the emended rules
      And the player is the Fallen-wizard Saruman
      And it is the organization phase
      And untapped Faramir is at Isengard
      And the player has "Bad Company" and "Great Patron" in play
      Then the player may play "Gatherer of Loyalties"

  @card:WH-77
  Rule: Mischief in a Mean Way

    @id:cards-stages-0048 @forbid
    Scenario: It takes ten stage points
      Given the emended rules
      And the player is a Fallen-wizard
      And untapped Faramir is at the hero Bree
      And the company has entered the site
      And the player has "Legacy of Smiths", "Bad Company" and "Great Patron" in play
      When the player plays "Mischief in a Mean Way" on Bree
      Then it is illegal by the text of "Mischief in a Mean Way"

  @card:WH-95
  Rule: Squire of the Hunt

    @id:cards-stages-0049 @compute
    Scenario: A squire costs two, and is the better for it
      Given the emended rules
      And the player is the Fallen-wizard Alatar
      And untapped Faramir is at Isengard
      And the player has "Squire of the Hunt" in play on Faramir
      Then the player has 18 general influence left
      And the prowess of Faramir is 6
      And the body of Faramir is 9
      And the direct influence of Faramir is 2

  @card:WH-64
  Rule: Blind to All Else

    @id:cards-stages-0050 @compute
    Scenario: A ring of magic counts in full
      Given the emended rules
      And the player is a Fallen-wizard
      And untapped Layos is at Isengard
      And Layos bears "Magic Ring of Fury"
      And the player has "Blind to All Else" in play
      Then the player has 2 item points

  @card:WH-73
  Rule: Great Ruse

    Background:
      Given the emended rules
      And the player is the Fallen-wizard Saruman
      And the player holds "Great Ruse"

    @id:cards-stages-0201 @allow
    Scenario: The Orcs of Moria have a new master
      Given untapped Lagduf is at the hero Moria
      And the company has entered the site
      And the player's location deck holds the minion "Moria"
      Then the player may play "Great Ruse" on the hero Moria

    @id:cards-stages-0202 @forbid
    Scenario: Nobody there whom an Orc would obey
      Given untapped Faramir is at the hero Moria
      And the company has entered the site
      And the player's location deck holds the minion "Moria"
      When the player plays "Great Ruse" on the hero Moria
      Then it is illegal by the text of "Great Ruse"

    @id:cards-stages-0203 @forbid
    Scenario: Nobody who could take over
      Given untapped Lagduf is at the hero Moria
      And the company has entered the site
      And the player's discard pile holds the minion "Moria"
      When the player plays "Great Ruse" on the hero Moria
      Then it is illegal by the text of "Great Ruse"

    @id:cards-stages-0204 @forbid
    Scenario: The other way it does not work
      Given untapped Lagduf is at the minion Moria
      And the company has entered the site
      And the player's location deck holds the hero "Moria"
      When the player plays "Great Ruse" on the minion Moria
      Then it is illegal by the text of "Great Ruse"

    @id:cards-stages-0205 @forbid
    Scenario: In Bree nobody is taken in
      Given untapped Lagduf is at the hero Bree
      And the company has entered the site
      And the player's location deck holds the minion "Bree"
      When the player plays "Great Ruse" on the hero Bree
      Then it is illegal by the text of "Great Ruse"

  @card:WH-68 @card:WH-69
  Rule: A fortress is nobody else’s Wizardhaven

    Background:
      Given the emended rules
      And the player is the Fallen-wizard Pallando
      And the opponent is the Fallen-wizard Saruman
      And it is the organization phase
      And untapped Faramir is at Bree

    @id:cards-stages-0206 @forbid
    Scenario Outline: Pallando’s people are not let in at <site>
      Given the opponent's untapped Gamling the Old is at the opponent's <site>
      And the opponent has <card> in play on the opponent's <site>
      And the player's location deck holds "<haven>"
      When the company moves to <haven>
      Then it is illegal by the text of <card>

      Examples:
        | case   | card                      | site             | haven |
        | isen   | "The Fortress of Isen"    | Isengard         | WH-56  |
        | towers | "Fortress of the Towers"  | The White Towers | WH-58 |

    @id:cards-stages-0207 @allow
    Scenario Outline: Where there is no fortress of <site>, they are
      Given the opponent's untapped Gamling the Old is at the opponent's <other>
      And the opponent has <card> in play on the opponent's <other>
      And the player's location deck holds "<haven>"
      Then the company may move to <haven>

      Examples:
        | case   | card                      | other            | site             | haven |
        | isen   | "Fortress of the Towers"  | The White Towers | Isengard         | WH-56  |
        | towers | "The Fortress of Isen"    | Isengard         | The White Towers | WH-58 |
