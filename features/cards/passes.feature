Feature: Over the mountains, and past what keeps them

  Who knows the high passes, the fords and the back doors comes where others do not.

  @card:TW-191 @card:TW-194 @card:TW-284 @card:TW-287 @card:TW-359
  Rule: With a ranger there is a way where the map shows none

    @id:cards-passes-0001 @allow
    Scenario Outline: <pass> leads from <from> to <to>
      Given the emended rules
      And it is the organization phase
      And untapped Beretar is at <from>
      And the player holds "<pass>"
      And the opponent holds "Doors of Night"
      When the player passes
      And the player plays "<pass>" with Beretar
      And the company moves to <to>
      And the player passes
      And the company travels by <way>
      Then it is legal
      And the company is on its way
      And <to> is in play
      And Beretar is tapped
      And "<pass>" is in the discard pile

      Examples:
        | case     | pass            | from        | to              | way                        |
        | anduin   | Anduin River    | Edoras      | Dead Marshes    | Rohan and Dagorlad         |
        | white    | White Mountains | Edoras      | Lond Galen      | Rohan and Anfalas          |
        | misty    | Misty Mountains | Dunnish Clan-hold | Wellinghall | Dunland and Fangorn       |

    @id:cards-passes-0002 @forbid
    Scenario Outline: Without <pass> it is not to be thought of
      Given the emended rules
      And it is the organization phase
      And untapped Beretar is at <from>
      And the company is moving to <to>
      And the opponent holds "Doors of Night"
      When the player passes
      And the player passes
      And the company travels by <way>
      Then it is illegal by core.movement-hazard.declare-movement-type
      And the company is on its way
      And <to> is in play

      Examples:
        | case     | pass            | from        | to              | way                        |
        | anduin   | Anduin River    | Edoras      | Dead Marshes    | Rohan and Dagorlad         |

    @id:cards-passes-0003 @compute
    Scenario Outline: <pass> is not free of Orcs
      Given the emended rules
      And it is the organization phase
      And untapped Beretar is at <from>
      And the player holds "<pass>"
      And the opponent holds "Doors of Night"
      When the player passes
      And the player plays "<pass>" with Beretar
      And the company moves to <to>
      And the player passes
      And the company travels by <way>
      Then the attack is <attack>
      And the attack comes from "<pass>"
      And the company is on its way
      And <to> is in play
      And Beretar is tapped
      And "<pass>" is in the discard pile

      Examples:
        | case   | pass                | from            | to         | way                    | attack                |
        | ash    | Ash Mountains       | Dead Marshes    | Mount Doom | Dagorlad and Gorgoroth | Orc (4 strikes at 8)  |
        | shadow | Mountains of Shadow | Henneth Annûn   | Mount Doom | Ithilien and Gorgoroth | Orc (4 strikes at 9)  |

    @id:cards-passes-0041 @compute
    Scenario: Nobody lives to go on, and nobody is asked by which way
      Given the emended rules
      And it is the organization phase
      And untapped Beretar is at Henneth Annûn
      And the player holds "Mountains of Shadow"
      When the player passes
      And the player plays "Mountains of Shadow" with Beretar
      And the company moves to Mount Doom
      And the player passes
      And the company travels by Ithilien and Gorgoroth
      And Beretar faces the strike and rolls 2 and 2, then 6 and 6 for the body check
      Then Beretar was eliminated
      And the player has to act in the window movement-hazard
      And Mount Doom is in play
      And "Mountains of Shadow" is in the discard pile
      And the player has 0 character points

    @id:cards-passes-0004 @compute
    Scenario Outline: Or <pass> makes the known way safer
      Given the emended rules
      And it is the organization phase
      And untapped Beretar, untapped Annalena, untapped Bergil and untapped Haldir are at <from>
      And the company is moving to <to>
      And the player holds "<pass>"
      And the opponent holds "Doors of Night"
      When the player passes
      And the player plays "<pass>" with Beretar on the company
      And the player passes
      And the company travels by Starter Movement
      Then the hazard limit of the company is 2
      And the company is on its way
      And "<pass>" is in the discard pile

      Examples:
        | case   | pass                | from      | to           |
        | anduin | Anduin River        | Lórien    | Dead Marshes |
        | ash    | Ash Mountains       | Lórien    | Dead Marshes |
        | misty  | Misty Mountains     | Rivendell | Ettenmoors   |
        | white  | White Mountains     | Edhellond | Lond Galen   |

    @id:cards-passes-0005 @compute
    Scenario: Anduin River is played before a journey to Barrow-downs, and does nothing
      Given the emended rules
      And it is the organization phase
      And untapped Beretar, untapped Annalena, untapped Bergil and untapped Haldir are at Rivendell
      And the company is moving to Barrow-downs
      And the player holds "Anduin River"
      And the opponent holds "Doors of Night"
      When the player passes
      And the player plays "Anduin River" with Beretar on the company
      And the player passes
      And the company travels by Starter Movement
      Then the hazard limit of the company is 4
      And the company is on its way
      And "Anduin River" is in the discard pile

    @id:cards-passes-0006 @forbid
    Scenario: And once is enough
      Given the emended rules
      And it is the organization phase
      And untapped Beretar and untapped Aragorn II are at Lórien
      And the company is moving to Dead Marshes
      And the player holds "Anduin River"
      When the player passes
      And the player plays "Anduin River" with Beretar on the company
      Then "Anduin River" is in the discard pile
      And the player may not play another "Anduin River" with Beretar on the company by core.events.short-no-duplicate-on-entity

    @id:cards-passes-0017 @forbid @rule:core.movement.declare-movement-window
    Scenario Outline: Who leaves late by <pass>, goes that way, and not to <near>
      Given the emended rules
      And it is the organization phase
      And untapped Beretar is at <from>
      And the player holds "<pass>"
      When the player passes
      And the player plays "<pass>" with Beretar
      Then the company may not move to <near> by core.movement.declare-movement-window
      And the company may move to <to>
      And Beretar is tapped
      And "<pass>" is in the discard pile

      Examples:
        | case   | pass            | from              | near        | to           |
        | anduin | Anduin River    | Edoras            | Isengard    | Dead Marshes |
        | plains | Anduin River    | Edoras            | Isengard    | Easterling Camp |
        | white  | White Mountains | Edoras            | Wellinghall | Lond Galen   |
        | misty  | Misty Mountains | Dunnish Clan-hold | Bree        | Wellinghall  |

    @id:cards-passes-0018 @allow
    Scenario: Who sets out in time, may go there
      Given the emended rules
      And it is the organization phase
      And untapped Beretar is at Edoras
      And the player holds "Anduin River"
      Then the company may move to Isengard

  @card:TW-324
  Rule: Secret Entrance

    Background:
      Given the emended rules
      And it is the organization phase
      And untapped Elrond is at Rivendell
      And the company is moving to Barrow-downs
      And the player holds "Secret Entrance"
      And the opponent holds "Orc-patrol" and "Doors of Night"

    @id:cards-passes-0007 @forbid
    Scenario: Those who keep watch at the barrows see nobody come
      When the player passes
      And the player plays "Secret Entrance" with Elrond
      And the player passes
      And the company travels by Starter Movement
      And the opponent plays the creature "Orc-patrol" on the company keyed to a Ruins & Lairs
      Then it is illegal by the text of "Secret Entrance"
      And Elrond is tapped
      And "Secret Entrance" is in the discard pile
      And the company is on its way

    @id:cards-passes-0008 @allow
    Scenario: On the road they do
      When the player passes
      And the player plays "Secret Entrance" with Elrond
      And the player passes
      And the company travels by Starter Movement
      And the opponent plays the creature "Orc-patrol" on the company keyed to a Wilderness
      Then it is legal
      And Elrond is tapped
      And "Secret Entrance" is in the discard pile
      And "Orc-patrol" is no longer in hand

    @id:cards-passes-0009 @forbid
    Scenario: Into Barad-dûr there is none
      Given untapped Saruman is at Dead Marshes
      And Saruman's company is moving to Barad-dûr
      When the player passes
      Then the player may not play "Secret Entrance" with Saruman by the text of "Secret Entrance"

  @card:TW-325
  Rule: Secret Passage

    Background:
      Given the emended rules
      And it is the organization phase
      And untapped Elrond is at Rivendell
      And the player holds "Secret Passage"
      And the opponent holds "Orc-patrol" and "Doors of Night"

    @id:cards-passes-0010 @forbid
    Scenario: Nobody meets them on the way to the barrows
      Given the company is moving to Barrow-downs
      When the player passes
      And the player plays "Secret Passage" on the company
      And the player passes
      And the company travels by Starter Movement
      And the opponent plays the creature "Orc-patrol" on the company keyed to a Wilderness
      Then it is illegal by the text of "Secret Passage"
      And "Secret Passage" is in the discard pile
      And the company is on its way

    @id:cards-passes-0011 @allow
    Scenario: The barrows themselves are another matter
      Given the company is moving to Barrow-downs
      When the player passes
      And the player plays "Secret Passage" on the company
      And the player passes
      And the company travels by Starter Movement
      And the opponent plays the creature "Orc-patrol" on the company keyed to a Ruins & Lairs
      Then it is legal
      And "Secret Passage" is in the discard pile
      And "Orc-patrol" is no longer in hand

    @id:cards-passes-0012 @allow
    Scenario: It does not lead to Bree, and keeps nobody off on the way there
      Given the company is moving to Bree
      When the player passes
      And the player plays "Secret Passage" on the company
      And the player passes
      And the company travels by Starter Movement
      And the opponent plays the creature "Orc-patrol" on the company keyed to a Wilderness
      Then it is legal
      And "Secret Passage" is in the discard pile
      And "Orc-patrol" is no longer in hand

    @id:cards-passes-0101 @forbid @uses:core.movement-hazard.reapplied-organization-resources
    Scenario: It does not lead to Bree, and from there it leads to Weathertop
      Given the company is moving to Bree
      And the player's location deck holds "Weathertop"
      And the player holds "Master of Esgaroth"
      When the player passes
      And the player plays "Secret Passage" on the company
      And the player plays "Master of Esgaroth" on the company
      And the player passes
      And the company travels by Starter Movement
      And the opponent passes
      And the player passes
      And the company moves to Weathertop
      Then the opponent may not play the creature "Orc-patrol" on the company keyed to a Wilderness by the text of "Secret Passage"
      And "Secret Passage" and "Master of Esgaroth" are in the discard pile
      And the new site of the company is Weathertop
      And Weathertop is in play
      And Rivendell is in the location deck

  @card:TW-232 @card:TW-234 @card:TW-235 @card:TW-236
  Rule: Those who watch for travellers look elsewhere

    @id:cards-passes-0013 @compute
    Scenario Outline: <card>, on the way to <to>
      Given the emended rules
      And it is the organization phase
      And untapped Beretar, untapped Annalena, untapped Éomer, untapped Bergil and untapped Ioreth are at <from>
      And the company is moving to <to>
      And the player holds "<card>"
      And the opponent holds "Doors of Night"
      When the player passes
      And the player plays "<card>" on the company
      And the player passes
      And the company travels by Starter Movement
      Then the hazard limit of the company is <limit>
      And "<card>" is in the discard pile
      And the company is on its way

      Examples:
        | case    | card                         | from      | to                | limit |
        | sea     | Fair Sailing                 | Edhellond | Isle of the Ulond | 3     |
        | dark    | Fair Travels in Dark-domains | Lórien    | Dol Guldur        | 4     |
        | shadow  | Fair Travels in Shadow-lands | Lórien    | Dead Marshes      | 4     |

    @id:cards-passes-0014 @compute
    Scenario Outline: In the light of morning <card> does more
      Given the emended rules
      And it is the organization phase
      And untapped Beretar, untapped Annalena, untapped Éomer, untapped Bergil and untapped Ioreth are at Lórien
      And the company is moving to <to>
      And the player holds "<card>"
      And the player has "Gates of Morning" in play
      And the opponent holds "Doors of Night"
      When the player passes
      And the player plays "<card>" on the company
      And the player passes
      And the company travels by Starter Movement
      Then the hazard limit of the company is 3
      And "<card>" is in the discard pile
      And the company is on its way

      Examples:
        | case    | card                         | to           |
        | dark    | Fair Travels in Dark-domains | Dol Guldur   |
        | shadow  | Fair Travels in Shadow-lands | Dead Marshes |

    @id:cards-morning-0001 @compute
    Scenario Outline: Morning comes after <card> was played, and it does more all the same
      Given the emended rules
      And it is the organization phase
      And untapped Beretar, untapped Annalena, untapped Éomer, untapped Bergil and untapped Ioreth are at Lórien
      And the company is moving to <to>
      And the player holds "<card>" and "Gates of Morning"
      When the player passes
      And the player plays "<card>" on the company
      And the player passes
      And the player plays "Gates of Morning"
      And the player passes
      And the company travels by Starter Movement
      Then the hazard limit of the company is 3
      And "<card>" is in the discard pile
      And "Gates of Morning" is in play
      And the company is on its way

      Examples:
        | case    | card                         | to           |
        | dark    | Fair Travels in Dark-domains | Dol Guldur   |
        | shadow  | Fair Travels in Shadow-lands | Dead Marshes |

    @id:cards-passes-0015 @forbid
    Scenario Outline: <card>, and not twice
      Given the emended rules
      And it is the organization phase
      And untapped Aragorn II is at <from>
      And the company is moving to <to>
      And the player holds "<card>"
      When the player passes
      And the player plays "<card>" on the company
      Then "<card>" is in the discard pile
      And the player may not play another "<card>" on the company by core.events.short-no-duplicate-on-entity

      Examples:
        | case    | card                         | from      | to                |
        | sea     | Fair Sailing                 | Edhellond | Isle of the Ulond |
        | shadow  | Fair Travels in Shadow-lands | Lórien    | Dead Marshes      |

    @id:cards-passes-0016 @compute
    Scenario Outline: By regions, <card> on the way to <to>
      Given the emended rules
      And it is the organization phase
      And untapped Beretar, untapped Annalena, untapped Éomer, untapped Bergil and untapped Ioreth are at <from>
      And the company is moving to <to>
      And the player holds "<card>"
      And the opponent holds "Doors of Night"
      When the player passes
      And the player plays "<card>" on the company
      And the player passes
      And the company travels by <way>
      Then the hazard limit of the company is <limit>
      And "<card>" is in the discard pile
      And the company is on its way
      And <to> is in play

      Examples:
        | case    | card                         | from          | to           | way                        | limit |
        | free    | Fair Travels in Free-domains | Edoras        | Minas Tirith | Rohan and Anórien          | 4     |
