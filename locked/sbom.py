"""Writes what Limestone is made of as CycloneDX, from what is locked: python locked/sbom.py FILE"""

import json
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote
from uuid import NAMESPACE_URL, uuid5

ROOT = Path(__file__).parents[1]
PINNED = re.compile(r"^([\w.-]+)==(\S+)", re.MULTILINE)
HASH = re.compile(r"--hash=sha256:(\w+)")


def python(name: str) -> Iterator[dict[str, Any]]:
    """The packages of one locked list; what builds the wheel is not part of it."""
    text = (ROOT / "locked" / f"{name}.txt").read_text(encoding="utf-8")
    starts = [*PINNED.finditer(text)]
    ends = [*(one.start() for one in starts[1:]), len(text)]
    scopes = {"play": "required", "fast": "optional", "build": "excluded"}
    for found, end in zip(starts, ends, strict=True):
        files = HASH.findall(text[found.end() : end])
        yield {
            "type": "library",
            "bom-ref": f"pkg:pypi/{found[1]}@{found[2]}",
            "purl": f"pkg:pypi/{found[1]}@{found[2]}",
            "name": found[1],
            "version": found[2],
            "scope": scopes[name],
            "externalReferences": [
                {
                    "type": "distribution",
                    "url": f"https://pypi.org/project/{found[1]}/{found[2]}/",
                    "hashes": [{"alg": "SHA-256", "content": one} for one in files],
                }
            ],
        }


def web() -> Iterator[dict[str, Any]]:
    """The packages of the web client; all but those in the bundle only build or test it."""
    lock = json.loads((ROOT / "web/package-lock.json").read_text(encoding="utf-8"))
    for path, package in lock["packages"].items():
        name = path.rpartition("node_modules/")[2]
        if not name:
            continue
        purl = f"pkg:npm/{quote(name, safe='/')}@{package['version']}"
        part: dict[str, Any] = {
            "type": "library",
            "bom-ref": f"{purl}?{path}",
            "purl": purl,
            "name": name,
            "version": package["version"],
            "scope": "excluded" if package.get("dev") and name not in BUNDLED else "required",
        }
        if "license" in package:
            part["licenses"] = [{"expression": package["license"]}]
        yield part


BUNDLED = {"svelte", "clsx"}  # compiled into the page, though npm counts them as tools


def bill() -> dict[str, Any]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    source = (ROOT / "src/limestone/__init__.py").read_text(encoding="utf-8")
    version = re.search(r'__version__ = "(.+?)"', source)
    assert version
    parts = [*python("play"), *python("fast"), *python("build"), *web()]
    same = json.dumps(parts, sort_keys=True)
    itself = {
        "type": "application",
        "bom-ref": "limestone",
        "name": project["name"],
        "version": version[1],
        "description": project["description"],
        "licenses": [{"license": {"id": project["license"]}}],
    }
    return {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{uuid5(NAMESPACE_URL, same)}",
        "version": 1,
        "metadata": {"component": itself},
        "components": parts,
    }


def write(target: Path) -> None:
    """Write the bill to a file."""
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(json.dumps(bill(), indent=1) + "\n", encoding="utf-8")
    print(f"{target.name}: {len(bill()['components'])} parts")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
