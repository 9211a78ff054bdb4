Feature: What is found in the deeps

  Creatures, lanterns and stones, and roads that are not on any map.

  @card:DM-107
  Rule: Durin’s Bane

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And the opponent holds "Durin’s Bane"

    @id:cards-deeps-0001 @allow
    Scenario Outline: He comes up at <site>
      Given untapped Beretar and untapped Glóin are at <site>
      When the opponent plays the creature "Durin’s Bane" on the company keyed to <site>
      Then it is legal
      And the attack is Balrog (2 strikes at 18/9)
      And "Durin’s Bane" is in play

      Examples:
        | case     | site               |
        | gates    | The Under-gates    |
        | moria    | Moria              |
        | gem      | The Gem-deeps      |
        | sulfur   | The Sulfur-deeps   |
        | grottos  | The Under-grottos  |
        | leas     | The Under-leas     |

    @id:cards-deeps-0002 @forbid
    Scenario: Farther down he does not go by day
      Given untapped Beretar and untapped Glóin are at The Pûkel-deeps
      When the opponent plays the creature "Durin’s Bane" on the company keyed to The Pûkel-deeps
      Then it is illegal by core.hazards.declare-key

    @id:cards-deeps-0003 @allow
    Scenario: At night he goes everywhere below
      Given the opponent has "Doors of Night" in play
      And untapped Beretar and untapped Glóin are at The Pûkel-deeps
      When the opponent plays the creature "Durin’s Bane" on the company keyed to The Pûkel-deeps
      Then it is legal
      And the attack is Balrog (2 strikes at 18/9)
      And "Durin’s Bane" is in play

    @id:cards-deeps-0004 @compute
    Scenario: His blows go deep
      Given untapped Glóin is at Moria
      When the opponent plays the creature "Durin’s Bane" on the company keyed to Moria
      And Glóin faces the strike and rolls 1 and 1, then 4 and 3 for the body check
      Then Glóin is out of play
      And the player has 0 character points
      And "Durin’s Bane" is in the discard pile

    @id:cards-deeps-0005 @compute
    Scenario: One less, and Glóin lives
      Given untapped Glóin is at Moria
      When the opponent plays the creature "Durin’s Bane" on the company keyed to Moria
      And Glóin faces the strike and rolls 1 and 1, then 4 and 2 for the body check
      Then Glóin is wounded
      And "Durin’s Bane" is in the discard pile
