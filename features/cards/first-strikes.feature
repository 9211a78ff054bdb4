Feature: Whom a strike finds first, and who may look far

  A foe who may always be struck first, a hound who is struck before its master, and an Elf with a palantír.

  @card:AS-32
  Rule: One Foe to Breed a War lets the attacker begin

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Éowyn, untapped Legolas and wounded Gimli are at Moria
      And the opponent holds "Orc-patrol"

    @id:cards-first-0001 @allow
    Scenario: The first strike of the patrol goes to Gimli, wounded as he is
      Given the opponent has "One Foe to Breed a War" in play on Gimli
      When the opponent plays the creature "Orc-patrol" on the company
      And the opponent assigns a strike to Gimli
      Then it is legal
      And "Orc-patrol" is in play

    @id:cards-first-0002 @forbid
    Scenario: Without such a foe the company assigns its strikes first
      When the opponent plays the creature "Orc-patrol" on the company
      Then the opponent may not assign a strike to Gimli by core.strikes.defender-assigns-first
      And "Orc-patrol" is in play

  @card:DM-179
  Rule: Noble Hound is struck before its bearer

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Gimli, untapped Éowyn, untapped Boromir II and untapped Legolas are at Moria
      And Legolas bears "Noble Hound"
      And "Noble Hound" is tapped
      And the opponent holds "Orc-watch"
      When the opponent plays the creature "Orc-watch" on the company

    @id:cards-first-0003 @forbid
    Scenario: Legolas is not assigned a strike before his hound
      When the player assigns a strike to Legolas
      Then it is illegal by the text of "Noble Hound"
      And "Orc-watch" is in play

    @id:cards-first-0004 @allow
    Scenario: The hound is assigned a strike, tapped as it is, and then Legolas
      When the player assigns a strike to "Noble Hound"
      Then the player may assign a strike to Legolas
      And "Orc-watch" is in play

  @card:LE-4
  Rule: Calendal looks far

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped Calendal is at Dol Guldur
      And Calendal bears the minion "Palantír of Annúminas"
      And the player's discard pile holds "Secret Book"

    @id:cards-first-0005 @allow
    Scenario: Calendal taps, and may use a palantír
      When the player uses Calendal
      Then the player may use "Palantír of Annúminas"
      And Calendal is tapped

    @id:cards-first-0006 @forbid
    Scenario: Calendal does not use a palantír without a tap
      Then the player may not use "Palantír of Annúminas" by the text of "Palantír of Annúminas"
