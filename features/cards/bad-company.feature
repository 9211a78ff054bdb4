Feature: Lies, blows and treason

  What comes between those who travel together, and between a servant and his master.

  @card:AS-23
  Rule: A Lie in Your Eyes

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Bree
      And Beretar bears "Bill the Pony"
      And the opponent holds "A Lie in Your Eyes"

    @id:cards-bad-company-0001 @compute
    Scenario Outline: Somebody is tired of it
      When the opponent plays "A Lie in Your Eyes" on Beretar
      And the player chooses <who> for "A Lie in Your Eyes"
      Then <who> is tapped
      And "A Lie in Your Eyes" is in the discard pile

      Examples:
        | case  | who             |
        | he    | Beretar         |
        | ally  | "Bill the Pony" |

    @id:cards-bad-company-0002 @compute
    Scenario Outline: A roll of <dice>
      When the opponent plays "A Lie in Your Eyes" on Beretar
      And the player chooses "A Lie in Your Eyes" for "A Lie in Your Eyes" and rolls <dice> for the card text
      Then Beretar is <place>
      And "Bill the Pony" is <place>
      And "A Lie in Your Eyes" is in the discard pile
      And the player has <points> character points
      And the player has <allies> ally points

      Examples:
        | case  | dice    | place               | points | allies |
        | found | 6 and 6 | in the discard pile | 0      | 0      |
        | clear | 6 and 5 | in play             | 2      | 1      |

  @card:AS-28
  Rule: Fealty Under Trial

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And the player is a Ringwraith
      And untapped Shagrat is at Minas Morgul
      And Shagrat bears "Black Mace" and "High Helm"
      And the opponent holds "Fealty Under Trial"

    @id:cards-bad-company-0003 @compute
    Scenario Outline: All that he has goes to the tower, and a roll of <dice>
      When the opponent plays "Fealty Under Trial" on Shagrat and rolls <dice>
      Then "Black Mace" and "High Helm" are in the marshalling-point pile
      And Shagrat is <place>
      And the player has <points> character points
      And the player has <items> item points
      And "Fealty Under Trial" is in the discard pile

      Examples:
        | case  | dice    | place               | points | items |
        | false | 4 and 3 | in the discard pile | 0      | 4     |
        | true  | 3 and 3 | in play             | 2      | 4     |

    @id:cards-bad-company-0011 @forbid
    Scenario: It is nothing to a hero
      Given the opponent is a Ringwraith
      And the player is a Fallen-wizard
      And untapped Beretar is at Isengard
      When the opponent plays "Fealty Under Trial" on Beretar
      Then it is illegal by the text of "Fealty Under Trial"

  @card:AS-49
  Rule: Glamour of Surpassing Excellence

    @id:cards-bad-company-0004 @compute
    Scenario Outline: Something falls from Beretar
      Given the emended rules
      And untapped Beretar is at Bree
      And the company has entered the site
      And Beretar bears the opponent's "<card>"
      And the player holds "Glamour of Surpassing Excellence"
      When the player plays "Glamour of Surpassing Excellence" on the company and rolls <dice>
      Then "<card>" is <place>
      And "Glamour of Surpassing Excellence" is in the discard pile

      Examples:
        | case  | card                | dice    | place               |
        | whisp | Endless Whispers    | 4 and 4 | in the discard pile |
        | stays | Endless Whispers    | 4 and 3 | in play             |
        | dream | Pale Dream-maker    | 4 and 3 | in the discard pile |
        | words | Foolish Words       | 4 and 4 | in the discard pile |

    @id:cards-bad-company-0010 @compute
    Scenario Outline: What nobody could remove, by a roll of <dice>
      Given the emended rules
      And wounded Beretar is at Bree
      And the company has entered the site
      And Beretar bears the opponent's "One Foe to Breed a War"
      And the player holds "Glamour of Surpassing Excellence"
      When the player plays "Glamour of Surpassing Excellence" on the company and rolls <dice>
      Then "One Foe to Breed a War" is <place>
      And "Glamour of Surpassing Excellence" is in the discard pile

      Examples:
        | case | dice    | place               |
        | gone | 5 and 4 | in the discard pile |
        | kept | 4 and 4 | in play             |

  @card:AS-103
  Rule: Treason the Greatest Foe

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is turn 3 of the game
      And untapped Dunlending Spy is at Bree
      And the company has entered the site
      And the opponent's untapped Aragorn II and the opponent's untapped Legolas are at Rivendell
      And the player holds "Treason the Greatest Foe"

    @id:cards-bad-company-0005 @compute
    Scenario: Beretar trusts him, and should not
      Given the opponent's untapped Beretar is at Bree
      When the player plays "Treason the Greatest Foe" on Dunlending Spy and rolls 4 and 2
      Then Beretar is in the discard pile
      And "Treason the Greatest Foe" is in the player's marshalling-point pile
      And the player has 4 miscellaneous points
      And the opponent has 5 character points
      And the opponent's Bree is in the location deck

    @id:cards-bad-company-0008 @compute
    Scenario: Beretar does not trust him
      Given the opponent's untapped Beretar is at Bree
      When the player plays "Treason the Greatest Foe" on Dunlending Spy and rolls 3 and 2
      Then "Treason the Greatest Foe" is in the discard pile

    @id:cards-bad-company-0009 @forbid
    Scenario Outline: <who> is no friend of his
      Given the opponent's untapped <who> is at <site>
      When the player plays "Treason the Greatest Foe" on Dunlending Spy
      Then it is illegal by the text of "Treason the Greatest Foe"

      Examples:
        | case | who     | site     |
        | home | Gimli   | Bree     |
        | away | Beretar | Edoras   |

    @id:cards-bad-company-0012 @forbid
    Scenario: A Wizard is none, not even one who has gone astray
      Given the opponent is the Fallen-wizard Saruman
      And untapped Uglúk is at Isengard
      And Uglúk's company has entered the site
      And the opponent's untapped "WH-9" is at Isengard
      When the player plays "Treason the Greatest Foe" on Uglúk
      Then it is illegal by the text of "Treason the Greatest Foe"

  @card:AS-42
  Rule: Unhappy Blows

    Background:
      Given the emended rules
      And it is the movement/hazard phase

    @id:cards-bad-company-0006 @compute
    Scenario: They come to blows
      Given untapped Legolas, untapped Gimli and untapped Beretar are at Bree
      And Gimli bears "Glamdring"
      And the opponent holds "Unhappy Blows"
      When the opponent plays "Unhappy Blows" on the company and rolls 5 and 5
      And the player chooses Gimli for "Unhappy Blows"
      And the player chooses "Unhappy Blows" for "Unhappy Blows"
      Then Gimli and "Glamdring" are in hand
      And the player has 4 character points
      And the player has 0 item points
      And "Unhappy Blows" is in the discard pile

    @id:cards-bad-company-0007 @forbid
    Scenario Outline: Nobody is at odds: <case>
      Given <who> are at Bree
      And the opponent holds "Unhappy Blows"
      When the opponent plays "Unhappy Blows" on the company
      Then it is illegal by the text of "Unhappy Blows"

      Examples:
        | case    | who                                     |
        | elves   | untapped Legolas and untapped Beretar   |
        | dwarves | untapped Gimli and untapped Beretar     |
