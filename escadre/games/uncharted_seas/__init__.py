"""The Uncharted Seas: eight fantasy fleets on an open table, two to four players."""
