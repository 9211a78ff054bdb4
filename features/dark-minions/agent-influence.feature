Feature: Influencing with an agent

  @rule:dark-minions.agent-influence.cards-enable-attempt @rule:dark-minions.agent-influence.place-for-personal-targets @rule:core.influence.agent-place-character-or-ally
  Rule: He meets them where they go

    Background:
      Given it is the movement/hazard phase
      And it is turn 3 of the game
      And untapped Faramir is at Minas Tirith
      And the company is moving to Dead Marshes

    @id:minions-agent-influence-0001 @allow
    Scenario: They come to where he is
      Given the opponent has Golodhros as a face-up agent at Dead Marshes
      When it is asked whether Golodhros may seek to influence away Faramir
      Then under the minions-printed rules it is legal
      And under the minions-emended rules it is legal

    @id:minions-agent-influence-0002 @forbid
    Scenario: They have left
      Given the minions-emended rules
      And the opponent has Golodhros as a face-up agent at Minas Tirith
      When it is asked whether Golodhros may seek to influence away Faramir
      Then it is illegal by core.influence.agent-place-character-or-ally

    @id:minions-agent-influence-0003 @forbid
    Scenario: Gisulf has no gift for it
      Given the minions-emended rules
      And the opponent has Gisulf as a face-up agent at Dead Marshes
      When it is asked whether Gisulf may seek to influence away Faramir
      Then it is illegal by core.influence.agent-needs-an-effect

  @rule:dark-minions.agent-influence.home-bonus @rule:dark-minions.agent-influence.agents-own-influence
  Rule: At home he has more to say

    @id:minions-agent-influence-0004 @compute
    Scenario Outline: At <site> it is <number>
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Faramir is at Minas Tirith
      And the opponent has Golodhros as a face-up agent at <site>
      Then the direct influence of Golodhros is <number>

      Examples:
        | case | site         | number |
        | home | Cirith Ungol | 6      |
        | away | Dead Marshes | 4      |

  @rule:dark-minions.agent-influence.same-home-character @rule:dark-minions.agent-influence.stays-face-up
  Rule: Among his own people he is one of them

    Background:
      Given the minions-emended rules
      And the player is a Ringwraith
      And the opponent is a Ringwraith
      And it is the movement/hazard phase
      And it is turn 3 of the game
      And the opponent has Golodhros as a face-up agent at Cirith Gorgor
      And untapped Shagrat and untapped Ufthak and untapped Radbug and untapped Grishnákh are at Cirith Gorgor

    @id:minions-agent-influence-0005 @order
    Scenario: Shagrat, of Cirith Ungol, listens
      When Golodhros seeks to influence away Shagrat and rolls 4 and 3, then 1 and 1 for the influence defence
      Then it is legal
      And Golodhros is tapped
      And the agent Golodhros is face-up
      And Shagrat is in the discard pile
      And the player has 3 character points

    @id:minions-agent-influence-0006 @order
    Scenario: Ufthak comes from elsewhere
      When Golodhros seeks to influence away Ufthak and rolls 4 and 3, then 1 and 1 for the influence defence
      Then it is legal
      And Golodhros is tapped
      And Ufthak is in play

  @rule:dark-minions.agent-influence.cards-enable-attempt @rule:core.influence.agent-needs-an-effect @rule:core.influence.agent-cannot-influence-item
  Rule: Whom he may talk to

    Background:
      Given the minions-emended rules
      And it is the movement/hazard phase
      And it is turn 3 of the game
      And untapped Faramir and untapped Aragorn II are at Minas Tirith
      And Faramir bears "Sword of Gondolin" and "Treebeard"
      And the player's marshalling-point pile holds "Men of Anórien"

    @id:minions-agent-influence-0007 @allow
    Scenario: A character, an ally and a faction
      Given the opponent has Golodhros as a face-up agent at Minas Tirith
      Then Golodhros may seek to influence away Faramir
      And Golodhros may seek to influence away "Treebeard"
      And Golodhros may seek to influence away "Men of Anórien"

    @id:minions-agent-influence-0008 @forbid
    Scenario: But no sword
      Given the opponent has Golodhros as a face-up agent at Minas Tirith
      Then Golodhros may not seek to influence away "Sword of Gondolin" by core.influence.agent-cannot-influence-item

    @id:minions-agent-influence-0009 @forbid
    Scenario: Woffung, with nothing to let him, talks to nobody
      Given the opponent has Woffung as a face-up agent at Minas Tirith
      Then Woffung may not seek to influence away Faramir by core.influence.agent-needs-an-effect

  @rule:dark-minions.agent-influence.place-for-personal-targets @rule:core.influence.agent-place-character-or-ally
  Rule: Those who stay he meets where they are

    @id:minions-agent-influence-0010 @allow
    Scenario: Faramir is at Minas Tirith, and so is he
      Given the minions-emended rules
      And it is the movement/hazard phase
      And it is turn 3 of the game
      And untapped Faramir is at Minas Tirith
      And the opponent has Golodhros as a face-up agent at Minas Tirith
      When it is asked whether Golodhros may seek to influence away Faramir
      Then it is legal

  @rule:dark-minions.agent-influence.stays-face-up @rule:core.influence.agent-revealed-as-influencer
  Rule: Heard or not, he has been seen

    Background:
      Given the minions-emended rules
      And it is the movement/hazard phase
      And it is turn 3 of the game
      And untapped Faramir, untapped Aragorn II and untapped Boromir II are at Dead Marshes
      And the opponent is a Ringwraith
      And the opponent has Golodhros as a face-down agent who has gone to Cirith Gorgor and Dead Marshes

    @id:minions-agent-influence-0011 @order
    Scenario: Faramir does not listen
      When Golodhros seeks to influence away Faramir and rolls 2 and 2, then 6 and 6 for the influence defence
      Then the agent Golodhros is face-up
      And Golodhros is tapped
      And Golodhros is in play
      And the opponent's Cirith Gorgor is in the location deck
      And the agent Golodhros has Dead Marshes with him

    @id:minions-agent-influence-0012 @order
    Scenario: Faramir does
      When Golodhros seeks to influence away Faramir and rolls 6 and 6, then 1 and 1 for the influence defence
      Then the agent Golodhros is face-up
      And Golodhros is tapped
      And Golodhros is in play
      And Faramir is in the discard pile
      And the player has 4 character points
      And the opponent's Cirith Gorgor is in the location deck
      And the agent Golodhros has Dead Marshes with him

  @rule:dark-minions.agent-influence.place-for-factions @rule:core.influence.agent-place-faction
  Rule: A faction he meets where it lives

    Background:
      Given the minions-emended rules
      And it is the movement/hazard phase
      And it is turn 3 of the game
      And untapped Glóin is at Bree
      And the player's marshalling-point pile holds "Riders of Rohan"

    @id:minions-agent-influence-0013 @allow
    Scenario: He is at Edoras, and nobody else has to be
      Given the opponent has Golodhros as a face-up agent at Edoras
      When it is asked whether Golodhros may seek to influence away "Riders of Rohan"
      Then it is legal

    @id:minions-agent-influence-0014 @forbid
    Scenario: From Dunharrow they do not hear him
      Given the opponent has Golodhros as a face-up agent at Dunharrow
      When Golodhros seeks to influence away "Riders of Rohan"
      Then it is illegal by core.influence.agent-place-faction

  @rule:dark-minions.agent-influence.check-as-standard @rule:dark-minions.agent-influence.agents-own-influence
  Rule: Dice against dice, and more than the mind

    Background:
      Given the minions-emended rules
      And it is the movement/hazard phase
      And it is turn 3 of the game
      And untapped Faramir, untapped Aragorn II and untapped Éomer are at Dead Marshes
      And the opponent has Golodhros as a face-up agent at Dead Marshes

    @id:minions-agent-influence-0015 @compute
    Scenario: Eleven and four, less six and what is left of general influence, is more than his mind
      When Golodhros seeks to influence away Faramir and rolls 6 and 5, then 3 and 3 for the influence defence
      Then Faramir is in the discard pile
      And Golodhros is tapped
      And the player has 4 character points

    @id:minions-agent-influence-0016 @compute
    Scenario: A ten comes to no more than his mind
      When Golodhros seeks to influence away Faramir and rolls 6 and 4, then 3 and 3 for the influence defence
      Then Faramir is in play
      And Golodhros is tapped

  @rule:dark-minions.agent-influence.agents-own-influence @rule:core.influence.agent-needs-an-effect
  Rule: He speaks, and nobody for him

    @id:minions-agent-influence-0017 @forbid
    Scenario: It is not for Gandalf to say, though he is there
      Given the minions-emended rules
      And it is the movement/hazard phase
      And it is turn 3 of the game
      And untapped Faramir is at Dead Marshes
      And the opponent has Golodhros as a face-up agent at Dead Marshes
      And the opponent's untapped Gandalf is at Dead Marshes
      Then Gandalf may not seek to influence away Faramir by core.turn.hazard-player-no-resources
      And Golodhros may seek to influence away Faramir

  @rule:dark-minions.agent-influence.home-bonus @rule:core.influence.agent-home-direct-influence
  Rule: Woffung, too, is somebody at home

    @id:minions-agent-influence-0018 @compute
    Scenario Outline: Woffung, at <site>, has <number>
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Faramir is at Minas Tirith
      And the opponent has Woffung as a face-up agent at <site>
      Then the direct influence of Woffung is <number>

      Examples:
        | case | site                | number |
        | home | Lake-town           | 3      |
        | away | The Lonely Mountain | 1      |

  @rule:dark-minions.agent-influence.no-resource-help @rule:core.influence.agent-cannot-reveal-card
  Rule: No card of a resource helps him

    Background:
      Given the minions-emended rules
      And it is the movement/hazard phase
      And it is turn 3 of the game
      And untapped Glóin is at Bree
      And the player's marshalling-point pile holds "Riders of Rohan"
      And the opponent has Golodhros as a face-up agent at Edoras
      And the opponent holds "Riders of Rohan" and "Muster"

    @id:minions-agent-influence-0019 @forbid
    Scenario: He has Riders of his own to show, and shows none
      Then Golodhros may not seek to influence away the player's "Riders of Rohan" showing the opponent's "Riders of Rohan" by core.influence.agent-cannot-reveal-card

    @id:minions-agent-influence-0021 @allow
    Scenario: He has words
      Then Golodhros may seek to influence away the player's "Riders of Rohan"

    @id:minions-agent-influence-0020 @forbid
    Scenario: Nobody is mustered
      Then the opponent may not play "Muster" by core.turn.hazard-player-no-resources

  @rule:dark-minions.agent-influence.same-home-character
  Rule: Whether he has to be at home for it

    Background:
      Given the minions-emended rules
      And the player is a Ringwraith
      And the opponent is a Ringwraith
      And it is the movement/hazard phase
      And it is turn 3 of the game
      And the opponent has Golodhros as a face-up agent at Cirith Gorgor
      And untapped Shagrat and untapped Ufthak and untapped Radbug and untapped Grishnákh are at Cirith Gorgor

    @id:minions-agent-influence-0022 @order
    Scenario: He is elsewhere, and Shagrat of Cirith Ungol listens
      Given reading a of q.dark-minions.home-bonus-place
      When Golodhros seeks to influence away Shagrat and rolls 4 and 3, then 1 and 1 for the influence defence
      Then Golodhros is tapped
      And Shagrat is in the discard pile
      And the player has 3 character points

    @id:minions-agent-influence-0023 @order
    Scenario: Or he does not
      Given reading b of q.dark-minions.home-bonus-place
      When Golodhros seeks to influence away Shagrat and rolls 4 and 3, then 1 and 1 for the influence defence
      Then Golodhros is tapped
      And Shagrat is in play

  @rule:dark-minions.agent-influence.same-home-character @rule:core.influence.agent-shared-home-site
  Rule: Bard is of Lake-town, and so is Woffung

    Background:
      Given the minions-emended rules
      And it is the movement/hazard phase
      And it is turn 3 of the game
      And the opponent has Woffung as a face-up agent at the opponent's Lake-town
      And the opponent holds "Will not Come Down"

    @id:minions-agent-influence-0024 @compute
    Scenario Outline: Bard has a mind of two, and it counts as nothing: <result>
      Given untapped Bard Bowman and untapped Bofur are at the player's Lake-town
      When the opponent plays "Will not Come Down" on Woffung
      And Woffung seeks to influence away Bard Bowman and rolls 3 and 2, then <dice> for the influence defence
      Then Bard Bowman is <where>
      And Woffung is tapped
      And "Will not Come Down" is in the discard pile

      Examples:
        | case  | result                                          | dice    | where   |
        | won   | 5, 3 and 2 less 9 are one too many              | 5 and 4 | in hand |
        | stays | 5, 3 and 2 less 10 are nothing more than that   | 5 and 5 | in play |

    @id:minions-agent-influence-0025 @compute
    Scenario: Bofur is of the Blue Mountains, and his mind is his own
      Given untapped Bard Bowman and untapped Bofur are at the player's Lake-town
      When the opponent plays "Will not Come Down" on Woffung
      And Woffung seeks to influence away Bofur and rolls 4 and 3, then 4 and 4 for the influence defence
      Then Bofur is in play
      And Woffung is tapped
      And "Will not Come Down" is in the discard pile

  @rule:dark-minions.agent-influence.ally-playable-at-home
  Rule: Horses of Edoras know a voice of Edoras

    Background:
      Given it is the movement/hazard phase
      And it is turn 3 of the game
      And untapped Éomer is at the player's Isengard
      And the opponent has Wormtongue as a face-up agent at the opponent's Isengard
      And the opponent holds "Will not Come Down"

    @id:minions-agent-influence-0026 @compute
    Scenario Outline: Shadowfax (<case>)
      Given Éomer bears "Shadowfax"
      When the opponent plays "Will not Come Down" on Wormtongue
      And Wormtongue seeks to influence away "Shadowfax" and rolls 2 and 2, then 5 and 4 for the influence defence
      Then under the <case> rules "Shadowfax" is <where>
      And Wormtongue is tapped
      And "Will not Come Down" is in the discard pile
      And the player has <points>

      Examples:
        | case            | where   | points        |
        | minions-printed | in hand | 0 ally points |
        | minions-emended | in hand | 0 ally points |

    @id:minions-agent-influence-0027 @compute
    Scenario: Treebeard is of Wellinghall, and has a will of his own
      Given the minions-emended rules
      And Éomer bears "Treebeard"
      When the opponent plays "Will not Come Down" on Wormtongue
      And Wormtongue seeks to influence away "Treebeard" and rolls 4 and 3, then 4 and 4 for the influence defence
      Then "Treebeard" is in play
      And Wormtongue is tapped
      And "Will not Come Down" is in the discard pile

    @id:minions-agent-influence-0028 @compute
    Scenario: In the base game Shadowfax has one, too
      Given the emended rules
      And Éomer bears "Shadowfax"
      When the opponent plays "Will not Come Down" on Wormtongue
      And Wormtongue seeks to influence away "Shadowfax" and rolls 2 and 2, then 5 and 4 for the influence defence
      Then "Shadowfax" is in play
      And Wormtongue is tapped
      And "Will not Come Down" is in the discard pile

  @rule:dark-minions.agent-influence.faction-playable-at-home @rule:core.influence.agent-faction-at-home
  Rule: The Riders listen to one of their own

    Background:
      Given the minions-emended rules
      And it is the movement/hazard phase
      And it is turn 3 of the game
      And untapped Aragorn II and untapped Faramir are at Bree
      And the opponent holds "Good Sense Revolts"

    @id:minions-agent-influence-0029 @compute
    Scenario Outline: Wormtongue speaks at Edoras, and good sense revolts: <result>
      Given the player's marshalling-point pile holds "Riders of Rohan"
      And the opponent has Wormtongue as a face-up agent at Edoras
      Then the player has 6 general influence left
      When the opponent plays "Good Sense Revolts" on Wormtongue
      And Wormtongue seeks to influence away "Riders of Rohan" and rolls 2 and 1, then <dice> for the influence defence
      Then "Riders of Rohan" is in the <place>
      And Wormtongue is tapped
      And "Good Sense Revolts" is in the discard pile
      And the player has <points> faction points

      Examples:
        | case | result                                          | dice    | place                   | points |
        | won  | 3, 8, 2 and 8 less 6 and 11 are more than zero  | 6 and 5 | discard pile            | 0      |

    @id:minions-agent-influence-0030 @compute
    Scenario: Gisulf is not from Bree, and the Rangers ask for nine
      Given the player's marshalling-point pile holds "Rangers of the North"
      And the opponent has Gisulf as a face-up agent at the opponent's Bree
      When the opponent plays "Good Sense Revolts" on Gisulf
      And Gisulf seeks to influence away "Rangers of the North" and rolls 6 and 6, then 1 and 1 for the influence defence
      Then "Rangers of the North" is in the marshalling-point pile
      And Gisulf is tapped
      And "Good Sense Revolts" is in the discard pile

  @rule:dark-minions.agent-revealing.forced @rule:dark-minions.agent-influence.cards-enable-attempt
  Rule: Who tells others what to do shows himself

    Background:
      Given the minions-emended rules
      And it is the movement/hazard phase
      And it is turn 3 of the game
      And the opponent holds "Will not Come Down"

    @id:minions-agent-influence-0031 @allow
    Scenario: Woffung was hidden, and is at Lake-town, to which they come
      Given untapped Bard Bowman and untapped Bofur are at Thranduil’s Halls
      And Bard Bowman's company is moving to the player's Lake-town by Woodland Realm and Northern Rhovanion
      And the opponent has Woffung as a face-down agent
      And the opponent's location deck holds "Lake-town"
      When the opponent plays "Will not Come Down" on Woffung
      And it is asked whether Woffung may seek to influence away Bard Bowman
      Then it is legal
      And the agent Woffung is face-up
      And Woffung is tapped
      And the agent Woffung has Lake-town with him
      And "Will not Come Down" is in the discard pile

    @id:minions-agent-influence-0032 @forbid
    Scenario: Nimloth is where they come from, and they have left
      Given untapped Bard Bowman and untapped Bofur are at the player's Thranduil’s Halls
      And Bard Bowman's company is moving to Lake-town by Woodland Realm and Northern Rhovanion
      And the opponent has Nimloth as a face-up agent at the opponent's Thranduil’s Halls
      When the opponent plays "Will not Come Down" on Nimloth
      And it is asked whether Nimloth may seek to influence away Bard Bowman
      Then it is illegal by core.influence.agent-place-character-or-ally
      And Nimloth is tapped
      And "Will not Come Down" is in the discard pile

  @rule:dark-minions.agent-influence.ally-playable-at-home
  Rule: Nothing more than nothing wins nobody

    @id:minions-agent-influence-0033 @compute
    Scenario: Wormtongue has 4, 4 and 2 for Shadowfax, and 10 against him
      Given the minions-emended rules
      And it is the movement/hazard phase
      And it is turn 3 of the game
      And untapped Éomer is at the player's Isengard
      And the opponent has Wormtongue as a face-up agent at the opponent's Isengard
      And the opponent holds "Will not Come Down"
      And Éomer bears "Shadowfax"
      When the opponent plays "Will not Come Down" on Wormtongue
      And Wormtongue seeks to influence away "Shadowfax" and rolls 2 and 2, then 5 and 5 for the influence defence
      Then "Shadowfax" is in play
      And Wormtongue is tapped
      And "Will not Come Down" is in the discard pile

  @rule:dark-minions.agent-influence.ally-playable-at-home
  Rule: That is for agents

    @id:minions-agent-influence-0034 @compute
    Scenario: Éomer is of Edoras, and Shadowfax has a will: 12 less 1, 7 and 3 are one, and not more than two
      Given the minions-emended rules
      And it is the site phase
      And it is turn 3 of the game
      And untapped Éomer is at the player's Edoras
      And the opponent's untapped Aragorn II and the opponent's untapped Elrond are at the opponent's Edoras
      And the opponent's Aragorn II bears the opponent's "Shadowfax"
      And Éomer's company has entered the site
      When Éomer seeks to influence away the opponent's "Shadowfax" and rolls 6 and 6, then 4 and 3 for the influence defence
      Then the opponent's "Shadowfax" is in play
      And Éomer is tapped

  @rule:dark-minions.agent-influence.faction-playable-at-home @rule:core.influence.agent-faction-at-home
  Rule: A faction of his home helps him by two, and not by more

    @id:minions-agent-influence-0035 @compute
    Scenario Outline: For the Riders Wormtongue has <ours>, 4, 4 and 2, and 12 against him
      Given the minions-emended rules
      And it is the movement/hazard phase
      And it is turn 3 of the game
      And untapped Aragorn II and untapped Faramir are at Bree
      And the player's marshalling-point pile holds "Riders of Rohan"
      And the opponent has Wormtongue as a face-up agent at Edoras
      And the opponent holds "Will not Come Down"
      When the opponent plays "Will not Come Down" on Wormtongue
      And Wormtongue seeks to influence away "Riders of Rohan" and rolls <dice>, then 6 and 6 for the influence defence
      Then "Riders of Rohan" is in <where>
      And Wormtongue is tapped
      And "Will not Come Down" is in the discard pile
      And the player has <points> faction points

      Examples:
        | case  | ours | dice    | where                      | points |
        | won   | 3    | 2 and 1 | hand                       | 0      |
        | stays | 2    | 1 and 1 | the marshalling-point pile | 3      |
