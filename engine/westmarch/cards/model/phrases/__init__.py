"""What clauses are made of: whom a card's text means, where and when, and what it does."""
