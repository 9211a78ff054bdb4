"""What happens on the table. Events are the only way in which the state changes."""
