Feature: A stranger at Pelargir

  Glóin and wounded Balin come to Pelargir. A card has been lying face-down on the other side of the table for some turns; it is turned up now, it is Herion, and he attacks.
  His player says: whoever comes out of hiding chooses whom he strikes, and that is Balin.
  Glóin's player says: Herion is at home at Lond Galen and at Dol Amroth, and not at Pelargir, so Glóin steps in front of Balin.

  Scenario: Who is to be struck by an agent who was hidden, but not at home
    Given it is the site phase
    And untapped Glóin and wounded Balin are at Pelargir
    And the opponent has Herion as a face-down agent who has gone to Pelargir
    When the company enters the site
    And the agent Herion falls upon the company
    And it is asked whether the player may assign a strike to Glóin
