Feature: Agent actions

  What an agent may do in a turn; and what he could not yet do when the insert was sold.

  @rule:dark-minions.agent-actions.menu-printed
  Rule: As sold, an agent does not untap by an action

    Background:
      Given it is the movement/hazard phase
      And untapped Glóin is at Moria

    @id:minions-agent-actions-0001 @forbid
    Scenario: Eun is tired, and stays so until his player's untap phase
      Given the minions-printed rules
      And the opponent has tapped Eun as a face-down agent
      When the agent Eun untaps
      Then it is illegal by dark-minions.agent-actions.menu-printed

    @id:minions-agent-actions-0002 @allow
    Scenario: Ivic, wounded, may heal all the same
      Given the minions-printed rules
      And the opponent has wounded Ivic as a face-up agent at Pelargir
      When the agent Ivic heals
      Then it is legal
      And Ivic is tapped

  @rule:dark-minions.agent-actions.menu @rule:dark-minions.agent-actions.untap
  Rule: As emended, he may

    Background:
      Given it is the movement/hazard phase
      And untapped Glóin is at Moria

    @id:minions-agent-actions-0003 @allow
    Scenario: Eun has slept, for one against the hazard limit
      Given the opponent has tapped Eun as a face-down agent
      When the agent Eun untaps
      Then under the minions-emended rules it is legal
      And under the minions-emended+emended rules it is legal
      And Eun is untapped
      And the agent Eun is face-down

    @id:minions-agent-actions-0004 @forbid
    Scenario: It is no help to who is wounded
      Given the minions-emended rules
      And the opponent has wounded Ivic as a face-up agent at Pelargir
      When the agent Ivic untaps
      Then it is illegal by core.agents.untap-action

  @rule:dark-minions.agent-actions.one-per-turn @rule:dark-minions.agent-actions.costs-one-hazard
  Rule: One thing in a turn

    Background:
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Glóin and untapped Balin are at Moria
      And the opponent has wounded Ivic as a face-up agent at Pelargir

    @id:minions-agent-actions-0005 @allow
    Scenario: Ivic heals, and it counts one
      When the agent Ivic heals
      Then it is legal
      And Ivic is tapped
      And 1 hazard was played on the company

    @id:minions-agent-actions-0006 @forbid
    Scenario: And then nothing more
      When the agent Ivic heals
      And the agent Ivic untaps
      Then it is illegal by core.agents.one-action-per-turn
      And Ivic is tapped

  @rule:dark-minions.agent-actions.in-play-at-start
  Rule: Not in the turn in which he came

    @id:minions-agent-actions-0007 @forbid
    Scenario: Gisulf was played just now
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Glóin and untapped Balin are at Moria
      And the opponent holds "Gisulf"
      And the opponent's location deck holds "Gladden Fields"
      When the opponent plays Gisulf as an agent
      And the agent Gisulf moves to Gladden Fields
      Then it is illegal by core.agents.action-in-play-at-start
      And Gisulf is in play
      And the agent Gisulf is face-down

    @id:minions-agent-actions-0013 @allow
    Scenario: He has been there for a while
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Glóin and untapped Balin are at Moria
      And the opponent has Gisulf as a face-down agent
      And the opponent's location deck holds "Gladden Fields"
      When the agent Gisulf moves to Gladden Fields
      Then it is legal
      And Gisulf is tapped
      And the agent Gisulf has Gladden Fields with him

  @rule:dark-minions.agent-actions.move-destination
  Rule: To no haven, and not below the earth

    Background:
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Moria
      And the opponent has Bill Ferny as a face-down agent who has gone to Mount Gram
      And the opponent's location deck holds "The Under-vaults", "Rivendell" and "Carn Dûm"

    @id:minions-agent-actions-0008 @forbid
    Scenario: The Under-vaults
      When the agent Bill Ferny moves to The Under-vaults
      Then it is illegal by core.agents.move-not-to-under-deeps

    @id:minions-agent-actions-0009 @forbid
    Scenario: Rivendell
      When the agent Bill Ferny moves to Rivendell
      Then it is illegal by core.agents.no-wizard-havens

    @id:minions-agent-actions-0014 @allow
    Scenario: Carn Dûm will do
      When the agent Bill Ferny moves to Carn Dûm
      Then it is legal
      And Bill Ferny is tapped
      And the agent Bill Ferny has Mount Gram and Carn Dûm with him

  @rule:dark-minions.agent-actions.move-range
  Rule: One step at a time

    Background:
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Moria
      And the opponent has Gisulf as a face-down agent who has gone to Gladden Fields
      And the opponent's location deck holds "Goblin-gate" and "Edoras"

    @id:minions-agent-actions-0010 @allow
    Scenario: Over the hills to Goblin-gate
      When the agent Gisulf moves to Goblin-gate
      Then it is legal
      And Gisulf is tapped
      And the agent Gisulf has Gladden Fields and Goblin-gate with him

    @id:minions-agent-actions-0011 @forbid
    Scenario: Edoras is too far
      When the agent Gisulf moves to Edoras
      Then it is illegal by core.agents.move-range

  @rule:dark-minions.agent-actions.return-home
  Rule: Home again

    @id:minions-agent-actions-0012 @allow
    Scenario: Gisulf has seen enough
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Moria
      And the opponent has Gisulf as a face-down agent who has gone to Gladden Fields
      When the agent Gisulf returns home
      Then it is legal
      And the agent Gisulf has no site with him
      And Gladden Fields is in the location deck
      And Gisulf is untapped

  @rule:dark-minions.agent-actions.one-per-turn @rule:core.agents.one-action-per-turn
  Rule: Each has an action of his own

    @id:minions-agent-actions-0015 @allow
    Scenario: Woffung goes, and Gergeli goes as well
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Glóin and untapped Balin are at Moria
      And the opponent has Woffung as a face-down agent
      And the opponent has Gergeli as a face-down agent
      And the opponent's location deck holds "The Lonely Mountain" and "Iron Hill Dwarf-hold"
      When the agent Woffung moves to The Lonely Mountain
      Then the agent Woffung may not return home by core.agents.one-action-per-turn
      When the agent Gergeli moves to Iron Hill Dwarf-hold
      Then it is legal
      And Woffung and Gergeli are tapped
      And the agent Woffung has The Lonely Mountain with him
      And the agent Gergeli has Iron Hill Dwarf-hold with him

  @rule:dark-minions.agent-actions.menu @rule:core.agents.move-range @rule:core.agents.return-home @rule:core.agents.open-site-action @rule:core.agents.turn-face-down-action @rule:core.agents.untap-action @rule:core.agents.heal-action
  Rule: What there is to choose from hangs on how he lies

    Background:
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Moria
      And the opponent's location deck holds "Edoras"

    @id:minions-agent-actions-0016 @compute
    Scenario: Untapped and in the open, he has four
      Given the opponent has Wormtongue as a face-up agent at Isengard
      Then the agent Wormtongue may move to Edoras
      And the agent Wormtongue may return home to Edoras
      And the agent Wormtongue may open his site
      And the agent Wormtongue may turn face-down
      And the agent Wormtongue may not heal by core.agents.heal-action
      And the agent Wormtongue may not untap by core.agents.untap-action

    @id:minions-agent-actions-0017 @compute
    Scenario: Tapped and hidden, he has three
      Given the opponent has tapped Wormtongue as a face-down agent
      Then the agent Wormtongue may move to Edoras
      And the agent Wormtongue may return home
      And the agent Wormtongue may untap
      And the agent Wormtongue may not open his site by core.actions.tap-for-effect
      And the agent Wormtongue may not heal by core.agents.heal-action
      And the agent Wormtongue may not turn face-down by core.agents.turn-face-down-action

    @id:minions-agent-actions-0018 @compute
    Scenario: Wounded, he has two
      Given the opponent has wounded Wormtongue as a face-up agent at Isengard
      Then the agent Wormtongue may return home to Edoras
      And the agent Wormtongue may heal
      And the agent Wormtongue may not move to Edoras by core.agents.wounded-agent-cannot-move
      And the agent Wormtongue may not untap by core.agents.untap-action
      And the agent Wormtongue may not turn face-down by core.agents.turn-face-down-action

  @rule:dark-minions.agent-actions.menu-printed
  Rule: As sold, he waits for his player's untap phase

    @id:minions-agent-actions-0019 @forbid
    Scenario: Tapped, he has two to choose from
      Given the minions-printed rules
      And it is the movement/hazard phase
      And untapped Glóin is at Moria
      And the opponent has tapped Wormtongue as a face-down agent
      And the opponent's location deck holds "Edoras"
      Then the agent Wormtongue may move to Edoras
      And the agent Wormtongue may return home
      And the agent Wormtongue may not untap by dark-minions.agent-actions.menu-printed

    @id:minions-agent-actions-0020 @order
    Scenario: Ivic has healed, and untaps with the rest
      Given the minions-printed rules
      And it is the movement/hazard phase
      And untapped Glóin is at Moria
      And the opponent's untapped Imrahil is at Edhellond
      And the opponent has wounded Ivic as a face-up agent at Pelargir
      When the agent Ivic heals
      And the player ends the turn
      And the opponent untaps Ivic
      Then it is legal
      And Ivic is untapped

  @rule:dark-minions.agent-actions.move-destination @rule:core.agents.no-wizard-havens @rule:core.agents.move-not-to-under-deeps
  Rule: Havens and deeps are closed, but to whom they are opened

    Background:
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Moria

    @id:minions-agent-actions-0021 @forbid
    Scenario: Lórien is near the vales, and closed to Gisulf
      Given the opponent has Gisulf as a face-down agent who has gone to Gladden Fields
      And the opponent's location deck holds "Lórien"
      When the agent Gisulf moves to Lórien
      Then it is illegal by core.agents.no-wizard-havens

    @id:minions-agent-actions-0022 @forbid
    Scenario: From the gate of the Goblins he does not go down
      Given the opponent has Gisulf as a face-down agent who has gone to Gladden Fields and Goblin-gate
      And the opponent's location deck holds "The Under-grottos"
      When the agent Gisulf moves to The Under-grottos
      Then it is illegal by core.agents.move-not-to-under-deeps

    @id:minions-agent-actions-0023 @allow
    Scenario: Elwen is of those who come and go there
      Given the opponent has Elwen as a face-up agent at Dol Amroth
      And the opponent's location deck holds "Edhellond"
      When the agent Elwen moves to Edhellond
      Then it is legal
      And Elwen is tapped
      And the agent Elwen has Edhellond with him
      And Dol Amroth is in the location deck

  @rule:dark-minions.agent-actions.move-range @rule:core.agents.move-range
  Rule: His own region, or the next

    Background:
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Moria

    @id:minions-agent-actions-0024 @allow
    Scenario Outline: From <from> to <to> it is <far>
      Given the opponent has Woffung as a face-up agent at <from>
      And the opponent's location deck holds "<to>"
      When the agent Woffung moves to <to>
      Then it is legal
      And Woffung is tapped
      And the agent Woffung has <to> with him
      And <from> is in the location deck

      Examples:
        | case | from       | to                  | far          |
        | next | Shrel-Kain | Lake-town           | one step     |
        | same | Dale       | The Lonely Mountain | next to none |

    @id:minions-agent-actions-0025 @forbid
    Scenario: Two regions are too far
      Given the opponent has Woffung as a face-up agent at Shrel-Kain
      And the opponent's location deck holds "Thranduil’s Halls"
      When the agent Woffung moves to Thranduil’s Halls
      Then it is illegal by core.agents.move-range

  @rule:dark-minions.agent-actions.move-by-tapped-agent @rule:core.agents.move-taps-agent @rule:core.agents.wounded-agent-cannot-move
  Rule: Tired or not he goes, but not if he is hurt

    Background:
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Moria
      And the opponent's location deck holds "Lake-town"

    @id:minions-agent-actions-0026 @allow
    Scenario Outline: Woffung is <before>, and tapped when he has come there
      Given the opponent has <before> Woffung as a face-up agent at Dale
      When the agent Woffung moves to Lake-town
      Then it is legal
      And Woffung is tapped
      And the agent Woffung has Lake-town with him
      And Dale is in the location deck

      Examples:
        | case     | before   |
        | tapped   | tapped   |
        | untapped | untapped |

    @id:minions-agent-actions-0027 @forbid
    Scenario: He has a wound
      Given the opponent has wounded Woffung as a face-up agent at Dale
      When the agent Woffung moves to Lake-town
      Then it is illegal by core.agents.wounded-agent-cannot-move

  @rule:dark-minions.agent-actions.return-home @rule:core.agents.return-home
  Rule: Whatever lies with him is taken away

    Background:
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Moria

    @id:minions-agent-actions-0028 @allow
    Scenario Outline: Gisulf, <state>, was at the gate, and is at one of his homes
      Given the opponent has <state> Gisulf as a face-down agent who has gone to Gladden Fields and Goblin-gate
      When the agent Gisulf returns home
      Then it is legal
      And the agent Gisulf has no site with him
      And the agent Gisulf is at Woodmen-town, Lake-town and Dale
      And Gladden Fields and Goblin-gate are in the location deck
      And Gisulf is <state>

      Examples:
        | case     | state    |
        | untapped | untapped |
        | tapped   | tapped   |

  @rule:dark-minions.agent-actions.tap-for-creatures @rule:core.agents.open-site-action
  Rule: He taps, and somebody may come in

    Background:
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Glóin and untapped Balin are at Sarn Goriwing

    @id:minions-agent-actions-0029 @allow
    Scenario: Nimloth is untapped, and at home
      Given the opponent has Nimloth as a face-up agent at Sarn Goriwing
      When the agent Nimloth opens his site
      Then it is legal
      And Nimloth is tapped
      And 1 hazard was played on the company
      And the opponent may play the creature "Orc-patrol" on the company keyed to Sarn Goriwing

    @id:minions-agent-actions-0030 @forbid
    Scenario: She is tapped
      Given the opponent has tapped Nimloth as a face-up agent at Sarn Goriwing
      When the agent Nimloth opens his site
      Then it is illegal by core.actions.tap-for-effect

  @rule:dark-minions.agent-actions.heal @rule:core.agents.heal-action
  Rule: A wound is healed, and he is tired

    Background:
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Moria

    @id:minions-agent-actions-0031 @allow
    Scenario: Woffung is tapped, and still in the open
      Given the opponent has wounded Woffung as a face-up agent at Dale
      When the agent Woffung heals
      Then it is legal
      And Woffung is tapped
      And the agent Woffung is face-up

    @id:minions-agent-actions-0032 @forbid
    Scenario: He was no more than tired
      Given the opponent has tapped Woffung as a face-up agent at Dale
      When the agent Woffung heals
      Then it is illegal by core.agents.heal-action

  @rule:dark-minions.agent-actions.untap @rule:core.agents.untap-action
  Rule: Who has slept can be woken for something else

    @id:minions-agent-actions-0033 @order
    Scenario: Anarin untaps, and taps to attack those who come to Moria
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Glóin and untapped Balin are at Lórien
      And the company is moving to Moria by Starter Movement
      And the opponent has tapped Anarin as a face-up agent at Moria
      When the agent Anarin untaps
      Then Anarin is untapped
      When the agent Anarin falls upon the company
      Then it is legal
      And Anarin is tapped
      And the attack comes from Anarin

  @rule:dark-minions.agent-actions.costs-one-hazard @rule:core.agents.action-costs-one-hazard
  Rule: It counts, so there has to be room

    Background:
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Moria
      And the opponent holds "Bill Ferny" and "Deallus"
      And the opponent has Woffung as a face-up agent at Dale
      And the opponent's location deck holds "Lake-town"

    @id:minions-agent-actions-0034 @allow
    Scenario: One has come, and Woffung goes
      When the opponent plays Bill Ferny as an agent
      And the agent Woffung moves to Lake-town
      Then it is legal
      And 0 more hazards can be played on the company
      And Bill Ferny is in play
      And Woffung is tapped
      And the agent Woffung has Lake-town with him
      And Dale is in the location deck

    @id:minions-agent-actions-0035 @forbid
    Scenario: Two have come, and he stays
      When the opponent plays Bill Ferny as an agent
      And the opponent plays Deallus as an agent
      And the agent Woffung moves to Lake-town
      Then it is illegal by core.hazards.limit-at-declaration
      And Bill Ferny and Deallus are in play

  @rule:dark-minions.agent-actions.only-in-opponents-phase @rule:core.agents.action-costs-one-hazard
  Rule: While others travel, and at no other time

    Background:
      Given the minions-emended rules
      And untapped Glóin is at Moria
      And the opponent's untapped Imrahil is at Edhellond
      And the opponent's location deck holds "Lake-town"

    @id:minions-agent-actions-0036 @forbid
    Scenario: Not in the turn of his player
      Given it is the movement/hazard phase of the opponent's turn
      And the opponent has Woffung as a face-up agent at Dale
      When the agent Woffung moves to Lake-town
      Then it is illegal by core.turn.resource-player-no-hazards

    @id:minions-agent-actions-0037 @forbid
    Scenario: Nor when they enter
      Given it is the site phase
      And the opponent has Woffung as a face-up agent at Dale
      When the agent Woffung moves to Lake-town
      Then it is illegal by core.turn.hazard-player-window

    @id:minions-agent-actions-0038 @allow
    Scenario: But while they are on their way, or stay
      Given it is the movement/hazard phase
      And the opponent has Woffung as a face-up agent at Dale
      When the agent Woffung moves to Lake-town
      Then it is legal
      And Woffung is tapped
      And the agent Woffung has Lake-town with him
      And Dale is in the location deck

  @rule:dark-minions.agent-actions.extra-actions-by-cards
  Rule: Some cards give him one more

    Background:
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Glóin and untapped Balin are at Moria
      And the opponent has tapped Woffung as a face-up agent at Dale
      And the opponent's location deck holds "Lake-town" and "Shrel-Kain"

    @id:minions-agent-actions-0039 @allow
    Scenario: Nobody has ever seen him, and the second is for nothing
      Given the opponent has "Never Seen Him" in play on Woffung
      When the agent Woffung untaps
      And the agent Woffung moves to Lake-town
      Then it is legal
      And 1 hazard was played on the company
      And Woffung is tapped
      And the agent Woffung has Lake-town with him
      And Dale is in the location deck

    @id:minions-agent-actions-0040 @forbid
    Scenario: A third is too many
      Given the opponent has "Never Seen Him" in play on Woffung
      When the agent Woffung untaps
      And the agent Woffung moves to Lake-town
      And the agent Woffung moves to Shrel-Kain
      Then it is illegal by core.agents.one-action-per-turn
      And Woffung is tapped
      And the agent Woffung has Lake-town with him
      And Dale is in the location deck

    @id:minions-agent-actions-0041 @forbid
    Scenario: Without the card so is a second
      When the agent Woffung untaps
      And the agent Woffung moves to Lake-town
      Then it is illegal by core.agents.one-action-per-turn
      And Woffung is untapped

  @rule:dark-minions.agent-actions.move-destination
  Rule: Whose havens are closed to him

    Background:
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Moria
      And the opponent has Bill Ferny as a face-down agent who has gone to Mount Gram
      And the opponent's location deck holds "Carn Dûm" and "Mount Gundabad"

    @id:minions-agent-actions-0042 @allow
    Scenario: Those of the Free Peoples, and Carn Dûm is open
      Given reading a of q.dark-minions.haven-for-agents
      Then the agent Bill Ferny may move to Carn Dûm

    @id:minions-agent-actions-0043 @forbid
    Scenario: Those of everybody, and Carn Dûm is a haven to Ringwraiths
      Given reading b of q.dark-minions.haven-for-agents
      Then the agent Bill Ferny may not move to Carn Dûm by core.agents.no-wizard-havens
      And the agent Bill Ferny may move to Mount Gundabad

  @rule:dark-minions.agent-actions.return-home
  Rule: What a wounded agent does

    Background:
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Moria
      And the opponent has wounded Ivic as a face-up agent at Dol Amroth
      And the opponent's location deck holds "Pelargir"

    @id:minions-agent-actions-0044 @allow
    Scenario: He goes home with his wound
      Given reading a of q.dark-minions.wounded-agent-actions
      Then the agent Ivic may return home to Pelargir
      And the agent Ivic may heal

    @id:minions-agent-actions-0045 @forbid
    Scenario: He heals, and nothing else
      Given reading b of q.dark-minions.wounded-agent-actions
      Then the agent Ivic may not return home to Pelargir by dark-minions.agent-actions.return-home
      And the agent Ivic may heal

    @id:minions-agent-actions-0056 @allow
    Scenario: Herion is not wounded, and goes home by either reading
      Given reading b of q.dark-minions.wounded-agent-actions
      And the opponent has Herion as a face-up agent at Lond Galen
      And the opponent's location deck holds "Dol Amroth"
      Then the agent Herion may return home to Dol Amroth

  @rule:dark-minions.agent-actions.return-home
  Rule: What lies with one who is seen to return

    Background:
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Moria
      And the opponent has Gisulf as a face-up agent at Goblin-gate
      And the opponent's location deck holds "Dale"

    @id:minions-agent-actions-0046 @forbid
    Scenario: A card of one of his homes
      Given reading a of q.dark-minions.return-home-face-up
      Then the agent Gisulf may not return home by core.agents.return-home
      And the agent Gisulf may return home to Dale

    @id:minions-agent-actions-0047 @allow
    Scenario: Nothing, and he is at any of them
      Given reading b of q.dark-minions.return-home-face-up
      When the agent Gisulf returns home
      Then it is legal
      And the agent Gisulf has no site with him
      And the agent Gisulf is at Woodmen-town, Lake-town and Dale
      And the agent Gisulf is face-up
      And Goblin-gate is in the location deck

  @rule:dark-minions.agent-actions.turn-face-down
  Rule: He hides, and his site card with him

    Background:
      Given it is the movement/hazard phase
      And untapped Glóin is at Moria

    @id:minions-agent-actions-0048 @compute
    Scenario: Woffung turns at Lake-town
      Given the opponent has Woffung as a face-up agent at Lake-town
      When the agent Woffung turns face-down
      Then under the minions-printed rules the player cannot see Lake-town
      And under the minions-emended rules the player cannot see Lake-town
      And under the emended rules the player can see Lake-town
      And the agent Woffung is face-down
      And Woffung is untapped
      And the player cannot see Woffung
      And the agent Woffung has Lake-town with him
      And the agent Woffung is at Lake-town

    @id:minions-agent-actions-0049 @forbid
    Scenario: Not when he is tapped
      Given the minions-emended rules
      And the opponent has tapped Woffung as a face-up agent at Lake-town
      When the agent Woffung turns face-down
      Then it is illegal by core.agents.turn-face-down-action

  @rule:dark-minions.agent-actions.turn-face-down
  Rule: Where he was seen, he sets out

    Background:
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Glóin and untapped Balin are at Moria
      And the opponent has Gisulf as a face-up agent at Goblin-gate
      And the opponent has "Never Seen Him" in play on Gisulf
      And the opponent's location deck holds "Gladden Fields" and "Beorn's House"
      When the agent Gisulf turns face-down

    @id:minions-agent-actions-0050 @order
    Scenario: He shows himself at Goblin-gate, and nothing is wrong with that
      Given reading a of q.dark-minions.face-down-again
      When the opponent reveals the agent Gisulf
      Then it is legal
      And the agent Gisulf is face-up
      And Gisulf is in play
      And the player can see Goblin-gate

    @id:minions-agent-actions-0051 @order
    Scenario: Or it is too far from home, and he is gone
      Given reading b of q.dark-minions.face-down-again
      When the opponent reveals the agent Gisulf
      Then Gisulf is in the discard pile
      And Goblin-gate is in the location deck
      And "Never Seen Him" is in the discard pile

    @id:minions-agent-actions-0052 @order
    Scenario: He goes on to Gladden Fields, and shows himself there
      Given reading a of q.dark-minions.face-down-again
      When the agent Gisulf moves to Gladden Fields
      Then the agent Gisulf has Goblin-gate and Gladden Fields with him
      When the opponent reveals the agent Gisulf
      Then it is legal
      And the agent Gisulf is face-up
      And the agent Gisulf has Gladden Fields with him
      And Goblin-gate is in the location deck
      And Gisulf is tapped

    @id:minions-agent-actions-0053 @forbid
    Scenario: He does not step back to before he was seen
      Given reading a of q.dark-minions.face-down-again
      Then the agent Gisulf may not step back by dark-minions.agent-actions.turn-face-down
      And the agent Gisulf may move to Gladden Fields
      And the agent Gisulf is face-down

    @id:minions-agent-actions-0054 @allow
    Scenario: By the letter he does
      Given reading b of q.dark-minions.face-down-again
      When the agent Gisulf steps back
      Then it is legal
      And Goblin-gate is in the location deck
      And the agent Gisulf has no site with him
      And the agent Gisulf is at Woodmen-town, Lake-town and Dale
      And the agent Gisulf is face-down
      And Gisulf is tapped

    @id:minions-agent-actions-0055 @order
    Scenario: Once he has been home, it is forgotten where he was
      Given reading a of q.dark-minions.face-down-again
      When the agent Gisulf returns home
      Then the agent Gisulf has no site with him
      And the agent Gisulf is at Woodmen-town, Lake-town and Dale
      And Goblin-gate is in the location deck
      And the agent Gisulf is face-down

  @rule:dark-minions.agent-actions.turn-face-down
  Rule: How long it is remembered where he was seen

    Background:
      Given the minions-emended rules
      And reading a of q.dark-minions.face-down-again
      And it is the movement/hazard phase
      And untapped Glóin, untapped Balin and untapped Bifur are at Moria
      And the opponent has Gisulf as a face-up agent at Goblin-gate
      And the opponent has "Never Seen Him" in play on Gisulf
      And the opponent has "Great Need or Purpose" in play
      And the opponent's location deck holds "Gladden Fields" and "The Lonely Mountain"
      When the agent Gisulf turns face-down

    @id:minions-agent-actions-0057 @allow
    Scenario: He went on, and steps back to where he was seen
      When the agent Gisulf moves to Gladden Fields
      And the agent Gisulf steps back
      Then it is legal
      And the agent Gisulf has Goblin-gate with him
      And Gladden Fields is in the location deck
      And the agent Gisulf is face-down
      And Gisulf is tapped

    @id:minions-agent-actions-0058 @order
    Scenario: He has been home, and nobody asks how he came from there to the mountain
      When the agent Gisulf returns home
      And the agent Gisulf moves to The Lonely Mountain
      And the opponent reveals the agent Gisulf
      Then it is legal
      And the agent Gisulf is face-up
      And the agent Gisulf has The Lonely Mountain with him
      And Goblin-gate is in the location deck
      And Gisulf is tapped

    @id:minions-agent-actions-0059 @order
    Scenario: Where others go is nothing to him
      Given the opponent has Woffung as a face-up agent at Dale
      And the opponent's location deck holds "Lake-town"
      When the agent Woffung moves to Lake-town
      And the opponent reveals the agent Gisulf
      Then it is legal
      And the agent Gisulf is face-up
      And the agent Gisulf has Goblin-gate with him
      And the agent Woffung has Lake-town with him
      And Woffung is tapped
      And Dale is in the location deck
