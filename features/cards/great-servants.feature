Feature: Servants who are greater than their masters

  A Balrog that obeys for a while, and a child of Shelob's.

  @card:AS-71
  Rule: The Balrog

    Background:
      Given the emended rules
      And the player is a Ringwraith

    @id:cards-mighty-0001 @allow
    Scenario: Gorbag finds it at the gates
      Given untapped Gorbag is at The Under-gates
      And the company has entered the site
      And the player holds "The Balrog"
      When Gorbag plays "The Balrog"
      Then it is legal
      And Gorbag bears "The Balrog"
      And Gorbag and the site are tapped
      And the player has 4 ally points

    @id:cards-mighty-0002 @forbid
    Scenario: To a Ringwraith it does not bow
      Given untapped The Witch-king is at The Under-gates
      And the company has entered the site
      And the player holds "The Balrog"
      Then The Witch-king may not play "The Balrog" by the text of "The Balrog"

    @id:cards-mighty-0003 @forbid
    Scenario: Nor to anybody while the other one is about
      Given the opponent is the Balrog
      And untapped Gorbag is at The Under-gates
      And the company has entered the site
      And the player holds "The Balrog"
      Then Gorbag may not play "The Balrog" by the text of "The Balrog"

    @id:cards-mighty-0004 @compute
    Scenario: It asks itself whether it should obey, and thinks not
      Given it is the untap phase
      And untapped Gorbag and untapped Bróin are at The Under-gates
      And Bróin bears "The Balrog"
      When the player passes and rolls 4 and 2 for the card text
      Then Bróin was eliminated
      And "The Balrog" is in the discard pile
      And the player has 0 ally points
      And the player has 2 character points

    @id:cards-mighty-0005 @compute
    Scenario: It obeys for another day
      Given it is the untap phase
      And untapped Bróin is at The Under-gates
      And Bróin bears "The Balrog"
      When the player passes and rolls 3 and 2 for the card text
      Then Bróin bears "The Balrog"

    @id:cards-mighty-0006 @compute
    Scenario: It does not walk in the sun
      Given it is the movement/hazard phase
      And untapped Gorbag is at Dol Guldur
      And Gorbag bears "The Balrog"
      And the company is moving to Moria by Starter Movement
      When the movement/hazard phase is over
      Then Gorbag's company is at Moria
      And "The Balrog" is in the discard pile
      And the player has 0 ally points
      And Dol Guldur is in the location deck

    @id:cards-mighty-0007 @compute
    Scenario: It comes up to the surface
      Given it is the long-event phase
      And untapped Gorbag is at The Under-gates
      And Gorbag bears "The Balrog"
      And the company is moving to Moria
      When the player passes and rolls 6 and 6 for the under-deeps roll
      And the movement/hazard phase is over
      Then Gorbag's company is at Moria
      And Gorbag bears "The Balrog"
      And The Under-gates is in the location deck

  @card:LE-153
  Rule: Last Child of Ungoliant

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is the movement/hazard phase
      And untapped Ostisen is at Shelob’s Lair
      And Ostisen bears "Last Child of Ungoliant"
      And untapped Gorbag and untapped Lagduf are at Minas Morgul
      And the opponent holds "Cave-drake" and "Rogrog"
      And the player holds "Orc Quarrels"

    @id:cards-mighty-0008 @compute
    Scenario: She comes out for those who come to her lands
      Given Gorbag's company is moving to Cirith Ungol by Starter Movement
      When the opponent plays the creature "Rogrog" on Gorbag's company keyed to a Dark-hold
      And the player uses "Last Child of Ungoliant"
      Then it is legal
      And there is no attack
      And "Last Child of Ungoliant" is tapped
      And "Rogrog" is in the discard pile

    @id:cards-mighty-0009 @forbid
    Scenario: Those who go elsewhere are nothing to her
      Given untapped Shagrat is at Minas Morgul
      And Gorbag's company is moving to Cirith Gorgor by Starter Movement
      When the opponent plays the creature "Rogrog" on Gorbag's company keyed to a Dark-hold
      And the player passes
      And the opponent passes
      Then the player may not use "Last Child of Ungoliant" now by the text of "Last Child of Ungoliant"
      And "Rogrog" is in play

    @id:cards-mighty-0010 @compute
    Scenario Outline: She takes off what lies on <whom> by the way
      Given Gorbag's company is moving to Cirith Ungol by Starter Movement
      And <whom> bears the opponent's "<what>"
      When the opponent passes
      And the player uses "Last Child of Ungoliant" on "<what>" for its second effect
      Then it is legal
      And "<what>" is in the discard pile
      And "Last Child of Ungoliant" is tapped

      Examples:
        | case | whom   | what              |
        | one  | Gorbag | Lure of the Senses |

    @id:cards-mighty-0011 @forbid
    Scenario: Not what lies on her own master, who stays
      Given Gorbag's company is moving to Cirith Ungol by Starter Movement
      And Ostisen bears the opponent's "Lure of the Senses"
      Then the player may not use "Last Child of Ungoliant" on "Lure of the Senses" for its second effect by the text of "Last Child of Ungoliant"

    @id:cards-mighty-0012 @compute
    Scenario: Where Shelob herself comes, the child creeps away
      Given Gorbag's company is moving to Cirith Ungol by Starter Movement
      And the opponent holds "Shelob"
      When the opponent plays the creature "Shelob" on Gorbag's company keyed to Cirith Ungol
      And the player assigns a strike to Gorbag
      Then "Last Child of Ungoliant" is in hand
      And the player has 0 ally points
      And "Shelob" is in play
