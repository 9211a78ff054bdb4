Feature: Beyond all hope

  Who was beaten comes back, who lay in wait is called off, and wolves are set on.

  @card:AS-35
  Rule: Returned Beyond All Hope

    Background:
      Given the emended rules
      And reading a of q.core.untargeted-hazard-short-events
      And it is the movement/hazard phase
      And the player is a Ringwraith
      And untapped Shagrat is at Bree
      And the opponent holds "Returned Beyond All Hope"

    @id:cards-beyond-hope-0001 @compute
    Scenario: A Wizard who waited is called to hand
      Given the opponent has "Gandalf the White Rider" in play
      When the opponent plays "Returned Beyond All Hope" on "Gandalf the White Rider" for its second effect
      Then it is legal
      And "Gandalf the White Rider" is in hand
      And "Returned Beyond All Hope" is in the discard pile

    @id:cards-beyond-hope-0002 @compute
    Scenario Outline: A roll of <dice> for the fallen
      Given the player's marshalling-point pile holds the opponent's "Galadhrim"
      When the opponent plays "Returned Beyond All Hope" for its third effect and rolls <dice>
      Then "Galadhrim" is in <there>
      And "Returned Beyond All Hope" is in <here>

      Examples:
        | case | dice    | there                           | here                              |
        | back | 5 and 4 | the opponent's discard pile         | the player's marshalling-point pile |
        | lost | 4 and 4 | the player's marshalling-point pile | the opponent's discard pile         |

    @id:cards-beyond-hope-0003 @forbid
    Scenario: Nobody has fallen
      When the opponent plays "Returned Beyond All Hope" for its third effect
      Then it is illegal by the text of "Returned Beyond All Hope"

    @id:cards-beyond-hope-0004 @forbid
    Scenario: Those of others are not called
      Given the player has "Gandalf the White Rider" in play
      When the opponent plays "Returned Beyond All Hope" on "Gandalf the White Rider" for its second effect
      Then it is illegal by the text of "Returned Beyond All Hope"

  @card:DM-165
  Rule: Withdrawn to Mordor

    Background:
      Given the emended rules
      And untapped Beretar is at Moria
      And the player holds "Withdrawn to Mordor"

    @id:cards-beyond-hope-0005 @compute
    Scenario: Nobody waits any more
      Given the opponent has placed "TW-72" on-guard
      And the company has entered the site
      When the player plays "Withdrawn to Mordor" for its second effect
      Then it is legal
      And "TW-72" and "Withdrawn to Mordor" are in the discard pile

    @id:cards-beyond-hope-0006 @forbid
    Scenario: Nobody has waited
      Given the company has entered the site
      When the player plays "Withdrawn to Mordor" for its second effect
      Then it is illegal by the text of "Withdrawn to Mordor"

  @card:AS-95
  Rule: Our Own Wolves

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And the player is a Ringwraith
      And untapped Belegorn is at Moria
      And Belegorn bears "War-wolf"
      And the player holds "Our Own Wolves"

    @id:cards-beyond-hope-0007 @compute
    Scenario: They fight the harder
      Given the company is moving to Dol Guldur by Starter Movement
      And the opponent holds "TW-109"
      When the opponent plays the creature "TW-109" on the company keyed to a Wilderness
      And the player plays "Our Own Wolves" with Belegorn on the company and rolls 6 and 6 for the corruption check
      And "War-wolf" faces the strike and rolls 6 and 6
      Then the total of "War-wolf" against the strike was 17
      And the corruption check of Belegorn was 9
      And "War-wolf" is tapped
      And "Our Own Wolves" is in the discard pile
      And "TW-109" is in play

    @id:cards-beyond-hope-0008 @compute
    Scenario Outline: Then they turn on Belegorn, who rolls <dice>
      Given the company is moving to Dol Guldur by Starter Movement
      And the opponent holds "TW-109"
      When the opponent plays the creature "TW-109" on the company keyed to a Wilderness
      And the player plays "Our Own Wolves" with Belegorn on the company and rolls 6 and 6 for the corruption check
      And "War-wolf" faces the strike and rolls 6 and 6
      And Belegorn faces the strike and rolls 6 and 6
      And Belegorn faces the strike and rolls <dice>
      Then the prowess of the strike against Belegorn was 5
      And Belegorn is <position>
      And "War-wolf" is <place>
      And "Our Own Wolves" is in the discard pile
      And "TW-109" is in the opponent's out-of-play pile
      And the player has <points> ally points

      Examples:
        | case    | dice                                     | position | place               | points |
        | gone    | 1 and 1, then 1 and 1 for the body check | wounded  | in the discard pile | 0      |
        | tame    | 3 and 3                                  | tapped   | tapped              | 1      |

  @card:DM-123
  Rule: Dark Numbers

    @id:cards-beyond-hope-0009 @compute
    Scenario: Beretar has counted them
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar and untapped Bilbo are at Moria
      And the company is moving to Lórien by Starter Movement
      And the opponent holds "TW-74"
      And the player holds "Dark Numbers"
      When the opponent plays the creature "TW-74" on the company keyed to a Wilderness
      And Beretar faces the strike and rolls 6 and 6
      And Bilbo faces the strike untapped and rolls 6 and 6
      And the player plays "Dark Numbers" on Bilbo
      Then it is legal
      And Beretar and Bilbo are tapped
      And Bilbo bears "Dark Numbers"
      And "TW-74" is in the marshalling-point pile
      And the player has 1 kill point
      And the player has 1 miscellaneous point

    @id:cards-beyond-hope-0010 @forbid
    Scenario Outline: It is not for <who>
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar and untapped Bilbo are at Moria
      And the player holds "Dark Numbers"
      When the player plays "Dark Numbers" on Bilbo
      Then it is illegal by the text of "Dark Numbers"

      Examples:
        | case | who                    |
        | none | who has met nobody yet |

    @id:cards-beyond-hope-0011 @compute
    Scenario: They help to talk to the Riders
      Given the emended rules
      And untapped Imrahil and untapped Bilbo are at Edoras
      And the company has entered the site
      And Bilbo bears "Dark Numbers"
      And the player holds "Riders of Rohan"
      When Imrahil influences "Riders of Rohan"
      And the player uses "Dark Numbers" on Imrahil and rolls 2 and 2 for the influence check
      Then "Riders of Rohan" is in the marshalling-point pile
      And "Dark Numbers" is in the discard pile
      And Imrahil and the site are tapped
      And the player has 3 faction points
      And the player has 0 miscellaneous points

  @card:DM-161
  Rule: To the Uttermost Foundations

    Background:
      Given the emended rules
      And it is the organization phase

    @id:cards-beyond-hope-0012 @compute
    Scenario: They set out at the gates
      Given untapped Beretar is at The Under-gates
      And the player holds "To the Uttermost Foundations"
      When the player plays "To the Uttermost Foundations" on the company
      Then "To the Uttermost Foundations" lies on the company
      And "To the Uttermost Foundations" and The Under-gates are tapped
      And the player may not use "To the Uttermost Foundations" by the text of "To the Uttermost Foundations"

    @id:cards-beyond-hope-0013 @compute
    Scenario: They come to the grottos
      Given untapped Beretar is at The Under-grottos
      And the player's "To the Uttermost Foundations" lies on the company
      And "To the Uttermost Foundations" is tapped
      When the player uses "To the Uttermost Foundations"
      Then "To the Uttermost Foundations" is untapped

    @id:cards-beyond-hope-0014 @compute
    Scenario: And tell of it in Rivendell
      Given untapped Beretar is at Rivendell
      And the player's "To the Uttermost Foundations" lies on the company
      When the player stores "To the Uttermost Foundations"
      Then "To the Uttermost Foundations" is in the marshalling-point pile
      And the player has 3 miscellaneous points

    @id:cards-beyond-hope-0015 @forbid
    Scenario: Not before
      Given untapped Beretar is at Rivendell
      And the player's "To the Uttermost Foundations" lies on the company
      And "To the Uttermost Foundations" is tapped
      When the player stores "To the Uttermost Foundations"
      Then it is illegal by the text of "To the Uttermost Foundations"

    @id:cards-beyond-hope-0016 @forbid
    Scenario: Nor does it stand up in Rivendell
      Given untapped Beretar is at Rivendell
      And the player's "To the Uttermost Foundations" lies on the company
      And "To the Uttermost Foundations" is tapped
      When the player uses "To the Uttermost Foundations"
      Then it is illegal by the text of "To the Uttermost Foundations"
