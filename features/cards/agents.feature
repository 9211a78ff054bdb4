Feature: Hazards that send agents

  Somebody has been waiting where the company goes.

  @card:DM-50
  Rule: Cunning Foes

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Elladan and untapped Glóin are at Edhellond
      And the company is moving to Lond Galen by Starter Movement
      And the opponent holds "Cunning Foes"

    @id:cards-agents-0001 @compute
    Scenario: Herion was hidden at home
      Given the opponent has Herion as a face-down agent
      And the opponent's location deck holds "Lond Galen"
      When the opponent plays "Cunning Foes" with Herion on the company
      Then it is legal
      And Herion is tapped
      And the agent Herion is face-up
      And the agent Herion has Lond Galen with him
      And the attack is Man (1 strike at 13/8)
      And "Cunning Foes" is in the discard pile
      And 1 hazard was played on the company

    @id:cards-agents-0002 @compute
    Scenario: His player picks whom to strike
      Given the opponent has Herion as a face-up agent at Lond Galen
      When the opponent plays "Cunning Foes" with Herion on the company
      And the opponent assigns a strike to Glóin
      Then it is legal
      And Herion is tapped
      And the attack is Man (1 strike at 10/8)
      And "Cunning Foes" is in the discard pile

    @id:cards-agents-0003 @forbid
    Scenario: He is somewhere else
      Given the opponent has Herion as a face-up agent at Dol Amroth
      When the opponent plays "Cunning Foes" with Herion on the company
      Then it is illegal by the text of "Cunning Foes"

    @id:cards-agents-0004 @forbid
    Scenario: Firiel is no warrior
      Given the opponent has Firiel as a face-up agent at Lond Galen
      When the opponent plays "Cunning Foes" with Firiel on the company
      Then it is illegal by the text of "Cunning Foes"

    @id:cards-agents-0005 @forbid
    Scenario: He has done enough for today
      Given the opponent has Herion as a face-up agent at Lond Galen
      And Herion is tapped
      When the opponent plays "Cunning Foes" with Herion on the company
      Then it is illegal by core.actions.tap-for-effect

  @card:DM-43
  Rule: An Article Missing

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Elladan and untapped Glóin are at Rivendell
      And the company is moving to Bree by Starter Movement
      And Glóin bears "Dagger of Westernesse" and "Glamdring"
      And the opponent holds "An Article Missing"
      And the opponent has Bill Ferny as a face-up agent at Bree

    @id:cards-agents-0006 @compute
    Scenario: Bill Ferny goes through their things
      When the opponent plays "An Article Missing" with Bill Ferny on the company
      And the agent Bill Ferny falls upon the company
      And the opponent assigns a strike to Elladan
      And Elladan faces the strike and rolls 6 and 6 for the strike of Bill Ferny, then 1 and 1 for the strike of Elladan
      And the player chooses "Dagger of Westernesse" for "Bill Ferny"
      Then it is legal
      And Bill Ferny is tapped
      And Elladan is untapped
      And "Dagger of Westernesse" and "An Article Missing" are in the discard pile

    @id:cards-agents-0007 @compute
    Scenario: He is strong today
      When the opponent plays "An Article Missing" with Bill Ferny on the company
      And the agent Bill Ferny falls upon the company
      Then the attack is Man (1 strike at 8/9)
      And Bill Ferny is tapped
      And "An Article Missing" is in the discard pile

    @id:cards-agents-0008 @allow
    Scenario: He need not
      When the opponent plays "An Article Missing" with Bill Ferny on the company
      Then it is legal
      And there is no attack
      And Bill Ferny is tapped
      And "An Article Missing" is in the discard pile

    @id:cards-agents-0009 @forbid
    Scenario: Without the card he waits until they enter
      When the agent Bill Ferny falls upon the company
      Then it is illegal by core.site-phase.agent-attack-window

  @card:DM-87
  Rule: Seek without Success

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Elladan and untapped Glóin are at Lórien
      And Elladan's company is moving to Woodmen-town by Starter Movement
      And untapped Balin is at Bree
      And untapped Beretar is at Edoras
      And the opponent holds "Seek without Success"

    @id:cards-agents-0010 @compute
    Scenario: Gisulf shows them the wrong way
      Given the opponent has Gisulf as a face-up agent at Woodmen-town
      When the opponent plays "Seek without Success" with Gisulf on Elladan's company
      Then it is legal
      And Gisulf and "Seek without Success" are in the discard pile
      And the opponent's Woodmen-town and the player's Woodmen-town are in the location deck
      And Elladan's company is at Lórien

    @id:cards-agents-0011 @forbid
    Scenario: He is at home, and they go elsewhere
      Given the opponent has Gisulf as a face-up agent at Dale
      When the opponent plays "Seek without Success" with Gisulf on Elladan's company
      Then it is illegal by the text of "Seek without Success"

    @id:cards-agents-0012 @forbid
    Scenario: Woffung is no ranger
      Given the opponent has Woffung as a face-up agent at Woodmen-town
      When the opponent plays "Seek without Success" with Woffung on Elladan's company
      Then it is illegal by the text of "Seek without Success"

  @card:DM-25
  Rule: Taladhan

    @id:cards-agents-0013 @compute
    Scenario: He takes what they have
      Given the emended rules
      And it is the site phase
      And untapped Glóin and untapped Balin are at Edoras
      And Balin bears "Dagger of Westernesse" and "Glamdring"
      And the opponent has Taladhan as a face-up agent at Edoras
      When the company enters the site
      And the agent Taladhan falls upon the company
      And the opponent assigns a strike to Glóin
      And Glóin faces the strike and rolls 6 and 6 for the strike of Taladhan, then 1 and 1 for the strike of Glóin
      And the player chooses "Dagger of Westernesse" for "Taladhan"
      Then it is legal
      And "Dagger of Westernesse" is in the discard pile
      And Glóin and Balin are untapped

  @card:DM-43 @card:DM-50 @card:DM-87
  Rule: They are for those who are afraid of such people

    @id:cards-agents-0014 @forbid
    Scenario Outline: The Balrog is not, and <card> is not played against him
      Given the emended rules
      And the player is a Balrog
      And it is the movement/hazard phase
      And untapped Azog is at Goblin-gate
      And the opponent has Baduila as a face-up agent at Goblin-gate
      And the opponent holds "<card>"
      When the opponent plays "<card>" with Baduila on the company
      Then it is illegal by the text of "<card>"

      Examples:
        | case       | card                     |
        | article    | An Article Missing       |
        | foes       | Cunning Foes             |
        | inner      | Inner Cunning            |
        | nobody     | Nobody’s Friend          |
        | seek       | Seek without Success     |
        | shadow     | Shadow out of the Dark   |
        | away       | To Get You Away          |
        | twisted    | Twisted Tales            |
        | welcome    | Your Welcome Is Doubtful |

  @card:DM-101
  Rule: Will not Come Down

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And it is turn 3 of the game
      And untapped Bard Bowman and untapped Bofur are at the player's Lake-town
      And the opponent holds "Will not Come Down"

    @id:cards-agents-0101 @compute
    Scenario: What is left of general influence does not hold Bard back
      Given the opponent has Woffung as a face-up agent at the opponent's Lake-town
      Then the player has 16 general influence left
      When the opponent plays "Will not Come Down" on Woffung
      And Woffung seeks to influence away Bard Bowman and rolls 6 and 5, then 6 and 5 for the influence defence
      Then it is legal
      And Bard Bowman is in hand
      And Woffung is tapped
      And "Will not Come Down" is in the discard pile
      And 1 hazard was played on the company

    @id:cards-agents-0102 @compute
    Scenario: The Men of Northern Rhovanion go back to the hand of their player
      Given the player's marshalling-point pile holds "Men of Northern Rhovanion"
      And the opponent has Woffung as a face-up agent at the opponent's Lake-town
      When the opponent plays "Will not Come Down" on Woffung
      And Woffung seeks to influence away "Men of Northern Rhovanion" and rolls 6 and 5, then 1 and 1 for the influence defence
      Then "Men of Northern Rhovanion" is in hand
      And the player has 0 faction points
      And Woffung is tapped
      And "Will not Come Down" is in the discard pile

    @id:cards-agents-0103 @forbid
    Scenario: It is no use to take a dagger from Bard
      Given Bard Bowman bears "Dagger of Westernesse"
      And the opponent has Woffung as a face-up agent at the opponent's Lake-town
      When the opponent plays "Will not Come Down" on Woffung
      And it is asked whether Woffung may seek to influence away "Dagger of Westernesse"
      Then it is illegal by core.influence.agent-cannot-influence-item
      And Woffung is tapped
      And "Will not Come Down" is in the discard pile

    @id:cards-agents-0104 @forbid
    Scenario: Woffung is tapped, and would have to tap
      Given the opponent has tapped Woffung as a face-up agent at the opponent's Lake-town
      And the opponent has Gergeli as a face-up agent at the opponent's Lake-town
      Then the opponent may not play "Will not Come Down" on Woffung by core.actions.tap-for-effect
      And the opponent may play "Will not Come Down" on Gergeli

    @id:cards-agents-0105 @forbid
    Scenario: Those of others are not theirs to send
      Given the player has Gergeli as a face-up agent at the player's Dale
      When the opponent plays "Will not Come Down" on Gergeli
      Then it is illegal by the text of "Will not Come Down"

    @id:cards-agents-0106 @forbid
    Scenario: He speaks now, or not at all
      Given the opponent has Woffung as a face-up agent at the opponent's Lake-town
      And the opponent holds "Bill Ferny"
      When the opponent plays "Will not Come Down" on Woffung
      And the opponent plays Bill Ferny as an agent
      And Woffung seeks to influence away Bard Bowman
      Then it is illegal by core.influence.agent-needs-an-effect
      And Woffung is tapped
      And Bill Ferny is in play
      And "Will not Come Down" is in the discard pile

    @id:cards-agents-0107 @compute
    Scenario: Woffung was hidden, and his player says at which of his homes he is
      Given untapped Gimli is at Bree
      And the player's marshalling-point pile holds "Men of Northern Rhovanion"
      And the opponent has Woffung as a face-down agent
      And the opponent's location deck holds "Lake-town", "Dale" and "Shrel-Kain"
      When the player chooses Gimli's company to go next
      And the opponent plays "Will not Come Down" on Woffung
      Then the opponent may choose "Shrel-Kain" for Woffung
      When the opponent chooses the opponent's "Lake-town" for Woffung
      And Woffung seeks to influence away "Men of Northern Rhovanion" and rolls 6 and 5, then 1 and 1 for the influence defence
      Then it is legal
      And the agent Woffung is face-up
      And the agent Woffung has Lake-town with him
      And "Men of Northern Rhovanion" is in hand
      And the player has 0 faction points
      And Woffung is tapped
      And "Will not Come Down" is in the discard pile

  @card:DM-61
  Rule: Good Sense Revolts

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And it is turn 3 of the game
      And the opponent holds "Good Sense Revolts"

    @id:cards-agents-0108 @compute
    Scenario Outline: <who> comes into play at <where>
      Given untapped <who>, untapped Aragorn II and untapped Faramir are at the player's Edoras
      And the opponent has Wormtongue as a face-up agent at the opponent's Edoras
      When the opponent plays "Good Sense Revolts" on Wormtongue
      And Wormtongue seeks to influence away <who> and rolls <ours>, then <theirs> for the influence defence
      Then it is legal
      And <who> is in <place>
      And Wormtongue is tapped
      And "Good Sense Revolts" is in the discard pile

      Examples:
        | case     | who    | where         | ours    | theirs  | place            |
        | here     | Háma   | Edoras        | 1 and 1 | 6 and 5 | the discard pile |
        | not-here | Bombur | the mountains | 3 and 3 | 5 and 4 | play             |

    @id:cards-agents-0109 @compute
    Scenario Outline: Golodhros is helped in what he would do anyway: <result>
      Given untapped Faramir and untapped Aragorn II are at Dead Marshes
      And the opponent has Golodhros as a face-up agent at Dead Marshes
      Then the player has 6 general influence left
      When Golodhros seeks to influence away Faramir
      And the opponent plays "Good Sense Revolts" on Golodhros for its second effect in response
      And <ours> are rolled for the influence attempt of Golodhros
      And 4 and 3 are rolled for the influence defence
      Then Faramir is in <place>
      And the player has <points> character points
      And Golodhros is tapped
      And "Good Sense Revolts" is in the discard pile

      Examples:
        | case | result                                          | ours    | place            | points |
        | won  | 11, 4 and 4 less 6 and 7 are more than his mind | 6 and 5 | the discard pile | 3      |
        | lost | 10, 4 and 4 less 6 and 7 are not                | 5 and 5 | play             | 5      |

    @id:cards-agents-0110 @forbid
    Scenario: He does not try just now
      Given untapped Faramir and untapped Aragorn II are at Dead Marshes
      And the opponent has Golodhros as a face-up agent at Dead Marshes
      When the opponent plays "Good Sense Revolts" on Golodhros for its second effect
      Then it is illegal by the text of "Good Sense Revolts"

  @card:DM-61 @card:DM-101
  Rule: Nor do those speak against him who are sent

    @id:cards-agents-0111 @forbid
    Scenario Outline: <card> is for heroes alone
      Given the emended rules
      And the player is a Balrog
      And it is the movement/hazard phase
      And untapped Azog is at Goblin-gate
      And the opponent has Baduila as a face-up agent at Goblin-gate
      And the opponent holds "<card>"
      When the opponent plays "<card>" on Baduila
      Then it is illegal by the text of "<card>"

      Examples:
        | case      | card               |
        | sense     | Good Sense Revolts |
        | come-down | Will not Come Down |

  @card:DM-7
  Rule: Elerína

    Background:
      Given the emended rules
      And it is the site phase
      And untapped Glóin, untapped Balin and untapped Bifur are at Edoras

    @id:cards-agents-0121 @compute
    Scenario: She taps for a second strike, and rolls for each
      Given the opponent has Elerína as a face-up agent at Edoras
      When the company enters the site
      And the agent Elerína falls upon the company
      And the opponent uses Elerína
      Then the attack is Man (2 strikes at 5/9)
      And Elerína is tapped
      When the player assigns a strike to Glóin
      And the player assigns a strike to Balin
      And Glóin faces the strike and rolls 2 and 2 for the strike of Elerína, then 1 and 1 for the strike of Glóin, then 1 and 1 for the body check
      Then the prowess of the strike against Glóin was 9
      When Balin faces the strike and rolls 5 and 4 for the strike of Elerína, then 1 and 1 for the strike of Balin, then 1 and 1 for the body check
      Then the prowess of the strike against Balin was 14
      And Glóin and Balin are wounded

    @id:cards-agents-0122 @forbid
    Scenario: She is tapped, and strikes once
      Given the opponent has tapped Elerína as a face-up agent at Edoras
      When the company enters the site
      And the agent Elerína falls upon the company
      And it is asked whether the opponent may use Elerína now
      Then it is illegal by core.actions.tap-for-effect

    @id:cards-agents-0123 @forbid
    Scenario: For Gergeli she does nothing
      Given the opponent has Elerína as a face-up agent at Edoras
      And the opponent has Gergeli as a face-up agent at Edoras
      When the company enters the site
      And the agent Gergeli falls upon the company
      And it is asked whether the opponent may use Elerína now
      Then it is illegal by the text of "Elerína"

    @id:cards-agents-0124 @forbid
    Scenario: A Ringwraith's Elerína is no agent
      Given the player is a Ringwraith
      And untapped Elerína is at Mount Gram
      When Elerína's company enters Mount Gram
      And it is asked whether the player may use Elerína now
      Then it is illegal by the text of "Elerína"

  @card:DM-91
  Rule: Sudden Fury

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin, wounded Balin and untapped Bifur are at the player's Edoras
      And the opponent holds "Sudden Fury"

    @id:cards-agents-0125 @compute
    Scenario: Gergeli, a scout, strikes twice, and whom he likes
      Given the opponent has Gergeli as a face-up agent at the opponent's Edoras
      When the opponent plays "Sudden Fury" on the player's Edoras
      And the company enters Edoras
      And the agent Gergeli falls upon the company
      Then the attack is Man (2 strikes at 3/9)
      And the opponent may assign a strike to Balin
      And "Sudden Fury" is in the discard pile

    @id:cards-agents-0126 @compute
    Scenario: Jûoma is no scout
      Given the opponent has Jûoma as a face-up agent at the opponent's Edoras
      When the opponent plays "Sudden Fury" on the player's Edoras
      And the company enters Edoras
      And the agent Jûoma falls upon the company
      Then the attack is Man (1 strike at 3/7)
      And the opponent may not assign a strike to Balin by core.actions.when-asked
      And "Sudden Fury" is in the discard pile

    @id:cards-agents-0127 @compute
    Scenario: It is in the air of that site, and of no other
      Given untapped Gimli is at the player's Bree
      And the opponent has Gergeli as a face-up agent at the opponent's Bree
      When the player chooses Glóin's company to go next
      And the opponent plays "Sudden Fury" on the player's Edoras
      And Gimli's company enters Bree
      And the agent Gergeli falls upon Gimli's company
      Then the attack is Man (1 strike at 3/9)
      And "Sudden Fury" is in the discard pile

  @card:DM-62 @card:DM-74
  Rule: Great Need or Purpose

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin, untapped Balin and untapped Bifur are at Moria
      And the opponent has tapped Woffung as a face-up agent at Dale
      And the opponent's location deck holds "Lake-town" and "Shrel-Kain"

    @id:cards-agents-0129 @allow
    Scenario: Woffung untaps and goes, and both are counted
      Given the opponent has "Great Need or Purpose" in play
      When the agent Woffung untaps
      And the agent Woffung moves to Lake-town
      Then it is legal
      And 2 hazards were played on the company
      And Woffung is tapped
      And the agent Woffung has Lake-town with him
      And Dale is in the location deck

    @id:cards-agents-0130 @forbid
    Scenario: A third is too many
      Given the opponent has "Great Need or Purpose" in play
      When the agent Woffung untaps
      And the agent Woffung moves to Lake-town
      And the agent Woffung moves to Shrel-Kain
      Then it is illegal by core.agents.one-action-per-turn
      And Woffung is tapped
      And the agent Woffung has Lake-town with him
      And Dale is in the location deck

    @id:cards-agents-0131 @allow
    Scenario: With Never Seen Him besides, he acts three times, and one of them is for nothing
      Given the opponent has "Great Need or Purpose" in play
      And the opponent has "Never Seen Him" in play on Woffung
      When the agent Woffung untaps
      And the agent Woffung moves to Lake-town
      And the agent Woffung moves to Shrel-Kain
      Then it is legal
      And 2 hazards were played on the company
      And Woffung is tapped
      And the agent Woffung has Shrel-Kain with him
      And Dale and Lake-town are in the location deck

    @id:cards-agents-0132 @forbid
    Scenario: A fourth time is too much
      Given the opponent has "Great Need or Purpose" in play
      And the opponent has "Never Seen Him" in play on Woffung
      When the agent Woffung untaps
      And the agent Woffung moves to Lake-town
      And the agent Woffung moves to Shrel-Kain
      And the agent Woffung returns home
      Then it is illegal by core.agents.one-action-per-turn
      And Woffung is tapped
      And the agent Woffung has Shrel-Kain with him
      And Dale and Lake-town are in the location deck

  @card:DM-29
  Rule: My Precious is restless

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin, untapped Balin and untapped Bifur are at Rivendell
      And the opponent's location deck holds "Dimrill Dale"

    @id:cards-agents-0133 @allow
    Scenario: In the open he does two things for one
      Given the opponent has tapped My Precious as a face-up agent at Moria
      When the agent My Precious untaps
      And the agent My Precious moves to Dimrill Dale
      Then it is legal
      And 1 hazard was played on the company
      And My Precious is tapped
      And the agent My Precious has Dimrill Dale with him
      And Moria is in the location deck

    @id:cards-agents-0134 @forbid
    Scenario: In the dark he does one
      Given the opponent has tapped My Precious as a face-down agent who has gone to Moria
      When the agent My Precious untaps
      And the agent My Precious moves to Dimrill Dale
      Then it is illegal by core.agents.one-action-per-turn
      And My Precious is untapped
