Feature: Cards that lie heavy on the heart

  Lures and moods that hazards leave with a character, and how they are shaken off.

  @card:TW-57
  Rule: Lure of Expedience

    @id:cards-lures-0001 @compute
    Scenario: Beretar could use that sword himself
      Given the emended rules
      And untapped Annalena and untapped Beretar are at Barrow-downs
      And the company has entered the site
      And the opponent has "Lure of Expedience" in play on Beretar
      And the player holds "Dagger of Westernesse"
      When Annalena plays "Dagger of Westernesse" and rolls 5 and 5 for the corruption check
      Then Annalena bears "Dagger of Westernesse"
      And Annalena and the site are tapped
      And the corruption points of Beretar are 2

    @id:cards-lures-0002 @forbid
    Scenario: Hobbits are content with little
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Merry is at Barrow-downs
      And the opponent holds "Lure of Expedience"
      When the opponent plays "Lure of Expedience" on Merry
      Then it is illegal by the text of "Lure of Expedience"

    @id:cards-lures-0003 @allow
    Scenario: Beretar thinks better of it
      Given the emended rules
      And it is the organization phase
      And untapped Beretar is at Barrow-downs
      And the opponent has "Lure of Expedience" in play on Beretar
      When the player uses "Lure of Expedience" and rolls 4 and 2 for the card text
      Then it is legal
      And Beretar is tapped
      And "Lure of Expedience" is in the discard pile

    @id:cards-lures-0004 @compute
    Scenario: The thought comes back
      Given the emended rules
      And it is the organization phase
      And untapped Beretar is at Barrow-downs
      And the opponent has "Lure of Expedience" in play on Beretar
      When the player uses "Lure of Expedience" and rolls 3 and 2 for the card text
      Then it is legal
      And Beretar is tapped

    @id:cards-lures-0005 @forbid
    Scenario: Nobody else can do it for him
      Given the emended rules
      And it is the organization phase of the opponent's turn
      And untapped Beretar is at Barrow-downs
      And the opponent has "Lure of Expedience" in play on Beretar
      When the opponent uses "Lure of Expedience"
      Then it is illegal by the text of "Lure of Expedience"

  @card:TW-27
  Rule: Despair of the Heart

    @id:cards-lures-0006 @compute
    Scenario: It is hopeless
      Given the emended rules
      And untapped Beretar and tapped Forlong are at Ettenmoors
      And the opponent has "Despair of the Heart" in play on Beretar
      When the company enters the site
      And the player passes
      And the opponent assigns a strike to Forlong
      And Forlong faces the strike and rolls 1 and 2, then 1 and 1 for the body check, then 5 and 5 for the corruption check
      Then it is legal
      And Forlong is wounded

    @id:cards-lures-0101 @compute @rule:core.glossary.wounded-again
    Scenario: He could not look worse than he did
      Given the emended rules
      And untapped Beretar and wounded Forlong are at Ettenmoors
      And the opponent has "Despair of the Heart" in play on Beretar
      When the company enters the site
      And the player passes
      And the opponent assigns a strike to Forlong
      And Forlong faces the strike and rolls 1 and 2, then 1 and 1 for the body check
      Then it is legal
      And Forlong is wounded

  @card:TW-60
  Rule: Lure of the Senses

    @id:cards-lures-0007 @compute
    Scenario: The songs in the hall are sweet
      Given the emended rules
      And it is the untap phase
      And untapped Beretar is at Rivendell
      And the opponent has "Lure of the Senses" in play on Beretar
      When the player passes and rolls 5 and 5 for the corruption check
      Then it is legal

  @card:TW-111
  Rule: Weariness of the Heart

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Barrow-downs
      And the opponent holds "Weariness of the Heart"

    @id:cards-lures-0008 @compute
    Scenario: His sword is heavy
      When the opponent plays "Weariness of the Heart" on Beretar
      Then it is legal
      And the prowess of Beretar is 4
      And "Weariness of the Heart" is in the discard pile

    @id:cards-lures-0009 @compute
    Scenario: Or his heart is
      When the opponent plays "Weariness of the Heart" on Beretar for its second effect and rolls 1 and 1 for the corruption check
      Then it is legal
      And "Weariness of the Heart" is in the discard pile

    @id:cards-lures-0301 @forbid
    Scenario: An agent on the table is no character
      Given the opponent has Bill Ferny as a face-up agent at Bree
      When the opponent plays "Weariness of the Heart" on the opponent's Bill Ferny
      Then it is illegal by the text of "Weariness of the Heart"

  @card:LE-137
  Rule: Shut Yer Mouth

    @id:cards-lures-0010 @compute
    Scenario: Layos has nothing to say
      Given the emended rules
      And it is the organization phase
      And the player is a Ringwraith
      And untapped Layos and untapped Jerrek are at Dol Guldur
      And the opponent has "Shut Yer Mouth" in play on Layos
      When it is asked whether the player may pass
      Then the direct influence of Layos is 0

    @id:cards-lures-0011 @forbid
    Scenario: He gets one chance a turn to speak up
      Given the emended rules
      And it is the organization phase
      And the player is a Ringwraith
      And untapped Layos and untapped Jerrek are at Dol Guldur
      And the opponent has "Shut Yer Mouth" in play on Layos
      When the player uses "Shut Yer Mouth" and rolls 3 and 4 for the card text
      And the player uses "Shut Yer Mouth"
      Then it is illegal by the text of "Shut Yer Mouth"

  @card:TW-67
  Rule: Muster Disperses

    @id:cards-lures-0012 @compute
    Scenario: The Woodmen have other things to do
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Aragorn II and untapped Beretar are at Rivendell
      And the player's marshalling-point pile holds "Woodmen"
      And the opponent holds "Muster Disperses"
      When the opponent plays "Muster Disperses" on "Woodmen" and rolls 2 and 2 for the card text
      Then it is legal
      And "Woodmen" and "Muster Disperses" are in the discard pile
      And the player has 0 faction points

    @id:cards-lures-0013 @compute
    Scenario: They stay, if barely
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Aragorn II and untapped Beretar are at Rivendell
      And the player's marshalling-point pile holds "Woodmen"
      And the opponent holds "Muster Disperses"
      When the opponent plays "Muster Disperses" on "Woodmen" and rolls 2 and 3 for the card text
      Then it is legal
      And "Muster Disperses" is in the discard pile

  @card:TW-56
  Rule: Lure of Creation

    @id:cards-lures-0014 @compute
    Scenario: In Rivendell there is so much to be made
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Gandalf is at Weathertop
      And the opponent has "Lure of Creation" in play on Gandalf
      And the company is moving to Rivendell by Starter Movement
      When the player passes and rolls 2 and 2 for the corruption check
      Then it is the site phase
      And the company is at Rivendell
      And Weathertop is in the location deck

    @id:cards-lures-0015 @compute
    Scenario: On a windy hill there is nothing
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Gandalf is at Weathertop
      And the opponent has "Lure of Creation" in play on Gandalf
      When the player passes
      Then it is the site phase

    @id:cards-lures-0016 @compute
    Scenario: He puts it out of his mind
      Given the emended rules
      And it is the organization phase
      And untapped Gandalf is at Weathertop
      And the opponent has "Lure of Creation" in play on Gandalf
      When the player uses "Lure of Creation" and rolls 4 and 3 for the card text
      Then it is legal
      And Gandalf is tapped
      And "Lure of Creation" is in the discard pile

    @id:cards-lures-0017 @compute
    Scenario: It will not leave him
      Given the emended rules
      And it is the organization phase
      And untapped Gandalf is at Weathertop
      And the opponent has "Lure of Creation" in play on Gandalf
      When the player uses "Lure of Creation" and rolls 3 and 3 for the card text
      Then it is legal
      And Gandalf is tapped

    @id:cards-lures-0018 @forbid
    Scenario: Others have no such dreams
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Glóin is at Weathertop
      And the opponent holds "Lure of Creation"
      When the opponent plays "Lure of Creation" on Glóin
      Then it is illegal by the text of "Lure of Creation"

  @card:AS-24
  Rule: Alone and Unadvised

    @id:cards-lures-0019 @compute
    Scenario: Two regions, two doubts, and two to face them
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar and tapped Annalena are at Rivendell
      And the company is moving to Weathertop by Starter Movement
      And the opponent has "Alone and Unadvised" in play on Beretar
      When the player passes and rolls 1 and 2 for the corruption check, then 2 and 1 for the corruption check
      Then it is the site phase
      And the company is at Weathertop
      And Rivendell is in the location deck
      And the corruption points of Beretar are 4

    @id:cards-lures-0020 @compute
    Scenario: He turns back
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar and tapped Annalena are at Rivendell
      And the company is moving to Weathertop by Starter Movement
      And the opponent has "Alone and Unadvised" in play on Beretar
      When the player passes and rolls 1 and 1 for the corruption check
      Then Beretar and "Alone and Unadvised" are in the discard pile
      And the company is at Weathertop
      And Rivendell is in the location deck
      And the player has 1 character points

    @id:cards-lures-0021 @forbid
    Scenario: With three friends he is not alone
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar, untapped Annalena, untapped Merry and untapped Pippin are at Rivendell
      And the opponent holds "Alone and Unadvised"
      When the opponent plays "Alone and Unadvised" on Beretar
      Then it is illegal by the text of "Alone and Unadvised"

    @id:cards-lures-0022 @allow
    Scenario: With two he may be
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar, untapped Annalena and untapped Merry are at Rivendell
      And the opponent holds "Alone and Unadvised"
      When the opponent plays "Alone and Unadvised" on Beretar
      Then it is legal
      And Beretar bears "Alone and Unadvised"

    @id:cards-lures-0023 @compute
    Scenario: A fourth joins them
      Given the emended rules
      And it is the organization phase
      And untapped Beretar, untapped Annalena and untapped Merry are at Rivendell
      And untapped Pippin is at Rivendell
      And the opponent has "Alone and Unadvised" in play on Beretar
      When the player organizes
      And Pippin changes to Beretar's company
      Then Beretar, Annalena, Merry and Pippin form a company
      And "Alone and Unadvised" is in the discard pile

  @card:TD-16
  Rule: Dragon's Curse

    Background:
      Given the emended rules
      And untapped Elrond and untapped Gimli are at Rivendell
      And Gimli bears the opponent's "Dragon’s Curse"

    @id:cards-lures-0024 @allow
    Scenario: Elrond knows a word against it
      Given it is the organization phase
      When the player uses "Dragon’s Curse" on Elrond and rolls 4 and 3
      Then it is legal
      And "Dragon’s Curse" is in the discard pile
      And Elrond is tapped

    @id:cards-lures-0025 @compute
    Scenario: It is not the right word
      Given it is the organization phase
      When the player uses "Dragon’s Curse" on Elrond and rolls 3 and 3
      Then it is legal
      And Gimli bears "Dragon’s Curse"
      And Elrond is tapped

    @id:cards-lures-0026 @forbid
    Scenario: Gimli knows words of another sort
      Given it is the organization phase
      When the player uses "Dragon’s Curse" on Gimli
      Then it is illegal by the text of "Dragon’s Curse"

    @id:cards-lures-0027 @compute
    Scenario: In the morning it is there again
      Given it is the untap phase
      When the player passes
      And the player passes and rolls 2 and 1 for the corruption check
      Then it is the organization phase
      And the corruption points of Gimli are 2
