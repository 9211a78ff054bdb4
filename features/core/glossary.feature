Feature: What words mean

  A word that everybody uses ought to mean the same to everybody.

  @rule:core.glossary.home-site
  Rule: Home is where the card says

    Background:
      Given the emended rules
      And it is the organization phase

    @id:core-glossary-0001 @allow
    Scenario: Éowyn comes from Edoras
      Given the player's location deck holds "Edoras"
      When the player organizes
      And the player plays Éowyn at Edoras
      Then it is legal
      And Éowyn forms a company
      And Edoras is in play

    @id:core-glossary-0002 @forbid
    Scenario: She is a stranger at Bree
      Given the player's location deck holds "Bree"
      When the player organizes
      And the player plays Éowyn at Bree
      Then it is illegal by core.organization.character-play-sites

    @id:core-glossary-0003 @allow
    Scenario: The Orcs of the vale are at home anywhere in it
      Given the player is a Ringwraith
      And the player's location deck holds "Cirith Ungol"
      When the player organizes
      And the player plays Lagduf at Cirith Ungol
      Then it is legal
      And Lagduf forms a company
      And Cirith Ungol is in play
      And the player has 1 character point

    @id:core-glossary-0004 @forbid
    Scenario: Across the mountains they are not
      Given the player is a Ringwraith
      And the player's location deck holds "Barad-dûr"
      When the player organizes
      And the player plays Lagduf at Barad-dûr
      Then it is illegal by core.organization.character-play-sites

    @id:core-glossary-0005 @allow
    Scenario: For some, any hole will do that is dark enough
      Given the player is a Ringwraith
      And the player's location deck holds "Barad-dûr"
      When the player organizes
      And the player plays "Ill-favoured Fellow" at Barad-dûr
      Then it is legal
      And "Ill-favoured Fellow" forms a company
      And Barad-dûr is in play
      And the player has 1 character point

  @rule:core.glossary.overt-company
  Rule: Some cannot hide what they are

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is the site phase

    @id:core-glossary-0006 @compute
    Scenario: A Man among Men is asked his name
      Given untapped Layos is at Lossadan Camp
      When the company enters the site
      And Layos faces the strike untapped and rolls 1 and 1
      Then Layos is tapped

    @id:core-glossary-0007 @compute
    Scenario: An Orc is not asked
      Given untapped Lagduf is at Lossadan Camp
      When the company enters the site
      And Lagduf faces the strike untapped and rolls 1 and 1, then 1 and 1 for the body check
      Then Lagduf is wounded

    @id:core-glossary-0008 @compute
    Scenario: A Half-orc passes among Men
      Given untapped "Ill-favoured Fellow" is at Lossadan Camp
      When the company enters the site
      And "Ill-favoured Fellow" faces the strike and rolls 1 and 1
      Then "Ill-favoured Fellow" is tapped

    @id:core-glossary-0009 @compute
    Scenario: With a Man he passes, too
      Given untapped "Ill-favoured Fellow" and untapped Layos are at Lossadan Camp
      When the company enters the site
      And Layos faces the strike untapped and rolls 1 and 1
      And "Ill-favoured Fellow" faces the strike and rolls 1 and 1
      Then Layos and "Ill-favoured Fellow" are tapped

    @id:core-glossary-0010 @compute
    Scenario: With a Dwarf he does not
      Given untapped "Ill-favoured Fellow" and untapped Gulla are at Lossadan Camp
      When the company enters the site
      And Gulla faces the strike untapped and rolls 1 and 1, then 1 and 1 for the body check
      And "Ill-favoured Fellow" faces the strike and rolls 6 and 6
      Then Gulla is wounded
      And "Ill-favoured Fellow" is tapped

    @id:core-glossary-0011 @compute
    Scenario: The Fell Rider has no use for disguise
      Given untapped Dwar the Ringwraith is at Dol Amroth
      And the player has "Fell Rider" in play on Dwar the Ringwraith
      When the company enters the site
      And Dwar the Ringwraith faces the strike and rolls 6 and 6
      Then the attack is Dúnadan (3 strikes at 10)
      And Dwar the Ringwraith is tapped

    @id:core-glossary-0012 @compute
    Scenario: A Ringwraith as he is comes like a Man
      Given untapped Dwar the Ringwraith is at Dol Amroth
      When the company enters the site
      And Dwar the Ringwraith faces the strike and rolls 6 and 6
      Then there is no attack
      And Dwar the Ringwraith is tapped
