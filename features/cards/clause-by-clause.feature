Feature: What is easily overlooked on a card

  A line here, a line there: none of them stands for nothing.

  # People

  @card:AS-71 @card:AS-74 @card:BA-35
  Rule: Some friends are seen from afar

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And untapped Layos is at the minion Bree

    @id:cards-clauses-0001 @compute
    Scenario Outline: With <ally> nobody takes Layos for a traveller
      Given Layos bears "<ally>"
      When the company enters the site
      Then the attack is not detainment

      Examples:
        | case  | ally       |
        | bats  | Great Bats |
        | troll | Cave Troll |

  @card:TW-131
  Rule: Bilbo has to be fetched from his home

    Background:
      Given the emended rules
      And it is the organization phase
      And the player holds "Bilbo"

    @id:cards-clauses-0002 @forbid
    Scenario: Rivendell would have to wait for him
      Given Elrond is at Rivendell
      When the player plays Bilbo into Elrond's company
      Then it is illegal by the text of "Bilbo"

    @id:cards-clauses-0003 @allow
    Scenario: At Bag End he puts on his cloak
      Given Elrond is at Bag End
      When the player plays Bilbo into Elrond's company
      Then it is legal
      And Bilbo and Elrond form a company
      And Bilbo is under general influence
      And Bilbo is in play
      And the player has 5 character points

  @card:LE-50 @card:LE-51 @card:LE-52 @card:LE-53 @card:LE-54 @card:LE-55 @card:LE-56 @card:LE-57 @card:LE-58
  Rule: Each Ringwraith has a mode that suits him

    @id:cards-clauses-0004 @compute
    Scenario Outline: <nazgul> rides and speaks in his own way
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped <nazgul> is at Minas Morgul
      And the player has "<mode>" in play on <nazgul>
      Then the prowess of <nazgul> is <prowess>
      And the direct influence of <nazgul> is <influence>

      Examples:
        | case          | nazgul                   | mode          | prowess | influence |
