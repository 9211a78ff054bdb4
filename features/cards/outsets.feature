Feature: What is there from the beginning, and what changes the way

  Events with which a game begins, and others that make a journey longer or shorter.

  @card:BA-31 @card:BA-44 @card:BA-70 @card:AS-94 @card:WH-46
  Rule: An event may take the place of a minor item

    @id:cards-outsets-0001 @allow
    Scenario Outline: <player> begins with <card>
      Given the emended rules
      And the player is <kind>
      And the game has not begun
      And untapped <who> is at <site>
      When the player gives <card> to <who>
      Then it is legal
      And <card> is in play

      Examples:
        | case   | card                  | kind         | who     | site               |
        | rumour | "Rumours of Rings"    | a Wizard     | Beretar | Rivendell          |
        | rings  | "Whispers of Rings"   | a Ringwraith | Layos   | Dol Guldur         |

    @id:cards-outsets-0002 @allow
    Scenario Outline: <card> lies on the company that begins
      Given the emended rules
      And the player is <kind>
      And the game has not begun
      And untapped <who> is at <site>
      When the player gives <card> to <who>
      Then it is legal
      And <card> lies on the company

      Examples:
        | case   | card                               | kind         | who             | site            |
        | demon  | "Orders from the Great Demon"      | the Balrog   | Mountain-maggot | The Under-gates |
        | orders | "Orders from Lugbúrz"              | a Ringwraith | Layos           | Dol Guldur      |
        | summon | "Open to the Summons"              | a Ringwraith | Layos           | Dol Guldur      |

    @id:cards-outsets-0003 @forbid @rule:core.setup.draft-minor-items
    Scenario: But two are all that is given, whatever they are
      Given the emended rules
      And the game has not begun
      And untapped Beretar is at Rivendell
      And Beretar bears "Cram"
      And the player has "Rumours of Rings" in play
      When the player gives "Dagger of Westernesse" to Beretar
      Then it is illegal by core.setup.draft-minor-items

    @id:cards-outsets-0004 @forbid @rule:core.setup.draft-minor-items
    Scenario: Other events come later
      Given the emended rules
      And the game has not begun
      And untapped Beretar is at Rivendell
      When the player gives "Gates of Morning" to Beretar
      Then it is illegal by core.setup.draft-minor-items

  @card:TD-85
  Rule: Withered lands are twice as long

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Rivendell
      And the opponent holds "Withered Lands" and "Trolls from the Mountains"
      And the opponent has "Doors of Night" in play

    @id:cards-outsets-0021 @allow
    Scenario Outline: By night <region> counts for two Wildernesses
      Given the company is moving to <site> by <way>
      When the opponent plays "Withered Lands" on <region> <nth>
      Then the opponent may play the creature "Trolls from the Mountains" on the company keyed to a Wilderness
      And "Withered Lands" is in the discard pile

      Examples:
        | case        | region       | site         | way                                  | nth    |
        | wilderness  | Rhudaur      | Bree         | Rhudaur and Arthedain                |                        |
        | shadow-land | Angmar       | Mount Gram   | Rhudaur and Angmar                   | for its second effect |
        | border-land | Anduin Vales | Beorn's House | Rhudaur, High Pass and Anduin Vales | for its third effect  |

    @id:cards-outsets-0022 @forbid
    Scenario Outline: Else the way to <site> has less than three
      Given the company is moving to <site> by <way>
      Then the opponent may not play the creature "Trolls from the Mountains" on the company keyed to a Wilderness by core.hazards.declare-key

      Examples:
        | case        | site         | way                                  |
        | wilderness  | Bree         | Rhudaur and Arthedain                |
        | shadow-land | Mount Gram   | Rhudaur and Angmar                   |
        | border-land | Beorn's House | Rhudaur, High Pass and Anduin Vales |

    @id:cards-outsets-0023 @forbid
    Scenario: A Free-domain does not wither
      Given the company is moving to Bag End by Rhudaur, Arthedain and The Shire
      When the opponent plays "Withered Lands" on The Shire
      Then it is illegal by the text of "Withered Lands"

  @card:BA-73
  Rule: They roam the waste as if it were not there

    Background:
      Given the emended rules
      And the player is the Balrog
      And it is the organization phase
      And untapped The Balrog is at The Under-gates
      And untapped Azog is at the minion Carn Dûm
      And Azog's company is moving to the minion Mount Gram
      And the player holds "Roam the Waste"
      And the opponent holds "Barrow-wight"

    @id:cards-outsets-0031 @forbid
    Scenario: The one Shadow-land on the way is none
      Given The Balrog bears "Strangling Coils"
      When the player plays "Roam the Waste"
      And the player chooses Azog's company to go next
      And Azog's company travels by Angmar
      And the opponent plays the creature "Barrow-wight" on Azog's company keyed to a Shadow-land
      Then it is illegal by core.hazards.declare-key
      And "Roam the Waste" is in the discard pile
      And Azog's company is on its way

    @id:cards-outsets-0032 @allow
    Scenario: Without that it is one
      Given The Balrog bears "Strangling Coils"
      When the player passes
      And the player chooses Azog's company to go next
      And Azog's company travels by Angmar
      And the opponent plays the creature "Barrow-wight" on Azog's company keyed to a Shadow-land
      Then it is legal
      And "Barrow-wight" is in play
      And Azog's company is on its way

    @id:cards-outsets-0033 @forbid
    Scenario: It takes the coils
      When the player plays "Roam the Waste"
      Then it is illegal by the text of "Roam the Waste"
