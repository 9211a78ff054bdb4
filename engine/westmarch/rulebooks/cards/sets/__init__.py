"""What cards say that no other card says, one module for each set.

A card that has such a text is a rulebook of its own, `Rulebook("TD-130")`. Its functions are
registered under the key that the line of the card has in `rules/cards/<set>.cards`, for the same
uses as those of any rule. They count where the card has the line: `rulebooks/cards/own_texts.py`.
"""
