Feature: A twelve at Barad-dûr

  Ciryaher has brought A Little Gold Ring to Barad-dûr. As the turn ends it is tested by itself, and the dice show 12.
  His player says: 11 or more is The One Ring, he holds it, and with it at Barad-dûr he has won the game.
  The opponent says: whoever tests a ring under the Eye has something taken from the roll, and nobody has ever found the Ring there.

  Scenario: The roll is 12, and The One Ring takes 11
    Given the player is a Ringwraith
    And untapped Ciryaher is at Barad-dûr
    And the company has entered the site
    And Ciryaher bears "A Little Gold Ring"
    And the player holds "The One Ring"
    When 6 and 6 are rolled for the ring test of "A Little Gold Ring"
    And the site phase is over
    And Ciryaher plays "The One Ring" in the place of "A Little Gold Ring"
