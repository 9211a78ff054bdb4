Feature: Defeating a Dragon

  When one manifestation of a Dragon falls, the Dragon is dead: his other cards go, no new ones come,
  and his lair is a hole in the rock.

  @rule:dragons.defeat.only-opponent-scores @rule:dragons.defeat.kill-points
  Rule: The glory goes to whoever slays the other player's Dragon

    Background:
      Given the emended rules
      And untapped Aragorn II and untapped Beorn are at The Lonely Mountain
      And Aragorn II bears "Glamdring"
      And the opponent has "Smaug at Home" in play

    @id:defeat-0001 @compute
    Scenario: Slain on his own doorstep
      When the company enters the site
      And the player assigns a strike to Beorn
      And Beorn faces the strike untapped and rolls 5 and 6
      And Aragorn II faces the strike and rolls 5 and 6, then 4 and 5 for the strike body check
      And Beorn faces the strike and rolls 6 and 6, then 4 and 5 for the strike body check
      Then "Smaug at Home" is in the marshalling-point pile
      And the player has 5 kill points
      And the opponent has 0 kill points
      And Aragorn II and Beorn are tapped

    @id:defeat-0002 @compute
    Scenario: Half a Dragon is worth nothing
      When the company enters the site
      And the player assigns a strike to Beorn
      And Beorn faces the strike untapped and rolls 5 and 6
      And Aragorn II faces the strike and rolls 5 and 6, then 4 and 5 for the strike body check
      And Beorn faces the strike and rolls 5 and 6
      Then "Smaug at Home" is in play
      And the player has 0 kill points
      And The Lonely Mountain has the automatic-attacks Dragon (1 strike at 14) and Dragon (2 strikes at 18/8)
      And Aragorn II and Beorn are tapped

  @rule:dragons.defeat.own-manifestation
  Rule: There is no glory in slaying one's own Dragon

    Background:
      Given the emended rules
      And untapped Aragorn II and untapped Beorn are at The Lonely Mountain
      And Aragorn II bears "Glamdring"
      And the player has "Smaug at Home" in play

    @id:defeat-0003 @compute
    Scenario: He kept a Dragon and had to put him down
      When the company enters the site
      And the player assigns a strike to Beorn
      And Beorn faces the strike untapped and rolls 5 and 6
      And Aragorn II faces the strike and rolls 5 and 6, then 4 and 5 for the strike body check
      And Beorn faces the strike and rolls 6 and 6, then 4 and 5 for the strike body check
      Then "Smaug at Home" is removed from the game
      And the player has 0 kill points
      And the opponent has 0 kill points
      And The Lonely Mountain has no automatic-attack
      And Aragorn II and Beorn are tapped

    @id:defeat-0004 @compute
    Scenario: He kept a Dragon, who keeps the house
      When the company enters the site
      And the player assigns a strike to Beorn
      And Beorn faces the strike untapped and rolls 5 and 6
      And Aragorn II faces the strike and rolls 5 and 6, then 4 and 5 for the strike body check
      And Beorn faces the strike and rolls 5 and 6
      Then "Smaug at Home" is in play
      And the player has 0 kill points
      And Aragorn II and Beorn are tapped

  @rule:dragons.defeat.trigger
  Rule: Defeat one manifestation, and three things happen

    @id:defeat-0005 @rule:dragons.defeat.all-removed @rule:dragons.defeat.no-further-play @rule:dragons.defeat.lair-loses-attack @compute
    Scenario: The death of Smaug
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Aragorn II and untapped Beorn are at The Lonely Mountain
      And Aragorn II bears "Glamdring"
      And the opponent holds "Smaug" and "Smaug Ahunt"
      And the opponent has "Smaug at Home" in play
      When the opponent plays the creature "Smaug" on the company keyed to The Lonely Mountain
      And the opponent passes
      Then the attack is Dragon (2 strikes at 17/8)
      When the opponent passes
      And Aragorn II faces the strike and rolls 5 and 5, then 4 and 5 for the strike body check
      And Beorn faces the strike and rolls 5 and 6, then 4 and 5 for the strike body check
      And the opponent passes
      Then there is no attack
      And "Smaug" is in the marshalling-point pile
      And the player has 5 kill points
      And "Smaug at Home" is removed from the game
      And The Lonely Mountain has no automatic-attack
      And Aragorn II and Beorn are tapped
      And the opponent may not play "Smaug Ahunt" by dragons.defeat.no-further-play

    @id:defeat-0006 @compute
    Scenario: Smaug gets away
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Aragorn II and untapped Beorn are at The Lonely Mountain
      And Aragorn II bears "Glamdring"
      And the opponent holds "Smaug" and "Smaug Ahunt"
      And the opponent has "Smaug at Home" in play
      When the opponent plays the creature "Smaug" on the company keyed to The Lonely Mountain
      And the opponent passes
      And the opponent passes
      And Aragorn II faces the strike and rolls 5 and 5, then 4 and 5 for the strike body check
      And Beorn faces the strike and rolls 5 and 6, then 4 and 4 for the strike body check
      And the opponent passes
      Then "Smaug" is in the discard pile
      And the player has 0 kill points
      And "Smaug at Home" is in play
      And The Lonely Mountain has the automatic-attacks Dragon (1 strike at 14) and Dragon (2 strikes at 18/8)
      And Aragorn II and Beorn are tapped
      And the opponent may play "Smaug Ahunt"

    @id:defeat-0007 @compute
    Scenario: Back from the hunt is not dead
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at The Lonely Mountain
      And the opponent's discard pile holds "Smaug Ahunt"
      And the opponent holds "Smaug at Home"
      Then The Lonely Mountain has the automatic-attack Dragon (1 strike at 14)
      And the opponent may play "Smaug at Home"

    @id:defeat-0008 @rule:dragons.defeat.all-removed @compute
    Scenario: Beaten at home, and gone from his master's service
      Given the emended rules
      And the opponent is a Ringwraith
      And untapped Aragorn II and untapped Beorn are at The Lonely Mountain
      And Aragorn II bears "Glamdring"
      And the opponent has "Smaug at Home" in play
      And the opponent's marshalling-point pile holds "Smaug Roused"
      When the company enters the site
      And the player assigns a strike to Beorn
      And Beorn faces the strike untapped and rolls 5 and 6
      And Aragorn II faces the strike and rolls 5 and 6, then 4 and 5 for the strike body check
      And Beorn faces the strike and rolls 6 and 6, then 4 and 5 for the strike body check
      Then "Smaug at Home" is in the marshalling-point pile
      And "Smaug Roused" is removed from the game
      And The Lonely Mountain has no automatic-attack
      And the player has 5 kill points
      And the opponent has 0 faction points
      And Aragorn II and Beorn are tapped

    @id:defeat-0009 @rule:dragons.defeat.all-removed @rule:dragons.defeat.lair-loses-attack @compute
    Scenario: By the first printing, he died no other death
      Given the printed rules
      And it is the movement/hazard phase
      And untapped Aragorn II and untapped Beorn are at The Lonely Mountain
      And Aragorn II bears "Glamdring"
      And the opponent holds "Smaug"
      And the opponent has "Smaug Ahunt" in play
      When the opponent plays the creature "Smaug" on the company keyed to The Lonely Mountain
      And Aragorn II faces the strike and rolls 5 and 5, then 4 and 5 for the strike body check
      And Beorn faces the strike and rolls 5 and 6, then 4 and 5 for the strike body check
      Then "Smaug" is in the marshalling-point pile
      And "Smaug Ahunt" is removed from the game
      And The Lonely Mountain has no automatic-attack
      And the player has 5 kill points
      And Aragorn II and Beorn are tapped

  @rule:dragons.defeat.all-removed
  Rule: First, all that is left of him goes

    @id:defeat-0010 @compute
    Scenario: On both sides of the table
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Aragorn II and untapped Beorn are at The Lonely Mountain
      And Aragorn II bears "Glamdring"
      And the opponent holds "Smaug"
      And the opponent has "Smaug Ahunt" in play
      And the player has "Smaug at Home" in play
      When the opponent plays the creature "Smaug" on the company keyed to The Lonely Mountain
      And Aragorn II faces the strike and rolls 5 and 5, then 4 and 5 for the strike body check
      And Beorn faces the strike and rolls 5 and 6, then 4 and 5 for the strike body check
      Then "Smaug" is in the marshalling-point pile
      And "Smaug Ahunt" and "Smaug at Home" are removed from the game
      And the player has 5 kill points
      And Aragorn II and Beorn are tapped

    @id:defeat-0011 @compute
    Scenario: Other Dragons do not mourn
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Aragorn II and untapped Beorn are at The Lonely Mountain
      And Aragorn II bears "Glamdring"
      And the opponent holds "Smaug"
      And the opponent has "Smaug Ahunt" and "Scatha at Home" in play
      When the opponent plays the creature "Smaug" on the company keyed to The Lonely Mountain
      And Aragorn II faces the strike and rolls 5 and 5, then 4 and 5 for the strike body check
      And Beorn faces the strike and rolls 5 and 6, then 4 and 5 for the strike body check
      Then "Smaug" is in the marshalling-point pile
      And "Smaug Ahunt" is removed from the game
      And "Scatha at Home" is in play
      And the player has 5 kill points
      And Aragorn II and Beorn are tapped

  @rule:dragons.defeat.no-further-play
  Rule: Second, nobody sees him again

    @id:defeat-0012 @forbid
    Scenario: A dead Dragon does not hunt
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Rivendell
      And Smaug was defeated earlier in the game
      When the opponent plays "Smaug Ahunt"
      Then it is illegal by dragons.defeat.no-further-play

    @id:defeat-0013 @allow
    Scenario: A living Dragon does
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Rivendell
      And Smaug was defeated earlier in the game
      When the opponent plays "Itangast Ahunt"
      Then it is legal
      And "Itangast Ahunt" is in play

    @id:defeat-0014 @forbid
    Scenario: He does not fly out any more
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at The Lonely Mountain
      And Smaug was defeated earlier in the game
      When the opponent plays the creature "Smaug" on the company keyed to The Lonely Mountain
      Then it is illegal by dragons.defeat.no-further-play

    @id:defeat-0015 @allow
    Scenario: Itangast flies out as ever
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Gold Hill
      And Smaug was defeated earlier in the game
      And the opponent holds "Itangast"
      Then the opponent may play the creature "Itangast" on the company keyed to Gold Hill

    @id:defeat-0016 @forbid
    Scenario: Nobody rouses the dead
      Given the emended rules
      And the player is a Ringwraith
      And untapped The Witch-king is at The Lonely Mountain
      And Smaug was defeated earlier in the game
      And the company has entered the site
      When it is asked whether The Witch-king may influence "Smaug Roused"
      Then it is illegal by dragons.defeat.no-further-play

    @id:defeat-0017 @allow
    Scenario: The living can be talked to
      Given the emended rules
      And the player is a Ringwraith
      And untapped The Witch-king is at The Lonely Mountain
      And Scatha was defeated earlier in the game
      And the company has entered the site
      When The Witch-king influences "Smaug Roused" and rolls 4 and 6
      Then it is legal
      And "Smaug Roused" is in the marshalling-point pile
      And The Witch-king and the site are tapped
      And the player has 5 faction points

  @rule:dragons.defeat.lair-loses-attack
  Rule: Third, nothing stirs in his lair

    @id:defeat-0018 @compute
    Scenario: Walking in under the Mountain
      Given the emended rules
      And untapped Glóin is at The Lonely Mountain
      And Smaug was defeated earlier in the game
      Then The Lonely Mountain has no automatic-attack
      When the company enters the site
      Then there is no attack
      And Glóin may play "Glamdring"

    @id:defeat-0019 @compute
    Scenario: Leucaruth has not heard the news
      Given the emended rules
      And untapped Beorn is at Irerock
      And Smaug was defeated earlier in the game
      When the company enters the site
      Then the attack is Dragon (1 strike at 14)

    @id:defeat-0020 @compute
    Scenario: It is just as quiet on the minions' side of the Mountain
      Given the emended rules
      And the player is a Ringwraith
      And untapped Gorbag is at The Lonely Mountain
      And Smaug was defeated earlier in the game
      When the company enters the site
      Then there is no attack
      And The Lonely Mountain has no automatic-attack

    @id:defeat-0021 @compute
    Scenario: As first printed, it was no different
      Given the printed rules
      And untapped Glóin is at The Lonely Mountain
      And Smaug was defeated earlier in the game
      When the company enters the site
      Then there is no attack
      And The Lonely Mountain has no automatic-attack

  @rule:dragons.defeat.lair-loses-attack
  Rule: Whether anything may ever stir there again is an open question

    Background:
      Given the emended rules
      And untapped Beorn is at Gold Hill
      And Itangast was defeated earlier in the game
      And Gold Hill gained a Dragon automatic-attack of 2 strikes at 8 this turn

    @id:defeat-0022 @compute
    Scenario: A new beast may move into an old lair
      Given reading a of q.dragons.lair-attack-loss
      Then Gold Hill has the automatic-attack Dragon (2 strikes at 8)
      When the company enters the site
      Then the attack is Dragon (2 strikes at 8)

    @id:defeat-0023 @compute
    Scenario: The place is cursed with peace
      Given reading b of q.dragons.lair-attack-loss
      Then Gold Hill has no automatic-attack
      When the company enters the site
      Then there is no attack
