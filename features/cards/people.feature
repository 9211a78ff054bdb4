Feature: What characters and allies can do

  Wizards and Ringwraiths have arts of their own, and Ents do not leave their woods.

  @card:TW-178
  Rule: Radagast

    @id:cards-people-0001 @compute
    Scenario: The birds bring news in every wood
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Radagast is at Rivendell
      And the company is moving to Barrow-downs by Starter Movement
      And the player's play deck holds "Block", "Dodge", "Escape" and "Ford"
      When the player draws a card
      And the player draws a card
      And the player draws a card
      Then "Block", "Dodge" and "Escape" are in hand
      And "Ford" is in the play deck
      And the player may not draw a card by core.movement-hazard.resource-player-draw

    @id:cards-people-0002 @compute
    Scenario: Beretar hears nothing
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Rivendell
      And the company is moving to Barrow-downs by Starter Movement
      And the player's play deck holds "Block", "Dodge", "Escape" and "Ford"
      When the player draws a card
      Then "Block" is in hand
      And "Dodge", "Escape" and "Ford" are in the play deck

  @card:TW-181
  Rule: Saruman

    @id:cards-people-0003 @allow
    Scenario: He remembers an old charm
      Given the emended rules
      And it is the end-of-turn phase
      And untapped Saruman is at Isengard
      And the player's discard pile holds "Vanishment", "Block" and "Wizard’s Flame"
      When the player uses Saruman
      And the player chooses "Vanishment" for "Saruman"
      Then it is legal
      And "Vanishment" is in hand
      And "Block" and "Wizard’s Flame" are in the discard pile
      And Saruman is tapped

    @id:cards-people-0004 @forbid
    Scenario: Fencing is beneath him
      Given the emended rules
      And it is the end-of-turn phase
      And untapped Saruman is at Isengard
      And the player's discard pile holds "Vanishment", "Block" and "Wizard’s Flame"
      When the player uses Saruman
      And the player chooses "Block" for "Saruman"
      Then it is illegal by core.actions.needs-allowance
      And Saruman is tapped

  @card:LE-52
  Rule: Dwar the Ringwraith

    Background:
      Given the emended rules
      And it is the organization phase
      And the player is a Ringwraith
      And untapped Shagrat and untapped Muzgash are at Moria

    @id:cards-people-0005 @compute
    Scenario: His will reaches as far as Moria
      Given untapped Dwar the Ringwraith is at Dol Guldur
      When the player uses Dwar the Ringwraith on Shagrat's company
      Then it is legal
      And Dwar the Ringwraith is tapped
      And the prowess of Shagrat is 7
      And the body of Muzgash is 9

    @id:cards-people-0006 @forbid
    Scenario: But only from his seat
      Given untapped Dwar the Ringwraith is at Isengard
      When the player uses Dwar the Ringwraith on Shagrat's company
      Then it is illegal by the text of "Dwar the Ringwraith"

  @card:TW-328
  Rule: Skinbark

    @id:cards-people-0007 @order
    Scenario: The Wolves of Isengard leave the Ent alone
      Given the emended rules
      And untapped Beretar is at Isengard
      And Beretar bears "Skinbark"
      When the company enters the site
      And Beretar faces the strike and rolls 6 and 6
      Then there is no attack
      And Beretar is tapped

    @id:cards-people-0008 @compute
    Scenario: He does not walk to Bree
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Rivendell
      And Beretar bears "Skinbark"
      And the company is moving to Bree by Starter Movement
      When the player passes
      Then "Skinbark" is in the discard pile
      And the player has 0 ally points
      And the company is at Bree
      And Rivendell is in the location deck

    @id:cards-people-0009 @compute
    Scenario: He does walk to Isengard
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Lórien
      And Beretar bears "Skinbark"
      And the company is moving to Isengard by Starter Movement
      When the player passes
      Then Beretar bears "Skinbark"
      And the company is at Isengard
      And Lórien is in the location deck

  @card:TW-353
  Rule: Treebeard

    @id:cards-people-0010 @order
    Scenario: Wolves do not bark at the oldest tree
      Given the emended rules
      And untapped Beretar is at Isengard
      And Beretar bears "Treebeard"
      When the company enters the site
      And Beretar faces the strike and rolls 6 and 6
      Then there is no attack
      And Beretar is tapped

    @id:cards-people-0011 @compute
    Scenario: He does not know the Old Forest any more
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Rivendell
      And Beretar bears "Treebeard"
      And the company is moving to Bree by Starter Movement
      When the player passes
      Then "Treebeard" is in the discard pile
      And the player has 0 ally points
      And the company is at Bree
      And Rivendell is in the location deck

  @card:LE-157
  Rule: War-wolf

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And the player holds "War-wolf"

    @id:cards-people-0012 @allow
    Scenario: Among the wolves of Isengard one more is not missed
      Given untapped Gorbag is at Isengard
      And the company has entered the site
      When Gorbag plays "War-wolf"
      Then it is legal
      And Gorbag bears "War-wolf"
      And Gorbag and the site are tapped
      And the player has 1 ally point

    @id:cards-people-0013 @allow
    Scenario: The Orcs of Moria keep some, and give one away even late in the day
      Given untapped Gorbag is at Moria
      And the company has entered the site
      And the site is tapped
      When Gorbag plays "War-wolf"
      Then it is legal
      And Gorbag bears "War-wolf"
      And Gorbag is tapped
      And the player has 1 ally point

    @id:cards-people-0014 @forbid
    Scenario: There are no kennels in the Dead Marshes
      Given untapped Gorbag is at Dead Marshes
      And the company has entered the site
      When Gorbag plays "War-wolf"
      Then it is illegal by core.actions.needs-allowance

    @id:cards-people-0015 @forbid
    Scenario: Orcs do not feed wolves in every ruin
      Given untapped Gorbag is at Buhr Widu
      And the company has entered the site
      When Gorbag plays "War-wolf"
      Then it is illegal by core.actions.needs-allowance

    @id:cards-people-0016 @forbid
    Scenario: Tapped hands lead no wolf
      Given tapped Gorbag is at Isengard
      And the company has entered the site
      When Gorbag plays "War-wolf"
      Then it is illegal by core.site-phase.play-requirements

  @card:BA-1
  Rule: Strider

    Background:
      Given the emended rules
      And it is the organization phase
      And untapped Strider and untapped Bergil are at Bandit Lair
      And Strider bears "Dagger of Westernesse"
      And Bergil follows Strider
      And the opponent has "Lure of Expedience" in play on Strider
      And the player holds "Aragorn II"

    @id:cards-people-0101 @allow @rule:core.glossary.manifestation-leaving-play
    Scenario: Strider takes his own name again
      When the player organizes
      And the player plays "Aragorn II" into Strider's company
      Then it is legal
      And "Aragorn II" is in play
      And Strider is removed from the game
      And "Aragorn II" bears "Dagger of Westernesse" and "Lure of Expedience"
      And Bergil follows "Aragorn II"

    @id:cards-people-0102 @forbid @rule:core.glossary.one-manifestation-in-play
    Scenario: He does not appear among others while Strider is about
      Given untapped Glóin is at Rivendell
      When the player organizes
      And the player plays "Aragorn II" into Glóin's company
      Then it is illegal by core.glossary.one-manifestation-in-play

    @id:cards-people-0103 @forbid @rule:core.organization.character-play-sites
    Scenario: Gimli cannot join him there
      Given the player holds "Gimli"
      When the player organizes
      And the player plays Gimli into Strider's company
      Then it is illegal by core.organization.character-play-sites

    @id:cards-people-0104 @allow
    Scenario: With Gandalf in Rivendell he may come all the same
      Given untapped Gandalf is at Rivendell
      When the player organizes
      Then the player may play "Aragorn II" into Strider's company

  @card:DM-1 @card:DM-8 @card:DM-20
  Rule: An Elf is let in

    @id:cards-people-0105 @allow
    Scenario Outline: Nobody turns <who> away
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Moria
      And the opponent has <who> as a face-up agent at <from>
      When the agent <who> moves to <to>
      Then it is legal
      And <who> is tapped
      And the opponent's <from> is in the location deck
      And the agent <who> has <to> with him
      And <to> is in play

      Examples:
        | case    | who     | from         | to        |
        | anarin  | Anarin  | Dimrill Dale | Lórien    |
        | elwen   | Elwen   | Dol Amroth   | Edhellond |
        | nimloth | Nimloth | Dimrill Dale | Lórien    |

  @card:DM-181
  Rule: An Orc is not

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Moria
      And the opponent has Baugúr as a face-up agent at Isengard

    @id:cards-people-0106 @forbid
    Scenario: Baugúr does not show himself at Edoras
      When the agent Baugúr moves to Edoras
      Then it is illegal by core.agents.no-wizard-havens

    @id:cards-people-0107 @allow
    Scenario: At the Glittering Caves he might try
      When the agent Baugúr moves to Glittering Caves
      Then it is legal
      And Baugúr is tapped
      And Isengard is in the location deck
      And the agent Baugúr has Glittering Caves with him
      And Glittering Caves is in play

  @card:DM-15
  Rule: The Grimburgoth does not wait at the door

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin and untapped Balin are at Weathertop
      And the opponent has The Grimburgoth as a face-up agent at Weathertop

    @id:cards-people-0108 @allow
    Scenario: He comes out, as strong as he is not otherwise
      When the agent The Grimburgoth falls upon the company
      Then it is legal
      And The Grimburgoth is tapped
      And the attack is Man (1 strike at 9/9)

  @card:DM-1
  Rule: Nor does Anarin

    @id:cards-people-0109 @allow
    Scenario: He is at home in Moria
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Moria
      And the opponent has Anarin as a face-up agent at Moria
      When the agent Anarin falls upon the company
      Then it is legal
      And Anarin is tapped
      And the attack is Elf (1 strike at 6/9)

  @card:DM-14
  Rule: Golodhros talks

    Background:
      Given the emended rules
      And it is turn 3 of the game
      And it is the movement/hazard phase
      And untapped Faramir is at Minas Tirith

    @id:cards-people-0110 @allow
    Scenario: Faramir might listen
      Given the opponent has Golodhros as a face-up agent at Minas Tirith
      When it is asked whether Golodhros may seek to influence away Faramir
      Then it is legal

  @card:DM-2
  Rule: Baduila turns them back

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Beorn's House
      And the company is moving to Goblin-gate

    @id:cards-people-0111 @allow
    Scenario: He was waiting at Goblin-gate
      Given the opponent has Baduila as a face-up agent at Goblin-gate
      When the opponent uses Baduila on the company
      Then it is legal
      And Baduila is in the discard pile
      And the opponent's Goblin-gate is in the location deck
      And the player's Goblin-gate is in the location deck
      And the company is at Beorn's House

    @id:cards-people-0112 @forbid
    Scenario: He was waiting at Mount Gundabad
      Given the opponent has Baduila as a face-up agent at Mount Gundabad
      When the opponent uses Baduila on the company
      Then it is illegal by the text of "Baduila"
