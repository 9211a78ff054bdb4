Feature: Swag and mishaps

  What minions carry off when they look twice, and what goes wrong on the way.

  @card:LE-213 @card:LE-236
  Rule: Old caches and swag

    Background:
      Given the emended rules
      And the player is a Ringwraith

    @id:cards-swag-0001 @compute
    Scenario Outline: Two of them find something: <card>
      Given untapped Jerrek, untapped Shagrat and untapped Gorbag are at <site>
      And the site is tapped
      And the company has entered the site
      And the player holds "<card>"
      And the player's sideboard holds "Black-hide Shield"
      And the player's discard pile holds "Saw-toothed Blade"
      And the player's play deck holds "Strange Rations"
      When the player plays "<card>" on the company
      And the player chooses Jerrek for "<card>"
      And the player chooses "Black-hide Shield" for "<card>"
      And the player chooses Shagrat for "<card>" and shuffles
      Then it is legal
      And Jerrek bears "Black-hide Shield"
      And Shagrat bears "Saw-toothed Blade"
      And Jerrek and Shagrat are tapped
      And "<card>" is in the discard pile

      Examples:
        | case  | card      | site       |
        | cache | Old Cache | Ettenmoors |
        | swag  | Swag      | Bree       |

    @id:cards-swag-0002 @compute
    Scenario: A second blade waits its turn
      Given untapped Jerrek and tapped Shagrat are at Ettenmoors
      And Jerrek bears "Saw-toothed Blade"
      And Jerrek uses "Saw-toothed Blade"
      And the site is tapped
      And the company has entered the site
      And the player holds "Old Cache"
      And the player's play deck holds "Saw-toothed Blade"
      When the player plays "Old Cache" on the company
      And the player chooses Jerrek for "Old Cache"
      Then it is legal
      And the prowess of Jerrek is 6
      And Jerrek is tapped
      And Jerrek bears the second "Saw-toothed Blade"
      And "Old Cache" is in the discard pile

    @id:cards-swag-0003 @compute
    Scenario: Nobody has to take anything
      Given untapped Jerrek is at Ettenmoors
      And the site is tapped
      And the company has entered the site
      And the player holds "Old Cache"
      And the player's play deck holds "Saw-toothed Blade"
      When the player plays "Old Cache" on the company
      And the player chooses "Old Cache" for "Old Cache" and shuffles
      Then it is legal
      And "Old Cache" is in the discard pile

    @id:cards-swag-0004 @forbid
    Scenario Outline: Not every place is full of it: <card> at <site>
      Given untapped Jerrek is at <site>
      And the site is <state>
      And the company has entered the site
      And the player holds "<card>"
      And the player's play deck holds "Saw-toothed Blade"
      When the player plays "<card>" on the company
      Then it is illegal by the text of "<card>"

      Examples:
        | case           | card      | site       | state    |
        | cache-town     | Old Cache | Bree       | tapped   |
        | cache-untapped | Old Cache | Ettenmoors | untapped |
        | swag-hold      | Swag      | Moria      | tapped   |
        | swag-untapped  | Swag      | Bree       | untapped |

    @id:cards-swag-0005 @forbid
    Scenario Outline: It is plain gear that lies about, and not <thing>
      Given untapped Jerrek is at Ettenmoors
      And the site is tapped
      And the company has entered the site
      And the player holds "Old Cache"
      And the player's play deck holds "Saw-toothed Blade" and "Black-hide Shield"
      And the player's sideboard holds "<thing>"
      When the player plays "Old Cache" on the company
      And the player chooses Jerrek for "Old Cache"
      And the player chooses "<thing>" for "Old Cache"
      Then it is illegal by core.actions.needs-allowance
      And Jerrek is tapped
      And "Old Cache" is in the discard pile

      Examples:
        | case    | thing           |
        | rations | Strange Rations |
        | mail    | Black-mail Coat |

  @card:LE-175
  Rule: A scent that others would miss

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And untapped Shagrat and untapped Perchen are at Ettenmoors
      And the company has entered the site
      And the player holds "Catch an Elusive Scent" and "Black-hide Shield"

    @id:cards-swag-0010 @allow
    Scenario Outline: Shagrat has it, and the site is <state> as it was
      Given the site is <state>
      When the player plays "Catch an Elusive Scent" with Perchen
      And Shagrat plays "Black-hide Shield"
      Then it is legal
      And Shagrat bears "Black-hide Shield"
      And Shagrat and Perchen are tapped
      And the site is <state>
      And "Catch an Elusive Scent" is in the discard pile

      Examples:
        | case     | state    |
        | tapped   | tapped   |
        | untapped | untapped |

    @id:cards-swag-0011 @forbid
    Scenario: Shagrat has no nose for it himself
      Given the site is tapped
      When the player plays "Catch an Elusive Scent" with Shagrat
      Then it is illegal by the text of "Catch an Elusive Scent"

  @card:LE-139
  Rule: Something Has Slipped

    Background:
      Given the emended rules
      And untapped Frodo and untapped Gimli are at Goblin-gate

    @id:cards-swag-0020 @compute
    Scenario: When Frodo falls, Gimli is not what he was
      Given "Something Has Slipped" lies on the company
      When the company enters the site
      And the player assigns a strike to Frodo
      And the player assigns a strike to Gimli
      And Frodo faces the strike and rolls 1 and 1, then 1 and 2 for the body check
      And Gimli faces the strike and rolls 5 and 5
      Then Frodo is wounded
      And Gimli is tapped
      And the total of Gimli against the strike was 14
      And the prowess of Gimli is 3
      And the prowess of Frodo is -1
