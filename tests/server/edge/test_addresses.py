"""Whose request it is, by address: what the proxy says last, and nobody else."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar.testing import TestClient

from limestone.server.edge.app import make
from limestone.server.edge.auth import network, stated
from limestone.server.settings import Settings
from tests.server.services import Site, running

Http = TestClient[Any]
BODY = {"login": "ann", "password": "correct horse battery"}


@pytest.fixture
def proxied(tmp_path: Path) -> Iterator[Http]:
    with TestClient(make(Settings(f"sqlite:///{tmp_path}/x.sqlite", proxied=True))) as client:
        yield client


def guess(client: Http, lines: list[str]) -> int:
    headers = [("X-Forwarded-For", line) for line in lines]
    return client.post("/api/session", json=BODY, headers=headers).status_code


@pytest.mark.parametrize(
    "lines",
    [
        pytest.param(["{n}.1.1.1, 9.9.9.9"], id="before it on its line"),
        pytest.param(["{n}.1.1.1", "9.9.9.9"], id="on a line before it"),
        pytest.param(["9.9.9.9", "{n}.1.1.1,9.9.9.9"], id="on both"),
    ],
)
def test_what_a_client_says_of_itself_does_not_count(proxied: Http, lines: list[str]) -> None:
    statuses = [guess(proxied, [line.format(n=n) for line in lines]) for n in range(1, 13)]

    assert statuses == [401] * 10 + [429] * 2


@pytest.mark.parametrize(
    "said",
    [
        pytest.param("9.9.9.9:400{n}", id="another port"),
        pytest.param("[2001:db8::1]:400{n}", id="another port of IPv6"),
        pytest.param("fe80::1%{n}", id="another zone"),
        pytest.param("unknown-{n}", id="no address"),
        pytest.param("9.9.9.9:{n}:1", id="two ports"),
        pytest.param("[{n}", id="half a bracket"),
        pytest.param("", id="nothing"),
    ],
)
def test_what_a_proxy_adds_to_an_address_makes_no_new_caller(proxied: Http, said: str) -> None:
    statuses = [guess(proxied, [f"6.6.6.6, {said.format(n=n)}"]) for n in range(1, 13)]

    assert statuses == [401] * 10 + [429] * 2


@pytest.mark.parametrize(
    ("said", "address"),
    [
        ("9.9.9.9", "9.9.9.9"),
        (" 9.9.9.9:80 ", "9.9.9.9"),
        ("2001:db8::1", "2001:db8::1"),
        ("[2001:db8::1]", "2001:db8::1"),
        ("[2001:db8::1]:80", "2001:db8::1"),
        ("fe80::1%eth0", "fe80::1"),
        ("::ffff:9.9.9.9", "::ffff:9.9.9.9"),
        ("unknown", ""),
        ("9.9.9.9:http", ""),
        ("9.9.9:80", ""),
        ("[9.9.9.9]", ""),
        ("", ""),
    ],
)
def test_an_address_is_read_without_its_port(said: str, address: str) -> None:
    assert stated(said) == address


def test_a_strangers_guesses_do_not_lock_somebody_out(proxied: Http) -> None:
    stranger = [guess(proxied, ["6.6.6.6"]) for _ in range(12)]

    owner = guess(proxied, ["9.9.9.9"])

    assert (stranger[-1], owner) == (429, 401)


def test_a_peer_on_this_machine_is_not_believed_without_a_proxy(tmp_path: Path) -> None:
    with running(Site(f"sqlite:///{tmp_path}/x.sqlite", limited=True)) as site:
        statuses = [
            httpx.post(
                f"{site.url}/api/session", json=BODY, headers={"X-Forwarded-For": f"{n}.1.1.1"}
            ).status_code
            for n in range(1, 13)
        ]

    assert statuses == [401] * 10 + [429] * 2


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("9.9.9.9", "9.9.9.9"),
        ("::ffff:9.9.9.9", "9.9.9.9"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::"),
        ("testclient", "testclient"),
    ],
)
def test_a_household_counts_as_one(address: str, counted: str) -> None:
    assert network(address) == counted
