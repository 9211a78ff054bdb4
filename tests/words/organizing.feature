Feature: Cards in words only, asked about while a hero company organizes

  Background:
    Given it is the organization phase
    And untapped Elrond, untapped Aragorn II, untapped Balin and untapped Bilbo are at Rivendell

  Scenario Outline: <case>: <asked>
    Given <given>
    When it is asked whether <asked>

    Examples:
      | case     | given                                                   | asked                                                    |
      | DM-153   | the player holds “Palm to Palm”                         | the player may play “Palm to Palm” on the company        |
      | TD-107   | the player holds “Dragon-feuds”                         | the player may play “Dragon-feuds”                       |
      | TD-145   | the player holds “Refuge”                               | the player may play “Refuge” on the company              |
      | TW-248-a | the player holds “Great Ship”                           | the player may play “Great Ship” with Aragorn II         |
      | TW-248-b | the player holds “Great Ship”                           | Aragorn II may play “Great Ship” on the company          |
      | TW-294-a | the player holds “Old Road” and “Woodmen”               | the player may play “Old Road” with Elrond               |
      | TW-294-b | the player holds “Old Road” and “Woodmen”               | Elrond may play “Old Road” on “Woodmen”                  |
      | TW-500   | the player has “Lure of MECCG” in play                  | the player may use “Lure of MECCG”                       |
      | DM-116   | the player has “Armory” in play                         | the player may use “Armory”                              |
      | DM-118   | the player has “Balance Between Powers” in play         | the player may use “Balance Between Powers”              |
      | DM-121   | the player has “Crown of Flowers” in play               | the player may use “Crown of Flowers”                    |
      | BA-34    | Aragorn II bears “Elven Rope”                           | Aragorn II may use “Elven Rope”                          |
      | WH-39    | the player's marshalling-point pile holds “Wild Horses” | the player may use “Wild Horses”                         |
      | TW-296   | Elrond bears “Palantír of Amon Sûl”                     | Elrond may use “Palantír of Amon Sûl”                    |
      | TW-299   | Elrond bears “Palantír of Minas Tirith”                 | Elrond may use “Palantír of Minas Tirith”                |
      | TW-301   | Elrond bears “Palantír of Osgiliath” and “Palantír of Orthanc” | Elrond may use “Palantír of Osgiliath”                   |
      | TD-6     | Balin bears “Black Breath”                              | the player may use “Black Breath”                        |
