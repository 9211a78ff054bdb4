Feature: Actions

  @rule:core.actions.needs-allowance
  Rule: What nothing allows is not done

    @id:core-actions-0001 @forbid
    Scenario: One cannot hurry the other player along
      Given the emended rules
      And untapped Glóin is at Rivendell
      When the opponent passes
      Then it is illegal by core.actions.needs-allowance

    @id:core-actions-0002 @allow
    Scenario: One can be done oneself
      Given the emended rules
      And untapped Glóin is at Rivendell
      When the player passes
      Then it is legal
      And it is the end-of-turn phase

    @id:core-actions-0003 @forbid
    Scenario: Nobody fights a strike that nobody deals
      Given the emended rules
      And untapped Beorn is at The Lonely Mountain
      When it is asked whether Beorn may face the strike
      Then it is illegal by core.actions.needs-allowance

    @id:core-actions-0004 @allow
    Scenario: A strike that is dealt is there to be fought
      Given the emended rules
      And untapped Beorn is at The Lonely Mountain
      When the company enters the site
      And Beorn faces the strike and rolls 4 and 4
      Then it is legal
      And Beorn is tapped
