Feature: What servants bring home

  They go where nobody has asked them to, and whoever is still on his feet afterwards has done well.

  @card:LE-173 @card:LE-230
  Rule: What they set on fire

    @id:cards-raids-0001 @compute
    Scenario Outline: Jerrek has burnt down what there was at <site>
      Given the emended rules
      And the player is a Ringwraith
      And untapped Jerrek is at <site>
      And <site> is tapped
      And the company has entered the site
      And the player holds "<card>"
      When the player plays "<card>" on the company
      And Jerrek faces the strike untapped and rolls 6 and 6
      And Jerrek faces the strike untapped and rolls 6 and 6
      And the player chooses Jerrek for "<card>"
      Then there is no attack
      And "<card>" is in the marshalling-point pile
      And Jerrek is tapped
      And the player has <points> miscellaneous points

      Examples:
        | case  | card                       | site       | points |
        | rick  | Burning Rick, Cot, and Tree | Bree       | 2      |
        | smoke | Smoke on the Wind          | Dol Amroth | 3      |

    @id:cards-raids-0002 @compute
    Scenario Outline: At <site> those come first who are many, and then those who are strong
      Given the emended rules
      And the player is a Ringwraith
      And untapped Jerrek is at <site>
      And <site> is tapped
      And the company has entered the site
      And the player holds "<card>"
      When the player plays "<card>" on the company
      Then the attack is <first>
      When Jerrek faces the strike and rolls 6 and 6
      Then the attack is <second>
      And "<card>" is in play
      When Jerrek faces the strike and rolls 6 and 6
      Then "<card>" is in the discard pile
      And Jerrek is tapped

      Examples:
        | case  | card                        | site       | first              | second             |
        | rick  | Burning Rick, Cot, and Tree | Bree       | Man (4 strikes at 7) | Man (1 strike at 9)  |
        | smoke | Smoke on the Wind           | Dol Amroth | Man (5 strikes at 8) | Man (1 strike at 10) |

    @id:cards-raids-0003 @compute
    Scenario: With nobody on his feet there is nobody to set fire to anything
      Given the emended rules
      And the player is a Ringwraith
      And untapped Jerrek is at Bree
      And Bree is tapped
      And the company has entered the site
      And the player holds "Burning Rick, Cot, and Tree"
      When the player plays "Burning Rick, Cot, and Tree" on the company
      And Jerrek faces the strike and rolls 6 and 6
      And Jerrek faces the strike and rolls 6 and 6
      Then there is no attack
      And "Burning Rick, Cot, and Tree" is in the discard pile
      And Jerrek is tapped

    @id:cards-raids-0004 @compute
    Scenario: Jerrek might, and does not
      Given the emended rules
      And the player is a Ringwraith
      And untapped Jerrek is at Bree
      And Bree is tapped
      And the company has entered the site
      And the player holds "Burning Rick, Cot, and Tree"
      When the player plays "Burning Rick, Cot, and Tree" on the company
      And Jerrek faces the strike untapped and rolls 6 and 6
      And Jerrek faces the strike untapped and rolls 6 and 6
      And the player chooses "Burning Rick, Cot, and Tree" for "Burning Rick, Cot, and Tree"
      Then "Burning Rick, Cot, and Tree" is in the discard pile

    @id:cards-raids-0005 @forbid
    Scenario Outline: At <site> it is not the time for it
      Given the emended rules
      And the player is a Ringwraith
      And untapped Jerrek is at <site>
      And the company has entered the site
      And the player holds "<card>"
      When the player plays "<card>" on the company
      Then it is illegal by the text of "<card>"

      Examples:
        | case  | card                        | site       |
        | rick  | Burning Rick, Cot, and Tree | Bree       |
        | smoke | Smoke on the Wind           | Dol Amroth |

    @id:cards-raids-0006 @forbid
    Scenario Outline: <site> does not burn twice
      Given the emended rules
      And the player is a Ringwraith
      And untapped Jerrek and untapped Asternak are at <site>
      And <site> is tapped
      And the company has entered the site
      And the player holds "<card>" and "<card>"
      When the player plays the first "<card>" on the company
      And the player assigns a strike to Jerrek
      And the player assigns a strike to Asternak
      And Jerrek faces the strike untapped and rolls 6 and 6
      And Asternak faces the strike untapped and rolls 6 and 6
      And the player assigns a strike to Jerrek
      And Jerrek faces the strike untapped and rolls 6 and 6
      And the player chooses Jerrek for the first "<card>"
      And the player plays the second "<card>" on the company
      Then it is illegal by the text of "<card>"
      And the first "<card>" is in the marshalling-point pile
      And the player has <points> miscellaneous points
      And Jerrek is tapped

      Examples:
        | case  | card                        | site       | points |
        | rick  | Burning Rick, Cot, and Tree | Bree       | 2      |
        | smoke | Smoke on the Wind           | Dol Amroth | 3      |

    @id:cards-raids-0007 @compute
    Scenario Outline: At <site> nobody is left who would follow such people
      Given the emended rules
      And the player is a Ringwraith
      And untapped Jerrek is at <site>
      And <site> is tapped
      And the company has entered the site
      And the player has "<faction>" and "Hillmen" in play
      And the player holds "<card>"
      When the player plays "<card>" on the company
      And Jerrek faces the strike untapped and rolls 6 and 6
      And Jerrek faces the strike untapped and rolls 6 and 6
      And the player chooses Jerrek for "<card>"
      Then "<card>" is in the marshalling-point pile
      And "<faction>" is in the discard pile
      And "Hillmen" is in the marshalling-point pile
      And Jerrek is tapped
      And the player has <points> miscellaneous points
      And the player has 4 faction points

      Examples:
        | case  | card                        | site              | faction    | points |
        | rick  | Burning Rick, Cot, and Tree | Dunnish Clan-hold | Dunlendings | 2     |
        | smoke | Smoke on the Wind           | Beorn’s House     | Beornings  | 3      |

    @id:cards-raids-0008 @compute
    Scenario: The Dunlendings may not have noticed
      Given the emended rules
      And the player is a Ringwraith
      And untapped Jerrek is at Dunnish Clan-hold
      And Dunnish Clan-hold is tapped
      And the company has entered the site
      And the player has "Dunlendings" in play
      And the player holds "Burning Rick, Cot, and Tree"
      When the player plays "Burning Rick, Cot, and Tree" on the company
      And Jerrek faces the strike and rolls 6 and 6
      And Jerrek faces the strike and rolls 6 and 6
      Then "Burning Rick, Cot, and Tree" is in the discard pile
      And "Dunlendings" is in the marshalling-point pile
      And Jerrek is tapped

    @id:cards-raids-0009 @compute
    Scenario: By the other reading they have
      Given the emended rules
      And reading b of q.core.rest-of-discarded-event
      And the player is a Ringwraith
      And untapped Jerrek is at Dunnish Clan-hold
      And Dunnish Clan-hold is tapped
      And the company has entered the site
      And the player has "Dunlendings" in play
      And the player holds "Burning Rick, Cot, and Tree"
      When the player plays "Burning Rick, Cot, and Tree" on the company
      And Jerrek faces the strike and rolls 6 and 6
      And Jerrek faces the strike and rolls 6 and 6
      Then "Burning Rick, Cot, and Tree" is in the discard pile
      And "Dunlendings" is in the discard pile
      And Jerrek is tapped
      And the player has 0 faction points

  @card:LE-201 @card:LE-227
  Rule: Whom they carry off

    @id:cards-raids-0010 @compute
    Scenario Outline: From <site> Jerrek brings somebody with him
      Given the emended rules
      And the player is a Ringwraith
      And untapped Jerrek is at <site>
      And <site> is tapped
      And the company has entered the site
      And the player holds "<card>"
      When the player plays "<card>" on the company
      Then the attack is <attack>
      When Jerrek faces the strike untapped and rolls 6 and 6
      And the player chooses Jerrek for "<card>"
      Then Jerrek bears "<card>"
      And Jerrek is tapped

      Examples:
        | case      | card                          | site                    | attack                  |
        | halflings | Kill All But NOT the Halflings | Bag End                | Hobbit (4 strikes at 6) |
        | prisoners | Seize Prisoners               | Blue Mountain Dwarf-hold | Dwarf (3 strikes at 8) |
        | elves     | Seize Prisoners               | Thranduil’s Halls       | Elf (3 strikes at 8)    |

    @id:cards-raids-0011 @compute
    Scenario Outline: From <site> he brings nobody, tired as he is
      Given the emended rules
      And the player is a Ringwraith
      And untapped Jerrek is at <site>
      And <site> is tapped
      And the company has entered the site
      And the player holds "<card>"
      When the player plays "<card>" on the company
      And Jerrek faces the strike and rolls 6 and 6
      Then "<card>" is in the discard pile
      And Jerrek is tapped

      Examples:
        | case      | card                          | site                    |
        | halflings | Kill All But NOT the Halflings | Bag End                |
        | prisoners | Seize Prisoners               | Blue Mountain Dwarf-hold |

    @id:cards-raids-0012 @compute
    Scenario Outline: <card>, and its bearer has his hands full
      Given the emended rules
      And the player is a Ringwraith
      And it is the untap phase
      And tapped Jerrek is at Bree
      And Jerrek bears "<card>"
      When it is asked whether the player may untap Jerrek
      Then it is illegal by the text of "<card>"

      Examples:
        | case      | card                          |
        | halflings | Kill All But NOT the Halflings |
        | prisoners | Seize Prisoners               |

    @id:cards-raids-0013 @compute
    Scenario Outline: At <site> somebody takes over
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And tapped Jerrek is at <site>
      And Jerrek bears "<card>"
      When the player stores "<card>"
      Then it is legal
      And "<card>" is in the marshalling-point pile
      And the player has <points> miscellaneous points

      Examples:
        | case      | card                          | site         | points |
        | halflings | Kill All But NOT the Halflings | Barad-dûr   | 5      |
        | prisoners | Seize Prisoners               | Moria        | 2      |

    @id:cards-raids-0014 @forbid
    Scenario Outline: <card> is not for <site>
      Given the emended rules
      And the player is a Ringwraith
      And untapped Jerrek is at <site>
      And the company has entered the site
      And the player holds "<card>"
      When the player plays "<card>" on the company
      Then it is illegal by the text of "<card>"

      Examples:
        | case      | card                          | site                    |
        | halflings | Kill All But NOT the Halflings | Bree                   |
        | prisoners | Seize Prisoners               | Blue Mountain Dwarf-hold |

    @id:cards-raids-0015 @forbid
    Scenario: Nobody is left to be carried off a second time
      Given the emended rules
      And the player is a Ringwraith
      And untapped Jerrek and untapped Asternak are at Blue Mountain Dwarf-hold
      And Blue Mountain Dwarf-hold is tapped
      And the company has entered the site
      And the player holds "Seize Prisoners" and "Seize Prisoners"
      When the player plays the first "Seize Prisoners" on the company
      And the player assigns a strike to Jerrek
      And the player assigns a strike to Asternak
      And Jerrek faces the strike untapped and rolls 6 and 6
      And Asternak faces the strike untapped and rolls 6 and 6
      And the player chooses Jerrek for the first "Seize Prisoners"
      And the player plays the second "Seize Prisoners" on the company
      Then it is illegal by the text of "Seize Prisoners"
      And Jerrek bears the first "Seize Prisoners"
      And Jerrek is tapped

  @card:LE-234
  Rule: Stabbed Him in His Sleep

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And the player holds "Stabbed Him in His Sleep"

    @id:cards-raids-0016 @compute
    Scenario: Luitprand is alone with his knife, whoever waits outside
      Given untapped Luitprand and untapped Asternak are at Bree
      And Bree is tapped
      And the company has entered the site
      When the player plays "Stabbed Him in His Sleep" on Luitprand
      Then the attack is Dúnadan (1 strike at 8)
      And the strikes are assigned to Luitprand
      When Luitprand faces the strike untapped and rolls 6 and 6
      And the player chooses Luitprand for "Stabbed Him in His Sleep"
      Then "Stabbed Him in His Sleep" is in the marshalling-point pile
      And Luitprand is tapped
      And the player has 1 miscellaneous point

    @id:cards-raids-0017 @compute
    Scenario: Asternak does not do it for him
      Given untapped Luitprand and untapped Asternak are at Bree
      And Bree is tapped
      And the company has entered the site
      When the player plays "Stabbed Him in His Sleep" on Luitprand
      And Luitprand faces the strike and rolls 6 and 6
      Then "Stabbed Him in His Sleep" is in the discard pile
      And Luitprand is tapped

    @id:cards-raids-0018 @forbid
    Scenario Outline: Not <who>, at <site>
      Given untapped <who> and untapped <other> are at <site>
      And <site> is tapped
      And the company has entered the site
      When the player plays "Stabbed Him in His Sleep" on <who>
      Then it is illegal by the text of "Stabbed Him in His Sleep"

      Examples:
        | case  | who       | other    | site   |
        | blunt | Asternak  | Jerrek   | Bree   |
        | overt | Luitprand | Muzgash  | Bree   |
        | place | Luitprand | Jerrek   | Moria  |

  @card:LE-186
  Rule: Foul Trophies

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is the movement/hazard phase

    @id:cards-raids-0019 @compute
    Scenario: Lagduf picks something up
      Given untapped Jerrek and untapped Lagduf are at Dunnish Clan-hold
      And the opponent holds "Sellswords Between Charters"
      And the player holds "Foul Trophies"
      When the opponent plays the creature "Sellswords Between Charters" on the company keyed to a Border-hold
      And the player assigns a strike to Jerrek
      And Jerrek faces the strike and rolls 6 and 6
      And Lagduf faces the strike untapped and rolls 6 and 6
      And the player plays "Foul Trophies" on Lagduf
      Then it is legal
      And Lagduf bears "Foul Trophies"
      And "Sellswords Between Charters" is out of play
      And Jerrek and Lagduf are tapped

    @id:cards-raids-0020 @forbid
    Scenario: Jerrek has no taste for that
      Given untapped Jerrek and untapped Lagduf are at Dunnish Clan-hold
      And the opponent holds "Sellswords Between Charters"
      And the player holds "Foul Trophies"
      When the opponent plays the creature "Sellswords Between Charters" on the company keyed to a Border-hold
      And the player assigns a strike to Jerrek
      And Jerrek faces the strike untapped and rolls 6 and 6
      And Lagduf faces the strike untapped and rolls 6 and 6
      And the player plays "Foul Trophies" on Jerrek
      Then it is illegal by the text of "Foul Trophies"
      And "Sellswords Between Charters" is out of play

    @id:cards-raids-0021 @forbid
    Scenario: Those who got away have left nothing
      Given untapped Jerrek and untapped Lagduf are at Dunnish Clan-hold
      And the opponent holds "Sellswords Between Charters"
      And the player holds "Foul Trophies"
      When the opponent plays the creature "Sellswords Between Charters" on the company keyed to a Border-hold
      And the player assigns a strike to Jerrek
      And Jerrek faces the strike and rolls 4 and 2
      And Lagduf faces the strike untapped and rolls 6 and 6
      And the player plays "Foul Trophies" on Lagduf
      Then it is illegal by the text of "Foul Trophies"
      And "Sellswords Between Charters" is in the discard pile
      And Jerrek is tapped

    @id:cards-raids-0022 @forbid
    Scenario: He has to take it at once
      Given untapped Jerrek and untapped Lagduf are at Dunnish Clan-hold
      And the opponent holds "Sellswords Between Charters" and "Despair of the Heart"
      And the player holds "Foul Trophies"
      When the opponent plays the creature "Sellswords Between Charters" on the company keyed to a Border-hold
      And the player assigns a strike to Jerrek
      And Jerrek faces the strike untapped and rolls 6 and 6
      And Lagduf faces the strike untapped and rolls 6 and 6
      And the attack is over
      And the opponent plays "Despair of the Heart" on Jerrek
      And the player plays "Foul Trophies" on Lagduf
      Then it is illegal by the text of "Foul Trophies"
      And "Sellswords Between Charters" is out of play
      And Jerrek bears "Despair of the Heart"

    @id:cards-raids-0023 @compute
    Scenario: The next ones see it, and only one of them comes forward
      Given untapped Jerrek and untapped Lagduf are at Dunnish Clan-hold
      And Lagduf bears "Foul Trophies"
      And the opponent holds "Sellswords Between Charters"
      When the opponent plays the creature "Sellswords Between Charters" on the company keyed to a Border-hold
      And the player uses "Foul Trophies"
      Then it is legal
      And the attack is Man (1 strike at 14)
      And "Sellswords Between Charters" is in play
      And "Foul Trophies" is in the discard pile

    @id:cards-raids-0024 @forbid
    Scenario: They do not look twice
      Given untapped Jerrek and untapped Lagduf are at Dunnish Clan-hold
      And Lagduf bears "Foul Trophies"
      And Jerrek bears "Foul Trophies"
      And the opponent holds "Sellswords Between Charters"
      When the opponent plays the creature "Sellswords Between Charters" on the company keyed to a Border-hold
      And the player uses Lagduf's "Foul Trophies"
      And the player uses Jerrek's "Foul Trophies"
      Then it is illegal by the text of "Foul Trophies"
      And "Sellswords Between Charters" is in play
      And the first "Foul Trophies" is in the discard pile

    @id:cards-raids-0025 @compute
    Scenario: Their hands shake, and so does the shield
      Given untapped Lagduf is at Carn Dûm
      And the company is moving to Blue Mountain Dwarf-hold by Starter Movement
      And Lagduf bears "Foul Trophies"
      And the opponent holds "Elf-lord Revealed in Wrath"
      When the opponent plays the creature "Elf-lord Revealed in Wrath" on the company keyed to a Wilderness
      And the player uses "Foul Trophies"
      Then the attack is Elf (1 strike at 18/7)
      And "Elf-lord Revealed in Wrath" is in play
      And "Foul Trophies" is in the discard pile

  @card:LE-207
  Rule: The Names Among Them

    Background:
      Given the emended rules
      And the player is a Ringwraith

    @id:cards-raids-0026 @compute
    Scenario: Luitprand has listened at the door
      Given untapped Luitprand is at Edoras
      And the player holds "The Names Among Them"
      When the company enters the site
      And Luitprand faces the strike untapped and rolls 6 and 6
      And the player plays "The Names Among Them" on Luitprand
      Then it is legal
      And Luitprand bears "The Names Among Them"
      And Luitprand is tapped

    @id:cards-raids-0027 @forbid
    Scenario: He has to be fresh
      Given untapped Luitprand is at Bandit Lair
      And the player holds "The Names Among Them"
      When the company enters the site
      And Luitprand faces the strike untapped and rolls 6 and 6
      And the player plays "The Names Among Them" on Luitprand
      Then it is illegal by the text of "The Names Among Them"

    @id:cards-raids-0028 @forbid
    Scenario: Nobody has come to the door
      Given untapped Luitprand is at Edoras
      And the company has entered the site
      And the player holds "The Names Among Them"
      When the player plays "The Names Among Them" on Luitprand
      Then it is illegal by the text of "The Names Among Them"

    @id:cards-raids-0029 @forbid
    Scenario: Asternak does not listen
      Given untapped Asternak is at Edoras
      And the player holds "The Names Among Them"
      When the company enters the site
      And Asternak faces the strike untapped and rolls 6 and 6
      And the player plays "The Names Among Them" on Asternak
      Then it is illegal by the text of "The Names Among Them"

    @id:cards-raids-0030 @compute
    Scenario Outline: What is known of <site> opens its gates
      Given the player's marshalling-point pile holds "The Names Among Them"
      And untapped Jerrek is at <site>
      When the company enters the site
      And the player uses "The Names Among Them"
      Then it is legal
      And there is no attack
      And "The Names Among Them" is in the discard pile
      And the player has 0 miscellaneous points

      Examples:
        | case   | site   |
        | free   | Edoras |
        | border | Lake-town |

    @id:cards-raids-0031 @forbid
    Scenario: It was not yet told
      Given untapped Jerrek is at Edoras
      And Jerrek bears "The Names Among Them"
      When the company enters the site
      And the player uses "The Names Among Them"
      Then it is illegal by the text of "The Names Among Them"

    @id:cards-raids-0032 @forbid
    Scenario: Of robbers nobody knows the names
      Given the player's marshalling-point pile holds "The Names Among Them"
      And untapped Jerrek is at Bandit Lair
      When the company enters the site
      And the player uses "The Names Among Them"
      Then it is illegal by the text of "The Names Among Them"

  @card:LE-211
  Rule: No News of Our Riding

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is the movement/hazard phase
      And untapped Jerrek and untapped Lagduf are at Dunnish Clan-hold

    @id:cards-raids-0033 @compute
    Scenario: Nobody rides off to tell
      Given the opponent holds "Sellswords Between Charters"
      And the player holds "No News of Our Riding"
      When the opponent plays the creature "Sellswords Between Charters" on the company keyed to a Border-hold
      And the player assigns a strike to Jerrek
      And Jerrek faces the strike and rolls 4 and 2
      And Lagduf faces the strike untapped and rolls 6 and 6
      And the player plays "No News of Our Riding" on Lagduf
      Then it is legal
      And Lagduf bears "No News of Our Riding"
      And "Sellswords Between Charters" is in the discard pile
      And Jerrek and Lagduf are tapped
      And the player has 1 miscellaneous point

    @id:cards-raids-0034 @forbid
    Scenario: Nobody has come
      Given the player holds "No News of Our Riding"
      When the player plays "No News of Our Riding" on Lagduf
      Then it is illegal by the text of "No News of Our Riding"

    @id:cards-raids-0036 @compute
    Scenario: They are gone before anybody knows
      Given Lagduf bears "No News of Our Riding"
      And the opponent holds "Sellswords Between Charters"
      When the opponent plays the creature "Sellswords Between Charters" on the company keyed to a Border-hold
      And the player uses "No News of Our Riding"
      Then it is legal
      And there is no attack
      And "Sellswords Between Charters" is in the discard pile
      And Lagduf is tapped

  @card:LE-211
  Rule: No news, but of whom

    @id:cards-raids-0035 @forbid
    Scenario: Dragons tell nobody
      Given the emended rules
      And the player is a Ringwraith
      And it is the movement/hazard phase
      And untapped Jerrek and untapped Lagduf are at Ettenmoors
      And the opponent holds "Cave-drake"
      And the player holds "No News of Our Riding"
      When the opponent plays the creature "Cave-drake" on the company keyed to a Ruins & Lairs
      And the opponent assigns a strike to Jerrek
      And Jerrek faces the strike and rolls 6 and 6
      And Lagduf faces the strike untapped and rolls 6 and 6
      And the player plays "No News of Our Riding" on Lagduf
      Then it is illegal by the text of "No News of Our Riding"
      And "Cave-drake" is out of play
      And Jerrek is tapped

  @card:LE-101
  Rule: Arouse Defenders

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is the movement/hazard phase
      And untapped Gorbag is at Minas Morgul
      And the company is moving to Edoras by Starter Movement
      And the player holds "A Nice Place to Hide"

    @id:cards-raids-0037 @forbid
    Scenario: They look everywhere
      Given the opponent holds "Arouse Defenders"
      When the opponent plays "Arouse Defenders" on Edoras
      And the company enters the site
      And the player plays "A Nice Place to Hide" with Gorbag
      Then it is illegal by core.events.short-needs-immediate-effect
      And "Minas Morgul" is in the location deck
      And "Arouse Defenders" is in the discard pile

    @id:cards-raids-0038 @allow
    Scenario: Otherwise they do not
      When the movement/hazard phase is over
      And the company enters the site
      And the player plays "A Nice Place to Hide" with Gorbag
      Then it is legal
      And "Minas Morgul" is in the location deck
      And there is no attack
      And Gorbag is tapped
      And "A Nice Place to Hide" is in the discard pile

  @card:TW-315
  Rule: Rescue Prisoners

    @id:cards-raids-0040 @compute
    Scenario: Beretar leads somebody out into the light
      Given the emended rules
      And untapped Beretar is at Moria
      And Moria is tapped
      And the company has entered the site
      And the player holds "Rescue Prisoners"
      When the player plays "Rescue Prisoners" on the company
      Then the attack is Spider (2 strikes at 7)
      When Beretar faces the strike untapped and rolls 6 and 6
      And the player chooses Beretar for "Rescue Prisoners"
      Then Beretar bears "Rescue Prisoners"
      And Beretar is tapped

    @id:cards-raids-0041 @compute
    Scenario: The web was too thick
      Given the emended rules
      And untapped Beretar is at Moria
      And Moria is tapped
      And the company has entered the site
      And the player holds "Rescue Prisoners"
      When the player plays "Rescue Prisoners" on the company
      And Beretar faces the strike and rolls 6 and 6
      Then "Rescue Prisoners" is in the discard pile
      And Beretar is tapped

    @id:cards-raids-0042 @forbid
    Scenario: Nobody has looked around in Moria yet
      Given the emended rules
      And untapped Beretar is at Moria
      And the company has entered the site
      And the player holds "Rescue Prisoners"
      When the player plays "Rescue Prisoners" on the company
      Then it is illegal by the text of "Rescue Prisoners"

    @id:cards-raids-0043 @compute
    Scenario Outline: At <site> they are among friends
      Given the emended rules
      And it is the organization phase
      And tapped Beretar is at <site>
      And Beretar bears "Rescue Prisoners"
      When the player stores "Rescue Prisoners"
      Then it is legal
      And "Rescue Prisoners" is in the marshalling-point pile
      And the player has 2 miscellaneous points

      Examples:
        | case   | site      |
        | haven  | Rivendell |
        | border | Bree      |
        | free   | Edoras    |

    @id:cards-raids-0044 @forbid
    Scenario: He has to look after them
      Given the emended rules
      And it is the untap phase
      And tapped Beretar is at Bree
      And Beretar bears "Rescue Prisoners"
      When it is asked whether the player may untap Beretar
      Then it is illegal by the text of "Rescue Prisoners"
