Feature: Events

  @rule:core.events.short-discarded-after-resolving
  Rule: A short-event leaves nothing of itself behind

    @id:core-events-0001 @compute
    Scenario: The Dragon was out, and the card is spent
      Given the emended rules
      And untapped Glóin is at The Lonely Mountain
      And the player holds "Not at Home"
      When the company enters the site
      And the player plays "Not at Home"
      Then there is no attack
      And "Not at Home" is in the discard pile

    @id:core-events-0002 @compute
    Scenario: A rumor is soon spread
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Weathertop
      When the opponent plays "Rumor of Wealth" on the site
      Then "Rumor of Wealth" is in the discard pile

    @id:core-events-0003 @compute
    Scenario: Night is here to stay
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Weathertop
      When the opponent plays "Doors of Night"
      Then "Doors of Night" is in play
