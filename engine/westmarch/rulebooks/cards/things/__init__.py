"""What cards speak of: whether people, attacks, places and cards are those meant."""
