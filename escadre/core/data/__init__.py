"""Files that games read: data, scenarios, positions; every mistake is told with file and line."""
