Feature: Removing corruption cards

  Whispers that have found an ear are not easily silenced, and least of all by those who are tired
  already. But they may try.

  @rule:dragons.corruption-removal.ignore-tap
  Rule: Who would rather save his strength

    Background:
      Given it is the organization phase
      And untapped Faramir is at Henneth Annûn
      And Faramir bears the opponent's "Despair of the Heart"

    @id:corruption-removal-0001 @allow
    Scenario: Eight is enough for an unhurried Faramir, by either edition
      When the player uses "Despair of the Heart" without tapping and rolls 5 and 3
      Then under the printed rules "Despair of the Heart" is in the discard pile
      And under the emended rules "Despair of the Heart" is in the discard pile
      And Faramir is untapped

    @id:corruption-removal-0002 @compute
    Scenario: Seven is not
      Given the emended rules
      When the player uses "Despair of the Heart" without tapping and rolls 4 and 3
      Then it is legal
      And Faramir bears "Despair of the Heart"
      And Faramir is untapped

    @id:corruption-removal-0003 @compute
    Scenario: If he makes an effort, five will do
      Given the emended rules
      When the player uses "Despair of the Heart" and rolls 3 and 2
      Then it is legal
      And "Despair of the Heart" is in the discard pile
      And Faramir is tapped

  @rule:dragons.corruption-removal.tapped-may-try
  Rule: Who has no strength left to save

    Background:
      Given the emended rules
      And it is the organization phase
      And Thranduil is at Thranduil’s Halls
      And Thranduil bears the opponent's "Lure of Nature"

    @id:corruption-removal-0004 @allow
    Scenario: The woods call the king, and he does not listen
      Given Thranduil is tapped
      When the player uses "Lure of Nature" without tapping and rolls 5 and 3
      Then it is legal
      And "Lure of Nature" is in the discard pile
      And Thranduil is tapped

    @id:corruption-removal-0005 @forbid
    Scenario: He cannot do it at full strength
      Given Thranduil is tapped
      When the player uses "Lure of Nature"
      Then it is illegal by core.actions.tap-for-effect

  @rule:dragons.corruption-removal.wounded-may-try
  Rule: Who is hurt, but not beaten

    Background:
      Given it is the organization phase
      And wounded Boromir II is at Minas Tirith
      And Boromir II bears the opponent's "Lure of Expedience"

    @id:corruption-removal-0006 @allow
    Scenario: A nine on his sickbed, by either edition
      When the player uses "Lure of Expedience" without tapping and rolls 5 and 4
      Then under the printed rules "Lure of Expedience" is in the discard pile
      And under the emended rules "Lure of Expedience" is in the discard pile
      And Boromir II is wounded

    @id:corruption-removal-0007 @compute
    Scenario: An eight changes nothing
      Given the emended rules
      When the player uses "Lure of Expedience" without tapping and rolls 4 and 4
      Then it is legal
      And Boromir II bears "Lure of Expedience"
      And Boromir II is wounded

    @id:corruption-removal-0008 @forbid
    Scenario: Getting up for it is out of the question
      Given the emended rules
      When the player uses "Lure of Expedience"
      Then it is illegal by core.actions.tap-for-effect

  @rule:dragons.corruption-removal.wounded-may-try
  Rule: That is for whispers only

    @id:corruption-removal-0009 @forbid
    Scenario: A wounded Wizard does not remember his spells
      Given the emended rules
      And it is the end-of-turn phase
      And wounded Gandalf is at Rivendell
      And Gandalf bears "Wizard’s Staff"
      And the player's discard pile holds "Marvels Told"
      Then the player may not use "Wizard’s Staff" without tapping by core.corruption.remove-without-tapping

  @rule:dragons.corruption-removal.once-per-turn
  Rule: Once is all that can be had so cheaply

    Background:
      Given it is the organization phase
      And untapped Imrahil is at Dol Amroth
      And Imrahil bears the opponent's "Lure of the Senses" and the opponent's "Despair of the Heart"

    @id:corruption-removal-0010 @forbid
    Scenario: The same whisper again, by either edition
      When the player uses "Lure of the Senses" without tapping and rolls 3 and 3
      And the player uses "Lure of the Senses" without tapping
      Then under the printed rules it is illegal by dragons.corruption-removal.once-per-turn
      And under the emended rules it is illegal by dragons.corruption-removal.once-per-turn

    @id:corruption-removal-0011 @allow
    Scenario: Another whisper
      Given the emended rules
      When the player uses "Lure of the Senses" without tapping and rolls 3 and 3
      And the player uses "Despair of the Heart" without tapping and rolls 5 and 3
      Then it is legal
      And "Despair of the Heart" is in the discard pile
      And Imrahil is untapped

    @id:corruption-removal-0012 @allow
    Scenario: The same whisper on another day
      Given the emended rules
      When the player uses "Lure of the Senses" without tapping and rolls 3 and 3
      And the player ends the turn
      And the opponent ends the turn
      And the player passes
      And the player uses "Lure of the Senses" without tapping and rolls 5 and 5
      Then it is legal
      And "Lure of the Senses" is in the discard pile
      And Imrahil is untapped

    @id:corruption-removal-0013 @forbid
    Scenario: After an honest effort there is no cheap one
      Given the emended rules
      When the player uses "Lure of the Senses" and rolls 2 and 2
      And it is asked whether the player may use "Lure of the Senses" without tapping
      Then it is illegal by core.corruption.remove-untapped-not-after-attempt
      And Imrahil is tapped

    @id:corruption-removal-0014 @forbid
    Scenario: It may have been his one try
      Given the emended rules
      And reading a of q.dragons.corruption-attempts
      When the player uses "Lure of the Senses" and rolls 2 and 2
      And the player uses "Lure of the Senses" without tapping
      Then it is illegal by core.corruption.remove-untapped-not-after-attempt
      And Imrahil is tapped

    @id:corruption-removal-0015 @allow
    Scenario: Or it may not have counted
      Given the emended rules
      And reading b of q.dragons.corruption-attempts
      When the player uses "Lure of the Senses" and rolls 2 and 2
      And the player uses "Lure of the Senses" without tapping and rolls 6 and 5
      Then it is legal
      And "Lure of the Senses" is in the discard pile
      And Imrahil is tapped

    @id:corruption-removal-0016 @forbid
    Scenario: Even then, there is but one cheap try
      Given the emended rules
      And reading b of q.dragons.corruption-attempts
      When the player uses "Lure of the Senses" without tapping and rolls 2 and 2
      And the player uses "Lure of the Senses" and rolls 2 and 2
      And the player uses "Lure of the Senses" without tapping
      Then it is illegal by dragons.corruption-removal.once-per-turn
      And Imrahil is tapped

  Rule: The three whispers in Beorn's ear

    Background:
      Given the emended rules
      And it is the organization phase
      And untapped Beorn is at Beorn’s House
      And Beorn bears the opponent's "Lure of Nature", the opponent's "Lure of Expedience" and the opponent's "Lure of the Senses"

    @id:corruption-removal-0017 @rule:dragons.corruption-removal.example-beorn-tapping @compute
    Scenario: He taps against the strongest
      When the player uses "Lure of the Senses" and rolls 5 and 3
      Then it is legal
      And "Lure of the Senses" is in the discard pile
      And Beorn is tapped

    @id:corruption-removal-0018 @rule:dragons.corruption-removal.example-beorn-tapping @compute
    Scenario: He taps, and a six is no more than six
      When the player uses "Lure of the Senses" and rolls 3 and 3
      Then it is legal
      And Beorn bears "Lure of the Senses"
      And Beorn is tapped

    @id:corruption-removal-0019 @rule:dragons.corruption-removal.example-beorn-not-tapping @compute
    Scenario: Had he not tapped, the eight would have been too little
      When the player uses "Lure of the Senses" without tapping and rolls 5 and 3
      Then it is legal
      And Beorn bears "Lure of the Senses"
      And Beorn is untapped

    @id:corruption-removal-0020 @rule:dragons.corruption-removal.example-beorn-not-tapping @compute
    Scenario: A nine, too
      When the player uses "Lure of the Senses" without tapping and rolls 5 and 4
      Then it is legal
      And Beorn bears "Lure of the Senses"
      And Beorn is untapped

    @id:corruption-removal-0021 @rule:dragons.corruption-removal.example-beorn-not-tapping @compute
    Scenario: He would have needed a ten
      When the player uses "Lure of the Senses" without tapping and rolls 5 and 5
      Then it is legal
      And "Lure of the Senses" is in the discard pile
      And Beorn is untapped

    @id:corruption-removal-0022 @rule:dragons.corruption-removal.example-beorn-nature @rule:dragons.corruption-removal.example-beorn-expedience @compute
    Scenario: All three of them, in one afternoon
      When the player uses "Lure of the Senses" and rolls 5 and 3
      And the player uses "Lure of Nature" without tapping and rolls 4 and 2
      And the player uses "Lure of Expedience" without tapping and rolls 5 and 4
      Then it is legal
      And "Lure of the Senses" and "Lure of Expedience" are in the discard pile
      And Beorn bears "Lure of Nature"
      And Beorn is tapped

    @id:corruption-removal-0023 @rule:dragons.corruption-removal.example-beorn-nature @compute
    Scenario: With an eight, the woods would have had to let him go
      Given Beorn is tapped
      When the player uses "Lure of Nature" without tapping and rolls 4 and 4
      Then it is legal
      And "Lure of Nature" is in the discard pile
      And Beorn is tapped

    @id:corruption-removal-0024 @rule:dragons.corruption-removal.example-beorn-expedience @compute
    Scenario: With an eight, the third would have stayed
      Given Beorn is tapped
      When the player uses "Lure of Expedience" without tapping and rolls 4 and 4
      Then it is legal
      And Beorn bears "Lure of Expedience"
      And Beorn is tapped

  @rule:dragons.corruption-removal.other-character
  Rule: Who would help a friend

    Background:
      Given it is the organization phase
      And untapped Elrond, untapped Celeborn and untapped Gimli are at Rivendell
      And Gimli bears the opponent's "Dragon’s Curse"

    @id:corruption-removal-0025 @rule:core.corruption.remove-without-tapping @allow
    Scenario: Elrond has read of such curses
      Given the emended rules
      When the player uses "Dragon’s Curse" without tapping Elrond and rolls 5 and 5
      Then it is legal
      And "Dragon’s Curse" is in the discard pile
      And Elrond is untapped

    @id:corruption-removal-0026 @compute
    Scenario: He has to look it up again
      Given the emended rules
      When the player uses "Dragon’s Curse" without tapping Elrond and rolls 5 and 4
      Then it is legal
      And Gimli bears "Dragon’s Curse"
      And Elrond is untapped

    @id:corruption-removal-0027 @allow
    Scenario: The clarification says so, and the insert did not ask whose curse it is
      When it is asked whether the player may use "Dragon’s Curse" without tapping Elrond
      Then under the printed rules it is legal
      And under the emended rules it is legal

    @id:corruption-removal-0028 @compute
    Scenario: If he takes the trouble, a seven is enough
      Given the printed rules
      When the player uses "Dragon’s Curse" on Elrond and rolls 4 and 3
      Then it is legal
      And "Dragon’s Curse" is in the discard pile
      And Elrond is tapped

    @id:corruption-removal-0029 @rule:core.corruption.remove-while-tapped @allow
    Scenario: He is weary, and helps all the same
      Given the emended rules
      And Elrond is tapped
      When the player uses "Dragon’s Curse" without tapping Elrond and rolls 5 and 5
      Then it is legal
      And "Dragon’s Curse" is in the discard pile
      And Elrond is tapped

    @id:corruption-removal-0034 @rule:dragons.corruption-removal.wounded-may-try @allow
    Scenario: He is hurt, and helps all the same
      Given Elrond is wounded
      When it is asked whether the player may use "Dragon’s Curse" without tapping Elrond
      Then under the printed rules it is legal
      And under the emended rules it is legal

    @id:corruption-removal-0030 @forbid
    Scenario: Gimli has read nothing of the kind
      Given the emended rules
      When it is asked whether the player may use "Dragon’s Curse" without tapping Gimli
      Then it is illegal by the text of "Dragon’s Curse"

    @id:corruption-removal-0031 @forbid
    Scenario: From the next hall, Galadriel can do nothing
      Given the emended rules
      And untapped Galadriel is at another Rivendell
      When it is asked whether the player may use "Dragon’s Curse" without tapping Galadriel
      Then it is illegal by the text of "Dragon’s Curse"

    @id:corruption-removal-0032 @allow
    Scenario: Where Elrond has failed, Celeborn may try, perhaps
      Given the emended rules
      And reading b of q.dragons.corruption-attempts
      When the player uses "Dragon’s Curse" without tapping Elrond and rolls 2 and 2
      Then the player may not use "Dragon’s Curse" without tapping Elrond by dragons.corruption-removal.once-per-turn
      When the player uses "Dragon’s Curse" without tapping Celeborn and rolls 5 and 5
      Then it is legal
      And "Dragon’s Curse" is in the discard pile
      And Elrond and Celeborn are untapped

    @id:corruption-removal-0033 @forbid
    Scenario: Or Elrond has failed for both of them
      Given the emended rules
      And reading a of q.dragons.corruption-attempts
      When the player uses "Dragon’s Curse" without tapping Elrond and rolls 2 and 2
      And the player uses "Dragon’s Curse" without tapping Celeborn
      Then it is illegal by core.corruption.remove-untapped-not-after-attempt

  @rule:dragons.corruption-removal.wounded-may-try
  Rule: Whoever tries does so by itself

    @id:corruption-removal-0035 @forbid
    Scenario: A wounded man does not answer the morning with it
      Given the emended rules
      And it is the organization phase
      And wounded Boromir II is at Minas Tirith
      And Boromir II bears the opponent's "Lure of Expedience"
      And the player holds "Gates of Morning"
      And the opponent holds "Twilight"
      When the player plays "Gates of Morning"
      And the player uses "Lure of Expedience" without tapping in response
      Then it is illegal by core.corruption.remove-without-tapping
      And "Gates of Morning" is being played
