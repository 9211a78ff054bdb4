"""Westmarch: the rules of the Middle-earth Collectible Card Game as a book that runs."""

__version__ = "0.1.0"
