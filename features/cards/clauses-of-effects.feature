Feature: What events and items do

  Each does what it says, and more than nothing.

  Rule: In the organization phase

    Background:
      Given the emended rules
      And it is the organization phase

    @id:cards-effects-0001 @compute @card:AS-78
    Scenario: Two regions lie side by side
      Given the player is a Ringwraith
      And untapped Radbug is at the minion Dead Marshes
      And the company has entered the site
      And the player holds "The Ash Mountain Deeps"
      When it is asked whether the player may play "The Ash Mountain Deeps" on Radbug
      Then it is legal

    @id:cards-effects-0002 @allow @card:TW-253
    Scenario: Pippin is up again
      Given tapped Pippin is at Bree
      And the player holds "Halfling Strength"
      When the player plays "Halfling Strength" on Pippin
      Then it is legal
      And Pippin is untapped
      And "Halfling Strength" is in the discard pile

    @id:cards-effects-0003 @allow @card:TW-253
    Scenario: And well again
      Given wounded Pippin is at Bree
      And the player holds "Halfling Strength"
      When the player plays "Halfling Strength" on Pippin
      Then it is legal
      And Pippin is untapped
      And "Halfling Strength" is in the discard pile

    @id:cards-effects-0004 @compute @card:DM-136
    Scenario: Radagast's herbs are good for everybody
      Given untapped Radagast, wounded Beorn and tapped Legolas are at Rhosgobel
      And Radagast bears "Herb-lore"
      When the player uses "Herb-lore"
      Then Beorn and Legolas are untapped
      And Radagast is untapped
      And "Herb-lore" is in the discard pile

    @id:cards-effects-0005 @allow @card:DM-139
    Scenario: Gandalf asks about Hobbits
      Given untapped Gandalf is at Rivendell
      And the player holds "Hobbit-lore"
      When the player plays "Hobbit-lore" on Gandalf
      Then it is legal
      And Gandalf is tapped
      And Gandalf bears "Hobbit-lore"

    @id:cards-effects-0006 @allow @card:LE-24
    Scenario: The Mouth calls somebody back
      Given the player is a Ringwraith
      And untapped The Mouth is at Barad-dûr
      And the player's discard pile holds "Gorbag"
      When the player uses The Mouth and shuffles
      Then The Mouth is tapped
      And Gorbag is in the play deck

    @id:cards-effects-0007 @compute @card:TW-260
    Scenario: On horseback they are soon past, and soon seen
      Given untapped Éomer, untapped Éowyn, untapped Háma and untapped Théoden are at Edoras
      And the player holds "Horses"
      When the company moves to Minas Tirith
      And the player plays "Horses" on the company
      Then it is legal
      And the hazard limit of the company is 2
      And "Horses" is in the discard pile
      And Minas Tirith is in play

    @id:cards-effects-0008 @compute @card:AS-100
    Scenario: Steeds carry Men
      Given the player is a Ringwraith
      And untapped Layos, untapped Jerrek, untapped Odoacer and untapped Ostisen are at Carn Dûm
      And the company is moving to the minion Cameth Brin
      And the player holds "Steeds"
      When the player plays "Steeds" on the company
      Then it is legal
      And "Steeds" is in the discard pile

    @id:cards-effects-0009 @allow @card:TW-355
    Scenario: A sage looks into the stone
      Given untapped Elrond is at Rivendell
      And Elrond bears the hero "Palantír of Annúminas"
      And the player holds "Use Palantír"
      When the player plays "Use Palantír" with Elrond
      Then it is legal
      And Elrond is tapped
      And "Use Palantír" is in the discard pile
      And the player may use "Palantír of Annúminas"

    @id:cards-effects-0010 @allow @card:TW-297
    Scenario: The stone shows where the book lies
      Given untapped Saruman is at Isengard
      And Saruman bears the hero "Palantír of Annúminas"
      And the player's discard pile holds "Use Palantír"
      When the player uses Saruman
      And the player uses "Palantír of Annúminas" and rolls 6 and 6 for the corruption check
      Then "Palantír of Annúminas" is tapped
      And Saruman is tapped
      And "Use Palantír" is in hand

    @id:cards-effects-0011 @allow @card:AS-108
    Scenario: Old wounds close
      Given the player is a Ringwraith
      And untapped Ciryaher and wounded Gorbag are at Moria
      And the player holds "Well-preserved"
      When the player plays "Well-preserved" with Ciryaher on Gorbag and rolls 6 and 6 for the corruption check
      Then it is legal
      And Gorbag is untapped
      And Gorbag bears "Well-preserved"

    @id:cards-effects-0012 @allow @card:AS-77
    Scenario: Up again, above the abyss
      Given the player is a Ringwraith
      And untapped The Witch-king is at Minas Morgul
      And tapped Gorbag is at Moria
      And the player has revealed The Witch-king
      And the player holds "Above the Abyss"
      When the player plays "Above the Abyss" on Gorbag
      Then it is legal
      And Gorbag is untapped
      And "Above the Abyss" is in the discard pile

    @id:cards-effects-0112 @forbid @card:AS-77
    Scenario: Between Ringwraiths there is no abyss
      Given the player is a Ringwraith
      And the opponent is a Ringwraith
      And untapped The Witch-king is at Minas Morgul
      And tapped Gorbag is at Moria
      And the player has revealed The Witch-king
      And the player holds "Above the Abyss"
      When it is asked whether the player may play "Above the Abyss" on Gorbag
      Then it is illegal by the text of "Above the Abyss"

    @id:cards-effects-0044 @allow @card:AS-78
    Scenario: They know the ground
      Given the player is a Ringwraith
      And untapped Radbug is at Minas Morgul
      And the company is moving to the minion Dead Marshes
      And the player holds "The Ash Mountain Deeps"
      When it is asked whether the player may play "The Ash Mountain Deeps" on Radbug for its second effect
      Then it is legal

  Rule: In the untap phase

    Background:
      Given the emended rules
      And it is the end-of-turn phase of the opponent's turn

    @id:cards-effects-0013 @compute @card:AS-108
    Scenario: Who is at home needs it no more
      Given the player is a Ringwraith
      And untapped Gorbag is at Minas Morgul
      And Gorbag bears "Well-preserved"
      When the opponent ends the turn
      And the player passes
      Then "Well-preserved" is in the discard pile
      And it is the player's turn

    @id:cards-effects-0014 @compute @card:LE-314
    Scenario: The Iron Crown weighs on its bearer
      Given the player is a Ringwraith
      And untapped Layos is at Minas Morgul
      And Layos bears "The Iron Crown"
      When the opponent ends the turn
      And the player passes and rolls 6 and 6 for the corruption check
      Then it is the player's turn

    @id:cards-effects-0015 @compute @card:LE-129
    Scenario: In a haven the plague is over
      Given untapped Beretar is at Rivendell
      And Beretar bears the opponent's "Plague"
      When the opponent ends the turn
      And the player passes
      Then "Plague" is in the discard pile
      And it is the player's turn

    @id:cards-effects-0016 @compute @card:TW-92
    Scenario: The storm does not abate
      Given untapped Beretar is at Isle of the Ulond
      And the opponent has "Doors of Night" and "Storms of Ossë" in play
      And Beretar's site is untapped
      When the opponent ends the turn
      Then Isle of the Ulond is tapped
      And it is the player's turn

    @id:cards-effects-0017 @compute @card:TW-49
    Scenario: Winter is long
      Given untapped Beretar is at Bree
      And the opponent has "Doors of Night" and "Long Winter" in play
      When the opponent ends the turn
      Then Bree is tapped
      And it is the player's turn

  Rule: On the way

    Background:
      Given the emended rules
      And it is the movement/hazard phase

    @id:cards-effects-0018 @allow @card:DM-142
    Scenario: Radagast's butterflies wake Beorn
      Given tapped Beorn is at Rivendell
      And the company is moving to Bree by Starter Movement
      And the player holds "Hundreds of Butterflies"
      When the player plays "Hundreds of Butterflies" on Beorn
      Then it is legal
      And Beorn is untapped
      And the hazard limit of the company is 3
      And "Hundreds of Butterflies" is in the discard pile

    @id:cards-effects-0019 @compute @card:TD-132
    Scenario: By day nobody follows Beretar
      Given untapped Beretar is at Rivendell
      And the company is moving to Bree by Starter Movement
      And the player has "Gates of Morning" in play
      And the player holds "Many Turns and Doublings"
      When the player plays "Many Turns and Doublings" with Beretar for its second effect
      Then it is legal
      And the hazard limit of the company is 1
      And "Many Turns and Doublings" is in the discard pile

    @id:cards-effects-0020 @compute @card:TD-11
    Scenario: Daelomin comes out
      Given untapped Beretar is at Rivendell
      And the company is moving to Bree by Starter Movement
      And the opponent has "Daelomin at Home" in play
      When the opponent uses "Daelomin at Home"
      Then the hazard limit of the company is 4
      And "Daelomin at Home" is in the discard pile

    @id:cards-effects-0021 @allow @card:TW-29
    Scenario: By night it takes less to draw a Dragon
      Given untapped Beorn is at Ruined Signal Tower
      And the opponent has "Doors of Night" in play
      And the opponent holds "Dragon's Desolation"
      When it is asked whether the opponent may play "Dragon's Desolation" on the site for its third effect
      Then it is legal

    @id:cards-effects-0022 @allow @card:DM-51
    Scenario: By night ruins are watched as well
      Given untapped Beorn is at Ettenmoors
      And the opponent has "Doors of Night" in play
      And the opponent holds "Doubled Vigilance"
      When the opponent plays "Doubled Vigilance" on the site for its second effect
      Then it is legal
      And "Doubled Vigilance" lies on the site

    @id:cards-effects-0023 @allow @card:DM-58
    Scenario: Legolas is hung up
      Given untapped Legolas is at Rivendell
      And the company is moving to Goblin-gate by Starter Movement
      And the opponent holds "Giant Spiders" and "Flies and Spiders"
      And the opponent's location deck holds "Ettenmoors"
      When the opponent plays the creature "Giant Spiders" on the company keyed to a Wilderness
      And it is asked whether the opponent may play "Flies and Spiders" to hold Legolas at the opponent's Ettenmoors
      Then it is legal
      And "Giant Spiders" is in play

    @id:cards-effects-0024 @allow @card:LE-129
    Scenario: The plague meets whoever comes
      Given untapped Beretar is at Rivendell
      And the company is moving to Bree by Starter Movement
      And the opponent holds "Plague"
      When the opponent plays "Plague" on Beretar
      Then it is legal
      And Beretar bears "Plague"

    @id:cards-effects-0025 @compute @card:TW-241
    Scenario: Fog lies on the land
      Given untapped Beretar is at Lórien
      And the company is moving to Edoras by Wold & Foothills and Rohan
      And the player has "Gates of Morning" and "Fog" in play
      Then the site path of the company is Wold & Foothills (Wilderness) and Rohan (Wilderness)

    @id:cards-effects-0026 @compute @card:LE-179
    Scenario: Ciryaher makes the shadow deeper
      Given the player is a Ringwraith
      And untapped Ciryaher is at Carn Dûm
      And the company is moving to the minion Ettenmoors by Starter Movement
      And the player holds "Deeper Shadow"
      When the player plays "Deeper Shadow" with Ciryaher on the company and rolls 6 and 6 for the corruption check
      Then it is legal
      And the hazard limit of the company is 1
      And "Deeper Shadow" is in the discard pile

    @id:cards-effects-0027 @compute @card:LE-179
    Scenario: Ruins are as good as a hold
      Given the player is a Ringwraith
      And untapped Ciryaher is at Carn Dûm
      And the company is moving to the minion Ettenmoors by Starter Movement
      And the player holds "Deeper Shadow"
      When the player plays "Deeper Shadow" with Ciryaher on Ettenmoors and rolls 6 and 6 for the corruption check
      Then it is legal
      And "Deeper Shadow" is in the discard pile

    @id:cards-effects-0028 @compute @card:LE-179
    Scenario: So is the wild
      Given the player is a Ringwraith
      And untapped Ciryaher is at Carn Dûm
      And the company is moving to the minion Ettenmoors by Angmar and Rhudaur
      And the player holds "Deeper Shadow"
      When the player plays "Deeper Shadow" with Ciryaher on Rhudaur and rolls 6 and 6 for the corruption check
      Then it is legal
      And "Deeper Shadow" is in the discard pile

    @id:cards-effects-0128 @forbid @card:LE-179
    Scenario: He deepens no shadow on the way of others
      Given the player is a Ringwraith
      And untapped Ciryaher is at Carn Dûm
      And untapped Gorbag is at the minion Goblin-gate
      And Gorbag's company is moving to the minion Ettenmoors by High Pass and Rhudaur
      And the player holds "Deeper Shadow"
      When the player chooses Gorbag's company to go next
      And it is asked whether the player may play "Deeper Shadow" with Ciryaher on Ettenmoors
      Then it is illegal by the text of "Deeper Shadow"

    @id:cards-effects-0029 @allow @card:TW-343
    Scenario Outline: The Evenstar shines on <land>
      Given untapped Legolas is at Lórien
      And the company is moving to Edoras by <way>
      And the player has "Gates of Morning" in play
      And the player holds "The Evenstar"
      When it is asked whether the player may play "The Evenstar" with Legolas on <land> for its <nth> effect
      Then it is legal

      Examples:
        | case   | land               | way                         | nth    |
        | border | Rohan              | Wold & Foothills and Rohan  | third  |
        | wild   | Wold & Foothills   | Wold & Foothills and Rohan  | fourth |

    @id:cards-effects-0030 @allow @card:TW-202
    Scenario: Over the bridge and on
      Given untapped Beretar is at Bree
      And the company is moving to Rivendell by Starter Movement
      And the player holds "Bridge"
      When the player passes
      And the player plays "Bridge"
      Then it is legal
      And "Bridge" is in the discard pile
      And Bree is in the location deck
      And the company is on its way

  Rule: In a fight

    Background:
      Given the emended rules

    @id:cards-effects-0031 @compute @card:AS-81
    Scenario: Belegorn drives them mad
      Given the player is a Ringwraith
      And untapped Belegorn and untapped Gorbag are at Ettenmoors
      And the player holds "Driven as by a Madness"
      When the company enters the site
      And the player plays "Driven as by a Madness" on Belegorn and rolls 6 and 6 for the corruption check
      Then it is legal
      And the prowess of Gorbag is 8
      And the body of Gorbag is 8
      And "Driven as by a Madness" is in the discard pile

    @id:cards-effects-0032 @compute @card:TW-330
    Scenario: The dead shun the Star-glass
      Given untapped Legolas and untapped Gimli are at Himring
      And Legolas bears "Star-glass"
      When the company enters the site
      And the player uses "Star-glass" and rolls 6 and 6 for the corruption check
      Then there is no attack
      And Legolas is tapped

    @id:cards-effects-0033 @compute @card:TW-330
    Scenario: Wolves do not like it either
      Given untapped Legolas and untapped Gimli are at Isengard
      And Legolas bears "Star-glass"
      When the company enters the site
      And the player uses "Star-glass" and rolls 6 and 6 for the corruption check
      Then the attack is Wolf (3 strikes at 5)
      And Legolas is tapped

    @id:cards-effects-0034 @compute @card:AS-102
    Scenario Outline: The earth opens, and <what>
      Given the player is a Ringwraith
      And it is the movement/hazard phase
      And untapped Hador and untapped Ostisen are at Carn Dûm
      And the company is moving to the minion Cameth Brin by Starter Movement
      And the player holds "The Tormented Earth"
      And the opponent holds "Orc-watch"
      When the opponent plays the creature "Orc-watch" on the company keyed to a Shadow-land
      And the player plays "The Tormented Earth" on Hador <nth>
      Then it is legal
      And "The Tormented Earth" is in the discard pile
      And "Orc-watch" is no longer in hand
      And <then>

      Examples:
        | case  | what             | nth    | then                             |
        | weaker | they stumble    | for its second effect and rolls 6 and 6 for the corruption check | the attack is Orc (3 strikes at 6) |
        | gone   | swallows them | and rolls 6 and 6 for the corruption check | there is no attack |

    @id:cards-effects-0035 @compute @card:AS-82
    Scenario: The Eye sees them coming
      Given the player is a Ringwraith
      And it is the movement/hazard phase
      And untapped Gorbag and untapped Radbug are at Carn Dûm
      And the company is moving to the minion Cameth Brin by Starter Movement
      And the player has "The Lidless Eye" in play
      And the player holds "Eye Never Sleeping"
      And the opponent holds "Wargs"
      When the opponent plays the creature "Wargs" on the company keyed to a Wilderness
      And the player plays "Eye Never Sleeping"
      Then there is no attack
      And "Wargs" and "Eye Never Sleeping" are in the discard pile

    @id:cards-effects-0036 @allow @card:AS-85
    Scenario: The Great Eye closes, and nothing has happened
      Given the player is a Ringwraith
      And it is the movement/hazard phase
      And untapped Gorbag is at Carn Dûm
      And the company is moving to the minion Cameth Brin by Starter Movement
      And the player has "The Lidless Eye" and "The Great Eye" in play
      And the opponent holds "Foolish Words"
      When the opponent plays "Foolish Words" on Gorbag
      And the player uses "The Great Eye" on "Foolish Words" in response
      Then it is legal
      And "The Great Eye" and "Foolish Words" are in the discard pile

    @id:cards-effects-0241 @forbid @card:AS-85
    Scenario: What lay before its eyes it has not seen
      Given the player is a Ringwraith
      And it is the site phase
      And untapped Gorbag is at the minion Cameth Brin
      And the company has entered the site
      And the player has "The Lidless Eye" and "The Great Eye" in play
      And the player holds "Black-hide Shield"
      And the opponent has placed "Foolish Words" on-guard
      When Gorbag plays "Black-hide Shield"
      And the opponent reveals "Foolish Words" on Gorbag
      And the player uses "The Great Eye" on "Foolish Words" in response
      Then it is illegal by the text of "The Great Eye"
      And Gorbag bears "Foolish Words" and "Black-hide Shield"
      And Gorbag and the site are tapped

    @id:cards-effects-0037 @compute @card:AS-89
    Scenario: Ciryaher calls off the pack but one
      Given the player is a Ringwraith
      And it is the movement/hazard phase
      And untapped Ciryaher and untapped Ostisen are at Carn Dûm
      And the company is moving to the minion Cameth Brin by Starter Movement
      And the player holds "Hounds of Sauron"
      And the opponent holds "Wargs"
      When the opponent plays the creature "Wargs" on the company keyed to a Wilderness
      And the player plays "Hounds of Sauron" on Ciryaher for its second effect and rolls 6 and 6 for the corruption check
      Then it is legal
      And the attack is Wolf (1 strike at 9)
      And "Hounds of Sauron" is in the discard pile
      And "Wargs" is no longer in hand

  Rule: At the site

    Background:
      Given the emended rules

    @id:cards-effects-0038 @compute @card:AS-89
    Scenario: Hounds are set upon a hero
      Given the player is a Ringwraith
      And untapped Ciryaher is at the minion Bree
      And the company has entered the site
      And the opponent's untapped Legolas is at the hero Bree
      And the player holds "Hounds of Sauron"
      When it is asked whether the player may play "Hounds of Sauron" with Ciryaher on Legolas's company
      Then it is legal

    @id:cards-effects-0039 @allow @card:AS-87
    Scenario: There is more in the hoard
      Given the player is a Ringwraith
      And untapped Gorbag and untapped Radbug are at the minion Ettenmoors
      And the site is tapped
      And the company has entered the site
      And the player holds "Hoard Well-searched"
      When it is asked whether the player may play "Hoard Well-searched" with Gorbag
      Then it is legal

    @id:cards-effects-0040 @compute @card:TW-205
    Scenario: Into the fire
      Given untapped Frodo is at Mount Doom
      And Frodo bears "The One Ring"
      And the company has entered the site
      And the player holds "Cracks of Doom"
      When the player plays "Cracks of Doom" on Frodo and rolls 6 and 6 for the corruption check
      Then the player has won the game
      And "The One Ring" is out of play
      And the player has 0 item points
      And "Cracks of Doom" is in the discard pile

    @id:cards-effects-0041 @compute @card:TW-247
    Scenario: Gollum falls
      Given untapped Frodo is at Mount Doom
      And Frodo bears "The One Ring" and "Gollum"
      And the company has entered the site
      And the player holds "Gollum’s Fate"
      When the player plays "Gollum’s Fate" on Frodo
      Then the player has won the game
      And "The One Ring" is out of play
      And the player has 0 item points
      And "Gollum’s Fate" is in the discard pile

    @id:cards-effects-0042 @allow @card:TW-192
    Scenario: Elrond reads of the sword
      Given untapped Elrond is at Weathertop
      And the company has entered the site
      And the player holds "Andúril, the Flame of the West"
      When the player plays "Andúril, the Flame of the West" on Elrond and rolls 6 and 6 for the corruption check
      Then it is legal
      And Elrond bears "Andúril, the Flame of the West"
      And Elrond and the site are tapped
