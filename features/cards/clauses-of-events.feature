Feature: When an event is played, and on what

  Each has its time and its place, and does nothing elsewhere.

  Rule: Each event takes what it takes

    Background:
      Given the emended rules

    @id:cards-when-0002 @forbid @card:LE-208
    Scenario: And not to ruins
      Given the player is a Ringwraith
      And it is the organization phase
      And untapped Gorbag is at Ettenmoors
      And the player holds "News Must Get Through"
      When it is asked whether the player may play "News Must Get Through" on the company
      Then it is illegal by the text of "News Must Get Through"

    @id:cards-when-0003 @allow @card:LE-213
    Scenario: What is left in a tapped hold
      Given the player is a Ringwraith
      And untapped Gorbag is at Goblin-gate
      And the site is tapped
      And the company has entered the site
      And the player holds "Old Cache"
      When it is asked whether the player may play "Old Cache" on the company
      Then it is legal

    @id:cards-when-0004 @forbid @card:LE-213
    Scenario: An untapped one has not been searched
      Given the player is a Ringwraith
      And untapped Gorbag is at Goblin-gate
      And the company has entered the site
      And the player holds "Old Cache"
      When it is asked whether the player may play "Old Cache" on the company
      Then it is illegal by the text of "Old Cache"

    @id:cards-when-0005 @allow @card:BA-37
    Scenario: A company is told to keep out of sight
      Given the player is a Ringwraith
      And it is the organization phase
      And untapped Gorbag is at Goblin-gate
      And the player holds "Going Ever Under Dark"
      When the player plays "Going Ever Under Dark" on the company
      Then it is legal
      And "Going Ever Under Dark" lies on the company

    @id:cards-when-0105 @forbid @card:BA-37
    Scenario: It hides them from companies, not from creatures
      Given the player is a Ringwraith
      And untapped Gorbag is at the minion Ettenmoors
      And "Going Ever Under Dark" lies on the company
      When the company enters the site
      And it is asked whether the player may use "Going Ever Under Dark"
      Then it is illegal by the text of "Going Ever Under Dark"

    @id:cards-when-0006 @allow @card:LE-139
    Scenario: Something slips from somebody's hand
      Given it is the movement/hazard phase
      And untapped Legolas is at Bree
      And the opponent holds "Something Has Slipped"
      When the opponent plays "Something Has Slipped" on the company
      Then it is legal
      And "Something Has Slipped" lies on the company

    @id:cards-when-0007 @allow @card:AS-46
    Scenario: The Goblins know these swords
      Given untapped Aragorn II and untapped Legolas are at Goblin-gate
      And the player holds "Biter and Beater!"
      When the company enters the site
      And it is asked whether the player may play "Biter and Beater!" on the company
      Then it is legal

    @id:cards-when-0008 @forbid @card:AS-46
    Scenario: Wolves do not
      Given untapped Aragorn II and untapped Legolas are at Ettenmoors
      And the player holds "Biter and Beater!"
      When the company enters the site
      And it is asked whether the player may play "Biter and Beater!" on the company
      Then it is illegal by the text of "Biter and Beater!"

    @id:cards-when-0009 @allow @card:AS-95
    Scenario: Wolves are called where somebody knows how
      Given the player is a Ringwraith
      And untapped Belegorn and untapped Gorbag are at Ettenmoors
      And the player holds "Our Own Wolves"
      When the company enters the site
      And it is asked whether the player may play "Our Own Wolves" with Belegorn on the company
      Then it is legal

    @id:cards-when-0010 @allow @card:AS-23
    Scenario: Whoever is awake can be lied to
      Given it is the movement/hazard phase
      And untapped Legolas is at Bree
      And the opponent holds "A Lie in Your Eyes"
      When it is asked whether the opponent may play "A Lie in Your Eyes" on Legolas
      Then it is legal

    @id:cards-when-0011 @allow @card:AS-32
    Scenario: Who is wounded has a foe for ever
      Given it is the movement/hazard phase
      And wounded Legolas is at Bree
      And the opponent holds "One Foe to Breed a War"
      When the opponent plays "One Foe to Breed a War" on Legolas
      Then it is legal
      And Legolas bears "One Foe to Breed a War"

    @id:cards-when-0012 @allow @card:BA-51
    Scenario: Caverns are dug out
      Given the player is the Balrog
      And it is the organization phase
      And untapped Azog is at The Under-gates
      And the player holds "Caverns Unchoked"
      When it is asked whether the player may play "Caverns Unchoked" on the site
      Then it is legal

    @id:cards-when-0112 @forbid @card:BA-51
    Scenario: There are no caverns under a hold on the surface
      Given the player is the Balrog
      And it is the organization phase
      And untapped Azog is at Goblin-gate
      And the player holds "Caverns Unchoked"
      When it is asked whether the player may play "Caverns Unchoked" on the site
      Then it is illegal by the text of "Caverns Unchoked"

    @id:cards-when-0013 @allow @card:BA-69
    Scenario: The Balrog has his captains
      Given the player is the Balrog
      And it is the organization phase
      And untapped The Balrog and untapped Azog are at The Under-gates
      And the player holds "Obey Him or Die"
      When the player plays "Obey Him or Die" on Azog
      Then it is legal
      And Azog bears "Obey Him or Die"

    @id:cards-when-0113 @forbid @card:BA-69
    Scenario: Captains are made where the Balrog is
      Given the player is the Balrog
      And it is the organization phase
      And untapped Azog is at The Under-gates
      And the player holds "Obey Him or Die"
      When it is asked whether the player may play "Obey Him or Die" on Azog
      Then it is illegal by the text of "Obey Him or Die"

    @id:cards-when-0014 @allow @card:LE-175
    Scenario: A scout follows his nose
      Given the player is a Ringwraith
      And untapped Gorbag and untapped Radbug are at Goblin-gate
      And the company has entered the site
      And the player holds "Catch an Elusive Scent"
      When it is asked whether the player may play "Catch an Elusive Scent" with Gorbag
      Then it is legal

    @id:cards-when-0114 @forbid @card:LE-175
    Scenario: It takes a scout to follow his nose
      Given the player is a Ringwraith
      And untapped Gorbag and untapped Radbug are at Goblin-gate
      And the company has entered the site
      And the player holds "Catch an Elusive Scent"
      When it is asked whether the player may play "Catch an Elusive Scent" with Radbug
      Then it is illegal by the text of "Catch an Elusive Scent"

    @id:cards-when-0015 @allow @card:LE-182
    Scenario: Dwar goes on foot
      Given the player is a Ringwraith
      And it is the organization phase
      And untapped Dwar the Ringwraith is at Minas Morgul
      And the player has revealed Dwar the Ringwraith
      And the player has "Fell Rider" in play on Dwar the Ringwraith
      And the player holds "Dwar Unleashed"
      When it is asked whether the player may play "Dwar Unleashed" with Dwar the Ringwraith
      Then it is legal

    @id:cards-when-0016 @allow @card:LE-190
    Scenario: A herald is spoken for
      Given the player is a Ringwraith
      And it is the organization phase
      And untapped The Witch-king is at Minas Morgul
      And the player has "Heralded Lord" in play on The Witch-king
      Then the direct influence of The Witch-king is 9

    @id:cards-when-0017 @allow @card:LE-206
    Scenario: Some lie down before they are struck
      Given the player is a Ringwraith
      And untapped Gorbag and untapped Radbug are at Ettenmoors
      And the player holds "Motionless Among the Slain"
      When the company enters the site
      And it is asked whether the player may play "Motionless Among the Slain"
      Then it is legal

    @id:cards-when-0117 @forbid @card:LE-206
    Scenario: Nobody lies down where nobody strikes
      Given the player is a Ringwraith
      And it is the organization phase
      And untapped Gorbag and untapped Radbug are at Goblin-gate
      And the player holds "Motionless Among the Slain"
      When it is asked whether the player may play "Motionless Among the Slain"
      Then it is illegal by the text of "Motionless Among the Slain"

    @id:cards-when-0018 @allow @card:LE-237
    Scenario: Bats go with Orcs
      Given the player is a Ringwraith
      And it is the organization phase
      And untapped Gorbag and untapped Radbug are at Goblin-gate
      And the player holds "Swarm of Bats"
      When the player plays "Swarm of Bats" on the company
      Then it is legal
      And "Swarm of Bats" lies on the company

    @id:cards-when-0019 @allow @card:LE-233
    Scenario: Belegorn spies out the land
      Given the player is a Ringwraith
      And it is the organization phase
      And untapped Belegorn is at Minas Morgul
      And the player holds "Spying out the Land"
      When it is asked whether the player may play "Spying out the Land" on Belegorn
      Then it is legal

    @id:cards-when-0020 @allow @card:LE-204
    Scenario: Belegorn sends word
      Given the player is a Ringwraith
      And it is the organization phase
      And untapped Belegorn is at Minas Morgul
      And the player holds "Messenger of Mordor"
      When it is asked whether the player may play "Messenger of Mordor" on Belegorn
      Then it is legal

    @id:cards-when-0021 @allow @card:LE-199
    Scenario: They take the iron road
      Given the player is a Ringwraith
      And it is the organization phase
      And untapped Gorbag is at Minas Morgul
      And the company is moving to Goblin-gate
      And the player holds "Iron-road"
      When it is asked whether the player may play "Iron-road" on the company
      Then it is legal

    @id:cards-when-0022 @allow @card:LE-256
    Scenario: A sage looks into the stone
      Given the player is a Ringwraith
      And it is the organization phase
      And untapped Layos is at Minas Morgul
      And Layos bears the minion "Palantír of Annúminas"
      And the player holds "Wisdom to Wield"
      When it is asked whether the player may play "Wisdom to Wield" on Layos
      Then it is legal

    @id:cards-when-0023 @allow @card:AS-85
    Scenario: Only Sauron has the Eye
      Given the player is a Ringwraith
      And it is the long-event phase
      And untapped Gorbag is at Goblin-gate
      And the player has "The Lidless Eye" in play
      And the player holds "The Great Eye"
      When the player plays "The Great Eye"
      Then it is legal
      And "The Great Eye" is in play

    @id:cards-when-0024 @forbid @card:AS-85
    Scenario: No Ringwraith has it
      Given the player is a Ringwraith
      And it is the long-event phase
      And untapped Gorbag is at Goblin-gate
      And the player holds "The Great Eye"
      When it is asked whether the player may play "The Great Eye"
      Then it is illegal by the text of "The Great Eye"

    @id:cards-when-0025 @forbid @card:WH-42
    Scenario: Nobody is made a Half-orc who is no Orc
      Given the player is a Ringwraith
      And it is the organization phase
      And untapped Belegorn, untapped Gorbag and untapped Layos are at Minas Morgul
      And the player holds "Counterfeit"
      When it is asked whether the player may play "Counterfeit" with Belegorn on Layos
      Then it is illegal by the text of "Counterfeit"

    @id:cards-when-0026 @allow @card:WH-42
    Scenario: Gorbag is made one
      Given the player is a Ringwraith
      And it is the organization phase
      And untapped Belegorn, untapped Gorbag and untapped Layos are at Minas Morgul
      And the player holds "Counterfeit"
      When the player plays "Counterfeit" with Belegorn on Gorbag and rolls 6 and 6 for the corruption check
      Then it is legal
      And Gorbag bears "Counterfeit"

    @id:cards-when-0027 @forbid @card:WH-49
    Scenario: Nobody hides who is not attacked
      Given the player is a Ringwraith
      And it is the organization phase
      And untapped Ciryaher and untapped Layos are at Minas Morgul
      And the player holds "Sojourn in Shadows"
      When it is asked whether the player may play "Sojourn in Shadows" with Ciryaher on Layos
      Then it is illegal by the text of "Sojourn in Shadows"

    @id:cards-when-0028 @forbid @card:TW-291
    Scenario: Nenya is Galadriel's
      Given it is the organization phase
      And untapped Elrond is at Rivendell
      And the player holds "Nenya"
      When it is asked whether the player may play "Nenya" on Elrond
      Then it is illegal by the text of "Nenya"

    @id:cards-when-0029 @forbid @card:AS-104
    Scenario: One faction pays once
      Given the player is a Ringwraith
      And it is the organization phase
      And untapped Gorbag is at Goblin-gate
      And the player's marshalling-point pile holds "Snaga-hai"
      And the player has the first "Tribute Garnered" in play on "Snaga-hai"
      And the player holds the second "Tribute Garnered"
      When it is asked whether the player may play the second "Tribute Garnered" on "Snaga-hai"
      Then it is illegal by the text of "Tribute Garnered"
