Feature: Sauron himself

  When the lord of the Dark Tower plays his own part.

  @card:BA-43
  Rule: He comes against Wizards

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped Ciryaher is at Dol Guldur
      And the player holds "Sauron"

    @id:cards-sauron-0001 @allow
    Scenario: There is one
      When the player plays "Sauron"
      Then it is legal
      And "Sauron" is in play

    @id:cards-sauron-0002 @forbid
    Scenario: There is none
      Given the opponent is the Balrog
      When the player plays "Sauron"
      Then it is illegal by the text of "Sauron"

    @id:cards-sauron-0003 @forbid
    Scenario: The Witch-king has come in his place
      Given the player has revealed The Witch-king
      When the player plays "Sauron"
      Then it is illegal by the text of "Sauron"

  @card:BA-43
  Rule: Nobody rules in his name

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped Ciryaher is at Dol Guldur

    @id:cards-sauron-0011 @compute
    Scenario: Who was bidden to rule is so no more
      Given the player has "Bade to Rule" in play
      And the player holds "Sauron"
      When the player plays "Sauron"
      Then "Bade to Rule" is in the discard pile
      And "Sauron" is in play

    @id:cards-sauron-0012 @forbid
    Scenario: And nobody is bidden to
      Given the player has "Sauron" in play
      When the player plays "Bade to Rule" for its second effect
      Then it is illegal by the text of "Sauron"

  @card:BA-43
  Rule: He has many servants

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped Ciryaher is at Dol Guldur

    @id:cards-sauron-0021 @allow
    Scenario: Two of them come at once
      Given the player has "Sauron" in play
      When the player organizes
      And the player plays Gorbag at Minas Morgul
      And the player plays Layos at Dol Guldur
      Then it is legal
      And Gorbag, Minas Morgul and Layos are in play
      And the player has 6 character points

    @id:cards-sauron-0022 @forbid
    Scenario: Others have them come one by one
      When the player organizes
      And the player plays Gorbag at Minas Morgul
      And the player plays Layos at Dol Guldur
      Then it is illegal by core.organization.one-play-or-discard
      And Gorbag and Minas Morgul are in play
      And the player has 4 character points

    @id:cards-sauron-0023 @compute
    Scenario: One of the sideboard is among them
      Given the player has "Sauron" in play
      And the player's sideboard holds "Ufthak", "Prone to Violence" and "Wargs"
      When the player uses "Sauron"
      And the player chooses Ufthak for "Sauron" and shuffles
      Then Ufthak is in the play deck

    @id:cards-sauron-0024 @forbid
    Scenario: And one a turn is all
      Given the player has "Sauron" in play
      And the player's sideboard holds "Ufthak", "Prone to Violence" and "Wargs"
      When the player uses "Sauron"
      And the player chooses Ufthak for "Sauron" and shuffles
      And the player uses "Sauron"
      Then it is illegal by the text of "Sauron"
      And Ufthak is in the play deck

  @card:LE-203
  Rule: The Eye looks for Wizards, and for their secrets

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped Ciryaher is at Dol Guldur

    @id:cards-sauron-0031 @allow
    Scenario: It has found one
      Given the player has "Bade to Rule" in play
      And the player holds "The Lidless Eye"
      When the player plays "The Lidless Eye"
      Then it is legal
      And "The Lidless Eye" is in play
      And "Bade to Rule" is in the discard pile

    @id:cards-sauron-0032 @forbid
    Scenario: It has found none
      Given the opponent is the Balrog
      When the player plays "The Lidless Eye"
      Then it is illegal by the text of "The Lidless Eye"

    @id:cards-sauron-0033 @forbid
    Scenario: Nobody is bidden to rule
      Given the player has "The Lidless Eye" in play
      When the player plays "Bade to Rule" for its second effect
      Then it is illegal by the text of "The Lidless Eye"

    @id:cards-sauron-0034 @compute
    Scenario: It takes one card to see five
      Given the player has "The Lidless Eye" in play
      And the player holds "Orc-mail" and "Prone to Violence"
      And the opponent holds "Wargs", "Orc-guard", "Doors of Night", "Lure of Nature", "Cave-drake" and "Ghouls"
      When the player uses "The Lidless Eye" for its second effect
      And the player chooses "Orc-mail" for "The Lidless Eye" and picks at random
      Then the player can see "Wargs"
      And the player can see "Cave-drake"
      And the player cannot see "Ghouls"
      And "Orc-mail" is in the discard pile

    @id:cards-sauron-0035 @forbid
    Scenario: It takes one
      Given the player has "The Lidless Eye" in play
      And the opponent holds "Wargs"
      When the player uses "The Lidless Eye" for its second effect
      Then it is illegal by the text of "The Lidless Eye"

    @id:cards-sauron-0036 @forbid
    Scenario: Who has been sent for is all for this turn
      Given the player has "The Lidless Eye" in play
      And the player's sideboard holds "Ufthak" and "Wargs"
      And the player holds "Orc-mail"
      When the player uses "The Lidless Eye"
      And the player uses "The Lidless Eye" for its second effect
      Then it is illegal by the text of "The Lidless Eye"
      And Ufthak is in the play deck
