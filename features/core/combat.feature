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

  @rule:core.combat.attack-is-own-action
  Rule: An attack that a card calls for is announced like any other action

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Elrond and untapped Aragorn II are at Lórien
      And the company is moving to Irerock by Starter Movement
      And the opponent has "Smaug Ahunt" in play

    @id:core-combat-0024 @order
    Scenario: Smaug is out hunting, and finds somebody
      Then the attack is Dragon (3 strikes at 15/7)
      And the attack comes from "Smaug Ahunt"

    @id:core-combat-0025 @allow
    Scenario: Elrond sees him coming, and knows what to tell of
      Given the player holds "Marvels Told"
      Then there is no attack
      And the player has to act
      When the player plays "Marvels Told" with Elrond on "Smaug Ahunt" in response
      Then it is legal
      When the player passes and rolls 6 and 6 for the corruption check of Elrond
      Then it is legal
      And there is no attack
      And Elrond is tapped
      And "Marvels Told" and "Smaug Ahunt" are in the discard pile

  @rule:core.combat.source-leaving-play
  Rule: Once it has begun, an attack goes on

    @id:core-combat-0026 @compute
    Scenario: The marvels are told too late
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Elrond and untapped Aragorn II are at Lórien
      And the company is moving to Irerock by Starter Movement
      And the opponent has "Smaug Ahunt" in play
      And the player holds "Marvels Told"
      Then the player has to act
      When the player passes
      Then the attack is Dragon (3 strikes at 15/7)
      When the player plays "Marvels Told" with Elrond on "Smaug Ahunt"
      And the player passes and rolls 6 and 6 for the corruption check of Elrond
      Then the attack is Dragon (3 strikes at 15/7)
      And Elrond is tapped
      And "Marvels Told" and "Smaug Ahunt" are in the discard pile

  @rule:core.combat.pending-effects-restrict
  Rule: With more to come, there is only time to fight

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Aragorn II and tapped Gimli are at Lórien
      And Gimli bears "Cram"
      And the company is moving to Irerock by Starter Movement
      And the opponent has "Smaug Ahunt" in play

    @id:core-combat-0027 @allow
    Scenario: One Dragon leaves time for a bite of bread
      When the player passes
      Then the attack comes from "Smaug Ahunt"
      And the player may use "Cram"

    @id:core-combat-0028 @forbid
    Scenario: Two Dragons do not
      Given the opponent has "Itangast Ahunt" in play
      When the player chooses "Smaug Ahunt" for "Itangast Ahunt"
      And the player passes
      Then the attack comes from "Smaug Ahunt"
      And the player may not use "Cram" by core.combat.pending-effects-restrict

  @rule:core.combat.kill-point-events
  Rule: A Dragon on the hunt can be slain like any other

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Aragorn II is at Lórien
      And Aragorn II bears "Glamdring"
      And the company is moving to Irerock by Starter Movement
      And the opponent has "Scatha Ahunt" in play

    @id:core-combat-0029 @compute
    Scenario: The end of Scatha
      When Aragorn II faces the strike and rolls 5 and 4, then 5 and 4 for the strike body check
      Then "Scatha Ahunt" is in the marshalling-point pile
      And the player has 5 kill points
      And Aragorn II is tapped

    @id:core-combat-0030 @compute
    Scenario: Scatha gets off with a scratch, and hunts on
      When Aragorn II faces the strike and rolls 5 and 4, then 5 and 3 for the strike body check
      Then "Scatha Ahunt" is in play
      And the player has 0 kill points
      And Aragorn II is tapped

  @rule:core.combat.pre-assignment-actions
  Rule: Before strikes are dealt there is still time for other things

    Background:
      Given the emended rules
      And untapped Aragorn II and tapped Gimli are at Moria
      And Gimli bears "Cram"

    @id:core-combat-0031 @allow
    Scenario: Gimli eats, and is ready for the Orc
      Given it is the movement/hazard phase
      And the opponent holds "Orc-lieutenant"
      When the opponent plays the creature "Orc-lieutenant" on the company
      And the player passes
      And the player uses "Cram"
      Then it is legal
      And Gimli is untapped
      And the player may assign a strike to Gimli
      And "Cram" is in the discard pile
      And "Orc-lieutenant" is in play

    @id:core-combat-0032 @forbid
    Scenario: At the gates of Moria he has to stay hungry
      When the company enters the site
      Then the player may not use "Cram" by core.actions.resource-action-timing

  @rule:core.combat.hazard-player-window
  Rule: On the way, the hazard player may make an attack worse

    Background:
      Given the emended rules
      And untapped Aragorn II and untapped Beorn are at Irerock
      And the opponent holds "Leucaruth" and "Prowess of Might"

    @id:core-combat-0033 @allow
    Scenario: Leucaruth is mightier than she looked
      Given it is the movement/hazard phase
      When the opponent plays the creature "Leucaruth" on the company keyed to Irerock
      And the opponent passes
      And the opponent plays "Prowess of Might"
      Then it is legal
      And the attack is Dragon (2 strikes at 17/9)
      And "Prowess of Might" is in the discard pile
      And "Leucaruth" is in play

    @id:core-combat-0034 @forbid
    Scenario: What lives at the site is as mighty as it is
      Given the player holds "Not at Home"
      When the company enters the site
      Then the attack is Dragon (1 strike at 14)
      And the opponent may not play "Prowess of Might" by core.combat.hazard-player-window

  @rule:core.combat.only-attack-effects-modify
  Rule: An attack heeds only what speaks of attacks

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Aragorn II and untapped Gimli are at Moria
      And the opponent holds "Orc-guard"

    @id:core-combat-0035 @compute
    Scenario: The minions stir
      Given the opponent has "Minions Stir" in play
      When the opponent plays the creature "Orc-guard" on the company
      Then the attack is Orc (6 strikes at 9)
      And "Orc-guard" is in play

    @id:core-combat-0036 @compute
    Scenario: A weary heart is the defender's own trouble
      Given the opponent holds "Weariness of the Heart"
      When the opponent plays "Weariness of the Heart" on Aragorn II
      And the opponent plays the creature "Orc-guard" on the company
      Then the attack is Orc (5 strikes at 8)
      And the prowess of Aragorn II is 5
      And "Orc-guard" is in play
      And "Weariness of the Heart" is in the discard pile

  @rule:core.combat.faced-when-initiated
  Rule: To have been attacked is to have faced the attack

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Aragorn II and untapped Gimli are at Moria
      And the player holds "Dark Quarrels"
      And the opponent holds "Orc-patrol" and "Orc-lieutenant"

    @id:core-combat-0037 @compute
    Scenario: The patrol quarrelled, and the lieutenant is furious
      When the opponent plays the creature "Orc-patrol" on the company
      And the player plays "Dark Quarrels"
      And the opponent plays the creature "Orc-lieutenant" on the company
      Then the attack is Orc (1 strike at 11)
      And "Orc-lieutenant" is in play
      And "Dark Quarrels" and "Orc-patrol" are in the discard pile

    @id:core-combat-0038 @compute
    Scenario: There was no patrol
      When the opponent plays the creature "Orc-lieutenant" on the company
      Then the attack is Orc (1 strike at 7)
      And "Orc-lieutenant" is in play

  @rule:core.combat.helper-in-company
  Rule: Help comes from within

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Merry and untapped Gimli are at Moria
      And the opponent holds "Barrow-wight"

    @id:core-combat-0039 @allow
    Scenario: The Star-glass shines in the dark of Moria
      Given Gimli bears "Star-glass"
      When the opponent plays the creature "Barrow-wight" on the company
      And the player uses "Star-glass"
      Then it is legal
      When the player passes and rolls 6 and 6 for the corruption check of Gimli
      Then it is legal
      And there is no attack
      And Gimli is tapped
      And "Barrow-wight" is in the discard pile

    @id:core-combat-0040 @forbid
    Scenario: At Lórien it shines for others
      Given untapped Legolas is at Lórien
      And Legolas bears "Star-glass"
      And the player holds "Concealment"
      When the player chooses Gimli's company to go next
      And the opponent plays the creature "Barrow-wight" on Gimli's company
      Then the player may play "Concealment" with Merry
      And the player may not use "Star-glass" by core.combat.helper-in-company
      And "Barrow-wight" is in play

    @id:core-combat-0041 @forbid
    Scenario: A scout at Lórien conceals nobody at Moria
      Given untapped Pippin is at Lórien
      And the player holds "Concealment"
      When the player chooses Gimli's company to go next
      And the opponent plays the creature "Barrow-wight" on Gimli's company
      Then the player may play "Concealment" with Merry
      And the player may not play "Concealment" with Pippin by core.combat.helper-in-company
      And "Barrow-wight" is in play

  @rule:core.combat.keyed-by-name
  Rule: Called by its name, a place is no longer one of its kind

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Legolas and untapped Gimli are at Lórien
      And Legolas bears "Elven Cloak"
      And the opponent holds "Giant Spiders"
      And the player holds "Risky Blow"

    @id:core-combat-0042 @allow
    Scenario: In the wild the cloak hides him
      Given the company is moving to The Lonely Mountain by Starter Movement
      When the opponent plays the creature "Giant Spiders" on the company keyed to a Wilderness
      And Legolas faces the strike
      And the player uses "Elven Cloak"
      Then it is legal
      And "Elven Cloak" is tapped
      And "Giant Spiders" is in play

    @id:core-combat-0043 @forbid
    Scenario: In the Heart of Mirkwood the Spiders know every leaf
      Given the company is moving to Woodmen-town by Wold & Foothills, Anduin Vales and Western Mirkwood
      When the opponent plays the creature "Giant Spiders" on the company keyed to Western Mirkwood
      And Legolas faces the strike
      Then the player may play "Risky Blow" on Legolas
      And the player may not use "Elven Cloak" by core.combat.keyed-by-name
      And "Giant Spiders" is in play

  @rule:core.combat.no-return-mid-attack
  Rule: Nobody runs away from a fight

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Legolas and untapped Gimli are at Lórien
      And the company is moving to The Lonely Mountain by Starter Movement
      And the opponent holds "Giant Spiders" and "Long Winter"

    @id:core-combat-0044 @forbid
    Scenario: The snow has to wait for the Spiders
      When the opponent plays the creature "Giant Spiders" on the company keyed to a Wilderness
      And the opponent passes
      Then the attack is Spider (2 strikes at 10)
      And the opponent may not play "Long Winter" by core.combat.no-return-mid-attack
      And "Giant Spiders" is in play

    @id:core-combat-0045 @allow
    Scenario: When there are no Spiders, let it snow
      Then the opponent may play "Long Winter"

  @rule:core.combat.no-return-mid-attack
  Rule: Of several effects of a card, one may send the company back

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar and untapped Gimli are at Edhellond
      And the company is moving to Southron Oasis by Starter Movement
      And the opponent has "Doors of Night" in play
      And the opponent holds "Drowning Seas" and "Corsairs of Umbar"

    @id:core-combat-0801 @forbid
    Scenario: Drowning Seas would send the company back while Corsairs attack
      When the opponent plays the creature "Corsairs of Umbar" on the company keyed to a Coastal Sea
      And the opponent passes
      Then the attack is Man (5 strikes at 9)
      And the opponent may not play "Drowning Seas" on the company for its second effect by core.combat.no-return-mid-attack
      And "Corsairs of Umbar" is in play

    @id:core-combat-0802 @allow
    Scenario: Drowning Seas sends the company back before anybody attacks
      Then the opponent may play "Drowning Seas" on the company for its second effect

  @rule:core.combat.no-return-mid-attack
  Rule: An agent may have a company sent back

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin and untapped Gimli are at Beorn’s House
      And the company is moving to Goblin-gate
      And the opponent has Baduila as a face-up agent at Goblin-gate
      And the opponent holds "Orc-guard"

    @id:core-combat-0803 @forbid
    Scenario: Baduila would be discarded for it while Orcs attack
      When the opponent plays the creature "Orc-guard" on the company keyed to a Shadow-hold
      And the opponent passes
      Then the opponent may not use Baduila on the company by core.combat.no-return-mid-attack
      And "Orc-guard" is in play

    @id:core-combat-0804 @allow
    Scenario: Baduila is discarded for it before anybody attacks
      Then the opponent may use Baduila on the company

  @rule:core.combat.off-turn-defender
  Rule: Who is attacked out of turn can only hold out

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And untapped The Witch-king is at Moria
      And the company has entered the site
      And the opponent's untapped Aragorn II, the opponent's untapped Beorn, the opponent's untapped Legolas, the opponent's untapped Balin and the opponent's untapped Pippin are at the opponent's Moria
      And the player holds "Hounds of Sauron"
      And the opponent holds "Concealment"
      When the player plays "Hounds of Sauron" with The Witch-king on the opponent's company
      Then the attack is Wolf (4 strikes at 8)
      And "Hounds of Sauron" is in the discard pile

    @id:core-combat-0046 @forbid
    Scenario: Aragorn cannot hide his friends from the hounds
      Then the opponent may not play "Concealment" with the opponent's Aragorn II by core.combat.off-turn-defender

    @id:core-combat-0047 @forbid
    Scenario: Nobody comes to Aragorn's aid
      When the opponent assigns a strike to the opponent's Aragorn II
      And the opponent assigns a strike to the opponent's Beorn
      And the opponent assigns a strike to the opponent's Legolas
      And the opponent assigns a strike to the opponent's Balin
      And the opponent's Aragorn II faces the strike with the support of the opponent's Pippin
      Then it is illegal by core.combat.off-turn-defender

    @id:core-combat-0048 @forbid
    Scenario: Nobody holds back
      When the opponent assigns a strike to the opponent's Aragorn II
      And the opponent assigns a strike to the opponent's Beorn
      And the opponent assigns a strike to the opponent's Legolas
      And the opponent assigns a strike to the opponent's Balin
      And the opponent's Aragorn II faces the strike untapped
      Then it is illegal by core.combat.off-turn-defender

    @id:core-combat-0049 @allow
    Scenario: They fight as they are
      When the opponent assigns a strike to the opponent's Aragorn II
      And the opponent assigns a strike to the opponent's Beorn
      And the opponent assigns a strike to the opponent's Legolas
      And the opponent assigns a strike to the opponent's Balin
      And the opponent's Aragorn II faces the strike and rolls 2 and 2
      Then it is legal
      And the opponent's Aragorn II is tapped

  @rule:core.combat.kill-point-events
  Rule: What becomes of a Dragon that was not slain is not settled

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Aragorn II is at Lórien
      And Aragorn II bears "Glamdring"
      And the company is moving to Irerock by Starter Movement
      And the opponent has "Scatha Ahunt" in play

    @id:core-combat-0050 @compute
    Scenario: By the letter, the hunt is over
      Given reading b of q.core.undefeated-event
      When Aragorn II faces the strike and rolls 5 and 4, then 5 and 3 for the strike body check
      Then "Scatha Ahunt" is in the discard pile
      And the player has 0 kill points
      And Aragorn II is tapped

  @rule:core.combat.creature-not-defeated
  Rule: To get out of a strike's way is not to beat it

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Gimli and untapped Pippin are at Rivendell
      And the company is moving to Weathertop by Starter Movement
      And the player holds "Halfling Stealth"
      And the opponent holds "Wargs"

    @id:core-combat-0051 @compute
    Scenario: One Warg is beaten, the other has lost the scent
      When the opponent plays the creature "Wargs" on the company
      And Pippin faces the strike
      And the player plays "Halfling Stealth" on Pippin
      And Gimli faces the strike and rolls 3 and 3
      Then "Wargs" and "Halfling Stealth" are in the discard pile
      And the player has 0 kill points
      And Gimli is tapped

    @id:core-combat-0052 @rule:core.combat.creature-defeated @compute
    Scenario: Or else it counts for nothing at all
      Given reading b of q.core.cancelled-strike
      When the opponent plays the creature "Wargs" on the company
      And Pippin faces the strike
      And the player plays "Halfling Stealth" on Pippin
      And Gimli faces the strike and rolls 3 and 3
      Then "Wargs" is in the marshalling-point pile
      And "Halfling Stealth" is in the discard pile
      And the player has 1 kill point
      And Gimli is tapped

  @rule:core.combat.window-closes
  Rule: What stirs the minions up has to stir them in time

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Aragorn II and untapped Gimli are at Moria
      And the opponent holds "Orc-watch" and "Minions Stir"
      When the opponent plays the creature "Orc-watch" on the company
      And the opponent passes

    @id:core-combat-0053 @allow
    Scenario: Before a strike is dealt
      When the opponent plays "Minions Stir"
      Then it is legal
      And the attack is Orc (4 strikes at 10)
      And "Minions Stir" and "Orc-watch" are in play

    @id:core-combat-0054 @forbid
    Scenario: Between two strikes
      When the opponent passes
      And Aragorn II faces the strike
      And the opponent passes and rolls 3 and 3 for the strike of Aragorn II
      Then Aragorn II is tapped
      And "Orc-watch" is in play
      And the opponent may not play "Minions Stir" by core.combat.window-closes

  @rule:core.combat.cancel-or-modify-window
  Rule: An attack may be blunted as a whole

    @id:core-combat-0055 @allow
    Scenario: Wolves do not like the light
      Given the emended rules
      And untapped Aragorn II and untapped Gimli are at Isengard
      And Gimli bears "Star-glass"
      When the company enters the site
      And the player uses "Star-glass" for its second effect
      Then it is legal
      When the player passes and rolls 6 and 6 for the corruption check of Gimli
      Then the attack is Wolf (3 strikes at 5)
      And Gimli is tapped

  @rule:core.combat.window-closes
  Rule: As long as one has something to do, the other may answer

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Aragorn II and untapped Gimli are at Moria
      And Gimli bears "Cram"
      And Gimli is tapped
      And the opponent holds "Orc-watch" and "Minions Stir"
      When the opponent plays the creature "Orc-watch" on the company
      And the player passes
      And the opponent passes
      And the opponent passes

    @id:core-combat-0056 @allow
    Scenario: Gimli eats, and the minions see it and stir
      When the player uses "Cram"
      And the opponent passes
      And the opponent plays "Minions Stir"
      Then it is legal
      And the attack is Orc (4 strikes at 10)
      And "Minions Stir" and "Orc-watch" are in play
      And "Cram" is in the discard pile
      And Gimli is untapped

    @id:core-combat-0057 @forbid
    Scenario: Gimli does not eat, and that was it
      When the player passes
      Then the strikes are assigned to Aragorn II and Gimli
      And "Orc-watch" is in play
      And the opponent may not play "Minions Stir" by core.combat.window-closes

  @rule:core.combat.helper-in-company
  Rule: What belongs to no company helps any

    @id:core-combat-0058 @allow
    Scenario: The Orcs fall out with one another, and nobody had to be there
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Merry and untapped Gimli are at Moria
      And untapped Legolas is at Lórien
      And the player holds "Dark Quarrels"
      And the opponent holds "Orc-patrol"
      When the player chooses Gimli's company to go next
      And the opponent plays the creature "Orc-patrol" on Gimli's company
      And the player plays "Dark Quarrels"
      Then it is legal
      And there is no attack
      And "Dark Quarrels" and "Orc-patrol" are in the discard pile

  @rule:core.combat.composition-fixed
  Rule: The next attack looks again

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And untapped Gorbag and untapped Ostisen are at Thranduil's Halls
      When the company enters the site

    @id:core-combat-0059 @compute
    Scenario: The Orc is dead, and the others take Ostisen for a traveller
      When Gorbag faces the strike and rolls 1 and 1, then 5 and 5 for the body check
      And Ostisen faces the strike and rolls 1 and 1, then 4 and 4 for the body check
      Then there is no attack
      And Gorbag is out of play
      And Ostisen is wounded
      And the player has 0 character points

    @id:core-combat-0060 @compute
    Scenario: The Orc lives, and there are more arrows
      When Gorbag faces the strike and rolls 1 and 1, then 4 and 4 for the body check
      And Ostisen faces the strike and rolls 1 and 1, then 4 and 4 for the body check
      Then the attack is Elf (3 strikes at 10)
      And Gorbag and Ostisen are wounded

  @rule:core.combat.hazard-player-window
  Rule: Each side has its own tricks, and has them in hand

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Aragorn II and untapped Beorn are at Irerock
      And the opponent's play deck holds "Cave Worm"

    @id:core-combat-0061 @forbid
    Scenario: Prowess of Might lies in the discard pile
      Given the opponent holds "Leucaruth" and "Weariness of the Heart"
      And the opponent's discard pile holds "Prowess of Might"
      When the opponent plays the creature "Leucaruth" on the company keyed to Irerock
      And the opponent passes
      Then the opponent may not play "Prowess of Might" by core.combat.hazard-player-window
      And "Leucaruth" is in play

    @id:core-combat-0062 @forbid
    Scenario: Nobody makes the beast that attacks him mightier
      Given the opponent holds "Leucaruth" and "Weariness of the Heart"
      And the player holds the player's "Prowess of Might" and "Not at Home"
      When the opponent plays the creature "Leucaruth" on the company keyed to Irerock
      Then the player may not play the player's "Prowess of Might" by core.combat.hazard-player-window
      And "Leucaruth" is in play

    @id:core-combat-0063 @rule:core.combat.cancel-or-modify-window @forbid
    Scenario: Nor does anybody send his own beast away
      Given the opponent holds "Leucaruth", "Prowess of Might" and the opponent's "Not at Home"
      When the opponent plays the creature "Leucaruth" on the company keyed to Irerock
      And the opponent passes
      Then the opponent may play "Prowess of Might"
      And the opponent may not play the opponent's "Not at Home" by core.combat.cancel-or-modify-window
      And "Leucaruth" is in play

    @id:core-combat-0064 @rule:core.combat.cancel-or-modify-window @forbid
    Scenario: Not at Home lies in the discard pile
      Given the opponent holds "Leucaruth"
      And the player holds "Vanishment"
      And the player's discard pile holds "Not at Home"
      When the opponent plays the creature "Leucaruth" on the company keyed to Irerock
      Then the player may not play "Not at Home" by core.combat.cancel-or-modify-window
      And "Leucaruth" is in play

  @rule:core.combat.helper-in-company
  Rule: What does nothing about the attack may come from anywhere

    @id:core-combat-0301 @allow
    Scenario: Gimli has his bread in Rivendell while Orcs fall on Aragorn in Moria
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Aragorn II is at Moria
      And tapped Gimli is at Rivendell
      And Gimli bears "Cram"
      And the opponent holds "Orc-watch"
      When the player chooses Aragorn II's company to go next
      And the opponent plays the creature "Orc-watch" on Aragorn II's company
      And the player uses "Cram"
      Then it is legal
      And Gimli is untapped
      And "Cram" is in the discard pile
      And "Orc-watch" is in play

  @rule:core.combat.window-closes
  Rule: What stirs others may still come

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Aragorn II and untapped Legolas are at Rivendell
      And the company is moving to Weathertop by Starter Movement
      And the opponent holds "Wargs", "Orc-patrol" and "Minions Stir"

    @id:core-combat-0302 @allow
    Scenario: Orcs and Trolls hear of it while the Wargs are biting
      When the opponent plays the creature "Wargs" on the company keyed to a Wilderness
      And Legolas faces the strike and rolls 5 and 6
      Then the opponent may play "Minions Stir"
      And "Wargs" is in play
      And Legolas is tapped

    @id:core-combat-0303 @forbid
    Scenario: The Orcs who have drawn their blades do not
      When the opponent plays the creature "Orc-patrol" on the company keyed to a Wilderness
      And Legolas faces the strike
      And the opponent passes and rolls 5 and 6 for the strike of Legolas
      Then the attack is Orc (3 strikes at 6)
      And the opponent may not play "Minions Stir" by core.combat.window-closes
      And "Orc-patrol" is in play
      And Legolas is tapped

  @rule:core.combat.cancel-or-modify-window
  Rule: What one does not hold helps nobody

    @id:core-combat-0304 @forbid
    Scenario: The quarrel was yesterday
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Aragorn II is at Moria
      And the opponent holds "Orc-watch"
      And the player holds the player's "Dark Quarrels"
      And the player's discard pile holds "Risky Blow" and "Escape"
      When the opponent plays the creature "Orc-watch" on the company
      Then the player may play "Dark Quarrels"
      And the player may not play "Escape" on Aragorn II by core.combat.cancel-or-modify-window
      And "Orc-watch" is in play

  @rule:core.combat.pending-effects-restrict
  Rule: With more to come, there is time for what is done about the attack

    @id:core-combat-0305 @allow
    Scenario: Aragorn runs from the first Dragon, with the second behind him
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Aragorn II and tapped Gimli are at Lórien
      And the company is moving to Irerock by Starter Movement
      And the opponent has "Smaug Ahunt" and "Itangast Ahunt" in play
      And the player holds "Escape" and "Marvels Told"
      When the player chooses "Smaug Ahunt" for "Itangast Ahunt"
      Then the attack comes from "Smaug Ahunt"
      And the player may play "Escape" on Aragorn II

  @rule:core.combat.creature-defeated
  Rule: A strike that was called off was not beaten, unless it does not count

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Aragorn II and untapped Pippin are at Rivendell
      And the company is moving to Weathertop by Starter Movement
      And the opponent holds "Wargs"
      And the player holds "Halfling Stealth"

    @id:core-combat-0306 @compute
    Scenario: One Warg is beaten, the other finds no Hobbit, and both are off
      When the opponent plays the creature "Wargs" on the company keyed to a Wilderness
      And Aragorn II faces the strike and rolls 5 and 5
      And Pippin faces the strike
      And the player plays "Halfling Stealth" on Pippin
      Then there is no attack
      And "Wargs" is in the discard pile
      And the player has 0 kill points
      And Aragorn II is tapped
      And "Halfling Stealth" is in the discard pile

    @id:core-combat-0307 @compute
    Scenario: It does not count, and the Wargs are beaten
      Given reading b of q.core.cancelled-strike
      When the opponent plays the creature "Wargs" on the company keyed to a Wilderness
      And Aragorn II faces the strike and rolls 5 and 5
      And Pippin faces the strike
      And the player plays "Halfling Stealth" on Pippin
      Then there is no attack
      And "Wargs" is in the marshalling-point pile
      And the player has 1 kill point
      And Aragorn II is tapped
      And "Halfling Stealth" is in the discard pile

    @id:core-combat-0308 @compute
    Scenario: What counts has to be beaten all the same
      Given reading b of q.core.cancelled-strike
      When the opponent plays the creature "Wargs" on the company keyed to a Wilderness
      And Aragorn II faces the strike and rolls 1 and 2
      And Pippin faces the strike
      And the player plays "Halfling Stealth" on Pippin
      Then there is no attack
      And "Wargs" is in the discard pile
      And the player has 0 kill points
      And Aragorn II is tapped
      And "Halfling Stealth" is in the discard pile

  @rule:core.combat.agent-wounded
  Rule: An agent who misses is hurt

    Background:
      Given the emended rules
      And it is the site phase
      And untapped Aragorn II is at Bree
      And the opponent has Wormtongue as a face-up agent at Bree

    @id:core-combat-0065 @order
    Scenario: Wormtongue crawls away
      When the company enters the site
      And the agent Wormtongue falls upon the company
      And Aragorn II faces the strike and rolls 2 and 2 for the strike of Wormtongue, then 3 and 3 for the strike of Aragorn II, then 4 and 4 for the strike body check
      Then Wormtongue is wounded
      And Wormtongue is in play
      And Aragorn II is tapped
      And there is no attack

    @id:core-combat-0066 @order
    Scenario: If he hits, he is not
      When the company enters the site
      And the agent Wormtongue falls upon the company
      And Aragorn II faces the strike and rolls 6 and 6 for the strike of Wormtongue, then 3 and 3 for the strike of Aragorn II, then 4 and 4 for the body check
      Then Wormtongue is untapped
      And Aragorn II is wounded
      And there is no attack

  @rule:core.combat.agent-defeated
  Rule: An agent who is beaten is worth something to a Wizard

    Background:
      Given the emended rules
      And it is the site phase
      And untapped Aragorn II is at Goblin-gate
      And the opponent has Baduila as a face-up agent at Goblin-gate
      And the player holds "Concealment"
      And the opponent holds "Twilight"

    @id:core-combat-0067 @order
    Scenario: Baduila's days are over
      When the company enters the site
      And the player plays "Concealment" with Aragorn II
      And the agent Baduila falls upon the company
      And Aragorn II faces the strike and rolls 1 and 1 for the strike of Baduila, then 6 and 6 for the strike of Aragorn II, then 5 and 5 for the strike body check
      And the player keeps the agent Baduila
      Then it is legal
      And Baduila is in the player's marshalling-point pile
      And the player has 3 kill points
      And the opponent's Goblin-gate is in the location deck
      And Aragorn II is tapped
      And "Concealment" is in the discard pile
      And there is no attack

    @id:core-combat-0068 @order
    Scenario: Nobody cares to keep him
      When the company enters the site
      And the player plays "Concealment" with Aragorn II
      And the agent Baduila falls upon the company
      And Aragorn II faces the strike and rolls 1 and 1 for the strike of Baduila, then 6 and 6 for the strike of Aragorn II, then 5 and 5 for the strike body check
      And the player passes
      Then Baduila is in the opponent's out-of-play pile
      And the opponent's Goblin-gate is in the location deck
      And Aragorn II is tapped
      And "Concealment" is in the discard pile

    @id:core-combat-0069 @forbid
    Scenario: He got up again
      When the company enters the site
      And the player plays "Concealment" with Aragorn II
      And the agent Baduila falls upon the company
      And Aragorn II faces the strike and rolls 1 and 1 for the strike of Baduila, then 6 and 6 for the strike of Aragorn II, then 4 and 4 for the strike body check
      And the player keeps the agent Baduila
      Then it is illegal by core.combat.agent-defeated
      And Baduila is wounded
      And Aragorn II is tapped
      And "Concealment" is in the discard pile

  # Fallen-wizards and Balrogs

  @rule:core.combat.starred-kills-fallen-wizard
  Rule: A Fallen-wizard gains nothing by slaying those whom he should protect

    Background:
      Given the emended rules
      And the player is a Fallen-wizard
      And it is the movement/hazard phase
      And untapped Lugdush is at Isengard
      And the company is moving to the minion Bree by Gap of Isen, Enedhwaith, Cardolan and Arthedain

    @id:core-combat-0101 @compute
    Scenario: Sons of kings fall, to no avail
      When the opponent plays the creature "Sons of Kings" on the company
      And Lugdush faces the strike and rolls 6 and 6
      And the attack is over
      Then "Sons of Kings" is out of play
      And Lugdush is tapped
      And the player has 0 kill points

    @id:core-combat-0102 @compute
    Scenario: A brigand's death is to his credit
      When the opponent plays the creature "Lawless Men" on the company
      And Lugdush faces the strike and rolls 6 and 6
      And the attack is over
      Then the player has 1 kill point
      And "Lawless Men" is in the marshalling-point pile
      And Lugdush is tapped

  @rule:core.combat.starred-kills-balrog
  Rule: The Balrog gains nothing by slaying his like

    Background:
      Given the emended rules
      And the player is the Balrog
      And it is the movement/hazard phase
      And untapped Azog is at Moria
      And the company is moving to the minion Goblin-gate by Redhorn Gate, Wold & Foothills, Anduin Vales and High Pass

    @id:core-combat-0103 @compute
    Scenario: A worm in the way
      When the opponent plays the creature "Cave Worm" on the company keyed to High Pass
      And Azog faces the strike and rolls 6 and 6
      And the attack is over
      Then "Cave Worm" is out of play
      And Azog is tapped
      And the player has 0 kill points

    @id:core-combat-0104 @compute
    Scenario: Sons of kings in the way
      When the opponent plays the creature "Sons of Kings" on the company
      And Azog faces the strike and rolls 6 and 6
      And the attack is over
      Then the player has 2 kill points
      And "Sons of Kings" is in the marshalling-point pile
      And Azog is tapped

  @rule:core.combat.no-attack-during-combat
  Rule: Nor does an event bring about another

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Elladan is at Edhellond
      And the company is moving to the player's Lond Galen by Starter Movement
      And the opponent has Herion as a face-up agent at the opponent's Lond Galen
      And the opponent holds "Cunning Foes", "To Get You Away" and "Wargs"
      And the opponent's location deck holds "Dol Amroth"

    @id:core-combat-0901 @forbid
    Scenario: Herion has to wait until the Wargs are done
      When the opponent plays the creature "Wargs" on the company keyed to a Wilderness
      Then the opponent may not play "Cunning Foes" with Herion on the company by core.combat.no-attack-during-combat
      And the opponent may not play "To Get You Away" with Herion on the company to hold somebody at Dol Amroth by core.combat.no-attack-during-combat
      And "Wargs" is in play

    @id:core-combat-0902 @allow
    Scenario: While nobody fights he may come by either
      Then the opponent may play "Cunning Foes" with Herion on the company
      And the opponent may play "To Get You Away" with Herion on the company to hold somebody at Dol Amroth

  @rule:core.combat.no-attack-in-response
  Rule: Nor does it answer anything

    @id:core-combat-0903 @forbid
    Scenario: While the Doors of Night are opening, Herion stays where he is
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Elladan is at Edhellond
      And the company is moving to the player's Lond Galen by Starter Movement
      And the opponent has Herion as a face-up agent at the opponent's Lond Galen
      And the opponent holds "Cunning Foes" and "Doors of Night"
      When the opponent plays "Doors of Night"
      And the opponent plays "Cunning Foes" with Herion on the company
      Then it is illegal by core.combat.no-attack-in-response
      And "Doors of Night" is being played

  @rule:core.combat.agent-defeated
  Rule: An agent who is beaten in earnest is worth nothing to minions

    @id:core-combat-0943 @order
    Scenario: Wormtongue's days are over, and Gorbag's master is not asked
      Given the minions-printed rules
      And the player is a Ringwraith
      And it is the site phase
      And untapped Gorbag is at Mount Gram
      And the opponent has Wormtongue as a face-up agent at Mount Gram
      When the company enters the site
      And the agent Wormtongue falls upon the company
      And Gorbag faces the strike and rolls 1 and 1 for the strike of Wormtongue, then 6 and 6 for the strike of Gorbag, then 5 and 5 for the strike body check
      Then Wormtongue is in the opponent's out-of-play pile
      And the opponent's Mount Gram is in the location deck
      And Gorbag is tapped
      And there is no attack

  @rule:core.combat.agent-defeated
  Rule: An agent is worth to his captor what he is worth to him

    @id:core-combat-0944 @compute
    Scenario: Baduila served a Fallen-wizard, and is worth three to a Wizard
      Given the emended rules
      And the opponent is a Fallen-wizard
      And the player's marshalling-point pile holds the opponent's "Baduila"
      Then the player has 3 kill points

  @rule:core.combat.no-attack-during-combat
  Rule: An event that turns an ally on his controller waits for the end of a fight

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Faramir and untapped Aragorn II are at Wellinghall
      And Faramir bears "Treebeard"
      And the company is moving to Edoras through Fangorn, "Gap of Isen" and Rohan
      And the opponent holds "Stay Her Appetite" and "Wolves"

    @id:second-attacks-0001 @forbid
    Scenario: Treebeard cannot turn on Faramir while the Wolves attack
      When the opponent plays the creature "Wolves" on the company keyed to a Wilderness
      Then the opponent may not play "Stay Her Appetite" on "Treebeard" by core.combat.no-attack-during-combat
      And "Wolves" is in play

    @id:second-attacks-0002 @allow
    Scenario: Treebeard can turn on Faramir while nobody attacks
      Then the opponent may play "Stay Her Appetite" on "Treebeard"

  @rule:core.combat.no-attack-in-response
  Rule: An event that turns an ally on his controller answers nothing

    @id:second-attacks-0003 @forbid
    Scenario: Treebeard cannot turn on Faramir in response to Doors of Night
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Faramir and untapped Aragorn II are at Wellinghall
      And Faramir bears "Treebeard"
      And the opponent holds "Stay Her Appetite" and "Doors of Night"
      When the opponent plays "Doors of Night"
      And the opponent plays "Stay Her Appetite" on "Treebeard"
      Then it is illegal by core.combat.no-attack-in-response
      And "Doors of Night" is being played

  @rule:core.combat.no-attack-during-combat
  Rule: A resource that makes an attack waits as well

    Background:
      Given the emended rules
      And untapped Frodo, untapped Pippin and untapped Beretar are at Moria
      And Moria is tapped
      And the company has entered the site
      And the player holds "Rescue Prisoners" and "Lucky Search"

    @id:second-attacks-0004 @forbid
    Scenario: Frodo cannot search while the Spiders hold the prisoners
      When the player plays "Rescue Prisoners" on the company
      Then the attack is Spider (2 strikes at 7)
      And the player may not play "Lucky Search" with Frodo by core.combat.no-attack-during-combat
      And Moria is tapped
      And "Rescue Prisoners" is in play

    @id:second-attacks-0005 @allow
    Scenario: Frodo can search before anybody looks for the prisoners
      Then the player may play "Lucky Search" with Frodo

  @rule:core.combat.no-attack-in-response
  Rule: A resource that makes an attack answers nothing

    Background:
      Given the emended rules
      And untapped Frodo, tapped Pippin and untapped Beretar are at Moria
      And Pippin bears "Cram"
      And Moria is tapped
      And the company has entered the site
      And the player holds "Rescue Prisoners" and "Gates of Morning"

    @id:second-attacks-0006 @forbid
    Scenario: Nobody looks for the prisoners while Gates of Morning are being played
      When the player plays "Gates of Morning"
      And the opponent passes
      And the player plays "Rescue Prisoners" on the company in response
      Then it is illegal by core.combat.no-attack-in-response
      And "Gates of Morning" is being played

    @id:second-attacks-0008 @allow
    Scenario: They look for the prisoners once Gates of Morning are in play
      When the player plays "Gates of Morning"
      Then the player may play "Rescue Prisoners" on the company
      And "Gates of Morning" is in play

  @rule:core.combat.pending-effects-restrict
  Rule: While the same event has more to come, there is only time to fight

    Background:
      Given the emended rules
      And untapped Frodo, untapped Beretar and tapped Pippin are at Moria
      And Pippin bears "Cram"
      And Moria is tapped
      And the company has entered the site
      And the player holds "Rescue Prisoners" and "Lucky Search"

    @id:second-attacks-0007 @forbid
    Scenario: Pippin cannot eat while Rescue Prisoners has more to come than its Spiders
      When the player plays "Rescue Prisoners" on the company
      Then the attack is Spider (2 strikes at 7)
      And the player may not use "Cram" by core.combat.pending-effects-restrict
      And "Rescue Prisoners" is in play

    @id:second-attacks-0009 @forbid
    Scenario: Pippin cannot eat between the strikes of the Spiders either
      When the player plays "Rescue Prisoners" on the company
      And the player assigns a strike to Beretar
      And the player assigns a strike to Frodo
      And Beretar faces the strike and rolls 6 and 6
      Then the player may not use "Cram" by core.combat.pending-effects-restrict
      And "Rescue Prisoners" is in play
      And Beretar is tapped

    @id:second-attacks-0010 @allow
    Scenario: Pippin can eat while he meets the guard of Lucky Search, which has nothing more to come
      When the player plays "Lucky Search" with Frodo
      Then the attack comes from "Lucky Search"
      And the player may use "Cram"
      And Frodo is tapped
      And "Lucky Search" is in the discard pile
