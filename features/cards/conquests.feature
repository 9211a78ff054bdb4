Feature: The conquests of the Balrog

  He goes where nobody has let him in, and it is his from then on.

  @card:BA-50
  Rule: He breaches the hold

    Background:
      Given the emended rules
      And the player is the Balrog

    @id:cards-conquests-0001 @compute
    Scenario Outline: First what crawls, and then Dwarves at <site>
      Given untapped The Balrog is at <site>
      And the company has entered the site
      And the player holds "Breach the Hold"
      When the player plays "Breach the Hold" on <site>
      Then the attack is Spawn (1 strike at 15)
      When The Balrog faces the strike untapped and rolls 6 and 6
      Then the attack is Dwarf (4 strikes at 9)
      When The Balrog faces the strike untapped and rolls 6 and 6
      Then the attack is Dwarf (2 strikes at 12)
      When The Balrog faces the strike untapped and rolls 6 and 6
      And the player chooses The Balrog for "Breach the Hold"
      Then "Breach the Hold" lies on <site>
      And The Balrog is tapped
      And the player has 2 miscellaneous points

      Examples:
        | case   | site               |
        | drown  | The Drowning-deeps |
        | rusted | The Rusted-deeps   |

    @id:cards-conquests-0002 @compute
    Scenario: Tired he breaches nothing
      Given untapped The Balrog is at The Drowning-deeps
      And the company has entered the site
      And the player holds "Breach the Hold"
      When the player plays "Breach the Hold" on The Drowning-deeps
      And The Balrog faces the strike and rolls 6 and 6
      And The Balrog faces the strike and rolls 6 and 6
      And The Balrog faces the strike and rolls 6 and 6
      Then "Breach the Hold" is in the discard pile
      And The Balrog is tapped
      And the player has 0 miscellaneous points

    @id:cards-conquests-0003 @forbid
    Scenario Outline: He breaches nothing <case>
      Given untapped <who> is at <site>
      And the company has entered the site
      And the player holds "Breach the Hold"
      When the player plays "Breach the Hold" on <site>
      Then it is illegal by the text of "Breach the Hold"

      Examples:
        | case              | who        | site               |
        | without-him       | Azog       | The Drowning-deeps |
        | where-no-hold-is  | The Balrog | The Wind-deeps     |

    @id:cards-conquests-0004 @forbid
    Scenario: Nor from afar
      Given untapped The Balrog is at The Drowning-deeps
      And untapped Azog is at The Rusted-deeps
      And The Balrog's company has entered the site
      And the player holds "Breach the Hold"
      When the player plays "Breach the Hold" on The Rusted-deeps
      Then it is illegal by the text of "Breach the Hold"

    @id:cards-conquests-0005 @forbid
    Scenario: It is breached once
      Given untapped The Balrog is at The Drowning-deeps
      And the company has entered the site
      And the player has "Breach the Hold" in play on The Drowning-deeps
      And the player holds "Breach the Hold"
      When the player plays the second "Breach the Hold" on The Drowning-deeps
      Then it is illegal by the text of "Breach the Hold"

    @id:cards-conquests-0006 @compute
    Scenario: Through the breach anybody gets up
      Given it is the long-event phase
      And untapped Azog is at The Drowning-deeps
      And the player has "Breach the Hold" in play on The Drowning-deeps
      And the company is moving to the minion Blue Mountain Dwarf-hold
      When the player passes and rolls 1 and 1 for the under-deeps roll
      And the movement/hazard phase is over
      Then the company is at Blue Mountain Dwarf-hold

    @id:cards-conquests-0007 @compute
    Scenario: Where nothing is breached nobody does
      Given it is the long-event phase
      And untapped Azog is at The Drowning-deeps
      And the company is moving to the minion Blue Mountain Dwarf-hold
      When the player passes and rolls 6 and 6 for the under-deeps roll
      And the movement/hazard phase is over
      Then the company is at The Drowning-deeps
      And Blue Mountain Dwarf-hold is in the location deck

    @id:cards-conquests-0008 @compute
    Scenario: And elsewhere down there it is as far as it was
      Given it is the long-event phase
      And untapped Azog is at The Drowning-deeps
      And the player has "Breach the Hold" in play on The Drowning-deeps
      And the company is moving to The Under-vaults
      When the player passes and rolls 3 and 4 for the under-deeps roll
      And the movement/hazard phase is over
      Then the company is at The Drowning-deeps
      And The Under-vaults is in the location deck

  @card:BA-50 @card:BA-72 @card:BA-74
  Rule: What is his stays his

    Background:
      Given the emended rules
      And the player is the Balrog
      And it is the long-event phase

    @id:cards-conquests-0010 @compute
    Scenario: What is left of Bree stays in play, used up as it is
      Given untapped Azog is at the minion Bree
      And Bree is tapped
      And the player has "People Diminished" in play on Bree
      And the company is moving to the minion Weathertop by Arthedain
      When the player passes
      And the movement/hazard phase is over
      Then the company is at Weathertop
      And Bree is in play
      And "People Diminished" lies on Bree

    @id:cards-conquests-0011 @compute
    Scenario Outline: So does <site>
      Given untapped Azog is at <site>
      And the player has "<card>" in play on <site>
      And the company is moving to <to>
      When the player passes and rolls 6 and 6 for the under-deeps roll
      And the movement/hazard phase is over
      Then the company is at <to>
      And <site> is in play
      And "<card>" lies on <site>

      Examples:
        | case   | card               | site               | to               |
        | breach | Breach the Hold    | The Drowning-deeps | The Under-vaults |
        | roots  | Roots of the Earth | The Wind-deeps     | The Under-leas   |

    @id:cards-conquests-0012 @compute
    Scenario: What is nobody's does not
      Given untapped Azog is at The Wind-deeps
      And the company is moving to The Under-leas
      When the player passes and rolls 6 and 6 for the under-deeps roll
      And the movement/hazard phase is over
      Then the company is at The Under-leas
      And The Wind-deeps is in the location deck

    @id:cards-conquests-0013 @compute
    Scenario: When the last of them is gone the site stays as well
      Given it is the movement/hazard phase
      And wounded Mountain-maggot is at The Drowning-deeps
      And the player has "Breach the Hold" in play on The Drowning-deeps
      And the opponent holds "Cave-drake"
      When the opponent plays the creature "Cave-drake" on the company keyed to a Ruins & Lairs
      And Mountain-maggot faces the strike and rolls 1 and 1, then 6 and 6 for the body check
      Then Mountain-maggot is out of play
      And "Cave-drake" is in the discard pile
      And The Drowning-deeps is in play

    @id:cards-conquests-0014 @allow
    Scenario: One comes back to what lies there
      Given it is the organization phase
      And untapped Azog is at The Under-vaults
      And the player has The Drowning-deeps in play
      And the player has "Breach the Hold" in play on The Drowning-deeps
      When the company moves to The Drowning-deeps
      Then it is legal
      And the new site of the company is The Drowning-deeps

    @id:cards-conquests-0015 @forbid
    Scenario: Not to what nobody holds
      Given it is the organization phase
      And untapped Azog is at The Under-vaults
      And the player has The Drowning-deeps in play
      When the company moves to The Drowning-deeps
      Then it is illegal by core.movement.declare-to-site-in-play

  @card:BA-64
  Rule: He invades their domain

    Background:
      Given the emended rules
      And the player is the Balrog
      And untapped The Balrog is at the minion Iron Hill Dwarf-hold
      And the company has entered the site

    @id:cards-conquests-0020 @compute
    Scenario: Three times Dwarves come, and then nobody is left
      Given untapped Azog is at The Rusted-deeps
      And the player has "Breach the Hold" in play on The Rusted-deeps
      And the opponent has "Iron Hill Dwarves" in play
      And the player has "Uruk-hai" in play
      And the player holds "Invade Their Domain"
      When the player plays "Invade Their Domain" on Iron Hill Dwarf-hold
      Then the attack is Dwarf (5 strikes at 9)
      When The Balrog faces the strike untapped and rolls 6 and 6
      Then the attack is Dwarf (4 strikes at 10)
      When The Balrog faces the strike untapped and rolls 6 and 6
      Then the attack is Dwarf (3 strikes at 12)
      When The Balrog faces the strike untapped and rolls 6 and 6
      And the player chooses The Balrog for "Invade Their Domain"
      Then "Invade Their Domain" lies on Iron Hill Dwarf-hold
      And the player has 5 miscellaneous points
      And "Iron Hill Dwarves" is in the discard pile
      And the opponent has 0 faction points
      And "Uruk-hai" is in the marshalling-point pile
      And The Balrog is tapped

    @id:cards-conquests-0021 @compute
    Scenario: Where he is beaten off they stay
      Given untapped Azog is at The Rusted-deeps
      And the player has "Breach the Hold" in play on The Rusted-deeps
      And the opponent has "Iron Hill Dwarves" in play
      And the player holds "Invade Their Domain"
      When the player plays "Invade Their Domain" on Iron Hill Dwarf-hold
      And The Balrog faces the strike and rolls 6 and 6
      And The Balrog faces the strike and rolls 6 and 6
      And The Balrog faces the strike and rolls 6 and 6
      Then "Invade Their Domain" is in the discard pile
      And "Iron Hill Dwarves" is in the marshalling-point pile
      And The Balrog is tapped

    @id:cards-conquests-0022 @forbid
    Scenario: Nobody gets in but from below
      Given untapped Azog is at The Drowning-deeps
      And the player has "Breach the Hold" in play on The Drowning-deeps
      And the player holds "Invade Their Domain"
      When the player plays "Invade Their Domain" on Iron Hill Dwarf-hold
      Then it is illegal by the text of "Invade Their Domain"

    @id:cards-conquests-0023 @forbid
    Scenario: It is invaded once
      Given untapped Azog is at The Rusted-deeps
      And the player has "Breach the Hold" in play on The Rusted-deeps
      And the player has "Invade Their Domain" in play on Iron Hill Dwarf-hold
      And the player holds "Invade Their Domain"
      When the player plays the second "Invade Their Domain" on Iron Hill Dwarf-hold
      Then it is illegal by the text of "Invade Their Domain"

  @card:BA-65
  Rule: He is lord and usurper

    Background:
      Given the emended rules
      And the player is the Balrog
      And untapped Azog is at the minion Iron Hill Dwarf-hold
      And the player has "Invade Their Domain" in play on Iron Hill Dwarf-hold

    @id:cards-conquests-0030 @compute
    Scenario: Whoever is on his feet may hold it
      Given the company has entered the site
      And the opponent has "Iron Hill Dwarves" in play
      And the player holds "Lord and Usurper"
      When the player plays "Lord and Usurper" on "Invade Their Domain"
      Then the attack is Dwarf (4 strikes at 9)
      When Azog faces the strike untapped and rolls 6 and 6
      Then the attack is Dwarf (3 strikes at 10)
      When Azog faces the strike untapped and rolls 6 and 6
      And the player chooses Azog for "Lord and Usurper"
      Then "Lord and Usurper" lies on "Invade Their Domain"
      And "Iron Hill Dwarves" is in the discard pile
      And Azog is tapped
      And the player has 8 miscellaneous points
      And the opponent has 0 faction points

    @id:cards-conquests-0031 @forbid
    Scenario: One lord is enough
      Given the company has entered the site
      And the player has "Lord and Usurper" in play on "Invade Their Domain"
      And the player holds "Lord and Usurper"
      When the player plays the second "Lord and Usurper" on "Invade Their Domain"
      Then it is illegal by the text of "Lord and Usurper"

    @id:cards-conquests-0032 @forbid
    Scenario: He rules where he is
      Given untapped Bolg is at the minion Bree
      And Bolg's company has entered the site
      And the player holds "Lord and Usurper"
      When the player chooses Bolg's company to go next
      And the player plays "Lord and Usurper" on "Invade Their Domain"
      Then it is illegal by the text of "Lord and Usurper"

    @id:cards-conquests-0033 @compute
    Scenario: His Orcs keep it against others, and no Dwarves
      Given the player has "Lord and Usurper" in play on "Invade Their Domain"
      And the opponent's Glóin is at the hero Iron Hill Dwarf-hold
      Then the hero Iron Hill Dwarf-hold has the automatic-attack Orc (4 strikes at 7)

    @id:cards-conquests-0036 @compute
    Scenario: It is one of his holds
      Given the player has "Lord and Usurper" in play on "Invade Their Domain"
      Then Iron Hill Dwarf-hold has no automatic-attack

    @id:cards-conquests-0037 @allow
    Scenario: Those come there who come where the Shadow is
      Given the player has "Lord and Usurper" in play on "Invade Their Domain"
      And it is the movement/hazard phase
      And the opponent holds "Orc-guard"
      When the opponent plays the creature "Orc-guard" on the company keyed to a Shadow-hold
      Then it is legal
      And "Orc-guard" is in play

    @id:cards-conquests-0034 @forbid
    Scenario: Nobody is left there to be won over
      Given the player has "Lord and Usurper" in play on "Invade Their Domain"
      And it is the site phase of the opponent's turn
      And the opponent's untapped Glóin is at the hero Iron Hill Dwarf-hold
      And Glóin's company has entered the site
      And the opponent holds "Iron Hill Dwarves"
      When Glóin influences "Iron Hill Dwarves" and rolls 6 and 6
      Then it is illegal by the text of "Lord and Usurper"

    @id:cards-conquests-0035 @allow
    Scenario: Without a lord they are there still
      Given it is the site phase of the opponent's turn
      And the opponent's untapped Glóin is at the hero Iron Hill Dwarf-hold
      And Glóin's company has entered the site
      And the opponent holds "Iron Hill Dwarves"
      When Glóin influences "Iron Hill Dwarves" and rolls 6 and 6
      Then it is legal
      And "Iron Hill Dwarves" is in the opponent's marshalling-point pile
      And Glóin and the hero Iron Hill Dwarf-hold are tapped
      And the opponent has 4 faction points

  @card:BA-56
  Rule: He goes down through fire

    Background:
      Given the emended rules
      And the player is the Balrog

    @id:cards-conquests-0040 @compute
    Scenario Outline: Trolls get out of his way at <site>
      Given untapped The Balrog is at <site>
      And the company has entered the site
      And the player holds "Descent through Fire"
      When the player plays "Descent through Fire" on the company
      Then the attack is Troll (5 strikes at 8)
      When The Balrog faces the strike untapped and rolls 6 and 6
      Then the attack is Troll (4 strikes at 10)
      When The Balrog faces the strike untapped and rolls 6 and 6
      Then the attack is Troll (3 strikes at 12)
      When The Balrog faces the strike untapped and rolls 6 and 6
      And the player chooses The Balrog for "Descent through Fire"
      Then "Descent through Fire" is in the marshalling-point pile
      And The Balrog and the site are tapped
      And the prowess of The Balrog is 9
      And the player has 3 miscellaneous points

      Examples:
        | case      | site                |
        | galleries | The Under-galleries |
        | courts    | The Under-courts    |

    @id:cards-conquests-0041 @compute
    Scenario: All of his are the bolder for it
      Given untapped Azog and untapped Mountain-maggot are at Carn Dûm
      And the player's marshalling-point pile holds "Descent through Fire"
      Then the prowess of Azog is 7
      And the prowess of Mountain-maggot is 4
      And Azog has 7 direct influence left for Azog
      And Mountain-maggot has 0 direct influence left for Azog

    @id:cards-conquests-0042 @forbid
    Scenario: What is tapped is not his to take
      Given untapped The Balrog is at The Under-courts
      And The Under-courts is tapped
      And the company has entered the site
      And the player holds "Descent through Fire"
      When the player plays "Descent through Fire" on the company
      Then it is illegal by the text of "Descent through Fire"

    @id:cards-conquests-0043 @forbid
    Scenario Outline: There is no fire <case>
      Given untapped <who> is at <site>
      And the company has entered the site
      And the player holds "Descent through Fire"
      When the player plays "Descent through Fire" on the company
      Then it is illegal by the text of "Descent through Fire"

      Examples:
        | case        | who        | site             |
        | without-him | Azog       | The Under-courts |
        | elsewhere   | The Balrog | The Wind-deeps   |

  @card:BA-72
  Rule: There are fewer people than before

    Background:
      Given the emended rules
      And the player is the Balrog

    @id:cards-conquests-0050 @compute
    Scenario: Three times Men come, and then whoever is on his feet taps
      Given untapped Azog is at the minion Dunnish Clan-hold
      And the company has entered the site
      And the opponent has "Dunlendings" in play
      And the player holds "People Diminished"
      When the player plays "People Diminished" on Dunnish Clan-hold
      Then the attack is Man (4 strikes at 8)
      And the site is tapped
      When Azog faces the strike untapped and rolls 6 and 6
      Then the attack is Man (3 strikes at 10)
      When Azog faces the strike untapped and rolls 6 and 6
      Then the attack is Man (2 strikes at 12)
      When Azog faces the strike untapped and rolls 6 and 6
      And the player chooses Azog for "People Diminished"
      Then "People Diminished" lies on Dunnish Clan-hold
      And "Dunlendings" is in the discard pile
      And Azog is tapped
      And the player has 2 miscellaneous points
      And the opponent has 0 faction points

    @id:cards-conquests-0051 @forbid
    Scenario Outline: Nobody is diminished <case>
      Given untapped Azog is at <site>
      And <site> is <state>
      And the company has entered the site
      And the player holds "People Diminished"
      When the player plays "People Diminished" on <site>
      Then it is illegal by the text of "People Diminished"

      Examples:
        | case               | site                         | state    |
        | when-they-are-gone | the minion Dunnish Clan-hold | tapped   |
        | where-none-are     | the minion Sarn Goriwing     | untapped |

    @id:cards-conquests-0053 @compute
    Scenario: Those who are left follow nobody
      Given untapped Azog and untapped Bolg are at the minion Dunnish Clan-hold
      And the player has "People Diminished" in play on Dunnish Clan-hold
      And the player holds "Dunlendings"
      And the company has entered the site
      When Azog influences "Dunlendings" and rolls 6 and 6
      Then the influence check of Azog was 8
      And Azog is tapped
      And "Dunlendings" is in the discard pile

    @id:cards-conquests-0052 @forbid
    Scenario: They are not diminished twice
      Given untapped Azog is at the minion Dunnish Clan-hold
      And the company has entered the site
      And the player has "People Diminished" in play on Dunnish Clan-hold
      And the player holds "People Diminished"
      When the player plays the second "People Diminished" on Dunnish Clan-hold
      Then it is illegal by the text of "People Diminished"

  @card:BA-74
  Rule: He puts down roots

    Background:
      Given the emended rules
      And the player is the Balrog

    @id:cards-conquests-0060 @compute
    Scenario: A Drake has to go
      Given untapped The Balrog is at The Wind-deeps
      And the company has entered the site
      And the player holds "Roots of the Earth"
      When the player plays "Roots of the Earth" on The Wind-deeps
      Then the attack is Drake (2 strikes at 13)
      When The Balrog faces the strike untapped and rolls 6 and 6
      And the player chooses The Balrog for "Roots of the Earth"
      Then "Roots of the Earth" lies on The Wind-deeps
      And The Balrog is tapped
      And the player has 1 miscellaneous point

    @id:cards-conquests-0061 @forbid
    Scenario Outline: He puts down no roots <case>
      Given untapped <who> is at <site>
      And the company has entered the site
      And the player holds "Roots of the Earth"
      When the player plays "Roots of the Earth" on <site>
      Then it is illegal by the text of "Roots of the Earth"

      Examples:
        | case                  | who        | site              |
        | without-him           | Azog       | The Wind-deeps    |
        | where-others-have-dug | The Balrog | The Under-courts  |
        | under-the-sky         | The Balrog | the minion Moria  |

    @id:cards-conquests-0062 @compute
    Scenario: Nobody lies in wait there
      Given untapped Azog is at The Wind-deeps
      And the player has "Roots of the Earth" in play on The Wind-deeps
      When the company enters The Wind-deeps
      Then it is legal
      And there is no attack

    @id:cards-conquests-0063 @compute
    Scenario: But for others it is worse than it was
      Given untapped Azog is at The Gem-deeps
      And the player has "Roots of the Earth" in play on The Gem-deeps
      And the opponent's Glóin is at the hero The Gem-deeps
      Then the hero The Gem-deeps has the automatic-attacks Undead (3 strikes at 9) and Orc (5 strikes at 9)

    @id:cards-conquests-0066 @allow
    Scenario: To others it is a place of shadow
      Given untapped Azog is at The Gem-deeps
      And the player has "Roots of the Earth" in play on The Gem-deeps
      And it is the movement/hazard phase of the opponent's turn
      And the opponent's untapped Glóin is at the hero The Gem-deeps
      And the player holds "Orc-guard"
      When the player plays the creature "Orc-guard" on Glóin's company keyed to a Shadow-hold
      Then it is legal
      And "Orc-guard" is in play

    @id:cards-conquests-0067 @forbid
    Scenario: Without roots it is not
      Given untapped Azog is at The Gem-deeps
      And it is the movement/hazard phase of the opponent's turn
      And the opponent's untapped Glóin is at the hero The Gem-deeps
      And the player holds "Orc-guard"
      When the player plays the creature "Orc-guard" on Glóin's company keyed to a Shadow-hold
      Then it is illegal by core.hazards.key-to-site

    @id:cards-conquests-0068 @allow
    Scenario: His people come to him where his roots are
      Given it is the organization phase
      And the player has The Wind-deeps in play
      And the player has "Roots of the Earth" in play on The Wind-deeps
      And the player holds "Azog"
      When the player plays Azog at The Wind-deeps
      Then it is legal
      And Azog is in play
      And the player has 2 character points

    @id:cards-conquests-0064 @compute
    Scenario: With a breach above it, it is a realm
      Given untapped Azog is at The Drowning-deeps
      And the player has "Roots of the Earth" in play on The Drowning-deeps
      And the player has "Breach the Hold" in play on The Drowning-deeps
      Then the player has 5 miscellaneous points

    @id:cards-conquests-0065 @compute
    Scenario: Without one it is a hole
      Given untapped Azog is at The Drowning-deeps
      And the player has "Roots of the Earth" in play on The Drowning-deeps
      Then the player has 1 miscellaneous point
