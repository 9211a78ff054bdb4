Feature: Wounds that do not heal

  A blade that leaves its point in the wound, and a star over Elves.

  @card:TW-64
  Rule: Morgul-knife

    Background:
      Given the emended rules

    @id:cards-knives-0001 @compute
    Scenario: The blade makes the rider worse
      Given it is the movement/hazard phase
      And untapped Beretar is at Minas Morgul
      And the opponent holds "Adûnaphel" and "Morgul-knife"
      When the opponent plays the creature "Adûnaphel" on the company keyed to a Dark-hold
      And the opponent plays "Morgul-knife" on the company
      Then it is legal
      And the attack is Nazgûl (1 strike at 17/10)
      And "Morgul-knife" lies on the company
      And "Adûnaphel" is in play

    @id:cards-knives-0002 @compute
    Scenario: Its point stays in the wound
      Given it is the movement/hazard phase
      And untapped Beretar is at Minas Morgul
      And the opponent holds "Adûnaphel" and "Morgul-knife"
      When the opponent plays the creature "Adûnaphel" on the company keyed to a Dark-hold
      And the opponent plays "Morgul-knife" on the company
      And Beretar faces the strike and rolls 1 and 2, then 1 and 1 for the body check
      Then Beretar bears "Morgul-knife"
      And the corruption points of Beretar are 4
      And Beretar is wounded
      And "Adûnaphel" is in the discard pile

    @id:cards-knives-0003 @compute
    Scenario: Whoever is not wounded has nothing to fear from it
      Given it is the movement/hazard phase
      And untapped Beretar is at Minas Morgul
      And the opponent holds "Adûnaphel" and "Morgul-knife"
      When the opponent plays the creature "Adûnaphel" on the company keyed to a Dark-hold
      And the opponent plays "Morgul-knife" on the company
      And Beretar faces the strike and rolls 6 and 6
      Then "Morgul-knife" is in the discard pile
      And Beretar is tapped
      And "Adûnaphel" is in the discard pile

    @id:cards-knives-0004 @forbid
    Scenario: Orcs have no such blades
      Given it is the movement/hazard phase
      And untapped Beretar is at Moria
      And the opponent holds "Orc-guard" and "Morgul-knife"
      When the opponent plays the creature "Orc-guard" on the company keyed to a Shadow-hold
      And the opponent plays "Morgul-knife" on the company
      Then it is illegal by the text of "Morgul-knife"
      And "Orc-guard" is in play

    @id:cards-knives-0005 @forbid
    Scenario: One blade is enough for one rider
      Given it is the movement/hazard phase
      And untapped Beretar and untapped Annalena are at Minas Morgul
      And the opponent holds "Adûnaphel", "Morgul-knife" and the opponent's second "Morgul-knife"
      When the opponent plays the creature "Adûnaphel" on the company keyed to a Dark-hold
      And the opponent plays the first "Morgul-knife" on the company
      And the opponent plays the second "Morgul-knife" on the company
      Then it is illegal by the text of "Morgul-knife"
      And the first "Morgul-knife" lies on the company
      And "Adûnaphel" is in play

    @id:cards-knives-0006 @allow
    Scenario: At Rivendell it is cut out
      Given it is the untap phase
      And wounded Beretar is at Rivendell
      And the opponent has "Morgul-knife" in play on Beretar
      When the player uses "Morgul-knife" and rolls 3 and 2 for the card text
      Then it is legal
      And "Morgul-knife" is in the discard pile

    @id:cards-knives-0007 @forbid
    Scenario: And he is wounded still
      Given it is the untap phase
      And wounded Beretar is at Rivendell
      And the opponent has "Morgul-knife" in play on Beretar
      When the player uses "Morgul-knife" and rolls 2 and 2 for the card text
      And the player heals Beretar
      Then it is illegal by the text of "Morgul-knife"

    @id:cards-knives-0008 @forbid
    Scenario: Whoever was healed cannot be cut
      Given it is the untap phase
      And wounded Beretar is at Rivendell
      And the opponent has "Morgul-knife" in play on Beretar
      When the player heals Beretar
      And the player uses "Morgul-knife"
      Then it is illegal by the text of "Morgul-knife"
      And Beretar is tapped

    @id:cards-knives-0009 @forbid
    Scenario: In the wild there is nobody who could
      Given it is the untap phase
      And wounded Beretar is at Bree
      And the opponent has "Morgul-knife" in play on Beretar
      When the player uses "Morgul-knife"
      Then it is illegal by the text of "Morgul-knife"

    @id:cards-knives-0010 @forbid
    Scenario: Nor is there time for it later
      Given it is the organization phase
      And wounded Beretar is at Rivendell
      And the opponent has "Morgul-knife" in play on Beretar
      When the player uses "Morgul-knife"
      Then it is illegal by the text of "Morgul-knife"

  @card:TW-97
  Rule: The Pale Sword

    Background:
      Given the emended rules

    @id:cards-knives-0018 @compute
    Scenario: Others of the Nine wield it well
      Given it is the movement/hazard phase
      And untapped Beretar is at Minas Morgul
      And the opponent has "Dwar of Waw" in play
      And the opponent holds "Adûnaphel" and "The Pale Sword"
      When the opponent plays the creature "Adûnaphel" on the company keyed to a Dark-hold
      And the opponent plays "The Pale Sword" on the company
      Then it is legal
      And the attack is Nazgûl (1 strike at 16/10)
      And "The Pale Sword" lies on the company
      And "Adûnaphel" is in play

    @id:cards-knives-0019 @compute
    Scenario: Their captain wields it best
      Given it is the movement/hazard phase
      And untapped Beretar is at Minas Morgul
      And the opponent has "Dwar of Waw" and "Ûvatha the Horseman" in play
      And the opponent holds "Witch-king of Angmar" and "The Pale Sword"
      When the opponent plays the creature "Witch-king of Angmar" on the company keyed to a Dark-hold
      And the opponent plays "The Pale Sword" on the company
      Then the attack is Nazgûl (1 strike at 20/12)
      And "The Pale Sword" lies on the company
      And "Witch-king of Angmar" is in play

    @id:cards-knives-0020 @compute
    Scenario: It stays in the wound
      Given it is the movement/hazard phase
      And untapped Beretar is at Minas Morgul
      And the opponent holds "Adûnaphel" and "The Pale Sword"
      When the opponent plays the creature "Adûnaphel" on the company keyed to a Dark-hold
      And the opponent plays "The Pale Sword" on the company
      And Beretar faces the strike and rolls 1 and 2, then 1 and 1 for the body check
      Then Beretar bears "The Pale Sword"
      And the corruption points of Beretar are 6
      And Beretar is wounded
      And "Adûnaphel" is in the discard pile

    @id:cards-knives-0021 @compute
    Scenario: Or in none
      Given it is the movement/hazard phase
      And untapped Beretar is at Minas Morgul
      And the opponent holds "Adûnaphel" and "The Pale Sword"
      When the opponent plays the creature "Adûnaphel" on the company keyed to a Dark-hold
      And the opponent plays "The Pale Sword" on the company
      And Beretar faces the strike and rolls 6 and 5
      Then "The Pale Sword" is in the discard pile
      And Beretar is tapped
      And "Adûnaphel" is in the discard pile

    @id:cards-knives-0022 @compute
    Scenario Outline: At Rivendell it is <fate>
      Given it is the untap phase
      And wounded Beretar is at Rivendell
      And the opponent has "The Pale Sword" in play on Beretar
      When the player uses "The Pale Sword" and rolls <dice> for the card text
      Then it is legal
      And "The Pale Sword" is in <place>
      And Beretar is wounded

      Examples:
        | case  | fate            | dice    | place            |
        | out   | cut out         | 3 and 3 | the discard pile |
        | stays | looked for only | 3 and 2 | play             |

    @id:cards-knives-0023 @forbid
    Scenario: And there is no rest for him
      Given it is the untap phase
      And wounded Beretar is at Rivendell
      And the opponent has "The Pale Sword" in play on Beretar
      When the player uses "The Pale Sword" and rolls 3 and 3 for the card text
      Then the player may not heal Beretar by the text of "The Pale Sword"
      And "The Pale Sword" is in the discard pile

  @card:TW-343
  Rule: The Evenstar

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Legolas, untapped Elladan and untapped Beretar are at Lórien
      And the player holds "The Evenstar"

    @id:cards-knives-0011 @compute
    Scenario: By night it shines for one
      Given the company is moving to Edoras by Starter Movement
      When the player plays "The Evenstar" on Legolas
      Then it is legal
      And the prowess of Legolas is 6
      And the prowess of Elladan is 5
      And "The Evenstar" is in the discard pile

    @id:cards-knives-0012 @compute
    Scenario: Towards morning it shines for all, and most for one
      Given the company is moving to Edoras by Starter Movement
      And the player has "Gates of Morning" in play
      When the player plays "The Evenstar" on Legolas
      Then it is legal
      And the prowess of Legolas is 7
      And the prowess of Elladan is 6
      And the prowess of Beretar is 5
      And "The Evenstar" is in the discard pile

    @id:cards-knives-0014 @compute
    Scenario Outline: And <land> is another land
      Given the company is moving to <to> by <way>
      And the player has "Gates of Morning" in play
      When the player plays "The Evenstar" with Legolas on <land>
      Then it is legal
      And the site path of the company is <path>
      And the prowess of Legolas is 7
      And the prowess of Elladan is 6
      And "The Evenstar" is in the discard pile

      Examples:
        | case   | land             | to        | way                        | path                                                                                           |
        | border | Rohan            | Edoras    | Wold & Foothills and Rohan | Wold & Foothills (Wilderness) and Rohan (Free-domain)                                          |
        | wild   | Wold & Foothills | Edoras    | Wold & Foothills and Rohan | Wold & Foothills (Border-land) and Rohan (Border-land)                                         |
        | nobody | Gold Hill        | Gold Hill | Starter Movement           | Wold & Foothills (Wilderness), Free-domain, Shadow-land and Withered Heath (Wilderness)        |

    @id:cards-knives-0015 @forbid
    Scenario Outline: By night <land> stays as it is
      Given the company is moving to <to> by <way>
      When the player plays "The Evenstar" with Legolas on <land>
      Then it is illegal by the text of "The Evenstar"

      Examples:
        | case   | land             | to            | way                        |
        | border | Rohan            | Edoras        | Wold & Foothills and Rohan |
        | wild   | Wold & Foothills | Edoras        | Wold & Foothills and Rohan |
        | nobody | Gold Hill        | Gold Hill     | Starter Movement           |

    @id:cards-knives-0024 @compute
    Scenario: Elrond is in Rivendell, and it shines where others go
      Given untapped Elrond is at Rivendell
      And Legolas's company is moving to Edoras by Wold & Foothills and Rohan
      And the player has "Gates of Morning" in play
      When the player plays "The Evenstar" with Elrond on Rohan
      Then it is legal
      And the site path of Legolas's company is Wold & Foothills (Wilderness) and Rohan (Free-domain)
      And the prowess of Elrond is 9
      And the prowess of Legolas is 6
      And "The Evenstar" is in the discard pile

    @id:cards-knives-0016 @forbid
    Scenario: Beretar has no part in it
      Given the company is moving to Edoras by Wold & Foothills and Rohan
      And the player has "Gates of Morning" in play
      When the player plays "The Evenstar" with Beretar on Rohan
      Then it is illegal by the text of "The Evenstar"

  @card:TW-343
  Rule: The Evenstar over Dunland

    @id:cards-knives-0017 @compute
    Scenario: Nobody has named the woods between
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Legolas is at Rivendell
      And the company is moving to Dunnish Clan-hold by Starter Movement
      And the player has "Gates of Morning" in play
      And the player holds "The Evenstar"
      When the player plays "The Evenstar" with Legolas on Dunnish Clan-hold
      Then it is legal
      And the site path of the company is Rhudaur (Wilderness), Border-land and Dunland (Wilderness)
      And the prowess of Legolas is 7
      And "The Evenstar" is in the discard pile
