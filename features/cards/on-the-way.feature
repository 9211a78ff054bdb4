Feature: Cards that ask for somebody at a site, while his company is on its way

  From the reveal of its new site until all journeys of the turn are over, a moving company is at no site.

  @card:TD-118 @card:TD-129 @card:TD-137 @card:TD-155 @card:DM-120 @card:TW-316 @card:AS-56 @card:TW-188
  @uses:core.movement-hazard.company-at-site
  Rule: What is played on somebody at a site is not played on somebody who has left it

    @id:cards-way-0001 @forbid
    Scenario Outline: <who> has left <from>, and <card> is played there
      Given the emended rules
      And it is the movement/hazard phase
      And <state> <who> is at <from>
      And the company is moving to <to> by Starter Movement
      And the player has "Gates of Morning" in play
      And the player holds "<card>"
      When the opponent passes
      And the player plays "<card>" on <aim>
      Then it is illegal by the text of "<card>"

      Examples:
        | case    | card                  | state    | who                | from         | to        | aim                |
        | elf     | Lore of the Ages      | untapped | Legolas            | Rivendell    | Bree      | Legolas            |
        | dunadan | Gift of Comprehension | untapped | Beretar            | Rivendell    | Bree      | Beretar            |
        | hobbit  | Mathom Lore           | untapped | Frodo              | Bag End      | Rivendell | Frodo              |
        | man     | Tales of the Hunt     | untapped | Barliman Butterbur | Bree         | Rivendell | Barliman Butterbur |
        | arwen   | Choice of Lúthien     | untapped | Arwen              | Minas Tirith | Lórien    | Arwen              |
        | king    | Return of the King    | untapped | Aragorn II         | Minas Tirith | Lórien    | Aragorn II         |
        | sun     | The Sun Unveiled      | tapped   | Gandalf            | Edoras       | Lórien    | Gandalf            |

    @id:cards-way-0002 @allow
    Scenario Outline: <who> has stayed at <from>, and <card> is played
      Given the emended rules
      And it is the movement/hazard phase
      And untapped <who> is at <from>
      And the player holds "<card>"
      When the opponent passes
      And the player plays "<card>" on <who>
      Then it is legal
      And <who> bears "<card>"
      And <who> is <state>

      Examples:
        | case    | card                  | who                | from         | state    |
        | elf     | Lore of the Ages      | Legolas            | Rivendell    | tapped   |
        | dunadan | Gift of Comprehension | Beretar            | Rivendell    | tapped   |
        | hobbit  | Mathom Lore           | Frodo              | Bag End      | tapped   |
        | man     | Tales of the Hunt     | Barliman Butterbur | Bree         | tapped   |

    @id:cards-way-0034 @allow
    Scenario Outline: <who> has stayed at Minas Tirith, and <card> is played
      Given the emended rules
      And it is the movement/hazard phase
      And untapped <who> is at Minas Tirith
      And the player holds "<card>"
      When the opponent passes
      And the player plays "<card>" on <who>
      Then it is legal
      And <who> bears "<card>"
      And the player has <points> miscellaneous points

      Examples:
        | case    | card               | who        | points |
        | arwen   | Choice of Lúthien  | Arwen      | 1      |
        | king    | Return of the King | Aragorn II | 3      |

    @id:cards-way-0003 @allow
    Scenario: Gandalf has stayed at Edoras, and the sun is unveiled
      Given the emended rules
      And it is the movement/hazard phase
      And tapped Gandalf is at Edoras
      And the player has "Gates of Morning" in play
      And the player holds "The Sun Unveiled"
      When the opponent passes
      And the player plays "The Sun Unveiled" on Gandalf
      Then it is legal
      And Gandalf is untapped
      And "The Sun Unveiled" is in the discard pile

    @id:cards-way-0004 @forbid
    Scenario: Gandalf has left Bree, and no chance meeting comes of it
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Gandalf is at Bree
      And the company is moving to Rivendell by Starter Movement
      And the player holds "A Chance Meeting" and "Barliman Butterbur"
      When the opponent passes
      And the player plays "A Chance Meeting" on the company
      Then it is illegal by the text of "A Chance Meeting"

  @card:AS-49 @card:DM-130 @card:TW-358 @card:TW-348 @card:TD-109 @card:TD-157
  @uses:core.movement-hazard.company-at-site
  Rule: Nor is what is played on a site, or by somebody who is there

    @id:cards-way-0005 @forbid
    Scenario: Gandalf has left Edoras, and does not shine there
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Gandalf is at Edoras
      And Gandalf bears the opponent's "Lure of Nature"
      And the company is moving to Lórien by Starter Movement
      And the player holds "Glamour of Surpassing Excellence"
      When the opponent passes
      And the player plays "Glamour of Surpassing Excellence" on the company
      Then it is illegal by the text of "Glamour of Surpassing Excellence"

    @id:cards-way-0006 @forbid
    Scenario: Gandalf has left Bree, and lets off no fireworks there
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Gandalf is at Bree
      And the site is tapped
      And the company is moving to Rivendell by Starter Movement
      And the player holds "Fireworks"
      When the opponent passes
      And the player plays "Fireworks" on Gandalf
      Then it is illegal by the text of "Fireworks"

    @id:cards-way-0007 @forbid
    Scenario: Elrond has left Rivendell, and Vilya renews nothing
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Elrond is at Rivendell
      And the company is moving to Bree by Starter Movement
      And the player holds "Vilya"
      And the player's play deck holds "Cram", "Miruvor", "Sting", "Glamdring", "Orcrist", "Star-glass", "Athelas" and "Elf-stone"
      And the player's discard pile holds "Block", "Dodge" and "Concealment"
      When the player draws a card
      And the player plays "Vilya" on Elrond for its second effect now
      Then "Cram" is in hand
      And it is illegal by the text of "Vilya"

    @id:cards-way-0008 @forbid
    Scenario: Gandalf has left Minas Tirith, and plants no tree there
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Gandalf is at Minas Tirith
      And Gandalf bears "Sapling of the White Tree"
      And the company is moving to Lórien by Starter Movement
      And the player holds "The White Tree"
      When the opponent passes
      And the player plays "The White Tree" with Gandalf
      Then it is illegal by the text of "The White Tree"

    @id:cards-way-0009 @forbid
    Scenario: Gimli has left Moria, and finds no hoard there
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Gimli is at Moria
      And the company is moving to Lórien by Starter Movement
      And the player holds "Dwarven Hoard"
      When the opponent passes
      And the player plays "Dwarven Hoard" with Gimli
      Then it is illegal by the text of "Dwarven Hoard"

    @id:cards-way-0010 @forbid
    Scenario: Elrond has left Galadriel, and she gives him none of her hair
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Galadriel is at Lórien
      And untapped Elrond is at Lórien
      And Elrond's company is moving to Rivendell by Starter Movement
      And the player holds "Three Golden Hairs"
      When the player chooses Elrond's company to go next
      And the opponent passes
      And the player plays "Three Golden Hairs" on Elrond
      Then it is illegal by the text of "Three Golden Hairs"

    @id:cards-way-0011 @allow
    Scenario: Elrond has stayed with Galadriel, who gives him three
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Galadriel is at Lórien
      And untapped Elrond is at Lórien
      And the player holds "Three Golden Hairs"
      When the player chooses Elrond's company to go next
      And the opponent passes
      And the player plays "Three Golden Hairs" on Elrond
      Then it is legal
      And Elrond bears "Three Golden Hairs"

  @card:BA-1 @card:DM-122 @card:LE-50 @card:LE-52 @card:AS-1 @card:AS-5 @card:AS-6
  @uses:core.movement-hazard.company-at-site
  Rule: What may be used at a site is not used on the way

    @id:cards-way-0012 @forbid
    Scenario: Strider has left Bree, and finds nothing there
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Strider is at Bree
      And the company is moving to Rivendell by Starter Movement
      And the player's discard pile holds "Rangers of the North"
      When the opponent passes
      And the player uses Strider
      Then it is illegal by the text of "Strider"

    @id:cards-way-0013 @forbid
    Scenario: Frodo has left Rivendell, and drinks no farewell there
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Gandalf and untapped Frodo are at Rivendell
      And "Cup of Farewell" lies on the company
      And the company is moving to Bree by Starter Movement
      And the player's sideboard holds "Cram"
      When the opponent passes
      And the player uses "Cup of Farewell" on Frodo
      Then it is illegal by the text of "Cup of Farewell"

    @id:cards-way-0014 @forbid
    Scenario: Dwar has left Dol Guldur, and strengthens nobody from there
      Given the emended rules
      And the player is a Ringwraith
      And it is the movement/hazard phase
      And untapped Dwar the Ringwraith is at Dol Guldur
      And Dwar the Ringwraith bears "Black Rider"
      And the company is moving to the minion Sarn Goriwing by Starter Movement
      When the opponent passes
      And the player uses Dwar the Ringwraith on the company
      Then it is illegal by the text of "Dwar the Ringwraith"

    @id:cards-way-0015 @forbid
    Scenario: Adûnaphel has left Dol Guldur, and helps nobody from there
      Given the emended rules
      And the player is a Ringwraith
      And it is the movement/hazard phase
      And untapped Adûnaphel the Ringwraith is at Dol Guldur
      And Adûnaphel the Ringwraith bears "Black Rider"
      And the company is moving to the minion Sarn Goriwing by Starter Movement
      And the opponent holds "Wargs"
      When the opponent plays the creature "Wargs" on the company keyed to a Wilderness
      And the player uses Adûnaphel the Ringwraith
      Then it is illegal by the text of "Adûnaphel the Ringwraith"
      And "Wargs" is in play

    @id:cards-way-0016 @forbid
    Scenario Outline: <one> has left <other>, who stays
      Given the emended rules
      And the player is a Ringwraith
      And it is the movement/hazard phase
      And untapped <one> is at Ettenmoors
      And tapped <other> is at Ettenmoors
      And <one>'s company is moving to the minion Carn Dûm by Starter Movement
      When the player chooses <one>'s company to go next
      And the opponent passes
      And the player uses <one> on <other>
      Then it is illegal by the text of "<one>"

      Examples:
        | case   | one    | other  |
        | burat  | Bûrat  | Tûma   |
        | tuma   | Tûma   | Bûrat  |
        | wuluag | Wûluag | Bûrat  |

    @id:cards-way-0017 @allow
    Scenario: Bûrat and Tûma have both stayed
      Given the emended rules
      And the player is a Ringwraith
      And it is the movement/hazard phase
      And untapped Bûrat is at Ettenmoors
      And tapped Tûma is at Ettenmoors
      When the player chooses Bûrat's company to go next
      And the opponent passes
      And the player uses Bûrat on Tûma
      Then it is legal
      And Bûrat is tapped
      And Tûma is untapped

  @card:LE-204 @card:LE-208 @card:AS-28 @card:AS-83 @card:LE-128 @card:LE-129
  @uses:core.movement-hazard.company-at-site
  Rule: Minions on their way are at no Darkhaven either

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is the movement/hazard phase

    @id:cards-way-0018 @forbid
    Scenario Outline: <who> has left Dol Guldur, and <card> is played there
      Given untapped <who> is at Dol Guldur
      And <who> bears "That Ain’t No Secret"
      And the company is moving to the minion Sarn Goriwing by Starter Movement
      And <player> holds "<card>"
      When <other> passes
      And <player> plays "<card>" on <aim>
      Then it is illegal by the text of "<card>"

      Examples:
        | case      | card                 | who      | player       | other        | aim         |
        | messenger | Messenger of Mordor  | Belegorn | the player   | the opponent | Belegorn    |
        | news      | News Must Get Through | Ciryaher | the player  | the opponent | the company |
        | steward   | Faithless Steward    | Gisulf   | the player   | the opponent | Gisulf      |

    @id:cards-way-0019 @forbid
    Scenario: Ciryaher has left Dol Guldur, and his fealty is not tried there
      Given untapped Ciryaher is at Dol Guldur
      And the company is moving to the minion Sarn Goriwing by Starter Movement
      And the opponent holds "Fealty Under Trial"
      When the player passes
      And the opponent plays "Fealty Under Trial" on Ciryaher
      Then it is illegal by the text of "Fealty Under Trial"

    @id:cards-way-0020 @allow
    Scenario: Ciryaher has stayed at Dol Guldur, and his fealty is tried
      Given untapped Ciryaher is at Dol Guldur
      And the opponent holds "Fealty Under Trial"
      Then the opponent may play "Fealty Under Trial" on Ciryaher

  @card:LE-128 @card:LE-129 @card:TW-94
  @uses:core.movement-hazard.company-at-site
  Rule: A hazard that asks where somebody is

    Background:
      Given the emended rules
      And it is the movement/hazard phase

    @id:cards-way-0021 @forbid
    Scenario: Beretar has left Bree, and the plague of the town does not follow him to Rivendell
      Given untapped Beretar and untapped Gimli are at Bree
      And the company is moving to Rivendell by Starter Movement
      And the opponent holds "Plague"
      When the player passes
      And the opponent plays "Plague" on Beretar
      Then it is illegal by the text of "Plague"

    @id:cards-way-0022 @allow
    Scenario: Beretar is on his way to Bree, where there is a plague
      Given untapped Beretar and untapped Gimli are at Rivendell
      And the company is moving to Bree by Starter Movement
      And the opponent holds "Plague"
      Then the opponent may play "Plague" on Beretar

    @id:cards-way-0023 @forbid
    Scenario: Beretar has left Moria, and is no longer short of food there
      Given untapped Beretar and untapped Gimli are at Moria
      And the company is moving to Lórien by Starter Movement
      And the opponent holds "Nothing to Eat or Drink"
      When the player passes
      And the opponent plays "Nothing to Eat or Drink" on the company for its third effect
      Then it is illegal by the text of "Nothing to Eat or Drink"

    @id:cards-way-0024 @allow
    Scenario: Legolas has left Rivendell, and is in no Haven
      Given untapped Legolas and untapped Gimli are at Rivendell
      And the company is moving to Bree by Starter Movement
      And the opponent holds "The Burden of Time"
      When the player passes
      Then the opponent may play "The Burden of Time" on Legolas

  @card:LE-393 @card:LE-418 @card:TW-12 @card:TW-223 @card:LE-222
  @uses:core.movement-hazard.company-at-site
  Rule: What is at a site reaches nobody who has left it

    @id:cards-way-0028 @forbid
    Scenario: Belegorn has left Mount Doom, and tests no ring in its fire
      Given the emended rules
      And the player is a Ringwraith
      And it is the movement/hazard phase
      And untapped Belegorn and untapped Layos are at Mount Doom
      And Layos bears "The Least of Gold Rings"
      And the company is moving to Minas Morgul by Starter Movement
      When the opponent passes
      And the player uses "Mount Doom" on Belegorn
      Then it is illegal by the text of "Mount Doom"

    @id:cards-way-0029 @forbid
    Scenario: Tarcil has left Moria, and Bróin has stayed there
      Given the emended rules
      And the player is a Ringwraith
      And it is the movement/hazard phase
      And untapped Tarcil is at Moria
      And Tarcil bears "The Arkenstone"
      And the opponent's untapped Balin is at Moria
      And Tarcil's company is moving to Dimrill Dale by Redhorn Gate
      When the opponent passes
      And the player uses "The Arkenstone" on Balin
      Then it is illegal by the text of "The Arkenstone"

    @id:cards-way-0030 @allow
    Scenario: Galadriel comes back to Lórien, and is not there before all have moved
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Galadriel is at Rivendell
      And untapped Beretar is at Lórien
      And Galadriel's company is moving to Lórien by Starter Movement
      And the opponent has "Balrog of Moria" in play
      And the opponent holds "Siege"
      When the player chooses Galadriel's company to go next
      And the opponent passes
      And the player passes
      Then the opponent may play "Siege" on Lórien
      And Rivendell is in the location deck

    @id:cards-way-0025 @compute
    Scenario: Beretar has left Rivendell, and no Haven keeps him
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Aragorn II, untapped Beretar and untapped Legolas are at Rivendell
      And the player has "Elf-song" in play
      And the company is moving to Bree by Starter Movement
      And the opponent holds "Call of Home"
      When the opponent plays "Call of Home" on Beretar and rolls 1 and 1
      Then Beretar is in hand
      And the player has 5 character points
      And "Call of Home" is in the discard pile

    @id:cards-way-0026 @compute
    Scenario: Beretar has stayed at Rivendell, and the Haven keeps him
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Aragorn II, untapped Beretar and untapped Legolas are at Rivendell
      And the player has "Elf-song" in play
      And the opponent holds "Call of Home"
      When the opponent plays "Call of Home" on Beretar and rolls 1 and 1
      Then "Call of Home" is in the discard pile

    @id:cards-way-0027 @forbid
    Scenario: Ren has left Minas Morgul, and Jerrek has stayed there
      Given the emended rules
      And reading a of q.core.companions-on-the-way
      And the player is a Ringwraith
      And it is the movement/hazard phase
      And untapped Ren the Ringwraith is at Minas Morgul
      And the player has revealed Ren the Ringwraith
      And Ren the Ringwraith bears "Black Rider"
      And untapped Jerrek is at another Minas Morgul
      And Jerrek bears "The Iron Crown"
      And Ren the Ringwraith's company is moving to Dol Guldur by Starter Movement
      And the player holds "Ren Unleashed"
      When the player chooses Ren the Ringwraith's company to go next
      And the opponent passes
      And the player plays "Ren Unleashed" with Ren the Ringwraith
      Then it is illegal by core.events.short-needs-immediate-effect

  @rule:core.movement-hazard.company-at-site
  Rule: Two who travel together

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is the movement/hazard phase
      And untapped Bûrat and tapped Tûma are at Ettenmoors
      And the company is moving to the minion Carn Dûm by Starter Movement

    @id:cards-way-0031 @compute
    Scenario: Whether they are at the same site is an open question
      When the opponent passes
      And it is asked whether the player may use Bûrat on Tûma
      Then it is undetermined by q.core.companions-on-the-way

    @id:cards-way-0032 @forbid
    Scenario: They are at no site, and so not at the same
      Given reading a of q.core.companions-on-the-way
      When the opponent passes
      And the player uses Bûrat on Tûma
      Then it is illegal by the text of "Bûrat"

    @id:cards-way-0033 @allow
    Scenario: They are together, wherever that is
      Given reading b of q.core.companions-on-the-way
      When the opponent passes
      And the player uses Bûrat on Tûma
      Then it is legal
      And Bûrat is tapped
      And Tûma is untapped
