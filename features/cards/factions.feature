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
