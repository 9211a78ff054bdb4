Feature: What is said of treasure

  News of gold travels fast, and not to friends alone.

  @card:TD-58
  Rule: Rumor of Wealth

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar and untapped Beorn are at Barrow-downs
      And the player holds "Glamdring" and "Cram"
      And the opponent holds "Rumor of Wealth", "Stormcrow", "Bairanax", "Scorba", "Eärcaraxë" and "Land-drake"
      When the opponent plays "Rumor of Wealth" on the site
      And the opponent plays "Stormcrow"
      And the player passes
      And the company enters the site
      And the player assigns a strike to Beorn
      And Beorn faces the strike and rolls 6 and 6
      Then "Rumor of Wealth" is in the discard pile
      And "Stormcrow" is in play
      And Beorn is tapped

    @id:cards-rumors-0001 @allow
    Scenario: Bairanax has heard of the sword
      When Beretar plays "Glamdring"
      And the opponent plays the creature "Bairanax" on the company keyed to Barrow-downs
      Then it is legal
      And the attack is a manifestation of Bairanax
      And "Bairanax" is in play
      And Beretar bears "Glamdring"
      And Beretar and the site are tapped
      And the player has 2 item points

    @id:cards-rumors-0002 @forbid
    Scenario: Before anything is taken he hears of nothing
      When the opponent plays the creature "Bairanax" on the company keyed to Barrow-downs
      Then it is illegal by core.turn.hazard-player-window

    @id:cards-rumors-0003 @forbid
    Scenario: Nobody flies so far for waybread
      When Beretar plays "Cram"
      And the opponent plays the creature "Bairanax" on the company keyed to Barrow-downs
      Then it is illegal by core.turn.hazard-player-window
      And Beretar bears "Cram"
      And Beretar and the site are tapped

    @id:cards-rumors-0004 @forbid
    Scenario Outline: <creature> is not interested
      When Beretar plays "Glamdring"
      And the opponent plays the creature "<creature>" on the company keyed to Barrow-downs
      Then it is illegal by core.turn.hazard-player-window
      And Beretar bears "Glamdring"
      And Beretar and the site are tapped
      And the player has 2 item points

      Examples:
        | case  | creature   |
        | sea   | Eärcaraxë  |
        | drake | Land-drake |

    @id:cards-rumors-0005 @forbid
    Scenario: One Dragon is as many as will come
      When Beretar plays "Glamdring"
      And the opponent plays the creature "Bairanax" on the company keyed to Barrow-downs
      And Beretar faces the strike and rolls 4 and 3
      And Beorn faces the strike and rolls 5 and 3
      And the opponent plays the creature "Scorba" on the company keyed to Barrow-downs
      Then it is illegal by core.turn.hazard-player-window
      And Beretar bears "Glamdring"
      And Beretar and the site are tapped
      And the player has 2 item points
      And "Bairanax" is in the discard pile

  @card:TD-58
  Rule: The rumor may lie in wait

    Background:
      Given the emended rules
      And it is the site phase
      And untapped Beretar and untapped Beorn are at Barrow-downs
      And the company has entered the site
      And the player holds "Glamdring"
      And the opponent holds "Bairanax"

    @id:cards-rumors-0006 @allow
    Scenario: It comes out just in time for the sword
      Given the opponent has placed "Rumor of Wealth" on-guard
      When Beretar plays "Glamdring"
      And the opponent reveals "Rumor of Wealth" on the site
      And the opponent plays the creature "Bairanax" on the company keyed to Barrow-downs
      Then it is legal
      And the attack is a manifestation of Bairanax
      And "Bairanax" is in play
      And Beretar bears "Glamdring"
      And Beretar and the site are tapped
      And the player has 2 item points
      And "Rumor of Wealth" is in the discard pile

    @id:cards-rumors-0007 @rule:core.on-guard.must-affect-company @forbid
    Scenario: What else is about the site stays where it is
      Given the opponent has placed "Incite Denizens" on-guard
      When Beretar plays "Glamdring"
      And the opponent reveals "Incite Denizens" on the site
      Then it is illegal by core.on-guard.must-affect-company
      And "Glamdring" is being played
      And Beretar is tapped
