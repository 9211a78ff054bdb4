"""The game on the table: its state, the actions and events that change it, and who may see what."""
