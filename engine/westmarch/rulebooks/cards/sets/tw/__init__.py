"""What single cards of The Wizards say, hazards and resources."""
