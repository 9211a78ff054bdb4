Feature: The Balrog's captains, and the halls below

  Who serves Durin's Bane, and what is met where he rules.

  @card:BA-2 @card:BA-4 @card:BA-5 @card:BA-9
  Rule: His captains know his people

    @id:cards-balrog-0001 @compute
    Scenario Outline: <who> is heard by those who are his own
      Given the emended rules
      And the player is the Balrog
      And untapped <who> is at The Under-gates
      And the player holds "Orcs of Moria", "Muzgash", "Old Troll" and "Hill-troll"
      Then <who> has <orcs> direct influence left for "Orcs of Moria"
      And <who> has <orcs> direct influence left for Muzgash
      And <who> has <trolls> direct influence left for Old Troll
      And <who> has <own> direct influence left for Hill-troll

      Examples:
        | case       | who        | orcs | trolls | own |
        | azog       | Azog       | 4    | 1      | 3   |
        | bolg       | Bolg       | 3    | 0      | 2   |
        | buthrakaur | Bûthrakaur | 3    | 3      | 6   |
        | umagaur    | Umagaur    | 4    | 4      | 7   |

  @card:BA-85 @card:BA-88 @card:BA-91 @card:BA-97
  Rule: What once was safe is so no more

    @id:cards-balrog-0002 @compute
    Scenario Outline: At <hold> they strike to wound
      Given the emended rules
      And the player is the Balrog
      And it is the movement/hazard phase
      And untapped Crook-legged Orc is at <hold>
      And the opponent holds "Orc-guard"
      When the opponent plays the creature "Orc-guard" on the company keyed to a Dark-hold
      And Crook-legged Orc faces the strike and rolls 1 and 1, then 1 and 1 for the body check
      Then Crook-legged Orc is wounded
      And "Orc-guard" is no longer in hand

      Examples:
        | case   | hold             |
        | dum    | Carn Dûm         |
        | guldur | Dol Guldur       |
        | iron   | The Iron-deeps   |
        | sulfur | The Sulfur-deeps |

  @card:BA-102
  Rule: Nor are The Under-leas

    @id:cards-balrog-0003 @compute
    Scenario: Orcs strike to wound there
      Given the emended rules
      And the player is the Balrog
      And it is the movement/hazard phase
      And untapped Crook-legged Orc is at The Under-leas
      And the opponent holds "Orc-guard"
      When the opponent plays the creature "Orc-guard" on the company keyed to a Shadow-hold
      And Crook-legged Orc faces the strike and rolls 1 and 1, then 1 and 1 for the body check
      Then Crook-legged Orc is wounded
      And "Orc-guard" is no longer in hand

  @card:BA-90 @card:BA-94 @card:BA-103
  Rule: The dead are not far

    Background:
      Given the emended rules
      And the player is the Balrog
      And it is the movement/hazard phase

    @id:cards-balrog-0004 @allow
    Scenario Outline: Whatever they come to elsewhere, they come to <site>
      Given untapped Crook-legged Orc is at <site>
      And the opponent holds "Barrow-wight"
      Then the opponent may play the creature "Barrow-wight" on the company keyed to <site>

      Examples:
        | case   | site             |
        | gem    | The Gem-deeps    |
        | pukel  | The Pûkel-deeps  |
        | vaults | The Under-vaults |

    @id:cards-balrog-0005 @forbid
    Scenario: They are no Wargs
      Given untapped Crook-legged Orc is at The Gem-deeps
      And the opponent holds "Wargs"
      Then the opponent may not play the creature "Wargs" on the company keyed to The Gem-deeps by core.hazards.declare-key

  @card:BA-91
  Rule: Drakes nest in The Iron-deeps

    @id:cards-balrog-0006 @allow
    Scenario: A Land-drake is among them
      Given the emended rules
      And the player is the Balrog
      And it is the movement/hazard phase
      And untapped Crook-legged Orc is at The Iron-deeps
      And the opponent holds "Land-drake"
      Then the opponent may play the creature "Land-drake" on the company keyed to The Iron-deeps

    @id:cards-balrog-0007 @forbid
    Scenario: A Sea Serpent is not
      Given the emended rules
      And the player is the Balrog
      And it is the movement/hazard phase
      And untapped Crook-legged Orc is at The Iron-deeps
      And the opponent holds "Sea Serpent"
      Then the opponent may not play the creature "Sea Serpent" on the company keyed to The Iron-deeps by core.hazards.declare-key

  @card:BA-101
  Rule: The roots of the mountains help

    @id:cards-balrog-0008 @compute
    Scenario: A ten is an eleven in The Under-grottos
      Given the emended rules
      And the player is the Balrog
      And it is the organization phase
      And untapped Umagaur is at The Under-grottos
      And Umagaur bears "Gold Ring that Sauron Fancies"
      And the player holds "Test of Fire" and "The One Ring"
      When the player plays "Test of Fire" with Umagaur on "Gold Ring that Sauron Fancies" and rolls 4 and 6 for the ring test
      Then Umagaur may play "The One Ring" in the place of "Gold Ring that Sauron Fancies"
      And "Test of Fire" and "Gold Ring that Sauron Fancies" are in the discard pile
      And the player has 0 item points
