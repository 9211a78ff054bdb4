Feature: Creatures that may be events

  Some creatures need not come themselves: their shadow is enough.

  @card:TW-2
  Rule: Adûnaphel has somebody tire

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Legolas and untapped Gimli are at Rivendell
      And the company is moving to Weathertop by Starter Movement

    @id:cards-nazgul-0001 @compute
    Scenario: She comes, and stays
      Given the opponent holds "Adûnaphel"
      When the opponent plays "Adûnaphel"
      Then it is legal
      And "Adûnaphel" is in play
      And 1 hazard was played on the company
      And there is no attack

    @id:cards-nazgul-0002 @compute
    Scenario: She is spent, and Gimli is weary
      Given the opponent has "Adûnaphel" in play
      When the opponent uses "Adûnaphel" on Gimli
      Then it is legal
      And Gimli is tapped
      And "Adûnaphel" is in the discard pile
      And 1 hazard was played on the company

    @id:cards-nazgul-0003 @forbid
    Scenario: She would have to be untapped
      Given the opponent has "Adûnaphel" in play
      And "Adûnaphel" is tapped
      When the opponent uses "Adûnaphel" on Gimli
      Then it is illegal by the text of "Adûnaphel"

  Rule: What the Nine do when they are spent

    Background:
      Given the emended rules
      And it is the movement/hazard phase

    @id:cards-nazgul-0010 @compute @card:TW-31
    Scenario: The Wolves hear Dwar
      Given untapped Legolas and untapped Gimli are at Rivendell
      And the company is moving to Weathertop by Starter Movement
      And the opponent has "Dwar of Waw" in play
      And the opponent holds "Wolves"
      When the opponent uses "Dwar of Waw"
      And the opponent plays the creature "Wolves" on the company keyed to a Wilderness
      Then the attack is Wolf (3 strikes at 9)
      And "Dwar of Waw" is in the discard pile
      And "Wolves" is in play

    @id:cards-nazgul-0011 @compute @card:TW-4
    Scenario: Akhôrahil makes Gimli frail
      Given untapped Legolas and untapped Gimli are at Rivendell
      And the company is moving to Weathertop by Starter Movement
      And the opponent has "Akhôrahil" in play
      When the opponent uses "Akhôrahil" on Gimli
      Then the body of Gimli is 7
      And "Akhôrahil" is in the discard pile

    @id:cards-nazgul-0012 @compute @card:TW-44
    Scenario: Hoarmûrath sends one Wolf more
      Given untapped Legolas and untapped Gimli are at Rivendell
      And the company is moving to Weathertop by Starter Movement
      And the opponent has "Hoarmûrath of Dír" in play
      And the opponent holds "Wolves"
      When the opponent plays the creature "Wolves" on the company keyed to a Wilderness
      And the opponent uses "Hoarmûrath of Dír"
      Then the attack is Wolf (4 strikes at 8)
      And "Hoarmûrath of Dír" is in the discard pile
      And "Wolves" is in play

    @id:cards-nazgul-0013 @compute @card:TW-46
    Scenario: Indûr has the wounded lay something down
      Given untapped Legolas and wounded Gimli are at Rivendell
      And Gimli bears "Glamdring" and "Cram"
      And the company is moving to Weathertop by Starter Movement
      And the opponent has "Indûr Dawndeath" in play
      When the opponent uses "Indûr Dawndeath" on Gimli
      And the player chooses "Cram" for "Indûr Dawndeath"
      Then "Cram" and "Indûr Dawndeath" are in the discard pile

    @id:cards-nazgul-0014 @forbid @card:TW-46
    Scenario: Legolas is not wounded
      Given untapped Legolas and wounded Gimli are at Rivendell
      And Legolas bears "Cram"
      And the company is moving to Weathertop by Starter Movement
      And the opponent has "Indûr Dawndeath" in play
      When the opponent uses "Indûr Dawndeath" on Legolas
      Then it is illegal by the text of "Indûr Dawndeath"

    @id:cards-nazgul-0015 @compute @card:TW-47
    Scenario: Khamûl calls, and Ren is there as well
      Given untapped Legolas and untapped Gimli are at Rivendell
      And the company is moving to Weathertop by Starter Movement
      And the opponent has "Khamûl the Easterling" and "Ren the Unclean" in play
      And the player holds "Cram", "Glamdring" and "Star-glass"
      When the opponent uses "Khamûl the Easterling"
      And the player chooses "Cram" for "Khamûl the Easterling"
      And the player chooses "Star-glass" for "Khamûl the Easterling"
      Then "Cram", "Star-glass" and "Khamûl the Easterling" are in the discard pile
      And the player holds 1 card

    @id:cards-nazgul-0016 @compute @card:TW-107
    Scenario: Ûvatha calls the Wolves back
      Given untapped Legolas and untapped Gimli are at Rivendell
      And the company is moving to Weathertop by Starter Movement
      And the opponent has "Ûvatha the Horseman" in play
      And the opponent's discard pile holds "Wolves" and "Giant"
      When the opponent uses "Ûvatha the Horseman"
      And the opponent chooses "Wolves" for "Ûvatha the Horseman"
      Then "Ûvatha the Horseman" is in the discard pile
      And "Wolves" is in hand

    @id:cards-nazgul-0017 @compute @card:TW-65
    Scenario: The Mouth brings a message
      Given untapped Legolas and untapped Gimli are at Rivendell
      And the company is moving to Weathertop by Starter Movement
      And the opponent holds "Mouth of Sauron"
      And reading a of q.core.untargeted-hazard-short-events
      And the opponent's discard pile holds "Doors of Night" and "Giant"
      When the opponent plays "Mouth of Sauron"
      And the opponent chooses "Doors of Night" for "Mouth of Sauron"
      Then "Mouth of Sauron" is in the discard pile
      And "Doors of Night" is in hand

  Rule: What the wise do against the Shadow

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is the movement/hazard phase

    @id:cards-nazgul-0020 @compute @card:AS-11
    Scenario Outline: Gandalf watches those who go openly, <case>
      Given untapped <who> is at Dol Guldur
      And the company is moving to Sarn Goriwing by Starter Movement
      And the opponent holds "Gandalf the White Rider"
      When the opponent plays "Gandalf the White Rider"
      Then the hazard limit of the company is <limit>
      And "Gandalf the White Rider" is in play

      Examples:
        | case   | who    | limit |
        | overt  | Gorbag | 3     |
        | covert | Layos  | 2     |

    @id:cards-nazgul-0021 @compute @card:AS-18
    Scenario Outline: Radagast watches the wood, and Gorbag goes to <site>
      Given untapped Gorbag is at Dol Guldur
      And the company is moving to <site> by <way>
      And the opponent holds "Radagast the Tamer"
      When the opponent plays "Radagast the Tamer"
      Then the hazard limit of the company is <limit>
      And "Radagast the Tamer" is in play

      Examples:
        | case    | site          | way                                     | limit |
        | in-it   | Sarn Goriwing | Southern Mirkwood and Heart of Mirkwood | 3     |

    @id:cards-nazgul-0022 @compute @card:AS-19
    Scenario: Rings weigh more while Saruman looks on
      Given untapped Gorbag is at Dol Guldur
      And Gorbag bears "Magic Ring of Shadows"
      And the company is moving to Sarn Goriwing by Starter Movement
      And the opponent holds "Saruman the Wise"
      When the opponent plays "Saruman the Wise"
      Then the corruption points of Gorbag are 3
      And "Saruman the Wise" is in play

    @id:cards-nazgul-0023 @compute @card:AS-7
    Scenario: Alatar sees farther than others
      Given untapped Gorbag and untapped Layos are at Dol Guldur
      And the company is moving to Sarn Goriwing by Southern Mirkwood and Heart of Mirkwood
      And the opponent has "Alatar the Hunter" in play
      And the opponent holds "Radagast the Tamer"
      When the opponent plays the creature "Radagast the Tamer" on the company keyed to Heart of Mirkwood
      Then the attack is Maia (3 strikes at 14/9)
      When the opponent assigns a strike to Layos
      Then it is legal
      And "Radagast the Tamer" is in play

    @id:cards-nazgul-0024 @compute @card:AS-14
    Scenario: Men listen to the lord of the Carrock
      Given it is the site phase
      And untapped Layos is at Shrel-Kain
      And the company has entered the site
      And the opponent has "Lord of the Carrock" in play
      When Layos influences "Men of Dorwinion" and rolls 4 and 4
      Then Layos is tapped
      And the influence check of Layos was 10
      And "Men of Dorwinion" is in the discard pile

    @id:cards-nazgul-0025 @compute @card:AS-17
    Scenario: Pallando keeps the soul of whoever goes
      Given it is the organization phase
      And untapped Layos and untapped Gorbag are at Dol Guldur
      And the opponent has "Pallando the Soul-keeper" in play
      When the player discards Gorbag from play
      Then Gorbag was eliminated
      And the player has 2 character points
      And "Pallando the Soul-keeper" is in the discard pile

  @card:AS-11 @card:AS-7 @card:AS-17 @card:AS-18 @card:AS-19
  Rule: They make room for those they are

    @id:cards-nazgul-0030 @compute
    Scenario Outline: <name> is <who> himself
      Given the emended rules
      And it is the organization phase
      And the opponent has <card> in play
      And untapped Legolas is at Rivendell
      And the player holds <who>
      When the player plays <who> into Legolas's company
      Then it is legal
      And <who> is untapped
      And Legolas and <who> form a company
      And <card> is in the discard pile

      Examples:
        | case     | card                       | who      | name                     |
        | gandalf  | "Gandalf the White Rider"  | Gandalf  | Gandalf the White Rider  |
        | alatar   | "Alatar the Hunter"        | Alatar   | Alatar the Hunter        |
        | pallando | "Pallando the Soul-keeper" | Pallando | Pallando the Soul-keeper |
        | saruman  | "Saruman the Wise"         | Saruman  | Saruman the Wise         |
        | radagast | "Radagast the Tamer"       | Radagast | Radagast the Tamer       |

  Rule: Each of them may come as a shadow

    @id:cards-nazgul-0040 @compute @card:TW-2 @card:TW-31 @card:TW-4 @card:TW-44 @card:TW-46 @card:TW-47 @card:TW-107
    Scenario Outline: <case> is there, and does not attack
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Legolas and untapped Gimli are at Rivendell
      And the company is moving to Weathertop by Starter Movement
      And the opponent holds <card>
      When the opponent plays <card>
      Then it is legal
      And <card> is in play
      And 1 hazard was played on the company
      And there is no attack

      Examples:
        | case       | card                    |
        | adunaphel  | "Adûnaphel"             |
        | dwar       | "Dwar of Waw"           |
        | akhorahil  | "Akhôrahil"             |
        | hoarmurath | "Hoarmûrath of Dír"     |
        | indur      | "Indûr Dawndeath"       |
        | khamul     | "Khamûl the Easterling" |
        | uvatha     | "Ûvatha the Horseman"   |
        | ren        | "Ren the Unclean"       |
        | witch-king | "Witch-king of Angmar"  |

    @id:cards-nazgul-0041 @compute @card:AS-7 @card:AS-11 @card:AS-14 @card:AS-17 @card:AS-18 @card:AS-19
    Scenario Outline: Those of the wise do as well: <case>
      Given the emended rules
      And the player is a Ringwraith
      And it is the movement/hazard phase
      And untapped Gorbag and untapped Layos are at Dol Guldur
      And the company is moving to Sarn Goriwing by Southern Mirkwood and Heart of Mirkwood
      And the opponent holds <card>
      When the opponent plays <card>
      Then it is legal
      And <card> is in play
      And there is no attack

      Examples:
        | case     | card                       |
        | alatar   | "Alatar the Hunter"        |
        | gandalf  | "Gandalf the White Rider"  |
        | carrock  | "Lord of the Carrock"      |
        | pallando | "Pallando the Soul-keeper" |
        | radagast | "Radagast the Tamer"       |
        | saruman  | "Saruman the Wise"         |

    @id:cards-nazgul-0042 @compute @card:AS-7 @card:AS-11 @card:AS-14 @card:AS-18 @card:AS-19
    Scenario Outline: They go when a play deck is exhausted: <case>
      Given the emended rules
      And it is the end-of-turn phase
      And untapped Glóin is at Rivendell
      And the opponent's untapped Gorbag is at Dol Guldur
      And the player holds "Glamdring", "Ringil", "Belegennon", "Magical Harp", "Horn of Defiance", "Enruned Shield" and "Star-glass"
      And the player's play deck holds "Sting"
      And the player's discard pile holds "Elf-stone"
      And the opponent has <card> in play
      When the player passes and shuffles
      Then <card> is in the discard pile
      And "Sting" is in hand
      And "Elf-stone" is in the play deck

      Examples:
        | case    | card                      |
        | alatar  | "Alatar the Hunter"       |
        | gandalf | "Gandalf the White Rider" |
        | carrock | "Lord of the Carrock"     |
        | radagast | "Radagast the Tamer"     |
        | saruman | "Saruman the Wise"        |
