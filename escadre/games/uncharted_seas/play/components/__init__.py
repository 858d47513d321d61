"""Models, cards and numbers of the rules as records, and the readers of their files."""
