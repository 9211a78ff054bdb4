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

  @rule:dragons.manifestations.kinds @rule:dragons.manifestations.kinds-emended
  Rule: Three kinds were printed, and a fourth came later

    @id:manifestations-0008 @compute
    Scenario: All that is Itangast
      Then under the printed rules the manifestations of Itangast are "Itangast", "Itangast Ahunt" and "Itangast at Home"
      And under the emended rules the manifestations of Itangast are "Itangast", "Itangast Ahunt", "Itangast at Home" and "Itangast Roused"

    @id:manifestations-0009 @compute
    Scenario: Three times nine, or four times
      Then under the printed rules there are 27 manifestations of unique Dragons
      And under the emended rules there are 36 manifestations of unique Dragons

    @id:manifestations-0010 @compute
    Scenario: Smaug is dead, and so is the friend of the Ringwraith, unless he never was Smaug
      Given the opponent is a Ringwraith
      And it is the movement/hazard phase
      And untapped Aragorn II and untapped Beorn are at The Lonely Mountain
      And Aragorn II bears "Glamdring"
      And the opponent holds "Smaug"
      And the opponent's marshalling-point pile holds "Smaug Roused"
      When the opponent plays the creature "Smaug" on the company keyed to The Lonely Mountain
      And Aragorn II faces the strike and rolls 5 and 5, then 4 and 5 for the strike body check
      And Beorn faces the strike and rolls 5 and 6, then 4 and 5 for the strike body check
      Then "Smaug" is in the marshalling-point pile
      And the player has 5 kill points
      And Aragorn II and Beorn are tapped
      And under the printed rules "Smaug Roused" is in the marshalling-point pile
      And under the printed rules the opponent has 5 faction points
      And under the emended rules "Smaug Roused" is removed from the game
      And under the emended rules the opponent has 0 faction points

  @rule:dragons.manifestations.basic-metw-cards
  Rule: Four of them were there before the others

    @id:manifestations-0038 @compute
    Scenario: Four came with The Wizards
      Given the emended rules
      Then the Dragons in person that came with "METW" are "Smaug", "Agburanar", "Daelomin" and "Leucaruth"

    @id:manifestations-0039 @compute
    Scenario: Five came with The Dragons
      Given the emended rules
      Then the Dragons in person that came with "METD" are "Bairanax", "Eärcaraxë", "Itangast", "Scatha" and "Scorba"

  @rule:dragons.manifestations.basic
  Rule: The Dragon in person is one hazard among others

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beorn is at Gold Hill
      And the opponent holds "Itangast", "Doors of Night" and "Scatha at Home"

    @id:manifestations-0011 @allow
    Scenario: He is the second of two
      When the opponent plays "Scatha at Home"
      And the opponent passes
      And the opponent plays the creature "Itangast" on the company keyed to Gold Hill
      Then it is legal
      And the attack is a manifestation of Itangast
      And "Itangast" and "Scatha at Home" are in play

    @id:manifestations-0012 @forbid
    Scenario: There are two others already
      When the opponent plays "Scatha at Home"
      And the opponent passes
      And the opponent plays "Doors of Night"
      And the opponent plays the creature "Itangast" on the company keyed to Gold Hill
      Then it is illegal by core.hazards.limit-at-declaration
      And "Doors of Night" and "Scatha at Home" are in play

  @rule:dragons.manifestations.basic
  Rule: He is met like any other creature, and takes the place of one hazard

    @id:manifestations-0042 @compute
    Scenario: Beorn comes to call on Smaug
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beorn and untapped Bilbo are at Lake-town
      And the company is moving to The Lonely Mountain by Northern Rhovanion
      And the opponent holds "Smaug", "Doors of Night" and "Scatha at Home"
      Then the hazard limit of the company is 2
      When the opponent plays the creature "Smaug" on the company keyed to The Lonely Mountain
      And the opponent passes
      Then the attack is Dragon (2 strikes at 17/8)
      And the attack comes from "Smaug"
      And the attack is a manifestation of Smaug
      When the opponent passes
      And Beorn faces the strike and rolls 5 and 6, then 4 and 4 for the strike body check
      And Bilbo faces the strike and rolls 6 and 6, then 1 and 1 for the body check
      And the opponent passes
      Then "Smaug" is in the discard pile
      When the opponent plays "Doors of Night"
      Then it is legal
      And the opponent may not play "Scatha at Home" by core.hazards.limit-at-declaration
      And Beorn is tapped
      And Bilbo is wounded
      And "Doors of Night" is in play

  @rule:dragons.manifestations.ahunt
  Rule: On the hunt, he falls upon whoever moves in his lands

    @id:manifestations-0013 @compute
    Scenario: Bairanax crosses the way to Gundabad
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beorn is at Rivendell
      And the company is moving to Mount Gundabad by Rhudaur, Angmar and Gundabad
      And the opponent has "Bairanax Ahunt" in play
      Then the attack is Dragon (3 strikes at 12/6)
      And the attack comes from "Bairanax Ahunt"
      And the attack is a manifestation of Bairanax

    @id:manifestations-0014 @compute
    Scenario: He does not come as far as Weathertop
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beorn is at Rivendell
      And the company is moving to Weathertop by Rhudaur and Arthedain
      And the opponent has "Bairanax Ahunt" in play
      Then there is no attack
      And the hazard limit of the company is 2

    @id:manifestations-0015 @compute
    Scenario: Whoever sits still under Gundabad is not seen
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beorn is at Mount Gundabad
      And the opponent has "Bairanax Ahunt" in play
      Then there is no attack
      And the hazard limit of the company is 2

    @id:manifestations-0016 @compute
    Scenario: He does not ask who let him out
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beorn is at Rivendell
      And the company is moving to Mount Gundabad by Rhudaur, Angmar and Gundabad
      And the player has "Bairanax Ahunt" in play
      Then the attack is Dragon (3 strikes at 12/6)
      And the attack is a manifestation of Bairanax

  @rule:dragons.manifestations.ahunt @rule:dragons.manifestations.example-smaug-ahunt
  Rule: Smaug hunts in four regions

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And the opponent has "Smaug Ahunt" in play

    @id:manifestations-0017 @compute
    Scenario: Northern Rhovanion is one of them
      Given untapped Beorn is at Lake-town
      And the company is moving to The Lonely Mountain by Northern Rhovanion
      Then the attack is Dragon (3 strikes at 15/7)
      And the attack is a manifestation of Smaug

    @id:manifestations-0018 @compute
    Scenario: Dorwinion is none
      Given untapped Beorn is at Rhosgobel
      And the company is moving to Shrel-Kain by Southern Mirkwood, Southern Rhovanion and Dorwinion
      Then there is no attack
      And the hazard limit of the company is 2

  @rule:dragons.manifestations.ahunt-attacks-once
  Rule: Once on the way is enough

    @id:manifestations-0019 @compute
    Scenario: Three of his regions, and one Smaug
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Aragorn II is at Lake-town
      And Aragorn II bears "Glamdring"
      And the company is moving to Ovir Hollow by Northern Rhovanion, Withered Heath and Grey Mountain Narrows
      And the opponent has "Smaug Ahunt" in play
      Then the attack is Dragon (3 strikes at 15/7)
      When Aragorn II faces the strike and rolls 4 and 5
      Then there is no attack
      And Aragorn II is tapped
      And "Smaug Ahunt" is in play

    @id:manifestations-0020 @compute
    Scenario: Those who come after him meet Smaug as well
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Aragorn II is at Lake-town
      And Aragorn II bears "Glamdring"
      And untapped Beorn is at Thranduil's Halls
      And Aragorn II's company is moving to The Lonely Mountain by Northern Rhovanion
      And Beorn's company is moving to Gold Hill
      And the opponent has "Smaug Ahunt" in play
      When the player chooses Aragorn II's company to go next
      Then the attack comes from "Smaug Ahunt"
      When Aragorn II faces the strike and rolls 4 and 5
      Then there is no attack
      When the player passes
      And Beorn's company travels by Woodland Realm, Northern Rhovanion and Withered Heath
      Then the attack comes from "Smaug Ahunt"
      And Aragorn II is tapped
      And Lake-town is in the location deck

    @id:manifestations-0040 @compute
    Scenario: One Smaug was enough by the first printing, too
      Given it is the movement/hazard phase
      And untapped Aragorn II is at Lake-town
      And Aragorn II bears "Glamdring"
      And the company is moving to Ovir Hollow by Northern Rhovanion, Withered Heath and Grey Mountain Narrows
      And the opponent has "Smaug Ahunt" in play
      When Aragorn II faces the strike and rolls 4 and 5
      Then under the printed rules there is no attack
      And under the emended rules there is no attack
      And Aragorn II is tapped
      And "Smaug Ahunt" is in play

  @rule:dragons.manifestations.at-home
  Rule: Itangast adds himself to Gold Hill and to nothing else

    Background:
      Given the emended rules
      And untapped Beorn is at Gold Hill
      And the opponent has "Itangast at Home" in play

    @id:manifestations-0021 @compute
    Scenario: First the hill, then its master
      Then Gold Hill has the automatic-attacks Dragon (1 strike at 15) and Dragon (3 strikes at 19/8)
      When the company enters the site
      Then the attack is Dragon (1 strike at 15)
      When Beorn faces the strike untapped and rolls 6 and 6
      Then the attack is Dragon (3 strikes at 19/8)
      And the attack is a manifestation of Itangast

    @id:manifestations-0022 @compute
    Scenario: He does not visit Bairanax
      Then Ovir Hollow has the automatic-attack Dragon (1 strike at 12)

  @rule:dragons.manifestations.at-home
  Rule: Whether he can be at home and on the hunt is an open question

    Background:
      Given the emended rules
      And untapped Beorn is at The Lonely Mountain
      And the opponent has "Smaug at Home" and "Smaug Ahunt" in play

    @id:manifestations-0023 @compute
    Scenario: As the card says, the bed is empty
      Given reading a of q.dragons.at-home-while-ahunt
      Then The Lonely Mountain has the automatic-attack Dragon (1 strike at 14)

    @id:manifestations-0024 @compute
    Scenario: As the example says, one can do both
      Given reading b of q.dragons.at-home-while-ahunt
      Then The Lonely Mountain has the automatic-attacks Dragon (1 strike at 14) and Dragon (2 strikes at 18/8)
      When the company enters the site
      And Beorn faces the strike untapped and rolls 5 and 6
      Then the attack is Dragon (2 strikes at 18/8)
      And the attack is a manifestation of Smaug

    @id:manifestations-0041 @compute
    Scenario: Nobody can say whether there is gold without a Dragon to lie on it
      Given untapped Glóin is at Gold Hill
      And Gold Hill lost its automatic-attacks earlier in the game
      And the opponent has "Itangast at Home" and "Itangast Ahunt" in play
      And Glóin's company has entered the site
      When it is asked whether Glóin may play "Habergeon of Silver"
      Then it is undetermined by q.dragons.at-home-while-ahunt

  @rule:dragons.manifestations.at-home @rule:dragons.manifestations.example-scorba-at-home
  Rule: Scorba at home is felt far away

    Background:
      Given the emended rules
      And the opponent has "Scorba at Home" in play

    @id:manifestations-0025 @compute
    Scenario: A famous sword weighs more
      Given untapped Gimli is at Rivendell
      And Gimli bears "Glamdring"
      Then the corruption points of Gimli are 2

    @id:manifestations-0026 @compute
    Scenario: A small one does not
      Given untapped Pippin is at Rivendell
      And Pippin bears "Sting"
      Then the corruption points of Pippin are 1

    @id:manifestations-0027 @compute
    Scenario: And he is at home besides
      Given untapped Beorn is at Zarak Dûm
      Then Zarak Dûm has the automatic-attacks Dragon (1 strike at 11) and Dragon (3 strikes at 13/8)
      When the company enters the site
      And Beorn faces the strike untapped and rolls 5 and 5
      Then the attack is Dragon (3 strikes at 13/8)
      And the attack is a manifestation of Scorba

  @rule:dragons.manifestations.roused
  Rule: Won over, he is still the same Dragon

    @id:manifestations-0028 @compute
    Scenario: Scorba listens to the Witch-king
      Given the emended rules
      And the player is a Ringwraith
      And untapped The Witch-king is at Zarak Dûm
      And the company has entered the site
      When The Witch-king influences "Scorba Roused" and rolls 4 and 5
      Then it is legal
      And "Scorba Roused" is in the marshalling-point pile
      And the player has 3 faction points
      And The Witch-king and the site are tapped

    @id:manifestations-0029 @compute
    Scenario: His friends' enemies know him at once
      Given the emended rules
      And the opponent is a Ringwraith
      And it is the movement/hazard phase
      And untapped Beorn is at Rivendell
      And the company is moving to Zarak Dûm by Rhudaur and Angmar
      And the opponent's marshalling-point pile holds "Scorba Roused"
      Then the attack comes from "Scorba Roused"
      And the attack is a manifestation of Scorba

  @rule:dragons.manifestations.roused-attack
  Rule: He hunts for those who have won him over, and never them

    @id:manifestations-0030 @compute
    Scenario: Heroes in Angmar
      Given the emended rules
      And the opponent is a Ringwraith
      And it is the movement/hazard phase
      And untapped Beorn is at Rivendell
      And the company is moving to Zarak Dûm by Rhudaur and Angmar
      And the opponent's marshalling-point pile holds "Scorba Roused"
      Then the attack is Dragon (3 strikes at 12/8)

    @id:manifestations-0031 @compute
    Scenario: No Dragon goes as far as Rhudaur for a friend
      Given the emended rules
      And the opponent is a Ringwraith
      And it is the movement/hazard phase
      And untapped Beorn is at Rivendell
      And the company is moving to Cameth Brin by Rhudaur
      And the opponent has "Doors of Night" in play
      And the opponent's marshalling-point pile holds "Scorba Roused"
      Then there is no attack
      And the hazard limit of the company is 2

    @id:manifestations-0032 @compute
    Scenario: Minions in Angmar, before whom he does not even stir
      Given the emended rules
      And the player is a Ringwraith
      And it is the movement/hazard phase
      And untapped Gorbag is at Carn Dûm
      And the company is moving to Zarak Dûm by Starter Movement
      And the player's marshalling-point pile holds "Scorba Roused"
      And the opponent holds "Lost in Shadow-lands" and "Crebain"
      Then there is no attack
      And the opponent may play the creature "Crebain" on the company

    @id:manifestations-0033 @compute
    Scenario: Other people's minions
      Given the emended rules
      And the player is a Ringwraith
      And the opponent is a Ringwraith
      And it is the movement/hazard phase
      And untapped Gorbag is at Carn Dûm
      And the company is moving to Zarak Dûm by Starter Movement
      And the opponent's marshalling-point pile holds "Scorba Roused"
      Then the attack is Dragon (3 strikes at 12/8)
      And the attack is a manifestation of Scorba

  @rule:dragons.manifestations.coexist
  Rule: There is room for all that he is

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beorn is at The Lonely Mountain

    @id:manifestations-0034 @allow
    Scenario: At home, and then out hunting
      Given the opponent has "Smaug at Home" in play
      When the opponent plays "Smaug Ahunt"
      Then it is legal
      And "Smaug at Home" and "Smaug Ahunt" are in play

    @id:manifestations-0035 @allow
    Scenario: And then in person
      Given the opponent has "Smaug at Home" and "Smaug Ahunt" in play
      When the opponent plays the creature "Smaug" on the company keyed to The Lonely Mountain
      Then it is legal
      And the attack comes from "Smaug"
      And "Smaug", "Smaug at Home" and "Smaug Ahunt" are in play

  @rule:dragons.manifestations.unique-each
  Rule: Nothing that he is comes twice

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beorn is at The Lonely Mountain
      And the player has "Smaug Ahunt" in play

    @id:manifestations-0036 @forbid
    Scenario: He cannot be hunting for both
      When the opponent plays "Smaug Ahunt"
      Then it is illegal by core.turn.one-copy-for-both

    @id:manifestations-0037 @allow
    Scenario: He can be at home for the one and hunting for the other
      When the opponent plays "Smaug at Home"
      Then it is legal
      And "Smaug at Home" and "Smaug Ahunt" are in play
