Feature: Site phase

  At last they are there. They may go in, and meet what waits inside, and only then is there
  something to gain.

  @rule:core.site-phase.one-per-company
  Rule: Each company sees to its own site

    Background:
      Given the emended rules
      And untapped Glóin is at The Lonely Mountain
      And untapped Balin is at Irerock
      And Smaug was defeated earlier in the game

    @id:core-site-phase-0001 @order
    Scenario: Balin goes in, then Glóin
      When Balin's company enters Irerock
      Then the attack comes from Irerock
      When Balin faces the strike and rolls 5 and 6
      Then Balin is tapped
      When the player passes
      Then it is the site phase
      When Glóin's company enters The Lonely Mountain
      Then it is legal
      And Glóin may play "Glamdring"

    @id:core-site-phase-0002 @order
    Scenario: Glóin goes in, and Balin has to wait
      When Glóin's company enters The Lonely Mountain
      Then it is legal
      When Balin's company enters Irerock
      Then it is illegal by core.actions.needs-allowance

    @id:core-site-phase-0003 @order
    Scenario: Glóin comes out, and Balin goes in
      When Glóin's company enters The Lonely Mountain
      And the player passes
      And Balin's company enters Irerock
      Then it is legal
      And the attack comes from Irerock

  @rule:core.site-phase.enter-or-do-nothing
  Rule: Go in, or leave it

    @id:core-site-phase-0004 @allow
    Scenario: The gate is dark, and they stay outside
      Given the emended rules
      And untapped Glóin is at The Lonely Mountain
      When the player passes
      Then it is legal
      And there is no attack
      And it is the end-of-turn phase

    @id:core-site-phase-0005 @allow
    Scenario: The gate is dark, and they go in
      Given the emended rules
      And untapped Glóin is at The Lonely Mountain
      When the company enters the site
      Then it is legal
      And the attack comes from The Lonely Mountain

    @id:core-site-phase-0006 @forbid
    Scenario: Who stayed outside does not slip in later
      Given the emended rules
      And untapped Glóin is at The Lonely Mountain
      When the player passes
      And the company enters the site
      Then it is illegal by core.actions.needs-allowance
      And it is the end-of-turn phase

  @rule:core.site-phase.no-actions-before-choice
  Rule: First they decide, then they act

    @id:core-site-phase-0007 @rule:core.site-phase.actions-need-entry @forbid
    Scenario: No sword through the keyhole
      Given the emended rules
      And untapped Glóin is at The Lonely Mountain
      And Smaug was defeated earlier in the game
      When Glóin plays "Glamdring"
      Then it is illegal by core.site-phase.no-actions-before-choice and core.site-phase.actions-need-entry

    @id:core-site-phase-0008 @rule:core.site-phase.actions-need-entry @allow
    Scenario: Through the door, and there it hangs
      Given the emended rules
      And untapped Glóin is at The Lonely Mountain
      And Smaug was defeated earlier in the game
      When the company enters the site
      And Glóin plays "Glamdring"
      Then it is legal
      And Glóin bears "Glamdring"
      And Glóin and the site are tapped
      And the player has 2 item points

  @rule:core.site-phase.automatic-attacks-in-order @rule:core.site-phase.added-attacks-last
  Rule: One attack after the other, the newest last

    @id:core-site-phase-0009 @order
    Scenario: The old beast first, then Scatha
      Given the emended rules
      And untapped Beorn is at Gondmaeglom
      And the opponent has "Scatha at Home" in play
      Then Gondmaeglom has the automatic-attacks Dragon (1 strike at 14) and Dragon (3 strikes at 16/9)
      When the company enters the site
      Then the attack is Dragon (1 strike at 14)
      When Beorn faces the strike untapped and rolls 5 and 6
      Then the attack is Dragon (3 strikes at 16/9)

    @id:core-site-phase-0010 @order
    Scenario: The Wolves first, then the newcomer
      Given the emended rules
      And untapped Beorn is at Weathertop
      And Weathertop gained a Dragon automatic-attack of 1 strike at 8 earlier in the game
      When the company enters the site
      Then the attack is Wolf (2 strikes at 6)
      When Beorn faces the strike untapped and rolls 2 and 2
      Then the attack is Dragon (1 strike at 8)
      When Beorn faces the strike and rolls 1 and 1
      Then there is no attack
      And Beorn is tapped

  @rule:core.site-phase.beaten-attack-returns
  Rule: What was beaten yesterday is back today

    @id:core-site-phase-0011 @order
    Scenario: Beorn comes again, and so does the beast
      Given the emended rules
      And untapped Beorn is at The Lonely Mountain
      When the company enters the site
      And Beorn faces the strike untapped and rolls 5 and 6
      Then there is no attack
      When the player ends the turn
      And the opponent ends the turn
      And the player passes
      And the player passes
      And the player passes
      And the player passes
      And the company enters the site
      Then the attack is Dragon (1 strike at 14)

    @id:core-site-phase-0012 @order
    Scenario: Beorn stays outside, and so does it
      Given the emended rules
      And untapped Beorn is at The Lonely Mountain
      When the company enters the site
      And Beorn faces the strike untapped and rolls 5 and 6
      And the player ends the turn
      And the opponent ends the turn
      And the player passes
      And the player passes
      And the player passes
      And the player passes
      And the player passes
      Then there is no attack
      And it is the end-of-turn phase

  @rule:core.site-phase.creature-played-as-attack
  Rule: What waits further down is for the opponent to say

    Background:
      Given the emended rules
      And untapped Aragorn II is at The Under-grottos
      And the opponent holds "Barrow-wight", "Cave-drake" and "Smaug"

    @id:core-site-phase-0040 @allow
    Scenario: First the Orcs, and then a voice in the dark
      When the company enters the site
      And Aragorn II faces the strike and rolls 5 and 6
      Then the opponent has to act
      When the opponent plays "Barrow-wight" as an automatic-attack
      Then it is legal
      And the attack is Undead (1 strike at 12)
      And "Barrow-wight" is in play
      And Aragorn II is tapped

    @id:core-site-phase-0041 @forbid
    Scenario: The Orcs are still there
      When the company enters the site
      And the opponent plays "Barrow-wight" as an automatic-attack
      Then it is illegal by core.actions.needs-allowance

    @id:core-site-phase-0042 @forbid
    Scenario: The drake lives elsewhere
      When the company enters the site
      And Aragorn II faces the strike and rolls 5 and 6
      Then the opponent may not play "Cave-drake" as an automatic-attack by core.site-phase.creature-played-as-attack
      And Aragorn II is tapped

    @id:core-site-phase-0043 @forbid
    Scenario: Smaug is too famous
      When the company enters the site
      And Aragorn II faces the strike and rolls 5 and 6
      Then the opponent may not play "Smaug" as an automatic-attack by core.site-phase.creature-played-as-attack
      And Aragorn II is tapped

    @id:core-site-phase-0044 @allow
    Scenario: Nothing comes
      When the company enters the site
      And Aragorn II faces the strike and rolls 5 and 6
      And the opponent passes
      Then it is legal
      And there is no attack
      And it is the site phase
      And Aragorn II is tapped

  @rule:core.combat.creature-as-attack-discarded
  Rule: It served its turn

    Background:
      Given the emended rules
      And untapped Aragorn II is at The Under-grottos
      And the opponent holds "Barrow-wight"

    @id:core-site-phase-0045 @compute
    Scenario: Beaten, it is no trophy
      When the company enters the site
      And Aragorn II faces the strike and rolls 5 and 6
      And the opponent plays "Barrow-wight" as an automatic-attack
      And Aragorn II faces the strike and rolls 6 and 6
      Then "Barrow-wight" is in the discard pile
      And the player has 0 kill points
      And Aragorn II is tapped

    @id:core-site-phase-0046 @compute
    Scenario: It goes even where it has won
      When the company enters the site
      And Aragorn II faces the strike and rolls 5 and 6
      And the opponent plays "Barrow-wight" as an automatic-attack
      And Aragorn II faces the strike and rolls 1 and 1, then 2 and 2 for the body check, then 6 and 6 for the corruption check
      Then "Barrow-wight" is in the discard pile
      And Aragorn II is wounded

  @rule:core.site-phase.entered-when-faced
  Rule: One need not win to be inside

    @id:core-site-phase-0013 @allow
    Scenario: Balin is hurt, and Glóin goes past him
      Given the emended rules
      And untapped Balin and untapped Glóin are at Gold Hill
      When the company enters the site
      And the player assigns a strike to Balin
      And Balin faces the strike and rolls 5 and 5, then 3 and 4 for the body check
      And Glóin plays "Glamdring"
      Then it is legal
      And Glóin bears "Glamdring"
      And Balin is wounded
      And Glóin and the site are tapped
      And the player has 2 item points

    @id:core-site-phase-0014 @allow
    Scenario: It was not at home, and that will do
      Given the emended rules
      And untapped Glóin is at Gold Hill
      And the player holds "Not at Home" and "Glamdring"
      When the company enters the site
      And the player plays "Not at Home"
      And Glóin plays "Glamdring"
      Then it is legal
      And Glóin bears "Glamdring"
      And "Not at Home" is in the discard pile
      And Glóin and the site are tapped
      And the player has 2 item points

  @rule:core.site-phase.actions-need-entry
  Rule: Nobody loots while the Dragon is still at it

    @id:core-site-phase-0015 @forbid
    Scenario: Glóin fights, and Balin would help himself
      Given the emended rules
      And untapped Balin and untapped Glóin are at Gold Hill
      And the player holds "Glamdring"
      When the company enters the site
      And the player assigns a strike to Glóin
      Then Balin may not play "Glamdring" by core.site-phase.actions-need-entry

    @id:core-site-phase-0016 @forbid
    Scenario: Glóin is in, but Balin is elsewhere, and out
      Given the emended rules
      And untapped Glóin is at The Lonely Mountain
      And untapped Balin is at Gold Hill
      And Smaug was defeated earlier in the game
      When Glóin's company enters The Lonely Mountain
      And Balin plays "Glamdring"
      Then it is illegal by core.site-phase.actions-need-entry

  @rule:core.site-phase.play-requirements
  Rule: It takes the right time, a fresh place and a fresh hand

    @id:core-site-phase-0017 @forbid
    Scenario: Glóin is tired
      Given the emended rules
      And tapped Glóin is at Gold Hill
      And the company has entered the site
      When Glóin plays "Glamdring"
      Then it is illegal by core.site-phase.play-requirements

    @id:core-site-phase-0018 @forbid
    Scenario: The hill is searched already
      Given the emended rules
      And untapped Glóin is at Gold Hill
      And the site is tapped
      And the company has entered the site
      When Glóin plays "Glamdring"
      Then it is illegal by core.site-phase.play-requirements

    @id:core-site-phase-0019 @forbid
    Scenario: It is too early in the day
      Given the emended rules
      And it is the organization phase
      And untapped Glóin is at Gold Hill
      When Glóin plays "Glamdring"
      Then it is illegal by core.site-phase.play-requirements

    @id:core-site-phase-0020 @rule:core.site-phase.play-item @rule:core.site-phase.site-taps-on-resolution @allow
    Scenario: All is as it should be
      Given the emended rules
      And untapped Glóin is at Gold Hill
      And the company has entered the site
      When Glóin plays "Glamdring"
      Then it is legal
      And Glóin bears "Glamdring"
      And Glóin and the site are tapped
      And the player has 2 item points

    @id:core-site-phase-0021 @forbid
    Scenario: Merry is too tired to talk to Ents
      Given the emended rules
      And tapped Merry is at Wellinghall
      And the company has entered the site
      When it is asked whether Merry may influence "Ents of Fangorn"
      Then it is illegal by core.site-phase.play-requirements

  @rule:core.site-phase.site-taps-on-resolution
  Rule: The place is used up when something has come of it

    @id:core-site-phase-0022 @compute
    Scenario: The Ents said no, and the hall is as it was
      Given the emended rules
      And untapped Merry is at Wellinghall
      And the company has entered the site
      When Merry influences "Ents of Fangorn" and rolls 2 and 2
      Then the site is untapped
      And Merry is tapped
      And "Ents of Fangorn" is in the discard pile

    @id:core-site-phase-0023 @compute
    Scenario: The Ents said yes, and the hall has been of use
      Given the emended rules
      And untapped Merry is at Wellinghall
      And the company has entered the site
      When Merry influences "Ents of Fangorn" and rolls 2 and 3
      Then the site is tapped
      And Merry is tapped
      And "Ents of Fangorn" is in the marshalling-point pile
      And the player has 3 faction points

  @rule:core.site-phase.play-faction
  Rule: A faction is asked where it lives

    @id:core-site-phase-0024 @allow
    Scenario: Merry meets the Ents
      Given the emended rules
      And untapped Merry is at Wellinghall
      And the company has entered the site
      When it is asked whether Merry may influence "Ents of Fangorn"
      Then it is legal

    @id:core-site-phase-0025 @forbid
    Scenario: There are no Ents at Rivendell
      Given the emended rules
      And untapped Merry is at Rivendell
      And the company has entered the site
      When it is asked whether Merry may influence "Ents of Fangorn"
      Then it is illegal by core.site-phase.play-faction

  @rule:core.site-phase.play-ally @rule:core.site-phase.play-faction
  Rule: It counts what a site is now, and not what is printed on it

    Background:
      Given the emended rules
      And the opponent has "Doors of Night" in play

    @id:core-site-phase-0701 @allow
    Scenario: Edoras has become a Border-hold, and a hound comes
      Given it is the movement/hazard phase
      And untapped Éomer is at Edoras
      And the opponent holds "New Moon"
      When the opponent plays "New Moon" on Edoras
      And the company enters Edoras
      And it is asked whether Éomer may play "Noble Hound"
      Then it is legal
      And "New Moon" is in the discard pile

    @id:core-site-phase-0702 @forbid
    Scenario: At a Free-hold there is none
      Given untapped Éomer is at Edoras
      And it is the site phase
      And the company has entered the site
      When it is asked whether Éomer may play "Noble Hound"
      Then it is illegal by core.site-phase.play-ally

    @id:core-site-phase-0703 @allow
    Scenario: Weathertop has become a Shadow-hold, and the Snaga-hai are called there
      Given the player is a Ringwraith
      And it is the movement/hazard phase
      And untapped Gorbag and untapped Radbug are at Weathertop
      And the opponent holds "Choking Shadows"
      When the opponent plays "Choking Shadows" on Weathertop for its third effect
      And the company enters Weathertop
      And Gorbag faces the strike and rolls 6 and 6
      And Radbug faces the strike untapped and rolls 6 and 6
      And it is asked whether Radbug may influence "Snaga-hai"
      Then it is legal
      And Gorbag is tapped
      And "Choking Shadows" is in the discard pile

  @rule:core.site-phase.faction-check-total @rule:core.site-phase.faction-check-result
  Rule: Dice, influence and the right company have to beat the faction's number

    Background:
      Given the emended rules

    @id:core-site-phase-0026 @compute
    Scenario: Ents have a soft spot for Hobbits
      Given untapped Merry is at Wellinghall
      And the company has entered the site
      When Merry influences "Ents of Fangorn" and rolls 1 and 4
      Then "Ents of Fangorn" is in the marshalling-point pile
      And the influence check of Merry was 10
      And Merry and the site are tapped
      And the player has 3 faction points

    @id:core-site-phase-0027 @compute
    Scenario: A soft spot, but not enough
      Given untapped Merry is at Wellinghall
      And the company has entered the site
      When Merry influences "Ents of Fangorn" and rolls 1 and 3
      Then "Ents of Fangorn" is in the discard pile
      And Merry is tapped
      And the player has 0 faction points

    @id:core-site-phase-0028 @compute
    Scenario: A king in the making has his own weight
      Given untapped Aragorn II is at Wellinghall
      And the company has entered the site
      When Aragorn II influences "Ents of Fangorn" and rolls 3 and 4
      Then "Ents of Fangorn" is in the marshalling-point pile
      And Aragorn II and the site are tapped
      And the player has 3 faction points

    @id:core-site-phase-0029 @compute
    Scenario: And not a pip more
      Given untapped Aragorn II is at Wellinghall
      And the company has entered the site
      When Aragorn II influences "Ents of Fangorn" and rolls 3 and 3
      Then "Ents of Fangorn" is in the discard pile
      And Aragorn II is tapped

    @id:core-site-phase-0030 @rule:core.items.effects-only-in-use @compute
    Scenario: A horn lends weight to his words
      Given untapped Aragorn II is at Wellinghall
      And Aragorn II bears "Horn of Defiance"
      And the company has entered the site
      When Aragorn II influences "Ents of Fangorn" and rolls 2 and 3
      Then "Ents of Fangorn" is in the marshalling-point pile
      And Aragorn II and the site are tapped
      And the player has 3 faction points

    @id:core-site-phase-0031 @compute
    Scenario: A stone that speaks to Elves says nothing to Ents
      Given untapped Aragorn II is at Wellinghall
      And Aragorn II bears "Elf-stone"
      And the company has entered the site
      When Aragorn II influences "Ents of Fangorn" and rolls 3 and 3
      Then "Ents of Fangorn" is in the discard pile
      And Aragorn II is tapped

  @rule:core.site-phase.play-item
  Rule: A place gives what is in it

    @id:core-site-phase-0032 @forbid
    Scenario: A great shield is too great for Ovir Hollow
      Given the emended rules
      And untapped Glóin is at Ovir Hollow
      And the company has entered the site
      When Glóin plays "Enruned Shield"
      Then it is illegal by core.site-phase.play-item

    @id:core-site-phase-0033 @allow
    Scenario: In the caves of Agburanar it fits
      Given the emended rules
      And untapped Glóin is at Caves of Ûlund
      And the company has entered the site
      When Glóin plays "Enruned Shield"
      Then it is legal
      And Glóin bears "Enruned Shield"
      And Glóin and the site are tapped
      And the player has 3 item points

  @rule:core.site-phase.extra-minor-item
  Rule: Where something was gained, there is something small besides

    @id:core-site-phase-0034 @allow
    Scenario: Ents, and a dagger left behind by somebody
      Given the emended rules
      And untapped Merry and untapped Glóin are at Wellinghall
      And the company has entered the site
      When Merry influences "Ents of Fangorn" and rolls 2 and 3
      And Glóin plays "Dagger of Westernesse"
      Then it is legal
      And Glóin bears "Dagger of Westernesse"
      And "Ents of Fangorn" is in the marshalling-point pile
      And Merry, Glóin and the site are tapped
      And the player has 3 faction points

    @id:core-site-phase-0035 @forbid
    Scenario: No Ents, and no dagger either
      Given the emended rules
      And untapped Merry and untapped Glóin are at Wellinghall
      And the company has entered the site
      When Merry influences "Ents of Fangorn" and rolls 2 and 2
      And Glóin plays "Dagger of Westernesse"
      Then it is illegal by core.site-phase.play-item
      And "Ents of Fangorn" is in the discard pile
      And Merry is tapped

    @id:core-site-phase-0036 @forbid
    Scenario: Something small, not something fine
      Given the emended rules
      And untapped Glóin and untapped Balin are at Gold Hill
      And the company has entered the site
      When Glóin plays "Glamdring"
      And Balin plays "Habergeon of Silver"
      Then it is illegal by core.site-phase.play-requirements
      And Glóin bears "Glamdring"
      And Glóin and the site are tapped
      And the player has 2 item points

    @id:core-site-phase-0704 @forbid
    Scenario: Balin’s ring makes the hall new, and so nothing small goes with the Ents
      Given the emended rules
      And untapped Merry, untapped Glóin and untapped Balin are at Wellinghall
      And Balin bears "Dwarven Ring of Durin’s Tribe"
      And the company has entered the site
      When Merry influences "Ents of Fangorn" and rolls 2 and 3
      And the player uses "Dwarven Ring of Durin’s Tribe" and rolls 6 and 6 for the corruption check
      Then Glóin may not play "Dagger of Westernesse" by core.site-phase.play-item
      And Wellinghall is untapped
      And Merry and Balin are tapped
      And "Ents of Fangorn" is in the marshalling-point pile
      And the player has 3 faction points

  @rule:core.site-phase.extra-item-next-action
  Rule: It is picked up right away, and only one

    @id:core-site-phase-0037 @allow
    Scenario: A sword, and a glass
      Given the emended rules
      And untapped Glóin, untapped Balin and untapped Gimli are at Gold Hill
      And the company has entered the site
      When Glóin plays "Glamdring"
      And Balin plays "Star-glass"
      Then it is legal
      And Glóin bears "Glamdring"
      And Balin bears "Star-glass"
      And Glóin, Balin and the site are tapped
      And the player has 2 item points

    @id:core-site-phase-0038 @forbid
    Scenario: A sword, a glass, and a dagger
      Given the emended rules
      And untapped Glóin, untapped Balin and untapped Gimli are at Gold Hill
      And the company has entered the site
      When Glóin plays "Glamdring"
      And Balin plays "Star-glass"
      And Gimli plays "Dagger of Westernesse"
      Then it is illegal by core.site-phase.extra-item-next-action
      And Glóin bears "Glamdring"
      And Balin bears "Star-glass"
      And Glóin, Balin and the site are tapped
      And the player has 2 item points

  @rule:core.site-phase.extra-item-next-action
  Rule: What declares itself is no action of the player's

    Background:
      Given the emended rules
      And untapped Glóin, untapped Balin and tapped Gimli are at Gold Hill
      And Gimli bears "Cram"
      And the opponent has "Lure of Expedience" in play on Gimli
      And the company has entered the site
      And the player holds "Glamdring" and "Star-glass"
      When Glóin plays "Glamdring" and rolls 6 and 6 for the corruption check of Gimli

    @id:next-action-0001 @allow
    Scenario: Gimli's corruption check comes in between, and Balin may still take the glass
      Then Balin may play "Star-glass"
      And Glóin bears "Glamdring"
      And Glóin and the site are tapped
      And the player has 2 item points

    @id:next-action-0002 @forbid
    Scenario: Gimli eats after his corruption check, and then it is too late for the glass
      When the player uses "Cram"
      Then Balin may not play "Star-glass" by core.site-phase.extra-item-next-action
      And Gimli is untapped
      And "Cram" is in the discard pile
      And Glóin bears "Glamdring"
      And Glóin and the site are tapped
      And the player has 2 item points

  @rule:core.site-phase.company-phase-ends
  Rule: It is over when their player says so

    @id:core-site-phase-0039 @order
    Scenario: That was all, thank you
      Given the emended rules
      And untapped Glóin and untapped Balin are at Gold Hill
      And the company has entered the site
      When Glóin plays "Glamdring"
      And the player passes
      Then it is legal
      And it is the end-of-turn phase
      When Balin plays "Star-glass"
      Then it is illegal by core.site-phase.play-requirements
      And Glóin bears "Glamdring"
      And Glóin and the site are tapped
      And the player has 2 item points

  @rule:core.site-phase.play-ally
  Rule: Somebody comes along

    @id:core-site-phase-0047 @allow
    Scenario: Quickbeam follows Pippin out of Wellinghall
      Given the emended rules
      And untapped Pippin is at Wellinghall
      And the company has entered the site
      When Pippin plays "Quickbeam"
      Then it is legal
      And Pippin bears "Quickbeam"
      And Pippin and the site are tapped
      And the player has 2 ally points

    @id:core-site-phase-0048 @forbid
    Scenario: There are no Ents in Edoras
      Given the emended rules
      And untapped Pippin is at Edoras
      And the company has entered the site
      When Pippin plays "Quickbeam"
      Then it is illegal by core.site-phase.play-ally

    @id:core-site-phase-0049 @forbid @rule:core.site-phase.play-requirements
    Scenario: Who is tired finds no friends
      Given the emended rules
      And tapped Pippin is at Wellinghall
      And the company has entered the site
      When Pippin plays "Quickbeam"
      Then it is illegal by core.site-phase.play-requirements

    @id:core-site-phase-0050 @forbid @rule:core.site-phase.actions-need-entry
    Scenario: Not from the threshold
      Given the emended rules
      And untapped Pippin is at Wellinghall
      When it is asked whether Pippin may play "Quickbeam"
      Then it is illegal by core.site-phase.actions-need-entry

  @rule:core.site-phase.ally-fights-like-character
  Rule: In a fight, friends are as good as anybody

    Background:
      Given the emended rules
      And untapped Pippin is at Weathertop
      And Pippin bears "Gollum"

    @id:core-site-phase-0051 @compute
    Scenario: Two Wolves, and two to bite
      When the company enters the site
      Then the strikes are assigned to Pippin and "Gollum"
      And the attack has 0 excess strikes

    @id:core-site-phase-0052 @compute
    Scenario: Gollum bites back
      When the company enters the site
      And "Gollum" faces the strike and rolls 2 and 3
      Then "Gollum" is tapped
      When Pippin faces the strike and rolls 6 and 6
      Then Pippin is tapped

    @id:core-site-phase-0053 @compute
    Scenario: Gollum is bitten, and whines
      When the company enters the site
      And "Gollum" faces the strike and rolls 1 and 2, then 4 and 5 for the body check
      Then "Gollum" is wounded

    @id:core-site-phase-0054 @compute
    Scenario: Gollum is bitten, and whines no more
      When the company enters the site
      And "Gollum" faces the strike and rolls 1 and 2, then 4 and 6 for the body check
      Then "Gollum" is out of play
      And the player has 0 ally points

    @id:core-site-phase-0056 @compute
    Scenario: Beorn leans on a friend
      Given untapped Beorn is at The Lonely Mountain
      And Beorn bears "Quickbeam"
      When Beorn's company enters The Lonely Mountain
      And Beorn faces the strike with the support of "Quickbeam" and rolls 3 and 3
      Then Beorn is tapped
      And "Quickbeam" is tapped

  @rule:core.site-phase.ally-fights-like-character
  Rule: What helps everybody in a fight helps them, too

    @id:core-site-phase-0055 @compute
    Scenario: The potion goes round
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Merry is at Moria
      And Merry bears "Gollum" and "Potion of Prowess"
      And the opponent holds "Orc-watch"
      When the opponent plays the creature "Orc-watch" on the company
      And the player passes
      And the player uses "Potion of Prowess"
      And "Gollum" faces the strike
      And the opponent passes and rolls 2 and 4 for the strike of "Gollum"
      Then "Gollum" is tapped
      And "Potion of Prowess" is in the discard pile
      And "Orc-watch" is in play

  @rule:core.site-phase.ally-uses-skills
  Rule: A scout is a scout

    Background:
      Given the emended rules
      And it is the organization phase
      And untapped Gimli is at Rivendell
      And Gimli bears "Gollum"
      And the player holds "Stealth"

    @id:core-site-phase-0057 @allow
    Scenario: Gimli is none, but Gollum knows the way
      When the player passes
      And the player plays "Stealth" with "Gollum" on the company
      Then it is legal
      And "Gollum" is tapped
      And "Stealth" is in the discard pile

    @id:core-site-phase-0058 @forbid
    Scenario: Gollum is tired
      Given "Gollum" is tapped
      When the player passes
      Then the player may not play "Stealth" with "Gollum" on the company by core.actions.tap-for-effect

    @id:core-site-phase-0059 @forbid
    Scenario: Gimli is no scout
      When the player passes
      Then the player may not play "Stealth" with Gimli on the company by the text of "Stealth"

  @rule:core.site-phase.ally-heals
  Rule: Herbs are for everybody

    Background:
      Given the emended rules
      And it is the organization phase

    @id:core-site-phase-0060 @allow
    Scenario: Gollum is hurt, and Pippin has herbs
      Given untapped Pippin is at Rivendell
      And Pippin bears "Gollum" and "Healing Herbs"
      And "Gollum" is wounded
      When the player uses "Healing Herbs" on "Gollum"
      Then it is legal
      And "Gollum" is untapped
      And Pippin is tapped
      And "Healing Herbs" is in the discard pile

    @id:core-site-phase-0061 @forbid @rule:core.site-phase.ally-not-a-character
    Scenario: Gollum is only tired, and rest is for characters
      Given untapped Pippin is at Rivendell
      And Pippin bears "Gollum" and "Healing Herbs"
      And "Gollum" is tapped
      When the player uses "Healing Herbs" on "Gollum" for its second effect
      Then it is illegal by the text of "Healing Herbs"

    @id:core-site-phase-0062 @allow
    Scenario: Merry is tired, and may have them
      Given tapped Merry and untapped Pippin are at Edoras
      And Pippin bears "Healing Herbs"
      When the player uses "Healing Herbs" on Merry for its second effect
      Then it is legal
      And Merry is untapped
      And Pippin is tapped
      And "Healing Herbs" is in the discard pile

  @rule:core.site-phase.ally-not-a-character
  Rule: But he is not one of them

    @id:core-site-phase-0063 @forbid
    Scenario: Gollum finds something, and may not keep it
      Given the emended rules
      And untapped Pippin is at Gold Hill
      And Pippin bears "Gollum"
      And the company has entered the site
      When "Gollum" plays "Glamdring"
      Then it is illegal by core.site-phase.ally-not-a-character

    @id:core-site-phase-0064 @allow
    Scenario: Pippin finds it, and he may
      Given the emended rules
      And untapped Pippin is at Gold Hill
      And Pippin bears "Gollum"
      And the company has entered the site
      When Pippin plays "Glamdring"
      Then it is legal
      And Pippin bears "Glamdring"
      And Pippin and the site are tapped
      And the player has 2 item points

    @id:core-site-phase-0065 @compute
    Scenario: Three and an Ent are three
      Given the emended rules
      And it is the organization phase
      And untapped Legolas, untapped Gimli and untapped Aragorn II are at Rivendell
      And Legolas bears "Quickbeam"
      Then the size of the company is 3

    @id:core-site-phase-0066 @forbid
    Scenario: Nothing lures Gollum but one thing
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Pippin is at Rivendell
      And Pippin bears "Gollum"
      And the opponent holds "Lure of the Senses"
      When it is asked whether the opponent may play "Lure of the Senses" on "Gollum"
      Then it is illegal by the text of "Lure of the Senses"

  @rule:core.site-phase.ally-leaves-with-controller
  Rule: He came with one, and goes with one

    Background:
      Given the emended rules
      And untapped Pippin and untapped Merry are at Gold Hill
      And Pippin bears "Gollum"
      When the company enters the site
      And the player assigns a strike to Pippin

    @id:core-site-phase-0067 @compute
    Scenario: Pippin falls, and Merry is no master
      When Pippin faces the strike and rolls 1 and 1, then 5 and 5 for the body check
      Then Pippin is out of play
      And "Gollum" is in the discard pile
      And the player has 0 ally points
      And the player has 1 character point

    @id:core-site-phase-0068 @compute
    Scenario: Pippin is hurt, and Gollum stays
      When Pippin faces the strike and rolls 1 and 1, then 5 and 4 for the body check
      Then Pippin is wounded
      And Pippin bears "Gollum"

  @rule:core.site-phase.home-site-cancels
  Rule: Who is at home is let in

    Background:
      Given the emended rules
      And the player is a Ringwraith

    @id:core-site-phase-0069 @allow
    Scenario: Bróin has known these Orcs since he was a child
      Given untapped Bróin and untapped Layos are at Moria
      When the company enters the site
      And Bróin cancels the attack
      Then it is legal
      And there is no attack
      And Bróin is tapped
      And Layos may play "Dagger of Westernesse"

    @id:core-site-phase-0070 @forbid
    Scenario: Today he is too tired to talk
      Given tapped Bróin and untapped Layos are at Moria
      When the company enters the site
      And Bróin cancels the attack
      Then it is illegal by core.site-phase.home-site-cancels

    @id:core-site-phase-0071 @forbid
    Scenario: Nobody knows Layos in Moria
      Given untapped Bróin and untapped Layos are at Moria
      When the company enters the site
      And Layos cancels the attack
      Then it is illegal by core.site-phase.home-site-cancels

    @id:core-site-phase-0072 @forbid
    Scenario: Bûrat is at home in any old ruin, and known in none
      Given untapped Bûrat is at Bandit Lair
      When the company enters the site
      And Bûrat cancels the attack
      Then it is illegal by core.site-phase.home-site-cancels

    @id:core-site-phase-0073 @forbid
    Scenario: Once the blows are dealt out it is too late
      Given untapped Bróin and untapped Layos are at Moria
      When the company enters the site
      And the player passes
      Then Bróin may not cancel the attack by core.site-phase.home-site-cancels

  @rule:core.site-phase.resources-after-attacks
  Rule: First the fight, then the finding

    Background:
      Given the emended rules
      And untapped Balin and untapped Glóin are at Gold Hill
      When the company enters the site
      And the player assigns a strike to Glóin

    @id:core-site-phase-0074 @forbid
    Scenario: Balin looks around while Glóin fights
      Then Balin may not play "Glamdring" by core.site-phase.resources-after-attacks

    @id:core-site-phase-0075 @allow
    Scenario: The fight is over, and Balin looks around
      When Glóin faces the strike and rolls 5 and 6
      And Balin plays "Glamdring"
      Then it is legal
      And Balin bears "Glamdring"
      And Balin, Glóin and the site are tapped
      And the player has 2 item points

  @rule:core.site-phase.not-tapping-differs
  Rule: What leaves a place as it is needs a fresh one all the same

    Background:
      Given the emended rules
      And the player is a Ringwraith

    @id:core-site-phase-0076 @card:AS-146 @forbid
    Scenario: Framsburg is searched, and small things are no exception
      Given untapped Layos is at Framsburg
      And the company has entered the site
      And the site is tapped
      When Layos plays "Saw-toothed Blade"
      Then it is illegal by core.site-phase.not-tapping-differs

    @id:core-site-phase-0077 @card:AS-146 @allow
    Scenario: Framsburg is fresh, and stays so
      Given untapped Layos is at Framsburg
      And the company has entered the site
      When Layos plays "Saw-toothed Blade"
      Then it is legal
      And Layos bears "Saw-toothed Blade"
      And Layos is tapped
      And the site is untapped

    @id:core-site-phase-0208 @card:AS-146 @compute
    Scenario: It is fresh, and elsewhere things are as they are everywhere
      Given untapped Ostisen is at Framsburg
      And untapped Layos is at Tharbad
      And Layos's company has entered the site
      When Layos plays "Saw-toothed Blade"
      Then it is legal
      And Layos bears "Saw-toothed Blade"
      And Layos and Tharbad are tapped

    @id:core-site-phase-0209 @card:AS-146 @compute
    Scenario: The second small thing taps Framsburg
      Given untapped Layos and untapped Ostisen are at Framsburg
      And the company has entered the site
      When Layos plays "Saw-toothed Blade"
      And Ostisen plays "Strange Rations"
      Then it is legal
      And Layos bears "Saw-toothed Blade"
      And Ostisen bears "Strange Rations"
      And Layos, Ostisen and the site are tapped

    @id:core-site-phase-0078 @allow
    Scenario: Tharbad has something even then, for it says so
      Given untapped Layos is at Tharbad
      And the company has entered the site
      And Tharbad is tapped
      When Layos plays "Saw-toothed Blade"
      Then it is legal
      And Layos bears "Saw-toothed Blade"
      And Layos is tapped

  @rule:core.site-phase.extra-item-under-deeps
  Rule: The deep places have more to give

    @id:core-site-phase-0079 @allow
    Scenario: A sword, and another
      Given the emended rules
      And untapped Glóin and untapped Gimli are at The Under-grottos
      And the company has entered the site
      When Glóin plays "Glamdring"
      And Gimli plays "Sword of Gondolin"
      Then it is legal
      And Glóin bears "Glamdring"
      And Gimli bears "Sword of Gondolin"
      And Glóin, Gimli and the site are tapped
      And the player has 4 item points

    @id:core-site-phase-0080 @forbid
    Scenario: In Moria it is a sword, and nothing so fine besides
      Given the emended rules
      And untapped Glóin and untapped Gimli are at Moria
      And the company has entered the site
      When Glóin plays "Glamdring"
      And Gimli plays "Sword of Gondolin"
      Then it is illegal by core.site-phase.play-requirements
      And Glóin bears "Glamdring"
      And Glóin and the site are tapped
      And the player has 2 item points

    @id:core-site-phase-0081 @forbid
    Scenario: But nothing that is not to be found there
      Given the emended rules
      And untapped Glóin and untapped Gimli are at The Under-grottos
      And the company has entered the site
      When Glóin plays "Glamdring"
      And Gimli plays "Wizard's Staff"
      Then it is illegal by core.site-phase.play-requirements
      And Glóin bears "Glamdring"
      And Glóin and the site are tapped
      And the player has 2 item points

  @rule:core.site-phase.skipped-without-companies
  Rule: Nobody left, nothing to do

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And the opponent holds "Orc-watch"

    @id:core-site-phase-0082 @order
    Scenario: Merry was the last of them
      Given untapped Merry is at Moria
      When the opponent plays the creature "Orc-watch" on the company
      And Merry faces the strike and rolls 1 and 1, then 6 and 6 for the body check
      And the player passes
      Then it is the end-of-turn phase
      And Merry is out of play
      And "Orc-watch" is in the discard pile
      And Moria is no longer in play
      And the player has 0 character points

    @id:core-site-phase-0083 @order
    Scenario: Merry lives, and there is the door
      Given untapped Merry is at Moria
      When the opponent plays the creature "Orc-watch" on the company
      And Merry faces the strike and rolls 5 and 5
      And the player passes
      Then it is the site phase
      And Merry is tapped
      And "Orc-watch" is in the discard pile

  @rule:core.site-phase.untap-site-locally
  Rule: To read the map one has to stand before the door

    Background:
      Given the emended rules
      And it is the organization phase
      And untapped Glóin is at The Lonely Mountain
      And The Lonely Mountain is tapped

    @id:core-site-phase-0084 @card:TD-158 @allow
    Scenario: Glóin has the map, and there is another door
      Given Glóin bears "Thrór's Map"
      When the player uses "Thrór's Map" on The Lonely Mountain
      Then it is legal
      And The Lonely Mountain is untapped
      And "Thrór's Map" is in the discard pile

    @id:core-site-phase-0085 @forbid
    Scenario: Balin has it, in Rivendell
      Given untapped Balin is at Rivendell
      And Balin bears "Thrór's Map"
      When the player uses "Thrór's Map" on The Lonely Mountain
      Then it is illegal by core.site-phase.untap-site-locally

  @rule:core.site-phase.other-companies-act
  Rule: Who has done his part may lend a hand from afar

    Background:
      Given the emended rules
      And untapped Elrond is at Bree
      And untapped Glóin is at The Lonely Mountain
      And Smaug was defeated earlier in the game
      And the player holds "Marvels Told"
      And the opponent has "Scatha at Home" in play

    @id:core-site-phase-0086 @allow
    Scenario: Elrond has been to Bree, and tells of marvels
      When Elrond's company enters Bree
      And the player passes
      And Glóin's company enters The Lonely Mountain
      Then the player may play "Marvels Told" with Elrond on "Scatha at Home"

    @id:core-site-phase-0087 @forbid
    Scenario: Elrond's turn is still to come
      When Glóin's company enters The Lonely Mountain
      Then the player may not play "Marvels Told" with Elrond on "Scatha at Home" by core.site-phase.other-companies-act

  @rule:core.site-phase.one-per-company
  Rule: One company may stay outside, and the next one goes in

    Background:
      Given the emended rules
      And untapped Elrond is at Bree
      And untapped Glóin is at Edoras

    @id:core-site-phase-0204 @order
    Scenario: Elrond does nothing in Bree, and Glóin has still to choose
      When the player chooses Elrond's company to go next
      Then it is legal
      And Glóin's company may not enter Edoras by core.site-phase.enter-or-do-nothing and core.actions.needs-allowance
      When the player passes
      Then it is the site phase
      And Elrond's company may not enter Bree by core.site-phase.enter-or-do-nothing and core.actions.needs-allowance
      When Glóin's company enters Edoras
      Then it is legal
      When the player passes
      Then it is the end-of-turn phase
      And the player may not choose Glóin's company to go next by core.actions.needs-allowance

    @id:core-site-phase-0205 @allow
    Scenario: Whoever was chosen may go in, too
      When the player chooses Elrond's company to go next
      And Elrond's company enters Bree
      Then it is legal
      When the player passes
      Then it is the site phase

    @id:core-site-phase-0206 @forbid
    Scenario: The choice is not made twice
      When the player chooses Elrond's company to go next
      Then the player may not choose Glóin's company to go next by core.site-phase.one-per-company and core.actions.needs-allowance

    @id:core-site-phase-0207 @forbid
    Scenario: Nobody has two site phases in a turn
      When Elrond's company enters Bree
      And the player passes
      Then the player may not choose Elrond's company to go next by core.site-phase.one-per-company and core.actions.needs-allowance

  @rule:core.site-phase.other-companies-act
  Rule: Another company's site is not opened again from afar

    Background:
      Given the emended rules
      And untapped Elrond is at Weathertop
      And Weathertop is tapped
      And untapped Glóin is at Edoras
      And Elrond's company has entered the site
      And the player holds "Look More Closely Later" and "Marvels Told"
      And the opponent has "Minions Stir" in play

    @id:core-site-phase-0201 @allow
    Scenario: In his own time, Elrond looks closely
      Then the player may play "Look More Closely Later" with Elrond on Weathertop

    @id:core-site-phase-0202 @forbid
    Scenario: Once Glóin is in Edoras it is too late to look
      When the player passes
      And Glóin's company enters Edoras
      And the player plays "Look More Closely Later" with Elrond on Weathertop
      Then it is illegal by core.site-phase.other-companies-act

    @id:core-site-phase-0203 @allow
    Scenario: For a tale it is not
      When the player passes
      And Glóin's company enters Edoras
      Then the player may play "Marvels Told" with Elrond on "Minions Stir"

  @rule:core.site-phase.removal-is-not-cancelling
  Rule: One does not rebuild under arrows

    Background:
      Given the emended rules
      And untapped Aragorn II is at Bandit Lair
      And the player holds "Rebuild the Town" and "Concealment"

    @id:core-site-phase-0088 @forbid
    Scenario: The Men of Bandit Lair are still about
      When the company enters the site
      Then the player may not play "Rebuild the Town" on Bandit Lair by core.site-phase.removal-is-not-cancelling

    @id:core-site-phase-0089 @forbid
    Scenario: Nor from outside
      When the player plays "Rebuild the Town" on Bandit Lair
      Then it is illegal by core.site-phase.removal-is-not-cancelling

    @id:core-site-phase-0090 @card:DM-155 @allow
    Scenario: To hide from them is another matter
      When the company enters the site
      And the player plays "Concealment" with Aragorn II
      Then it is legal
      And there is no attack
      And Aragorn II is tapped
      And "Concealment" is in the discard pile
      When the player plays "Rebuild the Town" on Bandit Lair
      Then it is legal
      And "Rebuild the Town" lies on Bandit Lair
      And Bandit Lair has no automatic-attack

  @rule:core.site-phase.ally-fights-like-character @rule:core.site-phase.ally-not-a-character
  Rule: Fine weather is for characters, but in a fight there is no difference

    Background:
      Given the emended rules
      And untapped Pippin is at Weathertop
      And Pippin bears "Gollum"
      And the player has "Gates of Morning" in play
      And the player has "Clear Skies" in play

    @id:core-site-phase-0091 @compute
    Scenario: Gollum does not mind the sun
      Then the prowess of Pippin is 3
      And the prowess of "Gollum" is 2

    @id:core-site-phase-0092 @compute
    Scenario: When the Wolves come he is glad of it
      When the company enters the site
      Then the prowess of Pippin is 3
      And the prowess of "Gollum" is 4

  @rule:core.site-phase.ally-fights-like-character
  Rule: Gollum is quick, too

    @id:core-site-phase-0093 @allow
    Scenario: He dodges like anybody
      Given the emended rules
      And untapped Pippin is at Weathertop
      And Pippin bears "Gollum"
      And the player holds "Dodge"
      When the company enters the site
      And "Gollum" faces the strike
      And the player plays "Dodge" on "Gollum" and rolls 2 and 3 for the strike of "Gollum"
      Then it is legal
      And "Gollum" is untapped
      And "Dodge" is in the discard pile

    @id:core-site-phase-0094 @forbid
    Scenario: But he is no warrior, and does not block
      Given the emended rules
      And untapped Pippin is at Weathertop
      And Pippin bears "Gollum"
      And the player holds "Dodge" and "Block"
      When the company enters the site
      And "Gollum" faces the strike
      Then the player may not play "Block" on "Gollum" by the text of "Block"

  @rule:core.site-phase.home-site-cancels
  Rule: All of a dark valley may be a home, or may not

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And untapped Grishnákh is at Shelob's Lair
      And the player holds "A Nice Place to Hide"

    @id:core-site-phase-0095 @compute
    Scenario: Who knows whether the Orcs of the lair know Grishnákh
      When the company enters the site
      And it is asked whether Grishnákh may cancel the attack
      Then it is undetermined by q.core.home-in-a-region

    @id:core-site-phase-0096 @allow
    Scenario: He is at home all over the valley
      Given reading b of q.core.home-in-a-region
      When the company enters the site
      Then Grishnákh may cancel the attack

    @id:core-site-phase-0097 @forbid
    Scenario: He is at home nowhere in particular
      Given reading a of q.core.home-in-a-region
      When the company enters the site
      Then Grishnákh may not cancel the attack by core.site-phase.home-site-cancels

  @rule:core.site-phase.no-actions-before-choice
  Rule: Words wait for the choice, too

    Background:
      Given the emended rules
      And it is turn 3 of the game
      And the opponent's Gamling the Old is at Edoras
      And untapped Imrahil is at Edoras
      And untapped Glóin is at Rivendell

    @id:core-site-phase-0098 @forbid
    Scenario: Glóin has not made up his mind
      When Imrahil's company enters Edoras
      And the player passes
      And Imrahil seeks to influence away the opponent's Gamling the Old
      Then it is illegal by core.site-phase.no-actions-before-choice

    @id:core-site-phase-0099 @allow
    Scenario: In Edoras they are in, and talk
      When Imrahil's company enters Edoras
      Then Imrahil may seek to influence away the opponent's Gamling the Old

  @rule:core.site-phase.play-item
  Rule: One plays what one holds, with one's own people

    Background:
      Given the emended rules
      And untapped Glóin is at Moria
      And the company has entered the site
      And the opponent's untapped Legolas is at Moria

    @id:core-site-phase-0100 @allow
    Scenario: Glóin finds a dagger
      Given the player holds "Dagger of Westernesse"
      Then Glóin may play "Dagger of Westernesse"

    @id:core-site-phase-0101 @forbid
    Scenario: He has thrown it away
      Given the player's discard pile holds "Dagger of Westernesse"
      Then Glóin may not play "Dagger of Westernesse" by core.actions.needs-allowance

    @id:core-site-phase-0102 @forbid
    Scenario: Legolas does not find it for him
      Given the player holds "Dagger of Westernesse"
      Then the opponent's Legolas may not play the player's "Dagger of Westernesse" at the player's word by core.actions.needs-allowance

    @id:core-site-phase-0103 @rule:core.site-phase.home-site-cancels @forbid
    Scenario: Bróin talks to the Orcs for his own player alone
      Given the player is a Ringwraith
      And untapped Bróin and untapped Layos are at Carn Dûm
      Then Bróin may not cancel the attack at the opponent's word by core.actions.needs-allowance

  @rule:core.site-phase.home-site-cancels
  Rule: He talks for those he travels with, and when his own player has him do it

    Background:
      Given the emended rules
      And the player is a Ringwraith

    @id:core-site-phase-0104 @forbid
    Scenario: The opponent does not have him talk
      Given untapped Bróin and untapped Layos are at Moria
      When the company enters the site
      Then Bróin may not cancel the attack at the opponent's word by core.site-phase.home-site-cancels

    @id:core-site-phase-0105 @forbid
    Scenario: He came to Moria with others
      Given untapped Grishnákh is at Moria
      And untapped Bróin is at another Moria
      And the player holds "A Nice Place to Hide"
      When Grishnákh's company enters Moria
      Then Bróin may not cancel the attack by core.site-phase.home-site-cancels

  @rule:core.site-phase.creature-played-as-attack
  Rule: What comes from below comes from the hand

    @id:core-site-phase-0106 @forbid
    Scenario: The ghosts were thrown away
      Given the emended rules
      And untapped Aragorn II is at The Under-grottos
      And the opponent holds "Barrow-wight"
      And the opponent's discard pile holds "Ghosts"
      When the company enters the site
      And Aragorn II faces the strike and rolls 5 and 6
      Then the opponent may not play "Ghosts" as an automatic-attack by core.site-phase.creature-played-as-attack
      And Aragorn II is tapped

  @rule:core.site-phase.creature-played-as-attack
  Rule: He may fit, and be too famous all the same

    @id:core-site-phase-0107 @forbid
    Scenario: Rogrog is at home in any hold of shadows
      Given the emended rules
      And untapped Aragorn II is at The Under-grottos
      And the opponent holds "Barrow-wight" and "Rogrog"
      When the company enters the site
      And Aragorn II faces the strike and rolls 5 and 6
      Then the opponent may not play "Rogrog" as an automatic-attack by core.site-phase.creature-played-as-attack
      And Aragorn II is tapped

  @rule:core.site-phase.home-site-cancels
  Rule: At home one knows the neighbours, and nobody else

    Background:
      Given the emended rules
      And the player is a Ringwraith

    @id:core-site-phase-0108 @forbid
    Scenario: A drake that comes to Moria does not know Bróin
      Given it is the movement/hazard phase
      And untapped Bróin and untapped Layos are at Moria
      And the opponent holds "Rogrog"
      And the player holds "A Nice Place to Hide"
      When the opponent plays the creature "Rogrog" on the company keyed to a Shadow-hold
      Then Bróin may not cancel the attack by core.actions.needs-allowance
      And the attack comes from "Rogrog"
      And "Rogrog" is in play

  @rule:core.site-phase.automatic-attacks-in-order
  Rule: Whom it attacks is for those to say who come

    @id:core-site-phase-0109 @order
    Scenario: In Dol Amroth they know Orcs when they see them
      Given the emended rules
      And the player is a Ringwraith
      And untapped Gorbag is at Dol Amroth
      When the company enters the site
      And Gorbag faces the strike and rolls 6 and 6
      Then the attack is Dúnadan (3 strikes at 10)
      And Gorbag is tapped

    @id:core-site-phase-0110 @order
    Scenario: They do not know Layos
      Given the emended rules
      And the player is a Ringwraith
      And untapped Layos is at Dol Amroth
      When the company enters the site
      And Layos faces the strike and rolls 6 and 6
      Then Layos is tapped
      And the player may pass

  @rule:core.site-phase.untap-site-locally @rule:core.movement-hazard.other-companies-actions
  Rule: The map is for those who are there, at any time

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Rivendell
      And untapped Balin is at The Lonely Mountain
      And The Lonely Mountain is tapped
      And Balin bears "Thrór's Map"

    @id:core-site-phase-0111 @forbid
    Scenario: In Glóin's part of the phase Balin does not read it
      When the player chooses Glóin's company to go next
      And the player uses "Thrór's Map" on The Lonely Mountain
      Then it is illegal by core.movement-hazard.other-companies-actions

    @id:core-site-phase-0112 @allow
    Scenario: In his own part he does
      When the player chooses Balin's company to go next
      And the player uses "Thrór's Map" on The Lonely Mountain
      Then it is legal
      And The Lonely Mountain is untapped
      And "Thrór's Map" is in the discard pile

  @rule:core.site-phase.resources-after-attacks
  Rule: Before the door there is as little to be found as in the fight

    @id:core-site-phase-0113 @forbid
    Scenario: Nothing has been faced yet
      Given the emended rules
      And untapped Glóin is at Moria
      And the player holds "Dagger of Westernesse"
      When Glóin plays "Dagger of Westernesse"
      Then it is illegal by core.site-phase.resources-after-attacks

  @rule:core.site-phase.play-item @rule:core.site-phase.play-ally @rule:core.site-phase.play-faction
  Rule: One thing at a time

    @id:core-site-phase-0114 @forbid
    Scenario: While others fight, Merry finds neither cloak nor friends
      Given the emended rules
      And untapped Merry is at Wellinghall
      And untapped Glóin is at Moria
      And Merry's company has entered the site
      And the player holds "Elf-stone", "Quickbeam" and "Ents of Fangorn"
      When the player passes
      And Glóin's company enters Moria
      Then Merry may not play "Quickbeam" by core.site-phase.play-ally
      And Merry may not influence "Ents of Fangorn" by core.site-phase.play-faction
      And Merry may not play "Elf-stone" by core.site-phase.play-item

  @rule:core.site-phase.play-faction @rule:core.site-phase.play-ally
  Rule: One asks with one's own people for what one holds

    @id:core-site-phase-0115 @forbid
    Scenario: The Ents were discarded, and so was Quickbeam
      Given the emended rules
      And untapped Merry is at Wellinghall
      And the company has entered the site
      And the player's discard pile holds "Ents of Fangorn" and "Quickbeam"
      Then Merry may not influence "Ents of Fangorn" by core.actions.needs-allowance
      And Merry may not play "Quickbeam" by core.actions.needs-allowance

  @rule:core.site-phase.extra-minor-item @rule:core.site-phase.extra-item-next-action
  Rule: A place that is fresh again is a fresh place

    Background:
      Given the emended rules
      And untapped Glóin, untapped Balin, untapped Thorin II and untapped Gimli are at The Lonely Mountain
      And Gimli bears "Thrór's Map"
      And the company has entered the site
      And the player holds "Magical Harp", "Sting", "Elf-stone" and "Star-glass"

    @id:core-site-phase-0116 @allow
    Scenario: A harp, the map, another treasure, and something small besides
      When Glóin plays "Magical Harp"
      And the player uses "Thrór's Map" on The Lonely Mountain
      And the player passes
      And Balin plays "Sting"
      And the player passes
      Then Thorin II may play "Star-glass"
      And the player has 2 item points
      And Glóin bears "Magical Harp"
      And Balin bears "Sting"
      And Glóin and Balin are tapped
      And The Lonely Mountain is tapped
      And "Thrór's Map" is in the discard pile

    @id:core-site-phase-0117 @forbid
    Scenario: Who is tired picks up nothing small, either
      Given Balin is tapped
      When Glóin plays "Magical Harp"
      Then Balin may not play "Sting" by core.actions.tap-for-effect
      And Glóin bears "Magical Harp"
      And Glóin and The Lonely Mountain are tapped
      And the player has 2 item points

  @rule:core.site-phase.home-site-cancels
  Rule: Nobody talks to her

    @id:core-site-phase-0118 @forbid
    Scenario: She does not listen to Grishnákh, wherever he is at home
      Given the emended rules
      And reading b of q.core.home-in-a-region
      And the player is a Ringwraith
      And untapped Grishnákh and untapped Lagduf are at Shelob’s Lair
      When the company enters the site
      And Lagduf cancels the attack
      Then Grishnákh may not cancel the attack by core.site-phase.home-site-cancels
      And Lagduf is tapped

  @rule:core.site-phase.play-item
  Rule: Nor are things found in the middle of others

    @id:core-site-phase-0119 @forbid
    Scenario: Merry has time when Glóin has fought
      Given the emended rules
      And untapped Merry is at Moria
      And untapped Glóin is at The Lonely Mountain
      And Merry's company has entered the site
      And the player holds "Elf-stone"
      When the player passes
      And Glóin's company enters The Lonely Mountain
      Then Merry may not play "Elf-stone" by core.site-phase.play-item

    @id:core-site-phase-0120 @forbid
    Scenario: Balin waits until Glóin has it in his hands
      Given the emended rules
      And untapped Glóin, untapped Balin and untapped Gandalf are at Moria
      And the company has entered the site
      And the player holds "Glamdring", "Elf-stone" and "And Forth He Hastened"
      When Glóin plays "Glamdring"
      And Balin plays "Elf-stone" in response
      Then it is illegal by core.site-phase.play-item
      And Glóin bears "Glamdring"
      And Glóin and Moria are tapped
      And the player has 2 item points

  @rule:core.site-phase.agent-attack-window
  Rule: Who lies in wait attacks after those who keep the site

    Background:
      Given the emended rules
      And it is the site phase

    @id:core-site-phase-0210 @allow
    Scenario: Bill Ferny is at Bree
      Given untapped Glóin and untapped Balin are at Bree
      And the opponent has Bill Ferny as a face-up agent at Bree
      When the company enters the site
      And the agent Bill Ferny falls upon the company
      Then it is legal
      And the attack comes from Bill Ferny
      And the attack is Man (1 strike at 4/9)

    @id:core-site-phase-0211 @forbid
    Scenario: He is at Cameth Brin
      Given untapped Glóin and untapped Balin are at Bree
      And the opponent has Bill Ferny as a face-up agent at Cameth Brin
      And the opponent has Deallus as a face-up agent at Bree
      When the company enters the site
      And the agent Bill Ferny falls upon the company
      Then it is illegal by core.site-phase.agent-attack-window

    @id:core-site-phase-0212 @forbid
    Scenario: The company does not enter
      Given untapped Glóin and untapped Balin are at Bree
      And the opponent has Bill Ferny as a face-up agent at Bree
      When it is asked whether the agent Bill Ferny may fall upon the company
      Then it is illegal by core.site-phase.agent-attack-window

    @id:core-site-phase-0213 @order
    Scenario: First come the Orcs of Goblin-gate
      Given untapped Aragorn II is at Goblin-gate
      And the opponent has Gisulf as a face-down agent who has gone to Gladden Fields and Goblin-gate
      When the company enters the site
      Then the attack is Orc (3 strikes at 6)
      And the opponent may not play "Twilight" by core.turn.hazard-player-window

    @id:core-site-phase-0214 @allow
    Scenario: Then comes Gisulf, although he is tapped
      Given untapped Aragorn II is at Goblin-gate
      And the opponent has tapped Gisulf as a face-down agent who has gone to Gladden Fields and Goblin-gate
      And the player holds "Concealment"
      When the company enters the site
      And the player plays "Concealment" with Aragorn II
      And the agent Gisulf falls upon the company
      Then it is legal
      And Aragorn II is tapped
      And "Concealment" is in the discard pile
      And the agent Gisulf is face-up
      And the opponent's Gladden Fields is in the location deck
      And the agent Gisulf has Goblin-gate with him
      And the attack is Man (1 strike at 7/7)

    @id:core-site-phase-0215 @allow
    Scenario: After him, the company goes about its business
      Given untapped Aragorn II is at Bree
      And the opponent has Bill Ferny as a face-up agent at Bree
      When the company enters the site
      And the opponent passes
      Then the player has to act in the window site

  @rule:core.site-phase.agent-revealed-to-attack
  Rule: Whoever attacks shows himself

    Background:
      Given the emended rules
      And it is the site phase
      And untapped Glóin and untapped Balin are at Edoras
      And the opponent has Wormtongue as a face-down agent

    @id:core-site-phase-0216 @order
    Scenario: It is Wormtongue
      When the company enters the site
      And the agent Wormtongue falls upon the company
      Then it is legal
      And the agent Wormtongue is face-up
      And the agent Wormtongue has Edoras with him
      And the opponent's Edoras is in play
      And the player can see Wormtongue
      And the attack comes from Wormtongue

    @id:core-site-phase-0217 @order
    Scenario: With no card of his home, he does not stay
      Given the opponent's discard pile holds "Edoras"
      When the company enters the site
      And the agent Wormtongue falls upon the company
      And the opponent assigns a strike to Glóin
      And Glóin faces the strike and rolls 2 and 2 for the strike of Wormtongue, then 2 and 3 for the strike of Glóin
      And the player ends the turn
      Then Glóin is tapped
      And Wormtongue is in the discard pile

    @id:core-site-phase-0218 @forbid
    Scenario: He would have to be at Isengard
      Given the opponent's discard pile holds "Edoras"
      And the opponent's location deck holds "Isengard"
      And the opponent has Freca as a face-up agent at Dunharrow
      When the company enters the site
      Then the agent Wormtongue may not fall upon the company by core.site-phase.agent-attack-window

  @rule:core.site-phase.agent-attacks-once
  Rule: Once is enough

    Background:
      Given the emended rules
      And it is the site phase
      And untapped Frodo and untapped Balin are at Edoras
      And the opponent has Wormtongue as a face-up agent at Edoras
      And the opponent has Freca as a face-up agent at Edoras
      And the player holds "Concealment"

    @id:core-site-phase-0219 @forbid
    Scenario: Once is not enough for Wormtongue
      When the company enters the site
      And the agent Wormtongue falls upon the company
      And the agent Wormtongue falls upon the company
      Then it is illegal by core.site-phase.agent-attacks-once
      And there is no attack

    @id:core-site-phase-0220 @allow
    Scenario: Freca has not tried
      When the company enters the site
      And the agent Wormtongue falls upon the company
      And the agent Freca falls upon the company
      Then it is legal
      And there is no attack
      And the player has to act

  # Fallen-wizards

  @rule:core.site-phase.alignment-matches-site
  Rule: What is a hero's is played where heroes play it

    Background:
      Given the emended rules
      And the player is a Fallen-wizard

    @id:core-site-phase-0301 @allow
    Scenario: Rangers at Bree
      Given untapped Faramir is at the hero Bree
      And the company has entered the site
      And the player holds "Rangers of the North"
      When Faramir influences "Rangers of the North" and rolls 6 and 6
      Then it is legal
      And "Rangers of the North" is in the marshalling-point pile
      And Faramir and the site are tapped
      And the player has 1 faction point

    @id:core-site-phase-0302 @forbid
    Scenario: Hillmen at a camp of minions
      Given untapped Layos is at the minion Cameth Brin
      And the company has entered the site
      And the player holds the hero "Hillmen"
      When Layos influences the hero "Hillmen" and rolls 6 and 6
      Then it is illegal by core.site-phase.alignment-matches-site

    @id:core-site-phase-0303 @forbid
    Scenario: A minion's blade from a hero's goblins
      Given untapped Faramir is at the hero Goblin-gate
      And the company has entered the site
      And the player holds "Saw-toothed Blade"
      When Faramir plays "Saw-toothed Blade"
      Then it is illegal by core.site-phase.alignment-matches-site

  @rule:core.site-phase.wizardhaven-any-alignment
  Rule: At a Wizardhaven, both sides will do

    @id:core-site-phase-0304 @allow
    Scenario: The keys of Orthanc are of no side
      Given the emended rules
      And the player is a Fallen-wizard
      And untapped Faramir is at the hero Minas Tirith
      And the company has entered the site
      And the player holds "Keys of Orthanc"
      When Faramir plays "Keys of Orthanc"
      Then it is legal
      And Faramir bears "Keys of Orthanc"
      And Faramir and the site are tapped
      And the player has 1 stage point
      And the player has 2 item points

  @rule:core.site-phase.agent-attack-window
  Rule: An agent falls upon those who come, and serves his own player

    @id:core-site-phase-0601 @forbid
    Scenario: Legolas is there, and does not come in
      Given the emended rules
      And untapped Glóin and untapped Balin are at Bree
      And untapped Legolas is at another Bree
      And the opponent has Bill Ferny as a face-up agent at Bree
      When the player chooses Glóin's company to go next
      And Glóin's company enters Bree
      Then the agent Bill Ferny may not fall upon Legolas's company by core.site-phase.agent-attack-window

    @id:core-site-phase-0602 @forbid
    Scenario: This one is in the pay of the other side
      Given the emended rules
      And untapped Glóin and untapped Balin are at Bree
      And the player has Bill Ferny as a face-up agent at Bree
      And the opponent has Deallus as a face-up agent at Bree
      When the company enters the site
      Then the agent Bill Ferny may not fall upon the company at the opponent's word by core.site-phase.agent-attack-window

  @rule:core.site-phase.entry-attack-order
  Rule: One of those who wait comes next, and nobody else

    @id:core-site-phase-0604 @forbid
    Scenario: The Balrog is not among them
      Given the emended rules
      And untapped Aragorn II and untapped Gimli are at Moria
      And the opponent has placed "Orc-guard" and "Ghouls" on-guard
      And the opponent has "Adûnaphel" in play
      When the company enters the site
      And the opponent reveals "Orc-guard"
      And the opponent reveals "Ghouls"
      And Aragorn II faces the strike and rolls 6 and 6
      And Gimli faces the strike and rolls 6 and 6
      And the player chooses "Adûnaphel" for "Orc-guard"
      Then it is illegal by core.actions.needs-allowance
      And "Orc-guard" and "Ghouls" are being played
      And Aragorn II and Gimli are tapped

  @rule:core.site-phase.creature-played-as-attack
  Rule: It comes to those who enter

    @id:core-site-phase-0605 @forbid
    Scenario: Not to those who are there, and have not gone in
      Given the emended rules
      And untapped Aragorn II is at The Under-grottos
      And untapped Gimli is at another The Under-grottos
      And the opponent holds "Barrow-wight"
      When the player chooses Aragorn II's company to go next
      And Aragorn II's company enters The Under-grottos
      And Aragorn II faces the strike and rolls 5 and 6
      Then the opponent may not play "Barrow-wight" as an automatic-attack against Gimli's company by core.site-phase.creature-played-as-attack
      And the opponent may play "Barrow-wight" as an automatic-attack against Aragorn II's company
      And Aragorn II is tapped

    @id:core-site-phase-0606 @allow
    Scenario: To Framsburg somebody famous may come
      Given the emended rules
      And untapped Aragorn II is at Framsburg
      And the opponent holds "Rogrog"
      When the company enters the site
      Then the opponent may play "Rogrog" as an automatic-attack
