"""Dark Minions."""
