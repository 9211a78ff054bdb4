"""Cards: the language they are written in, the pool they make, and the proof of their facts."""
