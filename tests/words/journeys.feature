Feature: Cards in words only, asked about while a hero company is on its way

  Background:
    Given it is the movement/hazard phase
    And untapped Aragorn II, untapped Legolas, untapped Balin and untapped Bilbo are at Lórien
    And the company is moving to Moria by Starter Movement

  Scenario Outline: <case>: <asked>
    Given <given>
    When it is asked whether <asked>

    Examples:
      | case     | given                                                           | asked                                                                     |
      | AS-25    | the opponent holds “Come at Need” and “War-warg”                | the opponent may play “Come at Need” on “War-warg”                        |
      | AS-36    | the opponent holds “Ride Against the Enemy” and “Éowyn”         | the opponent may play “Ride Against the Enemy” on the company             |
      | DM-137   | the player holds “Here Is a Snake!”                             | the player may play “Here Is a Snake!” on the company                     |
      | DM-49    | the opponent holds “Chance of Being Lost”                       | the opponent may play “Chance of Being Lost” on the company               |
      | DM-70    | the opponent holds “Long Dark Reach”                            | the opponent may play “Long Dark Reach” on the company                    |
      | DM-89    | the opponent holds “Shadow out of the Dark”                     | the opponent may play “Shadow out of the Dark”                            |
      | DM-97    | the opponent holds “Two or Three Tribes Present”                | the opponent may play “Two or Three Tribes Present” on the company        |
      | LE-136   | the opponent holds “Searching Eye”                              | the opponent may play “Searching Eye”                                     |
      | TD-67    | the opponent holds “Searching Eye”                              | the opponent may play “Searching Eye”                                     |
      | LE-143   | the opponent holds “Tidings of Bold Spies”                      | the opponent may play “Tidings of Bold Spies” on the company              |
      | TD-9     | the opponent holds “Cruel Caradhras”                            | the opponent may play “Cruel Caradhras” on the company                    |
      | TD-171   | the player holds “Wondrous Maps”                                | the player may play “Wondrous Maps” on the company                        |
      | TW-286   | the player holds “Morannon”                                     | the player may play “Morannon” on the company                             |
      | TW-282   | the player holds “Mirror of Galadriel”                          | the player may play “Mirror of Galadriel”                                 |
      | TW-86-b  | the opponent has “Shelob” in play                               | the opponent may use “Shelob”                                             |
      | DM-110-a | the opponent holds “Spider of the Môrlat”                       | the opponent may play “Spider of the Môrlat”                              |
      | DM-110-b | the opponent has “Spider of the Môrlat” in play                 | the opponent may use “Spider of the Môrlat”                               |
      | AS-15    | the opponent holds “Lord of the Haven”                          | the opponent may play “Lord of the Haven” on Aragorn II                   |
      | TD-86-a  | the opponent holds “Wolf-riders”                                | the opponent may play the creature “Wolf-riders” on the company           |
      | TD-86-b  | the opponent holds “Wolf-riders”                                | the opponent may play “Wolf-riders” on the company                        |
      | BA-16    | the opponent holds “Desire All for Thy Belly” and “Giant Spiders” | the opponent may play “Desire All for Thy Belly”                        |
      | AS-43    | the opponent holds “Will Shaken”                                | the opponent may play “Will Shaken”                                       |
      | AS-48    | the player has “Farmer Maggot” in play                          | the player may use “Farmer Maggot”                                        |
      | DM-147   | the player has “Knowledge of the Enemy” in play                 | the player may use “Knowledge of the Enemy”                               |
      | WH-39    | the player's marshalling-point pile holds “Wild Horses”         | the player may use “Wild Horses”                                          |

  Scenario: DM-77: the opponent may play “Out of the Black Sky” by night
    Given the opponent has “Doors of Night” in play
    And the opponent holds “Out of the Black Sky”
    When it is asked whether the opponent may play “Out of the Black Sky”

  Scenario: TD-82: the opponent may play “Winds of Wrath” by night
    Given the opponent has “Doors of Night” in play
    And the opponent holds “Winds of Wrath”
    When it is asked whether the opponent may play “Winds of Wrath” on the company
