Feature: Onward

  Who goes farther than others, and what helps on the way.

  Rule: They go on when others rest

    @id:cards-onward-0001 @compute @card:LE-202
    Scenario: They leg it
      Given the emended rules
      And the player is a Ringwraith
      And it is the movement/hazard phase
      And untapped Gorbag and untapped Layos are at Dol Guldur
      And the company is moving to Sarn Goriwing by Starter Movement
      And the player holds "Leg It Double Quick"
      And the player's location deck holds "Rhosgobel"
      When the opponent passes
      And the player passes
      And the player plays "Leg It Double Quick" on Gorbag's company
      And Gorbag's company moves to Rhosgobel
      Then it is legal
      And Gorbag's company is on its way
      And the new site of Gorbag's company is Rhosgobel
      And Dol Guldur is in the location deck
      And Rhosgobel is in play
      And Gorbag and Layos are tapped
      And "Leg It Double Quick" is in the discard pile

    @id:cards-onward-0002 @compute @card:LE-248
    Scenario: Ûvatha rides on
      Given the emended rules
      And the player is a Ringwraith
      And it is the movement/hazard phase
      And untapped Ûvatha the Ringwraith is at Carn Dûm
      And the company is moving to Dol Guldur by Starter Movement
      And the player holds "Ûvatha Unleashed"
      And the player's location deck holds "Minas Morgul"
      When the opponent passes
      And the player passes
      And the player plays "Ûvatha Unleashed" on Ûvatha the Ringwraith's company
      And Ûvatha the Ringwraith's company moves to Minas Morgul
      Then it is legal
      And "Ûvatha Unleashed" is in the discard pile
      And the new site of Ûvatha the Ringwraith's company is Minas Morgul
      And Carn Dûm is in the location deck
      And Minas Morgul is in play

    @id:cards-onward-0003 @forbid @card:LE-248
    Scenario: Khamûl does not
      Given the emended rules
      And the player is a Ringwraith
      And it is the movement/hazard phase
      And untapped Khamûl the Ringwraith is at Dol Guldur
      And the company is moving to Minas Morgul by Starter Movement
      And the player holds "Ûvatha Unleashed" and "Leg It Double Quick"
      When the opponent passes
      And the player passes
      And the player plays "Ûvatha Unleashed" on Khamûl the Ringwraith's company
      Then it is illegal by the text of "Ûvatha Unleashed"

    @id:cards-onward-0004 @compute @card:LE-5
    Scenario: Carambor leads them on
      Given the emended rules
      And the player is a Ringwraith
      And it is the movement/hazard phase
      And untapped Carambor and untapped Layos are at Dol Guldur
      And the company is moving to Sarn Goriwing by Starter Movement
      And the player's location deck holds "Rhosgobel"
      When the opponent passes
      And the player passes
      And the player uses Carambor on Carambor's company
      And Carambor's company moves to Rhosgobel
      Then it is legal
      And Carambor's company is on its way
      And the new site of Carambor's company is Rhosgobel
      And Dol Guldur is in the location deck
      And Rhosgobel is in play
      And Carambor is tapped

    @id:cards-onward-0005 @compute @card:TW-326
    Scenario: Shadowfax carries two
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Gandalf and untapped Pippin are at Rivendell
      And Gandalf bears "Shadowfax"
      And the company is moving to Weathertop by Starter Movement
      And the player's location deck holds "Old Forest"
      When the opponent passes
      And the player passes
      And the player uses "Shadowfax" on Gandalf's company
      And Gandalf's company moves to Old Forest
      Then it is legal
      And the new site of Gandalf's company is Old Forest
      And Rivendell is in the location deck
      And Old Forest is in play
      And "Shadowfax" is tapped

    @id:cards-onward-0006 @forbid @card:TW-326
    Scenario: But no Dwarf
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Gandalf and untapped Gimli are at Rivendell
      And Gandalf bears "Shadowfax"
      And the company is moving to Weathertop by Starter Movement
      When the opponent passes
      And the player passes
      And the player uses "Shadowfax" on Gandalf's company
      Then it is illegal by the text of "Shadowfax"
      And Rivendell is in the location deck

    @id:cards-onward-0008 @compute @card:WH-33
    Scenario Outline: It kicks for <who>
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Legolas is at Rivendell
      And Legolas bears "Noble Steed"
      And the company is moving to Weathertop by Rhudaur and Arthedain
      And Rhudaur has become a Shadow-land
      And the opponent holds "Barrow-wight"
      When the opponent plays the creature "Barrow-wight" on the company keyed to a Shadow-land
      And the player assigns a strike to <who>
      And <who> faces the strike
      And the player uses <use>
      Then the strike against <who> was cancelled
      And "Noble Steed" is tapped
      And "Barrow-wight" is in the discard pile

      Examples:
        | case   | who     | use           |
        | bearer | Legolas | "Noble Steed" |
        | itself | "Noble Steed" | "Noble Steed" for its second effect |

    @id:cards-onward-0009 @forbid @card:WH-33
    Scenario: What lies in wait at the site it does not mind
      Given the emended rules
      And it is the site phase
      And untapped Legolas is at Moria
      And Legolas bears "Noble Steed"
      When the company enters the site
      And the player assigns a strike to Legolas
      And Legolas faces the strike
      Then the player may not use "Noble Steed" now by the text of "Noble Steed"

  @card:LE-170 @card:LE-190
  Rule: The ride is over

    @id:cards-onward-0010 @compute
    Scenario Outline: <card> is laid down at home
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped Akhôrahil the Ringwraith and untapped Ûvatha the Ringwraith are at Minas Morgul
      And Ûvatha the Ringwraith follows Akhôrahil the Ringwraith
      And the player's <card> lies on the company
      When the player uses <card>
      Then <card> and Ûvatha the Ringwraith are in the discard pile

      Examples:
        | case   | card            |
        | black  | "Black Rider"   |
        | herald | "Heralded Lord" |

    @id:cards-onward-0011 @forbid
    Scenario Outline: Not before it has begun: <card>
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped Akhôrahil the Ringwraith is at Minas Morgul
      And the player's <card> lies on the company
      And <card> came into play this turn
      When the player uses <card>
      Then it is illegal by the text of <card>

      Examples:
        | case   | card            |
        | black  | "Black Rider"   |
        | herald | "Heralded Lord" |

  @card:LE-176
  Rule: By night

    @id:cards-onward-0012 @compute
    Scenario Outline: The watch is asleep, <case>
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped Gorbag is at Woodmen-town
      And the player holds "Come By Night Upon Them"
      And the opponent has <night> in play
      When the player plays "Come By Night Upon Them" on the site
      And the company enters the site
      Then the attack is Man (<attack>)
      And "Come By Night Upon Them" is in the discard pile

      Examples:
        | case  | night            | attack         |
        | plain | "Stormcrow"      | 1 strike at 5 |
        | dark  | "Doors of Night" | 1 strike at 4 |

  Rule: Words and what they do

    @id:cards-onward-0020 @compute @card:LE-194
    Scenario: Honey is for characters
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped Layos and untapped Gorbag are at Dol Guldur
      And the player holds "Honey on the Tongue"
      When the player plays "Honey on the Tongue" with Layos on Gorbag
      Then it is legal
      And Gorbag has 5 direct influence left for Layos
      And "Honey on the Tongue" is in the discard pile

    @id:cards-onward-0021 @compute @card:LE-244
    Scenario: Gorbag has six reasons
      Given the emended rules
      And the player is a Ringwraith
      And it is the site phase
      And untapped Gorbag is at Ettenmoors
      And the company has entered the site
      And the player holds "Threats"
      When Gorbag influences "Misty Mountain Wargs"
      And the player plays "Threats" on Gorbag and rolls 1 and 1 for the influence check
      Then the influence check of Gorbag was 8
      And Gorbag is tapped
      And "Threats" and "Misty Mountain Wargs" are in the discard pile

    @id:cards-onward-0022 @compute @card:AS-79
    Scenario: Whom the Dark Power holds does not go far
      Given the emended rules
      And the player is a Ringwraith
      And the player has "The Lidless Eye" in play
      And it is the site phase
      And untapped Layos is at Ettenmoors
      And the company has entered the site
      And the player holds "The Dark Power"
      When Layos influences "Misty Mountain Wargs"
      And the player plays "The Dark Power" on Layos and rolls 1 and 1 for the influence check and shuffles
      Then the influence check of Layos was 7
      And Layos is tapped
      And "The Dark Power" is in the discard pile
      And "Misty Mountain Wargs" is in the play deck

    @id:cards-onward-0023 @compute @card:LE-209
    Scenario: Everybody knows about the Shire
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped Layos is at Barad-dûr
      And Layos bears "News of the Shire"
      And the opponent's untapped Pippin is at Bag End
      When the player stores "News of the Shire"
      Then "News of the Shire" is in the marshalling-point pile
      And the player has 3 miscellaneous points

    @id:cards-onward-0024 @compute @card:LE-215
    Scenario: One is dear, and worth less
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped Layos is at Dol Guldur
      And the player has "Misty Mountain Wargs" in play
      And the player holds "One Dear to You"
      When the player plays "One Dear to You" on "Misty Mountain Wargs"
      Then it is legal
      And the player has 1 faction point
      And "One Dear to You" lies on "Misty Mountain Wargs"

    @id:cards-onward-0025 @forbid @card:LE-215
    Scenario: Another's is dear to another
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped Layos is at Dol Guldur
      And the opponent has "Woodmen" in play
      And the player holds "One Dear to You"
      When the player plays "One Dear to You" on "Woodmen"
      Then it is illegal by the text of "One Dear to You"

    @id:cards-onward-0026 @compute @card:AS-26
    Scenario Outline: The harvest is early, and <case>
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Legolas is at Rivendell
      And the company is moving to Weathertop by Starter Movement
      And the player has "Woodmen" in play
      And the opponent holds "Early Harvest"
      When the opponent plays "Early Harvest" on "Woodmen" and rolls <roll> for the card text
      Then "Woodmen" is in <where>
      And "Early Harvest" is in the discard pile
      And the player has <points> faction points

      Examples:
        | case | roll    | where                      | points |
        | go   | 6 and 6 | hand                       | 0      |

    @id:cards-onward-0027 @forbid @card:AS-26
    Scenario: Elves do not reap
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Legolas is at Rivendell
      And the company is moving to Weathertop by Starter Movement
      And the player has "Wood-elves" in play
      And the opponent holds "Early Harvest"
      When the opponent plays "Early Harvest" on "Wood-elves"
      Then it is illegal by the text of "Early Harvest"

    @id:cards-onward-0028 @compute @card:AS-34
    Scenario: Power is built, and built again
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Legolas, untapped Gimli and untapped Pippin are at Rivendell
      And the company is moving to Weathertop by Starter Movement
      And the opponent has "Power Built by Waiting" in play
      And "Power Built by Waiting" is tapped
      When the opponent uses "Power Built by Waiting" for its second effect
      Then it is legal
      And "Power Built by Waiting" is untapped
      And 2 hazards were played on the company

  Rule: What is borne and what it bears

    @id:cards-onward-0030 @compute @card:TW-201
    Scenario: Elrond reads the book
      Given the emended rules
      And it is the organization phase
      And untapped Elrond is at Lórien
      And Elrond bears "Book of Mazarbul"
      When the player uses "Book of Mazarbul"
      Then the player's hand size is 9
      And "Book of Mazarbul" is tapped

    @id:cards-onward-0031 @forbid @card:TW-363
    Scenario: A Wizard keeps his ring
      Given the emended rules
      And it is the organization phase
      And untapped Gandalf and untapped Elrond are at Rivendell
      And Gandalf bears "Wizard’s Ring"
      When the player stores "Wizard’s Ring"
      Then it is illegal by the text of "Wizard’s Ring"

    @id:cards-onward-0032 @forbid @card:TW-363 @card:TW-227
    Scenario Outline: He does not hand on <item>
      Given the emended rules
      And it is the organization phase
      And untapped Gandalf and untapped Elrond are at Rivendell
      And Gandalf bears <item>
      When Gandalf hands <item> to Elrond
      Then it is illegal by the text of <item>

      Examples:
        | case | item            |
        | ring | "Wizard’s Ring" |
        | draught | "Ent-draughts" |

    @id:cards-onward-0033 @compute @card:LE-418
    Scenario: The Arkenstone weighs on Dwarves
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped Layos is at The Lonely Mountain
      And Layos bears "The Arkenstone"
      And the opponent's untapped Balin is at The Lonely Mountain
      Then the opponent has 14 general influence left

    @id:cards-onward-0035 @compute @card:LE-341
    Scenario Outline: The shield takes the blow, and <case>
      Given the emended rules
      And the player is a Ringwraith
      And it is the movement/hazard phase
      And untapped Gorbag is at Dol Guldur
      And Gorbag bears "Sable Shield"
      And the company is moving to Sarn Goriwing by Southern Mirkwood and Heart of Mirkwood
      And Heart of Mirkwood has become a Shadow-land
      And the opponent holds "Elf-lord Revealed in Wrath"
      When the opponent plays the creature "Elf-lord Revealed in Wrath" on the company keyed to a Shadow-land
      And Gorbag faces the strike and rolls 1 and 1, then <roll> for the card text
      Then Gorbag is untapped
      And "Sable Shield" is <where>
      And the player has <points> item points
      And "Elf-lord Revealed in Wrath" is in the discard pile

      Examples:
        | case   | roll    | where               | points |
        | breaks | 4 and 3 | in the discard pile | 0      |
        | holds  | 3 and 3 | in play             | 2      |

    @id:cards-onward-0036 @compute @card:DM-113
    Scenario Outline: The wisp dazzles <who>
      Given the emended rules
      And it is the movement/hazard phase
      And untapped <who> is at Rivendell
      And the company is moving to Weathertop by Starter Movement
      And the opponent holds "Wisp of Pale Sheen"
      When the opponent plays the creature "Wisp of Pale Sheen" on the company keyed to a Wilderness
      And <who> faces the strike untapped and rolls 6 and 6
      Then <who> is <position>
      And "Wisp of Pale Sheen" is in the marshalling-point pile
      And the player has 1 kill point

      Examples:
        | case    | who     | position |
        | pippin  | Pippin  | tapped   |
        | elrond  | Elrond  | untapped |

    @id:cards-onward-0037 @compute @card:WH-53
    Scenario Outline: The bow goes through if he takes the time, and he <case>
      Given the emended rules
      And the player is the Fallen-wizard Saruman
      And it is the movement/hazard phase
      And untapped Gorbag is at Cirith Gorgor
      And Gorbag bears "Mechanical Bow"
      And the opponent holds "Adûnaphel"
      When the opponent plays the creature "Adûnaphel" on the company keyed to a Dark-hold
      And Gorbag <faces> and rolls 6 and 6, then 5 and 5 for the strike body check
      Then Gorbag is <position>
      And "Adûnaphel" is in the <where>
      And the player has <points> kill points

      Examples:
        | case     | faces                      | position | where                  | points |
        | aims     | faces the strike           | tapped   | marshalling-point pile | 1      |
        | does not | faces the strike untapped  | untapped | discard pile           | 0      |

  @card:LE-209
  Rule: What everybody knows about the Shire

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped Layos is at Barad-dûr
      And Layos bears "News of the Shire"
      And untapped Gorbag is at Bag End
      And the opponent holds "Thief"

    @id:cards-onward-0040 @allow
    Scenario: Thieves come to Bag End as they do to Bree
      When the player stores "News of the Shire"
      And the player chooses Gorbag's company to go next
      And the opponent plays the creature "Thief" on Gorbag's company keyed to a Border-hold
      Then it is legal
      And "News of the Shire" is in the marshalling-point pile
      And the player has 3 miscellaneous points
      And "Thief" is in play

    @id:cards-onward-0041 @forbid
    Scenario: Before that they did not
      When the opponent plays the creature "Thief" on Gorbag's company keyed to a Border-hold
      Then it is illegal by core.hazards.declare-key

  @card:LE-176
  Rule: The first item by night

    @id:cards-onward-0042 @compute
    Scenario: It is no help where Elves keep watch
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped Layos and untapped Jerrek are at Thranduil’s Halls
      And the player holds "Come By Night Upon Them"
      When the player plays "Come By Night Upon Them" on the site
      Then it is illegal by the text of "Come By Night Upon Them"

    @id:cards-onward-0043 @compute
    Scenario: A helm is taken, and nobody has seen it
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped Layos and untapped Jerrek are at Cameth Brin
      And the player holds "Come By Night Upon Them", "High Helm" and "Saw-toothed Blade"
      When the player plays "Come By Night Upon Them" on the site
      And the company enters the site
      And Layos faces the strike untapped and rolls 6 and 6
      And Jerrek faces the strike untapped and rolls 6 and 6
      And Layos plays "High Helm"
      Then it is legal
      And the site is untapped
      And Layos is tapped
      And Layos bears "High Helm"
      And the player has 2 item points
      And "Come By Night Upon Them" is in the discard pile

  @card:LE-215
  Rule: Whoever is dear is not won away so easily

    @id:cards-onward-0044 @compute
    Scenario: Layos tries
      Given the emended rules
      And the player is a Ringwraith
      And the opponent is a Ringwraith
      And it is turn 3 of the game
      And untapped Layos is at Ettenmoors
      And the company has entered the site
      And the opponent has "Misty Mountain Wargs" in play
      And the opponent has "One Dear to You" in play on "Misty Mountain Wargs"
      When Layos seeks to influence away "Misty Mountain Wargs" and rolls 6 and 6, then 1 and 1 for the influence defence
      Then the influence attempt of Layos was -21
      And Layos is tapped
