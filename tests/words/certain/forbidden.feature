Feature: What forbids a card in words only, whatever its words are

  Scenario: TD-103: the card is in the discard pile
    Given untapped Bilbo is at The Lonely Mountain
    And the company has entered the site
    And the player's discard pile holds “Burglary”
    When Bilbo plays “Burglary”
    Then it is illegal by core.actions.needs-allowance

  Scenario: DM-97: the hazard limit is reached
    Given it is the movement/hazard phase
    And untapped Aragorn II is at Lórien
    And the company is moving to Moria by Starter Movement
    And the opponent holds “Foolish Words”, “Doors of Night” and “Two or Three Tribes Present”
    When the opponent plays “Foolish Words” on Aragorn II
    And the opponent plays “Doors of Night”
    And the opponent plays “Two or Three Tribes Present” on the company
    Then it is illegal by core.hazards.limit-at-declaration

  Scenario: DM-49: a hazard in its player's own turn
    Given it is the movement/hazard phase
    And untapped Aragorn II is at Lórien
    And the company is moving to Moria by Starter Movement
    And the player holds “Chance of Being Lost”
    When the player plays “Chance of Being Lost” on the company
    Then it is illegal by core.turn.resource-player-no-hazards

  Scenario: LE-143: a hazard in the organization phase
    Given it is the organization phase
    And untapped Aragorn II is at Bree
    And the opponent holds “Tidings of Bold Spies”
    When the opponent plays “Tidings of Bold Spies” on the company
    Then it is illegal by core.turn.hazard-player-window

  Scenario: DM-153: a resource in the opponent's turn
    Given it is the organization phase of the opponent's turn
    And the opponent's Gorbag is at Minas Morgul
    And untapped Aragorn II is at Rivendell
    And the player holds “Palm to Palm”
    When the player plays “Palm to Palm” on Aragorn II's company
    Then it is illegal by core.turn.hazard-player-no-resources

  Scenario: BA-34: the item is another player's
    Given it is the organization phase
    And untapped Aragorn II is at Rivendell
    And the opponent's untapped Legolas is at Bree
    And Legolas bears the opponent's “Elven Rope”
    When the player uses “Elven Rope”
    Then it is illegal by core.actions.own-cards-only

  Scenario: TW-299: the item is in hand
    Given it is the organization phase
    And untapped Elrond is at Rivendell
    And the player holds “Palantír of Minas Tirith”
    When the player uses “Palantír of Minas Tirith”
    Then it is illegal by core.actions.needs-allowance

  Scenario: DM-169: whoever is tapped gets no item
    Given tapped Balin is at Minas Tirith
    And the site is tapped
    And the company has entered the site
    And the player holds “Forgotten Scrolls”
    When Balin plays “Forgotten Scrolls”
    Then it is illegal by core.actions.tap-for-effect

  Scenario: WH-96: too few stage points
    Given the player is the Fallen-wizard Gandalf
    And it is the organization phase
    And untapped Gandalf is at Isengard
    And the player holds “Await the Onset”
    When the player plays “Await the Onset”
    Then it is illegal

  Scenario: TD-82: Doors of Night is not in play
    Given it is the movement/hazard phase
    And untapped Aragorn II is at Edhellond
    And the company is moving to Tolfalas by Starter Movement
    And the opponent holds “Winds of Wrath”
    When the opponent plays “Winds of Wrath” on the company
    Then it is illegal by TD-82

  Scenario: DM-77: Doors of Night is not in play for a Nazgûl
    Given it is the movement/hazard phase
    And untapped Aragorn II is at Edhellond
    And the company is moving to Tolfalas by Starter Movement
    And the opponent holds “Out of the Black Sky”
    When the opponent plays “Out of the Black Sky”
    Then it is illegal by DM-77

  Scenario: BA-20: the attack is one of Wolves
    Given it is the movement/hazard phase
    And untapped Aragorn II and untapped Frodo are at Rivendell
    And the company is moving to Weathertop by Starter Movement
    And the opponent holds “Wargs” and “Imprisoned and Mocked”
    When the opponent plays the creature “Wargs” on the company keyed to a Wilderness
    And the opponent plays “Imprisoned and Mocked” now
    Then it is illegal by BA-20
