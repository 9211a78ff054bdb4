Feature: A company that revels where it should not

  A merry company is a tired one.

  @card:LE-114
  Rule: Heedless Revelry, at rest

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And the opponent holds "Heedless Revelry"

    @id:cards-revels-0001 @compute
    Scenario Outline: Glóin rolls <dice>, and is <state>
      Given untapped Glóin is at Bree
      When the opponent plays "Heedless Revelry" on the company and rolls <dice> for the card text
      Then it is legal
      And Glóin is <state>
      And "Heedless Revelry" is in the discard pile

      Examples:
        | case  | dice    | state    |
        | more  | 4 and 4 | tapped   |
        | equal | 4 and 3 | untapped |

    @id:cards-revels-0002 @compute
    Scenario Outline: Radbug, who is no hero, rolls <dice>, and is <state>
      Given the player is a Ringwraith
      And untapped Radbug is at Minas Morgul
      When the opponent plays "Heedless Revelry" on the company and rolls <dice> for the card text
      Then it is legal
      And Radbug is <state>
      And "Heedless Revelry" is in the discard pile

      Examples:
        | case  | dice    | state    |
        | more  | 3 and 2 | tapped   |
        | equal | 2 and 2 | untapped |

    @id:cards-revels-0003 @compute
    Scenario: Of four only those roll who are untapped and no Wizards
      Given untapped Gandalf, tapped Balin, wounded Beretar and untapped Pippin are at Rivendell
      When the opponent plays "Heedless Revelry" on the company and rolls 4 and 4 for the card text
      Then it is legal
      And Pippin is tapped
      And Gandalf is untapped
      And "Heedless Revelry" is in the discard pile

    @id:cards-revels-0004 @forbid
    Scenario: A company that moves does not revel
      Given untapped Glóin is at Rivendell
      And the company is moving to Bree by Starter Movement
      When the opponent plays "Heedless Revelry" on the company
      Then it is illegal by the text of "Heedless Revelry"

    @id:cards-revels-0005 @forbid
    Scenario: A company with a Ringwraith does not revel
      Given the player is a Ringwraith
      And untapped Adûnaphel the Ringwraith is at Minas Morgul
      When the opponent plays "Heedless Revelry" on the company
      Then it is illegal by the text of "Heedless Revelry"

    @id:cards-revels-0006 @compute
    Scenario Outline: The Balrog, who has no mind, is <state> by reading <reading>
      Given the player is the Balrog
      And reading <reading> of q.core.roll-against-no-mind
      And untapped The Balrog is at The Under-gates
      When the opponent plays "Heedless Revelry" on the company and rolls 3 and 4 for the card text
      Then it is legal
      And The Balrog is <state>
      And "Heedless Revelry" is in the discard pile

      Examples:
        | case | reading | state    |
        | none | a       | untapped |
        | zero | b       | tapped   |

    @id:cards-revels-0007 @forbid
    Scenario: From hand it does not tap them all
      Given untapped Glóin is at Bree
      When the opponent plays "Heedless Revelry" on the company for its second effect
      Then it is illegal by the text of "Heedless Revelry"

  @card:LE-114
  Rule: Heedless Revelry, as somebody brings something

    Background:
      Given the emended rules

    @id:cards-revels-0008 @allow
    Scenario: Glóin takes a dagger, and all the others tap with him
      Given untapped Glóin, untapped Balin and untapped Gandalf are at Bandit Lair
      And the company has entered the site
      And the opponent has placed "Heedless Revelry" on-guard
      And the player holds "Dagger of Westernesse"
      When Glóin plays "Dagger of Westernesse"
      And the opponent reveals "Heedless Revelry" on the company for its second effect
      Then it is legal
      And Glóin and Balin are tapped
      And Gandalf is untapped
      And the site is tapped
      And Glóin bears "Dagger of Westernesse"
      And "Heedless Revelry" is in the discard pile
      And no on-guard card lies at Bandit Lair

    @id:cards-revels-0009 @allow
    Scenario: A second item, for which no site taps, brings it out as well
      Given untapped Glóin, untapped Balin and untapped Pippin are at Bandit Lair
      And the company has entered the site
      And the opponent has placed "Heedless Revelry" on-guard
      And the player holds "Dagger of Westernesse" and "Elven Cloak"
      When Glóin plays "Dagger of Westernesse"
      And Balin plays "Elven Cloak"
      And the opponent reveals "Heedless Revelry" on the company for its second effect
      Then it is legal
      And Glóin, Balin, Pippin and the site are tapped
      And Glóin bears "Dagger of Westernesse"
      And Balin bears "Elven Cloak"
      And "Heedless Revelry" is in the discard pile
      And no on-guard card lies at Bandit Lair

    @id:cards-revels-0010 @forbid
    Scenario: Once they are tapped, nobody takes a further minor item
      Given untapped Glóin and untapped Balin are at Bandit Lair
      And the company has entered the site
      And the opponent has placed "Heedless Revelry" on-guard
      And the player holds "Dagger of Westernesse" and "Elven Cloak"
      When Glóin plays "Dagger of Westernesse"
      And the opponent reveals "Heedless Revelry" on the company for its second effect
      And Balin plays "Elven Cloak"
      Then it is illegal by core.actions.tap-for-effect
      And Glóin, Balin and the site are tapped
      And Glóin bears "Dagger of Westernesse"
      And "Heedless Revelry" is in the discard pile
      And no on-guard card lies at Bandit Lair

    @id:cards-revels-0011 @forbid
    Scenario: What is no item, ally or faction brings nobody to revel
      Given tapped Glóin and untapped Balin are at Bandit Lair
      And Glóin bears "Cram"
      And the company has entered the site
      And the opponent has placed "Heedless Revelry" on-guard
      When the player uses "Cram"
      And the opponent reveals "Heedless Revelry" on the company for its second effect
      Then it is illegal by the text of "Heedless Revelry"
      And "Cram" is in the discard pile
      And Glóin is untapped

    @id:cards-revels-0012 @forbid
    Scenario: Revealed so, it has nobody roll
      Given untapped Glóin and untapped Balin are at Bandit Lair
      And the company has entered the site
      And the opponent has placed "Heedless Revelry" on-guard
      And the player holds "Dagger of Westernesse"
      When Glóin plays "Dagger of Westernesse"
      And the opponent reveals "Heedless Revelry" on the company
      Then it is illegal by the text of "Heedless Revelry"
      And Glóin and the site are tapped
      And Glóin bears "Dagger of Westernesse"

    @id:cards-revels-0013 @compute
    Scenario: The player, who could use Cram, is not asked before they tap
      Given untapped Glóin and untapped Pippin are at Bandit Lair
      And Glóin bears "Cram"
      And the company has entered the site
      And the opponent has placed "Heedless Revelry" on-guard
      And the player holds "Dagger of Westernesse"
      When Glóin plays "Dagger of Westernesse"
      And the opponent reveals "Heedless Revelry" on the company for its second effect
      Then it is legal
      And Glóin and Pippin are tapped
      And "Heedless Revelry" is in the discard pile
      And no on-guard card lies at Bandit Lair
      And Glóin bears "Dagger of Westernesse"
      And the site is tapped

    @id:cards-revels-0014 @compute
    Scenario: A Ringwraith stays as he is
      Given the player is a Ringwraith
      And untapped Adûnaphel the Ringwraith, untapped Gorbag and untapped Radbug are at the minion Bandit Lair
      And the company has entered the site
      And the opponent has placed "Heedless Revelry" on-guard
      And the player holds "Saw-toothed Blade"
      When Radbug plays "Saw-toothed Blade"
      And the opponent reveals "Heedless Revelry" on the company for its second effect
      Then it is legal
      And Adûnaphel the Ringwraith is untapped
      And Gorbag, Radbug and the site are tapped
      And Radbug bears "Saw-toothed Blade"
      And "Heedless Revelry" is in the discard pile
      And no on-guard card lies at Bandit Lair
