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

  @card:LE-252
  Rule: We Have Come to Kill

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And untapped Layos and untapped Asternak are at the minion Ettenmoors
      And the company has entered the site
      And the player holds "We Have Come to Kill", "Ciryaher", "Gorbag" and "Dwar the Ringwraith"

    @id:cards-meetings-0007 @allow
    Scenario: Ciryaher comes to kill
      When the player plays "We Have Come to Kill" on the company
      And the player plays Ciryaher into the company
      Then Ciryaher is in play
      And Ciryaher is under general influence
      And "We Have Come to Kill" is in the discard pile
      And the player has 6 character points

    @id:cards-meetings-0008 @forbid
    Scenario: The Nine do not come for so little
      When the player plays "We Have Come to Kill" on the company
      Then the player may not play Dwar the Ringwraith into the company by core.actions.needs-allowance
      And the player may play Ciryaher into the company
      And "We Have Come to Kill" is in the discard pile

    @id:cards-meetings-0009 @allow
    Scenario: It does not matter where their master is
      Given untapped Ren the Ringwraith is at Dol Guldur
      And the player has revealed Ren the Ringwraith
      When the player plays "We Have Come to Kill" on Layos's company
      Then the player may play Ciryaher into Layos's company
      And "We Have Come to Kill" is in the discard pile

  @card:LE-252
  Rule: The Witch-king calls another

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And untapped The Witch-king is at the minion Ettenmoors
      And the player has revealed The Witch-king
      And the company has entered the site
      And the player holds "We Have Come to Kill", "Dwar the Ringwraith", "Ren the Ringwraith" and "Hoarmûrath the Ringwraith"

    @id:cards-meetings-0010 @allow
    Scenario: Dwar follows him
      When the player plays "We Have Come to Kill" on the company
      And the player plays Dwar the Ringwraith under The Witch-king
      Then Dwar the Ringwraith is in play
      And Dwar the Ringwraith follows The Witch-king
      And "We Have Come to Kill" is in the discard pile

    @id:cards-meetings-0011 @forbid
    Scenario: Not in Dol Guldur
      Given untapped Layos is at Dol Guldur
      Then the player may not play "We Have Come to Kill" on Layos's company by the text of "We Have Come to Kill"
