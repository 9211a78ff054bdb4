Feature: Hazards that send agents

  Somebody has been waiting where the company goes.

  @card:DM-50
  Rule: Cunning Foes

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Elladan and untapped Glóin are at Edhellond
      And the company is moving to Lond Galen by Starter Movement
      And the opponent holds "Cunning Foes"

    @id:cards-agents-0001 @compute
    Scenario: Herion was hidden at home
      Given the opponent has Herion as a face-down agent
      And the opponent's location deck holds "Lond Galen"
      When the opponent plays "Cunning Foes" with Herion on the company
      Then it is legal
      And Herion is tapped
      And the agent Herion is face-up
      And the agent Herion has Lond Galen with him
      And the attack is Man (1 strike at 13/8)
      And "Cunning Foes" is in the discard pile
      And 1 hazard was played on the company

    @id:cards-agents-0002 @compute
    Scenario: His player picks whom to strike
      Given the opponent has Herion as a face-up agent at Lond Galen
      When the opponent plays "Cunning Foes" with Herion on the company
      And the opponent assigns a strike to Glóin
      Then it is legal
      And Herion is tapped
      And the attack is Man (1 strike at 10/8)
      And "Cunning Foes" is in the discard pile

    @id:cards-agents-0003 @forbid
    Scenario: He is somewhere else
      Given the opponent has Herion as a face-up agent at Dol Amroth
      When the opponent plays "Cunning Foes" with Herion on the company
      Then it is illegal by the text of "Cunning Foes"

    @id:cards-agents-0004 @forbid
    Scenario: Firiel is no warrior
      Given the opponent has Firiel as a face-up agent at Lond Galen
      When the opponent plays "Cunning Foes" with Firiel on the company
      Then it is illegal by the text of "Cunning Foes"

    @id:cards-agents-0005 @forbid
    Scenario: He has done enough for today
      Given the opponent has Herion as a face-up agent at Lond Galen
      And Herion is tapped
      When the opponent plays "Cunning Foes" with Herion on the company
      Then it is illegal by core.actions.tap-for-effect

  @card:DM-43
  Rule: An Article Missing

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Elladan and untapped Glóin are at Rivendell
      And the company is moving to Bree by Starter Movement
      And Glóin bears "Dagger of Westernesse" and "Glamdring"
      And the opponent holds "An Article Missing"
      And the opponent has Bill Ferny as a face-up agent at Bree

    @id:cards-agents-0006 @compute
    Scenario: Bill Ferny goes through their things
      When the opponent plays "An Article Missing" with Bill Ferny on the company
      And the agent Bill Ferny falls upon the company
      And the opponent assigns a strike to Elladan
      And Elladan faces the strike and rolls 6 and 6 for the strike of Bill Ferny, then 1 and 1 for the strike of Elladan
      And the player chooses "Dagger of Westernesse" for "Bill Ferny"
      Then it is legal
      And Bill Ferny is tapped
      And Elladan is untapped
      And "Dagger of Westernesse" and "An Article Missing" are in the discard pile

    @id:cards-agents-0007 @compute
    Scenario: He is strong today
      When the opponent plays "An Article Missing" with Bill Ferny on the company
      And the agent Bill Ferny falls upon the company
      Then the attack is Man (1 strike at 8/9)
      And Bill Ferny is tapped
      And "An Article Missing" is in the discard pile

    @id:cards-agents-0008 @allow
    Scenario: He need not
      When the opponent plays "An Article Missing" with Bill Ferny on the company
      Then it is legal
      And there is no attack
      And Bill Ferny is tapped
      And "An Article Missing" is in the discard pile

    @id:cards-agents-0009 @forbid
    Scenario: Without the card he waits until they enter
      When the agent Bill Ferny falls upon the company
      Then it is illegal by core.site-phase.agent-attack-window

  @card:DM-87
  Rule: Seek without Success

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Elladan and untapped Glóin are at Lórien
      And Elladan's company is moving to Woodmen-town by Starter Movement
      And untapped Balin is at Bree
      And untapped Beretar is at Edoras
      And the opponent holds "Seek without Success"

    @id:cards-agents-0010 @compute
    Scenario: Gisulf shows them the wrong way
      Given the opponent has Gisulf as a face-up agent at Woodmen-town
      When the opponent plays "Seek without Success" with Gisulf on Elladan's company
      Then it is legal
      And Gisulf and "Seek without Success" are in the discard pile
      And the opponent's Woodmen-town and the player's Woodmen-town are in the location deck
      And Elladan's company is at Lórien

    @id:cards-agents-0011 @forbid
    Scenario: He is at home, and they go elsewhere
      Given the opponent has Gisulf as a face-up agent at Dale
      When the opponent plays "Seek without Success" with Gisulf on Elladan's company
      Then it is illegal by the text of "Seek without Success"

    @id:cards-agents-0012 @forbid
    Scenario: Woffung is no ranger
      Given the opponent has Woffung as a face-up agent at Woodmen-town
      When the opponent plays "Seek without Success" with Woffung on Elladan's company
      Then it is illegal by the text of "Seek without Success"

  @card:DM-25
  Rule: Taladhan

    @id:cards-agents-0013 @compute
    Scenario: He takes what they have
      Given the emended rules
      And it is the site phase
      And untapped Glóin and untapped Balin are at Edoras
      And Balin bears "Dagger of Westernesse" and "Glamdring"
      And the opponent has Taladhan as a face-up agent at Edoras
      When the company enters the site
      And the agent Taladhan falls upon the company
      And the opponent assigns a strike to Glóin
      And Glóin faces the strike and rolls 6 and 6 for the strike of Taladhan, then 1 and 1 for the strike of Glóin
      And the player chooses "Dagger of Westernesse" for "Taladhan"
      Then it is legal
      And "Dagger of Westernesse" is in the discard pile
      And Glóin and Balin are untapped

  @card:DM-43 @card:DM-50 @card:DM-87
  Rule: They are for those who are afraid of such people

    @id:cards-agents-0014 @forbid
    Scenario Outline: The Balrog is not, and <card> is not played against him
      Given the emended rules
      And the player is a Balrog
      And it is the movement/hazard phase
      And untapped Azog is at Goblin-gate
      And the opponent has Baduila as a face-up agent at Goblin-gate
      And the opponent holds "<card>"
      When the opponent plays "<card>" with Baduila on the company
      Then it is illegal by the text of "<card>"

      Examples:
        | case       | card                     |
        | article    | An Article Missing       |
        | foes       | Cunning Foes             |
        | sense      | Good Sense Revolts       |
        | inner      | Inner Cunning            |
        | nobody     | Nobody’s Friend          |
        | seek       | Seek without Success     |
        | shadow     | Shadow out of the Dark   |
        | away       | To Get You Away          |
        | twisted    | Twisted Tales            |
        | come-down  | Will not Come Down       |
        | welcome    | Your Welcome Is Doubtful |
