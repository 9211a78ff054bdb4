Feature: Hazards that make an attack worse

  What lends strength to those who attack a company, and what is left of whom they have struck.

  @card:DM-60
  Rule: Gnaw with Words

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And the opponent holds "Gnaw with Words"

    @id:cards-onslaught-0001 @allow
    Scenario Outline: <who> has heard too much, and <other> knows it: <case>
      Given untapped <who> and untapped Faramir are at Rivendell
      And untapped <other> is at <site>
      And Faramir's company is moving to Lórien by Starter Movement
      When the opponent plays "Gnaw with Words" on <who>
      Then it is legal
      And <who> is tapped
      And "Gnaw with Words" is in the discard pile

      Examples:
        | case     | who     | other     | site              |
        | there    | Elrond  | Celeborn  | another Rivendell |
        | goes     | Balin   | Celeborn  | Lórien            |
        | diplomat | Legolas | Galdor    | Lórien            |

    @id:cards-onslaught-0002 @forbid
    Scenario Outline: <who> hears nothing of <other>: <case>
      Given untapped <who> and untapped Faramir are at Rivendell
      And untapped <other> is at <site>
      And Faramir's company is moving to Lórien by Starter Movement
      When the opponent plays "Gnaw with Words" on <who>
      Then it is illegal by the text of "Gnaw with Words"

      Examples:
        | case    | who     | other    | site   |
        | far     | Balin   | Celeborn | Bree   |
        | skill   | Balin   | Legolas  | Lórien |
        | neither | Beretar | Celeborn | Lórien |

    @id:cards-onslaught-0003 @forbid
    Scenario: Who is tapped already does not tap for it
      Given tapped Elrond and untapped Celeborn are at Rivendell
      When the opponent plays "Gnaw with Words" on Elrond
      Then it is illegal by the text of "Gnaw with Words"

  @card:DM-69
  Rule: Like the Crash of Battering-rams

    @id:cards-onslaught-0004 @compute
    Scenario Outline: A roll of <dice> is too low: by <case>
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Moria
      And the company is moving to Rivendell by Redhorn Gate, Hollin and Rhudaur
      And the opponent holds "TW-39" and "Like the Crash of Battering-rams"
      When the opponent plays the creature "TW-39" on the company keyed to a Wilderness
      And Beretar faces the strike
      And the opponent plays "Like the Crash of Battering-rams" on Beretar
      And Beretar faces the strike and rolls <dice>, then 2 and 1 for the body check
      Then Beretar is wounded
      And the body of Beretar is <body>
      And "TW-39" and "Like the Crash of Battering-rams" are in the discard pile

      Examples:
        | case | dice    | body |
        | six  | 1 and 1 | 7    |
        | four | 1 and 3 | 8    |

  @card:DM-71
  Rule: The Moon Is Dead

    @id:cards-onslaught-0005 @compute
    Scenario Outline: What waits at <site>
      Given the emended rules
      And untapped Beretar is at <site>
      And the opponent has "The Moon Is Dead" in play
      Then <site> has the <attacks>

      Examples:
        | case   | site         | attacks |
        | undead | Barrow-downs | automatic-attacks Undead (1 strike at 8) and Undead (1 strike at 8) |
        | orcs   | Dead Marshes | automatic-attacks Undead (2 strikes at 8) and Undead (2 strikes at 8) |
        | none   | Goblin-gate  | automatic-attack Orc (3 strikes at 6) |

    @id:cards-onslaught-0006 @compute
    Scenario: They are met twice, one after the other, until they are beaten
      Given the emended rules
      And untapped Gandalf and untapped Merry are at Barrow-downs
      And the opponent has "The Moon Is Dead" in play
      When the company enters the site
      And Gandalf faces the strike and rolls 2 and 2
      And Merry faces the strike and rolls 1 and 1, then 1 and 1 for the body check, then 5 and 5 for the corruption check
      Then the attack is Undead (2 strikes at 9)
      And Gandalf is tapped
      And Merry is wounded

  @card:DM-80
  Rule: Rank upon Rank

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And the opponent has "Rank upon Rank" in play

    @id:cards-onslaught-0007 @compute
    Scenario Outline: <creature> in ranks
      Given untapped Beretar is at Rivendell
      And the company is moving to Bree by Starter Movement
      And the opponent has "<season>" in play
      And the opponent holds "<creature>"
      When the opponent plays the creature "<creature>" on the company keyed to <key>
      Then the attack is <attack>
      And "<creature>" is in play

      Examples:
        | case    | creature | season           | key          | attack                   |
        | men     | TW-17    | Doors of Night   | a Wilderness | Man (3 strikes at 9)     |
        | wolves  | TW-109   | Doors of Night   | a Wilderness | Wolf (2 strikes at 9)  |
        | night   | TW-39    | Doors of Night   | a Wilderness | Giant (2 strikes at 14) |
        | day     | TW-39    | Gates of Morning | a Wilderness | Giant (1 strike at 13)  |

    @id:cards-onslaught-0008 @compute
    Scenario: An agent is no such man
      Given untapped Glóin and untapped Balin are at Isengard
      And the opponent has The Grimburgoth as a face-up agent at Isengard
      When the agent The Grimburgoth falls upon the company
      Then the attack is Man (1 strike at 9/9)
      And The Grimburgoth is tapped

    @id:cards-onslaught-0009 @compute
    Scenario Outline: Once <whom> are beaten it is <case>
      Given untapped Gandalf and untapped Aragorn II are at Rivendell
      And the company is moving to Bree by Starter Movement
      And the opponent holds "<creature>"
      When the opponent plays the creature "<creature>" on the company keyed to a Wilderness
      And the player assigns a strike to Gandalf
      And the player assigns a strike to Aragorn II
      And Gandalf faces the strike and rolls 6 and 6
      And Aragorn II faces the strike and rolls 6 and 6
      And the attack is over
      Then "Rank upon Rank" is <place>
      And Gandalf and Aragorn II are tapped
      And "<creature>" is in the marshalling-point pile
      And the player has 1 kill point

      Examples:
        | case   | whom   | creature | place |
        | over   | Men    | TW-17    | in the discard pile |
        | not    | Wolves | TW-109   | in play |

  @card:DM-93 @card:DM-94
  Rule: Banners and totems of the tribes

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Moria

    @id:cards-onslaught-0012 @compute
    Scenario Outline: <creature> with the <card>
      Given the opponent holds "<creature>" and "<card>"
      When the opponent plays the creature "<creature>" on the company keyed to a Shadow-hold
      And the opponent plays "<card>"
      Then the attack is <attack>
      And 1 hazard was played on the company
      And "<creature>" is in play
      And "<card>" is in the discard pile

      Examples:
        | case   | creature | card          | attack                |
        | banner | TW-74    | Tribal Banner | Orc (3 strikes at 5)  |
        | totem  | TW-74    | Tribal Totem  | Orc (3 strikes at 3)  |
        | body   | DM-105   | Tribal Totem  | Troll (1 strike at 12/3) |
        | less   | DM-105   | Tribal Banner | Troll (1 strike at 14/5) |

    @id:cards-onslaught-0013 @compute
    Scenario Outline: Whom they wound is worse off: <card>
      Given the opponent holds "DM-105" and "<card>"
      When the opponent plays the creature "DM-105" on the company keyed to a Shadow-hold
      And the opponent plays "<card>"
      And Beretar faces the strike and rolls 1 and 1, then 2 and 3 for the body check
      Then the body check of Beretar was <check>
      And Beretar is wounded
      And "DM-105" and "<card>" are in the discard pile

      Examples:
        | case   | card          | check |
        | banner | Tribal Banner | 6     |
        | totem  | Tribal Totem  | 7     |

    @id:cards-onslaught-0014 @compute
    Scenario Outline: The next attack, and <card>
      Given the opponent holds "DM-105", "DM-112" and "<card>"
      When the opponent plays the creature "DM-105" on the company keyed to a Shadow-hold
      And the opponent plays "<card>"
      And Beretar faces the strike and rolls 6 and 6, then 1 and 1 for the strike body check
      And the opponent plays the creature "DM-112" on the company keyed to a Shadow-hold
      Then the attack is <attack>
      And "DM-105" and "<card>" are in the discard pile
      And "DM-112" is in play
      And Beretar is tapped

      Examples:
        | case   | card          | attack |
        | banner | Tribal Banner | Troll (1 strike at 14/8) |
        | totem  | Tribal Totem  | Troll (1 strike at 11/5) |

    @id:cards-onslaught-0015 @forbid
    Scenario Outline: Men have no <card>
      Given the opponent holds "<card>" and "TW-14"
      When the opponent plays the creature "TW-14" on the company keyed to a Shadow-hold
      And the opponent plays "<card>"
      Then it is illegal by the text of "<card>"
      And "TW-14" is in play

      Examples:
        | case   | card          |
        | banner | Tribal Banner |
        | totem  | Tribal Totem  |

  @card:DM-102
  Rule: Wound of Long Burden

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Moria
      And the opponent holds "DM-105", "TW-72", "Like the Crash of Battering-rams" and "Wound of Long Burden"

    @id:cards-onslaught-0016 @compute
    Scenario: It stays with whom it has reached
      When the opponent plays the creature "DM-105" on the company keyed to a Shadow-hold
      And Beretar faces the strike
      And the opponent plays "Wound of Long Burden" on Beretar
      And Beretar faces the strike and rolls 1 and 1, then 1 and 1 for the body check
      Then Beretar bears "Wound of Long Burden"
      And Beretar is wounded
      And the corruption points of Beretar are 1
      And the body of Beretar is 7
      And "DM-105" is in the discard pile

    @id:cards-onslaught-0017 @compute
    Scenario Outline: It is gone when the strike <ends>
      When the opponent plays the creature "DM-105" on the company keyed to a Shadow-hold
      And Beretar faces the strike
      And the opponent plays "Wound of Long Burden" on Beretar
      And Beretar faces the strike and rolls <rolls>
      Then "Wound of Long Burden" is in the discard pile
      And Beretar is tapped
      And "DM-105" is in <place>
      And the player has <kills>

      Examples:
        | case | ends  | rolls   | place | kills |
        | ties | misses | 6 and 4 | the discard pile | 0 kill points |
        | fails | fails | 6 and 6, then 6 and 6 for the strike body check | the marshalling-point pile | 2 kill points |

    @id:cards-onslaught-0018 @forbid
    Scenario: An Orc does not deal it
      When the opponent plays the creature "TW-72" on the company keyed to a Shadow-hold
      And Beretar faces the strike
      And the opponent plays "Wound of Long Burden" on Beretar
      Then it is illegal by the text of "Wound of Long Burden"
      And "TW-72" is in play

  @card:DM-103
  Rule: Wraith-lord

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And the opponent holds "Wraith-lord", "Adûnaphel" and "TW-72"

    @id:cards-onslaught-0019 @compute
    Scenario: They come stronger, and outside the limit
      Given untapped Beretar is at Nûrniag Camp
      And the company is moving to Barad-dûr by Nurn and Gorgoroth
      When the opponent plays "Wraith-lord" on the company
      And the opponent plays the creature "Adûnaphel" on the company keyed to a Dark-domain
      Then 1 hazard was played on the company
      And the attack is Nazgûl (1 strike at 17/10)
      And "Wraith-lord" is in the discard pile
      And "Adûnaphel" is in play

    @id:cards-onslaught-0020 @compute
    Scenario: Whom they wound fades
      Given untapped Beretar is at Nûrniag Camp
      And the company is moving to Barad-dûr by Nurn and Gorgoroth
      When the opponent plays "Wraith-lord" on the company
      And the opponent plays the creature "Adûnaphel" on the company keyed to a Dark-domain
      And Beretar faces the strike and rolls 3 and 3, then 1 and 1 for the body check
      Then Beretar is wounded
      And the body of Beretar is 7
      And "Wraith-lord" and "Adûnaphel" are in the discard pile

    @id:cards-onslaught-0021 @compute
    Scenario: Orcs are no concern of theirs
      Given untapped Beretar is at Nûrniag Camp
      And the company is moving to Barad-dûr by Nurn and Gorgoroth
      When the opponent plays "Wraith-lord" on the company
      And the opponent plays the creature "TW-72" on the company keyed to a Dark-domain
      Then 2 hazards were played on the company
      And the attack is Orc (5 strikes at 8)
      And "Wraith-lord" is in the discard pile
      And "TW-72" is in play

    @id:cards-onslaught-0022 @forbid
    Scenario: One Dark-domain is not enough
      Given untapped Beretar is at Minas Morgul
      And the company is moving to Barad-dûr by Imlad Morgul and Gorgoroth
      When the opponent plays "Wraith-lord" on the company
      Then it is illegal by the text of "Wraith-lord"

  @card:DM-105 @card:DM-112
  Rule: Others come after them

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Moria

    @id:cards-onslaught-0023 @compute
    Scenario Outline: After <troll> comes <creature>
      Given the opponent holds "<troll>" and "<creature>"
      When the opponent plays the creature "<troll>" on the company keyed to a Shadow-hold
      And Beretar faces the strike and rolls 6 and 6, then 1 and 1 for the strike body check
      And the opponent plays the creature "<creature>" on the company keyed to a Shadow-hold
      Then <number> played on the company
      And Beretar is tapped
      And "<troll>" is in the discard pile
      And "<creature>" is in play

      Examples:
        | case   | troll  | creature | number         |
        | green  | DM-105 | TW-74    | 1 hazard was   |
        | pale   | DM-112 | TW-74    | 1 hazard was   |
        | unique | DM-105 | DM-112   | 2 hazards were |
        | undead | DM-112 | TW-14    | 2 hazards were |

  @card:DM-113
  Rule: Wisp of Pale Sheen

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And the opponent holds "Wisp of Pale Sheen"

    @id:cards-onslaught-0024 @compute
    Scenario Outline: <who> looks at it too long: <case>
      Given untapped <who> is at Moria
      When the opponent plays the creature "Wisp of Pale Sheen" on the company keyed to a Shadow-hold
      And the opponent assigns a strike to <who>
      And <who> faces the strike untapped and rolls 6 and 5
      Then <who> is <state>
      And the player has 1 kill point
      And "Wisp of Pale Sheen" is in the marshalling-point pile

      Examples:
        | case  | who        | state    |
        | weak  | Glóin      | tapped   |
        | equal | Legolas    | tapped   |
        | strong | Elrond    | untapped |
        | wizard | Gandalf   | untapped |
