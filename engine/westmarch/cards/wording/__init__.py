"""Phrases of the card-text language, each declared once: its words beside its struct.

Grammar, reading, writing, the random phrases of the tests and the reference are derived from them.
"""
