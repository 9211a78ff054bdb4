Feature: What is found where nobody looks for it

  An ally at the edge of a ruin, and what lies buried deep.

  @card:TD-123
  Rule: Here, There, or Yonder

    Background:
      Given the emended rules
      And untapped Imrahil and untapped Beretar are at Isengard
      And the company has entered the site
      And the player holds "Here, There, or Yonder", "Leaflock" and "Treebeard"

    @id:cards-yonder-0001 @compute
    Scenario Outline: <who> rolls <dice>: <case>
      Given the site is <before>
      When the player plays "Here, There, or Yonder" with <who> and rolls <dice> for the card text
      And the player chooses "Leaflock" for "Here, There, or Yonder"
      Then <who> bears "Leaflock"
      And <who> and the site are tapped
      And the player has 2 ally points
      And "Here, There, or Yonder" is in the discard pile

      Examples:
        | case   | who     | dice    | before   |
        | enough | Beretar | 5 and 5 | untapped |
        | talks  | Imrahil | 4 and 3 | untapped |
        | tapped | Beretar | 5 and 5 | tapped   |

    @id:cards-yonder-0002 @compute
    Scenario Outline: Nobody is there: <case>
      When the player plays "Here, There, or Yonder" with <who> and rolls <dice> for the card text
      Then <who> is tapped
      And the site is untapped
      And "Here, There, or Yonder" is in the discard pile

      Examples:
        | case  | who     | dice    |
        | short | Beretar | 5 and 4 |
        | less  | Imrahil | 3 and 3 |

    @id:cards-yonder-0005 @compute
    Scenario: They leave him where he is
      When the player plays "Here, There, or Yonder" with Beretar and rolls 6 and 6 for the card text
      And the player chooses "Here, There, or Yonder" for "Here, There, or Yonder"
      Then Beretar is tapped
      And the site is untapped
      And "Leaflock" and "Treebeard" are in hand
      And "Here, There, or Yonder" is in the discard pile

    @id:cards-yonder-0003 @forbid
    Scenario Outline: Not <case>
      Given untapped Annalena is at <site>
      When the player plays "Here, There, or Yonder" with Annalena
      Then it is illegal by the text of "Here, There, or Yonder"

      Examples:
        | case      | site  |
        | in a town | Bree  |
        | elsewhere | Moria |

  @card:TD-123
  Rule: Not everybody comes everywhere

    @id:cards-yonder-0004 @compute
    Scenario: Ents do not come to Weathertop
      Given the emended rules
      And untapped Bergil is at Weathertop
      And the company has entered the site
      And the player holds "Here, There, or Yonder" and "Leaflock"
      When the player plays "Here, There, or Yonder" with Bergil and rolls 6 and 6 for the card text
      Then Bergil is tapped
      And Weathertop is untapped
      And "Here, There, or Yonder" is in the discard pile

  @card:DM-63
  Rule: Great Secrets Buried There

    @id:cards-yonder-0007 @compute
    Scenario: He has to bury one of two
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Bree
      And the player's play deck holds "Dodge", "Cram", "Glamdring", "Ford", "Escape", "Muster", "Concealment", "Block", "Wargs", "Ghouls" and "Orcrist"
      And the opponent holds "Great Secrets Buried There"
      When the opponent plays "Great Secrets Buried There"
      And the player chooses "Glamdring" for "Great Secrets Buried There" and shuffles
      Then "Glamdring" lies off to the side with "Great Secrets Buried There"
      And "Cram" and "Orcrist" are in the play deck
      And "Great Secrets Buried There" is in play
      And the player has 0 item points

    @id:cards-yonder-0008 @compute
    Scenario: There is nothing to bury
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Bree
      And the player's play deck holds "Dodge", "Habergeon of Silver", "Lapse of Will", "Ford", "Escape", "Muster", "Concealment", "Block", "Wargs" and "Palantír of Orthanc"
      And the opponent holds "Great Secrets Buried There"
      When the opponent plays "Great Secrets Buried There" and shuffles
      Then "Habergeon of Silver" and "Palantír of Orthanc" are in the play deck
      And "Great Secrets Buried There" is in play

    @id:cards-yonder-0009 @forbid
    Scenario: Nine cards are too few
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Bree
      And the player's play deck holds "Dodge", "Cram", "Lapse of Will", "Ford", "Escape", "Muster", "Concealment", "Block" and "Wargs"
      And the opponent holds "Great Secrets Buried There"
      When the opponent plays "Great Secrets Buried There"
      Then it is illegal by the text of "Great Secrets Buried There"

    @id:cards-yonder-0010 @compute
    Scenario: One buries it oneself
      Given the emended rules
      And it is the organization phase
      And untapped Beretar is at Bree
      And the player's play deck holds "Dodge", "Cram", "Glamdring", "Ford", "Escape", "Muster", "Concealment", "Block", "Wargs", "Ghouls" and "Orcrist"
      And the player holds "Great Secrets Buried There"
      When the player plays "Great Secrets Buried There" for its second effect
      And the player chooses "Cram" for "Great Secrets Buried There" and shuffles
      Then "Cram" lies off to the side with "Great Secrets Buried There"
      And "Great Secrets Buried There" is in play

    @id:cards-yonder-0011 @forbid
    Scenario: In the other's turn nobody buries what is his own
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Bree
      And the opponent's play deck holds "Dodge", "Cram", "Glamdring", "Ford", "Escape", "Muster", "Concealment", "Block", "Wargs", "Ghouls" and "Orcrist"
      And the opponent holds "Great Secrets Buried There"
      When the opponent plays "Great Secrets Buried There" for its second effect
      Then it is illegal by the text of "Great Secrets Buried There"

    @id:cards-yonder-0014 @forbid
    Scenario: In one's own turn nobody buries what is the other's
      Given the emended rules
      And it is the organization phase
      And untapped Beretar is at Bree
      And the opponent's play deck holds "Dodge", "Cram", "Glamdring", "Ford", "Escape", "Muster", "Concealment", "Block", "Wargs", "Ghouls" and "Orcrist"
      And the player holds "Great Secrets Buried There"
      When the player plays "Great Secrets Buried There"
      Then it is illegal by core.turn.resource-player-no-hazards

    @id:cards-yonder-0012 @compute
    Scenario Outline: It can be dug up <case>
      Given the emended rules
      And untapped Beretar is at <site>
      And the company has entered the site
      And the opponent has "Great Secrets Buried There" in play
      And the player's "Glamdring" lies off to the side with "Great Secrets Buried There"
      When Beretar plays "Glamdring"
      Then it is <verdict>

      Examples:
        | case     | site            | verdict |
        | above    | Moria           | illegal by the text of "Great Secrets Buried There" |

    @id:cards-yonder-0013 @compute
    Scenario: Deep down it can
      Given the emended rules
      And untapped Beretar is at The Under-gates
      And the company has entered the site
      And the opponent has "Great Secrets Buried There" in play
      And the player's "Glamdring" lies off to the side with "Great Secrets Buried There"
      When Beretar plays "Glamdring"
      Then it is legal
      And Beretar bears "Glamdring"
      And Beretar and the site are tapped
      And the player has 2 item points
