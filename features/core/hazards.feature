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
      Then it is illegal by core.hazards.declare-key

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
