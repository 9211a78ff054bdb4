Feature: The sideboard

  Some terrors are kept in the cellar until they are wanted. Whoever fetches them has less to spare
  for the road.

  Rule: How many cards go into it

    @id:sideboard-0001 @rule:dragons.sideboard.size-plus-five @compute
    Scenario: Twenty for a game of two decks, as long as nobody said more
      Then under the printed rules a sideboard of 20 cards fits a 2-deck game
      And under the printed rules a sideboard of 21 cards is too large for a 2-deck game
      And under the emended rules a sideboard of 21 cards fits a 2-deck game

    @id:sideboard-0002 @rule:dragons.sideboard.size-plus-five @compute
    Scenario: A short game takes no less, and a long one more
      Given the printed rules
      Then a sideboard of 20 cards fits a 1-deck game
      And a sideboard of 21 cards is too large for a 1-deck game
      And a sideboard of 25 cards fits a 3-deck game
      And a sideboard of 26 cards is too large for a 3-deck game

    @id:sideboard-0003 @rule:dragons.sideboard.size-white-hand @compute
    Scenario: Saruman needs more room
      Given the emended rules
      Then a sideboard of 30 cards fits a 1-deck game
      And a sideboard of 31 cards is too large for a 1-deck game
      And a sideboard of 30 cards fits a 2-deck game
      And a sideboard of 31 cards is too large for a 2-deck game
      And a sideboard of 35 cards fits a 3-deck game
      And a sideboard of 36 cards is too large for a 3-deck game
      And a sideboard of 40 cards fits a 4-deck game
      And a sideboard of 41 cards is too large for a 4-deck game

    @id:sideboard-0036 @rule:dragons.sideboard.size-white-hand @compute
    Scenario: Twenty-eight are no more than thirty
      Given the emended rules
      And reading a of q.dragons.sideboard-size
      Then a sideboard of 28 cards fits a 2-deck game

    @id:sideboard-0004 @rule:dragons.sideboard.size-white-hand @compute
    Scenario: Unless the older figures are the ones that count
      Given the emended rules
      And reading b of q.dragons.sideboard-size
      Then a sideboard of 20 cards fits a 2-deck game
      And a sideboard of 28 cards is too large for a 2-deck game

  @rule:dragons.sideboard.access-window
  Rule: A Wizard is a reason to look into the cellar

    Background:
      Given it is the untap phase
      And the opponent's sideboard holds "Smaug"

    @id:sideboard-0005 @allow
    Scenario: Gandalf is about
      Given untapped Gandalf is at Rivendell
      When the player passes
      And the opponent brings "Smaug" from the sideboard to the discard pile
      Then under the printed rules it is legal
      And under the emended rules it is legal
      And "Smaug" is in the discard pile

    @id:sideboard-0006 @forbid
    Scenario: One's own Wizard is none
      Given untapped Glóin is at Edoras
      And the opponent's untapped Saruman is at Rivendell
      When the player passes
      And it is asked whether the opponent may bring "Smaug" from the sideboard to the discard pile
      Then under the printed rules it is illegal by core.untap.sideboard-access-condition
      And under the emended rules it is illegal by core.untap.sideboard-access-condition

  @rule:dragons.sideboard.access-window @rule:dragons.sideboard.access-ringwraith
  Rule: A Ringwraith is one since somebody has thought of it

    @id:sideboard-0007 @forbid
    Scenario: The Witch-king lets it be known that he is here
      Given it is the untap phase
      And the player is a Ringwraith
      And untapped The Witch-king is at Dol Guldur
      And the opponent's sideboard holds "Smaug"
      And the opponent holds "Doors of Night"
      When the player passes
      And it is asked whether the opponent may bring "Smaug" from the sideboard to the discard pile
      Then under the printed rules it is illegal by dragons.sideboard.access-window
      And under the emended rules it is legal

  @rule:dragons.sideboard.access-ringwraith
  Rule: There are stranger masters

    Background:
      Given the emended rules
      And it is the untap phase
      And the player is the Balrog
      And untapped The Balrog is at Moria
      And the opponent's sideboard holds "Smaug"

    @id:sideboard-0008 @allow
    Scenario: The Balrog may be as good a reason
      Given reading a of q.dragons.sideboard-access-avatars
      When the player passes
      And the opponent brings "Smaug" from the sideboard to the discard pile
      Then it is legal
      And "Smaug" is in the discard pile

    @id:sideboard-0009 @forbid
    Scenario: Or he may be none
      Given reading b of q.dragons.sideboard-access-avatars
      When the player passes
      And it is asked whether the opponent may bring "Smaug" from the sideboard to the discard pile
      Then it is illegal by dragons.sideboard.access-window

    @id:sideboard-0010 @allow
    Scenario: Where nothing is agreed on, he is an avatar like any other
      When the player passes
      And it is asked whether the opponent may bring "Smaug" from the sideboard to the discard pile
      Then it is legal

  @rule:dragons.sideboard.lidless-eye-or-sauron
  Rule: The Eye is reason enough

    Background:
      Given it is the untap phase
      And the player is a Ringwraith
      And untapped Ciryaher is at Dol Guldur
      And the opponent's sideboard holds "Smaug"

    @id:sideboard-0011 @allow
    Scenario: It is open
      Given the player has "The Lidless Eye" in play
      When the player passes
      And it is asked whether the opponent may bring "Smaug" from the sideboard to the discard pile
      Then under the printed rules it is illegal by core.untap.sideboard-access-condition
      And under the emended rules it is legal

    @id:sideboard-0012 @allow
    Scenario: He has shown himself
      Given the emended rules
      And the player has "Sauron" in play
      When the player passes
      And the opponent brings "Smaug" from the sideboard to the discard pile
      Then it is legal
      And "Smaug" is in the discard pile

    @id:sideboard-0013 @forbid
    Scenario: It is closed
      Given the emended rules
      When the player passes
      And the opponent brings "Smaug" from the sideboard to the discard pile
      Then it is illegal by core.untap.sideboard-access-condition

  @rule:dragons.sideboard.lidless-eye-or-sauron
  Rule: It has opened too late in the day

    @id:sideboard-0014 @order
    Scenario: Tomorrow it will be in time
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped Ciryaher is at Dol Guldur
      And the player has "The Lidless Eye" in play
      And "The Lidless Eye" came into play this turn
      And the opponent's sideboard holds "Smaug"
      Then the opponent may not bring "Smaug" from the sideboard to the discard pile by core.untap.sideboard-access-timing
      When the player ends the turn
      And the opponent ends the turn
      And the player passes
      And the opponent brings "Smaug" from the sideboard to the discard pile
      Then it is legal
      And "Smaug" is in the discard pile

  @rule:dragons.sideboard.declare-end-of-untap
  Rule: There is one moment for it

    Background:
      Given untapped Gandalf is at Rivendell
      And the opponent's sideboard holds "Smaug"

    @id:sideboard-0015 @forbid
    Scenario: On the road it is too late
      Given it is the movement/hazard phase
      When the opponent brings "Smaug" from the sideboard to the discard pile
      Then under the printed rules it is illegal by core.untap.sideboard-access-timing
      And under the emended rules it is illegal by core.untap.sideboard-access-timing

    @id:sideboard-0016 @allow
    Scenario: Before breakfast it is not
      Given it is the untap phase
      When the player passes
      And the opponent brings "Smaug" from the sideboard to the discard pile
      Then under the printed rules it is legal
      And under the emended rules it is legal
      And "Smaug" is in the discard pile

  Rule: Five on the pile, or one among the cards

    Background:
      Given the emended rules
      And it is the untap phase
      And untapped Gandalf is at Rivendell
      And the opponent's sideboard holds "Smaug", "Scatha", "Scorba", "Daelomin", "Leucaruth", "Agburanar", "Bairanax", "Itangast", "Eärcaraxë" and "Glamdring"

    @id:sideboard-0017 @rule:dragons.sideboard.access-to-discard @allow
    Scenario: Three of nine
      When the player passes
      And the opponent brings "Smaug", "Scatha" and "Scorba" from the sideboard to the discard pile
      Then it is legal
      And "Smaug", "Scatha" and "Scorba" are in the discard pile
      And the opponent's sideboard holds 7 cards

    @id:sideboard-0035 @rule:dragons.sideboard.access-to-discard @rule:dragons.sideboard.as-nazgul @allow
    Scenario: Five of nine
      When the player passes
      And the opponent brings "Smaug", "Scatha", "Scorba", "Daelomin" and "Leucaruth" from the sideboard to the discard pile
      Then it is legal
      And "Smaug", "Scatha", "Scorba", "Daelomin" and "Leucaruth" are in the discard pile
      And the opponent's sideboard holds 5 cards

    @id:sideboard-0018 @rule:dragons.sideboard.access-to-discard @forbid
    Scenario: Six of nine
      When the player passes
      And the opponent brings "Smaug", "Scatha", "Scorba", "Daelomin", "Leucaruth" and "Agburanar" from the sideboard to the discard pile
      Then it is illegal by core.untap.five-hazards-to-discard

    @id:sideboard-0019 @rule:dragons.sideboard.access-to-discard @forbid
    Scenario: Two Dragons and a sword to slay them
      When the player passes
      And the opponent brings "Smaug", "Scatha" and "Glamdring" from the sideboard to the discard pile
      Then it is illegal by core.untap.five-hazards-to-discard

    @id:sideboard-0020 @rule:dragons.sideboard.access-to-deck @allow
    Scenario: One for the deck, which is just large enough
      Given the opponent's play deck holds "Crebain", "Wargs", "Orc-guard", "Corsairs of Umbar" and "Doors of Night"
      When the player passes
      And the opponent brings "Smaug" from the sideboard to the play deck and shuffles
      Then it is legal
      And "Smaug" is in the play deck
      And the opponent's play deck holds 6 cards

    @id:sideboard-0021 @rule:dragons.sideboard.access-to-deck @forbid
    Scenario: Two for the deck
      Given the opponent's play deck holds "Crebain", "Wargs", "Orc-guard", "Corsairs of Umbar" and "Doors of Night"
      When the player passes
      And the opponent brings "Smaug" and "Scatha" from the sideboard to the play deck
      Then it is illegal by core.untap.one-hazard-to-deck

    @id:sideboard-0022 @rule:dragons.sideboard.access-to-deck @forbid
    Scenario: A sword for the deck
      Given the opponent's play deck holds "Crebain", "Wargs", "Orc-guard", "Corsairs of Umbar" and "Doors of Night"
      When the player passes
      And the opponent brings "Glamdring" from the sideboard to the play deck
      Then it is illegal by core.untap.one-hazard-to-deck

    @id:sideboard-0023 @rule:dragons.sideboard.access-one-form @forbid
    Scenario: Four on the pile, and one more into the deck
      Given the opponent's play deck holds "Crebain", "Wargs", "Orc-guard", "Corsairs of Umbar" and "Doors of Night"
      When the player passes
      And the opponent brings "Smaug", "Scatha", "Scorba" and "Daelomin" from the sideboard to the discard pile
      And the opponent brings "Leucaruth" from the sideboard to the play deck
      Then it is illegal by core.untap.sideboard-once-per-turn
      And "Smaug", "Scatha", "Scorba" and "Daelomin" are in the discard pile

    @id:sideboard-0024 @rule:dragons.sideboard.access-one-form @allow
    Scenario: Nothing on the pile, and one into the deck
      Given the opponent's play deck holds "Crebain", "Wargs", "Orc-guard", "Corsairs of Umbar" and "Doors of Night"
      When the player passes
      And the opponent brings "Leucaruth" from the sideboard to the play deck and shuffles
      Then it is legal
      And "Leucaruth" is in the play deck

  @rule:dragons.sideboard.as-nazgul
  Rule: It is like sending a Nazgûl, and nobody has to be sent

    Background:
      Given the emended rules
      And it is the untap phase
      And untapped Gandalf, untapped Glóin, untapped Balin and untapped Beorn are at Rivendell
      And the opponent's sideboard holds "Smaug"
      And the opponent holds "Smaug at Home", "Scatha at Home" and "Itangast at Home"

    @id:sideboard-0025 @allow
    Scenario: It costs no more than it says
      Given reading a of q.dragons.sideboard-as-nazgul
      When the player passes
      And the opponent brings "Smaug" from the sideboard to the discard pile
      And the player passes
      And the player passes
      Then it is the movement/hazard phase
      When the opponent plays "Smaug at Home"
      And the opponent plays "Scatha at Home"
      Then it is legal
      And the opponent may not play "Itangast at Home" by core.hazards.limit-at-declaration
      And "Smaug at Home" and "Scatha at Home" are in play
      And "Smaug" is in the discard pile

    @id:sideboard-0026 @forbid
    Scenario: Or it is one of the hazards of the day
      Given reading b of q.dragons.sideboard-as-nazgul
      When the player passes
      And the opponent brings "Smaug" from the sideboard to the discard pile
      And the player passes
      And the player passes
      Then it is the movement/hazard phase
      When the opponent plays "Smaug at Home"
      And the opponent plays "Scatha at Home"
      Then it is illegal by core.hazards.limit-at-declaration
      And "Smaug at Home" is in play
      And "Smaug" is in the discard pile

    @id:sideboard-0037 @allow
    Scenario: And the next company owes nothing for it
      Given reading b of q.dragons.sideboard-as-nazgul
      And untapped Bergil is at Edoras
      When the player passes
      And the opponent brings "Smaug" from the sideboard to the discard pile
      And the player passes
      And the player passes
      And the player chooses Gandalf's company to go next
      And the opponent passes
      And the player passes
      And the opponent plays "Smaug at Home"
      Then it is legal
      And "Smaug at Home" is in play
      And "Smaug" is in the discard pile

    @id:sideboard-0038 @compute
    Scenario: Who has sent for nothing owes nothing
      Given reading b of q.dragons.sideboard-as-nazgul
      When the player passes
      And the opponent passes
      And the player passes
      And the player passes
      Then it is the movement/hazard phase
      And 0 hazards were played on the company
      And 4 more hazards can be played on the company

  @rule:dragons.sideboard.halved-limit @rule:dragons.sideboard.halved-that-turn
  Rule: What is gained in the cellar is lost on the road

    @id:sideboard-0027 @compute
    Scenario: Seven of them, and four of them
      Given the emended rules
      And it is the untap phase
      And untapped Gandalf, untapped Bombur, untapped Dori, untapped Dwalin, untapped Ori, untapped Bifur and untapped Bofur are at Rivendell
      And untapped Forlong, untapped Mablung, untapped Beregond and untapped Bergil are at Edoras
      And the opponent's sideboard holds "Smaug"
      And the opponent holds "Doors of Night"
      When the player passes
      And the opponent brings "Smaug" from the sideboard to the discard pile
      And the player passes
      And the player passes
      And the player chooses Gandalf's company to go next
      Then the hazard limit of Gandalf's company is 4
      When the opponent passes
      And the player passes
      Then the hazard limit of Forlong's company is 2
      And "Smaug" is in the discard pile

    @id:sideboard-0028 @compute
    Scenario: Nobody went down
      Given the emended rules
      And it is the untap phase
      And untapped Gandalf, untapped Bombur, untapped Dori, untapped Dwalin, untapped Ori, untapped Bifur and untapped Bofur are at Rivendell
      And the opponent's sideboard holds "Smaug"
      And the opponent holds "Doors of Night"
      When the player passes
      And the opponent passes
      And the player passes
      And the player passes
      Then it is the movement/hazard phase
      And the hazard limit of the company is 7

    @id:sideboard-0029 @compute
    Scenario: His own road is another's business
      Given the emended rules
      And it is the untap phase
      And untapped Gandalf is at Rivendell
      And the opponent's untapped Forlong, untapped Mablung, untapped Beregond and untapped Bergil are at Edoras
      And the opponent's sideboard holds "Smaug"
      And the player holds "Doors of Night"
      When the player passes
      And the opponent brings "Smaug" from the sideboard to the discard pile
      And the player ends the turn
      And the opponent passes
      And the opponent passes
      And the opponent passes
      Then it is the movement/hazard phase
      And the hazard limit of Forlong's company is 4
      And "Smaug" is in the discard pile

    @id:sideboard-0030 @compute
    Scenario: Three, two and one today, and all of it tomorrow
      Given it is the untap phase
      And untapped Gandalf, untapped Bombur, untapped Dori, untapped Dwalin, untapped Ori and untapped Bifur are at Rivendell
      And untapped Forlong, untapped Mablung and untapped Beregond are at Edoras
      And untapped Halbarad and untapped Nori are at Bree
      And the opponent's sideboard holds "Smaug"
      And the opponent holds "Doors of Night"
      When the player passes
      And the opponent brings "Smaug" from the sideboard to the discard pile
      And the player passes
      And the player passes
      And the player chooses Gandalf's company to go next
      Then under the printed rules the hazard limit of Gandalf's company is 3
      And under the emended rules the hazard limit of Gandalf's company is 3
      When the opponent passes
      And the player passes
      And the player chooses Forlong's company to go next
      Then under the printed rules the hazard limit of Forlong's company is 2
      And under the emended rules the hazard limit of Forlong's company is 2
      When the opponent passes
      And the player passes
      Then under the printed rules the hazard limit of Halbarad's company is 1
      And under the emended rules the hazard limit of Halbarad's company is 1
      When the opponent passes
      And the player ends the turn
      And the opponent passes
      And the opponent ends the turn
      And the player passes
      And the player passes
      And the player passes
      Then it is the movement/hazard phase
      When the player chooses Gandalf's company to go next
      Then under the printed rules the hazard limit of Gandalf's company is 6
      And under the emended rules the hazard limit of Gandalf's company is 6
      When the opponent passes
      And the player passes
      And the player chooses Forlong's company to go next
      Then under the printed rules the hazard limit of Forlong's company is 3
      And under the emended rules the hazard limit of Forlong's company is 3
      When the opponent passes
      And the player passes
      Then under the printed rules the hazard limit of Halbarad's company is 2
      And under the emended rules the hazard limit of Halbarad's company is 2
      And "Smaug" is in the discard pile

  @rule:dragons.sideboard.example-halving
  Rule: Two are one, and three are two

    @id:sideboard-0031 @compute
    Scenario Outline: <case>
      Given it is the untap phase
      And <company> at Rivendell
      And the opponent's sideboard holds "Smaug"
      And the opponent holds "Doors of Night"
      When the player passes
      And the opponent brings "Smaug" from the sideboard to the discard pile
      And the player passes
      And the player passes
      Then under the printed rules the hazard limit of the company is <limit>
      And under the emended rules the hazard limit of the company is <limit>
      And "Smaug" is in the discard pile

      Examples:
        | case  | company                                                    | limit |
        | alone | untapped Gandalf is                                        | 1     |
        | two   | untapped Gandalf and untapped Glóin are                    | 1     |
        | three | untapped Gandalf, untapped Glóin and untapped Balin are    | 2     |

  @rule:dragons.sideboard.halved-limit
  Rule: What comes first, the half or the one

    Background:
      Given the emended rules
      And it is the untap phase
      And untapped Gandalf, untapped Glóin and untapped Balin are at Edhellond
      And the opponent's sideboard holds "Smaug"
      And the opponent holds "Doors of Night"
      And the opponent has "Eärcaraxë at Home" in play

    @id:sideboard-0032 @compute
    Scenario: The half, and that is all there is to it
      Given reading a of q.dragons.halving-order
      When the player passes
      And the opponent brings "Smaug" from the sideboard to the discard pile
      And the company moves to Isle of the Ulond
      And the player passes
      And the player passes
      And the company travels by Starter Movement
      Then the hazard limit of the company is 3
      And "Smaug" is in the discard pile
      And Isle of the Ulond is in play

    @id:sideboard-0033 @order
    Scenario: Whatever Gandalf's player likes, and he likes the one first
      Given reading b of q.dragons.halving-order
      When the player passes
      And the opponent brings "Smaug" from the sideboard to the discard pile
      And the company moves to Isle of the Ulond
      And the player passes
      And the player passes
      And the company travels by Starter Movement
      And the player chooses "Eärcaraxë at Home" for "Eärcaraxë at Home"
      Then it is legal
      And the hazard limit of the company is 2
      And "Smaug" is in the discard pile
      And Isle of the Ulond is in play

    @id:sideboard-0034 @order
    Scenario: He may be generous
      Given reading b of q.dragons.halving-order
      When the player passes
      And the opponent brings "Smaug" from the sideboard to the discard pile
      And the company moves to Isle of the Ulond
      And the player passes
      And the player passes
      And the company travels by Starter Movement
      And the player chooses Gandalf for "Eärcaraxë at Home"
      Then it is legal
      And the hazard limit of the company is 3
      And "Smaug" is in the discard pile
      And Isle of the Ulond is in play

  @rule:dragons.sideboard.access-ringwraith
  Rule: Whether there are others is nothing to the Ringwraiths, nor to whose avatar it is

    @id:sideboard-0039 @allow
    Scenario: The Witch-king is reason enough
      Given the emended rules
      And reading b of q.dragons.sideboard-access-avatars
      And it is the untap phase
      And the player is a Ringwraith
      And untapped The Witch-king is at Dol Guldur
      And the opponent's sideboard holds "Smaug"
      When the player passes
      And the opponent brings "Smaug" from the sideboard to the discard pile
      Then it is legal
      And "Smaug" is in the discard pile

    @id:sideboard-0040 @allow
    Scenario: Saruman sends for what is his
      Given the emended rules
      And reading b of q.dragons.sideboard-access-avatars
      And it is the organization phase
      And the player is the Fallen-wizard Saruman
      And untapped Saruman is at Isengard
      And the player's sideboard holds "Man of Skill"
      When the player brings "Man of Skill" from the sideboard to the discard pile
      Then it is legal
      And "Man of Skill" is in the discard pile
      And Saruman is tapped

    @id:sideboard-0041 @allow
    Scenario: By the first printing, the Witch-king sends for what is his all the same
      Given the printed rules
      And it is the organization phase
      And the player is a Ringwraith
      And untapped The Witch-king is at Dol Guldur
      And the player's sideboard holds "Black Rider"
      When the player brings "Black Rider" from the sideboard to the discard pile
      Then it is legal
      And "Black Rider" is in the discard pile
      And The Witch-king is tapped
