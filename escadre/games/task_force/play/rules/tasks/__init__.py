"""What single scenarios ask for: landings, arrivals, orders, the harbour, the hunt, the campaign (FACTS 7)."""
