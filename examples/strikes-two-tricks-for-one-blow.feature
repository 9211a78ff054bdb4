Feature: Two tricks for one blow

  A Giant swings his club at Boromir, who has taken guard with Block, so that he need not tap. Now he would strike a Risky Blow as well.
  Boromir's player says: I have two cards, and he is warrior enough for both.
  The opponent says: one trick for a blow. Then take Dodge and Risky Blow, says Boromir's player, if you like that better.

  Background:
    Given it is the movement/hazard phase
    And untapped Boromir II is at Rivendell
    And the company is moving to Weathertop by Starter Movement
    And the player holds "Block", "Dodge" and "Risky Blow"
    And the opponent holds "Giant"
    When the opponent plays the creature "Giant" on the company keyed to a Wilderness

  Scenario: Block, and then Risky Blow
    When Boromir II faces the strike
    And the player plays "Block" on Boromir II
    And it is asked whether the player may play "Risky Blow" on Boromir II now

  Scenario: Dodge, and then Risky Blow
    When Boromir II faces the strike
    And the player plays "Dodge" on Boromir II
    And it is asked whether the player may play "Risky Blow" on Boromir II now
