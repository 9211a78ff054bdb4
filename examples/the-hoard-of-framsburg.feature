Feature: The hoard of Framsburg

  Glóin's player says: the card says that Framsburg contains a hoard, and that is that.
  The opponent says: a hoard is where a Dragon attacks, and there is no Dragon at Framsburg.

  Scenario: Glóin plays a hoard minor item at Framsburg
    Given untapped Glóin is at Framsburg
    And the company has entered the site
    When Glóin plays "Scabbard of Chalcedony"
