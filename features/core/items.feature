Feature: Items

  What a character can use at once, and what it does for him.

  @rule:core.items.effects-only-in-use
  Rule: What is not in use does nothing

    @id:core-items-0001 @compute
    Scenario: A staff in the hand of a Wizard
      Given the emended rules
      And untapped Gandalf is at The Lonely Mountain
      And Gandalf bears "Wizard's Staff"
      Then the direct influence of Gandalf is 12
      And the prowess of Gandalf is 8

    @id:core-items-0002 @rule:core.items.one-of-each-type @compute
    Scenario: A sword in his hand, and a staff in the corner
      Given the emended rules
      And untapped Gandalf is at The Lonely Mountain
      And Gandalf bears "Wizard's Staff"
      And the company has entered the site
      Then the direct influence of Gandalf is 12
      When Gandalf plays "Glamdring"
      Then the direct influence of Gandalf is 10
      And the prowess of Gandalf is 8
      And Gandalf bears "Glamdring" and "Wizard's Staff"
      And Gandalf and the site are tapped
      And the player has 5 item points

  @rule:core.items.in-use-when-played
  Rule: A new item is put to use at once

    @id:core-items-0003 @compute
    Scenario: Éowyn takes up Glamdring
      Given the emended rules
      And untapped Éowyn is at The Lonely Mountain
      And the company has entered the site
      Then the prowess of Éowyn is 2
      When Éowyn plays "Glamdring"
      Then the prowess of Éowyn is 5
      And Éowyn bears "Glamdring"
      And Éowyn and the site are tapped
      And the player has 2 item points

    @id:core-items-0004 @compute
    Scenario: Glóin puts on silver
      Given the emended rules
      And untapped Glóin is at The Lonely Mountain
      And the company has entered the site
      Then the body of Glóin is 7
      When Glóin plays "Habergeon of Silver"
      Then the body of Glóin is 9
      And Glóin bears "Habergeon of Silver"
      And Glóin and the site are tapped
      And the player has 2 item points

  @rule:core.items.one-of-each-type
  Rule: One weapon, one armor, one shield, one helmet

    @id:core-items-0005 @compute
    Scenario: Two blades, one of them in its sheath
      Given the emended rules
      And untapped Éowyn is at The Lonely Mountain
      And Éowyn bears "Dagger of Westernesse"
      And the company has entered the site
      Then the prowess of Éowyn is 3
      When Éowyn plays "Glamdring"
      Then the prowess of Éowyn is 5
      And Éowyn bears "Glamdring" and "Dagger of Westernesse"
      And Éowyn and the site are tapped
      And the player has 2 item points

    @id:core-items-0006 @compute
    Scenario: Nobody wears two coats, not even for the better of them
      Given the emended rules
      And untapped Glóin is at The Lonely Mountain
      And Glóin bears "The Mithril-coat"
      And the company has entered the site
      Then the body of Glóin is 10
      When Glóin plays "Belegennon"
      Then the body of Glóin is 8
      And Glóin bears "The Mithril-coat" and "Belegennon"
      And Glóin and the site are tapped
      And the player has 6 item points

    @id:core-items-0007 @rule:core.items.body-items-before-others @compute
    Scenario: But a coat and a helmet
      Given the emended rules
      And untapped Balin is at Gold Hill
      And Balin bears "Adamant Helmet"
      And the company has entered the site
      Then the body of Balin is 8
      When Balin plays "Belegennon"
      Then the body of Balin is 9
      And Balin bears "Adamant Helmet" and "Belegennon"
      And Balin and the site are tapped
      And the player has 2 item points

  @rule:core.items.weapon-before-other-prowess
  Rule: First the weapon and its limit, then all the rest

    @id:core-items-0008 @compute
    Scenario: Glamdring makes a great fighter no greater than eight
      Given the emended rules
      And untapped Aragorn II is at Rivendell
      And Aragorn II bears "Glamdring"
      Then the prowess of Aragorn II is 8

    @id:core-items-0009 @compute
    Scenario: A tired arm takes it off those eight, and there is a draw
      Given the emended rules
      And tapped Aragorn II is at The Lonely Mountain
      And Aragorn II bears "Glamdring"
      When the company enters the site
      And Aragorn II faces the strike and rolls 3 and 4
      Then Aragorn II is tapped

    @id:core-items-0010 @compute
    Scenario: A tired arm, and one pip less
      Given the emended rules
      And tapped Aragorn II is at The Lonely Mountain
      And Aragorn II bears "Glamdring"
      When the company enters the site
      And Aragorn II faces the strike and rolls 3 and 3, then 4 and 5 for the body check
      Then Aragorn II is wounded

    @id:core-items-0011 @compute
    Scenario: Wounds come off them, too
      Given the emended rules
      And it is the movement/hazard phase
      And wounded Aragorn II is at Ovir Hollow
      And Aragorn II bears "Glamdring"
      And the opponent holds "Bairanax"
      When the opponent plays the creature "Bairanax" on the company keyed to Ovir Hollow
      And Aragorn II faces the strike and rolls 4 and 5
      Then Aragorn II is wounded
      And "Bairanax" is in the discard pile

  @rule:core.items.body-items-before-others
  Rule: Armor, shield and helmet, each up to its own limit

    @id:core-items-0012 @compute
    Scenario Outline: <wearer> in <wear>
      Given the emended rules
      And untapped <wearer> is at Rivendell
      And <wearer> bears "<wear>"
      Then the body of <wearer> is <body>

      Examples:
        | case            | wearer | wear                | body |
        | helmet          | Glóin  | Adamant Helmet      | 8    |
        | helmet-at-limit | Beorn  | Adamant Helmet      | 9    |
        | shield          | Legolas | Enruned Shield     | 10   |
        | silver          | Glóin  | Habergeon of Silver | 9    |
        | silver-at-limit | Beorn  | Habergeon of Silver | 10   |
        | mithril         | Glóin  | The Mithril-coat    | 10   |

    @id:core-items-0013 @compute
    Scenario: A helmet and a shield
      Given the emended rules
      And untapped Glóin is at Rivendell
      And Glóin bears "Adamant Helmet" and "Enruned Shield"
      Then the body of Glóin is 10
