Feature: Ringwraiths and sorcerers

  What the Nine can do when they are let loose, and what magic costs everybody else.

  @card:LE-168 @card:LE-232 @card:LE-249
  Rule: Sorcery is at its best in a fight

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And untapped Hador and untapped Layos are at Isengard

    @id:cards-unleashed-0001 @compute
    Scenario: The cold slows the wolves
      Given the player holds "Bitter Cold"
      When the company enters the site
      And the player plays "Bitter Cold" with Hador and rolls 5 and 5 for the corruption check
      Then it is legal
      And the attack is Wolf (3 strikes at 6)
      And "Bitter Cold" is in the discard pile

    @id:cards-unleashed-0002 @forbid
    Scenario Outline: Layos cannot do it: <card>
      Given the player holds "<card>"
      When the company enters the site
      And the player plays "<card>" <how> Layos
      Then it is illegal by the text of "<card>"

      Examples:
        | case  | card                     | how  |
        | cold  | Bitter Cold              | with |
        | flame | Some Secret Art of Flame | on   |
        | veils | Veils of Shadow          | on   |

    @id:cards-unleashed-0003 @compute
    Scenario: Hador burns with it
      Given the player holds "Some Secret Art of Flame"
      When the company enters the site
      And the player plays "Some Secret Art of Flame" on Hador and rolls 5 and 5 for the corruption check
      And the player assigns a strike to Hador
      And the opponent passes
      And Hador faces the strike and rolls 1 and 1
      Then the total of Hador against the strike was 11
      And Hador is tapped
      And "Some Secret Art of Flame" is in the discard pile

    @id:cards-unleashed-0004 @compute
    Scenario: Once is enough
      Given the player holds "Some Secret Art of Flame"
      When the company enters the site
      And the player plays "Some Secret Art of Flame" on Hador and rolls 5 and 5 for the corruption check
      And the player plays another "Some Secret Art of Flame" on Hador in response
      And the player assigns a strike to Hador
      And the opponent passes
      And Hador faces the strike and rolls 1 and 1
      Then the total of Hador against the strike was 11
      And Hador is tapped
      And both copies of "Some Secret Art of Flame" are in the discard pile

    @id:cards-unleashed-0005 @compute
    Scenario: One wolf is all that finds him
      Given the player holds "Veils of Shadow"
      When the company enters the site
      And the player plays "Veils of Shadow" on Hador and rolls 5 and 5 for the corruption check
      Then it is legal
      And the attack is Wolf (1 strike at 7)
      And "Veils of Shadow" is in the discard pile

  @card:LE-251
  Rule: The Water’s Tithe

    @id:cards-unleashed-0006 @compute
    Scenario: The river carries them farther
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped Hador is at Minas Morgul
      And the player holds "The Water’s Tithe"
      When the player plays "The Water’s Tithe" on Hador and rolls 5 and 5 for the corruption check
      Then it is legal
      And "The Water’s Tithe" is in the discard pile

  @card:LE-258 @card:LE-257
  Rule: Words of power

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase

    @id:cards-unleashed-0007 @compute
    Scenario: Belegorn is listened to
      Given untapped Belegorn is at Carn Dûm
      And the player holds "Words of Menace and Deceit"
      When the player plays "Words of Menace and Deceit" on Belegorn and rolls 5 and 5 for the corruption check
      Then it is legal
      And the direct influence of Belegorn is 7
      And "Words of Menace and Deceit" is in the discard pile

    @id:cards-unleashed-0008 @compute
    Scenario: Not a second time
      Given untapped Belegorn is at Carn Dûm
      And the player holds "Words of Menace and Deceit"
      When the player plays "Words of Menace and Deceit" on Belegorn and rolls 5 and 5 for the corruption check
      And the player plays another "Words of Menace and Deceit" on Belegorn in response
      Then the direct influence of Belegorn is 7
      And both copies of "Words of Menace and Deceit" are in the discard pile

    @id:cards-unleashed-0009 @compute
    Scenario: The Witch-king is feared
      Given untapped The Witch-king is at Carn Dûm
      And the player has revealed The Witch-king
      And the player holds "The Witch-king Unleashed"
      When the player plays "The Witch-king Unleashed" on The Witch-king
      Then it is legal
      And the direct influence of The Witch-king is 8
      And "The Witch-king Unleashed" is in the discard pile

    @id:cards-unleashed-0010 @forbid
    Scenario: As a follower he is one of many
      Given untapped Dwar the Ringwraith and untapped The Witch-king are at Carn Dûm
      And The Witch-king follows Dwar the Ringwraith
      And the player has revealed Dwar the Ringwraith
      And the player holds "The Witch-king Unleashed"
      When the player plays "The Witch-king Unleashed" on The Witch-king
      Then it is illegal by the text of "The Witch-king Unleashed"

  @card:LE-162
  Rule: Akhôrahil Unleashed

    @id:cards-unleashed-0011 @forbid
    Scenario: Only if it is he whom they follow
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped Dwar the Ringwraith and untapped Akhôrahil the Ringwraith are at Minas Morgul
      And Akhôrahil the Ringwraith follows Dwar the Ringwraith
      And the player has revealed Dwar the Ringwraith
      And the player's discard pile holds "Bitter Cold"
      And the player holds "Akhôrahil Unleashed"
      When the player plays "Akhôrahil Unleashed" with Akhôrahil the Ringwraith
      Then it is illegal by the text of "Akhôrahil Unleashed"

  @card:LE-193 @card:LE-198 @card:LE-200
  Rule: Where a Ringwraith is, attacks come to nothing

    Background:
      Given the emended rules
      And the player is a Ringwraith

    @id:cards-unleashed-0013 @allow
    Scenario: Hoarmûrath reaches far
      Given untapped Hoarmûrath the Ringwraith is at Minas Morgul
      And the player has revealed Hoarmûrath the Ringwraith
      And untapped Jerrek is at Ettenmoors
      And the player holds "Hoarmûrath Unleashed"
      When the player chooses Jerrek's company to go next
      And Jerrek's company enters Ettenmoors
      And the player plays "Hoarmûrath Unleashed"
      Then it is legal
      And the attack is Wolf (2 strikes at 8)
      And "Hoarmûrath Unleashed" is in the discard pile

    @id:cards-unleashed-0014 @forbid
    Scenario: Ren does not
      Given untapped Ren the Ringwraith is at Minas Morgul
      And the player has revealed Ren the Ringwraith
      And untapped Jerrek is at Ettenmoors
      And the player holds "Hoarmûrath Unleashed"
      When the player chooses Jerrek's company to go next
      And Jerrek's company enters Ettenmoors
      And the player plays "Hoarmûrath Unleashed"
      Then it is illegal by the text of "Hoarmûrath Unleashed"

    @id:cards-unleashed-0015 @compute
    Scenario: Khamûl is more than they thought
      Given untapped Khamûl the Ringwraith is at Ettenmoors
      And the player has revealed Khamûl the Ringwraith
      And the player holds "Khamûl Unleashed"
      When the company enters the site
      And the player plays "Khamûl Unleashed" with Khamûl the Ringwraith
      Then it is legal
      And the attack is Troll (1 strike at 6)
      And "Khamûl Unleashed" is in the discard pile

    @id:cards-unleashed-0016 @allow
    Scenario: Indûr is met by nobody
      Given untapped Indûr the Ringwraith is at Ettenmoors
      And the player has revealed Indûr the Ringwraith
      And the player holds "Indûr Unleashed"
      When the company enters the site
      And the player plays "Indûr Unleashed" with Indûr the Ringwraith
      Then it is legal
      And the attack is Wolf (2 strikes at 8)
      And "Indûr Unleashed" is in the discard pile

  @card:LE-167 @card:LE-255
  Rule: A Ringwraith at home

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped Ren the Ringwraith is at Minas Morgul
      And the player has revealed Ren the Ringwraith

    @id:cards-unleashed-0017 @compute
    Scenario: He governs
      Given the player holds "Bade to Rule"
      When the player plays "Bade to Rule" on Ren the Ringwraith
      Then it is legal
      And Ren the Ringwraith bears "Bade to Rule"
      And the direct influence of Ren the Ringwraith is 2
      And the player has 30 general influence left

    @id:cards-unleashed-0018 @allow
    Scenario: He has had enough of it
      Given Ren the Ringwraith bears "Bade to Rule"
      When the player uses "Bade to Rule"
      Then it is legal
      And "Bade to Rule" is in the discard pile

    @id:cards-unleashed-0019 @compute
    Scenario: He sits and thinks
      Given the player holds "While the Yellow Face Sleeps"
      When the player plays "While the Yellow Face Sleeps" on Ren the Ringwraith
      Then it is legal
      And Ren the Ringwraith bears "While the Yellow Face Sleeps"
      And the player's hand size is 9

    @id:cards-unleashed-0020 @compute
    Scenario Outline: On the road there is no time for <card>
      Given it is the movement/hazard phase
      And Ren the Ringwraith bears "<card>"
      And the company is moving to Dol Guldur by Starter Movement
      When the movement/hazard phase is over
      Then the company is at Dol Guldur
      And "<card>" is in the discard pile
      And Minas Morgul is in the location deck

      Examples:
        | case  | card                         |
        | rule  | Bade to Rule                 |
        | sleep | While the Yellow Face Sleeps |

    @id:cards-unleashed-0021 @forbid
    Scenario Outline: One is enough: <card>
      Given Ren the Ringwraith bears "<card>"
      And the player holds "<card>"
      When the player plays another "<card>" on Ren the Ringwraith
      Then it is illegal by the text of "<card>"

      Examples:
        | case  | card                         |
        | rule  | Bade to Rule                 |
        | sleep | While the Yellow Face Sleeps |

  @card:LE-223
  Rule: The Ring Leaves Its Mark

    @id:cards-unleashed-0022 @compute
    Scenario Outline: A roll of <dice> and Ren is <position>
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And tapped Ren the Ringwraith is at Minas Morgul
      And the player has revealed Ren the Ringwraith
      And the player holds "The Ring Leaves Its Mark"
      When the player plays "The Ring Leaves Its Mark" on Ren the Ringwraith and rolls <dice>
      Then it is legal
      And Ren the Ringwraith is <position>
      And "The Ring Leaves Its Mark" is in the discard pile

      Examples:
        | case | dice    | position |
        | seven | 3 and 4 | untapped |
        | six  | 3 and 3 | tapped   |

  @card:LE-161 @card:LE-200
  Rule: Ringwraiths hunt whom they like

    Background:
      Given the emended rules
      And the player is a Ringwraith

    @id:cards-unleashed-0030 @compute
    Scenario: Adûnaphel is hard to find
      Given untapped Adûnaphel the Ringwraith is at Ettenmoors
      And the player has revealed Adûnaphel the Ringwraith
      And the player holds "Adûnaphel Unleashed"
      When the company enters the site
      And Adûnaphel the Ringwraith faces the strike and rolls 5 and 5
      And the player plays "Adûnaphel Unleashed" with Adûnaphel the Ringwraith
      Then it is legal
      And the attack is Wolf (1 strike at 8)
      And Adûnaphel the Ringwraith is tapped
      And "Adûnaphel Unleashed" is in the discard pile

    @id:cards-unleashed-0031 @compute
    Scenario: And whatever meets her is less tough, once
      Given it is the movement/hazard phase
      And untapped Adûnaphel the Ringwraith is at The Lonely Mountain
      And the player has revealed Adûnaphel the Ringwraith
      And the opponent holds "Smaug"
      And the player holds "Adûnaphel Unleashed"
      When the opponent plays the creature "Smaug" on the company
      And the player plays "Adûnaphel Unleashed" with Adûnaphel the Ringwraith
      And the player plays another "Adûnaphel Unleashed" with Adûnaphel the Ringwraith
      Then the attack is Dragon (1 strike at 17/6)
      And "Smaug" is in play
      And both copies of "Adûnaphel Unleashed" are in the discard pile

    @id:cards-unleashed-0032 @forbid
    Scenario: With Jerrek she is not alone
      Given untapped Adûnaphel the Ringwraith and untapped Jerrek are at Ettenmoors
      And the player has revealed Adûnaphel the Ringwraith
      And the player holds "Adûnaphel Unleashed"
      When the company enters the site
      And the player plays "Adûnaphel Unleashed" with Adûnaphel the Ringwraith
      Then it is illegal by the text of "Adûnaphel Unleashed"

    @id:cards-unleashed-0034 @compute
    Scenario Outline: <who> strikes whom <pronoun> likes
      Given it is the site phase
      And <state> <who> is at Bree
      And the player has revealed <who>
      And the company has entered the site
      And the opponent's untapped Legolas and tapped Gimli are at Bree
      And the player holds "<card>"
      When <who>'s company attacks Legolas's company
      And the player plays "<card>" with <who> for its second effect
      Then it is legal
      And the player may assign the strike of <who> to Gimli
      And "<card>" is in the discard pile

      Examples:
        | case            | who                     | pronoun | state    | card                |
        | she             | Adûnaphel the Ringwraith | she     | untapped | Adûnaphel Unleashed |
        | she-is-tapped   | Adûnaphel the Ringwraith | she     | tapped   | Adûnaphel Unleashed |
        | he              | Khamûl the Ringwraith    | he      | untapped | Khamûl Unleashed    |
        | he-is-tapped    | Khamûl the Ringwraith    | he      | tapped   | Khamûl Unleashed    |

    @id:cards-unleashed-0035 @compute
    Scenario: Whom she hits she hits badly
      Given it is the site phase
      And untapped Adûnaphel the Ringwraith is at Bree
      And the player has revealed Adûnaphel the Ringwraith
      And the company has entered the site
      And the opponent's untapped Legolas and tapped Gimli are at Bree
      And the player holds "Adûnaphel Unleashed"
      When Adûnaphel the Ringwraith's company attacks Legolas's company
      And the player plays "Adûnaphel Unleashed" with Adûnaphel the Ringwraith for its second effect
      And the player assigns the strike of Adûnaphel the Ringwraith to Gimli
      And Gimli faces the strike
      And Adûnaphel the Ringwraith deals his strike
      And Gimli faces the strike and rolls 1 and 1 for the strike of Gimli, then 5 and 6 for the strike of Adûnaphel the Ringwraith, then 3 and 3 for the body check
      Then the body check of Gimli was 8
      And Gimli is wounded
      And Adûnaphel the Ringwraith is tapped
      And "Adûnaphel Unleashed" is in the discard pile

    @id:cards-unleashed-0036 @forbid
    Scenario Outline: <who> is attacked, or attacks: <case>
      Given it is the site phase
      And untapped <who> is at Bree
      And the player has revealed <who>
      And the company has entered the site
      And the opponent's untapped Legolas is at Bree
      And the player holds "<card>"
      When <who>'s company attacks Legolas's company
      And the player plays "<card>" with <who>
      Then it is illegal by the text of "<card>"

      Examples:
        | case | who                      | card                |
        | she  | Adûnaphel the Ringwraith | Adûnaphel Unleashed |
        | he   | Khamûl the Ringwraith    | Khamûl Unleashed    |

    @id:cards-unleashed-0037 @forbid
    Scenario Outline: It is not for Legolas to say whom <who> strikes
      Given it is the site phase
      And untapped <who> is at Bree
      And the player has revealed <who>
      And the company has entered the site
      And the opponent's untapped Legolas and tapped Gimli are at Bree
      And the player holds "<card>"
      When <who>'s company attacks Legolas's company
      And the player plays "<card>" with <who> for its second effect
      Then it is legal
      And the opponent may not assign the strike of <who> to Legolas by core.strikes.attacker-chooses-defenders
      And "<card>" is in the discard pile

      Examples:
        | case | who                      | card                |
        | she  | Adûnaphel the Ringwraith | Adûnaphel Unleashed |
        | he   | Khamûl the Ringwraith    | Khamûl Unleashed    |
