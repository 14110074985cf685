"""What deploy/ has for hosts: the unit lets the server have little of the machine."""

import re
import subprocess
from pathlib import Path

DEPLOY = Path(__file__).parents[1] / "deploy"


def test_the_unit_exposes_little() -> None:
    """At most 3.0 of 10, as systemd counts."""
    analyse = ["systemd-analyze", "security", "--offline=true", "--threshold=30", "--no-pager"]

    done = subprocess.run([*analyse, str(DEPLOY / "limestone.service")], capture_output=True)

    assert done.returncode == 0, done.stdout.decode()[-200:]


def test_what_bots_compile_is_kept_from_one_start_to_the_next() -> None:
    unit = (DEPLOY / "limestone.service").read_text(encoding="utf-8").splitlines()

    assert {"CacheDirectory=limestone", "Environment=NUMBA_CACHE_DIR=/var/cache/limestone"} <= {
        *unit
    }


def test_images_are_named_by_their_digests() -> None:
    dockerfile, compose = (DEPLOY / name for name in ("Dockerfile", "compose.yml"))
    arguments = re.findall(r"^ARG PYTHON=(.+)$", dockerfile.read_text(encoding="utf-8"), re.M)
    defaults = re.findall(r"\$\{\w+_IMAGE:-(.+?)\}", compose.read_text(encoding="utf-8"))

    named = [re.fullmatch(r"[\w.:-]+@sha256:[0-9a-f]{64}", image) for image in arguments + defaults]

    assert len(named) == 5 and all(named)
    assert arguments[0] in defaults, "both build with one Python"
