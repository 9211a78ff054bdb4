Feature: A hound that lets nobody carry its master off

  @card:DM-179
  Rule: Noble Hound keeps its bearer free

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Legolas is at Lórien
      And Legolas bears "Noble Hound"
      And the company is moving to Woodmen-town by Wold & Foothills, Anduin Vales and Western Mirkwood
      And the opponent holds "Giant Spiders" and "Flies and Spiders"
      And the opponent's location deck holds "Gladden Fields"

    @id:cards-hounds-0001 @compute
    Scenario: Once it is discarded for that, a strike wounds him, and takes nobody
      When the opponent plays the creature "Giant Spiders" on the company keyed to a Wilderness
      And the opponent plays "Flies and Spiders" to hold Legolas at Gladden Fields
      And the player uses "Noble Hound"
      Then it is legal
      And "Noble Hound" is in the discard pile
      And Legolas bears "Flies and Spiders"
      And Gladden Fields is held by "Flies and Spiders"
      And "Giant Spiders" is in play
      And the player has 0 ally points

    @id:cards-hounds-0002 @forbid
    Scenario: Where nothing would take him prisoner, it stays
      When the player uses "Noble Hound"
      Then it is illegal by the text of "Noble Hound"

    @id:cards-hounds-0003 @compute
    Scenario: The strike that would have taken him wounds him
      When the opponent plays the creature "Giant Spiders" on the company keyed to a Wilderness
      And the opponent plays "Flies and Spiders" to hold Legolas at Gladden Fields
      And the player uses "Noble Hound"
      And Legolas faces the strike and rolls 1 and 1, then 2 and 2 for the body check
      Then Legolas is wounded
      And "Noble Hound", "Giant Spiders" and "Flies and Spiders" are in the discard pile
      And the player has 0 ally points

    @id:cards-hounds-0004 @compute
    Scenario: Without it he is taken
      When the opponent plays the creature "Giant Spiders" on the company keyed to a Wilderness
      And the opponent plays "Flies and Spiders" to hold Legolas at Gladden Fields
      And Legolas faces the strike and rolls 1 and 1
      Then Legolas is held by "Flies and Spiders"
      And Gladden Fields is held by "Flies and Spiders"
      And "Noble Hound" and "Giant Spiders" are in the discard pile
      And "Flies and Spiders" is in play
      And the player has -2 character points
      And the player has 0 ally points
