Feature: Roads that are on no map

  Through the far north, along the coast, under the trees; and what waits there.

  @card:TD-117 @card:TD-100 @card:TD-121 @card:TD-147
  Rule: Each country has a road of its own

    @id:cards-roads-0001 @compute
    Scenario Outline: From <from> to <to> by way of <road>
      Given the emended rules
      And it is the organization phase
      And untapped Beretar, untapped Annalena, untapped Éomer, untapped Bergil and untapped Ioreth are at <from>
      And the player holds "<road>"
      And the opponent holds "Doors of Night"
      When the player plays "<road>" on the company
      And the company moves to <to>
      And the player passes
      And the player passes
      Then it is the movement/hazard phase
      And the site path of the company is <path>
      And the hazard limit of the company is 3
      And the company is on its way
      And <to> is in play
      And "<road>" is in the discard pile

      Examples:
        | case     | road     | from           | to                   | path                                                                     |
        | belegaer | Belegaer | Grey Havens    | Pelargir             | Lindon (Coastal Sea), Coastal Sea and Lebennin (Coastal Sea)             |
        | forod    | Forod    | Grey Havens    | Iron Hill Dwarf-hold | Lindon (Wilderness), Wilderness and Iron Hills (Wilderness)              |
        | rhun     | Rhûn     | Variag Camp    | Shrel-Kain           | Khand (Wilderness), Wilderness and Dorwinion (Wilderness)                |

    @id:cards-roads-0002 @compute
    Scenario Outline: Of two ways the company takes the <way>
      Given the emended rules
      And it is the organization phase
      And untapped Beretar, untapped Annalena, untapped Éomer, untapped Bergil and untapped Ioreth are at Grey Havens
      And the player holds "Belegaer"
      And the opponent holds "Doors of Night"
      When the player plays "Belegaer" on the company
      And the company moves to Himring
      And the player passes
      And the player passes
      And the company travels by <travels>
      Then the site path of the company is <path>
      And the hazard limit of the company is <limit>
      And the company is on its way
      And Himring is in play
      And "Belegaer" is in the discard pile

      Examples:
        | case  | way   | travels          | path                                                                      | limit |
        | harad | new   | "Belegaer"       | Lindon (Coastal Sea), Coastal Sea and Elven Shores (Coastal Sea)          | 3     |
        | known | other | Starter Movement | Lindon (Free-domain) and Elven Shores (Coastal Sea)                       | 5     |

    @id:cards-roads-0024 @forbid
    Scenario Outline: Who has <road> in mind, does not go from region to region
      Given the emended rules
      And it is the organization phase
      And untapped Beretar is at <from>
      And the player holds "<road>"
      When the player plays "<road>" on the company
      Then the company may not move to <far> by core.movement.declared-movement-must-be-valid
      And the company may move to <near>
      And "<road>" is in the discard pile

      Examples:
        | case     | road     | from           | far                 | near           |
        | belegaer | Belegaer | Grey Havens    | Bree                | Himring        |
        | forod    | Forod    | Grey Havens    | Bree                | Carn Dûm       |
        | harad    | Harad    | Southron Oasis | Pelargir            | Variag Camp    |
        | rhun     | Rhûn     | Variag Camp    | Southron Oasis      | Shrel-Kain     |

    @id:cards-roads-0025 @allow
    Scenario Outline: Without <road> the way by regions is open
      Given the emended rules
      And it is the organization phase
      And untapped Beretar is at <from>
      And the player holds "<road>"
      Then the company may move to <far>

      Examples:
        | case     | road     | from           | far                 |
        | belegaer | Belegaer | Grey Havens    | Bree                |
        | rhun     | Rhûn     | Variag Camp    | Southron Oasis      |

    @id:cards-roads-0028 @allow
    Scenario: Only those of whom the song is, put out to sea
      Given the emended rules
      And it is the organization phase
      And untapped Beretar is at Grey Havens
      And untapped Aragorn II is at Rivendell
      And the player holds "Belegaer"
      When the player plays "Belegaer" on Beretar's company
      Then Aragorn II's company may move to Isengard
      And Beretar's company may not move to Bree by core.movement.declared-movement-must-be-valid
      And "Belegaer" is in the discard pile

    @id:cards-roads-0026 @forbid
    Scenario: Who has set out for Bree, has no use for Forod any more
      Given the emended rules
      And it is the organization phase
      And untapped Beretar is at Grey Havens
      And the player holds "Forod"
      When the company moves to Bree
      And the player plays "Forod" on the company
      Then it is illegal by core.events.short-not-just-to-discard
      And Bree is in play

    @id:cards-roads-0027 @allow
    Scenario: Who has set out for Carn Dûm, has
      Given the emended rules
      And it is the organization phase
      And untapped Beretar is at Grey Havens
      And the player holds "Forod"
      When the company moves to Carn Dûm
      And it is asked whether the player may play "Forod" on the company
      Then it is legal
      And Carn Dûm is in play

    @id:cards-roads-0003 @forbid
    Scenario Outline: <road> does not begin at <from>
      Given the emended rules
      And it is the organization phase
      And untapped Beretar is at <from>
      And the player holds "<road>"
      When the player plays "<road>" on the company
      Then it is illegal by core.events.short-not-just-to-discard

      Examples:
        | case     | road     | from        |
        | belegaer | Belegaer | Rivendell   |
        | forod    | Forod    | Rivendell   |
        | harad    | Harad    | Grey Havens |
        | rhun     | Rhûn     | Grey Havens |

    @id:cards-roads-0004 @forbid
    Scenario: Forod does not lead to Edoras
      Given the emended rules
      And it is the organization phase
      And untapped Beretar is at Grey Havens
      And the player holds "Forod"
      When the player plays "Forod" on the company
      And the company moves to Edoras
      Then it is illegal by core.movement.declared-movement-must-be-valid
      And "Forod" is in the discard pile

  @card:TD-111
  Rule: Elf-path

    @id:cards-roads-0005 @forbid
    Scenario: The Wargs run past
      Given the emended rules
      And it is the organization phase
      And untapped Annalena and untapped Beretar are at Rivendell
      And the company is moving to Barrow-downs
      And the player holds "Elf-path"
      And the opponent holds "Wargs", "Orc-patrol" and "Doors of Night"
      When the player passes
      And the player plays "Elf-path" with Annalena
      And the player passes
      And the company travels by Starter Movement
      And the opponent plays the creature "Wargs" on the company keyed to a Wilderness
      Then it is illegal by the text of "Elf-path"
      And Annalena is tapped
      And "Elf-path" is in the discard pile

    @id:cards-roads-0006 @allow
    Scenario: Among the barrows the path ends
      Given the emended rules
      And it is the organization phase
      And untapped Annalena and untapped Beretar are at Rivendell
      And the company is moving to Barrow-downs
      And the player holds "Elf-path"
      And the opponent holds "Wargs", "Orc-patrol" and "Doors of Night"
      When the player passes
      And the player plays "Elf-path" with Annalena
      And the player passes
      And the company travels by Starter Movement
      And the opponent plays the creature "Orc-patrol" on the company keyed to a Ruins & Lairs
      Then it is legal
      And Annalena is tapped
      And "Elf-path" is in the discard pile
      And "Orc-patrol" is no longer in hand

    @id:cards-roads-0007 @allow
    Scenario Outline: No path of the Elves leads <where>
      Given the emended rules
      And it is the organization phase
      And untapped Annalena and untapped Beretar are at <from>
      And the company is moving to <to>
      And the player holds "Elf-path"
      And the opponent holds "Wargs" and "Doors of Night"
      When the player passes
      And the player plays "Elf-path" with Annalena
      And the player passes
      And the company travels by Starter Movement
      And the opponent plays the creature "Wargs" on the company keyed to a Wilderness
      Then it is legal
      And Annalena is tapped
      And "Elf-path" is in the discard pile
      And "Wargs" is no longer in hand

      Examples:
        | case | where              | from      | to                  |
        | far  | so far             | Rivendell | Ruined Signal Tower |
        | dark | through the shadow | Lórien    | Bandit Lair         |

    @id:cards-roads-0008 @forbid
    Scenario: Beretar knows none
      Given the emended rules
      And it is the organization phase
      And untapped Annalena and untapped Beretar are at Rivendell
      And the company is moving to Barrow-downs
      And the player holds "Elf-path"
      When the player passes
      Then the player may not play "Elf-path" with Beretar by the text of "Elf-path"

  @card:TD-24
  Rule: Fever of Unrest

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar, untapped Annalena, untapped Éomer and untapped Bergil are at Lórien
      And the opponent holds "Fever of Unrest", "Scorba", "Leucaruth" and "Bairanax"

    @id:cards-roads-0009 @allow
    Scenario: Far from home Scorba looks for company
      Given the company is moving to Buhr Widu by Starter Movement
      When the opponent plays "Fever of Unrest" on the company
      And the opponent plays the creature "Scorba" on the company keyed to a Wilderness
      Then it is legal
      And the attack is a manifestation of Scorba
      And "Scorba" is in play
      And "Fever of Unrest" is in the discard pile

    @id:cards-roads-0010 @forbid
    Scenario: With fewer woods he stays where he is
      Given the company is moving to Sarn Goriwing by Starter Movement
      When the opponent plays "Fever of Unrest" on the company
      Then it is illegal by core.events.short-not-just-to-discard

    @id:cards-roads-0011 @allow
    Scenario: Leucaruth does not mind
      Given the company is moving to Sarn Goriwing by Starter Movement
      When the opponent plays "Fever of Unrest" on the company for its second effect
      And the opponent plays the creature "Leucaruth" on the company keyed to a Wilderness
      Then it is legal
      And the attack is a manifestation of Leucaruth
      And "Leucaruth" is in play
      And "Fever of Unrest" is in the discard pile

    @id:cards-roads-0012 @forbid
    Scenario: But nobody goes with her
      Given the company is moving to Sarn Goriwing by Starter Movement
      When the opponent plays "Fever of Unrest" on the company for its second effect
      Then "Fever of Unrest" is in the discard pile
      When the opponent plays the creature "Scorba" on the company keyed to a Wilderness
      Then it is illegal by core.hazards.declare-key

    @id:cards-roads-0013 @forbid
    Scenario: Nobody is restless about those who stay
      When the opponent plays "Fever of Unrest" on the company
      Then it is illegal by the text of "Fever of Unrest"

  @card:TD-124
  Rule: Hey! come merry dol!

    Background:
      Given the emended rules
      And it is the organization phase
      And the player holds "Hey! come merry dol!"
      And the opponent holds "Wargs", "Hobgoblins", "Crebain", "Lost in the Wilderness" and "Doors of Night"

    @id:cards-roads-0014 @forbid
    Scenario: With a song two woods are as short as one
      Given untapped Beretar is at Rivendell
      And the company is moving to Barrow-downs
      When the player passes
      And the player plays "Hey! come merry dol!" on the company
      And the player passes
      And the company travels by Starter Movement
      And the opponent plays the creature "Hobgoblins" on the company keyed to a Wilderness
      Then it is illegal by core.hazards.declare-key
      And "Hey! come merry dol!" is in the discard pile
      And the company is on its way

    @id:cards-roads-0015 @allow
    Scenario: But as long as one they are
      Given untapped Beretar is at Rivendell
      And the company is moving to Barrow-downs
      When the player passes
      And the player plays "Hey! come merry dol!" on the company
      And the player passes
      And the company travels by Starter Movement
      And the opponent plays the creature "Wargs" on the company keyed to a Wilderness
      Then it is legal
      And "Hey! come merry dol!" is in the discard pile
      And "Wargs" is no longer in hand

    @id:cards-roads-0016 @forbid
    Scenario: And one is none at all
      Given untapped Beretar is at Rivendell
      And the company is moving to Ettenmoors
      When the player passes
      And the player plays "Hey! come merry dol!" on the company
      And the player passes
      And the company travels by Starter Movement
      And the opponent plays the creature "Wargs" on the company keyed to a Wilderness
      Then it is illegal by core.hazards.declare-key
      And "Hey! come merry dol!" is in the discard pile
      And the company is on its way

    @id:cards-roads-0017 @compute
    Scenario: Of three woods one is left to be lost in
      Given untapped Beretar is at Rivendell
      And the company is moving to Ruined Signal Tower
      When the player passes
      And the player plays "Hey! come merry dol!" on the company
      And the player passes
      And the company travels by Starter Movement
      And the opponent plays "Lost in the Wilderness" on the company
      And the opponent passes
      Then the hazard limit of the company is 3
      And "Hey! come merry dol!" and "Lost in the Wilderness" are in the discard pile
      And the company is on its way

    @id:cards-roads-0018 @forbid
    Scenario: At home one sings for nothing
      Given untapped Beretar is at Rivendell
      When the player passes
      Then the player may not play "Hey! come merry dol!" on the company by the text of "Hey! come merry dol!"

  @card:TD-135
  Rule: Master of Esgaroth

    Background:
      Given the emended rules
      And it is the organization phase
      And the player holds "Master of Esgaroth"
      And the opponent holds "Doors of Night"

    @id:cards-roads-0019 @allow
    Scenario: By boat from Lake-town it is not far to the Mountain
      Given untapped Beretar is at Thranduil’s Halls
      And the company is moving to Lake-town
      When the player passes
      And the player plays "Master of Esgaroth" on the company
      And the player passes
      And the company travels by Woodland Realm and Northern Rhovanion
      And the opponent passes
      And the player passes
      And the company moves to The Lonely Mountain
      Then it is legal
      And the company is on its way
      And "Master of Esgaroth" is in the discard pile
      And The Lonely Mountain is in play
      And Thranduil’s Halls is in the location deck

    @id:cards-roads-0020 @compute
    Scenario: No boats go from Beorn's House
      Given untapped Beretar is at Lórien
      And the company is moving to Beorn’s House
      When the player passes
      And the player plays "Master of Esgaroth" on the company
      And the player passes
      And the company travels by Starter Movement
      And the opponent passes
      And the player passes
      Then it is the site phase
      And the company is at Beorn’s House
      And Lórien is in the location deck
      And "Master of Esgaroth" is in the discard pile

  @card:TD-164
  Rule: Washed and Refreshed

    Background:
      Given the emended rules
      And it is the organization phase
      And the player holds "Washed and Refreshed"
      And the opponent holds "Doors of Night"

    @id:cards-roads-0021 @compute
    Scenario: Three days at Rivendell, and nobody is tired
      Given tapped Beretar, tapped Annalena and untapped Bergil are at Rivendell
      And the company is moving to Ettenmoors
      When the player passes
      And the player plays "Washed and Refreshed" on the company
      And the player passes
      And the company travels by Starter Movement
      Then Beretar, Annalena and Bergil are untapped
      And the company is on its way
      And "Washed and Refreshed" is in the discard pile

    @id:cards-roads-0022 @compute
    Scenario: A long way ahead, and a bed for one
      Given tapped Beretar, tapped Annalena and untapped Bergil are at Rivendell
      And the company is moving to Ruined Signal Tower
      When the player passes
      And the player plays "Washed and Refreshed" on the company
      And the player passes
      And the company travels by Starter Movement
      And the player chooses Annalena for "Washed and Refreshed"
      Then Annalena and Bergil are untapped
      And Beretar is tapped
      And the company is on its way
      And "Washed and Refreshed" is in the discard pile

  @card:TD-124
  Rule: The song is about woods, and for those who have heard it

    Background:
      Given the emended rules
      And the player holds "Hey! come merry dol!"

    @id:cards-roads-0023 @allow
    Scenario: Nobody sings, and two woods are two
      Given untapped Beretar is at Rivendell
      And the opponent holds "Hobgoblins"
      And the company is moving to Barrow-downs
      And it is the movement/hazard phase
      When the company travels by Starter Movement
      Then the opponent may play the creature "Hobgoblins" on the company keyed to a Wilderness
      And the company is on its way
