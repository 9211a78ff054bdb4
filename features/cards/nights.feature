Feature: Nights that are darker than others

  What stirs in old holds, and what is left of light and learning.

  @card:TD-28
  Rule: Gothmog

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And the opponent holds "Gothmog", "Orc-patrol" and "Ambusher"

    @id:cards-nights-0001 @compute
    Scenario: He comes behind his Orcs in the marshes
      Given untapped Beretar is at Lórien
      And the company is moving to Dead Marshes by Starter Movement
      When the opponent plays the creature "Orc-patrol" on the company keyed to a Shadow-land
      And Beretar faces the strike and rolls 1 and 2
      And the opponent plays the creature "Gothmog" on the company keyed to a Shadow-land
      Then the attack is Troll (1 strike at 14/9)
      And "Gothmog" is in play
      And Beretar is tapped
      And "Orc-patrol" is in the discard pile

    @id:cards-nights-0002 @forbid
    Scenario: He does not follow them into the woods
      Given untapped Beretar is at Lórien
      And the company is moving to Dead Marshes by Starter Movement
      When the opponent plays the creature "Orc-patrol" on the company keyed to a Wilderness
      And Beretar faces the strike and rolls 1 and 2
      And the opponent plays the creature "Gothmog" on the company keyed to a Shadow-land
      Then it is illegal by core.hazards.declare-key
      And Beretar is tapped
      And "Orc-patrol" is in the discard pile

    @id:cards-nights-0003 @compute
    Scenario: Nor is he far when they are met in a hold
      Given untapped Beretar is at Dead Marshes
      When the opponent plays the creature "Orc-patrol" on the company keyed to a Shadow-hold
      And Beretar faces the strike and rolls 1 and 2
      And the opponent plays the creature "Gothmog" on the company keyed to a Shadow-hold
      Then the attack is Troll (1 strike at 14/9)
      And "Gothmog" is in play
      And Beretar is tapped
      And "Orc-patrol" is in the discard pile

    @id:cards-nights-0004 @forbid
    Scenario: Alone he keeps to the Dark-holds
      Given untapped Beretar is at Dead Marshes
      When the opponent plays the creature "Gothmog" on the company keyed to a Shadow-hold
      Then it is illegal by core.hazards.declare-key

    @id:cards-nights-0005 @allow
    Scenario: There he needs nobody before him
      Given untapped Beretar is at Carn Dûm
      When the opponent plays the creature "Gothmog" on the company keyed to a Dark-hold
      Then it is legal
      And the attack is Troll (1 strike at 14/9)
      And "Gothmog" is in play

  @card:TD-34 @card:TD-35
  Rule: Somebody is awake in there

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar and untapped Annalena are at Rivendell
      And the opponent holds "Incite Denizens" and "Incite Minions"

    @id:cards-nights-0006 @compute
    Scenario: Two packs at Isengard
      Given untapped Gimli is at Isengard
      When the player chooses Gimli's company to go next
      And the opponent plays "Incite Denizens" on Isengard
      Then it is legal
      And Isengard has the automatic-attacks Wolf (3 strikes at 7) and Wolf (3 strikes at 7)
      And "Incite Denizens" is in the discard pile

    @id:cards-nights-0007 @compute
    Scenario: The one at home strikes twice before the next
      Given untapped Gimli is at Ovir Hollow
      And the opponent has "Bairanax at Home" in play
      When the player chooses Gimli's company to go next
      And the opponent plays "Incite Denizens" on Ovir Hollow for its second effect
      Then it is legal
      And Ovir Hollow has the automatic-attacks Dragon (1 strike at 12), Dragon (2 strikes at 15/7) and Dragon (2 strikes at 15/7)
      And "Incite Denizens" is in the discard pile

    @id:cards-nights-0009 @forbid
    Scenario: There is no second one to be woken
      Given untapped Gimli is at Isengard
      When the player chooses Gimli's company to go next
      And the opponent plays "Incite Denizens" on Isengard for its second effect
      Then it is illegal by core.events.short-not-just-to-discard

    @id:cards-nights-0010 @compute
    Scenario Outline: <site> is full of them
      Given untapped Gimli is at <site>
      When the player chooses Gimli's company to go next
      And the opponent plays "Incite Minions" on <site>
      Then it is legal
      And <site> has the automatic-attacks <attack> and <attack>
      And "Incite Minions" is in the discard pile

      Examples:
        | case        | site        | attack               |
        | shadow-hold | Goblin-gate | Orc (3 strikes at 6) |
        | dark-hold   | Carn Dûm    | Orc (4 strikes at 7) |

    @id:cards-nights-0030 @compute
    Scenario Outline: The <nth> of those at <site> will not lie still
      Given untapped Gimli is at <site>
      And <site> gained a Dragon automatic-attack of 1 strike at 8 this turn
      And <site> gained a Dragon automatic-attack of 2 strikes at 9 this turn
      When the player chooses Gimli's company to go next
      And the opponent plays "<card>" on <site> for its <nth> effect
      Then it is legal
      And <site> has the automatic-attacks <attacks>
      And "<card>" is in the discard pile

      Examples:
        | case            | card            | site        | nth    | attacks                                                                                           |
        | denizens-third  | Incite Denizens | Isengard    | third  | Wolf (3 strikes at 7), Dragon (1 strike at 8), Dragon (2 strikes at 9) and Dragon (2 strikes at 9) |
        | minions-second  | Incite Minions  | Goblin-gate | second | Orc (3 strikes at 6), Dragon (1 strike at 8), Dragon (1 strike at 8) and Dragon (2 strikes at 9)   |
        | minions-third   | Incite Minions  | Goblin-gate | third  | Orc (3 strikes at 6), Dragon (1 strike at 8), Dragon (2 strikes at 9) and Dragon (2 strikes at 9)  |

    @id:cards-nights-0011 @forbid
    Scenario Outline: "<card>" is for other places than <site>
      Given untapped Gimli is at <site>
      When the player chooses Gimli's company to go next
      And the opponent plays "<card>" on <site>
      Then it is illegal by the text of "<card>"

      Examples:
        | case     | card            | site        |
        | denizens | Incite Denizens | Goblin-gate |
        | minions  | Incite Minions  | Isengard    |

  @card:TD-34 @card:TD-35
  Rule: One cry is enough

    Background:
      Given the emended rules
      And it is the movement/hazard phase

    @id:cards-nights-0012 @forbid
    Scenario Outline: Nobody in <site> can be woken twice
      Given untapped Beretar and untapped Annalena are at <site>
      And the opponent holds "<card>" and "Doors of Night"
      When the opponent plays "<card>" on the site
      And the opponent passes
      Then <site> has the automatic-attacks <attack> and <attack>
      And "<card>" is in the discard pile
      When the opponent plays another "<card>" on the site
      Then it is illegal by core.events.short-no-duplicate-on-entity

      Examples:
        | case     | card            | site        | attack                |
        | denizens | Incite Denizens | Isengard    | Wolf (3 strikes at 7) |
        | minions  | Incite Minions  | Goblin-gate | Orc (3 strikes at 6)  |

  @card:TD-34
  Rule: The one comes right behind the other

    @id:cards-nights-0013 @compute
    Scenario: First the one, and then at once the other
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beorn is at Ettenmoors
      And the opponent holds "Incite Denizens"
      When the opponent plays "Incite Denizens" on the site
      And the player passes
      And the company enters the site
      And Beorn faces the strike untapped and rolls 6 and 6
      Then the attack is Troll (1 strike at 9)
      And "Incite Denizens" is in the discard pile

  @card:TD-54
  Rule: Peril Returned

    Background:
      Given the emended rules
      And untapped Beretar, untapped Annalena and untapped Éomer are at Ettenmoors

    @id:cards-nights-0014 @compute
    Scenario: The sun shines, and nobody sees the morning
      Given the player has "Sun" and "Gates of Morning" in play
      And the opponent has "Peril Returned" in play
      Then the prowess of Beretar is 6
      And the prowess of Éomer is 3

    @id:cards-nights-0015 @compute
    Scenario: Without the morning it is night
      Given untapped Gandalf is at Rivendell
      And the opponent has "Peril Returned" and "Stormcrow" in play
      Then the direct influence of Gandalf is 6

    @id:cards-nights-0016 @compute
    Scenario: With it, it is neither
      Given untapped Gandalf is at Rivendell
      And the player has "Gates of Morning" in play
      And the opponent has "Peril Returned" and "Stormcrow" in play
      Then the direct influence of Gandalf is 8

  @card:TD-69
  Rule: Sleepless Malice

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And the opponent holds "Barrow-wight", "Ghosts", "Ghouls" and "Orc-patrol"

    @id:cards-nights-0017 @allow
    Scenario: One of the dead is not counted
      Given untapped Beorn is at Moria
      And the opponent has "Sleepless Malice" in play
      When the opponent plays the creature "Barrow-wight" on the company keyed to a Shadow-hold
      And Beorn faces the strike untapped and rolls 6 and 6
      And the opponent plays the creature "Orc-patrol" on the company keyed to a Shadow-hold
      And Beorn faces the strike untapped and rolls 6 and 6
      Then the opponent may play the creature "Ghosts" on the company keyed to a Shadow-hold
      And "Barrow-wight" and "Orc-patrol" are in the marshalling-point pile
      And the player has 2 kill points

    @id:cards-nights-0018 @forbid
    Scenario: Two of them are
      Given untapped Beorn is at Moria
      And the opponent has "Sleepless Malice" in play
      When the opponent plays the creature "Orc-patrol" on the company keyed to a Shadow-hold
      And Beorn faces the strike untapped and rolls 6 and 6
      And the opponent plays the creature "Barrow-wight" on the company keyed to a Shadow-hold
      And Beorn faces the strike untapped and rolls 6 and 6
      And the opponent plays the creature "Ghosts" on the company keyed to a Shadow-hold
      And Beorn faces the strike untapped and rolls 6 and 6
      And the opponent plays the creature "Ghouls" on the company keyed to a Shadow-hold
      Then it is illegal by core.hazards.limit-at-declaration
      And "Barrow-wight", "Ghosts" and "Orc-patrol" are in the marshalling-point pile
      And the player has 3 kill points

    @id:cards-nights-0019 @allow
    Scenario: By night they walk in ruins
      Given untapped Beorn is at Weathertop
      And the opponent has "Sleepless Malice" and "Doors of Night" in play
      When the opponent plays the creature "Barrow-wight" on the company keyed to a Ruins & Lairs
      Then it is legal
      And the attack comes from "Barrow-wight"
      And "Barrow-wight" is in play

    @id:cards-nights-0020 @forbid
    Scenario: By day they do not
      Given untapped Beorn is at Weathertop
      And the opponent has "Sleepless Malice" in play
      When the opponent plays the creature "Barrow-wight" on the company keyed to a Ruins & Lairs
      Then it is illegal by core.hazards.declare-key

    @id:cards-nights-0021 @forbid
    Scenario: Malice has no need of company
      Given untapped Beorn is at Weathertop
      And the opponent has "Sleepless Malice" in play
      And the opponent holds "Sleepless Malice"
      When the opponent plays another "Sleepless Malice"
      Then it is illegal by the text of "Sleepless Malice"

  @card:TD-110
  Rule: Echo of all Joy

    @id:cards-nights-0022 @allow
    Scenario: The song is heard for longer
      Given the emended rules
      And it is the organization phase
      And untapped Beretar is at Bree
      And the player has "Sun" in play
      And the player holds "Echo of all Joy"
      When the player plays "Echo of all Joy" on "Sun"
      Then it is legal
      And "Echo of all Joy" is in play

    @id:cards-nights-0023 @forbid
    Scenario: Nobody sings in the dark
      Given the emended rules
      And it is the organization phase
      And untapped Beretar is at Bree
      And the player has "Sun" in play
      And the opponent has "Doors of Night" in play
      And the player holds "Echo of all Joy"
      When the player plays "Echo of all Joy" on "Sun"
      Then it is illegal by the text of "Echo of all Joy"

    @id:cards-nights-0024 @compute
    Scenario: The next day it is still sunny
      Given the emended rules
      And it is the organization phase
      And untapped Beretar is at Bree
      And the player has "Sun" and "Star of High Hope" in play
      And the player has "Echo of all Joy" in play on "Sun"
      When the player passes
      Then it is the long-event phase
      And "Sun" and "Echo of all Joy" are in play
      And "Star of High Hope" is in the discard pile

    @id:cards-nights-0025 @compute
    Scenario: With the night it dies away
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Bree
      And the player has "A Short Rest" in play
      And the player has "Echo of all Joy" in play on "A Short Rest"
      And the opponent holds "Doors of Night"
      When the opponent plays "Doors of Night"
      Then "A Short Rest" and "Echo of all Joy" are in the discard pile
      And "Doors of Night" is in play

    @id:cards-nights-0029 @compute
    Scenario: When the cards have run out, nobody remembers the tune
      Given the emended rules
      And it is the end-of-turn phase
      And untapped Beretar is at Rivendell
      And the opponent's untapped Legolas is at Lórien
      And the player holds "Glamdring", "Ringil", "Belegennon", "Magical Harp", "Horn of Defiance", "Enruned Shield" and "Star-glass"
      And the player's play deck holds "Sting"
      And the player's discard pile holds "Elf-stone"
      And the player has "Sun" in play
      And the player has "Echo of all Joy" in play on "Sun"
      When the player passes and shuffles
      Then "Sun", "Echo of all Joy" and "Elf-stone" are in the play deck
      And "Sting" is in hand

  @card:TD-118
  Rule: Gift of Comprehension

    Background:
      Given the emended rules
      And it is the organization phase
      And the player holds "Gift of Comprehension" and "Marvels Told"

    @id:cards-nights-0026 @allow
    Scenario: Beretar listens to the stars
      Given untapped Beretar is at Rivendell
      When the player plays "Gift of Comprehension" on Beretar
      Then it is legal
      And Beretar bears "Gift of Comprehension"
      And Beretar is tapped

    @id:cards-nights-0027 @forbid
    Scenario Outline: <who> hears nothing at <site>
      Given untapped <who> is at <site>
      When the player plays "Gift of Comprehension" on <who>
      Then it is illegal by the text of "Gift of Comprehension"

      Examples:
        | case  | who     | site      |
        | dwarf | Gimli   | Rivendell |
        | noise | Beretar | Bree      |

    @id:cards-nights-0028 @allow
    Scenario: Now he can tell of marvels
      Given untapped Beretar is at Rivendell
      And Beretar bears "Gift of Comprehension"
      And the opponent has "Minions Stir" in play
      When the player plays "Marvels Told" with Beretar on "Minions Stir" and rolls 6 and 6 for the corruption check
      Then it is legal
      And Beretar is tapped
      And "Minions Stir" and "Marvels Told" are in the discard pile

  @card:TD-54
  Rule: Peril that has not returned yet

    Background:
      Given the emended rules

    @id:cards-nights-0031 @compute
    Scenario: It is in somebody's hand, and the sun shines
      Given untapped Beretar and untapped Éomer are at Ettenmoors
      And the player has "Sun" and "Gates of Morning" in play
      And the opponent holds "Peril Returned"
      Then the prowess of Beretar is 7
      And the prowess of Éomer is 4

    @id:cards-nights-0032 @compute
    Scenario: It is in somebody's hand, and it is no night
      Given untapped Gandalf is at Rivendell
      And the opponent has "Stormcrow" in play
      And the opponent holds "Peril Returned"
      Then the direct influence of Gandalf is 8

    @id:cards-nights-0033 @compute
    Scenario: It brings the night, and no morning
      Given untapped Beretar and untapped Éomer are at Ettenmoors
      And the player has "Sun" in play
      And the opponent has "Peril Returned" in play
      Then the prowess of Beretar is 6
      And the prowess of Éomer is 3

  @card:TD-69
  Rule: Malice that sleeps

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beorn is at Moria

    @id:cards-nights-0034 @forbid
    Scenario: It is in somebody's hand, and the dead are counted
      Given the opponent holds "Barrow-wight", "Ghosts", "Doors of Night" and "Sleepless Malice"
      When the opponent plays the creature "Barrow-wight" on the company keyed to a Shadow-hold
      And the opponent passes
      And the opponent passes
      And Beorn faces the strike untapped and rolls 6 and 6
      And the opponent plays "Doors of Night"
      Then the opponent may not play the creature "Ghosts" on the company keyed to a Shadow-hold by core.hazards.limit-at-declaration
      And "Barrow-wight" is in the marshalling-point pile
      And the player has 1 kill point
      And "Doors of Night" is in play

    @id:cards-nights-0035 @forbid
    Scenario: It is about the dead, and not about Orcs
      Given the opponent holds "Orc-watch", "Ghosts", "Orc-patrol" and "Orc-guard"
      And the opponent has "Sleepless Malice" in play
      When the opponent plays the creature "Orc-patrol" on the company keyed to a Shadow-hold
      And Beorn faces the strike untapped and rolls 6 and 6
      And the opponent plays the creature "Ghosts" on the company keyed to a Shadow-hold
      And Beorn faces the strike untapped and rolls 6 and 6
      Then the opponent may play the creature "Orc-watch" on the company keyed to a Shadow-hold
      And "Orc-patrol" and "Ghosts" are in the marshalling-point pile
      And the player has 2 kill points
