Feature: A Ringwraith who joins another of himself

  Nobody has to lead him, and he takes nobody's influence.

  @card:LE-57
  Rule: Ûvatha the Ringwraith

    Background:
      Given the emended rules
      And it is the organization phase
      And the player is a Ringwraith

    @id:cards-riders-0001 @allow
    Scenario: He follows Adûnaphel, whose card lets nobody follow
      Given untapped Adûnaphel the Ringwraith is at Dol Guldur
      And the player holds "Ûvatha the Ringwraith"
      When the player organizes
      And the player plays Ûvatha the Ringwraith under Adûnaphel the Ringwraith
      Then it is legal
      And Ûvatha the Ringwraith follows Adûnaphel the Ringwraith

    @id:cards-riders-0002 @allow
    Scenario: He follows Khamûl, who leads another already
      Given untapped Khamûl the Ringwraith and untapped Dwar the Ringwraith are at Dol Guldur
      And Dwar the Ringwraith follows Khamûl the Ringwraith
      When the player organizes
      And the player plays Ûvatha the Ringwraith under Khamûl the Ringwraith
      Then it is legal
      And Ûvatha the Ringwraith follows Khamûl the Ringwraith

    @id:cards-riders-0003 @allow
    Scenario: Khamûl may still lead another when Ûvatha follows him
      Given untapped Khamûl the Ringwraith and untapped Ûvatha the Ringwraith are at Dol Guldur
      And Ûvatha the Ringwraith follows Khamûl the Ringwraith
      When the player organizes
      And the player plays Dwar the Ringwraith under Khamûl the Ringwraith
      Then it is legal
      And Dwar the Ringwraith follows Khamûl the Ringwraith

    @id:cards-riders-0004 @forbid
    Scenario: Khamûl does not lead two, for all that Ûvatha follows him
      Given untapped Khamûl the Ringwraith, untapped Ûvatha the Ringwraith and untapped Dwar the Ringwraith are at Dol Guldur
      And Ûvatha the Ringwraith and Dwar the Ringwraith follow Khamûl the Ringwraith
      When the player organizes
      And the player plays Ren the Ringwraith under Khamûl the Ringwraith
      Then it is illegal by core.organization.ringwraith-follower-conditions

    @id:cards-riders-0005 @allow
    Scenario: Her direct influence is all there for another follower
      Given untapped Adûnaphel the Ringwraith, untapped Ûvatha the Ringwraith and untapped Jerrek are at Dol Guldur
      And Ûvatha the Ringwraith follows Adûnaphel the Ringwraith
      When the player organizes
      And the player puts Jerrek under Adûnaphel the Ringwraith
      Then it is legal
      And Jerrek follows Adûnaphel the Ringwraith

    @id:cards-riders-0008 @forbid
    Scenario: Another Ringwraith takes 1 of it
      Given untapped Adûnaphel the Ringwraith, untapped Ren the Ringwraith and untapped Jerrek are at Dol Guldur
      And Ren the Ringwraith follows Adûnaphel the Ringwraith
      When the player organizes
      And the player puts Jerrek under Adûnaphel the Ringwraith
      Then it is illegal by core.influence-control.move-to-direct

    @id:cards-riders-0006 @forbid
    Scenario: He joins nobody at a site that is neither a Darkhaven nor his home
      Given untapped Adûnaphel the Ringwraith is at Barad-dûr
      When the player organizes
      And the player plays Ûvatha the Ringwraith under Adûnaphel the Ringwraith
      Then it is illegal by core.organization.ringwraith-follower-conditions

    @id:cards-riders-0007 @forbid
    Scenario: He follows no Ringwraith who follows another himself
      Given untapped Khamûl the Ringwraith and untapped Dwar the Ringwraith are at Dol Guldur
      And Dwar the Ringwraith follows Khamûl the Ringwraith
      When the player organizes
      And the player plays Ûvatha the Ringwraith under Dwar the Ringwraith
      Then it is illegal by core.organization.ringwraith-follower-conditions
