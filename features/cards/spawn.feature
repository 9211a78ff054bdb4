Feature: The brood of Morgoth

  What has been driven off comes again.

  @card:BA-21
  Rule: Where such a thing is about, beasts come again

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Aragorn II, untapped Gimli and untapped Legolas are at Rivendell
      And the company is moving to the hero Moria by Rhudaur, Hollin and Redhorn Gate

    @id:cards-spawn-0001 @compute
    Scenario: Wargs are there a second time, but not a third one
      Given the opponent has "Monstrosity of Diverse Shape" in play
      And the opponent holds "Wargs"
      When the opponent plays the creature "Wargs" on the company keyed to a Wilderness
      And the player assigns a strike to Aragorn II
      And the player assigns a strike to Legolas
      And Aragorn II faces the strike untapped and rolls 6 and 6
      And Legolas faces the strike and rolls 1 and 1, then 1 and 1 for the body check
      And the opponent plays the creature "Wargs" on the company keyed to a Wilderness
      And the player assigns a strike to Aragorn II
      And the player assigns a strike to Gimli
      And Aragorn II faces the strike untapped and rolls 6 and 6
      And Gimli faces the strike and rolls 1 and 1, then 1 and 1 for the body check
      Then the opponent may not play the creature "Wargs" on the company keyed to a Wilderness by core.hazards.play-creature
      And 2 hazards were played on the company
      And Legolas and Gimli are wounded
      And "Wargs" is in the discard pile

    @id:cards-spawn-0002 @forbid
    Scenario: Elsewhere they are not
      Given the opponent holds "Wargs"
      When the opponent plays the creature "Wargs" on the company keyed to a Wilderness
      And the player assigns a strike to Aragorn II
      And the player assigns a strike to Legolas
      And Aragorn II faces the strike untapped and rolls 6 and 6
      And Legolas faces the strike and rolls 1 and 1, then 1 and 1 for the body check
      And the opponent plays the creature "Wargs" on the company keyed to a Wilderness
      Then it is illegal by core.hazards.play-creature
      And Legolas is wounded
      And "Wargs" is in the discard pile

    @id:cards-spawn-0003 @forbid
    Scenario: Who has not been there does not come again
      Given the opponent has "Monstrosity of Diverse Shape" in play
      And the opponent's discard pile holds "Wargs"
      When the opponent plays the creature "Wargs" on the company keyed to a Wilderness
      Then it is illegal by core.hazards.play-creature

    @id:cards-spawn-0004 @forbid
    Scenario: Nor do Orcs
      Given the opponent has "Monstrosity of Diverse Shape" in play
      And the opponent holds "Orc-guard"
      When the opponent plays the creature "Orc-guard" on the company keyed to a Shadow-hold
      And the player assigns a strike to Aragorn II
      And the player assigns a strike to Legolas
      And the player assigns a strike to Gimli
      And Gimli faces the strike untapped and rolls 6 and 6
      And Aragorn II faces the strike untapped and rolls 6 and 6
      And Legolas faces the strike and rolls 1 and 1, then 1 and 1 for the body check
      And the opponent plays the creature "Orc-guard" on the company keyed to a Shadow-hold
      Then it is illegal by core.hazards.play-creature
      And Legolas is wounded
      And "Orc-guard" is in the discard pile
