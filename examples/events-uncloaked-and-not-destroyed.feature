Feature: Uncloaked, and not destroyed

  Foolish Words lie on Glóin, and Gandalf, who is with him, shows himself: Wizard Uncloaked.
  Gandalf's player says: then I have seen the last of them.
  The opponent says: give them back to me.

  Scenario: Where Foolish Words go
    Given it is the organization phase
    And Gandalf and Glóin are at Rivendell
    And Glóin bears the opponent's "Foolish Words"
    And the player holds "Wizard Uncloaked"
    When the player plays "Wizard Uncloaked" with Gandalf and rolls 4 and 3 for the corruption check
    Then "Foolish Words" is in hand
