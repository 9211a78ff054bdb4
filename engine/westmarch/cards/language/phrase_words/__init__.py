"""Writing phrases, and the clauses made of them, the way the files have them."""
