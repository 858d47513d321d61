"""`python -m escadre` is the command `escadre`."""

from __future__ import annotations

import sys

from escadre.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
