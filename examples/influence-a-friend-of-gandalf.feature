Feature: A friend of Gandalf

  Gandalf and Gollum are at Moria, and so is Legolas, who is good with words.
  Legolas's player says: Gandalf cannot be talked over, but Gollum can.
  The opponent says: not as long as Gandalf looks after him.

  Scenario: Legolas would influence an ally away whom an avatar controls
    Given it is turn 5 of the game
    And Legolas is at Moria
    And the opponent's Gandalf is at Moria
    And the opponent's Gandalf bears "Gollum"
    And the company has entered the site
    When it is asked whether Legolas may seek to influence away "Gollum"
