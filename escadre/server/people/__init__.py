"""What belongs to a person: name, account, fleets."""
