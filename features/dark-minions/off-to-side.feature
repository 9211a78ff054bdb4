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

  @rule:dark-minions.off-to-side.prisoners-are-the-typical-case @rule:core.prisoners.negative-points
  Rule: But a prisoner costs what he is worth

    @id:minions-off-to-side-0007 @compute
    Scenario: Legolas
      Given the minions-emended rules
      And Legolas is held by the opponent's "Flies and Spiders" at Moria
      Then the player has -2 character points

  @rule:dark-minions.off-to-side.area @rule:dark-minions.off-to-side.host-states-mechanic
  Rule: What becomes of it, its host says

    Background:
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Barrow-downs
      And the opponent has "Summons from Long Sleep" in play

    @id:minions-off-to-side-0008 @allow
    Scenario: A drake is put there from hand
      Given the opponent holds "Cave-drake" and "Scatha"
      When the opponent uses "Summons from Long Sleep"
      And the opponent chooses "Cave-drake" for "Summons from Long Sleep"
      Then it is legal
      And "Cave-drake" lies off to the side with "Summons from Long Sleep"
      And "Cave-drake" is off to the side

    @id:minions-off-to-side-0009 @compute
    Scenario: It comes from there, and stronger, as the Summons have it
      Given the opponent's "Cave-drake" lies off to the side with "Summons from Long Sleep"
      When the opponent plays the creature "Cave-drake" on the company keyed to a Ruins & Lairs
      Then it is legal
      And the attack is Dragon (2 strikes at 12)
      And "Cave-drake" is in play

  @rule:dark-minions.off-to-side.untouchable @rule:core.glossary.off-to-the-side-untouchable
  Rule: Whoever wants it has to go for its host

    Background:
      Given the minions-emended rules
      And it is the organization phase
      And untapped Elrond is at Rivendell
      And the opponent has "Summons from Long Sleep" in play
      And the opponent's "Cave-drake" lies off to the side with "Summons from Long Sleep"
      And the player holds "Marvels Told"

    @id:minions-off-to-side-0010 @forbid
    Scenario: No marvels are told of the drake
      Then the player may not play "Marvels Told" with Elrond on "Cave-drake" by core.glossary.off-to-the-side-untouchable
      And the player may play "Marvels Told" with Elrond on "Summons from Long Sleep"

    @id:minions-off-to-side-0011 @compute @rule:dark-minions.off-to-side.host-leaves-discard @rule:core.glossary.host-leaves-play
    Scenario: The Summons are undone, and the drake goes with them
      When the player plays "Marvels Told" with Elrond on "Summons from Long Sleep" and rolls 6 and 6 for the corruption check
      Then "Cave-drake", "Summons from Long Sleep" and "Marvels Told" are in the discard pile
      And Elrond is tapped

  @rule:dark-minions.off-to-side.counts-for-uniqueness @rule:core.glossary.off-to-the-side
  Rule: So does what another keeps

    Background:
      Given the minions-emended rules
      And it is the movement/hazard phase of the opponent's turn
      And the opponent's untapped Beretar is at the opponent's Barrow-downs
      And the player has "Gates of Morning" in play
      And the opponent has "Summons from Long Sleep" in play
      And the player's location deck holds "The Lonely Mountain"
      And the player holds the player's "Scatha"

    @id:minions-off-to-side-0012 @forbid
    Scenario: Scatha sleeps, and is not here
      Given the opponent's "Scatha" lies off to the side with "Summons from Long Sleep"
      When the player plays the creature the player's "Scatha" on Beretar's company
      Then it is illegal by core.turn.one-copy-for-both

  @rule:dark-minions.off-to-side.prisoners-are-the-typical-case @rule:core.prisoners.negative-points
  Rule: To be free is worth twice as much

    @id:minions-off-to-side-0013 @compute
    Scenario: Legolas walks with nobody's leave but his own
      Given the minions-emended rules
      And untapped Legolas is at Moria
      Then the player has 2 character points

  @rule:dark-minions.off-to-side.marshalling-points-to-owner
  Rule: What a hazard is worth that is kept

    Background:
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Barrow-downs
      And the opponent has "Summons from Long Sleep" in play
      And the opponent's "Cave-drake" lies off to the side with "Summons from Long Sleep"

    @id:minions-off-to-side-0014 @compute
    Scenario Outline: To its player it is <points>, by <which>
      Given reading <reading> of q.dark-minions.off-to-side-points
      Then the opponent has <points> kill <word>

      Examples:
        | case    | which       | reading | points | word   |
        | nothing | one reading | a       | 0      | points |
        | letter  | the other   | b       | 1      | point  |

    @id:minions-off-to-side-0019 @compute
    Scenario: It is a kill by either, and nothing else
      Given reading b of q.dark-minions.off-to-side-points
      Then the opponent has 1 kill point
      And the opponent has 0 item points
      And the opponent has 0 miscellaneous points

  @rule:dark-minions.off-to-side.host-states-mechanic @rule:dark-minions.off-to-side.host-leaves-discard
  Rule: Great secrets are worth nothing as long as they are buried

    Background:
      Given the minions-emended rules
      And it is the organization phase
      And untapped Elrond is at Rivendell
      And the opponent has "Great Secrets Buried There" in play
      And "Glamdring" lies off to the side with "Great Secrets Buried There"

    @id:minions-off-to-side-0015 @compute
    Scenario: Glamdring lies there, and nobody counts it
      Then the player has 0 item points
      And the opponent has 0 item points

    @id:minions-off-to-side-0016 @compute @rule:core.glossary.host-leaves-play
    Scenario: The secrets are told, and it goes with them
      Given the player holds "Marvels Told"
      When the player plays "Marvels Told" with Elrond on "Great Secrets Buried There" and rolls 6 and 6 for the corruption check
      Then "Glamdring", "Great Secrets Buried There" and "Marvels Told" are in the discard pile
      And Elrond is tapped

  @card:DM-63 @rule:dark-minions.off-to-side.counts-for-uniqueness @rule:dark-minions.off-to-side.host-states-mechanic
  Rule: What is buried is out of play, and in nobody's way

    Background:
      Given the minions-emended rules
      And it is the site phase
      And untapped Beretar is at The Lonely Mountain
      And the company has entered the site
      And the player holds the player's "Glamdring"

    @id:minions-off-to-side-0017 @allow
    Scenario: As the opponent's Glamdring is buried, there may be another
      Given the opponent has "Great Secrets Buried There" in play
      And the opponent's "Glamdring" lies off to the side with "Great Secrets Buried There"
      Then Beretar may play the player's "Glamdring"

    @id:minions-off-to-side-0018 @forbid
    Scenario: It has been dug up, and there may not
      Given the opponent's untapped Faramir is at Edoras
      And Faramir bears the opponent's "Glamdring"
      Then Beretar may not play the player's "Glamdring" by core.turn.one-copy-for-both

  @card:DM-59 @rule:dark-minions.off-to-side.host-states-mechanic
  Rule: A foe attacks because its host has it so

    @id:minions-off-to-side-0020 @compute
    Scenario: The drake is after Beretar, and finds him in the barrows
      Given the minions-emended rules
      And it is the organization phase
      And untapped Beretar and untapped Balin are at Barrow-downs
      And the opponent has "Foes Shall Fall" in play on Beretar
      And the opponent's "Cave-drake" lies off to the side with "Foes Shall Fall"
      When the organization phase is over
      And the opponent assigns a strike to Beretar
      Then the attack is Dragon (2 strikes at 10)

  @rule:dark-minions.off-to-side.marshalling-points-to-owner
  Rule: It is hazards of which that is asked

    @id:minions-off-to-side-0021 @compute
    Scenario: Faramir lies off to the side, and is nobody's kill
      Given the minions-emended rules
      And reading b of q.dark-minions.off-to-side-points
      And it is the organization phase
      And untapped Elrond is at Rivendell
      And Faramir is held by the opponent's "Flies and Spiders" at Moria
      Then the player has 0 kill points
      And the player has 1 character point
