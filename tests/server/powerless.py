"""A command that may not write where it is not allowed to, though root starts it:

    python -m tests.server.powerless COMMAND ...

Linux lets root write everywhere by one capability, which is given up here.
"""

import ctypes
import os
import sys

_DROP, _MAY_WRITE_EVERYWHERE = 24, 1  # PR_CAPBSET_DROP, CAP_DAC_OVERRIDE


def main(command: list[str]) -> None:
    if os.geteuid() == 0:
        libc = ctypes.CDLL(None, use_errno=True)
        if libc.prctl(_DROP, _MAY_WRITE_EVERYWHERE, 0, 0, 0) != 0:
            raise OSError(ctypes.get_errno(), "the capability cannot be given up")
    os.execv(command[0], command)


if __name__ == "__main__":
    main(sys.argv[1:])
