"""Gunfire and what it does (BBC-10 to BBC-16, BBC-21)."""
