Feature: A horn in the deeps

  Four Dragons, a Slayer, and Gimli's sword: that makes twenty-six, and the play deck is through once.
  Their player calls the Council.
  The opponent says: Gimli is still down there. Bring him up first.

  Scenario: Gimli's player calls the end of the game while Gimli is in the Under-deeps
    Given it is the end-of-turn phase
    And the player has exhausted the play deck
    And untapped Gimli is at The Gem-deeps
    And Gimli bears "Glamdring"
    And the player's marshalling-point pile holds the opponent's "Smaug", the opponent's "Scatha", the opponent's "Itangast", the opponent's "Agburanar" and the opponent's "Slayer"
    And the opponent's untapped Éomer is at Edoras
    When it is asked whether the player may call the Council
