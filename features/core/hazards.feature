Feature: Hazards and the hazard limit

  A large company draws more trouble than a small one, and a Dragon strikes only where he can be.

  @rule:core.hazards.base-hazard-limit
  Rule: A company draws as many hazards as it has members, and never fewer than two

    Background:
      Given the emended rules
      And it is the movement/hazard phase

    @id:core-hazards-0001 @allow
    Scenario: Two for a lonely Wizard
      Given untapped Gandalf is at Rivendell
      And the opponent holds "Doors of Night" and "Smaug at Home"
      When the opponent plays "Doors of Night"
      And the opponent plays "Smaug at Home"
      Then it is legal
      And "Doors of Night" and "Smaug at Home" are in play

    @id:core-hazards-0002 @rule:core.hazards.limit-at-declaration @forbid
    Scenario: No third for a lonely Wizard
      Given untapped Gandalf is at Rivendell
      And the opponent holds "Doors of Night", "Smaug at Home" and "Scatha at Home"
      When the opponent plays "Doors of Night"
      And the opponent plays "Smaug at Home"
      And the opponent plays "Scatha at Home"
      Then it is illegal by core.hazards.limit-at-declaration
      And "Doors of Night" and "Smaug at Home" are in play

    @id:core-hazards-0003 @allow
    Scenario: Three for three
      Given untapped Beorn, untapped Gimli and untapped Éowyn are at Rivendell
      And the opponent holds "Doors of Night", "Smaug at Home" and "Scatha at Home"
      When the opponent plays "Doors of Night"
      And the opponent plays "Smaug at Home"
      And the opponent plays "Scatha at Home"
      Then it is legal
      And "Doors of Night", "Smaug at Home" and "Scatha at Home" are in play

    @id:core-hazards-0004 @rule:core.hazards.limit-at-declaration @forbid
    Scenario: No fourth for three
      Given untapped Beorn, untapped Gimli and untapped Éowyn are at Rivendell
      And the opponent holds "Doors of Night", "Smaug at Home", "Scatha at Home" and "Itangast at Home"
      When the opponent plays "Doors of Night"
      And the opponent plays "Smaug at Home"
      And the opponent plays "Scatha at Home"
      And the opponent plays "Itangast at Home"
      Then it is illegal by core.hazards.limit-at-declaration
      And "Doors of Night", "Smaug at Home" and "Scatha at Home" are in play

    @id:core-hazards-0005 @rule:core.hazards.limit-at-declaration @forbid
    Scenario: Two Hobbits count as one Man
      Given untapped Aragorn II, untapped Merry and untapped Pippin are at Rivendell
      And the opponent holds "Doors of Night", "Smaug at Home" and "Scatha at Home"
      When the opponent plays "Doors of Night"
      And the opponent plays "Smaug at Home"
      And the opponent plays "Scatha at Home"
      Then it is illegal by core.hazards.limit-at-declaration
      And "Doors of Night" and "Smaug at Home" are in play

    @id:core-hazards-0006 @allow
    Scenario: A single Hobbit is rounded up
      Given untapped Aragorn II, untapped Gandalf, untapped Sam Gamgee, untapped Merry and untapped Pippin are at Rivendell
      And the opponent holds "Doors of Night", "Smaug at Home", "Scatha at Home" and "Itangast at Home"
      When the opponent plays "Doors of Night"
      And the opponent plays "Smaug at Home"
      And the opponent plays "Scatha at Home"
      And the opponent plays "Itangast at Home"
      Then it is legal
      And "Doors of Night", "Smaug at Home", "Scatha at Home" and "Itangast at Home" are in play

    @id:core-hazards-0007 @rule:core.hazards.limit-at-declaration @forbid
    Scenario: Up, and no further
      Given untapped Aragorn II, untapped Gandalf, untapped Sam Gamgee, untapped Merry and untapped Pippin are at Rivendell
      And the opponent holds "Doors of Night", "Smaug at Home", "Scatha at Home", "Itangast at Home" and "Smaug Ahunt"
      When the opponent plays "Doors of Night"
      And the opponent plays "Smaug at Home"
      And the opponent plays "Scatha at Home"
      And the opponent plays "Itangast at Home"
      And the opponent plays "Smaug Ahunt"
      Then it is illegal by core.hazards.limit-at-declaration
      And "Doors of Night", "Smaug at Home", "Scatha at Home" and "Itangast at Home" are in play

  @rule:core.hazards.limit-at-declaration
  Rule: When the limit is reached, no more is declared

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beorn is at Gold Hill

    @id:core-hazards-0008 @rule:core.hazards.hazard-event-counts-one @forbid
    Scenario: Two events, and no room for the Dragon
      Given the opponent holds "Scatha at Home", "Smaug at Home" and "Itangast"
      When the opponent plays "Scatha at Home"
      And the opponent plays "Smaug at Home"
      And the opponent plays the creature "Itangast" on the company keyed to Gold Hill
      Then it is illegal by core.hazards.limit-at-declaration
      And "Scatha at Home" and "Smaug at Home" are in play

    @id:core-hazards-0009 @rule:core.hazards.hazard-event-counts-one @allow
    Scenario: One event, and the Dragon after it
      Given the opponent holds "Scatha at Home" and "Itangast"
      When the opponent plays "Scatha at Home"
      And the opponent plays the creature "Itangast" on the company keyed to Gold Hill
      Then it is legal
      And "Scatha at Home" is in play
      And the attack comes from "Itangast"
      And "Itangast" is in play

    @id:core-hazards-0010 @forbid
    Scenario: A Dragon counts, and a Dragon spent counts, too
      Given the player holds "Not at Home"
      And the opponent holds "Doors of Night", "Smaug at Home" and "Itangast"
      When the opponent plays the creature "Itangast" on the company keyed to Gold Hill
      And the opponent passes
      And the player plays "Not at Home"
      And the opponent passes
      And the opponent plays "Doors of Night"
      And the opponent plays "Smaug at Home"
      Then it is illegal by core.hazards.limit-at-declaration
      And "Itangast" and "Not at Home" are in the discard pile
      And "Doors of Night" is in play

  @rule:core.hazards.play-creature
  Rule: A creature falls upon the company that is under way

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beorn is at Gold Hill
      And untapped Glóin is at Gondmaeglom
      And the opponent holds "Itangast" and "Scatha"

    @id:core-hazards-0011 @allow
    Scenario: Itangast finds Beorn
      When the player chooses Beorn's company to go next
      And the opponent plays the creature "Itangast" on Beorn's company keyed to Gold Hill
      Then it is legal
      And the attack comes from "Itangast"
      And "Itangast" is in play

    @id:core-hazards-0012 @forbid
    Scenario: Scatha cannot have Glóin before it is his turn
      When the player chooses Beorn's company to go next
      And the opponent plays the creature "Scatha" on Glóin's company keyed to Gondmaeglom
      Then it is illegal by core.hazards.play-creature

    @id:core-hazards-0013 @allow
    Scenario: Now Scatha may have him
      When the player chooses Glóin's company to go next
      And the opponent plays the creature "Scatha" on Glóin's company keyed to Gondmaeglom
      Then it is legal
      And the attack comes from "Scatha"
      And "Scatha" is in play

  @rule:core.hazards.declare-key @rule:core.hazards.key-to-site
  Rule: A creature needs a reason to be there

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beorn is at Gold Hill

    @id:core-hazards-0014 @allow
    Scenario: Gold Hill is where Itangast lives
      Given the opponent holds "Itangast"
      When the opponent plays the creature "Itangast" on the company keyed to Gold Hill
      Then it is legal
      And the attack is Dragon (3 strikes at 18/8)
      And "Itangast" is in play

    @id:core-hazards-0015 @forbid
    Scenario: Scatha lives elsewhere
      Given the opponent holds "Scatha"
      When the opponent plays the creature "Scatha" on the company keyed to Gondmaeglom
      Then it is illegal by core.hazards.declare-key and core.hazards.key-to-site

    @id:core-hazards-0016 @forbid
    Scenario: Nobody has told Scatha of Gold Hill
      Given the opponent holds "Scatha"
      When the opponent plays the creature "Scatha" on the company keyed to Gold Hill
      Then it is illegal by core.hazards.declare-key

    @id:core-hazards-0017 @forbid
    Scenario: Scatha needs some reason at least
      Given the opponent holds "Scatha"
      When the opponent plays the creature "Scatha" on the company
      Then it is illegal by core.hazards.declare-key

  @rule:core.hazards.event-targets
  Rule: A hazard with a target takes one from where the trouble is

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beorn is at Weathertop
      And untapped Glóin is at Hermit's Hill
      And the opponent holds "Rumor of Wealth"
      When the player chooses Beorn's company to go next

    @id:core-hazards-0018 @allow
    Scenario: A rumor about the hill on which they stand
      When the opponent plays "Rumor of Wealth" on Weathertop
      Then it is legal
      And "Rumor of Wealth" is in the discard pile

    @id:core-hazards-0019 @forbid
    Scenario: A rumor about a hill on which others stand
      When the opponent plays "Rumor of Wealth" on Hermit's Hill
      Then it is illegal by core.hazards.event-targets

  @rule:core.hazards.untargeted-hazard-events
  Rule: A lasting hazard needs no target

    @id:core-hazards-0020 @allow
    Scenario: Night falls everywhere
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Rivendell
      When the opponent plays "Doors of Night"
      Then it is legal
      And "Doors of Night" is in play

    @id:core-hazards-0021 @allow
    Scenario: Scatha goes hunting far away
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Rivendell
      When the opponent plays "Scatha Ahunt"
      Then it is legal
      And "Scatha Ahunt" is in play

  @rule:core.hazards.base-limit-halved
  Rule: What comes from the sideboard is paid for on the road

    Background:
      Given the emended rules
      And untapped Gandalf, untapped Gimli, untapped Legolas and untapped Beorn are at Rivendell
      And the opponent's sideboard holds "Smaug"

    @id:core-hazards-0022 @compute
    Scenario: Half of four is two
      Given it is the untap phase
      When the player passes
      And the opponent brings "Smaug" from the sideboard to the discard pile
      And the player passes
      And the player passes
      Then it is the movement/hazard phase
      And the hazard limit of the company is 2
      And "Smaug" is in the discard pile

    @id:core-hazards-0023 @compute
    Scenario: Four are four
      Given it is the untap phase
      When the player passes
      And the opponent passes
      And the player passes
      And the player passes
      Then it is the movement/hazard phase
      And the hazard limit of the company is 4

    @id:core-hazards-0024 @compute
    Scenario: A Nazgûl is paid for at once, and by this company only
      Given it is the movement/hazard phase
      And untapped Éowyn and untapped Elrond are at Lórien
      And the opponent has "Adûnaphel" in play
      When the player chooses Gandalf's company to go next
      And the opponent spends "Adûnaphel" for "Smaug" from the sideboard to the discard pile
      And the player passes
      Then the hazard limit of Éowyn's company is 2
      And "Adûnaphel" and "Smaug" are in the discard pile

  @rule:core.hazards.base-limit-stays-fixed
  Rule: Who is lost on the way was there when the road was taken

    @id:core-hazards-0025 @allow
    Scenario: A Giant has taken Éowyn, and trouble comes in threes
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Aragorn II, untapped Legolas and untapped Éowyn are at Lórien
      And the company is moving to Moria by Starter Movement
      And the opponent holds "Giant", "Doors of Night" and "Scatha at Home"
      When the opponent plays the creature "Giant" on the company keyed to a Wilderness
      And the opponent passes
      And the opponent passes
      And the player assigns a strike to Éowyn
      And Éowyn faces the strike and rolls 1 and 1, then 6 and 6 for the body check
      Then Éowyn is out of play
      And the hazard limit of the company is 3
      When the opponent plays "Doors of Night"
      And the opponent plays "Scatha at Home" in response
      Then it is legal
      And "Doors of Night" and "Scatha at Home" are in play
      And "Giant" is in the discard pile

    @id:core-hazards-0026 @rule:core.hazards.limit-at-declaration @forbid
    Scenario: But not in fours
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Aragorn II, untapped Legolas and untapped Éowyn are at Lórien
      And the company is moving to Moria by Starter Movement
      And the opponent holds "Giant", "Doors of Night", "Smaug at Home" and "Scatha at Home"
      When the opponent plays the creature "Giant" on the company keyed to a Wilderness
      And the opponent passes
      And the opponent passes
      And the player assigns a strike to Éowyn
      And Éowyn faces the strike and rolls 1 and 1, then 6 and 6 for the body check
      And the opponent plays "Doors of Night"
      And the opponent plays "Scatha at Home" in response
      And the opponent plays "Smaug at Home"
      Then it is illegal by core.hazards.limit-at-declaration
      And Éowyn is out of play
      And "Doors of Night" and "Scatha at Home" are in play
      And "Giant" is in the discard pile

  @rule:core.hazards.limit-at-resolution
  Rule: The limit is asked for twice

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Aragorn II, untapped Legolas and untapped Éowyn are at Lórien
      And the player has "Gates of Morning" in play
      And the player holds "Many Turns and Doublings"

    @id:core-hazards-0027 @forbid
    Scenario: A turn too many, and the third does not find them
      Given the opponent holds "Smaug at Home", "Scatha at Home" and "Itangast at Home"
      When the opponent plays "Smaug at Home"
      And the player passes
      And the opponent passes
      And the opponent plays "Scatha at Home"
      And the player passes
      And the opponent passes
      And the opponent plays "Itangast at Home"
      And the player plays "Many Turns and Doublings" with Aragorn II for its second effect in response
      Then the hazard limit of the company is 2
      And "Smaug at Home" and "Scatha at Home" are in play
      And "Itangast at Home" and "Many Turns and Doublings" are in the discard pile

    @id:core-hazards-0028 @allow
    Scenario: The first finds them all the same
      Given the opponent holds "Itangast at Home"
      When the opponent plays "Itangast at Home"
      And the player plays "Many Turns and Doublings" with Aragorn II for its second effect in response
      Then the hazard limit of the company is 2
      And "Itangast at Home" is in play
      And "Many Turns and Doublings" is in the discard pile

  @rule:core.hazards.limit-at-declaration
  Rule: What does not count is not counted

    @id:core-hazards-0029 @rule:core.hazards.hazard-event-counts-one @allow
    Scenario: After the second hazard, twilight falls
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Gandalf is at Rivendell
      And the player has "Sun" in play
      And the opponent holds "Smaug at Home", "Scatha at Home" and "Twilight"
      When the opponent plays "Smaug at Home"
      And the opponent plays "Scatha at Home" in response
      And the opponent passes
      And the opponent plays "Twilight" on "Sun"
      Then it is legal
      And "Sun" and "Twilight" are in the discard pile
      And "Smaug at Home" and "Scatha at Home" are in play

  @rule:core.hazards.hazard-actions
  Rule: This, that and the other, as long as the limit lasts

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beorn, untapped Gimli and untapped Aragorn II are at Weathertop

    @id:core-hazards-0030 @allow
    Scenario: An Orc between two Dragons
      Given the opponent holds "Smaug at Home", "Orc-patrol" and "Scatha at Home"
      When the opponent plays "Smaug at Home"
      And the opponent passes
      And the opponent plays the creature "Orc-patrol" on the company keyed to a Ruins & Lairs
      And the opponent passes
      And the opponent passes
      And Beorn faces the strike and rolls 3 and 3
      And Gimli faces the strike and rolls 3 and 3
      And Aragorn II faces the strike and rolls 3 and 3
      And the opponent plays "Scatha at Home"
      Then it is legal
      And "Smaug at Home" and "Scatha at Home" are in play
      And "Orc-patrol" is in the marshalling-point pile
      And the player has 1 kill point
      And Beorn, Gimli and Aragorn II are tapped

    @id:core-hazards-0031 @allow
    Scenario: The same again, and once more
      Given the opponent holds "Orc-patrol", "Wolves" and "Orc-guard"
      When the opponent plays the creature "Orc-patrol" on the company keyed to a Ruins & Lairs
      And Beorn faces the strike and rolls 3 and 3
      And Gimli faces the strike and rolls 3 and 3
      And Aragorn II faces the strike and rolls 3 and 3
      Then the opponent may not play the creature "Wolves" on the company keyed to a Wilderness by core.hazards.declare-key
      And "Orc-patrol" is in the marshalling-point pile
      And the player has 1 kill point
      And Beorn, Gimli and Aragorn II are tapped

    @id:core-hazards-0032 @rule:core.hazards.limit-at-declaration @forbid
    Scenario: Three of a kind are three, and there is no fourth
      Given the opponent holds "Doors of Night", "Smaug at Home", "Scatha at Home" and "Orc-patrol"
      When the opponent plays "Doors of Night"
      And the opponent plays "Smaug at Home"
      And the opponent plays "Scatha at Home"
      And the opponent plays the creature "Orc-patrol" on the company keyed to a Ruins & Lairs
      Then it is illegal by core.hazards.limit-at-declaration
      And "Doors of Night", "Smaug at Home" and "Scatha at Home" are in play

  @rule:core.hazards.creature-starts-chain
  Rule: No creature answers a word

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beorn, untapped Gimli and untapped Aragorn II are at Weathertop
      And the player holds "Gates of Morning"
      And the opponent holds "Orc-patrol" and "Scatha at Home"

    @id:core-hazards-0033 @forbid
    Scenario: The Gates are opening, and the Orcs have to wait
      When the player plays "Gates of Morning"
      Then the opponent may not play the creature "Orc-patrol" on the company keyed to a Ruins & Lairs by core.hazards.creature-starts-chain
      And "Gates of Morning" is being played

    @id:core-hazards-0034 @allow
    Scenario: The Gates are open, and here are the Orcs
      When the player plays "Gates of Morning"
      And the opponent passes
      And the opponent plays the creature "Orc-patrol" on the company keyed to a Ruins & Lairs
      Then it is legal
      And "Gates of Morning" is in play
      And "Orc-patrol" is being played

  @rule:core.hazards.declare-key
  Rule: A key has to fit until the creature is there

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Aragorn II and untapped Legolas are at Lórien
      And the company is moving to Edoras by Wold & Foothills and Rohan
      And the player has "Gates of Morning" in play
      And the player holds "The Evenstar"
      And the opponent holds "Slayer"

    @id:core-hazards-0035 @forbid
    Scenario: The Evenstar shines on Rohan, and something turns back
      When the opponent plays the creature "Slayer" on the company keyed to a Border-land
      And the player plays "The Evenstar" with Legolas on Rohan in response
      Then there is no attack
      And "Slayer" and "The Evenstar" are in the discard pile

    @id:core-hazards-0036 @allow
    Scenario: It shines on Legolas, and something comes on
      When the opponent plays the creature "Slayer" on the company keyed to a Border-land
      And the player plays "The Evenstar" on Legolas in response
      Then the attack comes from "Slayer"
      And "Slayer" is in play
      And "The Evenstar" is in the discard pile

  @rule:core.hazards.key-to-region
  Rule: Who walks through the wild may be met there

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Gandalf is at Rivendell

    @id:core-hazards-0037 @allow
    Scenario: Brigands lurk along the road to Bree
      Given the company is moving to Bree by Starter Movement
      When the opponent plays the creature "Brigands" on the company keyed to a Wilderness
      Then it is legal
      And the attack comes from "Brigands"
      And "Brigands" is in play

    @id:core-hazards-0038 @rule:core.hazards.declare-key @forbid
    Scenario: Ghouls do not
      Given the company is moving to Bree by Starter Movement
      When the opponent plays the creature "Ghouls" on the company keyed to a Shadow-land
      Then it is illegal by core.hazards.declare-key and core.hazards.key-to-region

    @id:core-hazards-0039 @allow
    Scenario: The worm has its hole in the High Pass
      Given the company is moving to Goblin-gate by Rhudaur and High Pass
      When the opponent plays the creature "Cave Worm" on the company keyed to High Pass
      Then it is legal
      And the attack comes from "Cave Worm"
      And "Cave Worm" is in play

    @id:core-hazards-0040 @rule:core.hazards.declare-key @forbid
    Scenario: The High Pass is the other way
      Given the company is moving to Bree by Rhudaur and Arthedain
      When the opponent plays the creature "Cave Worm" on the company keyed to High Pass
      Then it is illegal by core.hazards.declare-key and core.hazards.key-to-region

    @id:core-hazards-0041 @rule:core.hazards.declare-key @forbid
    Scenario: Two wild regions are no Free-domain
      Given the company is moving to Bree by Rhudaur and Arthedain
      When the opponent plays the creature "Ambusher" on the company keyed to a Free-domain
      Then it is illegal by core.hazards.declare-key and core.hazards.key-to-region

  @rule:core.hazards.key-to-region
  Rule: Who stays in bed walks through nothing

    @id:core-hazards-0042 @rule:core.hazards.declare-key @forbid
    Scenario: Arthedain is wild, but nobody is out in it
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Gandalf is at Bree
      When the opponent plays the creature "Brigands" on the company keyed to a Wilderness
      Then it is illegal by core.hazards.declare-key and core.hazards.key-to-region

  @rule:core.hazards.key-repeated-region-types
  Rule: A Giant needs room

    Background:
      Given the emended rules
      And it is the movement/hazard phase

    @id:core-hazards-0043 @allow
    Scenario: One wood before the river and one behind it
      Given untapped Gandalf is at Lórien
      And the company is moving to Woodmen-town by Starter Movement
      When the opponent plays the creature "Giant" on the company keyed to a Wilderness
      Then it is legal
      And the attack comes from "Giant"
      And "Giant" is in play

    @id:core-hazards-0044 @forbid
    Scenario: It is a short way to the Ettenmoors
      Given untapped Gandalf is at Rivendell
      And the company is moving to Ettenmoors by Starter Movement
      When the opponent plays the creature "Giant" on the company keyed to a Wilderness
      Then it is illegal by core.hazards.declare-key and core.hazards.key-repeated-region-types

    @id:core-hazards-0045 @allow
    Scenario: Of shadow, a little will do for the wolves
      Given untapped Gandalf is at Lórien
      And the company is moving to Bandit Lair by Starter Movement
      When the opponent plays the creature "Dire Wolves" on the company keyed to a Shadow-land
      Then it is legal
      And the attack comes from "Dire Wolves"
      And "Dire Wolves" is in play

    @id:core-hazards-0046 @forbid
    Scenario: Of wilderness they need more
      Given untapped Gandalf is at Lórien
      And the company is moving to Bandit Lair by Starter Movement
      When the opponent plays the creature "Dire Wolves" on the company keyed to a Wilderness
      Then it is illegal by core.hazards.declare-key and core.hazards.key-repeated-region-types

  @rule:core.hazards.key-to-site
  Rule: What matters is where they go

    Background:
      Given the emended rules
      And it is the movement/hazard phase

    @id:core-hazards-0047 @allow
    Scenario: Orcs guard the gate to which they come
      Given untapped Gandalf is at Lórien
      And the company is moving to Moria by Starter Movement
      When the opponent plays the creature "Orc-guard" on the company keyed to a Shadow-hold
      Then it is legal
      And the attack comes from "Orc-guard"
      And "Orc-guard" is in play

    @id:core-hazards-0048 @rule:core.hazards.declare-key @forbid
    Scenario: Orcs do not mind who leaves
      Given untapped Gandalf is at Moria
      And the company is moving to Lórien by Starter Movement
      When the opponent plays the creature "Orc-guard" on the company keyed to a Shadow-hold
      Then it is illegal by core.hazards.declare-key and core.hazards.key-to-site

    @id:core-hazards-0049 @allow
    Scenario: Do not disturb the water
      Given untapped Gandalf is at Moria
      When the opponent plays the creature "Watcher in the Water" on the company keyed to Moria
      Then it is legal
      And the attack comes from "Watcher in the Water"
      And "Watcher in the Water" is in play

  @rule:core.hazards.played-on-means-keyed @rule:core.hazards.name-and-type-keys
  Rule: A pirate on land is not a pirate at sea

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Círdan is at Grey Havens
      And the company is moving to Himring by Starter Movement
      And the opponent holds "Corsairs of Umbar"

    @id:core-hazards-0050 @forbid
    Scenario: They wait among the ruins, and there are no ships for Círdan to command
      When the opponent plays the creature "Corsairs of Umbar" on the company keyed to Himring
      Then it is legal
      And the attack comes from "Corsairs of Umbar"
      And the player may not use Círdan by the text of "Círdan"
      And "Corsairs of Umbar" is in play

    @id:core-hazards-0051 @allow
    Scenario: They come by sea, and Círdan knows the winds
      When the opponent plays the creature "Corsairs of Umbar" on the company keyed to a Coastal Sea
      And the player uses Círdan
      Then it is legal
      And there is no attack
      And Círdan is tapped
      And "Corsairs of Umbar" is in the discard pile

  @rule:core.hazards.creature-attacks-on-resolution
  Rule: It is there, and it strikes

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Aragorn II is at Bree
      And the opponent holds "Slayer"

    @id:core-hazards-0052 @order
    Scenario: It strikes twice, and there is no breath in between
      Given the opponent holds "Ambusher"
      When the opponent plays the creature "Slayer" on the company keyed to a Border-hold
      And Aragorn II faces the strike and rolls 5 and 5
      Then the attack comes from "Slayer"
      And the opponent may not play the creature "Ambusher" on the company by core.combat.no-attack-during-combat
      And Aragorn II is tapped
      And "Slayer" is in play

    @id:core-hazards-0053 @compute
    Scenario: Twice, and no more
      When the opponent plays the creature "Slayer" on the company keyed to a Border-hold
      And Aragorn II faces the strike and rolls 5 and 5
      And Aragorn II faces the strike and rolls 5 and 5
      Then there is no attack
      And Aragorn II is tapped
      And "Slayer" is in the marshalling-point pile
      And the player has 2 kill points

  @rule:core.hazards.key-checked-each-attack
  Rule: It strikes where it can be, and only there

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Aragorn II and tapped Legolas are at Lórien
      And the company is moving to Edoras by Wold & Foothills and Rohan
      And the player has "Gates of Morning" in play
      And the player holds "The Evenstar"
      And the opponent holds "Slayer" and "Scatha at Home"

    @id:core-hazards-0054 @order
    Scenario: Between the first blow and the second, a star rises over Rohan
      When the opponent plays the creature "Slayer" on the company keyed to a Border-land
      And the player passes
      And the opponent passes
      And the player plays "The Evenstar" with Legolas on Rohan
      And the opponent passes
      And the opponent passes
      And the opponent assigns a strike to Aragorn II
      And Aragorn II faces the strike and rolls 5 and 5
      And the opponent passes
      Then there is no attack
      And "Slayer" and "The Evenstar" are in the discard pile
      And Aragorn II is tapped
      When the opponent plays "Scatha at Home"
      Then it is legal
      And "Scatha at Home" is in play

    @id:core-hazards-0055 @order
    Scenario: No star rises
      When the opponent plays the creature "Slayer" on the company keyed to a Border-land
      And the player passes
      And the opponent passes
      And the player passes
      And the opponent passes
      And the opponent assigns a strike to Aragorn II
      And Aragorn II faces the strike and rolls 5 and 5
      And the opponent passes
      Then the attack comes from "Slayer"
      And Aragorn II is tapped
      And "Slayer" is in play

  @rule:core.hazards.event-targets
  Rule: Trouble lies ahead, not behind

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Gimli is at Rivendell
      And untapped Legolas is at Lórien
      And Gimli's company is moving to Moria by Rhudaur, Hollin and Redhorn Gate
      When the player chooses Gimli's company to go next
      And Gimli's company travels by Rhudaur, Hollin and Redhorn Gate

    @id:core-hazards-0056 @allow
    Scenario: The Sirannon has burst its banks
      When the opponent plays "River" on Moria
      Then it is legal
      And "River" is in the discard pile

    @id:core-hazards-0057 @forbid
    Scenario: The Bruinen is crossed already
      When the opponent plays "River" on Rivendell
      Then it is illegal by core.hazards.event-targets

    @id:core-hazards-0058 @allow
    Scenario: Gimli feels the weight of the road
      When the opponent plays "Weariness of the Heart" on Gimli
      Then it is legal
      And the prowess of Gimli is 4
      And "Weariness of the Heart" is in the discard pile

    @id:core-hazards-0059 @forbid
    Scenario: Legolas is not on this road
      When the opponent plays "Weariness of the Heart" on Legolas
      Then it is illegal by core.hazards.event-targets

  @rule:core.hazards.untargeted-hazard-events
  Rule: A word that is aimed at nobody

    @id:core-hazards-0060 @allow
    Scenario: A message to an outpost
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Gimli is at Rivendell
      And the opponent's discard pile holds "Smaug"
      When it is asked whether the opponent may play "An Unexpected Outpost"
      Then it is undetermined by q.core.untargeted-hazard-short-events

    @id:core-hazards-0072 @forbid
    Scenario: Not if the letter of the rule is read to the letter
      Given the emended rules
      And reading b of q.core.untargeted-hazard-short-events
      And it is the movement/hazard phase
      And untapped Gimli is at Rivendell
      And the opponent's discard pile holds "Smaug"
      When the opponent plays "An Unexpected Outpost"
      Then it is illegal by core.hazards.untargeted-hazard-events

  @rule:core.hazards.hazards-reach-other-companies
  Rule: One pays, all suffer

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Gandalf is at Rivendell
      And untapped Beorn is at Moria
      And the opponent holds "Minions Stir", "Doors of Night" and "Orc-patrol"
      When the player chooses Gandalf's company to go next
      And the opponent plays "Minions Stir"
      And the opponent passes
      And the opponent plays "Doors of Night"

    @id:core-hazards-0061 @rule:core.hazards.limit-at-declaration @forbid
    Scenario: Gandalf's company has had its share
      Then the opponent may not play the creature "Orc-patrol" on Gandalf's company by core.hazards.limit-at-declaration
      And "Minions Stir" and "Doors of Night" are in play

    @id:core-hazards-0062 @compute
    Scenario: Beorn's has not, and the Orcs are all the fiercer
      When the player passes
      And the opponent plays the creature "Orc-patrol" on Beorn's company keyed to a Shadow-hold
      Then it is legal
      And the attack is Orc (5 strikes at 8)
      And "Minions Stir", "Doors of Night" and "Orc-patrol" are in play

  @rule:core.hazards.nazgul-sideboard-to-discard
  Rule: A Nazgûl can be sent on an errand

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Gandalf is at Rivendell
      And the opponent has "Adûnaphel" in play

    @id:core-hazards-0063 @rule:core.hazards.nazgul-tap-and-discard @allow
    Scenario: She brings five
      Given the opponent's sideboard holds "Smaug", "Scatha", "Itangast", "Giant" and "Slayer"
      When the opponent spends "Adûnaphel" for "Smaug", "Scatha", "Itangast", "Giant" and "Slayer" from the sideboard to the discard pile
      Then it is legal
      And "Adûnaphel" is in the discard pile
      And "Smaug", "Scatha", "Itangast", "Giant" and "Slayer" are in the discard pile

    @id:core-hazards-0064 @forbid
    Scenario: She does not bring six
      Given the opponent's sideboard holds "Smaug", "Scatha", "Itangast", "Giant", "Ghouls" and "Slayer"
      When the opponent spends "Adûnaphel" for "Smaug", "Scatha", "Itangast", "Giant", "Ghouls" and "Slayer" from the sideboard to the discard pile
      Then it is illegal by core.hazards.nazgul-sideboard-to-discard

    @id:core-hazards-0065 @forbid
    Scenario: She does not bring swords
      Given the opponent's sideboard holds "Glamdring"
      When the opponent spends "Adûnaphel" for "Glamdring" from the sideboard to the discard pile
      Then it is illegal by core.hazards.nazgul-sideboard-to-discard

    @id:core-hazards-0066 @forbid
    Scenario: She has been too busy
      Given "Adûnaphel" is tapped
      And the opponent's sideboard holds "Smaug"
      When the opponent spends "Adûnaphel" for "Smaug" from the sideboard to the discard pile
      Then it is illegal by core.hazards.nazgul-sideboard-to-discard

  @rule:core.hazards.nazgul-sideboard-to-deck
  Rule: Or she brings one, where it will be found in time

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Gandalf is at Rivendell
      And the opponent has "Adûnaphel" in play
      And the opponent's sideboard holds "Barrow-wight"

    @id:core-hazards-0067 @allow
    Scenario: Five cards are a deck
      Given the opponent's play deck holds "Smaug", "Scatha", "Itangast", "Giant" and "Slayer"
      When the opponent spends "Adûnaphel" for "Barrow-wight" from the sideboard to the play deck and shuffles
      Then it is legal
      And "Adûnaphel" is in the discard pile
      And "Barrow-wight" is in the play deck

    @id:core-hazards-0068 @forbid
    Scenario: Four are not
      Given the opponent's play deck holds "Smaug", "Scatha", "Itangast" and "Giant"
      When the opponent spends "Adûnaphel" for "Barrow-wight" from the sideboard to the play deck
      Then it is illegal by core.hazards.nazgul-sideboard-to-deck

  @rule:core.hazards.nazgul-tap-and-discard
  Rule: She is gone at once, and she counts

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Gandalf is at Rivendell
      And the opponent has "Adûnaphel" in play
      And the opponent's sideboard holds "Smaug"

    @id:core-hazards-0069 @order
    Scenario: She has left before anybody has arrived
      Given the opponent holds "Scatha at Home"
      When the opponent spends "Adûnaphel" for "Smaug" from the sideboard to the discard pile
      Then "Adûnaphel" is in the discard pile
      And Gandalf is untapped
      And the opponent has to act
      When the opponent passes
      Then "Smaug" is in the discard pile

    @id:core-hazards-0070 @rule:core.hazards.limit-at-declaration @forbid
    Scenario: Two were enough
      Given the opponent holds "Scatha at Home" and "Itangast at Home"
      When the opponent plays "Scatha at Home"
      And the opponent plays "Itangast at Home"
      And the opponent spends "Adûnaphel" for "Smaug" from the sideboard to the discard pile
      Then it is illegal by core.hazards.limit-at-declaration
      And "Scatha at Home" and "Itangast at Home" are in play

    @id:core-hazards-0071 @rule:core.hazards.limit-at-declaration @forbid
    Scenario: One and she are two
      Given the opponent holds "Scatha at Home" and "Itangast at Home"
      When the opponent spends "Adûnaphel" for "Smaug" from the sideboard to the discard pile
      And the opponent passes
      And the opponent plays "Scatha at Home"
      And the opponent plays "Itangast at Home"
      Then it is illegal by core.hazards.limit-at-declaration
      And "Scatha at Home" is in play
      And "Adûnaphel" and "Smaug" are in the discard pile

  @rule:core.hazards.play-creature
  Rule: What has not been drawn cannot be played

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Edoras
      And the company is moving to Dunharrow by Rohan

    @id:core-hazards-0073 @forbid
    Scenario: The wolves lie in the discard pile
      Given the opponent's discard pile holds "Wolves"
      When the opponent plays the creature "Wolves" on the company keyed to a Border-land
      Then it is illegal by core.hazards.play-creature

    @id:core-hazards-0074 @allow
    Scenario: The wolves are in hand
      Given the opponent holds "Wolves"
      When it is asked whether the opponent may play the creature "Wolves" on the company keyed to a Border-land
      Then it is legal

    @id:core-hazards-0075 @rule:core.hazards.untargeted-hazard-events @forbid
    Scenario: The doors lie in the discard pile
      Given the opponent's discard pile holds "Doors of Night"
      When the opponent plays "Doors of Night"
      Then it is illegal by core.hazards.untargeted-hazard-events

    @id:core-hazards-0076 @rule:core.hazards.untargeted-hazard-events @allow
    Scenario: The doors are in hand
      Given the opponent holds "Doors of Night"
      Then the opponent may play "Doors of Night"

    @id:core-hazards-0077 @rule:core.hazards.nazgul-sideboard-to-discard @forbid
    Scenario: Nobody but a Nazgûl goes on such errands
      Given the opponent has "Rain-drake" in play
      And the opponent's sideboard holds "Smaug"
      When the opponent spends "Rain-drake" for "Smaug" from the sideboard to the discard pile
      Then it is illegal by core.hazards.nazgul-sideboard-to-discard

    @id:core-hazards-0078 @rule:core.hazards.nazgul-sideboard-to-discard @forbid
    Scenario: One of the two was never in the sideboard
      Given the opponent has "Adûnaphel" in play
      And the opponent's sideboard holds "Smaug"
      And the opponent's discard pile holds "Scatha"
      When the opponent spends "Adûnaphel" for "Smaug" and "Scatha" from the sideboard to the discard pile
      Then it is illegal by core.hazards.nazgul-sideboard-to-discard

    @id:core-hazards-0079 @rule:core.hazards.nazgul-sideboard-to-discard @forbid
    Scenario: One of the two is no hazard
      Given the opponent has "Adûnaphel" in play
      And the opponent's sideboard holds "Smaug" and the opponent's "Glamdring"
      When the opponent spends "Adûnaphel" for "Smaug" and the opponent's "Glamdring" from the sideboard to the discard pile
      Then it is illegal by core.hazards.nazgul-sideboard-to-discard

    @id:core-hazards-0080 @rule:core.hazards.nazgul-sideboard-to-deck @forbid
    Scenario: Two are too many for the play deck
      Given the opponent has "Adûnaphel" in play
      And the opponent's sideboard holds "Smaug" and "Scatha"
      And the opponent's play deck holds "Wolves", "Rain-drake", "Leucaruth", "Doors of Night" and "Minions Stir"
      When the opponent spends "Adûnaphel" for "Smaug" and "Scatha" from the sideboard to the play deck
      Then it is illegal by core.hazards.nazgul-sideboard-to-deck

    @id:core-hazards-0081 @rule:core.hazards.nazgul-sideboard-to-deck @forbid
    Scenario: Nobody but a Nazgûl goes for one, either
      Given the opponent has "Rain-drake" in play
      And the opponent's sideboard holds "Smaug"
      And the opponent's play deck holds "Wolves", "Scatha", "Leucaruth", "Doors of Night" and "Minions Stir"
      When the opponent spends "Rain-drake" for "Smaug" from the sideboard to the play deck
      Then it is illegal by core.hazards.nazgul-sideboard-to-deck

    @id:core-hazards-0082 @rule:core.hazards.nazgul-sideboard-to-discard @forbid
    Scenario: A Nazgûl of the other side serves the other side
      Given the player has the player's "Adûnaphel" in play
      And the opponent's sideboard holds "Smaug"
      When the opponent spends the player's "Adûnaphel" for "Smaug" from the sideboard to the discard pile
      Then it is illegal by core.hazards.nazgul-sideboard-to-discard

  @rule:core.hazards.hazard-actions
  Rule: What was played, and what there is room for

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Annalena is at Rivendell
      And the company is moving to Barrow-downs by Starter Movement

    @id:core-hazards-0190 @rule:core.hazards.base-hazard-limit @compute
    Scenario: One of two
      When the opponent plays "Smaug at Home"
      And the opponent passes
      Then the base hazard limit of the company is 2
      And the hazard limit of the company is 2
      And 1 hazard was played on the company
      And 1 more hazard can be played on the company
      And "Smaug at Home" is in play

    @id:core-hazards-0191 @compute
    Scenario: Those who are lost meet more than they bargained for
      When the opponent plays "Lost in the Wilderness" on the company
      And the opponent passes
      Then the base hazard limit of the company is 2
      And the hazard limit of the company is 4
      And 1 hazard was played on the company
      And 3 more hazards can be played on the company
      And "Lost in the Wilderness" is in the discard pile

  @rule:core.hazards.event-targets
  Rule: Words are for those who are on the road

    Background:
      Given the emended rules

    @id:core-hazards-0192 @rule:core.hazards.untargeted-hazard-events @forbid
    Scenario: At a site nobody's heart grows weary, and no night falls
      Given untapped Glóin is at Moria
      And the company has entered the site
      And the player holds "Glamdring"
      And the opponent holds "Weariness of the Heart" and "Doors of Night"
      And the opponent has "Adûnaphel" in play
      And the opponent's sideboard holds "Smaug"
      When Glóin plays "Glamdring"
      Then the opponent may not play "Weariness of the Heart" on Glóin by core.hazards.event-targets
      And the opponent may not play "Doors of Night" by core.hazards.untargeted-hazard-events
      And the opponent may not spend "Adûnaphel" for "Smaug" from the sideboard to the discard pile by core.hazards.nazgul-sideboard-to-discard
      And Glóin bears "Glamdring"
      And Glóin and Moria are tapped
      And the player has 2 item points

    @id:core-hazards-0193 @forbid
    Scenario: Beorn's people have met a drake, but it is Glóin who goes
      Given it is the movement/hazard phase
      And untapped Glóin is at Rivendell
      And untapped Beorn is at Lórien
      And Beorn's company has faced the opponent's "Cave-drake" this turn
      And the opponent holds "Worm’s Stench"
      When the player chooses Glóin's company to go next
      Then the opponent may not play "Worm’s Stench" on Beorn's company by core.hazards.event-targets

    @id:core-hazards-0194 @forbid
    Scenario: Only a muster that was held can disperse
      Given it is the movement/hazard phase
      And untapped Glóin is at Rivendell
      And the player's marshalling-point pile holds "Wood-elves" and "Glamdring"
      And the player's discard pile holds "Ents of Fangorn"
      And the opponent holds "Muster Disperses"
      Then the opponent may play "Muster Disperses" on "Wood-elves"
      And the opponent may not play "Muster Disperses" on "Ents of Fangorn" by core.hazards.event-targets
      And the opponent may not play "Muster Disperses" on "Glamdring" by core.hazards.event-targets

    @id:core-hazards-0195 @forbid
    Scenario: What lies on Beorn is Beorn's, and he is not on this road
      Given it is the movement/hazard phase
      And untapped Glóin is at Rivendell
      And untapped Beorn is at Lórien
      And the opponent has "Lure of Nature" in play on Beorn
      And the opponent holds "Muster Disperses"
      When the player chooses Glóin's company to go next
      Then the opponent may not play "Muster Disperses" on "Lure of Nature" by core.hazards.event-targets

  @rule:core.hazards.limit-at-resolution
  Rule: What is no hazard has nothing to do with the limit

    @id:core-hazards-0196 @compute
    Scenario: Two were one too many, and Legolas may eat all the same
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Aragorn II and tapped Legolas are at Rivendell
      And Legolas bears "Cram"
      And the player has "Gates of Morning" in play
      And the player holds "Many Turns and Doublings"
      And the opponent holds "Weariness of the Heart"
      When the opponent plays "Weariness of the Heart" on Aragorn II
      And the player passes
      And the opponent plays another "Weariness of the Heart" on Legolas
      And the player plays "Many Turns and Doublings" with Aragorn II for its second effect in response
      And the player uses "Cram"
      Then Legolas is untapped
      And the hazard limit of the company is 1
      And the prowess of Legolas is 5
      And both copies of "Weariness of the Heart" are in the discard pile
      And "Many Turns and Doublings" and "Cram" are in the discard pile

  @rule:core.hazards.nazgul-sideboard-to-discard @rule:core.hazards.nazgul-sideboard-to-deck
  Rule: She goes for hers, in the opponent's journeys, and not from the middle of a fight

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Gandalf is at Rivendell

    @id:core-hazards-0197 @forbid
    Scenario: On his own journeys nobody sends his Nazgûl
      Given the player has "Adûnaphel" in play
      And the player's sideboard holds "Smaug" and "Scatha"
      Then the player may not spend "Adûnaphel" for "Smaug" from the sideboard to the discard pile by core.hazards.nazgul-sideboard-to-discard

    @id:core-hazards-0198 @forbid
    Scenario: She brings nothing twice, nothing to the pool, and but one to the deck
      Given the opponent has "Adûnaphel" in play
      And the opponent's sideboard holds "Smaug" and "Scatha"
      And the opponent's play deck holds "Giant", "Ghouls", "Slayer", "Cave-drake" and "Orc-guard"
      Then the opponent may not spend "Adûnaphel" for "Smaug" and "Smaug" from the sideboard to the discard pile by core.hazards.nazgul-sideboard-to-discard
      And the opponent may not spend "Adûnaphel" for "Smaug" from the sideboard to the pool by core.actions.needs-allowance
      And the opponent may not spend "Adûnaphel" for "Smaug" and "Scatha" from the sideboard to the play deck by core.hazards.nazgul-sideboard-to-deck

  @rule:core.hazards.event-targets
  Rule: What was thrown away wearies nobody

    @id:core-hazards-0199 @forbid
    Scenario: The heart is light again
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Rivendell
      And the opponent's discard pile holds "Weariness of the Heart"
      When the opponent plays "Weariness of the Heart" on Glóin
      Then it is illegal by core.actions.needs-allowance

  @rule:core.hazards.base-limit-stays-fixed
  Rule: Not even the Dragon at the beginning of the road changes the base

    @id:core-hazards-0200 @compute
    Scenario: Three have set out, and two are left when the hazards come
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin, untapped Balin and untapped Éowyn are at The Lonely Mountain
      And the company is moving to Lake-town
      And the opponent has "Agburanar Ahunt" in play
      When Éowyn faces the strike and rolls 1 and 1, then 5 and 6 for the body check
      And Glóin faces the strike and rolls 6 and 6, then 1 and 1 for the strike body check
      And Balin faces the strike and rolls 6 and 6, then 1 and 1 for the strike body check
      Then Éowyn is out of play
      And Glóin and Balin are tapped
      And the company is on its way
      And the hazard limit of the company is 3

  # Fallen-wizards

  @rule:core.hazards.covert-overt-equivalents
  Rule: For hazards, an overt company is one of minions, and a covert one of heroes

    Background:
      Given the emended rules
      And the player is a Fallen-wizard
      And it is the movement/hazard phase

    @id:core-hazards-0301 @forbid
    Scenario: Sons of kings spare a covert company
      Given untapped Faramir and untapped Éowyn are at Isengard
      And the company is moving to the hero Edoras by Gap of Isen and Rohan
      And the opponent holds "Sons of Kings"
      When the opponent plays the creature "Sons of Kings" on the company
      Then it is illegal by the text of "Sons of Kings"

    @id:core-hazards-0302 @allow
    Scenario: They fall upon an overt one
      Given untapped Grishnákh is at Isengard
      And the company is moving to the minion Edoras by Gap of Isen and Rohan
      And the opponent holds "Sons of Kings"
      When the opponent plays the creature "Sons of Kings" on the company
      Then it is legal
      And "Sons of Kings" is in play
      And 1 hazard was played on the company

  @rule:core.hazards.event-targets
  Rule: While they fight, nothing is aimed at them but what bears on it

    @id:core-hazards-0601 @forbid
    Scenario: Nobody talks nonsense while the wolves howl
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Aragorn II, untapped Glóin and untapped Balin are at Rivendell
      And the company is moving to Weathertop by Rhudaur and Arthedain
      And the opponent holds "Wargs" and "Foolish Words"
      When the opponent plays the creature "Wargs" on the company keyed to Wilderness
      And the player assigns a strike to Aragorn II
      Then the opponent may not play "Foolish Words" on Aragorn II now by core.actions.needs-allowance
      And "Wargs" is in play

  @rule:core.hazards.nazgul-sideboard-to-discard
  Rule: Who is a hazard depends on who sends for him

    Background:
      Given the emended rules
      And it is the movement/hazard phase

    @id:core-hazards-0602 @allow
    Scenario: To a Wizard player Bill Ferny is one
      Given the player is a Ringwraith
      And untapped Gorbag is at Minas Morgul
      And the opponent has "Adûnaphel" in play
      And the opponent's sideboard holds "Bill Ferny"
      When the opponent spends "Adûnaphel" for "Bill Ferny" from the sideboard to the discard pile
      Then it is legal
      And "Adûnaphel" and "Bill Ferny" are in the discard pile

  @rule:core.hazards.nazgul-sideboard-to-discard @rule:core.combat.pre-assignment-actions
  Rule: An attack that has come leaves time for errands

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Aragorn II, untapped Legolas, untapped Gimli and untapped Balin are at Rivendell
      And the company is moving to Weathertop by Starter Movement
      And the opponent holds "Wolves"
      And the opponent has "Khamûl the Easterling" in play
      And the opponent's sideboard holds "Smaug"
      When the opponent plays the creature "Wolves" on the company keyed to Wilderness
      And the opponent passes
      And the player passes

    @id:core-hazards-0607 @allow
    Scenario: Before the strikes are assigned
      When the opponent spends "Khamûl the Easterling" for "Smaug" from the sideboard to the discard pile
      Then it is legal
      And "Khamûl the Easterling" and "Smaug" are in the discard pile
      And "Wolves" is in play
      And 2 hazards were played on the company

    @id:core-hazards-0608 @forbid
    Scenario: Not while they are being assigned
      When the player passes
      And the opponent passes
      Then the opponent may not spend "Khamûl the Easterling" for "Smaug" from the sideboard to the discard pile now by core.hazards.nazgul-sideboard-to-discard
      And "Wolves" is in play

  @rule:core.hazards.nazgul-sideboard-to-discard
  Rule: Who has come to strike does not leave before that

    @id:core-hazards-0606 @forbid @uses:core.combat.pre-assignment-actions
    Scenario: Before strikes are assigned, Khamûl may go, and Adûnaphel may not
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Merry and untapped Balin are at Lórien
      And the company is moving to Dol Guldur by Starter Movement
      And the opponent's sideboard holds "Smaug"
      And the opponent holds "Adûnaphel"
      And the opponent has "Khamûl the Easterling" in play
      When the opponent plays the creature "Adûnaphel" on the company keyed to Dark-hold
      And the opponent passes
      And the player passes
      Then the opponent may not spend "Adûnaphel" for "Smaug" from the sideboard to the discard pile now by core.hazards.nazgul-sideboard-to-discard
      And the opponent may spend "Khamûl the Easterling" for "Smaug" from the sideboard to the discard pile
      And "Adûnaphel" is in play

  @rule:core.hazards.nazgul-sideboard-to-discard
  Rule: Who is attacking goes on no errand

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Merry and untapped Balin are at Lórien
      And the company is moving to Dol Guldur by Starter Movement
      And the player holds "Concealment"
      And the opponent's sideboard holds "Smaug"
      And the opponent holds "Adûnaphel"
      And the opponent has "Khamûl the Easterling" in play
      When the opponent plays the creature "Adûnaphel" on the company keyed to Dark-hold
      And the player plays "Concealment" with Merry
      Then the attack is Nazgûl (1 strike at 15/10)
      And "Concealment" is being played
      And Merry is tapped

    @id:core-hazards-0604 @forbid
    Scenario: Adûnaphel has come herself
      Then the opponent may not spend "Adûnaphel" for "Smaug" from the sideboard to the discard pile now by core.hazards.nazgul-sideboard-to-discard
      And "Adûnaphel" is in play

    @id:core-hazards-0605 @allow
    Scenario: Khamûl has not
      When the opponent spends "Khamûl the Easterling" for "Smaug" from the sideboard to the discard pile in response
      Then it is legal
      And "Concealment" and "Adûnaphel" are in the discard pile
      And "Khamûl the Easterling" and "Smaug" are in the discard pile
