Feature: Four steps to Edoras

  Aragorn wants to ride from Bree to Edoras at one go, by Region Movement.
  His player counts on the map: Cardolan, Enedhwaith, the Gap of Isen, Rohan. That makes four, and four are allowed.
  The opponent says: you have not counted the one you stand in.

  Scenario: From Bree to Edoras by Region Movement
    Given it is the organization phase
    And untapped Aragorn II is at Bree
    When it is asked whether the company may move to Edoras
