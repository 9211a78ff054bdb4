Feature: A Wizard who comes when his people are attacked

  Nobody has seen him come; he is simply there.

  @card:TW-117
  Rule: Alatar thins the opponent's hand

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And the opponent's play deck holds "Wargs", "Wolves" and "Giant"

    @id:cards-hunters-0001 @forbid
    Scenario: Where Alatar goes, the opponent draws one card fewer, here none
      Given untapped Alatar is at Rivendell
      And the company is moving to Bree
      When the company travels by Starter Movement
      And the opponent draws a card
      Then it is illegal by core.movement-hazard.hazard-player-draw

    @id:cards-hunters-0002 @allow
    Scenario: Where Gandalf goes, the opponent draws it
      Given untapped Gandalf is at Rivendell
      And the company is moving to Bree
      When the company travels by Starter Movement
      And the opponent draws a card
      Then it is legal
      And "Wargs" is in hand

    @id:cards-hunters-0003 @allow
    Scenario: Where another company goes, Alatar changes nothing
      Given untapped Alatar is at Lórien
      And untapped Beretar is at Rivendell
      And Beretar's company is moving to Bree
      When the player chooses Beretar's company to go next
      And Beretar's company travels by Starter Movement
      And the opponent draws a card
      Then it is legal
      And "Wargs" is in hand

  @card:TW-117
  Rule: Alatar hastens to a company that a creature attacks

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar and untapped Glóin are at Rivendell
      And Beretar's company is moving to Weathertop by Starter Movement

    @id:cards-hunters-0004 @compute
    Scenario: From a haven he comes, and the one strike of a Giant is his
      Given untapped Alatar and untapped Balin are at Lórien
      And Alatar bears "Glamdring" and "Gwaihir"
      When the player chooses Beretar's company to go next
      And the opponent plays the creature "Giant" on Beretar's company keyed to a Wilderness
      And the player uses Alatar
      Then it is legal
      And Alatar, Beretar and Glóin form a company
      And Balin forms a company
      And "Gwaihir" is in the discard pile
      And the strikes are assigned to Alatar
      And the player has 0 ally points
      And "Giant" is in play

    @id:cards-hunters-0005 @compute
    Scenario: Then he is tired, and makes a corruption check
      Given untapped Alatar and untapped Balin are at Lórien
      When the player chooses Beretar's company to go next
      And the opponent plays the creature "Giant" on Beretar's company keyed to a Wilderness
      And the player uses Alatar
      And Alatar faces the strike untapped and rolls 6 and 6
      And 5 and 4 are rolled for the corruption check
      Then it is legal
      And Alatar is tapped
      And the corruption check of Alatar was 9
      And Alatar, Beretar and Glóin form a company
      And Balin forms a company
      And "Giant" is in the marshalling-point pile
      And the player has 1 kill point

    @id:cards-hunters-0006 @forbid
    Scenario: From elsewhere than a haven he does not come
      Given untapped Alatar and untapped Balin are at Bree
      When the player chooses Beretar's company to go next
      And the opponent plays the creature "Giant" on Beretar's company keyed to a Wilderness
      And the player uses Alatar now
      Then it is illegal by the text of Alatar
      And "Giant" is in play

    @id:cards-hunters-0008 @forbid
    Scenario: Where he is with them already, he does not come
      Given untapped Alatar is at Rivendell
      And Alatar's company is moving to Weathertop
      When the player chooses Alatar's company to go next
      And Alatar's company travels by Starter Movement
      And the opponent plays the creature "Giant" on Alatar's company keyed to a Wilderness
      And the player uses Alatar now
      Then it is illegal by the text of Alatar
      And "Giant" is in play

    @id:cards-hunters-0009 @allow
    Scenario: Wounded, he comes as well, and stays wounded
      Given wounded Alatar and untapped Balin are at Lórien
      When the player chooses Beretar's company to go next
      And the opponent plays the creature "Giant" on Beretar's company keyed to a Wilderness
      And the player uses Alatar
      Then it is legal
      And Alatar, Beretar and Glóin form a company
      And Balin forms a company
      And the strikes are assigned to Alatar
      And "Giant" is in play

    @id:cards-hunters-0010 @forbid @card:AS-32
    Scenario: Once he has come, nobody is struck before him
      Given untapped Alatar and untapped Balin are at Lórien
      And Glóin bears "One Foe to Breed a War"
      When the player chooses Beretar's company to go next
      And the opponent plays the creature "Wargs" on Beretar's company keyed to a Wilderness
      And the player uses Alatar
      And the opponent assigns a strike to Glóin now
      Then it is illegal by core.actions.when-asked
      And Alatar, Beretar and Glóin form a company
      And Balin forms a company
      And "Wargs" is in play

  @card:TW-117
  Rule: Alatar comes against creatures only

    @id:cards-hunters-0007 @forbid
    Scenario: An automatic-attack does not bring him
      Given the emended rules
      And untapped Beretar and untapped Glóin are at Weathertop
      And untapped Alatar and untapped Balin are at Lórien
      When Beretar's company enters Weathertop
      And the player uses Alatar now
      Then it is illegal by the text of Alatar

  @card:WH-1
  Rule: Alatar, fallen, comes from his Wizardhavens

    Background:
      Given the emended rules
      And the player is the Fallen-wizard Alatar
      And it is the movement/hazard phase

    @id:cards-hunters-0011 @compute
    Scenario: Against an Assassin he faces the first attack, and is tired after the third
      Given untapped Beretar is at the hero Bree
      And untapped Alatar and untapped Balin are at Isengard
      When the player chooses Beretar's company to go next
      And the opponent plays the creature "Assassin" on Beretar's company keyed to a Border-hold
      And the player uses Alatar
      And Alatar faces the strike untapped and rolls 6 and 6
      And Alatar faces the strike untapped and rolls 6 and 6
      Then Alatar is untapped
      And the player has to act
      When Alatar faces the strike untapped and rolls 6 and 6
      And 5 and 4 are rolled for the corruption check
      Then Alatar is tapped
      And the corruption check of Alatar was 9
      And Alatar and Beretar form a company
      And Balin forms a company
      And "Assassin" is in the marshalling-point pile
      And the player has 2 kill points

    @id:cards-hunters-0012 @forbid
    Scenario: From a site that is no Wizardhaven of his he does not come
      Given untapped Beretar is at the hero Bree
      And untapped Alatar and untapped Balin are at the hero Rivendell
      When the player chooses Beretar's company to go next
      And the opponent plays the creature "Assassin" on Beretar's company keyed to a Border-hold
      And the player uses Alatar now
      Then it is illegal by the text of Alatar
      And "Assassin" is in play
