Feature: What Dark Minions brings besides

  Moods, alarms and second thoughts.

  @card:DM-56
  Rule: Eyes of the Shadow

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And the opponent has "Eyes of the Shadow" in play

    @id:cards-shadows-0001 @compute
    Scenario Outline: <who>
      Given <them> at Rivendell
      And the company is moving to Bree by Starter Movement
      Then the hazard limit of the company is <limit>

      Examples:
        | case     | who                           | them                                                    | limit |
        | wizard   | A Wizard is looked for        | untapped Gandalf is                                     | 4     |
        | great    | So is Elrond                  | untapped Elrond is                                      | 4     |
        | ranger   | Rangers know how to hide      | untapped Aragorn II is                                  | 2     |
        | small    | Glóin is nobody to speak of   | untapped Glóin is                                       | 2     |
        | crowd    | In a crowd nobody is seen     | untapped Gandalf, untapped Glóin, untapped Balin and untapped Beretar are | 4 |

    @id:cards-shadows-0002 @compute
    Scenario: Who stays is not seen
      Given untapped Gandalf is at Rivendell
      Then the hazard limit of the company is 2

  @card:DM-56
  Rule: It is no match for the morning

    @id:cards-shadows-0003 @forbid
    Scenario: The sun is up
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Gandalf is at Rivendell
      And the player has "Gates of Morning" in play
      And the opponent holds "Eyes of the Shadow"
      When the opponent plays "Eyes of the Shadow"
      Then it is illegal by the text of "Eyes of the Shadow"

  @card:DM-64 @card:DM-86
  Rule: Iron and steel

    @id:cards-shadows-0004 @compute
    Scenario Outline: <creature>
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Moria
      And the opponent has "Helms of Iron" and "Scimitars of Steel" in play
      And the opponent holds "<creature>"
      When the opponent plays the creature "<creature>" on the company keyed to a Shadow-hold
      Then the attack is <attack>
      And "<creature>" is in play

      Examples:
        | case  | creature                   | attack                   |
        | orcs  | Orc-guard                  | Orc (5 strikes at 9/4)   |
        | troll | Rogrog                     | Troll (1 strike at 14/9) |
        | men   | Sellswords Between Charters | Man (2 strikes at 12/4) |
        | dead  | Ghouls                     | Undead (5 strikes at 7)  |

  @card:DM-71
  Rule: The Moon Is Dead

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And the opponent has "The Moon Is Dead" in play

    @id:cards-shadows-0005 @compute
    Scenario Outline: <creature> walk tonight
      Given untapped Beretar is at Moria
      And the opponent holds "<creature>"
      When the opponent plays the creature "<creature>" on the company keyed to a Shadow-hold
      Then the attack is <attack>
      And "<creature>" is in play

      Examples:
        | case | creature  | attack                  |
        | dead | Ghouls    | Undead (6 strikes at 8) |
        | orcs | Orc-guard | Orc (5 strikes at 8)    |

    @id:cards-shadows-0006 @compute
    Scenario: Until they are beaten once
      Given untapped Aragorn II and untapped Elladan are at Moria
      And the opponent holds "Barrow-wight"
      When the opponent plays the creature "Barrow-wight" on the company keyed to a Shadow-hold
      And Aragorn II faces the strike and rolls 6 and 6
      And Elladan faces the strike and rolls 6 and 6
      Then "The Moon Is Dead" is in the discard pile
      And "Barrow-wight" is in the marshalling-point pile
      And Aragorn II and Elladan are tapped
      And the player has 1 kill point

  @card:DM-98
  Rule: The Way is Shut

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And the opponent has "The Way is Shut" in play

    @id:cards-shadows-0007 @compute
    Scenario: It was made by those who are dead
      Given untapped Glóin is at Goblin-gate
      And the company is moving to The Under-grottos
      When the player passes
      Then the company is at Goblin-gate
      And The Under-grottos is in the location deck

    @id:cards-shadows-0008 @compute
    Scenario: Above, it is open
      Given untapped Glóin is at Rivendell
      And the company is moving to Bree by Starter Movement
      When the player passes
      Then the company is at Bree
      And Rivendell is in the location deck

  @card:DM-106
  Rule: Chill Douser

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Aragorn II, untapped Elladan and untapped Glóin are at Moria
      And the opponent holds "Chill Douser" and "Ghouls"

    @id:cards-shadows-0009 @compute
    Scenario: Others come after it, and are worse
      When the opponent plays the creature "Chill Douser" on the company keyed to a Shadow-hold
      And Aragorn II faces the strike untapped and rolls 6 and 6
      And Elladan faces the strike untapped and rolls 6 and 6
      And Glóin faces the strike untapped and rolls 6 and 6
      And the opponent plays the creature "Ghouls" on the company keyed to a Shadow-hold
      Then the attack is Undead (6 strikes at 8)
      And "Ghouls" is in play
      And "Chill Douser" is in the marshalling-point pile
      And the player has 1 kill point

    @id:cards-shadows-0010 @compute
    Scenario: If it is driven off, nothing lingers
      When the opponent plays the creature "Ghouls" on the company keyed to a Shadow-hold
      Then the attack is Undead (5 strikes at 7)
      And "Ghouls" is in play

  @card:DM-131
  Rule: First of the Order

    @id:cards-shadows-0011 @compute
    Scenario: Saruman takes himself in hand
      Given the emended rules
      And it is the organization phase
      And untapped Saruman is at Isengard
      And the opponent has "Lure of Creation" in play on Saruman
      And the player holds "First of the Order"
      When the player plays "First of the Order" on Saruman
      Then it is legal
      And "First of the Order" is in the discard pile

    @id:cards-shadows-0012 @forbid
    Scenario: It is not for Gandalf
      Given the emended rules
      And it is the organization phase
      And untapped Gandalf is at Rivendell
      And the player holds "First of the Order"
      When the player plays "First of the Order" on Gandalf
      Then it is illegal by the text of "First of the Order"

  @card:DM-133
  Rule: Free to Choose

    Background:
      Given the emended rules
      And it is the organization phase
      And untapped Elladan is at Rivendell
      And Elladan bears "Aiglos" and "Dagger of Westernesse"

    @id:cards-shadows-0013 @compute
    Scenario: It weighs less
      Given the player holds "Free to Choose"
      When the player plays "Free to Choose" on "Aiglos"
      Then it is legal
      And the corruption points of Elladan are 2
      And "Free to Choose" lies on "Aiglos"

    @id:cards-shadows-0014 @compute
    Scenario: In the morning, nothing
      Given the player has "Gates of Morning" in play
      And the player holds "Free to Choose"
      When the player plays "Free to Choose" on "Aiglos"
      Then it is legal
      And the corruption points of Elladan are 1
      And "Free to Choose" lies on "Aiglos"

    @id:cards-shadows-0015 @forbid
    Scenario: A dagger is light anyway
      Given the player holds "Free to Choose"
      When the player plays "Free to Choose" on "Dagger of Westernesse"
      Then it is illegal by the text of "Free to Choose"

  @card:DM-133
  Rule: It is for one choice

    Background:
      Given the emended rules
      And untapped Elladan is at Rivendell
      And Elladan bears "Aiglos"
      And the player has "Free to Choose" in play on "Aiglos"

    @id:cards-shadows-0024 @compute
    Scenario: After the check it is gone
      Given it is the movement/hazard phase
      And the opponent holds "Weariness of the Heart"
      When the opponent plays "Weariness of the Heart" on Elladan for its second effect and rolls 6 and 6 for the corruption check
      Then "Free to Choose" and "Weariness of the Heart" are in the discard pile
      And the corruption points of Elladan are 3

    @id:cards-shadows-0025 @forbid
    Scenario: One at a time
      Given it is the organization phase
      When the player plays another "Free to Choose" on "Aiglos"
      Then it is illegal by the text of "Free to Choose"

  @card:DM-140
  Rule: Horns, Horns, Horns

    @id:cards-shadows-0016 @compute
    Scenario: Rohan has come again
      Given the emended rules
      And it is the organization phase
      And untapped Éomer is at Edoras
      And the player holds "Horns, Horns, Horns"
      And the player's discard pile holds "Riders of Rohan" and "Sting"
      And the opponent's discard pile holds "Tower Guard of Minas Tirith"
      When the player plays "Horns, Horns, Horns" and both shuffle
      Then it is legal
      And "Riders of Rohan" and "Tower Guard of Minas Tirith" are in the play deck
      And "Horns, Horns, Horns" is in the discard pile

  @card:DM-144
  Rule: I Know Much about You

    Background:
      Given the emended rules
      And it is the site phase
      And untapped Glóin and untapped Balin are at Bree
      And the opponent has Bill Ferny as a face-up agent at Bree
      And the player holds "I Know Much about You"

    @id:cards-shadows-0017 @allow
    Scenario: Bill Ferny slinks away
      When the company enters the site
      And the agent Bill Ferny falls upon the company
      And the player plays "I Know Much about You"
      Then it is legal
      And there is no attack
      And "I Know Much about You" is in the discard pile

  @card:DM-144
  Rule: Wolves are nobody

    @id:cards-shadows-0023 @forbid
    Scenario: Of them nothing is known
      Given the emended rules
      And it is the site phase
      And untapped Beretar is at Isengard
      And the player holds "I Know Much about You"
      When the company enters the site
      And the player plays "I Know Much about You"
      Then it is illegal by the text of "I Know Much about You"

  @card:DM-165
  Rule: Withdrawn to Mordor

    Background:
      Given the emended rules
      And it is the organization phase
      And untapped Glóin is at Rivendell
      And the player holds "Withdrawn to Mordor"

    @id:cards-shadows-0018 @allow
    Scenario: Bill Ferny is not missed
      Given the opponent has Bill Ferny as a face-up agent at Bree
      When the player plays "Withdrawn to Mordor" on Bill Ferny
      Then it is legal
      And Bill Ferny and "Withdrawn to Mordor" are in the discard pile
      And the opponent's Bree is in the location deck

    @id:cards-shadows-0019 @allow
    Scenario: Golodhros is wanted elsewhere
      Given the opponent has Golodhros as a face-up agent at Cirith Ungol
      When the player plays "Withdrawn to Mordor" on Golodhros
      Then it is legal
      And Golodhros is in hand
      And "Withdrawn to Mordor" is in the discard pile
      And the opponent's Cirith Ungol is in the location deck

    @id:cards-shadows-0029 @allow @rule:core.setup.agent-hazards-barred-ringwraith
    Scenario: A Ringwraith’s man is called off as well, for this is no hazard
      Given the opponent is a Ringwraith
      And the opponent has Bill Ferny as a face-up agent at Bree
      When the player plays "Withdrawn to Mordor" on Bill Ferny
      Then it is legal
      And Bill Ferny and "Withdrawn to Mordor" are in the discard pile
      And the opponent's Bree is in the location deck

    @id:cards-shadows-0020 @forbid
    Scenario: Who is hidden is not called
      Given the opponent has Golodhros as a face-down agent
      When the player plays "Withdrawn to Mordor" on Golodhros
      Then it is illegal by core.targeting.face-down-cards

  @card:DM-149
  Rule: Memories Recalled

    Background:
      Given the emended rules
      And it is the organization phase
      And the player holds "Memories Recalled"

    @id:cards-shadows-0021 @allow
    Scenario: Elrond reminds him who he is
      Given untapped Elrond and untapped Beretar are at Rivendell
      And the opponent has "Dragon’s Curse" in play on Beretar
      When the player plays "Memories Recalled" on Beretar
      Then it is legal
      And "Dragon’s Curse" and "Memories Recalled" are in the discard pile

    @id:cards-shadows-0022 @forbid
    Scenario: Glóin remembers other things
      Given untapped Glóin and untapped Beretar are at Bree
      And the opponent has "Dragon’s Curse" in play on Beretar
      When the player plays "Memories Recalled" on Beretar
      Then it is illegal by the text of "Memories Recalled"

  @card:DM-44 @card:DM-65 @card:DM-81
  Rule: Old evils come home

    @id:cards-shadows-0026 @allow
    Scenario Outline: <creature> in <region>
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at <from>
      And the company is moving to <to>
      And the opponent has "<card>" in play
      And the opponent holds "<creature>"
      When the company travels by <way>
      And the opponent plays the creature "<creature>" on the company keyed to <region>
      Then it is legal
      And "<creature>" is in play

      Examples:
        | case   | card                 | creature     | from      | to          | way                                        | region       |
        | angmar | Angmar Arises        | Barrow-wight | Rivendell | Ettenmoors  | Rhudaur                                    | Rhudaur      |
        | dark   | In Darkness Bind Them | Barrow-wight | Lórien   | Dead Marshes | Wold & Foothills, Brown Lands and Dagorlad | Dagorlad     |
        | mirk   | Reaching Shadow      | Barrow-wight | Lórien    | Woodmen-town | Wold & Foothills, Anduin Vales and Western Mirkwood | Anduin Vales |

    @id:cards-shadows-0027 @forbid
    Scenario: Without it they stay away from Rhudaur
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Rivendell
      And the company is moving to Ettenmoors
      And the opponent holds "Barrow-wight"
      When the company travels by Rhudaur
      And the opponent plays the creature "Barrow-wight" on the company keyed to Rhudaur
      Then it is illegal by core.hazards.declare-key

    @id:cards-shadows-0028 @compute
    Scenario: One is beaten, and it is over
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Aragorn II is at Rivendell
      And the company is moving to Ettenmoors
      And the opponent has "Angmar Arises" in play
      And the opponent holds "Barrow-wight"
      When the company travels by Rhudaur
      And the opponent plays the creature "Barrow-wight" on the company keyed to Rhudaur
      And Aragorn II faces the strike and rolls 6 and 6
      Then "Angmar Arises" is in the discard pile
      And "Barrow-wight" is in the marshalling-point pile
      And Aragorn II is tapped
      And the player has 1 kill point
