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
      And Ren the Ringwraith follows Dwar the Ringwraith
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

  @card:LE-132
  Rule: Rebel-talk

    @id:cards-servants-0100 @compute
    Scenario: Radbug does not follow Gorbag any more
      Given the emended rules
      And the player is a Ringwraith
      And it is the movement/hazard phase
      And untapped Gorbag and untapped Radbug are at Moria
      And Radbug follows Gorbag
      And the opponent holds "Rebel-talk"
      When the opponent plays "Rebel-talk" on Radbug
      Then it is legal
      And Radbug bears "Rebel-talk"
      And Radbug is under nobody's influence

    @id:cards-servants-0101 @forbid
    Scenario: Nor is he to be talked round
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped Orc Captain and untapped Muzgash are at Moria
      And Muzgash bears "Rebel-talk"
      When the player puts Muzgash under Orc Captain
      Then it is illegal by the text of "Rebel-talk"

    @id:cards-servants-0102 @allow
    Scenario: Whoever has not heard of it is
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped Lieutenant of Dol Guldur and untapped Muzgash are at Moria
      When the player puts Muzgash under Lieutenant of Dol Guldur
      Then it is legal
      And Muzgash follows Lieutenant of Dol Guldur

  @card:LE-135
  Rule: The Roving Eye

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Bree
      And the opponent holds "The Roving Eye"

    @id:cards-servants-0110 @compute
    Scenario: It has found him, and lets him live
      Given Beretar bears "Red Book of Westmarch"
      And Beretar bears "Palantír of Orthanc"
      When the opponent plays "The Roving Eye" on Beretar and rolls 1 and 1 for the corruption check
      Then it is legal
      And Beretar is in the discard pile
      And "Palantír of Orthanc" and "Red Book of Westmarch" are in the discard pile
      And "The Roving Eye" is in the discard pile
      And the player has 0 character points
      And the player has 0 item points

    @id:cards-servants-0111 @forbid
    Scenario: Of small things it knows nothing
      Given Beretar bears "Elf-stone"
      When the opponent plays "The Roving Eye" on Beretar
      Then it is illegal by the text of "The Roving Eye"

  @card:LE-135
  Rule: The Roving Eye, and small rings

    @id:cards-servants-0112 @allow
    Scenario: A ring of the mind is not so small
      Given the emended rules
      And the player is a Ringwraith
      And it is the movement/hazard phase
      And untapped Jerrek is at Bree
      And Jerrek bears "Binding-ring"
      And the opponent holds "The Roving Eye"
      When it is asked whether the opponent may play "The Roving Eye" on Jerrek
      Then it is legal

  @card:LE-221
  Rule: Remnants of Old Robberies

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is the movement/hazard phase
      And untapped Jerrek and untapped Lagduf are at Dunnish Clan-hold
      And the player holds "Remnants of Old Robberies"

    @id:cards-servants-0120 @compute
    Scenario: They have left all that they ever took
      Given the opponent holds "Sellswords Between Charters"
      When the opponent plays the creature "Sellswords Between Charters" on the company keyed to a Border-hold
      And the player assigns a strike to Jerrek
      And Jerrek faces the strike untapped and rolls 6 and 6
      And Lagduf faces the strike untapped and rolls 6 and 6
      And the player plays "Remnants of Old Robberies"
      Then it is legal
      And "Remnants of Old Robberies" is in play
      And "Sellswords Between Charters" is out of play
      And the player has 1 miscellaneous point

    @id:cards-servants-0121 @forbid
    Scenario: They have got away with it
      Given the opponent holds "Sellswords Between Charters"
      When the opponent plays the creature "Sellswords Between Charters" on the company keyed to a Border-hold
      And the player assigns a strike to Jerrek
      And Jerrek faces the strike and rolls 4 and 2
      And Lagduf faces the strike untapped and rolls 6 and 6
      And the player plays "Remnants of Old Robberies"
      Then it is illegal by the text of "Remnants of Old Robberies"
      And "Sellswords Between Charters" is in the discard pile
      And Jerrek is tapped

  @card:LE-228
  Rule: Skies of Fire

    @id:cards-servants-0130 @forbid
    Scenario: There is too much light for shadows with eyes
      Given the emended rules
      And the player is a Ringwraith
      And it is the movement/hazard phase
      And untapped Jerrek is at Bree
      And the player has "Skies of Fire" in play
      And the opponent holds "Eyes of the Shadow"
      When the opponent plays "Eyes of the Shadow"
      Then it is illegal by the text of "Eyes of the Shadow"

    @id:cards-servants-0131 @allow
    Scenario: Otherwise there is not
      Given the emended rules
      And the player is a Ringwraith
      And it is the movement/hazard phase
      And untapped Jerrek is at Bree
      And the opponent holds "Eyes of the Shadow"
      When it is asked whether the opponent may play "Eyes of the Shadow"
      Then it is legal

    @id:cards-servants-0132 @compute
    Scenario: To those who wait for morning it is none
      Given the emended rules
      And untapped Beretar is at Bree
      And the player has "Sun" in play
      And the opponent has "Skies of Fire" in play
      Then the prowess of Beretar is 6

  @card:LE-198
  Rule: Indûr Unleashed

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is the site phase
      And untapped Indûr the Ringwraith is at Bree
      And the company has entered the site
      And the opponent's untapped Legolas is at Bree
      And the player holds "Indûr Unleashed"

    @id:cards-servants-0140 @forbid
    Scenario: There is no way out
      Given the opponent holds "Concealment"
      When Indûr the Ringwraith's company attacks Legolas's company
      And the player plays "Indûr Unleashed" with Indûr the Ringwraith for its second effect
      Then it is legal
      And "Indûr Unleashed" is in the discard pile
      And the opponent may not play "Concealment" with Legolas by core.events.short-needs-immediate-effect

    @id:cards-servants-0141 @forbid
    Scenario: He does not put off himself
      When Indûr the Ringwraith's company attacks Legolas's company
      And the player plays "Indûr Unleashed" with Indûr the Ringwraith
      Then it is illegal by the text of "Indûr Unleashed"

  @card:BA-77
  Rule: Tempest of Fire

    @id:cards-servants-0150 @compute
    Scenario Outline: What is left of <site>
      Given the emended rules
      And the player is the Balrog
      And untapped Azog is at <site>
      And the company has entered the site
      And the player has "Uruk-hai" in play
      And the player has "<faction>" in play
      And the player holds "Tempest of Fire"
      When the player plays "Tempest of Fire" on the company
      Then the attack is <race> (5 strikes at 8)
      When Azog faces the strike untapped and rolls 6 and 6
      Then the attack is <race> (4 strikes at 9)
      When Azog faces the strike untapped and rolls 6 and 6
      Then the attack is <race> (3 strikes at 10)
      When Azog faces the strike untapped and rolls 6 and 6
      And the player chooses Azog for "Tempest of Fire"
      Then "Tempest of Fire" is in the marshalling-point pile
      And Azog and the site are tapped
      And "<faction>" is in hand
      And the player has 2 faction points
      And the player has 3 miscellaneous points

      Examples:
        | case   | site                          | race | faction       |
        | border | the minion Dunnish Clan-hold  | Man  | Dunlendings   |
        | shadow | the minion Sarn Goriwing      | Orc  | Orcs of Mirkwood |

    @id:cards-servants-0151 @forbid
    Scenario: Where the deeps are near it is not the place for it
      Given the emended rules
      And the player is the Balrog
      And untapped Azog is at the minion Moria
      And the company has entered the site
      And the player holds "Tempest of Fire"
      When the player plays "Tempest of Fire" on the company
      Then it is illegal by the text of "Tempest of Fire"

  @card:LE-256
  Rule: Wisdom to Wield

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And untapped Hador is at Moria
      And Hador bears "Dwarven Ring of Barin’s Tribe"
      And the company has entered the site
      And the player holds "Wisdom to Wield"
      And the player's discard pile holds "Saw-toothed Blade"

    @id:cards-servants-0160 @compute
    Scenario: Hador bears it like one of them, and it weighs like that
      When the player plays "Wisdom to Wield" on Hador
      Then it is legal
      And the corruption points of Hador are 5
      And "Wisdom to Wield" is in the discard pile

    @id:cards-servants-0161 @allow
    Scenario: So it is of use to him
      When the player plays "Wisdom to Wield" on Hador
      And it is asked whether the player may use "Dwarven Ring of Barin’s Tribe"
      Then it is legal
      And "Wisdom to Wield" is in the discard pile

    @id:cards-servants-0162 @forbid
    Scenario: Otherwise it is not
      When it is asked whether the player may use "Dwarven Ring of Barin’s Tribe"
      Then it is illegal by the text of "Dwarven Ring of Barin’s Tribe"

    @id:cards-servants-0163 @forbid
    Scenario: It is no stone to look into
      Given untapped Náin is at Moria
      When the player plays "Wisdom to Wield" on Náin
      Then it is illegal by the text of "Wisdom to Wield"

  @card:LE-142
  Rule: Thrice Outnumbered

    @id:cards-servants-0170 @compute
    Scenario: There are always more of them
      Given the emended rules
      And it is the end-of-turn phase
      And untapped Beretar is at Bree
      And the opponent has "Thrice Outnumbered" in play
      And the opponent's discard pile holds "Brigands", "Ambusher" and "Cave-drake"
      When the player ends the turn
      And the opponent chooses "Brigands" for "Thrice Outnumbered" and shuffles
      Then "Brigands" is in the play deck
      And "Ambusher" and "Cave-drake" are in the discard pile
      And it is the opponent's turn

    @id:cards-servants-0171 @compute
    Scenario: It is enough, and they stay where they are
      Given the emended rules
      And it is the end-of-turn phase
      And untapped Beretar is at Bree
      And the opponent has "Thrice Outnumbered" in play
      And the opponent's discard pile holds "Brigands"
      When the player ends the turn
      And the opponent chooses "Thrice Outnumbered" for "Thrice Outnumbered"
      Then "Brigands" is in the discard pile
      And "Thrice Outnumbered" is in play
      And it is the opponent's turn

    @id:cards-servants-0172 @compute
    Scenario Outline: Either they come now or they go, and it is <what>
      Given the emended rules
      And it is the long-event phase
      And untapped Beretar is at Bree
      And the opponent has "Thrice Outnumbered" in play
      And the opponent holds "Brigands"
      When the player passes
      And the opponent chooses "<what>" for "Thrice Outnumbered"
      Then "<what>" is in the discard pile

      Examples:
        | case | what               |
        | men  | Brigands           |
        | card | Thrice Outnumbered |

    @id:cards-servants-0173 @compute
    Scenario: With nobody at hand it is over
      Given the emended rules
      And it is the long-event phase
      And untapped Beretar is at Bree
      And the opponent has "Thrice Outnumbered" in play
      When the player passes
      Then "Thrice Outnumbered" is in the discard pile

  @card:LE-208
  Rule: News Must Get Through

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And tapped Jerrek and tapped Asternak are at Dead Marshes
      And Jerrek bears "The Names Among Them"
      And Asternak bears "Kill All But NOT the Halflings"
      And Asternak bears "Strange Rations"
      And the player holds "News Must Get Through"

    @id:cards-servants-0180 @compute
    Scenario: It is told in the marshes, and counts as if it were at home
      When the player plays "News Must Get Through" on the company
      And the player chooses "The Names Among Them" for "News Must Get Through"
      Then "The Names Among Them" is in the marshalling-point pile
      And "News Must Get Through" is in the discard pile
      And Asternak bears "Kill All But NOT the Halflings" and "Strange Rations"
      And the player has 1 miscellaneous point

    @id:cards-servants-0181 @compute
    Scenario: It may wait
      When the player plays "News Must Get Through" on the company
      And the player chooses "News Must Get Through" for "News Must Get Through"
      Then Jerrek bears "The Names Among Them"
      And "News Must Get Through" is in the discard pile

  @card:LE-204
  Rule: Messenger of Mordor

    @id:cards-servants-0190 @compute
    Scenario: He takes whatever they have
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped Belegorn and untapped Asternak are at Dead Marshes
      And Belegorn bears "The Names Among Them"
      And Asternak bears "Strange Rations"
      And the player holds "Messenger of Mordor"
      When the player plays "Messenger of Mordor" on Belegorn and rolls 6 and 6 for the corruption check
      And the player chooses "The Names Among Them" for "Messenger of Mordor"
      And the player chooses "Strange Rations" for "Messenger of Mordor"
      And 6 and 6 are rolled for the corruption check of Asternak
      Then "The Names Among Them" and "Strange Rations" are in the marshalling-point pile
      And "Messenger of Mordor" is in the discard pile
      And the player has 1 miscellaneous point
