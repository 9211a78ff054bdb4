Feature: Key words and terms

  A key word is a label by which cards call each other. What it is called decides what may be done
  with a card, and nothing else about it does.

  @rule:dragons.keywords.key-word
  Rule: Cards go by what is written on the label

    Background:
      Given the emended rules
      And it is the end-of-turn phase
      And untapped Gandalf is at Rivendell
      And Gandalf bears "Wizard’s Staff"
      And the player's discard pile holds "Marvels Told", "Vanishment" and "The Old Thrush"
      When the player uses "Wizard’s Staff"

    @id:keywords-0001 @allow
    Scenario: Tales of marvels are a ritual
      When the player chooses "Marvels Told" for "Wizard’s Staff" and rolls 5 and 5 for the corruption check
      Then it is legal
      And "Marvels Told" is in hand
      And "Vanishment" and "The Old Thrush" are in the discard pile
      And Gandalf is tapped

    @id:keywords-0002 @forbid
    Scenario: An old thrush is not
      When the player chooses "The Old Thrush" for "Wizard’s Staff"
      Then it is illegal by core.actions.needs-allowance
      And Gandalf is tapped

  @rule:dragons.keywords.base-game-examples
  Rule: There were key words before, of which some are named

    @id:keywords-0003 @compute
    Scenario: Environment is one of the six
      Given the emended rules
      Then "environment" is listed as a key word
      And "Undead" is listed as a key word

    @id:keywords-0004 @compute
    Scenario: Nazgûl is not among them, and cards speak of Nazgûl all the same
      Given the emended rules
      And untapped Gandalf is at Lórien
      And it is the movement/hazard phase
      And the opponent has "Adûnaphel" in play
      And the opponent's sideboard holds "Smaug"
      Then "Nazgûl" is not listed as a key word
      And "Orc" is listed as a key word
      And the opponent may spend "Adûnaphel" for "Smaug" from the sideboard to the discard pile

  @rule:dragons.keywords.new-list @rule:dragons.keywords.capture-not-used
  Rule: Ten were added, of which one was none

    @id:keywords-0005 @compute
    Scenario: Ten, or nine
      Then under the printed rules The Dragons has 10 new key words
      And under the emended rules The Dragons has 9 new key words

    @id:keywords-0006 @compute
    Scenario: Nobody is captured by his label
      Then under the printed rules "capture" is listed as a key word
      And under the emended rules "capture" is not listed as a key word

    @id:keywords-0023 @rule:dragons.keywords.dormant-key-words @compute
    Scenario: There are tellers of rituals, and there is nothing to capture with
      Then under the printed rules "ritual" is the label of a card
      And under the emended rules "ritual" is the label of a card
      And under the printed rules "capture" is the label of no card
      And under the emended rules "capture" is the label of no card

    @id:keywords-0007 @compute
    Scenario: One who likes may go on listing it
      Given the emended rules
      And reading b of q.dragons.dormant-key-words
      Then The Dragons has 10 new key words
      And "capture" is listed as a key word

    @id:keywords-0008 @compute
    Scenario: To attempt a riddle is one thing, and to roll for it another
      Given the emended rules
      Then "riddling attempt" is listed as a key word
      And "riddling roll" is listed as a key word

  @rule:dragons.keywords.dormant-key-words
  Rule: Some of them were listed before they were any good

    @id:keywords-0009 @compute
    Scenario: An offering nobody could make yet
      Then under the printed rules "offering attempt" is listed as a key word
      And under the emended rules "offering attempt" is listed as a key word

  @rule:dragons.keywords.no-special-rules
  Rule: A label does nothing by itself

    @id:keywords-0010 @compute
    Scenario: A ritual is told like any other story
      Given the emended rules
      And it is the organization phase
      And untapped Elrond is at Rivendell
      And the player holds "Marvels Told"
      And the opponent has "Smaug at Home" in play
      When the player plays "Marvels Told" with Elrond on "Smaug at Home" and rolls 6 and 6 for the corruption check
      Then "Smaug at Home" and "Marvels Told" are in the discard pile
      And Elrond is tapped

  @rule:dragons.keywords.one-helmet
  Rule: One head, one helmet

    Background:
      Given the emended rules
      And untapped Glóin is at Rivendell

    @id:keywords-0011 @compute
    Scenario: Glóin in a helmet
      Given Glóin bears "Adamant Helmet"
      Then the body of Glóin is 8

    @id:keywords-0012 @forbid
    Scenario: Two helmets make him no harder
      Given Glóin bears "Dragon-helm" and "Adamant Helmet"
      Then the body of Glóin is 8

    @id:keywords-0013 @allow
    Scenario: A shield is no helmet
      Given Glóin bears "Adamant Helmet" and "Enruned Shield"
      Then the body of Glóin is 10

    @id:keywords-0014 @compute
    Scenario: The second one he can carry
      Given it is the organization phase
      And untapped Gimli is at Rivendell
      And Glóin bears "Adamant Helmet"
      And Gimli bears "Dragon-helm"
      When Gimli hands "Dragon-helm" to Glóin and rolls 6 and 6 for the corruption check
      Then it is legal
      And Glóin bears "Dragon-helm"
      And the body of Glóin is 8

  @rule:dragons.keywords.dragon-drake-independent
  Rule: A Drake is no Dragon

    Background:
      Given the emended rules
      And it is the movement/hazard phase

    @id:keywords-0015 @forbid
    Scenario: No desolation follows a Drake
      Given untapped Beorn is at Weathertop
      And the opponent holds "Land-drake" and "Dragon's Desolation"
      When the opponent plays the creature "Land-drake" on the company keyed to a Ruins & Lairs
      And the opponent passes
      And the opponent plays "Dragon's Desolation"
      Then it is illegal by the text of "Dragon's Desolation"
      And the attack is Drake (1 strike at 8)
      And "Land-drake" is in play

    @id:keywords-0016 @allow
    Scenario: It follows a Dragon
      Given untapped Beorn is at Ovir Hollow
      And the opponent holds "Bairanax" and "Dragon's Desolation"
      When the opponent plays the creature "Bairanax" on the company keyed to Ovir Hollow
      And the opponent passes
      And the opponent plays "Dragon's Desolation"
      Then it is legal
      And the attack is Dragon (2 strikes at 16/7)
      And "Bairanax" is in play
      And "Dragon's Desolation" is in the discard pile

    @id:keywords-0021 @allow
    Scenario: The Iron-deeps are full of Drakes
      Given the player is the Balrog
      And untapped The Balrog is at The Iron-deeps
      And the opponent holds "Winged Cold-drake"
      When the opponent plays the creature "Winged Cold-drake" on the company keyed to The Iron-deeps
      Then it is legal
      And the attack is Drake (2 strikes at 13)
      And "Winged Cold-drake" is in play

    @id:keywords-0022 @forbid
    Scenario: No Dragon goes down there in their name
      Given the player is the Balrog
      And untapped The Balrog is at The Iron-deeps
      And the opponent holds "Bairanax"
      When the opponent plays the creature "Bairanax" on the company keyed to The Iron-deeps
      Then it is illegal by core.hazards.declare-key

    @id:keywords-0017 @allow
    Scenario: A Drake can be out all the same
      Given untapped Beorn is at Weathertop
      And the player holds "Not at Home"
      And the opponent holds "Land-drake"
      When the opponent plays the creature "Land-drake" on the company keyed to a Ruins & Lairs
      And the player plays "Not at Home"
      Then it is legal
      And there is no attack
      And "Land-drake" and "Not at Home" are in the discard pile

  @rule:dragons.keywords.bearer
  Rule: Who has it is its bearer, and not who played it

    Background:
      Given the emended rules

    @id:keywords-0018 @compute
    Scenario: The sword of Gimli makes Gimli dangerous
      Given untapped Gimli and untapped Beorn are at Rivendell
      And Gimli bears "Valiant Sword"
      Then the prowess of Gimli is 7
      And the prowess of Beorn is 7

    @id:keywords-0019 @compute
    Scenario: What the opponent has played on Beorn lures Beorn
      Given it is the untap phase
      And untapped Beorn and untapped Gimli are at Rivendell
      And Beorn bears the opponent's "Lure of the Senses"
      Then the corruption points of Beorn are 2
      And the corruption points of Gimli are 0

    @id:keywords-0020 @compute
    Scenario: Gimli has a friend
      Given untapped Gimli and untapped Beorn are at Rivendell
      And Gimli bears "Quickbeam"
      Then Gimli bears "Quickbeam"
      And the size of the company is 2
