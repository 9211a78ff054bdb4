Feature: The whip of the Balrog

  It has many thongs.

  @card:BA-82
  Rule: He strikes with it, and binds

    Background:
      Given the emended rules
      And the player is the Balrog

    @id:cards-whips-0001 @compute
    Scenario: He is the stronger who puts all into it
      Given it is the movement/hazard phase
      And untapped The Balrog is at The Wind-deeps
      And The Balrog bears "Whip of Many Thongs"
      And the opponent holds "Cave-drake"
      When the opponent plays the creature "Cave-drake" on the company keyed to a Ruins & Lairs
      And The Balrog faces the strike and rolls 6 and 6
      Then the total of The Balrog against the strike was 20
      And "Cave-drake" is out of play
      And The Balrog is tapped

    @id:cards-whips-0004 @compute
    Scenario: Not so who saves his strength
      Given it is the movement/hazard phase
      And untapped The Balrog is at The Wind-deeps
      And The Balrog bears "Whip of Many Thongs"
      And the opponent holds "Cave-drake"
      When the opponent plays the creature "Cave-drake" on the company keyed to a Ruins & Lairs
      And The Balrog faces the strike untapped and rolls 6 and 6
      Then the total of The Balrog against the strike was 18
      And "Cave-drake" is out of play

    @id:cards-whips-0002 @compute
    Scenario: It holds a sword until they have done with each other
      Given it is the site phase
      And untapped The Balrog is at the minion Moria
      And The Balrog bears "Whip of Many Thongs"
      And The Balrog's company has entered the site
      And the opponent's untapped Legolas and untapped Gimli are at the hero Moria
      And Legolas bears "Sword of Gondolin"
      And Gimli bears "Sword of Gondolin"
      When the company attacks Legolas's company
      And the player uses "Whip of Many Thongs"
      And the player chooses Legolas's "Sword of Gondolin" for "Whip of Many Thongs"
      Then the prowess of Legolas is 5
      And the prowess of Gimli is 7
      And "Whip of Many Thongs" is tapped

    @id:cards-whips-0003 @forbid
    Scenario: Who has no weapon has nothing to lose
      Given it is the site phase
      And untapped The Balrog is at the minion Moria
      And The Balrog bears "Whip of Many Thongs"
      And The Balrog's company has entered the site
      And the opponent's untapped Legolas is at the hero Moria
      And Legolas bears "Cram"
      When the company attacks Legolas's company
      And the player uses "Whip of Many Thongs"
      Then it is illegal by the text of "Whip of Many Thongs"

  @card:TW-66
  Rule: The Oliphant comes with the Corsairs

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Pelargir
      And the company is moving to Dol Amroth by Lebennin and Belfalas
      And the opponent holds "Mûmak (Oliphant)"

    @id:cards-whips-0010 @allow
    Scenario: In Lebennin, where they have landed
      Given the company has faced "Corsairs of Umbar" this turn
      When the opponent plays the creature "Mûmak (Oliphant)" on the company keyed to Lebennin
      Then it is legal
      And "Mûmak (Oliphant)" is in play

    @id:cards-whips-0011 @forbid
    Scenario: Elsewhere it stays in the south
      When the opponent plays the creature "Mûmak (Oliphant)" on the company keyed to Lebennin
      Then it is illegal by core.hazards.declare-key

  @card:TW-66
  Rule: It comes to what is left of other days as well

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at The Stones
      And the opponent holds "Mûmak (Oliphant)"

    @id:cards-whips-0012 @allow
    Scenario: To The Stones, after the Corsairs
      Given the company has faced "Corsairs of Umbar" this turn
      When the opponent plays the creature "Mûmak (Oliphant)" on the company keyed to The Stones
      Then it is legal
      And "Mûmak (Oliphant)" is in play

    @id:cards-whips-0013 @forbid
    Scenario: Not before them
      When the opponent plays the creature "Mûmak (Oliphant)" on the company keyed to The Stones
      Then it is illegal by core.hazards.declare-key
