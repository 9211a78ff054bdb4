Feature: Dragon lairs

  A lair is a place where a Dragon falls upon those who enter. Nine unique Dragons have one each,
  and two documents do not agree on how to spell them.

  @rule:dragons.lairs.definition
  Rule: Where a Dragon waits at the door, there is a lair

    @id:lairs-0001 @compute
    Scenario: The Mountain with a Dragon in it
      Given the emended rules
      Then The Lonely Mountain has the automatic-attack Dragon (1 strike at 14)
      And The Lonely Mountain is a Dragon's lair

    @id:lairs-0002 @compute
    Scenario: Wolves make no lair
      Given the emended rules
      Then Weathertop has the automatic-attack Wolf (2 strikes at 6)
      And Weathertop is not a Dragon's lair

    @id:lairs-0003 @forbid
    Scenario: No rumor of wealth about a place that everybody knows
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Gold Hill
      And the opponent holds "Rumor of Wealth"
      When the opponent plays "Rumor of Wealth" on the site
      Then it is illegal by the text of "Rumor of Wealth"

    @id:lairs-0004 @allow
    Scenario: A rumor of wealth about Weathertop
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Weathertop
      And the opponent holds "Rumor of Wealth"
      When the opponent plays "Rumor of Wealth" on the site
      Then it is legal
      And "Rumor of Wealth" is in the discard pile

    @id:lairs-0005 @compute
    Scenario: A hill that lost its Dragon long ago is a hill
      Given the emended rules
      And untapped Glóin is at Gold Hill
      And Gold Hill lost its automatic-attacks earlier in the game
      Then Gold Hill has no automatic-attack
      And Gold Hill is not a Dragon's lair

    @id:lairs-0006 @allow
    Scenario: Now there may be rumors about Gold Hill
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Gold Hill
      And Gold Hill lost its automatic-attacks earlier in the game
      And the opponent holds "Rumor of Wealth"
      When the opponent plays "Rumor of Wealth" on the site
      Then it is legal
      And "Rumor of Wealth" is in the discard pile

    @id:lairs-0007 @compute
    Scenario: A Dragon moves in among the Wolves
      Given the emended rules
      And untapped Glóin is at Weathertop
      And Weathertop gained a Dragon automatic-attack of 1 strike at 8 this turn
      Then Weathertop has the automatic-attacks Wolf (2 strikes at 6) and Dragon (1 strike at 8)
      And Weathertop is a Dragon's lair

    @id:lairs-0008 @forbid
    Scenario: No rumors where a Dragon has moved in
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Weathertop
      And Weathertop gained a Dragon automatic-attack of 1 strike at 8 this turn
      And the opponent holds "Rumor of Wealth"
      When the opponent plays "Rumor of Wealth" on the site
      Then it is illegal by the text of "Rumor of Wealth"

  @rule:dragons.lairs.definition
  Rule: Whether the fresh grave of a Dragon is still a lair is an open question

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Gold Hill
      And Itangast was defeated this turn
      And the opponent holds "Rumor of Wealth"

    @id:lairs-0009 @compute
    Scenario: Nobody has settled it
      When it is asked whether the opponent may play "Rumor of Wealth" on the site
      Then it is undetermined by q.dragons.lair-after-loss

    @id:lairs-0010 @forbid
    Scenario: It stays a lair until the turn ends
      Given reading a of q.dragons.lair-after-loss
      Then Gold Hill has no automatic-attack
      And Gold Hill is a Dragon's lair
      When the opponent plays "Rumor of Wealth" on the site
      Then it is illegal by the text of "Rumor of Wealth"

    @id:lairs-0011 @allow
    Scenario: It is a lair no more
      Given reading b of q.dragons.lair-after-loss
      Then Gold Hill is not a Dragon's lair
      When the opponent plays "Rumor of Wealth" on the site
      Then it is legal
      And "Rumor of Wealth" is in the discard pile

  @rule:dragons.lairs.site-attack-not-manifestation
  Rule: The beast printed on the site is not the Dragon himself

    @id:lairs-0012 @compute
    Scenario: Somebody guards the Mountain, but it is not Smaug
      Given the emended rules
      And untapped Beorn is at The Lonely Mountain
      When the company enters the site
      Then the attack is Dragon (1 strike at 14)
      And the attack comes from The Lonely Mountain
      And the attack is no manifestation

    @id:lairs-0013 @compute @uses:core.site-phase.beaten-attack-returns
    Scenario: Whoever beats the guard has not beaten Smaug
      Given the emended rules
      And untapped Beorn is at The Lonely Mountain
      And the opponent holds "Smaug"
      When the company enters the site
      Then the attack is no manifestation
      When Beorn faces the strike and rolls 4 and 4
      Then Beorn is tapped
      And the player has 0 kill points
      When the player ends the turn
      And the opponent passes
      And the opponent ends the turn
      And the player passes
      And the player passes
      And the player passes
      Then it is the movement/hazard phase
      And The Lonely Mountain has the automatic-attack Dragon (1 strike at 14)
      And the opponent may play the creature "Smaug" on the company keyed to The Lonely Mountain

    @id:lairs-0014 @compute @uses:dragons.manifestations.at-home
    Scenario: Two fights at one door
      Given the emended rules
      And untapped Aragorn II and untapped Beorn are at The Lonely Mountain
      And the opponent has "Smaug at Home" in play
      When the company enters the site
      Then the attack is Dragon (1 strike at 14)
      And the attack is no manifestation
      When the player assigns a strike to Beorn
      And Beorn faces the strike and rolls 4 and 4
      Then the attack is Dragon (2 strikes at 18/8)
      And the attack is a manifestation of Smaug
      And Beorn is tapped

    @id:lairs-0015 @compute @uses:dragons.manifestations.at-home
    Scenario: Smaug spares his friends, the beast at his door does not
      Given the emended rules
      And the player is a Ringwraith
      And untapped Gorbag is at The Lonely Mountain
      And the player's marshalling-point pile holds "Smaug Roused"
      And the opponent has "Smaug at Home" in play
      When the company enters the site
      Then the attack is Dragon (1 strike at 14)
      And the attack is no manifestation
      When Gorbag faces the strike and rolls 4 and 5
      Then there is no attack
      And Gorbag is tapped
      And "Smaug at Home" is in play

    @id:lairs-0031 @compute @uses:dragons.defeat.trigger
    Scenario: He had not been beaten by the first printing, either
      Given untapped Beorn is at The Lonely Mountain
      And the opponent has "Smaug Ahunt" in play
      When the company enters the site
      And Beorn faces the strike and rolls 4 and 4
      Then Beorn is tapped
      And under the printed rules "Smaug Ahunt" is in play
      And under the printed rules the player has 0 kill points
      And under the printed rules The Lonely Mountain has the automatic-attack Dragon (1 strike at 14)
      And under the emended rules "Smaug Ahunt" is in play
      And under the emended rules the player has 0 kill points
      And under the emended rules The Lonely Mountain has the automatic-attack Dragon (1 strike at 14)

  @rule:dragons.lairs.nine-dragons
  Rule: Nine Dragons, nine lairs

    @id:lairs-0016 @compute
    Scenario: Count them
      Given the emended rules
      Then there are 9 unique Dragons and 9 lairs

    @id:lairs-0017 @compute
    Scenario: Any drake may be homeless
      Given the emended rules
      Then Rain-drake has no lair
      And the lair of Scorba is Zarak Dûm in Angmar

  @rule:dragons.lairs.table @rule:dragons.lairs.table-emended
  Rule: Who lives where is the same in both lists

    @id:lairs-0018 @compute
    Scenario Outline: <dragon> at home
      Then under the printed rules the lair of <dragon> is <lair> in <region>
      And under the printed rules <lair> is the lair of <dragon>
      And under the emended rules the lair of <dragon> is <lair> in <region>
      And under the emended rules <lair> is the lair of <dragon>

      Examples:
        | case       | dragon     | lair                | region                |
        | agburanar  | Agburanar  | Caves of Ûlund      | Withered Heath        |
        | bairanax   | Bairanax   | Ovir Hollow         | Grey Mountain Narrows |
        | daelomin   | Daelomin   | Dancing Spire       | Withered Heath        |
        | earcaraxe  | Eärcaraxë  | Isle of the Ulond   | Andrast Coast         |
        | itangast   | Itangast   | Gold Hill           | Withered Heath        |
        | leucaruth  | Leucaruth  | Irerock             | Withered Heath        |
        | scatha     | Scatha     | Gondmaeglom         | Grey Mountain Narrows |
        | scorba     | Scorba     | Zarak Dûm           | Angmar                |
        | smaug      | Smaug      | The Lonely Mountain | Northern Rhovanion    |

    @id:lairs-0019 @compute
    Scenario: Dragon country
      Then under the printed rules the lairs in Withered Heath are Caves of Ûlund, Dancing Spire, Gold Hill and Irerock
      And under the printed rules the lairs in Grey Mountain Narrows are Ovir Hollow and Gondmaeglom
      And under the printed rules the lair in Andrast Coast is Isle of the Ulond
      And under the printed rules the lair in Angmar is Zarak Dûm
      And under the printed rules the lair in Northern Rhovanion is The Lonely Mountain
      And under the emended rules the lairs in Withered Heath are Caves of Ûlund, Dancing Spire, Gold Hill and Irerock
      And under the emended rules the lairs in Grey Mountain Narrows are Ovir Hollow and Gondmaeglom
      And under the emended rules the lair in Andrast Coast is Isle of the Ulond
      And under the emended rules the lair in Angmar is Zarak Dûm
      And under the emended rules the lair in Northern Rhovanion is The Lonely Mountain

    @id:lairs-0020 @compute
    Scenario Outline: The list spells <dragon>'s lair as it likes
      Then under the printed rules the lair of <dragon> is written "<printed>"
      And under the emended rules the lair of <dragon> is written "<emended>"

      Examples:
        | case       | dragon     | printed             | emended             |
        | agburanar  | Agburanar  | Caves of Ûlund      | Caves of Ulund      |
        | bairanax   | Bairanax   | Ovir Hollow         | Ovir Hollow         |
        | daelomin   | Daelomin   | Dancing Spire       | Dancing Spire       |
        | earcaraxe  | Eärcaraxë  | Isle of the Ulong   | Isle of the Ulond   |
        | itangast   | Itangast   | Gold Hill           | Gold Hill           |
        | leucaruth  | Leucaruth  | Ire-rock            | Irerock             |
        | scatha     | Scatha     | Gondmaeglom         | Gondmaeglom         |
        | scorba     | Scorba     | Zarak Dûm           | Zarak Dum           |
        | smaug      | Smaug      | The Lonely Mountain | The Lonely Mountain |

  @rule:dragons.lairs.definition
  Rule: All nine are lairs, whichever side's site card lies on the table

    @id:lairs-0021 @compute
    Scenario Outline: A hero comes to <lair>
      Given the emended rules
      Then <lair> has the automatic-attack Dragon (<strikes>)
      And <lair> is a Dragon's lair

      Examples:
        | case      | lair                | strikes         |
        | agburanar | Caves of Ûlund      | 1 strike at 13  |
        | bairanax  | Ovir Hollow         | 1 strike at 12  |
        | daelomin  | Dancing Spire       | 2 strikes at 11 |
        | earcaraxe | Isle of the Ulond   | 1 strike at 14  |
        | itangast  | Gold Hill           | 1 strike at 15  |
        | leucaruth | Irerock             | 1 strike at 14  |
        | scatha    | Gondmaeglom         | 1 strike at 14  |
        | scorba    | Zarak Dûm           | 1 strike at 11  |
        | smaug     | The Lonely Mountain | 1 strike at 14  |

    @id:lairs-0022 @compute
    Scenario Outline: A minion comes to <lair>
      Given the emended rules
      And the player is a Ringwraith
      And untapped Gorbag is at <lair>
      Then <lair> has the automatic-attack Dragon (<strikes>)
      And <lair> is a Dragon's lair

      Examples:
        | case      | lair                | strikes         |
        | agburanar | Caves of Ûlund      | 1 strike at 13  |
        | bairanax  | Ovir Hollow         | 1 strike at 12  |
        | daelomin  | Dancing Spire       | 2 strikes at 11 |
        | earcaraxe | Isle of the Ulond   | 1 strike at 14  |
        | itangast  | Gold Hill           | 1 strike at 15  |
        | leucaruth | Irerock             | 1 strike at 14  |
        | scatha    | Gondmaeglom         | 1 strike at 14  |
        | scorba    | Zarak Dûm           | 1 strike at 11  |
        | smaug     | The Lonely Mountain | 1 strike at 14  |

  Rule: Five names went wrong on the way, and each still means its card

    @id:lairs-0023 @rule:dragons.lairs.name-ulond @compute
    Scenario: There is no such isle as Ulong
      Given the emended rules
      Then "Isle of the Ulong" means Isle of the Ulond
      And Isle of the Ulond is the lair of Eärcaraxë
      And the lair of Eärcaraxë is Isle of the Ulond in Andrast Coast

    @id:lairs-0024 @rule:dragons.lairs.name-irerock @compute
    Scenario: A rock without a hyphen
      Given the emended rules
      Then "Ire-rock" means Irerock
      And Irerock is the lair of Leucaruth

    @id:lairs-0025 @rule:dragons.lairs.plain-letters @compute
    Scenario: Dragons do not care for accents
      Given the emended rules
      Then "Earcaraxe" means "Eärcaraxë"
      And "Caves of Ulund" means Caves of Ûlund
      And "Zarak Dum" means Zarak Dûm
      And Zarak Dûm is the lair of Scorba

    @id:lairs-0026 @rule:dragons.lairs.table @compute
    Scenario: The misprints of the first list find their cards, too
      Given the printed rules
      Then the lair of Eärcaraxë is written "Isle of the Ulong"
      And the lair of Eärcaraxë is Isle of the Ulond in Andrast Coast
      And the lair of Leucaruth is written "Ire-rock"
      And the lair of Leucaruth is Irerock in Withered Heath

    @id:lairs-0027 @rule:dragons.lairs.table @rule:dragons.lairs.nine-dragons @forbid
    Scenario: No play hangs on a misprint
      Given the printed rules
      And untapped Glóin is at Isle of the Ulond
      And Eärcaraxë was defeated earlier in the game
      And the company has entered the site
      When Glóin plays "Habergeon of Silver"
      Then it is illegal by dragons.hoards.play-only-at-hoard

    @id:lairs-0028 @rule:dragons.lairs.table @rule:dragons.lairs.nine-dragons @allow
    Scenario: What happened to Leucaruth is no concern of Eärcaraxë's
      Given the printed rules
      And untapped Glóin is at Isle of the Ulond
      And Leucaruth was defeated earlier in the game
      And the company has entered the site
      When Glóin plays "Habergeon of Silver"
      Then it is legal
      And Glóin bears "Habergeon of Silver"
      And Glóin and the site are tapped
      And the player has 2 item points

  @rule:dragons.lairs.plain-letters
  Rule: Whether a name is itself without its accents is an open question

    @id:lairs-0029 @rule:dragons.lairs.name-ulond @rule:dragons.lairs.name-irerock @compute
    Scenario: Every spelling leads to the card
      Given the emended rules
      And reading a of q.dragons.lair-spellings
      Then "Isle of the Ulong" means Isle of the Ulond
      And "Ire-rock" means Irerock
      And "Earcaraxe" means "Eärcaraxë"
      And "Caves of Ulund" means Caves of Ûlund
      And "Zarak Dum" means Zarak Dûm

    @id:lairs-0030 @compute
    Scenario: A letter is a letter
      Given the emended rules
      And reading b of q.dragons.lair-spellings
      Then "Isle of the Ulond" means Isle of the Ulond
      And "Irerock" means Irerock
      And "Earcaraxe" means no card
      And "Caves of Ulund" means no card
      And "Zarak Dum" means no card
      And the lair of Scorba is Zarak Dûm in Angmar
