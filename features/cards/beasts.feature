Feature: Beasts of the wild

  Drakes, rats and spiders: where they are met, and what is left of those who met them.

  @card:TD-13 @card:TD-30 @card:TD-40 @card:TD-42 @card:TD-47 @card:TD-75
  Rule: Each hunts where it is at home

    @id:cards-beasts-0001 @allow
    Scenario Outline: <creature> by way of a <key>
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at <from>
      And the company is moving to <to> by Starter Movement
      And the opponent holds "<creature>"
      When the opponent plays the creature "<creature>" on the company keyed to a <key>
      Then it is legal
      And the attack is <attack>
      And "<creature>" is in play

      Examples:
        | case        | creature            | from      | to                | key           | attack                  |
        | wolves      | Dire Wolves         | Rivendell | Tharbad           | Wilderness    | Wolf (4 strikes at 8)   |
        | wolves-dark | Dire Wolves         | Lórien    | Bandit Lair       | Shadow-land   | Wolf (4 strikes at 8)   |
        | hobgoblins  | Hobgoblins          | Rivendell | Tharbad           | Wilderness    | Orc (2 strikes at 10)   |
        | land-drake  | Land-drake          | Lórien    | Bandit Lair       | Wilderness    | Drake (1 strike at 8)   |
        | in-ruins    | Land-drake          | Lórien    | Bandit Lair       | Ruins & Lairs | Drake (1 strike at 8)   |
        | spiders     | Lesser Spiders      | Lórien    | Bandit Lair       | Wilderness    | Spider (4 strikes at 7) |
        | spiders-east | Lesser Spiders     | Lórien    | Bandit Lair       | Shadow-land   | Spider (4 strikes at 7) |
        | spiders-in  | Lesser Spiders      | Lórien    | Bandit Lair       | Ruins & Lairs | Spider (4 strikes at 7) |
        | marsh-drake | Marsh-drake         | Edhellond | Isle of the Ulond | Coastal Sea   | Drake (2 strikes at 11) |
        | in-marshes  | Marsh-drake         | Lórien    | Dead Marshes      | Shadow-land   | Drake (2 strikes at 11) |
        | giants      | Thunder’s Companion | Rivendell | Tharbad           | Wilderness    | Giant (3 strikes at 9)  |

    @id:cards-beasts-0002 @forbid
    Scenario Outline: One wood is too small for <creature>
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Rivendell
      And the company is moving to Ettenmoors by Starter Movement
      And the opponent holds "<creature>"
      When the opponent plays the creature "<creature>" on the company keyed to a Wilderness
      Then it is illegal by core.hazards.declare-key

      Examples:
        | case       | creature            |
        | wolves     | Dire Wolves         |
        | hobgoblins | Hobgoblins          |
        | giants     | Thunder’s Companion |

  @card:TD-78
  Rule: True Fire-drake

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Rivendell
      And the opponent holds "True Fire-drake"

    @id:cards-beasts-0003 @forbid
    Scenario: By day two woods are not enough
      Given the company is moving to Tharbad by Starter Movement
      When the opponent plays the creature "True Fire-drake" on the company keyed to a Wilderness
      Then it is illegal by core.hazards.declare-key

    @id:cards-beasts-0004 @allow
    Scenario: By night they are
      Given the company is moving to Tharbad by Starter Movement
      And the opponent has "Doors of Night" in play
      When the opponent plays the creature "True Fire-drake" on the company keyed to a Wilderness
      Then it is legal
      And the attack is Drake (2 strikes at 13)
      And "True Fire-drake" is in play

    @id:cards-beasts-0005 @forbid
    Scenario: One is not enough even then
      Given the company is moving to Ettenmoors by Starter Movement
      And the opponent has "Doors of Night" in play
      When the opponent plays the creature "True Fire-drake" on the company keyed to a Wilderness
      Then it is illegal by core.hazards.declare-key

    @id:cards-beasts-0006 @allow
    Scenario: Three are enough at any time
      Given the company is moving to Ruined Signal Tower by Starter Movement
      When the opponent plays the creature "True Fire-drake" on the company keyed to a Wilderness
      Then it is legal
      And the attack is Drake (2 strikes at 13)
      And "True Fire-drake" is in play

  @card:TD-7
  Rule: Carrion Birds come where others have fought

    @id:cards-beasts-0020 @forbid
    Scenario: Where others have fought they are not so far
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar and untapped Bergil are at Rivendell
      And Beretar's company is moving to Barrow-downs
      And untapped Gimli is at Lórien
      And Gimli's company has faced "Hobgoblins" this turn
      And the opponent holds "Carrion Birds"
      When the player chooses Beretar's company to go next
      And Beretar's company travels by Starter Movement
      And the opponent plays the creature "Carrion Birds" on Beretar's company keyed to a Wilderness
      Then it is illegal by core.hazards.declare-key

  @card:TD-49
  Rule: Morgul-rats

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And the opponent holds "Morgul-rats"

    @id:cards-beasts-0007 @forbid
    Scenario: Nothing smells of blood
      Given untapped Beretar and untapped Annalena are at Moria
      When the opponent plays the creature "Morgul-rats" on the company keyed to a Shadow-hold
      Then it is illegal by core.hazards.declare-key

    @id:cards-beasts-0008 @allow
    Scenario Outline: They have smelt Annalena's wound at <site>
      Given untapped Beretar and wounded Annalena are at <site>
      When the opponent plays the creature "Morgul-rats" on the company keyed to a <type>
      Then it is legal
      And the attack is Animal (15 strikes at 2/5)
      And "Morgul-rats" is in play

      Examples:
        | case        | site     | type        |
        | shadow-hold | Moria    | Shadow-hold |
        | dark-hold   | Carn Dûm | Dark-hold   |

    @id:cards-beasts-0101 @forbid @rule:core.hazards.name-and-type-keys
    Scenario: It is the kind of place that they like, and not Moria as such
      Given untapped Beretar and wounded Annalena are at Moria
      When the opponent plays the creature "Morgul-rats" on the company keyed to Moria
      Then it is illegal by core.hazards.declare-key

    @id:cards-beasts-0009 @allow
    Scenario Outline: In the dark they come out anyway at <site>
      Given untapped Beretar and untapped Annalena are at <site>
      And the opponent has "Doors of Night" in play
      When the opponent plays the creature "Morgul-rats" on the company keyed to a <type>
      Then it is legal
      And the attack is Animal (15 strikes at 2/5)
      And "Morgul-rats" is in play

      Examples:
        | case        | site     | type        |
        | shadow-hold | Moria    | Shadow-hold |
        | dark-hold   | Carn Dûm | Dark-hold   |

  @card:TD-80
  Rule: Were-worm

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar and untapped Annalena are at Rivendell
      And Beretar bears "Scabbard of Chalcedony"
      And Annalena bears "Elf-stone"
      And the company is moving to Ruined Signal Tower by Starter Movement
      And the opponent holds "Were-worm"

    @id:cards-beasts-0010 @compute
    Scenario: It bites Beretar, and swallows what Annalena carries
      When the opponent plays the creature "Were-worm" on the company keyed to a Wilderness
      And the opponent assigns a strike to Beretar
      And Beretar faces the strike and rolls 2 and 1, then 1 and 1 for the body check
      And the opponent chooses "Elf-stone" for "Were-worm"
      Then it is legal
      And Beretar is wounded
      And "Elf-stone" and "Were-worm" are in the discard pile

    @id:cards-beasts-0011 @compute
    Scenario: Whom it does not wound, it does not rob
      When the opponent plays the creature "Were-worm" on the company keyed to a Wilderness
      And the opponent assigns a strike to Beretar
      And Beretar faces the strike and rolls 4 and 4
      Then there is no attack
      And Beretar is tapped
      And "Were-worm" is in the discard pile

  @card:TD-81
  Rule: Wild Fell Beast

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar, untapped Annalena, untapped Éomer and untapped Bergil are at Lórien
      And the company is moving to Dead Marshes by Starter Movement
      And the player holds "Concealment"
      And the opponent holds "Wild Fell Beast"

    @id:cards-beasts-0012 @compute
    Scenario: Nobody is at ease after such a shriek
      When the opponent plays the creature "Wild Fell Beast" on the company keyed to a Shadow-land
      And the player passes
      And the opponent assigns a strike to Beretar
      And the opponent assigns a strike to Éomer
      And the opponent assigns a strike to Bergil
      And Beretar faces the strike and rolls 3 and 4
      And Éomer faces the strike untapped and rolls 6 and 6
      And Bergil faces the strike and rolls 6 and 5
      Then Beretar, Annalena, Éomer and Bergil are tapped
      And "Wild Fell Beast" is in the discard pile

    @id:cards-beasts-0013 @compute
    Scenario: It has flown over without finding them
      When the opponent plays the creature "Wild Fell Beast" on the company keyed to a Shadow-land
      And the player plays "Concealment" with Annalena
      Then there is no attack
      And Annalena is tapped
      And Beretar, Éomer and Bergil are untapped
      And "Concealment" and "Wild Fell Beast" are in the discard pile

  @card:AS-12
  Rule: Knights of the Prince

    @id:cards-beasts-0014 @compute
    Scenario: Nobody is rested after such a day
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Dol Amroth
      And the opponent holds "Knights of the Prince"
      When the opponent plays the creature "Knights of the Prince" on the company keyed to Dol Amroth
      And Beretar faces the strike untapped and rolls 6 and 6
      Then there is no attack
      And Beretar is tapped
      And "Knights of the Prince" is in the discard pile

  @card:TD-7
  Rule: Carrion Birds

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar and untapped Bergil are at Rivendell
      And the company is moving to Barrow-downs by Starter Movement
      And the opponent holds "Hobgoblins", "Carrion Birds" and "Crebain"

    @id:cards-beasts-0015 @forbid
    Scenario: Where nobody has fought they find nothing
      When the opponent plays the creature "Carrion Birds" on the company keyed to a Wilderness
      Then it is illegal by core.hazards.declare-key

    @id:cards-beasts-0019 @forbid
    Scenario: After crows there is nothing left for them
      When the opponent plays the creature "Crebain" on the company keyed to a Wilderness
      And Beretar faces the strike and rolls 5 and 5
      And Bergil faces the strike and rolls 6 and 5
      And the opponent plays the creature "Carrion Birds" on the company keyed to a Wilderness
      Then it is illegal by core.hazards.declare-key
      And Beretar and Bergil are tapped
      And "Crebain" is in the marshalling-point pile
      And the player has 1 kill points

    @id:cards-beasts-0016 @compute
    Scenario: After the Orcs they come down on everybody
      When the opponent plays the creature "Hobgoblins" on the company keyed to a Wilderness
      And Beretar faces the strike untapped and rolls 5 and 3
      And Bergil faces the strike and rolls 5 and 4
      And the opponent plays the creature "Carrion Birds" on the company keyed to a Wilderness
      Then the attack is Animal (2 strikes at 6)
      And "Carrion Birds" is in play
      And Bergil is tapped
      And "Hobgoblins" is in the discard pile

    @id:cards-beasts-0017 @compute
    Scenario: They do not leave off at once
      When the opponent plays the creature "Hobgoblins" on the company keyed to a Wilderness
      And Beretar faces the strike untapped and rolls 5 and 3
      And Bergil faces the strike and rolls 5 and 4
      And the opponent plays the creature "Carrion Birds" on the company keyed to a Wilderness
      And Beretar faces the strike and rolls 6 and 6
      And Bergil faces the strike and rolls 1 and 1, then 5 and 5 for the body check, then 5 and 5 for the body check
      Then Beretar is tapped
      And Bergil is wounded
      And "Carrion Birds" and "Hobgoblins" are in the discard pile

    @id:cards-beasts-0018 @compute
    Scenario: The second time is too much
      When the opponent plays the creature "Hobgoblins" on the company keyed to a Wilderness
      And Beretar faces the strike untapped and rolls 5 and 3
      And Bergil faces the strike and rolls 5 and 4
      And the opponent plays the creature "Carrion Birds" on the company keyed to a Wilderness
      And Beretar faces the strike and rolls 6 and 6
      And Bergil faces the strike and rolls 1 and 1, then 5 and 5 for the body check, then 6 and 5 for the body check
      Then Beretar is tapped
      And Bergil is out of play
      And "Carrion Birds" and "Hobgoblins" are in the discard pile
