"""The command line: the terminal table, the tools for saves and data, the lab."""
