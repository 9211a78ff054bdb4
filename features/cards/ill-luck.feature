Feature: Ill luck, and how to meet it

  What befalls those who stay too long where they are not wanted, and how the servants of the Shadow
  get out of it again.

  @card:LE-128 @card:LE-129 @card:LE-139
  Rule: Strangers starve, and fall ill

    @id:cards-ill-luck-0001 @compute
    Scenario Outline: <who> has nothing to eat at <site>
      Given the emended rules
      And the player is a <kind>
      And it is the movement/hazard phase
      And untapped <who> is at <site>
      And the opponent holds "Nothing to Eat or Drink"
      When the opponent plays "Nothing to Eat or Drink" on the company
      Then it is legal
      And "Nothing to Eat or Drink" lies on <who>'s company
      And the prowess of <who> is <prowess>
      And the body of <who> is <body>

      Examples:
        | case   | kind       | who     | site  | prowess | body |
        | minion | Ringwraith | Jerrek  | Bree  | 4       | 7    |
        | hero   | Wizard     | Beretar | Moria | 4       | 7    |

    @id:cards-ill-luck-0002 @forbid
    Scenario Outline: <who> finds enough at <site>
      Given the emended rules
      And the player is a <kind>
      And it is the movement/hazard phase
      And untapped <who> is at <site>
      And the opponent holds "Nothing to Eat or Drink"
      When the opponent plays "Nothing to Eat or Drink" on the company
      Then it is illegal by the text of "Nothing to Eat or Drink"

      Examples:
        | case   | kind       | who     | site  |
        | minion | Ringwraith | Jerrek  | Moria |
        | hero   | Wizard     | Beretar | Bree  |

    @id:cards-ill-luck-0003 @allow
    Scenario: He will find nothing where he is going
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Rivendell
      And the company is moving to Goblin-gate by Starter Movement
      And the opponent holds "Nothing to Eat or Drink"
      When the opponent plays "Nothing to Eat or Drink" on the company
      Then it is legal
      And "Nothing to Eat or Drink" lies on Beretar's company
      And the prowess of Beretar is 4

    @id:cards-ill-luck-0004 @compute
    Scenario Outline: At home it passes
      Given the emended rules
      And it is the untap phase
      And untapped Beretar is at Rivendell
      And the opponent's "<card>" lies on Beretar's company
      When the untap phase is over
      Then "<card>" is in the discard pile

      Examples:
        | case     | card                    |
        | hunger   | Nothing to Eat or Drink |
        | slipped  | Something Has Slipped   |

    @id:cards-ill-luck-0005 @compute
    Scenario Outline: On the road it does not
      Given the emended rules
      And it is the untap phase
      And untapped Beretar is at Bree
      And the opponent's "<card>" lies on Beretar's company
      When the untap phase is over
      Then it is the organization phase
      And "<card>" is in play

      Examples:
        | case     | card                    |
        | hunger   | Nothing to Eat or Drink |

    @id:cards-ill-luck-0006 @forbid
    Scenario Outline: The plague does not come to <who> at <site>
      Given the emended rules
      And it is the movement/hazard phase
      And untapped <who> is at <site>
      And the opponent holds "Plague"
      When the opponent plays "Plague" on <who>
      Then it is illegal by the text of "Plague"

      Examples:
        | case  | who      | site         |
        | elf   | Legolas  | Bree         |
        | wizard | Gandalf | Bree         |
        | ruins | Beretar  | Barrow-downs |
        | haven | Beretar  | Rivendell    |

    @id:cards-ill-luck-0007 @allow
    Scenario: It does come to Beretar in Bree
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Bree
      And the opponent holds "Plague"
      When it is asked whether the opponent may play "Plague" on Beretar
      Then it is legal

  @card:LE-132 @card:LE-138
  Rule: Those who matter little

    Background:
      Given the emended rules
      And it is the movement/hazard phase

    @id:cards-ill-luck-0008 @allow
    Scenario Outline: "<card>" is for <who>
      Given untapped <who> is at Bree
      And the opponent holds "<card>"
      When it is asked whether the opponent may play "<card>" on <who>
      Then it is legal

      Examples:
        | case  | card                 | who      |
        | talk  | Rebel-talk           | Faramir |
        | back  | So You’ve Come Back  | Beretar  |

    @id:cards-ill-luck-0009 @forbid
    Scenario Outline: "<card>" is not for <who>
      Given untapped <who> is at Bree
      And the opponent holds "<card>"
      When the opponent plays "<card>" on <who>
      Then it is illegal by the text of "<card>"

      Examples:
        | case  | card                 | who       |
        | talk  | Rebel-talk           | Aragorn II |
        | back  | So You’ve Come Back  | Legolas   |

  @card:LE-107
  Rule: Covetous Thoughts

    @id:cards-ill-luck-0010 @forbid
    Scenario: Beretar would not think of it
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Bree
      And the opponent holds "Covetous Thoughts"
      When the opponent plays "Covetous Thoughts" on Beretar
      Then it is illegal by the text of "Covetous Thoughts"

    @id:cards-ill-luck-0019 @allow
    Scenario: Jerrek would
      Given the emended rules
      And the player is a Ringwraith
      And it is the movement/hazard phase
      And untapped Jerrek is at Bree
      And the opponent holds "Covetous Thoughts"
      When it is asked whether the opponent may play "Covetous Thoughts" on Jerrek
      Then it is legal

  @card:LE-101 @card:LE-115
  Rule: The defenders are awake

    Background:
      Given the emended rules
      And the player is a Ringwraith

    @id:cards-ill-luck-0011 @compute
    Scenario: They have been warned at Edoras
      Given it is the movement/hazard phase
      And untapped Jerrek is at Edoras
      And the opponent holds "Arouse Defenders"
      When the opponent plays "Arouse Defenders" on Edoras
      Then it is legal
      And "Arouse Defenders" is in the discard pile

    @id:cards-ill-luck-0012 @forbid
    Scenario Outline: At <site> there are no defenders
      Given it is the movement/hazard phase
      And untapped Jerrek is at <site>
      And the opponent holds "<card>"
      When the opponent plays "<card>" on <site>
      Then it is illegal by the text of "<card>"

      Examples:
        | case   | site     | card             |
        | arouse | Isengard | Arouse Defenders |
        | incite | Isengard | Incite Defenders |

    @id:cards-ill-luck-0013 @allow
    Scenario: They come twice
      Given it is the movement/hazard phase
      And untapped Jerrek is at Edoras
      And the opponent holds "Incite Defenders"
      When the opponent plays "Incite Defenders" on Edoras
      Then it is legal
      And "Incite Defenders" is in the discard pile

  @card:LE-151
  Rule: Wrath of the West

    @id:cards-ill-luck-0014 @compute
    Scenario Outline: A roll of <dice> against the minions' plans
      Given the emended rules
      And the player is a Ringwraith
      And it is the movement/hazard phase
      And untapped Jerrek is at Bree
      And the player's discard pile holds "Orc Quarrels"
      And the player holds "Weigh All Things to a Nicety"
      And the opponent holds "Wrath of the West"
      When the player plays "Weigh All Things to a Nicety"
      And the opponent plays "Wrath of the West" on "Weigh All Things to a Nicety" in response and rolls <dice><more>
      Then "Wrath of the West" and "Weigh All Things to a Nicety" are in the discard pile
      And "Orc Quarrels" is in <pile>

      Examples:
        | case  | dice    | pile             | more |
        | seven | 3 and 4 | the discard pile |      |

    @id:cards-ill-luck-0601 @forbid
    Scenario: Heroes have nothing to fear from it
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Aragorn II is at Rivendell
      And the player holds "Concealment"
      And the opponent holds "Wrath of the West" and "Cave-drake"
      And the company is moving to Weathertop by Starter Movement
      When the opponent plays the creature "Cave-drake" on the company keyed to a Wilderness
      And the player plays "Concealment" with Aragorn II
      And the opponent plays "Wrath of the West" on "Concealment" in response
      Then it is illegal by the text of "Wrath of the West"
      And Aragorn II is tapped
      And "Concealment" and "Cave-drake" are in the discard pile

  @card:LE-152 @card:LE-154 @card:LE-155 @card:LE-156 @card:LE-158
  Rule: Allies of the Shadow

    Background:
      Given the emended rules
      And the player is a Ringwraith

    @id:cards-ill-luck-0015 @allow
    Scenario Outline: <ally> is found at <site>
      Given untapped Jerrek is at <site>
      And the company has entered the site
      And the site is <position>
      And the player holds "<ally>"
      When Jerrek plays "<ally>"
      Then it is legal
      And Jerrek bears "<ally>"
      And the player has <points> ally <word>
      And Jerrek and the site are tapped

      Examples:
        | case  | ally               | site       | position | points | word   |
        | troll | LE-155 | Ettenmoors | tapped   | 1      | point  |
        | warg  | War-warg           | Isengard   | tapped   | 1      | point  |
        | king  | The Warg-king      | Isengard   | untapped | 2      | points |

    @id:cards-ill-luck-0016 @forbid
    Scenario Outline: <ally> is not found at <site>
      Given untapped Jerrek is at <site>
      And the company has entered the site
      And the player holds "<ally>"
      When Jerrek plays "<ally>"
      Then it is illegal by core.site-phase.play-ally

      Examples:
        | case  | ally               | site       |
        | troll | LE-155 | Isengard   |
        | warg  | War-warg           | Moria      |
        | king  | The Warg-king      | Moria      |

    @id:cards-ill-luck-0017 @allow
    Scenario Outline: <ally> turns them back at <site>
      Given untapped Jerrek is at <site>
      And Jerrek bears "<ally>"
      When the company enters the site
      And the player uses "<ally>"
      Then it is legal
      And "<ally>" is tapped
      And there is no attack

      Examples:
        | case  | ally               | site     |
        | troll | LE-155 | Moria    |
        | king  | The Warg-king      | Isengard |

    @id:cards-ill-luck-0018 @compute
    Scenario Outline: Nobody takes Jerrek for a traveller with <ally>
      Given it is the movement/hazard phase
      And untapped Jerrek is at Bree
      And Jerrek bears "<ally>"
      And the opponent holds "Arthadan Rangers"
      When the opponent plays the creature "Arthadan Rangers" on the company keyed to Bree
      Then it is legal
      And the attack is not detainment
      And "Arthadan Rangers" is in play

      Examples:
        | case  | ally               |
        | troll | LE-155 |

    @id:cards-ill-luck-0020 @allow
    Scenario Outline: Blackbole is at home at <site>
      Given untapped Jerrek is at <site>
      And the company has entered the site
      And the player holds "Blackbole"
      When Jerrek plays "Blackbole"
      Then it is legal
      And Jerrek bears "Blackbole"
      And the player has 2 ally points
      And Jerrek and the site are tapped

      Examples:
        | case    | site          |
        | spiders | Sarn Goriwing |

    @id:cards-ill-luck-0021 @forbid
    Scenario: But not in the tower
      Given untapped Jerrek is at Dol Guldur
      And the company has entered the site
      And the player holds "Blackbole"
      When Jerrek plays "Blackbole"
      Then it is illegal by the text of "Blackbole"

    @id:cards-ill-luck-0022 @allow
    Scenario: Stinker knows a way around
      Given it is the movement/hazard phase
      And untapped Jerrek is at Dol Guldur
      And the company is moving to Minas Morgul by Starter Movement
      And Jerrek bears "Stinker"
      And the opponent holds "Dire Wolves"
      When the opponent plays the creature "Dire Wolves" on the company keyed to a Shadow-land
      And the player uses "Stinker"
      Then it is legal
      And there is no attack
      And "Stinker" is tapped
      And "Dire Wolves" is in the discard pile

  @card:LE-152
  Rule: It stays in the wood when they come to a hall

    Background:
      Given the emended rules
      And it is the site phase
      And untapped Glóin is at Edoras
      And the opponent has The Grimburgoth as a face-up agent at Edoras

    @id:cards-ill-luck-0602 @compute
    Scenario: The Grimburgoth finds no Blackbole
      Given Glóin bears "Blackbole"
      When the company enters the site
      And the agent The Grimburgoth falls upon the company
      Then the attack is Man (1 strike at 7/9)
      And the strikes are assigned to Glóin

    @id:cards-ill-luck-0603 @compute
    Scenario: Gwaihir he may find
      Given Glóin bears "Gwaihir"
      When the company enters the site
      And the agent The Grimburgoth falls upon the company
      And the player assigns a strike to "Gwaihir"
      Then the attack is Man (1 strike at 7/9)
      And the strikes are assigned to "Gwaihir"
