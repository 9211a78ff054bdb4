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

    @id:defeat-0001 @rule:dragons.defeat.example-own-company @compute
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

    @id:defeat-0003 @rule:dragons.defeat.example-own-company @compute
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

  @rule:dragons.defeat.lair-loses-attack
  Rule: Whether one card of his lair can be empty without the others is an open question

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Aragorn II and untapped Beorn are at Ovir Hollow
      And Aragorn II bears "Glamdring"
      And the opponent's untapped Legolas is at the opponent's Ovir Hollow
      And the opponent holds "Bairanax"

    @id:defeat-0055 @compute
    Scenario: He is dead, and everybody knows it
      Given reading a of q.dragons.lair-attack-loss
      When the opponent plays the creature "Bairanax" on the company keyed to Ovir Hollow
      And Aragorn II faces the strike and rolls 4 and 4, then 4 and 4 for the strike body check
      And Beorn faces the strike and rolls 5 and 4, then 4 and 4 for the strike body check
      Then "Bairanax" is in the marshalling-point pile
      And the player has 3 kill points
      And the player's Ovir Hollow has no automatic-attack
      And the opponent's Ovir Hollow has no automatic-attack
      And Aragorn II and Beorn are tapped

    @id:defeat-0056 @compute
    Scenario: He is dead where he was slain
      Given reading c of q.dragons.lair-attack-loss
      When the opponent plays the creature "Bairanax" on the company keyed to Ovir Hollow
      And Aragorn II faces the strike and rolls 4 and 4, then 4 and 4 for the strike body check
      And Beorn faces the strike and rolls 5 and 4, then 4 and 4 for the strike body check
      Then "Bairanax" is in the marshalling-point pile
      And the player has 3 kill points
      And the player's Ovir Hollow has no automatic-attack
      And the opponent's Ovir Hollow has the automatic-attack Dragon (1 strike at 12)
      And Aragorn II and Beorn are tapped

    @id:defeat-0057 @compute
    Scenario: Those who stay in the hollow have peace
      Given reading c of q.dragons.lair-attack-loss
      When the opponent plays the creature "Bairanax" on the company keyed to Ovir Hollow
      And Aragorn II faces the strike and rolls 4 and 4, then 4 and 4 for the strike body check
      And Beorn faces the strike and rolls 5 and 4, then 4 and 4 for the strike body check
      And the player ends the turn
      And the opponent ends the turn
      And the player passes
      And the player passes
      And the player passes
      And the player passes
      And the company enters the site
      Then it is legal
      And there is no attack
      And the opponent's Ovir Hollow has the automatic-attack Dragon (1 strike at 12)
      And "Bairanax" is in the marshalling-point pile
      And the player has 3 kill points
      And Aragorn II and Beorn are tapped

  @rule:dragons.defeat.lair-loses-attack
  Rule: If it can, it is a question of where he fell, and of who is still there

    Background:
      Given the emended rules
      And reading c of q.dragons.lair-attack-loss

    @id:defeat-0058 @compute
    Scenario: He fell on the hunt, and nobody lies in the hollow
      Given it is the movement/hazard phase
      And untapped Aragorn II is at Thranduil's Halls
      And Aragorn II bears "Glamdring"
      And the opponent's untapped Legolas is at the opponent's Ovir Hollow
      And the company is moving to Ovir Hollow by Woodland Realm and Grey Mountain Narrows
      And the opponent has "Bairanax Ahunt" in play
      When Aragorn II faces the strike and rolls 4 and 3, then 4 and 3 for the strike body check
      Then "Bairanax Ahunt" is in the marshalling-point pile
      And the player has 3 kill points
      And the opponent's Ovir Hollow has no automatic-attack
      And Aragorn II is tapped

    @id:defeat-0062 @compute
    Scenario: He fell on his own doorstep, and at other doors nobody has heard of it
      Given untapped Aragorn II and untapped Beorn are at Ovir Hollow
      And Aragorn II bears "Glamdring"
      And the opponent's untapped Legolas is at the opponent's Ovir Hollow
      And the opponent has "Bairanax at Home" in play
      When Aragorn II's company enters the site
      And the player assigns a strike to Beorn
      And Beorn faces the strike untapped and rolls 5 and 5
      And Aragorn II faces the strike and rolls 4 and 4, then 4 and 4 for the strike body check
      And Beorn faces the strike and rolls 5 and 4, then 4 and 4 for the strike body check
      Then "Bairanax at Home" is in the marshalling-point pile
      And the player has 3 kill points
      And the player's Ovir Hollow has no automatic-attack
      And the opponent's Ovir Hollow has the automatic-attack Dragon (1 strike at 12)
      And Aragorn II and Beorn are tapped

    @id:defeat-0059 @compute
    Scenario: Minions empty one hollow, and no points come of it
      Given the player is a Ringwraith
      And it is the movement/hazard phase
      And untapped Lieutenant of Angmar and untapped Gorbag are at Ovir Hollow
      And the opponent's untapped Legolas is at the opponent's Ovir Hollow
      And the opponent holds "Bairanax"
      When the opponent plays the creature "Bairanax" on the company keyed to Ovir Hollow
      And Lieutenant of Angmar faces the strike and rolls 4 and 4, then 4 and 4 for the strike body check
      And Gorbag faces the strike and rolls 5 and 5, then 4 and 4 for the strike body check
      And the player passes
      Then "Bairanax" is out of play
      And the player has 0 kill points
      And the player's Ovir Hollow has no automatic-attack
      And the opponent's Ovir Hollow has the automatic-attack Dragon (1 strike at 12)
      And Lieutenant of Angmar and Gorbag are tapped

    @id:defeat-0060 @order
    Scenario: Whoever comes back is as badly off as before
      Given it is the movement/hazard phase
      And untapped Aragorn II and untapped Beorn are at Ovir Hollow
      And Aragorn II bears "Glamdring"
      And the opponent holds "Bairanax"
      When the opponent plays the creature "Bairanax" on the company keyed to Ovir Hollow
      And Aragorn II faces the strike and rolls 4 and 4, then 4 and 4 for the strike body check
      And Beorn faces the strike and rolls 5 and 4, then 4 and 4 for the strike body check
      And the player ends the turn
      And the opponent ends the turn
      And the player passes
      And the company moves to Thranduil's Halls
      And the player passes
      And the player passes
      And the company travels by Grey Mountain Narrows and Woodland Realm
      And the player ends the turn
      And the opponent ends the turn
      And the player passes
      And the company moves to Ovir Hollow
      And the player passes
      And the player passes
      And the company travels by Woodland Realm and Grey Mountain Narrows
      And the player passes
      And the company enters the site
      Then the attack is Dragon (1 strike at 12)
      And the attack is no manifestation
      And "Bairanax" is in the marshalling-point pile
      And the player has 3 kill points
      And Aragorn II and Beorn are tapped

  @rule:dragons.defeat.lair-loses-attack
  Rule: What is said of Gold Hill hangs on it

    @id:defeat-0061 @compute
    Scenario: Nobody knows whether there is a beast to spread rumors about
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Gold Hill
      And Itangast was defeated earlier in the game
      And Gold Hill gained a Dragon automatic-attack of 2 strikes at 8 earlier in the game
      And the opponent holds "Rumor of Wealth"
      When it is asked whether the opponent may play "Rumor of Wealth" on the site
      Then it is undetermined by q.dragons.lair-attack-loss
  @rule:dragons.defeat.only-opponent-scores
  Rule: It does not matter in which shape he is slain

    @id:defeat-0024 @compute
    Scenario: Scatha hunted once too often
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Aragorn II is at Lórien
      And Aragorn II bears "Glamdring"
      And the company is moving to Irerock by Starter Movement
      And the opponent has "Scatha Ahunt" in play
      When Aragorn II faces the strike and rolls 5 and 4, then 5 and 4 for the strike body check
      Then "Scatha Ahunt" is in the marshalling-point pile
      And the player has 5 kill points
      And the opponent has 0 kill points
      And Aragorn II is tapped

    @id:defeat-0052 @rule:dragons.defeat.own-manifestation @compute
    Scenario: Scatha was let out by the one whom he met
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Aragorn II is at Lórien
      And Aragorn II bears "Glamdring"
      And the company is moving to Irerock by Starter Movement
      And the player has "Scatha Ahunt" in play
      When Aragorn II faces the strike and rolls 5 and 4, then 5 and 4 for the strike body check
      Then "Scatha Ahunt" is removed from the game
      And the player has 0 kill points
      And the opponent has 0 kill points
      And Aragorn II is tapped

  @rule:dragons.defeat.own-manifestation
  Rule: Whoever lets a Dragon out gains nothing by calling him in

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Aragorn II is at Rivendell
      And the company is moving to Zarak Dûm by Starter Movement
      And the player has "Scorba Ahunt" in play

    @id:defeat-0025 @compute
    Scenario: Scorba bit the hand that had loosed him
      When Aragorn II faces the strike and rolls 4 and 4, then 4 and 4 for the strike body check
      Then "Scorba Ahunt" is removed from the game
      And the player has 0 kill points
      And the opponent has 0 kill points
      And Aragorn II is tapped

    @id:defeat-0026 @compute
    Scenario: Scorba hunts on
      When Aragorn II faces the strike and rolls 4 and 4, then 4 and 3 for the strike body check
      Then "Scorba Ahunt" is in play
      And the player has 0 kill points
      And Aragorn II is tapped

  @rule:dragons.defeat.kill-points
  Rule: A Dragon at home is worth as much as one who comes out

    Background:
      Given the emended rules
      And untapped Aragorn II and untapped Beorn are at Irerock
      And Aragorn II bears "Glamdring"
      And the opponent has "Leucaruth at Home" in play
      When the company enters the site
      And the player assigns a strike to Beorn
      And Beorn faces the strike untapped and rolls 5 and 6
      And Aragorn II faces the strike and rolls 5 and 5, then 4 and 5 for the strike body check

    @id:defeat-0027 @compute
    Scenario: Leucaruth counts four
      When Beorn faces the strike and rolls 6 and 5, then 4 and 5 for the strike body check
      Then "Leucaruth at Home" is in the marshalling-point pile
      And the player has 4 kill points
      And Aragorn II and Beorn are tapped

    @id:defeat-0028 @compute
    Scenario: One strike of Leucaruth counts nothing
      When Beorn faces the strike and rolls 6 and 5, then 4 and 4 for the strike body check
      Then "Leucaruth at Home" is in play
      And the player has 0 kill points
      And Aragorn II and Beorn are tapped

  @rule:dragons.defeat.hero-defeats-roused
  Rule: Heroes are given credit for the Dragons of Ringwraiths

    Background:
      Given the emended rules
      And the opponent is a Ringwraith
      And it is the movement/hazard phase
      And untapped Aragorn II is at Rivendell
      And the company is moving to Zarak Dûm by Starter Movement
      And the opponent's marshalling-point pile holds "Scorba Roused"

    @id:defeat-0029 @compute
    Scenario: The Ringwraith has lost a friend
      When Aragorn II faces the strike and rolls 5 and 4, then 4 and 5 for the strike body check
      Then "Scorba Roused" is in the marshalling-point pile
      And the player has 3 kill points
      And the player has 0 faction points
      And the opponent has 0 faction points
      And Aragorn II is tapped
      And Zarak Dûm has no automatic-attack

    @id:defeat-0030 @compute
    Scenario: Scorba has been through worse
      When Aragorn II faces the strike and rolls 5 and 4, then 4 and 4 for the strike body check
      Then "Scorba Roused" is in the marshalling-point pile
      And the player has 0 kill points
      And the opponent has 3 faction points
      And Aragorn II is tapped

    @id:defeat-0031 @compute
    Scenario: To hide from a Dragon is not to slay him
      Given the player holds "Concealment"
      When the player plays "Concealment" with Aragorn II
      Then there is no attack
      And "Scorba Roused" is in the marshalling-point pile
      And "Concealment" is in the discard pile
      And the player has 0 kill points
      And the opponent has 3 faction points
      And Aragorn II is tapped

  @rule:dragons.defeat.hero-defeats-roused
  Rule: It does not matter whose friend he was, if heroes have slain him

    @id:defeat-0063 @compute
    Scenario: Bairanax is worth three to Aragorn
      Given the emended rules
      And the opponent is a Ringwraith
      And it is the movement/hazard phase
      And untapped Aragorn II and untapped Beorn are at Rivendell
      And Aragorn II bears "Glamdring"
      And the company is moving to Mount Gundabad by Rhudaur, Angmar and Gundabad
      And the opponent's marshalling-point pile holds "Bairanax Roused"
      When Aragorn II faces the strike and rolls 4 and 4, then 4 and 4 for the strike body check
      And Beorn faces the strike and rolls 5 and 4, then 4 and 4 for the strike body check
      Then "Bairanax Roused" is in the marshalling-point pile
      And the player has 3 kill points
      And the opponent has 0 faction points
      And Aragorn II and Beorn are tapped

  @rule:dragons.defeat.ringwraith-defeats-roused
  Rule: Ringwraiths are not

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is the movement/hazard phase
      And untapped Tûma and untapped Gorbag are at Carn Dûm
      And the company is moving to Mount Gundabad by Starter Movement

    @id:defeat-0032 @compute
    Scenario: One servant of the Shadow slays another's
      Given the opponent is a Ringwraith
      And the opponent's marshalling-point pile holds "Bairanax Roused"
      When Tûma faces the strike and rolls 5 and 5, then 4 and 4 for the strike body check
      And Gorbag faces the strike and rolls 5 and 5, then 4 and 4 for the strike body check
      And the player passes
      Then "Bairanax Roused" is out of play
      And the player has 0 kill points
      And the opponent has 0 faction points
      And Tûma and Gorbag are tapped

    @id:defeat-0033 @compute
    Scenario: Even those who give minions points for Dragons give none for this
      Given the opponent is a Ringwraith
      And reading b of q.dragons.minion-kill-points
      And the opponent's marshalling-point pile holds "Bairanax Roused"
      When Tûma faces the strike and rolls 5 and 5, then 4 and 4 for the strike body check
      And Gorbag faces the strike and rolls 5 and 5, then 4 and 4 for the strike body check
      And the player passes
      Then "Bairanax Roused" is out of play
      And the player has 0 kill points
      And the opponent has 0 faction points
      And Tûma and Gorbag are tapped

    @id:defeat-0034 @allow
    Scenario: But his head is there for the taking
      Given the opponent is a Ringwraith
      And the opponent's marshalling-point pile holds "Bairanax Roused"
      And reading a of q.dragons.roused-trophy
      When Tûma faces the strike and rolls 5 and 5, then 4 and 4 for the strike body check
      And Gorbag faces the strike and rolls 5 and 5, then 4 and 4 for the strike body check
      And Gorbag takes "Bairanax Roused" as a trophy
      Then it is legal
      And Gorbag bears "Bairanax Roused"
      And the prowess of Gorbag is 7
      And the player has 0 kill points
      And the opponent has 0 faction points
      And Tûma and Gorbag are tapped

    @id:defeat-0066 @compute
    Scenario: Some say that he is gone, and some that he is not
      Given the opponent is a Ringwraith
      And the opponent's marshalling-point pile holds "Bairanax Roused"
      When Tûma faces the strike and rolls 5 and 5, then 4 and 4 for the strike body check
      And Gorbag faces the strike and rolls 5 and 5, then 4 and 4 for the strike body check
      And it is asked whether Gorbag may take "Bairanax Roused" as a trophy
      Then it is undetermined by q.dragons.roused-trophy
      And "Bairanax Roused" is out of play
      And the opponent has 0 faction points
      And Tûma and Gorbag are tapped

    @id:defeat-0035 @forbid
    Scenario: Unless he is gone before anybody can take it
      Given the opponent is a Ringwraith
      And the opponent's marshalling-point pile holds "Bairanax Roused"
      And reading b of q.dragons.roused-trophy
      When Tûma faces the strike and rolls 5 and 5, then 4 and 4 for the strike body check
      And Gorbag faces the strike and rolls 5 and 5, then 4 and 4 for the strike body check
      And Gorbag takes "Bairanax Roused" as a trophy
      Then it is illegal by dragons.defeat.ringwraith-defeats-roused
      And "Bairanax Roused" is out of play
      And the player has 0 kill points
      And the opponent has 0 faction points
      And Tûma and Gorbag are tapped

    @id:defeat-0072 @compute
    Scenario: He is nobody's, and lies with whoever had won him
      Given the opponent is a Ringwraith
      And the opponent's marshalling-point pile holds "Bairanax Roused"
      When Tûma faces the strike and rolls 5 and 5, then 4 and 4 for the strike body check
      And Gorbag faces the strike and rolls 5 and 5, then 4 and 4 for the strike body check
      And the player passes
      Then "Bairanax Roused" is in the opponent's out-of-play pile
      And the player has 0 kill points
      And the opponent has 0 faction points
      And Tûma and Gorbag are tapped

  @rule:dragons.defeat.trophy
  Rule: A Dragon's head looks well on a spear, but counts for nothing

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is the movement/hazard phase

    @id:defeat-0036 @allow
    Scenario: Scorba's head for Gorbag
      Given untapped Lieutenant of Angmar, untapped Gorbag and untapped Shagrat are at Zarak Dûm
      And the opponent holds "Scorba"
      When the opponent plays the creature "Scorba" on the company keyed to Zarak Dûm
      And Lieutenant of Angmar faces the strike and rolls 4 and 4, then 4 and 5 for the strike body check
      And Gorbag faces the strike and rolls 5 and 4, then 4 and 5 for the strike body check
      And Shagrat faces the strike and rolls 5 and 4, then 4 and 5 for the strike body check
      And Gorbag takes "Scorba" as a trophy
      Then it is legal
      And Gorbag bears "Scorba"
      And the player has 0 kill points
      And Lieutenant of Angmar, Gorbag and Shagrat are tapped

    @id:defeat-0037 @rule:dragons.defeat.minion-no-asterisk @compute
    Scenario: Nobody takes it, and it is worth nothing
      Given untapped Lieutenant of Angmar, untapped Gorbag and untapped Shagrat are at Zarak Dûm
      And the opponent holds "Scorba"
      When the opponent plays the creature "Scorba" on the company keyed to Zarak Dûm
      And Lieutenant of Angmar faces the strike and rolls 4 and 4, then 4 and 5 for the strike body check
      And Gorbag faces the strike and rolls 5 and 4, then 4 and 5 for the strike body check
      And Shagrat faces the strike and rolls 5 and 4, then 4 and 5 for the strike body check
      And the player passes
      Then "Scorba" is out of play
      And the player has 0 kill points
      And Lieutenant of Angmar, Gorbag and Shagrat are tapped

    @id:defeat-0038 @forbid
    Scenario: Ostisen is a Man, and takes no heads
      Given untapped Ostisen is at Zarak Dûm
      And the opponent holds "Scorba"
      When the opponent plays the creature "Scorba" on the company keyed to Zarak Dûm
      And Ostisen faces the strike and rolls 6 and 6, then 4 and 5 for the strike body check
      And Ostisen takes "Scorba" as a trophy
      Then it is illegal by core.trophies.taking
      And "Scorba" is out of play
      And Ostisen is tapped

    @id:defeat-0039 @allow
    Scenario: The head of a Ringwraith's own Dragon
      Given the opponent is a Ringwraith
      And reading a of q.dragons.roused-trophy
      And untapped Tûma, untapped Gorbag and untapped Radbug are at Dol Guldur
      And the company is moving to Gondmaeglom by Starter Movement
      And the opponent's marshalling-point pile holds "Scatha Roused"
      When Tûma faces the strike and rolls 5 and 5, then 6 and 4 for the strike body check
      And Gorbag faces the strike and rolls 5 and 5, then 6 and 4 for the strike body check
      And Radbug faces the strike and rolls 5 and 6, then 6 and 4 for the strike body check
      And Gorbag takes "Scatha Roused" as a trophy
      Then it is legal
      And Gorbag bears "Scatha Roused"
      And the prowess of Gorbag is 8
      And the direct influence of Gorbag is 2
      And the player has 0 kill points
      And the opponent has 0 faction points
      And Tûma, Gorbag and Radbug are tapped

    @id:defeat-0065 @uses:dragons.defeat.trophy-then-out-of-play @compute
    Scenario: The head of a Ringwraith's own Dragon does not go far
      Given the opponent is a Ringwraith
      And reading a of q.dragons.roused-trophy
      And untapped Tûma, untapped Gorbag and untapped Radbug are at Dol Guldur
      And the company is moving to Gondmaeglom by Starter Movement
      And the opponent's marshalling-point pile holds "Scatha Roused"
      And the opponent holds "Cave-drake"
      When Tûma faces the strike and rolls 5 and 5, then 6 and 4 for the strike body check
      And Gorbag faces the strike and rolls 5 and 5, then 6 and 4 for the strike body check
      And Radbug faces the strike and rolls 5 and 6, then 6 and 4 for the strike body check
      And Gorbag takes "Scatha Roused" as a trophy
      And the opponent plays the creature "Cave-drake" on the company keyed to a Ruins & Lairs
      And the opponent assigns a strike to Gorbag
      And the opponent assigns a strike to Radbug
      And Gorbag faces the strike and rolls 1 and 1, then 6 and 5 for the body check
      And Radbug faces the strike and rolls 4 and 4
      Then Gorbag is out of play
      And "Scatha Roused" is out of play
      And "Cave-drake" is in the discard pile
      And the player has 0 kill points
      And the player has 2 character points
      And the opponent has 0 faction points
      And Tûma and Radbug are tapped

  @rule:dragons.defeat.minion-no-asterisk
  Rule: What carries an asterisk is kept

    @id:defeat-0040 @compute
    Scenario: Knights are worth more to Orcs than Dragons are
      Given the emended rules
      And the player is a Ringwraith
      And it is the movement/hazard phase
      And untapped Lieutenant of Angmar is at Dol Amroth
      When the opponent plays the creature "Knights of the Prince" on the company keyed to Dol Amroth
      And Lieutenant of Angmar faces the strike and rolls 3 and 3, then 5 and 4 for the strike body check
      And the player passes
      Then "Knights of the Prince" is in the marshalling-point pile
      And the player has 3 kill points
      And Lieutenant of Angmar is tapped

  @rule:dragons.defeat.kill-points
  Rule: Whether minions score a Dragon is an open question

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is the movement/hazard phase
      And untapped Lieutenant of Angmar, untapped Gorbag and untapped Shagrat are at Gondmaeglom
      And the opponent holds "Scatha"

    @id:defeat-0041 @rule:dragons.defeat.minion-no-asterisk @compute
    Scenario: Scatha is out of play, and nobody is the richer
      Given reading a of q.dragons.minion-kill-points
      When the opponent plays the creature "Scatha" on the company keyed to Gondmaeglom
      And Lieutenant of Angmar faces the strike and rolls 4 and 4, then 6 and 4 for the strike body check
      And Gorbag faces the strike and rolls 5 and 5, then 6 and 4 for the strike body check
      And Shagrat faces the strike and rolls 5 and 5, then 6 and 4 for the strike body check
      And the player passes
      Then "Scatha" is out of play
      And the player has 0 kill points
      And Lieutenant of Angmar, Gorbag and Shagrat are tapped

    @id:defeat-0042 @compute
    Scenario: Scatha is a kill like any other
      Given reading b of q.dragons.minion-kill-points
      When the opponent plays the creature "Scatha" on the company keyed to Gondmaeglom
      And Lieutenant of Angmar faces the strike and rolls 4 and 4, then 6 and 4 for the strike body check
      And Gorbag faces the strike and rolls 5 and 5, then 6 and 4 for the strike body check
      And Shagrat faces the strike and rolls 5 and 5, then 6 and 4 for the strike body check
      And the player passes
      Then "Scatha" is in the marshalling-point pile
      And the player has 5 kill points
      And Lieutenant of Angmar, Gorbag and Shagrat are tapped

    @id:defeat-0067 @compute
    Scenario: It is a question about Dragons, and not about drakes
      Given reading b of q.dragons.minion-kill-points
      And the opponent holds "Cave-drake"
      When the opponent plays the creature "Cave-drake" on the company keyed to a Ruins & Lairs
      And the opponent assigns a strike to Gorbag
      And the opponent assigns a strike to Shagrat
      And Gorbag faces the strike and rolls 5 and 5
      And Shagrat faces the strike and rolls 5 and 5
      And the player passes
      Then "Cave-drake" is out of play
      And the player has 0 kill points
      And Gorbag and Shagrat are tapped

    @id:defeat-0068 @compute
    Scenario: What is gone for good lies with whoever played it
      Given reading a of q.dragons.minion-kill-points
      When the opponent plays the creature "Scatha" on the company keyed to Gondmaeglom
      And Lieutenant of Angmar faces the strike and rolls 4 and 4, then 6 and 4 for the strike body check
      And Gorbag faces the strike and rolls 5 and 5, then 6 and 4 for the strike body check
      And Shagrat faces the strike and rolls 5 and 5, then 6 and 4 for the strike body check
      And the player passes
      Then "Scatha" is in the opponent's out-of-play pile
      And the player has 0 kill points
      And Lieutenant of Angmar, Gorbag and Shagrat are tapped

    @id:defeat-0069 @allow
    Scenario: The head of Scatha himself is there for the taking, however those of the roused are seen
      Given reading b of q.dragons.roused-trophy
      When the opponent plays the creature "Scatha" on the company keyed to Gondmaeglom
      And Lieutenant of Angmar faces the strike and rolls 4 and 4, then 6 and 4 for the strike body check
      And Gorbag faces the strike and rolls 5 and 5, then 6 and 4 for the strike body check
      And Shagrat faces the strike and rolls 5 and 5, then 6 and 4 for the strike body check
      And Gorbag takes "Scatha" as a trophy
      Then it is legal
      And Gorbag bears "Scatha"
      And the player has 0 kill points
      And Lieutenant of Angmar, Gorbag and Shagrat are tapped

  @rule:dragons.defeat.minion-no-asterisk
  Rule: So it is with Dragons who were at home

    @id:defeat-0073 @compute
    Scenario: Scorba is gone, and lies with whoever had kept him
      Given the emended rules
      And the player is a Ringwraith
      And reading a of q.dragons.minion-kill-points
      And untapped Lieutenant of Angmar, untapped Gorbag and untapped Shagrat are at Zarak Dûm
      And the opponent has "Scorba at Home" in play
      When the company enters the site
      And the player assigns a strike to Shagrat
      And Shagrat faces the strike untapped and rolls 6 and 6
      And Lieutenant of Angmar faces the strike and rolls 6 and 6, then 5 and 5 for the strike body check
      And Gorbag faces the strike and rolls 6 and 6, then 5 and 5 for the strike body check
      And Shagrat faces the strike and rolls 6 and 6, then 5 and 5 for the strike body check
      And the player passes
      Then "Scorba at Home" is in the opponent's out-of-play pile
      And the player has 0 kill points
      And Zarak Dûm has no automatic-attack
      And Lieutenant of Angmar, Gorbag and Shagrat are tapped

  @rule:dragons.defeat.trophy-then-out-of-play
  Rule: What was never worth anything is not kept for its worth

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And untapped Shagrat is at Zarak Dûm
      And Shagrat has taken the opponent's "Scatha" as a trophy
      When the company enters the site

    @id:defeat-0043 @compute
    Scenario: Shagrat falls, and the head rolls away
      When Shagrat faces the strike and rolls 1 and 1, then 5 and 5 for the body check
      Then Shagrat is out of play
      And "Scatha" is out of play
      And the player has 0 kill points
      And the player has 0 character points
      And Zarak Dûm is in the location deck

    @id:defeat-0044 @compute
    Scenario: Shagrat stands, and so does the spear
      When Shagrat faces the strike and rolls 5 and 5
      Then Shagrat bears "Scatha"
      And the player has 0 kill points
      And Shagrat is tapped

  @rule:dragons.defeat.trophy-then-out-of-play
  Rule: Even a head that counts is nobody's when its bearer is gone

    Background:
      Given reading b of q.core.unstarred-trophy
      And the player is a Ringwraith
      And untapped Shagrat is at Zarak Dûm

    @id:defeat-0053 @compute
    Scenario: It counted for as long as he held it up
      Given Shagrat has taken the opponent's "Rain-drake" as a trophy
      Then under the printed rules the player has 1 kill point
      And under the emended rules the player has 1 kill point
      When the company enters the site
      And Shagrat faces the strike and rolls 1 and 1, then 5 and 5 for the body check
      Then Shagrat is out of play
      And the player has 0 character points
      And Zarak Dûm is in the location deck
      And under the printed rules "Rain-drake" is in the marshalling-point pile
      And under the printed rules the player has 1 kill point
      And under the emended rules "Rain-drake" is out of play
      And under the emended rules the player has 0 kill points

    @id:defeat-0054 @compute
    Scenario: The Sons of Kings are worth keeping
      Given the emended rules
      And Shagrat has taken the opponent's "Sons of Kings" as a trophy
      When the company enters the site
      And Shagrat faces the strike and rolls 1 and 1, then 5 and 5 for the body check
      Then Shagrat is out of play
      And the player has 0 character points
      And Zarak Dûm is in the location deck
      And "Sons of Kings" is in the marshalling-point pile
      And the player has 2 kill points

  @rule:dragons.defeat.trigger
  Rule: From the hunt he may come home or not

    @id:defeat-0045 @rule:dragons.defeat.all-removed @rule:dragons.defeat.no-further-play @rule:dragons.defeat.lair-loses-attack @compute
    Scenario: Daelomin will not come home
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Aragorn II is at Lórien
      And Aragorn II bears "Glamdring"
      And the company is moving to Irerock by Starter Movement
      And the opponent has "Daelomin Ahunt" in play
      And the player has "Daelomin at Home" in play
      When Aragorn II faces the strike and rolls 4 and 3, then 4 and 4 for the strike body check
      Then "Daelomin Ahunt" is in the marshalling-point pile
      And "Daelomin at Home" is removed from the game
      And the player has 4 kill points
      And Dancing Spire has no automatic-attack
      And Aragorn II is tapped
      And the opponent may not play the creature "Daelomin" on the company by dragons.defeat.no-further-play

  @rule:dragons.defeat.trigger
  Rule: A Dragon of whom something is left is a Dragon still

    @id:defeat-0064 @compute
    Scenario: Two strikes of Daelomin are not Daelomin
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Aragorn II, untapped Beorn and untapped Glóin are at Dancing Spire
      And the opponent holds "Daelomin"
      And the player has "Daelomin at Home" in play
      When the opponent plays the creature "Daelomin" on the company keyed to Dancing Spire
      And Aragorn II faces the strike and rolls 5 and 4, then 5 and 4 for the strike body check
      And Beorn faces the strike and rolls 5 and 4, then 5 and 4 for the strike body check
      And Glóin faces the strike and rolls 6 and 4, then 4 and 4 for the strike body check
      Then "Daelomin" is in the discard pile
      And "Daelomin at Home" is in play
      And the player has 0 kill points
      And Dancing Spire has the automatic-attacks Dragon (2 strikes at 11) and Dragon (3 strikes at 14/8)
      And Aragorn II, Beorn and Glóin are tapped

  @rule:dragons.defeat.trigger
  Rule: Whether the end of a hunt is the end of the hunter is an open question

    Background:
      Given the emended rules
      And it is the long-event phase
      And untapped Glóin is at Dancing Spire
      And the opponent has "Daelomin Ahunt" and "Daelomin at Home" in play
      And the opponent holds "Daelomin"

    @id:defeat-0046 @compute
    Scenario: He goes home to bed
      Given reading a of q.dragons.removal-trigger
      When the player passes
      Then "Daelomin Ahunt" is in the discard pile
      And "Daelomin at Home" is in play
      And the opponent may play the creature "Daelomin" on the company keyed to Dancing Spire

    @id:defeat-0047 @rule:dragons.defeat.all-removed @compute
    Scenario: He never comes back
      Given reading b of q.dragons.removal-trigger
      When the player passes
      Then "Daelomin Ahunt" is in the discard pile
      And "Daelomin at Home" is removed from the game
      And Dancing Spire has no automatic-attack
      And the opponent may not play the creature "Daelomin" on the company keyed to Dancing Spire by dragons.defeat.no-further-play

  @rule:dragons.defeat.trigger
  Rule: Who has attacked and got away is not gone, whatever a discard means to others

    @id:defeat-0070 @compute
    Scenario: Smaug has flown back, and will hunt again
      Given the emended rules
      And reading b of q.dragons.removal-trigger
      And it is the movement/hazard phase
      And untapped Aragorn II and untapped Beorn are at The Lonely Mountain
      And Aragorn II bears "Glamdring"
      And the opponent holds "Smaug" and "Smaug Ahunt"
      When the opponent plays the creature "Smaug" on the company keyed to The Lonely Mountain
      And Aragorn II faces the strike and rolls 5 and 5, then 4 and 5 for the strike body check
      And Beorn faces the strike and rolls 5 and 6, then 4 and 4 for the strike body check
      And the opponent passes
      Then "Smaug" is in the discard pile
      And the player has 0 kill points
      And Aragorn II and Beorn are tapped
      And the opponent may play "Smaug Ahunt"

    @id:defeat-0071 @compute
    Scenario Outline: Smaug's friends have lost him, by reading <case>
      Given the emended rules
      And reading <case> of q.dragons.removal-trigger
      And the opponent is a Ringwraith
      And it is the movement/hazard phase of the opponent's turn
      And the opponent's untapped Gorbag, the opponent's untapped Shagrat and the opponent's untapped Lieutenant of Angmar are at Moria
      And the opponent's marshalling-point pile holds "Smaug Roused"
      And the player holds "Muster Disperses" and "Smaug Ahunt"
      When the player plays "Muster Disperses" on "Smaug Roused" and rolls 1 and 1 for the card text
      Then "Smaug Roused" and "Muster Disperses" are in the discard pile
      And the opponent has 0 faction points
      And <then>

      Examples:
        | case | then                                                                            |
        | a    | the player may play "Smaug Ahunt"                                               |
        | b    | the player may not play "Smaug Ahunt" by dragons.defeat.no-further-play |

  @rule:dragons.defeat.example-weathertop @uses:dragons.defeat.all-removed
  Rule: The story that the book tells

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Aragorn II and untapped Beorn are at Weathertop
      And Aragorn II bears "Glamdring"
      And the player holds "The Old Thrush"
      And the opponent has "Smaug at Home" and "Smaug Ahunt" in play
      And the opponent holds "Dragon's Desolation" and "Smaug"
      When the opponent plays "Dragon's Desolation" on the site for its second effect
      And the player passes
      And the opponent plays the creature "Smaug" on the company keyed to Weathertop
      Then the attack is Dragon (2 strikes at 17/8)
      When the player plays "The Old Thrush"
      Then the attack is Dragon (2 strikes at 14/5)
      When Aragorn II faces the strike and rolls 4 and 3, then 3 and 3 for the strike body check

    @id:defeat-0048 @compute
    Scenario: A thrush, a weak spot, and the end of three Smaugs
      When Beorn faces the strike and rolls 4 and 4, then 3 and 3 for the strike body check
      Then "Smaug" is in the marshalling-point pile
      And "Smaug at Home" and "Smaug Ahunt" are removed from the game
      And the player has 5 kill points
      And the opponent has 0 kill points
      And The Lonely Mountain has no automatic-attack
      And "Dragon's Desolation" and "The Old Thrush" are in the discard pile
      And Aragorn II and Beorn are tapped

    @id:defeat-0049 @compute
    Scenario: A thrush, a weak spot, and somebody who missed it
      When Beorn faces the strike and rolls 4 and 4, then 3 and 2 for the strike body check
      Then "Smaug" is in the discard pile
      And "Smaug at Home" and "Smaug Ahunt" are in play
      And the player has 0 kill points
      And The Lonely Mountain has the automatic-attack Dragon (1 strike at 14)
      And "Dragon's Desolation" and "The Old Thrush" are in the discard pile
      And Aragorn II and Beorn are tapped

  @rule:dragons.defeat.ringwraith-defeats-roused @rule:dragons.defeat.hero-defeats-roused
  Rule: Whether the Balrog is to be treated like a Ringwraith is an open question

    Background:
      Given the emended rules
      And the player is the Balrog
      And the opponent is a Ringwraith
      And it is the movement/hazard phase
      And untapped Azog and untapped "Hill-troll" are at Moria
      And the company is moving to Mount Gundabad by Redhorn Gate, Wold & Foothills, Anduin Vales and Gundabad
      And the opponent's marshalling-point pile holds "Bairanax Roused"

    @id:defeat-0050 @compute
    Scenario: Bairanax is gone, and the Balrog has nothing to show for it
      Given reading a of q.dragons.roused-other-alignments
      When Azog faces the strike and rolls 5 and 5, then 4 and 4 for the strike body check
      And "Hill-troll" faces the strike and rolls 5 and 6, then 4 and 4 for the strike body check
      And the player passes
      Then "Bairanax Roused" is out of play
      And the player has 0 kill points
      And the opponent has 0 faction points
      And Azog and "Hill-troll" are tapped

    @id:defeat-0051 @compute
    Scenario: Bairanax is a kill like any other
      Given reading b of q.dragons.roused-other-alignments
      When Azog faces the strike and rolls 5 and 5, then 4 and 4 for the strike body check
      And "Hill-troll" faces the strike and rolls 5 and 6, then 4 and 4 for the strike body check
      And the player passes
      Then "Bairanax Roused" is in the marshalling-point pile
      And the player has 3 kill points
      And the opponent has 0 faction points
      And Azog and "Hill-troll" are tapped

  @rule:dragons.defeat.hero-defeats-roused
  Rule: A friend of a Fallen-wizard's is worth to heroes what is printed

    @id:defeat-0074 @compute
    Scenario: Three to Aragorn, though to the other but one
      Given the emended rules
      And the opponent is a Fallen-wizard
      And it is the movement/hazard phase
      And untapped Aragorn II and untapped Beorn are at Rivendell
      And Aragorn II bears "Glamdring"
      And the company is moving to Mount Gundabad by Rhudaur, Angmar and Gundabad
      And the opponent's marshalling-point pile holds "Bairanax Roused"
      When Aragorn II faces the strike and rolls 4 and 4, then 4 and 4 for the strike body check
      And Beorn faces the strike and rolls 5 and 4, then 4 and 4 for the strike body check
      Then "Bairanax Roused" is in the marshalling-point pile
      And the player has 3 kill points
      And the opponent has 0 faction points
      And Aragorn II and Beorn are tapped

  @rule:dragons.defeat.ringwraith-defeats-roused
  Rule: A Fallen-wizard's Orc serves no Shadow

    @id:defeat-0075 @allow
    Scenario: Gorbag takes the head, however those of the roused are seen
      Given the emended rules
      And the player is a Fallen-wizard
      And the opponent is a Ringwraith
      And it is the movement/hazard phase
      And untapped Tûma and untapped Gorbag are at Carn Dûm
      And the company is moving to the hero Mount Gundabad by Angmar and Gundabad
      And the opponent's marshalling-point pile holds "Bairanax Roused"
      And reading b of q.dragons.roused-trophy
      When Tûma faces the strike and rolls 5 and 5, then 4 and 4 for the strike body check
      And Gorbag faces the strike and rolls 5 and 5, then 4 and 4 for the strike body check
      And Gorbag takes "Bairanax Roused" as a trophy
      Then it is legal
      And Gorbag bears "Bairanax Roused"
      And the player has 1 kill point
      And the opponent has 0 faction points
      And Tûma and Gorbag are tapped

  @rule:dragons.defeat.trigger
  Rule: What was not in play does not leave it

    @id:defeat-0076 @allow
    Scenario: Smaug Ahunt is thrown away out of the hand, and Smaug is at home
      Given the emended rules
      And reading b of q.dragons.removal-trigger
      And it is the end-of-turn phase of the opponent's turn
      And untapped Glóin is at Bree
      And the opponent's untapped Imrahil is at Edhellond
      And the opponent holds "Smaug Ahunt" and "Smaug at Home"
      When the opponent discards "Smaug Ahunt" from hand
      And the opponent ends the turn
      And the organization phase is over
      Then the opponent may play "Smaug at Home"
      And "Smaug Ahunt" is in the discard pile
