Feature: A brooch that is lost in the place of another item

  It goes, and what somebody was to lose stays.

  @card:DM-171
  Rule: Leaf Brooch

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Annalena and untapped Beretar are at Rivendell
      And the company is moving to Bree by Starter Movement
      And Annalena bears "Horn of Anor" and "Book of Mazarbul"

    @id:cards-brooches-0001 @allow
    Scenario: It is discarded for an item that Brigands take from a companion
      Given Beretar bears "Leaf Brooch"
      And the opponent holds "Brigands"
      When the opponent plays the creature "Brigands" on the company keyed to a Wilderness
      And Annalena faces the strike and rolls 1 and 1
      And the player chooses "Horn of Anor" for "Brigands"
      And the player chooses "Leaf Brooch" for "Leaf Brooch" and rolls 1 and 1 for the body check
      And Beretar faces the strike and rolls 6 and 6
      Then it is legal
      And "Leaf Brooch" and "Brigands" are in the discard pile
      And Annalena bears "Horn of Anor"
      And Annalena is wounded
      And Beretar is tapped

    @id:cards-brooches-0002 @allow
    Scenario: The item goes if its player wants to keep the brooch
      Given Beretar bears "Leaf Brooch"
      And the opponent holds "Brigands"
      When the opponent plays the creature "Brigands" on the company keyed to a Wilderness
      And Annalena faces the strike and rolls 1 and 1
      And the player chooses "Horn of Anor" for "Brigands"
      And the player chooses "Horn of Anor" for "Leaf Brooch" and rolls 1 and 1 for the body check
      And Beretar faces the strike and rolls 6 and 6
      Then it is legal
      And "Horn of Anor" and "Brigands" are in the discard pile
      And Beretar bears "Leaf Brooch"
      And Annalena is wounded
      And Beretar is tapped

    @id:cards-brooches-0003 @forbid
    Scenario: For a special item it is not
      Given Beretar bears "Leaf Brooch"
      And the opponent holds "Brigands"
      When the opponent plays the creature "Brigands" on the company keyed to a Wilderness
      And Annalena faces the strike and rolls 1 and 1
      And the player chooses "Book of Mazarbul" for "Brigands" and rolls 1 and 1 for the body check
      And Beretar faces the strike and rolls 6 and 6
      Then "Book of Mazarbul" and "Brigands" are in the discard pile
      And the player has 0 item points
      And Beretar bears "Leaf Brooch"
      And Annalena is wounded
      And Beretar is tapped

    @id:cards-brooches-0004 @forbid
    Scenario: For an item of another company it is not
      Given untapped Elladan is at Edoras
      And Elladan bears "Leaf Brooch"
      And the opponent holds "Brigands"
      When the opponent plays the creature "Brigands" on Annalena's company keyed to a Wilderness
      And Annalena faces the strike and rolls 1 and 1
      And the player chooses "Horn of Anor" for "Brigands" and rolls 1 and 1 for the body check
      And Beretar faces the strike and rolls 6 and 6
      Then "Horn of Anor" and "Brigands" are in the discard pile
      And Elladan bears "Leaf Brooch"
      And Annalena is wounded
      And Beretar is tapped

    @id:cards-brooches-0005 @compute
    Scenario: It goes for one item only where all are to be lost
      Given Beretar bears "Leaf Brooch"
      And Annalena bears "Star-glass"
      And the company has faced "TW-16" this turn
      And the opponent holds "TW-103"
      When the opponent plays the creature "TW-103" on the company keyed to a Wilderness
      And the player assigns a strike to Annalena
      And Annalena faces the strike and rolls 1 and 1
      And the player chooses "Leaf Brooch" for "Leaf Brooch"
      And the player chooses "Star-glass" for "Leaf Brooch" and rolls 1 and 1 for the body check
      Then "Leaf Brooch", "Star-glass" and "TW-103" are in the discard pile
      And Annalena bears "Horn of Anor" and "Book of Mazarbul"
      And Annalena is wounded

    @id:cards-brooches-0007 @forbid
    Scenario: The brooch that went for one item does not go for another
      Given Beretar bears "Leaf Brooch"
      And Annalena bears "Star-glass"
      And the company has faced "TW-16" this turn
      And the opponent holds "TW-103"
      When the opponent plays the creature "TW-103" on the company keyed to a Wilderness
      And the player assigns a strike to Annalena
      And Annalena faces the strike and rolls 1 and 1
      And the player chooses "Leaf Brooch" for "Leaf Brooch"
      And the player chooses "Leaf Brooch" for "Leaf Brooch" now
      Then it is illegal by core.actions.needs-allowance
      And "Leaf Brooch" is in the discard pile now
      And Annalena is wounded now
      And "TW-103" is in play now

    @id:cards-brooches-0006 @allow
    Scenario: It is discarded for an item that a thief takes from its own bearer
      Given Annalena bears "Leaf Brooch"
      And the opponent holds "Thief"
      When the opponent plays the creature "Thief" on the company keyed to a Border-hold
      And the player assigns a strike to Annalena
      And Annalena faces the strike and rolls 1 and 1
      And the player chooses "Horn of Anor" for "Thief"
      And the player chooses "Leaf Brooch" for "Leaf Brooch"
      Then it is legal
      And "Leaf Brooch" and "Thief" are in the discard pile
      And Annalena bears "Horn of Anor"

  @card:DM-171
  Rule: A brooch and a gold ring

    @id:cards-brooches-0008 @allow
    Scenario: It is discarded for a gold ring that was tested, which its bearer keeps beside the new ring
      Given the emended rules
      And it is the organization phase
      And untapped Elrond and untapped Pippin are at Rivendell
      And Pippin bears "Beautiful Gold Ring"
      And Elrond bears "Leaf Brooch"
      And the player holds "Test of Form" and "Magic Ring of Words"
      When the player plays "Test of Form" with Elrond on "Beautiful Gold Ring" and rolls 3 and 2 for the ring test
      And the player chooses "Leaf Brooch" for "Leaf Brooch"
      And Pippin plays "Magic Ring of Words" in the place of "Beautiful Gold Ring"
      Then it is legal
      And "Leaf Brooch" and "Test of Form" are in the discard pile
      And Pippin bears "Beautiful Gold Ring" and "Magic Ring of Words"
      And the player has 4 item points
