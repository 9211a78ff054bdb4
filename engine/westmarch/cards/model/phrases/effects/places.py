"""What becomes of sites and regions: they are tapped, and count as something else for a while."""

from typing import Annotated

from westmarch.cards.model.phrases.effect import Effect
from westmarch.cards.model.vocabulary import (
    Regions,
    RegionType,
    Role,
    SiteType,
)
from westmarch.cards.wording.declare import phrase, words


@phrase(
    "it~counts as a {region_type} until the turn ends",
    "it~counts as {several} until the turn ends",
)
class Treat(Effect, frozen=True):
    """A region is of another type until the turn ends, or counts as several of a type."""

    region_type: RegionType = ""
    several: Regions | None = None


@phrase("it~becomes a {site_type} until the turn ends")
class Retype(Effect, frozen=True):
    """A site is of another type until the turn ends."""

    site_type: SiteType


@phrase("information is playable at {role:whom} until the turn ends")
class Inform(Effect, frozen=True):
    """Information is playable at a site that does not say so, until the turn ends."""

    role: Role


@phrase("tap~all~sites~but~havens with {paths:+or} in their site paths")
class TapSites(Effect, frozen=True):
    """Sites in play are tapped that have so many regions of a type in their site paths."""

    paths: tuple[Regions, ...]
    """Any of these will do."""


@phrase("its {number} automatic-attack is faced twice until the turn ends")
class Repeat(Effect, frozen=True):
    """One of the automatic-attacks of a site is faced twice in a row until the turn ends."""

    number: Annotated[int, words("NTH", "which one", said={0: "first", 1: "second", 2: "third"})]
    """Which one, counted from 0."""
