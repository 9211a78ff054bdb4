"""The step vocabulary: every sentence that a scenario may use, in one table.

`{slots}` are explained in `westmarch.corpus.patterns`.
Every action can be said in five ways, of which the table lists the first:

- When Glóin plays "Magical Harp"              he does it
- When it is asked whether Glóin may play …    the question, without doing it
- Then Glóin may play "Magical Harp"           the question, and the answer is yes
- Then Glóin may not play … by dragons.…       the answer is no, because of these rules
- Then Glóin may not play … by the text of "…"  the answer is no, because of this card

An action that asks for dice brings them along: `and rolls 6 and 5`, and if more are rolled in
its course, `and rolls 6 and 5, then 4 and 3 for the body check`. One in whose course a play deck
is shuffled says `and shuffles`; where that is done with the decks of both, `and both shuffle`.
One in whose course chance picks cards of a hand says `and picks at random`: those that the step
which gives the hand names first.

Whoever is not said to act, passes. An action that answers what was declared ends with
`in response`, one that comes at this very moment with `now`.

An action is that of whoever has the cards in it. If it is somebody else who says that it be done,
the step tells: `Glóin plays "Cram" at the opponent's word`.

Any Then may begin with `under the {edition} rules`; the scenario then runs under each edition
that it names, and the sentence counts for that one only.
"""

import re
from collections.abc import Callable, Iterable
from functools import cached_property
from typing import Any, Literal

from msgspec import Struct

from westmarch.corpus import (
    agents,
    beyond,
    claims,
    decks,
    deeds,
    given,
    lines,
    organizing,
    outcomes,
    trials,
)
from westmarch.corpus.nearby import nearby
from westmarch.corpus.patterns import (
    SIGNS,
    SLOTS,
    Section,
    Shape,
    infinitive,
    normalized,
    plain,
    shape,
)
from westmarch.errors import BadData, shortened

Mode = Literal["set", "do", "ask", "may", "may-not", "see"]
"""Put on the table; do; ask; ask and expect yes; ask and expect no; expect to see."""

WORD = "[ at {word:player}'s word]"
NOW = "[ {now}]"
ROLLS = "[ and rolls {rolls}][ and {shuffles}]"
_VERB = re.compile(r"\*(\w+)\*")
_ROLLED = re.compile(r" and (?:rolls \d|shuffles\b|both shuffle\b|picks at random\b).*")
EDITION = re.compile(r"under the (?P<edition>[a-z][a-z0-9+-]*) rules,? (?P<rest>.+)")


class Row(Struct, frozen=True):
    """One sentence of the vocabulary."""

    section: Section
    pattern: str
    meaning: str
    does: Callable[..., Any]
    example: str
    frame: bool = False
    """It says what game is being played, so it counts before all other steps."""


