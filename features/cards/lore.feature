Feature: What the wise know, and what their enemies do about it

  Words that help, words that harm, and a few old tricks against the dark.

  @card:TD-93
  Rule: Ioreth

    Background:
      Given the emended rules
      And it is the organization phase
      And untapped Glóin, wounded Balin and wounded Beretar are at Ettenmoors
      And Glóin bears "Healing Herbs"

    @id:cards-lore-0001 @compute
    Scenario: Life comes back to all who are near her
      Given untapped Ioreth is at Bree
      When the player uses "Healing Herbs" on Balin
      Then Balin is untapped
      And Beretar is wounded
      And Glóin is tapped
      And "Healing Herbs" is in the discard pile

  @card:TD-93
  Rule: Where Ioreth is, one leaf is enough for all

    Background:
      Given the emended rules
      And it is the organization phase
      And untapped Glóin, wounded Balin, wounded Beretar, tapped Annalena and untapped Ioreth are at Ettenmoors
      And Glóin bears "Healing Herbs"

    @id:cards-lore-0002 @compute
    Scenario: She breaks it into pieces
      When the player uses "Healing Herbs" on Balin
      Then Balin and Beretar are untapped
      And Glóin and Annalena are tapped
      And "Healing Herbs" is in the discard pile

    @id:cards-lore-0003 @compute
    Scenario: For the merely tired there is one leaf each
      When the player uses "Healing Herbs" on Annalena for its second effect
      Then Annalena is untapped
      And Balin and Beretar are wounded
      And Glóin is tapped
      And "Healing Herbs" is in the discard pile

  @card:TW-417 @card:TW-420
  Rule: There are places where everything grows

    @id:cards-lore-0024 @compute
    Scenario Outline: At <site> one leaf is enough for all who are there
      Given the emended rules
      And it is the organization phase
      And untapped Glóin, wounded Balin and tapped Annalena are at <site>
      And the opponent's wounded Legolas is at <site>
      And wounded Beretar is at Bree
      And Glóin bears "Healing Herbs"
      When the player uses "Healing Herbs" on Balin
      Then Balin and Legolas are untapped
      And Beretar is wounded
      And Glóin and Annalena are tapped
      And "Healing Herbs" is in the discard pile

      Examples:
        | case      | site       |
        | forest    | Old Forest |
        | rhosgobel | Rhosgobel  |

  @card:TD-116 @card:TD-76
  Rule: Flattery is a matter of influence

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Gimli and untapped Beorn are at Ovir Hollow
      And the player holds "Flatter a Foe" and "A Friend or Three"
      And the opponent holds "Bairanax"

    @id:cards-lore-0004 @compute
    Scenario: In evil times it is not what it was
      Given the opponent has "Times Are Evil" in play
      When the opponent plays the creature "Bairanax" on the company keyed to Ovir Hollow
      And the player plays "Flatter a Foe" on Gimli
      And the player passes and rolls 5 and 4 for the card text
      Then the attack is Dragon (2 strikes at 14/7)
      And "Flatter a Foe" is in the discard pile
      And "Bairanax" is in play

    @id:cards-lore-0005 @compute
    Scenario: Beorn puts in a word
      When the opponent plays the creature "Bairanax" on the company keyed to Ovir Hollow
      And the player plays "Flatter a Foe" on Gimli
      And the player plays "A Friend or Three" on Gimli and rolls 3 and 2 for the card text
      Then there is no attack
      And "Flatter a Foe", "A Friend or Three" and "Bairanax" are in the discard pile
      And the hazard limit of the company is 0

  @card:TD-116
  Rule: Each people wants to be flattered in its own way

    @id:cards-lore-0006 @compute
    Scenario Outline: <creature> would like to hear more of that
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Galdor is at Rivendell
      And the company is moving to Barrow-downs by Starter Movement
      And the player holds "Flatter a Foe"
      And the opponent holds "<creature>"
      When the opponent plays the creature "<creature>" on the company keyed to a <key>
      And the player plays "Flatter a Foe" on Galdor for its <way> effect and rolls <dice> for the card text
      Then there is no attack
      And the hazard limit of the company is 0
      And "Flatter a Foe" and "<creature>" are in the discard pile

      Examples:
        | case | creature   | key           | way    | dice    |
        | men  | Brigands   | Wilderness    | second | 4 and 4 |
        | orcs | Orc-patrol | Ruins & Lairs | third  | 5 and 4 |

    @id:cards-lore-0011 @compute
    Scenario Outline: <creature> would not
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Galdor is at Rivendell
      And the company is moving to Barrow-downs by Starter Movement
      And the player holds "Flatter a Foe"
      And the opponent holds "<creature>"
      When the opponent plays the creature "<creature>" on the company keyed to a <key>
      And the player plays "Flatter a Foe" on Galdor for its <way> effect and rolls <dice> for the card text
      Then the attack comes from "<creature>"
      And "Flatter a Foe" is in the discard pile
      And "<creature>" is in play

      Examples:
        | case | creature   | key           | way    | dice    |
        | men  | Brigands   | Wilderness    | second | 4 and 3 |
        | orcs | Orc-patrol | Ruins & Lairs | third  | 4 and 4 |

  @card:TD-16
  Rule: Dragon's Curse falls on who is struck

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Gimli and untapped Gandalf are at Ovir Hollow
      And the opponent holds "Dragon’s Curse", "Bairanax" and "Passion of Wrath"

    @id:cards-lore-0007 @compute
    Scenario: The blow is lighter, and something of it stays
      When the opponent plays the creature "Bairanax" on the company keyed to Ovir Hollow
      And the opponent passes
      And Gimli faces the strike
      And the opponent plays "Dragon’s Curse" on Gimli
      Then it is legal
      And the attack is Dragon (2 strikes at 13/7)
      And Gimli bears "Dragon’s Curse"
      And "Bairanax" is in play

    @id:cards-lore-0008 @forbid
    Scenario: A Wizard laughs at it
      When the opponent plays the creature "Bairanax" on the company keyed to Ovir Hollow
      And the opponent passes
      And Gandalf faces the strike
      And the opponent plays "Dragon’s Curse" on Gandalf
      Then it is illegal by the text of "Dragon’s Curse"
      And "Bairanax" is in play

  @card:TD-16
  Rule: One curse is enough

    @id:cards-lore-0025 @forbid
    Scenario: He is cursed already
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Gimli and untapped Beorn are at Ovir Hollow
      And Gimli bears the opponent's "Dragon’s Curse"
      And the opponent holds "Bairanax" and "Dragon’s Blood"
      When the opponent plays the creature "Bairanax" on the company keyed to Ovir Hollow
      And Gimli faces the strike
      And the opponent plays another "Dragon’s Curse" on Gimli
      Then it is illegal by the text of "Dragon’s Curse"
      And "Bairanax" is in play

  @card:TD-16
  Rule: Dragon's Curse stays with him

    @id:cards-lore-0010 @compute
    Scenario: When the morning comes, it weighs on him
      Given the emended rules
      And it is the untap phase
      And untapped Gimli is at Ovir Hollow
      And Gimli bears the opponent's "Dragon’s Curse"
      When the player passes and rolls 6 and 5 for the corruption check
      Then it is the organization phase
      And Gimli bears "Dragon’s Curse"

  @card:TD-73
  Rule: Stormcrow

    Background:
      Given the emended rules

    @id:cards-lore-0012 @compute
    Scenario: He is not listened to as he was
      Given untapped Gandalf and untapped Elrond are at Rivendell
      And the opponent has "Stormcrow" in play
      Then the direct influence of Gandalf is 8
      And the direct influence of Elrond is 4

    @id:cards-lore-0013 @compute
    Scenario: Least of all in the dark
      Given untapped Gandalf and untapped Elrond are at Rivendell
      And the opponent has "Stormcrow" and "Doors of Night" in play
      Then the direct influence of Gandalf is 6
      And the direct influence of Elrond is 4

    @id:cards-lore-0014 @compute
    Scenario: Those who went with him go their own ways
      Given it is the movement/hazard phase
      And untapped Gandalf and untapped Merry are at Bree
      And untapped Pippin is at Edoras
      And the player's "Orc-mail" lies on Gandalf's company
      And the player's "Crept Along Carefully" lies on Pippin's company
      And the opponent holds "Stormcrow"
      When the player chooses Gandalf's company to go next
      And the player passes
      And the opponent plays "Stormcrow"
      Then "Orc-mail" is in the discard pile
      And "Crept Along Carefully" lies on Pippin's company
      And "Stormcrow" is in play

    @id:cards-lore-0015 @forbid
    Scenario: And they do not come back to him
      Given it is the organization phase
      And untapped Gandalf and untapped Merry are at Bree
      And the opponent has "Stormcrow" in play
      And the player holds "Crept Along Carefully"
      When the player plays "Crept Along Carefully" on the company
      Then it is illegal by the text of "Stormcrow"

    @id:cards-lore-0016 @allow
    Scenario: With Merry alone they would go
      Given it is the organization phase
      And untapped Merry is at Bree
      And untapped Gandalf is at Edoras
      And the opponent has "Stormcrow" in play
      And the player holds "Crept Along Carefully"
      When the player plays "Crept Along Carefully" on Merry's company
      Then it is legal
      And "Crept Along Carefully" lies on Merry's company

    @id:cards-lore-0017 @forbid
    Scenario: There is one ill name for him
      Given it is the movement/hazard phase
      And untapped Merry is at Bree
      And the opponent has "Stormcrow" in play
      And the opponent holds "Stormcrow"
      When the opponent plays another "Stormcrow"
      Then it is illegal by the text of "Stormcrow"

    @id:cards-lore-0026 @compute
    Scenario: When the cards have run out the name is forgotten
      Given it is the end-of-turn phase
      And untapped Beretar is at Rivendell
      And the opponent's untapped Legolas is at Lórien
      And the player holds "Glamdring", "Ringil", "Belegennon", "Magical Harp", "Horn of Defiance", "Enruned Shield" and "Star-glass"
      And the player's play deck holds "Sting"
      And the player's discard pile holds "Elf-stone"
      And the opponent has "Stormcrow" in play
      When the player passes and shuffles
      Then "Stormcrow" is in the discard pile
      And "Sting" is in hand
      And "Elf-stone" is in the play deck

  @card:TD-46
  Rule: Many Sorrows Befall

    @id:cards-lore-0018 @allow
    Scenario: The sun is gone
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Bree
      And the player has "Sun" in play
      And the opponent holds "Many Sorrows Befall"
      When the opponent plays "Many Sorrows Befall" on "Sun"
      Then it is legal
      And "Sun" and "Many Sorrows Befall" are in the discard pile

    @id:cards-lore-0019 @forbid
    Scenario: What stays for good outlasts it
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Bree
      And the player has "Gates of Morning" in play
      And the opponent holds "Many Sorrows Befall"
      When the opponent plays "Many Sorrows Befall" on "Gates of Morning"
      Then it is illegal by the text of "Many Sorrows Befall"

    @id:cards-lore-0020 @compute
    Scenario: Rest is over before it begins
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Gandalf and tapped Beretar are at Bree
      And the player holds "And Forth He Hastened"
      And the opponent holds "Many Sorrows Befall"
      When the player plays "And Forth He Hastened" with Gandalf on Beretar
      And the opponent plays "Many Sorrows Befall" on "And Forth He Hastened" for its second effect
      Then it is legal
      And Beretar is tapped
      And "And Forth He Hastened" and "Many Sorrows Befall" are in the discard pile

  @card:TD-52
  Rule: Parsimony of Seclusion

    Background:
      Given the emended rules
      And reading a of q.core.untargeted-hazard-short-events
      And it is the movement/hazard phase
      And untapped Beretar is at Bree
      And the opponent holds "Parsimony of Seclusion"

    @id:cards-lore-0021 @compute
    Scenario: One of the nine comes back
      Given the opponent's discard pile holds "Smaug at Home", "Scorba" and "Cave Worm"
      When the opponent plays "Parsimony of Seclusion"
      And the opponent chooses "Scorba" for "Parsimony of Seclusion"
      Then "Scorba" is in hand
      And the hazard limit of the company is 2
      And "Parsimony of Seclusion" is in the discard pile

    @id:cards-lore-0022 @compute
    Scenario: Agburanar does not come alone
      Given the opponent's discard pile holds "Agburanar Ahunt" and "Scorba"
      When the opponent plays "Parsimony of Seclusion" for its second effect
      Then "Agburanar Ahunt" is in hand
      And the hazard limit of the company is 4
      And "Parsimony of Seclusion" is in the discard pile

    @id:cards-lore-0023 @forbid
    Scenario: A mere worm does not
      Given the opponent's discard pile holds "Cave Worm"
      When the opponent plays "Parsimony of Seclusion"
      Then it is illegal by core.events.short-needs-immediate-effect

  @card:TD-73
  Rule: A crow that is not there is no bad omen

    @id:cards-lore-0027 @allow
    Scenario: Stormcrow is in somebody's hand
      Given the emended rules
      And it is the organization phase
      And untapped Gandalf and untapped Merry are at Bree
      And the opponent holds "Stormcrow"
      And the player holds "Crept Along Carefully"
      Then the player may play "Crept Along Carefully" on the company

  @card:BA-32
  Rule: What is for one character waits for that character

    Background:
      Given the emended rules
      And it is the organization phase
      And the player holds "Show Things Unbidden"

    @id:cards-lore-0201 @forbid
    Scenario: Galadriel is still in hand
      Given untapped Haldir is at Lórien
      And the player holds "Galadriel"
      When the player plays "Show Things Unbidden" with Galadriel
      Then it is illegal by the text of "Show Things Unbidden"

    @id:cards-lore-0202 @forbid
    Scenario: Somebody else looks into the mirror
      Given untapped Haldir and untapped Galadriel are at Lórien
      When the player plays "Show Things Unbidden" with Haldir
      Then it is illegal by the text of "Show Things Unbidden"

    @id:cards-lore-0203 @allow
    Scenario: She looks herself, and three things turn out otherwise
      Given untapped Galadriel is at Lórien
      And the opponent holds "Wargs", "Orc-guard", "Doors of Night", "Lure of Nature" and "Cave-drake"
      When the player plays "Show Things Unbidden" with Galadriel
      And the opponent chooses "Wargs" for "Show Things Unbidden"
      And the opponent chooses "Cave-drake" for "Show Things Unbidden"
      And the opponent chooses "Orc-guard" for "Show Things Unbidden" and shuffles
      Then it is legal
      And Galadriel is tapped
      And "Wargs", "Cave-drake" and "Orc-guard" are in the play deck
      And "Show Things Unbidden" is in the discard pile

    @id:cards-lore-0204 @forbid
    Scenario: Night has fallen all the same
      Given untapped Galadriel is at Lórien
      And the opponent holds "Wargs", "Orc-guard", "Doors of Night", "Lure of Nature" and "Cave-drake"
      When the player plays "Show Things Unbidden" with Galadriel
      Then the opponent may not choose "Doors of Night" for "Show Things Unbidden" by core.actions.needs-allowance
      And Galadriel is tapped
      And "Show Things Unbidden" is in the discard pile

    @id:cards-lore-0205 @compute
    Scenario: Of two things both turn out otherwise
      Given untapped Galadriel is at Lórien
      And the opponent holds "Wargs", "Doors of Night" and "Cave-drake"
      When the player plays "Show Things Unbidden" with Galadriel and shuffles
      Then it is legal
      And Galadriel is tapped
      And "Wargs" and "Cave-drake" are in the play deck
      And "Show Things Unbidden" is in the discard pile

    @id:cards-lore-0206 @forbid
    Scenario: Far from the mirror she sees nothing
      Given untapped Galadriel is at Rivendell
      When the player plays "Show Things Unbidden" with Galadriel
      Then it is illegal by the text of "Show Things Unbidden"
