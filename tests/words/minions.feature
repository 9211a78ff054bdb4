Feature: Cards in words only, asked about where a minion plays them

  Scenario Outline: <case>: <asked>
    Given the player is a Ringwraith
    And it is the organization phase
    And untapped <people> are at <site>
    And <given>
    When it is asked whether <asked>

    Examples:
      | case   | people                              | site         | given                                                | asked                                                             |
      | AS-72  | The Witch-king and Ciryaher         | Minas Morgul | the player holds “Black Horse”                       | The Witch-king may play “Black Horse”                             |
      | AS-73  | The Witch-king and Ciryaher         | Barad-dûr    | the player holds “Creature of an Older World”        | The Witch-king may play “Creature of an Older World”              |
      | LE-174 | The Witch-king and Ciryaher         | Minas Morgul | the player holds “By the Ringwraith’s Word”          | the player may play “By the Ringwraith’s Word” on Ciryaher        |
      | LE-330 | The Witch-king and Ciryaher         | Minas Morgul | Ciryaher bears “Palantír of Amon Sûl”                | Ciryaher may use “Palantír of Amon Sûl”                           |
      | LE-333 | The Witch-king and Ciryaher         | Minas Morgul | Ciryaher bears “Palantír of Minas Tirith”            | Ciryaher may use “Palantír of Minas Tirith”                       |
      | LE-335 | The Witch-king and Ciryaher         | Minas Morgul | Ciryaher bears “Palantír of Osgiliath”               | Ciryaher may use “Palantír of Osgiliath”                          |
      | AS-69  | The Witch-king and Ciryaher         | Minas Morgul | Ciryaher bears “The Ithil-stone”                     | Ciryaher may use “The Ithil-stone”                                |
      | AS-96  | The Witch-king and Ciryaher         | Minas Morgul | Ciryaher bears “Padding Feet”                        | Ciryaher may use “Padding Feet”                                   |
      | BA-40  | The Witch-king and Ciryaher         | Minas Morgul | the player holds “Long Grievous Siege”               | the player may play “Long Grievous Siege”                         |

  Scenario Outline: <case>: <asked>
    Given the player is a Ringwraith
    And untapped <people> are at <site>
    And the company has entered the site
    And <given>
    When it is asked whether <asked>

    Examples:
      | case     | people                         | site           | given                                           | asked                                                               |
      | LE-159   | The Witch-king and Ciryaher    | Minas Morgul   | the player holds “A Malady Without Healing”     | the player may play “A Malady Without Healing” with The Witch-king  |
      | LE-159-b | The Witch-king and Ciryaher    | Minas Morgul   | the player holds “A Malady Without Healing”     | The Witch-king may play “A Malady Without Healing” on Ciryaher      |
      | LE-169   | Ciryaher and Ostisen           | Weathertop     | the player holds “Black Rain”                   | the player may play “Black Rain” with Ciryaher                      |
      | LE-187   | The Witch-king and Ciryaher    | Minas Morgul   | the player holds “Freeze the Flesh”             | The Witch-king may play “Freeze the Flesh”                          |
      | AS-96-p  | Ciryaher and Ostisen           | Bree           | the player holds “Padding Feet”                 | the player may play “Padding Feet” on Ciryaher                      |
      | BA-41    | Gorbag and Shagrat             | Shelob's Lair  | Gorbag bears “No Better Use”                    | Gorbag may use “No Better Use”                                      |
      | AS-99    | Lieutenant of Angmar and Gorbag | Bree          | the player holds “Sack Over the Head”           | the player may play “Sack Over the Head” on Lieutenant of Angmar    |
      | AS-107   | Gorbag and Shagrat             | Bree           | the player holds “Use Your Legs”                | the player may play “Use Your Legs” on Gorbag                       |
      | AS-128   | Gorbag and Shagrat             | The Lonely Mountain | the player holds “Necklace of Girion”      | Gorbag may play “Necklace of Girion”                                |
      | AS-128-u | Gorbag and Shagrat             | Bree           | Gorbag bears “Necklace of Girion”               | Gorbag may use “Necklace of Girion”                                 |
      | DM-173   | Gorbag and Shagrat             | The Under-gates | the player holds “Mithril”                     | Gorbag may play “Mithril”                                           |

  Scenario Outline: <case>: <asked>
    Given the player is a Ringwraith
    And it is the movement/hazard phase
    And untapped Ciryaher and untapped Gorbag are at Moria
    And <given>
    And the opponent holds “<creature>”
    When the opponent plays the creature “<creature>” on the company keyed to a Shadow-hold
    And it is asked whether <asked>

    Examples:
      | case   | creature   | given                                     | asked                                                          |
      | LE-189 | Ghouls     | the player holds “Gold Chains in the Wind” | the player may play “Gold Chains in the Wind” with Ciryaher     |
      | LE-220 | Orc-guard  | the player holds “Ready to His Will”      | the player may play “Ready to His Will” with Gorbag            |
      | AS-110 | Orc-guard  | the player holds “World Gnawed by the Nameless” | the player may play “World Gnawed by the Nameless”       |

  Scenario Outline: <case>: <asked>
    Given the player is the Balrog
    And it is the <phase> phase
    And untapped The Balrog and untapped Azog are at <site>
    And <given>
    And <also>
    When it is asked whether <asked>

    Examples:
      | case    | phase        | site            | given                                     | also                              | asked                                                        |
      | BA-48-p | organization | The Under-gates | the player has “A More Evil Hour” in play | the site is tapped                | the player may use “A More Evil Hour”                        |
      | BA-57   | site         | The Under-gates | the player holds “Eddy in Fate’s Tide”    | the company has entered the site  | the player may play “Eddy in Fate’s Tide” on The Under-gates |

  Scenario Outline: <case>: <asked>
    Given the player is the Balrog
    And untapped The Balrog and untapped Azog are at The Drowning-deeps
    And <given>
    When the company enters the site
    And it is asked whether <asked>

    Examples:
      | case  | given                                      | asked                                          |
      | BA-67 | the player holds “Memories of Old Torture” | the player may play “Memories of Old Torture”  |
      | BA-79 | the player holds “Vanguard of Might”       | the player may play “Vanguard of Might”        |

  Scenario Outline: <case>: <asked>
    Given the player is a Ringwraith
    And it is the organization phase
    And untapped The Witch-king and untapped Ûvatha the Ringwraith are at Minas Morgul
    And Ûvatha the Ringwraith follows The Witch-king
    And <given>
    When it is asked whether <asked>

    Examples:
      | case  | given                               | asked                                                                        |
      | AS-72-b | the player holds “Black Horse”    | The Witch-king may play “Black Horse”                                        |