| adunaphel | Adûnaphel the Ringwraith | Heralded Lord | 6 | 9 |
        | adunaphel-riding | Adûnaphel the Ringwraith | Fell Rider | 8 | 1 |
        | akhorahil | Akhôrahil the Ringwraith | Heralded Lord | 6 | 9 |
        | akhorahil-riding | Akhôrahil the Ringwraith | Fell Rider | 11 | 0 |
        | dwar | Dwar the Ringwraith | Heralded Lord | 7 | 5 |
        | dwar-riding | Dwar the Ringwraith | Fell Rider | 10 | 2 |
        | hoarmurath | Hoarmûrath the Ringwraith | Heralded Lord | 6 | 7 |
        | hoarmurath-riding | Hoarmûrath the Ringwraith | Fell Rider | 12 | 0 |
        | indur | Indûr the Ringwraith | Heralded Lord | 7 | 7 |
        | indur-riding | Indûr the Ringwraith | Fell Rider | 8 | 2 |
        | khamul | Khamûl the Ringwraith | Heralded Lord | 7 | 5 |
        | khamul-riding | Khamûl the Ringwraith | Fell Rider | 12 | 1 |
        | ren | Ren the Ringwraith | Heralded Lord | 6 | 5 |
        | ren-riding | Ren the Ringwraith | Fell Rider | 12 | 1 |
        | uvatha | Ûvatha the Ringwraith | Heralded Lord | 7 | 5 |
        | uvatha-riding | Ûvatha the Ringwraith | Fell Rider | 10 | 2 |
        | witch-king | The Witch-king | Heralded Lord | 7 | 9 |
        | witch-king-riding | The Witch-king | Fell Rider | 12 | 0 |

  @card:AS-1 @card:AS-5 @card:AS-6
  Rule: Three brothers are easier to keep than one

    @id:cards-clauses-0005 @compute
    Scenario Outline: <one> beside <other>
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And <one> and <other> are at Ettenmoors
      Then the mind of <one> is 3
      And the player has 19 general influence left

      Examples:
        | case   | one    | other  |
        | burat  | Bûrat  | Wûluag |
        | tuma   | Tûma   | Bûrat  |
        | wuluag | Wûluag | Tûma   |

    @id:cards-clauses-0006 @compute
    Scenario: Bûrat among strangers
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And Bûrat and Gorbag are at Ettenmoors
      Then the mind of Bûrat is 4

  # Factions

  @card:LE-262
  Rule: Three bands under one leader are an army

    @id:cards-clauses-0007 @compute
    Scenario Outline: Orc Captain leads <bands>
      Given the emended rules
      And the player is a Ringwraith
      And Orc Captain is at the minion Barad-dûr
      And Orc Captain bears <bands>
      Then the player has <points> faction points

      Examples:
        | case  | bands                                           | points |
        | three | "Black Trolls", "Ungol-orcs" and "Orcs of Udûn" | 5 |
        | two   | "Black Trolls" and "Ungol-orcs"                  | 2      |

  @card:LE-259 @card:AS-112 @card:AS-117
  Rule: A Dragon won over lets his friends in peace

    @id:cards-clauses-0008 @compute
    Scenario Outline: <dragon> turns away
      Given the emended rules
      And the player is a Ringwraith
      And it is the movement/hazard phase
      And untapped Gorbag is at the minion <lair>
      And the player's marshalling-point pile holds "<dragon> Roused"
      And the opponent holds "<dragon>"
      When the opponent plays the creature "<dragon>" on the company keyed to <lair>
      Then there is no attack
      And "<dragon>" is in the discard pile

      Examples:
        | case      | dragon    | lair           |
        | agburanar | Agburanar | Caves of Ûlund |
        | bairanax  | Bairanax  | Ovir Hollow    |
        | itangast  | Itangast  | Gold Hill      |

  # Sites

  @card:AS-145 @card:AS-149
  Rule: Where they are looked for

    @id:cards-clauses-0009 @compute
    Scenario: Edhellond is well watched
      Given the emended rules
      And the player is a Ringwraith
      And it is the movement/hazard phase
      And Gorbag and Radbug are at the minion Geann a-Lisch
      And the company is moving to the minion Edhellond by Starter Movement
      Then the hazard limit of the company is 4

    @id:cards-clauses-0010 @forbid
    Scenario: No Ringwraith comes to the havens of the Elves
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped Dwar the Ringwraith is at the minion Geann a-Lisch
      And the player has "Fell Rider" in play on Dwar the Ringwraith
      When Dwar the Ringwraith's company moves to the minion Edhellond
      Then it is illegal by the text of "Edhellond"

    @id:cards-clauses-0011 @allow
    Scenario: Gorbag may try
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped Gorbag is at the minion Geann a-Lisch
      When it is asked whether Gorbag's company may move to the minion Edhellond
      Then it is legal

  @card:AS-150 @card:AS-154
  Rule: It is a long way over the sea

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is the movement/hazard phase

    @id:cards-clauses-0012 @compute
    Scenario: Himring tires Orcs
      Given untapped Gorbag and untapped Radbug are at the minion Geann a-Lisch
      And the company is moving to the minion Himring by Starter Movement
      When the player chooses Gorbag for Himring
      Then Gorbag is tapped

    @id:cards-clauses-0013 @compute
    Scenario: The Isles tire Men
      Given untapped Layos and untapped Jerrek are at the minion Geann a-Lisch
      And the company is moving to the minion “Isles of the Dead that Live” by Starter Movement
      When the player chooses Layos for “Isles of the Dead that Live”
      Then Layos is tapped

  # Creatures

  @card:AS-8 @card:AS-10
  Rule: They do not strike so hard at friends

    @id:cards-clauses-0014 @compute
    Scenario: Durin's Folk spare heroes
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Legolas is at Rivendell
      And the company is moving to Bree by Starter Movement
      And the opponent holds "Durin’s Folk"
      When the opponent plays the creature "Durin’s Folk" on the company keyed to a Wilderness
      Then the attack is Dwarf (5 strikes at 6)
      And "Durin’s Folk" is no longer in hand

    @id:cards-clauses-0015 @compute
    Scenario: And not minions
      Given the emended rules
      And the player is a Ringwraith
      And it is the movement/hazard phase
      And untapped Gorbag is at Carn Dûm
      And the company is moving to the minion Cameth Brin by Starter Movement
      And the opponent holds "Durin’s Folk"
      When the opponent plays the creature "Durin’s Folk" on the company keyed to a Wilderness
      Then the attack is Dwarf (5 strikes at 8)
      And "Durin’s Folk" is no longer in hand

    @id:cards-clauses-0016 @compute
    Scenario: Whom the Galadhrim wound they rob
      Given the emended rules
      And the player is a Ringwraith
      And it is the movement/hazard phase
      And untapped Gorbag is at Carn Dûm
      And Gorbag bears "Saw-toothed Blade"
      And the company is moving to the minion Cameth Brin by Starter Movement
      And the opponent holds "Galadhrim"
      When the opponent plays the creature "Galadhrim" on the company keyed to Rhudaur
      And Gorbag faces the strike and rolls 1 and 1, then 1 and 1 for the body check
      Then Gorbag is wounded
      And "Saw-toothed Blade" is in the discard pile
      And "Galadhrim" is no longer in hand

  @card:AS-9
  Rule: Where Dwarves have passed, others follow

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Legolas is at Rivendell
      And the opponent holds "Radagast the Tamer"

    @id:cards-clauses-0017 @allow
    Scenario Outline: Radagast comes to <site>
      Given the company is moving to <site> by Starter Movement
      And the company has faced the opponent's "Dwarven Travelers" this turn
      When it is asked whether the opponent may play the creature "Radagast the Tamer" on the company keyed to <key>
      Then it is legal

      Examples:
        | case | site       | key             |
        | hold | Bree       | a Border-hold   |
        | lair | Ettenmoors | a Ruins & Lairs |

    @id:cards-clauses-0025 @allow
    Scenario: He comes behind them at once
      Given the company is moving to Bree by Starter Movement
      And the opponent holds "Dwarven Travelers"
      When the opponent plays the creature "Dwarven Travelers" on the company keyed to a Wilderness
      And Legolas faces the strike untapped and rolls 6 and 5
      And it is asked whether the opponent may play the creature "Radagast the Tamer" on the company keyed to a Border-hold
      Then it is legal
      And "Dwarven Travelers" is no longer in hand

    @id:cards-clauses-0018 @forbid
    Scenario: Nobody has shown him the way
      Given the company is moving to Bree by Starter Movement
      When it is asked whether the opponent may play the creature "Radagast the Tamer" on the company keyed to a Border-hold
      Then it is illegal by core.hazards.declare-key

  @card:AS-18
  Rule: Radagast is at home at Rhosgobel

    @id:cards-clauses-0019 @allow
    Scenario: There he meets whoever comes
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Legolas is at Lórien
      And the company is moving to Rhosgobel by Starter Movement
      And the opponent holds "Radagast the Tamer"
      When it is asked whether the opponent may play the creature "Radagast the Tamer" on the company keyed to Rhosgobel
      Then it is legal

  @card:AS-15
  Rule: Círdan's people are where the sea is

    @id:cards-clauses-0020 @allow
    Scenario: The way to Himring leads over water
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Legolas is at Grey Havens
      And the company is moving to the hero Himring by Starter Movement
      And the opponent holds "Lord of the Haven"
      When it is asked whether the opponent may play the creature "Lord of the Haven" on the company keyed to a Coastal Sea
      Then it is legal

    @id:cards-clauses-0021 @forbid
    Scenario: The way to Bree does not
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Legolas is at Rivendell
      And the company is moving to Bree by Starter Movement
      And the opponent holds "Lord of the Haven"
      When it is asked whether the opponent may play the creature "Lord of the Haven" on the company keyed to a Coastal Sea
      Then it is illegal by core.hazards.declare-key

  # Allies

  @card:AS-74 @card:AS-76
  Rule: They do not stay with the wounded

    @id:cards-clauses-0022 @compute
    Scenario Outline: <ally> fly off
      Given the emended rules
      And the player is a Ringwraith
      And untapped Layos is at the minion Ettenmoors
      And Layos bears "<ally>"
      When the company enters the site
      And Layos faces the strike and rolls 1 and 1, then 1 and 1 for the body check
      Then Layos is wounded
      And "<ally>" is in the discard pile
      And the player has 0 ally points

      Examples:
        | case  | ally                    |
        | bats  | Great Bats              |
        | crows | Regiment of Black Crows |

  @card:AS-75
  Rule: The Great Goblin shouts orders

    @id:cards-clauses-0023 @compute
    Scenario: Orcs fight harder, and others do not
      Given the emended rules
      And the player is a Ringwraith
      And untapped Gorbag and untapped Jerrek are at Ettenmoors
      And Gorbag bears "Great Lord of Goblin-gate"
      When the company enters the site
      And the player uses "Great Lord of Goblin-gate"
      Then the prowess of Gorbag is 8
      And the prowess of Jerrek is 5
      And "Great Lord of Goblin-gate" is tapped
