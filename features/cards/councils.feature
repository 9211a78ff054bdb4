Feature: Councils, and what is said in them

  Who is ahead calls a council; who is behind says that it never met.

  @card:WH-35
  Rule: The White Council

    Background:
      Given the emended rules
      And it is the organization phase
      And untapped Gandalf is at Rivendell
      And the player holds "The White Council"

    @id:cards-councils-0001 @allow
    Scenario: The wise meet, and it counts
      Given Gandalf bears "Glamdring"
      When the player plays "The White Council"
      Then it is legal
      And "The White Council" is in the marshalling-point pile
      And the player has 1 miscellaneous point

    @id:cards-councils-0002 @forbid
    Scenario: Nobody comes to a Wizard who has done nothing
      When the player plays "The White Council"
      Then it is illegal by the text of "The White Council"

    @id:cards-councils-0003 @forbid
    Scenario: Servants of the Enemy are not invited
      Given the opponent is a Ringwraith
      And Gandalf bears "Glamdring"
      When the player plays "The White Council"
      Then it is illegal by the text of "The White Council"

    @id:cards-councils-0004 @allow
    Scenario: Those who have strayed are
      Given the opponent is a Fallen-wizard
      And Gandalf bears "Glamdring"
      Then the player may play "The White Council"

    @id:cards-councils-0005 @forbid
    Scenario: One council a turn
      Given Gandalf bears "Glamdring"
      And the player holds the second "The White Council"
      When the player plays "The White Council"
      Then the player may not play the second "The White Council" by the text of "The White Council"
      And the first "The White Council" is in the marshalling-point pile
      And the player has 1 miscellaneous point

  @card:WH-35
  Rule: It meets in a Haven

    @id:cards-councils-0006 @forbid
    Scenario: Not in Bree
      Given the emended rules
      And it is the organization phase
      And untapped Gandalf is at Bree
      And Gandalf bears "Glamdring"
      And the player holds "The White Council"
      When the player plays "The White Council"
      Then it is illegal by the text of "The White Council"

  @card:WH-41
  Rule: The Black Council

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And the player holds "The Black Council"

    @id:cards-councils-0007 @allow
    Scenario: The Nine, or one of them
      Given the opponent is a Ringwraith
      And untapped Dwar the Ringwraith and untapped Lagduf are at Minas Morgul
      And the player has revealed Dwar the Ringwraith
      When the player plays "The Black Council"
      Then it is legal
      And "The Black Council" is in the marshalling-point pile
      And the player has 1 miscellaneous point

    @id:cards-councils-0008 @forbid
    Scenario: No Wizard counts for them
      Given untapped Dwar the Ringwraith and untapped Lagduf are at Minas Morgul
      And the player has revealed Dwar the Ringwraith
      When the player plays "The Black Council"
      Then it is illegal by the text of "The Black Council"

    @id:cards-councils-0009 @forbid
    Scenario: It does not meet among Orcs in the field
      Given the opponent is a Ringwraith
      And untapped Dwar the Ringwraith and untapped Lagduf are at Moria
      And the player has revealed Dwar the Ringwraith
      When the player plays "The Black Council"
      Then it is illegal by the text of "The Black Council"

    @id:cards-councils-0010 @forbid
    Scenario: Nor is one of them enough for two turns' work
      Given the opponent is a Ringwraith
      And untapped Dwar the Ringwraith and untapped Lagduf are at Minas Morgul
      And the player has revealed Dwar the Ringwraith
      And the player holds the second "The Black Council"
      When the player plays "The Black Council"
      Then the player may not play the second "The Black Council" by the text of "The Black Council"
      And the first "The Black Council" is in the marshalling-point pile
      And the player has 1 miscellaneous point

  @card:WH-14 @card:WH-24
  Rule: Words that nobody heard

    Background:
      Given the emended rules
      And it is the organization phase

    @id:cards-councils-0011 @allow
    Scenario Outline: <answer> silences <event>
      Given the player is a Fallen-wizard
      And untapped Faramir is at Isengard
      And the player holds "<event>"
      And the player's discard pile holds "<kept>"
      And the opponent holds "<answer>"
      When the player plays "<event>"
      And the opponent plays "<answer>" on "<event>" in response
      Then "<event>" and "<kept>" are in the discard pile
      And "<answer>" is removed from the game

      Examples:
        | case   | answer            | event                         | kept        |
        | hero   | Blind to the West | Smoke Rings                   | Cram        |
        | minion | Ire of the East   | Weigh All Things to a Nicety  | Orc-draughts |

    @id:cards-councils-0012 @forbid
    Scenario Outline: To <answer> <event> is nothing new
      Given the player is a Fallen-wizard
      And untapped Faramir is at Isengard
      And the player holds "<event>"
      And the player's discard pile holds "<kept>"
      And the opponent holds "Blind to the West" and "Ire of the East"
      When the player plays "<event>"
      Then the opponent may not play "<answer>" on "<event>" in response by the text of "<answer>"
      And "<event>" is being played

      Examples:
        | case   | answer            | event                         | kept        |
        | hero   | Ire of the East   | Smoke Rings                   | Cram        |
        | minion | Blind to the West | Weigh All Things to a Nicety  | Orc-draughts |

    @id:cards-councils-0013 @forbid
    Scenario: The West hears its Wizards
      Given it is the movement/hazard phase
      And untapped Faramir is at Rivendell
      And the company is moving to Weathertop by Starter Movement
      And the player holds "Smoke Rings"
      And the player's discard pile holds "Cram"
      And the opponent holds "Blind to the West" and "Lost in the Wilderness"
      When the player plays "Smoke Rings"
      Then the opponent may not play "Blind to the West" on "Smoke Rings" in response by the text of "Blind to the West"
      And "Smoke Rings" is being played

  @card:TW-106 @card:LE-145
  Rule: Twilight falls when it likes

    Background:
      Given the emended rules
      And untapped Faramir is at Rivendell
      And the opponent has "Doors of Night" in play

    @id:cards-councils-0014 @allow
    Scenario Outline: <card> falls in one's own organization phase
      Given it is the organization phase
      And the player holds "<card>"
      When the player plays "<card>" on "Doors of Night"
      Then it is legal
      And "Doors of Night" and "<card>" are in the discard pile

      Examples:
        | case   | card   |
        | first  | TW-106 |
        | second | LE-145 |

    @id:cards-councils-0015 @allow
    Scenario Outline: <card> falls in the opponent's long-event phase, too
      Given it is the long-event phase
      And the player holds "Gates of Morning"
      And the opponent holds "<card>"
      When the player plays "Gates of Morning"
      And the opponent plays "<card>" on "Gates of Morning" in response
      Then "Gates of Morning" and "<card>" are in the discard pile
      And "Doors of Night" is in play

      Examples:
        | case   | card   |
        | first  | TW-106 |
        | second | LE-145 |

    @id:cards-councils-0016 @forbid
    Scenario: River is a hazard, and has its phase
      Given it is the organization phase
      And the player holds "River"
      Then the player may not play "River" on Rivendell by core.turn.resource-player-no-hazards

  @card:WH-80
  Rule: Shameful Deeds

    Background:
      Given the emended rules
      And the player is a Fallen-wizard
      And it is the movement/hazard phase
      And untapped Uglúk is at The White Towers
      And the company is moving to the minion Bree by Arthedain

    @id:cards-councils-0017 @compute
    Scenario: The Sons of Kings fall, and it counts
      Given the player has "Shameful Deeds" in play
      When the opponent plays the creature "Sons of Kings" on the company
      Then the attack is not detainment
      And "Sons of Kings" is in play
      When Uglúk faces the strike and rolls 6 and 6
      And the attack is over
      Then "Sons of Kings" is in the marshalling-point pile
      And Uglúk is tapped
      And the player has 2 kill points

    @id:cards-councils-0018 @compute
    Scenario: To others it is no deed at all
      When the opponent plays the creature "Sons of Kings" on the company
      And Uglúk faces the strike and rolls 6 and 6
      And the attack is over
      Then Uglúk is tapped
      And "Sons of Kings" is out of play
      And the player has 0 kill points

    @id:cards-councils-0019 @compute
    Scenario Outline: A pack of Wolves is worth <points> beside <card>
      Given the player has "<card>" in play
      When the opponent plays the creature "Wolves" on the company keyed to a Wilderness
      And Uglúk faces the strike and rolls 6 and 6
      And the attack is over
      Then "Wolves" is in the marshalling-point pile
      And Uglúk is tapped
      And the player has <points> kill points

      Examples:
        | case  | card           | points |
        | shame | Shameful Deeds | 0      |
        | other | Bad Company    | 1      |

  @card:WH-80
  Rule: Shameful Deeds are done by stealth, and not merely hindered

    @id:cards-councils-0020 @compute
    Scenario Outline: The Knights of the Prince mean it, with <card>
      Given the emended rules
      And the player is a Fallen-wizard
      And it is the movement/hazard phase
      And the player has "<card>" in play
      And untapped Grishnákh is at the minion Edoras
      And the company is moving to the minion Pelargir by Rohan, Anórien and Lebennin
      When the opponent plays the creature "Knights of the Prince" on the company keyed to Lebennin
      Then the attack <is> detainment
      And "Knights of the Prince" is in play

      Examples:
        | case  | card           | is     |
        | shame | Shameful Deeds | is not |
        | other | Bad Company    | is     |

  @card:WH-20
  Rule: Foul Tooth Unsheathed

    @id:cards-councils-0021 @forbid
    Scenario: It finds nobody among the faithful
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Bree
      And the opponent holds "Foul Tooth Unsheathed"
      When the opponent plays "Foul Tooth Unsheathed"
      Then it is illegal by the text of "Foul Tooth Unsheathed"

    @id:cards-councils-0022 @allow
    Scenario: It finds those who have strayed
      Given the emended rules
      And the player is a Fallen-wizard
      And it is the movement/hazard phase
      And untapped Uglúk is at The White Towers
      And the opponent holds "Foul Tooth Unsheathed"
      Then the opponent may play "Foul Tooth Unsheathed"

    @id:cards-councils-0023 @compute
    Scenario Outline: To <who>, who has strayed <far>, a pack of Wolves is worth <points>
      Given the emended rules
      And the player is the Fallen-wizard <who>
      And it is the movement/hazard phase
      And untapped Uglúk is at The White Towers
      And the company is moving to the minion Bree by Arthedain
      And the player has <cards> in play
      And the opponent has "Foul Tooth Unsheathed" in play
      When the opponent plays the creature "Wolves" on the company keyed to a Wilderness
      And Uglúk faces the strike and rolls 6 and 6
      And the attack is over
      Then "Wolves" is in the marshalling-point pile
      And Uglúk is tapped
      And the player has <points> kill points

      Examples:
        | case   | who      | far        | cards                                                                   | points |
        | far    | Pallando | far        | "Bad Company", "War-forges", "Blind to All Else" and "Pocketed Robes"   | 0      |
        | near   | Pallando | a little   | "Bad Company" and "War-forges"                                          | 1      |
        | hunter | Alatar   | far        | "Bad Company", "War-forges", "Blind to All Else" and "Pocketed Robes"   | 1      |

    @id:cards-councils-0024 @compute
    Scenario: What was slain before it came counts as ever
      Given the emended rules
      And the player is the Fallen-wizard Pallando
      And untapped Uglúk is at The White Towers
      And the player has "Bad Company", "War-forges", "Blind to All Else" and "Pocketed Robes" in play
      And the player's marshalling-point pile holds the opponent's "Wolves"
      And the opponent has "Foul Tooth Unsheathed" in play
      Then the player has 1 kill point

  @card:WH-119
  Rule: Man of Skill

    @id:cards-councils-0025 @compute
    Scenario Outline: With <card> lore is worth <points>
      Given the emended rules
      And the player is the Fallen-wizard Saruman
      And untapped Faramir is at Isengard
      And Faramir bears "Dreams of Lore"
      And the player has "<card>" in play
      Then the player has <points> miscellaneous points

      Examples:
        | case  | card         | points |
        | skill | Man of Skill | 2      |
        | none  | Bad Company  | 1      |

    @id:cards-councils-0026 @compute
    Scenario: What is learnt elsewhere is worth no more
      Given the emended rules
      And the player is the Fallen-wizard Saruman
      And untapped Faramir is at Isengard
      And the player has "Man of Skill" and "A Strident Spawn" in play
      Then the player has 1 miscellaneous point

  @card:WH-49
  Rule: Sojourn in Shadows

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And untapped Ciryaher and untapped Lagduf are at the minion Isengard
      And the player holds "Sojourn in Shadows"
      When the company enters the site

    @id:cards-councils-0027 @forbid
    Scenario: Lagduf does not know the words
      Then the player may not play "Sojourn in Shadows" with Lagduf on Lagduf by the text of "Sojourn in Shadows"
      And the attack is Wolf (3 strikes at 7)

    @id:cards-councils-0028 @compute
    Scenario: Ciryaher knows them, and is not there
      When the player plays "Sojourn in Shadows" with Ciryaher on Ciryaher and rolls 6 and 6 for the corruption check
      Then it is legal
      And "Sojourn in Shadows" is in the discard pile
      When the player assigns a strike to Lagduf
      Then the player may not assign a strike to Ciryaher by core.actions.needs-allowance
      And the strikes are assigned to Lagduf
      And the attack is Wolf (3 strikes at 7)

    @id:cards-councils-0029 @forbid
    Scenario: When the Wolves have chosen it is too late
      When the player assigns a strike to Lagduf
      And the player assigns a strike to Ciryaher
      And Lagduf faces the strike and rolls 6 and 6
      Then the player may not play "Sojourn in Shadows" with Ciryaher on Ciryaher by the text of "Sojourn in Shadows"
      And Lagduf is tapped
      And the attack is Wolf (3 strikes at 7)

  @card:WH-44
  Rule: The Fiery Blade

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is the movement/hazard phase

    @id:cards-councils-0030 @compute
    Scenario Outline: In the hand of <who> it burns an Ent
      Given untapped <who> is at Minas Morgul
      And the player has "Fell Rider" in play on <who>
      And the player has revealed <who>
      And <who> bears "The Fiery Blade"
      And the company is moving to Pelargir by Starter Movement
      When the opponent plays the creature "Ent in Search of the Entwives" on the company keyed to a Free-domain
      And the opponent passes
      And <who> faces the strike and rolls 6 and 6, then <dice> for the strike body check
      And the attack is over
      Then the prowess of the strike against <who> was <prowess>
      And "The Fiery Blade" is in the discard pile
      And <who> is tapped
      And "Ent in Search of the Entwives" is in the <pile> pile
      And the player has <kills> kill points

      Examples:
        | case     | who                 | dice    | prowess | pile              | kills |
        | dwar     | Dwar the Ringwraith | 4 and 4 | 14      | marshalling-point | 1     |
        | unhurt   | Dwar the Ringwraith | 4 and 3 | 14      | discard           | 0     |
        | greatest | The Witch-king      | 4 and 3 | 12      | marshalling-point | 1     |
        | spared   | The Witch-king      | 3 and 3 | 12      | discard           | 0     |

    @id:cards-councils-0031 @order
    Scenario: Two blades are one too many
      Given it is the organization phase
      And untapped Dwar the Ringwraith is at Dol Guldur
      And the player has revealed Dwar the Ringwraith
      And Dwar the Ringwraith bears "The Fiery Blade"
      And the player holds "Morgul-blade"
      When the player plays "Morgul-blade" on Dwar the Ringwraith
      Then "The Fiery Blade" is in the discard pile
      And Dwar the Ringwraith bears "Morgul-blade"

  @card:LE-205
  Rule: Morgul-blade, to the hilt

    @id:cards-councils-0044 @compute
    Scenario: It goes through the bark before it melts
      Given the emended rules
      And the player is a Ringwraith
      And it is the movement/hazard phase
      And untapped Dwar the Ringwraith is at Minas Morgul
      And the player has "Fell Rider" in play on Dwar the Ringwraith
      And the player has revealed Dwar the Ringwraith
      And Dwar the Ringwraith bears "Morgul-blade"
      And the company is moving to Pelargir by Starter Movement
      When the opponent plays the creature "Ent in Search of the Entwives" on the company keyed to a Free-domain
      And the opponent passes
      And Dwar the Ringwraith faces the strike and rolls 6 and 6, then 4 and 4 for the strike body check
      And the attack is over
      Then the prowess of the strike against Dwar the Ringwraith was 13
      And "Morgul-blade" is in the discard pile
      And Dwar the Ringwraith is tapped
      And "Ent in Search of the Entwives" is in the marshalling-point pile
      And the player has 1 kill point

  @card:WH-35 @card:WH-41
  Rule: A council is called before anybody sets out

    @id:cards-councils-0181 @forbid
    Scenario Outline: <when>, it is too late for the wise
      Given the emended rules
      And it is the <when>
      And untapped Gandalf is at Rivendell
      And Gandalf bears "Glamdring"
      And the player holds "The White Council"
      Then the player may not play "The White Council" by the text of "The White Council"

      Examples:
        | case  | when |
        | site  | site phase |
        | event | long-event phase |
        | end   | end-of-turn phase |

    @id:cards-councils-0182 @forbid
    Scenario Outline: <when>, it is too late for the Nine
      Given the emended rules
      And the player is a Ringwraith
      And the opponent is a Ringwraith
      And it is the <when>
      And untapped Dwar the Ringwraith and untapped Lagduf are at Minas Morgul
      And the player has revealed Dwar the Ringwraith
      And the player holds "The Black Council"
      Then the player may not play "The Black Council" by the text of "The Black Council"

      Examples:
        | case  | when |
        | site  | site phase |
        | event | long-event phase |
        | end   | end-of-turn phase |
