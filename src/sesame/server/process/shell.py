"""What stays of a server that handed over: it passes signals on, and ends as the successor does.

Run by itself, with nothing else of the package: an upgrade may just have replaced it.
"""

import os
import signal
import sys

if __name__ == "__main__":
    heir = int(sys.argv[1])
    passed_on = {signal.SIGTERM, signal.SIGUSR2}
    for number in passed_on:
        signal.signal(number, lambda told, _: os.kill(heir, told))
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is told to the successor as well
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {*passed_on, signal.SIGINT})
    status = os.waitstatus_to_exitcode(os.waitpid(heir, 0)[1])
    if status < 0:  # by a signal: so do we
        signal.signal(-status, signal.SIG_DFL)
        os.kill(os.getpid(), -status)
    sys.exit(status)
