Feature: Cards off to the side

  @rule:dark-minions.off-to-side.kept-with-host @rule:dark-minions.off-to-side.area
  Rule: Each lies with what has put it there

    @id:minions-off-to-side-0001 @compute
    Scenario: Two hosts, two prisoners
      Given the minions-emended rules
      And Frodo is held by the opponent's "Flies and Spiders" at the opponent's Moria
      And Bilbo is held by the opponent's "Spells of the Barrow-wights" at the opponent's Dimrill Dale
      Then Frodo is held by "Flies and Spiders"
      And Bilbo is held by "Spells of the Barrow-wights"
      And Frodo and Bilbo are off to the side

  @rule:dark-minions.off-to-side.untouchable
  Rule: Nothing else reaches it

    Background:
      Given the minions-emended rules
      And it is the movement/hazard phase
      And Frodo is held by the opponent's "Waylaid, Wounded, and Orc-dragged" at Mount Gram
      And untapped Gimli is at Rivendell
      And the opponent holds "Lure of the Senses"

    @id:minions-off-to-side-0002 @forbid
    Scenario: No lure for Frodo
      When the opponent plays "Lure of the Senses" on Frodo
      Then it is illegal by core.prisoners.captive-state

    @id:minions-off-to-side-0003 @allow
    Scenario: Gimli may be lured
      Then the opponent may play "Lure of the Senses" on Gimli

  @rule:dark-minions.off-to-side.counts-for-uniqueness
  Rule: It is there, as far as others of its name go

    @id:minions-off-to-side-0004 @forbid
    Scenario: There is no second Frodo
      Given the minions-emended rules
      And it is the organization phase of the opponent's turn
      And Frodo is held by the opponent's "Waylaid, Wounded, and Orc-dragged" at Mount Gram
      And the opponent's Gimli is at Rivendell
      And the opponent holds "Frodo"
      When it is asked whether the opponent may play the opponent's Frodo into the opponent's company
      Then it is illegal by core.turn.one-copy-for-both

  @rule:dark-minions.off-to-side.host-leaves-discard
  Rule: With the host it goes, unless it is a prisoner

    @id:minions-off-to-side-0005 @compute
    Scenario: Frodo is free
      Given the minions-emended rules
      And it is the organization phase
      And untapped Elrond is at Rivendell
      And Frodo is held by the opponent's "Waylaid, Wounded, and Orc-dragged" at the opponent's Mount Gram
      And the player's location deck holds "Mount Gram"
      And the player holds "Marvels Told"
      When the player plays "Marvels Told" with Elrond on "Waylaid, Wounded, and Orc-dragged" and rolls 6 and 6 for the corruption check
      Then Frodo forms a company
      And Frodo and the player's Mount Gram are in play
      And the opponent's Mount Gram is in the location deck
      And "Waylaid, Wounded, and Orc-dragged" and "Marvels Told" are in the discard pile
      And Elrond is tapped
      And the player has 5 character points

  @rule:dark-minions.off-to-side.marshalling-points-to-owner
  Rule: It gives its points

    @id:minions-off-to-side-0006 @compute
    Scenario: Pippin's ring counts, though he is held
      Given it is the movement/hazard phase
      And untapped Pippin is at Rivendell
      And the company is moving to Goblin-gate by Starter Movement
      And Pippin bears "Lesser Ring"
      And the opponent holds "Giant Spiders" and "Flies and Spiders"
      When the opponent plays the creature "Giant Spiders" on the company keyed to a Wilderness
      And the opponent plays "Flies and Spiders" to hold Pippin at Ettenmoors
      And Pippin faces the strike and rolls 1 and 1
      Then under the minions-printed rules the player has 2 item points
      And under the minions-emended rules the player has 2 item points
      And "Lesser Ring" is held by "Pippin"
      And Pippin is held by "Flies and Spiders"
      And "Giant Spiders" is in the discard pile
      And Ettenmoors is held by "Flies and Spiders"
      And "Flies and Spiders" is in play
      And the player has -1 character points

  @rule:dark-minions.off-to-side.prisoners-are-the-typical-case
  Rule: But a prisoner costs what he is worth

    @id:minions-off-to-side-0007 @compute
    Scenario: Legolas
      Given the minions-emended rules
      And Legolas is held by the opponent's "Flies and Spiders" at Moria
      Then the player has -2 character points
