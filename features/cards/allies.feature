Feature: Allies

  Friends of many shapes, and what their cards say of them.

  @card:TW-246
  Rule: Gollum

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And the opponent holds "Wolves"

    @id:cards-allies-0001 @allow
    Scenario: He knows where the Wolves do not go
      Given untapped Pippin is at Rivendell
      And Pippin bears "Gollum"
      And the company is moving to Weathertop by Starter Movement
      When the opponent plays the creature "Wolves" on the company keyed to a Wilderness
      And the player uses "Gollum"
      Then it is legal
      And there is no attack
      And "Gollum" is tapped
      And "Wolves" is in the discard pile

    @id:cards-allies-0002 @forbid
    Scenario: He cannot hide three
      Given untapped Legolas, untapped Gimli and untapped Aragorn II are at Rivendell
      And Legolas bears "Gollum"
      And the company is moving to Weathertop by Starter Movement
      When the opponent plays the creature "Wolves" on the company keyed to a Wilderness
      And the player passes
      Then the player may not use "Gollum" by the text of "Gollum"
      And "Wolves" is in play

  @card:TW-198
  Rule: Bill the Pony

    Background:
      Given the emended rules
      And untapped Pippin is at Bree
      And the company has entered the site
      And the site is tapped

    @id:cards-allies-0003 @allow
    Scenario: There is always a pony at Bree
      When Pippin plays "Bill the Pony"
      Then it is legal
      And Pippin bears "Bill the Pony"
      And Pippin is tapped
      And the player has 1 ally point

    @id:cards-allies-0004 @forbid
    Scenario: But nothing else is left there
      When Pippin plays "Star-glass"
      Then it is illegal by core.site-phase.play-requirements

  @card:DM-179
  Rule: Noble Hound

    Background:
      Given the emended rules

    @id:cards-allies-0005 @allow
    Scenario: Where there are farms there are dogs
      Given untapped Pippin is at Bree
      And the company has entered the site
      And the site is tapped
      When Pippin plays "Noble Hound"
      Then it is legal
      And Pippin bears "Noble Hound"
      And Pippin is tapped
      And the player has 1 ally point

    @id:cards-allies-0006 @forbid
    Scenario: There are none at Weathertop
      Given untapped Pippin is at Weathertop
      And the company has entered the site
      When Pippin plays "Noble Hound"
      Then it is illegal by core.site-phase.play-ally

  @card:LE-140
  Rule: Stay Her Appetite

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Faramir, untapped Aragorn II and untapped Elladan are at Wellinghall
      And Faramir bears "Treebeard"
      And the opponent holds "Stay Her Appetite"
      When the opponent plays "Stay Her Appetite" on "Treebeard" and rolls 6 and 3 for the card text, then 2 and 1 for the card text
      Then the attack is Ent (1 strike at 11)
      And the attack comes from "Treebeard"

    @id:cards-allies-0007 @compute
    Scenario: Treebeard has words with Faramir, and comes off worse
      When Faramir faces the strike and rolls 4 and 3
      Then Faramir bears "Treebeard"
      And Faramir is tapped
      And "Stay Her Appetite" is in the discard pile

    @id:cards-allies-0008 @compute
    Scenario: Nobody wins, and Treebeard goes his way
      When Faramir faces the strike and rolls 3 and 3
      Then "Treebeard" is in the discard pile
      And the player has 0 ally points
      And Faramir is tapped
      And "Stay Her Appetite" is in the discard pile

    @id:cards-allies-0009 @compute
    Scenario: Treebeard is not cruel, but he is strong
      When Faramir faces the strike and rolls 1 and 1
      Then Faramir is tapped
      And "Treebeard" is in the discard pile
      And the player has 0 ally points
      And "Stay Her Appetite" is in the discard pile

    @id:cards-allies-0010 @compute
    Scenario: It is between the two of them
      Then the strikes are assigned to Faramir
      And "Stay Her Appetite" is in the discard pile

  @card:TW-198
  Rule: Bill knows one way home, and it has to be there

    Background:
      Given it is the end-of-turn phase
      And untapped Merry is at Bree
      And Merry bears "Bill the Pony"
      And the emended rules

    @id:cards-allies-0011 @compute
    Scenario: Others are at Rivendell, and it is their haven that they come to
      Given untapped Elrond is at Rivendell
      When the player passes
      And the player uses "Bill the Pony"
      Then it is legal
      And "Bill the Pony" is in the discard pile
      And the player has 0 ally points
      And Merry's company is at Rivendell
      And Bree is in the location deck

    @id:cards-allies-0012 @compute
    Scenario: There are other places in the deck, and he passes them by
      Given the player's location deck holds "Moria", "Rivendell" and "Lórien"
      When the player passes
      And the player uses "Bill the Pony"
      Then it is legal
      And "Bill the Pony" is in the discard pile
      And the player has 0 ally points
      And Merry's company is at Rivendell
      And Rivendell is in play
      And Bree is in the location deck

  @card:TW-198
  Rule: Bill leads nobody away from a haven

    @id:cards-allies-0013 @forbid
    Scenario: At Rivendell he stays in the stable
      Given the emended rules
      And it is the end-of-turn phase
      And untapped Merry is at Rivendell
      And Merry bears "Bill the Pony"
      When the player passes
      And the player uses "Bill the Pony"
      Then it is illegal by the text of "Bill the Pony"
