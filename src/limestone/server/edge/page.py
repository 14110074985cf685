"""The web client: its files, and its one page for every other path."""

import gzip
from functools import lru_cache
from mimetypes import guess_type
from pathlib import Path
from typing import Any

from litestar import HttpMethod, Request, Response, route
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import File

STATIC = Path(__file__).parents[1] / "static"
CLOSED = ("api", "schema", "health", "metrics")
PACKED = (".woff2", ".png", ".ico")  # files that are compressed already
FOR_EVER = {"Cache-Control": "public, max-age=31536000, immutable"}
NEVER = {"Cache-Control": "no-cache"}
READING = [HttpMethod.GET, HttpMethod.HEAD]
PACKS_ITSELF = "packs_itself"  # files are compressed once, other answers each time
PACKING = {PACKS_ITSELF: True}

PLAIN = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Limestone</title>
<p>The table server is running. The web client is not part of this installation.</p></html>"""

Reader = Request[Any, Any, Any]
Answer = Response[Any] | File


@route("/", http_method=READING, opt=PACKING, include_in_schema=False)
async def front(request: Reader) -> Answer:
    return page(request)


@route("/{path:path}", http_method=READING, opt=PACKING, include_in_schema=False)
async def any_path(request: Reader, path: FromPath[str]) -> Answer:
    """A file of the client, or its page, which routes the path itself."""
    parts = [part for part in path.split("/") if part]
    if parts and parts[0] in CLOSED:
        raise NotFoundException
    found = STATIC.joinpath(*parts).resolve()
    if found.is_relative_to(STATIC) and found.is_file():
        return sent(request, found, FOR_EVER if parts[0] == "assets" else NEVER)
    if parts and (parts[0] == "assets" or "." in parts[-1]):
        raise NotFoundException
    return page(request)


def page(request: Reader) -> Answer:
    """The page of the client; a plain one where it was not built."""
    found = STATIC / "index.html"
    if found.is_file():
        return sent(request, found, NEVER)
    return Response(PLAIN, media_type="text/html", headers=NEVER)


def sent(request: Reader, file: Path, headers: dict[str, str]) -> Answer:
    """A file as it travels: compressed, to whoever can read that."""
    kind = guess_type(file.name)[0] or "text/plain"
    if file.suffix in PACKED:
        return File(file, content_disposition_type="inline", media_type=kind, headers=headers)
    headers = headers | {"Vary": "Accept-Encoding"}
    if "gzip" not in request.headers.get("Accept-Encoding", ""):
        return File(file, content_disposition_type="inline", media_type=kind, headers=headers)
    text = compressed(file, file.stat().st_mtime_ns)
    return Response(text, media_type=kind, headers=headers | {"Content-Encoding": "gzip"})


@lru_cache(maxsize=256)
def compressed(file: Path, changed: int) -> bytes:
    """The file as gzip, packed when it is first asked for."""
    return gzip.compress(file.read_bytes(), mtime=0)


routes = [front, any_path]
