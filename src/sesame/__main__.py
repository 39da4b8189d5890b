"""`python -m sesame` is the command `sesame`."""

import sys

from sesame.cli import main

sys.exit(main())