VOCABULARY: tuple[Row, ...] = (
    # The game that is being played
    Row("Given", "the {edition} rules", "The edition whose rules hold.",
        given.edition, "the emended rules", frame=True),
    Row("Given", "{player} is {kind}", "What kind of player this is; without it, a Wizard.",
        given.kind, "the opponent is a Ringwraith", frame=True),
    Row("Given", "{player} is the Fallen-wizard {avatar:character}",
        "A Fallen-wizard player, and which Fallen-wizard he has said to be before the game.",
        given.fallen_wizard, "the opponent is the Fallen-wizard Saruman", frame=True),
    Row("Given", "it is the {phase} phase[ of {whose:player}'s turn]",
        "How far the turn has come; without it, it is the player's site phase.",
        given.phase, "it is the movement/hazard phase of the opponent's turn", frame=True),
    Row("Given", "it is turn {number} of the game",
        "How many turns have begun, those of both players together; without it, this is the first.",
        given.turn, "it is turn 3 of the game", frame=True),
    Row("Given", "it is a {length} game",
        "The length of game that was settled; without it, none was.",
        given.length, "it is a Long game", frame=True),
    Row("Given", "the last turn was {whose:player}'s",
        "The last turn of the game is over, and the final reckoning begins.",
        given.last_turn_over, "the last turn was the opponent's", frame=True),
    Row("Given", "the game has not begun", "Characters are chosen and starting items are given.",
        given.before_the_game, "the game has not begun", frame=True),
    Row("Given", "reading {reading} of {question}",
        "Which reading of an open question the players go by; without it, its default.",
        given.reading, "reading b of q.dragons.hoard-by-site-text", frame=True),
    Row("Given", "the players have agreed on {number} lost (treasure|treasures)",
        "How many lost treasures win the game; without it, as many as the rules say.",
        given.agreed_treasures, "the players have agreed on 3 lost treasures", frame=True),
    Row("Given", "the players have agreed on {number} unique (Dragon|Dragons)",
        "How many the winner has to have defeated besides; without it, none.",
        given.agreed_dragons, "the players have agreed on 1 unique Dragon", frame=True),
    Row("Given", "both players have declared",
        "Both have said what they are, and their cards lie on the table.",
        decks.declared, "both players have declared", frame=True),
    Row("Given", "the draft has begun", "The first companies are being drafted.",
        decks.drafting, "the draft has begun", frame=True),
    Row("Given", "{player}'s pool has {characters}",
        "These characters are in the player's pool.",
        decks.in_pool, "the player's pool has Glóin and Balin"),
    Row("Given", "{player} has drafted {characters}",
        "These characters are to begin in the player's company.",
        decks.has_drafted, "the player has drafted Glóin and Balin"),
    Row("Given", "{player} brings the plain {of} deck",
        "Before the game, the player has a deck that keeps all limits for this kind of player.",
        decks.brings_plain, "the player brings the plain Wizard deck", frame=True),
    Row("Given", "{player} brings the deck {text}",
        "Before the game, the player has one of the decks that come with the rules.",
        decks.brings, "the player brings the deck “The Free Peoples”", frame=True),
    Row("Given", "the deck's {part} (gain|gains) {copies}",
        "There are so many more of these cards in a part of the deck that was brought.",
        decks.gains, "the deck's hazards gain 2 “Wargs” and 1 “Twilight”"),
    Row("Given", "the deck's {part} (lose|loses) {copies}",
        "There are so many fewer of them.",
        decks.loses, "the deck's resources lose 1 “Block”"),
    # The table
    Row("Given", "{characters} (is|are) at {site}",
        "These characters form a company there; whose site card it is decides its version.",
        given.at, "untapped Glóin and wounded Balin are at The Lonely Mountain"),
    Row("Given", "{company} has entered the site",
        "The company is past the automatic-attacks of its site.",
        given.entered, "the company has entered the site"),
    Row("Given", "{company} is moving to {to:site}[ by {way}]",
        "The company has declared movement to this site; in its movement/hazard phase, "
        "the way that it takes, if there are several. The one company that has taken its way is "
        "the first to go.",
        given.moving, "the company is moving to Weathertop by Rhudaur and Arthedain"),
    Row("Given", "{characters} (is|are) held by {card} at {site}",
        "They are prisoners of this hazard, which is in play, and the site card lies with it.",
        given.held, "wounded Frodo is held by the opponent's “Flies and Spiders” at Moria"),
    Row("Given", "{cards} (lies|lie) off to the side with {keeper:card}",
        "The card keeps these, off to the side.",
        given.kept, "“Smaug” lies off to the side with “Summons from Long Sleep”"),
    Row("Given", "{things} (is|are) {state}", "How cards in play lie.",
        given.lies, "the site is tapped"),
    Row("Given", "{character} bears {cards}",
        "The character bears or controls these cards. Hazards are his opponent's, unless it says "
        "whose they are.",
        given.bears, "Glóin bears “Glamdring” and “Cram”"),
    Row("Given", "{characters} (is|are) at another {site}",
        "These characters form a company there, with a further card of the site.",
        organizing.at_copy, "Legolas is at another Rivendell"),
    Row("Given", "{characters} (follow|follows) {controller:character}",
        "The last one's direct influence controls the others.",
        organizing.follow, "Bergil and Haldir follow Elrond"),
    Row("Given", "{characters} (is|are) under nobody's influence",
        "They have lost the character that controlled them.",
        organizing.uncontrolled, "Haldir is under nobody's influence"),
    Row("Given", "{cards} (lies|lie) on {company}",
        "These cards were played on the company itself; hazards by the other player, unless it "
        "says whose they are.",
        organizing.on_company, "the opponent's “Something Has Slipped” lies on the company"),
    Row("Given", "{character} has taken {cards} as (a trophy|trophies)",
        "The character keeps these creatures, which his company has defeated.",
        given.trophies, "Gorbag has taken the opponent's “Cave Worm” as a trophy"),
    Row("Given", "{character} has taken {cards} as (a trophy|trophies) from a detainment attack",
        "The same, but the attack was detainment.",
        given.trophies_of_detainment,
        "Gorbag has taken the opponent's “Orc-guard” as a trophy from a detainment attack"),
    Row("Given", "{character} uses {cards}",
        "Of several items of a type of which one is used at a time, these are the ones in use.",
        given.in_use, "Éowyn uses “Glamdring”"),
    Row("Given", "{player} holds {cards}", "These cards are in the player's hand.",
        given.holds, "the opponent holds “Smaug” and “Doors of Night”"),
    Row("Given", "{player}'s {pile} holds {cards}", "These cards are in a pile of the player's.",
        given.pile, "the player's pool holds “Star-glass”"),
    Row("Given", "{player} has placed {cards} on-guard[ against {company}]",
        "These cards lie face-down at the company's new site.",
        given.on_guard, "the opponent has placed “Lure of the Senses” on-guard"),
    Row("Given", "{player} has exhausted the play deck[ {times}]",
        "The player's play deck ran out, once unless the step says more; if no step fills the new "
        "one, it is empty.",
        given.exhausted, "the player has exhausted the play deck twice"),
    Row("Given", "{player} has called the Council",
        "The player called the end of the game in the turn before this one.",
        given.called, "the opponent has called the Council"),
    Row("Given", "{player} has {cards} in play[ on {on:thing}]",
        "These cards are in play under the player's control, perhaps on another card; factions "
        "are in the marshalling-point pile then.",
        given.in_play, "the opponent has “Smaug at Home” in play"),
    Row("Given", "{player} has {agent:characters} as a face-down agent[ who has gone to {sites}]",
        "The character is on the table as an agent hazard, with his back up; if he has gone "
        "anywhere, the cards of these sites lie with him, the last one his own.",
        agents.face_down,
        "the opponent has tapped Woffung as a face-down agent who has gone to The Lonely Mountain"),
    Row("Given", "{player} has {agent:characters} as a face-down agent at the open {site}"
        "[ who has gone on to {sites}]",
        "The agent was turned face-down again, and the site where he was lies open.",
        agents.turned_down, "the opponent has Bill Ferny as a face-down agent at the open Bree"),
    Row("Given", "{player} has {agent:characters} as a face-up agent at {site}",
        "The agent hazard lies open, and so does the card of his site.",
        agents.face_up, "the opponent has wounded Ivic as a face-up agent at Pelargir"),
    # What has happened
    Row("Given", "{things} came into play this turn",
        "They were not there yet when the turn began.",
        given.this_turn, "“Smaug at Home” came into play this turn"),
    Row("Given", "{dragon} was defeated {when}",
        "An attack by a manifestation of this Dragon was defeated.",
        given.defeated, "Smaug was defeated earlier in the game"),
    Row("Given", "{characters} (was|were) eliminated", "They are out of play; allies, too.",
        given.eliminated, "Gandalf was eliminated"),
    Row("Given", "{cards} (was|were) removed from the game", "These cards play no part any more.",
        given.removed, "the opponent's “Smaug” was removed from the game"),
    Row("Given", "{site} gained a Dragon automatic-attack of {strength} {when}",
        "Some effect gave the site one more automatic-attack.",
        given.gained, "the site gained a Dragon automatic-attack of 1 strike at 8 this turn"),
    Row("Given", "{site} lost its automatic-attacks {when}",
        "Some effect took the automatic-attacks of the site away.",
        given.lost, "Irerock lost its automatic-attacks this turn"),
    Row("Given", "{company} may pass through {number} more regions",
        "Some effect lengthens the journeys of the company this turn.",
        given.more_regions, "the company may pass through 2 more regions"),
    Row("Given", "{region} has become {type}",
        "Some effect has changed the region until the end of this turn.",
        given.region_changed, "Rhudaur has become a Shadow-land"),
    Row("Given", "region {number} on the site path of {site} has become {type}",
        "Some effect has changed a region on the way to the site, counted from its nearest haven, "
        "until the end of this turn.",
        given.path_changed, "region 2 on the site path of Weathertop has become a Shadow-land"),
    Row("Given", "{company} was sent back this turn",
        "The company was on its way, and was returned to its site of origin.",
        given.sent_back, "the company was sent back this turn"),
    Row("Given", "{company} has faced {attacker:card} this turn",
        "The creature has attacked the company, and is discarded now.",
        given.faced, "the company has faced the opponent's “Orc-guard” this turn"),
    Row("Given", "{character} has lost {number} direct influence",
        "Some effect has taken it away until the end of this turn.",
        organizing.influence_lost, "Glóin has lost 2 direct influence"),
    Row("Given", "{player} has revealed {avatar:character}",
        "The player has played this avatar before, and it need not be in play.",
        given.revealed, "the player has revealed Gandalf"),
    Row("Given", "{card} was designated a lost treasure at {site}",
        "The item was played there earlier in the game, and is a lost treasure since.",
        given.designated, "“Ringil” was designated a lost treasure at Caves of Ûlund"),
    # Actions
    Row("When", "{player} *passes*", "The player is done with what he could do just now.",
        deeds.pass_, "the opponent passes"),
    Row("When", "{player} *ends* the turn", "The player has nothing more to do in this turn.",
        deeds.end_turn, "the player ends the turn"),
    Row("When", "{player} *declares* to be {kind}[, {avatar:character}]",
        "Before the game, the player says what kind of player he is, and hands in the deck; a "
        "Fallen-wizard player says which Fallen-wizard.",
        decks.declares, "the player declares to be a Fallen-wizard, Alatar"),
    Row("When", "{player} *switches* to {avatar:character}",
        "Before the draft, a Wizard player takes another Wizard from outside the deck in the place "
        "of the one whom the opponent has declared as fallen.",
        decks.switch, "the player switches to Gandalf"),
    Row("When", "{player} *drafts* {character}",
        "In a round of the draft, the player lays a character of the pool face-down, or, as a "
        "Fallen-wizard player, a Stage resource; to pass is to stop.",
        decks.draft, "the player drafts Glóin"),
    Row("When", "{player} *drafts* {character} with {by:card}",
        "The same, of a character who begins only with a card that the player has drafted.",
        decks.draft, "the player drafts Legolas with “Thrall of the Voice”"),
    Row("When", "{player} *drafts* {card} on {on:spot}",
        "The same, of a Stage resource that is played on a drafted character or on the starting "
        "site.",
        decks.draft_stage, "the player drafts “Hidden Haven” on Weathertop"),
    Row("When", "{player} *starts* at {site}",
        "After the draft, the player lays out the site where the company begins.",
        decks.start, "the player starts at Rivendell"),
    Row("When", "{player} *starts* at {site}, and at {other:site} with {characters}",
        "The player lays out two sites, and says who begins at the second.",
        decks.start, "the player starts at Minas Morgul, and at Dol Guldur with Shagrat"),
    Row("When", "{player} *starts* at {site} and at {other:site}",
        "The player lays out two sites, and says nothing more.",
        decks.start, "the player starts at Minas Morgul and at Dol Guldur"),
    Row("When", "{player} *adds* {characters} to the play deck",
        "Before hands are drawn, the player adds characters left in the pool to the play deck.",
        decks.add, "the player adds Faramir to the play deck"),
    Row("When", "{player} *gives* {card} to {character}",
        "Before the game, the character gets a starting item from the player's pool.",
        deeds.give, "the player gives “Star-glass” to Glóin"),
    Row("When", "{player} *untaps* {things}", "The player untaps cards of his own.",
        deeds.untap, "the player untaps Glóin and “Cram”"),
    Row("When", "{player} *untaps* everything",
        "The player untaps all his cards that can be untapped by then.",
        deeds.untap_everything, "the player untaps everything"),
    Row("When", "{player} *heals* {things}", "The player heals characters of his own.",
        deeds.heal, "the player heals Glóin and Balin"),
    Row("When", "{player} *brings* {cards} from the sideboard to the {pile}",
        "The player reaches for the sideboard.",
        deeds.fetch, "the opponent brings “Smaug” and “Scorba” from the sideboard to the discard "
        "pile"),
    Row("When", "{player} *trades* {card} for {wanted:card} from the sideboard",
        "The player gives up a card that is barred against the opponent; the other one is shuffled "
        "into the play deck.",
        deeds.turn_in, "the player trades “Balrog of Moria” for “Marvels Told” from the sideboard"),
    Row("When", "{player} *spends* {spent:thing} for {cards} from the sideboard to the {pile}",
        "The hazard player taps and discards a Nazgûl for cards of the sideboard.",
        deeds.spend_nazgul,
        "the opponent spends “Adûnaphel” for “Smaug” from the sideboard to the play deck"),
    Row("When", "{player} *exchanges* {wanted:cards} for {given:cards}",
        "On exhausting the play deck, the player takes the first cards from the sideboard, and "
        "puts the others there from the discard pile.",
        deeds.exchange, "the player exchanges “Glamdring” for “Star-glass”"),
    Row("When", "{player} *exchanges* {wanted:cards} for nothing",
        "The same, with nothing in return.",
        deeds.exchange, "the player exchanges “Glamdring” for nothing"),
    Row("When", "{player} *designates* {card} a lost treasure",
        "The player says of the item that was just played that it is one.",
        deeds.designate, "the player designates “Magical Harp” a lost treasure"),
    Row("When", "{character} *takes* {card} as a trophy",
        "The character keeps the creature that his company has just defeated.",
        deeds.take_trophy, "Gorbag takes “Cave Worm” as a trophy"),
    Row("When", "{character} *begins* to use {card}",
        "The character takes up an item that was not in use.",
        deeds.begin_using, "Éowyn begins to use “Glamdring”"),
    Row("When", "{character} *rescues* {card}",
        "The character takes an item of a companion who is about to be eliminated.",
        deeds.rescue, "Balin rescues “Glamdring”"),
    Row("When", "{player} *discards* {card} from hand", "The player lays down a card.",
        deeds.discard, "the player discards “Cram” from hand"),
    Row("When", "{player} *organizes*", "The player begins to organize; to pass ends it.",
        organizing.organize, "the player organizes"),
    Row("When", "{player} *plays* {character} at {site}",
        "The character, from the player's hand, forms a company of its own.",
        organizing.play_at, "the player plays Éowyn at Edoras"),
    Row("When", "{player} *plays* {character} into {company}",
        "The character joins a company, under general influence.",
        organizing.play_into, "the player plays Éowyn into Théoden's company"),
    Row("When", "{player} *plays* {character} under {controller:character}",
        "The character joins a company as the follower of somebody in it.",
        organizing.play_under, "the player plays Éowyn under Théoden"),
    Row("When", "{player} *discards* {character} from play",
        "The player discards one of his characters.",
        organizing.discard, "the player discards Éowyn from play"),
    Row("When", "{player} *renounces* {card}",
        "As his organization phase ends, a Fallen-wizard player discards a Stage resource.",
        organizing.give_up, "the player renounces “Bad Company”"),
    Row("When", "{player} *puts* {character} under {controller:character}",
        "The character becomes the other's follower.",
        organizing.put_under, "the player puts Éowyn under Théoden"),
    Row("When", "{player} *puts* {character} under general influence",
        "The character is nobody's follower any more.",
        organizing.put_under_general, "the player puts Éowyn under general influence"),
    Row("When", "{character} *changes* to {company}",
        "The character goes over to another company, with all followers.",
        organizing.change, "Aragorn II changes to Legolas's company"),
    Row("When", "{player} *joins* {company} and {other:company}",
        "The second company becomes part of the first.",
        organizing.join, "the player joins Legolas's company and Gimli's company"),
    Row("When", "{player} *splits* off {leaving:characters}[ at another {site}]",
        "These characters leave their company, and are a new one, perhaps with a further card "
        "of the site.",
        organizing.split, "the player splits off Legolas and Gimli at another Rivendell"),
    Row("When", "{player} *places* {card} on {company}",
        "The card, which lay on a company that was split, goes on with this part of it.",
        organizing.place, "the opponent places “Something Has Slipped” on Legolas's company"),
    Row("When", "{player} *stores* {card}", "The bearer of the item tries to store it.",
        organizing.store, "the player stores “Glamdring” and rolls 4 and 3"),
    Row("When", "{character} *hands* {card} to {receiver:character}",
        "The character tries to transfer an item.",
        organizing.hand_over, "Glóin hands “Glamdring” to Balin and rolls 4 and 3"),
    Row("When", "{player} *chooses* {company} to go next",
        "The company has its part of the phase now.",
        deeds.choose, "the player chooses Glóin's company to go next"),
    Row("When", "{company} *moves* to {to:site}",
        "The company declares movement, to a site of its player's location deck unless a Given "
        "puts it elsewhere.",
        deeds.move, "the company moves to Weathertop"),
    Row("When", "{company} *moves* to another {to:site}",
        "The company declares movement to a further card of a site that is in play.",
        deeds.move_to_copy, "the company moves to another Lórien"),
    Row("When", "{company} *travels* by {way}", "The company, on its way, takes this way.",
        deeds.travel, "the company travels by Rhudaur and Arthedain"),
    Row("When", "{player} *draws* a card", "The player draws for the company that moves.",
        deeds.draw, "the opponent draws a card"),
    Row("When", "{player} *lets* {company} remain",
        "Of several companies that cannot be one, this one remains at the site.",
        deeds.let_remain, "the opponent lets Glóin's company remain"),
    Row("When", "{company} *enters* {site}", "The company enters the site that it is at.",
        deeds.enter, "the company enters the site"),
    Row("When", "{character} *plays* {card}",
        "The character plays an item or an ally, from his player's hand unless a Given puts it "
        "elsewhere.",
        deeds.play, "Glóin plays “Magical Harp”"),
    Row("When", "{character} *plays* another {card}",
        "The same of one more copy of an item, in the hand of the character's player.",
        deeds.play_another_item, "Glóin plays another “Valiant Sword”"),
    Row("When", "{character} *tests* {ring:card}",
        "The character is used to test a gold ring, as his card allows it.",
        deeds.test_ring, "Gandalf tests “Fair Gold Ring” and rolls 4 and 3 for the ring test"),
    Row("When", "{character} *plays* {card} in the place of {ring:card}",
        "The gold ring was tested, and the character, who bore it, plays a special ring.",
        deeds.play_ring, "Pippin plays “Magic Ring of Stealth” in the place of “Fair Gold Ring”"),
    Row("When", "{character} *influences* {card}[ for {gift:card}]",
        "The character tries to bring a faction into play, perhaps by discarding an item for it.",
        deeds.influence, "Beorn influences “Woodmen” and rolls 5 and 6"),
    Row("When",
        "{player} *plays* {card}[ with {by:character}][ on {target:spot}][ for its {nth} effect]",
        "The player plays an event, perhaps with a character who has the skill for it or taps, "
        "perhaps on a target; of several ways to play it, the first that is possible unless it "
        "says so.",
        deeds.play_card, "the player plays “Marvels Told” with Elrond on “Smaug Ahunt”"),
    Row("When",
        "{player} *plays* another {card}[ with {by:character}][ on {target:spot}]"
        "[ for its {nth} effect]",
        "The player plays a further copy of an event, from hand.",
        deeds.play_another, "the player plays another “The Evenstar” on Legolas"),
    Row("When", "{player} *uses* {used:thing}[ on {target:spot}][ for its {nth} effect]",
        "The player uses a card in play; of several things it is good for, the first that is "
        "possible unless it says so.",
        deeds.use, "the player uses “Star-glass” for its second effect"),
    Row("When", "{player} *uses* {used:thing} without tapping[ {target:spot}]",
        "The player uses a card in play, and nobody taps for it; if the card leaves it open who "
        "is to tap, it says who does not.",
        trials.use_untapped, "the player uses “Lure of the Senses” without tapping"),
    Row("When", "{player} *insists* on acting first",
        "What the hazard player has just begun is taken back, for the resource player to begin.",
        deeds.act_first, "the player insists on acting first"),
    Row("When", "{character} *supports* {other:character}'s corruption check",
        "The character taps in support of a companion who makes a check.",
        trials.support, "Balin supports Glóin's corruption check"),
    Row("When", "{character} *seeks* to influence away {target:thing}[ showing {shown:thing}]",
        "The character tries to influence a card of the opponent away, perhaps with a copy of it "
        "from his player's hand.",
        trials.influence_away,
        "Imrahil seeks to influence away the opponent's Gamling the Old and rolls 5 and 4, "
        "then 2 and 1 for the influence defence"),
    Row("When", "{player} *chooses* {chosen:thing} for {asking:card}",
        "The player chooses the card that the text of another asks for.",
        deeds.choose_card, "the player chooses “Cram” for “Brigands”"),
    Row("When", "{player} *plays* the revealed {shown:thing} with {character}"
        "[ under {controller:character}]",
        "After an influence attempt that succeeded, the copy that was shown comes into play with "
        "the character who made it; a copy of a character under general influence, unless the "
        "step names somebody who is to control it.",
        trials.play_revealed, "the player plays the revealed “Ents of Fangorn” with Beorn"),
    Row("When", "{player} *plays* the revealed {shown:thing} as a follower of {character}",
        "The same, and the character who made the attempt controls the copy.",
        trials.play_revealed_follower,
        "the player plays the revealed Robin Smallburrow as a follower of Aragorn II"),
    Row("When", "{player} *plays* the creature {card} on {company}[ keyed to {key}]",
        "The player plays a hazard creature on a company.",
        deeds.play_creature,
        "the opponent plays the creature “Smaug” on the company keyed to The Lonely Mountain"),
    Row("When", "{player} *plays* {card} to hold {target:character} at {to:site}",
        "The player plays a hazard that takes prisoners, with a site card of his location deck "
        "unless a Given puts it elsewhere.",
        deeds.play_host, "the opponent plays “Flies and Spiders” to hold Frodo at Moria"),
    Row("When",
        "{player} *plays* {card} with {by:character} on {company} to hold somebody at {to:site}",
        "The player has an agent take somebody prisoner, with a site card of his location deck "
        "unless a Given puts it elsewhere.",
        deeds.play_taker,
        "the opponent plays “To Get You Away” with Herion on the company to hold somebody at "
        "“Lond Galen”"),
    Row("When", "{company} *attempts* to rescue the prisoners of {card}",
        "The company faces the rescue-attacks.",
        deeds.attempt_rescue,
        "the company attempts to rescue the prisoners of “Flies and Spiders”"),
    Row("When", "{character} *frees* the prisoners of {card}",
        "The character taps, and they join his company.",
        deeds.free_prisoners, "Gimli frees the prisoners of “Flies and Spiders”"),
    Row("When", "{company} *moves* to the {to:site} of {card}",
        "The company declares movement to the site card that lies with a hazard host.",
        deeds.move_borrowed, "the company moves to the Mount Gram of “Flies and Spiders”"),
    Row("When", "{player} *places* {card} on-guard[ against {company}]",
        "The player lays a card of his hand face-down on the new site of the company whose "
        "movement/hazard phase it is.",
        deeds.place_on_guard, "the opponent places “Foolish Words” on-guard"),
    Row("When",
        "{player} *reveals* {card}[ on {target:spot}][ keyed to {key}][ for its {nth} effect]",
        "The player turns over a card that lies on-guard, and plays it: a creature, which is keyed "
        "to the site, or an event, perhaps on a target.",
        deeds.reveal, "the opponent reveals “Lure of the Senses” on Aragorn II"),
    Row("When", "{player} *plays* {card} as an automatic-attack[ against {company}]",
        "The player plays a creature where the site leaves an automatic-attack to him.",
        deeds.play_as_attack, "the opponent plays “Barrow-wight” as an automatic-attack"),
    Row("When", "{character} *cancels* the attack",
        "The character taps to cancel the attack: at his home site, or where its card says so.",
        deeds.cancel, "Bróin cancels the attack"),
    Row("When", "{player} *assigns* a strike to {character}",
        "One strike of the attack goes to the character.",
        deeds.assign, "the player assigns a strike to Glóin"),
    Row("When", "{company} *attacks* {other:company}",
        "The first company attacks the second, one of the other player's.",
        deeds.attack_company, "Gorbag's company attacks Legolas's company"),
    Row("When", "{player} *assigns* the strike of {striker:character} to {character}",
        "Where a company attacks, the strike of one of its characters goes to the other.",
        deeds.assign_of, "the opponent assigns the strike of Gorbag to Legolas"),
    Row("When", "{character} *deals* his strike",
        "Where a company attacks, its character taps for the strike that is played out.",
        deeds.deal, "Gorbag deals his strike"),
    Row("When", "{character} *deals* his strike untapped",
        "The character who strikes stays untapped, at the price of prowess.",
        deeds.deal_untapped, "Gorbag deals his strike untapped"),
    Row("When", "{character} *faces* the strike", "The character resolves his strike, and taps.",
        deeds.face, "Glóin faces the strike and rolls 6 and 5, then 4 and 3 for the body check"),
    Row("When", "{character} *faces* the strike untapped",
        "The character resolves his strike and stays untapped, at the price of prowess.",
        deeds.face_untapped, "Glóin faces the strike untapped and rolls 6 and 5"),
    Row("When", "{character} *faces* the strike with the support of {helpers:characters}",
        "The character resolves his strike, and the others tap in support.",
        deeds.face_supported,
        "Glóin faces the strike with the support of Balin and Bifur and rolls 6 and 5"),
    # Agents
    Row("When", "{player} *plays* {agent:character} as an agent",
        "The player brings an agent into play as a hazard, face-down.",
        agents.play_agent, "the opponent plays Bill Ferny as an agent"),
    Row("When", "the agent {agent:character} *moves* to {to:site}",
        "The agent takes an action to go to a site, whose card comes from his player's location "
        "deck unless a Given puts it elsewhere.",
        agents.move, "the agent Bill Ferny moves to Weathertop"),
    Row("When", "the agent {agent:character} *steps* back",
        "The agent takes an action to leave the last site to which he has gone.",
        agents.step_back, "the agent Woffung steps back"),
    Row("When", "the agent {agent:character} *returns* home[ to {to:site}]",
        "The agent takes an action to be home again; if he lies face-up, he shows where.",
        agents.return_home, "the agent Herion returns home to Dol Amroth"),
    Row("When", "the agent {agent:character} *heals*",
        "The agent takes an action to be wounded no longer.",
        agents.heal, "the agent Ivic heals"),
    Row("When", "the agent {agent:character} *untaps*", "The agent takes an action to untap.",
        agents.untap, "the agent Eun untaps"),
    Row("When", "the agent {agent:character} *turns* face-down",
        "The agent takes an action to hide his face.",
        agents.turn_down, "the agent Wormtongue turns face-down"),
    Row("When", "the agent {agent:character} *opens* his site",
        "The agent takes an action, and taps, so that creatures can be keyed to his site.",
        agents.open_site, "the agent Wormtongue opens his site"),
    Row("When", "{player} *reveals* the agent {agent:character}[ at {at:site}]",
        "The agent is turned up; if no site card lies with him, the card of the home site where "
        "he is comes from his player's location deck.",
        agents.reveal, "the opponent reveals the agent Drór at Blue Mountain Dwarf-hold"),
    Row("When", "{player} *reveals* the agent {agent:character}, without a card, at {at:site}",
        "The agent is turned up, and there is no card for where he is.",
        agents.reveal_without_card,
        "the opponent reveals the agent Drór, without a card, at Blue Mountain Dwarf-hold"),
    Row("When", "the agent {agent:character} *falls* upon {company}",
        "The agent attacks a company that enters the site where he is.",
        agents.attack, "the agent Wormtongue falls upon the company"),
    Row("When", "{player} *keeps* the agent {agent:character}",
        "The player keeps an agent whom his company has beaten.",
        agents.keep, "the player keeps the agent Baduila"),
    # The end of the game
    Row("When", "{player} *calls* the Council",
        "The player calls the end of the game, whatever his council is called.",
        deeds.call_council, "the player calls the Council"),
    Row("When", "{character} *makes* the final corruption check",
        "The character's check is the next of those of the final reckoning.",
        deeds.final_check, "Glóin makes the final corruption check and rolls 4 and 3"),
    Row("When", "{player} *shows* {card} from hand",
        "In the final reckoning, the player shows a copy that costs the other player a point.",
        deeds.show, "the opponent shows “Glamdring” from hand"),
    # Parts of the game that are not covered yet: whatever is asked of them is unsupported.
    Row("When", "{character} *makes* a riddling roll",
        "The character riddles.",
        beyond.riddle, "Gandalf makes a riddling roll"),
    Row("When", "{character} *makes* an offering attempt",
        "The character makes an offering.",
        beyond.riddle, "Gandalf makes an offering attempt"),
    Row("When", "{player} *spends* {number} excess (strike|strikes)",
        "The player turns excess strikes against the character whose strike is being resolved.",
        deeds.spend_excess, "the opponent spends 2 excess strikes"),
    # What comes by itself
    Row("When", "{dice} (is|are) rolled for the {purpose}[ of {whose:thing}]",
        "Dice are given for whenever the game asks for them, before or after this line.",
        lines.roll, "6 and 5 are rolled for the strike of Glóin"),
    Row("When", "the attack is over", "Nobody does anything more about it, and it ends.",
        lines.attack_is_over, "the attack is over"),
    Row("When", "the {phase} phase is over", "Nobody does anything more in it.",
        lines.phase_is_over, "the movement/hazard phase is over"),
    # Verdicts
    Row("Then", "it is legal", "The last action is allowed.",
        claims.legal, "it is legal"),
    Row("Then", "it is illegal by {rules}",
        "The last action is forbidden, these rules are among those that forbid it, "
        "and nothing has changed.",
        claims.illegal, "it is illegal by dragons.hoards.play-only-at-hoard"),
    Row("Then", "it is illegal by the text of {card}",
        "The last action is forbidden, the text of this card is among what forbids it, "
        "and nothing has changed.",
        claims.illegal_by_card, "it is illegal by the text of “Rumor of Wealth”"),
    Row("Then", "it is undetermined by {questions}",
        "The sources leave the verdict open, and these are among the questions.",
        claims.undetermined, "it is undetermined by q.dragons.hoard-by-site-text"),
    Row("Then", "it is unsupported", "The engine says that it cannot judge this.",
        claims.unsupported, "it is unsupported"),
    # Cards
    Row("Then", "{things} (is|are) {state}", "How cards lie.",
        claims.lies, "Glóin and the site are tapped"),
    Row("Then", "{things} (is|are) {place}", "Where cards are.",
        claims.place, "“Smaug at Home” and “Smaug” are removed from the game"),
    Row("Then", "both copies of {card} are {place}", "Where the copies of a card are.",
        claims.copies_place, "both copies of “The Evenstar” are in the discard pile"),
    Row("Then", "{things} (is|are) no longer {place}", "Where cards are not, wherever they are.",
        claims.not_there, "“Sting” and “Glamdring” are no longer in the discard pile"),
    Row("Then", "{things} (is|are) in {player}'s {pile}", "In whose pile cards are.",
        outcomes.whose_pile, "“Orc-guard” is in the opponent's out-of-play pile"),
    Row("Then", "{characters} (was|were) eliminated", "They are out of play.",
        outcomes.eliminated, "Glóin was eliminated"),
    Row("Then", "{character} has {cards} as (a trophy|trophies)",
        "The character keeps these cards, which his company has defeated.",
        outcomes.is_trophy, "Gorbag has “Cave Worm” as a trophy"),
    Row("Then", "{card} is in use", "The item does something for its bearer.",
        outcomes.in_use, "“Glamdring” is in use"),
    Row("Then", "{card} is not in use", "The item does nothing for its bearer.",
        outcomes.not_in_use, "“Glamdring” is not in use"),
    Row("Then", "{character} bears {cards}", "The character bears or controls these cards.",
        claims.bears, "Glóin bears “Magical Harp”"),
    Row("Then", "the {quantity} of {character} (is|are) {number}",
        "A number of the character's or the ally's, with everything that changes it.",
        claims.quantity, "the prowess of Glóin is 5"),
    Row("Then", "{card} is a hoard item", "The card bears that label.",
        claims.hoard_item, "“Magical Harp” is a hoard item"),
    Row("Then", "{card} is not a hoard item", "The card does not bear that label.",
        claims.no_hoard_item, "“Glamdring” is not a hoard item"),
    Row("Then", "{card} is a {class} item", "What class of item the card is.",
        claims.item_class, "“Magical Harp” is a major item"),
    Row("Then", "{text} means {thing}", "The spelling stands for this card.",
        claims.means, "“Isle of the Ulong” means Isle of the Ulond"),
    Row("Then", "{text} means no card", "No card is called that.",
        claims.means_nothing, "“Erebor Mountain” means no card"),
    Row("Then", "{card} is a lost treasure", "The item has been designated one.",
        claims.treasure, "“Magical Harp” is a lost treasure"),
    Row("Then", "{card} is no lost treasure", "It has not been, or is one no longer.",
        claims.no_treasure, "“Glamdring” is no lost treasure"),
    Row("Then", "the agent {agent:character} is face-down", "His back is up.",
        agents.is_face_down, "the agent Woffung is face-down"),
    Row("Then", "the agent {agent:character} is face-up", "He has shown himself.",
        agents.is_face_up, "the agent Woffung is face-up"),
    Row("Then", "the agent {agent:character} is at {sites}",
        "Where the agent is; at one of several as long as that has not been said.",
        agents.is_at, "the agent Woffung is at Lake-town, Dale and Shrel-Kain"),
    Row("Then", "the agent {agent:character} has {sites} with him",
        "The site cards that lie with the agent, in the order of his travels.",
        agents.has_path, "the agent Woffung has The Lonely Mountain and Dale with him"),
    Row("Then", "the agent {agent:character} has no site with him", "No site card lies with him.",
        agents.has_no_path, "the agent Woffung has no site with him"),
    # Influence and companies
    Row("Then", "{characters} (follow|follows) {controller:character}",
        "The last one's direct influence controls the others.",
        claims.follows, "Haldir follows Elrond"),
    Row("Then", "{characters} (is|are) under general influence",
        "They are nobody's followers.",
        claims.under_general, "Haldir is under general influence"),
    Row("Then", "{characters} (is|are) under nobody's influence",
        "They have lost the character that controlled them.",
        claims.under_nobody, "Haldir is under nobody's influence"),
    Row("Then", "{player} has {number} general influence left",
        "What the player's characters leave of it.",
        claims.general_influence_left, "the player has 5 general influence left"),
    Row("Then", "{character} has {number} direct influence left for {target:thing}",
        "What counts against this card, and is not taken up by followers.",
        claims.direct_influence_left, "Elrond has 1 direct influence left for Orophin"),
    Row("Then", "{characters} (form|forms) a company",
        "These characters are in one company, and nobody else is.",
        claims.form_company, "Legolas and Gimli form a company"),
    Row("Then", "the size of {company} is {number}", "How large the company counts.",
        claims.company_size, "the size of the company is 3"),
    Row("Then", "the hazard limit of {company} is {number}",
        "How many hazards may be played on the company.",
        claims.hazard_limit, "the hazard limit of the company is 3"),
    Row("Then", "the base hazard limit of {company} is {number}",
        "What the size of the company made it, before anything raises or lowers it.",
        outcomes.base_limit, "the base hazard limit of the company is 2"),
    Row("Then", "{number} (hazard|hazards) (was|were) played on {company}",
        "How many were declared against the limit.",
        outcomes.hazards_played, "2 hazards were played on the company"),
    Row("Then", "{number} more (hazard|hazards) can be played on {company}",
        "How much room the limit leaves.",
        outcomes.hazards_left, "1 more hazard can be played on the company"),
    Row("Then", "{things} (lies|lie) off to the side with {card}",
        "The card keeps these, off to the side.",
        claims.held, "“Smaug” lies off to the side with “Summons from Long Sleep”"),
    Row("Then", "{cards} (lies|lie) on {spot}",
        "The cards were played on a company itself, or on a site.",
        claims.lies_on, "“Something Has Slipped” lies on Legolas's company"),
    # Journeys
    Row("Then", "the site path of {company} is {path}",
        "The regions that the company moves through, with their names where these count.",
        claims.site_path,
        "the site path of the company is Rhudaur (Wilderness) and Arthedain (Wilderness)"),
    Row("Then", "{company} has no site path", "The company moves through no region.",
        claims.no_site_path, "the company has no site path"),
    Row("Then", "the new site of {company} is {site}", "Where the company goes, or stays.",
        claims.new_site, "the new site of the company is Weathertop"),
    Row("Then", "{company} is at {site}", "Where the company is.",
        claims.company_at, "the company is at Weathertop"),
    Row("Then", "{things} (is|are) held by {card}",
        "They lie off to the side beside it.",
        claims.held, "Frodo is held by “Flies and Spiders”"),
    Row("Then", "{company} is on its way", "The company is at no site.",
        claims.company_nowhere, "the company is on its way"),
    Row("Then", "{cards} (lies|lie) on-guard at {site}",
        "The cards lie face-down there, to be revealed against a company.",
        claims.lies_on_guard, "“Foolish Words” lies on-guard at the site"),
    Row("Then", "an on-guard card lies at {site}",
        "A card lies face-down there, whatever it is.",
        claims.has_guard, "an on-guard card lies at Bree"),
    Row("Then", "{number} on-guard cards lie at {site}", "So many cards lie face-down there.",
        claims.has_guards, "2 on-guard cards lie at Bree"),
    Row("Then", "no on-guard card lies at {site}", "No card lies face-down there.",
        claims.has_no_guard, "no on-guard card lies at Bree"),
    Row("Then", "{player} can see {thing}", "The player may look at what the card is.",
        claims.sees, "the player can see Weathertop"),
    Row("Then", "{player} cannot see {thing}", "The player may not look at what the card is.",
        claims.sees_not, "the opponent cannot see Weathertop"),
    # Sites and Dragons
    Row("Then", "{site} contains a hoard", "Hoard items can be played there now.",
        claims.hoard, "The Lonely Mountain contains a hoard"),
    Row("Then", "{site} contains no hoard", "There is no hoard there now.",
        claims.no_hoard, "the site contains no hoard"),
    Row("Then", "{site} is a Dragon's lair", "The site counts as a lair now.",
        claims.lair, "The Lonely Mountain is a Dragon's lair"),
    Row("Then", "{site} is not a Dragon's lair", "The site does not count as a lair now.",
        claims.no_lair, "Weathertop is not a Dragon's lair"),
    Row("Then", "{site} is the lair of {dragon}", "The table of lairs joins the two.",
        claims.lair_of, "Irerock is the lair of Leucaruth"),
    Row("Then", "{site} has the (automatic-attack|automatic-attacks) {attacks}",
        "The automatic-attacks that a company has to face there now, in their order.",
        claims.site_attacks,
        "The Lonely Mountain has the automatic-attacks Dragon (1 strike at 14) "
        "and Dragon (2 strikes at 18/8)"),
    Row("Then", "{site} has no automatic-attack", "A company has none to face there now.",
        claims.no_site_attacks, "The Lonely Mountain has no automatic-attack"),
    Row("Then", "the lair of {dragon} is {site} in {region}",
        "The lair of the Dragon, and the region it lies in.",
        claims.lair_and_region, "the lair of Smaug is The Lonely Mountain in Northern Rhovanion"),
    Row("Then", "the lair of {dragon} is written {text}",
        "How the edition's own table spells the lair.",
        claims.lair_as_written, "the lair of Leucaruth is written “Ire-rock”"),
    Row("Then", "{dragon} has no lair", "The table of lairs has no place for this creature.",
        claims.no_lair_of, "Cave-drake has no lair"),
    Row("Then", "there are {dragons:number} unique Dragons and {lairs:number} lairs",
        "How many of each the table of lairs has.",
        claims.counts, "there are 9 unique Dragons and 9 lairs"),
    Row("Then", "the manifestations of {dragon} are {cards}",
        "The cards that are this Dragon, by the kinds of manifestations that there are.",
        claims.manifestations, "the manifestations of Smaug are “Smaug” and “Smaug Ahunt”"),
    Row("Then", "there are {number} manifestations of unique Dragons",
        "How many such cards there are.",
        claims.manifestations_count, "there are 36 manifestations of unique Dragons"),
    Row("Then", "the Dragons in person that came with {text} are {cards}",
        "The Dragons whose creature the rules list for this set, given by its code.",
        claims.in_person, "the Dragons in person that came with “METW” are “Smaug” and “Daelomin”"),
    Row("Then", "{text} is listed as a key word", "The rules name the word as a key word.",
        claims.key_word, "“ritual” is listed as a key word"),
    Row("Then", "{text} is not listed as a key word", "The rules do not name the word.",
        claims.no_key_word, "“capture” is not listed as a key word"),
    Row("Then", "{text} is the label of a card", "Some card bears the word as a label.",
        claims.label, "“ritual” is the label of a card"),
    Row("Then", "{text} is the label of no card", "No card bears the word as a label.",
        claims.no_label, "“capture” is the label of no card"),
    Row("Then", "The Dragons has {number} new key words", "How many the rules list for that set.",
        claims.new_key_words, "The Dragons has 10 new key words"),
    Row("Then", "a sideboard of {cards:number} cards fits a {decks:number}-deck game",
        "It is not too large where the play decks are played through so many times.",
        claims.sideboard_fits, "a sideboard of 30 cards fits a 2-deck game"),
    Row("Then", "a sideboard of {cards:number} cards is too large for a {decks:number}-deck game",
        "It has more cards than the rules allow there.",
        claims.sideboard_too_large, "a sideboard of 31 cards is too large for a 2-deck game"),
    Row("Then", "the (lair|lairs) in {region} (is|are) {sites}",
        "Every lair that lies in the region.",
        claims.lairs_in, "the lairs in Grey Mountain Narrows are Ovir Hollow and Gondmaeglom"),
    # Attacks
    Row("Then", "the attack is {attack}", "What the attack that is being fought is like now.",
        claims.attack, "the attack is Dragon (2 strikes at 18/8)"),
    Row("Then", "the attack comes from {thing}", "The card that the attack comes from.",
        claims.attack_from, "the attack comes from “Smaug at Home”"),
    Row("Then", "the attack is a manifestation of {dragon}",
        "The attack is by the unique Dragon himself.",
        claims.attack_of, "the attack is a manifestation of Smaug"),
    Row("Then", "the attack is no manifestation",
        "There is an attack, and it is not by a unique Dragon himself.",
        claims.attack_of_nobody, "the attack is no manifestation"),
    Row("Then", "the strikes are assigned to {targets:characters}",
        "Those who have been assigned the strikes, in any order; who has several, several times.",
        claims.strikes_assigned, "the strikes are assigned to Glóin, Glóin and Balin"),
    Row("Then", "the attack has {number} excess (strike|strikes)",
        "Strikes that found nobody, and have not been used.",
        claims.excess_strikes, "the attack has 2 excess strikes"),
    Row("Then", "the attack is detainment", "The attack that is being fought is detainment.",
        outcomes.detainment, "the attack is detainment"),
    Row("Then", "the attack is not detainment",
        "There is an attack, and it is fought in earnest.",
        outcomes.no_detainment, "the attack is not detainment"),
    Row("Then", "the strike against {character} {ended}",
        "How the last strike ended that the character faced; it failed if he beat it.",
        outcomes.strike_ended, "the strike against Glóin was ineffectual"),
    Row("Then", "the total of {character} against the strike was {number}",
        "What the last roll against a strike came to.",
        outcomes.strike_total, "the total of Glóin against the strike was 12"),
    Row("Then", "the prowess of the strike against {character} was {number}",
        "What the last roll against a strike was held against.",
        outcomes.strike_prowess, "the prowess of the strike against Glóin was 9"),
    Row("Then", "the body check of the strike against {character} was {number}",
        "What was rolled for a strike that the character had beaten, with all that is added.",
        outcomes.strike_check, "the body check of the strike against Glóin was 7"),
    Row("Then", "the {check} of {character} was {number}",
        "What the last check of the kind came to, with all that is added.",
        outcomes.check, "the corruption check of Glóin was 6"),
    Row("Then", "there is no attack", "Nothing is being fought.",
        claims.no_attack, "there is no attack"),
    # The game
    Row("Then", "{player} has {number} {points}",
        "The player's marshalling points from one source, or his stage points.",
        claims.points, "the player has 5 kill points"),
    Row("Then", "{player} has {number} {points} in the final reckoning",
        "What the source would come to if the game were over.",
        claims.reckoning, "the player has 12 item points in the final reckoning"),
    Row("Then", "{player}'s final total is {number}",
        "What the player would end with if the game were over.",
        claims.final_total, "the player's final total is 24"),
    Row("Then", "{player} would win the game", "Who would win if the game were over.",
        claims.wins, "the player would win the game"),
    Row("Then", "the game would be a tie", "Nobody would win if the game were over.",
        claims.tie, "the game would be a tie"),
    Row("Then", "nobody would win the game", "The game cannot be over yet.",
        claims.nobody_would_win, "nobody would win the game"),
    Row("Then", "{player} has won the game", "The game is over, and the player has won it.",
        claims.has_won, "the player has won the game"),
    Row("Then", "the game has ended in a tie", "The game is over, and nobody has won it.",
        claims.tied, "the game has ended in a tie"),
    Row("Then", "{player} has called the Council", "The player has called the end of the game.",
        claims.called, "the opponent has called the Council"),
    Row("Then", "nobody has called the Council", "The end of the game has not been called.",
        claims.uncalled, "nobody has called the Council"),
    Row("Then", "it is the last turn", "The game ends with this turn.",
        claims.last_turn, "it is the last turn"),
    Row("Then", "it is not the last turn", "Another turn follows, as things stand.",
        claims.not_last_turn, "it is not the last turn"),
    Row("Then", "it is the final reckoning", "The last turn of the game is over.",
        claims.final_reckoning, "it is the final reckoning"),
    Row("Then", "it is a {length} game", "The length of the game.",
        claims.length, "it is a Short game"),
    Row("Then", "{player} has {number} (point|points) for a call",
        "The player's marshalling points that count when the end of the game is to be called.",
        claims.call_points, "the player has 22 points for a call"),
    Row("Then", "nobody has won the game", "The game goes on.",
        claims.nobody_has_won, "nobody has won the game"),
    Row("Then", "{player} has stored {number} lost (treasure|treasures)",
        "How many of the player's stored items are lost treasures.",
        claims.treasures, "the player has stored 2 lost treasures"),
    Row("Then", "{player}'s hand size is {number}",
        "With how many cards the player's hand is full.",
        claims.hand_size, "the player's hand size is 9"),
    Row("Then", "{player} holds {number} (card|cards)", "How many cards are in the hand.",
        claims.hand, "the player holds 8 cards"),
    Row("Then", "{player}'s {pile} holds {number} (card|cards)", "How many cards are in the pile.",
        claims.pile, "the player's play deck holds 22 cards"),
    Row("Then", "it is {player}'s turn", "Whose turn it is.",
        claims.whose_turn, "it is the opponent's turn"),
    Row("Then", "it is the {phase} phase", "How far the turn has come.",
        claims.phase, "it is the site phase"),
    Row("Then", "{player} has to act", "Who has to decide something now.",
        claims.has_to_act, "the opponent has to act"),
    Row("Then", "{player} has to act on {matter:spot}",
        "Who has to decide something now, and about what: the card that was declared last or asks "
        "for a choice, the one who faces a strike, the card that attacks, or a company.",
        outcomes.has_to_act_on, "the opponent has to act on “Smaug Ahunt”"),
    Row("Then", "{player} has to act in the window {window}",
        "Who has to decide something now, in which of the windows below.",
        outcomes.window, "the player has to act in the window site-path"),
    Row("Then", "{things} (waits|wait) to resolve", "They are declared and not yet resolved.",
        outcomes.declared, "“Marvels Told” and “Smaug Ahunt” wait to resolve"),
    Row("Then", "nothing waits to resolve", "Nothing is declared that has not resolved.",
        outcomes.nothing_declared, "nothing waits to resolve"),
)  # fmt: skip


