Feature: Cards in words only, asked about while a hero company is at its site

  Scenario Outline: <case>: <asked>
    Given untapped Gandalf, untapped Bilbo and untapped Balin are at <site>
    And the company has entered the site
    And <given>
    When it is asked whether <asked>

    Examples:
      | case     | site                  | given                                                            | asked                                                                |
      | DM-117   | Moria                 | the player holds “Await the Advent of Allies”                    | the player may play “Await the Advent of Allies” on Balin            |
      | DM-119   | Moria                 | the player holds “Barrow-blade”                                  | the player may play “Barrow-blade” on Balin                          |
      | DM-128   | Minas Tirith          | the player holds “Fate of the Ithil-stone”                       | the player may play “Fate of the Ithil-stone” on the company         |
      | DM-138   | Bree                  | the player holds “Hidden Knife”                                  | the player may play “Hidden Knife”                                   |
      | DM-141   | Bree                  | the player holds “Hour of Need”                                  | the player may play “Hour of Need” with Gandalf                      |
      | DM-146   | Isengard              | the player holds “Into the Smoking Cone”                         | the player may play “Into the Smoking Cone” on the company           |
      | DM-147   | Moria                 | the player holds “Knowledge of the Enemy”                        | the player may play “Knowledge of the Enemy” on Balin                |
      | DM-148   | Bag End               | the player holds “Mallorn”                                       | the player may play “Mallorn”                                        |
      | DM-154   | Dol Guldur            | the player holds “Pass the Doors of Dol Guldur”                  | the player may play “Pass the Doors of Dol Guldur” on the company    |
      | AS-57    | Moria                 | the player holds “Tower Raided”                                  | the player may play “Tower Raided” on Moria                          |
      | TD-122   | Edoras                | the player holds “Helm of Her Secrecy” and “Éowyn”               | the player may play “Helm of Her Secrecy” on the company             |
      | TD-126   | The Lonely Mountain   | the player holds “King under the Mountain”                       | the player may play “King under the Mountain” on Balin               |
      | TD-127   | The Lonely Mountain   | the player holds “Legendary Hoard”                               | the player may play “Legendary Hoard” on The Lonely Mountain         |
      | TD-156   | Bree                  | the player holds “The Riddle Game”                               | the player may play “The Riddle Game” with Gandalf                   |
      | TW-282   | Lórien                | the player holds “Mirror of Galadriel”                           | the player may play “Mirror of Galadriel” with Gandalf               |
      | DM-173   | The Under-gates       | the player holds “Mithril”                                       | Balin may play “Mithril”                                             |
      | DM-170   | The Under-gates       | the player holds “Gems of Arda”                                  | Balin may play “Gems of Arda”                                        |
      | DM-169   | Minas Tirith          | the player holds “Forgotten Scrolls”                             | Balin may play “Forgotten Scrolls”                                   |
      | DM-176   | Lórien                | the player holds “Phial of Galadriel”                            | Balin may play “Phial of Galadriel”                                  |
      | AS-128   | Barad-dûr             | Balin bears “Necklace of Girion”                                 | Balin may use “Necklace of Girion”                                   |
      | DM-174   | Bree                  | Balin bears “Necklace of Girion”                                 | Balin may use “Necklace of Girion”                                   |
      | TD-108   | The Lonely Mountain   | Bilbo bears “Dragon-lore”                                        | Bilbo may use “Dragon-lore”                                          |
      | TD-133   | Moria                 | Balin bears “Map to Mithril”                                     | Balin may use “Map to Mithril”                                       |
      | TD-146   | The Lonely Mountain   | the player holds “Returned Exiles”                               | Balin may influence “Returned Exiles”                                |
      | AS-142   | The Worthy Hills      | Balin bears “Dagger of Westernesse”                              | the player may use The Worthy Hills                                  |
      | WH-85    | Rivendell             | the player holds “Wizard’s Trove”                                | the player may play “Wizard’s Trove”                                 |
      | WH-54    | Bree                  | Balin bears “Vile Fumes”                                         | Balin may use “Vile Fumes”                                           |
      | LE-419   | Moria                 | Balin bears “Deadly Dart”                                        | Balin may use “Deadly Dart”                                          |
      | DM-168   | Moria                 | Balin bears “Dwarven Light-stone”                                | Balin may use “Dwarven Light-stone”                                  |
      | DM-172   | Moria                 | Balin bears “Lost Tome”                                          | Balin may use “Lost Tome”                                            |
      | DM-149   | Moria                 | the player holds “Memories Recalled”                             | the player may use “Memories Recalled”                                |
      | TW-500   | Moria                 | the player has “Lure of MECCG” in play                           | the player may use “Lure of MECCG”                                   |
      | TW-354   | Moria                 | the player holds “True Fána”                                     | the player may play “True Fána” with Gandalf                         |
      | TW-321   | Moria                 | the player holds “Sacrifice of Form”                             | Gandalf may play “Sacrifice of Form”                                 |
      | TW-305   | Moria                 | the player holds “Praise to Elbereth”                            | the player may play “Praise to Elbereth” with Gandalf                |
      | DM-143   | Moria                 | the player holds “The Hunt”                                      | the player may play “The Hunt”                                       |

  Scenario Outline: <case>: <asked>
    Given untapped <people> are at <site>
    And the company has entered the site
    And <given>
    And <also>
    When it is asked whether <asked>

    Examples:
      | case     | people                  | site      | given                               | also                                                           | asked                                                |
      | DM-119-b | Balin and Gandalf       | Moria     | Balin bears “Dagger of Westernesse” | the player holds “Barrow-blade”                                | Balin may play “Barrow-blade”                        |
      | TW-192   | Aragorn II and Balin    | Rivendell | Aragorn II bears “Narsil”           | the player has “Andúril, the Flame of the West” in play        | the player may use “Andúril, the Flame of the West”  |
      | TW-320   | Gandalf and Balin       | Moria     | Gandalf bears “Roäc the Raven”      | the player holds “Woodmen”                                     | the player may use “Roäc the Raven”                  |
      | DM-180   | Folco Boffin and Balin  | Rivendell | the player holds Sam Gamgee         | the site is tapped                                             | the player may use Folco Boffin                      |
      | TW-291   | Galadriel and Balin     | Lórien    | the player holds “Nenya”            | the site is tapped                                             | Galadriel may play “Nenya”                           |
