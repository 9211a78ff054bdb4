Feature: What does not let itself be cancelled

  Some cards answer what was declared before them and would cancel an attack.

  @card:BA-14
  Rule: A vapour hides the Spiders

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Aragorn II and untapped Celeborn are at Lórien
      And the company is moving to Sarn Goriwing by Wold & Foothills, Anduin Vales, Western Mirkwood and Heart of Mirkwood
      And Aragorn II bears "Magic Ring of Nature"
      And the player holds "Concealment"
      And the opponent holds "Giant Spiders", "Wargs" and "Black Vapour"

    @id:cards-defiance-0001 @compute
    Scenario: With a five they are not to be evaded
      When the opponent plays the creature "Giant Spiders" on the company keyed to Heart of Mirkwood
      And the player plays "Concealment" with Aragorn II
      And the opponent plays "Black Vapour" on "Concealment" in response and rolls 2 and 3
      And Celeborn faces the strike and rolls 6 and 6
      Then the prowess of the strike against Celeborn was 11
      And "Black Vapour" and "Concealment" are in the discard pile
      And Aragorn II is tapped
      And Celeborn is tapped
      And "Giant Spiders" is in play

    @id:cards-defiance-0002 @compute
    Scenario: With a four they are
      When the opponent plays the creature "Giant Spiders" on the company keyed to Heart of Mirkwood
      And the player plays "Concealment" with Aragorn II
      And the opponent plays "Black Vapour" on "Concealment" in response and rolls 2 and 2
      Then there is no attack
      And "Black Vapour", "Concealment" and "Giant Spiders" are in the discard pile
      And Aragorn II is tapped

    @id:cards-defiance-0003 @forbid
    Scenario: Wolves hide themselves
      When the opponent plays the creature "Wargs" on the company keyed to a Wilderness
      And the player plays "Concealment" with Aragorn II
      Then the opponent may not play "Black Vapour" on "Concealment" now by the text of "Black Vapour"
      And Aragorn II is tapped
      And "Concealment" and "Wargs" are in the discard pile

    @id:cards-defiance-0004 @compute
    Scenario: Nor can a ring evade them then
      When the opponent plays the creature "Giant Spiders" on the company keyed to Heart of Mirkwood
      And the player uses "Magic Ring of Nature"
      And the opponent plays "Black Vapour" on "Magic Ring of Nature" in response and rolls 2 and 3
      And Celeborn faces the strike and rolls 6 and 6
      Then the prowess of the strike against Celeborn was 11
      And "Black Vapour" is in the discard pile
      And Aragorn II and Celeborn are tapped
      And "Giant Spiders" is in play

  @card:TD-55
  Rule: Old Dragons are not put off

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And the player holds "Concealment"

    @id:cards-defiance-0011 @compute
    Scenario: Nobody hides from Smaug
      Given untapped Aragorn II and untapped Celeborn are at Lórien
      And the company is moving to The Lonely Mountain by Wold & Foothills, Anduin Vales, Woodland Realm and Northern Rhovanion
      And the opponent holds "Smaug" and "Prowess of Age"
      When the opponent plays the creature "Smaug" on the company keyed to The Lonely Mountain
      And the player plays "Concealment" with Aragorn II
      And the opponent plays "Prowess of Age" on "Concealment" in response
      Then "Prowess of Age" and "Concealment" are in the discard pile
      And Aragorn II is tapped
      And the attack comes from "Smaug"
      And "Smaug" is in play

    @id:cards-defiance-0012 @forbid
    Scenario: A drake of no name is hidden from
      Given untapped Aragorn II and untapped Celeborn are at Rivendell
      And the company is moving to Goblin-gate by Rhudaur and High Pass
      And the opponent holds "Cave-drake" and "Prowess of Age"
      When the opponent plays the creature "Cave-drake" on the company keyed to a Wilderness
      And the player plays "Concealment" with Aragorn II
      Then the opponent may not play "Prowess of Age" on "Concealment" now by the text of "Prowess of Age"
      And Aragorn II is tapped
      And "Concealment" is being played
      And "Cave-drake" is in play

    @id:cards-defiance-0013 @compute
    Scenario: A drake grows with one of these
      Given untapped Celeborn is at Rivendell
      And the company is moving to Goblin-gate by Rhudaur and High Pass
      And the opponent holds "Cave-drake" and "Prowess of Age"
      When the opponent plays the creature "Cave-drake" on the company keyed to a Wilderness
      And the opponent plays "Prowess of Age" for its second effect
      And Celeborn faces the strike and rolls 6 and 6
      Then the prowess of the strike against Celeborn was 11
      And Celeborn is tapped
      And "Prowess of Age" is in the discard pile
      And "Cave-drake" is in the player's marshalling-point pile
      And the player has 1 kill point

    @id:cards-defiance-0014 @compute
    Scenario: And by more with two, and with three
      Given untapped Aragorn II, untapped Celeborn, untapped Legolas and untapped Gimli are at Rivendell
      And the company is moving to Goblin-gate by Rhudaur and High Pass
      And the opponent holds "Cave-drake" and "Prowess of Age"
      When the opponent plays the creature "Cave-drake" on the company keyed to a Wilderness
      And the opponent plays "Prowess of Age" for its second effect
      And the opponent plays another "Prowess of Age" for its second effect
      And the opponent plays another "Prowess of Age" for its second effect
      And the opponent assigns a strike to Celeborn
      And the opponent assigns a strike to Gimli
      And Celeborn faces the strike and rolls 6 and 6, then 1 and 1 for the body check
      Then the prowess of the strike against Celeborn was 19
      And Celeborn is wounded
      And "Cave-drake" is in play
      And the first "Prowess of Age", the second "Prowess of Age" and the third "Prowess of Age" are in the discard pile

  @card:BA-61
  Rule: Nobody stands in the way of the Balrog

    Background:
      Given the emended rules
      And the player is the Balrog
      And untapped The Balrog and untapped Azog are at The Under-gates
      And untapped Umagaur is at Moria
      And it is the site phase
      And the player holds "Great Fissure"
      And the opponent holds "Escape"

    @id:cards-defiance-0021 @compute
    Scenario: When he attacks, it is no use to hide
      Given the opponent's untapped Aragorn II is at the opponent's The Under-gates
      And The Balrog's company has entered the site
      When The Balrog's company attacks Aragorn II's company
      And the opponent plays "Escape" on Aragorn II
      And the player plays "Great Fissure" on "Escape" for its second effect in response
      Then Aragorn II is untapped
      And "Great Fissure" and "Escape" are in the discard pile

    @id:cards-defiance-0022 @forbid
    Scenario: When others do, it is
      Given the opponent's untapped Aragorn II is at the opponent's Moria
      And Umagaur's company has entered the site
      When Umagaur's company attacks Aragorn II's company
      And the opponent plays "Escape" on Aragorn II
      Then the player may not play "Great Fissure" on "Escape" for its second effect by the text of "Great Fissure"
      And Aragorn II is wounded
      And "Escape" is in the discard pile
