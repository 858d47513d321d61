"""Before the first turn (BBC-1): fleets, arrival, placing."""
