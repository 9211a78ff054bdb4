Feature: Nobody has seen them come

  Agents who may have come from anywhere, and those who call them.

  @card:DM-68 @card:DM-76
  Rule: He may have come from elsewhere

    @id:cards-guile-0001 @allow
    Scenario Outline: <agent> is at <site>
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin and untapped Balin are at Rivendell
      And the opponent holds <agent> and "<card>"
      And the opponent's location deck holds "<site>"
      When the opponent plays <agent> as an agent
      And the opponent plays "<card>" on <agent>
      And the opponent reveals the agent <agent> at <site>
      Then it is legal
      And the agent <agent> is face-up
      And the agent <agent> is at <site>
      And <site> is in play
      And "<card>" is in the discard pile
      And <agent> is in play

      Examples:
        | case   | agent      | card            | site  |
        | inner  | Baduila    | Inner Cunning   | Moria |
        | nobody | Bill Ferny | Nobody’s Friend | Dale  |

    @id:cards-guile-0002 @forbid
    Scenario Outline: Without it <agent> is not at <site>
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin and untapped Balin are at Rivendell
      And the opponent holds <agent>
      And the opponent's location deck holds "<site>"
      When the opponent plays <agent> as an agent
      And the opponent reveals the agent <agent> at <site>
      Then it is illegal by core.agents.reveal-at-home-site-card
      And <agent> is in play

      Examples:
        | case   | agent      | site  |
        | inner  | Baduila    | Moria |
        | nobody | Bill Ferny | Dale  |

    @id:cards-guile-0003 @forbid
    Scenario Outline: <agent> was there before
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin and untapped Balin are at Rivendell
      And the opponent has <agent> as a face-down agent
      And the opponent holds "<card>"
      When the opponent plays "<card>" on <agent>
      Then it is illegal by the text of "<card>"

      Examples:
        | case   | agent      | card            |
        | inner  | Baduila    | Inner Cunning   |
        | nobody | Bill Ferny | Nobody’s Friend |

    @id:cards-guile-0004 @compute
    Scenario Outline: "<card>" calls <agent>
      Given the emended rules
      And reading a of q.core.untargeted-hazard-short-events
      And it is the movement/hazard phase
      And untapped Glóin and untapped Balin are at Rivendell
      And the opponent holds "<card>"
      And the opponent's play deck holds <agent>, <other>, <third> and "Wargs"
      When the opponent plays "<card>" for its second effect
      And the opponent chooses <agent> for "<card>" and shuffles
      Then <agent> is in hand
      And the player can see <agent>
      And <other> and <third> are in the play deck
      And "<card>" is in the discard pile

      Examples:
        | case   | agent      | card            | other      | third      |
        | inner  | Baduila    | Inner Cunning   | Bill Ferny | The Grimburgoth |
        | nobody | Bill Ferny | Nobody’s Friend | Baduila    | Wormtongue |

    @id:cards-guile-0005 @compute
    Scenario Outline: Baduila has gone to Mount Doom, <case>
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin and untapped Balin are at Rivendell
      And the opponent has Baduila as a face-down agent who has gone to Mount Doom
      And the opponent has "<card>" in play on Baduila
      When the opponent reveals the agent Baduila
      Then Baduila is <place>
      And Mount Doom is <where>
      And "<card>" is in the discard pile

      Examples:
        | case             | card            | place               | where                |
        | from Barad-dûr   | Inner Cunning   | in play             | in play              |
        | from nowhere     | Nobody’s Friend | in the discard pile | in the location deck |
