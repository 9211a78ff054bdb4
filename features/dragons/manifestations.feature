Feature: Manifestations of Dragons

  A unique Dragon is more than one card: he flies out as a creature, and he stays at home as an
  event. Each of these attacks is an attack by the Dragon himself.

  @rule:dragons.manifestations.basic
  Rule: The creature is the Dragon going about his business

    @id:manifestations-0001 @compute
    Scenario: Itangast comes in person
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beorn is at Gold Hill
      And the opponent holds "Itangast"
      When the opponent plays the creature "Itangast" on the company keyed to Gold Hill
      Then the attack is Dragon (3 strikes at 18/8)
      And the attack comes from "Itangast"
      And the attack is a manifestation of Itangast
      And "Itangast" is in play

    @id:manifestations-0002 @compute
    Scenario: Even Smaug spares those who have roused him
      Given the emended rules
      And it is the movement/hazard phase
      And the player is a Ringwraith
      And untapped Gorbag is at The Lonely Mountain
      And the player's marshalling-point pile holds "Smaug Roused"
      And the opponent holds "Smaug"
      When the opponent plays the creature "Smaug" on the company keyed to The Lonely Mountain
      Then there is no attack
      And "Smaug" is in the discard pile
      And Gorbag is untapped

    @id:manifestations-0003 @compute
    Scenario: Scatha has no reason to spare the friends of Smaug
      Given the emended rules
      And it is the movement/hazard phase
      And the player is a Ringwraith
      And untapped Gorbag is at Gondmaeglom
      And the player's marshalling-point pile holds "Smaug Roused"
      And the opponent holds "Scatha"
      When the opponent plays the creature "Scatha" on the company keyed to Gondmaeglom
      Then the attack is Dragon (3 strikes at 15/9)
      And the attack is a manifestation of Scatha
      And "Scatha" is in play

  @rule:dragons.manifestations.at-home
  Rule: At Home, the Dragon adds himself to what his lair has anyway

    @id:manifestations-0004 @rule:core.site-phase.added-attacks-last @compute
    Scenario: Smaug is in
      Given the emended rules
      And untapped Beorn is at The Lonely Mountain
      And the opponent has "Smaug at Home" in play
      Then The Lonely Mountain has the automatic-attacks Dragon (1 strike at 14) and Dragon (2 strikes at 18/8)
      When the company enters the site
      And Beorn faces the strike untapped and rolls 5 and 6
      Then the attack is Dragon (2 strikes at 18/8)
      And the attack comes from "Smaug at Home"
      And the attack is a manifestation of Smaug

    @id:manifestations-0005 @compute
    Scenario: Smaug is out
      Given the emended rules
      And untapped Beorn is at The Lonely Mountain
      And the opponent has "Smaug at Home" and "Smaug Ahunt" in play
      Then The Lonely Mountain has the automatic-attack Dragon (1 strike at 14)
      When the company enters the site
      And Beorn faces the strike and rolls 4 and 4
      Then there is no attack
      And Beorn is tapped

    @id:manifestations-0006 @compute
    Scenario: Scatha's being out keeps nobody else from home
      Given the emended rules
      And untapped Beorn is at The Lonely Mountain
      And the opponent has "Smaug at Home" and "Scatha Ahunt" in play
      Then The Lonely Mountain has the automatic-attacks Dragon (1 strike at 14) and Dragon (2 strikes at 18/8)
      When the company enters the site
      And Beorn faces the strike untapped and rolls 5 and 6
      Then the attack is a manifestation of Smaug

    @id:manifestations-0007 @compute
    Scenario: His neighbours' homes are their own affair
      Given the emended rules
      And untapped Beorn is at Gold Hill
      And the opponent has "Smaug at Home" in play
      Then Gold Hill has the automatic-attack Dragon (1 strike at 15)
      When the company enters the site
      And Beorn faces the strike and rolls 4 and 5
      Then there is no attack
      And Beorn is tapped
