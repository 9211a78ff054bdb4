Feature: Getting ready to play

  Before the first turn, each player may hand out a little something to those who set out.

  @rule:core.setup.pool-minor-items
  Rule: Only plain things may be in the pool

    Background:
      Given the emended rules
      And the game has not begun
      And untapped Bilbo and untapped Balin are at Rivendell

    @id:core-setup-0001 @allow
    Scenario: A stone from the Elves
      When the player gives "Elf-stone" to Bilbo
      Then it is legal
      And Bilbo bears "Elf-stone"

    @id:core-setup-0002 @forbid
    Scenario: There is only one Sting, even for Bilbo
      When the player gives "Sting" to Bilbo
      Then it is illegal by core.setup.pool-minor-items

    @id:core-setup-0003 @forbid
    Scenario: No treasure from a hoard
      When the player gives "Adamant Helmet" to Balin
      Then it is illegal by core.setup.pool-minor-items

  @rule:core.setup.draft-minor-items
  Rule: Two minor items, for whom one likes

    Background:
      Given the emended rules
      And the game has not begun
      And untapped Bilbo and untapped Balin are at Rivendell
      And the player's pool holds "Elf-stone" and "Star-glass"

    @id:core-setup-0004 @allow
    Scenario: Both for Bilbo
      When the player gives "Elf-stone" to Bilbo
      And the player gives "Star-glass" to Bilbo
      Then it is legal
      And Bilbo bears "Elf-stone" and "Star-glass"

    @id:core-setup-0005 @allow
    Scenario: One for each
      When the player gives "Elf-stone" to Bilbo
      And the player gives "Star-glass" to Balin
      Then it is legal
      And Bilbo bears "Elf-stone"
      And Balin bears "Star-glass"

    @id:core-setup-0006 @forbid
    Scenario: No third one, even if it has slipped into the pool
      Given the player's pool holds "Dagger of Westernesse"
      When the player gives "Elf-stone" to Bilbo
      And the player gives "Star-glass" to Balin
      And the player gives "Dagger of Westernesse" to Balin
      Then it is illegal by core.setup.draft-minor-items
      And Bilbo bears "Elf-stone"
      And Balin bears "Star-glass"

    @id:core-setup-0007 @allow
    Scenario: None at all
      When the player passes
      And 5 and 4 are rolled for the first turn
      And 4 and 2 are rolled for the first turn
      Then it is legal
      And "Elf-stone" and "Star-glass" are in the pool
      And it is the untap phase

    @id:core-setup-0008 @forbid
    Scenario: Nothing big
      When the player gives "Glamdring" to Balin
      Then it is illegal by core.setup.draft-minor-items

  @rule:core.setup.general-influence-not-negative
  Rule: Nobody has less than nothing left

    @id:core-setup-0009 @compute
    Scenario: Three great lords are more than anybody can lead
      Given the emended rules
      And Elrond, Glorfindel II and Imrahil are at Rivendell
      Then the player has 0 general influence left

    @id:core-setup-0010 @compute
    Scenario: Two of them leave a little
      Given the emended rules
      And Elrond and Glorfindel II are at Rivendell
      Then the player has 2 general influence left

  @rule:core.setup.ringwraith-extra-five
  Rule: A Ringwraith's name goes before him

    @id:core-setup-0011 @compute
    Scenario: Two points and five
      Given the emended rules
      And the player is a Ringwraith
      And Hador, Calendal and Gorbag are at Dol Guldur
      Then the player has 7 general influence left

    @id:core-setup-0012 @compute @uses:core.setup.general-influence-not-negative
    Scenario: Nothing and five
      Given the emended rules
      And the player is a Ringwraith
      And Hador, Calendal, Gorbag and Asternak are at Dol Guldur
      Then the player has 5 general influence left

  @rule:core.setup.starting-hand-eight
  Rule: A hand is eight cards

    @id:core-setup-0031 @compute
    Scenario: Nothing has been said of it
      Given the emended rules
      Then the player's hand size is 8
      And the opponent's hand size is 8

  @rule:core.setup.starting-hand-ignores-modifiers
  Rule: The first hand is eight cards, in whoever's house one begins

    Background:
      Given the emended rules
      And the game has not begun
      And the player's play deck holds "Cram", "Star-glass", "Elf-stone", "Glamdring", "Sting", "Marvels Told", "Concealment", "Block", "Stealth" and "Ford"

    @id:core-setup-0101 @compute
    Scenario: Elrond's guest begins with no more than others
      Given untapped Elrond is at Rivendell
      When the player passes and shuffles
      And 5 and 4 are rolled for the first turn
      And 4 and 2 are rolled for the first turn
      Then it is the untap phase
      And "Cram", "Star-glass", "Elf-stone", "Glamdring", "Sting", "Marvels Told", "Concealment" and "Block" are in hand
      And the player holds 8 cards
      And the player's play deck holds 2 cards
      And the player's hand size is 9

    @id:core-setup-0102 @compute @rule:core.setup.starting-hand-eight
    Scenario: Nor does anybody else
      Given untapped Glóin is at Rivendell
      When the player passes and shuffles
      And 5 and 4 are rolled for the first turn
      And 4 and 2 are rolled for the first turn
      Then "Cram", "Star-glass", "Elf-stone", "Glamdring", "Sting", "Marvels Told", "Concealment" and "Block" are in hand
      And the player holds 8 cards
      And the player's hand size is 8

  @rule:core.setup.starting-general-influence
  Rule: Twenty points, and those who set out take their share

    @id:core-setup-0032 @compute
    Scenario: Nobody has set out
      Given the emended rules
      Then the player has 20 general influence left

    @id:core-setup-0033 @compute
    Scenario: A lord, a young Elf and a Dwarf leave four
      Given the emended rules
      And Glorfindel II, Haldir and Balin are at Rivendell
      Then the player has 4 general influence left

  @rule:core.setup.draft-minor-items
  Rule: From one's own pool, for one's own people

    Background:
      Given the emended rules
      And the game has not begun
      And untapped Bilbo is at Rivendell
      And the opponent's untapped Frodo is at Rivendell
      And the player's pool holds "Elf-stone"
      And the opponent's pool holds the opponent's "Star-glass"

    @id:core-setup-0013 @forbid
    Scenario: The star in the glass is the opponent's to give
      When the player gives the opponent's "Star-glass" to Bilbo
      Then it is illegal by core.setup.draft-minor-items

    @id:core-setup-0014 @forbid
    Scenario: And Frodo is the opponent's to be given to
      When the player gives "Elf-stone" to the opponent's Frodo
      Then it is illegal by core.setup.draft-minor-items

    @id:core-setup-0015 @allow
    Scenario: Bilbo has the stone from his own
      When the player gives "Elf-stone" to Bilbo
      Then it is legal
      And Bilbo bears "Elf-stone"

  @rule:core.setup.wizard-agents-are-hazards
  Rule: A Wizard's agents are hazards

    Background:
      Given the emended rules

    @id:core-setup-0103 @allow
    Scenario: Wormtongue comes as a hazard
      Given it is the untap phase
      And the opponent's sideboard holds "Wormtongue"
      And untapped Gandalf is at Rivendell
      When the opponent brings "Wormtongue" from the sideboard to the discard pile
      Then it is legal
      And Wormtongue is in the discard pile

    @id:core-setup-0104 @forbid
    Scenario: He is not called for as a character
      Given it is the organization phase of the opponent's turn
      And the opponent's sideboard holds "Wormtongue"
      And the opponent's untapped Gandalf is at Rivendell
      When the opponent brings "Wormtongue" from the sideboard to the discard pile
      Then it is illegal by core.organization.avatar-sideboard-to-discard

    @id:core-setup-0105 @allow
    Scenario: He is played as a hazard
      Given it is the movement/hazard phase
      And untapped Glóin is at Moria
      And the opponent holds "Wormtongue"
      When the opponent plays Wormtongue as an agent
      Then it is legal
      And Wormtongue is in play

  @rule:core.setup.ringwraith-agent-dual-nature
  Rule: A Ringwraith's agents are both

    Background:
      Given the emended rules
      And the opponent is a Ringwraith
      And the opponent's sideboard holds "Firiel"

    @id:core-setup-0106 @allow
    Scenario: Firiel comes as a hazard
      Given it is the untap phase
      And untapped Gandalf is at Rivendell
      When the opponent brings "Firiel" from the sideboard to the discard pile
      Then it is legal
      And Firiel is in the discard pile

    @id:core-setup-0107 @allow
    Scenario: She comes as a character
      Given it is the organization phase of the opponent's turn
      And the opponent's untapped Adûnaphel the Ringwraith is at Dol Guldur
      When the opponent brings "Firiel" from the sideboard to the discard pile
      Then it is legal
      And Firiel is in the discard pile
      And Adûnaphel the Ringwraith is tapped

  @rule:core.setup.game-lengths
  Rule: Two decks are the usual length

    Background:
      Given the emended rules
      And untapped Bilbo is at Rivendell

    @id:core-setup-0040 @compute
    Scenario: Nobody has said a word about it
      Then it is a Short game

    @id:core-setup-0041 @compute
    Scenario: They have the whole night
      Given it is a Campaign game
      Then it is a Campaign game

  @rule:core.setup.who-goes-first
  Rule: Whoever rolls more begins

    Background:
      Given the emended rules
      And the game has not begun
      And untapped Bilbo is at Rivendell
      And the opponent's untapped Frodo is at Lórien

    @id:core-setup-0042 @order
    Scenario: Nine against six
      When the player passes and rolls 5 and 4 for the first turn, then 4 and 2 for the first turn
      Then it is the player's turn
      And it is the untap phase

    @id:core-setup-0043 @order
    Scenario: Five against six
      When the player passes and rolls 4 and 1 for the first turn, then 5 and 1 for the first turn
      Then it is the opponent's turn
      And it is the untap phase

    @id:core-setup-0044 @order @rule:core.setup.tied-first-roll
    Scenario: Seven against seven, and once more
      When the player passes and rolls 4 and 3 for the first turn, then 5 and 2 for the first turn, then 3 and 1 for the first turn, then 6 and 4 for the first turn
      Then it is the opponent's turn

    @id:core-setup-0045 @compute @uses:core.setup.hand-size-effects-add-up
    Scenario: Elrond's house, and a jewel from the sea
      Given untapped Elrond is at Rivendell
      And Elrond bears "Emerald of the Mariner"
      Then the player's hand size is 10
