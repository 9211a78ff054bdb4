Feature: Nuisances

  Hazards that make a company tired of itself.

  @card:LE-138
  Rule: So You've Come Back

    @id:cards-nuisances-0001 @compute
    Scenario: Legolas and Gimli have had enough of Pippin
      Given the emended rules
      And it is the site phase
      And untapped Legolas, untapped Gimli and untapped Pippin are at Bree
      Then the player has 4 general influence left

    @id:cards-nuisances-0002 @compute
    Scenario: They have
      Given the emended rules
      And it is the site phase
      And untapped Legolas, untapped Gimli and untapped Pippin are at Bree
      And Pippin bears "So You’ve Come Back"
      Then the player has 2 general influence left

    @id:cards-nuisances-0003 @compute
    Scenario: At Rivendell, by himself, he sees it
      Given the emended rules
      And it is the untap phase
      And untapped Pippin is at Rivendell
      And Pippin bears "So You’ve Come Back"
      When the player passes
      Then "So You’ve Come Back" is in the discard pile

  @card:LE-146
  Rule: Veils flung away

    @id:cards-nuisances-0004 @compute
    Scenario Outline: On a roll of <roll> Layos is <state>
      Given the emended rules
      And the player is a Ringwraith
      And it is the movement/hazard phase
      And untapped Layos is at Dol Guldur
      And the company is moving to Sarn Goriwing by Southern Mirkwood and Heart of Mirkwood
      And the opponent holds "Veils Flung Away"
      When the opponent plays "Veils Flung Away" on the company and rolls <roll> for the body check
      Then Layos is <state>
      And "Veils Flung Away" is in the discard pile
      And 0 hazards were played on the company

      Examples:
        | case | roll    | state    |
        | high | 5 and 5 | tapped   |
        | even | 5 and 4 | untapped |

    @id:cards-nuisances-0005 @compute
    Scenario: Gorbag is seen for what he is
      Given the emended rules
      And the player is a Ringwraith
      And it is the movement/hazard phase
      And untapped Gorbag is at Dol Guldur
      And the company is moving to Sarn Goriwing by Southern Mirkwood and Heart of Mirkwood
      And the opponent holds "Veils Flung Away"
      When the opponent plays "Veils Flung Away" on the company and rolls 5 and 5 for the body check
      Then Gorbag is in the discard pile
      And the player has 0 character points
      And "Veils Flung Away" is in the discard pile

    @id:cards-nuisances-0006 @forbid
    Scenario: Not by night
      Given the emended rules
      And the player is a Ringwraith
      And it is the movement/hazard phase
      And untapped Gorbag is at Dol Guldur
      And the company is moving to Sarn Goriwing by Southern Mirkwood and Heart of Mirkwood
      And the opponent has "Doors of Night" in play
      And the opponent holds "Veils Flung Away"
      When the opponent plays "Veils Flung Away" on the company
      Then it is illegal by the text of "Veils Flung Away"
