"""`westmarch playout`: play at random, and report whatever goes wrong."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

import click

from westmarch.cli import FAILS, FORMAT, HOLDS, JOBS
from westmarch.errors import BadUsage

if TYPE_CHECKING:
    from westmarch.kit.minds import Style
    from westmarch.kit.playout import Decks, Report


@click.command()
@click.option(
    "--games",
    type=click.IntRange(1, 10**7),
    default=100,
    show_default=True,
    help="How many games to play.",
)
@click.option("--seed", default=1, show_default=True, help="The seed of the first game.")
@click.option("--edition", default="emended", show_default=True, help="The rules to play by.")
@click.option(
    "--players",
    metavar="WHO,WHOM",
    help="Who plays whom, by kind or by deck, such as wizard,ringwraith; the first one begins.",
)
@click.option(
    "--tables",
    is_flag=True,
    help="Begin from random tables, with whatever cards there are, not with decks.",
)
@click.option(
    "--decks",
    type=click.Choice(("ours", "random")),
    default="ours",
    show_default=True,
    help="Play with decks of ours, or with random ones of all cards that a deck may hold.",
)
@click.option(
    "--counts",
    is_flag=True,
    help="Tell how often each thing came up, for each pairing, and what never did.",
)
@click.option(
    "--anything", is_flag=True, help="Let players do whatever is allowed, offered or not."
)
@click.option(
    "--curious", is_flag=True, help="Have players prefer what they have seldom done so far."
)
@click.option("--keen", is_flag=True, help="Have players prefer what may bring them points.")
@JOBS
@FORMAT
def command(
    games: int,
    seed: int,
    edition: str,
    players: str | None,
    decks: "Decks",
    jobs: int | None,
    format_: str,
    *,
    tables: bool,
    counts: bool,
    anything: bool,
    curious: bool,
    keen: bool,
) -> int:
    """Play at random, and report whatever goes wrong.

    Both players choose at random among what they may do. A game of two decks is played from the
    draft to its end by the rules, and counted. Without --players, each kind of player meets each
    in its turn, so ten games are one of every pairing. A game from a random table lasts for 12
    turns at most. A game of two decks that is not over after 1,000 turns is a fault, as is a turn
    that is not over after 1,000 actions, a position that comes again within a turn, and an action
    from which nothing comes.
    """
    import msgspec

    from westmarch.cards.kinds import KINDS
    from westmarch.kit.playout import TABLE, kinds, play_games
    from westmarch.processes import at_most

    if tables and players:
        raise BadUsage("A random table has nobody's decks.", hint="Leave out --players.")
    if tables and decks == "random":
        raise BadUsage("A random table has nobody's decks.", hint="Leave out --decks.")
    chosen: dict[Style, bool] = {"freely": anything, "curious": curious, "keen": keen}
    if sum(chosen.values()) > 1:
        raise BadUsage(
            "Players are curious, or keen, or do whatever is allowed.", hint="Choose one."
        )
    usual: Style = "any"
    style = next((each for each, said in chosen.items() if said), usual)
    who = TABLE if tables else kinds(players) if players else None
    if players and decks == "random" and not set(who or ()) <= set(KINDS):
        raise BadUsage(
            "A random deck is for a kind of player.", hint=f"There are: {', '.join(KINDS)}."
        )
    with at_most(jobs):
        report = play_games(games, seed, edition, who, style, decks)
    if format_ == "json":
        click.echo(msgspec.json.format(msgspec.json.encode(report)).decode())
    else:
        click.echo(f"{report.ended} of {report.games} games came to their end.")
        for line in _ends(report):
            click.echo(line)
        for line in _times(report):
            click.echo(line)
        click.echo(
            f"stuck {report.stuck}, errors {report.errors}, cards lost {report.cards_lost}, "
            f"refusals without a rule {report.refusals_without_rule}, "
            f"allowed and not offered {report.not_offered}"
        )
        if counts:
            from westmarch.judging import judge_for
            from westmarch.kit.counts import lines

            for line in lines(report, judge_for(edition).rules):
                click.echo(line)
        for fault in report.faults:
            click.echo(fault)
    return HOLDS if report.sound else FAILS


def _times(report: "Report") -> Iterator[str]:
    """Tell how long it took, the whole and the part in which the players acted."""
    yield (
        f"{report.turns} turns, {report.actions} actions in {report.whole_seconds:.1f} s "
        f"({report.whole_processor_seconds:.1f} s of processor time), "
        f"{report.whole_actions_per_second:.0f} actions a second"
    )
    yield (
        f"to list what may be done, choose and do it took {report.seconds:.1f} s of that "
        f"({report.processor_seconds:.1f} s), {report.actions_per_second:.0f} actions a second; "
        f"the rest was watching"
    )


def _ends(report: "Report") -> Iterator[str]:
    """Tell how the games ended that the rules brought to their end, and what they came to."""
    counted = [each for each in report.scores if each.end != "outright"]
    yield f"{report.called} called, {report.automatic} ran out, {report.outright} won outright"
    if counted:
        points = sorted(point for each in counted for point in each.points.values())
        ties = sum(each.winner == "tie" for each in counted)
        yield (
            f"final points from {points[0]} to {points[-1]}, {points[len(points) // 2]} in the "
            f"middle; {ties} of {len(counted)} were a tie"
        )
