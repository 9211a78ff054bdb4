"""The card-text language: reading it, writing it, and saying what is wrong with it."""
