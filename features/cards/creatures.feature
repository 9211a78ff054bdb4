Feature: What is particular about some creatures

  Captains who come after their troops, and the dead who leave more than wounds.

  @card:TW-73
  Rule: Orc-lieutenant

    @id:cards-creatures-0001 @compute
    Scenario: He comes first, and alone
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Barrow-downs
      And the opponent holds "Orc-lieutenant"
      When the opponent plays the creature "Orc-lieutenant" on the company keyed to a Ruins & Lairs
      Then the attack is Orc (1 strike at 7)
      And "Orc-lieutenant" is in play

    @id:cards-creatures-0002 @compute
    Scenario: He comes behind his patrol
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Barrow-downs
      And the opponent holds "Orc-lieutenant" and "Orc-patrol"
      When the opponent plays the creature "Orc-patrol" on the company keyed to a Ruins & Lairs
      And Beretar faces the strike and rolls 1 and 2
      And the opponent plays the creature "Orc-lieutenant" on the company keyed to a Ruins & Lairs
      Then the attack is Orc (1 strike at 11)
      And "Orc-lieutenant" is in play
      And Beretar is tapped
      And "Orc-patrol" is in the discard pile

  @card:TW-14
  Rule: Barrow-wight

    @id:cards-creatures-0003 @compute
    Scenario: Cold be hand and heart and bone
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Moria
      And the opponent holds "Barrow-wight"
      When the opponent plays the creature "Barrow-wight" on the company keyed to a Shadow-hold
      And Beretar faces the strike and rolls 1 and 2, then 1 and 1 for the body check, then 5 and 5 for the corruption check
      Then Beretar is wounded
      And "Barrow-wight" is in the discard pile

  @card:TW-40
  Rule: Giant Spiders

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And the opponent holds "Giant Spiders"

    @id:cards-creatures-0004 @compute
    Scenario: Beretar is caught in the web
      Given untapped Beretar is at Lórien
      And the company is moving to Woodmen-town by Wold & Foothills, Anduin Vales and Western Mirkwood
      When the opponent plays the creature "Giant Spiders" on the company keyed to Western Mirkwood
      And Beretar faces the strike and rolls 1 and 1, then 4 and 4 for the body check
      Then Beretar is in the discard pile
      And the player has 0 character points
      And "Giant Spiders" is in the discard pile

    @id:cards-creatures-0005 @compute
    Scenario: One less, and he tears himself loose
      Given untapped Beretar is at Lórien
      And the company is moving to Woodmen-town by Wold & Foothills, Anduin Vales and Western Mirkwood
      When the opponent plays the creature "Giant Spiders" on the company keyed to Western Mirkwood
      And Beretar faces the strike and rolls 1 and 1, then 4 and 3 for the body check
      Then Beretar is wounded
      And "Giant Spiders" is in the discard pile

    @id:cards-creatures-0006 @compute
    Scenario: Gandalf is not so easily caught
      Given untapped Gandalf is at Lórien
      And the company is moving to Woodmen-town by Wold & Foothills, Anduin Vales and Western Mirkwood
      When the opponent plays the creature "Giant Spiders" on the company keyed to Western Mirkwood
      And Gandalf faces the strike and rolls 1 and 1, then 5 and 4 for the body check
      Then Gandalf is wounded
      And "Giant Spiders" is in the discard pile

    @id:cards-creatures-0007 @compute
    Scenario: Others only wound whom they strike
      Given untapped Beretar is at Moria
      And the opponent holds "Barrow-wight"
      When the opponent plays the creature "Barrow-wight" on the company keyed to a Shadow-hold
      And Beretar faces the strike and rolls 1 and 2, then 4 and 4 for the body check, then 5 and 5 for the corruption check
      Then Beretar is wounded
      And "Barrow-wight" is in the discard pile

  @card:AS-39
  Rule: Summons from Long Sleep

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Barrow-downs
      And the opponent has "Summons from Long Sleep" in play

    @id:cards-creatures-0201 @allow
    Scenario: A drake is told to wait
      Given the opponent holds "Cave-drake", "Scatha" and "Orc-guard"
      When the opponent uses "Summons from Long Sleep"
      And the opponent chooses "Cave-drake" for "Summons from Long Sleep"
      Then it is legal
      And "Cave-drake" lies off to the side with "Summons from Long Sleep"

    @id:cards-creatures-0202 @forbid
    Scenario: Orcs do not wait
      Given the opponent holds "Cave-drake", "Scatha" and "Orc-guard"
      When the opponent uses "Summons from Long Sleep"
      Then the opponent may not choose "Orc-guard" for "Summons from Long Sleep" by core.actions.needs-allowance

    @id:cards-creatures-0203 @forbid
    Scenario: There is one bed
      Given the opponent's "Cave-drake" lies off to the side with "Summons from Long Sleep"
      And the opponent holds "Scatha"
      When the opponent uses "Summons from Long Sleep"
      Then it is illegal by the text of "Summons from Long Sleep"

    @id:cards-creatures-0204 @compute
    Scenario: It has slept well
      Given the opponent's "Cave-drake" lies off to the side with "Summons from Long Sleep"
      When the opponent plays the creature "Cave-drake" on the company keyed to a Ruins & Lairs
      Then the attack is Dragon (2 strikes at 12)
      And "Cave-drake" is in play

    @id:cards-creatures-0205 @compute
    Scenario: It has not slept at all
      Given the opponent holds "Cave-drake"
      When the opponent plays the creature "Cave-drake" on the company keyed to a Ruins & Lairs
      Then the attack is Dragon (2 strikes at 10)
      And "Cave-drake" is in play

    @id:cards-creatures-0206 @compute
    Scenario: The call dies away when it was answered
      Given the opponent's "Cave-drake" lies off to the side with "Summons from Long Sleep"
      When the opponent plays the creature "Cave-drake" on the company keyed to a Ruins & Lairs
      And Beretar faces the strike and rolls 6 and 5
      And the attack is over
      Then Beretar is tapped
      And "Cave-drake" is in the marshalling-point pile
      And "Summons from Long Sleep" is in the discard pile
      And the player has 1 kill point

    @id:cards-creatures-0207 @compute
    Scenario: Another beast that comes meanwhile is none of its business
      Given the opponent's "Cave-drake" lies off to the side with "Summons from Long Sleep"
      And the opponent holds "Orc-lieutenant"
      When the opponent plays the creature "Orc-lieutenant" on the company keyed to a Ruins & Lairs
      And Beretar faces the strike and rolls 6 and 6
      Then Beretar is tapped
      And "Orc-lieutenant" is in the marshalling-point pile
      And the player has 1 kill point
