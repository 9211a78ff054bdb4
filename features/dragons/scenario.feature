Feature: Many a Gleaming Golden Hoard

  Treasures were lost when the Dragons came, and lie under them ever since. Who brings most of them home?

  @rule:dragons.scenario.abbreviation
  Rule: Of The Dragons are the same cards, whatever it is called for short

    @id:scenario-0062 @compute
    Scenario Outline: <item> is a lost treasure by MED and by METD
      Given untapped Glóin is at Caves of Ûlund
      And the company has entered the site
      When Glóin plays "<item>"
      And the player designates "<item>" a lost treasure
      Then under the hoard-printed rules "<item>" is a lost treasure
      And under the hoard-emended rules "<item>" is a lost treasure
      And Glóin bears "<item>"
      And Glóin and the site are tapped
      And the player has <points> item points

      Examples:
        | case   | item          | points |
        | harp   | Magical Harp  | 2      |
        | sword  | Valiant Sword | 2      |

  @rule:dragons.scenario.goal
  Rule: A treasure counts once it is stored

    Background:
      Given the hoard-emended rules
      And it is the organization phase
      And untapped Legolas is at Rivendell
      And Legolas bears "Magical Harp"
      And "Magical Harp" was designated a lost treasure at The Lonely Mountain

    @id:scenario-0001 @compute
    Scenario: What he carries about is nothing yet
      Then "Magical Harp" is a lost treasure
      And the player has stored 0 lost treasures

    @id:scenario-0002 @compute
    Scenario: What lies in Rivendell is his
      When the player stores "Magical Harp"
      And the player passes and rolls 4 and 3 for the corruption check
      Then "Magical Harp" is in the marshalling-point pile
      And the player has stored 1 lost treasure
      And the opponent has stored 0 lost treasures
      And nobody has won the game

    @id:scenario-0003 @compute
    Scenario: A Council cannot be bribed with any old sword
      Given Legolas bears "Glamdring"
      When the player stores "Glamdring"
      And the player passes and rolls 4 and 3 for the corruption check
      Then "Glamdring" is in the marshalling-point pile
      And the player has stored 0 lost treasures

  @rule:dragons.scenario.lost-treasure
  Rule: Not everything in a lair is a lost treasure

    @id:scenario-0004 @rule:dragons.scenario.designate-on-play @allow
    Scenario: The harp out of Gold Hill is one
      Given the hoard-emended rules
      And untapped Glóin is at Gold Hill
      And the company has entered the site
      When Glóin plays "Magical Harp"
      And the player designates "Magical Harp" a lost treasure
      Then it is legal
      And "Magical Harp" is a lost treasure
      And Glóin bears "Magical Harp"
      And Glóin and the site are tapped
      And the player has 2 item points

    @id:scenario-0005 @allow
    Scenario: So is a greater thing
      Given the hoard-emended rules
      And untapped Glóin is at Caves of Ûlund
      And the company has entered the site
      When Glóin plays "Ringil"
      And the player designates "Ringil" a lost treasure
      Then it is legal
      And "Ringil" is a lost treasure
      And Glóin bears "Ringil"
      And Glóin and the site are tapped
      And the player has 2 item points

    @id:scenario-0006 @forbid
    Scenario: A helmet is too small a thing
      Given the hoard-emended rules
      And untapped Glóin is at Gold Hill
      And the company has entered the site
      When Glóin plays "Adamant Helmet"
      Then Glóin bears "Adamant Helmet"
      And Glóin and the site are tapped
      When the player designates "Adamant Helmet" a lost treasure
      Then it is illegal by dragons.scenario.lost-treasure
      And "Adamant Helmet" is no lost treasure

    @id:scenario-0007 @forbid
    Scenario: Glamdring was never a Dragon's
      Given the hoard-emended rules
      And untapped Glóin is at Gold Hill
      And the company has entered the site
      When Glóin plays "Glamdring"
      Then Glóin bears "Glamdring"
      And Glóin and the site are tapped
      And the player has 2 item points
      When the player designates "Glamdring" a lost treasure
      Then it is illegal by dragons.scenario.lost-treasure
      And "Glamdring" is no lost treasure

  @rule:dragons.scenario.lost-treasure
  Rule: A hoard is not always a lair

    Background:
      Given the hoard-emended rules
      And untapped Glóin is at Gold Hill
      And Itangast was defeated this turn
      And the company has entered the site

    @id:scenario-0008 @compute
    Scenario: Itangast fell today, and it is hard to say whose the hill is now
      When Glóin plays "Magical Harp"
      And it is asked whether the player may designate "Magical Harp" a lost treasure
      Then it is undetermined by q.dragons.lair-after-loss
      And Glóin bears "Magical Harp"
      And Glóin and the site are tapped
      And the player has 2 item points

    @id:scenario-0009 @allow
    Scenario: The hill is his as long as the day lasts
      Given reading a of q.dragons.lair-after-loss
      When Glóin plays "Magical Harp"
      And the player designates "Magical Harp" a lost treasure
      Then it is legal
      And "Magical Harp" is a lost treasure
      And Glóin bears "Magical Harp"
      And Glóin and the site are tapped
      And the player has 2 item points

    @id:scenario-0010 @forbid
    Scenario: The hill is nobody's, though the gold is still there
      Given reading b of q.dragons.lair-after-loss
      When Glóin plays "Magical Harp"
      And the player designates "Magical Harp" a lost treasure
      Then it is illegal by dragons.scenario.lost-treasure
      And "Magical Harp" is no lost treasure
      And Glóin bears "Magical Harp"
      And Glóin and the site are tapped
      And the player has 2 item points

  @rule:dragons.scenario.lost-treasure
  Rule: By the printed rules there is no hoard left where there is no Dragon

    @id:scenario-0011 @rule:dragons.hoards.play-only-at-hoard @forbid
    Scenario: So there the question does not come up
      Given untapped Glóin is at Gold Hill
      And Itangast was defeated this turn
      And the company has entered the site
      When it is asked whether Glóin may play "Magical Harp"
      Then under the hoard-printed rules it is illegal by dragons.hoards.play-only-at-hoard
      And under the hoard-emended rules it is legal

    @id:scenario-0012 @forbid
    Scenario: Framsburg has a hoard by its own word, and no Dragon
      Given the hoard-emended rules
      And reading a of q.dragons.hoard-by-site-text
      And the player is a Ringwraith
      And untapped Gorbag is at Framsburg
      And the company has entered the site
      When Gorbag plays "Old Treasure"
      Then Gorbag bears "Old Treasure"
      And Gorbag is tapped
      And the player may not designate "Old Treasure" a lost treasure by dragons.scenario.lost-treasure

  @rule:dragons.scenario.designate-on-play
  Rule: It is said at once, or not at all

    Background:
      Given the hoard-emended rules
      And untapped Glóin and untapped Balin are at Gold Hill
      And the company has entered the site
      And the player holds "Magical Harp"

    @id:scenario-0013 @forbid
    Scenario: Nobody names what is still in the Dragon's keeping
      When the player designates "Magical Harp" a lost treasure
      Then it is illegal by dragons.scenario.designate-on-play

    @id:scenario-next-0001 @allow
    Scenario: Balin's corruption check comes in between by itself, and it is still time to say so
      Given the opponent has "Lure of Expedience" in play on Balin
      When Glóin plays "Magical Harp" and rolls 6 and 6 for the corruption check of Balin
      Then the player may designate "Magical Harp" a lost treasure
      And Glóin bears "Magical Harp"
      And Glóin and the site are tapped
      And the player has 2 item points

    @id:scenario-0014 @allow
    Scenario: Nothing has to be a lost treasure
      When Glóin plays "Magical Harp"
      And the player passes
      Then it is legal
      And "Magical Harp" is no lost treasure
      And Glóin bears "Magical Harp"
      And Glóin and the site are tapped
      And the player has 2 item points

    @id:scenario-0015 @forbid
    Scenario: A helmet later it is too late
      When Glóin plays "Magical Harp"
      And Balin plays "Adamant Helmet"
      And the player passes
      And the player designates "Magical Harp" a lost treasure
      Then it is illegal by dragons.scenario.designate-on-play
      And "Magical Harp" is no lost treasure
      And Glóin bears "Magical Harp"
      And Balin bears "Adamant Helmet"
      And Glóin, Balin and the site are tapped
      And the player has 2 item points

    @id:scenario-0016 @forbid
    Scenario: The opponent has no say in it
      When Glóin plays "Magical Harp"
      Then the opponent may not designate "Magical Harp" a lost treasure by dragons.scenario.designate-on-play
      And Glóin bears "Magical Harp"
      And Glóin and the site are tapped
      And the player has 2 item points

  @rule:dragons.scenario.designate-on-play
  Rule: Turns later it is much too late

    @id:scenario-0017 @forbid
    Scenario: He has borne the harp for two turns, and thinks better of it
      Given the hoard-emended rules
      And untapped Glóin is at Gold Hill
      And Glóin bears "Magical Harp"
      And the company has entered the site
      When the player designates "Magical Harp" a lost treasure
      Then it is illegal by dragons.scenario.designate-on-play
      And "Magical Harp" is no lost treasure

  @rule:dragons.scenario.designate-on-play
  Rule: It is a matter for this scenario alone

    @id:scenario-0018 @rule:core.actions.needs-allowance @forbid
    Scenario: In any other game the harp is a harp
      Given the emended rules
      And untapped Glóin is at Gold Hill
      And the company has entered the site
      When Glóin plays "Magical Harp"
      Then Glóin bears "Magical Harp"
      And Glóin and the site are tapped
      And the player has 2 item points
      And the player may not designate "Magical Harp" a lost treasure by core.actions.needs-allowance

  @rule:dragons.scenario.other-items
  Rule: Other items are played as ever

    @id:scenario-0019 @allow
    Scenario: Glamdring, while the harp is on its way home
      Given the hoard-emended rules
      And untapped Glóin is at Gold Hill
      And Glóin bears "Magical Harp"
      And "Magical Harp" was designated a lost treasure at The Lonely Mountain
      And the company has entered the site
      When Glóin plays "Glamdring"
      And the player passes
      Then it is legal
      And Glóin bears "Glamdring"
      And Glóin and the site are tapped
      And "Glamdring" is no lost treasure
      And the player has 4 item points

    @id:scenario-0020 @allow
    Scenario: A helmet, where the one treasure is gone
      Given the hoard-emended rules
      And untapped Glóin is at The Lonely Mountain
      And the opponent's discard pile holds "Magical Harp"
      And the opponent's "Magical Harp" was designated a lost treasure at The Lonely Mountain
      And the company has entered the site
      When Glóin plays "Adamant Helmet"
      Then it is legal
      And Glóin bears "Adamant Helmet"
      And Glóin and the site are tapped

  @rule:dragons.scenario.one-per-lair
  Rule: One treasure in each lair

    Background:
      Given the hoard-emended rules
      And the player's marshalling-point pile holds "Magical Harp"
      And "Magical Harp" was designated a lost treasure at Ovir Hollow

    @id:scenario-0021 @forbid
    Scenario: Bairanax had one thing of note
      Given untapped Glóin is at Ovir Hollow
      And the company has entered the site
      When Glóin plays "Habergeon of Silver"
      Then it is legal
      And Glóin bears "Habergeon of Silver"
      And Glóin and the site are tapped
      And the player has 4 item points
      When the player designates "Habergeon of Silver" a lost treasure
      Then it is illegal by dragons.scenario.one-per-lair
      And "Habergeon of Silver" is no lost treasure

    @id:scenario-0022 @allow
    Scenario: Scatha, not far off, has another
      Given untapped Glóin is at Gondmaeglom
      And the company has entered the site
      When Glóin plays "Habergeon of Silver"
      And the player designates "Habergeon of Silver" a lost treasure
      Then it is legal
      And "Habergeon of Silver" is a lost treasure
      And Glóin bears "Habergeon of Silver"
      And Glóin and the site are tapped
      And the player has 4 item points

  @rule:dragons.scenario.example-magical-harp @rule:dragons.scenario.one-per-lair
  Rule: The story that the book tells

    @id:scenario-0023 @forbid
    Scenario: After the harp there is nothing at The Lonely Mountain
      Given the hoard-printed rules
      And untapped Glóin is at The Lonely Mountain
      And the player's marshalling-point pile holds "Magical Harp"
      And "Magical Harp" was designated a lost treasure at The Lonely Mountain
      And the company has entered the site
      When Glóin plays "Valiant Sword"
      Then Glóin bears "Valiant Sword"
      And Glóin and the site are tapped
      And the player has 4 item points
      When the player designates "Valiant Sword" a lost treasure
      Then it is illegal by dragons.scenario.one-per-lair

    @id:scenario-0024 @allow
    Scenario: The harp was nothing special, and so the sword may be
      Given the hoard-printed rules
      And untapped Glóin is at The Lonely Mountain
      And the player's marshalling-point pile holds "Magical Harp"
      And the company has entered the site
      When Glóin plays "Valiant Sword"
      And the player designates "Valiant Sword" a lost treasure
      Then it is legal
      And "Valiant Sword" is a lost treasure
      And Glóin bears "Valiant Sword"
      And Glóin and the site are tapped
      And the player has 4 item points

  @rule:dragons.scenario.one-per-lair
  Rule: Whether each player has a treasure coming to him from a lair is an open question

    Background:
      Given the hoard-emended rules
      And untapped Glóin is at The Lonely Mountain
      And the opponent's marshalling-point pile holds "Magical Harp"
      And the opponent's "Magical Harp" was designated a lost treasure at The Lonely Mountain
      And the company has entered the site

    @id:scenario-0025 @compute
    Scenario: The opponent was there first
      When Glóin plays "Valiant Sword"
      And it is asked whether the player may designate "Valiant Sword" a lost treasure
      Then it is undetermined by q.dragons.treasures-per-lair
      And Glóin bears "Valiant Sword"
      And Glóin and the site are tapped
      And the player has 2 item points

    @id:scenario-0026 @forbid
    Scenario: First come, first served
      Given reading a of q.dragons.treasures-per-lair
      When Glóin plays "Valiant Sword"
      And the player designates "Valiant Sword" a lost treasure
      Then it is illegal by dragons.scenario.one-per-lair
      And Glóin bears "Valiant Sword"
      And Glóin and the site are tapped
      And the player has 2 item points

    @id:scenario-0027 @allow
    Scenario: There is one for everybody
      Given reading b of q.dragons.treasures-per-lair
      When Glóin plays "Valiant Sword"
      And the player designates "Valiant Sword" a lost treasure
      Then it is legal
      And "Valiant Sword" is a lost treasure
      And Glóin bears "Valiant Sword"
      And Glóin and the site are tapped
      And the player has 2 item points

    @id:scenario-0028 @forbid
    Scenario: But not two for one
      Given reading b of q.dragons.treasures-per-lair
      And the player's marshalling-point pile holds "Bow of Dragon-horn"
      And "Bow of Dragon-horn" was designated a lost treasure at The Lonely Mountain
      When Glóin plays "Valiant Sword"
      And the player designates "Valiant Sword" a lost treasure
      Then it is illegal by dragons.scenario.one-per-lair
      And Glóin bears "Valiant Sword"
      And Glóin and the site are tapped
      And the player has 4 item points

  @rule:dragons.scenario.one-per-lair @rule:dragons.scenario.designation-permanent
  Rule: What comes back is not counted again

    @id:scenario-0063 @allow
    Scenario: Ringil is found once more where it was found first
      Given the hoard-emended rules
      And untapped Glóin is at Caves of Ûlund
      And the player holds "Ringil"
      And "Ringil" was designated a lost treasure at Caves of Ûlund
      And the company has entered the site
      When Glóin plays "Ringil"
      Then it is legal
      And "Ringil" is a lost treasure
      And Glóin bears "Ringil"
      And Glóin and the site are tapped
      And the player has 2 item points

  @rule:dragons.scenario.one-unstored
  Rule: One thing at a time

    @id:scenario-0029 @forbid
    Scenario: The harp is not home yet
      Given the hoard-emended rules
      And untapped Glóin is at Zarak Dûm
      And untapped Legolas is at Rivendell
      And Legolas bears "Magical Harp"
      And "Magical Harp" was designated a lost treasure at The Lonely Mountain
      And Glóin's company has entered the site
      When Glóin plays "Habergeon of Silver"
      Then Glóin bears "Habergeon of Silver"
      And Glóin and Glóin's site are tapped
      And the player has 4 item points
      When the player designates "Habergeon of Silver" a lost treasure
      Then it is illegal by dragons.scenario.one-unstored

    @id:scenario-0030 @allow
    Scenario: The harp is home
      Given the hoard-emended rules
      And untapped Glóin is at Zarak Dûm
      And the player's marshalling-point pile holds "Magical Harp"
      And "Magical Harp" was designated a lost treasure at The Lonely Mountain
      And the company has entered the site
      When Glóin plays "Habergeon of Silver"
      And the player designates "Habergeon of Silver" a lost treasure
      Then it is legal
      And "Habergeon of Silver" is a lost treasure
      And Glóin bears "Habergeon of Silver"
      And Glóin and the site are tapped
      And the player has 4 item points

    @id:scenario-0031 @allow
    Scenario: The harp is the opponent's affair
      Given the hoard-emended rules
      And untapped Glóin is at Zarak Dûm
      And the opponent's Legolas is at Rivendell
      And Legolas bears the opponent's "Magical Harp"
      And the opponent's "Magical Harp" was designated a lost treasure at The Lonely Mountain
      And Glóin's company has entered the site
      When Glóin plays "Habergeon of Silver"
      And the opponent passes
      And the player designates "Habergeon of Silver" a lost treasure
      Then it is legal
      And "Habergeon of Silver" is a lost treasure
      And Glóin bears "Habergeon of Silver"
      And Glóin and Glóin's site are tapped
      And the player has 2 item points

  @rule:dragons.scenario.designation-permanent @rule:dragons.scenario.designation-survives-discard
  Rule: Once a treasure, always a treasure

    @id:scenario-0032 @compute
    Scenario: Ringil was lost to temptation, and is found again
      Given the hoard-emended rules
      And untapped Glóin is at Gold Hill
      And the player's discard pile holds "Ringil"
      And "Ringil" was designated a lost treasure at Caves of Ûlund
      And the company has entered the site
      Then "Ringil" is a lost treasure

    @id:scenario-0033 @allow
    Scenario: Nobody has to say it again
      Given the hoard-emended rules
      And untapped Glóin is at Gold Hill
      And the player holds "Ringil"
      And "Ringil" was designated a lost treasure at Caves of Ûlund
      And the company has entered the site
      When Glóin plays "Ringil"
      Then it is legal
      And "Ringil" is a lost treasure
      And Glóin bears "Ringil"
      And Glóin and the site are tapped
      And the player has 2 item points

    @id:scenario-0034 @forbid
    Scenario: Nor can anybody
      Given the hoard-emended rules
      And untapped Glóin is at Gold Hill
      And the player holds "Ringil"
      And "Ringil" was designated a lost treasure at Caves of Ûlund
      And the company has entered the site
      When Glóin plays "Ringil"
      And the player designates "Ringil" a lost treasure
      Then it is illegal by dragons.scenario.designate-on-play
      And "Ringil" is a lost treasure
      And Glóin bears "Ringil"
      And Glóin and the site are tapped
      And the player has 2 item points

    @id:scenario-0035 @compute
    Scenario: A failed corruption check takes the sword, not its name
      Given the hoard-emended rules
      And it is the organization phase
      And untapped Legolas is at Rivendell
      And Legolas bears "Ringil"
      And "Ringil" was designated a lost treasure at Caves of Ûlund
      When the player stores "Ringil" and rolls 1 and 1 for the corruption check
      Then "Ringil" and Legolas are in the discard pile
      And Rivendell is in the location deck
      And the player has 0 item points
      And the player has 0 character points
      And "Ringil" is a lost treasure
      And the player has stored 0 lost treasures

    @id:scenario-0036 @compute
    Scenario: It counts for the other player, if that is who brings it home
      Given the hoard-emended rules
      And it is the organization phase
      And untapped Legolas is at Rivendell
      And Legolas bears "Ringil"
      And the opponent's discard pile holds "Ringil"
      And the opponent's "Ringil" was designated a lost treasure at Caves of Ûlund
      When the player stores the player's "Ringil" and rolls 4 and 3 for the corruption check
      Then the player's "Ringil" is in the marshalling-point pile
      And the player has stored 1 lost treasure
      And the opponent has stored 0 lost treasures

  @rule:dragons.scenario.designate-on-play
  Rule: Whether a common sword stays a treasure is an open question

    Background:
      Given the hoard-emended rules
      And untapped Glóin is at Gold Hill
      And the player holds "Valiant Sword"
      And "Valiant Sword" was designated a lost treasure at Gold Hill
      And the company has entered the site

    @id:scenario-0037 @compute
    Scenario: It is a sword like any other
      When Glóin plays "Valiant Sword"
      Then it is legal
      And "Valiant Sword" is no lost treasure
      And Glóin bears "Valiant Sword"
      And Glóin and the site are tapped
      And the player has 2 item points

    @id:scenario-0064 @rule:dragons.scenario.one-per-lair @forbid
    Scenario: And this lair has no name left to give it
      When Glóin plays "Valiant Sword"
      And the player designates "Valiant Sword" a lost treasure
      Then it is illegal by dragons.scenario.one-per-lair
      And "Valiant Sword" is no lost treasure
      And Glóin bears "Valiant Sword"
      And Glóin and the site are tapped
      And the player has 2 item points

    @id:scenario-0065 @rule:dragons.scenario.one-per-lair @allow
    Scenario: Another lair has
      Given untapped Balin is at The Lonely Mountain
      And Balin's company has entered the site
      When Balin plays "Valiant Sword"
      And the player designates "Valiant Sword" a lost treasure
      Then it is legal
      And "Valiant Sword" is a lost treasure
      And Balin bears "Valiant Sword"
      And Balin and Balin's site are tapped
      And the player has 2 item points

    @id:scenario-0038 @compute
    Scenario: It is the very sword that was lost
      Given reading b of q.dragons.non-unique-treasure
      When Glóin plays "Valiant Sword"
      Then it is legal
      And "Valiant Sword" is a lost treasure
      And Glóin bears "Valiant Sword"
      And Glóin and the site are tapped
      And the player has 2 item points

  @rule:dragons.scenario.returning-treasure
  Rule: A treasure that comes back is welcome, whatever else is still on its way

    Background:
      Given the hoard-emended rules
      And untapped Glóin and untapped Balin are at Gold Hill
      And Balin bears "Magical Harp"
      And "Magical Harp" was designated a lost treasure at The Lonely Mountain
      And the player holds "Ringil"
      And the company has entered the site

    @id:scenario-0039 @rule:dragons.scenario.designation-permanent @rule:dragons.scenario.designation-survives-discard @allow
    Scenario: Two treasures at once, and both on the road
      Given the opponent's discard pile holds "Ringil"
      And the opponent's "Ringil" was designated a lost treasure at Caves of Ûlund
      When Glóin plays the player's "Ringil"
      And the player passes
      Then it is legal
      And Glóin bears the player's "Ringil"
      And the player's "Ringil" is a lost treasure
      And "Magical Harp" is a lost treasure
      And Glóin and the site are tapped
      And the player has 4 item points

    @id:scenario-0040 @rule:dragons.scenario.one-unstored @forbid
    Scenario: Ringil is new to the game, and the harp is in its way
      When Glóin plays "Ringil"
      And the player passes
      Then Glóin bears "Ringil"
      And Glóin and the site are tapped
      And the player has 4 item points
      When the player designates "Ringil" a lost treasure
      Then it is illegal by dragons.scenario.one-unstored
      And "Ringil" is no lost treasure

  @rule:dragons.scenario.returning-treasure
  Rule: Whether one and the same character may take both is an open question

    Background:
      Given the hoard-emended rules
      And untapped Beorn is at Gold Hill
      And Beorn bears "Magical Harp"
      And "Magical Harp" was designated a lost treasure at The Lonely Mountain
      And the player holds "Ringil"
      And "Ringil" was designated a lost treasure at Caves of Ûlund
      And the company has entered the site

    @id:scenario-0041 @compute
    Scenario: Beorn is strong enough, but that is not the question
      When it is asked whether Beorn may play "Ringil"
      Then it is undetermined by q.dragons.returning-same-character

    @id:scenario-0042 @allow
    Scenario: Whoever is there may take it
      Given reading a of q.dragons.returning-same-character
      When Beorn plays "Ringil"
      And the player passes
      Then it is legal
      And Beorn bears "Ringil"
      And Beorn and the site are tapped
      And the player has 4 item points

    @id:scenario-0043 @forbid
    Scenario: Somebody else has to
      Given reading b of q.dragons.returning-same-character
      When Beorn plays "Ringil"
      Then it is illegal by dragons.scenario.returning-treasure

    @id:scenario-0044 @allow
    Scenario: Somebody else is there
      Given reading b of q.dragons.returning-same-character
      And untapped Glóin is at Gold Hill
      And Glóin's company has entered the site
      When Glóin plays "Ringil"
      And the player passes
      Then it is legal
      And Glóin bears "Ringil"
      And Glóin and Glóin's site are tapped
      And the player has 4 item points

  @rule:dragons.scenario.hand-size
  Rule: Each treasure at home makes room for one more card

    @id:scenario-0045 @compute
    Scenario: Nothing gained yet
      Given the hoard-emended rules
      And the player's marshalling-point pile holds "Magical Harp"
      Then the player's hand size is 8

    @id:scenario-0046 @compute
    Scenario: One treasure, nine cards
      Given the hoard-emended rules
      And the player's marshalling-point pile holds "Magical Harp"
      And "Magical Harp" was designated a lost treasure at The Lonely Mountain
      Then the player's hand size is 9
      And the opponent's hand size is 8

    @id:scenario-0047 @compute
    Scenario: Four treasures, twelve cards
      Given the hoard-emended rules
      And the player's marshalling-point pile holds "Magical Harp", "Ringil", "Belegennon" and "Enruned Shield"
      And "Magical Harp" was designated a lost treasure at The Lonely Mountain
      And "Ringil" was designated a lost treasure at Caves of Ûlund
      And "Belegennon" was designated a lost treasure at Gold Hill
      And "Enruned Shield" was designated a lost treasure at Irerock
      Then the player's hand size is 12

    @id:scenario-0048 @compute
    Scenario: Nobody gets a card for what is still on its way
      Given the hoard-emended rules
      And untapped Legolas is at Bag End
      And Legolas bears "Magical Harp"
      And "Magical Harp" was designated a lost treasure at The Lonely Mountain
      Then the player's hand size is 8

  @rule:dragons.scenario.victory-five
  Rule: The fifth treasure wins the game

    Background:
      Given the hoard-emended rules
      And it is the organization phase
      And untapped Legolas is at Rivendell
      And Legolas bears "Magical Harp"
      And the player's marshalling-point pile holds "Ringil", "Belegennon", "Enruned Shield" and "Emerald of the Mariner"
      And "Ringil" was designated a lost treasure at Caves of Ûlund
      And "Belegennon" was designated a lost treasure at Gold Hill
      And "Enruned Shield" was designated a lost treasure at Irerock
      And "Emerald of the Mariner" was designated a lost treasure at Dancing Spire

    @id:scenario-0049 @compute
    Scenario: He stores it and has won, and no Council is called
      Given "Magical Harp" was designated a lost treasure at The Lonely Mountain
      Then nobody has won the game
      When the player stores "Magical Harp"
      And the player passes and rolls 4 and 3 for the corruption check
      Then "Magical Harp" is in the marshalling-point pile
      And the player has won the game

    @id:scenario-0050 @compute
    Scenario: It was a harp, and no lost treasure
      When the player stores "Magical Harp"
      And the player passes and rolls 4 and 3 for the corruption check
      Then "Magical Harp" is in the marshalling-point pile
      And nobody has won the game

    @id:scenario-0051 @compute
    Scenario: Four at home and one on the road are no five
      Given "Magical Harp" was designated a lost treasure at The Lonely Mountain
      When the player organizes
      Then nobody has won the game


  @rule:dragons.scenario.victory-five
  Rule: Whether there is another way to the end of the game is an open question

    Background:
      Given the hoard-emended rules
      And untapped Legolas is at Rivendell
      And the player's marshalling-point pile holds "Ringil"
      And "Ringil" was designated a lost treasure at Caves of Ûlund

    @id:scenario-0052 @compute
    Scenario: Points are no treasures
      Then nobody would win the game

    @id:scenario-0053 @compute
    Scenario: If the play decks run out, points do for treasures
      Given reading a of q.dragons.scenario-ordinary-end
      Then the player would win the game

    @id:scenario-0066 @forbid
    Scenario: Nobody calls a Council about treasures
      Given it is the end-of-turn phase
      And the player has exhausted the play deck twice
      And reading b of q.dragons.scenario-ordinary-end
      When the player calls the Council
      Then it is illegal by dragons.scenario.victory-five

    @id:scenario-0067 @allow
    Scenario: Unless they end like any others
      Given it is the end-of-turn phase
      And the player has exhausted the play deck twice
      And reading a of q.dragons.scenario-ordinary-end
      When the player calls the Council
      Then it is legal
      And the player has called the Council

    @id:scenario-0068 @order
    Scenario: The play decks may run out as often as they will
      Given it is the end-of-turn phase
      And the player has exhausted the play deck three times
      And the opponent has exhausted the play deck three times
      And reading b of q.dragons.scenario-ordinary-end
      Then it is not the last turn

  @rule:dragons.scenario.shorter-game
  Rule: The players may agree on fewer

    @id:scenario-0054 @compute
    Scenario: They have agreed on three, and here is the third
      Given the hoard-emended rules
      And the players have agreed on 3 lost treasures
      And it is the organization phase
      And untapped Legolas is at Rivendell
      And Legolas bears "Magical Harp"
      And "Magical Harp" was designated a lost treasure at The Lonely Mountain
      And the player's marshalling-point pile holds "Ringil" and "Belegennon"
      And "Ringil" was designated a lost treasure at Caves of Ûlund
      And "Belegennon" was designated a lost treasure at Gold Hill
      When the player stores "Magical Harp"
      And the player passes and rolls 4 and 3 for the corruption check
      Then "Magical Harp" is in the marshalling-point pile
      And the player has won the game

    @id:scenario-0055 @compute
    Scenario Outline: Of <number> the second is <what>
      Given the hoard-emended rules
      And the players have agreed on <number> lost treasures
      And it is the organization phase
      And untapped Legolas is at Rivendell
      And Legolas bears "Magical Harp"
      And "Magical Harp" was designated a lost treasure at The Lonely Mountain
      And the player's marshalling-point pile holds "Ringil"
      And "Ringil" was designated a lost treasure at Caves of Ûlund
      When the player stores "Magical Harp"
      And the player passes and rolls 4 and 3 for the corruption check
      Then "Magical Harp" is in the marshalling-point pile
      And <who> has won the game

      Examples:
        | case  | number | what       | who        |
        | one   | 1      | not enough | nobody     |
        | two   | 2      | the last   | the player |
        | three | 3      | not enough | nobody     |
        | four  | 4      | not enough | nobody     |

  @rule:dragons.scenario.longer-game
  Rule: The winner may have to be a Dragon-slayer besides

    Background:
      Given the hoard-emended rules
      And the players have agreed on 2 lost treasures

    @id:scenario-0056 @compute
    Scenario Outline: He has the treasures, and of <number> Dragons none
      Given the players have agreed on <number> unique Dragons
      And it is the organization phase
      And untapped Legolas is at Rivendell
      And Legolas bears "Magical Harp"
      And "Magical Harp" was designated a lost treasure at The Lonely Mountain
      And the player's marshalling-point pile holds "Ringil"
      And "Ringil" was designated a lost treasure at Caves of Ûlund
      When the player stores "Magical Harp"
      And the player passes and rolls 4 and 3 for the corruption check
      Then "Magical Harp" is in the marshalling-point pile
      And the player has stored 2 lost treasures
      And <who> has won the game

      Examples:
        | case  | number | who        |
        | one   | 1      | nobody     |
        | two   | 2      | nobody     |
        | three | 3      | the player |

  @rule:dragons.scenario.longer-game @rule:dragons.scenario.victory-five
  Rule: Then the Dragon may come last

    Background:
      Given the hoard-emended rules
      And the players have agreed on 2 lost treasures
      And it is the movement/hazard phase
      And untapped Aragorn II and untapped Beorn are at The Lonely Mountain
      And Aragorn II bears "Glamdring"
      And the player's marshalling-point pile holds "Ringil" and "Magical Harp"
      And "Ringil" was designated a lost treasure at Caves of Ûlund
      And "Magical Harp" was designated a lost treasure at Gold Hill
      And the opponent holds "Smaug"

    @id:scenario-0057 @compute
    Scenario: Smaug is beaten, and so is the opponent
      Given the players have agreed on 1 unique Dragon
      When the opponent plays the creature "Smaug" on the company keyed to The Lonely Mountain
      And Aragorn II faces the strike and rolls 5 and 5, then 4 and 5 for the strike body check
      Then nobody has won the game
      When Beorn faces the strike and rolls 5 and 6, then 4 and 5 for the strike body check
      Then "Smaug" is in the marshalling-point pile
      And the player has 5 kill points
      And Aragorn II and Beorn are tapped
      And the player has won the game

    @id:scenario-0058 @compute
    Scenario: One Dragon is beaten, and there should be two
      Given the players have agreed on 2 unique Dragons
      When the opponent plays the creature "Smaug" on the company keyed to The Lonely Mountain
      And Aragorn II faces the strike and rolls 5 and 5, then 4 and 5 for the strike body check
      And Beorn faces the strike and rolls 5 and 6, then 4 and 5 for the strike body check
      Then "Smaug" is in the marshalling-point pile
      And the player has 5 kill points
      And Aragorn II and Beorn are tapped
      And nobody has won the game

  @rule:dragons.scenario.longer-game
  Rule: Leucaruth Ahunt is a Dragon like any other

    @id:scenario-0059 @rule:dragons.scenario.victory-five @compute
    Scenario: She hunts those who have all else
      Given the hoard-emended rules
      And the players have agreed on 2 lost treasures
      And the players have agreed on 1 unique Dragon
      And the player's marshalling-point pile holds "Ringil" and "Magical Harp"
      And "Ringil" was designated a lost treasure at Caves of Ûlund
      And "Magical Harp" was designated a lost treasure at Gold Hill
      And it is the movement/hazard phase
      And the opponent has "Leucaruth Ahunt" in play
      And untapped Aragorn II, untapped Beorn and untapped Boromir II are at Lórien
      And Aragorn II bears "Glamdring"
      And the company is moving to The Lonely Mountain by Starter Movement
      When Aragorn II faces the strike and rolls 6 and 5, then 4 and 5 for the strike body check
      And Beorn faces the strike and rolls 6 and 5, then 4 and 5 for the strike body check
      And Boromir II faces the strike and rolls 6 and 5, then 4 and 5 for the strike body check
      Then "Leucaruth Ahunt" is in the marshalling-point pile
      And the player has 4 kill points
      And Aragorn II, Beorn and Boromir II are tapped
      And the player has won the game

  @rule:dragons.scenario.longer-game
  Rule: Whether one's own Dragon will do is an open question

    Background:
      Given the hoard-emended rules
      And the players have agreed on 2 lost treasures
      And the players have agreed on 1 unique Dragon
      And the player's marshalling-point pile holds "Ringil" and "Magical Harp"
      And "Ringil" was designated a lost treasure at Caves of Ûlund
      And "Magical Harp" was designated a lost treasure at Gold Hill
      And it is the movement/hazard phase
      And untapped Aragorn II is at Rivendell
      And the company is moving to Zarak Dûm by Starter Movement
      And the player has "Scorba Ahunt" in play

    @id:scenario-0060 @compute
    Scenario: Scorba was a Dragon of his, and is nobody's victory
      When Aragorn II faces the strike and rolls 4 and 4, then 4 and 4 for the strike body check
      Then "Scorba Ahunt" is removed from the game
      And Aragorn II is tapped
      And nobody has won the game

    @id:scenario-0061 @rule:dragons.scenario.victory-five @compute
    Scenario: A Dragon is a Dragon
      Given reading b of q.dragons.scenario-own-dragon
      When Aragorn II faces the strike and rolls 4 and 4, then 4 and 4 for the strike body check
      Then "Scorba Ahunt" is removed from the game
      And Aragorn II is tapped
      And the player has won the game

  @rule:dragons.scenario.shorter-game
  Rule: Four are fewer as well

    @id:scenario-0069 @compute
    Scenario: They have agreed on four, and whoever has them has won
      Given the hoard-emended rules
      And the players have agreed on 4 lost treasures
      And it is the organization phase
      And untapped Legolas is at Rivendell
      And Legolas bears "Magical Harp"
      And "Magical Harp" was designated a lost treasure at The Lonely Mountain
      And the player's marshalling-point pile holds "Ringil", "Belegennon" and "Enruned Shield"
      And "Ringil" was designated a lost treasure at Caves of Ûlund
      And "Belegennon" was designated a lost treasure at Gold Hill
      And "Enruned Shield" was designated a lost treasure at Irerock
      When the player stores "Magical Harp"
      And the player passes and rolls 4 and 3 for the corruption check
      Then "Magical Harp" is in the marshalling-point pile
      And the player has won the game
      And the player would win the game

  @rule:dragons.scenario.victory-five
  Rule: If points decide besides, the game ends when others do

    @id:scenario-0070 @order
    Scenario: The play decks have run out often enough
      Given the hoard-emended rules
      And untapped Legolas is at Rivendell
      And it is the end-of-turn phase
      And the player has exhausted the play deck three times
      And the opponent has exhausted the play deck three times
      And reading a of q.dragons.scenario-ordinary-end
      Then it is the last turn

  @rule:dragons.scenario.one-unstored
  Rule: It is treasures that are taken home one by one

    @id:scenario-0071 @allow
    Scenario: Legolas has a harp that was never lost
      Given the hoard-emended rules
      And untapped Glóin is at Zarak Dûm
      And untapped Legolas is at Rivendell
      And Legolas bears "Magical Harp"
      And Glóin's company has entered the site
      When Glóin plays "Habergeon of Silver"
      Then Glóin bears "Habergeon of Silver"
      And Glóin and Glóin's site are tapped
      And the player has 4 item points
      And the player may designate "Habergeon of Silver" a lost treasure

  @rule:dragons.scenario.longer-game
  Rule: Drakes are no Dragons

    @id:scenario-0072 @compute
    Scenario: Five treasures and a drake are not enough
      Given the hoard-emended rules
      And the players have agreed on 1 unique Dragon
      And it is the movement/hazard phase
      And untapped Aragorn II and untapped Beorn are at Weathertop
      And the player's marshalling-point pile holds "Ringil", "Belegennon", "Enruned Shield", "Emerald of the Mariner" and "Magical Harp"
      And "Ringil" was designated a lost treasure at Caves of Ûlund
      And "Belegennon" was designated a lost treasure at Gold Hill
      And "Enruned Shield" was designated a lost treasure at Irerock
      And "Emerald of the Mariner" was designated a lost treasure at Dancing Spire
      And "Magical Harp" was designated a lost treasure at The Lonely Mountain
      And the opponent holds "Cave-drake"
      When the opponent plays the creature "Cave-drake" on the company keyed to a Ruins & Lairs
      And Aragorn II faces the strike and rolls 5 and 6
      And Beorn faces the strike and rolls 5 and 6
      Then "Cave-drake" is in the marshalling-point pile
      And the player has 1 kill point
      And Aragorn II and Beorn are tapped
      And nobody has won the game

    @id:scenario-0073 @compute
    Scenario: The Dragon whom the others have slain is none of his
      Given the hoard-emended rules
      And the players have agreed on 1 unique Dragon
      And it is the movement/hazard phase of the opponent's turn
      And the opponent's untapped Aragorn II and the opponent's untapped Beorn are at The Lonely Mountain
      And the opponent's Aragorn II bears "Glamdring"
      And untapped Legolas is at Rivendell
      And Legolas bears the player's "Magical Harp"
      And the player's "Magical Harp" was designated a lost treasure at The Lonely Mountain
      And the player's marshalling-point pile holds "Ringil", "Belegennon", "Enruned Shield" and "Emerald of the Mariner"
      And "Ringil" was designated a lost treasure at Caves of Ûlund
      And "Belegennon" was designated a lost treasure at Gold Hill
      And "Enruned Shield" was designated a lost treasure at Irerock
      And "Emerald of the Mariner" was designated a lost treasure at Dancing Spire
      And the player holds "Smaug"
      When the player plays the creature "Smaug" on the opponent's company keyed to The Lonely Mountain
      And Aragorn II faces the strike and rolls 5 and 5, then 4 and 5 for the strike body check
      And Beorn faces the strike and rolls 5 and 6, then 4 and 5 for the strike body check
      Then "Smaug" is in the marshalling-point pile
      And the opponent has 5 kill points
      And Aragorn II and Beorn are tapped
      When the opponent ends the turn
      And the player passes
      And the player stores "Magical Harp"
      And the player passes and rolls 4 and 3 for the corruption check
      Then "Magical Harp" is in the marshalling-point pile
      And nobody has won the game
