"""What every test starts from."""

import signal

# A run started in the background has Ctrl-C ignored, and so would the processes that tests start:
# one that is handled here is back to its default there.
signal.signal(signal.SIGINT, signal.default_int_handler)
