Feature: A siege

  Orcs lie before the gate, and it is hard to get away.

  @card:TW-87
  Rule: Siege

    Background:
      Given the emended rules

    @id:cards-sieges-0001 @compute
    Scenario: A company there faces Orcs as its site phase begins
      Given it is the movement/hazard phase
      And untapped Beretar and untapped Annalena are at Bree
      And the opponent has "Siege" in play on Bree
      When the movement/hazard phase is over
      Then the attack is Orcs (3 strikes at 7)
      And it is the site phase

    @id:cards-sieges-0002 @allow
    Scenario: Whether it enters the site is said when the attack is over
      Given it is the movement/hazard phase
      And untapped Beretar is at Bree
      And the opponent has "Siege" in play on Bree
      When the movement/hazard phase is over
      And Beretar faces the strike and rolls 6 and 6
      And the company enters the site
      Then it is legal
      And Beretar is tapped

    @id:cards-sieges-0003 @compute
    Scenario: A company at another site faces nobody
      Given it is the movement/hazard phase
      And untapped Beretar is at Rivendell
      And untapped Annalena is at Edoras
      And the opponent has "Siege" in play on Edoras
      When the player chooses Beretar's company to go next
      And the movement/hazard phase is over
      And Annalena faces the strike and rolls 6 and 6
      Then there is no attack
      And Annalena is tapped

    @id:cards-sieges-0004 @compute
    Scenario Outline: A company of a scout and another needs 6 to leave: <case>
      Given it is the organization phase
      And untapped Annalena and untapped Boromir II are at Bree
      And the opponent has "Siege" in play on Bree
      When the company moves to Rivendell
      And the organization phase is over
      And <dice> are rolled for the card text
      Then Rivendell is <place>

      Examples:
        | case   | dice    | place                |
        | enough | 4 and 2 | in play              |
        | less   | 3 and 2 | in the location deck |

    @id:cards-sieges-0006 @compute
    Scenario: Whoever stays rolls nothing, and whoever leaves another site
      Given it is the organization phase
      And untapped Annalena is at Bree
      And untapped Boromir II is at Moria
      And the opponent has "Siege" in play on Bree
      When Boromir II's company moves to Lórien
      And the organization phase is over
      Then Lórien is in play

    @id:cards-sieges-0005 @compute
    Scenario: It goes when the site is put back into the location deck
      Given it is the organization phase
      And untapped Annalena is at Bree
      And the opponent has "Siege" in play on Bree
      When the company moves to Rivendell
      And the organization phase is over
      And 6 and 6 are rolled for the card text
      And the company travels by Starter Movement
      And the movement/hazard phase is over
      Then "Siege" is in the discard pile
      And the company is at Rivendell
      And Rivendell is in play
      And Bree is in the location deck
