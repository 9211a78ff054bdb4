Feature: What companions do for each other

  Resources of The Dragons and of Dark Minions that help a company along, and see what is coming.

  @card:TD-163
  Rule: Warm Now Be Heart and Limb

    @id:cards-fellows-0001 @compute
    Scenario: Two sages heal two who are wounded
      Given the emended rules
      And it is the organization phase
      And untapped Balin, untapped Gandalf, wounded Beretar and wounded Annalena are at Bree
      And the player holds "Warm Now Be Heart and Limb"
      When the player plays "Warm Now Be Heart and Limb" with Balin on the company
      And the player chooses Balin for "Warm Now Be Heart and Limb"
      And the player chooses Annalena for "Warm Now Be Heart and Limb"
      And the player chooses Gandalf for "Warm Now Be Heart and Limb" and rolls 4 and 4 for the corruption check of Balin, then 4 and 5 for the corruption check of Gandalf
      Then Balin, Gandalf, Beretar and Annalena are tapped
      And "Warm Now Be Heart and Limb" is in the discard pile

    @id:cards-fellows-0002 @compute
    Scenario: One of them stays as he is
      Given the emended rules
      And it is the organization phase
      And untapped Balin, untapped Gandalf, wounded Beretar and wounded Annalena are at Bree
      And the player holds "Warm Now Be Heart and Limb"
      When the player plays "Warm Now Be Heart and Limb" with Balin on the company
      And the player chooses Balin for "Warm Now Be Heart and Limb"
      And the player chooses Annalena for "Warm Now Be Heart and Limb"
      And the player chooses "Warm Now Be Heart and Limb" for "Warm Now Be Heart and Limb" and rolls 4 and 4 for the corruption check
      Then Balin and Annalena are tapped
      And Gandalf is untapped
      And Beretar is wounded
      And "Warm Now Be Heart and Limb" is in the discard pile

    @id:cards-fellows-0003 @forbid
    Scenario: Nobody has to be healed
      Given the emended rules
      And it is the organization phase
      And untapped Balin and tapped Beretar are at Bree
      And the player holds "Warm Now Be Heart and Limb"
      When the player plays "Warm Now Be Heart and Limb" with Balin on the company
      Then it is illegal by core.events.short-needs-immediate-effect

  @card:TD-144
  Rule: Pledge of Conduct

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Imrahil, untapped Balin and untapped Merry are at Bree
      And Balin bears "Glamdring" and "Necklace of Girion"
      And the player holds "Pledge of Conduct"
      And the opponent holds "Weariness of the Heart"

    @id:cards-fellows-0004 @compute
    Scenario: He is rid of it in time
      When the opponent plays "Weariness of the Heart" on Balin for its second effect
      And the player plays "Pledge of Conduct" with Imrahil on Balin
      And the player chooses "Necklace of Girion" for "Pledge of Conduct"
      And the player chooses Merry for "Pledge of Conduct" and rolls 1 and 4 for the corruption check
      Then Merry bears "Necklace of Girion"
      And Balin bears "Glamdring"
      And Balin is untapped
      And "Pledge of Conduct" and "Weariness of the Heart" are in the discard pile

    @id:cards-fellows-0005 @compute
    Scenario: He keeps it after all
      When the opponent plays "Weariness of the Heart" on Balin for its second effect
      And the player plays "Pledge of Conduct" with Imrahil on Balin
      And the player chooses "Pledge of Conduct" for "Pledge of Conduct" and rolls 6 and 6 for the corruption check
      Then Balin bears "Glamdring" and "Necklace of Girion"
      And "Pledge of Conduct" and "Weariness of the Heart" are in the discard pile

    @id:cards-fellows-0006 @forbid
    Scenario Outline: It does not help <who>
      When the opponent plays "Weariness of the Heart" on <who> for its second effect
      And the player plays "Pledge of Conduct" with Imrahil on <who>
      Then it is illegal by core.events.short-needs-immediate-effect
      And "Weariness of the Heart" is no longer in hand

      Examples:
        | case    | who   |
        | without | Merry |

    @id:cards-fellows-0007 @forbid
    Scenario: Nobody makes a check
      When the player plays "Pledge of Conduct" with Imrahil on Balin
      Then it is illegal by the text of "Pledge of Conduct"

  @card:DM-126
  Rule: Eyes of Mandos

    Background:
      Given the emended rules
      And it is the organization phase
      And the player holds "Eyes of Mandos"

    @id:cards-fellows-0008 @compute
    Scenario: Pallando sees what he needs
      Given untapped Pallando is at Grey Havens
      And the player's play deck holds "Dodge", "Glamdring" and "Cram"
      When the player plays "Eyes of Mandos" with Pallando
      And the player chooses "Eyes of Mandos" for "Eyes of Mandos"
      And the player chooses "Glamdring" for "Eyes of Mandos" and shuffles
      Then "Glamdring" is in hand
      And Pallando is tapped
      And "Dodge" and "Cram" are in the play deck
      And "Eyes of Mandos" is in the discard pile

    @id:cards-fellows-0009 @compute
    Scenario: There is an end to what he sees
      Given untapped Pallando is at Grey Havens
      And the player's play deck holds "Dodge", "Cram", "Muster", "Lapse of Will", "Dark Quarrels", "Concealment", "Ford", "Escape" and "Glamdring"
      When the player plays "Eyes of Mandos" with Pallando
      And the player chooses "Eyes of Mandos" for "Eyes of Mandos"
      And the player chooses "Eyes of Mandos" for "Eyes of Mandos"
      And the player chooses "Eyes of Mandos" for "Eyes of Mandos"
      And the player chooses "Eyes of Mandos" for "Eyes of Mandos"
      And the player chooses "Eyes of Mandos" for "Eyes of Mandos"
      And the player chooses "Eyes of Mandos" for "Eyes of Mandos"
      And the player chooses "Eyes of Mandos" for "Eyes of Mandos"
      And the player chooses "Eyes of Mandos" for "Eyes of Mandos"
      Then it is illegal by the text of "Eyes of Mandos"
      And "Dodge", "Cram", "Muster", "Lapse of Will", "Dark Quarrels", "Concealment", "Ford" and "Escape" lie off to the side with Pallando
      And Pallando is tapped
      And "Eyes of Mandos" is in the discard pile

    @id:cards-fellows-0010 @forbid
    Scenario Outline: Not with <state> <who>
      Given <state> <who> is at Lórien
      And the player's play deck holds "Dodge" and "Cram"
      When the player plays "Eyes of Mandos" with <who>
      Then it is illegal by <rule>

      Examples:
        | case  | state    | who      | rule                          |
        | tired | tapped   | Pallando | core.actions.tap-for-effect   |
        | other | untapped | Gandalf  | the text of "Eyes of Mandos"  |

    @id:cards-fellows-0011 @forbid
    Scenario: There is nothing to see
      Given untapped Pallando is at Grey Havens
      When the player plays "Eyes of Mandos" with Pallando
      Then it is illegal by core.events.short-needs-immediate-effect
