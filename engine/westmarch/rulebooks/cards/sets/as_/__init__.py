"""What single cards of Against the Shadow say."""
