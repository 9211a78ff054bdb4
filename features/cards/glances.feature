Feature: What players see of each other's hands

  Some cards have the opponent show what he holds, or a part of it that chance picks.

  @card:TD-151 @card:LE-164
  Rule: Five cards come to light

    @id:cards-glances-0001 @compute
    Scenario Outline: Of six cards, <card> shows five
      Given the emended rules
      And the player is <kind>
      And it is the organization phase
      And untapped <who> is at <haven>
      And the player holds <card>
      And the opponent holds "Wargs", "Orc-guard", "Doors of Night", "Lure of Nature", "Cave-drake" and "Ghouls"
      When the player plays <card> and picks at random
      Then the player can see "Wargs"
      And the player can see "Orc-guard"
      And the player can see "Doors of Night"
      And the player can see "Lure of Nature"
      And the player can see "Cave-drake"
      And the player cannot see "Ghouls"
      And <card> is in the discard pile

      Examples:
        | case    | card                 | kind         | who     | haven              |
        | news    | "Secret News"        | a Wizard     | Beretar | Rivendell          |
        | whisper | "An Untimely Whisper" | a Ringwraith | Gorbag  | the minion Carn Dûm |

    @id:cards-glances-0002 @compute
    Scenario: A small hand is seen whole
      Given the emended rules
      And it is the organization phase
      And untapped Beretar is at Rivendell
      And the player holds "Secret News"
      And the opponent holds "Wargs" and "Orc-guard"
      When the player plays "Secret News"
      Then the player can see "Wargs"
      And the player can see "Orc-guard"
      And "Secret News" is in the discard pile

  @card:TW-25
  Rule: Crows look over a company

    @id:cards-glances-0003 @compute
    Scenario: One card for each character
      Given the emended rules
      And untapped Beretar is at Rivendell
      And the company is moving to Bree by Starter Movement
      And it is the movement/hazard phase
      And the player holds "Cram" and "Shield of Iron-bound Ash"
      And the opponent holds "Crebain"
      When the opponent plays the creature "Crebain" on the company keyed to a Wilderness
      And Beretar faces the strike and rolls 6 and 6 and picks at random
      Then the opponent can see "Cram"
      And Beretar is tapped
      And "Crebain" is in the player's marshalling-point pile
      And the player has 1 kill point
      And the opponent cannot see "Shield of Iron-bound Ash"

  @card:LE-330
  Rule: The stone looks far

    @id:cards-glances-0004 @compute
    Scenario: All that the opponent holds is seen
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped Calendal is at the minion Carn Dûm
      And Calendal bears "Palantír of Amon Sûl"
      And the opponent holds "Wargs" and "Orc-guard"
      When the player uses Calendal
      And the player uses "Palantír of Amon Sûl" and rolls 6 and 6 for the corruption check
      Then the player can see "Wargs"
      And the player can see "Orc-guard"
      And Calendal and "Palantír of Amon Sûl" are tapped

  @card:LE-163
  Rule: What was looked for is shown

    @id:cards-glances-0005 @compute
    Scenario: A sword is found
      Given the emended rules
      And the player is a Ringwraith
      And untapped Layos is at the minion Weathertop
      And the company has entered the site
      And the player's play deck holds "Sword of Gondolin" and "Secret News"
      And the player holds "All Thought Bent upon It"
      When the player plays "All Thought Bent upon It" with Layos on the site and shuffles
      And 6 and 6 are rolled for the corruption check
      Then the opponent can see "Sword of Gondolin"
      And "Sword of Gondolin" is in hand
      And Layos and the site are tapped
      And "All Thought Bent upon It" is in the discard pile

  @card:BA-32
  Rule: Galadriel looks into the mirror

    @id:cards-glances-0006 @allow
    Scenario: Where too little would go back, she sees the rest
      Given the emended rules
      And it is the organization phase
      And untapped Galadriel is at Lórien
      And the player holds "Show Things Unbidden"
      And the opponent holds "Wargs", "Orc-guard" and "Cram"
      When the player plays "Show Things Unbidden" with Galadriel and shuffles
      Then the player can see "Cram"
      And Galadriel is tapped
      And "Wargs" and "Orc-guard" are in the play deck
      And "Show Things Unbidden" is in the discard pile
