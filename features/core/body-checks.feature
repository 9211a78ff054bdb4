Feature: Body checks

  A strike that succeeds may only hurt, or it may kill: two dice against a body decide.

  @rule:core.body-checks.procedure
  Rule: The dice have to beat the body

    Background:
      Given the emended rules

    @id:core-body-checks-0001 @compute
    Scenario: Dwarves are hardy
      Given untapped Gimli is at Irerock
      When the company enters the site
      And Gimli faces the strike and rolls 4 and 4, then 4 and 4 for the body check
      Then Gimli is wounded

    @id:core-body-checks-0002 @rule:core.body-checks.elimination @compute
    Scenario: But not so hardy
      Given untapped Gimli is at Irerock
      When the company enters the site
      And Gimli faces the strike and rolls 4 and 4, then 4 and 5 for the body check
      Then Gimli is out of play
      And the player has 0 character points
      And Irerock is in the location deck

    @id:core-body-checks-0003 @compute
    Scenario: Dragons are just as hardy
      Given it is the movement/hazard phase
      And untapped Aragorn II is at Irerock
      And Aragorn II bears "Glamdring"
      And the opponent holds "Leucaruth"
      When the opponent plays the creature "Leucaruth" on the company keyed to Irerock
      And Aragorn II faces the strike and rolls 5 and 5, then 4 and 4 for the strike body check
      Then "Leucaruth" is in the discard pile
      And the strike against Aragorn II failed
      And the body check of the strike against Aragorn II was 8
      And Aragorn II is tapped
      And the player has 0 kill points

    @id:core-body-checks-0004 @compute
    Scenario: And hardly more so
      Given it is the movement/hazard phase
      And untapped Aragorn II is at Irerock
      And Aragorn II bears "Glamdring"
      And the opponent holds "Leucaruth"
      When the opponent plays the creature "Leucaruth" on the company keyed to Irerock
      And Aragorn II faces the strike and rolls 5 and 5, then 4 and 5 for the strike body check
      Then "Leucaruth" is in the marshalling-point pile
      And Aragorn II is tapped
      And the player has 4 kill points

    @id:core-body-checks-0005 @compute
    Scenario: Armor helps
      Given untapped Glóin is at Irerock
      And Glóin bears "Habergeon of Silver"
      When the company enters the site
      And Glóin faces the strike and rolls 4 and 4, then 4 and 5 for the body check
      Then Glóin is wounded

    @id:core-body-checks-0006 @rule:core.body-checks.elimination @compute
    Scenario: Armor helps only so far
      Given untapped Glóin is at Irerock
      And Glóin bears "Habergeon of Silver"
      When the company enters the site
      And Glóin faces the strike and rolls 4 and 4, then 5 and 5 for the body check
      Then Glóin is out of play
      And "Habergeon of Silver" is in the discard pile
      And the player has 0 character points
      And the player has 0 item points
      And Irerock is in the location deck

  @rule:core.body-checks.already-wounded
  Rule: An old wound makes it worse

    Background:
      Given the emended rules

    @id:core-body-checks-0007 @compute
    Scenario: Wounded, and wounded again
      Given wounded Gimli is at Irerock
      When the company enters the site
      And Gimli faces the strike and rolls 5 and 5, then 4 and 4 for the body check
      Then Gimli is out of play
      And the player has 0 character points
      And Irerock is in the location deck

    @id:core-body-checks-0008 @compute
    Scenario: Wounded, and wounded again, and still there
      Given wounded Gimli is at Irerock
      When the company enters the site
      And Gimli faces the strike and rolls 5 and 5, then 3 and 4 for the body check
      Then Gimli is wounded

    @id:core-body-checks-0009 @compute
    Scenario: Being tired is not being wounded
      Given tapped Gimli is at Irerock
      When the company enters the site
      And Gimli faces the strike and rolls 4 and 5, then 4 and 4 for the body check
      Then Gimli is wounded

  @rule:core.body-checks.already-wounded
  Rule: An agent who attacks may have been wounded before, too

    Background:
      Given the emended rules
      And it is the site phase
      And untapped Aragorn II is at Bree

    @id:core-body-checks-0201 @compute
    Scenario: Wormtongue is wounded, attacks, and is beaten by an eight
      Given the opponent has wounded Wormtongue as a face-up agent at Bree
      When the company enters the site
      And the agent Wormtongue falls upon the company
      And Aragorn II faces the strike and rolls 1 and 1 for the strike of Wormtongue, then 6 and 6 for the strike of Aragorn II, then 4 and 4 for the strike body check
      Then the player may keep the agent Wormtongue
      And Aragorn II is tapped

    @id:core-body-checks-0202 @compute
    Scenario: Wormtongue is unhurt, attacks, and is wounded
      Given the opponent has untapped Wormtongue as a face-up agent at Bree
      When the company enters the site
      And the agent Wormtongue falls upon the company
      And Aragorn II faces the strike and rolls 1 and 1 for the strike of Wormtongue, then 6 and 6 for the strike of Aragorn II, then 4 and 4 for the strike body check
      Then Wormtongue is wounded
      And Aragorn II is tapped

  @rule:core.body-checks.other-cards-discarded
  Rule: The dead leave their goods to nobody

    @id:core-body-checks-0010 @compute
    Scenario: A sword and a glass are lost with Gimli
      Given the emended rules
      And untapped Gimli and wounded Balin are at Irerock
      And Gimli bears "Glamdring" and "Star-glass"
      And Balin bears "Dagger of Westernesse"
      When the company enters the site
      And the player assigns a strike to Gimli
      And Gimli faces the strike and rolls 1 and 1, then 4 and 5 for the body check
      Then Gimli is out of play
      And "Glamdring" and "Star-glass" are in the discard pile
      And Balin bears "Dagger of Westernesse"
      And the player has 2 character points
      And the player has 0 item points

    @id:core-body-checks-0011 @compute
    Scenario: A wounded Dwarf holds on to his sword
      Given the emended rules
      And untapped Gimli is at Irerock
      And Gimli bears "Glamdring"
      When the company enters the site
      And Gimli faces the strike and rolls 1 and 1, then 4 and 4 for the body check
      Then Gimli is wounded
      And Gimli bears "Glamdring"

  @rule:core.body-checks.items-rescued
  Rule: But friends may save something

    Background:
      Given the emended rules
      And untapped Gimli, tapped Aragorn II, untapped Pippin and wounded Legolas are at Irerock
      And Gimli bears "Glamdring", "Cram" and "Hauberk of Bright Mail"
      When the company enters the site
      And the player assigns a strike to Gimli
      And Gimli faces the strike and rolls 1 and 1, then 5 and 5 for the body check

    @id:core-body-checks-0012 @allow
    Scenario: Two friends on their feet save two things, and the third is lost
      When Aragorn II rescues "Glamdring"
      And Pippin rescues "Cram"
      Then it is legal
      And Aragorn II bears "Glamdring"
      And Pippin bears "Cram"
      And "Hauberk of Bright Mail" is in the discard pile
      And Gimli is out of play
      And the player has 6 character points
      And the player has 2 item points

    @id:core-body-checks-0013 @forbid
    Scenario: Who is hurt has no hand free
      When Legolas rescues "Glamdring"
      Then it is illegal by core.body-checks.items-rescued
      And Pippin may rescue "Glamdring"
      And Gimli is wounded

    @id:core-body-checks-0014 @forbid
    Scenario: One thing for each of them
      When Aragorn II rescues "Glamdring"
      And Aragorn II rescues "Cram"
      Then it is illegal by core.body-checks.items-rescued
      And Pippin may rescue "Cram"
      And Aragorn II bears "Glamdring"
      And Gimli is wounded

    @id:core-body-checks-0015 @allow
    Scenario: Nobody has to take anything
      When Pippin rescues "Glamdring"
      And the player passes
      Then Pippin bears "Glamdring"
      And "Cram" and "Hauberk of Bright Mail" are in the discard pile
      And Gimli is out of play
      And the player has 6 character points
      And the player has 2 item points

  @rule:core.body-checks.discard-number-shifts
  Rule: An Orc who is easier to kill runs sooner

    Background:
      Given the emended rules
      And the player is a Ringwraith

    @id:core-body-checks-0016 @compute
    Scenario: Eight is the number of an Orc Captain
      Given untapped Orc Captain is at Caves of Ûlund
      When the company enters the site
      And Orc Captain faces the strike and rolls 1 and 1, then 4 and 4 for the body check
      Then Orc Captain is in the discard pile
      And the player has 0 character points
      And Caves of Ûlund is in the location deck

    @id:core-body-checks-0017 @compute
    Scenario: Nine kills him
      Given untapped Orc Captain is at Caves of Ûlund
      When the company enters the site
      And Orc Captain faces the strike and rolls 1 and 1, then 4 and 5 for the body check
      Then Orc Captain is out of play
      And the player has 0 character points
      And Caves of Ûlund is in the location deck

    @id:core-body-checks-0018 @compute
    Scenario: After a bold thrust he is gone at seven
      Given untapped Orc Captain is at Caves of Ûlund
      And the player holds "Bold Thrust"
      When the company enters the site
      And Orc Captain faces the strike
      And the player plays "Bold Thrust" on Orc Captain and rolls 1 and 1 for the strike of Orc Captain, then 3 and 4 for the body check of Orc Captain
      Then Orc Captain is in the discard pile
      And "Bold Thrust" is in the discard pile
      And the player has 0 character points
      And Caves of Ûlund is in the location deck

    @id:core-body-checks-0019 @compute
    Scenario: After a bold thrust eight kills him
      Given untapped Orc Captain is at Caves of Ûlund
      And the player holds "Bold Thrust"
      When the company enters the site
      And Orc Captain faces the strike
      And the player plays "Bold Thrust" on Orc Captain and rolls 1 and 1 for the strike of Orc Captain, then 4 and 4 for the body check of Orc Captain
      Then Orc Captain is out of play
      And "Bold Thrust" is in the discard pile
      And the player has 0 character points
      And Caves of Ûlund is in the location deck

    @id:core-body-checks-0020 @compute
    Scenario: After a bold thrust six does nothing to him
      Given untapped Orc Captain is at Caves of Ûlund
      And the player holds "Bold Thrust"
      When the company enters the site
      And Orc Captain faces the strike
      And the player plays "Bold Thrust" on Orc Captain and rolls 1 and 1 for the strike of Orc Captain, then 3 and 3 for the body check of Orc Captain
      Then Orc Captain is wounded
      And "Bold Thrust" is in the discard pile

    @id:core-body-checks-0021 @compute
    Scenario: A Brawler with two numbers has both shifted
      Given untapped Orc Brawler is at Caves of Ûlund
      And the player holds "Bold Thrust"
      When the company enters the site
      And Orc Brawler faces the strike
      And the player plays "Bold Thrust" on Orc Brawler and rolls 1 and 1 for the strike of Orc Brawler, then 3 and 3 for the body check of Orc Brawler
      Then Orc Brawler is in the discard pile
      And "Bold Thrust" is in the discard pile
      And Caves of Ûlund is in the location deck

  @rule:core.body-checks.discard-number-maximum
  Rule: A coat helps an Orc's number no more than his body

    Background:
      Given the emended rules
      And the player is a Ringwraith

    @id:core-body-checks-0022 @compute
    Scenario: In a black coat the Captain stands eight
      Given untapped Orc Captain is at Caves of Ûlund
      And Orc Captain bears "Black-mail Coat"
      When the company enters the site
      And Orc Captain faces the strike and rolls 1 and 1, then 4 and 4 for the body check
      Then Orc Captain is wounded

    @id:core-body-checks-0023 @compute
    Scenario: At nine he throws it away and runs
      Given untapped Orc Captain is at Caves of Ûlund
      And Orc Captain bears "Black-mail Coat"
      When the company enters the site
      And Orc Captain faces the strike and rolls 1 and 1, then 4 and 5 for the body check
      Then Orc Captain is in the discard pile
      And "Black-mail Coat" is in the discard pile
      And the player has 0 character points
      And the player has 0 item points
      And Caves of Ûlund is in the location deck

    @id:core-body-checks-0024 @compute
    Scenario: At ten he is dead in it
      Given untapped Orc Captain is at Caves of Ûlund
      And Orc Captain bears "Black-mail Coat"
      When the company enters the site
      And Orc Captain faces the strike and rolls 1 and 1, then 5 and 5 for the body check
      Then Orc Captain is out of play
      And "Black-mail Coat" is in the discard pile
      And the player has 0 character points
      And the player has 0 item points
      And Caves of Ûlund is in the location deck

    @id:core-body-checks-0025 @compute
    Scenario: A coat makes no Troll hardier, but steadier
      Given untapped Old Troll is at Caves of Ûlund
      And Old Troll bears "Black-mail Coat"
      When the company enters the site
      And Old Troll faces the strike and rolls 1 and 1, then 4 and 4 for the body check
      Then Old Troll is wounded

    @id:core-body-checks-0026 @compute
    Scenario: At nine the Troll has had enough
      Given untapped Old Troll is at Caves of Ûlund
      And Old Troll bears "Black-mail Coat"
      When the company enters the site
      And Old Troll faces the strike and rolls 1 and 1, then 4 and 5 for the body check
      Then Old Troll is in the discard pile
      And "Black-mail Coat" is in the discard pile
      And the player has 0 character points
      And the player has 0 item points
      And Caves of Ûlund is in the location deck

  @rule:core.body-checks.ringwraith-returns
  Rule: A Ringwraith is not so easily destroyed

    Background:
      Given the emended rules
      And the player is a Ringwraith

    @id:core-body-checks-0027 @compute
    Scenario: Seven drives her home
      Given untapped Adûnaphel the Ringwraith is at Caves of Ûlund
      When the company enters the site
      And Adûnaphel the Ringwraith faces the strike and rolls 1 and 1, then 3 and 4 for the body check
      Then Adûnaphel the Ringwraith is in hand
      And Caves of Ûlund is in the location deck

    @id:core-body-checks-0028 @compute
    Scenario: So does eight
      Given untapped Adûnaphel the Ringwraith is at Caves of Ûlund
      When the company enters the site
      And Adûnaphel the Ringwraith faces the strike and rolls 1 and 1, then 4 and 4 for the body check
      Then Adûnaphel the Ringwraith is in hand
      And Caves of Ûlund is in the location deck

    @id:core-body-checks-0029 @compute
    Scenario: Six does not, though her wound makes it seven
      Given wounded Adûnaphel the Ringwraith is at Caves of Ûlund
      When the company enters the site
      And Adûnaphel the Ringwraith faces the strike and rolls 1 and 1, then 3 and 3 for the body check
      Then Adûnaphel the Ringwraith is wounded

    @id:core-body-checks-0030 @compute
    Scenario: Eight is eight, though her wound makes it nine
      Given wounded Adûnaphel the Ringwraith is at Caves of Ûlund
      When the company enters the site
      And Adûnaphel the Ringwraith faces the strike and rolls 1 and 1, then 4 and 4 for the body check
      Then Adûnaphel the Ringwraith is in hand
      And Caves of Ûlund is in the location deck

    @id:core-body-checks-0031 @compute
    Scenario: Nine only hurts
      Given untapped Adûnaphel the Ringwraith is at Caves of Ûlund
      When the company enters the site
      And Adûnaphel the Ringwraith faces the strike and rolls 1 and 1, then 4 and 5 for the body check
      Then Adûnaphel the Ringwraith is wounded

    @id:core-body-checks-0032 @compute
    Scenario: Eleven is too much even for her
      Given untapped Adûnaphel the Ringwraith is at Caves of Ûlund
      When the company enters the site
      And Adûnaphel the Ringwraith faces the strike and rolls 1 and 1, then 5 and 6 for the body check
      Then Adûnaphel the Ringwraith is out of play
      And Caves of Ûlund is in the location deck
      And the player has -5 miscellaneous points

  @rule:core.body-checks.ringwraith-lock
  Rule: While she waits to return, her place is kept

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And the opponent is a Ringwraith
      And the player's untapped Adûnaphel the Ringwraith is at Caves of Ûlund

    @id:core-body-checks-0033 @forbid
    Scenario: No other Ringwraith goes in her stead
      Given the player holds "Dwar the Ringwraith"
      When the company enters the site
      And Adûnaphel the Ringwraith faces the strike and rolls 1 and 1, then 3 and 4 for the body check
      And the player ends the turn
      And the opponent ends the turn
      And the player passes
      And the player passes
      And the player organizes
      And the player plays Dwar the Ringwraith at Dol Guldur
      Then it is illegal by core.body-checks.ringwraith-lock
      And Adûnaphel the Ringwraith is in hand
      And Caves of Ûlund is in the location deck

    @id:core-body-checks-0034 @forbid
    Scenario: Nobody else calls on her
      Given the opponent holds "Adûnaphel the Ringwraith"
      When the company enters the site
      And the player's Adûnaphel the Ringwraith faces the strike and rolls 1 and 1, then 3 and 4 for the body check
      And the player ends the turn
      And the opponent passes
      And the opponent passes
      And the opponent organizes
      And the opponent plays Adûnaphel the Ringwraith at Dol Guldur
      Then it is illegal by core.body-checks.ringwraith-lock
      And the player's Adûnaphel the Ringwraith is in hand
      And Caves of Ûlund is in the location deck

    @id:core-body-checks-0035 @allow
    Scenario: On another they may
      Given the opponent holds "Dwar the Ringwraith"
      When the company enters the site
      And Adûnaphel the Ringwraith faces the strike and rolls 1 and 1, then 3 and 4 for the body check
      And the player ends the turn
      And the opponent passes
      And the opponent passes
      And the opponent organizes
      And the opponent plays Dwar the Ringwraith at Dol Guldur
      Then it is legal
      And the opponent's Dwar the Ringwraith is in play
      And the opponent's Dol Guldur is in play
      And Adûnaphel the Ringwraith is in hand
      And Caves of Ûlund is in the location deck

    @id:core-body-checks-0306 @allow
    Scenario: Khamûl has a place for her at his side
      Given the opponent's Khamûl the Ringwraith is at Dol Guldur
      And the opponent holds "Adûnaphel the Ringwraith"
      When the company enters the site
      And the player's Adûnaphel the Ringwraith faces the strike and rolls 1 and 1, then 3 and 4 for the body check
      And the player ends the turn
      And the opponent passes
      And the opponent passes
      And the opponent organizes
      Then the opponent may play the opponent's Adûnaphel the Ringwraith under Khamûl the Ringwraith
      And the player's Adûnaphel the Ringwraith is in hand
      And Caves of Ûlund is in the location deck

  @rule:core.body-checks.responses
  Rule: There is time for a sip, but not for a meal

    Background:
      Given the emended rules
      And untapped Legolas and untapped Aragorn II are at Irerock
      And Aragorn II bears "Miruvor"
      And Legolas bears "Cram"
      When the company enters the site
      And the player assigns a strike to Legolas
      And Legolas faces the strike and rolls 1 and 1
      Then Legolas is wounded
      And the player has to act

    @id:core-body-checks-0036 @allow
    Scenario: Miruvor keeps him alive
      When the player uses "Miruvor" and rolls 5 and 5 for the body check of Legolas
      Then it is legal
      And "Miruvor" is in the discard pile
      And Legolas is wounded

    @id:core-body-checks-0037 @compute
    Scenario: Nobody thinks of it, and he dies
      When the player passes and rolls 5 and 5 for the body check of Legolas
      And the player passes
      Then Legolas is out of play
      And "Cram" is in the discard pile
      And the player has 3 character points

    @id:core-body-checks-0038 @forbid
    Scenario: Bread is no help now
      Then the player may not use "Cram" by core.body-checks.responses

  @rule:core.body-checks.elimination
  Rule: Who falls is out of the story

    @id:core-body-checks-0190 @compute
    Scenario: Gimli falls at Irerock
      Given the emended rules
      And untapped Gimli is at Irerock
      When the company enters the site
      And Gimli faces the strike and rolls 4 and 4, then 4 and 5 for the body check
      Then the strike against Gimli was successful
      And the body check of Gimli was 9
      And Gimli was eliminated
      And Gimli is in the player's out-of-play pile
      And the player's out-of-play pile holds 1 card
      And the player has 0 character points
      And Irerock is in the location deck

    @id:core-body-checks-0191 @compute
    Scenario: Gimli stands at Irerock
      Given the emended rules
      And untapped Gimli is at Irerock
      When the company enters the site
      And Gimli faces the strike and rolls 4 and 4, then 4 and 4 for the body check
      Then the body check of Gimli was 8
      And Gimli is wounded

  @rule:core.body-checks.items-rescued
  Rule: What is rescued is what the fallen leave

    Background:
      Given the emended rules
      And untapped Pippin, untapped Merry and tapped Aragorn II are at Weathertop
      And Pippin bears "Cram"
      And Merry bears "Elven Cloak"
      When the company enters the site
      And the player assigns a strike to Pippin
      And the player assigns a strike to Merry

    @id:core-body-checks-0301 @forbid
    Scenario: Merry still has his cloak on
      When Pippin faces the strike and rolls 1 and 1, then 6 and 6 for the body check
      Then Aragorn II may not rescue "Elven Cloak" by core.body-checks.items-rescued
      And Aragorn II may rescue "Cram"
      And Pippin is wounded

    @id:core-body-checks-0302 @compute
    Scenario: Aragorn has a hand for each of them
      When Pippin faces the strike and rolls 1 and 1, then 6 and 6 for the body check
      And Aragorn II rescues "Cram"
      And Merry faces the strike and rolls 1 and 1, then 6 and 6 for the body check
      And Aragorn II rescues "Elven Cloak"
      Then it is legal
      And Pippin and Merry are out of play
      And Aragorn II bears "Cram" and "Elven Cloak"
      And the player has 3 character points

    @id:core-body-checks-0303 @forbid
    Scenario: Nobody takes anything from the living
      Then Aragorn II may not rescue "Cram" by core.body-checks.items-rescued

  @rule:core.body-checks.ringwraith-returns
  Rule: She goes back for what she suffers, and not for what she deals

    @id:core-body-checks-0304 @compute
    Scenario: Bairanax is hit, and Adûnaphel stays where she is
      Given the emended rules
      And it is the movement/hazard phase
      And the player is a Ringwraith
      And untapped Adûnaphel the Ringwraith is at Ovir Hollow
      And the opponent holds "Bairanax"
      When the opponent plays the creature "Bairanax" on the company keyed to Ovir Hollow
      And Adûnaphel the Ringwraith faces the strike and rolls 6 and 6, then 3 and 4 for the strike body check
      Then Adûnaphel the Ringwraith is tapped
      And "Bairanax" is in the discard pile

  @rule:core.body-checks.ringwraith-lock
  Rule: Her servants need not wait for her

    @id:core-body-checks-0305 @allow
    Scenario: Gorbag comes although she has not come back
      Given the emended rules
      And the player is a Ringwraith
      And the opponent is a Ringwraith
      And the player's untapped Adûnaphel the Ringwraith is at Caves of Ûlund
      And the player holds "Gorbag"
      When the company enters the site
      And Adûnaphel the Ringwraith faces the strike and rolls 1 and 1, then 3 and 4 for the body check
      And the player ends the turn
      And the opponent ends the turn
      And the player passes
      And the player passes
      And the player organizes
      Then the player may play Gorbag at Dol Guldur
      And Adûnaphel the Ringwraith is in hand
      And Caves of Ûlund is in the location deck
