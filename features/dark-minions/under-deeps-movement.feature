Feature: Under-deeps movement

  It is easy to go down. Whoever is below has to find the way.

  @rule:dark-minions.under-deeps-movement.from-surface
  Rule: From above, there is one way more

    Background:
      Given the minions-emended rules
      And it is the organization phase
      And untapped Glóin is at Mount Gundabad

    @id:minions-under-deeps-movement-0001 @allow
    Scenario: Down into the Under-leas
      When the company moves to The Under-leas
      Then it is legal
      And The Under-leas is in play

    @id:minions-under-deeps-movement-0002 @allow
    Scenario: Or over the hills to Carn Dûm
      When the company moves to Carn Dûm
      Then it is legal
      And Carn Dûm is in play

    @id:minions-under-deeps-movement-0003 @forbid
    Scenario: But not straight to what lies below Carn Dûm
      When the company moves to The Iron-deeps
      Then it is illegal by core.movement.declared-movement-must-be-valid

  @rule:dark-minions.under-deeps-movement.from-under-deeps-only-adjacent
  Rule: From below, only the ways that are listed

    Background:
      Given it is the organization phase
      And untapped Glóin is at The Under-grottos

    @id:minions-under-deeps-movement-0004 @allow
    Scenario: Along to the Under-leas
      Given the minions-emended rules
      When the company moves to The Under-leas
      Then it is legal
      And The Under-leas is in play

    @id:minions-under-deeps-movement-0005 @forbid
    Scenario: Rivendell is near, but above
      When the company moves to Rivendell
      Then under the minions-printed rules it is illegal by core.movement.declared-movement-must-be-valid
      And under the minions-emended rules it is illegal by core.movement.declared-movement-must-be-valid

    @id:minions-under-deeps-movement-0006 @allow
    Scenario: And nobody has to go
      Given the minions-emended rules
      When the player passes
      Then the company is at The Under-grottos

  @rule:dark-minions.under-deeps-movement.difficulty-number
  Rule: What counts is the number at the site that is left

    Background:
      Given the minions-emended rules
      And the player is a Ringwraith
      And it is the long-event phase

    @id:minions-under-deeps-movement-0007 @compute
    Scenario: The Under-grottos say seven of the Under-leas
      Given untapped Ostisen is at The Under-grottos
      And the company is moving to The Under-leas
      When the player passes and rolls 3 and 3 for the under-deeps roll
      Then the new site of the company is The Under-grottos
      And The Under-leas is in the location deck
      And the company is at The Under-grottos

    @id:minions-under-deeps-movement-0008 @compute
    Scenario: The Under-leas say five of the Iron-deeps
      Given untapped Ostisen is at The Under-leas
      And the company is moving to The Iron-deeps
      When the player passes and rolls 2 and 3 for the under-deeps roll
      Then the new site of the company is The Iron-deeps
      And the opponent can see The Iron-deeps
      And the company is on its way

  @rule:dark-minions.under-deeps-movement.roll-when-revealed
  Rule: The dice come first

    Background:
      Given the minions-emended rules
      And it is the long-event phase
      And untapped Glóin is at The Iron-deeps

    @id:minions-under-deeps-movement-0009 @order
    Scenario: On the way to the Under-vaults
      Given the company is moving to The Under-vaults
      When the player passes and rolls 4 and 4 for the under-deeps roll
      Then the opponent can see The Under-vaults
      And the company is on its way

    @id:minions-under-deeps-movement-0010 @order
    Scenario: Who stays does not roll
      When the player passes
      Then the company is at The Iron-deeps

  @rule:dark-minions.under-deeps-movement.roll-success
  Rule: As high as the number is high enough

    @id:minions-under-deeps-movement-0011 @order
    Scenario Outline: A <sum> to the Under-vaults
      Given the minions-emended rules
      And it is the long-event phase
      And untapped Glóin is at The Iron-deeps
      And the company is moving to The Under-vaults
      When the player passes and rolls <dice> for the under-deeps roll
      Then the new site of the company is The Under-vaults
      And the opponent can see The Under-vaults
      And the company is on its way
      When the player passes
      Then it is the site phase
      And the company is at The Under-vaults
      And The Iron-deeps is in the location deck
      And the company may enter The Under-vaults

      Examples:
        | case   | sum | dice    |
        | just   | 7   | 3 and 4 |
        | easily | 12  | 6 and 6 |

  @rule:dark-minions.under-deeps-movement.roll-failure
  Rule: Less, and they have not moved

    Background:
      Given the minions-emended rules
      And it is the long-event phase
      And untapped Glóin and untapped Gimli are at The Iron-deeps
      And the company is moving to The Under-vaults
      And the opponent holds "Cave-drake"

    @id:minions-under-deeps-movement-0012 @order
    Scenario: They are still in the Iron-deeps, and so are the hazards
      When the player passes and rolls 3 and 3 for the under-deeps roll
      Then the new site of the company is The Iron-deeps
      And The Under-vaults is in the location deck
      And the company is at The Iron-deeps
      And the player may not draw a card by core.movement-hazard.resource-player-draw

    @id:minions-under-deeps-movement-0013 @allow
    Scenario: They may enter where they are
      When the player passes and rolls 3 and 3 for the under-deeps roll
      Then The Under-vaults is in the location deck
      When the company enters The Iron-deeps
      Then it is legal
      And the attack comes from The Iron-deeps

  @rule:dark-minions.under-deeps-movement.surface-to-deep-no-roll
  Rule: No luck is needed to get down

    @id:minions-under-deeps-movement-0014 @order
    Scenario: From Goblin-gate
      Given the minions-emended rules
      And it is the long-event phase
      And untapped Glóin is at Goblin-gate
      And the company is moving to The Under-grottos
      When the player passes
      Then the new site of the company is The Under-grottos
      And the opponent can see The Under-grottos
      And the company is on its way

  @rule:dark-minions.under-deeps-movement.deep-to-surface-zero
  Rule: Nor to get up

    @id:minions-under-deeps-movement-0015 @order
    Scenario: To Carn Dûm, with two ones
      Given the minions-emended rules
      And it is the long-event phase
      And untapped Glóin is at The Iron-deeps
      And the company is moving to Carn Dûm
      When the player passes and rolls 1 and 1 for the under-deeps roll
      Then the new site of the company is Carn Dûm
      And the opponent can see Carn Dûm
      And the company is on its way

  @rule:dark-minions.under-deeps-movement.example-iron-deeps
  Rule: The ways from The Iron-deeps

    @id:minions-under-deeps-movement-0016 @order
    Scenario: A six leads to the Under-leas
      Given it is the long-event phase
      And untapped Glóin is at The Iron-deeps
      And the company is moving to The Under-leas
      When the player passes and rolls 3 and 3 for the under-deeps roll
      Then under the minions-printed rules the new site of the company is The Under-leas
      And under the minions-emended rules the new site of the company is The Under-leas
      And the opponent can see The Under-leas
      And the company is on its way

    @id:minions-under-deeps-movement-0017 @order
    Scenario: A five does not
      Given the minions-emended rules
      And it is the long-event phase
      And untapped Glóin is at The Iron-deeps
      And the company is moving to The Under-leas
      When the player passes and rolls 2 and 3 for the under-deeps roll
      Then the new site of the company is The Iron-deeps
      And The Under-leas is in the location deck
      And the company is at The Iron-deeps

    @id:minions-under-deeps-movement-0018 @forbid
    Scenario: Mount Gram lies above another site
      Given the minions-emended rules
      And it is the organization phase
      And untapped Glóin is at The Iron-deeps
      Then the company may not move to Mount Gram by core.movement.declared-movement-must-be-valid
      And the company may move to Carn Dûm

  @rule:dark-minions.under-deeps-movement.roll-failure @rule:core.movement-hazard.under-deeps-roll
  Rule: What is keyed then is keyed to where they are

    Background:
      Given the minions-emended rules
      And it is the long-event phase
      And untapped Glóin and untapped Gimli are at The Iron-deeps
      And the company is moving to The Under-vaults
      And the opponent holds "Half-trolls of Far Harad"

    @id:minions-under-deeps-movement-0019 @allow
    Scenario: The Iron-deeps are a Dark-hold, and the Trolls know it
      When the player passes and rolls 3 and 3 for the under-deeps roll
      And the opponent plays the creature "Half-trolls of Far Harad" on the company keyed to a Dark-hold
      Then it is legal
      And the attack comes from "Half-trolls of Far Harad"
      And "Half-trolls of Far Harad" is in play
      And The Under-vaults is in the location deck
      And the company is at The Iron-deeps

  @rule:dark-minions.under-deeps-movement.surface-to-deep-no-roll @rule:dark-minions.under-deeps-movement.difficulty-number @rule:core.movement-hazard.under-deeps-roll
  Rule: The number is on the card that is left

    @id:minions-under-deeps-movement-0020 @compute
    Scenario: From The Under-grottos to the Under-leas, with an eight
      Given the minions-emended rules
      And it is the long-event phase
      And untapped Glóin is at The Under-grottos
      And the company is moving to The Under-leas
      When the player passes and rolls 4 and 4 for the under-deeps roll
      Then the new site of the company is The Under-leas
      And the opponent can see The Under-leas
      And the company is on its way

    @id:minions-under-deeps-movement-0021 @compute
    Scenario: With a seven they stay
      Given the minions-emended rules
      And it is the long-event phase
      And untapped Glóin is at The Under-grottos
      And the company is moving to The Under-leas
      When the player passes and rolls 3 and 4 for the under-deeps roll
      Then the new site of the company is The Under-grottos
      And The Under-leas is in the location deck
      And the company is at The Under-grottos

  @rule:dark-minions.under-deeps-movement.roll-failure
  Rule: Whether who has lost the way was sent back

    Background:
      Given the minions-emended rules
      And it is the long-event phase
      And untapped Glóin and untapped Gimli are at The Iron-deeps
      And the company is moving to The Under-vaults
      And the opponent holds "Half-trolls of Far Harad"
      When the player passes and rolls 3 and 3 for the under-deeps roll

    @id:minions-under-deeps-movement-0022 @allow
    Scenario: They are where they were, and may enter
      Given reading a of q.dark-minions.failed-roll-aftermath
      When it is asked whether the company may enter The Iron-deeps
      Then it is legal
      And The Under-vaults is in the location deck
      And the company is at The Iron-deeps

    @id:minions-under-deeps-movement-0023 @forbid
    Scenario: Or they were returned, and do nothing any more
      Given reading b of q.dark-minions.failed-roll-aftermath
      When it is asked whether the company may enter The Iron-deeps
      Then it is illegal by core.movement-hazard.returned-company-site-phase
      And The Under-vaults is in the location deck
      And the company is at The Iron-deeps

  @rule:dark-minions.under-deeps-movement.deep-to-surface-zero
  Rule: One way up is hard, by its card

    Background:
      Given the minions-emended rules
      And the player is a Balrog
      And it is the long-event phase
      And untapped Lagduf is at The Drowning-deeps
      And the company is moving to Blue Mountain Dwarf-hold

    @id:minions-under-deeps-movement-0024 @compute
    Scenario: A twelve is not enough
      Given reading a of q.dark-minions.odd-under-deeps-sites
      When the player passes and rolls 6 and 6 for the under-deeps roll
      Then the new site of the company is The Drowning-deeps
      And Blue Mountain Dwarf-hold is in the location deck
      And the company is at The Drowning-deeps

    @id:minions-under-deeps-movement-0025 @compute
    Scenario: Or any roll is, as it is the first that is listed
      Given reading b of q.dark-minions.odd-under-deeps-sites
      When the player passes and rolls 1 and 1 for the under-deeps roll
      Then the new site of the company is Blue Mountain Dwarf-hold
      And the opponent can see Blue Mountain Dwarf-hold
      And the company is on its way

  @rule:dark-minions.under-deeps-movement.roll-failure
  Rule: Who finds the way was not sent anywhere

    @id:minions-under-deeps-movement-0026 @compute
    Scenario: A seven is just enough for the vaults
      Given the minions-emended rules
      And reading b of q.dark-minions.failed-roll-aftermath
      And it is the long-event phase
      And untapped Glóin and untapped Gimli are at The Iron-deeps
      And the company is moving to The Under-vaults
      When the player passes and rolls 4 and 3 for the under-deeps roll
      Then the new site of the company is The Under-vaults
      And the opponent can see The Under-vaults
      And the company is on its way
      When the player passes
      Then it is the site phase
      And the company is at The Under-vaults
      And The Iron-deeps is in the location deck
      And the company may enter The Under-vaults

  @rule:dark-minions.under-deeps-movement.deep-to-surface-zero
  Rule: Only the way up is sure

    @id:minions-under-deeps-movement-0027 @compute
    Scenario: Lagduf loses his way to the vaults
      Given the minions-emended rules
      And reading b of q.dark-minions.odd-under-deeps-sites
      And the player is a Balrog
      And it is the long-event phase
      And untapped Lagduf is at The Drowning-deeps
      And the company is moving to The Under-vaults
      When the player passes and rolls 1 and 1 for the under-deeps roll
      Then the new site of the company is The Drowning-deeps
      And The Under-vaults is in the location deck
      And the company is at The Drowning-deeps
