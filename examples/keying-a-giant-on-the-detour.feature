Feature: A Giant on the detour

  Glóin goes from Rivendell to Weathertop. The site card shows two Wildernesses on the way, but he has come by land, through Rhudaur and Arthedain.
  His player says: since he walks by regions, nothing on the site card counts, so a Giant who needs two Wildernesses has no key.
  The opponent says: he walks through two of them all the same.

  Scenario: A Giant is keyed to the regions that a company walks through
    Given it is the movement/hazard phase
    And untapped Glóin is at Rivendell
    And the company is moving to Weathertop by Rhudaur and Arthedain
    And the opponent holds "Giant"
    When it is asked whether the opponent may play the creature "Giant" on the company keyed to a Wilderness
