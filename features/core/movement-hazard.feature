Feature: Movement/hazard phase

  One company after the other goes on its way, and each has to reckon with hazards.

  @rule:core.movement-hazard.one-phase-per-company
  Rule: Every company has its turn, even one that stays

    @id:core-movement-hazard-0001 @order
    Scenario: A rest at Rivendell does not keep the night away
      Given the emended rules
      And it is the long-event phase
      And untapped Glóin is at Rivendell
      And the opponent holds "Doors of Night"
      When the player passes
      Then it is the movement/hazard phase
      And the player has to act
      And the opponent may play "Doors of Night"

    @id:core-movement-hazard-0002 @order
    Scenario: When one is through, it is the other's turn
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Gondmaeglom
      And untapped Beorn is at Gold Hill
      And the opponent holds "Itangast"
      When the player chooses Glóin's company to go next
      And the player passes
      Then it is the movement/hazard phase
      And the opponent may play the creature "Itangast" on Beorn's company keyed to Gold Hill

  @rule:core.movement-hazard.company-order
  Rule: Their player says who goes first

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Gondmaeglom
      And untapped Beorn is at Gold Hill

    @id:core-movement-hazard-0003 @allow
    Scenario: Beorn first
      When the player chooses Beorn's company to go next
      Then it is legal

    @id:core-movement-hazard-0004 @allow
    Scenario: Glóin first
      When the player chooses Glóin's company to go next
      Then it is legal

    @id:core-movement-hazard-0005 @forbid
    Scenario: One at a time
      When the player chooses Glóin's company to go next
      And the player chooses Beorn's company to go next
      Then it is illegal by core.movement-hazard.company-order

  @rule:core.movement-hazard.phase-ends-both-done
  Rule: A company is through when both players have had enough

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Rivendell
      And the opponent holds "Doors of Night"

    @id:core-movement-hazard-0006 @order
    Scenario: Both are done, and what was not played stays in hand
      When the opponent passes
      Then it is legal
      And it is the movement/hazard phase
      When the player passes
      Then it is legal
      And it is the site phase
      And "Doors of Night" is in hand

    @id:core-movement-hazard-0007 @order
    Scenario: One is done, the other is not
      When the player passes
      Then it is legal
      And it is the movement/hazard phase
      When the opponent plays "Doors of Night"
      Then it is legal
      And "Doors of Night" is in play

  @rule:core.movement-hazard.no-companies-skip
  Rule: Where nobody is left, nobody moves

    @id:core-movement-hazard-0008 @order
    Scenario: An empty road
      Given the emended rules
      And it is the long-event phase
      And the opponent's untapped Legolas is at Lórien
      When the player passes
      Then it is the end-of-turn phase

    @id:core-movement-hazard-0009 @order
    Scenario: One is enough for a phase
      Given the emended rules
      And it is the long-event phase
      And untapped Glóin is at Rivendell
      And the opponent's untapped Legolas is at Lórien
      When the player passes
      Then it is the movement/hazard phase

  @rule:core.movement-hazard.eight-steps
  Rule: Eight steps, one after the other

    @id:core-movement-hazard-0010 @order
    Scenario: First the road, then the cards, then the dangers
      Given the emended rules
      And it is the long-event phase
      And untapped Glóin is at Rivendell
      And the company is moving to Weathertop
      And the player's play deck holds "Star-glass" and "Sting"
      And the opponent's play deck holds "Rain-drake"
      And the opponent holds "Doors of Night"
      When the player passes
      Then the opponent can see Weathertop
      And the player has to act
      And the opponent may not play "Doors of Night" by core.movement-hazard.immediate-steps
      When the company travels by Starter Movement
      Then the site path of the company is Rhudaur (Wilderness) and Arthedain (Wilderness)
      And "Star-glass" and "Rain-drake" are in the play deck
      When the player draws a card
      And the opponent draws a card
      Then "Star-glass" and "Rain-drake" are in hand
      And the player has to act
      And the opponent may play "Doors of Night"
      And it is the movement/hazard phase

  @rule:core.movement-hazard.immediate-steps
  Rule: Let them unfold the map first

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Rivendell
      And the company is moving to Weathertop by Starter Movement
      And the opponent holds "Doors of Night"
      And the opponent's play deck holds "Leucaruth" and "Rain-drake"

    @id:core-movement-hazard-0011 @forbid
    Scenario: Night does not fall while the cards are drawn
      When the opponent plays "Doors of Night"
      Then it is illegal by core.movement-hazard.immediate-steps

    @id:core-movement-hazard-0012 @allow
    Scenario: It falls when the last one is drawn
      When the opponent draws a card
      And the opponent plays "Doors of Night"
      Then it is legal
      And "Doors of Night" is in play
      And "Leucaruth" is in hand

  @rule:core.movement-hazard.reveal-new-site
  Rule: Now everybody sees where it goes

    @id:core-movement-hazard-0013 @order
    Scenario: One secret at a time
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Rivendell
      And untapped Beorn is at Lórien
      And Glóin's company is moving to Weathertop
      And Beorn's company is moving to Wellinghall
      When the player chooses Glóin's company to go next
      Then the opponent can see Weathertop
      And the opponent cannot see Wellinghall
      And the player can see Wellinghall

  @rule:core.movement-hazard.illegal-movement-negated
  Rule: Who set out for where nobody can get stays at home

    @id:core-movement-hazard-0014 @order
    Scenario: The waybread has gone mouldy
      Given the emended rules
      And it is the long-event phase
      And untapped Glóin is at Bree
      And the company is moving to Lórien
      And the player's play deck holds "Star-glass"
      And the opponent holds "Doors of Night"
      When the player passes
      Then Lórien is in the location deck
      And the company is at Bree
      And it is the movement/hazard phase
      And the player has to act
      And the opponent may play "Doors of Night"

    @id:core-movement-hazard-0401 @order
    Scenario: A company has declared its movement, and others join it so that it has two leaders
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped Gorbag is at Dol Guldur
      And untapped Shagrat is at another Dol Guldur
      And the player's location deck holds the minion "Moria"
      And the opponent holds "Doors of Night"
      When Gorbag's company moves to the minion Moria
      And the player organizes
      And Shagrat changes to Gorbag's company
      And the organization phase is over
      And the long-event phase is over
      And the player passes
      Then the minion Moria is in the location deck
      And the second Dol Guldur is in the location deck
      And Gorbag and Shagrat form a company

    @id:core-movement-hazard-0402 @order
    Scenario: A company has declared its movement, and the one who joins it is no leader
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped Gorbag is at Dol Guldur
      And untapped Muzgash is at another Dol Guldur
      And the player's location deck holds the minion "Moria"
      And the opponent holds "Doors of Night"
      When Gorbag's company moves to the minion Moria
      And the player organizes
      And Muzgash changes to Gorbag's company
      And the organization phase is over
      And the long-event phase is over
      Then the new site of Gorbag's company is the minion Moria
      And the minion Moria is in play
      And the second Dol Guldur is in the location deck
      And Gorbag and Muzgash form a company

    @id:core-movement-hazard-0403 @order
    Scenario: A Fallen-wizard's covert company has declared movement to Bree, and an Orc joins it
      Given the emended rules
      And the player is the Fallen-wizard Saruman
      And it is the organization phase
      And untapped Éowyn is at The White Towers
      And untapped Gorbag is at another The White Towers
      And the player's location deck holds the hero "Bree"
      And the opponent holds "Doors of Night"
      When Éowyn's company moves to the hero Bree
      And the player organizes
      And Gorbag changes to Éowyn's company
      And the organization phase is over
      And the long-event phase is over
      And the player passes
      Then the hero Bree is in the location deck
      And the second The White Towers is in the location deck
      And Gorbag and Éowyn form a company

  @rule:core.movement-hazard.under-deeps-roll
  Rule: It is easy to lose one's way down there

    Background:
      Given the emended rules
      And it is the long-event phase

    @id:core-movement-hazard-0015 @order
    Scenario: Six takes them to the Gem-deeps
      Given untapped Glóin is at The Under-gates
      And the company is moving to The Gem-deeps
      When the player passes and rolls 2 and 4 for the under-deeps roll
      Then the new site of the company is The Gem-deeps
      And the opponent can see The Gem-deeps
      And the company is on its way

    @id:core-movement-hazard-0016 @order
    Scenario: Five leaves them where they are
      Given untapped Glóin is at The Under-gates
      And the company is moving to The Gem-deeps
      When the player passes and rolls 2 and 3 for the under-deeps roll
      Then the new site of the company is The Under-gates
      And The Gem-deeps is in the location deck
      And the company is at The Under-gates

    @id:core-movement-hazard-0017 @order
    Scenario: Down from Moria there is only one stair
      Given untapped Glóin is at Moria
      And the company is moving to The Under-gates
      When the player passes
      Then the new site of the company is The Under-gates
      And the company is on its way

  @rule:core.movement-hazard.failed-roll-not-returned
  Rule: Who has lost the way may still look about

    @id:core-movement-hazard-0018 @allow
    Scenario: A day among the Trolls instead
      Given the emended rules
      And the player is a Ringwraith
      And it is the long-event phase
      And untapped Ostisen is at The Sulfur-deeps
      And the company is moving to The Under-courts
      When the player passes and rolls 1 and 2 for the under-deeps roll
      Then The Under-courts is in the location deck
      And it is the movement/hazard phase
      When the player passes
      Then it is the site phase
      When the company enters The Sulfur-deeps
      Then it is legal
      And the attack comes from The Sulfur-deeps

  @rule:core.movement-hazard.declare-movement-type
  Rule: Their player says which way they take

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Rivendell
      And the company is moving to Weathertop

    @id:core-movement-hazard-0019 @allow
    Scenario: The straight way
      When the company travels by Rhudaur and Arthedain
      Then it is legal
      And the site path of the company is Rhudaur (Wilderness) and Arthedain (Wilderness)

    @id:core-movement-hazard-0020 @allow
    Scenario: Through the land of the Witch-king of old
      When the company travels by Rhudaur, Angmar and Arthedain
      Then it is legal
      And the site path of the company is Rhudaur (Wilderness), Angmar (Shadow-land) and Arthedain (Wilderness)

    @id:core-movement-hazard-0021 @forbid
    Scenario: There are no tunnels below the old road
      When the company travels by Under-deeps Movement
      Then it is illegal by core.movement-hazard.declare-movement-type

    @id:core-movement-hazard-0022 @forbid
    Scenario: On the road it is too late to turn off
      When the company travels by Rhudaur and Arthedain
      And the company travels by Starter Movement
      Then it is illegal by core.movement-hazard.declare-movement-type

  @rule:core.movement-hazard.starter-site-path
  Rule: Between the first region and the last, nobody tells names

    Background:
      Given the emended rules
      And it is the movement/hazard phase

    @id:core-movement-hazard-0023 @compute
    Scenario: Over the mountains, who knows where
      Given untapped Glóin is at Rivendell
      And the company is moving to Lórien
      When the company travels by Starter Movement
      Then the site path of the company is Rhudaur (Wilderness), Wilderness, Border-land and Wold & Foothills (Wilderness)

    @id:core-movement-hazard-0024 @compute
    Scenario: Back from the Dragon, the same way
      Given untapped Glóin is at The Lonely Mountain
      And the company is moving to Lórien
      And the company may pass through 1 more regions
      When the company travels by Starter Movement
      Then the site path of the company is Northern Rhovanion (Wilderness), Border-land, Border-land and Wold & Foothills (Wilderness)

    @id:core-movement-hazard-0025 @compute
    Scenario: Next door, both ends are known
      Given untapped Glóin is at Lórien
      And the company is moving to Moria
      When the company travels by Starter Movement
      Then the site path of the company is Wold & Foothills (Wilderness) and Redhorn Gate (Wilderness)

  @rule:core.movement-hazard.region-site-path
  Rule: Who reads the map knows every name

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Rivendell
      And the company is moving to Lórien

    @id:core-movement-hazard-0026 @compute
    Scenario: Over the High Pass
      When the company travels by Rhudaur, High Pass, Anduin Vales and Wold & Foothills
      Then the site path of the company is Rhudaur (Wilderness), High Pass (Wilderness), Anduin Vales (Border-land) and Wold & Foothills (Wilderness)

    @id:core-movement-hazard-0027 @compute
    Scenario: Through the Redhorn Gate there is no Border-land
      When the company travels by Rhudaur, Hollin, Redhorn Gate and Wold & Foothills
      Then the site path of the company is Rhudaur (Wilderness), Hollin (Wilderness), Redhorn Gate (Wilderness) and Wold & Foothills (Wilderness)

  @rule:core.movement-hazard.region-site-path
  Rule: What was too far when they set out is too far

    Background:
      Given the emended rules
      And it is the organization phase
      And untapped Glóin is at Rivendell
      And Glóin bears "Cram"

    @id:core-movement-hazard-0094 @forbid
    Scenario: Waybread remembered too late
      When the company moves to Lórien
      And the player uses "Cram" for its second effect
      And the player passes
      And the player passes
      And the company travels by Rhudaur, Cardolan, Hollin, Redhorn Gate and Wold & Foothills
      Then it is illegal by core.movement-hazard.declare-movement-type
      And Lórien is in play
      And "Cram" is in the discard pile

    @id:core-movement-hazard-0095 @allow
    Scenario: Waybread eaten before they set out
      When the player uses "Cram" for its second effect
      And the company moves to Lórien
      And the player passes
      And the player passes
      And the company travels by Rhudaur, Cardolan, Hollin, Redhorn Gate and Wold & Foothills
      Then it is legal
      And Lórien is in play
      And "Cram" is in the discard pile

  @rule:core.movement-hazard.under-deeps-no-path
  Rule: Below ground there are no regions

    @id:core-movement-hazard-0028 @compute
    Scenario: Down the stairs of Moria
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Moria
      And the company is moving to The Under-gates
      Then the new site of the company is The Under-gates
      And the company has no site path

  @rule:core.movement-hazard.stationary-company-sites
  Rule: Who stays has come to where he is

    @id:core-movement-hazard-0029 @compute
    Scenario: Moria, still
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Moria
      Then the new site of the company is Moria
      And the company has no site path
      And the company is at Moria

  @rule:core.movement-hazard.named-region-type-change
  Rule: A land that changes changes for all who name it

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Rivendell
      And Rhudaur has become a Shadow-land
      And the company is moving to Weathertop

    @id:core-movement-hazard-0030 @compute
    Scenario: On the map
      When the company travels by Rhudaur and Arthedain
      Then the site path of the company is Rhudaur (Shadow-land) and Arthedain (Wilderness)

    @id:core-movement-hazard-0031 @compute
    Scenario: On the road
      When the company travels by Starter Movement
      Then the site path of the company is Rhudaur (Shadow-land) and Arthedain (Wilderness)

  @rule:core.movement-hazard.unnamed-region-type-change
  Rule: A land without a name changes on one road only

    Background:
      Given the emended rules
      And it is the movement/hazard phase

    @id:core-movement-hazard-0032 @compute
    Scenario: Shadows on the road to Dunland
      Given untapped Glóin is at Rivendell
      And the company is moving to Dunnish Clan-hold
      And region 2 on the site path of Dunnish Clan-hold has become a Shadow-land
      When the company travels by Starter Movement
      Then the site path of the company is Rhudaur (Wilderness), Shadow-land and Dunland (Wilderness)

    @id:core-movement-hazard-0033 @compute
    Scenario: Who names the lands walks in the light
      Given untapped Glóin is at Rivendell
      And the company is moving to Dunnish Clan-hold
      And region 2 on the site path of Dunnish Clan-hold has become a Shadow-land
      When the company travels by Rhudaur, Hollin and Dunland
      Then the site path of the company is Rhudaur (Wilderness), Hollin (Wilderness) and Dunland (Wilderness)

    @id:core-movement-hazard-0034 @compute
    Scenario: The shadow lies on the way back, too
      Given untapped Glóin is at The Lonely Mountain
      And the company is moving to Lórien
      And region 2 on the site path of The Lonely Mountain has become a Shadow-land
      When the company travels by Starter Movement
      Then the site path of the company is Northern Rhovanion (Wilderness), Border-land, Shadow-land and Wold & Foothills (Wilderness)

    @id:core-movement-hazard-0035 @compute
    Scenario: On the road to Bree the sun is shining
      Given untapped Glóin is at Rivendell
      And untapped Beorn is at Dunnish Clan-hold
      And Glóin's company is moving to Bree
      And region 2 on the site path of Dunnish Clan-hold has become a Shadow-land
      When the player chooses Glóin's company to go next
      And Glóin's company travels by Starter Movement
      Then the site path of Glóin's company is Rhudaur (Wilderness) and Arthedain (Wilderness)

  @rule:core.movement-hazard.order-ongoing-effects
  Rule: Whether the winter comes before the night

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And the opponent has "Doors of Night", "Fell Winter" and "Morgul Night" in play

    @id:core-movement-hazard-0098 @order
    Scenario: Winter first, and then the night over snow
      Given untapped Éowyn is at Edoras
      And the company is moving to Dunharrow by Rohan
      When the opponent chooses "Fell Winter" for "Fell Winter"
      Then it is legal
      And the site path of the company is Rohan (Shadow-land)

    @id:core-movement-hazard-0099 @order
    Scenario: Night first, and it snows where it is not dark
      Given untapped Éowyn is at Edoras
      And the company is moving to Dunharrow by Rohan
      When the opponent chooses "Morgul Night" for "Fell Winter"
      Then it is legal
      And the site path of the company is Rohan (Wilderness)

    @id:core-movement-hazard-0100 @forbid
    Scenario: It is not for those who travel to choose their weather
      Given untapped Éowyn is at Edoras
      And the company is moving to Dunharrow by Rohan
      When the player chooses "Morgul Night" for "Fell Winter"
      Then it is illegal by core.movement-hazard.order-ongoing-effects

    @id:core-movement-hazard-0101 @compute
    Scenario: Where there are only woods nothing has to be chosen
      Given untapped Éowyn is at Rivendell
      And the company is moving to Weathertop by Starter Movement
      Then the site path of the company is Rhudaur (Shadow-land) and Arthedain (Shadow-land)

  @rule:core.movement-hazard.draw-reference-site
  Rule: The wilder of the two sites counts

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And the player's play deck holds "Star-glass", "Sting", "Elf-stone" and "Dagger of Westernesse"
      And the opponent's play deck holds "Rain-drake", "Leucaruth", "Doors of Night" and "Scatha"

    @id:core-movement-hazard-0036 @compute
    Scenario: Into Moria
      Given untapped Glóin is at Lórien
      And the company is moving to Moria by Starter Movement
      When the player draws a card
      And the player draws a card
      And the opponent draws a card
      And the opponent draws a card
      Then the player may not draw a card by core.movement-hazard.resource-player-draw
      And the opponent may draw a card
      And "Star-glass" and "Sting" are in hand
      And "Rain-drake" and "Leucaruth" are in hand

    @id:core-movement-hazard-0037 @compute
    Scenario: Out of Moria
      Given untapped Glóin is at Moria
      And the company is moving to Lórien by Starter Movement
      When the opponent draws a card
      And the opponent draws a card
      Then the opponent may draw a card
      And "Rain-drake" and "Leucaruth" are in hand

    @id:core-movement-hazard-0038 @compute
    Scenario: From the inn to the last homely house
      Given untapped Glóin is at Bree
      And the company is moving to Rivendell by Starter Movement
      When the player draws a card
      Then the player may not draw a card by core.movement-hazard.resource-player-draw
      And "Star-glass" is in hand

  @rule:core.movement-hazard.resource-player-draw
  Rule: It takes somebody of weight to learn something on the way

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And the player's play deck holds "Star-glass", "Sting" and "Elf-stone"
      And the opponent's play deck holds "Rain-drake", "Leucaruth" and "Scatha"

    @id:core-movement-hazard-0039 @forbid
    Scenario: Nobody tells the shieldmaiden anything
      Given untapped Éowyn is at Lórien
      And the company is moving to Minas Tirith by Starter Movement
      When the player draws a card
      Then it is illegal by core.movement-hazard.resource-player-draw

    @id:core-movement-hazard-0040 @allow
    Scenario: Gandalf learns something everywhere
      Given untapped Gandalf is at Lórien
      And the company is moving to Minas Tirith by Starter Movement
      When the player draws a card
      And the player draws a card
      Then it is legal
      And "Star-glass" and "Sting" are in hand

    @id:core-movement-hazard-0041 @forbid
    Scenario: Not even he learns everything
      Given untapped Gandalf is at Lórien
      And the company is moving to Minas Tirith by Starter Movement
      When the player draws a card
      And the player draws a card
      And the player draws a card
      Then it is illegal by core.movement-hazard.resource-player-draw
      And "Star-glass" and "Sting" are in hand

    @id:core-movement-hazard-0042 @allow
    Scenario: A mind of three will do
      Given untapped Kíli is at Lórien
      And the company is moving to Edoras by Starter Movement
      When the player draws a card
      Then it is legal
      And "Star-glass" is in hand

  @rule:core.movement-hazard.hazard-player-draw
  Rule: The Enemy always hears of it

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Merry is at Lórien
      And the opponent's play deck holds "Rain-drake", "Leucaruth" and "Scatha"
      And the company is moving to Minas Tirith by Starter Movement

    @id:core-movement-hazard-0043 @allow
    Scenario: Even of a Hobbit
      When the opponent draws a card
      And the opponent draws a card
      Then it is legal
      And "Rain-drake" and "Leucaruth" are in hand

    @id:core-movement-hazard-0044 @forbid
    Scenario: But not everything
      When the opponent draws a card
      And the opponent draws a card
      And the opponent draws a card
      Then it is illegal by core.movement-hazard.hazard-player-draw
      And "Rain-drake" and "Leucaruth" are in hand

    @id:draws-0001 @compute
    Scenario: Minas Tirith is worth two cards to each player, as Merry's mind is four
      Then the opponent may draw 2 cards for the company
      And the player may draw 2 cards for the company

  @rule:core.movement-hazard.mandatory-first-draw
  Rule: One card has to be drawn

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Lórien
      And the player's play deck holds "Star-glass", "Sting" and "Elf-stone"
      And the company is moving to Moria by Starter Movement

    @id:core-movement-hazard-0045 @forbid
    Scenario: None is too few
      When the player passes
      Then it is illegal by core.movement-hazard.mandatory-first-draw

    @id:core-movement-hazard-0046 @allow
    Scenario: One is enough
      When the player draws a card
      And the player passes
      Then it is legal
      And "Star-glass" is in hand
      And the player may not draw a card by core.movement-hazard.resource-player-draw

  @rule:core.movement-hazard.no-draw-when-stationary
  Rule: Who stays at home learns nothing new

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Moria
      And the player's play deck holds "Star-glass" and "Sting"
      And the opponent's play deck holds "Rain-drake" and "Leucaruth"

    @id:core-movement-hazard-0047 @forbid
    Scenario: An evening in Moria
      When the player draws a card
      Then it is illegal by core.movement-hazard.no-draw-when-stationary

    @id:core-movement-hazard-0048 @allow
    Scenario: An evening on the road
      Given the company is moving to Lórien by Starter Movement
      When the player draws a card
      Then it is legal
      And "Star-glass" is in hand

  @rule:core.movement-hazard.beginning-conditions-wait
  Rule: Snow begins to fall when everybody has drawn

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Rivendell
      And the company is moving to Weathertop
      And the opponent has "Snowstorm" in play
      And the opponent's play deck holds "Rain-drake" and "Leucaruth"

    @id:core-movement-hazard-0049 @order
    Scenario: First the map and the cards
      When the company travels by Starter Movement
      Then the company is on its way
      And the opponent has to act
      And the opponent may draw a card

    @id:core-movement-hazard-0050 @order
    Scenario: Then the snow
      When the company travels by Starter Movement
      And the opponent draws a card
      Then "Rain-drake" and "Leucaruth" are in hand
      And the company is at Rivendell
      And Weathertop is in the location deck

  @rule:core.movement-hazard.resolve-beginning-conditions
  Rule: It never snows but it storms

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And the opponent has "Snowstorm" and "Long Winter" in play

    @id:core-movement-hazard-0092 @order
    Scenario: Snow first, or frost first?
      Given untapped Glóin is at Rivendell
      And the company is moving to Weathertop
      When the company travels by Starter Movement
      Then the company is on its way
      And the player has to act
      And the opponent may not choose "Snowstorm" for "Long Winter" by core.movement-hazard.resolve-beginning-conditions
      And the player may not choose "Glóin" for "Long Winter" by core.movement-hazard.resolve-beginning-conditions
      When the player chooses "Snowstorm" for "Long Winter"
      Then the company is at Rivendell
      And Weathertop is in the location deck

    @id:core-movement-hazard-0093 @order
    Scenario: A ranger does not mind the frost
      Given untapped Aragorn II is at Rivendell
      And the company is moving to Weathertop
      When the company travels by Starter Movement
      Then the company is at Rivendell
      And it is the site phase
      And Weathertop is in the location deck

  @rule:core.movement-hazard.respond-during-step-six
  Rule: While the snow begins to fall, other things may happen

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Rivendell
      And the company is moving to Weathertop
      And the opponent has "Snowstorm" in play

    @id:core-movement-hazard-0078 @allow
    Scenario: Snow, and night besides
      Given the opponent holds "Doors of Night"
      When the company travels by Starter Movement
      And the opponent plays "Doors of Night"
      Then it is legal
      And "Doors of Night" is in play
      And the company is at Rivendell
      And Weathertop is in the location deck

    @id:core-movement-hazard-0079 @forbid
    Scenario: No Dragon flies through the snow to join in
      Given the opponent holds "Leucaruth" and "Doors of Night"
      When the company travels by Starter Movement
      Then the opponent may not play the creature "Leucaruth" on the company by core.hazards.creature-starts-chain

  @rule:core.movement-hazard.hazard-player-resumes
  Rule: Who wakes the other has to reckon with him

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Rivendell
      And the player holds "Gates of Morning"
      And the opponent holds "Doors of Night"

    @id:core-movement-hazard-0084 @allow
    Scenario: A new morning calls for a new night
      When the opponent passes
      And the player plays "Gates of Morning"
      And the opponent passes
      And the opponent plays "Doors of Night"
      Then it is legal
      And "Doors of Night" is in play
      And "Gates of Morning" is in the discard pile

    @id:core-movement-hazard-0085 @rule:core.movement-hazard.phase-ends-both-done @forbid
    Scenario: Nobody has woken him
      When the opponent passes
      And the opponent plays "Doors of Night"
      Then it is illegal by core.movement-hazard.phase-ends-both-done

  @rule:core.movement-hazard.end-step-actions
  Rule: At the end it is too late

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Rivendell
      And the opponent holds "Doors of Night", "Rain-drake", "Leucaruth", "Scatha" and "Smaug"
      And the opponent holds "Itangast", "Bairanax", "Scorba" and "Agburanar"

    @id:core-movement-hazard-0051 @forbid
    Scenario: Nine cards in hand, and night might still fall
      When the opponent passes
      And the player passes
      Then it is the movement/hazard phase
      When the opponent plays "Doors of Night"
      Then it is illegal by core.movement-hazard.end-step-actions

    @id:core-movement-hazard-0052 @allow
    Scenario: A moment before, it might
      When the opponent plays "Doors of Night"
      Then it is legal
      And "Doors of Night" is in play

  @rule:core.movement-hazard.end-step-actions
  Rule: Some things are meant for the end

    @id:core-movement-hazard-0080 @allow
    Scenario: Bridge is for this very moment
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Moria
      And the company is moving to Lórien by Starter Movement
      And the player holds "Bridge"
      When the player passes
      Then it is the movement/hazard phase
      And the player has to act
      When the player plays "Bridge"
      Then it is legal
      And "Bridge" is in the discard pile
      And Moria is in the location deck

  @rule:core.movement-hazard.multiple-moves
  Rule: Who moves on moves on at once

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Moria
      And untapped Beorn is at Edoras
      And untapped Legolas is at Bree
      And Glóin's company is moving to Lórien
      And the player holds "Bridge"
      And the player's location deck holds "Rivendell"

    @id:core-movement-hazard-0081 @order
    Scenario: Over the Bridge and on to Rivendell, and the others wait
      When the player chooses Glóin's company to go next
      And Glóin's company travels by Starter Movement
      And the player passes
      And the player plays "Bridge"
      Then Moria is in the location deck
      And Glóin's company may move to Rivendell
      When Glóin's company moves to Rivendell
      And Glóin's company travels by Starter Movement
      Then the site path of Glóin's company is Wold & Foothills (Wilderness), Border-land, Wilderness and Rhudaur (Wilderness)
      When the player passes
      And the player chooses Beorn's company to go next
      Then "Bridge" is in the discard pile
      And Moria is in the location deck
      And Lórien is in the location deck
      And Rivendell is in play

    @id:core-movement-hazard-0082 @order
    Scenario: Lórien is too good to leave
      When the player chooses Glóin's company to go next
      And Glóin's company travels by Starter Movement
      And the player passes
      And the player plays "Bridge"
      And the player passes
      And the player chooses Beorn's company to go next
      Then "Bridge" is in the discard pile
      And Moria is in the location deck
      And the new site of Glóin's company is Lórien

    @id:core-movement-hazard-0083 @forbid
    Scenario: No bridge leads on from Bree
      Given it is the movement/hazard phase
      When the player chooses Glóin's company to go next
      And Glóin's company travels by Starter Movement
      Then the player may not play "Bridge" by the text of "Bridge"

  @rule:core.movement-hazard.multiple-moves
  Rule: What was prepared for one road is good for the next

    @id:core-movement-hazard-0102 @order @uses:core.movement-hazard.reapplied-organization-resources
    Scenario: The woods are fair on either road
      Given the emended rules
      And it is the organization phase
      And untapped Aragorn II, untapped Annalena, untapped Halbarad, untapped Bergil, untapped Éowyn and untapped Forlong are at Weathertop
      And Aragorn II's company is moving to Rivendell
      And the player's location deck holds "Lórien"
      And the player holds "Fair Travels in Wilderness" and "Bridge"
      And the opponent holds "Doors of Night"
      When the player passes
      And the player plays "Fair Travels in Wilderness" on Aragorn II's company
      And the player passes
      And Aragorn II's company travels by Starter Movement
      Then the hazard limit of Aragorn II's company is 4
      When the opponent passes
      And the player passes
      And the player plays "Bridge"
      And Aragorn II's company moves to Lórien
      And Aragorn II's company travels by Starter Movement
      Then the hazard limit of Aragorn II's company is 3
      And "Fair Travels in Wilderness" and "Bridge" are in the discard pile
      And Weathertop is in the location deck
      And Lórien is in play

  @rule:core.movement-hazard.other-companies-actions
  Rule: What the others may do in the meantime

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Rivendell
      And untapped Bilbo is at Lórien
      And Glóin's company is moving to Weathertop
      And the player holds "Concealment"
      And the opponent holds "Cave-drake"

    @id:core-movement-hazard-0088 @forbid
    Scenario: Bilbo cannot hide Glóin from so far away
      When the player chooses Glóin's company to go next
      And Glóin's company travels by Starter Movement
      And the opponent plays the creature "Cave-drake" on Glóin's company
      And the player plays "Concealment" with Bilbo
      Then it is illegal by core.movement-hazard.other-companies-actions
      And the attack comes from "Cave-drake"
      And "Cave-drake" is in play

    @id:core-movement-hazard-0089 @allow
    Scenario: He can eat something in the meantime
      Given tapped Gimli is at Edoras
      And Gimli bears "Cram"
      When the player chooses Glóin's company to go next
      And Glóin's company travels by Starter Movement
      And the player uses "Cram"
      Then it is legal
      And "Cram" is in the discard pile
      And Gimli is untapped

  @rule:core.movement-hazard.end-of-phase-conditions
  Rule: What has been waiting for the end

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Aragorn II is at Rivendell
      And the opponent has "Lure of Nature" in play on Aragorn II

    @id:core-movement-hazard-0086 @order
    Scenario: The wild calls twice between Rivendell and Weathertop
      Given the company is moving to Weathertop by Starter Movement
      When the player passes and rolls 4 and 4 for the corruption check, then 5 and 4 for the corruption check
      Then it is the site phase
      And Rivendell is in the location deck

    @id:core-movement-hazard-0087 @order
    Scenario: It does not call him while he stays at home
      When the player passes
      Then it is the site phase

    @id:core-movement-hazard-0103 @order
    Scenario: Alone in the wild, he hears both calls
      Given the opponent has "Alone and Unadvised" in play on Aragorn II
      And the company is moving to Weathertop by Starter Movement
      When the player passes
      Then the opponent may not choose "Lure of Nature" for "Alone and Unadvised" by core.movement-hazard.end-of-phase-conditions
      And the player has to act
      And the company is on its way

    @id:core-movement-hazard-0302 @order
    Scenario: He listens to the wild before he thinks of his company
      Given the opponent has "Alone and Unadvised" in play on Aragorn II
      And the company is moving to Weathertop by Starter Movement
      When the player passes
      And the player chooses "Lure of Nature" for "Lure of Nature" and rolls 6 and 5 for the corruption check, then 6 and 5 for the corruption check, then 6 and 5 for the corruption check, then 6 and 5 for the corruption check
      Then it is the site phase
      And Rivendell is in the location deck

  @rule:core.movement-hazard.site-of-origin-disposal
  Rule: What becomes of the place they have left

    Background:
      Given the emended rules
      And it is the movement/hazard phase

    @id:core-movement-hazard-0053 @compute
    Scenario: Moria has been explored
      Given untapped Glóin is at Moria
      And Moria is tapped
      And the company is moving to Lórien by Starter Movement
      When the player passes
      Then Moria is in the discard pile
      And Moria is untapped

    @id:core-movement-hazard-0054 @compute
    Scenario: Moria is as it was
      Given untapped Glóin is at Moria
      And the company is moving to Lórien by Starter Movement
      When the player passes
      Then Moria is in the location deck

    @id:core-movement-hazard-0055 @compute
    Scenario: One can always come back to Lórien
      Given untapped Glóin is at Lórien
      And Lórien is tapped
      And the company is moving to Moria by Starter Movement
      When the player passes
      Then Lórien is in the location deck
      And Lórien is untapped

    @id:core-movement-hazard-0056 @compute
    Scenario: Beorn has not finished with Moria
      Given untapped Glóin is at Moria
      And Moria is tapped
      And Glóin's company is moving to Lórien
      And untapped Beorn is at Lórien
      And Beorn's company is moving to Moria
      When the player chooses Glóin's company to go next
      And Glóin's company travels by Starter Movement
      And the player passes
      Then Moria is in play
      And Moria is tapped

    @id:core-movement-hazard-0057 @compute
    Scenario: Somebody has to keep the fire going
      Given untapped Glóin is at Moria
      And Moria is tapped
      And untapped Beorn is at Moria
      And Glóin's company is moving to Lórien
      When the player chooses Glóin's company to go next
      And Glóin's company travels by Starter Movement
      And the player passes
      And the player passes
      Then it is the site phase
      And Moria is in play
      And Moria is tapped
      And Beorn's company is at Moria
      And Glóin's company is at Lórien

  @rule:core.movement-hazard.reset-hands
  Rule: New hands after each journey

    @id:core-movement-hazard-0058 @order
    Scenario: One hand too full, one too empty
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Rivendell
      And the player holds "Star-glass", "Sting", "Elf-stone", "Glamdring" and "The Mithril-coat"
      And the player holds "Ringil", "Belegennon", "Valiant Sword" and "Magical Harp"
      And the opponent holds "Rain-drake", "Leucaruth", "Scatha", "Smaug" and "Itangast"
      And the opponent holds "Bairanax" and "Scorba"
      And the opponent's play deck holds "Agburanar" and "Daelomin"
      When the player passes
      And the opponent passes
      Then "Agburanar" is in hand
      And "Daelomin" is in the play deck
      And the player has to act
      When the player discards "Belegennon" from hand
      Then it is legal
      And "Belegennon" is in the discard pile
      And it is the site phase

    @id:core-movement-hazard-0059 @forbid
    Scenario: Eight cards are not too many
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Rivendell
      And the player holds "Star-glass", "Sting", "Elf-stone", "Glamdring" and "The Mithril-coat"
      And the player holds "Ringil", "Belegennon" and "Valiant Sword"
      And the opponent holds "Rain-drake", "Leucaruth", "Scatha", "Smaug" and "Itangast"
      And the opponent holds "Bairanax", "Scorba", "Agburanar" and "Daelomin"
      When the player passes
      Then the player may not discard "Sting" from hand by core.movement-hazard.reset-hands
      And the opponent may discard "Scorba" from hand

    @id:core-movement-hazard-0060 @order
    Scenario: Twice, with two companies on the road
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Rivendell
      And untapped Beorn is at Lórien
      And the player holds "Star-glass", "Sting", "Elf-stone", "Glamdring" and "The Mithril-coat"
      And the player holds "Ringil" and "Valiant Sword"
      And the player's play deck holds "Belegennon" and "Magical Harp"
      And the opponent holds "Smaug"
      When the player chooses Glóin's company to go next
      And the player passes
      And the opponent passes
      Then "Belegennon" is in hand
      And "Magical Harp" is in the play deck

  @rule:core.movement-hazard.returned-company-ends-phase
  Rule: Who is sent back has had his day

    @id:core-movement-hazard-0061 @order
    Scenario: The snow is worse than any Dragon
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Rivendell
      And the company is moving to Weathertop
      And the opponent has "Snowstorm" in play
      And the opponent holds "Doors of Night"
      When the company travels by Starter Movement
      And the opponent passes
      Then it is the site phase
      And the company is at Rivendell
      And Weathertop is in the location deck
      And "Doors of Night" is in hand

    @id:core-movement-hazard-0062 @order
    Scenario: On the Anduin it does not snow
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beorn is at Minas Tirith
      And the company is moving to Dol Amroth
      And the opponent has "Snowstorm" in play
      And the opponent holds "Doors of Night"
      When the company travels by Anórien, Lebennin and Belfalas
      Then the company is on its way
      And the player has to act
      And the opponent may play "Doors of Night"

  @rule:core.movement-hazard.returned-company-status
  Rule: Who is sent back has been nowhere

    @id:core-movement-hazard-0063 @compute
    Scenario: No road, no journey
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Rivendell
      And untapped Beorn is at Lórien
      And Glóin's company is moving to Weathertop
      And the opponent has "Snowstorm" in play
      When the player chooses Glóin's company to go next
      And Glóin's company travels by Rhudaur and Arthedain
      Then it is the movement/hazard phase
      And Glóin's company has no site path
      And Glóin's company is at Rivendell
      And the new site of Glóin's company is Rivendell
      And Weathertop is in the location deck

  @rule:core.movement-hazard.returned-company-site-phase
  Rule: Who is sent back sits and waits for tomorrow

    Background:
      Given the emended rules
      And it is the site phase
      And untapped Glóin is at The Lonely Mountain

    @id:core-movement-hazard-0064 @forbid
    Scenario: Back at the mountain, and no way in
      Given the company was sent back this turn
      When the company enters The Lonely Mountain
      Then it is illegal by core.movement-hazard.returned-company-site-phase

    @id:core-movement-hazard-0065 @allow
    Scenario: At the mountain all day, and in they go
      When the company enters The Lonely Mountain
      Then it is legal
      And the attack is Dragon (1 strike at 14)

  @rule:core.movement-hazard.company-at-site
  Rule: On the road, nobody is anywhere

    Background:
      Given the emended rules
      And it is the movement/hazard phase

    @id:core-movement-hazard-0066 @compute
    Scenario: Neither here nor there
      Given untapped Glóin is at Rivendell
      And untapped Beorn is at Lórien
      And Glóin's company is moving to Weathertop
      When the player chooses Glóin's company to go next
      And Glóin's company travels by Starter Movement
      Then Glóin's company is on its way
      And Beorn's company is at Lórien
      When the player passes
      Then Glóin's company is on its way
      And Rivendell is in the location deck
      When the player passes
      Then it is the site phase
      And Glóin's company is at Weathertop

    @id:core-movement-hazard-0067 @compute
    Scenario: The others are still at home
      Given untapped Glóin is at Rivendell
      And untapped Beorn is at Lórien
      And Glóin's company is moving to Weathertop
      And Beorn's company is moving to Moria
      When the player chooses Glóin's company to go next
      And Glóin's company travels by Starter Movement
      Then Glóin's company is on its way
      And Beorn's company is at Lórien

  @rule:core.movement-hazard.company-at-site
  Rule: Nobody keeps house while he is away

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And the player holds "Star-glass", "Sting", "Elf-stone", "Glamdring" and "The Mithril-coat"
      And the player holds "Ringil", "Belegennon" and "Valiant Sword"
      And the player's play deck holds "Magical Harp" and "Cram"

    @id:core-movement-hazard-0090 @compute
    Scenario: Elrond at home keeps one more card
      Given untapped Elrond is at Rivendell
      When the player passes
      Then the player holds 9 cards
      And "Magical Harp" is in hand

    @id:core-movement-hazard-0091 @compute
    Scenario: Elrond on the road does not
      Given untapped Elrond is at Weathertop
      And the player holds "Scabbard of Chalcedony"
      And the company is moving to Rivendell by Starter Movement
      When the player draws a card
      Then "Magical Harp" is in hand
      When the player passes
      Then the player has to act
      When the player discards "Ringil" from hand
      And the player discards "Belegennon" from hand
      Then the player holds 8 cards
      And "Ringil" and "Belegennon" are in the discard pile
      And it is the site phase
      And Weathertop is in the location deck
      And the company is at Rivendell

  @rule:core.movement-hazard.join-at-non-haven
  Rule: Who meets in the wild goes on together

    Background:
      Given the emended rules
      And it is the movement/hazard phase

    @id:core-movement-hazard-0068 @order
    Scenario: In the halls of Moria
      Given untapped Glóin is at Lórien
      And untapped Beorn is at Moria
      And Glóin's company is moving to Moria
      When the player chooses Beorn's company to go next
      And the player passes
      And Glóin's company travels by Starter Movement
      And the player passes
      Then it is the site phase
      And Beorn and Glóin form a company
      And Lórien is in the location deck

    @id:core-movement-hazard-0069 @order
    Scenario: One in Moria, one in Bree
      Given untapped Glóin is at Lórien
      And untapped Beorn is at Bree
      And Glóin's company is moving to Moria
      When the player chooses Beorn's company to go next
      And the player passes
      And Glóin's company travels by Starter Movement
      And the player passes
      Then it is the site phase
      And Beorn forms a company
      And Glóin forms a company
      And Lórien is in the location deck

  @rule:core.movement-hazard.join-at-haven-optional
  Rule: In a haven everybody is welcome, and nobody has to stay together

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Moria
      And untapped Beorn is at Lórien
      And untapped Legolas is at Edoras
      And Glóin's company is moving to Lórien
      And Legolas's company is moving to Lórien

    @id:core-movement-hazard-0070 @allow
    Scenario: Dwarf and shape-changer go on together, and the Elf alone
      When the player chooses Glóin's company to go next
      And Glóin's company travels by Starter Movement
      And the player passes
      And the player chooses Legolas's company to go next
      And Legolas's company travels by Starter Movement
      And the player passes
      And the player passes
      Then it is the movement/hazard phase
      And the player has to act
      When the player joins Beorn's company and Glóin's company
      Then it is legal
      And Beorn and Glóin form a company
      When the player passes
      Then it is the site phase
      And Legolas forms a company
      And Moria and Edoras are in the location deck

    @id:core-movement-hazard-0071 @allow
    Scenario: Everybody keeps to himself
      When the player chooses Glóin's company to go next
      And Glóin's company travels by Starter Movement
      And the player passes
      And the player chooses Legolas's company to go next
      And Legolas's company travels by Starter Movement
      And the player passes
      And the player passes
      And the player passes
      Then it is the site phase
      And Beorn forms a company
      And Glóin forms a company
      And Legolas forms a company
      And Moria and Edoras are in the location deck

    @id:core-movement-hazard-0072 @forbid
    Scenario: Not before the last of them has come
      When the player chooses Glóin's company to go next
      And Glóin's company travels by Starter Movement
      And the player passes
      And the player joins Beorn's company and Glóin's company
      Then it is illegal by core.actions.needs-allowance
      And Moria is in the location deck

  @rule:core.movement-hazard.illegal-combination
  Rule: Where they cannot all be, the Enemy chooses

    Background:
      Given the emended rules
      And it is the movement/hazard phase

    @id:core-movement-hazard-0073 @allow
    Scenario: Too many for the Mines
      Given untapped Aragorn II, untapped Gimli, untapped Legolas and untapped Glóin are at Lórien
      And untapped Beorn, untapped Balin, untapped Thorin II and untapped Éowyn are at Edoras
      And Beorn's company is moving to Moria
      And Aragorn II's company is moving to Moria
      When the player chooses Beorn's company to go next
      And Beorn's company travels by Rohan, Wold & Foothills and Redhorn Gate
      And the player passes
      And Aragorn II's company travels by Starter Movement
      And the player passes
      Then the opponent has to act
      When the opponent lets Beorn's company remain
      Then it is legal
      And it is the site phase
      And Aragorn II's company is at Lórien
      And Lórien is in play
      And Beorn's company is at Moria
      And Edoras is in the location deck

    @id:core-movement-hazard-0074 @order
    Scenario: Seven there is room for
      Given untapped Aragorn II, untapped Gimli, untapped Legolas and untapped Glóin are at Lórien
      And untapped Beorn, untapped Balin and untapped Thorin II are at Edoras
      And Beorn's company is moving to Moria
      And Aragorn II's company is moving to Moria
      When the player chooses Beorn's company to go next
      And Beorn's company travels by Rohan, Wold & Foothills and Redhorn Gate
      And the player passes
      And Aragorn II's company travels by Starter Movement
      And the player passes
      Then it is the site phase
      And Aragorn II, Gimli, Legolas, Glóin, Beorn, Balin and Thorin II form a company
      And Lórien and Edoras are in the location deck

    @id:core-movement-hazard-0075 @forbid
    Scenario: Those who have been there all the time stay
      Given untapped Aragorn II, untapped Gimli, untapped Legolas and untapped Glóin are at Moria
      And untapped Beorn, untapped Balin, untapped Thorin II and untapped Éowyn are at Lórien
      And Beorn's company is moving to Moria
      When the player chooses Beorn's company to go next
      And Beorn's company travels by Starter Movement
      And the player passes
      And the player passes
      And the opponent lets Beorn's company remain
      Then it is undetermined by q.core.nowhere-to-return
      And Lórien is in the location deck

    @id:core-movement-hazard-0076 @forbid
    Scenario: Those who have been there all the time stay, by the first reading
      Given reading a of q.core.nowhere-to-return
      And untapped Aragorn II, untapped Gimli, untapped Legolas and untapped Glóin are at Moria
      And untapped Beorn, untapped Balin, untapped Thorin II and untapped Éowyn are at Lórien
      And Beorn's company is moving to Moria
      When the player chooses Beorn's company to go next
      And Beorn's company travels by Starter Movement
      And the player passes
      And the player passes
      And the opponent lets Beorn's company remain
      Then it is illegal by core.movement-hazard.illegal-combination
      And the opponent may let Aragorn II's company remain
      And Lórien is in the location deck

    @id:core-movement-hazard-0077 @allow
    Scenario: By the second, all of them do
      Given reading b of q.core.nowhere-to-return
      And untapped Aragorn II, untapped Gimli, untapped Legolas and untapped Glóin are at Moria
      And untapped Beorn, untapped Balin, untapped Thorin II and untapped Éowyn are at Lórien
      And Beorn's company is moving to Moria
      When the player chooses Beorn's company to go next
      And Beorn's company travels by Starter Movement
      And the player passes
      And the player passes
      And the opponent lets Beorn's company remain
      Then it is legal
      And it is the site phase
      And Beorn's company is at Moria
      And Aragorn II's company is at Moria
      And Lórien is in the location deck

  @rule:core.movement-hazard.violating-effects-canceled
  Rule: Who is won over has to go with those who won him

    Background:
      Given the emended rules
      And it is turn 3 of the game
      And the opponent's Robin Smallburrow and the opponent's Mablung are at Bree
      And the opponent's Elrond and the opponent's Théoden are at Rivendell
      And the player holds "Robin Smallburrow"

    @id:core-movement-hazard-0096 @forbid
    Scenario: Robin finds no place at a table for seven
      Given Imrahil, Forlong, Halbarad, Bergil, Éowyn, Gamling the Old and Barliman Butterbur are at Bree
      And the company has entered the site
      When Imrahil seeks to influence away the opponent's Robin Smallburrow showing the player's Robin Smallburrow and rolls 6 and 6, then 1 and 1 for the influence defence
      And it is asked whether the player may play the revealed Robin Smallburrow with Imrahil
      Then it is illegal by core.organization.company-size-limit
      And the opponent's Robin Smallburrow is in the discard pile
      And the opponent has 5 character points
      And Imrahil is tapped

    @id:core-movement-hazard-0097 @allow
    Scenario: With Fatty Bolger he shares a chair
      Given Imrahil, Forlong, Halbarad, Bergil, Éowyn, Gamling the Old and Fatty Bolger are at Bree
      And the company has entered the site
      When Imrahil seeks to influence away the opponent's Robin Smallburrow showing the player's Robin Smallburrow and rolls 6 and 6, then 1 and 1 for the influence defence
      And it is asked whether the player may play the revealed Robin Smallburrow with Imrahil
      Then it is legal
      And the opponent's Robin Smallburrow is in the discard pile
      And the opponent has 5 character points
      And Imrahil is tapped

  @rule:core.movement-hazard.draw-reference-site
  Rule: The haven that counts is that of the player who moves

    Background:
      Given the emended rules
      And the opponent is a Ringwraith
      And it is the movement/hazard phase

    @id:core-movement-hazard-0104 @compute
    Scenario: From the inn to a house that the opponent could not call a home
      Given the player's play deck holds "Star-glass" and "Sting"
      And the opponent's play deck holds "Rain-drake" and "Scatha"
      And untapped Glóin is at Bree
      And the company is moving to Rivendell by Starter Movement
      When the player draws a card
      Then the player may not draw a card by core.movement-hazard.resource-player-draw
      And "Star-glass" is in hand

    @id:core-movement-hazard-0105 @rule:core.movement-hazard.site-of-origin-disposal @compute
    Scenario: Lórien has been used, and goes back all the same
      Given untapped Glóin is at Lórien
      And Lórien is tapped
      And the company is moving to Moria by Starter Movement
      When the player passes
      Then Lórien is in the location deck
      And Lórien is untapped

    @id:core-movement-hazard-0106 @rule:core.movement-hazard.site-of-origin-disposal @compute
    Scenario: Dol Guldur has been used, and is no haven for Glóin
      Given untapped Glóin is at Dol Guldur
      And Dol Guldur is tapped
      And the company is moving to Lórien by Southern Mirkwood, Brown Lands and Wold & Foothills
      When the player passes
      Then Dol Guldur is in the discard pile
      And Dol Guldur is untapped

    @id:core-movement-hazard-0107 @rule:core.movement-hazard.join-at-haven-optional @rule:core.movement-hazard.join-at-non-haven @allow
    Scenario: In Lórien nobody has to go on together
      Given untapped Glóin is at Moria
      And untapped Beorn is at Lórien
      And Glóin's company is moving to Lórien
      And the opponent's untapped Legolas is at Lórien
      When the player chooses Beorn's company to go next
      And the player passes
      And Glóin's company travels by Starter Movement
      And the player passes
      Then the player may join Beorn's company and Glóin's company
      And the player may not join Beorn's company and Legolas's company by core.movement-hazard.join-at-haven-optional
      When the player passes
      Then it is the site phase
      And Beorn forms a company
      And Glóin forms a company
      And Moria is in the location deck

  @rule:core.movement-hazard.reset-hands
  Rule: Each hand has a size of its own

    @id:core-movement-hazard-0108 @allow
    Scenario: The Lidless Eye holds nine cards, and the Wizard holds eight
      Given the emended rules
      And the opponent is a Ringwraith
      And it is the movement/hazard phase
      And untapped Glóin is at Rivendell
      And the opponent has the opponent's "The Lidless Eye" in play
      And the player holds "Star-glass", "Sting", "Elf-stone", "Glamdring" and "The Mithril-coat"
      And the player holds "Ringil", "Belegennon", "Valiant Sword" and "Magical Harp"
      When the player passes
      And the player discards "Belegennon" from hand
      Then it is legal
      And "Belegennon" is in the discard pile
      And it is the site phase

  @rule:core.movement-hazard.company-order
  Rule: Whoever has been on the road today stays where he is

    @id:core-movement-hazard-0109 @forbid
    Scenario: Glóin does not go twice, and nobody sends the other's people
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Rivendell
      And untapped Beorn is at Lórien
      And untapped Legolas is at Edoras
      And the opponent's untapped Éowyn is at Dunharrow
      When the player chooses Glóin's company to go next
      And the player passes
      Then the player may not choose Glóin's company to go next by core.movement-hazard.company-order
      And the player may not choose Éowyn's company to go next by core.movement-hazard.company-order
      And the player may choose Beorn's company to go next
      And the player may choose Legolas's company to go next

  @rule:core.movement-hazard.multiple-moves
  Rule: The second road is a road like the first

    Background:
      Given the emended rules
      And it is the movement/hazard phase

    @id:core-movement-hazard-0110 @rule:core.movement-hazard.region-site-path @allow
    Scenario: Over the Bridge, and on by the map
      Given it is the organization phase
      And untapped Glóin is at Moria
      And the player holds "Bridge"
      And the player's location deck holds "Lórien" and "Rivendell"
      When the company moves to Lórien
      And the player passes
      And the player passes
      And the company travels by Redhorn Gate and Wold & Foothills
      And the player passes
      And the player plays "Bridge"
      And the company moves to Rivendell
      And the company travels by Wold & Foothills, Redhorn Gate, Hollin and Rhudaur
      Then it is legal
      And the site path of the company is Wold & Foothills (Wilderness), Redhorn Gate (Wilderness), Hollin (Wilderness) and Rhudaur (Wilderness)
      And "Bridge" is in the discard pile
      And Moria is in the location deck
      And Lórien and Rivendell are in play

    @id:core-movement-hazard-0111 @forbid
    Scenario: The Bridge is for those who stand before it
      Given untapped Glóin is at Moria
      And untapped Beorn is at Edoras
      And Glóin's company is moving to Lórien
      And the player holds "Bridge"
      And the player's location deck holds "Rivendell" and "Dunharrow"
      When the player chooses Glóin's company to go next
      And Glóin's company travels by Starter Movement
      And the player passes
      And the player plays "Bridge"
      Then Glóin's company may move to Rivendell
      And Beorn's company may not move to Dunharrow by core.movement.declare-movement-window
      And "Bridge" is in the discard pile
      And Moria is in the location deck

    @id:core-movement-hazard-0112 @forbid
    Scenario: Who has stayed at home so far does not set out in the middle of the phase
      Given untapped Glóin is at Moria
      And the opponent holds "Doors of Night"
      And the player's location deck holds "Lórien"
      When the company moves to Lórien
      Then it is illegal by core.movement.declare-movement-window

    @id:core-movement-hazard-0113 @rule:core.movement-hazard.failed-roll-not-returned @allow
    Scenario: The stairs go on, but he does not find them
      Given untapped Glóin is at Moria
      And the company is moving to The Under-gates
      And the player holds "Into Dark Tunnels"
      When the player passes
      And the player plays "Into Dark Tunnels"
      And the company moves to The Gem-deeps and rolls 2 and 3 for the under-deeps roll
      Then the company is on its way
      And The Gem-deeps is in the location deck
      And Moria is in the location deck
      And "Into Dark Tunnels" is in the discard pile
      When the player passes
      Then it is the site phase
      And the company may enter the site

    @id:core-movement-hazard-0114 @rule:core.turn.empty-company-in-movement @order
    Scenario: Nobody is left whom the Master could send on
      Given it is the organization phase
      And untapped Éowyn is at Thranduil’s Halls
      And untapped Beorn is at Edoras
      And Éowyn's company is moving to Lake-town
      And the player holds "Master of Esgaroth"
      And the opponent has "Lure of Nature" in play on Éowyn
      When the player passes
      And the player plays "Master of Esgaroth" on Éowyn's company
      And the player passes
      And the player passes
      And the player chooses Éowyn's company to go next
      And Éowyn's company travels by Woodland Realm and Northern Rhovanion
      And the player passes and rolls 1 and 1 for the corruption check
      Then Éowyn is in the discard pile
      And "Lure of Nature" is in the discard pile
      And "Master of Esgaroth" is in the discard pile
      And Thranduil’s Halls and Lake-town are in play
      And Beorn's company is at Edoras
      And the player has to act

  @rule:core.movement-hazard.resource-player-draw
  Rule: It is enough if one of them has weight

    Background:
      Given the emended rules

    @id:core-movement-hazard-0115 @allow
    Scenario: Kíli takes the shieldmaiden along
      Given it is the movement/hazard phase
      And untapped Kíli and untapped Éowyn are at Lórien
      And the player's play deck holds "Star-glass" and "Sting"
      And the company is moving to Edoras by Starter Movement
      When the player draws a card
      Then it is legal
      And "Star-glass" is in hand

    @id:core-movement-hazard-0116 @forbid
    Scenario: What the road was worth is drawn on the road
      Given it is the site phase
      And untapped Glóin is at Moria
      And the player's play deck holds "Star-glass" and "Sting"
      When the player draws a card
      Then it is illegal by core.movement-hazard.resource-player-draw

  @rule:core.movement-hazard.mandatory-first-draw
  Rule: Nobody has to draw from nothing

    @id:core-movement-hazard-0117 @allow
    Scenario: Glóin's player has no card left, and the other one has two
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Lórien
      And the opponent's play deck holds "Rain-drake" and "Leucaruth"
      And the company is moving to Moria by Starter Movement
      Then the player may pass
      And the opponent may not pass by core.movement-hazard.mandatory-first-draw

  @rule:core.movement-hazard.reset-hands
  Rule: Nine cards are too many when the company has arrived, and not before

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Rivendell
      And the player holds "Star-glass", "Sting", "Elf-stone", "Glamdring" and "The Mithril-coat"
      And the player holds "Ringil", "Belegennon", "Valiant Sword" and "Magical Harp"
      And the opponent holds "Rain-drake"

    @id:core-movement-hazard-0118 @forbid
    Scenario: As long as hazards may come he keeps all of them
      When the player discards "Sting" from hand
      Then it is illegal by core.actions.needs-allowance

    @id:core-movement-hazard-0119 @forbid
    Scenario: And when they are over it is one of his own hand that goes
      When the opponent passes
      And the player passes
      Then the player may discard "Sting" from hand
      And the player may not discard the opponent's "Rain-drake" from hand by core.movement-hazard.reset-hands

  @rule:core.movement-hazard.order-ongoing-effects
  Rule: What comes later applies later

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Éowyn is at Edoras
      And the company is moving to Dunharrow by Rohan

    @id:core-movement-hazard-0120 @forbid
    Scenario: Only what changes the land is put in order
      Given the opponent has "Doors of Night", "Fell Winter" and "Morgul Night" in play
      Then the opponent may not choose "Doors of Night" for "Fell Winter" by core.movement-hazard.order-ongoing-effects
      And the opponent may choose "Morgul Night" for "Fell Winter"

    @id:core-movement-hazard-0121 @order
    Scenario: When the last but one is chosen, nothing is left to be chosen
      Given the opponent has "Doors of Night", "Fell Winter" and "Morgul Night" in play
      And the player holds "Gates of Morning"
      When the opponent chooses "Morgul Night" for "Fell Winter"
      Then the site path of the company is Rohan (Wilderness)
      And the player has to act
      And the player may play "Gates of Morning"

    @id:core-movement-hazard-0122 @order
    Scenario: Winter comes when it is night already
      Given the opponent has "Doors of Night" and "Morgul Night" in play
      And the opponent holds "Fell Winter"
      When the opponent plays "Fell Winter"
      Then the site path of the company is Rohan (Wilderness)
      And "Fell Winter" is in play

    @id:core-movement-hazard-0123 @order
    Scenario: Night comes when it is winter already
      Given the opponent has "Doors of Night" and "Fell Winter" in play
      And the opponent holds "Morgul Night"
      When the opponent plays "Morgul Night"
      Then the site path of the company is Rohan (Shadow-land)
      And "Morgul Night" is in play

  @rule:core.movement-hazard.join-at-non-haven
  Rule: They join when all have moved, and not before

    Background:
      Given the emended rules
      And it is the movement/hazard phase

    @id:core-movement-hazard-0124 @forbid
    Scenario: In Moria everybody waits for the others to come
      Given untapped Glóin is at Moria
      And untapped Beorn is at Moria
      When the player chooses Glóin's company to go next
      Then the player may not join Beorn's company and Glóin's company by core.actions.needs-allowance
      And the opponent may not let Beorn's company remain by core.movement-hazard.illegal-combination

    @id:core-movement-hazard-0125 @order
    Scenario: Three parties meet in Moria, and are one
      Given untapped Glóin is at Lórien
      And untapped Beorn is at Moria
      And untapped Legolas is at Moria
      And Glóin's company is moving to Moria
      When the player chooses Beorn's company to go next
      And the player passes
      And the player chooses Legolas's company to go next
      And the player passes
      And Glóin's company travels by Starter Movement
      And the player passes
      Then it is the site phase
      And Beorn, Legolas and Glóin form a company
      And Lórien is in the location deck

    @id:core-movement-hazard-0126 @rule:core.movement-hazard.join-at-haven-optional @forbid
    Scenario: Nobody meets himself in Lórien
      Given untapped Glóin is at Moria
      And untapped Beorn is at Lórien
      And Glóin's company is moving to Lórien
      When the player chooses Beorn's company to go next
      And the player passes
      And Glóin's company travels by Starter Movement
      And the player passes
      Then the player may not join Beorn's company and Beorn's company by core.movement-hazard.join-at-haven-optional
      And the player may join Glóin's company and Beorn's company
      And Moria is in the location deck

  @rule:core.movement-hazard.illegal-combination
  Rule: Only one of those who meet is let remain

    Background:
      Given the emended rules
      And it is the movement/hazard phase

    @id:core-movement-hazard-0127 @forbid
    Scenario: Bard is at home, and nobody crowds him
      Given untapped Aragorn II, untapped Gimli, untapped Legolas and untapped Glóin are at Lórien
      And untapped Beorn, untapped Balin, untapped Thorin II and untapped Éowyn are at Edoras
      And untapped Bard Bowman is at Lake-town
      And Beorn's company is moving to Moria
      And Aragorn II's company is moving to Moria
      When the player chooses Bard Bowman's company to go next
      And the player passes
      And the player chooses Beorn's company to go next
      And Beorn's company travels by Rohan, Wold & Foothills and Redhorn Gate
      And the player passes
      And Aragorn II's company travels by Starter Movement
      And the player passes
      Then the opponent may not let Bard Bowman's company remain by core.movement-hazard.illegal-combination
      And the opponent may let Aragorn II's company remain
      And Lórien and Edoras are in the location deck

    @id:core-movement-hazard-0128 @forbid
    Scenario: One of three has nowhere to return to, so it is the one that remains
      Given reading a of q.core.nowhere-to-return
      And untapped Aragorn II, untapped Gimli, untapped Legolas and untapped Glóin are at Moria
      And untapped Beorn, untapped Balin, untapped Thorin II and untapped Éowyn are at Lórien
      And untapped Boromir II, untapped Faramir, untapped Imrahil and untapped Théoden are at Edoras
      And Beorn's company is moving to Moria
      And Boromir II's company is moving to Moria
      When the player chooses Aragorn II's company to go next
      And the player passes
      And the player chooses Beorn's company to go next
      And Beorn's company travels by Starter Movement
      And the player passes
      And Boromir II's company travels by Rohan, Wold & Foothills and Redhorn Gate
      And the player passes
      Then the opponent may not let Beorn's company remain by core.movement-hazard.illegal-combination
      And the opponent may let Aragorn II's company remain
      And Lórien and Edoras are in the location deck

  @rule:core.movement-hazard.declare-movement-type
  Rule: Each takes the way when it is its turn

    @id:core-movement-hazard-0130 @forbid
    Scenario: Beorn waits for Glóin
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Rivendell
      And untapped Beorn is at Lórien
      And Glóin's company is moving to Weathertop
      And Beorn's company is moving to Moria
      When the player chooses Glóin's company to go next
      And Beorn's company travels by Starter Movement
      Then it is illegal by core.movement-hazard.declare-movement-type

  @rule:core.movement-hazard.unnamed-region-type-change
  Rule: The road is counted from the haven, in either direction

    Background:
      Given the emended rules
      And it is the movement/hazard phase

    @id:core-movement-hazard-0131 @compute
    Scenario: On the way to the Mountain the shadow comes early
      Given untapped Glóin is at Lórien
      And the company is moving to The Lonely Mountain
      And region 2 on the site path of The Lonely Mountain has become a Shadow-land
      And The Lonely Mountain lost its automatic-attacks this turn
      And the company may pass through 1 more regions
      When the company travels by Starter Movement
      Then the site path of the company is Wold & Foothills (Wilderness), Shadow-land, Border-land and Northern Rhovanion (Wilderness)

    @id:core-movement-hazard-0132 @compute
    Scenario: On the way back it comes late, and is remembered at the end of the way
      Given untapped Glóin is at The Lonely Mountain
      And the company is moving to Lórien
      And region 2 on the site path of The Lonely Mountain has become a Shadow-land
      And The Lonely Mountain lost its automatic-attacks this turn
      And the company may pass through 1 more regions
      When the company travels by Starter Movement
      And the player passes
      Then it is the site phase
      And the site path of the company is Northern Rhovanion (Wilderness), Border-land, Shadow-land and Wold & Foothills (Wilderness)
      And The Lonely Mountain is in the location deck

  @rule:core.movement-hazard.order-ongoing-effects
  Rule: What has no order yet changes nothing that is not there

    @id:core-movement-hazard-0133 @compute
    Scenario: Before they have chosen a road there is none to be dark
      Given the emended rules
      And it is the movement/hazard phase
      And the opponent has "Doors of Night", "Fell Winter" and "Morgul Night" in play
      And untapped Éowyn is at Rivendell
      And the company is moving to Weathertop
      Then the player has to act
      And the company has no site path

  @rule:core.movement-hazard.reveal-new-site
  Rule: A place is new once

    @id:core-movement-hazard-0134 @order
    Scenario: One is tired on the way to the island, and no second one
      Given the emended rules
      And the player is a Ringwraith
      And it is the long-event phase
      And untapped Gorbag and untapped Muzgash are at Geann a-Lisch
      And the company is moving to Isle of the Ulond
      When the player passes
      And the player chooses Muzgash for "Isle of the Ulond"
      And the company travels by Starter Movement
      Then Muzgash is tapped
      And Gorbag is untapped
      And the company is on its way

  @rule:core.movement-hazard.join-at-haven-optional
  Rule: Away from a haven nobody joins because he likes to

    @id:core-movement-hazard-0135 @forbid
    Scenario: Éowyn keeps her distance in Moria, as she has to
      Given reading a of q.core.nowhere-to-return
      And the emended rules
      And it is the movement/hazard phase
      And untapped Aragorn II, untapped Gimli, untapped Legolas, untapped Glóin, untapped Beorn and untapped Balin are at Moria
      And untapped Éowyn and untapped Bard Bowman are at Moria
      And untapped Thorin II is at Lórien
      And untapped Elrond is at Rivendell
      And untapped Haldir is at Rivendell
      And Thorin II's company is moving to Moria
      When the player chooses Éowyn's company to go next
      And the player passes
      And the player chooses Aragorn II's company to go next
      And the player passes
      And the player chooses Elrond's company to go next
      And the player passes
      And the player chooses Haldir's company to go next
      And the player passes
      And Thorin II's company travels by Starter Movement
      And the player passes
      Then the player may not join Thorin II's company and Éowyn's company by core.movement-hazard.join-at-haven-optional
      And the player may join Elrond's company and Haldir's company
      And Lórien is in the location deck

  @rule:core.movement-hazard.region-site-path
  Rule: What was settled are the regions, and nothing else

    @id:core-movement-hazard-0136 @card:TD-100 @allow
    Scenario: The ship is found when they have set out already
      Given the emended rules
      And it is the organization phase
      And untapped Beretar is at Grey Havens
      And the player holds "Belegaer"
      And the player's location deck holds "Isles of the Dead that Live"
      When the company moves to Isles of the Dead that Live
      And the player plays "Belegaer" on the company
      And the player passes
      And the player passes
      And the company travels by "Belegaer"
      Then it is legal
      And "Belegaer" is in the discard pile
      And Isles of the Dead that Live is in play

  @rule:core.movement-hazard.order-ongoing-effects @uses:core.actions.needs-allowance
  Rule: Nothing is put in order that is not asked for

    @id:core-movement-hazard-0301 @forbid
    Scenario: Nobody has asked the opponent what comes first
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Aragorn II is at Rivendell
      And the opponent has "Doors of Night" in play
      Then the opponent may not choose "Doors of Night" for "Doors of Night" by core.actions.needs-allowance
      And the player may not choose "Doors of Night" for "Doors of Night" by core.actions.needs-allowance

  # Fallen-wizards and Balrogs

  @rule:core.movement-hazard.fallen-wizard-draw-site
  Rule: A Fallen-wizard's company draws by where it goes

    @id:core-movement-hazard-0201 @compute
    Scenario: Home to Isengard
      Given the emended rules
      And the player is a Fallen-wizard
      And it is the movement/hazard phase
      And untapped Faramir is at the hero Moria
      And the company is moving to Isengard by Redhorn Gate, Wold & Foothills, Rohan and Gap of Isen
      And the player's play deck holds "Glamdring", "Sting" and "Orcrist"
      And the opponent's play deck holds "Smaug", "Scatha" and "Cave Worm"
      When the player draws a card
      And the player draws a card
      And the opponent draws a card
      And the opponent draws a card
      Then the player holds 2 cards
      And the opponent holds 2 cards
      And "Glamdring", "Sting", "Smaug" and "Scatha" are in hand
      And the opponent may not draw a card by core.movement-hazard.hazard-player-draw

  @rule:core.movement-hazard.balrog-draw-site
  Rule: So does the Balrog's

    @id:core-movement-hazard-0202 @compute
    Scenario: Home to Moria, where little is to be found
      Given the emended rules
      And the player is the Balrog
      And it is the movement/hazard phase
      And untapped Azog is at Goblin-gate
      And the company is moving to Moria by High Pass, Rhudaur, Hollin and Redhorn Gate
      And the player's play deck holds "Saw-toothed Blade", "Black-mail Coat" and "High Helm"
      When the player draws a card
      Then the player holds 1 card
      And "Saw-toothed Blade" is in hand
      And the player may not draw a card by core.movement-hazard.resource-player-draw

  @rule:core.movement-hazard.order-ongoing-effects
  Rule: What makes no difference to hazards may make one to others

    @id:core-movement-hazard-0303 @order
    Scenario: With the Moon put first, the fog still has to be set before the night
      Given the emended rules
      And it is the movement/hazard phase
      And the opponent has "Doors of Night" and "Morgul Night" in play
      And the player has "Moon" and "Fog" in play
      And untapped Éowyn is at Rhosgobel
      And the company is moving to Dol Guldur by Southern Mirkwood
      When the opponent chooses "Moon" for "Moon"
      And the opponent chooses "Fog" for "Fog"
      Then it is legal
      And the site path of the company is Southern Mirkwood (Dark-domain)

  @rule:core.movement-hazard.special-movement-path
  Rule: Whoever is carried goes through no regions

    Background:
      Given the emended rules
      And it is the organization phase
      And untapped Legolas is at Eagles’ Eyrie
      And the player holds "Eagle-mounts"
      And the player's location deck holds "Edoras"
      When the player plays "Eagle-mounts" on the company
      And the company moves to Edoras

    @id:following-0005 @forbid @rule:core.movement.special-movement-timing @rule:core.movement.special-movement
    Scenario: Wolves keyed to a Wilderness do not meet whoever flies
      When the organization phase is over
      And the opponent plays the creature "Wargs" on the company keyed to a Wilderness
      Then it is illegal by core.hazards.declare-key
      And "Eagle-mounts" is in the discard pile
      And Edoras is in play
