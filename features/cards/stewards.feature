Feature: Stewards and tokens

  Who betrays his home, and what may be brought home late.

  @card:AS-83
  Rule: Faithless Steward

    Background:
      Given the emended rules
      And the player is a Ringwraith

    @id:cards-stewards-0009 @forbid
    Scenario: Layos is no agent
      Given it is the organization phase
      And untapped Layos is at Dol Guldur
      And the player holds "Faithless Steward"
      When the player plays "Faithless Steward" on Layos
      Then it is illegal by the text of "Faithless Steward"

    @id:cards-stewards-0002 @allow
    Scenario: Woffung has one
      Given it is the organization phase
      And untapped Woffung is at Dol Guldur
      And the player holds "Faithless Steward"
      When the player plays "Faithless Steward" on Woffung
      Then it is legal
      And Woffung bears "Faithless Steward"

    @id:cards-stewards-0003 @compute
    Scenario Outline: At <site> he is worth <points>, if he is <position>
      Given it is the organization phase
      And <position> Woffung is at <site>
      And Woffung bears the player's "Faithless Steward"
      Then the player has <points> miscellaneous points

      Examples:
        | case    | site      | position | points |
        | home    | Lake-town | untapped | 3      |
        | hurt    | Lake-town | wounded  | 0      |
        | away    | Bree      | untapped | 0      |

    @id:cards-stewards-0004 @forbid
    Scenario: Nobody rides out from his home
      Given it is the site phase
      And untapped Woffung and untapped Layos are at Lake-town
      And Woffung bears the player's "Faithless Steward"
      And the company has entered the site
      When Layos influences "Men of Northern Rhovanion"
      Then it is illegal by the text of "Faithless Steward"

  @card:AS-54 @card:AS-101
  Rule: What is brought home late

    @id:cards-stewards-0005 @allow
    Scenario: Heroes bring a sword home
      Given the emended rules
      And it is the end-of-turn phase
      And untapped Legolas is at Rivendell
      And Legolas bears "Glamdring"
      And the player has "Safe from the Shadow" in play
      When the player stores "Glamdring" and rolls 6 and 6
      Then it is legal
      And "Glamdring" is in the marshalling-point pile

    @id:cards-stewards-0006 @forbid
    Scenario: Without that they do not
      Given the emended rules
      And it is the end-of-turn phase
      And untapped Legolas is at Rivendell
      And Legolas bears "Glamdring"
      When the player stores "Glamdring"
      Then it is illegal by core.organization.storing-window

    @id:cards-stewards-0007 @allow
    Scenario: Minions bring an event home
      Given the emended rules
      And the player is a Ringwraith
      And it is the end-of-turn phase
      And untapped Layos is at Barad-dûr
      And Layos bears "News of the Shire"
      And the player has "Tokens to Show" in play
      When the player stores "News of the Shire"
      Then it is legal
      And "News of the Shire" is in the marshalling-point pile
      And the player has 3 miscellaneous points

    @id:cards-stewards-0008 @forbid
    Scenario: What heroes have is no help to them
      Given the emended rules
      And the player is a Ringwraith
      And it is the end-of-turn phase
      And untapped Layos is at Barad-dûr
      And Layos bears "News of the Shire"
      And the opponent has "Safe from the Shadow" in play
      When the player stores "News of the Shire"
      Then it is illegal by core.organization.storing-window
