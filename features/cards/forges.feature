Feature: What is forged in Wizardhavens

  Fires burn below the tower, and nobody asks what for.

  @card:WH-83
  Rule: War-forges

    Background:
      Given the emended rules
      And the player is the Fallen-wizard Saruman
      And it is the site phase
      And untapped Saruman and untapped Beretar are at Isengard
      And the company has entered the site
      And the player has "War-forges" in play on Isengard

    @id:cards-forges-0001 @allow
    Scenario Outline: A thing is forged that lay in the <pile>
      Given the player's <pile> holds "Dagger of Westernesse"
      When the player uses "War-forges"
      And Beretar plays "Dagger of Westernesse"
      Then it is legal
      And Beretar bears "Dagger of Westernesse"
      And "War-forges" is tapped
      And Beretar and the site are tapped

      Examples:
        | case      | pile         |
        | discard   | discard pile |
        | sideboard | sideboard    |

    @id:cards-forges-0002 @allow
    Scenario: Or one in hand
      Given the player holds "Dagger of Westernesse"
      When the player uses "War-forges"
      And Beretar plays "Dagger of Westernesse"
      Then it is legal
      And Beretar bears "Dagger of Westernesse"
      And "War-forges" is tapped
      And Beretar and the site are tapped

    @id:cards-forges-0006 @allow
    Scenario: The site may be tapped before
      Given Isengard is tapped
      And the player's sideboard holds "Dagger of Westernesse"
      When the player uses "War-forges"
      And Beretar plays "Dagger of Westernesse"
      Then it is legal
      And Beretar bears "Dagger of Westernesse"
      And "War-forges" is tapped
      And Beretar is tapped

    @id:cards-forges-0003 @forbid
    Scenario: Without the fires there is none
      Given the player holds "Dagger of Westernesse"
      When Beretar plays "Dagger of Westernesse"
      Then it is illegal by core.site-phase.play-item

    @id:cards-forges-0004 @forbid
    Scenario: They make one thing
      Given the player holds "Dagger of Westernesse"
      And the player's discard pile holds "Shield of Iron-bound Ash"
      When the player uses "War-forges"
      And Beretar plays "Dagger of Westernesse"
      And Saruman plays "Shield of Iron-bound Ash"
      Then it is illegal by core.actions.needs-allowance
      And Beretar bears "Dagger of Westernesse"
      And "War-forges" is tapped
      And Beretar and the site are tapped

    @id:cards-forges-0005 @forbid
    Scenario Outline: No <what> is made there
      Given the player holds "<item>"
      When the player uses "War-forges"
      And Beretar plays "<item>"
      Then it is illegal by core.site-phase.play-item
      And "War-forges" is tapped

      Examples:
        | case  | what         | item            |
        | great | great thing  | Glamdring       |
        | hoard | old treasure | Adamant Helmet  |
