"""Air operations (TF-4.3): status, raids, interception, attacks, the way home."""
