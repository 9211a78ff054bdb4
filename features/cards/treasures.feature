Feature: What the Dragons had lain on

  Treasures of the hoards, and what they can do for those who carry them off.

  @card:TD-99
  Rule: Arrows Shorn of Ebony

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Aragorn II and untapped Galadriel are at Edhellond
      And the company is moving to Isle of the Ulond by Starter Movement
      And the opponent holds "Sea Serpent"

    @id:cards-treasures-0001 @compute
    Scenario: When the first head sinks, the other is an easy prey
      Given Aragorn II bears "Arrows Shorn of Ebony"
      When the opponent plays the creature "Sea Serpent" on the company keyed to a Coastal Sea
      And Aragorn II faces the strike
      And the player uses "Arrows Shorn of Ebony" and rolls 4 and 4 for the strike, then 3 and 2 for the strike body check
      And Galadriel faces the strike and rolls 6 and 6
      Then "Sea Serpent" is in the marshalling-point pile
      And the player has 2 kill points
      And Aragorn II and Galadriel are tapped
      And "Arrows Shorn of Ebony" is in the discard pile

    @id:cards-treasures-0002 @compute
    Scenario: While it holds out, so may the other
      Given Aragorn II bears "Arrows Shorn of Ebony"
      When the opponent plays the creature "Sea Serpent" on the company keyed to a Coastal Sea
      And Aragorn II faces the strike
      And the player uses "Arrows Shorn of Ebony" and rolls 4 and 4 for the strike, then 2 and 2 for the strike body check
      And Galadriel faces the strike and rolls 6 and 6, then 6 and 6 for the strike body check
      Then "Sea Serpent" is in the discard pile
      And Aragorn II and Galadriel are tapped
      And "Arrows Shorn of Ebony" is in the discard pile

    @id:cards-treasures-0003 @forbid
    Scenario: Galadriel is no archer
      Given Galadriel bears "Arrows Shorn of Ebony"
      And the player holds "Dodge"
      When the opponent plays the creature "Sea Serpent" on the company keyed to a Coastal Sea
      And Galadriel faces the strike
      And the player uses "Arrows Shorn of Ebony"
      Then it is illegal by the text of "Arrows Shorn of Ebony"
      And "Sea Serpent" is in play

    @id:cards-treasures-0004 @forbid
    Scenario: Aragorn has an eye on his own head of the two
      Given Aragorn II bears "Arrows Shorn of Ebony"
      And the player holds "Dodge"
      When the opponent plays the creature "Sea Serpent" on the company keyed to a Coastal Sea
      And Galadriel faces the strike
      And the player uses "Arrows Shorn of Ebony"
      Then it is illegal by core.strikes.defender-actions
      And "Sea Serpent" is in play

    @id:cards-treasures-0005 @forbid
    Scenario: Eärcaraxë is at home, and no arrow finds the way in
      Given Aragorn II bears "Arrows Shorn of Ebony"
      And the opponent holds "Eärcaraxë"
      And the player holds "Dodge"
      When the opponent plays the creature "Eärcaraxë" on the company keyed to Isle of the Ulond
      And Aragorn II faces the strike
      And the player uses "Arrows Shorn of Ebony"
      Then it is illegal by the text of "Arrows Shorn of Ebony"
      And "Eärcaraxë" is in play

  @card:TD-114
  Rule: Enruned Shield

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Aragorn II and untapped Galadriel are at Edhellond
      And the company is moving to Isle of the Ulond by Starter Movement
      And the opponent holds "Sea Serpent"

    @id:cards-treasures-0006 @compute
    Scenario: The runes hold, and nobody has won
      Given Aragorn II bears "Enruned Shield"
      When the opponent plays the creature "Sea Serpent" on the company keyed to a Coastal Sea
      And Aragorn II faces the strike
      And the player uses "Enruned Shield"
      And Galadriel faces the strike and rolls 6 and 6, then 6 and 6 for the strike body check
      Then "Sea Serpent" is in the discard pile
      And "Enruned Shield" is tapped
      And Aragorn II is untapped
      And Galadriel is tapped

    @id:cards-treasures-0007 @compute
    Scenario: It is broad, but ten is as much as a body can be
      Given Aragorn II bears "Enruned Shield"
      Then the body of Aragorn II is 10

    @id:cards-treasures-0008 @forbid
    Scenario: Galadriel can read the runes, but not stand behind them
      Given Galadriel bears "Enruned Shield"
      And the player holds "Dodge"
      When the opponent plays the creature "Sea Serpent" on the company keyed to a Coastal Sea
      And Galadriel faces the strike
      And the player uses "Enruned Shield"
      Then it is illegal by the text of "Enruned Shield"
      And "Sea Serpent" is in play

    @id:cards-treasures-0009 @forbid
    Scenario: Behind it there is room for one
      Given Aragorn II bears "Enruned Shield"
      And the player holds "Dodge"
      When the opponent plays the creature "Sea Serpent" on the company keyed to a Coastal Sea
      And Galadriel faces the strike
      And the player uses "Enruned Shield"
      Then it is illegal by the text of "Enruned Shield"
      And "Sea Serpent" is in play

  @card:TD-104
  Rule: Cloudless Day

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And the opponent holds "Rain-drake" and "Eärcaraxë"

    @id:cards-treasures-0010 @allow
    Scenario Outline: In such a light anybody sees it coming, even <who>
      Given the player has "Cloudless Day" in play
      And untapped Aragorn II, tapped Galdor and wounded Pippin are at Edhellond
      And the company is moving to Isle of the Ulond by Starter Movement
      When the opponent plays the creature "Rain-drake" on the company keyed to a Coastal Sea
      And the player assigns a strike to <who>
      Then it is legal
      And the strikes are assigned to <who>
      And "Rain-drake" is in play

      Examples:
        | case    | who    |
        | tapped  | Galdor |
        | wounded | Pippin |

    @id:cards-treasures-0011 @forbid
    Scenario: Under clouds the weary are not called upon
      Given untapped Aragorn II, tapped Galdor and wounded Pippin are at Edhellond
      And the company is moving to Isle of the Ulond by Starter Movement
      When the opponent plays the creature "Rain-drake" on the company keyed to a Coastal Sea
      And the player assigns a strike to Galdor
      Then it is illegal by core.actions.needs-allowance
      And "Rain-drake" is in play

    @id:cards-treasures-0012 @allow
    Scenario: Not even a Dragon picks and chooses
      Given the player has "Cloudless Day" in play
      And untapped Aragorn II, tapped Galdor and wounded Pippin are at Edhellond
      And the company is moving to Isle of the Ulond by Starter Movement
      When the opponent plays the creature "Eärcaraxë" on the company keyed to Isle of the Ulond
      And the player assigns a strike to Pippin
      Then it is legal
      And "Eärcaraxë" is in play

    @id:cards-treasures-0013 @forbid
    Scenario: What lives in a ruin is not seen from outside
      Given it is the site phase
      And untapped Aragorn II, tapped Galdor and wounded Pippin are at Zarak Dûm
      And the player has "Cloudless Day" in play
      When the company enters the site
      And the player assigns a strike to Galdor
      Then it is illegal by core.actions.needs-allowance

    @id:cards-treasures-0014 @allow
    Scenario: The sky clears in the morning
      Given it is the long-event phase
      And the player has "Gates of Morning" in play
      And the player holds "Cloudless Day"
      When the player plays "Cloudless Day"
      Then it is legal
      And "Cloudless Day" is in play

    @id:cards-treasures-0015 @forbid
    Scenario: Not before the morning
      Given it is the long-event phase
      And the player holds "Cloudless Day"
      When the player plays "Cloudless Day"
      Then it is illegal by the text of "Cloudless Day"

  @card:TD-130
  Rule: Magical Harp

    @id:cards-treasures-0016 @compute
    Scenario: Who hears it stays, however low his heart
      Given the emended rules
      And it is the organization phase
      And untapped Glóin and untapped Balin are at Rivendell
      And Glóin bears "Magical Harp"
      And Balin bears "Enruned Shield"
      When the player uses "Magical Harp" on Balin
      And the player passes and rolls 4 and 4 for the corruption check
      And Balin hands "Enruned Shield" to Glóin
      And the player passes and rolls 1 and 1 for the corruption check
      Then it is legal
      And Glóin bears "Magical Harp" and "Enruned Shield"
      And "Magical Harp" is tapped

    @id:cards-treasures-0017 @compute
    Scenario: It is played for one, and not for all
      Given the emended rules
      And it is the organization phase
      And untapped Glóin and untapped Balin are at Rivendell
      And Glóin bears "Magical Harp"
      And Balin bears "Enruned Shield"
      When the player uses "Magical Harp" on Glóin
      And the player passes and rolls 4 and 4 for the corruption check
      And Balin hands "Enruned Shield" to Glóin
      And the player passes and rolls 1 and 1 for the corruption check
      Then Balin and "Enruned Shield" are in the discard pile
      And "Magical Harp" is tapped
      And the player has 2 character points
      And the player has 2 item points

    @id:cards-treasures-0018 @compute
    Scenario: It holds nobody who is worse off than that
      Given the emended rules
      And it is the organization phase
      And untapped Glóin and untapped Balin are at Rivendell
      And Glóin bears "Magical Harp"
      And Balin bears "Enruned Shield", "Adamant Helmet" and "Habergeon of Silver"
      When the player uses "Magical Harp" on Balin
      And the player passes and rolls 4 and 4 for the corruption check
      And Balin hands "Enruned Shield" to Glóin
      And the player passes and rolls 1 and 1 for the corruption check
      Then Balin is out of play
      And "Enruned Shield", "Adamant Helmet" and "Habergeon of Silver" are in the discard pile
      And "Magical Harp" is tapped
      And the player has 2 character points
      And the player has 2 item points

    @id:cards-treasures-0019 @compute
    Scenario: Glóin has to bear the music, too
      Given the emended rules
      And it is the organization phase
      And untapped Glóin and untapped Balin are at Rivendell
      And Glóin bears "Magical Harp"
      When the player uses "Magical Harp" on Balin
      And the player passes and rolls 1 and 1 for the corruption check
      Then Glóin and "Magical Harp" are in the discard pile
      And the player has 2 character points
      And the player has 0 item points

    @id:cards-treasures-0020 @forbid
    Scenario: Nobody hears it from Rivendell to Bree
      Given the emended rules
      And it is the organization phase
      And untapped Glóin is at Rivendell
      And untapped Balin is at Bree
      And Glóin bears "Magical Harp"
      When the player uses "Magical Harp" on Balin
      Then it is illegal by the text of "Magical Harp"

    @id:cards-treasures-0021 @compute
    Scenario: Gamling hears the harp, and not Imrahil
      Given the emended rules
      And it is turn 3 of the game
      And the opponent's Gamling the Old and the opponent's Théoden are at Edoras
      And the opponent's Elrond and the opponent's Bergil are at Rivendell
      And the opponent's Théoden bears "Magical Harp"
      And Imrahil is at Edoras
      And the company has entered the site
      When Imrahil seeks to influence away the opponent's Gamling the Old
      And the opponent uses "Magical Harp" on the opponent's Gamling the Old and rolls 4 and 4 for the corruption check, then 6 and 6 for the influence attempt, then 1 and 1 for the influence defence
      Then the opponent's Gamling the Old is in play
      And Imrahil is tapped
      And "Magical Harp" is tapped

    @id:cards-treasures-0022 @forbid
    Scenario: It does not sound on other people's roads
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Imrahil is at Edoras
      And the opponent's Gamling the Old and the opponent's Théoden are at Edoras
      And the opponent's Théoden bears "Magical Harp"
      And the opponent holds "Doors of Night"
      When the opponent uses "Magical Harp" on the opponent's Gamling the Old
      Then it is illegal by core.turn.hazard-player-no-resources

  @card:TD-141
  Rule: Necklace of Silver and Pearls

    @id:cards-treasures-0023 @compute
    Scenario: For a day Glóin is a great lord, and no heavier to lead
      Given the emended rules
      And it is the organization phase
      And untapped Glóin is at Rivendell
      And Glóin bears "Necklace of Silver and Pearls"
      And the player holds "Arinmîr"
      When the player uses "Necklace of Silver and Pearls"
      Then the mind of Glóin is 10
      And Glóin has 5 direct influence left for Arinmîr
      And the player has 15 general influence left
      And "Necklace of Silver and Pearls" is in the discard pile

    @id:cards-treasures-0024 @compute
    Scenario: Nor is he when he follows
      Given the emended rules
      And it is the organization phase
      And untapped Gandalf and untapped Bergil are at Rivendell
      And Bergil follows Gandalf
      And Bergil bears "Necklace of Silver and Pearls"
      And the player holds "Arinmîr"
      When the player uses "Necklace of Silver and Pearls"
      Then the mind of Bergil is 7
      And Gandalf has 8 direct influence left for Arinmîr
      And "Necklace of Silver and Pearls" is in the discard pile

    @id:cards-treasures-0025 @compute
    Scenario Outline: Gamling <does> for Imrahil
      Given the emended rules
      And it is turn 3 of the game
      And the opponent's Gamling the Old and the opponent's Théoden are at Edoras
      And the opponent's Elrond and the opponent's Bergil are at Rivendell
      And the opponent's Gamling the Old bears "Necklace of Silver and Pearls"
      And Imrahil is at Edoras
      And the company has entered the site
      When Imrahil seeks to influence away the opponent's Gamling the Old
      And the opponent uses "Necklace of Silver and Pearls" and rolls <roll> for the influence attempt, then 1 and 2 for the influence defence
      Then the opponent's Gamling the Old is <place>
      And Imrahil is tapped
      And "Necklace of Silver and Pearls" is in the discard pile

      Examples:
        | case   | does        | roll    | place               |
        | enough | is too much | 4 and 4 | in play             |
        | short  | falls       | 5 and 4 | in the discard pile |

    @id:cards-treasures-0026 @forbid
    Scenario: On the road nobody looks at it
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Imrahil is at Edoras
      And the opponent's Gamling the Old is at Edoras
      And the opponent's Gamling the Old bears "Necklace of Silver and Pearls"
      And the opponent holds "Doors of Night"
      When the opponent uses "Necklace of Silver and Pearls"
      Then it is illegal by core.turn.hazard-player-no-resources

  @card:TD-170
  Rule: Wizard's Staff

    Background:
      Given the emended rules
      And untapped Radagast and untapped Beretar are at Moria
      And Radagast bears "Wizard’s Staff"

    @id:cards-treasures-0027 @compute
    Scenario: With a staff in the hand, spells come more easily
      Given the player holds "Wizard’s Flame"
      When the company enters the site
      And the player plays "Wizard’s Flame" with Radagast
      And the player passes and rolls 2 and 2 for the corruption check
      Then the attack is Orc (4 strikes at 5)
      And Radagast is untapped
      And "Wizard’s Flame" is in the discard pile

    @id:cards-treasures-0028 @compute
    Scenario: What the staff asks is no spell's asking
      Given it is the end-of-turn phase
      And Radagast bears "Adamant Helmet"
      And the player's discard pile holds "Wizard’s Flame"
      When the player uses "Wizard’s Staff"
      And the player passes and rolls 1 and 1 for the corruption check
      Then Radagast is out of play
      And "Wizard’s Staff" and "Adamant Helmet" are in the discard pile
      And "Wizard’s Flame" is in hand
      And the player has 0 item points
      And the player has -5 miscellaneous points

  @card:TD-96
  Rule: Adamant Helmet

    Background:
      Given the emended rules
      And untapped Glóin is at The Lonely Mountain
      And the company has entered the site
      And the player holds "Adamant Helmet"

    @id:cards-treasures-0029 @compute
    Scenario: The Dragon's curse runs off it
      Given Glóin bears the opponent's "Dragon’s Curse"
      When Glóin plays "Adamant Helmet"
      Then it is legal
      And Glóin bears "Adamant Helmet"
      And Glóin and the site are tapped
      And the opponent's "Dragon’s Curse" is in the discard pile

    @id:cards-treasures-0030 @compute
    Scenario: It is no help against every temptation
      Given Glóin bears the opponent's "Lure of the Senses"
      When Glóin plays "Adamant Helmet"
      Then it is legal
      And Glóin bears "Adamant Helmet" and the opponent's "Lure of the Senses"
      And Glóin and the site are tapped

  @card:AS-132
  Rule: Thong of Fire

    Background:
      Given the emended rules
      And the player is a Ringwraith

    @id:cards-treasures-0031 @allow
    Scenario: It takes a hard hand
      Given untapped Shagrat is at The Lonely Mountain
      And the company has entered the site
      When Shagrat plays "Thong of Fire"
      Then it is legal
      And Shagrat bears "Thong of Fire"
      And Shagrat and the site are tapped
      And the prowess of Shagrat is 7
      And the body of Shagrat is 10
      And the player has 3 item points

    @id:cards-treasures-0032 @forbid
    Scenario: Asternak's is not hard enough
      Given untapped Asternak is at The Lonely Mountain
      And the company has entered the site
      When Asternak plays "Thong of Fire"
      Then it is illegal by the text of "Thong of Fire"

    @id:cards-treasures-0033 @compute
    Scenario: A crack of it, and Shagrat is ready for more
      Given untapped Shagrat is at The Lonely Mountain
      And Shagrat bears "Thong of Fire"
      When the company enters the site
      And Shagrat faces the strike untapped and rolls 4 and 4
      Then there is no attack
      And Shagrat is untapped

  @card:AS-136
  Rule: Usriev of Treachery

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And untapped Asternak and untapped Layos are at The Lonely Mountain
      And the company has entered the site

    @id:cards-treasures-0034 @allow
    Scenario: Asternak can lift it
      When it is asked whether Asternak may play "Usriev of Treachery"
      Then it is legal

    @id:cards-treasures-0035 @forbid
    Scenario: Layos cannot
      When Layos plays "Usriev of Treachery"
      Then it is illegal by the text of "Usriev of Treachery"

  @card:AS-70
  Rule: Jewel of Beleriand

    Background:
      Given the emended rules
      And it is the organization phase
      And tapped Glóin is at Rivendell
      And Glóin bears "Jewel of Beleriand"

    @id:cards-treasures-0036 @compute
    Scenario Outline: Now and then a light comes out of it, and now it <does>
      When the player uses "Jewel of Beleriand" and rolls <roll> for the card text
      Then Glóin is <position>
      And "Jewel of Beleriand" is tapped

      Examples:
        | case  | does     | roll    | position |
        | seven | does     | 4 and 3 | untapped |
        | six   | does not | 3 and 3 | tapped   |

    @id:cards-treasures-0037 @forbid
    Scenario: Two of them shine no brighter
      Given it is the site phase
      And untapped Balin is at The Lonely Mountain
      And Balin bears "Jewel of Beleriand"
      And Balin's company has entered the site
      When Balin plays another "Jewel of Beleriand"
      Then it is illegal by the text of "Jewel of Beleriand"

  @card:AS-129
  Rule: Old Treasure

    @id:cards-treasures-0038 @compute
    Scenario: Gold makes friends, and more when it is given away
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped Asternak is at Dol Guldur
      And Asternak bears "Old Treasure"
      And the player holds "Ostisen"
      Then Asternak has 3 direct influence left for Ostisen
      When the player uses "Old Treasure"
      Then Asternak has 6 direct influence left for Ostisen
      And "Old Treasure" is in the discard pile

  @card:BA-3
  Rule: The Balrog

    @id:cards-treasures-0039 @compute
    Scenario: He hardly stirs for a wight
      Given the emended rules
      And the player is a Balrog
      And untapped The Balrog is at Barrow-downs
      When the company enters the site
      And The Balrog faces the strike untapped and rolls 1 and 1
      Then there is no attack
      And The Balrog is untapped

  @card:TD-113
  Rule: Emerald of the Mariner

    Background:
      Given the emended rules
      And it is the organization phase
      And untapped Glóin and untapped Balin are at Rivendell

    @id:cards-treasures-0040 @compute
    Scenario: It weighs nothing, and whoever looks into it is the stronger
      Given Glóin bears "Emerald of the Mariner" and "Enruned Shield"
      When Glóin hands "Enruned Shield" to Balin
      And the player passes and rolls 1 and 1 for the corruption check
      Then Balin bears "Enruned Shield"
      And Glóin bears "Emerald of the Mariner"

    @id:cards-treasures-0041 @compute
    Scenario: Those without it are not
      Given Balin bears "Emerald of the Mariner"
      And Glóin bears "Enruned Shield"
      When Glóin hands "Enruned Shield" to Balin
      And the player passes and rolls 1 and 1 for the corruption check
      Then Glóin and "Enruned Shield" are in the discard pile
      And the player has 2 character points
      And the player has 3 item points

    @id:cards-treasures-0042 @compute
    Scenario: It shows its owner one card more
      Given Balin bears "Emerald of the Mariner"
      Then the player's hand size is 9
      And the opponent's hand size is 8

  @card:TW-314
  Rule: Reforging

    Background:
      Given the emended rules

    @id:cards-treasures-0043 @allow
    Scenario: Elrond finds out how it was made
      Given untapped Elrond is at Weathertop
      And the company has entered the site
      And the player holds "Reforging"
      When the player plays "Reforging" on Elrond
      Then it is legal
      And Elrond bears "Reforging"
      And Elrond and the site are tapped
      And the player has 1 miscellaneous point

    @id:cards-treasures-0044 @forbid
    Scenario Outline: There is nothing to find for <who> at <site>
      Given <state> <who> is at <site>
      And the company has entered the site
      And the player holds "Reforging"
      When the player plays "Reforging" on <who>
      Then it is illegal by the text of "Reforging"

      Examples:
        | case           | who      | site         | state    |
        | no-information | Elrond   | Barrow-downs | untapped |
        | tapped         | Elrond   | Weathertop   | tapped   |
        | no-sage        | Gimli    | Weathertop   | untapped |

    @id:cards-treasures-0045 @forbid
    Scenario: Somebody has been here before
      Given untapped Elrond is at Weathertop
      And the company has entered the site
      And the site is tapped
      And the player holds "Reforging"
      When the player plays "Reforging" on Elrond
      Then it is illegal by the text of "Reforging"

    @id:cards-treasures-0046 @forbid
    Scenario: Until it is written down Elrond thinks of nothing else
      Given it is the untap phase
      And tapped Elrond and tapped Gimli are at Weathertop
      And Elrond bears "Reforging"
      When the player untaps Elrond
      Then it is illegal by the text of "Reforging"

    @id:cards-treasures-0047 @allow
    Scenario: Gimli has nothing to do with it
      Given it is the untap phase
      And tapped Elrond and tapped Gimli are at Weathertop
      And Elrond bears "Reforging"
      When the player untaps Gimli
      Then it is legal
      And Gimli is untapped

    @id:cards-treasures-0048 @compute
    Scenario: A bite does not bring him round either
      Given it is the organization phase
      And tapped Elrond is at Weathertop
      And Elrond bears "Reforging" and "Cram"
      When the player uses "Cram"
      Then Elrond is tapped
      And "Cram" is in the discard pile

    @id:cards-treasures-0049 @allow
    Scenario: In Rivendell there is paper enough
      Given it is the organization phase
      And tapped Elrond is at Rivendell
      And Elrond bears "Reforging"
      When the player stores "Reforging"
      Then it is legal
      And "Reforging" is in the marshalling-point pile
      And Elrond is tapped

    @id:cards-treasures-0050 @forbid
    Scenario: In Bree there is none
      Given it is the organization phase
      And tapped Elrond is at Bree
      And Elrond bears "Reforging"
      When the player stores "Reforging"
      Then it is illegal by core.actions.needs-allowance

    @id:cards-treasures-0051 @compute
    Scenario: What was broken is made again, and Glóin gets it
      Given it is the organization phase
      And untapped Elrond and untapped Glóin are at Rivendell
      And the player's marshalling-point pile holds "Reforging"
      And the player's discard pile holds "Valiant Sword", "Ringil", "Belegennon" and "Sting"
      When the player uses "Reforging" on Elrond
      And the player chooses "Valiant Sword" for "Reforging"
      And the player chooses Glóin for "Reforging"
      Then it is legal
      And Glóin bears "Valiant Sword"
      And the prowess of Glóin is 7
      And Elrond is tapped
      And "Reforging" is in the discard pile
      And the player has 2 item points
      And the player has 0 miscellaneous points

    @id:cards-treasures-0052 @forbid
    Scenario: Ringil is beyond that art
      Given it is the organization phase
      And untapped Elrond and untapped Glóin are at Rivendell
      And the player's marshalling-point pile holds "Reforging"
      And the player's discard pile holds "Valiant Sword", "Ringil", "Belegennon" and "Sting"
      When the player uses "Reforging" on Elrond
      And the player chooses "Ringil" for "Reforging"
      Then it is illegal by core.actions.needs-allowance
      And Elrond is tapped
      And "Reforging" is in the discard pile
      And the player has 0 miscellaneous points

    @id:cards-treasures-0053 @forbid
    Scenario Outline: There is no such smithy: <case>
      Given it is the organization phase
      And untapped <who> is at <site>
      And the player's marshalling-point pile holds "Reforging"
      And the player's discard pile holds "Valiant Sword"
      When the player uses "Reforging" on <who>
      Then it is illegal by the text of "Reforging"

      Examples:
        | case    | who    | site      |
        | bree    | Elrond | Bree      |
        | no-sage | Gimli  | Rivendell |

    @id:cards-treasures-0054 @forbid
    Scenario: It has to be written down first
      Given it is the organization phase
      And untapped Elrond and untapped Arinmîr are at Rivendell
      And Arinmîr bears "Reforging"
      And the player's discard pile holds "Valiant Sword"
      When the player uses "Reforging" on Elrond
      Then it is illegal by the text of "Reforging"

    @id:cards-treasures-0055 @compute
    Scenario: Another has the sword
      Given it is the organization phase
      And untapped Elrond and untapped Glóin are at Rivendell
      And the opponent's Aragorn II is at Lórien
      And Aragorn II bears the opponent's "Glamdring"
      And the player's marshalling-point pile holds "Reforging"
      And the player's discard pile holds "Glamdring"
      When the player uses "Reforging" on Elrond
      Then it is legal
      And the player's "Glamdring" is in the discard pile
      And Elrond is tapped
      And "Reforging" is in the discard pile
      And the player has 0 miscellaneous points

  @card:TD-183 @card:TD-184 @card:TD-185
  Rule: What is broken can be made whole

    Background:
      Given the emended rules
      And it is the organization phase
      And untapped Aragorn II and untapped Galadriel are at Rivendell

    @id:cards-treasures-0056 @compute
    Scenario Outline: <item> as it was of old
      Given Aragorn II bears "<item>"
      And the player's marshalling-point pile holds "Reforging"
      When the player uses "<item>"
      And the player passes
      Then it is legal
      And "Reforging" is in play
      And the player has <points> item points
      And the player has 1 miscellaneous point

      Examples:
        | case  | item             | points |
        | horn  | Horn of Defiance | 3      |
        | sword | Ringil           | 4      |
        | mail  | Belegennon       | 4      |

    @id:cards-treasures-0057 @forbid
    Scenario Outline: Nobody knows how to mend <item>
      Given Aragorn II bears "<item>"
      And Galadriel bears "Reforging"
      When the player uses "<item>"
      Then it is illegal by the text of "<item>"

      Examples:
        | case  | item             |
        | horn  | Horn of Defiance |
        | sword | Ringil           |
        | mail  | Belegennon       |

    @id:cards-treasures-0058 @forbid
    Scenario: It is not made whole twice
      Given Aragorn II bears "Ringil"
      And the player has "Reforging" in play on "Ringil"
      And the player's marshalling-point pile holds "Reforging" and "Reforging"
      When the player uses "Ringil"
      Then it is illegal by the text of "Ringil"

    @id:cards-treasures-0059 @compute
    Scenario Outline: <item> weighs more than it did
      Given Aragorn II bears "<item>"
      And the player has "Reforging" in play on "<item>"
      When Aragorn II hands "<item>" to Galadriel
      And the player passes and rolls 1 and <one> for the corruption check
      Then Aragorn II and "<item>" are in the discard pile
      And "Reforging" is in the discard pile
      And the player has <character> character points
      And the player has 0 item points
      And the player has 0 miscellaneous points

      Examples:
        | case  | item             | one | character |
        | horn  | Horn of Defiance | 1   | 3         |
        | sword | Ringil           | 2   | 3         |
        | mail  | Belegennon       | 2   | 3         |

    @id:cards-treasures-0060 @compute
    Scenario Outline: In other hands <item> is no less whole
      Given Aragorn II bears "<item>"
      And the player has "Reforging" in play on "<item>"
      When Aragorn II hands "<item>" to Galadriel
      And the player passes and rolls 5 and 5 for the corruption check
      Then Galadriel bears "<item>"
      And the player has <points> item points

      Examples:
        | case  | item             | points |
        | horn  | Horn of Defiance | 3      |
        | sword | Ringil           | 4      |

    @id:cards-treasures-0061 @compute
    Scenario Outline: At home <item> is worth as much
      Given Aragorn II bears "<item>"
      And the player has "Reforging" in play on "<item>"
      When the player stores "<item>"
      And the player passes and rolls 5 and 5 for the corruption check
      Then "<item>" and "Reforging" are in the marshalling-point pile
      And the player has <points> item points
      And the player has 1 miscellaneous point

      Examples:
        | case  | item             | points |
        | horn  | Horn of Defiance | 3      |
        | sword | Ringil           | 4      |
        | mail  | Belegennon       | 4      |

  @card:TD-184
  Rule: Ringil

    Background:
      Given the emended rules
      And untapped Aragorn II and untapped Galadriel are at Rivendell

    @id:cards-treasures-0062 @compute
    Scenario Outline: In the hand of <who> it is worth so much, <how>
      Given <who> bears "Ringil"
      Then the prowess of <who> is <prowess>
      And the body of <who> is <body>

      Examples:
        | case    | who        | how      | prowess | body |
        | warrior | Aragorn II | cold     | 7       | 10   |
        | other   | Galadriel  | and cold | 3       | 11   |

    @id:cards-treasures-0063 @compute
    Scenario Outline: It shines like ice for <who>
      Given <who> bears "Ringil"
      And the player has "Reforging" in play on "Ringil"
      Then the prowess of <who> is <prowess>

      Examples:
        | case    | who        | prowess |
        | warrior | Aragorn II | 11      |
        | other   | Galadriel  | 8       |

    @id:cards-treasures-0064 @compute
    Scenario: Brighter than that it is in no hand
      Given untapped Glorfindel II is at Rivendell
      And Glorfindel II bears "Ringil"
      And the player has "Reforging" in play on "Ringil"
      Then the prowess of Glorfindel II is 11

  @card:TD-185
  Rule: Belegennon

    Background:
      Given the emended rules
      And untapped Aragorn II and untapped Galadriel are at Zarak Dûm

    @id:cards-treasures-0065 @compute
    Scenario: In such mail Aragorn does not even tire
      Given Aragorn II bears "Belegennon"
      And the player has "Reforging" in play on "Belegennon"
      When the company enters the site
      And the player assigns a strike to Aragorn II
      And Aragorn II faces the strike untapped and rolls 3 and 3
      Then there is no attack
      And Aragorn II is untapped

    @id:cards-treasures-0066 @compute
    Scenario Outline: <why>
      Given <who> bears "Belegennon"
      And <more>
      When the company enters the site
      And the player assigns a strike to <who>
      And <who> faces the strike untapped and rolls <roll>, then 1 and 1 for the body check
      Then there is no attack
      And <who> is wounded

      Examples:
        | case    | why                                    | who        | more                                                 | roll    |
        | broken  | Broken mail gives no rest              | Aragorn II | Galadriel bears "Reforging"                          | 3 and 3 |
        | no-good | Galadriel was never made for such mail | Galadriel  | the player has "Reforging" in play on "Belegennon"   | 5 and 5 |

  @card:TD-183
  Rule: Horn of Defiance

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Aragorn II and untapped Legolas are at Rivendell
      And the company is moving to Weathertop by Starter Movement
      And Aragorn II bears "Horn of Defiance"
      And the opponent holds "Wargs" and "Orc-patrol"

    @id:cards-treasures-0067 @compute
    Scenario: Aragorn blows it, and all the Wolves come to him
      When the opponent plays the creature "Wargs" on the company keyed to a Wilderness
      And Aragorn II faces the strike
      And the player uses "Horn of Defiance" for its second effect and rolls 2 and 2 for the strike
      Then the strikes are assigned to Aragorn II and Aragorn II
      And Aragorn II is tapped
      When Aragorn II faces the strike and rolls 3 and 2
      Then "Wargs" is in the marshalling-point pile
      And Legolas is untapped
      And the player has 1 kill point

    @id:cards-treasures-0068 @compute
    Scenario: Those who found nobody come as well
      When the opponent plays the creature "Orc-patrol" on the company keyed to a Wilderness
      And Aragorn II faces the strike
      And the opponent passes
      And the player uses "Horn of Defiance" for its second effect and rolls 4 and 4 for the strike
      Then the strikes are assigned to Aragorn II, Aragorn II and Aragorn II
      And "Orc-patrol" is in play
      And Aragorn II is tapped
      And the attack has 0 excess strikes

    @id:cards-treasures-0069 @forbid
    Scenario: When Legolas has begun it is too late
      Given the player holds "Dodge"
      When the opponent plays the creature "Wargs" on the company keyed to a Wilderness
      And Legolas faces the strike
      And the player passes and rolls 6 and 6 for the strike
      And Aragorn II faces the strike
      And the player uses "Horn of Defiance" for its second effect
      Then it is illegal by the text of "Horn of Defiance"
      And "Wargs" is in play
      And Legolas is tapped

    @id:cards-treasures-0070 @forbid
    Scenario: Nor does he blow it for Legolas
      Given the player holds "Dodge"
      When the opponent plays the creature "Wargs" on the company keyed to a Wilderness
      And Legolas faces the strike
      And the player uses "Horn of Defiance" for its second effect
      Then it is illegal by the text of "Horn of Defiance"
      And "Wargs" is in play

  @card:AS-34
  Rule: Power Built by Waiting

    Background:
      Given the emended rules
      And it is the untap phase of the opponent's turn
      And the opponent has "Power Built by Waiting" and "Gates of Morning" in play
      And "Power Built by Waiting" is tapped

    @id:cards-treasures-0071 @forbid
    Scenario: It waits on
      When the opponent untaps "Power Built by Waiting"
      Then it is illegal by the text of "Power Built by Waiting"

  @card:TD-170
  Rule: One staff is enough for a Wizard

    @id:cards-treasures-0072 @forbid
    Scenario: Gandalf has but two hands
      Given the emended rules
      And untapped Gandalf is at The Lonely Mountain
      And Gandalf bears "Wizard’s Staff"
      And the company has entered the site
      When Gandalf plays another "Wizard’s Staff"
      Then it is illegal by the text of "Wizard’s Staff"

  @card:TD-96
  Rule: No curse gets through adamant

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Gimli and untapped Gandalf are at Ovir Hollow
      And the opponent holds "Dragon’s Curse", "Bairanax" and "Passion of Wrath"
      And the player holds "Dodge"

    @id:cards-treasures-0073 @compute
    Scenario: Bairanax curses Gimli, who hears nothing
      Given Gimli bears "Adamant Helmet"
      When the opponent plays the creature "Bairanax" on the company keyed to Ovir Hollow
      And the opponent passes
      And Gimli faces the strike
      And the opponent plays "Dragon’s Curse" on Gimli
      Then "Dragon’s Curse" is in the discard pile
      And the attack is Dragon (2 strikes at 14/7)
      And "Bairanax" is in play

    @id:cards-treasures-0074 @compute
    Scenario: Bairanax curses Gimli, who should have covered his ears
      When the opponent plays the creature "Bairanax" on the company keyed to Ovir Hollow
      And the opponent passes
      And Gimli faces the strike
      And the opponent plays "Dragon’s Curse" on Gimli
      Then Gimli bears "Dragon’s Curse"
      And the attack is Dragon (2 strikes at 13/7)
      And "Bairanax" is in play

  @card:TW-244
  Rule: Glamdring

    Background:
      Given the emended rules
      And untapped Aragorn II is at Moria
      And Aragorn II bears "Glamdring"

    @id:cards-treasures-0075 @compute
    Scenario: Orcs know it, and call it Beater
      Then the prowess of Aragorn II is 8
      When the company enters the site
      And Aragorn II faces the strike untapped and rolls 2 and 2
      Then there is no attack
      And Aragorn II is untapped

  @card:TW-333
  Rule: Sting

    @id:cards-treasures-0076 @compute
    Scenario Outline: In the hand of <who> it is <what>
      Given the emended rules
      And untapped <who> is at Rivendell
      And <who> bears "Sting"
      Then the prowess of <who> is <prowess>

      Examples:
        | case   | who           | what      | prowess |
        | hobbit | Merry         | a sword   | 3       |
        | man    | Aragorn II    | a knife   | 7       |
        | lord   | Glorfindel II | a trinket | 8       |

  @card:TW-224
  Rule: Elf-stone

    @id:cards-treasures-0078 @compute
    Scenario: It shines for Elves
      Given the emended rules
      And untapped Glóin is at Rivendell
      And Glóin bears "Elf-stone"
      And the player holds "Arinmîr" and "Bergil"
      Then Glóin has 4 direct influence left for Arinmîr
      And Glóin has 2 direct influence left for Bergil

    @id:cards-treasures-0077 @forbid
    Scenario: Two stones are one stone
      Given the emended rules
      And untapped Glóin is at Weathertop
      And Glóin bears "Elf-stone"
      And the company has entered the site
      When Glóin plays another "Elf-stone"
      Then it is illegal by the text of "Elf-stone"

  @card:TD-130
  Rule: Who plays the harp may be lost by it

    @id:cards-treasures-0079 @compute
    Scenario: There is nobody left to take the shield
      Given the emended rules
      And it is the organization phase
      And untapped Glóin and untapped Balin are at Rivendell
      And Glóin bears "Magical Harp"
      And Balin bears "Enruned Shield"
      When Balin hands "Enruned Shield" to Glóin
      And the player uses "Magical Harp" on Balin
      And the player passes and rolls 1 and 1 for the corruption check
      Then Glóin and "Magical Harp" are in the discard pile
      And Balin bears "Enruned Shield"
      And the player has 2 character points
      And the player has 3 item points

    @id:cards-treasures-0080 @allow
    Scenario: It holds nobody whom his own lord sends home
      Given the emended rules
      And it is the organization phase
      And untapped Glóin and untapped Balin are at Rivendell
      And Glóin bears "Magical Harp"
      When the player uses "Magical Harp" on Balin
      And the player passes and rolls 4 and 4 for the corruption check
      And the player organizes
      And the player discards Balin from play
      Then it is legal
      And Balin is in the discard pile
      And "Magical Harp" is tapped
      And the player has 2 character points

  @card:TD-104
  Rule: A cloudless day that has not dawned

    @id:cards-treasures-0081 @forbid
    Scenario: It is in somebody's hand, and the weary are not called upon
      Given the emended rules
      And it is the movement/hazard phase
      And the opponent holds "Rain-drake"
      And the player holds "Cloudless Day"
      And untapped Aragorn II, tapped Galdor and wounded Pippin are at Edhellond
      And the company is moving to Isle of the Ulond by Starter Movement
      When the opponent plays the creature "Rain-drake" on the company keyed to a Coastal Sea
      And the player assigns a strike to Galdor
      Then it is illegal by core.actions.needs-allowance
      And "Rain-drake" is in play

  @card:TD-96
  Rule: The helmet and its bearer

    Background:
      Given the emended rules
      And untapped Glóin and untapped Balin are at The Lonely Mountain
      And the company has entered the site
      And Glóin bears the opponent's "Dragon’s Curse"

    @id:cards-treasures-0082 @compute
    Scenario: Another helmet does not free him
      Given the player holds "Emerald of the Mariner"
      When Glóin plays "Emerald of the Mariner"
      Then it is legal
      And Glóin bears "Emerald of the Mariner" and the opponent's "Dragon’s Curse"
      And Glóin and the site are tapped
      And the player has 3 item points

    @id:cards-treasures-0083 @compute
    Scenario: Balin's helmet does not free Glóin
      Given the player holds "Adamant Helmet"
      When Balin plays "Adamant Helmet"
      Then it is legal
      And Balin bears "Adamant Helmet"
      And Balin and the site are tapped
      And Glóin bears the opponent's "Dragon’s Curse"

  @card:TW-314
  Rule: What is there once is not made twice

    Background:
      Given the emended rules
      And it is the organization phase
      And untapped Elrond and untapped Glóin are at Rivendell
      And the opponent's Aragorn II is at Lórien
      And the player's marshalling-point pile holds "Reforging"

    @id:cards-treasures-0084 @forbid
    Scenario: There is one Glamdring, and Aragorn has it
      Given Aragorn II bears the opponent's "Glamdring"
      And the player's discard pile holds "Glamdring", "Star-glass", "Valiant Sword" and "Shield of Iron-bound Ash"
      When the player uses "Reforging" on Elrond
      Then the player may not choose the player's "Glamdring" for "Reforging" by core.actions.needs-allowance
      And the player may choose "Valiant Sword" for "Reforging"
      And Elrond is tapped
      And "Reforging" is in the discard pile
      And the player has 0 miscellaneous points

    @id:cards-treasures-0085 @allow
    Scenario: There are daggers enough, and Aragorn has one
      Given Aragorn II bears the opponent's "Dagger of Westernesse"
      And the player's discard pile holds "Dagger of Westernesse" and "Valiant Sword"
      When the player uses "Reforging" on Elrond
      Then the player may choose the player's "Dagger of Westernesse" for "Reforging"
      And Elrond is tapped
      And "Reforging" is in the discard pile
      And the player has 0 miscellaneous points
