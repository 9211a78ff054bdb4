Feature: Manifestations

  Gollum is Gollum, whether he walks with Sam or creeps about on his own.

  @rule:dark-minions.manifestations.definition
  Rule: One being, several cards

    @id:minions-manifestations-0001 @forbid
    Scenario: Gollum is My Precious
      Given the minions-emended rules
      And untapped Sam Gamgee is at Moria
      And the company has entered the site
      And the opponent has My Precious as a face-up agent at Moria
      When Sam Gamgee plays "Gollum"
      Then it is illegal by core.glossary.one-manifestation-in-play

    @id:minions-manifestations-0002 @allow
    Scenario: Mistress Lobelia is not
      Given the minions-emended rules
      And untapped Sam Gamgee is at Bree
      And the company has entered the site
      And the opponent has My Precious as a face-up agent at Moria
      When Sam Gamgee plays "Mistress Lobelia"
      Then it is legal
      And Sam Gamgee bears "Mistress Lobelia"
      And Sam Gamgee and the site are tapped
      And the player has 1 ally point

  @rule:dark-minions.manifestations.one-in-play
  Rule: One at a time

    Background:
      Given it is the movement/hazard phase
      And untapped Merry is at Bree
      And the opponent holds "Lobelia Sackville-Baggins"

    @id:minions-manifestations-0003 @forbid
    Scenario: Mistress Lobelia walks with Merry
      Given the minions-emended rules
      And reading a of q.dark-minions.face-down-manifestation
      And Merry bears "Mistress Lobelia"
      When the opponent plays Lobelia Sackville-Baggins as an agent
      Then it is illegal by dark-minions.manifestations.one-in-play

    @id:minions-manifestations-0025 @forbid
    Scenario: So it was as sold, and nowhere else
      Given reading a of q.dark-minions.face-down-manifestation
      And Merry bears "Mistress Lobelia"
      When it is asked whether the opponent may play Lobelia Sackville-Baggins as an agent
      Then under the minions-printed rules it is illegal by dark-minions.manifestations.one-in-play
      And under the emended rules it is legal

    @id:minions-manifestations-0004 @allow
    Scenario: She has gone home
      Given the minions-emended rules
      And the player's discard pile holds "Mistress Lobelia"
      When the opponent plays Lobelia Sackville-Baggins as an agent
      Then it is legal
      And the agent Lobelia Sackville-Baggins is face-down
      And Lobelia Sackville-Baggins is in play

    @id:minions-manifestations-0005 @forbid
    Scenario: Whether she may lie there face-down is not settled
      Given the minions-emended rules
      And Merry bears "Mistress Lobelia"
      When it is asked whether the opponent may play Lobelia Sackville-Baggins as an agent
      Then it is undetermined by q.dark-minions.face-down-manifestation

    @id:minions-manifestations-0006 @allow
    Scenario: What lies face-down is nobody yet
      Given the minions-emended rules
      And reading b of q.dark-minions.face-down-manifestation
      And Merry bears "Mistress Lobelia"
      When the opponent plays Lobelia Sackville-Baggins as an agent
      Then it is legal
      And the agent Lobelia Sackville-Baggins is face-down
      And Lobelia Sackville-Baggins is in play

    @id:minions-manifestations-0007 @allow
    Scenario: Nor is she anybody to those who play without Dark Minions
      Given Merry bears "Mistress Lobelia"
      When the opponent plays Lobelia Sackville-Baggins as an agent
      Then under the emended rules it is legal
      And the agent Lobelia Sackville-Baggins is face-down
      And Lobelia Sackville-Baggins is in play

  @rule:dark-minions.manifestations.applies-to-both-players
  Rule: Whose he is does not matter

    @id:minions-manifestations-0008 @forbid
    Scenario: The opponent has a Gollum, and you want to send My Precious against him
      Given the minions-emended rules
      And it is the movement/hazard phase of the opponent's turn
      And the opponent's untapped Frodo is at Bree
      And Frodo bears the opponent's "Gollum"
      And reading a of q.dark-minions.face-down-manifestation
      And the player holds "My Precious"
      When the player plays My Precious as an agent
      Then it is illegal by dark-minions.manifestations.one-in-play

    @id:minions-manifestations-0009 @forbid
    Scenario: You have a Gollum, and the opponent wants to send My Precious against you
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Frodo is at Bree
      And Frodo bears "Gollum"
      And reading a of q.dark-minions.face-down-manifestation
      And the opponent holds "My Precious"
      When the opponent plays My Precious as an agent
      Then it is illegal by dark-minions.manifestations.one-in-play

  @rule:dark-minions.manifestations.dragon-exception
  Rule: A Dragon may be in several places

    Background:
      Given it is the movement/hazard phase
      And untapped Frodo is at Bree

    @id:minions-manifestations-0010 @allow
    Scenario: Smaug is at home, and hunting
      Given the minions-emended+emended rules
      And the opponent has "Smaug at Home" in play
      When the opponent plays "Smaug Ahunt"
      Then it is legal
      And "Smaug Ahunt" is in play

    @id:minions-manifestations-0011 @forbid
    Scenario: But he is at home once
      Given the minions-emended+emended rules
      And the opponent has "Smaug at Home" in play
      When the opponent plays another "Smaug at Home"
      Then it is illegal by core.turn.one-copy-for-both

  @rule:dark-minions.manifestations.stated-relation-binds-both
  Rule: One of them says it for both

    @id:minions-manifestations-0012 @forbid
    Scenario: Gollum's card knows nothing of My Precious, and is bound all the same
      Given the minions-emended rules
      And untapped Sam Gamgee is at Goblin-gate
      And the company has entered the site
      And the opponent has My Precious as a face-up agent at Moria
      Then Sam Gamgee may not play "Gollum" by core.glossary.one-manifestation-in-play

    @id:minions-manifestations-0013 @allow
    Scenario: With nobody there he comes along
      Given the minions-emended rules
      And untapped Sam Gamgee is at Goblin-gate
      And the company has entered the site
      Then Sam Gamgee may play "Gollum"

  @rule:dark-minions.manifestations.defeat-removes-and-bars
  Rule: Who is gone is gone as everybody he was

    @id:minions-manifestations-0014 @forbid
    Scenario Outline: Lobelia was beaten, and Mistress Lobelia stays at home (<case>)
      Given untapped Merry is at Bree
      And the company has entered the site
      And the player's marshalling-point pile holds the opponent's "Lobelia Sackville-Baggins"
      When Merry plays "Mistress Lobelia"
      Then under the <case> rules it is illegal by dark-minions.manifestations.defeat-removes-and-bars

      Examples:
        | case            |
        | minions-printed |
        | minions-emended |

    @id:minions-manifestations-0015 @allow
    Scenario: In the base game Gollum may fall, and My Precious come after him
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Sam Gamgee is at Bree
      And the player's "Gollum" was eliminated
      And the opponent holds "My Precious"
      When the opponent plays My Precious as an agent
      Then it is legal
      And the agent My Precious is face-down
      And My Precious is in play

    @id:minions-manifestations-0026 @forbid
    Scenario: As sold, nobody comes after a Gollum who has fallen
      Given it is the movement/hazard phase
      And untapped Sam Gamgee is at Bree
      And the player's "Gollum" was eliminated
      And the opponent holds "My Precious"
      When it is asked whether the opponent may play My Precious as an agent
      Then under the minions-printed rules it is illegal by dark-minions.manifestations.defeat-removes-and-bars
      And under the emended rules it is legal

    @id:minions-manifestations-0027 @forbid
    Scenario: The Witch-king was beaten when he came uninvited
      Given the minions-emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped Gorbag is at Minas Morgul
      And the opponent's marshalling-point pile holds the player's "Witch-king of Angmar"
      And the player holds "The Witch-king"
      When the player organizes
      Then the player may not play The Witch-king into Gorbag's company by dark-minions.manifestations.defeat-removes-and-bars

    @id:minions-manifestations-0016 @allow
    Scenario: So she does when the agent was only discarded
      Given the minions-emended rules
      And untapped Merry is at Bree
      And the company has entered the site
      And the opponent's discard pile holds "Lobelia Sackville-Baggins"
      When Merry plays "Mistress Lobelia"
      Then it is legal
      And Merry bears "Mistress Lobelia"
      And Merry and the site are tapped
      And the player has 1 ally point

  @rule:dark-minions.manifestations.example-gollum-blocks
  Rule: Gollum with Sam, and My Precious in hand

    Background:
      Given the minions-emended rules
      And reading a of q.dark-minions.face-down-manifestation
      And it is the movement/hazard phase
      And untapped Sam Gamgee is at Bree
      And the opponent holds "My Precious"

    @id:minions-manifestations-0018 @forbid
    Scenario: As long as the one is there
      Given Sam Gamgee bears "Gollum"
      When the opponent plays My Precious as an agent
      Then it is illegal by dark-minions.manifestations.one-in-play

    @id:minions-manifestations-0019 @allow
    Scenario: And not when he has been discarded
      Given the player's discard pile holds "Gollum"
      When the opponent plays My Precious as an agent
      Then it is legal
      And the agent My Precious is face-down
      And My Precious is in play

  @rule:dark-minions.manifestations.example-gollum-eliminated
  Rule: Gollum has fallen

    @id:minions-manifestations-0020 @forbid
    Scenario: My Precious is not played any more
      Given the minions-emended rules
      And it is the movement/hazard phase
      And untapped Sam Gamgee is at Bree
      And the player's "Gollum" was eliminated
      And the opponent holds "My Precious"
      When the opponent plays My Precious as an agent
      Then it is illegal by dark-minions.manifestations.defeat-removes-and-bars

    @id:minions-manifestations-0021 @forbid
    Scenario: Nor is the other Gollum
      Given the minions-emended rules
      And it is the site phase of the opponent's turn
      And the opponent's untapped Frodo is at Moria
      And Frodo's company has entered the site
      And the player's "Gollum" was eliminated
      And the opponent holds "Gollum"
      When Frodo plays the opponent's "Gollum"
      Then it is illegal by core.glossary.unique-in-play


  @rule:dark-minions.manifestations.definition
  Rule: What tells of him is not he

    @id:minions-manifestations-0022 @allow
    Scenario: Gollum is there, and so is his fate
      Given the minions-emended rules
      And untapped Frodo is at Mount Doom
      And Frodo bears "The One Ring" and "Gollum"
      And the company has entered the site
      And the player holds "Gollum’s Fate"
      When the player plays "Gollum’s Fate" on Frodo
      Then it is legal
      And the player has won the game
      And "The One Ring" is out of play
      And "Gollum’s Fate" is in the discard pile
      And the player has 0 item points

  @rule:dark-minions.manifestations.defeat-removes-and-bars
  Rule: To be beaten off is not to be beaten

    Background:
      Given the minions-emended rules
      And it is the site phase
      And untapped Aragorn II is at Edoras
      And the opponent's untapped Merry is at Bree
      And the opponent has Lobelia Sackville-Baggins as a face-up agent at Edoras
      And the opponent holds "Mistress Lobelia"
      When the company enters the site
      And the agent Lobelia Sackville-Baggins falls upon the company

    @id:minions-manifestations-0023 @forbid
    Scenario: She is defeated, and kept, and Mistress Lobelia never comes
      When Aragorn II faces the strike and rolls 1 and 1 for the strike of Lobelia Sackville-Baggins, then 6 and 6 for the strike of Aragorn II, then 5 and 5 for the strike body check
      And the player keeps the agent Lobelia Sackville-Baggins
      And the player ends the turn
      And Merry's company enters Bree
      Then Merry may not play "Mistress Lobelia" by dark-minions.manifestations.defeat-removes-and-bars
      And Lobelia Sackville-Baggins is in the player's marshalling-point pile
      And the opponent's Edoras is in the location deck
      And Aragorn II is tapped
      And the player has 2 kill points

    @id:minions-manifestations-0024 @allow
    Scenario: She has failed and lives, and goes another way: then Mistress Lobelia may come
      When Aragorn II faces the strike and rolls 1 and 1 for the strike of Lobelia Sackville-Baggins, then 6 and 6 for the strike of Aragorn II, then 1 and 1 for the strike body check
      Then Lobelia Sackville-Baggins is wounded
      And Aragorn II is tapped

  @rule:dark-minions.manifestations.defeat-removes-and-bars
  Rule: Who dies in captivity is eliminated, wherever his card lies

    @id:minions-manifestations-0028 @forbid
    Scenario: Aragorn has died in their hands, and Strider does not come
      Given the minions-emended rules
      And it is the end-of-turn phase of the opponent's turn
      And untapped Frodo is at Bree
      And Aragorn II is held by the opponent's "Flies and Spiders" at the opponent's Moria
      And the player holds "Strider"
      When 6 and 6 are rolled for the body check of Aragorn II
      And the end-of-turn phase is over
      And the player organizes
      Then the player may not play Strider into Frodo's company by dark-minions.manifestations.defeat-removes-and-bars
      And Aragorn II is in the player's marshalling-point pile
      And the player has -1 character points
      And "Flies and Spiders" is in the discard pile
      And the opponent's Moria is in the location deck

  @rule:dark-minions.manifestations.defeat-removes-and-bars @rule:dark-minions.manifestations.dragon-exception
  Rule: A Dragon who was won over is not beaten

    @id:minions-manifestations-0029 @allow
    Scenario: Smaug is roused, and hunts
      Given the minions-emended+emended rules
      And it is the movement/hazard phase
      And untapped Frodo is at Bree
      And the opponent is a Ringwraith
      And the opponent's marshalling-point pile holds "Smaug Roused"
      When the opponent plays "Smaug Ahunt"
      Then it is legal
      And "Smaug Ahunt" is in play
