"""What single cards of The Dragons say."""
