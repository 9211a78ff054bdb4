Feature: Durin's Bane and what crawls below

  The shapes of the Balrog, what serves him in the deeps, and the brood of Ungoliant.

  @card:BA-58 @card:BA-62 @card:BA-76
  Rule: He has three shapes

    @id:cards-bane-0001 @compute
    Scenario Outline: <shape> makes another of him
      Given the emended rules
      And the player is the Balrog
      And it is the organization phase
      And untapped The Balrog is at The Under-gates
      When the player plays "<shape>" on The Balrog
      Then it is legal
      And "<shape>" lies on The Balrog
      And the prowess of The Balrog is <prowess>
      And the body of The Balrog is <body>
      And The Balrog has <influence> direct influence left for The Balrog
      And the player has <general> general influence left

      Examples:
        | case   | shape            | prowess | body | influence | general |
        | flame  | Flame of Udûn    | 11      | 11   | 4         | 25      |
        | shadow | Great Shadow     | 6       | 10   | 6         | 31      |
        | coils  | Strangling Coils | 8       | 10   | 9         | 25      |

    @id:cards-bane-0002 @forbid
    Scenario Outline: <shape> is nobody else's
      Given the emended rules
      And the player is the Balrog
      And it is the organization phase
      And untapped Azog is at The Under-gates
      When the player plays "<shape>" on Azog
      Then it is illegal by the text of "<shape>"

      Examples:
        | case   | shape            |
        | flame  | Flame of Udûn    |
        | shadow | Great Shadow     |
        | coils  | Strangling Coils |

    @id:cards-bane-0003 @order
    Scenario Outline: <old> goes back when <new> comes
      Given the emended rules
      And the player is the Balrog
      And it is the organization phase
      And untapped The Balrog is at The Under-gates
      And The Balrog bears "<old>"
      When the player plays "<new>" on The Balrog
      Then it is legal
      And "<old>" is in hand
      And "<new>" lies on The Balrog

      Examples:
        | case         | old              | new              |
        | flame-shadow | Flame of Udûn    | Great Shadow     |
        | flame-coils  | Flame of Udûn    | Strangling Coils |
        | shadow-flame | Great Shadow     | Flame of Udûn    |
        | shadow-coils | Great Shadow     | Strangling Coils |
        | coils-flame  | Strangling Coils | Flame of Udûn    |
        | coils-shadow | Strangling Coils | Great Shadow     |

    @id:cards-bane-0004 @compute
    Scenario Outline: He lays <shape> off as he likes
      Given the emended rules
      And the player is the Balrog
      And it is the organization phase
      And untapped The Balrog is at The Under-gates
      And The Balrog bears "<shape>"
      When the player uses "<shape>"
      Then it is legal
      And "<shape>" is in hand

      Examples:
        | case   | shape            |
        | flame  | Flame of Udûn    |
        | shadow | Great Shadow     |
        | coils  | Strangling Coils |

    @id:cards-bane-0005 @allow
    Scenario Outline: In <shape> he is followed
      Given the emended rules
      And the player is the Balrog
      And it is the organization phase
      And untapped The Balrog and untapped Mountain-maggot are at The Under-gates
      And The Balrog bears "<shape>"
      When the player puts Mountain-maggot under The Balrog
      Then it is legal
      And Mountain-maggot follows The Balrog

      Examples:
        | case   | shape            |
        | shadow | Great Shadow     |
        | coils  | Strangling Coils |

    @id:cards-bane-0006 @forbid
    Scenario: But nobody follows a flame
      Given the emended rules
      And the player is the Balrog
      And it is the organization phase
      And untapped The Balrog and untapped Mountain-maggot are at The Under-gates
      And The Balrog bears "Flame of Udûn"
      When the player puts Mountain-maggot under The Balrog
      Then it is illegal by the text of "The Balrog"

    @id:cards-bane-0007 @compute
    Scenario: A flame has no friends
      Given the emended rules
      And the player is the Balrog
      And it is the organization phase
      And untapped The Balrog is at The Under-gates
      And The Balrog bears "Great Troll"
      When the player plays "Flame of Udûn" on The Balrog
      Then it is legal
      And "Flame of Udûn" lies on The Balrog
      And "Great Troll" is in the discard pile
      And the player has 0 ally points

    @id:cards-bane-0008 @compute
    Scenario: A shadow is not to be found
      Given the emended rules
      And the player is the Balrog
      And untapped The Balrog is at The Under-grottos
      And The Balrog bears "Great Shadow"
      When the company enters the site
      And the player uses "Great Shadow"
      Then it is legal
      And The Balrog is tapped
      And there is no attack

    @id:cards-bane-0009 @compute
    Scenario: And keeps what was lost
      Given the emended rules
      And the player is the Balrog
      And it is the end-of-turn phase
      And untapped The Balrog is at The Under-gates
      And The Balrog bears "Great Shadow"
      And the player's discard pile holds "Bolg" and "Foe Dismayed"
      And the player's play deck holds "Azog"
      And the player holds "Umagaur", "Hill-troll", "Mountain-maggot", "Orc Tracker", "Orc Captain", "Orc Veteran", "Orc Brawler" and "Orc Sniffler"
      When the player uses "Great Shadow" and shuffles
      Then it is legal
      And Bolg is in the play deck

    @id:cards-bane-0010 @compute
    Scenario: Coils drive the tired on
      Given the emended rules
      And the player is the Balrog
      And it is the movement/hazard phase
      And untapped The Balrog and tapped Azog are at The Under-gates
      And The Balrog bears "Strangling Coils"
      When the player uses "Strangling Coils"
      Then it is legal
      And Azog is untapped
      And The Balrog is tapped

  @card:BA-53 @card:BA-55 @card:BA-63 @card:BA-73 @card:BA-75 @card:BA-78
  Rule: What goes with a shape comes when it is called

    @id:cards-bane-0011 @compute
    Scenario Outline: <card> comes from the sideboard, and nobody taps
      Given the emended rules
      And the player is the Balrog
      And it is the organization phase
      And untapped The Balrog is at The Under-gates
      And the player's sideboard holds "<card>"
      And the player's play deck holds "Azog", "Bolg", "Umagaur", "Hill-troll", "Crook-legged Orc" and "Orc Tracker"
      When the player brings "<card>" from the sideboard to the play deck and shuffles
      Then it is legal
      And "<card>" is in the play deck

      Examples:
        | case    | card                |
        | cloak   | Cloaked by Darkness |
        | wielded | Darkness Wielded    |
        | heart   | Heart of Dark Fire  |
        | roam    | Roam the Waste      |
        | scourge | Scourge of Fire     |
        | terror  | Terror Heralds Doom |

    @id:cards-bane-0012 @forbid
    Scenario Outline: <card> is nothing without its shape
      Given the emended rules
      And the player is the Balrog
      And it is the organization phase
      And untapped The Balrog is at The Under-gates
      And the player holds "<card>"
      Then the player may not play "<card>"<on> by the text of "<card>"

      Examples:
        | case    | card                | on              |
        | terror  | Terror Heralds Doom |                 |

    @id:cards-bane-0013 @compute
    Scenario: His heart burns while he coils
      Given the emended rules
      And the player is the Balrog
      And it is the organization phase
      And untapped The Balrog is at The Under-gates
      And The Balrog bears "Strangling Coils"
      When the player plays "Heart of Dark Fire" on The Balrog
      Then it is legal
      And The Balrog has 14 direct influence left for The Balrog
      And "Heart of Dark Fire" is in the discard pile
      When the player uses "Strangling Coils"
      Then "Strangling Coils" is in hand
      And The Balrog has 6 direct influence left for The Balrog

    @id:cards-bane-0014 @forbid
    Scenario: It does not burn in a flame
      Given the emended rules
      And the player is the Balrog
      And it is the organization phase
      And untapped The Balrog is at The Under-gates
      And The Balrog bears "Flame of Udûn"
      When the player plays "Heart of Dark Fire" on The Balrog
      Then it is illegal by the text of "Heart of Dark Fire"

    @id:cards-bane-0015 @compute
    Scenario: Darkness cloaks them
      Given the emended rules
      And the player is the Balrog
      And it is the organization phase
      And untapped The Balrog and untapped Azog are at The Under-gates
      And The Balrog bears "Great Shadow"
      When the player plays "Cloaked by Darkness" on the company
      Then it is legal
      And the hazard limit of the company is 1
      And "Cloaked by Darkness" is in the discard pile

    @id:cards-bane-0016 @compute
    Scenario: Darkness is wielded
      Given the emended rules
      And the player is the Balrog
      And untapped The Balrog is at The Under-grottos
      And The Balrog bears "Great Shadow"
      When the company enters the site
      And the player plays "Darkness Wielded" for its first effect
      Then it is legal
      And the attack is Undead (1 strike at 5)
      And "Darkness Wielded" is in the discard pile

  @card:BA-78
  Rule: Terror heralds doom

    @id:cards-bane-0017 @compute
    Scenario: A few recruits are afraid
      Given the emended rules
      And the player is the Balrog
      And it is the organization phase
      And untapped The Balrog is at the minion Dead Marshes
      And The Balrog bears "Flame of Udûn"
      And the player holds "A Few Recruits" and "Terror Heralds Doom"
      When the player plays "Terror Heralds Doom"
      And the organization phase is over
      And the company enters the site
      And The Balrog faces the strike untapped and rolls 6 and 6
      And The Balrog influences "A Few Recruits" and rolls 1 and 1
      Then the influence check of The Balrog was 11
      And "A Few Recruits" is in the marshalling-point pile
      And "Terror Heralds Doom" is in the discard pile
      And The Balrog and the site are tapped
      And the player has 1 faction point

  @card:BA-80
  Rule: A few recruits

    @id:cards-bane-0018 @compute
    Scenario Outline: <who> finds some, <dice>
      Given the emended rules
      And the player is the Balrog
      And untapped <who> is at the minion <site>
      And the site is tapped
      And the company has entered the site
      And the player holds "A Few Recruits"
      When <who> influences "A Few Recruits" and rolls <dice>
      Then it is legal
      And the influence check of <who> was 9
      And "A Few Recruits" is in the marshalling-point pile
      And <who> is tapped
      And the player has 1 faction point

      Examples:
        | case  | who        | site       | dice    |
        | troll | Hill-troll | Ettenmoors | 5 and 4 |
        | bolg  | Bolg       | Ettenmoors | 2 and 2 |

    @id:cards-bane-0019 @forbid
    Scenario: Not where a way goes down
      Given the emended rules
      And the player is the Balrog
      And untapped Hill-troll is at the minion Mount Gram
      And the company has entered the site
      And the player holds "A Few Recruits"
      Then Hill-troll may not influence "A Few Recruits" by core.actions.needs-allowance

  @card:BA-35 @card:BA-45 @card:BA-46 @card:BA-47 @card:BA-81 @card:BA-82
  Rule: What is found below

    @id:cards-bane-0020 @allow
    Scenario Outline: <what> is found at <site>
      Given the emended rules
      And the player is the Balrog
      And untapped The Balrog is at <site>
      And the company has entered the site
      And the player holds "<what>"
      When The Balrog plays "<what>"
      Then it is legal
      And The Balrog bears "<what>"
      And The Balrog and the site are tapped
      And the player has <points> <sort> points

      Examples:
        | case   | what                    | site           | points | sort |
        | troll  | Great Troll             | The Under-leas | 1      | ally |
        | slime  | Nasty Slimy Thing       | The Under-leas | 1      | ally |
        | tongue | Stabbing Tongue of Fire | The Under-leas | 1      | item |
        | whip   | Whip of Many Thongs     | The Under-leas | 1      | item |
        | cave   | Cave Troll              | The Iron-deeps | 1      | ally |

    @id:cards-bane-0021 @forbid
    Scenario Outline: <what> is nothing for Azog
      Given the emended rules
      And the player is the Balrog
      And untapped Azog is at The Under-leas
      And the company has entered the site
      And the player holds "<what>"
      Then Azog may not play "<what>" by the text of "<what>"

      Examples:
        | case   | what                    |
        | tongue | Stabbing Tongue of Fire |
        | whip   | Whip of Many Thongs     |
        | troll  | Great Troll             |

    @id:cards-bane-0023 @compute
    Scenario: The slimy thing scares drakes
      Given the emended rules
      And the player is the Balrog
      And untapped Azog is at The Rusted-deeps
      And Azog bears "Nasty Slimy Thing"
      When the company enters the site
      And the player uses "Nasty Slimy Thing"
      Then it is legal
      And "Nasty Slimy Thing" is tapped
      And there is no attack

  @card:BA-35 @card:BA-66
  Rule: Guides below

    @id:cards-bane-0024 @compute
    Scenario Outline: With <guide> a <dice> is enough
      Given the emended rules
      And the player is the Balrog
      And it is the long-event phase
      And untapped Orc Tracker is at The Under-gates
      And Orc Tracker bears "<guide>"
      And the company is moving to The Under-grottos
      When the player passes and rolls <dice> for the under-deeps roll
      Then the new site of the company is The Under-grottos
      And the opponent can see The Under-grottos
      And the company is on its way

      Examples:
        | case  | guide       | dice    |
        | troll | Cave Troll  | 2 and 3 |
        | map   | Maker’s Map | 2 and 2 |

  @card:BA-66
  Rule: Maker's map

    @id:cards-bane-0025 @allow
    Scenario: A ranger finds it
      Given the emended rules
      And the player is the Balrog
      And untapped Orc Tracker is at The Under-galleries
      And the company has entered the site
      When the player plays "Maker’s Map" on Orc Tracker
      Then it is legal
      And "Maker’s Map" lies on Orc Tracker
      And Orc Tracker and the site are tapped
      And the player has 2 miscellaneous points

    @id:cards-bane-0026 @forbid
    Scenario: Azog cannot read it
      Given the emended rules
      And the player is the Balrog
      And untapped Azog is at The Under-galleries
      And the company has entered the site
      When the player plays "Maker’s Map" on Azog
      Then it is illegal by the text of "Maker’s Map"

  @card:BA-45
  Rule: Evil things lingering

    @id:cards-bane-0027 @compute
    Scenario: They devour a weak mind
      Given the emended rules
      And the player is the Balrog
      And it is the untap phase
      And untapped Hill-troll and untapped Azog are at The Under-gates
      And Hill-troll bears "Evil Things Lingering"
      When the player passes and rolls 4 and 4 for the card text
      Then Hill-troll was eliminated
      And "Evil Things Lingering" is in the discard pile
      And the player has 2 character points
      And the player has 0 ally points

    @id:cards-bane-0057 @compute
    Scenario: A seven is not enough for a mind of three
      Given the emended rules
      And the player is the Balrog
      And it is the untap phase
      And untapped Hill-troll and untapped Azog are at The Under-gates
      And Hill-troll bears "Evil Things Lingering"
      When the player passes and rolls 4 and 3 for the card text
      Then the player has 2 ally points

  @card:BA-49 @card:BA-59 @card:BA-61
  Rule: They take heart

    @id:cards-bane-0028 @compute
    Scenario: Angband revisited
      Given the emended rules
      And the player is the Balrog
      And it is the organization phase
      And untapped The Balrog and tapped Azog are at The Under-gates
      When the player plays "Angband Revisited" on Azog
      Then it is legal
      And Azog is untapped
      And "Angband Revisited" is in the discard pile

    @id:cards-bane-0029 @forbid
    Scenario: Not where he is not
      Given the emended rules
      And the player is the Balrog
      And it is the organization phase
      And tapped Azog is at The Under-gates
      When the player plays "Angband Revisited" on Azog
      Then it is illegal by the text of "Angband Revisited"

    @id:cards-bane-0030 @compute
    Scenario Outline: <who> dismays the foe
      Given the emended rules
      And the player is the Balrog
      And untapped <who> and untapped Crook-legged Orc are at The Under-grottos
      When the company enters the site
      And the player plays "Foe Dismayed"
      Then it is legal
      And the prowess of <who> is <prowess>
      And the prowess of Crook-legged Orc is 4
      And "Foe Dismayed" is in the discard pile

      Examples:
        | case | who        | prowess |
        | bane | The Balrog | 9       |
        | azog | Azog       | 7       |

    @id:cards-bane-0031 @forbid
    Scenario: Nobody is dismayed by a maggot
      Given the emended rules
      And the player is the Balrog
      And untapped Mountain-maggot is at The Under-grottos
      When the company enters the site
      And the player plays "Foe Dismayed"
      Then it is illegal by the text of "Foe Dismayed"

    @id:cards-bane-0032 @compute
    Scenario: A great fissure opens below
      Given the emended rules
      And the player is the Balrog
      And untapped Azog is at The Under-grottos
      When the company enters the site
      And the player plays "Great Fissure"
      Then it is legal
      And there is no attack
      And "Great Fissure" is in the discard pile

  @card:BA-17
  Rule: Diminish and Depart

    @id:cards-bane-0033 @compute
    Scenario: The Fair Folk weigh more, and a Wizard less
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Gandalf, untapped Legolas and untapped Faramir are at Rivendell
      And Legolas bears "Diminish and Depart"
      Then the mind of Legolas is 7
      And the mind of Faramir is 5
      And Gandalf has 9 direct influence left for Gandalf

    @id:cards-bane-0034 @compute
    Scenario: At a haven he thinks better of it
      Given the emended rules
      And it is the organization phase
      And untapped Legolas is at Rivendell
      And Legolas bears "Diminish and Depart"
      When the player uses "Diminish and Depart"
      Then it is legal
      And Legolas is tapped
      And "Diminish and Depart" is in the opponent's discard pile

    @id:cards-bane-0035 @forbid
    Scenario: Faramir stays
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Faramir is at Rivendell
      When the opponent plays "Diminish and Depart" on Faramir
      Then it is illegal by the text of "Diminish and Depart"

    @id:cards-bane-0036 @forbid
    Scenario: One of a company is enough
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Legolas and untapped Elrond are at Rivendell
      And Legolas bears "Diminish and Depart"
      When the opponent plays another "Diminish and Depart" on Elrond
      Then it is illegal by the text of "Diminish and Depart"

  @card:BA-13
  Rule: Shelob's brood

    @id:cards-bane-0037 @allow
    Scenario Outline: They come to <site>
      Given the emended rules
      And the player is the Balrog
      And it is the movement/hazard phase
      And untapped Azog is at <site>
      And the opponent holds "Shelob’s Brood"
      Then the opponent may play the creature "Shelob’s Brood" on the company keyed to <key>

      Examples:
        | case  | site                  | key             |
        | below | The Iron-deeps        | The Iron-deeps  |
        | above | the minion Mount Gram | Mount Gram      |

    @id:cards-bane-0038 @forbid
    Scenario: Not where no way goes down
      Given the emended rules
      And the player is the Balrog
      And it is the movement/hazard phase
      And untapped Azog is at the minion Ettenmoors
      And the opponent holds "Shelob’s Brood"
      Then the opponent may not play the creature "Shelob’s Brood" on the company keyed to Ettenmoors by core.hazards.declare-key

  @card:BA-21 @card:BA-24 @card:BA-27 @card:BA-28
  Rule: Her brood is at home in the deeps

    @id:cards-bane-0039 @compute
    Scenario Outline: <spawn> is at <site>
      Given the emended rules
      And the player is the Balrog
      And untapped Azog is at <site>
      And the opponent has "<spawn>" in play
      Then the site has the automatic-attacks <printed> and Spawn (<attack>)

      Examples:
        | case   | spawn                        | site                   | printed                 | attack             |
        | pukel  | Spawn of Ungoliant           | The Pûkel-deeps        | Pûkel-creature (2 strikes at 11) | 3 strikes at 15/8  |
        | gem    | Spawn of Ungoliant           | The Gem-deeps          | Undead (3 strikes at 9) | 3 strikes at 15/8  |
        | wind   | Ungoliant’s Progeny          | The Wind-deeps         | Orc (3 strikes at 7)    | 2 strikes at 16/8  |
        | rusted | Ungoliant’s Progeny          | The Rusted-deeps       | Drake (2 strikes at 11) | 2 strikes at 16/8  |
        | drown  | Monstrosity of Diverse Shape | The Drowning-deeps     | Drake (2 strikes at 11) | 2 strikes at 15/9  |
        | remain | Monstrosity of Diverse Shape | Remains of Thangorodrim | Drake (2 strikes at 12) | 2 strikes at 15/9 |

    @id:cards-bane-0040 @allow
    Scenario: Spiders come to Ruins & Lairs below
      Given the emended rules
      And the player is the Balrog
      And it is the movement/hazard phase
      And untapped Azog is at The Under-leas
      And the opponent has "Ungoliant’s Foul Issue" in play
      And the opponent holds "Giant Spiders"
      Then the opponent may play the creature "Giant Spiders" on the company keyed to a Shadow-hold

    @id:cards-bane-0041 @compute
    Scenario: Ancient Deep-hold has one more guest
      Given the emended rules
      And the player is the Balrog
      And untapped Azog is at Ancient Deep-hold
      And the opponent has "Ungoliant’s Foul Issue" in play
      Then the site has the automatic-attacks Undead (4 strikes at 7), Undead (3 strikes at 8), Undead (2 strikes at 10) and Spawn (2 strikes at 17/7)

    @id:cards-bane-0042 @compute
    Scenario: Spiders are deadlier
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Faramir is at Rivendell
      And the company is moving to Bree by Rhudaur and Arthedain
      And the opponent has "Spawn of Ungoliant" in play
      And the opponent holds "Giant Spiders"
      When the opponent plays the creature "Giant Spiders" on the company
      And the player assigns a strike to Faramir
      And Faramir faces the strike and rolls 1 and 1, then 4 and 4 for the body check
      Then Faramir was eliminated
      And "Giant Spiders" is in the discard pile
      And the player has 0 character points

  @card:BA-15 @card:BA-19 @card:BA-23 @card:BA-25 @card:BA-26
  Rule: Light, dark, and a smell

    @id:cards-bane-0043 @compute
    Scenario Outline: Azog at <site> has a prowess of <prowess>
      Given the emended rules
      And the player is the Balrog
      And untapped Azog is at <site>
      And the opponent has "The Sun Shone Fiercely" in play
      Then the prowess of Azog is <prowess>

      Examples:
        | case  | site                  | prowess |
        | sky   | the minion Mount Gram | 4       |
        | below | The Under-leas        | 6       |

    @id:cards-bane-0044 @compute
    Scenario: By night it shines less fiercely
      Given the emended rules
      And the player is the Balrog
      And untapped Azog is at the minion Mount Gram
      And the opponent has "The Sun Shone Fiercely" and "Doors of Night" in play
      Then the prowess of Azog is 5

    @id:cards-bane-0045 @compute
    Scenario Outline: Arien looks at him, <how>
      Given the emended rules
      And the player is the Balrog
      And it is the movement/hazard phase
      And untapped The Balrog is at the minion Moria
      And the opponent has "<other>" in play
      When the opponent plays "Glance of Arien" on The Balrog
      Then it is legal
      And the prowess of The Balrog is <prowess>
      And the body of The Balrog is <body>
      And "Glance of Arien" is in the discard pile

      Examples:
        | case  | how          | other             | prowess | body |
        | plain | for a moment | Foul Fumes        | 6       | 10   |
        | gates | and long     | Gates of Morning  | 4       | 9    |
        | fire  | and is angry | Skies of Fire     | 4       | 9    |

    @id:cards-bane-0046 @forbid
    Scenario: She does not see him below
      Given the emended rules
      And the player is the Balrog
      And it is the movement/hazard phase
      And untapped The Balrog is at The Under-gates
      When the opponent plays "Glance of Arien" on The Balrog
      Then it is illegal by the text of "Glance of Arien"

    @id:cards-bane-0047 @compute
    Scenario: Two Spawn frighten one Orc
      Given the emended rules
      And the player is the Balrog
      And it is the movement/hazard phase
      And untapped Azog is at The Iron-deeps
      And the opponent has "Spawn of Ungoliant" and "Ungoliant’s Progeny" in play
      When the opponent plays "Darkness Made by Malice" on the company
      And the movement/hazard phase is over
      Then the company may not enter the site by the text of "Darkness Made by Malice"
      And "Darkness Made by Malice" is in the discard pile

    @id:cards-bane-0048 @forbid
    Scenario: One does not
      Given the emended rules
      And the player is the Balrog
      And it is the movement/hazard phase
      And untapped Azog is at The Iron-deeps
      And the opponent has "Spawn of Ungoliant" in play
      When the opponent plays "Darkness Made by Malice" on the company
      Then it is illegal by the text of "Darkness Made by Malice"

    @id:cards-bane-0049 @compute
    Scenario: It reeks of spiders
      Given the emended rules
      And the player is the Balrog
      And it is the movement/hazard phase
      And untapped Azog, untapped Mountain-maggot and untapped Hill-troll are at The Iron-deeps
      And the opponent has "Spawn of Ungoliant" in play
      And the opponent holds "Giant Spiders" and "The Reek"
      When the opponent plays "The Reek" on the company
      Then it is legal
      And Mountain-maggot is tapped
      And "Giant Spiders" and "The Reek" are in the discard pile

    @id:cards-bane-0078 @order @rule:core.actions.costs-paid-at-declaration
    Scenario: The spiders are paid with before anybody reels
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Aragorn II and untapped Beregond are at Barrow-downs
      And the player has "Gates of Morning" in play
      And the player holds "Many Turns and Doublings"
      And the opponent has "Spawn of Ungoliant" in play
      And the opponent holds "Giant Spiders", "Giant Spiders" and "The Reek"
      When the opponent plays "The Reek" on the company
      And the opponent chooses the first "Giant Spiders" for "The Reek"
      Then the first "Giant Spiders" is in the discard pile
      And "The Reek" is being played
      And the player has to act

    @id:cards-bane-0050 @forbid
    Scenario: Without them it does not
      Given the emended rules
      And the player is the Balrog
      And it is the movement/hazard phase
      And untapped Mountain-maggot is at The Iron-deeps
      And the opponent holds "Wargs" and "The Reek"
      When the opponent plays "The Reek" on the company
      Then it is illegal by the text of "The Reek"

    @id:cards-bane-0051 @compute
    Scenario: What lives there does so unabated
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Faramir and untapped Éomer are at the hero Moria
      When the opponent plays "Unabated in Malice" on Moria
      And the movement/hazard phase is over
      And the company enters the site
      Then the attack is Orc (5 strikes at 8)
      And "Unabated in Malice" is in the discard pile

  @card:BA-30
  Rule: Longbottom Leaf

    @id:cards-bane-0052 @compute
    Scenario: Two leaves from one pouch
      Given the emended rules
      And it is the organization phase
      And untapped Gandalf is at Rivendell
      And the player's sideboard holds "Glamdring", "Cram" and "Orcrist"
      And the player's play deck holds "Star-glass"
      When the player plays "Longbottom Leaf"
      And the player chooses "Glamdring" for "Longbottom Leaf" and shuffles
      And the player chooses "Orcrist" for "Longbottom Leaf" and shuffles
      Then "Glamdring" and "Orcrist" are in the play deck
      And "Longbottom Leaf" is removed from the game

  @card:BA-68
  Rule: Mine or no one's

    @id:cards-bane-0053 @compute
    Scenario: He claims who is his
      Given the emended rules
      And the player is the Balrog
      And the opponent is a Ringwraith
      And it is turn 3 of the game
      And the opponent's Gorbag, the opponent's Shagrat, the opponent's Pon Opar and the opponent's Ostisen are at the minion Dol Guldur
      And untapped The Balrog is at the minion Goblin-gate
      And the company has entered the site
      And the opponent's marshalling-point pile holds "Goblins of Goblin-gate"
      And the player holds "Mine or No One’s"
      When The Balrog seeks to influence away the opponent's "Goblins of Goblin-gate"
      And the player plays "Mine or No One’s" on The Balrog in response and rolls 1 and 1 for the influence attempt, then 4 and 4 for the influence defence
      Then "Goblins of Goblin-gate" is in the discard pile
      And The Balrog is tapped
      And "Mine or No One’s" is in the discard pile
      And the opponent has 0 faction points

  @card:BA-83 @card:BA-84 @card:BA-86 @card:BA-87 @card:BA-92 @card:BA-98 @card:BA-99
  Rule: What once was safe is so no more

    @id:cards-bane-0054 @compute
    Scenario Outline: At <hold> they strike to wound
      Given the emended rules
      And the player is the Balrog
      And it is the movement/hazard phase
      And untapped Crook-legged Orc is at <hold>
      And the opponent holds "Orc-guard"
      When the opponent plays the creature "Orc-guard" on the company keyed to a Dark-hold
      And Crook-legged Orc faces the strike and rolls 1 and 1, then 1 and 1 for the body check
      Then Crook-legged Orc is wounded
      And "Orc-guard" is no longer in hand

      Examples:
        | case      | hold                |
        | barad     | Barad-dûr           |
        | gorgor    | Cirith Gorgor       |
        | ungol     | Cirith Ungol        |
        | morgul    | Minas Morgul        |
        | courts    | The Under-courts    |
        | galleries | The Under-galleries |

  @card:BA-83 @card:BA-89 @card:BA-95 @card:BA-96 @card:BA-104
  Rule: What is at home where

    @id:cards-bane-0055 @allow
    Scenario Outline: <creature> comes to <site>
      Given the emended rules
      And the player is the Balrog
      And it is the movement/hazard phase
      And untapped Azog is at <site>
      And the opponent holds "<creature>"
      Then the opponent may play the creature "<creature>" on the company keyed to <site>

      Examples:
        | case    | creature       | site                    |
        | spiders | Giant Spiders  | Ancient Deep-hold       |
        | sea     | Sea Serpent    | The Drowning-deeps      |
        | remains | Sea Serpent    | Remains of Thangorodrim |
        | dragon  | Smaug          | The Rusted-deeps        |
        | drake   | Land-drake     | The Wind-deeps          |

    @id:cards-bane-0056 @forbid
    Scenario Outline: <creature> does not come to <site>
      Given the emended rules
      And the player is the Balrog
      And it is the movement/hazard phase
      And untapped Azog is at <site>
      And the opponent holds "<creature>"
      Then the opponent may not play the creature "<creature>" on the company keyed to <site> by core.hazards.declare-key

      Examples:
        | case    | creature      | site               |
        | spiders | Giant Spiders | The Drowning-deeps |
        | serpent | Sea Serpent   | The Wind-deeps     |

  @card:BA-45 @card:BA-47
  Rule: They stay below

    @id:cards-bane-0058 @order
    Scenario Outline: <ally> does not come out under the sky
      Given the emended rules
      And the player is the Balrog
      And it is the movement/hazard phase
      And untapped Azog is at the minion Mount Gram
      And Azog bears "<ally>"
      And the company is moving to the minion Ettenmoors by Angmar and Rhudaur
      When the movement/hazard phase is over
      Then "<ally>" is in the discard pile
      And the company is at Ettenmoors
      And Mount Gram is in the location deck
      And the player has 0 ally points

      Examples:
        | case  | ally                  |
        | evil  | Evil Things Lingering |
        | slime | Nasty Slimy Thing     |
