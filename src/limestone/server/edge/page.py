"""The web client: its files, and its one page for every other path."""

from mimetypes import guess_type
from pathlib import Path
from typing import Any

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import File

STATIC = Path(__file__).parents[1] / "static"
CLOSED = ("api", "schema", "health", "metrics")
FOR_EVER = {"Cache-Control": "public, max-age=31536000, immutable"}
NEVER = {"Cache-Control": "no-cache"}

PLAIN = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Limestone</title>
<p>The table server is running. The web client is not part of this installation.</p></html>"""


@get("/", include_in_schema=False)
async def front() -> Response[Any] | File:
    return page()


@get("/{path:path}", include_in_schema=False)
async def any_path(path: FromPath[str]) -> Response[Any] | File:
    """A file of the client, or its page, which routes the path itself."""
    parts = [part for part in path.split("/") if part]
    if parts and parts[0] in CLOSED:
        raise NotFoundException
    found = STATIC.joinpath(*parts).resolve()
    if found.is_relative_to(STATIC) and found.is_file():
        hashed = parts[0] == "assets"
        headers = FOR_EVER if hashed else NEVER
        kind = guess_type(found.name)[0] or "text/plain"
        return File(found, content_disposition_type="inline", media_type=kind, headers=headers)
    if parts and (parts[0] == "assets" or "." in parts[-1]):
        raise NotFoundException
    return page()


def page() -> Response[Any] | File:
    """The page of the client; a plain one where it was not built."""
    found = STATIC / "index.html"
    if found.is_file():
        return File(found, content_disposition_type="inline", media_type="text/html", headers=NEVER)
    return Response(PLAIN, media_type="text/html", headers=NEVER)


routes = [front, any_path]
