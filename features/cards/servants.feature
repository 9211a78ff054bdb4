Feature: Masters and servants

  What keeps those together who serve the Shadow, and what ails them.

  @card:LE-107
  Rule: Covetous Thoughts

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is the end-of-turn phase
      And untapped Jerrek and untapped Asternak are at Bree
      And Jerrek bears "Covetous Thoughts"

    @id:cards-servants-0001 @compute
    Scenario: What Asternak has Jerrek would like to have
      Given Asternak bears "Strange Rations"
      And Jerrek bears "Black Mace"
      When the player ends the turn
      And 6 and 6 are rolled for the corruption check of Jerrek
      Then the corruption check of Jerrek was 11
      And it is the opponent's turn

    @id:cards-servants-0002 @compute
    Scenario: What he has himself he has
      Given Jerrek bears "Black Mace"
      When the player ends the turn
      Then Jerrek is untapped
      And it is the opponent's turn

  @card:LE-129
  Rule: Plague

    Background:
      Given the emended rules
      And it is the end-of-turn phase
      And untapped Beretar and untapped Legolas are at Bree
      And Beretar bears "Plague"

    @id:cards-servants-0010 @compute
    Scenario: It spares the Elves, and lays men low
      When the player ends the turn
      And 6 and 6 are rolled for the card text of Beretar
      Then Beretar is wounded
      And Legolas is untapped
      And it is the opponent's turn

    @id:cards-servants-0011 @compute
    Scenario: Whoever lies in bed already does not get up again
      Given wounded Éowyn is at Bree
      When the player ends the turn
      And 6 and 5 are rolled for the card text of Beretar
      And 6 and 5 are rolled for the card text of Éowyn
      Then Beretar is wounded
      And Éowyn is out of play
      And the player has 4 character points
      And it is the opponent's turn

    @id:cards-servants-0012 @compute
    Scenario: The strong get over it
      When the player ends the turn
      And 6 and 4 are rolled for the card text of Beretar
      Then Beretar is untapped
      And it is the opponent's turn

  @card:LE-237
  Rule: Swarm of Bats

    @id:cards-servants-0020 @compute
    Scenario: They come with Orcs
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped Lagduf and untapped Muzgash are at Moria
      And the player holds "Swarm of Bats"
      When the player plays "Swarm of Bats" on the company
      Then it is legal
      And "Swarm of Bats" is in play

    @id:cards-servants-0021 @forbid
    Scenario: One Orc is not enough
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped Lagduf and untapped Jerrek are at Moria
      And the player holds "Swarm of Bats"
      When the player plays "Swarm of Bats" on the company
      Then it is illegal by the text of "Swarm of Bats"

    @id:cards-servants-0022 @compute
    Scenario: When somebody goes they go
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped Lagduf, untapped Muzgash and untapped Radbug are at Moria
      And "Swarm of Bats" lies on the company
      When the player splits off Radbug
      Then it is legal
      And "Swarm of Bats" is in the discard pile
      And Radbug forms a company

    @id:cards-servants-0023 @compute
    Scenario: Whoever comes is welcome
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped Lagduf and untapped Muzgash are at Moria
      And untapped Radbug is at Moria
      And "Swarm of Bats" lies on Lagduf's company
      When Radbug changes to Lagduf's company
      Then it is legal
      And "Swarm of Bats" is in play
      And Radbug, Lagduf and Muzgash form a company

  @card:LE-182
  Rule: Dwar Unleashed

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped Dwar the Ringwraith is at Minas Morgul
      And the player holds "Dwar Unleashed"

    @id:cards-servants-0030 @compute
    Scenario: Once he is let loose he goes where he likes
      Given "Fell Rider" lies on the company
      When the player plays "Dwar Unleashed" with Dwar the Ringwraith
      And the company moves to Dead Marshes
      Then it is legal
      And "Dwar Unleashed" is in the discard pile
      And the new site of the company is Dead Marshes
      And "Dead Marshes" is in play

    @id:cards-servants-0031 @forbid
    Scenario: Otherwise he does not
      Given "Fell Rider" lies on the company
      When the company moves to Dead Marshes
      Then it is illegal by core.movement.declared-movement-must-be-valid

    @id:cards-servants-0032 @forbid
    Scenario: In no mode he stays where he is
      When the player plays "Dwar Unleashed" with Dwar the Ringwraith
      Then it is illegal by the text of "Dwar Unleashed"

  @card:LE-183
  Rule: Fell Rider

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase

    @id:cards-servants-0040 @compute
    Scenario: He rides alone
      Given untapped Dwar the Ringwraith and untapped Ren the Ringwraith are at Minas Morgul
      And Dwar the Ringwraith bears "War-wolf"
      And the player holds "Fell Rider"
      When the player plays "Fell Rider" on the company
      Then it is legal
      And "Fell Rider" is in play
      And "War-wolf" and Ren the Ringwraith are in the discard pile
      And the player has 0 ally points

    @id:cards-servants-0041 @forbid
    Scenario: What was played just now is not over yet
      Given untapped Dwar the Ringwraith is at Minas Morgul
      And "Fell Rider" lies on the company
      And "Fell Rider" came into play this turn
      When the player uses "Fell Rider"
      Then it is illegal by the text of "Fell Rider"

    @id:cards-servants-0042 @allow
    Scenario: In a later turn it may be
      Given untapped Dwar the Ringwraith is at Minas Morgul
      And "Fell Rider" lies on the company
      When the player uses "Fell Rider"
      Then it is legal
      And "Fell Rider" is in the discard pile

    @id:cards-servants-0043 @forbid
    Scenario: Nobody follows him
      Given untapped Dwar the Ringwraith is at Minas Morgul
      And "Fell Rider" lies on the company
      And the player holds "Ren the Ringwraith"
      When the player plays Ren the Ringwraith under Dwar the Ringwraith
      Then it is illegal by the text of "Fell Rider"

  @card:LE-167
  Rule: Bade to Rule

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped Jerrek is at Minas Morgul
      And the player holds "Bade to Rule"

    @id:cards-servants-0050 @compute
    Scenario: He is to rule as soon as he comes
      Given the player holds "Dwar the Ringwraith"
      When the player plays "Bade to Rule" for its second effect
      And the player plays Dwar the Ringwraith at Minas Morgul
      Then it is legal
      And Dwar the Ringwraith bears "Bade to Rule"
      And Dwar the Ringwraith forms a company

    @id:cards-servants-0051 @forbid
    Scenario: When he is there it is for him
      Given untapped Dwar the Ringwraith is at Minas Morgul
      When the player plays "Bade to Rule" for its second effect
      Then it is illegal by the text of "Bade to Rule"

  @card:LE-166
  Rule: Back to the Fray

    @id:cards-servants-0060 @compute
    Scenario: Each says who comes back
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped Jerrek is at Minas Morgul
      And the player's discard pile holds "Muzgash", "Radbug" and "Lagduf"
      And the opponent's discard pile holds "Beretar"
      And the player holds "Back to the Fray"
      When the player plays "Back to the Fray"
      And the player chooses Muzgash for "Back to the Fray"
      And the player chooses Radbug for "Back to the Fray"
      And the player chooses "Back to the Fray" for "Back to the Fray" and shuffles
      And the opponent chooses "Back to the Fray" for "Back to the Fray"
      Then Muzgash and Radbug are in the play deck
      And Lagduf and Beretar are in the discard pile
      And "Back to the Fray" is in the discard pile

  @card:LE-210
  Rule: No More Nonsense

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped Gorbag, untapped Muzgash and untapped Radbug are at Minas Morgul
      And Radbug bears "Despair of the Heart"
      And the player holds "No More Nonsense"

    @id:cards-servants-0070 @compute
    Scenario: Radbug has understood
      When the player plays "No More Nonsense" on Gorbag and rolls 3 and 3 for the card text
      And the player chooses Radbug for "No More Nonsense"
      And 3 and 3 are rolled for the card text of Radbug
      Then "Despair of the Heart" is in the discard pile
      And Gorbag bears "No More Nonsense"
      And the direct influence of Gorbag is 2

    @id:cards-servants-0071 @compute
    Scenario: Radbug has not
      When the player plays "No More Nonsense" on Gorbag and rolls 3 and 3 for the card text
      And the player chooses Radbug for "No More Nonsense"
      And 3 and 4 are rolled for the card text of Radbug
      Then Radbug bears "Despair of the Heart"
      And Gorbag bears "No More Nonsense"
      And the direct influence of Gorbag is -2

  @card:LE-254
  Rule: Where There’s a Whip

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped Gorbag, tapped Muzgash, tapped Radbug and tapped Lieutenant of Angmar are at Minas Morgul
      And Gorbag bears "Whip"
      And the player holds "Where There’s a Whip"

    @id:cards-servants-0080 @compute
    Scenario: There is a way
      When the player plays "Where There’s a Whip" on Gorbag
      And 6 and 6 are rolled for the body check of Muzgash
      And 3 and 3 are rolled for the body check of Radbug
      Then Muzgash is wounded
      And Radbug and Lieutenant of Angmar are untapped
      And "Where There’s a Whip" is in the discard pile

    @id:cards-servants-0081 @forbid
    Scenario: Radbug has none
      Given untapped Grishnákh is at Minas Morgul
      When the player plays "Where There’s a Whip" on Grishnákh
      Then it is illegal by the text of "Where There’s a Whip"
