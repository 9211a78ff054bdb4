Feature: The Lady veils what minions look for

  @card:AS-13
  Rule: Lady of the Golden Wood, as an event

    Background:
      Given the emended rules

    @id:cards-golden-wood-0001 @compute
    Scenario: A minion player does not search his discard pile
      Given the player is a Ringwraith
      And it is the organization phase
      And untapped Layos is at Dol Guldur
      And the opponent has "Lady of the Golden Wood" in play
      And the player holds "Weigh All Things to a Nicety"
      And the player's discard pile holds "Southrons" and "Regiment of Black Crows"
      When the player plays "Weigh All Things to a Nicety"
      Then it is legal
      And "Southrons", "Regiment of Black Crows" and "Weigh All Things to a Nicety" are in the discard pile

    @id:cards-golden-wood-0002 @compute
    Scenario: What is in the sideboard he may still have
      Given the player is a Ringwraith
      And it is the organization phase
      And untapped Layos is at Dol Guldur
      And the opponent has "Lady of the Golden Wood" in play
      And the player holds "Weigh All Things to a Nicety"
      And the player's sideboard holds "The Witch-king"
      And the player's discard pile holds "Southrons"
      When the player plays "Weigh All Things to a Nicety" and shuffles
      Then it is legal
      And "The Witch-king" is in the play deck
      And "Southrons" and "Weigh All Things to a Nicety" are in the discard pile

    @id:cards-golden-wood-0003 @compute
    Scenario: A Wizard player searches as ever
      Given it is the organization phase
      And untapped Beretar is at Rivendell
      And the opponent has "Lady of the Golden Wood" in play
      And the player holds "Smoke Rings"
      And the player's discard pile holds "Marvels Told"
      When the player plays "Smoke Rings" and shuffles
      Then it is legal
      And "Marvels Told" is in the play deck
      And "Smoke Rings" is in the discard pile

    @id:cards-golden-wood-0004 @compute
    Scenario: When a play deck is exhausted, she is discarded
      Given it is the end-of-turn phase
      And untapped Glóin is at Rivendell
      And the opponent's untapped Gorbag is at Dol Guldur
      And the player holds "Glamdring", "Ringil", "Belegennon", "Magical Harp", "Horn of Defiance", "Enruned Shield" and "Star-glass"
      And the player's play deck holds "Sting"
      And the player's discard pile holds "Elf-stone"
      And the opponent has "Lady of the Golden Wood" in play
      When the player passes and shuffles
      Then "Lady of the Golden Wood" is in the discard pile
      And "Sting" is in hand
      And "Elf-stone" is in the play deck
