Feature: Corruption

  Gifts, hoards and whispers: who withstands them, who does not, and who helps.

  @rule:core.corruption.point-total
  Rule: Everybody answers for what he carries

    @id:core-corruption-0001 @compute
    Scenario: What Mablung carries is his own affair
      Given the emended rules
      And Faramir and Mablung are at Rivendell
      And Mablung follows Faramir
      And Faramir bears "Valiant Sword" and "Star-glass"
      And Mablung bears "Dagger of Westernesse"
      Then the corruption points of Faramir are 3
      And the corruption points of Mablung are 1

    @id:core-corruption-0002 @compute
    Scenario: Boromir's weakness is not in the sum
      Given the emended rules
      And Boromir II is at Rivendell
      And Boromir II bears "Valiant Sword"
      Then the corruption points of Boromir II are 2

  @rule:core.corruption.check-procedure @rule:core.corruption.check-succeeds
  Rule: The roll, with all that changes it, against the points

    Background:
      Given the emended rules
      And it is the organization phase
      And Beregond and tapped Gamling the Old are at Edoras
      And Beregond bears "Dagger of Westernesse" and "Star-glass"

    @id:core-corruption-0003 @compute
    Scenario: Four for weak-willed Beregond is one more than two
      When Beregond hands "Star-glass" to Gamling the Old and rolls 2 and 2 for the corruption check
      Then the corruption check of Beregond was 3
      And Gamling the Old bears "Star-glass"

    @id:core-corruption-0004 @compute @uses:core.corruption.hero-fails-narrowly
    Scenario: Three for weak-willed Beregond is no more than two
      When Beregond hands "Star-glass" to Gamling the Old and rolls 2 and 1 for the corruption check
      Then Beregond, "Star-glass" and "Dagger of Westernesse" are in the discard pile

  @rule:core.corruption.hero-fails-narrowly
  Rule: Who just fails is gone

    Background:
      Given the emended rules
      And it is the organization phase
      And Éowyn, tapped Gamling the Old and tapped Háma are at Edoras
      And Háma follows Éowyn
      And Éowyn bears "Dagger of Westernesse", "Star-glass" and "Adamant Helmet"

    @id:core-corruption-0005 @compute @rule:core.corruption.check-succeeds
    Scenario: One more than her burden
      When Éowyn hands "Star-glass" to Gamling the Old and rolls 2 and 2 for the corruption check
      Then Gamling the Old bears "Star-glass"

    @id:core-corruption-0006 @compute @uses:core.corruption.followers-survive
    Scenario: As much as her burden is not enough
      When Éowyn hands "Star-glass" to Gamling the Old and rolls 2 and 1 for the corruption check
      Then Éowyn, "Dagger of Westernesse", "Star-glass" and "Adamant Helmet" are in the discard pile
      And Háma is in play
      And Háma is under nobody's influence

    @id:core-corruption-0007 @compute
    Scenario: One less makes no difference
      When Éowyn hands "Star-glass" to Gamling the Old and rolls 1 and 1 for the corruption check
      Then Éowyn, "Dagger of Westernesse", "Star-glass" and "Adamant Helmet" are in the discard pile
      And Háma is under nobody's influence

  @rule:core.corruption.check-fails-badly
  Rule: Who fails badly is lost for good

    Background:
      Given the emended rules
      And it is the organization phase
      And Éowyn and tapped Gamling the Old are at Edoras
      And Éowyn bears "Dagger of Westernesse", "Star-glass", "Adamant Helmet" and "Elf-stone"

    @id:core-corruption-0008 @compute
    Scenario: Two below her burden
      When Éowyn hands "Star-glass" to Gamling the Old and rolls 1 and 1 for the corruption check
      Then Éowyn is out of play
      And "Dagger of Westernesse", "Star-glass", "Adamant Helmet" and "Elf-stone" are in the discard pile

    @id:core-corruption-0009 @compute
    Scenario: One below, and she may come again
      When Éowyn hands "Star-glass" to Gamling the Old and rolls 2 and 1 for the corruption check
      Then Éowyn, "Dagger of Westernesse", "Star-glass", "Adamant Helmet" and "Elf-stone" are in the discard pile

  @rule:core.corruption.wizard-fails-narrowly
  Rule: A Wizard does not fall and rise again

    Background:
      Given the emended rules
      And it is the organization phase
      And tapped Saruman and tapped Gamling the Old are at Edoras
      And Saruman bears "Dagger of Westernesse", "Star-glass", "Adamant Helmet" and "Elf-stone"

    @id:core-corruption-0010 @compute
    Scenario: One below, and the Wizard is lost
      When Saruman hands "Star-glass" to Gamling the Old and rolls 2 and 1 for the corruption check
      Then Saruman is out of play
      And "Dagger of Westernesse", "Star-glass", "Adamant Helmet" and "Elf-stone" are in the discard pile
      And the player has -5 miscellaneous points

    @id:core-corruption-0011 @compute
    Scenario: Just as much, and the Wizard is lost
      When Saruman hands "Star-glass" to Gamling the Old and rolls 2 and 2 for the corruption check
      Then Saruman is out of play
      And "Dagger of Westernesse", "Star-glass", "Adamant Helmet" and "Elf-stone" are in the discard pile
      And the player has -5 miscellaneous points

    @id:core-corruption-0012 @compute
    Scenario: One above, and he smiles
      When Saruman hands "Star-glass" to Gamling the Old and rolls 3 and 2 for the corruption check
      Then Gamling the Old bears "Star-glass"

  @rule:core.corruption.minion-taps-narrowly
  Rule: A minion knows temptation from within

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And Hador and tapped Ciryaher are at Dol Guldur
      And Hador bears "Thong of Fire" and "Old Treasure"

    @id:core-corruption-0013 @compute
    Scenario: As much as his burden, and he takes a rest
      When Hador hands "Old Treasure" to Ciryaher
      And the player passes and rolls 2 and 2 for the corruption check
      Then Ciryaher bears "Old Treasure"
      And Hador is tapped

    @id:core-corruption-0014 @compute
    Scenario: One less, and he takes a rest
      When Hador hands "Old Treasure" to Ciryaher
      And the player passes and rolls 2 and 1 for the corruption check
      Then Ciryaher bears "Old Treasure"
      And Hador is tapped

    @id:core-corruption-0015 @compute
    Scenario: One more, and he goes on as if nothing had happened
      When Hador hands "Old Treasure" to Ciryaher
      And the player passes and rolls 3 and 2 for the corruption check
      Then Ciryaher bears "Old Treasure"
      And Hador is untapped

    @id:core-corruption-0016 @compute @rule:core.corruption.check-fails-badly
    Scenario: Two less is too little even for him
      When Hador hands "Old Treasure" to Ciryaher
      And the player passes and rolls 1 and 1 for the corruption check
      Then Hador is out of play
      And "Old Treasure" and "Thong of Fire" are in the discard pile
      And the player has 2 character points
      And the player has 0 item points

  @rule:core.corruption.check-with-zero-points
  Rule: Who carries no evil rolls all the same

    Background:
      Given the emended rules
      And it is the organization phase
      And Éowyn and tapped Gamling the Old are at Edoras
      And Éowyn bears "Emerald of the Mariner"

    @id:core-corruption-0017 @compute
    Scenario: An innocent jewel
      When Éowyn hands "Emerald of the Mariner" to Gamling the Old and rolls 1 and 1 for the corruption check
      Then Gamling the Old bears "Emerald of the Mariner"

  @rule:core.corruption.immune-to-corruption @rule:core.corruption.immune-may-pay-conditions
  Rule: There is nothing left in a Ringwraith to be tempted

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase

    @id:core-corruption-0018 @compute
    Scenario: Khamûl has no use for treasure
      Given Khamûl the Ringwraith and tapped Hador are at Dol Guldur
      And Khamûl the Ringwraith bears "Old Treasure"
      When Khamûl the Ringwraith hands "Old Treasure" to Hador
      And the player passes
      Then it is legal
      And Hador bears "Old Treasure"

    @id:core-corruption-0019 @compute
    Scenario: Hador has
      Given tapped Khamûl the Ringwraith and Hador are at Dol Guldur
      And Hador bears "Old Treasure"
      When Hador hands "Old Treasure" to Khamûl the Ringwraith
      And the player passes and rolls 1 and 1 for the corruption check
      Then Khamûl the Ringwraith bears "Old Treasure"

  @rule:core.corruption.ringwraith-company-bonus
  Rule: Nobody dallies under a Ringwraith's eyes

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase

    @id:core-corruption-0020 @compute
    Scenario: With Khamûl beside him
      Given Hador, tapped Ciryaher and tapped Khamûl the Ringwraith are at Dol Guldur
      And Hador bears "Thong of Fire" and "Old Treasure"
      When Hador hands "Old Treasure" to Ciryaher
      And the player passes and rolls 2 and 1 for the corruption check
      Then Ciryaher bears "Old Treasure"
      And Hador is untapped

    @id:core-corruption-0021 @compute
    Scenario: With Khamûl in the next tower
      Given Hador and tapped Ciryaher are at Dol Guldur
      And tapped Khamûl the Ringwraith is at another Dol Guldur
      And Hador bears "Thong of Fire" and "Old Treasure"
      When Hador hands "Old Treasure" to Ciryaher
      And the player passes and rolls 2 and 1 for the corruption check
      Then Ciryaher bears "Old Treasure"
      And Hador is tapped

  @rule:core.corruption.support
  Rule: A friend in need

    Background:
      Given the emended rules
      And it is the organization phase
      And Éowyn, Beregond, Forlong, tapped Háma and tapped Gamling the Old are at Rivendell
      And Bergil is at another Rivendell
      And Éowyn bears "Dagger of Westernesse", "Star-glass" and "Adamant Helmet"

    @id:core-corruption-0022 @allow
    Scenario: Two friends are worth two
      When Éowyn hands "Star-glass" to Gamling the Old
      And Beregond supports Éowyn's corruption check
      Then it is legal
      When Forlong supports Éowyn's corruption check and rolls 1 and 1 for the corruption check
      Then it is legal
      And Gamling the Old bears "Star-glass"
      And Beregond and Forlong are tapped

    @id:core-corruption-0023 @compute
    Scenario: One friend is worth one
      When Éowyn hands "Star-glass" to Gamling the Old
      And Beregond supports Éowyn's corruption check
      And the player passes and rolls 1 and 1 for the corruption check
      Then Éowyn, "Dagger of Westernesse", "Star-glass" and "Adamant Helmet" are in the discard pile
      And Beregond is tapped

    @id:core-corruption-0024 @forbid
    Scenario: Bergil is too far away
      When Éowyn hands "Star-glass" to Gamling the Old
      Then Bergil may not support Éowyn's corruption check by core.corruption.support
      And Éowyn bears "Star-glass"

    @id:core-corruption-0025 @forbid
    Scenario: Háma has done enough
      When Éowyn hands "Star-glass" to Gamling the Old
      Then Háma may not support Éowyn's corruption check by core.corruption.support
      And Éowyn bears "Star-glass"

    @id:core-corruption-0026 @forbid
    Scenario: Nobody is his own friend here
      When Éowyn hands "Star-glass" to Gamling the Old
      Then Éowyn may not support Éowyn's corruption check by core.corruption.support
      And Éowyn bears "Star-glass"

  @rule:core.corruption.support-before-resolution
  Rule: Neither before there is need nor when it is too late

    Background:
      Given the emended rules
      And it is the organization phase
      And Éowyn, Beregond and tapped Gamling the Old are at Edoras
      And Éowyn bears "Dagger of Westernesse", "Star-glass" and "Adamant Helmet"

    @id:core-corruption-0027 @forbid
    Scenario: Not in advance
      When Beregond supports Éowyn's corruption check
      Then it is illegal by core.corruption.support-before-resolution

    @id:core-corruption-0028 @forbid
    Scenario: Not when the dice have spoken
      When Éowyn hands "Star-glass" to Gamling the Old
      And the player passes and rolls 2 and 2 for the corruption check
      And Beregond supports Éowyn's corruption check
      Then it is illegal by core.corruption.support-before-resolution
      And Gamling the Old bears "Star-glass"

    @id:core-corruption-0029 @allow
    Scenario: At the right moment
      When Éowyn hands "Star-glass" to Gamling the Old
      And Beregond supports Éowyn's corruption check and rolls 2 and 1 for the corruption check
      Then it is legal
      And Gamling the Old bears "Star-glass"
      And Beregond is tapped

  @rule:core.corruption.support-resource-player-only
  Rule: No support in the opponent's turn

    @id:core-corruption-0030 @forbid
    Scenario: It is not their hour
      Given the emended rules
      And it is the movement/hazard phase of the opponent's turn
      And the opponent's Legolas is at Rivendell
      And Éowyn and Beregond are at Edoras
      When Beregond supports Éowyn's corruption check
      Then it is illegal by core.corruption.support-resource-player-only

    @id:core-corruption-0031 @allow
    Scenario: It is their hour
      Given the emended rules
      And it is the organization phase
      And Éowyn, Beregond and tapped Gamling the Old are at Edoras
      And Éowyn bears "Star-glass"
      When Éowyn hands "Star-glass" to Gamling the Old
      Then Beregond may support Éowyn's corruption check
      And Éowyn bears "Star-glass"

  @rule:core.corruption.one-card-per-turn
  Rule: One whisper a turn for each ear

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And Éowyn and Gamling the Old are at Edoras
      And the opponent holds "Lure of the Senses" and "Lure of Nature"

    @id:core-corruption-0032 @forbid
    Scenario: Éowyn has heard enough
      When the opponent plays "Lure of the Senses" on Éowyn
      And the opponent plays "Lure of Nature" on Éowyn
      Then it is illegal by core.corruption.one-card-per-turn
      And Éowyn bears "Lure of the Senses"

    @id:core-corruption-0033 @allow
    Scenario: Gamling has heard nothing yet
      When the opponent plays "Lure of the Senses" on Éowyn
      And the opponent plays "Lure of Nature" on Gamling the Old
      Then it is legal
      And Éowyn bears "Lure of the Senses"
      And Gamling the Old bears "Lure of Nature"

    @id:core-corruption-0034 @allow
    Scenario: What was whispered in another turn is forgotten
      Given Éowyn bears the opponent's "Lure of Expedience"
      When the opponent plays "Lure of the Senses" on Éowyn
      Then it is legal
      And Éowyn bears "Lure of the Senses"

  @rule:core.corruption.only-new-chain
  Rule: Whispers need silence

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And Éowyn and Gamling the Old are at Edoras
      And the opponent holds "Lure of the Senses", "Doors of Night" and "Lure of Nature"

    @id:core-corruption-0035 @forbid
    Scenario: Not while something else is under way
      When the opponent plays "Lure of the Senses" on Éowyn
      Then the opponent may not play "Lure of Nature" on Gamling the Old by core.corruption.only-new-chain
      And "Lure of the Senses" is being played

    @id:core-corruption-0036 @allow
    Scenario: But once that is over
      When the opponent plays "Lure of the Senses" on Éowyn
      And the opponent passes
      Then the opponent may play "Lure of Nature" on Gamling the Old
      And Éowyn bears "Lure of the Senses"

  @rule:core.corruption.only-new-chain
  Rule: Weariness that comes over somebody as other things happen

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And Éowyn and Gamling the Old are at Edoras
      And the opponent holds "Doors of Night", "Weariness of the Heart" and "Lure of Nature"

    @id:core-corruption-0125 @allow
    Scenario: Some say that it may answer anything
      Given reading b of q.core.corruption-short-events
      When the opponent plays "Doors of Night"
      Then the opponent may play "Weariness of the Heart" on Éowyn
      And "Doors of Night" is being played

    @id:core-corruption-0126 @forbid
    Scenario: Others, that it comes by itself
      Given reading a of q.core.corruption-short-events
      When the opponent plays "Doors of Night"
      Then the opponent may not play "Weariness of the Heart" on Éowyn by core.corruption.only-new-chain
      And "Doors of Night" is being played

    @id:core-corruption-0127 @forbid
    Scenario: Nobody says so of a lure
      Given reading b of q.core.corruption-short-events
      When the opponent plays "Doors of Night"
      Then the opponent may not play "Lure of Nature" on Éowyn by core.corruption.only-new-chain
      And "Doors of Night" is being played

  @rule:core.corruption.one-card-per-turn
  Rule: Weariness and a lure in one turn

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And Éowyn and Gamling the Old are at Edoras
      And the opponent holds "Weariness of the Heart" and "Lure of Nature"

    @id:core-corruption-0128 @allow
    Scenario: Some say that a lure may follow
      Given reading b of q.core.corruption-short-events
      When the opponent plays "Weariness of the Heart" on Éowyn
      And the opponent passes
      Then the opponent may play "Lure of Nature" on Éowyn
      And "Weariness of the Heart" is in the discard pile

    @id:core-corruption-0129 @forbid
    Scenario: Others, that one of the two is enough
      Given reading a of q.core.corruption-short-events
      When the opponent plays "Weariness of the Heart" on Éowyn
      And the opponent passes
      Then the opponent may not play "Lure of Nature" on Éowyn by core.corruption.one-card-per-turn
      And "Weariness of the Heart" is in the discard pile

  @rule:core.corruption.remove-without-tapping
  Rule: To shrug it off

    Background:
      Given the emended rules
      And it is the organization phase

    @id:core-corruption-0037 @compute
    Scenario: An effort is rewarded by a six
      Given Éowyn is at Edoras
      And Éowyn bears the opponent's "Lure of Expedience"
      When the player uses "Lure of Expedience" and rolls 3 and 3
      Then "Lure of Expedience" is in the discard pile
      And Éowyn is tapped

    @id:core-corruption-0038 @allow
    Scenario: Without one it takes a nine
      Given Éowyn is at Edoras
      And Éowyn bears the opponent's "Lure of Expedience"
      When the player uses "Lure of Expedience" without tapping and rolls 5 and 4
      Then it is legal
      And "Lure of Expedience" is in the discard pile
      And Éowyn is untapped

    @id:core-corruption-0039 @compute
    Scenario: An eight is not enough
      Given Éowyn is at Edoras
      And Éowyn bears the opponent's "Lure of Expedience"
      When the player uses "Lure of Expedience" without tapping and rolls 4 and 4
      Then Éowyn bears "Lure of Expedience"
      And Éowyn is untapped

  @rule:core.corruption.remove-without-tapping
  Rule: That is for whispers only

    @id:core-corruption-0052 @forbid
    Scenario: Gandalf has to raise his hand to remember a spell
      Given the emended rules
      And it is the end-of-turn phase
      And untapped Gandalf is at Rivendell
      And Gandalf bears "Wizard’s Staff"
      And the player's discard pile holds "Marvels Told"
      Then the player may use "Wizard’s Staff"
      And the player may not use "Wizard’s Staff" without tapping by core.corruption.remove-without-tapping

  @rule:core.corruption.remove-while-tapped
  Rule: Tired, but not defeated

    Background:
      Given the emended rules
      And it is the organization phase
      And tapped Éowyn is at Edoras
      And Éowyn bears the opponent's "Lure of Expedience"

    @id:core-corruption-0041 @allow
    Scenario: Nine will do for the tired as well
      When the player uses "Lure of Expedience" without tapping and rolls 5 and 4
      Then it is legal
      And "Lure of Expedience" is in the discard pile
      And Éowyn is tapped

    @id:core-corruption-0042 @forbid @uses:core.actions.tap-for-effect
    Scenario: But she cannot tap a second time
      When the player uses "Lure of Expedience"
      Then it is illegal by core.actions.tap-for-effect

  @rule:core.corruption.remove-untapped-not-after-attempt
  Rule: Not after an honest effort

    Background:
      Given the emended rules
      And reading a of q.dragons.corruption-attempts
      And it is the organization phase
      And Éowyn is at Edoras
      And Éowyn bears the opponent's "Lure of Expedience" and the opponent's "Lure of Nature"

    @id:core-corruption-0043 @forbid
    Scenario: She has tried this one
      When the player uses "Lure of Expedience" and rolls 3 and 2
      And the player uses "Lure of Expedience" without tapping
      Then it is illegal by core.corruption.remove-untapped-not-after-attempt
      And Éowyn is tapped

    @id:core-corruption-0044 @allow
    Scenario: She has not tried the other
      When the player uses "Lure of Expedience" and rolls 3 and 2
      And the player uses "Lure of Nature" without tapping and rolls 5 and 4
      Then it is legal
      And "Lure of Nature" is in the discard pile
      And Éowyn is tapped

  @rule:core.corruption.remove-untapped-ends-attempts
  Rule: A shrug is all there is for this turn

    Background:
      Given the emended rules
      And reading a of q.dragons.corruption-attempts
      And it is the organization phase
      And Éowyn is at Edoras
      And Éowyn bears the opponent's "Lure of Expedience" and the opponent's "Lure of Nature"

    @id:core-corruption-0045 @forbid
    Scenario: No effort afterwards
      When the player uses "Lure of Expedience" without tapping and rolls 4 and 4
      And the player uses "Lure of Expedience"
      Then it is illegal by core.corruption.remove-untapped-ends-attempts

    @id:core-corruption-0046 @allow
    Scenario: The other whisper is another matter
      When the player uses "Lure of Expedience" without tapping and rolls 4 and 4
      And the player uses "Lure of Nature" and rolls 3 and 2
      Then it is legal
      And "Lure of Nature" is in the discard pile
      And Éowyn is tapped

  @rule:core.corruption.support
  Rule: It takes a person

    @id:core-corruption-0047 @forbid
    Scenario: Quickbeam knows nothing of such troubles
      Given the emended rules
      And it is the organization phase
      And Éowyn, Beregond and tapped Gamling the Old are at Edoras
      And Beregond bears "Quickbeam"
      And Éowyn bears "Star-glass"
      When Éowyn hands "Star-glass" to Gamling the Old
      Then Quickbeam may not support Éowyn's corruption check by core.corruption.support
      And Éowyn bears "Star-glass"

  @rule:core.corruption.check-procedure @rule:core.corruption.check-succeeds
  Rule: Even a quiet house has its whispers

    @id:core-corruption-0048 @compute
    Scenario: An untap phase at Rivendell ends
      Given the emended rules
      And it is the untap phase
      And Éowyn is at Rivendell
      And Éowyn bears the opponent's "Lure of the Senses"
      When the player passes and rolls 2 and 1 for the corruption check
      Then it is the organization phase
      And Éowyn bears "Lure of the Senses"

  @rule:core.corruption.prevented-discard-succeeds
  Rule: Who cannot be sent away has withstood

    Background:
      Given the emended rules
      And it is the organization phase

    @id:core-corruption-0049 @card:TW-223 @compute
    Scenario: In Rivendell they sing, and Faramir lays down the sword
      Given untapped Faramir is at Rivendell
      And Faramir bears "Sword of Gondolin"
      And the player has "Elf-song" in play
      When the player stores "Sword of Gondolin" and rolls 1 and 1 for the corruption check
      Then "Sword of Gondolin" is in the marshalling-point pile

    @id:core-corruption-0050 @compute
    Scenario: Nobody sings, and he cannot part with it
      Given untapped Faramir is at Rivendell
      And Faramir bears "Sword of Gondolin"
      When the player stores "Sword of Gondolin" and rolls 1 and 1 for the corruption check
      Then Faramir is in the discard pile
      And "Sword of Gondolin" is in the discard pile
      And Rivendell is in the location deck
      And the player has 0 character points
      And the player has 0 item points

    @id:core-corruption-0051 @compute
    Scenario: The song is not heard in Edoras
      Given untapped Faramir and untapped Éowyn are at Edoras
      And Faramir bears "Sword of Gondolin"
      And the player has "Elf-song" in play
      When Faramir hands "Sword of Gondolin" to Éowyn
      And the player passes and rolls 1 and 1 for the corruption check
      Then Faramir is in the discard pile
      And "Sword of Gondolin" is in the discard pile
      And the player has 0 character points
      And the player has 0 item points

  @rule:core.corruption.ringwraith-company-bonus
  Rule: Two is what it is worth, and no more

    @id:core-corruption-0053 @compute
    Scenario: Four are no more than four, even with Khamûl beside him
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And Hador, tapped Ciryaher and tapped Khamûl the Ringwraith are at Dol Guldur
      And Hador bears "Thong of Fire" and "Old Treasure"
      When Hador hands "Old Treasure" to Ciryaher
      And the player passes and rolls 1 and 1 for the corruption check
      Then Ciryaher bears "Old Treasure"
      And Hador is tapped

  @rule:core.corruption.minion-taps-narrowly
  Rule: A wound is not healed by temptation

    @id:core-corruption-0054 @compute
    Scenario: Hador is wounded, and stays so
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And wounded Hador and tapped Ciryaher are at Dol Guldur
      And Hador bears "Thong of Fire" and "Old Treasure"
      When Hador hands "Old Treasure" to Ciryaher
      And the player passes and rolls 2 and 2 for the corruption check
      Then Ciryaher bears "Old Treasure"
      And Hador is wounded

  @rule:core.corruption.prevented-discard-succeeds
  Rule: The song does not hold a Wizard

    @id:core-corruption-0055 @compute @rule:core.corruption.wizard-fails-narrowly
    Scenario: In Rivendell they sing, and Saruman is lost all the same
      Given the emended rules
      And it is the organization phase
      And untapped Saruman is at Rivendell
      And Saruman bears "Sword of Gondolin"
      And the player has "Elf-song" in play
      When the player stores "Sword of Gondolin"
      And the player passes and rolls 1 and 1 for the corruption check
      Then Saruman is out of play
      And "Sword of Gondolin" is in the discard pile
      And Rivendell is in the location deck
      And the player has -5 miscellaneous points
      And the player has 0 item points

  @rule:core.corruption.one-card-per-turn
  Rule: Not all that is done to somebody is a whisper

    @id:core-corruption-0056 @allow
    Scenario: Éowyn's mouth is shut, but not her ears
      Given the emended rules
      And it is the movement/hazard phase
      And Éowyn and Gamling the Old are at Edoras
      And the opponent holds "Shut Yer Mouth" and "Lure of the Senses"
      When the opponent plays "Shut Yer Mouth" on Éowyn
      And the opponent plays "Lure of the Senses" on Éowyn
      Then it is legal
      And Éowyn bears "Shut Yer Mouth" and "Lure of the Senses"

  @rule:core.corruption.remove-while-tapped
  Rule: A tired Wizard does not remember his spells

    @id:core-corruption-0057 @forbid
    Scenario: Gandalf cannot raise his hand, and has to
      Given the emended rules
      And it is the end-of-turn phase
      And tapped Gandalf is at Rivendell
      And Gandalf bears "Wizard’s Staff"
      And the player's discard pile holds "Marvels Told"
      Then the player may not use "Wizard’s Staff" without tapping by core.corruption.remove-without-tapping

  @rule:core.corruption.remove-untapped-not-after-attempt
  Rule: An honest effort may be made again

    @id:core-corruption-0058 @allow
    Scenario: Éowyn eats some cram, and tries once more
      Given the emended rules
      And it is the organization phase
      And Éowyn is at Edoras
      And Éowyn bears "Cram" and the opponent's "Lure of Expedience"
      When the player uses "Lure of Expedience"
      And the player passes and rolls 3 and 2 for the card text
      And the player uses "Cram"
      And the player uses "Lure of Expedience" and rolls 3 and 3
      Then it is legal
      And "Lure of Expedience" and "Cram" are in the discard pile
      And Éowyn is tapped

  @rule:core.corruption.prevented-discard-succeeds
  Rule: A song that nobody sings holds nobody

    @id:core-corruption-0059 @card:TW-223 @compute
    Scenario: They know it in Rivendell, and do not sing it
      Given the emended rules
      And it is the organization phase
      And untapped Faramir is at Rivendell
      And Faramir bears "Sword of Gondolin"
      And the player holds "Elf-song"
      When the player stores "Sword of Gondolin" and rolls 1 and 1 for the corruption check
      Then Faramir is in the discard pile
      And "Sword of Gondolin" is in the discard pile
      And Rivendell is in the location deck
      And the player has 0 character points
      And the player has 0 item points

  # Fallen-wizards and Balrogs

  @rule:core.corruption.fallen-wizard-avatar-taps
  Rule: A Fallen-wizard has fallen already

    Background:
      Given the emended rules
      And the player is the Fallen-wizard Pallando
      And it is the organization phase
      And untapped Pallando and untapped Gamling the Old are at The White Towers
      And Pallando bears "Star-glass", "Horn of Anor", "Glamdring" and "Hauberk of Bright Mail"

    @id:core-corruption-0101 @compute
    Scenario: One less, and he is only weary
      When Pallando hands "Star-glass" to Gamling the Old and rolls 1 and 2 for the corruption check
      Then Pallando is tapped
      And Gamling the Old bears "Star-glass"

    @id:core-corruption-0102 @compute
    Scenario: Two less, and he is lost
      When Pallando hands "Star-glass" to Gamling the Old and rolls 1 and 1 for the corruption check
      Then Pallando was eliminated
      And "Star-glass", "Horn of Anor", "Glamdring" and "Hauberk of Bright Mail" are in the discard pile
      And the player has 0 item points
      And the player has -5 miscellaneous points

  @rule:core.corruption.balrog-company-bonus
  Rule: Nobody near The Balrog dreams of more

    Background:
      Given the emended rules
      And the player is the Balrog
      And it is the organization phase
      And untapped Azog and untapped Orc Captain are at Moria
      And Azog bears "Saw-toothed Blade" and "Black-mail Coat"

    @id:core-corruption-0103 @compute
    Scenario: Azog by himself
      When Azog hands "Saw-toothed Blade" to Orc Captain and rolls 1 and 1 for the corruption check
      Then the corruption check of Azog was 2
      And Orc Captain bears "Saw-toothed Blade"
      And Azog is tapped

    @id:core-corruption-0104 @compute
    Scenario: Umagaur under those eyes
      Given untapped Umagaur, untapped Orc Brawler and untapped The Balrog are at The Under-gates
      And Umagaur bears "Broad-headed Spear" and "High Helm"
      When Umagaur hands "Broad-headed Spear" to Orc Brawler and rolls 1 and 1 for the corruption check
      Then the corruption check of Umagaur was 4
      And Orc Brawler bears "Broad-headed Spear"

  @rule:core.corruption.fallen-wizard-orcs-as-minions
  Rule: Orcs of a Fallen-wizard fail as minions do

    @id:following-0013 @compute
    Scenario: Gorbag's check comes to as much as his burden, and he taps
      Given the emended rules
      And the player is the Fallen-wizard Saruman
      And it is the organization phase
      And untapped Gorbag and untapped Saruman are at Isengard
      And Gorbag bears "Sword of Gondolin"
      When Gorbag hands "Sword of Gondolin" to Saruman and rolls 1 and 1
      Then Gorbag is tapped
      And the corruption check of Gorbag was 2
      And Saruman bears "Sword of Gondolin"

  @rule:core.corruption.followers-survive
  Rule: Corruption takes no followers along

    @id:following-0014 @compute
    Scenario: Denethor is lost to corruption, and Bergil is still there
      Given the emended rules
      And it is the organization phase
      And untapped Denethor II, untapped Bergil and untapped Boromir II are at Minas Tirith
      And Bergil follows Denethor II
      And Denethor II bears "Glamdring" and "Sword of Gondolin"
      When Denethor II hands "Glamdring" to Boromir II and rolls 1 and 1
      Then Denethor II, "Glamdring" and "Sword of Gondolin" are in the discard pile
      And Bergil is in play
      And Bergil is under nobody's influence
      And the player has 1 character point
      And the player has 0 item points
