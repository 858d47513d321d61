"""The records of the components, and how data files and maps are read into them."""
