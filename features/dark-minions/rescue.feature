Feature: Rescue and the rescue-attack

  Whoever is held can be got out, if his friends know where he is, and have somebody left to untie him.

  @rule:dark-minions.rescue.rescue-required
  Rule: His own people come for him

    Background:
      Given the minions-emended rules
      And untapped Gimli is at Moria
      And the company has entered the site

    @id:minions-rescue-0001 @allow
    Scenario: Frodo's friends may try
      Given Frodo is held by the opponent's "Flies and Spiders" at the opponent's Moria
      Then the company may attempt to rescue the prisoners of "Flies and Spiders"

    @id:minions-rescue-0002 @forbid
    Scenario: The others may not
      Given the opponent's Frodo is held by the player's "Flies and Spiders" at the player's Moria
      When the company attempts to rescue the prisoners of "Flies and Spiders"
      Then it is illegal by core.prisoners.rescue-attempt

  @rule:dark-minions.rescue.face-automatic-attacks
  Rule: First the keepers of the site

    Background:
      Given the minions-emended rules
      And Frodo is held by the opponent's "Flies and Spiders" at the opponent's Gladden Fields
      And untapped Gimli is at the player's Gladden Fields

    @id:minions-rescue-0003 @order
    Scenario: The dead of the Gladden Fields
      When the company enters the site
      Then the attack is Undead (1 strike at 8)

    @id:minions-rescue-0004 @forbid
    Scenario: Who does not enter frees nobody
      When it is asked whether the company may attempt to rescue the prisoners of "Flies and Spiders" now
      Then it is illegal by core.prisoners.rescue-attempt

  @rule:dark-minions.rescue.site-may-be-tapped
  Rule: Tapped or untapped

    @id:minions-rescue-0005 @allow
    Scenario Outline: The Gladden Fields are <state>
      Given the minions-emended rules
      And Frodo is held by the opponent's "Flies and Spiders" at the opponent's Gladden Fields
      And untapped Gimli is at the player's Gladden Fields
      And the site is <state>
      And the company has entered the site
      Then the company may attempt to rescue the prisoners of "Flies and Spiders"

      Examples:
        | case     | state    |
        | tapped   | tapped   |
        | untapped | untapped |

  @rule:dark-minions.rescue.face-rescue-attacks
  Rule: Then the guards

    Background:
      Given untapped Gimli is at Moria
      And the company has entered the site
      And Frodo is held by the opponent's "Flies and Spiders" at the opponent's Moria

    @id:minions-rescue-0006 @compute
    Scenario: Three Spiders
      When the company attempts to rescue the prisoners of "Flies and Spiders"
      Then under the minions-printed rules the attack is Spider (3 strikes at 9)
      And under the minions-emended rules the attack is Spider (3 strikes at 9)

    @id:minions-rescue-0007 @allow
    Scenario: Whether the guards of others are faced as well is not settled
      Given the minions-emended rules
      And Bilbo is held by the opponent's "Spells of the Barrow-wights" at the opponent's Moria
      When the company attempts to rescue the prisoners of "Spells of the Barrow-wights"
      And the player assigns a strike to Gimli
      And Gimli faces the strike untapped and rolls 6 and 6
      And it is asked whether Gimli may free the prisoners of "Spells of the Barrow-wights"
      Then it is undetermined by q.dark-minions.hosts-at-one-site

    @id:minions-rescue-0008 @allow
    Scenario: Those of one's own friend
      Given the minions-emended rules
      And reading a of q.dark-minions.hosts-at-one-site
      And Bilbo is held by the opponent's "Spells of the Barrow-wights" at the opponent's Moria
      When the company attempts to rescue the prisoners of "Spells of the Barrow-wights"
      And the player assigns a strike to Gimli
      And Gimli faces the strike untapped and rolls 6 and 6
      Then Gimli may free the prisoners of "Spells of the Barrow-wights"
      And Gimli is untapped

    @id:minions-rescue-0009 @forbid
    Scenario: Or those of all
      Given the minions-emended rules
      And reading b of q.dark-minions.hosts-at-one-site
      And Bilbo is held by the opponent's "Spells of the Barrow-wights" at the opponent's Moria
      When the company attempts to rescue the prisoners of "Spells of the Barrow-wights"
      And the player assigns a strike to Gimli
      And Gimli faces the strike untapped and rolls 6 and 6
      Then Gimli may not free the prisoners of "Spells of the Barrow-wights" by core.prisoners.rescue-attempt
      And the company may attempt to rescue the prisoners of "Flies and Spiders"

    @id:minions-rescue-0084 @allow
    Scenario: All that are there, and not those of other places
      Given the minions-emended rules
      And reading b of q.dark-minions.hosts-at-one-site
      And Bilbo is held by the opponent's "Spells of the Barrow-wights" at the opponent's Gladden Fields
      When the company attempts to rescue the prisoners of "Flies and Spiders"
      And the player assigns a strike to Gimli
      And Gimli faces the strike untapped and rolls 6 and 6
      Then Gimli may free the prisoners of "Flies and Spiders"
      And Gimli is untapped

    @id:minions-rescue-0085 @allow
    Scenario: All that hold his own friends, and not those of the opponent
      Given the minions-emended rules
      And reading b of q.dark-minions.hosts-at-one-site
      And the opponent's Bilbo is held by the player's "Spells of the Barrow-wights" at Moria
      When the company attempts to rescue the prisoners of "Flies and Spiders"
      And the player assigns a strike to Gimli
      And Gimli faces the strike untapped and rolls 6 and 6
      Then Gimli may free the prisoners of "Flies and Spiders"
      And Gimli is untapped

  @rule:dark-minions.rescue.rescue-attack-not-automatic
  Rule: The guards do not belong to the site

    Background:
      Given the minions-emended rules
      And untapped Gimli is at Gladden Fields
      And Frodo is held by the opponent's "Flies and Spiders" at the opponent's Gladden Fields
      And the player holds "Quiet Lands"

    @id:minions-rescue-0010 @compute
    Scenario: A quiet land does not quieten the Spiders
      Given the company has entered the site
      When the player plays "Quiet Lands" on the player's Gladden Fields
      And the company attempts to rescue the prisoners of "Flies and Spiders"
      Then the attack is Spider (3 strikes at 9)
      And "Quiet Lands" is in the discard pile

  @rule:dark-minions.rescue.tap-to-free-all
  Rule: One has to untie them all

    Background:
      Given the minions-emended rules
      And untapped Arwen, untapped Balin and untapped Gimli are at Moria
      And the company has entered the site
      And Legolas and Frodo are held by the opponent's "Spells of the Barrow-wights" at the opponent's Moria
      When the company attempts to rescue the prisoners of "Spells of the Barrow-wights"

    @id:minions-rescue-0011 @allow
    Scenario: Arwen is left, and both are free
      When Balin faces the strike and rolls 6 and 6
      And Gimli faces the strike and rolls 6 and 6
      And Arwen faces the strike untapped and rolls 6 and 6
      And Arwen frees the prisoners of "Spells of the Barrow-wights"
      Then it is legal
      And Arwen, Balin, Gimli, Legolas and Frodo form a company
      And Arwen, Balin and Gimli are tapped
      And the player's Moria is tapped
      And the opponent's Moria is in the location deck
      And "Spells of the Barrow-wights" is in the discard pile
      And the player has 9 character points

    @id:minions-rescue-0012 @forbid
    Scenario: Nobody is left
      When Balin faces the strike and rolls 6 and 6
      And Gimli faces the strike and rolls 6 and 6
      And Arwen faces the strike and rolls 6 and 6
      And Arwen frees the prisoners of "Spells of the Barrow-wights"
      Then it is illegal by core.actions.tap-for-effect
      And Arwen, Balin and Gimli are tapped

    @id:minions-rescue-0013 @compute
    Scenario: Nobody has to
      When Balin faces the strike and rolls 6 and 6
      And Gimli faces the strike and rolls 6 and 6
      And Arwen faces the strike untapped and rolls 6 and 6
      And the site phase is over
      Then Legolas and Frodo are held by "Spells of the Barrow-wights"
      And Balin and Gimli are tapped

  @rule:dark-minions.rescue.freed-under-general-influence @rule:dark-minions.rescue.site-taps
  Rule: They are with the company again

    Background:
      Given the minions-emended rules
      And untapped Gimli is at Moria
      And the company has entered the site
      And Faramir is held by the opponent's "Spells of the Barrow-wights" at the opponent's Moria
      When the company attempts to rescue the prisoners of "Spells of the Barrow-wights"
      And the player assigns a strike to Gimli

    @id:minions-rescue-0014 @compute
    Scenario: Under general influence, and the site taps
      When Gimli faces the strike untapped and rolls 6 and 6
      And Gimli frees the prisoners of "Spells of the Barrow-wights"
      Then Gimli and Faramir form a company
      And Faramir is under general influence
      And the player has 9 general influence left
      And Gimli is tapped
      And the player's Moria is tapped
      And the opponent's Moria is in the location deck
      And "Spells of the Barrow-wights" is in the discard pile
      And the player has 4 character points

    @id:minions-rescue-0015 @compute
    Scenario: Who did not come so far leaves the site as it was
      When Gimli faces the strike and rolls 6 and 6
      And the site phase is over
      Then the player's Moria is untapped
      And Faramir is held by "Spells of the Barrow-wights"
      And Gimli is tapped

  @rule:dark-minions.rescue.minor-item
  Rule: And something small is found

    Background:
      Given the minions-emended rules
      And untapped Gimli, untapped Legolas and untapped Balin are at Gladden Fields
      And the company has entered the site
      And untapped Frodo is held by the opponent's "Flies and Spiders" at the opponent's Gladden Fields
      And the player holds "Star-glass", "Elven Cloak" and "Glamdring"
      When the company attempts to rescue the prisoners of "Flies and Spiders"
      And Gimli faces the strike untapped and rolls 6 and 6
      And Legolas faces the strike untapped and rolls 6 and 6
      And Balin faces the strike and rolls 6 and 6
      And Gimli frees the prisoners of "Flies and Spiders"

    @id:minions-rescue-0016 @allow
    Scenario: A glass, where there are but rings
      When Legolas plays "Star-glass"
      Then it is legal
      And Legolas bears "Star-glass"
      And Gimli, Legolas, Balin and Frodo form a company
      And Gimli, Legolas and Balin are tapped
      And the player's Gladden Fields is tapped
      And the opponent's Gladden Fields is in the location deck
      And "Flies and Spiders" is in the discard pile
      And the player has 8 character points

    @id:minions-rescue-0017 @forbid
    Scenario: No sword
      When Legolas plays "Glamdring"
      Then it is illegal by core.site-phase.play-requirements
      And Gimli, Legolas, Balin and Frodo form a company
      And Gimli and Balin are tapped
      And the player's Gladden Fields is tapped
      And the opponent's Gladden Fields is in the location deck
      And "Flies and Spiders" is in the discard pile
      And the player has 8 character points

    @id:minions-rescue-0018 @forbid
    Scenario: And no second thing
      When Legolas plays "Star-glass"
      And Frodo plays "Elven Cloak"
      Then it is illegal by core.site-phase.play-requirements
      And Legolas bears "Star-glass"
      And Gimli, Legolas, Balin and Frodo form a company
      And Gimli, Legolas and Balin are tapped
      And the player's Gladden Fields is tapped
      And the opponent's Gladden Fields is in the location deck
      And "Flies and Spiders" is in the discard pile
      And the player has 8 character points

  @rule:dark-minions.rescue.own-site-if-available @rule:dark-minions.rescue.borrow-host-site
  Rule: By his own card, or by that of the host

    Background:
      Given it is the organization phase
      And untapped Gimli is at Rivendell
      And Frodo is held by the opponent's "Flies and Spiders" at the opponent's Ettenmoors

    @id:minions-rescue-0019 @forbid
    Scenario: He has one, and uses it
      Given the minions-emended rules
      And the player's location deck holds "Ettenmoors"
      Then the company may not move to the Ettenmoors of "Flies and Spiders" by core.prisoners.borrowed-site-card
      And the company may move to the player's Ettenmoors

    @id:minions-rescue-0020 @allow
    Scenario: He has none
      When the company moves to the Ettenmoors of "Flies and Spiders"
      Then under the minions-printed rules it is legal
      And under the minions-emended rules it is legal
      And the opponent's Ettenmoors is in play

    @id:minions-rescue-0021 @allow
    Scenario: His own is used up
      Given the minions-emended rules
      And the player's discard pile holds "Ettenmoors"
      When the company moves to the Ettenmoors of "Flies and Spiders"
      Then it is legal
      And the opponent's Ettenmoors is in play

  @rule:dark-minions.rescue.borrowed-site-stays
  Rule: It is under them until they leave

    @id:minions-rescue-0022 @compute
    Scenario: The host is gone, and the site is not
      Given the minions-emended rules
      And it is the organization phase
      And untapped Gimli is at Lórien
      And Frodo is held by the opponent's "Flies and Spiders" at the opponent's Dimrill Dale
      When the company moves to the Dimrill Dale of "Flies and Spiders"
      And the company travels by Starter Movement
      And the company enters the site
      And Gimli faces the strike untapped and rolls 6 and 6
      And the company attempts to rescue the prisoners of "Flies and Spiders"
      And the player assigns a strike to Gimli
      And Gimli faces the strike untapped and rolls 6 and 6
      And Gimli frees the prisoners of "Flies and Spiders"
      Then Gimli and Frodo form a company
      And "Flies and Spiders" is in the discard pile
      And the company is at the opponent's Dimrill Dale
      And the opponent's Dimrill Dale is tapped
      And Gimli is tapped
      And Lórien is in the location deck
      And the player has 4 character points

    @id:minions-rescue-0023 @compute
    Scenario: They go, and it goes back to the one whose it is
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Gimli is at the opponent's Ettenmoors
      And the company is moving to Rivendell by Starter Movement
      When the movement/hazard phase is over
      Then the company is at Rivendell
      And the opponent's Ettenmoors is in the location deck

  @rule:dark-minions.rescue.borrowed-site-unavailable
  Rule: Who borrows a site does not use it otherwise

    @id:minions-rescue-0024 @forbid
    Scenario: Not for what is found there
      Given the minions-emended rules
      And untapped Legolas is at the opponent's Ettenmoors
      And the company has entered the site
      And the player holds "Dagger of Westernesse"
      When Legolas plays "Dagger of Westernesse"
      Then it is illegal by core.prisoners.borrowed-site-card

    @id:minions-rescue-0025 @forbid
    Scenario: Nor by his own card, while he is there
      Given the minions-emended rules
      And it is the organization phase
      And untapped Legolas is at the opponent's Ettenmoors
      And untapped Gimli is at Rivendell
      And the player's location deck holds "Ettenmoors"
      When Gimli's company moves to the player's Ettenmoors
      Then it is illegal by core.movement.move-to-haven-copy

    @id:minions-rescue-0026 @allow
    Scenario: In the base game he may come back in his next turn
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Legolas is at the opponent's Ettenmoors
      And the player's location deck holds "Ettenmoors"
      And the company is moving to Rivendell by Starter Movement
      When the player ends the turn
      And the opponent ends the turn
      Then the company may move to the player's Ettenmoors
      And the company is at Rivendell
      And the opponent's Ettenmoors is in the location deck

    @id:minions-rescue-0027 @forbid
    Scenario: Here he may not
      Given it is the movement/hazard phase
      And untapped Legolas is at the opponent's Ettenmoors
      And the player's location deck holds "Ettenmoors"
      And the company is moving to Rivendell by Starter Movement
      When the player ends the turn
      And the opponent ends the turn
      Then under the minions-printed rules the company may not move to the player's Ettenmoors by dark-minions.rescue.borrowed-site-unavailable
      And under the minions-emended rules the company may not move to the player's Ettenmoors by dark-minions.rescue.borrowed-site-unavailable
      And the company may move to Weathertop
      And the company is at Rivendell
      And the opponent's Ettenmoors is in the location deck

    @id:minions-rescue-0048 @forbid
    Scenario: He goes elsewhere, if not back there
      Given it is the movement/hazard phase
      And untapped Legolas is at the opponent's Ettenmoors
      And the player's location deck holds "Ettenmoors" and "Weathertop"
      And the company is moving to Rivendell by Starter Movement
      When the player ends the turn
      And the opponent ends the turn
      Then the company may move to Weathertop
      When it is asked whether the company may move to the player's Ettenmoors
      Then under the minions-printed rules it is illegal by dark-minions.rescue.borrowed-site-unavailable
      And under the minions-emended rules it is illegal by dark-minions.rescue.borrowed-site-unavailable
      And under the emended rules it is legal
      And the company is at Rivendell
      And the opponent's Ettenmoors is in the location deck

    @id:minions-rescue-0033 @allow
    Scenario: His play deck has been exhausted since
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Legolas is at the opponent's Ettenmoors
      And the player's location deck holds "Ettenmoors"
      And the player holds "Star-glass", "Elven Cloak", "Glamdring", "Sword of Gondolin", "Cram", "Orcrist" and "Magical Harp"
      And the player's play deck holds "Dagger of Westernesse" and "Marvels Told"
      And the company is moving to Rivendell by Starter Movement
      When the movement/hazard phase is over
      And the player discards "Orcrist" from hand and shuffles
      And the player ends the turn
      And the opponent ends the turn
      Then the company may move to the player's Ettenmoors
      And the company is at Rivendell
      And the opponent's Ettenmoors is in the location deck
      And "Dagger of Westernesse" and "Marvels Told" are in hand
      And "Orcrist" is in the play deck

  @rule:dark-minions.rescue.borrowed-site-unavailable
  Rule: Whether it counts that he exhausted his play deck before he left is not settled

    Background:
      Given the minions-emended rules
      And it is the organization phase
      And untapped Legolas is at Rivendell
      And Frodo is held by the opponent's "Waylaid, Wounded, and Orc-dragged" at the opponent's Ettenmoors
      And the player holds "Star-glass", "Elven Cloak", "Glamdring", "Sword of Gondolin", "Cram", "Orcrist" and "Magical Harp"
      And the player's play deck holds "Dagger of Westernesse" and "Marvels Told"
      And the player's discard pile holds "Ettenmoors"
      When the company moves to the Ettenmoors of "Waylaid, Wounded, and Orc-dragged"
      And the company travels by Starter Movement
      And the player ends the turn
      And the opponent ends the turn
      And the company moves to Rivendell
      And the company travels by Starter Movement
      And the player discards "Orcrist" from hand
      And the player ends the turn
      And the opponent ends the turn

    @id:minions-rescue-0034 @forbid
    Scenario: It does not count
      Given reading a of q.dark-minions.borrowed-until-when
      Then the company may not move to the player's Ettenmoors by dark-minions.rescue.borrowed-site-unavailable
      And the company is at Rivendell
      And the player's Ettenmoors and the opponent's Ettenmoors are in the location deck
      And "Dagger of Westernesse" and "Marvels Told" are in hand
      And "Orcrist" is in the play deck

    @id:minions-rescue-0035 @allow
    Scenario: It does
      Given reading b of q.dark-minions.borrowed-until-when
      Then the company may move to the player's Ettenmoors
      And the company is at Rivendell
      And the player's Ettenmoors and the opponent's Ettenmoors are in the location deck
      And "Dagger of Westernesse" and "Marvels Told" are in hand
      And "Orcrist" is in the play deck

    @id:minions-rescue-0098 @allow
    Scenario: How often the opponent has done so counts for nothing
      Given reading b of q.dark-minions.borrowed-until-when
      And the opponent has exhausted the play deck
      Then the company may move to the player's Ettenmoors
      And the company is at Rivendell
      And the player's Ettenmoors and the opponent's Ettenmoors are in the location deck
      And "Dagger of Westernesse" and "Marvels Told" are in hand
      And "Orcrist" is in the play deck

  @rule:dark-minions.rescue.sequence
  Rule: One thing after the other

    @id:minions-rescue-0028 @order
    Scenario: Gimli goes for Frodo
      Given the minions-emended rules
      And Frodo is held by the opponent's "Spells of the Barrow-wights" at the opponent's Gladden Fields
      And untapped Gimli is at the player's Gladden Fields
      When the company enters the site
      Then the attack is Undead (1 strike at 8)
      When Gimli faces the strike untapped and rolls 6 and 6
      And the company attempts to rescue the prisoners of "Spells of the Barrow-wights"
      Then the attack is Undead (3 strikes at 8)
      When the player assigns a strike to Gimli
      And Gimli faces the strike untapped and rolls 6 and 6
      And Gimli frees the prisoners of "Spells of the Barrow-wights"
      Then Gimli and Frodo form a company
      And Frodo is under general influence
      And Gimli is tapped
      And the player's Gladden Fields is tapped
      And "Spells of the Barrow-wights" is in the discard pile
      And the opponent's Gladden Fields is in the location deck
      And the player has 4 character points

  @rule:dark-minions.rescue.non-rescue-discard @rule:dark-minions.rescue.host-discard-returns-site
  Rule: When the host goes in another way

    Background:
      Given the minions-emended rules
      And it is the organization phase
      And untapped Elrond is at Rivendell
      And the player holds "Marvels Told"

    @id:minions-rescue-0029 @compute
    Scenario: Frodo is free, at the rescue site
      Given Frodo is held by the opponent's "Waylaid, Wounded, and Orc-dragged" at the opponent's Mount Gram
      And the player's location deck holds "Mount Gram"
      When the player plays "Marvels Told" with Elrond on "Waylaid, Wounded, and Orc-dragged" and rolls 6 and 6 for the corruption check
      Then Frodo forms a company
      And Frodo and the player's Mount Gram are in play
      And the opponent's Mount Gram is in the location deck
      And "Waylaid, Wounded, and Orc-dragged" and "Marvels Told" are in the discard pile
      And Elrond is tapped
      And the player has 5 character points

    @id:minions-rescue-0030 @compute
    Scenario: Two of them are one company
      Given Frodo and Sam Gamgee are held by the opponent's "Waylaid, Wounded, and Orc-dragged" at the opponent's Mount Gram
      And the player's location deck holds "Mount Gram"
      When the player plays "Marvels Told" with Elrond on "Waylaid, Wounded, and Orc-dragged" and rolls 6 and 6 for the corruption check
      Then Frodo and Sam Gamgee form a company
      And Frodo, Sam Gamgee and the player's Mount Gram are in play
      And the opponent's Mount Gram is in the location deck
      And "Waylaid, Wounded, and Orc-dragged" and "Marvels Told" are in the discard pile
      And Elrond is tapped
      And the player has 6 character points

    @id:minions-rescue-0081 @compute
    Scenario: By one reading they are one company, at their own player's Mount Gram
      Given reading a of q.dark-minions.freed-company
      And Frodo and Sam Gamgee are held by the opponent's "Waylaid, Wounded, and Orc-dragged" at the opponent's Mount Gram
      And the player's location deck holds "Mount Gram"
      When the player plays "Marvels Told" with Elrond on "Waylaid, Wounded, and Orc-dragged" and rolls 6 and 6 for the corruption check
      Then Frodo and Sam Gamgee form a company
      And Frodo, Sam Gamgee and the player's Mount Gram are in play
      And the opponent's Mount Gram is in the location deck
      And "Waylaid, Wounded, and Orc-dragged" and "Marvels Told" are in the discard pile
      And Elrond is tapped
      And the player has 6 character points

    @id:minions-rescue-0082 @compute
    Scenario: By the other each goes his own way, and the opponent's lies there
      Given reading b of q.dark-minions.freed-company
      And Frodo and Sam Gamgee are held by the opponent's "Waylaid, Wounded, and Orc-dragged" at the opponent's Mount Gram
      And the player's location deck holds "Mount Gram"
      When the player plays "Marvels Told" with Elrond on "Waylaid, Wounded, and Orc-dragged" and rolls 6 and 6 for the corruption check
      Then Frodo forms a company
      And Sam Gamgee forms a company
      And Frodo, Sam Gamgee and the opponent's Mount Gram are in play
      And "Waylaid, Wounded, and Orc-dragged" and "Marvels Told" are in the discard pile
      And Elrond is tapped
      And the player has 6 character points

    @id:minions-rescue-0083 @compute
    Scenario: One who was held alone is where the host says, by that reading
      Given reading b of q.dark-minions.freed-company
      And Frodo is held by the opponent's "Waylaid, Wounded, and Orc-dragged" at the opponent's Mount Gram
      And the player's location deck holds "Mount Gram"
      When the player plays "Marvels Told" with Elrond on "Waylaid, Wounded, and Orc-dragged" and rolls 6 and 6 for the corruption check
      Then Frodo forms a company
      And Frodo and the opponent's Mount Gram are in play
      And "Waylaid, Wounded, and Orc-dragged" and "Marvels Told" are in the discard pile
      And Elrond is tapped
      And the player has 5 character points

  @rule:dark-minions.rescue.empty-host-discarded
  Rule: A host of nobody goes

    Background:
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Frodo is at Rivendell
      And the company is moving to Goblin-gate by Starter Movement
      And the opponent holds "Orc-lieutenant" and "Waylaid, Wounded, and Orc-dragged"
      And the opponent's location deck holds "Ettenmoors"
      When the opponent plays the creature "Orc-lieutenant" on the company keyed to a Wilderness
      And Frodo faces the strike
      And the opponent plays "Waylaid, Wounded, and Orc-dragged" to hold Frodo at Ettenmoors

    @id:minions-rescue-0031 @compute
    Scenario: Not while the strike is still to come
      Then Frodo bears "Waylaid, Wounded, and Orc-dragged"
      And Ettenmoors is held by "Waylaid, Wounded, and Orc-dragged"
      And "Orc-lieutenant" is in play

    @id:minions-rescue-0032 @compute
    Scenario: But when it has failed
      When Frodo faces the strike and rolls 6 and 6
      Then "Waylaid, Wounded, and Orc-dragged" is in the discard pile
      And Ettenmoors is in the location deck
      And Frodo is tapped
      And "Orc-lieutenant" is in the marshalling-point pile
      And the player has 1 kill point

  @rule:dark-minions.rescue.non-rescue-discard @rule:core.prisoners.host-discarded
  Rule: What was lost stays lost

    @id:minions-rescue-0036 @compute
    Scenario: Pippin is free, and his cloak is where it went
      Given the minions-emended rules
      And it is the organization phase
      And untapped Elrond is at Rivendell
      And Pippin is held by the opponent's "Waylaid, Wounded, and Orc-dragged" at the opponent's Mount Gram
      And the player's location deck holds "Mount Gram"
      And the player's discard pile holds "Elven Cloak"
      And the player holds "Marvels Told"
      When the player plays "Marvels Told" with Elrond on "Waylaid, Wounded, and Orc-dragged" and rolls 6 and 6 for the corruption check
      Then Pippin forms a company
      And "Elven Cloak" is in the discard pile
      And Pippin and the player's Mount Gram are in play
      And the opponent's Mount Gram is in the location deck
      And "Waylaid, Wounded, and Orc-dragged" and "Marvels Told" are in the discard pile
      And Elrond is tapped
      And the player has 4 character points

  @rule:dark-minions.rescue.empty-host-discarded @rule:core.prisoners.empty-host-discarded
  Rule: With its last prisoner it goes

    @id:minions-rescue-0037 @compute
    Scenario: Faramir dies, and nobody is left to hold
      Given the minions-emended rules
      And it is the end-of-turn phase of the opponent's turn
      And Faramir is held by the opponent's "Flies and Spiders" at the opponent's Ettenmoors
      When 6 and 6 are rolled for the body check of Faramir
      And the end-of-turn phase is over
      Then "Flies and Spiders" is in the discard pile
      And Ettenmoors is in the location deck
      And Faramir is in the player's marshalling-point pile

    @id:minions-rescue-0038 @compute
    Scenario: One of two dies, and the other is held on
      Given the minions-emended rules
      And it is the end-of-turn phase of the opponent's turn
      And Faramir and Legolas are held by the opponent's "Spells of the Barrow-wights" at the opponent's Dimrill Dale
      When 6 and 6 are rolled for the body check of Faramir
      And 1 and 1 are rolled for the body check of Legolas
      And the end-of-turn phase is over
      Then Legolas is held by "Spells of the Barrow-wights"
      And Faramir is in the player's marshalling-point pile

  @rule:dark-minions.rescue.face-rescue-attacks
  Rule: They are met one after the other, and then somebody unties him

    @id:minions-rescue-0039 @order
    Scenario: Three companies of Orcs guard Frodo
      Given the minions-emended rules
      And untapped Gimli, untapped Legolas and untapped Balin are at Moria
      And the company has entered the site
      And Frodo is held by the opponent's "Waylaid, Wounded, and Orc-dragged" at the opponent's Moria
      When the company attempts to rescue the prisoners of "Waylaid, Wounded, and Orc-dragged"
      Then the attack is Orc (3 strikes at 6)
      When Gimli faces the strike untapped and rolls 6 and 6
      And Legolas faces the strike untapped and rolls 6 and 6
      And Balin faces the strike untapped and rolls 6 and 6
      Then the attack is Orc (4 strikes at 7)
      And Gimli may not free the prisoners of "Waylaid, Wounded, and Orc-dragged" now by core.prisoners.rescue-attempt

  @rule:dark-minions.rescue.rescue-attack-not-automatic
  Rule: What quietens the site does not quieten the guards

    Background:
      Given the minions-emended rules
      And untapped Gimli is at the player's Moria
      And Frodo is held by the opponent's "Waylaid, Wounded, and Orc-dragged" at the opponent's Moria
      And the player holds "Quiet Lands"

    @id:minions-rescue-0040 @compute
    Scenario: The Orcs of Moria are half as many
      Given it is the movement/hazard phase
      When the player plays "Quiet Lands" on the player's Moria
      And the company enters the site
      Then the attack is Orc (2 strikes at 7)
      And "Quiet Lands" is in the discard pile

    @id:minions-rescue-0043 @compute
    Scenario: Those who guard Frodo are not
      Given the company has entered the site
      When the player plays "Quiet Lands" on the player's Moria
      And the company attempts to rescue the prisoners of "Waylaid, Wounded, and Orc-dragged"
      Then the attack is Orc (3 strikes at 6)
      And "Quiet Lands" is in the discard pile

  @rule:dark-minions.rescue.freed-under-general-influence @rule:core.prisoners.rescued-join-company
  Rule: More than there is, until they organize

    Background:
      Given the minions-emended rules
      And untapped Gimli and untapped Imrahil are at Moria
      And untapped Aragorn II and untapped Théoden are at Rivendell
      And Gimli's company has entered the site
      And the opponent has "Doors of Night" in play
      And Háma is held by the opponent's "Spells of the Barrow-wights" at the opponent's Moria
      When Gimli's company attempts to rescue the prisoners of "Spells of the Barrow-wights"

    @id:minions-rescue-0041 @compute
    Scenario: Háma is nobody's follower, and nobody is lost for it
      When the player assigns a strike to Gimli
      And the player assigns a strike to Imrahil
      And Gimli faces the strike untapped and rolls 6 and 6
      And Imrahil faces the strike untapped and rolls 6 and 6
      And Gimli frees the prisoners of "Spells of the Barrow-wights"
      Then Háma is under general influence
      And Gimli, Imrahil and Háma form a company
      And Gimli is tapped
      And the player's Moria is tapped
      And the opponent's Moria is in the location deck
      And "Spells of the Barrow-wights" is in the discard pile

  @rule:dark-minions.rescue.borrowed-site-unavailable @rule:core.prisoners.borrowed-site-card
  Rule: One small thing is found there all the same

    @id:minions-rescue-0042 @allow
    Scenario: A dagger for Legolas, after the rescue, but no ring
      Given the minions-emended rules
      And it is the organization phase
      And untapped Gimli and untapped Legolas are at Lórien
      And Frodo is held by the opponent's "Spells of the Barrow-wights" at the opponent's Dimrill Dale
      And the player holds "Dagger of Westernesse" and "Precious Gold Ring"
      When the company moves to the Dimrill Dale of "Spells of the Barrow-wights"
      And the company travels by Starter Movement
      And the company enters the site
      And the player assigns a strike to Gimli
      And Gimli faces the strike untapped and rolls 6 and 6
      And the company attempts to rescue the prisoners of "Spells of the Barrow-wights"
      And Gimli faces the strike untapped and rolls 6 and 6
      And Legolas faces the strike untapped and rolls 6 and 6
      And Gimli frees the prisoners of "Spells of the Barrow-wights"
      Then Legolas may play "Dagger of Westernesse"
      And Legolas may not play "Precious Gold Ring" by core.prisoners.borrowed-site-card
      And Gimli, Legolas and Frodo form a company
      And the company is at the opponent's Dimrill Dale
      And Gimli is tapped
      And the opponent's Dimrill Dale is tapped
      And Lórien is in the location deck
      And "Spells of the Barrow-wights" is in the discard pile
      And the player has 6 character points

  @rule:dark-minions.rescue.minor-item
  Rule: Whether anybody taps for it, and what it may be below the map

    Background:
      Given the minions-emended rules
      And untapped Gimli and untapped Legolas are at The Under-grottos
      And the company has entered the site
      And Frodo is held by the opponent's "Spells of the Barrow-wights" at the opponent's The Under-grottos
      And the player holds "Star-glass" and "Glamdring"
      When the company attempts to rescue the prisoners of "Spells of the Barrow-wights"
      And Gimli faces the strike untapped and rolls 6 and 6
      And Legolas faces the strike untapped and rolls 6 and 6
      And Gimli frees the prisoners of "Spells of the Barrow-wights"

    @id:minions-rescue-0044 @allow
    Scenario: Legolas taps for a glass
      Given reading a of q.dark-minions.rescue-minor-item
      Then Legolas may not play "Glamdring" by core.site-phase.play-requirements
      When Legolas plays "Star-glass"
      Then it is legal
      And Legolas bears "Star-glass"
      And Gimli, Legolas and Frodo form a company
      And Gimli and Legolas are tapped
      And the player's The Under-grottos is tapped
      And the opponent's The Under-grottos is in the location deck
      And "Spells of the Barrow-wights" is in the discard pile
      And the player has 6 character points

    @id:minions-rescue-0045 @allow
    Scenario: Or Legolas finds a sword, and is not even tired
      Given reading b of q.dark-minions.rescue-minor-item
      When Legolas plays "Glamdring"
      Then it is legal
      And Legolas bears "Glamdring"
      And Legolas is untapped
      And Gimli, Legolas and Frodo form a company
      And Gimli is tapped
      And the player's The Under-grottos is tapped
      And the opponent's The Under-grottos is in the location deck
      And "Spells of the Barrow-wights" is in the discard pile
      And the player has 6 character points
      And the player has 2 item points

    @id:minions-rescue-0086 @forbid
    Scenario: It is one thing, of those that are found there, and out of the hand
      Given reading b of q.dark-minions.rescue-minor-item
      And the player holds "The Mithril-coat"
      And the player's discard pile holds "Sword of Gondolin"
      Then Legolas may play "Glamdring"
      And Legolas may not play "The Mithril-coat" by core.site-phase.play-requirements
      And Legolas may not play "Sword of Gondolin" by core.actions.needs-allowance
      When Legolas plays "Star-glass"
      Then it is legal
      And Legolas bears "Star-glass"
      And Legolas is untapped
      And Gimli, Legolas and Frodo form a company
      And Legolas may not play "Glamdring" by core.site-phase.play-requirements
      And Gimli is tapped
      And the player's The Under-grottos is tapped
      And the opponent's The Under-grottos is in the location deck
      And "Spells of the Barrow-wights" is in the discard pile
      And the player has 6 character points

  @rule:dark-minions.rescue.minor-item
  Rule: Above the ground it is something small, however that is read

    @id:minions-rescue-0087 @forbid
    Scenario: There is no sword for Legolas in Moria
      Given the minions-emended rules
      And reading b of q.dark-minions.rescue-minor-item
      And untapped Gimli and untapped Legolas are at Moria
      And the company has entered the site
      And Frodo is held by the opponent's "Spells of the Barrow-wights" at the opponent's Moria
      And the player holds "Star-glass" and "Glamdring"
      When the company attempts to rescue the prisoners of "Spells of the Barrow-wights"
      And Gimli faces the strike untapped and rolls 6 and 6
      And Legolas faces the strike untapped and rolls 6 and 6
      And Gimli frees the prisoners of "Spells of the Barrow-wights"
      Then Legolas may not play "Glamdring" by core.site-phase.play-requirements
      And Gimli, Legolas and Frodo form a company
      And Gimli is tapped
      And the player's Moria is tapped
      And the opponent's Moria is in the location deck
      And "Spells of the Barrow-wights" is in the discard pile
      And the player has 6 character points

  @rule:dark-minions.rescue.borrow-host-site
  Rule: What if others of his are there by his own card

    Background:
      Given the minions-emended rules
      And it is the organization phase
      And untapped Gimli is at Rivendell
      And untapped Legolas is at the player's Ettenmoors
      And Frodo is held by the opponent's "Flies and Spiders" at the opponent's Ettenmoors

    @id:minions-rescue-0046 @allow
    Scenario: Gimli joins them by it
      Given reading a of q.dark-minions.own-copy-in-play
      Then Gimli's company may move to the player's Ettenmoors
      And Gimli's company may not move to the Ettenmoors of "Flies and Spiders" by core.movement.move-to-haven-copy

    @id:minions-rescue-0047 @forbid
    Scenario: Or he goes by that of the Spiders
      Given reading b of q.dark-minions.own-copy-in-play
      Then Gimli's company may move to the Ettenmoors of "Flies and Spiders"
      And Gimli's company may not move to the player's Ettenmoors by dark-minions.rescue.borrow-host-site

  @rule:dark-minions.rescue.face-rescue-attacks @card:DM-95
  Rule: Those who keep the site may be the guards as well

    @id:minions-rescue-0089 @order
    Scenario: All of Dol Guldur is after Legolas again, first the Orcs and then the Trolls
      Given the minions-emended rules
      And untapped Gimli, untapped Glóin and untapped Balin are at the player's Dol Guldur
      And the company has entered the site
      And Legolas is held by the opponent's "Troll-purse" at the opponent's Dol Guldur
      When the company attempts to rescue the prisoners of "Troll-purse"
      Then the attack is Orc (3 strikes at 7)
      When Gimli faces the strike untapped and rolls 6 and 6
      And Glóin faces the strike untapped and rolls 6 and 6
      And Balin faces the strike untapped and rolls 6 and 6
      Then the attack is Troll (2 strikes at 8)
      And Balin may not free the prisoners of "Troll-purse" now by core.prisoners.rescue-attempt

  @rule:dark-minions.rescue.borrow-host-site
  Rule: It is rescuers who borrow, and only what they have not got

    Background:
      Given the minions-emended rules
      And reading b of q.dark-minions.own-copy-in-play
      And it is the organization phase
      And untapped Gimli is at Rivendell

    @id:minions-rescue-0088 @allow
    Scenario: Legolas is at Ettenmoors, and Frodo is held elsewhere
      Given untapped Legolas is at the player's Ettenmoors
      And Frodo is held by the opponent's "Flies and Spiders" at the opponent's Mount Gram
      Then Gimli's company may move to the player's Ettenmoors

  @rule:dark-minions.rescue.minor-item
  Rule: What is not the first thing is paid for as ever

    @id:minions-rescue-0090 @compute
    Scenario: Balin has untapped the site, and Legolas taps for what is found there
      Given the minions-emended rules
      And reading b of q.dark-minions.rescue-minor-item
      And untapped Gimli, untapped Legolas and untapped Balin are at The Under-grottos
      And the company has entered the site
      And Balin bears "Dwarven Ring of Durin’s Tribe"
      And Frodo is held by the opponent's "Spells of the Barrow-wights" at the opponent's The Under-grottos
      And the player holds "Glamdring"
      When the company attempts to rescue the prisoners of "Spells of the Barrow-wights"
      And Gimli faces the strike untapped and rolls 6 and 6
      And Legolas faces the strike untapped and rolls 6 and 6
      And Balin faces the strike untapped and rolls 6 and 6
      And Gimli frees the prisoners of "Spells of the Barrow-wights"
      And the player uses "Dwarven Ring of Durin’s Tribe" and rolls 6 and 6 for the corruption check
      And Legolas plays "Glamdring"
      Then it is legal
      And Legolas bears "Glamdring"
      And Gimli, Legolas, Balin and Frodo form a company
      And Gimli, Legolas and Balin are tapped
      And the player's The Under-grottos is tapped
      And the opponent's The Under-grottos is in the location deck
      And "Spells of the Barrow-wights" is in the discard pile
      And the player has 8 character points
      And the player has 8 item points

  @rule:dark-minions.rescue.face-rescue-attacks
  Rule: Where nobody is held, nobody is freed

    @id:minions-rescue-0091 @forbid
    Scenario: Frodo is held elsewhere, whose guards soever are to be faced
      Given the minions-emended rules
      And reading b of q.dark-minions.hosts-at-one-site
      And untapped Gimli is at Moria
      And the company has entered the site
      And Frodo is held by the opponent's "Flies and Spiders" at the opponent's Gladden Fields
      Then Gimli may not free the prisoners of "Flies and Spiders" by core.prisoners.rescue-attempt

  @rule:dark-minions.rescue.borrow-host-site
  Rule: He borrows what lies with those who hold his friends, and only if he has none

    Background:
      Given the minions-emended rules
      And reading b of q.dark-minions.own-copy-in-play
      And it is the organization phase
      And untapped Gimli is at Rivendell

    @id:minions-rescue-0092 @forbid
    Scenario: Those at Mount Gram hold somebody else
      Given the opponent's Bilbo is held by the player's "Spells of the Barrow-wights" at the player's Mount Gram
      And Frodo is held by the opponent's "Flies and Spiders" at the opponent's Ettenmoors
      Then Gimli's company may not move to the Mount Gram of "Spells of the Barrow-wights" by core.actions.needs-allowance
      And Gimli's company may move to the Ettenmoors of "Flies and Spiders"

    @id:minions-rescue-0093 @forbid
    Scenario: He has a card of it in his location deck
      Given Frodo is held by the opponent's "Flies and Spiders" at the opponent's Ettenmoors
      And the player's location deck holds "Ettenmoors"
      Then Gimli's company may not move to the Ettenmoors of "Flies and Spiders" by core.prisoners.borrowed-site-card

    @id:minions-rescue-0094 @allow
    Scenario: He has cards of other places, and the opponent has another of this one
      Given untapped Legolas is at the player's Ettenmoors
      And Frodo is held by the opponent's "Flies and Spiders" at the opponent's hero Ettenmoors
      And the player's location deck holds "Weathertop"
      And the opponent's location deck holds the minion "Ettenmoors"
      Then Gimli's company may move to the Ettenmoors of "Flies and Spiders"

    @id:minions-rescue-0095 @forbid
    Scenario: Others of the opponent's are there, and nobody is held
      Given the opponent's untapped Legolas is at the opponent's Ettenmoors
      When Gimli's company moves to the opponent's Ettenmoors
      Then it is illegal by core.actions.needs-allowance

  @rule:dark-minions.rescue.borrowed-site-unavailable
  Rule: Closed is what was borrowed, and to whoever borrowed it

    @id:minions-rescue-0096 @allow
    Scenario: The opponent has left his Ettenmoors, and it is open to both
      Given the minions-emended rules
      And it is the movement/hazard phase of the opponent's turn
      And untapped Gimli is at the player's Rivendell
      And the player's location deck holds "Ettenmoors"
      And the opponent's untapped Legolas is at the opponent's Ettenmoors
      And the opponent's company is moving to Rivendell by Starter Movement
      When the opponent ends the turn
      Then Gimli's company may move to the player's Ettenmoors
      And Legolas's company is at Rivendell
      And the opponent's Ettenmoors is in the location deck

    @id:minions-rescue-0097 @allow
    Scenario: Legolas had borrowed it, and for the opponent it is open
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Legolas is at the opponent's Ettenmoors
      And the opponent's untapped Gimli is at Rivendell
      And the company is moving to Rivendell by Starter Movement
      When the player ends the turn
      Then Gimli's company may move to the opponent's Ettenmoors
      And Legolas's company is at Rivendell
      And the opponent's Ettenmoors is in the location deck

  @rule:dark-minions.rescue.borrowed-site-unavailable
  Rule: It is the borrower's play deck that counts, and from when he came there

    Background:
      Given the minions-emended rules
      And the player holds "Star-glass", "Elven Cloak", "Glamdring", "Sword of Gondolin", "Cram", "Orcrist" and "Magical Harp"
      And the player's play deck holds "Dagger of Westernesse" and "Marvels Told"

    @id:minions-rescue-0099 @forbid
    Scenario: Whoever has lent it may exhaust his own as often as he likes
      Given it is the movement/hazard phase of the opponent's turn
      And the opponent's untapped Legolas is at the player's Ettenmoors
      And the player's untapped Gimli is at Lórien
      And the opponent's location deck holds "Ettenmoors"
      And the opponent's company is moving to Rivendell by Starter Movement
      When the movement/hazard phase is over
      And the player discards "Orcrist" from hand and shuffles
      And the opponent ends the turn
      And the player ends the turn
      Then Legolas's company may not move to the opponent's Ettenmoors by dark-minions.rescue.borrowed-site-unavailable
      And Legolas's company is at Rivendell
      And the player's Ettenmoors is in the location deck
      And "Dagger of Westernesse" and "Marvels Told" are in hand
      And "Orcrist" is in the play deck
