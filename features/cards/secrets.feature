Feature: Secrets, thefts, and the stillness of the slain

  What servants of the Shadow get without asking, and how they are not found.

  @card:LE-206
  Rule: Motionless Among the Slain

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And untapped Jerrek, tapped Shagrat and wounded Gorbag are at Ettenmoors
      And the player holds "Motionless Among the Slain"

    @id:cards-secrets-0001 @allow
    Scenario Outline: <who> takes the blow, <state> as he is
      When the company enters the site
      And the player plays "Motionless Among the Slain"
      And the player assigns a strike to <who>
      Then it is legal
      And "Motionless Among the Slain" is in the discard pile

      Examples:
        | case    | who     | state   |
        | tapped  | Shagrat | tapped  |
        | wounded | Gorbag  | wounded |

    @id:cards-secrets-0002 @forbid
    Scenario: Otherwise he does not
      When the company enters the site
      And the player assigns a strike to Shagrat
      Then it is illegal by core.strikes.defender-assigns-first

    @id:cards-secrets-0003 @forbid
    Scenario: Nothing is left to the Troll
      When the company enters the site
      And the player plays "Motionless Among the Slain"
      And the player passes
      Then it is illegal by the text of "Motionless Among the Slain"
      And "Motionless Among the Slain" is in the discard pile

    @id:cards-secrets-0004 @compute
    Scenario: Whoever is hit as he lies there is hit badly
      When the company enters the site
      And the player plays "Motionless Among the Slain"
      And the player assigns a strike to Shagrat
      And Shagrat faces the strike and rolls 1 and 1, then 2 and 2 for the body check
      Then the body check of Shagrat was 5
      And Shagrat is wounded
      And "Motionless Among the Slain" is in the discard pile

    @id:cards-secrets-0005 @allow
    Scenario: Even a Cave-drake finds those whom it is to find
      Given it is the movement/hazard phase
      And the opponent holds "Cave-drake"
      When the opponent plays the creature "Cave-drake" on the company
      And the player plays "Motionless Among the Slain"
      And the player assigns a strike to Shagrat
      Then it is legal
      And "Cave-drake" is in play
      And "Motionless Among the Slain" is in the discard pile

  @card:LE-219
  Rule: Poisonous Despair

    Background:
      Given the emended rules
      And it is turn 4 of the game
      And it is the site phase of the opponent's turn
      And the player is a Ringwraith
      And the player's untapped Belegorn and the player's untapped Gorbag are at the minion Bree
      And the opponent's untapped Imrahil is at the hero Bree
      And Imrahil's company has entered the site
      And the player holds "Poisonous Despair"

    @id:cards-secrets-0010 @compute
    Scenario: Imrahil finds no words
      When Imrahil seeks to influence away Gorbag
      And the player plays "Poisonous Despair" on Belegorn in response and rolls 5 and 5 for the corruption check
      Then it is legal
      And the corruption check of Belegorn was 7
      And Imrahil is tapped
      And "Poisonous Despair" is in the discard pile
      And nothing waits to resolve

    @id:cards-secrets-0011 @forbid
    Scenario: Gorbag has no such gift
      When Imrahil seeks to influence away Belegorn
      And the player plays "Poisonous Despair" on Gorbag in response
      Then it is illegal by the text of "Poisonous Despair"
      And Imrahil is tapped
      And "Poisonous Despair" is in hand

    @id:cards-secrets-0012 @forbid
    Scenario: Nobody has spoken yet
      When the player plays "Poisonous Despair" on Belegorn
      Then it is illegal by the text of "Poisonous Despair"

    @id:cards-secrets-0013 @forbid
    Scenario: Belegorn does not speak for peoples
      Given the player's untapped The Witch-king is at Carn Dûm
      And the player has revealed The Witch-king
      And the player has "Goblins of Goblin-gate" in play
      And the opponent's untapped Gimli is at the hero Goblin-gate
      And Gimli's company has entered the site
      When Gimli seeks to influence away "Goblins of Goblin-gate"
      And the player plays "Poisonous Despair" on Belegorn in response
      Then it is illegal by the text of "Poisonous Despair"
      And Gimli is tapped

    @id:cards-secrets-0014 @compute
    Scenario: The Witch-king does
      Given the player's untapped The Witch-king is at Carn Dûm
      And the player has revealed The Witch-king
      And the player has "Goblins of Goblin-gate" in play
      And the opponent's untapped Gimli is at the hero Goblin-gate
      And Gimli's company has entered the site
      When Gimli seeks to influence away "Goblins of Goblin-gate"
      And the player plays "Poisonous Despair" on The Witch-king in response
      Then it is legal
      And Gimli is tapped
      And "Poisonous Despair" is in the discard pile
      And nothing waits to resolve

  @card:LE-226
  Rule: Secrets of Their Forging

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And untapped Belegorn and untapped Gorbag are at Dimrill Dale
      And the company has entered the site
      And the player holds "Secrets of Their Forging" and "Magic Ring of Fury"
      And the player holds "The Reviled Ring" and "The One Ring"

    @id:cards-secrets-0020 @compute
    Scenario: It was a Magic Ring of Fury
      Given Gorbag bears "Bright Gold Ring"
      When the player plays "Secrets of Their Forging" with Belegorn on the site
      And the player chooses "Magic Ring of Fury" for "Secrets of Their Forging"
      Then it is legal
      And Gorbag bears "Magic Ring of Fury"
      And Belegorn and the site are tapped
      And "Bright Gold Ring" and "Secrets of Their Forging" are in the discard pile

    @id:cards-secrets-0021 @compute
    Scenario: It was nothing that he has at hand
      Given Gorbag bears "Bright Gold Ring"
      When the player plays "Secrets of Their Forging" with Belegorn on the site
      And the player chooses "Secrets of Their Forging" for "Secrets of Their Forging"
      Then it is legal
      And Belegorn and the site are tapped
      And "Bright Gold Ring" and "Secrets of Their Forging" are in the discard pile
      And the player has 0 item points

    @id:cards-secrets-0022 @forbid
    Scenario Outline: <ring> is not what <gold> could be
      Given Gorbag bears "<gold>"
      When the player plays "Secrets of Their Forging" with Belegorn on the site
      And the player chooses "<ring>" for "Secrets of Their Forging"
      Then it is illegal by core.actions.needs-allowance
      And Belegorn and the site are tapped
      And "Secrets of Their Forging" is in the discard pile

      Examples:
        | case   | gold               | ring             |
        | spirit | A Little Gold Ring | The Reviled Ring |
        | one    | A Little Gold Ring | The One Ring     |

    @id:cards-secrets-0023 @forbid
    Scenario: It takes gold
      When the player plays "Secrets of Their Forging" with Belegorn on the site
      Then it is illegal by the text of "Secrets of Their Forging"

    @id:cards-secrets-0024 @forbid
    Scenario: It takes a sage
      Given Gorbag bears "Bright Gold Ring"
      When the player plays "Secrets of Their Forging" with Gorbag on the site
      Then it is illegal by the text of "Secrets of Their Forging"

  @card:LE-243
  Rule: Thing Stolen

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And untapped Gorbag and untapped Jerrek are at the minion Goblin-gate
      And the company has entered the site
      And the player holds "Goblins of Goblin-gate" and "Thing Stolen"

    @id:cards-secrets-0030 @allow
    Scenario Outline: Jerrek has lifted <thing>
      Given the player holds "<thing>"
      When Gorbag influences "Goblins of Goblin-gate" and rolls 6 and 6
      And the player plays "Thing Stolen" on the company
      And Jerrek plays "<thing>"
      Then it is legal
      And Jerrek bears "<thing>"
      And "Goblins of Goblin-gate" is in the marshalling-point pile
      And Gorbag, Jerrek and the site are tapped
      And "Thing Stolen" is in the discard pile
      And the player has 2 faction points
      And the player has <points> item points

      Examples:
        | case  | thing           | points |
        | major | Broad-headed Spear | 1 |

    @id:cards-secrets-0031 @forbid
    Scenario: Where nobody was won over, they look after their things
      Given the player holds "Saw-toothed Blade"
      When the player plays "Thing Stolen" on the company
      Then it is illegal by the text of "Thing Stolen"

    @id:cards-secrets-0032 @forbid
    Scenario: Without it there is nothing to be had
      Given the player holds "Broad-headed Spear"
      When Gorbag influences "Goblins of Goblin-gate" and rolls 6 and 6
      And Jerrek plays "Broad-headed Spear"
      Then it is illegal by core.site-phase.play-requirements
      And "Goblins of Goblin-gate" is in the marshalling-point pile
      And Gorbag and the site are tapped
      And the player has 2 faction points

    @id:cards-secrets-0033 @forbid
    Scenario Outline: <thing> is too well known
      Given the player holds "<thing>"
      When Gorbag influences "Goblins of Goblin-gate" and rolls 6 and 6
      And the player plays "Thing Stolen" on the company
      And it is asked whether Jerrek may play "<thing>" now
      Then it is illegal by core.site-phase.play-requirements
      And "Goblins of Goblin-gate" is in the marshalling-point pile
      And Gorbag and the site are tapped
      And "Thing Stolen" is in the discard pile
      And the player has 2 faction points

      Examples:
        | case   | thing          |
        | unique | High Helm      |

  @card:LE-242
  Rule: They Ride Together

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And the player holds "They Ride Together", "Dwar the Ringwraith" and "Hoarmûrath the Ringwraith"
      And the player holds "Jerrek"

    @id:cards-secrets-0040 @allow
    Scenario: Two of the Nine come to him
      Given untapped Ren the Ringwraith is at Minas Morgul
      And the player has revealed Ren the Ringwraith
      When the player plays "They Ride Together" on the company
      And the player plays Dwar the Ringwraith under Ren the Ringwraith
      And the player plays Hoarmûrath the Ringwraith under Ren the Ringwraith
      Then it is legal
      And Dwar the Ringwraith and Hoarmûrath the Ringwraith follow Ren the Ringwraith
      And "They Ride Together" is in the discard pile

    @id:cards-secrets-0041 @forbid
    Scenario: Jerrek is none of them
      Given untapped Ren the Ringwraith is at Minas Morgul
      And the player has revealed Ren the Ringwraith
      When the player plays "They Ride Together" on the company
      Then the player may not play Jerrek under Ren the Ringwraith by core.actions.needs-allowance
      And "They Ride Together" is in the discard pile

    @id:cards-secrets-0042 @forbid
    Scenario: It is for his company
      Given untapped Ren the Ringwraith is at Minas Morgul
      And the player has revealed Ren the Ringwraith
      And untapped Gorbag and untapped The Witch-king are at Dol Guldur
      When the player plays "They Ride Together" on Gorbag's company
      Then it is illegal by the text of "They Ride Together"

    @id:cards-secrets-0043 @forbid
    Scenario: Akhôrahil can lead three, and no more
      Given untapped Akhôrahil the Ringwraith, untapped The Witch-king, untapped Khamûl the Ringwraith and untapped Indûr the Ringwraith are at Dol Guldur
      And The Witch-king, Khamûl the Ringwraith and Indûr the Ringwraith follow Akhôrahil the Ringwraith
      And the player has revealed Akhôrahil the Ringwraith
      When the player plays "They Ride Together" on Akhôrahil the Ringwraith's company
      Then the player may not play Dwar the Ringwraith under Akhôrahil the Ringwraith by core.actions.needs-allowance
      And "They Ride Together" is in the discard pile
