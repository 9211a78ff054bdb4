Feature: A hand for Frodo

  The opponent has had the last turn, and the Council is held. Frodo checks, with a coat and a shield on his back.
  His player taps Aragorn for him.
  The opponent says: that was my turn. In my turn your people support nobody.

  Scenario: Aragorn supports Frodo's last check, and the last turn was the opponent's
    Given the last turn was the opponent's
    And untapped Frodo and untapped Aragorn II are at Rivendell
    And Frodo bears "The Mithril-coat" and "Enruned Shield"
    And the opponent's untapped Éomer is at Edoras
    When the opponent's Éomer makes the final corruption check and rolls 4 and 3
    And Frodo makes the final corruption check
    And it is asked whether Aragorn II may support Frodo's corruption check
