Feature: Slayers and assassins

  Some are after one and nobody else, and others stand in their way.

  @card:TW-89 @card:LE-90
  Rule: Slayer

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar and untapped Annalena are at Bree

    @id:cards-slayers-0002 @compute
    Scenario Outline: Both attacks are for Beretar
      Given the opponent holds "<slayer>"
      When the opponent plays the creature "<slayer>" on the company keyed to a Border-hold
      And the opponent assigns a strike to Beretar
      And Beretar faces the strike and rolls 6 and 6
      And the player passes
      And Beretar faces the strike and rolls 5 and 5
      Then the total of Beretar against the strike was 14
      And Beretar is tapped
      And "<slayer>" is in the marshalling-point pile
      And the player has 2 kill points

      Examples:
        | case | slayer |
        | old  | TW-89  |
        | new  | LE-90  |

    @id:cards-slayers-0003 @compute
    Scenario Outline: Annalena stands in its way once, when it has chosen
      Given the opponent holds "<slayer>"
      When the opponent plays the creature "<slayer>" on the company keyed to a Border-hold
      And the opponent assigns a strike to Beretar
      And Annalena cancels the attack
      And Beretar faces the strike and rolls 6 and 6
      Then the total of Beretar against the strike was 17
      And Beretar and Annalena are tapped
      And "<slayer>" is in the discard pile

      Examples:
        | case | slayer |
        | old  | TW-89  |
        | new  | LE-90  |

    @id:cards-slayers-0004 @forbid
    Scenario Outline: Nobody stands in its way twice
      Given the opponent holds "<slayer>"
      When the opponent plays the creature "<slayer>" on the company keyed to a Border-hold
      And Annalena cancels the attack
      And it is asked whether Beretar may cancel the attack
      Then it is illegal by core.actions.needs-allowance
      And Annalena is tapped
      And "<slayer>" is in play

      Examples:
        | case | slayer |
        | old  | TW-89  |
        | new  | LE-90  |

  @card:TW-8
  Rule: Assassin

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar, untapped Annalena and untapped Éowyn are at Bree
      And the opponent holds "Assassin"

    @id:cards-slayers-0005 @forbid
    Scenario: His victim does not help himself
      When the opponent plays the creature "Assassin" on the company keyed to a Border-hold
      And the opponent assigns a strike to Beretar
      And it is asked whether Beretar may cancel the attack
      Then it is illegal by core.actions.needs-allowance
      And "Assassin" is in play

    @id:cards-slayers-0006 @compute
    Scenario: Two of his companions do
      When the opponent plays the creature "Assassin" on the company keyed to a Border-hold
      And the opponent assigns a strike to Beretar
      And Annalena cancels the attack
      And Éowyn cancels the attack
      And Beretar faces the strike and rolls 6 and 6
      Then the total of Beretar against the strike was 17
      And Beretar, Annalena and Éowyn are tapped
      And "Assassin" is in the discard pile
