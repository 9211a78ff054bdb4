Feature: Rolls that are made twice

  Whoever has a second chance says which of the two he likes better.

  @card:TW-270 @card:LE-238
  Rule: A second blow

    @id:cards-second-rolls-0001 @compute
    Scenario Outline: <who> takes the <case> of two blows
      Given the emended rules
      And the player is a <kind>
      And untapped <who> is at <at>
      And the player holds "<card>"
      When the company enters the site
      And <who> faces the strike
      And the player plays "<card>" on <who>
      And 2 and 3 are rolled for the strike of <who>
      And 4 and 5 are rolled for the strike of <who>
      And the player chooses <choice> for "<card>"
      Then the total of <who> against the strike was <total>
      And <who> is tapped
      And "<card>" is in the discard pile
      And there is no attack

      Examples:
        | case         | card          | kind       | who        | at           | choice          | total |
        | second       | Lucky Strike  | Wizard     | Aragorn II | Barrow-downs | "Lucky Strike"  | 15    |
        | first        | Lucky Strike  | Wizard     | Aragorn II | Barrow-downs | Aragorn II      | 11    |
        | later        | Swift Strokes | Ringwraith | Dwar the Ringwraith | the minion Barrow-downs | "Swift Strokes" | 19    |
        | earlier      | Swift Strokes | Ringwraith | Dwar the Ringwraith | the minion Barrow-downs | Dwar the Ringwraith | 15    |

    @id:cards-second-rolls-0002 @compute
    Scenario: There is nothing to choose between six and six
      Given the emended rules
      And untapped Aragorn II is at Barrow-downs
      And the player holds "Lucky Strike"
      When the company enters the site
      And Aragorn II faces the strike
      And the player plays "Lucky Strike" on Aragorn II
      And 2 and 4 are rolled for the strike of Aragorn II
      And 1 and 5 are rolled for the strike of Aragorn II
      Then the total of Aragorn II against the strike was 12
      And Aragorn II is tapped
      And "Lucky Strike" is in the discard pile

    @id:cards-second-rolls-0003 @forbid
    Scenario: Frodo has never held a sword
      Given the emended rules
      And untapped Frodo is at Barrow-downs
      And the player holds "Lucky Strike"
      And the player holds "Dodge"
      When the company enters the site
      And Frodo faces the strike
      Then the player may not play "Lucky Strike" on Frodo by the text of "Lucky Strike"
      And the attack is Undead (1 strike at 8)

  @card:TW-303
  Rule: Persuasive Words

    Background:
      Given the emended rules
      And untapped Elrond and untapped Aragorn II are at Edoras
      And the company has entered the site
      And the player holds "Riders of Rohan" and "Persuasive Words"

    @id:cards-second-rolls-0004 @compute
    Scenario: Elrond says it again, and better
      When Elrond influences "Riders of Rohan"
      And the player plays "Persuasive Words" on Elrond in response
      And 1 and 2 are rolled for the influence check of Elrond
      And 6 and 6 are rolled for the influence check of Elrond
      And the player chooses "Persuasive Words" for "Persuasive Words"
      Then "Riders of Rohan" is in the marshalling-point pile
      And Elrond and the site are tapped
      And the player has 3 faction points
      And "Persuasive Words" is in the discard pile

    @id:cards-second-rolls-0005 @compute
    Scenario: He liked the first version better
      When Elrond influences "Riders of Rohan"
      And the player plays "Persuasive Words" on Elrond in response
      And 1 and 2 are rolled for the influence check of Elrond
      And 6 and 6 are rolled for the influence check of Elrond
      And the player chooses Elrond for "Persuasive Words"
      Then "Riders of Rohan" and "Persuasive Words" are in the discard pile
      And Elrond is tapped

    @id:cards-second-rolls-0006 @forbid
    Scenario: Aragorn says it but once
      Given the player holds "A Friend or Three"
      When Aragorn II influences "Riders of Rohan"
      Then the player may not play "Persuasive Words" on Aragorn II in response by the text of "Persuasive Words"
      And Aragorn II is tapped
      And "Riders of Rohan" is being played

  @card:TW-303
  Rule: Persuasive Words against others' friends

    @id:cards-second-rolls-0007 @compute
    Scenario: Elrond takes two turns, and the opponent one
      Given the emended rules
      And it is turn 3 of the game
      And untapped Elrond is at Edoras
      And the company has entered the site
      And the opponent's marshalling-point pile holds "Riders of Rohan"
      And the player holds "Persuasive Words"
      When Elrond seeks to influence away "Riders of Rohan"
      And the player plays "Persuasive Words" on Elrond in response
      And 1 and 2 are rolled for the influence attempt of Elrond
      And 6 and 6 are rolled for the influence attempt of Elrond
      And 1 and 1 are rolled for the influence defence
      And the player chooses "Persuasive Words" for "Persuasive Words"
      Then the influence attempt of Elrond was -6
      And Elrond is tapped
      And "Persuasive Words" is in the discard pile

  @card:TW-365
  Rule: Wizard's Test

    Background:
      Given the emended rules
      And it is the organization phase
      And untapped Gandalf and untapped Pippin are at Rivendell
      And Pippin bears "Beautiful Gold Ring"
      And the player holds "Wizard's Test" and "Dwarven Ring of Durin's Tribe"

    @id:cards-second-rolls-0008 @allow
    Scenario Outline: Gandalf looks twice, and trusts his <case> glance
      When the player plays "Wizard's Test" with Gandalf on "Beautiful Gold Ring"
      And 4 and 3 are rolled for the ring test of "Beautiful Gold Ring"
      And 5 and 5 are rolled for the ring test of "Beautiful Gold Ring"
      And the player chooses "<choice>" for "Wizard's Test"
      Then Pippin <may> play "Dwarven Ring of Durin's Tribe" in the place of "Beautiful Gold Ring" <by>
      And "Wizard's Test" and "Beautiful Gold Ring" are in the discard pile
      And the player has 0 item points

      Examples:
        | case   | choice              | may     | by                       |
        | second | Wizard's Test       | may     |                          |
        | first  | Beautiful Gold Ring | may not | by core.rings.ring-test |

    @id:cards-second-rolls-0009 @forbid
    Scenario: It takes a Wizard
      Then the player may not play "Wizard's Test" with Pippin on "Beautiful Gold Ring" by the text of "Wizard's Test"
