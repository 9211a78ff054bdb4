Feature: Orcs and Trolls mustered in Nurn

  The Ringwraith calls them up there, and sends them away.

  @card:LE-409
  Rule: Urlurtsu Nurn

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase

    @id:cards-musters-0001 @allow
    Scenario: A Ringwraith brings an Orc into play there, in a company of his own
      Given untapped Adûnaphel the Ringwraith is at Urlurtsu Nurn
      And the player has revealed Adûnaphel the Ringwraith
      And the player's discard pile holds "Radbug" and "Layos"
      When the player uses "Urlurtsu Nurn" on Adûnaphel the Ringwraith
      Then it is legal
      And Adûnaphel the Ringwraith is tapped
      And Radbug forms a company
      And Radbug is in play
      And the player has 1 character point

    @id:cards-musters-0002 @compute
    Scenario: The player says who comes
      Given untapped Adûnaphel the Ringwraith is at Urlurtsu Nurn
      And the player has revealed Adûnaphel the Ringwraith
      And the player's discard pile holds "Radbug" and "Old Troll"
      When the player uses "Urlurtsu Nurn" on Adûnaphel the Ringwraith
      And the player chooses "Old Troll" for "Urlurtsu Nurn"
      Then Adûnaphel the Ringwraith is tapped
      And Old Troll forms a company
      And Radbug is in the discard pile
      And the player has 1 character point

    @id:cards-musters-0003 @forbid
    Scenario: Men are not mustered there
      Given untapped Adûnaphel the Ringwraith is at Urlurtsu Nurn
      And the player has revealed Adûnaphel the Ringwraith
      And the player's discard pile holds "Layos"
      When the player uses "Urlurtsu Nurn" on Adûnaphel the Ringwraith
      Then it is illegal by the text of "Urlurtsu Nurn"

    @id:cards-musters-0004 @forbid
    Scenario: Somebody who is in play already is not
      Given untapped Adûnaphel the Ringwraith is at Urlurtsu Nurn
      And the player has revealed Adûnaphel the Ringwraith
      And the opponent is a Ringwraith
      And the opponent's untapped Radbug is at the opponent's Dol Guldur
      And the player's discard pile holds "Radbug"
      When the player uses "Urlurtsu Nurn" on Adûnaphel the Ringwraith
      Then it is illegal by the text of "Urlurtsu Nurn"

    @id:cards-musters-0005 @forbid
    Scenario: Elsewhere the Ringwraith musters nobody
      Given untapped Adûnaphel the Ringwraith is at Minas Morgul
      And untapped Layos is at Urlurtsu Nurn
      And the player has revealed Adûnaphel the Ringwraith
      And the player's discard pile holds "Radbug"
      When the player uses "Urlurtsu Nurn" on Adûnaphel the Ringwraith
      Then it is illegal by the text of "Urlurtsu Nurn"

    @id:cards-musters-0006 @forbid
    Scenario: Nobody else than the player's Ringwraith musters anybody
      Given untapped Jerrek is at Urlurtsu Nurn
      And the player's discard pile holds "Radbug"
      When the player uses "Urlurtsu Nurn" on Jerrek
      Then it is illegal by the text of "Urlurtsu Nurn"

    @id:cards-musters-0007 @compute
    Scenario: Whoever has stayed there is discarded as the movement/hazard phase ends
      Given untapped Adûnaphel the Ringwraith is at Urlurtsu Nurn
      And the player has revealed Adûnaphel the Ringwraith
      And the player's discard pile holds "Radbug"
      When the player uses "Urlurtsu Nurn" on Adûnaphel the Ringwraith
      And the organization phase is over
      And the player chooses Adûnaphel the Ringwraith's company to go next
      And the movement/hazard phase is over
      Then Radbug is in the discard pile
      And Adûnaphel the Ringwraith is tapped

    @id:cards-musters-0008 @compute
    Scenario: Whoever has moved to another site stays in play
      Given untapped Adûnaphel the Ringwraith is at Urlurtsu Nurn
      And untapped Jerrek is at Urlurtsu Nurn
      And the player has revealed Adûnaphel the Ringwraith
      And the player's discard pile holds "Radbug"
      When the player uses "Urlurtsu Nurn" on Adûnaphel the Ringwraith
      And the player organizes
      And Radbug changes to Jerrek's company
      And Jerrek's company moves to Minas Morgul
      And the organization phase is over
      And the player chooses Jerrek's company to go next
      And Jerrek's company travels by Starter Movement
      And the movement/hazard phase is over
      Then Radbug and Jerrek form a company
      And Jerrek's company is at Minas Morgul
      And Minas Morgul is in play
      And Adûnaphel the Ringwraith is tapped
      And the player has 2 character points
