"""The game itself: components, rules and the sequence of play."""
