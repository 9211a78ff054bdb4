Feature: One more lad

  The Balrog's player has brought Azog up from The Under-gates, and a Mountain-maggot after him, whom he has taken from the discard pile. Now he has an Orc Veteran in hand, who has no name either, and says: “He comes along, too.”
  His opponent says that one character a turn is enough for anybody. The Balrog's player says that those without a name are free for him.

  Scenario: A third Orc comes up from below
    Given the player is the Balrog
    And it is the organization phase
    And untapped Hill-troll is at The Under-gates
    And the player holds "Azog" and "Orc Veteran"
    And the player's discard pile holds "Mountain-maggot"
    When the player plays Azog into the company
    And the player plays Mountain-maggot into the company
    And it is asked whether the player may play Orc Veteran into the company
