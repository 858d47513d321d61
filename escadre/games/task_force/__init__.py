"""Task Force: carrier battles in the Pacific, hidden fleets on a hex map, one or two players."""
