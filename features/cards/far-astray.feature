Feature: How far one may stray, and who keeps the way

  Doors that are shut to whoever has strayed, and people who see the weather before it comes.

  @card:WH-79
  Rule: Plotting Ruin

    Background:
      Given the emended rules
      And the player is a Fallen-wizard
      And it is the organization phase
      And untapped Faramir is at Isengard
      And the player has "Plotting Ruin" in play

    @id:cards-far-astray-0001 @forbid
    Scenario Outline: <site> is no place for a plotter
      Then the company may not move to the hero <site> by the text of "Plotting Ruin"
      And the company may move to the minion <site>

      Examples:
        | case    | site      |
        | haven   | Lórien    |
        | free    | Edoras    |
        | border  | Dunharrow |

    @id:cards-far-astray-0002 @allow
    Scenario: Ruins are ruins
      Then the company may move to the hero Glittering Caves

  @card:WH-21
  Rule: Heart Grown Cold

    Background:
      Given the emended rules
      And the player is a Fallen-wizard
      And it is the organization phase
      And untapped Faramir is at Isengard
      And the opponent has "Heart Grown Cold" in play

    @id:cards-far-astray-0003 @forbid
    Scenario: Havens are closed at once
      Then the company may not move to the hero Lórien by the text of "Heart Grown Cold"
      And the company may move to the minion Lórien
      And the company may move to the hero Edoras
      And the company may move to the hero Dunharrow

    @id:cards-far-astray-0004 @forbid
    Scenario: With more than four stage points so are Free-holds
      Given the player has "Shameful Deeds" and "Wizard's Myrmidon" in play
      Then the player has 5 stage points
      And the company may not move to the hero Edoras by the text of "Heart Grown Cold"
      And the company may move to the minion Edoras
      And the company may move to the hero Dunharrow

    @id:cards-far-astray-0005 @forbid
    Scenario: With more than seven so are Border-holds
      Given the player has "Shameful Deeds" and "War-forges" in play
      And the player has "Blind to All Else" in play
      Then the player has 8 stage points
      And the company may not move to the hero Dunharrow by the text of "Heart Grown Cold"
      And the company may move to the minion Dunharrow
      And the company may move to the hero Glittering Caves

  @card:WH-15
  Rule: Cast from the Order

    Background:
      Given the emended rules
      And the player is the Fallen-wizard Saruman
      And it is the movement/hazard phase
      And untapped Saruman is at Isengard
      And untapped Faramir is at the hero Glittering Caves
      And the opponent holds "Cast from the Order"

    @id:cards-far-astray-0006 @compute
    Scenario: He has not strayed so far yet
      Given the player has "Shameful Deeds" in play
      When the player chooses Saruman's company to go next
      And the opponent plays "Cast from the Order" on Saruman and rolls 6 and 5
      Then "Cast from the Order" is in the discard pile
      And the player has 4 stage points

    @id:cards-far-astray-0007 @compute
    Scenario: One point more, and nobody knows him
      Given the player has "Shameful Deeds" in play
      When the player chooses Saruman's company to go next
      And the opponent plays "Cast from the Order" on Saruman and rolls 6 and 6
      Then Saruman bears "Cast from the Order"

  @card:WH-15
  Rule: Whoever is cast out

    Background:
      Given the emended rules
      And the player is the Fallen-wizard Saruman
      And it is the organization phase
      And untapped Saruman is at Isengard
      And untapped Faramir is at the hero Glittering Caves
      And the opponent has "Cast from the Order" in play on Saruman

    @id:cards-far-astray-0008 @forbid
    Scenario: No friendly house takes in his people
      Then Faramir's company may not move to the hero Edoras by the text of "Cast from the Order"
      And Faramir's company may move to the minion Edoras

    @id:cards-far-astray-0009 @allow
    Scenario: The Sons of Kings hunt him down
      Given it is the movement/hazard phase
      And untapped Éomer is at the hero Dol Amroth
      And Saruman's company is moving to the minion Dunnish Clan-hold by Gap of Isen, Enedhwaith and Dunland
      And the opponent holds "Sons of Kings"
      When the player chooses Saruman's company to go next
      Then the opponent may play the creature "Sons of Kings" on Saruman's company

    @id:cards-far-astray-0010 @forbid
    Scenario: They have nothing against Éomer
      Given it is the movement/hazard phase
      And untapped Éomer is at the hero Dol Amroth
      And Éomer's company is moving to the hero Pelargir by Belfalas and Lebennin
      And the opponent holds "Sons of Kings"
      When the player chooses Éomer's company to go next
      Then the opponent may not play the creature "Sons of Kings" on Éomer's company by the text of "Sons of Kings"

  @card:WH-34 @card:WH-47
  Rule: Whoever sees the weather before it comes

    @id:cards-far-astray-0011 @order
    Scenario Outline: <who> knows a way through the snow
      Given the emended rules
      And the player is a <kind>
      And it is the movement/hazard phase
      And untapped <who> is at <from>
      And <who> bears "<card>"
      And the company is moving to <to> by Starter Movement
      And the opponent has "Doors of Night" in play
      And the opponent holds "Snowstorm"
      When the player uses "<card>"
      And 6 and 6 are rolled for the corruption check of <who>
      And the opponent plays "Snowstorm"
      And the opponent passes
      Then the company is on its way
      And <who> is tapped
      And "Snowstorm" and <to> are in play

      Examples:
        | case    | card                 | kind       | who     | from       | to           |
        | heroes  | Promptings of Wisdom | Wizard     | Beretar | Rivendell  | Weathertop   |
        | minions | Piercing All Shadows | Ringwraith | Odoacer | Dol Guldur | Woodmen-town |

    @id:cards-far-astray-0012 @order
    Scenario: It is not too late when it snows already
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Rivendell
      And Beretar bears "Promptings of Wisdom"
      And the company is moving to Weathertop by Starter Movement
      And the opponent has "Doors of Night" in play
      And the opponent holds "Snowstorm"
      When the opponent plays "Snowstorm"
      And the player uses "Promptings of Wisdom" in response
      And 6 and 6 are rolled for the corruption check of Beretar
      And the opponent passes
      Then the company is on its way
      And Beretar is tapped
      And "Snowstorm" and Weathertop are in play

    @id:cards-far-astray-0013 @order
    Scenario: Who does not tap is snowed in
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Rivendell
      And Beretar bears "Promptings of Wisdom"
      And the company is moving to Weathertop by Starter Movement
      And the opponent has "Doors of Night" in play
      And the opponent holds "Snowstorm"
      When the opponent plays "Snowstorm"
      And the opponent passes
      Then the company is at Rivendell
      And "Snowstorm" is in play
      And Weathertop is in the location deck

    @id:cards-far-astray-0014 @compute
    Scenario Outline: With <card> no winter closes the door
      Given the emended rules
      And the player is a <kind>
      And it is the movement/hazard phase
      And untapped <who> is at <from>
      And <who> bears "<card>"
      And the company is moving to <to> by Starter Movement
      And the opponent has "Doors of Night" in play
      And the opponent holds "Long Winter"
      When the player uses "<card>"
      And 6 and 6 are rolled for the corruption check of <who>
      And the opponent plays "Long Winter"
      Then <to> is untapped
      And <who> is tapped
      And the company is on its way
      And "Long Winter" and <to> are in play

      Examples:
        | case    | card                 | kind       | who     | from       | to         |
        | heroes  | Promptings of Wisdom | Wizard     | Beretar | Lórien     | Moria      |
        | minions | Piercing All Shadows | Ringwraith | Odoacer | Dol Guldur | Moria      |

  @card:WH-45
  Rule: Govern the Storms

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is the movement/hazard phase
      And untapped Hador and untapped Odoacer are at Dol Guldur
      And the company is moving to Woodmen-town by Starter Movement
      And the player holds "Govern the Storms"
      And the opponent has "Doors of Night" in play

    @id:cards-far-astray-0015 @order
    Scenario: Hador speaks to the snow
      Given the opponent holds "Snowstorm"
      When the player plays "Govern the Storms" with Hador and rolls 6 and 6 for the corruption check
      And the opponent plays "Snowstorm"
      And the opponent passes
      Then the company is on its way
      And "Snowstorm" and Woodmen-town are in play
      And "Govern the Storms" is in the discard pile

    @id:cards-far-astray-0016 @forbid
    Scenario: Odoacer does not know the words
      Then the player may not play "Govern the Storms" with Odoacer by the text of "Govern the Storms"
