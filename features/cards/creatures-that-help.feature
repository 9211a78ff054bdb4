Feature: Beasts and trolls that help

  Horses, hounds, birds and worse: what they are good for, and to whom.

  @card:WH-33
  Rule: A steed kicks for whoever is struck, and for nobody else

    @id:cards-help-0001 @forbid
    Scenario: Legolas is struck, and not the steed
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Legolas is at Rivendell
      And Legolas bears "Noble Steed"
      And the company is moving to Weathertop by Rhudaur and Arthedain
      And Rhudaur has become a Shadow-land
      And the opponent holds "Barrow-wight"
      When the opponent plays the creature "Barrow-wight" on the company keyed to a Shadow-land
      And the player assigns a strike to Legolas
      And Legolas faces the strike
      Then the player may not use "Noble Steed" for its second effect now by the text of "Noble Steed"
      And "Barrow-wight" is in play

  @card:BA-46
  Rule: A Great Troll is always in the way

    Background:
      Given the emended rules
      And the player is the Balrog
      And it is the movement/hazard phase
      And untapped The Balrog is at The Under-leas
      And the opponent holds "Barrow-wight"

    @id:cards-help-0002 @compute
    Scenario Outline: <how>, it is as large as ever
      Given The Balrog bears "Great Troll"
      And "Great Troll" is <how>
      When the opponent plays the creature "Barrow-wight" on the company keyed to a Shadow-hold
      And the player assigns a strike to "Great Troll"
      Then it is legal
      And "Barrow-wight" is in play

      Examples:
        | case    | how     |
        | tapped  | tapped  |
        | wounded | wounded |

    @id:cards-help-0017 @forbid
    Scenario: Others are not, when they are tired
      Given The Balrog bears "Cave Troll"
      And "Cave Troll" is tapped
      When the opponent plays the creature "Barrow-wight" on the company keyed to a Shadow-hold
      Then the player may not assign a strike to "Cave Troll" by core.strikes.defender-assigns-first
      And "Barrow-wight" is in play

  @card:WH-37 @card:WH-38 @card:WH-40
  Rule: They know Radagast

    @id:cards-help-0003 @compute
    Scenario Outline: For a friend of Radagast's there is <what> at <site>
      Given the emended rules
      And untapped Annalena is at <site>
      And the company has entered the site
      And untapped Radagast is at Rhosgobel
      And the player holds "<what>"
      When Annalena influences "<what>" and rolls 5 and 4
      Then it is legal
      And "<what>" is in play
      And Annalena and <site> are tapped
      And the player has 1 faction point

      Examples:
        | case  | what               | site              |
        | wings | A Panoply of Wings | Weathertop        |
        | wood  | Beasts of the Wood | Thranduil’s Halls |
        | hound | Wild Hounds        | Weathertop        |

    @id:cards-help-0004 @compute
    Scenario Outline: For a friend of Gandalf's there is none of <what>
      Given the emended rules
      And untapped Annalena is at <site>
      And the company has entered the site
      And untapped Gandalf is at Rhosgobel
      And the player holds "<what>"
      When Annalena influences "<what>" and rolls 5 and 4
      Then "<what>" is in the discard pile
      And Annalena is tapped

      Examples:
        | case  | what               | site              |
        | wings | A Panoply of Wings | Weathertop        |
        | wood  | Beasts of the Wood | Thranduil’s Halls |
        | hound | Wild Hounds        | Weathertop        |

  @card:WH-38 @card:WH-40
  Rule: They flee from open servants of the Shadow

    @id:cards-help-0005 @forbid
    Scenario Outline: <what> does not come to Orcs
      Given the emended rules
      And the player is a Ringwraith
      And untapped Gorbag is at the minion <site>
      And the company has entered the site
      And the player holds "<what>"
      Then Gorbag may not influence "<what>" by the text of "<what>"

      Examples:
        | case  | what               | site        |
        | wood  | Beasts of the Wood | Sarn Goriwing |
        | hound | Wild Hounds        | Weathertop  |

    @id:cards-help-0006 @allow
    Scenario Outline: <what> comes to Men who serve it in secret
      Given the emended rules
      And the player is a Ringwraith
      And untapped Ostisen is at the minion <site>
      And the company has entered the site
      And the player holds "<what>"
      When Ostisen influences "<what>" and rolls 6 and 6
      Then it is legal
      And "<what>" is in play
      And Ostisen and <site> are tapped
      And the player has 1 faction point

      Examples:
        | case  | what               | site        |
        | wood  | Beasts of the Wood | Sarn Goriwing |
        | hound | Wild Hounds        | Weathertop  |

  @card:WH-39
  Rule: Horses know those who have grown up among them

    @id:cards-help-0007 @compute
    Scenario: Éowyn is at home in Rohan
      Given the emended rules
      And untapped Éowyn is at Edoras
      And the company has entered the site
      And the player holds "Wild Horses"
      When Éowyn influences "Wild Horses" and rolls 5 and 4
      Then "Wild Horses" is in play
      And Éowyn and Edoras are tapped
      And the player has 1 faction point

    @id:cards-help-0008 @compute
    Scenario Outline: <who> is not
      Given the emended rules
      And untapped <who> is at Edoras
      And the company has entered the site
      And the player holds "Wild Horses"
      When <who> influences "Wild Horses" and rolls 5 and 4
      Then "Wild Horses" is in the discard pile
      And <who> is tapped

      Examples:
        | case | who      |
        | elf  | Annalena |
        | man  | Vôteli   |

  @card:WH-37
  Rule: Birds have heard of it

    Background:
      Given the emended rules
      And untapped Annalena is at Bree
      And the company has entered the site
      And the player has "A Panoply of Wings" in play
      And the player holds "Rumor of the One"

    @id:cards-help-0009 @allow
    Scenario: They tell in Bree what they have heard
      When the player uses "A Panoply of Wings" on Bree
      Then it is legal
      And "A Panoply of Wings" is in the discard pile
      And the player has 0 faction points

    @id:cards-help-0010 @forbid
    Scenario: They tell nothing at Moria
      Given the opponent's Elrond is at Moria
      When the player uses "A Panoply of Wings" on Moria
      Then it is illegal by the text of "A Panoply of Wings"

  @card:WH-38
  Rule: Beasts fall upon whoever walks in their wood

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Annalena and untapped Bilbo are at Lórien
      And the player holds "Concealment"
      And the player has "Beasts of the Wood" in play
      And the opponent holds "Giant Spiders" and "Wargs"

    @id:cards-help-0011 @compute
    Scenario: The spiders of Mirkwood do not get far
      Given the company is moving to Thranduil’s Halls by Wold & Foothills, Anduin Vales, Western Mirkwood and Woodland Realm
      When the opponent plays the creature "Giant Spiders" on the company keyed to Western Mirkwood
      And the player uses "Beasts of the Wood"
      Then it is legal
      And there is no attack
      And "Giant Spiders" is in the discard pile
      And "Beasts of the Wood" is tapped
      And the hazard limit of the company is 2

    @id:cards-help-0012 @forbid
    Scenario: Wargs from anywhere are nothing to them
      Given the company is moving to Thranduil’s Halls by Wold & Foothills, Anduin Vales, Western Mirkwood and Woodland Realm
      When the opponent plays the creature "Wargs" on the company keyed to a Wilderness
      And the opponent passes
      And the player passes
      Then the player may not use "Beasts of the Wood" now by the text of "Beasts of the Wood"
      And "Wargs" is in play

    @id:cards-help-0013 @compute
    Scenario: They come again when they have rested
      Given it is the untap phase
      And "Beasts of the Wood" is tapped
      When the player untaps everything
      Then "Beasts of the Wood" is untapped

  @card:WH-40
  Rule: Hounds hunt among ruins

    @id:cards-help-0014 @compute
    Scenario: They go in first
      Given the emended rules
      And untapped Annalena is at Weathertop
      And the player has "Wild Hounds" in play
      When the company enters the site
      And the player uses "Wild Hounds"
      Then it is legal
      And there is no attack
      And "Wild Hounds" is in the discard pile
      And the player has 0 faction points

    @id:cards-help-0015 @forbid
    Scenario: Not into Moria
      Given the emended rules
      And untapped Annalena is at Moria
      And the player has "Wild Hounds" in play
      When the company enters the site
      Then the player may not use "Wild Hounds" by the text of "Wild Hounds"

    @id:cards-help-0016 @compute
    Scenario Outline: They chase <what> away
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Annalena is at Rivendell
      And the company is moving to Weathertop by Starter Movement
      And the player has "Wild Hounds" in play
      And the opponent holds "<what>"
      When the opponent plays the creature "<what>" on the company keyed to a <key>
      And the player uses "Wild Hounds" for its second effect
      Then it is legal
      And there is no attack
      And "Wild Hounds" and "<what>" are in the discard pile
      And the player has 0 faction points

      Examples:
        | case  | what       | key           |
        | wild  | Brigands   | Wilderness    |
        | ruins | Orc-patrol | Ruins & Lairs |
