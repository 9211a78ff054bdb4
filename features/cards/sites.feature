Feature: What is printed on sites

  Some places are safe, some are haunted, and some are both.

  @card:LE-359 @card:LE-367 @card:LE-390
  Rule: Nobody troubles minions in a Darkhaven

    @id:cards-sites-0001 @compute
    Scenario Outline: <nazgul> is sent away from <haven>
      Given the emended rules
      And the player is a Ringwraith
      And it is the movement/hazard phase
      And untapped Gorbag is at <haven>
      And the opponent holds "<nazgul>"
      When the opponent plays the creature "<nazgul>" on the company keyed to <haven>
      Then it is legal
      And there is no attack
      And "<nazgul>" is in the discard pile

      Examples:
        | case   | nazgul               | haven        |
        | dum    | Witch-king of Angmar | Carn Dûm     |
        | guldur | Khamûl the Easterling | Dol Guldur  |
        | morgul | Witch-king of Angmar | Minas Morgul |

  @card:LE-359
  Rule: Carn Dûm does not take strangers in

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped Gorbag is at Carn Dûm
      And the player holds "Layos" and "Radbug"
      When the player organizes

    @id:cards-sites-0002 @forbid
    Scenario: Layos is not at home there
      When the player plays Layos into Gorbag's company
      Then it is illegal by the text of "Carn Dûm"

    @id:cards-sites-0003 @allow
    Scenario: Radbug is an Orc
      When the player plays Radbug into Gorbag's company
      Then it is legal
      And Radbug is in play
      And Radbug is under general influence
      And Gorbag and Radbug form a company
      And the player has 3 character points

  @card:LE-364 @card:LE-378 @card:LE-392 @card:LE-402
  Rule: Some holds are not as quiet as others, even for minions

    @id:cards-sites-0004 @compute
    Scenario Outline: At <hold> they strike to wound
      Given the emended rules
      And the player is a Ringwraith
      And it is the movement/hazard phase
      And untapped Ciryaher is at <haven>
      And the company is moving to <hold> by Starter Movement
      And the opponent holds "Orc-guard"
      When the opponent plays the creature "Orc-guard" on the company keyed to a Shadow-hold
      And Ciryaher faces the strike and rolls 1 and 1, then 1 and 1 for the body check
      Then Ciryaher is wounded
      And "Orc-guard" is no longer in hand

      Examples:
        | case    | hold         | haven        |
        | marshes | Dead Marshes | Dol Guldur   |
        | gate    | Goblin-gate  | Carn Dûm     |
        | moria   | Moria        | Dol Guldur   |
        | lair    | Shelob’s Lair | Minas Morgul |

    @id:cards-sites-0005 @compute
    Scenario: At Sarn Goriwing they only hold him up
      Given the emended rules
      And the player is a Ringwraith
      And it is the movement/hazard phase
      And untapped Ciryaher is at Dol Guldur
      And the company is moving to Sarn Goriwing by Starter Movement
      And the opponent holds "Orc-guard"
      When the opponent plays the creature "Orc-guard" on the company keyed to a Shadow-hold
      And Ciryaher faces the strike and rolls 1 and 1
      Then Ciryaher is tapped
      And "Orc-guard" is no longer in hand

  @card:LE-402
  Rule: Shelob sleeps on what she has gathered

    @id:cards-sites-0006 @compute
    Scenario: Her lair is a hoard
      Given the emended rules
      And the player is a Ringwraith
      And untapped Gorbag is at Shelob’s Lair
      Then the site contains a hoard

  @card:LE-364 @card:LE-380
  Rule: The dead whisper to those whom they wound

    @id:cards-sites-0007 @compute
    Scenario Outline: A minion hears them at <site>
      Given the emended rules
      And the player is a Ringwraith
      And untapped Layos is at <site>
      And Layos bears "Saw-toothed Blade" and "Black-hide Shield"
      When the company enters the site
      And Layos faces the strike and rolls 1 and 1, then 1 and 1 for the corruption check
      Then there is no attack
      And Layos is out of play
      And "Saw-toothed Blade" and "Black-hide Shield" are in the discard pile
      And <site> is in the location deck
      And the player has 0 character points

      Examples:
        | case  | site            |
        | haudh | Haudh-in-Gwanûr |

  @card:TW-375 @card:TW-401
  Rule: And no less at the graves of the West

    @id:cards-sites-0008 @compute
    Scenario Outline: Annalena loses her way at <site>
      Given the emended rules
      And untapped Annalena is at <site>
      And Annalena bears "Dagger of Westernesse" and "Elven Cloak"
      When the company enters the site
      And Annalena faces the strike and rolls 1 and 1, then 1 and 1 for the corruption check
      Then there is no attack
      And Annalena, "Dagger of Westernesse" and "Elven Cloak" are in the discard pile
      And <site> is in the location deck
      And the player has 0 character points

      Examples:
        | case    | site         |
        | downs   | Barrow-downs |
        | himring | Himring      |

  @card:LE-352
  Rule: The Dark Tower heals like a Darkhaven

    @id:cards-sites-0009 @allow
    Scenario: Gorbag's wounds are seen to at Barad-dûr
      Given the emended rules
      And it is the untap phase
      And the player is a Ringwraith
      And wounded Gorbag is at Barad-dûr
      When the player heals Gorbag
      Then it is legal
      And Gorbag is tapped

    @id:cards-sites-0010 @forbid
    Scenario: In the halls of Moria they are not
      Given the emended rules
      And it is the untap phase
      And the player is a Ringwraith
      And wounded Gorbag is at Moria
      When the player heals Gorbag
      Then it is illegal by core.untap.heal-at-haven

  @card:LE-374
  Rule: Geann a-Lisch keeps nothing

    @id:cards-sites-0011 @forbid
    Scenario: Gorbag's blade stays with him there
      Given the emended rules
      And it is the organization phase
      And the player is a Ringwraith
      And untapped Gorbag is at Geann a-Lisch
      And Gorbag bears "Black-hide Shield"
      Then the player may not store "Black-hide Shield" by the text of "Geann a-Lisch"

    @id:cards-sites-0012 @allow
    Scenario: In Carn Dûm he can lay it by
      Given the emended rules
      And it is the organization phase
      And the player is a Ringwraith
      And untapped Gorbag is at Carn Dûm
      And Gorbag bears "Black-hide Shield"
      Then the player may store "Black-hide Shield"

  @card:TD-180
  Rule: Tharbad

    Background:
      Given the emended rules
      And untapped Glóin, untapped Annalena and untapped Beretar are at Tharbad
      And the company has entered the site
      And the player holds "Horn of Anor", "Elf-stone" and "Dagger of Westernesse"
      When Glóin plays "Horn of Anor"
      And Annalena plays "Elf-stone"

    @id:cards-sites-0101 @allow
    Scenario: There is always more to be found in the ruins
      When Beretar plays "Dagger of Westernesse"
      Then it is legal
      And Glóin bears "Horn of Anor"
      And Annalena bears "Elf-stone"
      And Beretar bears "Dagger of Westernesse"
      And Glóin, Annalena, Beretar and the site are tapped

  @card:LE-352
  Rule: The Dark Tower heals those who are there

    @id:cards-sites-0013 @forbid
    Scenario: Ostisen is there, and Gorbag is in Moria
      Given the emended rules
      And it is the untap phase
      And the player is a Ringwraith
      And untapped Ostisen is at Barad-dûr
      And wounded Gorbag is at Moria
      When the player heals Gorbag
      Then it is illegal by core.untap.heal-at-haven

  @card:LE-374
  Rule: Geann a-Lisch does not reach further than its walls

    @id:cards-sites-0014 @allow
    Scenario: Ostisen is there, and Gorbag lays by his shield in Carn Dûm
      Given the emended rules
      And it is the organization phase
      And the player is a Ringwraith
      And untapped Ostisen is at Geann a-Lisch
      And untapped Gorbag is at Carn Dûm
      And Gorbag bears "Black-hide Shield"
      Then the player may store "Black-hide Shield"

  @card:LE-374
  Rule: To hazards Geann a-Lisch lies in ruins

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is the movement/hazard phase

    @id:cards-sites-0201 @allow
    Scenario: What is keyed to Ruins & Lairs attacks a company there
      Given untapped Gorbag is at Geann a-Lisch
      When the opponent plays the creature "Cave-drake" on the company keyed to a Ruins & Lairs
      Then it is legal
      And the attack comes from "Cave-drake"
      And 1 hazard was played on the company
      And "Cave-drake" is in play

    @id:cards-sites-0202 @forbid
    Scenario: At Carn Dûm it does not
      Given untapped Gorbag is at Carn Dûm
      When the opponent plays the creature "Cave-drake" on the company keyed to a Ruins & Lairs
      Then it is illegal by core.hazards.declare-key

    @id:cards-sites-0203 @compute
    Scenario Outline: Long Winter comes, and <site> is <state>
      Given untapped Gorbag is at <site>
      And the opponent has "Doors of Night" in play
      When the opponent plays "Long Winter"
      Then it is legal
      And the site is <state>
      And "Long Winter" is in play

      Examples:
        | case  | site           | state    |
        | ruins | Geann a-Lisch  | tapped   |
        | haven | Carn Dûm       | untapped |

    @id:cards-sites-0204 @compute
    Scenario: To its own player it is a haven, where Gorbag heals
      Given it is the untap phase
      And wounded Gorbag is at Geann a-Lisch
      When the player heals Gorbag
      Then it is legal
      And Gorbag is tapped
