"""Set-up (TF-3.7): fleets, aircraft, markers."""
