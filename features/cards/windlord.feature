Feature: What is won on wings, and what goes up in flames

  A Wizard is found, and treasures are not had for nothing.

  @card:DM-164
  Rule: The Windlord Found Me

    @id:cards-windlord-0001 @compute
    Scenario: In Moria one of them hears the news
      Given the emended rules
      And untapped Beretar is at Moria
      And the company has entered the site
      And the player holds "The Windlord Found Me"
      When the player plays "The Windlord Found Me" on the company
      Then the attack is Orc (4 strikes at 9)
      And Moria is tapped
      When Beretar faces the strike untapped and rolls 6 and 6
      And the player chooses Beretar for "The Windlord Found Me"
      Then Beretar bears "The Windlord Found Me"
      And Beretar is tapped
      And the player has 3 miscellaneous points

    @id:cards-windlord-0002 @compute
    Scenario: At Isengard nobody has time to listen
      Given the emended rules
      And untapped Beretar is at Isengard
      And the company has entered the site
      And the player holds "The Windlord Found Me"
      When the player plays "The Windlord Found Me" on the company for its second effect
      And Beretar faces the strike and rolls 6 and 6
      Then "The Windlord Found Me" is in the discard pile
      And Beretar and Isengard are tapped

    @id:cards-windlord-0003 @forbid
    Scenario Outline: Not at <site>: <case>
      Given the emended rules
      And untapped Beretar is at <site>
      And <site> is <state>
      And the company has entered the site
      And the player holds "The Windlord Found Me"
      When the player plays "The Windlord Found Me" on the company
      Then it is illegal by the text of "The Windlord Found Me"

      Examples:
        | case      | site     | state    |
        | too late  | Moria    | tapped   |
        | later     | Isengard | tapped   |
        | among men | Bree     | untapped |

    @id:cards-windlord-0015 @forbid
    Scenario: At Isengard they have come and gone
      Given the emended rules
      And untapped Beretar is at Isengard
      And Isengard is tapped
      And the company has entered the site
      And the player holds "The Windlord Found Me"
      When the player plays "The Windlord Found Me" on the company for its second effect
      Then it is illegal by the text of "The Windlord Found Me"

    @id:cards-windlord-0004 @compute
    Scenario Outline: When it is told at Rivendell Gandalf comes from <pile>
      Given the emended rules
      And it is the organization phase
      And tapped Beretar is at Rivendell
      And Beretar bears "The Windlord Found Me"
      And the player's <pile> holds "Gandalf" and "Dodge"
      And the player's <other> holds "Cram" and "Ford"
      When the player stores "The Windlord Found Me"
      And the player chooses Gandalf for "The Windlord Found Me" and shuffles
      Then "The Windlord Found Me" is in the marshalling-point pile
      And Gandalf and Beretar form a company
      And Gandalf is in play

      Examples:
        | case | pile         | other        |
        | deck | play deck    | discard pile |
        | pile | discard pile | play deck    |

    @id:cards-windlord-0005 @compute
    Scenario Outline: Nobody comes: <case>
      Given the emended rules
      And it is the organization phase
      And tapped Beretar is at Rivendell
      And Beretar bears "The Windlord Found Me"
      And the <side>'s Gandalf is at Bree
      And the player's discard pile holds "<card>" and "Dodge"
      When the player stores "The Windlord Found Me"
      Then "The Windlord Found Me" is in the marshalling-point pile
      And "<card>" is in the discard pile

      Examples:
        | case    | side     | card    |
        | another | player   | Saruman |

  @card:TD-182
  Rule: Ireful Flames

    Background:
      Given the emended rules
      And untapped Beretar is at Gold Hill
      And the company has entered the site
      And the opponent has "Ireful Flames" in play

    @id:cards-windlord-0006 @compute
    Scenario: One goes for the other
      Given the player holds "Glamdring", "Orcrist", "Cram" and "Palantír of Orthanc"
      When Beretar plays "Glamdring"
      And the player chooses "Orcrist" for "Ireful Flames"
      Then Beretar bears "Glamdring"
      And Beretar and the site are tapped
      And "Orcrist" is removed from the game
      And the player has 2 item points

    @id:cards-windlord-0007 @forbid
    Scenario: There is nothing to give
      Given the player holds "Glamdring", "Palantír of Orthanc" and "Dodge"
      When Beretar plays "Glamdring"
      Then it is illegal by the text of "Ireful Flames"

  @card:TD-182
  Rule: It burns nowhere else, and it is not kept for later

    @id:cards-windlord-0008 @allow
    Scenario: Nothing is asked for at Moria
      Given the emended rules
      And untapped Beretar is at Moria
      And the company has entered the site
      And the opponent has "Ireful Flames" in play
      And the player holds "Glamdring"
      When Beretar plays "Glamdring"
      Then it is legal
      And Beretar bears "Glamdring"
      And Beretar and the site are tapped
      And the player has 2 item points

    @id:cards-windlord-0009 @forbid
    Scenario: It is not revealed
      Given the emended rules
      And untapped Beretar is at Gold Hill
      And the company has entered the site
      And the opponent has placed "Ireful Flames" on-guard
      And the player holds "Glamdring" and "Orcrist"
      When Beretar plays "Glamdring"
      And the opponent reveals "Ireful Flames"
      Then it is illegal by the text of "Ireful Flames"
      And Beretar bears "Glamdring"
      And Beretar and the site are tapped
      And the player has 2 item points

  @card:DM-144
  Rule: I Know Much about You

    @id:cards-windlord-0010 @compute
    Scenario: The Grimburgoth thinks better of it
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin and untapped Balin are at Isengard
      And the opponent has The Grimburgoth as a face-up agent at Isengard
      And the player holds "I Know Much about You"
      When the agent The Grimburgoth falls upon the company
      And the player plays "I Know Much about You" on The Grimburgoth for its second effect
      Then it is legal
      And there is no attack
      And The Grimburgoth is tapped
      And "I Know Much about You" is in the discard pile

    @id:cards-windlord-0011 @compute
    Scenario: Nothing is missing after all
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin and untapped Balin are at Edoras
      And the company is moving to Isengard by Rohan and Gap of Isen
      And the opponent has untapped Baduila as a face-up agent at Isengard
      And the opponent holds "Cunning Foes"
      And the player holds "I Know Much about You"
      When the opponent plays "Cunning Foes" with Baduila on the company
      And the player plays "I Know Much about You" on Baduila for its second effect
      Then there is no attack
      And Baduila is tapped
      And "Cunning Foes" and "I Know Much about You" are in the discard pile

    @id:cards-windlord-0012 @forbid
    Scenario: He has done nothing
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin and untapped Balin are at Edoras
      And the opponent has untapped Baduila as a face-up agent at Isengard
      And the player holds "I Know Much about You"
      When the player plays "I Know Much about You" on Baduila for its second effect
      Then it is illegal by core.events.short-needs-immediate-effect

    @id:cards-windlord-0013 @compute
    Scenario: It has more than one arm
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin and untapped Balin are at Rivendell
      And the company is moving to Bree by Starter Movement
      And the opponent holds "Slayer"
      And the player holds "I Know Much about You"
      When the opponent plays the creature "Slayer" on the company keyed to a Border-hold
      And the player plays "I Know Much about You" for its third effect
      Then it is legal
      And the attack is Slayer (1 strike at 11)
      And "Slayer" is in play
      And "I Know Much about You" is in the discard pile

    @id:cards-windlord-0014 @forbid
    Scenario: Wolves come once
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin and untapped Balin are at Bree
      And the company is moving to Rivendell by Starter Movement
      And the opponent holds "Wargs"
      And the player holds "I Know Much about You"
      When the opponent plays the creature "Wargs" on the company keyed to a Wilderness
      And the player plays "I Know Much about You" for its third effect
      Then it is illegal by the text of "I Know Much about You"
      And "Wargs" is no longer in hand

    @id:cards-windlord-0040 @forbid
    Scenario: Nor does a Dragon who hunts come more than once
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin and untapped Balin are at Iron Hill Dwarf-hold
      And the company is moving to Lake-town by Iron Hills and Northern Rhovanion
      And the opponent holds "Agburanar Ahunt"
      And the player holds "I Know Much about You"
      When the opponent plays "Agburanar Ahunt"
      Then the player may not play "I Know Much about You" for its third effect by the text of "I Know Much about You"
      And "Agburanar Ahunt" is in play
