Feature: What the nine Dragons do

  Nine Dragons, and four cards for each of them: in person, out hunting, at home, and won over.

  @card:TD-1 @card:TD-4 @card:TD-10 @card:TD-21 @card:TD-37 @card:TD-43 @card:TD-61 @card:TD-64 @card:TD-70
  Rule: On the hunt, each has his own grounds

    @id:cards-dragons-0001 @compute
    Scenario Outline: <dragon> sees somebody on the road to <to>
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beorn is at <from>
      And the company is moving to <to> by Starter Movement
      And the opponent has "<dragon> Ahunt" in play
      Then the attack is Dragon (<attack>)
      And the attack is a manifestation of <dragon>

      Examples:
        | case      | dragon    | from      | to                  | attack             |
        | agburanar | Agburanar | Lórien    | The Lonely Mountain | 3 strikes at 13/8  |
        | bairanax  | Bairanax  | Lórien    | Mount Gundabad      | 3 strikes at 12/6  |
        | daelomin  | Daelomin  | Lórien    | The Lonely Mountain | 4 strikes at 11/7  |
        | earcaraxe | Eärcaraxë | Edhellond | Isle of the Ulond   | 3 strikes at 15/6  |
        | itangast  | Itangast  | Lórien    | The Lonely Mountain | 4 strikes at 16/7  |
        | leucaruth | Leucaruth | Lórien    | The Lonely Mountain | 3 strikes at 14/7  |
        | scatha    | Scatha    | Lórien    | The Lonely Mountain | 4 strikes at 13/8  |
        | scorba    | Scorba    | Rivendell | Zarak Dûm           | 4 strikes at 10/7  |
        | smaug     | Smaug     | Lórien    | The Lonely Mountain | 3 strikes at 15/7  |

    @id:cards-dragons-0002 @compute
    Scenario Outline: In the night <dragon> flies as far as <to>
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beorn is at <from>
      And the company is moving to <to> by Starter Movement
      And the opponent has "<dragon> Ahunt" and "Doors of Night" in play
      Then the attack is Dragon (<attack>)
      And the attack is a manifestation of <dragon>

      Examples:
        | case      | dragon    | from        | to            | attack             |
        | agburanar | Agburanar | Lórien      | Buhr Widu     | 3 strikes at 13/8  |
        | bairanax  | Bairanax  | Lórien      | Buhr Widu     | 3 strikes at 12/6  |
        | daelomin  | Daelomin  | Lórien      | Buhr Widu     | 4 strikes at 11/7  |
        | earcaraxe | Eärcaraxë | Grey Havens | Himring       | 3 strikes at 15/6  |
        | itangast  | Itangast  | Lórien      | Buhr Widu     | 4 strikes at 16/7  |
        | leucaruth | Leucaruth | Lórien      | Buhr Widu     | 3 strikes at 14/7  |
        | scatha    | Scatha    | Lórien      | Sarn Goriwing | 4 strikes at 13/8  |
        | scorba    | Scorba    | Rivendell   | Weathertop    | 4 strikes at 10/7  |
        | smaug     | Smaug     | Lórien      | Buhr Widu     | 3 strikes at 15/7  |

    @id:cards-dragons-0003 @compute
    Scenario Outline: By day <dragon> does not fly as far as <to>
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beorn is at <from>
      And the company is moving to <to> by Starter Movement
      And the opponent has "<dragon> Ahunt" in play
      Then there is no attack
      And the hazard limit of the company is 2

      Examples:
        | case      | dragon    | from        | to            |
        | agburanar | Agburanar | Lórien      | Buhr Widu     |
        | bairanax  | Bairanax  | Lórien      | Buhr Widu     |
        | daelomin  | Daelomin  | Lórien      | Buhr Widu     |
        | earcaraxe | Eärcaraxë | Grey Havens | Himring       |
        | itangast  | Itangast  | Lórien      | Buhr Widu     |
        | leucaruth | Leucaruth | Lórien      | Buhr Widu     |
        | scatha    | Scatha    | Lórien      | Sarn Goriwing |
        | scorba    | Scorba    | Rivendell   | Weathertop    |
        | smaug     | Smaug     | Lórien      | Buhr Widu     |

  @card:TD-2 @card:TD-5 @card:TD-11 @card:TD-22 @card:TD-38 @card:TD-44 @card:TD-62 @card:TD-65 @card:TD-71
  Rule: At home, each has his own lair

    @id:cards-dragons-0004 @compute
    Scenario Outline: <dragon> keeps to <lair>
      Given the emended rules
      And untapped Beorn is at <lair>
      And the opponent has "<dragon> at Home" in play
      Then <lair> has the automatic-attacks Dragon (<own>) and Dragon (<added>)

      Examples:
        | case      | dragon    | lair                | own            | added              |
        | agburanar | Agburanar | Caves of Ûlund      | 1 strike at 13 | 2 strikes at 16/9  |
        | bairanax  | Bairanax  | Ovir Hollow         | 1 strike at 12 | 2 strikes at 15/7  |
        | daelomin  | Daelomin  | Dancing Spire       | 2 strikes at 11 | 3 strikes at 14/8  |
        | earcaraxe | Eärcaraxë | Isle of the Ulond   | 1 strike at 14 | 2 strikes at 18/7  |
        | itangast  | Itangast  | Gold Hill           | 1 strike at 15 | 3 strikes at 19/8  |
        | leucaruth | Leucaruth | Irerock             | 1 strike at 14 | 2 strikes at 17/8  |
        | scatha    | Scatha    | Gondmaeglom         | 1 strike at 14 | 3 strikes at 16/9  |
        | scorba    | Scorba    | Zarak Dûm           | 1 strike at 11 | 3 strikes at 13/8  |
        | smaug     | Smaug     | The Lonely Mountain | 1 strike at 14 | 2 strikes at 18/8  |

    @id:cards-dragons-0005 @compute
    Scenario Outline: <dragon> has left <lair>
      Given the emended rules
      And untapped Beorn is at <lair>
      And the opponent has "<dragon> at Home" and "<dragon> Ahunt" in play
      Then <lair> has the automatic-attack Dragon (<own>)

      Examples:
        | case      | dragon    | lair                | own            |
        | agburanar | Agburanar | Caves of Ûlund      | 1 strike at 13 |
        | bairanax  | Bairanax  | Ovir Hollow         | 1 strike at 12 |
        | daelomin  | Daelomin  | Dancing Spire       | 2 strikes at 11 |
        | earcaraxe | Eärcaraxë | Isle of the Ulond   | 1 strike at 14 |
        | itangast  | Itangast  | Gold Hill           | 1 strike at 15 |
        | leucaruth | Leucaruth | Irerock             | 1 strike at 14 |
        | scatha    | Scatha    | Gondmaeglom         | 1 strike at 14 |
        | scorba    | Scorba    | Zarak Dûm           | 1 strike at 11 |
        | smaug     | Smaug     | The Lonely Mountain | 1 strike at 14 |

  @card:TW-3 @card:TD-3 @card:TW-26 @card:TD-20 @card:TD-36 @card:TW-48 @card:TD-60 @card:TD-63 @card:TW-90
  Rule: In person, each comes further afield when it is night

    @id:cards-dragons-0006 @allow
    Scenario Outline: By night <dragon> comes to <region>
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beorn is at <from>
      And the company is moving to <to> by Starter Movement
      And the opponent has "Doors of Night" in play
      And the opponent holds "<dragon>"
      When the opponent plays the creature "<dragon>" on the company keyed to <region>
      Then it is legal
      And the attack is a manifestation of <dragon>
      And "<dragon>" is in play

      Examples:
        | case      | dragon    | from      | to                    | region                |
        | agburanar | Agburanar | Lórien    | Irerock               | Withered Heath        |
        | bairanax  | Bairanax  | Lórien    | Mount Gundabad        | Gundabad              |
        | daelomin  | Daelomin  | Lórien    | Irerock               | Withered Heath        |
        | earcaraxe | Eärcaraxë | Edhellond | Isle of the Ulond     | Andrast Coast         |
        | itangast  | Itangast  | Lórien    | The Lonely Mountain   | Northern Rhovanion    |
        | leucaruth | Leucaruth | Lórien    | The Lonely Mountain   | Northern Rhovanion    |
        | scatha    | Scatha    | Lórien    | Thranduil’s Halls     | Woodland Realm        |
        | scorba    | Scorba    | Rivendell | Carn Dûm              | Angmar                |
        | smaug     | Smaug     | Lórien    | Iron Hill Dwarf-hold  | Iron Hills            |

    @id:cards-dragons-0007 @allow
    Scenario Outline: By night <dragon> comes to <to> itself
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beorn is at <to>
      And the opponent has "Doors of Night" in play
      And the opponent holds "<dragon>"
      When the opponent plays the creature "<dragon>" on the company keyed to <to>
      Then it is legal
      And the attack is a manifestation of <dragon>
      And "<dragon>" is in play

      Examples:
        | case      | dragon    | to                  |
        | agburanar | Agburanar | Irerock             |
        | bairanax  | Bairanax  | Mount Gundabad      |
        | daelomin  | Daelomin  | Irerock             |
        | itangast  | Itangast  | The Lonely Mountain |
        | leucaruth | Leucaruth | The Lonely Mountain |
        | scatha    | Scatha    | Thranduil’s Halls   |
        | scorba    | Scorba    | Carn Dûm            |
        | smaug     | Smaug     | Irerock             |

    @id:cards-dragons-0008 @forbid
    Scenario Outline: By day <dragon> does not come to <to>
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beorn is at <to>
      And the opponent holds "<dragon>"
      When the opponent plays the creature "<dragon>" on the company keyed to <to>
      Then it is illegal by core.hazards.declare-key

      Examples:
        | case      | dragon    | to                  |
        | agburanar | Agburanar | Irerock             |
        | bairanax  | Bairanax  | Mount Gundabad      |
        | daelomin  | Daelomin  | Irerock             |
        | itangast  | Itangast  | The Lonely Mountain |
        | leucaruth | Leucaruth | The Lonely Mountain |
        | scatha    | Scatha    | Thranduil’s Halls   |
        | scorba    | Scorba    | Carn Dûm            |
        | smaug     | Smaug     | Irerock             |

  @card:LE-259 @card:AS-112 @card:AS-115 @card:AS-116 @card:AS-117 @card:AS-118 @card:LE-283 @card:LE-284 @card:LE-285
  Rule: Won over, each has his price and his hunting grounds

    @id:cards-dragons-0009 @compute
    Scenario Outline: <dragon> is not above taking a gift
      Given the emended rules
      And the player is a Ringwraith
      And untapped The Witch-king is at <lair>
      And The Witch-king bears "High Helm"
      And the company has entered the site
      When The Witch-king influences "<dragon> Roused" for "High Helm" and rolls <dice>
      Then "<dragon> Roused" is in the marshalling-point pile
      And "High Helm" is in the discard pile
      And The Witch-king and the site are tapped
      And the player has <points> faction points
      And the player has 0 item points

      Examples:
        | case      | dragon    | lair                | dice    | points |
        | agburanar | Agburanar | Caves of Ûlund      | 3 and 4 | 4      |
        | bairanax  | Bairanax  | Ovir Hollow         | 3 and 3 | 3      |
        | daelomin  | Daelomin  | Dancing Spire       | 3 and 4 | 4      |
        | earcaraxe | Eärcaraxë | Isle of the Ulond   | 3 and 4 | 4      |
        | itangast  | Itangast  | Gold Hill           | 4 and 5 | 6      |
        | leucaruth | Leucaruth | Irerock             | 3 and 4 | 4      |
        | scatha    | Scatha    | Gondmaeglom         | 4 and 4 | 5      |
        | scorba    | Scorba    | Zarak Dûm           | 3 and 3 | 3      |
        | smaug     | Smaug     | The Lonely Mountain | 3 and 4 | 5      |

    @id:cards-dragons-0010 @compute
    Scenario: A gift is not always enough, and gone all the same
      Given the emended rules
      And the player is a Ringwraith
      And untapped The Witch-king is at The Lonely Mountain
      And The Witch-king bears "High Helm"
      And the company has entered the site
      When The Witch-king influences "Smaug Roused" for "High Helm" and rolls 3 and 3
      Then "Smaug Roused" and "High Helm" are in the discard pile
      And The Witch-king is tapped
      And the player has 0 item points

    @id:cards-dragons-0011 @forbid
    Scenario: Smaug looks at a mere dagger, and laughs
      Given the emended rules
      And the player is a Ringwraith
      And untapped The Witch-king is at The Lonely Mountain
      And The Witch-king bears "Old Treasure"
      And the company has entered the site
      When it is asked whether The Witch-king may influence "Smaug Roused" for "Old Treasure"
      Then it is illegal by core.site-phase.play-faction

    @id:cards-dragons-0012 @compute
    Scenario Outline: <dragon> hunts for his new friends on the road to <to>
      Given the emended rules
      And the opponent is a Ringwraith
      And it is the movement/hazard phase
      And untapped Beorn is at <from>
      And the company is moving to <to> by Starter Movement
      And the opponent's marshalling-point pile holds "<dragon> Roused"
      Then the attack is Dragon (<attack>)
      And the attack comes from "<dragon> Roused"

      Examples:
        | case      | dragon    | from      | to                  | attack             |
        | agburanar | Agburanar | Lórien    | The Lonely Mountain | 2 strikes at 15/9  |
        | bairanax  | Bairanax  | Lórien    | Mount Gundabad      | 2 strikes at 14/7  |
        | daelomin  | Daelomin  | Lórien    | The Lonely Mountain | 3 strikes at 13/8  |
        | earcaraxe | Eärcaraxë | Edhellond | Isle of the Ulond   | 2 strikes at 17/7  |
        | itangast  | Itangast  | Lórien    | The Lonely Mountain | 3 strikes at 18/8  |
        | leucaruth | Leucaruth | Lórien    | The Lonely Mountain | 2 strikes at 16/8  |
        | scatha    | Scatha    | Lórien    | The Lonely Mountain | 3 strikes at 15/9  |
        | scorba    | Scorba    | Rivendell | Zarak Dûm           | 3 strikes at 12/8  |
        | smaug     | Smaug     | Lórien    | The Lonely Mountain | 2 strikes at 17/8  |

  @card:TD-2
  Rule: Agburanar at home lets one come for nothing

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beorn is at The Lonely Mountain
      And the opponent has "Agburanar at Home" in play
      And the opponent holds "Scatha at Home", "Itangast at Home", "Scorba at Home" and "Smaug"

    @id:cards-dragons-0013 @allow
    Scenario: Three where there is room for two
      When the opponent plays "Scatha at Home"
      And the opponent passes
      And the opponent plays "Itangast at Home"
      And the opponent passes
      And the opponent plays "Scorba at Home"
      Then it is legal
      And "Scatha at Home", "Itangast at Home" and "Scorba at Home" are in play

    @id:cards-dragons-0014 @forbid
    Scenario: Not four
      When the opponent plays "Scatha at Home"
      And the opponent passes
      And the opponent plays "Itangast at Home"
      And the opponent passes
      And the opponent plays "Scorba at Home"
      And the opponent plays the creature "Smaug" on the company keyed to The Lonely Mountain
      Then it is illegal by core.hazards.limit-at-declaration
      And "Scatha at Home", "Itangast at Home" and "Scorba at Home" are in play

  @card:TD-5
  Rule: Bairanax at home stirs the beasts

    @id:cards-dragons-0015 @compute
    Scenario: Crows have come, and there is room for one more trouble
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beorn is at Weathertop
      And the opponent has "Bairanax at Home" in play
      And the opponent holds "Crebain"
      Then the hazard limit of the company is 2
      When the opponent plays the creature "Crebain" on the company
      And Beorn faces the strike and rolls 3 and 3
      Then the hazard limit of the company is 3
      And Beorn is tapped
      And "Crebain" is in the marshalling-point pile
      And the player has 1 kill points

  @card:TD-22
  Rule: Eärcaraxë at home makes the sea unsafe

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beorn, untapped Gimli and untapped Legolas are at Edhellond
      And the opponent has "Eärcaraxë at Home" in play

    @id:cards-dragons-0016 @compute
    Scenario: Two seas are as bad as one
      Given the company is moving to Isle of the Ulond by Starter Movement
      Then the hazard limit of the company is 4

    @id:cards-dragons-0017 @compute
    Scenario: On dry land one hears nothing of it
      Given the company is moving to Pelargir by Starter Movement
      Then the hazard limit of the company is 3

  @card:TD-38
  Rule: Itangast at home makes great treasures greater burdens

    @id:cards-dragons-0018 @compute
    Scenario: A great sword weighs more, and a lesser one does not
      Given the emended rules
      And untapped Gimli and untapped Legolas are at Rivendell
      And Gimli bears "Enruned Shield"
      And Legolas bears "Glamdring"
      And the opponent has "Itangast at Home" in play
      Then the corruption points of Gimli are 3
      And the corruption points of Legolas are 1

  @card:TD-44
  Rule: Leucaruth at home has enough of others

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beorn is at The Lonely Mountain
      And the opponent has "Leucaruth at Home" in play
      And the opponent holds "Scatha at Home", "Smaug" and "Crebain"

    @id:cards-dragons-0019 @allow
    Scenario: One other is not too many
      When the opponent plays the creature "Smaug" on the company keyed to The Lonely Mountain
      Then it is legal
      And the attack comes from "Smaug"
      And "Smaug" is in play

    @id:cards-dragons-0020 @forbid
    Scenario: Two are
      When the opponent plays "Scatha at Home"
      Then "Scatha at Home" is in play
      When the opponent plays the creature "Smaug" on the company keyed to The Lonely Mountain
      Then it is illegal by the text of "Leucaruth at Home"

    @id:cards-dragons-0021 @allow
    Scenario: Crows are not counted
      When the opponent plays "Scatha at Home"
      And the opponent plays the creature "Crebain" on the company
      Then it is legal
      And "Scatha at Home" and "Crebain" are in play

  @card:TD-62
  Rule: Scatha at home makes people hard to talk to

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And untapped The Witch-king is at The Lonely Mountain
      And the opponent has "Scatha at Home" in play
      And the company has entered the site

    @id:cards-dragons-0022 @compute
    Scenario: What would have been enough is not
      When The Witch-king influences "Smaug Roused" and rolls 5 and 5
      Then "Smaug Roused" is in the discard pile
      And The Witch-king is tapped

    @id:cards-dragons-0023 @compute
    Scenario: It takes one more
      When The Witch-king influences "Smaug Roused" and rolls 5 and 6
      Then "Smaug Roused" is in the marshalling-point pile
      And The Witch-king and the site are tapped
      And the player has 5 faction points

  @card:TD-65
  Rule: Scorba at home makes middling treasures burdens

    @id:cards-dragons-0024 @compute
    Scenario: Glamdring weighs more, and the great shield does not
      Given the emended rules
      And untapped Gimli and untapped Legolas are at Rivendell
      And Gimli bears "Enruned Shield"
      And Legolas bears "Glamdring"
      And the opponent has "Scorba at Home" in play
      Then the corruption points of Gimli are 2
      And the corruption points of Legolas are 2

  @card:TD-71
  Rule: Smaug at home keeps travellers from learning anything

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beorn is at Lórien
      And the company is moving to Mount Gundabad by Starter Movement
      And the player's play deck holds "Glamdring", "Sting" and "Cram"

    @id:cards-dragons-0025 @forbid
    Scenario: There is one card less to draw on the way to Gundabad
      Given the opponent has "Smaug at Home" in play
      When the player draws a card
      Then the player holds 1 card
      And "Glamdring" is in hand
      And the player may not draw a card by core.actions.needs-allowance

    @id:cards-dragons-0026 @allow
    Scenario: With Smaug gone, there are two
      When the player draws a card
      And the player draws a card
      Then it is legal
      And the player holds 2 cards
      And "Glamdring" and "Sting" are in hand

  @card:TW-29
  Rule: Dragon's Desolation

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beorn is at Weathertop
      And the opponent holds "Dragon's Desolation" and "Smaug"

    @id:cards-dragons-0027 @forbid
    Scenario: Nothing draws Smaug to Weathertop
      When the opponent plays the creature "Smaug" on the company keyed to Weathertop
      Then it is illegal by core.hazards.declare-key

    @id:cards-dragons-0028 @allow
    Scenario: Scorched earth does
      When the opponent plays "Dragon's Desolation" on the site for its second effect
      And the player passes
      And the opponent plays the creature "Smaug" on the company keyed to Weathertop
      Then it is legal
      And the attack is Dragon (2 strikes at 17/8)
      And "Smaug" is in play
      And "Dragon's Desolation" is in the discard pile

  @card:TW-29
  Rule: It draws one, and not two

    @id:cards-dragons-0029 @forbid
    Scenario: Itangast comes too late
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Aragorn II, untapped Gimli and untapped Legolas are at Weathertop
      And the player holds "Concealment"
      And the opponent holds "Dragon's Desolation", "Smaug" and "Itangast"
      When the opponent plays "Dragon's Desolation" on the site for its second effect
      And the player passes
      And the opponent plays the creature "Smaug" on the company keyed to Weathertop
      And the player plays "Concealment" with Aragorn II
      Then there is no attack
      And "Smaug", "Concealment" and "Dragon's Desolation" are in the discard pile
      And Aragorn II is tapped
      And the opponent may not play the creature "Itangast" on the company keyed to Weathertop by core.hazards.declare-key

  @card:TD-2
  Rule: Agburanar at home does not mind what is done elsewhere

    @id:cards-dragons-0103 @compute
    Scenario: A cake changes hands
      Given the emended rules
      And it is the organization phase
      And untapped Glóin and untapped Balin are at Rivendell
      And Glóin bears "Cram"
      And the opponent has "Agburanar at Home" in play
      When Glóin hands "Cram" to Balin and rolls 5 and 5
      Then it is legal
      And Balin bears "Cram"

  @card:TW-29
  Rule: Who would come anyway is not drawn

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Aragorn II, untapped Gimli and untapped Legolas are at The Lonely Mountain
      And the player holds "Concealment"
      And the opponent holds "Dragon's Desolation", "Agburanar" and "Eärcaraxë"

    @id:cards-dragons-0101 @allow
    Scenario: By night Agburanar hunts here, and there is still something for Eärcaraxë
      Given the opponent has "Doors of Night" in play
      When the opponent plays "Dragon's Desolation" on the site for its second effect
      And the player passes
      And the opponent plays the creature "Agburanar" on the company keyed to The Lonely Mountain
      And the player plays "Concealment" with Aragorn II
      Then there is no attack
      And "Agburanar", "Concealment" and "Dragon's Desolation" are in the discard pile
      And Aragorn II is tapped
      And the opponent may play the creature "Eärcaraxë" on the company keyed to The Lonely Mountain

    @id:cards-dragons-0102 @forbid
    Scenario: By day he has eaten what there was
      When the opponent plays "Dragon's Desolation" on the site for its second effect
      And the player passes
      And the opponent plays the creature "Agburanar" on the company keyed to The Lonely Mountain
      And the player plays "Concealment" with Aragorn II
      Then there is no attack
      And "Agburanar", "Concealment" and "Dragon's Desolation" are in the discard pile
      And Aragorn II is tapped
      And the opponent may not play the creature "Eärcaraxë" on the company keyed to The Lonely Mountain by core.hazards.declare-key

  @card:TD-116
  Rule: Flatter a Foe

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Gimli and untapped Beorn are at Ovir Hollow
      And the player holds "Flatter a Foe"
      And the opponent holds "Bairanax"
      When the opponent plays the creature "Bairanax" on the company keyed to Ovir Hollow

    @id:cards-dragons-0030 @compute
    Scenario: A diplomat finds the right words
      When the player plays "Flatter a Foe" on Gimli and rolls 4 and 3 for the card text
      Then there is no attack
      And "Flatter a Foe" and "Bairanax" are in the discard pile
      And the hazard limit of the company is 0

    @id:cards-dragons-0031 @compute
    Scenario: Not quite the right ones
      When the player plays "Flatter a Foe" on Gimli and rolls 3 and 3 for the card text
      Then the attack is Dragon (2 strikes at 14/7)
      And "Flatter a Foe" is in the discard pile
      And "Bairanax" is in play

    @id:cards-dragons-0032 @compute
    Scenario: Beorn has none to spare
      When the player plays "Flatter a Foe" on Beorn and rolls 4 and 4 for the card text
      Then the attack is Dragon (2 strikes at 14/7)
      And "Flatter a Foe" is in the discard pile
      And "Bairanax" is in play

    @id:cards-dragons-0104 @compute
    Scenario: An eagle has no influence at all
      Given Beorn bears "Gwaihir"
      When the player plays "Flatter a Foe" on "Gwaihir" and rolls 5 and 5 for the card text
      Then the attack is Dragon (2 strikes at 14/7)
      And "Flatter a Foe" is in the discard pile
      And "Bairanax" is in play

  @card:TD-170
  Rule: Wizard's Staff

    @id:cards-dragons-0033 @compute
    Scenario: It remembers rituals
      Given the emended rules
      And it is the end-of-turn phase
      And untapped Gandalf is at Rivendell
      And Gandalf bears "Wizard’s Staff"
      And the player's discard pile holds "Marvels Told"
      When the player uses "Wizard’s Staff" and rolls 5 and 5 for the corruption check
      Then "Marvels Told" is in hand
      And Gandalf is tapped

  @card:DM-167
  Rule: Dragon-helm

    Background:
      Given the emended rules
      And untapped Glóin and untapped Pippin are at Ovir Hollow

    @id:cards-dragons-0034 @compute
    Scenario: A warrior's head fits it
      Given Glóin bears "Dragon-helm"
      Then the prowess of Glóin is 6
      And the body of Glóin is 9
      And Glóin has 5 direct influence left for Pippin

    @id:cards-dragons-0035 @compute
    Scenario: A Hobbit's does not
      Given Pippin bears "Dragon-helm"
      Then the prowess of Pippin is 1
      And the body of Pippin is 9

    @id:cards-dragons-0036 @allow
    Scenario: Dragons do not like the look of it
      Given Glóin bears "Dragon-helm"
      When the company enters the site
      And the player uses "Dragon-helm"
      Then it is legal
      And there is no attack
      And "Dragon-helm" is tapped

  @card:TD-102
  Rule: Bow of Dragon-horn

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Faramir, untapped Gimli and untapped Pippin are at Rivendell
      And the company is moving to Weathertop by Starter Movement
      And the opponent holds "Wargs" and "Barrow-wight"

    @id:cards-dragons-0037 @compute
    Scenario: One Warg falls before it comes near
      Given Faramir bears "Bow of Dragon-horn"
      When the opponent plays the creature "Wargs" on the company keyed to a Wilderness
      And the player uses "Bow of Dragon-horn"
      Then the attack is Wolf (1 strike at 9)
      And "Bow of Dragon-horn" is tapped
      And "Wargs" is in play

    @id:cards-dragons-0038 @forbid
    Scenario: A Hobbit cannot bend it
      Given Pippin bears "Bow of Dragon-horn"
      When the opponent plays the creature "Wargs" on the company keyed to a Wilderness
      And the player uses "Bow of Dragon-horn"
      Then it is illegal by the text of "Bow of Dragon-horn"
      And "Wargs" is in play

  @card:TD-76
  Rule: Times Are Evil

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And untapped The Witch-king is at The Lonely Mountain
      And the opponent has "Times Are Evil" in play
      And the company has entered the site

    @id:cards-dragons-0039 @compute
    Scenario: Twelve is not enough in evil times
      When The Witch-king influences "Smaug Roused" and rolls 6 and 6
      Then "Smaug Roused" is in the discard pile
      And The Witch-king is tapped

    @id:cards-dragons-0040 @compute
    Scenario: A gift makes up for it
      Given The Witch-king bears "High Helm"
      When The Witch-king influences "Smaug Roused" for "High Helm" and rolls 5 and 5
      Then "Smaug Roused" is in the marshalling-point pile
      And "High Helm" is in the discard pile
      And The Witch-king and the site are tapped
      And the player has 5 faction points
      And the player has 0 item points

  @card:TD-170
  Rule: The staff is for Wizards

    Background:
      Given the emended rules
      And untapped Gandalf and untapped Aragorn II are at The Lonely Mountain
      And the company has entered the site

    @id:cards-dragons-0041 @allow
    Scenario: Gandalf finds a staff in the hoard
      When Gandalf plays "Wizard’s Staff"
      Then it is legal
      And Gandalf bears "Wizard’s Staff"
      And Gandalf and the site are tapped
      And the player has 3 item points

    @id:cards-dragons-0042 @forbid
    Scenario: Aragorn leaves it where it is
      When Aragorn II plays "Wizard’s Staff"
      Then it is illegal by the text of "Wizard’s Staff"

  @card:TD-161
  Rule: Valiant Sword

    Background:
      Given the emended rules
      And untapped Gimli and untapped Pippin are at Rivendell

    @id:cards-dragons-0043 @compute
    Scenario: It makes a warrior harder to kill
      Given Gimli bears "Valiant Sword"
      Then the prowess of Gimli is 7
      And the body of Gimli is 9

    @id:cards-dragons-0044 @compute
    Scenario: It makes a Hobbit no harder
      Given Pippin bears "Valiant Sword"
      Then the prowess of Pippin is 3
      And the body of Pippin is 9

  @card:TD-2
  Rule: It is for Dragons, and for Agburanar at home

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beorn is at Weathertop

    @id:cards-dragons-0045 @forbid
    Scenario: He is in somebody's hand, and the first Dragon is counted
      Given the opponent holds "Agburanar at Home", "Scatha at Home", "Itangast at Home" and "Scorba at Home"
      When the opponent plays "Scatha at Home"
      And the opponent plays "Itangast at Home"
      Then the opponent may not play "Scorba at Home" by core.hazards.limit-at-declaration
      And "Scatha at Home" and "Itangast at Home" are in play

    @id:cards-dragons-0046 @forbid
    Scenario: What is no Dragon is counted
      Given the opponent has "Agburanar at Home" in play
      And the opponent holds "Doors of Night", "Minions Stir" and "Wake of War"
      When the opponent plays "Doors of Night"
      And the opponent plays "Minions Stir"
      Then the opponent may not play "Wake of War" by core.hazards.limit-at-declaration
      And "Doors of Night" and "Minions Stir" are in play

  @card:TD-44
  Rule: It is for Leucaruth at home

    @id:cards-dragons-0047 @allow
    Scenario: She is in somebody's hand, and a second Dragon comes
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beorn is at Weathertop
      And the opponent holds "Leucaruth at Home", "Scatha at Home" and "Itangast at Home"
      When the opponent plays "Scatha at Home"
      And the opponent plays "Itangast at Home"
      Then it is legal
      And "Scatha at Home" and "Itangast at Home" are in play
