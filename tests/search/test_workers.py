"""Worker processes end with the process that started them."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

STARTS_ONE = """
import os, time
from limestone.search.workers import processes
if __name__ == "__main__":
    pool = processes(1)
    print(pool.submit(os.getpid).result(), flush=True)
    time.sleep(600)
"""


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM, signal.SIGINT])
def test_no_worker_outlives_its_parent(tmp_path: Path, how: signal.Signals) -> None:
    script = tmp_path / "starts_one.py"
    script.write_text(STARTS_ONE)
    command = [sys.executable, str(script)]
    parent = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    assert parent.stdout
    worker = int(parent.stdout.readline())
    assert runs(worker)

    parent.send_signal(how)
    parent.wait(60)

    end = time.monotonic() + 60
    while runs(worker):
        assert time.monotonic() < end, "the worker is still there"
        time.sleep(0.05)


def runs(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return not Path(f"/proc/{process}/stat").read_text().rpartition(") ")[2].startswith("Z")
