Feature: What is found late, made at home, and lost at sea

  Friends whom others overlooked, mines that pay, and rings that roll away.

  @card:WH-109
  Rule: Friend of Secret Things

    Background:
      Given the emended rules
      And the player is the Fallen-wizard Radagast
      And untapped Beretar is at the hero Old Forest
      And Old Forest is tapped
      And the company has entered the site
      And the player holds "Goldberry"

    @id:cards-finds-0001 @allow
    Scenario: Goldberry has not gone to bed yet
      Given the player has "Friend of Secret Things" in play
      When Beretar plays "Goldberry"
      Then it is legal
      And Beretar bears "Goldberry"
      And Beretar is tapped
      And the player has 1 ally point

    @id:cards-finds-0002 @forbid
    Scenario: Others come too late
      When Beretar plays "Goldberry"
      Then it is illegal by core.site-phase.play-requirements

  @card:WH-109
  Rule: Friends are shy

    @id:cards-finds-0003 @forbid
    Scenario: Three are a crowd
      Given the emended rules
      And the player is the Fallen-wizard Radagast
      And untapped Beretar, untapped Éomer and untapped Annalena are at the hero Old Forest
      And Old Forest is tapped
      And the company has entered the site
      And the player has "Friend of Secret Things" in play
      And the player holds "Goldberry"
      When Beretar plays "Goldberry"
      Then it is illegal by core.site-phase.play-requirements

  @card:WH-62
  Rule: An Untimely Brood

    Background:
      Given the emended rules
      And the player is the Fallen-wizard Radagast
      And untapped Beretar and untapped Éomer are at Rhosgobel
      And Rhosgobel is tapped
      And the company has entered the site
      And the player holds "Noble Hound", "War-wolf" and "Goldberry"

    @id:cards-finds-0004 @allow
    Scenario: A hound is born at Rhosgobel, and no wolf beside it
      Given the player has "An Untimely Brood" in play
      When Beretar plays "Noble Hound"
      Then it is legal
      And Beretar bears "Noble Hound"
      And Beretar is tapped
      And the player has 1 ally point
      And Éomer may not play "War-wolf" by core.site-phase.play-requirements

    @id:cards-finds-0005 @forbid
    Scenario: Without it none is
      When Beretar plays "Noble Hound"
      Then it is illegal by core.site-phase.play-requirements

    @id:cards-finds-0006 @forbid
    Scenario: Goldberry is of another kind
      Given the player has "An Untimely Brood" in play
      When Beretar plays "Goldberry"
      Then it is illegal by core.site-phase.play-requirements

  @card:WH-65 @card:WH-67
  Rule: Deep Mines

    Background:
      Given the emended rules
      And the player is the Fallen-wizard Saruman
      And untapped Uglúk is at Deep Mines
      And the company has entered the site

    @id:cards-finds-0010 @allow
    Scenario: They dig, and it is worth it
      Given the player holds "Delver's Harvest"
      When the player plays "Delver's Harvest"
      Then it is legal
      And "Delver's Harvest" is in play
      And the player has 1 miscellaneous point

    @id:cards-finds-0011 @allow
    Scenario: What they dig feeds the machine
      Given the player has "Delver's Harvest" in play
      And the player holds "Earth-eater"
      When the player plays "Earth-eater"
      Then it is legal
      And "Earth-eater" is in play
      And the player has 2 miscellaneous points

    @id:cards-finds-0012 @forbid
    Scenario: One harvest feeds one of them
      Given the player has "Delver's Harvest" and "Earth-eater" in play
      And the player holds the second "Earth-eater"
      When the player plays the second "Earth-eater"
      Then it is illegal by the text of "Earth-eater"

  @card:WH-65 @card:WH-67
  Rule: Whoever does not dig finds nothing

    @id:cards-finds-0014 @forbid
    Scenario Outline: No <card> at Isengard
      Given the emended rules
      And the player is the Fallen-wizard Saruman
      And untapped Uglúk is at Isengard
      And the company has entered the site
      And the player has "Delver's Harvest" in play
      And the player holds <card>
      When the player plays <card>
      Then it is illegal by the text of <card>

      Examples:
        | case    | card                          |
        | harvest | the second "Delver's Harvest" |
        | eater   | "Earth-eater"                 |

  @card:WH-67
  Rule: Earth-eater works for its living

    @id:cards-finds-0015 @allow
    Scenario: There are spears in the ground
      Given the emended rules
      And the player is the Fallen-wizard Saruman
      And it is the organization phase
      And untapped Uglúk is at Isengard
      And the player has "Earth-eater" in play
      And the player's sideboard holds "Broad-headed Spear", "Glamdring" and "Sable Shield"
      And the player's discard pile holds "Black-mail Coat" and "Saw-toothed Blade"
      When the player uses "Earth-eater"
      Then the player may not choose "Glamdring" for "Earth-eater" by core.actions.needs-allowance
      And the player may not choose "Sable Shield" for "Earth-eater" by core.actions.needs-allowance
      And the player may not choose "Saw-toothed Blade" for "Earth-eater" by core.actions.needs-allowance
      When the player chooses "Broad-headed Spear" for "Earth-eater"
      Then "Broad-headed Spear" is in hand
      And "Earth-eater" is tapped

    @id:cards-finds-0016 @forbid
    Scenario: Where there are none, it stays as it is
      Given the emended rules
      And the player is the Fallen-wizard Saruman
      And it is the organization phase
      And untapped Uglúk is at Isengard
      And the player has "Earth-eater" in play
      And the player's sideboard holds "Glamdring"
      When the player uses "Earth-eater"
      Then it is illegal by the text of "Earth-eater"

  @card:WH-117
  Rule: The Forge-master

    Background:
      Given the emended rules
      And the player is the Fallen-wizard Saruman
      And it is the organization phase
      And the player's discard pile holds "Dagger of Westernesse" and "Healing Herbs"
      And the player's sideboard holds "Shield of Iron-bound Ash" and "Sting"

    @id:cards-finds-0017 @allow
    Scenario: Éomer has a shield made for him
      Given untapped Faramir and untapped Éomer are at Isengard
      And Faramir bears "The Forge-master"
      When the player uses "The Forge-master"
      Then the player may not choose "Healing Herbs" for "The Forge-master" by core.actions.needs-allowance
      And the player may not choose "Sting" for "The Forge-master" by core.actions.needs-allowance
      When the player chooses "Shield of Iron-bound Ash" for "The Forge-master"
      And the player chooses Éomer for "The Forge-master"
      Then Éomer bears "Shield of Iron-bound Ash"
      And "Shield of Iron-bound Ash" is in use
      And Faramir is tapped

    @id:cards-finds-0018 @forbid
    Scenario: There is no forge in Bree
      Given untapped Faramir and untapped Éomer are at the hero Bree
      And Faramir bears "The Forge-master"
      When the player uses "The Forge-master"
      Then it is illegal by the text of "The Forge-master"

  @card:WH-61
  Rule: A Strident Spawn

    Background:
      Given the emended rules
      And the player is the Fallen-wizard Saruman
      And it is the organization phase
      And untapped Saruman is at the hero Bree
      And untapped Faramir is at Isengard
      And the player holds "Ill-favoured Fellow"

    @id:cards-finds-0019 @allow
    Scenario: Half-orcs come to Isengard while Saruman is in Bree
      Given the player has "A Strident Spawn" in play
      Then the player may play Ill-favoured Fellow into Faramir's company

    @id:cards-finds-0020 @forbid
    Scenario: They would not come otherwise
      Given the player has "Great Patron" in play
      When the player plays Ill-favoured Fellow into Faramir's company
      Then it is illegal by core.organization.fallen-wizard-orcs-trolls

    @id:cards-finds-0021 @allow
    Scenario: One who fell is bred anew
      Given the player has "A Strident Spawn" in play
      And the player's discard pile holds the second "Ill-favoured Fellow" and "Uglúk"
      When the player uses "A Strident Spawn"
      Then the second "Ill-favoured Fellow" is in hand

    @id:cards-finds-0022 @forbid
    Scenario: Uglúk is no Half-orc
      Given the player has "A Strident Spawn" in play
      And the player's discard pile holds "Uglúk"
      When the player uses "A Strident Spawn"
      Then it is illegal by the text of "A Strident Spawn"

  @card:WH-29
  Rule: Rolled down to the Sea

    Background:
      Given the emended rules
      And reading a of q.core.untargeted-hazard-short-events
      And it is the movement/hazard phase
      And untapped Beretar is at Rivendell
      And the opponent holds "Rolled down to the Sea"

    @id:cards-finds-0023 @allow
    Scenario: The player gives up the ring he likes least
      Given Beretar bears "Beautiful Gold Ring"
      And the player holds "Magic Ring of Lore" and "Cram"
      When the opponent plays "Rolled down to the Sea"
      Then the player may not choose "Cram" for "Rolled down to the Sea" by core.actions.needs-allowance
      When the player chooses "Beautiful Gold Ring" for "Rolled down to the Sea"
      Then "Beautiful Gold Ring" and "Rolled down to the Sea" are in the discard pile
      And the player has 0 item points

    @id:cards-finds-0024 @compute
    Scenario: Whoever has none shows that he has none
      Given the player holds "Cram"
      When the opponent plays "Rolled down to the Sea"
      Then the opponent can see "Cram"
      And "Rolled down to the Sea" is in the discard pile

  @card:TW-223
  Rule: Elf-song

    Background:
      Given the emended rules
      And it is the long-event phase
      And untapped Beretar is at Rivendell
      And untapped Éomer is at Edoras
      And Beretar bears the opponent's "Lure of the Senses"
      And the player holds "Elf-song"

    @id:cards-finds-0025 @allow
    Scenario: Beretar listens, and forgets his longing
      When the player plays "Elf-song"
      And the player chooses the opponent's "Lure of the Senses" for "Elf-song"
      Then the opponent's "Lure of the Senses" is in the discard pile
      And "Elf-song" is in play

    @id:cards-finds-0026 @allow
    Scenario: Or he does not want to forget
      When the player plays "Elf-song"
      And the player chooses Beretar for "Elf-song"
      Then Beretar bears the opponent's "Lure of the Senses"
      And "Elf-song" is in play

    @id:cards-finds-0027 @compute
    Scenario: In Edoras nobody hears it
      Given Éomer bears the opponent's second "Lure of the Senses"
      When the player plays "Elf-song"
      Then the player may not choose the opponent's second "Lure of the Senses" for "Elf-song" by core.actions.needs-allowance
      When the player chooses Beretar for "Elf-song"
      Then "Elf-song" is in play
      And Éomer bears the opponent's second "Lure of the Senses"

    @id:cards-finds-0201 @forbid
    Scenario: Beretar is organized away, and Elf-song keeps him
      Given it is the organization phase
      And the player has "Elf-song" in play
      When the player organizes
      Then the player may not discard Beretar from play by the text of "Elf-song"
      And the player may discard Éomer from play

  @card:TW-99
  Rule: The Ring's Betrayal

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Rivendell
      And Beretar bears "Beautiful Gold Ring"
      And the opponent holds "The Ring's Betrayal"

    @id:cards-finds-0028 @compute
    Scenario: It slips from his finger
      When the opponent plays "The Ring's Betrayal" on "Beautiful Gold Ring" and rolls 1 and 1 for the corruption check
      Then "Beautiful Gold Ring" and "The Ring's Betrayal" are in the discard pile
      And Beretar is in play
      And the player has 0 item points

    @id:cards-finds-0029 @compute
    Scenario: Or it does not
      When the opponent plays "The Ring's Betrayal" on "Beautiful Gold Ring" and rolls 4 and 4 for the corruption check
      Then Beretar bears "Beautiful Gold Ring"
      And "The Ring's Betrayal" is in the discard pile

    @id:cards-finds-0030 @forbid
    Scenario: A dagger betrays nobody
      Given Beretar bears "Dagger of Westernesse"
      When the opponent plays "The Ring's Betrayal" on "Dagger of Westernesse"
      Then it is illegal by the text of "The Ring's Betrayal"

  @card:TW-318
  Rule: Ringlore

    Background:
      Given the emended rules
      And untapped Elrond and untapped Pippin are at Weathertop
      And the company has entered the site
      And Pippin bears "Beautiful Gold Ring"
      And the player holds "Ringlore", "Dwarven Ring of Durin's Tribe" and "The One Ring"

    @id:cards-finds-0031 @allow
    Scenario: Elrond knows it without a fire
      When the player plays "Ringlore" with Elrond on "Beautiful Gold Ring"
      Then Pippin may play "Dwarven Ring of Durin's Tribe" in the place of "Beautiful Gold Ring"
      And Pippin may not play "The One Ring" in the place of "Beautiful Gold Ring" by core.rings.ring-test
      And Elrond and the site are tapped
      And "Ringlore" and "Beautiful Gold Ring" are in the discard pile
      And the player has 0 item points

    @id:cards-finds-0032 @forbid
    Scenario: Pippin does not know rings
      Then the player may not play "Ringlore" with Pippin on "Beautiful Gold Ring" by the text of "Ringlore"

  @card:TW-318
  Rule: There is nothing to be read about rings in Edoras

    @id:cards-finds-0033 @forbid
    Scenario: Nobody there knows more
      Given the emended rules
      And untapped Elrond and untapped Pippin are at Edoras
      And the company has entered the site
      And Pippin bears "Beautiful Gold Ring"
      And the player holds "Ringlore"
      When the player plays "Ringlore" with Elrond on "Beautiful Gold Ring"
      Then it is illegal by the text of "Ringlore"

  @card:WH-120
  Rule: Saruman's Machinery

    Background:
      Given the emended rules
      And the player is the Fallen-wizard Saruman
      And untapped Uglúk and untapped Ill-favoured Fellow are at Isengard
      And Isengard is tapped
      And the company has entered the site
      And the player holds "Liquid Fire" and "Blasting Fire"

    @id:cards-finds-0034 @allow
    Scenario: One machine comes out of the works, and no two
      Given the player has "Saruman's Machinery" in play on Isengard
      When Uglúk plays "Liquid Fire"
      Then it is legal
      And Uglúk bears "Liquid Fire"
      And Uglúk is tapped
      And the player has 1 item point
      And Ill-favoured Fellow may not play "Blasting Fire" by core.site-phase.play-requirements

    @id:cards-finds-0035 @forbid
    Scenario: Nothing comes of nothing
      When Uglúk plays "Liquid Fire"
      Then it is illegal by core.site-phase.play-requirements

  @card:WH-120
  Rule: It takes fires, and water

    @id:cards-finds-0036 @forbid
    Scenario Outline: Works <where>
      Given the emended rules
      And the player is the Fallen-wizard Saruman
      And it is the organization phase
      And untapped Uglúk is at <site>
      And the player has <cards> in play on the site
      And the player holds "Saruman's Machinery"
      Then the player <may> play "Saruman's Machinery" on <site> <by>

      Examples:
        | case    | where        | site            | cards                              | may     | by                                  |
        | hill    | at Weathertop | the hero Weathertop | "Hidden Haven" and "Guarded Haven" | may not | by the text of "Saruman's Machinery" |
        | isen    | at Isengard   | Isengard        | "The Fortress of Isen"             | may     |                                     |

  @card:TW-349
  Rule: Thorough Search

    Background:
      Given the emended rules
      And untapped Frodo and untapped Beretar are at Moria
      And the company has entered the site
      And the player holds "Thorough Search", "Glamdring", "Cram" and "Mithril"

    @id:cards-finds-0037 @allow
    Scenario: Frodo finds a sword for Beretar where all was taken
      Given Moria is tapped
      When the player plays "Thorough Search" with Frodo
      And Beretar plays "Glamdring"
      Then Beretar bears "Glamdring"
      And Frodo and Beretar are tapped
      And "Thorough Search" is in the discard pile
      And the player has 2 item points

    @id:cards-finds-0038 @forbid
    Scenario: Without it there is nothing left
      Given Moria is tapped
      When Beretar plays "Glamdring"
      Then it is illegal by core.site-phase.play-requirements

    @id:cards-finds-0039 @allow
    Scenario: Where nobody has been before, nobody sees that they were there
      When the player plays "Thorough Search" with Frodo
      And Beretar plays "Glamdring"
      Then Beretar bears "Glamdring"
      And Moria is untapped
      And Frodo and Beretar are tapped
      And "Thorough Search" is in the discard pile
      And the player has 2 item points

    @id:cards-finds-0040 @forbid
    Scenario: Beretar is no scout
      Then the player may not play "Thorough Search" with Beretar by the text of "Thorough Search"
