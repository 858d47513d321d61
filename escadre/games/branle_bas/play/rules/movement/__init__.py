"""The movement phase (BBC-6, BBC-7, BBC-9, BBC-15.2, BBC-20)."""
