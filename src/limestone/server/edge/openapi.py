"""The API as OpenAPI: the framework's schema, with msgspec's for what requests carry."""

from typing import Any

import msgspec
from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin

from limestone.server.edge import (
    alert_routes,
    people_routes,
    replay_routes,
    table_routes,
    talk_routes,
)
from limestone.server.live import new_tables
from limestone.server.table.kinds import AnyOrder

READ = (
    new_tables.Wanted,
    AnyOrder,
    people_routes.Named,
    people_routes.Credentials,
    people_routes.Labelled,
    table_routes.Archived,
    replay_routes.Asked,
    alert_routes.Wished,
    alert_routes.NewDevice,
    talk_routes.Speaking,
    talk_routes.Nudging,
    talk_routes.Muting,
)


def exact(schema: dict[str, Any]) -> dict[str, Any]:
    """The OpenAPI schema with all constraints; the framework drops those inside unions."""
    template = "#/components/schemas/{name}"
    _, components = msgspec.json.schema_components(READ, ref_template=template)
    plain: dict[str, Any] = msgspec.to_builtins(schema)
    plain["components"]["schemas"] |= components
    return plain


class OpenApiJson(JsonRenderPlugin):
    """Serves the exact schema, written once."""

    def __init__(self) -> None:
        super().__init__()
        self._written = b""

    def write(self, schema: dict[str, Any]) -> bytes:
        self._written = self._written or msgspec.json.encode(exact(schema))
        return self._written

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return self.write(openapi_schema)
