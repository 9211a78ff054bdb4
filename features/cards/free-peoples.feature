Feature: The Free Peoples strike back

  Who meets the servants of the Shadow on their way, and whom they leave in peace.

  @card:LE-60 @card:LE-62 @card:LE-76 @card:LE-78 @card:LE-93
  Rule: Each people guards its own land

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is the movement/hazard phase

    @id:cards-free-peoples-0001 @allow
    Scenario Outline: <creature> are met in <key>
      Given untapped Layos is at <from>
      And the company is moving to <to> by <way>
      And the opponent holds "<creature>"
      When the opponent plays the creature "<creature>" on the company keyed to <key>
      Then it is legal
      And the attack is <attack>
      And the attack is detainment
      And "<creature>" is in play

      Examples:
        | case     | creature         | from         | to          | way                | key           | attack                                     |
        | arthadan | Arthadan Rangers | Carn Dûm     | Bree        | Angmar, Rhudaur and Arthedain | Rhudaur | Dúnadan (1 strike at 10/6) |
        | toll     | Beorning Toll    | Carn Dûm     | Beorn’s House | Angmar, Gundabad and Anduin Vales | Anduin Vales | Man (1 strike at 11/6) |
        | gondorian | Gondorian Rangers | Minas Morgul | Henneth Annûn | Imlad Morgul and Ithilien | Ithilien | Dúnadan (1 strike at 9/6) |
        | folk     | Thranduil’s Folk | Dol Guldur   | Sarn Goriwing | Southern Mirkwood, Western Mirkwood and Heart of Mirkwood | Western Mirkwood | Elf (1 strike at 10/6) |

    @id:cards-free-peoples-0002 @allow
    Scenario Outline: <creature> come to <site>, too
      Given untapped Layos is at <site>
      And the opponent holds "<creature>"
      When the opponent plays the creature "<creature>" on the company keyed to <site>
      Then it is legal
      And "<creature>" is in play

      Examples:
        | case     | creature         | site          |
        | arthadan | Arthadan Rangers | Bree          |
        | toll     | Beorning Toll    | Goblin-gate   |
        | gondorian | Gondorian Rangers | Henneth Annûn |
        | lords    | Horse-lords      | Isengard      |
        | folk     | Thranduil’s Folk | Sarn Goriwing |

    @id:cards-free-peoples-0003 @forbid
    Scenario Outline: <creature> do not come to <site>
      Given untapped Layos is at <site>
      And the opponent holds "<creature>"
      When the opponent plays the creature "<creature>" on the company keyed to <site>
      Then it is illegal by core.hazards.declare-key

      Examples:
        | case     | creature         | site          |
        | arthadan | Arthadan Rangers | Moria         |
        | toll     | Beorning Toll    | Isengard      |
        | gondorian | Gondorian Rangers | Bree         |
        | lords    | Horse-lords      | Bree          |
        | folk     | Thranduil’s Folk | Bree          |

    @id:cards-free-peoples-0004 @forbid
    Scenario Outline: <creature> leave <neighbour> alone
      Given untapped <neighbour> and untapped Layos are at <site>
      And the opponent holds "<creature>"
      When the opponent plays the creature "<creature>" on the company keyed to <site>
      Then it is illegal by the text of "<creature>"

      Examples:
        | case     | creature         | neighbour      | site          |
        | arthadan | Arthadan Rangers | Dunlending Spy | Bree          |
        | lords    | Horse-lords      | Wormtongue     | Isengard      |

    @id:cards-free-peoples-0005 @allow
    Scenario: Wormtongue is nothing to the Rangers
      Given untapped Wormtongue and untapped Layos are at Bree
      And the opponent holds "Arthadan Rangers"
      When the opponent plays the creature "Arthadan Rangers" on the company keyed to Bree
      Then it is legal
      And "Arthadan Rangers" is in play

    @id:cards-free-peoples-0006 @compute
    Scenario: With Lagduf among them nobody is let off
      Given untapped Lagduf and untapped Layos are at Bree
      And the opponent holds "Arthadan Rangers"
      When the opponent plays the creature "Arthadan Rangers" on the company keyed to Bree
      Then it is legal
      And the attack is not detainment
      And "Arthadan Rangers" is in play

  @card:LE-62 @card:LE-76 @card:LE-93
  Rule: Heroes have neighbours, too

    @id:cards-free-peoples-0007 @forbid
    Scenario Outline: <neighbour> is no stranger to <creature>
      Given the emended rules
      And it is the movement/hazard phase
      And untapped <neighbour> is at <site>
      And the opponent holds "<creature>"
      When the opponent plays the creature "<creature>" on the company keyed to <site>
      Then it is illegal by the text of "<creature>"

      Examples:
        | case     | creature         | neighbour      | site          |
        | toll     | Beorning Toll    | Beorn          | Goblin-gate   |
        | gondorian | Gondorian Rangers | Faramir       | Henneth Annûn |
        | folk     | Thranduil’s Folk | Thranduil      | Sarn Goriwing |

  @card:LE-69 @card:LE-71 @card:LE-97
  Rule: The Doors of Night keep some of them at home

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is the movement/hazard phase

    @id:cards-free-peoples-0008 @allow
    Scenario Outline: <creature> on the road to <to>
      Given untapped Layos is at <from>
      And the company is moving to <to> by <way>
      And the opponent holds "<creature>"
      When the opponent plays the creature "<creature>" on the company keyed to a <key>
      Then it is legal
      And "<creature>" is in play

      Examples:
        | case     | creature                     | from         | to          | way                                     | key         |
        | ent      | Ent in Search of the Entwives | Minas Morgul | Dead Marshes | Imlad Morgul, Ithilien and Dagorlad    | Shadow-land |
        | eldar    | Wandering Eldar              | Minas Morgul | Minas Tirith | Imlad Morgul, Ithilien and Anórien     | Free-domain |

    @id:cards-free-peoples-0009 @forbid
    Scenario Outline: By night <creature> is not met there
      Given untapped Layos is at <from>
      And the company is moving to <to> by <way>
      And the opponent has "Doors of Night" in play
      And the opponent holds "<creature>"
      When the opponent plays the creature "<creature>" on the company keyed to a <key>
      Then it is illegal by core.hazards.declare-key

      Examples:
        | case     | creature                     | from         | to          | way                                     | key         |
        | lord     | Elf-lord Revealed in Wrath   | Minas Morgul | Dead Marshes | Imlad Morgul, Ithilien and Dagorlad    | Shadow-land |
        | ent      | Ent in Search of the Entwives | Minas Morgul | Dead Marshes | Imlad Morgul, Ithilien and Dagorlad    | Shadow-land |
        | eldar    | Wandering Eldar              | Minas Morgul | Minas Tirith | Imlad Morgul, Ithilien and Anórien     | Free-domain |

  @card:LE-63 @card:LE-69
  Rule: Some look twice whom they meet

    @id:cards-free-peoples-0013 @compute
    Scenario Outline: Two will do for heroes, and five for <who>
      Given the emended rules
      And the player is a <kind>
      And it is the movement/hazard phase
      And untapped <who> is at <site>
      And the opponent holds "The Border-watch"
      When the opponent plays the creature "The Border-watch" on the company keyed to a <key>
      Then it is legal
      And the attack is Man (<strikes> at 7)
      And "The Border-watch" is in play

      Examples:
        | case   | kind       | who     | site | key         | strikes   |
        | heroes | Wizard     | Beretar | Bree | Border-hold | 2 strikes |
        | minions | Ringwraith | Layos  | Bree | Border-hold | 5 strikes |

    @id:cards-free-peoples-0014 @compute
    Scenario Outline: He comes in wrath against <who>
      Given the emended rules
      And the player is a Ringwraith
      And it is the movement/hazard phase
      And untapped <who> is at Dol Guldur
      And the company is moving to Minas Morgul by Starter Movement
      And the opponent holds "Elf-lord Revealed in Wrath"
      When the opponent plays the creature "Elf-lord Revealed in Wrath" on the company keyed to a Shadow-land
      And <who> faces the strike and rolls 6 and 6, then 1 and 1 for the strike body check
      Then the prowess of the strike against <who> was <prowess>
      And <who> is tapped
      And "Elf-lord Revealed in Wrath" is in the discard pile

      Examples:
        | case    | who              | prowess |
        | hador   | Hador            | 15      |
        | witch-king | The Witch-king | 19     |

  @card:LE-79 @card:LE-88 @card:LE-96
  Rule: And others

    Background:
      Given the emended rules
      And it is the movement/hazard phase

    @id:cards-free-peoples-0010 @allow
    Scenario: The trees of Sarn Goriwing
      Given untapped Beretar is at Sarn Goriwing
      And the opponent holds "LE-79"
      When the opponent plays the creature "LE-79" on the company keyed to Sarn Goriwing
      Then it is legal
      And the attack is Awakened Plant (1 strike at 10)
      And "LE-79" is in play

    @id:cards-free-peoples-0011 @compute
    Scenario: He comes behind his warband
      Given untapped Beretar is at Barrow-downs
      And the opponent holds "Uruk-lieutenant"
      And the company has faced "Orc-patrol" this turn
      When the opponent plays the creature "Uruk-lieutenant" on the company keyed to a Ruins & Lairs
      Then it is legal
      And the attack is Orc (1 strike at 12)
      And "Uruk-lieutenant" is in play

    @id:cards-free-peoples-0012 @compute
    Scenario: He comes first, and alone
      Given untapped Beretar is at Barrow-downs
      And the opponent holds "Uruk-lieutenant"
      When the opponent plays the creature "Uruk-lieutenant" on the company keyed to a Ruins & Lairs
      Then it is legal
      And the attack is Orc (1 strike at 9)
      And "Uruk-lieutenant" is in play

    @id:cards-free-peoples-0015 @compute
    Scenario: And the Orc-lieutenant comes behind him
      Given untapped Beretar is at Barrow-downs
      And the opponent holds "Uruk-lieutenant" and "Orc-lieutenant"
      When the opponent plays the creature "Uruk-lieutenant" on the company keyed to a Ruins & Lairs
      And Beretar faces the strike and rolls 6 and 6
      And the opponent plays the creature "Orc-lieutenant" on the company keyed to a Ruins & Lairs
      Then it is legal
      And the attack is Orc (1 strike at 14)
      And "Orc-lieutenant" is in play
      And "Uruk-lieutenant" is in the marshalling-point pile
      And the player has 1 kill point
      And Beretar is tapped

    @id:cards-free-peoples-0016 @compute
    Scenario Outline: <key>: the pirates have their own ground
      Given untapped Annalena is at Edhellond
      And the company is moving to Isle of the Ulond by Starter Movement
      And the opponent holds "Pirates"
      When the opponent plays the creature "Pirates" on the company keyed to a <key>
      Then it is legal
      And the attack is Man (3 strikes at <prowess>)
      And "Pirates" is in play

      Examples:
        | case  | key           | prowess |
        | sea   | Coastal Sea   | 9       |
        | lair  | Ruins & Lairs | 7       |

    @id:cards-free-peoples-0017 @compute
    Scenario: They take what they like
      Given untapped Annalena is at Edhellond
      And the company is moving to Isle of the Ulond by Starter Movement
      And Annalena bears "Elven Cloak"
      And the opponent holds "Pirates"
      When the opponent plays the creature "Pirates" on the company keyed to a Ruins & Lairs
      And the player assigns a strike to Annalena
      And the opponent passes
      And Annalena faces the strike and rolls 1 and 1, then 1 and 1 for the body check
      Then Annalena is wounded
      And "Elven Cloak" and "Pirates" are in the discard pile
