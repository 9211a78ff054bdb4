Feature: Cards in words only, asked about in a fight

  Scenario Outline: <case>: <asked>
    Given it is the movement/hazard phase
    And untapped Gandalf, untapped Aragorn II and untapped Balin are at Lórien
    And the company is moving to Moria by Starter Movement
    And <given>
    And the opponent holds “<creature>”
    When the opponent plays the creature “<creature>” on the company keyed to a <key>
    And it is asked whether <asked>

    Examples:
      | case     | creature     | key         | given                                                    | asked                                                            |
      | DM-160   | Brigands     | Wilderness  | the player holds “Token of Goodwill”                     | the player may play “Token of Goodwill” with Balin               |
      | TD-148   | Giant        | Wilderness  | the player holds “Riddling Talk”                         | the player may play “Riddling Talk” with Gandalf                 |
      | TD-122   | Giant        | Wilderness  | the player holds “Helm of Her Secrecy”                   | the player may play “Helm of Her Secrecy”                        |
      | TD-107   | Cave-drake   | Wilderness  | the player holds “Dragon-feuds”                          | the player may play “Dragon-feuds”                               |
      | TW-354   | Giant        | Wilderness  | the player holds “True Fána”                             | the player may play “True Fána” with Gandalf                     |
      | TW-321   | Giant        | Wilderness  | the player holds “Sacrifice of Form”                     | Gandalf may play “Sacrifice of Form”                             |
      | TW-305   | Giant        | Wilderness  | the player holds “Praise to Elbereth”                    | Gandalf may play “Praise to Elbereth”                            |
      | AS-41    | Giant        | Wilderness  | the opponent holds “Turning Hope to Despair”             | the opponent may play “Turning Hope to Despair” on the company   |
      | BA-20    | Orc-guard    | Shadow-hold | the opponent holds “Imprisoned and Mocked”               | the opponent may play “Imprisoned and Mocked”                    |
      | TD-15    | Cave-drake   | Wilderness  | the opponent holds “Dragon’s Breath”                     | the opponent may play “Dragon’s Breath”                          |
      | TD-12    | Cave-drake   | Wilderness  | the opponent holds “Deftness of Agility”                 | the opponent may play “Deftness of Agility” on Balin             |
      | TD-29    | Cave-drake   | Wilderness  | the opponent holds “Half an Eye Open”                    | the opponent may play “Half an Eye Open”                         |
      | TD-41    | Orc-guard    | Shadow-hold | the opponent holds “Left Behind”                         | the opponent may play “Left Behind” on Balin                     |
      | TD-79    | Cave-drake   | Wilderness  | the opponent holds “Velocity of Haste”                   | the opponent may play “Velocity of Haste”                        |
      | TD-23    | Cave-drake   | Wilderness  | the opponent holds “Exile of Solitude”                   | the opponent may play “Exile of Solitude” on Balin               |
      | TW-33    | Giant        | Wilderness  | the opponent holds “Fell Beast”                          | the opponent may play “Fell Beast”                               |
      | TW-492   | Orc-guard    | Shadow-hold | the opponent holds “Fury of the Iron Crown”              | the opponent may play “Fury of the Iron Crown”                   |
      | TD-168   | Giant        | Wilderness  | the player holds “Wit”                                   | the player may play “Wit”                                        |
      | AS-48    | Giant        | Wilderness  | the player has “Farmer Maggot” in play                   | the player may use “Farmer Maggot”                               |
      | DM-168   | Giant        | Wilderness  | Balin bears “Dwarven Light-stone”                        | Balin may use “Dwarven Light-stone”                              |
      | DM-176   | Orc-guard    | Shadow-hold | Balin bears “Phial of Galadriel”                         | Balin may use “Phial of Galadriel”                               |
      | LE-419   | Giant        | Wilderness  | Balin bears “Deadly Dart”                                | Balin may use “Deadly Dart”                                      |
      | TD-152   | Giant        | Wilderness  | the player holds “Skin-changer”                          | the player may play “Skin-changer”                               |

  Scenario Outline: <case>: <asked>
    Given it is the movement/hazard phase
    And untapped Gandalf, untapped Aragorn II and untapped Balin are at Lórien
    And the company is moving to Moria by Starter Movement
    And <given>
    And the opponent holds “<creature>”
    When the opponent plays the creature “<creature>” on the company keyed to a <key>
    And the player assigns a strike to Balin
    And it is asked whether <asked>

    Examples:
      | case      | creature   | key        | given                                           | asked                                                 |
      | TW-33-s   | Giant      | Wilderness | the opponent holds “Fell Beast”                 | the opponent may play “Fell Beast” on Balin           |
      | TD-23-s   | Giant      | Wilderness | the opponent holds “Exile of Solitude”          | the opponent may play “Exile of Solitude” on Balin    |
      | TW-492-s  | Giant      | Wilderness | the opponent holds “Fury of the Iron Crown”     | the opponent may play “Fury of the Iron Crown”        |
      | TW-354-s  | Giant      | Wilderness | the player holds “True Fána”                    | the player may play “True Fána” with Gandalf          |
      | AS-73     | Giant      | Wilderness | Balin bears “Creature of an Older World”        | the player may use “Creature of an Older World”       |
      | WH-90     | Giant      | Wilderness | Balin bears “Bow of Alatar”                     | the player may use “Bow of Alatar”                    |

  Scenario: DM-129: the player may play “Fifteen Birds in Five Firtrees” in the morning
    Given it is the movement/hazard phase
    And the player has “Gates of Morning” in play
    And untapped Gandalf, untapped Aragorn II and untapped Balin are at Lórien
    And the company is moving to Moria by Starter Movement
    And the player holds “Fifteen Birds in Five Firtrees”
    And the opponent holds “Orc-guard”
    When the opponent plays the creature “Orc-guard” on the company keyed to a Shadow-hold
    And it is asked whether the player may play “Fifteen Birds in Five Firtrees”
