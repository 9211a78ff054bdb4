Feature: Whoever keeps a hazard away

  Old powers of the woods see what comes over a company, and say that it shall not.

  @card:TW-265
  Rule: Leaflock

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Pippin and tapped Beretar are at Lórien
      And Pippin bears "Leaflock"
      And the company is moving to Edoras by Starter Movement

    @id:cards-called-off-0001 @compute
    Scenario Outline: He will not have <card> here
      Given the opponent holds "<card>"
      When the opponent plays "<card>" on <target>
      And the player uses "Leaflock" on "<card>" in response
      Then it is legal
      And "Leaflock" is tapped
      And "<card>" is in the discard pile

      Examples:
        | case      | card                   | target      |
        | company   | Lost in Border-lands   | the company |
        | character | Weariness of the Heart | Pippin      |

    @id:cards-called-off-0002 @compute
    Scenario: Nor the wolves
      Given the opponent holds "Wolves"
      When the opponent plays the creature "Wolves" on the company keyed to a Wilderness
      And the player uses "Leaflock" on "Wolves" in response
      Then it is legal
      And there is no attack
      And "Leaflock" is tapped
      And "Wolves" is in the discard pile

    @id:cards-called-off-0003 @compute
    Scenario: What has been said to Beretar is forgotten
      Given Beretar bears the opponent's "Foolish Words"
      When the player uses "Leaflock" on "Foolish Words"
      Then it is legal
      And "Leaflock" is tapped
      And "Foolish Words" is in the discard pile

    @id:cards-called-off-0004 @forbid
    Scenario: The river is not his
      Given the opponent holds "River"
      When the opponent plays "River" on Edoras
      Then the player may not use "Leaflock" on "River" in response by the text of "Leaflock"
      And "River" is in the discard pile

    @id:cards-called-off-0005 @forbid
    Scenario: Nobody has played Doors of Night on them
      Given the opponent has "Doors of Night" in play
      Then the player may not use "Leaflock" on "Doors of Night" by the text of "Leaflock"

    @id:cards-called-off-0006 @forbid
    Scenario: What others suffer is not his to end
      Given untapped Annalena is at Rivendell
      And Annalena bears the opponent's "Foolish Words"
      Then the player may not use "Leaflock" on "Foolish Words" by the text of "Leaflock"

  @card:TW-350
  Rule: Tom Bombadil

    Background:
      Given the emended rules
      And it is the movement/hazard phase

    @id:cards-called-off-0007 @compute
    Scenario Outline: He sings, and <card> is gone
      Given untapped Pippin is at Bree
      And Pippin bears "Tom Bombadil"
      And untapped Beretar is at Rivendell
      And Beretar's company is moving to Weathertop by Starter Movement
      And the opponent holds "<card>"
      When the opponent plays "<card>" on <target>
      And the player uses "Tom Bombadil" on "<card>" in response
      Then it is legal
      And "Tom Bombadil" is tapped
      And "<card>" is in the discard pile

      Examples:
        | case      | card                   | target            |
        | company   | Lost in the Wilderness | Beretar's company |
        | character | Weariness of the Heart | Beretar           |

    @id:cards-called-off-0008 @forbid
    Scenario: His own company is not on its way
      Given untapped Pippin is at Bree
      And Pippin bears "Tom Bombadil"
      And the opponent holds "Weariness of the Heart"
      When the opponent plays "Weariness of the Heart" on Pippin
      Then the player may not use "Tom Bombadil" on "Weariness of the Heart" in response by the text of "Tom Bombadil"
      And "Weariness of the Heart" is in the discard pile

    @id:cards-called-off-0009 @forbid
    Scenario: Beyond his borders he sings no songs
      Given untapped Pippin is at Bree
      And Pippin bears "Tom Bombadil"
      And untapped Beretar is at Lórien
      And Beretar's company is moving to Edoras by Starter Movement
      And the opponent holds "Weariness of the Heart"
      When the opponent plays "Weariness of the Heart" on Beretar
      Then the player may not use "Tom Bombadil" on "Weariness of the Heart" in response by the text of "Tom Bombadil"
      And "Weariness of the Heart" is in the discard pile

  @card:TW-245
  Rule: Goldberry

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Rivendell
      And Beretar bears "Goldberry"
      And the company is moving to Weathertop by Starter Movement
      And the opponent has "Doors of Night" in play

    @id:cards-called-off-0010 @compute
    Scenario: She laughs, and the snow does not stay
      Given the opponent holds "Snowstorm"
      When the opponent plays "Snowstorm"
      And the player uses "Goldberry" in response
      And the opponent passes
      Then the company is on its way
      And "Goldberry" is tapped
      And "Snowstorm" and Weathertop are in play

    @id:cards-called-off-0011 @compute
    Scenario: Gisulf cannot lead her astray
      Given the opponent has Gisulf as a face-up agent at Weathertop
      And the opponent holds "Seek without Success"
      When the opponent plays "Seek without Success" with Gisulf on the company
      And the player uses "Goldberry" for its second effect in response
      Then it is legal
      And the company is on its way
      And "Goldberry" is tapped
      And Gisulf and "Seek without Success" are in the discard pile
      And the opponent's Weathertop is in the location deck
      And the player's Weathertop is in play

    @id:cards-called-off-0012 @forbid
    Scenario: She has nothing to laugh at
      Given the opponent holds "Lost in the Wilderness"
      When the opponent plays "Lost in the Wilderness" on the company
      Then the player may not use "Goldberry" for its second effect in response by the text of "Goldberry"
      And "Lost in the Wilderness" is in the discard pile
