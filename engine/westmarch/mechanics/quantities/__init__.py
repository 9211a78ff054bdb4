"""The quantities that rules define and adjust, and what is printed before any rule speaks."""
