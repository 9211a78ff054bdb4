Feature: The shapes of Radagast

  He is a master of shapes, and of changes of hue.

  @card:WH-112 @card:WH-115 @card:WH-116
  Rule: He is another in each of them

    Background:
      Given the emended rules
      And the player is the Fallen-wizard Radagast

    @id:cards-shapes-0001 @compute
    Scenario Outline: As <shape> he has what the shape has
      Given untapped Radagast is at Rhosgobel
      And Radagast bears "<shape>"
      Then the prowess of Radagast is <prowess>
      And the body of Radagast is <body>
      And Radagast has <influence> direct influence left for Radagast
      And the player has <general> general influence left
      And the player's hand size is <hand>

      Examples:
        | case   | shape                | prowess | body | influence | general | hand |
        | master | Master of Shapes     | 9       | 10   | 1         | 25      | 8    |
        | hues   | Shifter of Hues      | 6       | 10   | 3         | 27      | 9    |
        | wings  | Winged Change-master | 3       | 9    | 8         | 19      | 8    |

    @id:cards-shapes-0002 @compute
    Scenario Outline: As <shape> he withstands less
      Given it is the organization phase
      And untapped Radagast is at Rhosgobel
      And Radagast bears "<shape>" and "Cram"
      And untapped Beretar is at Rhosgobel
      When Radagast hands "Cram" to Beretar
      And 5 and 5 are rolled for the corruption check of Radagast
      Then the corruption check of Radagast was 8
      And Beretar bears "Cram"

      Examples:
        | case   | shape                |
        | master | Master of Shapes     |
        | hues   | Shifter of Hues      |
        | wings  | Winged Change-master |

    @id:cards-shapes-0003 @compute
    Scenario Outline: <old> goes when <new> comes
      Given it is the organization phase
      And untapped Radagast is at Rhosgobel
      And Radagast bears "<old>"
      And the player holds "<new>"
      When the player plays "<new>" on Radagast
      Then it is legal
      And "<old>" is in hand
      And "<new>" lies on Radagast

      Examples:
        | case         | old                  | new                  |
        | master-hues  | Master of Shapes     | Shifter of Hues      |
        | master-wings | Master of Shapes     | Winged Change-master |
        | hues-master  | Shifter of Hues      | Master of Shapes     |
        | hues-wings   | Shifter of Hues      | Winged Change-master |
        | wings-master | Winged Change-master | Master of Shapes     |
        | wings-hues   | Winged Change-master | Shifter of Hues      |

    @id:cards-shapes-0004 @compute
    Scenario Outline: He lays <shape> off as he likes
      Given it is the organization phase
      And untapped Radagast is at Rhosgobel
      And Radagast bears "<shape>"
      When the player uses "<shape>"
      Then it is legal
      And "<shape>" is in hand

      Examples:
        | case   | shape                |
        | master | Master of Shapes     |
        | hues   | Shifter of Hues      |
        | wings  | Winged Change-master |

    @id:cards-shapes-0005 @compute
    Scenario Outline: As <shape> he holds no sword
      Given untapped Radagast is at Rhosgobel
      And Radagast bears "<shape>" and "Sword of Gondolin"
      Then the prowess of Radagast is <prowess>

      Examples:
        | case   | shape                | prowess |
        | master | Master of Shapes     | 9       |
        | hues   | Shifter of Hues      | 6       |
        | wings  | Winged Change-master | 3       |

    @id:cards-shapes-0006 @compute
    Scenario: In his own he does
      Given untapped Radagast is at Rhosgobel
      And Radagast bears "Sword of Gondolin"
      Then the prowess of Radagast is 8

    @id:cards-shapes-0007 @allow
    Scenario: With wings he is not seen
      Given untapped Radagast is at the hero Moria
      And Radagast bears "Winged Change-master"
      And the player holds "Concealment"
      When the company enters the site
      And the player plays "Concealment" with Radagast
      Then it is legal
      And Radagast is tapped
      And "Concealment" is in the discard pile

    @id:cards-shapes-0008 @forbid
    Scenario Outline: As <shape> he is
      Given untapped Radagast is at the hero Moria
      And Radagast bears "<shape>"
      And the player holds "Concealment"
      When the company enters the site
      And the player plays "Concealment" with Radagast
      Then it is illegal by the text of "Concealment"

      Examples:
        | case   | shape            |
        | master | Master of Shapes |
        | hues   | Shifter of Hues  |

    @id:cards-shapes-0009 @forbid
    Scenario: Wings do not strike hard
      Given untapped Radagast is at the hero Moria
      And Radagast bears "Winged Change-master"
      And the player holds "Risky Blow"
      When the company enters the site
      And the player plays "Risky Blow" on Radagast
      Then it is illegal by the text of "Risky Blow"

    @id:cards-shapes-0011 @compute
    Scenario: The master fights on as if it were nothing
      Given untapped Radagast is at the hero Moria
      And Radagast bears "Master of Shapes"
      When the company enters the site
      And Radagast faces the strike untapped and rolls 6 and 6
      Then the total of Radagast against the strike was 17

  @card:WH-115
  Rule: Shifter of Hues stays, and watches

    Background:
      Given the emended rules
      And the player is the Fallen-wizard Radagast
      And untapped Radagast is at Rhosgobel

    @id:cards-shapes-0010 @forbid
    Scenario: He does not move
      Given it is the organization phase
      And Radagast bears "Shifter of Hues"
      When the company moves to the hero Sarn Goriwing
      Then it is illegal by the text of "Shifter of Hues"

    @id:cards-shapes-0012 @allow
    Scenario: In his own shape he does
      Given it is the organization phase
      When the company moves to the hero Sarn Goriwing
      Then it is legal
      And the new site of the company is Sarn Goriwing
      And Sarn Goriwing is in play

    @id:cards-shapes-0013 @compute
    Scenario: Whom he watches over withstands
      Given it is the movement/hazard phase
      And Radagast bears "Shifter of Hues"
      And untapped Beretar is at Bree
      And Beretar's company is moving to Weathertop by Arthedain
      And the opponent holds "Weariness of the Heart"
      When the player uses "Shifter of Hues" on Beretar's company
      And the opponent plays "Weariness of the Heart" on Beretar for its second effect
      And 5 and 5 are rolled for the corruption check of Beretar
      Then the corruption check of Beretar was 12
      And Radagast is tapped
      And "Weariness of the Heart" is in the discard pile

    @id:cards-shapes-0030 @compute
    Scenario: He still does so as the player organizes for the next time
      Given it is the movement/hazard phase
      And Radagast bears "Shifter of Hues"
      And untapped Beretar and untapped Annalena are at Bree
      And Beretar bears "Sword of Gondolin"
      And Beretar's company is moving to Weathertop by Arthedain
      When the player uses "Shifter of Hues" on Beretar's company
      And the player ends the turn
      And the opponent ends the turn
      And the untap phase is over
      And Beretar hands "Sword of Gondolin" to Annalena and rolls 5 and 5 for the corruption check
      Then the corruption check of Beretar was 12
      And Annalena bears "Sword of Gondolin"
      And it is the player's turn
      And Beretar's company is at Weathertop
      And Bree is in the location deck
      And Radagast is tapped

    @id:cards-shapes-0031 @compute
    Scenario: And then he looks away
      Given it is the movement/hazard phase
      And Radagast bears "Shifter of Hues"
      And untapped Beretar is at Bree
      And Beretar's company is moving to Weathertop by Arthedain
      And the opponent holds "Weariness of the Heart"
      When the player uses "Shifter of Hues" on Beretar's company
      And the player ends the turn
      And the opponent ends the turn
      And the opponent ends the turn
      And the untap phase is over
      And the organization phase is over
      And the player chooses Beretar's company to go next
      And the opponent plays "Weariness of the Heart" on Beretar for its second effect
      And 5 and 5 are rolled for the corruption check of Beretar
      Then the corruption check of Beretar was 10
      And "Weariness of the Heart" is in the discard pile
      And it is the player's turn
      And Beretar's company is at Weathertop
      And Bree is in the location deck
      And Radagast is tapped

    @id:cards-shapes-0032 @compute
    Scenario: What others have done for a company holds on
      Given it is the organization phase
      And Radagast bears "Shifter of Hues"
      And untapped Beretar, untapped Annalena, untapped Bergil and untapped Haldir are at the hero Rivendell
      And Beretar's company is moving to the hero Ettenmoors
      And the player holds "Misty Mountains"
      And the opponent holds "Doors of Night"
      When the player passes
      And the player plays "Misty Mountains" with Beretar on Beretar's company
      And the player passes
      And the player chooses Beretar's company to go next
      And Beretar's company travels by Rhudaur
      Then the hazard limit of Beretar's company is 2
      And Beretar's company is on its way
      And "Misty Mountains" is in the discard pile

  @card:WH-116
  Rule: Wings carry him far

    Background:
      Given the emended rules
      And the player is the Fallen-wizard Radagast
      And it is the organization phase
      And untapped Radagast is at Rhosgobel

    @id:cards-shapes-0020 @allow
    Scenario Outline: <whom> gets to the end of the world
      Given Radagast bears <what>
      When the company moves to the hero Vale of Erech
      Then it is legal
      And the new site of the company is Vale of Erech
      And Vale of Erech is in play

      Examples:
        | case | whom               | what                                               |
        | he   | He                 | "Winged Change-master"                             |
        | bird | He who has a bird  | "Winged Change-master" and "Radagast’s Black Bird" |

    @id:cards-shapes-0021 @forbid
    Scenario: Nobody comes along who has no wings
      Given Radagast bears "Winged Change-master" and "Noble Hound"
      When the company moves to the hero Vale of Erech
      Then it is illegal by core.movement.declared-movement-must-be-valid

    @id:cards-shapes-0022 @forbid
    Scenario: Nor a man
      Given Radagast bears "Winged Change-master"
      And untapped Beretar is at Rhosgobel
      When the player joins Radagast's company and Beretar's company
      And Radagast's company moves to the hero Vale of Erech
      Then it is illegal by core.movement.declared-movement-must-be-valid
      And Radagast and Beretar form a company

    @id:cards-shapes-0023 @forbid
    Scenario: On foot he does not
      When the company moves to the hero Vale of Erech
      Then it is illegal by core.movement.declared-movement-must-be-valid

  @card:WH-116
  Rule: Nothing meets him on his way

    Background:
      Given the emended rules
      And the player is the Fallen-wizard Radagast
      And it is the movement/hazard phase
      And untapped Radagast is at Rhosgobel
      And Radagast bears "Winged Change-master"
      And the opponent holds "Orc-guard"

    @id:cards-shapes-0024 @forbid
    Scenario: Below him are no regions
      Given the company is moving to the hero Vale of Erech
      When the opponent plays the creature "Orc-guard" on the company keyed to a Dark-domain
      Then it is illegal by core.hazards.key-to-region

    @id:cards-shapes-0025 @allow
    Scenario: But who goes through Mirkwood goes through Mirkwood
      Given the company is moving to the hero Sarn Goriwing by Southern Mirkwood and Heart of Mirkwood
      When the opponent plays the creature "Orc-guard" on the company keyed to a Dark-domain
      Then it is legal
      And "Orc-guard" is in play
