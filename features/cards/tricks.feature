Feature: Old tricks of the free peoples

  A riddle, a hiding-place, three hairs of gold: what gets one through the day.

  @card:TD-109
  Rule: Dwarven Hoard

    Background:
      Given the emended rules
      And the player holds "Dwarven Hoard"

    @id:cards-tricks-0001 @compute
    Scenario: Under the old halls there is more than Orcs know
      Given untapped Balin and untapped Beretar are at Moria
      And the company has entered the site
      When the player plays "Dwarven Hoard" with Balin
      Then it is legal
      And the site contains a hoard
      And Balin is tapped
      And "Dwarven Hoard" is in the discard pile

    @id:cards-tricks-0002 @forbid
    Scenario: Beretar would not know where to dig
      Given untapped Balin and untapped Beretar are at Moria
      And the company has entered the site
      When the player plays "Dwarven Hoard" with Beretar
      Then it is illegal by the text of "Dwarven Hoard"

    @id:cards-tricks-0003 @forbid
    Scenario: No Dwarf ever lived on Weathertop
      Given untapped Balin is at Weathertop
      And the company has entered the site
      When the player plays "Dwarven Hoard" with Balin
      Then it is illegal by the text of "Dwarven Hoard"

    @id:cards-tricks-0004 @allow
    Scenario: A harp out of the dark
      Given untapped Balin and untapped Beretar are at Moria
      And the company has entered the site
      And the player holds "Habergeon of Silver"
      When the player plays "Dwarven Hoard" with Balin
      And Beretar plays "Habergeon of Silver"
      Then it is legal
      And Beretar bears "Habergeon of Silver"
      And Balin, Beretar and the site are tapped
      And "Dwarven Hoard" is in the discard pile
      And the player has 2 item points

  @card:TD-136
  Rule: Master of Wood, Water, or Hill

    @id:cards-tricks-0005 @compute
    Scenario Outline: <region> is not what it was, but a <after>
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Elrond is at <from>
      And the company is moving to <to> by Starter Movement
      And the player holds "Master of Wood, Water, or Hill"
      And the opponent holds "Doors of Night"
      When the player plays "Master of Wood, Water, or Hill" with Elrond on <region> for its <way> effect
      And the opponent passes and rolls 5 and 5 for the corruption check
      Then it is legal
      And the site path of the company is <path>
      And Elrond is tapped
      And "Master of Wood, Water, or Hill" is in the discard pile

      Examples:
        | case      | region      | after       | from      | to          | way    | path                                                       |
        | darkened  | Cardolan    | Shadow-land | Rivendell | Tharbad     | second | Rhudaur (Wilderness) and Cardolan (Shadow-land)            |
        | cleansed  | Brown Lands | Wilderness  | Lórien    | Bandit Lair | third  | Wold & Foothills (Wilderness) and Brown Lands (Wilderness) |
        | forgotten | Rohan       | Wilderness  | Lórien    | Edoras      | fourth | Wold & Foothills (Wilderness) and Rohan (Wilderness)       |

    @id:cards-tricks-0029 @compute
    Scenario: Cardolan is as it was in the days of its kings
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Elrond is at Rivendell
      And the company is moving to Tharbad by Starter Movement
      And the player holds "Master of Wood, Water, or Hill"
      And the opponent holds "Doors of Night"
      When the player plays "Master of Wood, Water, or Hill" with Elrond on Cardolan
      And the opponent passes and rolls 5 and 5 for the corruption check
      Then it is legal
      And the site path of the company is Rhudaur (Wilderness) and Cardolan (Border-land)
      And Elrond is tapped
      And "Master of Wood, Water, or Hill" is in the discard pile

    @id:cards-tricks-0006 @forbid
    Scenario: A Border-land is not tamed any further
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Elrond is at Lórien
      And the company is moving to Edoras by Starter Movement
      And the player holds "Master of Wood, Water, or Hill"
      And the opponent holds "Doors of Night"
      When the player plays "Master of Wood, Water, or Hill" with Elrond on Rohan
      Then it is illegal by the text of "Master of Wood, Water, or Hill"

  @card:TD-137
  Rule: Mathom Lore

    @id:cards-tricks-0007 @allow
    Scenario: Every Hobbit-hole has a room for them
      Given the emended rules
      And it is the organization phase
      And untapped Merry and untapped Beretar are at Bag End
      And the player holds "Mathom Lore"
      When the player plays "Mathom Lore" on Merry
      Then it is legal
      And Merry bears "Mathom Lore"
      And Merry is tapped

    @id:cards-tricks-0008 @forbid
    Scenario Outline: <who> at <site> has none
      Given the emended rules
      And it is the organization phase
      And untapped <who> is at <site>
      And the player holds "Mathom Lore"
      When the player plays "Mathom Lore" on <who>
      Then it is illegal by the text of "Mathom Lore"

      Examples:
        | case  | who     | site    |
        | man   | Beretar | Bag End |
        | away  | Merry   | Bree    |

    @id:cards-tricks-0009 @compute
    Scenario: Merry finds what he has been looking for
      Given the emended rules
      And it is the organization phase
      And untapped Merry is at Bree
      And Merry bears "Mathom Lore"
      And the player's play deck holds "Cram", "Glamdring" and "Sun"
      And the player's discard pile holds "Star-glass"
      When the player uses "Mathom Lore"
      And the player chooses "Star-glass" for "Mathom Lore" and rolls 5 and 5 for the corruption check and shuffles
      Then "Star-glass" is in hand
      And Merry is tapped

  @card:TD-140
  Rule: More Sense than You

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And the player holds "More Sense than You"
      And the opponent holds "Land-drake"

    @id:cards-tricks-0010 @compute
    Scenario: The Land-drake has picked Merry, and Merry is not there
      Given untapped Merry and untapped Beretar are at Weathertop
      When the opponent plays the creature "Land-drake" on the company keyed to a Ruins & Lairs
      And the player plays "More Sense than You" on Merry
      And Beretar faces the strike and rolls 4 and 4
      Then Merry and Beretar are tapped
      And "More Sense than You" is in the discard pile
      And "Land-drake" is in the marshalling-point pile
      And the player has 1 kill point

    @id:cards-tricks-0011 @forbid
    Scenario: Tired as he is he does not think of it in time
      Given tapped Merry and untapped Beretar are at Weathertop
      When the opponent plays the creature "Land-drake" on the company keyed to a Ruins & Lairs
      And the player plays "More Sense than You" on Merry
      Then it is illegal by the text of "More Sense than You"
      And "Land-drake" is in play

  @card:TD-149
  Rule: Sated Beast

    Background:
      Given the emended rules

    @id:cards-tricks-0012 @allow
    Scenario: It has eaten, and goes home
      Given it is the organization phase
      And untapped Beretar is at Bree
      And the opponent has "Smaug Ahunt" in play
      And the player holds "Sated Beast"
      When the player plays "Sated Beast" on "Smaug Ahunt"
      Then it is legal
      And "Smaug Ahunt" and "Sated Beast" are in the discard pile

    @id:cards-tricks-0013 @forbid
    Scenario: At home it is never sated
      Given it is the organization phase
      And untapped Beretar is at Bree
      And the opponent has "Smaug at Home" in play
      And the player holds "Sated Beast"
      When the player plays "Sated Beast" on "Smaug at Home"
      Then it is illegal by the text of "Sated Beast"

    @id:cards-tricks-0014 @compute
    Scenario: In the night one mouth fewer is hungry
      Given it is the movement/hazard phase
      And untapped Beretar is at Rivendell
      And the company is moving to Ruined Signal Tower by Starter Movement
      And the opponent has "Doors of Night" in play
      And the opponent holds "True Fire-drake"
      And the player holds "Sated Beast"
      When the opponent plays the creature "True Fire-drake" on the company keyed to a Wilderness
      And the player plays "Sated Beast" for its second effect
      Then it is legal
      And the attack is Drake (1 strike at 13)
      And "True Fire-drake" is in play
      And "Sated Beast" is in the discard pile

    @id:cards-tricks-0015 @forbid
    Scenario: By day they all are
      Given it is the movement/hazard phase
      And untapped Beretar is at Rivendell
      And the company is moving to Ruined Signal Tower by Starter Movement
      And the opponent holds "True Fire-drake"
      And the player holds "Sated Beast"
      When the opponent plays the creature "True Fire-drake" on the company keyed to a Wilderness
      And the player plays "Sated Beast" for its second effect
      Then it is illegal by the text of "Sated Beast"
      And "True Fire-drake" is in play

    @id:cards-tricks-0016 @allow
    Scenario: It is told to the opponent's company, too
      Given it is the movement/hazard phase
      And untapped Beretar is at Bree
      And the opponent has "Smaug Ahunt" in play
      And the opponent holds "Sated Beast"
      When the opponent plays "Sated Beast" on "Smaug Ahunt"
      Then it is legal
      And "Smaug Ahunt" and "Sated Beast" are in the discard pile

    @id:cards-tricks-0017 @forbid
    Scenario: In the site phase it is the opponent's own affair
      Given untapped Beretar is at Bree
      And the opponent has "Smaug Ahunt" in play
      And the opponent holds "Sated Beast"
      When the opponent plays "Sated Beast" on "Smaug Ahunt"
      Then it is illegal by core.turn.hazard-player-no-resources

  @card:TD-157
  Rule: Three Golden Hairs

    Background:
      Given the emended rules
      And it is the organization phase
      And the player holds "Three Golden Hairs"

    @id:cards-tricks-0018 @allow
    Scenario: One was not granted to kings, and Gimli has three
      Given untapped Gimli and untapped Galadriel are at Lórien
      And Gimli bears the opponent's "Lure of the Senses"
      And Galadriel bears the opponent's "Despair of the Heart"
      When the player plays "Three Golden Hairs" on Gimli
      Then it is legal
      And Gimli bears "Three Golden Hairs"
      And "Lure of the Senses" is in the discard pile
      And Galadriel bears "Despair of the Heart"
      And the corruption points of Gimli are 2

    @id:cards-tricks-0019 @forbid
    Scenario Outline: <who> does not ask, or not there
      Given untapped <who> and untapped Elrond are at <site>
      And untapped Galadriel is at another Lórien
      When the player plays "Three Golden Hairs" on <who>
      Then it is illegal by the text of "Three Golden Hairs"

      Examples:
        | case     | who     | site      |
        | unheard  | Beretar | Lórien    |
        | far-away | Gimli   | Rivendell |

    @id:cards-tricks-0020 @allow
    Scenario: He need not travel with her
      Given untapped Gimli and untapped Elrond are at Lórien
      And untapped Galadriel is at another Lórien
      When the player plays "Three Golden Hairs" on Gimli
      Then it is legal
      And Gimli bears "Three Golden Hairs"

    @id:cards-tricks-0021 @forbid
    Scenario: Galadriel has enough of them
      Given untapped Galadriel is at Lórien
      When the player plays "Three Golden Hairs" on Galadriel
      Then it is illegal by the text of "Three Golden Hairs"

  @card:TD-157
  Rule: They keep his heart where it was

    @id:cards-tricks-0022 @compute
    Scenario: What he bears for them weighs nothing
      Given the emended rules
      And it is the untap phase
      And untapped Gimli is at Bree
      And Gimli bears "Three Golden Hairs" and the opponent's "Dragon’s Curse"
      When the player passes and rolls 1 and 2 for the corruption check
      Then it is the organization phase
      And Gimli bears "Dragon’s Curse"

  @card:TD-166
  Rule: When I Know Anything

    @id:cards-tricks-0023 @allow
    Scenario: The wise are not often told what they do not know
      Given the emended rules
      And untapped Elrond and untapped Gimli are at Weathertop
      And the company has entered the site
      And the player holds "When I Know Anything"
      When the player plays "When I Know Anything" on Elrond
      Then it is legal
      And Elrond bears "When I Know Anything"
      And Elrond and the site are tapped
      And the player has 1 miscellaneous point

    @id:cards-tricks-0024 @forbid
    Scenario Outline: <who> at <site> learns nothing
      Given the emended rules
      And untapped <who> is at <site>
      And the company has entered the site
      And the player holds "When I Know Anything"
      When the player plays "When I Know Anything" on <who>
      Then it is illegal by the text of "When I Know Anything"

      Examples:
        | case   | who    | site       |
        | dwarf  | Gimli  | Weathertop |
        | nobody | Elrond | Tharbad    |

    @id:cards-tricks-0025 @forbid
    Scenario: What there was to learn there has been learnt
      Given the emended rules
      And untapped Elrond is at Weathertop
      And the company has entered the site
      And the site is tapped
      And the player holds "When I Know Anything"
      When the player plays "When I Know Anything" on Elrond
      Then it is illegal by the text of "When I Know Anything"

    @id:cards-tricks-0026 @compute
    Scenario: A word in time
      Given the emended rules
      And it is the untap phase
      And untapped Elrond and untapped Gimli are at Bree
      And Elrond bears "When I Know Anything"
      And Gimli bears the opponent's "Dragon’s Curse"
      When the player passes
      And the player uses "When I Know Anything" on Gimli
      And the player passes and rolls 5 and 5 for the corruption check, then 1 and 2 for the corruption check
      Then it is the organization phase
      And Gimli bears "Dragon’s Curse"
      And Elrond is tapped

  @card:TD-169
  Rule: Wizard Uncloaked

    Background:
      Given the emended rules
      And it is the organization phase
      And untapped Gandalf and untapped Gimli are at Bree
      And untapped Balin is at Edoras
      And Gimli bears the opponent's "Lure of the Senses"
      And Balin bears the opponent's "Despair of the Heart"
      And the player holds "Wizard Uncloaked"

    @id:cards-tricks-0027 @compute
    Scenario: All shadows flee from those who walk with him
      When the player plays "Wizard Uncloaked" with Gandalf
      And the player passes and rolls 5 and 5 for the corruption check
      Then it is legal
      And "Lure of the Senses" is in hand
      And Balin bears "Despair of the Heart"
      And "Wizard Uncloaked" is in the discard pile

    @id:cards-tricks-0028 @forbid
    Scenario: Gimli has nothing to uncloak
      When the player plays "Wizard Uncloaked" with Gimli
      Then it is illegal by the text of "Wizard Uncloaked"
