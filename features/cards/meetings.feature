Feature: Whom one meets by chance

  Old friends turn up where nobody would look for them.

  @card:TW-188
  Rule: A Chance Meeting

    Background:
      Given the emended rules
      And untapped Elrond is at Bree
      And the player holds "A Chance Meeting" and "Merry"
      And the player holds "Gandalf" and "Boromir II"

    @id:cards-meetings-0001 @allow
    Scenario: Merry is at the Prancing Pony
      Given the company has entered the site
      When the player plays "A Chance Meeting" on the company
      And the player plays Merry under Elrond
      Then Merry is in play
      And Merry follows Elrond
      And "A Chance Meeting" is in the discard pile
      And the player has 4 character points

    @id:cards-meetings-0002 @forbid
    Scenario: He comes to Elrond, and to nobody else
      Given the company has entered the site
      When the player plays "A Chance Meeting" on the company
      Then the player may not play Merry into the company by core.actions.needs-allowance
      And the player may not play Gandalf under Elrond by core.actions.needs-allowance
      And "A Chance Meeting" is in the discard pile

    @id:cards-meetings-0003 @allow
    Scenario: It was only a shadow at the window
      Given the company has entered the site
      When the player plays "A Chance Meeting" on the company
      And the player passes
      Then "A Chance Meeting" is in the discard pile
      And the player may not play Merry under Elrond by core.actions.needs-allowance

    @id:cards-meetings-0004 @allow
    Scenario: He does not count for the one of the turn
      Given it is the organization phase
      And the player holds "Bergil"
      And untapped Éowyn is at Minas Tirith
      When the player organizes
      And the player plays Bergil into Éowyn's company
      And the player passes
      And the player plays "A Chance Meeting" on Elrond's company
      And the player plays Merry under Elrond
      Then Merry and Bergil are in play
      And Merry follows Elrond
      And "A Chance Meeting" is in the discard pile
      And the player has 4 character points

  @card:TW-188
  Rule: Where there are people to meet

    @id:cards-meetings-0005 @forbid
    Scenario: Nobody is met by chance in Rivendell
      Given the emended rules
      And it is the organization phase
      And untapped Elrond is at Rivendell
      And the player holds "A Chance Meeting"
      When the player plays "A Chance Meeting" on the company
      Then it is illegal by the text of "A Chance Meeting"

    @id:cards-meetings-0006 @forbid
    Scenario: Nor on the road
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Elrond is at Bree
      And the company is moving to Rivendell by Starter Movement
      And the player holds "A Chance Meeting"
      When the player plays "A Chance Meeting" on the company
      Then it is illegal by the text of "A Chance Meeting"
