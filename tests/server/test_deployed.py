"""What the unit and the compose file start does start, with the options and variables they give."""

import os
import re
import shlex
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import httpx

from tests.ports import free_port
from tests.server.services import Service, healthy, program, wait_for

DEPLOY = Path(__file__).parents[2] / "deploy"
UNIT = (DEPLOY / "limestone.service").read_text(encoding="utf-8")
YAML: Any = import_module("yaml")  # comes with schemathesis
COMPOSE = YAML.safe_load((DEPLOY / "compose.yml").read_text(encoding="utf-8"))
INSTALLED = str(Path(sys.executable).parent / "limestone")


def test_systemd_takes_the_unit(tmp_path: Path) -> None:
    unit = tmp_path / "limestone.service"
    unit.write_text(UNIT.replace("/opt/limestone/bin/limestone", INSTALLED))

    done = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", str(unit)], capture_output=True, text=True
    )

    assert (done.returncode, "limestone" in done.stderr) == (0, False), done.stderr


def test_the_command_of_the_unit_serves(tmp_path: Path) -> None:
    text = UNIT.replace("/var/lib/limestone", str(tmp_path / "state"))
    text = text.replace("/var/cache/limestone", str(tmp_path / "cache"))
    text = text.replace("/opt/limestone/bin/limestone", INSTALLED)
    command = shlex.split(re.findall(r"(?m)^ExecStart=(.*)$", text)[0])
    environment = dict(one.split("=", 1) for one in re.findall(r"(?m)^Environment=(.*)$", text))

    serves(command, environment)

    assert (tmp_path / "state" / "limestone.sqlite").stat().st_mode & 0o777 == 0o600


def test_the_command_of_compose_serves(database: Service, news: Service) -> None:
    where = ["-h", "127.0.0.1", "-p", str(database.port), "-U", "limestone"]
    subprocess.run([program("createdb"), *where, "composed"], check=True)
    server = COMPOSE["services"]["limestone"]
    given = {
        "${LIMESTONE_PASSWORD:?choose one}": "hush",
        "@database/limestone": f"@127.0.0.1:{database.port}/composed",
        "redis://news:6379/0": f"redis://127.0.0.1:{news.port}/0",
    }
    environment = {key: replaced(value, given) for key, value in server["environment"].items()}

    serves([INSTALLED, *shlex.split(server["command"])], environment)


def test_every_part_of_compose_that_is_named_is_there() -> None:
    services, volumes = COMPOSE["services"], COMPOSE["volumes"]
    mounted = [one.split(":")[0] for part in services.values() for one in part.get("volumes", [])]
    needed = {other for part in services.values() for other in part.get("depends_on", [])}
    build = services["limestone"]["build"]

    assert needed <= set(services)
    assert {one for one in mounted if not one.startswith(".")} == set(volumes)
    assert all((DEPLOY / one).exists() for one in mounted if one.startswith("."))
    assert (DEPLOY / build["context"] / build["dockerfile"]).exists()


def replaced(text: str, given: dict[str, str]) -> str:
    for shipped, here in given.items():
        text = text.replace(shipped, here)
    return text


def serves(command: list[str], environment: dict[str, str]) -> None:
    """Start a command on a port of its own; its page must come, and cookies be for HTTPS only."""
    port = free_port()
    at = command.index("--port") + 1
    service = Service([*command[:at], str(port), *command[at + 1 :]], port, environment)
    service.environment |= {"PATH": os.environ["PATH"]}
    url = f"http://127.0.0.1:{port}"
    service.start()
    try:
        wait_for(lambda: healthy(url), url)
        entered = httpx.post(f"{url}/api/me", json={"name": "Ann"})
    finally:
        service.stop()
    assert entered.status_code == 200
    assert "Secure" in entered.headers["set-cookie"]
