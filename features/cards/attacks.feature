Feature: Cards against attacks

  What makes an attack go away, and what makes it weaker.

  @card:TW-204
  Rule: Concealment

    Background:
      Given the emended rules
      And untapped Annalena and untapped Beretar are at Ettenmoors
      And the player holds "Concealment"

    @id:cards-attacks-0001 @allow
    Scenario: Annalena knows a hollow behind the rocks
      When the company enters the site
      And the player plays "Concealment" with Annalena
      Then it is legal
      And there is no attack
      And Annalena is tapped
      And "Concealment" is in the discard pile

    @id:cards-attacks-0002 @forbid
    Scenario: Beretar is no scout
      When the company enters the site
      And the player plays "Concealment" with Beretar
      Then it is illegal by the text of "Concealment"

    @id:cards-attacks-0003 @forbid
    Scenario: There is nothing to hide from
      Given the company has entered the site
      When the player plays "Concealment" with Annalena
      Then it is illegal by the text of "Concealment"

  @card:TW-207
  Rule: Dark Quarrels

    @id:cards-attacks-0004 @allow
    Scenario: The Trolls cannot agree on how to cook them
      Given the emended rules
      And untapped Beretar is at Ettenmoors
      And the player holds "Dark Quarrels"
      When the company enters the site
      And the player plays "Dark Quarrels"
      Then it is legal
      And there is no attack
      And "Dark Quarrels" is in the discard pile

    @id:cards-attacks-0005 @forbid
    Scenario: The dead do not quarrel
      Given the emended rules
      And untapped Beretar is at Barrow-downs
      And the player holds "Dark Quarrels"
      When the company enters the site
      And the player plays "Dark Quarrels"
      Then it is illegal by the text of "Dark Quarrels"

    @id:cards-attacks-0006 @compute
    Scenario: In the morning half of the Wolves have gone home
      Given the emended rules
      And untapped Beretar is at Isengard
      And the player holds "Dark Quarrels"
      And the player has "Gates of Morning" in play
      When the company enters the site
      And the player plays "Dark Quarrels" for its second effect
      Then it is legal
      And the attack is Wolf (2 strikes at 7)
      And "Dark Quarrels" is in the discard pile

    @id:cards-attacks-0007 @forbid
    Scenario: Not while it is dark
      Given the emended rules
      And untapped Beretar is at Isengard
      And the player holds "Dark Quarrels"
      When the company enters the site
      And the player plays "Dark Quarrels" for its second effect
      Then it is illegal by the text of "Dark Quarrels"

  @card:TW-229
  Rule: Escape

    @id:cards-attacks-0008 @allow
    Scenario: Beretar gets away with a gash in his leg
      Given the emended rules
      And untapped Beretar and untapped Annalena are at Moria
      And the player holds "Escape"
      When the company enters the site
      And the player plays "Escape" on Beretar
      Then it is legal
      And there is no attack
      And Beretar is wounded
      And "Escape" is in the discard pile

    @id:cards-attacks-0009 @forbid
    Scenario: He cannot do it twice
      Given the emended rules
      And wounded Beretar and untapped Annalena are at Moria
      And the player holds "Escape"
      When the company enters the site
      And the player plays "Escape" on Beretar
      Then it is illegal by the text of "Escape"

  @card:TW-346
  Rule: The Old Thrush

    @id:cards-attacks-0010 @compute
    Scenario: A bird tells Bard where to aim
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Bard Bowman is at Irerock
      And the player holds "The Old Thrush"
      And the opponent holds "Leucaruth"
      When the opponent plays the creature "Leucaruth" on the company keyed to Irerock
      And the player plays "The Old Thrush"
      Then it is legal
      And the attack is Dragon (2 strikes at 13/5)
      And "The Old Thrush" is in the discard pile
      And "Leucaruth" is in play

    @id:cards-attacks-0011 @forbid
    Scenario: It does not bother with lesser worms
      Given the emended rules
      And untapped Bard Bowman is at Dancing Spire
      And the player holds "The Old Thrush"
      When the company enters the site
      And the player plays "The Old Thrush"
      Then it is illegal by the text of "The Old Thrush"

  @card:TW-356
  Rule: Vanishment

    @id:cards-attacks-0013 @compute
    Scenario: Radagast makes them look elsewhere
      Given the emended rules
      And untapped Radagast and untapped Beretar are at Moria
      And the player holds "Vanishment"
      When the company enters the site
      And the player plays "Vanishment" with Radagast
      Then it is legal
      When the player passes and rolls 4 and 3 for the corruption check
      Then it is legal
      And there is no attack
      And Radagast is untapped
      And "Vanishment" is in the discard pile

    @id:cards-attacks-0014 @forbid
    Scenario: It takes a Wizard
      Given the emended rules
      And untapped Beretar is at Moria
      And the player holds "Vanishment"
      When the company enters the site
      And the player plays "Vanishment" with Beretar
      Then it is illegal by the text of "Vanishment"

  @card:TW-361
  Rule: Wizard's Flame

    @id:cards-attacks-0015 @compute
    Scenario: It burns until nightfall
      Given the emended rules
      And untapped Radagast and untapped Beretar are at Moria
      And the player holds "Wizard’s Flame"
      When the company enters the site
      And the player plays "Wizard’s Flame" with Radagast
      Then it is legal
      When the player passes and rolls 4 and 3 for the corruption check
      Then it is legal
      And the attack is Orc (4 strikes at 5)
      And "Wizard’s Flame" is in the discard pile

    @id:cards-attacks-0041 @compute @card:AS-97
    Scenario: It burns him more where powers are too dark
      Given the emended rules
      And the opponent is a Ringwraith
      And the opponent has "The Lidless Eye" and "Powers Too Dark and Terrible" in play
      And untapped Radagast and untapped Beretar are at Moria
      And the player holds "Wizard’s Flame"
      When the company enters the site
      And the player plays "Wizard’s Flame" with Radagast
      And the player passes and rolls 4 and 3 for the corruption check
      Then the corruption check of Radagast was 4
      And the attack is Orc (4 strikes at 5)
      And "Wizard’s Flame" is in the discard pile

  @card:TD-132
  Rule: Many Turns and Doublings

    @id:cards-attacks-0016 @allow
    Scenario: Beretar leaves the Wolves standing at a stream
      Given the emended rules
      And untapped Beretar is at Isengard
      And the player holds "Many Turns and Doublings"
      When the company enters the site
      And the player plays "Many Turns and Doublings" with Beretar
      Then it is legal
      And there is no attack
      And "Many Turns and Doublings" is in the discard pile

    @id:cards-attacks-0017 @forbid
    Scenario: Nobody knows the way
      Given the emended rules
      And untapped Annalena is at Isengard
      And the player holds "Many Turns and Doublings"
      When the company enters the site
      And the player plays "Many Turns and Doublings" with Annalena
      Then it is illegal by the text of "Many Turns and Doublings"

  @card:LE-197
  Rule: In the Name of Mordor

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And the player is a Ringwraith
      And untapped Gorbag is at Dol Guldur
      And the player holds "In the Name of Mordor"

    @id:cards-attacks-0018 @allow
    Scenario: The guards of Sarn Goriwing know the name
      Given the company is moving to Sarn Goriwing by Starter Movement
      When the opponent plays the creature "Orc-guard" on the company keyed to a Shadow-hold
      And the player plays "In the Name of Mordor" with Gorbag
      Then it is legal
      And there is no attack
      And Gorbag is tapped
      And "In the Name of Mordor" and "Orc-guard" are in the discard pile

    @id:cards-attacks-0019 @forbid
    Scenario: Lawless men have heard it too often
      Given the company is moving to Sarn Goriwing by Starter Movement
      When the opponent plays the creature "Lawless Men" on the company keyed to a Wilderness
      And the player plays "In the Name of Mordor" with Gorbag
      Then it is illegal by the text of "In the Name of Mordor"
      And "Lawless Men" is in play

    @id:cards-attacks-0020 @forbid
    Scenario: Adûnaphel does not turn back once she has come
      Given the company is moving to Moria by Starter Movement
      And the opponent holds "Adûnaphel"
      When the opponent plays the creature "Adûnaphel" on the company keyed to a Dark-domain
      And the player plays "In the Name of Mordor" on "Adûnaphel" for its second effect
      Then it is illegal by the text of "In the Name of Mordor"
      And "Adûnaphel" is in play

    @id:cards-attacks-0021 @allow
    Scenario: In Southern Mirkwood even the spiders know it
      Given the company is moving to Sarn Goriwing by Southern Mirkwood and Heart of Mirkwood
      When the opponent plays the creature "Giant Spiders" on the company keyed to Southern Mirkwood
      And the player plays "In the Name of Mordor" with Gorbag
      Then it is legal
      And there is no attack
      And Gorbag is tapped
      And "In the Name of Mordor" and "Giant Spiders" are in the discard pile
