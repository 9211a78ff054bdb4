"""What single cards of The Balrog say."""
