Feature: What companions are good for

  Friends, leaders and their tools, and what they do that others do not.

  Rule: The wise and their kin

    @id:cards-companions-0001 @compute @card:WH-9
    Scenario: Saruman looks for a spell again
      Given the emended rules
      And the player is the Fallen-wizard Saruman
      And it is the end-of-turn phase
      And untapped Saruman is at Isengard
      And the player's discard pile holds "Wizard’s Flame" and "Cram"
      And the player's discard pile holds "Wizard’s Fire"
      When the player uses Saruman for its second effect
      And the player chooses "Wizard’s Flame" for Saruman
      Then Saruman is tapped
      And "Wizard’s Flame" is in hand

    @id:cards-companions-0002 @compute @card:WH-4
    Scenario: Gandalf is up again before the others
      Given the emended rules
      And the player is the Fallen-wizard Gandalf
      And it is the organization phase
      And tapped Gandalf is at Rivendell
      When the player passes
      And the player uses Gandalf
      Then Gandalf is untapped

    @id:cards-companions-0003 @compute @card:TW-495
    Scenario: Fatty steps in between
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Fatty Bolger and untapped Pippin are at Rivendell
      And the company is moving to Weathertop by Rhudaur and Arthedain
      And Rhudaur has become a Shadow-land
      And the opponent holds "Barrow-wight"
      When the opponent plays the creature "Barrow-wight" on the company keyed to a Shadow-land
      And the player assigns a strike to Pippin
      And Pippin faces the strike
      And the player uses Fatty Bolger on Pippin
      Then Fatty Bolger is tapped
      And the strike against Pippin was cancelled
      And "Barrow-wight" is in the discard pile

    @id:cards-companions-0004 @compute @card:LE-50
    Scenario: Adûnaphel sees them from afar
      Given the emended rules
      And the player is a Ringwraith
      And it is the movement/hazard phase
      And untapped Adûnaphel the Ringwraith is at Minas Morgul
      And untapped Gorbag is at Dol Guldur
      And Gorbag's company is moving to Sarn Goriwing by Starter Movement
      And the opponent holds "Wolves"
      When the player chooses Gorbag's company to go next
      And the opponent plays the creature "Wolves" on Gorbag's company keyed to a Wilderness
      And the player uses Adûnaphel the Ringwraith
      Then there is no attack
      And "Wolves" is in the discard pile
      And Adûnaphel the Ringwraith is tapped

    @id:cards-companions-0005 @compute @card:LE-51
    Scenario: Akhôrahil does not forget what he knows
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped Akhôrahil the Ringwraith is at Minas Morgul
      And the player holds "Bitter Cold"
      When the player plays "Bitter Cold" with Akhôrahil the Ringwraith and shuffles
      Then "Bitter Cold" is in the play deck

    @id:cards-companions-0006 @compute @card:LE-55
    Scenario: Khamûl strikes deep where he strikes an Elf
      Given the emended rules
      And the player is a Ringwraith
      And it is the site phase
      And untapped Khamûl the Ringwraith is at Moria
      And the opponent's untapped Legolas is at Moria
      And the company has entered the site
      When Khamûl the Ringwraith's company attacks Legolas's company
      And the opponent assigns the strike of Khamûl the Ringwraith to Legolas
      And Khamûl the Ringwraith deals his strike
      And Legolas faces the strike and rolls 6 and 6 for the strike of Khamûl the Ringwraith, then 1 and 1 for the strike of Legolas, then 4 and 3 for the body check
      Then Legolas was eliminated
      And Khamûl the Ringwraith is tapped
      And the player has 2 kill points
      And the opponent has 0 character points
      And the opponent's Moria is in the location deck

  @card:AS-1 @card:AS-5 @card:AS-6
  Rule: The three Trolls

    @id:cards-companions-0010 @allow
    Scenario Outline: <who> comes with <other>
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped Gorbag is at Dol Guldur
      And the player holds <other>, <who> and Lagduf
      When the player plays <other> at Ettenmoors
      And the player plays <who> at Ettenmoors
      Then it is legal
      And <who> and <other> are untapped
      And the player has 4 character points
      And Ettenmoors is in play

      Examples:
        | case   | who    | other  |
        | burat  | Bûrat  | Tûma   |
        | tuma   | Tûma   | Wûluag |
        | wuluag | Wûluag | Bûrat  |

    @id:cards-companions-0011 @compute
    Scenario Outline: <who> has <other> get up
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped <who> and tapped <other> are at Ettenmoors
      When the player uses <who> on <other>
      Then <who> is tapped
      And <other> is untapped

      Examples:
        | case          | who    | other  |
        | burat-tuma    | Bûrat  | Tûma   |
        | burat-wuluag  | Bûrat  | Wûluag |
        | tuma-burat    | Tûma   | Bûrat  |
        | tuma-wuluag   | Tûma   | Wûluag |
        | wuluag-burat  | Wûluag | Bûrat  |
        | wuluag-tuma   | Wûluag | Tûma   |

    @id:cards-companions-0012 @forbid
    Scenario: He is too far away
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped Bûrat is at Ettenmoors
      And tapped Tûma is at Dol Guldur
      When the player uses Bûrat on Tûma
      Then it is illegal by the text of "Bûrat"

  Rule: Beasts and strangers

    @id:cards-companions-0020 @compute @card:AS-74
    Scenario: The bats confuse them
      Given the emended rules
      And the player is a Ringwraith
      And it is the movement/hazard phase
      And untapped Gorbag and untapped Lagduf are at Ettenmoors
      And Gorbag bears "Great Bats"
      And the opponent holds "Cave-drake"
      When the opponent plays the creature "Cave-drake" on the company keyed to a Ruins & Lairs
      And the player uses "Great Bats"
      And the player assigns a strike to Lagduf
      Then it is legal
      And "Great Bats" is tapped
      And "Cave-drake" is in play

    @id:cards-companions-0021 @forbid @card:AS-74
    Scenario: The Wolves choose nobody, and there is nothing to confuse
      Given the emended rules
      And the player is a Ringwraith
      And it is the movement/hazard phase
      And untapped Gorbag and untapped Lagduf are at Dol Guldur
      And Gorbag bears "Great Bats"
      And the company is moving to Sarn Goriwing by Starter Movement
      And the opponent holds "Wolves"
      When the opponent plays the creature "Wolves" on the company keyed to a Wilderness
      And the player uses "Great Bats"
      Then it is illegal by the text of "Great Bats"
      And "Wolves" is in play

    @id:cards-companions-0022 @compute @card:AS-76
    Scenario: The crows have seen the Wolves, who turn back
      Given the emended rules
      And the player is a Ringwraith
      And it is the movement/hazard phase
      And untapped Gorbag and untapped Lagduf are at Dol Guldur
      And Gorbag bears "Regiment of Black Crows"
      And the company is moving to Sarn Goriwing by Starter Movement
      And the opponent holds "Wolves"
      When the opponent plays the creature "Wolves" on the company keyed to a Wilderness
      And the player uses "Regiment of Black Crows"
      Then there is no attack
      And "Wolves" is in hand
      And "Regiment of Black Crows" is tapped

    @id:cards-companions-0023 @compute @card:LE-158
    Scenario: They listen to the Warg-king
      Given the emended rules
      And the player is a Ringwraith
      And it is the site phase
      And untapped Layos is at Ettenmoors
      And Layos bears "The Warg-king"
      And the company has entered the site
      When Layos influences "Misty Mountain Wargs" and rolls 3 and 3
      Then Layos and the site are tapped
      And the influence check of Layos was 10
      And "Misty Mountain Wargs" is in the marshalling-point pile
      And the player has 2 faction points

    @id:cards-companions-0024 @compute @card:LE-154
    Scenario: Stinker and the Precious
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped Gorbag is at Moria
      And Gorbag bears "Stinker"
      And the opponent's untapped Frodo is at Moria
      And Frodo bears "The One Ring"
      When the player uses "Stinker" for its second effect
      Then "Stinker" and "The One Ring" are in the discard pile
      And the player has 0 ally points
      And the opponent has 0 item points

    @id:cards-companions-0025 @compute @card:TW-246
    Scenario: Gollum and the Precious
      Given the emended rules
      And it is the organization phase
      And untapped Frodo is at Mount Doom
      And Frodo bears "The One Ring" and "Gollum"
      When the player uses "Gollum" for its second effect
      Then "Gollum" and "The One Ring" are in the discard pile
      And the player has 0 ally points
      And the player has 0 item points

    @id:cards-companions-0026 @forbid @card:TW-246
    Scenario: Not in Rivendell
      Given the emended rules
      And it is the organization phase
      And untapped Frodo is at Rivendell
      And Frodo bears "The One Ring" and "Gollum"
      When the player uses "Gollum" for its second effect
      Then it is illegal by the text of "Gollum"

    @id:cards-companions-0027 @compute @card:TD-142
    Scenario: Nenseldë calls the weather
      Given the emended rules
      And it is the organization phase
      And untapped Faramir is at Dol Amroth
      And Faramir bears "Nenseldë the Wingild"
      And the player's discard pile holds "Cloudless Day", "Gates of Morning" and "Quiet Lands"
      When the player uses "Nenseldë the Wingild"
      And the player chooses "Quiet Lands" for "Nenseldë the Wingild"
      Then "Nenseldë the Wingild" is tapped
      And "Quiet Lands" is in hand

    @id:cards-companions-0028 @compute @card:DM-178
    Scenario Outline: Mistress Lobelia <case> on the way to <site>
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Pippin is at Bree
      And Pippin bears "Mistress Lobelia"
      And the company is moving to <site> by <way>
      When the movement/hazard phase is over
      Then Pippin's company is at <site>
      And Bree is in the location deck
      And "Mistress Lobelia" is <where>
      And the player has <points> ally points

      Examples:
        | case     | site       | way                    | where               | points |
        | stays    | Old Forest | Arthedain and Cardolan | in play             | 1      |
        | leaves   | Weathertop | Arthedain              | in the discard pile | 0      |

  @card:DM-105 @card:DM-112
  Rule: Others follow where they have gone

    @id:cards-companions-0030 @compute
    Scenario Outline: After <card> the Orcs come, and count for nothing
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Legolas is at Lórien
      And the company is moving to Moria by Starter Movement
      And the opponent holds <card> and "Orc-guard"
      When the opponent plays the creature <card> on the company keyed to a Shadow-hold
      And Legolas faces the strike untapped and rolls 1 and 1, then 1 and 1 for the body check
      And the opponent plays the creature "Orc-guard" on the company keyed to a Shadow-hold
      Then it is legal
      And 1 hazard was played on the company
      And "Orc-guard" is in play
      And <card> is in the discard pile
      And Legolas is wounded

      Examples:
        | case | card                     |
        | buth | "Bûthrakaur the Green"   |
        | umag | "Umagaur the Pale"       |

  Rule: What they bear

    @id:cards-companions-0040 @compute @card:LE-299
    Scenario: The mace breaks Elves
      Given the emended rules
      And the player is a Ringwraith
      And it is the movement/hazard phase
      And untapped Gorbag is at Dol Guldur
      And Gorbag bears "Black Mace"
      And the company is moving to Sarn Goriwing by Southern Mirkwood and Heart of Mirkwood
      And Heart of Mirkwood has become a Shadow-land
      And the opponent holds "Elf-lord Revealed in Wrath"
      When the opponent plays the creature "Elf-lord Revealed in Wrath" on the company keyed to a Shadow-land
      And Gorbag faces the strike and rolls 3 and 3, then 4 and 4 for the strike body check
      Then the total of Gorbag against the strike was 16
      And Gorbag is tapped
      And "Elf-lord Revealed in Wrath" is in the discard pile

    @id:cards-companions-0041 @compute @card:LE-336
    Scenario: A paltry ring keeps one free
      Given the emended rules
      And the player is a Ringwraith
      And it is the site phase
      And untapped Layos is at Bree
      And Layos bears "Paltry Ring"
      When the company enters the site
      And Layos faces the strike and rolls 2 and 2
      Then Layos is tapped
      And the total of Layos against the strike was 10

    @id:cards-companions-0042 @compute @card:WH-88 @card:WH-89
    Scenario Outline: <keys> open a door
      Given the emended rules
      And the player is the Fallen-wizard Saruman
      And it is the organization phase
      And untapped Saruman is at Isengard
      And Saruman bears <keys>
      And the player's discard pile holds <what> and "Cram"
      When the player uses <keys>
      Then <what> is in hand

      Examples:
        | case  | keys                       | what                     |
        | isen  | "Keys of Orthanc"          | "The Fortress of Isen"   |
        | tower | "Keys to the White Towers" | "Fortress of the Towers" |

    @id:cards-companions-0043 @compute @card:WH-88 @card:WH-89
    Scenario Outline: They close another's: <keys>
      Given the emended rules
      And the player is the Fallen-wizard Saruman
      And the opponent is the Fallen-wizard Pallando
      And it is the organization phase
      And untapped Saruman is at Rivendell
      And Saruman bears <keys>
      And the opponent's untapped Pallando is at <site>
      And the opponent has <what> in play on <site>
      When the player uses <keys> on <what> for its second effect
      Then <what> is in the discard pile

      Examples:
        | case  | keys                       | what                     | site             |
        | isen  | "Keys of Orthanc"          | "The Fortress of Isen"   | Isengard         |
        | tower | "Keys to the White Towers" | "Fortress of the Towers" | The White Towers |

    @id:cards-companions-0044 @forbid @card:WH-88
    Scenario: Nobody closes his own
      Given the emended rules
      And the player is the Fallen-wizard Saruman
      And it is the organization phase
      And untapped Saruman is at Isengard
      And Saruman bears "Keys of Orthanc"
      And the player has "The Fortress of Isen" in play on Isengard
      When the player uses "Keys of Orthanc" on "The Fortress of Isen" for its second effect
      Then it is illegal by the text of "Keys of Orthanc"

    @id:cards-companions-0045 @forbid @card:TW-322
    Scenario Outline: No sapling grows at <site>
      Given the emended rules
      And untapped Aragorn II is at <site>
      And the company has entered the site
      And the player holds "Sapling of the White Tree"
      When Aragorn II plays "Sapling of the White Tree"
      Then it is illegal by the text of "Sapling of the White Tree"

      Examples:
        | case | site       |
        | hold | Moria      |
        | dark | Dol Guldur |

    @id:cards-companions-0046 @allow @card:TW-322
    Scenario: One does at Isengard
      Given the emended rules
      And untapped Aragorn II is at Isengard
      And the company has entered the site
      And the player holds "Sapling of the White Tree"
      When Aragorn II plays "Sapling of the White Tree"
      Then it is legal
      And Aragorn II bears "Sapling of the White Tree"
      And Aragorn II and the site are tapped
      And the player has 1 item point

    @id:cards-companions-0047 @compute @card:TW-298
    Scenario: The stone of the West frees Legolas
      Given the emended rules
      And it is the organization phase
      And untapped Elrond and untapped Legolas are at The White Towers
      And Elrond bears "Palantír of Elostirion"
      And Legolas bears "Lure of the Senses"
      When the player uses "Palantír of Elostirion" on "Lure of the Senses" and rolls 4 and 4 for the corruption check
      Then "Lure of the Senses" is in the discard pile
      And "Palantír of Elostirion" is tapped

    @id:cards-companions-0048 @forbid @card:TW-298
    Scenario: It does not free Gimli
      Given the emended rules
      And it is the organization phase
      And untapped Elrond and untapped Gimli are at The White Towers
      And Elrond bears "Palantír of Elostirion"
      And Gimli bears "Lure of the Senses"
      When the player uses "Palantír of Elostirion" on "Lure of the Senses"
      Then it is illegal by the text of "Palantír of Elostirion"

    @id:cards-companions-0049 @compute @card:TW-298 @card:TW-300
    Scenario Outline: To a Fallen-wizard <stone> is worth nothing
      Given the emended rules
      And the player is the Fallen-wizard Saruman
      And it is the organization phase
      And untapped Saruman is at Isengard
      And Saruman bears <stone>
      Then the player has 0 item points

      Examples:
        | case        | stone                               |
        | elos        | "Palantír of Elostirion"            |
        | orth        | "Palantír of Orthanc"               |

    @id:cards-companions-0050 @compute @card:TW-300
    Scenario: Saruman calls something back
      Given the emended rules
      And it is the organization phase
      And untapped Saruman is at Isengard
      And Saruman bears "Palantír of Orthanc"
      And the player's play deck holds "Cram", "Sting", "Star-glass", "Ringil" and "Belegennon"
      And the player's discard pile holds "Glamdring"
      When the player uses Saruman
      And the player uses "Palantír of Orthanc" and rolls 4 and 4 for the corruption check and shuffles
      Then "Palantír of Orthanc" and Saruman are tapped
      And "Glamdring" is in the play deck

    @id:cards-companions-0051 @forbid @card:TW-300
    Scenario: There is too little left of the deck
      Given the emended rules
      And it is the organization phase
      And untapped Saruman is at Isengard
      And Saruman bears "Palantír of Orthanc"
      And the player's play deck holds "Cram", "Sting", "Star-glass" and "Ringil"
      And the player's discard pile holds "Glamdring"
      When the player uses Saruman
      Then the player may not use "Palantír of Orthanc" by the text of "Palantír of Orthanc"
      And Saruman is tapped