class Form(Struct, frozen=True):
    """One way of saying a row's sentence."""

    row: Row
    mode: Mode
    wording: str
    shape: Shape


class Match(Struct, frozen=True):
    """A step that the vocabulary knows."""

    row: Row
    mode: Mode
    slots: dict[str, str]
    edition: str = ""
    """The edition that a Then is limited to."""


_LONGEST = 2000
_HUGE = re.compile(r"(?<![\w.-])\d{4,}")


class Vocabulary(Struct, frozen=True, dict=True):
    """Rows, ready to recognize steps."""

    rows: tuple[Row, ...] = VOCABULARY

    @cached_property
    def forms(self) -> dict[Section, tuple[Form, ...]]:
        """Every way of saying every row, by the section it belongs to."""
        found: dict[Section, list[Form]] = {"Given": [], "When": [], "Then": []}
        for row in self.rows:
            for section, form in _forms(row):
                found[section].append(form)
        return {section: tuple(forms) for section, forms in found.items()}

    def match(self, section: Section, text: str) -> Match:
        """Recognize a step, or say which sentence comes nearest."""
        if len(text) > _LONGEST:
            raise BadData(f"Nobody says so long a sentence: “{shortened(text)}”.")
        said = normalized(text)
        if huge := _HUGE.search(said):
            raise BadData(
                f"{shortened(huge[0])} is no number of this game.", hint="None has four digits."
            )
        edition = ""
        if section == "Then" and (limited := EDITION.fullmatch(said)):
            edition, said = limited["edition"], limited["rest"]
        found = [
            (form, slots)
            for form in self.forms[section]
            if (slots := form.shape.match(said)) is not None
        ]
        if len(found) > 1:
            # A sentence that says more itself is meant rather than one with a name as long as that.
            named = [sum(len(each) for each in slots.values() if each) for _, slots in found]
            if named.count(min(named)) == 1:
                found = [found[named.index(min(named))]]
        if len(found) > 1:
            both = " and ".join(f"“{form.wording}”" for form, _ in found)
            raise BadData(
                f"“{text}” can be read in {len(found)} ways: as {both}.",
                hint="Quotation marks around the names of cards often tell the two apart.",
            )
        if not found:
            raise BadData(f"No step reads “{section} {text}”.", hint=self._hint(section, said))
        form, slots = found[0]
        return Match(form.row, form.mode, slots, edition)

    def _hint(self, section: Section, said: str) -> str:
        for other in ("Given", "When", "Then"):
            if other != section and any(form.shape.match(said) for form in self.forms[other]):
                return f"As a {other} it would be known."
        forms = self.forms[section]
        near = nearby(said, forms)
        if near.whole:
            return f"Did you mean “{section} {near.text}”?"
        open_ = {sign["slot"]: sign[0] for sign in SIGNS.finditer(near.text)}
        held = "; ".join(f"{open_[slot]} may be {SLOTS[slot][1]}" for slot in open_ if slot)
        return f"The nearest is: {section} {near.text}" + (f", where {held}." if held else ".")


