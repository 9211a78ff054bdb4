Feature: Quiet ways, and those who stand up

  Companies that go unseen, orders, oaths, and help against Dragons.

  @card:BA-29 @card:BA-37
  Rule: They go from region to region, and not far

    @id:cards-quiet-ways-0001 @forbid
    Scenario Outline: With <card> they go four regions no more
      Given the emended rules
      And the player is <kind>
      And it is the organization phase
      And untapped <who> is at <haven>
      And <card> lies on the company
      When the company moves to <far>
      Then it is illegal by core.movement.declared-movement-must-be-valid

      Examples:
        | case  | card                     | kind         | who     | haven              | far                 |
        | crept | "Crept Along Carefully"  | a Wizard     | Beretar | Rivendell          | Isengard            |
        | dark  | "Going Ever Under Dark"  | a Ringwraith | Gorbag  | the minion Carn Dûm | the minion Thranduil’s Halls |

    @id:cards-quiet-ways-0006 @allow
    Scenario Outline: Others go as far as <far>
      Given the emended rules
      And the player is <kind>
      And it is the organization phase
      And untapped <who> is at <haven>
      When the company moves to <far>
      Then it is legal
      And <far> is in play

      Examples:
        | case  | kind         | who     | haven              | far                 |
        | crept | a Wizard     | Beretar | Rivendell          | Isengard            |
        | dark  | a Ringwraith | Gorbag  | the minion Carn Dûm | the minion Thranduil’s Halls |

    @id:cards-quiet-ways-0002 @compute
    Scenario Outline: With <card> there is less to fear
      Given the emended rules
      And the player is <kind>
      And it is the movement/hazard phase
      And untapped <who> are at <haven>
      And <card> lies on the company
      And the company is moving to <site> by <way>
      Then the hazard limit of the company is 2

      Examples:
        | case  | card                     | kind         | who     | haven              | site             | way                  |
        | crept | "Crept Along Carefully"  | a Wizard     | Beretar, untapped Gimli and untapped Legolas | Rivendell          | Bree | Rhudaur and Arthedain |
        | dark  | "Going Ever Under Dark"  | a Ringwraith | Gorbag, untapped Layos and untapped Ufthak | the minion Carn Dûm | the minion Mount Gram | Angmar |

    @id:cards-quiet-ways-0003 @forbid
    Scenario Outline: With <card> they know no short way
      Given the emended rules
      And the player is <kind>
      And it is the movement/hazard phase
      And untapped <who> is at <haven>
      And <card> lies on the company
      And the company is moving to <site>
      When the company travels by Starter Movement
      Then it is illegal by core.movement-hazard.declare-movement-type

      Examples:
        | case  | card                     | kind         | who     | haven              | site             |
        | crept | "Crept Along Carefully"  | a Wizard     | Beretar | Rivendell          | Bree |
        | dark  | "Going Ever Under Dark"  | a Ringwraith | Gorbag  | the minion Carn Dûm | the minion Mount Gram |

    @id:cards-quiet-ways-0004 @forbid
    Scenario: Who creeps does not go below
      Given the emended rules
      And it is the organization phase
      And untapped Beretar is at Moria
      And "Crept Along Carefully" lies on the company
      When the company moves to The Under-gates
      Then it is illegal by the text of "Crept Along Carefully"

    @id:cards-quiet-ways-0005 @allow
    Scenario: Who goes in the dark does
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped Gorbag is at Moria
      And "Going Ever Under Dark" lies on the company
      When the company moves to The Under-gates
      Then it is legal
      And The Under-gates is in play

  @card:BA-29 @card:BA-37
  Rule: They are not found

    @id:cards-quiet-ways-0011 @compute
    Scenario: Aragorn hides them all
      Given the emended rules
      And the player is a Ringwraith
      And it is the site phase
      And untapped Gorbag is at Moria
      And the company has entered the site
      And the opponent's untapped Aragorn II is at Moria
      And the opponent's "Crept Along Carefully" lies on Aragorn II's company
      When Gorbag's company attacks Aragorn II's company
      And the opponent uses "Crept Along Carefully" and rolls 4 and 3
      Then there is no attack
      And "Crept Along Carefully" is in the discard pile

    @id:cards-quiet-ways-0012 @compute
    Scenario: Legolas alone does not
      Given the emended rules
      And the player is a Ringwraith
      And it is the site phase
      And untapped Gorbag is at Moria
      And the company has entered the site
      And the opponent's untapped Gimli is at Moria
      And the opponent's "Crept Along Carefully" lies on Gimli's company
      When Gorbag's company attacks Gimli's company
      And the opponent uses "Crept Along Carefully" and rolls 4 and 3
      Then "Crept Along Carefully" is in the discard pile
      And the attack is not detainment

    @id:cards-quiet-ways-0013 @compute
    Scenario: An Orc who scouts knows where to hide
      Given the emended rules
      And the opponent is a Ringwraith
      And it is the site phase
      And untapped Aragorn II is at Moria
      And the company has entered the site
      And the opponent's untapped Ufthak is at Moria
      And the opponent's "Going Ever Under Dark" lies on Ufthak's company
      When Aragorn II's company attacks Ufthak's company
      And the opponent uses "Going Ever Under Dark" and rolls 4 and 3
      Then "Going Ever Under Dark" is in the discard pile

    @id:cards-quiet-ways-0014 @forbid
    Scenario: From Wargs nobody hides so
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Aragorn II is at Rivendell
      And "Crept Along Carefully" lies on the company
      And the company is moving to Bree by Rhudaur and Arthedain
      And the opponent holds "Wargs"
      When the opponent plays the creature "Wargs" on the company keyed to a Wilderness
      Then the player may not use "Crept Along Carefully" now by the text of "Crept Along Carefully"
      And "Wargs" is in play

    @id:cards-quiet-ways-0015 @allow
    Scenario Outline: Who has enough of <card> lets it go
      Given the emended rules
      And the player is <kind>
      And it is the organization phase
      And untapped <who> is at <haven>
      And <card> lies on the company
      When the player uses <card> for its second effect
      Then <card> is in the discard pile

      Examples:
        | case  | card                     | kind         | who     | haven              |
        | crept | "Crept Along Carefully"  | a Wizard     | Beretar | Rivendell          |
        | dark  | "Going Ever Under Dark"  | a Ringwraith | Gorbag  | the minion Carn Dûm |

  @card:BA-70
  Rule: The great demon has them get along

    Background:
      Given the emended rules
      And the player is the Balrog
      And it is the organization phase

    @id:cards-quiet-ways-0021 @allow
    Scenario: Azog and Bolg set out together
      Given untapped Azog and untapped Bolg are at The Under-leas
      And "Orders from the Great Demon" lies on the company
      When the company moves to The Under-vaults
      Then it is legal
      And The Under-vaults is in play

    @id:cards-quiet-ways-0022 @forbid
    Scenario: Unless nobody has told them to
      Given untapped Azog and untapped Bolg are at The Under-leas
      When the company moves to The Under-vaults
      Then it is illegal by core.organization.one-leader-per-company

    @id:cards-quiet-ways-0023 @forbid
    Scenario: A third is one too many
      Given untapped Azog, untapped Bolg and untapped Umagaur are at The Under-leas
      And "Orders from the Great Demon" lies on the company
      When the company moves to The Under-vaults
      Then it is illegal by core.organization.one-leader-per-company

  @card:BA-18
  Rule: Even the Balrog may flee

    Background:
      Given the emended rules
      And the player is the Balrog
      And the opponent holds "Barrow-wight" and "Orc-guard"

    @id:cards-quiet-ways-0031 @compute
    Scenario: From what is stronger than he
      Given it is the movement/hazard phase
      And untapped The Balrog is at The Under-leas
      And the opponent holds "Fled into Darkness"
      When the opponent plays the creature "Barrow-wight" on the company keyed to a Shadow-hold
      And The Balrog faces the strike
      And the opponent plays "Fled into Darkness" on The Balrog
      Then the strike against The Balrog was cancelled
      And The Balrog is tapped
      And "Fled into Darkness" lies on The Balrog
      And "Barrow-wight" is in the discard pile

    @id:cards-quiet-ways-0032 @forbid
    Scenario: Not from Orcs
      Given it is the movement/hazard phase
      And untapped The Balrog is at The Under-leas
      And the opponent holds "Fled into Darkness" and "Like the Crash of Battering-rams"
      When the opponent plays the creature "Orc-guard" on the company keyed to a Shadow-hold
      And The Balrog faces the strike
      And the opponent plays "Fled into Darkness" on The Balrog
      Then it is illegal by the text of "Fled into Darkness"
      And "Orc-guard" is in play

    @id:cards-quiet-ways-0033 @compute
    Scenario: It takes him a while to come back
      Given it is the untap phase
      And tapped The Balrog is at The Under-leas
      And The Balrog bears "Fled into Darkness"
      When the player untaps The Balrog
      Then The Balrog is tapped
      And "Fled into Darkness" is in the discard pile

  @card:BA-33
  Rule: A Hobbit is sworn in

    Background:
      Given the emended rules
      And the player holds "To Fealty Sworn"

    @id:cards-quiet-ways-0041 @allow
    Scenario: Pippin is with the king
      Given it is the organization phase
      And untapped Aragorn II and untapped Pippin are at Rivendell
      And Aragorn II bears "Return of the King"
      When the player plays "To Fealty Sworn" on Pippin
      Then it is legal
      And "To Fealty Sworn" lies on Pippin
      And the player has 4 miscellaneous points

    @id:cards-quiet-ways-0042 @forbid
    Scenario: The king is yet to come
      Given it is the organization phase
      And untapped Aragorn II and untapped Pippin are at Rivendell
      When the player plays "To Fealty Sworn" on Pippin
      Then it is illegal by the text of "To Fealty Sworn"

    @id:cards-quiet-ways-0043 @allow
    Scenario: Merry rides with the Rohirrim
      Given untapped Théoden and untapped Merry are at Edoras
      And the company has entered the site
      And the player holds "Riders of Rohan"
      When Théoden influences "Riders of Rohan" and rolls 6 and 6
      And the player plays "To Fealty Sworn" on Merry
      Then it is legal
      And Théoden and the site are tapped
      And "To Fealty Sworn" lies on Merry
      And "Riders of Rohan" is in the marshalling-point pile
      And the player has 3 faction points
      And the player has 1 miscellaneous points

    @id:cards-quiet-ways-0044 @forbid
    Scenario: They have not come yet
      Given untapped Théoden and untapped Merry are at Edoras
      And the company has entered the site
      When the player plays "To Fealty Sworn" on Merry
      Then it is illegal by the text of "To Fealty Sworn"

  @card:TD-97
  Rule: The folk are alert

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Celeborn is at Rivendell
      And the company is moving to Goblin-gate by Rhudaur and High Pass
      And the player holds "Alert the Folk" and "Beornings"
      And the opponent holds "Cave-drake"

    @id:cards-quiet-ways-0051 @compute
    Scenario: The Beornings send help
      When the opponent plays the creature "Cave-drake" on the company keyed to a Wilderness
      And the player plays "Alert the Folk"
      And Celeborn faces the strike and rolls 1 and 1, then 1 and 1 for the body check
      Then the total of Celeborn against the strike was 9
      And Celeborn is wounded
      And "Alert the Folk", "Beornings" and "Cave-drake" are in the discard pile

    @id:cards-quiet-ways-0052 @compute
    Scenario: And so do the Men of Northern Rhovanion
      Given the player holds "Men of Northern Rhovanion"
      When the opponent plays the creature "Cave-drake" on the company keyed to a Wilderness
      And the player plays "Alert the Folk"
      And the player chooses "Beornings" for "Alert the Folk"
      And the player chooses "Men of Northern Rhovanion" for "Alert the Folk"
      And Celeborn faces the strike and rolls 1 and 1
      Then the total of Celeborn against the strike was 11
      And Celeborn is tapped
      And "Alert the Folk", "Beornings" and "Men of Northern Rhovanion" are in the discard pile
      And "Cave-drake" is in the player's marshalling-point pile
      And the player has 1 kill point

  @card:TD-97
  Rule: Those who live far away are not

    @id:cards-quiet-ways-0053 @forbid
    Scenario: The Riders of Rohan do not hear of it
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Celeborn is at Rivendell
      And the company is moving to Goblin-gate by Rhudaur and High Pass
      And the player holds "Alert the Folk" and "Riders of Rohan"
      And the opponent holds "Cave-drake"
      When the opponent plays the creature "Cave-drake" on the company keyed to a Wilderness
      And the player plays "Alert the Folk"
      Then it is illegal by the text of "Alert the Folk"
      And "Cave-drake" is in play
