Feature: What goes with Dragons

  Old arms and bright stones, those who hunt for them, and what hunts the hunters.

  @card:TD-150
  Rule: Scabbard of Chalcedony

    Background:
      Given the emended rules

    @id:cards-hoards-0001 @compute
    Scenario: The blade comes out of it sharper
      Given it is the movement/hazard phase
      And untapped Aragorn II is at Irerock
      And Aragorn II bears "Glamdring" and "Scabbard of Chalcedony"
      And the opponent holds "Leucaruth"
      When the opponent plays the creature "Leucaruth" on the company keyed to Irerock
      And Aragorn II faces the strike and rolls 5 and 5, then 4 and 4 for the strike body check
      Then "Leucaruth" is in the marshalling-point pile
      And Aragorn II is tapped
      And the player has 4 kill points

    @id:cards-hoards-0002 @forbid
    Scenario: Two of them are one too many
      Given untapped Glóin is at The Lonely Mountain
      And Glóin bears "Scabbard of Chalcedony"
      And the company has entered the site
      When Glóin plays another "Scabbard of Chalcedony"
      Then it is illegal by the text of "Scabbard of Chalcedony"

  @card:TD-172
  Rule: Wormsbane

    @id:cards-hoards-0004 @compute
    Scenario: It was forged for this
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Aragorn II is at Irerock
      And Aragorn II bears "Wormsbane"
      And the opponent holds "Leucaruth"
      When the opponent plays the creature "Leucaruth" on the company keyed to Irerock
      And Aragorn II faces the strike and rolls 4 and 4, then 4 and 3 for the strike body check
      Then "Leucaruth" is in the marshalling-point pile
      And Aragorn II is tapped
      And the player has 4 kill points

    @id:cards-hoards-0005 @compute
    Scenario: In the hand of Elrond it goes no further than it can
      Given the emended rules
      And untapped Elrond and untapped Gimli are at Rivendell
      And Elrond bears "Wormsbane"
      Then the prowess of Elrond is 9

  @card:TD-112
  Rule: Emerald of Doriath

    Background:
      Given the emended rules
      And untapped Gandalf and untapped Glóin are at Rivendell
      And the player holds "Arinmîr"

    @id:cards-hoards-0006 @compute
    Scenario: Whom a Wizard leads with it
      Given Gandalf bears "Emerald of Doriath"
      Then the player has 17 general influence left
      And Gandalf has 11 direct influence left for Arinmîr

    @id:cards-hoards-0007 @compute
    Scenario: A Dwarf does well enough with Elves
      Given Glóin bears "Emerald of Doriath"
      Then the player has 15 general influence left
      And Glóin has 3 direct influence left for Arinmîr

  @card:TD-160
  Rule: Twice-baked Cakes are baked in every village

    Background:
      Given the emended rules
      And the player holds "Twice-baked Cakes"

    @id:cards-hoards-0008 @allow
    Scenario: Even when Edoras has nothing else to give
      Given untapped Glóin is at Edoras
      And the company has entered the site
      And the site is tapped
      When Glóin plays "Twice-baked Cakes"
      Then it is legal
      And Glóin bears "Twice-baked Cakes"
      And Glóin is tapped

    @id:cards-hoards-0009 @forbid
    Scenario: There is no oven on Weathertop
      Given untapped Glóin is at Weathertop
      And the company has entered the site
      When Glóin plays "Twice-baked Cakes"
      Then it is illegal by core.site-phase.play-item

  @card:TD-165 @card:TD-119
  Rule: What only Lórien gives

    Background:
      Given the emended rules
      And the player holds "Waybread" and "Gold Belt of Lórien"

    @id:cards-hoards-0010 @allow
    Scenario Outline: <gift> from the Galadhrim
      Given untapped Glóin is at Lórien
      And the company has entered the site
      When Glóin plays "<gift>"
      Then it is legal
      And Glóin bears "<gift>"
      And Glóin and the site are tapped

      Examples:
        | case  | gift                |
        | bread | Waybread            |
        | belt  | Gold Belt of Lórien |

    @id:cards-hoards-0011 @forbid
    Scenario: They do not know how to bake it in Rivendell
      Given untapped Legolas is at Rivendell
      And the company has entered the site
      When Legolas plays "Waybread"
      Then it is illegal by core.site-phase.play-item

  @card:TD-53
  Rule: Passion of Wrath

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beorn is at The Lonely Mountain
      And the opponent holds "Smaug" and "Passion of Wrath"
      When the opponent plays the creature "Smaug" on the company keyed to The Lonely Mountain
      And the opponent passes
      And Beorn faces the strike

    @id:cards-hoards-0012 @compute
    Scenario: Any Dragon can be angry
      When the opponent plays "Passion of Wrath"
      Then the attack is Dragon (2 strikes at 19/7)
      And "Passion of Wrath" is in the discard pile
      And "Smaug" is in play

    @id:cards-hoards-0013 @compute
    Scenario: Nobody is as angry as Smaug
      When the opponent plays "Passion of Wrath" for its second effect
      Then the attack is Dragon (2 strikes at 21/6)
      And "Passion of Wrath" is in the discard pile
      And "Smaug" is in play

  @card:TD-56
  Rule: Prowess of Might

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And the opponent holds "Scatha", "Scorba" and "Prowess of Might"

    @id:cards-hoards-0014 @compute
    Scenario: Scatha is mighty
      Given untapped Beorn, untapped Gimli and untapped Legolas are at Gondmaeglom
      When the opponent plays the creature "Scatha" on the company keyed to Gondmaeglom
      And the opponent passes
      And the opponent plays "Prowess of Might" for its second effect
      Then the attack is Dragon (3 strikes at 17/11)
      And "Prowess of Might" is in the discard pile
      And "Scatha" is in play

    @id:cards-hoards-0015 @compute
    Scenario: Scorba is not quite as mighty
      Given untapped Beorn, untapped Gimli and untapped Legolas are at Zarak Dûm
      When the opponent plays the creature "Scorba" on the company keyed to Zarak Dûm
      And the opponent passes
      And the opponent plays "Prowess of Might"
      Then the attack is Dragon (3 strikes at 13/9)
      And "Prowess of Might" is in the discard pile
      And "Scorba" is in play

    @id:cards-hoards-0016 @forbid
    Scenario: Scorba is not Scatha
      Given untapped Beorn, untapped Gimli and untapped Legolas are at Zarak Dûm
      When the opponent plays the creature "Scorba" on the company keyed to Zarak Dûm
      And the opponent passes
      And the opponent plays "Prowess of Might" for its second effect
      Then it is illegal by the text of "Prowess of Might"
      And "Scorba" is in play

  @card:TD-57
  Rule: Rain-drake

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And the opponent holds "Rain-drake"

    @id:cards-hoards-0017 @allow
    Scenario Outline: It is wet at <ruin>
      Given untapped Beorn is at <ruin>
      When the opponent plays the creature "Rain-drake" on the company keyed to <ruin>
      Then it is legal
      And the attack is Drake (1 strike at 15)
      And "Rain-drake" is in play

      Examples:
        | case | ruin              |
        | sea  | Isle of the Ulond |
        | wild | Weathertop        |

    @id:cards-hoards-0018 @forbid
    Scenario: It is not wet enough at Framsburg
      Given untapped Beorn is at Framsburg
      When the opponent plays the creature "Rain-drake" on the company keyed to Framsburg
      Then it is illegal by core.hazards.declare-key

  @card:TD-19
  Rule: Dunlending Raiders

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And the opponent holds "Dunlending Raiders"

    @id:cards-hoards-0019 @allow
    Scenario: They lie in wait at Tharbad
      Given untapped Beorn is at Tharbad
      When the opponent plays the creature "Dunlending Raiders" on the company keyed to Tharbad
      Then it is legal
      And the attack is Man (5 strikes at 8)
      And "Dunlending Raiders" is in play

    @id:cards-hoards-0020 @forbid
    Scenario: They do not come as far as Weathertop
      Given untapped Beorn is at Weathertop
      When the opponent plays the creature "Dunlending Raiders" on the company keyed to Weathertop
      Then it is illegal by core.hazards.declare-key

  @card:TD-59
  Rule: Sand-drake

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beorn is at Minas Tirith
      And the company is moving to Henneth Annûn by Anórien and Ithilien

    @id:cards-hoards-0021 @allow
    Scenario: By night it comes north
      Given the opponent has "Doors of Night" in play
      And the opponent holds "Sand-drake"
      When the opponent plays the creature "Sand-drake" on the company keyed to Ithilien
      Then it is legal
      And the attack is Drake (3 strikes at 12)
      And "Sand-drake" is in play

    @id:cards-hoards-0048 @forbid
    Scenario: By day it stays in the South
      Given the opponent holds "Sand-drake"
      When the opponent plays the creature "Sand-drake" on the company keyed to Ithilien
      Then it is illegal by core.hazards.declare-key

  @card:TD-18
  Rule: Dragon-sickness

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin and untapped Legolas are at The Lonely Mountain
      And the opponent holds "Dragon-sickness"

    @id:cards-hoards-0022 @compute
    Scenario: Who bears a great shield dreams of more
      Given Glóin bears "Enruned Shield"
      When the opponent plays "Dragon-sickness" on Glóin
      And the player passes and rolls 1 and 2 for the corruption check
      Then it is legal
      And "Dragon-sickness" is in the discard pile
      And Glóin and "Enruned Shield" are in the discard pile
      And the player has 2 character points
      And the player has 0 item points

    @id:cards-hoards-0023 @forbid
    Scenario: Nobody dreams of a cloak
      Given Legolas bears "Elven Cloak"
      When the opponent plays "Dragon-sickness" on Legolas
      Then it is illegal by the text of "Dragon-sickness"

  @card:TD-88
  Rule: Worm's Stench

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beorn, untapped Gimli and untapped Legolas are at Rivendell
      And the company is moving to Weathertop by Starter Movement
      And the opponent holds "Worm’s Stench", "Lesser Spiders" and "Wargs"

    @id:cards-hoards-0024 @compute
    Scenario: The Spiders like the smell
      Given the company has faced "Light-drake" this turn
      When the opponent plays "Worm’s Stench" on the company
      And the opponent plays the creature "Lesser Spiders" on the company keyed to a Wilderness
      Then the attack is Spider (4 strikes at 9)
      And "Worm’s Stench" is in the discard pile
      And "Lesser Spiders" is in play

    @id:cards-hoards-0025 @compute
    Scenario: In the night the Wolves like it, too
      Given the company has faced "Light-drake" this turn
      And the opponent has "Doors of Night" in play
      When the opponent plays "Worm’s Stench" on the company for its second effect
      And the opponent plays the creature "Wargs" on the company keyed to a Wilderness
      Then the attack is Wolf (3 strikes at 11)
      And "Worm’s Stench" is in the discard pile
      And "Wargs" is in play

    @id:cards-hoards-0026 @forbid
    Scenario: There has been no Worm
      When the opponent plays "Worm’s Stench" on the company
      Then it is illegal by the text of "Worm’s Stench"

    @id:cards-hoards-0054 @forbid
    Scenario: There have been Wolves, and they smell of nothing
      Given the company has faced "Wargs" this turn
      When the opponent plays "Worm’s Stench" on the company
      Then it is illegal by the text of "Worm’s Stench"

  @card:TD-88
  Rule: The stench of a Worm that was elsewhere

    @id:cards-hoards-0055 @forbid
    Scenario: The Worm was elsewhere
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beorn, untapped Gimli and untapped Legolas are at Rivendell
      And Beorn's company is moving to Weathertop
      And the opponent holds "Worm’s Stench"
      And untapped Glóin is at Lórien
      And Glóin's company has faced "Light-drake" this turn
      When the player chooses Beorn's company to go next
      And Beorn's company travels by Starter Movement
      And the opponent plays "Worm’s Stench" on Beorn's company
      Then it is illegal by the text of "Worm’s Stench"

  @card:TD-95
  Rule: A Short Rest

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beorn is at Lórien
      And the company is moving to Framsburg by Starter Movement
      And the player's play deck holds "Glamdring", "Sting", "Cram" and "Waybread"

    @id:cards-hoards-0027 @compute
    Scenario: Two regions are two less than four
      Given the player has "A Short Rest" in play
      When the player draws a card
      And the player draws a card
      And the player draws a card
      Then the player holds 3 cards
      And "Glamdring", "Sting" and "Cram" are in hand
      And the player may not draw a card by core.actions.needs-allowance

  @card:TD-128
  Rule: Look More Closely Later

    Background:
      Given the emended rules
      And the player holds "Look More Closely Later"

    @id:cards-hoards-0028 @allow
    Scenario: Elrond has overlooked something on Weathertop
      Given untapped Elrond is at Weathertop
      And the company has entered the site
      And the site is tapped
      When the player plays "Look More Closely Later" with Elrond on Weathertop and rolls 4 and 4 for the corruption check
      Then it is legal
      And the site is untapped
      And Elrond is tapped
      And "Look More Closely Later" is in the discard pile

    @id:cards-hoards-0029 @forbid
    Scenario: There is nothing to learn at Barrow-downs
      Given untapped Elrond is at Barrow-downs
      And the company has entered the site
      And the site is tapped
      When the player plays "Look More Closely Later" with Elrond on Barrow-downs
      Then it is illegal by the text of "Look More Closely Later"

  @card:TD-129
  Rule: Lore of the Ages

    Background:
      Given the emended rules

    @id:cards-hoards-0030 @compute
    Scenario: Elrond remembers how it was done of old
      Given untapped Elrond, untapped Glóin and untapped Balin are at Barrow-downs
      And Elrond bears "Lore of the Ages"
      When the company enters the site
      And the player uses "Lore of the Ages"
      And the player passes and rolls 5 and 5 for the corruption check
      Then the prowess of Glóin is 6
      And the prowess of Balin is 5
      And Elrond is tapped

    @id:cards-hoards-0031 @allow
    Scenario: There is time for it in Rivendell
      Given it is the organization phase
      And untapped Elrond is at Rivendell
      And the player holds "Lore of the Ages"
      When the player plays "Lore of the Ages" on Elrond
      Then it is legal
      And Elrond bears "Lore of the Ages"
      And Elrond is tapped

    @id:cards-hoards-0032 @forbid
    Scenario: Dwarves have lore of their own
      Given it is the organization phase
      And untapped Glóin is at Rivendell
      And the player holds "Lore of the Ages"
      When the player plays "Lore of the Ages" on Glóin
      Then it is illegal by the text of "Lore of the Ages"

  @card:TD-155
  Rule: Tales of the Hunt

    Background:
      Given the emended rules
      And it is the organization phase

    @id:cards-hoards-0033 @allow
    Scenario: The people of Bree have good tales
      Given untapped Beorn is at Bree
      And the player holds "Tales of the Hunt"
      When the player plays "Tales of the Hunt" on Beorn
      Then it is legal
      And Beorn bears "Tales of the Hunt"
      And Beorn is tapped

    @id:cards-hoards-0034 @forbid
    Scenario: In Rivendell they sing of other things
      Given untapped Beorn is at Rivendell
      And the player holds "Tales of the Hunt"
      When the player plays "Tales of the Hunt" on Beorn
      Then it is illegal by the text of "Tales of the Hunt"

    @id:cards-hoards-0035 @allow
    Scenario: A tale puts Glóin on his feet again
      Given untapped Beorn and tapped Glóin are at Weathertop
      And Beorn bears "Tales of the Hunt"
      When the player uses "Tales of the Hunt" on Glóin
      And the player passes and rolls 4 and 4 for the corruption check
      Then it is legal
      And Glóin is untapped
      And Beorn is tapped

  @card:TD-159
  Rule: Trickery

    Background:
      Given the emended rules
      And untapped Annalena and untapped Beretar are at Ettenmoors
      And the player holds "Trickery"
      When the company enters the site

    @id:cards-hoards-0036 @allow
    Scenario: The Trolls fall for it
      When the player plays "Trickery" with Annalena and rolls 3 and 3 for the card text
      Then it is legal
      And there is no attack
      And "Trickery" is in the discard pile

    @id:cards-hoards-0037 @compute
    Scenario: Trolls are not always as stupid as that
      When the player plays "Trickery" with Annalena and rolls 3 and 2 for the card text
      Then the attack is Troll (1 strike at 9)
      And "Trickery" is in the discard pile

    @id:cards-hoards-0038 @forbid
    Scenario: Beretar cannot lie
      When the player plays "Trickery" with Beretar
      Then it is illegal by the text of "Trickery"

  @card:TD-131
  Rule: Many Foes He Fought

    @id:cards-hoards-0039 @compute
    Scenario: Glóin takes both Wolves on himself
      Given the emended rules
      And untapped Glóin and untapped Annalena are at Weathertop
      And the player holds "Many Foes He Fought"
      When the company enters the site
      And the player plays "Many Foes He Fought" on Glóin
      And the player assigns a strike to Glóin
      And the player assigns a strike to Glóin
      Then the strikes are assigned to Glóin and Glóin
      And the prowess of Glóin is 4
      And the body of Glóin is 6
      And "Many Foes He Fought" is in the discard pile

  @card:TD-143
  Rule: Not at Home

    @id:cards-hoards-0040 @allow
    Scenario: The Dragon has gone out
      Given the emended rules
      And untapped Glóin is at Ovir Hollow
      And the player holds "Not at Home"
      When the company enters the site
      And the player plays "Not at Home"
      Then it is legal
      And there is no attack
      And "Not at Home" is in the discard pile

    @id:cards-hoards-0041 @forbid
    Scenario: The Wolves have not
      Given the emended rules
      And untapped Glóin is at Weathertop
      And the player holds "Not at Home"
      When the company enters the site
      And the player plays "Not at Home"
      Then it is illegal by the text of "Not at Home"

  @card:TD-162
  Rule: Vanish in Sunlight!

    Background:
      Given the emended rules
      And untapped Glóin is at Barrow-downs
      And the player holds "Vanish in Sunlight!"

    @id:cards-hoards-0042 @compute
    Scenario: A ray of light falls on the Wight
      When the company enters the site
      And the player plays "Vanish in Sunlight!"
      Then the attack is Undead (1 strike at 6)
      And "Vanish in Sunlight!" is in the discard pile

    @id:cards-hoards-0043 @compute
    Scenario: And in the full light of morning
      Given the player has "Gates of Morning" in play
      When the company enters the site
      And the player plays "Vanish in Sunlight!" for its second effect
      Then the attack is Undead (1 strike at 4)
      And "Vanish in Sunlight!" is in the discard pile

  @card:TD-158
  Rule: Thrór's Map

    @id:cards-hoards-0044 @forbid
    Scenario: It shows no way into Weathertop
      Given the emended rules
      And untapped Glóin is at Weathertop
      And Glóin bears "Thrór's Map"
      And the company has entered the site
      And the site is tapped
      When the player uses "Thrór's Map" on Weathertop
      Then it is illegal by the text of "Thrór's Map"

  @card:TD-90 @card:TD-92 @card:TD-94
  Rule: Who listens to them

    @id:cards-hoards-0045 @compute
    Scenario Outline: <who> is heard by <whom>
      Given the emended rules
      And untapped <who> is at Rivendell
      And the player holds "<whom>" and "Beornings"
      Then <who> has <influence> direct influence left for "<whom>"
      And <who> has 2 direct influence left for "Beornings"

      Examples:
        | case   | who       | whom              | influence |
        | brand  | Brand     | Men of Dale       | 4         |
        | galdor | Galdor    | Elves of Lindon   | 3         |
        | thrain | Thráin II | Glóin             | 5         |

  @card:TD-173
  Rule: Buhr Widu

    @id:cards-hoards-0046 @compute
    Scenario: It can be found again
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beorn is at Buhr Widu
      And Buhr Widu is tapped
      And the company is moving to Lórien by Starter Movement
      When the player passes
      Then Buhr Widu is in the location deck
      And Buhr Widu is untapped

  @card:TD-180
  Rule: Tharbad

    @id:cards-hoards-0047 @allow
    Scenario: There is always something left in the ruins
      Given the emended rules
      And untapped Glóin is at Tharbad
      And the player holds "Elven Cloak"
      And the company has entered the site
      And the site is tapped
      When Glóin plays "Elven Cloak"
      Then it is legal
      And Glóin bears "Elven Cloak"
      And Glóin is tapped

  @card:TD-175
  Rule: Framsburg

    @id:cards-hoards-0049 @compute
    Scenario: What Fram took from the Worm is still there
      Given the emended rules
      And untapped Glóin is at Framsburg
      When it is asked whether the player may pass
      Then the site contains a hoard

  @card:TD-101
  Rule: Bounty of the Hoard

    Background:
      Given the emended rules
      And untapped Glóin and untapped Balin are at Caves of Ûlund
      And the site is tapped
      And the company has entered the site

    @id:cards-hoards-0050 @allow
    Scenario: There is more in the cave than one thinks
      Given the player holds "Bounty of the Hoard"
      When the player plays "Bounty of the Hoard"
      And Glóin plays "Valiant Sword"
      Then it is legal
      And Glóin bears "Valiant Sword"
      And Glóin is tapped
      And "Bounty of the Hoard" is in the discard pile
      And the player has 2 item points

    @id:cards-hoards-0051 @forbid
    Scenario: By themselves they do not find it
      When Glóin plays "Valiant Sword"
      Then it is illegal by core.site-phase.play-requirements

  @card:TD-125
  Rule: Houses of Healing

    @id:cards-hoards-0053 @allow
    Scenario: Bergil is cared for
      Given the emended rules
      And it is the untap phase
      And wounded Bergil is at Minas Tirith
      And the player has "Houses of Healing" in play on the site
      When the player heals Bergil
      Then it is legal
      And Bergil is tapped
