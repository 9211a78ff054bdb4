Feature: Hazards that take prisoners

  @card:DM-58
  Rule: Flies and Spiders

    Background:
      Given the emended rules
      And it is the end-of-turn phase of the opponent's turn
      And untapped Faramir is held by the opponent's "Flies and Spiders" at the opponent's Ettenmoors
      And untapped Gimli is at Rivendell

    @id:cards-prisoners-0001 @compute
    Scenario: The poison is strong
      When 4 and 4 are rolled for the body check of Faramir
      And the end-of-turn phase is over
      Then Faramir was eliminated
      And "Flies and Spiders" is in the discard pile
      And Ettenmoors is in the location deck

    @id:cards-prisoners-0002 @compute
    Scenario: He stands it, and struggles in vain
      When 4 and 3 are rolled for the body check of Faramir
      And 4 and 3 are rolled for the card text
      And the end-of-turn phase is over
      Then Faramir is held by "Flies and Spiders"

    @id:cards-prisoners-0003 @compute
    Scenario: He stands it, and is free
      When 4 and 3 are rolled for the body check of Faramir
      And 4 and 4 are rolled for the card text
      And the end-of-turn phase is over
      Then Faramir and Ettenmoors are in play
      And "Flies and Spiders" is in the discard pile
      And the player has 4 character points

  @card:DM-58
  Rule: Where Spiders hang their prisoners

    @id:cards-prisoners-0004 @forbid
    Scenario: Not where Orcs live
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Legolas is at Rivendell
      And the company is moving to Goblin-gate by Starter Movement
      And the opponent holds "Giant Spiders" and "Flies and Spiders"
      And the opponent's location deck holds "Goblin-gate" and "Ettenmoors"
      When the opponent plays the creature "Giant Spiders" on the company keyed to a Wilderness
      And the opponent plays "Flies and Spiders" to hold Legolas at the opponent's Goblin-gate
      Then it is illegal by the text of "Flies and Spiders"
      And "Giant Spiders" is in play

  @card:DM-90
  Rule: Spells of the Barrow-wights

    @id:cards-prisoners-0005 @compute
    Scenario: They take his ring
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Pippin is at Moria
      And Pippin bears "Fair Gold Ring"
      And the opponent holds "Barrow-wight" and "Spells of the Barrow-wights"
      When the opponent plays the creature "Barrow-wight" on the company keyed to a Shadow-hold
      And Pippin faces the strike
      And the opponent plays "Spells of the Barrow-wights" to hold Pippin at Dimrill Dale
      And Pippin faces the strike and rolls 1 and 1
      Then Pippin is held by "Spells of the Barrow-wights"
      And Dimrill Dale is held by "Spells of the Barrow-wights"
      And "Fair Gold Ring" and "Barrow-wight" are in the discard pile
      And "Spells of the Barrow-wights" is in play
      And the player has -1 character points
      And the player has 0 item points

    @id:cards-prisoners-0006 @compute
    Scenario: Their cold kills
      Given the emended rules
      And it is the end-of-turn phase of the opponent's turn
      And Faramir is held by the opponent's "Spells of the Barrow-wights" at Moria
      And untapped Gimli is at Rivendell
      When 6 and 3 are rolled for the body check of Faramir
      And the end-of-turn phase is over
      Then Faramir was eliminated
      And "Spells of the Barrow-wights" is in the discard pile
      And Moria is in the location deck

  @card:DM-99
  Rule: Waylaid, Wounded, and Orc-dragged

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Pippin and untapped Gimli are at Rivendell
      And the company is moving to Goblin-gate by Starter Movement
      And Pippin bears "Fair Gold Ring"
      And the opponent holds "Orc-lieutenant" and "Waylaid, Wounded, and Orc-dragged"
      And the opponent's location deck holds "Ettenmoors"
      When the opponent plays the creature "Orc-lieutenant" on the company keyed to a Wilderness
      And the opponent passes

    @id:cards-prisoners-0008 @compute
    Scenario: Pippin has fought the better for it
      When the player assigns a strike to Pippin
      And Pippin faces the strike
      And the opponent plays "Waylaid, Wounded, and Orc-dragged" to hold Pippin at Ettenmoors
      And Pippin faces the strike and rolls 3 and 1
      Then the total of Pippin against the strike was 7
      And Pippin is tapped
      And "Waylaid, Wounded, and Orc-dragged" and "Orc-lieutenant" are in the discard pile
      And Ettenmoors is in the location deck

    @id:cards-prisoners-0009 @compute
    Scenario: The ring is found on him
      When the player assigns a strike to Pippin
      And Pippin faces the strike
      And the opponent plays "Waylaid, Wounded, and Orc-dragged" to hold Pippin at Ettenmoors
      And Pippin faces the strike and rolls 1 and 1
      And the player ends the turn
      And the opponent ends the turn
      And 3 and 3 are rolled for the card text
      And the untap phase is over
      Then Pippin is held by "Waylaid, Wounded, and Orc-dragged"
      And Ettenmoors is held by "Waylaid, Wounded, and Orc-dragged"
      And "Waylaid, Wounded, and Orc-dragged" is in play
      And "Fair Gold Ring" and "Orc-lieutenant" are in the discard pile
      And Rivendell is in the location deck
      And the player has 1 character points
      And the player has 0 item points

    @id:cards-prisoners-0207 @compute
    Scenario: On a seven it is not found
      When the player assigns a strike to Pippin
      And Pippin faces the strike
      And the opponent plays "Waylaid, Wounded, and Orc-dragged" to hold Pippin at Ettenmoors
      And Pippin faces the strike and rolls 1 and 1
      And the player ends the turn
      And the opponent ends the turn
      And 4 and 3 are rolled for the card text
      And the untap phase is over
      Then Pippin is held by "Waylaid, Wounded, and Orc-dragged"
      And "Fair Gold Ring" is held by "Pippin"
      And Ettenmoors is held by "Waylaid, Wounded, and Orc-dragged"
      And "Waylaid, Wounded, and Orc-dragged" is in play
      And "Orc-lieutenant" is in the discard pile
      And Rivendell is in the location deck
      And the player has 1 character points

  @card:DM-99
  Rule: Three packs of Orcs

    Background:
      Given the emended rules
      And untapped Beorn is at Moria
      And the company has entered the site
      And Frodo is held by the opponent's "Waylaid, Wounded, and Orc-dragged" at the opponent's Moria
      When the company attempts to rescue the prisoners of "Waylaid, Wounded, and Orc-dragged"

    @id:cards-prisoners-0010 @compute
    Scenario: The first is of three
      Then the attack is Orc (3 strikes at 6)

    @id:cards-prisoners-0011 @compute
    Scenario: The last is of five
      When Beorn faces the strike untapped and rolls 6 and 6
      And Beorn faces the strike untapped and rolls 6 and 6
      Then the attack is Orc (5 strikes at 8)

  @card:DM-92
  Rule: To Get You Away

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Elladan and untapped Glóin are at Edhellond
      And Elladan's company is moving to the player's Lond Galen by Starter Movement
      And the opponent holds "To Get You Away"

    @id:cards-prisoners-0201 @compute
    Scenario: Herion was hidden, strikes at Glóin, and is gone with him to Dol Amroth
      Given the opponent has Herion as a face-down agent
      And the opponent's location deck holds "Lond Galen" and "Dol Amroth"
      When the opponent plays "To Get You Away" with Herion on the company to hold somebody at Dol Amroth
      Then the attack is Man (1 strike at 10/8)
      And 1 hazard was played on the company
      When the opponent assigns a strike to Glóin
      And Glóin faces the strike and rolls 6 and 6 for the strike of Herion, then 1 and 1 for the strike of Glóin
      Then Glóin is held by "To Get You Away"
      And the agent Herion is at Dol Amroth
      And the agent Herion is face-up
      And Herion is tapped
      And the opponent's Lond Galen is in the location deck
      And Dol Amroth is held by "To Get You Away"
      And "To Get You Away" is in play
      And Elladan forms a company
      And the player has -1 character points

    @id:cards-prisoners-0202 @compute
    Scenario: He strikes in vain, and nobody is held
      Given the opponent has Herion as a face-up agent at the opponent's Lond Galen
      And the opponent's location deck holds "Dol Amroth"
      When the opponent plays "To Get You Away" with Herion on the company to hold somebody at Dol Amroth
      And the opponent assigns a strike to Glóin
      And Glóin faces the strike and rolls 1 and 1 for the strike of Herion, then 6 and 6 for the strike of Glóin, then 1 and 1 for the strike body check
      Then "To Get You Away" is in the discard pile
      And Dol Amroth is in the location deck
      And the agent Herion is at Lond Galen
      And Herion is wounded
      And Glóin is tapped

    @id:cards-prisoners-0203 @forbid
    Scenario: Bree is near to nobody of his
      Given the opponent has Herion as a face-up agent at the opponent's Lond Galen
      And the opponent's location deck holds "Dol Amroth" and "Bree"
      Then the opponent may not play "To Get You Away" with Herion on the company to hold somebody at Bree by the text of "To Get You Away"
      And the opponent may play "To Get You Away" with Herion on the company to hold somebody at Dol Amroth

    @id:cards-prisoners-0204 @forbid
    Scenario: Herion is elsewhere
      Given the opponent has Herion as a face-up agent at the opponent's Dol Amroth
      When the opponent plays "To Get You Away" with Herion on the company to hold somebody at Lond Galen
      Then it is illegal by the text of "To Get You Away"

    @id:cards-prisoners-0205 @compute
    Scenario: Others of his kind guard those whom he has taken, three strikes at eight
      Given the opponent has Herion as a face-up agent at the opponent's Lond Galen
      And the opponent's location deck holds "Dol Amroth"
      And untapped Gimli and untapped Legolas are at the player's Dol Amroth
      When the player chooses Elladan's company to go next
      And the opponent plays "To Get You Away" with Herion on Elladan's company to hold somebody at the opponent's Dol Amroth
      And the opponent assigns a strike to Glóin
      And Glóin faces the strike and rolls 6 and 6 for the strike of Herion, then 1 and 1 for the strike of Glóin
      And Gimli's company enters the player's Dol Amroth
      And Gimli's company attempts to rescue the prisoners of "To Get You Away"
      Then the attack is Man (3 strikes at 8)
      And Glóin is held by "To Get You Away"
      And the agent Herion is at Dol Amroth
      And Herion is tapped
      And the opponent's Lond Galen is in the location deck
      And the opponent's Dol Amroth is held by "To Get You Away"
      And "To Get You Away" is in play
      And Elladan forms a company
      And Elladan's company is at the player's Lond Galen
      And Edhellond is in the location deck
      And the player has 3 character points

  @card:DM-92
  Rule: It is for those who are afraid of agents

    @id:cards-prisoners-0206 @forbid
    Scenario: The Balrog's people are not taken away
      Given the emended rules
      And the player is a Balrog
      And it is the movement/hazard phase
      And untapped Azog is at Goblin-gate
      And the opponent has Baduila as a face-up agent at the opponent's Goblin-gate
      And the opponent holds "To Get You Away"
      When the opponent plays "To Get You Away" with Baduila on the company to hold somebody at Goblin-gate
      Then it is illegal by the text of "To Get You Away"

  @card:DM-95
  Rule: Troll-purse

    Background:
      Given the emended rules
      And untapped Beretar and untapped Balin are at the player's Ettenmoors
      And the company has entered the site
      And the opponent has "Troll-purse" in play on the player's Ettenmoors
      And the opponent's Ettenmoors lies off to the side with "Troll-purse"
      And the player holds "Dagger of Westernesse"

    @id:cards-prisoners-0301 @compute
    Scenario: The Troll comes back for his dagger, and he is angry
      When Beretar plays "Dagger of Westernesse"
      Then Beretar bears "Dagger of Westernesse"
      And Beretar and the player's Ettenmoors are tapped
      And the attack is Troll (1 strike at 12)

    @id:cards-prisoners-0302 @compute
    Scenario: He puts Balin in the purse, unharmed
      When Beretar plays "Dagger of Westernesse"
      And the player assigns a strike to Balin
      And Balin faces the strike and rolls 1 and 1
      Then Balin is held by "Troll-purse"
      And Balin is untapped
      And the opponent's Ettenmoors is held by "Troll-purse"
      And "Troll-purse" is in play
      And Beretar bears "Dagger of Westernesse"
      And Beretar and the player's Ettenmoors are tapped
      And the player has 0 character points

    @id:cards-prisoners-0303 @compute
    Scenario: He misses Balin, and the purse still lies there
      When Beretar plays "Dagger of Westernesse"
      And the player assigns a strike to Balin
      And Balin faces the strike and rolls 6 and 6
      Then "Troll-purse" lies on the player's Ettenmoors
      And Balin is tapped
      And Beretar bears "Dagger of Westernesse"
      And Beretar and the player's Ettenmoors are tapped
      And there is no attack
      And it is the site phase
      And the player has to act

    @id:cards-prisoners-0332 @compute @rule:core.passive-conditions.duplicates-declared-once
    Scenario: Out of two purses he is called once
      Given the player has "Troll-purse" in play on the player's Ettenmoors
      When Beretar plays "Dagger of Westernesse"
      And the player assigns a strike to Balin
      And Balin faces the strike and rolls 6 and 6
      Then Balin is tapped
      And Beretar bears "Dagger of Westernesse"
      And Beretar and the player's Ettenmoors are tapped
      And there is no attack
      And it is the site phase
      And the player has to act

    @id:cards-prisoners-0304 @compute
    Scenario: In Moria a dagger is missed by nobody
      Given untapped Gimli and untapped Glóin are at Moria
      And Gimli's company has entered the site
      When Gimli plays "Dagger of Westernesse"
      Then Gimli bears "Dagger of Westernesse"
      And Gimli and Moria are tapped
      And there is no attack

  @card:DM-95
  Rule: It is not for the purse alone that they come back

    @id:cards-prisoners-0305 @compute
    Scenario: Those who count their hoard come after them, and take nobody
      Given the emended rules
      And untapped Beretar, untapped Balin and untapped Legolas are at the player's Ettenmoors
      And the player's Ettenmoors gained a Dragon automatic-attack of 1 strike at 8 earlier in the game
      And the company has entered the site
      And the opponent has "Troll-purse" in play on the player's Ettenmoors
      And the opponent's Ettenmoors lies off to the side with "Troll-purse"
      And the opponent has "Known to an Ounce" in play on the player's Ettenmoors
      And the player holds "Dagger of Westernesse"
      When Beretar plays "Dagger of Westernesse"
      Then the attack is Troll (1 strike at 12)
      When the player assigns a strike to Balin
      And Balin faces the strike and rolls 6 and 6
      Then the attack is Dragon (1 strike at 11)
      When the player assigns a strike to Legolas
      And Legolas faces the strike and rolls 6 and 6
      Then the attack is Troll (1 strike at 9)
      And Beretar bears "Dagger of Westernesse"
      And Beretar, Balin, Legolas and the player's Ettenmoors are tapped

  @card:DM-95
  Rule: Whom it holds it holds where it was laid

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at the player's Goblin-gate
      And the opponent's location deck holds "Goblin-gate" and "Moria"
      And the opponent holds "Troll-purse"

    @id:cards-prisoners-0306 @forbid
    Scenario: Not elsewhere
      Then the opponent may not play "Troll-purse" on the player's Goblin-gate to hold somebody at Moria by the text of "Troll-purse"
      And the opponent may play "Troll-purse" on the player's Goblin-gate to hold somebody at the opponent's Goblin-gate

    @id:cards-prisoners-0307 @forbid
    Scenario: Not nowhere
      When the opponent plays "Troll-purse" on the player's Goblin-gate
      Then it is illegal by core.prisoners.site-from-opponent-deck

    @id:cards-prisoners-0312 @allow
    Scenario: Where Trolls are, it will do as well
      Given untapped Balin is at the player's Ettenmoors
      And the opponent's location deck holds "Ettenmoors"
      When the player chooses Balin's company to go next
      Then the opponent may play "Troll-purse" on the player's Ettenmoors to hold somebody at the opponent's Ettenmoors

  @card:DM-95
  Rule: As long as it holds somebody, it is there

    Background:
      Given the emended rules
      And untapped Beretar and untapped Legolas are at the player's Ettenmoors
      And Balin is held by the opponent's "Troll-purse" at the opponent's Ettenmoors

    @id:cards-prisoners-0308 @compute
    Scenario: Another dagger is missed, too
      Given the company has entered the site
      And the player holds "Dagger of Westernesse"
      When Beretar plays "Dagger of Westernesse"
      Then Beretar bears "Dagger of Westernesse"
      And Beretar and the player's Ettenmoors are tapped
      And the attack is Troll (1 strike at 12)

    @id:cards-prisoners-0309 @compute
    Scenario: Beretar frees Balin, and nothing is left of it
      Given the company has entered the site
      When the company attempts to rescue the prisoners of "Troll-purse"
      Then the attack is Troll (1 strike at 9)
      When the player assigns a strike to Legolas
      And Legolas faces the strike and rolls 6 and 6
      And Beretar frees the prisoners of "Troll-purse"
      Then Beretar, Legolas and Balin form a company
      And "Troll-purse" is in the discard pile
      And the opponent's Ettenmoors is in the location deck
      And Beretar, Legolas and the player's Ettenmoors are tapped
      And the player has 6 character points

    @id:cards-prisoners-0310 @compute
    Scenario: Whoever has come there in the meantime guards him as well
      Given the player's Ettenmoors gained a Dragon automatic-attack of 1 strike at 8 earlier in the game
      And the company has entered the site
      When the company attempts to rescue the prisoners of "Troll-purse"
      Then the attack is Troll (1 strike at 9)
      When the player assigns a strike to Legolas
      And Legolas faces the strike and rolls 6 and 6
      Then the attack is Dragon (1 strike at 8)
      And Legolas is tapped

  @card:DM-95
  Rule: It waits for those who find it

    @id:cards-prisoners-0311 @compute
    Scenario: The Troll at the door puts nobody in it, and it stays where it is
      Given the emended rules
      And untapped Beretar and untapped Balin are at the player's Ettenmoors
      And the opponent has "Troll-purse" in play on the player's Ettenmoors
      And the opponent's Ettenmoors lies off to the side with "Troll-purse"
      When the company enters the player's Ettenmoors
      And the player assigns a strike to Balin
      And Balin faces the strike and rolls 1 and 1, then 1 and 1 for the body check
      Then Balin is wounded
      And "Troll-purse" lies on the player's Ettenmoors
