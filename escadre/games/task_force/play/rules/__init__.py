"""The rules, a module or a folder a chapter of the book; each function names its row."""
