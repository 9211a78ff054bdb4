Feature: What is printed on factions

  Orcs are as easily lost as they are won.

  @card:LE-265 @card:LE-274 @card:LE-276 @card:LE-277 @card:LE-278
  Rule: Orcs run after whoever shouts last

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And the opponent is a Ringwraith
      And it is turn 3 of the game
      And the opponent's Gorbag, the opponent's Shagrat, the opponent's Pon Opar and the opponent's Ostisen are at Dol Guldur

    @id:cards-factions-0001 @compute
    Scenario Outline: <faction> need little persuasion
      Given the opponent's marshalling-point pile holds "<faction>"
      And Orc Captain is at <site>
      And the company has entered the site
      When Orc Captain seeks to influence away the opponent's "<faction>" and rolls 4 and 3, then 2 and 2 for the influence defence
      Then the opponent has 5 general influence left
      And the opponent's "<faction>" is in the discard pile
      And the opponent has 0 faction points
      And Orc Captain is tapped

      Examples:
        | case    | faction                 | site           |
        | gate    | Goblins of Goblin-gate  | Goblin-gate    |
        | angmar  | Orcs of Angmar          | Mount Gram     |
        | gundabad | Orcs of Gundabad       | Mount Gundabad |
        | mirkwood | Orcs of Mirkwood       | Sarn Goriwing  |
        | moria   | Orcs of Moria           | Moria          |

    @id:cards-factions-0002 @compute
    Scenario: Nothing is still nothing
      Given the opponent's marshalling-point pile holds "Orcs of Moria"
      And Orc Captain is at Moria
      And the company has entered the site
      When Orc Captain seeks to influence away the opponent's "Orcs of Moria" and rolls 4 and 2, then 2 and 2 for the influence defence
      Then the opponent's "Orcs of Moria" is in the marshalling-point pile
      And Orc Captain is tapped

  @card:LE-262 @card:LE-267 @card:LE-268 @card:LE-272 @card:LE-275 @card:LE-279 @card:LE-280
  @card:LE-281 @card:LE-282 @card:LE-288 @card:LE-290 @card:LE-291
  Rule: A leader takes those who follow him along with nobody

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is the site phase

    @id:cards-factions-0003 @compute
    Scenario Outline: <faction> go to Orc Captain, and the site is free for others
      Given Orc Captain is at <site>
      And the company has entered the site
      And the player holds "<faction>"
      When Orc Captain influences "<faction>" and rolls 6 and 5
      And the player chooses Orc Captain for "<faction>"
      Then Orc Captain bears "<faction>"
      And "<faction>" is in the marshalling-point pile
      And Orc Captain is tapped
      And the player has <points> faction points

      Examples:
        | case      | faction                 | site          | points |
        | black     | Black Trolls            | Cirith Gorgor | 1      |
        | half      | Half-trolls             | Cirith Ungol  | 1      |
        | hill      | Hill Trolls             | Ettenmoors    | 2      |
        | wargs     | Misty Mountain Wargs    | Ettenmoors    | 2      |
        | gorgoroth | Orcs of Gorgoroth       | Barad-dûr     | 1      |
        | ash       | Orcs of the Ash Mountains | Cirith Gorgor | 1    |
        | ephel     | Orcs of the Ephel Dúath | Cirith Ungol  | 1      |
        | eye       | Orcs of the Red Eye     | Barad-dûr     | 1      |
        | udun      | Orcs of Udûn            | Cirith Gorgor | 1      |
        | stone     | Stone Trolls            | Ettenmoors    | 2      |
        | ungol     | Ungol-orcs              | Cirith Ungol  | 1      |

    @id:cards-factions-0004 @compute
    Scenario: Or they go with nobody, and the site taps
      Given Orc Captain is at Cirith Gorgor
      And the company has entered the site
      And the player holds "Orcs of Udûn"
      When Orc Captain influences "Orcs of Udûn" and rolls 6 and 5
      And the player chooses the site for "Orcs of Udûn"
      Then "Orcs of Udûn" is in the marshalling-point pile
      And Orc Captain and the site are tapped
      And the player has 1 faction point

    @id:cards-factions-0005 @compute
    Scenario: Whoever leads nobody is not asked
      Given Gorbag is at another Cirith Ungol
      And Pon Opar is at Cirith Gorgor
      And Pon Opar's company has entered the site
      And the player holds "Orcs of Udûn"
      When Pon Opar influences "Orcs of Udûn" and rolls 6 and 5
      Then "Orcs of Udûn" is in the marshalling-point pile
      And Pon Opar and Cirith Gorgor are tapped
      And the player has 1 faction point

    @id:cards-factions-0006 @compute
    Scenario Outline: <faction> stay where they are when their leader leaves
      Given it is the movement/hazard phase
      And Orc Captain is at <site>
      And Orc Captain bears "<faction>"
      And the company is moving to <to>
      When the movement/hazard phase is over
      Then "<faction>" is in the discard pile
      And the player has 0 faction points
      And the company is at <to>
      And Cirith Gorgor is in the location deck

      Examples:
        | case      | faction                 | site          | to            |
        | black     | Black Trolls            | Cirith Gorgor | Barad-dûr     |
        | half      | Half-trolls             | Cirith Gorgor | Barad-dûr     |
        | hill      | Hill Trolls             | Cirith Gorgor | Barad-dûr     |
        | wargs     | Misty Mountain Wargs    | Cirith Gorgor | Barad-dûr     |
        | gorgoroth | Orcs of Gorgoroth       | Cirith Gorgor | Barad-dûr     |
        | ash       | Orcs of the Ash Mountains | Cirith Gorgor | Barad-dûr   |
        | ephel     | Orcs of the Ephel Dúath | Cirith Gorgor | Barad-dûr     |
        | eye       | Orcs of the Red Eye     | Cirith Gorgor | Barad-dûr     |
        | udun      | Orcs of Udûn            | Cirith Gorgor | Barad-dûr     |
        | stone     | Stone Trolls            | Cirith Gorgor | Barad-dûr     |
        | ungol     | Ungol-orcs              | Cirith Gorgor | Barad-dûr     |
        | uruks     | Uruk-hai                | Cirith Gorgor | Barad-dûr     |

    @id:cards-factions-0007 @compute
    Scenario Outline: <third> make three of them, and three are worth two more
      Given Orc Captain is at Cirith Gorgor
      And Orc Captain bears "<first>", "<second>" and "<third>"
      Then the player has <points> faction points

      Examples:
        | case   | first                     | second              | third                   | points |
        | trolls | Black Trolls              | Half-trolls         | Hill Trolls             | 6      |
        | orcs   | Orcs of Gorgoroth         | Orcs of Udûn        | Ungol-orcs              | 5      |
        | wargs  | Misty Mountain Wargs      | Orcs of the Red Eye | Stone Trolls            | 7      |
        | uruks  | Orcs of the Ash Mountains | Uruk-hai            | Orcs of the Ephel Dúath | 6      |

    @id:cards-factions-0008 @compute
    Scenario: Two are no more than two
      Given Orc Captain is at Cirith Gorgor
      And Orc Captain bears "Ungol-orcs" and "Orcs of Udûn"
      And the player has "Orcs of Gorgoroth" in play
      Then the player has 3 faction points

    @id:cards-factions-0009 @compute
    Scenario: Uruk-hai do not mind Trolls
      Given Orc Captain is at Barad-dûr
      And the company has entered the site
      And the player has "Stone Trolls" in play
      And the player holds "Uruk-hai"
      When Orc Captain influences "Uruk-hai" and rolls 5 and 4
      And the player chooses Orc Captain for "Uruk-hai"
      Then Orc Captain bears "Uruk-hai"
      And "Uruk-hai" is in the marshalling-point pile
      And Orc Captain is tapped
      And the player has 4 faction points

    @id:cards-factions-0010 @compute
    Scenario: But they despise other Orcs
      Given Orc Captain is at Barad-dûr
      And the company has entered the site
      And the player has "Orcs of Udûn" in play
      And the player holds "Uruk-hai"
      When Orc Captain influences "Uruk-hai" and rolls 5 and 4
      Then "Uruk-hai" is in the discard pile
      And Orc Captain is tapped

    @id:cards-factions-0011 @compute
    Scenario: Many of them no more than a few
      Given Orc Captain is at Barad-dûr
      And the company has entered the site
      And the player has "Orcs of Udûn" and "Orcs of Gorgoroth" in play
      And the player holds "Uruk-hai"
      When Orc Captain influences "Uruk-hai" and rolls 6 and 5
      And the player chooses Orc Captain for "Uruk-hai"
      Then Orc Captain bears "Uruk-hai"
      And "Uruk-hai" is in the marshalling-point pile
      And Orc Captain is tapped
      And the player has 4 faction points
