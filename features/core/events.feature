Feature: Events

  Short-events, long-events and permanent-events: what they are good for, and for how long.

  @rule:core.events.short-needs-immediate-effect
  Rule: Something has to come of a short-event

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And the player holds "A Nice Place to Hide"

    @id:core-events-0004 @forbid
    Scenario: Nobody hides from the master of that forest
      Given untapped Ostisen is at Old Forest
      When the company enters the site
      Then the player may not play "A Nice Place to Hide" with Ostisen by core.events.short-needs-immediate-effect

    @id:core-events-0005 @allow
    Scenario: From Dwarves one can
      Given untapped Ostisen is at Blue Mountain Dwarf-hold
      When the company enters the site
      And the player plays "A Nice Place to Hide" with Ostisen
      Then it is legal
      And there is no attack
      And Ostisen is tapped
      And "A Nice Place to Hide" is in the discard pile

  @rule:core.events.short-not-just-to-discard
  Rule: And it has to make a difference

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Rivendell
      And the company is moving to Weathertop by Starter Movement
      And the opponent holds "Lost in Shadow-lands"

    @id:core-events-0006 @forbid
    Scenario: There is no Shadow-land to be lost in
      When the opponent plays "Lost in Shadow-lands" on the company
      Then it is illegal by core.events.short-not-just-to-discard

    @id:core-events-0007 @allow @rule:core.events.later-potential-is-effect
    Scenario: Now there is one
      Given Rhudaur has become a Shadow-land
      When the opponent plays "Lost in Shadow-lands" on the company
      Then it is legal
      And the hazard limit of the company is 3
      And "Lost in Shadow-lands" is in the discard pile

  @rule:core.events.dice-roll-is-effect
  Rule: A roll of the dice is always something

    @id:core-events-0009 @allow
    Scenario: The Woodmen cannot be dispersed, and are asked all the same
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Legolas and untapped Beretar are at Rivendell
      And the player's marshalling-point pile holds "Woodmen"
      And the opponent holds "Muster Disperses"
      When it is asked whether the player may pass
      Then the player has 9 general influence left
      When the opponent plays "Muster Disperses" on "Woodmen" and rolls 1 and 1 for the card text
      Then it is legal
      And "Woodmen" is in the marshalling-point pile
      And "Muster Disperses" is in the discard pile

  @rule:core.events.later-potential-is-effect
  Rule: What may yet come of it is something, too

    @id:core-events-0010 @allow
    Scenario: The river will be high when they get there
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Rivendell
      And the company is moving to Weathertop by Starter Movement
      And the opponent holds "River"
      When the opponent plays "River" on Weathertop
      Then it is legal
      And "River" is in the discard pile
  @rule:core.events.short-discarded-after-resolving
  Rule: A short-event leaves nothing of itself behind

    @id:core-events-0001 @compute
    Scenario: The Dragon was out, and the card is spent
      Given the emended rules
      And untapped Glóin is at The Lonely Mountain
      And the player holds "Not at Home"
      When the company enters the site
      And the player plays "Not at Home"
      Then there is no attack
      And "Not at Home" is in the discard pile

    @id:core-events-0002 @compute
    Scenario: A rumor is soon spread
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Weathertop
      When the opponent plays "Rumor of Wealth" on the site
      Then "Rumor of Wealth" is in the discard pile

    @id:core-events-0003 @compute
    Scenario: Night is here to stay
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Weathertop
      When the opponent plays "Doors of Night"
      Then "Doors of Night" is in play

  @rule:core.events.no-change-returns-to-hand
  Rule: What has changed nothing comes back

    Background:
      Given the emended rules
      And untapped Glóin is at Caves of Ûlund
      And the site is tapped
      And the company has entered the site
      And the player holds "Bounty of the Hoard" and "Habergeon of Silver"

    @id:core-events-0011 @compute
    Scenario: They look at the hoard and leave it alone
      When the player plays "Bounty of the Hoard"
      Then "Bounty of the Hoard" is in the discard pile
      When the player passes
      Then "Bounty of the Hoard" is in hand

    @id:core-events-0012 @compute
    Scenario: They do not leave it alone
      When the player plays "Bounty of the Hoard"
      And Glóin plays "Habergeon of Silver"
      And the player passes
      Then it is legal
      And "Bounty of the Hoard" is in the discard pile
      And Glóin bears "Habergeon of Silver"
      And Glóin is tapped
      And the player has 2 item points

  @rule:core.events.response-counts-as-change
  Rule: An answer that changes something is change enough

    @id:core-events-0013 @compute
    Scenario: While they still quarrel, nobody is there any more
      Given the emended rules
      And untapped Annalena is at Ettenmoors
      And the player holds "Dark Quarrels" and "Concealment"
      When the company enters the site
      And the player plays "Dark Quarrels"
      And the player plays "Concealment" with Annalena
      Then there is no attack
      And Annalena is tapped
      And "Concealment" and "Dark Quarrels" are in the discard pile

    @id:core-events-0040 @compute
    Scenario: The morning is over before it has helped anybody
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Aragorn II is at Rivendell
      And the player has "Gates of Morning" in play
      And the player holds "Many Turns and Doublings"
      And the opponent holds "Twilight"
      When the player plays "Many Turns and Doublings" with Aragorn II for its second effect
      And the opponent plays "Twilight" on "Gates of Morning" in response
      Then "Gates of Morning", "Twilight" and "Many Turns and Doublings" are in the discard pile
      And the hazard limit of the company is 2

  @rule:core.events.allowance-taken-next
  Rule: What an event allows is done next, or not at all

    Background:
      Given the emended rules
      And untapped Glóin and untapped Annalena are at Caves of Ûlund
      And the site is tapped
      And the company has entered the site
      And the player holds "Bounty of the Hoard" and "Habergeon of Silver"

    @id:core-events-0014 @allow
    Scenario: Glóin does not hesitate
      When the player plays "Bounty of the Hoard"
      And Glóin plays "Habergeon of Silver"
      Then it is legal
      And Glóin bears "Habergeon of Silver"
      And Glóin is tapped
      And "Bounty of the Hoard" is in the discard pile
      And the player has 2 item points

    @id:core-events-0015 @forbid @rule:core.events.allowance-missed-returns
    Scenario: First Annalena has a tale to tell
      Given the opponent has "Minions Stir" in play
      And the player holds "Marvels Told"
      When the player plays "Bounty of the Hoard"
      And the player passes
      And the player plays "Marvels Told" with Annalena on "Minions Stir"
      Then "Bounty of the Hoard" is in hand
      When the player passes
      And the player passes and rolls 4 and 4 for the corruption check
      Then "Minions Stir" and "Marvels Told" are in the discard pile
      And Annalena is tapped
      And Glóin may not play "Habergeon of Silver" by core.site-phase.play-requirements

    @id:core-events-0016 @forbid
    Scenario: Once is enough
      Given the player holds "Magical Harp"
      When the player plays "Bounty of the Hoard"
      And Glóin plays "Habergeon of Silver"
      Then Glóin bears "Habergeon of Silver"
      And Glóin is tapped
      And "Bounty of the Hoard" is in the discard pile
      And the player has 2 item points
      And Annalena may not play "Magical Harp" by core.site-phase.play-requirements

  @rule:core.events.short-effect-duration
  Rule: What a short-event did is over with the turn

    @id:core-events-0017 @compute
    Scenario: The voice still echoes tonight, and no longer
      Given the emended rules
      And it is the organization phase
      And untapped Gandalf is at Rivendell
      And the player holds "Wizard’s Voice"
      When the player plays "Wizard’s Voice" with Gandalf and rolls 4 and 4 for the corruption check
      Then the direct influence of Gandalf is 16
      And "Wizard’s Voice" is in the discard pile
      When the player ends the turn
      Then the direct influence of Gandalf is 10

  @rule:core.events.short-no-duplicate-on-entity
  Rule: Not twice on the same company

    Background:
      Given the emended rules
      And it is the organization phase
      And untapped Glóin is at Rivendell
      And untapped Legolas is at Lórien
      And Glóin's company is moving to Weathertop
      And Legolas's company is moving to Moria
      And the player holds "Fair Travels in Wilderness"
      When the player passes
      And the player plays "Fair Travels in Wilderness" on Glóin's company
      And the player passes
      Then "Fair Travels in Wilderness" is in the discard pile

    @id:core-events-0018 @forbid
    Scenario: The road does not get better still
      When the player plays another "Fair Travels in Wilderness" on Glóin's company
      Then it is illegal by core.events.short-no-duplicate-on-entity

    @id:core-events-0019 @allow
    Scenario: Legolas has a road of his own
      When it is asked whether the player may play another "Fair Travels in Wilderness" on Legolas's company
      Then it is legal

  @rule:core.events.short-no-duplicate-general
  Rule: Not twice at all

    Background:
      Given the emended rules
      And it is the organization phase
      And untapped Legolas and untapped Arwen are at Rivendell
      And the player holds "The Evenstar"
      When the player plays "The Evenstar" on Legolas
      And the player passes
      Then the prowess of Legolas is 6
      And "The Evenstar" is in the discard pile

    @id:core-events-0020 @forbid
    Scenario: There is only one evening star, whomever it shines on
      When the player plays another "The Evenstar" on Arwen
      Then it is illegal by core.events.short-no-duplicate-general

    @id:core-events-0021 @allow
    Scenario: It rises again
      When the player ends the turn
      And the opponent ends the turn
      And the player passes
      Then it is the player's turn
      When it is asked whether the player may play another "The Evenstar" on Arwen
      Then it is legal

  @rule:core.events.short-effect-duration
  Rule: Until then it lasts, though its card is gone

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Rivendell
      And the company is moving to Ettenmoors by Starter Movement
      And the opponent holds "Choking Shadows"
      When the opponent plays "Choking Shadows" on Ettenmoors
      Then "Choking Shadows" is in the discard pile

    @id:core-events-0036 @compute
    Scenario: The troll still has the shadows about him
      When the player passes
      And the company enters the site
      Then the attack is Troll (1 strike at 11)
      And the company is at Ettenmoors
      And Rivendell is in the location deck

    @id:core-events-0037 @compute
    Scenario: The next day he stands in the light again
      When the player ends the turn
      And the opponent ends the turn
      And the player passes
      And the player passes
      And the player passes
      And the player passes
      Then it is the site phase
      And it is the player's turn
      When the company enters the site
      Then the attack is Troll (1 strike at 9)
      And the company is at Ettenmoors
      And Rivendell is in the location deck

  @rule:core.events.short-no-duplicate-on-entity
  Rule: Not twice on the same company, whomever of it the first one has reached

    @id:core-events-0038 @forbid
    Scenario: They cannot be more afraid than they are
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Faramir, untapped Beretar and untapped Beregond are at Lórien
      And the company is moving to Dead Marshes by Starter Movement
      And the opponent holds "Adûnaphel" and "Words of Power and Terror"
      When the opponent plays the creature "Adûnaphel" on the company keyed to Dagorlad
      And the opponent plays "Words of Power and Terror" on the company
      And the opponent passes
      Then the prowess of Faramir is 4
      And "Words of Power and Terror" is in the discard pile
      And "Adûnaphel" is in play
      When the opponent plays another "Words of Power and Terror" on the company
      Then it is illegal by core.events.short-no-duplicate-on-entity

    @id:core-events-0039 @compute
    Scenario: Nor if both words are spoken in one breath
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Faramir, untapped Beretar and untapped Beregond are at Lórien
      And the company is moving to Dead Marshes by Starter Movement
      And the opponent holds "Adûnaphel" and "Words of Power and Terror"
      When the opponent plays the creature "Adûnaphel" on the company keyed to Dagorlad
      And the opponent plays "Words of Power and Terror" on the company
      And the opponent plays another "Words of Power and Terror" on the company
      Then the prowess of Faramir is 4
      And "Adûnaphel" is in play
      And both copies of "Words of Power and Terror" are in the discard pile

  @rule:core.events.short-no-duplicate-on-entity
  Rule: If it is said of one use only, it holds for that use

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Barrow-downs
      And the opponent holds "Weariness of the Heart"

    @id:core-events-0041 @forbid
    Scenario: An arm is weary, or it is not
      When the opponent plays "Weariness of the Heart" on Beretar
      Then the prowess of Beretar is 4
      And "Weariness of the Heart" is in the discard pile
      When the opponent plays another "Weariness of the Heart" on Beretar
      Then it is illegal by core.events.short-no-duplicate-on-entity

  @rule:core.events.long-event-timing
  Rule: Long-events have their season

    @id:core-events-0022 @forbid
    Scenario: The sun does not rise while they pack
      Given the emended rules
      And it is the organization phase
      And untapped Glóin is at Rivendell
      When the player plays "Sun"
      Then it is illegal by core.events.long-event-timing

    @id:core-events-0023 @allow @rule:core.events.long-event-needs-no-effect
    Scenario: It rises when they have packed, and no Man is there to see it
      Given the emended rules
      And it is the long-event phase
      And untapped Glóin is at Rivendell
      When the player plays "Sun"
      Then it is legal
      And "Sun" is in play

    @id:core-events-0024 @forbid
    Scenario: The Orcs keep still while nobody is on the road
      Given the emended rules
      And it is the long-event phase of the opponent's turn
      And untapped Glóin is at Rivendell
      And the opponent's untapped Legolas is at Lórien
      When the player plays "Minions Stir"
      Then it is illegal by core.events.long-event-timing

    @id:core-events-0025 @allow @rule:core.events.long-event-needs-no-effect
    Scenario: They stir when somebody is, whether or not he meets them
      Given the emended rules
      And it is the movement/hazard phase of the opponent's turn
      And untapped Glóin is at Rivendell
      And the opponent's untapped Legolas is at Lórien
      When the player plays "Minions Stir"
      Then it is legal
      And "Minions Stir" is in play

  @rule:core.events.long-event-needs-no-effect
  Rule: A long-event may wait for its effect, but not for its conditions

    @id:core-events-0026 @forbid
    Scenario: The skies cannot clear before the morning
      Given the emended rules
      And it is the long-event phase
      And untapped Glóin is at Rivendell
      When the player plays "Clear Skies"
      Then it is illegal by the text of "Clear Skies"

    @id:core-events-0027 @allow
    Scenario: In the morning they clear
      Given the emended rules
      And it is the long-event phase
      And untapped Glóin is at Rivendell
      And the player has "Gates of Morning" in play
      When the player plays "Clear Skies"
      Then it is legal
      And "Clear Skies" is in play
      And the prowess of Glóin is 7

  @rule:core.events.permanent-event-potential-effect
  Rule: A permanent-event may do something later

    @id:core-events-0028 @allow
    Scenario: The morning is welcome even after a clear night
      Given the emended rules
      And it is the organization phase
      And untapped Glóin is at Rivendell
      When the player plays "Gates of Morning"
      Then it is legal
      And "Gates of Morning" is in play

  @rule:core.events.permanent-event-stays
  Rule: A permanent-event stays until something ends it

    Background:
      Given the emended rules
      And it is the organization phase
      And untapped Glóin is at Rivendell
      And the opponent's untapped Legolas is at Lórien
      And the player holds "Gates of Morning"

    @id:core-events-0029 @compute
    Scenario: It is still morning when the turn comes round again
      When the player plays "Gates of Morning"
      And the player ends the turn
      And the opponent ends the turn
      And the player passes
      Then it is the organization phase
      And it is the player's turn
      And "Gates of Morning" is in play

    @id:core-events-0030 @compute
    Scenario: It is morning until night falls
      Given the opponent holds "Doors of Night"
      When the player plays "Gates of Morning"
      And the player passes
      And the player passes
      And the player passes
      And the opponent plays "Doors of Night"
      Then it is the movement/hazard phase
      And "Doors of Night" is in play
      And "Gates of Morning" is in the discard pile

  @rule:core.events.played-on-one-card
  Rule: What lies on one card is about that card

    @id:core-events-0031 @allow
    Scenario: The healers of the city have time for Bergil
      Given the emended rules
      And it is the untap phase
      And wounded Bergil is at Minas Tirith
      And the player has "Houses of Healing" in play on the site
      When the player heals Bergil
      Then it is legal
      And Bergil is tapped

    @id:core-events-0032 @forbid
    Scenario: The other player's city has no such houses
      Given the emended rules
      And it is the untap phase of the opponent's turn
      And untapped Bergil is at Minas Tirith
      And the opponent's wounded Beregond is at Minas Tirith
      And the player has "Houses of Healing" in play on Bergil's site
      When the opponent heals Beregond
      Then it is illegal by core.untap.heal-at-haven

    @id:core-events-0033 @compute
    Scenario: The healers move in
      Given the emended rules
      And it is the organization phase
      And wounded Bergil is at Minas Tirith
      When the player plays "Houses of Healing" on the site
      Then it is legal
      And "Houses of Healing" lies on the site

  @rule:core.events.not-played-on-card
  Rule: What lies on no card is about all that it speaks of

    Background:
      Given the emended rules
      And untapped Glóin is at The Lonely Mountain
      And the opponent's untapped Legolas is at The Lonely Mountain
      And the opponent has "Smaug at Home" in play

    @id:core-events-0034 @compute
    Scenario: Smaug is at home to Glóin
      When it is asked whether the player may pass
      Then Glóin's site has the automatic-attacks Dragon (1 strike at 14) and Dragon (2 strikes at 18/8)

    @id:core-events-0035 @compute
    Scenario: And to Legolas, though the card is his own player's
      When it is asked whether the player may pass
      Then Legolas's site has the automatic-attacks Dragon (1 strike at 14) and Dragon (2 strikes at 18/8)

  @rule:core.events.allowance-taken-next
  Rule: What an event allows is no extra minor item, and does not come too late as one

    Background:
      Given the emended rules
      And untapped Glóin and untapped Annalena are at Caves of Ûlund
      And the company has entered the site
      And the player holds "Ringil", "Bounty of the Hoard" and "Habergeon of Silver"
      When Glóin plays "Ringil"
      And the player passes

    @id:core-events-0101 @allow
    Scenario: The hoard is bountiful after the harp is found
      When the player plays "Bounty of the Hoard"
      And Annalena plays "Habergeon of Silver"
      Then it is legal
      And Glóin bears "Ringil"
      And Annalena bears "Habergeon of Silver"
      And Glóin, Annalena and the site are tapped
      And "Bounty of the Hoard" is in the discard pile
      And the player has 4 item points

    @id:core-events-0102 @forbid
    Scenario: Without it there is no more to be had but something small
      When Annalena plays "Habergeon of Silver"
      Then it is illegal by core.site-phase.play-requirements
      And Glóin bears "Ringil"
      And Glóin and the site are tapped
      And the player has 2 item points

  @rule:core.events.response-counts-as-change
  Rule: An answer that did something is a change, whoever gave it

    @id:core-events-0301 @compute
    Scenario: Annalena has told her tale before the hoard lies open
      Given the emended rules
      And untapped Glóin and untapped Annalena are at Caves of Ûlund
      And the site is tapped
      And the company has entered the site
      And the opponent has "Minions Stir" in play
      And the player holds "Bounty of the Hoard", "Marvels Told" and "Habergeon of Silver"
      When the player plays "Bounty of the Hoard"
      And the player plays "Marvels Told" with Annalena on "Minions Stir" in response and rolls 4 and 4 for the corruption check
      Then "Minions Stir", "Marvels Told" and "Bounty of the Hoard" are in the discard pile
      And Annalena is tapped
      When the player passes
      Then it is the end-of-turn phase
      And "Bounty of the Hoard" is in the discard pile

  @rule:core.events.allowance-taken-next
  Rule: What is to be taken has to be in hand

    @id:core-events-0302 @forbid
    Scenario: The silver habergeon is long gone
      Given the emended rules
      And untapped Glóin and untapped Annalena are at Caves of Ûlund
      And the site is tapped
      And the company has entered the site
      And the player holds "Bounty of the Hoard" and "Adamant Helmet"
      And the player's discard pile holds "Habergeon of Silver"
      When the player plays "Bounty of the Hoard"
      Then "Bounty of the Hoard" is in the discard pile
      And Glóin may not play "Habergeon of Silver" by core.actions.needs-allowance
      And Glóin may play "Adamant Helmet"

    @id:core-events-0303 @forbid
    Scenario: Nobody finds it who is not there
      Given the emended rules
      And untapped Glóin is at Caves of Ûlund
      And the site is tapped
      And the company has entered the site
      And the player holds "Bounty of the Hoard", "Habergeon of Silver" and "Balin"
      When the player plays "Bounty of the Hoard"
      Then "Bounty of the Hoard" is in the discard pile
      And Balin may not play "Habergeon of Silver" by core.actions.needs-allowance
      And Glóin may play "Habergeon of Silver"

  # Fallen-wizards

  @rule:core.events.stage-permanent-in-organization
  Rule: Stage permanent-events are for the organization phase

    Background:
      Given the emended rules
      And the player is a Fallen-wizard
      And untapped Faramir is at the hero Edoras
      And the player holds "Great Patron"

    @id:core-events-0201 @allow
    Scenario: A patron, as plans are made
      Given it is the organization phase
      When the player plays "Great Patron"
      Then it is legal
      And "Great Patron" is in play
      And the player has 2 stage points
      And the player has 2 character points

    @id:core-events-0202 @forbid
    Scenario: A patron, on the spot
      Given the company has entered the site
      When the player plays "Great Patron"
      Then it is illegal by core.events.stage-permanent-in-organization

    @id:core-events-0203 @allow
    Scenario: What names the site phase itself
      Given the company has entered the site
      And the player has "Legacy of Smiths", "A Strident Spawn" and "Bad Company" in play
      And untapped Gamling the Old is at the hero Bree
      And Gamling the Old's company has entered the site
      And the player holds "Mischief in a Mean Way"
      When the player plays "Mischief in a Mean Way" on Bree
      Then it is legal
      And "Mischief in a Mean Way" is in play
      And "Mischief in a Mean Way" lies on Bree
      And the player has 12 stage points
      And the player has 3 miscellaneous points

  @rule:core.events.hero-permanent-not-with-orcs
  Rule: What heroes do for good is not for Orcs

    Background:
      Given the emended rules
      And the player is a Fallen-wizard
      And it is the organization phase
      And the player holds "Crept Along Carefully"

    @id:core-events-0204 @forbid
    Scenario: Lugdush does not creep
      Given untapped Beregond, untapped Forlong and untapped Lugdush are at Isengard
      When the player plays "Crept Along Carefully" on the company
      Then it is illegal by core.events.hero-permanent-not-with-orcs

    @id:core-events-0205 @allow
    Scenario: Without him they do
      Given untapped Beregond, untapped Forlong and untapped Anborn are at Isengard
      When it is asked whether the player may play "Crept Along Carefully" on the company
      Then it is legal

  @rule:core.events.hero-skill-not-from-orcs
  Rule: An Orc's skill is none that a hero's resource asks for

    Background:
      Given the emended rules
      And the player is a Fallen-wizard

    @id:core-events-0206 @forbid
    Scenario: Grishnákh cannot conceal them as heroes do
      Given untapped Grishnákh and untapped Gamling the Old are at the hero Goblin-gate
      And the player holds "Concealment"
      When the company enters the site
      And the player plays "Concealment" with Grishnákh
      Then it is illegal by core.events.hero-skill-not-from-orcs and core.events.no-orc-tap-for-hero
      And the attack is Orc (3 strikes at 6)

    @id:core-events-0209 @allow
    Scenario: Éowyn can
      Given untapped Éowyn and untapped Gamling the Old are at the hero Goblin-gate
      And the player holds "Concealment"
      When the company enters the site
      And the player plays "Concealment" with Éowyn
      Then it is legal
      And "Concealment" is in the discard pile
      And Éowyn is tapped
      And there is no attack

  @rule:core.events.no-orc-tap-for-hero
  Rule: Orcs do not tap for what is a hero's

    Background:
      Given the emended rules
      And the player is a Fallen-wizard
      And untapped Lugdush and untapped Éomer are at the hero Goblin-gate
      And the company has entered the site
      And the player holds "Dagger of Westernesse"

    @id:core-events-0207 @forbid
    Scenario: Lugdush will not stoop for a dagger of the West
      When Lugdush plays "Dagger of Westernesse"
      Then it is illegal by core.events.no-orc-tap-for-hero

    @id:core-events-0208 @allow
    Scenario: Éomer will
      When Éomer plays "Dagger of Westernesse"
      Then it is legal
      And Éomer bears "Dagger of Westernesse"
      And Éomer and the site are tapped

  @rule:core.events.stage-permanent-in-organization
  Rule: Even where it stands in words only, it has its phase

    @id:core-events-0601 @forbid
    Scenario: Nobody is enthralled at a site
      Given the emended rules
      And the player is a Fallen-wizard
      And untapped Beregond is at Isengard
      And the player holds "Thrall of the Voice"
      When the player plays "Thrall of the Voice"
      Then it is illegal by core.events.stage-permanent-in-organization

  @rule:core.events.hero-permanent-not-with-orcs
  Rule: What is over tonight may help an Orc, too

    @id:core-events-0602 @allow
    Scenario: Éowyn leads them all in stealth
      Given the emended rules
      And the player is a Fallen-wizard
      And it is the organization phase
      And untapped Éowyn and untapped Lugdush are at Isengard
      And the player holds "Stealth"
      When it is asked whether the player may play "Stealth" with Éowyn on the company
      Then it is legal

  @rule:core.events.hero-skill-not-from-orcs
  Rule: What a card asks for may stand there in words only

    @id:core-events-0603 @forbid
    Scenario: Whether Lugdush can ask for help is not modelled
      Given the emended rules
      And the player is a Fallen-wizard
      And it is the organization phase
      And untapped Lugdush and untapped Beregond are at Isengard
      And the player holds "Hour of Need"
      When the player plays "Hour of Need" with Lugdush
      Then it is unsupported

  @rule:core.events.no-orc-tap-for-hero
  Rule: For what is their own they do

    @id:core-events-0604 @allow
    Scenario: A blade with teeth
      Given the emended rules
      And the player is a Fallen-wizard
      And untapped Lugdush and untapped Gorbag are at the minion Goblin-gate
      And the company has entered the site
      And the player holds "Saw-toothed Blade"
      When Lugdush plays "Saw-toothed Blade"
      Then it is legal
      And Lugdush bears "Saw-toothed Blade"
      And Lugdush and the site are tapped

  @rule:core.events.allowance-missed-returns
  Rule: What the site allows needs no leave of an event

    @id:core-events-0606 @compute
    Scenario: The hoard has not been touched yet
      Given the emended rules
      And untapped Glóin is at Caves of Ûlund
      And the company has entered the site
      And the player holds "Bounty of the Hoard" and "Habergeon of Silver"
      When the player plays "Bounty of the Hoard"
      And Glóin plays "Habergeon of Silver"
      Then it is legal
      And "Bounty of the Hoard" is in hand
      And Glóin bears "Habergeon of Silver"
      And Glóin and the site are tapped
      And the player has 2 item points

  @rule:core.events.stage-permanent-in-organization
  Rule: To say where it is played is not to say when

    Background:
      Given the emended rules
      And the player is a Fallen-wizard
      And untapped Faramir is at the hero Amon Hen
      And the player holds "Hidden Haven"

    @id:core-events-0607 @allow
    Scenario: They look for a place to hide as plans are made
      Given it is the organization phase
      Then the player may play "Hidden Haven" on Amon Hen

    @id:core-events-0608 @forbid
    Scenario: They do not look for one on the spot
      Given the company has entered the site
      When it is asked whether the player may play "Hidden Haven" on Amon Hen
      Then it is illegal by core.events.stage-permanent-in-organization
