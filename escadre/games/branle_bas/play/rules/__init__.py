"""The rules, a module a chapter; each function names its row of the ledger."""
