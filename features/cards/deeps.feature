Feature: What is found in the deeps

  Creatures, lanterns and stones, and roads that are not on any map.

  @card:DM-107
  Rule: Durin’s Bane

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And the opponent holds "Durin’s Bane"

    @id:cards-deeps-0001 @allow
    Scenario Outline: He comes up at <site>
      Given untapped Beretar and untapped Glóin are at <site>
      When the opponent plays the creature "Durin’s Bane" on the company keyed to <site>
      Then it is legal
      And the attack is Balrog (2 strikes at 18/9)
      And "Durin’s Bane" is in play

      Examples:
        | case     | site               |
        | gates    | The Under-gates    |
        | moria    | Moria              |
        | gem      | The Gem-deeps      |
        | sulfur   | The Sulfur-deeps   |
        | grottos  | The Under-grottos  |
        | leas     | The Under-leas     |

    @id:cards-deeps-0002 @forbid
    Scenario: Farther down he does not go by day
      Given untapped Beretar and untapped Glóin are at The Pûkel-deeps
      When the opponent plays the creature "Durin’s Bane" on the company keyed to The Pûkel-deeps
      Then it is illegal by core.hazards.declare-key

    @id:cards-deeps-0003 @allow
    Scenario: At night he goes everywhere below
      Given the opponent has "Doors of Night" in play
      And untapped Beretar and untapped Glóin are at The Pûkel-deeps
      When the opponent plays the creature "Durin’s Bane" on the company keyed to The Pûkel-deeps
      Then it is legal
      And the attack is Balrog (2 strikes at 18/9)
      And "Durin’s Bane" is in play

    @id:cards-deeps-0004 @compute
    Scenario: His blows go deep
      Given untapped Glóin is at Moria
      When the opponent plays the creature "Durin’s Bane" on the company keyed to Moria
      And Glóin faces the strike and rolls 1 and 1, then 4 and 3 for the body check
      Then Glóin is out of play
      And the player has 0 character points
      And "Durin’s Bane" is in the discard pile

    @id:cards-deeps-0005 @compute
    Scenario: One less, and Glóin lives
      Given untapped Glóin is at Moria
      When the opponent plays the creature "Durin’s Bane" on the company keyed to Moria
      And Glóin faces the strike and rolls 1 and 1, then 4 and 2 for the body check
      Then Glóin is wounded
      And "Durin’s Bane" is in the discard pile

  @card:DM-157 @card:DM-175
  Rule: It is easier to get on with a light, or a friend who knows the turns

    Background:
      Given the emended rules
      And it is the long-event phase
      And untapped Glóin is at The Iron-deeps
      And the company is moving to The Under-vaults

    @id:cards-deeps-0006 @compute
    Scenario: A six is not enough
      When the player passes and rolls 3 and 3 for the under-deeps roll
      Then the new site of the company is The Iron-deeps
      And The Under-vaults is in the location deck
      And the company is at The Iron-deeps

    @id:cards-deeps-0007 @compute
    Scenario: It is by Secret Ways
      Given the player has "Secret Ways" in play
      When the player passes and rolls 2 and 1 for the under-deeps roll
      Then the new site of the company is The Under-vaults
      And the opponent can see The Under-vaults
      And the company is on its way

    @id:cards-deeps-0008 @compute
    Scenario: It is by the light of Glóin's lantern
      Given Glóin bears "Noldo-lantern"
      When the player passes and rolls 3 and 2 for the under-deeps roll
      Then the new site of the company is The Under-vaults
      And the opponent can see The Under-vaults
      And the company is on its way

  @card:DM-175
  Rule: Noldo-lantern

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin and untapped Beretar are at The Under-gates
      And Glóin bears "Noldo-lantern"

    @id:cards-deeps-0010 @compute
    Scenario Outline: They of the dark are dazzled: <creature>
      Given the opponent holds "<creature>"
      When the opponent plays the creature "<creature>" on the company keyed to a Shadow-hold
      And the player uses "Noldo-lantern"
      Then it is legal
      And the attack is <attack>
      And "Noldo-lantern" is tapped
      And "<creature>" is in play

      Examples:
        | case  | creature                 | attack                 |
        | dead  | Ghouls                   | Undead (4 strikes at 5) |
        | orcs  | Orc-guard                | Orc (4 strikes at 6)   |
        | troll | Half-trolls of Far Harad | Troll (1 strike at 8)  |

    @id:cards-deeps-0011 @forbid
    Scenario: Men are not
      Given the opponent holds "Sellswords Between Charters"
      When the opponent plays the creature "Sellswords Between Charters" on the company keyed to a Shadow-hold
      And the player uses "Noldo-lantern"
      Then it is illegal by the text of "Noldo-lantern"
      And "Sellswords Between Charters" is in play

  @card:DM-166 @card:DM-175
  Rule: What lies below is found below

    Background:
      Given the emended rules
      And it is the site phase
      And the player holds "Aiglos" and "Noldo-lantern"

    @id:cards-deeps-0012 @allow
    Scenario Outline: Elladan finds <item> in <site>
      Given untapped Elladan is at <site>
      And the company has entered the site
      When Elladan plays "<item>"
      Then it is legal
      And Elladan bears "<item>"
      And Elladan and the site are tapped
      And the player has <points> item points

      Examples:
        | case     | item          | site            | points |
        | spear    | Aiglos        | The Under-gates | 5      |
        | courts   | Aiglos        | The Under-galleries | 5  |
        | lantern  | Noldo-lantern | The Under-vaults | 2     |

    @id:cards-deeps-0013 @forbid
    Scenario Outline: There is no <item> in <site>
      Given untapped Elladan is at <site>
      And the company has entered the site
      When Elladan plays "<item>"
      Then it is illegal by <rule>

      Examples:
        | case    | item          | site             | rule                        |
        | vaults  | Aiglos        | The Under-vaults | core.site-phase.play-item |
        | above   | Aiglos        | Moria            | core.site-phase.play-item |
        | lantern | Noldo-lantern | Moria            | core.site-phase.play-item |

  @card:DM-166
  Rule: Aiglos

    Background:
      Given the emended rules
      And it is the organization phase

    @id:cards-deeps-0014 @compute
    Scenario Outline: In the hands of <who>, <when>
      Given untapped <who> is at Rivendell
      And <who> bears "Aiglos"
      And the opponent has "<event>" in play
      Then the prowess of <who> is <prowess>
      And the body of <who> is <body>

      Examples:
        | case    | who      | when     | event          | prowess | body |
        | elladan | Elladan  | by day   | Minions Stir   | 7       | 9    |
        | dark    | Elladan  | at night | Doors of Night | 10      | 9    |
        | aragorn | Aragorn II | at night | Doors of Night | 11    | 10   |
        | sage    | Annalena | by day   | Minions Stir   | 3       | 8    |

    @id:cards-deeps-0015 @compute
    Scenario: Elves know whose spear it was
      Given untapped Elladan and untapped Haldir are at Rivendell
      And Elladan bears "Aiglos"
      When the player organizes
      And the player puts Haldir under Elladan
      Then it is legal
      And Haldir follows Elladan

  @card:DM-162
  Rule: Vein of Arda

    Background:
      Given the emended rules
      And it is the site phase
      And untapped Glóin, untapped Annalena and untapped Beretar are at The Under-vaults
      And the company has entered the site
      And the player holds "Vein of Arda"

    @id:cards-deeps-0016 @allow
    Scenario Outline: <who> finds it
      When the player plays "Vein of Arda" on <who>
      Then it is legal
      And <who> bears "Vein of Arda"
      And <who> and the site are tapped
      And the player has 2 miscellaneous points

      Examples:
        | case  | who      |
        | dwarf | Glóin    |
        | sage  | Annalena |

    @id:cards-deeps-0017 @forbid
    Scenario: Beretar sees stones
      When the player plays "Vein of Arda" on Beretar
      Then it is illegal by the text of "Vein of Arda"

  @card:DM-162
  Rule: It is heavy to carry

    @id:cards-deeps-0018 @forbid
    Scenario: It is Glóin's already
      Given the emended rules
      And it is the site phase
      And untapped Glóin, untapped Annalena and untapped Beretar are at The Under-vaults
      And the company has entered the site
      And Glóin bears "Vein of Arda"
      When the player plays another "Vein of Arda" on Annalena
      Then it is illegal by the text of "Vein of Arda"

    @id:cards-deeps-0019 @forbid
    Scenario: Glóin does not rest
      Given the emended rules
      And it is the untap phase
      And tapped Glóin and tapped Beretar are at Rivendell
      And Glóin bears "Vein of Arda"
      When the player untaps Glóin
      Then it is illegal by the text of "Vein of Arda"

    @id:cards-deeps-0020 @allow
    Scenario: At Rivendell he puts it down
      Given the emended rules
      And it is the organization phase
      And tapped Glóin is at Rivendell
      And Glóin bears "Vein of Arda"
      When the player stores "Vein of Arda"
      Then it is legal
      And "Vein of Arda" is in the marshalling-point pile
      And Glóin is tapped

  @card:DM-163
  Rule: When You Know More

    @id:cards-deeps-0021 @allow
    Scenario: Annalena looks it up
      Given the emended rules
      And it is the site phase
      And untapped Annalena is at Weathertop
      And the company has entered the site
      And the player holds "When You Know More"
      When the player plays "When You Know More" on Annalena
      Then it is legal
      And Annalena bears "When You Know More"
      And Annalena and the site are tapped
      And the player has 1 miscellaneous point

    @id:cards-deeps-0022 @forbid
    Scenario: At Bree nobody has heard of it
      Given the emended rules
      And it is the site phase
      And untapped Annalena is at Bree
      And the company has entered the site
      And the player holds "When You Know More"
      When the player plays "When You Know More" on Annalena
      Then it is illegal by the text of "When You Know More"

    @id:cards-deeps-0023 @compute
    Scenario: Her word counts with the Riders
      Given the emended rules
      And it is the site phase
      And untapped Éomer and untapped Annalena are at Edoras
      And the company has entered the site
      And Annalena bears "When You Know More"
      And the player holds "Riders of Rohan"
      When Éomer influences "Riders of Rohan"
      And the player uses "When You Know More" on Éomer in response and rolls 5 and 5 for the corruption check, then 3 and 4 for the influence check
      Then it is legal
      And Annalena, Éomer and the site are tapped
      And "Riders of Rohan" is in the marshalling-point pile
      And the player has 3 faction points

  @card:DM-124
  Rule: The Dwarves Are upon You!

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And the player holds "The Dwarves Are upon You!"
      And the opponent holds "Orc-guard"

    @id:cards-deeps-0024 @compute
    Scenario: Baruk Khazâd!
      Given untapped Glóin, untapped Balin and untapped Beretar are at Moria
      When the opponent plays the creature "Orc-guard" on the company keyed to a Shadow-hold
      And the player plays "The Dwarves Are upon You!" on the company
      Then it is legal
      And the prowess of Glóin is 7
      And the prowess of Balin is 6
      And the body of Glóin is 6
      And the prowess of Beretar is 5
      And "The Dwarves Are upon You!" is in the discard pile
      And "Orc-guard" is in play

    @id:cards-deeps-0025 @forbid
    Scenario: Beretar knows no such cry
      Given untapped Beretar is at Moria
      When the opponent plays the creature "Orc-guard" on the company keyed to a Shadow-hold
      And the player plays "The Dwarves Are upon You!" on the company
      Then it is illegal by the text of "The Dwarves Are upon You!"
      And "Orc-guard" is in play

  @card:DM-83
  Rule: Redoubled Force

    @id:cards-deeps-0026 @compute
    Scenario Outline: At <site>
      Given the emended rules
      And untapped Beretar is at <site>
      And the opponent has "Redoubled Force" in play
      When the company enters the site
      Then the attack is <attack>

      Examples:
        | case   | site        | attack                |
        | orcs   | Goblin-gate | Orc (6 strikes at 8)  |
        | trolls | Ettenmoors  | Troll (4 strikes at 11) |
        | wolves | Isengard    | Wolf (3 strikes at 7) |

    @id:cards-deeps-0027 @compute
    Scenario: The first who are beaten are the last
      Given the emended rules
      And untapped Glóin, untapped Balin, untapped Elladan, untapped Elrohir, untapped Halbarad and untapped Haldir are at Goblin-gate
      And the opponent has "Redoubled Force" in play
      When the company enters the site
      And Glóin faces the strike and rolls 6 and 6
      And Balin faces the strike and rolls 6 and 6
      And Elladan faces the strike and rolls 6 and 6
      And Elrohir faces the strike and rolls 6 and 6
      And Halbarad faces the strike and rolls 6 and 6
      And Haldir faces the strike and rolls 6 and 6
      Then there is no attack
      And "Redoubled Force" is in the discard pile
      And Glóin, Balin, Elladan, Elrohir, Halbarad and Haldir are tapped

    @id:cards-deeps-0028 @forbid
    Scenario: Once is twice as much as enough
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Bree
      And the opponent has "Redoubled Force" in play
      When the opponent plays another "Redoubled Force"
      Then it is illegal by the text of "Redoubled Force"

  @card:DM-75
  Rule: No Way Forward

    Background:
      Given the emended rules
      And it is the organization phase
      And untapped Glóin is at Bree
      And the opponent has "No Way Forward" in play

    @id:cards-deeps-0029 @allow
    Scenario: Three regions are still possible
      When the company moves to Ost-in-Edhil
      Then it is legal
      And Ost-in-Edhil is in play

    @id:cards-deeps-0030 @forbid
    Scenario: Four are one too many
      When the company moves to Isengard
      Then it is illegal by core.movement.declared-movement-must-be-valid

    @id:cards-deeps-0031 @forbid
    Scenario: At night two have to do
      Given the opponent has "Doors of Night" in play
      When the company moves to Ost-in-Edhil
      Then it is illegal by core.movement.declared-movement-must-be-valid

    @id:cards-deeps-0032 @allow
    Scenario: And two there always are
      Given the opponent has "Doors of Night" in play
      When the company moves to Bag End
      Then it is legal
      And Bag End is in play

  @card:DM-30 @card:DM-34 @card:DM-41
  Rule: The dead lie below

    @id:cards-deeps-0033 @allow
    Scenario Outline: In <site>, <creature>
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at <site>
      And the opponent holds "<creature>"
      When the opponent plays the creature "<creature>" on the company keyed to <site>
      Then it is legal
      And "<creature>" is in play
      And the attack is <attack>

      Examples:
        | case    | creature       | site             | attack                                 |
        | gem     | Ghouls         | The Gem-deeps    | Undead (5 strikes at 7)                |
        | pukel   | Ghouls         | The Pûkel-deeps  | Undead (5 strikes at 7)                |
        | vaults  | Ghouls         | The Under-vaults | Undead (5 strikes at 7)                |
        | watcher | Silent Watcher | The Gem-deeps    | Pûkel-creature (1 strike at 8)         |
        | second  | Silent Watcher | The Pûkel-deeps  | Pûkel-creature (1 strike at 8)         |

    @id:cards-deeps-0034 @forbid
    Scenario Outline: In <site>, no <creature>
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at <site>
      And the opponent holds "<creature>"
      When the opponent plays the creature "<creature>" on the company keyed to <site>
      Then it is illegal by core.hazards.declare-key

      Examples:
        | case    | creature       | site             |
        | watcher | Silent Watcher | The Under-vaults |
        | orcs    | Orc-guard      | The Gem-deeps    |
        | grottos | Ghouls         | The Under-grottos |

  @card:AS-147 @card:AS-168
  Rule: They lie there for minions as well

    @id:cards-deeps-0035 @allow
    Scenario Outline: In <site>
      Given the emended rules
      And the player is a Ringwraith
      And it is the movement/hazard phase
      And untapped Gorbag is at <site>
      And the opponent holds "Ghouls"
      When the opponent plays the creature "Ghouls" on the company keyed to <site>
      Then it is legal
      And "Ghouls" is in play
      And the attack is Undead (5 strikes at 7)

      Examples:
        | case   | site             |
        | gem    | The Gem-deeps    |
        | vaults | The Under-vaults |

  @card:AS-165 @card:AS-167
  Rule: Below, nobody spares a minion

    @id:cards-deeps-0036 @compute
    Scenario Outline: At <site> they strike to wound
      Given the emended rules
      And the player is a Ringwraith
      And it is the movement/hazard phase
      And untapped Ciryaher is at <site>
      And the opponent holds "Orc-guard"
      When the opponent plays the creature "Orc-guard" on the company keyed to a Shadow-hold
      And Ciryaher faces the strike and rolls 1 and 1, then 1 and 1 for the body check
      Then Ciryaher is wounded
      And "Orc-guard" is no longer in hand

      Examples:
        | case  | site            |
        | gates | The Under-gates |
        | leas  | The Under-leas  |

  @card:LE-353
  Rule: The Barrow-downs are no place for minions

    @id:cards-deeps-0037 @compute
    Scenario: Layos hears what the wights say
      Given the emended rules
      And the player is a Ringwraith
      And untapped Layos is at Barrow-downs
      And Layos bears "Saw-toothed Blade" and "Black-hide Shield"
      When the company enters the site
      And Layos faces the strike and rolls 1 and 1, then 1 and 1 for the corruption check
      Then there is no attack
      And Layos is out of play
      And "Saw-toothed Blade" and "Black-hide Shield" are in the discard pile
      And Barrow-downs is in the location deck
      And the player has 0 character points

  @card:DM-27
  Rule: Wormtongue

    @id:cards-deeps-0038 @allow
    Scenario: He knows how to talk to people from Edoras
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped Wormtongue and untapped Freca are at Dol Guldur
      When the player organizes
      And the player puts Freca under Wormtongue
      Then it is legal
      And Freca follows Wormtongue

    @id:cards-deeps-0042 @forbid
    Scenario: With others it is not so easy
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped Wormtongue and untapped Gisulf are at Dol Guldur
      When the player organizes
      And the player puts Gisulf under Wormtongue
      Then it is illegal by core.influence-control.move-to-direct

  @card:DM-145
  Rule: Into Dark Tunnels

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And the player holds "Into Dark Tunnels"

    @id:cards-deeps-0039 @allow
    Scenario: And on, into the dark
      Given untapped Glóin is at Goblin-gate
      And the company is moving to The Under-grottos
      When the player passes
      And the player plays "Into Dark Tunnels"
      Then it is legal
      And "Into Dark Tunnels" is in the discard pile
      And Goblin-gate is in the location deck
      And the company is on its way

    @id:cards-deeps-0043 @forbid
    Scenario: From Moria there are no tunnels
      Given untapped Glóin is at Lórien
      And the company is moving to Moria by Starter Movement
      When the player passes
      And the player plays "Into Dark Tunnels"
      Then it is illegal by the text of "Into Dark Tunnels"
      And Lórien is in the location deck

  @card:DM-28
  Rule: Lobelia Sackville-Baggins

    @id:cards-deeps-0040 @allow
    Scenario: She goes to see what they are doing in the Old Forest
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Rivendell
      And the opponent has Lobelia Sackville-Baggins as a face-down agent
      And the opponent's location deck holds "Old Forest" and "Weathertop"
      When the agent Lobelia Sackville-Baggins moves to Old Forest
      Then it is legal
      And Lobelia Sackville-Baggins is tapped
      And the agent Lobelia Sackville-Baggins has Old Forest with him

    @id:cards-deeps-0041 @forbid
    Scenario: Weathertop is no place for a lady
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Rivendell
      And the opponent has Lobelia Sackville-Baggins as a face-down agent
      And the opponent's location deck holds "Old Forest" and "Weathertop"
      When the agent Lobelia Sackville-Baggins moves to Weathertop
      Then it is illegal by core.agents.no-wizard-havens
