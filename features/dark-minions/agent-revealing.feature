Feature: Revealing an agent

  @rule:dark-minions.agent-revealing.illegal-path-no-effect @rule:dark-minions.agent-revealing.voluntary @rule:dark-minions.agent-revealing.free-of-charge @rule:dark-minions.agent-revealing.reveal-returns-other-sites @rule:dark-minions.agent-revealing.path-first-site @rule:dark-minions.agent-revealing.path-next-sites
  Rule: His player shows him when he likes

    Background:
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Glóin and untapped Balin are at Moria

    @id:minions-agent-revealing-0001 @allow @rule:dark-minions.agent-revealing.illegal-path-no-effect
    Scenario: By the Gladden Fields to Goblin-gate, and it costs nothing
      Given the opponent has Gisulf as a face-down agent who has gone to Gladden Fields and Goblin-gate
      When the opponent reveals the agent Gisulf
      Then it is legal
      And the agent Gisulf is face-up
      And the agent Gisulf has Goblin-gate with him
      And Gladden Fields is in the location deck
      And 0 hazards were played on the company

  @rule:dark-minions.agent-revealing.illegal-path-no-effect @rule:dark-minions.agent-revealing.illegal-path-discard @rule:dark-minions.agent-revealing.path-first-site @rule:dark-minions.agent-revealing.path-next-sites
  Rule: Who cannot have come there is gone

    @id:minions-agent-revealing-0002 @forbid
    Scenario: From home straight to Edoras
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Glóin and untapped Balin are at Moria
      And the opponent has Gisulf as a face-down agent who has gone to Edoras
      When the opponent reveals the agent Gisulf
      Then Gisulf is in the discard pile
      And Edoras is in the location deck

  @rule:dark-minions.agent-revealing.unmoved-choose-home @rule:dark-minions.agent-revealing.unmoved-without-card
  Rule: Who has not moved is at home

    Background:
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Glóin and untapped Balin are at Moria
      And the opponent has Gisulf as a face-down agent

    @id:minions-agent-revealing-0003 @allow
    Scenario: At Dale, by its card
      Given the opponent's location deck holds "Dale"
      When the opponent reveals the agent Gisulf at Dale
      Then it is legal
      And the agent Gisulf is face-up
      And the agent Gisulf has Dale with him

    @id:minions-agent-revealing-0004 @order
    Scenario: Without a card, until the turn ends
      When the opponent reveals the agent Gisulf, without a card, at Dale
      And the player ends the turn
      Then Gisulf is in the discard pile

  @rule:dark-minions.agent-revealing.voluntary @rule:core.agents.reveal-is-free
  Rule: While the others travel

    Background:
      Given the minions-emended rules
      And untapped Glóin and untapped Balin are at Moria
      And the opponent's location deck holds "Dale"

    @id:minions-agent-revealing-0005 @allow
    Scenario: Woffung shows himself
      Given it is the movement/hazard phase
      And the opponent has Woffung as a face-down agent
      When the opponent reveals the agent Woffung at Dale
      Then it is legal
      And the agent Woffung is face-up
      And the agent Woffung has Dale with him

    @id:minions-agent-revealing-0006 @forbid
    Scenario: Not while they organize
      Given it is the organization phase
      And the opponent has Woffung as a face-down agent
      When the opponent reveals the agent Woffung at Dale
      Then it is illegal by core.agents.reveal-is-free

    @id:minions-agent-revealing-0007 @allow
    Scenario: He may have come just now
      Given it is the movement/hazard phase
      And the opponent holds "Woffung"
      When the opponent plays Woffung as an agent
      And the opponent reveals the agent Woffung at Dale
      Then it is legal
      And Woffung is in play
      And the agent Woffung is face-up
      And the agent Woffung has Dale with him

  @rule:dark-minions.agent-revealing.free-of-charge @rule:core.agents.reveal-is-free
  Rule: It takes neither a hazard nor his action

    @id:minions-agent-revealing-0008 @allow
    Scenario: The limit is reached, and Woffung has moved
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Moria
      And the opponent holds "Bill Ferny"
      And the opponent has Woffung as a face-down agent
      And the opponent's location deck holds "The Lonely Mountain"
      When the opponent plays Bill Ferny as an agent
      And the agent Woffung moves to The Lonely Mountain
      Then 0 more hazards can be played on the company
      When the opponent reveals the agent Woffung
      Then it is legal
      And the agent Woffung is face-up
      And the agent Woffung has The Lonely Mountain with him
      And Woffung is tapped
      And Bill Ferny is in play

  @rule:dark-minions.agent-revealing.forced @rule:core.site-phase.agent-revealed-to-attack
  Rule: Whoever does something to others is seen

    @id:minions-agent-revealing-0009 @order
    Scenario: Woffung attacks
      Given the minions-emended rules
      And it is the site phase
      And untapped Glóin and untapped Balin are at the player's Dale
      And the opponent has Woffung as a face-down agent
      And the opponent's location deck holds "Dale"
      When the company enters the site
      And the agent Woffung falls upon the company
      Then the agent Woffung is face-up
      And the agent Woffung has Dale with him

    @id:minions-agent-revealing-0010 @order
    Scenario: He was seen before, and nothing is new
      Given the minions-emended rules
      And it is the site phase
      And untapped Glóin and untapped Balin are at the player's Dale
      And the opponent has Woffung as a face-up agent at the opponent's Dale
      When the company enters the site
      And the agent Woffung falls upon the company
      Then the agent Woffung is face-up

  @rule:dark-minions.agent-revealing.forced @rule:core.influence.agent-revealed-as-influencer
  Rule: Whoever talks to them, too

    @id:minions-agent-revealing-0011 @order
    Scenario: Golodhros speaks to Faramir
      Given the minions-emended rules
      And it is the movement/hazard phase
      And it is turn 3 of the game
      And untapped Faramir and untapped Aragorn II are at Dead Marshes
      And the opponent is a Ringwraith
      And the opponent has Golodhros as a face-down agent who has gone to Cirith Gorgor and Dead Marshes
      When Golodhros seeks to influence away Faramir and rolls 2 and 2, then 6 and 6 for the influence defence
      Then the agent Golodhros is face-up
      And Golodhros is tapped
      And the opponent's Cirith Gorgor is in the location deck
      And the agent Golodhros has Dead Marshes with him

  @rule:dark-minions.agent-revealing.tapping-for-a-card @rule:core.agents.tapping-reveals-agent
  Rule: To tap for others is to be seen; to tap for oneself is not

    Background:
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Glóin and untapped Balin are at Lórien
      And the company is moving to the player's Moria by Starter Movement
      And the opponent has Anarin as a face-down agent
      And the opponent's location deck holds "Moria" and "Dimrill Dale"

    @id:minions-agent-revealing-0012 @order
    Scenario: Anarin taps, as her text asks for it
      When the agent Anarin falls upon the company
      Then the agent Anarin is face-up
      And Anarin is tapped
      And the agent Anarin has Moria with him

    @id:minions-agent-revealing-0013 @order
    Scenario: Anarin taps to go to Dimrill Dale
      When the agent Anarin moves to Dimrill Dale
      Then the agent Anarin is face-down
      And Anarin is tapped
      And the agent Anarin has Dimrill Dale with him

  @rule:dark-minions.agent-revealing.unmoved-choose-home @rule:core.agents.reveal-at-home-site-card
  Rule: It has to be said at once

    Background:
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Glóin and untapped Balin are at Moria
      And the opponent has Gergeli as a face-down agent
      And the opponent's location deck holds "Lake-town" and "Shrel-Kain"

    @id:minions-agent-revealing-0014 @allow
    Scenario: At Lake-town
      When the opponent reveals the agent Gergeli at Lake-town
      Then it is legal
      And the agent Gergeli is face-up
      And the agent Gergeli has Lake-town with him
      And the player can see Lake-town

    @id:minions-agent-revealing-0015 @forbid
    Scenario: Not somewhere
      When the opponent reveals the agent Gergeli
      Then it is illegal by core.agents.reveal-at-home-site-card

  @rule:dark-minions.agent-revealing.path-first-site @rule:core.agents.reveal-checks-path
  Rule: The first step is from a home, whichever

    Background:
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Glóin and untapped Balin are at Moria

    @id:minions-agent-revealing-0016 @allow
    Scenario Outline: Gisulf was at <site>, <why>
      Given the opponent has Gisulf as a face-down agent who has gone to <site>
      When the opponent reveals the agent Gisulf
      Then it is legal
      And the agent Gisulf is face-up
      And the agent Gisulf has <site> with him

      Examples:
        | case    | site                | why                         |
        | next    | Gladden Fields      | in the region next to one   |
        | home    | Lake-town           | another of his homes        |
        | same    | The Lonely Mountain | in the region of two        |

    @id:minions-agent-revealing-0017 @forbid
    Scenario: Rohan is next to none
      Given the opponent has Gisulf as a face-down agent who has gone to Edoras
      When the opponent reveals the agent Gisulf
      Then Gisulf is in the discard pile
      And Edoras is in the location deck

  @rule:dark-minions.agent-revealing.path-next-sites @rule:dark-minions.agent-revealing.illegal-path-discard @rule:core.agents.reveal-checks-path @rule:core.agents.illegal-path-discards-agent
  Rule: And each is near the one before

    Background:
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Glóin and untapped Balin are at Rivendell

    @id:minions-agent-revealing-0018 @allow
    Scenario Outline: From Gladden Fields to <site>, <why>
      Given the opponent has Gisulf as a face-down agent who has gone to Gladden Fields and <site>
      When the opponent reveals the agent Gisulf
      Then it is legal
      And the agent Gisulf is face-up
      And the agent Gisulf has <site> with him
      And Gladden Fields is in the location deck

      Examples:
        | case | site          | why                |
        | next | Goblin-gate   | in the next region |
        | same | Beorn’s House | in the same one    |

    @id:minions-agent-revealing-0019 @forbid
    Scenario: Redhorn Gate is not beside the vales of Anduin
      Given the opponent has Gisulf as a face-down agent who has gone to Gladden Fields and Moria
      When the opponent reveals the agent Gisulf
      Then Gisulf is in the discard pile
      And Gladden Fields and Moria are in the location deck

  @rule:dark-minions.agent-revealing.illegal-path-no-effect @rule:core.agents.illegal-path-discards-agent
  Rule: Who cannot be there does nothing there

    @id:minions-agent-revealing-0020 @order
    Scenario: Gisulf would attack at Moria, and there is no attack
      Given the minions-emended rules
      And it is the site phase
      And untapped Glóin is at Moria
      And the opponent has Gisulf as a face-down agent who has gone to Gladden Fields and Moria
      When the company enters the site
      And Glóin faces the strike untapped and rolls 6 and 6
      And the agent Gisulf falls upon the company
      Then there is no attack
      And Gisulf is in the discard pile
      And Gladden Fields and the opponent's Moria are in the location deck

    @id:minions-agent-revealing-0021 @order
    Scenario: He opens Moria to Orcs, and they find the door shut
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Glóin and untapped Balin are at Moria
      And the opponent has Gisulf as a face-down agent who has gone to Gladden Fields and Moria
      And the opponent holds "Orc-warriors"
      When the agent Gisulf opens his site
      And the opponent plays the creature "Orc-warriors" on the company keyed to Moria
      Then Gisulf is in the discard pile
      And Gladden Fields and the opponent's Moria are in the location deck
      And "Orc-warriors" is in the discard pile
      And there is no attack

  @rule:dark-minions.agent-revealing.illegal-path-no-effect
  Rule: What was played by who cannot be there is lost, or was never played

    Background:
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Glóin, untapped Balin and untapped Bifur are at Moria
      And the opponent has Gisulf as a face-down agent who has gone to Gladden Fields and Moria
      And the opponent holds "Orc-warriors"
      When the agent Gisulf opens his site
      And the opponent plays the creature "Orc-warriors" on the company keyed to Moria

    @id:minions-agent-revealing-0028 @compute
    Scenario: The Orcs are lost, and the hazard with them
      Given reading a of q.dark-minions.illegal-path-plays
      Then "Orc-warriors" is in the discard pile
      And 2 hazards were played on the company
      And 1 more hazard can be played on the company
      And Gisulf is in the discard pile
      And Gladden Fields and the opponent's Moria are in the location deck

    @id:minions-agent-revealing-0029 @compute
    Scenario: Or the Orcs are taken back, and the hazard as well
      Given reading b of q.dark-minions.illegal-path-plays
      Then "Orc-warriors" is in hand
      And 1 hazard was played on the company
      And 2 more hazards can be played on the company
      And Gisulf is in the discard pile
      And Gladden Fields and the opponent's Moria are in the location deck

  @rule:dark-minions.agent-revealing.illegal-path-no-effect
  Rule: So it is with events

    @id:minions-agent-revealing-0030 @compute
    Scenario Outline: Herion has not been at Weathertop, and Cunning Foes is <where>
      Given the minions-emended rules
      And reading <reading> of q.dark-minions.illegal-path-plays
      And it is the movement/hazard phase
      And untapped Elladan and untapped Glóin are at Edhellond
      And the company is moving to the player's Dol Amroth by Starter Movement
      And the opponent has Herion as a face-down agent who has gone to Weathertop and Dol Amroth
      And the opponent holds "Cunning Foes"
      When the opponent plays "Cunning Foes" with Herion on the company
      Then "Cunning Foes" is <where>
      And <count> played on the company
      And there is no attack
      And Herion is in the discard pile
      And Weathertop and the opponent's Dol Amroth are in the location deck

      Examples:
        | case | reading | where               | count          |
        | lost | a       | in the discard pile | 1 hazard was   |
        | kept | b       | in hand             | 0 hazards were |

  @rule:dark-minions.agent-revealing.unmoved-without-card
  Rule: It is for his player to say which home it is, card or no card

    Background:
      Given it is the movement/hazard phase
      And untapped Glóin and untapped Balin are at Moria
      And the opponent has Gergeli as a face-down agent
      And the opponent's untapped Imrahil is at Edhellond
      And the opponent's discard pile holds "Lake-town"
      And the opponent's location deck holds "Shrel-Kain"

    @id:minions-agent-revealing-0022 @allow
    Scenario: He is at Lake-town until the turn ends
      When it is asked whether the opponent may reveal the agent Gergeli, without a card, at Lake-town
      Then under the minions-printed rules it is legal
      And under the minions-emended rules it is legal
      And under the emended rules it is illegal by core.agents.reveal-at-home-site-card

    @id:minions-agent-revealing-0023 @order
    Scenario: And then he is gone
      Given the minions-emended rules
      When the opponent reveals the agent Gergeli, without a card, at Lake-town
      Then the agent Gergeli is at Lake-town
      And the agent Gergeli is face-up
      When the player ends the turn
      Then Gergeli is in the discard pile

    @id:minions-agent-revealing-0024 @order
    Scenario: At Shrel-Kain there is a card, and he stays
      Given the minions-emended rules
      When the opponent reveals the agent Gergeli at Shrel-Kain
      And the player ends the turn
      Then Gergeli is in play
      And the agent Gergeli is face-up
      And the agent Gergeli has Shrel-Kain with him

    @id:minions-agent-revealing-0025 @forbid
    Scenario: Where there is a card, it is laid
      Given the minions-emended rules
      When the opponent reveals the agent Gergeli, without a card, at Shrel-Kain
      Then it is illegal by core.agents.reveal-at-home-site-card

  @rule:dark-minions.agent-revealing.unmoved-without-card
  Rule: So he may attack from a home of which there is no card

    @id:minions-agent-revealing-0026 @allow
    Scenario: They come to Lake-town
      Given it is the site phase
      And untapped Glóin and untapped Balin are at the player's Lake-town
      And the opponent has Gergeli as a face-down agent
      And the opponent has Woffung as a face-up agent at Lake-town
      And the opponent's discard pile holds "Bree"
      And the opponent's location deck holds "Shrel-Kain"
      When the company enters the site
      And it is asked whether the agent Gergeli may fall upon the company
      Then under the minions-emended rules it is legal
      And under the emended rules it is illegal by core.site-phase.agent-attack-window

  @rule:dark-minions.agent-revealing.tapping-for-a-card @rule:dark-minions.agent-revealing.forced @rule:core.agents.tapping-reveals-agent
  Rule: A card may ask him to show himself

    @id:minions-agent-revealing-0027 @order
    Scenario: Herion taps for Cunning Foes
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Elladan and untapped Glóin are at Edhellond
      And the company is moving to the player's Lond Galen by Starter Movement
      And the opponent has Herion as a face-down agent
      And the opponent's location deck holds "Lond Galen"
      And the opponent holds "Cunning Foes"
      When the opponent plays "Cunning Foes" with Herion on the company
      Then it is legal
      And the agent Herion is face-up
      And Herion is tapped
      And the agent Herion has Lond Galen with him
      And "Cunning Foes" is in the discard pile

  @rule:dark-minions.agent-revealing.illegal-path-no-effect
  Rule: Only what he has played is undone

    Background:
      Given the minions-emended rules
      And reading b of q.dark-minions.illegal-path-plays
      And it is the movement/hazard phase
      And the opponent holds "Cunning Foes"

    @id:minions-agent-revealing-0031 @compute
    Scenario: Herion is at home, and Cunning Foes is spent
      Given untapped Elladan and untapped Glóin are at Edhellond
      And the company is moving to the player's Lond Galen by Starter Movement
      And the opponent has Herion as a face-down agent
      And the opponent's location deck holds "Lond Galen"
      When the opponent plays "Cunning Foes" with Herion on the company
      Then "Cunning Foes" is in the discard pile
      And 1 hazard was played on the company
      And the agent Herion is face-up
      And Herion is tapped
      And the agent Herion has Lond Galen with him

    @id:minions-agent-revealing-0032 @compute
    Scenario: It was played in response, and it alone is taken back
      Given untapped Elladan and untapped Glóin are at Edhellond
      And the company is moving to the player's Dol Amroth by Starter Movement
      And the opponent has My Precious as a face-down agent who has gone to Weathertop and Dol Amroth
      And the opponent holds "Doors of Night" and "An Article Missing"
      When the opponent plays "Doors of Night"
      And the player passes
      And the opponent plays "An Article Missing" with My Precious on the company in response
      Then "An Article Missing" is in hand
      And "Doors of Night" is in play
      And 1 hazard was played on the company
      And My Precious is in the discard pile
      And Weathertop and the opponent's Dol Amroth are in the location deck

    @id:minions-agent-revealing-0033 @compute
    Scenario: Bill Ferny may be where he is, and Gisulf, who may not, has played nothing
      Given untapped Elladan and untapped Glóin are at Rivendell
      And the company is moving to the player's Bree by Starter Movement
      And the opponent has Bill Ferny as a face-up agent at the opponent's Bree
      And the opponent has Gisulf as a face-down agent who has gone to Edoras
      And the opponent holds "Doors of Night" and "An Article Missing"
      When the opponent plays "Doors of Night"
      And the player passes
      And the opponent plays "An Article Missing" with Bill Ferny on the company in response
      And the opponent reveals the agent Gisulf in response
      Then "An Article Missing" is in the discard pile
      And "Doors of Night" is in play
      And 2 hazards were played on the company
      And Bill Ferny is tapped
      And Gisulf is in the discard pile
      And Edoras is in the location deck

    @id:minions-agent-revealing-0034 @compute
    Scenario: Wargs come as they always do, and Gisulf has not let them in
      Given untapped Elladan is at Edhellond
      And the company is moving to the player's Lond Galen by Starter Movement
      And the opponent has Gisulf as a face-down agent who has gone to Edoras
      And the opponent holds "Wargs"
      When the opponent plays the creature "Wargs" on the company keyed to a Wilderness
      And the opponent reveals the agent Gisulf in response
      Then the attack comes from "Wargs"
      And "Wargs" is in play
      And 1 hazard was played on the company
      And Gisulf is in the discard pile
      And Edoras is in the location deck

  @rule:dark-minions.agent-revealing.unmoved-without-card
  Rule: It is said by its name where he is only of who has not moved

    @id:minions-agent-revealing-0035 @forbid
    Scenario: Gisulf has gone, and is at none of his homes
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Elladan is at Edhellond
      And the opponent has Gisulf as a face-down agent who has gone to Gladden Fields
      When the opponent reveals the agent Gisulf, without a card, at Dale
      Then it is illegal by core.agents.reveal-at-home-site-card
