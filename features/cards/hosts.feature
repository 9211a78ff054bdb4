Feature: Hosts of the north

  An army of Orcs and Trolls, which is there or is called up once more.

  @card:BA-38
  Rule: Great Army of the North

    Background:
      Given the emended rules
      And the player is a Ringwraith

    @id:cards-hosts-0001 @compute
    Scenario: As a permanent-event it stays in play
      Given it is the organization phase
      And untapped Gorbag is at the minion Goblin-gate
      And the player holds "Great Army of the North"
      And the player's discard pile holds "Orcs of Moria"
      When the player plays "Great Army of the North" for its first effect
      Then it is legal
      And "Great Army of the North" is in play
      And "Orcs of Moria" is in the discard pile

    @id:cards-hosts-0002 @compute
    Scenario: As a short-event it brings two of three factions into the play deck
      Given it is the organization phase
      And untapped Gorbag is at the minion Goblin-gate
      And the player holds "Great Army of the North"
      And the player's discard pile holds "Orcs of Moria", "Stone Trolls", "Ungol-orcs" and "Woodmen"
      When the player plays "Great Army of the North" for its second effect
      And the player chooses "Orcs of Moria" for "Great Army of the North"
      And the player chooses "Stone Trolls" for "Great Army of the North"
      And the player chooses "Great Army of the North" for "Great Army of the North" and shuffles
      Then "Orcs of Moria" and "Stone Trolls" are in the play deck
      And "Ungol-orcs", "Woodmen" and "Great Army of the North" are in the discard pile

    @id:cards-hosts-0003 @compute
    Scenario: With the last faction there is nothing more to choose
      Given it is the organization phase
      And untapped Gorbag is at the minion Goblin-gate
      And the player holds "Great Army of the North"
      And the player's discard pile holds "Orcs of Moria"
      When the player plays "Great Army of the North" for its second effect
      And the player chooses "Orcs of Moria" for "Great Army of the North" and shuffles
      Then "Orcs of Moria" is in the play deck
      And "Great Army of the North" is in the discard pile

    @id:cards-hosts-0004 @forbid
    Scenario: It calls no Men up
      Given it is the organization phase
      And untapped Gorbag is at the minion Goblin-gate
      And the player holds "Great Army of the North"
      And the player's discard pile holds "Woodmen" and "Ungol-orcs"
      When the player plays "Great Army of the North" for its second effect
      And the player chooses "Woodmen" for "Great Army of the North" now
      Then it is illegal by core.actions.needs-allowance
      And "Great Army of the North" is in the discard pile now

    @id:cards-hosts-0005 @forbid
    Scenario: With no such faction in the discard pile it is not played as a short-event
      Given it is the organization phase
      And untapped Gorbag is at the minion Goblin-gate
      And the player holds "Great Army of the North"
      And the player's discard pile holds "Woodmen"
      And the opponent's discard pile holds "Ungol-orcs"
      When the player plays "Great Army of the North" for its second effect
      Then it is illegal by the text of "Great Army of the North"

    @id:cards-hosts-0006 @forbid
    Scenario: While one is in play there is no second one
      Given it is the organization phase
      And untapped Gorbag is at the minion Goblin-gate
      And the player has "Great Army of the North" in play
      And the player holds "Great Army of the North"
      And the player's discard pile holds "Ungol-orcs"
      When the player plays another "Great Army of the North" for its first effect
      Then it is illegal by the text of "Great Army of the North"

    @id:cards-hosts-0007 @allow
    Scenario: But a second one calls up factions as a short-event
      Given it is the organization phase
      And untapped Gorbag is at the minion Goblin-gate
      And the player has "Great Army of the North" in play
      And the player holds "Great Army of the North"
      And the player's discard pile holds "Ungol-orcs"
      When the player plays another "Great Army of the North" for its second effect
      And the player chooses "Ungol-orcs" for the second "Great Army of the North" and shuffles
      Then it is legal
      And the first "Great Army of the North" is in play
      And the second "Great Army of the North" is in the discard pile
      And "Ungol-orcs" is in the play deck

    @id:cards-hosts-0010 @compute
    Scenario Outline: It helps to win <faction> over: <case>
      Given it is the site phase
      And untapped <who> is at <site>
      And the company has entered the site
      And <whose> has "Great Army of the North" in play
      And the player holds <faction>
      When <who> influences <faction> and rolls 2 and 2
      Then the influence check of <who> was <total>
      And <who> is tapped
      And <faction> is in the discard pile

      Examples:
        | case   | faction                   | who    | site                    | whose        | total |
        | orcs   | "Goblins of Goblin-gate"  | Radbug | the minion Goblin-gate  | the player   | 5     |
        | other  | "Goblins of Goblin-gate"  | Radbug | the minion Goblin-gate  | the opponent | 4     |

    @id:cards-hosts-0011 @compute
    Scenario Outline: It helps to win Orcs of the opponent's away: <case>
      Given it is turn 3 of the game
      And it is the site phase
      And untapped Radbug is at the minion Goblin-gate
      And the company has entered the site
      And the opponent is a Ringwraith
      And the opponent's marshalling-point pile holds "Goblins of Goblin-gate"
      And <whose> has "Great Army of the North" in play
      When Radbug seeks to influence away the opponent's "Goblins of Goblin-gate" and rolls 2 and 2, then 4 and 3 for the influence defence
      Then the influence attempt of Radbug was <result>
      And Radbug is tapped

      Examples:
        | case  | whose        | result |
        | ours  | the player   | -27    |
        | their | the opponent | -28    |

    @id:cards-hosts-0020 @compute
    Scenario Outline: <case>
      Given it is the organization phase
      And untapped Gorbag is at the minion Goblin-gate
      And the player has "Great Army of the North" in play
      And the player's marshalling-point pile holds <factions>
      Then the player has <points> miscellaneous points

      Examples:
        | case                                                    | factions                                                                              | points |
        | It is worth 2 points with four hosts                    | "Goblins of Goblin-gate", "Stone Trolls", "Orcs of Moria" and "Orcs of Mirkwood"      | 2      |
        | With three it is worth nothing                          | "Goblins of Goblin-gate", "Stone Trolls" and "Orcs of Moria"                          | 0      |
        | Those of a Dark-hold do not count                       | "Goblins of Goblin-gate", "Stone Trolls", "Orcs of Moria" and "Orcs of Gorgoroth"     | 0      |
        | Men do not count                                        | "Goblins of Goblin-gate", "Stone Trolls", "Orcs of Moria" and "Woodmen"               | 0      |
