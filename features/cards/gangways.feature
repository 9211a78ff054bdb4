Feature: Gangways over the fire

  Companies of the Balrog's go on below the earth, from site to site.

  @card:BA-60
  Rule: Gangways over the Fire

    Background:
      Given the emended rules
      And the player is the Balrog
      And it is the long-event phase
      And untapped Azog is at The Under-gates
      And the company is moving to The Under-leas

    @id:cards-gangways-0001 @compute
    Scenario Outline: A company that has moved goes on through the Under-deeps, at 1 less: <case>
      Given the player has "Gangways over the Fire" in play
      When the player passes and rolls 6 and 6 for the under-deeps roll
      And the company moves to The Under-vaults and rolls <dice> for the under-deeps roll
      And the movement/hazard phase is over
      Then the company is at <where>
      And The Under-vaults is <vaults>
      And The Under-leas is <leas>
      And The Under-gates is in the location deck

      Examples:
        | case   | dice    | where            | vaults               | leas                 |
        | enough | 4 and 2 | The Under-vaults | in play              | in the location deck |
        | less   | 3 and 2 | The Under-leas   | in the location deck | in play              |

    @id:cards-gangways-0002 @forbid
    Scenario: It does not go back to a site that it has used
      Given the player has "Gangways over the Fire" in play
      When the player passes and rolls 6 and 6 for the under-deeps roll
      And the company moves to The Under-gates
      Then it is illegal by core.movement.declared-movement-must-be-valid
      And The Under-leas is in play

    @id:cards-gangways-0003 @forbid
    Scenario: Without Gangways over the Fire it does not go on
      When the player passes and rolls 6 and 6 for the under-deeps roll
      And the company moves to The Under-vaults
      Then it is illegal by core.movement.declare-movement-window

    @id:cards-gangways-0004 @forbid
    Scenario: The opponent's card is none of its player's
      Given the opponent has "Gangways over the Fire" in play
      When the player passes and rolls 6 and 6 for the under-deeps roll
      And the company moves to The Under-vaults
      Then it is illegal by core.movement.declare-movement-window

    @id:cards-gangways-0006 @compute
    Scenario Outline: It may go on once more, at 2 less: <case>
      Given the player has "Gangways over the Fire" in play
      When the player passes and rolls 6 and 6 for the under-deeps roll
      And the company moves to The Under-vaults and rolls 6 and 6 for the under-deeps roll
      And the company moves to The Iron-deeps and rolls <dice> for the under-deeps roll
      And the movement/hazard phase is over
      Then the company is at <where>
      And The Iron-deeps is <iron>
      And The Under-vaults is <vaults>
      And The Under-gates and The Under-leas are in the location deck

      Examples:
        | case   | dice    | where            | iron                 | vaults               |
        | enough | 5 and 4 | The Iron-deeps   | in play              | in the location deck |
        | less   | 4 and 4 | The Under-vaults | in the location deck | in play              |

  @card:BA-60
  Rule: Gangways do not lead over land

    @id:cards-gangways-0005 @forbid
    Scenario: From a surface site a company does not go on above the ground
      Given the emended rules
      And the player is the Balrog
      And it is the long-event phase
      And untapped Azog is at The Under-leas
      And the company is moving to the minion Mount Gundabad
      And the player has "Gangways over the Fire" in play
      When the player passes and rolls 6 and 6 for the under-deeps roll
      And the company moves to the minion Carn Dûm
      Then it is illegal by core.movement.declared-movement-must-be-valid
      And Mount Gundabad is in play
