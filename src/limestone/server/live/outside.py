"""Requests to the world outside, where people say which address: never into our own network."""

import asyncio
import socket
from ipaddress import IPv6Address, IPv6Network, ip_address
from urllib.parse import SplitResult, urlsplit

from limestone.rules.game import Refused

LONGEST = 1000  # characters of an address
NAT64 = IPv6Network("64:ff9b::/96")  # hides any IPv4 address


async def checked(endpoint: str, *, anywhere: bool = False) -> str:
    """The IP address to send to; Refused unless it is https in the public internet."""
    where = _parsed(endpoint)
    if anywhere:
        return where.hostname or ""
    if where.scheme != "https" or where.port not in (None, 443) or where.username is not None:
        raise Refused("push-address")
    try:
        found = await asyncio.get_running_loop().getaddrinfo(
            where.hostname, 443, type=socket.SOCK_STREAM
        )
    except (OSError, UnicodeError):
        raise Refused("push-address") from None
    addresses = [str(entry[4][0]) for entry in found]
    # One private address is enough to refuse: which of them is used is not ours to choose.
    if not addresses or not all(map(is_public, addresses)):
        raise Refused("push-address")
    return addresses[0]


def is_public(address: str) -> bool:
    """Whether an IP address is one of the public internet.

    >>> [is_public(one) for one in ("9.9.9.9", "10.0.0.1", "127.0.0.1", "::ffff:10.0.0.1")]
    [True, False, False, False]
    """
    found = ip_address(address.partition("%")[0])
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped:
            return is_public(str(found.ipv4_mapped))
        if found.sixtofour or found.teredo or found in NAT64:
            return False
    return found.is_global and not found.is_multicast


def _parsed(endpoint: str) -> SplitResult:
    try:
        where = urlsplit(endpoint)
        where.port  # noqa: B018 - reading it is the check
    except ValueError:
        raise Refused("push-address") from None
    if len(endpoint) > LONGEST or not where.hostname:
        raise Refused("push-address")
    return where
