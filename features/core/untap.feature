Feature: Untap phase

  A new turn: those who were busy are ready again. Places are not.

  Background:
    Given the emended rules
    And it is the untap phase

  @rule:core.untap.untap-cards
  Rule: What is tapped may be untapped

    @id:core-untap-0001 @allow
    Scenario: Glóin and his sword are ready again
      Given tapped Glóin is at The Lonely Mountain
      And Glóin bears "Glamdring"
      And "Glamdring" is tapped
      When the player untaps Glóin and "Glamdring"
      Then it is legal
      And Glóin and "Glamdring" are untapped

    @id:core-untap-0002 @allow
    Scenario: Nobody has to
      Given tapped Glóin and tapped Balin are at The Lonely Mountain
      When the player untaps Glóin
      Then it is legal
      And Glóin is untapped
      And Balin is tapped

    @id:core-untap-0003 @forbid
    Scenario: Sleep heals no wounds here
      Given wounded Glóin is at The Lonely Mountain
      When the player untaps Glóin
      Then it is illegal by core.untap.untap-cards

  @rule:core.untap.untap-cards
  Rule: It is done in this phase

    @id:core-untap-0004 @forbid
    Scenario: Too late in the day to be fresh
      Given tapped Glóin is at The Lonely Mountain
      When the player passes
      And the player untaps Glóin
      Then it is illegal by core.untap.untap-cards

  @rule:core.untap.only-own-cards
  Rule: Only those untap whose turn it is

    @id:core-untap-0005 @forbid
    Scenario: The other player's Dwarf stays tired
      Given tapped Glóin is at The Lonely Mountain
      And the opponent's tapped Gimli is at Rivendell
      When the opponent untaps Gimli
      Then it is illegal by core.untap.only-own-cards

    @id:core-untap-0006 @forbid
    Scenario: Nor does one untap him out of kindness
      Given tapped Glóin is at The Lonely Mountain
      And the opponent's tapped Gimli is at Rivendell
      When the player untaps the opponent's Gimli
      Then it is illegal by core.untap.only-own-cards

    @id:core-untap-0007 @allow
    Scenario: One's own Dwarf does
      Given tapped Glóin is at The Lonely Mountain
      And the opponent's tapped Gimli is at Rivendell
      When the player untaps everything
      Then it is legal
      And Glóin is untapped
      And Gimli is tapped

  @rule:core.untap.sites-stay-tapped
  Rule: A place that has given what it had gives no more

    @id:core-untap-0008 @forbid
    Scenario: The Mountain does not untap
      Given tapped Glóin is at The Lonely Mountain
      And the site is tapped
      When the player untaps the site
      Then it is illegal by core.untap.sites-stay-tapped

    @id:core-untap-0009 @allow
    Scenario: Everything but the Mountain does
      Given tapped Glóin is at The Lonely Mountain
      And the site is tapped
      When the player untaps everything
      Then it is legal
      And Glóin is untapped
      And the site is tapped
