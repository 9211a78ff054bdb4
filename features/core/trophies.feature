Feature: Trophies

  Orcs and Trolls show what they have killed, and are feared for it.

  @rule:core.trophies.taking
  Rule: Whoever faced the creature may keep it

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is the movement/hazard phase
      And untapped Gorbag, untapped Shagrat and untapped Ostisen are at Bree
      And the opponent holds "Sons of Kings"

    @id:core-trophies-0001 @allow
    Scenario: Gorbag likes the cloak of the biggest one
      When the opponent plays the creature "Sons of Kings" on the company
      And Gorbag faces the strike and rolls 2 and 3
      And Shagrat faces the strike and rolls 2 and 3
      And Ostisen faces the strike and rolls 4 and 4
      Then the player has to act
      When Gorbag takes "Sons of Kings" as a trophy
      Then it is legal
      And Gorbag bears "Sons of Kings"
      And the player has 2 kill points
      And Gorbag, Shagrat and Ostisen are tapped

    @id:core-trophies-0002 @forbid
    Scenario: Men leave that sort of thing to Orcs
      When the opponent plays the creature "Sons of Kings" on the company
      And Gorbag faces the strike and rolls 2 and 3
      And Shagrat faces the strike and rolls 2 and 3
      And Ostisen faces the strike and rolls 4 and 4
      And Ostisen takes "Sons of Kings" as a trophy
      Then it is illegal by core.trophies.taking
      And Gorbag, Shagrat and Ostisen are tapped
      And "Sons of Kings" is in the marshalling-point pile
      And the player has 2 kill points

    @id:core-trophies-0134 @forbid
    Scenario: It is not for the other player to say so
      When the opponent plays the creature "Sons of Kings" on the company
      And Gorbag faces the strike and rolls 2 and 3
      And Shagrat faces the strike and rolls 2 and 3
      And Ostisen faces the strike and rolls 4 and 4
      Then Gorbag may not take "Sons of Kings" as a trophy at the opponent's word by core.trophies.taking
      And Gorbag may take "Sons of Kings" as a trophy
      And Gorbag, Shagrat and Ostisen are tapped
      And "Sons of Kings" is in the marshalling-point pile
      And the player has 2 kill points

    @id:core-trophies-0004 @allow
    Scenario: Nobody wants it
      When the opponent plays the creature "Sons of Kings" on the company
      And Gorbag faces the strike and rolls 2 and 3
      And Shagrat faces the strike and rolls 2 and 3
      And Ostisen faces the strike and rolls 4 and 4
      And the player passes
      Then it is legal
      And "Sons of Kings" is in the marshalling-point pile
      And the player has 2 kill points
      And Gorbag, Shagrat and Ostisen are tapped

    @id:core-trophies-0005 @forbid
    Scenario: One of them got away
      When the opponent plays the creature "Sons of Kings" on the company
      And Gorbag faces the strike and rolls 2 and 3
      And Shagrat faces the strike and rolls 2 and 3
      And Ostisen faces the strike and rolls 4 and 3
      And Gorbag takes "Sons of Kings" as a trophy
      Then it is illegal by core.trophies.taking
      And "Sons of Kings" is in the discard pile
      And Gorbag, Shagrat and Ostisen are tapped

  @rule:core.trophies.taking
  Rule: Whoever only watched may not

    @id:core-trophies-0003 @forbid
    Scenario: Lagduf was lying down
      Given the emended rules
      And the player is a Ringwraith
      And it is the movement/hazard phase
      And untapped Gorbag, untapped Shagrat, untapped Ostisen and wounded Lagduf are at Bree
      And the opponent holds "Sons of Kings"
      When the opponent plays the creature "Sons of Kings" on the company
      And the player assigns a strike to Gorbag
      And the player assigns a strike to Shagrat
      And the player assigns a strike to Ostisen
      And Gorbag faces the strike and rolls 2 and 3
      And Shagrat faces the strike and rolls 2 and 3
      And Ostisen faces the strike and rolls 4 and 4
      And Lagduf takes "Sons of Kings" as a trophy
      Then it is illegal by core.trophies.taking
      And Gorbag, Shagrat and Ostisen are tapped
      And "Sons of Kings" is in the marshalling-point pile
      And the player has 2 kill points

  @rule:core.trophies.not-for-half-orcs
  Rule: Half an Orc is not enough

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is the movement/hazard phase
      And the opponent holds "Sons of Kings"

    @id:core-trophies-0006 @forbid
    Scenario: The brute stands by
      Given untapped Gorbag, untapped Squint-eyed Brute and untapped Ostisen are at Bree
      When the opponent plays the creature "Sons of Kings" on the company
      And Gorbag faces the strike and rolls 2 and 3
      And Squint-eyed Brute faces the strike and rolls 4 and 4
      And Ostisen faces the strike and rolls 4 and 4
      And Squint-eyed Brute takes "Sons of Kings" as a trophy
      Then it is illegal by core.trophies.not-for-half-orcs
      And "Sons of Kings" is in the marshalling-point pile
      And the player has 2 kill points
      And Gorbag, Squint-eyed Brute and Ostisen are tapped

    @id:core-trophies-0007 @allow
    Scenario: The captain does not
      Given untapped Gorbag, untapped Orc Captain and untapped Ostisen are at Bree
      When the opponent plays the creature "Sons of Kings" on the company
      And Gorbag faces the strike and rolls 2 and 3
      And Orc Captain faces the strike and rolls 3 and 3
      And Ostisen faces the strike and rolls 4 and 4
      And Orc Captain takes "Sons of Kings" as a trophy
      Then it is legal
      And Orc Captain bears "Sons of Kings"
      And the player has 2 kill points
      And Gorbag, Orc Captain and Ostisen are tapped

  @rule:core.trophies.minor-item
  Rule: It counts as a minor item, and stays where it is

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And untapped Gorbag and untapped Shagrat are at Dol Guldur
      And Gorbag has taken the opponent's "Sons of Kings" as a trophy

    @id:core-trophies-0008 @compute
    Scenario: A cloak is an item
      Then "Sons of Kings" is a minor item
      And the corruption points of Gorbag are 0

    @id:core-trophies-0009 @forbid
    Scenario: Shagrat may have his own
      Given it is the organization phase
      When Gorbag hands "Sons of Kings" to Shagrat
      Then it is illegal by core.trophies.minor-item

    @id:core-trophies-0010 @forbid
    Scenario: Nor is it for a museum
      Given it is the organization phase
      When the player stores "Sons of Kings"
      Then it is illegal by core.trophies.minor-item

  @rule:core.trophies.kill-points
  Rule: It is worth what it would be worth anyway

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And untapped Gorbag is at Dol Guldur

    @id:core-trophies-0011 @compute
    Scenario: Two for the Sons of Kings
      Given Gorbag has taken the opponent's "Sons of Kings" as a trophy
      Then the player has 2 kill points
      And the opponent has 0 kill points

    @id:core-trophies-0012 @compute
    Scenario: Nothing for other Orcs
      Given Gorbag has taken the opponent's "Orc-guard" as a trophy from a detainment attack
      Then the player has 0 kill points

    @id:core-trophies-0013 @compute
    Scenario: Nothing for a Dragon that only Wizards would boast of
      Given Gorbag has taken the opponent's "Rain-drake" as a trophy
      Then the player has 0 kill points

    @id:core-trophies-0014 @compute
    Scenario: One for the Dragon, where a trophy is a trophy
      Given reading b of q.core.unstarred-trophy
      And Gorbag has taken the opponent's "Rain-drake" as a trophy
      Then the player has 1 kill point

    @id:core-trophies-0015 @compute
    Scenario: Detainment is worth nothing by any reading
      Given reading b of q.core.unstarred-trophy
      And Gorbag has taken the opponent's "Orc-guard" as a trophy from a detainment attack
      Then the player has 0 kill points

  @rule:core.trophies.bonuses
  Rule: Others look up to him who has them

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And untapped Gorbag is at Dol Guldur

    @id:core-trophies-0016 @compute
    Scenario: One point makes a voice heard
      Given Gorbag has taken the opponent's "Rain-drake" as a trophy
      Then the prowess of Gorbag is 6
      And the direct influence of Gorbag is 1

    @id:core-trophies-0017 @compute
    Scenario: Two make an arm stronger
      Given Gorbag has taken the opponent's "Sons of Kings" as a trophy
      Then the prowess of Gorbag is 7
      And the direct influence of Gorbag is 1

    @id:core-trophies-0018 @compute
    Scenario: Three are two and one
      Given Gorbag has taken the opponent's "Sons of Kings" and the opponent's "Rain-drake" as trophies
      Then the prowess of Gorbag is 7
      And the direct influence of Gorbag is 2

    @id:core-trophies-0019 @compute
    Scenario: Five are no more than four
      Given Gorbag has taken the opponent's "Smaug" as a trophy
      Then the prowess of Gorbag is 8
      And the direct influence of Gorbag is 2

    @id:core-trophies-0020 @compute
    Scenario: There is a limit to what an arm can do
      Given untapped Lieutenant of Angmar is at Carn Dûm
      And Lieutenant of Angmar has taken the opponent's "Smaug" as a trophy
      Then the prowess of Lieutenant of Angmar is 9
      And the direct influence of Lieutenant of Angmar is 3

  @rule:core.trophies.detainment-still-counts
  Rule: A boast need not be true

    @id:core-trophies-0021 @compute
    Scenario: The captain's Orc-guards were only pushed aside
      Given the emended rules
      And the player is a Ringwraith
      And untapped Orc Captain is at Dol Guldur
      And Orc Captain has taken the opponent's "Orc-guard" as a trophy from a detainment attack
      Then the player has 0 kill points
      And the prowess of Orc Captain is 5
      And the direct influence of Orc Captain is 1

  @rule:core.trophies.discarding
  Rule: Its place, when its taker is gone

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And untapped Gorbag is at Gondmaeglom

    @id:core-trophies-0022 @compute
    Scenario: What was worth something is kept
      Given Gorbag has taken the opponent's "Sons of Kings" as a trophy
      When the company enters the site
      And Gorbag faces the strike and rolls 1 and 1, then 5 and 5 for the body check
      Then Gorbag is out of play
      And Gondmaeglom is in the location deck
      And "Sons of Kings" is in the marshalling-point pile
      And the player has 2 kill points
      And the player has 0 character points

    @id:core-trophies-0023 @compute
    Scenario: What was worth nothing is not
      Given Gorbag has taken the opponent's "Rain-drake" as a trophy
      When the company enters the site
      And Gorbag faces the strike and rolls 1 and 1, then 5 and 5 for the body check
      Then Gorbag is out of play
      And Gondmaeglom is in the location deck
      And "Rain-drake" is out of play
      And the player has 0 character points

    @id:core-trophies-0131 @compute
    Scenario: Nor is what was only pushed aside
      Given Gorbag has taken the opponent's "Orc-guard" as a trophy from a detainment attack
      When the company enters the site
      And Gorbag faces the strike and rolls 1 and 1, then 5 and 5 for the body check
      Then Gorbag is out of play
      And Gondmaeglom is in the location deck
      And "Orc-guard" is out of play
      And the player has 0 character points

    @id:core-trophies-0132 @compute
    Scenario: One point is something
      Given Gorbag has taken the opponent's "The Border-watch" as a trophy
      When the company enters the site
      And Gorbag faces the strike and rolls 1 and 1, then 5 and 5 for the body check
      Then Gorbag is out of play
      And Gondmaeglom is in the location deck
      And "The Border-watch" is in the marshalling-point pile
      And the player has 1 kill point
      And the player has 0 character points

  @rule:core.trophies.dragons
  Rule: One's own Dragon is nothing to boast of

    @id:core-trophies-0133 @forbid
    Scenario: Scorba was set there by the one whose people found him
      Given the emended rules
      And the player is a Ringwraith
      And untapped Lieutenant of Angmar, untapped Gorbag, untapped Shagrat and untapped Ostisen are at Zarak Dûm
      And the player has the player's "Scorba at Home" in play
      When the company enters the site
      And the player assigns a strike to Ostisen
      And Ostisen faces the strike and rolls 4 and 4
      And the player assigns a strike to Lieutenant of Angmar
      And the player assigns a strike to Gorbag
      And the player assigns a strike to Shagrat
      And Lieutenant of Angmar faces the strike and rolls 3 and 3, then 5 and 4 for the strike body check
      And Gorbag faces the strike and rolls 4 and 4, then 5 and 4 for the strike body check
      And Shagrat faces the strike and rolls 4 and 4, then 5 and 4 for the strike body check
      Then Lieutenant of Angmar may not take "Scorba at Home" as a trophy by core.trophies.dragons
      And Lieutenant of Angmar may not take "Scorba at Home" as a trophy at the opponent's word by core.trophies.dragons
      And "Scorba at Home" is removed from the game
      And Lieutenant of Angmar, Gorbag, Shagrat and Ostisen are tapped

  @rule:core.trophies.dragons
  Rule: Dragons make the best of them

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And untapped Lieutenant of Angmar, untapped Gorbag, untapped Shagrat and untapped Ostisen are at Zarak Dûm
      And the opponent has "Scorba at Home" in play

    @id:core-trophies-0024 @allow
    Scenario: Scorba's head for the Lieutenant
      When the company enters the site
      And the player assigns a strike to Ostisen
      And Ostisen faces the strike and rolls 4 and 4
      And the player assigns a strike to Lieutenant of Angmar
      And the player assigns a strike to Gorbag
      And the player assigns a strike to Shagrat
      And Lieutenant of Angmar faces the strike and rolls 3 and 3, then 5 and 4 for the strike body check
      And Gorbag faces the strike and rolls 4 and 4, then 5 and 4 for the strike body check
      And Shagrat faces the strike and rolls 4 and 4, then 5 and 4 for the strike body check
      And Lieutenant of Angmar takes "Scorba at Home" as a trophy
      Then it is legal
      And Lieutenant of Angmar bears "Scorba at Home"
      And the player has 0 kill points
      And Lieutenant of Angmar, Gorbag, Shagrat and Ostisen are tapped

    @id:core-trophies-0025 @forbid
    Scenario: Ostisen has only fought a lesser beast
      When the company enters the site
      And the player assigns a strike to Ostisen
      And Ostisen faces the strike and rolls 4 and 4
      And the player assigns a strike to Lieutenant of Angmar
      And the player assigns a strike to Gorbag
      And the player assigns a strike to Shagrat
      And Lieutenant of Angmar faces the strike and rolls 3 and 3, then 5 and 4 for the strike body check
      And Gorbag faces the strike and rolls 4 and 4, then 5 and 4 for the strike body check
      And Shagrat faces the strike and rolls 4 and 4, then 5 and 4 for the strike body check
      And Ostisen takes "Scorba at Home" as a trophy
      Then it is illegal by core.trophies.dragons
      And "Scorba at Home" is out of play
      And the player has 0 kill points
      And Lieutenant of Angmar, Gorbag, Shagrat and Ostisen are tapped

  @rule:core.trophies.kill-points
  Rule: A trophy counts for the player of him who carries it

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And the opponent is a Ringwraith
      And untapped Shagrat is at Bree
      And the opponent's untapped Gorbag is at Dol Guldur
      And the opponent's Gorbag has taken the player's "Sons of Kings" as a trophy

    @id:core-trophies-0026 @compute
    Scenario: Gorbag's pride is worth nothing to Shagrat's master
      Then the player has 0 kill points
      And the opponent has 2 kill points

  @rule:core.trophies.taking
  Rule: One takes what one has fought, and nothing else

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is the movement/hazard phase
      And untapped Gorbag, untapped Shagrat and untapped Ostisen are at Bree
      And untapped Lagduf is at Dol Guldur
      And the opponent holds "Sons of Kings"
      And the opponent's discard pile holds "Cave Worm"

    @id:core-trophies-0027 @forbid
    Scenario: The worm was not there
      When the player chooses Gorbag's company to go next
      And the opponent plays the creature "Sons of Kings" on Gorbag's company
      And Gorbag faces the strike and rolls 2 and 3
      And Shagrat faces the strike and rolls 2 and 3
      And Ostisen faces the strike and rolls 4 and 4
      Then Gorbag may not take "Cave Worm" as a trophy by core.trophies.taking
      And Lagduf may not take "Sons of Kings" as a trophy by core.trophies.taking
      And Gorbag may take "Sons of Kings" as a trophy
      And Gorbag, Shagrat and Ostisen are tapped
      And "Sons of Kings" is in the marshalling-point pile
      And the player has 2 kill points

  @rule:core.trophies.bonuses
  Rule: A Dragon's head is something to be seen with

    @id:core-trophies-0130 @compute
    Scenario: Gorbag has been there when Smaug went hunting
      Given the emended rules
      And the player is a Ringwraith
      And untapped Gorbag is at Dol Guldur
      And Gorbag has taken the opponent's "Smaug Ahunt" as a trophy
      Then Gorbag has "Smaug Ahunt" as a trophy
      And the prowess of Gorbag is 8
      And the direct influence of Gorbag is 2

  @rule:core.trophies.taking
  Rule: Only creatures make trophies

    @id:core-trophies-0135 @forbid
    Scenario: Bill Ferny had a name
      Given the emended rules
      And the player is a Fallen-wizard
      And untapped Lagduf and untapped Muzgash are at the hero Bree
      And the opponent has Bill Ferny as a face-up agent at Bree
      When the company enters the site
      And the agent Bill Ferny falls upon the company
      And the player assigns a strike to Lagduf
      And Lagduf faces the strike and rolls 1 and 1 for the strike of Bill Ferny, then 5 and 5 for the strike of Lagduf, then 6 and 6 for the strike body check
      And the player keeps the agent Bill Ferny
      And Lagduf takes "Bill Ferny" as a trophy
      Then it is illegal by core.actions.needs-allowance
      And Bill Ferny is in the player's marshalling-point pile
      And the opponent's Bree is in the location deck
      And Lagduf is tapped
      And the player has 1 kill point

    @id:core-trophies-0137 @forbid
    Scenario: Nor is a Balrog who waited in Moria
      Given the emended rules
      And the player is a Fallen-wizard
      And untapped Lieutenant of Angmar, untapped Gorbag, untapped Shagrat, untapped Lagduf, untapped Muzgash and untapped Radbug are at the hero Moria
      And the opponent has "Balrog of Moria" in play
      When the company enters the site
      And the player assigns a strike to Gorbag
      And the player assigns a strike to Shagrat
      And the player assigns a strike to Lagduf
      And the player assigns a strike to Muzgash
      And Gorbag faces the strike and rolls 5 and 5
      And Shagrat faces the strike and rolls 5 and 5
      And Lagduf faces the strike and rolls 5 and 5
      And Muzgash faces the strike and rolls 5 and 5
      And the player assigns a strike to Lieutenant of Angmar
      And Lieutenant of Angmar faces the strike with the support of Radbug and rolls 6 and 6
      And Lieutenant of Angmar takes "Balrog of Moria" as a trophy
      Then it is illegal by core.actions.needs-allowance
      And "Balrog of Moria" is in the player's marshalling-point pile
      And the player has 1 kill point
      And Lieutenant of Angmar, Gorbag, Shagrat, Lagduf, Muzgash and Radbug are tapped

  @rule:core.trophies.taking
  Rule: A trophy is for a character to keep

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is the movement/hazard phase
      And untapped Gorbag and untapped Shagrat are at Bree
      And Gorbag bears "Cave Troll"
      And the opponent holds "Sons of Kings"

    @id:core-trophies-0136 @forbid
    Scenario: Gorbag's Troll has fought as well as he
      When the opponent plays the creature "Sons of Kings" on the company
      And Gorbag faces the strike and rolls 3 and 3
      And Shagrat faces the strike and rolls 3 and 3
      And "Cave Troll" faces the strike and rolls 4 and 4
      Then "Cave Troll" may not take "Sons of Kings" as a trophy by core.trophies.taking
      And Gorbag may take "Sons of Kings" as a trophy
      And Gorbag, Shagrat and "Cave Troll" are tapped
      And "Sons of Kings" is in the marshalling-point pile
      And the player has 2 kill points
