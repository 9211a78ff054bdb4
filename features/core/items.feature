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

    @id:core-items-0002 @rule:core.items.switching-ends-previous @compute
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

  @rule:core.items.in-use-when-it-changes-hands
  Rule: An item that changes hands works for its new bearer

    Background:
      Given the emended rules
      And it is the organization phase
      And untapped Faramir and untapped Éowyn are at Rivendell
      And Faramir bears "Glamdring"

    @id:core-items-0301 @compute
    Scenario: Éowyn uses Glamdring from the moment Faramir hands it to her
      Given reading a of q.core.item-changes-hands
      When Faramir hands "Glamdring" to Éowyn and rolls 6 and 5 for the corruption check
      Then Éowyn bears "Glamdring"
      And the prowess of Éowyn is 5

    @id:core-items-0302 @compute
    Scenario: By another reading Éowyn is handed Glamdring, and has to begin to use it
      Given reading b of q.core.item-changes-hands
      When Faramir hands "Glamdring" to Éowyn and rolls 6 and 5 for the corruption check
      Then Éowyn bears "Glamdring"
      And the prowess of Éowyn is 2
      When Éowyn begins to use "Glamdring"
      Then the prowess of Éowyn is 5

    @id:core-items-0303 @compute
    Scenario: Éowyn is handed Glamdring, and goes on using her dagger
      Given reading a of q.core.item-changes-hands
      And Éowyn bears "Dagger of Westernesse"
      When Faramir hands "Glamdring" to Éowyn and rolls 6 and 5 for the corruption check
      Then Éowyn bears "Glamdring" and "Dagger of Westernesse"
      And "Glamdring" is not in use
      And the prowess of Éowyn is 3

  @rule:core.items.one-of-each-type @rule:core.items.switching-ends-previous
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

  @rule:core.items.one-of-each-type
  Rule: A gift goes into the pack

    @id:core-items-0014 @compute
    Scenario: Glóin keeps on what he wears
      Given the emended rules
      And it is the organization phase
      And tapped Glóin and untapped Gimli are at Rivendell
      And Glóin bears "Habergeon of Silver"
      And Gimli bears "The Mithril-coat"
      When Gimli hands "The Mithril-coat" to Glóin and rolls 5 and 5 for the corruption check
      Then Glóin bears "Habergeon of Silver" and "The Mithril-coat"
      And the body of Glóin is 9

  @rule:core.items.begin-using
  Rule: Another blade today

    @id:core-items-0015 @allow @rule:core.items.switching-ends-previous
    Scenario: Éowyn takes up the sword
      Given the emended rules
      And it is the organization phase
      And untapped Éowyn is at Rivendell
      And Éowyn bears "Glamdring" and "Dagger of Westernesse"
      Then the prowess of Éowyn is 3
      When Éowyn begins to use "Glamdring"
      Then it is legal
      And the prowess of Éowyn is 5

    @id:core-items-0016 @forbid
    Scenario: There is no time for that in the opponent's turn
      Given the emended rules
      And it is the organization phase of the opponent's turn
      And untapped Éowyn is at Rivendell
      And the opponent's untapped Legolas is at Lórien
      And Éowyn bears "Glamdring" and "Dagger of Westernesse"
      When Éowyn begins to use "Glamdring"
      Then it is illegal by core.items.begin-using

  @rule:core.items.wizard-no-minion-item-use
  Rule: Free Peoples do not fight with Orc blades

    @id:core-items-0017 @compute
    Scenario: A jagged blade is a burden to Éomer
      Given the emended rules
      And untapped Éomer is at Edoras
      And Éomer bears "Saw-toothed Blade"
      Then the prowess of Éomer is 3

    @id:core-items-0018 @compute
    Scenario: A dagger is a help to him
      Given the emended rules
      And untapped Éomer is at Edoras
      And Éomer bears "Dagger of Westernesse"
      Then the prowess of Éomer is 4

  @rule:core.items.ringwraith-no-hero-item-use
  Rule: Nor servants of the Shadow with Elvish ones

    @id:core-items-0019 @compute
    Scenario: Glamdring burns in Asternak's hand
      Given the emended rules
      And the player is a Ringwraith
      And untapped Asternak is at Variag Camp
      And Asternak bears "Glamdring"
      Then the prowess of Asternak is 5

    @id:core-items-0020 @compute
    Scenario: An Orc blade does not
      Given the emended rules
      And the player is a Ringwraith
      And untapped Asternak is at Variag Camp
      And Asternak bears "Saw-toothed Blade"
      Then the prowess of Asternak is 6

  @rule:core.items.ringwraiths-cannot-use-items
  Rule: The Nine need no tools

    @id:core-items-0021 @compute
    Scenario: A ring of the mind binds nothing in Adûnaphel
      Given the emended rules
      And the player is a Ringwraith
      And untapped Adûnaphel the Ringwraith is at Dol Guldur
      And Adûnaphel the Ringwraith bears "Binding-ring"
      Then the prowess of Adûnaphel the Ringwraith is 8

  @rule:core.items.movement-restrictions-always
  Rule: What binds an item to its place binds whoever takes it along

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Elrond is at Rivendell
      And Elrond bears "LE-332"

    @id:core-items-0022 @card:LE-332 @compute
    Scenario: Elrond cannot use the stone, and cannot take it away
      Given the company is moving to Weathertop by Starter Movement
      When the player passes
      Then "LE-332" is in the discard pile
      And the company is at Weathertop
      And Rivendell is in the location deck
      And the player has 0 item points

    @id:core-items-0023 @compute
    Scenario: It stays with him as long as he stays
      When the player passes
      Then Elrond bears "LE-332"

  @rule:core.items.allies-no-items
  Rule: An Eagle carries no dagger

    Background:
      Given the emended rules
      And it is the organization phase
      And untapped Beorn and untapped Faramir are at Rivendell
      And Beorn bears "Gollum" and "Dagger of Westernesse"

    @id:core-items-0024 @forbid
    Scenario: And Gollum gets none
      When Beorn hands "Dagger of Westernesse" to "Gollum"
      Then it is illegal by core.items.allies-no-items

    @id:core-items-0025 @allow
    Scenario: Faramir does
      When Beorn hands "Dagger of Westernesse" to Faramir
      And the player passes and rolls 4 and 4 for the corruption check
      Then it is legal
      And Faramir bears "Dagger of Westernesse"

  @uses:core.items.points-without-use @uses:core.items.bear-several @rule:core.items.switching-ends-previous
  Rule: Two swords are twice the burden

    @id:core-items-0026 @compute
    Scenario: Aragorn cannot wield them both
      Given the emended rules
      And untapped Aragorn II is at Rivendell
      And Aragorn II bears "Sword of Gondolin" and "Glamdring"
      Then the prowess of Aragorn II is 8
      And the corruption points of Aragorn II are 3
      And the player has 4 item points

  @rule:core.items.begin-using
  Rule: One's own people take up what they bear

    @id:core-items-0027 @forbid
    Scenario: Éowyn of the other side does as she likes
      Given the emended rules
      And it is the organization phase
      And untapped Gimli is at Rivendell
      And the opponent's untapped Éowyn is at Edoras
      And the opponent's Éowyn bears the opponent's "Glamdring" and the opponent's "Dagger of Westernesse"
      When the opponent's Éowyn begins to use the opponent's "Glamdring" at the player's word
      Then it is illegal by core.items.begin-using

  @rule:core.items.begin-using
  Rule: What is in use already is not taken up again, and a friend is no sword

    Background:
      Given the emended rules
      And it is the organization phase
      And untapped Éowyn is at Rivendell
      And Éowyn bears "Glamdring", "Dagger of Westernesse" and "Quickbeam"

    @id:core-items-0028 @forbid
    Scenario: The dagger is in her hand
      Then Éowyn may not begin to use "Dagger of Westernesse" by core.items.begin-using

    @id:core-items-0029 @forbid
    Scenario: Quickbeam is nobody's tool
      Then Éowyn may not begin to use "Quickbeam" by core.items.begin-using

    @id:core-items-0030 @allow
    Scenario: The sword is on her back
      Then Éowyn may begin to use "Glamdring"

  @rule:core.items.one-of-each-type
  Rule: Which blade is in the hand

    @id:core-items-0130 @compute
    Scenario: Glamdring is drawn, and the dagger is in its sheath
      Given the emended rules
      And Éowyn is at Edoras
      And Éowyn bears "Glamdring" and "Dagger of Westernesse"
      And Éowyn uses "Glamdring"
      Then the prowess of Éowyn is 5
      And "Glamdring" is in use
      And "Dagger of Westernesse" is not in use

    @id:core-items-0131 @compute
    Scenario: Of two daggers the second is given away
      Given the emended rules
      And it is the organization phase
      And untapped Éowyn and untapped Gamling the Old are at Edoras
      And Éowyn bears "Dagger of Westernesse" and "Dagger of Westernesse"
      And Éowyn uses the second "Dagger of Westernesse"
      Then the second "Dagger of Westernesse" is in use
      And the first "Dagger of Westernesse" is not in use
      When Éowyn hands the second "Dagger of Westernesse" to Gamling the Old
      And the player passes and rolls 6 and 6 for the corruption check
      Then the first "Dagger of Westernesse" is not in use
      And Gamling the Old bears the second "Dagger of Westernesse"
      And the corruption check of Éowyn was 12

  # Fallen-wizards and Balrogs

  @rule:core.items.fallen-wizard-orcs-minion-only
  Rule: A Fallen-wizard's Orcs use what is theirs

    Background:
      Given the emended rules
      And the player is a Fallen-wizard

    @id:core-items-0201 @compute
    Scenario: A dagger of the West, for carrying
      Given untapped Lugdush is at Isengard
      And Lugdush bears "Dagger of Westernesse"
      Then the prowess of Lugdush is 5

    @id:core-items-0202 @compute
    Scenario: A blade with teeth, for use
      Given untapped Lugdush is at Isengard
      And Lugdush bears "Saw-toothed Blade"
      Then the prowess of Lugdush is 6

    @id:core-items-0203 @compute @uses:core.items.fallen-wizard-both-alignments
    Scenario: Éomer takes from both sides
      Given untapped Éomer is at Isengard
      And Éomer bears "Saw-toothed Blade" and "Hauberk of Bright Mail"
      Then the prowess of Éomer is 4
      And the body of Éomer is 9

    @id:core-items-0204 @compute
    Scenario: Beregond, too, though no Orc of theirs would
      Given untapped Beregond is at Isengard
      And Beregond bears "Dagger of Westernesse"
      Then the prowess of Beregond is 5

  @rule:core.items.balrog-no-hero-item-use
  Rule: The Balrog's people have no use for what heroes carry

    Background:
      Given the emended rules
      And the player is the Balrog
      And untapped Azog is at Moria

    @id:core-items-0205 @compute
    Scenario: A dagger of the West
      Given Azog bears "Dagger of Westernesse"
      Then the prowess of Azog is 6

    @id:core-items-0206 @compute
    Scenario: A blade with teeth
      Given Azog bears "Saw-toothed Blade"
      Then the prowess of Azog is 7

  @rule:core.items.balrog-avatar-cannot-use-items
  Rule: The Balrog needs no blade

    @id:core-items-0207 @compute
    Scenario: A helm, on horns
      Given the emended rules
      And the player is the Balrog
      And untapped The Balrog is at Moria
      And The Balrog bears "High Helm"
      Then the direct influence of The Balrog is 6

    @id:core-items-0208 @compute
    Scenario: A helm, on a head
      Given the emended rules
      And the player is the Balrog
      And untapped Azog is at Moria
      And Azog bears "High Helm"
      Then the direct influence of Azog is 3

  @rule:core.items.begin-using
  Rule: Only an item is taken up

    @id:core-items-0602 @forbid
    Scenario: Who has just come along is nothing to take up
      Given the emended rules
      And untapped Éowyn is at Wellinghall
      And the company has entered the site
      And the player holds "Quickbeam"
      When Éowyn plays "Quickbeam"
      And the opponent passes
      Then Éowyn may not begin to use "Quickbeam" by core.items.begin-using
      And Éowyn bears "Quickbeam"
      And Éowyn and the site are tapped
      And the player has 2 ally points

  @rule:core.items.one-of-each-type
  Rule: Whoever uses nothing of the kind uses what is given

    Background:
      Given the emended rules
      And it is the organization phase
      And untapped Éowyn and untapped Beregond are at Edoras

    @id:core-items-0603 @compute
    Scenario: Beregond has no sword yet
      Given Éowyn bears "Glamdring"
      When Éowyn hands "Glamdring" to Beregond and rolls 6 and 5 for the corruption check
      Then Beregond bears "Glamdring"
      And "Glamdring" is in use

    @id:core-items-0604 @compute
    Scenario: A loaf is no sword
      Given Éowyn bears "Cram"
      And Beregond bears "Glamdring"
      When Éowyn hands "Cram" to Beregond and rolls 6 and 5 for the corruption check
      Then Beregond bears "Cram" and "Glamdring"
      And "Cram" is in use
      And "Glamdring" is in use

    @id:core-items-0605 @compute
    Scenario: What he has in the pack is in nobody's way
      Given Éowyn bears "Dagger of Westernesse"
      And Beregond bears "Glamdring" and "Sting"
      And Beregond uses "Sting"
      When Beregond hands "Sting" to Éowyn and rolls 6 and 5 for the corruption check
      And Éowyn hands "Dagger of Westernesse" to Beregond and rolls 6 and 5 for the corruption check
      Then Éowyn bears "Sting"
      And Beregond bears "Glamdring" and "Dagger of Westernesse"
      And "Dagger of Westernesse" is in use
      And "Glamdring" is not in use

  @rule:core.items.points-without-use @rule:core.items.bear-several
  Rule: A sword that is not used counts as well

    @id:following-0010 @compute
    Scenario: Éowyn bears two swords and uses one
      Given the emended rules
      And it is the organization phase
      And untapped Éowyn is at Bree
      And Éowyn bears "Glamdring" and "Sword of Gondolin"
      And Éowyn uses "Glamdring"
      Then the player has 4 item points
      And the corruption points of Éowyn are 3
      And the prowess of Éowyn is 5

  @rule:core.items.fallen-wizard-both-alignments
  Rule: A Fallen-wizard's people use what they find

    @id:following-0011 @compute
    Scenario: Faramir uses the blade of an Orc for a Fallen-wizard
      Given the emended rules
      And the player is the Fallen-wizard Saruman
      And it is the organization phase
      And untapped Faramir is at Bree
      And Faramir bears "Saw-toothed Blade"
      Then the prowess of Faramir is 6
