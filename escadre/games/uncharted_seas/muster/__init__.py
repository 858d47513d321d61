"""What can be chosen before a match."""
