Feature: What does not let go

  Hazards that come back, hold on, or make others worse.

  @card:TD-27
  Rule: Out of the pits of Angband

    Background:
      Given the emended rules
      And it is the end-of-turn phase
      And untapped Frodo is at Bree
      And the opponent has "From the Pits of Angband" in play
      And the opponent's discard pile holds "Smaug", "Cave-drake", "Land-drake" and "Wargs"

    @id:cards-malice-0001 @compute
    Scenario Outline: By day <chosen> is among them again
      When the end-of-turn phase is over
      And the opponent chooses "<chosen>" for "From the Pits of Angband" and shuffles
      Then "<chosen>" is in the play deck

      Examples:
        | case  | chosen     |
        | smaug | Smaug      |
        | drake | Land-drake |

    @id:cards-malice-0002 @compute
    Scenario: Or nobody is
      When the end-of-turn phase is over
      And the opponent chooses "From the Pits of Angband" for "From the Pits of Angband"
      Then "Smaug" is in the discard pile

    @id:cards-malice-0003 @forbid
    Scenario: Dragons without a name stay below, and Wolves do
      When the end-of-turn phase is over
      Then the opponent may not choose "Cave-drake" for "From the Pits of Angband" by core.actions.needs-allowance
      And the opponent may not choose "Wargs" for "From the Pits of Angband" by core.actions.needs-allowance

    @id:cards-malice-0004 @compute
    Scenario: By night there is one of each
      Given the opponent has "Doors of Night" in play
      When the end-of-turn phase is over
      And the opponent chooses "Doors of Night" for "From the Pits of Angband"
      And the opponent chooses "Smaug" for "From the Pits of Angband"
      And the opponent chooses "Land-drake" for "From the Pits of Angband"
      Then "Smaug" and "Land-drake" are in hand

    @id:cards-malice-0005 @compute
    Scenario: But one may go to the deck by night as well
      Given the opponent has "Doors of Night" in play
      When the end-of-turn phase is over
      And the opponent chooses "From the Pits of Angband" for "From the Pits of Angband"
      And the opponent chooses "Smaug" for "From the Pits of Angband" and shuffles
      Then "Smaug" is in the play deck

    @id:cards-malice-0006 @compute
    Scenario: The other player has one, too
      Given the player's discard pile holds "Rain-drake"
      When the end-of-turn phase is over
      And the player chooses "Rain-drake" for "From the Pits of Angband" and shuffles
      And the opponent chooses "From the Pits of Angband" for "From the Pits of Angband"
      Then "Rain-drake" is in the play deck

  @card:AS-16
  Rule: Elrond calls his people back

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is the end-of-turn phase
      And untapped Layos is at Dol Guldur
      And the opponent has "Master of the House" in play
      And the opponent's discard pile holds "Galadhrim" and "Wargs"

    @id:cards-malice-0011 @compute
    Scenario: Elves are in hand again
      When the end-of-turn phase is over
      And the opponent chooses "Galadhrim" for "Master of the House"
      Then "Galadhrim" is in hand

    @id:cards-malice-0012 @compute
    Scenario: If he wants them
      When the end-of-turn phase is over
      And the opponent chooses "Master of the House" for "Master of the House"
      Then "Galadhrim" is in the discard pile

    @id:cards-malice-0013 @forbid
    Scenario: Wolves are none of his
      When the end-of-turn phase is over
      Then the opponent may not choose "Wargs" for "Master of the House" by core.actions.needs-allowance

  @card:BA-26
  Rule: Such malice does not abate at once

    Background:
      Given the emended rules
      And untapped Aragorn II and untapped Bilbo are at Rivendell
      And Aragorn II bears "Magic Ring of Nature"
      And the company is moving to Goblin-gate by Rhudaur and High Pass
      And it is the movement/hazard phase
      And the player holds "Concealment"
      And the opponent holds "Unabated in Malice"

    @id:cards-malice-0021 @compute
    Scenario: Orcs are hidden from in vain
      When the opponent plays "Unabated in Malice" on Goblin-gate
      And the company enters Goblin-gate
      And the player plays "Concealment" with Bilbo
      And Aragorn II faces the strike and rolls 6 and 6
      Then the prowess of the strike against Aragorn II was 6
      And the attack comes from Goblin-gate
      And Aragorn II and Bilbo are tapped
      And "Concealment" and "Unabated in Malice" are in the discard pile
      And the company is at Goblin-gate
      And Rivendell is in the location deck

    @id:cards-malice-0022 @compute
    Scenario: But not a second time
      When the opponent plays "Unabated in Malice" on Goblin-gate
      And the company enters Goblin-gate
      And the player plays "Concealment" with Bilbo
      And the player uses "Magic Ring of Nature"
      Then there is no attack
      And Aragorn II and Bilbo are tapped
      And "Concealment" and "Unabated in Malice" are in the discard pile
      And the company is at Goblin-gate
      And Rivendell is in the location deck

    @id:cards-malice-0023 @compute
    Scenario: They are worse as long as nobody hides
      When the opponent plays "Unabated in Malice" on Goblin-gate
      And the company enters Goblin-gate
      And the player assigns a strike to Aragorn II
      And Aragorn II faces the strike and rolls 6 and 6
      Then the prowess of the strike against Aragorn II was 7
      And Aragorn II is tapped
      And "Unabated in Malice" is in the discard pile
      And the company is at Goblin-gate
      And Rivendell is in the location deck

  @card:BA-27
  Rule: What comes of Ungoliant takes alive

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Celeborn is at Lórien
      And the company is moving to Sarn Goriwing by Wold & Foothills, Anduin Vales, Western Mirkwood and Heart of Mirkwood
      And the opponent holds "Giant Spiders" and "Wargs"
      And the opponent has "Ungoliant’s Progeny" in play

    @id:cards-malice-0031 @compute
    Scenario: Spiders bind him
      When the opponent plays the creature "Giant Spiders" on the company keyed to Heart of Mirkwood
      And the opponent chooses "Ungoliant’s Progeny" for "Ungoliant’s Progeny"
      Then the attack is detainment
      And "Giant Spiders" is in play

    @id:cards-malice-0032 @compute
    Scenario: And are stronger than others
      When the opponent plays the creature "Giant Spiders" on the company keyed to Heart of Mirkwood
      And the opponent chooses "Ungoliant’s Progeny" for "Ungoliant’s Progeny"
      And Celeborn faces the strike and rolls 1 and 1
      Then the prowess of the strike against Celeborn was 11
      And Celeborn is tapped
      And "Giant Spiders" is in the discard pile

    @id:cards-malice-0033 @compute
    Scenario: Or they sting as Spiders do
      When the opponent plays the creature "Giant Spiders" on the company keyed to Heart of Mirkwood
      And the opponent chooses "Giant Spiders" for "Ungoliant’s Progeny"
      Then the attack is not detainment
      And "Giant Spiders" is in play

    @id:cards-malice-0034 @compute
    Scenario: Wolves have nothing to do with her
      When the opponent plays the creature "Wargs" on the company keyed to a Wilderness
      Then the attack is not detainment
      And "Wargs" is in play

  @card:BA-39
  Rule: Gates break

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is the site phase
      And untapped Gorbag is at Beorn’s House

    @id:cards-malice-0041 @compute
    Scenario: The Goblins of Goblin-gate come with it
      Given the player has "Goblins of Goblin-gate" in play
      And the player has "Grond" in play on "Goblins of Goblin-gate"
      When the company enters Beorn’s House
      And Gorbag faces the strike and rolls 6 and 6
      Then the prowess of the strike against Gorbag was 7
      And Gorbag is tapped

    @id:cards-malice-0042 @compute
    Scenario: Those of the Grey Mountains are too far away
      Given the player has "Orcs of Gorgoroth" in play
      And the player has "Grond" in play on "Orcs of Gorgoroth"
      When the company enters Beorn’s House
      And Gorbag faces the strike and rolls 6 and 6
      Then the prowess of the strike against Gorbag was 10
      And Gorbag is tapped

  @card:BA-39
  Rule: It takes many hands

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped Gorbag is at Dol Guldur
      And the player has "Goblins of Goblin-gate" in play
      And the player has "Dunlendings" in play
      And the player holds "Grond"

    @id:cards-malice-0043 @allow
    Scenario: Goblins have enough of them
      When the player plays "Grond" on "Goblins of Goblin-gate"
      Then it is legal
      And "Grond" lies on "Goblins of Goblin-gate"

    @id:cards-malice-0044 @forbid
    Scenario: It is not for Dunlendings
      When the player plays "Grond" on "Dunlendings"
      Then it is illegal by the text of "Grond"

  @card:BA-26
  Rule: Such malice may be Shelob's as well

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Aragorn II and untapped Bilbo are at Minas Tirith
      And the opponent holds "Unabated in Malice"

    @id:cards-malice-0200 @allow
    Scenario: Shelob strikes twice, with 1 more prowess and 2 less body
      Given the company is moving to Shelob's Lair by Anórien, Ithilien and Imlad Morgul
      And the player holds "Concealment"
      When the opponent plays the creature "Shelob" on the company keyed to Shelob's Lair
      And the opponent plays "Unabated in Malice" for its second effect
      Then it is legal
      And the attack is Spider (2 strikes at 19/7)
      And "Unabated in Malice" is in the discard pile
      And 1 hazard was played on the company
      And "Shelob" is in play

    @id:cards-malice-0201 @compute
    Scenario: A Concealment takes that away, and Shelob still attacks
      Given the company is moving to Shelob's Lair by Anórien, Ithilien and Imlad Morgul
      And the player holds "Concealment"
      When the opponent plays the creature "Shelob" on the company keyed to Shelob's Lair
      And the opponent plays "Unabated in Malice" for its second effect
      And the player plays "Concealment" with Bilbo
      Then it is legal
      And the attack is Spider (1 strike at 18/9)
      And Bilbo is tapped
      And "Unabated in Malice" and "Concealment" are in the discard pile
      And "Shelob" is in play

    @id:cards-malice-0202 @forbid
    Scenario: An Orc-guard is not Shelob
      Given the company is moving to Shelob's Lair by Anórien, Ithilien and Imlad Morgul
      When the opponent plays the creature "Orc-guard" on the company keyed to a Shadow-hold
      Then the attack comes from "Orc-guard"
      And the opponent may not play "Unabated in Malice" for its second effect by the text of "Unabated in Malice"
      And "Orc-guard" is in play
