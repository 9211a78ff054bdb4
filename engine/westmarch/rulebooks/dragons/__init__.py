"""The Dragons."""
