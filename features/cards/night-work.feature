Feature: Night work

  How the servants of the Shadow go about, and what they say when they are seen.

  @card:LE-165
  Rule: Awaiting the Call

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase

    @id:cards-night-work-0001 @compute
    Scenario: He needs less to be told while he waits
      Given untapped Layos is at Shrel-Kain
      And the player holds "Awaiting the Call"
      When the player plays "Awaiting the Call" on Layos
      Then it is legal
      And Layos bears "Awaiting the Call"
      And the player has 23 general influence left

    @id:cards-night-work-0002 @forbid
    Scenario Outline: <who> is not told to wait at <site>
      Given untapped <who> is at <site>
      And the player holds "Awaiting the Call"
      When the player plays "Awaiting the Call" on <who>
      Then it is illegal by the text of "Awaiting the Call"

      Examples:
        | case     | who                  | site       |
        | too-wise | Lieutenant of Morgul | Shrel-Kain |
        | at-home  | Layos                | Dol Guldur |

  @card:LE-192
  Rule: Hide in Dark Places

    @id:cards-night-work-0003 @compute
    Scenario: They lie low
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped Jerrek is at Bree
      And the player holds "Hide in Dark Places"
      And the opponent holds "Arthadan Rangers"
      When the player plays "Hide in Dark Places" with Jerrek
      And the opponent plays the creature "Arthadan Rangers" on the company keyed to Bree
      Then there is no attack
      And "Hide in Dark Places" and "Arthadan Rangers" are in the discard pile

    @id:cards-night-work-0004 @forbid
    Scenario: Layos does not know how
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped Layos is at Bree
      And the player holds "Hide in Dark Places"
      When the player plays "Hide in Dark Places" with Layos
      Then it is illegal by the text of "Hide in Dark Places"

  @card:LE-212 @card:LE-225
  Rule: Words at the gate

    Background:
      Given the emended rules
      And the player is a Ringwraith

    @id:cards-night-work-0005 @allow
    Scenario Outline: Nobody has seen an Orc with <card>
      Given untapped Layos is at Bree
      And the player holds "<card>"
      When the company enters the site
      And the player plays "<card>" <how>
      Then it is legal
      And there is no attack
      And "<card>" is in the discard pile
      And Layos is <position>

      Examples:
        | case    | card              | how            | position |
        | slay    | Not Slay Needlessly | on the company | untapped |
        | ruse    | Ruse              | with Layos on the company | tapped |

    @id:cards-night-work-0006 @compute
    Scenario: They do see Lagduf, and think again
      Given untapped Layos and untapped Lagduf are at Bree
      And the player holds "Not Slay Needlessly"
      When the company enters the site
      And the player plays "Not Slay Needlessly" on the company for its second effect
      Then it is legal
      And the attack is Dúnadan (2 strikes at 5)
      And "Not Slay Needlessly" is in the discard pile

    @id:cards-night-work-0007 @forbid
    Scenario Outline: There is no talking to them any more with <card>
      Given untapped Layos and untapped Lagduf are at Bree
      And the player holds "<card>"
      When the company enters the site
      And the player plays "<card>" <how>
      Then it is illegal by the text of "<card>"

      Examples:
        | case    | card              | how            |
        | ruse    | Ruse              | with Layos on the company |

    @id:cards-night-work-0016 @forbid
    Scenario: There is no need for threats
      Given untapped Layos is at Bree
      And the player holds "Not Slay Needlessly"
      When the company enters the site
      And the player plays "Not Slay Needlessly" on the company for its second effect
      Then it is illegal by the text of "Not Slay Needlessly"

    @id:cards-night-work-0008 @compute
    Scenario: Jerrek is not there
      Given untapped Layos, untapped Lagduf and untapped Jerrek are at Bree
      And the player holds "Ruse"
      When the company enters the site
      And the player plays "Ruse" on Jerrek for its second effect
      Then it is legal
      And "Ruse" is in the discard pile
      And the strikes are assigned to Layos and Lagduf

  @card:LE-218
  Rule: Orc-mounts

    @id:cards-night-work-0009 @compute
    Scenario: They ride loudly, and fast
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped Lagduf is at Dol Guldur
      And the company is moving to Sarn Goriwing by Starter Movement
      And the player holds "Orc-mounts"
      When the player plays "Orc-mounts" on the company
      Then it is legal
      And "Orc-mounts" is in the discard pile

    @id:cards-night-work-0010 @forbid
    Scenario: Wolves carry Orcs, and nobody else
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped Jerrek is at Dol Guldur
      And the player holds "Orc-mounts"
      When the player plays "Orc-mounts" on the company
      Then it is illegal by the text of "Orc-mounts"

  @card:LE-338
  Rule: Poison

    @id:cards-night-work-0011 @compute
    Scenario: A drop on the blade
      Given the emended rules
      And the player is a Ringwraith
      And untapped Jerrek is at Buhr Widu
      And Jerrek bears "Poison"
      When the company enters the site
      And Jerrek faces the strike
      And the player uses "Poison" and rolls 1 and 1 for the strike, then 2 and 2 for the body check
      Then the prowess of the strike against Jerrek was 9
      And Jerrek is wounded
      And "Poison" is in the discard pile

  @card:LE-211
  Rule: No News of Our Riding

    @id:cards-night-work-0012 @allow
    Scenario: He knows what to say
      Given the emended rules
      And the player is a Ringwraith
      And it is the movement/hazard phase
      And untapped Jerrek and untapped Lagduf are at Bree
      And Jerrek bears "No News of Our Riding"
      And the opponent holds "Arthadan Rangers"
      When the opponent plays the creature "Arthadan Rangers" on the company keyed to Bree
      And the player uses "No News of Our Riding"
      Then it is legal
      And there is no attack
      And Jerrek is tapped
      And "Arthadan Rangers" is in the discard pile

  @card:LE-266 @card:LE-270 @card:LE-286 @card:LE-293 @card:LE-294
  Rule: Some are called with a word

    Background:
      Given the emended rules
      And the player is a Ringwraith

    @id:cards-night-work-0013 @allow
    Scenario Outline: <faction> come at <site>
      Given untapped Orc Captain is at <site>
      And the company has entered the site
      And the site is <position>
      And the player holds "<faction>"
      When Orc Captain influences "<faction>" and rolls 6 and 6
      Then it is legal
      And "<faction>" is in the marshalling-point pile
      And the player has <points> faction <word>
      And Orc Captain and the site are tapped

      Examples:
        | case     | faction             | site      | position | points | word   |
        | snaga    | Snaga-hai           | Moria     | tapped   | 1      | point  |
        | snaga-on | Snaga-hai           | Moria     | untapped | 1      | point  |
        | ice      | Ice-orcs            | Caves of Ûlund | untapped | 4      | points |

    @id:cards-night-work-0014 @forbid
    Scenario Outline: <faction> are not found at <site>
      Given untapped Orc Captain is at <site>
      And the company has entered the site
      And the player holds "<faction>"
      When Orc Captain influences "<faction>"
      Then it is illegal by core.site-phase.play-faction

      Examples:
        | case     | faction             | site      |
        | snaga    | Snaga-hai           | Isengard  |
        | ice      | Ice-orcs            | Isengard  |
        | ice-camp | Ice-orcs            | Lossadan Camp |

    @id:cards-night-work-0015 @compute
    Scenario Outline: <faction> are as easily talked away again
      Given the opponent is a Ringwraith
      And it is turn 3 of the game
      And the opponent's Gorbag, the opponent's Shagrat, the opponent's Pon Opar and the opponent's Ostisen are at Dol Guldur
      And the opponent's marshalling-point pile holds "<faction>"
      And Orc Captain is at <site>
      And the company has entered the site
      When Orc Captain seeks to influence away the opponent's "<faction>" and rolls <dice>, then 2 and 2 for the influence defence
      Then the opponent has 5 general influence left
      And the opponent's "<faction>" is in the discard pile
      And the opponent has 0 faction points
      And Orc Captain is tapped

      Examples:
        | case     | faction               | site           | dice    |
        | goblins  | Grey Mountain Goblins | Gondmaeglom    | 4 and 3 |
        | ice      | Ice-orcs              | Caves of Ûlund      | 4 and 3 |
        | snaga    | Snaga-hai             | Moria          | 4 and 3 |
        | wargs    | Wargs of the Forochel | Lossadan Cairn | 6 and 4 |
        | wolves   | White Mountain Wolves | Stone-circle   | 6 and 4 |
