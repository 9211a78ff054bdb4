Feature: Who watches, who waits, and who is too tired

  Cards about those who lie in wait, about what is held in hand, and about the far from home.

  @card:TD-89
  Rule: Worn and Famished

    @id:cards-watchers-0001 @compute
    Scenario Outline: At <site> <who> has to roll <dice>
      Given the emended rules
      And it is the untap phase
      And tapped <who> is at <site>
      And the opponent has "Worn and Famished" in play
      When the untap phase is over
      And <dice> are rolled for the card text of <who>
      Then <who> is <state>
      And it is the organization phase

      Examples:
        | case   | who     | site | dice    | state    |
        | enough | Beretar | Moria | 4 and 4 | untapped |
        | short  | Beretar | Moria | 4 and 3 | tapped   |

  @card:DM-152
  Rule: Ordered to Kill

    Background:
      Given the emended rules
      And it is the site phase
      And untapped Glóin and untapped Balin are at Bree
      And the player has "Ordered to Kill" in play

    @id:cards-watchers-0002 @forbid
    Scenario: Bill Ferny has to attack
      Given the opponent has Bill Ferny as a face-up agent at Bree
      When the company enters the site
      And it is asked whether the opponent may pass
      Then it is illegal by the text of "Ordered to Kill"

    @id:cards-watchers-0003 @allow
    Scenario: And with that he has done what he had to
      Given the opponent has Bill Ferny as a face-up agent at Bree
      When the company enters the site
      And the agent Bill Ferny falls upon the company
      Then it is legal
      And the attack is Man (1 strike at 4/9)

    @id:cards-watchers-0007 @allow
    Scenario: Neither who is hidden nor who is elsewhere has to
      Given the opponent has Bill Ferny as a face-down agent
      And the opponent has Deallus as a face-up agent at Cameth Brin
      When the company enters the site
      And it is asked whether the opponent may pass
      Then it is legal

    @id:cards-watchers-0004 @order
    Scenario: What lies on-guard goes
      Given the company has entered the site
      And the opponent has placed "Lure of the Senses" on-guard
      When the site phase is over
      Then "Lure of the Senses" is in the discard pile
      And no on-guard card lies at Bree
      And it is the end-of-turn phase

  @card:DM-85
  Rule: Revealed to all Watchers

    @id:cards-watchers-0005 @compute
    Scenario: What is no hazard waits for later
      Given the emended rules
      And reading a of q.core.untargeted-hazard-short-events
      And it is the movement/hazard phase
      And untapped Glóin is at Isengard
      And the opponent holds "Revealed to all Watchers", "Dodge", "Cram", "Wargs", "Orc-guard", "Ghouls" and "Cave-drake"
      And the opponent's play deck holds "Orc-patrol", "Giant", "Escape", "Ford", "Muster" and "Lapse of Will"
      When the opponent plays "Revealed to all Watchers"
      And the opponent chooses "Cram" for "Revealed to all Watchers"
      Then "Cram" and "Dodge" are in the play deck
      And "Revealed to all Watchers" is in the discard pile
      And the player can see "Wargs"
      And "Orc-patrol", "Giant", "Escape" and "Ford" are in hand

  @card:DM-125
  Rule: Enduring Tales

    @id:cards-watchers-0006 @compute
    Scenario Outline: What is discarded <case>
      Given the emended rules
      And it is the end-of-turn phase
      And untapped Beretar is at Moria
      And the player holds "Dodge", "Cram", "Ford", "Escape", "Muster", "Concealment", "Dark Quarrels", "Lapse of Will" and "Block"
      And the player has "Enduring Tales" in play
      When the player discards "Cram" from hand
      And the player chooses "<chosen>" for "Enduring Tales"
      Then "Cram" is <place>

      Examples:
        | case     | chosen         | place               |
        | comes up | Cram           | in the play deck    |
        | is gone  | Enduring Tales | in the discard pile |

  @card:DM-46
  Rule: Aware of their Ways

    Background:
      Given the emended rules
      And reading a of q.core.untargeted-hazard-short-events
      And it is the movement/hazard phase
      And untapped Beretar is at Bree
      And the opponent holds "Aware of their Ways"

    @id:cards-watchers-0008 @compute
    Scenario: One of four does not come back
      Given the player's discard pile holds "Dodge", "Cram", "Glamdring", "Sting", "Ford" and "Escape"
      When the opponent plays "Aware of their Ways" and picks at random
      And the opponent chooses "Cram" for "Aware of their Ways"
      Then "Cram" is out of play
      And "Dodge", "Glamdring", "Sting", "Ford" and "Escape" are in the discard pile
      And "Aware of their Ways" is in the discard pile

    @id:cards-watchers-0009 @forbid
    Scenario Outline: <card> does not go: <case>
      Given the player's discard pile holds "Dodge", "Cram", "Glamdring", "Sting", "Ford" and "Escape"
      When the opponent plays "Aware of their Ways" and picks at random
      And the opponent chooses "<card>" for "Aware of their Ways"
      Then it is illegal by the text of "Aware of their Ways"
      And "Aware of their Ways" is in the discard pile

      Examples:
        | case     | card      |
        | unique   | Glamdring |
        | not seen | Escape    |

    @id:cards-watchers-0010 @compute
    Scenario: Of three nothing has to be picked, and nothing has to go
      Given the player's discard pile holds "Dodge", "Cram" and "Ford"
      When the opponent plays "Aware of their Ways"
      And the opponent chooses "Aware of their Ways" for "Aware of their Ways"
      Then "Dodge", "Cram" and "Ford" are in the discard pile
      And "Aware of their Ways" is in the discard pile
