"""The corpus: what scenarios say, compiled to steps that any engine can follow."""
