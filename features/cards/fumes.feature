Feature: Shadows that fall from afar

  Foul air, a restless sea, the Nine; and those whom none of it touches.

  @card:TW-36
  Rule: Foul Fumes

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And the opponent holds "Twilight"

    @id:cards-fumes-0001 @compute
    Scenario: The marshes cannot be passed
      Given untapped Annalena is at Lórien
      And the company is moving to Dead Marshes by Starter Movement
      And the opponent holds "Foul Fumes"
      When the opponent plays "Foul Fumes"
      Then it is legal
      And the company is at Lórien
      And "Foul Fumes" is in play
      And Dead Marshes is in the location deck

    @id:cards-fumes-0002 @compute
    Scenario: But with a ranger they can
      Given untapped Beretar is at Lórien
      And the company is moving to Dead Marshes by Starter Movement
      And the opponent holds "Foul Fumes"
      When the opponent plays "Foul Fumes"
      Then it is legal
      And the company is on its way
      And "Foul Fumes" is in play

    @id:cards-fumes-0003 @compute
    Scenario: Behind the Doors of Night they close over the marshes
      Given untapped Beretar is at Dead Marshes
      And untapped Annalena is at Lórien
      And the opponent has "Doors of Night" in play
      And the opponent holds "Foul Fumes"
      When the player chooses Beretar's company to go next
      And the opponent plays "Foul Fumes"
      Then it is legal
      And Beretar's site is tapped
      And Annalena's site is untapped
      And "Foul Fumes" is in play

    @id:cards-fumes-0004 @compute
    Scenario: The Doors are shut behind them
      Given untapped Beretar is at Dead Marshes
      And untapped Annalena is at Lórien
      And the opponent has "Foul Fumes" in play
      And the opponent holds "Doors of Night"
      When the player chooses Beretar's company to go next
      And the opponent plays "Doors of Night"
      Then it is legal
      And Beretar's site is tapped
      And Annalena's site is untapped
      And "Doors of Night" is in play

    @id:cards-fumes-0620 @compute
    Scenario Outline: Over <site> they close <when>
      Given untapped Beretar is at <site>
      And the opponent has <sky> in play
      And the opponent holds "Foul Fumes"
      When the opponent plays "Foul Fumes"
      Then it is legal
      And <site> is <state>
      And "Foul Fumes" is in play

      Examples:
        | case  | site         | when             | sky                                | state    |
        | woods | Barrow-downs | in no other night | "Doors of Night"                  | untapped |
        | night | Barrow-downs | in a Morgul night | "Doors of Night" and "Morgul Night" | tapped |

    @id:cards-fumes-0005 @compute
    Scenario: They hang over what is reached
      Given untapped Beretar is at Lórien
      And Beretar's company is moving to Dead Marshes
      And the opponent has "Foul Fumes" and "Doors of Night" in play
      When Beretar's company travels by Starter Movement
      Then Dead Marshes is tapped
      And the company is on its way

    @id:cards-fumes-0006 @forbid
    Scenario: There cannot be more of them
      Given untapped Beretar is at Lórien
      And the opponent has the opponent's second "Foul Fumes" in play
      And the opponent holds "Foul Fumes"
      Then the opponent may not play the first "Foul Fumes" by the text of "Foul Fumes"

    @id:cards-fumes-0007 @compute
    Scenario: The Balrog has breathed worse
      Given the player is the Balrog
      And untapped Crook-legged Orc is at The Under-gates
      And untapped Azog is at the minion Dead Marshes
      And the opponent has "Doors of Night" in play
      And the opponent holds "Foul Fumes"
      When the player chooses Azog's company to go next
      And the opponent plays "Foul Fumes"
      Then it is legal
      And Azog's site is untapped
      And "Foul Fumes" is in play

  @card:TW-92
  Rule: Storms of Ossë

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Isle of the Ulond
      And untapped Annalena is at Lórien

    @id:cards-fumes-0008 @compute
    Scenario: No ship puts out
      Given the opponent has "Doors of Night" in play
      And the opponent holds "Storms of Ossë"
      When the player chooses Beretar's company to go next
      And the opponent plays "Storms of Ossë"
      Then it is legal
      And Beretar's site is tapped
      And Annalena's site is untapped
      And "Storms of Ossë" is in play

    @id:cards-fumes-0009 @forbid
    Scenario: By day Ossë is calm
      Given the opponent holds "Storms of Ossë"
      When the player chooses Beretar's company to go next
      Then the opponent may not play "Storms of Ossë" by the text of "Storms of Ossë"

    @id:cards-fumes-0010 @compute
    Scenario: The storm is before them
      Given the opponent has "Storms of Ossë" in play
      And untapped Éomer is at Edhellond
      And Éomer's company is moving to Tolfalas
      When the player chooses Éomer's company to go next
      And Éomer's company travels by Starter Movement
      Then Tolfalas and Isle of the Ulond are tapped
      And Éomer's company is on its way

  @card:TW-69
  Rule: Night

    @id:cards-fumes-0011 @compute
    Scenario: Only rangers see in the dark
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beregond, untapped Beretar and untapped Éomer are at Lórien
      And the opponent has "Night" in play
      Then the prowess of Beregond is 3
      And the prowess of Beretar is 5
      And the prowess of Éomer is 3

    @id:cards-fumes-0012 @compute
    Scenario: When the Doors are open nobody does
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beregond and untapped Éomer are at Rivendell
      And the company is moving to Barrow-downs by Starter Movement
      And the opponent has "Night" and "Doors of Night" in play
      And the opponent holds "Wargs"
      Then the prowess of Beregond is 2
      And the prowess of Éomer is 2
      When the opponent plays the creature "Wargs" on the company keyed to a Wilderness
      Then the attack is Wolf (2 strikes at 10)
      And "Wargs" is in play

  @card:TW-285
  Rule: Moon

    @id:cards-fumes-0013 @compute
    Scenario Outline: Under <sky> the land lies before travellers as it did
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Lórien
      And the player has "Moon" and "<sky>" in play
      And the company is moving to <to> by Starter Movement
      Then the site path of the company is <path>

      Examples:
        | case    | sky              | to           | path                                                      |
        | morning | Gates of Morning | Edoras       | Wold & Foothills (Wilderness) and Rohan (Border-land)     |
        | night   | Doors of Night   | Dead Marshes | Wold & Foothills (Wilderness), Shadow-land and Dagorlad (Shadow-land) |

    @id:cards-fumes-0602 @allow
    Scenario Outline: <who> comes where it shines on the way to <to>
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Lórien
      And the player has "Moon" and "<sky>" in play
      And the company is moving to <to> by Starter Movement
      And the opponent holds "<who>"
      Then the opponent may play the creature "<who>" on the company keyed to a <land>

      Examples:
        | case    | sky              | to           | who      | land        |
        | woods   | Gates of Morning | Isengard     | Abductor | Border-land |
        | fields  | Gates of Morning | Edoras       | Ambusher | Free-domain |
        | shadow  | Doors of Night   | Dead Marshes | Giant    | Wilderness  |
        | dark    | Doors of Night   | Dead Marshes | Wolves   | Wilderness  |

    @id:cards-fumes-0603 @forbid
    Scenario Outline: <who> shuns its light
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Lórien
      And the player has "Moon" and "<sky>" in play
      And the company is moving to <to> by Starter Movement
      And the opponent holds "<who>"
      Then the opponent may not play the creature "<who>" on the company keyed to a <land> by core.hazards.key-to-region

      Examples:
        | case    | sky              | to           | who        | land        |
        | woods   | Gates of Morning | Isengard     | Orc-patrol | Wilderness  |
        | shadow  | Doors of Night   | Dead Marshes | Ghouls     | Shadow-land |

    @id:cards-fumes-0604 @allow
    Scenario Outline: <who> is out when no moon shines
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Lórien
      And the player has "<sky>" in play
      And the company is moving to <to> by Starter Movement
      And the opponent holds "<who>"
      Then the opponent may play the creature "<who>" on the company keyed to a <land>

      Examples:
        | case    | sky              | to           | who        | land        |
        | woods   | Gates of Morning | Isengard     | Orc-patrol | Wilderness  |
        | shadow  | Doors of Night   | Dead Marshes | Ghouls     | Shadow-land |

    @id:cards-fumes-0605 @allow
    Scenario: By its light the way to Edoras is easily missed
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Lórien
      And the player has "Moon" and "Gates of Morning" in play
      And the company is moving to Edoras by Starter Movement
      And the opponent holds "Lost in Free-domains"
      Then the opponent may play "Lost in Free-domains" on the company

    @id:cards-fumes-0606 @forbid
    Scenario: Without it there is no Free-domain to be lost in
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Lórien
      And the player has "Gates of Morning" in play
      And the company is moving to Edoras by Starter Movement
      And the opponent holds "Lost in Free-domains"
      Then the opponent may not play "Lost in Free-domains" on the company by the text of "Lost in Free-domains"

    @id:cards-fumes-0607 @allow
    Scenario: The Evenstar finds a wood where hazards see a field
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glorfindel II is at Lórien
      And the player has "Moon" and "Gates of Morning" in play
      And the company is moving to Edoras by Starter Movement
      And the player holds "The Evenstar"
      When the player plays "The Evenstar" with Glorfindel II on Wold & Foothills for its fourth effect
      Then it is legal
      And the site path of the company is Wold & Foothills (Border-land) and Rohan (Border-land)
      And "The Evenstar" is in the discard pile
      And the prowess of Glorfindel II is 10

    @id:cards-fumes-0608 @forbid
    Scenario: And no field there
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glorfindel II is at Lórien
      And the player has "Moon" and "Gates of Morning" in play
      And the company is moving to Edoras by Starter Movement
      And the player holds "The Evenstar"
      Then the player may not play "The Evenstar" with Glorfindel II on Wold & Foothills for its third effect by the text of "The Evenstar"

    @id:cards-fumes-0609 @allow
    Scenario: In the fog all that is out there walks through a wood
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glorfindel II is at Lórien
      And the player has "Fog" and "Gates of Morning" in play
      And the company is moving to Edoras by Starter Movement
      And the player holds "The Evenstar"
      Then the player may play "The Evenstar" with Glorfindel II on Rohan for its fourth effect
      And the player may not play "The Evenstar" with Glorfindel II on Rohan for its third effect by the text of "The Evenstar"

    @id:cards-fumes-0610 @order
    Scenario: The night is over before the moon shines, and there are woods
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Lórien
      And the company is moving to Dead Marshes by Starter Movement
      And the player has "Moon" in play
      And the opponent has "Doors of Night" and "Morgul Night" in play
      And the opponent holds "Wolves"
      When the opponent chooses "Morgul Night" for "Moon"
      Then the opponent may play the creature "Wolves" on the company keyed to a Wilderness

    @id:cards-fumes-0611 @order
    Scenario: The moon is out before the night comes, and there are none
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Lórien
      And the company is moving to Dead Marshes by Starter Movement
      And the player has "Moon" in play
      And the opponent has "Doors of Night" and "Morgul Night" in play
      And the opponent holds "Wolves"
      When the opponent chooses "Moon" for "Moon"
      Then the opponent may not play the creature "Wolves" on the company keyed to a Wilderness by core.hazards.key-to-region

    @id:cards-fumes-0612 @forbid
    Scenario: The wild takes nothing back where it shines on fields
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Faramir is at Bree
      And the player has "Moon" and "Gates of Morning" in play
      And the opponent holds "Nature’s Revenge"
      Then the opponent may not play "Nature’s Revenge" on Bree by the text of "Nature’s Revenge"

    @id:cards-fumes-0613 @allow
    Scenario: Under the stars alone it does
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Faramir is at Bree
      And the player has "Gates of Morning" in play
      And the opponent holds "Nature’s Revenge"
      Then the opponent may play "Nature’s Revenge" on Bree

    @id:cards-fumes-0614 @allow
    Scenario: Hounds that run wild are found by it all the same
      Given the emended rules
      And untapped Annalena is at Weathertop
      And the company has entered the site
      And the player has "Moon" and "Gates of Morning" in play
      And the player holds "Wild Hounds"
      When it is asked whether Annalena may influence "Wild Hounds"
      Then it is legal

    @id:cards-fumes-0615 @forbid
    Scenario: But in the night there is no wood for them
      Given the emended rules
      And untapped Annalena is at Weathertop
      And the company has entered the site
      And the opponent has "Morgul Night" and "Doors of Night" in play
      And the player holds "Wild Hounds"
      When it is asked whether Annalena may influence "Wild Hounds"
      Then it is illegal by core.site-phase.play-faction

  @card:TW-4 @card:TW-31 @card:TW-44 @card:TW-46 @card:TW-83 @card:TW-107
  Rule: The Nine have places of their own

    @id:cards-fumes-0014 @allow
    Scenario Outline: <who> comes to <site>
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at <site>
      And the opponent holds "<who>"
      Then the opponent may play the creature "<who>" on the company keyed to <site>

      Examples:
        | case | who                 | site           |
        | five | Akhôrahil           | Southron Oasis |
        | dwar | Dwar of Waw         | Henneth Annûn  |
        | hoar | Hoarmûrath of Dír   | Dead Marshes   |
        | indu | Indûr Dawndeath     | Southron Oasis |
        | ren  | Ren the Unclean     | Dead Marshes   |
        | uvat | Ûvatha the Horseman | Southron Oasis |

  @card:TW-95
  Rule: The Great Goblin

    @id:cards-fumes-0015 @allow
    Scenario Outline: He watches the road from <from> to <to>
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at <from>
      And the company is moving to <to> by Starter Movement
      And the opponent holds "The Great Goblin"
      Then the opponent may play the creature "The Great Goblin" on the company keyed to <to>

      Examples:
        | case | from      | to          |
        | east | Rivendell | Lórien      |
        | west | Lórien    | Rivendell   |
        | gate | Rivendell | Goblin-gate |

    @id:cards-fumes-0016 @forbid
    Scenario: And no other
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Rivendell
      And the company is moving to Bree by Starter Movement
      And the opponent holds "The Great Goblin"
      Then the opponent may not play the creature "The Great Goblin" on the company keyed to Bree by core.hazards.declare-key

  @card:TW-208 @card:TW-230 @card:TW-15 @card:TW-339 @card:TW-308 @card:TW-265 @card:TW-245 @card:TD-142
  Rule: Cards that were printed twice

    @id:cards-fumes-0017 @compute
    Scenario Outline: <card> ends the attack
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Dead Marshes
      And the player holds "<card>"
      And the opponent holds "Orc-patrol"
      When the opponent plays the creature "Orc-patrol" on the company keyed to a Shadow-hold
      And the player plays <how>
      Then there is no attack
      And "<card>" and "Orc-patrol" are in the discard pile
      And Beretar is <state>

      Examples:
        | case     | card   | how                    | state    |
        | quarrels | TW-208 | "TW-208"               | untapped |
        | escape   | TW-230 | "TW-230" on Beretar    | wounded  |

    @id:cards-fumes-0018 @compute
    Scenario: A wight's touch
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Moria
      And the opponent holds "TW-15"
      When the opponent plays the creature "TW-15" on the company keyed to a Shadow-hold
      And Beretar faces the strike and rolls 1 and 2, then 1 and 1 for the body check, then 5 and 5 for the corruption check
      Then Beretar is wounded
      And "TW-15" is in the discard pile

    @id:cards-fumes-0025 @compute
    Scenario: A gold ring is tried once more
      Given the emended rules
      And it is the organization phase
      And untapped Elrond and untapped Pippin are at Rivendell
      And Pippin bears "Fair Gold Ring"
      And the player holds "TW-339" and "Lesser Ring"
      When the player plays "TW-339" with Elrond on "Fair Gold Ring" and rolls 3 and 3 for the ring test
      And Pippin plays "Lesser Ring" in the place of "Fair Gold Ring"
      Then it is legal
      And "TW-339" and "Fair Gold Ring" are in the discard pile
      And Pippin bears "Lesser Ring"
      And the player has 2 item points

    @id:cards-fumes-0026 @order
    Scenario Outline: The Wolves of Isengard leave <ally> alone
      Given the emended rules
      And untapped Beretar is at Isengard
      And Beretar bears "<ally>"
      When the company enters the site
      And Beretar faces the strike and rolls 6 and 6
      Then there is no attack
      And Beretar is tapped

      Examples:
        | case      | ally                  |
        | quickbeam | TW-308                |
        | leaflock  | Leaflock              |
        | goldberry | Goldberry             |
        | nenselde  | Nenseldë the Wingild  |

    @id:cards-fumes-0027 @compute
    Scenario Outline: <ally> does not go to Moria
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Rivendell
      And Beretar bears "<ally>"
      And the company is moving to Barrow-downs by Starter Movement
      When the opponent passes
      And the player passes
      Then "<ally>" is in the discard pile
      And the company is at Barrow-downs
      And Rivendell is in the location deck
      And the player has 0 ally points

      Examples:
        | case      | ally                  |
        | leaflock  | Leaflock              |
        | nenselde  | Nenseldë the Wingild  |

    @id:cards-fumes-0028 @compute
    Scenario: Goldberry sings in the woods, and the wolves lie down
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Rivendell
      And Beretar bears "Goldberry"
      And the company is moving to Barrow-downs by Starter Movement
      And the opponent holds "Wargs"
      When the opponent plays the creature "Wargs" on the company keyed to a Wilderness
      And the player uses "Goldberry"
      Then there is no attack
      And "Goldberry" is tapped
      And "Wargs" is in the discard pile

  @card:TW-293
  Rule: Old Friendship

    @id:cards-fumes-0019 @compute
    Scenario: Elrond has known Annalena for long
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Elrond and untapped Annalena are at Rivendell
      And Annalena bears "Horn of Anor", "Cram" and "Elven Cloak"
      And the company is moving to Barrow-downs by Starter Movement
      And the player holds "Old Friendship"
      And the opponent holds "Weariness of the Heart"
      When the opponent plays "Weariness of the Heart" on Annalena for its second effect
      And the player plays "Old Friendship" with Elrond on Annalena and rolls 1 and 1 for the corruption check
      Then it is legal
      And "Old Friendship" and "Weariness of the Heart" are in the discard pile

  @card:TW-364
  Rule: Wizard’s River-horses

    @id:cards-fumes-0020 @compute
    Scenario: Gandalf, alone, rides on the flood
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Gandalf is at Rivendell
      And the company is moving to Barrow-downs by Starter Movement
      And the player holds "Wizard’s River-horses"
      And the opponent holds "Wargs"
      When the opponent plays the creature "Wargs" on the company keyed to a Wilderness
      And the player plays "Wizard’s River-horses" with Gandalf for its second effect and rolls 5 and 5 for the corruption check
      Then there is no attack
      And "Wizard’s River-horses" and "Wargs" are in the discard pile

    @id:cards-fumes-0021 @forbid
    Scenario: With a friend beside him he does not
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Gandalf and untapped Annalena are at Rivendell
      And the company is moving to Barrow-downs by Starter Movement
      And the player holds "Wizard’s River-horses"
      And the opponent holds "Wargs"
      When the opponent plays the creature "Wargs" on the company keyed to a Wilderness
      And the player plays "Wizard’s River-horses" with Gandalf for its second effect
      Then it is illegal by the text of "Wizard’s River-horses"
      And "Wargs" is in play

  @card:TW-334
  Rule: Stone of Erech

    @id:cards-fumes-0022 @allow
    Scenario: Where the Men of Lamedon swore
      Given the emended rules
      And untapped Beretar is at Vale of Erech
      And the company has entered the site
      And the player has "Men of Lamedon" in play
      And the player holds "Stone of Erech"
      When the player plays "Stone of Erech" on Vale of Erech
      Then it is legal
      And "Stone of Erech" is in play
      And the player has 2 miscellaneous points

    @id:cards-fumes-0023 @forbid
    Scenario: It is nothing to strangers
      Given the emended rules
      And untapped Beretar is at Vale of Erech
      And the company has entered the site
      And the player holds "Stone of Erech"
      When the player plays "Stone of Erech" on Vale of Erech
      Then it is illegal by the text of "Stone of Erech"

  @card:TD-115
  Rule: Fast Asleep

    @id:cards-fumes-0024 @compute
    Scenario: The wolves of Isengard snore
      Given the emended rules
      And untapped Beretar is at Isengard
      And the player holds "Fast Asleep"
      When the company enters the site
      And the player plays "Fast Asleep"
      Then the attack is Wolf (3 strikes at 5)
      And "Fast Asleep" is in the discard pile

  @card:TW-70
  Rule: Old Man Willow

    @id:cards-fumes-0029 @compute
    Scenario Outline: <who> under the tree
      Given the emended rules
      And it is the movement/hazard phase
      And untapped <who> is at Sarn Goriwing
      And the opponent holds "Old Man Willow"
      When the opponent plays the creature "Old Man Willow" on the company keyed to Sarn Goriwing
      And <who> faces the strike and rolls 1 and 1, then 1 and 1 for the body check
      Then the prowess of the strike against <who> was <prowess>
      And <who> is wounded
      And "Old Man Willow" is in the discard pile

      Examples:
        | case   | who     | prowess |
        | hobbit | Merry   | 15      |
        | man    | Beretar | 13      |

  @card:TW-34
  Rule: Fell Turtle

    @id:cards-fumes-0030 @compute
    Scenario: It comes up under the keel
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Edhellond
      And the company is moving to Isle of the Ulond by Starter Movement
      And the opponent holds "Fell Turtle"
      When the opponent plays the creature "Fell Turtle" on the company keyed to a Coastal Sea
      And Beretar faces the strike and rolls 1 and 1, then 1 and 1 for the body check
      Then there is no attack
      And the company is at Edhellond
      And Isle of the Ulond is in the location deck
      And Beretar is wounded
      And "Fell Turtle" is in the discard pile

    @id:cards-fumes-0031 @compute
    Scenario: It snaps, and misses
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Edhellond
      And the company is moving to Isle of the Ulond by Starter Movement
      And the opponent holds "Fell Turtle"
      When the opponent plays the creature "Fell Turtle" on the company keyed to a Coastal Sea
      And Beretar faces the strike and rolls 6 and 5
      Then there is no attack
      And the company is on its way
      And Beretar is tapped
      And "Fell Turtle" is in the marshalling-point pile
      And the player has 1 kill point

  @card:TW-13
  Rule: Bane of the Ithil-stone

    @id:cards-fumes-0032 @compute
    Scenario: The stones are heavy, and show nothing
      Given the emended rules
      And it is the organization phase
      And untapped Saruman is at Isengard
      And Saruman bears "Palantír of Annúminas"
      And the opponent has "Bane of the Ithil-stone" in play
      And the player's discard pile holds "Ringlore" and "Test of Lore"
      Then the corruption points of Saruman are 4
      When the player uses Saruman for its second effect
      And the player uses "Palantír of Annúminas" and rolls 6 and 6 for the corruption check
      Then "Ringlore" and "Test of Lore" are in the discard pile
      And Saruman and "Palantír of Annúminas" are tapped

    @id:cards-fumes-0033 @forbid
    Scenario: One of them is enough
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Rivendell
      And the opponent has the opponent's second "Bane of the Ithil-stone" in play
      And the opponent holds "Bane of the Ithil-stone"
      Then the opponent may not play the first "Bane of the Ithil-stone" by the text of "Bane of the Ithil-stone"

    @id:cards-fumes-0601 @compute
    Scenario: It weighs on no servant of the Eye
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped Jerrek is at Dol Guldur
      And Jerrek bears "LE-332"
      And the opponent has "Bane of the Ithil-stone" in play
      Then the corruption points of Jerrek are 3

  @card:TW-59
  Rule: Lure of Power

    @id:cards-fumes-0034 @compute
    Scenario: Beretar could get used to being obeyed
      Given the emended rules
      And untapped Beretar is at Bree
      And the company has entered the site
      And the opponent has "Lure of Power" in play
      And the player holds "Rangers of the North"
      When Beretar influences "Rangers of the North" and rolls 6 and 6, then 4 and 4 for the corruption check
      Then "Rangers of the North" is in the marshalling-point pile
      And Beretar and the site are tapped
      And "Lure of Power" is in the discard pile
      And the player has 3 faction points

    @id:cards-fumes-0621 @compute @rule:core.passive-conditions.duplicates-declared-once
    Scenario: He gets used to it but once, however many would tempt him
      Given the emended rules
      And untapped Beretar is at Bree
      And the company has entered the site
      And the opponent has "Lure of Power" and "Lure of Power" in play
      And the player holds "Rangers of the North"
      When Beretar influences "Rangers of the North" and rolls 6 and 6, then 4 and 4 for the corruption check
      Then "Rangers of the North" is in the marshalling-point pile
      And Beretar and the site are tapped
      And both copies of "Lure of Power" are in the discard pile
      And the player has 3 faction points

    @id:cards-fumes-0035 @compute
    Scenario: Merry is asked, and does not notice
      Given the emended rules
      And untapped Merry is at Wellinghall
      And the company has entered the site
      And the opponent has "Lure of Power" in play
      And the player holds "Ents of Fangorn"
      When Merry influences "Ents of Fangorn" and rolls 6 and 6
      Then "Ents of Fangorn" is in the marshalling-point pile
      And Merry and the site are tapped
      And the player has 3 faction points

    @id:cards-fumes-0036 @compute
    Scenario: He who is laughed at is not tempted
      Given the emended rules
      And untapped Beretar is at Bree
      And the company has entered the site
      And the opponent has "Lure of Power" in play
      And the player holds "Rangers of the North"
      When Beretar influences "Rangers of the North" and rolls 1 and 1
      Then "Rangers of the North" is in the discard pile
      And Beretar is tapped

    @id:cards-fumes-0037 @compute
    Scenario: Nor is it good to talk the Eagles round
      Given the emended rules
      And it is turn 3 of the game
      And the opponent's Elrond, the opponent's Glorfindel II and the opponent's Bergil are at Rivendell
      And the opponent's marshalling-point pile holds "The Great Eagles"
      And Beorn is at Eagles' Eyrie
      And the company has entered the site
      And the opponent has "Lure of Power" in play
      When Beorn seeks to influence away the opponent's "The Great Eagles" and rolls 6 and 6, then 2 and 2 for the influence defence, then 4 and 4 for the corruption check
      Then the opponent's "The Great Eagles" is in the discard pile
      And "Lure of Power" is in the discard pile
      And the opponent has 0 faction points
      And Beorn is tapped

  @card:TW-312
  Rule: Some are heard in one house alone

    @id:cards-fumes-0038 @compute
    Scenario: At Edoras they know the Red Arrow
      Given the emended rules
      And untapped Beretar is at Edoras
      And the company has entered the site
      And Beretar bears "Red Arrow"
      And the player holds Éowyn and Anborn
      Then Beretar has 6 direct influence left for Éowyn
      And Beretar has 1 direct influence left for Anborn

  @card:TD-33
  Rule: Icy Touch

    @id:cards-fumes-0039 @allow
    Scenario: Beretar rubs his hands until they are warm
      Given the emended rules
      And it is the organization phase
      And untapped Beretar is at Bree
      And the opponent has "Icy Touch" in play on Beretar
      When the player uses "Icy Touch" and rolls 4 and 3 for the card text
      Then it is legal
      And Beretar is tapped
      And "Icy Touch" is in the discard pile

  @card:TW-87
  Rule: One is enough for a place

    @id:cards-fumes-0040 @forbid
    Scenario: A town is besieged but once
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Bree
      And the opponent has "Siege" in play on Bree
      And the opponent holds the opponent's second "Siege"
      When the opponent plays the second "Siege" on Bree
      Then it is illegal by the text of "Siege"

    @card:TW-12 @id:cards-fumes-0616 @allow
    Scenario: Without its Lady Lórien is besieged
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Lórien
      And untapped Galadriel is at Rivendell
      And the opponent has "Balrog of Moria" in play
      And the opponent holds "Siege"
      When the player chooses Beretar's company to go next
      Then the opponent may play "Siege" on Lórien

    @card:TW-12 @id:cards-fumes-0617 @forbid
    Scenario: With her it is not
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar and untapped Galadriel are at Lórien
      And the opponent has "Balrog of Moria" in play
      And the opponent holds "Siege"
      Then the opponent may not play "Siege" on Lórien by the text of "Siege"

    @card:TW-348 @id:cards-fumes-0618 @forbid
    Scenario: Where the White Tree grows no siege is laid
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Minas Tirith
      And the player has "The White Tree" in play
      And the opponent holds "Siege"
      Then the opponent may not play "Siege" on Minas Tirith by the text of "Siege"

    @id:cards-fumes-0619 @allow
    Scenario: While the court is bare it is
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Minas Tirith
      And the opponent holds "Siege"
      Then the opponent may play "Siege" on Minas Tirith

    @id:cards-fumes-0041 @forbid
    Scenario: Nobody besieges ruins
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Barrow-downs
      And the opponent holds "Siege"
      When the opponent plays "Siege" on Barrow-downs
      Then it is illegal by the text of "Siege"

  @card:TD-31 @card:TW-96 @card:TD-68
  Rule: One is enough for all the world

    @id:cards-fumes-0042 @forbid
    Scenario Outline: There is but one <card>
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Rivendell
      And the opponent has the opponent's second "<card>" in play
      And the opponent holds "<card>"
      Then the opponent may not play the first "<card>" by the text of "<card>"

      Examples:
        | case   | card                   |
        | bats   | Host of Bats           |
        | abroad | The Nazgûl are Abroad  |
        | mordor | Shadow of Mordor       |

  @card:TW-350
  Rule: Tom Bombadil

    @id:cards-fumes-0043 @compute
    Scenario: He has his borders
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Rivendell
      And Beretar bears "Tom Bombadil"
      And the company is moving to Lórien by Starter Movement
      When the opponent passes
      And the player passes
      Then "Tom Bombadil" is in the discard pile
      And the company is at Lórien
      And Rivendell is in the location deck
      And the player has 0 ally points

  @card:TW-63
  Rule: Morgul-horse

    @id:cards-fumes-0044 @allow
    Scenario: One of the Nine comes riding
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar and untapped Annalena are at Lórien
      And the company is moving to Dead Marshes by Starter Movement
      And the opponent holds "Morgul-horse" and "Adûnaphel"
      When the opponent plays "Morgul-horse" on the company
      And the opponent plays the creature "Adûnaphel" on the company keyed to a Shadow-land
      Then it is legal
      And "Morgul-horse" is in the discard pile
      And "Adûnaphel" is in play

  @card:TW-59
  Rule: What waits for anybody is played on nobody

    @id:cards-fumes-0045 @allow
    Scenario Outline: <card> is laid out
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Rivendell
      And the company is moving to Barrow-downs by Starter Movement
      And the opponent holds "<card>"
      When the opponent plays "<card>"
      Then it is legal
      And "<card>" is in play

      Examples:
        | case  | card          |
        | power | Lure of Power |

  @card:TW-334
  Rule: It stands for an oath

    @id:cards-fumes-0281 @compute
    Scenario Outline: If the Men of Lamedon <do>, the Stone <too>
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Aragorn II and untapped Beretar are at Rivendell
      And the player has "Men of Lamedon" and "Stone of Erech" in play
      And the opponent holds "Muster Disperses"
      When the opponent plays "Muster Disperses" on "Men of Lamedon"
      And <roll> are rolled for the card text
      Then "Muster Disperses" is in the discard pile
      And "Men of Lamedon" is in the <men>
      And "Stone of Erech" is <place>
      And the player has <n> faction points
      And the player has <n> miscellaneous points

      Examples:
        | case | do | too | roll | men | place | n |
        | go   | disperse | goes | 2 and 2 | discard pile | in the discard pile | 0 |
        | stay | stay     | stays | 2 and 3 | marshalling-point pile | in play | 2 |
