Feature: The bow of the Galadhrim

  Arrows fly before anybody comes near.

  @card:AS-68
  Rule: It brings down beasts

    Background:
      Given the emended rules
      And the player is the Balrog
      And it is the site phase
      And untapped Azog is at the minion Moria
      And Azog's company has entered the site
      And Azog bears "War-wolf"

    @id:cards-bows-0001 @compute
    Scenario: A wolf is hit
      Given the opponent's untapped Legolas is at the hero Moria
      And Legolas bears "Bow of the Galadhrim"
      When the company attacks Legolas's company and rolls 4 and 3 for the card text
      Then "War-wolf" is in the discard pile
      And the player has 0 ally points

    @id:cards-bows-0002 @compute
    Scenario: Another one is missed
      Given the opponent's untapped Legolas is at the hero Moria
      And Legolas bears "Bow of the Galadhrim"
      When the company attacks Legolas's company and rolls 3 and 3 for the card text
      Then "War-wolf" is in play
      And Azog bears "War-wolf"

    @id:cards-bows-0003 @compute
    Scenario: It takes an Elf to draw it
      Given the opponent's untapped Beretar is at the hero Moria
      And Beretar bears "Bow of the Galadhrim"
      When the company attacks Beretar's company
      Then Azog bears "War-wolf"

  @card:AS-68
  Rule: Its bearer may be he who attacks

    @id:cards-bows-0004 @compute
    Scenario: He shoots first as well
      Given the emended rules
      And it is the site phase
      And the opponent is a Ringwraith
      And untapped Legolas is at Bree
      And Legolas's company has entered the site
      And Legolas bears "Bow of the Galadhrim"
      And the opponent's untapped Gorbag is at the minion Bree
      And Gorbag bears "War-wolf"
      When the company attacks Gorbag's company and rolls 4 and 3 for the card text
      Then "War-wolf" is in the opponent's discard pile
      And the opponent has 0 ally points

    @id:cards-bows-0005 @compute
    Scenario: The great ones are not hit so
      Given the emended rules
      And it is the site phase
      And the opponent is a Ringwraith
      And untapped Legolas is at Bree
      And Legolas's company has entered the site
      And Legolas bears "Bow of the Galadhrim"
      And the opponent's untapped Gorbag is at the minion Bree
      And Gorbag bears "Last Child of Ungoliant"
      When the company attacks Gorbag's company
      Then Gorbag bears "Last Child of Ungoliant"
