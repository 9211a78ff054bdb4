Feature: Fire of the Mountain, and what Ents drink

  A tongue of flame, a messenger who is called away, and a gift for guests.

  @card:BA-81
  Rule: Stabbing Tongue of Fire

    Background:
      Given the emended rules
      And the player is the Balrog
      And it is the movement/hazard phase
      And untapped The Balrog is at The Under-leas
      And The Balrog bears "Stabbing Tongue of Fire"
      And the opponent holds "Rogrog"

    @id:cards-fire-0001 @compute
    Scenario: What fails against him is burnt
      When the opponent plays the creature "Rogrog" on the company keyed to a Shadow-hold
      And The Balrog faces the strike and rolls 6 and 6, then 4 and 4 for the strike body check
      Then the total of The Balrog against the strike was 21
      And the body check of the strike against The Balrog was 9
      And "Rogrog" is out of play
      And The Balrog is tapped

    @id:cards-fire-0002 @compute
    Scenario: Who holds back strikes no harder, and what fails is burnt all the same
      When the opponent plays the creature "Rogrog" on the company keyed to a Shadow-hold
      And The Balrog faces the strike untapped and rolls 6 and 6, then 4 and 4 for the strike body check
      Then the total of The Balrog against the strike was 19
      And the body check of the strike against The Balrog was 9
      And "Rogrog" is out of play

    @id:cards-fire-0013 @compute
    Scenario: Whoever he beats is burnt, too
      Given it is the site phase
      And the opponent is a Wizard
      And the opponent's untapped Gimli is at The Under-leas
      And the company has entered the site
      When The Balrog's company attacks Gimli's company
      And the opponent assigns the strike of The Balrog to Gimli
      And Gimli faces the strike
      And The Balrog deals his strike
      And Gimli faces the strike and rolls 6 and 6 for the strike of The Balrog, then 1 and 1 for the strike of Gimli, then 4 and 4 for the body check
      Then the body check of Gimli was 9
      And The Balrog is tapped
      And Gimli is out of play
      And the opponent's The Under-leas is in the location deck
      And the player has 2 kill points
      And the opponent has 0 character points

  @card:LE-24
  Rule: The Mouth

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is the movement/hazard phase
      And untapped The Mouth and untapped Gorbag are at Minas Morgul
      And The Mouth bears "High Helm" and "Black-mail Coat"
      And the opponent holds "Mouth of Sauron" and "Doors of Night"
      And the opponent's discard pile holds "Cave-drake"

    @id:cards-fire-0003 @compute
    Scenario: He is called away, and Gorbag keeps his helm
      Given the company is moving to Cirith Ungol by Starter Movement
      When the opponent plays the creature "Mouth of Sauron" on the company keyed to a Dark-hold
      And the player chooses "High Helm" for "The Mouth"
      Then The Mouth is in hand
      And Gorbag bears "High Helm"
      And "Black-mail Coat" is in the discard pile
      And "Mouth of Sauron" is in play
      And the player has 2 item points
      And the player has 2 character points

    @id:cards-fire-0004 @compute
    Scenario: He leaves nothing
      Given the company is moving to Cirith Ungol by Starter Movement
      When the opponent plays the creature "Mouth of Sauron" on the company keyed to a Dark-hold
      And the player chooses "The Mouth" for "The Mouth"
      Then The Mouth is in hand
      And "High Helm" and "Black-mail Coat" are in the discard pile
      And "Mouth of Sauron" is in play
      And the player has 0 item points
      And the player has 2 character points

    @id:cards-fire-0005 @compute
    Scenario: Others do not call him
      When the opponent plays "Doors of Night"
      Then The Mouth bears "High Helm" and "Black-mail Coat"
      And "Doors of Night" is in play

  @card:LE-393
  Rule: In the fire of Mount Doom

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped Belegorn and untapped Gorbag are at Mount Doom

    @id:cards-fire-0006 @allow
    Scenario: A 10 is a 7 in this fire
      Given Gorbag bears "The Least of Gold Rings"
      And the player holds "Magic Ring of Lies"
      When the player uses "Mount Doom" on Belegorn and rolls 5 and 5 for the ring test
      Then Gorbag may play "Magic Ring of Lies" in the place of "The Least of Gold Rings"
      And Belegorn is tapped
      And "The Least of Gold Rings" is in the discard pile
      And the player has 0 item points

    @id:cards-fire-0014 @forbid
    Scenario: An 11 is an 8
      Given Gorbag bears "The Least of Gold Rings"
      And the player holds "Magic Ring of Lies"
      When the player uses "Mount Doom" on Belegorn and rolls 6 and 5 for the ring test
      Then Gorbag may not play "Magic Ring of Lies" in the place of "The Least of Gold Rings" by core.rings.ring-test
      And Belegorn is tapped
      And "The Least of Gold Rings" is in the discard pile
      And the player has 0 item points

    @id:cards-fire-0007 @forbid
    Scenario: Gorbag knows nothing of rings
      Given Gorbag bears "The Least of Gold Rings"
      When the player uses "Mount Doom" on Gorbag
      Then it is illegal by the text of "Mount Doom"

    @id:cards-fire-0008 @forbid
    Scenario: There is no ring to test
      When the player uses "Mount Doom" on Belegorn
      Then it is illegal by the text of "Mount Doom"

  @card:TW-227
  Rule: Ent-draughts

    Background:
      Given the emended rules
      And untapped Merry and untapped Pippin are at Wellinghall
      And the company has entered the site
      And the player holds "Ent-draughts" and "Quickbeam"

    @id:cards-fire-0009 @allow
    Scenario: Quickbeam comes along, and there is something to drink
      When Merry plays "Quickbeam"
      And Pippin plays "Ent-draughts"
      Then it is legal
      And Merry bears "Quickbeam"
      And Pippin bears "Ent-draughts"
      And Merry, Pippin and the site are tapped
      And the player has 2 ally points
      And the prowess of Pippin is 1

    @id:cards-fire-0010 @allow
    Scenario: All the Ents do
      Given the player holds "Ents of Fangorn"
      When Merry influences "Ents of Fangorn" and rolls 6 and 6
      And Pippin plays "Ent-draughts"
      Then it is legal
      And "Ents of Fangorn" is in play
      And Pippin bears "Ent-draughts"
      And Merry, Pippin and the site are tapped
      And the player has 3 faction points

    @id:cards-fire-0011 @forbid
    Scenario: Nobody has made friends there today
      When Pippin plays "Ent-draughts"
      Then it is illegal by core.actions.needs-allowance

    @id:cards-fire-0012 @forbid
    Scenario: Somebody made friends there long ago
      Given Merry bears "Treebeard"
      When Pippin plays "Ent-draughts"
      Then it is illegal by core.actions.needs-allowance
