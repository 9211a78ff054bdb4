Feature: Treasures for which much is given

  The Ring, the stone of kings, an axe out of the deep and an arrow that calls the Riders.

  @card:TW-312
  Rule: The Red Arrow

    Background:
      Given the emended rules
      And untapped Merry and untapped Pippin are at Edoras
      And the company has entered the site
      And the player holds "Riders of Rohan"
      And Merry bears "Red Arrow"

    @id:cards-treasure-0001 @allow
    Scenario: Merry brings it, and no more need be said
      When Merry influences "Riders of Rohan"
      Then it is legal
      And "Riders of Rohan" is in play
      And Merry and the site are tapped
      And the player has 3 faction points

    @id:cards-treasure-0002 @compute
    Scenario: Pippin has nothing to show
      When Pippin influences "Riders of Rohan" and rolls 1 and 2
      Then "Riders of Rohan" is in the discard pile
      And Pippin is tapped

  @card:LE-418
  Rule: What a Dwarf would do for the Arkenstone

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped Tarcil is at Moria
      And Tarcil bears "The Arkenstone"

    @id:cards-treasure-0003 @compute
    Scenario: Bróin takes it and is not seen again
      Given untapped Bróin is at Moria
      And Bróin bears "High Helm"
      When the player uses "The Arkenstone" on Bróin
      Then it is legal
      And Bróin, "High Helm" and "The Arkenstone" are in the discard pile
      And the player has 0 item points
      And the player has 2 character points

    @id:cards-treasure-0004 @compute
    Scenario: So does Balin, who is on the other side
      Given the opponent's untapped Balin is at Moria
      When the player uses "The Arkenstone" on Balin
      Then it is legal
      And Balin and "The Arkenstone" are in the discard pile
      And the player has 0 item points
      And the opponent has 0 character points
      And the opponent's Moria is in the location deck

    @id:cards-treasure-0005 @forbid
    Scenario: He is too far away
      Given the opponent's untapped Balin is at Edoras
      When the player uses "The Arkenstone" on Balin
      Then it is illegal by the text of "The Arkenstone"

    @id:cards-treasure-0006 @forbid
    Scenario: Legolas does not care for it
      Given the opponent's untapped Legolas is at Moria
      When the player uses "The Arkenstone" on Legolas
      Then it is illegal by the text of "The Arkenstone"

  @card:AS-122
  Rule: Ancient Black Axe

    Background:
      Given the emended rules
      And the player is a Ringwraith

    @id:cards-treasure-0007 @compute
    Scenario Outline: Against <who> a body of 8 is one of <body>
      Given it is the movement/hazard phase
      And untapped <who> is at Moria
      And <who> bears "Ancient Black Axe"
      And the opponent holds "Rogrog"
      When the opponent plays the creature "Rogrog" on the company keyed to a Shadow-hold
      And <who> faces the strike and rolls 6 and 6, then 4 and 4 for the strike body check
      Then "Rogrog" is <pile>
      And <who> is tapped
      And the player has <points> kill points

      Examples:
        | case    | who    | body | pile                             | points |
        | warrior | Gorbag | 7    | out of play         | 0      |
        | other   | Belegorn | 8    | in the discard pile | 0      |

    @id:cards-treasure-0008 @compute
    Scenario: Tarcil sees it raised, and does not waver
      Given it is the organization phase
      And untapped Gorbag and untapped Tarcil are at Moria
      And Gorbag bears "Ancient Black Axe"
      And Tarcil bears "The Least of Gold Rings"
      And the player holds "Deeper Shadow"
      When Tarcil hands "The Least of Gold Rings" to Gorbag
      And the player uses "Ancient Black Axe" on Tarcil and rolls 6 and 6 for the corruption check of Gorbag, then 1 and 1 for the corruption check of Tarcil
      Then it is legal
      And Gorbag bears "The Least of Gold Rings"
      And "Ancient Black Axe" is tapped

    @id:cards-treasure-0010 @forbid
    Scenario: In the hands of Belegorn it is of no use
      Given it is the organization phase
      And untapped Gorbag and untapped Belegorn are at Moria
      And Belegorn bears "Ancient Black Axe"
      And Gorbag bears "The Least of Gold Rings"
      When Gorbag hands "The Least of Gold Rings" to Belegorn
      Then the player may not use "Ancient Black Axe" on Gorbag by the text of "Ancient Black Axe"
      And Gorbag bears "The Least of Gold Rings"

    @id:cards-treasure-0013 @forbid
    Scenario: Whoever is far away does not see it
      Given it is the organization phase
      And untapped Belegorn and untapped Tarcil are at Moria
      And untapped Gorbag is at Dol Guldur
      And Gorbag bears "Ancient Black Axe"
      And Belegorn bears "The Least of Gold Rings"
      When Belegorn hands "The Least of Gold Rings" to Tarcil
      Then the player may not use "Ancient Black Axe" on Belegorn by the text of "Ancient Black Axe"
      And Belegorn bears "The Least of Gold Rings"

    @id:cards-treasure-0014 @compute
    Scenario: From another company he does
      Given it is the organization phase
      And untapped Belegorn and untapped Tarcil are at Moria
      And untapped Gorbag is at another Moria
      And Gorbag bears "Ancient Black Axe"
      And Belegorn bears "The Least of Gold Rings"
      When Belegorn hands "The Least of Gold Rings" to Tarcil
      And the player uses "Ancient Black Axe" on Belegorn and rolls 6 and 6 for the corruption check of Gorbag, then 1 and 1 for the corruption check of Belegorn
      Then Tarcil bears "The Least of Gold Rings"
      And "Ancient Black Axe" is tapped

    @id:cards-treasure-0040 @order @rule:core.passive-conditions.own-chain
    Scenario: What it is tapped for comes first, and then its price
      Given it is the organization phase
      And untapped Gorbag and untapped Tarcil are at Moria
      And Gorbag bears "Ancient Black Axe"
      And Tarcil bears "The Least of Gold Rings"
      When Tarcil hands "The Least of Gold Rings" to Gorbag
      And the player uses "Ancient Black Axe" on Tarcil and rolls 1 and 1 for the corruption check of Tarcil, then 4 and 4 for the corruption check of Gorbag
      Then Gorbag bears "The Least of Gold Rings"
      And "Ancient Black Axe" and Gorbag are tapped

    @id:cards-treasure-0041 @order @rule:core.strikes.passives-order
    Scenario: Nor does its price wait for the end of a fight
      Given it is the movement/hazard phase
      And untapped Gorbag, tapped Tarcil and untapped Lagduf are at Moria
      And Gorbag bears "Ancient Black Axe"
      And the opponent has "Despair of the Heart" in play on Tarcil
      And the opponent holds "Pûkel-men"
      When the opponent plays the creature "Pûkel-men" on the company keyed to a Shadow-hold
      And the player assigns a strike to Lagduf
      And the player assigns a strike to Gorbag
      And Lagduf faces the strike and rolls 1 and 1
      And the player uses "Ancient Black Axe" on Tarcil and rolls 1 and 1 for the corruption check of Tarcil, then 4 and 4 for the corruption check of Gorbag, then 2 and 2 for the body check
      Then "Ancient Black Axe" is tapped
      And Lagduf is wounded
      And "Pûkel-men" is in play

  @card:TW-347 @card:LE-326
  Rule: The One Ring makes whoever has it mighty

    @id:cards-treasure-0009 @compute
    Scenario Outline: <who> has <prowess> with it
      Given the emended rules
      And the player is a <kind>
      And it is the organization phase
      And untapped <who> is at <site>
      And <who> bears "The One Ring"
      Then the prowess of <who> is <prowess>

      Examples:
        | case    | who        | kind       | site      | prowess |
        | frodo   | Frodo      | Wizard     | Rivendell | 2       |
        | aragorn | Aragorn II | Wizard     | Rivendell | 11      |
        | tarcil  | Tarcil     | Ringwraith | Moria     | 8       |
        | grima   | Gorbag     | Ringwraith | Moria     | 11      |

    @id:cards-treasure-0011 @compute
    Scenario Outline: <who> is not there when the blow falls
      Given the emended rules
      And the player is a <kind>
      And it is the movement/hazard phase
      And untapped <who> is at the <side> Moria
      And <who> bears "The One Ring"
      And the opponent holds "Orc-guard"
      When the opponent plays the creature "Orc-guard" on the company keyed to a Shadow-hold
      And the player assigns a strike to <who>
      And <who> faces the strike
      And the player uses "The One Ring" and rolls 6 and 6 for the corruption check
      Then it is legal
      And the strike against <who> was cancelled
      And "Orc-guard" is in the discard pile

      Examples:
        | case    | who        | kind       | side   |
        | aragorn | Aragorn II | Wizard     | hero   |
        | gorbag  | Gorbag     | Ringwraith | minion |

    @id:cards-treasure-0012 @forbid
    Scenario Outline: Who is dead sees <who> better with it
      Given the emended rules
      And the player is a <kind>
      And it is the movement/hazard phase
      And untapped <who> is at the <side> Moria
      And <who> bears "The One Ring"
      And the player holds "<card>"
      And the opponent holds "Barrow-wight"
      When the opponent plays the creature "Barrow-wight" on the company keyed to a Shadow-hold
      And <who> faces the strike
      Then the player may not use "The One Ring" now by the text of "The One Ring"
      And "Barrow-wight" is in play

      Examples:
        | case    | who        | kind       | side   | card  |
        | aragorn | Aragorn II | Wizard     | hero   | Dodge |
        | gorbag  | Gorbag     | Ringwraith | minion | Under His Blow |

  @card:LE-326
  Rule: It is not found where rings are stored

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped Tarcil and untapped Hador are at Dol Guldur
      And Tarcil bears "Gold Ring that Sauron Fancies"
      And the player holds "The One Ring" and "Test of Fire"

    @id:cards-treasure-0015 @forbid
    Scenario: It is stored, and nobody notices
      When the player stores "Gold Ring that Sauron Fancies" and rolls 6 and 5, then 6 and 6 for the ring test
      Then Tarcil may not play "The One Ring" in the place of "Gold Ring that Sauron Fancies" by the text of "The One Ring"
      And "Gold Ring that Sauron Fancies" is in the discard pile
      And the player has 0 item points

    @id:cards-treasure-0016 @allow
    Scenario: It is tried in the fire, and everybody does
      When the player plays "Test of Fire" with Hador on "Gold Ring that Sauron Fancies" and rolls 6 and 6 for the ring test
      Then Tarcil may play "The One Ring" in the place of "Gold Ring that Sauron Fancies"
      And "Gold Ring that Sauron Fancies" and "Test of Fire" are in the discard pile
      And the player has 0 item points

  @card:AS-136
  Rule: Usriev of Treachery

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is the movement/hazard phase

    @id:cards-treasure-0017 @compute
    Scenario Outline: Against <creature> Gorbag comes to <total>
      Given untapped Gorbag is at Dol Guldur
      And the company is moving to Moria by Starter Movement
      And Gorbag bears "Usriev of Treachery"
      And the opponent holds "<creature>"
      When the opponent plays the creature "<creature>" on the company keyed to <key>
      And the player assigns a strike to Gorbag
      And Gorbag faces the strike and rolls 6 and 6, then 1 and 1 for the strike body check
      Then the total of Gorbag against the strike was <total>
      And "<creature>" is in the discard pile
      And Gorbag is tapped

      Examples:
        | case  | creature             | key             | total |
        | other | Ent in Search of the Entwives | a Wilderness | 19 |
        | elves | Elf-lord Revealed in Wrath | a Wilderness | 20  |

    @id:cards-treasure-0018 @compute
    Scenario: Gorbag takes two upon himself
      Given untapped Gorbag, untapped Lagduf and untapped Shagrat are at Moria
      And Gorbag bears "Usriev of Treachery"
      And the opponent holds "Orc-guard"
      When the opponent plays the creature "Orc-guard" on the company keyed to a Shadow-hold
      And the player assigns a strike to Gorbag
      And the player assigns a strike to Gorbag
      Then it is legal
      And "Orc-guard" is in play

    @id:cards-treasure-0019 @forbid
    Scenario: Not three, and nobody else two
      Given untapped Gorbag, untapped Lagduf and untapped Shagrat are at Moria
      And Gorbag bears "Usriev of Treachery"
      And the opponent holds "Orc-guard"
      When the opponent plays the creature "Orc-guard" on the company keyed to a Shadow-hold
      And the player assigns a strike to Gorbag
      And the player assigns a strike to Gorbag
      And the player assigns a strike to Lagduf
      Then the player may not assign a strike to Gorbag by core.strikes.one-strike-one-character
      And the player may not assign a strike to Lagduf by core.strikes.one-strike-one-character
      And "Orc-guard" is in play
