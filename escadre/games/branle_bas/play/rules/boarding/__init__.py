"""Hand to hand, at sea and ashore (BBC-18, BBC-22)."""
