Feature: Three whispers in Beorn's ear

  Beorn taps against Lure of the Senses, rolls 8, and is rid of it. Then he turns to Lure of Nature and Lure of Expedience.
  The opponent says: he is tapped, so that was it for this turn.
  Beorn's player says: tapped or not, he may still try each of them once, at three less. With a nine, Expedience goes.

  Background:
    Given it is the organization phase
    And untapped Beorn is at Beorn’s House
    And Beorn bears the opponent's "Lure of the Senses", the opponent's "Lure of Nature" and the opponent's "Lure of Expedience"

  Scenario: Beorn has tapped for one whisper, failed with the next, and wants to try the third
    When the player uses "Lure of the Senses" and rolls 5 and 3
    And the player uses "Lure of Nature" without tapping and rolls 4 and 2
    And it is asked whether the player may use "Lure of Expedience" without tapping

  Scenario: He rolls a nine for it
    When the player uses "Lure of the Senses" and rolls 5 and 3
    And the player uses "Lure of Nature" without tapping and rolls 4 and 2
    And the player uses "Lure of Expedience" without tapping and rolls 6 and 3
    Then "Lure of Expedience" is in the discard pile

  Scenario: He wants a second try at the whisper that stayed
    When the player uses "Lure of the Senses" and rolls 5 and 3
    And the player uses "Lure of Nature" without tapping and rolls 4 and 2
    And it is asked whether the player may use "Lure of Nature" without tapping

  Scenario: Had he not tapped for the first, an eight would not have done
    When the player uses "Lure of the Senses" without tapping and rolls 5 and 3
    Then Beorn bears "Lure of the Senses"
