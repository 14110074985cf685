"""The web client: its files, and its one page for every other path."""

import gzip
from functools import lru_cache
from mimetypes import guess_type
from pathlib import Path
from typing import Any

from litestar import HttpMethod, Request, Response, route
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import File
from sqlalchemy.exc import DBAPIError

from limestone.i18n import accepted
from limestone.rules.game import Refused
from limestone.server.edge.access import may_enter
from limestone.server.edge.auth import Auth
from limestone.server.edge.daily_routes import shared_card
from limestone.server.edge.preview import challenged, headed, previewed, speech
from limestone.server.live import challenges
from limestone.server.live.live_tables import LiveTables
from limestone.server.table.table import Table

STATIC = Path(__file__).parents[1] / "static"
CLOSED = ("api", "schema", "health", "metrics")
PACKED = (".woff2", ".png", ".ico")  # files that are compressed already
FOR_EVER = {"Cache-Control": "public, max-age=31536000, immutable"}
NEVER = {"Cache-Control": "no-cache"}
SHOWN = NEVER | {"Cross-Origin-Resource-Policy": "cross-origin"}  # in messengers
KEPT = {"assets": FOR_EVER, "preview": SHOWN}
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
async def any_path(
    request: Reader,
    path: FromPath[str],
    live_tables: NamedDependency[LiveTables],
    auth: NamedDependency[Auth],
) -> Answer:
    """A file of the client, or its page, which routes the path itself."""
    parts = [part for part in path.split("/") if part]
    if parts and parts[0] in CLOSED:
        raise NotFoundException
    # By its name, not by where links lead: whole installations are made of links.
    found = STATIC.joinpath(*parts)
    if ".." not in parts and found.is_relative_to(STATIC) and is_file(found):
        return sent(request, found, KEPT.get(parts[0], NEVER))
    if parts and (parts[0] == "assets" or "." in parts[-1]):
        raise NotFoundException
    if len(parts) == 2 and parts[0] == "t":
        return await table_page(request, parts[1], live_tables, auth)
    if len(parts) == 2 and parts[0] == "today" and "by" in request.query_params:
        return await shared_page(request, live_tables, auth)
    if len(parts) == 2 and parts[0] == "challenge":
        return await challenge_page(request, parts[1], live_tables, auth)
    return page(request)


def is_file(path: Path) -> bool:
    """Whether there is such a file; there is none whose name is too long to be one."""
    try:
        return path.is_file()
    except OSError:
        return False


async def challenge_page(request: Reader, name: str, live_tables: LiveTables, auth: Auth) -> Answer:
    """The page of the client, with a preview of a challenge: who made it, and of what."""
    found = STATIC / "index.html"
    try:
        await auth.limits.spend("reading", auth.address(request))
        made = await challenges.shown(live_tables, name[:32], None)
    except (Refused, DBAPIError, OSError):
        return page(request)
    if not found.is_file():
        return page(request)
    lang = accepted(request.headers.get("Accept-Language", ""))
    told = challenged(made.challenger, made.game, speech(lang), ghosts=made.ghosts)
    picture = f"{_origin(request, auth)}/preview/{made.game}.png"
    html = headed(found.read_text(encoding="utf-8"), lang, told, picture)
    headers = NEVER | {"Vary": "Accept-Language"}
    return Response(html.encode(), media_type="text/html", headers=headers)


async def shared_page(request: Reader, live_tables: LiveTables, auth: Auth) -> Answer:
    """The page of the client, with the picture of a daily game that somebody shows."""
    found, asked = STATIC / "index.html", request.query_params
    try:
        await auth.limits.spend("reading", auth.address(request))
        card = await shared_card(live_tables, asked["by"])
    except (Refused, DBAPIError, OSError):
        card = None
    if not card or not found.is_file():
        return page(request)
    lang = accepted(asked.get("lang", ""))
    picture = f"{_origin(request, auth)}/api/daily/shared/{asked['by'][:32]}.png?lang={lang}"
    told = card.text(speech(lang)), speech(lang).say("web-daily-about")
    html = headed(found.read_text(encoding="utf-8"), lang, told, picture)
    return Response(html.encode(), media_type="text/html", headers=NEVER)


async def table_page(request: Reader, code: str, live_tables: LiveTables, auth: Auth) -> Answer:
    """The page of the client, with a preview of the table for those who may know of it."""
    try:
        await auth.limits.spend("reading", auth.address(request))
        table = (await live_tables.open(code[:40])).table
    except (Refused, DBAPIError, OSError):
        return page(request)
    found = STATIC / "index.html"
    # Messengers have no session: what they are told is what any guest may know.
    if not found.is_file() or not may_enter(table, "", request.query_params.get("invite", "")):
        return page(request)
    headers = NEVER | {"Vary": "Accept-Encoding, Accept-Language"}
    text = previewed_page(found, request, table, auth).encode()
    if "gzip" in request.headers.get("Accept-Encoding", ""):
        text, headers = gzip.compress(text, mtime=0), headers | {"Content-Encoding": "gzip"}
    return Response(text, media_type="text/html", headers=headers)


def previewed_page(page: Path, request: Reader, table: Table, auth: Auth) -> str:
    """The text of the page that tells of a table."""
    languages = request.headers.get("Accept-Language", "")
    return previewed(page.read_text(encoding="utf-8"), table, languages, _origin(request, auth))


def _origin(request: Reader, auth: Auth) -> str:
    scheme = "https" if auth.secure else request.url.scheme
    return f"{scheme}://{request.headers.get('host', '')}"


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
