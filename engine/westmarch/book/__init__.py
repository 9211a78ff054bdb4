"""The knowledge base: reading it, keeping its ids for ever, and asking it things."""
