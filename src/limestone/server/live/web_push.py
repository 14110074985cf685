"""A message for a push service: encrypted for one browser (RFC 8291), signed by us (RFC 8292)."""

import os
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from urllib.parse import urlsplit

import msgspec

from limestone.server.store.devices import Device, KeyPair

RECORD = 4096  # bytes; a message is a single record
POINT = 65  # bytes of a public key
SIGNED_FOR = 12 * 3600  # seconds


def fresh_keys() -> KeyPair:
    """New keys for a server."""
    from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, generate_private_key

    made = generate_private_key(SECP256R1())
    number = made.private_numbers().private_value
    return KeyPair(encoded(number.to_bytes(32)), encoded(_point(made.public_key())))


def readable(p256dh: str, auth: str) -> bool:
    """Whether these are the keys of a browser."""
    from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, EllipticCurvePublicKey

    try:
        EllipticCurvePublicKey.from_encoded_point(SECP256R1(), decoded(p256dh))
        return len(decoded(auth)) == 16
    except ValueError:
        return False


def encrypted(text: bytes, device: Device) -> bytes:
    """The text as only this browser can read it."""
    from cryptography.hazmat.primitives.asymmetric.ec import (
        ECDH,
        SECP256R1,
        EllipticCurvePublicKey,
        generate_private_key,
    )
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    theirs = decoded(device.p256dh)
    public = EllipticCurvePublicKey.from_encoded_point(SECP256R1(), theirs)
    once = generate_private_key(SECP256R1())
    ours, salt = _point(once.public_key()), os.urandom(16)
    info = b"WebPush: info\0" + theirs + ours
    secret = _derived(once.exchange(ECDH(), public), decoded(device.auth), info, 32)
    key = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4) + bytes([POINT]) + ours
    return head + AESGCM(key).encrypt(nonce, text + b"\x02", None)


def signature(keys: KeyPair, device: Device) -> str:
    """The header by which a push service knows who sends."""
    from cryptography.hazmat.primitives.asymmetric.ec import (
        ECDSA,
        SECP256R1,
        derive_private_key,
    )
    from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
    from cryptography.hazmat.primitives.hashes import SHA256

    where = urlsplit(device.endpoint)
    claims = {
        "aud": f"{where.scheme}://{where.netloc}",
        "exp": int(time.time()) + SIGNED_FOR,
        "sub": device.site,
    }
    head = msgspec.json.encode({"typ": "JWT", "alg": "ES256"})
    text = f"{encoded(head)}.{encoded(msgspec.json.encode(claims))}"
    key = derive_private_key(int.from_bytes(decoded(keys.private)), SECP256R1())
    r, s = decode_dss_signature(key.sign(text.encode(), ECDSA(SHA256())))
    return f"vapid t={text}.{encoded(r.to_bytes(32) + s.to_bytes(32))}, k={keys.public}"


def encoded(some: bytes) -> str:
    """Bytes as base64url without padding."""
    return urlsafe_b64encode(some).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    from cryptography.hazmat.primitives.hashes import SHA256
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    return HKDF(SHA256(), length, salt, info).derive(secret)


def _point(key: object) -> bytes:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePublicKey
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    assert isinstance(key, EllipticCurvePublicKey)
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
