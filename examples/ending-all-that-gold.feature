Feature: All that gold

  It is over, and both count. One has fourteen points in gold, two Dwarves and a Dragon; the other has kings, a horn, and the Ents.
  The one says: twenty-two to ten.
  The other says: gold is no more than half of it, the Ents count twice, and here is another Mithril-coat.

  Scenario: Fourteen points in gold against the Ents
    Given the last turn was the opponent's
    And untapped Glóin and untapped Thorin II are at Rivendell
    And Glóin bears "The Mithril-coat", "Enruned Shield" and "Habergeon of Silver"
    And Thorin II bears "Emerald of the Mariner" and "Glamdring"
    And the player's marshalling-point pile holds the opponent's "Bairanax"
    And the opponent's untapped Aragorn II and the opponent's untapped Elrond are at Lórien
    And the opponent's Aragorn II bears "Horn of Defiance"
    And the opponent's marshalling-point pile holds "Ents of Fangorn"
    And the opponent holds the opponent's "The Mithril-coat"
    When the opponent's Elrond makes the final corruption check and rolls 4 and 3
    And the opponent's Aragorn II makes the final corruption check and rolls 4 and 3
    And Glóin makes the final corruption check and rolls 5 and 5
    And Thorin II makes the final corruption check and rolls 5 and 5
    And the opponent shows the opponent's "The Mithril-coat" from hand
    Then the player has won the game
