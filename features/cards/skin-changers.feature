Feature: Beornings, who are men and beasts

  Minions meet them in the shape of beasts; others are only turned away.

  @card:BA-10
  Rule: Beorning Skin-changers attack minions, and are of three races

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is the movement/hazard phase
      And untapped Gorbag and untapped Radbug are at Dol Guldur
      And the company is moving to the minion Framsburg by Starter Movement

    @id:cards-skin-changers-0001 @compute
    Scenario: They are Animals, and Wake of War makes them stronger
      Given the opponent has "Wake of War" in play
      When the opponent plays the creature "Beorning Skin-changers" on the company keyed to Framsburg
      Then it is legal
      And the attack has 3 strikes
      And the attack comes from "Beorning Skin-changers"
      And "Beorning Skin-changers" is in play

    @id:cards-skin-changers-0002 @compute
    Scenario: They are Men, and Scimitars of Steel makes them stronger
      Given the opponent has "Scimitars of Steel" in play
      When the opponent plays the creature "Beorning Skin-changers" on the company keyed to Framsburg
      Then it is legal
      And the attack is Animal (2 strikes at 11)
      And "Beorning Skin-changers" is in play

  @card:BA-10
  Rule: Beorning Skin-changers turn heroes away

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And the opponent holds "Beorning Skin-changers"

    @id:cards-skin-changers-0003 @allow
    Scenario: A company without anybody strong goes back
      Given untapped Merry and untapped Pippin are at Rivendell
      And the company is moving to Bree by Starter Movement
      When the opponent plays "Beorning Skin-changers" on the company
      Then it is legal
      And the company is at Rivendell
      And Bree is in the location deck
      And "Beorning Skin-changers" is in the discard pile

    @id:cards-skin-changers-0004 @forbid
    Scenario Outline: With <who> they do not turn a company away
      Given <state> <who> and untapped Pippin are at Rivendell
      And the company is moving to Bree by Starter Movement
      When the opponent plays "Beorning Skin-changers" on the company
      Then it is illegal by the text of "Beorning Skin-changers"

      Examples:
        | case    | who        | state    |
        | beorn   | Beorn      | tapped   |
        | warrior | Beretar    | untapped |

    @id:cards-skin-changers-0005 @allow
    Scenario Outline: <who>, <state>, does not keep them off
      Given <state> <who> and untapped Pippin are at Rivendell
      And the company is moving to Bree by Starter Movement
      When the opponent plays "Beorning Skin-changers" on the company
      Then it is legal
      And the company is at Rivendell
      And Bree is in the location deck
      And "Beorning Skin-changers" is in the discard pile

      Examples:
        | case   | who         | state    |
        | tapped | Beretar     | tapped   |
        | weak   | Balin       | untapped |

    @id:cards-skin-changers-0006 @forbid
    Scenario: A company that stays is not turned away
      Given untapped Merry and untapped Pippin are at Bree
      When the opponent plays "Beorning Skin-changers" on the company
      Then it is illegal by the text of "Beorning Skin-changers"

    @id:cards-skin-changers-0007 @forbid
    Scenario: Minions they do not turn away
      Given the player is a Ringwraith
      And untapped Layos is at Dol Guldur
      And the company is moving to the minion Framsburg by Starter Movement
      When the opponent plays "Beorning Skin-changers" on the company
      Then it is illegal by the text of "Beorning Skin-changers"
