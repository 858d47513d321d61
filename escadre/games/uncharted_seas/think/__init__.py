"""What bots know of the battle."""
