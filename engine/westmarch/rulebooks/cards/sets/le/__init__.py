"""What single cards of The Lidless Eye say."""
