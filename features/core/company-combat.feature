Feature: Company against company

  Orcs and heroes meet at one gate, and nobody else has to come along.

  @rule:core.company-combat.when-allowed
  Rule: A company attacks in the end of its site phase

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is the site phase
      And untapped Gorbag and untapped Lagduf are at Moria
      And the opponent's untapped Legolas is at Moria

    @id:core-company-combat-0001 @allow
    Scenario: Gorbag has found them
      Given Gorbag's company has entered the site
      When Gorbag's company attacks Legolas's company
      Then it is legal
      And the opponent has to act

    @id:core-company-combat-0002 @forbid
    Scenario: Gorbag has stayed outside
      When Gorbag's company attacks Legolas's company
      Then it is illegal by core.company-combat.when-allowed

    @id:core-company-combat-0003 @forbid
    Scenario: Those whom he looks for are at Bree
      Given Gorbag's company has entered the site
      And the opponent's untapped Gimli is at Bree
      When Gorbag's company attacks Gimli's company
      Then it is illegal by core.company-combat.when-allowed

    @id:core-company-combat-0004 @forbid
    Scenario: It is not for the opponent to begin
      Given Gorbag's company has entered the site
      And the opponent's company has entered the site
      When Legolas's company attacks Gorbag's company
      Then it is illegal by core.company-combat.when-allowed

    @id:core-company-combat-0005 @forbid
    Scenario: One fight is enough for a turn
      Given Gorbag's company has entered the site
      And untapped Shagrat is at Bree
      And the opponent's untapped Gimli is at Bree
      And Shagrat's company has entered the site
      When Gorbag's company attacks Legolas's company
      And the opponent assigns the strike of Gorbag to Legolas
      And Legolas faces the strike
      And Gorbag deals his strike
      And Legolas faces the strike and rolls 3 and 3 for the strike of Gorbag, then 3 and 5 for the strike of Legolas
      And Shagrat's company attacks Gimli's company
      Then it is illegal by core.company-combat.when-allowed
      And Gorbag and Legolas are tapped

  @rule:core.company-combat.when-allowed
  Rule: Who has talked does not fight

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is turn 5 of the game
      And it is the site phase
      And untapped Gorbag and untapped Shagrat are at Moria
      And Gorbag's company has entered the site
      And the opponent's untapped Legolas and untapped Gimli are at Moria

    @id:core-company-combat-0006 @forbid
    Scenario: Shagrat has tried to win Gimli over
      When Shagrat seeks to influence away the opponent's Gimli and rolls 1 and 1, then 5 and 5 for the influence defence
      And Gorbag's company attacks Legolas's company
      Then it is illegal by core.company-combat.when-allowed
      And Shagrat is tapped

  @rule:core.company-combat.targets-of-wizard
  Rule: Wizards do not fight each other

    Background:
      Given the emended rules
      And it is the site phase
      And untapped Gimli is at Moria
      And Gimli's company has entered the site

    @id:core-company-combat-0007 @forbid
    Scenario: Legolas is on the same side
      Given the opponent's untapped Legolas is at Moria
      When Gimli's company attacks Legolas's company
      Then it is illegal by core.company-combat.targets-of-wizard

    @id:core-company-combat-0008 @allow
    Scenario: Gorbag is not
      Given the opponent is a Ringwraith
      And the opponent's untapped Gorbag is at Moria
      When Gimli's company attacks Gorbag's company
      Then it is legal

    @id:core-company-combat-0201 @forbid
    Scenario: A Fallen-wizard's company has neither Orc nor Troll in it
      Given the opponent is a Fallen-wizard
      And the opponent's untapped Legolas is at Moria
      When Gimli's company attacks Legolas's company
      Then it is illegal by core.company-combat.targets-of-wizard

    @id:core-company-combat-0202 @allow
    Scenario: A Fallen-wizard's company has an Orc in it
      Given the opponent is a Fallen-wizard
      And the opponent's untapped Gorbag is at Moria
      When Gimli's company attacks Gorbag's company
      Then it is legal

  @rule:core.company-combat.targets-of-ringwraith
  Rule: Nor do those who serve Sauron

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is the site phase
      And untapped Gorbag is at Moria
      And Gorbag's company has entered the site

    @id:core-company-combat-0009 @forbid
    Scenario: Shagrat is of another tower, and that is all
      Given the opponent is a Ringwraith
      And the opponent's untapped Shagrat is at Moria
      When Gorbag's company attacks Shagrat's company
      Then it is illegal by core.company-combat.targets-of-ringwraith

    @id:core-company-combat-0010 @allow
    Scenario: Elves are welcome
      Given the opponent's untapped Legolas is at Moria
      When Gorbag's company attacks Legolas's company
      Then it is legal

  @rule:core.company-combat.single-attack
  Rule: One strike for each who attacks

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is the site phase
      And untapped Gorbag, untapped Lagduf and tapped Ufthak are at Moria
      And Gorbag's company has entered the site
      And the opponent's untapped Legolas is at Moria

    @id:core-company-combat-0011 @allow
    Scenario: Three against one, tapped or not
      When Gorbag's company attacks Legolas's company
      And the opponent assigns the strike of Ufthak to Legolas
      Then it is legal
      And the strikes are assigned to Legolas
      And the attack has 2 excess strikes

  @rule:core.company-combat.assignment-order
  Rule: Strikes are assigned in three passes

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is the site phase
      And untapped Gorbag, untapped Lagduf and tapped Ufthak are at Moria
      And Gorbag's company has entered the site
      And the opponent's untapped Aragorn II, tapped Gimli and untapped Legolas are at Moria
      When Gorbag's company attacks Legolas's company

    @id:core-company-combat-0012 @forbid
    Scenario: In the first pass Gimli has no part, for he is tapped
      When the opponent assigns the strike of Gorbag to Gimli
      Then it is illegal by core.strikes.defender-assigns-first

    @id:core-company-combat-0013 @forbid
    Scenario: Each strikes once
      When the opponent assigns the strike of Gorbag to Aragorn II
      And the opponent assigns the strike of Gorbag to Legolas
      Then it is illegal by core.company-combat.assignment-order

    @id:core-company-combat-0014 @forbid
    Scenario: A strike is always somebody's
      When the opponent assigns a strike to Aragorn II
      Then it is illegal by core.company-combat.assignment-order

    @id:core-company-combat-0015 @forbid
    Scenario: In the second pass Ufthak has to wait, for he is tapped
      When the opponent assigns the strike of Gorbag to Aragorn II
      And the opponent passes
      And the player assigns the strike of Ufthak to Gimli
      Then it is illegal by core.company-combat.assignment-order

    @id:core-company-combat-0016 @allow
    Scenario: Each pass has its strike
      When the opponent assigns the strike of Gorbag to Aragorn II
      And the opponent passes
      And the player assigns the strike of Lagduf to Legolas
      And the opponent assigns the strike of Ufthak to Gimli
      Then it is legal
      And the strikes are assigned to Aragorn II, Legolas and Gimli
      And the attack has 0 excess strikes

  @rule:core.company-combat.assignment-order
  Rule: The strikes of other attacks are nobody's

    @id:core-company-combat-0017 @forbid
    Scenario: An Orc-guard is not Gimli's to send
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Gimli and untapped Legolas are at Moria
      And the opponent holds "Orc-guard"
      When the opponent plays the creature "Orc-guard" on the company
      And the player assigns the strike of Gimli to Legolas
      Then it is illegal by core.company-combat.assignment-order
      And "Orc-guard" is in play

  @rule:core.company-combat.sequence-order
  Rule: The defender says which strike comes next, and how it is faced in its time

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is the site phase
      And untapped Gorbag and untapped Lagduf are at Moria
      And Gorbag's company has entered the site
      And the opponent's untapped Aragorn II, untapped Gimli and untapped Legolas are at Moria
      When Gorbag's company attacks Legolas's company
      And the opponent assigns the strike of Gorbag to Aragorn II
      And the opponent assigns the strike of Lagduf to Gimli

    @id:core-company-combat-0020 @allow
    Scenario: Gimli first
      When Gimli faces the strike
      Then it is legal
      And the player has to act

    @id:core-company-combat-0021 @forbid
    Scenario: He says too early that he will not tap
      When Gimli faces the strike untapped
      Then it is illegal by core.company-combat.sequence-order

    @id:core-company-combat-0022 @forbid
    Scenario: He says too early who helps him
      When Gimli faces the strike with the support of Legolas
      Then it is illegal by core.company-combat.sequence-order

  @rule:core.company-combat.defender-support
  Rule: The defender’s companions may help, the attacker’s may not

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is the site phase
      And untapped Gorbag is at Moria
      And Gorbag's company has entered the site
      And the opponent's untapped Aragorn II and untapped Legolas are at Moria
      When Gorbag's company attacks Legolas's company
      And the opponent assigns the strike of Gorbag to Aragorn II
      And Aragorn II faces the strike
      And Gorbag deals his strike

    @id:core-company-combat-0023 @allow
    Scenario: With Legolas beside him Aragorn has thirteen
      When Aragorn II faces the strike with the support of Legolas and rolls 3 and 4 for the strike of Gorbag, then 3 and 3 for the strike of Aragorn II
      Then it is legal
      And Aragorn II is tapped
      And Legolas is tapped
      And Gorbag is tapped

  @rule:core.company-combat.attacker-stays-untapped
  Rule: Who strikes may stay untapped for three prowess

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is the site phase
      And untapped Gorbag is at Moria
      And Gorbag's company has entered the site
      And the opponent's untapped Legolas is at Moria
      When Gorbag's company attacks Legolas's company
      And the opponent assigns the strike of Gorbag to Legolas
      And Legolas faces the strike

    @id:core-company-combat-0024 @allow
    Scenario: Eleven against ten
      When Gorbag deals his strike untapped
      And Legolas faces the strike and rolls 4 and 4 for the strike of Gorbag, then 2 and 3 for the strike of Legolas, then 4 and 4 for the body check
      Then it is legal
      And Gorbag is untapped
      And Legolas is wounded

    @id:core-company-combat-0025 @allow
    Scenario: Eleven against eleven
      When Gorbag deals his strike untapped
      And Legolas faces the strike and rolls 4 and 4 for the strike of Gorbag, then 3 and 3 for the strike of Legolas
      Then it is legal
      And Gorbag is untapped
      And Legolas is tapped

    @id:core-company-combat-0026 @forbid
    Scenario: It is not for Legolas to say it
      When Legolas deals his strike untapped
      Then it is illegal by core.company-combat.attacker-stays-untapped

  @rule:core.company-combat.attacker-stays-untapped
  Rule: Who lies on the ground has nothing to save

    @id:core-company-combat-0029 @forbid
    Scenario: Gorbag is wounded
      Given the emended rules
      And the player is a Ringwraith
      And it is the site phase
      And wounded Gorbag is at Moria
      And Gorbag's company has entered the site
      And the opponent's untapped Legolas is at Moria
      When Gorbag's company attacks Legolas's company
      And the opponent assigns the strike of Gorbag to Legolas
      And Legolas faces the strike
      And Gorbag deals his strike untapped
      Then it is illegal by core.company-combat.attacker-stays-untapped

  @rule:core.company-combat.defender-stays-untapped
  Rule: So may the one who faces it

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is the site phase
      And untapped Gorbag is at Moria
      And Gorbag's company has entered the site
      And the opponent's untapped Aragorn II is at Moria
      When Gorbag's company attacks Aragorn II's company
      And the opponent assigns the strike of Gorbag to Aragorn II
      And Aragorn II faces the strike
      And Gorbag deals his strike

    @id:core-company-combat-0027 @allow
    Scenario: Thirteen against twelve
      When Aragorn II faces the strike untapped and rolls 3 and 3 for the strike of Gorbag, then 5 and 5 for the strike of Aragorn II, then 4 and 4 for the body check
      Then it is legal
      And Aragorn II is untapped
      And Gorbag is wounded

    @id:core-company-combat-0028 @allow
    Scenario: Eleven against twelve
      When Aragorn II faces the strike untapped and rolls 3 and 3 for the strike of Gorbag, then 4 and 4 for the strike of Aragorn II, then 4 and 4 for the body check
      Then it is legal
      And Aragorn II is wounded
      And Gorbag is tapped

  @rule:core.company-combat.defender-wins
  Rule: Who strikes and loses is wounded

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is the site phase
      And the opponent's untapped Aragorn II is at Moria

    @id:core-company-combat-0030 @allow
    Scenario: Fourteen against thirteen, and Gorbag dies of it
      Given untapped Gorbag is at Moria
      And Gorbag's company has entered the site
      When Gorbag's company attacks Aragorn II's company
      And the opponent assigns the strike of Gorbag to Aragorn II
      And Aragorn II faces the strike
      And Gorbag deals his strike
      And Aragorn II faces the strike and rolls 3 and 4 for the strike of Gorbag, then 4 and 4 for the strike of Aragorn II, then 5 and 5 for the body check
      Then it is legal
      And Gorbag is out of play
      And Aragorn II is tapped
      And the player has 0 character points
      And the opponent has 2 kill points
      And the player's Moria is in the location deck

    @id:core-company-combat-0031 @allow
    Scenario: He was wounded before, and nine is his number
      Given wounded Gorbag is at Moria
      And Gorbag's company has entered the site
      When Gorbag's company attacks Aragorn II's company
      And the opponent assigns the strike of Gorbag to Aragorn II
      And Aragorn II faces the strike
      And Gorbag deals his strike
      And Aragorn II faces the strike and rolls 3 and 4 for the strike of Gorbag, then 4 and 4 for the strike of Aragorn II, then 4 and 4 for the body check
      Then it is legal
      And Gorbag is in the discard pile
      And Aragorn II is tapped
      And the player has 0 character points
      And the opponent has 0 kill points
      And the player's Moria is in the location deck

  @rule:core.company-combat.attacker-wins
  Rule: Who strikes and wins taps

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is the site phase
      And untapped Shagrat is at Moria
      And Shagrat's company has entered the site
      And the opponent's untapped Legolas is at Moria
      When Shagrat's company attacks Legolas's company
      And the opponent assigns the strike of Shagrat to Legolas
      And Legolas faces the strike
      And Shagrat deals his strike

    @id:core-company-combat-0032 @allow
    Scenario: Shagrat has thirteen, Legolas twelve
      When Legolas faces the strike and rolls 3 and 4 for the strike of Shagrat, then 3 and 4 for the strike of Legolas, then 4 and 4 for the body check
      Then it is legal
      And Legolas is wounded
      And Shagrat is tapped

  @rule:core.combat.company-combat-kills
  Rule: A character killed by a company is worth kill points

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is the site phase
      And untapped Shagrat is at Moria
      And Shagrat's company has entered the site
      And the opponent's untapped Legolas is at Moria
      When Shagrat's company attacks Legolas's company
      And the opponent assigns the strike of Shagrat to Legolas
      And Legolas faces the strike
      And Shagrat deals his strike

    @id:core-company-combat-0033 @allow
    Scenario: Legolas was worth two
      When Legolas faces the strike and rolls 3 and 4 for the strike of Shagrat, then 3 and 4 for the strike of Legolas, then 4 and 5 for the body check
      Then it is legal
      And Legolas is out of play
      And the player has 2 kill points
      And the opponent has 0 kill points
      And Shagrat is tapped
      And the opponent has 0 character points
      And the opponent's Moria is in the location deck

    @id:core-company-combat-0034 @allow
    Scenario: Legolas lives, and nobody has gained by it
      When Legolas faces the strike and rolls 3 and 4 for the strike of Shagrat, then 3 and 4 for the strike of Legolas, then 4 and 4 for the body check
      Then it is legal
      And Legolas is wounded
      And the player has 0 kill points
      And Shagrat is tapped

  @rule:core.company-combat.equal-totals
  Rule: With equal totals both tap

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is the site phase
      And untapped Shagrat is at Moria
      And Shagrat's company has entered the site
      And the opponent's untapped Legolas is at Moria
      When Shagrat's company attacks Legolas's company
      And the opponent assigns the strike of Shagrat to Legolas
      And Legolas faces the strike

    @id:core-company-combat-0035 @allow
    Scenario: Twelve each
      When Shagrat deals his strike
      And Legolas faces the strike and rolls 3 and 3 for the strike of Shagrat, then 3 and 4 for the strike of Legolas
      Then it is legal
      And Shagrat and Legolas are tapped

    @id:core-company-combat-0036 @allow
    Scenario: Twelve each, and Shagrat has paid
      When Shagrat deals his strike untapped
      And Legolas faces the strike and rolls 4 and 5 for the strike of Shagrat, then 3 and 4 for the strike of Legolas
      Then it is legal
      And Shagrat is untapped
      And Legolas is tapped

  @rule:core.company-combat.two-rolls
  Rule: What counts against a race counts against that of the other

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is the site phase
      And untapped Gorbag is at Moria
      And Gorbag's company has entered the site
      And the opponent's untapped Aragorn II is at Moria

    @id:core-company-combat-0037 @allow
    Scenario: Glamdring knows an Orc
      Given Aragorn II bears "Glamdring"
      When Gorbag's company attacks Aragorn II's company
      And the opponent assigns the strike of Gorbag to Aragorn II
      And Aragorn II faces the strike
      And Gorbag deals his strike
      And Aragorn II faces the strike and rolls 3 and 4 for the strike of Gorbag, then 2 and 3 for the strike of Aragorn II, then 4 and 4 for the body check
      Then it is legal
      And Gorbag is wounded
      And Aragorn II is tapped

  @rule:core.company-combat.no-hazards
  Rule: No hazards while companies fight

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is the site phase
      And untapped Gorbag is at Moria
      And Gorbag's company has entered the site
      And the opponent's untapped Legolas is at Moria
      And the opponent holds "Weariness of the Heart"
      When Gorbag's company attacks Legolas's company

    @id:core-company-combat-0040 @forbid
    Scenario: Gorbag cannot be wearied now
      When the opponent plays "Weariness of the Heart" on Gorbag
      Then it is illegal by core.company-combat.no-hazards

  @rule:core.company-combat.no-hazards
  Rule: On the way there was time for them

    @id:core-company-combat-0051 @allow
    Scenario: Gorbag is weary before he meets anybody
      Given the emended rules
      And the player is a Ringwraith
      And it is the movement/hazard phase
      And untapped Gorbag is at Moria
      And the opponent's untapped Legolas is at Moria
      And the opponent holds "Weariness of the Heart"
      When the opponent plays "Weariness of the Heart" on Gorbag
      Then it is legal
      And "Weariness of the Heart" is in the discard pile

  @rule:core.company-combat.hazard-effects-ignored
  Rule: Hazards in play say nothing of such an attack

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is the site phase
      And untapped Gorbag, untapped Lagduf and untapped Ufthak are at Moria
      And Gorbag's company has entered the site
      And the opponent's untapped Legolas is at Moria
      And the opponent has "Minions Stir" in play

    @id:core-company-combat-0041 @allow
    Scenario: They stir no more than they would
      When Gorbag's company attacks Legolas's company
      And the opponent assigns the strike of Gorbag to Legolas
      Then it is legal
      And the attack has 2 excess strikes

    @id:core-company-combat-0622 @compute @card:DM-64
    Scenario: Helms of Iron are not for them
      Given the opponent has "Helms of Iron" in play
      When Gorbag's company attacks Legolas's company
      And the opponent assigns the strike of Gorbag to Legolas
      And Gorbag deals his strike
      And Legolas faces the strike and rolls 1 and 1 for the strike of Gorbag, then 6 and 6 for the strike of Legolas, then 2 and 2 for the body check
      Then Gorbag is wounded
      And Legolas is tapped

    @id:core-company-combat-0623 @compute @card:TD-31
    Scenario: Nor do bats come with them
      Given the opponent has "Host of Bats" in play
      When Gorbag's company attacks Legolas's company
      And the opponent assigns the strike of Gorbag to Legolas
      And Gorbag deals his strike
      And Legolas faces the strike and rolls 6 and 6 for the strike of Gorbag, then 1 and 1 for the strike of Legolas, then 2 and 2 for the body check
      Then Legolas is wounded
      And Gorbag is tapped

  @rule:core.company-combat.cancel-by-race
  Rule: All of them have to be of such races

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is the site phase
      And the opponent's untapped Legolas is at Moria
      And the opponent holds "Dark Quarrels"

    @id:core-company-combat-0042 @allow
    Scenario: An Orc, a Troll and a Man fall out
      Given untapped Gorbag, untapped Old Troll and untapped Tros Hesnef are at Moria
      And Gorbag's company has entered the site
      When Gorbag's company attacks Legolas's company
      And the opponent plays "Dark Quarrels"
      Then it is legal
      And Legolas is untapped
      And "Dark Quarrels" is in the discard pile

    @id:core-company-combat-0043 @forbid
    Scenario: A Dúnadan is above that
      Given untapped Tros Hesnef and untapped Ciryaher are at Moria
      And Tros Hesnef's company has entered the site
      When Tros Hesnef's company attacks Legolas's company
      And the opponent plays "Dark Quarrels"
      Then it is illegal by the text of "Dark Quarrels"

  @rule:core.company-combat.attacker-step
  Rule: The attacker acts on the strike first

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is the site phase
      And untapped Gorbag and tapped Lagduf are at Moria
      And Gorbag's company has entered the site
      And the opponent's untapped Aragorn II is at Moria
      And the player holds "Bold Thrust" and "Blow Turned"
      When Gorbag's company attacks Aragorn II's company

    @id:core-company-combat-0044 @rule:core.company-combat.attacker-resources @allow
    Scenario: Gorbag thrusts boldly
      When the opponent assigns the strike of Gorbag to Aragorn II
      And Aragorn II faces the strike
      And the player plays "Bold Thrust" on Gorbag
      Then it is legal
      And "Bold Thrust" is in the discard pile

    @id:core-company-combat-0045 @rule:core.company-combat.attacker-resources @forbid
    Scenario: Not before anybody strikes
      When the player plays "Bold Thrust" on Gorbag
      Then it is illegal by core.company-combat.attacker-resources

    @id:core-company-combat-0046 @forbid
    Scenario: One such skill for a strike
      When the opponent assigns the strike of Gorbag to Aragorn II
      And Aragorn II faces the strike
      And the player plays "Bold Thrust" on Gorbag
      And the player plays "Blow Turned" on Gorbag
      Then it is illegal by core.strikes.one-skill-resource
      And "Bold Thrust" is in the discard pile

  @rule:core.company-combat.who-faces-what
  Rule: Both face the strike, and one of them the attack

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is the site phase
      And untapped Gorbag is at Moria
      And Gorbag's company has entered the site
      And the opponent's untapped Aragorn II is at Moria
      And the player holds "Diversion" and "Bold Thrust"
      And the opponent holds "Risky Blow"
      When Gorbag's company attacks Aragorn II's company

    @id:core-company-combat-0047 @forbid
    Scenario: Gorbag faces no attack that he could divert
      When the player plays "Diversion" on Gorbag
      Then it is illegal by the text of "Diversion"

    @id:core-company-combat-0048 @allow
    Scenario: Each side has its blow, and its step for it
      When the opponent assigns the strike of Gorbag to Aragorn II
      And Aragorn II faces the strike
      And the player plays "Bold Thrust" on Gorbag
      And Gorbag deals his strike
      And Aragorn II faces the strike
      And the opponent plays "Risky Blow" on Aragorn II and rolls 3 and 3 for the strike of Gorbag, then 3 and 4 for the strike of Aragorn II, then 3 and 3 for the body check
      Then it is legal
      And Gorbag is wounded
      And Aragorn II is tapped
      And "Bold Thrust" and "Risky Blow" are in the discard pile

  @rule:core.company-combat.defender-actions
  Rule: The defender may defend himself out of turn, and nothing else

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is the site phase
      And untapped Gorbag is at Moria
      And Gorbag's company has entered the site
      And the opponent's untapped Elrond is at Moria
      And the opponent holds "Dark Quarrels", "Risky Blow" and "Marvels Told"
      And the opponent has "Minions Stir" in play
      When Gorbag's company attacks Elrond's company

    @id:core-company-combat-0049 @allow
    Scenario: He sets Gorbag against himself
      When the opponent plays "Dark Quarrels"
      Then it is legal
      And Elrond is untapped
      And "Dark Quarrels" is in the discard pile

    @id:core-company-combat-0050 @forbid
    Scenario: This is no time for marvels
      When the opponent plays "Marvels Told" with Elrond on "Minions Stir"
      Then it is illegal by core.company-combat.defender-actions

  @rule:core.strikes.excess-penalty @uses:core.company-combat.excess-strikes
  Rule: What is in excess weighs on the one who is struck

    @id:core-company-combat-0301 @compute
    Scenario: Ufthak jostles Legolas, and not Gorbag
      Given the emended rules
      And the player is a Ringwraith
      And it is the site phase
      And untapped Gorbag, untapped Lagduf and untapped Ufthak are at Moria
      And Gorbag's company has entered the site
      And the opponent's untapped Aragorn II and untapped Legolas are at Moria
      When Gorbag's company attacks Legolas's company
      And the opponent assigns the strike of Gorbag to Legolas
      And the opponent assigns the strike of Lagduf to Aragorn II
      And Legolas faces the strike
      And the player spends 1 excess strike
      And Gorbag deals his strike
      And Legolas faces the strike and rolls 3 and 4 for the strike of Gorbag, then 5 and 4 for the strike of Legolas
      Then Gorbag and Legolas are tapped
      And the total of Legolas against the strike was 13
      And the prowess of the strike against Legolas was 13
      And the strike against Legolas was ineffectual

  @rule:core.company-combat.assignment-order
  Rule: In the third pass, too, strikes fall on those who are attacked

    @id:core-company-combat-0302 @forbid
    Scenario: Ufthak's strike does not reach as far as Rivendell
      Given the emended rules
      And the player is a Ringwraith
      And it is the site phase
      And untapped Gorbag, untapped Lagduf and tapped Ufthak are at Moria
      And Gorbag's company has entered the site
      And the opponent's untapped Aragorn II, tapped Gimli and untapped Legolas are at Moria
      And the opponent's untapped Beorn is at Rivendell
      When Gorbag's company attacks Legolas's company
      And the opponent assigns the strike of Gorbag to Aragorn II
      And the opponent passes
      And the player assigns the strike of Lagduf to Legolas
      Then the opponent may assign the strike of Ufthak to Gimli
      And the opponent may not assign the strike of Ufthak to Beorn by core.company-combat.assignment-order

  @rule:core.company-combat.when-allowed
  Rule: One fight a turn, and with others

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is the site phase
      And untapped Gorbag is at Moria
      And untapped Lagduf is at Moria
      And the opponent's untapped Legolas is at Moria
      And Gorbag's company has entered the site

    @id:core-company-combat-0303 @forbid
    Scenario: Gorbag does not fall upon Lagduf
      When the player chooses Gorbag's company to go next
      Then Gorbag's company may not attack Lagduf's company by core.company-combat.when-allowed
      And Gorbag's company may attack Legolas's company

  @rule:core.company-combat.when-allowed
  Rule: Whoever has had his fight has had it for all

    @id:core-company-combat-0304 @forbid
    Scenario: After Boromir has fought Gimli does not
      Given the emended rules
      And the opponent is a Ringwraith
      And it is the site phase
      And untapped Boromir II is at Edoras
      And untapped Gimli is at Edoras
      And the opponent's untapped Gorbag is at Edoras
      When Boromir II's company enters Edoras
      And Boromir II's company attacks Gorbag's company
      And the opponent assigns the strike of Boromir II to Gorbag
      And Gorbag faces the strike
      And Boromir II deals his strike
      And Gorbag faces the strike and rolls 3 and 4 for the strike of Boromir II, then 3 and 4 for the strike of Gorbag
      And Gimli's company enters Edoras
      Then Gimli's company may not attack Gorbag's company by core.company-combat.when-allowed
      And Gorbag and Boromir II are tapped

  @rule:core.company-combat.attacker-step @rule:core.company-combat.attacker-resources
  Rule: Who strikes uses what he has, and for his strike alone

    Background:
      Given the emended rules
      And the opponent is a Ringwraith
      And it is the site phase
      And untapped Boromir II and untapped Gimli are at Moria
      And Boromir II bears "Shield of Iron-bound Ash"
      And Gimli bears "Cram"
      And Boromir II's company has entered the site
      And the opponent's untapped Gorbag and untapped Lagduf are at Moria
      And the player holds "Risky Blow"
      And the player's discard pile holds "Block"
      When Boromir II's company attacks Gorbag's company

    @id:core-company-combat-0305 @allow
    Scenario: Boromir raises his shield as he strikes
      When the opponent assigns the strike of Boromir II to Gorbag
      And the opponent assigns the strike of Gimli to Lagduf
      And Gorbag faces the strike
      Then the player may use "Shield of Iron-bound Ash"
      And the player may play "Risky Blow" on Boromir II

    @id:core-company-combat-0306 @forbid
    Scenario: Gimli's strike is not Boromir's
      When the opponent assigns the strike of Gimli to Gorbag
      And the opponent assigns the strike of Boromir II to Lagduf
      And Gorbag faces the strike
      Then the player may not use "Shield of Iron-bound Ash" now by core.company-combat.attacker-step
      And the player may not play "Block" on Gimli now by core.company-combat.attacker-step
      And the player may not use "Cram" now by core.company-combat.attacker-resources

    @id:core-company-combat-0307 @forbid
    Scenario: He does not strike before he has done what he would
      When the opponent assigns the strike of Boromir II to Gorbag
      And the opponent assigns the strike of Gimli to Lagduf
      And Gorbag faces the strike
      Then Boromir II may not deal his strike now by core.actions.needs-allowance

  @rule:core.company-combat.defender-actions
  Rule: The defender, too, defends himself with what he holds

    @id:core-company-combat-0308 @forbid
    Scenario: The quarrel was yesterday
      Given the emended rules
      And the player is a Ringwraith
      And it is the site phase
      And untapped Gorbag is at Moria
      And Gorbag's company has entered the site
      And the opponent's untapped Elrond is at Moria
      And the opponent holds "Escape"
      And the opponent's discard pile holds "Dark Quarrels"
      When Gorbag's company attacks Elrond's company
      Then the opponent may not play "Dark Quarrels" now by core.actions.needs-allowance

  @rule:core.company-combat.defender-stays-untapped
  Rule: How a strike is faced is said once

    @id:core-company-combat-0309 @forbid
    Scenario: Elrond has drawn, and does not think better of it
      Given the emended rules
      And the player is a Ringwraith
      And it is the site phase
      And untapped Gorbag is at Moria
      And Gorbag's company has entered the site
      And the opponent's untapped Elrond is at Moria
      And the opponent holds "Risky Blow"
      When Gorbag's company attacks Elrond's company
      And the opponent assigns the strike of Gorbag to Elrond
      And Elrond faces the strike
      And Gorbag deals his strike
      And Elrond faces the strike
      Then the opponent may play "Risky Blow" on Elrond now
      And Elrond may not face the strike now by core.actions.needs-allowance
      And Elrond may not face the strike untapped now by core.actions.needs-allowance

  # Fallen-wizards and Balrogs

  @rule:core.company-combat.targets-of-covert
  Rule: A covert company fights minions

    Background:
      Given the emended rules
      And the player is a Fallen-wizard
      And untapped Faramir is at the hero Bandit Lair
      And the company has entered the site

    @id:core-company-combat-0101 @allow
    Scenario: Orcs of the Balrog's among the bandits
      Given the opponent is the Balrog
      And the opponent's untapped Azog is at the opponent's Bandit Lair
      Then the company may attack the opponent's company

    @id:core-company-combat-0102 @forbid
    Scenario: A Wizard's people are no enemies
      Given the opponent's untapped Beregond is at the opponent's Bandit Lair
      When the company attacks the opponent's company
      Then it is illegal by core.company-combat.targets-of-covert

  @rule:core.company-combat.overt-unrestricted
  Rule: An overt company is at war with all the world

    Background:
      Given the emended rules
      And the player is a Fallen-wizard

    @id:core-company-combat-0103 @allow
    Scenario: An Uruk falls upon a Wizard's man
      Given untapped Lugdush is at the hero Bandit Lair
      And the company has entered the site
      And the opponent's untapped Beregond is at the opponent's Bandit Lair
      Then the company may attack the opponent's company

    @id:core-company-combat-0104 @allow
    Scenario: A covert company draws on an overt one
      Given reading a of q.core.covert-attacks-overt
      And the opponent is a Fallen-wizard
      And untapped Faramir is at the hero Bandit Lair
      And the company has entered the site
      And the opponent's untapped Lugdush is at the opponent's hero Bandit Lair
      Then the company may attack the opponent's company

    @id:core-company-combat-0105 @forbid
    Scenario: By the other reading it does not
      Given reading b of q.core.covert-attacks-overt
      And the opponent is a Fallen-wizard
      And untapped Faramir is at the hero Bandit Lair
      And the company has entered the site
      And the opponent's untapped Lugdush is at the opponent's hero Bandit Lair
      Then the company may not attack the opponent's company by core.company-combat.targets-of-covert

  @rule:core.company-combat.targets-of-balrog
  Rule: The Balrog's people do not fight Sauron's

    Background:
      Given the emended rules
      And the player is the Balrog
      And untapped Azog is at the minion Bandit Lair
      And the company has entered the site

    @id:core-company-combat-0106 @allow
    Scenario: A Wizard's man among the bandits
      Given the opponent's untapped Beregond is at the opponent's Bandit Lair
      Then the company may attack the opponent's company

    @id:core-company-combat-0107 @forbid
    Scenario: A Ringwraith's Orc
      Given the opponent is a Ringwraith
      And the opponent's untapped Lagduf is at the opponent's Bandit Lair
      Then the company may not attack the opponent's company by core.company-combat.targets-of-balrog

  @rule:core.company-combat.assignment-order
  Rule: Three come to the gate, and three are there

    @id:core-company-combat-0401 @order @uses:core.company-combat.sequence-order @uses:core.company-combat.two-rolls
    Scenario: Each has a strike, and each strike its eight steps
      Given the emended rules
      And the player is a Ringwraith
      And it is the site phase
      And untapped Gorbag, untapped Lagduf and tapped Ufthak are at Moria
      And Gorbag's company has entered the site
      And the opponent's untapped Aragorn II, untapped Legolas, untapped Annalena and tapped Gimli are at Moria
      And the player holds "Bold Thrust"
      And the opponent holds "Risky Blow"
      When Gorbag's company attacks Aragorn II's company
      And the opponent assigns the strike of Gorbag to Aragorn II
      And the opponent passes
      And the player assigns the strike of Lagduf to Legolas
      And the opponent assigns the strike of Ufthak to Gimli
      And Legolas faces the strike
      And Lagduf deals his strike untapped
      And Legolas faces the strike and rolls 4 and 5 for the strike of Lagduf, then 3 and 3 for the strike of Legolas
      And Gimli faces the strike
      And Ufthak deals his strike
      And Gimli faces the strike with the support of Annalena and rolls 3 and 3 for the strike of Ufthak, then 5 and 4 for the strike of Gimli, then 3 and 3 for the body check
      And Aragorn II faces the strike
      And the player plays "Bold Thrust" on Gorbag
      And Gorbag deals his strike
      And Aragorn II faces the strike
      And the opponent plays "Risky Blow" on Aragorn II and rolls 4 and 4 for the strike of Gorbag, then 3 and 3 for the strike of Aragorn II, then 3 and 4 for the body check
      Then it is legal
      And Aragorn II and Ufthak are wounded
      And Gorbag, Legolas and Annalena are tapped
      And Lagduf is untapped
      And "Bold Thrust" and "Risky Blow" are in the discard pile

  @rule:core.company-combat.two-rolls
  Rule: Against a race one strikes as well as one is struck

    @id:core-company-combat-0601 @allow
    Scenario: Glamdring seeks an Orc
      Given the emended rules
      And the opponent is a Ringwraith
      And it is the site phase
      And untapped Aragorn II is at Moria
      And the company has entered the site
      And Aragorn II bears "Glamdring"
      And the opponent's untapped Gorbag is at Moria
      When Aragorn II's company attacks Gorbag's company
      And the opponent assigns the strike of Aragorn II to Gorbag
      And Gorbag faces the strike
      And Aragorn II deals his strike
      And Gorbag faces the strike and rolls 3 and 3 for the strike of Aragorn II, then 5 and 4 for the strike of Gorbag
      Then it is legal
      And the strike against Gorbag was ineffectual
      And Aragorn II and Gorbag are tapped

  @rule:core.company-combat.overt-unrestricted
  Rule: At war with all the world is who is overt

    @id:core-company-combat-0602 @forbid
    Scenario: Two covert companies have no quarrel
      Given the emended rules
      And reading a of q.core.covert-attacks-overt
      And the player is a Fallen-wizard
      And the opponent is a Fallen-wizard
      And untapped Faramir is at the hero Bandit Lair
      And the company has entered the site
      And the opponent's untapped Beregond is at the opponent's hero Bandit Lair
      Then the company may not attack the opponent's company by core.company-combat.targets-of-covert
