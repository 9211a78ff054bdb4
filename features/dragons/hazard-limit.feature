Feature: The hazard limit

  How many hazards a company has to put up with is settled when everybody sees where it goes. What
  changes it afterwards comes one thing at a time.

  @rule:dragons.hazard-limit.set-at-reveal
  Rule: It is fixed when the company shows where it goes

    @id:hazard-limit-0001 @compute
    Scenario: Five set out, and the limit is five to the end
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Aragorn II, untapped Gimli, untapped Faramir, untapped Beorn and untapped Legolas are at Rivendell
      And the company is moving to Weathertop by Starter Movement
      And the opponent holds "Land-drake"
      Then the hazard limit of the company is 5
      When the opponent plays the creature "Land-drake" on the company keyed to a Wilderness
      And the opponent assigns a strike to Legolas
      And Legolas faces the strike and rolls 1 and 1, then 5 and 4 for the body check
      Then Legolas is out of play
      And "Land-drake" is in the discard pile
      And the size of the company is 4
      And the hazard limit of the company is 5
      And the player has 9 character points

    @id:hazard-limit-0002 @compute
    Scenario: One who stays at home counts for two
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beorn is at Weathertop
      Then the hazard limit of the company is 2

  @rule:dragons.hazard-limit.earlier-modifiers
  Rule: What was played before is counted at once, as the company's player likes

    Background:
      Given the emended rules
      And it is the organization phase
      And untapped Gandalf, untapped Aragorn II and untapped Gimli are at Cirith Ungol
      And the player holds "Horses"
      When the company moves to Mount Doom
      And the player passes
      And the player plays "Horses" on the company
      And the player passes

    @id:hazard-limit-0003 @compute
    Scenario: First the fear of the Mountain, then the horses
      When the player chooses Mount Doom for "Horses"
      Then the hazard limit of the company is 3
      And "Horses" is in the discard pile
      And Mount Doom is in play

    @id:hazard-limit-0004 @compute
    Scenario: First the horses, which is a pity
      When the player chooses "Horses" for "Horses"
      Then the hazard limit of the company is 4
      And "Horses" is in the discard pile
      And Mount Doom is in play

    @id:hazard-limit-0005 @forbid
    Scenario: The opponent is not asked
      Then the player has to act
      And the opponent may not choose "Horses" for "Horses" by dragons.hazard-limit.earlier-modifiers
      And "Horses" is in the discard pile
      And Mount Doom is in play

    @id:hazard-limit-0022 @forbid
    Scenario: What changes nothing is not put in order
      Then the player may choose "Horses" for "Horses"
      And the player may not choose Gimli for "Horses" by dragons.hazard-limit.earlier-modifiers
      And "Horses" is in the discard pile
      And Mount Doom is in play

    @id:hazard-limit-0023 @forbid
    Scenario: When the first has been named, there is no choice left
      When the player chooses Mount Doom for "Horses"
      Then the hazard limit of the company is 3
      And the player may not choose "Horses" for "Horses" by core.actions.needs-allowance
      And "Horses" is in the discard pile
      And Mount Doom is in play

  @rule:dragons.hazard-limit.later-modifiers
  Rule: What is played later comes on top

    Background:
      Given the emended rules

    @id:hazard-limit-0006 @compute
    Scenario: The doublings come first, and the wilderness is as wide as before
      Given it is the movement/hazard phase
      And untapped Aragorn II is at Rivendell
      And the company is moving to Weathertop by Starter Movement
      And the player has "Gates of Morning" in play
      And the player holds "Many Turns and Doublings"
      And the opponent holds "Lost in the Wilderness"
      When the opponent plays "Lost in the Wilderness" on the company
      And the player plays "Many Turns and Doublings" with Aragorn II for its second effect in response
      Then the hazard limit of the company is 3
      And "Lost in the Wilderness" and "Many Turns and Doublings" are in the discard pile

    @id:hazard-limit-0007 @compute
    Scenario: Three, and the butterflies make four
      Given it is the movement/hazard phase
      And tapped Aragorn II, untapped Gimli and untapped Faramir are at Rivendell
      And the company is moving to Weathertop by Starter Movement
      And the player holds "Hundreds of Butterflies"
      When the player plays "Hundreds of Butterflies" on Aragorn II
      Then the hazard limit of the company is 4
      And Aragorn II is untapped
      And "Hundreds of Butterflies" is in the discard pile

    @id:hazard-limit-0008 @order
    Scenario: The horses came first, and the butterflies come after
      Given it is the organization phase
      And tapped Aragorn II, untapped Gimli and untapped Faramir are at Rivendell
      And the player holds "Horses" and "Hundreds of Butterflies"
      When the company moves to Weathertop
      And the player passes
      And the player plays "Horses" on the company
      And the player passes
      And the company travels by Starter Movement
      Then the hazard limit of the company is 2
      When the player plays "Hundreds of Butterflies" on Aragorn II
      Then the hazard limit of the company is 3
      And Aragorn II is untapped
      And "Horses" and "Hundreds of Butterflies" are in the discard pile
      And Weathertop is in play

  @rule:dragons.hazard-limit.site-phase-ignored
  Rule: At the site it is over and done with

    @id:hazard-limit-0018 @forbid
    Scenario: Flattery opens the door to Ovir Hollow, and no more
      Given untapped Gimli, untapped Faramir and untapped Legolas are at Ovir Hollow
      And the player holds "Flatter a Foe"
      When the company enters the site
      Then the attack is Dragon (1 strike at 12)
      When the player plays "Flatter a Foe" on Gimli and rolls 4 and 3 for the card text
      Then there is no attack
      And under the printed rules the hazard limit of the company is 3
      And under the emended rules the hazard limit of the company is 3
      And "Flatter a Foe" is in the discard pile

    @id:hazard-limit-0019 @allow
    Scenario: On the way it smooths the whole journey
      Given it is the movement/hazard phase
      And untapped Gimli, untapped Faramir and untapped Legolas are at Ovir Hollow
      And the player holds "Flatter a Foe"
      And the opponent holds "Bairanax"
      When the opponent plays the creature "Bairanax" on the company keyed to Ovir Hollow
      And the player plays "Flatter a Foe" on Gimli and rolls 4 and 3 for the card text
      Then there is no attack
      And under the printed rules the hazard limit of the company is 1
      And under the emended rules the hazard limit of the company is 1
      And "Flatter a Foe" and "Bairanax" are in the discard pile

  @rule:dragons.hazard-limit.reduction-not-retroactive
  Rule: What is done is done

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Aragorn II, untapped Legolas and untapped Éowyn are at Lórien
      And the player has "Gates of Morning" in play
      And the player holds "Many Turns and Doublings"
      And the opponent holds "Smaug at Home", "Scatha at Home" and "Itangast at Home"
      When the opponent plays "Smaug at Home"
      And the player passes
      And the opponent passes
      And the opponent plays "Scatha at Home"
      And the player passes
      And the opponent passes

    @id:hazard-limit-0009 @compute
    Scenario: Three are there to stay
      When the opponent plays "Itangast at Home"
      And the player passes
      And the player plays "Many Turns and Doublings" with Aragorn II for its second effect
      Then the hazard limit of the company is 2
      And "Smaug at Home", "Scatha at Home" and "Itangast at Home" are in play
      And "Many Turns and Doublings" is in the discard pile

    @id:hazard-limit-0010 @forbid
    Scenario: Two are there to stay, and a third does not come
      When the player plays "Many Turns and Doublings" with Aragorn II for its second effect
      And the opponent passes
      Then the hazard limit of the company is 2
      And "Smaug at Home" and "Scatha at Home" are in play
      And "Many Turns and Doublings" is in the discard pile
      And the opponent may not play "Itangast at Home" by core.hazards.limit-at-declaration

  @rule:dragons.hazard-limit.declaration-check
  Rule: There have to be fewer before it

    Background:
      Given it is the movement/hazard phase
      And untapped Beorn is at Weathertop
      And the opponent holds "Smaug at Home", "Scatha at Home" and "Itangast at Home"
      When the opponent plays "Smaug at Home"
      And the opponent passes

    @id:hazard-limit-0011 @allow
    Scenario: One is fewer than two
      When the opponent plays "Scatha at Home"
      Then under the printed rules it is legal
      And under the emended rules it is legal
      And "Smaug at Home" and "Scatha at Home" are in play

    @id:hazard-limit-0012 @forbid
    Scenario: Two are not
      When the opponent plays "Scatha at Home"
      And the opponent plays "Itangast at Home"
      Then under the printed rules it is illegal by core.hazards.limit-at-declaration
      And under the emended rules it is illegal by core.hazards.limit-at-declaration
      And "Smaug at Home" and "Scatha at Home" are in play

  @rule:dragons.hazard-limit.resolution-check @rule:dragons.hazard-limit.reduction-not-retroactive
  Rule: Whether a hazard that waits is safe is what the emended rulebook has changed

    Background:
      Given it is the movement/hazard phase
      And untapped Aragorn II, untapped Legolas and untapped Éowyn are at Lórien
      And the player has "Gates of Morning" in play
      And the player holds "Many Turns and Doublings"
      And the opponent holds "Smaug at Home", "Scatha at Home" and "Itangast at Home"
      When the opponent plays "Smaug at Home"
      And the player passes
      And the opponent passes
      And the opponent plays "Scatha at Home"
      And the player passes
      And the opponent passes
      And the opponent plays "Itangast at Home"

    @id:hazard-limit-0013 @compute
    Scenario: The third of two
      When the player plays "Many Turns and Doublings" with Aragorn II for its second effect in response
      Then the hazard limit of the company is 2
      And "Smaug at Home" and "Scatha at Home" are in play
      And "Many Turns and Doublings" is in the discard pile
      And under the printed rules "Itangast at Home" is in play
      And under the emended rules "Itangast at Home" is in the discard pile

    @id:hazard-limit-0014 @compute
    Scenario: The third of three
      When the player passes
      Then under the printed rules the hazard limit of the company is 3
      And under the emended rules the hazard limit of the company is 3
      And "Smaug at Home", "Scatha at Home" and "Itangast at Home" are in play

  @rule:dragons.hazard-limit.resolution-check
  Rule: What the emended rulebook has not said outright

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Aragorn II, untapped Legolas and untapped Éowyn are at Lórien
      And the player has "Gates of Morning" in play
      And the player holds "Many Turns and Doublings"
      And the opponent holds "Smaug at Home", "Scatha at Home" and "Itangast at Home"

    @id:hazard-limit-0015 @compute
    Scenario: The older sentence might still protect it
      Given reading b of q.dragons.reduction-and-check
      When the opponent plays "Smaug at Home"
      And the player passes
      And the opponent passes
      And the opponent plays "Scatha at Home"
      And the player passes
      And the opponent passes
      And the opponent plays "Itangast at Home"
      And the player plays "Many Turns and Doublings" with Aragorn II for its second effect in response
      Then the hazard limit of the company is 2
      And "Smaug at Home", "Scatha at Home" and "Itangast at Home" are in play
      And "Many Turns and Doublings" is in the discard pile

    @id:hazard-limit-0016 @compute
    Scenario: One that has failed may still be in the way
      Given reading a of q.dragons.failed-hazard-counts
      When the opponent plays "Smaug at Home"
      And the player passes
      And the opponent passes
      And the opponent plays "Scatha at Home"
      And the player passes
      And the opponent plays "Itangast at Home" in response
      And the player plays "Many Turns and Doublings" with Aragorn II for its second effect in response
      Then the hazard limit of the company is 2
      And "Smaug at Home" is in play
      And "Scatha at Home" and "Itangast at Home" are in the discard pile
      And "Many Turns and Doublings" is in the discard pile

    @id:hazard-limit-0017 @compute
    Scenario: Or it may be out of the way
      Given reading b of q.dragons.failed-hazard-counts
      When the opponent plays "Smaug at Home"
      And the player passes
      And the opponent passes
      And the opponent plays "Scatha at Home"
      And the player passes
      And the opponent plays "Itangast at Home" in response
      And the player plays "Many Turns and Doublings" with Aragorn II for its second effect in response
      Then the hazard limit of the company is 2
      And "Smaug at Home" and "Scatha at Home" are in play
      And "Itangast at Home" is in the discard pile
      And "Many Turns and Doublings" is in the discard pile

  @rule:dragons.hazard-limit.resolution-check @rule:dragons.hazard-limit.reduction-not-retroactive
  Rule: Which of two sentences comes first

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Aragorn II and untapped Legolas are at Lórien
      And the player has "Gates of Morning" in play
      And the player holds "Many Turns and Doublings"
      And the opponent holds "Smaug at Home" and "Scatha at Home"

    @id:hazard-limit-0020 @order
    Scenario: The second of two looks again, and there is room for one
      Given reading a of q.dragons.reduction-and-check
      When the opponent plays "Smaug at Home"
      And the player passes
      And the opponent passes
      And the opponent plays "Scatha at Home"
      And the player plays "Many Turns and Doublings" with Aragorn II for its second effect in response
      Then the hazard limit of the company is 1
      And "Smaug at Home" is in play
      And "Scatha at Home" and "Many Turns and Doublings" are in the discard pile

    @id:hazard-limit-0021 @order
    Scenario: The second of two does not look back
      Given reading b of q.dragons.reduction-and-check
      When the opponent plays "Smaug at Home"
      And the player passes
      And the opponent passes
      And the opponent plays "Scatha at Home"
      And the player plays "Many Turns and Doublings" with Aragorn II for its second effect in response
      Then the hazard limit of the company is 1
      And "Smaug at Home" and "Scatha at Home" are in play
      And "Many Turns and Doublings" is in the discard pile

  @rule:dragons.hazard-limit.earlier-modifiers
  Rule: What comes next is asked of the limit that what came first has left

    @id:hazard-limit-0024 @order
    Scenario: Gandalf's four are three after the horses, and then it matters again
      Given the emended rules
      And it is the organization phase
      And untapped Gandalf, untapped Aragorn II, untapped Gimli and untapped Beretar are at Cirith Ungol
      And the player holds "Horses" and "Fair Travels in Dark-domains"
      When the company moves to Mount Doom
      And the player passes
      And the player plays "Horses" on the company
      And the player plays "Fair Travels in Dark-domains" on the company
      And the player passes
      And the player chooses "Horses" for "Horses"
      Then the player may choose Mount Doom for "Fair Travels in Dark-domains"
      And "Horses" and "Fair Travels in Dark-domains" are in the discard pile
      And Mount Doom is in play

  @rule:dragons.hazard-limit.resolution-check
  Rule: What has failed without counting makes no room

    @id:hazard-limit-0025 @compute
    Scenario: Two tales are told of Smaug, and one of them comes too late
      Given the emended rules
      And reading b of q.dragons.failed-hazard-counts
      And it is the movement/hazard phase
      And untapped Aragorn II, untapped Elrond and untapped Celeborn are at Lórien
      And the player has "Gates of Morning" in play
      And the player holds "Marvels Told", "Marvels Told" and "Many Turns and Doublings"
      And the opponent holds "Smaug at Home", "Scatha at Home" and "Itangast at Home"
      When the opponent plays "Smaug at Home"
      And the player passes
      And the opponent passes
      And the opponent plays "Scatha at Home"
      And the player passes
      And the opponent passes
      And the opponent plays "Itangast at Home"
      And the player plays the first "Marvels Told" with Elrond on "Smaug at Home" in response
      And the player plays the second "Marvels Told" with Celeborn on "Smaug at Home" in response
      And the player plays "Many Turns and Doublings" with Aragorn II for its second effect in response and rolls 6 and 6 for the corruption check
      Then the hazard limit of the company is 2
      And "Smaug at Home" and "Itangast at Home" are in the discard pile
      And "Scatha at Home" is in play
      And Elrond and Celeborn are tapped
      And the first "Marvels Told", the second "Marvels Told" and "Many Turns and Doublings" are in the discard pile

  @rule:dragons.hazard-limit.reduction-not-retroactive
  Rule: It is as good as it was, even if the limit comes down to nothing

    @id:hazard-limit-0026 @compute
    Scenario: One for Aragorn, and there are two turns in the road
      Given it is the movement/hazard phase
      And untapped Aragorn II is at Weathertop
      And the player has "Gates of Morning" in play
      And the player holds "Many Turns and Doublings" and "Many Turns and Doublings"
      And the opponent holds "Smaug at Home"
      When the opponent plays "Smaug at Home"
      And the player plays the first "Many Turns and Doublings" with Aragorn II for its second effect in response
      And the player plays the second "Many Turns and Doublings" with Aragorn II for its second effect in response
      Then under the printed rules the hazard limit of the company is 0
      And under the printed rules "Smaug at Home" is in play
      And under the emended rules "Smaug at Home" is in the discard pile
      And the first "Many Turns and Doublings" and the second "Many Turns and Doublings" are in the discard pile
