Feature: What a ring gives to those who had it before

  A magic ring teaches whoever wears it, and does more for those who need no teaching.

  @card:LE-317 @card:LE-318 @card:LE-319 @card:LE-320 @card:LE-321
  @card:TW-271 @card:TW-272 @card:TW-273 @card:TW-274 @card:TW-275
  Rule: Who is a master anyway has more of it

    @id:cards-old-rings-0001 @compute
    Scenario Outline: <who> has <number> <quantity> with <ring>
      Given the emended rules
      And the player is a <kind>
      And it is the organization phase
      And untapped <who> is at <site>
      And <who> bears "<ring>"
      Then the <quantity> of <who> is <number>

      Examples:
        | case           | kind       | who       | site       | ring                   | quantity         | number |
        | fury-warrior   | Ringwraith | Jerrek    | Dol Guldur | Magic Ring of Fury     | prowess          | 7      |
        | fury-other     | Ringwraith | Layos     | Dol Guldur | Magic Ring of Fury     | prowess          | 3      |
        | lies-diplomat  | Ringwraith | Layos     | Dol Guldur | Magic Ring of Lies     | direct influence | 5      |
        | lies-other     | Ringwraith | Ciryaher  | Dol Guldur | Magic Ring of Lies     | direct influence | 2      |
        | courage-warrior | Wizard    | Beretar   | Rivendell  | Magic Ring of Courage  | prowess          | 7      |
        | courage-other  | Wizard     | Annalena  | Rivendell  | Magic Ring of Courage  | prowess          | 3      |
        | words-diplomat | Wizard     | Elrond    | Rivendell  | Magic Ring of Words    | direct influence | 7      |
        | words-other    | Wizard     | Beretar   | Rivendell  | Magic Ring of Words    | direct influence | 1      |

    @id:cards-old-rings-0002 @allow
    Scenario Outline: <who> slips away with <ring>
      Given the emended rules
      And the player is a <kind>
      And untapped <who> is at Moria
      And <who> bears "<ring>"
      When the company enters the site
      And the player uses "<ring>"
      Then it is legal
      And there is no attack
      And <who> is tapped

      Examples:
        | case    | kind       | who      | ring                   |
        | minion  | Ringwraith | Nevido Smôd | Magic Ring of Savagery |
        | hero    | Wizard     | Beretar  | Magic Ring of Nature   |

    @id:cards-old-rings-0003 @forbid
    Scenario Outline: To <who> <ring> has only begun to speak
      Given the emended rules
      And the player is a <kind>
      And untapped <who> is at Moria
      And <who> bears "<ring>"
      When the company enters the site
      And the player uses "<ring>"
      Then it is illegal by the text of "<ring>"

      Examples:
        | case    | kind       | who      | ring                   |
        | minion  | Ringwraith | Layos    | Magic Ring of Savagery |
        | hero    | Wizard     | Gimli    | Magic Ring of Nature   |

    @id:cards-old-rings-0004 @allow
    Scenario Outline: <who> is not where the blow falls
      Given the emended rules
      And the player is a <kind>
      And untapped <who> is at Moria
      And <who> bears "<ring>"
      When the company enters the site
      And <who> faces the strike
      And the player uses "<ring>"
      Then it is legal
      And "<ring>" is tapped

      Examples:
        | case    | kind       | who      | ring                   |
        | minion  | Ringwraith | Jerrek   | Magic Ring of Guile    |
        | hero    | Wizard     | Annalena | Magic Ring of Stealth  |

    @id:cards-old-rings-0005 @forbid
    Scenario Outline: And <who> is, with <ring>
      Given the emended rules
      And the player is a <kind>
      And untapped <who> is at Moria
      And <who> bears "<ring>"
      And the player holds "<card>"
      When the company enters the site
      And <who> faces the strike
      And the player uses "<ring>"
      Then it is illegal by the text of "<ring>"

      Examples:
        | case    | kind       | who      | ring                   | card |
        | minion  | Ringwraith | Layos    | Magic Ring of Guile    | Under His Blow |
        | hero    | Wizard     | Gimli    | Magic Ring of Stealth  | Dodge |

    @id:cards-old-rings-0006 @allow
    Scenario Outline: <who> may look into a stone with <ring>
      Given the emended rules
      And the player is a <kind>
      And it is the organization phase
      And untapped <who> is at <site>
      And <who> bears "<ring>"
      When the player uses "<ring>"
      Then it is legal
      And <who> is tapped

      Examples:
        | case    | kind       | who      | site       | ring                 |
        | minion  | Ringwraith | Layos    | Dol Guldur | Magic Ring of Enigma |
        | hero    | Wizard     | Elrond   | Rivendell  | Magic Ring of Lore   |

    @id:cards-old-rings-0007 @forbid
    Scenario Outline: <who> would see nothing
      Given the emended rules
      And the player is a <kind>
      And it is the organization phase
      And untapped <who> is at <site>
      And <who> bears "<ring>"
      When the player uses "<ring>"
      Then it is illegal by the text of "<ring>"

      Examples:
        | case    | kind       | who      | site       | ring                 |
        | minion  | Ringwraith | Jerrek   | Dol Guldur | Magic Ring of Enigma |
        | hero    | Wizard     | Gimli    | Rivendell  | Magic Ring of Lore   |

  @card:LE-316 @card:LE-322 @card:LE-323
  Rule: And some teach magic

    @id:cards-old-rings-0008 @allow
    Scenario Outline: With <ring> even Jerrek can play <card>
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped Jerrek is at Dol Guldur
      And Jerrek bears "<ring>"
      And the player holds "<card>"
      When the player plays "<card>" on Jerrek and rolls 6 and 6 for the corruption check
      Then it is legal
      And "<card>" is in the discard pile

      Examples:
        | case     | ring                   | card                       |
        | delusion | Magic Ring of Delusion | Words of Menace and Deceit |
        | weals    | Magic Ring of Weals    | The Water’s Tithe          |

    @id:cards-old-rings-0009 @compute
    Scenario Outline: <who> learns something new from <ring>
      Given the emended rules
      And the player is a Ringwraith
      And it is the end-of-turn phase
      And untapped <who> is at Dol Guldur
      And <who> bears "<ring>"
      And the player's discard pile holds "<card>" and "Orc Quarrels"
      When the player uses "<ring>"
      Then it is legal
      And "<card>" is in hand
      And <who> is tapped

      Examples:
        | case     | who      | ring                   | card                       |
        | delusion | Belegorn | Magic Ring of Delusion | Words of Menace and Deceit |
        | shadows  | Ciryaher | Magic Ring of Shadows  | Deeper Shadow              |
        | weals    | Hador    | Magic Ring of Weals    | Bitter Cold                |

    @id:cards-old-rings-0010 @forbid
    Scenario Outline: Jerrek has enough to learn as it is from <ring>
      Given the emended rules
      And the player is a Ringwraith
      And it is the end-of-turn phase
      And untapped Jerrek is at Dol Guldur
      And Jerrek bears "<ring>"
      And the player's discard pile holds "<card>" and "Orc Quarrels"
      When the player uses "<ring>"
      Then it is illegal by the text of "<ring>"

      Examples:
        | case     | ring                   | card                       |
        | delusion | Magic Ring of Delusion | Words of Menace and Deceit |
        | shadows  | Magic Ring of Shadows  | Deeper Shadow              |
        | weals    | Magic Ring of Weals    | Bitter Cold                |
