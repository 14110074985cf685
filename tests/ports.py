"""Free ports of this machine that stay free while a service restarts."""

import secrets
import socket

# Below the range from which the system takes the ports of outgoing connections: a client that
# keeps calling a closed port of that range can end up connected to itself, and hold it.
PORTS = range(15_000, 32_000)


def free_port() -> int:
    """A port that nobody listens on."""
    while True:
        port = secrets.choice(PORTS)
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
