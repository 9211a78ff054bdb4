Feature: Gifts for a hermit

  On his hill two minor items are worth a better one.

  @card:DM-32
  Rule: Hermit's Hill

    Background:
      Given the emended rules
      And it is the site phase
      And untapped Balin and untapped Annalena are at Hermit's Hill
      And the company has entered the site

    @id:cards-gifts-0001 @allow
    Scenario: For two minor items a major item is playable
      Given Balin bears "Cram"
      And Annalena bears "Star-glass"
      And the player holds "Glamdring"
      When the player uses "Hermit’s Hill" on the company
      And Balin plays "Glamdring"
      Then it is legal
      And "Cram" and "Star-glass" are in the discard pile
      And Balin bears "Glamdring"
      And Balin is tapped
      And Hermit's Hill is tapped
      And the player has 2 item points

    @id:cards-gifts-0002 @forbid
    Scenario: Without them none is
      Given Balin bears "Cram"
      And Annalena bears "Star-glass"
      And the player holds "Glamdring"
      When Balin plays "Glamdring"
      Then it is illegal by core.site-phase.play-item

    @id:cards-gifts-0003 @forbid
    Scenario: One minor item is not enough
      Given Balin bears "Cram"
      When the player uses "Hermit’s Hill" on the company
      Then it is illegal by the text of "Hermit’s Hill"

    @id:cards-gifts-0004 @compute
    Scenario: Of three minor items the player says which two are discarded
      Given Balin bears "Cram" and "Dagger of Westernesse"
      And Annalena bears "Star-glass"
      When the player uses "Hermit’s Hill" on the company
      And the player chooses "Cram" for "Hermit’s Hill"
      And the player chooses "Star-glass" for "Hermit’s Hill"
      Then "Cram" and "Star-glass" are in the discard pile

    @id:cards-gifts-0005 @allow
    Scenario: A hoard item is playable there, too
      Given Balin bears "Cram"
      And Annalena bears "Star-glass"
      And the player holds "Valiant Sword"
      When the player uses "Hermit’s Hill" on the company
      And Balin plays "Valiant Sword"
      Then it is legal
      And "Cram" and "Star-glass" are in the discard pile
      And Balin bears "Valiant Sword"
      And Balin is tapped
      And Hermit's Hill is tapped
      And the player has 2 item points

    @id:cards-gifts-0006 @forbid
    Scenario: A greater item is not
      Given Balin bears "Cram"
      And Annalena bears "Star-glass"
      And the player holds "The Mithril-coat"
      When the player uses "Hermit’s Hill" on the company
      And Balin plays "The Mithril-coat"
      Then it is illegal by core.site-phase.play-item
      And "Cram" and "Star-glass" are in the discard pile

    @id:cards-gifts-0007 @forbid
    Scenario: A tapped hill gives nothing
      Given Hermit's Hill is tapped
      And Balin bears "Cram"
      And Annalena bears "Star-glass"
      When the player uses "Hermit’s Hill" on the company
      Then it is illegal by the text of "Hermit’s Hill"

    @id:cards-gifts-0008 @forbid
    Scenario: Major items are no gifts for him
      Given Balin bears "Glamdring"
      And Annalena bears "Star-glass"
      When the player uses "Hermit’s Hill" on the company
      Then it is illegal by the text of "Hermit’s Hill"
