Feature: People who come because a card calls them

  Some would not follow anybody, or not here, but for a voice that they have heard.

  @card:WH-82
  Rule: Thrall of the Voice brings one of up to 6 mind

    Background:
      Given the emended rules
      And the player is the Fallen-wizard Saruman
      And it is the organization phase
      And untapped Faramir is at Isengard
      And the player holds "Thrall of the Voice"

    @id:cards-thralls-0001 @allow
    Scenario: With the card, Imrahil comes, and his mind is 5
      Given the player holds Imrahil
      When the player organizes
      And the player plays Imrahil into Faramir's company with "Thrall of the Voice"
      Then it is legal
      And Imrahil and Faramir form a company
      And Imrahil bears "Thrall of the Voice"
      And the mind of Imrahil is 5
      And the player has 1 stage point
      And the player has 2 character points

    @id:cards-thralls-0002 @forbid
    Scenario: Without it, Imrahil's mind is too high
      Given the player holds Imrahil
      When the player organizes
      And the player plays Imrahil into Faramir's company
      Then it is illegal by core.organization.fallen-wizard-mind-limit

    @id:cards-thralls-0003 @forbid
    Scenario: A mind of 10 is too high even with it
      Given the player holds Elrond
      When the player organizes
      And the player plays Elrond into Faramir's company with "Thrall of the Voice"
      Then it is illegal by core.organization.fallen-wizard-mind-limit

    @id:cards-thralls-0004 @forbid
    Scenario: It comes in the place of another character, so a second one does not come
      Given the player holds Imrahil and Beretar
      When the player organizes
      And the player plays Beretar into Faramir's company
      And the player plays Imrahil into Faramir's company with "Thrall of the Voice"
      Then it is illegal by core.organization.one-play-or-discard
      And Beretar and Faramir form a company
      And the player has 2 character points

    @id:cards-thralls-0005 @forbid
    Scenario: An Orc does not come with it
      Given the player holds Radbug
      When the player organizes
      And the player plays Radbug into Faramir's company with "Thrall of the Voice"
      Then it is illegal by core.organization.fallen-wizard-orcs-trolls

    @id:cards-thralls-0006 @forbid
    Scenario: It is not played by itself
      When the player plays "Thrall of the Voice"
      Then it is illegal by the text of "Thrall of the Voice"

    @id:cards-thralls-0007 @forbid
    Scenario: From the discard pile it calls nobody
      Given the player holds Imrahil
      And the player's discard pile holds "Wizard’s Trove"
      When the player organizes
      And the player plays Imrahil into Faramir's company with "Wizard’s Trove"
      Then it is illegal by core.influence-control.play-under-general

    @id:cards-thralls-0008 @allow
    Scenario: By the usual reading an agent comes with it to a Wizardhaven
      Given reading a of q.core.agent-called-by-a-card
      And the player holds Ivic
      When the player organizes
      And the player plays Ivic into Faramir's company with "Thrall of the Voice"
      Then it is legal
      And Ivic and Faramir form a company
      And Ivic bears "Thrall of the Voice"
      And the player has 1 stage point
      And the player has 2 character points

    @id:cards-thralls-0009 @forbid
    Scenario: By the other reading an agent comes at home only
      Given reading b of q.core.agent-called-by-a-card
      And the player holds Ivic
      When the player organizes
      And the player plays Ivic into Faramir's company with "Thrall of the Voice"
      Then it is illegal by core.agents.agent-character-home-only

    @id:cards-thralls-0010 @forbid
    Scenario: Without the card an agent does not come to a Wizardhaven
      Given the player holds Ivic
      When the player organizes
      And the player plays Ivic into Faramir's company
      Then it is illegal by core.agents.agent-character-home-only

  @card:WH-46
  Rule: Open to the Summons calls an agent to a company

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped Layos is at Dol Guldur
      And "Open to the Summons" lies on the company
      And the player holds Ivic

    @id:cards-thralls-0101 @allow
    Scenario: At a Darkhaven an agent joins the company on which it lies, and has 1 less mind
      When the player organizes
      And the player plays Ivic into Layos's company with "Open to the Summons"
      Then it is legal
      And Ivic and Layos form a company
      And Ivic bears "Open to the Summons"
      And the mind of Ivic is 5
      And the player has 4 character points

    @id:cards-thralls-0102 @forbid
    Scenario: Without it an agent does not come to a Darkhaven
      When the player organizes
      And the player plays Ivic into Layos's company
      Then it is illegal by core.agents.agent-character-home-only

    @id:cards-thralls-0103 @forbid
    Scenario: Somebody who is no agent does not come with it
      Given the player holds Radbug
      When the player organizes
      And the player plays Radbug into Layos's company with "Open to the Summons"
      Then it is illegal by core.influence-control.play-under-general

    @id:cards-thralls-0104 @forbid
    Scenario: It calls nobody to another company
      Given untapped Gorbag is at Minas Morgul
      When the player organizes
      And the player plays Ivic into Gorbag's company with "Open to the Summons"
      Then it is illegal by core.influence-control.play-under-general

  @card:WH-46
  Rule: Away from a Darkhaven Open to the Summons calls nobody

    @id:cards-thralls-0105 @forbid
    Scenario: At Moria, where he is not at home, no agent joins the company
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped Layos is at the minion Moria
      And "Open to the Summons" lies on the company
      And the player holds Ivic
      When the player organizes
      And the player plays Ivic into Layos's company with "Open to the Summons"
      Then it is illegal by core.influence-control.play-under-general

  @card:WH-46
  Rule: Open to the Summons is laid in the draft

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And the opponent is a Ringwraith
      And the draft has begun
      And the player's pool has Ivic and Layos
      And the player's pool holds "Open to the Summons"
      And the opponent's pool has the opponent's Gorbag and the opponent's Radbug

    @id:cards-thralls-0106 @allow
    Scenario: It is laid in a round like a character, and an agent begins with it
      When the player drafts "Open to the Summons"
      And the opponent drafts the opponent's Gorbag
      And the player drafts Ivic with "Open to the Summons"
      And the opponent drafts the opponent's Radbug
      Then it is legal
      And "Open to the Summons" is in play
      And Ivic is in the starting company
      And the opponent's Gorbag and the opponent's Radbug are in the starting company

    @id:cards-thralls-0107 @forbid
    Scenario: Without it no agent begins
      When the player drafts Ivic
      Then it is illegal by core.setup.ringwraith-draft-agents

    @id:cards-thralls-0108 @forbid
    Scenario: Layos, who is no agent, does not come with it
      When the player drafts "Open to the Summons"
      And the opponent drafts the opponent's Gorbag
      And the player drafts Layos with "Open to the Summons"
      Then it is illegal by core.setup.draft-round
      And "Open to the Summons" is in play
      And the opponent's Gorbag is in the starting company
