"""What a seat sees of the battle."""
