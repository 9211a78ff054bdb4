Feature: Hoards

  A Dragon sleeps on gold. Some items lie in such a hoard and nowhere else, so what matters is where
  there is a hoard, and when.

  @rule:dragons.hoards.hoard-item
  Rule: The card says whether it belongs in a hoard

    @id:hoards-0001 @compute
    Scenario: A harp out of a hoard is a major item all the same
      Given the emended rules
      Then "Magical Harp" is a hoard item
      And "Magical Harp" is a major item

    @id:hoards-0002 @compute
    Scenario: A famous sword, but no Dragon's
      Given the emended rules
      Then "Glamdring" is not a hoard item
      And "Glamdring" is a major item

    @id:hoards-0003 @compute
    Scenario Outline: <item> comes from a hoard
      Given the emended rules
      And the player is <kind>
      Then "<item>" is a hoard item
      And "<item>" is a <class> item

      Examples:
        | case                          | kind         | item                          | class   |
        | adamant-helmet                | a Wizard     | Adamant Helmet                | minor   |
        | arrows-shorn-of-ebony         | a Wizard     | Arrows Shorn of Ebony         | minor   |
        | belegennon                    | a Wizard     | Belegennon                    | greater |
        | bow-of-dragon-horn            | a Wizard     | Bow of Dragon-horn            | major   |
        | emerald-of-doriath            | a Wizard     | Emerald of Doriath            | minor   |
        | emerald-of-the-mariner        | a Wizard     | Emerald of the Mariner        | greater |
        | enruned-shield                | a Wizard     | Enruned Shield                | greater |
        | habergeon-of-silver           | a Wizard     | Habergeon of Silver           | major   |
        | horn-of-defiance              | a Wizard     | Horn of Defiance              | greater |
        | jewel-of-beleriand            | a Wizard     | Jewel of Beleriand            | minor   |
        | magical-harp                  | a Wizard     | Magical Harp                  | major   |
        | necklace-of-girion-hero       | a Wizard     | Necklace of Girion            | special |
        | necklace-of-girion-minion     | a Ringwraith | Necklace of Girion            | special |
        | necklace-of-silver-and-pearls | a Wizard     | Necklace of Silver and Pearls | minor   |
        | old-treasure                  | a Ringwraith | Old Treasure                  | minor   |
        | ringil                        | a Wizard     | Ringil                        | greater |
        | scabbard-of-chalcedony        | a Wizard     | Scabbard of Chalcedony        | minor   |
        | the-arkenstone                | a Ringwraith | The Arkenstone                | greater |
        | thong-of-fire                 | a Ringwraith | Thong of Fire                 | greater |
        | usriev-of-treachery           | a Ringwraith | Usriev of Treachery           | major   |
        | valiant-sword                 | a Wizard     | Valiant Sword                 | major   |
        | wizards-staff                 | a Wizard     | Wizard's Staff                | greater |

  @rule:dragons.hoards.hoard-item
  Rule: Whether later sets may add to the list is an open question

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And untapped Gorbag is at The Lonely Mountain
      And Smaug was defeated earlier in the game
      And the company has entered the site

    @id:hoards-0004 @compute
    Scenario: The Arkenstone lies under the Mountain, but does it need a hoard?
      When it is asked whether Gorbag may play "The Arkenstone"
      Then it is undetermined by q.dragons.hoard-item-list

    @id:hoards-0005 @rule:dragons.hoards.play-only-at-hoard @forbid
    Scenario: The label counts in every set
      Given reading a of q.dragons.hoard-item-list
      Then "The Arkenstone" is a hoard item
      When Gorbag plays "The Arkenstone"
      Then it is illegal by dragons.hoards.play-only-at-hoard

    @id:hoards-0006 @allow
    Scenario: Only The Dragons brought hoard items
      Given reading b of q.dragons.hoard-item-list
      Then "The Arkenstone" is not a hoard item
      And "Necklace of Girion" is not a hoard item
      When Gorbag plays "The Arkenstone"
      Then it is legal
      And Gorbag bears "The Arkenstone"
      And Gorbag and the site are tapped
      And the player has 3 item points

  @rule:dragons.hoards.hoard-item
  Rule: What The Dragons brought is bound to hoards by any reading

    @id:hoards-0007 @rule:dragons.hoards.play-only-at-hoard @forbid
    Scenario: Belegennon is not from a later set
      Given the emended rules
      And reading b of q.dragons.hoard-item-list
      And untapped Balin is at Gold Hill
      And Itangast was defeated earlier in the game
      And the company has entered the site
      Then "Belegennon" is a hoard item
      When Balin plays "Belegennon"
      Then it is illegal by dragons.hoards.play-only-at-hoard

  @rule:dragons.hoards.play-only-at-hoard
  Rule: Hoard items come out of hoards

    @id:hoards-0008 @allow
    Scenario: Past the Dragon and into the treasure
      Given the emended rules
      And untapped Glóin is at The Lonely Mountain
      And the company has entered the site
      When Glóin plays "Magical Harp"
      Then it is legal
      And Glóin bears "Magical Harp"
      And Glóin and the site are tapped
      And the player has 2 item points

    @id:hoards-0009 @forbid
    Scenario: The Mountain is empty
      Given the emended rules
      And untapped Glóin is at The Lonely Mountain
      And Smaug was defeated earlier in the game
      And the company has entered the site
      When Glóin plays "Magical Harp"
      Then it is illegal by dragons.hoards.play-only-at-hoard

    @id:hoards-0010 @allow
    Scenario: The Mountain is empty, but other swords are found there
      Given the emended rules
      And untapped Glóin is at The Lonely Mountain
      And Smaug was defeated earlier in the game
      And the company has entered the site
      When Glóin plays "Glamdring"
      Then it is legal
      And Glóin bears "Glamdring"
      And Glóin and the site are tapped
      And the player has 2 item points

    @id:hoards-0011 @forbid
    Scenario: Elves have treasures, but no hoard
      Given the emended rules
      And untapped Glóin is at Rivendell
      And the company has entered the site
      Then the site contains no hoard
      When Glóin plays "Magical Harp"
      Then it is illegal by dragons.hoards.play-only-at-hoard

    @id:hoards-0012 @forbid
    Scenario: Wolves guard nothing
      Given the emended rules
      And untapped Glóin is at Weathertop
      And the company has entered the site
      Then the site contains no hoard
      When Glóin plays "Magical Harp"
      Then it is illegal by dragons.hoards.play-only-at-hoard

    @id:hoards-0013 @rule:core.site-phase.play-item @forbid
    Scenario: A hoard on the isle, but nothing so great in it
      Given the emended rules
      And untapped Glóin is at Isle of the Ulond
      And the company has entered the site
      Then the site contains a hoard
      When Glóin plays "Enruned Shield"
      Then it is illegal by core.site-phase.play-item

    @id:hoards-0014 @allow
    Scenario: The hoard on the isle has major treasures
      Given the emended rules
      And untapped Glóin is at Isle of the Ulond
      And the company has entered the site
      When Glóin plays "Habergeon of Silver"
      Then it is legal
      And Glóin bears "Habergeon of Silver"
      And Glóin and the site are tapped
      And the player has 2 item points

  @rule:dragons.hoards.play-only-at-hoard
  Rule: Whether a site may simply say that it contains a hoard is an open question

    @id:hoards-0015 @compute
    Scenario: Old treasures at Framsburg
      Given the emended rules
      And the player is a Ringwraith
      And untapped Gorbag is at Framsburg
      And the company has entered the site
      When it is asked whether Gorbag may play "Old Treasure"
      Then it is undetermined by q.dragons.hoard-by-site-text

    @id:hoards-0016 @allow
    Scenario: Framsburg keeps its word
      Given the emended rules
      And reading a of q.dragons.hoard-by-site-text
      And the player is a Ringwraith
      And untapped Gorbag is at Framsburg
      And the company has entered the site
      Then the site contains a hoard
      When Gorbag plays "Old Treasure"
      Then it is legal
      And Gorbag bears "Old Treasure"
      And Gorbag is tapped
      And the site is untapped

    @id:hoards-0017 @rule:dragons.hoards.minor-needs-hoard @forbid
    Scenario: Framsburg boasts, and no Dragon backs it up
      Given the emended rules
      And reading a of q.dragons.hoard-item-list
      And reading b of q.dragons.hoard-by-site-text
      And the player is a Ringwraith
      And untapped Gorbag is at Framsburg
      And the company has entered the site
      Then the site contains no hoard
      When Gorbag plays "Old Treasure"
      Then it is illegal by dragons.hoards.play-only-at-hoard and dragons.hoards.minor-needs-hoard

    @id:hoards-0018 @compute
    Scenario: Heroes ask the same question at their own Framsburg
      Given the emended rules
      And untapped Glóin is at Framsburg
      And the company has entered the site
      When it is asked whether Glóin may play "Scabbard of Chalcedony"
      Then it is undetermined by q.dragons.hoard-by-site-text

    @id:hoards-0019 @compute
    Scenario: Heroes who take the card at its word
      Given the emended rules
      And reading a of q.dragons.hoard-by-site-text
      And untapped Glóin is at Framsburg
      Then the site contains a hoard

    @id:hoards-0020 @compute
    Scenario: Heroes who look for a Dragon first
      Given the emended rules
      And reading b of q.dragons.hoard-by-site-text
      And untapped Glóin is at Framsburg
      Then the site contains no hoard

  @rule:dragons.hoards.lair-contains-hoard
  Rule: As first printed, no Dragon means no hoard

    @id:hoards-0021 @forbid
    Scenario: The Dragon dies, and its gold is gone on the spot
      Given the printed rules
      And untapped Glóin is at The Lonely Mountain
      And Smaug was defeated this turn
      And the company has entered the site
      Then the site contains no hoard
      When Glóin plays "Magical Harp"
      Then it is illegal by dragons.hoards.play-only-at-hoard

    @id:hoards-0039 @forbid
    Scenario: Slay Smaug at his door, and find his hall empty
      Given the printed rules
      And untapped Aragorn II, untapped Beorn and untapped Glóin are at The Lonely Mountain
      And Aragorn II bears "Glamdring"
      And the opponent has "Smaug at Home" in play
      When the company enters the site
      And the player assigns a strike to Beorn
      And Beorn faces the strike untapped and rolls 5 and 6
      And the player assigns a strike to Aragorn II
      And the player assigns a strike to Beorn
      And Aragorn II faces the strike and rolls 5 and 6, then 4 and 5 for the strike body check
      And Beorn faces the strike and rolls 6 and 6, then 4 and 5 for the strike body check
      Then "Smaug at Home" is in the marshalling-point pile
      And the player has 5 kill points
      And The Lonely Mountain has no automatic-attack
      When Glóin plays "Magical Harp"
      Then it is illegal by dragons.hoards.play-only-at-hoard
      And Aragorn II and Beorn are tapped

    @id:hoards-0022 @allow
    Scenario: The Dragon lives, and one slips past it
      Given the printed rules
      And untapped Beorn and untapped Glóin are at Gondmaeglom
      When the company enters the site
      And the player assigns a strike to Beorn
      And Beorn faces the strike and rolls 3 and 4
      And Glóin plays "Habergeon of Silver"
      Then it is legal
      And Glóin bears "Habergeon of Silver"
      And Beorn, Glóin and the site are tapped
      And the player has 2 item points

    @id:hoards-0023 @compute
    Scenario Outline: <lair> contains a hoard
      Given the printed rules
      Then <lair> contains a hoard

      Examples:
        | case      | lair                |
        | agburanar | Caves of Ûlund      |
        | bairanax  | Ovir Hollow         |
        | daelomin  | Dancing Spire       |
        | earcaraxe | Isle of the Ulond   |
        | itangast  | Gold Hill           |
        | leucaruth | Irerock             |
        | scatha    | Gondmaeglom         |
        | scorba    | Zarak Dûm           |
        | smaug     | The Lonely Mountain |

  @rule:dragons.hoards.turn-start
  Rule: Since the erratum, what counts is how the turn began

    @id:hoards-0024 @allow
    Scenario: Slay Smaug at his door, then help yourself
      Given the emended rules
      And untapped Aragorn II, untapped Beorn and untapped Glóin are at The Lonely Mountain
      And Aragorn II bears "Glamdring"
      And the opponent has "Smaug at Home" in play
      When the company enters the site
      And the player assigns a strike to Beorn
      And Beorn faces the strike untapped and rolls 5 and 6
      And the player assigns a strike to Aragorn II
      And the player assigns a strike to Beorn
      And Aragorn II faces the strike and rolls 5 and 6, then 4 and 5 for the strike body check
      And Beorn faces the strike and rolls 6 and 6, then 4 and 5 for the strike body check
      Then "Smaug at Home" is in the marshalling-point pile
      And the player has 5 kill points
      And The Lonely Mountain has no automatic-attack
      When Glóin plays "Magical Harp"
      Then it is legal
      And Glóin bears "Magical Harp"
      And Aragorn II, Beorn, Glóin and the site are tapped
      And the player has 4 item points

    @id:hoards-0025 @forbid
    Scenario: Last year's Dragon, this year's empty hall
      Given the emended rules
      And untapped Glóin is at The Lonely Mountain
      And Smaug was defeated earlier in the game
      And the company has entered the site
      When Glóin plays "Magical Harp"
      Then it is illegal by dragons.hoards.play-only-at-hoard

    @id:hoards-0026 @forbid
    Scenario: A Dragon who moved in this morning has no hoard yet
      Given the emended rules
      And untapped Glóin is at Hermit's Hill
      And Hermit's Hill gained a Dragon automatic-attack of 1 strike at 8 this turn
      And the company has entered the site
      When Glóin plays "Scabbard of Chalcedony"
      Then it is illegal by dragons.hoards.play-only-at-hoard

    @id:hoards-0027 @allow
    Scenario: A Dragon who moved in before the turn has brought his hoard
      Given the emended rules
      And untapped Glóin is at Hermit's Hill
      And Hermit's Hill gained a Dragon automatic-attack of 1 strike at 8 earlier in the game
      And the company has entered the site
      When Glóin plays "Scabbard of Chalcedony"
      Then it is legal
      And Glóin bears "Scabbard of Chalcedony"
      And Glóin and the site are tapped

    @id:hoards-0028 @order
    Scenario: Tonight there is a hoard, tomorrow there is none
      Given the emended rules
      And untapped Glóin is at The Lonely Mountain
      And Smaug was defeated this turn
      And the company has entered the site
      And the player holds "Magical Harp"
      Then the site contains a hoard
      When the player ends the turn
      Then it is the opponent's turn
      And the site contains no hoard
      When the opponent ends the turn
      And the player passes
      And the player passes
      And the player passes
      And the player passes
      And the player passes
      And the company enters the site
      Then the site contains no hoard
      When Glóin plays "Magical Harp"
      Then it is illegal by dragons.hoards.play-only-at-hoard

  @rule:dragons.hoards.lair-contains-hoard @rule:dragons.hoards.turn-start
  Rule: The erratum turns these verdicts round

    @id:hoards-0029 @compute
    Scenario: The harp of a Dragon slain an hour ago
      Given untapped Glóin is at The Lonely Mountain
      And the company has entered the site
      And Smaug was defeated this turn
      When it is asked whether Glóin may play "Magical Harp"
      Then under the printed rules it is illegal by dragons.hoards.play-only-at-hoard
      And under the emended rules it is legal

    @id:hoards-0030 @compute
    Scenario: Somebody has driven the Dragon of Irerock off
      Given untapped Glóin is at Irerock
      And the company has entered the site
      And Irerock lost its automatic-attacks this turn
      When it is asked whether Glóin may play "Ringil"
      Then under the printed rules it is illegal by dragons.hoards.play-only-at-hoard
      And under the emended rules it is legal

    @id:hoards-0031 @compute
    Scenario: Somebody has lured a Dragon to the hermit
      Given untapped Glóin is at Hermit's Hill
      And the company has entered the site
      And Hermit's Hill gained a Dragon automatic-attack of 1 strike at 8 this turn
      When it is asked whether Glóin may play "Adamant Helmet"
      Then under the printed rules it is legal
      And under the emended rules it is illegal by dragons.hoards.play-only-at-hoard

  @rule:dragons.hoards.minor-needs-hoard
  Rule: Small treasures are treasures, too

    @id:hoards-0032 @forbid
    Scenario: One sword from an empty hall, and no scabbard to go with it
      Given the emended rules
      And untapped Glóin and untapped Balin are at The Lonely Mountain
      And Smaug was defeated earlier in the game
      And the company has entered the site
      When Glóin plays "Glamdring"
      Then it is legal
      When Balin plays "Scabbard of Chalcedony"
      Then it is illegal by dragons.hoards.minor-needs-hoard
      And Glóin bears "Glamdring"
      And Glóin and the site are tapped
      And the player has 2 item points

    @id:hoards-0033 @allow
    Scenario: One sword from an empty hall, and a glass to see by
      Given the emended rules
      And untapped Glóin and untapped Balin are at The Lonely Mountain
      And Smaug was defeated earlier in the game
      And the company has entered the site
      When Glóin plays "Glamdring"
      And Balin plays "Star-glass"
      Then it is legal
      And Glóin bears "Glamdring"
      And Balin bears "Star-glass"
      And Glóin, Balin and the site are tapped
      And the player has 2 item points

    @id:hoards-0034 @allow
    Scenario: The whole set from Bairanax's hollow
      Given the emended rules
      And untapped Glóin and untapped Balin are at Ovir Hollow
      And the company has entered the site
      When Glóin plays "Valiant Sword"
      And Balin plays "Scabbard of Chalcedony"
      Then it is legal
      And Glóin bears "Valiant Sword"
      And Balin bears "Scabbard of Chalcedony"
      And Glóin, Balin and the site are tapped
      And the player has 2 item points

    @id:hoards-0035 @uses:dragons.hoards.example-wellinghall @forbid
    Scenario: The Ents have come, and they bring no gold
      Given the emended rules
      And untapped Merry and untapped Glóin are at Wellinghall
      And the company has entered the site
      When Merry influences "Ents of Fangorn" and rolls 2 and 3
      Then it is legal
      When Glóin plays "Adamant Helmet"
      Then it is illegal by dragons.hoards.minor-needs-hoard
      And "Ents of Fangorn" is in the marshalling-point pile
      And Merry and the site are tapped
      And the player has 3 faction points

    @id:hoards-0036 @uses:dragons.hoards.example-wellinghall @allow
    Scenario: The Ents have come, and a dagger is all one needs
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

  @rule:dragons.hoards.minor-not-in-starting-company
  Rule: Nobody sets out with a Dragon's treasure

    Background:
      Given the emended rules
      And the game has not begun
      And untapped Glóin and untapped Balin are at Rivendell

    @id:hoards-0037 @forbid
    Scenario: A helmet with a past
      When the player gives "Adamant Helmet" to Glóin
      Then it is illegal by dragons.hoards.minor-not-in-starting-company

    @id:hoards-0038 @allow
    Scenario: A glass and a dagger for the road
      When the player gives "Star-glass" to Glóin
      Then it is legal
      When the player gives "Dagger of Westernesse" to Balin
      Then it is legal
      And Glóin bears "Star-glass"
      And Balin bears "Dagger of Westernesse"
