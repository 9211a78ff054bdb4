Feature: Whatever may be done is done by somebody

  Each way to play a card or to use it, at a time when nothing is in its way.

  @rule:core.hazards.untargeted-hazard-events
  Rule: Near to Hear a Whisper

    @id:cards-doing-0001 @allow
    Scenario: Near to Hear a Whisper may be played
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Annalena is at Edoras
      And the opponent holds "Near to Hear a Whisper"
      Then the opponent may play "Near to Hear a Whisper"

  @card:AS-42
  Rule: Unhappy Blows

    @id:cards-doing-0002 @allow
    Scenario: Unhappy Blows may be played
      Given the emended rules
      And the player is a Ringwraith
      And it is the movement/hazard phase
      And untapped Gorbag and untapped Tûma are at the minion Goblin-gate
      And the opponent holds "Unhappy Blows"
      Then the opponent may play "Unhappy Blows" on the company for its second effect

  @card:BA-14
  Rule: Black Vapour

    @id:cards-doing-0003 @allow
    Scenario: Black Vapour may be played
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Annalena is at Sarn Goriwing
      And the opponent holds "Giant Spiders" and "Black Vapour"
      When the opponent plays the creature "Giant Spiders" on the company keyed to Sarn Goriwing
      Then "Giant Spiders" is in play
      And the opponent may play "Black Vapour"

  @card:BA-15
  Rule: Darkness Made by Malice

    @id:cards-doing-0004 @allow
    Scenario: Darkness Made by Malice may be played
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Annalena is at Weathertop
      And the opponent has "Balrog of Moria" and "Monstrosity of Diverse Shape" in play
      And the opponent holds "Darkness Made by Malice"
      Then the opponent may play "Darkness Made by Malice" on the company

  @card:BA-17
  Rule: Diminish and Depart

    @id:cards-doing-0005 @allow
    Scenario: Diminish and Depart may be played
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Legolas is at Edoras
      And the opponent holds "Diminish and Depart"
      Then the opponent may play "Diminish and Depart" on Legolas

  @rule:core.hazards.untargeted-hazard-events
  Rule: The Reach of Ulmo

    @id:cards-doing-0006 @allow
    Scenario: The Reach of Ulmo may be played
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Annalena is at Edoras
      And the opponent holds "The Reach of Ulmo"
      Then the opponent may play "The Reach of Ulmo"

  @card:TW-100
  Rule: The Will of Sauron

    @id:cards-doing-0007 @allow
    Scenario: The Will of Sauron may be played
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Annalena is at Edoras
      And the opponent has "Doors of Night" in play
      And the opponent holds "The Will of Sauron"
      Then the opponent may play "The Will of Sauron"

  @card:TW-497
  Rule: A Pack at the Door

    @id:cards-doing-0008 @allow
    Scenario: A Pack at the Door may be played
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Annalena is at Edoras
      And the opponent has "Doors of Night" in play
      And the opponent holds "A Pack at the Door"
      Then the opponent may play "A Pack at the Door"

  @card:TW-56
  Rule: Lure of Creation

    @id:cards-doing-0009 @allow
    Scenario: Lure of Creation may be played
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Gandalf is at Edoras
      And the opponent holds "Lure of Creation"
      Then the opponent may play "Lure of Creation" on Gandalf

  @card:WH-32
  Rule: Will You Not Come Down?

    @id:cards-doing-0010 @allow
    Scenario: Will You Not Come Down? may be played
      Given the emended rules
      And the player is the Fallen-wizard Saruman
      And it is the movement/hazard phase
      And untapped Saruman is at The White Towers
      And the opponent holds "Will You Not Come Down?"
      Then the opponent may play "Will You Not Come Down?" on Saruman

  @card:LE-133
  Rule: The Ring Will Have But One Master

    @id:cards-doing-0011 @allow
    Scenario: The Ring Will Have But One Master may be played
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Frodo is at Edoras
      And Frodo bears "The One Ring"
      And the opponent holds "The Ring Will Have But One Master"
      Then the opponent may play "The Ring Will Have But One Master" on Frodo

  @card:AS-28
  Rule: Fealty Under Trial

    @id:cards-doing-0012 @allow
    Scenario: Fealty Under Trial may be played
      Given the emended rules
      And the player is a Ringwraith
      And it is the movement/hazard phase
      And untapped Gorbag is at the minion Barad-dûr
      And the opponent holds "Fealty Under Trial"
      Then the opponent may play "Fealty Under Trial" on Gorbag for its second effect

  @card:AS-86
  Rule: Hail of Darts

    @id:cards-doing-0014 @allow
    Scenario: Hail of Darts may be played
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped Gorbag is at the minion Goblin-gate
      And the player holds "Hail of Darts"
      Then the player may play "Hail of Darts" on the company

  @card:AS-94
  Rule: Orders from Lugbúrz

    @id:cards-doing-0015 @allow
    Scenario: Orders from Lugbúrz may be played
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped Gorbag is at the minion Goblin-gate
      And the player holds "Orders from Lugbúrz"
      Then the player may play "Orders from Lugbúrz" on the company

  @rule:core.turn.resource-player-any-phase
  Rule: Great Army of the North

    @id:cards-doing-0016 @allow
    Scenario: Great Army of the North may be played
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped Gorbag is at the minion Goblin-gate
      And the player holds "Great Army of the North"
      Then the player may play "Great Army of the North"

  @rule:core.turn.resource-player-any-phase
  Rule: No Better Use

    @id:cards-doing-0017 @allow
    Scenario: No Better Use may be played
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped Gorbag is at the minion Goblin-gate
      And the player holds "No Better Use"
      Then the player may play "No Better Use" on Gorbag

  @card:BA-70
  Rule: Orders from the Great Demon

    @id:cards-doing-0018 @allow
    Scenario: Orders from the Great Demon may be played
      Given the emended rules
      And the player is the Balrog
      And it is the organization phase
      And untapped Azog is at The Under-gates
      And the player holds "Orders from the Great Demon"
      Then the player may play "Orders from the Great Demon" on the company

  @rule:core.turn.resource-player-any-phase
  Rule: Crown of Flowers

    @id:cards-doing-0019 @allow
    Scenario: Crown of Flowers may be played
      Given the emended rules
      And it is the organization phase
      And untapped Annalena is at Edoras
      And the player holds "Crown of Flowers"
      Then the player may play "Crown of Flowers"

  @card:DM-122
  Rule: Cup of Farewell

    @id:cards-doing-0020 @allow
    Scenario: Cup of Farewell may be played
      Given the emended rules
      And it is the organization phase
      And untapped Annalena is at Rivendell
      And the player holds "Cup of Farewell"
      Then the player may play "Cup of Farewell" on the company

  @card:DM-134
  Rule: Hall of Fire

    @id:cards-doing-0021 @allow
    Scenario: Hall of Fire may be played
      Given the emended rules
      And it is the organization phase
      And untapped Annalena is at Rivendell
      And the player holds "Hall of Fire"
      Then the player may play "Hall of Fire" on Rivendell

  @card:DM-115
  Rule: Ancient Stair

    @id:cards-doing-0022 @allow
    Scenario: Ancient Stair may be played
      Given the emended rules
      And it is the organization phase
      And untapped Annalena is at The Iron-deeps
      And the player holds "Ancient Stair"
      When the player passes
      Then the player may play "Ancient Stair" on the company for its second effect

  @card:DM-120
  Rule: Choice of Lúthien

    @id:cards-doing-0023 @allow
    Scenario: Choice of Lúthien may be played
      Given the emended rules
      And it is the organization phase
      And untapped Arwen is at Minas Tirith
      And the player holds "Choice of Lúthien"
      Then the player may play "Choice of Lúthien" on Arwen

  @card:LE-162
  Rule: Akhôrahil Unleashed

    @id:cards-doing-0024 @allow
    Scenario: Akhôrahil Unleashed may be played
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped Akhôrahil the Ringwraith is at Minas Morgul
      And the player's discard pile holds "Deeper Shadow"
      And the player holds "Akhôrahil Unleashed"
      Then the player may play "Akhôrahil Unleashed" with Akhôrahil the Ringwraith

  @card:TW-241
  Rule: Fog

    @id:cards-doing-0025 @allow
    Scenario: Fog may be played
      Given the emended rules
      And it is the long-event phase
      And untapped Annalena is at Edoras
      And the player has "Gates of Morning" in play
      And the player holds "Fog"
      Then the player may play "Fog"

  @card:TW-358
  Rule: Vilya

    @id:cards-doing-0027 @allow
    Scenario: Vilya may be played
      Given the emended rules
      And it is the organization phase
      And untapped Elrond is at Rivendell
      And the player holds "Vilya"
      Then the player may play "Vilya" on Elrond

  @card:TW-364
  Rule: Wizard’s River-horses

    @id:cards-doing-0028 @allow
    Scenario: Wizard’s River-horses may be played
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Gandalf is at Edoras
      And the opponent has "Khamûl the Easterling" in play
      And the player holds "Wizard’s River-horses"
      Then the player may play "Wizard’s River-horses" with Gandalf

  @card:WH-34
  Rule: Promptings of Wisdom

    @id:cards-doing-0029 @allow
    Scenario: Promptings of Wisdom may be played
      Given the emended rules
      And it is the organization phase
      And untapped Beretar is at Edoras
      And the player holds "Promptings of Wisdom"
      Then the player may play "Promptings of Wisdom" on Beretar

  @card:WH-47
  Rule: Piercing All Shadows

    @id:cards-doing-0030 @allow
    Scenario: Piercing All Shadows may be played
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped Eradan is at the minion Goblin-gate
      And the player holds "Piercing All Shadows"
      Then the player may play "Piercing All Shadows" on Eradan

  @card:WH-44
  Rule: The Fiery Blade

    @id:cards-doing-0031 @allow
    Scenario: The Fiery Blade may be played
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped Adûnaphel the Ringwraith is at Minas Morgul
      And the player holds "The Fiery Blade"
      Then the player may play "The Fiery Blade" on Adûnaphel the Ringwraith

  @card:WH-46
  Rule: Open to the Summons

    @id:cards-doing-0032 @allow
    Scenario: Open to the Summons may be played
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped Layos is at the minion Goblin-gate
      And the player holds "Open to the Summons"
      Then the player may play "Open to the Summons" on the company

  @card:WH-66
  Rule: Double-dealing

    @id:cards-doing-0033 @allow
    Scenario: Double-dealing may be played
      Given the emended rules
      And the player is the Fallen-wizard Saruman
      And it is the organization phase
      And untapped Faramir is at the hero Bree
      And the player holds "Double-dealing"
      Then the player may play "Double-dealing" on Bree

  @card:WH-68
  Rule: The Fortress of Isen

    @id:cards-doing-0034 @allow
    Scenario: The Fortress of Isen may be played
      Given the emended rules
      And the player is the Fallen-wizard Saruman
      And it is the organization phase
      And untapped Faramir is at Isengard
      And the player holds "The Fortress of Isen"
      Then the player may play "The Fortress of Isen" on Isengard

  @rule:core.turn.resource-player-any-phase
  Rule: Gnawed Ways

    @id:cards-doing-0035 @allow
    Scenario: Gnawed Ways may be played
      Given the emended rules
      And the player is the Fallen-wizard Saruman
      And it is the organization phase
      And untapped Faramir is at Deep Mines
      And the player holds "Gnawed Ways"
      Then the player may play "Gnawed Ways" on Deep Mines

  @card:WH-84
  Rule: Wizard’s Myrmidon

    @id:cards-doing-0036 @allow
    Scenario: Wizard’s Myrmidon may be played
      Given the emended rules
      And the player is the Fallen-wizard Saruman
      And it is the organization phase
      And untapped Faramir is at Isengard
      And the player holds "Wizard’s Myrmidon"
      Then the player may play "Wizard’s Myrmidon" on Faramir

  @card:WH-98
  Rule: Gandalf’s Friend

    @id:cards-doing-0037 @allow
    Scenario: Gandalf’s Friend may be played
      Given the emended rules
      And the player is the Fallen-wizard Gandalf
      And it is the organization phase
      And untapped Faramir is at The White Towers
      And the player holds "Gandalf’s Friend"
      Then the player may play "Gandalf’s Friend" on Faramir

  @card:WH-99
  Rule: Give Welcome to the Unexpected

    @id:cards-doing-0038 @allow
    Scenario: Give Welcome to the Unexpected may be played
      Given the emended rules
      And the player is the Fallen-wizard Gandalf
      And it is the organization phase
      And untapped Faramir is at The White Towers
      And the player holds "Give Welcome to the Unexpected"
      Then the player may play "Give Welcome to the Unexpected" for its second effect

  @card:WH-118
  Rule: Many-coloured Robes

    @id:cards-doing-0039 @allow
    Scenario: Many-coloured Robes may be played
      Given the emended rules
      And the player is the Fallen-wizard Saruman
      And it is the organization phase
      And untapped Faramir is at The White Towers
      And the player holds "Many-coloured Robes"
      Then the player may play "Many-coloured Robes" for its second effect

  @card:WH-105
  Rule: Pallando’s Hood

    @id:cards-doing-0040 @allow
    Scenario: Pallando’s Hood may be played
      Given the emended rules
      And the player is the Fallen-wizard Pallando
      And it is the organization phase
      And untapped Faramir is at The White Towers
      And the player holds "Pallando’s Hood"
      Then the player may play "Pallando’s Hood" for its second effect

  @card:WH-92
  Rule: Huntsman’s Garb

    @id:cards-doing-0041 @allow
    Scenario: Huntsman’s Garb may be played
      Given the emended rules
      And the player is the Fallen-wizard Alatar
      And it is the organization phase
      And untapped Faramir is at The White Towers
      And the player holds "Huntsman’s Garb"
      Then the player may play "Huntsman’s Garb" for its second effect

  @card:WH-113
  Rule: Pocketed Robes

    @id:cards-doing-0042 @allow
    Scenario: Pocketed Robes may be played
      Given the emended rules
      And the player is the Fallen-wizard Radagast
      And it is the organization phase
      And untapped Faramir is at The White Towers
      And the player holds "Pocketed Robes"
      Then the player may play "Pocketed Robes" for its second effect

  @card:TW-309
  Rule: Quiet Lands

    @id:cards-doing-0043 @allow
    Scenario: Quiet Lands may be played
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Lórien
      And the company is moving to Dead Marshes by Starter Movement
      And the player has "Gates of Morning" in play
      And the player holds "Quiet Lands"
      Then the player may play "Quiet Lands" on Dagorlad for its second effect

  @card:TW-21
  Rule: Choking Shadows

    @id:cards-doing-0044 @allow
    Scenario: Choking Shadows may be played
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Rivendell
      And the company is moving to Weathertop by Starter Movement
      And the opponent has "Doors of Night" in play
      And the opponent holds "Choking Shadows"
      Then the opponent may play "Choking Shadows" on Arthedain for its second effect
  @card:AS-24 @card:LE-107 @card:LE-132 @card:LE-133
  Rule: Whoever is troubled may try to be rid of it

    @id:cards-doing-0101 @compute
    Scenario Outline: <who> is rid of <what>
      Given the emended rules
      And the player is a <kind>
      And it is the organization phase
      And untapped <who> is at <site>
      And <who> bears the opponent's "<what>"
      When the player uses "<what>" and rolls 5 and <roll> for the card text
      Then it is legal
      And "<what>" is in the discard pile
      And <who> is <state>

      Examples:
        | case    | who      | kind       | site                   | what                   | roll | state    |
        | alone   | Annalena | Wizard     | Edoras                 | Alone and Unadvised    | 2    | tapped   |
        | covets  | Gorbag   | Ringwraith | the minion Goblin-gate | Covetous Thoughts      | 1    | tapped   |
        | rebel   | Annalena | Wizard     | Edoras                 | Rebel-talk             | 3    | untapped |

    @id:cards-doing-0102 @compute
    Scenario Outline: <who> is not rid of <what>
      Given the emended rules
      And the player is a <kind>
      And it is the organization phase
      And untapped <who> is at <site>
      And <who> bears the opponent's "<what>"
      When the player uses "<what>" and rolls 5 and <roll> for the card text
      Then it is legal
      And <who> is <state>

      Examples:
        | case    | who      | kind       | site                   | what                   | roll | state    |
        | alone   | Annalena | Wizard     | Edoras                 | Alone and Unadvised    | 1    | tapped   |
        | rebel   | Annalena | Wizard     | Edoras                 | Rebel-talk             | 2    | untapped |

    @id:cards-doing-0103 @compute
    Scenario: Frodo masters what would have but one master
      Given the emended rules
      And it is the organization phase
      And untapped Frodo and untapped Sam Gamgee are at Edoras
      And Frodo bears "The One Ring"
      And Frodo bears the opponent's "The Ring Will Have But One Master"
      When the player uses "The Ring Will Have But One Master" and rolls 5 and 4 for the card text
      Then it is legal
      And "The Ring Will Have But One Master" is in the discard pile
      And Frodo is tapped

  @card:DM-54
  Rule: A sage knows what whispers

    @id:cards-doing-0104 @compute
    Scenario: Elrond silences them
      Given the emended rules
      And it is the organization phase
      And untapped Elrond and tapped Pippin are at Bree
      And Pippin bears the opponent's "Endless Whispers"
      When the player uses "Endless Whispers" on Elrond and rolls 5 and 3 for the card text
      Then it is legal
      And "Endless Whispers" is in the discard pile
      And Elrond is tapped

  @card:AS-130 @card:AS-131 @card:AS-134
  Rule: What is known of a place opens it again

    @id:cards-doing-0105 @compute
    Scenario Outline: <what> opens <site>
      Given the emended rules
      And the player is a Ringwraith
      And untapped Gorbag is at the minion <site>
      And the site is tapped
      And the company has entered the site
      And Gorbag bears "<what>"
      When the player uses "<what>" on <site>
      Then it is legal
      And <site> is untapped
      And "<what>" is in the discard pile

      Examples:
        | case   | what           | site      |
        | record | Records Unread | Dead Marshes |
        | book   | Secret Book    | Bree         |

    @id:cards-doing-0106 @compute
    Scenario: Thrór’s Map opens what a Dragon keeps
      Given the emended rules
      And the player is a Ringwraith
      And untapped Gorbag is at the minion The Lonely Mountain
      And the site is tapped
      And the company has entered the site
      And Gorbag bears the minion "Thrór’s Map"
      When the player uses "Thrór’s Map" on The Lonely Mountain
      Then it is legal
      And The Lonely Mountain is untapped
      And "Thrór’s Map" is in the discard pile

  @card:AS-127
  Rule: An iron shield holds

    @id:cards-doing-0107 @compute
    Scenario: Gorbag is struck in vain
      Given the emended rules
      And the player is a Ringwraith
      And it is the movement/hazard phase
      And untapped Gorbag is at the minion Weathertop
      And Gorbag bears "Iron Shield of Old"
      And the opponent holds "Orc-lieutenant"
      When the opponent plays the creature "Orc-lieutenant" on the company keyed to a Ruins & Lairs
      And Gorbag faces the strike
      And the player uses "Iron Shield of Old"
      Then it is legal
      And "Iron Shield of Old" is tapped
      And there is no attack
      And "Orc-lieutenant" is in the discard pile

  @card:TW-292 @card:LE-178 @card:AS-90 @card:TW-253
  Rule: They help who is about to give way

    @id:cards-doing-0108 @allow
    Scenario Outline: <card> steadies <who>
      Given the emended rules
      And the player is a <kind>
      And it is the organization phase
      And untapped <who> and untapped <other> are at <site>
      And <who> bears <item>
      And the player holds "<card>"
      When <who> hands <item> to <other>
      Then the player may play "<card>" <aim> <who> for its <nth> effect

      Examples:
        | case   | card                 | kind       | who     | other      | site                   | item     | aim             | nth    |
        | friend | New Friendship       | Wizard     | Beretar | Elrond     | Rivendell              | "Glamdring" | with Elrond on | second |
        | hobbit | Halfling Strength    | Wizard     | Pippin  | Elrond     | Rivendell              | "Sting"  | on | third  |

  @card:TW-262 @card:TW-360
  Rule: A Wizard's fire

    @id:cards-doing-0109 @allow
    Scenario Outline: Gandalf plays <card> where Wargs are
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Gandalf and untapped Beretar are at Rivendell
      And the company is moving to Weathertop by Starter Movement
      And the opponent holds "Wargs"
      And the player holds "<card>"
      When the opponent plays the creature "Wargs" on the company keyed to a Wilderness
      Then "Wargs" is in play
      And the player may play "<card>" on Gandalf

      Examples:
        | case   | card                   |
        | kindle | Kindling of the Spirit |
        | fire   | Wizard’s Fire          |

  @card:TW-342 @card:LE-216 @card:LE-314
  Rule: Trolls and Orcs fall out

    @id:cards-doing-0110 @allow
    Scenario: The cock crows for Trolls
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Rivendell
      And the company is moving to Weathertop by Starter Movement
      And the opponent holds "Wild Trolls"
      And the player holds "The Cock Crows"
      When the opponent plays the creature "Wild Trolls" on the company keyed to a Wilderness
      Then "Wild Trolls" is in play
      And the player may play "The Cock Crows"

  @card:TW-287
  Rule: Mountains of Shadow

    @id:cards-doing-0111 @compute
    Scenario: A ranger knows the ways to Ithilien
      Given the emended rules
      And it is the organization phase
      And untapped Beretar, untapped Annalena, untapped Bergil and untapped Elrond are at Lórien
      And the company is moving to Henneth Annûn
      And the player holds "Mountains of Shadow"
      When the player passes
      And the player plays "Mountains of Shadow" with Beretar on the company for its second effect
      And the player passes
      And the company travels by Starter Movement
      Then the hazard limit of the company is 2
      And "Mountains of Shadow" is in the discard pile
      And the company is on its way

    @id:cards-doing-0112 @allow
    Scenario: It is played before a journey elsewhere, of which it tells nothing
      Given the emended rules
      And it is the organization phase
      And untapped Beretar is at Lórien
      And the company is moving to Edoras
      And the player holds "Mountains of Shadow"
      When the player passes
      Then the player may play "Mountains of Shadow" with Beretar on the company for its second effect

  @card:LE-128
  Rule: Nobody feeds those who are on their way to people

    @id:cards-doing-0114 @allow
    Scenario: On the way to Bree there is nothing to eat
      Given the emended rules
      And the player is a Ringwraith
      And it is the movement/hazard phase
      And untapped Gorbag is at Carn Dûm
      And the company is moving to the minion Bree by Starter Movement
      And the opponent holds "Nothing to Eat or Drink"
      Then the opponent may play "Nothing to Eat or Drink" on the company for its second effect

  @card:AS-93
  Rule: The Mountains of Shadow have deeps

    @id:cards-doing-0115 @allow
    Scenario: Eradan goes to Nurn by ways that he knows
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped Eradan is at Minas Morgul
      And the company is moving to the minion Nûrniag Camp
      And the player holds "The Mountains of Shadow Deeps"
      Then the player may play "The Mountains of Shadow Deeps" on Eradan for its second effect

  @card:LE-197
  Rule: In the name of Mordor

    @id:cards-doing-0116 @allow
    Scenario: A Nazgûl is called back as he comes
      Given the emended rules
      And the player is a Ringwraith
      And it is the movement/hazard phase
      And untapped Gorbag is at the minion Goblin-gate
      And the player holds "In the Name of Mordor"
      And the opponent holds "Khamûl the Easterling"
      When the opponent plays "Khamûl the Easterling"
      And the player plays "In the Name of Mordor" on "Khamûl the Easterling" for its third effect
      Then it is legal
      And "Khamûl the Easterling" and "In the Name of Mordor" are in the discard pile

  @card:LE-314 @card:LE-216
  Rule: Who wears the crown is left alone by Orcs

    @id:cards-doing-0117 @allow
    Scenario: Gorbag wears it
      Given the emended rules
      And the player is a Ringwraith
      And it is the movement/hazard phase
      And untapped Gorbag is at the minion Weathertop
      And Gorbag bears "The Iron Crown"
      And the opponent holds "Orc-lieutenant"
      When the opponent plays the creature "Orc-lieutenant" on the company keyed to a Ruins & Lairs
      And the player uses "The Iron Crown"
      Then it is legal
      And "The Iron Crown" is tapped
      And there is no attack
      And "Orc-lieutenant" is in the discard pile

    @id:cards-doing-0118 @allow
    Scenario: Under skies of fire Wargs quarrel, too
      Given the emended rules
      And the player is a Ringwraith
      And it is the movement/hazard phase
      And untapped Gorbag is at the minion Weathertop
      And the player has "Skies of Fire" in play
      And the player holds "Orc Quarrels"
      And the opponent holds "Neeker-breekers"
      When the opponent plays the creature "Neeker-breekers" on the company keyed to a Ruins & Lairs
      Then "Neeker-breekers" is in play
      And the player may play "Orc Quarrels" for its second effect

  @card:LE-178 @card:AS-90
  Rule: They are talked out of giving way

    @id:cards-doing-0119 @allow
    Scenario Outline: <card> steadies Asternak
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped Asternak and untapped Belegorn are at Dol Guldur
      And Asternak bears "Secret Book"
      And the player holds "<card>"
      When Asternak hands "Secret Book" to Belegorn
      Then the player may play "<card>" with Belegorn on Asternak for its second effect

      Examples:
        | case    | card                 |
        | crooked | Crooked Promptings   |
        | power   | Join With That Power |

  @card:BA-59
  Rule: Whom the Balrog asks

    @id:cards-doing-0120 @allow
    Scenario: Azog, who leads, is helped to win others
      Given the emended rules
      And the player is the Balrog
      And untapped Azog is at the minion Goblin-gate
      And the company has entered the site
      And the player holds "Goblins of Goblin-gate" and "Foe Dismayed"
      When Azog influences "Goblins of Goblin-gate"
      And the player plays "Foe Dismayed" on Azog for its fourth effect and rolls 4 and 3 for the influence check
      Then it is legal
      And "Goblins of Goblin-gate" is in play
      And "Foe Dismayed" is in the discard pile
      And Azog and the site are tapped
      And the player has 2 faction points
  @card:WH-90 @card:WH-100 @card:WH-101 @card:WH-102 @card:WH-107 @card:WH-111 @card:WH-121
  Rule: What waits for a wizard who is still to come

    @id:cards-doing-0121 @allow
    Scenario Outline: <card> is there before <who>
      Given the emended rules
      And the player is the Fallen-wizard <who>
      And it is the organization phase
      And untapped Faramir is at The White Towers
      And the player holds "<card>"
      Then the player may play "<card>" for its second effect

      Examples:
        | case     | who      | card              |
        | bow      | Alatar   | Bow of Alatar     |
        | embassy  | Gandalf  | Grey Embassy      |
        | hat      | Gandalf  | The Grey Hat      |
        | fire     | Gandalf  | Ring of Fire      |
        | stave    | Pallando | Stave of Pallando |
        | glove    | Radagast | Glove of Radagast |
        | ring     | Saruman  | Saruman’s Ring    |

  @card:WH-106 @card:WH-91 @card:WH-79
  Rule: Whoever has strayed far enough

    @id:cards-doing-0122 @allow
    Scenario Outline: <who> comes to <card>
      Given the emended rules
      And the player is the Fallen-wizard <who>
      And it is the organization phase
      And untapped <who> is at The White Towers
      And the player has <strayed> in play
      And the player holds "<card>"
      Then the player may play "<card>"

      Examples:
        | case    | who      | card           | strayed |
        | plot    | Saruman  | Plotting Ruin  | "Great Patron", "Blind to All Else" and "Legacy of Smiths" |
        | hunt    | Alatar   | The Great Hunt | "Great Patron", "Blind to All Else", "An Untimely Brood" and "Legacy of Smiths" |
        | prophet | Pallando | Prophet of Doom | "Great Patron", "Blind to All Else", "An Untimely Brood", "Legacy of Smiths", "Riders of Rohan", "Men of Lebennin", "Men of Anórien", "Knights of Dol Amroth" and "Men of Dorwinion" |

  @card:WH-61 @card:WH-83
  Rule: At a haven that is guarded

    @id:cards-doing-0123 @allow
    Scenario: Saruman breeds what others would not
      Given the emended rules
      And the player is the Fallen-wizard Saruman
      And it is the organization phase
      And untapped Saruman is at The White Towers
      And the player has "Great Patron" and "Legacy of Smiths" in play
      And the player has "Guarded Haven" in play on The White Towers
      And the player holds "A Strident Spawn"
      Then the player may play "A Strident Spawn"

    @id:cards-doing-0128 @allow
    Scenario: And he has forges there
      Given the emended rules
      And the player is the Fallen-wizard Saruman
      And it is the organization phase
      And untapped Saruman is at The White Towers
      And the player has "Guarded Haven" in play on The White Towers
      And the player holds "War-forges"
      Then the player may play "War-forges" on The White Towers

  @card:AS-97
  Rule: Powers are too dark for others

    @id:cards-doing-0124 @allow
    Scenario: Sauron has them
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped Gorbag is at Dol Guldur
      And the player has "Sauron" in play
      And the player holds "Powers Too Dark and Terrible"
      Then the player may play "Powers Too Dark and Terrible"

  @card:TD-48 @card:DM-48
  Rule: Whoever fights may be struck otherwise than by swords

    @id:cards-doing-0125 @allow
    Scenario: Beretar forgets who he is
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Ovir Hollow
      And the opponent holds "Bairanax" and "Memories Stolen"
      When the opponent plays the creature "Bairanax" on the company keyed to Ovir Hollow
      And Beretar faces the strike
      Then "Bairanax" is in play
      And the opponent may play "Memories Stolen" on Beretar

    @id:cards-doing-0126 @allow
    Scenario: Beretar brings a curse home
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Weathertop
      And the opponent holds "Orc-lieutenant" and "Bring Our Curses Home"
      When the opponent plays the creature "Orc-lieutenant" on the company keyed to a Ruins & Lairs
      Then "Orc-lieutenant" is in play
      And the opponent may play "Bring Our Curses Home" on Beretar

  @card:AS-88
  Rule: A hold is built again

    @id:cards-doing-0127 @allow
    Scenario: Gorbag settles at the barrows
      Given the emended rules
      And the player is a Ringwraith
      And untapped Gorbag is at the minion Barrow-downs
      And the company has entered the site
      And the player holds "Hold Rebuilt and Repaired"
      Then the player may play "Hold Rebuilt and Repaired" on Barrow-downs

    @id:cards-doing-0228 @compute
    Scenario: Who lives there lets others pass
      Given the emended rules
      And it is the site phase
      And untapped Annalena is at Barrow-downs
      And the player has "Hold Rebuilt and Repaired" in play on Barrow-downs
      When the company enters the site
      Then the attack is Undead (1 strike at 8)
      And the attack is detainment

  @card:LE-52 @card:LE-56
  Rule: A Ringwraith cares for his own

    @id:cards-doing-0129 @allow
    Scenario Outline: <who> helps those who are far away
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped <who> is at Minas Morgul
      And untapped Gorbag is at the minion Goblin-gate
      Then the player may use <who> on Gorbag's company

      Examples:
        | case | who                 |
        | dwar | Dwar the Ringwraith |
        | ren  | Ren the Ringwraith  |

    @id:cards-doing-0130 @forbid
    Scenario Outline: <who> does nothing for others
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped <who> is at Minas Morgul
      And the opponent's untapped Legolas is at Bree
      Then the player may not use <who> on Legolas's company by the text of "<who>"

      Examples:
        | case | who                 |
        | dwar | Dwar the Ringwraith |
        | ren  | Ren the Ringwraith  |
