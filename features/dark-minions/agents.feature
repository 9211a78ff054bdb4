Feature: Agents

  @rule:dark-minions.agents.attributes @rule:dark-minions.agents.five-states
  Rule: An agent is somebody, and lies somehow

    @id:minions-agents-0001 @compute
    Scenario: Woffung, tapped, in the open
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Moria
      And the opponent has tapped Woffung as a face-up agent at Dunnish Clan-hold
      Then the mind of Woffung is 4
      And the prowess of Woffung is 4
      And the agent Woffung is face-up
      And Woffung is tapped

    @id:minions-agents-0002 @compute
    Scenario: Tapped face-down, he is tapped face-up
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Moria
      And the opponent has tapped Gisulf as a face-down agent who has gone to Gladden Fields
      When the opponent reveals the agent Gisulf
      Then it is legal
      And the agent Gisulf is face-up
      And Gisulf is tapped
      And the agent Gisulf has Gladden Fields with him

  @rule:dark-minions.agents.mind-limit-36
  Rule: Thirty-six is the most

    @id:minions-agents-0003 @compute
    Scenario: An agent has a mind, and it is counted with the deck
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Moria
      And the opponent has My Precious as a face-up agent at Moria
      Then the mind of My Precious is 4

  @rule:dark-minions.agents.always-at-a-site @rule:dark-minions.agents.site-card-required @rule:dark-minions.agents.face-up-site-face-up
  Rule: He is somewhere

    Background:
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Moria
      And the opponent has Gisulf as a face-down agent
      And the opponent's location deck holds "Dale"

    @id:minions-agents-0004 @compute
    Scenario: At one of three places, and no card says at which
      Then the agent Gisulf is at Woodmen-town, Lake-town and Dale
      And the agent Gisulf has no site with him

    @id:minions-agents-0005 @compute
    Scenario: Revealed, he has a card, and it lies open
      When the opponent reveals the agent Gisulf at Dale
      Then the agent Gisulf is face-up
      And the agent Gisulf has Dale with him
      And the player can see Dale

  @rule:dark-minions.agents.unique @rule:dark-minions.agents.second-copy-revealed-is-discarded @rule:core.agents.revealed-duplicate-discarded
  Rule: Of each there is one

    Background:
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Moria
      And the opponent has Súrion as a face-down agent who has gone to Pelargir

    @id:minions-agents-0006 @order
    Scenario: Another Súrion walked openly before
      Given the player has Súrion as a face-up agent at Minas Tirith
      When the opponent reveals the agent the opponent's Súrion
      Then it is legal
      And the opponent's Súrion is in the discard pile
      And the opponent's Pelargir is in the location deck

    @id:minions-agents-0007 @order
    Scenario: Another lies hidden, and is nobody yet
      Given the player has Súrion as a face-down agent
      When the opponent reveals the agent the opponent's Súrion
      Then it is legal
      And the agent the opponent's Súrion is face-up

  @rule:dark-minions.agents.attributes
  Rule: All that a character has

    @id:minions-agents-0008 @compute
    Scenario: Woffung of Lake-town
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Moria
      And the opponent has Woffung as a face-up agent at The Lonely Mountain
      Then the mind of Woffung is 4
      And the direct influence of Woffung is 1
      And the prowess of Woffung is 4
      And the body of Woffung is 8

  @rule:dark-minions.agents.five-states @rule:core.agents.turn-face-down-action
  Rule: There is no sixth way to lie

    @id:minions-agents-0009 @forbid
    Scenario: Who is wounded stays in the open
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Moria
      And the opponent has wounded Woffung as a face-up agent at Dale
      And the opponent has Gergeli as a face-up agent at Lake-town
      Then the agent Woffung may not turn face-down by core.agents.turn-face-down-action
      And the agent Gergeli may turn face-down

  @rule:dark-minions.agents.hazard-like-creature @rule:dark-minions.agents.remains-until-eliminated
  Rule: Creatures go when they have attacked, and agents stay

    @id:minions-agents-0010 @compute
    Scenario: The Slayer is discarded
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Aragorn II and untapped Gimli are at Rivendell
      And the company is moving to Goblin-gate by Starter Movement
      And the opponent holds "Wargs"
      When the opponent plays the creature "Wargs" on the company keyed to a Wilderness
      And the player assigns a strike to Aragorn II
      And the player assigns a strike to Gimli
      And Aragorn II faces the strike and rolls 1 and 1, then 1 and 1 for the body check
      And Gimli faces the strike and rolls 1 and 1, then 1 and 1 for the body check
      Then "Wargs" is in the discard pile
      And Aragorn II and Gimli are wounded

    @id:minions-agents-0011 @compute
    Scenario: Woffung has done what he could, and is still there when the turn is over
      Given the minions-emended rules
      And it is the site phase
      And untapped Glóin is at Edoras
      And the opponent has Woffung as a face-up agent at Edoras
      And the opponent's untapped Imrahil is at Edhellond
      When the company enters the site
      And the agent Woffung falls upon the company
      And Glóin faces the strike and rolls 6 and 6 for the strike of Woffung, then 1 and 1 for the strike of Glóin, then 1 and 1 for the body check
      And the player ends the turn
      Then Woffung is in play
      And Woffung is tapped
      And Glóin is wounded

    @id:minions-agents-0012 @order
    Scenario: Who went where he could not go is not
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Moria
      And the opponent has Woffung as a face-down agent who has gone to Edoras
      When the opponent reveals the agent Woffung
      Then Woffung is in the discard pile
      And Edoras is in the location deck

  @rule:dark-minions.agents.half-creature-for-minimum @rule:core.setup.half-creatures
  Rule: Two of them are one creature

    Background:
      Given the minions-emended+emended rules
      And the player brings the plain Wizard deck
      And the deck's hazards lose 1 "Wargs" and 1 "River"

    @id:minions-agents-0013 @allow
    Scenario: Eleven creatures, and two agents
      Given the deck's hazards gain 1 "Ivic" and 1 "Leamon"
      When the player declares to be a Wizard
      Then it is legal

    @id:minions-agents-0014 @forbid
    Scenario: Eleven creatures, and one agent
      Given the deck's hazards gain 1 "Ivic" and 1 "Siege"
      When the player declares to be a Wizard
      Then it is illegal by core.setup.twelve-creatures

  @rule:dark-minions.agents.mind-limit-36 @rule:core.setup.agent-mind-limit
  Rule: Their minds are counted together

    Background:
      Given the minions-emended+emended rules
      And the player brings the plain Wizard deck
      And the deck's sideboard loses 3 "Wolves", 3 "Choking Shadows" and 3 "Giant"

    @id:minions-agents-0015 @allow
    Scenario: Thirty-six, of seven agents
      Given the deck's sideboard gains 1 "Elerína", 1 "Anarin", 1 "Elwen", 1 "Wormtongue", 1 "Woffung", 1 "Nimloth" and 1 "Jûoma"
      When the player declares to be a Wizard
      Then it is legal

    @id:minions-agents-0016 @forbid
    Scenario: Thirty-nine, with Lobelia
      Given the deck's sideboard gains 1 "Elerína", 1 "Anarin", 1 "Elwen", 1 "Wormtongue", 1 "Woffung", 1 "Nimloth", 1 "Jûoma" and 1 "Lobelia Sackville-Baggins"
      When the player declares to be a Wizard
      Then it is illegal by core.setup.agent-mind-limit

    @id:minions-agents-0017 @allow
    Scenario: Thirty-five, with Herion in the place of Woffung
      Given the deck's sideboard gains 1 "Elerína", 1 "Anarin", 1 "Elwen", 1 "Wormtongue", 1 "Herion", 1 "Nimloth" and 1 "Jûoma"
      When the player declares to be a Wizard
      Then it is legal

  @rule:dark-minions.agents.always-at-a-site @rule:dark-minions.agents.site-card-required @rule:dark-minions.agents.face-up-site-face-up @rule:core.agents.reveal-shows-site
  Rule: A card lies with him as soon as it is needed

    Background:
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Moria

    @id:minions-agents-0018 @compute
    Scenario: Two cards lie with Gisulf, and he is where the upper one says
      Given the opponent has Gisulf as a face-down agent who has gone to Gladden Fields and Goblin-gate
      Then the agent Gisulf is at Goblin-gate

    @id:minions-agents-0019 @compute
    Scenario: He has gone to Gladden Fields, and its card lies with him, and hidden
      Given the opponent has Gisulf as a face-down agent
      And the opponent's location deck holds "Gladden Fields"
      When the agent Gisulf moves to Gladden Fields
      Then the agent Gisulf has Gladden Fields with him
      And the player cannot see Gladden Fields
      And Gisulf is tapped

    @id:minions-agents-0020 @compute
    Scenario: He shows himself, and the card with him
      Given the opponent has Gisulf as a face-down agent who has gone to Gladden Fields
      When the opponent reveals the agent Gisulf
      Then the agent Gisulf is face-up
      And the player can see Gladden Fields
      And the agent Gisulf has Gladden Fields with him

  @rule:dark-minions.agents.operate-alone
  Rule: Each is by himself

    @id:minions-agents-0021 @compute
    Scenario: Woffung and Gergeli are both at Lake-town, and have one strike each
      Given the minions-emended rules
      And it is the site phase
      And untapped Glóin and untapped Balin are at Lake-town
      And the opponent has Woffung as a face-up agent at Lake-town
      And the opponent has Gergeli as a face-up agent at Lake-town
      When the company enters the site
      And the agent Woffung falls upon the company
      And the agent Gergeli falls upon the company
      And the opponent passes
      And the player chooses Gergeli for "Woffung"
      Then the attack comes from Gergeli
      And the attack is Man (1 strike at 5/10)

  @rule:dark-minions.agents.unique
  Rule: Two of one name are one too many

    @id:minions-agents-0022 @forbid @rule:core.setup.one-of-each-unique
    Scenario: Not in one deck
      Given the minions-emended+emended rules
      And the player brings the plain Wizard deck
      And the deck's hazards gain 2 "Woffung"
      When the player declares to be a Wizard
      Then it is illegal by core.setup.one-of-each-unique

    @id:minions-agents-0026 @allow @rule:core.setup.one-of-each-unique
    Scenario: One is enough
      Given the minions-emended+emended rules
      And the player brings the plain Wizard deck
      And the deck's hazards lose 1 "River"
      And the deck's hazards gain 1 "Woffung"
      When the player declares to be a Wizard
      Then it is legal

    @id:minions-agents-0023 @forbid @rule:core.glossary.unique-in-play
    Scenario: Nor when the other is dead
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Bree
      And the player's Woffung was eliminated
      And the opponent holds "Woffung"
      When the opponent plays the opponent's Woffung as an agent
      Then it is illegal by core.glossary.unique-in-play

  @rule:dark-minions.agents.second-copy-revealed-is-discarded @rule:core.agents.revealed-duplicate-discarded
  Rule: What counts is who lies face-up

    Background:
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Moria

    @id:minions-agents-0024 @compute
    Scenario: Both are hidden, and both stay
      Given the player has Gergeli as a face-down agent
      And the opponent has Gergeli as a face-down agent
      When the movement/hazard phase is over
      Then the player's Gergeli and the opponent's Gergeli are in play

    @id:minions-agents-0025 @order
    Scenario: The one has turned his back again, and the other may show himself
      Given the player has Gergeli as a face-down agent at the open Lake-town
      And the opponent has Gergeli as a face-down agent who has gone to Dale
      When the opponent reveals the agent the opponent's Gergeli
      Then it is legal
      And the opponent's Gergeli is in play
      And the agent the opponent's Gergeli is face-up

  @rule:dark-minions.agents.half-creature-for-minimum
  Rule: How halves add up

    Background:
      Given the minions-emended+emended rules
      And the player brings the plain Wizard deck
      And the deck's hazards lose 1 "Wargs" and 1 "River"
      And the deck's hazards gain 1 "Ivic" and 1 "Leamon"

    @id:minions-agents-0027 @allow
    Scenario: Eleven, and two halves together
      Given reading a of q.dark-minions.half-creature-sum
      When the player declares to be a Wizard
      Then it is legal

    @id:minions-agents-0028 @forbid
    Scenario: Eleven, and two halves each for itself
      Given reading b of q.dark-minions.half-creature-sum
      When the player declares to be a Wizard
      Then it is illegal by core.setup.twelve-creatures

  @rule:dark-minions.agents.mind-limit-36
  Rule: Whether they count in the pool

    Background:
      Given the minions-emended+emended rules
      And the player brings the plain Ringwraith deck
      And the deck's sideboard loses 3 "Wolves"
      And the deck's sideboard gains 1 "Golodhros", 1 "Baduila", 1 "The Grimburgoth" and 1 "Elerína"
      And the deck's pool gains 1 "Drór"

    @id:minions-agents-0029 @forbid
    Scenario: They do, and it is four too many
      Given reading a of q.dark-minions.mind-limit-scope
      When the player declares to be a Ringwraith
      Then it is illegal by core.setup.agent-mind-limit

    @id:minions-agents-0030 @allow
    Scenario: They do not
      Given reading b of q.dark-minions.mind-limit-scope
      When the player declares to be a Ringwraith
      Then it is legal

  @rule:dark-minions.agents.hazard-like-creature
  Rule: Whether what is said of creatures is said of him

    Background:
      Given the minions-emended rules
      And it is the site phase
      And the opponent has "Doors of Night" and "Clouds" in play
      And untapped Glóin is at Edoras
      And the opponent has Gisulf as a face-up agent at Edoras
      When the company enters the site
      And the agent Gisulf falls upon the company

    @id:minions-agents-0031 @compute
    Scenario Outline: Under clouds creatures are stronger, and by <which> Gisulf has <prowess>
      Given reading <reading> of q.dark-minions.agent-as-creature
      Then the attack is Man (1 strike at <prowess>/7)

      Examples:
        | case  | which       | reading | prowess |
        | alone | one reading | a       | 5       |
        | like  | the other   | b       | 7       |

  @rule:dark-minions.agents.hazard-like-creature
  Rule: What keeps a site is no agent

    @id:minions-agents-0032 @compute
    Scenario: The Orcs of Moria are not stronger under clouds, whatever Gisulf is
      Given the minions-emended rules
      And reading b of q.dark-minions.agent-as-creature
      And the opponent has "Doors of Night" and "Clouds" in play
      And untapped Glóin is at Moria
      When the company enters the site
      Then the attack is Orc (4 strikes at 7)

  @rule:dark-minions.agents.half-creature-for-minimum
  Rule: An agent who counts for nothing takes nothing away

    @id:minions-agents-0033 @allow
    Scenario: Twelve creatures, and Ivic for himself
      Given the minions-emended+emended rules
      And reading b of q.dark-minions.half-creature-sum
      And the player brings the plain Wizard deck
      And the deck's hazards lose 1 "River"
      And the deck's hazards gain 1 "Ivic"
      When the player declares to be a Wizard
      Then it is legal

  @rule:dark-minions.agents.mind-limit-36
  Rule: Those of the sideboard count in any case

    @id:minions-agents-0034 @forbid
    Scenario: Drór has not gone to the pool
      Given the minions-emended+emended rules
      And reading b of q.dark-minions.mind-limit-scope
      And the player brings the plain Ringwraith deck
      And the deck's sideboard loses 3 "Wolves"
      And the deck's sideboard gains 1 "Golodhros", 1 "Baduila", 1 "The Grimburgoth", 1 "Elerína" and 1 "Drór"
      When the player declares to be a Ringwraith
      Then it is illegal by core.setup.agent-mind-limit

  @rule:dark-minions.agents.half-creature-for-minimum
  Rule: Half of one is none, and takes nothing away

    @id:minions-agents-0035 @allow
    Scenario: Twelve, and two halves each for itself
      Given the minions-emended+emended rules
      And reading b of q.dark-minions.half-creature-sum
      And the player brings the plain Wizard deck
      And the deck's hazards lose 2 "River"
      And the deck's hazards gain 1 "Ivic" and 1 "Leamon"
      When the player declares to be a Wizard
      Then it is legal
