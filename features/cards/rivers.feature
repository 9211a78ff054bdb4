Feature: Rivers that hold a company up

  Whoever knows the fords brings the others across, and is tired for it.

  @card:TW-84
  Rule: River

    Background:
      Given the emended rules
      And it is the movement/hazard phase

    @id:cards-rivers-0001 @forbid
    Scenario: If nobody taps, the company does nothing at the site
      Given untapped Beretar and untapped Glóin are at Lórien
      And the company is moving to Edoras by Starter Movement
      And the opponent holds "TW-84"
      When the opponent plays "TW-84" on Edoras
      And the company enters the site
      Then it is illegal by the text of "TW-84"
      And "TW-84" is in the discard pile
      And Lórien is in the location deck

    @id:cards-rivers-0002 @allow
    Scenario: If a ranger taps on the way, the company may enter
      Given untapped Beretar and untapped Glóin are at Lórien
      And the company is moving to Edoras by Starter Movement
      And the opponent holds "TW-84"
      When the opponent plays "TW-84" on Edoras
      And Beretar counters "TW-84"
      And the company enters the site
      Then it is legal
      And Beretar is tapped
      And the company is at Edoras
      And "TW-84" is in the discard pile
      And Lórien is in the location deck

    @id:cards-rivers-0003 @allow
    Scenario: A ranger may still tap as the site phase of the company begins
      Given untapped Beretar and untapped Glóin are at Lórien
      And the company is moving to Edoras by Starter Movement
      And the opponent holds "TW-84"
      When the opponent plays "TW-84" on Edoras
      And the movement/hazard phase is over
      And Beretar counters "TW-84"
      And the company enters the site
      Then it is legal
      And Beretar is tapped
      And the company is at Edoras
      And "TW-84" is in the discard pile
      And Lórien is in the location deck

    @id:cards-rivers-0004 @forbid
    Scenario: Somebody who is no ranger does not tap against it
      Given untapped Beretar and untapped Glóin are at Lórien
      And the company is moving to Edoras by Starter Movement
      And the opponent holds "TW-84"
      When the opponent plays "TW-84" on Edoras
      And Glóin counters "TW-84"
      Then it is illegal by the text of "TW-84"
      And "TW-84" is in the discard pile

    @id:cards-rivers-0005 @forbid
    Scenario: A tapped ranger does not tap against it
      Given tapped Beretar and untapped Glóin are at Lórien
      And the company is moving to Edoras by Starter Movement
      And the opponent holds "TW-84"
      When the opponent plays "TW-84" on Edoras
      And Beretar counters "TW-84"
      Then it is illegal by core.actions.tap-for-effect
      And "TW-84" is in the discard pile

    @id:cards-rivers-0006 @forbid
    Scenario: The ranger of a company that goes elsewhere does not tap against it
      Given untapped Glóin is at Lórien
      And the company is moving to Edoras by Starter Movement
      And untapped Beretar is at Rivendell
      And the opponent holds "TW-84"
      When the opponent plays "TW-84" on Edoras
      And Beretar counters "TW-84"
      Then it is illegal by the text of "TW-84"
      And "TW-84" is in the discard pile

    @id:cards-rivers-0007 @forbid
    Scenario: One ranger is enough, and no second one taps
      Given untapped Beretar and untapped Elladan are at Lórien
      And the company is moving to Edoras by Starter Movement
      And the opponent holds "TW-84"
      When the opponent plays "TW-84" on Edoras
      And Beretar counters "TW-84"
      And Elladan counters "TW-84"
      Then it is illegal by the text of "TW-84"
      And "TW-84" is in the discard pile
      And Beretar is tapped

    @id:cards-rivers-0008 @forbid
    Scenario: Where the card was played twice, one ranger is not enough
      Given untapped Beretar and untapped Elladan are at Lórien
      And the company is moving to Edoras by Starter Movement
      And the opponent holds "TW-84"
      When the opponent plays "TW-84" on Edoras
      And the opponent plays another "TW-84" on Edoras
      And Beretar counters the first "TW-84"
      And the company enters the site
      Then it is illegal by the text of "TW-84"
      And Beretar is tapped
      And both copies of "TW-84" are in the discard pile
      And Lórien is in the location deck

    @id:cards-rivers-0009 @allow
    Scenario: Where the card was played twice, two rangers are enough
      Given untapped Beretar and untapped Elladan are at Lórien
      And the company is moving to Edoras by Starter Movement
      And the opponent holds "TW-84"
      When the opponent plays "TW-84" on Edoras
      And the opponent plays another "TW-84" on Edoras
      And Beretar counters the first "TW-84"
      And Elladan counters the first "TW-84"
      And the company enters the site
      Then it is legal
      And Beretar and Elladan are tapped
      And the company is at Edoras
      And both copies of "TW-84" are in the discard pile
      And Lórien is in the location deck

    @id:cards-rivers-0010 @allow
    Scenario: A company that has not moved to the site enters it
      Given untapped Glóin is at Edoras
      And the opponent holds "TW-84"
      When the opponent plays "TW-84" on Edoras
      And the company enters the site
      Then it is legal
      And "TW-84" is in the discard pile

    @id:cards-rivers-0011 @forbid
    Scenario: Before it was played there is nothing to tap against
      Given untapped Beretar is at Lórien
      And the company is moving to Edoras by Starter Movement
      And the opponent's discard pile holds "TW-84"
      Then Beretar may not counter "TW-84" by the text of "TW-84"

  @card:LE-134
  Rule: River, once more

    @id:cards-rivers-0012 @forbid
    Scenario: If nobody taps, minions do nothing at the site either
      Given the emended rules
      And the player is a Ringwraith
      And it is the movement/hazard phase
      And untapped Gorbag and untapped Radbug are at Minas Morgul
      And the company is moving to Cirith Ungol by Starter Movement
      And the opponent holds "LE-134"
      When the opponent plays "LE-134" on Cirith Ungol
      And the company enters the site
      Then it is illegal by the text of "LE-134"
      And "LE-134" is in the discard pile
      And Minas Morgul is in the location deck

    @id:cards-rivers-0013 @allow
    Scenario: Radbug, who is a ranger, taps, and they enter
      Given the emended rules
      And the player is a Ringwraith
      And it is the movement/hazard phase
      And untapped Gorbag and untapped Radbug are at Minas Morgul
      And the company is moving to Cirith Ungol by Starter Movement
      And the opponent holds "LE-134"
      When the opponent plays "LE-134" on Cirith Ungol
      And Radbug counters "LE-134"
      And the company enters the site
      Then it is legal
      And Radbug is tapped
      And the company is at Cirith Ungol
      And "LE-134" is in the discard pile
      And Minas Morgul is in the location deck
