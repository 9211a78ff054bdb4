Feature: The business of the servants of the Shadow

  What they carry home to be worth something, what captains bark, and what a ring gives to those who
  had it before.

  @card:LE-201 @card:LE-207 @card:LE-209 @card:LE-227 @card:LE-240 @card:LE-246
  Rule: News is worth nothing until it is brought home

    Background:
      Given the emended rules
      And the player is a Ringwraith

    @id:cards-shadow-council-0001 @allow
    Scenario Outline: <news> is heard at <site>
      Given untapped Layos is at <site>
      And the company has entered the site
      And the player holds "<news>"
      When the player plays "<news>" on Layos
      Then it is legal
      And <tapped> tapped
      And Layos bears "<news>"
      And the player has 0 miscellaneous points

      Examples:
        | case      | news                     | site        | tapped                 |
        | secret    | That Ain’t No Secret     | Dimrill Dale | Layos is              |
        | questioner | To Satisfy the Questioner | Thranduil’s Halls | Layos and the site are |
        | shire     | News of the Shire        | Bag End     | Layos is               |

    @id:cards-shadow-council-0002 @forbid
    Scenario Outline: At <site> nobody has heard of <news>
      Given untapped Layos is at <site>
      And the company has entered the site
      And the player holds "<news>"
      When the player plays "<news>" on Layos
      Then it is illegal by the text of "<news>"

      Examples:
        | case      | news                     | site        |
        | secret    | That Ain’t No Secret     | Shrel-Kain  |
        | questioner | To Satisfy the Questioner | Shrel-Kain |
        | shire     | News of the Shire        | Bree        |

    @id:cards-shadow-council-0003 @compute
    Scenario Outline: <news> is told at <site>
      Given it is the organization phase
      And tapped Layos is at <site>
      And Layos bears "<news>"
      When the player stores "<news>"
      Then it is legal
      And "<news>" is in the marshalling-point pile
      And the player has <points> miscellaneous points

      Examples:
        | case      | news                     | site        | points |
        | secret    | That Ain’t No Secret     | Dol Guldur  | 1      |
        | questioner | To Satisfy the Questioner | Minas Morgul | 3    |
        | tonight   | That’s Been Heard Before Tonight | Dol Guldur | 2 |
        | prisoners | Seize Prisoners          | Moria       | 2      |
        | names     | The Names Among Them     | Carn Dûm    | 1      |
        | shire     | News of the Shire        | Barad-dûr   | 3      |
        | halflings | Kill All But NOT the Halflings | Barad-dûr | 5  |

    @id:cards-shadow-council-0004 @forbid
    Scenario Outline: Nobody at Shrel-Kain cares for <news>
      Given it is the organization phase
      And tapped Layos is at Shrel-Kain
      And Layos bears "<news>"
      When the player stores "<news>"
      Then it is illegal by core.organization.storing-window

      Examples:
        | case      | news                     |
        | secret    | That Ain’t No Secret     |
        | questioner | To Satisfy the Questioner |
        | tonight   | That’s Been Heard Before Tonight |
        | prisoners | Seize Prisoners          |

    @id:cards-shadow-council-0005 @forbid
    Scenario: Layos stays tapped until he has told it
      Given it is the untap phase
      And tapped Layos and tapped Jerrek are at Shrel-Kain
      And Layos bears "To Satisfy the Questioner"
      Then the player may untap Jerrek
      And the player may not untap Layos by the text of "To Satisfy the Questioner"

    @id:cards-shadow-council-0012 @compute
    Scenario Outline: <news> is old news by now
      Given it is the organization phase
      And tapped Layos is at Barad-dûr
      And Layos bears "<news>" and "<news>"
      When the player stores the first "<news>"
      And the player stores the second "<news>"
      Then it is legal
      And both copies of "<news>" are in the marshalling-point pile
      And the player has <points> miscellaneous points

      Examples:
        | case      | news                     | points |
        | shire     | News of the Shire        | 4      |
        | halflings | Kill All But NOT the Halflings | 6 |

    @id:cards-shadow-council-0013 @forbid
    Scenario Outline: Nor does Jerrek with <news>
      Given it is the untap phase
      And tapped Layos and tapped Jerrek are at Shrel-Kain
      And Jerrek bears "<news>"
      Then the player may untap Layos
      And the player may not untap Jerrek by the text of "<news>"

      Examples:
        | case      | news                     |
        | tonight   | That’s Been Heard Before Tonight |
        | prisoners | Seize Prisoners          |
        | halflings | Kill All But NOT the Halflings |

  @card:LE-241
  Rule: That’s Been Heard Before Tonight

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And the player holds "That’s Been Heard Before Tonight"

    @id:cards-shadow-council-0006 @allow
    Scenario: Nobody minds Layos
      Given untapped Layos is at Thranduil’s Halls
      And the company has entered the site
      When the player plays "That’s Been Heard Before Tonight" on Layos
      Then it is legal
      And Layos is tapped
      And Layos bears "That’s Been Heard Before Tonight"

    @id:cards-shadow-council-0007 @forbid
    Scenario: They do mind Lagduf
      Given untapped Layos and untapped Lagduf are at Thranduil’s Halls
      And the company has entered the site
      When the player plays "That’s Been Heard Before Tonight" on Layos
      Then it is illegal by the text of "That’s Been Heard Before Tonight"

  @card:LE-314 @card:LE-330 @card:LE-335 @card:LE-339 @card:LE-343
  Rule: The Dark Tower pays well

    @id:cards-shadow-council-0008 @compute
    Scenario Outline: <treasure> is brought to <site>
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped Layos is at <site>
      And Layos bears "<treasure>"
      When the player stores "<treasure>" and rolls 6 and 6 for the corruption check
      Then it is legal
      And "<treasure>" is in the marshalling-point pile
      And the player has <points> item points

      Examples:
        | case      | treasure             | site         | points |
        | crown     | The Iron Crown       | Barad-dûr    | 5      |
        | crown-elsewhere | The Iron Crown | Minas Morgul | 3      |
        | amon-sul  | Palantír of Amon Sûl | Barad-dûr    | 5      |
        | osgiliath | Palantír of Osgiliath | Barad-dûr   | 5      |
        | book      | Red Book of Westmarch | Barad-dûr   | 5      |
        | scroll    | Scroll of Isildur    | Barad-dûr    | 5      |

  @card:LE-195 @card:LE-196 @card:LE-229
  Rule: One command at a time

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase

    @id:cards-shadow-council-0009 @compute
    Scenario Outline: <command> takes the place of what Gorbag said before
      Given untapped Gorbag and untapped Lagduf are at Minas Morgul
      And Gorbag bears "<before>"
      And the player holds "<command>"
      When the player plays "<command>" on Gorbag
      Then it is legal
      And Gorbag bears "<command>"
      And "<before>" is in hand
      And the direct influence of Gorbag is 0
      And the <quantity> of Lagduf is <number>

      Examples:
        | case   | command               | before               | quantity | number |
        | heels  | I’ll Be At Your Heels | Smart and Secret     | body     | 8      |
        | report | I’ll Report You       | I’ll Be At Your Heels | prowess | 6      |
        | secret | Smart and Secret      | I’ll Report You      | body     | 9      |

    @id:cards-shadow-council-0010 @forbid
    Scenario Outline: Lagduf gives no orders such as <command>
      Given untapped Gorbag and untapped Lagduf are at Minas Morgul
      And the player holds "<command>"
      When the player plays "<command>" on Lagduf
      Then it is illegal by the text of "<command>"

      Examples:
        | case   | command               |
        | heels  | I’ll Be At Your Heels |
        | report | I’ll Report You       |
        | secret | Smart and Secret      |

    @id:cards-shadow-council-0011 @allow
    Scenario Outline: And <command> is taken back
      Given untapped Gorbag and untapped Lagduf are at Minas Morgul
      And Gorbag bears "<command>"
      When the player uses "<command>"
      Then it is legal
      And "<command>" is in hand

      Examples:
        | case   | command               |
        | heels  | I’ll Be At Your Heels |
        | report | I’ll Report You       |
        | secret | Smart and Secret      |
