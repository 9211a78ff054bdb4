Feature: What items are good for

  Some are worn, some are used up, and some only fit the right hand.

  @card:TW-336
  Rule: Sword of Gondolin

    @id:cards-items-0001 @compute
    Scenario: In the hand of a warrior
      Given the emended rules
      And untapped Beretar is at Rivendell
      And Beretar bears "Sword of Gondolin"
      When it is asked whether the player may pass
      Then the prowess of Beretar is 7

    @id:cards-items-0002 @compute
    Scenario: In the hand of Annalena
      Given the emended rules
      And untapped Annalena is at Rivendell
      And Annalena bears "Sword of Gondolin"
      When it is asked whether the player may pass
      Then the prowess of Annalena is 3

    @id:cards-items-0003 @compute
    Scenario: Aragorn can only gain so much
      Given the emended rules
      And untapped Aragorn II and untapped Glorfindel II are at Rivendell
      And Aragorn II bears "Sword of Gondolin"
      When it is asked whether the player may pass
      Then the prowess of Aragorn II is 8

  @card:TW-295
  Rule: Orcrist

    @id:cards-items-0004 @compute
    Scenario: The Goblin-cleaver remembers
      Given the emended rules
      And untapped Aragorn II is at Goblin-gate
      And Aragorn II bears "Orcrist"
      And the opponent has "Minions Stir" and "Doors of Night" in play
      When the company enters the site
      Then the attack is Orc (5 strikes at 8)
      When Aragorn II faces the strike and rolls 1 and 1
      Then there is no attack
      And Aragorn II is tapped
      And the prowess of Aragorn II is 9

  @card:TW-225
  Rule: Elven Cloak

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Halbarad is at Rivendell
      And the company is moving to Barrow-downs by Starter Movement
      And Halbarad bears "Elven Cloak"
      And the opponent holds "Orc-lieutenant"

    @id:cards-items-0005 @allow
    Scenario: Grey in the twilight, brown in the wood
      When the opponent plays the creature "Orc-lieutenant" on the company keyed to a Wilderness
      And Halbarad faces the strike
      And the player uses "Elven Cloak"
      Then it is legal
      And "Elven Cloak" is tapped
      And there is no attack
      And "Orc-lieutenant" is in the discard pile

    @id:cards-items-0006 @forbid
    Scenario: Among old stones it does not help
      Given the player holds "Dodge"
      When the opponent plays the creature "Orc-lieutenant" on the company keyed to a Ruins & Lairs
      And Halbarad faces the strike
      And the player uses "Elven Cloak"
      Then it is illegal by the text of "Elven Cloak"
      And "Orc-lieutenant" is in play

  @card:TW-283
  Rule: Miruvor

    @id:cards-items-0007 @compute
    Scenario: A sip for everybody
      Given the emended rules
      And it is the organization phase
      And untapped Halbarad and untapped Galadriel are at Rivendell
      And Halbarad bears "Miruvor"
      When the player uses "Miruvor"
      Then it is legal
      And the body of Halbarad is 7
      And the body of Galadriel is 10
      And "Miruvor" is in the discard pile

  @card:TW-255
  Rule: Healing Herbs

    Background:
      Given the emended rules
      And it is the organization phase
      And untapped Annalena, wounded Beretar and tapped Bergil are at Barrow-downs
      And Annalena bears "Healing Herbs"

    @id:cards-items-0008 @allow
    Scenario: Beretar is on his feet again
      When the player uses "Healing Herbs" on Beretar
      Then it is legal
      And Beretar is untapped
      And Annalena is tapped
      And "Healing Herbs" is in the discard pile

    @id:cards-items-0009 @forbid
    Scenario: Bergil is only tired
      When the player uses "Healing Herbs" on Bergil
      Then it is illegal by the text of "Healing Herbs"

    @id:cards-items-0010 @allow
    Scenario: They help against that, too
      When the player uses "Healing Herbs" on Bergil for its second effect
      Then it is legal
      And Bergil is untapped
      And Annalena is tapped
      And "Healing Herbs" is in the discard pile

  @card:TD-105
  Rule: Cram

    @id:cards-items-0011 @allow
    Scenario: Dry, but it keeps one going
      Given the emended rules
      And untapped Annalena and tapped Beretar are at Barrow-downs
      And the company has entered the site
      And Beretar bears "Cram"
      When the player uses "Cram"
      Then it is legal
      And Beretar is untapped
      And "Cram" is in the discard pile

  @card:TW-351
  Rule: Torque of Hues

    @id:cards-items-0012 @allow
    Scenario: The Orcs are dazzled
      Given the emended rules
      And untapped Annalena and untapped Beretar are at Moria
      And Annalena bears "Torque of Hues"
      When the company enters the site
      And the player uses "Torque of Hues"
      And the player passes and rolls 4 and 3 for the corruption check
      Then it is legal
      And there is no attack
      And Annalena and "Torque of Hues" are tapped

    @id:cards-items-0013 @forbid
    Scenario: Whoever bears it has to have a hand free
      Given the emended rules
      And tapped Annalena and untapped Beretar are at Moria
      And Annalena bears "Torque of Hues"
      And the player holds "Escape"
      When the company enters the site
      Then the player may not use "Torque of Hues" by core.actions.tap-for-effect

  @card:LE-298
  Rule: Binding-ring

    @id:cards-items-0014 @compute
    Scenario: Stronger, and easier to command
      Given the emended rules
      And the player is a Ringwraith
      And untapped Jerrek is at Dol Guldur
      And Jerrek bears "Binding-ring"
      When it is asked whether the player may pass
      Then the prowess of Jerrek is 6
      And the mind of Jerrek is 3

  @card:LE-315
  Rule: The Least of Gold Rings

    @id:cards-items-0015 @compute
    Scenario: It weighs on him every morning
      Given the emended rules
      And it is the untap phase
      And the player is a Ringwraith
      And untapped Jerrek is at Dol Guldur
      And Jerrek bears "The Least of Gold Rings"
      When the player passes and rolls 2 and 3 for the corruption check
      Then it is the organization phase
      And the corruption points of Jerrek are 4

  @card:TD-165
  Rule: Waybread

    @id:cards-items-0016 @allow
    Scenario: One bite for Beretar
      Given the emended rules
      And untapped Annalena and tapped Beretar are at Barrow-downs
      And the company has entered the site
      And Beretar bears "Waybread"
      When the player uses "Waybread"
      Then it is legal
      And Beretar is untapped
      And "Waybread" is in the discard pile

    @id:cards-items-0017 @allow
    Scenario: And one for Annalena
      Given the emended rules
      And tapped Annalena and tapped Beretar are at Barrow-downs
      And the company has entered the site
      And Beretar bears "Waybread"
      When the player uses "Waybread" on Annalena for its second effect
      Then it is legal
      And Annalena and Beretar are untapped
      And "Waybread" is in the discard pile

    @id:cards-items-0018 @allow
    Scenario: One region more in the morning
      Given the emended rules
      And it is the organization phase
      And untapped Glóin is at Rivendell
      And Glóin bears "Waybread"
      When the player uses "Waybread" for its third effect
      And the company moves to The Lonely Mountain
      Then it is legal
      And The Lonely Mountain is in play
      And "Waybread" is in the discard pile

  @card:TD-160
  Rule: Twice-baked Cakes

    @id:cards-items-0019 @allow
    Scenario: Two regions more in the morning
      Given the emended rules
      And it is the organization phase
      And untapped Glóin is at Rivendell
      And Glóin bears "Twice-baked Cakes"
      When the player uses "Twice-baked Cakes"
      And the company moves to Iron Hill Dwarf-hold
      Then it is legal
      And Iron Hill Dwarf-hold is in play
      And "Twice-baked Cakes" is in the discard pile

    @id:cards-items-0020 @forbid
    Scenario: They are for the road
      Given the emended rules
      And untapped Glóin is at Edoras
      And the company has entered the site
      And Glóin bears "Twice-baked Cakes"
      When the player uses "Twice-baked Cakes"
      Then it is illegal by the text of "Twice-baked Cakes"

  @card:TD-160
  Rule: Twice-baked Cakes

    @id:cards-items-0101 @allow
    Scenario: The cakes do not mind what else was done in town
      Given the emended rules
      And untapped Glóin, untapped Annalena and untapped Beretar are at Bree
      And the company has entered the site
      And the player holds "Rangers of the North", "Star-glass" and "Twice-baked Cakes"
      When Glóin influences "Rangers of the North" and rolls 6 and 6
      And Annalena plays "Star-glass"
      And Beretar plays "Twice-baked Cakes"
      Then it is legal
      And "Rangers of the North" is in the marshalling-point pile
      And Annalena bears "Star-glass"
      And Beretar bears "Twice-baked Cakes"
      And Glóin, Annalena, Beretar and the site are tapped
      And the player has 3 faction points

  @card:TW-322
  Rule: Sapling of the White Tree

    Background:
      Given the emended rules
      And it is the organization phase

    @id:cards-items-0301 @allow
    Scenario: It is planted in the court of the fountain
      Given untapped Bergil is at Minas Tirith
      And Bergil bears "Sapling of the White Tree"
      When the player stores "Sapling of the White Tree" and rolls 6 and 6
      Then it is legal
      And "Sapling of the White Tree" is in the marshalling-point pile
      And the player has 2 item points

    @id:cards-items-0302 @allow
    Scenario: In Rivendell it is a tree among trees
      Given untapped Bergil is at Rivendell
      And Bergil bears "Sapling of the White Tree"
      When the player stores "Sapling of the White Tree" and rolls 6 and 6
      Then it is legal
      And "Sapling of the White Tree" is in the marshalling-point pile
      And the player has 1 item point

    @id:cards-items-0303 @forbid
    Scenario: At Edoras nobody would look after it
      Given untapped Bergil is at Edoras
      And Bergil bears "Sapling of the White Tree"
      When the player stores "Sapling of the White Tree"
      Then it is illegal by core.organization.storing-window
