Feature: Three whispers in Beorn's ear

  Beorn taps against Lure of the Senses, rolls 8, and is rid of it. Then he turns to Lure of Nature and Lure of Expedience.
  The opponent says: he is tapped, so that was it for this turn.
  Beorn's player says: tapped or not, he may still try each of them once, at three less. With a nine, Expedience goes.

  Scenario: Beorn, tapped already, wants to try the next card and the one after it
    Given it is the organization phase
    And untapped Beorn is at Beorn’s House
    And Beorn bears the opponent's "Lure of the Senses", the opponent's "Lure of Nature" and the opponent's "Lure of Expedience"
    When the player uses "Lure of the Senses" and rolls 5 and 3
    And the player uses "Lure of Nature" without tapping and rolls 4 and 2
    And it is asked whether the player may use "Lure of Expedience" without tapping

  Scenario: He rolls a nine for the last of them
    Given it is the organization phase
    And untapped Beorn is at Beorn’s House
    And Beorn bears the opponent's "Lure of the Senses", the opponent's "Lure of Nature" and the opponent's "Lure of Expedience"
    When the player uses "Lure of the Senses" and rolls 5 and 3
    And the player uses "Lure of Nature" without tapping and rolls 4 and 2
    And the player uses "Lure of Expedience" without tapping and rolls 6 and 3
    Then "Lure of Expedience" is in the discard pile
