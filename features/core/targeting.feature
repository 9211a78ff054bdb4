Feature: Targeting

  At what an action may be aimed, when its targets are chosen, and what happens when one is lost.

  @rule:core.targeting.chosen-at-declaration
  Rule: Whoever tells of marvels says at once what they are to drive away

    Background:
      Given the emended rules
      And it is the organization phase
      And untapped Annalena and untapped Boromir II are at Rivendell
      And the opponent has "Lure of the Senses" in play on Boromir II
      And the opponent has "Despair of the Heart" in play on Annalena
      And the player holds "Marvels Told"

    @id:core-targeting-0001 @forbid
    Scenario: We shall see when the tale is told
      When it is asked whether the player may play "Marvels Told" with Annalena
      Then it is illegal by core.targeting.chosen-at-declaration

    @id:core-targeting-0002 @allow
    Scenario: It is the songs in the hall that have to go
      When the player plays "Marvels Told" with Annalena on "Lure of the Senses"
      And the player passes and rolls 4 and 5 for the corruption check
      Then it is legal
      And "Lure of the Senses" and "Marvels Told" are in the discard pile
      And Annalena is tapped

  @rule:core.targeting.lost-target-negates
  Rule: Boromir is called home, and takes his despair along

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Elrond and untapped Boromir II are at Rivendell
      And the opponent has "Despair of the Heart" in play on Boromir II
      And the opponent holds "Call of Home"
      And the player holds "Marvels Told"

    @id:core-targeting-0003 @order
    Scenario: Elrond has tapped for a tale that nobody hears
      When the player plays "Marvels Told" with Elrond on "Despair of the Heart"
      And the opponent plays "Call of Home" on Boromir II and rolls 1 and 2 for the card text
      Then Boromir II is in hand
      And "Despair of the Heart", "Call of Home" and "Marvels Told" are in the discard pile
      And Elrond is tapped
      And the player has 3 character points

    @id:core-targeting-0004 @compute
    Scenario: If nobody calls, he listens, and Elrond is tempted
      When the player plays "Marvels Told" with Elrond on "Despair of the Heart"
      And the opponent passes
      And the player passes and rolls 1 and 2 for the corruption check
      Then "Despair of the Heart" and "Marvels Told" are in the discard pile
      And Elrond is tapped

  @rule:core.targeting.lasts-with-effect
  Rule: The Houses of Healing stand as long as their city

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Éowyn is at Edoras
      And the player has "Houses of Healing" in play on Edoras

    @id:core-targeting-0005 @compute
    Scenario: Everybody has left Edoras
      Given Éowyn's company is moving to Dunharrow by Rohan
      When the player passes
      Then Edoras is in the location deck
      And "Houses of Healing" is in the discard pile
      And Éowyn's company is at Dunharrow

    @id:core-targeting-0006 @compute
    Scenario: Éomer has stayed to look after the wounded
      Given untapped Éomer is at Edoras
      And Éowyn's company is moving to Dunharrow by Rohan
      When the player chooses Éowyn's company to go next
      And the player passes
      And the player passes
      Then "Houses of Healing" is in play
      And Éowyn's company is at Dunharrow

  @rule:core.targeting.only-cards-in-play
  Rule: Nothing is done to those who are not there

    @id:core-targeting-0007 @forbid
    Scenario: Sam has not come yet
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Rivendell
      And the player holds "Sam Gamgee"
      And the opponent holds "Lure of the Senses"
      When the opponent plays "Lure of the Senses" on "Sam Gamgee"
      Then it is illegal by core.targeting.only-cards-in-play

    @id:core-targeting-0008 @allow
    Scenario: Sam is there, and hears the songs in the hall
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar and untapped Sam Gamgee are at Rivendell
      And the opponent holds "Lure of the Senses"
      When the opponent plays "Lure of the Senses" on Sam Gamgee
      Then it is legal
      And "Lure of the Senses" is in play
      And the corruption points of Sam Gamgee are 2

    @id:core-targeting-0009 @forbid
    Scenario: A cloak that was thrown away is not worn twice
      Given the emended rules
      And it is the organization phase
      And untapped Annalena and untapped Beretar are at Rivendell
      And the player's discard pile holds "Elven Cloak"
      And the player holds "Wielded Twice"
      When the player plays "Wielded Twice" with Annalena on "Elven Cloak"
      Then it is illegal by core.targeting.only-cards-in-play

    @id:core-targeting-0010 @allow
    Scenario: A cloak that somebody wears may well be
      Given the emended rules
      And it is the organization phase
      And untapped Annalena is at Rivendell
      And Annalena bears "Elven Cloak"
      And "Elven Cloak" is tapped
      And the player holds "Wielded Twice"
      When the player plays "Wielded Twice" with Annalena on "Elven Cloak" and rolls 1 and 1 for the corruption check
      Then it is legal
      And "Elven Cloak" is untapped
      And Annalena is tapped
      And "Wielded Twice" is in the discard pile

    @id:core-targeting-0011 @forbid
    Scenario: Nobody wakes what sleeps at a place to which nobody goes
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Rivendell
      And the player's location deck holds "Weathertop"
      And the opponent holds "Arouse Denizens"
      When the opponent plays "Arouse Denizens" on Weathertop
      Then it is illegal by core.targeting.only-cards-in-play

  @rule:core.targeting.not-before-resolution
  Rule: What is only being said cannot be taken back

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Annalena and untapped Boromir II are at Rivendell
      And the player holds "Marvels Told" and "Gates of Morning"
      And the opponent holds "Lure of the Senses" and "Twilight"

    @id:core-targeting-0012 @forbid
    Scenario: The songs have not begun, and cannot be silenced
      When the opponent plays "Lure of the Senses" on Boromir II
      And it is asked whether the player may play "Marvels Told" with Annalena on "Lure of the Senses"
      Then it is illegal by core.targeting.not-before-resolution
      And "Lure of the Senses" is being played

    @id:core-targeting-0013 @allow
    Scenario: Now that they have begun they can
      When the opponent plays "Lure of the Senses" on Boromir II
      And the player passes
      And the player plays "Marvels Told" with Annalena on "Lure of the Senses"
      And the player passes
      And the player passes and rolls 4 and 5 for the corruption check
      Then it is legal
      And "Lure of the Senses" and "Marvels Told" are in the discard pile
      And Annalena is tapped

    @id:core-targeting-0014 @allow
    Scenario: Twilight speaks of a morning that is still to come
      When the player plays "Gates of Morning"
      And the opponent plays "Twilight" on "Gates of Morning" for its second effect
      Then it is legal
      And "Gates of Morning" and "Twilight" are in the discard pile

  @rule:core.targeting.declared-rolls
  Rule: Friends may help with dice that lie on the table already

    Background:
      Given the emended rules

    @id:core-targeting-0015 @allow
    Scenario: Beretar's heart is weary, and Annalena is with him
      Given it is the movement/hazard phase
      And untapped Beretar and tapped Annalena are at Rivendell
      And Beretar bears "Glamdring"
      And the opponent has "Lure of the Senses" in play on Beretar
      And the player holds "A Friend or Three"
      And the opponent holds "Weariness of the Heart"
      When the opponent plays "Weariness of the Heart" on Beretar for its second effect
      And the player plays "A Friend or Three" on Beretar for its second effect and rolls 1 and 1 for the corruption check
      Then it is legal
      And "Weariness of the Heart" and "A Friend or Three" are in the discard pile
      And the corruption points of Beretar are 3

    @id:core-targeting-0016 @forbid
    Scenario: It is only his arm that is weary
      Given it is the movement/hazard phase
      And untapped Beretar and tapped Annalena are at Rivendell
      And the player holds "A Friend or Three"
      And the opponent holds "Weariness of the Heart"
      When the opponent plays "Weariness of the Heart" on Beretar
      And it is asked whether the player may play "A Friend or Three" on Beretar for its second effect
      Then it is illegal by the text of "A Friend or Three"
      And "Weariness of the Heart" is in the discard pile

    @id:core-targeting-0017 @allow
    Scenario: Aragorn lets his sword speak before the Rangers have answered
      Given untapped Aragorn II is at Bree
      And the company has entered the site
      And the player holds "Rangers of the North" and "Muster"
      When Aragorn II influences "Rangers of the North"
      And the player plays "Muster" on Aragorn II and rolls 1 and 1 for the influence check
      Then it is legal
      And "Rangers of the North" is in the marshalling-point pile
      And "Muster" is in the discard pile
      And Aragorn II and the site are tapped
      And the player has 3 faction points

  @rule:core.targeting.marshalling-pile-resources
  Rule: An army that has been won can be lost

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Elrond and untapped Aragorn II are at Rivendell
      And the player's marshalling-point pile holds "Rangers of the North"
      And the opponent holds "Muster Disperses"

    @id:core-targeting-0018 @allow
    Scenario: The Rangers are needed elsewhere
      When the opponent plays "Muster Disperses" on "Rangers of the North" and rolls 4 and 5 for the card text
      Then it is legal
      And "Rangers of the North" and "Muster Disperses" are in the discard pile
      And the player has 0 faction points

    @id:core-targeting-0019 @allow
    Scenario: They stay for once
      When the opponent plays "Muster Disperses" on "Rangers of the North" and rolls 5 and 5 for the card text
      Then it is legal
      And "Muster Disperses" is in the discard pile

  @rule:core.targeting.stored-cards
  Rule: What is in store is at nobody's hand

    Background:
      Given the emended rules
      And it is the organization phase
      And untapped Annalena and untapped Beretar are at Rivendell
      And Beretar bears "Shield of Iron-bound Ash"
      And "Shield of Iron-bound Ash" is tapped
      And the player holds "Wielded Twice"

    @id:core-targeting-0020 @forbid
    Scenario: The shield hangs in the hall
      When the player stores "Shield of Iron-bound Ash"
      And the player passes
      And the player passes and rolls 4 and 4 for the corruption check
      And the player plays "Wielded Twice" with Annalena on "Shield of Iron-bound Ash"
      Then it is illegal by core.targeting.stored-cards
      And "Shield of Iron-bound Ash" is in the marshalling-point pile

    @id:core-targeting-0021 @allow
    Scenario: The shield hangs on Beretar's arm
      When the player plays "Wielded Twice" with Annalena on "Shield of Iron-bound Ash"
      And the player passes and rolls 1 and 1 for the corruption check
      Then it is legal
      And "Shield of Iron-bound Ash" is untapped
      And Annalena is tapped
      And "Wielded Twice" is in the discard pile

  @rule:core.targeting.marshalling-pile-hazards
  Rule: The hunter who was slain troubles nobody any more

    Background:
      Given the emended rules
      And it is the organization phase
      And untapped Annalena and untapped Beretar are at Rivendell
      And the player holds "Marvels Told"

    @id:core-targeting-0022 @forbid
    Scenario: The others keep the head of their Dragon
      Given the opponent's marshalling-point pile holds the player's "Smaug Ahunt"
      When the player plays "Marvels Told" with Annalena on "Smaug Ahunt"
      Then it is illegal by core.targeting.marshalling-pile-hazards

    @id:core-targeting-0023 @allow
    Scenario: While he is on the hunt he can be talked out of it
      Given the opponent has "Smaug Ahunt" in play
      When the player plays "Marvels Told" with Annalena on "Smaug Ahunt"
      And the player passes and rolls 4 and 4 for the corruption check
      Then it is legal
      And "Smaug Ahunt" and "Marvels Told" are in the discard pile
      And Annalena is tapped

  @rule:core.targeting.face-down-cards
  Rule: Nobody builds in a place that is not revealed

    Background:
      Given the emended rules
      And it is the organization phase
      And untapped Éowyn is at Edoras
      And the company is moving to Minas Tirith
      And the player holds "Houses of Healing"

    @id:core-targeting-0024 @forbid
    Scenario: The card that lies face-down might be any
      When the player plays "Houses of Healing" on Minas Tirith
      Then it is illegal by core.targeting.face-down-cards

    @id:core-targeting-0025 @allow
    Scenario: Edoras is there for all to see
      When the player plays "Houses of Healing" on Edoras
      Then it is legal
      And "Houses of Healing" is in play
      And "Houses of Healing" lies on Edoras

  @rule:core.targeting.automatic-attacks-by-hazards
  Rule: What sleeps at a site can be roused before anybody comes

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Rivendell
      And the company is moving to Weathertop by Starter Movement

    @id:core-targeting-0026 @allow
    Scenario: The Wolves of Weathertop have smelled him
      Given the opponent holds "Arouse Denizens"
      When the opponent plays "Arouse Denizens" on Weathertop
      Then it is legal
      When the player passes
      And the company enters the site
      Then the attack is Wolf (2 strikes at 9)
      And "Arouse Denizens" is in the discard pile
      And Weathertop is in play
      And Rivendell is in the location deck

  @rule:core.targeting.automatic-attacks-by-resources
  Rule: Who speaks of automatic-attacks need not wait for one

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Isengard
      And the player has "Gates of Morning" in play
      And the player holds "Not at Home"

    @id:core-targeting-0027 @allow
    Scenario: Most of the Wolves of Isengard are out
      When the player plays "Not at Home" on Isengard for its second effect
      Then it is legal
      When the player passes
      And the company enters the site
      Then the attack is Wolf (1 strike at 7)
      And "Not at Home" is in the discard pile

  @rule:core.targeting.attacks-by-resources-in-combat
  Rule: Who speaks of attacks has to wait for one

    Background:
      Given the emended rules
      And the player holds "Dark Quarrels"

    @id:core-targeting-0028 @forbid
    Scenario: The Orcs of Moria do not quarrel over somebody who is not there yet
      Given it is the movement/hazard phase
      And untapped Beretar is at Lórien
      And the company is moving to Moria by Starter Movement
      When the player plays "Dark Quarrels" on Moria
      Then it is illegal by core.targeting.attacks-by-resources-in-combat

    @id:core-targeting-0029 @allow
    Scenario: They do when he is there
      Given untapped Beretar is at Moria
      When the company enters the site
      And the player plays "Dark Quarrels"
      Then it is legal
      And there is no attack
      And "Dark Quarrels" is in the discard pile

  @rule:core.targeting.opponents-cards
  Rule: One's own help is for one's own people

    Background:
      Given the emended rules
      And it is the organization phase
      And the player holds "Halfling Strength"

    @id:core-targeting-0030 @forbid
    Scenario: The other player's Frodo has to see for himself
      Given untapped Beretar is at Bree
      And the opponent's tapped Frodo is at Rivendell
      When the player plays "Halfling Strength" on the opponent's Frodo
      Then it is illegal by core.targeting.opponents-cards

    @id:core-targeting-0031 @allow
    Scenario: One's own Frodo gets up again
      Given untapped Beretar is at Bree
      And tapped Frodo is at Rivendell
      When the player plays "Halfling Strength" on Frodo
      Then it is legal
      And Frodo is untapped
      And "Halfling Strength" is in the discard pile

  @rule:core.targeting.opponents-cards-in-play
  Rule: The morning is the same for everybody

    Background:
      Given the emended rules
      And untapped Beretar is at Moria
      And the player holds "Dark Quarrels"

    @id:core-targeting-0032 @allow
    Scenario: The other player has opened its gates
      Given the opponent has "Gates of Morning" in play
      When the company enters the site
      And the player plays "Dark Quarrels" for its second effect
      Then it is legal
      And the attack is Orc (2 strikes at 7)
      And "Dark Quarrels" is in the discard pile

    @id:core-targeting-0033 @forbid
    Scenario: Nobody has
      When the company enters the site
      And it is asked whether the player may play "Dark Quarrels" for its second effect
      Then it is illegal by the text of "Dark Quarrels"
      And the attack is Orc (4 strikes at 7)

  @rule:core.targeting.cross-alignment-events
  Rule: The events of heroes do not reach the places of minions

    Background:
      Given the emended rules
      And it is the organization phase
      And the player holds "Houses of Healing"

    @id:core-targeting-0034 @forbid
    Scenario: Nobody heals in the Edoras of the servants
      Given untapped Éowyn is at Dunharrow
      And the opponent is a Ringwraith
      And the opponent's untapped Jerrek is at Edoras
      When the player plays "Houses of Healing" on the opponent's Edoras
      Then it is illegal by core.targeting.cross-alignment-events

    @id:core-targeting-0035 @allow
    Scenario: In the Edoras of the Riders they may
      Given untapped Éowyn is at Edoras
      And the opponent is a Ringwraith
      And the opponent's untapped Jerrek is at Dunharrow
      When the player plays "Houses of Healing" on Edoras
      Then it is legal
      And "Houses of Healing" is in play
      And "Houses of Healing" lies on Edoras

  @rule:core.targeting.regions-in-play
  Rule: The star shines where somebody sees it

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Legolas is at Rivendell
      And Legolas's company is moving to Bree by Rhudaur and Arthedain
      And the player has "Gates of Morning" in play
      And the player holds "The Evenstar"

    @id:core-targeting-0036 @allow
    Scenario: It is a comfort in Arthedain
      When the player plays "The Evenstar" with Legolas on Arthedain for its fourth effect
      Then it is legal
      And the site path of Legolas's company is Rhudaur (Wilderness) and Arthedain (Border-land)
      And "The Evenstar" is in the discard pile

    @id:core-targeting-0037 @forbid
    Scenario: In Forochel there is nobody to look up
      When the player plays "The Evenstar" with Legolas on Forochel for its fourth effect
      Then it is illegal by core.targeting.regions-in-play

    @id:core-targeting-0038 @allow
    Scenario: Others lodge at Moria, and look up in Redhorn Gate
      Given untapped Beretar is at Moria
      When the player plays "The Evenstar" with Legolas on Redhorn Gate for its fourth effect
      Then it is legal
      And "The Evenstar" is in the discard pile

  @rule:core.targeting.regions-in-play
  Rule: A star does not give away where somebody means to go

    Background:
      Given the emended rules
      And it is the organization phase
      And untapped Legolas is at Rivendell
      And the company is moving to Weathertop
      And the player has "Gates of Morning" in play
      And the player holds "The Evenstar"

    @id:core-targeting-0039 @forbid
    Scenario: While the new site lies face-down, so does its region
      When the player plays "The Evenstar" with Legolas on Arthedain for its fourth effect
      Then it is illegal by core.targeting.regions-in-play

    @id:core-targeting-0040 @allow
    Scenario: Where he is, he may look up
      When the player plays "The Evenstar" with Legolas on Rhudaur for its fourth effect
      Then it is legal
      And "The Evenstar" is in the discard pile

  @rule:core.targeting.declared-rolls
  Rule: It has to be the very roll that somebody means to help

    @id:core-targeting-0041 @forbid
    Scenario: No trumpets sound for one Ent
      Given the emended rules
      And it is turn 3 of the game
      And Imrahil is at Edoras
      And the company has entered the site
      And the opponent's Théoden is at Edoras
      And the opponent's Théoden bears "Quickbeam"
      And the player holds "Muster" and "A Friend or Three"
      When Imrahil seeks to influence away the opponent's "Quickbeam"
      Then the player may not play "Muster" on Imrahil by the text of "Muster"
      And Imrahil is tapped

    @id:core-targeting-0042 @forbid
    Scenario: Boromir hears whether he is called home, and convinces nobody
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Annalena and untapped Boromir II are at Rivendell
      And Annalena bears "Miruvor"
      And the player holds "A Friend or Three"
      And the opponent holds "Call of Home"
      When the opponent plays "Call of Home" on Boromir II
      Then the player may not play "A Friend or Three" on Boromir II by the text of "A Friend or Three"
      And "Call of Home" is being played

    @id:core-targeting-0046 @forbid
    Scenario: Nor does it take eloquence to long for the open air
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Annalena and untapped Boromir II are at Rivendell
      And Annalena bears "Miruvor"
      And the player holds "A Friend or Three"
      And the opponent holds "Lure of the Senses"
      When the opponent plays "Lure of the Senses" on Boromir II
      Then the player may not play "A Friend or Three" on Boromir II by the text of "A Friend or Three"
      And "Lure of the Senses" is being played

    @id:core-targeting-0043 @allow
    Scenario: Gandalf raises his voice at nobody in particular, and has friends
      Given the emended rules
      And it is the organization phase
      And untapped Gandalf and untapped Glóin are at Rivendell
      And Gandalf bears "Glamdring"
      And the player holds "Wizard’s Voice" and "A Friend or Three"
      When the player plays "Wizard’s Voice" with Gandalf
      And the player plays "A Friend or Three" on Gandalf for its second effect and rolls 3 and 3 for the corruption check
      Then it is legal
      And the corruption check of Gandalf was 6
      And "Wizard’s Voice" and "A Friend or Three" are in the discard pile
      And the direct influence of Gandalf is 16

  @rule:core.targeting.automatic-attacks-by-hazards
  Rule: It has to be an attack of the kind that the hazard speaks of

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin and untapped Balin are at The Lonely Mountain

    @id:core-targeting-0044 @allow
    Scenario: Smaug's temper is known before anybody goes in
      Given the opponent holds "Passion of Wrath"
      Then the opponent may play "Passion of Wrath" on The Lonely Mountain

    @id:core-targeting-0045 @forbid
    Scenario: His terror goes before him only where he flies
      Given the opponent holds "Dragon’s Terror"
      Then the opponent may not play "Dragon’s Terror" on The Lonely Mountain by core.targeting.attacks-by-resources-in-combat

  # Fallen-wizards

  @rule:core.targeting.fw-orcs-and-trolls
  Rule: What is meant for heroes is not meant for Orcs

    Background:
      Given the emended rules
      And the player is a Fallen-wizard
      And the player holds "Dodge"

    @id:core-targeting-0101 @forbid
    Scenario: Uglúk cannot dodge as heroes do
      Given untapped Uglúk is at the hero The Lonely Mountain
      And the player holds "Bold Thrust"
      When the company enters the site
      And Uglúk faces the strike
      Then the player may not play "Dodge" on Uglúk by core.targeting.fw-orcs-and-trolls
      And the attack is Dragon (1 strike at 14)

    @id:core-targeting-0102 @allow
    Scenario: Éomer can
      Given untapped Éomer is at the hero The Lonely Mountain
      When the company enters the site
      And Éomer faces the strike
      And the player plays "Dodge" on Éomer and rolls 6 and 6 for the strike of Éomer
      Then it is legal
      And "Dodge" is in the discard pile

  @rule:core.targeting.fw-orcs-and-trolls
  Rule: It is Fallen-wizards who keep what is meant for heroes from their Orcs

    Background:
      Given the emended rules
      And it is the organization phase
      And tapped Gorbag is at Moria
      And Gorbag bears "Waybread"

    @id:core-targeting-0109 @forbid
    Scenario: A Fallen-wizard's Gorbag finds no strength in bread
      Given the player is a Fallen-wizard
      Then the player may not use "Waybread" on Gorbag by core.targeting.fw-orcs-and-trolls

    @id:core-targeting-0110 @allow
    Scenario: A Ringwraith's Gorbag eats what there is
      Given the player is a Ringwraith
      Then the player may use "Waybread" on Gorbag

  @rule:core.targeting.fw-automatic-attacks
  Rule: What lurks at a site is no one side's

    @id:core-targeting-0103 @allow
    Scenario: Most of the Wolves are out, whoever's Isengard that is
      Given the emended rules
      And the player is a Fallen-wizard
      And it is the movement/hazard phase
      And untapped Beregond is at the minion Isengard
      And the player has "Gates of Morning" in play
      And the player holds "Not at Home"
      When the player plays "Not at Home" on Isengard for its second effect
      Then it is legal
      And "Not at Home" is in the discard pile

    @id:core-targeting-0104 @forbid
    Scenario: A Ringwraith's Isengard is out of a hero's reach
      Given the emended rules
      And the player is a Ringwraith
      And it is the movement/hazard phase
      And untapped Layos is at the minion Isengard
      And the player has "Gates of Morning" in play
      And the player holds "Not at Home"
      When the player plays "Not at Home" on Isengard for its second effect
      Then it is illegal by core.targeting.cross-alignment-events

  @rule:core.targeting.fw-spells-and-magic
  Rule: Magic asks nobody's side

    @id:core-targeting-0105 @allow
    Scenario: Weathertop darkens
      Given the emended rules
      And the player is a Fallen-wizard
      And it is the movement/hazard phase
      And untapped Ciryaher is at the minion Bree
      And the company is moving to the hero Weathertop
      And the player holds "Deeper Shadow"
      When the player plays "Deeper Shadow" with Ciryaher on Weathertop and rolls 6 and 5 for the corruption check of Ciryaher
      Then it is legal
      And "Deeper Shadow" is in the discard pile

    @id:core-targeting-0106 @forbid
    Scenario: It is beyond a servant of the Eye
      Given the emended rules
      And the player is a Ringwraith
      And it is the movement/hazard phase
      And untapped Ciryaher is at the minion Bree
      And the company is moving to the hero Weathertop
      And the player holds "Deeper Shadow"
      When the player plays "Deeper Shadow" with Ciryaher on Weathertop
      Then it is illegal by core.targeting.cross-alignment-events

    @id:core-targeting-0107 @forbid
    Scenario: Tribute is no magic
      Given the emended rules
      And the player is a Fallen-wizard
      And it is the organization phase
      And untapped Ciryaher is at the minion Bree
      And the player's marshalling-point pile holds "Rangers of the North"
      And the player holds "Tribute Garnered"
      When the player plays "Tribute Garnered" on "Rangers of the North"
      Then it is illegal by core.targeting.cross-alignment-events

    @id:core-targeting-0108 @allow
    Scenario: From the Orcs it is due
      Given the emended rules
      And the player is a Fallen-wizard
      And it is the organization phase
      And untapped Ciryaher is at the minion Bree
      And the player's marshalling-point pile holds "Orcs of Moria"
      And the player holds "Tribute Garnered"
      When the player plays "Tribute Garnered" on "Orcs of Moria"
      Then it is legal
      And "Tribute Garnered" is in play
      And "Tribute Garnered" lies on "Orcs of Moria"
      And the player has 1 miscellaneous point
