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
