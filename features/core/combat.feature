Feature: Combat

  Before strikes are dealt there is a moment to get out of it. Then the strikes are fought, and only
  who beats every one of them has beaten the attack.

  @rule:core.combat.cancel-or-modify-window
  Rule: Before strikes are assigned, an attack may be cancelled

    @id:core-combat-0001 @allow
    Scenario: Luckily, nobody is in
      Given the emended rules
      And untapped Glóin is at The Lonely Mountain
      And the player holds "Not at Home"
      When the company enters the site
      Then the attack is Dragon (1 strike at 14)
      When the player plays "Not at Home"
      Then it is legal
      And there is no attack
      And "Not at Home" is in the discard pile

    @id:core-combat-0002 @allow
    Scenario: Even Scatha may turn out to be somewhere else
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Gondmaeglom
      And the player holds "Not at Home"
      And the opponent holds "Scatha"
      When the opponent plays the creature "Scatha" on the company keyed to Gondmaeglom
      And the player plays "Not at Home"
      Then it is legal
      And there is no attack
      And "Scatha" and "Not at Home" are in the discard pile
      And the player has 0 kill points

    @id:core-combat-0003 @uses:core.site-phase.added-attacks-last @allow
    Scenario: There is such a moment before every attack
      Given the emended rules
      And untapped Beorn is at The Lonely Mountain
      And the opponent has "Smaug at Home" in play
      And the player holds "Not at Home"
      When the company enters the site
      And the player passes
      And Beorn faces the strike and rolls 4 and 4
      Then the attack is Dragon (2 strikes at 18/8)
      When the player plays "Not at Home"
      Then it is legal
      And there is no attack
      And "Not at Home" is in the discard pile
      And "Smaug at Home" is in play
      And Beorn is tapped

    @id:core-combat-0004 @forbid
    Scenario: It is no use against Wolves
      Given the emended rules
      And untapped Glóin is at Weathertop
      And the player holds "Not at Home"
      When the company enters the site
      And the player plays "Not at Home"
      Then it is illegal by the text of "Not at Home"

    @id:core-combat-0005 @forbid
    Scenario: Without an attack there is nothing to cancel
      Given the emended rules
      And untapped Glóin is at The Lonely Mountain
      And the player holds "Not at Home"
      When the player plays "Not at Home"
      Then it is illegal by the text of "Not at Home"

  @rule:core.combat.window-closes
  Rule: Once both are done, the attack comes as it is

    @id:core-combat-0006 @allow
    Scenario: Keep the card and fight
      Given the emended rules
      And untapped Beorn is at The Lonely Mountain
      And the player holds "Not at Home"
      When the company enters the site
      And the player passes
      Then it is legal
      When Beorn faces the strike and rolls 4 and 4
      Then it is legal
      And "Not at Home" is in hand
      And Beorn is tapped

    @id:core-combat-0007 @forbid
    Scenario: Second thoughts come too late
      Given the emended rules
      And untapped Beorn is at The Lonely Mountain
      And the player holds "Not at Home"
      When the company enters the site
      And the player passes
      And the player plays "Not at Home"
      Then it is illegal by core.combat.window-closes

    @id:core-combat-0008 @forbid
    Scenario: Too late, although there are strikes left to assign
      Given the emended rules
      And untapped Aragorn II, untapped Beorn and untapped Glóin are at Dancing Spire
      And the player holds "Not at Home"
      When the company enters the site
      And the player passes
      And the player assigns a strike to Aragorn II
      And the player plays "Not at Home"
      Then it is illegal by core.combat.window-closes

  @rule:core.combat.creature-defeated
  Rule: A creature is defeated by beating each strike it dealt

    @id:core-combat-0009 @compute
    Scenario: Both strikes beaten
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Aragorn II and untapped Beorn are at Irerock
      And the opponent holds "Leucaruth"
      When the opponent plays the creature "Leucaruth" on the company keyed to Irerock
      And Aragorn II faces the strike and rolls 5 and 6, then 4 and 5 for the strike body check
      And Beorn faces the strike and rolls 5 and 5, then 4 and 5 for the strike body check
      Then "Leucaruth" is in the marshalling-point pile
      And the player has 4 kill points
      And Aragorn II and Beorn are tapped

    @id:core-combat-0010 @rule:core.strikes.excess-strikes @compute
    Scenario: One strike beaten, and nobody left for the other
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beorn is at Irerock
      And the opponent holds "Leucaruth"
      When the opponent plays the creature "Leucaruth" on the company keyed to Irerock
      And Beorn faces the strike and rolls 5 and 6, then 4 and 5 for the strike body check
      Then "Leucaruth" is in the marshalling-point pile
      And the player has 4 kill points
      And Beorn is tapped

  @rule:core.combat.creature-not-defeated
  Rule: A creature that is not defeated goes to the discard pile

    @id:core-combat-0011 @compute
    Scenario: One strike beaten, the other a draw
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Aragorn II and untapped Beorn are at Irerock
      And the opponent holds "Leucaruth"
      When the opponent plays the creature "Leucaruth" on the company keyed to Irerock
      And Aragorn II faces the strike and rolls 5 and 6, then 4 and 5 for the strike body check
      And Beorn faces the strike and rolls 4 and 5
      Then "Leucaruth" is in the discard pile
      And the player has 0 kill points
      And Aragorn II and Beorn are tapped

    @id:core-combat-0012 @compute
    Scenario: The strike fails, and the Dragon shrugs it off
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beorn is at Irerock
      And the opponent holds "Leucaruth"
      When the opponent plays the creature "Leucaruth" on the company keyed to Irerock
      And Beorn faces the strike and rolls 5 and 6, then 4 and 4 for the strike body check
      Then "Leucaruth" is in the discard pile
      And the player has 0 kill points
      And Beorn is tapped

    @id:core-combat-0013 @compute
    Scenario: No strike was ever dealt
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beorn is at Irerock
      And the player holds "Not at Home"
      And the opponent holds "Leucaruth"
      When the opponent plays the creature "Leucaruth" on the company keyed to Irerock
      And the player plays "Not at Home"
      Then "Leucaruth" and "Not at Home" are in the discard pile
      And the player has 0 kill points

  @rule:core.combat.automatic-attack-result
  Rule: An automatic-attack is beaten on the same terms

    Background:
      Given the emended rules
      And untapped Aragorn II and untapped Beorn are at The Lonely Mountain
      And Aragorn II bears "Glamdring"
      And the opponent has "Smaug at Home" in play
      When the company enters the site
      And the player assigns a strike to Beorn
      And Beorn faces the strike untapped and rolls 5 and 6

    @id:core-combat-0014 @compute
    Scenario: Smaug beaten on both sides
      When Aragorn II faces the strike and rolls 5 and 6, then 4 and 5 for the strike body check
      And Beorn faces the strike and rolls 6 and 6, then 4 and 5 for the strike body check
      Then "Smaug at Home" is in the marshalling-point pile
      And the player has 5 kill points
      And Aragorn II and Beorn are tapped

    @id:core-combat-0015 @compute
    Scenario: Smaug holds out on one side
      When Aragorn II faces the strike and rolls 5 and 6, then 4 and 5 for the strike body check
      And Beorn faces the strike and rolls 5 and 6
      Then "Smaug at Home" is in play
      And the player has 0 kill points
      And Aragorn II and Beorn are tapped

  @rule:core.combat.no-attack-during-combat
  Rule: One attack at a time

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Aragorn II and untapped Gimli are at Moria
      And the opponent holds "Orc-guard" and "Orc-watch"
      When the opponent plays the creature "Orc-watch" on the company

    @id:core-combat-0016 @forbid
    Scenario: The guard has to wait until the watch is done
      Then "Orc-watch" is in play
      And the opponent may not play the creature "Orc-guard" on the company by core.combat.no-attack-during-combat

    @id:core-combat-0017 @allow
    Scenario: The watch is done, and the guard comes running
      When Aragorn II faces the strike
      And the opponent passes and rolls 2 and 2 for the strike of Aragorn II
      And Gimli faces the strike and rolls 2 and 2
      And the opponent plays the creature "Orc-guard" on the company
      Then it is legal
      And the attack is Orc (5 strikes at 8)
      And "Orc-watch" is in the marshalling-point pile
      And the player has 1 kill point
      And Aragorn II and Gimli are tapped
      And "Orc-guard" is in play

  @rule:core.combat.no-attack-in-response
  Rule: An attack answers nothing

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Aragorn II is at Moria
      And the opponent holds "Orc-guard", "Doors of Night" and "Smaug at Home"

    @id:core-combat-0018 @forbid
    Scenario: Not while the Doors of Night are opening
      When the opponent plays "Doors of Night"
      And the opponent plays the creature "Orc-guard" on the company
      Then it is illegal by core.combat.no-attack-in-response
      And "Doors of Night" is being played

    @id:core-combat-0019 @allow
    Scenario: Once they stand open, by all means
      When the opponent plays "Doors of Night"
      And the opponent passes
      And the opponent plays the creature "Orc-guard" on the company
      Then it is legal
      And "Doors of Night" and "Orc-guard" are in play

  @rule:core.combat.composition-fixed
  Rule: What the company is like as the attack begins is what counts

    Background:
      Given the emended rules
      And the player is a Ringwraith

    @id:core-combat-0020 @uses:core.detainment.depends-on-defender @compute
    Scenario: The Orc is dead, but the Beornings saw him
      Given untapped Gorbag and untapped Ostisen are at Beorn's House
      When the company enters the site
      Then the attack is Man (2 strikes at 10)
      When Gorbag faces the strike and rolls 1 and 1, then 5 and 5 for the body check
      Then the attack is Man (2 strikes at 10)
      And Gorbag is out of play
      And the player has 0 character points
      When Ostisen faces the strike and rolls 1 and 1, then 4 and 4 for the body check
      Then Ostisen is wounded

    @id:core-combat-0021 @uses:core.detainment.depends-on-defender @compute
    Scenario: Nobody ever saw an Orc
      Given untapped Ostisen is at Beorn's House
      When the company enters the site
      And Ostisen faces the strike and rolls 1 and 1
      Then Ostisen is tapped

  @rule:core.combat.starred-kills-ringwraith
  Rule: Ringwraiths are not praised for slaying their own kind

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is the movement/hazard phase

    @id:core-combat-0022 @compute
    Scenario: The Dúnedain count for something
      Given untapped Gorbag and untapped Shagrat are at Bree
      And the opponent holds "Sons of Kings"
      When the opponent plays the creature "Sons of Kings" on the company
      And Gorbag faces the strike
      And the opponent passes and rolls 3 and 4 for the strike of Gorbag
      And Shagrat faces the strike and rolls 5 and 5
      Then "Sons of Kings" is in the marshalling-point pile
      And the player has 2 kill points
      And Gorbag and Shagrat are tapped

    @id:core-combat-0023 @compute
    Scenario: Other Orcs do not
      Given untapped Gorbag and untapped Shagrat are at Gondmaeglom
      And the opponent holds "Orc-patrol"
      When the opponent plays the creature "Orc-patrol" on the company
      And Gorbag faces the strike
      And the opponent passes and rolls 1 and 1 for the strike of Gorbag
      And Shagrat faces the strike and rolls 1 and 2
      Then "Orc-patrol" is out of play
      And the player has 0 kill points
      And Gorbag and Shagrat are tapped
