Feature: Alarms, hounds and brave hearts

  What Against the Shadow brings to a fight, and dark enchantments that follow one.

  @card:AS-29
  Rule: FEAR! FIRE! FOES!

    @id:cards-at-the-gate-0001 @compute
    Scenario: They are up in arms
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Bree
      And the opponent holds "FEAR! FIRE! FOES!"
      When the opponent plays "FEAR! FIRE! FOES!" on Bree
      And the movement/hazard phase is over
      And the company enters the site
      And Beretar faces the strike and rolls 6 and 6
      Then the total of Beretar against the strike was 13
      And the prowess of the strike against Beretar was 8
      And Beretar is tapped
      And "FEAR! FIRE! FOES!" is in the discard pile

    @id:cards-at-the-gate-0007 @compute
    Scenario: But they only hold them up
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Bree
      And the opponent holds "FEAR! FIRE! FOES!"
      When the opponent plays "FEAR! FIRE! FOES!" on Bree
      And the movement/hazard phase is over
      And the company enters the site
      Then the attack is detainment
      And "FEAR! FIRE! FOES!" is in the discard pile

  @card:AS-47
  Rule: Drughu

    Background:
      Given the emended rules
      And it is the organization phase
      And untapped Beretar is at Rivendell
      And the player holds "Drughu", "Annalena" and "Strider"

    @id:cards-at-the-gate-0002 @compute
    Scenario Outline: In the wild and among ruins, <case>
      Given the opponent holds "Wargs" and "TW-74"
      When the player plays "Drughu" on the company
      And the company moves to <to>
      And the organization phase is over
      And the long-event phase is over
      And the company travels by <way>
      And the opponent plays the creature "<creature>" on the company keyed to <key>
      And Beretar faces the strike and rolls 6 and 6
      Then the total of Beretar against the strike was <total>
      And Beretar is tapped
      And "Drughu" and "Strider" are in the discard pile
      And "<creature>" is in the marshalling-point pile
      And the player has 1 kill point
      And Moria is in play

      Examples:
        | case     | to    | way                             | creature | key           | total |
        | stronger | Moria | Rhudaur, Hollin and Redhorn Gate | TW-109   | a Wilderness  | 18    |
        | the same | Moria | Rhudaur, Hollin and Redhorn Gate | TW-74    | a Shadow-hold | 15    |

  @card:AS-46
  Rule: Biter and Beater!

    @id:cards-at-the-gate-0030 @compute
    Scenario: Goblins remember Glamdring
      Given the emended rules
      And untapped Aragorn II and untapped Legolas are at Goblin-gate
      And Aragorn II bears "Glamdring"
      And Aragorn II uses "Glamdring"
      And the player holds "Biter and Beater!"
      When the company enters the site
      And the player plays "Biter and Beater!" on the company
      And the player assigns a strike to Aragorn II
      And the player assigns a strike to Legolas
      And Aragorn II faces the strike and rolls 1 and 1
      And Legolas faces the strike and rolls 1 and 1
      Then the total of Aragorn II against the strike was 13
      And Aragorn II and Legolas are tapped
      And "Biter and Beater!" is in the discard pile

    @id:cards-at-the-gate-0031 @compute
    Scenario: In Aragorn's hand it bites Gorbag
      Given the emended rules
      And it is turn 4 of the game
      And it is the site phase of the opponent's turn
      And the opponent is a Ringwraith
      And the player's untapped Aragorn II is at the hero Bree
      And Aragorn II bears "Glamdring"
      And Aragorn II uses "Glamdring"
      And the opponent's untapped Gorbag is at the minion Bree
      And Gorbag's company has entered the site
      And the player holds "Biter and Beater!"
      When Gorbag's company attacks Aragorn II's company
      And the player plays "Biter and Beater!" on Aragorn II's company
      And the player assigns the strike of Gorbag to Aragorn II
      And Aragorn II faces the strike
      And Gorbag deals his strike
      And Aragorn II faces the strike and rolls 6 and 6 for the strike of Aragorn II, then 1 and 1 for the strike of Gorbag, then 4 and 5 for the body check
      Then the total of Aragorn II against the strike was 23
      And Gorbag is out of play
      And Aragorn II is tapped
      And the minion Bree is in the location deck
      And "Biter and Beater!" is in the discard pile
      And the player has 2 kill points
      And the opponent has 0 character points

  @card:AS-46
  Rule: Whoever is not overt has never heard of them

    @id:cards-at-the-gate-0033 @forbid
    Scenario: Nobody who walks unseen knows them
      Given the emended rules
      And it is turn 4 of the game
      And it is the site phase of the opponent's turn
      And the opponent is a Ringwraith
      And the player's untapped Aragorn II is at the hero Bree
      And the opponent's untapped Jerrek is at the minion Bree
      And Jerrek's company has entered the site
      And the player holds "Biter and Beater!"
      When Jerrek's company attacks Aragorn II's company
      And the player plays "Biter and Beater!" on Aragorn II's company
      Then it is illegal by the text of "Biter and Beater!"

  @card:AS-53
  Rule: Power Against the Shadow

    Background:
      Given the emended rules
      And it is turn 4 of the game
      And it is the site phase of the opponent's turn
      And the opponent is a Ringwraith
      And the player's untapped Beretar is at Bree
      And the opponent's untapped Shagrat is at Bree
      And Shagrat's company has entered the site
      And the player holds "Power Against the Shadow"

    @id:cards-at-the-gate-0003 @compute
    Scenario: Heroes are brave
      When Shagrat's company attacks Beretar's company
      And the player plays "Power Against the Shadow" on Beretar's company
      Then the prowess of Beretar is 8
      And the prowess of Shagrat is 6
      And "Power Against the Shadow" is in the discard pile

    @id:cards-at-the-gate-0034 @compute @rule:core.setup.fallen-wizard-hero-characters
    Scenario: So is a Wizard who has gone astray, and not the Orc beside him
      Given the player is the Fallen-wizard Saruman
      And the player's untapped "WH-9" is at Bree
      And the player's untapped Lagduf is at Bree
      When Shagrat's company attacks Beretar's company
      And the player plays "Power Against the Shadow" on Beretar's company
      Then the prowess of "WH-9" is 9
      And the prowess of Lagduf is 5
      And the prowess of Beretar is 8
      And "Power Against the Shadow" is in the discard pile

  @card:AS-89
  Rule: Hounds of Sauron

    Background:
      Given the emended rules
      And it is turn 3 of the game
      And the player is a Ringwraith
      And untapped Ciryaher is at Bree
      And Ciryaher's company has entered the site
      And the opponent's untapped Beretar is at Bree
      And the player holds "Hounds of Sauron"

    @id:cards-at-the-gate-0004 @compute
    Scenario: They run before him
      When the player plays "Hounds of Sauron" with Ciryaher on Beretar's company
      Then the attack is Wolf (4 strikes at 8)
      And "Hounds of Sauron" is in the discard pile

    @id:cards-at-the-gate-0009 @forbid
    Scenario: Then he attacks nobody himself
      When the player plays "Hounds of Sauron" with Ciryaher on Beretar's company
      And Beretar faces the strike and rolls 6 and 6, then 6 and 6 for the corruption check
      Then Ciryaher's company may not attack Beretar's company by core.company-combat.when-allowed
      And Beretar is tapped
      And "Hounds of Sauron" is in the discard pile

    @id:cards-at-the-gate-0010 @forbid
    Scenario: They are not set on those whom he could not attack
      Given the opponent's untapped Annalena is at Edoras
      When the player plays "Hounds of Sauron" with Ciryaher on Annalena's company
      Then it is illegal by the text of "Hounds of Sauron"

  @card:DM-54 @card:DM-78
  Rule: What the dead leave behind

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar and untapped Elrond are at Lórien
      And the company is moving to Dol Guldur by Starter Movement

    @id:cards-at-the-gate-0005 @compute
    Scenario Outline: After <creature>, <card> comes
      Given the opponent holds "<creature>" and "<card>"
      When the opponent plays the creature "<creature>" on the company keyed to a Dark-domain
      And the player assigns a strike to Beretar
      And Beretar faces the strike and rolls 1 and 1, then 2 and 2 for the body check
      And the opponent plays "<card>" on Beretar
      Then it is legal
      And Beretar bears "<card>"
      And Beretar is wounded
      And "<creature>" is in the discard pile

      Examples:
        | case  | creature | card             |
        | whisp | TW-14    | Endless Whispers |
        | dream | TW-14    | Pale Dream-maker |

    @id:cards-at-the-gate-0006 @forbid
    Scenario Outline: Without them, <card> does not come
      Given the opponent holds "<card>"
      When the opponent plays "<card>" on Beretar
      Then it is illegal by the text of "<card>"

      Examples:
        | case  | card             |
        | whisp | Endless Whispers |
        | dream | Pale Dream-maker |

  @card:DM-54 @card:DM-78
  Rule: It does not let go

    @id:cards-at-the-gate-0011 @compute
    Scenario Outline: Pippin, who <case>, would get up
      Given the emended rules
      And it is the organization phase
      And tapped Pippin is at Bree
      And Pippin bears the opponent's "<card>"
      And the player holds "Halfling Strength"
      When the player plays "Halfling Strength" on Pippin
      Then Pippin is <position>
      And "Halfling Strength" is in the discard pile

      Examples:
        | case           | card             | position |
        | hears whispers | Endless Whispers | tapped   |
        | dreams         | Pale Dream-maker | untapped |

    @id:cards-at-the-gate-0012 @compute
    Scenario: Whoever dreams is troubled by what is thrown away
      Given the emended rules
      And it is the end-of-turn phase
      And untapped Beretar is at Bree
      And Beretar bears the opponent's "Pale Dream-maker"
      And the player holds "Cram"
      When the player discards "Cram" from hand and rolls 4 and 4 for the corruption check
      Then the corruption check of Beretar was 8
      And "Cram" is in the discard pile

    @id:cards-at-the-gate-0013 @forbid
    Scenario: Nobody wakes himself
      Given the emended rules
      And it is the organization phase
      And untapped Elrond and untapped Gandalf are at Rivendell
      And Elrond bears the opponent's "Pale Dream-maker"
      When the player uses "Pale Dream-maker" on Elrond
      Then it is illegal by the text of "Pale Dream-maker"

    @id:cards-at-the-gate-0014 @compute
    Scenario: Another sage wakes him
      Given the emended rules
      And it is the organization phase
      And untapped Elrond and untapped Gandalf are at Rivendell
      And Elrond bears the opponent's "Pale Dream-maker"
      When the player uses "Pale Dream-maker" on Gandalf and rolls 4 and 3 for the card text
      Then "Pale Dream-maker" is in the discard pile
      And Gandalf is tapped
