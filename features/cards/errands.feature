Feature: Errands of Dark Minions

  Resources for those who are on their way, or about to set out.

  @card:DM-127
  Rule: Face Out of Sight

    @id:cards-errands-0001 @compute
    Scenario: Nobody lies in wait any more
      Given the emended rules
      And it is the long-event phase
      And untapped Beretar is at Moria
      And the opponent has placed "TW-72" on-guard
      And the player holds "Face Out of Sight"
      When the player plays "Face Out of Sight"
      Then it is legal
      And "TW-72" is in hand
      And "Face Out of Sight" is in play
      And no on-guard card lies at Moria

    @id:cards-errands-0002 @compute
    Scenario Outline: As the turn ends, an agent who is <state> is <case>
      Given the emended rules
      And it is the end-of-turn phase
      And untapped Beretar is at Moria
      And the opponent has <state> Eun as a face-up agent at Vale of Erech
      And the player has "Face Out of Sight" in play
      When the end-of-turn phase is over
      Then Eun is <place>
      And Vale of Erech is <site>

      Examples:
        | case   | state    | place   | site |
        | called | tapped   | in hand | in the location deck |
        | healed | wounded  | in hand | in the location deck |
        | left   | untapped | in play | in play |

  @card:DM-130
  Rule: Fireworks

    @id:cards-errands-0003 @compute
    Scenario Outline: <who> at Bree rolls <dice>
      Given the emended rules
      And untapped <who> is at Bree
      And the company has entered the site
      And the site is tapped
      And the player holds "Fireworks"
      When the player plays "Fireworks" on <who> and rolls <dice>
      Then <who> bears "Fireworks"
      And <who> is tapped
      And the site is <state>

      Examples:
        | case   | who     | dice    | state    |
        | wizard | Gandalf | 1 and 2 | untapped |
        | short  | Gandalf | 1 and 1 | tapped   |
        | sage   | Balin   | 4 and 4 | untapped |
        | less   | Balin   | 4 and 3 | tapped   |

    @id:cards-errands-0004 @forbid
    Scenario Outline: It is not played: <case>
      Given the emended rules
      And <who> is at <site>
      And the company has entered the site
      And the site is <state>
      And the player holds "Fireworks"
      When the player plays "Fireworks" on <name>
      Then it is illegal by the text of "Fireworks"

      Examples:
        | case    | who              | name    | site   | state    |
        | open    | untapped Gandalf | Gandalf | Bree   | untapped |
        | ruins   | untapped Gandalf | Gandalf | Isengard | tapped |
        | tired   | tapped Gandalf   | Gandalf | Bree   | tapped   |
        | warrior | untapped Beretar | Beretar | Bree   | tapped   |

    @id:cards-errands-0005 @compute
    Scenario: It has cost him some sleep
      Given the emended rules
      And it is the untap phase
      And tapped Gandalf and tapped Beretar are at Bree
      And Gandalf bears the player's "Fireworks"
      When the player untaps everything
      Then Gandalf is tapped
      And "Fireworks" is in the discard pile
      And Beretar is untapped

  @card:DM-135
  Rule: Healing of Nimrodel

    @id:cards-errands-0006 @compute
    Scenario Outline: From Rivendell to <site>
      Given the emended rules
      And it is the organization phase
      And tapped Beretar and wounded Annalena are at Rivendell
      And the player holds "Healing of Nimrodel"
      When the company moves to <site>
      And the player plays "Healing of Nimrodel" on the company
      And the organization phase is over
      And the long-event phase is over
      And the company travels by Starter Movement
      And the movement/hazard phase is over
      Then Beretar is <first>
      And Annalena is <second>
      And the company is at <site>
      And "Healing of Nimrodel" is in the discard pile
      And Rivendell is in the location deck
      And <site> is in play

      Examples:
        | case  | site   | first    | second   |
        | haven | Lórien | untapped | untapped |
        | bree  | Bree   | tapped   | wounded  |

    @id:cards-errands-0007 @forbid
    Scenario Outline: It is not for who <case>
      Given the emended rules
      And it is the organization phase
      And tapped Beretar is at <site>
      And the player holds "Healing of Nimrodel"
      And the company is moving to Lórien
      When the player plays "Healing of Nimrodel" on the company
      Then it is illegal by the text of "Healing of Nimrodel"

      Examples:
        | case  | site |
        | comes from Bree | Bree |

    @id:cards-errands-0008 @forbid
    Scenario: It is not for who stays
      Given the emended rules
      And it is the organization phase
      And tapped Beretar is at Rivendell
      And the player holds "Healing of Nimrodel"
      When the player plays "Healing of Nimrodel" on the company
      Then it is illegal by the text of "Healing of Nimrodel"

  @card:DM-136
  Rule: Herb-lore

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And the player holds "Herb-lore"

    @id:cards-errands-0009 @allow
    Scenario Outline: <state> Radagast finds what he looks for
      Given <state> Radagast is at Rhosgobel
      And the company is moving to Lórien by Southern Mirkwood, Anduin Vales and Wold & Foothills
      When the player plays "Herb-lore" on Radagast
      Then it is legal
      And Radagast bears "Herb-lore"
      And Radagast is tapped

      Examples:
        | case   | state    |
        | fresh  | untapped |
        | tired  | tapped   |

    @id:cards-errands-0010 @forbid
    Scenario: He does not find it in Rohan
      Given untapped Radagast is at Edoras
      And the company is moving to Minas Tirith by Rohan and Anórien
      When the player plays "Herb-lore" on Radagast
      Then it is illegal by the text of "Herb-lore"

    @id:cards-errands-0011 @forbid
    Scenario Outline: Not for <who> at <site>
      Given untapped <who> is at <site>
      When the player plays "Herb-lore" on <who>
      Then it is illegal by the text of "Herb-lore"

      Examples:
        | case  | who      | site      |
        | stays | Radagast | Rhosgobel |
        | other | Beretar  | Rhosgobel |

  @card:DM-150
  Rule: More Alert than Most

    @id:cards-errands-0012 @compute
    Scenario Outline: <creature> finds <number> <case>
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar and untapped Annalena are at Dale
      And the company is moving to The Lonely Mountain by Northern Rhovanion
      And the player has "More Alert than Most" and "<season>" in play
      And the opponent holds "<creature>"
      When the opponent plays the creature "<creature>" on the company keyed to <key>
      Then the attack is <attack>
      And "<creature>" is in play

      Examples:
        | case  | creature | season         | number | key                   | attack |
        | drake | Cave-drake | Doors of Night | one    | a Ruins & Lairs | Dragon (1 strike at 10) |
        | smaug | Smaug    | Doors of Night | one  | The Lonely Mountain | Dragon (1 strike at 17/8) |

  @card:DM-151
  Rule: No Waiting to Wonder

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar and untapped Merry are at Moria
      And the opponent holds "DM-105"
      And the player holds "No Waiting to Wonder" and "Dodge"

    @id:cards-errands-0013 @compute
    Scenario: Merry distracts the Troll
      When the opponent plays the creature "DM-105" on the company keyed to a Shadow-hold
      And the player assigns a strike to Beretar
      And Beretar faces the strike
      And the player plays "No Waiting to Wonder" with Merry on Beretar and rolls 4 and 4 for the strike, then 3 and 3 for the strike body check
      Then the prowess of the strike against Beretar was 11
      And the strike against Beretar failed
      And Merry and Beretar are tapped
      And "No Waiting to Wonder" is in the discard pile
      And "DM-105" is in the marshalling-point pile
      And the player has 2 kill points

    @id:cards-errands-0014 @compute
    Scenario: It costs him dear when it goes wrong
      When the opponent plays the creature "DM-105" on the company keyed to a Shadow-hold
      And the player assigns a strike to Beretar
      And Beretar faces the strike
      And the player plays "No Waiting to Wonder" with Merry on Beretar
      And 2 and 2 are rolled for the strike of Beretar
      And 1 and 1 are rolled for the body check of Beretar
      And 6 and 6 are rolled for the body check of Merry
      And the attack is over
      Then Merry was eliminated
      And the player has 2 character points
      And Beretar is wounded
      And "No Waiting to Wonder" and "DM-105" are in the discard pile

    @id:cards-errands-0015 @forbid
    Scenario: He does not do it for himself
      When the opponent plays the creature "DM-105" on the company keyed to a Shadow-hold
      And the player assigns a strike to Merry
      And Merry faces the strike untapped
      And the player plays "No Waiting to Wonder" with Merry on Merry
      Then it is illegal by the text of "No Waiting to Wonder"
      And "DM-105" is in play

  @card:DM-155
  Rule: Rebuild the Town

    @id:cards-errands-0016 @compute
    Scenario: There is a town now
      Given the emended rules
      And untapped Beretar is at Weathertop
      And the company has entered the site
      And the player holds "Rebuild the Town"
      When the player plays "Rebuild the Town" on Weathertop
      Then it is legal
      And Weathertop has no automatic-attack
      And "Rebuild the Town" lies on Weathertop

    @id:cards-errands-0017 @compute
    Scenario: And who robs towns comes there
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Weathertop
      And the player has "Rebuild the Town" in play on Weathertop
      And the opponent holds "TW-8" and "TW-74"
      When it is asked whether the opponent may play the creature "TW-8" on the company keyed to a Border-hold
      Then it is legal
      And the opponent may not play the creature "TW-74" on the company keyed to a Ruins & Lairs by core.hazards.declare-key

  @card:DM-156
  Rule: Saw Further and Deeper

    @id:cards-errands-0018 @forbid
    Scenario: It is too late when Gandalf is known
      Given the emended rules
      And it is the organization phase
      And untapped Gandalf is at Rivendell
      And the player holds "Saw Further and Deeper"
      When the player plays "Saw Further and Deeper"
      Then it is illegal by the text of "Saw Further and Deeper"

    @id:cards-errands-0019 @allow
    Scenario: In time it helps
      Given the emended rules
      And it is the organization phase
      And untapped Beretar is at Rivendell
      And the player holds "Saw Further and Deeper"
      When the player plays "Saw Further and Deeper"
      Then it is legal
      And the player has 20 general influence left
      And "Saw Further and Deeper" is in play

    @id:cards-errands-0020 @forbid
    Scenario: Radagast does not come to Rivendell
      Given the emended rules
      And it is the organization phase
      And untapped Beretar is at Rivendell
      And the player has "Saw Further and Deeper" in play
      And the player holds Radagast
      When the player plays Radagast at Rivendell
      Then it is illegal by the text of "Saw Further and Deeper"

    @id:cards-errands-0021 @allow
    Scenario: He comes home, and then all is known
      Given the emended rules
      And it is the organization phase
      And untapped Beretar is at Rivendell
      And the player has "Saw Further and Deeper" in play
      And the player holds Radagast
      When the player plays Radagast at Rhosgobel
      Then it is legal
      And "Saw Further and Deeper" is in the discard pile
      And Radagast is in play
      And Rhosgobel is in play
