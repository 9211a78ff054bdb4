Feature: Strikes and strike sequences

  Who has to face a strike, and two dice, a prowess and a few small penalties that tell how it ends.

  @rule:core.strikes.defender-assigns-first
  Rule: The defender picks first, among those who stand ready

    Background:
      Given the emended rules
      And untapped Aragorn II, untapped Legolas, tapped Gimli and wounded Pippin are at Weathertop

    @id:core-strikes-0001 @order
    Scenario: Wolves, and it is the defender's say
      When the company enters the site
      Then the attack is Wolf (2 strikes at 6)
      And the player has to act

    @id:core-strikes-0002 @allow
    Scenario: Legolas is ready
      When the company enters the site
      And the player assigns a strike to Legolas
      Then it is legal

    @id:core-strikes-0003 @forbid
    Scenario: Gimli is out of breath
      When the company enters the site
      And the player assigns a strike to Gimli
      Then it is illegal by core.strikes.defender-assigns-first

    @id:core-strikes-0004 @forbid
    Scenario: Pippin is hurt
      When the company enters the site
      And the player assigns a strike to Pippin
      Then it is illegal by core.strikes.defender-assigns-first

  @rule:core.strikes.attacker-chooses-defenders
  Rule: Some attackers pick their victims themselves

    Background:
      Given the emended rules
      And it is the movement/hazard phase

    @id:core-strikes-0005 @compute
    Scenario: Smaug likes Hobbits
      Given untapped Aragorn II, untapped Gimli and untapped Pippin are at The Lonely Mountain
      And the opponent holds "Smaug"
      When the opponent plays the creature "Smaug" on the company keyed to The Lonely Mountain
      Then the opponent has to act
      When the opponent assigns a strike to Pippin
      Then it is legal
      When the opponent assigns a strike to Gimli
      Then it is legal
      And the player has to act
      And "Smaug" is in play

    @id:core-strikes-0006 @forbid
    Scenario: Nobody steps in front of Pippin
      Given untapped Aragorn II, untapped Gimli and untapped Pippin are at The Lonely Mountain
      And the opponent holds "Smaug"
      When the opponent plays the creature "Smaug" on the company keyed to The Lonely Mountain
      Then the player may not assign a strike to Aragorn II by core.strikes.attacker-chooses-defenders
      And "Smaug" is in play

    @id:core-strikes-0007 @allow
    Scenario: Leucaruth takes whom he is given
      Given untapped Aragorn II, untapped Gimli and untapped Pippin are at Irerock
      And the opponent holds "Leucaruth"
      When the opponent plays the creature "Leucaruth" on the company keyed to Irerock
      Then the player has to act
      And the player may assign a strike to Aragorn II
      And "Leucaruth" is in play

  @rule:core.strikes.one-strike-one-character
  Rule: Nobody is struck twice by one attack

    @id:core-strikes-0008 @forbid
    Scenario: Aragorn cannot take both Wolves
      Given the emended rules
      And untapped Aragorn II, untapped Legolas and untapped Gimli are at Weathertop
      When the company enters the site
      And the player assigns a strike to Aragorn II
      And the player assigns a strike to Aragorn II
      Then it is illegal by core.strikes.one-strike-one-character

    @id:core-strikes-0009 @allow
    Scenario: The other Wolf is for another
      Given the emended rules
      And untapped Aragorn II, untapped Legolas and untapped Gimli are at Weathertop
      When the company enters the site
      And the player assigns a strike to Aragorn II
      And the player assigns a strike to Legolas
      Then it is legal

    @id:core-strikes-0010 @forbid
    Scenario: The attacker cannot set both Wolves on Pippin
      Given the emended rules
      And untapped Aragorn II, untapped Legolas and wounded Pippin are at Weathertop
      When the company enters the site
      And the player passes
      And the opponent assigns a strike to Pippin
      And the opponent assigns a strike to Pippin
      Then it is illegal by core.strikes.one-strike-one-character

    @id:core-strikes-0011 @allow
    Scenario: The next attack is another matter
      Given the emended rules
      And untapped Aragorn II, untapped Beorn and untapped Glóin are at The Lonely Mountain
      And the opponent has "Smaug at Home" in play
      When the company enters the site
      And the player assigns a strike to Beorn
      And Beorn faces the strike untapped and rolls 5 and 6
      And the player assigns a strike to Beorn
      Then it is legal

  @rule:core.strikes.deferral-allowed @rule:core.strikes.opponent-assigns-rest
  Rule: What the defender leaves, the attacker deals out

    @id:core-strikes-0012 @allow
    Scenario: Legolas would rather not
      Given the emended rules
      And untapped Aragorn II, untapped Legolas and tapped Gimli are at Weathertop
      When the company enters the site
      And the player assigns a strike to Aragorn II
      And the player passes
      Then it is legal
      And the opponent has to act
      When the opponent assigns a strike to Gimli
      Then it is legal
      And the player has to act

    @id:core-strikes-0013 @allow
    Scenario: Wolves smell blood
      Given the emended rules
      And untapped Aragorn II, untapped Legolas and wounded Pippin are at Weathertop
      When the company enters the site
      And the player passes
      And the opponent assigns a strike to Pippin
      Then it is legal
      When the opponent assigns a strike to Legolas
      Then it is legal

    @id:core-strikes-0014 @forbid
    Scenario: The attacker has to wait his turn
      Given the emended rules
      And untapped Aragorn II, untapped Legolas and wounded Pippin are at Weathertop
      When the company enters the site
      Then the opponent may not assign a strike to Pippin by core.actions.needs-allowance

  @rule:core.strikes.excess-strikes @rule:core.strikes.last-strike-takes-excess
  Rule: Strikes that find nobody weigh on the last one that does

    @id:core-strikes-0015 @compute
    Scenario: Two Wolves are one too many for Balin
      Given the emended rules
      And untapped Balin is at Weathertop
      When the company enters the site
      And Balin faces the strike and rolls 1 and 1, then 3 and 4 for the body check
      Then Balin is wounded

    @id:core-strikes-0016 @compute
    Scenario: Two Wolves, and one more pip
      Given the emended rules
      And untapped Balin is at Weathertop
      When the company enters the site
      And Balin faces the strike and rolls 1 and 2
      Then Balin is tapped

    @id:core-strikes-0017 @compute
    Scenario: Three Men are two too many for Glóin
      Given the emended rules
      And untapped Glóin is at Hermit's Hill
      When the company enters the site
      And Glóin faces the strike and rolls 1 and 1, then 3 and 4 for the body check
      Then Glóin is wounded

    @id:core-strikes-0018 @compute
    Scenario: Three Men, and one more pip
      Given the emended rules
      And untapped Glóin is at Hermit's Hill
      When the company enters the site
      And Glóin faces the strike and rolls 1 and 2
      Then Glóin is tapped

    @id:core-strikes-0019 @rule:core.strikes.sequence-order @order
    Scenario: Balin goes first, and Éowyn has the third man on her back
      Given the emended rules
      And untapped Balin and untapped Éowyn are at Hermit's Hill
      When the company enters the site
      And Balin faces the strike
      And the opponent passes and rolls 1 and 1 for the strike of Balin
      And Éowyn faces the strike and rolls 1 and 3, then 3 and 4 for the body check
      Then Balin is tapped
      And Éowyn is wounded

    @id:core-strikes-0020 @rule:core.strikes.sequence-order @order
    Scenario: Éowyn goes first, and Balin has him
      Given the emended rules
      And untapped Balin and untapped Éowyn are at Hermit's Hill
      When the company enters the site
      And Éowyn faces the strike
      And the opponent passes and rolls 1 and 3 for the strike of Éowyn
      And Balin faces the strike and rolls 1 and 1, then 3 and 4 for the body check
      Then Éowyn is tapped
      And Balin is wounded

    @id:core-strikes-0021 @compute
    Scenario: As many fighters as foes
      Given the emended rules
      And untapped Balin, untapped Éowyn and untapped Glóin are at Hermit's Hill
      When the company enters the site
      And Glóin faces the strike and rolls 1 and 1
      And Éowyn faces the strike and rolls 1 and 3
      And Balin faces the strike and rolls 1 and 1
      Then Glóin, Éowyn and Balin are tapped

  @rule:core.strikes.stay-untapped
  Rule: Fight with one hand, and keep the other free

    Background:
      Given the emended rules
      And untapped Aragorn II is at Zarak Dûm

    @id:core-strikes-0022 @allow
    Scenario: Holding back, and holding his own
      When the company enters the site
      And Aragorn II faces the strike untapped and rolls 4 and 4
      Then it is legal
      And Aragorn II is untapped

    @id:core-strikes-0023 @compute
    Scenario: Holding back was a mistake
      When the company enters the site
      And Aragorn II faces the strike untapped and rolls 3 and 4, then 4 and 5 for the body check
      Then Aragorn II is wounded

    @id:core-strikes-0024 @compute
    Scenario: The same roll with all his strength
      When the company enters the site
      And Aragorn II faces the strike and rolls 3 and 4
      Then Aragorn II is tapped

  @rule:core.strikes.roll
  Rule: Two dice and the prowess

    Background:
      Given the emended rules
      And untapped Legolas is at Zarak Dûm

    @id:core-strikes-0025 @rule:core.strikes.outcome-successful @compute
    Scenario: One short of it
      When the company enters the site
      And Legolas faces the strike and rolls 2 and 3, then 4 and 4 for the body check
      Then Legolas is wounded

    @id:core-strikes-0026 @rule:core.strikes.outcome-tied @compute
    Scenario: Just even
      When the company enters the site
      And Legolas faces the strike and rolls 2 and 4
      Then Legolas is tapped

  @rule:core.strikes.status-penalties
  Rule: The tired and the wounded fight worse

    Background:
      Given the emended rules

    @id:core-strikes-0027 @compute
    Scenario: A tired Elf, one short
      Given tapped Legolas is at Zarak Dûm
      When the company enters the site
      And Legolas faces the strike and rolls 2 and 4, then 4 and 4 for the body check
      Then Legolas is wounded

    @id:core-strikes-0028 @compute
    Scenario: A tired Elf, just even
      Given tapped Legolas is at Zarak Dûm
      When the company enters the site
      And Legolas faces the strike and rolls 3 and 4
      Then Legolas is tapped

    @id:core-strikes-0029 @compute
    Scenario: A wounded Elf, one short
      Given wounded Legolas is at Zarak Dûm
      When the company enters the site
      And Legolas faces the strike and rolls 3 and 4, then 3 and 4 for the body check
      Then Legolas is wounded

    @id:core-strikes-0030 @compute
    Scenario: A wounded Elf, just even
      Given wounded Legolas is at Zarak Dûm
      When the company enters the site
      And Legolas faces the strike and rolls 4 and 4
      Then Legolas is wounded

  @rule:core.strikes.outcome-failed
  Rule: Beat the strike, and its body if it has one

    @id:core-strikes-0031 @compute
    Scenario: The beast at the door has no body to check
      Given the emended rules
      And untapped Beorn is at The Lonely Mountain
      When the company enters the site
      And Beorn faces the strike and rolls 4 and 4
      Then Beorn is tapped
      And there is no attack

    @id:core-strikes-0032 @compute
    Scenario: Bairanax's skin gives way
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beorn is at Ovir Hollow
      And the opponent holds "Bairanax"
      When the opponent plays the creature "Bairanax" on the company keyed to Ovir Hollow
      And Beorn faces the strike and rolls 4 and 5, then 4 and 4 for the strike body check
      Then Beorn is tapped
      And "Bairanax" is in the marshalling-point pile
      And the player has 3 kill points

    @id:core-strikes-0033 @compute
    Scenario: Bairanax's skin holds
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beorn is at Ovir Hollow
      And the opponent holds "Bairanax"
      When the opponent plays the creature "Bairanax" on the company keyed to Ovir Hollow
      And Beorn faces the strike and rolls 4 and 5, then 3 and 4 for the strike body check
      Then Beorn is tapped
      And "Bairanax" is in the discard pile

    @id:core-strikes-0034 @rule:core.strikes.stay-untapped @compute
    Scenario: Beaten with one hand
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beorn is at Ovir Hollow
      And the opponent holds "Bairanax"
      When the opponent plays the creature "Bairanax" on the company keyed to Ovir Hollow
      And Beorn faces the strike untapped and rolls 6 and 6, then 4 and 4 for the strike body check
      Then Beorn is untapped
      And "Bairanax" is in the marshalling-point pile
      And the player has 3 kill points

  @rule:core.strikes.outcome-successful
  Rule: Fall short, and be wounded

    @id:core-strikes-0035 @compute
    Scenario: Wounded, and one pip from worse
      Given the emended rules
      And untapped Legolas is at The Lonely Mountain
      When the company enters the site
      And Legolas faces the strike and rolls 4 and 4, then 4 and 4 for the body check
      Then Legolas is wounded

    @id:core-strikes-0036 @uses:core.body-checks.elimination @compute
    Scenario: Worse
      Given the emended rules
      And untapped Legolas is at The Lonely Mountain
      When the company enters the site
      And Legolas faces the strike and rolls 4 and 4, then 4 and 5 for the body check
      Then Legolas is out of play
      And The Lonely Mountain is in the location deck
      And the player has 0 character points

  @rule:core.strikes.outcome-tied
  Rule: An even fight settles nothing

    @id:core-strikes-0037 @compute
    Scenario: It still takes it out of you
      Given the emended rules
      And untapped Legolas is at The Lonely Mountain
      When the company enters the site
      And Legolas faces the strike and rolls 4 and 5
      Then Legolas is tapped

    @id:core-strikes-0038 @compute
    Scenario: Unless you held back
      Given the emended rules
      And untapped Legolas is at The Lonely Mountain
      When the company enters the site
      And Legolas faces the strike untapped and rolls 6 and 6
      Then Legolas is untapped

    @id:core-strikes-0039 @compute
    Scenario: A draw does not defeat a Dragon
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beorn is at Ovir Hollow
      And the opponent holds "Bairanax"
      When the opponent plays the creature "Bairanax" on the company keyed to Ovir Hollow
      And Beorn faces the strike and rolls 4 and 4
      Then Beorn is tapped
      And "Bairanax" is in the discard pile
      And the player has 0 kill points

  @rule:core.strikes.excess-strikes
  Rule: Those who find nobody are in excess

    Background:
      Given the emended rules

    @id:core-strikes-0040 @compute
    Scenario: Four Orcs for two
      Given untapped Aragorn II and untapped Legolas are at Moria
      When the company enters the site
      Then the strikes are assigned to Aragorn II and Legolas
      And the attack has 2 excess strikes

    @id:core-strikes-0041 @compute
    Scenario: Four Orcs for four
      Given untapped Aragorn II, untapped Legolas, untapped Balin and wounded Pippin are at Moria
      When the company enters the site
      Then the attack has 0 excess strikes

    @id:core-strikes-0042 @uses:core.combat.creature-defeated @compute
    Scenario: To beat two of five is to beat them all
      Given it is the movement/hazard phase
      And untapped Aragorn II and untapped Gimli are at Moria
      And the opponent holds "Orc-guard"
      When the opponent plays the creature "Orc-guard" on the company
      And Aragorn II faces the strike
      And the opponent passes and rolls 1 and 2 for the strike of Aragorn II
      And Gimli faces the strike and rolls 2 and 3
      Then "Orc-guard" is in the marshalling-point pile
      And the player has 1 kill point
      And Aragorn II and Gimli are tapped

  @rule:core.strikes.excess-penalty
  Rule: The attacker may throw the excess into the scales

    Background:
      Given the emended rules
      And untapped Aragorn II and untapped Legolas are at Moria
      When the company enters the site
      And Aragorn II faces the strike

    @id:core-strikes-0043 @allow
    Scenario: One of the two Orcs that are left over
      When the opponent spends 1 excess strike
      Then it is legal
      And the attack has 1 excess strike

    @id:core-strikes-0044 @forbid
    Scenario: There are no more than two
      When the opponent spends 3 excess strikes
      Then it is illegal by core.strikes.excess-penalty

    @id:core-strikes-0134 @forbid
    Scenario: Nothing is nothing
      When the opponent spends 0 excess strikes
      Then it is illegal by core.strikes.excess-penalty

    @id:core-strikes-0045 @forbid
    Scenario: The player under attack has no say in it
      When the player spends 1 excess strike
      Then it is illegal by core.strikes.excess-penalty

    @id:core-strikes-0046 @compute
    Scenario: With two Orcs in his back he is one short
      When the opponent spends 2 excess strikes
      And Aragorn II faces the strike and rolls 1 and 1, then 4 and 5 for the body check
      Then Aragorn II is wounded
      And the attack has 0 excess strikes

    @id:core-strikes-0047 @compute
    Scenario: Left alone, he has the better of it
      When the opponent passes and rolls 1 and 1 for the strike of Aragorn II
      Then Aragorn II is tapped
      And the attack has 2 excess strikes

    @id:core-strikes-0048 @compute
    Scenario: What is spent on the first is missing at the second
      When the opponent spends 2 excess strikes
      And Aragorn II faces the strike and rolls 2 and 2
      And Legolas faces the strike and rolls 1 and 1
      Then Aragorn II and Legolas are tapped
      And there is no attack

    @id:core-strikes-0049 @compute
    Scenario: One, and then one more
      When the opponent spends 1 excess strike
      And the opponent spends 1 excess strike
      Then the attack has 0 excess strikes
      When Aragorn II faces the strike and rolls 1 and 1, then 4 and 5 for the body check
      Then Aragorn II is wounded

  @rule:core.strikes.last-strike-takes-excess
  Rule: On the last strike there is no holding back

    Background:
      Given the emended rules
      And untapped Aragorn II and untapped Legolas are at Moria
      When the company enters the site
      And Aragorn II faces the strike
      And the opponent passes and rolls 1 and 2 for the strike of Aragorn II

    @id:core-strikes-0050 @compute
    Scenario: Two more Orcs on Legolas, who is one short
      When Legolas faces the strike and rolls 1 and 2, then 4 and 4 for the body check
      Then Legolas is wounded
      And Aragorn II is tapped

    @id:core-strikes-0051 @compute
    Scenario: Two more Orcs on Legolas, and he stands his ground
      When Legolas faces the strike and rolls 2 and 2
      Then Legolas and Aragorn II are tapped

  @rule:core.strikes.support
  Rule: Friends who have nothing to do may lend a hand

    Background:
      Given the emended rules

    @id:core-strikes-0052 @allow
    Scenario: Two friends, two more
      Given untapped Aragorn II, untapped Legolas and untapped Pippin are at The Lonely Mountain
      When the company enters the site
      And the player assigns a strike to Aragorn II
      And Aragorn II faces the strike with the support of Legolas and Pippin and rolls 3 and 4
      Then it is legal
      And Aragorn II, Legolas and Pippin are tapped

    @id:core-strikes-0053 @compute
    Scenario: One friend, and it is just enough for a draw
      Given untapped Aragorn II, untapped Legolas and untapped Pippin are at The Lonely Mountain
      When the company enters the site
      And the player assigns a strike to Aragorn II
      And Aragorn II faces the strike with the support of Pippin and rolls 3 and 4
      Then Aragorn II and Pippin are tapped
      And Legolas is untapped

    @id:core-strikes-0054 @compute
    Scenario: No friend, and he is hurt
      Given untapped Aragorn II, untapped Legolas and untapped Pippin are at The Lonely Mountain
      When the company enters the site
      And the player assigns a strike to Aragorn II
      And Aragorn II faces the strike and rolls 3 and 4, then 4 and 5 for the body check
      Then Aragorn II is wounded

    @id:core-strikes-0055 @forbid
    Scenario: Legolas has a strike of his own to think of
      Given untapped Aragorn II and untapped Legolas are at Dancing Spire
      When the company enters the site
      And Aragorn II faces the strike with the support of Legolas
      Then it is illegal by core.strikes.support

    @id:core-strikes-0056 @forbid
    Scenario: Nor when that is behind him, however fresh he is
      Given untapped Aragorn II and untapped Legolas are at Dancing Spire
      When the company enters the site
      And Legolas faces the strike untapped and rolls 5 and 6
      And Aragorn II faces the strike with the support of Legolas
      Then it is illegal by core.strikes.support

    @id:core-strikes-0057 @forbid
    Scenario: Legolas is too tired
      Given untapped Aragorn II and tapped Legolas are at The Lonely Mountain
      When the company enters the site
      And the player assigns a strike to Aragorn II
      And Aragorn II faces the strike with the support of Legolas
      Then it is illegal by core.strikes.support

    @id:core-strikes-0058 @forbid
    Scenario: Legolas is somewhere else
      Given untapped Aragorn II is at The Lonely Mountain
      And untapped Legolas is at Lórien
      When Aragorn II's company enters The Lonely Mountain
      And Aragorn II faces the strike with the support of Legolas
      Then it is illegal by core.strikes.support

    @id:core-strikes-0059 @forbid
    Scenario: Nobody helps twice
      Given untapped Aragorn II and untapped Legolas are at The Lonely Mountain
      When the company enters the site
      And the player assigns a strike to Aragorn II
      And Aragorn II faces the strike with the support of Legolas and Legolas
      Then it is illegal by core.strikes.support

  @rule:core.strikes.stay-untapped
  Rule: Only who is fresh can stay so

    @id:core-strikes-0060 @forbid
    Scenario: Legolas is tired already
      Given the emended rules
      And tapped Legolas is at Zarak Dûm
      When the company enters the site
      And Legolas faces the strike untapped
      Then it is illegal by core.strikes.stay-untapped

  @rule:core.strikes.sequence-steps
  Rule: First the attacker, then the defender

    Background:
      Given the emended rules
      And untapped Aragorn II, untapped Beorn and untapped Legolas are at Moria
      When the company enters the site
      And Aragorn II faces the strike untapped

    @id:core-strikes-0061 @order
    Scenario: There is an Orc to spare, so the attacker is asked
      Then the opponent has to act

    @id:core-strikes-0062 @order
    Scenario: The attacker does nothing, and Aragorn does as he said
      When the opponent passes and rolls 3 and 3 for the strike of Aragorn II
      Then Aragorn II is untapped

    @id:core-strikes-0063 @order
    Scenario: The attacker does something, and Aragorn thinks better of it
      When the opponent spends 1 excess strike
      Then the player has to act
      When Aragorn II faces the strike and rolls 2 and 2
      Then Aragorn II is tapped

    @id:core-strikes-0064 @forbid
    Scenario: One strike at a time
      When the opponent spends 1 excess strike
      Then Beorn may not face the strike by core.strikes.sequence-steps

  @rule:core.strikes.assignment-uninterrupted
  Rule: Strikes are assigned in one breath

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Aragorn II, untapped Legolas, untapped Pippin and tapped Gimli are at Moria
      And Gimli bears "Cram"
      And the opponent holds "Orc-watch"
      When the opponent plays the creature "Orc-watch" on the company
      And the player passes
      And the player passes
      And the player assigns a strike to Aragorn II

    @id:core-strikes-0065 @forbid
    Scenario: Now it is too late for Gimli to eat
      Then "Orc-watch" is in play
      And the player may not use "Cram" by core.strikes.assignment-uninterrupted

    @id:core-strikes-0066 @forbid
    Scenario: Nor between the one who assigns and the other
      When the player passes
      Then the opponent has to act
      And "Orc-watch" is in play
      And the player may not use "Cram" by core.strikes.assignment-uninterrupted

    @id:core-strikes-0067 @uses:core.strikes.actions-between-sequences @allow
    Scenario: When all strikes are dealt he may have his bread
      When the player assigns a strike to Legolas
      And the player passes
      And the opponent assigns a strike to Gimli
      And the player uses "Cram"
      Then it is legal
      And Gimli is untapped
      And "Cram" is in the discard pile
      And "Orc-watch" is in play

  @rule:core.strikes.actions-between-sequences
  Rule: Between two strikes there is time for other things

    Background:
      Given the emended rules

    @id:core-strikes-0068 @allow
    Scenario: Legolas has fought, and eats, and is as good as new
      Given it is the movement/hazard phase
      And untapped Gimli and untapped Legolas are at Moria
      And Legolas bears "Cram"
      And the opponent holds "Orc-watch"
      When the opponent plays the creature "Orc-watch" on the company
      And the player passes
      And the player passes
      And Legolas faces the strike
      And the opponent passes and rolls 3 and 3 for the strike of Legolas
      And the player uses "Cram"
      Then it is legal
      And Legolas is untapped
      And "Cram" is in the discard pile
      And "Orc-watch" is in play
      And Gimli may not face the strike with the support of Legolas by core.strikes.support

    @id:core-strikes-0069 @forbid
    Scenario: On the doorstep of a site there is no time for meals
      Given untapped Gimli and untapped Legolas are at Dancing Spire
      And Legolas bears "Cram"
      When the company enters the site
      And Legolas faces the strike and rolls 5 and 6
      Then Legolas is tapped
      And the player may not use "Cram" by core.actions.resource-action-timing

    @id:core-strikes-0070 @allow
    Scenario: The hazard player has his chance, too
      Given it is the movement/hazard phase
      And untapped Gimli and untapped Legolas are at Moria
      And the opponent holds "Orc-watch" and "Doors of Night"
      When the opponent plays the creature "Orc-watch" on the company
      And the opponent passes
      And the opponent passes
      And Legolas faces the strike
      And the opponent passes and rolls 3 and 3 for the strike of Legolas
      And the opponent plays "Doors of Night"
      Then it is legal
      And "Doors of Night" and "Orc-watch" are in play
      And Legolas is tapped

  @rule:core.strikes.defender-actions
  Rule: Before the dice fall, the defender may help himself

    Background:
      Given the emended rules

    @id:core-strikes-0071 @allow
    Scenario: A risky blow, and six and six and three beat fourteen
      Given untapped Boromir II is at The Lonely Mountain
      And the player holds "Risky Blow"
      When the company enters the site
      And Boromir II faces the strike
      And the player plays "Risky Blow" on Boromir II and rolls 3 and 3 for the strike of Boromir II
      Then it is legal
      And Boromir II is tapped
      And "Risky Blow" is in the discard pile

    @id:core-strikes-0072 @compute
    Scenario: It was too risky: his body counts one less
      Given untapped Boromir II is at The Lonely Mountain
      And the player holds "Risky Blow"
      When the company enters the site
      And Boromir II faces the strike
      And the player plays "Risky Blow" on Boromir II and rolls 2 and 2 for the strike of Boromir II, then 3 and 3 for the body check of Boromir II
      Then Boromir II is wounded
      And "Risky Blow" is in the discard pile

    @id:core-strikes-0073 @allow
    Scenario: He may use what he bears
      Given untapped Boromir II is at The Lonely Mountain
      And Boromir II bears "Shield of Iron-bound Ash"
      When the company enters the site
      And Boromir II faces the strike
      And the player uses "Shield of Iron-bound Ash" and rolls 4 and 4 for the strike of Boromir II
      Then it is legal
      And Boromir II and "Shield of Iron-bound Ash" are tapped

    @id:core-strikes-0074 @forbid
    Scenario: What others bear is no use to him
      Given untapped Boromir II and wounded Gimli are at The Lonely Mountain
      And Gimli bears "Shield of Iron-bound Ash"
      And the player holds "Risky Blow"
      When the company enters the site
      And the player assigns a strike to Boromir II
      And Boromir II faces the strike
      Then the player may not use "Shield of Iron-bound Ash" by core.strikes.defender-actions

    @id:core-strikes-0075 @forbid
    Scenario: First comes the attacker
      Given untapped Boromir II and untapped Legolas are at Moria
      And the player holds "Risky Blow"
      When the company enters the site
      And Boromir II faces the strike
      Then the opponent has to act
      And the player may not play "Risky Blow" on Boromir II by core.strikes.defender-actions

  @rule:core.strikes.only-designated-actions
  Rule: While a strike is fought, nothing else goes on

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Boromir II and tapped Gimli are at Moria
      And Gimli bears "Cram"
      And the player holds "Risky Blow"
      And the opponent holds "Orc-watch"
      When the opponent plays the creature "Orc-watch" on the company
      And the player passes
      And the player passes
      And Boromir II faces the strike

    @id:core-strikes-0076 @forbid
    Scenario: Gimli has to wait with his bread until Boromir is done
      When the opponent passes
      Then the player may play "Risky Blow" on Boromir II
      And the player may not use "Cram" by core.strikes.only-designated-actions
      And "Orc-watch" is in play

    @id:core-strikes-0077 @allow
    Scenario: Boromir is done, and Gimli has his bread
      When the opponent passes
      And the player passes and rolls 3 and 3 for the strike of Boromir II
      And the player uses "Cram"
      Then it is legal
      And Gimli is untapped
      And Boromir II is tapped
      And "Cram" is in the discard pile
      And "Orc-watch" is in play

  @rule:core.strikes.no-pointless-tapping
  Rule: Nobody is called away from his own fight

    Background:
      Given the emended rules
      And untapped Elrond and untapped Legolas are at Dancing Spire
      And the opponent has "Doors of Night" and "Minions Stir" in play
      And the player holds "Marvels Told" and "Risky Blow"
      When the company enters the site
      And Elrond faces the strike

    @id:core-strikes-0078 @forbid
    Scenario: Elrond cannot tell marvels to a Dragon
      Then the player may not play "Marvels Told" with Elrond on "Minions Stir" by core.strikes.no-pointless-tapping

    @id:core-strikes-0079 @allow
    Scenario: He can strike a risky blow
      Then the player may play "Risky Blow" on Elrond

  @rule:core.strikes.one-skill-resource
  Rule: One trick of the trade a strike

    Background:
      Given the emended rules
      And untapped Boromir II and untapped Legolas are at Dancing Spire
      And the player holds "Risky Blow", "Block" and "Dodge"
      When the company enters the site
      And Boromir II faces the strike
      And the player plays "Risky Blow" on Boromir II

    @id:core-strikes-0080 @forbid
    Scenario: A warrior who strikes a risky blow does not block as well
      When the player plays "Block" on Boromir II
      Then it is illegal by core.strikes.one-skill-resource
      And "Risky Blow" is being played

    @id:core-strikes-0081 @allow
    Scenario: Dodging is for everybody
      When the player plays "Dodge" on Boromir II and rolls 2 and 2 for the strike of Boromir II
      Then it is legal
      And Boromir II is untapped
      And "Dodge" and "Risky Blow" are in the discard pile

    @id:core-strikes-0082 @allow
    Scenario: The next strike is for another trick
      When the player passes
      And the player passes and rolls 1 and 2 for the strike of Boromir II
      And Legolas faces the strike
      And the player plays "Block" on Legolas
      Then it is legal
      When the player passes
      And the player passes and rolls 4 and 4 for the strike of Legolas
      Then it is legal
      And Boromir II is tapped
      And Legolas is untapped
      And "Block" and "Risky Blow" are in the discard pile

  @rule:core.strikes.cancel-until-roll
  Rule: A strike may be dodged until it falls

    Background:
      Given the emended rules

    @id:core-strikes-0083 @allow
    Scenario: The Hobbit is nowhere to be seen
      Given untapped Pippin is at Isengard
      And the player holds "Halfling Stealth"
      When the company enters the site
      And Pippin faces the strike
      And the player plays "Halfling Stealth" on Pippin
      Then it is legal
      And there is no attack
      And Pippin is untapped
      And "Halfling Stealth" is in the discard pile

    @id:core-strikes-0084 @allow
    Scenario: Even Shelob, whom nothing turns away, may miss an Orc who hides
      Given the player is a Ringwraith
      And untapped Gorbag is at Shelob's Lair
      And the player holds "Orc Stealth"
      When the company enters the site
      And Gorbag faces the strike
      And the player passes and rolls 2 and 2 for the strike of Gorbag
      And Gorbag faces the strike
      Then the attack is Spider (1 strike at 16)
      When the player plays "Orc Stealth" on Gorbag
      Then it is legal
      And there is no attack
      And Gorbag is tapped
      And "Orc Stealth" is in the discard pile

    @id:core-strikes-0085 @forbid
    Scenario: The Wolf has bitten, and now it is too late
      Given untapped Pippin and untapped Merry are at Isengard
      And the player holds "Halfling Stealth"
      When the company enters the site
      And Pippin faces the strike
      And the opponent passes
      And the player passes and rolls 6 and 6 for the strike of Pippin
      Then Pippin is tapped
      And the player may not play "Halfling Stealth" on Pippin by core.strikes.cancel-until-roll

    @id:core-strikes-0086 @allow
    Scenario: A cloak of Lórien hides its bearer from Wolves in the wild
      Given it is the movement/hazard phase
      And untapped Legolas and untapped Gimli are at Rivendell
      And Legolas bears "Elven Cloak"
      And the company is moving to Weathertop by Starter Movement
      And the opponent holds "Wolves"
      When the opponent plays the creature "Wolves" on the company keyed to a Wilderness
      And Legolas faces the strike
      And the opponent passes
      And the player uses "Elven Cloak"
      Then it is legal
      And "Elven Cloak" is tapped
      And Legolas is untapped
      And "Wolves" is in play

  @rule:core.strikes.weapon-first
  Rule: The blade counts first

    @id:core-strikes-0087 @compute
    Scenario: A great sword and a risky blow
      Given the emended rules
      And untapped Aragorn II is at The Lonely Mountain
      And Aragorn II bears "Glamdring"
      And the player holds "Risky Blow"
      When the company enters the site
      And Aragorn II faces the strike
      And the player plays "Risky Blow" on Aragorn II and rolls 1 and 2 for the strike of Aragorn II
      Then Aragorn II is tapped
      And "Risky Blow" is in the discard pile

    @id:core-strikes-0088 @compute
    Scenario: A great sword in a tired hand
      Given the emended rules
      And tapped Aragorn II is at The Lonely Mountain
      And Aragorn II bears "Glamdring"
      When the company enters the site
      And Aragorn II faces the strike and rolls 3 and 4
      Then Aragorn II is tapped

  @rule:core.strikes.temporary-modifiers
  Rule: What is for one strike is gone with it

    Background:
      Given the emended rules
      And untapped Boromir II and untapped Legolas are at Dancing Spire
      And the player holds "Risky Blow"
      When the company enters the site
      And Boromir II faces the strike
      And the player plays "Risky Blow" on Boromir II and rolls 2 and 2 for the strike of Boromir II

    @id:core-strikes-0089 @compute
    Scenario: The blow is struck, and Boromir is himself again
      Then the prowess of Boromir II is 6
      And the body of Boromir II is 7
      And Boromir II is tapped
      And "Risky Blow" is in the discard pile

  @rule:core.strikes.attacker-actions
  Rule: The attacker may make it worse

    Background:
      Given the emended rules

    @id:core-strikes-0090 @allow
    Scenario: Leucaruth flies into a passion
      Given it is the movement/hazard phase
      And untapped Beorn and untapped Aragorn II are at Irerock
      And the opponent holds "Leucaruth" and "Passion of Wrath"
      When the opponent plays the creature "Leucaruth" on the company keyed to Irerock
      And the opponent passes
      And Beorn faces the strike
      And the opponent plays "Passion of Wrath"
      Then it is legal
      And the attack is Dragon (2 strikes at 18/7)
      And "Passion of Wrath" is in the discard pile
      And "Leucaruth" is in play
      And the player has to act

    @id:core-strikes-0091 @compute
    Scenario: It is over with the strike
      Given it is the movement/hazard phase
      And untapped Beorn and untapped Aragorn II are at Irerock
      And the opponent holds "Leucaruth" and "Passion of Wrath"
      When the opponent plays the creature "Leucaruth" on the company keyed to Irerock
      And the opponent passes
      And Beorn faces the strike
      And the opponent plays "Passion of Wrath"
      And Beorn faces the strike and rolls 5 and 6
      Then the attack is Dragon (2 strikes at 16/8)
      And Beorn is tapped
      And "Passion of Wrath" is in the discard pile
      And "Leucaruth" is in play

    @id:core-strikes-0092 @forbid
    Scenario: At home he can do without
      Given untapped Beorn and untapped Aragorn II are at Gold Hill
      And the opponent has "Itangast at Home" in play
      And the opponent holds "Passion of Wrath"
      When the company enters the site
      And the player assigns a strike to Beorn
      And Beorn faces the strike untapped and rolls 6 and 6
      And Aragorn II faces the strike
      Then Beorn is untapped
      And the opponent may spend 1 excess strike
      And the opponent may not play "Passion of Wrath" by core.strikes.attacker-actions

  @rule:core.strikes.wounding-is-success
  Rule: To be hit is to be hurt

    Background:
      Given the emended rules
      And untapped Legolas is at The Lonely Mountain
      When the company enters the site

    @id:core-strikes-0093 @compute
    Scenario: The blow lands, and that is a wound
      When Legolas faces the strike and rolls 3 and 3, then 3 and 3 for the body check
      Then Legolas is wounded

    @id:core-strikes-0094 @compute
    Scenario: The blow does not land, and there is none
      When Legolas faces the strike and rolls 4 and 5
      Then Legolas is tapped

  @rule:core.strikes.passives-order
  Rule: What a wound brings with it comes before the worst

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Gimli and untapped Legolas are at Rivendell
      And Legolas bears "Cram" and "Elf-stone"
      And the company is moving to Weathertop by Starter Movement
      And the opponent holds "Brigands"

    @id:core-strikes-0095 @order
    Scenario: First the Brigands take something, and then it is seen whether he lives
      When the opponent plays the creature "Brigands" on the company
      And the player passes
      And the player passes
      And Legolas faces the strike and rolls 1 and 1
      Then Legolas is wounded
      And the player has to act
      When the player chooses "Elf-stone" for "Brigands" and rolls 4 and 4 for the body check of Legolas
      Then Legolas is wounded
      And "Elf-stone" is in the discard pile
      And "Brigands" is in play

    @id:core-strikes-0096 @order
    Scenario: The defender says what comes first: despair
      Given the opponent has "Despair of the Heart" in play on Gimli
      When the opponent plays the creature "Brigands" on the company
      And the player passes
      And the player passes
      And Legolas faces the strike and rolls 1 and 1
      And the player chooses "Despair of the Heart" for "Brigands" and rolls 6 and 6 for the corruption check of Gimli
      Then Legolas is wounded
      When the player chooses "Elf-stone" for "Brigands" and rolls 4 and 4 for the body check of Legolas
      Then "Elf-stone" is in the discard pile
      And "Brigands" is in play

    @id:core-strikes-0097 @order
    Scenario: Or robbery
      Given the opponent has "Despair of the Heart" in play on Gimli
      When the opponent plays the creature "Brigands" on the company
      And the player passes
      And the player passes
      And Legolas faces the strike and rolls 1 and 1
      And the player chooses "Brigands" for "Brigands"
      And the player chooses "Cram" for "Brigands" and rolls 6 and 6 for the corruption check of Gimli, then 4 and 4 for the body check of Legolas
      Then Legolas is wounded
      And "Cram" is in the discard pile
      And "Brigands" is in play

  @rule:core.strikes.no-response-to-result @rule:core.strikes.response-to-triggered-roll
  Rule: A wound leaves no time for anything but its own consequences

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Gimli and untapped Legolas are at Moria
      And Legolas bears "Cram"
      And the opponent has "Despair of the Heart" in play on Gimli
      And the player holds "A Friend or Three"
      And the opponent holds "Orc-watch"
      When the opponent plays the creature "Orc-watch" on the company
      And the player passes
      And the player passes
      And Legolas faces the strike
      And the opponent passes and rolls 1 and 1 for the strike of Legolas
      Then Legolas is wounded
      And "Orc-watch" is in play

    @id:core-strikes-0098 @forbid
    Scenario: Legolas has no time to eat
      Then the player may not use "Cram" by core.strikes.no-response-to-result

    @id:core-strikes-0099 @allow
    Scenario: Friends may stand by Gimli in his despair
      When the player plays "A Friend or Three" on Gimli for its second effect and rolls 1 and 1 for the corruption check of Gimli, then 4 and 4 for the body check of Legolas
      Then it is legal
      And "A Friend or Three" is in the discard pile
      And Gimli is untapped

  @rule:core.strikes.several-on-one-character
  Rule: One may fight for many

    Background:
      Given the emended rules
      And untapped Boromir II and untapped Legolas are at Moria
      And the player holds "Many Foes He Fought"
      When the company enters the site

    @id:core-strikes-0100 @allow
    Scenario: Boromir stands in front of three Orcs, and it costs him two
      When the player plays "Many Foes He Fought" on Boromir II
      And the player assigns a strike to Boromir II
      And the player assigns a strike to Boromir II
      And the player assigns a strike to Boromir II
      Then it is legal
      And "Many Foes He Fought" is in the discard pile
      And the prowess of Boromir II is 4
      And the body of Boromir II is 5

    @id:core-strikes-0101 @forbid
    Scenario: Legolas does not
      When the player plays "Many Foes He Fought" on Boromir II
      And the player assigns a strike to Legolas
      And the player assigns a strike to Legolas
      Then it is illegal by core.strikes.one-strike-one-character
      And "Many Foes He Fought" is in the discard pile

    @id:core-strikes-0102 @order
    Scenario: Each of his strikes is a fight of its own
      When the player plays "Many Foes He Fought" on Boromir II
      And the player assigns a strike to Boromir II
      And the player assigns a strike to Boromir II
      And the player assigns a strike to Boromir II
      And the player assigns a strike to Legolas
      And Boromir II faces the strike untapped and rolls 5 and 6
      And Boromir II faces the strike and rolls 2 and 2
      And Boromir II faces the strike and rolls 2 and 3
      And Legolas faces the strike and rolls 1 and 2
      Then there is no attack
      And Boromir II and Legolas are tapped
      And "Many Foes He Fought" is in the discard pile

    @id:core-strikes-0103 @forbid
    Scenario: He has to make up his mind before the first Orc is upon him
      When the player passes
      Then the player may not play "Many Foes He Fought" on Boromir II by core.strikes.several-on-one-character

  @rule:core.strikes.eliminated-loses-rest
  Rule: The dead stop no blow

    @id:core-strikes-0104 @compute
    Scenario: Boromir falls, and two Orcs need not fight for it
      Given the emended rules
      And untapped Boromir II and untapped Legolas are at Moria
      And the player holds "Many Foes He Fought"
      When the company enters the site
      And the player plays "Many Foes He Fought" on Boromir II
      And the player assigns a strike to Boromir II
      And the player assigns a strike to Boromir II
      And the player assigns a strike to Boromir II
      And the player assigns a strike to Legolas
      And Boromir II faces the strike and rolls 1 and 1, then 3 and 3 for the body check
      Then Boromir II is out of play
      And the strikes are assigned to Boromir II, Boromir II, Boromir II and Legolas
      When Legolas faces the strike and rolls 1 and 2
      Then there is no attack
      And Legolas is tapped
      And "Many Foes He Fought" is in the discard pile
      And the player has 2 character points

  @rule:core.strikes.each-character-attacks
  Rule: Some attacks have a strike for everybody, no more and no less

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Legolas, untapped Balin and wounded Pippin are at Weathertop
      And the opponent holds "Crebain"

    @id:core-strikes-0105 @compute
    Scenario: A crow for each
      When the opponent plays the creature "Crebain" on the company
      Then the attack is Animal (3 strikes at 5)
      And the strikes are assigned to Legolas, Balin and Pippin
      And "Crebain" is in play

    @id:core-strikes-0106 @compute
    Scenario: War wakes the crows, and makes them no more
      Given the opponent has "Wake of War" in play
      When the opponent plays the creature "Crebain" on the company
      Then the attack is Animal (3 strikes at 6)
      And "Crebain" is in play

    @id:core-strikes-0107 @compute
    Scenario: Nobody can shoo away the crows of others
      Given the player holds "Many Foes He Fought"
      When the opponent plays the creature "Crebain" on the company
      And the player plays "Many Foes He Fought" on Legolas
      Then the strikes are assigned to Legolas, Balin and Pippin
      And "Many Foes He Fought" is in the discard pile
      And "Crebain" is in play

  @rule:core.strikes.wounded-despite-healing
  Rule: What the wight has touched, it has touched

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Merry and untapped Gimli are at Moria
      And Gimli bears "Healing Herbs"
      And the opponent holds "Barrow-wight"
      When the opponent plays the creature "Barrow-wight" on the company
      And the player assigns a strike to Merry

    @id:core-strikes-0108 @compute
    Scenario: The herbs are quick, and yet too late
      When Merry faces the strike and rolls 1 and 1, then 3 and 3 for the body check
      And the player uses "Healing Herbs" on Merry and rolls 6 and 6 for the corruption check of Merry
      Then Merry is untapped
      And Gimli is tapped
      And "Healing Herbs" and "Barrow-wight" are in the discard pile

    @id:core-strikes-0109 @compute
    Scenario: Merry slips through its fingers
      When Merry faces the strike and rolls 6 and 5
      And the player passes
      Then Merry is tapped
      And "Barrow-wight" is in the discard pile

  @rule:core.strikes.each-character-attacks
  Rule: A number may be less than everybody; a half may be no number

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And the opponent holds "Crebain"

    @id:core-strikes-0110 @compute
    Scenario: The hounds leave one crow for three
      Given the player is a Ringwraith
      And untapped Ciryaher, untapped Gorbag and untapped Shagrat are at Weathertop
      And the player holds "Hounds of Sauron"
      When the opponent plays the creature "Crebain" on the company
      And the player plays "Hounds of Sauron" on Ciryaher for its second effect
      Then the attack is Animal (1 strike at 5)
      And "Hounds of Sauron" is in the discard pile
      And "Crebain" is in play

    @id:core-strikes-0111 @compute
    Scenario: Half a number is not a number
      Given untapped Legolas, untapped Balin and wounded Pippin are at Weathertop
      And the player has "Gates of Morning" in play
      And the player holds "Dark Quarrels"
      When the opponent plays the creature "Crebain" on the company
      And the player plays "Dark Quarrels" for its second effect
      Then the attack is Animal (3 strikes at 5)
      And "Dark Quarrels" is in the discard pile
      And "Crebain" is in play

    @id:core-strikes-0112 @compute
    Scenario: Unless it is
      Given reading b of q.dragons.halving-fixed-strikes
      And untapped Legolas, untapped Balin and wounded Pippin are at Weathertop
      And the player has "Gates of Morning" in play
      And the player holds "Dark Quarrels"
      When the opponent plays the creature "Crebain" on the company
      And the player plays "Dark Quarrels" for its second effect
      Then the attack is Animal (2 strikes at 5)
      And "Dark Quarrels" is in the discard pile
      And "Crebain" is in play

  @rule:core.strikes.always-beats-regardless
  Rule: “Always” is always, regardless of “regardless”

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Aragorn II, untapped Legolas, untapped Balin, wounded Gimli and wounded Pippin are at Moria
      And the player has "Cloudless Day" in play
      And the opponent has "One Foe to Breed a War" in play on Gimli
      And the opponent holds "Orc-patrol"
      When the opponent plays the creature "Orc-patrol" on the company
      Then "Orc-patrol" is in play

    @id:core-strikes-0113 @card:AS-32 @allow
    Scenario: Gimli's old foe finds him on the clearest day
      When the opponent assigns a strike to Gimli
      Then it is legal
      And the player has to act

    @id:core-strikes-0114 @allow
    Scenario: As for the others, the defender picks them, hurt or not
      When the opponent assigns a strike to Gimli
      And the player assigns a strike to Pippin
      Then it is legal

    @id:core-strikes-0115 @forbid
    Scenario: Nobody else has such a foe
      Then the opponent may not assign a strike to Pippin by core.actions.needs-allowance

  @rule:core.strikes.resource-beats-hazard
  Rule: Where two cards will have it their way, the resource has it

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Aragorn II and wounded Pippin are at Moria
      And the opponent has "One Foe to Breed a War" in play on Pippin
      And the opponent holds "Orc-lieutenant"

    @id:core-strikes-0116 @card:DM-179 @order
    Scenario: The hound stands before Pippin, and his foe is not even asked
      Given Pippin bears "Noble Hound"
      When the opponent plays the creature "Orc-lieutenant" on the company
      Then "Orc-lieutenant" is in play
      And the player has to act
      And the opponent may not assign a strike to Pippin by core.actions.needs-allowance

    @id:core-strikes-0117 @allow
    Scenario: Nobody stands before Pippin
      When the opponent plays the creature "Orc-lieutenant" on the company
      Then the opponent has to act
      When the opponent assigns a strike to Pippin
      Then it is legal
      And "Orc-lieutenant" is in play

  @rule:core.strikes.support-by-non-facing
  Rule: Whom an attack spares can still lend a hand

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And the opponent holds "Neeker-breekers"

    @id:core-strikes-0118 @allow
    Scenario: The midges leave Gandalf alone, but Gandalf does not leave Pippin alone
      Given untapped Gandalf and untapped Pippin are at Weathertop
      When the opponent plays the creature "Neeker-breekers" on the company
      Then the strikes are assigned to Pippin
      When Pippin faces the strike with the support of Gandalf and rolls 1 and 2
      Then it is legal
      And "Neeker-breekers" is in the marshalling-point pile
      And the player has 1 kill point
      And Pippin and Gandalf are tapped

    @id:core-strikes-0119 @forbid
    Scenario: Gandalf has had a hard day
      Given tapped Gandalf and untapped Pippin are at Weathertop
      When the opponent plays the creature "Neeker-breekers" on the company
      And Pippin faces the strike with the support of Gandalf
      Then it is illegal by core.strikes.support
      And "Neeker-breekers" is in play

  @rule:core.strikes.status-penalties
  Rule: A tired mind is a tired mind

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And the opponent holds "Neeker-breekers"

    @id:core-strikes-0120 @compute
    Scenario: Gimli is too tired to ignore them
      Given tapped Gimli is at Weathertop
      When the opponent plays the creature "Neeker-breekers" on the company
      And Gimli faces the strike and rolls 1 and 1
      Then "Neeker-breekers" is in the discard pile
      And the player has 0 kill points
      And Gimli is tapped

    @id:core-strikes-0121 @compute
    Scenario: Gimli is fresh, and it takes more than midges
      Given untapped Gimli is at Weathertop
      When the opponent plays the creature "Neeker-breekers" on the company
      And Gimli faces the strike and rolls 1 and 1
      Then "Neeker-breekers" is in the marshalling-point pile
      And the player has 1 kill point
      And Gimli is tapped

  @rule:core.strikes.sequence-steps
  Rule: What is past is past

    @id:core-strikes-0122 @forbid
    Scenario: Boromir is raising his sword, and Legolas comes to his aid too late
      Given the emended rules
      And untapped Boromir II and untapped Legolas are at The Lonely Mountain
      And the player holds "Risky Blow"
      When the company enters the site
      And the player assigns a strike to Boromir II
      And Boromir II faces the strike
      And Boromir II faces the strike with the support of Legolas
      Then it is illegal by core.strikes.sequence-steps

    @id:core-strikes-0123 @allow
    Scenario: He should have come at once
      Given the emended rules
      And untapped Boromir II and untapped Legolas are at The Lonely Mountain
      And the player holds "Risky Blow"
      When the company enters the site
      And the player assigns a strike to Boromir II
      And Boromir II faces the strike with the support of Legolas
      Then it is legal
      And Legolas is tapped

  @rule:core.strikes.actions-between-sequences
  Rule: Whoever was done may have another thought

    @id:core-strikes-0124 @allow
    Scenario: Legolas eats, and the opponent opens the Doors of Night
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Gimli and untapped Legolas are at Moria
      And Legolas bears "Cram"
      And the opponent holds "Orc-watch" and "Doors of Night"
      When the opponent plays the creature "Orc-watch" on the company
      And the player passes
      And the opponent passes
      And the player passes
      And the opponent passes
      And Legolas faces the strike
      And the opponent passes and rolls 3 and 3 for the strike of Legolas
      And the opponent passes
      And the player uses "Cram"
      And the opponent passes
      And the opponent plays "Doors of Night"
      Then it is legal
      And "Doors of Night" and "Orc-watch" are in play
      And "Cram" is in the discard pile
      And Legolas is untapped

  @rule:core.strikes.eliminated-loses-rest
  Rule: Who is gone has lost

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Pippin and untapped Aragorn II are at Moria
      And Pippin bears "Gollum"
      And the opponent holds "Orc-watch"
      When the opponent plays the creature "Orc-watch" on the company
      And Aragorn II faces the strike and rolls 6 and 6
      Then Aragorn II is tapped

    @id:core-strikes-0125 @compute
    Scenario: Pippin dies, and nobody is left to bite the third of them
      When Pippin faces the strike and rolls 1 and 1, then 6 and 6 for the body check
      Then there is no attack
      And Pippin is out of play
      And "Gollum" is in the discard pile
      And "Orc-watch" is in the discard pile
      And the player has 0 kill points
      And the player has 3 character points
      And the player has 0 ally points

    @id:core-strikes-0126 @compute
    Scenario: Pippin is hurt, and Gollum has still to bite
      When Pippin faces the strike and rolls 1 and 1, then 4 and 5 for the body check
      Then Pippin is wounded
      And "Orc-watch" is in play
      And the player has to act

  @rule:core.strikes.defender-assigns-first
  Rule: Strikes fall on those who are attacked

    Background:
      Given the emended rules
      And untapped Legolas and untapped Aragorn II are at Irerock
      And the opponent's untapped Gimli is at Irerock
      And untapped Beorn is at Rivendell

    @id:core-strikes-0127 @forbid
    Scenario: Beorn is far away
      When Legolas's company enters Irerock
      Then the player may not assign a strike to Beorn by core.strikes.defender-assigns-first

    @id:core-strikes-0128 @forbid
    Scenario: And Gimli is of the other side
      When Legolas's company enters Irerock
      Then the player may not assign a strike to the opponent's Gimli by core.strikes.defender-assigns-first

    @id:core-strikes-0129 @rule:core.actions.when-asked @forbid
    Scenario: The opponent does not choose for them
      When Legolas's company enters Irerock
      Then the opponent may not assign a strike to Legolas by core.actions.when-asked

    @id:core-strikes-0130 @rule:core.strikes.sequence-order @forbid
    Scenario: Nor does he say how Legolas faces it
      When Legolas's company enters Irerock
      And the player assigns a strike to Legolas
      Then Legolas may not face the strike at the opponent's word by core.actions.needs-allowance

  @rule:core.strikes.support
  Rule: One helper who cannot is one too many

    Background:
      Given the emended rules
      And untapped Aragorn II, untapped Legolas and tapped Pippin are at The Lonely Mountain
      And untapped Beorn is at Rivendell

    @id:core-strikes-0131 @forbid
    Scenario: Legolas could, and Pippin is too tired
      When Aragorn II's company enters The Lonely Mountain
      And the player assigns a strike to Aragorn II
      And Aragorn II faces the strike with the support of Legolas and Pippin
      Then it is illegal by core.strikes.support

    @id:core-strikes-0132 @forbid
    Scenario: Legolas could, and Beorn is elsewhere
      When Aragorn II's company enters The Lonely Mountain
      And the player assigns a strike to Aragorn II
      And Aragorn II faces the strike with the support of Legolas and Beorn
      Then it is illegal by core.strikes.support

  @rule:core.strikes.attacker-actions
  Rule: Nobody but the attacker does

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beorn and untapped Aragorn II are at Irerock

    @id:core-strikes-0133 @forbid
    Scenario: Nobody makes it worse for himself
      Given the opponent holds "Leucaruth" and "Passion of Wrath"
      And the player holds the player's "Passion of Wrath"
      When the opponent plays the creature "Leucaruth" on the company keyed to Irerock
      And the opponent passes
      And Beorn faces the strike
      Then the player may not play the player's "Passion of Wrath" by core.strikes.attacker-actions
      And "Leucaruth" is in play

  @rule:core.strikes.sequence-order
  Rule: Each faces what was dealt to him, and faces it once

    Background:
      Given the emended rules
      And untapped Aragorn II, untapped Legolas and untapped Gimli are at Gold Hill
      When the company enters the site

    @id:core-strikes-0135 @forbid
    Scenario: Gimli was dealt none
      When the player assigns a strike to Aragorn II
      Then Gimli may not face the strike by core.strikes.sequence-order

  @rule:core.strikes.sequence-order
  Rule: What has been faced is over

    @id:core-strikes-0136 @forbid
    Scenario: Aragorn has faced his
      Given the emended rules
      And untapped Aragorn II and untapped Legolas are at Moria
      When the company enters the site
      And Aragorn II faces the strike
      And the opponent passes and rolls 5 and 5 for the strike of Aragorn II
      Then Aragorn II may not face the strike by core.strikes.sequence-order
      And Aragorn II is tapped

  @rule:core.strikes.outcome-failed @rule:core.strikes.outcome-tied
  Rule: How it ended is remembered

    @id:core-strikes-0290 @compute
    Scenario: One Wolf is beaten, and the other bites the air
      Given the emended rules
      And untapped Aragorn II and untapped Legolas are at Weathertop
      When the company enters the site
      Then the player has to act in the window face-strikes
      When Aragorn II faces the strike and rolls 1 and 2
      And Legolas faces the strike untapped and rolls 2 and 2
      Then there is no attack
      And the strike against Aragorn II failed
      And the total of Aragorn II against the strike was 9
      And the prowess of the strike against Aragorn II was 6
      And the strike against Legolas was ineffectual
      And the total of Legolas against the strike was 6
      And Aragorn II is tapped

  @rule:core.strikes.opponent-assigns-rest
  Rule: The attacker, too, deals out only among those who are attacked

    @id:core-strikes-0301 @forbid
    Scenario: Beorn is far away from the Wolves
      Given the emended rules
      And untapped Aragorn II, untapped Legolas and wounded Pippin are at Weathertop
      And untapped Beorn is at Rivendell
      When Aragorn II's company enters Weathertop
      And the player passes
      And the opponent assigns a strike to Pippin
      Then the opponent may not assign a strike to Beorn by core.strikes.opponent-assigns-rest
      And the opponent may assign a strike to Legolas

  @rule:core.strikes.excess-penalty
  Rule: Excess strikes are for a strike that is being fought

    @id:core-strikes-0302 @forbid
    Scenario: Nobody has drawn his sword yet
      Given the emended rules
      And untapped Aragorn II, untapped Beorn and untapped Legolas are at Moria
      When the company enters the site
      Then the attack has 1 excess strike
      And the opponent may not spend 1 excess strike by core.actions.needs-allowance

  @rule:core.strikes.actions-between-sequences
  Rule: Nobody is done before his part is done

    Background:
      Given the emended rules
      And untapped Aragorn II, untapped Legolas and tapped Gimli are at Weathertop
      When the company enters the site

    @id:core-strikes-0303 @forbid
    Scenario: The second Wolf is not called off
      When the player assigns a strike to Aragorn II
      And the player assigns a strike to Legolas
      And Aragorn II faces the strike and rolls 5 and 5
      Then Aragorn II is tapped
      And the player may not pass now by core.actions.needs-allowance

  @rule:core.strikes.opponent-assigns-rest
  Rule: What is left has to be dealt out

    @id:core-strikes-0306 @forbid
    Scenario: The second Wolf does not stay at home
      Given the emended rules
      And untapped Aragorn II, untapped Legolas and wounded Pippin are at Weathertop
      When the company enters the site
      And the player assigns a strike to Aragorn II
      And the player passes
      Then the opponent may not pass now by core.actions.needs-allowance
      And the opponent may assign a strike to Pippin now

  @rule:core.strikes.only-designated-actions
  Rule: No second beast comes while the first one bites

    @id:core-strikes-0304 @forbid
    Scenario: The Wolves have to wait
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Boromir II and untapped Legolas are at Moria
      And the opponent holds "Orc-watch" and "Cave-drake"
      When the opponent plays the creature "Orc-watch" on the company
      And Boromir II faces the strike
      Then the opponent may not play the creature "Cave-drake" on the company keyed to a Shadow-hold now by core.strikes.only-designated-actions
      And "Orc-watch" is in play

  @rule:core.strikes.attacker-actions
  Rule: The attacker acts first, or not at all

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beorn and untapped Aragorn II are at Irerock
      And the opponent holds "Leucaruth" and "Passion of Wrath"
      And the player holds "Dodge"

    @id:core-strikes-0305 @order
    Scenario: He has no answer to Aragorn's quick feet
      When the opponent plays the creature "Leucaruth" on the company keyed to Irerock
      And Aragorn II faces the strike
      And the opponent passes
      And the player plays "Dodge" on Aragorn II and rolls 5 and 6 for the strike of Aragorn II
      Then it is legal
      And Aragorn II is untapped
      And "Leucaruth" is in play
      And "Dodge" is in the discard pile

  @rule:core.strikes.attacker-actions
  Rule: The attacker fights with hazards

    @id:core-strikes-0307 @forbid
    Scenario: He does not tell Beorn to dodge
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beorn and untapped Aragorn II are at Irerock
      And the opponent holds "Leucaruth", "Passion of Wrath" and "Dodge"
      When the opponent plays the creature "Leucaruth" on the company keyed to Irerock
      And Beorn faces the strike
      Then the opponent may not play "Dodge" on Beorn now by core.actions.needs-allowance
      And the opponent may play "Passion of Wrath" now
      And "Leucaruth" is in play

  @rule:core.strikes.defender-actions
  Rule: The defender fights with what he holds

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beorn and untapped Aragorn II are at Irerock
      And the opponent holds "Leucaruth" and "Dodge"
      And the player holds "Passion of Wrath" and the player's "Dodge"
      And the player's discard pile holds "Risky Blow"
      When the opponent plays the creature "Leucaruth" on the company keyed to Irerock
      And Beorn faces the strike
      Then "Leucaruth" is in play

    @id:core-strikes-0308 @forbid
    Scenario: He does not make the Dragon any angrier
      Then the player may not play "Passion of Wrath" now by core.actions.needs-allowance

    @id:core-strikes-0309 @forbid
    Scenario: A blow that was struck before is not struck again
      Then the player may not play "Risky Blow" on Beorn now by core.strikes.defender-actions

  @rule:core.strikes.one-skill-resource
  Rule: A trick that asks for no skill does not count

    @id:core-strikes-0310 @allow
    Scenario: Boromir dodges, and then strikes a risky blow
      Given the emended rules
      And untapped Boromir II and untapped Legolas are at Dancing Spire
      And the player holds "Risky Blow" and "Dodge"
      When the company enters the site
      And Boromir II faces the strike
      And the player plays "Dodge" on Boromir II
      And the player plays "Risky Blow" on Boromir II and rolls 2 and 2 for the strike of Boromir II
      Then it is legal
      And Boromir II is untapped
      And "Risky Blow" and "Dodge" are in the discard pile

  @rule:core.strikes.several-on-one-character
  Rule: The attacker gives nobody more than he can bear

    @id:core-strikes-0311 @forbid
    Scenario: It is Boromir who says how many come at him
      Given the emended rules
      And untapped Boromir II and untapped Legolas are at Moria
      And the player holds "Many Foes He Fought"
      When the company enters the site
      And the player plays "Many Foes He Fought" on Boromir II
      And the player assigns a strike to Boromir II
      And the player passes
      Then the strikes are assigned to Boromir II and Legolas
      And the attack has 2 excess strikes
      And "Many Foes He Fought" is in the discard pile

  @rule:core.strikes.each-character-attacks
  Rule: A number is a number, whatever a half may be

    @id:core-strikes-0312 @compute
    Scenario: The hounds leave one crow for three even so
      Given the emended rules
      And reading b of q.dragons.halving-fixed-strikes
      And it is the movement/hazard phase
      And the player is a Ringwraith
      And untapped Ciryaher, untapped Gorbag and untapped Shagrat are at Weathertop
      And the opponent holds "Crebain"
      And the player holds "Hounds of Sauron"
      When the opponent plays the creature "Crebain" on the company
      And the player plays "Hounds of Sauron" on Ciryaher for its second effect
      Then the attack is Animal (1 strike at 5)
      And "Hounds of Sauron" is in the discard pile
      And "Crebain" is in play

  @rule:core.strikes.ambushing-agent-chooses
  Rule: From his own door, in the dark

    Background:
      Given the emended rules
      And it is the site phase
      And untapped Glóin and untapped Balin are at Edoras

    @id:core-strikes-0291 @order
    Scenario: Wormtongue picks his man
      Given the opponent has Wormtongue as a face-down agent
      When the company enters the site
      And the agent Wormtongue falls upon the company
      And the opponent assigns a strike to Balin
      Then it is legal
      And the strikes are assigned to Balin
      And the agent Wormtongue is face-up
      And the agent Wormtongue has Edoras with him
      And the opponent's Edoras is in play

    @id:core-strikes-0292 @forbid
    Scenario: It is not for the company to say
      Given the opponent has Wormtongue as a face-down agent
      When the company enters the site
      And the agent Wormtongue falls upon the company
      And the player assigns a strike to Balin
      Then it is illegal by core.strikes.attacker-chooses-defenders
      And the agent Wormtongue is face-up
      And the agent Wormtongue has Edoras with him
      And the opponent's Edoras is in play

    @id:core-strikes-0293 @allow
    Scenario: If they know him, it is
      Given the opponent has Wormtongue as a face-up agent at Edoras
      When the company enters the site
      And the agent Wormtongue falls upon the company
      And the player assigns a strike to Balin
      Then it is legal
      And the strikes are assigned to Balin

    @id:core-strikes-0294 @allow
    Scenario: So it is where he is not at home
      Given the opponent has Ivic as a face-down agent who has gone to Dol Amroth, Pelargir, Minas Tirith and Edoras
      When the company enters the site
      And the agent Ivic falls upon the company
      And the player assigns a strike to Balin
      Then it is legal
      And the strikes are assigned to Balin
      And the agent Ivic is face-up
      And Dol Amroth, Pelargir and Minas Tirith are in the location deck
      And the agent Ivic has Edoras with him

  @rule:core.strikes.agent-roll
  Rule: Both roll

    Background:
      Given the emended rules
      And it is the site phase
      And untapped Aragorn II is at Weathertop
      And the opponent has Bill Ferny as a face-up agent at Weathertop
      And the player holds "Concealment"

  @rule:core.strikes.agent-roll
  Rule: Both roll

    Background:
      Given the emended rules
      And it is the site phase
      And untapped Aragorn II is at Edoras
      And the opponent has Bill Ferny as a face-up agent at Edoras

    @id:core-strikes-0295 @compute
    Scenario: Eleven against twelve
      When the company enters the site
      And the agent Bill Ferny falls upon the company
      And Aragorn II faces the strike and rolls 4 and 5 for the strike of Bill Ferny, then 3 and 3 for the strike of Aragorn II, then 2 and 3 for the strike body check
      Then the prowess of the strike against Aragorn II was 11
      And the total of Aragorn II against the strike was 12
      And the strike against Aragorn II failed
      And Aragorn II is tapped
      And Bill Ferny is wounded

    @id:core-strikes-0296 @compute
    Scenario: Twelve against twelve
      When the company enters the site
      And the agent Bill Ferny falls upon the company
      And Aragorn II faces the strike and rolls 5 and 5 for the strike of Bill Ferny, then 3 and 3 for the strike of Aragorn II
      Then the prowess of the strike against Aragorn II was 12
      And the total of Aragorn II against the strike was 12
      And the strike against Aragorn II was ineffectual
      And Aragorn II is tapped

  @rule:core.strikes.agent-roll
  Rule: As it is told of Gisulf

    Background:
      Given the emended rules
      And it is the site phase

    @id:core-strikes-0297 @compute
    Scenario: Gisulf, as it is told
      Given the opponent has tapped Gisulf as a face-down agent who has gone to Gladden Fields and Beorn's House
      And untapped Elladan is at Beorn's House
      When Elladan's company enters the site
      And the agent Gisulf falls upon Elladan's company
      And Elladan faces the strike and rolls 4 and 4 for the strike of Gisulf, then 3 and 3 for the strike of Elladan, then 2 and 3 for the body check
      Then the prowess of the strike against Elladan was 15
      And the total of Elladan against the strike was 11
      And Elladan is wounded
      And the agent Gisulf is face-up
      And Gladden Fields is in the location deck
      And the agent Gisulf has Beorn's House with him

  @rule:core.strikes.agent-modifiers
  Rule: At home and from hiding they are stronger

    Background:
      Given the emended rules
      And it is the site phase

    @id:core-strikes-0298 @compute
    Scenario: Face-down at home
      Given untapped Aragorn II is at Bree
      And the opponent has Bill Ferny as a face-down agent
      When the company enters the site
      And the agent Bill Ferny falls upon the company
      Then the attack is Man (1 strike at 7/9)
      And the agent Bill Ferny is face-up
      And the agent Bill Ferny has Bree with him
      And the opponent's Bree is in play

    @id:core-strikes-0299 @compute
    Scenario: Face-down elsewhere
      Given untapped Aragorn II is at Pelargir
      And the opponent has Herion as a face-down agent who has gone to Pelargir
      When the company enters the site
      And the agent Herion falls upon the company
      Then the attack is Man (1 strike at 7/7)
      And the agent Herion is face-up
      And the agent Herion has Pelargir with him

    @id:core-strikes-0390 @compute
    Scenario: Face-up at home
      Given untapped Aragorn II is at Bree
      And the opponent has Bill Ferny as a face-up agent at Bree
      When the company enters the site
      And the agent Bill Ferny falls upon the company
      Then the attack is Man (1 strike at 4/9)

    @id:core-strikes-0391 @compute
    Scenario: Wounded, but at home
      Given untapped Aragorn II is at Bree
      And the opponent has wounded Bill Ferny as a face-up agent at Bree
      When the company enters the site
      And the agent Bill Ferny falls upon the company
      Then the attack is Man (1 strike at 2/9)

    @id:core-strikes-0392 @compute
    Scenario: Known, and far from home
      Given untapped Aragorn II is at Edoras
      And the opponent has Bill Ferny as a face-up agent at Edoras
      When the company enters the site
      And the agent Bill Ferny falls upon the company
      Then the attack is Man (1 strike at 2/8)

  @rule:core.strikes.sequence-order
  Rule: Wolves come in the night, and each strike has its seven steps

    @id:core-strikes-0501 @order @uses:core.strikes.stay-untapped @uses:core.strikes.support @uses:core.strikes.defender-actions
    Scenario: Bergil is bitten, and Aragorn keeps watch
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Aragorn II, untapped Legolas and untapped Bergil are at Rivendell
      And the company is moving to Weathertop by Starter Movement
      And the player holds "Dodge"
      And the opponent holds "Wargs"
      When the opponent plays the creature "Wargs" on the company
      And the player assigns a strike to Aragorn II
      And the player passes
      And the opponent assigns a strike to Bergil
      And Bergil faces the strike with the support of Legolas
      And the player plays "Dodge" on Bergil and rolls 3 and 2 for the strike, then 3 and 4 for the body check
      And Aragorn II faces the strike untapped and rolls 5 and 4
      Then it is legal
      And Bergil is wounded
      And Legolas is tapped
      And Aragorn II is untapped
      And "Dodge" and "Wargs" are in the discard pile

  @rule:core.strikes.agent-modifiers
  Rule: Where they are going is where he is at home

    @id:core-strikes-0601 @compute
    Scenario: The Grimburgoth waits for them at Dol Guldur
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin and untapped Balin are at Lórien
      And the company is moving to Dol Guldur by Starter Movement
      And the opponent has The Grimburgoth as a face-up agent at Dol Guldur
      When the agent The Grimburgoth falls upon the company
      Then it is legal
      And The Grimburgoth is tapped
      And the attack is Man (1 strike at 11/10)

  @rule:core.strikes.each-character-attacks
  Rule: Twice everybody is no more than everybody

    @id:core-strikes-0602 @compute
    Scenario: The minions are awake, and the archers stay one for each
      Given the emended rules
      And reading b of q.dragons.halving-fixed-strikes
      And the player is a Ringwraith
      And untapped Ciryaher and untapped Gorbag are at the minion Mount Gundabad
      And the opponent has "Awaken Minions" in play
      When the company enters the site
      Then the attack is Orc (2 strikes at 7)

  @rule:core.strikes.attacker-actions
  Rule: The attacker may weaken the character who faces the strike

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Boromir II, untapped Elrond and untapped Legolas are at Lórien
      And the company is moving to Moria by Starter Movement
      And the opponent has "Adûnaphel" in play
      And the opponent holds "Orc-lieutenant", "Night", "Weariness of the Heart" and "Plague of Wights"
      When the opponent plays the creature "Orc-lieutenant" on the company keyed to a Shadow-hold
      And the player assigns a strike to Boromir II
      And Boromir II faces the strike

    @id:core-strikes-0701 @allow
    Scenario: Weariness of the Heart takes a point of prowess until the turn ends
      Then the opponent may play "Weariness of the Heart" on Boromir II
      And "Orc-lieutenant" is in play

    @id:core-strikes-0702 @forbid
    Scenario: Weariness of the Heart is played on Legolas, who faces no strike
      Then the opponent may not play "Weariness of the Heart" on Legolas by core.strikes.only-designated-actions
      And "Orc-lieutenant" is in play

    @id:core-strikes-0703 @allow
    Scenario: Adûnaphel taps the character who faces the strike
      Then the opponent may use "Adûnaphel" on Boromir II
      And "Orc-lieutenant" is in play

    @id:core-strikes-0704 @forbid
    Scenario: Adûnaphel taps somebody else
      Then the opponent may not use "Adûnaphel" on Legolas by core.strikes.only-designated-actions
      And "Orc-lieutenant" is in play

    @id:core-strikes-0705 @allow
    Scenario: Night takes a point of prowess from every Dúnadan
      Then the opponent may play "Night"
      And "Orc-lieutenant" is in play

    @id:core-strikes-0706 @forbid
    Scenario: Plague of Wights changes nothing about an Orc or a Dúnadan
      Then the opponent may not play "Plague of Wights" by core.strikes.only-designated-actions
      And "Orc-lieutenant" is in play

  @rule:core.strikes.attacker-actions
  Rule: What weakens others than those who face the strike has to wait

    @id:core-strikes-0707 @forbid
    Scenario: Night takes nothing from an Elf
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Boromir II, untapped Elrond and untapped Legolas are at Lórien
      And the company is moving to Moria by Starter Movement
      And the opponent holds "Orc-lieutenant", "Night" and "Weariness of the Heart"
      When the opponent plays the creature "Orc-lieutenant" on the company keyed to a Shadow-hold
      And the player assigns a strike to Legolas
      And Legolas faces the strike
      Then the opponent may not play "Night" by core.strikes.only-designated-actions
      And "Orc-lieutenant" is in play

  @rule:core.strikes.defender-actions
  Rule: The defender may strengthen the character who faces the strike

    Background:
      Given the emended rules
      And untapped Boromir II, untapped Elrond and untapped Gandalf are at Dimrill Dale
      And Elrond bears "Potion of Prowess"
      And the player holds "Dodge" and "Vilya"

    @id:core-strikes-0708 @allow
    Scenario: Elrond uses Vilya, whose prowess lasts for the turn
      When the company enters the site
      And the player assigns a strike to Elrond
      And Elrond faces the strike
      Then the player may play "Vilya" on Elrond

    @id:core-strikes-0709 @forbid
    Scenario: Vilya does nothing for Boromir II, who faces the strike
      When the company enters the site
      And the player assigns a strike to Boromir II
      And Boromir II faces the strike
      Then the player may not play "Vilya" on Elrond by core.strikes.only-designated-actions

    @id:core-strikes-0710 @forbid
    Scenario: Vilya is played before strikes are assigned, and changes nothing about the attack
      When the company enters the site
      Then the player may not play "Vilya" on Elrond by core.actions.needs-allowance

    @id:core-strikes-0711 @allow
    Scenario: Elrond drinks a Potion of Prowess as he faces the strike
      When the company enters the site
      And the player assigns a strike to Elrond
      And Elrond faces the strike
      Then the player may use "Potion of Prowess"

    @id:core-strikes-0712 @forbid
    Scenario: Elrond passes round a Potion of Prowess as Boromir II faces the strike
      When the company enters the site
      And the player assigns a strike to Boromir II
      And Boromir II faces the strike
      Then the player may not use "Potion of Prowess" by core.strikes.defender-actions

  @rule:core.strikes.defender-actions
  Rule: The defender may end what weakens the character

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Boromir II, untapped Elrond and untapped Legolas are at Lórien
      And the company is moving to Moria by Starter Movement
      And the opponent has "Night" in play
      And the opponent holds "Orc-lieutenant"
      And the player holds "Gates of Morning" and "Dodge"
      When the opponent plays the creature "Orc-lieutenant" on the company keyed to a Shadow-hold

    @id:core-strikes-0713 @allow
    Scenario: Gates of Morning ends the Night, which took a point from Boromir II
      When the player assigns a strike to Boromir II
      And Boromir II faces the strike
      Then the player may play "Gates of Morning"
      And "Orc-lieutenant" is in play

    @id:core-strikes-0714 @forbid
    Scenario: Gates of Morning ends the Night, which took nothing from Legolas
      When the player assigns a strike to Legolas
      And Legolas faces the strike
      Then the player may not play "Gates of Morning" by core.strikes.only-designated-actions
      And "Orc-lieutenant" is in play

  @rule:core.combat.cancel-or-modify-window
  Rule: Before strikes are assigned, the defender may end what strengthens the attack

    Background:
      Given the emended rules
      And untapped Boromir II, untapped Elrond and untapped Gandalf are at Moria
      And the opponent has "Minions Stir", "Doors of Night" and "Plague of Wights" in play
      And the player holds "Gates of Morning" and "Marvels Told"

    @id:core-strikes-0715 @allow
    Scenario: Marvels Told discards Minions Stir before the company has entered
      When the company enters the site
      Then the attack is Orcs (6 strikes at 9)
      And the player may play "Marvels Told" with Elrond on "Minions Stir"

    @id:core-strikes-0716 @forbid
    Scenario: Marvels Told discards Plague of Wights, which is nothing to Orcs
      When the company enters the site
      Then the player may not play "Marvels Told" with Elrond on "Plague of Wights" by core.actions.needs-allowance

    @id:core-strikes-0717 @compute
    Scenario: Gates of Morning ends the Doors of Night, and Minions Stir does less
      When the company enters the site
      And the player plays "Gates of Morning"
      Then the attack is Orcs (5 strikes at 8)
      And "Gates of Morning" is in play
      And "Doors of Night" is in the discard pile

  @rule:core.combat.window-closes
  Rule: Once strikes are assigned, nobody changes the attack by taking away what strengthens it

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Boromir II, untapped Elrond and untapped Gandalf are at Lórien
      And the company is moving to Moria by Starter Movement
      And the player holds "Marvels Told", "Dodge" and "Gates of Morning"

    @id:core-strikes-0718 @forbid
    Scenario: Gates of Morning comes between the strikes, and there would be fewer of them
      Given the opponent has "Minions Stir" and "Doors of Night" in play
      And the opponent holds "Orc-lieutenant"
      When the opponent plays the creature "Orc-lieutenant" on the company keyed to a Shadow-hold
      And the player assigns a strike to Boromir II
      And the player assigns a strike to Gandalf
      And the player assigns a strike to Elrond
      Then the player may not play "Gates of Morning" by core.combat.window-closes
      And "Orc-lieutenant" is in play

    @id:core-strikes-0719 @allow
    Scenario: Gates of Morning comes between the strikes, and is nothing to them
      Given the opponent has "Night" in play
      And the opponent holds "Orc-lieutenant"
      When the opponent plays the creature "Orc-lieutenant" on the company keyed to a Shadow-hold
      And the player assigns a strike to Gandalf
      Then the player may play "Gates of Morning"
      And "Orc-lieutenant" is in play

  @rule:core.combat.window-closes @uses:core.strikes.defender-actions
  Rule: What gives the strikes their prowess may be out of reach in the sequence of a strike, too

    @id:core-strikes-0720 @forbid
    Scenario: Marvels Told would discard Plague of Wights while Boromir II faces the Barrow-wight
      Given it is the movement/hazard phase
      And untapped Boromir II, untapped Elrond and untapped Gandalf are at Lórien
      And the company is moving to Moria by Starter Movement
      And the player holds "Marvels Told" and "Dodge"
      And the opponent has "Plague of Wights" in play
      And the opponent holds "Barrow-wight"
      When the opponent plays the creature "Barrow-wight" on the company keyed to a Shadow-hold
      And the player assigns a strike to Boromir II
      And Boromir II faces the strike
      And the player plays "Marvels Told" with Elrond on "Plague of Wights" now
      Then under the emended rules it is undetermined by q.core.strike-through-the-attack
      And "Barrow-wight" is in play

  @rule:core.strikes.outcome-failed
  Rule: Whoever taps for a strike does so when the dice have spoken

    @id:core-moments-0002 @order
    Scenario: Glóin faces the strike, and is tapped only when it has failed
      Given the emended rules
      And untapped Glóin is at Irerock
      And the player holds "Risky Blow"
      When the company enters the site
      And Glóin faces the strike
      Then Glóin is untapped now
      When the player passes and rolls 6 and 6 for the strike
      Then Glóin is tapped

  @rule:core.strikes.defender-actions
  Rule: Whoever faces the strike may take up another weapon for it

    Background:
      Given the emended rules
      And untapped Éowyn and untapped Legolas are at Weathertop
      And Éowyn bears "Glamdring" and "Dagger of Westernesse"
      And Legolas bears "Sword of Gondolin" and the player's second "Dagger of Westernesse"
      When the company enters the site
      And Éowyn faces the strike

    @id:strikes-taken-up-0001 @compute
    Scenario: Éowyn takes up Glamdring, and beats with it the Wolf before her
      When Éowyn begins to use "Glamdring" and rolls 1 and 1 for the strike of Éowyn
      Then the strike against Éowyn failed
      And "Glamdring" is in use
      And Éowyn is tapped

    @id:strikes-taken-up-0002 @forbid
    Scenario: Legolas does not take up another blade while Éowyn faces her strike
      Then Legolas may not begin to use "Sword of Gondolin" by core.strikes.only-designated-actions
