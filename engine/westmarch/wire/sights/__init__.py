"""What can be seen: each path with what shows it, one module for each sort of thing."""
