Feature: Gisulf

  The insert follows one agent through three turns, from the hand to the gate of the Goblins.

  @rule:dark-minions.gisulf.play-counts-one @rule:dark-minions.gisulf.home-chosen-at-first-reveal
  Rule: He is played, and nobody knows where he is

    Background:
      Given it is the movement/hazard phase
      And untapped Elladan and untapped Glóin are at Rivendell
      And the opponent holds "Gisulf"

    @id:minions-gisulf-0001 @compute
    Scenario: It counts one
      When the opponent plays Gisulf as an agent
      Then under the minions-printed rules 1 hazard was played on the company
      And under the minions-emended rules 1 hazard was played on the company
      And Gisulf is in play
      And the agent Gisulf is face-down
      And Gisulf is untapped
      And the agent Gisulf is at Woodmen-town, Lake-town and Dale
      And the agent Gisulf has no site with him

  @rule:dark-minions.gisulf.no-action-on-arrival
  Rule: He does not act in that turn

    @id:minions-gisulf-0002 @forbid
    Scenario: He stays where he is
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Elladan and untapped Glóin are at Rivendell
      And the opponent holds "Gisulf"
      And the opponent's location deck holds "Gladden Fields"
      When the opponent plays Gisulf as an agent
      Then the agent Gisulf may not move to Gladden Fields by core.agents.action-in-play-at-start
      And Gisulf is in play
      And the agent Gisulf is face-down

  @rule:dark-minions.gisulf.may-attack-on-arrival
  Rule: But he may attack whoever comes to his home

    @id:minions-gisulf-0003 @allow
    Scenario: Elladan comes to Woodmen-town
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Elladan is at Lórien
      And the company is moving to Woodmen-town by Starter Movement
      And the opponent holds "Gisulf"
      And the opponent's location deck holds "Woodmen-town"
      When the opponent plays Gisulf as an agent
      And the company enters Woodmen-town
      And the agent Gisulf falls upon the company
      Then it is legal
      And the agent Gisulf is face-up
      And Gisulf is in play
      And the agent Gisulf has Woodmen-town with him
      And the attack is Man (1 strike at 10/8)
      And the company is at the player's Woodmen-town
      And Lórien is in the location deck

  @rule:dark-minions.gisulf.first-move @rule:dark-minions.gisulf.site-card-availability
  Rule: In the next turn he goes to the Anduin Vales

    Background:
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Elladan and untapped Glóin are at Lórien
      And the opponent has Gisulf as a face-down agent
      And the opponent's untapped Imrahil is at the opponent's Eagles' Eyrie
      And the opponent's discard pile holds "Framsburg"
      And the opponent's location deck holds "Gladden Fields" and "Beorn's House"

    @id:minions-gisulf-0004 @allow
    Scenario: To Gladden Fields, face-down
      When the agent Gisulf moves to Gladden Fields
      Then it is legal
      And Gisulf is tapped
      And the agent Gisulf is face-down
      And the agent Gisulf has Gladden Fields with him
      And the player cannot see Gladden Fields
      And 1 hazard was played on the company

    @id:minions-gisulf-0005 @allow
    Scenario: Or to Beorn's House
      Then the agent Gisulf may move to Beorn's House

    @id:minions-gisulf-0006 @forbid
    Scenario: Framsburg is used up
      When the agent Gisulf moves to Framsburg
      Then it is illegal by core.agents.move-range

    @id:minions-gisulf-0007 @forbid
    Scenario: And the Eyrie is in use
      When the agent Gisulf moves to the opponent's Eagles' Eyrie
      Then it is illegal by core.agents.move-range

  @rule:dark-minions.gisulf.untaps-in-own-untap-phase
  Rule: He rests in his player's own time

    @id:minions-gisulf-0008 @order
    Scenario: The opponent's untap phase comes
      Given the minions-emended rules
      And it is the untap phase of the opponent's turn
      And the opponent has tapped Gisulf as a face-down agent who has gone to Gladden Fields
      And untapped Elladan is at Lórien
      When the opponent untaps Gisulf
      Then it is legal
      And Gisulf is untapped

  @rule:dark-minions.gisulf.second-move-follows-company
  Rule: He follows those who go to Goblin-gate

    @id:minions-gisulf-0009 @allow
    Scenario: From the vales to the High Pass
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Elladan and untapped Glóin are at Rivendell
      And the company is moving to Goblin-gate by Starter Movement
      And the opponent has Gisulf as a face-down agent who has gone to Gladden Fields
      And the opponent's location deck holds "Goblin-gate"
      When the agent Gisulf moves to the opponent's Goblin-gate
      Then it is legal
      And Gisulf is tapped
      And the agent Gisulf is face-down
      And the agent Gisulf has Gladden Fields and Goblin-gate with him

  @rule:dark-minions.gisulf.tapped-agent-attacks @rule:dark-minions.gisulf.attack-after-automatic-attack @rule:dark-minions.gisulf.path-verified @rule:dark-minions.gisulf.attack-prowess @rule:dark-minions.gisulf.defender-chooses @rule:dark-minions.gisulf.strike-result
  Rule: At the gate

    Background:
      Given it is the site phase
      And untapped Elladan, untapped Glóin and untapped Gimli are at Goblin-gate
      And the opponent has tapped Gisulf as a face-down agent who has gone to Gladden Fields and Goblin-gate

    @id:minions-gisulf-0010 @order
    Scenario: First come the Orcs
      Given the minions-emended rules
      When the company enters the site
      Then the attack is Orc (3 strikes at 6)
      And the agent Gisulf may not fall upon the company by core.site-phase.agent-attack-window

    @id:minions-gisulf-0011 @order
    Scenario: Then comes Gisulf, and Elladan is hurt
      When the company enters the site
      And Elladan faces the strike untapped and rolls 6 and 6
      And Glóin faces the strike untapped and rolls 6 and 6
      And Gimli faces the strike untapped and rolls 6 and 6
      And the agent Gisulf falls upon the company
      Then under the minions-printed rules the attack is Man (1 strike at 7/7)
      And under the minions-emended rules the attack is Man (1 strike at 7/7)
      And the agent Gisulf is face-up
      And the agent Gisulf has Goblin-gate with him
      And Gladden Fields is in the location deck
      When the player assigns a strike to Elladan
      And Elladan faces the strike and rolls 4 and 4 for the strike of Gisulf, then 3 and 3 for the strike of Elladan, then 1 and 1 for the body check
      Then the prowess of the strike against Elladan was 15
      And the total of Elladan against the strike was 11
      And Elladan is wounded
      And Gisulf is tapped

    @id:minions-gisulf-0012 @forbid
    Scenario: It is not for his player to choose whom he strikes
      Given the minions-emended rules
      When the company enters the site
      And Elladan faces the strike untapped and rolls 6 and 6
      And Glóin faces the strike untapped and rolls 6 and 6
      And Gimli faces the strike untapped and rolls 6 and 6
      And the agent Gisulf falls upon the company
      Then the opponent may not assign a strike to Glóin by core.actions.when-asked
      And the player may assign a strike to Elladan
      And the agent Gisulf is face-up
      And the agent Gisulf has Goblin-gate with him
      And Gladden Fields is in the location deck

  @rule:dark-minions.gisulf.first-move @rule:dark-minions.gisulf.untaps-in-own-untap-phase @rule:dark-minions.gisulf.second-move-follows-company @rule:dark-minions.gisulf.strike-result
  Rule: All of it in one go

    @id:minions-gisulf-0013 @order
    Scenario: From the hand to the gate, in three turns
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Elladan is at Rivendell
      And the opponent's untapped Imrahil is at Edhellond
      And the opponent holds "Gisulf"
      And the opponent's location deck holds "Gladden Fields" and "Goblin-gate"
      And the player's location deck holds "Goblin-gate"
      When the opponent plays Gisulf as an agent
      And the player ends the turn
      And the opponent passes
      And the opponent passes
      And the opponent ends the turn
      And the company moves to Lórien
      And the company travels by Starter Movement
      And the agent Gisulf moves to Gladden Fields
      Then Gisulf is tapped
      When the player ends the turn
      And the opponent untaps Gisulf
      Then Gisulf is untapped
      When the opponent ends the turn
      And the company moves to the player's Goblin-gate
      And the company travels by Wold & Foothills, Anduin Vales and High Pass
      And the agent Gisulf moves to the opponent's Goblin-gate
      And the company enters the player's Goblin-gate
      And Elladan faces the strike untapped and rolls 6 and 6
      And the agent Gisulf falls upon the company
      Then the attack is Man (1 strike at 7/7)
      And the agent Gisulf has Goblin-gate with him
      When Elladan faces the strike and rolls 4 and 4 for the strike of Gisulf, then 3 and 3 for the strike of Elladan, then 1 and 1 for the body check
      Then the prowess of the strike against Elladan was 15
      And the total of Elladan against the strike was 11
      And Elladan is wounded
      And Gisulf is tapped
      And Gisulf is in play
      And the agent Gisulf is face-up
      And Gladden Fields is in the location deck
      And the company is at the player's Goblin-gate
      And Rivendell is in the location deck
      And the player's Goblin-gate is in play

  @rule:dark-minions.gisulf.play-counts-one @rule:core.agents.play-agent-hazard
  Rule: There has to be room for him

    @id:minions-gisulf-0014 @forbid
    Scenario: Two others have come before
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Elladan is at Rivendell
      And the opponent holds "Bill Ferny", "Deallus" and "Gisulf"
      When the opponent plays Bill Ferny as an agent
      And the opponent plays Deallus as an agent
      Then the opponent may not play Gisulf as an agent by core.hazards.limit-at-declaration
      And Bill Ferny and Deallus are in play

  @rule:dark-minions.gisulf.home-chosen-at-first-reveal
  Rule: Where he began is seen when he is

    @id:minions-gisulf-0015 @allow
    Scenario: From Gladden Fields it must have been Woodmen-town, and nobody has to say so
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Elladan is at Rivendell
      And the opponent has Gisulf as a face-down agent who has gone to Gladden Fields
      When the opponent reveals the agent Gisulf
      Then it is legal
      And the agent Gisulf is face-up
      And the agent Gisulf has Gladden Fields with him

  @rule:dark-minions.gisulf.may-attack-on-arrival @rule:core.site-phase.agent-attack-window
  Rule: But not if they go elsewhere

    @id:minions-gisulf-0016 @forbid
    Scenario: Elladan goes to Edoras
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Elladan is at Lórien
      And the company is moving to Edoras by Starter Movement
      And the opponent has Bill Ferny as a face-up agent at Edoras
      And the opponent holds "Gisulf"
      And the opponent's location deck holds "Woodmen-town"
      When the opponent plays Gisulf as an agent
      And the company enters Edoras
      Then the agent Bill Ferny may fall upon the company
      And the agent Gisulf may not fall upon the company by core.site-phase.agent-attack-window
      And Gisulf is in play
      And the agent Gisulf is face-down
      And the company is at Edoras
      And Lórien is in the location deck

  @rule:dark-minions.gisulf.first-move @rule:core.agents.move-range
  Rule: Two regions at once are too many

    @id:minions-gisulf-0017 @forbid
    Scenario: From home to Goblin-gate
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Elladan is at Lórien
      And the opponent has Gisulf as a face-down agent
      And the opponent's location deck holds "Goblin-gate" and "Gladden Fields"
      Then the agent Gisulf may not move to Goblin-gate by core.agents.move-range
      And the agent Gisulf may move to Gladden Fields

  @rule:dark-minions.gisulf.site-card-availability @rule:core.agents.move-range
  Rule: What comes back to the location deck can be used

    @id:minions-gisulf-0018 @allow
    Scenario: Framsburg has come back
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Elladan is at Lórien
      And the opponent has Gisulf as a face-down agent
      And the opponent's location deck holds "Gladden Fields", "Beorn's House" and "Framsburg"
      Then the agent Gisulf may move to Gladden Fields
      And the agent Gisulf may move to Beorn's House
      And the agent Gisulf may move to Framsburg

  @rule:dark-minions.gisulf.second-move-follows-company
  Rule: Each player has a Goblin-gate of his own

    @id:minions-gisulf-0019 @compute
    Scenario: That of the company, and that of Gisulf
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Elladan is at Rivendell
      And the company is moving to the player's Goblin-gate by Starter Movement
      And the opponent has Gisulf as a face-down agent who has gone to Gladden Fields
      And the opponent's location deck holds "Goblin-gate"
      When the agent Gisulf moves to the opponent's Goblin-gate
      And the movement/hazard phase is over
      Then the company is at the player's Goblin-gate
      And the agent Gisulf is at Goblin-gate
      And the player's Goblin-gate and the opponent's Goblin-gate are in play
      And the agent Gisulf has Gladden Fields and Goblin-gate with him
      And Gisulf is tapped
      And Rivendell is in the location deck

  @rule:dark-minions.gisulf.path-verified @rule:core.agents.reveal-checks-path
  Rule: One home that is near enough will do

    @id:minions-gisulf-0020 @compute
    Scenario: Lake-town and Dale are far, and Woodmen-town is not
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Elladan is at Rivendell
      And the opponent has Gisulf as a face-down agent who has gone to Gladden Fields and Goblin-gate
      When the opponent reveals the agent Gisulf
      Then it is legal
      And the agent Gisulf is face-up
      And Gladden Fields is in the location deck
      And the agent Gisulf has Goblin-gate with him
      And the player can see Goblin-gate

  @rule:dark-minions.gisulf.defender-chooses @rule:core.strikes.ambushing-agent-chooses
  Rule: At home it would have been for his player

    @id:minions-gisulf-0021 @allow
    Scenario: Hidden at Woodmen-town
      Given the minions-emended rules
      And it is the site phase
      And untapped Elladan and untapped Glóin are at the player's Woodmen-town
      And the opponent has Gisulf as a face-down agent
      And the opponent's location deck holds "Woodmen-town"
      When the company enters the site
      And the agent Gisulf falls upon the company
      Then the opponent may assign a strike to Glóin
      And the agent Gisulf is face-up
      And the agent Gisulf has Woodmen-town with him

  @rule:dark-minions.gisulf.strike-result @rule:core.strikes.agent-roll
  Rule: With other dice, or if he does not tap

    Background:
      Given the minions-emended rules
      And it is the site phase
      And untapped Elladan is at Goblin-gate
      And the opponent has tapped Gisulf as a face-down agent who has gone to Gladden Fields and Goblin-gate
      When the company enters the site
      And Elladan faces the strike untapped and rolls 6 and 6
      And the agent Gisulf falls upon the company

    @id:minions-gisulf-0022 @compute
    Scenario: He stays untapped, and has eight
      When Elladan faces the strike untapped and rolls 4 and 4 for the strike of Gisulf, then 3 and 3 for the strike of Elladan, then 1 and 1 for the body check
      Then the prowess of the strike against Elladan was 15
      And the total of Elladan against the strike was 8
      And Elladan is wounded
      And Gisulf is tapped
      And the agent Gisulf is face-up
      And Gladden Fields is in the location deck
      And the agent Gisulf has Goblin-gate with him

    @id:minions-gisulf-0023 @compute
    Scenario: A three is too little
      When Elladan faces the strike and rolls 1 and 2 for the strike of Gisulf, then 3 and 3 for the strike of Elladan, then 1 and 1 for the strike body check
      Then the prowess of the strike against Elladan was 10
      And the total of Elladan against the strike was 11
      And Elladan is tapped
      And Gisulf is wounded
      And the agent Gisulf is face-up
      And Gladden Fields is in the location deck
      And the agent Gisulf has Goblin-gate with him

  @rule:dark-minions.gisulf.cards-usable-at-new-site
  Rule: What he could have done at the gate

    Background:
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Elladan and untapped Glóin are at Rivendell
      And Elladan's company is moving to Goblin-gate by Starter Movement
      And untapped Balin is at Bree
      And the opponent holds "Seek without Success"

    @id:minions-gisulf-0024 @compute
    Scenario: He leads them astray, and is gone
      Given the opponent has Gisulf as a face-down agent who has gone to Gladden Fields and Goblin-gate
      When the opponent plays "Seek without Success" with Gisulf on Elladan's company
      Then it is legal
      And Gisulf and "Seek without Success" are in the discard pile
      And Elladan's company is at Rivendell
      And the opponent's Goblin-gate and the player's Goblin-gate are in the location deck
      And Gladden Fields is in the location deck

    @id:minions-gisulf-0025 @forbid
    Scenario: From Gladden Fields he cannot
      Given the opponent has Gisulf as a face-down agent who has gone to Gladden Fields
      When the opponent plays "Seek without Success" with Gisulf on Elladan's company
      Then it is illegal by the text of "Seek without Success"
