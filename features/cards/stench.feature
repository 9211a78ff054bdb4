Feature: Air that nobody likes to breathe

  Whoever comes to the Black Land is tired before he has done anything.

  @card:LE-141
  Rule: Stench of Mordor

    Background:
      Given the emended rules
      And it is the site phase

    @id:cards-stench-0001 @compute
    Scenario: As a company enters a site in a Dark-domain, somebody taps, and it faces the attack
      Given untapped Beretar and untapped Glóin are at Barad-dûr
      And the opponent has "Stench of Mordor" in play
      When the company enters the site
      And the player chooses Glóin for "Stench of Mordor"
      Then it is legal
      And Glóin is tapped
      And Beretar is untapped
      And the attack comes from Barad-dûr

    @id:cards-stench-0002 @compute
    Scenario: A company that does nothing there taps somebody, too
      Given untapped Glóin is at Barad-dûr
      And the opponent has "Stench of Mordor" in play
      When the player passes
      Then Glóin is tapped

    @id:cards-stench-0003 @compute
    Scenario Outline: In a Shadow-land, with <night> in play, Glóin is <state>
      Given untapped Glóin is at Dead Marshes
      And the opponent has "Stench of Mordor" and "<night>" in play
      When the player passes
      Then Glóin is <state>

      Examples:
        | case  | night           | state    |
        | night | Doors of Night  | tapped   |
        | none  | Eye of Sauron   | untapped |

    @id:cards-stench-0004 @compute
    Scenario: Where everybody is tapped or wounded, nobody taps
      Given tapped Beretar and wounded Glóin are at Barad-dûr
      And the opponent has "Stench of Mordor" in play
      When the company enters the site
      Then it is legal
      And the attack comes from Barad-dûr

    @id:cards-stench-0005 @forbid
    Scenario: A tapped character is not the one who taps
      Given untapped Beretar, untapped Balin and tapped Glóin are at Barad-dûr
      And the opponent has "Stench of Mordor" in play
      When the company enters the site
      And the player chooses Glóin for "Stench of Mordor"
      Then it is illegal by core.actions.needs-allowance
