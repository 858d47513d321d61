"""Work beside the tables, in processes and threads of its own."""
