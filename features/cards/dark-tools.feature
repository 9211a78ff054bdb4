Feature: Tools of the Shadow

  What the servants of the Shadow carry, know and respect.

  @card:LE-223
  Rule: The Ring leaves its mark

    @id:cards-dark-tools-0001 @compute
    Scenario Outline: It brings <card> back
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped Gorbag is at Dol Guldur
      And the player holds "The Ring Leaves Its Mark"
      And the player's sideboard holds <card> and "Orc-draughts"
      And the player's play deck holds "Black Mace"
      When the player plays "The Ring Leaves Its Mark" for its second effect and shuffles
      Then "The Ring Leaves Its Mark" is in the discard pile
      And <card> is in the play deck

      Examples:
        | case   | card            |
        | black  | "Black Rider"   |
        | fell   | "Fell Rider"    |
        | herald | "Heralded Lord" |

  @card:LE-224
  Rule: Rumor of the One

    @id:cards-dark-tools-0002 @compute
    Scenario: Each ring weighs more, and is worth more
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And untapped Gorbag is at Dol Guldur
      And Gorbag bears "Paltry Ring"
      And the player holds "Rumor of the One"
      When the player plays "Rumor of the One"
      Then "Rumor of the One" is in play
      And the corruption points of Gorbag are 2
      And the player has 3 item points

  @card:AS-90
  Rule: Join With That Power

    @id:cards-dark-tools-0003 @compute
    Scenario: Not twice for one check
      Given the emended rules
      And the player is a Ringwraith
      And it is the site phase
      And untapped Layos, untapped Gorbag and untapped Lagduf are at Ettenmoors
      And the company has entered the site
      And the player holds "Join With That Power" and "Join With That Power"
      When Gorbag influences "Misty Mountain Wargs"
      And the player plays "Join With That Power" with Layos on Gorbag
      And the opponent passes
      And the player plays the second "Join With That Power" with Layos on Gorbag and rolls 3 and 3 for the influence check
      Then the influence check of Gorbag was 8
      And Gorbag is tapped
      And both copies of "Join With That Power" are in the discard pile
      And "Misty Mountain Wargs" is in the discard pile

  @card:LE-332
  Rule: The minions' stone of Elostirion

    Background:
      Given the emended rules
      And the player is a Ringwraith

    @id:cards-dark-tools-0004 @allow
    Scenario: It lies in the White Towers
      Given it is the site phase
      And untapped Layos is at The White Towers
      And the company has entered the site
      And the player holds "Palantír of Elostirion"
      When Layos plays "Palantír of Elostirion"
      Then it is legal
      And Layos bears "Palantír of Elostirion"
      And Layos and the site are tapped
      And the player has 3 item points
      And the player's hand size is 9

    @id:cards-dark-tools-0020 @compute
    Scenario: Layos looks into it, and draws
      Given it is the organization phase
      And untapped Layos is at The White Towers
      And Layos bears "Palantír of Elostirion"
      And the player's play deck holds "Black Mace"
      When the player uses "Palantír of Elostirion"
      And the player uses "Palantír of Elostirion" for its second effect and rolls 6 and 6 for the corruption check
      Then Layos and "Palantír of Elostirion" are tapped
      And "Black Mace" is in hand

    @id:cards-dark-tools-0021 @forbid
    Scenario: Other stones stay dark for that
      Given it is the organization phase
      And untapped Layos is at The White Towers
      And Layos bears "Palantír of Elostirion" and "Palantír of Orthanc"
      And the player's discard pile holds "Black Mace"
      And the player's play deck holds "Orc-draughts", "Saw-toothed Blade", "Strange Rations", "High Helm" and "Foul-smelling Paste"
      When the player uses "Palantír of Elostirion"
      Then the player may not use "Palantír of Orthanc" by the text of "Palantír of Orthanc"
      And Layos is tapped

    @id:cards-dark-tools-0022 @compute @card:LE-334
    Scenario Outline: To a Fallen-wizard <stone> is worth nothing, whoever made it
      Given the player is the Fallen-wizard Saruman
      And it is the organization phase
      And untapped Layos is at Isengard
      And Layos bears "<stone>"
      Then the player has 0 item points

      Examples:
        | case | stone                  |
        | elos | Palantír of Elostirion |
        | orth | Palantír of Orthanc    |

    @id:cards-dark-tools-0023 @forbid @card:LE-334
    Scenario: Too little is left of the deck
      Given it is the organization phase
      And untapped Layos is at Isengard
      And Layos bears "Palantír of Orthanc"
      And the player has "Focus Palantír" in play on "Palantír of Orthanc"
      And the player's discard pile holds "Black Mace"
      And the player's play deck holds "Orc-draughts"
      When the player uses "Palantír of Orthanc"
      Then it is illegal by the text of "Palantír of Orthanc"

  @card:AS-130 @card:AS-131
  Rule: Something is to be learnt here

    @id:cards-dark-tools-0005 @allow
    Scenario Outline: With <item> there is information at <site>
      Given the emended rules
      And the player is a Ringwraith
      And it is the site phase
      And untapped Layos is at <site>
      And Layos bears <item>
      And the company has entered the site
      And the player holds "That Ain’t No Secret"
      When the player uses <item> on the site for its second effect
      And the player plays "That Ain’t No Secret" on Layos
      Then it is legal
      And <item> is in the discard pile
      And Layos is tapped
      And Layos bears "That Ain’t No Secret"

      Examples:
        | case    | item             | site       |
        | records | "Records Unread" | Moria      |
        | book    | "Secret Book"    | Ettenmoors |

    @id:cards-dark-tools-0006 @forbid
    Scenario: Without it there is none
      Given the emended rules
      And the player is a Ringwraith
      And it is the site phase
      And untapped Layos is at Ettenmoors
      And the company has entered the site
      And the player holds "That Ain’t No Secret"
      When the player plays "That Ain’t No Secret" on Layos
      Then it is illegal by the text of "That Ain’t No Secret"

  @card:AS-126
  Rule: The Helm of Fear

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is the site phase
      And the player holds "Helm of Fear"

    @id:cards-dark-tools-0007 @allow
    Scenario: It is his
      Given untapped Akhôrahil the Ringwraith is at Barad-dûr
      And the company has entered the site
      When Akhôrahil the Ringwraith plays "Helm of Fear"
      Then it is legal
      And Akhôrahil the Ringwraith is tapped
      And Akhôrahil the Ringwraith bears "Helm of Fear"
      And Barad-dûr is untapped
      And the player has 2 item points

    @id:cards-dark-tools-0008 @forbid
    Scenario: It is not for one who follows
      Given untapped Akhôrahil the Ringwraith and untapped Ûvatha the Ringwraith are at Barad-dûr
      And Ûvatha the Ringwraith follows Akhôrahil the Ringwraith
      And the company has entered the site
      When Ûvatha the Ringwraith plays "Helm of Fear"
      Then it is illegal by the text of "Helm of Fear"

  @card:AS-126
  Rule: The Helm of Fear is feared

    Background:
      Given the emended rules
      And the player is a Ringwraith

    @id:cards-dark-tools-0040 @compute
    Scenario: Guards let him in
      Given untapped Akhôrahil the Ringwraith is at the minion Moria
      And Akhôrahil the Ringwraith bears "Helm of Fear"
      And the opponent has "Doubled Vigilance" in play on Moria
      When the company enters the site
      And 3 and 3 are rolled for the card text
      And the player uses "Helm of Fear"
      Then "Helm of Fear" is tapped
      And Akhôrahil the Ringwraith is untapped
      And the attack is Orc (4 strikes at 7)

    @id:cards-dark-tools-0042 @compute
    Scenario: Orcs of the White Hand dare not touch him
      Given the opponent is a Fallen-wizard
      And it is turn 4 of the game
      And it is the site phase of the opponent's turn
      And the player's untapped Akhôrahil the Ringwraith is at Moria
      And Akhôrahil the Ringwraith bears "Helm of Fear"
      And the opponent's untapped Azog is at the opponent's Moria
      And Azog's company has entered the site
      When Azog's company attacks Akhôrahil the Ringwraith's company
      And the player uses "Helm of Fear"
      Then there is no attack
      And "Helm of Fear" is tapped
      And Akhôrahil the Ringwraith is untapped

    @id:cards-dark-tools-0041 @forbid
    Scenario: Heroes do
      Given it is turn 4 of the game
      And it is the site phase of the opponent's turn
      And the player's untapped Akhôrahil the Ringwraith is at Moria
      And Akhôrahil the Ringwraith bears "Helm of Fear"
      And the opponent's untapped Beretar is at the opponent's Moria
      And Beretar's company has entered the site
      When Beretar's company attacks Akhôrahil the Ringwraith's company
      Then the player may not use "Helm of Fear" by the text of "Helm of Fear"

  @card:AS-145 @card:AS-149 @card:AS-155 @card:AS-160
  Rule: Where Elves dwell, minions attack nobody

    @id:cards-dark-tools-0009 @forbid
    Scenario Outline: Not at <site>
      Given the emended rules
      And the player is a Ringwraith
      And it is the site phase
      And untapped Gorbag is at <site>
      And Gorbag's company has entered the site
      And the opponent's untapped Legolas is at <site>
      When Gorbag's company attacks Legolas's company
      Then it is illegal by the text of the player's <card>

      Examples:
        | case   | site        | card          |
        | edhel  | Edhellond   | "Edhellond"   |
        | havens | Grey Havens | "Grey Havens" |
        | lorien | Lórien      | "Lórien"      |
        | riven  | Rivendell   | "Rivendell"   |

  @card:AS-159
  Rule: Radagast's house

    @id:cards-dark-tools-0010 @compute
    Scenario: He is about, and the house is empty
      Given the emended rules
      And the player is a Ringwraith
      And it is the site phase
      And untapped Gorbag is at Rhosgobel
      And the opponent's untapped Radagast is at Rivendell
      Then Rhosgobel has no automatic-attack

    @id:cards-dark-tools-0011 @compute
    Scenario: Gandalf is about, and that is all the same to him
      Given the emended rules
      And the player is a Ringwraith
      And it is the site phase
      And untapped Gorbag is at Rhosgobel
      And the opponent's untapped Gandalf is at Rivendell
      Then Rhosgobel has the automatic-attacks Maia (1 strike at 13) and Maia (1 strike at 13)

  @card:AS-58 @card:AS-64
  Rule: They have mustered already

    @id:cards-dark-tools-0012 @forbid
    Scenario Outline: <faction> hear no Muster
      Given the emended rules
      And it is the site phase
      And untapped Théoden is at <site>
      And the company has entered the site
      And the player holds "Muster" and "New Friendship"
      When Théoden influences <faction>
      And the opponent passes
      Then the player may not play "Muster" on Théoden now by the text of <faction>
      And <faction> is being played
      And Théoden is tapped

      Examples:
        | case | faction    | site           |
        | ang  | "Angmarim" | Carn Dûm       |
        | nur  | "Nûrniags" | Nûrniag Camp   |

  @card:LE-184
  Rule: Focus Palantír

    Background:
      Given the emended rules
      And the player is a Ringwraith
      And it is the organization phase
      And the player's discard pile holds "Black Mace"
      And the player's play deck holds "Orc-draughts", "Saw-toothed Blade", "Strange Rations", "High Helm" and "Foul-smelling Paste"

    @id:cards-dark-tools-0013 @allow
    Scenario: Layos can use the stone on which it lies
      Given untapped Layos is at Isengard
      And Layos bears "Palantír of Orthanc"
      And the player holds "Focus Palantír"
      When the player plays "Focus Palantír" with Layos on "Palantír of Orthanc"
      And the player uses "Palantír of Orthanc" and rolls 6 and 6 for the corruption check and shuffles
      Then it is legal
      And "Palantír of Orthanc" is tapped
      And "Black Mace" is in the play deck
      And "Focus Palantír" lies on "Palantír of Orthanc"
