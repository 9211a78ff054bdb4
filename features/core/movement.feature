Feature: Declaring movement

  Where a company may set out for, and by which kind of movement it gets there.

  @rule:core.movement.declare-movement-window
  Rule: Once for each company, in the organization phase

    @id:core-movement-0001 @allow
    Scenario: Two companies, two roads
      Given the emended rules
      And it is the organization phase
      And untapped Glóin is at Rivendell
      And untapped Beorn is at Lórien
      When Glóin's company moves to Weathertop
      And Beorn's company moves to Wellinghall
      Then it is legal
      And Weathertop and Wellinghall are in play

    @id:core-movement-0002 @forbid
    Scenario: Glóin has second thoughts
      Given the emended rules
      And it is the organization phase
      And untapped Glóin is at Rivendell
      When the company moves to Weathertop
      And the company moves to Lórien
      Then it is illegal by core.movement.declare-movement-window
      And Weathertop is in play

    @id:core-movement-0003 @forbid
    Scenario: The opponent's company stays where it is today
      Given the emended rules
      And it is the organization phase
      And untapped Glóin is at Rivendell
      And the opponent's untapped Legolas is at the opponent's Lórien
      Then the opponent's company may not move to Rivendell by core.movement.declare-movement-window
      And the player's company may move to Lórien

    @id:core-movement-0004 @forbid
    Scenario: By the time the long-events come, all is settled
      Given the emended rules
      And it is the organization phase
      And untapped Glóin is at Rivendell
      When the player passes
      Then it is the long-event phase
      When the company moves to Weathertop
      Then it is illegal by core.movement.declare-movement-window

    @id:core-movement-0005 @forbid
    Scenario: First the packing, then the plans
      Given the emended rules
      And it is the organization phase
      And untapped Glóin is at Rivendell
      When the player organizes
      And the company moves to Weathertop
      Then it is illegal by core.movement.declare-movement-window

    @id:core-movement-0006 @allow
    Scenario: Plans made after the packing
      Given the emended rules
      And it is the organization phase
      And untapped Glóin is at Rivendell
      When the player organizes
      And the player passes
      And the company moves to Weathertop
      Then it is legal
      And Weathertop is in play

    @id:core-moments-0001 @forbid
    Scenario: As the phase comes to its end, companies move stealthily, but no other sets out
      Given the emended rules
      And it is the organization phase
      And untapped Bilbo is at Rivendell
      And the player holds "Stealth"
      When the organization phase comes to its end
      Then the company may not move to Weathertop by core.movement.declare-movement-window
      And the player may play "Stealth" with Bilbo on Bilbo's company
      And it is the organization phase now

  @rule:core.movement.declare-face-down-site
  Rule: Nobody else needs to know where it goes

    Background:
      Given the emended rules
      And it is the organization phase
      And untapped Glóin is at Rivendell

    @id:core-movement-0007 @allow
    Scenario: Weathertop, but hush
      When the company moves to Weathertop
      Then it is legal
      And Weathertop is in play
      And the player can see Weathertop
      And the opponent cannot see Weathertop
      And the opponent can see Rivendell

    @id:core-movement-0008 @forbid
    Scenario: That road is closed for now
      Given the player's discard pile holds "Weathertop"
      When the company moves to Weathertop
      Then it is illegal by core.movement.declare-face-down-site

  @rule:core.movement.declare-to-site-in-play
  Rule: One company may follow another

    @id:core-movement-0009 @allow
    Scenario: Beorn will meet Glóin at the ruins
      Given the emended rules
      And it is the organization phase
      And untapped Glóin is at Weathertop
      And untapped Beorn is at Rivendell
      When Beorn's company moves to Weathertop
      Then it is legal
      And the opponent can see Weathertop

    @id:core-movement-0010 @allow
    Scenario: They will both meet there
      Given the emended rules
      And it is the organization phase
      And untapped Glóin is at Lórien
      And untapped Beorn is at Rivendell
      When Glóin's company moves to Moria
      And Beorn's company moves to Moria
      Then it is legal
      And Moria is in play

    @id:core-movement-0011 @forbid
    Scenario: Where the opponent is, his own card lies
      Given the emended rules
      And it is the organization phase
      And untapped Beorn is at Rivendell
      And the opponent's untapped Legolas is at the opponent's Weathertop
      Then Beorn's company may not move to the opponent's Weathertop by core.movement.declare-to-site-in-play
      And Beorn's company may move to the player's Weathertop

  @rule:core.movement.declared-movement-must-be-valid
  Rule: There has to be a way

    Background:
      Given the emended rules
      And it is the organization phase
      And untapped Glóin is at Bree

    @id:core-movement-0012 @forbid
    Scenario: Too far for one journey
      When the company moves to Lórien
      Then it is illegal by core.movement.declared-movement-must-be-valid

    @id:core-movement-0013 @allow
    Scenario: With waybread it is not too far
      Given Glóin bears "Cram"
      When the player uses "Cram" for its second effect
      And the company moves to Lórien
      Then it is legal
      And Lórien is in play
      And "Cram" is in the discard pile

    @id:core-movement-0014 @forbid
    Scenario: Where they are they need not go
      Then the company may not move to Bree by core.movement.declare-to-site-in-play

  @rule:core.movement.no-twin-movement
  Rule: Those who part do not take the same road

    Background:
      Given the emended rules
      And it is the organization phase

    @id:core-movement-0015 @forbid
    Scenario: Two parties leave Lórien for Moria
      Given untapped Glóin is at Lórien
      And untapped Beorn is at Lórien
      When Glóin's company moves to Moria
      And Beorn's company moves to Moria
      Then it is illegal by core.movement.no-twin-movement
      And Moria is in play

    @id:core-movement-0016 @allow
    Scenario: Two parties leave Lórien
      Given untapped Glóin is at Lórien
      And untapped Beorn is at Lórien
      When Glóin's company moves to Moria
      And Beorn's company moves to Edoras
      Then it is legal
      And Moria and Edoras are in play

  @rule:core.movement.shared-site-stays
  Rule: Nobody pulls a site away from under those who are coming

    @id:core-movement-0017 @compute
    Scenario: Glóin leaves, and Beorn is still on his way
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Weathertop
      And Weathertop is tapped
      And untapped Beorn is at Rivendell
      And Glóin's company is moving to Bree by Arthedain
      And Beorn's company is moving to Weathertop by Starter Movement
      When the player chooses Glóin's company to go next
      And the player passes
      Then Weathertop is in play
      And Weathertop is tapped
      And Glóin's company is on its way

    @id:core-movement-0018 @compute
    Scenario: Glóin leaves, and nobody comes
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Weathertop
      And Weathertop is tapped
      And untapped Beorn is at Rivendell
      And Glóin's company is moving to Bree by Arthedain
      When the player chooses Glóin's company to go next
      And the player passes
      Then Weathertop is in the discard pile

  @rule:core.movement.move-to-haven-copy
  Rule: There is room in a haven for more

    Background:
      Given the emended rules
      And it is the organization phase

    @id:core-movement-0019 @allow
    Scenario: Lórien twice
      Given untapped Glóin is at Lórien
      And untapped Beorn is at Rivendell
      Then Beorn's company may move to another Lórien

    @id:core-movement-0020 @forbid
    Scenario: Weathertop once
      Given untapped Glóin is at Weathertop
      And untapped Beorn is at Rivendell
      Then Beorn's company may not move to another Weathertop by core.movement.move-to-haven-copy

  @rule:core.movement.starter-from-nearest-haven
  Rule: From a haven to the sites around it

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Rivendell

    @id:core-movement-0021 @allow
    Scenario: The ruins of Amon Sûl are on Elrond's doorstep
      Given the company is moving to Weathertop
      When the company travels by Starter Movement
      Then it is legal

    @id:core-movement-0022 @forbid
    Scenario: Wellinghall is not
      Given the company is moving to Wellinghall
      And the company may pass through 2 more regions
      When the company travels by Starter Movement
      Then it is illegal by core.movement-hazard.declare-movement-type

  @rule:core.movement.starter-to-nearest-haven
  Rule: And back from there

    Background:
      Given the emended rules
      And it is the movement/hazard phase

    @id:core-movement-0023 @allow
    Scenario: Home to Lórien
      Given untapped Beorn is at Edoras
      And the company is moving to Lórien
      When the company travels by Starter Movement
      Then it is legal

    @id:core-movement-0024 @forbid
    Scenario: Another haven is not home
      Given untapped Beorn is at Moria
      And the company is moving to Rivendell
      When the company travels by Starter Movement
      Then it is illegal by core.movement-hazard.declare-movement-type

    @id:core-movement-0025 @forbid
    Scenario: From the inn to the ruins there is no haven in between
      Given untapped Beorn is at Bree
      And the company is moving to Weathertop
      When the company travels by Starter Movement
      Then it is illegal by core.movement-hazard.declare-movement-type

  @rule:core.movement.starter-haven-to-haven
  Rule: From haven to haven, where the cards know the way

    Background:
      Given the emended rules
      And it is the organization phase

    @id:core-movement-0026 @allow
    Scenario Outline: Roads from Rivendell
      Given untapped Glóin is at Rivendell
      When the company moves to <haven>
      Then it is legal
      And <haven> is in play

      Examples:
        | case | haven       |
        | wood | Lórien      |
        | sea  | Grey Havens |

    @id:core-movement-0027 @allow
    Scenario: Down to the sea
      Given untapped Glóin is at Lórien
      When the company moves to Edhellond
      Then it is legal
      And Edhellond is in play

    @id:core-movement-0028 @forbid
    Scenario: No road leads from Lórien to the Grey Havens
      Given untapped Glóin is at Lórien
      When the company moves to Grey Havens
      Then it is illegal by core.movement.declared-movement-must-be-valid

    @id:core-movement-0029 @forbid
    Scenario: From Minas Morgul to Carn Dûm it takes two journeys
      Given the player is a Ringwraith
      And untapped Ostisen is at Minas Morgul
      When the company moves to Carn Dûm
      Then it is illegal by core.movement.declared-movement-must-be-valid

    @id:core-movement-0030 @allow
    Scenario: The first of them goes to Dol Guldur
      Given the player is a Ringwraith
      And untapped Ostisen is at Minas Morgul
      When the company moves to Dol Guldur
      Then it is legal
      And Dol Guldur is in play

  @rule:core.movement.no-starter-gorgoroth
  Rule: One does not simply walk into Mordor

    Background:
      Given the emended rules
      And it is the organization phase

    @id:core-movement-0031 @forbid
    Scenario: From Lórien to the Cracks of Doom
      Given untapped Sam Gamgee is at Lórien
      When the company moves to Mount Doom
      Then it is illegal by core.movement.declared-movement-must-be-valid

    @id:core-movement-0032 @forbid
    Scenario: From the Dark Tower home to Lórien
      Given untapped Sam Gamgee is at Barad-dûr
      When the company moves to Lórien
      Then it is illegal by core.movement.declared-movement-must-be-valid

    @id:core-movement-0033 @allow
    Scenario: As far as Cirith Ungol they come
      Given untapped Sam Gamgee is at Lórien
      When the company moves to Cirith Ungol
      Then it is legal
      And Cirith Ungol is in play

    @id:core-movement-0034 @allow
    Scenario: For the servants of the Eye it is the way to work
      Given the player is a Ringwraith
      And untapped Ostisen is at Minas Morgul
      And it is the movement/hazard phase
      And the company is moving to Mount Doom
      When the company travels by Starter Movement
      Then it is legal

  @rule:core.movement.region-movement
  Rule: Four regions in a row

    Background:
      Given the emended rules
      And untapped Glóin is at Bree

    @id:core-movement-0035 @allow
    Scenario: From Bree to Moria
      Given it is the movement/hazard phase
      And the company may pass through 1 more regions
      And the company is moving to Moria
      When the company travels by Arthedain, Rhudaur, Hollin and Redhorn Gate
      Then it is legal

    @id:core-movement-0036 @forbid
    Scenario: From Bree to Lórien
      Given it is the organization phase
      When the company moves to Lórien
      Then it is illegal by core.movement.declared-movement-must-be-valid

    @id:core-movement-0037 @allow
    Scenario: Round the corner
      Given it is the organization phase
      When the company moves to Weathertop
      Then it is legal
      And Weathertop is in play

    @id:core-movement-0038 @forbid
    Scenario: From Dunland there is no path over the mountains
      Given it is the movement/hazard phase
      And the company is moving to Moria
      When the company travels by Arthedain, Cardolan, Dunland and Redhorn Gate
      Then it is illegal by core.movement-hazard.declare-movement-type

    @id:core-movement-0039 @forbid
    Scenario: No region movement leads underground
      Given it is the organization phase
      And untapped Beorn is at Edoras
      When Beorn's company moves to The Under-gates
      Then it is illegal by core.movement.declared-movement-must-be-valid

  @rule:core.movement.region-movement-maximum-six
  Rule: Waybread does not take anybody beyond the sixth region

    Background:
      Given the emended rules
      And it is the organization phase
      And untapped Glóin is at Bree

    @id:core-movement-0040 @allow
    Scenario: Six regions to the white city
      Given the company may pass through 2 more regions
      When the company moves to Minas Tirith
      Then it is legal
      And Minas Tirith is in play

    @id:core-movement-0041 @forbid
    Scenario: Not seven to the Window of the Sunset
      Given the company may pass through 3 more regions
      When the company moves to Henneth Annûn
      Then it is illegal by core.movement.declared-movement-must-be-valid

  @rule:core.movement.region-movement-no-repeat
  Rule: Nobody goes in circles

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Bree
      And the company is moving to Weathertop

    @id:core-movement-0042 @forbid
    Scenario: To Rhudaur and back
      When the company travels by Arthedain, Rhudaur and Arthedain
      Then it is illegal by core.movement-hazard.declare-movement-type

    @id:core-movement-0043 @allow
    Scenario: From Rivendell there is a way round
      Given untapped Beorn is at Rivendell
      And Beorn's company is moving to Moria
      When the player chooses Beorn's company to go next
      And Beorn's company travels by Rhudaur, Cardolan, Hollin and Redhorn Gate
      Then it is legal

  @rule:core.movement.imlad-morgul-wizard
  Rule: Nobody slips through Imlad Morgul into Gorgoroth

    Background:
      Given the emended rules
      And it is the organization phase

    @id:core-movement-0044 @forbid
    Scenario: From Ithilien straight to the Mountain of Fire
      Given untapped Sam Gamgee is at Henneth Annûn
      When the company moves to Mount Doom
      Then it is illegal by core.movement.declared-movement-must-be-valid

    @id:core-movement-0045 @allow
    Scenario: From the pass itself it can be done
      Given untapped Sam Gamgee is at Cirith Ungol
      When the company moves to Mount Doom
      Then it is legal
      And Mount Doom is in play

    @id:core-movement-0046 @allow
    Scenario: The long way through Nurn
      Given untapped Sam Gamgee is at Dead Marshes
      When the company moves to Mount Doom
      Then it is legal
      And Mount Doom is in play

    @id:core-movement-0047 @allow
    Scenario: Ostisen slips through
      Given the player is a Ringwraith
      And untapped Ostisen is at Henneth Annûn
      And it is the movement/hazard phase
      And the company is moving to Mount Doom
      When the company travels by Ithilien, Imlad Morgul and Gorgoroth
      Then it is legal

  @rule:core.movement.dagorlad-udun-ringwraith
  Rule: The Black Gate opens for those who serve it

    Background:
      Given the emended rules
      And it is the organization phase

    @id:core-movement-0048 @allow
    Scenario: Out of the marshes and in at the gate
      Given the player is a Ringwraith
      And untapped Ostisen is at Dead Marshes
      When the company moves to Cirith Gorgor
      Then it is legal
      And Cirith Gorgor is in play

    @id:core-movement-0049 @forbid
    Scenario: The gate is shut
      Given untapped Sam Gamgee is at Dead Marshes
      When the company moves to Cirith Gorgor
      Then it is illegal by core.movement.declared-movement-must-be-valid

  @rule:core.movement.under-deeps-movement
  Rule: Down and along, where the stairs are

    Background:
      Given the emended rules
      And it is the organization phase

    @id:core-movement-0050 @allow
    Scenario: Below Moria
      Given untapped Glóin is at Moria
      When the company moves to The Under-gates
      Then it is legal
      And The Under-gates is in play

    @id:core-movement-0051 @allow
    Scenario: From deep to deep
      Given untapped Glóin is at The Under-gates
      When the company moves to The Gem-deeps
      Then it is legal
      And The Gem-deeps is in play

    @id:core-movement-0052 @forbid
    Scenario: Goblins dig elsewhere
      Given untapped Glóin is at Goblin-gate
      When the company moves to The Under-gates
      Then it is illegal by core.movement.declared-movement-must-be-valid

  @rule:core.movement.ringwraith-needs-mode
  Rule: Without a mode, a Ringwraith stays among the Darkhavens

    Background:
      Given the emended rules
      And it is the organization phase
      And the player is a Ringwraith

    @id:core-movement-0053 @allow
    Scenario: On a fell beast to Cirith Ungol
      Given untapped The Witch-king is at Minas Morgul
      And the player has "Fell Rider" in play on The Witch-king
      When the company moves to Cirith Ungol
      Then it is legal
      And Cirith Ungol is in play

    @id:core-movement-0054 @forbid
    Scenario: On foot he does not go there
      Given untapped The Witch-king is at Minas Morgul
      When the company moves to Cirith Ungol
      Then it is illegal by core.movement.ringwraith-needs-mode

    @id:core-movement-0055 @allow
    Scenario: On foot he goes to Dol Guldur
      Given untapped The Witch-king is at Minas Morgul
      When the company moves to Dol Guldur
      Then it is legal
      And Dol Guldur is in play

    @id:core-movement-0056 @forbid
    Scenario: From the deeps he has to come back first
      Given untapped The Witch-king is at The Sulfur-deeps
      And the player has "Black Rider" in play on The Witch-king
      When the company moves to The Under-courts
      Then it is illegal by core.movement.ringwraith-needs-mode

    @id:core-movement-0057 @allow
    Scenario: His men go where they are sent
      Given untapped Ostisen is at Minas Morgul
      When the company moves to Cirith Ungol
      Then it is legal
      And Cirith Ungol is in play

  @rule:core.movement.ringwraith-movement-types
  Rule: A Ringwraith keeps to the roads and the deeps

    Background:
      Given the emended rules
      And it is the organization phase
      And the player is a Ringwraith

    @id:core-movement-0058 @forbid
    Scenario: Not across country to the marshes
      Given untapped The Witch-king is at Minas Morgul
      And the player has "Fell Rider" in play on The Witch-king
      When the company moves to Dead Marshes
      Then it is illegal by core.movement.declared-movement-must-be-valid

    @id:core-movement-0059 @allow
    Scenario: Down into the deeps
      Given untapped The Witch-king is at Dol Guldur
      And the player has "Fell Rider" in play on The Witch-king
      When the company moves to The Sulfur-deeps
      Then it is legal
      And The Sulfur-deeps is in play

    @id:core-movement-0060 @allow
    Scenario: Across country go his men
      Given untapped Ostisen is at Minas Morgul
      When the company moves to Dead Marshes
      Then it is legal
      And Dead Marshes is in play

  @rule:core.movement.ringwraith-no-coastal-sea
  Rule: A Ringwraith does not cross the water

    Background:
      Given the emended rules
      And it is the organization phase
      And the player is a Ringwraith

    @id:core-movement-0061 @forbid
    Scenario: Not to Tolfalas
      Given untapped The Witch-king is at Minas Morgul
      And the player has "Fell Rider" in play on The Witch-king
      When the company moves to Tolfalas
      Then it is illegal by core.movement.declared-movement-must-be-valid

    @id:core-movement-0062 @allow
    Scenario: As far as the oasis
      Given untapped The Witch-king is at Minas Morgul
      And the player has "Fell Rider" in play on The Witch-king
      When the company moves to Southron Oasis
      Then it is legal
      And Southron Oasis is in play

    @id:core-movement-0063 @allow
    Scenario: His men take a boat
      Given untapped Ostisen is at Minas Morgul
      When the company moves to Tolfalas
      Then it is legal
      And Tolfalas is in play

  @rule:core.movement.ringwraith-followers-modeless
  Rule: Those who follow him follow him anywhere

    Background:
      Given the emended rules
      And it is the organization phase
      And the player is a Ringwraith
      And untapped The Witch-king and untapped Ren the Ringwraith are at Minas Morgul

    @id:core-movement-0164 @compute
    Scenario: The beast is the Witch-king's, and Ren is no fiercer for it
      Given Ren the Ringwraith follows The Witch-king
      And "Fell Rider" lies on the company
      Then the prowess of Ren the Ringwraith is 8
      And the prowess of The Witch-king is 12

    @id:core-movement-0064 @allow
    Scenario: Ren rides behind the Witch-king
      Given Ren the Ringwraith follows The Witch-king
      And the player has "Black Rider" in play on The Witch-king
      When the company moves to Cirith Ungol
      Then it is legal
      And Cirith Ungol is in play

    @id:core-movement-0065 @forbid
    Scenario: Neither of them rides
      Given Ren the Ringwraith follows The Witch-king
      When the company moves to Cirith Ungol
      Then it is illegal by core.movement.ringwraith-needs-mode

  @rule:core.movement.move-to-haven-copy
  Rule: Whose haven it is decides whether there is room for more

    Background:
      Given the emended rules
      And the opponent is a Ringwraith
      And it is the organization phase
      And untapped Beorn is at Rivendell

    @id:core-movement-0066 @allow
    Scenario: Lórien twice, though no Ringwraith would call it home
      Given untapped Glóin is at Lórien
      Then Beorn's company may move to another Lórien

    @id:core-movement-0067 @forbid
    Scenario: Dol Guldur once, though a Ringwraith would
      Given untapped Glóin is at Dol Guldur
      Then Beorn's company may not move to another Dol Guldur by core.movement.move-to-haven-copy

  @rule:core.movement.declare-movement-window
  Rule: One sends one's own people on their way

    Background:
      Given the emended rules
      And it is the organization phase
      And untapped Glóin is at Rivendell
      And the opponent's untapped Legolas is at Lórien
      And the opponent's location deck holds the opponent's "Moria"

    @id:core-movement-0068 @forbid
    Scenario: Legolas does not go to Moria because Glóin's player says so
      When Legolas's company moves to the opponent's Moria at the player's word
      Then it is illegal by core.movement.declare-movement-window

  @rule:core.movement.region-movement
  Rule: The Under-deeps lie below all regions

    @id:core-movement-0165 @forbid
    Scenario: From The Under-gates one does not walk to Lórien
      Given the emended rules
      And it is the organization phase
      And untapped Glóin is at The Under-gates
      When the company moves to Lórien
      Then it is illegal by core.movement.declared-movement-must-be-valid

  @rule:core.movement.imlad-morgul-wizard
  Rule: The vale is closed to those who go to Gorgoroth, and only to those

    @id:core-movement-0166 @allow
    Scenario: Who passes Gorgoroth passes the vale as well
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Faramir is at Henneth Annûn
      And the company is moving to Nûrniag Camp
      When the company travels by Ithilien, Imlad Morgul, Gorgoroth and Nurn
      Then it is legal
      And the site path of the company is Ithilien (Wilderness), Imlad Morgul (Shadow-land), Gorgoroth (Dark-domain) and Nurn (Dark-domain)

  # Fallen-wizards

  @rule:core.movement.fallen-wizard-ruins-choice
  Rule: Ruins have no side

    Background:
      Given the emended rules
      And the player is a Fallen-wizard
      And it is the organization phase

    @id:core-movement-0201 @allow
    Scenario: A covert company goes to bandits of the other side
      Given untapped Gamling the Old is at the hero Dol Guldur
      When the company moves to the minion Bandit Lair
      Then it is legal
      And Bandit Lair is in play

    @id:core-movement-0202 @allow
    Scenario: Orcs go to towers as heroes know them
      Given untapped Lugdush is at the minion Bree
      When the company moves to the hero The White Towers
      Then it is legal
      And The White Towers is in play

  @rule:core.movement.covert-uses-hero-sites
  Rule: Who is covert goes where heroes go

    Background:
      Given the emended rules
      And the player is a Fallen-wizard
      And it is the organization phase
      And untapped Faramir and untapped Éowyn are at Isengard

    @id:core-movement-0203 @allow
    Scenario: To Edoras, as a guest
      When the company moves to the hero Edoras
      Then it is legal
      And Edoras is in play

    @id:core-movement-0204 @forbid
    Scenario: To Edoras, as a foe
      When the company moves to the minion Edoras
      Then it is illegal by core.movement.covert-uses-hero-sites

    @id:core-movement-0205 @forbid
    Scenario: A haven of the Ringwraiths
      Given untapped Anborn is at the hero Rhosgobel
      Then Anborn's company may not move to the minion Dol Guldur by core.movement.covert-uses-hero-sites

  @rule:core.movement.overt-site-versions
  Rule: Who is overt goes where he is known for what he is

    Background:
      Given the emended rules
      And the player is a Fallen-wizard
      And it is the organization phase

    @id:core-movement-0206 @allow
    Scenario: Bree, as minions know it
      Given untapped Grishnákh and untapped Orc Veteran are at The White Towers
      When the company moves to the minion Bree
      Then it is legal
      And Bree is in play

    @id:core-movement-0207 @forbid
    Scenario: Not as heroes know it
      Given untapped Grishnákh and untapped Orc Veteran are at The White Towers
      When the company moves to the hero Bree
      Then it is illegal by core.movement.overt-site-versions

    @id:core-movement-0208 @allow
    Scenario: Moria, as heroes know it
      Given untapped Grishnákh and untapped Orc Veteran are at the hero Goblin-gate
      When the company moves to the hero Moria
      Then it is legal
      And Moria is in play

    @id:core-movement-0209 @forbid
    Scenario: Not as minions know it
      Given untapped Grishnákh and untapped Orc Veteran are at the hero Goblin-gate
      When the company moves to the minion Moria
      Then it is illegal by core.movement.overt-site-versions

    @id:core-movement-0210 @allow
    Scenario: Elrond does not open his house to Orcs
      Given untapped Grishnákh and untapped Orc Veteran are at the hero Goblin-gate
      When the company moves to the minion Rivendell
      Then it is legal
      And Rivendell is in play

    @id:core-movement-0211 @forbid
    Scenario: And they do not come as his guests
      Given untapped Grishnákh and untapped Orc Veteran are at the hero Goblin-gate
      When the company moves to the hero Rivendell
      Then it is illegal by core.movement.overt-site-versions

    @id:core-movement-0212 @allow
    Scenario: Dol Guldur is no haven of theirs
      Given untapped Grishnákh and untapped Orc Veteran are at the hero Rhosgobel
      When the company moves to the hero Dol Guldur
      Then it is legal
      And Dol Guldur is in play

  @rule:core.movement.fallen-wizard-one-version
  Rule: Of one site, one version at a time

    Background:
      Given the emended rules
      And the player is a Fallen-wizard
      And it is the organization phase
      And untapped Faramir is at the hero Dol Guldur

    @id:core-movement-0213 @forbid
    Scenario: The bandits of one side have been looted
      Given the player's discard pile holds the minion "Bandit Lair"
      When the company moves to the hero Bandit Lair
      Then it is illegal by core.movement.fallen-wizard-one-version

    @id:core-movement-0214 @allow
    Scenario: They have not, and may go home again
      Given the player's location deck holds the minion "Bandit Lair"
      When the company moves to the hero Bandit Lair
      Then it is legal
      And the hero Bandit Lair is in play

    @id:core-movement-0215 @allow
    Scenario: What the opponent does with his is his affair
      Given the opponent is a Ringwraith
      And the opponent's untapped Layos is at the opponent's minion Bandit Lair
      When the company moves to the hero Bandit Lair
      Then it is legal
      And the player's hero Bandit Lair is in play

  @rule:core.movement.no-starter-fallen-wizard
  Rule: No Starter Movement for a Fallen-wizard

    Background:
      Given the emended rules
      And the player is a Fallen-wizard
      And it is the movement/hazard phase
      And untapped Faramir is at the hero Lórien
      And the company is moving to the hero Rivendell

    @id:core-movement-0216 @forbid
    Scenario: The beaten track is not for him
      Then the company may not travel by Starter Movement by core.movement-hazard.declare-movement-type

    @id:core-movement-0217 @allow
    Scenario: Four regions, step by step
      When the company travels by Wold & Foothills, Redhorn Gate, Hollin and Rhudaur
      Then the site path of the company is Wold & Foothills (Wilderness), Redhorn Gate (Wilderness), Hollin (Wilderness) and Rhudaur (Wilderness)

  @rule:core.movement.imlad-morgul-fallen-wizard
  Rule: A Fallen-wizard's people go round Imlad Morgul

    Background:
      Given the emended rules
      And the player is a Fallen-wizard
      And it is the organization phase
      And untapped Faramir is at the hero Barad-dûr

    @id:core-movement-0218 @forbid
    Scenario: By Gorgoroth and Imlad Morgul to Henneth Annûn
      When the company moves to the hero Henneth Annûn
      Then it is illegal by core.movement.imlad-morgul-fallen-wizard

    @id:core-movement-0219 @allow
    Scenario: No farther than Cirith Ungol
      When the company moves to the hero Cirith Ungol
      Then it is legal
      And Cirith Ungol is in play

  # The Balrog

  @rule:core.movement.no-starter-balrog
  Rule: No Starter Movement for the Balrog's people

    @id:core-movement-0220 @forbid
    Scenario: Not even to the nearest Darkhaven
      Given the emended rules
      And the player is the Balrog
      And it is the movement/hazard phase
      And untapped Azog is at the minion Ettenmoors
      And the company is moving to the minion Carn Dûm
      Then the company may not travel by Starter Movement by core.movement-hazard.declare-movement-type

    @id:core-movement-0221 @allow
    Scenario: For a Ringwraith's it is one of two ways
      Given the emended rules
      And the player is a Ringwraith
      And it is the movement/hazard phase
      And untapped Lagduf is at the minion Ettenmoors
      And the company is moving to the minion Carn Dûm
      Then the company may travel by Starter Movement

  @rule:core.movement.dagorlad-udun-balrog
  Rule: The Morannon is open to the Balrog's people

    Background:
      Given the emended rules
      And it is the organization phase

    @id:core-movement-0222 @allow
    Scenario: From Cirith Gorgor to the marshes
      Given the player is the Balrog
      And untapped Azog is at Cirith Gorgor
      When the company moves to Dead Marshes
      Then it is legal
      And Dead Marshes is in play

    @id:core-movement-0223 @forbid
    Scenario: A Fallen-wizard's find it shut
      Given the player is a Fallen-wizard
      And untapped Faramir is at the hero Dead Marshes
      When the company moves to the hero Cirith Gorgor
      Then it is illegal by core.movement.declared-movement-must-be-valid

  @rule:core.movement.declare-face-down-site
  Rule: What lies there for all to see is not hidden any more

    @id:core-movement-0243 @compute
    Scenario: Back to the deeps that were broken open
      Given the emended rules
      And the player is the Balrog
      And it is the organization phase
      And untapped Azog is at The Under-vaults
      And the player has The Drowning-deeps in play
      And the player has "Breach the Hold" in play on The Drowning-deeps
      When the company moves to The Drowning-deeps
      Then the new site of the company is The Drowning-deeps
      And the opponent can see The Drowning-deeps

  @rule:core.movement.overt-site-versions
  Rule: A haven of the Ringwraiths is none, whatever its other card says

    @id:core-movement-0245 @forbid
    Scenario: No Orcs of a Fallen-wizard's at home in Dol Guldur
      Given the emended rules
      And the player is a Fallen-wizard
      And it is the organization phase
      And untapped Grishnákh and untapped Orc Veteran are at the hero Rhosgobel
      When the company moves to the minion Dol Guldur
      Then it is illegal by core.movement.overt-site-versions

  @rule:core.movement.fallen-wizard-one-version
  Rule: It is about what is still to be used, in another version, and by a Fallen-wizard

    @id:core-movement-0246 @allow
    Scenario: The bandits of one side have been looted, and Éowyn is with the others
      Given the emended rules
      And the player is a Fallen-wizard
      And it is the organization phase
      And untapped Faramir is at the hero Dol Guldur
      And untapped Éowyn is at the hero Bandit Lair
      And the player's discard pile holds the minion "Bandit Lair"
      Then Faramir's company may move to the hero Bandit Lair

    @id:core-movement-0247 @allow
    Scenario: Of Isengard there are two cards that read the same
      Given the emended rules
      And the player is a Fallen-wizard
      And it is the organization phase
      And untapped Faramir is at Isengard
      And untapped Éowyn is at the hero Edoras
      Then Éowyn's company may move to another Isengard

    @id:core-movement-0248 @allow
    Scenario: A Ringwraith does not ask whose bandits these were
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped Ostisen is at the minion Dol Guldur
      And the player's discard pile holds the hero "Bandit Lair"
      Then the company may move to the minion Bandit Lair

  @rule:core.movement.imlad-morgul-fallen-wizard
  Rule: And whoever goes elsewhere goes where he likes

    @id:core-movement-0249 @allow
    Scenario: Through the vale and Gorgoroth to Nurn
      Given the emended rules
      And the player is a Fallen-wizard
      And it is the movement/hazard phase
      And untapped Faramir is at the hero Henneth Annûn
      And the company is moving to the hero Nûrniag Camp
      When the company travels by Ithilien, Imlad Morgul, Gorgoroth and Nurn
      Then it is legal
      And the site path of the company is Ithilien (Wilderness), Imlad Morgul (Shadow-land), Gorgoroth (Dark-domain) and Nurn (Dark-domain)
