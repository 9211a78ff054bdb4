Feature: A party of Dwarves

  One after the other they come, and follow one lord.

  @card:DM-114
  Rule: An Unexpected Party

    Background:
      Given the emended rules
      And it is the organization phase

    @id:cards-parties-0001 @allow
    Scenario: Two Dwarves come into play with the company in one organization phase
      Given untapped Gimli is at Rivendell
      And "An Unexpected Party" lies on the company
      And the player holds "Bombur" and "Dori"
      When the player organizes
      And the player plays Bombur into the company
      And the player plays Dori into the company
      Then it is legal
      And Bombur, Dori and Gimli form a company

    @id:cards-parties-0002 @forbid
    Scenario: Without the party only one of them comes
      Given untapped Gimli is at Rivendell
      And the player holds "Bombur" and "Dori"
      When the player organizes
      And the player plays Bombur into the company
      And the player plays Dori into the company
      Then it is illegal by core.organization.one-play-or-discard
      And Bombur and Gimli form a company

    @id:cards-parties-0003 @allow
    Scenario: Somebody who is no Dwarf comes besides
      Given untapped Gimli is at Rivendell
      And "An Unexpected Party" lies on the company
      And the player holds "Bombur" and "Beretar"
      When the player organizes
      And the player plays Bombur into the company
      And the player plays Beretar into the company
      Then it is legal
      And Bombur, Beretar and Gimli form a company
      And the player has 4 character points

    @id:cards-parties-0004 @forbid
    Scenario: A second who is no Dwarf does not
      Given untapped Gimli is at Rivendell
      And "An Unexpected Party" lies on the company
      And the player holds "Annalena" and "Beretar"
      When the player organizes
      And the player plays Annalena into the company
      And the player plays Beretar into the company
      Then it is illegal by core.organization.one-play-or-discard
      And Annalena and Gimli form a company
      And the player has 3 character points

    @id:cards-parties-0005 @allow
    Scenario: Away from a haven the company may be of more than seven
      Given untapped Gimli, untapped Bombur, untapped Dori, untapped Ori, untapped Dwalin, untapped Bifur, untapped Bofur and untapped Nori are at Rivendell
      And "An Unexpected Party" lies on the company
      When the company moves to Goblin-gate
      Then it is legal
      And Goblin-gate is in play

    @id:cards-parties-0006 @forbid
    Scenario: Without the party eight Dwarves do not set out together
      Given untapped Gimli, untapped Bombur, untapped Dori, untapped Ori, untapped Dwalin, untapped Bifur, untapped Bofur and untapped Nori are at Rivendell
      When the company moves to Goblin-gate
      Then it is illegal by core.organization.company-size-limit

    @id:cards-parties-0007 @allow
    Scenario: The company goes on with a Dwarf of more than 5 mind, a Wizard and one other
      Given untapped Gimli, untapped Gandalf and untapped Bilbo are at Rivendell
      And the player holds "An Unexpected Party"
      When the player plays "An Unexpected Party" on the company
      Then it is legal
      And "An Unexpected Party" is in play

    @id:cards-parties-0008 @compute
    Scenario Outline: It is discarded at once: <case>
      Given <who> are at Rivendell
      And the player holds "An Unexpected Party"
      When the player plays "An Unexpected Party" on the company
      Then "An Unexpected Party" is in the discard pile

      Examples:
        | case                              | who                                                                     |
        | there are two of more than 5 mind | untapped Gimli and untapped Dáin II                                     |
        | there are three who are no Dwarves | untapped Gimli, untapped Beretar, untapped Annalena and untapped Bergil |
        | no Dwarf is of more than 5 mind   | untapped Balin and untapped Bombur                                      |

    @id:cards-parties-0009 @compute
    Scenario: It is discarded when the Dwarf of more than 5 mind leaves
      Given untapped Gimli and untapped Bombur are at Rivendell
      And "An Unexpected Party" lies on the company
      When the player organizes
      And the player discards Gimli from play
      Then "An Unexpected Party" and Gimli are in the discard pile
      And the player has 0 character points

    @id:cards-parties-0010 @allow
    Scenario: A Dwarf of 2 mind takes no influence
      Given untapped Gimli, untapped Bifur and untapped Bofur are at Rivendell
      And Bifur follows Gimli
      And "An Unexpected Party" lies on the company
      When the player organizes
      And the player puts Bofur under Gimli
      Then it is legal
      And Bofur follows Gimli

    @id:cards-parties-0011 @forbid
    Scenario: Without the party he does
      Given untapped Gimli, untapped Bifur and untapped Bofur are at Rivendell
      And Bifur follows Gimli
      When the player organizes
      And the player puts Bofur under Gimli
      Then it is illegal by core.influence-control.move-to-direct

    @id:cards-parties-0012 @forbid
    Scenario: A Dwarf of 3 mind does
      Given untapped Dáin II, untapped Kíli and untapped Óin are at Rivendell
      And Kíli follows Dáin II
      And "An Unexpected Party" lies on the company
      When the player organizes
      And the player puts Óin under Dáin II
      Then it is illegal by core.influence-control.move-to-direct
