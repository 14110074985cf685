"""What holds for every test."""

import signal

# Tests started in the background ignore Ctrl-C; the processes they start must not inherit that.
signal.signal(signal.SIGINT, signal.default_int_handler)
