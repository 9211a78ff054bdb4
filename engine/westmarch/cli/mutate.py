"""`westmarch mutate`: take each rule out and see which scenarios notice."""

from typing import TYPE_CHECKING

import click

from westmarch.cli import FAILS, FORMAT, HOLDS, JOBS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from westmarch.kit.clauses import Said
    from westmarch.kit.mutate import Mutant, Mutation
    from westmarch.kit.operators import Slipped

_FEW = 8
"""So few mutants are looked at before another process would be."""


@click.command()
@click.option(
    "--only",
    multiple=True,
    metavar="RULE",
    help="Only this rule, the text of this card, or one of its own (ID.KEY); may be repeated.",
)
@click.option("--book", "of", default="", help="Only rules of this book.")
@click.option("--operators", is_flag=True, help="Change the code of rules by a little instead.")
@click.option(
    "--chapter",
    default="",
    help="With --operators: only there, as in core.combat or core.items:takes_it_up.",
)
@click.option(
    "--sample",
    type=click.IntRange(0, 10**6),
    default=200,
    show_default=True,
    help="With --operators: how many; 0 for all.",
)
@click.option("--seed", default=1, show_default=True, help="With --operators: which sample.")
@click.option(
    "--patience",
    type=click.FloatRange(0),
    default=30,
    show_default=True,
    help="With --operators: after so many seconds, look no longer for who notices a change.",
)
@JOBS
@FORMAT
def command(
    only: tuple[str, ...],
    of: str,
    operators: bool,
    chapter: str,
    sample: int,
    seed: int,
    patience: float,
    jobs: int | None,
    format_: str,
) -> int:
    """Take each testable rule out and see which scenarios notice.

    With --operators, change the code of rules by a little instead: another player, one more or
    less, a condition gone. Changes that change nothing are listed in rules/equivalents.toml.

    Exits with 1 if something is missed by none, or if the run cannot be trusted.
    """
    from westmarch.processes import at_most

    with at_most(jobs):
        if operators:
            return _operators(chapter or of, sample, seed, patience, format_)
        return _rules(only, of, format_)


def _rules(only: tuple[str, ...], of: str, format_: str) -> int:
    from functools import partial

    import msgspec

    from westmarch.book.load import load_book
    from westmarch.cards.pool import amended_cards
    from westmarch.cards.sheets import all_cards
    from westmarch.corpus.kept import load_corpus
    from westmarch.corpus.lint import CARDS
    from westmarch.errors import BadUsage, nearest
    from westmarch.kit.clauses import all_clauses, prove
    from westmarch.kit.mutate import load_waivers, mutable, mutate
    from westmarch.paths import RULES
    from westmarch.processes import spread
    from westmarch.wire.reference import ReferenceEngine

    book, cases = load_book(), load_corpus().cases
    books = {*(rule.book for rule in book.rules.values()), CARDS}
    if of and of not in books:
        raise BadUsage(
            f"There is no book {of}.", hint=nearest(of, books) or f"There are: {', '.join(books)}."
        )

    def build(without: frozenset[str]) -> ReferenceEngine:
        engine = ReferenceEngine(without=without)
        engine.listening = True
        return engine

    waivers = load_waivers(RULES / "waivers.toml", book)
    rules = mutable(book, cases, only, of)
    each = partial(spread, "Taking out", few=_FEW)
    mutation = mutate(cases, build, rules, waivers, amended_cards(), each)
    said: tuple[Said, ...] = ()
    if of == CARDS or not all_cards().listed.keys().isdisjoint(only):
        every = all_clauses()
        said = tuple(clause for clause in every if not only or clause.card in only)
        mutation.clauses.update(prove(said, cases, build, each, every))
    if format_ == "json":
        click.echo(msgspec.json.format(msgspec.json.encode(mutation)).decode())
    else:
        _print(mutation, said)
    return HOLDS if mutation.holds else FAILS


