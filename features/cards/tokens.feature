Feature: Signs in the sky, and words of power

  Moon, stars and clouds; what lies on a road; and what a name can do.

  @card:TW-11 @card:TW-41 @card:TW-68 @card:TW-331
  Rule: For one day a country is not what it was

    @id:cards-tokens-0001 @compute
    Scenario Outline: <region> under <card>
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at <from>
      And the company is moving to <to> by Starter Movement
      And <whose> has "<sky>" in play
      And <whose> holds "<card>"
      And the opponent holds "Twilight"
      When <whose> plays "<card>" on <region> for its <way> effect
      And <other> passes
      Then it is legal
      And the site path of the company is <path>
      And "<card>" is in the discard pile

      Examples:
        | case    | card                    | whose        | other        | sky              | way    | region   | from      | to           | path                                                         |
        | fire    | Awaken the Earth’s Fire | the opponent | the player   | Doors of Night   | second | Dagorlad | Lórien    | Dead Marshes | Wold & Foothills (Wilderness), Shadow-land and Dagorlad (Dark-domain) |
        | gloom   | Gloom                   | the opponent | the player   | Doors of Night   | second | Rohan    | Lórien    | Edoras       | Wold & Foothills (Wilderness) and Rohan (Wilderness)         |
        | newmoon | New Moon                | the opponent | the player   | Doors of Night   | second | Anórien  | Lórien    | Minas Tirith | Wold & Foothills (Wilderness), Border-land and Anórien (Border-land) |
        | stars   | Stars                   | the player   | the opponent | Gates of Morning | second | Southern Mirkwood | Lórien | Dol Guldur | Wold & Foothills (Wilderness), Border-land and Southern Mirkwood (Shadow-land) |
        | stars-s | Stars                   | the player   | the opponent | Gates of Morning | third  | Dagorlad | Lórien    | Dead Marshes | Wold & Foothills (Wilderness), Shadow-land and Dagorlad (Wilderness) |

    @id:cards-tokens-0002 @compute
    Scenario Outline: <site> under <card>
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at <site>
      And the opponent has "Doors of Night" in play
      And the opponent holds "<card>" and "<creature>"
      When the opponent plays "<card>" on <site> for its third effect
      And the opponent plays the creature "<creature>" on the company keyed to a <type>
      Then it is legal
      And "<card>" is in the discard pile
      And "<creature>" is in play

      Examples:
        | case    | card                    | site         | creature    | type        |
        | fire    | Awaken the Earth’s Fire | Dead Marshes | Gothmog     | Dark-hold   |
        | gloom   | Gloom                   | Bree         | Orc-patrol  | Ruins & Lairs |
        | newmoon | New Moon                | Minas Tirith | Abductor    | Border-hold |

    @id:cards-tokens-0003 @forbid
    Scenario Outline: By day <card> does nothing of the kind
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at <site>
      And the opponent holds "<card>"
      When the opponent plays "<card>" on <site> for its third effect
      Then it is illegal by the text of "<card>"

      Examples:
        | case    | card                    | site         |
        | fire    | Awaken the Earth’s Fire | Dead Marshes |
        | gloom   | Gloom                   | Bree         |
        | newmoon | New Moon                | Minas Tirith |

    @id:cards-tokens-0004 @compute
    Scenario: Gloom weighs on him who walks in it
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Rivendell
      And the company is moving to Barrow-downs by Starter Movement
      And the opponent holds "Gloom" and "Wargs"
      When the opponent plays "Gloom" on Beretar
      Then it is legal
      And the prowess of Beretar is 4
      And "Gloom" is in the discard pile

    @id:cards-tokens-0005 @forbid
    Scenario: And on nobody who stays
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Rivendell
      And the opponent holds "Gloom"
      When the opponent plays "Gloom" on Beretar
      Then it is illegal by the text of "Gloom"

    @id:cards-tokens-0006 @compute
    Scenario: On a night without a moon an Elf grows weary
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Annalena is at Rivendell
      And the company is moving to Barrow-downs by Starter Movement
      And the opponent holds "New Moon"
      When the opponent plays "New Moon" on Annalena
      Then it is legal
      And Annalena is tapped
      And "New Moon" is in the discard pile

    @id:cards-tokens-0007 @compute
    Scenario: Under the stars the dead are weaker
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Moria
      And the player holds "Stars"
      And the opponent holds "Barrow-wight"
      When the opponent plays the creature "Barrow-wight" on the company keyed to a Shadow-hold
      And the player plays "Stars"
      And the opponent passes
      Then the attack is Undead (1 strike at 11)
      And "Stars" is in the discard pile
      And "Barrow-wight" is in play

  @card:TW-7 @card:TW-11
  Rule: Those within are stirred up

    @id:cards-tokens-0008 @compute
    Scenario Outline: <card> at <site>
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar and untapped Annalena are at Rivendell
      And untapped Gimli is at <site>
      And the opponent holds "<card>"
      When the player chooses Gimli's company to go next
      And the opponent plays "<card>" on <site>
      Then it is legal
      And <site> has the automatic-attacks <attack>
      And "<card>" is in the discard pile

      Examples:
        | case     | card                    | site        | attack               |
        | minions  | Arouse Minions          | Goblin-gate | Orc (3 strikes at 6) |
        | fire     | Awaken the Earth’s Fire | Goblin-gate | Orc (3 strikes at 6) |

    @id:cards-tokens-0009 @forbid
    Scenario Outline: <card> not in ruins
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Gimli is at Isengard
      And the opponent holds "<card>"
      When the opponent plays "<card>" on Isengard
      Then it is illegal by the text of "<card>"

      Examples:
        | case     | card                    |
        | minions  | Arouse Minions          |
        | fire     | Awaken the Earth’s Fire |

  @card:TW-50
  Rule: Lost at Sea

    @id:cards-tokens-0010 @forbid
    Scenario: They land where they never meant to
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Edhellond
      And the company is moving to Isle of the Ulond by Starter Movement
      And the opponent holds "Lost at Sea"
      When the opponent plays "Lost at Sea" on the company
      And the company enters the site
      Then it is illegal by the text of "Lost at Sea"
      And the company is at Isle of the Ulond
      And "Lost at Sea" is in the discard pile
      And Edhellond is in the location deck

    @id:cards-tokens-0011 @forbid
    Scenario: On land they do not
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Rivendell
      And the company is moving to Barrow-downs by Starter Movement
      And the opponent holds "Lost at Sea"
      When the opponent plays "Lost at Sea" on the company
      Then it is illegal by the text of "Lost at Sea"

  @card:TW-290
  Rule: Narya

    @id:cards-tokens-0012 @compute
    Scenario: Narya kindles hearts in a world that grows chill
      Given the emended rules
      And it is the organization phase
      And untapped Gandalf, tapped Annalena and wounded Beretar are at Rivendell
      And the player holds "Narya"
      When the player plays "Narya" on Gandalf and rolls 5 and 5 for the corruption check
      Then it is legal
      And the prowess of Gandalf is 10
      And the body of Gandalf is 10
      And the direct influence of Gandalf is 12
      And Annalena is untapped
      And "Narya" is in the discard pile

    @id:cards-tokens-0013 @forbid
    Scenario: Saruman has no such ring
      Given the emended rules
      And it is the organization phase
      And untapped Saruman is at Rivendell
      And the player holds "Narya"
      When the player plays "Narya" on Saruman
      Then it is illegal by the text of "Narya"

  @card:TW-316
  Rule: Return of the King

    @id:cards-tokens-0014 @compute
    Scenario: The crown is brought out of the Hallows
      Given the emended rules
      And it is the organization phase
      And untapped Aragorn II is at Minas Tirith
      And the player holds "Return of the King"
      When the player plays "Return of the King" on Aragorn II
      Then it is legal
      And Aragorn II bears "Return of the King"
      And the direct influence of Aragorn II is 6
      And the player has 3 miscellaneous points

    @id:cards-tokens-0015 @forbid
    Scenario: Not while the Steward sits there
      Given the emended rules
      And it is the organization phase
      And untapped Aragorn II is at Minas Tirith
      And untapped Denethor II is at Edoras
      And the player holds "Return of the King"
      When the player plays "Return of the King" on Aragorn II
      Then it is illegal by the text of "Return of the King"

    @id:cards-tokens-0016 @forbid
    Scenario: Nor anywhere else
      Given the emended rules
      And it is the organization phase
      And untapped Aragorn II is at Edoras
      And the player holds "Return of the King"
      When the player plays "Return of the King" on Aragorn II
      Then it is illegal by the text of "Return of the King"

  @card:TW-101
  Rule: The Will of the Ring

    @id:cards-tokens-0017 @compute
    Scenario: It wants to be found
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Frodo is at Rivendell
      And Frodo bears "The One Ring"
      And the company is moving to Barrow-downs by Starter Movement
      And the opponent holds "The Will of the Ring"
      When the opponent plays "The Will of the Ring" on Frodo and rolls 5 and 5 for the corruption check
      Then it is legal
      And "The Will of the Ring" is in the discard pile

    @id:cards-tokens-0018 @forbid
    Scenario: It wants nothing of Merry
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Frodo and untapped Merry are at Rivendell
      And Frodo bears "The One Ring"
      And the company is moving to Barrow-downs by Starter Movement
      And the opponent holds "The Will of the Ring"
      When the opponent plays "The Will of the Ring" on Merry
      Then it is illegal by the text of "The Will of the Ring"

  @card:TW-94
  Rule: The Burden of Time

    @id:cards-tokens-0019 @compute
    Scenario: An age lies on Annalena
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Annalena is at Bree
      And the opponent holds "The Burden of Time"
      When the opponent plays "The Burden of Time" on Annalena
      Then it is legal
      And Annalena bears "The Burden of Time"
      And the corruption points of Annalena are 2

    @id:cards-tokens-0020 @forbid
    Scenario Outline: Not on <who> at <site>
      Given the emended rules
      And it is the movement/hazard phase
      And untapped <who> is at <site>
      And the opponent holds "The Burden of Time"
      When the opponent plays "The Burden of Time" on <who>
      Then it is illegal by the text of "The Burden of Time"

      Examples:
        | case  | who      | site      |
        | haven | Annalena | Rivendell |
        | man   | Beretar  | Bree      |

    @id:cards-tokens-0021 @allow
    Scenario: She shakes it off
      Given the emended rules
      And it is the organization phase
      And untapped Annalena is at Bree
      And the opponent has "The Burden of Time" in play on Annalena
      When the player uses "The Burden of Time" and rolls 4 and 4 for the card text
      Then it is legal
      And Annalena is tapped
      And "The Burden of Time" is in the discard pile

    @id:cards-tokens-0022 @compute
    Scenario: Each morning it is there
      Given the emended rules
      And it is the untap phase
      And untapped Annalena is at Bree
      And the opponent has "The Burden of Time" in play on Annalena
      When the player passes
      And 5 and 5 are rolled for the corruption check of Annalena
      Then it is the organization phase

  @card:TW-264
  Rule: Lapse of Will

    @id:cards-tokens-0023 @compute
    Scenario Outline: While it wavers, <creature> strikes less hard
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at <site>
      And the player has "Lapse of Will" in play
      And the opponent holds "<creature>"
      When the opponent plays the creature "<creature>" on the company keyed to a <key>
      Then the attack is <attack>
      And "<creature>" is in play

      Examples:
        | case   | creature   | site         | key         | attack                 |
        | orcs   | Orc-patrol | Dead Marshes | Shadow-hold | Orc (3 strikes at 5)   |
        | nazgul | Akhôrahil  | Carn Dûm     | Dark-hold   | Nazgûl (1 strike at 12/9) |

  @card:TW-210 @card:TW-498 @card:TD-108 @card:TD-133
  Rule: Much can be learned where there are books

    @id:cards-tokens-0024 @allow
    Scenario Outline: <who> sits down over <card>
      Given the emended rules
      And untapped <who> is at <site>
      And the company has entered the site
      And the player holds "<card>"
      When the player plays "<card>" on <who><rolls>
      Then it is legal
      And <who> bears "<card>"
      And <who> and the site are tapped
      And the player has <points> miscellaneous points

      Examples:
        | case   | who     | card                             | site             | rolls                                      | points |
        | dreams | Elrond  | Dreams of Lore                   | Weathertop       |                                            | 2      |
        | sword  | Elrond  | Swordmaster                      | Weathertop       |                                            | 1      |
        | dragon | Elrond  | Dragon-lore                      | Weathertop       |                                            | 1      |
        | map    | Balin   | Map to Mithril                   | Weathertop       |                                            | 2      |
