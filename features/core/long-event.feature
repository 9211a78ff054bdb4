Feature: Long-event phase

  Sun and snow come and go with the turns.

  @rule:core.long-event.resource-long-events-expire
  Rule: One's own long-events end as the phase begins

    Background:
      Given the emended rules
      And it is the organization phase
      And untapped Aragorn II is at Rivendell

    @id:core-long-event-0001 @compute
    Scenario: The sun goes down
      Given the player has "Sun" in play
      Then the prowess of Aragorn II is 7
      When the player passes
      Then it is the long-event phase
      And "Sun" is in the discard pile
      And the prowess of Aragorn II is 6

    @id:core-long-event-0002 @compute
    Scenario: It is another's sun
      Given the opponent has "Sun" in play
      When the player passes
      Then it is the long-event phase
      And "Sun" is in play
      And the prowess of Aragorn II is 7

    @id:core-long-event-0003 @compute
    Scenario: Morning is no matter of turns
      Given the player has "Gates of Morning" in play
      When the player passes
      Then it is the long-event phase
      And "Gates of Morning" is in play

    @id:core-long-event-0004 @compute
    Scenario: What one sent against the other is not one's own to lose here
      Given the player has "Wake of War" in play
      When the player passes
      Then it is the long-event phase
      And "Wake of War" is in play

  @rule:core.long-event.play-resource-long-events
  Rule: And new ones begin

    Background:
      Given the emended rules
      And untapped Aragorn II is at Rivendell
      And the player holds "Sun" and "A Short Rest"

    @id:core-long-event-0005 @allow
    Scenario: Sun, and a short rest in it
      Given it is the long-event phase
      When the player plays "Sun"
      Then it is legal
      And "Sun" is in play
      And the prowess of Aragorn II is 7
      When the player plays "A Short Rest"
      Then it is legal
      And "A Short Rest" is in play

    @id:core-long-event-0006 @forbid
    Scenario: It is too early for the sun
      Given it is the organization phase
      When the player plays "Sun"
      Then it is illegal by core.long-event.play-resource-long-events

    @id:core-long-event-0007 @forbid
    Scenario: It is too late for the sun
      Given it is the end-of-turn phase
      When the player plays "Sun"
      Then it is illegal by core.long-event.play-resource-long-events

    @id:core-long-event-0008 @forbid
    Scenario: It is the other player's morning
      Given it is the long-event phase of the opponent's turn
      And the opponent's untapped Legolas is at Lórien
      When the player plays "Sun"
      Then it is illegal by core.long-event.play-resource-long-events

  @rule:core.long-event.hazard-long-events-expire
  Rule: The other player's long-events end as the phase ends

    Background:
      Given the emended rules
      And it is the long-event phase
      And untapped Aragorn II is at Rivendell

    @id:core-long-event-0009 @compute
    Scenario: The wolves go home
      Given the opponent has "Wake of War" in play
      When the player passes
      Then it is the movement/hazard phase
      And "Wake of War" is in the discard pile

    @id:core-long-event-0010 @compute
    Scenario: Not before the sun is up
      Given the opponent has "Wake of War" in play
      And the player holds "Sun"
      When the player plays "Sun"
      Then "Sun" is in play
      And "Wake of War" is in play
      And it is the long-event phase

    @id:core-long-event-0011 @compute
    Scenario: One's own wolves are still about
      Given the player has "Wake of War" in play
      When the player passes
      Then it is the movement/hazard phase
      And "Wake of War" is in play

    @id:core-long-event-0012 @compute
    Scenario: And so is night
      Given the opponent has "Doors of Night" in play
      When the player passes
      Then it is the movement/hazard phase
      And "Doors of Night" is in play

  @rule:core.long-event.resource-long-events-expire @rule:core.long-event.hazard-long-events-expire
  Rule: So each lasts for a round of turns

    @id:core-long-event-0013 @order
    Scenario: Sun and wolves
      Given the emended rules
      And it is the long-event phase
      And untapped Aragorn II is at Rivendell
      And the opponent's untapped Legolas is at Lórien
      And the player holds "Sun"
      And the opponent holds "Wake of War"
      When the player plays "Sun"
      And the player passes
      And the opponent plays "Wake of War"
      And the player ends the turn
      And the opponent passes
      Then it is the opponent's turn
      And "Sun" and "Wake of War" are in play
      When the opponent ends the turn
      Then it is the player's turn
      And "Sun" and "Wake of War" are in play
      When the player passes
      Then it is the organization phase
      And "Sun" is in play
      When the player passes
      Then it is the long-event phase
      And "Sun" is in the discard pile
      And "Wake of War" is in play
      When the player passes
      Then it is the movement/hazard phase
      And "Wake of War" is in the discard pile

  @rule:core.long-event.play-resource-long-events
  Rule: A long-event comes from the hand

    Background:
      Given the emended rules
      And it is the long-event phase
      And untapped Glóin is at Edoras

    @id:core-long-event-0014 @allow
    Scenario: The sun is in hand
      Given the player holds "Sun"
      Then the player may play "Sun"

    @id:core-long-event-0015 @forbid
    Scenario: The sun has set
      Given the player's discard pile holds "Sun"
      Then the player may not play "Sun" by core.long-event.play-resource-long-events
