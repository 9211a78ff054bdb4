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
      And "Elf-stone" and "Star-glass" are removed from the game
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

  @rule:core.setup.fallen-wizard-agents-are-characters
  Rule: A Fallen-wizard has them walk with his people

    @id:core-setup-0403 @allow
    Scenario: Bill Ferny comes to Bree
      Given the emended rules
      And the player is a Fallen-wizard
      And it is the organization phase
      And untapped Ill-favoured Fellow is at the minion Bree
      And the player holds "Bill Ferny"
      When the player organizes
      And the player plays Bill Ferny into Ill-favoured Fellow's company
      Then it is legal
      And the player has 2 character points
      And Bill Ferny is in play
      And Bill Ferny and Ill-favoured Fellow form a company
      And Bill Ferny is under general influence

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

  # Decks

  @rule:core.setup.declare-player-type
  Rule: Everybody says what he is, and the deck has to be in order for it

    @id:core-setup-0201 @allow
    Scenario: A Wizard player, and a deck for one
      Given the emended rules
      And the player brings the plain Wizard deck
      When the player declares to be a Wizard
      Then it is legal

    @id:core-setup-0202 @allow
    Scenario: A Ringwraith player
      Given the emended rules
      And the player brings the plain Ringwraith deck
      When the player declares to be a Ringwraith
      Then it is legal

    @id:core-setup-0203 @allow
    Scenario: A Fallen-wizard player
      Given the emended rules
      And the player brings the plain Fallen-wizard deck
      When the player declares to be a Fallen-wizard, Alatar
      Then it is legal

    @id:core-setup-0204 @allow
    Scenario: A Balrog player
      Given the emended rules
      And the player brings the plain Balrog deck
      When the player declares to be the Balrog
      Then it is legal

    @id:core-setup-0205 @forbid
    Scenario: A Wizard player has no other name
      Given the emended rules
      And the player brings the plain Wizard deck
      When the player declares to be a Wizard, Alatar
      Then it is illegal by core.setup.declare-player-type

    @id:core-setup-0206 @forbid
    Scenario: A deck for somebody else
      Given the emended rules
      And the player brings the plain Wizard deck
      When the player declares to be a Ringwraith
      Then it is illegal by core.setup.ringwraith-minion-characters

  @rule:core.setup.deck-four-parts
  Rule: Four parts, each by itself

    @id:core-setup-0207 @forbid
    Scenario: Nowhere to go
      Given the emended rules
      And the player brings the plain Wizard deck
      And the deck's sites lose 2 "Rivendell", 1 "Lórien", 1 "Bree", 1 "Edoras" and 1 "Moria"
      When the player declares to be a Wizard
      Then it is illegal by core.setup.deck-four-parts

    @id:core-setup-0208 @forbid
    Scenario: Nobody to begin with
      Given the emended rules
      And the player brings the plain Wizard deck
      And the deck's pool loses 1 "Aragorn II", 1 "Balin", 1 "Bifur", 1 "Bofur", 1 "Bombur" and 1 "Elven Cloak"
      When the player declares to be a Wizard
      Then it is illegal by core.setup.deck-four-parts

    @id:core-setup-0209 @allow
    Scenario: One to begin with is enough
      Given the emended rules
      And the player brings the plain Wizard deck
      And the deck's pool loses 1 "Aragorn II", 1 "Balin", 1 "Bifur", 1 "Bofur" and 1 "Elven Cloak"
      When the player declares to be a Wizard
      Then it is legal

    @id:core-setup-0210 @forbid
    Scenario: A site among the resources
      Given the emended rules
      And the player brings the plain Wizard deck
      And the deck's resources gain 1 "TW-413"
      When the player declares to be a Wizard
      Then it is illegal by core.setup.deck-four-parts

    @id:core-setup-0211 @forbid
    Scenario: A site in the pool
      Given the emended rules
      And the player brings the plain Wizard deck
      And the deck's pool gains 1 "TW-421"
      When the player declares to be a Wizard
      Then it is illegal by core.setup.deck-four-parts

    @id:core-setup-0212 @allow
    Scenario: Nothing to fetch is nothing to complain of
      Given the emended rules
      And the player brings the plain Wizard deck
      And the deck's sideboard loses 3 "Brigands", 3 "Choking Shadows", 3 "Giant", 3 "Ghosts", 3 "Ghouls", 3 "Lost in Border-lands", 3 "Lure of Nature", 3 "Snowstorm" and 3 "Wolves"
      When the player declares to be a Wizard
      Then it is legal

  @rule:core.setup.one-of-each-unique
  Rule: There is only one of him

    @id:core-setup-0213 @forbid
    Scenario: Faramir, and Faramir
      Given the emended rules
      And the player brings the plain Wizard deck
      And the deck's characters gain 1 "Faramir"
      When the player declares to be a Wizard
      Then it is illegal by core.setup.one-of-each-unique

    @id:core-setup-0214 @allow
    Scenario: Faramir and Legolas
      Given the emended rules
      And the player brings the plain Wizard deck
      And the deck's characters gain 1 "Legolas"
      When the player declares to be a Wizard
      Then it is legal

    @id:core-setup-0215 @allow
    Scenario: Three copies of a Wizard are no matter of uniqueness
      Given the emended rules
      And the player brings the plain Wizard deck
      And the deck's characters gain 1 "Gandalf"
      When the player declares to be a Wizard
      Then it is legal

    @id:core-setup-0216 @forbid
    Scenario: A blade for the hand and one for the shelf
      Given the emended rules
      And the player brings the plain Wizard deck
      And the deck's sideboard gains 2 "Glamdring"
      When the player declares to be a Wizard
      Then it is illegal by core.setup.one-of-each-unique

    @id:core-setup-0217 @allow
    Scenario: One blade
      Given the emended rules
      And the player brings the plain Wizard deck
      And the deck's sideboard gains 1 "Glamdring"
      When the player declares to be a Wizard
      Then it is legal

  @rule:core.setup.three-of-each-nonunique
  Rule: Three of anything else

    @id:core-setup-0218 @forbid
    Scenario: A fourth Block
      Given the emended rules
      And the player brings the plain Wizard deck
      And the deck's resources lose 1 "Escape"
      And the deck's resources gain 1 "Block"
      When the player declares to be a Wizard
      Then it is illegal by core.setup.three-of-each-nonunique

    @id:core-setup-0219 @allow
    Scenario: Two blocks and four other things
      Given the emended rules
      And the player brings the plain Wizard deck
      And the deck's resources lose 1 "Block"
      And the deck's resources gain 1 "A Friend or Three"
      When the player declares to be a Wizard
      Then it is legal

    @id:core-setup-0220 @forbid
    Scenario: Printings in two sets are one card
      Given the emended rules
      And the player brings the plain Wizard deck
      And the deck's hazards lose 1 "River"
      And the deck's hazards gain 1 "LE-83"
      And the deck's sideboard gains 2 "TD-42" and 1 "LE-83"
      When the player declares to be a Wizard
      Then it is illegal by core.setup.three-of-each-nonunique

    @id:core-setup-0221 @allow
    Scenario: Three of them from two sets
      Given the emended rules
      And the player brings the plain Wizard deck
      And the deck's hazards lose 1 "River"
      And the deck's hazards gain 1 "LE-83"
      And the deck's sideboard gains 2 "TD-42"
      When the player declares to be a Wizard
      Then it is legal

    @id:core-setup-0222 @allow
    Scenario: Nine black horses, for nine riders, as their text says
      Given the emended rules
      And the player brings the plain Ringwraith deck
      And the deck's sideboard loses 3 "Wolves" and 3 "Giant"
      And the deck's sideboard gains 9 "Black Horse"
      When the player declares to be a Ringwraith
      Then it is legal

    @id:core-setup-0223 @forbid
    Scenario: Ten are one too many
      Given the emended rules
      And the player brings the plain Ringwraith deck
      And the deck's sideboard loses 3 "Wolves" and 3 "Giant" and 1 "Ghosts"
      And the deck's sideboard gains 10 "Black Horse"
      When the player declares to be a Ringwraith
      Then it is illegal by core.setup.three-of-each-nonunique

  @rule:core.setup.sideboard-shares-limits
  Rule: What lies aside counts as well

    @id:core-setup-0224 @forbid
    Scenario: A fourth Block, beside the deck
      Given the emended rules
      And the player brings the plain Wizard deck
      And the deck's sideboard gains 1 "Block"
      When the player declares to be a Wizard
      Then it is illegal by core.setup.three-of-each-nonunique

    @id:core-setup-0225 @allow
    Scenario: A first Glamdring, beside the deck
      Given the emended rules
      And the player brings the plain Wizard deck
      And the deck's sideboard gains 1 "Glamdring"
      When the player declares to be a Wizard
      Then it is legal

    @id:core-setup-0226 @forbid
    Scenario: Faramir rides, and Faramir waits
      Given the emended rules
      And the player brings the plain Wizard deck
      And the deck's sideboard gains 1 "Faramir"
      When the player declares to be a Wizard
      Then it is illegal by core.setup.one-of-each-unique

    @id:core-setup-0227 @forbid
    Scenario: What the Balrog has no use for may not wait for him, either
      Given the emended rules
      And the player brings the plain Balrog deck
      And the deck's sideboard gains 1 "Fell Rider"
      When the player declares to be the Balrog
      Then it is illegal by core.setup.balrog-banned-cards

    @id:core-setup-0228 @forbid
    Scenario: Nor does it help to keep it for the fallen
      Given the emended rules
      And the player brings the plain Wizard deck
      And the deck's cards against Fallen-wizards gain 1 "Block"
      When the player declares to be a Wizard
      Then it is illegal by core.setup.three-of-each-nonunique

  @rule:core.setup.pool-shares-limits
  Rule: And so does the pool

    @id:core-setup-0229 @forbid
    Scenario: Faramir stays at home, and rides
      Given the emended rules
      And the player brings the plain Wizard deck
      And the deck's pool gains 1 "Faramir"
      When the player declares to be a Wizard
      Then it is illegal by core.setup.one-of-each-unique

    @id:core-setup-0230 @allow
    Scenario: Legolas comes instead
      Given the emended rules
      And the player brings the plain Wizard deck
      And the deck's pool gains 1 "Legolas"
      When the player declares to be a Wizard
      Then it is legal

    @id:core-setup-0231 @forbid
    Scenario: No Man for the Balrog's first company
      Given the emended rules
      And the player brings the plain Balrog deck
      And the deck's pool gains 1 "Nevido Smôd"
      When the player declares to be the Balrog
      Then it is illegal by core.setup.balrog-orcs-and-trolls

  @rule:core.setup.manifestations-share-limit
  Rule: One being is one card

    @id:core-setup-0232 @forbid
    Scenario: Gollum by two names
      Given the emended rules
      And the player brings the plain Fallen-wizard deck
      And the deck's resources lose 1 "Block"
      And the deck's resources gain 1 "Stinker"
      And the deck's sideboard gains 1 "Gollum"
      When the player declares to be a Fallen-wizard, Alatar
      Then it is illegal by core.setup.manifestations-share-limit

    @id:core-setup-0233 @allow
    Scenario: Gollum by one of them
      Given the emended rules
      And the player brings the plain Fallen-wizard deck
      And the deck's resources lose 1 "Block"
      And the deck's resources gain 1 "Stinker"
      When the player declares to be a Fallen-wizard, Alatar
      Then it is legal

    @id:core-setup-0234 @forbid
    Scenario: Woodmen for the day and Woodmen for the night
      Given the emended rules
      And the player brings the plain Fallen-wizard deck
      And the deck's sideboard gains 1 "TW-368" and 1 "LE-295"
      When the player declares to be a Fallen-wizard, Alatar
      Then it is illegal by core.setup.manifestations-share-limit

    @id:core-setup-0235 @allow
    Scenario: Characters are another matter
      Given the emended rules
      And the player brings the plain Wizard deck
      And the deck's characters gain 1 "Strider"
      When the player declares to be a Wizard
      Then it is legal

    @id:core-setup-0236 @allow
    Scenario: A hazard is another matter
      Given the emended rules
      And reading a of q.core.hazard-manifestations-in-deck
      And the player brings the plain Ringwraith deck
      And the deck's sideboard gains 1 "Stinker" and 1 "My Precious"
      When the player declares to be a Ringwraith
      Then it is legal

    @id:core-setup-0237 @forbid
    Scenario: Unless it is none
      Given the emended rules
      And reading b of q.core.hazard-manifestations-in-deck
      And the player brings the plain Ringwraith deck
      And the deck's sideboard gains 1 "Stinker" and 1 "My Precious"
      When the player declares to be a Ringwraith
      Then it is illegal by core.setup.manifestations-share-limit

    @id:core-setup-0238 @allow
    Scenario: Two hazards that are one Dragon are hazards all the same
      Given the emended rules
      And reading b of q.core.hazard-manifestations-in-deck
      And the player brings the plain Ringwraith deck
      And the deck's sideboard gains 1 "TW-90" and 1 "Smaug Ahunt"
      When the player declares to be a Ringwraith
      Then it is legal

    @id:core-setup-0239 @forbid
    Scenario: Nobody knows whether a hazard is another matter
      Given the emended rules
      And the player brings the plain Ringwraith deck
      And the deck's sideboard gains 1 "Stinker" and 1 "My Precious"
      When the player declares to be a Ringwraith
      Then it is undetermined by q.core.hazard-manifestations-in-deck

  @rule:core.setup.agent-mind-limit
  Rule: Thirty-six for all agents

    @id:core-setup-0240 @allow
    Scenario: Nine, three times eight, and three
      Given the emended rules
      And the player brings the plain Wizard deck
      And the deck's sideboard loses 3 "Wolves"
      And the deck's sideboard gains 1 "Golodhros", 1 "Baduila", 1 "The Grimburgoth", 1 "Elerína" and 1 "Bill Ferny"
      When the player declares to be a Wizard
      Then it is legal

    @id:core-setup-0241 @forbid
    Scenario: Nine, three times eight, and four
      Given the emended rules
      And the player brings the plain Wizard deck
      And the deck's sideboard loses 3 "Wolves"
      And the deck's sideboard gains 1 "Golodhros", 1 "Baduila", 1 "The Grimburgoth", 1 "Elerína" and 1 "Drór"
      When the player declares to be a Wizard
      Then it is illegal by core.setup.agent-mind-limit

    @id:core-setup-0242 @forbid
    Scenario: They count in the pool, too
      Given the emended rules
      And the player brings the plain Ringwraith deck
      And the deck's sideboard loses 3 "Wolves"
      And the deck's sideboard gains 1 "Golodhros", 1 "Baduila", 1 "The Grimburgoth" and 1 "Elerína"
      And the deck's pool gains 1 "Drór"
      When the player declares to be a Ringwraith
      Then it is illegal by core.setup.agent-mind-limit

  @rule:core.setup.dual-card-counts-either
  Rule: One card, of one sort or the other

    @id:core-setup-0243 @allow
    Scenario: Twilight as a resource
      Given the emended rules
      And the player brings the plain Wizard deck
      And the deck's resources lose 1 "Block"
      And the deck's resources gain 1 "Twilight"
      When the player declares to be a Wizard
      Then it is legal

    @id:core-setup-0244 @allow
    Scenario: Twilight as a hazard
      Given the emended rules
      And the player brings the plain Wizard deck
      And the deck's hazards lose 1 "River"
      And the deck's hazards gain 1 "Twilight"
      When the player declares to be a Wizard
      Then it is legal

    @id:core-setup-0245 @forbid
    Scenario: One card is not both
      Given the emended rules
      And the player brings the plain Wizard deck
      And the deck's resources lose 1 "Block"
      And the deck's hazards lose 1 "River"
      And the deck's hazards gain 1 "Twilight"
      When the player declares to be a Wizard
      Then it is illegal by core.setup.hazards-equal-resources

    @id:core-setup-0246 @forbid
    Scenario: A River is no resource, wherever it is listed
      Given the emended rules
      And the player brings the plain Wizard deck
      And the deck's resources lose 1 "Block"
      And the deck's resources gain 1 "Snowstorm"
      And the deck's sideboard loses 1 "Snowstorm"
      When the player declares to be a Wizard
      Then it is illegal by core.setup.hazards-equal-resources

  @rule:core.setup.avatar-specific-cards
  Rule: What is one avatar's is no other's

    @id:core-setup-0247 @allow
    Scenario: Alatar has his bow
      Given the emended rules
      And the player brings the plain Fallen-wizard deck
      And the deck's sideboard gains 1 "Bow of Alatar"
      When the player declares to be a Fallen-wizard, Alatar
      Then it is legal

    @id:core-setup-0248 @forbid
    Scenario: And not Saruman's machines
      Given the emended rules
      And the player brings the plain Fallen-wizard deck
      And the deck's sideboard gains 1 "Saruman’s Machinery"
      When the player declares to be a Fallen-wizard, Alatar
      Then it is illegal by core.setup.avatar-specific-cards

    @id:core-setup-0249 @forbid
    Scenario: No Ringwraith walks those gangways
      Given the emended rules
      And the player brings the plain Ringwraith deck
      And the deck's sideboard gains 1 "Gangways over the Fire"
      When the player declares to be a Ringwraith
      Then it is illegal by core.setup.avatar-specific-cards

    @id:core-setup-0250 @allow
    Scenario: They are the Balrog's
      Given the emended rules
      And the player brings the plain Balrog deck
      And the deck's sideboard gains 1 "Gangways over the Fire"
      When the player declares to be the Balrog
      Then it is legal

  @rule:core.setup.wizard-avatars
  Rule: Wizards for a Wizard

    @id:core-setup-0251 @allow
    Scenario: Saruman, as one knew him
      Given the emended rules
      And the player brings the plain Wizard deck
      And the deck's sideboard gains 1 "TW-181"
      When the player declares to be a Wizard
      Then it is legal

    @id:core-setup-0252 @forbid
    Scenario: Saruman, as he became
      Given the emended rules
      And the player brings the plain Wizard deck
      And the deck's sideboard gains 1 "WH-9"
      When the player declares to be a Wizard
      Then it is illegal by core.setup.wizard-avatars

    @id:core-setup-0253 @forbid
    Scenario: The Witch-king
      Given the emended rules
      And the player brings the plain Wizard deck
      And the deck's sideboard gains 1 "The Witch-king"
      When the player declares to be a Wizard
      Then it is illegal by core.setup.wizard-avatars

  @rule:core.setup.wizard-hero-characters
  Rule: Heroes for a Wizard

    @id:core-setup-0254 @allow
    Scenario: Beregond
      Given the emended rules
      And the player brings the plain Wizard deck
      And the deck's characters gain 1 "Beregond"
      When the player declares to be a Wizard
      Then it is legal

    @id:core-setup-0255 @forbid
    Scenario: Asternak
      Given the emended rules
      And the player brings the plain Wizard deck
      And the deck's characters gain 1 "Asternak"
      When the player declares to be a Wizard
      Then it is illegal by core.setup.wizard-hero-characters

  @rule:core.setup.wizard-may-include-agents
  Rule: Agents are among the hazards

    @id:core-setup-0256 @allow
    Scenario: Gisulf is a hazard
      Given the emended rules
      And the player brings the plain Wizard deck
      And the deck's hazards lose 1 "River"
      And the deck's hazards gain 1 "Gisulf"
      When the player declares to be a Wizard
      Then it is legal

    @id:core-setup-0257 @forbid
    Scenario: Luitprand is no agent
      Given the emended rules
      And the player brings the plain Wizard deck
      And the deck's hazards lose 1 "River"
      And the deck's hazards gain 1 "Luitprand"
      When the player declares to be a Wizard
      Then it is illegal by core.setup.wizard-hero-characters

    @id:core-setup-0258 @allow
    Scenario: He is so wherever he is listed
      Given the emended rules
      And the player brings the plain Wizard deck
      And the deck's hazards lose 1 "River"
      And the deck's characters gain 1 "Gisulf"
      When the player declares to be a Wizard
      Then it is legal

    @id:core-setup-0259 @allow
    Scenario: And beside the deck
      Given the emended rules
      And the player brings the plain Wizard deck
      And the deck's sideboard gains 1 "Gisulf"
      When the player declares to be a Wizard
      Then it is legal

  @rule:core.setup.wizard-resources
  Rule: What helps a Wizard

    @id:core-setup-0260 @allow
    Scenario: A shield is a shield
      Given the emended rules
      And the player brings the plain Wizard deck
      And the deck's sideboard gains 1 "Black-hide Shield"
      When the player declares to be a Wizard
      Then it is legal

    @id:core-setup-0261 @forbid
    Scenario: A War-warg is no horse
      Given the emended rules
      And the player brings the plain Wizard deck
      And the deck's sideboard gains 1 "War-warg"
      When the player declares to be a Wizard
      Then it is illegal by core.setup.wizard-resources

    @id:core-setup-0262 @allow
    Scenario: A little Tookish blood
      Given the emended rules
      And the player brings the plain Wizard deck
      And the deck's resources lose 1 "Block"
      And the deck's resources gain 1 "Tookish Blood"
      When the player declares to be a Wizard
      Then it is legal

    @id:core-setup-0263 @forbid
    Scenario: No stage for a Wizard
      Given the emended rules
      And the player brings the plain Wizard deck
      And the deck's sideboard gains 1 "Great Ruse"
      When the player declares to be a Wizard
      Then it is illegal by core.setup.wizard-resources

    @id:core-setup-0264 @allow
    Scenario: Hounds that hunt for either side
      Given the emended rules
      And the player brings the plain Wizard deck
      And the deck's sideboard gains 1 "Wild Hounds"
      When the player declares to be a Wizard
      Then it is legal

  @rule:core.setup.ringwraith-avatars
  Rule: Ringwraiths for a Ringwraith

    @id:core-setup-0265 @allow
    Scenario: The Witch-king beside Dwar
      Given the emended rules
      And the player brings the plain Ringwraith deck
      And the deck's sideboard gains 1 "The Witch-king"
      When the player declares to be a Ringwraith
      Then it is legal

    @id:core-setup-0266 @forbid
    Scenario: The Balrog is another lord
      Given the emended rules
      And the player brings the plain Ringwraith deck
      And the deck's sideboard gains 1 "BA-3"
      When the player declares to be a Ringwraith
      Then it is illegal by core.setup.ringwraith-avatars

  @rule:core.setup.ringwraith-minion-characters
  Rule: Minions for a Ringwraith

    @id:core-setup-0267 @allow
    Scenario: Gorbag
      Given the emended rules
      And the player brings the plain Ringwraith deck
      And the deck's characters gain 1 "Gorbag"
      When the player declares to be a Ringwraith
      Then it is legal

    @id:core-setup-0268 @forbid
    Scenario: Éomer
      Given the emended rules
      And the player brings the plain Ringwraith deck
      And the deck's characters gain 1 "Éomer"
      When the player declares to be a Ringwraith
      Then it is illegal by core.setup.ringwraith-minion-characters

  @rule:core.setup.ringwraith-agents-are-characters
  Rule: Agents are his own people

    @id:core-setup-0269 @allow
    Scenario: Eight, and two agents
      Given the emended rules
      And the player brings the plain Ringwraith deck
      And the deck's characters gain 1 "Dâsakûn" and 1 "Râisha"
      When the player declares to be a Ringwraith
      Then it is legal

    @id:core-setup-0270 @forbid
    Scenario: Eight, and three agents
      Given the emended rules
      And the player brings the plain Ringwraith deck
      And the deck's characters gain 1 "Dâsakûn", 1 "Râisha" and 1 "Eun"
      When the player declares to be a Ringwraith
      Then it is illegal by core.setup.play-deck-characters

    @id:core-setup-0271 @forbid
    Scenario: An agent does not fill up the hazards
      Given the emended rules
      And the player brings the plain Ringwraith deck
      And the deck's hazards lose 1 "River"
      And the deck's hazards gain 1 "Nimloth"
      When the player declares to be a Ringwraith
      Then it is illegal by core.setup.hazards-equal-resources

    @id:core-setup-0272 @allow
    Scenario: One who is printed as a hazard does
      Given the emended rules
      And the player brings the plain Ringwraith deck
      And the deck's hazards lose 1 "River"
      And the deck's hazards gain 1 "My Precious"
      When the player declares to be a Ringwraith
      Then it is legal

  @rule:core.setup.ringwraith-resources
  Rule: What helps a Ringwraith

    @id:core-setup-0273 @allow
    Scenario: Glamdring, for him who dares
      Given the emended rules
      And the player brings the plain Ringwraith deck
      And the deck's sideboard gains 1 "Glamdring"
      When the player declares to be a Ringwraith
      Then it is legal

    @id:core-setup-0274 @forbid
    Scenario: Gwaihir
      Given the emended rules
      And the player brings the plain Ringwraith deck
      And the deck's sideboard gains 1 "Gwaihir"
      When the player declares to be a Ringwraith
      Then it is illegal by core.setup.ringwraith-resources

    @id:core-setup-0275 @forbid
    Scenario: Bad Company is for the fallen
      Given the emended rules
      And the player brings the plain Ringwraith deck
      And the deck's sideboard gains 1 "Bad Company"
      When the player declares to be a Ringwraith
      Then it is illegal by core.setup.ringwraith-resources

    @id:core-setup-0276 @allow
    Scenario: Twilight
      Given the emended rules
      And the player brings the plain Ringwraith deck
      And the deck's resources lose 1 "Bold Thrust"
      And the deck's resources gain 1 "Twilight"
      When the player declares to be a Ringwraith
      Then it is legal

  @rule:core.setup.fallen-wizard-two-copies
  Rule: Two of most things

    @id:core-setup-0277 @allow
    Scenario: Two trackers
      Given the emended rules
      And the player brings the plain Fallen-wizard deck
      And the deck's characters gain 2 "Orc Tracker"
      When the player declares to be a Fallen-wizard, Alatar
      Then it is legal

    @id:core-setup-0278 @forbid
    Scenario: Three trackers
      Given the emended rules
      And the player brings the plain Fallen-wizard deck
      And the deck's sideboard gains 3 "Orc Tracker"
      When the player declares to be a Fallen-wizard, Alatar
      Then it is illegal by core.setup.fallen-wizard-two-copies

    @id:core-setup-0279 @forbid
    Scenario: A third Block
      Given the emended rules
      And the player brings the plain Fallen-wizard deck
      And the deck's sideboard gains 1 "Block"
      When the player declares to be a Fallen-wizard, Alatar
      Then it is illegal by core.setup.fallen-wizard-two-copies

    @id:core-setup-0280 @forbid
    Scenario: A third War-warg
      Given the emended rules
      And the player brings the plain Fallen-wizard deck
      And the deck's sideboard gains 3 "War-warg"
      When the player declares to be a Fallen-wizard, Alatar
      Then it is illegal by core.setup.fallen-wizard-two-copies

    @id:core-setup-0281 @allow
    Scenario: Three great ruses, and three Cave-drakes
      Given the emended rules
      And the player brings the plain Fallen-wizard deck
      When the player declares to be a Fallen-wizard, Alatar
      Then it is legal

    @id:core-setup-0282 @forbid
    Scenario: A fourth ruse is too many for anybody
      Given the emended rules
      And the player brings the plain Fallen-wizard deck
      And the deck's sideboard gains 1 "Great Ruse"
      When the player declares to be a Fallen-wizard, Alatar
      Then it is illegal by core.setup.three-of-each-nonunique

    @id:core-setup-0283 @allow
    Scenario: A Wizard has three of anything
      Given the emended rules
      And the player brings the plain Wizard deck
      And the deck's sideboard gains 3 "Noble Steed"
      When the player declares to be a Wizard
      Then it is legal

  @rule:core.setup.fallen-wizard-dual-hazards
  Rule: Two on the one side, one on the other

    @id:core-setup-0284 @allow
    Scenario: Two as resources, one as a hazard
      Given the emended rules
      And the player brings the plain Fallen-wizard deck
      And the deck's resources lose 2 "Block"
      And the deck's resources gain 2 "Tookish Blood"
      And the deck's hazards lose 1 "River"
      And the deck's hazards gain 1 "Tookish Blood"
      When the player declares to be a Fallen-wizard, Alatar
      Then it is legal

    @id:core-setup-0285 @forbid
    Scenario: Three as resources
      Given the emended rules
      And the player brings the plain Fallen-wizard deck
      And the deck's resources lose 2 "Block" and 1 "Escape"
      And the deck's resources gain 3 "Tookish Blood"
      When the player declares to be a Fallen-wizard, Alatar
      Then it is illegal by core.setup.fallen-wizard-dual-hazards

    @id:core-setup-0286 @allow
    Scenario: A Wizard may count all three so
      Given the emended rules
      And the player brings the plain Wizard deck
      And the deck's resources lose 3 "Block"
      And the deck's resources gain 3 "Tookish Blood"
      When the player declares to be a Wizard
      Then it is legal

  @rule:core.setup.fallen-wizard-avatars
  Rule: The fallen for the fallen

    @id:core-setup-0287 @allow
    Scenario: Radagast, astray
      Given the emended rules
      And the player brings the plain Fallen-wizard deck
      And the deck's sideboard gains 1 "WH-8"
      When the player declares to be a Fallen-wizard, Alatar
      Then it is legal

    @id:core-setup-0288 @forbid
    Scenario: Radagast, as he was
      Given the emended rules
      And the player brings the plain Fallen-wizard deck
      And the deck's sideboard gains 1 "TW-178"
      When the player declares to be a Fallen-wizard, Alatar
      Then it is illegal by core.setup.fallen-wizard-avatars

  @rule:core.setup.fallen-wizard-agents-are-characters
  Rule: Agents are his own people, too

    @id:core-setup-0289 @allow
    Scenario: Eight, one more, and Súrion
      Given the emended rules
      And the player brings the plain Fallen-wizard deck
      And the deck's characters gain 1 "Boromir II" and 1 "Súrion"
      When the player declares to be a Fallen-wizard, Alatar
      Then it is legal

    @id:core-setup-0290 @forbid
    Scenario: Ten, and Súrion among the hazards
      Given the emended rules
      And the player brings the plain Fallen-wizard deck
      And the deck's characters gain 1 "Boromir II" and 1 "Faramir"
      And the deck's hazards lose 1 "River"
      And the deck's hazards gain 1 "Súrion"
      When the player declares to be a Fallen-wizard, Alatar
      Then it is illegal by core.setup.play-deck-characters

  @rule:core.setup.fallen-wizard-banned-cards
  Rule: Eighteen cards for anybody else

    @id:core-setup-0291 @forbid
    Scenario: An old road
      Given the emended rules
      And the player brings the plain Fallen-wizard deck
      And the deck's sideboard gains 1 "Old Road"
      When the player declares to be a Fallen-wizard, Alatar
      Then it is illegal by core.setup.fallen-wizard-banned-cards

    @id:core-setup-0292 @forbid
    Scenario: The Balrog at one's side
      Given the emended rules
      And the player brings the plain Fallen-wizard deck
      And the deck's sideboard gains 1 "AS-71"
      When the player declares to be a Fallen-wizard, Alatar
      Then it is illegal by core.setup.fallen-wizard-banned-cards

    @id:core-setup-1158 @forbid
    Scenario: Nobody is Sauron and a Wizard, too
      Given the emended rules
      And the player brings the plain Fallen-wizard deck
      And the deck's sideboard gains 1 "Sauron"
      When the player declares to be a Fallen-wizard, Alatar
      Then it is illegal by core.setup.fallen-wizard-banned-cards

    @id:core-setup-0293 @allow
    Scenario: Far sight
      Given the emended rules
      And the player brings the plain Fallen-wizard deck
      And the deck's sideboard gains 1 "Far-sight"
      When the player declares to be a Fallen-wizard, Alatar
      Then it is legal

    @id:core-setup-0294 @allow
    Scenario: The same old road, for a Wizard
      Given the emended rules
      And the player brings the plain Wizard deck
      And the deck's sideboard gains 1 "Old Road"
      When the player declares to be a Wizard
      Then it is legal

  @rule:core.setup.balrog-avatar
  Rule: One Balrog

    @id:core-setup-0295 @allow
    Scenario: The Balrog a third time
      Given the emended rules
      And the player brings the plain Balrog deck
      And the deck's characters gain 1 "BA-3"
      When the player declares to be the Balrog
      Then it is legal

    @id:core-setup-0296 @forbid
    Scenario: Khamûl
      Given the emended rules
      And the player brings the plain Balrog deck
      And the deck's sideboard gains 1 "Khamûl the Ringwraith"
      When the player declares to be the Balrog
      Then it is illegal by core.setup.balrog-avatar

  @rule:core.setup.wizard-avatars
  Rule: Only Wizards come as avatars of a Wizard player

    @id:core-kinds-0001 @forbid
    Scenario: A Wizard player does not play The Witch-king
      Given the emended rules
      And it is the organization phase
      And untapped Aragorn II is at Rivendell
      And the player holds "The Witch-king"
      When the player organizes
      And it is asked whether the player may play The Witch-king at Rivendell
      Then it is illegal by core.setup.wizard-avatars

    @id:core-kinds-0002 @allow
    Scenario: A Wizard player plays Alatar
      Given the emended rules
      And it is the organization phase
      And untapped Aragorn II is at Rivendell
      And the player holds "Alatar"
      When the player organizes
      And it is asked whether the player may play Alatar at Rivendell
      Then it is legal

  @rule:core.setup.ringwraith-avatars
  Rule: Only Ringwraiths come as avatars of a Ringwraith player

    @id:core-kinds-0003 @forbid
    Scenario: A Ringwraith player does not play a Wizard at Minas Morgul
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped Ostisen is at Minas Morgul
      And the player holds "TW-156"
      When the player organizes
      And it is asked whether the player may play TW-156 at Minas Morgul
      Then it is illegal by core.setup.ringwraith-avatars

    @id:core-kinds-0004 @allow
    Scenario: A Ringwraith player plays The Witch-king at Minas Morgul
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped Ostisen is at Minas Morgul
      And the player holds "The Witch-king"
      When the player organizes
      And it is asked whether the player may play The Witch-king at Minas Morgul
      Then it is legal

  @rule:core.setup.fallen-wizard-avatars
  Rule: Only Fallen-wizards come as avatars of a Fallen-wizard player

    @id:core-kinds-0005 @forbid
    Scenario: A Fallen-wizard player does not play The Witch-king at Minas Morgul
      Given the emended rules
      And the player is a Fallen-wizard
      And it is the organization phase
      And untapped Ostisen is at Minas Morgul
      And the player holds "The Witch-king"
      When the player organizes
      And it is asked whether the player may play The Witch-king at Minas Morgul
      Then it is illegal by core.setup.fallen-wizard-avatars

    @id:core-kinds-0012 @allow
    Scenario: A Fallen-wizard player plays the Gandalf who has fallen at Bag End
      Given the emended rules
      And the player is a Fallen-wizard
      And it is the organization phase
      And untapped Bilbo is at Bag End
      And the player holds "WH-4"
      When the player organizes
      And it is asked whether the player may play WH-4 at Bag End
      Then it is legal

  @rule:core.setup.balrog-avatar
  Rule: Only the Balrog comes as the avatar of a Balrog player

    @id:core-kinds-0006 @forbid
    Scenario: A Balrog player does not play The Witch-king at The Under-gates
      Given the emended rules
      And the player is the Balrog
      And it is the organization phase
      And untapped Azog is at The Under-gates
      And the player holds "The Witch-king"
      When the player organizes
      And it is asked whether the player may play The Witch-king at The Under-gates
      Then it is illegal by core.setup.balrog-avatar

  @rule:core.setup.wizard-hero-characters
  Rule: A Wizard player plays hero characters

    @id:core-kinds-0007 @forbid
    Scenario: A Wizard player does not play Ostisen in the Vale of Erech
      Given the emended rules
      And it is the organization phase
      And untapped Aragorn II is at Vale of Erech
      And the player holds "Ostisen"
      When the player organizes
      And it is asked whether the player may play Ostisen at Vale of Erech
      Then it is illegal by core.setup.wizard-hero-characters

    @id:core-kinds-0008 @allow
    Scenario: A Wizard player plays Haldir at Lórien
      Given the emended rules
      And it is the organization phase
      And untapped Aragorn II is at Lórien
      And the player holds "Haldir"
      When the player organizes
      And it is asked whether the player may play Haldir at Lórien
      Then it is legal

  @rule:core.setup.ringwraith-minion-characters
  Rule: A Ringwraith player plays minion characters

    @id:core-kinds-0009 @forbid
    Scenario: A Ringwraith player does not play Boromir at Minas Tirith
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped Shagrat is at Minas Tirith
      And the player holds "Boromir II"
      When the player organizes
      And it is asked whether the player may play Boromir II at Minas Tirith
      Then it is illegal by core.setup.ringwraith-minion-characters

    @id:core-kinds-0010 @allow
    Scenario: A Ringwraith player plays Shagrat at Cirith Ungol
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped Ostisen is at Cirith Ungol
      And the player holds "Shagrat"
      When the player organizes
      And it is asked whether the player may play Shagrat at Cirith Ungol
      Then it is legal

  @rule:core.setup.balrog-minion-characters
  Rule: A Balrog player plays minion characters

    @id:core-kinds-0011 @forbid
    Scenario: A Balrog player does not play Gimli at his home
      Given the emended rules
      And the player is the Balrog
      And it is the organization phase
      And untapped Azog is at Iron Hill Dwarf-hold
      And the player holds "Gimli"
      When the player organizes
      And it is asked whether the player may play Gimli at Iron Hill Dwarf-hold
      Then it is illegal by core.setup.balrog-minion-characters

  @rule:core.setup.balrog-minion-characters
  Rule: Minions for the Balrog

    @id:core-setup-0297 @allow
    Scenario: Azog
      Given the emended rules
      And the player brings the plain Balrog deck
      And the deck's characters gain 1 "Azog"
      When the player declares to be the Balrog
      Then it is legal

    @id:core-setup-0298 @forbid
    Scenario: Beorn
      Given the emended rules
      And the player brings the plain Balrog deck
      And the deck's characters gain 1 "Beorn"
      When the player declares to be the Balrog
      Then it is illegal by core.setup.balrog-minion-characters

  @rule:core.setup.balrog-agents-are-hazards
  Rule: Agents serve somebody else

    @id:core-setup-0299 @allow
    Scenario: Baugúr fills up the hazards, Orc though he is
      Given the emended rules
      And the player brings the plain Balrog deck
      And the deck's hazards lose 1 "River"
      And the deck's hazards gain 1 "Baugúr"
      When the player declares to be the Balrog
      Then it is legal

    @id:core-setup-0300 @allow
    Scenario: Eight, two more, and Baugúr
      Given the emended rules
      And the player brings the plain Balrog deck
      And the deck's characters gain 1 "Azog", 1 "Bolg" and 1 "Baugúr"
      And the deck's hazards lose 1 "River"
      When the player declares to be the Balrog
      Then it is legal

    @id:core-setup-0401 @allow
    Scenario: Baugúr comes as a hazard
      Given the emended rules
      And the opponent is the Balrog
      And it is the movement/hazard phase
      And untapped Glóin is at Moria
      And the opponent holds "Baugúr"
      When the opponent plays Baugúr as an agent
      Then it is legal
      And Baugúr is in play

    @id:core-setup-0402 @forbid
    Scenario: And not as a character
      Given the emended rules
      And the player is the Balrog
      And it is the organization phase
      And untapped Lagduf is at Dol Guldur
      And the player holds "Baugúr"
      When the player organizes
      And the player plays Baugúr into Lagduf's company
      Then it is illegal by core.agents.agent-as-character

  @rule:core.setup.balrog-orcs-and-trolls
  Rule: Orcs and Trolls

    @id:core-setup-0301 @allow
    Scenario: A lout of a Troll
      Given the emended rules
      And the player brings the plain Balrog deck
      And the deck's characters gain 1 "Troll Lout"
      When the player declares to be the Balrog
      Then it is legal

    @id:core-setup-0302 @forbid
    Scenario: A horseman in the night
      Given the emended rules
      And the player brings the plain Balrog deck
      And the deck's characters gain 1 "Horseman in the Night"
      When the player declares to be the Balrog
      Then it is illegal by core.setup.balrog-orcs-and-trolls

  @rule:core.setup.balrog-mind-below-nine
  Rule: Nobody too clever

    @id:core-setup-0303 @allow
    Scenario: Umagaur is the Balrog's own
      Given the emended rules
      And the player brings the plain Balrog deck
      And the deck's characters gain 1 "Umagaur"
      When the player declares to be the Balrog
      Then it is legal

    @id:core-setup-0304 @forbid
    Scenario: A lieutenant of somebody else
      Given the emended rules
      And the player brings the plain Balrog deck
      And the deck's characters gain 1 "Lieutenant of Angmar"
      When the player declares to be the Balrog
      Then it is illegal by core.setup.balrog-mind-below-nine

    @id:core-setup-0305 @allow
    Scenario: The chief of the Trolls
      Given the emended rules
      And the player brings the plain Balrog deck
      And the deck's characters gain 1 "Troll-chief"
      When the player declares to be the Balrog
      Then it is legal

  @rule:core.setup.balrog-resources
  Rule: What helps the Balrog

    @id:core-setup-0306 @allow
    Scenario: A saw-toothed blade
      Given the emended rules
      And the player brings the plain Balrog deck
      And the deck's sideboard gains 1 "Saw-toothed Blade"
      When the player declares to be the Balrog
      Then it is legal

    @id:core-setup-0307 @forbid
    Scenario: A dagger of Westernesse
      Given the emended rules
      And the player brings the plain Balrog deck
      And the deck's sideboard gains 1 "Dagger of Westernesse"
      When the player declares to be the Balrog
      Then it is illegal by core.setup.balrog-resources

    @id:core-setup-0308 @allow
    Scenario: Twilight, which is nobody's own
      Given the emended rules
      And the player brings the plain Balrog deck
      And the deck's resources lose 1 "Bold Thrust"
      And the deck's resources gain 1 "Twilight"
      When the player declares to be the Balrog
      Then it is legal

  @rule:core.setup.balrog-factions
  Rule: Wolves, Dragons and worse

    @id:core-setup-0309 @allow
    Scenario: Wargs and a Dragon
      Given the emended rules
      And the player brings the plain Balrog deck
      And the deck's sideboard gains 1 "Misty Mountain Wargs" and 1 "Leucaruth Roused"
      When the player declares to be the Balrog
      Then it is legal

    @id:core-setup-0310 @forbid
    Scenario: Men of the south
      Given the emended rules
      And the player brings the plain Balrog deck
      And the deck's sideboard gains 1 "LE-287"
      When the player declares to be the Balrog
      Then it is illegal by core.setup.balrog-factions

  @rule:core.setup.balrog-banned-cards
  Rule: What the Balrog has no use for

    @id:core-setup-0311 @forbid
    Scenario: A black rider
      Given the emended rules
      And the player brings the plain Balrog deck
      And the deck's sideboard gains 1 "Black Rider"
      When the player declares to be the Balrog
      Then it is illegal by core.setup.balrog-banned-cards

    @id:core-setup-0312 @forbid
    Scenario: Dwar, unleashed
      Given the emended rules
      And the player brings the plain Balrog deck
      And the deck's sideboard gains 1 "Dwar Unleashed"
      When the player declares to be the Balrog
      Then it is illegal by core.setup.balrog-banned-cards

    @id:core-setup-0313 @forbid
    Scenario: Himself, in somebody else's pay
      Given the emended rules
      And the player brings the plain Balrog deck
      And the deck's sideboard gains 1 "AS-71"
      When the player declares to be the Balrog
      Then it is illegal by core.setup.balrog-banned-cards

    @id:core-setup-0314 @allow
    Scenario: The king of the wargs
      Given the emended rules
      And the player brings the plain Balrog deck
      And the deck's sideboard gains 1 "The Warg-king"
      When the player declares to be the Balrog
      Then it is legal

    @id:core-setup-0315 @allow
    Scenario: A black rider for a Ringwraith
      Given the emended rules
      And the player brings the plain Ringwraith deck
      And the deck's sideboard gains 1 "Black Rider"
      When the player declares to be a Ringwraith
      Then it is legal

  @rule:core.setup.location-deck-contents
  Rule: Havens as one likes, and one of all else

    @id:core-setup-0316 @allow
    Scenario: Four times Lórien
      Given the emended rules
      And the player brings the plain Wizard deck
      And the deck's sites gain 3 "Lórien"
      When the player declares to be a Wizard
      Then it is legal

    @id:core-setup-0317 @forbid
    Scenario: Twice Moria
      Given the emended rules
      And the player brings the plain Wizard deck
      And the deck's sites gain 1 "Moria"
      When the player declares to be a Wizard
      Then it is illegal by core.setup.location-deck-contents

    @id:core-setup-0318 @forbid
    Scenario: Waybread is no place
      Given the emended rules
      And the player brings the plain Wizard deck
      And the deck's sites gain 1 "Cram"
      When the player declares to be a Wizard
      Then it is illegal by core.setup.location-deck-contents

  @rule:core.setup.no-region-cards
  Rule: The map will do

    @id:core-setup-0319 @forbid
    Scenario: Rhudaur, as a card
      Given the emended rules
      And the player brings the plain Wizard deck
      And the deck's sites gain 1 "Rhudaur"
      When the player declares to be a Wizard
      Then it is illegal by core.setup.no-region-cards

    @id:core-setup-0320 @allow
    Scenario: A site in Rhudaur
      Given the emended rules
      And the player brings the plain Wizard deck
      And the deck's sites gain 1 "TW-381"
      When the player declares to be a Wizard
      Then it is legal

  @rule:core.setup.balrog-sites-for-everyone
  Rule: Five places under the mountains, for everybody

    @id:core-setup-0321 @allow
    Scenario: The Wind-deeps
      Given the emended rules
      And the player brings the plain Wizard deck
      And the deck's sites gain 1 "The Wind-deeps"
      When the player declares to be a Wizard
      Then it is legal

    @id:core-setup-0322 @forbid
    Scenario: The Wind-deeps twice
      Given the emended rules
      And the player brings the plain Wizard deck
      And the deck's sites gain 2 "The Wind-deeps"
      When the player declares to be a Wizard
      Then it is illegal by core.setup.location-deck-contents

    @id:core-setup-0323 @forbid
    Scenario: The Under-leas as the Balrog knows them
      Given the emended rules
      And the player brings the plain Wizard deck
      And the deck's sites gain 1 "BA-102"
      When the player declares to be a Wizard
      Then it is illegal by core.setup.wizard-location-deck

    @id:core-setup-0324 @allow
    Scenario: Ancient Deep-hold for a Ringwraith
      Given the emended rules
      And the player brings the plain Ringwraith deck
      And the deck's sites gain 1 "Ancient Deep-hold"
      When the player declares to be a Ringwraith
      Then it is legal

    @id:core-setup-0325 @allow
    Scenario: Remains of Thangorodrim for one who has fallen
      Given the emended rules
      And the player brings the plain Fallen-wizard deck
      And the deck's sites gain 1 "Remains of Thangorodrim"
      When the player declares to be a Fallen-wizard, Alatar
      Then it is legal

  @rule:core.setup.wizard-location-deck
  Rule: Sites as heroes know them

    @id:core-setup-0326 @allow
    Scenario: Goblin-gate
      Given the emended rules
      And the player brings the plain Wizard deck
      And the deck's sites gain 1 "TW-398"
      When the player declares to be a Wizard
      Then it is legal

    @id:core-setup-0327 @forbid
    Scenario: Goblin-gate, as its goblins know it
      Given the emended rules
      And the player brings the plain Wizard deck
      And the deck's sites gain 1 "LE-378"
      When the player declares to be a Wizard
      Then it is illegal by core.setup.wizard-location-deck

  @rule:core.setup.ringwraith-location-deck
  Rule: Sites as minions know them

    @id:core-setup-0328 @allow
    Scenario: Three times Dol Guldur, and Edoras as minions know it
      Given the emended rules
      And the player brings the plain Ringwraith deck
      And the deck's sites gain 1 "Dol Guldur" and 1 "Edoras"
      When the player declares to be a Ringwraith
      Then it is legal

    @id:core-setup-0329 @forbid
    Scenario: Edoras as its riders know it
      Given the emended rules
      And the player brings the plain Ringwraith deck
      And the deck's sites gain 1 "TW-394"
      When the player declares to be a Ringwraith
      Then it is illegal by core.setup.ringwraith-location-deck

    @id:core-setup-0330 @forbid
    Scenario: Moria as the Balrog knows it
      Given the emended rules
      And the player brings the plain Ringwraith deck
      And the deck's sites gain 1 "BA-93"
      When the player declares to be a Ringwraith
      Then it is illegal by core.setup.ringwraith-location-deck

  @rule:core.setup.fallen-wizard-location-deck
  Rule: Both sides, one of each

    @id:core-setup-0331 @allow
    Scenario: Moria twice, one of either side
      Given the emended rules
      And the player brings the plain Fallen-wizard deck
      And the deck's sites gain 1 "LE-392"
      When the player declares to be a Fallen-wizard, Alatar
      Then it is legal

    @id:core-setup-0332 @forbid
    Scenario: The Grey Havens twice
      Given the emended rules
      And the player brings the plain Fallen-wizard deck
      And the deck's sites gain 2 "TW-399"
      When the player declares to be a Fallen-wizard, Alatar
      Then it is illegal by core.setup.fallen-wizard-location-deck

    @id:core-setup-0333 @allow
    Scenario: The Grey Havens once
      Given the emended rules
      And the player brings the plain Fallen-wizard deck
      And the deck's sites gain 1 "TW-399"
      When the player declares to be a Fallen-wizard, Alatar
      Then it is legal

    @id:core-setup-0334 @forbid
    Scenario: Moria in the Balrog's own version
      Given the emended rules
      And the player brings the plain Fallen-wizard deck
      And the deck's sites gain 1 "BA-93"
      When the player declares to be a Fallen-wizard, Alatar
      Then it is illegal by core.setup.fallen-wizard-location-deck

  @rule:core.setup.fallen-wizard-own-sites
  Rule: One's own as often as one likes

    @id:core-setup-0335 @allow
    Scenario: Isengard four times
      Given the emended rules
      And the player brings the plain Fallen-wizard deck
      And the deck's sites gain 3 "WH-56"
      When the player declares to be a Fallen-wizard, Alatar
      Then it is legal

    @id:core-setup-0336 @allow
    Scenario: Deep Mines twice, though they are no haven
      Given the emended rules
      And the player brings the plain Fallen-wizard deck
      And the deck's sites gain 2 "Deep Mines"
      When the player declares to be a Fallen-wizard, Alatar
      Then it is legal

    @id:core-setup-0337 @forbid
    Scenario: Deep Mines are nobody else's
      Given the emended rules
      And the player brings the plain Wizard deck
      And the deck's sites gain 1 "Deep Mines"
      When the player declares to be a Wizard
      Then it is illegal by core.setup.wizard-location-deck

  @rule:core.setup.balrog-location-deck
  Rule: What is his own he has as his own

    @id:core-setup-0338 @allow
    Scenario: Ettenmoors, and Moria as he knows it
      Given the emended rules
      And the player brings the plain Balrog deck
      When the player declares to be the Balrog
      Then it is legal

    @id:core-setup-0339 @forbid
    Scenario: Minas Morgul, in another's hands
      Given the emended rules
      And the player brings the plain Balrog deck
      And the deck's sites gain 1 "LE-390"
      When the player declares to be the Balrog
      Then it is illegal by core.setup.balrog-location-deck

    @id:core-setup-0340 @forbid
    Scenario: Cirith Ungol, in another's hands
      Given the emended rules
      And the player brings the plain Balrog deck
      And the deck's sites gain 1 "LE-362"
      When the player declares to be the Balrog
      Then it is illegal by core.setup.balrog-location-deck

    @id:core-setup-0341 @forbid
    Scenario: The Under-grottos, in another's hands
      Given the emended rules
      And the player brings the plain Balrog deck
      And the deck's sites gain 1 "AS-166"
      When the player declares to be the Balrog
      Then it is illegal by core.setup.balrog-location-deck

    @id:core-setup-0342 @allow
    Scenario: The Under-grottos, in his own
      Given the emended rules
      And the player brings the plain Balrog deck
      And the deck's sites gain 1 "BA-101"
      When the player declares to be the Balrog
      Then it is legal

    @id:core-setup-0343 @forbid
    Scenario: Ettenmoors twice
      Given the emended rules
      And the player brings the plain Balrog deck
      And the deck's sites gain 1 "Ettenmoors"
      When the player declares to be the Balrog
      Then it is illegal by core.setup.balrog-location-deck

    @id:core-setup-0344 @forbid
    Scenario: No hero's site
      Given the emended rules
      And the player brings the plain Balrog deck
      And the deck's sites gain 1 "TW-394"
      When the player declares to be the Balrog
      Then it is illegal by core.setup.balrog-location-deck

  @rule:core.setup.play-deck-resources
  Rule: Thirty to fifty

    @id:core-setup-0345 @forbid
    Scenario: Twenty-nine of each
      Given the emended rules
      And the player brings the plain Wizard deck
      And the deck's resources lose 1 "Block"
      And the deck's hazards lose 1 "River"
      When the player declares to be a Wizard
      Then it is illegal by core.setup.play-deck-resources

    @id:core-setup-0346 @allow
    Scenario: Thirty of each
      Given the emended rules
      And the player brings the plain Wizard deck
      When the player declares to be a Wizard
      Then it is legal

    @id:core-setup-0347 @forbid
    Scenario: Fifty-one of each
      Given the emended rules
      And the player brings the plain Wizard deck
      And the deck's resources gain 3 "A Friend or Three", 3 "Anduin River", 3 "Bridge", 3 "Eagle-mounts", 3 "Dark Quarrels", 3 "Fair Sailing" and 3 "Ash Mountains"
      And the deck's hazards gain 3 "Ambusher", 3 "Assassin", 3 "Crebain", 3 "Barrow-wight", 3 "Corsairs of Umbar", 3 "Sellswords Between Charters" and 3 "Silent Watcher"
      When the player declares to be a Wizard
      Then it is illegal by core.setup.play-deck-resources

    @id:core-setup-0348 @allow
    Scenario: Fifty of each
      Given the emended rules
      And the player brings the plain Wizard deck
      And the deck's resources gain 3 "A Friend or Three", 3 "Anduin River", 3 "Bridge", 3 "Eagle-mounts", 3 "Dark Quarrels", 3 "Fair Sailing" and 2 "Ash Mountains"
      And the deck's hazards gain 3 "Ambusher", 3 "Assassin", 3 "Crebain", 3 "Barrow-wight", 3 "Corsairs of Umbar", 3 "Sellswords Between Charters" and 2 "Silent Watcher"
      When the player declares to be a Wizard
      Then it is legal

  @rule:core.setup.hazards-equal-resources
  Rule: As many of the one as of the other

    @id:core-setup-0349 @forbid
    Scenario: One hazard too few
      Given the emended rules
      And the player brings the plain Wizard deck
      And the deck's resources gain 1 "A Friend or Three"
      When the player declares to be a Wizard
      Then it is illegal by core.setup.hazards-equal-resources

    @id:core-setup-0350 @allow
    Scenario: One more of each
      Given the emended rules
      And the player brings the plain Wizard deck
      And the deck's resources gain 1 "A Friend or Three"
      And the deck's hazards gain 1 "Ambusher"
      When the player declares to be a Wizard
      Then it is legal

  @rule:core.setup.play-deck-characters
  Rule: Ten, and the avatars

    @id:core-setup-0351 @allow
    Scenario: Ten
      Given the emended rules
      And the player brings the plain Wizard deck
      And the deck's characters gain 1 "Legolas" and 1 "Gimli"
      When the player declares to be a Wizard
      Then it is legal

    @id:core-setup-0352 @forbid
    Scenario: Eleven
      Given the emended rules
      And the player brings the plain Wizard deck
      And the deck's characters gain 1 "Legolas", 1 "Gimli" and 1 "Beregond"
      When the player declares to be a Wizard
      Then it is illegal by core.setup.play-deck-characters

    @id:core-setup-0353 @allow
    Scenario: The pool is another matter
      Given the emended rules
      And the player brings the plain Wizard deck
      And the deck's characters gain 1 "Legolas" and 1 "Gimli"
      And the deck's pool gains 1 "Beregond"
      When the player declares to be a Wizard
      Then it is legal

  @rule:core.setup.play-deck-avatars
  Rule: Three avatars

    @id:core-setup-0354 @allow
    Scenario: Three times Gandalf
      Given the emended rules
      And the player brings the plain Wizard deck
      And the deck's characters gain 1 "Gandalf"
      When the player declares to be a Wizard
      Then it is legal

    @id:core-setup-0355 @forbid
    Scenario: Four times Gandalf
      Given the emended rules
      And the player brings the plain Wizard deck
      And the deck's characters gain 2 "Gandalf"
      When the player declares to be a Wizard
      Then it is illegal by core.setup.play-deck-avatars

  @rule:core.setup.not-three-different-avatars
  Rule: Not three different ones

    @id:core-setup-0356 @allow
    Scenario: Twice Dwar, and Ren
      Given the emended rules
      And the player brings the plain Ringwraith deck
      And the deck's characters gain 1 "Ren the Ringwraith"
      When the player declares to be a Ringwraith
      Then it is legal

    @id:core-setup-0357 @forbid
    Scenario: Dwar, Ren and Khamûl
      Given the emended rules
      And the player brings the plain Ringwraith deck
      And the deck's characters lose 1 "Dwar the Ringwraith"
      And the deck's characters gain 1 "Ren the Ringwraith" and 1 "Khamûl the Ringwraith"
      When the player declares to be a Ringwraith
      Then it is illegal by core.setup.not-three-different-avatars

    @id:core-setup-0358 @allow
    Scenario: Ren and Khamûl
      Given the emended rules
      And the player brings the plain Ringwraith deck
      And the deck's characters lose 2 "Dwar the Ringwraith"
      And the deck's characters gain 1 "Ren the Ringwraith" and 1 "Khamûl the Ringwraith"
      When the player declares to be a Ringwraith
      Then it is legal

  @rule:core.setup.twelve-creatures
  Rule: Twelve creatures

    @id:core-setup-0359 @allow
    Scenario: Twelve
      Given the emended rules
      And the player brings the plain Wizard deck
      When the player declares to be a Wizard
      Then it is legal

    @id:core-setup-0360 @forbid
    Scenario: Eleven, and a storm
      Given the emended rules
      And the player brings the plain Wizard deck
      And the deck's hazards lose 1 "Wargs"
      And the deck's hazards gain 1 "Snowstorm"
      And the deck's sideboard loses 1 "Snowstorm"
      When the player declares to be a Wizard
      Then it is illegal by core.setup.twelve-creatures

    @id:core-setup-0361 @forbid
    Scenario: Those beside the deck do not help
      Given the emended rules
      And the player brings the plain Wizard deck
      And the deck's hazards lose 1 "Wargs"
      And the deck's hazards gain 1 "Snowstorm"
      And the deck's sideboard loses 1 "Snowstorm"
      And the deck's sideboard gains 1 "Wargs"
      When the player declares to be a Wizard
      Then it is illegal by core.setup.twelve-creatures

    @id:core-setup-0362 @allow
    Scenario: Thirteen
      Given the emended rules
      And the player brings the plain Wizard deck
      And the deck's hazards lose 1 "River"
      And the deck's hazards gain 1 "Watcher in the Water"
      When the player declares to be a Wizard
      Then it is legal

  @rule:core.setup.half-creatures
  Rule: Some are half a creature

    @id:core-setup-0363 @allow
    Scenario: Ten, two Dragons on the wing and at home, one Nazgûl and one Balrog
      Given the emended rules
      And the player brings the plain Wizard deck
      And the deck's hazards lose 2 "Wargs" and 2 "River"
      And the deck's hazards gain 1 "Itangast Ahunt", 1 "Scorba at Home", 1 "Ren the Unclean" and 1 "Balrog of Moria"
      When the player declares to be a Wizard
      Then it is legal

    @id:core-setup-0364 @forbid
    Scenario: Without the Balrog
      Given the emended rules
      And the player brings the plain Wizard deck
      And the deck's hazards lose 2 "Wargs" and 1 "River"
      And the deck's hazards gain 1 "Itangast Ahunt", 1 "Scorba at Home" and 1 "Ren the Unclean"
      When the player declares to be a Wizard
      Then it is illegal by core.setup.twelve-creatures

    @id:core-setup-0365 @allow
    Scenario: Eleven, and two agents
      Given the emended rules
      And the player brings the plain Wizard deck
      And the deck's hazards lose 1 "Wargs" and 1 "River"
      And the deck's hazards gain 1 "Ivic" and 1 "Leamon"
      When the player declares to be a Wizard
      Then it is legal

    @id:core-setup-0366 @forbid
    Scenario: Whose agents are characters has no halves of them
      Given the emended rules
      And the player brings the plain Ringwraith deck
      And the deck's hazards lose 1 "Wargs"
      And the deck's hazards gain 1 "Siege"
      And the deck's characters gain 1 "Ivic" and 1 "Leamon"
      When the player declares to be a Ringwraith
      Then it is illegal by core.setup.twelve-creatures

    @id:core-setup-0367 @allow
    Scenario: The Balrog has halves of them
      Given the emended rules
      And the player brings the plain Balrog deck
      And the deck's hazards lose 1 "Wargs" and 1 "River"
      And the deck's hazards gain 1 "Deallus" and 1 "Jûoma"
      When the player declares to be the Balrog
      Then it is legal

    @id:core-setup-0368 @forbid
    Scenario: But one half is not enough
      Given the emended rules
      And the player brings the plain Balrog deck
      And the deck's hazards lose 1 "Wargs"
      And the deck's hazards gain 1 "Deallus"
      When the player declares to be the Balrog
      Then it is illegal by core.setup.twelve-creatures

    @id:core-setup-0369 @forbid
    Scenario: A siege and a night are no creatures
      Given the emended rules
      And the player brings the plain Wizard deck
      And the deck's hazards lose 1 "Wargs" and 1 "River"
      And the deck's hazards gain 1 "Siege" and 1 "Morgul Night"
      When the player declares to be a Wizard
      Then it is illegal by core.setup.twelve-creatures

    @id:core-setup-0370 @allow
    Scenario: Nine, and seven halves
      Given the emended rules
      And the player brings the plain Wizard deck
      And the deck's hazards lose 3 "Wargs" and 3 "River" and 1 "Minions Stir"
      And the deck's hazards gain 1 "Itangast Ahunt", 1 "Scorba at Home", 1 "Ren the Unclean", 1 "Balrog of Moria", 1 "Smaug Ahunt", 1 "Adûnaphel" and 1 "Shelob"
      When the player declares to be a Wizard
      Then it is legal

  @rule:core.setup.sideboard-contents
  Rule: Anything but sites

    @id:core-setup-0371 @forbid
    Scenario: Rivendell, beside the deck
      Given the emended rules
      And the player brings the plain Wizard deck
      And the deck's sideboard gains 1 "TW-421"
      When the player declares to be a Wizard
      Then it is illegal by core.setup.sideboard-contents

    @id:core-setup-0372 @allow
    Scenario: Elrond, beside the deck
      Given the emended rules
      And the player brings the plain Wizard deck
      And the deck's sideboard gains 1 "Elrond"
      When the player declares to be a Wizard
      Then it is legal

  @rule:core.setup.sideboard-size
  Rule: As many as fit

    @id:core-setup-0373 @allow
    Scenario: Thirty
      Given the emended rules
      And the player brings the plain Wizard deck
      And the deck's sideboard gains 3 "Ambusher"
      When the player declares to be a Wizard
      Then it is legal

    @id:core-setup-0374 @forbid
    Scenario: Thirty-one
      Given the emended rules
      And the player brings the plain Wizard deck
      And the deck's sideboard gains 3 "Ambusher" and 1 "Assassin"
      When the player declares to be a Wizard
      Then it is illegal by core.setup.sideboard-size

  @rule:core.setup.anti-fallen-wizard-cards
  Rule: Ten more against the fallen

    @id:core-setup-0375 @allow
    Scenario: Thirty and ten
      Given the emended rules
      And the player brings the plain Wizard deck
      And the deck's sideboard gains 3 "Corsairs of Umbar"
      And the deck's cards against Fallen-wizards gain 3 "Ambusher", 3 "Assassin", 3 "Crebain" and 1 "Barrow-wight"
      When the player declares to be a Wizard
      Then it is legal

    @id:core-setup-0376 @forbid
    Scenario: Thirty and eleven
      Given the emended rules
      And the player brings the plain Wizard deck
      And the deck's sideboard gains 3 "Corsairs of Umbar"
      And the deck's cards against Fallen-wizards gain 3 "Ambusher", 3 "Assassin", 3 "Crebain" and 2 "Barrow-wight"
      When the player declares to be a Wizard
      Then it is illegal by core.setup.anti-fallen-wizard-cards

  @rule:core.setup.sideboard-avatars
  Rule: One avatar more than once

    @id:core-setup-0377 @allow
    Scenario: Twice Gandalf, and all others beside the deck
      Given the emended rules
      And the player brings the plain Wizard deck
      And the deck's sideboard gains 1 "Saruman" and 1 "Pallando" and 1 "Radagast"
      When the player declares to be a Wizard
      Then it is legal

    @id:core-setup-0378 @forbid
    Scenario: Twice Gandalf, and twice Saruman
      Given the emended rules
      And the player brings the plain Wizard deck
      And the deck's sideboard loses 1 "Wolves"
      And the deck's sideboard gains 2 "Saruman"
      When the player declares to be a Wizard
      Then it is illegal by core.setup.sideboard-avatars

    @id:core-setup-0379 @allow
    Scenario: Gandalf here and there
      Given the emended rules
      And the player brings the plain Wizard deck
      And the deck's sideboard gains 1 "Gandalf" and 1 "Saruman"
      When the player declares to be a Wizard
      Then it is legal

  @rule:core.setup.pool-characters
  Rule: Ten to begin with, and no avatar

    @id:core-setup-0380 @allow
    Scenario: Ten in the pool
      Given the emended rules
      And the player brings the plain Wizard deck
      And the deck's pool gains 1 "Beregond", 1 "Legolas", 1 "Gimli", 1 "Kíli" and 1 "Fíli"
      When the player declares to be a Wizard
      Then it is legal

    @id:core-setup-0381 @forbid
    Scenario: Eleven in the pool
      Given the emended rules
      And the player brings the plain Wizard deck
      And the deck's pool gains 1 "Beregond", 1 "Legolas", 1 "Gimli", 1 "Kíli", 1 "Fíli" and 1 "Óin"
      When the player declares to be a Wizard
      Then it is illegal by core.setup.pool-characters

    @id:core-setup-0382 @forbid
    Scenario: Gandalf does not wait in the pool
      Given the emended rules
      And the player brings the plain Wizard deck
      And the deck's characters lose 1 "Gandalf"
      And the deck's pool gains 1 "Gandalf"
      When the player declares to be a Wizard
      Then it is illegal by core.setup.pool-characters

  @rule:core.setup.pool-minor-items
  Rule: Two plain things

    @id:core-setup-0383 @allow
    Scenario: Two cloaks
      Given the emended rules
      And the player brings the plain Wizard deck
      And the deck's pool gains 1 "Elven Cloak"
      When the player declares to be a Wizard
      Then it is legal

    @id:core-setup-0384 @forbid
    Scenario: Three cloaks
      Given the emended rules
      And the player brings the plain Wizard deck
      And the deck's pool gains 2 "Elven Cloak"
      When the player declares to be a Wizard
      Then it is illegal by core.setup.pool-minor-items

    @id:core-setup-0385 @forbid
    Scenario: Sting is unique
      Given the emended rules
      And the player brings the plain Wizard deck
      And the deck's pool gains 1 "Sting"
      When the player declares to be a Wizard
      Then it is illegal by core.setup.pool-minor-items

    @id:core-setup-0386 @forbid
    Scenario: A treasure of a hoard
      Given the emended rules
      And the player brings the plain Wizard deck
      And the deck's pool gains 1 "Adamant Helmet"
      When the player declares to be a Wizard
      Then it is illegal by core.setup.pool-minor-items

    @id:core-setup-0387 @forbid
    Scenario: Glamdring is too great
      Given the emended rules
      And the player brings the plain Wizard deck
      And the deck's pool gains 1 "Glamdring"
      When the player declares to be a Wizard
      Then it is illegal by core.setup.pool-minor-items

    @id:core-setup-0388 @allow
    Scenario: Orders, instead of an item
      Given the emended rules
      And the player brings the plain Ringwraith deck
      And the deck's pool gains 1 "Orders from Lugbúrz"
      When the player declares to be a Ringwraith
      Then it is legal

    @id:core-setup-0389 @forbid
    Scenario: But not besides two
      Given the emended rules
      And the player brings the plain Ringwraith deck
      And the deck's pool gains 1 "Orders from Lugbúrz" and 1 "Black-hide Shield"
      When the player declares to be a Ringwraith
      Then it is illegal by core.setup.pool-minor-items

    @id:core-setup-0390 @forbid
    Scenario: An agent does not wait in a Wizard's pool
      Given the emended rules
      And the player brings the plain Wizard deck
      And the deck's pool gains 1 "Gisulf"
      When the player declares to be a Wizard
      Then it is illegal by core.setup.pool-minor-items

  @rule:core.setup.pool-stage-points
  Rule: Three points astray, no more and no less

    @id:core-setup-0391 @allow
    Scenario: One and two
      Given the emended rules
      And the player brings the plain Fallen-wizard deck
      When the player declares to be a Fallen-wizard, Alatar
      Then it is legal

    @id:core-setup-0392 @forbid
    Scenario: Two
      Given the emended rules
      And the player brings the plain Fallen-wizard deck
      And the deck's pool loses 1 "Thrall of the Voice"
      When the player declares to be a Fallen-wizard, Alatar
      Then it is illegal by core.setup.pool-stage-points

    @id:core-setup-0393 @forbid
    Scenario: Four
      Given the emended rules
      And the player brings the plain Fallen-wizard deck
      And the deck's pool loses 1 "Bad Company"
      And the deck's pool gains 1 "Plotting Ruin"
      When the player declares to be a Fallen-wizard, Alatar
      Then it is illegal by core.setup.pool-stage-points

    @id:core-setup-0394 @forbid
    Scenario: A faction does not count
      Given the emended rules
      And the player brings the plain Fallen-wizard deck
      And the deck's pool loses 1 "Thrall of the Voice"
      And the deck's pool gains 1 "Half-orcs"
      When the player declares to be a Fallen-wizard, Alatar
      Then it is illegal by core.setup.pool-stage-points

    @id:core-setup-0491 @forbid
    Scenario: What is no starting card is none of the three
      Given the emended rules
      And the player brings the plain Fallen-wizard deck
      And the deck's pool loses 1 "Thrall of the Voice"
      And the deck's pool gains 1 "Guarded Haven"
      When the player declares to be a Fallen-wizard, Alatar
      Then it is illegal by core.setup.pool-stage-points

  @rule:core.setup.pool-stage-non-unique
  Rule: One of them for anybody

    @id:core-setup-0395 @forbid
    Scenario: A squire and a garb
      Given the emended rules
      And the player brings the plain Fallen-wizard deck
      And the deck's pool loses 1 "Thrall of the Voice" and 1 "Bad Company"
      And the deck's pool gains 1 "Squire of the Hunt" and 1 "Huntsman’s Garb"
      When the player declares to be a Fallen-wizard, Alatar
      Then it is illegal by core.setup.pool-stage-non-unique

    @id:core-setup-0396 @allow
    Scenario: A squire and a double-dealer
      Given the emended rules
      And the player brings the plain Fallen-wizard deck
      And the deck's pool loses 1 "Thrall of the Voice" and 1 "Bad Company"
      And the deck's pool gains 1 "Squire of the Hunt" and 1 "Double-dealing"
      When the player declares to be a Fallen-wizard, Alatar
      Then it is legal

  @rule:core.setup.fallen-wizard-declares-avatar
  Rule: Which one?

    @id:core-setup-0397 @forbid
    Scenario: He does not say
      Given the emended rules
      And the player brings the plain Fallen-wizard deck
      When the player declares to be a Fallen-wizard
      Then it is illegal by core.setup.fallen-wizard-declares-avatar

    @id:core-setup-0398 @allow
    Scenario: He says so
      Given the emended rules
      And the player brings the plain Fallen-wizard deck
      When the player declares to be a Fallen-wizard, Alatar
      Then it is legal

  @rule:core.setup.declared-avatar-in-deck
  Rule: Who is declared is there

    @id:core-setup-0399 @forbid
    Scenario: Radagast is not
      Given the emended rules
      And the player brings the plain Fallen-wizard deck
      When the player declares to be a Fallen-wizard, Radagast
      Then it is illegal by core.setup.declared-avatar-in-deck

    @id:core-setup-0400 @allow
    Scenario: Radagast is, beside the deck
      Given the emended rules
      And the player brings the plain Fallen-wizard deck
      And the deck's sideboard gains 1 "Radagast"
      When the player declares to be a Fallen-wizard, Radagast
      Then it is legal

  @rule:core.setup.sideboard-size
  Rule: An older book has another number

    @id:core-setup-0196 @forbid
    Scenario: Twenty, when the Dragons had just come
      Given the printed rules
      And the player brings the plain Wizard deck
      When the player declares to be a Wizard
      Then it is illegal by core.setup.sideboard-size

    @id:core-setup-0197 @allow
    Scenario: So eighteen will do
      Given the printed rules
      And the player brings the plain Wizard deck
      And the deck's sideboard loses 3 "Brigands", 3 "Choking Shadows" and 3 "Giant"
      When the player declares to be a Wizard
      Then it is legal

  @rule:core.setup.anti-fallen-wizard-access
  Rule: Against whom they were picked

    @id:core-setup-0199 @compute
    Scenario: None of them against a Wizard
      Given the emended rules
      And the opponent brings the plain Wizard deck
      And the player brings the plain Wizard deck
      And the deck's cards against Fallen-wizards gain 3 "Ambusher" and 3 "Assassin"
      When the opponent declares to be a Wizard
      And the player declares to be a Wizard
      Then it is legal
      And the player's sideboard holds 27 cards

  # The draft

  @rule:core.setup.draft-round
  Rule: One of one's own, face-down

    Background:
      Given the emended rules
      And the draft has begun
      And the player's pool has Glóin and Balin
      And the opponent's pool has the opponent's Faramir and the opponent's Haldir

    @id:core-setup-0501 @allow
    Scenario: Glóin
      When the player drafts Glóin
      Then it is legal
      And Glóin is in the pool
      And the opponent cannot see Glóin

    @id:core-setup-0502 @forbid
    Scenario: Faramir is the opponent's
      When the player drafts the opponent's Faramir
      Then it is illegal by core.setup.draft-round

    @id:core-setup-1202 @forbid
    Scenario: Glóin is laid, and not on anything
      Given the player's location deck holds "Rivendell"
      When the player drafts "Glóin" on Rivendell
      Then it is illegal by core.setup.draft-round

    @id:core-setup-0503 @forbid
    Scenario: Who has laid somebody has laid him
      When the player drafts Glóin
      And the player drafts Balin now
      Then it is illegal by core.actions.when-asked

    @id:core-setup-0504 @compute @rule:core.setup.draft-others-join
    Scenario: Both are turned up together
      When the player drafts Glóin
      And the opponent drafts the opponent's Faramir
      Then Glóin and the opponent's Faramir are in the starting company
      And the opponent can see Glóin
      And the player has to act in the window draft

  @rule:core.setup.draft-duplicates-set-aside
  Rule: There is only one of him

    @id:core-setup-0511 @compute
    Scenario: Both want Faramir
      Given the emended rules
      And the draft has begun
      And the player's pool has Faramir and Balin
      And the opponent's pool has the opponent's Faramir and the opponent's Haldir
      When the player drafts the player's Faramir
      And the opponent drafts the opponent's Faramir
      Then the player's Faramir and the opponent's Faramir are set aside

    @id:core-setup-0512 @compute
    Scenario: Aragorn by another name
      Given the emended rules
      And the draft has begun
      And the player's pool has Aragorn II and Balin
      And the opponent's pool has the opponent's Strider and the opponent's Haldir
      When the player drafts Aragorn II
      And the opponent drafts the opponent's Strider
      Then Aragorn II and the opponent's Strider are set aside

    @id:core-setup-0895 @compute
    Scenario: There is more than one Troll Lout
      Given the emended rules
      And the player is a Ringwraith
      And the opponent is a Ringwraith
      And the draft has begun
      And the player's pool has Troll Lout and Gorbag
      And the opponent's pool has the opponent's Troll Lout and the opponent's Shagrat
      When the player drafts the player's Troll Lout
      And the opponent drafts the opponent's Troll Lout
      Then the player's Troll Lout and the opponent's Troll Lout are in the starting company

    @id:core-setup-0514 @forbid
    Scenario: Faramir is with the opponent already
      Given the emended rules
      And reading a of q.core.drafted-before
      And the draft has begun
      And the player's pool has Faramir and Balin
      And the opponent has drafted the opponent's Faramir
      And the opponent's pool has the opponent's Haldir and the opponent's Beretar
      When the player drafts the player's Faramir
      Then it is illegal by core.setup.draft-duplicates-set-aside

    @id:core-setup-0515 @forbid
    Scenario: Strider is with one's own company, by his better name
      Given the emended rules
      And reading a of q.core.drafted-before
      And the draft has begun
      And the player's pool has Strider and Balin
      And the player has drafted Aragorn II
      When the player drafts Strider
      Then it is illegal by core.setup.draft-duplicates-set-aside

    @id:core-setup-0516 @compute
    Scenario: He is set aside, as some have it
      Given the emended rules
      And reading b of q.core.drafted-before
      And the draft has begun
      And the player's pool has Faramir and Balin
      And the opponent has drafted the opponent's Faramir
      When the player drafts the player's Faramir
      Then the player's Faramir is set aside
      And the opponent's Faramir is in the starting company
      And the player has to act in the window draft

    @id:core-setup-0517 @allow
    Scenario: The opponent's Orc Tracker keeps nobody's out
      Given the emended rules
      And the player is a Ringwraith
      And the opponent is a Ringwraith
      And the draft has begun
      And the player's pool has Orc Tracker and Shagrat
      And the opponent has drafted the opponent's Orc Tracker
      When the player drafts the player's Orc Tracker
      Then it is legal
      And the player's Orc Tracker and the opponent's Orc Tracker are in the starting company

    @id:core-setup-0513 @compute @rule:core.setup.draft-others-join
    Scenario: There are trackers enough
      Given the emended rules
      And the player is a Ringwraith
      And the opponent is a Ringwraith
      And the draft has begun
      And the player's pool has Orc Tracker and Shagrat
      And the opponent's pool has the opponent's Orc Tracker and the opponent's Lagduf
      When the player drafts the player's Orc Tracker
      And the opponent drafts the opponent's Orc Tracker
      Then the player's Orc Tracker and the opponent's Orc Tracker are in the starting company

  @rule:core.setup.draft-five-characters
  Rule: Five are a company

    Background:
      Given the emended rules
      And the draft has begun
      And the player's pool has Dori and Nain
      And the player has drafted Éowyn, Bergil, Nori and Ori

    @id:core-setup-0521 @allow
    Scenario: Dori is the fifth
      When the player drafts Dori
      Then it is legal
      And Dori is in the starting company

    @id:core-setup-0522 @forbid
    Scenario: Nobody is the sixth
      Given the player has drafted Bard Bowman
      And the opponent's pool has the opponent's Faramir and the opponent's Haldir
      When the player drafts Dori
      Then it is illegal by core.setup.draft-five-characters

  @rule:core.setup.ringwraith-six-characters
  Rule: A Ringwraith has room for one more

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And the draft has begun
      And the player's pool has Orc Brawler and Orc Veteran
      And the player has drafted Luitprand, Odoacer, Ostisen, Muzgash and Lagduf

    @id:core-setup-0531 @allow
    Scenario: The sixth
      When the player drafts Orc Brawler
      Then it is legal
      And Orc Brawler is in the starting company

    @id:core-setup-0532 @forbid
    Scenario: But not a seventh
      Given the player has drafted Orc Sniffler
      And the opponent's pool has the opponent's Faramir and the opponent's Haldir
      When the player drafts Orc Brawler
      Then it is illegal by core.setup.draft-five-characters

  @rule:core.setup.balrog-six-characters
  Rule: And so has the Balrog

    Background:
      Given the emended rules
      And the player is the Balrog
      And the draft has begun
      And the player's pool has Mountain-maggot and Orc Sniffler
      And the player has drafted Orc Captain, Lagduf, Muzgash, Orc Veteran and Orc Brawler

    @id:core-setup-0541 @allow
    Scenario: A maggot is the sixth
      When the player drafts Mountain-maggot
      Then it is legal
      And Mountain-maggot is in the starting company

    @id:core-setup-0542 @forbid
    Scenario: A sniffler is one too many
      Given the player has drafted Crook-legged Orc
      And the opponent's pool has the opponent's Faramir and the opponent's Haldir
      When the player drafts Orc Sniffler
      Then it is illegal by core.setup.draft-five-characters

  @rule:core.setup.draft-twenty-mind
  Rule: Twenty mind, and no more

    Background:
      Given the emended rules
      And the draft has begun
      And the player's pool has Haldir and Elladan
      And the player has drafted Glorfindel II and Aragorn II

    @id:core-setup-0551 @allow
    Scenario: Haldir makes it twenty
      When the player drafts Haldir
      Then it is legal
      And Haldir is in the starting company

    @id:core-setup-0552 @forbid
    Scenario: Elladan would make it more
      When the player drafts Elladan
      Then it is illegal by core.setup.draft-twenty-mind

  @rule:core.setup.draft-stop-early
  Rule: Enough is enough

    @id:core-setup-0561 @allow
    Scenario: Two will do
      Given the emended rules
      And the draft has begun
      And the player's pool has Haldir and Elladan
      And the player's location deck holds "Rivendell"
      And the player has drafted Glóin and Balin
      When the player passes
      Then it is legal
      And Haldir and Elladan are in the pool
      And the player has to act in the window starting-sites

  @rule:core.setup.draft-opponent-finishes
  Rule: The other goes on alone

    Background:
      Given the emended rules
      And the draft has begun
      And the player's pool has Haldir and Elladan
      And the opponent's pool has the opponent's Glóin, the opponent's Balin and the opponent's Bifur

    @id:core-setup-0571 @allow
    Scenario: Glóin, and then Balin
      When the player passes
      And the opponent drafts the opponent's Glóin
      And the opponent drafts the opponent's Balin
      Then it is legal
      And the opponent's Glóin and the opponent's Balin are in the starting company

    @id:core-setup-0572 @forbid
    Scenario: Who has stopped has stopped
      When the player passes
      And the opponent drafts the opponent's Glóin
      And the player drafts Haldir now
      Then it is illegal by core.actions.when-asked
      And the opponent's Glóin is in the starting company

  @rule:core.setup.ringwraith-draft-agents
  Rule: Agents do not come by themselves

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And the draft has begun
      And the player's pool has Gergeli and Lagduf

    @id:core-setup-0581 @forbid
    Scenario: Gergeli
      When the player drafts Gergeli
      Then it is illegal by core.setup.ringwraith-draft-agents

    @id:core-setup-0582 @allow
    Scenario: Lagduf is no agent
      When the player drafts Lagduf
      Then it is legal
      And Lagduf is in the starting company

  @card:TD-91
  Rule: Some do not begin

    Background:
      Given the emended rules
      And the draft has begun
      And the player's pool has Fram Framson and Balin

    @id:core-setup-0586 @forbid
    Scenario: Fram Framson does not
      When the player drafts Fram Framson
      Then it is illegal by the text of "Fram Framson"

  @rule:core.setup.fallen-wizard-draft-agents
  Rule: A Fallen-wizard's agents are brought by somebody

    Background:
      Given the emended rules
      And the player is a Fallen-wizard
      And the draft has begun
      And the player's pool has Gisulf, Taladhan and Balin

    @id:core-setup-1001 @forbid
    Scenario: Bad Company is no company for Gisulf
      Given the player has "Bad Company" in play
      When the player drafts Gisulf
      Then it is illegal by core.setup.fallen-wizard-draft-agents

    @id:core-setup-1002 @allow
    Scenario: The Voice calls him
      Given the player has "Thrall of the Voice" in play
      When the player drafts Gisulf with "Thrall of the Voice"
      Then it is legal
      And Gisulf is in the starting company

    @id:core-setup-1003 @allow @rule:core.setup.fallen-wizard-draft-high-mind
    Scenario: And Taladhan, whatever his mind
      Given the player has "Thrall of the Voice" in play
      When the player drafts Taladhan with "Thrall of the Voice"
      Then it is legal
      And Taladhan is in the starting company

    @id:core-setup-1004 @forbid
    Scenario: But not both
      Given the player has "Thrall of the Voice" in play
      When the player drafts Taladhan with "Thrall of the Voice"
      And the player drafts Gisulf
      Then it is illegal by core.setup.fallen-wizard-draft-agents
      And Taladhan is in the starting company

    @id:core-setup-1005 @forbid @card:WH-82 @rule:core.setup.draft-round
    Scenario: One card brings one of them
      Given the player has "Thrall of the Voice" in play
      When the player drafts Taladhan with "Thrall of the Voice"
      And the player drafts Gisulf with "Thrall of the Voice"
      Then it is illegal by core.setup.draft-round
      And Taladhan is in the starting company

    @id:core-setup-1006 @allow
    Scenario: Balin needs nobody to call him
      When the player drafts Balin
      Then it is legal
      And Balin is in the starting company

    @id:core-setup-1007 @forbid @rule:core.setup.draft-round
    Scenario: The opponent's Voice calls nobody to the player
      Given the opponent is a Fallen-wizard
      And the opponent has "Thrall of the Voice" in play
      And the opponent's pool has the opponent's Faramir and the opponent's Haldir
      When the player drafts Gisulf with the opponent's "Thrall of the Voice"
      Then it is illegal by core.setup.draft-round

  @rule:core.setup.fallen-wizard-draft-orcs
  Rule: Bad company

    Background:
      Given the emended rules
      And the player is a Fallen-wizard
      And the draft has begun
      And the player's pool has Ufthak and Balin

    @id:core-setup-1011 @allow
    Scenario: Ufthak is it
      Given the player has "Bad Company" in play
      When the player drafts Ufthak
      Then it is legal
      And Ufthak is in the starting company

    @id:core-setup-1012 @forbid
    Scenario: The Voice alone does not reach him
      Given the player has "Thrall of the Voice" in play
      When the player drafts Ufthak with "Thrall of the Voice"
      Then it is illegal by core.setup.fallen-wizard-draft-orcs

    @id:core-setup-1013 @forbid
    Scenario: What the opponent has drafted is the opponent's company
      Given the opponent is a Fallen-wizard
      And the opponent has "Bad Company" in play
      And the opponent's pool has the opponent's Faramir and the opponent's Haldir
      When the player drafts Ufthak
      Then it is illegal by core.setup.fallen-wizard-draft-orcs

    @id:core-setup-1014 @allow
    Scenario: A Ringwraith asks nobody
      Given the player is a Ringwraith
      When the player drafts Ufthak
      Then it is legal
      And Ufthak is in the starting company

  @rule:core.setup.fallen-wizard-draft-high-mind
  Rule: Great minds have to be persuaded

    Background:
      Given the emended rules
      And the player is a Fallen-wizard
      And the draft has begun
      And the player's pool has Legolas, Aragorn II and Balin

    @id:core-setup-1021 @forbid
    Scenario: Legolas has a mind of six
      When the player drafts Legolas
      Then it is illegal by core.setup.fallen-wizard-draft-high-mind

    @id:core-setup-1022 @allow
    Scenario: Balin has one of five
      When the player drafts Balin
      Then it is legal
      And Balin is in the starting company

    @id:core-setup-1023 @allow
    Scenario: Legolas hears the Voice
      Given the player has "Thrall of the Voice" in play
      When the player drafts Legolas with "Thrall of the Voice"
      Then it is legal
      And Legolas is in the starting company

    @id:core-setup-1024 @forbid @card:WH-82 @rule:core.setup.draft-round
    Scenario: Aragorn does not
      Given the player has "Thrall of the Voice" in play
      When the player drafts Aragorn II with "Thrall of the Voice"
      Then it is illegal by core.setup.draft-round

    @id:core-setup-1025 @allow
    Scenario: To a Wizard he comes unasked
      Given the player is a Wizard
      When the player drafts Aragorn II
      Then it is legal
      And Aragorn II is in the starting company

    @id:core-setup-1026 @compute @card:WH-82 @rule:core.setup.draft-stage-duplicates
    Scenario: A thrall to the end of the game
      Given the player's location deck holds the hero "Ettenmoors"
      And the player's pool holds "Thrall of the Voice"
      When the player drafts "Thrall of the Voice"
      And the player drafts Legolas with "Thrall of the Voice"
      And the player passes
      And the player starts at Ettenmoors
      Then it is legal
      And Legolas bears "Thrall of the Voice"
      And the player has 15 general influence left
      And Legolas and Ettenmoors are in play
      And the player has 1 stage point
      And the player has 1 character point

  @rule:core.setup.fallen-wizard-draft-stage
  Rule: Stage resources are drafted as well

    Background:
      Given the emended rules
      And the player is a Fallen-wizard
      And the draft has begun
      And the player's pool has Balin
      And the player's pool holds "Bad Company" and "Thrall of the Voice"
      And the opponent's pool has the opponent's Faramir and the opponent's Haldir

    @id:core-setup-1031 @allow
    Scenario: One is laid as anybody is
      When the player drafts "Bad Company"
      Then it is legal
      And "Bad Company" is in the pool
      And the opponent cannot see "Bad Company"

    @id:core-setup-1032 @forbid
    Scenario: Nobody stops before they are drafted
      When the player drafts Balin
      And the opponent passes
      And the player passes
      Then it is illegal by core.setup.fallen-wizard-draft-stage
      And Balin is in the starting company

    @id:core-setup-1033 @allow
    Scenario: And then one may
      Given the player's location deck holds the hero "Ettenmoors"
      When the player drafts "Bad Company"
      And the opponent passes
      And the player drafts "Thrall of the Voice"
      And the player passes
      Then it is legal
      And "Bad Company" and "Thrall of the Voice" are in play
      And the player has 3 stage points
      And Balin is in the pool

    @id:core-setup-1034 @forbid @rule:core.setup.draft-round
    Scenario: It takes a round of its own
      When the player drafts "Bad Company"
      And the player drafts Balin now
      Then it is illegal by core.actions.when-asked

    @id:core-setup-1035 @allow
    Scenario: Or somebody is laid beside it
      Given reading b of q.core.stage-resource-beside-a-character
      When the player drafts "Bad Company"
      And the player drafts Balin now
      And the opponent drafts the opponent's Faramir
      Then it is legal
      And "Bad Company" is in play
      And the player has 2 stage points
      And Balin and the opponent's Faramir are in the starting company

    @id:core-setup-1200 @allow
    Scenario: Or it is laid beside somebody
      Given reading b of q.core.stage-resource-beside-a-character
      When the player drafts Balin
      And the player drafts "Bad Company" now
      And the opponent drafts the opponent's Faramir
      Then it is legal
      And "Bad Company" is in play
      And the player has 2 stage points
      And Balin and the opponent's Faramir are in the starting company

    @id:core-setup-1036 @forbid
    Scenario: Not two of them in one round
      Given reading b of q.core.stage-resource-beside-a-character
      When the player drafts "Bad Company"
      And the player drafts "Thrall of the Voice" now
      Then it is illegal by core.setup.fallen-wizard-draft-stage

    @id:core-setup-1037 @allow
    Scenario: By itself, if one likes
      Given reading b of q.core.stage-resource-beside-a-character
      When the player drafts "Bad Company"
      And the player passes now
      And the opponent drafts the opponent's Faramir
      Then it is legal
      And "Bad Company" is in play
      And the player has 2 stage points
      And the opponent's Faramir is in the starting company
      And the player has to act in the window draft

    @id:core-setup-1038 @forbid
    Scenario: A Wizard has nothing of that kind
      Given the player is a Wizard
      When the player drafts "Bad Company"
      Then it is illegal by core.setup.fallen-wizard-draft-stage

  @rule:core.setup.draft-stage-duplicates
  Rule: Two of a kind

    Background:
      Given the emended rules
      And the player is the Fallen-wizard Saruman
      And the opponent is the Fallen-wizard Saruman
      And the draft has begun
      And the player's pool has Balin
      And the opponent's pool has the opponent's Faramir

    @id:core-setup-1041 @compute
    Scenario: There is one coat of many colours
      Given the player's pool holds "Many-coloured Robes"
      And the opponent's pool holds the opponent's "Many-coloured Robes"
      When the player drafts the player's "Many-coloured Robes"
      And the opponent drafts the opponent's "Many-coloured Robes"
      Then the player's "Many-coloured Robes" and the opponent's "Many-coloured Robes" are in the discard pile

    @id:core-setup-1042 @compute
    Scenario: There is bad company everywhere
      Given the player's pool holds "Bad Company"
      And the opponent's pool holds the opponent's "Bad Company"
      When the player drafts the player's "Bad Company"
      And the opponent drafts the opponent's "Bad Company"
      Then the player's "Bad Company" and the opponent's "Bad Company" are in play
      And the player has 2 stage points
      And the opponent has 2 stage points

  @rule:core.setup.draft-stage-conditions
  Rule: What it takes to play it has to be there

    Background:
      Given the emended rules
      And the player is the Fallen-wizard Alatar
      And the draft has begun
      And the player's pool has Ioreth, Beregond and Balin
      And the player's pool holds "Squire of the Hunt"
      And the player's location deck holds the hero "Ettenmoors"

    @id:core-setup-1051 @forbid
    Scenario: Ioreth is no warrior
      When the player drafts Ioreth
      And the player drafts "Squire of the Hunt" on Ioreth
      Then it is illegal by core.setup.draft-stage-conditions
      And Ioreth is in the starting company

    @id:core-setup-1052 @allow
    Scenario: Beregond is
      When the player drafts Beregond
      And the player drafts "Squire of the Hunt" on Beregond
      And the player passes
      And the player starts at Ettenmoors
      Then it is legal
      And Beregond bears "Squire of the Hunt"
      And Beregond and Ettenmoors are in play
      And the player has 2 stage points

    @id:core-setup-1201 @compute @rule:core.setup.draft-stage-duplicates
    Scenario: The squire waits for the day when they set out
      When the player drafts Beregond
      And the player drafts "Squire of the Hunt" on Beregond
      Then "Squire of the Hunt" is in play
      And Beregond does not bear "Squire of the Hunt"
      And the player has 2 stage points
      And Beregond is in the starting company

    @id:core-setup-1053 @forbid
    Scenario: Nobody is there yet
      When the player drafts "Squire of the Hunt" on Beregond
      Then it is illegal by core.setup.draft-stage-conditions

    @id:core-setup-1054 @forbid
    Scenario: It is not left lying about
      When the player drafts Beregond
      And the player drafts "Squire of the Hunt"
      Then it is illegal by core.setup.draft-stage-conditions
      And Beregond is in the starting company

    @id:core-setup-1055 @allow @rule:core.setup.fallen-wizard-draft-stage
    Scenario: Whoever cannot lay it may stop
      When the player drafts Ioreth
      And the player passes
      Then it is legal
      And Ioreth is in the starting company
      And Beregond, Balin and "Squire of the Hunt" are in the pool

  @rule:core.setup.draft-stage-conditions
  Rule: Some are not played twice

    Background:
      Given the emended rules
      And the player is the Fallen-wizard Saruman
      And the draft has begun
      And the player's pool has Balin
      And the opponent's pool has the opponent's Faramir

    @id:core-setup-1056 @forbid
    Scenario: The opponent wears the robes already
      Given the opponent is the Fallen-wizard Saruman
      And the opponent has "Many-coloured Robes" in play
      And the player's pool holds the player's "Many-coloured Robes"
      When the player drafts the player's "Many-coloured Robes"
      Then it is illegal by core.setup.draft-stage-conditions

    @id:core-setup-1057 @allow @rule:core.setup.fallen-wizard-draft-stage
    Scenario: And so one may stop
      Given the opponent is the Fallen-wizard Saruman
      And the opponent has "Many-coloured Robes" in play
      And the player's pool holds the player's "Many-coloured Robes"
      When the player passes
      Then it is legal
      And Balin and the player's "Many-coloured Robes" are in the pool

    @id:core-setup-1058 @forbid @card:WH-84
    Scenario: One myrmidon is enough
      Given the player has "Wizard’s Myrmidon" in play
      And the player has drafted Beregond
      And the player's pool holds the player's "Wizard’s Myrmidon"
      When the player drafts the second "Wizard’s Myrmidon" on Beregond
      Then it is illegal by the text of "Wizard’s Myrmidon"

    @id:core-setup-1059 @forbid @card:WH-74
    Scenario: A guard for the haven comes later
      Given the player's pool holds "Guarded Haven"
      And the player's location deck holds "The White Towers"
      When the player drafts "Guarded Haven" on The White Towers
      Then it is illegal by the text of "Guarded Haven"

    @id:core-setup-1060 @allow @card:WH-74
    Scenario: Nobody has to wait for it
      Given the player's pool holds "Guarded Haven"
      And the player's location deck holds "The White Towers"
      When the player passes
      Then it is legal
      And Balin and "Guarded Haven" are in the pool

  @rule:core.setup.drafted-card-needs-site
  Rule: The site comes with the card

    Background:
      Given the emended rules
      And the player is a Fallen-wizard
      And the draft has begun
      And the player's pool has Balin
      And the player's pool holds "Hidden Haven" and "Double-dealing"
      And the player's location deck holds the hero "Ettenmoors", the hero "Weathertop", the hero "Dimrill Dale" and "The White Towers"

    @id:core-setup-1061 @compute @rule:core.setup.draft-stage-duplicates
    Scenario: It lies there at once
      When the player drafts "Hidden Haven" on Weathertop
      Then it is legal
      And "Hidden Haven" and Weathertop are in play
      And the player has 1 stage point

    @id:core-setup-1062 @compute
    Scenario: And there one begins
      When the player drafts "Hidden Haven" on Weathertop
      And the player drafts "Double-dealing" on Weathertop
      And the player drafts Balin
      And the player starts at Weathertop
      Then it is legal
      And "Hidden Haven", "Double-dealing", Balin and Weathertop are in play
      And the player has 2 stage points
      And the player has 1 character point

    @id:core-setup-1063 @forbid
    Scenario: Nowhere else
      When the player drafts "Hidden Haven" on Weathertop
      And the player drafts "Double-dealing" on Weathertop
      And the player drafts Balin
      And the player starts at Ettenmoors
      Then it is illegal by core.setup.drafted-card-needs-site
      And "Hidden Haven", "Double-dealing" and Weathertop are in play
      And the player has 2 stage points
      And Balin is in the starting company

    @id:core-setup-1064 @forbid
    Scenario: Nor does a second card choose a second site
      When the player drafts "Hidden Haven" on Weathertop
      And the player drafts "Double-dealing" on Ettenmoors
      Then it is illegal by core.setup.drafted-card-needs-site
      And "Hidden Haven" and Weathertop are in play
      And the player has 1 stage point

    @id:core-setup-1068 @forbid @rule:core.setup.fallen-wizard-draft-stage
    Scenario: One haven drafted, and a double game to be begun there
      When the player drafts "Hidden Haven" on Weathertop
      And the player passes
      Then it is illegal by core.setup.fallen-wizard-draft-stage
      And "Hidden Haven" and Weathertop are in play
      And the player has 1 stage point

    @id:core-setup-1065 @forbid @rule:core.setup.fallen-wizard-starting-site
    Scenario: Dimrill Dale is no place to begin
      When the player drafts "Hidden Haven" on Dimrill Dale
      Then it is illegal by core.setup.fallen-wizard-starting-site

    @id:core-setup-1066 @forbid @rule:core.setup.draft-stage-conditions @uses:core.setup.starting-hidden-haven
    Scenario: The White Towers are no hiding place
      When the player drafts "Hidden Haven" on The White Towers
      Then it is illegal by core.setup.draft-stage-conditions

    @id:core-setup-1067 @compute @rule:core.setup.fallen-wizard-starting-site @uses:core.setup.starting-hidden-haven
    Scenario: A haven from the first day
      When the player drafts "Hidden Haven" on Weathertop
      And the player drafts Balin
      And the player drafts "Double-dealing" on Weathertop
      And the player starts at Weathertop
      Then "Hidden Haven", "Double-dealing", Balin and Weathertop are in play
      And the player has 2 stage points
      And the player has 1 character point

  @rule:core.setup.fallen-wizard-draft-stage
  Rule: What needs a site waits for one

    Background:
      Given the emended rules
      And the player is a Fallen-wizard
      And the draft has begun
      And the player's pool has Balin
      And the player's pool holds "Hidden Haven"

    @id:core-setup-1069 @allow
    Scenario: There is none where one could begin, so one may stop
      Given the player's location deck holds the hero "Dimrill Dale"
      When the player passes
      Then it is legal
      And Balin and "Hidden Haven" are in the pool

    @id:core-setup-1070 @forbid
    Scenario: There is one, so one may not
      Given the player's location deck holds the hero "Ettenmoors"
      When the player passes
      Then it is illegal by core.setup.fallen-wizard-draft-stage

  @rule:core.setup.fallen-wizard-starting-site
  Rule: The White Towers, or a ruin in the North

    Background:
      Given the emended rules
      And the player is a Fallen-wizard
      And the draft has begun
      And the player has drafted Balin and Beregond

    @id:core-setup-1071 @allow
    Scenario Outline: One of these
      Given the player's location deck holds <site> and "Isengard"
      When the player starts at <at>
      Then it is legal
      And Balin, Beregond and <at> are in play
      And the player has 1 character point

      Examples:
        | case    | site                             | at                             |
        | towers  | "The White Towers" | The White Towers |
        | ruin    | the minion "The White Towers"    | the minion The White Towers    |
        | arthedain | the hero "Weathertop"          | the hero Weathertop            |
        | rhudaur | the minion "Ettenmoors"          | the minion Ettenmoors          |

    @id:core-setup-1072 @forbid
    Scenario Outline: None of those
      Given the player's location deck holds <site> and "The White Towers"
      When the player starts at <at>
      Then it is illegal by core.setup.fallen-wizard-starting-site

      Examples:
        | case        | site                       | at                       |
        | border-hold | the hero "Cameth Brin"     | the hero Cameth Brin     |
        | cardolan    | the hero "Barrow-downs"    | the hero Barrow-downs    |
        | isengard    | "Isengard" | Isengard |
        | moria       | the hero "Moria"           | the hero Moria           |

    @id:core-setup-1073 @forbid
    Scenario: Not at two of them
      Given the player's location deck holds the hero "Ettenmoors" and "The White Towers"
      When the player starts at Ettenmoors, and at The White Towers with Balin
      Then it is illegal by core.setup.fallen-wizard-starting-site

  @rule:core.setup.draft-follows-declaration
  Rule: First one says what one is

    @id:core-setup-0591 @compute
    Scenario: And then the draft begins
      Given the emended rules
      And the opponent brings the plain Wizard deck
      And the player brings the plain Wizard deck
      When the opponent declares to be a Wizard
      And the player declares to be a Wizard
      Then the player has to act in the window draft
      And the player's pool holds 6 cards
      And the player's location deck holds 6 cards
      And the player's play deck holds 70 cards

  @rule:core.setup.starting-sites-declared
  Rule: Then one says where one is

    Background:
      Given the emended rules
      And the draft has begun
      And the player has drafted Glóin and Balin
      And the player's location deck holds "Rivendell" and "Lórien"
      And the opponent's location deck holds the opponent's "Rivendell"

    @id:core-setup-0601 @allow @rule:core.setup.wizard-starts-at-rivendell
    Scenario: Rivendell, from one's own deck
      When the player starts at the player's Rivendell
      Then it is legal
      And the player has 4 character points
      And Glóin, Balin and the player's Rivendell are in play

    @id:core-setup-0602 @forbid @rule:core.setup.wizard-starts-at-rivendell
    Scenario: Lórien is no place for it
      When the player starts at Lórien
      Then it is illegal by core.setup.wizard-starts-at-rivendell

    @id:core-setup-0603 @forbid
    Scenario: Not from another's deck
      When the player starts at the opponent's Rivendell
      Then it is illegal by core.setup.starting-sites-declared

    @id:core-setup-0604 @forbid @rule:core.setup.wizard-starts-at-rivendell
    Scenario: And at one place only
      When the player starts at the player's Rivendell, and at Lórien with Balin
      Then it is illegal by core.setup.wizard-starts-at-rivendell

  @rule:core.setup.ringwraith-starting-sites
  Rule: One company or two, in the houses of the Nine

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And the draft has begun
      And the player has drafted Shagrat, Muzgash, Lagduf and Odoacer
      And the player's location deck holds "Minas Morgul", "Dol Guldur" and "Carn Dûm"

    @id:core-setup-0611 @allow
    Scenario: Minas Morgul alone
      When the player starts at Minas Morgul
      Then it is legal
      And the player has 3 character points
      And Shagrat, Muzgash, Lagduf, Odoacer and Minas Morgul are in play

    @id:core-setup-0612 @forbid
    Scenario: Carn Dûm is no place to begin
      When the player starts at Carn Dûm
      Then it is illegal by core.setup.ringwraith-starting-sites

    @id:core-setup-0613 @allow @rule:core.setup.ringwraith-split-declared
    Scenario: Both, and it is said who is where
      When the player starts at Minas Morgul, and at Dol Guldur with Lagduf and Odoacer
      Then it is legal
      And the player has 3 character points
      And Shagrat, Muzgash, Lagduf, Odoacer, Minas Morgul and Dol Guldur are in play
      And Shagrat and Muzgash form a company
      And Lagduf and Odoacer form a company

    @id:core-setup-0614 @forbid @rule:core.setup.ringwraith-split-declared
    Scenario: Both, and nothing is said
      When the player starts at Minas Morgul and at Dol Guldur
      Then it is illegal by core.setup.ringwraith-split-declared

    @id:core-setup-0615 @forbid @rule:core.setup.ringwraith-split-declared
    Scenario: Both, and nobody at the first
      When the player starts at Minas Morgul, and at Dol Guldur with Shagrat, Muzgash, Lagduf and Odoacer
      Then it is illegal by core.setup.ringwraith-split-declared

  @rule:core.setup.balrog-starting-sites
  Rule: One company or two, under the mountains

    Background:
      Given the emended rules
      And the player is the Balrog
      And the draft has begun
      And the player has drafted Orc Captain, Lagduf and Troll Lout
      And the player's location deck holds "Moria", "The Under-gates" and "The Under-leas"

    @id:core-setup-0621 @allow
    Scenario: Moria alone
      When the player starts at Moria
      Then it is legal
      And the player has 4 character points
      And Orc Captain, Lagduf, Troll Lout and Moria are in play

    @id:core-setup-0622 @forbid
    Scenario: The Under-leas are too deep
      When the player starts at The Under-leas
      Then it is illegal by core.setup.balrog-starting-sites

    @id:core-setup-0623 @allow @rule:core.setup.balrog-split-declared
    Scenario: Moria, and a gatekeeper
      When the player starts at Moria, and at The Under-gates with Orc Captain
      Then it is legal
      And the player has 4 character points
      And Orc Captain, Lagduf, Troll Lout, Moria and The Under-gates are in play
      And Lagduf and Troll Lout form a company

    @id:core-setup-0894 @forbid @rule:core.setup.starting-sites-declared
    Scenario: The gate is kept by nobody who is not there
      Given the player's play deck holds "Gorbag"
      When the player starts at Moria, and at The Under-gates with Gorbag
      Then it is illegal by core.setup.starting-sites-declared

    @id:core-setup-0624 @forbid @rule:core.setup.balrog-split-declared
    Scenario: Moria, and nobody knows who keeps the gate
      When the player starts at Moria and at The Under-gates
      Then it is illegal by core.setup.balrog-split-declared

  @rule:core.setup.draft-leftovers-into-deck
  Rule: Who is left may come later

    Background:
      Given the emended rules
      And the game has not begun
      And untapped Glóin is at Rivendell
      And the player's pool has Faramir, Haldir and Elladan

    @id:core-setup-0631 @allow
    Scenario: Faramir and Haldir come later, and Elladan does not
      Given the player's play deck holds "Cram", "Block", "Ford", "Stealth", "Concealment", "Marvels Told", "Dodge" and "Escape"
      When the player passes
      And the player adds Faramir and Haldir to the play deck and shuffles
      And 5 and 4 are rolled for the first turn
      And 4 and 2 are rolled for the first turn
      Then it is legal
      And Elladan is removed from the game
      And the player holds 8 cards
      And the player's play deck holds 2 cards
      And Faramir, Haldir, "Cram", "Block", "Ford", "Stealth", "Concealment" and "Marvels Told" are in hand
      And "Dodge" and "Escape" are in the play deck

    @id:core-setup-0632 @forbid
    Scenario: Nine wait already, and two are one too many
      Given the player's play deck holds "Beregond", "Boromir II", "Legolas", "Gimli", "Kíli", "Fíli", "Óin", "Dori" and "Nori"
      When the player passes
      And the player adds Faramir and Haldir to the play deck
      Then it is illegal by core.setup.draft-leftovers-into-deck

    @id:core-setup-0633 @allow
    Scenario: One of them is not
      Given the player's play deck holds "Beregond", "Boromir II", "Legolas", "Gimli", "Kíli", "Fíli", "Óin", "Dori" and "Nori"
      When the player passes
      And the player adds Faramir to the play deck and shuffles
      And 5 and 4 are rolled for the first turn
      And 4 and 2 are rolled for the first turn
      Then it is legal
      And Haldir and Elladan are removed from the game
      And the player holds 8 cards
      And Faramir, Beregond, Boromir II, Legolas, Gimli, Kíli, Fíli and Óin are in hand
      And Dori and Nori are in the play deck

    @id:core-setup-0891 @allow
    Scenario: Bread among the nine is nobody
      Given the player's play deck holds "Beregond", "Boromir II", "Legolas", "Gimli", "Kíli", "Fíli", "Óin", "Dori", "Nori" and "Cram"
      When the player passes
      Then the player may add Faramir to the play deck

    @id:core-setup-0892 @allow
    Scenario: All three come later
      When the player passes
      Then the player may add Faramir, Haldir and Elladan to the play deck

    @id:core-setup-0893 @forbid
    Scenario: Beregond was never in the pool
      Given the player's sideboard holds "Beregond"
      When the player passes
      Then the player may not add Beregond to the play deck by core.setup.draft-leftovers-into-deck

    @id:core-setup-0634 @allow @rule:core.setup.draft-rest-removed
    Scenario: Nobody has to come
      Given the player's pool holds "Cram"
      When the player passes
      And the player passes
      And 5 and 4 are rolled for the first turn
      And 4 and 2 are rolled for the first turn
      Then it is legal
      And Faramir, Haldir, Elladan and "Cram" are removed from the game
      And it is the untap phase

  # From the first card laid to the first turn

  @rule:core.setup.draft-others-join
  Rule: Two companies are drawn from two pools

    @id:core-setup-0691 @compute @uses:core.setup.draft-duplicates-set-aside @uses:core.setup.starting-hand-eight
    Scenario: Both begin at Rivendell, and Annalena with nobody
      Given the emended rules
      And the draft has begun
      And the player's pool has Balin, Annalena, Óin, Brand and Bard Bowman
      And the player's pool holds "Cram" and the player's "Elven Cloak"
      And the player's location deck holds the player's "Rivendell"
      And the player's play deck holds "Block", "Ford", "Stealth", "Concealment", "Marvels Told", "Dodge", "Escape", "Muster" and "Risky Blow"
      And the opponent's pool has Aragorn II, the opponent's Annalena, Forlong, Bergil and the opponent's Balin
      And the opponent's pool holds "Dagger of Westernesse" and the opponent's "Elven Cloak"
      And the opponent's location deck holds the opponent's "Rivendell"
      And the opponent's play deck holds "Cave-drake", "Orc-guard", "Orc-patrol", "Wargs", "Doors of Night", "River", "Twilight", "Giant" and "Wolves"
      When the player drafts the player's Balin
      And the opponent drafts Aragorn II
      And the player drafts the player's Annalena
      And the opponent drafts the opponent's Annalena
      And the player drafts Óin
      And the opponent drafts Forlong
      And the player passes
      And the opponent drafts Bergil
      And the player starts at the player's Rivendell
      And the opponent starts at the opponent's Rivendell
      And the player gives the player's "Elven Cloak" to the player's Balin
      And the opponent gives "Dagger of Westernesse" to Bergil
      And the opponent gives the opponent's "Elven Cloak" to Forlong
      And the player passes
      And the player adds Brand and Bard Bowman to the play deck
      And the opponent adds the opponent's Annalena to the play deck and both shuffle
      And 5 and 2 are rolled for the first turn
      And 4 and 6 are rolled for the first turn
      Then it is legal
      And it is the untap phase
      And the opponent has to act in the window untap
      And the player's Balin, Óin and the player's Rivendell are in play
      And the player's Balin bears the player's "Elven Cloak"
      And Aragorn II, Forlong, Bergil and the opponent's Rivendell are in play
      And Bergil bears "Dagger of Westernesse"
      And Forlong bears the opponent's "Elven Cloak"
      And "Cram", the player's Annalena and the opponent's Balin are removed from the game
      And Brand, Bard Bowman, "Block", "Ford", "Stealth", "Concealment", "Marvels Told" and "Dodge" are in hand
      And the opponent's Annalena, "Cave-drake", "Orc-guard", "Orc-patrol", "Wargs", "Doors of Night", "River" and "Twilight" are in hand
      And the player has 3 character points
      And the opponent has 3 character points

  # Fallen-wizards and Balrogs

  @rule:core.setup.fallen-wizard-hero-characters
  Rule: A Fallen-wizard's Men are heroes, whoever's they were

    Background:
      Given the emended rules
      And the player is a Fallen-wizard
      And it is the organization phase

    @id:core-setup-0901 @compute
    Scenario: Layos turns away as a hero does
      Given untapped Layos and untapped Gamling the Old are at The White Towers
      And Layos bears "Star-glass", "Horn of Anor" and "Glamdring"
      When Layos hands "Star-glass" to Gamling the Old and rolls 1 and 1 for the corruption check
      Then Layos is in the discard pile
      And "Star-glass", "Horn of Anor" and "Glamdring" are in the discard pile
      And the player has 0 character points
      And the player has 0 item points

    @id:core-setup-0902 @compute @uses:core.corruption.fallen-wizard-orcs-as-minions
    Scenario: Lugdush taps as a minion does
      Given untapped Lugdush and untapped Gamling the Old are at The White Towers
      And Lugdush bears "Star-glass", "Horn of Anor" and "Glamdring"
      When Lugdush hands "Star-glass" to Gamling the Old and rolls 1 and 1 for the corruption check
      Then Lugdush is tapped
      And Gamling the Old bears "Star-glass"

  @rule:core.setup.balrog-sites-hazard-use
  Rule: The Balrog's sites are for the Balrog's companies

    Background:
      Given the emended rules
      And it is the organization phase

    @id:core-setup-0903 @forbid
    Scenario: A Wizard's company looks down from The Wind Throne
      Given untapped Glóin is at The Wind Throne
      When the company moves to The Wind-deeps
      Then it is illegal by core.setup.balrog-sites-hazard-use

    @id:core-setup-0904 @allow
    Scenario: The Balrog's goes down
      Given the player is the Balrog
      And untapped Azog is at The Wind Throne
      When the company moves to The Wind-deeps
      Then it is legal
      And The Wind-deeps is in play

  @rule:core.setup.balrog-geann-a-lisch
  Rule: Geann a-Lisch is no haven to the Balrog's people

    Background:
      Given the emended rules
      And it is the untap phase

    @id:core-setup-0905 @forbid
    Scenario: Azog finds no healing there
      Given the player is the Balrog
      And wounded Azog is at the minion Geann a-Lisch
      When the player heals Azog
      Then it is illegal by core.untap.heal-at-haven

    @id:core-setup-0906 @allow
    Scenario: A Ringwraith's Orc does
      Given the player is a Ringwraith
      And wounded Lagduf is at the minion Geann a-Lisch
      When the player heals Lagduf
      Then it is legal
      And Lagduf is tapped

  @rule:core.setup.balrog-extra-five
  Rule: Five points that control nobody

    Background:
      Given the emended rules
      And the player is the Balrog

    @id:core-setup-0907 @compute
    Scenario: Some are left, and five besides
      Given untapped Azog is at Moria
      Then the player has 18 general influence left

    @id:core-setup-0908 @compute
    Scenario: None are left but five
      Given untapped Azog and untapped Bolg are at Moria
      And untapped Umagaur is at The Under-gates
      Then the player has 5 general influence left

  # What is not played against whom

  @rule:core.setup.barred-against-ringwraith
  Rule: Some hazards are nothing to a Ringwraith

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And the opponent holds "Mûmak (Oliphant)"

    @id:core-setup-1101 @forbid
    Scenario: The Oliphant is on his side
      Given the player is a Ringwraith
      And untapped Lagduf and untapped Muzgash are at Minas Morgul
      And the company is moving to the minion Henneth Annûn
      When the opponent plays the creature "Mûmak (Oliphant)" on the company keyed to Ithilien
      Then it is illegal by core.setup.barred-against-ringwraith

    @id:core-setup-1102 @allow @card:TW-66
    Scenario: It is not on Aragorn's
      Given untapped Aragorn II and untapped Legolas are at Edoras
      And the company is moving to the hero Henneth Annûn by Rohan, Anórien and Ithilien
      When the opponent plays the creature "Mûmak (Oliphant)" on the company keyed to Ithilien
      Then it is legal
      And the attack is Animal (2 strikes at 12)
      And "Mûmak (Oliphant)" is in play

    @id:core-setup-1104 @compute @card:TW-66
    Scenario: It leaves the Balrog's Orcs alone
      Given the player is the Balrog
      And untapped Lagduf and untapped Muzgash are at the minion Dead Marshes
      And the company is moving to the minion Henneth Annûn by Dagorlad and Ithilien
      When the opponent plays the creature "Mûmak (Oliphant)" on the company keyed to Ithilien
      And the attack is over
      Then "Mûmak (Oliphant)" is in the discard pile
      And Lagduf and Muzgash are untapped

    @id:core-barred-0001 @forbid
    Scenario: In the Heart of his Realm is not played against a Ringwraith
      Given the player is a Ringwraith
      And untapped Lagduf and untapped Muzgash are at Dol Guldur
      And the company is moving to the minion Bandit Lair by Starter Movement
      And the opponent holds "In the Heart of his Realm"
      When the opponent plays "In the Heart of his Realm"
      Then it is illegal by core.setup.barred-against-ringwraith

    @id:core-barred-0002 @allow @card:DM-67
    Scenario: In the Heart of his Realm is played against the Balrog
      Given the player is the Balrog
      And untapped Lagduf and untapped Muzgash are at Moria
      And the company is moving to the minion Bandit Lair by Redhorn Gate, Wold & Foothills and Brown Lands
      And the opponent holds "In the Heart of his Realm"
      When the opponent plays "In the Heart of his Realm"
      Then it is legal
      And "In the Heart of his Realm" is in play

  @rule:core.setup.agent-hazards-barred-ringwraith
  Rule: A Ringwraith knows whom he has seen

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And the opponent has Bill Ferny as a face-up agent at Bree
      And the opponent holds "Never Seen Him"

    @id:core-setup-1105 @forbid
    Scenario: He has seen him
      Given the player is a Ringwraith
      And untapped Lagduf is at Minas Morgul
      When the opponent plays "Never Seen Him" on Bill Ferny
      Then it is illegal by core.setup.agent-hazards-barred-ringwraith

    @id:core-setup-1106 @allow @card:DM-74
    Scenario: Glóin has not
      Given untapped Glóin is at Rivendell
      When the opponent plays "Never Seen Him" on Bill Ferny
      Then it is legal
      And Bill Ferny bears "Never Seen Him"

    @id:core-setup-1107 @forbid @card:DM-74
    Scenario: Nor is it anything to the Balrog
      Given the player is the Balrog
      And untapped Lagduf is at Moria
      When the opponent plays "Never Seen Him" on Bill Ferny
      Then it is illegal by the text of "Never Seen Him"

    @id:core-setup-1108 @forbid @card:DM-74
    Scenario: A character of that name is no agent
      Given the player is a Wizard
      And the opponent is a Ringwraith
      And untapped Glóin is at Rivendell
      And the opponent's untapped Gergeli is at the opponent's Minas Morgul
      When the opponent plays "Never Seen Him" on the opponent's Gergeli
      Then it is illegal by the text of "Never Seen Him"

  @card:DM-74
  Rule: Who was never seen acts twice

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And the opponent has tapped Bill Ferny as a face-up agent at Bree
      And untapped Glóin and untapped Balin are at Rivendell

    @id:core-setup-1109 @allow
    Scenario: He untaps, and goes home by night
      Given the opponent has "Never Seen Him" in play on Bill Ferny
      When the agent Bill Ferny untaps
      And the agent Bill Ferny turns face-down
      Then it is legal
      And 1 hazard was played on the company
      And Bill Ferny is untapped

    @id:core-setup-1110 @forbid
    Scenario: Not a third time
      Given the opponent has "Never Seen Him" in play on Bill Ferny
      When the agent Bill Ferny untaps
      And the agent Bill Ferny turns face-down
      And the agent Bill Ferny returns home
      Then it is illegal by core.agents.one-action-per-turn
      And Bill Ferny is untapped

    @id:core-setup-1116 @forbid
    Scenario: Somebody whom everybody knows acts once
      When the agent Bill Ferny untaps
      And the agent Bill Ferny turns face-down
      Then it is illegal by core.agents.one-action-per-turn
      And Bill Ferny is untapped

  @rule:core.setup.no-effect-on-ringwraith
  Rule: Nor does he go hungry by his own doing

    @id:core-setup-1111 @allow
    Scenario: Asternak rises from a bed of stones
      Given the emended rules
      And the player is a Ringwraith
      And it is the untap phase
      And the player has "Worn and Famished" in play
      And tapped Asternak is at the minion Bandit Lair
      When the player untaps Asternak
      Then it is legal
      And Asternak is untapped

    @id:core-setup-1112 @forbid @card:TD-89
    Scenario: Beregond does not
      Given the emended rules
      And the opponent is a Ringwraith
      And it is the untap phase
      And the opponent has "Worn and Famished" in play
      And tapped Beregond is at Weathertop
      When the player untaps Beregond
      Then it is illegal by the text of "Worn and Famished"

    @id:core-setup-1113 @forbid @card:TD-89
    Scenario: It is only the Ringwraith's own that spares him
      Given the emended rules
      And the player is a Ringwraith
      And it is the untap phase
      And the opponent has "Worn and Famished" in play
      And tapped Asternak is at the minion Bandit Lair
      When the player untaps Asternak
      Then it is illegal by the text of "Worn and Famished"

    @id:core-setup-1114 @allow @card:TD-89
    Scenario Outline: And some are not far from help
      Given the emended rules
      And the opponent is a Ringwraith
      And it is the untap phase
      And the opponent has "Worn and Famished" in play
      And tapped <who> is at <site>
      When the player untaps <who>
      Then it is legal
      And <who> is untapped

      Examples:
        | case   | who      | site       |
        | wizard | Gandalf  | Weathertop |
        | haven  | Beregond | Rivendell  |
        | home   | Beregond | Minas Tirith |
        | border | Beregond | Bree       |

    @id:core-setup-1115 @allow @card:TD-89
    Scenario: The Balrog's lads are used to it
      Given the emended rules
      And the player is the Balrog
      And it is the untap phase
      And the opponent has "Worn and Famished" in play
      And tapped Lagduf is at the minion Bandit Lair
      When the player untaps Lagduf
      Then it is legal
      And Lagduf is untapped

  @rule:core.setup.barred-against-balrog
  Rule: There is one Balrog

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And the opponent holds "Balrog of Moria"

    @id:core-setup-1121 @forbid
    Scenario: No second one is told of
      Given the player is the Balrog
      And untapped Lagduf and untapped Muzgash are at Moria
      And the company is moving to the minion Bandit Lair
      When the opponent plays "Balrog of Moria"
      Then it is illegal by core.setup.barred-against-balrog

    @id:core-setup-1122 @allow
    Scenario: To a Ringwraith the tale is news
      Given the player is a Ringwraith
      And untapped Lagduf and untapped Muzgash are at Dol Guldur
      And the company is moving to the minion Bandit Lair by Starter Movement
      When the opponent plays "Balrog of Moria"
      Then it is legal
      And "Balrog of Moria" is in play

    @id:core-setup-1123 @allow
    Scenario: The Balrog himself is another card
      Given the player is the Balrog
      And the opponent is the Balrog
      And it is the organization phase of the opponent's turn
      And the opponent's untapped Azog is at the opponent's The Under-gates
      And the opponent holds "The Balrog"
      When the opponent plays the opponent's The Balrog into the opponent's company
      Then it is legal
      And the opponent's The Balrog is in play

    @id:core-barred-0003 @forbid
    Scenario: Durin’s Bane is not played against the Balrog
      Given the player is the Balrog
      And untapped Lagduf and untapped Muzgash are at The Under-gates
      And the opponent holds "Durin’s Bane"
      When the opponent plays the creature "Durin’s Bane" on the company keyed to The Under-gates
      Then it is illegal by core.setup.barred-against-balrog

    @id:core-barred-0004 @allow @card:DM-107
    Scenario: Durin’s Bane is played against a Ringwraith
      Given the player is a Ringwraith
      And untapped Lagduf and untapped Muzgash are at The Under-gates
      And the opponent holds "Durin’s Bane"
      When the opponent plays the creature "Durin’s Bane" on the company keyed to The Under-gates
      Then it is legal
      And "Durin’s Bane" is in play

  @rule:core.setup.swap-card-against-balrog
  Rule: What is of no use is given up

    Background:
      Given the emended rules
      And the opponent is the Balrog
      And the player holds "Balrog of Moria" and "Cram"
      And the player's sideboard holds "Marvels Told" and "Twilight"
      And the player's play deck holds "Block"

    @id:core-setup-1131 @allow
    Scenario: For a card of the sideboard
      Given it is the organization phase
      When the player trades "Balrog of Moria" for "Marvels Told" from the sideboard and shuffles
      Then it is legal
      And "Balrog of Moria" is removed from the game
      And "Marvels Told" is in the play deck
      And the player holds 1 card

    @id:core-setup-1132 @allow
    Scenario: In the middle of the Balrog's turn
      Given it is the movement/hazard phase of the opponent's turn
      And the opponent's untapped Azog is at the opponent's Moria
      When the player trades "Balrog of Moria" for "Twilight" from the sideboard and shuffles
      Then it is legal
      And "Balrog of Moria" is removed from the game
      And "Twilight" is in the play deck
      And the player holds 1 card

    @id:core-setup-1133 @compute
    Scenario: To be discarded, as some have it
      Given it is the organization phase
      And reading b of q.core.card-turned-in
      When the player trades "Balrog of Moria" for "Marvels Told" from the sideboard and shuffles
      Then "Balrog of Moria" is in the discard pile
      And "Marvels Told" is in the play deck
      And the player holds 1 card

    @id:core-setup-1134 @forbid
    Scenario: Not against a Ringwraith
      Given the opponent is a Ringwraith
      And it is the organization phase
      When the player trades "Balrog of Moria" for "Marvels Told" from the sideboard
      Then it is illegal by core.setup.swap-card-against-balrog

    @id:core-setup-1136 @forbid
    Scenario: Not for a card in hand
      Given it is the organization phase
      When the player trades "Balrog of Moria" for "Cram" from the sideboard
      Then it is illegal by core.setup.swap-card-against-balrog

    @id:core-setup-1137 @forbid
    Scenario: Not a card of the play deck
      Given it is the organization phase
      When the player trades "Block" for "Marvels Told" from the sideboard
      Then it is illegal by core.setup.swap-card-against-balrog

    @id:core-setup-1135 @forbid
    Scenario: Not for want of appetite
      Given it is the organization phase
      When the player trades "Cram" for "Marvels Told" from the sideboard
      Then it is illegal by core.setup.swap-card-against-balrog

  @rule:core.setup.corresponding-wizard-barred
  Rule: Who has fallen has fallen

    Background:
      Given the emended rules
      And the opponent is the Fallen-wizard Radagast
      And it is the organization phase
      And untapped Glóin is at Rivendell

    @id:core-setup-1141 @forbid
    Scenario: The Radagast who did not fall
      Given the player holds "Radagast"
      When the player plays Radagast into the company
      Then it is illegal by core.setup.corresponding-wizard-barred

    @id:core-setup-1142 @allow
    Scenario: Gandalf did not fall at all
      Given the player holds "Gandalf"
      When the player plays Gandalf into the company
      Then it is legal
      And Gandalf is in play

    @id:core-setup-1143 @allow
    Scenario: Two of the fallen are a matter between them
      Given the player is the Fallen-wizard Radagast
      And untapped Balin is at Rhosgobel
      And the player holds "Radagast"
      When the player plays Radagast into Balin's company
      Then it is legal
      And Radagast is in play

  @rule:core.setup.wizard-opponent-may-switch
  Rule: One may think of another Wizard

    Background:
      Given the emended rules
      And both players have declared
      And the opponent is the Fallen-wizard Alatar
      And the player's pool has Glóin and Balin

    @id:core-setup-1151 @allow
    Scenario: All three of him
      Given the player's play deck holds "Alatar", "Alatar" and "Cram"
      And the player's sideboard holds "Alatar"
      When the player switches to Gandalf
      Then it is legal
      And the first "Alatar", the second "Alatar" and the third "Alatar" are removed from the game
      And the player's play deck holds 3 cards
      And the player's sideboard holds 1 card
      And the player has to act in the window draft

    @id:core-setup-1152 @forbid
    Scenario: Not for Alatar himself
      Given the player's play deck holds "Alatar"
      When the player switches to Alatar
      Then it is illegal by core.setup.wizard-opponent-may-switch

    @id:core-setup-1153 @forbid
    Scenario: Nor for somebody who is no Wizard
      Given the player's play deck holds "Alatar"
      When the player switches to Elrond
      Then it is illegal by core.setup.wizard-opponent-may-switch

    @id:core-setup-1154 @allow
    Scenario: Nobody has to
      Given the player's play deck holds "Alatar"
      When the player passes
      Then it is legal
      And "Alatar" is in the play deck
      And the player has to act in the window draft

    @id:core-setup-1203 @forbid
    Scenario: Nor when the draft has begun
      Given the player's play deck holds "Alatar"
      When the player passes
      And the player switches to Gandalf now
      Then it is illegal by core.actions.needs-allowance

    @id:core-setup-1155 @compute
    Scenario: Saruman did not fall
      Given the player's play deck holds "Saruman"
      Then the player has to act in the window draft

    @id:core-setup-1156 @compute
    Scenario: To a Ringwraith it is all the same
      Given the player is a Ringwraith
      And the player's play deck holds the hero "Alatar"
      Then the player has to act in the window draft

    @id:core-setup-1157 @compute @uses:core.setup.draft-follows-declaration
    Scenario: It is a matter of the declaration
      Given the player is a Wizard
      And the opponent brings the deck "Lord of the Towers"
      And the player brings the plain Wizard deck
      And the deck's characters gain 1 "Pallando"
      And the deck's characters lose 1 "Gandalf"
      When the opponent declares to be a Fallen-wizard, Pallando
      And the player declares to be a Wizard
      Then the player has to act in the window switching

  @uses:core.setup.declare-player-type
  @rule:core.actions.needs-allowance
  Rule: All that is settled before the game begins

    @id:core-setup-0651 @forbid
    Scenario: Nobody says in the middle of a game what he is
      Given the emended rules
      And it is the organization phase
      And untapped Glóin is at Bree
      When it is asked whether the player may declare to be the Balrog now
      Then it is illegal by core.actions.needs-allowance

  @uses:core.setup.draft-round
  @rule:core.actions.needs-allowance
  Rule: The draft is over when the game has begun

    @id:core-setup-0652 @forbid
    Scenario: Balin was not drafted
      Given the emended rules
      And it is the organization phase
      And untapped Glóin is at Bree
      And the player's pool has Balin
      When it is asked whether the player may draft Balin now
      Then it is illegal by core.actions.needs-allowance

  @uses:core.setup.starting-sites-declared
  @rule:core.actions.needs-allowance
  Rule: Nor does anybody start anew

    @id:core-setup-0653 @forbid
    Scenario: Rivendell was not where they were
      Given the emended rules
      And it is the organization phase
      And untapped Glóin is at Bree
      When it is asked whether the player may start at Rivendell now
      Then it is illegal by core.actions.needs-allowance

  @rule:core.setup.draft-round
  Rule: One card in a round, and nobody lies on another

    Background:
      Given the emended rules
      And the draft has begun
      And the player's pool has Glóin and Balin
      And the opponent's pool has the opponent's Faramir and the opponent's Haldir

    @id:core-setup-1159 @forbid
    Scenario: Balin has to wait for the next
      When the player drafts Glóin
      Then the player may not draft Balin now by core.setup.draft-round
      And Glóin is in the pool

  @rule:core.setup.fallen-wizard-draft-agents
  Rule: It has to be a card that brings him

    @id:core-setup-1161 @forbid
    Scenario: Bad Company brings no agents
      Given the emended rules
      And the player is a Fallen-wizard
      And the draft has begun
      And the player's pool has Gisulf and Balin
      And the player has "Bad Company" in play
      When the player drafts Gisulf with "Bad Company"
      Then it is illegal by core.setup.fallen-wizard-draft-agents

  @rule:core.setup.fallen-wizard-draft-stage
  Rule: A Stage resource comes out of one's own pool, by itself, in the draft

    Background:
      Given the emended rules
      And the player is a Fallen-wizard
      And the draft has begun
      And the player's pool has Balin

    @id:core-setup-1162 @forbid
    Scenario: Nobody lays what is the opponent's
      Given the opponent is a Fallen-wizard
      And the player's pool holds the player's "Bad Company"
      And the opponent's pool has the opponent's Faramir
      And the opponent's pool holds the opponent's "Thrall of the Voice"
      When the player drafts the opponent's "Thrall of the Voice"
      Then it is illegal by core.setup.fallen-wizard-draft-stage

    @id:core-setup-1163 @forbid
    Scenario: No card brings another
      Given the player's pool holds "Bad Company"
      And the player has "Thrall of the Voice" in play
      When the player drafts "Bad Company" with "Thrall of the Voice"
      Then it is illegal by core.setup.fallen-wizard-draft-stage

    @id:core-setup-1164 @allow
    Scenario: Five are a company, and Stage resources are laid all the same
      Given the player's pool holds "Bad Company"
      And the player has drafted Éowyn, Bergil, Nori, Ori and Dori
      And the opponent's pool has the opponent's Faramir
      When the player drafts "Bad Company"
      Then it is legal
      And "Bad Company" is in the pool

  @rule:core.setup.fallen-wizard-draft-stage @rule:core.setup.drafted-card-needs-site
  Rule: What needs a site waits for the one that was chosen

    @id:core-setup-1165 @allow
    Scenario: Two hidden havens cannot be at one site
      Given the emended rules
      And the player is a Fallen-wizard
      And the draft has begun
      And the player's pool has Balin
      And the player's pool holds "Hidden Haven"
      And the player's pool holds the second "Hidden Haven"
      And the player's location deck holds the hero "Weathertop" and the hero "Ettenmoors"
      When the player drafts the first "Hidden Haven" on Weathertop
      And the player passes
      Then it is legal
      And the first "Hidden Haven" and Weathertop are in play
      And the second "Hidden Haven" is in the pool
      And Balin is in the pool
      And the player has 1 stage point

  @rule:core.setup.starting-sites-declared
  Rule: When the draft is over, and not before

    Background:
      Given the emended rules
      And the draft has begun
      And the player's location deck holds the player's "Rivendell"

    @id:core-setup-1166 @forbid
    Scenario: Balin has not been laid yet
      Given the player has drafted Glóin
      And the player's pool has Balin
      When the player starts at the player's Rivendell now
      Then it is illegal by core.actions.needs-allowance

    @id:core-setup-1167 @forbid
    Scenario: Nobody is there to begin
      Given the player's pool has Balin
      When the player passes
      Then the player may not start at the player's Rivendell by core.actions.needs-allowance

  @rule:core.setup.ringwraith-starting-sites
  Rule: Both have to be of the two, and different ones

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And the draft has begun
      And the player has drafted Shagrat, Muzgash, Lagduf and Odoacer

    @id:core-setup-1168 @forbid
    Scenario: One of them is Carn Dûm
      Given the player's location deck holds "Minas Morgul" and "Carn Dûm"
      When the player starts at Minas Morgul, and at Carn Dûm with Lagduf
      Then it is illegal by core.setup.ringwraith-starting-sites

    @id:core-setup-1169 @forbid
    Scenario: Both are Minas Morgul
      Given the player's location deck holds "Minas Morgul"
      When the player starts at Minas Morgul, and at Minas Morgul with Lagduf
      Then it is illegal by core.setup.ringwraith-starting-sites

  @rule:core.setup.draft-leftovers-into-deck
  Rule: Ten are counted, avatars and hazards apart, and when all else is settled

    Background:
      Given the emended rules
      And the game has not begun
      And untapped Glóin is at Rivendell
      And the player's pool has Faramir and Haldir

    @id:core-setup-1170 @allow
    Scenario: Gandalf among the nine is no character
      Given the player's play deck holds "Beregond", "Boromir II", "Legolas", "Gimli", "Kíli", "Fíli", "Óin", "Dori", "Nori" and "Gandalf"
      When the player passes
      Then the player may add Faramir to the play deck

    @id:core-setup-1171 @allow
    Scenario: Gisulf is a hazard, whatever the opponent has him for
      Given the opponent is a Ringwraith
      And the player's play deck holds "Beregond", "Boromir II", "Legolas", "Gimli", "Kíli", "Fíli", "Óin", "Dori", "Nori" and "Gisulf"
      When the player passes
      Then the player may add Faramir to the play deck

    @id:core-setup-1172 @forbid
    Scenario: Not while things are given out
      Given the player's pool holds "Elven Cloak"
      When the player adds Faramir to the play deck now
      Then it is illegal by core.actions.needs-allowance

  @rule:core.setup.pool-minor-items
  Rule: What else is in the pool

    Background:
      Given the emended rules

    @id:core-setup-1173 @forbid
    Scenario: No bad company for a Wizard
      Given the player brings the plain Wizard deck
      And the deck's pool gains 1 "Bad Company"
      When the player declares to be a Wizard
      Then it is illegal by core.setup.pool-minor-items

    @id:core-setup-1174 @forbid
    Scenario: The fallen have no more of them than others
      Given the player brings the plain Fallen-wizard deck
      And the deck's pool gains 3 "Elven Cloak"
      When the player declares to be the Fallen-wizard, Alatar
      Then it is illegal by core.setup.pool-minor-items

    @id:core-setup-1175 @forbid
    Scenario: A hauberk is plain, and no minor item
      Given the player brings the plain Wizard deck
      And the deck's pool gains 1 "Hauberk of Bright Mail"
      When the player declares to be a Wizard
      Then it is illegal by core.setup.pool-minor-items

  @rule:core.setup.anti-fallen-wizard-access
  Rule: It is the opponent who counts

    @id:core-setup-1160 @compute
    Scenario: A Fallen-wizard has none of them against a Wizard
      Given the emended rules
      And the opponent brings the plain Wizard deck
      And the player brings the plain Fallen-wizard deck
      And the deck's cards against Fallen-wizards gain 3 "Ambusher" and 3 "Assassin"
      When the opponent declares to be a Wizard
      And the player declares to be the Fallen-wizard, Alatar
      Then it is legal
      And the player's sideboard holds 27 cards

  @rule:core.setup.draft-stage-duplicates
  Rule: Only what both have turned up is turned up by both

    Background:
      Given the emended rules
      And the player is the Fallen-wizard Saruman
      And the draft has begun
      And the player's pool has Balin
      And the opponent's pool has the opponent's Faramir and the opponent's Haldir

    @id:core-setup-1176 @compute
    Scenario: The robes come out as Faramir does
      Given the player's pool holds "Many-coloured Robes"
      When the player drafts "Many-coloured Robes"
      And the opponent drafts the opponent's Faramir
      Then "Many-coloured Robes" is in play
      And the opponent's Faramir is in the starting company
      And the player has 1 stage point

    @id:core-setup-1177 @allow @rule:core.setup.draft-stage-conditions
    Scenario: There may be more bad company
      Given the opponent is a Fallen-wizard
      And the opponent has "Bad Company" in play
      And the player's pool holds the player's "Bad Company"
      When the player drafts the player's "Bad Company"
      Then it is legal
      And the player's "Bad Company" is in the pool

  @rule:core.setup.drafted-card-needs-site
  Rule: Each has chosen for himself

    @id:core-setup-1178 @compute
    Scenario: The opponent hides at his Weathertop, and the player at his Ettenmoors
      Given the emended rules
      And the player is a Fallen-wizard
      And the opponent is a Fallen-wizard
      And the draft has begun
      And the player's pool has Balin and Beregond
      And the opponent's pool has the opponent's Faramir
      And the player's pool holds the player's "Hidden Haven"
      And the opponent's pool holds the opponent's "Hidden Haven"
      And the player's location deck holds the hero "Ettenmoors"
      And the opponent's location deck holds the opponent's hero "Weathertop"
      When the player drafts Balin
      And the opponent drafts the opponent's "Hidden Haven" on Weathertop
      And the player drafts the player's "Hidden Haven" on Ettenmoors
      And the opponent drafts the opponent's Faramir
      Then the player's "Hidden Haven" and the opponent's "Hidden Haven" are in play
      And Weathertop and Ettenmoors are in play
      And Balin and the opponent's Faramir are in the starting company
      And the player has 1 stage point
      And the opponent has 1 stage point

  @rule:core.setup.fallen-wizard-draft-stage
  Rule: Stage resources are laid in the draft

    @id:core-setup-1179 @forbid
    Scenario: Not when things are given out
      Given the emended rules
      And the game has not begun
      And the player is a Fallen-wizard
      And untapped Balin is at The White Towers
      And the player's pool holds "Bad Company" and "Elven Cloak"
      When the player drafts "Bad Company" now
      Then it is illegal by core.actions.needs-allowance

  @rule:core.setup.ringwraith-resources
  Rule: The items of the fallen are for nobody else

    @id:core-setup-1180 @forbid
    Scenario: The keys of Orthanc are Saruman's
      Given the emended rules
      And the player brings the plain Ringwraith deck
      And the deck's resources gain 1 "Keys of Orthanc"
      When the player declares to be a Ringwraith
      Then it is illegal by core.setup.ringwraith-resources

  @rule:core.setup.sideboard-size
  Rule: The longer the game, the more of them

    Background:
      Given the emended rules
      And the player brings the plain Wizard deck

    @id:core-setup-1181 @allow
    Scenario: In a Long game thirty-five will do
      Given it is a Long game
      And the deck's sideboard gains 3 "Ambusher", 3 "Assassin" and 2 "Siege"
      When the player declares to be a Wizard
      Then it is legal

    @id:core-setup-1182 @forbid
    Scenario: Thirty-six will not
      Given it is a Long game
      And the deck's sideboard gains 3 "Ambusher", 3 "Assassin" and 3 "Siege"
      When the player declares to be a Wizard
      Then it is illegal by core.setup.sideboard-size

    @id:core-setup-1183 @allow
    Scenario: In a Campaign game they will
      Given it is a Campaign game
      And the deck's sideboard gains 3 "Ambusher", 3 "Assassin" and 3 "Siege"
      When the player declares to be a Wizard
      Then it is legal

  @rule:core.setup.starting-sites-declared
  Rule: Whoever has nobody begins nowhere

    @id:core-setup-1184 @forbid
    Scenario: Only the opponent has somebody who could
      Given the emended rules
      And the draft has begun
      And the player's location deck holds the player's "Rivendell"
      And the player's pool has Balin
      And the opponent has drafted the opponent's Faramir
      And the opponent's location deck holds the opponent's "Rivendell"
      When the player passes
      Then the player may not start at the player's Rivendell now by core.setup.starting-sites-declared

  @rule:core.setup.play-deck-resources @rule:core.setup.hazards-equal-resources @rule:core.setup.twelve-creatures
  Rule: A name that nobody knows may be anything

    Background:
      Given the emended rules
      And the player brings the plain Wizard deck

    @id:core-setup-1185 @compute
    Scenario: One resource is missing, and the unknown card may be it
      Given the deck's resources lose 1 "Block"
      And the deck's resources gain 1 unknown card
      When the player declares to be a Wizard
      Then it is unsupported

    @id:core-setup-1186 @forbid
    Scenario: Two are missing, and one card is not both
      Given the deck's resources lose 2 "Block"
      And the deck's resources gain 1 unknown card
      When the player declares to be a Wizard
      Then it is illegal by core.setup.play-deck-resources

    @id:core-setup-1187 @compute
    Scenario: Eleven creatures, and the unknown card may be the twelfth
      Given the deck's hazards lose 1 "Wargs"
      And the deck's hazards gain 1 unknown card
      When the player declares to be a Wizard
      Then it is unsupported

    @id:core-setup-1188 @forbid
    Scenario: Ten and a half, and it is one creature at most
      Given the deck's hazards lose 2 "Wargs"
      And the deck's hazards gain 1 "Gisulf"
      And the deck's hazards gain 1 unknown card
      When the player declares to be a Wizard
      Then it is illegal by core.setup.twelve-creatures

  @rule:core.setup.pool-stage-points @rule:core.setup.pool-stage-non-unique @rule:core.setup.declared-avatar-in-deck
  Rule: Nor is it known of what use it is to a Fallen-wizard

    Background:
      Given the emended rules
      And the player brings the plain Fallen-wizard deck

    @id:core-setup-1189 @compute
    Scenario: Two stage points, and the unknown card may have the third
      Given the deck's pool loses 1 "Thrall of the Voice"
      And the deck's pool gains 1 unknown card
      When the player declares to be a Fallen-wizard, Alatar
      Then it is unsupported

    @id:core-setup-1190 @compute
    Scenario: Three stage points, and the unknown card need not have any
      Given the deck's pool gains 1 unknown card
      When the player declares to be a Fallen-wizard, Alatar
      Then it is unsupported

    @id:core-setup-1191 @forbid
    Scenario: Four are too many, whatever there is besides
      Given the deck's pool loses 1 "Bad Company"
      And the deck's pool gains 1 "Plotting Ruin"
      And the deck's pool gains 1 unknown card
      When the player declares to be a Fallen-wizard, Alatar
      Then it is illegal by core.setup.pool-stage-points

    @id:core-setup-1192 @compute
    Scenario: A squire by himself, and the unknown card may be for anybody
      Given the deck's pool loses 1 "Thrall of the Voice" and 1 "Bad Company"
      And the deck's pool gains 1 "Squire of the Hunt"
      And the deck's pool gains 1 unknown card
      When the player declares to be a Fallen-wizard, Alatar
      Then it is unsupported

    @id:core-setup-1193 @compute
    Scenario: The unknown card may be Radagast
      Given the deck's sideboard loses 1 "Brigands"
      And the deck's sideboard gains 1 unknown card
      When the player declares to be a Fallen-wizard, Radagast
      Then it is unsupported

    @id:core-setup-1194 @forbid
    Scenario: Radagast the Wizard is not Radagast who has gone astray
      Given the deck's sideboard gains 1 "TW-178"
      When the player declares to be a Fallen-wizard, Radagast
      Then it is illegal by core.setup.declared-avatar-in-deck

  @rule:core.setup.three-of-each-nonunique
  Rule: Of a Wizard there may be more than three

    @id:core-setup-1195 @allow
    Scenario: Three to draw, and Gandalf waits aside as well
      Given the emended rules
      And the player brings the plain Wizard deck
      And the deck's characters gain 1 "Gandalf"
      And the deck's sideboard loses 1 "Brigands"
      And the deck's sideboard gains 1 "Gandalf"
      When the player declares to be a Wizard
      Then it is legal

  @rule:core.setup.manifestations-share-limit
  Rule: Who is whose manifestation

    @id:core-setup-1196 @allow
    Scenario: The Eye may be there three times, and so Sauron may be there, too
      Given the emended rules
      And the player brings the plain Ringwraith deck
      And the deck's sideboard gains 1 "Sauron" and 1 "The Lidless Eye"
      When the player declares to be a Ringwraith
      Then it is legal

    @id:core-setup-1197 @allow
    Scenario: Two who are each other's, and one of them is a hazard
      Given the emended rules
      And reading a of q.core.hazard-manifestations-in-deck
      And the player brings the plain Wizard deck
      And the deck's sideboard loses 2 "Wolves"
      And the deck's sideboard gains 1 "Lobelia Sackville-Baggins" and 1 "Mistress Lobelia"
      When the player declares to be a Wizard
      Then it is legal

    @id:core-setup-1198 @forbid
    Scenario: Unless hazards count with them
      Given the emended rules
      And reading b of q.core.hazard-manifestations-in-deck
      And the player brings the plain Wizard deck
      And the deck's sideboard loses 2 "Wolves"
      And the deck's sideboard gains 1 "Lobelia Sackville-Baggins" and 1 "Mistress Lobelia"
      When the player declares to be a Wizard
      Then it is illegal by core.setup.manifestations-share-limit

  @rule:core.setup.sideboard-size
  Rule: Of four decks the older book says nothing

    @id:core-setup-1199 @compute
    Scenario: So the figure of today holds
      Given the printed rules
      Then a sideboard of 40 cards fits a 4-deck game
      And a sideboard of 41 cards is too large for a 4-deck game

  @rule:core.setup.draft-others-join @card:WH-82
  Rule: Who has got nobody may call somebody else

    @id:core-setup-1204 @allow
    Scenario: Two players want Legolas, and Gimli hears the Voice in his stead
      Given the emended rules
      And the player is a Fallen-wizard
      And the draft has begun
      And the player has "Thrall of the Voice" in play
      And the player's pool has the player's Legolas and Gimli
      And the opponent's pool has the opponent's Legolas and the opponent's Haldir
      When the player drafts the player's Legolas with "Thrall of the Voice"
      And the opponent drafts the opponent's Legolas
      Then the player's Legolas and the opponent's Legolas are set aside
      And the player may draft Gimli with "Thrall of the Voice"

  @rule:core.setup.fallen-wizard-draft-stage
  Rule: When the draft is over, it is over

    @id:core-setup-1205 @allow
    Scenario: Bad company that has been left in the pool holds nobody up
      Given the emended rules
      And the player is a Fallen-wizard
      And the game has not begun
      And untapped Balin is at The White Towers
      And the player's pool holds "Bad Company"
      When the player passes
      And 5 and 4 are rolled for the first turn
      And 4 and 2 are rolled for the first turn
      Then it is legal
      And "Bad Company" is removed from the game
      And it is the untap phase

  @rule:core.setup.starting-sites-declared
  Rule: Who begins at the second site is named once, and only where there is one

    @id:core-setup-1206 @forbid
    Scenario: A single site, and Balin by himself
      Given the emended rules
      And the draft has begun
      And the player's location deck holds the player's "Rivendell"
      And the player has drafted Glóin and Balin
      When the player starts at the player's Rivendell with Balin
      Then it is illegal by core.setup.starting-sites-declared

    @id:core-setup-1207 @forbid
    Scenario: Lagduf, and Lagduf
      Given the emended rules
      And the player is a Ringwraith
      And the draft has begun
      And the player's location deck holds "Minas Morgul" and "Dol Guldur"
      And the player has drafted Lagduf, Shagrat and Muzgash
      When the player starts at Minas Morgul, and at Dol Guldur with Lagduf and Lagduf
      Then it is illegal by core.setup.starting-sites-declared

  @rule:core.setup.draft-leftovers-into-deck
  Rule: Nobody is added twice

    @id:core-setup-1208 @forbid
    Scenario: Faramir comes, and then he comes again
      Given the emended rules
      And the game has not begun
      And untapped Glóin is at Rivendell
      And the player's pool has Faramir, Haldir and Elladan
      When the player passes
      Then the player may not add Faramir and Faramir to the play deck by core.setup.draft-leftovers-into-deck
      And the player may add Faramir to the play deck

  @rule:core.setup.hand-size-effects-add-up
  Rule: Two who make the hand larger make it larger by two

    @id:following-0015 @compute
    Scenario: Elrond and Pallando at Rivendell hold ten cards
      Given the emended rules
      And it is the end-of-turn phase
      And Pallando and Elrond are at Rivendell
      And the player holds "Glamdring", "Ringil", "Belegennon", "Magical Harp", "Star-glass", "Horn of Defiance" and "Cram"
      And the player's play deck holds "Valiant Sword", "Habergeon of Silver", "Bow of Dragon-horn" and "Enruned Shield"
      When the player passes
      Then the player holds 10 cards
      And "Valiant Sword", "Habergeon of Silver" and "Bow of Dragon-horn" are in hand
