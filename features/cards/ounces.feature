Feature: Somebody has counted it

  What is taken from a hoard is missed.

  @card:TD-39
  Rule: Known to an Ounce

    @id:cards-ounces-0001 @compute
    Scenario: Smaug comes back for his sword
      Given the emended rules
      And untapped Beretar and untapped Balin are at The Lonely Mountain
      And the company has entered the site
      And the opponent has "Known to an Ounce" in play on The Lonely Mountain
      And the player holds "Glamdring"
      When Beretar plays "Glamdring"
      Then Beretar bears "Glamdring"
      And Beretar and the site are tapped
      And the player has 2 item points
      And the attack is Dragon (1 strike at 14)

    @id:cards-ounces-0002 @compute
    Scenario: He comes only once
      Given the emended rules
      And untapped Beretar and untapped Balin are at The Lonely Mountain
      And the company has entered the site
      And the opponent has "Known to an Ounce" in play on The Lonely Mountain
      And the player holds "Glamdring"
      When Beretar plays "Glamdring"
      And the player assigns a strike to Balin
      And Balin faces the strike and rolls 6 and 6
      Then Beretar bears "Glamdring"
      And Beretar and the site are tapped
      And the player has 2 item points
      And Balin is tapped
      And there is no attack
      And it is the site phase
      And the player has to act

    @id:cards-ounces-0031 @compute @rule:core.passive-conditions.duplicates-declared-once
    Scenario: What is counted twice is missed once
      Given the emended rules
      And untapped Beretar and untapped Balin are at The Lonely Mountain
      And the company has entered the site
      And the opponent has "Smaug at Home" and "Smaug Ahunt" in play
      And the opponent has "Known to an Ounce" in play on The Lonely Mountain
      And the opponent has "Known to an Ounce" in play on "Smaug at Home"
      And the player holds "Glamdring"
      When Beretar plays "Glamdring"
      And the player assigns a strike to Balin
      And Balin faces the strike and rolls 6 and 6
      Then Beretar bears "Glamdring"
      And Beretar and the site are tapped
      And the player has 2 item points
      And Balin is tapped
      And there is no attack
      And it is the site phase
      And the player has to act

    @id:cards-ounces-0003 @compute
    Scenario: Where he is at home they all come again
      Given the emended rules
      And untapped Beretar and untapped Balin are at The Lonely Mountain
      And the company has entered the site
      And the opponent has "Smaug at Home" in play
      And the opponent has "Known to an Ounce" in play on "Smaug at Home"
      And the player holds "Glamdring"
      When Beretar plays "Glamdring"
      And the player assigns a strike to Balin
      And Balin faces the strike and rolls 6 and 6
      Then Beretar bears "Glamdring"
      And Beretar and the site are tapped
      And the player has 2 item points
      And Balin is tapped
      And the attack is Dragon (2 strikes at 18/8)

    @id:cards-ounces-0004 @compute
    Scenario: In Moria nobody counts
      Given the emended rules
      And untapped Beretar and untapped Balin are at Moria
      And the company has entered the site
      And the opponent has "Smaug at Home" in play
      And the opponent has "Known to an Ounce" in play on "Smaug at Home"
      And the player holds "Glamdring"
      When Beretar plays "Glamdring"
      Then Beretar bears "Glamdring"
      And Beretar and the site are tapped
      And the player has 2 item points
      And there is no attack

    @id:cards-ounces-0005 @allow
    Scenario Outline: It is played on <what>
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at The Lonely Mountain
      And the opponent has "Smaug at Home" in play
      And the opponent holds "Known to an Ounce"
      When the opponent plays "Known to an Ounce" on <target><way>
      Then it is legal
      And "Known to an Ounce" lies on <target>

      Examples:
        | case  | what   | target              | way |
        | hoard | a site | The Lonely Mountain |     |

    @id:cards-ounces-0006 @allow
    Scenario: It is played on a Dragon at home
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at The Lonely Mountain
      And the opponent has "Smaug at Home" in play
      And the opponent holds "Known to an Ounce"
      When the opponent plays "Known to an Ounce" on "Smaug at Home" for its second effect
      Then it is legal
      And "Known to an Ounce" lies on "Smaug at Home"

    @id:cards-ounces-0007 @forbid
    Scenario: There is no hoard in Moria
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Moria
      And the opponent holds "Known to an Ounce"
      When the opponent plays "Known to an Ounce" on Moria
      Then it is illegal by the text of "Known to an Ounce"

    @id:cards-ounces-0008 @forbid
    Scenario: Smaug is out hunting
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at Moria
      And the opponent has "Smaug Ahunt" in play
      And the opponent holds "Known to an Ounce"
      When the opponent plays "Known to an Ounce" on "Smaug Ahunt" for its second effect
      Then it is illegal by the text of "Known to an Ounce"

    @id:cards-ounces-0009 @forbid
    Scenario Outline: It is counted already: <case>
      Given the emended rules
      And it is the movement/hazard phase
      And untapped Beretar is at The Lonely Mountain
      And the opponent has "Smaug at Home" in play
      And the opponent has "Known to an Ounce" in play on <on>
      And the opponent holds "Known to an Ounce"
      When the opponent plays another "Known to an Ounce" on <on><way>
      Then it is illegal by the text of "Known to an Ounce"

      Examples:
        | case   | on                  | way |
        | site   | The Lonely Mountain |     |
