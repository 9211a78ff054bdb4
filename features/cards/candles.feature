Feature: Lights in the dark

  Whoever follows a corpse-candle is lost before it strikes.

  @card:TW-23 @card:LE-67
  Rule: Everybody looks at it first

    Background:
      Given the emended rules
      And it is the movement/hazard phase

    @id:cards-candles-0001 @compute
    Scenario Outline: <one> looks, and looks away
      Given the player is a <kind>
      And untapped <one> and untapped <other> are at the <side> Moria
      And <one> bears "<burden>"
      And the opponent holds "<card>"
      When the opponent plays the creature "<card>" on the company keyed to a Shadow-hold
      And the player passes and rolls 6 and 6 for the corruption check of <one>, then 5 and 5 for the corruption check of <other>
      And the player assigns a strike to <one>
      And <one> faces the strike and rolls 6 and 6
      Then <one> is tapped
      And "<card>" is <place>
      And the player has <points> kill points

      Examples:
        | case | kind       | one    | other | side   | burden                  | card  | place                          | points |
        | old  | Wizard     | Gimli  | Balin | hero   | Precious Gold Ring      | TW-23 | in the marshalling-point pile  | 1      |
        | late | Ringwraith | Gorbag | Bróin | minion | The Least of Gold Rings | LE-67 | out of play                    | 0      |

    @id:cards-candles-0002 @compute
    Scenario Outline: <one> follows it, and it strikes another
      Given the player is a <kind>
      And untapped <one> and untapped <other> are at the <side> Moria
      And <one> bears "<burden>"
      And the opponent holds "<card>"
      When the opponent plays the creature "<card>" on the company keyed to a Shadow-hold
      And the player passes and rolls 1 and 1 for the corruption check of <one>, then 5 and 5 for the corruption check of <other>
      And <other> faces the strike and rolls 6 and 6
      Then <other> is tapped
      And <one> is <fate>
      And "<burden>" is in the discard pile
      And "<card>" is <place>
      And the player has <points> kill points
      And the player has <worth> character points
      And the player has 0 item points

      Examples:
        | case | kind       | one    | other | side   | burden                  | card  | place                          | points | fate        | worth |
        | old  | Wizard     | Gimli  | Balin | hero   | Palantír of Osgiliath   | TW-23 | in the marshalling-point pile  | 1      | in the discard pile | 2     |
        | late | Ringwraith | Gorbag | Bróin | minion | The Least of Gold Rings | LE-67 | out of play                    | 0      | out of play | 1     |

    @id:cards-candles-0003 @compute
    Scenario Outline: Whoever hides from it does not see it
      Given the player is a <kind>
      And untapped <one> and untapped <other> are at the <side> Moria
      And <other> bears "<burden>"
      And the player holds "<hiding>"
      And the opponent holds "<card>"
      When the opponent plays the creature "<card>" on the company keyed to a Shadow-hold
      And the player plays "<hiding>" with <one>
      Then there is no attack
      And <one> is tapped
      And <other> bears "<burden>"
      And "<hiding>" and "<card>" are in the discard pile

      Examples:
        | case | kind       | one    | other | side   | burden                  | card  | hiding               |
        | old  | Wizard     | Bilbo  | Balin | hero   | Precious Gold Ring      | TW-23 | Concealment          |
        | late | Ringwraith | Gorbag | Bróin | minion | The Least of Gold Rings | LE-67 | A Nice Place to Hide |

  @card:DM-109
  Rule: Nameless Thing

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And the opponent holds "Nameless Thing"

    @id:cards-candles-0004 @compute
    Scenario: Balin draws one of its heads off, and Gimli none after that
      Given untapped Balin, untapped Glóin and untapped Gimli are at The Under-gates
      When the opponent plays the creature "Nameless Thing" on the company keyed to The Under-gates
      And Balin cancels the attack
      Then Gimli may not cancel the attack now by core.actions.needs-allowance
      And Balin is tapped
      And "Nameless Thing" is in play

    @id:cards-candles-0005 @allow
    Scenario Outline: By night it comes <where>
      Given untapped Balin is at <from>
      And the company is moving to <to>
      And the opponent has "Doors of Night" in play
      Then the opponent may play the creature "Nameless Thing" on the company keyed to <key>

      Examples:
        | case  | where          | from      | to                                             | key          |
        | gates | to the gates   | Lórien    | Moria by Starter Movement                      | Moria         |
        | sea   | out of the sea | Edhellond | Grey Havens by Starter Movement                | a Coastal Sea |

    @id:cards-candles-0006 @forbid
    Scenario Outline: By day it does not come <where>
      Given untapped Balin is at <from>
      And the company is moving to <to>
      Then the opponent may not play the creature "Nameless Thing" on the company keyed to <key> by core.hazards.declare-key

      Examples:
        | case  | where          | from      | to                                             | key          |
        | gates | to the gates   | Lórien    | Moria by Starter Movement                      | Moria         |
        | sea   | out of the sea | Edhellond | Grey Havens by Starter Movement                | a Coastal Sea |
