Feature: Lands without a name

  Most of the lands between two sites have no name on the card, and may change all the same.

  @card:TW-309 @card:TW-21
  Rule: On the way there it is not what it was

    @id:cards-nameless-0001 @compute
    Scenario: The morning reaches the empty lands
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Lórien
      And the company is moving to Raider-hold by Starter Movement
      And the player has "Gates of Morning" in play
      And the player holds "Quiet Lands"
      When the player plays "Quiet Lands" on Raider-hold for its fourth effect
      Then it is legal
      And the site path of the company is Wold & Foothills (Wilderness), Wilderness, Shadow-land and Horse Plains (Shadow-land)
      And "Quiet Lands" is in the discard pile

    @id:cards-nameless-0002 @compute
    Scenario: A shadow comes up between two havens
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Rivendell
      And the company is moving to Lórien by Starter Movement
      And the opponent has "Doors of Night" in play
      And the opponent holds "Choking Shadows"
      When the opponent plays "Choking Shadows" on Lórien
      Then it is legal
      And the site path of the company is Rhudaur (Wilderness), Shadow-land, Border-land and Wold & Foothills (Wilderness)
      And "Choking Shadows" is in the discard pile

    @id:cards-nameless-0003 @compute
    Scenario: Nobody else meets it who comes from somewhere else
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Rivendell
      And untapped Glóin is at Edhellond
      And Beretar's company is moving to Lórien by Starter Movement
      And Glóin's company is moving to Lórien
      And the opponent has "Doors of Night" in play
      And the opponent holds "Choking Shadows"
      When the opponent plays "Choking Shadows" on Lórien
      And Glóin's company travels by Starter Movement
      Then the site path of Glóin's company is Anfalas (Wilderness), Border-land, Free-domain, Free-domain, Border-land and Wold & Foothills (Wilderness)
      And Rivendell is in the location deck
      And "Choking Shadows" is in the discard pile

    @id:cards-nameless-0004 @compute
    Scenario: A shadow on the way to Dunland
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Rivendell
      And the company is moving to Dunnish Clan-hold by Starter Movement
      And the opponent has "Doors of Night" in play
      And the opponent holds "Choking Shadows"
      When the opponent plays "Choking Shadows" on Dunnish Clan-hold
      Then it is legal
      And the site path of the company is Rhudaur (Wilderness), Shadow-land and Dunland (Wilderness)
      And "Choking Shadows" is in the discard pile

    @id:cards-nameless-0005 @forbid
    Scenario: The shortest ways have names
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Rivendell
      And the company is moving to Weathertop by Starter Movement
      And the opponent has "Doors of Night" in play
      And the opponent holds "Choking Shadows"
      When the opponent plays "Choking Shadows" on Weathertop for its fourth effect
      Then it is illegal by the text of "Choking Shadows"

    @id:cards-nameless-0006 @forbid
    Scenario: By day it does nothing of the kind
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Rivendell
      And the company is moving to Dunnish Clan-hold by Starter Movement
      And the opponent holds "Choking Shadows"
      When the opponent plays "Choking Shadows" on Dunnish Clan-hold for its fourth effect
      Then it is illegal by the text of "Choking Shadows"

  @card:TW-331 @card:TW-11 @card:TW-68 @card:TD-136
  Rule: What else comes over lands that have no name

    @id:cards-nameless-0011 @compute
    Scenario Outline: <card> makes it <what>
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Elrond is at Lórien
      And the company is moving to <to> by Starter Movement
      And <sky> in play
      And the <who> holds "<card>"
      When the <who> plays "<card>" on <to> for its <nth> effect
      Then it is legal
      And the site path of the company is <path>
      And "<card>" is in the discard pile

      Examples:
        | case  | card | what | sky | who | to | nth | path |
        | stars | Stars | lighter | the player has "Gates of Morning" | player | Dancing Spire | fifth | Wold & Foothills (Wilderness), Border-land, Wilderness and Withered Heath (Wilderness) |
        | fire  | Awaken the Earth's Fire | darker | the opponent has "Doors of Night" | opponent | Dancing Spire | fourth | Wold & Foothills (Wilderness), Border-land, Dark-domain and Withered Heath (Wilderness) |
        | moon  | New Moon | poorer | the opponent has "Doors of Night" | opponent | Henneth Annûn | fourth | Wold & Foothills (Wilderness), Border-land, Border-land and Ithilien (Wilderness) |

    @id:cards-nameless-0012 @compute
    Scenario Outline: By the <nth> of his arts Elrond changes what lies before <to>
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Elrond is at Lórien
      And the company is moving to <to> by Starter Movement
      And the player holds "Master of Wood, Water, or Hill"
      And the opponent holds "Doors of Night"
      When the player plays "Master of Wood, Water, or Hill" with Elrond on <to> for its <nth> effect
      And the opponent passes and rolls 5 and 5 for the corruption check
      Then it is legal
      And the site path of the company is <path>
      And Elrond is tapped
      And "Master of Wood, Water, or Hill" is in the discard pile

      Examples:
        | case  | nth     | to            | path |
        | field | fifth   | Cirith Ungol  | Wold & Foothills (Wilderness), Border-land, Free-domain, Border-land and Imlad Morgul (Shadow-land) |
        | dark  | sixth   | Cirith Ungol  | Wold & Foothills (Wilderness), Border-land, Free-domain, Shadow-land and Imlad Morgul (Shadow-land) |
        | light | seventh | Dancing Spire | Wold & Foothills (Wilderness), Border-land, Wilderness and Withered Heath (Wilderness) |
        | wild  | eighth  | Cirith Ungol  | Wold & Foothills (Wilderness), Wilderness, Free-domain, Wilderness and Imlad Morgul (Shadow-land) |

    @id:cards-nameless-0013 @compute @card:LE-179
    Scenario: The shadow is deeper between Carn Dûm and Goblin-gate
      Given the emended rules
      And it is the movement/hazard phase
      And the player is a Ringwraith
      And untapped Ciryaher is at Carn Dûm
      And the company is moving to the minion Goblin-gate by Starter Movement
      And the player holds "Deeper Shadow"
      When the player plays "Deeper Shadow" with Ciryaher on Goblin-gate for its fourth effect and rolls 6 and 6 for the corruption check
      Then it is legal
      And the site path of the company is Angmar (Shadow-land), Shadow-land and High Pass (Wilderness)
      And "Deeper Shadow" is in the discard pile

  @rule:core.movement-hazard.unnamed-region-type-change
  Rule: Whoever asks for the way to a site sees what has become of it

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Lórien
      And the company is moving to Isengard by Starter Movement
      And the opponent has "Doors of Night" in play
      And the opponent holds "Dragon's Desolation" and "Gloom"

    @id:cards-nameless-0007 @forbid
    Scenario: Too few woods are before Isengard for a Dragon
      Then the opponent may not play "Dragon's Desolation" on Isengard for its second effect by the text of "Dragon's Desolation"

    @id:cards-nameless-0008 @allow
    Scenario: In the gloom there are enough
      When the opponent plays "Gloom" on Isengard for its fourth effect
      And the player passes
      Then the site path of the company is Wold & Foothills (Wilderness), Wilderness and Gap of Isen (Border-land)
      And "Gloom" is in the discard pile
      And the opponent may play "Dragon's Desolation" on Isengard for its second effect

  @rule:core.movement-hazard.named-region-type-change
  Rule: So it does where the way begins and ends

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Legolas is at Rivendell
      And the company is moving to Weathertop by Starter Movement
      And the player has "Gates of Morning" in play
      And the player holds "The Evenstar"
      And the opponent holds "Dragon's Desolation"

    @id:cards-nameless-0009 @forbid
    Scenario Outline: In the light of the Evenstar <region> is no wood
      When the player plays "The Evenstar" with Legolas on <region> for its fourth effect
      Then the site path of the company is <path>
      And "The Evenstar" is in the discard pile
      And the prowess of Legolas is 7
      And the opponent may not play "Dragon's Desolation" on Weathertop for its second effect by the text of "Dragon's Desolation"

      Examples:
        | case  | region    | path                                           |
        | start | Rhudaur   | Rhudaur (Border-land) and Arthedain (Wilderness) |
        | goal  | Arthedain | Rhudaur (Wilderness) and Arthedain (Border-land) |

    @id:cards-nameless-0010 @allow
    Scenario: Without it both are
      Then the opponent may play "Dragon's Desolation" on Weathertop for its second effect

  @rule:core.movement-hazard.unnamed-region-type-change
  Rule: What has become of one road has become of that one

    @id:cards-nameless-0014 @forbid
    Scenario: On the way to the Lonely Mountain there are more woods, and before Isengard as few as ever
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Lórien
      And untapped Glóin is at The Lonely Mountain
      And Beretar's company is moving to Isengard by Starter Movement
      And region 2 on the site path of The Lonely Mountain has become a Wilderness
      And the opponent holds "Dragon's Desolation"
      Then the opponent may not play "Dragon's Desolation" on Isengard for its second effect by the text of "Dragon's Desolation"

    @id:cards-nameless-0015 @allow
    Scenario Outline: The wood has no name, <case>, and the Evenstar does not reach it
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Legolas is at Lórien
      And the company is moving to <to> by Starter Movement
      And region <number> on the site path of <to> has become a Wilderness
      And the player has "Gates of Morning" in play
      And the player holds "The Evenstar"
      And the opponent holds "Dragon's Desolation"
      When the player plays "The Evenstar" with Legolas on <region> for its <nth> effect
      Then the site path of the company is <path>
      And "The Evenstar" is in the discard pile
      And the prowess of Legolas is 7
      And the opponent may play "Dragon's Desolation" on <to> for its second effect

      Examples:
        | case                   | to            | number | region           | nth    | path |
        | before the Gap of Isen   | Isengard      | 2      | Gap of Isen      | third  | Wold & Foothills (Wilderness), Wilderness and Gap of Isen (Free-domain) |
        | beyond the Wold        | Dancing Spire | 2      | Wold & Foothills | fourth | Wold & Foothills (Border-land), Wilderness, Shadow-land and Withered Heath (Wilderness) |
        | before the Heath       | Dancing Spire | 3      | Wold & Foothills | fourth | Wold & Foothills (Border-land), Border-land, Wilderness and Withered Heath (Wilderness) |

    @id:cards-nameless-0016 @compute @card:TW-21 @card:TW-49
    Scenario: What came over the way between two havens is no business of the winter
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Rivendell
      And untapped Glóin is at Edhellond
      And Beretar's company is moving to Lórien by Starter Movement
      And Glóin's company is moving to Pelargir
      And the opponent has "Doors of Night" and "Long Winter" in play
      And the opponent holds "Choking Shadows"
      When the opponent plays "Choking Shadows" on Lórien
      And Glóin's company travels by Starter Movement
      Then the site path of Glóin's company is Anfalas (Wilderness), Border-land and Lebennin (Free-domain)
      And Rivendell is in the location deck
      And "Choking Shadows" is in the discard pile
