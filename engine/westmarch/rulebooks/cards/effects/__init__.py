"""What effects do: the events that they bring about, and the rules that they leave behind.

An effect of some duration is remembered: a fact that bears the card's id and says which effect of
which clause it is, and whom it reached. The rules made here read such facts."""
