Feature: Seas that drown, and blood that will not rest

  What the sea takes from a company, what draws a Hobbit away, and what holds him.

  @card:TW-30
  Rule: Drowning Seas

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And the opponent holds "Drowning Seas"

    @id:cards-seas-0001 @compute
    Scenario: An item goes overboard, and more than that
      Given untapped Beretar is at Edhellond
      And Beretar bears "Dagger of Westernesse"
      And the company is moving to Southron Oasis by Starter Movement
      And the player holds "Star-glass", "Dodge" and "Marvels Told"
      When the opponent plays "Drowning Seas" on the company and picks at random
      Then it is legal
      And "Dagger of Westernesse", "Star-glass" and "Dodge" are in the discard pile
      And "Drowning Seas" is in the discard pile

    @id:cards-seas-0002 @compute
    Scenario: Of two items they say which it is, and of one card in hand nobody has to pick
      Given untapped Beretar is at Edhellond
      And Beretar bears "Dagger of Westernesse" and "Glamdring"
      And the company is moving to Southron Oasis by Starter Movement
      And the player holds "Dodge"
      When the opponent plays "Drowning Seas" on the company
      And the player chooses "Dagger of Westernesse" for "Drowning Seas"
      Then it is legal
      And "Dagger of Westernesse", "Dodge" and "Drowning Seas" are in the discard pile

    @id:cards-seas-0003 @compute
    Scenario: At night they turn about
      Given untapped Beretar is at Edhellond
      And the company is moving to Southron Oasis by Starter Movement
      And the opponent has "Doors of Night" in play
      When the opponent plays "Drowning Seas" on the company for its second effect
      Then it is legal
      And the company is at Edhellond
      And Southron Oasis is in the location deck
      And "Drowning Seas" is in the discard pile

    @id:cards-seas-0004 @forbid
    Scenario: By day they go on
      Given untapped Beretar is at Edhellond
      And the company is moving to Southron Oasis by Starter Movement
      When the opponent plays "Drowning Seas" on the company for its second effect
      Then it is illegal by the text of "Drowning Seas"

    @id:cards-seas-0005 @forbid
    Scenario: Nobody drowns on the way to Edoras
      Given untapped Beretar is at Lórien
      And the company is moving to Edoras by Starter Movement
      And the player holds "Dodge"
      When the opponent plays "Drowning Seas" on the company
      Then it is illegal by the text of "Drowning Seas"

    @id:cards-seas-0006 @forbid
    Scenario: Nor does anybody who stays where he is
      Given untapped Beretar is at Southron Oasis
      And the player holds "Dodge"
      When the opponent plays "Drowning Seas" on the company
      Then it is illegal by the text of "Drowning Seas"

  @card:TW-104
  Rule: Tookish Blood

    Background:
      Given the emended rules

    @id:cards-seas-0007 @compute
    Scenario: Pippin is gone before breakfast
      Given it is the movement/hazard phase
      And untapped Pippin, untapped Aragorn II and untapped Beretar are at Rivendell
      And Pippin bears "Dagger of Westernesse"
      And the opponent holds "Tookish Blood"
      When the opponent plays "Tookish Blood" on Pippin and rolls 5 and 3 for the card text
      And the player chooses "Dagger of Westernesse" for "Tookish Blood"
      And the player chooses Beretar for "Tookish Blood"
      Then it is legal
      And Pippin is in hand
      And the player has 5 character points
      And Beretar bears "Dagger of Westernesse"
      And "Tookish Blood" is in the discard pile

    @id:cards-seas-0008 @compute
    Scenario: He thinks better of it
      Given it is the movement/hazard phase
      And untapped Pippin, untapped Aragorn II and untapped Beretar are at Rivendell
      And the opponent holds "Tookish Blood"
      When the opponent plays "Tookish Blood" on Pippin and rolls 5 and 4 for the card text
      Then it is legal
      And Pippin is in play
      And "Tookish Blood" is in the discard pile

    @id:cards-seas-0009 @forbid
    Scenario: There is nothing Tookish about Beretar
      Given it is the movement/hazard phase
      And untapped Pippin and untapped Beretar are at Rivendell
      And the opponent holds "Tookish Blood"
      When the opponent plays "Tookish Blood" on Beretar
      Then it is illegal by the text of "Tookish Blood"

    @id:cards-seas-0010 @compute
    Scenario: What is in his blood keeps him from going home
      Given it is the movement/hazard phase
      And untapped Pippin and untapped Beretar are at Rivendell
      And the player holds "Tookish Blood"
      And the opponent holds "Call of Home"
      When the opponent plays "Call of Home" on Pippin and rolls 1 and 1 for the card text
      And the player plays "Tookish Blood" on Pippin for its second effect in response
      Then it is legal
      And Pippin is in play
      And "Tookish Blood" and "Call of Home" are in the discard pile
      And the hazard limit of the company is 2

    @id:cards-seas-0011 @forbid
    Scenario: In the opponent's turn it does not help him
      Given it is the movement/hazard phase
      And untapped Pippin and untapped Beretar are at Rivendell
      And the opponent holds "Tookish Blood"
      When the opponent plays "Tookish Blood" on Pippin for its second effect
      Then it is illegal by the text of "Tookish Blood"

    @id:cards-seas-0201 @forbid
    Scenario: Pippin came this turn, and Tookish Blood keeps him when influence does not suffice
      Given it is the organization phase
      And untapped Pippin, untapped Elrond and untapped Aragorn II are at Edoras
      And Pippin came into play this turn
      And the player holds "Tookish Blood"
      When the player plays "Tookish Blood" on Pippin for its second effect
      And the player passes
      Then the player may not discard Pippin from play by the text of "Tookish Blood"
      And the player may discard Aragorn II from play
      And "Tookish Blood" is in the discard pile

    @id:cards-seas-0012 @forbid
    Scenario: In one's own turn it calls nobody away
      Given it is the organization phase
      And untapped Pippin and untapped Beretar are at Rivendell
      And the player holds "Tookish Blood"
      When the player plays "Tookish Blood" on Pippin
      Then it is illegal by the text of "Tookish Blood"

    @id:cards-seas-0013 @forbid
    Scenario: The opponent's Hobbits look after themselves
      Given it is the organization phase
      And untapped Beretar is at Rivendell
      And the opponent's untapped Pippin is at Bree
      And the player holds "Tookish Blood"
      When the player plays "Tookish Blood" on Pippin for its second effect
      Then it is illegal by the text of "Tookish Blood"

  @card:TW-190
  Rule: Align Palantír

    Background:
      Given the emended rules
      And it is the organization phase
      And untapped Denethor II and untapped Beretar are at Minas Tirith

    @id:cards-seas-0014 @compute
    Scenario: The stone is bent to his will
      Given Beretar bears "Palantír of Orthanc"
      And the player holds "Align Palantír"
      And the player's discard pile holds "Dodge"
      And the player's play deck holds "Star-glass", "Marvels Told", "Cram", "Glamdring" and "Concealment"
      When the player plays "Align Palantír" with Denethor II on "Palantír of Orthanc"
      And the player uses "Palantír of Orthanc" and rolls 6 and 6 for the corruption check and shuffles
      Then it is legal
      And "Palantír of Orthanc" is tapped
      And "Dodge" is in the play deck
      And "Align Palantír" lies on "Palantír of Orthanc"
      And the player has 2 miscellaneous points

    @id:cards-seas-0015 @forbid
    Scenario: There has to be a stone
      Given Beretar bears "Star-glass"
      And the player holds "Align Palantír"
      When the player plays "Align Palantír" with Denethor II on "Star-glass"
      Then it is illegal by the text of "Align Palantír"

    @id:cards-seas-0016 @forbid
    Scenario: Once is enough
      Given Beretar bears "Palantír of Orthanc"
      And the player has "Align Palantír" in play on "Palantír of Orthanc"
      And the player holds "Align Palantír"
      When the player plays the second "Align Palantír" with Denethor II on "Palantír of Orthanc"
      Then it is illegal by the text of "Align Palantír"

    @id:cards-seas-0017 @compute
    Scenario: It weighs on whoever bears the stone
      Given Beretar bears "Palantír of Orthanc"
      And the player has "Align Palantír" in play on "Palantír of Orthanc"
      Then the corruption points of Beretar is 4
      And the player has 2 miscellaneous points

    @id:cards-seas-0018 @compute
    Scenario: On the road nobody looks into it
      Given Beretar bears "Palantír of Orthanc"
      And the player has "Align Palantír" in play on "Palantír of Orthanc"
      When the company moves to Edoras
      And the company travels by Anórien and Rohan
      And the movement/hazard phase is over
      Then "Align Palantír" is in the discard pile
      And the player has 0 miscellaneous points
      And the company is at Edoras
      And Edoras is in play
      And Minas Tirith is in the location deck

    @id:cards-seas-0019 @compute
    Scenario: It is laid up with the stone
      Given untapped Elladan is at Rivendell
      And Elladan bears "Palantír of Orthanc"
      And the player has "Align Palantír" in play on "Palantír of Orthanc"
      When the player stores "Palantír of Orthanc" and rolls 6 and 6
      Then "Palantír of Orthanc" and "Align Palantír" are in the marshalling point pile
      And the player has 2 miscellaneous points
