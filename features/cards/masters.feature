Feature: What the great among the servants of the Shadow can do

  Ringwraiths who lead, and what is done in their name.

  @card:LE-15 @card:LE-53 @card:LE-54 @card:LE-56 @card:LE-57 @card:LE-52
  Rule: Each of the Nine has a gift, if it is he who is followed

    Background:
      Given the emended rules
      And the player is a Ringwraith

    @id:cards-masters-0001 @allow
    Scenario: Hendolen knows them
      Given it is the movement/hazard phase
      And untapped Hendolen is at Bree
      And the opponent holds "Arthadan Rangers"
      When the opponent plays the creature "Arthadan Rangers" on the company keyed to Bree
      And the player uses Hendolen
      Then it is legal
      And there is no attack
      And Hendolen is tapped
      And "Arthadan Rangers" is in the discard pile

    @id:cards-masters-0015 @forbid
    Scenario: With Lagduf there is no talking to them
      Given it is the movement/hazard phase
      And untapped Hendolen and untapped Lagduf are at Bree
      And the player holds "Orc Quarrels"
      And the opponent holds "Arthadan Rangers" and "Brigands"
      When the opponent plays the creature "Arthadan Rangers" on the company keyed to Bree
      Then the player may not use Hendolen by the text of Hendolen
      And the attack is not detainment
      And "Arthadan Rangers" is in play

    @id:cards-masters-0002 @compute
    Scenario Outline: At <site> a hand of <size> with Hoarmûrath
      Given it is the site phase
      And untapped Hoarmûrath the Ringwraith is at <site>
      And the player has revealed Hoarmûrath the Ringwraith
      Then the player's hand size is <size>

      Examples:
        | case  | site         | size |
        | home  | Minas Morgul | 9    |
        | away  | Moria        | 8    |

    @id:cards-masters-0003 @compute
    Scenario: Indûr takes it back
      Given it is the end-of-turn phase
      And untapped Indûr the Ringwraith is at Minas Morgul
      And the player has revealed Indûr the Ringwraith
      And the player's discard pile holds "Bitter Cold" and "Orc Quarrels"
      When the player uses Indûr the Ringwraith
      Then it is legal
      And Indûr the Ringwraith is tapped
      And "Bitter Cold" is in hand

    @id:cards-masters-0004 @compute
    Scenario: Ren gives them heart
      Given it is the organization phase
      And untapped Ren the Ringwraith and untapped Jerrek are at Minas Morgul
      And the player has revealed Ren the Ringwraith
      And Jerrek bears "The Iron Crown"
      When the player uses Ren the Ringwraith on Jerrek's company
      And the player stores "The Iron Crown" and rolls 2 and 2 for the corruption check
      Then it is legal
      And Ren the Ringwraith is tapped
      And "The Iron Crown" is in the marshalling-point pile
      And the corruption check of Jerrek was 8

    @id:cards-masters-0005 @compute
    Scenario: Ûvatha sends for it
      Given it is the organization phase
      And untapped Ûvatha the Ringwraith is at Minas Morgul
      And the player has revealed Ûvatha the Ringwraith
      And the player's discard pile holds "Orc Quarrels" and "The Iron Crown"
      When the player uses Ûvatha the Ringwraith and shuffles
      Then it is legal
      And Ûvatha the Ringwraith is tapped
      And "Orc Quarrels" is in the play deck

    @id:cards-masters-0006 @forbid
    Scenario Outline: <who> is no help to whoever he follows
      Given it is the organization phase
      And untapped <leader> and untapped <who> are at Minas Morgul
      And <who> follows <leader>
      And the player has revealed <leader>
      And the player's discard pile holds "Orc Quarrels"
      When the player uses <who> <on>
      Then it is illegal by the text of <who>

      Examples:
        | case   | who                 | leader              | on                |
        | ren    | Ren the Ringwraith  | Dwar the Ringwraith | on the company |
        | dwar   | Dwar the Ringwraith | Ren the Ringwraith  | on the company |

  @card:LE-103
  Rule: Awaken Defenders

    @id:cards-masters-0007 @compute
    Scenario Outline: They are <many> at Bree
      Given the emended rules
      And the player is a Ringwraith
      And untapped Layos is at Bree
      And the <side> has "<card>" in play
      When the company enters the site
      Then <detained>

      Examples:
        | case    | many | side | card | detained                        |
        | asleep  | few  | player | Old Prejudice | the attack is detainment        |
        | awake   | many | opponent | Awaken Defenders | the attack is not detainment |

  @card:LE-127
  Rule: News of Doom

    @id:cards-masters-0008 @compute
    Scenario Outline: A roll of <dice> for Goblin-gate
      Given the emended rules
      And reading a of q.core.untargeted-hazard-short-events
      And the player is a Ringwraith
      And it is the movement/hazard phase
      And untapped Lieutenant of Morgul, untapped Gorbag and untapped Shagrat are at Minas Morgul
      And the player's marshalling-point pile holds "Goblins of Goblin-gate"
      And the opponent holds "News of Doom"
      When the opponent plays "News of Doom" and rolls <dice>
      Then "Goblins of Goblin-gate" is in the <pile>
      And "News of Doom" is removed from the game
      And the player has <points> faction points

      Examples:
        | case  | dice    | pile                    | points |
        | low   | 1 and 2 | discard pile            | 0      |
        | too-low | 2 and 2 | discard pile          | 0      |
        | high  | 5 and 5 | marshalling-point pile  | 2      |

  @card:LE-156
  Rule: War-warg

    @id:cards-masters-0009 @forbid
    Scenario: Nobody has bitten the wolf
      Given the emended rules
      And the player is a Ringwraith
      And untapped Jerrek is at Ettenmoors
      And Jerrek bears "War-warg"
      And the player holds "Risky Blow"
      When the company enters the site
      And the player assigns a strike to Jerrek
      And Jerrek faces the strike untapped
      And the opponent passes
      Then the player may not use "War-warg" by the text of "War-warg"

    @id:cards-masters-0040 @compute
    Scenario: Who is bitten beside the wolf bears more
      Given the emended rules
      And the player is a Ringwraith
      And untapped Jerrek is at Isengard
      And Jerrek bears "War-warg"
      When the company enters the site
      And the player assigns a strike to Jerrek
      And the player assigns a strike to "War-warg"
      And the opponent passes
      And Jerrek faces the strike untapped
      And the opponent passes
      And the player uses "War-warg" and rolls 1 and 1 for the strike, then 4 and 5 for the body check
      Then the body check of Jerrek was 9
      And Jerrek is wounded
      And "War-warg" is tapped

  @card:LE-177 @card:LE-181
  Rule: Ways that nobody knows

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped Pon Opar and untapped Jerrek are at Dol Guldur
      And the company is moving to Sarn Goriwing by Starter Movement

    @id:cards-masters-0010 @forbid
    Scenario: Pon Opar has found a crack
      Given the player holds "Crack in the Wall"
      And the opponent holds "Orc-watch"
      When the player plays "Crack in the Wall" with Pon Opar on the company
      And the opponent plays the creature "Orc-watch" on the company keyed to a Shadow-hold
      Then it is illegal by the text of "Crack in the Wall"
      And Pon Opar is tapped
      And "Crack in the Wall" is in the discard pile

    @id:cards-masters-0016 @allow
    Scenario: On the way there it is of no use
      Given the player holds "Crack in the Wall"
      And the opponent holds "Wargs"
      When the player plays "Crack in the Wall" with Pon Opar on the company
      And the company travels by Starter Movement
      And the opponent plays the creature "Wargs" on the company keyed to a Wilderness
      Then it is legal
      And Pon Opar is tapped
      And "Crack in the Wall" is in the discard pile
      And "Wargs" is in play

    @id:cards-masters-0017 @allow
    Scenario: There is no way down to Sarn Goriwing
      Given the player holds "Down Down to Goblin-town"
      And the opponent holds "Wargs"
      When the player plays "Down Down to Goblin-town" on the company
      And the company travels by Starter Movement
      And the opponent plays the creature "Wargs" on the company keyed to a Wilderness
      Then it is legal
      And "Down Down to Goblin-town" is in the discard pile
      And "Wargs" is in play

  @card:LE-181
  Rule: Down Down to Goblin-town

    @id:cards-masters-0018 @forbid
    Scenario Outline: To Ettenmoors there is one, and <creature> are not on it
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped Jerrek is at Carn Dûm
      And the company is moving to Ettenmoors by Starter Movement
      And the player holds "Down Down to Goblin-town"
      And the opponent holds "<creature>"
      When the player plays "Down Down to Goblin-town" on the company
      And the opponent plays the creature "<creature>" on the company keyed to a Wilderness
      Then it is illegal by the text of "Down Down to Goblin-town"
      And "Down Down to Goblin-town" is in the discard pile

      Examples:
        | case  | creature |
        | wargs | Wargs    |

  @card:LE-205
  Rule: Morgul-blade

    @id:cards-masters-0011 @compute
    Scenario: It has done its work
      Given the emended rules
      And the player is a Ringwraith
      And untapped Ren the Ringwraith is at Ettenmoors
      And the player has revealed Ren the Ringwraith
      And Ren the Ringwraith bears "Morgul-blade"
      When the company enters the site
      And Ren the Ringwraith faces the strike and rolls 5 and 5
      Then the prowess of the strike against Ren the Ringwraith was 8
      And Ren the Ringwraith is tapped
      And "Morgul-blade" is in the discard pile

  @card:LE-214
  Rule: Old Prejudice

    @id:cards-masters-0012 @compute
    Scenario: They have hated each other since the beginning
      Given the emended rules
      And the player is a Ringwraith
      And untapped Orc Captain is at Mount Gram
      And the company has entered the site
      And the player has "Old Prejudice" in play
      And the player's marshalling-point pile holds "Orcs of Gundabad"
      And the player holds "Orcs of Angmar"
      When Orc Captain influences "Orcs of Angmar" and rolls 5 and 5
      Then "Orcs of Angmar" is in the discard pile
      And Orc Captain is tapped

  @card:LE-222
  Rule: Ren Unleashed

    @id:cards-masters-0013 @compute
    Scenario: Nobody is safe from him
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped Ren the Ringwraith is at Minas Morgul
      And the player has revealed Ren the Ringwraith
      And untapped Jerrek is at another Minas Morgul
      And Jerrek bears "The Iron Crown"
      And the player holds "Ren Unleashed"
      When the player plays "Ren Unleashed" with Ren the Ringwraith and rolls 4 and 4 for the corruption check
      Then "Ren Unleashed" is in the discard pile
      And the corruption check of Jerrek was 6

  @card:LE-346
  Rule: Trifling Ring

    @id:cards-masters-0014 @compute
    Scenario: It speaks to people, and not to peoples
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped Layos is at Dol Guldur
      And Layos bears "Trifling Ring"
      And the player holds Jerrek
      Then Layos has 5 direct influence left for Jerrek
