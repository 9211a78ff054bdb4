Feature: Cards for checks

  A word of encouragement, a friend at one's side, a sword on the table.

  @card:TW-292
  Rule: New Friendship

    Background:
      Given the emended rules
      And untapped Imrahil and untapped Beretar are at Edoras
      And the company has entered the site
      And the player holds "Riders of Rohan" and "New Friendship"

    @id:cards-checks-0001 @compute
    Scenario: Imrahil knows whom to ask
      When Imrahil influences "Riders of Rohan"
      And the player plays "New Friendship" on Imrahil and rolls 2 and 2 for the influence check
      Then it is legal
      And "Riders of Rohan" is in the marshalling-point pile
      And "New Friendship" is in the discard pile
      And Imrahil and the site are tapped
      And the player has 3 faction points

    @id:cards-checks-0002 @compute
    Scenario: It is just not enough
      When Imrahil influences "Riders of Rohan"
      And the player plays "New Friendship" on Imrahil and rolls 1 and 2 for the influence check
      Then it is legal
      And "Riders of Rohan" and "New Friendship" are in the discard pile
      And Imrahil is tapped

    @id:cards-checks-0003 @forbid
    Scenario: Beretar is no diplomat
      Given the player holds "A Friend or Three"
      When Beretar influences "Riders of Rohan"
      And the player plays "New Friendship" on Beretar
      Then it is illegal by the text of "New Friendship"
      And Beretar is tapped
      And "Riders of Rohan" is no longer in hand

    @id:cards-checks-0004 @forbid
    Scenario: Nobody is being asked
      When the player plays "New Friendship" on Imrahil
      Then it is illegal by the text of "New Friendship"

  @card:TW-288
  Rule: Muster

    @id:cards-checks-0005 @compute
    Scenario: Beretar lets his sword speak
      Given the emended rules
      And untapped Beretar is at Edoras
      And the company has entered the site
      And the player holds "Riders of Rohan" and "Muster"
      When Beretar influences "Riders of Rohan"
      And the player plays "Muster" on Beretar and rolls 1 and 2 for the influence check
      Then it is legal
      And "Riders of Rohan" is in the marshalling-point pile
      And "Muster" is in the discard pile
      And Beretar and the site are tapped
      And the player has 3 faction points

    @id:cards-checks-0006 @compute
    Scenario: More than five helps nobody
      Given the emended rules
      And untapped Aragorn II is at Edoras
      And the company has entered the site
      And the player holds "Riders of Rohan" and "Muster"
      When Aragorn II influences "Riders of Rohan"
      And the player plays "Muster" on Aragorn II and rolls 1 and 1 for the influence check
      Then it is legal
      And "Riders of Rohan" is in the marshalling-point pile
      And "Muster" is in the discard pile
      And Aragorn II and the site are tapped
      And the player has 3 faction points

  @card:TW-189
  Rule: A Friend or Three

    @id:cards-checks-0007 @compute
    Scenario: Frodo and Sam
      Given the emended rules
      And it is the organization phase
      And untapped Aragorn II, untapped Beretar and untapped Bergil are at Rivendell
      And Beretar bears "Glamdring"
      And the player holds "A Friend or Three"
      When Beretar hands "Glamdring" to Aragorn II
      And the player plays "A Friend or Three" on Beretar for its second effect
      Then it is legal
      When the player passes and rolls 1 and 1 for the corruption check
      Then Aragorn II bears "Glamdring"
      And "A Friend or Three" is in the discard pile

  @card:LE-178
  Rule: Crooked Promptings

    @id:cards-checks-0008 @compute
    Scenario: Layos puts in a word for Jerrek
      Given the emended rules
      And the player is a Ringwraith
      And untapped Layos and untapped Jerrek are at Southron Oasis
      And the company has entered the site
      And the player holds "Southrons" and "Crooked Promptings"
      When Jerrek influences "Southrons"
      And the player plays "Crooked Promptings" with Layos on Jerrek and rolls 2 and 3 for the influence check
      Then it is legal
      And "Southrons" is in the marshalling-point pile
      And "Crooked Promptings" is in the discard pile
      And Jerrek and the site are tapped
      And the player has 2 faction points

    @id:cards-checks-0009 @forbid
    Scenario: Jerrek cannot flatter
      Given the emended rules
      And the player is a Ringwraith
      And untapped Layos and untapped Jerrek are at Southron Oasis
      And the company has entered the site
      And the player holds "Southrons" and "Crooked Promptings"
      When Jerrek influences "Southrons"
      And the player plays "Crooked Promptings" with Jerrek on Jerrek
      Then it is illegal by the text of "Crooked Promptings"
      And Jerrek is tapped
      And "Southrons" is no longer in hand
