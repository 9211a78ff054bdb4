Feature: A ring beside the sword

  Legolas and Gimli have got past the Orcs of The Under-grottos. Legolas has tapped to play Glamdring, and the site is tapped. Now Gimli would like to tap for Precious Gold Ring.
  Gimli's player says: down here, whoever is left may take anything that the place has, and it has gold rings.
  The opponent says: after the first item there is a minor one and nothing else, as everywhere.

  Scenario: Gimli takes a gold ring after Glamdring, in The Under-grottos
    Given untapped Legolas and untapped Gimli are at The Under-grottos
    And the company has entered the site
    And the player holds "Glamdring" and "Precious Gold Ring"
    When Legolas plays "Glamdring"
    And it is asked whether Gimli may play "Precious Gold Ring"

  Scenario: The same at Moria, on the other side of the gate
    Given untapped Legolas and untapped Gimli are at Moria
    And the company has entered the site
    And the player holds "Glamdring" and "Precious Gold Ring"
    When Legolas plays "Glamdring"
    And it is asked whether Gimli may play "Precious Gold Ring"
