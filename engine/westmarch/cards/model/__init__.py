"""What a card is: its facts and its clauses, as structs."""
