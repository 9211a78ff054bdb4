"""The book: everything that the knowledge base knows, and what follows from it."""

from collections import defaultdict
from functools import cached_property

from msgspec import Struct

from westmarch.book.ids import nearest_id
from westmarch.book.model import Chapter, Edition, Question, Retired, Rule, Source
from westmarch.errors import BadData, nearest


class Book(Struct, frozen=True, kw_only=True, dict=True):
    """The rules by id, with the chapters, sources, editions, questions and spellings they need."""

    rules: dict[str, Rule]
    retired: dict[str, Retired]
    chapters: dict[str, Chapter]
    """By `book.chapter`, in the order of the files' names."""
    sources: dict[str, Source]
    editions: dict[str, Edition]
    """Each after the one it is built on."""
    default_edition: str
    questions: dict[str, Question]
    aliases: dict[str, tuple[str, ...]]
    """The other spellings of each name that has any."""

    def rule(self, id_: str) -> Rule:
        """Give the rule with this id, or say which one may have been meant."""
        if id_ in self.rules:
            return self.rules[id_]
        if id_ in self.retired:
            raise self._gone(self.retired[id_])
        raise BadData(
            f"No rule {id_}.",
            hint=nearest_id(id_, self.rules) or "“westmarch rules” lists them all.",
        )

    def question(self, id_: str) -> Question:
        """Give the open question with this id, or say which one may have been meant."""
        if id_ not in self.questions:
            raise BadData(
                f"No question {id_}.",
                hint=nearest_id(id_, self.questions) or "“westmarch search” finds questions, too.",
            )
        return self.questions[id_]

    def edition(self, name: str) -> Edition:
        """Give the edition of this name, or the one that several make that are played together.

        These have their names joined by a plus: `minions-emended+emended`.
        """
        parts = name.split("+")
        for each in parts:
            if each not in self.editions:
                raise BadData(
                    f"No edition {each}.",
                    hint=nearest(each, self.editions) or f"There are: {', '.join(self.editions)}.",
                )
        if len(parts) == 1:
            return self.editions[name]
        joined = [self.editions[each] for each in parts]
        titles = [each.title[0].lower() + each.title[1:] for each in joined[1:]]
        return Edition(
            name=name,
            title=" and ".join((joined[0].title, *titles)),
            date=max(joined, key=lambda each: list(self.editions).index(each.name)).date,
            base=tuple(parts),
            note="Several editions, played together.",
        )

    def lineage(self, edition: str) -> tuple[str, ...]:
        """Give an edition and all those it is built on, each before its own bases."""
        parts = self.edition(edition)
        found = {parts.name, *parts.base}
        line = []
        for name, each in reversed(self.editions.items()):
            if name in found:
                line.append(name)
                found.update(each.base)
        return tuple(line)

    def in_force(self, edition: str) -> frozenset[str]:
        """Give the ids of the rules that an edition plays by."""
        if edition not in self._in_force:
            self._in_force[edition] = self._standing(edition)
        return self._in_force[edition]

    def emended_by(self, id_: str) -> tuple[str, ...]:
        """Give the rules that change, qualify, clarify or replace this one."""
        return self._emended_by.get(id_, ())

    def replaced_by(self, id_: str) -> tuple[str, ...]:
        """Give the rules that put this one out of force in their editions."""
        return self._replaced_by.get(id_, ())

    @cached_property
    def _in_force(self) -> dict[str, frozenset[str]]:
        return {}

    @cached_property
    def _emended_by(self) -> dict[str, tuple[str, ...]]:
        found: defaultdict[str, list[str]] = defaultdict(list)
        for rule in self.rules.values():
            for id_ in dict.fromkeys(rule.emends + rule.replaces):
                found[id_].append(rule.id)
        return {id_: tuple(rules) for id_, rules in found.items()}

    @cached_property
    def _replaced_by(self) -> dict[str, tuple[str, ...]]:
        found: defaultdict[str, list[str]] = defaultdict(list)
        for rule in self.rules.values():
            for id_ in rule.replaces:
                found[id_].append(rule.id)
        return {id_: tuple(rules) for id_, rules in found.items()}

    def _standing(self, edition: str) -> frozenset[str]:
        lineage = self.lineage(edition)
        listed = {
            id_ for id_, rule in self.rules.items() if not rule.edition or rule.edition in lineage
        }
        stands: dict[str, bool] = {}
        asked: list[str] = []

        def standing(id_: str) -> bool:
            # A rule that is itself replaced replaces nothing, so its replacers are asked first.
            if id_ not in stands:
                if id_ in asked:
                    rule = self.rules[id_]
                    raise BadData(
                        f"{id_} replaces itself by way of {', '.join(asked[asked.index(id_) :])}",
                        where=f"{rule.path}:{rule.line}",
                        hint="Of two rules, only the later one can replace the other.",
                    )
                asked.append(id_)
                replacers = (each for each in self.replaced_by(id_) if each in listed)
                stands[id_] = not any(standing(each) for each in replacers)
                asked.pop()
            return stands[id_]

        return frozenset(id_ for id_ in listed if standing(id_))

    def _gone(self, retired: Retired) -> BadData:
        successors = " and ".join(retired.superseded_by)
        return BadData(
            f"Rule {retired.id} was retired.",
            where=f"{retired.path}:{retired.line}",
            hint=f"See {successors}." if successors else retired.text,
        )
