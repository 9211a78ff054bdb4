Feature: Permanent-events

  What lies on a company, when the company parts; and what lies on an item.

  @rule:dark-minions.permanent-events.split-company-choice
  Rule: A card on the company goes with whom its player likes

    Background:
      Given it is the organization phase
      And untapped Aragorn II, untapped Gimli and untapped Legolas are at Rivendell
      And "Cup of Farewell" lies on the company

    @id:minions-permanent-events-0001 @allow
    Scenario Outline: It goes with Legolas (<case>)
      Given reading a of q.dark-minions.split-events
      When the player organizes
      And the player splits off Legolas
      And the player places "Cup of Farewell" on Legolas's company
      Then under the <case> rules it is legal
      And "Cup of Farewell" lies on Legolas's company
      And Legolas forms a company

      Examples:
        | case            |
        | minions-printed |
        | minions-emended |

    @id:minions-permanent-events-0002 @allow
    Scenario: It stays with the others
      Given the minions-emended rules
      And reading a of q.dark-minions.split-events
      When the player organizes
      And the player splits off Legolas
      And the player places "Cup of Farewell" on Gimli's company
      Then it is legal
      And "Cup of Farewell" lies on Gimli's company
      And Legolas forms a company

    @id:minions-permanent-events-0003 @allow
    Scenario: Of two of them, each part may have one
      Given the minions-emended rules
      And reading a of q.dark-minions.split-events
      And "Orc-mail" lies on the company
      When the player organizes
      And the player splits off Legolas
      And the player places "Cup of Farewell" on Gimli's company
      And the player places "Orc-mail" on Legolas's company
      Then it is legal
      And "Cup of Farewell" lies on Gimli's company
      And "Orc-mail" lies on Legolas's company
      And Legolas forms a company

    @id:minions-permanent-events-0004 @order
    Scenario: Hazards are placed by the one who has played them
      Given the minions-emended rules
      And reading a of q.dark-minions.split-events
      And the opponent's "Something Has Slipped" lies on the company
      When the player organizes
      And the player splits off Legolas
      And the player places "Cup of Farewell" on Legolas's company
      Then the player may not place "Something Has Slipped" on Gimli's company by core.organization.split-hazard-events
      And the opponent may place "Something Has Slipped" on Gimli's company
      And "Cup of Farewell" lies on Legolas's company
      And Legolas forms a company

    @id:minions-permanent-events-0005 @forbid
    Scenario: In the base game it stays with the original company
      Given the emended rules
      When the player organizes
      And the player splits off Legolas
      Then the player may not place "Cup of Farewell" on Legolas's company by core.organization.original-keeps-company-effects
      And "Cup of Farewell" lies on Gimli's company
      And Legolas forms a company

    @id:minions-permanent-events-0006 @forbid
    Scenario: By the other reading it does so here, too
      Given the minions-emended rules
      And reading b of q.dark-minions.split-events
      When the player organizes
      And the player splits off Legolas
      Then the player may not place "Cup of Farewell" on Legolas's company by core.organization.original-keeps-company-effects
      And "Cup of Farewell" lies on Gimli's company
      And Legolas forms a company

  @rule:dark-minions.permanent-events.split-company-choice
  Rule: What lies on a character stays there

    @id:minions-permanent-events-0007 @compute
    Scenario: Gandalf's lore is Gandalf's
      Given the minions-emended rules
      And it is the organization phase
      And untapped Gandalf, untapped Frodo, untapped Sam Gamgee and untapped Bilbo are at Rivendell
      And Gandalf bears "Hobbit-lore"
      When the player organizes
      And the player splits off Sam Gamgee and Bilbo
      Then Gandalf bears "Hobbit-lore"
      And Sam Gamgee and Bilbo form a company

  @rule:dark-minions.permanent-events.no-influence-on-item-with-event
  Rule: An item with a card on it is nobody's to talk away

    Background:
      Given the minions-emended rules
      And it is turn 3 of the game
      And Imrahil is at Minas Tirith
      And the player holds "Dagger of Westernesse"
      And the company has entered the site
      And the opponent's Boromir II is at Minas Tirith
      And the opponent's Boromir II bears "Dagger of Westernesse"

    @id:minions-permanent-events-0008 @forbid
    Scenario: It has come out of the barrows
      Given the opponent has "Barrow-blade" in play on the opponent's "Dagger of Westernesse"
      When Imrahil seeks to influence away the opponent's "Dagger of Westernesse" showing the player's "Dagger of Westernesse"
      Then it is illegal by core.influence.item-without-permanent-event

    @id:minions-permanent-events-0009 @allow
    Scenario: It has not
      When it is asked whether Imrahil may seek to influence away the opponent's "Dagger of Westernesse" showing the player's "Dagger of Westernesse"
      Then it is legal

    @id:minions-permanent-events-0010 @allow
    Scenario: What lies on Boromir is not on his dagger
      Given the opponent's Boromir II bears the player's "Lure of the Senses"
      When it is asked whether Imrahil may seek to influence away the opponent's "Dagger of Westernesse" showing the player's "Dagger of Westernesse"
      Then it is legal

  @rule:dark-minions.permanent-events.no-influence-on-item-with-event @rule:core.influence.item-without-permanent-event
  Rule: Free to choose is not free to go

    Background:
      Given the minions-emended rules
      And it is turn 3 of the game
      And Imrahil is at Minas Tirith
      And the player holds "Necklace of Girion"
      And the company has entered the site
      And the opponent's Boromir II is at Minas Tirith
      And the opponent's Boromir II bears "Necklace of Girion"

    @id:minions-permanent-events-0011 @forbid
    Scenario: A card lies on the necklace
      Given the opponent has "Free to Choose" in play on the opponent's "Necklace of Girion"
      When Imrahil seeks to influence away the opponent's "Necklace of Girion" showing the player's "Necklace of Girion"
      Then it is illegal by core.influence.item-without-permanent-event

    @id:minions-permanent-events-0012 @allow
    Scenario: None does
      When it is asked whether Imrahil may seek to influence away the opponent's "Necklace of Girion" showing the player's "Necklace of Girion"
      Then it is legal

  @rule:dark-minions.permanent-events.split-may-force-discard
  Rule: A fellowship is broken, whatever else goes on

    @id:minions-permanent-events-0013 @compute
    Scenario Outline: Boromir leaves, and the cup goes with <whom>
      Given the minions-emended rules
      And reading a of q.dark-minions.split-events
      And it is the organization phase
      And untapped Aragorn II, untapped Legolas, untapped Gimli and untapped Boromir II are at Rivendell
      And "Cup of Farewell" lies on the company
      And "Fellowship" lies on the company
      When the player organizes
      And the player splits off Boromir II
      And the player places "Cup of Farewell" on <whom>'s company
      Then "Fellowship" is in the discard pile
      And "Cup of Farewell" lies on <whom>'s company
      And Boromir II forms a company

      Examples:
        | case    | whom       |
        | leaves  | Boromir II |
        | remains | Legolas    |

  @rule:dark-minions.permanent-events.split-company-choice
  Rule: It is his card, and one of the two companies

    @id:minions-permanent-events-0014 @forbid
    Scenario: The cup does not go to Beorn's House, nor does the opponent pass it round
      Given the minions-emended rules
      And reading a of q.dark-minions.split-events
      And it is the organization phase
      And untapped Aragorn II, untapped Gimli and untapped Legolas are at Rivendell
      And untapped Beorn is at Beorn's House
      And "Cup of Farewell" lies on Aragorn II's company
      And the opponent's "Something Has Slipped" lies on Aragorn II's company
      When the player organizes
      And the player splits off Legolas
      Then the player may place "Cup of Farewell" on Legolas's company
      And the player may not place "Cup of Farewell" on Beorn's company by core.organization.original-keeps-company-effects
      And the opponent may not place "Cup of Farewell" on Legolas's company by core.organization.original-keeps-company-effects
      And Legolas forms a company

  @rule:core.organization.split-hazard-events
  Rule: His turn to choose is no turn to choose for the other

    @id:minions-permanent-events-0036 @forbid
    Scenario: Before he has passed the cup, the opponent's hazard is not his to pass on either
      Given the minions-emended rules
      And reading a of q.dark-minions.split-events
      And it is the organization phase
      And untapped Aragorn II, untapped Gimli and untapped Legolas are at Rivendell
      And "Cup of Farewell" lies on the company
      And the opponent's "Something Has Slipped" lies on the company
      When the player organizes
      And the player splits off Legolas
      Then the player may not place "Something Has Slipped" on Legolas's company by core.organization.split-hazard-events
      And the player may place "Cup of Farewell" on Legolas's company
      And Legolas forms a company
