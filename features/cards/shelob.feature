Feature: Shelob, who waits in the dark

  By night she makes other beasts worse, and stays until the night is over.

  @card:TW-86
  Rule: Shelob

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Bree

    @id:cards-shelob-0001 @allow
    Scenario: By night she is played as an event
      Given the opponent has "Doors of Night" in play
      And the opponent holds "Shelob"
      When the opponent plays "Shelob"
      Then it is legal
      And "Shelob" is in play

    @id:cards-shelob-0002 @forbid
    Scenario: By day she is not
      Given the opponent holds "Shelob"
      When the opponent plays "Shelob"
      Then it is illegal by the text of "Shelob"

    @id:cards-shelob-0003 @compute
    Scenario: She goes when the night is over
      Given the opponent has "Doors of Night" and "Shelob" in play
      And the player holds "Gates of Morning"
      When the player plays "Gates of Morning"
      Then "Shelob" and "Doors of Night" are in the discard pile
      And "Gates of Morning" is in play

    @id:cards-shelob-0004 @compute
    Scenario Outline: While she is there <creature> has <strikes>
      Given untapped Annalena is at Sarn Goriwing
      And the opponent has "Doors of Night" and "Shelob" in play
      And the opponent holds "<creature>"
      When the player chooses Annalena's company to go next
      And the opponent plays the creature "<creature>" on Annalena's company keyed to <key>
      Then the attack is <attack>
      And "<creature>" is in play

      Examples:
        | case    | creature       | strikes             | attack                    | key           |
        | spiders | TW-40          | a strike more       | Spiders (3 strikes at 11) | Sarn Goriwing |
        | orcs    | Orc-lieutenant | as many as it had   | Orcs (1 strike at 7)      | a Shadow-hold |
