Feature: Thieves, trolls and kidnappers

  Who comes by night takes what he can carry.

  @card:TW-79 @card:TW-80 @card:TW-102
  Rule: Thieves do not come to fight

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar and untapped Annalena are at Bree
      And Beretar bears "Dagger of Westernesse" and "Cram"
      And Annalena bears "Horn of Anor"

    @id:cards-stolen-0001 @compute
    Scenario Outline: Something is missing after <case> was there
      Given the opponent holds "<thief>"
      When the opponent plays the creature "<thief>" on the company keyed to a Border-hold
      And the <whose> assigns a strike to Beretar
      And Beretar faces the strike and rolls 1 and 1
      And the player chooses "Cram" for "<thief>"
      Then there is no attack
      And "Cram" and "<thief>" are in the discard pile
      And Beretar is untapped

      Examples:
        | case       | thief  | whose    |
        | fingers    | TW-79  | opponent |
        | hands      | TW-80  | opponent |
        | thief      | TW-102 | player   |

    @id:cards-stolen-0002 @compute
    Scenario: A Thief takes what others have, too
      Given the opponent holds "Thief"
      When the opponent plays the creature "Thief" on the company keyed to a Border-hold
      And the player assigns a strike to Beretar
      And Beretar faces the strike and rolls 1 and 1
      And the player chooses "Horn of Anor" for "Thief"
      And the player passes
      Then there is no attack
      And "Horn of Anor" and "Thief" are in the discard pile

    @id:cards-stolen-0003 @forbid
    Scenario: Pick-pockets do not
      Given the opponent holds "TW-79"
      When the opponent plays the creature "TW-79" on the company keyed to a Border-hold
      And the opponent assigns a strike to Beretar
      And Beretar faces the strike and rolls 1 and 1
      Then the player may not choose "Horn of Anor" for "TW-79" by the text of "TW-79"
      And "TW-79" is in play

  @card:TW-16 @card:TW-103 @card:TW-112
  Rule: Bert, Tom and William share the work

    @id:cards-stolen-0004 @compute
    Scenario Outline: <second> comes after <first>, and nothing is left
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Lórien
      And the company is moving to Dead Marshes by Starter Movement
      And Beretar bears "Glamdring", "Cram" and "Lesser Ring"
      And the opponent holds "<card>"
      And the company has faced the opponent's "<before>" this turn
      When the opponent plays the creature "<card>" on the company keyed to a <key>
      And Beretar faces the strike and rolls 1 and 1, then 1 and 1 for the body check
      Then there is no attack
      And Beretar is wounded
      And Beretar bears "Lesser Ring"
      And "Glamdring", "Cram" and "<card>" are in the discard pile
      And the player has 2 item points

      Examples:
        | case    | first   | second  | before              | card                | key         |
        | bert    | Tom     | Bert    | TW-103 | TW-16 | Wilderness  |
        | bert-w  | William | Bert    | TW-112 | TW-16 | Wilderness  |
        | william | Bert    | William | TW-16 | TW-112 | Wilderness  |

    @id:cards-stolen-0005 @compute
    Scenario: Alone he goes away with empty hands
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Lórien
      And the company is moving to Dead Marshes by Starter Movement
      And Beretar bears "Glamdring"
      And the opponent holds "TW-16"
      When the opponent plays the creature "TW-16" on the company keyed to a Wilderness
      And Beretar faces the strike and rolls 1 and 1, then 1 and 1 for the body check
      Then there is no attack
      And Beretar is wounded
      And "TW-16" is in the discard pile

    @id:cards-stolen-0006 @compute
    Scenario: Tom comes by where the woods are wide
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Rivendell
      And the company is moving to Tharbad by Starter Movement
      And Beretar bears "Cram"
      And the opponent holds "TW-103"
      And the company has faced the opponent's "TW-112" this turn
      When the opponent plays the creature "TW-103" on the company keyed to a Wilderness
      And Beretar faces the strike and rolls 1 and 1, then 1 and 1 for the body check
      Then there is no attack
      And Beretar is wounded
      And "Cram" and "TW-103" are in the discard pile

  @card:TW-1
  Rule: Abductor

    @id:cards-stolen-0007 @compute
    Scenario: Bergil is carried off
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Bergil is at Bree
      And the opponent holds "Abductor" and "Wargs"
      When the opponent plays the creature "Abductor" on the company keyed to a Border-hold
      And Bergil faces the strike and rolls 1 and 1
      Then there is no attack
      And Bergil and "Abductor" are in the discard pile

    @id:cards-stolen-0008 @compute
    Scenario: With Gandalf he has no such luck
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Gandalf is at Bree
      And the opponent holds "Abductor"
      When the opponent plays the creature "Abductor" on the company keyed to a Border-hold
      And Gandalf faces the strike and rolls 1 and 1, then 1 and 1 for the body check
      Then there is no attack
      And Gandalf is wounded
      And "Abductor" is in the discard pile

  @card:TW-45 @card:TW-82 @card:TW-70
  Rule: What lives in old woods and old walls

    @id:cards-stolen-0009 @allow
    Scenario Outline: <creature> at <site>
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at <site>
      And the opponent holds "<creature>"
      Then the opponent may play the creature "<creature>" on the company keyed to <site>

      Examples:
        | case   | creature       | site          |
        | huorn  | TW-45          | Sarn Goriwing |
        | pukel  | Pûkel-men      | Isengard      |
        | willow | Old Man Willow | Sarn Goriwing |

    @id:cards-stolen-0010 @forbid
    Scenario Outline: <creature> at <site>, never
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at <site>
      And the opponent holds "<creature>"
      Then the opponent may not play the creature "<creature>" on the company keyed to <site> by core.hazards.declare-key

      Examples:
        | case   | creature       | site         |
        | huorn  | TW-45          | Barrow-downs |
        | pukel  | Pûkel-men      | Barrow-downs |
        | willow | Old Man Willow | Barrow-downs |
