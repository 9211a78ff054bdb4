Feature: Cards for a single strike

  A parry, a leap aside, a blow struck too boldly.

  @card:TW-199
  Rule: Block

    @id:cards-strikes-0001 @compute
    Scenario: Forlong hardly has to move
      Given the emended rules
      And untapped Forlong is at Ettenmoors
      And the player holds "Block"
      When the company enters the site
      And Forlong faces the strike
      And the player plays "Block" on Forlong and rolls 5 and 3 for the strike
      Then it is legal
      And there is no attack
      And Forlong is untapped
      And "Block" is in the discard pile

    @id:cards-strikes-0002 @compute
    Scenario: It does not keep him from harm
      Given the emended rules
      And untapped Forlong is at Ettenmoors
      And the player holds "Block"
      When the company enters the site
      And Forlong faces the strike
      And the player plays "Block" on Forlong and rolls 2 and 2 for the strike, then 3 and 3 for the body check
      Then it is legal
      And there is no attack
      And Forlong is wounded
      And "Block" is in the discard pile

    @id:cards-strikes-0003 @forbid
    Scenario: Halbarad never learned to fence
      Given the emended rules
      And untapped Halbarad is at Ettenmoors
      And the player holds "Block" and "Dodge"
      When the company enters the site
      And Halbarad faces the strike
      And the player plays "Block" on Halbarad
      Then it is illegal by the text of "Block"

  @card:TW-319
  Rule: Risky Blow

    @id:cards-strikes-0004 @compute
    Scenario: All or nothing
      Given the emended rules
      And untapped Forlong is at Ettenmoors
      And the player holds "Risky Blow"
      When the company enters the site
      And Forlong faces the strike
      And the player plays "Risky Blow" on Forlong and rolls 2 and 2 for the strike
      Then it is legal
      And there is no attack
      And Forlong is tapped
      And "Risky Blow" is in the discard pile

    @id:cards-strikes-0005 @compute
    Scenario: The price of a blow that falls short
      Given the emended rules
      And untapped Forlong is at Ettenmoors
      And the player holds "Risky Blow"
      When the company enters the site
      And Forlong faces the strike
      And the player plays "Risky Blow" on Forlong and rolls 1 and 1 for the strike, then 4 and 3 for the body check
      Then it is legal
      And there is no attack
      And Forlong is out of play
      And the site is in the location deck
      And "Risky Blow" is in the discard pile

    @id:cards-strikes-0006 @compute
    Scenario: The next blow is an ordinary one
      Given the emended rules
      And untapped Forlong is at Ettenmoors
      And the player holds "Risky Blow"
      When the company enters the site
      And Forlong faces the strike
      And the player plays "Risky Blow" on Forlong and rolls 2 and 2 for the strike
      Then the prowess of Forlong is 3
      And the body of Forlong is 7
      And Forlong is tapped
      And "Risky Blow" is in the discard pile

  @card:TW-209
  Rule: Dodge

    @id:cards-strikes-0007 @compute
    Scenario: Halbarad steps aside
      Given the emended rules
      And untapped Halbarad is at Ettenmoors
      And the player holds "Dodge"
      When the company enters the site
      And Halbarad faces the strike
      And the player plays "Dodge" on Halbarad and rolls 5 and 4 for the strike
      Then it is legal
      And there is no attack
      And Halbarad is untapped
      And "Dodge" is in the discard pile

  @card:LE-217
  Rule: Orc Stealth

    @id:cards-strikes-0008 @allow
    Scenario: Grishnákh is not where the club comes down
      Given the emended rules
      And the player is a Ringwraith
      And untapped Grishnákh is at Ettenmoors
      And the player holds "Orc Stealth"
      When the company enters the site
      And Grishnákh faces the strike
      And the player plays "Orc Stealth" on Grishnákh
      Then it is legal
      And Grishnákh is untapped
      And "Orc Stealth" is in the discard pile

    @id:cards-strikes-0009 @forbid
    Scenario: Lagduf makes too much noise
      Given the emended rules
      And the player is a Ringwraith
      And untapped Lagduf is at Ettenmoors
      And the player holds "Orc Stealth" and "Blow Turned"
      When the company enters the site
      And Lagduf faces the strike
      And the player plays "Orc Stealth" on Lagduf
      Then it is illegal by the text of "Orc Stealth"

  @card:AS-32
  Rule: One Foe to Breed a War

    Background:
      Given the emended rules
      And it is the untap phase
      And wounded Gimli and wounded Éowyn are at Lórien
      And Gimli bears the opponent's "One Foe to Breed a War"

    @id:cards-strikes-0010 @compute
    Scenario: The first time, the wound is the one thing that stays
      When the player heals Gimli
      Then it is legal
      And Gimli is wounded
      And the opponent's "One Foe to Breed a War" is in the discard pile

    @id:cards-strikes-0011 @compute
    Scenario: His companions heal as ever
      When the player heals Éowyn
      Then it is legal
      And Éowyn is tapped
