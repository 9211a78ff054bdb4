"""What single cards of Dark Minions say."""
