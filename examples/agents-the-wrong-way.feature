Feature: The wrong way

  Elladan and Glóin go from Lórien to Woodmen-town. Gisulf lies open on the other side of the table, at Dale, and his player shows Seek without Success.
  The opponent says: he is at home at Woodmen-town, too, so he can lead them astray there.
  Elladan's player says: he has three homes, but he is at one of them, and it is not that one.

  Background:
    Given it is the movement/hazard phase
    And untapped Elladan and untapped Glóin are at Lórien
    And the company is moving to Woodmen-town by Starter Movement
    And the opponent holds "Seek without Success"

  Scenario: Gisulf, who is at Dale, leads them astray at Woodmen-town
    Given the opponent has Gisulf as a face-up agent at Dale
    When it is asked whether the opponent may play "Seek without Success" with Gisulf on the company

  Scenario: Gisulf, who lies face-down and has not moved
    Given the opponent has Gisulf as a face-down agent
    And the opponent's location deck holds "Woodmen-town"
    When it is asked whether the opponent may play "Seek without Success" with Gisulf on the company
