Feature: Influencing with an agent

  @rule:dark-minions.agent-influence.cards-enable-attempt @rule:dark-minions.agent-influence.place-for-personal-targets
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