def _forms(row: Row) -> Iterable[tuple[Section, Form]]:
    if row.section != "When":
        mode: Mode = "set" if row.section == "Given" else "see"
        yield row.section, Form(row, mode, plain(row.pattern), shape(row.pattern))
        return
    if not _VERB.search(row.pattern):
        yield "When", Form(row, "do", plain(row.pattern), shape(row.pattern))
        return
    yield "When", Form(row, "do", plain(row.pattern), shape(row.pattern, after=WORD + NOW + ROLLS))
    for section, mode, verb, before, after in (
        ("When", "ask", "may ", "it is asked whether ", ""),
        ("Then", "may", "may ", "", ""),
        ("Then", "may-not", "may not ", "", " by {rules}"),
        ("Then", "may-not", "may not ", "", " by the text of {forbidding:card}"),
    ):
        wording = before + plain(row.pattern, before_verb=verb) + after
        yield (
            section,
            Form(  # type: ignore[misc]
                row,
                mode,
                wording,
                shape(before + row.pattern, before_verb=verb, after=WORD + NOW + after),
            ),
        )


KNOWN = Vocabulary()
"""The vocabulary of the corpus."""


def as_permission(said: str) -> str:
    """Say of something that is done that it may be done: of `Glóin plays`, `Glóin may play`."""
    row = KNOWN.match("When", said).row
    verb = _VERB.search(row.pattern)
    if verb is None:
        return said
    outside = re.split(r'("[^"]*"|“[^”]*”)', said)
    for at in range(0, len(outside), 2):
        outside[at], changed = re.subn(
            rf"\b{verb[1]}\b", f"may {infinitive(verb[1])}", outside[at], count=1
        )
        if changed:
            break
    return _ROLLED.sub("", "".join(outside))
