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

  @card:LE-382
  Rule: Hermit's Hill, where minions come

    Background:
      Given the emended rules
      And it is the site phase
      And the player is a Ringwraith

    @id:cards-gifts-0009 @allow
    Scenario: For two minor items a gold ring is playable, though it is found at Free-holds alone
      Given untapped Jerrek is at the minion Hermit's Hill
      And the company has entered the site
      And Jerrek bears "Blazon of the Eye"
      And Jerrek bears "Strange Rations"
      And the player holds "Bright Gold Ring"
      When the player uses "Hermit’s Hill" on the company
      And Jerrek plays "Bright Gold Ring"
      Then it is legal
      And "Blazon of the Eye" and "Strange Rations" are in the discard pile
      And Jerrek bears "Bright Gold Ring"
      And Jerrek is tapped
      And Hermit's Hill is tapped
      And the player has 2 item points

    @id:cards-gifts-0010 @forbid
    Scenario: Without them no gold ring is
      Given untapped Jerrek is at the minion Hermit's Hill
      And the company has entered the site
      And Jerrek bears "Blazon of the Eye"
      And the player holds "The Least of Gold Rings"
      When Jerrek plays "The Least of Gold Rings"
      Then it is illegal by core.site-phase.play-item

    @id:cards-gifts-0011 @forbid
    Scenario: One minor item is not enough for a gold ring
      Given untapped Jerrek is at the minion Hermit's Hill
      And the company has entered the site
      And Jerrek bears "Blazon of the Eye"
      When the player uses "Hermit’s Hill" on the company
      Then it is illegal by the text of "Hermit’s Hill"

    @id:cards-gifts-0012 @forbid
    Scenario: A major item is not playable for them
      Given untapped Jerrek is at the minion Hermit's Hill
      And the company has entered the site
      And Jerrek bears "Blazon of the Eye"
      And Jerrek bears "Strange Rations"
      And the player holds "High Helm"
      When the player uses "Hermit’s Hill" on the company
      And Jerrek plays "High Helm"
      Then it is illegal by core.site-phase.play-item
      And "Blazon of the Eye" and "Strange Rations" are in the discard pile

    @id:cards-gifts-0013 @forbid
    Scenario: He gives nothing to an overt company
      Given untapped Jerrek and untapped Radbug are at the minion Hermit's Hill
      And the company has entered the site
      And Jerrek bears "Blazon of the Eye"
      And Jerrek bears "Strange Rations"
      When the player uses "Hermit’s Hill" on the company
      Then it is illegal by the text of "Hermit’s Hill"

    @id:cards-gifts-0014 @forbid
    Scenario: A second gold ring is not playable for the same items
      Given untapped Jerrek and untapped Asternak are at the minion Hermit's Hill
      And the company has entered the site
      And Jerrek bears "Blazon of the Eye"
      And Jerrek bears "Strange Rations"
      And the player holds "Bright Gold Ring" and "The Least of Gold Rings"
      When the player uses "Hermit’s Hill" on the company
      And Jerrek plays "Bright Gold Ring"
      And Asternak plays "The Least of Gold Rings"
      Then it is illegal by core.site-phase.play-item
      And "Blazon of the Eye" and "Strange Rations" are in the discard pile
      And Jerrek bears "Bright Gold Ring"
      And Jerrek is tapped
      And Hermit's Hill is tapped
      And the player has 2 item points
