Feature: Sent to talk

  Agents who talk to whole peoples, to those who are welcome nowhere, and who come for what is not theirs.

  @card:DM-104
  Rule: Your Welcome Is Doubtful

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And it is turn 3 of the game
      And the opponent holds "Your Welcome Is Doubtful"

    @id:cards-sent-to-talk-0001 @compute
    Scenario Outline: <agent> talks to <who> at <site>
      Given untapped <who>, untapped Aragorn II and untapped Théoden are at the player's <site>
      And the opponent has <agent> as a face-up agent at the opponent's <site>
      When the opponent plays "Your Welcome Is Doubtful" on <agent>
      And <agent> seeks to influence away <who> and rolls <ours>, then <theirs> for the influence defence
      Then it is legal
      And <who> is in <place>
      And <agent> is tapped
      And "Your Welcome Is Doubtful" is in the discard pile

      Examples:
        | case    | agent      | who      | site   | ours    | theirs  | place            |
        | home    | Wormtongue | Háma     | Edoras | 1 and 1 | 6 and 6 | the discard pile |
        | doubted | Wormtongue | Bombur   | Edoras | 2 and 2 | 6 and 6 | the discard pile |
        | less    | Wormtongue | Bombur   | Edoras | 1 and 2 | 6 and 6 | play             |
        | plain   | Bill Ferny | Bombur   | Bree   | 5 and 4 | 6 and 6 | the discard pile |
        | kept    | Bill Ferny | Bombur   | Bree   | 4 and 4 | 6 and 6 | play             |

  @card:DM-96
  Rule: Twisted Tales

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And it is turn 3 of the game
      And untapped Gimli is at Rivendell
      And the opponent holds "Twisted Tales"

    @id:cards-sent-to-talk-0002 @compute
    Scenario: Wormtongue tells the Riders tales
      Given the player's marshalling-point pile holds "Riders of Rohan"
      And the opponent has Wormtongue as a face-up agent at the opponent's Edoras
      When the opponent plays "Twisted Tales" on Wormtongue
      And Wormtongue seeks to influence away "Riders of Rohan" and rolls 1 and 1, then 6 and 6 for the influence defence
      Then it is legal
      And "Riders of Rohan" and "Twisted Tales" are in the discard pile
      And Wormtongue is tapped
      And the player has 0 faction points

    @id:cards-sent-to-talk-0009 @compute
    Scenario Outline: Woffung tells them where he is not at home, and rolls <dice>
      Given the player's marshalling-point pile holds "Riders of Rohan"
      And untapped Aragorn II and untapped Beretar are at Lórien
      And the opponent has Woffung as a face-up agent at the opponent's Edoras
      When the player chooses Gimli's company to go next
      And the opponent plays "Twisted Tales" on Woffung
      And Woffung seeks to influence away "Riders of Rohan" and rolls <dice>, then 1 and 1 for the influence defence
      Then it is legal
      And "Riders of Rohan" is in the <pile>
      And "Twisted Tales" is in the discard pile
      And Woffung is tapped
      And the player has <points> faction points

      Examples:
        | case | dice    | pile                   | points |
        | won  | 4 and 3 | discard pile           | 0      |
        | lost | 1 and 2 | marshalling-point pile | 3      |

    @id:cards-sent-to-talk-0003 @forbid
    Scenario Outline: <agent> is not sent
      Given the <whose> has <agent> as a face-up agent at the <whose>'s <site>
      When the opponent plays "Twisted Tales" on <agent>
      Then it is illegal by the text of "Twisted Tales"

      Examples:
        | case  | whose    | agent      | site      |
        | words | opponent | Bill Ferny | Bree      |
        | other | player   | Wormtongue | Edoras    |

    @id:cards-sent-to-talk-0004 @forbid
    Scenario: He talks to nobody else
      Given untapped Háma is at Edoras
      And the opponent has Wormtongue as a face-up agent at the opponent's Edoras
      When the player chooses Háma's company to go next
      And the opponent plays "Twisted Tales" on Wormtongue
      And it is asked whether Wormtongue may seek to influence away Háma
      Then it is illegal by core.influence.agent-needs-an-effect
      And Wormtongue is tapped
      And "Twisted Tales" is in the discard pile

  @card:AS-33
  Rule: Pilfer Anything Unwatched

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar and untapped Gimli are at Rivendell
      And Beretar bears "Cram"
      And the opponent has Bill Ferny as a face-up agent at Bree
      And the opponent holds "Pilfer Anything Unwatched"

    @id:cards-sent-to-talk-0005 @compute
    Scenario: Beretar has to go home, and Gimli keeps his bread
      When the opponent plays "Pilfer Anything Unwatched" on Bill Ferny and rolls 3 and 3
      And the player chooses "Cram" for "Pilfer Anything Unwatched"
      Then Beretar is in hand
      And Gimli bears "Cram"
      And Bill Ferny is tapped
      And "Pilfer Anything Unwatched" is in the discard pile
      And the player has 2 character points

    @id:cards-sent-to-talk-0006 @compute
    Scenario: He gets nothing
      When the opponent plays "Pilfer Anything Unwatched" on Bill Ferny and rolls 2 and 3
      Then Beretar is in play
      And Bill Ferny is tapped
      And "Pilfer Anything Unwatched" is in the discard pile

    @id:cards-sent-to-talk-0007 @compute
    Scenario: Nobody takes the bread
      When the opponent plays "Pilfer Anything Unwatched" on Bill Ferny and rolls 3 and 3
      And the player chooses "Pilfer Anything Unwatched" for "Pilfer Anything Unwatched"
      Then Beretar is in hand
      And "Cram" is in the discard pile
      And Bill Ferny is tapped
      And "Pilfer Anything Unwatched" is in the discard pile
      And the player has 2 character points

    @id:cards-sent-to-talk-0008 @forbid
    Scenario: Those of others are not theirs to send
      Given the player has Eun as a face-up agent at Vale of Erech
      When the opponent plays "Pilfer Anything Unwatched" on Eun
      Then it is illegal by the text of "Pilfer Anything Unwatched"
