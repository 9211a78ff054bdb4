Feature: Ren the Unclean, whom nobody can bear

  He is given up, and both players' people make corruption checks.

  @card:TW-83
  Rule: Ren the Unclean

    Background:
      Given the emended rules
      And it is the movement/hazard phase
      And the opponent has "Ren the Unclean" in play

    @id:cards-unclean-0001 @compute
    Scenario: The moving player's character makes the first check, and the other player's the second
      Given untapped Beretar is at Bree
      And Beretar bears "Glamdring"
      And the opponent's untapped Annalena is at the opponent's Edoras
      And the opponent's Annalena bears "Sword of Gondolin"
      When the opponent uses "Ren the Unclean" and rolls 6 and 6 for the corruption check, then 1 and 1 for the corruption check
      Then the corruption check of Beretar was 12
      And the corruption check of the opponent's Annalena was 2
      And the opponent's Annalena and the opponent's "Sword of Gondolin" are in the discard pile
      And the opponent's Edoras is in the location deck
      And the opponent has 0 character points
      And the opponent has 0 item points
      And "Ren the Unclean" is in the discard pile

    @id:cards-unclean-0002 @compute
    Scenario: Each player says in which order his people make their checks
      Given untapped Beretar and untapped Elladan are at Bree
      And the opponent's untapped Annalena is at the opponent's Edoras
      When the opponent uses "Ren the Unclean"
      And the player chooses Elladan for "Ren the Unclean" and rolls 6 and 6 for the corruption check, then 5 and 5 for the corruption check, then 4 and 4 for the corruption check
      Then the corruption check of Elladan was 12
      And the corruption check of Beretar was 10
      And the corruption check of the opponent's Annalena was 8
      And "Ren the Unclean" is in the discard pile

    @id:cards-unclean-0003 @compute
    Scenario: The hazard player, too, says in which order his people make their checks
      Given untapped Beretar is at Bree
      And the opponent's untapped Annalena and the opponent's untapped Elladan are at the opponent's Edoras
      When the opponent uses "Ren the Unclean"
      And the opponent chooses the opponent's Elladan for "Ren the Unclean" and rolls 6 and 6 for the corruption check, then 5 and 5 for the corruption check, then 4 and 4 for the corruption check
      Then the corruption check of Beretar was 12
      And the corruption check of the opponent's Elladan was 10
      And the corruption check of the opponent's Annalena was 8
      And "Ren the Unclean" is in the discard pile

    @id:cards-unclean-0005 @allow
    Scenario: The hazard player's people support each other's checks
      Given untapped Beretar is at Bree
      And the opponent's untapped Annalena and the opponent's untapped Elladan are at the opponent's Edoras
      When the opponent uses "Ren the Unclean"
      And the opponent chooses the opponent's Annalena for "Ren the Unclean"
      And the opponent's Elladan supports the opponent's Annalena's corruption check and rolls 4 and 4 for the corruption check, then 1 and 1 for the corruption check, then 5 and 5 for the corruption check
      Then it is legal
      And the opponent's Elladan is tapped
      And the corruption check of Beretar was 8
      And the corruption check of the opponent's Annalena was 3
      And the corruption check of the opponent's Elladan was 10
      And "Ren the Unclean" is in the discard pile

    @id:cards-unclean-0008 @forbid
    Scenario Outline: <who> does not support <whose> check from another company
      Given untapped Beretar and untapped Legolas are at Bree
      And the opponent's untapped Annalena is at the opponent's Edoras
      And the opponent's untapped Elladan is at the opponent's Dunharrow
      When the opponent uses "Ren the Unclean"
      And the player chooses Beretar for "Ren the Unclean"
      And the opponent chooses the opponent's Annalena for "Ren the Unclean"
      Then <who> may not support <whose> corruption check by core.corruption.support
      And <who> is untapped now
      And "Ren the Unclean" is in the discard pile now

      Examples:
        | case      | who                    | whose                     |
        | his own   | Legolas                | the opponent's Annalena's |
        | the other | the opponent's Elladan | the opponent's Annalena's |
        | across    | the opponent's Elladan | Beretar's                 |

    @id:cards-unclean-0006 @forbid
    Scenario: The hazard player plays no resource for them
      Given untapped Beretar is at Bree
      And the opponent's untapped Annalena is at the opponent's Edoras
      And the opponent holds "A Friend or Three"
      When the opponent uses "Ren the Unclean"
      And the opponent plays "A Friend or Three" on the opponent's Annalena
      Then it is illegal by core.turn.hazard-player-no-resources
      And "Ren the Unclean" is in the discard pile now

    @id:cards-unclean-0007 @compute
    Scenario: Whoever bears no corruption makes the check, too, and a Ringwraith does not
      Given the player is a Ringwraith
      And untapped Adûnaphel the Ringwraith is at Minas Morgul
      And the opponent's untapped Annalena is at the opponent's Edoras
      When the opponent uses "Ren the Unclean" and rolls 5 and 5 for the corruption check
      Then the corruption check of the opponent's Annalena was 10
      And "Ren the Unclean" is in the discard pile
