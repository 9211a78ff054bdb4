Feature: A Wizard lets go

  Gandalf would hand Narsil to Frodo. With the palantír he bears four corruption points, and his check comes to four.
  Gandalf's player says: as much as he bears, so he is discarded, and may come back.
  The opponent says: others are discarded. He is gone.

  Scenario: Gandalf's corruption check comes to exactly his corruption points
    Given it is the organization phase
    And Gandalf and Frodo are at Rivendell
    And Gandalf bears "Narsil" and "Palantír of Annúminas"
    When Gandalf hands "Narsil" to Frodo and rolls 2 and 1
    Then Gandalf was eliminated
