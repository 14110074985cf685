"""How long a cold `limestone --help` takes, in CPU seconds of a process of its own."""

import subprocess
import sys
from resource import RUSAGE_CHILDREN, getrusage

RUNS = 5


def main() -> None:
    before = getrusage(RUSAGE_CHILDREN)
    for _ in range(RUNS):
        command = [sys.executable, "-m", "limestone", "--help"]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    after = getrusage(RUSAGE_CHILDREN)
    seconds = (after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime) / RUNS
    print(f"limestone --help: {seconds:.3f} CPU seconds, {seconds / 0.3:.2f} of 0.3 (at most 1)")


if __name__ == "__main__":
    main()
