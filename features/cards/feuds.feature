Feature: Quarrels, secrets, and what breaks

  Single cards that say what nobody else says, and what does not go without them.

  @card:BA-36
  Rule: What a Ringwraith has kept to himself

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped Khamûl the Ringwraith is at Dol Guldur
      And the player's sideboard holds "Sauron", "Prone to Violence", "Gorbag" and "Wargs"
      And the player's play deck holds "Secret Book"
      And the player holds "Ancient Secrets"

    @id:cards-feuds-0001 @compute
    Scenario: Two of them come to mind
      When the player plays "Ancient Secrets" with Khamûl the Ringwraith for its second effect
      And the player chooses "Sauron" for "Ancient Secrets"
      And the player chooses "Prone to Violence" for "Ancient Secrets" and shuffles
      Then "Sauron" and "Prone to Violence" are in the play deck
      And Khamûl the Ringwraith is tapped
      And "Ancient Secrets" is in the discard pile

    @id:cards-feuds-0002 @compute
    Scenario: One may be enough
      When the player plays "Ancient Secrets" with Khamûl the Ringwraith for its second effect
      And the player chooses "Sauron" for "Ancient Secrets"
      And the player chooses "Ancient Secrets" for "Ancient Secrets" and shuffles
      Then "Sauron" is in the play deck
      And Khamûl the Ringwraith is tapped
      And "Ancient Secrets" is in the discard pile

    @id:cards-feuds-0003 @forbid
    Scenario: No hazard is among them
      When the player plays "Ancient Secrets" with Khamûl the Ringwraith for its second effect
      Then the player may not choose "Wargs" for "Ancient Secrets" by core.actions.needs-allowance
      And Khamûl the Ringwraith is tapped
      And "Ancient Secrets" is in the discard pile

  @card:BA-42
  Rule: They turn on each other

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And the opponent is the Balrog
      And it is the site phase
      And untapped Gorbag is at Moria
      And the company has entered the site

    @id:cards-feuds-0011 @allow
    Scenario: The Balrog's people are fair game
      Given the opponent's untapped Azog is at the opponent's Moria
      And the opponent has "Prone to Violence" in play
      Then the company may attack the opponent's company

    @id:cards-feuds-0012 @forbid
    Scenario: In quieter times they are not
      Given the opponent's untapped Azog is at the opponent's Moria
      When the company attacks the opponent's company
      Then it is illegal by core.company-combat.targets-of-ringwraith

  @card:BA-42
  Rule: But not under the eyes of the Nine

    @id:cards-feuds-0013 @forbid
    Scenario: Khamûl keeps his people in order
      Given the emended rules
      And the player is a Ringwraith
      And the opponent is the Balrog
      And it is the site phase
      And untapped Khamûl the Ringwraith and untapped Gorbag are at Moria
      And the company has entered the site
      And the opponent's untapped Azog is at the opponent's Moria
      And the opponent has "Prone to Violence" in play
      When the company attacks the opponent's company
      Then it is illegal by core.company-combat.targets-of-ringwraith

    @id:cards-feuds-0014 @allow
    Scenario: The Balrog himself is not above it
      Given the emended rules
      And the player is the Balrog
      And the opponent is a Ringwraith
      And it is the site phase
      And untapped The Balrog is at The Under-gates
      And the company has entered the site
      And the opponent's untapped Gorbag is at the opponent's The Under-gates
      And the player has "Prone to Violence" in play
      Then the company may attack the opponent's company

    @id:cards-feuds-0015 @forbid
    Scenario: But for this he would be
      Given the emended rules
      And the player is the Balrog
      And the opponent is a Ringwraith
      And it is the site phase
      And untapped The Balrog is at The Under-gates
      And the company has entered the site
      And the opponent's untapped Gorbag is at the opponent's The Under-gates
      When the company attacks the opponent's company
      Then it is illegal by core.company-combat.targets-of-balrog

  @card:TD-153
  Rule: A staff is broken

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Gandalf is at Rivendell
      And the company is moving to Goblin-gate by Rhudaur and High Pass
      And the player holds "Staff Asunder"
      And the opponent holds "Cave-drake"

    @id:cards-feuds-0021 @compute
    Scenario: Gandalf stands against the drake
      Given Gandalf bears "Wizard’s Staff"
      When the opponent plays the creature "Cave-drake" on the company keyed to a Wilderness
      And the player plays "Staff Asunder" on Gandalf and rolls 6 and 6 for the corruption check
      And Gandalf faces the strike and rolls 1 and 1
      Then the total of Gandalf against the strike was 12
      And "Wizard’s Staff" and "Cave-drake" are in the player's marshalling-point pile
      And Gandalf is tapped
      And the player has 1 kill point
      And "Staff Asunder" is in the discard pile

    @id:cards-feuds-0022 @forbid
    Scenario: Without a staff there is nothing to break
      When the opponent plays the creature "Cave-drake" on the company keyed to a Wilderness
      And the player plays "Staff Asunder" on Gandalf
      Then it is illegal by the text of "Staff Asunder"
      And "Cave-drake" is in play

  @card:TD-140
  Rule: An ally can hide as well

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Weathertop
      And Beretar bears "Treebeard"
      And the player holds "More Sense than You"
      And the opponent holds "Land-drake"

    @id:cards-feuds-0031 @compute
    Scenario: Treebeard is not to be seen
      When the opponent plays the creature "Land-drake" on the company keyed to a Ruins & Lairs
      And the player plays "More Sense than You" on "Treebeard"
      And Beretar faces the strike and rolls 4 and 4
      Then Beretar and "Treebeard" are tapped
      And "More Sense than You" is in the discard pile
      And "Land-drake" is in the marshalling-point pile
      And the player has 1 kill point

    @id:cards-feuds-0032 @forbid
    Scenario: Nobody plans on that who is tired
      Given "Treebeard" is tapped
      When the opponent plays the creature "Land-drake" on the company keyed to a Ruins & Lairs
      And the player plays "More Sense than You" on "Treebeard"
      Then it is illegal by the text of "More Sense than You"
      And "Land-drake" is in play
