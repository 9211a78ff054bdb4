Feature: What words mean

  A word that everybody uses ought to mean the same to everybody.

  @rule:core.glossary.home-site
  Rule: Home is where the card says

    Background:
      Given the emended rules
      And it is the organization phase

    @id:core-glossary-0001 @allow
    Scenario: Éowyn comes from Edoras
      Given the player's location deck holds "Edoras"
      When the player organizes
      And the player plays Éowyn at Edoras
      Then it is legal
      And Éowyn forms a company
      And Edoras is in play

    @id:core-glossary-0002 @forbid
    Scenario: She is a stranger at Bree
      Given the player's location deck holds "Bree"
      When the player organizes
      And the player plays Éowyn at Bree
      Then it is illegal by core.organization.character-play-sites

    @id:core-glossary-0003 @allow
    Scenario: The Orcs of the vale are at home anywhere in it
      Given the player is a Ringwraith
      And the player's location deck holds "Cirith Ungol"
      When the player organizes
      And the player plays Lagduf at Cirith Ungol
      Then it is legal
      And Lagduf forms a company
      And Cirith Ungol is in play
      And the player has 1 character point

    @id:core-glossary-0004 @forbid
    Scenario: Across the mountains they are not
      Given the player is a Ringwraith
      And the player's location deck holds "Barad-dûr"
      When the player organizes
      And the player plays Lagduf at Barad-dûr
      Then it is illegal by core.organization.character-play-sites

    @id:core-glossary-0005 @allow
    Scenario: For some, any hole will do that is dark enough
      Given the player is a Ringwraith
      And the player's location deck holds "Barad-dûr"
      When the player organizes
      And the player plays "Ill-favoured Fellow" at Barad-dûr
      Then it is legal
      And "Ill-favoured Fellow" forms a company
      And Barad-dûr is in play
      And the player has 1 character point

  @rule:core.glossary.overt-company
  Rule: Some cannot hide what they are

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is the site phase

    @id:core-glossary-0006 @compute
    Scenario: A Man among Men is asked his name
      Given untapped Layos is at Lossadan Camp
      When the company enters the site
      And Layos faces the strike untapped and rolls 1 and 1
      Then Layos is tapped

    @id:core-glossary-0007 @compute
    Scenario: An Orc is not asked
      Given untapped Lagduf is at Lossadan Camp
      When the company enters the site
      And Lagduf faces the strike untapped and rolls 1 and 1, then 1 and 1 for the body check
      Then Lagduf is wounded

    @id:core-glossary-0008 @compute
    Scenario: A Half-orc passes among Men
      Given untapped "Ill-favoured Fellow" is at Lossadan Camp
      When the company enters the site
      And "Ill-favoured Fellow" faces the strike and rolls 1 and 1
      Then "Ill-favoured Fellow" is tapped

    @id:core-glossary-0009 @compute
    Scenario: With a Man he passes, too
      Given untapped "Ill-favoured Fellow" and untapped Layos are at Lossadan Camp
      When the company enters the site
      And Layos faces the strike untapped and rolls 1 and 1
      And "Ill-favoured Fellow" faces the strike and rolls 1 and 1
      Then Layos and "Ill-favoured Fellow" are tapped

    @id:core-glossary-0010 @compute
    Scenario: With a Dwarf he does not, by one reading
      Given reading a of q.core.half-orcs-in-disguise
      And untapped "Ill-favoured Fellow" and untapped Gulla are at Lossadan Camp
      When the company enters the site
      And Gulla faces the strike untapped and rolls 1 and 1, then 1 and 1 for the body check
      And "Ill-favoured Fellow" faces the strike and rolls 6 and 6
      Then Gulla is wounded
      And "Ill-favoured Fellow" is tapped

    @id:core-glossary-0811 @compute
    Scenario: With a Dwarf he passes as well, by the other
      Given reading b of q.core.half-orcs-in-disguise
      And untapped "Ill-favoured Fellow" and untapped Gulla are at Lossadan Camp
      When the company enters the site
      And Gulla faces the strike untapped and rolls 1 and 1
      And "Ill-favoured Fellow" faces the strike and rolls 6 and 6
      Then Gulla is tapped
      And "Ill-favoured Fellow" is tapped

    @id:core-glossary-0011 @compute
    Scenario: The Fell Rider has no use for disguise
      Given untapped Dwar the Ringwraith is at Dol Amroth
      And the player has "Fell Rider" in play on Dwar the Ringwraith
      When the company enters the site
      And Dwar the Ringwraith faces the strike and rolls 6 and 6
      Then the attack is Dúnadan (3 strikes at 10)
      And Dwar the Ringwraith is tapped

    @id:core-glossary-0012 @compute
    Scenario: A Ringwraith as he is comes like a Man
      Given untapped Dwar the Ringwraith is at Dol Amroth
      When the company enters the site
      And Dwar the Ringwraith faces the strike and rolls 6 and 6
      Then there is no attack
      And Dwar the Ringwraith is tapped

  @rule:core.glossary.unique-in-play
  Rule: Who is dead does not come again under another player

    Background:
      Given the emended rules
      And it is the organization phase
      And untapped Glóin is at Rivendell

    @id:core-glossary-0101 @forbid
    Scenario: The opponent's Gimli has fallen
      Given the opponent's Gimli was eliminated
      And the player holds the player's "Gimli"
      When the player organizes
      And the player plays the player's Gimli into Glóin's company
      Then it is illegal by core.glossary.unique-in-play

    @id:core-glossary-0102 @allow
    Scenario: The opponent's Gimli has gone home
      Given the opponent's discard pile holds the opponent's "Gimli"
      And the player holds the player's "Gimli"
      When the player organizes
      And the player plays the player's Gimli into Glóin's company
      Then it is legal
      And the player's Gimli is in play
      And the player has 4 character points

  @rule:core.glossary.unique-in-play
  Rule: A beast that was slain is slain for both

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Moria
      And the opponent holds the opponent's "Rogrog"

    @id:core-glossary-0104 @forbid
    Scenario: His head lies among the kills of the other player
      Given the opponent's marshalling-point pile holds the player's "Rogrog"
      When the opponent plays the creature the opponent's "Rogrog" on the company keyed to a Shadow-hold
      Then it is illegal by core.glossary.unique-in-play

    @id:core-glossary-0105 @allow
    Scenario: He was driven off, and comes again
      Given the player's discard pile holds the player's "Rogrog"
      When the opponent plays the creature the opponent's "Rogrog" on the company keyed to a Shadow-hold
      Then it is legal
      And the opponent's "Rogrog" is in play

    @id:core-glossary-0106 @allow
    Scenario: Of common Orcs there are more
      Given the player's marshalling-point pile holds the player's "Orc-guard"
      And the opponent holds the opponent's "Orc-guard"
      When the opponent plays the creature the opponent's "Orc-guard" on the company keyed to a Shadow-hold
      Then it is legal
      And the opponent's "Orc-guard" is in play

  @rule:core.glossary.marshalling-point-pile
  Rule: A people that was won over has been won over

    Background:
      Given the emended rules
      And untapped Glóin is at Bree
      And the company has entered the site
      And the player holds the player's "Rangers of the North"

    @id:core-glossary-0107 @forbid @uses:core.turn.one-copy-for-both
    Scenario: The Rangers ride with the opponent
      Given the opponent's marshalling-point pile holds the opponent's "Rangers of the North"
      When Glóin influences the player's "Rangers of the North"
      Then it is illegal by core.turn.one-copy-for-both

    @id:core-glossary-0108 @allow
    Scenario: They have left the opponent
      Given the opponent's discard pile holds the opponent's "Rangers of the North"
      When Glóin influences the player's "Rangers of the North" and rolls 6 and 6
      Then it is legal
      And Glóin and the site are tapped
      And the player's "Rangers of the North" is in the marshalling-point pile
      And the player has 3 faction points

  @rule:core.glossary.store
  Rule: What is locked away is there still

    Background:
      Given the emended rules
      And untapped Glóin is at The Lonely Mountain
      And the company has entered the site
      And the player holds the player's "Glamdring"

    @id:core-glossary-0109 @forbid @uses:core.turn.one-copy-for-both
    Scenario: Glamdring hangs on a wall of Rivendell
      Given the opponent's marshalling-point pile holds the opponent's "Glamdring"
      When Glóin plays the player's "Glamdring"
      Then it is illegal by core.turn.one-copy-for-both

    @id:core-glossary-0110 @allow
    Scenario: It was lost again
      Given the opponent's discard pile holds the opponent's "Glamdring"
      When Glóin plays the player's "Glamdring"
      Then it is legal
      And Glóin bears the player's "Glamdring"
      And Glóin and the site are tapped
      And the player has 2 item points

  @rule:core.glossary.one-manifestation-in-play
  Rule: Under whatever name he goes, there is one of him

    Background:
      Given the emended rules
      And it is the organization phase

    @id:core-glossary-0111 @forbid @rule:core.glossary.manifestation
    Scenario: Strider is about already, and serves the other player
      Given untapped Glóin is at Rivendell
      And the opponent's untapped Strider is at Bree
      And the player holds "Aragorn II"
      When the player organizes
      And the player plays "Aragorn II" into Glóin's company
      Then it is illegal by core.glossary.one-manifestation-in-play

    @id:core-glossary-0112 @forbid @rule:core.glossary.manifestation
    Scenario: Aragorn does not go about as Strider any more
      Given untapped Glóin and untapped "Aragorn II" are at Rivendell
      And the player holds "Strider"
      When the player organizes
      And the player plays Strider into Glóin's company
      Then it is illegal by core.glossary.one-manifestation-in-play

    @id:core-glossary-0113 @allow
    Scenario: Strider is nowhere to be seen
      Given untapped Glóin is at Rivendell
      And the opponent holds "Strider"
      And the player holds "Aragorn II"
      When the player organizes
      And the player plays "Aragorn II" into Glóin's company
      Then it is legal
      And "Aragorn II" is in play
      And the player has 5 character points

    @id:core-glossary-0114 @allow
    Scenario: Of him who has fallen another tale may be told
      Given untapped Glóin is at Rivendell
      And the opponent's Strider was eliminated
      And the player holds "Aragorn II"
      When the player organizes
      And the player plays "Aragorn II" into Glóin's company
      Then it is legal
      And "Aragorn II" is in play
      And the player has 5 character points

    @id:core-glossary-0115 @forbid
    Scenario: The Troll of the Tower cannot be sent against his own master
      Given the player is a Ringwraith
      And it is the movement/hazard phase
      And untapped "Lieutenant of Morgul" is at Dol Guldur
      When the opponent plays the creature "Gothmog" on the company keyed to a Dark-hold
      Then it is illegal by core.glossary.one-manifestation-in-play

    @id:core-glossary-0116 @allow
    Scenario: Against another Lieutenant he goes
      Given the player is a Ringwraith
      And it is the movement/hazard phase
      And untapped "Lieutenant of Angmar" is at Barad-dûr
      When the opponent plays the creature "Gothmog" on the company keyed to a Dark-hold
      Then it is legal
      And "Gothmog" is in play

  @rule:core.glossary.manifestation-leaving-play
  Rule: Whoever leaves as another comes does not bar the way

    Background:
      Given the emended rules
      And it is the organization phase
      And the player is a Ringwraith
      And untapped Khamûl the Ringwraith is at Minas Morgul

    @id:core-glossary-0119 @allow @uses:core.organization.nazgul-manifestation-leaves
    Scenario: Angmar's king changes sides
      Given the opponent has "Witch-king of Angmar" in play
      When the player organizes
      And the player plays The Witch-king under Khamûl the Ringwraith
      Then it is legal
      And The Witch-king follows Khamûl the Ringwraith
      And "Witch-king of Angmar" is in the discard pile

    @id:core-glossary-0120 @forbid @uses:core.glossary.one-manifestation-in-play
    Scenario: The Troll stays where he is, and keeps the Lieutenant away
      Given the player's Lagduf is at Dol Guldur
      And Lagduf has taken the opponent's "Rogrog" as a trophy
      When the player organizes
      And the player plays "Lieutenant of Angmar" into Khamûl the Ringwraith's company
      Then it is illegal by core.glossary.one-manifestation-in-play

  @rule:core.glossary.home-site
  Rule: The hunter is at home in the wild, where nobody else lives

    Background:
      Given the emended rules
      And the player is the Fallen-wizard Alatar
      And it is the organization phase

    @id:core-glossary-0126 @allow
    Scenario: Weathertop is as wild as he likes it
      Given the player's location deck holds the hero "Weathertop"
      When the player organizes
      Then the player may play Alatar at Weathertop

    @id:core-glossary-0127 @forbid
    Scenario: The Lonely Mountain is Smaug's
      Given the player's location deck holds the hero "The Lonely Mountain"
      When the player organizes
      Then the player may not play Alatar at The Lonely Mountain by core.organization.avatar-play-sites

    @id:core-glossary-0128 @forbid
    Scenario: There is nothing wild about Bree
      Given the player's location deck holds the hero "Bree"
      When the player organizes
      Then the player may not play Alatar at Bree by core.organization.avatar-play-sites

  @rule:core.glossary.home-site
  Rule: Some are at home in all places of a kind, above or below

    Background:
      Given the emended rules
      And it is the organization phase
      And the player is a Ringwraith

    @id:core-glossary-0121 @forbid
    Scenario: Bûrat does not like it below
      Given the player's location deck holds "The Under-grottos"
      When the player organizes
      And the player plays Bûrat at The Under-grottos
      Then it is illegal by core.organization.character-play-sites

    @id:core-glossary-0122 @allow
    Scenario: Weathertop will do for him
      Given the player's location deck holds "Weathertop"
      When the player organizes
      And the player plays Bûrat at Weathertop
      Then it is legal
      And Bûrat forms a company
      And Weathertop is in play
      And the player has 1 character point

    @id:core-glossary-0123 @allow
    Scenario: The crook-legged like it below
      Given the player is the Balrog
      And the player's location deck holds "The Under-grottos"
      When the player organizes
      And the player plays Crook-legged Orc at The Under-grottos
      Then it is legal
      And Crook-legged Orc forms a company
      And The Under-grottos is in play

    @id:core-glossary-0124 @forbid
    Scenario: But not where the Dark Lord keeps house
      Given the player is the Balrog
      And the player's location deck holds "The Sulfur-deeps"
      When the player organizes
      And the player plays Crook-legged Orc at The Sulfur-deeps
      Then it is illegal by core.organization.character-play-sites

  @rule:core.glossary.home-site
  Rule: Every Haven is a home to Gandalf, whoever sits on the other side

    @id:core-glossary-0125 @allow
    Scenario: He comes to Lórien
      Given the emended rules
      And it is the organization phase
      And the opponent is a Ringwraith
      And the player's location deck holds "Lórien"
      When the player organizes
      And the player plays Gandalf at Lórien
      Then it is legal
      And Gandalf forms a company
      And Lórien is in play

  @rule:core.glossary.avatar-specific
  Rule: What is for one of them is for no other

    Background:
      Given the emended rules
      And it is the organization phase

    @id:core-glossary-0501 @forbid
    Scenario: Saruman keeps no squires of the hunt
      Given the player is the Fallen-wizard Saruman
      And untapped Faramir is at Isengard
      And the player holds "Squire of the Hunt"
      When the player plays "Squire of the Hunt" on Faramir
      Then it is illegal by core.glossary.avatar-specific

    @id:core-glossary-0502 @allow
    Scenario: Alatar does, and need not be there
      Given the player is the Fallen-wizard Alatar
      And untapped Faramir is at Isengard
      And the player holds "Squire of the Hunt"
      When the player plays "Squire of the Hunt" on Faramir
      Then it is legal
      And "Squire of the Hunt" lies on Faramir
      And the player has 2 stage points

    @id:core-glossary-0503 @forbid
    Scenario: No Ringwraith commands the crook-legged
      Given the player is a Ringwraith
      And the player's location deck holds "The Under-grottos"
      When the player organizes
      And the player plays Crook-legged Orc at The Under-grottos
      Then it is illegal by core.glossary.avatar-specific

  @rule:core.glossary.standard-modification
  Rule: Some are welcome for what they are, and some for whom the others know

    Background:
      Given the emended rules

    @id:core-glossary-0511 @compute
    Scenario Outline: <who> asks the Riders: <case>
      Given untapped <who> is at Edoras
      And the company has entered the site
      And the player holds "Riders of Rohan"
      When <who> influences "Riders of Rohan" and rolls <roll>
      Then "Riders of Rohan" is in the <pile> pile
      And <who> is tapped
      And the site is <site>
      And the player has <points> faction points

      Examples:
        | case    | who     | roll    | pile              | site     | points |
        | dunadan | Faramir | 4 and 4 | marshalling-point | tapped   | 3      |
        | elf     | Legolas | 3 and 4 | discard           | untapped | 0      |
        | enough  | Legolas | 4 and 4 | marshalling-point | tapped   | 3      |

    @id:core-glossary-0512 @compute
    Scenario Outline: Layos speaks to the Dunlendings: <case>
      Given the player is a Ringwraith
      And untapped Layos is at Dunnish Clan-hold
      And the company has entered the site
      And the opponent's <where> holds the hero "Hillmen"
      And the player holds the minion "Dunlendings"
      When Layos influences the minion "Dunlendings" and rolls 3 and 3
      Then the minion "Dunlendings" is in the <pile> pile
      And Layos is tapped
      And the site is <site>
      And the player has <points> faction points

      Examples:
        | case       | where                   | pile              | site     | points |
        | won-over   | marshalling-point pile  | marshalling-point | tapped   | 4      |
        | not-so-far | discard pile            | discard           | untapped | 0      |

    @id:core-glossary-0513 @compute
    Scenario: Or what the Hillmen do is nothing to them
      Given reading b of q.core.standard-modification-whose
      And the player is a Ringwraith
      And untapped Layos is at Dunnish Clan-hold
      And the company has entered the site
      And the opponent has the hero "Hillmen" in play
      And the player holds the minion "Dunlendings"
      When Layos influences the minion "Dunlendings" and rolls 3 and 3
      Then the minion "Dunlendings" is in the discard pile
      And Layos is tapped

    @id:core-glossary-0514 @compute
    Scenario Outline: The Balchoth look at those who came before them: <case>
      Given reading <reading> of q.core.standard-modification-whose
      And the player is a Ringwraith
      And untapped Layos is at Raider-hold
      And the company has entered the site
      And the player has the minion "Easterlings" in play
      And the player holds "Balchoth"
      When Layos influences "Balchoth" and rolls 3 and 2
      Then "Balchoth" is in the marshalling-point pile
      And Layos and the site are tapped
      And the player has 4 faction points

      Examples:
        | case            | reading |
        | either player's | a       |
        | one's own       | b       |

  @rule:core.glossary.one-ring-not-stored
  Rule: The One is put away nowhere

    Background:
      Given the emended rules
      And it is the organization phase
      And untapped Elrond is at Rivendell

    @id:core-glossary-0515 @forbid
    Scenario: Elrond has a vault, and it is no use
      Given Elrond bears the hero "The One Ring"
      When the player stores the hero "The One Ring"
      Then it is illegal by core.glossary.one-ring-not-stored

    @id:core-glossary-0516 @allow
    Scenario: A lesser ring may lie there
      Given Elrond bears "Magic Ring of Stealth"
      When the player stores "Magic Ring of Stealth" and rolls 6 and 6 for the corruption check
      Then it is legal
      And "Magic Ring of Stealth" is in the marshalling-point pile
      And the player has 3 item points

    @id:core-glossary-0517 @forbid
    Scenario: Nor does the Dark Tower keep it
      Given the player is a Ringwraith
      And the player's untapped Layos is at the minion Barad-dûr
      And Layos bears the minion "The One Ring"
      When the player stores the minion "The One Ring"
      Then it is illegal by core.glossary.one-ring-not-stored

  @rule:core.glossary.may-not-untap
  Rule: What has to lie is not set up

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And the player holds "Hundreds of Butterflies"

    @id:core-glossary-0518 @compute
    Scenario: Elrond has a sword to think of, and no eye for butterflies
      Given tapped Elrond is at Weathertop
      And Elrond bears "Reforging"
      And the company is moving to Rivendell by Starter Movement
      When the player plays "Hundreds of Butterflies" on Elrond
      Then it is legal
      And "Hundreds of Butterflies" is in the discard pile
      And Elrond is tapped
      And the hazard limit of the company is 3

    @id:core-glossary-0519 @compute
    Scenario: His mind is free, and he gets up
      Given tapped Elrond is at Weathertop
      And the company is moving to Rivendell by Starter Movement
      When the player plays "Hundreds of Butterflies" on Elrond
      Then it is legal
      And "Hundreds of Butterflies" is in the discard pile
      And Elrond is untapped
      And the hazard limit of the company is 3

    @id:core-glossary-0590 @forbid
    Scenario: The work is in hand, and there is no rest
      Given it is the untap phase
      And tapped Elrond is at Rivendell
      And Elrond bears "Reforging"
      When the player untaps Elrond
      Then it is illegal by the text of "Reforging"

    @id:core-glossary-0520 @allow
    Scenario: The work was handed in, and he may rest
      Given it is the untap phase
      And tapped Elrond is at Rivendell
      And the player's marshalling-point pile holds "Reforging"
      When the player untaps Elrond
      Then it is legal
      And Elrond is untapped

  @rule:core.glossary.your-ringwraith-for-balrog
  Rule: The Balrog is as good as a Ringwraith, to his own

    Background:
      Given the emended rules
      And it is the organization phase
      And the player is the Balrog
      And the opponent has "Doors of Night" in play
      And the player holds "Ancient Secrets"

    @id:core-glossary-0521 @allow
    Scenario: What a Ringwraith knows he knows as well
      Given untapped The Balrog is at Moria
      When the player plays "Ancient Secrets" with The Balrog on "Doors of Night"
      Then it is legal
      And The Balrog is tapped
      And "Doors of Night" and "Ancient Secrets" are in the discard pile

    @id:core-glossary-0523 @forbid
    Scenario: To hazards he is no Ringwraith, nor anything else that the claw takes hold of
      Given untapped The Balrog is at Moria
      And it is the movement/hazard phase
      And the opponent holds "Cruel Claw Perceived"
      When the opponent plays "Cruel Claw Perceived" on The Balrog
      Then it is illegal by the text of "Cruel Claw Perceived"

    @id:core-glossary-0522 @forbid
    Scenario: Azog does not
      Given untapped Azog is at Moria
      When the player plays "Ancient Secrets" with Azog on "Doors of Night"
      Then it is illegal by the text of "Ancient Secrets"

  @rule:core.glossary.off-to-the-side
  Rule: What is laid by is there all the same

    Background:
      Given the emended rules

    @id:core-glossary-0531 @forbid @uses:core.turn.one-copy-for-both
    Scenario: The opponent knows where Durin's ring is
      Given it is the organization phase
      And untapped Elrond and untapped Pippin are at Rivendell
      And Pippin bears "Beautiful Gold Ring"
      And the player holds "Test of Form" and the player's "Dwarven Ring of Durin’s Tribe"
      And the opponent has "Rumours of Rings" in play
      And the opponent's "Dwarven Ring of Durin’s Tribe" lies off to the side with "Rumours of Rings"
      When the player plays "Test of Form" with Elrond on "Beautiful Gold Ring" and rolls 5 and 5 for the ring test
      Then Pippin may not play the player's "Dwarven Ring of Durin’s Tribe" in the place of "Beautiful Gold Ring" by core.turn.one-copy-for-both
      And "Test of Form" and "Beautiful Gold Ring" are in the discard pile
      And the player has 0 item points

    @id:core-glossary-0532 @allow
    Scenario: The opponent has lost sight of it
      Given it is the organization phase
      And untapped Elrond and untapped Pippin are at Rivendell
      And Pippin bears "Beautiful Gold Ring"
      And the player holds "Test of Form" and the player's "Dwarven Ring of Durin’s Tribe"
      And the opponent has "Rumours of Rings" in play
      And the opponent's discard pile holds the opponent's "Dwarven Ring of Durin’s Tribe"
      When the player plays "Test of Form" with Elrond on "Beautiful Gold Ring" and rolls 5 and 5 for the ring test
      Then Pippin may play the player's "Dwarven Ring of Durin’s Tribe" in the place of "Beautiful Gold Ring"
      And "Test of Form" and "Beautiful Gold Ring" are in the discard pile
      And the player has 0 item points

    @id:core-glossary-0533 @compute
    Scenario: Frodo is a prisoner and counts against his player, and his ring does not
      Given wounded Frodo is held by the opponent's "Flies and Spiders" at Moria
      And "Magic Ring of Lore" lies off to the side with Frodo
      Then the player has 3 item points
      And the player has -2 character points

  @rule:core.glossary.off-to-the-side-untouchable
  Rule: One looks for the keeper, and not for what it keeps

    Background:
      Given the emended rules
      And it is the organization phase
      And untapped Elrond is at Rivendell
      And the opponent has "Summons from Long Sleep" in play
      And the opponent's "Cave-drake" lies off to the side with "Summons from Long Sleep"
      And the player holds "Marvels Told"

    @id:core-glossary-0534 @forbid
    Scenario: The drake sleeps out of reach
      When the player plays "Marvels Told" with Elrond on the opponent's "Cave-drake"
      Then it is illegal by core.glossary.off-to-the-side-untouchable

    @id:core-glossary-0535 @allow @rule:core.glossary.host-leaves-play
    Scenario: Without its summons it sleeps on
      When the player plays "Marvels Told" with Elrond on "Summons from Long Sleep" and rolls 6 and 6 for the corruption check
      Then it is legal
      And Elrond is tapped
      And "Summons from Long Sleep", "Cave-drake" and "Marvels Told" are in the discard pile

    @id:core-glossary-0536 @compute @rule:core.glossary.host-leaves-play
    Scenario: What befalls another card is nothing to it
      Given the opponent has "Minions Stir" in play
      When the player plays "Marvels Told" with Elrond on "Minions Stir" and rolls 6 and 6 for the corruption check
      Then it is legal
      And Elrond is tapped
      And "Minions Stir" and "Marvels Told" are in the discard pile

  @rule:core.glossary.replace
  Rule: Where one card comes another goes

    Background:
      Given the emended rules
      And the player is the Fallen-wizard Saruman
      And untapped Lagduf is at the hero Moria
      And the company has entered the site
      And the player's location deck holds the minion "Moria"
      And the player holds "Great Ruse"

    @id:core-glossary-0541 @compute @rule:core.glossary.replaced-site-keeps-orientation
    Scenario: Moria has been looted, whoever holds it
      Given the site is tapped
      When the player plays "Great Ruse" on the hero Moria
      Then it is legal
      And the minion Moria is in play
      And the minion Moria is tapped
      And the hero Moria is in the discard pile
      And the company is at the minion Moria
      And "Great Ruse" lies on the minion Moria
      And the player has 1 stage point
      And the player has 1 miscellaneous point

    @id:core-glossary-0542 @compute
    Scenario: Moria has not been looted yet
      When the player plays "Great Ruse" on the hero Moria
      Then it is legal
      And the minion Moria is in play
      And the minion Moria is untapped
      And the hero Moria is in the discard pile
      And the company is at the minion Moria
      And "Great Ruse" lies on the minion Moria
      And the player has 1 stage point
      And the player has 1 miscellaneous point

  @rule:core.glossary.unique-in-play
  Rule: What is gone altogether is missed by nobody

    @id:core-glossary-0543 @allow
    Scenario: There never was another Gimli
      Given the emended rules
      And it is the organization phase
      And untapped Glóin is at Rivendell
      And the opponent's "Gimli" was removed from the game
      And the player holds the player's "Gimli"
      When the player organizes
      And the player plays the player's Gimli into Glóin's company
      Then it is legal
      And the player's Gimli is in play
      And the player has 4 character points

  @rule:core.events.played-on-one-card
  Rule: Some hazards lie on somebody, and some between the players

    @id:core-glossary-0544 @compute
    Scenario: One lies in the middle and one on Faramir
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Faramir and untapped Glóin are at Moria
      And the opponent holds "Doors of Night" and "Lure of Nature"
      When the opponent plays "Doors of Night"
      And the opponent plays "Lure of Nature" on Faramir
      Then "Lure of Nature" lies on Faramir
      And "Doors of Night" and "Lure of Nature" are in play
      And "Doors of Night" and "Lure of Nature" are untapped

  @rule:core.glossary.unique-in-play
  Rule: The Valar may be kind to both

    Background:
      Given the emended rules
      And it is the organization phase
      And untapped Beretar is at Rivendell
      And the player holds the player's "Favor of the Valar"

    @id:core-glossary-0547 @allow
    Scenario: What was removed from the game is nowhere
      Given the opponent's "Favor of the Valar" was removed from the game
      Then the player may play the player's "Favor of the Valar"

    @id:core-glossary-0548 @forbid
    Scenario: What was removed from play is somewhere
      Given the opponent's out-of-play pile holds the opponent's "Favor of the Valar"
      When the player plays the player's "Favor of the Valar"
      Then it is illegal by core.glossary.unique-in-play

  @rule:core.movement.fallen-wizard-one-version
  Rule: Sites are not unique, but each has one face at a time

    Background:
      Given the emended rules
      And the player is a Fallen-wizard
      And it is the organization phase
      And untapped Faramir is at Isengard

    @id:core-glossary-0545 @allow
    Scenario: There is room on Weathertop for two cards
      Given the opponent's untapped Glóin is at the opponent's hero Weathertop
      When the player's company moves to the hero Weathertop
      Then it is legal
      And the player's Weathertop is in play

    @id:core-glossary-0546 @forbid
    Scenario: There is not, for two of one's own
      Given the player's discard pile holds the minion "Weathertop"
      When the company moves to the hero Weathertop
      Then it is illegal by core.movement.fallen-wizard-one-version

  @rule:core.glossary.duplicate-check-end-of-chain
  Rule: As one goes another may come

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Annalena is at Rivendell
      And the player has the player's "Wake of War" in play
      And the opponent has "Minions Stir" in play
      And the opponent holds the opponent's "Wake of War"
      And the player holds "Marvels Told"

    @id:core-glossary-0221 @allow
    Scenario: The wolves are quiet for a moment only
      When the player plays "Marvels Told" with Annalena on the player's "Wake of War"
      And the opponent plays the opponent's "Wake of War" and rolls 4 and 4 for the corruption check
      Then it is legal
      And the opponent's "Wake of War" is in play
      And the player's "Wake of War" and "Marvels Told" are in the discard pile
      And Annalena is tapped

    @id:core-glossary-0222 @forbid
    Scenario: It is another tale that is told
      Given the opponent holds "Doors of Night"
      When the player plays "Marvels Told" with Annalena on "Minions Stir"
      And the opponent plays the opponent's "Wake of War"
      Then it is illegal by the text of the opponent's "Wake of War"
      And Annalena is tapped
      And "Marvels Told" is being played

    @id:core-glossary-0223 @forbid
    Scenario: No tale is told
      When the opponent plays the opponent's "Wake of War"
      Then it is illegal by the text of the opponent's "Wake of War"

  @rule:core.glossary.duplicates-discarded
  Rule: Of two that come at once one is wasted

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Annalena is at Rivendell
      And the opponent has "Minions Stir" in play
      And the player holds "Marvels Told"

    @id:core-glossary-0224 @compute
    Scenario: Two packs answer, and one goes home
      Given the opponent holds "Wake of War" and "Wake of War"
      When the player plays "Marvels Told" with Annalena on "Minions Stir"
      And the opponent plays the first "Wake of War"
      And the player passes
      And the opponent plays the second "Wake of War" and rolls 4 and 4 for the corruption check
      Then the second "Wake of War" is in play
      And the first "Wake of War", "Minions Stir" and "Marvels Told" are in the discard pile
      And Annalena is tapped

  # Havens

  @rule:core.glossary.haven-in-card-text
  Rule: A Haven is the haven of whoever comes there

    Background:
      Given the emended rules
      And the player is a Fallen-wizard
      And it is the movement/hazard phase
      And untapped Gamling the Old is at Bree
      And the player holds "Bridge"

    @id:core-glossary-0401 @allow
    Scenario: The towers by the sea are his own
      Given the company is moving to The White Towers
      When the player passes
      And the player plays "Bridge"
      Then it is legal
      And "Bridge" is in the discard pile
      And Bree is in the location deck
      And the company is on its way

    @id:core-glossary-0402 @forbid @uses:core.glossary.fw-no-haven-actions
    Scenario: Elrond's house is a Haven, and not his
      Given the company is moving to the hero Rivendell
      When the player plays "Bridge"
      Then it is illegal by the text of "Bridge"

  @rule:core.glossary.haven-in-card-text
  Rule: Where a tale is written down

    Background:
      Given the emended rules
      And it is the organization phase
      And untapped Elladan and untapped Gamling the Old are at Rivendell
      And Elladan bears "Reforging"

    @id:core-glossary-0403 @allow
    Scenario: A Wizard's friends are at home with Elrond
      When the player stores "Reforging"
      Then it is legal
      And "Reforging" is in the marshalling-point pile
      And the player has 1 miscellaneous point

    @id:core-glossary-0404 @forbid @uses:core.glossary.fw-no-haven-actions
    Scenario: A Fallen-wizard's are guests
      Given the player is a Fallen-wizard
      When the player stores "Reforging"
      Then it is illegal by core.organization.storing-window

  @rule:core.glossary.darkhaven-in-card-text
  Rule: So it is with a Darkhaven

    Background:
      Given the emended rules
      And the player is a Fallen-wizard
      And it is the movement/hazard phase
      And the player holds "Forced March"

    @id:core-glossary-0405 @allow
    Scenario: Isengard is as good as any dark tower
      Given untapped Gamling the Old is at Edoras
      And the company is moving to Isengard by Rohan and Gap of Isen
      When the player passes
      And the player plays "Forced March"
      Then it is legal
      And "Forced March" is in the discard pile
      And Edoras is in the location deck
      And the company is on its way

    @id:core-glossary-0406 @forbid @uses:core.glossary.fw-no-haven-actions
    Scenario: Dol Guldur serves another master
      Given untapped Gorbag is at Moria
      And the company is moving to Dol Guldur
      When the player plays "Forced March"
      Then it is illegal by the text of "Forced March"

  @rule:core.glossary.haven-for-one-purpose
  Rule: Healers do not make a haven

    Background:
      Given the emended rules
      And wounded Bergil is at Minas Tirith
      And the player has "Houses of Healing" in play on the site

    @id:core-glossary-0407 @allow @uses:core.untap.heal-at-haven
    Scenario: They heal as if it were one
      Given it is the untap phase
      When the player heals Bergil
      Then it is legal
      And Bergil is tapped

    @id:core-glossary-0408 @forbid
    Scenario: Legolas does not come to the city for that
      Given it is the organization phase
      And the player holds "Legolas"
      When the player organizes
      And the player plays Legolas into Bergil's company
      Then it is illegal by core.organization.character-play-sites

  @rule:core.glossary.haven-for-one-purpose
  Rule: The White Tree stands in the court again

    Background:
      Given the emended rules
      And the player has "The White Tree" in play

    @id:core-glossary-0440 @allow
    Scenario: In its shade one is healed
      Given it is the untap phase
      And wounded Bergil is at Minas Tirith
      When the player heals Bergil
      Then it is legal
      And Bergil is tapped

    @id:core-glossary-0441 @forbid
    Scenario: Legolas is no more at home there than before
      Given it is the organization phase
      And wounded Bergil is at Minas Tirith
      And the player holds "Legolas"
      When the player organizes
      And the player plays Legolas into Bergil's company
      Then it is illegal by core.organization.character-play-sites

    @id:core-glossary-0442 @forbid
    Scenario: No assassin comes to a Haven
      Given it is the movement/hazard phase
      And untapped Bergil is at Minas Tirith
      And the opponent holds "Assassin"
      When the opponent plays the creature "Assassin" on the company keyed to a Free-hold
      Then it is illegal by core.hazards.key-to-site

    @id:core-glossary-0443 @allow
    Scenario: In Edoras there is no such tree
      Given it is the movement/hazard phase
      And untapped Bergil is at Edoras
      And the opponent holds "Assassin"
      When the opponent plays the creature "Assassin" on the company keyed to a Free-hold
      Then it is legal
      And "Assassin" is in play

    @id:core-glossary-0444 @forbid
    Scenario: A Fallen-wizard's men are not healed by it
      Given the player is a Fallen-wizard
      And it is the untap phase
      And wounded Bergil is at the hero Minas Tirith
      When the player heals Bergil
      Then it is illegal by core.untap.heal-at-haven

  @rule:core.glossary.haven-for-one-purpose
  Rule: A shadow lies on Lórien

    Background:
      Given the emended rules
      And the opponent has "Balrog of Moria" in play

    @id:core-glossary-0445 @forbid
    Scenario: Galadriel is far away, and nobody is healed
      Given it is the untap phase
      And untapped Galadriel is at Rivendell
      And wounded Haldir is at Lórien
      When the player heals Haldir
      Then it is illegal by core.untap.heal-at-haven

    @id:core-glossary-0446 @allow
    Scenario: She is at home
      Given it is the untap phase
      And untapped Galadriel and wounded Haldir are at Lórien
      When the player heals Haldir
      Then it is legal
      And Haldir is tapped

    @id:core-glossary-0447 @allow
    Scenario: To those who come it is a Haven still
      Given it is the organization phase
      And untapped Galadriel is at Rivendell
      And wounded Haldir is at Lórien
      And the player holds "Legolas"
      When the player organizes
      And the player plays Legolas into Haldir's company
      Then it is legal
      And Legolas and Haldir form a company
      And the player has 6 character points

    @id:core-glossary-0448 @allow
    Scenario: An assassin comes over the borders
      Given it is the movement/hazard phase
      And untapped Galadriel is at Rivendell
      And untapped Haldir is at Lórien
      And the opponent holds "Assassin"
      When the player chooses Haldir's company to go next
      And the opponent plays the creature "Assassin" on Haldir's company keyed to a Free-hold
      Then it is legal
      And "Assassin" is in play

    @id:core-glossary-0449 @forbid
    Scenario: Not while nobody has seen her
      Given it is the movement/hazard phase
      And untapped Haldir is at Lórien
      And the opponent holds "Assassin"
      When the opponent plays the creature "Assassin" on the company keyed to a Free-hold
      Then it is illegal by core.hazards.key-to-site

  @rule:core.glossary.haven-own-nearest-haven
  Rule: Nothing is nearer to a haven than itself

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And the opponent holds "Reluctant Final Parting"

    @id:core-glossary-0450 @compute
    Scenario: From Lórien it is not far to Wellinghall
      Given untapped Legolas is at Lórien
      And Legolas bears "Quickbeam"
      When the opponent plays "Reluctant Final Parting"
      Then it is legal
      And "Quickbeam" is in play
      And "Reluctant Final Parting" is in play

    @id:core-glossary-0451 @compute
    Scenario: From Rivendell it is
      Given untapped Legolas is at Rivendell
      And Legolas bears "Quickbeam"
      When the opponent plays "Reluctant Final Parting"
      Then it is legal
      And "Quickbeam" is in the discard pile
      And "Reluctant Final Parting" is in play
      And the player has 0 ally points

    @id:core-glossary-0454 @compute
    Scenario: There is no ally in the Under-deeps who is not far from home
      Given untapped Legolas is at The Gem-deeps
      And Legolas bears "Quickbeam"
      When the opponent plays "Reluctant Final Parting"
      Then it is legal
      And "Quickbeam" is in the discard pile
      And "Reluctant Final Parting" is in play
      And the player has 0 ally points

  # On the edges of the map

  @rule:core.glossary.surface-site
  Rule: One site lies above

    Background:
      Given the emended rules
      And the player is a Fallen-wizard
      And it is the organization phase

    @id:core-glossary-0410 @forbid @uses:core.glossary.fw-surface-site
    Scenario: From the haven in the caves nobody goes down to the gems
      Given untapped Gamling the Old is at the hero Glittering Caves
      And the player has "Hidden Haven" in play on the site
      When the company moves to The Gem-deeps
      Then it is illegal by core.glossary.fw-surface-site

  # Companies, and what belongs to them

  @rule:core.glossary.associated-entities
  Rule: Who travels in a company has to do with it, and so has what they have

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Aragorn II and untapped Gimli are at Weathertop
      And untapped Legolas is at Lórien
      And the opponent holds "Lure of the Senses" and "Stay Her Appetite"
      When the player chooses Aragorn II's company to go next

    @id:core-glossary-0411 @allow
    Scenario: Gimli is in it
      When the opponent plays "Lure of the Senses" on Gimli
      Then it is legal
      And Gimli bears "Lure of the Senses"

    @id:core-glossary-0412 @forbid @uses:core.hazards.event-targets
    Scenario: Legolas is in another
      When the opponent plays "Lure of the Senses" on Legolas
      Then it is illegal by core.hazards.event-targets

    @id:core-glossary-0413 @allow
    Scenario: Quickbeam is with Gimli
      Given Gimli bears "Quickbeam"
      When the opponent plays "Stay Her Appetite" on "Quickbeam" and rolls 1 and 1
      Then it is legal
      And "Stay Her Appetite" is in the discard pile

    @id:core-glossary-0414 @forbid @uses:core.hazards.event-targets
    Scenario: Quickbeam is far away with Legolas
      Given Legolas bears "Quickbeam"
      When the opponent plays "Stay Her Appetite" on "Quickbeam"
      Then it is illegal by core.hazards.event-targets

  @rule:core.glossary.discard-takes-cards-along
  Rule: Whoever is discarded leaves nothing behind

    @id:core-glossary-0415 @compute
    Scenario: Aragorn lays all down, and each picks up what is his
      Given the emended rules
      And it is the organization phase
      And untapped Aragorn II, tapped Gimli and tapped Anborn are at Rivendell
      And Anborn follows Aragorn II
      And Aragorn II bears "Glamdring" and "Star-glass"
      And Aragorn II bears "Lure of Nature"
      When Aragorn II hands "Star-glass" to Gimli and rolls 2 and 1 for the corruption check
      Then Aragorn II, "Glamdring" and "Star-glass" are in the player's discard pile
      And "Lure of Nature" is in the opponent's discard pile
      And Anborn is under nobody's influence
      And the player has 2 character points
      And the player has 0 item points

    @id:core-glossary-0416 @compute
    Scenario: His player sends him away, and what he bore with him
      Given the emended rules
      And it is the organization phase
      And untapped Gimli and untapped Bergil are at Rivendell
      And Bergil bears "Dagger of Westernesse"
      When the player organizes
      And the player discards Bergil from play
      Then it is legal
      And Bergil and "Dagger of Westernesse" are in the discard pile
      And the player has 0 item points

    @id:core-glossary-0417 @compute @uses:core.body-checks.ringwraith-returns
    Scenario: Adûnaphel goes back to hand, and her things do not
      Given the emended rules
      And the player is a Ringwraith
      And untapped Adûnaphel the Ringwraith is at Caves of Ûlund
      And Adûnaphel the Ringwraith bears "Black-mail Coat"
      When the company enters the site
      And Adûnaphel the Ringwraith faces the strike and rolls 1 and 1, then 3 and 4 for the body check
      Then Adûnaphel the Ringwraith is in hand
      And "Black-mail Coat" is in the discard pile
      And the player has 0 item points
      And Caves of Ûlund is in the location deck

  @rule:core.glossary.one-mode-at-a-time
  Rule: He rides in one shape at a time

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And Indûr the Ringwraith is at Minas Morgul

    @id:core-glossary-0420 @compute
    Scenario: The Black Rider becomes the Heralded Lord
      Given the player holds "Black Rider" and "Heralded Lord"
      When the player plays "Black Rider" on the company
      And the player plays "Heralded Lord" on the company
      Then it is legal
      And "Heralded Lord" lies on the company
      And "Black Rider" is in the discard pile

    @id:core-glossary-0421 @compute
    Scenario: One herald is as good as another, and the first goes
      Given the player holds the first "Heralded Lord" and the second "Heralded Lord"
      When the player plays the first "Heralded Lord" on the company
      And the player plays the second "Heralded Lord" on the company
      Then it is legal
      And the second "Heralded Lord" lies on the company
      And the first "Heralded Lord" is in the discard pile

    @id:core-glossary-0423 @compute
    Scenario: The Black Rider is no other for those who ride with him
      Given the player holds "Black Rider" and "They Ride Together"
      When the player plays "Black Rider" on the company
      And the player plays "They Ride Together" on the company
      Then it is legal
      And "Black Rider" lies on the company
      And "They Ride Together" is in the discard pile

    @id:core-glossary-0422 @compute
    Scenario: The enemy's Rider rides on
      Given the opponent is a Ringwraith
      And the opponent's Khamûl the Ringwraith is at Dol Guldur
      And the opponent has the opponent's "Black Rider" in play on Khamûl the Ringwraith
      And the player holds "Heralded Lord"
      When the player plays "Heralded Lord" on Indûr the Ringwraith's company
      Then it is legal
      And "Heralded Lord" lies on Indûr the Ringwraith's company
      And the opponent's "Black Rider" is in play

  # Environments

  @rule:core.glossary.environment-once-per-turn
  Rule: One frost in a day

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And untapped Gulla is at Barrow-downs
      And Gulla bears "Dwarven Ring of Durin's Tribe"
      And the opponent has "Doors of Night" in play

    @id:core-glossary-0430 @compute
    Scenario: The Dwarf has cleared the barrows, and they stay clear
      Given it is the movement/hazard phase
      And untapped Layos is at Minas Morgul
      And Layos's company is moving to Barad-dûr
      And the opponent holds "Long Winter"
      When the player chooses Gulla's company to go next
      And the opponent plays "Long Winter"
      And the player uses "Dwarven Ring of Durin's Tribe" and rolls 6 and 6 for the corruption check
      And Layos's company travels by Starter Movement
      Then Gulla's site is untapped
      And Gulla is tapped
      And "Long Winter" is in play
      And Layos's company is on its way

    @id:core-glossary-0431 @compute
    Scenario: Before that it was tapped
      Given it is the movement/hazard phase
      And the opponent holds "Long Winter"
      When the opponent plays "Long Winter"
      Then the site is tapped
      And "Long Winter" is in play

    @id:core-glossary-0432 @compute
    Scenario: The next day it freezes again
      Given it is the end-of-turn phase
      And the opponent has "Long Winter" in play
      When the player ends the turn
      Then it is the opponent's turn
      And the site is tapped

  @rule:core.glossary.environment-not-under-deeps
  Rule: There is no weather below

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And the opponent has "Doors of Night" in play
      And the opponent holds "Choking Shadows"

    @id:core-glossary-0433 @forbid
    Scenario: The shadows in The Under-grottos are none of theirs
      Given untapped Glóin is at The Under-grottos
      When the opponent plays "Choking Shadows" on the site for its third effect
      Then it is illegal by core.glossary.environment-not-under-deeps

    @id:core-glossary-0434 @allow
    Scenario: Over Weathertop they gather
      Given untapped Glóin is at Weathertop
      When the opponent plays "Choking Shadows" on the site for its third effect
      Then it is legal
      And "Choking Shadows" is in the discard pile

    @id:core-glossary-0435 @allow
    Scenario: What attacks in The Under-grottos is no site
      Given reading a of q.core.environments-and-under-deeps-attacks
      And untapped Glóin is at The Under-grottos
      When the opponent plays "Choking Shadows" on the site
      Then it is legal
      And "Choking Shadows" is in the discard pile

    @id:core-glossary-0436 @forbid
    Scenario: Unless it is part of the site
      Given reading b of q.core.environments-and-under-deeps-attacks
      And untapped Glóin is at The Under-grottos
      When the opponent plays "Choking Shadows" on the site
      Then it is illegal by core.glossary.environment-not-under-deeps

    @id:core-glossary-0437 @compute
    Scenario: Then the sun does not shine there either
      Given reading b of q.core.environments-and-under-deeps-attacks
      And untapped Glóin is at The Under-grottos
      And the player has "Sun" and "Gates of Morning" in play
      And it is the site phase
      When the company enters the site
      Then the attack is Orc (4 strikes at 7)

    @id:core-glossary-0438 @compute
    Scenario: On what is no part of it the sun does shine
      Given reading a of q.core.environments-and-under-deeps-attacks
      And untapped Glóin is at The Under-grottos
      And the player has "Sun" and "Gates of Morning" in play
      And it is the site phase
      When the company enters the site
      Then the attack is Orc (4 strikes at 6)

    @id:core-glossary-0455 @compute
    Scenario: Whoever comes there from elsewhere has seen it
      Given reading b of q.core.environments-and-under-deeps-attacks
      And untapped Glóin is at The Under-grottos
      And the player has "Sun" and "Gates of Morning" in play
      And the opponent holds "Orc-lieutenant"
      When the opponent plays the creature "Orc-lieutenant" on the company keyed to a Ruins & Lairs
      Then the attack is Orc (1 strike at 6)
      And "Orc-lieutenant" is in play

    @id:core-glossary-0456 @compute
    Scenario: And what is no weather is felt below as it is above
      Given reading b of q.core.environments-and-under-deeps-attacks
      And untapped Glóin is at The Under-grottos
      And the opponent has "Minions Stir" in play
      And it is the site phase
      When the company enters the site
      Then the attack is Orc (6 strikes at 9)

    @id:core-glossary-0457 @compute
    Scenario: And above the sun does shine
      Given reading b of q.core.environments-and-under-deeps-attacks
      And untapped Glóin is at Moria
      And the player has "Sun" and "Gates of Morning" in play
      And it is the site phase
      When the company enters the site
      Then the attack is Orc (4 strikes at 6)

  @rule:core.glossary.environment-not-under-deeps
  Rule: What attacks below is asked about in the same way before the fight and in it

    Background:
      Given the emended rules
      And the player holds "Quiet Lands"
      And it is the site phase

    @id:core-environments-0001 @forbid
    Scenario: Quiet Lands do not halve the Orcs of The Under-grottos if they are part of the site
      Given reading b of q.core.environments-and-under-deeps-attacks
      And untapped Glóin and untapped Balin are at The Under-grottos
      When the company enters the site
      And the player plays "Quiet Lands"
      Then it is illegal by core.glossary.environment-not-under-deeps

    @id:core-environments-0002 @allow
    Scenario: Quiet Lands halve the Orcs of The Under-grottos if they are no part of the site
      Given reading a of q.core.environments-and-under-deeps-attacks
      And untapped Glóin and untapped Balin are at The Under-grottos
      When the company enters the site
      And the player plays "Quiet Lands"
      Then it is legal
      And the attack has 2 strikes
      And "Quiet Lands" is in the discard pile

    @id:core-environments-0003 @allow
    Scenario: Quiet Lands halve the Orcs of Moria by either reading
      Given reading b of q.core.environments-and-under-deeps-attacks
      And untapped Glóin and untapped Balin are at Moria
      When the company enters the site
      And the player plays "Quiet Lands"
      Then it is legal
      And the attack has 2 strikes
      And "Quiet Lands" is in the discard pile

  @rule:core.glossary.playable-but-not-discardable
  Rule: What can be played as from hand is not in hand

    Background:
      Given the emended rules
      And it is the end-of-turn phase
      And untapped Glóin is at Rivendell
      And the opponent has "Summons from Long Sleep" in play

    @id:core-glossary-0452 @forbid
    Scenario: The drake is asleep, and cannot be sent away
      Given the opponent's "Cave-drake" lies off to the side with "Summons from Long Sleep"
      When the opponent discards "Cave-drake" from hand
      Then it is illegal by core.glossary.playable-but-not-discardable

    @id:core-glossary-0453 @allow
    Scenario: The other one is awake
      Given the opponent holds "Cave-drake"
      When the opponent discards "Cave-drake" from hand
      Then it is legal
      And "Cave-drake" is in the discard pile

  # Fallen-wizards

  @rule:core.glossary.stage-points
  Rule: Stage points are added up

    @id:core-glossary-0301 @compute
    Scenario: Far astray by three small steps
      Given the emended rules
      And the player is the Fallen-wizard Saruman
      And untapped Gamling the Old is at the hero Bandit Lair
      And the player has "Hidden Haven" in play on the site
      And the player has "Bad Company" in play
      And the opponent has "Great Patron" in play
      Then the player has 3 stage points
      And the opponent has 0 stage points

    @id:core-glossary-0302 @compute
    Scenario: A Wizard strays nowhere, whatever lies before him
      Given the emended rules
      And untapped Gamling the Old is at Edoras
      And the player has "Bad Company" in play
      Then the player has 0 stage points

  @rule:core.glossary.wizardhaven
  Rule: A Fallen-wizard is at home where he made it so

    Background:
      Given the emended rules
      And the player is a Fallen-wizard
      And it is the untap phase

    @id:core-glossary-0303 @allow
    Scenario: Gamling is healed at Isengard
      Given wounded Gamling the Old is at Isengard
      When the player heals Gamling the Old
      Then it is legal
      And Gamling the Old is tapped

    @id:core-glossary-0304 @forbid @uses:core.glossary.fw-no-haven-actions
    Scenario: Elrond has no bed for such as he
      Given wounded Gamling the Old is at Rivendell
      When the player heals Gamling the Old
      Then it is illegal by core.untap.heal-at-haven

    @id:core-glossary-0305 @forbid
    Scenario: Nor is Isengard a Wizard's
      Given the opponent is a Wizard
      And it is the untap phase of the opponent's turn
      And the opponent's wounded Gamling the Old is at WH-56
      When the opponent heals Gamling the Old
      Then it is illegal by core.untap.heal-at-haven

    @id:core-glossary-0313 @forbid
    Scenario: What he has had dug is his, and no haven
      Given wounded Gamling the Old is at Deep Mines
      When the player heals Gamling the Old
      Then it is illegal by core.untap.heal-at-haven

  @rule:core.glossary.fw-surface-site
  Rule: No way leads down from a Wizardhaven

    Background:
      Given the emended rules
      And the player is a Fallen-wizard
      And it is the organization phase
      And untapped Gamling the Old is at the hero Glittering Caves

    @id:core-glossary-0306 @forbid
    Scenario: The caves are a haven now, and closed below
      Given the player has "Hidden Haven" in play on the site
      When the company moves to The Gem-deeps
      Then it is illegal by core.glossary.fw-surface-site

    @id:core-glossary-0307 @allow
    Scenario: The same caves, and no haven
      When the company moves to The Gem-deeps
      Then it is legal
      And The Gem-deeps is in play

    @id:core-glossary-0312 @forbid
    Scenario: That he is no guest there is nothing to somebody else's servants
      Given the opponent is a Ringwraith
      And the player has "Hidden Haven" in play on the site
      When the company moves to The Gem-deeps
      Then it is illegal by core.glossary.fw-surface-site

  @rule:core.glossary.your-wizard-for-fw
  Rule: He is still a Wizard to his own

    Background:
      Given the emended rules
      And it is the organization phase
      And untapped Gamling the Old is at Edoras
      And the player holds "Wizard's Voice"

    @id:core-glossary-0308 @allow
    Scenario: Pallando raises his voice
      Given the player is a Fallen-wizard
      And untapped Pallando is at The White Towers
      When the player plays "Wizard's Voice" with Pallando and rolls 3 and 3 for the corruption check
      Then it is legal
      And the direct influence of Pallando is 13
      And "Wizard's Voice" is in the discard pile

    @id:core-glossary-0314 @forbid
    Scenario: Hazards know him for what he has become
      Given the player is a Fallen-wizard
      And untapped Pallando is at The White Towers
      And it is the movement/hazard phase
      And the opponent holds "Lure of Creation"
      When the player chooses Pallando's company to go next
      And the opponent plays "Lure of Creation" on Pallando
      Then it is illegal by the text of "Lure of Creation"

    @id:core-glossary-0309 @forbid
    Scenario: Gamling has no such voice
      Given the player is a Fallen-wizard
      When the player plays "Wizard's Voice" with Gamling the Old
      Then it is illegal by the text of "Wizard's Voice"

  @rule:core.glossary.balrog-automatic-attacks-ignored
  Rule: There is one Balrog, and where he is he is not elsewhere

    Background:
      Given the emended rules
      And the player is a Ringwraith

    @id:core-glossary-0310 @compute
    Scenario: The Balrog walks, and the gates are empty of him
      Given the opponent is the Balrog
      And untapped Layos is at The Under-gates
      And the opponent's untapped The Balrog is at the opponent's Moria
      Then The Under-gates has no automatic-attack

    @id:core-glossary-0311 @compute
    Scenario: Nobody has seen him yet, and there he is
      Given the opponent is the Balrog
      And untapped Layos is at The Under-gates
      And the opponent's untapped Azog is at the opponent's Moria
      Then The Under-gates has the automatic-attack Balrog (2 strikes at 16)

  @rule:core.glossary.tapping-does-not-spread
  Rule: What lies on a card that taps stays as it is

    @id:following-0001 @compute
    Scenario: Glóin taps for an item, and what he bears does not
      Given the emended rules
      And untapped Glóin is at The Lonely Mountain
      And Glóin bears "Star-glass"
      And the company has entered the site
      And the player holds "Glamdring"
      When Glóin plays "Glamdring"
      Then Glóin and the site are tapped
      And Glóin bears "Glamdring"
      And "Star-glass" is untapped
      And the player has 2 item points

  @rule:core.glossary.skill-only
  Rule: A card for a skill is for those who have it

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Bilbo and untapped Balin are at Lórien
      And the company is moving to Moria by Starter Movement
      And the player holds "Concealment"
      When the opponent plays the creature "Giant" on the company keyed to a Wilderness

    @id:following-0002 @forbid
    Scenario: Balin is no scout and plays no Concealment
      When the player plays "Concealment" with Balin
      Then it is illegal by the text of "Concealment"
      And "Giant" is in play

    @id:following-0003 @allow @card:TW-204
    Scenario: Bilbo is a scout and plays Concealment
      When the player plays "Concealment" with Bilbo
      Then it is legal
      And Bilbo is tapped
      And there is no attack
      And "Concealment" and "Giant" are in the discard pile

  @rule:core.glossary.discard-pile
  Rule: A discard pile is for its player's eyes

    @id:following-0004 @compute
    Scenario: What is discarded from hand its player still sees
      Given the emended rules
      And it is the end-of-turn phase
      And untapped Glóin is at Bree
      And the player holds "Glamdring"
      When the player discards "Glamdring" from hand
      Then it is legal
      And "Glamdring" is in the discard pile
      And the player can see "Glamdring"
