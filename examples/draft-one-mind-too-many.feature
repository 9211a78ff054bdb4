Feature: One mind too many

  Glorfindel and Aragorn have joined, seventeen mind between them, and the draft goes on. Elladan, with four, is next in the pool, and Haldir, with three, is still there.
  Their player says: I have two characters, and five may start.
  The opponent says: with Elladan it would be twenty-one, so you are done.

  Background:
    Given the draft has begun
    And the player's pool has Haldir and Elladan
    And the player has drafted Glorfindel II and Aragorn II

  Scenario: Elladan would make it twenty-one
    When the player drafts Elladan

  Scenario: Then Haldir may still come, who makes it twenty
    When the player drafts Haldir
