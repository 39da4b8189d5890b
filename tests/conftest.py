"""What every test starts from."""

import os
import signal
from collections.abc import Iterator

import pytest

from tests.browser.chromium import NOT_RUN

# A run started in the background has Ctrl-C ignored, and so would the processes that tests start:
# one that is handled here is back to its default there.
signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_xdist_auto_num_workers() -> int:
    """Two more than there are cores: much of a test is waiting for a server or a browser."""
    return 2 + (os.cpu_count() or 1)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> Iterator[None]:
    """What was not run for want of a browser is said last, where it is read."""
    yield
    skipped = terminalreporter.stats.get("skipped", ())
    reasons = [str(each.longrepr) for each in skipped if NOT_RUN in str(each.longrepr)]
    if reasons:
        reason = reasons[0][reasons[0].index(NOT_RUN) :].strip("')")
        terminalreporter.write_line(f"{len(reasons)} browser tests were not run. {reason}")
