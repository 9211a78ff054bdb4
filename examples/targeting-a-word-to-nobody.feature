Feature: A word to nobody

  Beorn's company stays at home, and the opponent sends for help: An Unexpected Outpost brings a hazard back from his discard pile.
  Beorn's player says: a hazard has to be aimed at my company or at something with it, and this one is aimed at nothing.
  The opponent says: nothing on the card asks for a target, so none is missing.

  Scenario: A hazard short-event without a target is played on Beorn's company
    Given it is the movement/hazard phase
    And untapped Beorn is at Beorn's House
    And the opponent holds "An Unexpected Outpost"
    And the opponent's discard pile holds "Giant"
    When it is asked whether the opponent may play "An Unexpected Outpost"
