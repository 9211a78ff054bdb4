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
