# What the server says.

## Too much at once

too-much-work = That is a lot of work at once: wait a few seconds.
overloaded = Too many requests at the same time: come back in a moment.
too-fast = Too many requests at once: wait { $seconds } s.
