Feature: Marshalling points

  @rule:core.marshalling-points.kill-source
  Rule: A creature is worth its points to those who defeated it

    @id:core-marshalling-points-0001 @compute
    Scenario: Agburanar for four
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Aragorn II is at Caves of Ûlund
      And Aragorn II bears "Glamdring"
      And the opponent holds "Agburanar"
      When the opponent plays the creature "Agburanar" on the company keyed to Caves of Ûlund
      And Aragorn II faces the strike and rolls 4 and 5, then 5 and 5 for the strike body check
      Then "Agburanar" is in the marshalling-point pile
      And the player has 4 kill points
      And the opponent has 0 kill points
      And Aragorn II is tapped

    @id:core-marshalling-points-0002 @compute
    Scenario: Agburanar for nothing
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Aragorn II is at Caves of Ûlund
      And Aragorn II bears "Glamdring"
      And the opponent holds "Agburanar"
      When the opponent plays the creature "Agburanar" on the company keyed to Caves of Ûlund
      And Aragorn II faces the strike and rolls 4 and 5, then 4 and 5 for the strike body check
      Then "Agburanar" is in the discard pile
      And the player has 0 kill points
      And Aragorn II is tapped

    @id:core-marshalling-points-0003 @compute
    Scenario: A lair's own beast is worth nothing
      Given the emended rules
      And untapped Beorn is at The Lonely Mountain
      When the company enters the site
      And Beorn faces the strike and rolls 4 and 4
      Then the player has 0 kill points
      And Beorn is tapped

    @id:core-marshalling-points-0004 @compute
    Scenario: Two Dragons in one life
      Given the emended rules
      And untapped Aragorn II is at Rivendell
      And the player's marshalling-point pile holds the opponent's "Smaug" and the opponent's "Rain-drake"
      Then the player has 6 kill points
      And the opponent has 0 kill points

  @rule:core.marshalling-points.own-cards-no-kills
  Rule: One's own beasts are no trophies

    @id:core-marshalling-points-0005 @compute
    Scenario: A Dragon that turned on those who sent it
      Given the emended rules
      And untapped Aragorn II is at Rivendell
      And the player's marshalling-point pile holds the player's "Smaug" and the opponent's "Rain-drake"
      Then the player has 1 kill point

  @rule:core.marshalling-points.own-hazards
  Rule: Nobody earns anything by trouble

    @id:core-marshalling-points-0006 @compute
    Scenario: Smaug at home is worth nothing to those who know it
      Given the emended rules
      And untapped Aragorn II is at Rivendell
      And the player has "Smaug at Home" in play
      Then the player has 0 miscellaneous points
      And the player has 0 kill points

  @rule:core.marshalling-points.character-source
  Rule: Friends count

    @id:core-marshalling-points-0007 @compute
    Scenario: Two Dwarves, a Hobbit and a shieldmaiden
      Given the emended rules
      And untapped Glóin, untapped Gimli, untapped Merry and untapped Éowyn are at Rivendell
      And the player holds "Legolas"
      And the opponent's untapped Aragorn II is at Lórien
      Then the player has 5 character points
      And the opponent has 3 character points

  @rule:core.marshalling-points.item-source
  Rule: Treasure counts, on one's back or in safe keeping

    @id:core-marshalling-points-0008 @compute
    Scenario: A sword, a harp, a glass, and a shield that is only hoped for
      Given the emended rules
      And untapped Glóin is at Rivendell
      And Glóin bears "Glamdring", "Magical Harp" and "Star-glass"
      And the player holds "Enruned Shield"
      Then the player has 4 item points

    @id:core-marshalling-points-0009 @compute
    Scenario: A coat behind glass
      Given the emended rules
      And untapped Glóin is at Rivendell
      And the player's marshalling-point pile holds "The Mithril-coat"
      Then the player has 4 item points

    @id:stored-points-0001 @compute
    Scenario: A stored Mithril-coat is worth its points
      Given the emended rules
      And "The Mithril-coat" is stored
      Then the player has 4 marshalling points from items

    @id:core-marshalling-points-0010 @compute
    Scenario: A coat in the gutter
      Given the emended rules
      And untapped Glóin is at Rivendell
      And the player's discard pile holds "The Mithril-coat"
      Then the player has 0 item points

  @rule:core.marshalling-points.faction-source
  Rule: Peoples count

    @id:core-marshalling-points-0011 @compute
    Scenario: The Ents have come
      Given the emended rules
      And untapped Merry is at Wellinghall
      And the player's marshalling-point pile holds "Ents of Fangorn"
      Then the player has 3 faction points

    @id:core-marshalling-points-0012 @compute
    Scenario: The Ents are still thinking it over
      Given the emended rules
      And untapped Merry is at Wellinghall
      And the player holds "Ents of Fangorn"
      Then the player has 0 faction points

  @rule:core.marshalling-points.wizard-minion-items
  Rule: What the enemy forged is worth half

    @id:core-marshalling-points-0013 @compute
    Scenario: Thong of Fire for two
      Given the emended rules
      And untapped Glóin is at Rivendell
      And Glóin bears "Thong of Fire"
      Then the player has 2 item points

    @id:core-marshalling-points-0014 @compute
    Scenario: Thong of Fire for three
      Given the emended rules
      And the player is a Ringwraith
      And untapped Gorbag is at Dol Guldur
      And Gorbag bears "Thong of Fire"
      Then the player has 3 item points

  @rule:core.marshalling-points.ringwraith-hero-items
  Rule: What was taken from the enemy is worth half

    @id:core-marshalling-points-0015 @compute
    Scenario: Enruned Shield for two, Glamdring for one
      Given the emended rules
      And the player is a Ringwraith
      And untapped Gorbag is at Dol Guldur
      And Gorbag bears "Enruned Shield" and "Glamdring"
      Then the player has 3 item points

    @id:core-marshalling-points-0016 @compute
    Scenario: Enruned Shield for three, Glamdring for two
      Given the emended rules
      And untapped Glóin is at Rivendell
      And Glóin bears "Enruned Shield" and "Glamdring"
      Then the player has 5 item points

  @rule:core.marshalling-points.doubled-against-zero @rule:core.marshalling-points.six-sources
  Rule: What only one of the players has counts twice

    Background:
      Given the emended rules
      And untapped Glóin and untapped Merry are at Rivendell
      And Glóin bears "Glamdring"
      And the player's marshalling-point pile holds the opponent's "Bairanax"
      And the opponent's untapped Aragorn II is at Lórien
      And the opponent's marshalling-point pile holds "Ents of Fangorn" and the player's "Daelomin"

    @id:core-marshalling-points-0017 @compute
    Scenario: A sword without its like, and the Ents on one side only
      Then the player has 3 character points in the final reckoning
      And the player has 4 item points in the final reckoning
      And the opponent has 3 character points in the final reckoning
      And the opponent has 6 faction points in the final reckoning
      And the player's final total is 10
      And the opponent's final total is 13

    @id:core-marshalling-points-0018 @compute
    Scenario: A horn is answer enough to a sword
      Given the opponent's Aragorn II bears "Horn of Defiance"
      Then the player has 2 item points in the final reckoning
      And the player's final total is 8

    @id:core-marshalling-points-0019 @compute
    Scenario: A glass that is worth nothing is none
      Given the opponent's Aragorn II bears "Star-glass"
      Then the player has 4 item points in the final reckoning
      And the player's final total is 10

  @rule:core.marshalling-points.kill-and-misc-not-doubled
  Rule: The dead are counted once

    @id:core-marshalling-points-0020 @compute
    Scenario: One drake is one drake
      Given the emended rules
      And untapped Glóin and untapped Merry are at Rivendell
      And Glóin bears "Glamdring"
      And the player's marshalling-point pile holds the opponent's "Rain-drake"
      And the opponent's untapped Aragorn II is at Lórien
      And the opponent's Aragorn II bears "Horn of Defiance"
      Then the player has 1 kill point in the final reckoning
      And the player's final total is 6

  @rule:core.marshalling-points.half-of-total-limit
  Rule: Nobody wins by one thing alone

    Background:
      Given the emended rules
      And untapped Glóin and untapped Thorin II are at Rivendell
      And the player's marshalling-point pile holds the opponent's "Bairanax"
      And the opponent's untapped Aragorn II is at Lórien
      And the opponent's Aragorn II bears "Horn of Defiance"

    @id:core-marshalling-points-0021 @compute
    Scenario: Too much gold
      Given Glóin bears "The Mithril-coat", "Enruned Shield" and "Habergeon of Silver"
      And Thorin II bears "Emerald of the Mariner" and "Glamdring"
      Then the player has 14 item points
      And the player has 8 item points in the final reckoning
      And the player's final total is 16

    @id:core-marshalling-points-0022 @compute
    Scenario: Just as much gold as one may have
      Given Glóin bears "The Mithril-coat" and "Habergeon of Silver"
      And Thorin II bears "Glamdring"
      Then the player has 8 item points in the final reckoning
      And the player's final total is 16

    @id:core-marshalling-points-0023 @compute
    Scenario: A horn, and a king to blow it
      Given Glóin bears "Glamdring"
      Then the opponent has 1 item point in the final reckoning
      And the opponent has 1 character point in the final reckoning
      And the opponent's final total is 2

  @rule:core.marshalling-points.half-of-total-limit
  Rule: And nobody wins by gold and nothing else

    @id:core-marshalling-points-0035 @compute
    Scenario: A shieldmaiden with a shield
      Given the emended rules
      And untapped Éowyn is at Rivendell
      And Éowyn bears "Enruned Shield" and "Emerald of the Mariner"
      And the opponent's untapped Legolas is at Lórien
      And the opponent's Legolas bears "Ringil"
      Then the player has 6 item points
      And the player has 0 item points in the final reckoning
      And the player's final total is 0

  @rule:core.marshalling-points.revealed-duplicates
  Rule: There are two of it after all

    Background:
      Given the emended rules
      And untapped Glóin and untapped Thorin II are at Rivendell
      And Glóin bears "The Mithril-coat" and "Habergeon of Silver"
      And the player's marshalling-point pile holds the opponent's "Bairanax"
      And the opponent's untapped Aragorn II and the opponent's untapped Éowyn are at Lórien
      And the opponent's Aragorn II bears "Horn of Defiance"

    @id:core-marshalling-points-0024 @compute
    Scenario: Here is a Mithril-coat, too
      Given the opponent holds the opponent's "The Mithril-coat"
      Then the player's final total is 13

    @id:core-marshalling-points-0025 @compute
    Scenario: Habergeons are many
      Given the opponent holds the opponent's "Habergeon of Silver"
      Then the player's final total is 14

    @id:core-marshalling-points-0026 @compute
    Scenario: Éowyn is worth no points, and nobody minds another
      Given the player holds the player's "Éowyn"
      Then the opponent's final total is 2

    @id:core-marshalling-points-0027 @compute
    Scenario: A coat and a Dwarf
      Given the opponent holds the opponent's "The Mithril-coat" and the opponent's "Thorin II"
      Then the player's final total is 12

  @rule:core.marshalling-points.highest-total-wins
  Rule: More is more

    @id:core-marshalling-points-0028 @compute
    Scenario: Eight against two
      Given the emended rules
      And untapped Glóin and untapped Merry are at Rivendell
      And Glóin bears "Glamdring"
      And the player's marshalling-point pile holds the opponent's "Bairanax"
      And the opponent's untapped Aragorn II is at Lórien
      And the opponent's Aragorn II bears "Horn of Defiance"
      Then the player's final total is 8
      And the opponent's final total is 2
      And the player would win the game

    @id:core-marshalling-points-0029 @compute
    Scenario: Two against eight
      Given the emended rules
      And the opponent's untapped Glóin and the opponent's untapped Merry are at Rivendell
      And the opponent's Glóin bears "Glamdring"
      And the opponent's marshalling-point pile holds the player's "Bairanax"
      And untapped Aragorn II is at Lórien
      And Aragorn II bears "Horn of Defiance"
      Then the opponent would win the game

  @rule:core.marshalling-points.equal-totals-tie
  Rule: And the same is the same

    @id:core-marshalling-points-0030 @compute
    Scenario: Two and two
      Given the emended rules
      And untapped Glóin is at Rivendell
      And Glóin bears "Horn of Defiance"
      And the opponent's untapped Legolas is at Lórien
      And the opponent's Legolas bears "Glamdring"
      Then the player's final total is 2
      And the opponent's final total is 4
      And the opponent would win the game

    @id:core-marshalling-points-0031 @compute
    Scenario: Four and four
      Given the emended rules
      And untapped Glóin is at Rivendell
      And Glóin bears "Ringil"
      And the opponent's untapped Legolas is at Lórien
      And the opponent's Legolas bears "Glamdring"
      Then the player's final total is 4
      And the opponent's final total is 4
      And the game would be a tie

  @rule:core.marshalling-points.eliminated-avatar
  Rule: The Wizard is missed to the last

    Background:
      Given the emended rules
      And untapped Gandalf and wounded Glóin are at The Lonely Mountain
      And Glóin bears "Glamdring"
      And the opponent's untapped Legolas is at Lórien
      And the opponent's Legolas bears "Ringil"

    @id:core-marshalling-points-0032 @compute
    Scenario: Four points, and five to pay
      When the company enters the site
      And the player assigns a strike to Gandalf
      And Gandalf faces the strike and rolls 1 and 1, then 5 and 5 for the body check
      Then Gandalf is out of play
      And the player has -5 miscellaneous points
      And the player's final total is -1

    @id:core-marshalling-points-0033 @compute @rule:core.marshalling-points.miscellaneous-source
    Scenario: The loss does not count among the sources
      When the company enters the site
      And the player assigns a strike to Gandalf
      And Gandalf faces the strike and rolls 1 and 1, then 5 and 5 for the body check
      Then Gandalf is out of play
      And the player has -5 miscellaneous points
      And the player has 0 miscellaneous points in the final reckoning

    @id:core-marshalling-points-0034 @compute
    Scenario: Four points for a wounded Wizard and his friend
      When the company enters the site
      And the player assigns a strike to Gandalf
      And Gandalf faces the strike and rolls 1 and 1, then 4 and 5 for the body check
      Then Gandalf is wounded
      And the player's final total is 4

  @rule:core.marshalling-points.character-source
  Rule: Some are missed more than others

    Background:
      Given the emended rules
      And untapped Legolas and untapped Gimli are at Rivendell
      And the opponent's untapped Merry is at Lórien

    @id:core-marshalling-points-0036 @compute
    Scenario: The king is dead
      Given Aragorn II was eliminated
      Then the player has 1 character point

    @id:core-marshalling-points-0037 @compute
    Scenario: A Dwarf is dead
      Given Balin was eliminated
      Then the player has 4 character points

  @rule:core.marshalling-points.negative-sources-ignored
  Rule: What was lost makes the half no smaller

    Background:
      Given the emended rules
      And untapped Éowyn is at Rivendell
      And Aragorn II was eliminated
      And the opponent's untapped Merry is at Lórien
      And the opponent's Merry bears "Horn of Defiance"
      And the opponent's marshalling-point pile holds "Ents of Fangorn"

    @id:core-marshalling-points-0038 @compute
    Scenario: Six is half of twelve
      Given Éowyn bears "Enruned Shield" and "Emerald of the Mariner"
      And the player's marshalling-point pile holds the opponent's "Smaug" and the opponent's "Rain-drake"
      Then the player has -3 character points
      And the player has 6 item points in the final reckoning
      And the player's final total is 9

    @id:core-marshalling-points-0039 @compute
    Scenario: Nine is more than half of fifteen
      Given Éowyn bears "Enruned Shield", "The Mithril-coat" and "Habergeon of Silver"
      And the player's marshalling-point pile holds the opponent's "Smaug" and the opponent's "Rain-drake"
      Then the player has 9 item points
      And the player has 6 item points in the final reckoning
      And the player's final total is 9

    @id:core-marshalling-points-0040 @compute @rule:core.marshalling-points.half-of-total-limit
    Scenario: Those who count losses in the half leave three
      Given reading b of q.core.losses-in-limit
      And Éowyn bears "Enruned Shield", "The Mithril-coat" and "Habergeon of Silver"
      And the player's marshalling-point pile holds the opponent's "Smaug" and the opponent's "Rain-drake"
      Then the player has 3 item points in the final reckoning
      And the player's final total is 6

  @rule:core.marshalling-points.doubled-against-zero
  Rule: Nobody has friends left

    Background:
      Given the emended rules
      And the opponent is a Ringwraith
      And untapped Éowyn is at Rivendell
      And Aragorn II was eliminated
      And the opponent's untapped Ostisen is at Dol Guldur

    @id:core-marshalling-points-0041 @compute
    Scenario: The dead king counts twice
      Then the player has -6 character points in the final reckoning

    @id:core-marshalling-points-0042 @compute
    Scenario: Those who double only what is worth something count him once
      Given reading b of q.core.losses-doubled
      Then the player has -3 character points in the final reckoning

  @rule:core.marshalling-points.ally-source
  Rule: Those who come along count

    Background:
      Given the emended rules
      And untapped Glóin is at Rivendell
      And Glóin bears "Quickbeam"

    @id:core-marshalling-points-0043 @compute
    Scenario: An Ent in a hurry, and a creature in the dark
      Given Glóin bears "Gollum"
      Then the player has 4 ally points

    @id:core-marshalling-points-0044 @compute
    Scenario: The creature has not been seen yet
      Given the player holds "Gollum"
      Then the player has 2 ally points

  @rule:core.marshalling-points.six-sources
  Rule: Six sources

    @id:core-marshalling-points-0045 @compute
    Scenario: A bit of everything
      Given the emended rules
      And untapped Aragorn II is at Rivendell
      And Aragorn II bears "Glamdring" and "Gollum"
      And the player's marshalling-point pile holds "Ents of Fangorn" and the opponent's "Rain-drake"
      And the opponent's untapped Legolas is at Lórien
      And the opponent's Legolas bears "Horn of Defiance" and "Quickbeam"
      Then the player has 3 character points in the final reckoning
      And the player has 2 ally points in the final reckoning
      And the player has 2 item points in the final reckoning
      And the player has 6 faction points in the final reckoning
      And the player has 1 kill point in the final reckoning
      And the player has 0 miscellaneous points in the final reckoning

  @rule:core.marshalling-points.revealed-manifestations
  Rule: He is the same by any name

    Background:
      Given the emended rules
      And untapped Strider is at Rivendell
      And Strider bears "Glamdring"
      And the player's marshalling-point pile holds the opponent's "Rain-drake"
      And the opponent's untapped Legolas is at Lórien
      And the opponent's Legolas bears "Horn of Defiance"

    @id:core-marshalling-points-0046 @compute
    Scenario: So that is who Strider was
      Given the opponent holds "Aragorn II"
      Then the player's final total is 5

    @id:core-marshalling-points-0047 @compute
    Scenario: Boromir was somebody else
      Given the opponent holds "Boromir II"
      Then the player's final total is 6

  @rule:core.marshalling-points.modifiers-in-total
  Rule: Rumors can make a thing worth more

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And untapped Gorbag is at Dol Guldur
      And Gorbag bears "Magic Ring of Fury" and "Thong of Fire"

    @id:core-marshalling-points-0048 @compute
    Scenario: There is talk of the One
      Given the player has "Rumor of the One" in play
      Then the player has 6 item points

    @id:core-marshalling-points-0049 @compute
    Scenario: The talk has died down
      Given the player's discard pile holds "Rumor of the One"
      Then the player has 5 item points

  @rule:core.marshalling-points.revealed-duplicates
  Rule: Only what counts for both sides counts twice

    Background:
      Given the emended rules
      And untapped Glóin is at Rivendell
      And the opponent's untapped Aragorn II is at Lórien

    @id:core-marshalling-points-0050 @compute
    Scenario: The coat has been put away, and is known of all the same
      Given the player's marshalling-point pile holds "The Mithril-coat"
      And the opponent holds the opponent's "The Mithril-coat"
      Then the player's final total is 3

    @id:core-marshalling-points-0051 @compute
    Scenario: It has been put away, and nobody else has one
      Given the player's marshalling-point pile holds "The Mithril-coat"
      And the opponent holds the opponent's "Narsil"
      Then the player's final total is 4

    @id:core-marshalling-points-0052 @compute
    Scenario: The coat is on the other side already, and so is its copy
      Given the player's marshalling-point pile holds the opponent's "Bairanax"
      And the opponent's marshalling-point pile holds the opponent's "The Mithril-coat"
      And the opponent holds the opponent's "The Mithril-coat"
      Then the player's final total is 4

    @id:core-marshalling-points-0053 @rule:core.marshalling-points.revealed-manifestations @compute
    Scenario: The Dragon was slain, and to find him at home would be worth nothing
      Given the player's marshalling-point pile holds the opponent's "Bairanax"
      And the opponent holds "Bairanax at Home"
      Then the player's final total is 4

    @id:core-marshalling-points-0054 @rule:core.marshalling-points.own-hazards @compute
    Scenario: Nor would he who sent the Dragon be paid for another of his guises
      Given the player's marshalling-point pile holds the opponent's "Bairanax"
      And the opponent holds "Bairanax Ahunt"
      Then the player's final total is 4

  @rule:core.marshalling-points.highest-total-wins
  Rule: One more is enough

    @id:core-marshalling-points-0055 @compute
    Scenario: Kíli tips the scales
      Given the emended rules
      And untapped Beorn and untapped Kíli are at Rivendell
      And Beorn bears "Glamdring"
      And the player's marshalling-point pile holds the opponent's "Bairanax"
      And the opponent's untapped Legolas is at Lórien
      And the opponent's Legolas bears "Habergeon of Silver"
      And the opponent's marshalling-point pile holds the player's "Scorba"
      Then the player's final total is 8
      And the opponent's final total is 7
      And the player would win the game

  @rule:core.marshalling-points.revealed-duplicates
  Rule: What is on the table counts, and on the other side

    Background:
      Given the emended rules
      And untapped Glóin is at Rivendell
      And the player's marshalling-point pile holds the opponent's "Bairanax"
      And the opponent's untapped Aragorn II is at Lórien

    @id:core-marshalling-points-0057 @compute
    Scenario: The player's coat is lost, and a copy shows nothing
      Given the player's discard pile holds "The Mithril-coat"
      And the opponent holds the opponent's "The Mithril-coat"
      Then the player's final total is 4

    @id:core-marshalling-points-0058 @compute
    Scenario: Aragorn wears the one coat, and the other is in his player's hand
      Given the opponent's Aragorn II bears the opponent's "The Mithril-coat"
      And the opponent holds the opponent's "The Mithril-coat"
      Then the player's final total is 4

    @id:core-marshalling-points-0059 @compute
    Scenario: One point is enough to be missed
      Given untapped Elladan is at Rivendell
      And the opponent holds the opponent's "Elladan"
      Then the player's final total is 5

    @id:core-marshalling-points-0060 @compute
    Scenario: Nobody shows another Elladan
      Given untapped Elladan is at Rivendell
      And the opponent holds the opponent's "Narsil"
      Then the player's final total is 6

  @rule:core.marshalling-points.revealed-manifestations
  Rule: So it is the other way about

    Background:
      Given the emended rules
      And untapped Aragorn II is at Rivendell
      And Aragorn II bears "Glamdring"
      And the player's marshalling-point pile holds the opponent's "Rain-drake"
      And the opponent's untapped Legolas is at Lórien
      And the opponent's Legolas bears "Horn of Defiance"

    @id:core-marshalling-points-0061 @compute
    Scenario: Strider is shown, and Aragorn is no other
      Given the opponent holds "Strider"
      Then the player's final total is 5

    @id:core-marshalling-points-0062 @compute
    Scenario: Boromir is shown
      Given the opponent holds "Boromir II"
      Then the player's final total is 6

  @rule:core.marshalling-points.doubled-against-zero
  Rule: However losses are read, gains are doubled

    @id:core-marshalling-points-0063 @compute
    Scenario: Glamdring counts twice, and the dead king once
      Given the emended rules
      And reading b of q.core.losses-doubled
      And the opponent is a Ringwraith
      And untapped Éowyn is at Rivendell
      And Éowyn bears "Glamdring"
      And Aragorn II was eliminated
      And the player's marshalling-point pile holds the opponent's "Bairanax" and the opponent's "Rain-drake"
      And the opponent's untapped Ostisen is at Dol Guldur
      Then the player has 4 item points in the final reckoning
      And the player has -3 character points in the final reckoning

  @rule:core.marshalling-points.half-of-total-limit
  Rule: Where all the others come to less than nothing, nothing is left

    @id:core-marshalling-points-0064 @compute
    Scenario: A coat, a dead king and two beasts of little worth
      Given the emended rules
      And reading b of q.core.losses-in-limit
      And untapped Éowyn is at Rivendell
      And Aragorn II was eliminated
      And Éowyn bears "The Mithril-coat" and "Enruned Shield"
      And the player's marshalling-point pile holds the opponent's "Rain-drake" and the opponent's "Wargs"
      And the opponent's untapped Merry is at Lórien
      And the opponent's Merry bears "Horn of Defiance"
      Then the player has -3 character points
      And the player has 0 item points in the final reckoning

  @rule:core.marshalling-points.item-source
  Rule: What is gone from the game counts no more

    @id:core-marshalling-points-0190 @compute
    Scenario: One blade is worn, and the other has been removed
      Given the emended rules
      And Éowyn is at Edoras
      And Éowyn bears "Glamdring"
      And the player's "Valiant Sword" was removed from the game
      Then the player has 2 item points
      And "Valiant Sword" is removed from the game

  # Fallen-wizards and Balrogs

  @rule:core.marshalling-points.fw-one-point-each
  Rule: To a Fallen-wizard, one thing is worth as much as another

    Background:
      Given the emended rules
      And the player is a Fallen-wizard
      And untapped Faramir is at the hero Moria

    @id:core-marshalling-points-0201 @compute
    Scenario: Sword, rangers and Gollum
      Given Faramir bears "Glamdring" and "Gollum"
      And the player's marshalling-point pile holds "Rangers of the North"
      Then the player has 1 character point
      And the player has 1 item point
      And the player has 1 ally point
      And the player has 1 faction point

    @id:core-marshalling-points-0202 @compute
    Scenario: What is worth nothing is worth nothing
      Given untapped Anborn is at The White Towers
      Then the player has 1 character point

    @id:core-marshalling-points-0203 @compute
    Scenario: A Stage card keeps its worth
      Given the player has "Mischief in a Mean Way" in play
      Then the player has 2 miscellaneous points

  @rule:core.marshalling-points.fw-exceptions
  Rule: Unless one of his own cards says otherwise

    Background:
      Given the emended rules
      And the player is a Fallen-wizard
      And the player's marshalling-point pile holds "Knights of Dol Amroth"

    @id:core-marshalling-points-0204 @compute
    Scenario: Pallando has time for the peoples
      Given untapped Pallando is at The White Towers
      Then the player has 2 faction points

    @id:core-marshalling-points-0205 @compute
    Scenario: Alatar has none
      Given untapped Alatar is at Isengard
      Then the player has 1 faction point

  @rule:core.marshalling-points.fw-leader-factions
  Rule: And a warband is worth less

    @id:core-marshalling-points-0207 @compute
    Scenario Outline: Three factions of one leader are worth <points> to <whose> player
      Given the emended rules
      And the player is <kind>
      And Orc Captain is at the minion Barad-dûr
      And Orc Captain bears "Orcs of Udûn", "Ungol-orcs" and "Black Trolls"
      Then the player has <points> faction points

      Examples:
        | case       | whose           | kind            | points |
        | fallen     | a Fallen-wizard | a Fallen-wizard | 4      |
        | ringwraith | a Ringwraith    | a Ringwraith    | 5      |

  @rule:core.marshalling-points.balrog-hero-items
  Rule: What heroes carry is worth half to the Balrog

    @id:core-marshalling-points-0206 @compute
    Scenario: A sword of heroes, and three points
      Given the emended rules
      And the player is the Balrog
      And untapped Azog is at Goblin-gate
      And Azog bears "Emerald of the Mariner" and "Saw-toothed Blade"
      Then the player has 2 item points

  @rule:core.marshalling-points.fw-stored-resources
  Rule: What a Fallen-wizard gives into other hands is not his

    Background:
      Given the emended rules
      And it is the organization phase
      And untapped Bergil is at the hero Minas Tirith
      And Bergil bears "Sapling of the White Tree"

    @id:core-marshalling-points-0301 @forbid
    Scenario: The city has its tree, and he has nothing
      Given the player is a Fallen-wizard
      When the player stores "Sapling of the White Tree" and rolls 6 and 6
      Then it is legal
      And "Sapling of the White Tree" is in the marshalling-point pile
      And the player has 0 item points

    @id:core-marshalling-points-0302 @allow
    Scenario: For a Wizard it grows there
      When the player stores "Sapling of the White Tree" and rolls 6 and 6
      Then it is legal
      And "Sapling of the White Tree" is in the marshalling-point pile
      And the player has 2 item points

    @id:core-marshalling-points-0303 @allow
    Scenario: In his own tower a blade is his
      Given the player is a Fallen-wizard
      And untapped Gamling the Old is at Isengard
      And Gamling the Old bears "Glamdring"
      When the player stores "Glamdring" and rolls 6 and 6
      Then it is legal
      And "Glamdring" is in the marshalling-point pile
      And the player has 2 item points

  @rule:core.marshalling-points.balrog-darkhaven-items
  Rule: Under his own roof the Balrog finds nothing new

    Background:
      Given the emended rules
      And the player is the Balrog
      And the player holds "Magic Ring of Stealth"

    @id:core-marshalling-points-0304 @forbid
    Scenario: The ring was in Moria all the time
      Given untapped The Balrog and untapped Azog are at Moria
      And Azog bears "Fair Gold Ring"
      And the company has entered the site
      When 2 and 3 are rolled for the ring test of "Fair Gold Ring"
      And the site phase is over
      And Azog plays "Magic Ring of Stealth" in the place of "Fair Gold Ring"
      Then it is legal
      And Azog bears "Magic Ring of Stealth"
      And "Fair Gold Ring" is in the discard pile
      And the player has 0 item points

    @id:core-marshalling-points-0305 @allow
    Scenario: It was brought up from below
      Given untapped The Balrog and untapped Azog are at The Under-grottos
      And Azog bears "Fair Gold Ring"
      And the company has entered the site
      When 2 and 3 are rolled for the ring test of "Fair Gold Ring"
      And the site phase is over
      And Azog plays "Magic Ring of Stealth" in the place of "Fair Gold Ring"
      Then it is legal
      And Azog bears "Magic Ring of Stealth"
      And "Fair Gold Ring" is in the discard pile
      And the player has 2 item points

  @rule:core.marshalling-points.fw-leader-factions
  Rule: A warband is one of factions, and of several

    @id:core-marshalling-points-0401 @compute
    Scenario: One faction by itself is nothing together
      Given the emended rules
      And the player is a Fallen-wizard
      And Orc Captain is at the minion Barad-dûr
      And Orc Captain bears "Ungol-orcs"
      Then the player has 1 faction point

    @id:core-marshalling-points-0402 @rule:core.marshalling-points.character-source @compute
    Scenario: What they are worth together is not what their leader is worth
      Given the emended rules
      And the player is a Ringwraith
      And Orc Captain is at the minion Barad-dûr
      And Orc Captain bears "Orcs of Udûn", "Ungol-orcs" and "Black Trolls"
      Then the player has 2 character points
      And the player has 5 faction points

  @rule:core.marshalling-points.revealed-duplicates
  Rule: It costs a point for as long as it could be shown

    Background:
      Given the emended rules
      And untapped Glóin is at Rivendell
      And the opponent's untapped Legolas is at Lórien
      And Glóin bears "Ringil"
      And the opponent's Legolas bears "Glamdring"

    @id:core-marshalling-points-0404 @compute
    Scenario: That nobody has shown it on the journey says nothing
      Given it is the movement/hazard phase
      And the opponent holds the opponent's "Ringil"
      When the movement/hazard phase is over
      Then the player's final total is 3

    @id:core-marshalling-points-0405 @compute
    Scenario: One has kept it to himself, and the other may still tell
      Given the last turn was the opponent's
      And the opponent holds the opponent's "Ringil"
      And the player holds the player's "Glamdring"
      When the opponent's Legolas makes the final corruption check and rolls 4 and 3
      And Glóin makes the final corruption check and rolls 4 and 3
      And the opponent passes
      Then the player's final total is 4
      And the opponent's final total is 3
      And the player has to act

    @id:core-marshalling-points-0406 @forbid
    Scenario: What was laid down is shown by nobody
      Given the last turn was the opponent's
      And the opponent's discard pile holds the opponent's "Ringil"
      And the player holds the player's "Glamdring"
      When the opponent's Legolas makes the final corruption check and rolls 4 and 3
      And Glóin makes the final corruption check and rolls 4 and 3
      Then the opponent may not show the opponent's "Ringil" from hand by core.marshalling-points.revealed-duplicates

  @rule:core.marshalling-points.own-cards-no-kills @uses:core.marshalling-points.fw-exceptions
  Rule: What counts in full for Alatar still has to be his kill

    Background:
      Given the emended rules
      And the player is a Fallen-wizard
      And untapped Alatar is at Isengard

    @id:core-marshalling-points-0407 @compute
    Scenario: He has slain a Drake of the opponent's, and a Dragon of his own
      Given the player's marshalling-point pile holds the player's "Smaug" and the opponent's "Rain-drake"
      Then the player has 1 kill point

  @rule:core.marshalling-points.fw-stored-resources
  Rule: What has come back is his again

    Background:
      Given the emended rules
      And the player is a Fallen-wizard
      And it is the organization phase
      And untapped Bergil is at the hero Minas Tirith
      And Bergil bears "Sapling of the White Tree"
      And the opponent holds "Neither so Ancient Nor so Potent"

    @id:core-marshalling-points-0408 @compute
    Scenario: It was no treasure to the city, and Bergil finds another use for it
      When the player stores Bergil's "Sapling of the White Tree" and rolls 6 and 6
      And the company moves to the hero Haudh-in-Gwanûr
      And the organization phase is over
      And the company travels by Anórien, Ithilien and Harondor
      And the opponent plays "Neither so Ancient Nor so Potent" on Bergil's "Sapling of the White Tree"
      And the movement/hazard phase is over
      And the company enters the site
      And Bergil faces the strike untapped and rolls 6 and 6
      And Bergil plays Bergil's "Sapling of the White Tree"
      Then it is legal
      And Bergil bears Bergil's "Sapling of the White Tree"
      And the company is at Haudh-in-Gwanûr
      And Haudh-in-Gwanûr and Bergil are tapped
      And Minas Tirith is in the location deck
      And "Neither so Ancient Nor so Potent" is in the player's marshalling-point pile
      And the player has 3 item points

    @id:core-marshalling-points-0409 @compute
    Scenario: He has a haven now where he has found it
      Given the player holds "Hidden Haven"
      When the player stores Bergil's "Sapling of the White Tree" and rolls 6 and 6
      And the company moves to the hero Haudh-in-Gwanûr
      And the organization phase is over
      And the company travels by Anórien, Ithilien and Harondor
      And the opponent plays "Neither so Ancient Nor so Potent" on Bergil's "Sapling of the White Tree"
      And the movement/hazard phase is over
      And the company enters the site
      And Bergil faces the strike untapped and rolls 6 and 6
      And Bergil plays Bergil's "Sapling of the White Tree"
      And the player ends the turn
      And the opponent ends the turn
      And the player untaps Bergil
      And the untap phase is over
      And the player plays "Hidden Haven" on Haudh-in-Gwanûr
      And the player stores Bergil's "Sapling of the White Tree" and rolls 6 and 6
      Then it is legal
      And Bergil's "Sapling of the White Tree" is in the marshalling-point pile
      And the company is at Haudh-in-Gwanûr
      And Haudh-in-Gwanûr is tapped
      And Minas Tirith is in the location deck
      And "Hidden Haven" is in play
      And "Hidden Haven" lies on Haudh-in-Gwanûr
      And "Neither so Ancient Nor so Potent" is in the player's marshalling-point pile
      And the player has 3 item points

  @rule:core.marshalling-points.under-deeps-in-total
  Rule: What is below the earth counts

    @id:following-0012 @compute
    Scenario: Gimli's sword counts in the Under-leas
      Given the emended rules
      And it is the organization phase
      And untapped Gimli is at The Under-leas
      And Gimli bears "Glamdring"
      Then the player has 2 item points
      And the player has 2 character points
