Feature: Untap phase

  A new turn: those who were busy are ready again. Places are not.

  Background:
    Given the emended rules
    And it is the untap phase

  @rule:core.untap.untap-cards
  Rule: What is tapped may be untapped

    @id:core-untap-0001 @allow
    Scenario: Glóin and his sword are ready again
      Given tapped Glóin is at The Lonely Mountain
      And Glóin bears "Glamdring"
      And "Glamdring" is tapped
      When the player untaps Glóin and "Glamdring"
      Then it is legal
      And Glóin and "Glamdring" are untapped

    @id:core-untap-0002 @allow
    Scenario: Nobody has to
      Given tapped Glóin and tapped Balin are at The Lonely Mountain
      When the player untaps Glóin
      Then it is legal
      And Glóin is untapped
      And Balin is tapped

    @id:core-untap-0003 @forbid
    Scenario: Sleep heals no wounds here
      Given wounded Glóin is at The Lonely Mountain
      When the player untaps Glóin
      Then it is illegal by core.untap.untap-cards

  @rule:core.untap.untap-cards
  Rule: It is done in this phase

    @id:core-untap-0004 @forbid
    Scenario: Too late in the day to be fresh
      Given tapped Glóin is at The Lonely Mountain
      When the player passes
      And the player untaps Glóin
      Then it is illegal by core.untap.untap-cards

  @rule:core.untap.only-own-cards
  Rule: Only those untap whose turn it is

    @id:core-untap-0005 @forbid
    Scenario: The other player's Dwarf stays tired
      Given tapped Glóin is at The Lonely Mountain
      And the opponent's tapped Gimli is at Rivendell
      When the opponent untaps Gimli
      Then it is illegal by core.untap.only-own-cards

    @id:core-untap-0006 @forbid
    Scenario: Nor does one untap him out of kindness
      Given tapped Glóin is at The Lonely Mountain
      And the opponent's tapped Gimli is at Rivendell
      When the player untaps the opponent's Gimli
      Then it is illegal by core.untap.only-own-cards

    @id:core-untap-0007 @allow
    Scenario: One's own Dwarf does
      Given tapped Glóin is at The Lonely Mountain
      And the opponent's tapped Gimli is at Rivendell
      When the player untaps everything
      Then it is legal
      And Glóin is untapped
      And Gimli is tapped

  @rule:core.untap.sites-stay-tapped
  Rule: A place that has given what it had gives no more

    @id:core-untap-0008 @forbid
    Scenario: The Mountain does not untap
      Given tapped Glóin is at The Lonely Mountain
      And the site is tapped
      When the player untaps the site
      Then it is illegal by core.untap.sites-stay-tapped

    @id:core-untap-0009 @allow
    Scenario: Everything but the Mountain does
      Given tapped Glóin is at The Lonely Mountain
      And the site is tapped
      When the player untaps everything
      Then it is legal
      And Glóin is untapped
      And the site is tapped

  @rule:core.untap.untap-cards
  Rule: Everything is what is tapped by then

    @id:core-untap-0101 @allow
    Scenario: Glóin has found the harp yesterday, and rests today
      Given it is the site phase
      And untapped Glóin and tapped Balin are at Gold Hill
      And the company has entered the site
      And the opponent's untapped Gimli is at Rivendell
      And the player holds "Magical Harp"
      When Glóin plays "Magical Harp"
      And the player ends the turn
      And the opponent ends the turn
      And the player untaps everything
      Then it is legal
      And Glóin bears "Magical Harp"
      And Glóin and Balin are untapped
      And Gold Hill is tapped
      And the player has 2 item points

    @id:core-untap-0102 @allow @rule:core.untap.heal-or-untap
    Scenario: Whoever was nursed is left to sleep
      Given wounded Glóin and tapped Balin are at Rivendell
      When the player heals Glóin
      And the player untaps everything
      Then it is legal
      And Glóin is tapped
      And Balin is untapped

  @rule:core.untap.optional
  Rule: Nobody is made to get up

    @id:core-untap-0010 @allow
    Scenario: Let the Dwarves sleep
      Given tapped Glóin and tapped Balin are at The Lonely Mountain
      When the player untaps Balin
      And the player passes
      Then it is legal
      And it is the organization phase
      And Balin is untapped
      And Glóin is tapped

    @id:core-untap-0011 @allow
    Scenario: Some wounds are left to themselves
      Given wounded Éowyn is at Lórien
      When the player passes
      Then it is legal
      And it is the organization phase
      And Éowyn is wounded

  @rule:core.untap.heal-at-haven
  Rule: A haven heals

    @id:core-untap-0012 @allow
    Scenario: The Lady knows what to do about it
      Given wounded Éowyn and wounded Beorn are at Lórien
      When the player heals Éowyn and Beorn
      Then it is legal
      And Éowyn and Beorn are tapped

    @id:core-untap-0013 @forbid
    Scenario: A mountain does not
      Given wounded Éowyn is at The Lonely Mountain
      When the player heals Éowyn
      Then it is illegal by core.untap.heal-at-haven

    @id:core-untap-0014 @forbid
    Scenario: Weariness is no wound
      Given tapped Éowyn is at Lórien
      When the player heals Éowyn
      Then it is illegal by core.untap.heal-at-haven

    @id:core-untap-0015 @forbid
    Scenario: In the evening it is too late
      Given wounded Éowyn is at Lórien
      When the player passes
      And the player heals Éowyn
      Then it is illegal by core.untap.heal-at-haven

    @id:core-untap-0016 @allow
    Scenario: Orcs have places of their own
      Given the player is a Ringwraith
      And wounded Gorbag is at Dol Guldur
      When the player heals Gorbag
      Then it is legal
      And Gorbag is tapped

    @id:core-untap-0017 @forbid @rule:core.untap.only-own-cards
    Scenario: The other player's wounded have to wait for their own turn
      Given wounded Éowyn is at Lórien
      And the opponent's wounded Beorn is at Rivendell
      When the opponent heals Beorn
      Then it is illegal by core.untap.only-own-cards

  @rule:core.untap.heal-or-untap
  Rule: Healing takes all of it

    @id:core-untap-0018 @forbid
    Scenario: Healed and on her feet in one morning
      Given wounded Éowyn is at Lórien
      When the player heals Éowyn
      And the player untaps Éowyn
      Then it is illegal by core.untap.heal-or-untap
      And Éowyn is tapped

    @id:core-untap-0019 @allow
    Scenario: On her feet the next time
      Given wounded Éowyn is at Lórien
      When the player heals Éowyn
      And the player ends the turn
      And the opponent ends the turn
      And the player untaps Éowyn
      Then it is legal
      And Éowyn is untapped

    @id:core-untap-0020 @allow
    Scenario: Her friend was only tired
      Given wounded Éowyn and tapped Beorn are at Lórien
      When the player heals Éowyn
      And the player untaps Beorn
      Then it is legal
      And Éowyn is tapped
      And Beorn is untapped

  @rule:core.untap.sideboard-access-condition
  Rule: Against an avatar, the other player may call for more

    @id:core-untap-0021 @allow
    Scenario: Gandalf is abroad
      Given untapped Gandalf is at Rivendell
      And the opponent's sideboard holds "Smaug"
      When the player passes
      Then the opponent has to act
      When the opponent brings "Smaug" from the sideboard to the discard pile
      Then it is legal
      And "Smaug" is in the discard pile
      And it is the organization phase

    @id:core-untap-0022 @allow
    Scenario: No need for more
      Given untapped Gandalf is at Rivendell
      And the opponent's sideboard holds "Smaug"
      When the player passes
      And the opponent passes
      Then it is legal
      And "Smaug" is in the sideboard
      And it is the organization phase

    @id:core-untap-0023 @forbid
    Scenario: Who needs a Dragon against a Dwarf?
      Given untapped Glóin is at Rivendell
      And the opponent's sideboard holds "Smaug"
      When the player passes
      Then it is the organization phase
      When the opponent brings "Smaug" from the sideboard to the discard pile
      Then it is illegal by core.untap.sideboard-access-condition

    @id:core-untap-0024 @allow
    Scenario: The Witch-king is no smaller a matter
      Given the player is a Ringwraith
      And untapped The Witch-king is at Dol Guldur
      And the opponent's sideboard holds "Smaug"
      When the player passes
      And the opponent brings "Smaug" from the sideboard to the discard pile
      Then it is legal
      And "Smaug" is in the discard pile

  @rule:core.untap.sideboard-access-timing
  Rule: There is one moment for it

    @id:core-untap-0025 @forbid
    Scenario: The Wizard has begun to make plans
      Given untapped Gandalf is at Rivendell
      And the opponent's sideboard holds "Smaug"
      When the player passes
      And the opponent passes
      And the opponent brings "Smaug" from the sideboard to the discard pile
      Then it is illegal by core.untap.sideboard-access-timing

    @id:core-untap-0026 @forbid
    Scenario: The Wizard is still asleep
      Given untapped Gandalf is at Rivendell
      And the opponent's sideboard holds "Smaug"
      When the opponent brings "Smaug" from the sideboard to the discard pile
      Then it is illegal by core.untap.sideboard-access-timing

    @id:core-untap-0027 @allow
    Scenario: The Wizard is up, and has planned nothing yet
      Given tapped Gandalf is at Rivendell
      And the opponent's sideboard holds "Smaug"
      When the player untaps Gandalf
      And the player passes
      And the opponent brings "Smaug" from the sideboard to the discard pile
      Then it is legal
      And Gandalf is untapped
      And "Smaug" is in the discard pile

  @rule:core.untap.five-hazards-to-discard
  Rule: Five to the discard pile

    Background:
      Given untapped Gandalf is at Rivendell
      And the opponent's sideboard holds "Smaug", "Scatha", "Scorba", "Daelomin", "Leucaruth", "Agburanar" and "Glamdring"

    @id:core-untap-0028 @allow
    Scenario: Five Dragons
      When the player passes
      And the opponent brings "Smaug", "Scatha", "Scorba", "Daelomin" and "Leucaruth" from the sideboard to the discard pile
      Then it is legal
      And "Smaug", "Scatha", "Scorba", "Daelomin" and "Leucaruth" are in the discard pile
      And the opponent's sideboard holds 2 cards

    @id:core-untap-0029 @forbid
    Scenario: Six Dragons
      When the player passes
      And the opponent brings "Smaug", "Scatha", "Scorba", "Daelomin", "Leucaruth" and "Agburanar" from the sideboard to the discard pile
      Then it is illegal by core.untap.five-hazards-to-discard

    @id:core-untap-0030 @forbid
    Scenario: Four Dragons and a sword
      When the player passes
      And the opponent brings "Smaug", "Scatha", "Scorba", "Daelomin" and "Glamdring" from the sideboard to the discard pile
      Then it is illegal by core.untap.five-hazards-to-discard

  @rule:core.untap.one-hazard-to-deck
  Rule: One into the play deck

    Background:
      Given untapped Gandalf is at Rivendell
      And the opponent's sideboard holds "Smaug", "Scatha" and "Glamdring"
      And the opponent's play deck holds "Scorba", "Daelomin", "Leucaruth", "Agburanar" and "Bairanax"

    @id:core-untap-0031 @allow
    Scenario: Smaug, to be met sooner or later
      When the player passes
      And the opponent brings "Smaug" from the sideboard to the play deck and shuffles
      Then it is legal
      And "Smaug" is in the play deck
      And the opponent's play deck holds 6 cards

    @id:core-untap-0032 @forbid
    Scenario: Not Smaug and Scatha
      When the player passes
      And the opponent brings "Smaug" and "Scatha" from the sideboard to the play deck
      Then it is illegal by core.untap.one-hazard-to-deck

    @id:core-untap-0033 @forbid
    Scenario: Nor a sword
      When the player passes
      And the opponent brings "Glamdring" from the sideboard to the play deck
      Then it is illegal by core.untap.one-hazard-to-deck

  @rule:core.untap.five-card-minimum
  Rule: A play deck can be too small for it

    Background:
      Given untapped Gandalf is at Rivendell
      And the opponent's sideboard holds "Smaug"
      And the opponent's play deck holds "Scorba", "Daelomin", "Leucaruth" and "Agburanar"

    @id:core-untap-0034 @forbid
    Scenario: Four cards are not enough
      When the player passes
      And the opponent brings "Smaug" from the sideboard to the play deck
      Then it is illegal by core.untap.five-card-minimum

    @id:core-untap-0035 @allow
    Scenario: Five cards are
      Given the opponent's play deck holds "Bairanax"
      When the player passes
      And the opponent brings "Smaug" from the sideboard to the play deck and shuffles
      Then it is legal
      And "Smaug" is in the play deck

    @id:core-untap-0036 @allow
    Scenario: The discard pile takes him anyway
      When the player passes
      And the opponent brings "Smaug" from the sideboard to the discard pile
      Then it is legal
      And "Smaug" is in the discard pile

  @rule:core.untap.sideboard-once-per-turn
  Rule: Once, and in one way

    Background:
      Given untapped Gandalf is at Rivendell
      And the opponent's sideboard holds "Smaug" and "Scatha"

    @id:core-untap-0037 @forbid
    Scenario: One into the deck, and then one on the pile
      Given the opponent's play deck holds "Scorba", "Daelomin", "Leucaruth", "Agburanar" and "Bairanax"
      When the player passes
      And the opponent brings "Smaug" from the sideboard to the play deck and shuffles
      And the opponent brings "Scatha" from the sideboard to the discard pile
      Then it is illegal by core.untap.sideboard-once-per-turn
      And "Smaug" is in the play deck

    @id:core-untap-0038 @allow
    Scenario: Smaug on this day, Scatha on another
      When the player passes
      And the opponent brings "Smaug" from the sideboard to the discard pile
      And the player ends the turn
      And the opponent ends the turn
      And the player passes
      And the opponent brings "Scatha" from the sideboard to the discard pile
      Then it is legal
      And "Smaug" and "Scatha" are in the discard pile

  @rule:core.untap.hazard-limit-halved
  Rule: It has its price

    @id:core-untap-0039 @compute
    Scenario: Half of two is one
      Given untapped Gandalf is at Rivendell
      And the opponent's sideboard holds "Smaug"
      And the opponent holds "Smaug at Home" and "Doors of Night"
      When the player passes
      And the opponent brings "Smaug" from the sideboard to the discard pile
      Then it is the organization phase
      When the player passes
      And the player passes
      Then it is the movement/hazard phase
      When the opponent plays "Doors of Night"
      Then it is legal
      And the opponent may not play "Smaug at Home" by core.hazards.limit-at-declaration
      And "Doors of Night" is in play
      And "Smaug" is in the discard pile

    @id:core-untap-0040 @compute
    Scenario: Two are two
      Given untapped Gandalf is at Rivendell
      And the opponent's sideboard holds "Smaug"
      And the opponent holds "Smaug at Home" and "Doors of Night"
      When the player passes
      And the opponent passes
      And the player passes
      And the player passes
      Then it is the movement/hazard phase
      When the opponent plays "Doors of Night"
      Then it is legal
      And the opponent may play "Smaug at Home"
      And "Doors of Night" is being played

    @id:core-untap-0041 @compute
    Scenario: Half of five is three
      Given untapped Gandalf, untapped Glóin, untapped Gimli, untapped Balin and untapped Éowyn are at Rivendell
      And the opponent's sideboard holds "Smaug"
      And the opponent holds "Smaug at Home", "Scatha at Home", "Itangast at Home" and "Doors of Night"
      When the player passes
      And the opponent brings "Smaug" from the sideboard to the discard pile
      And the player passes
      And the player passes
      And the opponent plays "Doors of Night"
      And the opponent plays "Scatha at Home"
      And the opponent plays "Itangast at Home"
      Then it is legal
      And the opponent may not play "Smaug at Home" by core.hazards.limit-at-declaration
      And "Doors of Night", "Scatha at Home" and "Itangast at Home" are in play
      And "Smaug" is in the discard pile

  @rule:core.untap.heal-at-haven
  Rule: A haven heals others than Men, Elves and Dwarves, too

    @id:core-untap-0042 @allow
    Scenario: Water of Lórien is good for Ents
      Given untapped Glóin is at Lórien
      And Glóin bears "Quickbeam"
      And "Quickbeam" is wounded
      When the player heals "Quickbeam"
      Then it is legal
      And "Quickbeam" is tapped

  @rule:core.untap.untap-cards
  Rule: One that cannot is one too many

    @id:core-untap-0043 @forbid
    Scenario: Glóin is tired, and Balin is hurt
      Given tapped Glóin and wounded Balin are at The Lonely Mountain
      When the player untaps Glóin and Balin
      Then it is illegal by core.untap.untap-cards

    @id:core-untap-0044 @rule:core.untap.only-own-cards @forbid
    Scenario: Glóin is his, and Gimli is not
      Given tapped Glóin is at The Lonely Mountain
      And the opponent's tapped Gimli is at Rivendell
      When the player untaps Glóin and the opponent's Gimli
      Then it is illegal by core.untap.only-own-cards

    @id:core-untap-0045 @rule:core.untap.sites-stay-tapped @forbid
    Scenario: Glóin rests, and the mountain does not
      Given tapped Glóin is at The Lonely Mountain
      And the site is tapped
      When the player untaps Glóin and The Lonely Mountain
      Then it is illegal by core.untap.sites-stay-tapped

    @id:core-untap-0046 @rule:core.untap.heal-at-haven @forbid
    Scenario: Elrond heals Balin, and nobody heals Glóin
      Given wounded Balin is at Rivendell
      And wounded Glóin is at The Lonely Mountain
      When the player heals Balin and Glóin
      Then it is illegal by core.untap.heal-at-haven

    @id:core-untap-0047 @rule:core.untap.heal-or-untap @forbid
    Scenario: Balin is healed, and does not get up with Glóin
      Given wounded Balin and tapped Glóin are at Rivendell
      When the player heals Balin
      And the player untaps Balin and Glóin
      Then it is illegal by core.untap.heal-or-untap
      And Balin is tapped

    @id:core-untap-0048 @rule:core.untap.heal-at-haven @forbid
    Scenario: Nor is the opponent's haven a place to be healed
      Given the opponent is a Ringwraith
      And wounded Balin is at Dol Guldur
      When the player heals Balin
      Then it is illegal by core.untap.heal-at-haven

  @rule:core.untap.five-hazards-to-discard
  Rule: What comes from the sideboard lies there

    Background:
      Given untapped Gandalf is at Rivendell
      And the opponent's sideboard holds "Smaug"
      And the opponent's discard pile holds "Scatha"
      And the opponent's play deck holds "Scorba", "Daelomin", "Leucaruth", "Agburanar" and "Bairanax"

    @id:core-untap-0049 @forbid
    Scenario: Scatha lies in the discard pile already
      When the player passes
      And the opponent brings "Smaug" and "Scatha" from the sideboard to the discard pile
      Then it is illegal by core.untap.five-hazards-to-discard

    @id:core-untap-0050 @rule:core.untap.one-hazard-to-deck @forbid
    Scenario: And does not come into the play deck from there
      When the player passes
      And the opponent brings "Scatha" from the sideboard to the play deck
      Then it is illegal by core.untap.one-hazard-to-deck

  @rule:core.untap.sideboard-access-condition
  Rule: It is the avatar of the other side that is guarded against

    @id:core-untap-0051 @forbid
    Scenario: Saruman is abroad, and he is the opponent's own
      Given untapped Glóin is at Rivendell
      And the opponent's untapped Saruman is at Isengard
      And the opponent's sideboard holds "Smaug"
      When the player passes
      And the opponent brings "Smaug" from the sideboard to the discard pile
      Then it is illegal by core.untap.sideboard-access-condition

  @rule:core.untap.five-hazards-to-discard @rule:core.untap.one-hazard-to-deck
  Rule: Every hazard is there once, and goes where hazards go

    @id:core-untap-0052 @forbid
    Scenario: Smaug is not brought twice, and not to the pool
      Given untapped Gandalf is at Rivendell
      And the opponent's sideboard holds "Smaug"
      When the player passes
      Then the opponent may not bring "Smaug" and "Smaug" from the sideboard to the discard pile by core.untap.five-hazards-to-discard
      And the opponent may not bring "Smaug" from the sideboard to the pool by core.actions.needs-allowance
      And the opponent may bring "Smaug" from the sideboard to the discard pile

  @rule:core.untap.sideboard-once-per-turn
  Rule: That is for the hazard player

    @id:core-untap-0053 @rule:core.organization.avatar-sideboard-to-discard @allow
    Scenario: Gandalf is sent twice, as fast as he is
      Given it is the organization phase
      And untapped Gandalf is at Rivendell
      And the player holds "And Forth He Hastened"
      And the player's sideboard holds "Sting" and "Star-glass"
      When the player brings "Sting" from the sideboard to the discard pile
      And the player plays "And Forth He Hastened" with Gandalf on Gandalf
      And the player brings "Star-glass" from the sideboard to the discard pile
      Then it is legal
      And "Sting", "Star-glass" and "And Forth He Hastened" are in the discard pile
      And Gandalf is tapped

  @rule:core.untap.hazard-limit-halved
  Rule: The price is for what the hazard player takes

    @id:core-untap-0054 @compute
    Scenario: Gandalf sends for a sword, and it costs no company anything
      Given it is the organization phase
      And untapped Gandalf is at Rivendell
      And the opponent's untapped Gimli and the opponent's untapped Balin are at Edhellond
      And the player's sideboard holds "Sting"
      When the player brings "Sting" from the sideboard to the discard pile
      Then it is legal
      And the base hazard limit of Gandalf's company is 2
      And the base hazard limit of Gimli's company is 2
      And "Sting" is in the discard pile
      And Gandalf is tapped
