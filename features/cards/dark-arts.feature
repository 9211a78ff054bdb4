Feature: Cards of the minions

  They hide as well as their enemies do, quarrel better, and never say thanks.

  @card:LE-160
  Rule: A Nice Place to Hide

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And untapped Gorbag and untapped Lagduf are at Moria
      And the player holds "A Nice Place to Hide"

    @id:cards-dark-arts-0001 @allow
    Scenario: Gorbag has been here before
      When the company enters the site
      And the player plays "A Nice Place to Hide" with Gorbag
      Then it is legal
      And there is no attack
      And Gorbag is tapped
      And "A Nice Place to Hide" is in the discard pile

    @id:cards-dark-arts-0002 @forbid
    Scenario: Lagduf is too loud
      When the company enters the site
      And the player plays "A Nice Place to Hide" with Lagduf
      Then it is illegal by the text of "A Nice Place to Hide"

  @card:LE-171
  Rule: Blow Turned

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And untapped Asternak is at Ettenmoors
      And the player holds "Blow Turned"
      When the company enters the site
      And Asternak faces the strike

    @id:cards-dark-arts-0003 @compute
    Scenario: It slides off
      When the player plays "Blow Turned" on Asternak and rolls 3 and 2 for the strike
      Then it is legal
      And the attack is Wolf (2 strikes at 8)
      And Asternak is untapped
      And "Blow Turned" is in the discard pile

    @id:cards-dark-arts-0004 @compute
    Scenario: It hits, and not where it should
      When the player plays "Blow Turned" on Asternak and rolls 1 and 1 for the strike, then 4 and 4 for the body check
      Then it is legal
      And the attack is Wolf (2 strikes at 8)
      And Asternak is wounded
      And "Blow Turned" is in the discard pile

  @card:LE-172
  Rule: Bold Thrust

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And untapped Asternak is at Buhr Widu
      And the player holds "Bold Thrust"
      When the company enters the site
      And Asternak faces the strike

    @id:cards-dark-arts-0005 @compute
    Scenario: Straight through
      When the player plays "Bold Thrust" on Asternak and rolls 1 and 1 for the strike
      Then it is legal
      And there is no attack
      And Asternak is tapped
      And "Bold Thrust" is in the discard pile

  @card:LE-180
  Rule: Diversion

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And untapped Gorbag and wounded Lagduf are at Moria
      And the player holds "Diversion"
      When the company enters the site

    @id:cards-dark-arts-0006 @allow
    Scenario: Gorbag draws them off, and pays for it
      When the player plays "Diversion" on Gorbag
      Then it is legal
      And there is no attack
      And Gorbag is wounded
      And "Diversion" is in the discard pile

    @id:cards-dark-arts-0007 @forbid
    Scenario: Lagduf cannot run as it is
      When the player plays "Diversion" on Lagduf
      Then it is illegal by the text of "Diversion"

  @card:LE-216
  Rule: Orc Quarrels

    @id:cards-dark-arts-0008 @allow
    Scenario: Whose loot is it
      Given the emended rules
      And the player is a Ringwraith
      And untapped Gorbag is at Moria
      And the player holds "Orc Quarrels"
      When the company enters the site
      And the player plays "Orc Quarrels"
      Then it is legal
      And there is no attack
      And "Orc Quarrels" is in the discard pile

    @id:cards-dark-arts-0009 @forbid
    Scenario: Wolves share
      Given the emended rules
      And the player is a Ringwraith
      And untapped Gorbag is at Isengard
      And the player holds "Orc Quarrels"
      When the company enters the site
      And the player plays "Orc Quarrels"
      Then it is illegal by the text of "Orc Quarrels"

  @card:LE-247
  Rule: Under His Blow

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And the player holds "Under His Blow"

    @id:cards-dark-arts-0010 @compute
    Scenario: Layos ducks
      Given untapped Layos is at Buhr Widu
      When the company enters the site
      And Layos faces the strike
      And the player plays "Under His Blow" on Layos and rolls 5 and 3 for the strike
      Then it is legal
      And there is no attack
      And Layos is untapped
      And "Under His Blow" is in the discard pile

    @id:cards-dark-arts-0011 @forbid
    Scenario: Who is tired ducks no more
      Given tapped Asternak is at Buhr Widu
      And the player holds "Bold Thrust"
      When the company enters the site
      And Asternak faces the strike
      And the player plays "Under His Blow" on Asternak
      Then it is illegal by the text of "Under His Blow"

  @card:LE-188
  Rule: Gifts as Given of Old

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And untapped Jerrek is at Southron Oasis
      And the company has entered the site
      And the player holds "Southrons" and "Gifts as Given of Old"
      When Jerrek influences "Southrons"

    @id:cards-dark-arts-0012 @compute
    Scenario: Gold is understood everywhere
      When the player plays "Gifts as Given of Old" on Jerrek and rolls 3 and 2 for the influence check
      Then it is legal
      And "Southrons" is in the marshalling-point pile
      And "Gifts as Given of Old" is in the discard pile
      And Jerrek and the site are tapped
      And the player has 2 faction points

    @id:cards-dark-arts-0013 @compute
    Scenario: But it was not enough of it
      When the player plays "Gifts as Given of Old" on Jerrek and rolls 2 and 2 for the influence check
      Then it is legal
      And "Southrons" and "Gifts as Given of Old" are in the discard pile
      And Jerrek is tapped

  @card:LE-191
  Rule: Hidden Ways

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped Nevido Smôd and untapped Layos are at Minas Morgul
      And the player holds "Hidden Ways"
      And the opponent holds "Orc-lieutenant"

    @id:cards-dark-arts-0014 @forbid
    Scenario: No creature finds them in the wild
      Given the company is moving to Haudh-in-Gwanûr
      When the player plays "Hidden Ways" with Nevido Smôd on the company
      And the player passes
      And the player passes
      And the company travels by Starter Movement
      Then the opponent may play the creature "Orc-lieutenant" on the company keyed to a Shadow-land
      And the opponent may not play the creature "Orc-lieutenant" on the company keyed to a Wilderness by the text of "Hidden Ways"
      And Nevido Smôd is tapped
      And "Hidden Ways" is in the discard pile
      And the company is on its way

    @id:cards-dark-arts-0015 @forbid
    Scenario: Who goes nowhere needs no ways
      When the player plays "Hidden Ways" with Nevido Smôd on the company
      Then it is illegal by the text of "Hidden Ways"

    @id:cards-dark-arts-0016 @forbid
    Scenario: Layos would only get lost
      Given the company is moving to Haudh-in-Gwanûr
      When the player plays "Hidden Ways" with Layos on the company
      Then it is illegal by the text of "Hidden Ways"

  @card:LE-231
  Rule: Sneakin’

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And the player holds "Sneakin’"
      And the opponent holds "Orc-lieutenant"

    @id:cards-dark-arts-0017 @forbid
    Scenario: Two make hardly a noise
      Given untapped Jerrek and untapped Layos are at Minas Morgul
      And the company is moving to Haudh-in-Gwanûr
      When the player plays "Sneakin’" with Jerrek on the company
      And the player passes
      And the player passes
      And the company travels by Starter Movement
      Then the opponent may not play the creature "Orc-lieutenant" on the company keyed to a Shadow-land by the text of "Sneakin’"
      And Jerrek is tapped
      And "Sneakin’" is in the discard pile
      And the company is on its way

    @id:cards-dark-arts-0018 @forbid
    Scenario: Three are a crowd
      Given untapped Jerrek, untapped Layos and untapped Asternak are at Minas Morgul
      And the company is moving to Haudh-in-Gwanûr
      When the player plays "Sneakin’" with Jerrek on the company
      Then it is illegal by the text of "Sneakin’"

  @card:LE-250
  Rule: Voices of Malice

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped Layos is at Dol Guldur
      And the player holds "Voices of Malice"

    @id:cards-dark-arts-0019 @compute
    Scenario: Layos knows a word against it
      Given the opponent has "Minions Stir" in play
      And Layos bears "Saw-toothed Blade"
      When the player plays "Voices of Malice" with Layos on "Minions Stir" and rolls 1 and 2 for the corruption check
      Then it is legal
      And "Minions Stir" and "Voices of Malice" are in the discard pile
      And Layos is tapped

    @id:cards-dark-arts-0020 @forbid
    Scenario: There is no word against the night
      Given the opponent has "Doors of Night" in play
      When the player plays "Voices of Malice" with Layos on "Doors of Night"
      Then it is illegal by the text of "Voices of Malice"

  @card:LE-253
  Rule: Weigh All Things to a Nicety

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped Layos is at Dol Guldur
      And the player holds "Weigh All Things to a Nicety"
      And the player's sideboard holds "The Witch-king"
      And the player's discard pile holds "Southrons" and "Ambusher"
      When the player plays "Weigh All Things to a Nicety"

    @id:cards-dark-arts-0021 @allow
    Scenario Outline: <wanted> may come in useful yet
      When the player chooses "<wanted>" for "Weigh All Things to a Nicety" and shuffles
      Then it is legal
      And "<wanted>" is in the play deck
      And "Weigh All Things to a Nicety" is in the discard pile

      Examples:
        | case    | wanted         |
        | lord    | The Witch-king |
        | faction | Southrons      |

    @id:cards-dark-arts-0022 @forbid
    Scenario: An ambush is no help
      When the player chooses "Ambusher" for "Weigh All Things to a Nicety"
      Then it is illegal by core.actions.needs-allowance
      And "Weigh All Things to a Nicety" is in the discard pile

  @card:LE-183
  Rule: Fell Rider

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And untapped Dwar the Ringwraith and untapped Gorbag are at Minas Morgul

    @id:cards-dark-arts-0023 @compute
    Scenario: Who rides to war has no ear for others
      Given the player has "Fell Rider" in play on Dwar the Ringwraith
      Then the prowess of Dwar the Ringwraith is 10
      And Dwar the Ringwraith has 2 direct influence left for Gorbag

    @id:cards-dark-arts-0024 @compute
    Scenario: At home he is another
      Then the prowess of Dwar the Ringwraith is 9
      And Dwar the Ringwraith has 5 direct influence left for Gorbag

  @card:BA-36
  Rule: Ancient Secrets

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped Khamûl the Ringwraith and untapped Ren the Ringwraith are at Minas Morgul
      And Ren the Ringwraith follows Khamûl the Ringwraith
      And the opponent has "Doors of Night" in play
      And the player holds "Ancient Secrets"

    @id:cards-dark-arts-0025 @allow
    Scenario: Khamûl knows how doors are shut
      When the player plays "Ancient Secrets" with Khamûl the Ringwraith on "Doors of Night"
      Then it is legal
      And Khamûl the Ringwraith is tapped
      And "Doors of Night" and "Ancient Secrets" are in the discard pile

    @id:cards-dark-arts-0026 @forbid
    Scenario: Ren has not been told
      When the player plays "Ancient Secrets" with Ren the Ringwraith on "Doors of Night"
      Then it is illegal by the text of "Ancient Secrets"

    @id:cards-dark-arts-0027 @forbid
    Scenario: A spell that was never laid upon the land cannot be lifted from it
      Given the opponent has "Wake of War" in play
      When the player plays "Ancient Secrets" with Khamûl the Ringwraith on "Wake of War"
      Then it is illegal by the text of "Ancient Secrets"

  @card:LE-190
  Rule: Heralded Lord

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And the player holds "Heralded Lord"

    @id:cards-dark-arts-0301 @allow
    Scenario: He has himself announced from his tower
      Given Dwar the Ringwraith is at Minas Morgul
      When the player plays "Heralded Lord" on the company
      Then it is legal
      And "Heralded Lord" lies on the company
      And the prowess of Dwar the Ringwraith is 7

    @id:cards-dark-arts-0302 @forbid
    Scenario: Out in the wild there is nobody to announce him
      Given Dwar the Ringwraith is at Moria
      When the player plays "Heralded Lord" on the company
      Then it is illegal by the text of "Heralded Lord"

    @id:cards-dark-arts-0303 @forbid
    Scenario: Gorbag is no lord
      Given Gorbag is at Minas Morgul
      When the player plays "Heralded Lord" on the company
      Then it is illegal by the text of "Heralded Lord"

  @card:LE-170
  Rule: Black Rider

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And Dwar the Ringwraith is at Minas Morgul
      And the player holds "Black Rider"

    @id:cards-dark-arts-0304 @allow
    Scenario: He mounts, and may ride out
      When the player plays "Black Rider" on the company
      Then it is legal
      And "Black Rider" lies on the company
      And the company may move to Cirith Ungol

    @id:cards-dark-arts-0305 @forbid
    Scenario: He sits on a horse already
      Given the player's second "Black Rider" lies on the company
      When the player plays the first "Black Rider" on the company
      Then it is illegal by the text of the first "Black Rider"
