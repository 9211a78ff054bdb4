Feature: Chains of effects

  @rule:core.chain.closes-when-both-done
  Rule: What is declared takes effect when nobody has an answer

    @id:core-chain-0001 @order
    Scenario: Night falls, and nobody objects
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Rivendell
      And the opponent holds "Doors of Night" and "Smaug at Home"
      When the opponent plays "Doors of Night"
      And the opponent passes
      Then "Doors of Night" is in play
      And the opponent may play "Smaug at Home"

  @rule:core.chain.response-to-declaration
  Rule: Before the call is heard, there is time for a tale

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Elrond and untapped Boromir II are at Rivendell
      And the opponent has "Despair of the Heart" in play on Boromir II
      And the opponent holds "Call of Home"
      And the player holds "Marvels Told"

    @id:core-chain-0002 @allow
    Scenario: Elrond speaks before Boromir has made up his mind
      When the opponent plays "Call of Home" on Boromir II
      Then the player may play "Marvels Told" with Elrond on "Despair of the Heart"
      And "Call of Home" is being played
      And Boromir II and "Despair of the Heart" are in play

    @id:core-chain-0003 @order
    Scenario: Both are declared, and nothing has happened
      Given the opponent holds "Lost in the Wilderness"
      And the company is moving to Weathertop by Starter Movement
      When the opponent plays "Call of Home" on Boromir II
      And the player plays "Marvels Told" with Elrond on "Despair of the Heart"
      Then "Call of Home" and "Marvels Told" are being played
      And Boromir II and "Despair of the Heart" are in play
      And Elrond is tapped
      And the opponent has to act

  @rule:core.chain.alternating-responses
  Rule: First comes the other player's answer

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Elrond, untapped Beretar and untapped Boromir II are at Rivendell
      And the opponent has "Despair of the Heart" in play on Boromir II
      And the opponent holds "Smaug at Home" and "Scatha at Home"
      And the player holds "Marvels Told"
      When the opponent plays "Smaug at Home"

    @id:core-chain-0004 @forbid
    Scenario: Two Dragons in one breath
      Then the opponent may not play "Scatha at Home" by core.chain.alternating-responses
      And the player has to act
      And "Smaug at Home" is being played

    @id:core-chain-0005 @allow
    Scenario: The second comes when nobody answers the first
      When the player passes
      And the opponent plays "Scatha at Home" in response
      Then it is legal
      And the player has to act
      And "Smaug at Home" and "Scatha at Home" are being played

    @id:core-chain-0006 @order
    Scenario: After an answer, the question goes round again
      When the player plays "Marvels Told" with Elrond on "Despair of the Heart" in response
      Then the opponent has to act
      And the opponent may play "Scatha at Home"
      And "Smaug at Home" and "Marvels Told" are being played
      And Elrond is tapped

  @rule:core.chain.closes-when-both-done
  Rule: It takes both to let a chain resolve

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Elrond, untapped Beretar and untapped Boromir II are at Rivendell
      And the opponent has "Despair of the Heart" in play on Boromir II
      And the opponent holds "Smaug at Home" and "Scatha at Home"
      And the player holds "Marvels Told"
      When the opponent plays "Smaug at Home"
      And the player passes
      And the opponent plays "Scatha at Home" in response

    @id:core-chain-0007 @order
    Scenario: Having declined once, one is asked about the next
      Then "Smaug at Home" and "Scatha at Home" are being played
      And the player has to act

    @id:core-chain-0008 @order
    Scenario: Nobody has anything to add
      When the player passes
      Then "Smaug at Home" and "Scatha at Home" are in play

  @rule:core.chain.last-in-first-out
  Rule: The last word is heard first

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Théoden, untapped Elrond and untapped Gamling the Old are at Edoras
      And the player's marshalling-point pile holds "Riders of Rohan"
      And the opponent holds "Call of Home" and "Muster Disperses"

    @id:core-chain-0009 @order
    Scenario: The Riders gather before the king is called
      When the opponent plays "Call of Home" on Théoden
      And the opponent plays "Muster Disperses" on "Riders of Rohan" and rolls 6 and 6 for the card text, then 1 and 1 for the card text
      Then "Riders of Rohan" is in the marshalling-point pile
      And Théoden is in hand
      And "Call of Home" and "Muster Disperses" are in the discard pile
      And the player has 3 character points

    @id:core-chain-0010 @order
    Scenario: The king is called before the Riders gather
      When the opponent plays "Muster Disperses" on "Riders of Rohan"
      And the opponent plays "Call of Home" on Théoden and rolls 6 and 6 for the card text, then 1 and 1 for the card text
      Then Théoden is in play
      And "Riders of Rohan", "Call of Home" and "Muster Disperses" are in the discard pile
      And the player has 0 faction points

  @rule:core.chain.no-actions-during-resolution
  Rule: A tale is told to its end

    Background:
      Given the emended rules
      And it is the organization phase
      And untapped Elrond, untapped Annalena and untapped Beretar are at Rivendell
      And the opponent has "Lure of the Senses" in play on Beretar
      And the opponent has "Lure of Nature" in play on Annalena
      And the player has "Gates of Morning" in play
      And the player holds "Marvels Told", "The Cock Crows" and "A Friend or Three"
      When the player plays "Marvels Told" with Elrond on "Lure of the Senses"
      And the player passes

    @id:core-chain-0011 @forbid
    Scenario: While Elrond is tempted, no cock crows
      Then the player may not play "The Cock Crows" on "Lure of Nature" for its second effect by core.chain.no-actions-during-resolution
      And "Lure of the Senses" and "Marvels Told" are in the discard pile
      And Elrond is tapped

    @id:core-chain-0012 @allow
    Scenario: Friends stand by him all the same
      Then the player may play "A Friend or Three" on Elrond for its second effect
      And "Lure of the Senses" and "Marvels Told" are in the discard pile
      And Elrond is tapped

    @id:core-chain-0013 @allow
    Scenario: When he has withstood, the cock may crow for Annalena
      When the player passes and rolls 5 and 5 for the corruption check
      Then the player may play "The Cock Crows" on "Lure of Nature" for its second effect
      And "Lure of the Senses" and "Marvels Told" are in the discard pile
      And Elrond is tapped

  @rule:core.chain.resource-player-priority
  Rule: The resource player comes first, if he wants to

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Elrond, untapped Beretar and untapped Boromir II are at Rivendell
      And the opponent has "Despair of the Heart" in play on Boromir II
      And the opponent has "Power Built by Waiting" in play
      And the opponent holds "Smaug at Home"
      And the player holds "Marvels Told"

    @id:core-chain-0014 @forbid
    Scenario: The Dragon has to wait for the tale
      When the opponent plays "Smaug at Home"
      And the player insists on acting first
      Then the opponent may not play "Smaug at Home" by core.chain.resource-player-priority
      And "Smaug at Home" is in hand

    @id:core-chain-0023 @order
    Scenario: He is asked before the Dragon stirs
      When it is asked whether the opponent may play "Smaug at Home"
      Then the player has to act
      And the opponent may play "Smaug at Home"

    @id:core-chain-0015 @allow
    Scenario: The tale is told, and the Dragon comes
      When the opponent plays "Smaug at Home"
      And the player insists on acting first
      And the player plays "Marvels Told" with Elrond on "Despair of the Heart"
      Then it is legal
      And the opponent may play "Smaug at Home"
      And "Marvels Told" is being played
      And Elrond is tapped

    @id:core-chain-0016 @allow
    Scenario: On second thoughts there is nothing to tell
      When the opponent plays "Smaug at Home"
      And the player insists on acting first
      And the player passes
      Then the opponent may play "Smaug at Home"
      And the opponent has to act

    @id:core-chain-0303 @allow
    Scenario: There is more that he could do, and the Dragon need not wait for all of it
      Given the player has "Gates of Morning" in play
      And the player holds "The Cock Crows"
      When the opponent plays "Smaug at Home"
      And the player insists on acting first
      And the player plays "Marvels Told" with Elrond on "Despair of the Heart"
      Then the opponent may play "Smaug at Home"
      And "Marvels Told" is being played
      And Elrond is tapped

  @rule:core.chain.hazard-action-taken-back
  Rule: Whoever does not ask may have to take it back

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Elrond, untapped Beretar and untapped Boromir II are at Rivendell
      And the opponent has "Despair of the Heart" in play on Boromir II
      And the opponent has "Power Built by Waiting" in play
      And the player holds "Marvels Told"

    @id:core-chain-0017 @allow
    Scenario: What was tapped in a hurry is untapped again
      When the opponent uses "Power Built by Waiting"
      Then "Power Built by Waiting" is tapped
      And the player has to act
      When the player insists on acting first
      Then it is legal
      And "Power Built by Waiting" is untapped
      And the player may play "Marvels Told" with Elrond on "Despair of the Heart"

    @id:core-chain-0018 @forbid
    Scenario: One who has declined is not passed over
      When the player passes
      And the opponent uses "Power Built by Waiting"
      Then the player may not insist on acting first by core.chain.hazard-action-taken-back
      And "Power Built by Waiting" is tapped

    @id:core-chain-0019 @forbid
    Scenario: One who has answered has had his say
      Given the opponent holds "Smaug at Home"
      When the opponent uses "Power Built by Waiting"
      And the player plays "Marvels Told" with Elrond on "Despair of the Heart" in response
      Then the player may not insist on acting first by core.chain.hazard-action-taken-back
      And "Power Built by Waiting" and Elrond are tapped
      And "Marvels Told" is being played

  @rule:core.chain.immediate-no-response
  Rule: The crow is gone before anybody can tell of it

    Background:
      Given the emended rules
      And it is the end-of-turn phase
      And untapped Annalena is at Rivendell
      And the opponent's untapped Legolas is at Lórien
      And the player holds "Glamdring", "Ringil", "Belegennon", "Magical Harp", "Horn of Defiance", "Enruned Shield" and "Marvels Told"
      And the opponent has "Stormcrow" in play

    @id:core-chain-0022 @order
    Scenario: The last card is drawn, and off it flies
      Given the player's play deck holds "Sting"
      And the player's discard pile holds "Elf-stone"
      When the player passes and shuffles
      Then "Stormcrow" is in the discard pile
      And "Sting" is in hand
      And "Elf-stone" is in the play deck

  @rule:core.chain.negated-card-discarded
  Rule: A tale about what is gone is soon forgotten

    Background:
      Given the emended rules
      And it is the organization phase
      And untapped Elrond and untapped Beretar are at Rivendell
      And the player has "Gates of Morning" in play
      And the opponent has "Lure of the Senses" in play on Beretar
      And the player holds "Marvels Told" and "The Cock Crows"

    @id:core-chain-0020 @compute
    Scenario: The cock crows, and Elrond may spare his breath
      When the player plays "Marvels Told" with Elrond on "Lure of the Senses"
      And the player plays "The Cock Crows" on "Lure of the Senses" for its second effect
      Then "Lure of the Senses", "The Cock Crows" and "Marvels Told" are in the discard pile
      And Elrond is tapped

    @id:core-chain-0021 @compute
    Scenario: No cock crows, and the tale is told
      When the player plays "Marvels Told" with Elrond on "Lure of the Senses"
      And the player passes
      And the player passes and rolls 5 and 5 for the corruption check
      Then "Lure of the Senses" and "Marvels Told" are in the discard pile
      And Elrond is tapped
      And "The Cock Crows" is in hand

  @rule:core.chain.resource-player-priority
  Rule: An errand waits for the tale as well

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Elrond, untapped Beretar and untapped Boromir II are at Rivendell
      And the opponent has "Despair of the Heart" in play on Boromir II
      And the opponent has "Adûnaphel" in play
      And the opponent's sideboard holds "Smaug"
      And the opponent holds "Smaug at Home"
      And the player holds "Marvels Told"

    @id:core-chain-0024 @forbid
    Scenario: The Nazgûl stays where she is while he clears his throat
      When the opponent plays "Smaug at Home"
      And the player insists on acting first
      Then the opponent may not spend "Adûnaphel" for "Smaug" from the sideboard to the discard pile by core.chain.resource-player-priority
      And "Smaug at Home" is in hand

    @id:core-chain-0025 @allow
    Scenario: He has nothing to tell after all
      When the opponent plays "Smaug at Home"
      And the player insists on acting first
      And the player passes
      Then the opponent may spend "Adûnaphel" for "Smaug" from the sideboard to the discard pile
      And "Smaug at Home" is in hand

  @rule:core.chain.resource-player-priority
  Rule: When he has told his tale, the errand may follow

    @id:core-chain-0026 @allow
    Scenario: The tale has begun, and the Nazgûl leaves while it is told
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Elrond, untapped Beretar and untapped Boromir II are at Rivendell
      And the opponent has "Despair of the Heart" in play on Boromir II
      And the opponent has "Adûnaphel" in play
      And the opponent's sideboard holds "Smaug"
      And the opponent holds "Smaug at Home"
      And the player holds "Marvels Told"
      When the opponent plays "Smaug at Home"
      And the player insists on acting first
      And the player plays "Marvels Told" with Elrond on "Despair of the Heart"
      Then the opponent may spend "Adûnaphel" for "Smaug" from the sideboard to the discard pile
      And Elrond is tapped
      And "Marvels Told" is being played
      And "Smaug at Home" is in hand

  @rule:core.chain.resource-player-priority
  Rule: When the tale has begun, the right to be first is used up

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Elrond, untapped Beretar and untapped Boromir II are at Rivendell
      And the opponent has "Despair of the Heart" in play on Boromir II
      And the opponent has "Power Built by Waiting" in play
      And the opponent holds "Smaug at Home"
      And the player holds "Marvels Told"

    @id:core-chain-0027 @order
    Scenario: The Dragon stirs while it is told
      When the opponent plays "Smaug at Home"
      And the player insists on acting first
      And the player plays "Marvels Told" with Elrond on "Despair of the Heart"
      And the opponent plays "Smaug at Home"
      Then it is legal
      And "Marvels Told" and "Smaug at Home" are being played
      And Elrond is tapped

    @id:core-chain-0033 @order
    Scenario: The Dragon does not stir, and is not asked twice
      When the opponent plays "Smaug at Home"
      And the player insists on acting first
      And the player plays "Marvels Told" with Elrond on "Despair of the Heart"
      And the opponent passes
      And the player passes and rolls 5 and 5 for the corruption check
      Then "Despair of the Heart" and "Marvels Told" are in the discard pile
      And "Smaug at Home" is in hand
      And Elrond is tapped

  @rule:core.chain.hazard-action-taken-back
  Rule: Nothing is taken back that was not begun by the other player, or was answered

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Elrond, untapped Beretar and untapped Boromir II are at Rivendell
      And the opponent has "Despair of the Heart" in play on Boromir II
      And the opponent has "Power Built by Waiting" in play
      And the player holds "Marvels Told" and "A Friend or Three"

    @id:core-chain-0028 @forbid
    Scenario: Elrond does not take his own word back
      When the player plays "Marvels Told" with Elrond on "Despair of the Heart"
      And the opponent passes
      Then the player has to act
      And the player may not insist on acting first by core.chain.hazard-action-taken-back
      And "Marvels Told" is being played
      And Elrond is tapped

    @id:core-chain-0029 @forbid
    Scenario: He has answered, and there is no taking back
      When the opponent uses "Power Built by Waiting"
      And the player plays "Marvels Told" with Elrond on "Despair of the Heart"
      And the opponent passes
      Then the player has to act
      And the player may not insist on acting first by core.chain.hazard-action-taken-back
      And "Marvels Told" is being played
      And "Power Built by Waiting" and Elrond are tapped

  @rule:core.chain.response-to-declaration
  Rule: An answer comes from the hand

    @id:core-chain-0030 @forbid
    Scenario: The tale was told long ago
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Elrond and tapped Boromir II are at Rivendell
      And Boromir II bears "Cram"
      And the opponent has "Despair of the Heart" in play on Boromir II
      And the opponent holds "Call of Home"
      And the player's discard pile holds "Marvels Told"
      When the opponent plays "Call of Home" on Boromir II
      Then the player may not play "Marvels Told" with Elrond on "Despair of the Heart" by core.chain.response-to-declaration
      And "Call of Home" is being played
      And Boromir II and "Despair of the Heart" are in play

  @rule:core.chain.no-actions-during-resolution
  Rule: What a battle has interrupted does not silence those who fight

    @id:core-chain-0031 @allow
    Scenario: Smaug attacks, Scatha waits, and the thrush has something to tell
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Aragorn II, untapped Elrond and untapped Glóin are at Iron Hill Dwarf-hold
      And the company is moving to The Lonely Mountain
      And the opponent has "Smaug Ahunt" and "Scatha Ahunt" in play
      And the opponent holds "Prowess of Might"
      And the player holds "The Old Thrush"
      When the company travels by Iron Hills and Northern Rhovanion
      And the player chooses "Smaug Ahunt" for "Scatha Ahunt"
      And the player passes
      And the opponent passes
      And the opponent plays "Prowess of Might"
      And the player plays "The Old Thrush"
      Then it is legal
      And the attack is Dragon (3 strikes at 13/5)
      And "The Old Thrush" and "Prowess of Might" are in the discard pile

  @rule:core.chain.resource-player-priority
  Rule: In a battle nobody is passed over

    @id:core-chain-0032 @forbid
    Scenario: Leucaruth is mightier at once
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Aragorn II and untapped Elrond are at Irerock
      And the opponent has "Despair of the Heart" in play on Aragorn II
      And the opponent holds "Leucaruth" and "Prowess of Might"
      And the player holds "Marvels Told"
      When the opponent plays the creature "Leucaruth" on the company keyed to Irerock
      And the player passes
      And the opponent passes
      And the opponent plays "Prowess of Might"
      Then the player may not insist on acting first by core.chain.hazard-action-taken-back
      And "Prowess of Might" is being played
      And "Leucaruth" is in play

  @rule:core.chain.closes-when-both-done
  Rule: What was said last is answered first

    @id:core-chain-0120 @uses:core.chain.alternating-responses @order
    Scenario: Two tales are told, and none of them has come true
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Elrond and untapped Boromir II are at Rivendell
      And the opponent has "Despair of the Heart" in play on Boromir II
      And the opponent holds "Smaug at Home" and "Lost in the Wilderness"
      And the player holds "Marvels Told"
      And the company is moving to Weathertop by Starter Movement
      Then nothing waits to resolve
      When the opponent plays "Smaug at Home"
      And the player plays "Marvels Told" with Elrond on "Despair of the Heart" in response
      Then "Smaug at Home" and "Marvels Told" wait to resolve
      And the opponent has to act on "Marvels Told"
      And the opponent has to act in the window respond
      When the opponent passes
      And the player passes and rolls 6 and 5 for the corruption check
      Then nothing waits to resolve
      And "Despair of the Heart" and "Marvels Told" are in the discard pile
      And "Smaug at Home" is in play
      And Elrond is tapped

  @rule:core.chain.hazard-action-taken-back
  Rule: What a card demands by itself is nobody's haste

    @id:core-chain-0034 @forbid
    Scenario: Boromir's longing is not taken back
      Given the emended rules
      And untapped Annalena, untapped Elrond and untapped Boromir II are at Barrow-downs
      And the company has entered the site
      And the opponent has "Lure of Expedience" in play on Boromir II
      And the player holds "Dagger of Westernesse" and "Marvels Told"
      When Annalena plays "Dagger of Westernesse"
      And the player passes
      Then the player has to act
      And the player may not insist on acting first by core.chain.hazard-action-taken-back
      And Annalena bears "Dagger of Westernesse"
      And Annalena and the site are tapped

  @rule:core.chain.last-in-first-out
  Rule: Night falls, and the last cock of the morning has crowed

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Elrond, untapped Annalena and untapped Beretar are at Rivendell
      And the opponent has "Lure of Nature" in play on Annalena
      And the player has "Gates of Morning" in play
      And the player holds "The Cock Crows" and "Marvels Told"
      And the opponent holds "Doors of Night", "Twilight" and "Smaug at Home"
      When the opponent plays "Doors of Night"
      And the player plays "The Cock Crows" on "Lure of Nature" for its second effect in response

    @id:core-chain-0301 @order
    Scenario: Twilight comes before the cock has crowed
      When the opponent plays "Twilight" on "Gates of Morning" in response
      Then "Doors of Night" and "Lure of Nature" are in play
      And "Gates of Morning", "Twilight" and "The Cock Crows" are in the discard pile

    @id:core-chain-0302 @order
    Scenario: Nobody hurries, and the cock crows before the night
      When the opponent passes
      And the player passes
      Then "Doors of Night" is in play
      And "Gates of Morning", "Lure of Nature" and "The Cock Crows" are in the discard pile

  @rule:core.chain.no-actions-during-resolution
  Rule: What a battle has interrupted is over when the battle is

    @id:core-chain-0304 @allow
    Scenario: The Abductor is beaten, and the gates may be opened against the Lure
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Aragorn II and untapped Gimli are at Bree
      And the opponent holds "Abductor" and "Lure of the Senses"
      And the player holds "Gates of Morning"
      When the opponent plays the creature "Abductor" on the company keyed to a Border-hold
      And the player assigns a strike to Gimli
      And Gimli faces the strike and rolls 6 and 6
      And the attack is over
      And the opponent plays "Lure of the Senses" on Aragorn II
      And the player plays "Gates of Morning" in response
      Then it is legal
      And "Gates of Morning" is in play
      And Aragorn II bears "Lure of the Senses"
      And "Abductor" is in the marshalling-point pile
      And the player has 1 kill point
      And Gimli is tapped

    @id:core-chain-0305 @rule:core.chain.hazard-action-taken-back @forbid
    Scenario: Nor does he who has fought insist on acting before that
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Aragorn II and untapped Gimli are at Bree
      And the opponent holds "Abductor" and "Lure of the Senses"
      And the player holds "Gates of Morning"
      When the opponent plays the creature "Abductor" on the company keyed to a Border-hold
      And the player assigns a strike to Gimli
      And Gimli faces the strike and rolls 6 and 6
      And the attack is over
      And the player plays "Gates of Morning"
      Then the player may not insist on acting first by core.chain.hazard-action-taken-back
      And "Gates of Morning" is in play
      And "Abductor" is in the marshalling-point pile
      And the player has 1 kill point
      And Gimli is tapped
