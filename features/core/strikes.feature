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
