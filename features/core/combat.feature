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
