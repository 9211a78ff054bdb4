Feature: Orders for leaders of Trolls

  They bear with another leader, until one of the two goes.

  @card:AS-94
  Rule: Orders from Lugbúrz

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase

    @id:cards-lugburz-0001 @allow
    Scenario: A leader of Trolls and one of Orcs set out together
      Given untapped Gorbag and untapped Troll-chief are at Minas Morgul
      And "Orders from Lugbúrz" lies on the company
      When the company moves to Cirith Ungol
      Then it is legal
      And Cirith Ungol is in play

    @id:cards-lugburz-0002 @forbid
    Scenario: Two leaders of Orcs do not
      Given untapped Gorbag and untapped Shagrat are at Minas Morgul
      And "Orders from Lugbúrz" lies on the company
      When the company moves to Cirith Ungol
      Then it is illegal by core.organization.one-leader-per-company

    @id:cards-lugburz-0003 @forbid
    Scenario: Three leaders do not
      Given untapped Gorbag, untapped Shagrat and untapped Troll-chief are at Minas Morgul
      And "Orders from Lugbúrz" lies on the company
      When the company moves to Cirith Ungol
      Then it is illegal by core.organization.one-leader-per-company

    @id:cards-lugburz-0004 @forbid
    Scenario: Without the orders a leader of Trolls and one of Orcs do not
      Given untapped Gorbag and untapped Troll-chief are at Minas Morgul
      When the company moves to Cirith Ungol
      Then it is illegal by core.organization.one-leader-per-company

    @id:cards-lugburz-0005 @compute
    Scenario: Whoever follows a leader of Trolls has +1 to corruption checks
      Given untapped Lieutenant of Dol Guldur and untapped Radbug are at Minas Morgul
      And Radbug follows Lieutenant of Dol Guldur
      And "Orders from Lugbúrz" lies on the company
      And Radbug bears "The Iron Crown"
      When the player stores "The Iron Crown" and rolls 4 and 3 for the corruption check
      Then the corruption check of Radbug was 8
      And "The Iron Crown" is in the marshalling-point pile

    @id:cards-lugburz-0011 @compute
    Scenario: Whoever is with him and does not follow him has not
      Given untapped Lieutenant of Dol Guldur and untapped Radbug are at Dol Guldur
      And "Orders from Lugbúrz" lies on the company
      And Radbug bears "The Iron Crown"
      When the player stores "The Iron Crown" and rolls 4 and 3 for the corruption check
      Then the corruption check of Radbug was 7
      And "The Iron Crown" is in the marshalling-point pile

    @id:cards-lugburz-0006 @compute
    Scenario: They are forgotten when a leader leaves the company
      Given untapped Gorbag, untapped Troll-chief and untapped Jerrek are at Minas Morgul
      And "Orders from Lugbúrz" lies on the company
      When the player organizes
      And the player splits off Gorbag
      Then it is legal
      And "Orders from Lugbúrz" is in the discard pile
      And Gorbag forms a company

    @id:cards-lugburz-0007 @compute
    Scenario: They are not when somebody else leaves it
      Given untapped Gorbag, untapped Troll-chief and untapped Jerrek are at Minas Morgul
      And "Orders from Lugbúrz" lies on the company
      When the player organizes
      And the player splits off Jerrek
      Then it is legal
      And "Orders from Lugbúrz" is in play
      And Jerrek forms a company

    @id:cards-lugburz-0008 @compute
    Scenario: They are forgotten when a leader who was there as they were played falls
      Given untapped Gorbag and untapped Troll-chief are at Minas Morgul
      And the player holds "Orders from Lugbúrz"
      When the player plays "Orders from Lugbúrz" on the company
      And the player organizes
      And the player discards Gorbag from play
      Then "Orders from Lugbúrz" and Gorbag are in the discard pile
      And the player has 2 character points

    @id:cards-lugburz-0009 @compute
    Scenario Outline: They are discarded when <who> comes as the player's Ringwraith, <case>
      Given untapped Troll-chief is at Dol Guldur
      And "Orders from Lugbúrz" lies on the company
      And the player holds "<who>"
      When the player organizes
      And the player plays <who> at Dol Guldur
      Then it is legal
      And "Orders from Lugbúrz" is <where>
      And <who> is in play

      Examples:
        | case  | who                   | where               |
        | ren   | Ren the Ringwraith    | in the discard pile |
        | other | Ûvatha the Ringwraith | in play             |

    @id:cards-lugburz-0010 @compute
    Scenario: They are discarded at once when Ren is there already
      Given untapped Ren the Ringwraith and untapped Troll-chief are at Dol Guldur
      And the player has revealed Ren the Ringwraith
      And the player holds "Orders from Lugbúrz"
      When the player plays "Orders from Lugbúrz" on the company
      Then "Orders from Lugbúrz" is in the discard pile
