Feature: The madness that comes of Dragons

  Words spoken too soon, blood that burns, and a frenzy that calls for more.

  @card:TD-14
  Rule: Dragon's Blood

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Gimli is at Weathertop
      And the opponent holds "Dragon’s Blood", "Land-drake" and "Cave Worm"

    @id:cards-madness-0001 @compute
    Scenario: The beast is dead, and still it burns
      When the opponent plays the creature "Land-drake" on the company keyed to a Ruins & Lairs
      And Gimli faces the strike
      And the opponent plays "Dragon’s Blood" on Gimli
      And Gimli faces the strike and rolls 6 and 6, then 5 and 4 for the body check
      Then Gimli is out of play
      And "Land-drake" is in the marshalling-point pile
      And "Dragon’s Blood" is in the discard pile
      And the player has 1 kill point
      And the player has 0 character points

    @id:cards-madness-0002 @compute
    Scenario: A coat and a shield keep some of it off
      Given Gimli bears "Habergeon of Silver" and "Enruned Shield"
      When the opponent plays the creature "Land-drake" on the company keyed to a Ruins & Lairs
      And Gimli faces the strike
      And the opponent plays "Dragon’s Blood" on Gimli
      And Gimli faces the strike
      And the player passes and rolls 6 and 6 for the strike, then 6 and 6 for the body check
      Then Gimli is tapped
      And "Land-drake" is in the marshalling-point pile
      And "Dragon’s Blood" is in the discard pile
      And the player has 1 kill point

    @id:cards-madness-0003 @compute
    Scenario: Where none is shed none burns
      When the opponent plays the creature "Land-drake" on the company keyed to a Ruins & Lairs
      And Gimli faces the strike
      And the opponent plays "Dragon’s Blood" on Gimli
      And Gimli faces the strike and rolls 2 and 1
      Then Gimli is tapped
      And "Land-drake" and "Dragon’s Blood" are in the discard pile

  @card:TD-14
  Rule: The blood of a Dragon is not shed lightly

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Gimli and untapped Beorn are at Ovir Hollow
      And the opponent holds "Dragon’s Blood", "Bairanax" and "Passion of Wrath"

    @id:cards-madness-0004 @compute
    Scenario: It burns before it is plain whether he is dead
      When the opponent plays the creature "Bairanax" on the company keyed to Ovir Hollow
      And the opponent passes
      And Gimli faces the strike
      And the opponent plays "Dragon’s Blood" on Gimli
      And Gimli faces the strike and rolls 6 and 6, then 1 and 1 for the strike body check, then 4 and 4 for the body check
      Then Gimli is tapped
      And "Dragon’s Blood" is in the discard pile
      And "Bairanax" is in play

    @id:cards-madness-0014 @forbid
    Scenario: It does not burn twice
      When the opponent plays the creature "Bairanax" on the company keyed to Ovir Hollow
      And the opponent passes
      And Gimli faces the strike
      And the opponent plays "Dragon’s Blood" on Gimli
      Then "Dragon’s Blood" is in the discard pile
      And "Bairanax" is in play
      When the opponent plays another "Dragon’s Blood" on Gimli
      Then it is illegal by core.events.short-no-duplicate-on-entity

  @card:TD-25
  Rule: Foolish Words

    Background:
      Given the emended rules

    @id:cards-madness-0005 @allow
    Scenario: Gimli has said something about Galadriel
      Given it is the movement/hazard phase
      And untapped Gimli is at Bree
      And the opponent holds "Foolish Words"
      When the opponent plays "Foolish Words" on Gimli
      Then it is legal
      And Gimli bears "Foolish Words"

    @id:cards-madness-0024 @forbid
    Scenario: One has to have said them
      Given it is the movement/hazard phase
      And untapped Gimli is at Bree
      And the opponent holds "Foolish Words"
      When the opponent plays "Foolish Words" on the company
      Then it is illegal by the text of "Foolish Words"

    @id:cards-madness-0006 @compute
    Scenario: The Men of Lake-town have heard of it
      Given untapped Gimli is at Lake-town
      And Gimli bears the opponent's "Foolish Words"
      And the company has entered the site
      When Gimli influences "Men of Lake-town" and rolls 6 and 5
      Then "Men of Lake-town" is in the discard pile
      And Gimli is tapped

    @id:cards-madness-0015 @compute
    Scenario: In the end they forgive him
      Given untapped Gimli is at Lake-town
      And Gimli bears the opponent's "Foolish Words"
      And the company has entered the site
      When Gimli influences "Men of Lake-town" and rolls 6 and 6
      Then "Men of Lake-town" is in the marshalling-point pile
      And Gimli and the site are tapped
      And the player has 2 faction points

    @id:cards-madness-0016 @forbid
    Scenario: One can say only so much
      Given it is the movement/hazard phase
      And untapped Gimli is at Bree
      And Gimli bears the opponent's "Foolish Words"
      When the opponent plays another "Foolish Words" on Gimli
      Then it is illegal by the text of "Foolish Words"

    @id:cards-madness-0007 @compute
    Scenario: He asks her pardon
      Given it is the organization phase
      And untapped Gimli is at Lórien
      And Gimli bears the opponent's "Foolish Words"
      When the player uses "Foolish Words" and rolls 4 and 4 for the card text
      Then "Foolish Words" is in the discard pile
      And Gimli is tapped

    @id:cards-madness-0008 @compute
    Scenario: Not very well
      Given it is the organization phase
      And untapped Gimli is at Lórien
      And Gimli bears the opponent's "Foolish Words"
      When the player uses "Foolish Words" and rolls 4 and 3 for the card text
      Then Gimli bears "Foolish Words"
      And Gimli is tapped

  @card:TD-26
  Rule: Frenzy of Madness

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beorn and untapped Gimli are at Moria
      And the opponent holds "Frenzy of Madness"

    @id:cards-madness-0009 @allow
    Scenario: The Orcs have called for something worse
      Given the opponent holds "Orc-patrol", "Wargs" and "Scorba"
      When the opponent plays "Frenzy of Madness" on the site
      And the opponent plays the creature "Scorba" on the company keyed to Moria
      Then it is legal
      And the attack is a manifestation of Scorba
      And "Scorba" is in play
      And "Orc-patrol" and "Frenzy of Madness" are in the discard pile

    @id:cards-madness-0010 @forbid
    Scenario: Somebody has to call
      Given the opponent holds "Wargs" and "Scorba"
      When the opponent plays "Frenzy of Madness" on the site
      Then it is illegal by core.events.short-needs-immediate-effect

    @id:cards-madness-0011 @allow
    Scenario: Daelomin hears it without
      Given the opponent holds "Daelomin"
      When the opponent plays "Frenzy of Madness" on the site for its second effect
      And the opponent plays the creature "Daelomin" on the company keyed to Moria
      Then it is legal
      And the attack is a manifestation of Daelomin
      And "Daelomin" is in play
      And "Frenzy of Madness" is in the discard pile

    @id:cards-madness-0012 @forbid
    Scenario: Scorba does not
      Given the opponent holds "Scorba"
      When the opponent plays "Frenzy of Madness" on the site for its second effect
      Then "Frenzy of Madness" is in the discard pile
      When the opponent plays the creature "Scorba" on the company keyed to Moria
      Then it is illegal by core.hazards.declare-key

    @id:cards-madness-0013 @forbid
    Scenario: In the shadow of the Eye there are others to call
      Given untapped Beretar is at Shelob’s Lair
      And the opponent holds "Orc-patrol" and "Scorba"
      When the player chooses Beretar's company to go next
      Then the opponent may not play "Frenzy of Madness" on Shelob’s Lair by the text of "Frenzy of Madness"

  @card:TD-74
  Rule: Subtlety of Guile

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And the opponent holds "Subtlety of Guile"

    @id:cards-madness-0017 @compute
    Scenario: A wound that goes deeper than it looks
      Given untapped Gimli is at Ovir Hollow
      And the opponent holds "True Cold-drake" and "Cave-drake"
      When the opponent plays the creature "Cave-drake" on the company keyed to a Ruins & Lairs
      And Gimli faces the strike and rolls 1 and 1
      And the opponent plays "Subtlety of Guile" on Gimli and rolls 5 and 3 for the body check
      Then Gimli is out of play
      And "Subtlety of Guile" and "Cave-drake" are in the discard pile
      And the player has 0 character points

    @id:cards-madness-0018 @compute
    Scenario: One point it is, and no more
      Given untapped Gimli is at Ovir Hollow
      And the opponent holds "True Cold-drake" and "Cave-drake"
      When the opponent plays the creature "Cave-drake" on the company keyed to a Ruins & Lairs
      And Gimli faces the strike and rolls 1 and 1
      And the opponent plays "Subtlety of Guile" on Gimli and rolls 4 and 3 for the body check
      Then Gimli is wounded
      And the body of Gimli is 7
      And "Subtlety of Guile" and "Cave-drake" are in the discard pile

    @id:cards-madness-0019 @compute
    Scenario: Itangast sees through every mail
      Given untapped Gimli, untapped Beorn and untapped Gandalf are at Gold Hill
      And the opponent holds "Itangast"
      When the opponent plays the creature "Itangast" on the company keyed to Gold Hill
      And the opponent passes
      And Gimli faces the strike and rolls 1 and 1
      And the opponent plays "Subtlety of Guile" on Gimli for its second effect and rolls 4 and 3 for the body check
      Then Gimli is out of play
      And "Subtlety of Guile" is in the discard pile
      And "Itangast" is in play
      And the player has 2 character points

    @id:cards-madness-0020 @compute
    Scenario: He need only look at them, Wizards excepted
      Given untapped Gimli, untapped Beorn and untapped Gandalf are at Gold Hill
      And the opponent holds "Itangast"
      When the opponent plays the creature "Itangast" on the company keyed to Gold Hill
      And the opponent plays "Subtlety of Guile" on the company for its third effect
      Then it is legal
      And the body of Gimli is 7
      And the body of Gandalf is 9
      And "Subtlety of Guile" is in the discard pile
      And "Itangast" is in play

    @id:cards-madness-0021 @forbid
    Scenario: Bairanax has not that look
      Given untapped Gimli and untapped Beorn are at Ovir Hollow
      And the opponent holds "Bairanax"
      When the opponent plays the creature "Bairanax" on the company keyed to Ovir Hollow
      Then the opponent may not play "Subtlety of Guile" on the company for its third effect by the text of "Subtlety of Guile"
      And the opponent may not play "Subtlety of Guile" on Gimli by the text of "Subtlety of Guile"
      And "Bairanax" is in play

    @id:cards-madness-0022 @forbid
    Scenario: Nobody is looked at twice
      Given untapped Gimli, untapped Beorn and untapped Gandalf are at Gold Hill
      And the opponent holds "Itangast"
      When the opponent plays the creature "Itangast" on the company keyed to Gold Hill
      And the opponent plays "Subtlety of Guile" on the company for its third effect
      And the opponent passes
      Then "Subtlety of Guile" is in the discard pile
      And "Itangast" is in play
      When the opponent plays another "Subtlety of Guile" on the company for its third effect
      Then it is illegal by core.events.short-no-duplicate-on-entity

    @id:cards-madness-0023 @forbid
    Scenario: Nor is a wound made worse twice
      Given untapped Gimli, untapped Beorn and untapped Gandalf are at Gold Hill
      And the opponent holds "Itangast"
      When the opponent plays the creature "Itangast" on the company keyed to Gold Hill
      And the opponent passes
      And Gimli faces the strike and rolls 1 and 1
      And the opponent plays "Subtlety of Guile" on Gimli and rolls 1 and 1 for the body check
      And Beorn faces the strike and rolls 1 and 1
      Then "Subtlety of Guile" is in the discard pile
      And "Itangast" is in play
      And Gimli and Beorn are wounded
      When the opponent plays another "Subtlety of Guile" on Gimli
      Then it is illegal by core.events.short-no-duplicate-on-entity
