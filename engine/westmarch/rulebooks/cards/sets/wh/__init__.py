"""What single cards of The White Hand say."""
