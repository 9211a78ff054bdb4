Feature: Characters facing several strikes

  Some characters would rather take three blows themselves than see a friend take one. Each of the
  blows is a fight of its own.

  @rule:dragons.multiple-strikes.assignable
  Rule: Nobody takes two strikes, unless a card lets him

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Aragorn II, untapped Gimli, untapped Legolas, untapped Faramir, untapped Beorn and untapped Éowyn are at Rivendell
      And the company is moving to Barrow-downs by Starter Movement
      And the player holds "Many Foes He Fought"
      And the opponent holds "Corsairs of Umbar"
      When the opponent plays the creature "Corsairs of Umbar" on the company keyed to Cardolan

    @id:multiple-strikes-0001 @allow
    Scenario: Three for Aragorn
      When the player plays "Many Foes He Fought" on Aragorn II
      And the player assigns a strike to Aragorn II
      And the player assigns a strike to Aragorn II
      And the player assigns a strike to Aragorn II
      Then it is legal
      And the prowess of Aragorn II is 4
      And "Many Foes He Fought" is in the discard pile
      And "Corsairs of Umbar" is in play

    @id:multiple-strikes-0002 @forbid
    Scenario: Two would be too many
      When the player passes
      And the player assigns a strike to Aragorn II
      And the player assigns a strike to Aragorn II
      Then it is illegal by core.strikes.one-strike-one-character
      And "Corsairs of Umbar" is in play

  @rule:dragons.multiple-strikes.separate-sequences
  Rule: Three strikes are three fights

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Aragorn II, untapped Gimli and untapped Legolas are at Rivendell
      And the company is moving to Barrow-downs by Starter Movement
      And the player holds "Many Foes He Fought"
      And the opponent holds "Corsairs of Umbar"
      When the opponent plays the creature "Corsairs of Umbar" on the company keyed to Cardolan
      And the player plays "Many Foes He Fought" on Aragorn II
      And the player assigns a strike to Aragorn II
      And the player assigns a strike to Aragorn II
      And the player assigns a strike to Aragorn II
      And the player assigns a strike to Gimli
      And the player assigns a strike to Legolas
      And Gimli faces the strike and rolls 5 and 5
      And Legolas faces the strike and rolls 5 and 5

    @id:multiple-strikes-0003 @compute
    Scenario: Three rolls
      When Aragorn II faces the strike and rolls 4 and 2
      And Aragorn II faces the strike and rolls 4 and 3
      And Aragorn II faces the strike and rolls 4 and 3
      Then there is no attack
      And "Corsairs of Umbar" is in the marshalling-point pile
      And "Many Foes He Fought" is in the discard pile
      And the player has 1 kill points
      And Aragorn II, Gimli and Legolas are tapped

    @id:multiple-strikes-0004 @order
    Scenario: Won, lost, and one to come
      When Aragorn II faces the strike and rolls 4 and 2
      Then Aragorn II is tapped
      When Aragorn II faces the strike and rolls 2 and 2, then 2 and 2 for the body check
      Then Aragorn II is wounded
      And the attack is Man (5 strikes at 9)
      And Aragorn II may face the strike
      And Gimli and Legolas are tapped
      And "Many Foes He Fought" is in the discard pile
      And "Corsairs of Umbar" is in play

  @rule:dragons.multiple-strikes.state-carries-over
  Rule: Who is tired or hurt after the one fights the worse in the next

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Aragorn II and untapped Gimli are at Rivendell
      And the company is moving to Weathertop by Starter Movement
      And the player holds "Many Foes He Fought"
      And the opponent holds "Wargs"
      When the opponent plays the creature "Wargs" on the company keyed to a Wilderness
      And the player plays "Many Foes He Fought" on Aragorn II
      And the player assigns a strike to Aragorn II
      And the player assigns a strike to Aragorn II

    @id:multiple-strikes-0005 @compute
    Scenario: Tapped, he has one less
      When Aragorn II faces the strike and rolls 4 and 4
      And Aragorn II faces the strike and rolls 3 and 3
      Then "Wargs" is in the marshalling-point pile
      And the player has 1 kill points
      And Aragorn II is tapped
      And "Many Foes He Fought" is in the discard pile

    @id:multiple-strikes-0006 @compute
    Scenario: And that one may be the one that he lacks
      When Aragorn II faces the strike and rolls 4 and 4
      And Aragorn II faces the strike and rolls 3 and 2
      Then "Wargs" is in the discard pile
      And the player has 0 kill points
      And Aragorn II is tapped
      And "Many Foes He Fought" is in the discard pile

    @id:multiple-strikes-0007 @compute
    Scenario: Unhurried, he has as much as before
      When Aragorn II faces the strike untapped and rolls 4 and 4
      And Aragorn II faces the strike and rolls 3 and 2
      Then "Wargs" is in the marshalling-point pile
      And the player has 1 kill points
      And Aragorn II is tapped
      And "Many Foes He Fought" is in the discard pile

    @id:multiple-strikes-0008 @compute
    Scenario: Wounded, he has two less
      When Aragorn II faces the strike and rolls 1 and 1, then 2 and 2 for the body check
      And Aragorn II faces the strike and rolls 3 and 2, then 2 and 2 for the body check
      Then "Wargs" is in the discard pile
      And the player has 0 kill points
      And Aragorn II is wounded
      And "Many Foes He Fought" is in the discard pile

  @rule:dragons.multiple-strikes.leftover-cancelled @rule:dragons.multiple-strikes.leftover-successful
  Rule: What becomes of the blows meant for somebody who is gone

    @id:multiple-strikes-0009 @compute
    Scenario: The dead need face no more, by either edition
      Given it is the movement/hazard phase
      And untapped Beorn and untapped Gimli are at Rivendell
      And the company is moving to Barrow-downs by Starter Movement
      And the player holds "Many Foes He Fought"
      And the opponent holds "Corsairs of Umbar"
      When the opponent plays the creature "Corsairs of Umbar" on the company keyed to Cardolan
      And the player plays "Many Foes He Fought" on Beorn
      And the player assigns a strike to Beorn
      And the player assigns a strike to Beorn
      And the player assigns a strike to Beorn
      And the player assigns a strike to Beorn
      And the player assigns a strike to Gimli
      And Beorn faces the strike and rolls 1 and 1, then 5 and 5 for the body check
      And Gimli faces the strike and rolls 5 and 5
      Then under the printed rules there is no attack
      And under the emended rules there is no attack
      And Beorn is out of play
      And "Corsairs of Umbar" is in the discard pile
      And "Many Foes He Fought" is in the discard pile
      And Gimli is tapped
      And the player has 0 kill points
      And the player has 2 character points

    @id:multiple-strikes-0010 @compute
    Scenario: The wounded do, by either edition
      Given it is the movement/hazard phase
      And untapped Beorn and untapped Gimli are at Rivendell
      And the company is moving to Barrow-downs by Starter Movement
      And the player holds "Many Foes He Fought"
      And the opponent holds "Corsairs of Umbar"
      When the opponent plays the creature "Corsairs of Umbar" on the company keyed to Cardolan
      And the player plays "Many Foes He Fought" on Beorn
      And the player assigns a strike to Beorn
      And the player assigns a strike to Beorn
      And the player assigns a strike to Beorn
      And the player assigns a strike to Beorn
      And the player assigns a strike to Gimli
      And Gimli faces the strike and rolls 5 and 5
      And Beorn faces the strike and rolls 1 and 1, then 2 and 2 for the body check
      Then under the printed rules Beorn may face the strike
      And under the emended rules Beorn may face the strike
      And the attack is Man (5 strikes at 9)
      And Beorn is wounded
      And Gimli is tapped
      And "Many Foes He Fought" is in the discard pile
      And "Corsairs of Umbar" is in play

    @id:multiple-strikes-0011 @compute
    Scenario: Called home between two blows
      Given it is the movement/hazard phase
      And reading b of q.core.cancelled-strike
      And untapped Beorn and untapped Gimli are at Rivendell
      And the company is moving to Barrow-downs by Starter Movement
      And the player holds "Many Foes He Fought"
      And the opponent holds "Corsairs of Umbar" and "Call of Home"
      When the opponent plays the creature "Corsairs of Umbar" on the company keyed to Cardolan
      And the opponent passes
      And the player plays "Many Foes He Fought" on Beorn
      And the opponent passes
      And the opponent passes
      And the player assigns a strike to Beorn
      And the player assigns a strike to Beorn
      And the player assigns a strike to Beorn
      And the player assigns a strike to Beorn
      And the player assigns a strike to Gimli
      And Beorn faces the strike and rolls 5 and 5
      And the opponent plays "Call of Home" on Beorn and rolls 1 and 1 for the card text
      And Gimli faces the strike and rolls 5 and 5
      Then Beorn is in hand
      And "Many Foes He Fought" and "Call of Home" are in the discard pile
      And Gimli is tapped
      And the player has 2 character points
      And under the printed rules "Corsairs of Umbar" is in the marshalling-point pile
      And under the printed rules the player has 1 kill points
      And under the emended rules "Corsairs of Umbar" is in the discard pile
      And under the emended rules the player has 0 kill points

  @rule:dragons.multiple-strikes.each-faces-no-extra
  Rule: Where there is one for each, nobody takes another's

    Background:
      Given it is the movement/hazard phase
      And untapped Faramir, untapped Gimli, untapped Legolas and untapped Beorn are at Rivendell
      And the company is moving to Weathertop by Starter Movement
      And the player holds "Many Foes He Fought"
      And the opponent holds "Crebain" and "Wargs"

    @id:multiple-strikes-0012 @compute
    Scenario: Faramir fights many foes, and all of them are one crow
      Given the emended rules
      When the opponent plays the creature "Crebain" on the company keyed to a Wilderness
      And the player plays "Many Foes He Fought" on Faramir
      Then the strikes are assigned to Faramir, Gimli, Legolas and Beorn
      And "Many Foes He Fought" is in the discard pile
      And "Crebain" is in play

    @id:multiple-strikes-0017 @rule:dragons.multiple-strikes.any-attack @forbid
    Scenario: Whether he may have the crows of others depends on the edition
      When the opponent plays the creature "Crebain" on the company keyed to a Wilderness
      And the player plays "Many Foes He Fought" on Faramir
      And it is asked whether the player may assign a strike to Faramir
      Then under the printed rules it is legal
      And under the emended rules it is illegal by core.strikes.one-strike-one-character
      And "Many Foes He Fought" is in the discard pile
      And "Crebain" is in play

    @id:multiple-strikes-0018 @allow
    Scenario: The wolves of others he may have by either
      When the opponent plays the creature "Wargs" on the company keyed to a Wilderness
      And the player plays "Many Foes He Fought" on Faramir
      And the player assigns a strike to Faramir
      And the player assigns a strike to Faramir
      Then under the printed rules it is legal
      And under the emended rules it is legal
      And "Many Foes He Fought" is in the discard pile
      And "Wargs" is in play

  @rule:dragons.multiple-strikes.each-faces-count-fixed
  Rule: Where there is one for each, there are neither more nor fewer

    Background:
      Given it is the movement/hazard phase
      And the opponent holds "Crebain"

    @id:multiple-strikes-0013 @rule:dragons.multiple-strikes.any-attack @forbid
    Scenario: War makes the crows fiercer, and no more of them
      Given untapped Faramir, untapped Gimli, untapped Legolas and untapped Beorn are at Weathertop
      And the opponent has "Wake of War" in play
      When the opponent plays the creature "Crebain" on the company
      Then under the printed rules the attack is Animal (5 strikes at 6)
      And under the emended rules the attack is Animal (4 strikes at 6)
      And "Crebain" is in play

    @id:multiple-strikes-0026 @allow
    Scenario: Of wolves there are more
      Given untapped Faramir, untapped Gimli, untapped Legolas and untapped Beorn are at Rivendell
      And the company is moving to Weathertop by Starter Movement
      And the opponent has "Wake of War" in play
      And the opponent holds "Wargs"
      When the opponent plays the creature "Wargs" on the company keyed to a Wilderness
      Then under the printed rules the attack is Wolf (3 strikes at 10)
      And under the emended rules the attack is Wolf (3 strikes at 10)
      And "Wargs" is in play

  @rule:dragons.multiple-strikes.each-faces-set-number
  Rule: A stated number is another matter

    Background:
      Given it is the movement/hazard phase
      And the opponent holds "Crebain"

    @id:multiple-strikes-0014 @compute
    Scenario: The hounds leave one
      Given the player is a Ringwraith
      And untapped Ciryaher, untapped Gorbag, untapped Shagrat and untapped Ostisen are at Weathertop
      And the player holds "Hounds of Sauron"
      When the opponent plays the creature "Crebain" on the company
      And the player plays "Hounds of Sauron" on Ciryaher for its second effect
      Then under the printed rules the attack is Animal (1 strike at 5)
      And under the emended rules the attack is Animal (1 strike at 5)
      And "Hounds of Sauron" is in the discard pile
      And "Crebain" is in play

    @id:multiple-strikes-0015 @compute
    Scenario: Half of them would be a number, if one liked
      Given the emended rules
      And reading b of q.dragons.halving-fixed-strikes
      And untapped Faramir, untapped Gimli, untapped Legolas and untapped Beorn are at Weathertop
      And the player has "Gates of Morning" in play
      And the player holds "Dark Quarrels"
      When the opponent plays the creature "Crebain" on the company
      And the player plays "Dark Quarrels" for its second effect
      Then the attack is Animal (2 strikes at 5)
      And "Dark Quarrels" is in the discard pile
      And "Crebain" is in play

    @id:multiple-strikes-0019 @rule:dragons.multiple-strikes.any-attack @compute
    Scenario: And if one does not, it still depends on the edition
      Given untapped Faramir, untapped Gimli, untapped Legolas and untapped Beorn are at Weathertop
      And reading a of q.dragons.halving-fixed-strikes
      And the player has "Gates of Morning" in play
      And the player holds "Dark Quarrels"
      When the opponent plays the creature "Crebain" on the company
      And the player plays "Dark Quarrels" for its second effect
      Then under the printed rules the attack is Animal (2 strikes at 5)
      And under the emended rules the attack is Animal (4 strikes at 5)
      And "Dark Quarrels" is in the discard pile
      And "Crebain" is in play

    @id:multiple-strikes-0016 @rule:dragons.multiple-strikes.any-attack @compute
    Scenario: One fewer is not
      Given untapped Faramir, untapped Gimli, untapped Legolas and untapped Beorn are at Rivendell
      And Faramir bears "Bow of Dragon-horn"
      And the company is moving to Weathertop by Starter Movement
      When the opponent plays the creature "Crebain" on the company keyed to a Wilderness
      And the player uses "Bow of Dragon-horn"
      Then under the printed rules the attack is Animal (3 strikes at 5)
      And under the emended rules the attack is Animal (4 strikes at 5)
      And "Bow of Dragon-horn" is tapped
      And "Crebain" is in play

  @rule:dragons.multiple-strikes.any-attack
  Rule: As printed there is nothing special about one for each

    Background:
      Given the printed rules
      And it is the movement/hazard phase
      And untapped Faramir, untapped Gimli, untapped Legolas and untapped Beorn are at Weathertop
      And the opponent holds "Crebain"

    @id:multiple-strikes-0020 @compute
    Scenario: A crow for each of four
      When the opponent plays the creature "Crebain" on the company
      Then the attack is Animal (4 strikes at 5)
      And the strikes are assigned to Faramir, Gimli, Legolas and Beorn
      And "Crebain" is in play

    @id:multiple-strikes-0021 @allow
    Scenario: Four crows for Faramir
      Given reading a of q.dragons.each-faces-as-printed
      And the player holds "Many Foes He Fought"
      When the opponent plays the creature "Crebain" on the company
      And the player plays "Many Foes He Fought" on Faramir
      And the player assigns a strike to Faramir
      And the player assigns a strike to Faramir
      And the player assigns a strike to Faramir
      And the player assigns a strike to Faramir
      Then it is legal
      And the prowess of Faramir is 2
      And "Many Foes He Fought" is in the discard pile
      And "Crebain" is in play

    @id:multiple-strikes-0022 @forbid
    Scenario: Unless one for each was always meant to be one for each
      Given reading b of q.dragons.each-faces-as-printed
      And the player holds "Many Foes He Fought"
      When the opponent plays the creature "Crebain" on the company
      And the player plays "Many Foes He Fought" on Faramir
      And the player assigns a strike to Faramir
      Then it is illegal by core.strikes.one-strike-one-character
      And "Many Foes He Fought" is in the discard pile
      And "Crebain" is in play

    @id:multiple-strikes-0023 @compute
    Scenario: In which case war makes no more of them, either
      Given reading b of q.dragons.each-faces-as-printed
      And the opponent has "Wake of War" in play
      When the opponent plays the creature "Crebain" on the company
      Then the attack is Animal (4 strikes at 6)
      And "Crebain" is in play

    @id:multiple-strikes-0024 @compute
    Scenario: Nor do dark quarrels halve them
      Given reading b of q.dragons.each-faces-as-printed
      And reading a of q.dragons.halving-fixed-strikes
      And the player has "Gates of Morning" in play
      And the player holds "Dark Quarrels"
      When the opponent plays the creature "Crebain" on the company
      And the player plays "Dark Quarrels" for its second effect
      Then the attack is Animal (4 strikes at 5)
      And "Dark Quarrels" is in the discard pile
      And "Crebain" is in play

    @id:multiple-strikes-0025 @compute
    Scenario: Which of the two it is, nobody has said
      Given the player holds "Many Foes He Fought"
      When the opponent plays the creature "Crebain" on the company
      And the player plays "Many Foes He Fought" on Faramir
      And the player assigns a strike to Faramir
      And it is asked whether the player may assign a strike to Faramir
      Then it is undetermined by q.dragons.each-faces-as-printed
      And "Many Foes He Fought" is in the discard pile
      And "Crebain" is in play

  @rule:dragons.multiple-strikes.any-attack
  Rule: What is said of attacks on each character is said of no others

    @id:multiple-strikes-0027 @compute
    Scenario: A patrol is stirred up all the same
      Given the printed rules
      And reading b of q.dragons.each-faces-as-printed
      And it is the movement/hazard phase
      And untapped Faramir is at Weathertop
      And the opponent has "Minions Stir" in play
      And the opponent holds "Orc-patrol"
      When the opponent plays the creature "Orc-patrol" on the company keyed to a Ruins & Lairs
      Then the attack is Orc (4 strikes at 7)
      And "Orc-patrol" is in play

  @rule:dragons.multiple-strikes.any-attack
  Rule: If one for each was always meant, a part of it is one thing, and twice as many another

    @id:multiple-strikes-0028 @compute
    Scenario: But dark quarrels do, if half of a stated number is a number
      Given the printed rules
      And it is the movement/hazard phase
      And untapped Faramir, untapped Gimli, untapped Legolas and untapped Beorn are at Weathertop
      And the opponent holds "Crebain"
      And reading b of q.dragons.each-faces-as-printed
      And reading b of q.dragons.halving-fixed-strikes
      And the player has "Gates of Morning" in play
      And the player holds "Dark Quarrels"
      When the opponent plays the creature "Crebain" on the company
      And the player plays "Dark Quarrels" for its second effect
      Then the attack is Animal (2 strikes at 5)
      And "Dark Quarrels" is in the discard pile
      And "Crebain" is in play

    @id:multiple-strikes-0029 @compute
    Scenario: Doubled they are not, by that reading
      Given the printed rules
      And reading b of q.dragons.each-faces-as-printed
      And reading b of q.dragons.halving-fixed-strikes
      And the player is a Ringwraith
      And untapped Gorbag and untapped Shagrat are at the minion Bree
      And the opponent has "Awaken Defenders" in play
      When the company enters the site
      Then the attack is Dúnadan (2 strikes at 7)

  @rule:dragons.multiple-strikes.any-attack
  Rule: If one for each was always meant, whoever may take two takes one

    @id:multiple-strikes-0030 @forbid
    Scenario: Usriev is of no use against crows
      Given the printed rules
      And reading b of q.dragons.each-faces-as-printed
      And the player is a Ringwraith
      And it is the movement/hazard phase
      And untapped Gorbag and untapped Shagrat are at Weathertop
      And Gorbag bears "Usriev of Treachery"
      And the opponent holds "Crebain"
      When the opponent plays the creature "Crebain" on the company
      And the player assigns a strike to Gorbag
      Then it is illegal by core.strikes.one-strike-one-character
      And "Crebain" is in play
