"""The machine under the rules: state, actions, events, chance, rulebooks and the judge."""
