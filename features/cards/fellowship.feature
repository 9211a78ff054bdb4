Feature: Companions, eagles and laughter

  Events of The Wizards and others that a company has, as long as it stays together.

  @card:TW-240
  Rule: Fellowship

    Background:
      Given the emended rules

    @id:cards-fellowship-0001 @allow
    Scenario: Four of them
      Given it is the organization phase
      And untapped Aragorn II, untapped Legolas and untapped Gimli are at Rivendell
      And Aragorn II bears "Goldberry"
      And the player holds "Fellowship"
      When the player plays "Fellowship" on the company
      Then it is legal
      And "Fellowship" lies on the company

    @id:cards-fellowship-0002 @forbid
    Scenario: Three are not enough
      Given it is the organization phase
      And untapped Aragorn II, untapped Legolas and untapped Gimli are at Rivendell
      And the player holds "Fellowship"
      When the player plays "Fellowship" on the company
      Then it is illegal by the text of "Fellowship"

    @id:cards-fellowship-0004 @compute
    Scenario: It is broken when one of them is sent away
      Given it is the organization phase
      And untapped Aragorn II and untapped Legolas are at Rivendell
      And the player's "Fellowship" lies on the company
      When the player organizes
      And the player discards Legolas from play
      Then "Fellowship" and Legolas are in the discard pile
      And the player has 3 character points

    @id:cards-fellowship-0005 @compute
    Scenario: And when they part
      Given it is the organization phase
      And untapped Aragorn II and untapped Legolas are at Rivendell
      And the player's "Fellowship" lies on the company
      When the player organizes
      And the player splits off Legolas
      Then "Fellowship" is in the discard pile
      And Legolas forms a company

    @id:cards-fellowship-0006 @compute
    Scenario: And when an ally leaves
      Given it is the movement/hazard phase
      And untapped Aragorn II and untapped Legolas are at Edoras
      And Aragorn II bears "Leaflock"
      And the company is moving to Minas Tirith by Rohan and Anórien
      And the player's "Fellowship" lies on the company
      When the movement/hazard phase is over
      Then "Fellowship" and "Leaflock" are in the discard pile
      And the company is at Minas Tirith
      And Edoras is in the location deck
      And the player has 0 ally points

  @card:TW-12
  Rule: Balrog of Moria

    Background:
      Given the emended rules
      And the opponent has "Balrog of Moria" in play

    @id:cards-fellowship-0007 @compute
    Scenario Outline: What waits at <site>
      Given untapped Gandalf is at <site>
      Then <site> has the <attacks>

      Examples:
        | case  | site  | attacks |
        | moria | Moria | automatic-attacks Orc (4 strikes at 7) and Balrog (1 strike at 18) |

    @id:cards-fellowship-0008 @compute
    Scenario Outline: They are stronger at <site>
      Given untapped Gandalf is at <site>
      When the company enters the site
      Then the attack is <attack>

      Examples:
        | case  | site        | attack               |
        | moria | Moria       | Orc (4 strikes at 9) |
        | pass  | Goblin-gate | Orc (3 strikes at 6) |

    @id:cards-fellowship-0009 @compute
    Scenario: Gandalf throws down his enemy
      Given untapped Gandalf is at Moria
      And Gandalf bears "Wizard’s Staff" and "Wizard’s Ring"
      When the company enters the site
      And Gandalf faces the strike and rolls 6 and 6
      And Gandalf faces the strike and rolls 6 and 6
      Then "Balrog of Moria" is in the player's marshalling-point pile
      And the player has 5 kill points
      And Gandalf is tapped

  @card:TW-42 @card:LE-113
  Rule: Greed

    @id:cards-fellowship-0010 @compute
    Scenario Outline: <card>: Annalena would rather have it herself, and Merry would not
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar, untapped Annalena, untapped Gandalf and untapped Merry are at Rhosgobel
      And the opponent holds "<card>"
      And the player holds "Cram"
      When the opponent plays "<card>" on the player's Rhosgobel
      And the movement/hazard phase is over
      And the company enters the site
      And Beretar plays "Cram" and rolls 4 and 3 for the corruption check
      Then the corruption check of Annalena was 6
      And Beretar bears "Cram"
      And "<card>" is in the discard pile
      And Beretar and the site are tapped

      Examples:
        | case   | card   |
        | first  | TW-42  |
        | second | LE-113 |

    @id:cards-fellowship-0050 @order @rule:core.passive-conditions.own-chain
    Scenario Outline: <card>: There is time to talk her out of something else before she looks at it
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar, untapped Annalena and untapped Elrond are at Rhosgobel
      And the opponent has "Lure of the Senses" in play on Annalena
      And the opponent holds "<card>"
      And the player holds "Cram" and "Marvels Told"
      When the opponent plays "<card>" on the player's Rhosgobel
      And the movement/hazard phase is over
      And the company enters the site
      And Beretar plays "Cram"
      And the player passes
      And the player plays "Marvels Told" with Elrond on "Lure of the Senses" and rolls 6 and 5 for the corruption check of Elrond, then 6 and 5 for the corruption check of Elrond, then 1 and 1 for the corruption check of Annalena
      Then "Lure of the Senses", "Marvels Told" and "<card>" are in the discard pile
      And Beretar bears "Cram"
      And Beretar, Elrond and the site are tapped

      Examples:
        | case   | card   |
        | first  | TW-42  |
        | second | LE-113 |

  @card:TW-220
  Rule: Eagle-mounts

    Background:
      Given the emended rules
      And it is the organization phase
      And the player holds "Eagle-mounts"

    @id:cards-fellowship-0012 @allow
    Scenario: They fly to Minas Tirith
      Given untapped Legolas is at Eagles’ Eyrie
      When the player plays "Eagle-mounts" on the company
      And the company moves to Minas Tirith
      Then it is legal
      And "Eagle-mounts" is in the discard pile
      And Minas Tirith is in play

    @id:cards-fellowship-0013 @forbid
    Scenario Outline: They do not fly to <site>
      Given untapped Legolas is at Eagles’ Eyrie
      When the player plays "Eagle-mounts" on the company
      And the company moves to <site>
      Then it is illegal by core.movement.declare-movement-window
      And "Eagle-mounts" is in the discard pile

      Examples:
        | case   | site       |
        | dark   | Barad-dûr  |
        | shadow | Cirith Ungol |
        | deep   | The Under-gates |

    @id:cards-fellowship-0026 @forbid @rule:core.movement.declare-movement-window
    Scenario Outline: Nor to <site>, though one could walk there
      Given untapped Legolas is at Eagles’ Eyrie
      When the player plays "Eagle-mounts" on the company
      Then the company may not move to <site> by core.movement.declare-movement-window
      And the company may move to Gladden Fields
      And "Eagle-mounts" is in the discard pile

      Examples:
        | case   | site        |
        | gate   | Goblin-gate |
        | mines  | Moria       |
        | witch  | Carn Dûm    |

    @id:cards-fellowship-0027 @allow
    Scenario Outline: Who means to walk to <site> says so before the Eagles come
      Given untapped Legolas is at Eagles’ Eyrie
      Then the company may move to <site>

      Examples:
        | case   | site        |
        | gate   | Goblin-gate |
        | mines  | Moria       |
        | witch  | Carn Dûm    |

    @id:cards-fellowship-0014 @forbid
    Scenario Outline: <who> at <site> finds no eagles
      Given untapped <who> is at <site>
      When the player plays "Eagle-mounts" on the company
      Then it is illegal by the text of "Eagle-mounts"

      Examples:
        | case | who     | site           |
        | who  | Beretar | Eagles’ Eyrie  |
        | home | Legolas | Rivendell      |

  @card:TW-238 @card:DM-122
  Rule: What is found is shown

    @id:cards-fellowship-0016 @compute
    Scenario: The sage shows what he has seen
      Given the emended rules
      And untapped Elrond is at Amon Hen
      And the company has entered the site
      And the player holds "Far-sight"
      And the player's play deck holds "Glamdring"
      When the player plays "Far-sight" on Elrond and rolls 5 and 5 for the corruption check
      Then "Glamdring" is in hand
      And the opponent can see "Glamdring"
      And "Far-sight" is in the discard pile
      And Elrond and the site are tapped

    @id:cards-fellowship-0017 @compute
    Scenario: A gift at parting
      Given the emended rules
      And it is the organization phase
      And untapped Elrond and untapped Legolas are at Rivendell
      And the player's "Cup of Farewell" lies on the company
      And the player's sideboard holds "Cram" and "Glamdring"
      When the player uses "Cup of Farewell" on Legolas
      Then "Cram" is in hand
      And the opponent can see "Cram"
      And Legolas is tapped

    @id:cards-fellowship-0018 @forbid
    Scenario Outline: There is none <case>
      Given the emended rules
      And it is the organization phase
      And untapped Elrond and <state> Legolas are at <site>
      And untapped Faramir is at another <other>
      And the player's "Cup of Farewell" lies on Elrond's company
      And the player's sideboard holds "Cram" and "Dagger of Westernesse"
      When the player uses "Cup of Farewell" on <who>
      Then it is illegal by <rule>

      Examples:
        | case         | state    | site      | other     | who     | rule                          |
        | for others   | untapped | Rivendell | Rivendell | Faramir | the text of "Cup of Farewell" |
        | on the road  | untapped | Bree      | Bree      | Legolas | the text of "Cup of Farewell" |
        | who is tired | tapped   | Rivendell | Rivendell | Legolas | core.actions.tap-for-effect   |

    @id:cards-fellowship-0040 @compute
    Scenario Outline: It is filled in the <phase> phase as well
      Given the emended rules
      And it is the <phase> phase
      And untapped Elrond and untapped Legolas are at Rivendell
      And the player's "Cup of Farewell" lies on the company
      And the player's sideboard holds "Cram" and "Glamdring"
      When the player uses "Cup of Farewell" on Legolas
      Then "Cram" is in hand
      And the opponent can see "Cram"
      And Legolas is tapped

      Examples:
        | case  | phase       |
        | late  | end-of-turn |
        | long  | long-event  |

    @id:cards-fellowship-0041 @forbid
    Scenario: But not in the turn of another
      Given the emended rules
      And it is the long-event phase of the opponent's turn
      And the player's untapped Elrond and the player's untapped Legolas are at Rivendell
      And the player's "Cup of Farewell" lies on Elrond's company
      And the player's sideboard holds "Cram" and "Glamdring"
      Then the player may not use "Cup of Farewell" on Legolas by core.turn.hazard-player-no-resources

    @id:cards-fellowship-0019 @forbid
    Scenario: Nor twice in a turn
      Given the emended rules
      And it is the organization phase
      And untapped Elrond and untapped Legolas are at Rivendell
      And the player's "Cup of Farewell" lies on the company
      And the player's sideboard holds "Cram" and "Dagger of Westernesse"
      When the player uses "Cup of Farewell" on Legolas
      And the player chooses "Cram" for "Cup of Farewell"
      And the player uses "Cup of Farewell" on Elrond
      Then it is illegal by the text of "Cup of Farewell"
      And "Cram" is in hand
      And Legolas is tapped

  @card:TD-106
  Rule: Dragon’s Hunger

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar and untapped Annalena are at Moria
      And the company is moving to Barrow-downs by Redhorn Gate, Hollin, Rhudaur and Cardolan
      And the player holds "Dragon’s Hunger"

    @id:cards-fellowship-0020 @compute
    Scenario: It is fed
      Given the opponent holds "Cave-drake", "TW-74" and "Doors of Night"
      When the opponent plays the creature "Cave-drake" on the company keyed to a Ruins & Lairs
      And the player plays "Dragon’s Hunger"
      Then "TW-74" is in the discard pile
      And the hazard limit of the company is 1
      And "Dragon’s Hunger" is in the discard pile
      And "Cave-drake" is in play

    @id:cards-fellowship-0021 @compute
    Scenario: There is nothing for it
      Given the opponent holds "Cave-drake" and "Doors of Night"
      When the opponent plays the creature "Cave-drake" on the company keyed to a Ruins & Lairs
      And the player plays "Dragon’s Hunger"
      Then there is no attack
      And the player can see "Doors of Night"
      And "Dragon’s Hunger" and "Cave-drake" are in the discard pile

  @card:DM-98
  Rule: The Way is Shut

    @id:cards-fellowship-0022 @allow
    Scenario: A side door that is shut is none
      Given the emended rules
      And it is the organization phase
      And untapped Elrond is at Lórien
      And the opponent has "The Way is Shut" in play
      And the player holds "Secret Entrance"
      And the opponent holds "TW-72"
      When the company moves to Moria
      And the player plays "Secret Entrance" with Elrond
      And the organization phase is over
      And the long-event phase is over
      And the company travels by Starter Movement
      And the opponent plays the creature "TW-72" on the company keyed to a Shadow-hold
      Then it is legal
      And "TW-72" is in play
      And "The Way is Shut" is in the discard pile
      And "Secret Entrance" is in hand
      And Elrond is tapped
      And Moria is in play

    @id:cards-fellowship-0023 @compute
    Scenario: It shuts them behind those who have come in
      Given the emended rules
      And it is the organization phase
      And untapped Elrond is at Lórien
      And the player holds "Secret Entrance"
      And the opponent holds "The Way is Shut" and "TW-72"
      When the company moves to Moria
      And the player plays "Secret Entrance" with Elrond
      And the organization phase is over
      And the long-event phase is over
      And the company travels by Starter Movement
      Then the opponent may not play the creature "TW-72" on the company keyed to a Shadow-hold by the text of "Secret Entrance"
      When the opponent plays "The Way is Shut"
      And the opponent plays the creature "TW-72" on the company keyed to a Shadow-hold
      Then it is legal
      And "The Way is Shut" and "TW-72" are in play
      And "Secret Entrance" is in the discard pile
      And Elrond is tapped
      And Moria is in play

  @card:TW-362
  Rule: Wizard’s Laughter

    Background:
      Given the emended rules
      And it is turn 4 of the game
      And it is the site phase of the opponent's turn
      And the player's untapped Gandalf and the player's untapped Bergil are at Edoras
      And the opponent's untapped Imrahil is at Edoras
      And Imrahil's company has entered the site
      And the player holds "Wizard’s Laughter"

    @id:cards-fellowship-0024 @compute
    Scenario: Gandalf laughs at Imrahil
      When Imrahil seeks to influence away Bergil
      And the player plays "Wizard’s Laughter" with Gandalf in response and rolls 5 and 5 for the corruption check
      Then it is legal
      And the corruption check of Gandalf was 9
      And Imrahil is tapped
      And "Wizard’s Laughter" is in the discard pile
      And nothing waits to resolve

    @id:cards-fellowship-0025 @forbid
    Scenario: Before anybody speaks there is nothing to laugh at
      When the player plays "Wizard’s Laughter" with Gandalf
      Then it is illegal by the text of "Wizard’s Laughter"
