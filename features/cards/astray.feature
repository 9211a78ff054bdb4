Feature: Those who have gone astray

  What Stage cards ask of a Fallen-wizard and give him, and what others make of it.

  @card:WH-59 @card:WH-62 @card:WH-79 @card:WH-80 @card:WH-91 @card:WH-96 @card:WH-106 @card:WH-110 @card:WH-122
  Rule: Some ways are open to those alone who have gone far

    @id:cards-astray-0001 @forbid
    Scenario Outline: <who> has not gone far enough for <card>
      Given the emended rules
      And the player is the Fallen-wizard <who>
      And it is the organization phase
      And untapped <who> is at The White Towers
      And the player has "Great Patron", "Blind to All Else" and "Bad Company" in play
      When the player plays "<card>"
      Then it is illegal by the text of "<card>"

      Examples:
        | case    | who      | card              |
        | merrier | Gandalf  | A Merrier World   |
        | brood   | Radagast | An Untimely Brood |
        | ruin    | Gandalf  | Plotting Ruin     |
        | deeds   | Gandalf  | Shameful Deeds    |
        | hunt    | Alatar   | The Great Hunt    |
        | onset   | Gandalf  | Await the Onset   |
        | doom    | Pallando | Prophet of Doom   |

    @id:cards-astray-0002 @forbid
    Scenario Outline: Nor for <card> <on>
      Given the emended rules
      And the player is the Fallen-wizard <who>
      And it is the organization phase
      And untapped <who> is at The White Towers
      And the player has "Great Patron", "Blind to All Else" and "Bad Company" in play
      When the player plays "<card>" on <on>
      Then it is illegal by the text of "<card>"

      Examples:
        | case   | who      | card               | on               |
        | girdle | Radagast | Girdle of Radagast | The White Towers |
        | hand   | Saruman  | The White Hand     | Saruman          |

  @card:WH-59
  Rule: A merrier world counts its slain

    @id:cards-astray-0003 @allow
    Scenario: Eight stage points are enough for it
      Given the emended rules
      And the player is the Fallen-wizard Gandalf
      And it is the organization phase
      And untapped Gandalf is at The White Towers
      And the player has "Shameful Deeds" and "Legacy of Smiths" in play
      When the player plays "A Merrier World"
      Then it is legal
      And "A Merrier World" is in play
      And the player has 10 stage points

    @id:cards-astray-0004 @compute
    Scenario Outline: With <stage>, Shelob counts <points>
      Given the emended rules
      And the player is the Fallen-wizard Gandalf
      And untapped Gandalf is at The White Towers
      And the player has "<stage>" in play
      And the player's marshalling-point pile holds the opponent's "Shelob"
      Then the player has <points> kill points

      Examples:
        | case    | stage           | points |
        | merrier | A Merrier World | 6      |
        | patron  | Great Patron    | 1      |

  @card:WH-122
  Rule: The White Hand

    @id:cards-astray-0005 @allow
    Scenario: Saruman has all that it takes
      Given the emended rules
      And the player is the Fallen-wizard Saruman
      And it is the organization phase
      And untapped Saruman is at Isengard
      And the player has "The Fortress of Isen" in play on Isengard
      And the player has "Saruman’s Machinery" in play on Isengard
      And the player has "A Strident Spawn" and "Legacy of Smiths" in play
      And the player's marshalling-point pile holds "Dunlendings", "Hillmen" and "Easterlings"
      When the player plays "The White Hand" on Saruman
      Then it is legal
      And the prowess of Saruman is 7
      And Saruman has 14 direct influence left for Saruman
      And "The White Hand" lies on Saruman
      And the player has 18 stage points
      And the player has 8 miscellaneous points

    @id:cards-astray-0006 @forbid
    Scenario: The spawn of another will not do
      Given the emended rules
      And the player is the Fallen-wizard Saruman
      And the opponent is the Fallen-wizard Pallando
      And it is the organization phase
      And untapped Saruman is at Isengard
      And the player has "The Fortress of Isen" in play on Isengard
      And the player has "Saruman’s Machinery" in play on Isengard
      And the player has "Shameful Deeds" and "Legacy of Smiths" in play
      And the opponent has "A Strident Spawn" in play
      And the player's marshalling-point pile holds "Dunlendings", "Hillmen" and "Easterlings"
      When the player plays "The White Hand" on Saruman
      Then it is illegal by the text of "The White Hand"

  @card:WH-90 @card:WH-92 @card:WH-99 @card:WH-100 @card:WH-101 @card:WH-102 @card:WH-105 @card:WH-107 @card:WH-111 @card:WH-113 @card:WH-118 @card:WH-121
  Rule: What is his own is placed on him

    @id:cards-astray-0007 @allow
    Scenario Outline: <who> has <card>
      Given the emended rules
      And the player is the Fallen-wizard <who>
      And it is the organization phase
      And untapped <who> is at The White Towers
      When the player plays "<card>" on <who>
      Then it is legal
      And "<card>" lies on <who>
      And the player has <points> stage points

      Examples:
        | case     | who      | card                           | points |
        | bow      | Alatar   | Bow of Alatar                  | 2      |
        | garb     | Alatar   | Huntsman’s Garb                | 1      |
        | welcome  | Gandalf  | Give Welcome to the Unexpected | 2      |
        | embassy  | Gandalf  | Grey Embassy                   | 3      |
        | hat      | Gandalf  | The Grey Hat                   | 1      |
        | fire     | Gandalf  | Ring of Fire                   | 2      |
        | hood     | Pallando | Pallando’s Hood                | 1      |
        | stave    | Pallando | Stave of Pallando              | 2      |
        | glove    | Radagast | Glove of Radagast              | 2      |
        | pockets  | Radagast | Pocketed Robes                 | 1      |
        | colours  | Saruman  | Many-coloured Robes            | 1      |
        | ring     | Saruman  | Saruman’s Ring                 | 2      |

    @id:cards-astray-0008 @forbid
    Scenario Outline: <card> is not played to nobody while <who> is there
      Given the emended rules
      And the player is the Fallen-wizard <who>
      And it is the organization phase
      And untapped <who> is at The White Towers
      When the player plays "<card>" for its second effect
      Then it is illegal by the text of "<card>"

      Examples:
        | case     | who      | card                           |
        | bow      | Alatar   | Bow of Alatar                  |
        | garb     | Alatar   | Huntsman’s Garb                |
        | welcome  | Gandalf  | Give Welcome to the Unexpected |
        | embassy  | Gandalf  | Grey Embassy                   |
        | hat      | Gandalf  | The Grey Hat                   |
        | fire     | Gandalf  | Ring of Fire                   |
        | hood     | Pallando | Pallando’s Hood                |
        | stave    | Pallando | Stave of Pallando              |
        | glove    | Radagast | Glove of Radagast              |
        | pockets  | Radagast | Pocketed Robes                 |
        | colours  | Saruman  | Many-coloured Robes            |
        | ring     | Saruman  | Saruman’s Ring                 |

  @card:WH-92 @card:WH-101 @card:WH-105 @card:WH-107 @card:WH-113 @card:WH-118 @card:WH-121
  Rule: Robes have pockets

    @id:cards-astray-0009 @compute
    Scenario Outline: <who> finds <found> again
      Given the emended rules
      And the player is the Fallen-wizard <who>
      And it is the end-of-turn phase
      And untapped <who> is at The White Towers
      And <who> bears "<card>"
      And the player's discard pile holds "<found>" and "Cram"
      When the player uses "<card>"
      Then it is legal
      And "<found>" is in hand
      And <tapped> is tapped

      Examples:
        | case    | who      | card                | found                 | tapped                |
        | garb    | Alatar   | Huntsman’s Garb     | True Fána             | "Huntsman’s Garb"     |
        | hat     | Gandalf  | The Grey Hat        | Wizard’s Test         | "The Grey Hat"        |
        | hood    | Pallando | Pallando’s Hood     | Wizard’s Voice        | "Pallando’s Hood"     |
        | stave   | Pallando | Stave of Pallando   | Hillmen               | "Stave of Pallando"   |
        | pockets | Radagast | Pocketed Robes      | Crept Along Cleverly  | "Pocketed Robes"      |
        | colours | Saruman  | Many-coloured Robes | Lordly Presence       | Saruman               |
        | ring    | Saruman  | Saruman’s Ring      | Magic Ring of Stealth | "Saruman’s Ring"      |

  @card:WH-102
  Rule: The Ring of Fire

    @id:cards-astray-0010 @compute
    Scenario: Narya comes back
      Given the emended rules
      And the player is the Fallen-wizard Gandalf
      And it is the organization phase
      And untapped Gandalf is at The White Towers
      And Gandalf bears "Ring of Fire"
      And the player's discard pile holds "Narya" and "Cram"
      When the player uses "Ring of Fire"
      Then it is legal
      And "Narya" is in hand
      And "Ring of Fire" is tapped

  @card:WH-99 @card:WH-100
  Rule: Gandalf's friends count, as long as he has the card

    @id:cards-astray-0011 @compute
    Scenario Outline: With <card> on him they are worth more
      Given the emended rules
      And the player is the Fallen-wizard Gandalf
      And untapped Gandalf is at The White Towers
      And Gandalf bears "<card>"
      And the player's marshalling-point pile holds "Hobbits", "Knights of Dol Amroth" and "Ents of Fangorn"
      Then the player has <points> faction points

      Examples:
        | case    | card                           | points |
        | welcome | Give Welcome to the Unexpected | 4      |
        | embassy | Grey Embassy                   | 8      |

    @id:cards-astray-0012 @compute
    Scenario Outline: <card> beside him says nothing
      Given the emended rules
      And the player is the Fallen-wizard Gandalf
      And untapped Gandalf is at The White Towers
      And the player has "<card>" in play
      And the player's marshalling-point pile holds "Hobbits", "Knights of Dol Amroth" and "Ents of Fangorn"
      Then the player has 3 faction points

      Examples:
        | case    | card                           |
        | welcome | Give Welcome to the Unexpected |
        | embassy | Grey Embassy                   |

  @card:WH-94
  Rule: Oromë's warders

    @id:cards-astray-0013 @compute
    Scenario: Arms and Elves count
      Given the emended rules
      And the player is the Fallen-wizard Alatar
      And it is the organization phase
      And untapped Alatar is at The White Towers
      And Alatar bears "Glamdring"
      And the player has "Join the Hunt" in play
      And the player's marshalling-point pile holds "Wood-elves"
      When the player plays "Oromë’s Warders" on Alatar
      Then it is legal
      And "Oromë’s Warders" lies on Alatar
      And the player has 2 item points
      And the player has 2 faction points
      And the player has 5 stage points

    @id:cards-astray-0014 @forbid
    Scenario: They do not come before the hunt is on
      Given the emended rules
      And the player is the Fallen-wizard Alatar
      And it is the organization phase
      And untapped Alatar is at The White Towers
      When the player plays "Oromë’s Warders" on Alatar
      Then it is illegal by the text of "Oromë’s Warders"

  @card:WH-70
  Rule: Loyalties are worth more to some

    @id:cards-astray-0015 @compute
    Scenario Outline: <who> counts <points>
      Given the emended rules
      And the player is the Fallen-wizard <who>
      And untapped <who> is at The White Towers
      And the player has "Gatherer of Loyalties" in play
      And the player's marshalling-point pile holds "Army of the Dead" and "Smaug Roused"
      Then the player has <points> faction points

      Examples:
        | case     | who      | points |
        | alatar   | Alatar   | 6      |
        | pallando | Pallando | 6      |
        | saruman  | Saruman  | 4      |

  @card:WH-103 @card:WH-104 @card:WH-117
  Rule: Those who are taught

    @id:cards-astray-0016 @allow
    Scenario Outline: <who> is one of them
      Given the emended rules
      And the player is the Fallen-wizard <wizard>
      And it is the organization phase
      And untapped <wizard> and untapped <who> are at The White Towers
      When the player plays "<card>" on <who>
      Then it is legal
      And "<card>" lies on <who>
      And the player has <points> stage points

      Examples:
        | case       | wizard   | card                  | who     | points |
        | school     | Pallando | Arcane School         | Elrond  | 1      |
        | apprentice | Pallando | Pallando’s Apprentice | Elrond  | 2      |
        | sage       | Saruman  | The Forge-master      | Elrond  | 2      |
        | man        | Saruman  | The Forge-master      | Éomer   | 2      |

    @id:cards-astray-0017 @forbid
    Scenario Outline: <who> is not for <card>
      Given the emended rules
      And the player is the Fallen-wizard <wizard>
      And it is the organization phase
      And untapped <wizard> and untapped <who> are at The White Towers
      When the player plays "<card>" on <who>
      Then it is illegal by the text of "<card>"

      Examples:
        | case       | wizard   | card                  | who     |
        | school     | Pallando | Arcane School         | Faramir |
        | apprentice | Pallando | Pallando’s Apprentice | Balin   |
        | forge      | Saruman  | The Forge-master      | Faramir |

    @id:cards-astray-0018 @compute
    Scenario: Who went to that school can use sorcery
      Given the emended rules
      And the player is the Fallen-wizard Pallando
      And it is the organization phase
      And untapped Elrond is at The White Towers
      And Elrond bears "Arcane School"
      And the player holds "White Light Broken"
      When the player plays "White Light Broken" on Elrond and rolls 6 and 6 for the corruption check
      Then it is legal
      And "White Light Broken" is in the discard pile
      And the corruption check of Elrond was 14

    @id:cards-astray-0019 @compute
    Scenario Outline: <who> is under other influence, and has more of his own
      Given the emended rules
      And the player is the Fallen-wizard <wizard>
      And untapped Elrond is at The White Towers
      And Elrond bears "<card>"
      Then Elrond has 5 direct influence left for Elrond
      And the player has 18 general influence left

      Examples:
        | case       | wizard   | card                  | who            |
        | apprentice | Pallando | Pallando’s Apprentice | The apprentice |

    @id:cards-astray-0020 @compute
    Scenario: An apprentice looks into the stone
      Given the emended rules
      And the player is the Fallen-wizard Pallando
      And it is the organization phase
      And untapped Elrond is at The White Towers
      And Elrond bears "Pallando’s Apprentice" and "Palantír of Annúminas"
      When the player uses "Pallando’s Apprentice"
      Then it is legal
      And Elrond is tapped
      And the player may use "Palantír of Annúminas"

  @card:WH-81
  Rule: Spells Born of Discord

    @id:cards-astray-0021 @allow
    Scenario: Alatar uses what he never learnt
      Given the emended rules
      And the player is the Fallen-wizard Alatar
      And it is the organization phase
      And untapped Alatar is at The White Towers
      And the player has "Spells Born of Discord" in play
      And the player holds "White Light Broken"
      Then the player may play "White Light Broken" on Alatar

    @id:cards-astray-0022 @forbid
    Scenario: Without it he does not
      Given the emended rules
      And the player is the Fallen-wizard Alatar
      And it is the organization phase
      And untapped Alatar is at The White Towers
      And the player holds "White Light Broken"
      Then the player may not play "White Light Broken" on Alatar by the text of "White Light Broken"

    @id:cards-astray-0121 @forbid
    Scenario: Who goes with him learns nothing of it
      Given the emended rules
      And the player is the Fallen-wizard Radagast
      And it is the site phase
      And untapped Radagast is at The Under-gates
      And Radagast bears "Radagast’s Black Bird"
      And the company has entered the site
      And the player has "Spells Born of Discord" in play
      And the player holds "Vein of Arda"
      Then the player may not play "Vein of Arda" on "Radagast’s Black Bird" by the text of "Vein of Arda"

  @card:WH-78
  Rule: Never Refuse

    @id:cards-astray-0023 @compute
    Scenario Outline: What magic costs <who> comes to <total>
      Given the emended rules
      And the player is the Fallen-wizard Pallando
      And it is the organization phase
      And untapped Pallando and untapped Elrond are at The White Towers
      And Elrond bears "Arcane School"
      And the player has "<stage>" in play
      And the player has "Spells Born of Discord" in play
      And the player holds "White Light Broken"
      When the player plays "White Light Broken" on <who> and rolls 4 and 4 for the corruption check
      Then the corruption check of <who> was <total>
      And "White Light Broken" is in the discard pile

      Examples:
        | case    | stage        | who      | total |
        | kind    | Never Refuse | Elrond   | 12    |
        | wizard  | Never Refuse | Pallando | 10    |
        | without | Great Patron | Elrond   | 10    |

  @card:WH-48 @card:WH-50
  Rule: He seems less astray than he is

    @id:cards-astray-0024 @compute
    Scenario: White light hides four of his stage points
      Given the emended rules
      And the player is the Fallen-wizard Saruman
      And it is the organization phase
      And untapped Saruman is at Isengard
      And the player has "Shameful Deeds" and "Gatherer of Loyalties" in play
      And the player holds "White Light Broken"
      When the player plays "White Light Broken" on Saruman for its second effect and rolls 6 and 6 for the corruption check
      Then it is legal
      And the player has 3 stage points
      And "White Light Broken" is in the discard pile

    @id:cards-astray-0025 @compute
    Scenario: And his voice hides six, but never all
      Given the emended rules
      And the player is the Fallen-wizard Gandalf
      And it is the organization phase
      And untapped Gandalf is at The White Towers
      And the player has "Shameful Deeds", "Legacy of Smiths" and "Great Patron" in play
      And the player holds "Poison of his Voice"
      When the player plays "Poison of his Voice" with Gandalf for its second effect and rolls 6 and 6 for the corruption check
      Then it is legal
      And the player has 4 stage points
      And "Poison of his Voice" is in the discard pile

    @id:cards-astray-0026 @compute
    Scenario: It takes from a companion what lies on him
      Given the emended rules
      And the player is the Fallen-wizard Gandalf
      And it is the organization phase
      And untapped Gandalf and untapped Faramir are at The White Towers
      And Faramir bears "Something Else at Work"
      And the player holds "Poison of his Voice"
      When the player plays "Poison of his Voice" with Gandalf on "Something Else at Work" and rolls 6 and 6 for the corruption check
      Then it is legal
      And "Poison of his Voice" and "Something Else at Work" are in the discard pile

    @id:cards-astray-0027 @forbid
    Scenario: Not from somebody far away
      Given the emended rules
      And the player is the Fallen-wizard Gandalf
      And it is the organization phase
      And untapped Gandalf is at The White Towers
      And untapped Faramir is at Isengard
      And Faramir bears "Something Else at Work"
      And the player holds "Poison of his Voice"
      When the player plays "Poison of his Voice" with Gandalf on "Something Else at Work"
      Then it is illegal by the text of "Poison of his Voice"

  @card:WH-86 @card:WH-87
  Rule: Half-orcs come to where they were bred

    @id:cards-astray-0028 @compute
    Scenario: Half-orcs join Saruman
      Given the emended rules
      And the player is the Fallen-wizard Saruman
      And untapped Saruman is at Isengard
      And the company has entered the site
      And the player has "The Fortress of Isen" in play on Isengard
      And the player has "A Strident Spawn" in play
      And the player holds "Half-orcs"
      When Saruman influences "Half-orcs" and rolls 4 and 3
      Then it is legal
      And "Half-orcs" is in the marshalling-point pile
      And Saruman and the site are tapped
      And the player has 1 faction point
      And the player has 8 stage points

    @id:cards-astray-0029 @forbid
    Scenario: The Greater ones do not come before the others
      Given the emended rules
      And the player is the Fallen-wizard Saruman
      And untapped Saruman is at Isengard
      And the company has entered the site
      And the player has "The Fortress of Isen" in play on Isengard
      And the player has "A Strident Spawn" in play
      And the player holds "Greater Half-orcs"
      Then Saruman may not influence "Greater Half-orcs" by core.actions.needs-allowance

    @id:cards-astray-0030 @allow
    Scenario: After these they do
      Given the emended rules
      And the player is the Fallen-wizard Saruman
      And untapped Saruman is at Isengard
      And the company has entered the site
      And the player has "The Fortress of Isen" in play on Isengard
      And the player has "A Strident Spawn" in play
      And the player's marshalling-point pile holds "Half-orcs"
      And the player holds "Greater Half-orcs"
      When Saruman influences "Greater Half-orcs" and rolls 4 and 3
      Then it is legal
      And "Greater Half-orcs" is in the marshalling-point pile
      And Saruman and the site are tapped
      And the player has 3 faction points
      And the player has 9 stage points

    @id:cards-astray-0031 @forbid
    Scenario: Without the spawn nobody comes
      Given the emended rules
      And the player is the Fallen-wizard Saruman
      And untapped Saruman is at Isengard
      And the company has entered the site
      And the player has "The Fortress of Isen" in play on Isengard
      And the player holds "Half-orcs"
      Then Saruman may not influence "Half-orcs" by core.actions.needs-allowance

  @card:WH-88 @card:WH-89
  Rule: Whoever has the keys has the fortress

    @id:cards-astray-0032 @allow
    Scenario Outline: <keys> lie at <site>
      Given the emended rules
      And the player is the Fallen-wizard Saruman
      And untapped Faramir is at the hero <site>
      And the company has entered the site
      And the player holds "<keys>"
      When Faramir plays "<keys>"
      Then it is legal
      And Faramir bears "<keys>"
      And Faramir and the site are tapped
      And the player has 2 item points
      And the player has 1 stage point

      Examples:
        | case    | keys                     | site         |
        | orthanc | Keys of Orthanc          | Minas Tirith |
        | towers  | Keys to the White Towers | Barrow-downs |

  @card:WH-97
  Rule: Chambers in the Royal Court

    @id:cards-astray-0036 @compute
    Scenario: Edoras becomes a Wizardhaven, and Gandalf's home
      Given the emended rules
      And the player is the Fallen-wizard Gandalf
      And it is the organization phase
      And untapped Faramir is at the hero Edoras
      And the player holds "Chambers in the Royal Court" and "Gandalf"
      When the player plays "Chambers in the Royal Court" on Edoras
      Then it is legal
      And "Chambers in the Royal Court" lies on Edoras
      And the player may play Gandalf into the company
      And the player has 1 stage point

    @id:cards-astray-0037 @forbid
    Scenario: A minion site is no royal court
      Given the emended rules
      And the player is the Fallen-wizard Gandalf
      And it is the organization phase
      And untapped Uglúk is at the minion Edoras
      And the player holds "Chambers in the Royal Court"
      When the player plays "Chambers in the Royal Court" on Edoras
      Then it is illegal by the text of "Chambers in the Royal Court"

  @card:WH-36
  Rule: There is one White Wizard

    @id:cards-astray-0038 @compute
    Scenario: Gandalf comes back white
      Given the emended rules
      And it is the organization phase
      And untapped Gandalf is at Rivendell
      And Gandalf bears "Sacrifice of Form"
      When the player plays "The White Wizard" on Gandalf
      Then it is legal
      And Gandalf has 12 direct influence left for Gandalf
      And "The White Wizard" lies on Gandalf
      And the player has 2 miscellaneous points

    @id:cards-astray-0039 @forbid
    Scenario: Without a sacrifice he stays grey
      Given the emended rules
      And it is the organization phase
      And untapped Gandalf is at Rivendell
      When the player plays "The White Wizard" on Gandalf
      Then it is illegal by the text of "The White Wizard"

    @id:cards-astray-0040 @order
    Scenario: Saruman comes, and it is over
      Given the emended rules
      And it is the organization phase of the opponent's turn
      And untapped Gandalf is at Rivendell
      And Gandalf bears the player's "The White Wizard"
      And the opponent holds "Saruman"
      When the opponent plays Saruman at Isengard
      Then "The White Wizard" is in the discard pile
      And the player has 0 miscellaneous points
      And Saruman and Isengard are in play

    @id:cards-astray-0074 @order
    Scenario: A Saruman who has strayed is no Wizard, and changes nothing
      Given the emended rules
      And the opponent is the Fallen-wizard Saruman
      And it is the organization phase of the opponent's turn
      And untapped Gandalf is at Rivendell
      And Gandalf bears the player's "The White Wizard"
      And the opponent holds "Saruman"
      When the opponent plays Saruman at Isengard
      Then it is legal
      And "The White Wizard" is in play
      And Saruman and Isengard are in play

  @card:WH-4 @card:WH-9
  Rule: What they can do besides

    @id:cards-astray-0041 @compute
    Scenario: Gandalf is up again before his journey
      Given the emended rules
      And the player is the Fallen-wizard Gandalf
      And it is the organization phase
      And tapped Gandalf is at The White Towers
      When the player passes
      And the player uses Gandalf
      Then it is legal
      And Gandalf is untapped

    @id:cards-astray-0042 @compute
    Scenario: Saruman recalls a sorcery
      Given the emended rules
      And the player is the Fallen-wizard Saruman
      And it is the end-of-turn phase
      And untapped Saruman is at Isengard
      And the player's discard pile holds "White Light Broken" and "Cram"
      When the player uses Saruman for its second effect
      Then it is legal
      And Saruman is tapped
      And "White Light Broken" is in hand

  @card:WH-16 @card:WH-22 @card:WH-23 @card:WH-28 @card:WH-30
  Rule: The farther he strays, the more it costs him

    @id:cards-astray-0043 @compute
    Scenario Outline: Cruel Claw Perceived takes <taken> of his influence
      Given the emended rules
      And the player is the Fallen-wizard Saruman
      And untapped Saruman is at Isengard
      And Saruman bears "Cruel Claw Perceived"
      And the player has "<one>" in play
      And the player has "<two>" in play
      And the player has "<three>" in play
      Then the player has <left> general influence left
      And the player's hand size is <hand>

      Examples:
        | case   | one                  | two              | three             | taken | left | hand |
        | little | Great Patron         | Bad Company      | Man of Skill      | three | 12   | 8    |
        | none   | Double-dealing       | Great Patron     | Great Ruse        | one   | 14   | 8    |
        | more   | Shameful Deeds       | Legacy of Smiths | Plotting Ruin     | five  | 10   | 7    |

    @id:cards-astray-0044 @compute
    Scenario: A Wizard who never strayed loses one
      Given the emended rules
      And untapped Gandalf is at Rivendell
      And Gandalf bears "Cruel Claw Perceived" and "Power Relinquished to Artifice"
      Then the player has 19 general influence left
      And the prowess of Gandalf is 5
      And Gandalf has 9 direct influence left for Gandalf

    @id:cards-astray-0045 @compute
    Scenario Outline: Power Relinquished to Artifice costs <who> <what>
      Given the emended rules
      And the player is the Fallen-wizard <who>
      And untapped <who> is at The White Towers
      And <who> bears "Power Relinquished to Artifice"
      And the player has "Legacy of Smiths" and "Plotting Ruin" in play
      Then the prowess of <who> is <prowess>
      And <who> has <influence> direct influence left for <who>

      Examples:
        | case    | who     | what             | prowess | influence |
        | saruman | Saruman | two of each      | 4       | 10        |
        | alatar  | Alatar  | no prowess       | 7       | 6         |

    @id:cards-astray-0046 @compute
    Scenario: Inner Rot weighs more the farther he goes
      Given the emended rules
      And the player is the Fallen-wizard Saruman
      And untapped Saruman is at Isengard
      And Saruman bears "Inner Rot"
      And the player has "Legacy of Smiths" in play
      Then the player has 6 stage points
      And the corruption points of Saruman are 2

    @id:cards-astray-0047 @compute
    Scenario: At each Stage card it has him make a check
      Given the emended rules
      And the player is the Fallen-wizard Saruman
      And it is the organization phase
      And untapped Saruman is at Isengard
      And Saruman bears "Inner Rot"
      And the player holds "Great Patron"
      When the player plays "Great Patron" and rolls 4 and 4 for the corruption check
      Then it is legal
      And the corruption check of Saruman was 7
      And "Great Patron" is in play
      And the player has 4 stage points

    @id:cards-astray-0120 @order @rule:core.passive-conditions.rechecked-at-resolution
    Scenario: Once it is gone, there is nothing to check
      Given the emended rules
      And the player is the Fallen-wizard Saruman
      And it is the organization phase
      And untapped Saruman is at Isengard
      And Saruman bears "Inner Rot"
      And the player holds "Great Patron" and "Marvels Told"
      When the player plays "Great Patron"
      And the player passes
      And the player plays "Marvels Told" with Saruman on "Inner Rot" and rolls 4 and 4 for the corruption check
      Then "Inner Rot" and "Marvels Told" are in the discard pile
      And Saruman is tapped
      And "Great Patron" is in play
      And the player has 2 stage points

    @id:cards-astray-0048 @compute
    Scenario Outline: In the Grip of Ambition <how>
      Given the emended rules
      And the player is the Fallen-wizard Saruman
      And untapped Saruman is at Isengard
      And Saruman bears "In the Grip of Ambition"
      And the player has "Legacy of Smiths" and "<stage>" in play
      Then the player has <points> stage points

      Examples:
        | case | how                     | stage        | points |
        | more | gives three to one afar | Great Patron | 9      |
        | two  | gives two to others     | Great Ruse   | 7      |

    @id:cards-astray-0049 @compute
    Scenario: Something Else at Work is heard in his voice
      Given the emended rules
      And the player is the Fallen-wizard Saruman
      And untapped Saruman is at the hero Dunnish Clan-hold
      And the company has entered the site
      And Saruman bears "Something Else at Work"
      And the player has "Legacy of Smiths" and "Great Ruse" in play
      And the player holds "Dunlendings"
      When Saruman influences "Dunlendings" and rolls 1 and 1
      Then the influence check of Saruman was 12
      And "Dunlendings" is in the marshalling-point pile
      And Saruman and the site are tapped
      And the player has 1 faction point

    @id:cards-astray-0050 @compute
    Scenario: And gold rings beside him show less
      Given the emended rules
      And the player is the Fallen-wizard Gandalf
      And it is the organization phase
      And untapped Gandalf is at The White Towers
      And Gandalf bears "Something Else at Work" and "Precious Gold Ring"
      And the player holds "The One Ring"
      When the player uses Gandalf on "Precious Gold Ring" and rolls 4 and 6 for the ring test
      Then Gandalf may not play "The One Ring" in the place of "Precious Gold Ring" by core.rings.ring-test
      And Gandalf is tapped
      And "Precious Gold Ring" is in the discard pile
      And the player has 0 item points

  @card:WH-22 @card:WH-23 @card:WH-25
  Rule: He may be rid of it

    @id:cards-astray-0051 @compute
    Scenario Outline: Saruman shakes off <card>
      Given the emended rules
      And the player is the Fallen-wizard Saruman
      And it is the organization phase
      And untapped Saruman is at Isengard
      And Saruman bears "<card>"
      When the player uses "<card>" and rolls <dice> for the card text
      Then it is legal
      And Saruman is tapped
      And "<card>" is in the opponent's discard pile
      And the player has 0 stage points

      Examples:
        | case     | card                    | dice    |
        | ambition | In the Grip of Ambition | 5 and 4 |
        | rot      | Inner Rot               | 4 and 3 |
        | longing  | Longing for the West    | 4 and 3 |

  @card:WH-25
  Rule: Longing for the West

    @id:cards-astray-0052 @compute
    Scenario: Far from home he longs for it
      Given the emended rules
      And the player is the Fallen-wizard Saruman
      And it is the untap phase
      And untapped Saruman is at the hero Bree
      And Saruman bears "Longing for the West"
      When the player passes and rolls 4 and 4 for the corruption check
      Then the corruption check of Saruman was 7

  @card:WH-19
  Rule: Fool's Bane

    @id:cards-astray-0053 @compute
    Scenario: The Dunlendings hear a fool, and Elves are no friends
      Given the emended rules
      And the player is the Fallen-wizard Saruman
      And untapped Saruman and untapped Elrond are at the hero Dunnish Clan-hold
      And the company has entered the site
      And Saruman bears "Fool’s Bane"
      And the player has "Legacy of Smiths" and "Great Ruse" in play
      And the player's marshalling-point pile holds "Wood-elves"
      And the player holds "Dunlendings"
      Then the player has 0 faction points
      And the player has 0 character points
      When Saruman influences "Dunlendings" and rolls 3 and 3
      Then the influence check of Saruman was 15
      And "Dunlendings" is in the marshalling-point pile
      And Saruman and the site are tapped
      And the player has 1 faction point

  @card:WH-26
  Rule: Mask Torn

    @id:cards-astray-0054 @forbid
    Scenario: The great see through him
      Given the emended rules
      And the player is the Fallen-wizard Saruman
      And it is the organization phase
      And untapped Saruman is at Isengard
      And the opponent has "Mask Torn" in play
      And the player holds "Faramir"
      Then the player may not play Faramir into the company by the text of "Mask Torn"

    @id:cards-astray-0055 @allow
    Scenario: The small do not
      Given the emended rules
      And the player is the Fallen-wizard Saruman
      And it is the organization phase
      And untapped Saruman is at Isengard
      And the opponent has "Mask Torn" in play
      And the player holds "Bergil"
      Then the player may play Bergil into the company

  @card:WH-16 @card:WH-18 @card:WH-19 @card:WH-26 @card:WH-28 @card:WH-30
  Rule: They last as long as a deck does

    @id:cards-astray-0056 @order
    Scenario Outline: <card> is gone with the deck
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Gandalf is at Rivendell
      And the company is moving to Bree by Rhudaur and Arthedain
      And Gandalf bears "<card>"
      And the player's play deck holds "Cram"
      When the player draws a card
      Then "<card>" is in the discard pile
      And "Cram" is in hand

      Examples:
        | case  | card                            |
        | claw  | Cruel Claw Perceived            |
        | power | Power Relinquished to Artifice  |
        | else  | Something Else at Work          |

    @id:cards-astray-0057 @order
    Scenario Outline: So is <card>, wherever it lies
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Gandalf is at Rivendell
      And the company is moving to Bree by Rhudaur and Arthedain
      And the opponent has "<card>" in play
      And the player's play deck holds "Cram"
      When the player draws a card
      Then "<card>" is in the discard pile
      And "Cram" is in hand

      Examples:
        | case    | card               |
        | flotsam | Flotsam and Jetsam |
        | mask    | Mask Torn          |

  @card:WH-15 @card:WH-16 @card:WH-19 @card:WH-22 @card:WH-23 @card:WH-25 @card:WH-28 @card:WH-32
  Rule: Nobody else is worth it

    @id:cards-astray-0059 @forbid
    Scenario Outline: Faramir is not to be bothered with <card>
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Faramir is at Rivendell
      And the opponent holds "<card>"
      Then the opponent may not play "<card>" on Faramir by the text of "<card>"

      Examples:
        | case     | card                           |
        | cast     | Cast from the Order            |
        | claw     | Cruel Claw Perceived           |
        | bane     | Fool’s Bane                    |
        | ambition | In the Grip of Ambition        |
        | rot      | Inner Rot                      |
        | longing  | Longing for the West           |
        | power    | Power Relinquished to Artifice |
        | down     | Will You Not Come Down?        |

    @id:cards-astray-0060 @allow
    Scenario Outline: Saruman is, with <card>
      Given the emended rules
      And the player is the Fallen-wizard Saruman
      And it is the movement/hazard phase
      And untapped Saruman is at Isengard
      And the opponent holds "<card>"
      When the opponent plays "<card>" on Saruman
      Then it is legal
      And "<card>" lies on Saruman
      And the player has <points> stage points

      Examples:
        | case     | card                           | points |
        | claw     | Cruel Claw Perceived           | 0      |
        | bane     | Fool’s Bane                    | 0      |
        | ambition | In the Grip of Ambition        | 2      |
        | rot      | Inner Rot                      | 2      |
        | longing  | Longing for the West           | 0      |
        | power    | Power Relinquished to Artifice | 0      |
        | else     | Something Else at Work         | 0      |

    @id:cards-astray-0061 @forbid
    Scenario Outline: One <card> is enough for him
      Given the emended rules
      And the player is the Fallen-wizard Saruman
      And it is the movement/hazard phase
      And untapped Saruman is at Isengard
      And Saruman bears "<card>"
      When the opponent plays another "<card>" on Saruman
      Then it is illegal by the text of "<card>"

      Examples:
        | case     | card                           |
        | claw     | Cruel Claw Perceived           |
        | bane     | Fool’s Bane                    |
        | ambition | In the Grip of Ambition        |
        | rot      | Inner Rot                      |
        | longing  | Longing for the West           |
        | power    | Power Relinquished to Artifice |
        | else     | Something Else at Work         |
        | down     | Will You Not Come Down?        |

  @card:WH-17
  Rule: A word that is said once

    @id:cards-astray-0062 @compute
    Scenario: Somebody hears the song
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Faramir is at Rivendell
      When the opponent plays "Echoes of the Song" on Faramir and rolls 4 and 4 for the corruption check
      Then it is legal
      And the corruption check of Faramir was 8
      And "Echoes of the Song" is removed from the game

    @id:cards-astray-0063 @compute
    Scenario: Saruman gives one of his cards up
      Given the emended rules
      And the player is the Fallen-wizard Saruman
      And it is the movement/hazard phase
      And untapped Saruman is at Isengard
      And reading a of q.core.untargeted-hazard-short-events
      And the player has "Great Patron" and "Gatherer of Loyalties" in play
      When the opponent plays "Echoes of the Song"
      And the player chooses "Great Patron" for "Echoes of the Song"
      Then it is legal
      And "Great Patron" is in the discard pile
      And "Echoes of the Song" is removed from the game
      And the player has 3 stage points

    @id:cards-astray-0064 @forbid
    Scenario: Who has strayed but a little keeps his
      Given the emended rules
      And the player is the Fallen-wizard Saruman
      And it is the movement/hazard phase
      And untapped Saruman is at Isengard
      And the player has "Great Patron" and "Pocketed Robes" in play
      When the opponent plays "Echoes of the Song"
      Then it is illegal by the text of "Echoes of the Song"

  @card:WH-27
  Rule: Nature's revenge

    @id:cards-astray-0065 @compute
    Scenario Outline: <site> lies in ruins, and beasts are there
      Given the emended rules
      And the player is the Fallen-wizard Saruman
      And it is the movement/hazard phase
      And untapped Faramir is at <site>
      When the opponent plays "Nature’s Revenge" on <site>
      Then it is legal
      And "Nature’s Revenge" lies on <site>
      And the site has the automatic-attack Animal (1 strike at 7)
      And the opponent holds 0 cards

      Examples:
        | case  | site             |
        | bree  | the hero Bree    |
        | tower | The White Towers |

    @id:cards-astray-0066 @forbid
    Scenario: A guarded haven stands
      Given the emended rules
      And the player is the Fallen-wizard Saruman
      And it is the movement/hazard phase
      And untapped Faramir is at The White Towers
      And the player has "Guarded Haven" in play on The White Towers
      When the opponent plays "Nature’s Revenge" on The White Towers for its second effect
      Then it is illegal by the text of "Nature’s Revenge"

  @card:WH-33 @card:WH-51 @card:WH-52 @card:WH-54
  Rule: Where they are to be had

    @id:cards-astray-0067 @allow
    Scenario Outline: <what> is to be had at <site>, tapped as it is
      Given the emended rules
      And the player is a <kind>
      And untapped <who> is at the <side> <site>
      And the site is tapped
      And the company has entered the site
      And the player holds "<what>"
      When <who> plays "<what>"
      Then it is legal
      And <who> bears "<what>"
      And <who> is tapped
      And the player has 1 <sort> point

      Examples:
        | case   | what          | site             | who       | kind       | side   | sort |
        | blast  | Blasting Fire | Cirith Ungol     | Gorbag    | Ringwraith | minion | item |
        | liquid | Liquid Fire   | Cirith Ungol     | Gorbag    | Ringwraith | minion | item |
        | fumes  | Vile Fumes    | Cirith Ungol     | Gorbag    | Ringwraith | minion | item |
        | mines  | Liquid Fire   | Iron Hill Dwarf-hold | Gorbag | Ringwraith | minion | item |
        | steed  | Noble Steed   | Edoras           | Faramir   | Wizard     | hero   | ally |

    @id:cards-astray-0068 @forbid
    Scenario: No steed is found in Bree
      Given the emended rules
      And untapped Faramir is at the hero Bree
      And the company has entered the site
      And the player holds "Noble Steed"
      Then Faramir may not play "Noble Steed" by core.actions.needs-allowance

  @card:WH-51
  Rule: Blasting Fire

    @id:cards-astray-0069 @compute
    Scenario: It opens the gate
      Given the emended rules
      And the player is a Ringwraith
      And untapped Gorbag is at the minion Moria
      And Gorbag bears "Blasting Fire"
      When the company enters the site
      And the player uses "Blasting Fire"
      Then it is legal
      And "Blasting Fire" is in the discard pile
      And there is no attack
      And the player has 0 item points

  @card:WH-53
  Rule: The mechanical bow

    @id:cards-astray-0070 @compute
    Scenario Outline: <who> shoots with it
      Given the emended rules
      And the player is a Ringwraith
      And untapped <who> is at the minion Moria
      And <who> bears "Mechanical Bow"
      Then the prowess of <who> is <prowess>

      Examples:
        | case    | who     | prowess |
        | gorbag  | Gorbag  | 8       |
        | layos   | Layos   | 3       |

  @card:WH-3 @card:WH-12
  Rule: Leaders of Orcs

    @id:cards-astray-0071 @compute
    Scenario Outline: <who> is heard by Orcs
      Given the emended rules
      And the player is a Fallen-wizard
      And untapped <who> is at Isengard
      And the player holds "Orcs of Moria", "Muzgash" and "Asternak"
      Then <who> has <orcs> direct influence left for "Orcs of Moria"
      And <who> has <orcs> direct influence left for Muzgash
      And <who> has <others> direct influence left for Asternak

      Examples:
        | case  | who           | orcs | others |
        | euog  | Euog (Ulzog)  | 3    | 1      |
        | ugluk | Uglúk         | 3    | 0      |

  @card:WH-43
  Rule: Crept Along Cleverly

    @id:cards-astray-0072 @compute
    Scenario: A ranger leads them past the wolves
      Given the emended rules
      And the player is a Ringwraith
      And untapped Orc Tracker is at the minion Isengard
      When the company enters the site
      And the player plays "Crept Along Cleverly" with Orc Tracker
      Then it is legal
      And there is no attack
      And "Crept Along Cleverly" is in the discard pile

    @id:cards-astray-0073 @forbid
    Scenario: Gorbag is none
      Given the emended rules
      And the player is a Ringwraith
      And untapped Gorbag is at the minion Ettenmoors
      When the company enters the site
      And the player plays "Crept Along Cleverly" with Gorbag
      Then it is illegal by the text of "Crept Along Cleverly"
