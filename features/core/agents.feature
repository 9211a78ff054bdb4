Feature: Agents

  They lie with their faces down, and whoever sets out may come to where they are waiting.

  @rule:core.agents.agent-as-character
  Rule: For a Wizard, an agent is no character

    @id:core-agents-0001 @forbid
    Scenario: Bill Ferny does not walk with Gandalf's people
      Given the emended rules
      And it is the organization phase
      And untapped Glóin is at Bree
      And the player holds "Bill Ferny"
      When the player organizes
      And the player plays Bill Ferny into the company
      Then it is illegal by core.agents.agent-as-character

    @id:core-agents-0002 @allow
    Scenario: He walks with the servants of a Ringwraith
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped Gorbag is at Bree
      And the player holds "Bill Ferny"
      When the player organizes
      And the player plays Bill Ferny into the company
      Then it is legal
      And the player has 3 character points
      And Bill Ferny and Gorbag form a company
      And Bill Ferny is in play
      And Bill Ferny is under general influence

  @rule:core.agents.agent-character-home-only
  Rule: He comes at home, and at no haven

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And the player holds "Bill Ferny"

    @id:core-agents-0003 @allow
    Scenario: At Cameth Brin he is at home
      Given untapped Gorbag is at Cameth Brin
      When the player organizes
      And the player plays Bill Ferny into the company
      Then it is legal
      And the player has 3 character points
      And Bill Ferny and Gorbag form a company
      And Bill Ferny is in play
      And Bill Ferny is under general influence

    @id:core-agents-0004 @forbid
    Scenario: At Dol Guldur he is not, Darkhaven or not
      Given untapped Gorbag is at Dol Guldur
      When the player organizes
      And the player plays Bill Ferny into the company
      Then it is illegal by core.agents.agent-character-home-only

  @rule:core.agents.agent-character-not-agent
  Rule: As a character he does nothing that agents do

    Background:
      Given the emended rules
      And the opponent is a Ringwraith
      And it is the movement/hazard phase
      And untapped Glóin is at Bree

    @id:core-agents-0005 @forbid
    Scenario: Bill Ferny has company
      Given the opponent's Bill Ferny is at Cameth Brin
      When the agent Bill Ferny returns home to Bree
      Then it is illegal by core.agents.agent-character-not-agent

    @id:core-agents-0006 @allow
    Scenario: Bill Ferny is by himself
      Given the opponent has Bill Ferny as a face-up agent at Cameth Brin
      When the agent Bill Ferny returns home to Bree
      Then it is legal
      And the opponent's Cameth Brin is in the location deck
      And the agent Bill Ferny has Bree with him
      And the opponent's Bree is in play

  @rule:core.agents.play-agent-hazard
  Rule: An agent is played face-down, as a hazard

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Bree
      And the opponent holds "Bill Ferny", "Woffung" and "Ivic"

    @id:core-agents-0007 @allow
    Scenario: Somebody is there
      When the opponent plays Bill Ferny as an agent
      Then it is legal
      And the agent Bill Ferny is face-down
      And Bill Ferny is in play
      And Bill Ferny is untapped
      And the player cannot see Bill Ferny
      And the opponent can see Bill Ferny
      And 1 more hazard can be played on the company
      And there is no attack

    @id:core-agents-0008 @forbid
    Scenario: The limit has room for two of them
      When the opponent plays Bill Ferny as an agent
      And the opponent plays Woffung as an agent
      And the opponent plays Ivic as an agent
      Then it is illegal by core.hazards.limit-at-declaration
      And Bill Ferny and Woffung are in play
      And 0 more hazards can be played on the company

    @id:core-agents-0009 @forbid
    Scenario: Nobody has them come in the site phase
      Given the opponent's Balin is at Lórien
      When the player ends the turn
      And the player plays Woffung as an agent
      Then it is illegal by core.agents.play-agent-hazard

    @id:core-agents-0010 @forbid
    Scenario: Nor in one's own turn
      Given the player holds "Eun"
      When the player plays Eun as an agent
      Then it is illegal by core.turn.resource-player-no-hazards

    @id:core-agents-0011 @forbid
    Scenario: Gollum's rival is no agent
      Given the opponent holds "Balin"
      When the opponent plays Balin as an agent
      Then it is illegal by core.agents.play-agent-hazard

  @rule:core.agents.agent-hazard-location
  Rule: Where he is, nobody says

    @id:core-agents-0012 @compute
    Scenario: Baduila is at Goblin-gate, or at Mount Gundabad
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Bree
      And the opponent holds "Baduila"
      When the opponent plays Baduila as an agent
      Then it is legal
      And Baduila is in play
      And the agent Baduila is at Goblin-gate and Mount Gundabad
      And the agent Baduila has no site with him

    @id:core-agents-0013 @compute
    Scenario: Who has moved is where he went
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Bree
      And the opponent has Baduila as a face-down agent who has gone to Carn Dûm
      When it is asked whether the agent Baduila may step back
      Then it is legal
      And the agent Baduila is at Carn Dûm

  @rule:core.agents.agent-hazard-no-points
  Rule: He is worth nothing to who has played him

    @id:core-agents-0014 @compute
    Scenario: Baduila would be worth three
      Given the emended rules
      And untapped Glóin is at Bree
      And the player has Baduila as a face-up agent at Goblin-gate
      Then the player has 2 character points

    @id:core-agents-0015 @compute
    Scenario: To a Ringwraith whom he serves openly, he is
      Given the emended rules
      And the player is a Ringwraith
      And untapped Baduila is at Goblin-gate
      Then the player has 3 character points

  @rule:core.agents.uniqueness-only-face-up
  Rule: Who lies face-down is nobody yet

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Bree

    @id:core-agents-0016 @allow
    Scenario: There is a Súrion, and here comes Súrion
      Given the player has Súrion as a face-up agent at Pelargir
      And the opponent holds "Súrion"
      When the opponent plays the opponent's Súrion as an agent
      Then it is legal
      And the opponent's Súrion is in play

    @id:core-agents-0017 @forbid
    Scenario: Who was killed does not come back, not even in secret
      Given the player's Súrion was eliminated
      And the opponent holds "Súrion"
      When the opponent plays the opponent's Súrion as an agent
      Then it is illegal by core.glossary.unique-in-play

    @id:core-agents-0018 @allow
    Scenario: A Ringwraith's man may be known although he lies there, too
      Given the opponent is a Ringwraith
      And it is the organization phase of the opponent's turn
      And the player has Súrion as a face-down agent
      And the opponent's untapped Asternak is at Pelargir
      And the opponent holds "Súrion"
      When the opponent organizes
      And the opponent plays the opponent's Súrion into Asternak's company
      Then it is legal
      And the opponent has 4 character points
      And the opponent's Súrion and Asternak form a company
      And the opponent's Súrion is in play
      And the opponent's Súrion is under general influence

  @rule:core.agents.action-costs-one-hazard
  Rule: What he does counts as a hazard

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Bree

    @id:core-agents-0019 @allow
    Scenario: Woffung goes, and one more may come
      Given the opponent has Woffung as a face-up agent at Dale
      When the agent Woffung moves to Lake-town
      Then it is legal
      And 1 hazard was played on the company
      And 1 more hazard can be played on the company
      And Woffung is tapped
      And the opponent's Dale is in the location deck
      And the agent Woffung has Lake-town with him
      And Lake-town is in play

    @id:core-agents-0020 @forbid
    Scenario: Two have come, and Woffung stays
      Given the opponent has Woffung as a face-up agent at Dale
      And the opponent holds "Eun" and "Ivic"
      When the opponent plays Eun as an agent
      And the opponent plays Ivic as an agent
      And the agent Woffung moves to Lake-town
      Then it is illegal by core.hazards.limit-at-declaration
      And Eun and Ivic are in play

    @id:core-agents-0021 @forbid
    Scenario: Nobody moves in the site phase
      Given it is the site phase
      And the opponent has Woffung as a face-up agent at Dale
      When the agent Woffung moves to Lake-town
      Then it is illegal by core.turn.hazard-player-window

    @id:core-agents-0022 @forbid
    Scenario: Nor is it for his player in his own turn
      Given the player has Woffung as a face-up agent at Dale
      When the agent Woffung moves to Lake-town
      Then it is illegal by core.turn.resource-player-no-hazards

  @rule:core.agents.action-in-play-at-start
  Rule: Who has just come does nothing

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Bree

    @id:core-agents-0023 @forbid
    Scenario: Leamon lies down and stays
      Given the opponent holds "Leamon"
      When the opponent plays Leamon as an agent
      And the agent Leamon moves to Weathertop
      Then it is illegal by core.agents.action-in-play-at-start
      And Leamon is in play

    @id:core-agents-0024 @allow
    Scenario: Leamon has lain there for a while
      Given the opponent has Leamon as a face-down agent
      When the agent Leamon moves to Weathertop
      Then it is legal
      And Leamon is tapped
      And the agent Leamon has Weathertop with him
      And Weathertop is in play

  @rule:core.agents.one-action-per-turn
  Rule: One action a turn

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin and untapped Balin and untapped Bifur are at Bree

    @id:core-agents-0025 @forbid
    Scenario: Woffung has moved, and stays tapped
      Given the opponent has Woffung as a face-up agent at Dale
      When the agent Woffung moves to Lake-town
      And the agent Woffung untaps
      Then it is illegal by core.agents.one-action-per-turn
      And Woffung is tapped
      And the opponent's Dale is in the location deck
      And the agent Woffung has Lake-town with him
      And Lake-town is in play

    @id:core-agents-0026 @allow
    Scenario: Ferny has not, and it is his turn
      Given the opponent has Woffung as a face-up agent at Dale
      And the opponent has tapped Bill Ferny as a face-down agent
      When the agent Woffung moves to Lake-town
      And the agent Bill Ferny untaps
      Then it is legal
      And Woffung is tapped
      And Bill Ferny is untapped
      And 2 hazards were played on the company
      And the opponent's Dale is in the location deck
      And the agent Woffung has Lake-town with him
      And Lake-town is in play

  @rule:core.agents.move-range
  Rule: No farther than the next region

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Moria

    @id:core-agents-0027 @allow
    Scenario Outline: <where> is near enough
      Given the opponent has Bill Ferny as a face-up agent at Bree
      When the agent Bill Ferny moves to <where>
      Then it is legal
      And Bill Ferny is tapped
      And Bree is in the location deck
      And the agent Bill Ferny has <where> with him
      And <where> is in play

      Examples:
        | case    | where      |
        | one     | Carn Dûm   |
        | another | Weathertop |

    @id:core-agents-0028 @forbid
    Scenario: High Pass is not beside Arthedain
      Given the opponent has Bill Ferny as a face-up agent at Bree
      When the agent Bill Ferny moves to Goblin-gate
      Then it is illegal by core.agents.move-range

    @id:core-agents-0029 @forbid
    Scenario: The card is not in the location deck
      Given the opponent has Bill Ferny as a face-up agent at Bree
      And the opponent's discard pile holds "Weathertop"
      When the agent Bill Ferny moves to Weathertop
      Then it is illegal by core.agents.move-range

  @rule:core.agents.move-origin-if-unmoved
  Rule: Who has not moved sets out from any of his homes

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Moria
      And the opponent has Leamon as a face-down agent

    @id:core-agents-0030 @allow
    Scenario: Arthedain is beside Rhudaur
      When the agent Leamon moves to Weathertop
      Then it is legal
      And Leamon is tapped
      And the agent Leamon has Weathertop with him
      And Weathertop is in play

    @id:core-agents-0031 @forbid
    Scenario: Rohan is beside neither of his homes
      When the agent Leamon moves to Edoras
      Then it is illegal by core.agents.move-range

  @rule:core.agents.move-not-to-under-deeps
  Rule: Not below the mountains

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Moria

    @id:core-agents-0032 @forbid
    Scenario: The Under-vaults are closed to Ferny
      Given the opponent has Bill Ferny as a face-up agent at Bree
      When the agent Bill Ferny moves to The Under-vaults
      Then it is illegal by core.agents.move-not-to-under-deeps

    @id:core-agents-0033 @allow
    Scenario: Mount Gram above them is not
      Given the opponent has Bill Ferny as a face-up agent at Bree
      When the agent Bill Ferny moves to Mount Gram
      Then it is legal
      And Bill Ferny is tapped
      And Bree is in the location deck
      And the agent Bill Ferny has Mount Gram with him
      And Mount Gram is in play

    @id:core-agents-0034 @order
    Scenario: Nor has he been there
      Given the opponent has Bill Ferny as a face-down agent who has gone to Mount Gram and The Under-vaults
      When the opponent reveals the agent Bill Ferny
      Then it is legal
      And Bill Ferny is in the discard pile
      And Mount Gram and The Under-vaults are in the location deck

  @rule:core.agents.no-wizard-havens
  Rule: Not to the havens of Wizards

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Moria

    @id:core-agents-0035 @forbid
    Scenario: Rivendell is closed to Ferny
      Given the opponent has Bill Ferny as a face-up agent at Cameth Brin
      When the agent Bill Ferny moves to Rivendell
      Then it is illegal by core.agents.no-wizard-havens

    @id:core-agents-0036 @forbid
    Scenario: A Ringwraith's card of it makes no difference
      Given the opponent is a Ringwraith
      And the opponent has Bill Ferny as a face-up agent at Cameth Brin
      When the agent Bill Ferny moves to Rivendell
      Then it is illegal by core.agents.no-wizard-havens

    @id:core-agents-0037 @allow
    Scenario: The Ettenmoors are not
      Given the opponent has Bill Ferny as a face-up agent at Cameth Brin
      When the agent Bill Ferny moves to Ettenmoors
      Then it is legal
      And Bill Ferny is tapped
      And Cameth Brin is in the location deck
      And the agent Bill Ferny has Ettenmoors with him
      And Ettenmoors is in play

  @rule:core.agents.ringwraith-agents-mordor-gap
  Rule: The Black Gate opens for those who serve a Ringwraith

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Moria

    @id:core-agents-0038 @allow
    Scenario: Golodhros goes out into the marshes
      Given the opponent is a Ringwraith
      And the opponent has Golodhros as a face-up agent at Cirith Gorgor
      When the agent Golodhros moves to Dead Marshes
      Then it is legal
      And Golodhros is tapped
      And Cirith Gorgor is in the location deck
      And the agent Golodhros has Dead Marshes with him
      And Dead Marshes is in play

    @id:core-agents-0039 @forbid
    Scenario: If he deceives a Wizard, it stays shut
      Given the opponent has Golodhros as a face-up agent at Cirith Gorgor
      When the agent Golodhros moves to Dead Marshes
      Then it is illegal by core.agents.move-range

  @rule:core.agents.move-taps-agent
  Rule: Moving taps, but who is tapped may go as well

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Moria

    @id:core-agents-0040 @order
    Scenario Outline: Woffung, <before>, is tapped at Lake-town
      Given the opponent has <before> Woffung as a face-up agent at Dale
      When the agent Woffung moves to Lake-town
      Then it is legal
      And Woffung is tapped
      And the opponent's Dale is in the location deck
      And the agent Woffung has Lake-town with him
      And Lake-town is in play

      Examples:
        | case     | before   |
        | untapped | untapped |
        | tapped   | tapped   |

    @id:core-agents-0041 @order
    Scenario: Stepping back is a move
      Given the opponent has Woffung as a face-down agent who has gone to The Lonely Mountain
      When the agent Woffung steps back
      Then it is legal
      And Woffung is tapped
      And the agent Woffung has no site with him
      And The Lonely Mountain is in the location deck

  @rule:core.agents.wounded-agent-cannot-move
  Rule: Who is wounded does not go anywhere

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Moria

    @id:core-agents-0042 @forbid
    Scenario: Ivic lies at Pelargir
      Given the opponent has wounded Ivic as a face-up agent at Pelargir
      When the agent Ivic moves to Dol Amroth
      Then it is illegal by core.agents.wounded-agent-cannot-move

    @id:core-agents-0043 @forbid
    Scenario: He does not even step back
      Given the opponent has wounded Ivic as a face-down agent who has gone to Dol Amroth
      When the agent Ivic steps back
      Then it is illegal by core.agents.wounded-agent-cannot-move

    @id:core-agents-0044 @allow
    Scenario: Home, he can be brought
      Given the opponent has wounded Ivic as a face-up agent at Dol Amroth
      When the agent Ivic returns home to Pelargir
      Then it is legal
      And Ivic is wounded
      And Dol Amroth is in the location deck
      And the agent Ivic has Pelargir with him
      And Pelargir is in play

  @rule:core.agents.move-face-up-site-card
  Rule: Who is seen is seen to go

    @id:core-agents-0045 @order
    Scenario: Bill Ferny leaves Bree behind
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Moria
      And the opponent has Bill Ferny as a face-up agent at Bree
      When the agent Bill Ferny moves to Carn Dûm
      Then it is legal
      And Bill Ferny is tapped
      And Bree is in the location deck
      And the agent Bill Ferny has Carn Dûm with him
      And Carn Dûm is in play
      And the player can see Carn Dûm

  @rule:core.agents.move-face-down-site-card
  Rule: Who is hidden goes where nobody knows

    @id:core-agents-0046 @order
    Scenario: Woffung has been somewhere, and is elsewhere
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Moria
      And the opponent has Woffung as a face-down agent who has gone to The Lonely Mountain
      When the agent Woffung moves to Iron Hill Dwarf-hold
      Then it is legal
      And Woffung is tapped
      And the agent Woffung has The Lonely Mountain and Iron Hill Dwarf-hold with him
      And Iron Hill Dwarf-hold is in play
      And the agent Woffung is at Iron Hill Dwarf-hold
      And the player cannot see Iron Hill Dwarf-hold
      And the opponent can see Iron Hill Dwarf-hold

  @rule:core.agents.move-back
  Rule: A step back

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Moria

    @id:core-agents-0047 @allow
    Scenario: Woffung thinks better of it
      Given the opponent has Woffung as a face-down agent who has gone to The Lonely Mountain and Iron Hill Dwarf-hold
      When the agent Woffung steps back
      Then it is legal
      And Woffung is tapped
      And Iron Hill Dwarf-hold is in the location deck
      And the agent Woffung has The Lonely Mountain with him
      And the agent Woffung is at The Lonely Mountain

    @id:core-agents-0048 @forbid
    Scenario: Who is seen has nowhere to step back to
      Given the opponent has Woffung as a face-up agent at Iron Hill Dwarf-hold
      When the agent Woffung steps back
      Then it is illegal by core.agents.move-back

    @id:core-agents-0049 @forbid
    Scenario: Nor has who is where he was seen last
      Given the opponent has Woffung as a face-down agent at the open Iron Hill Dwarf-hold
      When the agent Woffung steps back
      Then it is illegal by core.agents.move-back

  @rule:core.agents.return-home
  Rule: Home again

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Moria

    @id:core-agents-0050 @allow
    Scenario: Woffung is somewhere at home
      Given the opponent has Woffung as a face-down agent who has gone to The Lonely Mountain and Iron Hill Dwarf-hold
      When the agent Woffung returns home
      Then it is legal
      And Woffung is untapped
      And The Lonely Mountain and Iron Hill Dwarf-hold are in the location deck
      And the agent Woffung has no site with him
      And the agent Woffung is at Lake-town, Dale and Shrel-Kain

    @id:core-agents-0051 @allow
    Scenario: From one home to the other
      Given the opponent has Woffung as a face-up agent at Lake-town
      When the agent Woffung returns home to Dale
      Then it is legal
      And Lake-town is in the location deck
      And the agent Woffung has Dale with him
      And Dale is in play
      And the agent Woffung is at Dale

    @id:core-agents-0052 @forbid
    Scenario: Who is hidden shows no card
      Given the opponent has Woffung as a face-down agent who has gone to The Lonely Mountain
      When the agent Woffung returns home to Dale
      Then it is illegal by core.agents.return-home

    @id:core-agents-0053 @forbid
    Scenario: Who is seen has to
      Given the opponent has Woffung as a face-up agent at The Lonely Mountain
      When the agent Woffung returns home
      Then it is illegal by core.agents.return-home

  @rule:core.agents.return-home-face-up
  Rule: Who is seen shows which home it is

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Moria
      And the opponent has Herion as a face-up agent at Pelargir

    @id:core-agents-0054 @allow
    Scenario: Herion is at Dol Amroth
      When the agent Herion returns home to Dol Amroth
      Then it is legal
      And Herion is untapped
      And Pelargir is in the location deck
      And the agent Herion has Dol Amroth with him
      And Dol Amroth is in play
      And the player can see Dol Amroth

    @id:core-agents-0055 @forbid
    Scenario: Minas Tirith is no home of his
      When the agent Herion returns home to Minas Tirith
      Then it is illegal by core.agents.return-home-face-up

    @id:core-agents-0056 @forbid
    Scenario: Lond Galen was, and its card is discarded
      Given the opponent's discard pile holds "Lond Galen"
      When the agent Herion returns home to Lond Galen
      Then it is illegal by core.agents.return-home-face-up

  @rule:core.agents.heal-action
  Rule: Wounds heal

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Moria

    @id:core-agents-0057 @allow
    Scenario: Ivic gets up again
      Given the opponent has wounded Ivic as a face-up agent at Pelargir
      When the agent Ivic heals
      Then it is legal
      And Ivic is tapped

    @id:core-agents-0058 @forbid
    Scenario: There is nothing wrong with him
      Given the opponent has tapped Ivic as a face-up agent at Pelargir
      When the agent Ivic heals
      Then it is illegal by core.agents.heal-action

  @rule:core.agents.untap-action
  Rule: Rest helps who is tired

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Moria

    @id:core-agents-0059 @allow
    Scenario: Eun has slept, and nobody has seen him
      Given the opponent has tapped Eun as a face-down agent
      When the agent Eun untaps
      Then it is legal
      And Eun is untapped
      And the agent Eun is face-down

    @id:core-agents-0060 @forbid
    Scenario: It does not help who is wounded
      Given the opponent has wounded Ivic as a face-up agent at Pelargir
      When the agent Ivic untaps
      Then it is illegal by core.agents.untap-action

  @rule:core.agents.turn-face-down-action
  Rule: Back into the shadows

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Moria

    @id:core-agents-0061 @allow
    Scenario: Wormtongue covers his face, and everybody knows where
      Given the opponent has Wormtongue as a face-up agent at Isengard
      When the agent Wormtongue turns face-down
      Then it is legal
      And the agent Wormtongue is face-down
      And Wormtongue is untapped
      And the player cannot see Wormtongue
      And the player can see Isengard

    @id:core-agents-0062 @forbid
    Scenario: Not when he is tapped
      Given the opponent has tapped Wormtongue as a face-up agent at Isengard
      When the agent Wormtongue turns face-down
      Then it is illegal by core.agents.turn-face-down-action

    @id:core-agents-0063 @forbid
    Scenario: Nor twice
      Given the opponent has Wormtongue as a face-down agent at the open Isengard
      When the agent Wormtongue turns face-down
      Then it is illegal by core.agents.turn-face-down-action

  @rule:core.agents.open-site-action
  Rule: The door stands open until the turn ends

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin and untapped Balin are at Isengard
      And the opponent holds "Wargs"

    @id:core-agents-0064 @allow
    Scenario: Wormtongue lets the Wargs in
      Given the opponent has Wormtongue as a face-up agent at Isengard
      When the agent Wormtongue opens his site
      And the opponent plays the creature "Wargs" on the company keyed to Isengard
      Then it is legal
      And Wormtongue is tapped
      And the attack comes from "Wargs"
      And the attack is Wolf (2 strikes at 9)
      And "Wargs" is in play
      And 2 hazards were played on the company

    @id:core-agents-0065 @forbid
    Scenario: He is there, and the door is shut
      Given the opponent has Wormtongue as a face-up agent at Isengard
      When the opponent plays the creature "Wargs" on the company keyed to Isengard
      Then it is illegal by core.hazards.declare-key

    @id:core-agents-0066 @forbid
    Scenario: He has opened another door
      Given the opponent has Wormtongue as a face-up agent at Edoras
      When the agent Wormtongue opens his site
      Then Wormtongue is tapped
      When the opponent plays the creature "Wargs" on the company keyed to Isengard
      Then it is illegal by core.hazards.declare-key
      And Wormtongue is tapped
      And 1 hazard was played on the company

    @id:core-agents-0067 @forbid
    Scenario: He is tapped, and sleeps
      Given the opponent has tapped Wormtongue as a face-up agent at Isengard
      When the agent Wormtongue opens his site
      Then it is illegal by core.actions.tap-for-effect

    @id:core-agents-0068 @forbid
    Scenario: Two turns later, it has fallen shut again
      Given the opponent has Wormtongue as a face-up agent at Isengard
      And the opponent's Éowyn is at Bree
      When the agent Wormtongue opens his site
      And the player ends the turn
      And the opponent ends the turn
      And the player passes
      And the player passes
      And the player passes
      And the opponent plays the creature "Wargs" on the company keyed to Isengard
      Then it is illegal by core.hazards.declare-key
      And Wormtongue is tapped

  @rule:core.agents.open-site-reveals-agent
  Rule: Who lets them in shows himself

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin and untapped Balin and untapped Bifur are at Isengard
      And the opponent has Wormtongue as a face-down agent
      And the opponent's location deck holds "Isengard", "Edoras" and "Tharbad"

    @id:core-agents-0069 @order
    Scenario: Who opens the door stays behind it
      When the agent Wormtongue opens his site
      Then it is legal
      And the agent Wormtongue is face-down
      And Wormtongue is tapped
      And the player cannot see Wormtongue

    @id:core-agents-0070 @order
    Scenario: The Wargs come, and there he stands
      Given the opponent holds "Wargs"
      When the agent Wormtongue opens his site
      And the opponent plays the creature "Wargs" on the company keyed to Isengard
      Then it is legal
      And the agent Wormtongue is face-up
      And Wormtongue is tapped
      And the agent Wormtongue has Isengard with him
      And the opponent's Isengard is in play
      And the attack comes from "Wargs"
      And "Wargs" is in play

    @id:core-agents-0071 @order
    Scenario: Orcs would have come without him
      Given the opponent holds "Orc-patrol"
      When the agent Wormtongue opens his site
      And the opponent plays the creature "Orc-patrol" on the company keyed to a Ruins & Lairs
      Then it is legal
      And the agent Wormtongue is face-down
      And Wormtongue is tapped
      And the attack comes from "Orc-patrol"
      And "Orc-patrol" is in play

  @rule:core.agents.open-site-reveals-agent
  Rule: Nobody was there who could have let them in

    @id:core-agents-0072 @order
    Scenario: From Pelargir to Isengard it is too far for Ivic
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin and untapped Balin and untapped Bifur are at Isengard
      And the opponent has Ivic as a face-down agent who has gone to Isengard
      And the opponent holds "Wargs"
      When the agent Ivic opens his site
      And the opponent plays the creature "Wargs" on the company keyed to Isengard
      Then it is legal
      And Ivic is in the discard pile
      And the opponent's Isengard is in the location deck
      And "Wargs" is in the discard pile
      And there is no attack

  @rule:core.agents.open-site-by-automatic-attack
  Rule: Where there are such, others of the kind come

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin and untapped Balin are at Ettenmoors
      And the opponent has Bill Ferny as a face-up agent at Ettenmoors
      And the opponent holds "Olog-hai (Trolls)", "Rogrog" and "Orc-watch"

    @id:core-agents-0073 @allow
    Scenario: Trolls come to Trolls
      When the agent Bill Ferny opens his site
      And the opponent plays the creature "Olog-hai (Trolls)" on the company keyed to Ettenmoors
      Then it is legal
      And Bill Ferny is tapped
      And the attack comes from "Olog-hai (Trolls)"
      And "Olog-hai (Trolls)" is in play

    @id:core-agents-0074 @forbid
    Scenario: Rogrog comes to nobody
      When the agent Bill Ferny opens his site
      Then Bill Ferny is tapped
      When the opponent plays the creature "Rogrog" on the company keyed to Ettenmoors
      Then it is illegal by core.hazards.declare-key
      And Bill Ferny is tapped

    @id:core-agents-0075 @forbid
    Scenario: Orcs do not come to Trolls
      When the agent Bill Ferny opens his site
      Then Bill Ferny is tapped
      When the opponent plays the creature "Orc-watch" on the company keyed to Ettenmoors
      Then it is illegal by core.hazards.declare-key
      And Bill Ferny is tapped

  @rule:core.agents.open-site-by-automatic-attack
  Rule: Whose Trolls they are

    Background:
      Given the emended rules
      And the opponent is a Ringwraith
      And it is the movement/hazard phase
      And untapped Glóin and untapped Balin are at Ettenmoors
      And the opponent has Bill Ferny as a face-up agent at Ettenmoors
      And the opponent holds "Wargs"

    @id:core-agents-0076 @compute
    Scenario: The Wolves of a Ringwraith's Ettenmoors do not make it the Wolves' home
      When the agent Bill Ferny opens his site
      And it is asked whether the opponent may play the creature "Wargs" on the company keyed to Ettenmoors
      Then it is undetermined by q.core.opened-site
      And Bill Ferny is tapped

  @rule:core.agents.open-site-at-home
  Rule: At home he knows whom to call

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And the opponent holds "Orc-patrol", "Barrow-wight", "Ambusher", "Wild Trolls" and "Wargs"

    @id:core-agents-0077 @allow
    Scenario: Orcs come to Bree
      Given untapped Glóin and untapped Balin are at Bree
      And the opponent has Bill Ferny as a face-up agent at Bree
      When the agent Bill Ferny opens his site
      And the opponent plays the creature "Orc-patrol" on the company keyed to Bree
      Then it is legal
      And Bill Ferny is tapped
      And the attack comes from "Orc-patrol"
      And "Orc-patrol" is in play

    @id:core-agents-0078 @forbid
    Scenario: The dead do not
      Given untapped Glóin and untapped Balin are at Bree
      And the opponent has Bill Ferny as a face-up agent at Bree
      When the agent Bill Ferny opens his site
      Then Bill Ferny is tapped
      When the opponent plays the creature "Barrow-wight" on the company keyed to Bree
      Then it is illegal by core.hazards.declare-key
      And Bill Ferny is tapped

    @id:core-agents-0079 @forbid
    Scenario: No Orcs come to Dol Amroth
      Given untapped Glóin and untapped Balin are at Dol Amroth
      And the opponent has Herion as a face-up agent at Dol Amroth
      When the agent Herion opens his site
      Then Herion is tapped
      When the opponent plays the creature "Orc-patrol" on the company keyed to Dol Amroth
      Then it is illegal by core.hazards.declare-key
      And Herion is tapped

    @id:core-agents-0080 @allow
    Scenario: Men do
      Given untapped Glóin and untapped Balin are at Dol Amroth
      And the opponent has Herion as a face-up agent at Dol Amroth
      When the agent Herion opens his site
      And the opponent plays the creature "Ambusher" on the company keyed to Dol Amroth
      Then it is legal
      And Herion is tapped
      And the attack comes from "Ambusher"
      And "Ambusher" is in play

    @id:core-agents-0081 @allow
    Scenario: Trolls come to Moria, although Orcs keep it
      Given untapped Glóin and untapped Balin are at Moria
      And the opponent has Anarin as a face-up agent at Moria
      When the agent Anarin opens his site
      And the opponent plays the creature "Wild Trolls" on the company keyed to Moria
      Then it is legal
      And Anarin is tapped
      And the attack comes from "Wild Trolls"
      And "Wild Trolls" is in play

    @id:core-agents-0082 @forbid
    Scenario: Wolves do not
      Given untapped Glóin and untapped Balin are at Moria
      And the opponent has Anarin as a face-up agent at Moria
      When the agent Anarin opens his site
      Then Anarin is tapped
      When the opponent plays the creature "Wargs" on the company keyed to Moria
      Then it is illegal by core.hazards.declare-key
      And Anarin is tapped

  @rule:core.agents.reveal-is-free
  Rule: Who wants to be known says so

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Moria
      And the opponent has tapped Eun as a face-down agent
      And the opponent holds "Ivic"
      And the opponent's location deck holds "Lond Galen"

    @id:core-agents-0083 @allow
    Scenario: Eun has acted, and the limit is used up
      When the agent Eun untaps
      And the opponent plays Ivic as an agent
      And the opponent reveals the agent Eun at Lond Galen
      Then it is legal
      And the agent Eun is face-up
      And Eun is untapped
      And the agent Eun has Lond Galen with him
      And Lond Galen is in play
      And Ivic is in play
      And 2 hazards were played on the company

    @id:core-agents-0084 @forbid
    Scenario: In the organization phase nobody asks
      Given it is the organization phase
      When the opponent reveals the agent Eun at Lond Galen
      Then it is illegal by core.agents.reveal-is-free

    @id:core-agents-0085 @forbid
    Scenario: Who is known is known
      Given the opponent has Herion as a face-up agent at Pelargir
      When the opponent reveals the agent Herion
      Then it is illegal by core.agents.reveal-is-free

  @rule:core.agents.reveal-shows-site
  Rule: He and where he is come to light

    @id:core-agents-0086 @order
    Scenario: Woffung is at Iron Hill Dwarf-hold
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Moria
      And the opponent has Woffung as a face-down agent who has gone to The Lonely Mountain and Iron Hill Dwarf-hold
      When the opponent reveals the agent Woffung
      Then it is legal
      And the agent Woffung is face-up
      And the player can see Woffung
      And the player can see Iron Hill Dwarf-hold
      And Woffung is untapped
      And The Lonely Mountain is in the location deck

  @rule:core.agents.reveal-at-home-site-card
  Rule: At home, he shows which home it is

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Moria
      And the opponent has Bill Ferny as a face-down agent
      And the opponent's discard pile holds "Bree"
      And the opponent's location deck holds "Cameth Brin" and "Weathertop"

    @id:core-agents-0087 @allow
    Scenario: Bill Ferny is at Cameth Brin
      When the opponent reveals the agent Bill Ferny at Cameth Brin
      Then it is legal
      And the agent Bill Ferny is face-up
      And the agent Bill Ferny has Cameth Brin with him
      And Cameth Brin is in play
      And the player can see Cameth Brin

    @id:core-agents-0088 @forbid
    Scenario: At Bree he cannot be
      When the opponent reveals the agent Bill Ferny at Bree
      Then it is illegal by core.agents.reveal-at-home-site-card

    @id:core-agents-0089 @forbid
    Scenario: At Weathertop he is not at home
      When the opponent reveals the agent Bill Ferny at Weathertop
      Then it is illegal by core.agents.reveal-at-home-site-card

    @id:core-agents-0090 @forbid
    Scenario: Nor can he be nowhere
      When the opponent reveals the agent Bill Ferny
      Then it is illegal by core.agents.reveal-at-home-site-card

  @rule:core.agents.reveal-at-home-without-card
  Rule: Without a card he does not stay long

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Moria
      And the opponent's Éowyn is at Bree
      And the opponent has Drór as a face-down agent

    @id:core-agents-0091 @order
    Scenario: Drór is at home for the rest of the turn
      Given the opponent's discard pile holds "Blue Mountain Dwarf-hold"
      When the opponent reveals the agent Drór, without a card, at Blue Mountain Dwarf-hold
      Then it is legal
      And the agent Drór is face-up
      And the agent Drór is at Blue Mountain Dwarf-hold
      And the agent Drór has no site with him

    @id:core-agents-0092 @order
    Scenario: Then he is gone
      Given the opponent's discard pile holds "Blue Mountain Dwarf-hold"
      When the opponent reveals the agent Drór, without a card, at Blue Mountain Dwarf-hold
      And the player ends the turn
      Then Drór is in the discard pile

    @id:core-agents-0093 @order
    Scenario: With the card he stays
      Given the opponent's location deck holds "Blue Mountain Dwarf-hold"
      When the opponent reveals the agent Drór at Blue Mountain Dwarf-hold
      And the player ends the turn
      Then Drór is in play
      And the agent Drór has Blue Mountain Dwarf-hold with him
      And Blue Mountain Dwarf-hold is in play

  @rule:core.agents.reveal-checks-path
  Rule: The way he came is gone over

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Moria

    @id:core-agents-0094 @order
    Scenario: Woffung came by The Lonely Mountain
      Given the opponent has Woffung as a face-down agent who has gone to The Lonely Mountain and Iron Hill Dwarf-hold
      When the opponent reveals the agent Woffung
      Then it is legal
      And the agent Woffung is face-up
      And The Lonely Mountain is in the location deck
      And the agent Woffung has Iron Hill Dwarf-hold with him

    @id:core-agents-0095 @order
    Scenario: From The Lonely Mountain nobody is at Bree the next day
      Given the opponent has Woffung as a face-down agent who has gone to The Lonely Mountain and Bree
      When the opponent reveals the agent Woffung
      Then it is legal
      And Woffung is in the discard pile
      And The Lonely Mountain and Bree are in the location deck

  @rule:core.agents.illegal-path-discards-agent
  Rule: Who cannot be there is not there

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Moria

    @id:core-agents-0096 @order
    Scenario: Leamon and Edoras
      Given the opponent has Leamon as a face-down agent who has gone to Edoras
      When the opponent reveals the agent Leamon
      Then it is legal
      And Leamon is in the discard pile
      And Edoras is in the location deck

    @id:core-agents-0097 @order
    Scenario: Leamon and Tharbad
      Given the opponent has Leamon as a face-down agent who has gone to Tharbad
      When the opponent reveals the agent Leamon
      Then it is legal
      And the agent Leamon is face-up
      And the agent Leamon has Tharbad with him

  @rule:core.agents.path-from-face-up-site
  Rule: From where he was seen last

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Moria

    @id:core-agents-0098 @order
    Scenario: From Goblin-gate to Beorn's House
      Given the opponent has Bill Ferny as a face-down agent at the open Goblin-gate who has gone on to Beorn's House
      When the opponent reveals the agent Bill Ferny
      Then it is legal
      And the agent Bill Ferny is face-up
      And Goblin-gate is in the location deck
      And the agent Bill Ferny has Beorn's House with him

    @id:core-agents-0099 @order
    Scenario: Not from Goblin-gate to Weathertop, and what if Bree is near
      Given the opponent has Bill Ferny as a face-down agent at the open Goblin-gate who has gone on to Weathertop
      When the opponent reveals the agent Bill Ferny
      Then it is legal
      And Bill Ferny is in the discard pile
      And Goblin-gate and Weathertop are in the location deck

  @rule:core.agents.haven-on-path-discards
  Rule: By Rivendell goes none but an Elf

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Moria

    @id:core-agents-0100 @order
    Scenario: Bill Ferny says he has been there
      Given the opponent has Bill Ferny as a face-down agent who has gone to Rivendell and Ettenmoors
      When the opponent reveals the agent Bill Ferny
      Then it is legal
      And Bill Ferny is in the discard pile
      And Rivendell and Ettenmoors are in the location deck

    @id:core-agents-0101 @order
    Scenario: Of Elwen nobody doubts it
      Given the opponent has Elwen as a face-down agent who has gone to Edhellond and Dol Amroth
      When the opponent reveals the agent Elwen
      Then it is legal
      And the agent Elwen is face-up
      And Edhellond is in the location deck
      And the agent Elwen has Dol Amroth with him

  @rule:core.agents.revealed-duplicate-discarded
  Rule: There is one of each

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Moria
      And the opponent has Súrion as a face-down agent who has gone to Pelargir

    @id:core-agents-0102 @order
    Scenario: Another Súrion was there first
      Given the player has Súrion as a face-up agent at Minas Tirith
      When the opponent reveals the agent the opponent's Súrion
      Then it is legal
      And the opponent's Súrion is in the discard pile
      And the opponent's Pelargir is in the location deck

    @id:core-agents-0103 @order
    Scenario: Another has not said who he is
      Given the player has Súrion as a face-down agent
      When the opponent reveals the agent the opponent's Súrion
      Then it is legal
      And the agent the opponent's Súrion is face-up

  @rule:core.agents.revealed-duplicate-discarded
  Rule: Whoever walks openly was there first

    @id:core-agents-0104 @order
    Scenario: A Ringwraith has him among his people
      Given the emended rules
      And the player is a Ringwraith
      And it is the movement/hazard phase
      And untapped Súrion is at Pelargir
      And the opponent has Súrion as a face-down agent who has gone to Minas Tirith
      When the opponent reveals the agent the opponent's Súrion
      Then it is legal
      And the opponent's Súrion is in the discard pile
      And Minas Tirith is in the location deck

  @rule:core.agents.path-sites-never-in-play
  Rule: What lies face-down is not there yet

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Moria
      And the player has "Gates of Morning" in play
      And the player holds "Not at Home"

    @id:core-agents-0105 @forbid
    Scenario: Nobody knows that it is Isengard
      Given the opponent has Leamon as a face-down agent who has gone to Isengard
      When the player plays "Not at Home" on the opponent's Isengard for its second effect
      Then it is illegal by core.targeting.only-cards-in-play

    @id:core-agents-0106 @allow
    Scenario: Everybody does
      Given the opponent has Leamon as a face-up agent at Isengard
      When the player plays "Not at Home" on the opponent's Isengard for its second effect
      Then it is legal
      And "Not at Home" is in the discard pile

  @rule:core.agents.face-up-site-lifetime
  Rule: His site goes with him

    @id:core-agents-0107 @order
    Scenario: Leamon is found out, and Edoras goes back
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Moria
      And the opponent has Leamon as a face-down agent who has gone to Edoras
      When the opponent reveals the agent Leamon
      Then it is legal
      And Leamon is in the discard pile
      And Edoras is in the location deck

  @rule:core.agents.tapping-reveals-agent
  Rule: Who is drawn out was hidden all the same

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin and untapped Balin are at Isengard

    @id:core-agents-0108 @order
    Scenario: The Grimburgoth comes out of the dark
      Given the opponent has The Grimburgoth as a face-down agent at the open Edoras who has gone on to Isengard
      When the agent The Grimburgoth falls upon the company
      Then it is legal
      And the agent The Grimburgoth is face-up
      And The Grimburgoth is tapped
      And Edoras is in the location deck
      And the attack is Man (1 strike at 11/9)
      And 0 hazards were played on the company

    @id:core-agents-0109 @order
    Scenario: They have seen him there
      Given the opponent has The Grimburgoth as a face-up agent at Isengard
      When the agent The Grimburgoth falls upon the company
      Then it is legal
      And The Grimburgoth is tapped
      And the attack is Man (1 strike at 9/9)

    @id:core-agents-0110 @forbid
    Scenario: He is elsewhere
      Given the opponent has The Grimburgoth as a face-up agent at Edoras
      When it is asked whether the agent The Grimburgoth may fall upon the company
      Then it is illegal by core.site-phase.agent-attack-window

    @id:core-agents-0111 @forbid
    Scenario: He is tapped
      Given the opponent has tapped The Grimburgoth as a face-up agent at Isengard
      When it is asked whether the agent The Grimburgoth may fall upon the company
      Then it is illegal by core.actions.tap-for-effect

  @uses:core.agents.other-effects-not-actions @uses:core.influence.agent-attempt-no-agent-action
  @rule:core.agents.one-action-per-turn
  Rule: To talk is no agent action

    @id:core-agents-0112 @allow
    Scenario: Golodhros has talked, and takes a rest
      Given the emended rules
      And it is turn 3 of the game
      And it is the movement/hazard phase
      And untapped Faramir is at Minas Tirith
      And the opponent has Golodhros as a face-up agent at Minas Tirith
      When Golodhros seeks to influence away Faramir and rolls 3 and 3, then 4 and 4 for the influence defence
      And the agent Golodhros untaps
      Then it is legal
      And Golodhros is untapped
      And 1 hazard was played on the company

  @uses:core.agents.reveal-at-home-no-movement
  @rule:core.agents.reveal-is-free
  Rule: To be revealed at home is no movement

    @id:core-agents-0113 @allow
    Scenario: Drór is where he was, and may go
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Moria
      And the opponent has Drór as a face-down agent
      And the opponent's location deck holds "Blue Mountain Dwarf-hold"
      When the opponent reveals the agent Drór at Blue Mountain Dwarf-hold
      Then the agent Drór may turn face-down
      And Drór is untapped
      And the agent Drór is face-up
      And the agent Drór has Blue Mountain Dwarf-hold with him
      And Blue Mountain Dwarf-hold is in play

  @rule:core.untap.untap-cards
  Rule: In their own player's untap phase they untap like all his cards

    @id:core-agents-0114 @allow
    Scenario: Gisulf has slept at Gladden Fields
      Given the emended rules
      And it is the untap phase of the opponent's turn
      And the opponent's untapped Éowyn is at Bree
      And the opponent has tapped Gisulf as a face-down agent who has gone to Gladden Fields
      When the opponent untaps Gisulf
      Then it is legal
      And Gisulf is untapped
      And the agent Gisulf is face-down

  @rule:core.agents.reveal-is-free
  Rule: Whose agent it is, he decides

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Moria

    @id:core-agents-0115 @forbid
    Scenario: It is not for the player to turn Eun up
      Given the opponent has Eun as a face-down agent
      And the opponent's location deck holds "Lond Galen"
      When the player reveals the agent Eun at the opponent's Lond Galen
      Then it is illegal by core.agents.reveal-is-free

    @id:core-agents-0116 @forbid
    Scenario: Nor are his own agents on the road in his own turn
      Given the player has Eun as a face-down agent
      And the player's location deck holds "Lond Galen"
      When the player reveals the agent Eun at Lond Galen
      Then it is illegal by core.agents.reveal-is-free

  @rule:core.agents.reveal-at-home-site-card
  Rule: Whose way is known says nothing more

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Moria
      And the opponent has Woffung as a face-down agent who has gone to The Lonely Mountain
      And the opponent's location deck holds "Dale"

    @id:core-agents-0117 @forbid
    Scenario: Woffung is not at Dale any more
      When the opponent reveals the agent Woffung at Dale
      Then it is illegal by core.agents.reveal-at-home-site-card

    @id:core-agents-0118 @forbid
    Scenario: Nor is he there without a card
      When the opponent reveals the agent Woffung, without a card, at Dale
      Then it is illegal by core.agents.reveal-at-home-site-card

    @id:core-agents-0119 @allow
    Scenario: The card with him tells
      When the opponent reveals the agent Woffung
      Then it is legal
      And the agent Woffung is face-up
      And the agent Woffung has The Lonely Mountain with him

  @rule:core.agents.reveal-at-home-without-card
  Rule: A card, if there is one

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Moria
      And the opponent has Drór as a face-down agent

    @id:core-agents-0120 @forbid
    Scenario: It is there, and he does not show it
      Given the opponent's location deck holds "Blue Mountain Dwarf-hold"
      When the opponent reveals the agent Drór, without a card, at Blue Mountain Dwarf-hold
      Then it is illegal by core.agents.reveal-at-home-site-card

  @rule:core.agents.haven-on-path-discards
  Rule: By the Ettenmoors goes anybody

    @id:core-agents-0122 @order
    Scenario: Bill Ferny has passed nothing that is closed
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Moria
      And the opponent has Bill Ferny as a face-down agent who has gone to Ettenmoors and Mount Gram
      When the opponent reveals the agent Bill Ferny
      Then it is legal
      And the agent Bill Ferny is face-up
      And Ettenmoors is in the location deck
      And the agent Bill Ferny has Mount Gram with him

  @rule:core.agents.no-wizardhavens
  Rule: A Wizardhaven is closed to agents

    Background:
      Given the emended rules
      And the player is a Fallen-wizard
      And it is the movement/hazard phase
      And untapped Faramir is at the hero Amon Hen
      And the player has "Hidden Haven" in play on the site

    @id:core-agents-0201 @forbid
    Scenario: Wormtongue does not get in
      Given the opponent has Wormtongue as a face-up agent at Edoras
      When the agent Wormtongue moves to the opponent's Amon Hen
      Then it is illegal by core.agents.no-wizardhavens

    @id:core-agents-0202 @allow
    Scenario: An Elf does
      Given the opponent has Elwen as a face-up agent at Minas Tirith
      When the agent Elwen moves to the opponent's Amon Hen
      Then it is legal
      And Elwen is tapped
      And the opponent's Minas Tirith is in the location deck
      And the opponent's Amon Hen is in play

  @rule:core.agents.fallen-wizard-agents-hero-sites
  Rule: A Fallen-wizard's agents keep to heroes' sites

    Background:
      Given the emended rules
      And the opponent is a Fallen-wizard
      And it is the movement/hazard phase
      And untapped Glóin is at Moria
      And the opponent has Wormtongue as a face-up agent at the hero Edoras

    @id:core-agents-0203 @allow
    Scenario: Dunharrow, as heroes know it
      When the agent Wormtongue moves to the hero Dunharrow
      Then it is legal
      And Wormtongue is tapped
      And Edoras is in the location deck
      And the agent Wormtongue has Dunharrow with him
      And Dunharrow is in play

    @id:core-agents-0204 @forbid
    Scenario: Dunharrow, as minions know it
      When the agent Wormtongue moves to the minion Dunharrow
      Then it is illegal by core.agents.fallen-wizard-agents-hero-sites

  @rule:core.agents.fallen-wizard-own-minion-site
  Rule: What his master knows as a minion's site, he does not know as a hero's

    Background:
      Given the emended rules
      And the opponent is a Fallen-wizard
      And it is the movement/hazard phase
      And untapped Glóin is at Moria
      And the opponent has Wormtongue as a face-up agent at the hero Edoras

    @id:core-agents-0205 @forbid
    Scenario: The minions' Dunharrow has been used
      Given the opponent's discard pile holds the minion "Dunharrow"
      When the agent Wormtongue moves to the hero Dunharrow
      Then it is illegal by core.agents.fallen-wizard-own-minion-site

    @id:core-agents-0206 @allow
    Scenario: Another place of theirs has
      Given the opponent's discard pile holds the minion "Rhosgobel"
      When the agent Wormtongue moves to the hero Dunharrow
      Then it is legal
      And Wormtongue is tapped
      And Edoras is in the location deck
      And the agent Wormtongue has Dunharrow with him
      And Dunharrow is in play

  @rule:core.agents.balrog-agents-minion-sites
  Rule: The Balrog's agents keep to minions' sites

    Background:
      Given the emended rules
      And the opponent is the Balrog
      And it is the movement/hazard phase
      And untapped Glóin is at Moria
      And the opponent has Baduila as a face-up agent at Mount Gundabad

    @id:core-agents-0207 @allow
    Scenario: To Mount Gram
      When the agent Baduila moves to Mount Gram
      Then it is legal
      And Baduila is tapped
      And Mount Gundabad is in the location deck
      And the agent Baduila has Mount Gram with him
      And Mount Gram is in play

    @id:core-agents-0208 @forbid
    Scenario: Not to the Balrog's Carn Dûm
      When the agent Baduila moves to the opponent's Carn Dûm
      Then it is illegal by core.agents.balrog-agents-minion-sites

  @rule:core.agents.balrog-agents-mordor-gap
  Rule: The Black Gate opens for the Balrog's agents

    @id:core-agents-0209 @allow
    Scenario: Golodhros goes out on the Balrog's errand
      Given the emended rules
      And the opponent is the Balrog
      And it is the movement/hazard phase
      And untapped Glóin is at Moria
      And the opponent has Golodhros as a face-up agent at the minion Cirith Gorgor
      When the agent Golodhros moves to the minion Dead Marshes
      Then it is legal
      And Golodhros is tapped
      And Cirith Gorgor is in the location deck
      And the agent Golodhros has Dead Marshes with him
      And Dead Marshes is in play

  @rule:core.agents.untap-action
  Rule: An agent rests at his master's word, and in his master's time

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin and untapped Balin are at Moria

    @id:core-agents-0301 @forbid
    Scenario: Nobody else has Eun rest
      Given the player has tapped Eun as a face-down agent
      When the agent Eun untaps at the opponent's word
      Then it is illegal by core.agents.untap-action

    @id:core-agents-0302 @forbid
    Scenario: Haldir is no agent
      Given the opponent's tapped Haldir is at Lórien
      When the agent Haldir untaps
      Then it is illegal by core.agents.untap-action

    @id:core-agents-0303 @forbid
    Scenario: Woffung is not tired, wherever he has gone
      Given the opponent has Woffung as a face-down agent who has gone to The Lonely Mountain
      When the agent Woffung untaps
      Then it is illegal by core.agents.untap-action

    @id:core-agents-0304 @forbid
    Scenario: While the Orcs attack, Eun has no rest
      Given the opponent has tapped Eun as a face-down agent
      And the opponent holds "Orc-patrol"
      And Balin is tapped
      And Balin bears "Cram"
      When the opponent plays the creature "Orc-patrol" on the company keyed to a Shadow-hold
      And the player uses "Cram"
      Then the agent Eun may not untap now by core.agents.untap-action
      And "Cram" waits to resolve
      And "Cram" is in the discard pile
      And "Orc-patrol" is in play

  @rule:core.agents.return-home
  Rule: Who is not there yet cannot come home

    @id:core-agents-0305 @forbid
    Scenario: Eun is in hand
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Moria
      And the opponent holds "Eun"
      When the agent Eun returns home to Lond Galen
      Then it is illegal by core.agents.return-home

    @id:core-agents-0306 @allow
    Scenario: However far away he is
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Moria
      And the opponent has Woffung as a face-up agent at Carn Dûm
      When the agent Woffung returns home to Dale
      Then it is legal
      And Woffung is untapped
      And Carn Dûm is in the location deck
      And the agent Woffung has Dale with him
      And Dale is in play

  @rule:core.agents.move-back
  Rule: A step back is his master's to say

    @id:core-agents-0307 @forbid
    Scenario: Woffung does not step back for the other player
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Moria
      And the player has Woffung as a face-down agent who has gone to The Lonely Mountain
      When the agent Woffung steps back at the opponent's word
      Then it is illegal by core.agents.move-back

  @rule:core.agents.move-range
  Rule: One card of a site takes one agent there

    @id:core-agents-0308 @order
    Scenario: Gergeli is there first, and Woffung stays where he is
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin and untapped Balin are at Moria
      And the opponent has Woffung as a face-up agent at Dale
      And the opponent has Gergeli as a face-up agent at Lake-town
      And the opponent's location deck holds "The Lonely Mountain"
      When the agent Woffung moves to The Lonely Mountain
      And the agent Gergeli moves to The Lonely Mountain in response
      Then it is legal
      And Gergeli is tapped
      And Woffung is untapped
      And the agent Woffung is at Dale
      And the agent Gergeli is at The Lonely Mountain
      And Lake-town is in the location deck
      And The Lonely Mountain is in play

    @id:core-agents-0309 @forbid
    Scenario: Nobody else has Woffung go
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Moria
      And the player has Woffung as a face-up agent at Dale
      When the agent Woffung moves to Lake-town at the opponent's word
      Then it is illegal by core.agents.move-range

    @id:core-agents-0310 @allow
    Scenario: From one of his homes it is near enough, from the other it is not
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Moria
      And the opponent has Ivic as a face-down agent
      When the agent Ivic moves to Minas Tirith
      Then it is legal
      And Ivic is tapped
      And the agent Ivic has Minas Tirith with him
      And Minas Tirith is in play

    @id:core-agents-0311 @forbid
    Scenario: Who has gone to The Lonely Mountain is not at home any more
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Moria
      And the opponent has Woffung as a face-down agent who has gone to Iron Hill Dwarf-hold
      When the agent Woffung moves to Thranduil's Halls
      Then it is illegal by core.agents.move-range

    @id:core-agents-0312 @allow
    Scenario: From where he is now it is near enough
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Moria
      And the opponent has Bill Ferny as a face-down agent at the open Goblin-gate who has gone on to Beorn's House
      When the agent Bill Ferny moves to Rhosgobel
      Then it is legal
      And Bill Ferny is tapped
      And the agent Bill Ferny is at Rhosgobel
      And Rhosgobel is in play

  @rule:core.agents.balrog-agents-minion-sites
  Rule: To return home is not to move

    @id:core-agents-0313 @allow
    Scenario: Wormtongue has the minions' Edoras, and goes home to it
      Given the emended rules
      And the opponent is a Fallen-wizard
      And it is the movement/hazard phase
      And untapped Glóin is at Moria
      And the opponent has Wormtongue as a face-up agent at the hero Dunharrow
      When the agent Wormtongue returns home to the minion Edoras
      Then it is legal
      And Wormtongue is untapped
      And Dunharrow is in the location deck
      And the agent Wormtongue has Edoras with him
      And Edoras is in play

  @rule:core.agents.no-wizardhavens
  Rule: It has to be a Wizardhaven, and in play

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And the opponent has Bill Ferny as a face-up agent at Bree

    @id:core-agents-0314 @forbid
    Scenario: Pallando sits in the White Towers
      Given the player is the Fallen-wizard Pallando
      And untapped Faramir is at the player's The White Towers
      When the agent Bill Ferny moves to the opponent's The White Towers
      Then it is illegal by core.agents.no-wizardhavens

    @id:core-agents-0315 @allow
    Scenario: Pallando only knows the way there
      Given the player is the Fallen-wizard Pallando
      And untapped Faramir is at the hero Edoras
      And the player's location deck holds "The White Towers"
      When the agent Bill Ferny moves to the opponent's The White Towers
      Then it is legal
      And Bill Ferny is tapped
      And Bree is in the location deck
      And the opponent's The White Towers is in play

    @id:core-agents-0316 @allow
    Scenario: To a Fallen-wizard, Weathertop is no haven
      Given the player is a Fallen-wizard
      And untapped Faramir is at the hero Weathertop
      When the agent Bill Ferny moves to the opponent's Weathertop
      Then it is legal
      And Bill Ferny is tapped
      And Bree is in the location deck
      And the opponent's Weathertop is in play

    @id:core-agents-0317 @allow
    Scenario: To a Ringwraith, Carn Dûm is, and that keeps nobody out
      Given the player is a Ringwraith
      And untapped Gorbag is at the minion Carn Dûm
      When the agent Bill Ferny moves to the opponent's Carn Dûm
      Then it is legal
      And Bill Ferny is tapped
      And Bree is in the location deck
      And the opponent's Carn Dûm is in play

  @rule:core.agents.fallen-wizard-own-minion-site
  Rule: It has to be his own, and out of the location deck

    Background:
      Given the emended rules
      And the opponent is a Fallen-wizard
      And it is the movement/hazard phase
      And the opponent has Wormtongue as a face-up agent at the hero Edoras

    @id:core-agents-0318 @allow
    Scenario: The minions' Dunharrow is still to be used
      Given untapped Glóin is at Moria
      And the opponent's location deck holds the minion "Dunharrow"
      When the agent Wormtongue moves to the hero Dunharrow
      Then it is legal
      And Wormtongue is tapped
      And Edoras is in the location deck
      And the hero Dunharrow is in play

    @id:core-agents-0319 @allow
    Scenario: A Ringwraith has used his
      Given the player is a Ringwraith
      And untapped Gorbag is at Moria
      And the player's discard pile holds the minion "Dunharrow"
      When the agent Wormtongue moves to the hero Dunharrow
      Then it is legal
      And Wormtongue is tapped
      And Edoras is in the location deck
      And the hero Dunharrow is in play

  @rule:core.agents.agent-hazard-any-deckbuilding
  Rule: Whatever he was in the deck

    @id:core-agents-0320 @allow
    Scenario: A Fallen-wizard counts Wormtongue among his characters
      Given the emended rules
      And the opponent is a Fallen-wizard
      And it is the movement/hazard phase
      And untapped Glóin is at Moria
      And the opponent holds "Wormtongue"
      When the opponent plays Wormtongue as an agent
      Then it is legal
      And Wormtongue is in play
      And the agent Wormtongue is face-down

  @rule:core.agents.play-agent-hazard
  Rule: He comes from the hand, and not into a fight

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin and tapped Balin are at Moria
      And Balin bears "Cram"

    @id:core-agents-0321 @forbid
    Scenario: Ivic is in the discard pile
      Given the opponent's discard pile holds "Ivic"
      When the opponent plays Ivic as an agent
      Then it is illegal by core.agents.play-agent-hazard

    @id:core-agents-0322 @forbid
    Scenario: Ivic comes too late for the fight
      Given the opponent holds "Ivic" and "Orc-patrol"
      When the opponent plays the creature "Orc-patrol" on the company keyed to a Shadow-hold
      And the player uses "Cram"
      Then the opponent may not play Ivic as an agent now by core.agents.play-agent-hazard
      And "Cram" is in the discard pile
      And Balin is untapped
      And "Orc-patrol" is in play

  @rule:core.agents.reveal-is-free
  Rule: Only an agent on the table is revealed

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Moria

    @id:core-agents-0323 @forbid
    Scenario: What lies on-guard is no agent yet
      Given the company is moving to Lórien
      And the opponent has placed "Eun" on-guard
      And the opponent's location deck holds "Lond Galen"
      When the opponent reveals the agent Eun at Lond Galen
      Then it is illegal by core.agents.reveal-is-free

    @id:core-agents-0324 @forbid
    Scenario: Nor does the opponent turn up an agent of the player's
      Given the player has Eun as a face-down agent
      And the player's location deck holds "Lond Galen"
      When the opponent reveals the agent Eun at the player's Lond Galen
      Then it is illegal by core.agents.reveal-is-free

  @rule:core.agents.reveal-at-home-without-card
  Rule: He is where he was said to be

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Moria
      And the opponent's Éowyn is at Bree
      And the opponent has Woffung as a face-down agent
      And the opponent's discard pile holds "Dale", "Lake-town" and "Shrel-Kain"

    @id:core-agents-0325 @order
    Scenario: At Shrel-Kain, and nowhere else
      When the opponent reveals the agent Woffung, without a card, at Shrel-Kain
      Then it is legal
      And the agent Woffung is face-up
      And the agent Woffung is at Shrel-Kain

    @id:core-agents-0326 @forbid
    Scenario: From there the Woodland Realm is too far
      When the opponent reveals the agent Woffung, without a card, at Shrel-Kain
      And the agent Woffung moves to Thranduil's Halls
      Then it is illegal by core.agents.move-range
      And the agent Woffung is face-up
      And the agent Woffung is at Shrel-Kain

    @id:core-agents-0327 @allow
    Scenario: From Dale it is not, and there he is then
      When the opponent reveals the agent Woffung, without a card, at Dale
      And the agent Woffung moves to Thranduil's Halls
      Then it is legal
      And the agent Woffung is face-up
      And Woffung is tapped
      And the agent Woffung is at Thranduil's Halls
      And Thranduil's Halls is in play

  @rule:core.agents.revealed-duplicate-discarded
  Rule: Who is nobody shows no site

    @id:core-agents-0328 @order
    Scenario: Súrion is found out at home
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Moria
      And the player has Súrion as a face-up agent at Minas Tirith
      And the opponent has Súrion as a face-down agent
      And the opponent's location deck holds "Pelargir"
      When the opponent reveals the agent the opponent's Súrion at the opponent's Pelargir
      Then it is legal
      And the opponent's Súrion is in the discard pile
      And the opponent's Pelargir is in the location deck

  @rule:core.agents.open-site-action
  Rule: Nothing else opens a door

    @id:core-agents-0329 @forbid
    Scenario: Wormtongue has only slept at Isengard
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin and untapped Balin are at Isengard
      And the opponent holds "Wargs"
      And the opponent has tapped Wormtongue as a face-up agent at Isengard
      When the agent Wormtongue untaps
      Then Wormtongue is untapped
      When the opponent plays the creature "Wargs" on the company keyed to Isengard
      Then it is illegal by core.hazards.declare-key

  @rule:core.agents.open-site-by-automatic-attack
  Rule: Not every keeper has friends

    @id:core-agents-0330 @forbid
    Scenario: The Men of Edoras keep a Free-hold
      Given the emended rules
      And the player is a Ringwraith
      And it is the movement/hazard phase
      And untapped Gorbag and untapped Shagrat are at Edoras
      And the opponent holds "Ambusher"
      And the opponent has Bill Ferny as a face-up agent at Edoras
      When the agent Bill Ferny opens his site
      Then Bill Ferny is tapped
      When the opponent plays the creature "Ambusher" on the company keyed to Edoras
      Then it is illegal by core.hazards.declare-key

  @rule:core.agents.open-site-at-home
  Rule: A Darkhaven is open to nobody

    @id:core-agents-0331 @forbid
    Scenario: Golodhros has nobody to call to Minas Morgul
      Given the emended rules
      And the player is a Ringwraith
      And it is the movement/hazard phase
      And untapped Gorbag and untapped Shagrat are at Minas Morgul
      And the opponent holds "Orc-watch"
      And the opponent has Golodhros as a face-up agent at Minas Morgul
      When the agent Golodhros opens his site
      Then Golodhros is tapped
      When the opponent plays the creature "Orc-watch" on the company keyed to Minas Morgul
      Then it is illegal by core.hazards.declare-key

  @rule:core.agents.open-site-by-automatic-attack
  Rule: If the agent's own card counts

    Background:
      Given the emended rules
      And reading b of q.core.opened-site
      And the opponent is a Ringwraith
      And it is the movement/hazard phase
      And untapped Glóin and untapped Balin are at Ettenmoors
      And the opponent holds "Wargs"

    @id:core-agents-0332 @allow
    Scenario: There are Wolves at a Ringwraith's Ettenmoors
      Given the opponent has Bill Ferny as a face-up agent at Ettenmoors
      When the agent Bill Ferny opens his site
      And the opponent plays the creature "Wargs" on the company keyed to Ettenmoors
      Then it is legal
      And Bill Ferny is tapped
      And the attack comes from "Wargs"
      And "Wargs" is in play

    @id:core-agents-0333 @allow
    Scenario: He has passed Mount Gram on the way there
      Given the opponent has Bill Ferny as a face-down agent who has gone to Mount Gram and Ettenmoors
      When the agent Bill Ferny opens his site
      And the opponent plays the creature "Wargs" on the company keyed to Ettenmoors
      Then it is legal
      And Bill Ferny is tapped
      And the agent Bill Ferny is face-up
      And Mount Gram is in the location deck
      And the attack comes from "Wargs"
      And "Wargs" is in play

  @rule:core.agents.tapping-reveals-agent
  Rule: Where the company is going

    @id:core-agents-0335 @order
    Scenario: The Grimburgoth waits for who comes to Isengard
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin and untapped Balin are at Edoras
      And the company is moving to Isengard by Rohan and Gap of Isen
      And the opponent has The Grimburgoth as a face-down agent at the open Edoras who has gone on to Isengard
      When the agent The Grimburgoth falls upon the company
      Then it is legal
      And the agent The Grimburgoth is face-up
      And The Grimburgoth is tapped
      And the opponent's Edoras is in the location deck
      And the attack is Man (1 strike at 11/9)

  @rule:core.agents.untap-action
  Rule: He rests when hazards are played, and not before

    @id:core-agents-0336 @forbid
    Scenario: The player is still to say how they go
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Moria
      And the company is moving to Lórien
      And the opponent has tapped Eun as a face-down agent
      When it is asked whether the agent Eun may untap now
      Then it is illegal by core.agents.untap-action

  @rule:core.agents.reveal-at-home-without-card
  Rule: Who is not there any more does not go

    @id:core-agents-0337 @order
    Scenario: Drór is beaten before the turn is over
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin and untapped Balin are at Blue Mountain Dwarf-hold
      And the opponent's Éowyn is at Bree
      And the opponent has Drór as a face-down agent
      And the opponent's discard pile holds "Blue Mountain Dwarf-hold"
      When the opponent reveals the agent Drór, without a card, at the opponent's Blue Mountain Dwarf-hold
      And the company enters the site
      And the agent Drór falls upon the company
      And the player assigns a strike to Glóin
      And Glóin faces the strike and rolls 1 and 1 for the strike of Drór, then 6 and 6 for the strike of Glóin, then 6 and 6 for the strike body check
      And the player ends the turn
      Then Drór is in the opponent's out-of-play pile
      And Glóin is tapped

  @rule:core.agents.open-site-reveals-agent
  Rule: Nobody had to say what they were keyed to

    @id:core-agents-0338 @order
    Scenario: The Wargs come by themselves, and there stands Wormtongue
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin and untapped Balin and untapped Bifur are at Isengard
      And the opponent has Wormtongue as a face-down agent
      And the opponent's location deck holds "Isengard", "Edoras" and "Tharbad"
      And the opponent holds "Wargs"
      When the agent Wormtongue opens his site
      And the opponent plays the creature "Wargs" on the company
      Then it is legal
      And the agent Wormtongue is face-up
      And Wormtongue is tapped
      And the opponent's Isengard is in play
      And the attack comes from "Wargs"
      And "Wargs" is in play

  @rule:core.agents.open-site-at-home
  Rule: If his own card counts, he has one at home

    @id:core-agents-0339 @forbid
    Scenario: To a Ringwraith, Minas Morgul is a haven
      Given the emended rules
      And reading b of q.core.opened-site
      And the opponent is a Ringwraith
      And it is the movement/hazard phase
      And untapped Glóin and untapped Balin are at the hero Minas Morgul
      And the opponent has Golodhros as a face-down agent
      And the opponent's location deck holds the minion "Minas Morgul"
      And the opponent holds "Orc-watch"
      When the agent Golodhros opens his site
      Then Golodhros is tapped
      When the opponent plays the creature "Orc-watch" on the company keyed to the hero Minas Morgul
      Then it is illegal by core.hazards.declare-key

  @rule:core.agents.open-site-reveals-agent
  Rule: Who is called in, was let in

    @id:core-agents-0340 @order
    Scenario: The Orcs say that he has let them in
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin and untapped Balin and untapped Bifur are at Isengard
      And the opponent has Wormtongue as a face-down agent
      And the opponent's location deck holds "Isengard"
      And the opponent holds "Orc-patrol"
      When the agent Wormtongue opens his site
      And the opponent plays the creature "Orc-patrol" on the company keyed to Isengard
      Then it is legal
      And the agent Wormtongue is face-up
      And Wormtongue is tapped
      And the opponent's Isengard is in play
      And the attack comes from "Orc-patrol"
      And "Orc-patrol" is in play

  @rule:core.agents.tapping-reveals-agent
  Rule: Who taps shows himself, wherever he is

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Bree
      And the opponent holds "Good Sense Revolts"

    @id:core-agents-0380 @order
    Scenario: Wormtongue has gone to Isengard, and nobody is there
      Given the opponent has Wormtongue as a face-down agent who has gone to Isengard
      When the opponent plays "Good Sense Revolts" on Wormtongue
      Then the agent Wormtongue is face-up
      And Wormtongue is tapped
      And the agent Wormtongue has Isengard with him
      And "Good Sense Revolts" is in the discard pile

    @id:core-agents-0381 @order
    Scenario: He is at home, and his player says where
      Given the opponent has Wormtongue as a face-down agent
      And the opponent's location deck holds "Edoras" and "Dunharrow"
      When the opponent plays "Good Sense Revolts" on Wormtongue
      And the opponent chooses Dunharrow for "Wormtongue"
      Then the agent Wormtongue is face-up
      And Wormtongue is tapped
      And the agent Wormtongue has Dunharrow with him
      And "Good Sense Revolts" is in the discard pile

    @id:core-agents-0382 @forbid
    Scenario: Moria is no home of his
      Given the opponent has Wormtongue as a face-down agent
      And the opponent's location deck holds "Edoras", "Dunharrow" and "Moria"
      When the opponent plays "Good Sense Revolts" on Wormtongue
      Then the opponent may not choose Moria for "Wormtongue" by core.actions.needs-allowance
      And "Good Sense Revolts" is being played
      And Wormtongue is tapped

    @id:core-agents-0383 @forbid
    Scenario: It is Wormtongue who has to be somewhere, and not Edoras
      Given the opponent has Wormtongue as a face-down agent
      And the opponent's location deck holds "Edoras" and "Dunharrow"
      When the opponent plays "Good Sense Revolts" on Wormtongue
      Then the opponent may not choose Dunharrow for "Edoras" by core.actions.needs-allowance
      And "Good Sense Revolts" is being played
      And Wormtongue is tapped

    @id:core-agents-0384 @order @rule:core.agents.reveal-at-home-without-card
    Scenario: His player has no card of Edoras, and says its name
      Given the opponent has Wormtongue as a face-down agent
      When the opponent plays "Good Sense Revolts" on Wormtongue
      And the opponent chooses Edoras, without a card, for Wormtongue
      Then the agent Wormtongue is face-up
      And Wormtongue is tapped
      And the agent Wormtongue is at Edoras
      And "Good Sense Revolts" is in the discard pile

    @id:core-agents-0385 @order @rule:core.agents.reveal-at-home-without-card
    Scenario: Drór has one home, and nothing has to be said
      Given the opponent has Drór as a face-down agent
      When the opponent plays "Good Sense Revolts" on Drór
      Then the agent Drór is face-up
      And Drór is tapped
      And the agent Drór is at Blue Mountain Dwarf-hold
      And "Good Sense Revolts" is in the discard pile

  @rule:core.agents.tapping-reveals-agent
  Rule: Who stays meets him where they are

    @id:core-agents-0386 @order
    Scenario: Herion might be at Dol Amroth, but those at Lond Galen have drawn him out
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Elladan and untapped Glóin are at Lond Galen
      And the opponent has Herion as a face-down agent
      And the opponent's location deck holds "Lond Galen" and "Dol Amroth"
      And the opponent holds "Cunning Foes"
      When the opponent plays "Cunning Foes" with Herion on the company
      Then the agent Herion is face-up
      And Herion is tapped
      And the agent Herion has Lond Galen with him
      And "Cunning Foes" is in the discard pile

  @rule:core.agents.no-wizardhavens
  Rule: No agent but an Elf has come by a Wizardhaven

    Background:
      Given the emended rules
      And it is the movement/hazard phase

    @id:agent-path-0001 @order
    Scenario: Bill Ferny went to The White Towers, where Pallando is now
      Given the player is the Fallen-wizard Pallando
      And untapped Faramir is at the player's The White Towers
      And the opponent has Bill Ferny as a face-down agent who has gone to The White Towers
      When the opponent reveals the agent Bill Ferny
      Then it is legal
      And Bill Ferny is in the discard pile
      And the opponent's The White Towers is in the location deck

    @id:agent-path-0002 @order
    Scenario: Bill Ferny went to The White Towers, and Pallando is elsewhere
      Given the player is the Fallen-wizard Pallando
      And untapped Faramir is at the hero Edoras
      And the player's location deck holds "The White Towers"
      And the opponent has Bill Ferny as a face-down agent who has gone to The White Towers
      When the opponent reveals the agent Bill Ferny
      Then it is legal
      And the agent Bill Ferny is face-up
      And the agent Bill Ferny has The White Towers with him

    @id:agent-path-0003 @order
    Scenario: Elwen the Elf went to a Wizardhaven
      Given the player is a Fallen-wizard
      And untapped Faramir is at the hero Amon Hen
      And the player has "Hidden Haven" in play on the site
      And the opponent has Elwen as a face-down agent who has gone to Amon Hen
      When the opponent reveals the agent Elwen
      Then it is legal
      And the agent Elwen is face-up
      And the agent Elwen has Amon Hen with him

    @id:agent-path-0004 @order
    Scenario: Wormtongue passed a Wizardhaven on his way
      Given the player is a Fallen-wizard
      And untapped Faramir is at the hero Amon Hen
      And the player has "Hidden Haven" in play on the site
      And the opponent has Wormtongue as a face-down agent who has gone to Amon Hen and Edoras
      When the opponent reveals the agent Wormtongue
      Then it is legal
      And Wormtongue is in the discard pile
      And the opponent's Amon Hen and Edoras are in the location deck

  @rule:core.agents.fallen-wizard-own-minion-site
  Rule: A hero site is of no use once its minion card is out

    Background:
      Given the emended rules
      And the opponent is a Fallen-wizard
      And it is the movement/hazard phase
      And untapped Glóin is at Moria

    @id:agent-path-0010 @order
    Scenario: Wormtongue is at Dunharrow, and its minion card was used up afterwards
      Given the opponent has Wormtongue as a face-down agent who has gone to the hero Dunharrow
      And the opponent's discard pile holds the minion "Dunharrow"
      When the opponent reveals the agent Wormtongue
      Then it is legal
      And Wormtongue is in the discard pile
      And the hero Dunharrow is in the location deck

    @id:agent-path-0011 @order
    Scenario: Wormtongue is at Dunharrow, and its minion card is in the location deck
      Given the opponent has Wormtongue as a face-down agent who has gone to the hero Dunharrow
      And the opponent's location deck holds the minion "Dunharrow"
      When the opponent reveals the agent Wormtongue
      Then it is legal
      And the agent Wormtongue is face-up
      And the hero Dunharrow is in play

    @id:agent-path-0012 @forbid
    Scenario: Wormtongue does not return to the hero Edoras when the minion card is out
      Given the opponent has Wormtongue as a face-up agent at the hero Dunharrow
      And the opponent's location deck holds the hero "Edoras"
      And the opponent's discard pile holds the minion "Edoras"
      When the agent Wormtongue returns home to the hero Edoras
      Then it is illegal by core.agents.fallen-wizard-own-minion-site

    @id:agent-path-0013 @allow
    Scenario: Wormtongue returns to the hero Edoras when another minion card is out
      Given the opponent has Wormtongue as a face-up agent at the hero Dunharrow
      And the opponent's location deck holds the hero "Edoras"
      And the opponent's discard pile holds the minion "Dunharrow"
      When the agent Wormtongue returns home to the hero Edoras
      Then it is legal
      And the hero Dunharrow is in the location deck
      And the agent Wormtongue has the hero Edoras with him
      And the hero Edoras is in play

    @id:agent-path-0014 @order
    Scenario: With the hero card closed to him, Wormtongue is revealed at Edoras without a card
      Given the opponent has Wormtongue as a face-down agent
      And the opponent's location deck holds the hero "Edoras"
      And the opponent's discard pile holds the minion "Edoras"
      When the opponent reveals the agent Wormtongue, without a card, at Edoras
      Then it is legal
      And the agent Wormtongue is face-up
      And the agent Wormtongue is at Edoras
      And the agent Wormtongue has no site with him

    @id:agent-path-0015 @forbid
    Scenario: With the hero card open to him, Wormtongue has to show it
      Given the opponent has Wormtongue as a face-down agent
      And the opponent's location deck holds the hero "Edoras"
      When the opponent reveals the agent Wormtongue, without a card, at Edoras
      Then it is illegal by core.agents.reveal-at-home-site-card
