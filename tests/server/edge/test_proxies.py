"""The worked examples of deploy/, with the real programs: Caddy and nginx before a server."""

import json
import os
import shutil
import ssl
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import httpx
import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.ports import free_port
from tests.server.players import ME, guest
from tests.server.services import Service, Site, wait_for

DEPLOY = Path(__file__).parents[3] / "deploy"
# For a machine without root: no certificates are installed, nothing else is listened to.
HERE = "{\n\tadmin off\n\tskip_install_trust\n\tauto_https disable_redirects\n}\n"
NGINX = """daemon off; pid {folder}/pid; error_log stderr; worker_processes 1;
events {{}}
http {{
    access_log off; client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi; uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/limestone.conf;
}}
"""


def program(name: str) -> str:
    found = shutil.which(name) or shutil.which(name, path="/usr/sbin")
    assert found, f"{name} is missing. Debian: apt-get install {name}"
    return found


def caddy(folder: Path, port: int, upstream: int) -> Service:
    file = folder / "Caddyfile"
    file.write_text(HERE + (DEPLOY / "Caddyfile").read_text(encoding="utf-8"))
    environment = {
        "LIMESTONE_SITE": f"localhost:{port}",
        "LIMESTONE_UPSTREAM": f"127.0.0.1:{upstream}",
        "XDG_DATA_HOME": str(folder),
        "XDG_CONFIG_HOME": str(folder),
    }
    run = [program("caddy"), "run", "--config", str(file), "--adapter", "caddyfile"]
    return Service(run, port, environment)


def nginx(folder: Path, port: int, upstream: int) -> Service:
    pair = ["-keyout", f"{folder}/privkey.pem", "-out", f"{folder}/fullchain.pem"]
    made = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=localhost"]
    subprocess.run([*made, *pair], check=True, capture_output=True)
    text = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    for shipped, here in {
        "/etc/letsencrypt/live/play.example.org": str(folder),
        "listen 80;": f"listen 127.0.0.1:{free_port()};",
        "listen 443 ssl;": f"listen 127.0.0.1:{port} ssl;",
        "127.0.0.1:8000": f"127.0.0.1:{upstream}",
        "play.example.org": "localhost",
    }.items():
        assert shipped in text
        text = text.replace(shipped, here)
    (folder / "limestone.conf").write_text(text)
    (folder / "nginx.conf").write_text(NGINX.format(folder=folder))
    return Service([program("nginx"), "-p", str(folder), "-c", str(folder / "nginx.conf")], port)


@contextmanager
def before(proxy: str, folder: Path, upstream: int) -> Iterator[str]:
    """The address of a proxy before a port of this machine."""
    service = {"caddy": caddy, "nginx": nginx}[proxy](folder, free_port(), upstream)
    if os.geteuid() == 0:
        folder.chmod(0o755)
    site = f"https://localhost:{service.port}"
    service.start()
    try:
        wait_for(lambda: answers(site), f"a certificate of {proxy}")
        yield site
    finally:
        service.stop()


def answers(site: str) -> bool:
    try:
        return httpx.get(f"{site}/metrics", verify=False).status_code == 404
    except httpx.HTTPError:
        return False


@pytest.mark.parametrize("proxy", ["caddy", "nginx"])
def test_a_game_is_played_through_a_proxy(proxy: str, small: Site, tmp_path: Path) -> None:
    trusting = ssl.create_default_context()
    trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE
    table = guest(small.url).create("limes", [ME])

    with before(proxy, tmp_path, small.servers[0].port) as site:
        with httpx.Client(verify=trusting, base_url=site, headers={"Origin": site}) as client:
            inside = [client.get(path).status_code for path in ("/metrics", "/health")]
            me = client.post("/api/me", json={"name": "Ann"})
        live = f"{site.replace('https', 'wss')}/api/tables/{table.code}/live"
        with connect(live, ssl=trusting, origin=Origin(site)) as socket:
            first = json.loads(socket.recv(timeout=60))

    assert (inside, me.status_code) == ([404, 404], 200)
    assert first["type"] == "view"


class Echo(BaseHTTPRequestHandler):
    """Answers with the headers that have come."""

    def do_GET(self) -> None:
        body = json.dumps({name.lower(): value for name, value in self.headers.items()}).encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)


@pytest.mark.parametrize("proxy", ["caddy", "nginx"])
def test_nobody_lies_to_a_proxy_about_their_address(proxy: str, tmp_path: Path) -> None:
    upstream = ThreadingHTTPServer(("127.0.0.1", 0), Echo)
    Thread(target=upstream.serve_forever, daemon=True).start()
    try:
        with before(proxy, tmp_path, upstream.server_port) as site:
            said = {"X-Forwarded-For": "6.6.6.6"}
            found = httpx.get(f"{site}/", headers=said, verify=False).json()
    finally:
        upstream.shutdown()

    assert found["x-forwarded-for"].rpartition(",")[2].strip() in ("127.0.0.1", "::1")
    assert f"https://{found['host']}" == site
