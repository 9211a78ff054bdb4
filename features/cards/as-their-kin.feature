Feature: Cards that go the way of their kin

  What all cards of a family say, each of them does: whom it spares, whom it reaches, how often, and what it costs.

  @card:DM-166
  Rule: What is for warriors only is for no other bearer

    Background:
      Given the emended rules

    @id:cards-kin-0001 @compute
    Scenario Outline: With Aiglos, <who> has <left> direct influence left for <elf>
      Given it is the organization phase
      And untapped <who> and untapped <elf> are at Rivendell
      And <who> bears "Aiglos"
      Then <who> has <left> direct influence left for <elf>

      Examples:
        | case    | who     | elf     | left |
        | hobbit  | Pippin  | Legolas | 1    |
        | warrior | Elladan | Haldir  | 3    |

    @id:cards-kin-0002 @compute
    Scenario Outline: Against <who> with Aiglos, a body of 8 is one of <body>
      Given it is the movement/hazard phase
      And untapped <who> is at Moria
      And <who> bears "Aiglos"
      And the opponent has "Doors of Night" in play
      And the opponent holds "Rogrog"
      When the opponent plays the creature "Rogrog" on the company keyed to a Shadow-hold
      And <who> faces the strike and rolls 6 and 6, then <dice> for the strike body check
      Then "Rogrog" is <pile>
      And <who> is tapped
      And the player has <points> kill points

      Examples:
        | case    | who      | body | dice    | pile                | points |
        | warrior | Elladan  | 6    | 4 and 3 | in the marshalling point pile | 2 |
        | sage    | Saruman  | 8    | 4 and 3 | in the discard pile | 0      |

  @card:WH-74
  Rule: Guarded Haven

    Background:
      Given the emended rules
      And it is the organization phase

    @id:cards-kin-0003 @forbid
    Scenario Outline: <site> needs no guard of this kind
      Given the player is the Fallen-wizard <wizard>
      And untapped <wizard> is at <site>
      And the player holds "Guarded Haven"
      When the player plays "Guarded Haven" on <site>
      Then it is illegal by the text of "Guarded Haven"

      Examples:
        | case     | wizard   | site             |
        | isengard | Saruman  | Isengard         |
        | towers   | Gandalf  | The White Towers |
        | rhosgobel | Radagast | Rhosgobel       |

    @id:cards-kin-0004 @allow
    Scenario: A Hidden Haven may be guarded
      Given the player is the Fallen-wizard Saruman
      And untapped Saruman is at the hero Bandit Lair
      And the player has "Hidden Haven" in play on Bandit Lair
      And the player holds "Guarded Haven"
      When the player plays "Guarded Haven" on Bandit Lair
      Then it is legal
      And "Guarded Haven" lies on Bandit Lair
      And the player has 2 stage points
      And the player has 1 miscellaneous point

  @card:TW-253
  Rule: Halfling Strength

    Background:
      Given the emended rules
      And it is the organization phase
      And the player holds "Halfling Strength"

    @id:cards-kin-0005 @compute
    Scenario: Frodo stands up well and untapped
      Given wounded Frodo is at Bag End
      When the player plays "Halfling Strength" on Frodo for its second effect
      Then Frodo is untapped
      And "Halfling Strength" is in the discard pile

    @id:cards-kin-0006 @forbid
    Scenario: Gimli is no Halfling
      Given wounded Gimli is at Bag End
      When the player plays "Halfling Strength" on Gimli for its second effect
      Then it is illegal by the text of "Halfling Strength"

  @card:TW-240
  Rule: Fellowship

    @id:cards-kin-0007 @compute
    Scenario: Treebeard is one of the Fellowship
      Given the emended rules
      And it is the organization phase
      And untapped Legolas, untapped Gimli and untapped Merry are at Lórien
      And Merry bears "Treebeard"
      And "Fellowship" lies on the company
      Then the prowess of "Treebeard" is 9
      And the prowess of Gimli is 6

    @id:cards-kin-0008 @compute
    Scenario: Quickbeam in another company is not
      Given the emended rules
      And it is the organization phase
      And untapped Legolas, untapped Gimli, untapped Frodo and untapped Merry are at Lórien
      And "Fellowship" lies on Merry's company
      And untapped Aragorn II is at Edoras
      And Aragorn II bears "Treebeard"
      Then the prowess of "Treebeard" is 8

  @card:DM-153
  Rule: Palm to Palm

    @id:cards-kin-0027 @compute
    Scenario: Friends who are no characters are of a higher mind as well
      Given the emended rules
      And it is the organization phase
      And untapped Legolas and untapped Merry are at Lórien
      And Merry bears "Quickbeam"
      And "Palm to Palm" lies on the company
      Then the mind of "Quickbeam" is 4
      And the mind of Merry is 5

  @card:TD-85
  Rule: Withered Lands

    Background:
      Given the emended rules
      And it is the movement/hazard phase

    @id:cards-kin-0009 @allow
    Scenario Outline: A <region> without a name counts for two Wildernesses
      Given untapped Beretar is at <from>
      And the company is moving to <to> by Starter Movement
      And the opponent has "Doors of Night" in play
      And the opponent holds "Withered Lands" and "<creature>"
      When the opponent plays "Withered Lands" on <to> for its <way> effect
      Then the opponent may play the creature "<creature>" on the company keyed to a Wilderness
      And "Withered Lands" is in the discard pile

      Examples:
        | case        | region      | from      | to                | way    | creature                 |
        | wilderness  | Wilderness  | Rivendell | Bag End           | fourth | Trolls from the Mountains |
        | shadow-land | Shadow-land | Lórien    | Dead Marshes      | fifth  | Trolls from the Mountains |
        | border-land | Border-land | Lórien    | Minas Tirith      | sixth  | Trolls from the Mountains |

    @id:cards-kin-0010 @forbid
    Scenario: By day nothing withers
      Given untapped Beretar is at Lórien
      And the company is moving to Dead Marshes by Starter Movement
      And the opponent holds "Withered Lands"
      When the opponent plays "Withered Lands" on Dead Marshes for its fifth effect
      Then it is illegal by the text of "Withered Lands"

  @card:AS-89
  Rule: Hounds of Sauron

    @id:cards-kin-0011 @compute
    Scenario: Whoever sets them on somebody pays for it as they have run
      Given the emended rules
      And it is turn 3 of the game
      And the player is a Ringwraith
      And untapped Ciryaher is at Bree
      And Ciryaher's company has entered the site
      And the opponent's untapped Beretar is at Bree
      And the player holds "Hounds of Sauron"
      When the player plays "Hounds of Sauron" with Ciryaher on Beretar's company
      And Beretar faces the strike and rolls 6 and 6, then 6 and 5 for the corruption check
      Then the corruption check of Ciryaher was 7
      And Beretar is tapped
      And "Hounds of Sauron" is in the discard pile

    @id:cards-kin-0012 @allow
    Scenario: They run against an agent as well
      Given the emended rules
      And the player is a Ringwraith
      And it is the site phase
      And untapped Ciryaher and untapped Gorbag are at Mount Gram
      And the opponent has Gisulf as a face-up agent at Mount Gram
      And the player holds "Hounds of Sauron"
      When the company enters the site
      And the agent Gisulf falls upon the company
      Then the player may play "Hounds of Sauron" on Ciryaher for its second effect

  @card:BA-31 @card:BA-44
  Rule: One ring in each organization phase

    @id:cards-kin-0013 @forbid
    Scenario Outline: <card> finds no second ring in the same phase
      Given the emended rules
      And the player is a <kind>
      And it is the organization phase
      And untapped <who> is at <site>
      And the player has "<card>" in play
      And the player's sideboard holds "<one>" and "<other>"
      When the player uses "<card>"
      And the player chooses "<one>" for "<card>"
      And the player uses "<card>"
      Then it is illegal by the text of "<card>"
      And "<one>" lies off to the side with "<card>"

      Examples:
        | case     | card              | kind       | who      | site       | one                 | other                 |
        | rumours  | Rumours of Rings  | Wizard     | Beretar  | Rivendell  | Magic Ring of Words | Magic Ring of Stealth |
        | whispers | Whispers of Rings | Ringwraith | Gorbag   | Dol Guldur | Magic Ring of Lies  | Magic Ring of Enigma  |

  @card:WH-88 @card:WH-89
  Rule: One or the other in each organization phase

    @id:cards-kin-0020 @forbid
    Scenario Outline: <keys> have been used to fetch a fortress, and close none
      Given the emended rules
      And the player is the Fallen-wizard Saruman
      And the opponent is the Fallen-wizard Pallando
      And it is the organization phase
      And untapped Saruman is at Rivendell
      And Saruman bears "<keys>"
      And the player's discard pile holds "<what>" and "Cram"
      And the opponent's untapped Pallando is at <site>
      And the opponent has "<what>" in play on <site>
      When the player uses "<keys>" for its first effect
      And the player uses "<keys>" on the opponent's "<what>" for its second effect
      Then it is illegal by the text of "<keys>"
      And the player's "<what>" is in hand

      Examples:
        | case  | keys                     | what                   | site             |
        | isen  | Keys of Orthanc          | The Fortress of Isen   | Isengard         |
        | tower | Keys to the White Towers | Fortress of the Towers | The White Towers |

  @card:TW-181 @card:WH-9 @card:LE-4 @card:TW-272 @card:LE-317 @card:TW-355 @card:WH-104
  Rule: Whoever taps to use a palantír uses one

    @id:cards-kin-0021 @forbid
    Scenario: Saruman has looked into one, and does not look into the other
      Given the emended rules
      And it is the organization phase
      And untapped Saruman is at Isengard
      And Saruman bears "Palantír of Orthanc" and "Palantír of Annúminas"
      And the player's play deck holds "Cram", "Sting", "Star-glass", "Ringil" and "Belegennon"
      And the player's discard pile holds "Glamdring"
      When the player uses Saruman
      And the player uses "Palantír of Orthanc" and rolls 6 and 6 for the corruption check and shuffles
      And the player uses "Palantír of Annúminas"
      Then it is illegal by the text of "Palantír of Annúminas"
      And "Palantír of Orthanc" and Saruman are tapped
      And "Glamdring" is in the play deck

    @id:cards-kin-0022 @allow
    Scenario: It is for him to say which of them
      Given the emended rules
      And it is the organization phase
      And untapped Saruman is at Isengard
      And Saruman bears "Palantír of Orthanc" and "Palantír of Annúminas"
      And the player's discard pile holds "Stealth" and "Escape"
      When the player uses Saruman
      Then the player may use "Palantír of Annúminas"
      And Saruman is tapped

  @card:WH-75 @card:WH-27 @card:BA-74
  Rule: What a site is normally, its own card says

    Background:
      Given the emended rules

    @id:cards-kin-0014 @forbid
    Scenario: A Border-hold laid waste is no place for a Hidden Haven
      Given the player is a Fallen-wizard
      And it is the organization phase
      And untapped Faramir is at the hero Dunharrow
      And the opponent has "Nature's Revenge" in play on Dunharrow
      And the player holds "Hidden Haven"
      When the player plays "Hidden Haven" on Dunharrow
      Then it is illegal by the text of "Hidden Haven"

    @id:cards-kin-0015 @forbid
    Scenario: Nature takes no revenge on ruins that were rebuilt
      Given it is the movement/hazard phase
      And untapped Faramir is at the hero Weathertop
      And the player has "Rebuild the Town" in play on Weathertop
      And the opponent holds "Nature's Revenge"
      When the opponent plays "Nature's Revenge" on Weathertop
      Then it is illegal by the text of "Nature's Revenge"

    @id:cards-kin-0016 @allow
    Scenario: Nature takes its revenge on Bree
      Given it is the movement/hazard phase
      And untapped Faramir is at the hero Bree
      And the opponent holds "Nature's Revenge"
      When the opponent plays "Nature's Revenge" on Bree
      Then it is legal
      And "Nature's Revenge" lies on Bree

  @card:DM-107 @rule:core.setup.barred-against-balrog
  Rule: A card is barred however its name is spelled

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Gorbag is at Moria

    @id:cards-kin-0017 @forbid
    Scenario: Durin's Bane does not come to The Balrog's people
      Given the player is the Balrog
      And the opponent holds "Durin’s Bane"
      When the opponent plays the creature "Durin’s Bane" on the company keyed to "Moria"
      Then it is illegal by core.setup.barred-against-balrog

    @id:cards-kin-0018 @allow
    Scenario: It comes to those of a Ringwraith
      Given the player is a Ringwraith
      And the opponent holds "Durin’s Bane"
      Then the opponent may play the creature "Durin’s Bane" on the company keyed to "Moria"

    @card:DM-67 @rule:core.setup.barred-against-ringwraith @id:cards-kin-0019 @forbid
    Scenario: In the Heart of his Realm is not played against a Ringwraith
      Given the player is a Ringwraith
      And the opponent holds "In the Heart of his Realm"
      When the opponent plays "In the Heart of his Realm"
      Then it is illegal by core.setup.barred-against-ringwraith

  @card:LE-190 @rule:core.glossary.associated-entities
  Rule: What reaches an entire company

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped Indûr the Ringwraith is at Dol Guldur
      And Indûr the Ringwraith bears "War-warg"
      And the player has "Heralded Lord" in play on Indûr the Ringwraith

    @id:cards-kin-0023 @compute
    Scenario Outline: By reading <reading>, his War-warg has a prowess of <prowess>
      Given reading <reading> of q.core.whole-company
      Then the prowess of "War-warg" is <prowess>

      Examples:
        | case | reading | prowess |
        | all  | a       | 1       |
        | few  | b       | 3       |

  @card:TW-264 @rule:core.combat.only-attack-effects-modify
  Rule: Two effects of one card on one attack

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Gandalf is at Rivendell
      And the company is moving to Dol Guldur
      And the player has "Lapse of Will" in play
      And the opponent holds "Indûr Dawndeath"

    @id:cards-kin-0024 @compute
    Scenario Outline: By reading <reading>, Indûr attacks with <prowess>
      Given reading <reading> of q.core.nazgul-among-all
      When the opponent plays the creature "Indûr Dawndeath" on the company keyed to a Dark-domain
      Then the attack is Nazgûl (1 strike at <prowess>/10)
      And "Indûr Dawndeath" is in play

      Examples:
        | case   | reading | prowess |
        | both   | a       | 11      |
        | second | b       | 12      |

  @card:DM-105 @card:DM-112 @uses:core.hazards.declare-key
  Rule: Where those who follow may come

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Legolas is at Moria

    @id:cards-kin-0025 @forbid
    Scenario Outline: After <card>, Trolls from the Mountains need their key
      Given reading a of q.core.playable-without-a-key
      And the opponent holds "<card>" and "Trolls from the Mountains"
      When the opponent plays the creature "<card>" on the company keyed to a Shadow-hold
      And Legolas faces the strike untapped and rolls 1 and 1, then 1 and 1 for the body check
      And the opponent plays the creature "Trolls from the Mountains" on the company keyed to "Moria"
      Then it is illegal by core.hazards.declare-key
      And "<card>" is in the discard pile
      And Legolas is wounded

      Examples:
        | case | card                  |
        | buth | Bûthrakaur the Green  |
        | umag | Umagaur the Pale      |

    @id:cards-kin-0026 @allow
    Scenario Outline: After <card>, Trolls from the Mountains need no key
      Given reading b of q.core.playable-without-a-key
      And the opponent holds "<card>" and "Trolls from the Mountains"
      When the opponent plays the creature "<card>" on the company keyed to a Shadow-hold
      And Legolas faces the strike untapped and rolls 1 and 1, then 1 and 1 for the body check
      And the opponent plays the creature "Trolls from the Mountains" on the company keyed to "Moria"
      Then it is legal
      And 1 hazard was played on the company
      And "Trolls from the Mountains" is in play
      And "<card>" is in the discard pile
      And Legolas is wounded

      Examples:
        | case | card                  |
        | buth | Bûthrakaur the Green  |
        | umag | Umagaur the Pale      |
