Feature: Cards in words only, each at the moment its words are about

  Scenario: AS-27: a ranger and the stream
    Given it is the organization phase
    And untapped Aragorn II and untapped Bilbo are at Bree
    And the opponent's “Enchanted Stream” lies on the company
    When it is asked whether the player may use “Enchanted Stream”

  Scenario: AS-27-b: whoever sets out past the stream
    Given it is the organization phase
    And untapped Aragorn II and untapped Bilbo are at Bree
    And the opponent's “Enchanted Stream” lies on the company
    When it is asked whether the company may move to Rivendell

  Scenario: AS-27-c: the stream at a haven
    Given it is the organization phase
    And untapped Aragorn II and untapped Bilbo are at Rivendell
    And the opponent's “Enchanted Stream” lies on the company
    When the organization phase is over
    And it is asked whether the company may move to Bree

  Scenario: AS-29: fire for minions
    Given the player is a Ringwraith
    And untapped Gorbag and untapped Shagrat are at Moria
    And the opponent has placed “FEAR! FIRE! FOES!” on-guard
    When the company enters the site
    And it is asked whether the opponent may reveal “FEAR! FIRE! FOES!”

  Scenario: AS-31: an agent does not wait for them to enter
    Given untapped Aragorn II and untapped Bilbo are at Bree
    And the opponent has Bill Ferny as a face-up agent at Bree
    And the opponent has “Near to Hear a Whisper” in play
    When it is asked whether the agent Bill Ferny may fall upon the company

  Scenario: AS-50: a mount is slain in one's own turn
    Given it is the movement/hazard phase
    And untapped Aragorn II and untapped Balin are at Lórien
    And the company is moving to Moria by Starter Movement
    And the player holds “Mount Slain”
    When it is asked whether the player may play “Mount Slain”

  Scenario: AS-50-b: a mount is slain in the opponent's turn
    Given it is the movement/hazard phase of the opponent's turn
    And the opponent's Gorbag is at Minas Morgul
    And untapped Aragorn II is at Bree
    And the player holds “Mount Slain”
    When it is asked whether the player may play “Mount Slain”

  Scenario: AS-51: no faction was played
    Given untapped Aragorn II is at Bree
    And the company has entered the site
    And the player holds “No Strangers at this Time”
    When it is asked whether Aragorn II may play “No Strangers at this Time” on Bree

  Scenario: AS-52: mail for a company
    Given untapped Bilbo and untapped Balin are at Bree
    And the company has entered the site
    And the player holds “Orc-mail”
    When it is asked whether the player may play “Orc-mail” on the company

  Scenario: BA-11: birds above the untapped
    Given it is the movement/hazard phase
    And untapped Aragorn II, untapped Bilbo and wounded Balin are at Lórien
    And the company is moving to Moria by Starter Movement
    When the opponent plays the creature “Carrion Feeders” on the company keyed to a Wilderness
    And it is asked whether the player may assign a strike to Aragorn II

  Scenario: BA-11-b: what the birds strike at
    Given it is the movement/hazard phase
    And untapped Aragorn II, untapped Bilbo and wounded Balin are at Lórien
    And the company is moving to Moria by Starter Movement
    When the opponent plays the creature “Carrion Feeders” on the company keyed to a Wilderness
    And it is asked whether the player may assign a strike to Balin

  Scenario: BA-22: somebody is discarded while the gang is about
    Given the player is a Ringwraith
    And it is the organization phase
    And untapped Gorbag and untapped Shagrat are at Minas Morgul
    And the opponent has “Press-gang” in play
    When the player discards Gorbag from play
    Then Gorbag is in the discard pile

  Scenario: BA-51: a way out of the caverns
    Given the player is the Balrog
    And it is the organization phase
    And untapped The Balrog is at The Drowning-deeps
    And the player's “Caverns Unchoked” lies on The Drowning-deeps
    When it is asked whether the company may move to Bree

  Scenario: BA-58: company for the flame
    Given the player is the Balrog
    And it is the organization phase
    And untapped The Balrog is at The Under-gates
    And untapped Azog is at another The Under-gates
    And The Balrog bears “Flame of Udûn”
    When the player organizes
    And it is asked whether Azog may change to The Balrog's company

  Scenario: BA-83: the next door of the hold
    Given it is the organization phase
    And untapped Aragorn II is at Ancient Deep-hold
    When it is asked whether the company may move to The Sulfur-deeps

  Scenario: DM-108: what a ranger is good for against it
    Given it is the movement/hazard phase
    And untapped Aragorn II and untapped Balin are at Lórien
    And the company is moving to Moria by Starter Movement
    When the opponent plays the creature “Little Snuffler” on the company keyed to a Shadow-hold
    And the opponent assigns a strike to Balin
    And Balin faces the strike and rolls 3 and 3
    Then Balin is tapped

  Scenario: DM-132: a site of two attacks
    Given untapped Aragorn II and untapped Balin are at Moria
    And the player has “Forewarned Is Forearmed” in play
    When it is asked whether the company may enter Moria

  Scenario: LE-112: a fool riddles
    Given it is the site phase
    And untapped Gandalf is at Bree
    And Gandalf bears “Foolish Words”
    When it is asked whether Gandalf may make a riddling roll

  Scenario: TD-25: a fool riddles
    Given it is the site phase
    And untapped Gandalf is at Bree
    And Gandalf bears “Foolish Words”
    When it is asked whether Gandalf may make an offering attempt

  Scenario: TD-76: who offers in evil times
    Given it is the site phase
    And untapped Gandalf is at Bree
    And the opponent has “Times Are Evil” in play
    When it is asked whether Gandalf may make an offering attempt

  Scenario: LE-133: the master sends somebody off
    Given it is the untap phase
    And untapped Frodo and untapped Sam Gamgee are at Bree
    And Frodo bears “The One Ring”
    And Frodo bears “The Ring Will Have But One Master”
    When the player passes
    And it is asked whether the player may split off Sam Gamgee

  Scenario: LE-150: nothing but influence
    Given untapped Théoden is at Edoras
    And the company has entered the site
    And the player holds “Riders of Rohan”
    And the opponent has “Webs of Fear & Treachery” in play
    When Théoden influences “Riders of Rohan” and rolls 4 and 3
    Then “Riders of Rohan” is in play

  Scenario: LE-233: the spy and the creature
    Given the player is a Ringwraith
    And it is the organization phase
    And untapped The Witch-king and untapped Ciryaher are at Minas Morgul
    And the player holds “Spying out the Land”
    When the player plays “Spying out the Land” on The Witch-king
    Then “Spying out the Land” is in the discard pile

  Scenario: LE-348: a whip for the weak
    Given the player is a Ringwraith
    And it is the organization phase
    And untapped Gorbag and untapped Muzgash are at Minas Morgul
    And Gorbag bears “Whip”
    When it is asked whether the player may put Muzgash under Gorbag

  Scenario: TD-103: an item in the lair
    Given untapped Bilbo is at The Lonely Mountain
    And the player holds “Burglary”
    When the company enters the site
    And it is asked whether Bilbo may play “Burglary”

  Scenario: TD-115: a burglary while they sleep
    Given untapped Bilbo is at Bree
    And the company has entered the site
    And the player holds “Fast Asleep”
    When it is asked whether the player may play “Fast Asleep”

  Scenario: TD-51: the sea is closed
    Given it is the movement/hazard phase
    And untapped Círdan and untapped Annalena are moving from Grey Havens to Edhellond
    And the opponent has “Noose of the Sea” in play
    When it is asked whether the opponent may play the creature “Corsairs of Umbar” on the company keyed to a Coastal Sea

  Scenario: TD-87: wolves with riders
    Given it is the movement/hazard phase
    And untapped Aragorn II and untapped Balin are at Lórien
    And the company is moving to Moria by Starter Movement
    When it is asked whether the opponent may play the creature “Wolf-riders” on the company

  Scenario: TW-175: the opponent discards face-up
    Given it is the end-of-turn phase of the opponent's turn
    And untapped Pallando is at Lórien
    And the opponent holds “Ghouls”
    When the opponent discards “Ghouls” from hand
    Then the player cannot see “Ghouls”

  Scenario: WH-106: a prophet far away
    Given the player is the Fallen-wizard Pallando
    And untapped Pallando is at Bree
    And the company has entered the site
    And the player's “Prophet of Doom” lies on the company
    And the player holds “Rangers of the North”
    When Pallando influences “Rangers of the North” and rolls 4 and 3
    Then “Rangers of the North” is in play

  Scenario: WH-18: flotsam over a search
    Given it is the organization phase
    And untapped Gandalf is at Rivendell
    And the opponent has “Flotsam and Jetsam” in play
    And the player's discard pile holds “Glamdring”
    And the player holds “Smoke Rings”
    When it is asked whether the player may play “Smoke Rings”

  Scenario: WH-31: villagers at arms
    Given it is the movement/hazard phase
    And untapped Aragorn II is at Rivendell
    And the company is moving to Bree
    And the opponent holds “Whole Villages Roused”
    When it is asked whether the opponent may play “Whole Villages Roused” on Bree

  Scenario: WH-32: too many stage points
    Given the player is the Fallen-wizard Saruman
    And it is the movement/hazard phase
    And untapped Saruman is at Isengard
    And the opponent holds “Will You Not Come Down?”
    When the opponent plays “Will You Not Come Down?” on Saruman
    Then the player has 0 stage points

  Scenario: WH-42: a half-orc by a trick
    Given the player is the Fallen-wizard Saruman
    And it is the organization phase
    And untapped Saruman and untapped Bilbo are at Isengard
    And Bilbo bears “Counterfeit”
    When it is asked whether the player may split off Bilbo

  Scenario: WH-71: works below a wizard's house
    Given the player is the Fallen-wizard Saruman
    And it is the organization phase
    And untapped Saruman is at Deep Mines
    And the player's “Gnawed Ways” lies on Deep Mines
    When it is asked whether the company may move to The Under-gates

  Scenario: WH-71-b: a stage card against its own side
    Given it is the movement/hazard phase
    And the player is the Fallen-wizard Saruman
    And the opponent is the Fallen-wizard Gandalf
    And untapped Saruman is at Deep Mines
    And the opponent holds “Gnawed Ways”
    When it is asked whether the opponent may play “Gnawed Ways” on Deep Mines

  Scenario: WH-91: the hunter and what is discarded
    Given the player is the Fallen-wizard Alatar
    And it is the end-of-turn phase
    And untapped Alatar is at Bree
    And the player has “The Great Hunt” in play
    And the opponent holds “Ghouls”
    When the opponent discards “Ghouls” from hand
    Then “Ghouls” is in the discard pile

  Scenario: WH-96: two havens and six people
    Given the player is the Fallen-wizard Gandalf
    And it is the organization phase
    And untapped Gandalf is at Isengard
    And the player has “Truths of Doom”, “Shameful Deeds”, “Legacy of Smiths” and “An Untimely Brood” in play
    And the player has “Woodmen”, “Riders of Rohan”, “Rangers of the North” and “Men of Dorwinion” in play
    And the player holds “Await the Onset”
    When it is asked whether the player may play “Await the Onset”

  Scenario: BA-52: what the Ring does for him
    Given the player is the Balrog
    And untapped The Balrog is at The Under-gates
    And The Balrog bears “The One Ring”
    And the company has entered the site
    And the player has “Challenge the Power” in play on The Balrog
    When it is asked whether the player may use “Challenge the Power”

  Scenario: DM-82: what Ulmo ends
    Given it is the movement/hazard phase
    And untapped Aragorn II is at Bree
    And the opponent holds “The Reach of Ulmo”
    When the opponent plays “The Reach of Ulmo”
    Then “The Reach of Ulmo” is in play

  Scenario: WH-13: faces in the deck
    Given it is the movement/hazard phase
    And untapped Aragorn II is at Bree
    When the opponent plays the creature “Goblin-faces” on the company keyed to a Border-hold
    And Aragorn II faces the strike and rolls 6 and 6
    Then “Goblin-faces” is in the discard pile

  Scenario: WH-114: a bird that is played where there is no Wizardhaven
    Given the player is the Fallen-wizard Radagast
    And untapped Radagast is at Bree
    And the company has entered the site
    And the player holds “Radagast’s Black Bird”
    When it is asked whether Radagast may play “Radagast’s Black Bird”
