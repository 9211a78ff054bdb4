Feature: Marches through unquiet lands

  Orcs in the mountains, rocks that fall, and peoples who are up in arms.

  @card:AS-78 @card:AS-93
  Rule: The Deeps are not free of Orcs

    @id:cards-marches-0001 @compute
    Scenario Outline: <pass> leads from <from> past Orcs
      Given the emended rules
      And it is the organization phase
      And the player is a Ringwraith
      And untapped Shagrat is at <from>
      And the player holds "<pass>"
      And the opponent holds "Doors of Night"
      When the player plays "<pass>" on Shagrat
      And the company moves to <to>
      And the player passes
      And the player passes
      And the company travels by <way>
      Then the attack is <attack>
      And the attack comes from "<pass>"
      And the attack is detainment
      And the company is on its way
      And <to> is in play
      And "<pass>" is in the discard pile

      Examples:
        | case   | pass                          | from            | to         | way                    | attack               |
        | ash    | The Ash Mountain Deeps        | Dead Marshes    | Mount Doom | Dagorlad and Gorgoroth | Orc (4 strikes at 6) |
        | shadow | The Mountains of Shadow Deeps | Henneth Annûn   | Mount Doom | Ithilien and Gorgoroth | Orc (4 strikes at 6) |

    @id:cards-marches-0032 @compute
    Scenario Outline: Orcs of <pass> wait on the only way to <to>, too
      Given the emended rules
      And it is the organization phase
      And the player is a Ringwraith
      And untapped Shagrat is at <from>
      And the player holds "<pass>"
      And the opponent holds "Doors of Night"
      When the player plays "<pass>" on Shagrat
      And the company moves to <to>
      And the player passes
      And the player passes
      And the player assigns a strike to Shagrat
      Then it is legal
      And the attack is Orc (4 strikes at 6)
      And the strikes are assigned to Shagrat
      And the attack comes from "<pass>"
      And the attack is detainment
      And the company is on its way
      And <to> is in play
      And "<pass>" is in the discard pile

      Examples:
        | case   | pass                          | from         | to           |
        | ash    | The Ash Mountain Deeps        | Dead Marshes | Dimrill Dale |
        | shadow | The Mountains of Shadow Deeps | Dimrill Dale | Moria        |

    @id:cards-marches-0033 @order @rule:core.movement-hazard.resolve-beginning-conditions
    Scenario Outline: Orcs wait under both mountains, and those of <first> come first
      Given the emended rules
      And it is the organization phase
      And the player is a Ringwraith
      And untapped Shagrat is at Dead Marshes
      And the player holds "The Ash Mountain Deeps" and "The Mountains of Shadow Deeps"
      And the opponent holds "Doors of Night"
      When the player plays "The Ash Mountain Deeps" on Shagrat
      And the player plays "The Mountains of Shadow Deeps" on Shagrat
      And the company moves to Dimrill Dale
      And the player passes
      And the player passes
      And the player chooses "<first>" for "The Ash Mountain Deeps"
      Then the attack is Orc (4 strikes at 6)
      And the attack comes from "<first>"
      And the attack is detainment
      And the company is on its way
      And Dimrill Dale is in play
      And "The Ash Mountain Deeps" and "The Mountains of Shadow Deeps" are in the discard pile

      Examples:
        | case   | first                         |
        | ash    | The Ash Mountain Deeps        |
        | shadow | The Mountains of Shadow Deeps |

    @id:cards-marches-0034 @order @rule:core.movement-hazard.resolve-beginning-conditions
    Scenario: The first Orcs quarrel among themselves, and the others wait further on
      Given the emended rules
      And it is the organization phase
      And the player is a Ringwraith
      And untapped Shagrat is at Dead Marshes
      And the player holds "The Ash Mountain Deeps", "The Mountains of Shadow Deeps" and "Orc Quarrels"
      And the opponent holds "Doors of Night"
      When the player plays "The Ash Mountain Deeps" on Shagrat
      And the player plays "The Mountains of Shadow Deeps" on Shagrat
      And the company moves to Dimrill Dale
      And the player passes
      And the player passes
      And the player chooses "The Ash Mountain Deeps" for "The Ash Mountain Deeps"
      And the player plays "Orc Quarrels"
      Then the attack is Orc (4 strikes at 6)
      And the attack comes from "The Mountains of Shadow Deeps"
      And the attack is detainment
      And the company is on its way
      And Dimrill Dale is in play
      And "The Ash Mountain Deeps", "The Mountains of Shadow Deeps" and "Orc Quarrels" are in the discard pile

    @id:cards-marches-0035 @allow @rule:core.movement-hazard.respond-during-step-six
    Scenario: Cards are drawn before the Orcs come, and something may come before them
      Given the emended rules
      And it is the organization phase
      And the player is a Ringwraith
      And untapped Shagrat is at Henneth Annûn
      And the player holds "The Mountains of Shadow Deeps"
      And the opponent holds "Foolish Words"
      When the player plays "The Mountains of Shadow Deeps" on Shagrat
      And the company moves to Mount Doom
      And the player passes
      And the player passes
      And the company travels by Ithilien and Gorgoroth
      And the opponent plays "Foolish Words" on Shagrat
      Then it is legal
      And Shagrat bears "Foolish Words"
      And the attack is Orc (4 strikes at 6)
      And the attack comes from "The Mountains of Shadow Deeps"
      And the attack is detainment
      And the company is on its way
      And Mount Doom is in play
      And "The Mountains of Shadow Deeps" is in the discard pile

  @card:AS-92 @card:AS-105 @card:AS-109
  Rule: There are Deeps without Orcs, too

    @id:cards-marches-0030 @compute
    Scenario Outline: <pass> leads from <from> to <to>
      Given the emended rules
      And it is the organization phase
      And the player is a Ringwraith
      And untapped Shagrat is at <from>
      And the player holds "<pass>"
      And the opponent holds "Doors of Night"
      When the player plays "<pass>" on Shagrat
      And the company moves to <to>
      And the player passes
      And the player passes
      And the company travels by <way>
      Then it is legal
      And there is no attack
      And the company is on its way
      And <to> is in play
      And "<pass>" is in the discard pile

      Examples:
        | case   | pass                        | from              | to           | way                 |
        | misty  | The Misty Mountain Deeps    | Dunnish Clan-hold | Wellinghall  | Dunland and Fangorn |
        | anduin | The Undeeps of Anduin       | Edoras            | Dead Marshes | Rohan and Dagorlad  |
        | white  | The White Mountain Cavern-ways | Edoras         | Lond Galen   | Rohan and Anfalas   |

    @id:cards-marches-0031 @compute
    Scenario Outline: <pass> makes the road to <to> safer
      Given the emended rules
      And it is the organization phase
      And the player is a Ringwraith
      And untapped Shagrat, untapped Radbug, untapped Lagduf and untapped Jerrek are at <from>
      And the company is moving to <to>
      And the player holds "<pass>"
      And the opponent holds "Doors of Night"
      When the player plays "<pass>" on Shagrat for its second effect
      And the player passes
      And the player passes
      And the company travels by Starter Movement
      Then the hazard limit of the company is 2
      And the company is on its way
      And "<pass>" is in the discard pile

      Examples:
        | case   | pass                        | from         | to           |
        | misty  | The Misty Mountain Deeps    | Carn Dûm     | Ettenmoors   |
        | anduin | The Undeeps of Anduin       | Dol Guldur   | Dead Marshes |
        | white  | The White Mountain Cavern-ways | Minas Morgul | Edoras   |

  @card:DM-53
  Rule: Earth-tremors

    @id:cards-marches-0002 @compute
    Scenario Outline: Rocks fall on who goes <case>
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Gandalf is at <from>
      And Gandalf bears "Glamdring"
      And the company is moving to <to>
      And the opponent holds "Earth-tremors"
      When the opponent plays "Earth-tremors"
      And Gandalf faces the strike and rolls 3 and 2
      Then the prowess of the strike against Gandalf was 7
      And the total of Gandalf against the strike was 11
      And Gandalf is tapped
      And "Earth-tremors" is in play

      Examples:
        | case | from            | to              |
        | down | Moria           | The Under-gates |

    @id:cards-marches-0003 @compute
    Scenario: Who stays above notices nothing
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Gandalf is at Lórien
      And the company is moving to Moria by Starter Movement
      And the opponent holds "Earth-tremors"
      When the opponent plays "Earth-tremors"
      Then there is no attack
      And "Earth-tremors" is in play

    @id:cards-marches-0004 @compute
    Scenario: And roads are broken
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Gandalf is at Bree
      And the company is moving to Rivendell by Starter Movement
      And the player holds "Bridge"
      And the opponent has "Earth-tremors" in play
      When the player passes
      And the player plays "Bridge"
      Then it is legal
      And the company may not move to Lórien by core.movement.declare-movement-window
      And the company is at Rivendell
      And "Bridge" is in the discard pile
      And Rivendell is in play
      And Bree is in the location deck

  @card:DM-72
  Rule: Mordor in Arms

    @id:cards-marches-0005 @compute
    Scenario: Three hosts wait in Nurn
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Gandalf is at Southron Oasis
      And the company is moving to Urlurtsu Nurn by Harondor, Khand and Nurn
      And the opponent holds "Mordor in Arms"
      When the opponent plays "Mordor in Arms"
      And Gandalf faces the strike and rolls 6 and 6
      And Gandalf faces the strike and rolls 6 and 6
      And Gandalf faces the strike and rolls 6 and 6
      Then the prowess of the strike against Gandalf was 12
      And "Mordor in Arms" is in the player's marshalling-point pile
      And the player has 2 kill points
      And Gandalf is tapped

    @id:cards-marches-0006 @compute
    Scenario: To beat two of them is not enough
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Gandalf is at Southron Oasis
      And the company is moving to Urlurtsu Nurn by Harondor, Khand and Nurn
      And the opponent has "Mordor in Arms" in play
      When Gandalf faces the strike and rolls 6 and 6
      And Gandalf faces the strike and rolls 6 and 6
      And Gandalf faces the strike and rolls 4 and 5
      Then the total of Gandalf against the strike was 12
      And "Mordor in Arms" is in play
      And Gandalf is tapped

    @id:cards-marches-0133 @compute @rule:core.passive-conditions.duplicates-declared-once
    Scenario: Two calls to arms bring no more of them
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Gandalf is at Southron Oasis
      And the company is moving to Urlurtsu Nurn by Harondor, Khand and Nurn
      And the opponent has "Mordor in Arms" and "Mordor in Arms" in play
      When Gandalf faces the strike and rolls 6 and 6
      And Gandalf faces the strike and rolls 6 and 6
      And Gandalf faces the strike and rolls 4 and 5
      And the attack is over
      Then the total of Gandalf against the strike was 12
      And there is no attack
      And Gandalf is tapped

    @id:cards-marches-0134 @compute
    Scenario: A second call, on the way, brings those whom it calls and nobody else
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Gandalf is at Southron Oasis
      And the company is moving to Urlurtsu Nurn by Harondor, Khand and Nurn
      And the opponent has "Mordor in Arms" in play
      And the opponent holds "Mordor in Arms"
      When Gandalf faces the strike and rolls 6 and 6
      And Gandalf faces the strike and rolls 6 and 6
      And Gandalf faces the strike and rolls 4 and 5
      And the attack is over
      And the opponent plays the second "Mordor in Arms"
      And Gandalf faces the strike and rolls 6 and 6
      And Gandalf faces the strike and rolls 6 and 6
      And Gandalf faces the strike and rolls 4 and 5
      And the attack is over
      Then there is no attack
      And Gandalf is tapped
      And the second "Mordor in Arms" is in play

    @id:cards-marches-0135 @order @rule:core.passive-conditions.own-chain
    Scenario: Whom it calls in the middle of a fight, they come after it
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Gandalf and untapped Aragorn II are at Southron Oasis
      And the company is moving to Urlurtsu Nurn by Harondor, Khand and Nurn
      And the opponent holds "Wargs" and "Mordor in Arms"
      When the opponent plays the creature "Wargs" on the company keyed to a Shadow-land
      And the player assigns a strike to Gandalf
      And the player assigns a strike to Aragorn II
      And Gandalf faces the strike and rolls 6 and 6
      And the opponent plays "Mordor in Arms"
      And Aragorn II faces the strike and rolls 6 and 6
      Then the prowess of the strike against Aragorn II was 9
      And the attack is Orc (5 strikes at 8)
      And Gandalf and Aragorn II are tapped
      And "Wargs" is in the player's marshalling-point pile
      And the player has 1 kill point
      And "Mordor in Arms" is in play

    @id:cards-marches-0007 @compute
    Scenario: Minions of the Lidless Eye notice nothing
      Given the emended rules
      And it is the movement/hazard phase
      And the player is a Ringwraith
      And untapped Shagrat is at Southron Oasis
      And the company is moving to Urlurtsu Nurn by Harondor, Khand and Nurn
      And the opponent has "Mordor in Arms" in play
      Then there is no attack
      And the hazard limit of the company is 2

    @id:cards-marches-0008 @compute
    Scenario Outline: Influence near Mordor, <case>
      Given the emended rules
      And untapped Gandalf is at Southron Oasis
      And the company has entered the site
      And the player holds "Southrons"
      And <who> has "<event>" in play
      When Gandalf influences "Southrons" and rolls 1 and 2
      Then the influence check of Gandalf was <total>
      And Gandalf is tapped
      And "Southrons" is in the discard pile

      Examples:
        | case   | who          | event           | total |
        | feared | the opponent | Mordor in Arms  | 7     |

    @id:cards-marches-0016 @forbid
    Scenario: Nobody is mustered near Mordor
      Given the emended rules
      And untapped Gandalf is at Southron Oasis
      And the company has entered the site
      And the player holds "Southrons", "New Friendship" and "Muster"
      And the opponent has "Mordor in Arms" in play
      When Gandalf influences "Southrons"
      And it is asked whether the player may play "Muster" on Gandalf
      Then it is illegal by the text of "Mordor in Arms"
      And Gandalf is tapped
      And "Southrons" is being played

  @card:DM-158
  Rule: Sentinels of Númenor

    Background:
      Given the emended rules
      And untapped Gandalf is at Pelargir
      And the company has entered the site
      And the player holds "Men of Lebennin", "New Friendship" and "Muster"

    @id:cards-marches-0009 @compute
    Scenario: It goes to the pile, and there cannot be two
      Given the player holds "Sentinels of Númenor"
      When the player plays "Sentinels of Númenor"
      Then "Sentinels of Númenor" is in the player's marshalling-point pile
      And the player may not play another "Sentinels of Númenor" by the text of "Sentinels of Númenor"

    @id:cards-marches-0010 @forbid
    Scenario: Nobody musters guards
      Given the player has "Sentinels of Númenor" in play
      When Gandalf influences "Men of Lebennin"
      And it is asked whether the player may play "Muster" on Gandalf
      Then it is illegal by the text of "Sentinels of Númenor"
      And Gandalf is tapped
      And "Men of Lebennin" is being played

    @id:cards-marches-0011 @compute
    Scenario: They are hard to win, and worth more together
      Given the player has "Sentinels of Númenor" in play
      When Gandalf influences "Men of Lebennin" and rolls 3 and 2 for the influence check
      Then the influence check of Gandalf was 13
      And Gandalf and the site are tapped
      And "Men of Lebennin" is in the player's marshalling-point pile
      And the player has 3 faction points

  @card:AS-40
  Rule: Trouble on All Borders

    Background:
      Given the emended rules
      And it is the movement/hazard phase

    @id:cards-marches-0113 @forbid
    Scenario: There are too many Snaga for one trouble
      Given the player is a Ringwraith
      And untapped Gorbag is at the minion Goblin-gate
      And the player has "Snaga-hai" in play
      And the opponent holds "Trouble on All Borders"
      When it is asked whether the opponent may play "Trouble on All Borders" on "Snaga-hai"
      Then it is illegal by the text of "Trouble on All Borders"

    @id:cards-marches-0013 @compute
    Scenario Outline: The Men of Lebennin are restless, and the company goes to <to>
      Given untapped Beretar is at Edhellond
      And the company is moving to <to> by <way>
      And the opponent has "Men of Lebennin" in play
      And the opponent has "Trouble on All Borders" in play on "Men of Lebennin"
      Then the attack is <attack>
      And the attack comes from "Trouble on All Borders"
      And the attack is detainment

      Examples:
        | case | to       | way                             | attack               |
        | into | Pelargir | Anfalas, Lamedon and Lebennin   | Man (4 strikes at 8) |
        | next | Vale of Erech | Anfalas and Lamedon        | Man (4 strikes at 8) |

    @id:cards-marches-0014 @compute
    Scenario: Nobody meets them far away
      Given untapped Beretar is at Rivendell
      And the company is moving to Bree by Rhudaur and Arthedain
      And the opponent has "Men of Lebennin" in play
      And the opponent has "Trouble on All Borders" in play on "Men of Lebennin"
      Then there is no attack
      And the hazard limit of the company is 2

    @id:cards-marches-0015 @compute
    Scenario: Minions on the way meet them as it begins
      Given the player is a Ringwraith
      And untapped Shagrat is at Pelargir
      And the company is moving to Minas Tirith by Lebennin and Anórien
      And the opponent has "Men of Lebennin" in play
      And the opponent holds "Trouble on All Borders"
      When the opponent plays "Trouble on All Borders" on "Men of Lebennin"
      Then the attack is Man (4 strikes at 8)
      And the attack is not detainment
      And "Trouble on All Borders" is in play
