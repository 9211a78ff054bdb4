Feature: Halls of fire, trees and long memories

  What lets a company rest, brings back what was, and calls the Nine.

  @card:DM-45
  Rule: An Unexpected Outpost

    Background:
      Given the emended rules
      And reading a of q.core.untargeted-hazard-short-events
      And it is the movement/hazard phase
      And untapped Beretar is at Rivendell
      And the opponent holds "An Unexpected Outpost"
      And the opponent's discard pile holds "TW-72", "TW-74" and "Cram"

    @id:cards-halls-0001 @compute
    Scenario: By night two of them come back
      Given the opponent has "Doors of Night" in play
      When the opponent plays "An Unexpected Outpost"
      And the opponent chooses "TW-72" for "An Unexpected Outpost" and shuffles
      And the opponent chooses "TW-74" for "An Unexpected Outpost" and shuffles
      Then "TW-72" and "TW-74" are in the play deck
      And "An Unexpected Outpost" is in the discard pile

    @id:cards-halls-0002 @compute
    Scenario: Or one, if that is enough
      Given the opponent has "Doors of Night" in play
      When the opponent plays "An Unexpected Outpost"
      And the opponent chooses "TW-72" for "An Unexpected Outpost" and shuffles
      And the opponent chooses "An Unexpected Outpost" for "An Unexpected Outpost"
      Then "TW-72" is in the play deck
      And "An Unexpected Outpost" is in the discard pile

    @id:cards-halls-0003 @compute
    Scenario: By day there is but one
      When the opponent plays "An Unexpected Outpost"
      And the opponent chooses "TW-72" for "An Unexpected Outpost" and shuffles
      Then "TW-72" is in the play deck
      And "An Unexpected Outpost" is in the discard pile

  @card:DM-134
  Rule: Hall of Fire

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And tapped Beretar and wounded Annalena are at Rivendell
      And the player has "Hall of Fire" in play on Rivendell

    @id:cards-halls-0004 @compute
    Scenario Outline: <who> rests
      When the opponent passes
      And the player passes
      And the player chooses <chosen> for "Hall of Fire"
      Then Beretar is <first>
      And Annalena is <second>

      Examples:
        | case | who | chosen | first | second |
        | tapped | Beretar | Beretar | untapped | wounded |
        | wounded | Annalena | Annalena | tapped | tapped |
        | nobody | Nobody | "Hall of Fire" | tapped | wounded |

  @card:TW-96
  Rule: The Nazgûl are Abroad

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And the opponent has "The Nazgûl are Abroad" in play
      And the opponent holds "Adûnaphel"

    @id:cards-halls-0006 @allow
    Scenario Outline: <ring> calls them to <site>
      Given untapped Frodo is at <site>
      And Frodo bears "<ring>"
      When it is asked whether the opponent may play the creature "Adûnaphel" on the company keyed to <key>
      Then it is legal

      Examples:
        | case   | ring           | site    | key           |
        | one    | The One Ring   | Bree    | Bree          |
        | shadow | Fair Gold Ring | Moria   | a Shadow-hold |

    @id:cards-halls-0007 @forbid
    Scenario Outline: <ring> does not call them to <site>
      Given untapped Frodo is at <site>
      And Frodo bears "<ring>"
      When the opponent plays the creature "Adûnaphel" on the company keyed to <key>
      Then it is illegal by core.hazards.declare-key

      Examples:
        | case  | ring           | site      | key           |
        | haven | The One Ring   | Rivendell | Rivendell     |
        | free  | The One Ring   | Edoras    | Edoras        |
        | other | Fair Gold Ring | Bree      | Bree          |
        | none  | Cram           | Moria     | a Shadow-hold |

  @card:TW-96
  Rule: They come back by night

    @id:cards-halls-0008 @compute
    Scenario Outline: As the turn ends, <chosen> is chosen
      Given the emended rules
      And it is the end-of-turn phase
      And untapped Frodo is at Bree
      And the opponent has "The Nazgûl are Abroad" and "Doors of Night" in play
      And the opponent's discard pile holds "Adûnaphel"
      When the end-of-turn phase is over
      And the opponent chooses "<chosen>" for "The Nazgûl are Abroad"
      Then "Adûnaphel" is <place>

      Examples:
        | case | chosen | place |
        | she  | Adûnaphel | in hand |
        | none | The Nazgûl are Abroad | in the discard pile |

  @card:TW-348
  Rule: The White Tree

    @id:cards-halls-0010 @compute
    Scenario: It grows from a sapling
      Given the emended rules
      And it is the organization phase
      And untapped Elrond and untapped Beretar are at Minas Tirith
      And Beretar bears "Sapling of the White Tree"
      And the player holds "The White Tree"
      When the player plays "The White Tree" with Elrond
      Then "Sapling of the White Tree" is in the discard pile
      And "The White Tree" is in play
      And the player has 5 miscellaneous points
      And the player has 0 item points

    @id:cards-halls-0071 @order @rule:core.actions.costs-paid-at-declaration
    Scenario: It has been given up before the tree stands there
      Given the emended rules
      And it is the organization phase
      And untapped Elrond and untapped Beretar are at Minas Tirith
      And Beretar bears "Sapling of the White Tree"
      And the player holds "The White Tree", "Marvels Told" and "Gates of Morning"
      When the player plays "The White Tree" with Elrond
      Then "Sapling of the White Tree" is in the discard pile
      And "The White Tree" is being played
      And the player has to act
      And the player has 0 item points

    @id:cards-halls-0011 @compute
    Scenario: Or from one that was kept there
      Given the emended rules
      And it is the organization phase
      And untapped Elrond is at Minas Tirith
      And the player's marshalling-point pile holds "Sapling of the White Tree"
      And the player holds "The White Tree"
      When the player plays "The White Tree" with Elrond
      Then "Sapling of the White Tree" is in the discard pile
      And "The White Tree" is in play
      And the player has 5 miscellaneous points
      And the player has 0 item points

    @id:cards-halls-0012 @forbid
    Scenario: Without one there is no tree
      Given the emended rules
      And it is the organization phase
      And untapped Elrond is at Minas Tirith
      And untapped Beretar is at Rivendell
      And Beretar bears "Sapling of the White Tree"
      And the player holds "The White Tree"
      When the player plays "The White Tree" with Elrond
      Then it is illegal by the text of "The White Tree"

  @card:TW-358
  Rule: Vilya

    Background:
      Given the emended rules
      And it is the organization phase
      And the player holds "Vilya"
      And the player's discard pile holds "Cram", "Dodge", "Glamdring", "Sting" and "TW-72"

    @id:cards-halls-0013 @compute
    Scenario: What was is again
      Given untapped Elrond is at Rivendell
      And the player's play deck holds "Star-glass", "Block", "Concealment", "Risky Blow" and "Stealth"
      When the player plays "Vilya" on Elrond for its second effect and rolls 5 and 5 for the corruption check and shuffles
      And the player chooses "Cram" for "Vilya"
      And the player chooses "Dodge" for "Vilya"
      And the player chooses "Sting" for "Vilya"
      Then "Cram", "Dodge" and "Sting" are in the play deck
      And "Vilya" is in the discard pile
      And the prowess of Elrond is 11

    @id:cards-halls-0014 @forbid
    Scenario Outline: Not at <site>, nor with <deck>
      Given untapped Elrond is at <site>
      And the player's play deck holds <deck>
      When the player plays "Vilya" on Elrond for its second effect
      Then it is illegal by the text of "Vilya"

      Examples:
        | case | site      | deck |
        | far  | Bree      | "Star-glass", "Block", "Concealment", "Risky Blow" and "Stealth" |
        | few  | Rivendell | "Star-glass", "Block", "Concealment" and "Risky Blow" |

  @card:TD-50
  Rule: No Escape from My Magic

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And the player has "Rangers of the North" in play
      And the opponent has "No Escape from My Magic" in play on "Rangers of the North"

    @id:cards-halls-0015 @forbid
    Scenario: Legolas has nobody to show him the way
      Given untapped Legolas is at Rivendell
      And the company is moving to Bree
      When the company travels by Rhudaur and Arthedain and rolls 6 and 5 for the card text
      And the movement/hazard phase is over
      And the company enters the site
      Then it is illegal by the text of "No Escape from My Magic"
      And Bree is in play
      And the company is at Bree
      And Rivendell is in the location deck

    @id:cards-halls-0040 @forbid
    Scenario: It is not sent twice against the same people
      Given untapped Legolas is at Lórien
      And the company is moving to Moria by Wold & Foothills and Redhorn Gate
      And the opponent holds "No Escape from My Magic"
      When the opponent plays "No Escape from My Magic" on "Rangers of the North"
      Then it is illegal by the text of "No Escape from My Magic"

    @id:cards-halls-0041 @allow
    Scenario: It is sent against others at the same time
      Given untapped Legolas is at Lórien
      And the company is moving to Moria by Wold & Foothills and Redhorn Gate
      And the player has "Riders of Rohan" in play
      And the opponent holds "No Escape from My Magic"
      When the opponent plays "No Escape from My Magic" on "Riders of Rohan"
      Then it is legal
      And the second "No Escape from My Magic" lies on "Riders of Rohan"

    @id:cards-halls-0070 @compute @rule:core.passive-conditions.duplicates-declared-once
    Scenario: Sent against two peoples of one land it finds travellers but once
      Given untapped Beretar is at Rivendell
      And the company is moving to Bree
      And the player has "Hobbits" in play
      And the opponent has "No Escape from My Magic" in play on "Hobbits"
      When the company travels by Rhudaur and Arthedain and rolls 6 and 5 for the card text
      And the movement/hazard phase is over
      And the company enters the site
      Then it is legal
      And Bree is in play
      And the company is at Bree
      And Rivendell is in the location deck

    @id:cards-halls-0042 @forbid
    Scenario: There are too many of the Snaga-hai
      Given the opponent is a Ringwraith
      And untapped Legolas is at Lórien
      And the company is moving to Moria by Wold & Foothills and Redhorn Gate
      And the opponent has "Snaga-hai" in play
      And the opponent holds "No Escape from My Magic"
      When the opponent plays "No Escape from My Magic" on "Snaga-hai"
      Then it is illegal by the text of "No Escape from My Magic"

    @id:cards-halls-0016 @allow
    Scenario: Beretar knows one
      Given untapped Beretar is at Rivendell
      And the company is moving to Bree
      When the company travels by Rhudaur and Arthedain and rolls 6 and 5 for the card text
      And the movement/hazard phase is over
      And the company enters the site
      Then it is legal
      And Bree is in play
      And the company is at Bree
      And Rivendell is in the location deck