def _operators(chapter: str, sample: int, seed: int, patience: float, format_: str) -> int:
    from functools import partial

    import msgspec

    from westmarch.book.load import our_book
    from westmarch.corpus.kept import load_corpus
    from westmarch.errors import BadUsage, nearest
    from westmarch.judging import judge_for
    from westmarch.kit.operators import (
        chapter_of,
        held_to,
        is_within,
        load_equivalents,
        sampled,
        slips,
    )
    from westmarch.kit.press import Press
    from westmarch.paths import PACKAGE, RULES
    from westmarch.processes import spread
    from westmarch.wire.reference import ReferenceEngine

    rulebooks = PACKAGE / "rulebooks"
    judges = [judge_for(each, frozenset()) for each in our_book().editions]

    def forget() -> None:
        for judge in judges:
            judge.rules.settled.clear()

    for judge in judges:
        judge.rules.meet(tuple(judge.rules.unmet))
    rules, part = [rule for judge in judges for rule in judge.rules.rules], chapter.split(":")[0]
    every = slips(rulebooks, rules, part)
    there = [slip for slip in every if is_within(slip.where, chapter)]
    if not there:
        known = {chapter_of(file, rulebooks) for file in rulebooks.rglob("*.py")}
        raise BadUsage(
            f"There is no chapter {chapter}.",
            hint=nearest(chapter, {*known, *(each.where for each in every)}),
        )
    equivalents = load_equivalents(RULES / "equivalents.toml", every, part)
    chosen = sampled(there, sample, seed)
    each = partial(spread, few=_FEW)
    press = Press(load_corpus().cases, ReferenceEngine(), forget, patience, each)
    tried = zip(chosen, press.tried(chosen), strict=True)
    found = tuple(held_to(equivalents, slip.key, slipped) for slip, slipped in tried)
    if format_ == "json":
        click.echo(msgspec.json.format(msgspec.json.encode(found)).decode())
    else:
        _print_slips(found, len(there))
    bad = any(each.fate in ("survived", "misjudged") for each in found)
    return FAILS if bad else HOLDS


def _print_slips(found: "tuple[Slipped, ...]", of: int) -> None:
    for each in found:
        if each.fate in ("survived", "misjudged"):
            rules = f"  {', '.join(each.rules[:3])}" + (" …" if len(each.rules) > 3 else "")
            click.echo(f"{each.fate:<10} {each.where}, line {each.line}{rules}")
            click.echo(f"           {each.change}  ({each.reason})")
    chapters: dict[str, dict[str, int]] = {}
    for each in found:
        counts = chapters.setdefault(each.where.split(":")[0], {})
        counts[each.fate] = counts.get(each.fate, 0) + 1
    for chapter, counts in chapters.items():
        counted = ", ".join(f"{number} {fate}" for fate, number in sorted(counts.items()))
        click.echo(f"{chapter:<40} {sum(counts.values()):>5}: {counted}")
    click.echo(f"{len(found)} changes of {of}")


def _print(mutation: "Mutation", clauses: "tuple[Said, ...]") -> None:
    for id_, mutant in mutation.rules.items():
        click.echo(_line(id_, mutant))
    click.echo(f"{_counted(mutation.rules.values(), 'rules')}; control {mutation.control}")
    for said in clauses:
        mutant = mutation.clauses[said.id]
        click.echo(_line(said.card, mutant))
        click.echo(f"{'':<16} {said.path}:{said.line}  {said.words}")
    if clauses:
        click.echo(_counted(mutation.clauses.values(), "clauses"))
    if mutation.control != "killed":
        click.echo("Nobody noticed the loss of the busiest rule, so nothing here can be trusted.")


def _line(id_: str, mutant: "Mutant") -> str:
    by = f"  {', '.join(mutant.by[:3])}" + (" …" if len(mutant.by) > 3 else "")
    reason = f"  {mutant.reason}" if mutant.reason else ""
    return f"{mutant.verdict:<16} {id_}{by if mutant.by else ''}{reason}"


def _counted(mutants: "Iterable[Mutant]", what: str) -> str:
    counts: dict[str, int] = {}
    for mutant in mutants:
        counts[mutant.verdict] = counts.get(mutant.verdict, 0) + 1
    counted = ", ".join(f"{number} {fate}" for fate, number in sorted(counts.items()))
    return f"{sum(counts.values())} {what}: {counted or 'none'}"
