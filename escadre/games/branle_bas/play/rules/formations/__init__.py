"""Divisions, their stations and their signals (BBC-8)."""
