"""What is installed is locked: every dependency, in a version that fits, with hashes."""

import json
import re
import runpy
import subprocess
import tomllib
import zipfile
from pathlib import Path
from typing import Any

import pytest
from hatchling.builders.wheel import WheelBuilder
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from limestone import __version__

ROOT = Path(__file__).parents[1]
LICENCES = ROOT / "web/public/licences"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
BUILD = (ROOT / "locked/build.in").read_text(encoding="utf-8").splitlines()[1:]
WANTED = {
    "play": PROJECT["dependencies"],
    "fast": PROJECT["optional-dependencies"]["fast"],
    "build": BUILD,
}
every_list = pytest.mark.parametrize("name", WANTED)


def locked(name: str) -> list[tuple[Requirement, int]]:
    """The packages of a list, and how many files of each may be installed."""
    text = (ROOT / f"locked/{name}.txt").read_text(encoding="utf-8")
    parts = re.split(r"^(?=[\w.-]+==)", text, flags=re.MULTILINE)[1:]
    return [(Requirement(part.partition(" \\")[0]), part.count("--hash=sha256:")) for part in parts]


@every_list
def test_every_dependency_is_locked_in_a_version_that_fits(name: str) -> None:
    found = {canonicalize_name(one.name): one.specifier for one, _ in locked(name)}

    for wanted in map(Requirement, WANTED[name]):
        version = str(found[canonicalize_name(wanted.name)]).removeprefix("==")
        assert wanted.specifier.contains(version), f"make lock: {wanted}, locked is {version}"


@every_list
def test_every_locked_package_has_hashes(name: str) -> None:
    assert [str(one) for one, hashes in locked(name) if not hashes] == []


def test_what_builds_the_wheel_is_what_is_locked_for_it() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    node = runpy.run_path(str(ROOT / "hatch_build.py"))["WHEEL"]

    assert {*project["build-system"]["requires"], node} <= set(BUILD)


def installed(tmp_path: Path, complaint: str) -> tuple[int, str, list[str]]:
    """What becomes of an installation if pip complains about what is locked; what pip was asked."""
    pip, asked = tmp_path / "pip", tmp_path / "asked"
    no = f'case "$*" in *--require-hashes*) echo "{complaint}" >&2; exit 1;; esac'
    pip.write_text(f'#!/bin/sh\necho "$@" >>{asked}\n{no}\n')
    pip.chmod(0o755)
    done = subprocess.run([ROOT / "locked/install", pip], capture_output=True, text=True)
    return done.returncode, done.stdout, asked.read_text().splitlines()


def test_a_file_with_another_hash_is_never_installed(tmp_path: Path) -> None:
    code, said, asked = installed(tmp_path, "THESE PACKAGES DO NOT MATCH THE HASHES")

    assert (code, len(asked)) == (1, 1)
    assert "Nothing was installed" in said


def test_where_the_locked_versions_cannot_be_had_others_are_taken(tmp_path: Path) -> None:
    code, said, asked = installed(tmp_path, "No matching distribution")

    assert (code, "taking others" in said) == (0, True)
    assert ["--require-hashes" in one for one in asked] == [True, True, False, False]


def bill() -> dict[str, Any]:
    found: dict[str, Any] = runpy.run_path(str(ROOT / "locked/sbom.py"))["bill"]()
    return found


def test_the_bill_of_materials_lists_all_that_is_locked_once() -> None:
    parts = bill()["components"]
    names = [canonicalize_name(one.name) for name in WANTED for one, _ in locked(name)]
    packages = json.loads((ROOT / "web/package-lock.json").read_text())["packages"]

    assert len({part["bom-ref"] for part in parts}) == len(parts)
    assert [part["name"] for part in parts if part["purl"].startswith("pkg:pypi")] == names
    assert sum(part["purl"].startswith("pkg:npm") for part in parts) == len(packages) - 1


def test_the_licence_of_all_that_the_page_contains_is_served() -> None:
    """Made with the page: what has no text in its package has a file beside it."""
    web = json.loads((ROOT / "web/package.json").read_text(encoding="utf-8"))
    text = (ROOT / "src/limestone/server/static/licences/code.txt").read_text(encoding="utf-8")
    sections = re.split(r"^## (?=\S+ - \d)", text, flags=re.MULTILINE)[1:]
    told = {one.split()[0]: one.partition("\n")[2].strip() for one in sections}
    fonts = {name for name in web["dependencies"] if name.startswith("@fontsource")}

    assert {*web["dependencies"], "svelte"} - fonts <= set(told)
    assert [name for name, words in told.items() if not words] == ["@fluent/bundle"]
    files = {path.stem for path in LICENCES.glob("*.txt")}
    assert files == {"fluent", *(name.rpartition("/")[2] for name in fonts)}


def test_a_wheel_brings_the_page_and_every_licence_along() -> None:
    release = runpy.run_path(str(ROOT / "locked/release.py"))
    builder = WheelBuilder(str(ROOT))
    plan: dict[str, Any] = {"artifacts": ["src/limestone/server/static/**"]}
    builder.set_build_data_defaults(plan)
    with builder.config.set_build_data(plan):
        files = {str(file.distribution_path) for file in builder.recurse_included_files()}

    assert set(release["NEEDED"]) <= files
    licences = {path.name for path in (ROOT / "src/limestone/server/static/licences").iterdir()}
    assert {
        name.rpartition("/")[2] for name in release["NEEDED"] if "/licences/" in name
    } == licences
    assert {*builder.metadata.core.license_files} == {
        "LICENSE",
        *(str(path.relative_to(ROOT)) for path in LICENCES.glob("*.txt")),
    }


def test_a_wheel_without_its_licences_is_not_released(tmp_path: Path) -> None:
    missing_in = runpy.run_path(str(ROOT / "locked/release.py"))["missing_in"]
    wheel = tmp_path / "some.whl"
    with zipfile.ZipFile(wheel, "w") as packed:
        packed.writestr("limestone/py.typed", "")

    missing = missing_in(wheel)

    assert "limestone/server/static/licences/code.txt" in missing
    assert "LICENSE" in missing
    assert "limestone/py.typed" not in missing


def test_the_citation_names_this_version() -> None:
    said = (ROOT / "CITATION.cff").read_text(encoding="utf-8")

    assert f"\nversion: {__version__}\n" in said
    assert f"\nlicense: {PROJECT['license']}\n" in said


def test_the_forge_runs_what_we_run() -> None:
    said = (ROOT / ".github/workflows/test.yml").read_text(encoding="utf-8")

    assert re.findall(r"run: (.*)", said) == ["sudo tests/needs", "make test"]
