Feature: Attacking with an agent

  @rule:dark-minions.agent-attacking.conditions @rule:dark-minions.agent-attacking.timing
  Rule: Where he is, and who enters there

    Background:
      Given the minions-emended rules
      And it is the site phase
      And untapped Glóin and untapped Balin are at Bree

    @id:minions-agent-attacking-0001 @allow
    Scenario: Bill Ferny is at Bree
      Given the opponent has Bill Ferny as a face-up agent at Bree
      When the company enters the site
      And the agent Bill Ferny falls upon the company
      Then it is legal
      And the attack comes from Bill Ferny

    @id:minions-agent-attacking-0002 @forbid
    Scenario: He is elsewhere
      Given the opponent has Bill Ferny as a face-up agent at Cameth Brin
      And the opponent has Deallus as a face-up agent at Bree
      When the company enters the site
      And the agent Bill Ferny falls upon the company
      Then it is illegal by core.site-phase.agent-attack-window

    @id:minions-agent-attacking-0003 @forbid
    Scenario: They do not enter
      Given the opponent has Bill Ferny as a face-up agent at Bree
      When it is asked whether the agent Bill Ferny may fall upon the company
      Then it is illegal by core.site-phase.agent-attack-window

  @rule:dark-minions.agent-attacking.turned-face-up
  Rule: Whoever attacks shows himself

    @id:minions-agent-attacking-0004 @order
    Scenario: It is Wormtongue
      Given the minions-emended rules
      And it is the site phase
      And untapped Glóin and untapped Balin are at Edoras
      And the opponent has Wormtongue as a face-down agent
      And the opponent's location deck holds "Edoras"
      When the company enters the site
      And the agent Wormtongue falls upon the company
      Then it is legal
      And the agent Wormtongue is face-up
      And the agent Wormtongue has Edoras with him

  @rule:dark-minions.agent-attacking.no-detainment-rule-printed @rule:dark-minions.agent-attacking.detainment-against-minions
  Rule: Minions are spared, since it was said

    Background:
      Given the player is a Ringwraith
      And it is the site phase
      And untapped Gorbag is at Mount Gram
      And the opponent has Wormtongue as a face-up agent at Mount Gram
      When the company enters the site
      And the agent Wormtongue falls upon the company

    @id:minions-agent-attacking-0005 @compute
    Scenario: As sold they are not
      Given the minions-printed rules
      Then the attack is not detainment

    @id:minions-agent-attacking-0006 @compute
    Scenario: As emended they are
      Given the minions-emended rules
      Then the attack is detainment

    @id:minions-agent-attacking-0007 @compute
    Scenario: Gorbag is hurt by the one, and tapped by the other
      Given the minions-printed rules
      When Gorbag faces the strike and rolls 6 and 6 for the strike of Wormtongue, then 1 and 2 for the strike of Gorbag, then 1 and 1 for the body check
      Then Gorbag is wounded
      And Wormtongue is tapped

  @rule:dark-minions.agent-attacking.conditions @rule:core.site-phase.agent-attack-window @rule:core.strikes.agent-modifiers
  Rule: Several may attack, one after the other

    Background:
      Given the minions-emended rules
      And it is the site phase
      And untapped Glóin and untapped Balin are at Lake-town
      And the opponent has Woffung as a face-up agent at Lake-town
      And the opponent has Gergeli as a face-up agent at Lake-town

    @id:minions-agent-attacking-0008 @allow
    Scenario: Woffung and Gergeli are two attacks, of one strike each
      When the company enters the site
      And the agent Woffung falls upon the company
      And the agent Gergeli falls upon the company
      And the player chooses Woffung for "Gergeli"
      Then the attack is Man (1 strike at 6/9)
      When the player assigns a strike to Glóin
      And Glóin faces the strike and rolls 1 and 1 for the strike of Woffung, then 6 and 6 for the strike of Glóin, then 1 and 1 for the strike body check
      Then the attack comes from Gergeli
      And the attack is Man (1 strike at 5/10)
      And Glóin is tapped
      And Woffung is wounded

  @rule:dark-minions.agent-attacking.timing @rule:core.site-phase.agent-attack-window
  Rule: Before anybody finds anything

    @id:minions-agent-attacking-0009 @order
    Scenario: At Bree nobody keeps the site, and Jûoma comes first
      Given the minions-emended rules
      And it is the site phase
      And untapped Merry and untapped Balin are at Bree
      And the opponent has Jûoma as a face-up agent at Bree
      When the company enters the site
      And the agent Jûoma falls upon the company
      Then the attack comes from Jûoma
      And Merry may not play "Mistress Lobelia" now by core.strikes.assignment-uninterrupted

    @id:minions-agent-attacking-0010 @order
    Scenario: At Goblin-gate she waits until the Orcs are done
      Given the minions-emended rules
      And it is the site phase
      And untapped Glóin is at Goblin-gate
      And the opponent has Baduila as a face-up agent at Goblin-gate
      When the company enters the site
      Then the attack is Orc (3 strikes at 6)
      And the agent Baduila may not fall upon the company by core.site-phase.agent-attack-window

  @rule:dark-minions.agent-attacking.turned-face-up @rule:core.site-phase.agent-revealed-to-attack
  Rule: As his attack is declared

    @id:minions-agent-attacking-0011 @order
    Scenario: Jûoma was hidden at Bree
      Given the minions-emended rules
      And it is the site phase
      And untapped Glóin and untapped Balin are at Bree
      And the opponent has Jûoma as a face-down agent
      And the opponent's location deck holds "Bree"
      When the company enters the site
      And the agent Jûoma falls upon the company
      Then it is legal
      And the agent Jûoma is face-up
      And the player can see Jûoma
      And the agent Jûoma has Bree with him

  @rule:dark-minions.agent-attacking.cards-allow-earlier-attack
  Rule: Some do not wait until the company enters

    Background:
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Glóin and untapped Balin are at Lórien
      And the company is moving to Moria by Starter Movement

    @id:minions-agent-attacking-0012 @allow
    Scenario: Anarin may by his own text
      Given the opponent has Anarin as a face-up agent at Moria
      When the agent Anarin falls upon the company
      Then it is legal
      And Anarin is tapped
      And the attack comes from Anarin

    @id:minions-agent-attacking-0013 @forbid
    Scenario: Baduila may not
      Given the opponent has Baduila as a face-up agent at Moria
      When the agent Baduila falls upon the company
      Then it is illegal by core.site-phase.agent-attack-window

  @rule:dark-minions.agent-attacking.detainment-against-minions @rule:core.detainment.ringwraith-agents
  Rule: Who strikes his own side does not wound

    @id:minions-agent-attacking-0014 @compute
    Scenario: Gorbag is tapped, and no more
      Given the minions-emended rules
      And the player is a Ringwraith
      And it is the site phase
      And untapped Gorbag is at Mount Gram
      And the opponent has Wormtongue as a face-up agent at Mount Gram
      When the company enters the site
      And the agent Wormtongue falls upon the company
      And Gorbag faces the strike and rolls 6 and 6 for the strike of Wormtongue, then 1 and 2 for the strike of Gorbag
      Then Gorbag is tapped
      And Wormtongue is tapped

    @id:minions-agent-attacking-0015 @compute
    Scenario: Against Glóin he fights in earnest
      Given the minions-emended rules
      And it is the site phase
      And untapped Glóin is at Mount Gram
      And the opponent has Wormtongue as a face-up agent at Mount Gram
      When the company enters the site
      And Glóin faces the strike untapped and rolls 6 and 6
      And the agent Wormtongue falls upon the company
      Then the attack is not detainment
      When Glóin faces the strike and rolls 6 and 6 for the strike of Wormtongue, then 1 and 2 for the strike of Glóin, then 1 and 1 for the body check
      Then Glóin is wounded
      And Wormtongue is tapped

  @rule:dark-minions.agent-attacking.conditions
  Rule: Whether once is enough for him

    Background:
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Glóin and untapped Balin are at Lórien
      And the company is moving to the player's Dimrill Dale by Starter Movement
      And the opponent has Anarin as a face-up agent at Dimrill Dale
      When the agent Anarin falls upon the company
      And the player assigns a strike to Glóin
      And Glóin faces the strike and rolls 1 and 2 for the strike of Anarin, then 1 and 1 for the strike of Glóin
      And the company enters the player's Dimrill Dale
      And the player assigns a strike to Balin
      And Balin faces the strike untapped and rolls 6 and 6

    @id:minions-agent-attacking-0016 @allow
    Scenario: He has attacked them on their way, and attacks them inside
      Given reading a of q.dark-minions.attacks-per-turn
      Then the agent Anarin may fall upon the company
      And Anarin and Glóin are tapped
      And the company is at the player's Dimrill Dale
      And Lórien is in the location deck

    @id:minions-agent-attacking-0017 @forbid
    Scenario: Or it is once in a turn, and Bill Ferny takes his place
      Given reading b of q.dark-minions.attacks-per-turn
      And the opponent has Bill Ferny as a face-up agent at Dimrill Dale
      Then the agent Bill Ferny may fall upon the company
      And the agent Anarin may not fall upon the company by dark-minions.agent-attacking.conditions
      And Anarin and Glóin are tapped
      And the company is at the player's Dimrill Dale
      And Lórien is in the location deck

  @rule:dark-minions.agent-attacking.detainment-against-minions
  Rule: Who is a minion

    Background:
      Given the minions-emended rules
      And the player is the Fallen-wizard Saruman
      And it is the site phase
      And untapped Lagduf is at the hero Bree
      And the opponent has Bill Ferny as a face-up agent at the opponent's Bree
      When the company enters the site
      And the agent Bill Ferny falls upon the company

    @id:minions-agent-attacking-0018 @compute
    Scenario: Whoever serves a Ringwraith or the Balrog, so Saruman's Orcs are none
      Given reading a of q.dark-minions.minions-attacked
      Then the attack is not detainment

    @id:minions-agent-attacking-0019 @compute
    Scenario: Whoever is one by his card
      Given reading b of q.dark-minions.minions-attacked
      Then the attack is detainment

  @rule:dark-minions.agent-attacking.cards-allow-earlier-attack
  Rule: Cunning Foes is such a card

    Background:
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Elladan and untapped Glóin are at Edhellond
      And the company is moving to the player's Lond Galen by Starter Movement
      And the opponent has Herion as a face-up agent at the opponent's Lond Galen

    @id:minions-agent-attacking-0020 @compute
    Scenario: Herion, a warrior, comes out at once
      Given the opponent holds "Cunning Foes"
      When the opponent plays "Cunning Foes" with Herion on the company
      Then it is legal
      And the attack comes from Herion
      And Herion is tapped
      And "Cunning Foes" is in the discard pile

    @id:minions-agent-attacking-0021 @forbid
    Scenario: Without it he waits until they enter
      Then the agent Herion may not fall upon the company by core.site-phase.agent-attack-window

  @rule:dark-minions.agent-attacking.detainment-against-minions
  Rule: It is about minions, and about agents

    Background:
      Given the minions-emended rules
      And reading b of q.dark-minions.minions-attacked
      And the player is the Fallen-wizard Saruman
      And it is the site phase

    @id:minions-agent-attacking-0022 @compute
    Scenario: Gamling is none
      Given untapped Gamling the Old is at the hero Bree
      And the opponent has Bill Ferny as a face-up agent at the opponent's Bree
      When the company enters the site
      And the agent Bill Ferny falls upon the company
      Then the attack is not detainment

    @id:minions-agent-attacking-0023 @compute
    Scenario: One among others is enough
      Given untapped Lagduf and untapped Gamling the Old are at the hero Bree
      And the opponent has Bill Ferny as a face-up agent at the opponent's Bree
      When the company enters the site
      And the agent Bill Ferny falls upon the company
      Then the attack is detainment

    @id:minions-agent-attacking-0024 @compute
    Scenario: A Dragon is no agent
      Given untapped Lagduf is at the hero The Lonely Mountain
      When the company enters the site
      Then the attack is not detainment
