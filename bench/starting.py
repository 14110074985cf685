"""What a server costs until its first page, beside a bare one on the same libraries.

Counted in CPU seconds of the server process; bots get ready in a process of their own, later.
"""

import os
import socket
import subprocess
import sys
import time
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from urllib.request import urlopen

RUNS = 5
BARE = """
import sys, litestar, sqlalchemy.ext.asyncio, uvicorn
@litestar.get("/")
async def page() -> str:
    return "here"
uvicorn.run(litestar.Litestar([page]), port=int(sys.argv[1]), log_level="error")
"""


def main() -> None:
    with TemporaryDirectory() as folder:
        ours, bare = [], []
        for run in range(RUNS):
            database = f"sqlite:///{folder}/{run}.sqlite"
            serve = ["-m", "limestone", "serve", "--database", database, "--port"]
            ours.append(_until_page(serve))
            bare.append(_until_page(["-c", BARE]))
    ratio = median(ours) / median(bare)
    print(f"limestone serve: {median(ours):.2f} CPU seconds until the first page")
    print(f"bare litestar with SQLAlchemy: {median(bare):.2f}; ratio {ratio:.2f} (at most 3.5)")


def _until_page(command: list[str]) -> float:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    process = subprocess.Popen([sys.executable, *command, str(port)], stdout=subprocess.DEVNULL)
    try:
        while True:
            try:
                urlopen(f"http://127.0.0.1:{port}/").read()
                break
            except OSError:
                time.sleep(0.05)
        fields = Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    finally:
        process.terminate()
        process.wait()


if __name__ == "__main__":
    main()
