"""The API as OpenAPI: the framework's schema, msgspec's of requests, and that of the games."""

from typing import Any

import msgspec
from litestar import Litestar, Request
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.plugins import JsonRenderPlugin

from limestone.shown import schema

SECURITY = {
    "token": {"type": "http", "scheme": "bearer", "description": "of a program"},
    "session": {"type": "apiKey", "in": "cookie", "name": "limestone_session"},
    "csrf": {"type": "apiKey", "in": "header", "name": "X-CSRF-Token"},
}


def exact(app: Litestar) -> dict[str, Any]:
    """The OpenAPI schema with all constraints; the framework drops those inside unions."""
    template = "#/components/schemas/{name}"
    _, components = msgspec.json.schema_components(bodies(app), ref_template=template)
    plain: dict[str, Any] = msgspec.to_builtins(app.openapi_schema.to_schema())
    plain["components"]["schemas"] |= components | schema.components()
    plain["components"]["securitySchemes"] = SECURITY
    # None at all is allowed too: what needs a person says so, and a new guest has no session yet.
    plain["security"] = [{"token": []}, {"session": [], "csrf": []}, {}]
    return plain


def bodies(app: Litestar) -> list[Any]:
    """The type of every request that carries something."""
    handlers = {handler for route in app.routes for handler in getattr(route, "route_handlers", ())}
    wanted = [handler for handler in handlers if isinstance(handler, HTTPRouteHandler)]
    fields = [handler.parsed_data_field for handler in wanted]
    return [field.annotation for field in fields if field]


class OpenApiJson(JsonRenderPlugin):
    """Serves the exact schema, written once."""

    def __init__(self) -> None:
        super().__init__()
        self._written = b""

    def write(self, app: Litestar) -> bytes:
        self._written = self._written or msgspec.json.encode(exact(app))
        return self._written

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return self.write(request.app)
