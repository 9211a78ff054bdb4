Feature: Below and behind

  Who waits in the deeps, what gnaws at companies, and what burns.

  Rule: One of the Nine comes to the deeps

    @id:cards-below-0001 @compute @card:DM-33 @card:DM-40
    Scenario Outline: The Witch-king comes to <site>
      Given the emended rules
      And it is the site phase
      And untapped Aragorn II is at <site>
      And the opponent has "Witch-king of Angmar" in play
      Then <site> has the automatic-attacks <attack> and Nazgûl (1 strike at 17/12)

      Examples:
        | case | site           | attack                 |
        | iron | The Iron-deeps | Troll (3 strikes at 9) |
        | leas | The Under-leas | Orc (5 strikes at 7)   |

    @id:cards-below-0002 @compute @card:DM-33
    Scenario: He is discarded when he has come
      Given the emended rules
      And it is the site phase
      And untapped Aragorn II is at The Iron-deeps
      And the opponent has "Witch-king of Angmar" in play
      When the company enters the site
      And Aragorn II faces the strike and rolls 6 and 6
      And Aragorn II faces the strike and rolls 6 and 6
      Then "Witch-king of Angmar" is in the discard pile
      And Aragorn II is tapped

    @id:cards-below-0003 @compute @card:DM-35
    Scenario: To the Sulfur-deeps comes whom the opponent likes
      Given the emended rules
      And it is the site phase
      And untapped Aragorn II is at The Sulfur-deeps
      And the opponent has "Khamûl the Easterling" and "Adûnaphel" in play
      When the company enters the site
      And the opponent chooses "Adûnaphel" for The Sulfur-deeps
      Then The Sulfur-deeps has the automatic-attacks Troll (2 strikes at 9) and Nazgûl (1 strike at 15/10)

    @id:cards-below-0004 @compute @card:DM-36
    Scenario: To the Under-courts comes any of them
      Given the emended rules
      And it is the site phase
      And untapped Aragorn II is at The Under-courts
      And the opponent has "Dwar of Waw" in play
      Then The Under-courts has the automatic-attacks Troll (3 strikes at 10) and Nazgûl (1 strike at 15/10)

    @id:cards-below-0005 @compute @card:DM-35
    Scenario: Dwar does not come to the Sulfur-deeps
      Given the emended rules
      And it is the site phase
      And untapped Aragorn II is at The Sulfur-deeps
      And the opponent has "Dwar of Waw" in play
      Then The Sulfur-deeps has the automatic-attack Troll (2 strikes at 9)

  @card:WH-8
  Rule: Radagast's friends

    @id:cards-below-0006 @compute
    Scenario: Tom Bombadil goes far with him
      Given the emended rules
      And the player is the Fallen-wizard Radagast
      And it is the movement/hazard phase
      And untapped Radagast is at Rhosgobel
      And Radagast bears "Tom Bombadil"
      And the company is moving to Woodmen-town by Southern Mirkwood and Western Mirkwood
      When the movement/hazard phase is over
      Then "Tom Bombadil" is in play
      And Radagast's company is at Woodmen-town
      And Rhosgobel is in the location deck

  @card:LE-131
  Rule: Rats

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Legolas and untapped Gimli are at Rivendell
      And the company is moving to Weathertop by Starter Movement
      And the opponent holds "Rats!"

    @id:cards-below-0007 @compute
    Scenario: They get the waybread
      Given Gimli bears "Cram" and "Glamdring"
      When the opponent plays "Rats!" on the company
      And the player chooses "Cram" for "Rats!"
      Then "Cram" and "Rats!" are in the discard pile

    @id:cards-below-0008 @compute
    Scenario: Or they get at Legolas
      Given Gimli bears "Cram" and "Glamdring"
      When the opponent plays "Rats!" on the company
      And the player chooses Legolas for "Rats!"
      Then Legolas is wounded
      And "Rats!" is in the discard pile

    @id:cards-below-0009 @forbid
    Scenario: There is nothing to gnaw at
      Given Gimli bears "Glamdring"
      When the opponent plays "Rats!" on the company
      Then it is illegal by the text of "Rats!"

  @card:LE-147
  Rule: Waiting Shadow

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And the opponent holds "Waiting Shadow"

    @id:cards-below-0010 @compute
    Scenario: Men are tired by it
      Given untapped Legolas, untapped Théoden and untapped Éowyn are at Rivendell
      And the company is moving to Weathertop by Starter Movement
      When the opponent plays "Waiting Shadow" on the company
      And the player chooses Éowyn for "Waiting Shadow"
      Then Éowyn is tapped
      And "Waiting Shadow" is in the discard pile

    @id:cards-below-0011 @forbid
    Scenario: Elves are not
      Given untapped Legolas and untapped Glorfindel II are at Rivendell
      And the company is moving to Weathertop by Starter Movement
      When the opponent plays "Waiting Shadow" on the company
      Then it is illegal by the text of "Waiting Shadow"

    @id:cards-below-0012 @compute
    Scenario: Save by night
      Given untapped Legolas and untapped Glorfindel II are at Rivendell
      And the company is moving to Weathertop by Starter Movement
      And the opponent has "Doors of Night" in play
      When the opponent plays "Waiting Shadow" on the company
      And the player chooses Legolas for "Waiting Shadow"
      Then Legolas is tapped
      And "Waiting Shadow" is in the discard pile

  @card:LE-356
  Rule: Agents meet at Bree

    @id:cards-below-0013 @allow
    Scenario: One of them follows
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped The Mouth is at Bree
      And the player holds Woffung
      When the player plays Woffung under The Mouth
      Then it is legal
      And Woffung is untapped
      And Woffung follows The Mouth
      And the player has 4 character points

    @id:cards-below-0014 @forbid
    Scenario: One who is no agent does not
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped The Mouth is at Bree
      And the player holds Ostisen
      When the player plays Ostisen under The Mouth
      Then it is illegal by core.organization.character-play-sites

  @card:AS-123 @card:AS-124
  Rule: What Dwarves remember

    @id:cards-below-0015 @compute
    Scenario Outline: Small things out of the hoard of <tribe> Tribe
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped Bróin is at Dol Guldur
      And Bróin bears "Dwarven Ring of <tribe> Tribe"
      And the player's play deck holds "Orc-draughts", "Black Mace" and "Saw-toothed Blade"
      And the player's discard pile holds "Foul-smelling Paste"
      When the player uses "Dwarven Ring of <tribe> Tribe"
      And the player chooses "Foul-smelling Paste" for "Dwarven Ring of <tribe> Tribe" and rolls 6 and 6 for the corruption check and shuffles
      Then "Foul-smelling Paste" is in hand
      And Bróin is tapped

      Examples:
        | case   | tribe    |
        | thelor | Thélor’s |
        | thrar  | Thrár’s  |

    @id:cards-below-0018 @compute
    Scenario Outline: Two of them out of that of <tribe> Tribe
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped Bróin is at Dol Guldur
      And Bróin bears "Dwarven Ring of <tribe> Tribe"
      And the player's play deck holds "Orc-draughts", "Black Mace" and "Saw-toothed Blade"
      And the player's discard pile holds "Foul-smelling Paste"
      When the player uses "Dwarven Ring of <tribe> Tribe" for its second effect
      And the player chooses "Foul-smelling Paste" for "Dwarven Ring of <tribe> Tribe" and shuffles
      And the player chooses "Orc-draughts" for "Dwarven Ring of <tribe> Tribe" and rolls 6 and 6 for the corruption check and shuffles
      Then "Foul-smelling Paste" and "Orc-draughts" are in hand
      And Bróin is tapped

      Examples:
        | case   | tribe    |
        | thelor | Thélor’s |
        | thrar  | Thrár’s  |

  @card:WH-52
  Rule: Liquid Fire

    @id:cards-below-0016 @forbid
    Scenario: Dragons know fire
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Aragorn II is at Ettenmoors
      And Aragorn II bears "Liquid Fire"
      And the opponent holds "Cave-drake"
      When the opponent plays the creature "Cave-drake" on the company keyed to a Ruins & Lairs
      And the player uses "Liquid Fire"
      Then it is illegal by the text of "Liquid Fire"
      And "Cave-drake" is in play

    @id:cards-below-0017 @compute
    Scenario Outline: A Troll burns, and is <case>
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Aragorn II is at Moria
      And Aragorn II bears "Liquid Fire"
      And the opponent holds "Umagaur the Pale"
      When the opponent plays the creature "Umagaur the Pale" on the company keyed to a Shadow-hold
      And the player uses "Liquid Fire"
      And Aragorn II faces the strike and rolls 1 and 1, then <roll> for the strike body check
      Then Aragorn II is tapped
      And "Liquid Fire" is in the discard pile
      And "Umagaur the Pale" is in the <where>
      And the player has <points> kill points
      And the player has 0 item points

      Examples:
        | case   | roll    | where                  | points |
        | alive  | 5 and 5 | discard pile           | 0      |
        | beaten | 6 and 5 | marshalling-point pile | 2      |
