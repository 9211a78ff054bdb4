"""The community's card database, and how our cards compare with it."""
