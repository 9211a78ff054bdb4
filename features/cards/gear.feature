Feature: What is carried and worn

  Shields and swords for those who can use them, and what comes out of a pocket in time.

  @card:LE-301 @card:LE-304 @card:LE-313 @card:TW-254
  Rule: Some gear is wasted on those who are no warriors

    @id:cards-gear-0001 @compute
    Scenario Outline: A minion with <gear>
      Given the emended rules
      And the player is a Ringwraith
      And untapped Asternak, untapped Layos and untapped Shagrat are at Dol Guldur
      And <who> bears "<gear>"
      Then the prowess of <who> is <prowess>
      And the body of <who> is <body>

      Examples:
        | case          | who      | gear               | prowess | body |
        | coat          | Asternak | Black-mail Coat    | 5       | 9    |
        | coat-on-sage  | Layos    | Black-mail Coat    | 3       | 8    |
        | spear         | Asternak | Broad-headed Spear | 7       | 7    |
        | spear-at-limit | Shagrat | Broad-headed Spear | 8       | 9    |
        | spear-of-sage | Layos    | Broad-headed Spear | 3       | 8    |
        | helm          | Asternak | High Helm          | 6       | 8    |
        | helm-on-sage  | Layos    | High Helm          | 3       | 9    |

    @id:cards-gear-0002 @compute
    Scenario Outline: <who> puts on bright mail
      Given the emended rules
      And untapped <who> is at Rivendell
      And <who> bears "Hauberk of Bright Mail"
      Then the body of <who> is <body>

      Examples:
        | case     | who      | body |
        | warrior  | Forlong  | 9    |
        | at-limit | Beretar  | 9    |
        | scout    | Annalena | 8    |

  @card:LE-302 @card:TW-259
  Rule: A sign that whole peoples look up to

    @id:cards-gear-0003 @compute
    Scenario: The Eye is known everywhere
      Given the emended rules
      And the player is a Ringwraith
      And untapped Layos is at Dol Guldur
      And Layos bears "Blazon of the Eye"
      And the player holds "Southrons" and "Ostisen"
      Then Layos has 4 direct influence left for "Southrons"
      And Layos has 2 direct influence left for Ostisen

    @id:cards-gear-0004 @compute
    Scenario: So is the Horn
      Given the emended rules
      And untapped Beretar is at Rivendell
      And Beretar bears "Horn of Anor"
      And the player holds "Beornings" and "Bergil"
      Then Beretar has 3 direct influence left for "Beornings"
      And Beretar has 1 direct influence left for Bergil

  @card:TW-250
  Rule: Great-shield of Rohan

    Background:
      Given the emended rules
      And untapped Forlong and untapped Halbarad are at Ettenmoors

    @id:cards-gear-0005 @compute
    Scenario: Forlong stands behind it, and is none the wearier
      Given Forlong bears "Great-shield of Rohan"
      When the company enters the site
      And the player assigns a strike to Forlong
      And Forlong faces the strike
      And the player uses "Great-shield of Rohan" and rolls 5 and 3 for the strike
      Then it is legal
      And there is no attack
      And "Great-shield of Rohan" is tapped
      And Forlong is untapped

    @id:cards-gear-0006 @forbid
    Scenario: Halbarad can hardly lift it
      Given Halbarad bears "Great-shield of Rohan"
      And the player holds "Dodge"
      When the company enters the site
      And the player assigns a strike to Halbarad
      And Halbarad faces the strike
      And the player uses "Great-shield of Rohan"
      Then it is illegal by the text of "Great-shield of Rohan"

  @card:TW-327
  Rule: Shield of Iron-bound Ash

    @id:cards-gear-0007 @compute
    Scenario: The edge of it makes the difference
      Given the emended rules
      And untapped Forlong is at Ettenmoors
      And Forlong bears "Shield of Iron-bound Ash"
      When the company enters the site
      And Forlong faces the strike
      And the player uses "Shield of Iron-bound Ash" and rolls 3 and 2 for the strike
      Then it is legal
      And there is no attack
      And "Shield of Iron-bound Ash" and Forlong are tapped

    @id:cards-gear-0008 @compute
    Scenario: Left hanging at his side it is only a shield
      Given the emended rules
      And untapped Forlong is at Ettenmoors
      And Forlong bears "Shield of Iron-bound Ash"
      When the company enters the site
      And Forlong faces the strike
      And the player passes and rolls 3 and 2 for the strike, then 4 and 4 for the body check
      Then there is no attack
      And Forlong is wounded

  @card:TW-304 @card:LE-328 @card:LE-329
  Rule: A drink for everybody

    @id:cards-gear-0009 @compute
    Scenario: Wood-magic from a small bottle
      Given the emended rules
      And it is the organization phase
      And untapped Annalena and untapped Beretar are at Rivendell
      And Annalena bears "Potion of Prowess"
      When the player uses "Potion of Prowess"
      Then it is legal
      And the prowess of Annalena is 4
      And the prowess of Beretar is 6
      And "Potion of Prowess" is in the discard pile

    @id:cards-gear-0010 @compute
    Scenario: It burns, and they are the bolder for it
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped Gorbag and untapped Lagduf are at Dol Guldur
      And Lagduf bears "Orc-draughts"
      When the player uses "Orc-draughts"
      Then it is legal
      And the prowess of Gorbag is 7
      And the prowess of Lagduf is 6
      And the body of Lagduf is 8
      And "Orc-draughts" is in the discard pile

    @id:cards-gear-0011 @compute
    Scenario: It burns more, and they feel nothing at all
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped Gorbag and untapped Lagduf are at Dol Guldur
      And Lagduf bears "Orc-liquor"
      When the player uses "Orc-liquor"
      Then it is legal
      And the body of Gorbag is 10
      And the body of Lagduf is 10
      And the prowess of Lagduf is 5
      And "Orc-liquor" is in the discard pile

  @card:LE-310
  Rule: Foul-smelling Paste

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped Gorbag, wounded Lagduf and tapped Muzgash are at Dol Guldur
      And wounded Radbug is at Moria
      And Gorbag bears "Foul-smelling Paste"

    @id:cards-gear-0012 @allow
    Scenario: Anybody would jump up
      When the player uses "Foul-smelling Paste" on Lagduf
      Then it is legal
      And Lagduf is untapped
      And Gorbag is untapped
      And "Foul-smelling Paste" is in the discard pile

    @id:cards-gear-0013 @forbid
    Scenario: Muzgash only wants to sleep
      When the player uses "Foul-smelling Paste" on Muzgash
      Then it is illegal by the text of "Foul-smelling Paste"

    @id:cards-gear-0014 @forbid
    Scenario: One cannot smell it as far as Moria
      When the player uses "Foul-smelling Paste" on Radbug
      Then it is illegal by the text of "Foul-smelling Paste"

  @card:LE-344
  Rule: Shadow-cloak

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is the movement/hazard phase
      And untapped Layos is at Minas Morgul
      And the company is moving to Haudh-in-Gwanûr by Starter Movement
      And Layos bears "Shadow-cloak"
      And the player holds "Under His Blow"
      And the opponent holds "Orc-lieutenant"

    @id:cards-gear-0015 @allow
    Scenario: A shadow among shadows
      When the opponent plays the creature "Orc-lieutenant" on the company keyed to a Shadow-land
      And Layos faces the strike
      And the player uses "Shadow-cloak"
      And the player passes
      Then it is legal
      And there is no attack
      And "Shadow-cloak" is tapped
      And "Orc-lieutenant" is in the discard pile

    @id:cards-gear-0016 @forbid
    Scenario: A shadow among trees
      When the opponent plays the creature "Orc-lieutenant" on the company keyed to a Wilderness
      And Layos faces the strike
      And the player uses "Shadow-cloak"
      Then it is illegal by the text of "Shadow-cloak"
      And "Orc-lieutenant" is in play

  @card:LE-345
  Rule: Strange Rations

    @id:cards-gear-0017 @allow
    Scenario: Better not to ask what it was
      Given the emended rules
      And the player is a Ringwraith
      And untapped Gorbag and tapped Lagduf are at Moria
      And the company has entered the site
      And Lagduf bears "Strange Rations"
      When the player uses "Strange Rations"
      Then it is legal
      And Lagduf is untapped
      And "Strange Rations" is in the discard pile

    @id:cards-gear-0018 @forbid
    Scenario: There is no time to march further in the site phase
      Given the emended rules
      And the player is a Ringwraith
      And untapped Gorbag and tapped Lagduf are at Moria
      And the company has entered the site
      And Lagduf bears "Strange Rations"
      When the player uses "Strange Rations" for its second effect
      Then it is illegal by the text of "Strange Rations"

  @card:TW-307
  Rule: Quickbeam

    @id:cards-gear-0019 @order
    Scenario: Wolves do not bite trees
      Given the emended rules
      And untapped Beretar is at Isengard
      And Beretar bears "Quickbeam"
      When the company enters the site
      And Beretar faces the strike and rolls 6 and 6
      Then there is no attack
      And Beretar is tapped

  @card:LE-338
  Rule: Poison

    Background:
      Given the emended rules
      And it is the site phase
      And the player is a Ringwraith
      And untapped Gorbag is at Bandit Lair
      And Gorbag bears "Poison"
      And Gorbag bears "Poison"

    @id:cards-gear-0020 @allow
    Scenario: One blade is dipped in it
      When the company enters the site
      And Gorbag faces the strike
      And the player uses the first "Poison" and rolls 1 and 1 for the strike
      Then it is legal
      And the prowess of the strike against Gorbag was 5
      And Gorbag is tapped
      And the first "Poison" is in the discard pile

    @id:cards-gear-0021 @forbid
    Scenario: Twice is not more deadly
      Given the player holds "Bold Thrust"
      When the company enters the site
      And Gorbag faces the strike
      And the player uses the first "Poison"
      Then the player may not use the second "Poison" by the text of "Poison"
      And the first "Poison" is in the discard pile
