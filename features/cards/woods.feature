Feature: The woods of Radagast

  Where he is they grow, and what lives in them comes to him.

  @card:WH-110
  Rule: The girdle about his home

    Background:
      Given the emended rules
      And the player is the Fallen-wizard Radagast
      And it is the organization phase
      And untapped Radagast is at Rhosgobel
      And the player has "An Untimely Brood", "Legacy of Smiths" and "Gatherer of Loyalties" in play
      And Radagast bears "Gwaihir", "Noble Steed", "Noble Hound" and "Quickbeam"
      And the player holds "Girdle of Radagast"

    @id:cards-woods-0001 @compute
    Scenario: With six friends it grows wild
      Given the player's marshalling-point pile holds "Woodmen" and "Beornings"
      When the player plays "Girdle of Radagast" on Rhosgobel
      Then it is legal
      And "Girdle of Radagast" lies on Rhosgobel
      And the player has 6 miscellaneous points

    @id:cards-woods-0002 @forbid
    Scenario: With five it does not
      Given the player's marshalling-point pile holds "Woodmen"
      When the player plays "Girdle of Radagast" on Rhosgobel
      Then it is illegal by the text of "Girdle of Radagast"

    @id:cards-woods-0003 @forbid
    Scenario: Who lives far away does not count
      Given the player's marshalling-point pile holds "Woodmen" and "Hillmen"
      When the player plays "Girdle of Radagast" on Rhosgobel
      Then it is illegal by the text of "Girdle of Radagast"

  @card:WH-110
  Rule: The wild about it

    Background:
      Given the emended rules
      And the player is the Fallen-wizard Radagast
      And it is the movement/hazard phase
      And untapped Radagast is at Beorn’s House
      And the company is moving to Rhosgobel by Anduin Vales and Southern Mirkwood

    @id:cards-woods-0004 @compute
    Scenario: The Vales are wild again, and Mirkwood is not dark any more
      Given the player has "Girdle of Radagast" in play on Rhosgobel
      Then the site path of the company is Anduin Vales (Wilderness) and Southern Mirkwood (Wilderness)

    @id:cards-woods-0005 @compute
    Scenario: Without it they are what they were
      Then the site path of the company is Anduin Vales (Border-land) and Southern Mirkwood (Dark-domain)

  @card:WH-111
  Rule: The glove on his hand

    Background:
      Given the emended rules
      And the player is the Fallen-wizard Radagast
      And it is the site phase
      And untapped Radagast and untapped Beretar are at the hero Weathertop
      And the company has entered the site

    @id:cards-woods-0010 @allow
    Scenario: A steed comes to it that has been there before
      Given Radagast bears "Glove of Radagast"
      And the player's discard pile holds "Noble Steed"
      When Radagast plays "Noble Steed"
      Then it is legal
      And Radagast bears "Noble Steed"
      And Radagast and the site are tapped
      And the player has 1 ally point

    @id:cards-woods-0015 @allow
    Scenario: So does one that has not
      Given Radagast bears "Glove of Radagast"
      And the player holds "Noble Steed"
      When Radagast plays "Noble Steed"
      Then it is legal
      And Radagast bears "Noble Steed"
      And Radagast and the site are tapped
      And the player has 1 ally point

    @id:cards-woods-0016 @forbid
    Scenario: A tapped site has nothing left for it
      Given Radagast bears "Glove of Radagast"
      And Weathertop is tapped
      And the player holds "Noble Steed"
      When Radagast plays "Noble Steed"
      Then it is illegal by core.site-phase.play-requirements

    @id:cards-woods-0011 @forbid
    Scenario: To a bare hand none does
      Given the player holds "Noble Steed"
      When Radagast plays "Noble Steed"
      Then it is illegal by core.site-phase.play-ally

    @id:cards-woods-0012 @forbid
    Scenario: Nor to that of another
      Given Radagast bears "Glove of Radagast"
      And the player's discard pile holds "Noble Steed"
      When Beretar plays "Noble Steed"
      Then it is illegal by core.actions.needs-allowance

    @id:cards-woods-0013 @forbid
    Scenario: He has one of a kind
      Given Radagast bears "Glove of Radagast" and "Noble Steed"
      And the player holds "Noble Steed"
      When Radagast plays the second "Noble Steed"
      Then it is illegal by core.site-phase.play-ally

    @id:cards-woods-0014 @forbid
    Scenario: The great do not come to anybody's hand
      Given Radagast bears "Glove of Radagast"
      And the player holds "Quickbeam"
      When Radagast plays "Quickbeam"
      Then it is illegal by core.site-phase.play-ally
