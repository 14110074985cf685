"""Builds what is published, tries it in clean environments, writes sums and parts: make release

Nothing of the working tree is seen by what is tried, and nothing is sent anywhere.
"""

import hashlib
import os
import runpy
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).parents[1]
DIST = ROOT / "dist"
OLDEST = 11  # the least minor version of Python 3 that Limestone runs on

# What a wheel has to bring along besides the modules.
NEEDED = (
    "limestone/py.typed",
    "limestone/locale/fr.ftl",
    "limestone/rules/data/limes.txt",
    "limestone/server/edge/fonts/roboto-400.ttf",
    "limestone/server/static/index.html",
    "limestone/server/static/licences/code.txt",
    "limestone/server/static/licences/fluent.txt",
    "limestone/server/static/licences/roboto.txt",
    "limestone/server/static/licences/source-serif-4.txt",
)

TRIALS = (
    ("--version",),
    ("simulate", "limoges", "--games", "1", "--out", "games"),
    ("arena", "limits", "novice", "novice", "--games", "2", "--jobs", "1"),
    ("completion", "bash"),
)


def main() -> None:
    shutil.rmtree(DIST, ignore_errors=True)
    _run(sys.executable, "-m", "hatchling", "build", "-d", DIST, "-t", "sdist", "-t", "wheel")
    [wheel], [source] = DIST.glob("*.whl"), DIST.glob("*.tar.gz")
    if missing := missing_in(wheel):
        sys.exit(f"{wheel.name} is without {', '.join(missing)}")
    for python in pythons():
        attempt(python, wheel)
    attempt(Path(sys.executable), source)
    runpy.run_path(str(ROOT / "locked/sbom.py"))["write"](DIST / "limestone.cdx.json")
    sums = [f"{_digest(file)}  {file.name}\n" for file in sorted(DIST.iterdir())]
    (DIST / "SHA256SUMS").write_text("".join(sums), encoding="utf-8")
    print("".join(sums), end="")


def missing_in(wheel: Path) -> list[str]:
    """What a wheel should bring along and does not, licences first of all."""
    names = zipfile.ZipFile(wheel).namelist()
    ours = [name for name in names if ".dist-info/licenses/" in name and name.endswith("LICENSE")]
    return [*(name for name in NEEDED if name not in names), *([] if ours else ["LICENSE"])]


def pythons() -> Iterator[Path]:
    """One of every version that is installed here and new enough."""
    homes = [Path(home) for home in os.environ["PATH"].split(os.pathsep)]
    homes += sorted(Path("~/.pyenv/versions").expanduser().glob("*/bin"))
    found: dict[str, Path] = {}
    for home in homes:
        for path in home.glob("python3.[0-9][0-9]"):
            said = subprocess.run([path, "--version"], capture_output=True, text=True, check=False)
            minor = path.name.partition(".")[2]
            if said.returncode == 0 and int(minor) >= OLDEST:
                found.setdefault(minor, path)
    yield from (found[minor] for minor in sorted(found))


def attempt(python: Path, file: Path) -> None:
    """Install a file into an environment of its own and call what it brings."""
    with TemporaryDirectory() as folder:
        home = Path(folder)
        _run(python, "-m", "venv", home / "venv")
        pip = home / "venv/bin/pip"
        _run(pip, "install", "--quiet", "--disable-pip-version-check", file)
        for words in TRIALS:
            _run(home / "venv/bin/limestone", *words, cwd=home)
    print(f"{file.name} works with {python.name}", flush=True)


def _run(*words: str | Path, cwd: Path = ROOT) -> None:
    """Call a program that sees nothing of the working tree."""
    environ = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(words, cwd=cwd, env=environ, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"{' '.join(map(str, words))}\n{done.stdout}{done.stderr}")


def _digest(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()


if __name__ == "__main__":
    main()
