Feature: Tidings, spies, and powers too dark

  What spreads despair, who is on his guard, and what rings lend to servants.

  @card:LE-245
  Rule: Tidings of Death

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And untapped Gorbag is at the minion Goblin-gate
      And the company has entered the site
      And the player holds "Goblins of Goblin-gate"

    @id:cards-tidings-0001 @compute
    Scenario Outline: Of two rolls Gorbag takes the <case>
      Given the player has "Tidings of Death" in play
      When Gorbag influences "Goblins of Goblin-gate"
      And <one> are rolled for the influence check of Gorbag
      And <other> are rolled for the influence check of Gorbag
      And the player chooses <choice> for "Tidings of Death"
      Then "Goblins of Goblin-gate" is in the <pile>
      And Gorbag is tapped
      And the site is <state>
      And the player has <points> faction points

      Examples:
        | case   | one     | other   | choice             | pile                    | state    | points |
        | first  | 3 and 6 | 1 and 1 | Gorbag             | marshalling-point pile  | tapped   | 2      |
        | second | 1 and 1 | 3 and 6 | "Tidings of Death" | marshalling-point pile  | tapped   | 2      |
        | worse  | 1 and 1 | 3 and 6 | Gorbag             | discard pile            | untapped | 0      |

    @id:cards-tidings-0002 @compute
    Scenario Outline: For each of them there is a roll, and one less: <last>
      Given the player has "Tidings of Death" in play
      And the opponent has "Tidings of Death" in play
      When Gorbag influences "Goblins of Goblin-gate"
      And 1 and 1 are rolled for the influence check of Gorbag
      And 1 and 2 are rolled for the influence check of Gorbag
      And the player chooses the player's "Tidings of Death" for the player's "Tidings of Death"
      And <last> are rolled for the influence check of Gorbag
      And the player chooses the opponent's "Tidings of Death" for the opponent's "Tidings of Death"
      Then "Goblins of Goblin-gate" is in the <pile>
      And Gorbag is tapped
      And the site is <state>
      And the player has <points> faction points

      Examples:
        | case  | last    | pile                    | state    | points |
        | eight | 3 and 5 | marshalling-point pile  | tapped   | 2      |
        | seven | 3 and 4 | discard pile            | untapped | 0      |

    @id:cards-tidings-0003 @compute
    Scenario: Where the same comes of both, there is nothing to choose
      Given the player has "Tidings of Death" in play
      When Gorbag influences "Goblins of Goblin-gate"
      And 3 and 6 are rolled for the influence check of Gorbag
      And 4 and 5 are rolled for the influence check of Gorbag
      Then "Goblins of Goblin-gate" is in the marshalling-point pile
      And Gorbag and the site are tapped
      And the player has 2 faction points

  @card:AS-55
  Rule: Spies Feared

    @id:cards-tidings-0010 @allow
    Scenario Outline: <who> has been seen at <site>
      Given the emended rules
      And it is the organization phase
      And untapped <who> is at <site>
      And the player holds "Spies Feared"
      When the player plays "Spies Feared" with <who> on the site
      Then it is legal
      And "Spies Feared" is in play

      Examples:
        | case   | who     | site       |
        | scout  | Frodo   | Moria      |
        | ranger | Beretar | Ettenmoors |

    @id:cards-tidings-0011 @forbid
    Scenario Outline: <who> is not feared at <site>
      Given the emended rules
      And it is the organization phase
      And untapped <who> is at <site>
      And the player holds "Spies Feared"
      When the player plays "Spies Feared" with <who> on the site
      Then it is illegal by the text of "Spies Feared"

      Examples:
        | case     | who   | site       |
        | no-scout | Gimli | Moria      |
        | no-ranger | Merry | Ettenmoors |

    @id:cards-tidings-0012 @compute
    Scenario: Minions meet all of them twice
      Given the emended rules
      And the player is a Ringwraith
      And it is turn 3 of the game
      And untapped Jerrek is at the minion Goblin-gate
      And the opponent's untapped Frodo is at the hero Goblin-gate
      And the opponent has "Spies Feared" in play on the hero Goblin-gate
      When Jerrek's company enters the site
      Then the attack is Orc (3 strikes at 6)
      When Jerrek faces the strike and rolls 6 and 6
      Then the attack is Orc (3 strikes at 6)
      When Jerrek faces the strike and rolls 6 and 6
      Then the attack is Orc (5 strikes at 8)
      And the attack is detainment
      When Jerrek faces the strike and rolls 6 and 6
      Then the attack is Orc (5 strikes at 8)
      And the attack is detainment
      And Jerrek is tapped

    @id:cards-tidings-0013 @compute
    Scenario: Heroes meet those whom they always met, twice
      Given the emended rules
      And untapped Aragorn II is at Goblin-gate
      And the player has "Spies Feared" in play on Goblin-gate
      When the company enters the site
      Then the attack is Orc (3 strikes at 6)
      When Aragorn II faces the strike and rolls 6 and 6
      Then the attack is Orc (3 strikes at 6)
      When Aragorn II faces the strike and rolls 6 and 6
      Then there is no attack
      And Aragorn II is tapped

  @card:AS-97
  Rule: Powers Too Dark and Terrible

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And the player has "The Lidless Eye" and "Powers Too Dark and Terrible" in play
      And untapped Gorbag and untapped Shagrat are at Carn Dûm
      And the player holds "Words of Menace and Deceit"

    @id:cards-tidings-0020 @allow
    Scenario: With a ring Gorbag speaks like a sorcerer
      Given Gorbag bears "Magic Ring of Guile"
      When the player plays "Words of Menace and Deceit" on Gorbag and rolls 6 and 6 for the corruption check
      Then it is legal
      And "Words of Menace and Deceit" is in the discard pile

    @id:cards-tidings-0021 @forbid
    Scenario: Without one he speaks like Gorbag
      When the player plays "Words of Menace and Deceit" on Gorbag
      Then it is illegal by the text of "Words of Menace and Deceit"

    @id:cards-tidings-0022 @forbid
    Scenario: Once a turn is all that is granted
      Given Gorbag bears "Magic Ring of Guile"
      And Shagrat bears "Magic Ring of Lies"
      When the player plays "Words of Menace and Deceit" on Gorbag and rolls 6 and 6 for the corruption check
      And the player plays another "Words of Menace and Deceit" on Shagrat in response
      Then it is illegal by the text of "Words of Menace and Deceit"
      And the first "Words of Menace and Deceit" is in the discard pile

    @id:cards-tidings-0023 @allow
    Scenario: Belegorn needs none of it, and leaves it for Gorbag
      Given untapped Belegorn is at Minas Morgul
      And Gorbag bears "Magic Ring of Guile"
      And Belegorn bears "Magic Ring of Lies"
      When the player plays "Words of Menace and Deceit" on Belegorn and rolls 6 and 6 for the corruption check
      And the player plays another "Words of Menace and Deceit" on Gorbag and rolls 6 and 6 for the corruption check
      Then it is legal
      And both copies of "Words of Menace and Deceit" are in the discard pile
