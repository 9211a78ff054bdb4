Feature: The Under-deeps

  Below the map there are more sites. They are sites like others, but for what is told here.

  @rule:dark-minions.under-deeps.recognition
  Rule: Their cards say what they are

    @id:minions-under-deeps-0001 @forbid
    Scenario: The Gem-deeps, at the end of its name
      Given the minions-emended rules
      And it is the organization phase
      And untapped Glóin is at Edoras
      When the company moves to The Gem-deeps
      Then it is illegal by core.movement.declared-movement-must-be-valid

    @id:minions-under-deeps-0002 @forbid
    Scenario: The Under-leas, at its beginning
      Given the minions-emended rules
      And it is the organization phase
      And untapped Glóin is at Rivendell
      When the company moves to The Under-leas
      Then it is illegal by core.movement.declared-movement-must-be-valid

    @id:minions-under-deeps-0003 @allow
    Scenario: Goblin-gate is a site in the High Pass
      Given the minions-emended rules
      And it is the organization phase
      And untapped Glóin is at Rivendell
      When the company moves to Goblin-gate
      Then it is legal
      And Goblin-gate is in play

  @rule:dark-minions.under-deeps.like-other-sites
  Rule: Somebody lives there, and there is something to be found

    @id:minions-under-deeps-0004 @compute
    Scenario: Orcs keep the Under-leas
      Given the minions-emended rules
      And untapped Glóin and untapped Gimli are at The Under-leas
      When the company enters The Under-leas
      Then the attack comes from The Under-leas
      And the attack is Orc (5 strikes at 7)

    @id:minions-under-deeps-0005 @allow
    Scenario: Glóin finds a sword
      Given the minions-emended rules
      And untapped Glóin is at The Under-leas
      And the company has entered the site
      When Glóin plays "Glamdring"
      Then it is legal
      And Glóin bears "Glamdring"
      And Glóin and the site are tapped
      And the player has 2 item points

  @rule:dark-minions.under-deeps.not-in-a-region
  Rule: No road on the map leads there

    @id:minions-under-deeps-0006 @forbid
    Scenario: The Under-gates are not in Redhorn Gate
      Given the minions-emended rules
      And it is the organization phase
      And untapped Glóin is at Dimrill Dale
      Then the company may not move to The Under-gates by core.movement.declared-movement-must-be-valid
      And the company may move to Moria

    @id:minions-under-deeps-0070 @compute @card:TW-12
    Scenario Outline: The Balrog of Moria makes bold who dwells above, and by the insert not who dwells below (<case>)
      Given it is the site phase
      And untapped Aragorn II is at The Under-gates
      And the opponent has "Balrog of Moria" in play
      And the opponent holds "Orc-patrol"
      When the company enters the site
      And the opponent plays "Orc-patrol" as an automatic-attack
      Then under the <case> rules the attack is Orc (3 strikes at <prowess>)
      And "Orc-patrol" is in play

      Examples:
        | case            | prowess |
        | minions-printed | 6       |
        | minions-emended | 6       |
        | emended         | 8       |

    @id:minions-under-deeps-0071 @compute @card:TW-12
    Scenario: Whoever enters Dimrill Dale feels that he is near
      Given the minions-emended rules
      And untapped Aragorn II is at Dimrill Dale
      And the opponent has "Balrog of Moria" in play
      When the company enters the site
      Then the attack is Orc (1 strike at 8)

  @rule:dark-minions.under-deeps.surface-site
  Rule: Each lies below one site on the map

    @id:minions-under-deeps-0007 @allow
    Scenario Outline: From <above> down to <below>
      Given the minions-emended rules
      And it is the organization phase
      And untapped Glóin is at <above>
      When the company moves to <below>
      Then it is legal
      And <below> is in play

      Examples:
        | case    | above       | below            |
        | grottos | Goblin-gate | The Under-grottos |
        | iron    | Carn Dûm    | The Iron-deeps   |

  @rule:dark-minions.under-deeps.lists-adjacent-sites
  Rule: They know of no haven

    @id:minions-under-deeps-0008 @forbid
    Scenario: From the Pûkel-deeps no road leads to the nearest haven
      Given the minions-emended rules
      And it is the organization phase
      And untapped Glóin is at The Pûkel-deeps
      Then the company may not move to Lórien by core.movement.declared-movement-must-be-valid
      And the company may not move to Edhellond by core.movement.declared-movement-must-be-valid
      And the company may move to Dunharrow

  @rule:dark-minions.under-deeps.adjacency-composition
  Rule: One way leads up, and some lead on

    @id:minions-under-deeps-0009 @allow
    Scenario Outline: From the Pûkel-deeps to <next>
      Given the minions-emended rules
      And it is the organization phase
      And untapped Glóin is at The Pûkel-deeps
      When the company moves to <next>
      Then it is legal
      And <next> is in play

      Examples:
        | case   | next             |
        | up     | Dunharrow        |
        | gems   | The Gem-deeps    |
        | sulfur | The Sulfur-deeps |

    @id:minions-under-deeps-0010 @forbid
    Scenario: Dunharrow is next to none but the deeps right below
      Given the minions-emended rules
      And it is the organization phase
      And untapped Glóin is at Dunharrow
      When the company moves to The Gem-deeps
      Then it is illegal by core.movement.declared-movement-must-be-valid

    @id:minions-under-deeps-0011 @allow
    Scenario Outline: Above the Under-galleries lies all of Udûn: <above>
      Given the minions-emended rules
      And it is the organization phase
      And untapped Glóin is at The Under-galleries
      When the company moves to <above>
      Then it is legal
      And <above> is in play

      Examples:
        | case    | above          |
        | gorgor  | Cirith Gorgor  |

  @rule:dark-minions.under-deeps.first-listed-is-surface
  Rule: The first of those that are listed lies above

    @id:minions-under-deeps-0012 @compute
    Scenario: Above the Gem-deeps are the Glittering Caves, and it takes no luck to get there
      Given the minions-emended rules
      And it is the long-event phase
      And untapped Glóin is at The Gem-deeps
      And the company is moving to Glittering Caves
      When the player passes and rolls 1 and 1 for the under-deeps roll
      Then the new site of the company is Glittering Caves
      And the opponent can see Glittering Caves
      And the company is on its way

  @rule:dark-minions.under-deeps.no-site-path
  Rule: Who goes down or comes up passes through no region

    @id:minions-under-deeps-0013 @compute
    Scenario: Down from Goblin-gate
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Goblin-gate
      And the company is moving to The Under-grottos
      Then the company has no site path

    @id:minions-under-deeps-0014 @compute
    Scenario: And up again
      Given the minions-emended rules
      And it is the long-event phase
      And untapped Glóin is at The Under-grottos
      And the company is moving to Goblin-gate
      When the player passes and rolls 3 and 3 for the under-deeps roll
      Then the company has no site path
      And the opponent can see Goblin-gate
      And the company is on its way

  @rule:dark-minions.under-deeps.hazards-keyed-to-site-only
  Rule: Whatever is keyed is keyed to the new site

    @id:minions-under-deeps-0015 @forbid
    Scenario: There is no wilderness for the Wargs to roam
      Given it is the movement/hazard phase
      And untapped Glóin is at Goblin-gate
      And the company is moving to The Under-grottos
      When the opponent plays the creature "Wargs" on the company
      Then under the minions-printed rules it is illegal by core.hazards.declare-key
      And under the minions-emended rules it is illegal by core.hazards.declare-key

    @id:minions-under-deeps-0016 @allow
    Scenario: Orcs patrol the ruins
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Goblin-gate
      And the company is moving to The Under-grottos
      Then the opponent may play the creature "Orc-patrol" on the company keyed to a Ruins & Lairs

    @id:minions-under-deeps-0017 @allow
    Scenario: Ghosts walk about the gate
      Given the minions-emended rules
      And it is the long-event phase
      And untapped Glóin is at The Under-grottos
      And the company is moving to Goblin-gate
      When the player passes and rolls 3 and 3 for the under-deeps roll
      Then the opponent may play the creature "Ghosts" on the company keyed to a Shadow-hold
      And the opponent can see Goblin-gate
      And the company is on its way

    @id:minions-under-deeps-0018 @allow
    Scenario: What is keyed to nothing may come all the same
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Goblin-gate
      And the company is moving to The Under-grottos
      Then the opponent may play "Lure of the Senses" on Glóin

  @rule:dark-minions.under-deeps.environment-cannot-retype
  Rule: No weather makes a hall of shadows of a cave

    Background:
      Given it is the movement/hazard phase

    @id:minions-under-deeps-0019 @forbid
    Scenario: The Under-grottos stay ruins
      Given the opponent has "Doors of Night" in play
      And untapped Glóin is at Goblin-gate
      And the company is moving to The Under-grottos
      When the opponent plays "Choking Shadows" on The Under-grottos for its third effect
      Then under the minions-printed rules it is illegal by dark-minions.under-deeps.environment-cannot-retype
      And under the minions-emended rules it is illegal by dark-minions.under-deeps.environment-cannot-retype

    @id:minions-under-deeps-0020 @allow
    Scenario: Those in the open do not, and the Uruks come
      Given the minions-emended rules
      And the opponent has "Doors of Night" in play
      And untapped Glóin is at Rivendell
      And the company is moving to Weathertop by Starter Movement
      When the opponent plays "Choking Shadows" on Weathertop for its third effect
      Then it is legal
      And "Choking Shadows" is in the discard pile
      And the opponent may play the creature "Ghosts" on the company keyed to a Shadow-hold

    @id:minions-under-deeps-0021 @forbid
    Scenario: The Under-leas are not made a quiet land
      Given the minions-emended rules
      And the player has "Gates of Morning" in play
      And untapped Glóin is at Mount Gundabad
      And the company is moving to The Under-leas
      When the player plays "Quiet Lands" on The Under-leas for its third effect
      Then it is illegal by dark-minions.under-deeps.environment-cannot-retype

    @id:minions-under-deeps-0022 @allow
    Scenario: Goblin-gate is
      Given the minions-emended rules
      And the player has "Gates of Morning" in play
      And untapped Glóin is at Rivendell
      And the company is moving to Goblin-gate by Starter Movement
      When the player plays "Quiet Lands" on Goblin-gate for its third effect
      Then it is legal
      And "Quiet Lands" is in the discard pile
      And the opponent may not play the creature "Ghosts" on the company keyed to a Shadow-hold by core.hazards.play-creature
      And Rivendell is in the location deck

  @rule:dark-minions.under-deeps.environment-cannot-retype
  Rule: Whether any weather reaches down there is not settled

    Background:
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Goblin-gate
      And the company is moving to The Under-grottos

    @id:minions-under-deeps-0023 @allow
    Scenario: The Orcs of the grottos in the dark
      When it is asked whether the opponent may play "Choking Shadows" on The Under-grottos
      Then it is undetermined by q.dark-minions.environment-reach

    @id:minions-under-deeps-0024 @compute
    Scenario: Their type is all that is safe
      Given reading a of q.dark-minions.environment-reach
      When the opponent plays "Choking Shadows" on The Under-grottos
      Then it is legal
      And "Choking Shadows" is in the discard pile
      When the company enters The Under-grottos
      Then the attack is Orc (4 strikes at 9)
      And the company is at The Under-grottos
      And Goblin-gate is in the location deck

    @id:minions-under-deeps-0025 @forbid
    Scenario: No weather below the earth
      Given reading b of q.dark-minions.environment-reach
      When it is asked whether the opponent may play "Choking Shadows" on The Under-grottos
      Then it is illegal by dark-minions.under-deeps.environment-cannot-retype

  @rule:dark-minions.under-deeps.environment-cannot-retype
  Rule: What is plain here is open in the base game

    @id:minions-under-deeps-0046 @allow
    Scenario: The dark reaches the Orcs, for those who do not mind the other reading
      Given reading a of q.dark-minions.environment-reach
      And it is the movement/hazard phase
      And untapped Glóin is at Goblin-gate
      And the company is moving to The Under-grottos
      When it is asked whether the opponent may play "Choking Shadows" on The Under-grottos
      Then under the minions-printed rules it is legal
      And under the emended rules it is undetermined by q.core.environments-and-under-deeps-attacks

  @rule:dark-minions.under-deeps.ordinary-extra-minor-item
  Rule: Elsewhere it is a minor item

    Background:
      Given the minions-emended rules
      And untapped Legolas and untapped Gimli are at Moria
      And the company has entered the site

    @id:minions-under-deeps-0026 @allow
    Scenario: A glass, for example
      When Legolas plays "Glamdring"
      And Gimli plays "Star-glass"
      Then it is legal
      And Legolas bears "Glamdring"
      And Gimli bears "Star-glass"
      And Legolas, Gimli and the site are tapped
      And the player has 2 item points

    @id:minions-under-deeps-0027 @forbid
    Scenario: A second sword it is not
      When Legolas plays "Glamdring"
      And Gimli plays "Sword of Gondolin"
      Then it is illegal by core.site-phase.play-requirements
      And Legolas bears "Glamdring"
      And Legolas and the site are tapped
      And the player has 2 item points

  @rule:dark-minions.under-deeps.extra-item-may-be-any
  Rule: In the deeps it is whatever there is

    Background:
      Given the minions-emended rules
      And untapped Faramir, untapped Beorn and untapped Gimli are at The Pûkel-deeps
      And the company has entered the site

    @id:minions-under-deeps-0028 @allow
    Scenario: A ring
      When Faramir plays "Glamdring"
      And Beorn plays "Precious Gold Ring"
      Then it is legal
      And Faramir bears "Glamdring"
      And Beorn bears "Precious Gold Ring"
      And Faramir, Beorn and the site are tapped
      And the player has 3 item points

    @id:minions-under-deeps-0029 @forbid
    Scenario: But not what there is not
      When Faramir plays "Glamdring"
      And Beorn plays "Orcrist"
      Then it is illegal by core.site-phase.play-requirements
      And Faramir bears "Glamdring"
      And Faramir and the site are tapped
      And the player has 2 item points

    @id:minions-under-deeps-0030 @forbid
    Scenario: And nothing for a third
      When Faramir plays "Glamdring"
      And Beorn plays "Precious Gold Ring"
      And Gimli plays "Star-glass"
      Then it is illegal by core.site-phase.extra-item-next-action
      And Faramir bears "Glamdring"
      And Beorn bears "Precious Gold Ring"
      And Faramir, Beorn and the site are tapped
      And the player has 3 item points

  @rule:dark-minions.under-deeps.points-ignored-for-calling
  Rule: Who is below does not count as the end is called

    Background:
      Given the minions-emended rules
      And it is the end-of-turn phase
      And the opponent's untapped Éomer is at Lórien
      And the player has exhausted the play deck
      And the player's marshalling-point pile holds the opponent's "Smaug", the opponent's "Scatha", the opponent's "Itangast", the opponent's "Agburanar" and the opponent's "Rain-drake"

    @id:minions-under-deeps-0031 @forbid
    Scenario: Gimli's four points are at The Under-grottos
      Given untapped Gimli is at The Under-grottos
      And Gimli bears "Glamdring"
      Then the player has 21 points for a call
      And the player may not call the Council by core.ending.call-short-game

    @id:minions-under-deeps-0032 @allow
    Scenario: They have come up to Goblin-gate
      Given untapped Gimli is at Goblin-gate
      And Gimli bears "Glamdring"
      Then the player has 25 points for a call
      And the player may call the Council

  @rule:dark-minions.under-deeps.points-ignored-for-calling
  Rule: What the company below has won before is its own, or its player's

    Background:
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Gimli is at The Under-grottos
      And the opponent's untapped Éomer is at Lórien
      And the opponent holds "Orc-patrol"
      And the player has exhausted the play deck
      And the player's marshalling-point pile holds the opponent's "Smaug", the opponent's "Scatha", the opponent's "Itangast", the opponent's "Agburanar", the opponent's "Rain-drake", the opponent's "Land-drake", the opponent's "Cave-drake" and the opponent's "Giant"

    @id:minions-under-deeps-0042 @compute
    Scenario Outline: They beat Orcs below, and it <counts>
      Given reading <reading> of q.dark-minions.points-below-ground
      When the opponent plays the creature "Orc-patrol" on the company keyed to a Ruins & Lairs
      And Gimli faces the strike untapped and rolls 6 and 6
      And the player ends the turn
      Then the player has <points> points for a call
      And "Orc-patrol" is in the player's marshalling-point pile
      And the player has 25 kill points

      Examples:
        | case   | counts            | reading | points |
        | his    | counts            | a       | 25     |
        | theirs | does not count    | b       | 24     |

  @rule:dark-minions.under-deeps.example-glamdring-and-gold-ring
  Rule: Glamdring, and a ring besides

    @id:minions-under-deeps-0033 @allow
    Scenario Outline: At The Under-grottos Gimli may have <item>
      Given untapped Legolas and untapped Gimli are at The Under-grottos
      And the company has entered the site
      When Legolas plays "Glamdring"
      And Gimli plays "<item>"
      Then under the minions-printed rules it is legal
      And under the minions-emended rules it is legal
      And Legolas bears "Glamdring"
      And Gimli bears "<item>"
      And Legolas, Gimli and the site are tapped
      And the player has <points> item points

      Examples:
        | case  | item               | points |
        | ring  | Precious Gold Ring | 3      |
        | major | Sword of Gondolin  | 4      |
        | minor | Star-glass         | 2      |

    @id:minions-under-deeps-0034 @forbid
    Scenario: At Isengard there is all of this, and no more than a minor item comes on top
      Given the minions-emended rules
      And untapped Legolas and untapped Gimli are at Isengard
      And the company has entered the site
      When Legolas plays "Glamdring"
      And Gimli plays "Precious Gold Ring"
      Then it is illegal by core.site-phase.play-requirements
      And Legolas bears "Glamdring"
      And Legolas and the site are tapped
      And the player has 2 item points

  @rule:dark-minions.under-deeps.hazards-keyed-to-site-only
  Rule: Whether anything may be played that is keyed to nothing

    Background:
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Goblin-gate
      And the company is moving to The Under-grottos
      And the opponent holds "Lure of the Senses", "Orc-patrol" and "Woffung"

    @id:minions-under-deeps-0035 @allow
    Scenario: It may
      Given reading a of q.dark-minions.unkeyed-hazards
      Then the opponent may play "Lure of the Senses" on Glóin
      And the opponent may play Woffung as an agent

    @id:minions-under-deeps-0036 @forbid
    Scenario: Or nothing but what is keyed to the site
      Given reading b of q.dark-minions.unkeyed-hazards
      Then the opponent may not play "Lure of the Senses" on Glóin by dark-minions.under-deeps.hazards-keyed-to-site-only
      And the opponent may not play Woffung as an agent by dark-minions.under-deeps.hazards-keyed-to-site-only
      And the opponent may play the creature "Orc-patrol" on the company keyed to a Ruins & Lairs

  @rule:dark-minions.under-deeps.not-in-a-region
  Rule: What is about in a region is not about below it

    Background:
      Given it is the movement/hazard phase
      And the opponent has "Doors of Night" in play
      And the opponent holds "Scorba"

    @id:minions-under-deeps-0037 @forbid
    Scenario: Scorba is about in Gundabad, and not in the Under-leas
      Given untapped Glóin and untapped Balin are at Mount Gundabad
      And the company is moving to The Under-leas
      When it is asked whether the opponent may play the creature "Scorba" on the company
      Then under the minions-printed rules it is illegal by core.hazards.declare-key
      And under the minions-emended rules it is illegal by core.hazards.declare-key
      And under the emended rules it is legal

    @id:minions-under-deeps-0038 @allow
    Scenario: On the mountain he finds them
      Given the minions-emended rules
      And untapped Glóin and untapped Balin are at Mount Gundabad
      When it is asked whether the opponent may play the creature "Scorba" on the company
      Then it is legal

  @rule:dark-minions.under-deeps.not-in-a-region
  Rule: What is at home in a region is not at home below it

    @id:minions-under-deeps-0043 @forbid
    Scenario: Blackbole grows all over Southern Mirkwood, and not under Dol Guldur
      Given the player is a Ringwraith
      And untapped Gorbag is at The Sulfur-deeps
      And the company has entered the site
      And the player holds "Blackbole"
      When it is asked whether Gorbag may play "Blackbole"
      Then under the minions-printed rules it is illegal by core.site-phase.play-ally
      And under the minions-emended rules it is illegal by core.site-phase.play-ally
      And under the emended rules it is legal

    @id:minions-under-deeps-0044 @allow
    Scenario: At Sarn Goriwing, in the heart of the forest, it does
      Given the minions-emended rules
      And the player is a Ringwraith
      And untapped Gorbag is at Sarn Goriwing
      And the company has entered the site
      And the player holds "Blackbole"
      When it is asked whether Gorbag may play "Blackbole"
      Then it is legal

    @id:minions-under-deeps-0045 @compute
    Scenario Outline: Treebeard goes as far as Moria, and below it (<case>)
      Given it is the movement/hazard phase
      And untapped Legolas is at Moria
      And Legolas bears "Treebeard"
      And the company is moving to The Under-gates
      When the movement/hazard phase is over
      Then under the <case> rules "Treebeard" is <where>
      And the company is at The Under-gates
      And Moria is in the location deck
      And the player has <points>

      Examples:
        | case            | where                | points        |
        | minions-printed | in the discard pile  | 0 ally points |
        | minions-emended | in the discard pile  | 0 ally points |
        | emended         | in play              | 2 ally points |

  @rule:dark-minions.under-deeps.no-eagle-mounts-or-gwaihir @rule:core.movement.declared-movement-must-be-valid
  Rule: No Eagle flies below the earth

    Background:
      Given the minions-emended rules
      And it is the organization phase

    @id:minions-under-deeps-0039 @forbid @card:TW-251
    Scenario: Gwaihir does not fetch them from the Gem-deeps
      Given untapped Glóin and untapped Balin are at The Gem-deeps
      And Glóin bears "Gwaihir"
      When the player uses "Gwaihir"
      Then it is illegal by the text of "Gwaihir"
      And the company may not move to Edoras by core.movement.declared-movement-must-be-valid

    @id:minions-under-deeps-0040 @forbid @card:TW-220
    Scenario: Nor do the Eagles carry anybody to the grottos
      Given untapped Elrond and untapped Glóin are at Eagles' Eyrie
      And the player holds "Eagle-mounts"
      When the player plays "Eagle-mounts" on the company
      Then it is legal
      And the company may move to Edoras
      And the company may not move to The Under-grottos by core.movement.declared-movement-must-be-valid
      And "Eagle-mounts" is in the discard pile

    @id:minions-under-deeps-0041 @allow @card:TW-251
    Scenario: From the caves above, Gwaihir bears them wherever it is neither dark nor deep
      Given untapped Glóin and untapped Balin are at Glittering Caves
      And Glóin bears "Gwaihir"
      When the player uses "Gwaihir"
      Then it is legal
      And the company may move to Thranduil's Halls
      And the company may not move to The Under-grottos by core.movement.declared-movement-must-be-valid
      And the company may not move to Minas Morgul by core.movement.declared-movement-must-be-valid
      And the company may not move to Barad-dûr by core.movement.declared-movement-must-be-valid
      And "Gwaihir" is in the discard pile
      And the player has 0 ally points

    @id:minions-under-deeps-0066 @forbid @card:TW-251
    Scenario: For three of them he does not set out
      Given untapped Glóin, untapped Balin and untapped Kíli are at Glittering Caves
      And Glóin bears "Gwaihir"
      When the player uses "Gwaihir"
      Then it is illegal by the text of "Gwaihir"
      And the company may not move to Thranduil's Halls by core.movement.declared-movement-must-be-valid

    @id:minions-under-deeps-0067 @forbid @card:TW-251
    Scenario: Who flies with him meets nothing but where he alights
      Given untapped Glóin and untapped Balin are at Glittering Caves
      And Glóin bears "Gwaihir"
      And the opponent holds "Orc-patrol"
      When the player uses "Gwaihir"
      And the company moves to Ettenmoors
      And the company travels by "Gwaihir"
      And the opponent plays the creature "Orc-patrol" on the company keyed to a Wilderness
      Then it is illegal by the text of "Gwaihir"
      And the opponent may play the creature "Orc-patrol" on the company keyed to a Ruins & Lairs
      And Ettenmoors is in play
      And "Gwaihir" is in the discard pile
      And the player has 0 ally points

  @rule:dark-minions.under-deeps.like-other-sites @rule:core.glossary.balrog-automatic-attacks-ignored
  Rule: Nobody waits at the gates while the Balrog is elsewhere

    @id:minions-under-deeps-0068 @compute
    Scenario Outline: He is in Moria, and not below it (<case>)
      Given the minions-emended rules
      And untapped Glóin is at The Under-gates
      And <state>
      Then The Under-gates has <attacks>

      Examples:
        | case   | state                                                                       | attacks                                           |
        | alone  | the opponent has "The Will of Sauron" in play                               | the automatic-attack Balrog (2 strikes at 16)     |
        | there  | the opponent has "Balrog of Moria" in play                                  | no automatic-attack                               |
        | own    | the player has "Balrog of Moria" in play                                    | no automatic-attack                               |
        | fallen | the player's marshalling-point pile holds the opponent's "Balrog of Moria"  | no automatic-attack                               |
        | bane   | the player's marshalling-point pile holds the opponent's "Durin's Bane"     | no automatic-attack                               |
        | thrown | the opponent's discard pile holds "Balrog of Moria"                         | the automatic-attack Balrog (2 strikes at 16)     |

    @id:minions-under-deeps-0069 @compute
    Scenario Outline: No more do those of the Dark Lord's side find him (<case>)
      Given the minions-emended rules
      And the player is a Ringwraith
      And untapped Layos is at The Under-gates
      And <state>
      Then The Under-gates has <attacks>

      Examples:
        | case   | state                                                                   | attacks                                       |
        | alone  | the opponent has "The Will of Sauron" in play                           | the automatic-attack Balrog (2 strikes at 16) |
        | there  | the opponent has "Balrog of Moria" in play                              | no automatic-attack                           |
        | bane   | the player's marshalling-point pile holds the opponent's "Durin's Bane" | no automatic-attack                           |

  @rule:dark-minions.under-deeps.environment-cannot-retype
  Rule: It is weather that does not reach down there

    @id:minions-under-deeps-0072 @allow
    Scenario: Who sleeps below can be roused
      Given the minions-emended rules
      And reading b of q.dark-minions.environment-reach
      And it is the movement/hazard phase
      And untapped Glóin is at Goblin-gate
      And the company is moving to The Under-grottos
      And the opponent holds "Arouse Denizens"
      Then the opponent may play "Arouse Denizens" on The Under-grottos

  @rule:dark-minions.under-deeps.hazards-keyed-to-site-only
  Rule: It is hazards that have to be keyed, and below

    Background:
      Given the minions-emended rules
      And reading b of q.dark-minions.unkeyed-hazards
      And it is the movement/hazard phase
      And untapped Glóin is at Goblin-gate

    @id:minions-under-deeps-0073 @allow
    Scenario: Whoever goes down may wish for the morning
      Given the company is moving to The Under-grottos
      And the player holds "Gates of Morning"
      Then the player may play "Gates of Morning"

    @id:minions-under-deeps-0074 @allow
    Scenario: Whoever goes to Beorn hears the songs as ever
      Given the company is moving to Beorn's House by High Pass and Anduin Vales
      And the opponent holds "Lure of the Senses"
      Then the opponent may play "Lure of the Senses" on Glóin

  @rule:dark-minions.under-deeps.points-ignored-for-calling
  Rule: It is those below whose deeds are not heard of

    @id:minions-under-deeps-0075 @compute
    Scenario: They beat Orcs at Weathertop, and everybody knows
      Given the minions-emended rules
      And reading b of q.dark-minions.points-below-ground
      And it is the movement/hazard phase
      And untapped Gimli is at Weathertop
      And the opponent's untapped Éomer is at Lórien
      And the opponent holds "Orc-patrol"
      And the player has exhausted the play deck
      When the opponent plays the creature "Orc-patrol" on the company keyed to a Ruins & Lairs
      And Gimli faces the strike untapped and rolls 6 and 6
      And the player ends the turn
      Then the player has 3 points for a call
      And "Orc-patrol" is in the player's marshalling-point pile
      And the player has 1 kill point

    @id:minions-under-deeps-0076 @compute
    Scenario: What they beat below takes nothing from the others
      Given the minions-emended rules
      And reading b of q.dark-minions.points-below-ground
      And it is the movement/hazard phase
      And untapped Gimli is at The Under-grottos
      And the opponent's untapped Éomer is at Lórien
      And the opponent holds "Orc-patrol"
      And the player has exhausted the play deck
      When the opponent plays the creature "Orc-patrol" on the company keyed to a Ruins & Lairs
      And Gimli faces the strike untapped and rolls 6 and 6
      And the player ends the turn
      Then the opponent has 1 point for a call
      And "Orc-patrol" is in the player's marshalling-point pile
      And the player has 1 kill point

  @rule:dark-minions.under-deeps.points-ignored-for-calling
  Rule: Each is left out once, for what it is worth to him

    Background:
      Given the minions-emended rules
      And reading b of q.dark-minions.points-below-ground
      And it is the site phase
      And the opponent's untapped Éomer is at Lórien

    @id:minions-under-deeps-0077 @compute
    Scenario: Legolas has found a sword below, and bears it
      Given untapped Gimli and untapped Legolas are at The Under-grottos
      And the company has entered the site
      When Legolas plays "Glamdring"
      And the player ends the turn
      Then the player has 0 points for a call
      And Legolas bears "Glamdring"
      And Legolas and the site are tapped
      And the player has 2 item points

    @id:minions-under-deeps-0078 @compute
    Scenario: Goblins are two points to others, and one to a Fallen-wizard whose people have gone down
      Given the player is a Fallen-wizard
      And untapped Gorbag is at the minion Goblin-gate
      And the company has entered the site
      And the player holds "Goblins of Goblin-gate"
      And the player's location deck holds the minion "The Under-grottos"
      When Gorbag influences "Goblins of Goblin-gate" and rolls 6 and 6
      And the player ends the turn
      And the opponent ends the turn
      And the company moves to The Under-grottos
      And the player ends the turn
      Then the player has 0 points for a call
      And "Goblins of Goblin-gate" is in the marshalling-point pile
      And the player has 1 faction point
      And Gorbag is tapped
      And the company is at The Under-grottos
      And The Under-grottos is in play
      And Goblin-gate is in the discard pile

  @rule:dark-minions.under-deeps.environment-cannot-retype
  Rule: The stars do not shine down there

    Background:
      Given the minions-emended rules
      And reading b of q.dark-minions.environment-reach
      And it is the site phase
      And the player holds "Stars"

    @id:minions-under-deeps-0079 @forbid
    Scenario: Not upon the dead of the vaults
      Given untapped Glóin is at The Under-vaults
      When the company enters the site
      Then the player may not play "Stars" by dark-minions.under-deeps.environment-cannot-retype

    @id:minions-under-deeps-0080 @allow
    Scenario: But upon those of the barrows
      Given untapped Glóin is at Barrow-downs
      When the company enters the site
      Then the player may play "Stars"

  @rule:dark-minions.under-deeps.hazards-keyed-to-site-only
  Rule: An agent is a hazard that is keyed to nothing

    @id:minions-under-deeps-0081 @forbid
    Scenario: Woffung does not come while the people of a Fallen-wizard go down
      Given the minions-emended rules
      And reading b of q.dark-minions.unkeyed-hazards
      And it is the movement/hazard phase
      And the player is a Fallen-wizard
      And untapped Glóin is at the hero Goblin-gate
      And the company is moving to the hero The Under-grottos
      And the opponent holds "Woffung"
      Then the opponent may not play Woffung as an agent by dark-minions.under-deeps.hazards-keyed-to-site-only
