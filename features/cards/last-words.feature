Feature: Cards for the end of the game

  What is played last of all, or brings it about.

  @card:LE-235
  Rule: Sudden Call

    Background:
      Given the emended rules
      And it is a Starter game

    @id:cards-last-words-0001 @forbid
    Scenario: No Wizard is called to account by it
      Given the opponent is a Ringwraith
      And it is the movement/hazard phase
      And untapped Éowyn is at Edoras
      And the player has exhausted the play deck
      And the opponent's untapped Gorbag is at Dol Guldur
      When the opponent plays "Sudden Call"
      Then it is illegal by the text of "Sudden Call"

    @id:cards-last-words-0002 @allow
    Scenario: A Ringwraith is
      Given the opponent is a Ringwraith
      And the player is a Ringwraith
      And it is the movement/hazard phase
      And untapped Shagrat is at Minas Morgul
      And the player has exhausted the play deck
      And the opponent's untapped Gorbag is at Dol Guldur
      When the opponent plays "Sudden Call"
      Then it is legal
      And the opponent has called the Council
      And "Sudden Call" is in the discard pile

    @id:cards-last-words-0003 @forbid
    Scenario: To a Wizard it is no resource
      Given it is the organization phase
      And untapped Éowyn is at Edoras
      And the player has exhausted the play deck
      When the player plays "Sudden Call"
      Then it is illegal by the text of "Sudden Call"

  @card:WH-50
  Rule: White Light Broken

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped Hador and untapped Gorbag are at Dol Guldur

    @id:cards-last-words-0004 @compute
    Scenario: A spell that costs a check, and helps with it
      When the player plays "White Light Broken" on Hador and rolls 3 and 2 for the corruption check
      Then it is legal
      And the corruption check of Hador was 7
      And "White Light Broken" is in the discard pile

    @id:cards-last-words-0005 @forbid
    Scenario: Gorbag sees only white
      When the player plays "White Light Broken" on Gorbag
      Then it is illegal by the text of "White Light Broken"

  @card:TD-130
  Rule: Magical Harp, at the Free Council

    Background:
      Given the emended rules
      And the last turn was the opponent's
      And untapped Glóin and untapped Balin are at Rivendell
      And Glóin bears "Magical Harp"
      And Balin bears "Enruned Shield"
      And the opponent's untapped Éomer is at Edoras
      When 4 and 3 are rolled for the corruption check of Éomer

    @id:cards-last-words-0006 @allow
    Scenario: Whoever hears it stays to the end
      When Balin makes the final corruption check
      And the player uses "Magical Harp" on Balin
      And 1 and 1 are rolled for the corruption check of Balin
      And 4 and 4 are rolled for the corruption check of Glóin
      Then it is legal
      And Balin is in play
      And "Magical Harp" is tapped

    @id:cards-last-words-0007 @allow
    Scenario: It is played before anybody has to check
      When the player uses "Magical Harp" on Balin
      And 4 and 4 are rolled for the corruption check of Glóin
      And Balin makes the final corruption check and rolls 1 and 1
      Then it is legal
      And "Magical Harp" is tapped

    @id:cards-last-words-0008 @forbid
    Scenario: It can be played once
      Given "Magical Harp" is tapped
      When Balin makes the final corruption check
      Then the player may not use "Magical Harp" on Balin by core.actions.tap-for-effect
